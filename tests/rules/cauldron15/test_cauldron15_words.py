"""What the rules say: reasons against moves, options, outcomes and names all have words with every slot filled."""

import pytest
from cauldron15_setup import cards, plain

from game.core.chance import Lcg
from game.core.errors import BadMove, BadOptions
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import DECK, SUITS, card_words, suit_words
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.ending import Ending, judge, name_seats
from game.rules.cauldron15.moves import DONE, EVERY_MOVE, Discard, Done, Play, Take
from game.rules.cauldron15.options import Numbers, Options, describe_options, fault_of, options_from
from game.store.words import Words


@pytest.fixture
def words() -> Words:
    return Words.load("en").for_seats(("Agnes", "Bertók", "Odile", "Zelma", "Ilse"))


# Moves


def test_moves_have_unique_texts_that_parse_back(cauldron15: Cauldron15) -> None:
    assert len(EVERY_MOVE) == len({move.text for move in EVERY_MOVE}) == 121
    for move in EVERY_MOVE:
        assert cauldron15.parse(move.text) == move


def test_moves_name_the_card_that_a_person_points_at() -> None:
    card = cards("plant 3")[0]
    assert (Play(card).text, Play(card).parts) == ("play plant 3", ("plant 3",))
    assert (Take(card).text, Discard(card).text, Done().text) == ("take plant 3", "discard plant 3", "done")
    assert DONE.parts == ()


@pytest.mark.parametrize("text", ["", "play", "play plant 8", "play  plant 3", "Play plant 3", "done 1", "pass"])
def test_other_texts_are_no_moves(cauldron15: Cauldron15, text: str) -> None:
    with pytest.raises(BadMove):
        cauldron15.parse(text)


# Why a move is not legal

PLAY = plain("ore 1, soul 3", "ore 2", "ore 3", "ore 4", trick="ore 5", leader=3)
BELOW = plain("", "", "", "", trick="ore 5, ore 6, ore 0, soul 0", trump="liquid", decision="take", to_move=1)
BELOW["voids"] = [[], [], [], ["ore"]]
OVER_THE_BRIM = plain("", "", "", "ore 1", trick="ore 5, ore 6, soul 6", decision="take", to_move=2)
OVER_THE_BRIM["voids"] = [[], [], ["ore"], []]
KEPT = "ore 1, plant 1, organism 1, liquid 1, soul 1"
BONUS = plain("", "", won=(KEPT, ""), round_number=3, decision="discard", to_move=0, discards_left=1)
END = plain("", "", round_number=3, decision="over")

REFUSALS = [
    (PLAY, "play plant 1", "You do not hold plant 1."),
    (PLAY, "play soul 3", "You can follow (ore), so you must."),
    (PLAY, "take ore 5", "Now a card has to be played."),
    (PLAY, "discard ore 5", "Now a card has to be played."),
    (PLAY, "done", "Now a card has to be played."),
    (BELOW, "take ore 1", "There is no ore 1 in this trick."),
    (BELOW, "take ore 5", "Neither spilt nor exact: take a lowest card, a 0."),
    (BELOW, "play ore 5", "First a card of this trick has to be taken."),
    (OVER_THE_BRIM, "take ore 5", "It spilt: take a highest card, a 6."),
    (BONUS, "discard ore 2", "You have not kept ore 2."),
    (BONUS, "take ore 1", "Now the set bonus: throw out a kept card, or be done."),
    (END, "done", "The match is over."),
]


@pytest.mark.parametrize(("before", "move", "sentence"), REFUSALS, ids=[sentence for *_, sentence in REFUSALS])
def test_a_refusal_says_why(
    cauldron15: Cauldron15, words: Words, before: dict[str, object], move: str, sentence: str
) -> None:
    refusal = cauldron15.why_not(cauldron15.from_plain(before), cauldron15.parse(move))
    assert refusal is not None
    assert words.say(refusal) == sentence
    assert not words.missed


def test_a_move_of_another_game_is_refused(cauldron15: Cauldron15) -> None:
    class Brew(Move, frozen=True):
        verb = "brew"

    for before in (PLAY, BELOW, BONUS, END):
        assert cauldron15.why_not(cauldron15.from_plain(before), Brew()) is not None


# Options


def test_the_setup_learns_options_defaults_and_choices(numbers: Numbers, words: Words) -> None:
    for seats, size in numbers.hands.items():
        hand, all_over = describe_options(numbers, seats)
        assert (hand.name, hand.default) == ("hand", size)
        assert hand.choices == tuple(range(3, numbers.hand_limits[seats] + 1))
        assert (all_over.name, all_over.default, all_over.choices) == ("all_over", "nobody", ("nobody", "lowest"))
    for key in ("hand", "hand.about", "all_over", "all_over.about", "all_over.nobody", "all_over.lowest"):
        assert words.has(f"cauldron15.option.{key}")


