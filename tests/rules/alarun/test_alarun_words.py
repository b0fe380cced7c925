"""What the rules say: reasons against moves, options, outcomes and names all have words with every slot filled."""

from typing import Any

import pytest
from alarun_setup import card, name, names, place, placing, plain, swap

from game.core.errors import BadMove, BadOptions
from game.core.move import Move
from game.core.reason import Reason
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import Ending, judge, name_seats
from game.rules.alarun.ingredient_cards import COLOURS, DECK, KINDS, card_words, colour_words, kind_words
from game.rules.alarun.moves import NAMES, PASS, PLACES, REFRESH, SWAP_ALL, SWAPS
from game.rules.alarun.options import Numbers, Options, describe_options, fault_of, options_from
from game.rules.alarun.potion_scoring import Line, Sheet
from game.rules.alarun.square import cell_at
from game.store.words import Words


@pytest.fixture
def words() -> Words:
    return Words.load("en").for_seats(("Agnes", "Bertók", "Odile", "Zelma"))


# Moves


def test_moves_have_unique_texts_that_parse_back(alarun: Alarun) -> None:
    every: list[Move] = [PASS, SWAP_ALL, REFRESH, *NAMES]
    every += [each for swaps in SWAPS for each in swaps]
    every += [each for places in PLACES for each in places.values()]
    assert len(every) == len({move.text for move in every}) == 3 + 49 + 50 * 50 + 50 * 80
    for move in every:
        assert alarun.parse(move.text) == move


def test_moves_name_the_pieces_and_places_that_a_person_points_at() -> None:
    give, take = card("Mr"), card("Eb")
    swapped = SWAPS[give][take]
    assert swapped.text == "swap red_mandrake blue_egg"
    assert swapped.parts == ("hand:red_mandrake", "centre:blue_egg")
    placed = PLACES[give][cell_at(2, -1)]
    assert placed.text == "place red_mandrake 2,-1"
    assert placed.parts == ("hand:red_mandrake", "cell:2,-1")
    assert (NAMES[take].text, NAMES[take].parts) == ("name blue_egg", ("identity:blue_egg",))
    assert [(move.text, move.parts) for move in (PASS, SWAP_ALL, REFRESH)] == [
        ("pass", ()),
        ("swap_all", ()),
        ("refresh", ()),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "swap",
        "swap red_egg",
        "swap red_egg green_frog",
        "swap  red_egg blue_egg",
        "Pass",
        "pass 1",
        "place red_egg",
        "place red_egg 0,0",
        "place red_egg 5,0",
        "place red_egg 1;0",
        "name",
        "name centum_auri",
        "done",
    ],
)
def test_other_texts_are_no_moves(alarun: Alarun, text: str) -> None:
    with pytest.raises(BadMove):
        alarun.parse(text)


# Why a move is not legal

ACT = plain("Fy Ew Er", "", "", centre="Eb Mg Rp")
SAME = plain("Fy Ew Er", "", centre="Fy Mg Rp")
REFRESHED = plain("", "", refreshed=True, actions=1)
LATE = plain("Fy Ew Er", "", "", centre="Eb Mg Rp", actions=30)
PLACE = placing("Fy Ew Er", "", round_number=2, squares=["Fb Fr Fp @"])
ENDING = plain("", "", phase="name", round_number=8, actions=2, passer=0)
END = plain("", "", phase="over", round_number=8, actions=2, passer=0, identities=[name("Eb"), name("Fy")])

REFUSALS = [
    (ACT, swap("Mu", "Eb"), "You do not hold purple mandrake."),
    (ACT, swap("Fy", "Pr"), "There is no open red phoenix feather in the centre."),
    (ACT, swap("Fy", "*"), "There is no open Centum auri in the centre."),
    (SAME, swap("Fy", "Fy"), "Swapping a card for the same card changes nothing: pass instead."),
    (ACT, "refresh", "The centre is refreshed only when two play."),
    (REFRESHED, "refresh", "The centre has been refreshed in this round: no face-down cards are left."),
    (
        LATE,
        swap("Fy", "Eb"),
        "Everybody has acted 10 times and nobody has passed: pass, or swap all and pass.",
    ),
    (
        ACT,
        place("Fy", "1,0"),
        "Swap or pass first. Cards are placed when everybody is done.",
    ),
    (PLACE, "pass", "The actions of this round are over: now cards are placed."),
    (PLACE, place("Mu", "1,0"), "You do not hold purple mandrake."),
    (PLACE, place("Fy", "-1,0"), "There is a card already."),
    (PLACE, place("Fy", "2,0"), "Your square would be larger than five by five."),
    (PLACE, place("Fy", "0,2"), "A card must touch your apprentice or another card, side by side."),
    (ENDING, "pass", "Your square is complete: now say what your apprentice counts as."),
    (END, "name red_egg", "The match is over."),
]


