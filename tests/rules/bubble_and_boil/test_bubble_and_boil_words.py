"""What the rules say: moves, reasons, options and outcomes all have words with every slot filled."""

import re

import msgspec
import pytest
from bubble_and_boil_setup import NUMBERS, Referee, after, random_match, table
from test_bubble_and_boil_promises import some_moves

from game.core.errors import BadMove, BadOptions
from game.core.reason import Reason
from game.rules.bubble_and_boil.cards.card_files import list_words, potion_words
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, ingredient_words
from game.rules.bubble_and_boil.ending import Ending, judge
from game.rules.bubble_and_boil.moves import ANSWERS, Brew, Hex, PickCube, Plant
from game.rules.bubble_and_boil.options import Options, describe_options, fault_of, options_from
from game.store.places import ROOT
from game.store.words import Words


@pytest.fixture
def words() -> Words:
    return Words.load("en").for_seats(("Agnes", "Bertók", "Odile", "Zelma"))


# Moves


def test_moves_have_unique_texts_that_parse_back(boil: BubbleAndBoil) -> None:
    every = some_moves(boil)
    assert len({move.text for move in every}) == len(every)
    for move in every:
        assert boil.parse(move.text) == move


def test_moves_name_the_pieces_and_places_that_a_person_points_at() -> None:
    assert Hex("toad_choir").parts == ("hex", "hand:toad_choir")
    assert Hex("hot_potato", 2).parts == ("hex", "hand:hot_potato", "seat:2")
    planted = Plant(2, "bad_influence", "gossip_mill")
    assert planted.text == "plant red bad_influence gossip_mill"
    assert planted.parts == ("plant", "hand:bad_influence", "hand:gossip_mill", "colour:red")
    assert Brew(("toad_choir", "toad_choir")).parts == ("book:toad_choir", "book:toad_choir")
    picked = PickCube(((1 * 2 + 0) * 128 + 3) * 4 + 2)
    assert (picked.text, picked.parts) == ("cube 1 0 3 red", ("plot:1.0.3", "colour:red"))


def test_every_legal_move_names_its_parts(boil: BubbleAndBoil) -> None:
    for position in random_match(boil, 3, 4)[1]:
        for move in boil.legal_moves(position):
            assert all(re.fullmatch(r"[a-z]+(:[a-z0-9_.]+)?", part) for part in move.parts), move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hex",
        "hex frog",
        "hex toad_choir 4",
        "hex toad_choir 01",
        "hex toad_choir 1 2",
        "plant red toad_choir hot_potato",
        "plant blue hot_potato toad_choir",
        "brew toad_choir hot_potato",
        "record",
        "Harvest",
        "harvest ",
        "cube 0 2 0 red",
        "cube 0 0 128 red",
        "choose 0",
        "raze 2",
        "keep toad_choir",
        "block 1",
    ],
)
def test_other_texts_are_no_moves(boil: BubbleAndBoil, text: str) -> None:
    with pytest.raises(BadMove):
        boil.parse(text)


# Words


def said(words: Words, *reasons: Reason) -> None:
    """Say each reason, with every slot filled."""
    for each in reasons:
        assert "{" not in words.say(each), each
    assert not words.missed


def test_every_reason_that_is_met_in_play_has_words(boil: BubbleAndBoil, referee: Referee, words: Words) -> None:
    for each in (boil, referee(hard_stop=True), referee(victory="draft")):
        every = some_moves(each)
        for seats in (2, 4):
            for position in random_match(each, seats, 6)[1]:
                said(words, *filter(None, (each.why_not(position, move) for move in every)))


def test_every_reason_in_the_code_has_words(words: Words) -> None:
    code = (ROOT / "game" / "rules" / "bubble_and_boil" / "illegal.py").read_text("utf-8")
    keys = {f"bubble_and_boil.reason.{key}" for key in re.findall(r'_say\(\s*"([a-z_]+)"', code)}
    keys |= {f"bubble_and_boil.reason.first.{what}" for what in (*ANSWERS, "card")}
    keys |= {f"bubble_and_boil.reason.step.{step}" for step in ("draft", "brew", "replant", "hex_late", "harvest_late")}
    kinds = ("plant", "record", "discard", "draw")
    keys |= {f"bubble_and_boil.reason.step.{kind}_early" for kind in kinds}
    keys |= {f"bubble_and_boil.reason.step.{kind}_late" for kind in ("plant", "record")}
    assert {key for key in words.keys if key.startswith("bubble_and_boil.reason.")} == keys


