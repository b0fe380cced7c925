"""The page on what cards can do has every verb and every rule, with an example that the program reads."""

import re
from typing import get_args

import pytest

from game.rules.bubble_and_boil.cards.card_files import Design, Measure, Setting, VictoryRules
from game.rules.bubble_and_boil.cards.verbs import Effect
from game.store.content import convert, parse_yaml
from game.store.places import ROOT

NAME = "docs/hexes.md"
PAGE = (ROOT / NAME).read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^### (\w+)\n.*?```yaml\n(.*?)```", PAGE, flags=re.MULTILINE | re.DOTALL))
VERBS = {kind.__struct_config__.tag: kind for kind in get_args(Effect)}
RULES = {kind.__struct_config__.tag: kind for kind in get_args(get_args(VictoryRules.__annotations__["rules"])[0])}


def test_every_verb_and_rule_is_on_the_page() -> None:
    assert list(EXAMPLES) == re.findall(r"^### (\w+)$", PAGE, flags=re.MULTILINE)
    assert EXAMPLES.keys() == VERBS.keys() | RULES.keys()


@pytest.mark.parametrize("name", [*VERBS, *RULES])
def test_every_example_is_that_verb_or_rule(name: str) -> None:
    kind = VERBS.get(name) or RULES[name]
    found = convert(parse_yaml(EXAMPLES[name], NAME), kind, name)
    assert isinstance(found, kind)


def test_every_measure_and_number_is_on_the_page() -> None:
    words = set(re.findall(r"\w+", PAGE.partition("## Alternative Victory cards")[2]))
    assert {*get_args(Measure), *get_args(Setting)} <= words


def test_the_example_of_a_card_is_a_card() -> None:
    example = re.findall(r"```yaml\n(.*?)```", PAGE, flags=re.DOTALL)[0]
    assert convert(parse_yaml(example, NAME), dict[str, Design], NAME)
