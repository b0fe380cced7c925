"""A hex that is said to find nothing to do does nothing when the referee runs it, for every hex of the deck."""

from collections import Counter
from collections.abc import Iterator

import pytest
from bubble_and_boil_setup import CARDS, referee_of

from game.core.chance import Lcg
from game.core.event import Event
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.verbs import Block
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.foreseen_hexes import (
    barred_ways,
    diablerie_once_cast,
    idle_parts,
    is_idle,
    only_repays,
    short_parts,
)
from game.rules.bubble_and_boil.moves import Counter as Countering
from game.rules.bubble_and_boil.moves import Hex
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

BOONS = (
    events.Drawn, events.PointsChanged, events.CardGrafted, events.CubeSprouted, events.Harvested, events.CubesPoured,
    events.DiablerieChanged,
)  # fmt: skip
"""What a hex may do to its caster and never costs; corruption is looked at apart, for it goes both ways."""


def castings(controller: BubbleAndBoil, seats: int, seed: int) -> Iterator[BubbleAndBoilPosition]:
    """Yield moments of a random match in which a seat may cast, with every card of the deck in its hand."""
    luck, position = Lcg.seeded(seed), controller.set_up(seats, seed)
    controller.begin(position)
    while legal := controller.legal_moves(position):
        if position.step == "hex" and not position.stack and not position.closed:
            trial = position.copy()
            trial.hands[trial.active] = tuple(range(len(controller.codex.names)))
            yield trial
        controller.apply(position, legal[luck.below(len(legal))])