def test_every_choice_that_the_setup_offers_is_allowed(numbers: Numbers) -> None:
    for seats in (2, 3, 4, 5):
        for field in describe_options(numbers, seats):
            for choice in field.choices:
                options = options_from({field.name: str(choice)})
                assert getattr(options, field.name) == choice
                assert fault_of(numbers, options, seats) is None


def test_options_are_read_from_what_a_person_types() -> None:
    assert options_from({}) == Options()
    assert options_from({"hand": "6", "all_over": "lowest"}) == Options(hand=6, all_over="lowest")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"jokers": "2"}, "Cauldron 15 has no option 'jokers'."),
        ({"hand": "many"}, "'many' is no value of the option 'hand'."),
        ({"all_over": "both"}, "'both' is no value of the option 'all_over'."),
    ],
    ids=str,
)
def test_wrong_options_are_refused(words: Words, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options_from(given)
    assert words.say(refused.value.reason) == sentence


def test_options_that_do_not_go_with_the_seats_are_refused(numbers: Numbers, words: Words) -> None:
    for hand, seats, sentence in (
        (7, 4, "With 4 players a hand has 3 to 6 cards."),
        (2, 4, "With 4 players a hand has 3 to 6 cards."),
        (0, 2, "With 2 players a hand has 3 to 8 cards."),
        (None, 6, "Cauldron 15 is for 2 to 5 players, not for 6."),
    ):
        with pytest.raises(BadOptions) as refused:
            Cauldron15(numbers, Options(hand=hand)).start(seats, 1)
        assert words.say(refused.value.reason) == sentence


# Names and outcomes


def test_cards_suits_and_seats_have_names(words: Words) -> None:
    assert [words.say(suit_words(suit)) for suit in range(5)] == list(SUITS)
    assert len({words.say(card_words(card)) for card in DECK}) == 40
    assert words.say(name_seats((1,))) == "Bertók"
    assert words.say(name_seats((1, 0))) == "Bertók and Agnes"
    assert words.say(name_seats((0, 1, 2))) == "Agnes, Bertók and Odile"


OUTCOMES = [
    (Ending.HIGHEST, ("ore 7 5", "plant 1"), "nobody", "Agnes wins: 12 is the highest total within 15."),
    (Ending.HIGHEST, ("ore 7 5", "plant 7 6 2"), "nobody", "Bertók wins with exactly 15, the best there is."),
    (Ending.MORE_CARDS, ("ore 7", "plant 6 1"), "nobody", "Bertók wins the tie at 7 with more cards."),
    (
        Ending.SHARED,
        ("ore 7 5", "plant 7 5", "soul 1"),
        "nobody",
        "Agnes and Bertók share the victory: 12 each, with equally many cards.",
    ),
    (
        Ending.ALL_OVER,
        ("ore 7 6 5", "plant 7 6 4"),
        "nobody",
        "Every cauldron boiled over, so nobody wins. Bertók came nearest to 15 with 17.",
    ),
    (
        Ending.LOWEST,
        ("ore 7 6 5", "plant 7 6 4"),
        "lowest",
        "Every cauldron boiled over. Bertók wins with the lowest total, 17.",
    ),
    (
        Ending.LOWEST,
        ("ore 7 6 4", "plant 7 6 4"),
        "lowest",
        "Every cauldron boiled over. Agnes and Bertók share the victory with the lowest total, 17 each.",
    ),
]


@pytest.mark.parametrize(("ending", "won", "all_over", "sentence"), OUTCOMES, ids=[case[3] for case in OUTCOMES])
def test_an_outcome_says_how_the_match_ended(
    words: Words, ending: Ending, won: tuple[str, ...], all_over: str, sentence: str
) -> None:
    outcome = judge([sum(1 << card for card in cards(kept)) for kept in won], 15, all_over)
    assert outcome.ending == ending
    assert words.say(outcome.reason) == sentence
    assert not words.missed


def test_every_ending_is_told_in_words() -> None:
    assert {ending for ending, *_ in OUTCOMES} == set(Ending)


def test_prompts_and_cases_have_words(words: Words) -> None:
    for key in ("lead", "follow", "free", "take.below", "take.exact", "take.over", "discard"):
        words.say(Reason(f"cauldron15.prompt.{key}"), suit=suit_words(0), count=1)
    for case in ("below", "exact", "over"):
        words.say(reason(f"cauldron15.case.{case}"))
    assert not words.missed


def test_the_deal_of_a_seed_is_always_the_same(cauldron15: Cauldron15) -> None:
    first, second = cauldron15.start(4, 7), cauldron15.start(4, 7)
    assert cauldron15.to_plain(first) == cauldron15.to_plain(second)
    assert first.chance.state != Lcg.seeded(7).state


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_setup_says_where_the_brim_is_lower_than_what_may_be_kept(numbers: Numbers, language: str) -> None:
    words = Words.load(language)
    lower = {seats: target for seats, target in numbers.targets.items() if target != numbers.limit}
    assert lower
    for seats, target in numbers.targets.items():
        key = f"cauldron15.setup.{seats}"
        assert words.has(key) == (seats in lower)
        assert seats not in lower or str(target) in words.say(key)
