"""Options that a person typed, read by the one reader of all games."""

from typing import Literal

import msgspec
import pytest

from game.core.errors import BadOptions
from game.core.option_fields import NoOptions, OptionField, read_options
from game.core.reason import Reason, reason


class Soup(msgspec.Struct, frozen=True):
    hot: bool = False
    bowls: int | None = None
    herb: Literal["mint", "sage"] = "mint"


def test_options_are_read_by_the_types_of_their_fields() -> None:
    assert read_options("soup", Soup, {}) == Soup()
    assert read_options("soup", Soup, {"hot": "yes", "bowls": "3", "herb": "sage"}) == Soup(True, 3, "sage")
    assert OptionField.switch("hot") == OptionField("hot", "no", ("no", "yes"))


@pytest.mark.parametrize(("name", "value"), [("hot", "true"), ("hot", "1"), ("bowls", "many"), ("herb", "nettle")])
def test_a_wrong_value_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options("soup", Soup, {name: value})
    assert caught.value.reason == reason("options.value", name=name, value=value)


def test_an_option_that_is_not_there_is_refused() -> None:
    said = reason("options.unknown", game=Reason("soup.name"), name="cold")
    rules = NoOptions("soup", Soup)
    for read in (rules.options_from, lambda given: read_options("soup", Soup, given)):
        with pytest.raises(BadOptions) as caught:
            read({"cold": "yes"})
        assert caught.value.reason == said
    assert rules.options_from({}) == rules.Options()
    assert rules.describe_options(None, 2) == ()
    assert rules.fault_of(None, rules.Options(), 9) is None
