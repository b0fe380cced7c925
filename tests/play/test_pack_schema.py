"""The schema and the page of card packs are made from the types that read them, and say the same."""

import json
import re
from typing import Any

import pytest
from test_packs import FAULTS, GARDEN, HEX_FAULTS, HEXES, OURS

from game.cli.pack_commands import TEMPLATES, template
from game.play.catalogue import GAMES
from game.play.packs.pack_schema import SCHEMAS, games_with_packs, schema_text, verb_table
from game.play.packs.pack_shelf import check_pack
from game.store.content import BadContent, parse_yaml
from game.store.packs.pack_files import read_pack
from game.store.places import ROOT

PAGE = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
WITH_PACKS = ("bubble_and_boil", "cauldron")
BEYOND = {
    "a picture that is not there", "a card without words", "a foil that answers nothing", "a name of another thing",
    "three symbols", "no cost", "a giant recipe", "no potion's name", "a sentence that nothing says",
    "less of what can only be more", "points of two cards in hand",
    "an award of nothing",
}  # fmt: skip
"""Faults that no schema sees: those between one key and another."""


def complaints(schema: dict[str, Any], plain: Any, whole: dict[str, Any]) -> list[str]:
    """Return what a validator of JSON Schema would say, as far as our schemas go."""
    if "$ref" in schema:
        return complaints(whole["$defs"][schema["$ref"].rpartition("/")[2]], plain, whole)
    if "anyOf" in schema:
        found = [complaints(each, plain, whole) for each in schema["anyOf"]]
        return [] if [] in found else ["fits none"]
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    kind = kinds.get(schema.get("type", ""), object)
    if not isinstance(plain, kind) or (kind is int and isinstance(plain, bool)):
        return [f"{plain!r} is no {schema['type']}"]
    if "enum" in schema and plain not in schema["enum"]:
        return [f"{plain!r} is none of {schema['enum']}"]
    if isinstance(plain, int) and not schema.get("minimum", plain) <= plain <= schema.get("maximum", plain):
        return [f"{plain} is out of bounds"]
    if isinstance(plain, str):
        fits = re.search(schema.get("pattern", ""), plain) and len(plain) <= schema.get("maxLength", len(plain))
        return [] if fits and len(plain) >= schema.get("minLength", 0) else [f"{plain!r} does not fit"]
    if isinstance(plain, list):
        return [each for item in plain for each in complaints(schema["items"], item, whole)]
    if isinstance(plain, dict):
        own = schema.get("properties", {})
        told = [f"{key} is missing" for key in schema.get("required", []) if key not in plain]
        for key, value in plain.items():
            rest = schema.get("additionalProperties", True)
            told += complaints(schema.get("propertyNames", {}), key, whole)
            if key in own or isinstance(rest, dict):
                told += complaints(own.get(key, rest), value, whole)
            elif not rest:
                told.append(f"{key} is not known")
        return told
    return []


def checked(text: str, game: str) -> list[str]:
    """Return what the schema of a game says against a pack."""
    schema = json.loads(schema_text(game))
    return complaints(schema, parse_yaml(text, "a pack"), schema)


def test_packs_add_cards_to_two_games() -> None:
    assert tuple(sorted(games_with_packs())) == WITH_PACKS


@pytest.mark.parametrize("game", WITH_PACKS)
def test_the_schema_that_comes_along_is_that_of_the_types(game: str) -> None:
    assert (SCHEMAS / f"{game}.json").read_text(encoding="utf-8") == schema_text(game), (
        f"python main.py schema {game} > config/schema/{game}.json"
    )


@pytest.mark.parametrize("game", WITH_PACKS)
def test_the_page_has_every_verb_as_the_types_have_it(game: str) -> None:
    assert verb_table(game) in PAGE, f"python main.py schema {game} --verbs"


@pytest.mark.parametrize("game", WITH_PACKS)
def test_the_page_and_pack_new_have_the_same_pack_and_it_can_be_played_with(game: str) -> None:
    text = (TEMPLATES / f"{game}.yaml").read_text(encoding="utf-8")
    assert f"```yaml\n{text}```" in PAGE
    assert template(game).endswith(text) and template(game).startswith("# yaml-language-server: $schema=file://")
    assert check_pack(read_pack(TEMPLATES / f"{game}.yaml")) >= 4
    assert checked(text, game) == []


@pytest.mark.parametrize("name", OURS)
def test_the_schema_takes_our_packs(name: str) -> None:
    assert checked(OURS[name].read_text(encoding="utf-8"), "cauldron") == []


@pytest.mark.parametrize("game", WITH_PACKS)
def test_the_schema_knows_every_verb_of_the_box(game: str) -> None:
    schema = json.loads(schema_text(game))
    verbs = {each["properties"]["do"]["enum"][0] for each in schema["$defs"].values() if "do" in each["properties"]}
    page = (ROOT / "docs" / {"cauldron": "verbs.md", "bubble_and_boil": "hexes.md"}[game]).read_text(encoding="utf-8")
    assert verbs == set(re.findall(r"^### (\w+)$", page, flags=re.MULTILINE))


@pytest.mark.parametrize(
    ("fault", "game"),
    [*((each, "cauldron") for each in FAULTS), *((each, "bubble_and_boil") for each in HEX_FAULTS)],
)
def test_the_schema_sees_what_is_wrong_by_itself(fault: str, game: str) -> None:
    old, new, _ = (FAULTS if game == "cauldron" else HEX_FAULTS)[fault]
    text = (GARDEN if game == "cauldron" else HEXES).replace(old, new, 1)
    try:
        seen = bool(checked(text, game))
    except BadContent:
        return
    assert seen == (fault not in BEYOND)


def test_every_name_in_a_verb_is_checked() -> None:
    """A word among the arguments of a verb is one of few, or a name of which it is known what it has to be."""
    rules = GAMES["cauldron"].parts().packs
    assert rules is not None
    for name, each in json.loads(schema_text("cauldron"))["$defs"].items():
        properties = each.get("properties", {})
        if "do" in properties:
            free = [field for field, kind in properties.items() if kind.get("type") == "string" and "enum" not in kind]
            assert free == [], name
