"""The rulings C1 to C28, one by one; each is named by the tests that prove it."""

import ast
import re
from pathlib import Path

import pytest
from cauldron15_setup import after, cards, mask, only, plain, play, texts

from game.core.chance import Lcg
from game.core.errors import IllegalMove
from game.core.event import Event
from game.rules.cauldron15 import events as happened
from game.rules.cauldron15.bonus import best_discards, bonus_of
from game.rules.cauldron15.cards import ALL, SUITS, cards_of, mask_of, total_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.ending import Ending, judge
from game.rules.cauldron15.options import Numbers, Options
from game.rules.cauldron15.position import Cauldron15Position


def random_match(controller: Cauldron15, seats: int, seed: int) -> tuple[list[Event], list[Cauldron15Position]]:
    """Play a random match; return its events and the positions in which somebody had to decide."""
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    positions = []
    while controller.to_move(position) is not None:
        positions.append(position.copy())
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))], events.append)
    return events, positions


def refusal(controller: Cauldron15, position: Cauldron15Position, move: str) -> str:
    """Return the key of the reason why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        controller.apply(position, controller.parse(move))
    return refused.value.reason.key.removeprefix("cauldron15.reason.")


def test_every_ruling_is_named_by_a_test() -> None:
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    named = {int(found.group(1)) for name in names if (found := re.match(r"test_c(\d\d)_", name))}
    assert named == set(range(1, 29))


# After every card


def test_c01_over_the_brim_ends_the_trick_at_once(cauldron15: Cauldron15) -> None:
    before = plain("liquid 6 0", "ore 1", "ore 2", "liquid 4 1", trick="liquid 3, liquid 7", leader=1, voids=("",) * 4)
    _, events = after(cauldron15, before, "play liquid 4", "play liquid 6")
    won = only(events, happened.TrickWon)
    assert (won.seat, won.case, won.sum) == (0, "over", 20)


@pytest.mark.parametrize(
    ("card", "case"), [("liquid 4", "below"), ("liquid 5", "exact"), ("liquid 6", "over")], ids=str
)
def test_c01_exactly_one_case_applies(cauldron15: Cauldron15, card: str, case: str) -> None:
    before = plain("liquid 4 5 6", "ore 1 2", "ore 3 4", "ore 5 6", trick="liquid 3, liquid 7, liquid 0", leader=1)
    _, events = after(cauldron15, before, f"play {card}")
    assert only(events, happened.TrickWon).case == case


@pytest.mark.parametrize(("card", "case"), [("liquid 4", "below"), ("liquid 5", "exact"), ("liquid 6", "over")])
def test_c01_the_brim_is_12_with_three_seats(cauldron15: Cauldron15, card: str, case: str) -> None:
    before = plain("liquid 4 5 6", "ore 1 2", "ore 3 4", trick="liquid 7, liquid 0", leader=1)
    _, events = after(cauldron15, before, f"play {card}")
    assert only(events, happened.TrickWon).case == case


@pytest.mark.parametrize(("card", "case"), [("soul 4", "below"), ("soul 5", "exact"), ("soul 6", "over")])
def test_c01_the_brim_is_12_with_two_seats(cauldron15: Cauldron15, card: str, case: str) -> None:
    before = plain("soul 4 5 6", "ore 1 2", trick="liquid 7, liquid 0", leader=1)
    _, events = after(cauldron15, before, f"play {card}")
    assert only(events, happened.TrickWon).case == case


def test_c01_below_the_brim_the_next_seat_plays(cauldron15: Cauldron15) -> None:
    before = plain("liquid 4 1", "liquid 5", "liquid 6", "ore 1")
    position, events = after(cauldron15, before, "play liquid 4")
    assert [type(event) for event in events] == [happened.Played]
    assert cauldron15.to_move(position) == 1


def test_c02_exact_on_the_very_last_card_is_exact(cauldron15: Cauldron15) -> None:
    before = plain("liquid 5 0", "ore 1 2", "ore 3 4", "ore 5 6", trick="liquid 3, liquid 6, liquid 1", leader=1)
    position, events = after(cauldron15, before, "play liquid 5")
    won = only(events, happened.TrickWon)
    assert (won.seat, won.case) == (0, "exact")
    assert texts(cauldron15, position) == ["take liquid 1", "take liquid 3", "take liquid 5", "take liquid 6"]


def test_c03_who_makes_it_exact_wins_whatever_the_colour_or_trump(cauldron15: Cauldron15) -> None:
    before = plain(
        "ore 2 0", "ore 1", "ore 3", "ore 4", trick="liquid 6, soul 7, liquid 0", leader=1, voids=("", "", "liquid", "")
    )
    position, events = after(cauldron15, before, "play ore 2")
    won = only(events, happened.TrickWon)
    assert (won.seat, won.case) == (0, "exact")
    assert texts(cauldron15, position) == ["take ore 2", "take liquid 0", "take liquid 6", "take soul 7"]


def test_c03_exact_before_everyone_has_played(cauldron15: Cauldron15) -> None:
    before = plain("ore 1 2", "ore 3", "liquid 7 4", "liquid 1 3", trick="liquid 6, liquid 2", leader=0)
    position, events = after(cauldron15, before, "play liquid 7", "take liquid 7")
    assert only(events, happened.Taken).total == 7
    assert position.hands[3] == mask("liquid 1 3")
    assert position.leader == 2


def test_c04_who_boils_it_over_wins_and_takes_the_highest(cauldron15: Cauldron15) -> None:
    before = plain("liquid 5 0", "ore 1", "ore 2", "ore 3", trick="liquid 3, soul 7, liquid 1", leader=1)
    before["voids"] = [[], [], ["liquid"], []]
    position, events = after(cauldron15, before, "play liquid 5")
    assert only(events, happened.TrickWon).seat == 0
    assert only(events, happened.Taken).card == cards("soul 7")[0]
    assert position.won[0] == mask("soul 7")


def test_c05_highest_of_the_led_colour_wins_below_the_brim(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "ore 6 7", "liquid 1 5")
    _, events = after(cauldron15, before, "play liquid 2", "play liquid 4", "play ore 6", "play liquid 1")
    assert only(events, happened.TrickWon).seat == 1


def test_c05_highest_trump_wins_else_led_colour(cauldron15: Cauldron15) -> None:
    before = plain("liquid 5 7", "soul 1 6", "soul 2 7", "liquid 6 3")
    _, events = after(cauldron15, before, "play liquid 5", "play soul 1", "play soul 2", "play liquid 6")
    won = only(events, happened.TrickWon)
    assert (won.seat, won.case, won.place) == (2, "below", 2)


def test_c05_when_trump_is_led_only_trump_wins(cauldron15: Cauldron15) -> None:
    before = plain("soul 1 7", "ore 6 5", "plant 4 5", "liquid 3 6")
    _, events = after(cauldron15, before, "play soul 1", "play ore 6", "play plant 4", "play liquid 3")
    assert only(events, happened.TrickWon).seat == 0


def test_c06_prize_below_the_brim_is_the_lowest_even_off_suit(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "plant 0 7", "liquid 1 5")
    position, events = after(cauldron15, before, "play liquid 2", "play liquid 4", "play plant 0", "play liquid 1")
    taken = only(events, happened.Taken)
    assert (taken.seat, taken.card, taken.place) == (1, cards("plant 0")[0], 2)
    assert position.won[1] == mask("plant 0")


def test_c07_equal_lowest_the_winner_picks(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "plant 1 7", "liquid 1 5")
    position, _ = after(cauldron15, before, "play liquid 2", "play liquid 4", "play plant 1", "play liquid 1")
    assert cauldron15.to_move(position) == 1
    assert texts(cauldron15, position) == ["take plant 1", "take liquid 1"]
    assert refusal(cauldron15, position, "take liquid 2") == "lowest_only"


def test_c07_equal_highest_the_winner_picks(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 6 3", "plant 6 7", "liquid 5 1")
    position, _ = after(cauldron15, before, "play liquid 2", "play liquid 6", "play plant 6", "play liquid 5")
    assert cauldron15.to_move(position) == 3
    assert texts(cauldron15, position) == ["take plant 6", "take liquid 6"]
    assert refusal(cauldron15, position, "take liquid 5") == "highest_only"


# Following


def test_c08_the_led_colour_must_be_followed(cauldron15: Cauldron15) -> None:
    position = cauldron15.from_plain(plain("ore 1", "ore 5 3, soul 7", "plant 1", "plant 2", trick="ore 2", leader=0))
    assert texts(cauldron15, position) == ["play ore 3", "play ore 5"]
    assert refusal(cauldron15, position, "play soul 7") == "must_follow"


def test_c08_without_the_led_colour_anything_goes_and_trump_is_no_duty(cauldron15: Cauldron15) -> None:
    position = cauldron15.from_plain(plain("ore 1", "plant 3, soul 7", "plant 1", "plant 2", trick="ore 2"))
    assert texts(cauldron15, position) == ["play plant 3", "play soul 7"]


def test_c08_two_seats_follow_the_card_of_the_deck(cauldron15: Cauldron15) -> None:
    position = cauldron15.from_plain(plain("ore 1, plant 2", "ore 5, plant 3", trick="ore 2"))
    assert texts(cauldron15, position) == ["play ore 1"]


def test_c09_following_outranks_avoiding_the_overflow(cauldron15: Cauldron15) -> None:
    before = plain("liquid 7, ore 0", "ore 1", "ore 2", "ore 3", trick="liquid 6, liquid 5, liquid 1", leader=1)
    position = cauldron15.from_plain(before)
    assert texts(cauldron15, position) == ["play liquid 7"]
    assert refusal(cauldron15, position, "play ore 0") == "must_follow"


# Rounds


def test_c10_trump_is_a_colour_fixed_for_the_round_and_never_comes_again(cauldron15: Cauldron15) -> None:
    for seed in range(20):
        events, positions = random_match(cauldron15, 4, seed)
        opened = [event.trump for event in events if isinstance(event, happened.RoundStarted)]
        assert len(set(opened)) == 3
        for position in positions:
            assert position.trumps == tuple(opened[: position.round])


def test_c10_the_trump_card_is_not_played(cauldron15: Cauldron15) -> None:
    pieces = cauldron15.pieces(cauldron15.start(4, 1))
    assert [pieces[f"trump {suit}"] for suit in SUITS] == [1] * 5
    assert pieces.total() == 45


def test_c11_the_first_leader_is_random(cauldron15: Cauldron15) -> None:
    leaders = [cauldron15.start(5, seed).leader for seed in range(100)]
    assert set(leaders) == set(range(5))


def test_c11_the_winner_of_the_last_trick_leads_the_next_round(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2", "liquid 4", "ore 6", "liquid 1")
    position, events = after(cauldron15, before, "play liquid 2", "play liquid 4", "play ore 6", "play liquid 1")
    assert only(events, happened.RoundStarted).leader == 1
    assert (position.round, position.leader, cauldron15.to_move(position)) == (2, 1, 1)


def test_the_winner_of_a_trick_leads_the_next(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "ore 6 7", "liquid 1 5")
    position, events = after(cauldron15, before, "play liquid 2", "play liquid 4", "play ore 6", "play liquid 1")
    assert only(events, happened.TrickStarted) == happened.TrickStarted(1, 2, 1)
    assert (position.round, cauldron15.to_move(position)) == (1, 1)


def test_c12_a_round_ends_when_any_player_has_no_cards(cauldron15: Cauldron15) -> None:
    before = plain("liquid 7 1", "liquid 6 2", "liquid 5 3", "ore 1 2 3")
    _, events = after(cauldron15, before, "play liquid 7", "play liquid 6", "play liquid 3")
    assert not [event for event in events if isinstance(event, happened.RoundEnded)]
    before = plain("liquid 7", "liquid 6 2", "liquid 5 3", "ore 1 2 3")
    _, events = after(cauldron15, before, "play liquid 7", "play liquid 6", "play liquid 5")
    assert only(events, happened.TrickWon).seat == 2
    assert only(events, happened.RoundEnded).round == 1


def test_c12_remaining_hands_are_discarded_and_reshuffled(cauldron15: Cauldron15) -> None:
    before = plain("liquid 7", "liquid 6 2", "liquid 5 3", "ore 1 2 3")
    position, events = after(cauldron15, before, "play liquid 7", "play liquid 6", "play liquid 5")
    thrown = [event for event in events if isinstance(event, happened.HandDiscarded)]
    assert [(event.seat, event.cards) for event in thrown] == [
        (1, cards("liquid 2")),
        (2, cards("liquid 3")),
        (3, cards("ore 1 2 3")),
    ]
    assert position.discards == position.folded == 0
    assert mask_of(position.trick) | position.pile | sum(position.hands) == ALL & ~mask("liquid 7")


def test_c12_hands_of_the_last_round_are_folded_face_down(cauldron15: Cauldron15) -> None:
    before = plain("liquid 7", "liquid 6 2", "liquid 5 3", "ore 1 2 3", round_number=3)
    position, _ = after(cauldron15, before, "play liquid 7", "play liquid 6", "play liquid 5")
    assert position.folded == mask("liquid 2 3, ore 1 2 3")
    assert position.hands == [0, 0, 0, 0]
    assert cauldron15.observe(position, 0).folded == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c13_whoever_has_to_play_holds_a_card(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(20):
        for position in random_match(cauldron15, seats, seed)[1]:
            frame = position.stack[-1]
            assert frame.what != "play" or position.hands[frame.seat]


def test_c14_with_too_few_cards_all_get_equally_many(numbers: Numbers) -> None:
    controller = Cauldron15(numbers, Options(hand=8))
    # 18 cards are kept and one more is won: 21 are left for three seats, of which 8 each would be 24.
    won = ("ore 0 1 2 3 4 5", "plant 0 1 2 3 4 5", "organism 0 1 2 3 4 5")
    before = plain("liquid 2", "liquid 4", "liquid 1", won=won, round_number=2)
    position, events = after(controller, before, "play liquid 2", "play liquid 4", "play liquid 1")
    assert only(events, happened.RoundStarted).hand == 7
    assert only(events, happened.RoundStarted).pile == 0
    assert [hand.bit_count() for hand in position.hands] == [7, 7, 7]


def test_c14_what_cannot_be_shared_stays_in_the_pile(numbers: Numbers) -> None:
    controller = Cauldron15(numbers, Options(hand=8))
    won = ("ore 0 1 2 3 4 5", "plant 0 1 2 3 4 5", "organism 0 1 2 3 4 5 6")
    before = plain("liquid 2", "liquid 4", "liquid 1", won=won, round_number=2)
    position, events = after(controller, before, "play liquid 2", "play liquid 4", "play liquid 1")
    assert only(events, happened.RoundStarted).hand == 6
    assert position.pile.bit_count() == 2


# Two seats


def test_c15_an_empty_lead_deck_is_refilled_from_the_discards(cauldron15: Cauldron15) -> None:
    kept = ("plant 0 1 2 3 4 5 6 7", "organism 0 1 2 3 4 5 6 7, soul 0 1 2 3 4 5 6 7, ore 0 1 2 3")
    before = plain("ore 5 7", "ore 4 6, liquid 7", trick="liquid 0", won=kept, discards="liquid 2 3 4 5 6", leader=0)
    before["hands"][1].append("liquid 1")
    before["pile"] = []
    position, events = after(cauldron15, before, "play ore 5", "play liquid 1")
    refilled = only(events, happened.PileRefilled)
    assert refilled.cards == cards("ore 5, liquid 1 2 3 4 5 6")
    led = only(events, happened.DeckLed)
    assert (led.card in refilled.cards, led.pile) == (True, 6)
    assert position.discards == 0
    assert set(cauldron15.observe(position, 0).known_pile) == set(refilled.cards) - {led.card}


def test_c15_a_refilled_deck_may_be_empty_again_at_once(cauldron15: Cauldron15) -> None:
    kept = ("plant 0 1 2 3 4 5 6 7, ore 0 1 2 3 4", "organism 0 1 2 3 4 5 6 7, soul 0 1 2 3 4 5 6 7, liquid 0 1 2 3")
    before = plain("liquid 5, ore 5", "liquid 4, ore 6 7", trick="liquid 7", won=kept, trump="soul")
    before["hands"][1].append("liquid 6")
    before["pile"] = []
    position, events = after(cauldron15, before, "play liquid 5", "take liquid 5")
    assert only(events, happened.PileRefilled).cards == cards("liquid 7")
    assert only(events, happened.DeckLed) == happened.DeckLed(cards("liquid 7")[0], 7, 0)
    written = cauldron15.to_plain(position)
    assert cauldron15.to_plain(cauldron15.from_plain(written)) == written


def test_c15_without_pile_and_discards_the_round_ends(numbers: Numbers, cauldron15: Cauldron15) -> None:
    held = "ore 0 1 2 3 4 5 6 7"
    kept = ("plant 0 1 2 3 4 5 6 7, organism 0 1 2 3", "organism 4 5 6 7, liquid 0 1 2 3 4 5 6 7")
    before = plain("soul 1", "soul 4", trick="soul 2", trump="ore", won=kept, discards=held, round_number=2)
    before["pile"] = []
    before["discards"] += ["soul 0", "soul 3", "soul 5", "soul 6", "soul 7"]
    position, events = after(cauldron15, before, "play soul 1", "play soul 4")
    # 15 cards are left: 7 each, and one for the lead deck.
    assert only(events, happened.RoundStarted).pile == 1
    before["won"][0].append("ore 0")
    before["discards"].remove("ore 0")
    position, events = after(cauldron15, before, "play soul 1", "play soul 4")
    # 14 cards are left: 7 each, nothing can lead, so the last round is over at once.
    assert only(events, happened.RoundStarted).pile == 0
    assert [event.round for event in events if isinstance(event, happened.RoundEnded)] == [2, 3]
    assert position.folded.bit_count() == 14
    assert cauldron15.outcome(position) or position.stack[-1].what == "discard"


def test_c16_the_deck_leads_counts_and_belongs_to_nobody(cauldron15: Cauldron15) -> None:
    position = cauldron15.start(2, 3)
    assert len(position.trick) == 1
    assert position.sum == position.trick[0] & 7
    seen = cauldron15.observe(position, 0)
    assert seen.players == (None,)
    assert seen.pile == 40 - 16 - 1


def test_c16_the_card_of_the_deck_may_be_trump(cauldron15: Cauldron15) -> None:
    before = plain("ore 1 2", "ore 3 4", trick="soul 0")
    _, events = after(cauldron15, before, "play ore 1", "play ore 3")
    assert only(events, happened.TrickDiscarded).card == cards("soul 0")[0]


def test_c17_the_first_to_answer_alternates_whoever_wins(cauldron15: Cauldron15) -> None:
    before = plain("ore 4 1", "ore 3 2", trick="ore 2", leader=0) | {"hands": [["ore 4", "ore 1"], ["ore 3", "ore 5"]]}
    before["pile"].remove("ore 5")
    position, events = after(cauldron15, before, "play ore 4", "play ore 3")
    assert only(events, happened.TrickWon).seat == 0
    assert (position.leader, cauldron15.to_move(position)) == (1, 1)
    before = plain("ore 1 5", "ore 3 6", trick="ore 2", leader=0)
    position, events = after(cauldron15, before, "play ore 1", "play ore 3")
    assert only(events, happened.TrickWon).seat == 1
    assert (position.leader, cauldron15.to_move(position)) == (1, 1)


def test_c17_the_taker_of_the_last_trick_answers_first_in_the_next_round(cauldron15: Cauldron15) -> None:
    for leader in (0, 1):
        before = plain("ore 4", "ore 3", trick="ore 2", leader=leader)
        moves = ("play ore 4", "play ore 3") if leader == 0 else ("play ore 3", "play ore 4")
        position, events = after(cauldron15, before, *moves)
        assert only(events, happened.RoundStarted).leader == 0
        assert cauldron15.to_move(position) == 0


def test_c17_when_the_deck_won_the_last_trick_alternation_goes_on(cauldron15: Cauldron15) -> None:
    for leader in (0, 1):
        before = plain("ore 1", "plant 3", trick="ore 2", leader=leader)
        moves = ("play ore 1", "play plant 3") if leader == 0 else ("play plant 3", "play ore 1")
        position, _ = after(cauldron15, before, *moves)
        assert (position.round, position.leader) == (2, 1 - leader)


def test_c18_when_the_deck_wins_all_cards_are_discarded(cauldron15: Cauldron15) -> None:
    before = plain("ore 1 4", "plant 3 4", trick="ore 2")
    position, events = after(cauldron15, before, "play ore 1", "play plant 3")
    assert only(events, happened.TrickDiscarded).cards == cards("ore 2 1, plant 3")
    assert position.won == [0, 0]
    assert position.discards == mask("ore 1 2, plant 3")


def test_c18_when_the_deck_does_not_win_one_card_is_kept(cauldron15: Cauldron15) -> None:
    before = plain("ore 3 4", "plant 1 4", trick="ore 2")
    position, _ = after(cauldron15, before, "play ore 3", "play plant 1")
    assert position.won == [mask("plant 1"), 0]
    assert position.discards == mask("ore 2 3")


@pytest.mark.parametrize(("card", "case"), [("ore 5", "exact"), ("ore 6", "over")])
def test_c19_when_the_first_to_answer_ends_the_trick_the_second_does_not_play(
    cauldron15: Cauldron15, card: str, case: str
) -> None:
    before = plain("ore 5 6", "ore 1 2", trick="ore 7")
    _, events = after(cauldron15, before, f"play {card}")
    won = only(events, happened.TrickWon)
    assert (won.seat, won.case) == (0, case)
    assert len([event for event in events if isinstance(event, happened.Played)]) == 1


# What was won


def test_c20_won_cards_are_public_and_out_of_later_deals(cauldron15: Cauldron15) -> None:
    for seed in range(10):
        _, positions = random_match(cauldron15, 3, seed)
        for position in positions:
            kept = sum(position.won)
            assert not kept & (position.pile | position.discards | sum(position.hands))
            for seat in (None, 0, 1, 2):
                assert cauldron15.observe(position, seat).won == tuple(cards_of(won) for won in position.won)


FIVE = "ore 1, plant 2, organism 3, liquid 4, soul 5"


def last_trick(*won: str, **more: object) -> dict[str, object]:
    """Return the last trick of the match with four seats: seat 3 boils it over and takes the soul 7."""
    kept = [*won, *("",) * (4 - len(won))]
    hands = ("", "", "", "soul 6")
    return plain(*hands, trick="soul 0, soul 4, soul 7", won=kept, round_number=3, **more)  # type: ignore[arg-type]


def test_c21_the_bonus_comes_after_the_third_round_only(cauldron15: Cauldron15) -> None:
    before = plain("soul 4 6", "soul 0", "soul 2", "soul 3", won=(FIVE, "", "", ""), round_number=2)
    _, events = after(cauldron15, before, "play soul 4", "play soul 0", "play soul 2", "play soul 3")
    assert not [event for event in events if isinstance(event, happened.BonusOffered)]
    _, events = after(cauldron15, last_trick(FIVE), "play soul 6")
    assert only(events, happened.BonusOffered) == happened.BonusOffered(0, 1)


def test_c21_one_discard_of_any_kept_card_for_each_set(cauldron15: Cauldron15) -> None:
    before = last_trick(f"{FIVE}, ore 7, plant 7")
    position, _ = after(cauldron15, before, "play soul 6")
    held = ["ore 1", "ore 7", "plant 2", "plant 7", "organism 3", "liquid 4", "soul 5"]
    assert texts(cauldron15, position) == [*(f"discard {card}" for card in held), "done"]
    events = play(cauldron15, position, "discard ore 7")
    assert only(events, happened.Discarded) == happened.Discarded(0, cards("ore 7")[0], 22, 0)
    assert cauldron15.outcome(position) is not None


def test_c21_discards_are_fixed_before_and_need_no_standing_set(cauldron15: Cauldron15) -> None:
    twice = "ore 1 2, plant 2 3, organism 3 4, liquid 4 5, soul 1 2"
    before = last_trick(twice)
    position, events = after(cauldron15, before, "play soul 6", "discard ore 1", "discard ore 2")
    assert [event.left for event in events if isinstance(event, happened.Discarded)] == [1, 0]
    assert position.won[0] == mask("plant 2 3, organism 3 4, liquid 4 5, soul 1 2")


def test_c21_the_bonus_is_optional(cauldron15: Cauldron15) -> None:
    position, events = after(cauldron15, last_trick(FIVE), "play soul 6", "done")
    assert only(events, happened.BonusEnded) == happened.BonusEnded(0, 15)
    outcome = cauldron15.outcome(position)
    assert outcome is not None
    assert outcome.scores[0] == 15


def test_c21_seats_are_asked_in_seat_order(cauldron15: Cauldron15) -> None:
    other = "ore 2, plant 3, organism 4, liquid 5, soul 1"
    before = last_trick(FIVE, "", other)
    position, _ = after(cauldron15, before, "play soul 6")
    assert cauldron15.to_move(position) == 0
    play(cauldron15, position, "done")
    assert cauldron15.to_move(position) == 2


def test_c22_the_optimum_is_the_highest_total_within_15_then_most_cards() -> None:
    assert best_discards(mask("ore 5, plant 6, organism 7, liquid 1, soul 1"), 1) == mask("ore 5")
    assert best_discards(mask(FIVE), 1) == 0
    # 20: a 5 or the two cards 2 and 3 would do; one card less lost is better.
    assert best_discards(mask("ore 2, plant 3, organism 5, liquid 4, soul 6"), 2) == mask("organism 5")
    # Nothing reaches 15: the lowest total.
    assert best_discards(mask("ore 7, plant 7, organism 7, liquid 7, soul 6"), 1).bit_count() == 1


# The end


def test_c23_a_total_over_15_loses(cauldron15: Cauldron15) -> None:
    outcome = judge([mask("ore 7 6 3"), mask("ore 1"), mask("plant 7 6 2")], 15, "nobody")
    assert outcome.winners == (2,)
    assert outcome.ranking == ((2,), (1,), (0,))


def test_c23_all_over_nobody_wins_as_printed() -> None:
    outcome = judge([mask("ore 7 6 5"), mask("plant 7 6 3"), mask("liquid 7 6 4")], 15, "nobody")
    assert (outcome.ending, outcome.winners) == (Ending.ALL_OVER, ())
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.scores == (18, 16, 17)


def test_c23_all_over_the_lowest_wins_by_option() -> None:
    won = [mask("ore 7 6 5"), mask("plant 7 6 3"), mask("liquid 7 6 3")]
    outcome = judge(won, 15, "lowest")
    assert (outcome.ending, outcome.winners) == (Ending.LOWEST, (1, 2))
    won[1] = mask("plant 7 6 3 0")
    assert judge(won, 15, "lowest").winners == (1,)
    assert judge([*won, mask("soul 1")], 15, "lowest").ending == Ending.HIGHEST


def test_c23_the_option_reaches_the_referee(numbers: Numbers) -> None:
    over = ("ore 7 6 5", "plant 7 6 3", "liquid 7 6 4", "organism 7 6 4")
    for choice, winners in (("nobody", ()), ("lowest", (1,))):
        controller = Cauldron15(numbers, Options(all_over=choice))  # type: ignore[arg-type]
        position, events = after(controller, last_trick(*over), "play soul 6")
        outcome = controller.outcome(position)
        assert outcome is not None
        assert outcome.winners == only(events, happened.MatchEnded).winners == winners


def test_c24_no_cards_are_a_valid_total_of_0() -> None:
    outcome = judge([0, mask("ore 7 6 5")], 15, "nobody")
    assert (outcome.winners, outcome.scores) == ((0,), (0, 18))


def test_c25_a_tie_goes_to_more_cards_then_is_shared() -> None:
    more = judge([mask("ore 7 5"), mask("plant 7 4 1"), mask("soul 2")], 15, "nobody")
    assert (more.ending, more.winners) == (Ending.MORE_CARDS, (1,))
    assert more.ranking == ((1,), (0,), (2,))
    shared = judge([mask("ore 7 5"), mask("plant 7 5"), mask("soul 2")], 15, "nobody")
    assert (shared.ending, shared.winners) == (Ending.SHARED, (0, 1))
    assert shared.ranking == ((0, 1), (2,))


def test_c25_cards_are_counted_after_the_discards(cauldron15: Cauldron15) -> None:
    before = last_trick("ore 7, plant 1, organism 2, liquid 4, soul 5", "plant 7, organism 3, liquid 2")
    position, _ = after(cauldron15, before, "play soul 6", "discard ore 7")
    outcome = cauldron15.outcome(position)
    assert outcome is not None
    assert outcome.scores[:2] == (12, 12)
    assert outcome.winners == (0,)


def test_c26_a_0_is_a_card_for_sets_and_ties() -> None:
    zeros = mask("ore 0, plant 0, organism 0, liquid 0, soul 0")
    assert (bonus_of(zeros), total_of(zeros)) == (1, 0)
    assert judge([mask("ore 7"), mask("plant 7 0")], 15, "nobody").winners == (1,)


def test_c27_hands_and_pile_are_hidden_counts_are_not(cauldron15: Cauldron15) -> None:
    before = plain("ore 1 2", "plant 1 2 3", "liquid 1", "soul 1 2", won=("ore 0", "", "", ""), discards="ore 5")
    position = cauldron15.from_plain(before)
    for seat in range(4):
        seen = cauldron15.observe(position, seat)
        assert seen.hand == cards_of(position.hands[seat])
        assert seen.hand_counts == (2, 3, 1, 2)
        assert (seen.pile, seen.known_pile) == (30, ())
        assert (seen.won[0], seen.discards) == (cards("ore 0"), cards("ore 5"))
        assert (seen.sum, seen.trump) == (0, 4)
    assert cauldron15.observe(position, None).hand == ()


def test_c27_only_the_seat_that_has_to_play_sees_what_it_may_play(cauldron15: Cauldron15) -> None:
    position = cauldron15.from_plain(plain("ore 1 2", "plant 1", "liquid 1", "soul 1"))
    assert cauldron15.observe(position, 0).options == cards("ore 1 2")
    assert [cauldron15.observe(position, eyes).options for eyes in (1, 2, 3, None)] == [()] * 4


def test_c27_shown_voids_are_remembered_for_the_round(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "ore 6 7", "liquid 1")
    position, _ = after(cauldron15, before, "play liquid 2", "play liquid 4", "play ore 6")
    assert cauldron15.observe(position, 0).voids == ((), (), (3,), ())
    play(cauldron15, position, "play liquid 1")
    assert position.round == 2
    assert cauldron15.observe(position, 0).voids == ((), (), (), ())


def test_c27_events_hide_what_is_dealt_and_thrown_in() -> None:
    for event in (happened.Dealt(1, 2, (3, 4)), happened.HandDiscarded(1, 2, (3, 4))):
        assert event.seen_by(1) == event
        for eyes in (0, None):
            assert event.seen_by(eyes).cards is None
            assert event.seen_by(eyes).count == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c28_a_match_has_three_rounds(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(10):
        events, _ = random_match(cauldron15, seats, seed)
        assert [event.round for event in events if isinstance(event, happened.RoundEnded)] == [1, 2, 3]


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_hands_are_dealt_by_the_number_of_seats(cauldron15: Cauldron15, seats: int, size: int) -> None:
    assert [hand.bit_count() for hand in cauldron15.start(seats, 1).hands] == [size] * seats


@pytest.mark.parametrize(("seats", "brim"), [(2, 12), (3, 12), (4, 15), (5, 15)])
def test_the_cauldron_card_lies_on_its_side_by_the_number_of_seats(
    cauldron15: Cauldron15, seats: int, brim: int
) -> None:
    assert cauldron15.observe(cauldron15.start(seats, 1), 0).target == brim
