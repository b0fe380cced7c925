"""Illegal: why a move is not legal, for persons who try it; None means that it is legal."""

from collections.abc import Callable
from typing import Any

from game.core.effect_stack import Choice, Window
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import moves, turns
from game.rules.bubble_and_boil.cards.card_files import card_words
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, counts_of, ingredient_words, size_of
from game.rules.bubble_and_boil.effects import hexes
from game.rules.bubble_and_boil.final_brewing import is_brew
from game.rules.bubble_and_boil.position import (
    BREW,
    DISCARD,
    DRAFT,
    GROW,
    HEX,
    OVER,
    PLANT,
    REPLANT,
    BubbleAndBoilPosition,
)

_AFTER_HARVEST = (PLANT, REPLANT, GROW, DISCARD)


def _say(key: str, /, **args: int | str | Reason) -> Reason:
    return reason(f"bubble_and_boil.reason.{key}", **args)


def why_not(codex: MatchCards, position: BubbleAndBoilPosition, move: Move) -> Reason | None:
    """Return why the seat to move may not make this move, or None when it may."""
    if position.stack:
        return _why_not_answer(codex, position, move)
    if position.step == OVER:
        return _say("over")
    check = _CHECKS.get(type(move))
    if check is None:
        return _say("nothing_asked")
    return check(codex, position, position.active, move)


def _why_not_answer(codex: MatchCards, position: BubbleAndBoilPosition, move: Move) -> Reason | None:
    """Return why a frame may not be answered like this."""
    frame = position.stack[-1]
    if isinstance(frame, Window):
        if isinstance(move, moves.Counter):
            return _why_not_counter(codex, position, frame.asked[0], codex.number_of.get(move.card))
        return None if isinstance(move, moves.Pass) else _say("answer_hex", card=card_words(frame.around))
    assert isinstance(frame, Choice), "somebody is asked"
    if isinstance(move, moves.PickCard) and frame.what == "card":
        return None if codex.number_of.get(move.card) in frame.options else _say("not_offered")
    if isinstance(move, moves.Answer) and move.what == frame.what:
        return None if move.option in frame.options else _say("not_offered")
    return Reason(f"bubble_and_boil.reason.first.{frame.what}")


def _why_not_counter(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, card: int | None) -> Reason | None:
    """Return why a hex may not be answered with a card (ruling B13)."""
    if card is None or card not in position.hands[seat]:
        return _not_in_hand(codex, card)
    if card not in codex.counters:
        return _say("no_counterspell", card=card_words(codex.names[card]))
    if not hexes.can_pay(codex, position, seat, card, 0):
        return _cannot_pay(codex, position, seat, card)
    return None


def _cannot_pay(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, card: int) -> Reason:
    """Return that a hex cannot be paid in full, and what is missing for that."""
    price, gardens = codex.prices[card], position.gardens[seat]
    wanted_and_there = {
        "pot": (price.pot, size_of(position.pots[seat])),
        "cards": (price.cards, len(position.hands[seat]) - 1),
        "crones": (price.crones, position.crones[seat]),
        "gardens": (price.gardens, len(gardens)),
        "garden_cubes": (price.garden_cubes, max((size_of(garden.heap) for garden in gardens), default=0)),
    }
    short = ((kind, wanted, there) for kind, (wanted, there) in wanted_and_there.items() if there < wanted)
    kind, wanted, there = next(short, ("corruption", price.corruption, 0))
    lack = reason(f"bubble_and_boil.lack.{kind}", count=wanted, there=there)
    return _say("cannot_pay", card=card_words(codex.names[card]), lack=lack)


def _not_in_hand(codex: MatchCards, card: int | None) -> Reason:
    """Return that a card is not in the hand."""
    return _say("no_such_card") if card is None else _say("not_in_hand", card=card_words(codex.names[card]))


def _wrong_step(step: str, wanted: str) -> Reason:
    """Return that a move belongs to another step (ruling B2)."""
    if step in {DRAFT, BREW, REPLANT}:
        return Reason(f"bubble_and_boil.reason.step.{step}")
    return Reason(f"bubble_and_boil.reason.step.{wanted}_{'early' if step == HEX else 'late'}")


def _why_not_hex(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Hex) -> Reason | None:
    """Return why a hex may not be cast (rulings B3, B4, B13 and B27)."""
    if position.step != HEX:
        return _wrong_step(position.step, "hex")
    card = codex.number_of.get(move.card)
    if card is None or card not in position.hands[seat]:
        return _not_in_hand(codex, card)
    aim = codex.designs[card].aim
    if aim == "counter":
        return _say("only_answers", card=card_words(move.card))
    if aim == "one" and (move.target is None or move.target == seat or move.target >= position.seats):
        return _say("target", card=card_words(move.card))
    if aim != "one" and move.target is not None:
        return _say("no_target", card=card_words(move.card))
    if position.closed:
        return _say("closed")
    if not hexes.can_pay(codex, position, seat, card, position.hexes):
        if position.hexes and hexes.can_pay(codex, position, seat, card, 0):
            return _say("surcharge", count=position.hexes)
        return _cannot_pay(codex, position, seat, card)
    if position.hexes and hexes.would_end(codex, position, card, move.target):
        return _say("steal_would_end")
    return None


def _why_not_harvest(_: MatchCards, position: BubbleAndBoilPosition, __: Seat, ___: moves.Harvest) -> Reason | None:
    """Return why there is no harvest."""
    return None if position.step == HEX else _wrong_step(position.step, "harvest")