@pytest.mark.parametrize(("before", "move", "sentence"), REFUSALS, ids=[sentence for *_, sentence in REFUSALS])
def test_a_refusal_says_why(alarun: Alarun, words: Words, before: dict[str, Any], move: str, sentence: str) -> None:
    refusal = alarun.why_not(alarun.from_plain(before), alarun.parse(move))
    assert refusal is not None
    assert words.say(refusal) == sentence
    assert not words.missed


def test_a_refusal_by_corners_says_so(cornered: Alarun, words: Words) -> None:
    refusal = cornered.why_not(cornered.from_plain(PLACE), cornered.parse(place("Fy", "0,2")))
    assert refusal is not None
    assert words.say(refusal) == "A card must touch your apprentice or another card, by a side or a corner."


def test_a_move_of_another_game_is_refused(alarun: Alarun) -> None:
    class Brew(Move, frozen=True):
        verb = "brew"

    for before in (ACT, PLACE, ENDING, END):
        assert alarun.why_not(alarun.from_plain(before), Brew()) is not None


# Options


def test_the_setup_learns_the_option_its_default_and_choices(numbers: Numbers, words: Words) -> None:
    for seats in (2, 3, 4):
        (diagonal,) = describe_options(numbers, seats)
        assert (diagonal.name, diagonal.default, diagonal.choices) == ("diagonal", "no", ("no", "yes"))
    for key in ("diagonal", "diagonal.about", "diagonal.no", "diagonal.yes"):
        assert words.has(f"alarun.option.{key}")


def test_options_are_read_from_what_a_person_types(numbers: Numbers) -> None:
    assert options_from({}) == options_from({"diagonal": "no"}) == Options()
    assert options_from({"diagonal": "yes"}) == Options(diagonal=True)
    for seats in (2, 3, 4):
        assert fault_of(numbers, Options(diagonal=True), seats) is None


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"knight": "yes"}, "Alarún has no option 'knight'."),
        ({"diagonal": "maybe"}, "'maybe' is no value of the option 'diagonal'."),
    ],
    ids=str,
)
def test_wrong_options_are_refused(words: Words, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options_from(given)
    assert words.say(refused.value.reason) == sentence


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_that_the_box_is_not_for_are_refused(alarun: Alarun, words: Words, seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        alarun.start(seats, 1)
    assert words.say(refused.value.reason) == f"Alarún is for 2 to 4 players, not for {seats}."


# Names and outcomes


def test_cards_kinds_colours_and_seats_have_names(words: Words) -> None:
    assert words.say(card_words(card("Pr"))) == "red phoenix feather"
    assert words.say(card_words(card("*"))) == "Centum auri"
    assert len({words.say(card_words(each)) for each in DECK}) == 50
    assert len({words.say(kind_words(kind)) for kind in range(len(KINDS))}) == 7
    assert [words.say(colour_words(colour)) for colour in range(len(COLOURS))] == list(COLOURS)
    assert words.say(name_seats((1,))) == "Bertók"
    assert words.say(name_seats((1, 0))) == "Bertók and Agnes"
    assert words.say(name_seats((0, 1, 2))) == "Agnes, Bertók and Odile"
    assert not words.missed


def sheet(potions: int, colour: int) -> Sheet:
    return Sheet(0, (Line(0, (), 0, potions),), (), 0, colour)


OUTCOMES = [
    (
        Ending.HIGHEST,
        [sheet(30, 4), sheet(40, 6)],
        "Bertók wins with 46 points and becomes the druid of the village.",
    ),
    (
        Ending.POTIONS,
        [sheet(30, 4), sheet(28, 6)],
        "Agnes wins the tie at 34 points with more from potions: 30.",
    ),
    (
        Ending.SHARED,
        [sheet(30, 4), sheet(30, 4), sheet(28, 4)],
        "Agnes and Bertók share the victory: 34 points each, 30 of them from potions.",
    ),
]


@pytest.mark.parametrize(("ending", "sheets", "sentence"), OUTCOMES, ids=[ending.value for ending, *_ in OUTCOMES])
def test_an_outcome_says_how_the_match_ended(words: Words, ending: Ending, sheets: list[Sheet], sentence: str) -> None:
    outcome = judge(sheets)
    assert outcome.ending == ending
    assert words.say(outcome.reason) == sentence
    assert not words.missed


def test_every_ending_is_told_in_words() -> None:
    assert {ending for ending, *_ in OUTCOMES} == set(Ending)


def test_prompts_have_words(words: Words) -> None:
    for key in ("act.last", "act.only", "act.warning", "act.must_pass", "pair", "place", "keep", "name"):
        for count in (1, 2):
            words.say(Reason(f"alarun.prompt.{key}"), count=count, give="", take="", name="")
    assert not words.missed


def test_plain_positions_call_cards_by_name() -> None:
    assert names("Er Fy *") == ["yellow_fungi", "red_egg", "centum_auri"]
