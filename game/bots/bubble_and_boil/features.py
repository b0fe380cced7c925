"""Features: what speaks for a move, as sentences for a person; they never tell what a cauldron or book holds (B51).

What can be counted on the table is told as a number: cubes in gardens, how many are in a cauldron, cards, corruption.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

import msgspec

from game.bots.bubble_and_boil.expected_score import ExpectedScore, turns_left, turns_of
from game.bots.bubble_and_boil.turn_plans import TurnPlans
from game.bots.mind import Feature
from game.core.effect_stack import Running
from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, card_words
from game.rules.bubble_and_boil.cards.card_text import way_words
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cards.verbs import Choose
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, count_of, counts_of, size_of
from game.rules.bubble_and_boil.moves import (
    HARVEST,
    PASS,
    Answer,
    Brew,
    Counter,
    Decide,
    Discard,
    Draw,
    Grow,
    Harvest,
    Hex,
    Keep,
    Pass,
    PickCard,
    PickColour,
    Plant,
    Raze,
    Record,
)
from game.rules.bubble_and_boil.position import HEX, BubbleAndBoilPosition
from game.rules.bubble_and_boil.turns import draw_count

# What less of a rival's expected points is harm.
_LEAST_HARM = 0.5

# What things weigh: a cube in a garden and one in a cauldron, a card, corruption; of a rival's loss so much counts.
_WEIGHTS = {"gardens": 1.0, "pot": 1.2, "hand": 0.8, "corruption": 1.5, "book": 6.0}
_RIVAL = 0.5

# What a rival has to choose from speaks so much for a hex, whatever it comes to.
_CHOICE = 0.3

# What others may choose is foretold only if it comes to the same with the first and the last of it.
_WHIMS = (0, -1)

# Corruption, and points of recipes that are used up, are weighed from so many down: less of them is better.
_MOST, _MOST_SPENT = 30, 60


class Counted(NamedTuple):
    """What everybody can count of a seat."""

    gardens: int
    pot: int
    hand: int
    corruption: int
    book: int


def features_of(
    controller: BubbleAndBoil, worth: ExpectedScore, worlds: Sequence[BubbleAndBoilPosition], move: Any
) -> list[Feature]:
    """Return the named properties of a legal move in positions as the seat to move may take them to be.

    What it comes to is told where it is the same in all of them, whatever others choose then. In the hex of another
    seat only that counts for what it does to rivals which it does by itself: they answer for themselves.
    """
    position = worlds[0]
    seat = controller.to_move(position)
    assert seat is not None, "somebody is asked for a move"
    plans = TurnPlans(controller, worth, seat)
    after = plans.after(position, move)
    found = list(_of_kind(controller.codex, worth, position, after, seat, move))
    if isinstance(move, Discard) and any(isinstance(each, Record) for each in controller.legal_moves(position)):
        found = [_skipping(each) for each in found]
    if isinstance(move, Brew | Keep):
        return found
    # Gardens and cards of whoever has no turn any more are worth nothing (B35).
    plays = position.active == seat or turns_of(position, turns_left(controller.codex, position))[seat] > 0
    if plays:
        found += _of_hand(controller.codex, position, after, seat, move)
    asks = isinstance(move, Hex | Answer | Counter | Pass | PickCard)
    ways = [plans, *(TurnPlans(controller, worth, seat, whim=whim) for whim in _WHIMS if asks)]
    casts = [(way, way.settled(way.after(world, move))) for world in worlds for way in ways]
    ends = [_after_harvest(way, cast) if isinstance(move, Hex) else cast for way, cast in casts]
    names = ("gardens", "pot", "hand") if plays else ("pot",)
    trade = None
    if isinstance(move, Hex):
        trade = _trade(position, [cast for _, cast in casts], seat, move)
        without = _after_harvest(plans, plans.settled(plans.after(position, HARVEST)))
        found += _of_own_hex(ends, seat, names, _counted(without, seat), trade)
    elif isinstance(move, Counter | Pass | Decide) and (trade := _trade(position, ends, seat, move)) is not None:
        own = _of_own(ends, seat, names)
        found += [msgspec.structs.replace(feature, reason=trade) for feature in own]
    else:
        found += _of_own(ends, seat, names)
    if position.active == seat:
        deeds = list(_of_losses(position, ends, seat))
    else:
        after = position.copy()
        controller.apply(after, move)
        deeds = list(_of_losses(position, [after], seat))
    # Whoever lets the hex of another seat be does no harm by that.
    if asks and (position.active == seat or isinstance(move, Counter)):
        deeds += _of_harm(worth, position, after, seat, _cast_card(controller.codex, position, move))
    if isinstance(move, Hex):
        deeds = _told_first(deeds or list(_of_ways(controller.codex, ends, seat, move)))
    deeds += [] if trade is None else [Feature(trade, 0.0, beside=True, first=True)]
    return found + deeds


def _told_first(deeds: Sequence[Feature]) -> list[Feature]:
    """Return what a hex does to others, the most of it to be told before what it costs: it need not be cast at all."""
    order = sorted(deeds, key=lambda feature: feature.weight, reverse=True)
    return [msgspec.structs.replace(feature, first=place == 0) for place, feature in enumerate(order)]


def _skipping(feature: Feature) -> Feature:
    """Return what speaks for a discard where a recipe might be recorded instead: that is given up."""
    told = reason("bubble_and_boil.hint.discard.skips", why=feature.reason)
    return msgspec.structs.replace(feature, reason=told, about=feature.subject)


def _after_harvest(plans: TurnPlans, position: BubbleAndBoilPosition) -> BubbleAndBoilPosition:
    """Return where a hex leads to once its turn has harvested, so that it is compared with no hex at all."""
    return plans.settled(plans.after(position, HARVEST)) if position.step == HEX else position


def _trade(
    before: BubbleAndBoilPosition, casts: Sequence[BubbleAndBoilPosition], seat: Seat, move: Any
) -> Reason | None:
    """Return what a hex, or a way to meet one, brings a seat and costs it beside the card that is cast.

    None where that is open, or nothing.
    """
    had, casts_card = _owned(before, seat), isinstance(move, Hex | Counter)
    had["hand"] -= casts_card
    balances = [{name: count - had[name] for name, count in _owned(cast, seat).items()} for cast in casts]
    balance = balances[0]
    if any(each != balance for each in balances):
        return None
    gains = [reason(f"bubble_and_boil.hint.gain.{name}", count=count) for name, count in balance.items() if count > 0]
    pays = {name: -count for name, count in balance.items() if count < 0}
    if "hand" in pays and not casts_card:
        pays["hand.alone"] = pays.pop("hand")
    costs = [reason(f"bubble_and_boil.hint.pay.{name}", count=count) for name, count in pays.items()]
    sides = {side: _listed(parts) for side, parts in (("gain", gains), ("pay", costs)) if parts}
    if not sides:
        return None
    if not gains and (move == PASS or move == Decide(0)):
        return reason("bubble_and_boil.hint.bear", pay=sides["pay"])
    return reason(f"bubble_and_boil.hint.trade.{'both' if len(sides) > 1 else next(iter(sides))}", **sides)


def _owned(position: BubbleAndBoilPosition, seat: Seat) -> dict[str, int]:
    """Return what a seat has of all that hexes give and take; of corruption less is more."""
    owned = _counted(position, seat)._asdict()
    owned["corruption"] *= -1
    return owned | {"crones": position.crones[seat], "points": position.points[seat]}


def _listed(parts: Sequence[Reason]) -> Reason:
    """Return several things as one list."""
    return reduce(lambda first, rest: reason("bubble_and_boil.hint.trade.more", first=first, rest=rest), parts)


def _counted(position: BubbleAndBoilPosition, seat: Seat) -> Counted:
    return Counted(
        sum(size_of(garden.heap) for garden in position.gardens[seat]),
        size_of(position.pots[seat]),
        len(position.hands[seat]),
        position.corruption[seat],
        len(position.books[seat]),
    )


def _of_own(ends: Sequence[BubbleAndBoilPosition], seat: Seat, names: Sequence[str]) -> Iterator[Feature]:
    """Yield what a seat has in all the ends, of what counts for it (`names`) and corruption; it tells moves apart."""
    counts = {_counted(end, seat) for end in ends}
    if len(counts) > 1:
        return
    (own,) = counts
    for name in names:
        count = getattr(own, name)
        if count:
            said = reason(f"bubble_and_boil.hint.own.{name}", count=count)
            yield Feature(said, _WEIGHTS[name] * count, said.key, beside=True)
    left = max(0, _MOST - own.corruption)
    said = reason("bubble_and_boil.hint.own.corruption", count=own.corruption)
    yield Feature(said, _WEIGHTS["corruption"] * left, said.key, beside=True)


def _of_own_hex(
    ends: Sequence[BubbleAndBoilPosition], seat: Seat, names: Sequence[str], without: Counted, trade: Reason | None
) -> Iterator[Feature]:
    """Yield what tells a hex from other moves by what its caster has in all the ends: what it brings and costs says it.

    Where that is open only that is told of which there is more than `without` a hex.
    """
    for feature in _of_own(ends, seat, names):
        name = feature.subject.rpartition(".")[2]
        if trade is not None:
            yield msgspec.structs.replace(feature, reason=trade)
        elif name == "corruption" or dict(feature.reason.args)["count"] > getattr(without, name):
            yield feature


def _of_losses(before: BubbleAndBoilPosition, ends: Sequence[BubbleAndBoilPosition], seat: Seat) -> Iterator[Feature]:
    """Yield what the rivals of a seat lose, and the corruption that they get, in all the ends."""
    for rival in range(before.seats):
        if rival == seat:
            continue
        had, words = _counted(before, rival), reason("seat", seat=rival)
        for name in Counted._fields:
            sign = -1 if name == "corruption" else 1
            losses = {sign * (getattr(had, name) - getattr(_counted(end, rival), name)) for end in ends}
            lost = losses.pop()
            if not losses and lost > 0:
                said = reason(f"bubble_and_boil.hint.rival.{name}", seat=words, count=lost)
                yield Feature(said, _RIVAL * _WEIGHTS[name] * lost, f"rival.{rival}")


def _of_hand(
    codex: MatchCards, position: BubbleAndBoilPosition, after: BubbleAndBoilPosition, seat: Seat, move: Any
) -> Iterator[Feature]:
    """Yield what the cards are good for that stay in the hand, and how few points those are worth that do not."""
    held, left = list(position.hands[seat]), []
    for card in after.hands[seat]:
        if card in held:
            held.remove(card)
            left.append(card)
    if held and not isinstance(move, Hex):
        points = sum(codex.needs[card].points for card in held)
        said = reason("bubble_and_boil.hint.spends", points=points)
        yield Feature(said, max(0, _MOST_SPENT - points) / 10, "spends", beside=True)
    if not left:
        return
    best = max(left, key=lambda card: (codex.needs[card].points, -card))
    points = codex.needs[best].points
    said = reason("bubble_and_boil.hint.keeps.recipe", card=_name(codex, best), points=points)
    yield Feature(said, points / 10, "keeps", beside=True)
    together = max(sum(codex.yields[colour][card] > 0 for card in left) for colour in EVERY_COLOUR)
    if together > 1:
        said = reason("bubble_and_boil.hint.keeps.pair", count=together)
        yield Feature(said, 0.6 * together, "pair", beside=True)


def _of_kind(
    codex: MatchCards,
    worth: ExpectedScore,
    position: BubbleAndBoilPosition,
    after: BubbleAndBoilPosition,
    seat: Seat,
    move: Any,
) -> Iterator[Feature]:
    """Yield what speaks for a move of its kind."""
    gain = max(0.0, worth.standing(after, seat)[seat] - worth.standing(position, seat)[seat])
    match move:
        case Plant() | Grow():
            cubes = size_of(position.pool) - size_of(after.pool)
            yield Feature(reason("bubble_and_boil.hint.plant", count=cubes), 3.0 * cubes)
        case Record():
            yield from _of_record(codex, position, seat, codex.number_of[move.card], gain)
        case Brew():
            points = sum(codex.needs[codex.number_of[card]].points for card in move.cards)
            yield Feature(reason("bubble_and_boil.hint.brew", points=points), float(points))
        case Raze():
            yield Feature(reason("bubble_and_boil.hint.raze"), 0.5)
        case Discard():
            need, drawn = codex.needs[codex.number_of[move.card]], draw_count(codex, after)
            if drawn > draw_count(codex, position):
                said = reason("bubble_and_boil.hint.discard.draws", count=drawn)
                yield Feature(said, 0.8, "drawn")
            if need.points == min(codex.needs[card].points for card in position.hands[seat]):
                said = reason("bubble_and_boil.hint.discard", points=need.points, cubes=need.size)
                yield Feature(said, 0.6)
        case Draw() if position.trigger is not None:
            yield Feature(reason("bubble_and_boil.hint.last"), 0.7, "drawn")
        case Draw():
            hand = len(position.hands[seat])
            said = reason("bubble_and_boil.hint.draw", count=draw_count(codex, position), hand=hand)
            yield Feature(said, 0.7, "drawn")
        case Harvest():
            yield Feature(reason("bubble_and_boil.hint.harvest"), 0.5)
        case Hex():
            yield Feature(reason("bubble_and_boil.hint.hex"), gain)
        case Keep():
            yield Feature(reason("bubble_and_boil.hint.keep"), 0.5)
        case PickColour():
            yield from _of_colour(codex, position, seat, move.option)


def _of_record(
    codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, card: int, gain: float
) -> Iterator[Feature]:
    """Yield what a recipe brings, what it takes, and how much of that the seat's gardens grow."""
    need = codex.needs[card]
    said = reason("bubble_and_boil.hint.record", points=need.points, count=need.size)
    yield Feature(said, gain + need.points / 10, "record")
    grown = {garden.colour for garden in position.gardens[seat]}
    counts = counts_of(need.heap)
    of_grown = sum(count for colour, count in enumerate(counts) if colour in grown)
    if grown:
        # A cube of any colour may be one that grows.
        of_grown += need.size - sum(counts)
    if of_grown:
        said = reason("bubble_and_boil.hint.record.grown", count=of_grown, size=need.size, points=need.points)
        yield Feature(said, 1.5 * of_grown / need.size, "grown")


