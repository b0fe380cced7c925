"""Every text that the program asks for by name is there in English; games count once the catalogue lists them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.catalogue import GAMES
from game.play.pack_registry import pack_texts
from game.store.packs.pack_files import OUR_PACKS, PackFile, read_packs
from game.store.places import CONFIG, ROOT
from game.store.words import TEXT, Words, forms, languages, read_texts

PACKS = [pack for pack in read_packs(OUR_PACKS) if isinstance(pack, PackFile)]
WORDS = Words.load("en").with_texts(lambda language: dict(pack_texts(language, PACKS)))
CALLS = {"reason", "Reason", "say"}
KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")


def asked_for(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and key of each call that names a text; `*` stands for what is put together when it runs."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in CALLS:
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield node.lineno, first.value
        elif isinstance(first, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in first.values]
            yield node.lineno, "".join(parts)


def is_played(path: Path) -> bool:
    """Return whether a module belongs to the program, and not to a game that nobody can choose."""
    parts = path.relative_to(ROOT / "game").parts
    return parts[0] != "rules" or len(parts) == 2 or parts[1] in GAMES


MODULES = sorted(filter(is_played, ROOT.glob("game/**/*.py")))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_that_are_asked_for_are_there(path: Path) -> None:
    missing = []
    for line, key in asked_for(path):
        pattern = re.compile(r"[a-z0-9_.]+".join(map(re.escape, key.split("*"))))
        if not any(pattern.fullmatch(each) for each in WORDS.keys):
            missing.append(f"{line}: {key}")
    assert missing == []


def test_keys_are_dotted_words() -> None:
    assert [key for key in WORDS.keys if not KEY.fullmatch(key)] == []


COLOURS = {
    "en": ("greens?", "oranges?", "reds?", "yellows?"),
    "de": ("grün(e[nrms]?)?", "orange[nrms]?", "rot(e[nrms]?)?", "gelb(e[nrms]?)?"),
    "fr": ("verte?s?", "oranges?", "rouges?", "jaunes?"),
    "es": ("verdes?", "naranjas?", "roj[oa]s?", "amarill[oa]s?"),
}
"""What the colours of cubes are called in each language: hemlock's, pumpkin's, mandrake's and toadflax's."""


@pytest.mark.parametrize("language", languages())
def test_cubes_are_called_by_their_ingredient_and_not_by_its_colour(language: str) -> None:
    """A colour may stand beside its ingredient, as where a lesson names both."""
    texts, own = read_texts(TEXT / language), ("bubble_and_boil.", "lesson.bubble_and_boil.")
    told = [form for key, text in texts.items() if key.startswith(own) for form in forms(text)]
    told += (CONFIG / "rules" / language / "bubble_and_boil.md").read_text("utf-8").splitlines()
    assert len(told) > 500
    for name, colour in zip(("green", "orange", "red", "yellow"), COLOURS[language], strict=True):
        ingredient = texts[f"bubble_and_boil.ingredient.{name}"]
        assert isinstance(ingredient, str)
        for text in told:
            plain = re.sub(r"<[^>]*>|\{[^}]*\}", "", text)
            named = ingredient[:5].lower() in plain.lower()
            assert named or not re.search(rf"\b({colour})\b", plain, re.IGNORECASE), text


@pytest.mark.parametrize("language", languages())
def test_a_garden_and_a_card_in_it_are_never_both_a_plot_where_one_is_to_be_chosen(language: str) -> None:
    """Plot is the rules' word for one card of a garden; whoever is asked is asked for a garden or a card in one."""
    texts = read_texts(TEXT / language)
    plot = texts["keyword.bubble_and_boil.plot"]
    assert isinstance(plot, str)
    kinds = "action|choice|hint|log|prompt|reason|waiting|would"
    told = [(key, text) for key, text in texts.items() if re.match(rf"bubble_and_boil\.({kinds})\.", key)]
    assert len(told) > 200
    for key, text in told:
        for form in forms(text):
            assert not re.search(rf"\b({plot})\b", form, re.IGNORECASE), key


INGREDIENT = {"en": "ingredient", "de": "zutat", "fr": "ingrédient", "es": "ingrediente"}


@pytest.mark.parametrize("language", languages())
def test_what_lies_in_a_closed_cauldron_is_called_a_cube_everywhere(language: str) -> None:
    texts = [*(TEXT / language).glob("bubble_and_boil*.yaml"), CONFIG / "rules" / language / "bubble_and_boil.md"]
    assert len(texts) > 3
    for path in texts:
        words = path.read_text(encoding="utf-8").lower().replace("bubble_and_boil.ingredient.", "")
        assert INGREDIENT[language] not in words, path.name
