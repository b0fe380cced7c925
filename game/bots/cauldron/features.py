"""Features: what speaks for a move, as sentences for a person.

What can be counted on the table is told as a number: Magik, ingredients, actions, what a potion still lacks.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.bots.cauldron.appraisal import Appraiser
from game.bots.cauldron.quick_play import harvested
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.theft_odds import SIDES, throws_that_steal
from game.bots.cauldron.trials import Trials
from game.bots.mind import Feature
from game.core.effect_stack import Choice, Running
from game.core.effects import root_of
from game.core.event import Seat
from game.core.hexgrid import Cell, neighbours, parse_cell
from game.core.reason import Reason, reason
from game.rules.cauldron.cards.brew_outcome import after_brew
from game.rules.cauldron.cards.verbs import Lowest
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.effects import later, modifiers
from game.rules.cauldron.effects.match_cards import Potion
from game.rules.cauldron.ingredients import ALL_KINDS, KINDS, ONE, Kind, count, size
from game.rules.cauldron.moves import (
    NOTHING,
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
from game.rules.cauldron.position import MARKET, OVER, CauldronPosition

# What a move that is plainly useful weighs more than one that only keeps things going, and what counts of a gain that
# can only be told in general.
_PLAIN = 0.1
_VAGUE = 0.3

# What speaks for the end of a turn beside a spell, and beside something that lies in a cellar.
_DONE, _SPELL, _CELLAR = 0.5, "spell", "cellar"

# What things weigh: Magik, an ingredient, an action, a spell; what grows on a field; so much counts of a rival's loss.
_WEIGHTS = {"magik": 1.0, "tokens": 0.8, "actions": 0.9, "spells": 0.6}
_GROWN = 0.3
_RIVAL = 0.5

# What it says of a harvest that it takes the last token and with it ends the season's harvests.
_LAST = 1.5

# So few ingredients of a kind on the fields are rare.
_FEW = 3


class Counted(NamedTuple):
    """What everybody can count of a seat."""

    magik: int
    tokens: int
    spells: int


def features_of(
    controller: Cauldron, worth: SeasonsToGoal, worlds: Sequence[CauldronPosition], move: Any
) -> list[Feature]:
    """Return the named properties of a legal move in positions as the seat to move may take them to be.

    What it comes to is told where that is the same in all of them and nothing is left to luck.
    """
    position = worlds[0]
    seat = controller.to_move(position)
    assert seat is not None, "somebody is asked for a move"
    trials = Trials(controller, worth, seat)
    gain = max(0.0, trials.first_sight(position, [move])[0] - trials.value(position))
    ends = [_end(trials, world, seat, move) for world in worlds]
    found = [_base(controller, worth.appraiser, position, seat, move, gain, sure=ends[0] is not None)]
    if isinstance(move, End) and not position.actions:
        found.append(Feature(reason("cauldron.hint.end.spells"), _DONE, _SPELL, beside=True))
        found.append(Feature(reason("cauldron.hint.end.cellar"), _DONE, _CELLAR, beside=True))
    found += _of_ingredient(controller, position, seat, move)
    if (after := ends[0]) is not None:
        found += _of_potions(controller, after, seat)
    known = [end for end in ends if end is not None]
    # With the last token the harvest is over, and what was counted spoils.
    spoils = isinstance(move, End | Harvest) and any(not sum(end.tokens) for end in known)
    if len(known) == len(worlds) and not isinstance(move, Steal) and not spoils:
        found += _of_counts(position, known, seat, told=isinstance(move, Cast | Use | Choose | Pass | Buy | BuyField))
    return found


def _base(
    controller: Cauldron,
    appraiser: Appraiser,
    position: CauldronPosition,
    seat: Seat,
    move: Any,
    gain: float,
    *,
    sure: bool,
) -> Feature:
    """Return what a move of its kind is good for; `gain` is what it is worth, in seasons."""
    why, weight = _why(controller, appraiser, position, seat, move, sure=sure)
    about = _SPELL if isinstance(move, Cast) else _CELLAR if isinstance(move, Fetch) else ""
    return Feature(why, weight + gain if weight > _PLAIN else weight + _VAGUE * gain, about)


def _end(trials: Trials, position: CauldronPosition, seat: Seat, move: Any) -> CauldronPosition | None:
    """Return where a move leads its seat to, a theft if it comes off, whoever lost by it; None where luck decides."""
    match move:
        case Harvest():
            return harvested(position, seat, position.board.index[move.cell])
        case Steal():
            stolen = position.copy()
            stolen.supply[seat] += ONE[move.kind]
            return stolen
        case Store() | Fetch() | End():
            return position
    after = trials.after(position, move)
    return after if after.chance.state == position.chance.state and after.phase != OVER else None


def _of_ingredient(controller: Cauldron, position: CauldronPosition, seat: Seat, move: Any) -> Iterator[Feature]:
    """Yield what there is to say for an ingredient that is taken: how sure that is, how rare it is, who needs it."""
    match move:
        case Harvest():
            kind = position.board.kind_at(move.cell)
            yield Feature(reason("cauldron.hint.sure"), 1.0, "odds", beside=True)
            if sum(position.tokens) == 1:
                yield Feature(reason("cauldron.hint.last"), _LAST, "last")
        case Steal():
            kind = move.kind
            throws = throws_that_steal(position, controller.numbers.steal, seat, move.victim)
            said = reason("cauldron.hint.odds", count=throws, sides=SIDES)
            yield Feature(said, throws / SIDES, "odds", beside=True)
        case _:
            return
    left = _lying(position, kind)
    if 0 < left <= _FEW:
        yield Feature(reason("cauldron.hint.rare", count=left, kind=_kind(kind)), 0.6 / left, "rare")
    for rival in [move.victim] if isinstance(move, Steal) else range(position.seats):
        potion = _needing(controller, position, rival, kind)
        if rival != seat and potion is not None:
            said = reason("cauldron.hint.needed", seat=reason("seat", seat=rival), potion=_name(potion))
            yield Feature(said, 0.2 + potion.magik / 50, "needed")
            return


def _of_potions(controller: Cauldron, after: CauldronPosition, seat: Seat) -> Iterator[Feature]:
    """Yield which potion the ingredients of a seat come nearest to, its Magik weighed against what it lacks."""
    have = after.supply[seat] + after.cellared[seat]
    lacking = [
        (modifiers.lacking(after, seat, card, have), card)
        for card in _potions(controller, after, seat)
        if not modifiers.is_banned(controller.book, after, seat, card)
    ]
    if not lacking:
        return
    missing, card = max(lacking, key=lambda each: each[1].magik / (1 + each[0]))
    said = reason("cauldron.hint.potion.lacks", count=missing, potion=_name(card), magik=card.magik)
    if not missing:
        said = reason("cauldron.hint.potion.ready", potion=_name(card), magik=card.magik)
    yield Feature(said, 0.3 * card.magik / (1 + missing), "potion", beside=True)


def _chosen_for(position: CauldronPosition) -> Reason | None:
    """Return the name of the spell or ability for which something is chosen, that may be no more than its price."""
    if not position.stack or not isinstance(position.stack[-1], Choice):
        return None
    source = next(frame.source for frame in reversed(position.stack) if isinstance(frame, Running))
    kind, _, card = root_of(source).partition(".")
    return reason(f"card.{card}.name") if kind in {"spell", "ability"} else None


def _of_counts(
    before: CauldronPosition, ends: Sequence[CauldronPosition], seat: Seat, *, told: bool
) -> Iterator[Feature]:
    """Yield what a seat then has, if that is the same wherever a move leads to; what came of it where it is `told`.

    That one has what one buys, or keeps the spell that gives no answer, is no reason to do so.
    """
    had = [_counted(before, each) for each in range(before.seats)]
    has = [_counted(ends[0], each) for each in range(before.seats)]
    if any([_counted(end, each) for each in range(before.seats)] != has for end in ends[1:]):
        return
    for name in Counted._fields:
        left = getattr(has[seat], name)
        if before.phase != MARKET and not before.stack:
            said = reason(f"cauldron.hint.keeps.{name}", count=left)
            yield Feature(said, _WEIGHTS[name] * left, f"left.{name}", beside=True)
        gained = left - getattr(had[seat], name)
        if told and gained > 0:
            yield Feature(reason(f"cauldron.hint.gains.{name}", count=gained), _WEIGHTS[name] * gained)
    if not told:
        return
    card = _chosen_for(before)
    for rival in range(before.seats):
        for name in ("magik", "tokens"):
            lost = getattr(had[rival], name) - getattr(has[rival], name)
            if rival != seat and lost > 0:
                words = reason("seat", seat=rival)
                said = reason(f"cauldron.hint.rival.{name}", seat=words, count=lost)
                if card is not None:
                    said = reason(f"cauldron.hint.rival.{name}.by", card=card, seat=words, count=lost)
                yield Feature(said, _RIVAL * _WEIGHTS[name] * lost, f"rival.{rival}")
    grown = sum(ends[0].tokens) - sum(before.tokens)
    if grown > 0:
        yield Feature(reason("cauldron.hint.grows", count=grown), _GROWN * grown, "grown")
    more = ends[0].actions - before.actions
    if more > 0 and ends[0].active == before.active:
        yield Feature(reason("cauldron.hint.gains.actions", count=more), _WEIGHTS["actions"] * more)


def _counted(position: CauldronPosition, seat: Seat) -> Counted:
    tokens = size(position.supply[seat]) + size(position.cellared[seat])
    return Counted(position.magik[seat], tokens, len(position.hands[seat]))


def _why(
    controller: Cauldron, appraiser: Appraiser, position: CauldronPosition, seat: Seat, move: Any, *, sure: bool
) -> tuple[Reason, float]:
    """Return what a move is good for, and how much that is plain to see; it is `sure` where nothing is left to luck."""
    match move:
        case Brew():
            card = controller.book.potions[controller.book.potion_index[move.potion]]
            then = after_brew(controller.book, position, seat, card).then
            if then >= controller.numbers.goal:
                return reason("cauldron.hint.win"), 9.0
            gained = max(0, then - position.magik[seat])
            return reason("cauldron.hint.brew" if sure else "cauldron.hint.brew.least", magik=gained), 1.0 + gained
        case Harvest():
            kind = position.board.kind_at(move.cell)
            if (source := _awaited(appraiser, position, seat, move.cell)) is not None:
                waits = reason(f"card.{root_of(source).partition('.')[2]}.name")
                return reason("cauldron.hint.harvest.awaited", card=waits), 0.5
            return _for_kind(controller, position, seat, kind) or (reason("cauldron.hint.harvest.any"), 0.0)
        case Steal():
            potion = _wanted(controller, position, seat, move.kind)
            victim = reason("seat", seat=move.victim)
            if potion is not None:
                key = "cauldron.hint.steal.besides" if _lying(position, move.kind) else "cauldron.hint.steal"
                return reason(key, kind=_kind(move.kind), potion=_name(potion), seat=victim), 0.5
            return reason("cauldron.hint.steal.any", seat=victim), 0.0
        case Store():
            return reason("cauldron.hint.store", kind=_kind(move.kind)), _PLAIN
        case Fetch():
            return reason("cauldron.hint.fetch"), _PLAIN
        case Cast() if position.stack:
            return reason("cauldron.hint.answer"), _PLAIN
        case Cast():
            point = appraiser.point_of(controller.book.spell_index[move.spell], position.seats)
            if point == "magik" and _leaves_to_dice(controller, position, seat, move.spell):
                return reason("cauldron.hint.cast.dice"), _PLAIN
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
            if around := _around(position, parse_cell(move.option)):
                return reason("cauldron.hint.choose.place", count=around), _PLAIN + _GROWN * around
        case Choose("field" | "kind") if move.option != NOTHING:
            is_field = move.what == "field"
            kind = position.board.kind_at(parse_cell(move.option)) if is_field else KINDS.index(move.option)
            return _for_kind(controller, position, seat, kind) or (reason("cauldron.hint.choose"), 0.0)
    return reason("cauldron.hint.choose"), 0.0


def _leaves_to_dice(controller: Cauldron, position: CauldronPosition, seat: Seat, spell: str) -> bool:
    """Return whether dice decide if a seat is the lowest scoring player whom a spell looks for (A50)."""
    book = controller.book
    verbs = book.verbs[book.spells[book.spell_index[spell]].source]
    lowest = min(position.magik)
    tied = position.magik[seat] == lowest and list(position.magik).count(lowest) > 1
    return tied and any(isinstance(verb, Lowest) for verb in every_verb(verbs))


def _for_kind(controller: Cauldron, position: CauldronPosition, seat: Seat, kind: Kind) -> tuple[Reason, float] | None:
    """Return which potion of a seat lacks an ingredient, or takes any, and how much that is plain to see."""
    potion = _wanted(controller, position, seat, kind)
    if potion is not None:
        return reason("cauldron.hint.harvest", kind=_kind(kind), potion=_name(potion), magik=potion.magik), 0.5
    wild = [card for card in _potions(controller, position, seat) if card.wild]
    if wild:
        return reason("cauldron.hint.harvest.wild", potion=_name(max(wild, key=lambda card: card.magik))), _PLAIN
    return None


def _awaited(appraiser: Appraiser, position: CauldronPosition, seat: Seat, cell: Cell) -> str | None:
    """Return the source of what brings a seat most for its harvest from a field; None where that brings nothing."""
    kind = position.board.kind_at(cell)
    waiting = [each for each in position.standing.get("later.harvest", ()) if later.is_meant(each, seat, cell, kind)]
    dues = [appraiser.due(each, seat, position.seats) for each in waiting]
    return waiting[dues.index(max(dues))].source if sum(dues) > 0 else None


def _wanted(controller: Cauldron, position: CauldronPosition, seat: Seat, kind: Kind) -> Potion | None:
    """Return the dearest potion of a seat that still lacks a kind and can come together in the season, or None."""
    have = position.supply[seat] + position.cellared[seat]
    near = [sum(count(supply, each) for supply in position.supply) + _lying(position, each) for each in ALL_KINDS]
    lacking = [
        card
        for card in _potions(controller, position, seat)
        if count(card.needs, kind) > count(have, kind)
        and all(count(card.needs, each) <= near[each] + count(position.cellared[seat], each) for each in ALL_KINDS)
    ]
    return max(lacking, key=lambda card: card.magik) if lacking else None


def _lying(position: CauldronPosition, kind: Kind) -> int:
    """Return how many of a kind lie on the fields."""
    return sum(tokens for tokens, grown in zip(position.tokens, position.board.kinds, strict=True) if grown == kind)


def _needing(controller: Cauldron, position: CauldronPosition, seat: Seat, kind: Kind) -> Potion | None:
    """Return the dearest potion of a seat that has none of a kind to spare, or None."""
    have = position.supply[seat] + position.cellared[seat]
    cards = _potions(controller, position, seat)
    needing = [card for card in cards if count(card.needs, kind) and count(card.needs, kind) >= count(have, kind)]
    return max(needing, key=lambda card: card.magik) if needing else None


def _potions(controller: Cauldron, position: CauldronPosition, seat: Seat) -> list[Potion]:
    return [controller.book.potions[potion] for potion in position.potions[seat]]


def _around(position: CauldronPosition, cell: Cell) -> int:
    """Return how many ingredients lie around a place."""
    index = position.board.index
    return sum(position.tokens[index[near]] for near in neighbours(cell) if near in index)


def _name(potion: Potion) -> Reason:
    return reason(f"card.{potion.id}.name")


def _kind(kind: int) -> Reason:
    """Return the name of an ingredient as it stands inside a sentence."""
    return reason(f"cauldron.kind.{KINDS[kind]}")
