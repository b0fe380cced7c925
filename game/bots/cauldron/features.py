"""Features: what speaks for a move, as sentences for a person."""

from typing import Any

from game.bots.cauldron.appraisal import Appraiser
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.trials import Trials
from game.bots.mind import Feature
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.core.reason import Reason, reason
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.effects import later
from game.rules.cauldron.ingredients import KINDS, count
from game.rules.cauldron.moves import (
    Brew,
    Buy,
    BuyField,
    Cast,
    Choose,
    Discard,
    End,
    Fetch,
    Harvest,
    Pass,
    Steal,
    Store,
    Use,
)
from game.rules.cauldron.position import MARKET, CauldronPosition

# What a move that is plainly useful weighs more than one that only keeps things going.
_PLAIN = 0.1


def features_of(controller: Cauldron, worth: SeasonsToGoal, position: CauldronPosition, move: Any) -> list[Feature]:
    """Return the named properties of a legal move in a position as the seat to move may take it to be."""
    seat = controller.to_move(position)
    assert seat is not None, "somebody is asked for a move"
    trials = Trials(controller, worth, seat)
    gain = max(0.0, trials.first_sight(position, [move])[0] - trials.value(position))
    why, weight = _why(controller, worth.appraiser, position, seat, move)
    return [Feature(why, weight + gain)]


def _why(
    controller: Cauldron, appraiser: Appraiser, position: CauldronPosition, seat: Seat, move: Any
) -> tuple[Reason, float]:
    """Return what a move is good for, and how much that is plain to see."""
    match move:
        case Brew():
            card = controller.book.potions[controller.book.potion_index[move.potion]]
            if position.magik[seat] + card.magik >= controller.numbers.goal:
                return reason("cauldron.hint.win"), 9.0
            return reason("cauldron.hint.brew", magik=card.magik), 1.0
        case Harvest():
            kind = position.board.kind_at(move.cell)
            if _awaited(appraiser, position, seat, move.cell) > 0:
                return reason("cauldron.hint.harvest.awaited"), 0.5
            potion = _wanted(controller, position, seat, kind)
            if potion is not None:
                return reason("cauldron.hint.harvest", kind=_kind(kind), potion=potion), 0.5
            return reason("cauldron.hint.harvest.any"), 0.0
        case Steal():
            potion = _wanted(controller, position, seat, move.kind)
            victim = reason("seat", seat=move.victim)
            if potion is not None:
                return reason("cauldron.hint.steal", kind=_kind(move.kind), potion=potion, seat=victim), 0.5
            return reason("cauldron.hint.steal.any", seat=victim), 0.0
        case Store():
            return reason("cauldron.hint.store", kind=_kind(move.kind)), _PLAIN
        case Fetch():
            return reason("cauldron.hint.fetch"), _PLAIN
        case Cast() if position.stack:
            return reason("cauldron.hint.answer"), _PLAIN
        case Cast():
            point = appraiser.point_of(controller.book.spell_index[move.spell], position.seats)
            return reason(f"cauldron.hint.cast.{point}" if point else "cauldron.hint.cast"), _PLAIN
        case Use():
            return reason("cauldron.hint.use"), _PLAIN
        case Buy("advanced_spell" | "advanced_potion"):
            return reason(f"cauldron.hint.buy.{move.goods}"), _PLAIN
        case Buy():
            return reason(f"cauldron.hint.buy.{move.goods.rpartition('_')[2]}"), _PLAIN
        case BuyField():
            return reason("cauldron.hint.buy.field", kind=_kind(move.kind)), _PLAIN
        case Discard():
            return reason("cauldron.hint.discard"), _PLAIN
        case Pass() if position.phase == MARKET and not position.stack:
            return reason("cauldron.hint.save"), _PLAIN
        case Pass():
            return reason("cauldron.hint.hold"), _PLAIN
        case End():
            return reason("cauldron.hint.end"), _PLAIN
        case Choose("place"):
            return reason("cauldron.hint.choose.place"), _PLAIN
    return reason("cauldron.hint.choose"), 0.0


def _awaited(appraiser: Appraiser, position: CauldronPosition, seat: Seat, cell: Cell) -> float:
    """Return what a seat gets, in Magik, of what waits for its harvest from a field."""
    kind = position.board.kind_at(cell)
    return sum(
        appraiser.due(effect, seat, position.seats)
        for effect in position.standing.get("later.harvest", ())
        if later.is_meant(effect, seat, cell, kind)
    )


def _wanted(controller: Cauldron, position: CauldronPosition, seat: Seat, kind: int) -> Reason | None:
    """Return the name of the dearest potion of a seat that still lacks a kind, or None."""
    have = position.supply[seat] + position.cellared[seat]
    cards = [controller.book.potions[potion] for potion in position.potions[seat]]
    lacking = [card for card in cards if count(card.needs, kind) > count(have, kind)]
    if not lacking:
        return None
    return reason(f"card.{max(lacking, key=lambda card: card.magik).id}.name")


def _kind(kind: int) -> Reason:
    """Return the name of an ingredient as it stands inside a sentence."""
    return reason(f"cauldron.kind.{KINDS[kind]}")
