"""Pack schema: the JSON Schema of a game's packs, made from the types that read them, for editors that complete."""

import json
import re
from typing import Any

import msgspec

from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, PackRules, game
from game.store.places import CONFIG

SCHEMAS = CONFIG / "schema"
"""Where the schemas lie that come with the program, one a game."""
FEW = 8
"""So many words are told in the table of verbs."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def games_with_packs() -> tuple[str, ...]:
    """Return the games that packs add cards to."""
    return tuple(name for name, each in GAMES.items() if each.parts().packs is not None)


def schema_text(name: str) -> str:
    """Return the schema of the packs of a game as JSON; raise BadInput for a game without packs."""
    rules = game(name).parts().packs
    if rules is None:
        raise BadInput(reason("play.pack.no_game", game=reason(f"{name}.name"), games=", ".join(games_with_packs())))
    schema = msgspec.json.schema(rules.kind)
    for each in schema["$defs"].values():
        each["description"] = " ".join(each.get("description", "").split())
        _narrow(each, rules)
    _free_lone_verbs(schema["$defs"])
    whole = {"$schema": DIALECT, "title": f"A card pack for {name}", **schema}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _narrow(schema: dict[str, Any], rules: PackRules) -> None:
    """Write into the schema of a verb what its numbers and names may be."""
    fields = schema.get("properties", {})
    # What is chosen before a spell is announced is a pick too.
    words = fields["do"]["enum"] if "do" in fields else ["pick"] if "pick" in fields else []
    for field, each in fields.items() if words else ():
        if field != "do" and (allowed := rules.allowed(words[0], field)) is not None:
            if isinstance(allowed, range):
                each |= {"minimum": allowed.start, "maximum": allowed.stop - 1}
            elif each.get("type") == "string":
                each |= {"enum": [*allowed]}


def _free_lone_verbs(schemas: dict[str, Any]) -> None:
    """Let `do` be left out where only one verb can stand, as it may be when a pack is read."""
    for each in [*schemas.values()]:
        for field in each.get("properties", {}).values():
            name = field.get("items", {}).get("$ref", "").rpartition("/")[2]
            if "do" in schemas.get(name, {}).get("required", []):
                lone = schemas[name] | {"required": [key for key in schemas[name]["required"] if key != "do"]}
                schemas[f"Lone{name}"] = lone
                field["items"] = {"$ref": f"#/$defs/Lone{name}"}


def verb_table(name: str) -> str:
    """Return a table in Markdown of all verbs and rules that a pack of a game may use, with their arguments."""
    found = json.loads(schema_text(name))["$defs"]
    rows = {
        each["properties"]["do"]["enum"][0]: f"{_arguments(each)} | {_first_sentence(each['description'])}"
        for each in found.values()
        if "do" in each.get("properties", {})
    }
    lines = [f"| {verb} | {rows[verb]} |" for verb in sorted(rows)]
    return "\n".join(["| verb | arguments | what happens |", "|---|---|---|", *lines, ""])


def _first_sentence(text: str) -> str:
    """Return the first sentence of a docstring, rulings left out."""
    return re.split(r"(?<=[.;:]) |; ", re.sub(r" \([^)]*ruling[^)]*\)| \([AB]\d[^)]*\)", "", text))[0].rstrip(".;:")


def _arguments(schema: dict[str, Any]) -> str:
    """Return the arguments of a verb with what each may be, those that must be there in bold."""
    wanted = schema.get("required", [])
    told = []
    for field, each in schema["properties"].items():
        if field != "do":
            name = f"**{field}**" if field in wanted else field
            told.append(name + _values(each))
    return ", ".join(told) or "–"


def _values(schema: dict[str, Any]) -> str:
    """Return in a few words what a number may be, or which words go where there are few; of names nothing."""
    if "minimum" in schema and "maximum" in schema:
        return f" {schema['minimum']} to {schema['maximum']}"
    if schema.get("type") == "string":
        return ""
    kinds = [each["enum"] for each in schema.get("anyOf", [schema]) if "enum" in each]
    words = [word for word in (kinds[0] if kinds else []) if word]
    return f" ({' · '.join(words)})" if 0 < len(words) <= FEW else ""