def effects_of(controller: BubbleAndBoil, position: BubbleAndBoilPosition, hex_: Hex, luck: Lcg) -> list[Event] | None:
    """Return what a hex does beside its cost and the rise of Diablerie, choosing at random; None: it is countered."""
    told: list[Event] = []
    caster = position.active
    controller.apply(position, hex_, told.append)
    while position.stack:
        legal = [move for move in controller.legal_moves(position) if not isinstance(move, Countering)]
        controller.apply(position, legal[luck.below(len(legal))], told.append)
    told = [event for event in told if not isinstance(event, events.EndTriggered | events.PlayEnded | events.Brewed)]
    # That somebody has no choice is said, and does nothing.
    told = [event for event in told if not (isinstance(event, events.WayChosen) and event.way is None)]
    risen = events.DiablerieChanged(caster, 1, position.diablerie[caster])
    if risen in told:
        del told[len(told) - 1 - told[::-1].index(risen)]
    if hex_.target is None and not CARDS.deck[hex_.card].effect:
        return [e for e in told if isinstance(e, BOONS) or (isinstance(e, events.CorruptionMoved) and e.goal is None)]
    begun = next(at for at, event in enumerate(told) if isinstance(event, events.Hexed))
    return [event for event in told[begun:] if not isinstance(event, events.Hexed)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b6_what_finds_nothing_to_do_does_nothing(seats):
    controller = referee_of(cards=CARDS)
    luck = Lcg.seeded(seats)
    found: Counter[tuple[str, bool]] = Counter()
    for position in [each for seed in range(2) for each in castings(controller, seats, seed)]:
        seen = controller.observe(position, position.active)
        rivals = [seat for seat in range(seats) if seat != position.active]
        for hex_ in (move for move in controller.legal_moves(position) if isinstance(move, Hex)):
            others = [design for card, design in CARDS.deck.items() if card != hex_.card]
            targets = rivals if hex_.target is None else [hex_.target]
            idle = is_idle(seen, CARDS.deck[hex_.card], others, targets)
            done = effects_of(controller, position.copy(), hex_, luck)
            assert bool(done) != idle, (hex_, done)
            found[hex_.card, idle] += 1
    cast = {card for card, _ in found}
    assert cast == {name for name, design in CARDS.deck.items() if design.aim != "counter"}
    assert {"midnight_gardener", "fence_shuffle", "demonic_siphon", "slug_serenade"} <= {
        card for card, idle in found if idle
    }


def test_b12_a_hex_that_only_returns_what_it_costs_leaves_no_less_corruption_and_does_nothing_else():
    controller, luck, found = referee_of(cards=CARDS), Lcg.seeded(2), Counter[tuple[str, bool]]()
    for position in [each for seed in range(3) for each in castings(controller, 2, seed)]:
        caster, had = position.active, position.corruption[position.active]
        seen = controller.observe(position, caster)
        for hex_ in (move for move in controller.legal_moves(position) if isinstance(move, Hex)):
            others = [design for card, design in CARDS.deck.items() if card != hex_.card]
            repays = only_repays(seen, CARDS.deck[hex_.card], others, [1 - caster])
            trial = position.copy()
            done = effects_of(controller, trial, hex_, luck)
            returned = [isinstance(e, events.CorruptionMoved) and (e.origin, e.goal) == (caster, None) for e in done]
            assert repays == (any(returned) and all(returned) and trial.corruption[caster] >= had), (hex_, done)
            found[hex_.card, repays] += 1
    assert found["big_tidy_up", True], found
    assert found["big_tidy_up", False], found


def test_b12_where_the_diablerie_stands_once_a_hex_is_cast_comes_true():
    controller, luck, moved = referee_of(cards=CARDS), Lcg.seeded(3), Counter[int]()
    for position in [each for seed in range(2) for each in castings(controller, 3, seed)]:
        caster, level = position.active, position.diablerie[position.active]
        seen = controller.observe(position, caster)
        for hex_ in (move for move in controller.legal_moves(position) if isinstance(move, Hex)):
            foreseen, trial = diablerie_once_cast(seen, CARDS.deck[hex_.card]), position.copy()
            effects_of(controller, trial, hex_, luck)
            assert trial.diablerie[caster] == foreseen, hex_
            moved[foreseen - level] += 1
    assert {*moved} == {-1, 0, 1}, moved


def test_that_a_hex_may_be_bought_off_is_no_part_of_it_that_finds_nothing():
    controller = referee_of(cards=CARDS)
    found = set()
    for position in castings(controller, 2, 1):
        seen, rival = controller.observe(position, position.active), 1 - position.active
        idle = idle_parts(seen, CARDS.deck["crone_poaching"], [], [rival])
        assert not idle, "it takes a crone or does nothing at all"
        found.add(seen.crones[rival] > 0)
    assert found == {True, False}


def amount_of(verb: verbs.AnyVerb, seat: int, told: list[Event]) -> int | None:
    """Return how much of what a verb says has happened to a seat; None where other parts of a hex tell the same."""
    match verb:
        case verbs.Shed():
            return sum(
                e.count for e in told if isinstance(e, events.CorruptionMoved) and (e.origin, e.goal) == (seat, None)
            )
        case verbs.Spill():
            return sum(sum(event.cubes) for event in told if isinstance(event, events.CubesSpilled))
        case verbs.Sip():
            sips = (events.CubesSipped, events.CubesSippedUnseen)
            return sum(event.count for event in told if isinstance(event, sips) and event.origin == seat)
        case verbs.Prune() | verbs.Pilfer():
            return sum(event.seat == seat for event in told if isinstance(event, events.CubePicked))
        case verbs.Points(change) if change < 0:
            return sum(-e.change for e in told if isinstance(e, events.PointsChanged) and e.seat == seat)
        case verbs.Diablerie(change) if change < 0:
            return sum(
                -e.change for e in told if isinstance(e, events.DiablerieChanged) and e.seat == seat and e.change < 0
            )
    return None


@pytest.mark.parametrize("seats", [2, 3])
def test_b6_of_a_part_that_falls_short_just_so_much_happens_as_is_foreseen(seats):
    controller = referee_of(cards=CARDS)
    luck = Lcg.seeded(seats)
    found: Counter[str] = Counter()
    for position in [each for seed in range(3) for each in castings(controller, seats, seed)]:
        seen = controller.observe(position, position.active)
        for hex_ in (move for move in controller.legal_moves(position) if isinstance(move, Hex)):
            design = CARDS.deck[hex_.card]
            others = [each for card, each in CARDS.deck.items() if card != hex_.card]
            rivals = [seat for seat in range(seats) if seat != position.active]
            targets = rivals if hex_.target is None else [hex_.target]
            short = short_parts(seen, design, others, targets)
            parts = [
                *((verb, targets[0]) for verb in design.effect),
                *((verb, position.active) for verb in design.boon),
            ]
            done = effects_of(controller, position.copy(), hex_, luck)
            if any(isinstance(event, events.Blocked) for event in done):
                continue
            for place, amount in short.items():
                verb, seat = parts[place]
                happened = amount_of(verb, seat, done)
                assert 0 < amount < abs(getattr(verb, "change", getattr(verb, "count", 1)))
                assert happened in {None, amount}, (hex_, short, done)
                found[hex_.card] += happened is not None
    assert {"big_tidy_up"} <= {*found}, found


ABOUT = ("seat", "origin", "goal", "victim", "other")
BENEFITING = {card for card, design in CARDS.deck.items() if design.aim == "one" and design.boon}


@pytest.mark.parametrize("seats", [2, 3])
def test_b6_a_victim_at_whom_its_part_finds_nothing_is_left_alone_while_the_caster_gains(seats):
    """Points below 0 are not lost (ruling B44), and so with all else that may run out."""
    controller = referee_of(cards=CARDS)
    luck = Lcg.seeded(seats)
    found: Counter[tuple[str, bool]] = Counter()
    for position in [each for seed in range(2) for each in castings(controller, seats, seed)]:
        seen = controller.observe(position, position.active)
        for hex_ in (move for move in controller.legal_moves(position) if isinstance(move, Hex)):
            if hex_.card not in BENEFITING:
                continue
            design = CARDS.deck[hex_.card]
            others = [each for card, each in CARDS.deck.items() if card != hex_.card]
            harmless = set(range(len(design.effect))) <= {
                *idle_parts(seen, design, others, [hex_.target]),
                *(place for place, verb in enumerate(design.effect) if isinstance(verb, Block)),
            }
            done = effects_of(controller, position.copy(), hex_, luck)
            hit = any(hex_.target in {getattr(event, name, None) for name in ABOUT} for event in done)
            if not is_idle(seen, design, others, [hex_.target]):
                assert hit != harmless, (hex_, done)
                found[hex_.card, harmless] += 1
    assert ("mud_slinging", True) in found and ("mud_slinging", False) in found
    assert ("goat_on_the_loose", True) in found


@pytest.mark.parametrize("seats", [2, 3])
def test_b9_a_way_is_barred_where_its_victim_was_given_no_choice(seats):
    controller = referee_of(cards=CARDS)
    luck, asked = Lcg.seeded(seats), Counter()
    for seed in range(12):
        told: list[Event] = []
        position = controller.set_up(seats, seed)
        controller.begin(position)
        while legal := controller.legal_moves(position):
            seat = controller.to_move(position)
            seen = controller.observe(position, seat)
            if seen.asked in {"card", "garden"} and seen.asked_about is not None and seen.resolving is not None:
                chosen = [event for event in told if isinstance(event, events.WayChosen)]
                forced = bool(chosen) and chosen[-1].way is not None and chosen[-1].open == 1
                barred = barred_ways(seen, CARDS.deck[seen.resolving])
                assert barred == ((1 - chosen[-1].way,) if forced else ()), (seen.resolving, told)
                asked[forced] += 1
            if not position.stack:
                told.clear()
            controller.apply(position, legal[luck.below(len(legal))], told.append)
    assert asked[True] and asked[False]