def _of_colour(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, colour: int) -> Iterator[Feature]:
    """Yield which recipe of the hand needs a colour most."""
    needing = [card for card in position.hands[seat] if count_of(codex.needs[card].heap, colour)]
    if needing:
        card = max(needing, key=lambda each: (count_of(codex.needs[each].heap, colour), -each))
        count = count_of(codex.needs[card].heap, colour)
        said = reason("bubble_and_boil.hint.colour", card=_name(codex, card), count=count)
        yield Feature(said, 0.3 * count, "colour")


def _cast_card(codex: MatchCards, position: BubbleAndBoilPosition, move: Any) -> Card | None:
    """Return the card that a move casts or for which it chooses something, which may be no more than its price."""
    if isinstance(move, Hex | Counter):
        return move.card
    sources = (frame.source for frame in reversed(position.stack) if isinstance(frame, Running))
    return next((source for source in sources if source in codex.number_of), None)


def _of_harm(
    worth: ExpectedScore,
    position: BubbleAndBoilPosition,
    after: BubbleAndBoilPosition,
    seat: Seat,
    card: Card | None,
) -> Iterator[Feature]:
    """Yield whom a card that is cast costs points by the owl's count."""
    if card is None:
        return
    for other, (before, now) in enumerate(
        zip(worth.standing(position, seat), worth.standing(after, seat), strict=True)
    ):
        lost = round(before - now)
        if other != seat and before - now > _LEAST_HARM and lost:
            words = reason("seat", seat=other)
            said = reason("bubble_and_boil.hint.harm", card=card_words(card), seat=words, count=lost)
            yield Feature(said, (before - now) / 2)


def _of_ways(codex: MatchCards, ends: Sequence[BubbleAndBoilPosition], seat: Seat, move: Hex) -> Iterator[Feature]:
    """Yield what a hex lets others choose from, where it comes to something else for them."""
    chooses = next(
        (verb for verb in codex.designs[codex.number_of[move.card]].effect if isinstance(verb, Choose)), None
    )
    differing = [
        rival for rival in range(ends[0].seats) if rival != seat and len({_counted(end, rival) for end in ends}) > 1
    ]
    if chooses is None or not differing:
        return
    first, second = way_words(chooses)
    if len(differing) == 1:
        words = reason("seat", seat=differing[0])
        said = reason("bubble_and_boil.hint.chooses", seat=words, first=first, second=second)
    else:
        said = reason("bubble_and_boil.hint.chooses.all", first=first, second=second)
    yield Feature(said, _CHOICE * len(differing), "chooses")


def _name(codex: MatchCards, card: int) -> Reason:
    return reason(f"card.{codex.names[card]}.name")