def test_a_finished_match_refuses_everything(boil: BubbleAndBoil, words: Words) -> None:
    before = table("", "", step="brew", active=1, trigger="rounds", brewed=[[], None])
    position, _ = after(boil, before, "brew")
    for move in some_moves(boil):
        assert boil.why_not(position, move) == Reason("bubble_and_boil.reason.over")
    assert boil.legal_moves(position) == ()


def test_names_have_words(boil: BubbleAndBoil, words: Words) -> None:
    told = [words.say(ingredient_words(colour)) for colour in EVERY_COLOUR]
    assert told == ["hemlock", "pumpkin", "mandrake", "toadflax"]
    assert words.say(potion_words("return_to_sender")) == "Broom Wax"
    cards = ["hot_potato", "toad_choir", "crow_tax"]
    assert words.say(list_words(cards)) == "Hot Potato, Toad Choir and Crow Tax"
    assert words.say(list_words(cards[:1])) == "Hot Potato"
    said(words, *(Reason(f"bubble_and_boil.trigger.{ending}") for ending in Ending))


@pytest.mark.parametrize(
    ("given", "winners", "sentence"),
    [
        ({"points": [3, 0]}, (0,), "Agnes wins with"),
        ({"books": ["", "cackle_syrup"], "pots": ["", "O1 Y2"], "brewed": [[], ["cackle_syrup"]], "points": [16, 0]},
         (1,), "the most potions"),
        ({"diablerie": [3, 1], "points": [3, 0]}, (0,), "the highest Diablerie"),
        ({"corruption": [1, 0], "points": [5, 0]}, (1,), "the least corruption"),
        ({"crones": [1, 0], "points": [0, 3]}, (0,), "the most crones"),
        ({}, (0, 1), "Agnes and Bertók share the victory"),
    ],
)  # fmt: skip
def test_outcomes_have_words(
    boil: BubbleAndBoil, words: Words, given: dict[str, object], winners: tuple[int, ...], sentence: str
) -> None:
    position = boil.from_plain(table("", "", **{"step": "over", "trigger": "rounds", "brewed": [[], []], **given}))
    outcome = judge(boil.codex, position)
    assert outcome.winners == winners, outcome
    assert sentence in words.say(outcome.reason)
    assert not words.missed


# Options


def test_options_are_described_with_words(words: Words) -> None:
    for field in describe_options(NUMBERS, 3):
        key = f"bubble_and_boil.option.{field.name}"
        assert field.default in field.choices
        said(words, Reason(key), Reason(f"{key}.about"))
        said(words, *(Reason(f"{key}.{choice}") for choice in field.choices if isinstance(choice, str)))
        typed = options_from({field.name: str(field.default)})
        assert typed == Options()
        for choice in field.choices:
            chosen = options_from({field.name: str(choice)})
            assert fault_of(NUMBERS, chosen, 3) is None
            assert (chosen == Options()) == (choice == field.default)
    assert [field.name for field in describe_options(NUMBERS, 2)] == list(Options.__struct_fields__)


def test_wrong_options_are_refused_with_words(words: Words) -> None:
    for given in ({"luck": "yes"}, {"hard_stop": "maybe"}, {"victory": "4"}, {"recipes": "few"}):
        with pytest.raises(BadOptions) as refused:
            options_from(given)
        said(words, refused.value.reason)
    for options, seats in ((Options(), 5), (Options(), 1), (Options(recipes=4), 2), (Options(recipes=10), 2)):
        fault = fault_of(NUMBERS, options, seats)
        assert fault is not None
        said(words, fault)


def test_a_match_with_a_fault_does_not_start(boil: BubbleAndBoil) -> None:
    with pytest.raises(BadOptions):
        boil.start(5, 1)


def test_saved_options_read_back() -> None:
    options = Options(kindly_crone=True, recipes=8, victory="draft")
    assert msgspec.convert(msgspec.to_builtins(options), Options) == options
