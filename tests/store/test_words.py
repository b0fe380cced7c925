"""Every sentence comes from the text files, in any language, with its slots filled."""

from pathlib import Path

import pytest

from game.core.reason import reason
from game.store.content import BadContent
from game.store.pseudo import pseudo
from game.store.words import Words, languages

ENGLISH = {
    "cards.yaml": """
        card: "{suit} {number}"
        suit.plant: <suit.plant> plant
        seat: seat {seat}
    """,
    "table.yaml": """
        played: "{who} plays {card}."
        left: {one: "{count} card is left.", other: "{count} cards are left."}
        empty: ""
    """,
}
GERMAN = {"cards.yaml": 'suit.plant: Pflanze\nplayed: "{card} von {who}."'}


def folder_of(tmp_path: Path, **texts: dict[str, str]) -> Path:
    for language, files in texts.items():
        (tmp_path / language).mkdir()
        for name, text in files.items():
            (tmp_path / language / name).write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return folder_of(tmp_path, en=ENGLISH, de=GERMAN)


PLAYED = reason("played", who=reason("seat", seat=1), card=reason("card", suit=reason("suit.plant"), number=3))


def test_reasons_inside_reasons_become_words(folder: Path) -> None:
    words = Words.load("en", folder)
    assert words.say(PLAYED) == "seat 1 plays <suit.plant> plant 3."
    assert words.for_seats(["Ana", "Bertók"]).say(PLAYED) == "Bertók plays <suit.plant> plant 3."
    assert words.say("played", who="{card}", card=5) == "{card} plays 5."
    assert not words.missed


def test_one_and_other_forms_follow_the_count(folder: Path) -> None:
    words = Words.load("en", folder)
    said = [words.say("left", count=count) for count in (0, 1, 2)]
    assert said == ["0 cards are left.", "1 card is left.", "2 cards are left."]


def test_french_says_nothing_like_one(tmp_path: Path) -> None:
    forms = 'left: {one: "{count} carte", other: "{count} cartes"}'
    words = Words.load("fr", folder_of(tmp_path, en=ENGLISH, fr={"table.yaml": forms}))
    assert [words.say("left", count=count) for count in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_another_language_is_spoken_by_the_words_of_matches_too(folder: Path) -> None:
    words = Words.load("en", folder)
    match = words.for_seats(["Ana", "Bertók"])
    assert match.say("suit.plant") == "<suit.plant> plant"
    words.speak("de")
    assert (words.language, match.language) == ("de", "de")
    assert match.say("suit.plant") == words.say("suit.plant") == "Pflanze"
    assert words.lacking == ("card", "empty", "left", "seat")


def test_a_broken_language_leaves_the_one_that_is_spoken(folder: Path) -> None:
    words = Words.load("en", folder)
    (folder / "de" / "cards.yaml").write_text("suit.plant: [", "utf-8")
    with pytest.raises(BadContent, match=r"cards\.yaml"):
        words.speak("de")
    assert words.say("suit.plant") == "<suit.plant> plant"


def test_english_stands_in_and_is_listed(folder: Path) -> None:
    words = Words.load("de", folder)
    assert words.say(PLAYED) == "Pflanze 3 von seat 1."
    assert words.lacking == ("card", "empty", "left", "seat")
    assert languages(folder) == ("de", "en")


def test_what_is_not_there_is_seen_and_remembered(folder: Path) -> None:
    words = Words.load("en", folder)
    assert words.for_seats(["Ana"]).say("lost.key") == "[lost.key]"
    assert words.say("left", number=2) == "{count} cards are left."
    assert words.missed == {"lost.key", "left {count}"}
    assert words.has("left")
    assert not words.has("lost.key")


def test_the_pseudo_language_is_longer_and_keeps_slots_and_sprites(folder: Path) -> None:
    words = Words.load("qps", folder)
    assert words.say(PLAYED) == "šéáţ·· 1 pĺááýš· <suit.plant> pĺááñţ· 3."
    assert words.say("left", count=2) == "2 çáŕdš áááŕéé ĺéfţ.··"
    assert words.say("empty") == ""
    assert not words.missed


@pytest.mark.parametrize("text", ["Play", "Harvest, steal or brew", "Rhythm", "The total must not exceed fifteen."])
def test_the_pseudo_language_is_three_tenths_longer(text: str) -> None:
    assert 1.2 * len(text) <= len(pseudo(text)) <= 1.5 * len(text)


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"a.yaml": "one: x", "b.yaml": "one: y"}, "b.yaml: one: is also in a.yaml"),
        ({"a.yaml": "one: 15"}, "a.yaml: one: Expected `str | object`, got `int`"),
        ({"a.yaml": "one:"}, "a.yaml: one: Expected `str | object`, got `null`"),
        ({"a.yaml": "one: {one: x, few: y, other: z}"}, "a.yaml: one: Object contains unknown field `few`"),
    ],
)
def test_bad_text_files_are_refused_by_name(tmp_path: Path, files: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        Words.load("en", folder_of(tmp_path, en=files))
    assert str(caught.value).endswith(complaint)


def test_a_translation_may_not_invent_slots(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, en={"a.yaml": 'one: "{count}"'}, de={"a.yaml": 'one: "{cuont}"'})
    with pytest.raises(BadContent, match="de: one: has a slot that English has not: cuont"):
        Words.load("de", folder)


def test_an_unknown_language_is_refused(folder: Path) -> None:
    with pytest.raises(BadContent, match="xx: there are no texts in this language"):
        Words.load("xx", folder)


def test_our_own_texts_load_in_english_and_in_the_pseudo_language() -> None:
    assert Words.load("en").keys == Words.load("qps").keys


def test_folders_add_up_and_need_not_speak_every_language(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    more = folder_of(tmp_path / "more", en={"game.yaml": "soup: Nettle soup"})
    words = Words.load("de", folder, more)
    assert words.say("suit.plant") == "Pflanze"
    assert words.say("soup") == "Nettle soup"
    assert "soup" in words.lacking
    (more / "en" / "game.yaml").write_text("empty: Soup", "utf-8")
    with pytest.raises(BadContent, match=r"game\.yaml: empty: is also in "):
        Words.load("en", folder, more)
