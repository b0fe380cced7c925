"""`check --language` names what a translation lacks, has too much of, or cannot draw."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli.check import language_check
from game.cli.check.language_check import check_language
from game.store.words import SOURCE, Words

ENGLISH = """
owl: The owl flies over the house
cards: {one: "{count} card", other: "{count} cards"}
sign: "<suit.plant> plant"
pass: Pass
"""


@pytest.fixture
def complaints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Return what is said of a translation of a few texts into the language `xx`."""
    config = tmp_path / "config"
    for name, text in (("text/en/own.yaml", ENGLISH), ("rules/en/own.md", "# Own {#own}\n\nOnly *this*.\n")):
        (config / name).parent.mkdir(parents=True)
        (config / name).write_text(text, "utf-8")

    class Folder:
        pass

    Folder.config = config
    monkeypatch.setattr(language_check, "folders", lambda: (Folder,))
    english = Words.load("en")

    def said(texts: str, page: str | None = "# Eigen {#own}\n\nNur das.\n") -> list[str]:
        for name, text in (("text/xx/own.yaml", texts), ("rules/xx/own.md", page)):
            if text is not None:
                (config / name).parent.mkdir(parents=True, exist_ok=True)
                (config / name).write_text(text, "utf-8")
        return [each if isinstance(each, str) else english.say(each) for each in check_language("xx")]

    return said


WHOLE = """
owl: Die Eule fliegt über das Haus
cards: {one: "{count} Karte", other: "{count} Karten"}
sign: "<suit.plant> Pflanze"
pass: Passen
"""


def test_a_whole_translation_is_in_order(complaints) -> None:
    assert complaints(WHOLE) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("pass: Passen\n", "", "pass: is not translated"),
        ("pass: ", "hare: Hase\npass: ", "hare: there is no such text in English"),
        ("{count} Karten", "Karten", None),
        ('{one: "{count} Karte", other: "{count} Karten"}', "Karten", "cards: lacks the slot 'count'"),
        ("<suit.plant> P", "<suit.ore> P", "sign: has other pictures"),
        ("Passen", "Jetzt nichts mehr tun und abwarten", "pass: has 34 letters, where at most 21 fit"),
        ("Die Eule fliegt über das Haus", "The owl flies over the house", "owl: is the English text"),
        ("Passen", "鍋", "has no letter '鍋'"),
        ("Passen", '"{count} Passen"', "pass: has a slot that English has not: count"),
    ],
)
def test_what_is_wrong_is_named(complaints, old: str, new: str, said: str | None) -> None:
    assert old in WHOLE
    found = complaints(WHOLE.replace(old, new))
    assert (found == []) if said is None else any(said in each for each in found), found


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (None, "xx/own.md: there is no such page"),
        ("# Eigen {#eigen}\n\nNur das.\n", "built otherwise than the English page, near 'Eigen'"),
        ("# Eigen {#own}\n", "built otherwise"),
        ("# Own {#own}\n\nOnly *this*.\n", "own.md: is the English text"),
    ],
)
def test_pages_are_there_and_built_alike(complaints, page: str | None, said: str) -> None:
    assert any(said in each for each in complaints(WHOLE, page))


def test_a_language_without_texts_is_refused(refused) -> None:
    assert "xx" in refused("check", "--language", "xx")


def test_english_is_no_translation_of_itself(refused) -> None:
    assert "en" in refused("check", "--language", SOURCE)
