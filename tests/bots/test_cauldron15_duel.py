"""Two seats of Cauldron 15 as the learnt net judges them: by what a seat knows, each suit the same."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bot_matches import moments, never, ready

from game.bots.cauldron15.duel import Duel, DuelRehearsal
from game.bots.cauldron15.duel_inputs import NAMES, SUIT_NAMES, DuelInputs
from game.bots.cauldron15.first_sight import Results
from game.bots.rehearsal import Settled
from game.bots.suit_net import SuitNet, SuitNetNumbers
from game.bots.value_model import Learnt
from game.core.chance import Lcg
from game.rules.cauldron15.cards import ALL, NUMBERS, SUIT_COUNT, cards_of, mask_of
from game.rules.cauldron15.moves import PLAY, TAKE
from game.rules.cauldron15.position import PLAY_STACK, Cauldron15Position, PastTrick
from game.store.content import BadContent
from game.store.places import CONFIG
from game.store.value_file import load_suit_net

GAME = "cauldron15"
INPUTS = DuelInputs(Results(15), 3, 8, False)
LEARNT = Learnt(("grandmaster", "grandmaster"), 1, 1)


@pytest.fixture(scope="module")
def referee() -> Any:
    return ready(GAME).referee


@pytest.fixture(scope="module")
def net() -> SuitNet:
    numbers = ready(GAME).loaded.duel
    assert numbers is not None
    return SuitNet(numbers)


def tiny(**changes: Any) -> SuitNetNumbers:
    """Return a net of one unit each: hands count in plain suits, the sum at the table, and both in the second layer."""
    fields: dict[str, Any] = {
        "learnt": LEARNT,
        "plain": {"hand": "2000", "void": "-5000"},
        "trump": {"hand": "3000", "void": "0"},
        "table": {"early": "0 1000 500", "late": "-4000 0 -700"},
        "second": ("250 1000 10 100",),
        "answer": "-1000 2000",
    }
    return SuitNetNumbers(**fields | changes)


def test_suits_are_added_up_and_units_pass_on_what_is_above_nothing() -> None:
    net = SuitNet(tiny())
    suits = [(True, (0,)), (False, (0,)), (False, (0,)), (False, (1,))]
    # Early: trump 3, plain 3 + 3 + nothing, alone 0.5; second 0.25 + 3 + 0.06 + 0.05.
    assert net.odds((0,), suits) == pytest.approx(-1 + 2 * 3.36)
    # Late: the trump falls below nothing, plain 2 + 2, nothing alone; second 0.25 + 0.04.
    assert net.odds((1,), suits) == pytest.approx(-1 + 2 * 0.29)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"plain": {"void": "0", "hand": "0"}}, "plain"),
        ({"trump": {"hand": "3000 1", "void": "0"}}, "trump.hand"),
        ({"table": {"early": "0 1000", "late": "1 2 3"}}, "table.early"),
        ({"second": ("250 1000 10",)}, "second[0]"),
        ({"answer": "-1000"}, "answer"),
        ({"answer": "-1000 two"}, "whole numbers"),
    ],
)
def test_numbers_that_do_not_go_with_each_other_are_a_fault(changes: dict[str, Any], key: str) -> None:
    assert tiny().fault(("hand", "void"), ("early", "late")) is None
    assert key in (tiny(**changes).fault(("hand", "void"), ("early", "late")) or "")


@pytest.mark.parametrize(
    ("old", "new"), [("plain:", "plan:"), ("  hand 0: ", "  hand 9: "), ("  hand 0: ", "  hand 0: 1 ")]
)
def test_a_broken_file_is_named(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "duel.yaml"
    text = (CONFIG / "values" / f"{GAME}_duel.yaml").read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(str(path))):
        load_suit_net(path, SUIT_NAMES, NAMES)


def told(position: Cauldron15Position, eye: int) -> tuple[set[str], list[tuple[bool, set[str]]]]:
    """Return the names of what the net is told."""
    match, suits = INPUTS.of(position, position.round, eye)
    return {NAMES[each] for each in match}, [(trump, {SUIT_NAMES[each] for each in found}) for trump, found in suits]


def test_the_net_is_told_what_lies_on_the_table_and_in_the_hand(referee: Any) -> None:
    position = referee.start(2, 3)
    seat = referee.to_move(position)
    lead = position.trick[0]
    referee.apply(position, referee.legal_moves(position)[0])
    assert len(position.trick) == 2, "the trick goes on"
    own = position.trick[1]
    match, suits = told(position, seat)
    assert {"round 1, answered", "cards held 7", "rival's cards held 8", f"sum {position.sum}", "hand of 8"} <= match
    for suit, (is_trump, found) in enumerate(suits):
        assert is_trump == (suit == position.trumps[-1])
        assert ("led" in found) == (suit == lead // NUMBERS)
        held = {f"hand {card % NUMBERS}" for card in cards_of(position.hands[seat]) if card // NUMBERS == suit}
        assert {each for each in found if each.startswith("hand ")} == held
        for name, card in (("deck's in the trick", lead), ("own in the trick", own)):
            assert {each for each in found if each.startswith(name)} == (
                {f"{name} {card % NUMBERS}"} if card // NUMBERS == suit else set()
            )


def test_what_nobody_sees_changes_nothing_that_the_net_is_told(referee: Any) -> None:
    asked = 0
    for seed in range(3):
        for observation, legal, position in moments(GAME, 2, seed, 10):
            if observation.decision == "discard":
                continue
            duel = Duel(referee, SuitNet(ready(GAME).loaded.duel), observation.round)
            found = {
                tuple(duel.worths(referee.sampler(observation).deal(Lcg(deal)), legal, observation.seat))
                for deal in range(2)
            }
            assert found == {tuple(duel.worths(position, legal, observation.seat))}
            asked += 1
    assert asked > 20


def renamed(position: Cauldron15Position, order: list[int]) -> Cauldron15Position:
    """Return the position with other names of suits."""

    def card(old: int) -> int:
        return order[old // NUMBERS] * NUMBERS + old % NUMBERS

    def cards(old: int) -> int:
        return mask_of(card(each) for each in cards_of(old))

    twin = position.copy()
    twin.trumps = tuple(order[suit] for suit in position.trumps)
    twin.hands, twin.won = [cards(each) for each in position.hands], [cards(each) for each in position.won]
    twin.pile, twin.discards = cards(position.pile), cards(position.discards)
    twin.trick = tuple(card(each) for each in position.trick)
    twin.past_tricks = tuple(
        PastTrick(
            past.leader, tuple(map(card, past.cards)), past.taker, None if past.prize is None else card(past.prize)
        )
        for past in position.past_tricks
    )
    twin.voids = sum(1 << seat * SUIT_COUNT + order[suit] for seat in range(2) for suit in position.voids_of(seat))
    return twin


def test_a_suit_counts_the_same_whichever_it_is(net: SuitNet) -> None:
    for seed in range(3):
        for observation, _, position in moments(GAME, 2, seed, 10):
            if observation.decision != "play":
                continue
            order = Random(seed).sample(range(SUIT_COUNT), SUIT_COUNT)
            twin = renamed(position, order)
            for eye in range(2):
                one = net.odds(*INPUTS.of(position, position.round, eye))
                assert net.odds(*INPUTS.of(twin, position.round, eye)) == pytest.approx(one)


ORE_1, ORE_7, PLANT_0, PLANT_2, PLANT_5, PLANT_6, PLANT_7 = 1, 7, 8, 10, 13, 14, 15
ORGANISM_5, ORGANISM_6, ORGANISM_7, LIQUID_1, LIQUID_6, LIQUID_7 = 21, 22, 23, 25, 30, 31


@pytest.mark.parametrize(
    ("won", "worth"),
    [
        (((PLANT_7, PLANT_6), (ORE_7,)), 1.0),
        (((PLANT_7, PLANT_6, PLANT_5), (ORE_7,)), 0.0),
        (((PLANT_7, PLANT_6, PLANT_5), (ORGANISM_5, ORGANISM_6, ORGANISM_7)), 0.5),
        (((ORE_7, PLANT_0), (PLANT_7,)), 1.0),
        (((ORE_7,), (PLANT_7,)), 0.5),
    ],
    ids=["higher", "over", "both over", "more cards", "shared"],
)
def test_what_one_is_worth_in_the_end_the_other_is_not(referee: Any, net: SuitNet, won: Any, worth: float) -> None:
    position = referee.start(2, 1)
    position.stack, position.won = None, [mask_of(cards) for cards in won]
    duel = Duel(referee, net, 3)
    assert (duel.worth(position, 0), duel.worth(position, 1)) == (worth, 1 - worth)


def test_the_card_that_wins_the_match_is_played_and_the_prize_that_wins_it_taken(referee: Any) -> None:
    """Twelve exactly lets seat 0 keep the 6 that makes its 9 a 15; with anything else it does not win."""
    position = referee.start(2, 1)
    position.trumps, position.stack, position.leader = (3, 4, 0), PLAY_STACK[0], 1
    position.trick, position.sum = (ORGANISM_5, ORGANISM_6), 11
    position.hands = [mask_of((ORE_1, PLANT_0)), 0]
    position.won = [mask_of((PLANT_7, PLANT_2)), mask_of((LIQUID_7, LIQUID_6, LIQUID_1))]
    position.pile = ALL & ~(sum(position.hands) | sum(position.won) | mask_of(position.trick))
    bot = ready(GAME).bot("grandmaster")
    for wanted in (PLAY[ORE_1], TAKE[ORGANISM_6]):
        thought = bot.choose(referee.observe(position, 0), referee.legal_moves(position), Lcg(1), never)
        assert thought.move == wanted
        referee.apply(position, wanted)
    assert referee.outcome(position).winners == (0,)


@pytest.mark.parametrize("hand", ["3", "8"])
def test_grandmaster_makes_a_legal_move_and_the_same_one_again(hand: str) -> None:
    loaded = ready(GAME).loaded
    controller = loaded.controller(loaded.options({"hand": hand, "all_over": "lowest"}, 2))
    bot = loaded.bot("grandmaster@4", controller, loaded.mind(controller))
    position, chance = controller.start(2, 4), Lcg(2)
    while (seat := controller.to_move(position)) is not None:
        observation, legal = controller.observe(position, seat), controller.legal_moves(position)
        thought = bot.choose(observation, legal, Lcg(7), never)
        assert thought.move in legal
        assert thought == bot.choose(observation, legal, Lcg(7), never)
        twin = controller.sampler(observation).deal(chance)
        assert thought == bot.choose(controller.observe(twin, seat), controller.legal_moves(twin), Lcg(7), never)
        controller.apply(position, thought.move)


def test_only_matches_of_two_are_rehearsed() -> None:
    mind = ready(GAME).mind
    for seats, kind in ((2, DuelRehearsal), (3, Settled)):
        observation, legal, _ = moments(GAME, seats, 2, 1)[0]
        assert type(mind.rehearsal(observation, legal, 3, True)) is kind