def _why_not_raze(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Raze) -> Reason | None:
    """Return why a garden may not be destroyed for a new one (ruling B24)."""
    if position.step != PLANT:
        return _wrong_step(position.step, "plant")
    if len(position.gardens[seat]) < codex.numbers.gardens:
        return _say("room_left")
    return None if turns.can_replant(codex, position, move.garden) else _say("nothing_to_plant")


def _why_not_plant(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Plant) -> Reason | None:
    """Return why two cards may not be planted (rulings B21 to B24)."""
    if position.step not in {PLANT, REPLANT}:
        return _say("one_garden") if position.step == GROW else _wrong_step(position.step, "plant")
    hand = position.hands[seat]
    cards = codex.number_of.get(move.first), codex.number_of.get(move.second)
    for card in cards:
        if card is None or hand.count(card) < cards.count(card):
            return _not_in_hand(codex, card)
    first, second = cards
    assert first is not None and second is not None, "both are in the hand"
    if first > second:
        return _say("other_order")
    if len(position.gardens[seat]) >= codex.numbers.gardens:
        return _say("no_room", count=codex.numbers.gardens)
    if not any(yields[first] and yields[second] for yields in codex.yields):
        names = {"first": card_words(codex.names[first]), "second": card_words(codex.names[second])}
        return _say("no_shared", **names)
    for card in (first, second):
        if not codex.yields[move.colour][card]:
            return _no_match(codex, card, move.colour)
    if not turns.can_plant(codex, position.pool, move.colour, first, second):
        return _say("pool", colour=ingredient_words(move.colour))
    return None


def _no_match(codex: MatchCards, card: int, colour: int) -> Reason:
    """Return that a card does not go into a garden of a colour."""
    return _say("no_match", card=card_words(codex.names[card]), colour=ingredient_words(colour))


def _why_not_grow(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Grow) -> Reason | None:
    """Return why a card may not join the garden that is being planted (rulings B20 and B23)."""
    if position.step != GROW:
        return _say("never_added")
    card = codex.number_of.get(move.card)
    if card is None or card not in position.hands[seat]:
        return _not_in_hand(codex, card)
    colour = position.gardens[seat][-1].colour
    if not codex.yields[colour][card]:
        return _no_match(codex, card, colour)
    if not turns.can_join(codex, position.pool, colour, card):
        return _say("pool", colour=ingredient_words(colour))
    return None


def _why_not_record(
    codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Record
) -> Reason | None:
    """Return why a card may not be recorded (rulings B26 and B27)."""
    if position.step not in {PLANT, GROW}:
        return _wrong_step(position.step, "record")
    card = codex.number_of.get(move.card)
    if card is None or card not in position.hands[seat]:
        return _not_in_hand(codex, card)
    return _say("record_would_end") if turns.ends_by_record(codex, position) else None


def _why_not_discard(
    codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Discard
) -> Reason | None:
    """Return why a card may not be discarded (ruling B29)."""
    if position.step not in _AFTER_HARVEST or position.step == REPLANT:
        return _wrong_step(position.step, "discard")
    card = codex.number_of.get(move.card)
    return _not_in_hand(codex, card) if card is None or card not in position.hands[seat] else None


def _why_not_draw(_: MatchCards, position: BubbleAndBoilPosition, __: Seat, ___: moves.Draw) -> Reason | None:
    """Return why no cards are drawn yet."""
    if position.step not in _AFTER_HARVEST or position.step == REPLANT:
        return _wrong_step(position.step, "draw")
    return None


def _why_not_keep(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Keep) -> Reason | None:
    """Return why an Alternative Victory card may not be chosen (ruling B46)."""
    if position.step != DRAFT:
        return _say("no_draft")
    return None if codex.victory_number_of.get(move.card, -1) in position.offers[seat] else _say("not_offered")


def _why_not_brew(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, move: moves.Brew) -> Reason | None:
    """Return why recipes cannot be brewed together (rulings B40 to B43)."""
    if position.step != BREW:
        return _say("brew_early")
    cards = [codex.number_of.get(card, -1) for card in move.cards]
    book = position.books[seat]
    for card in cards:
        if card < 0 or book.count(card) < cards.count(card):
            return _say("not_in_book")
    if cards != sorted(cards):
        return _say("other_order")
    if not is_brew(codex.needs, book, cards, position.pots[seat], position.corruption[seat]):
        wanted = [sum(counts) for counts in zip(*(counts_of(codex.needs[card].heap) for card in cards), strict=True)]
        pot = counts_of(position.pots[seat])
        short = next((colour for colour in EVERY_COLOUR if wanted[colour] > pot[colour]), None)
        if short is not None:
            return _say("cubes_short", colour=ingredient_words(short))
        return _say("cubes_missing", count=len(cards))
    return None


_CHECKS: dict[type, Callable[[MatchCards, BubbleAndBoilPosition, Seat, Any], Reason | None]] = {
    moves.Hex: _why_not_hex,
    moves.Harvest: _why_not_harvest,
    moves.Raze: _why_not_raze,
    moves.Plant: _why_not_plant,
    moves.Grow: _why_not_grow,
    moves.Record: _why_not_record,
    moves.Discard: _why_not_discard,
    moves.Draw: _why_not_draw,
    moves.Keep: _why_not_keep,
    moves.Brew: _why_not_brew,
}
