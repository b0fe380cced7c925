"""The page on what cards can do has every verb, with an example that the program reads."""

import re
from typing import get_args

import msgspec
import pytest

from game.rules.cauldron.cards.card_files import SpellCard
from game.rules.cauldron.cards.verbs import EFFECTS, AnyVerb
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.standing import What
from game.store.content import convert, parse_yaml
from game.store.places import ROOT

PAGE = (ROOT / "docs" / "verbs.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"^### (\w+)\n.*?```yaml\n(.*?)```", PAGE, flags=re.MULTILINE | re.DOTALL))
TAGS = {kind.__struct_config__.tag: kind for kind in get_args(AnyVerb)}


def test_every_verb_is_on_the_page() -> None:
    assert list(EXAMPLES) == re.findall(r"^### (\w+)$", PAGE, flags=re.MULTILINE)
    assert EXAMPLES.keys() == TAGS.keys()


@pytest.mark.parametrize("name", TAGS)
def test_every_example_is_that_verb(name: str) -> None:
    verb = convert(parse_yaml(EXAMPLES[name], "docs/verbs.md"), AnyVerb, name)  # type: ignore[arg-type]
    assert isinstance(verb, TAGS[name])


def test_every_verb_has_a_function_and_every_function_a_verb() -> None:
    assert EFFECTS.keys() == set(TAGS.values())


def test_every_lasting_change_is_on_the_page() -> None:
    table = PAGE.partition("### modify")[2].partition("\n## ")[0]
    told = {what for row in re.findall(r"^\| ([\w, ]+) \|", table, flags=re.MULTILINE) for what in row.split(", ")}
    assert told - {"what"} == set(get_args(What))


def test_every_sort_of_pick_is_on_the_page() -> None:
    table = PAGE.partition("binds a name")[2].partition("`by` is")[0]
    told = set(re.findall(r"^\| (\w+) \|", table, flags=re.MULTILINE))
    picks = next(field.type for field in msgspec.structs.fields(Target) if field.name == "pick")
    assert told - {"pick"} == set(get_args(picks))


def test_the_example_of_a_card_is_a_card() -> None:
    example = re.findall(r"```yaml\n(.*?)```", PAGE, flags=re.DOTALL)[0]
    assert convert(parse_yaml(example, "docs/verbs.md"), dict[str, SpellCard], "docs/verbs.md")
