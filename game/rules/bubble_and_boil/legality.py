"""Legality: every move that a seat may make, step by step (002 Turn Order).

Moves stand in a stable order: hexes, plantings, records, discards, each by the order of the deck's file. Copies of a
card stand for each other.
"""

from collections.abc import Iterable, Sequence

from game.core.effect_stack import Choice, Window
from game.core.event import Seat
from game.core.move import Move
from game.rules.bubble_and_boil import turns
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.effects import hexes
from game.rules.bubble_and_boil.final_brewing import brews
from game.rules.bubble_and_boil.moves import (
    ANSWERS,
    DRAW,
    HARVEST,
    PASS,
    RAZE,
    Brew,
    Counter,
    Discard,
    Grow,
    Hex,
    Keep,
    PickCard,
    Plant,
    Record,
)
from game.rules.bubble_and_boil.position import BREW, DISCARD, DRAFT, GROW, HEX, OVER, REPLANT, BubbleAndBoilPosition

_MOST_SEATS = 4


class MoveTables:
    """The moves on cards, made once: each by design, hexes at each seat too, plantings by colour and both designs."""

    def __init__(self, codex: MatchCards) -> None:
        names = codex.names
        self.plant = {
            (colour, first, second): Plant(colour, names[first], names[second])
            for (first, second), colours in codex.couples.items()
            for colour, _ in colours
        }
        self.grow = tuple(map(Grow, names))
        self.record = tuple(map(Record, names))
        self.discard = tuple(map(Discard, names))
        self.counter = tuple(map(Counter, names))
        self.pick = tuple(map(PickCard, names))
        self.hex = tuple(map(Hex, names))
        self.hex_at = tuple(tuple(Hex(name, seat) for seat in range(_MOST_SEATS)) for name in names)
        self.keep = tuple(map(Keep, codex.victory_names))


def legal_moves(codex: MatchCards, tables: MoveTables, position: BubbleAndBoilPosition) -> Sequence[Move]:
    """Return every legal move of the seat to move."""
    if position.stack:
        return _legal_answers(codex, tables, position)
    step, seat = position.step, position.active
    hand = dict.fromkeys(position.hands[seat])
    if step == HEX:
        hexes_to_cast = _legal_hexes(codex, tables, position, seat, hand)
        hexes_to_cast.append(HARVEST)
        return hexes_to_cast
    if step == OVER:
        return ()
    if step == DRAFT:
        return [tables.keep[victory] for victory in position.offers[seat]]
    if step == BREW:
        found = brews(codex.needs, position.books[seat], position.pots[seat], position.corruption[seat])
        return [Brew(codex.called(each.cards)) for each in found]
    moves: list[Move] = []
    if step == GROW:
        colour, pool = position.gardens[seat][-1].colour, position.pool
        moves += [tables.grow[card] for card in hand if turns.can_join(codex, pool, colour, card)]
    elif step != DISCARD:
        moves += _legal_plantings(codex, tables, position, seat)
        if step == REPLANT:
            return moves
    if step != DISCARD and not turns.ends_by_record(codex, position):
        moves += [tables.record[card] for card in hand]
    moves += [tables.discard[card] for card in hand]
    moves.append(DRAW)
    return moves


def _legal_answers(codex: MatchCards, tables: MoveTables, position: BubbleAndBoilPosition) -> Sequence[Move]:
    """Return the answers to the frame on top of the stack."""
    frame = position.stack[-1]
    if isinstance(frame, Window):
        return [*(tables.counter[card] for card in hexes.counters_of(codex, position, frame.asked[0])), PASS]
    assert isinstance(frame, Choice), "somebody is asked"
    if frame.what == "card":
        return [tables.pick[card] for card in frame.options]
    kind = ANSWERS[frame.what]
    return [kind(option) for option in frame.options]


def _legal_hexes(
    codex: MatchCards, tables: MoveTables, position: BubbleAndBoilPosition, seat: Seat, hand: Iterable[int]
) -> list[Move]:
    """Return the hexes that the active seat can pay, at each target that they may have (rulings B3, B4 and B27)."""
    if position.closed:
        return []
    moves: list[Move] = []
    cast = position.hexes
    for card in hand:
        aim = codex.designs[card].aim
        if aim == "counter" or not hexes.can_pay(codex, position, seat, card, cast):
            continue
        if aim != "one":
            if not cast or not hexes.would_end(codex, position, card, None):
                moves.append(tables.hex[card])
            continue
        targets = tables.hex_at[card]
        moves += [
            targets[target]
            for target in range(position.seats)
            if target != seat and not (cast and hexes.would_end(codex, position, card, target))
        ]
    return moves


def _legal_plantings(codex: MatchCards, tables: MoveTables, position: BubbleAndBoilPosition, seat: Seat) -> list[Move]:
    """Return the gardens of two cards, or which garden may be destroyed for one (rulings B21 to B24)."""
    if len(position.gardens[seat]) >= codex.numbers.gardens:
        return [RAZE[garden] for garden in range(codex.numbers.gardens) if turns.can_replant(codex, position, garden)]
    return [tables.plant[each] for each in turns.pairs(codex, position.pool, position.hands[seat])]
