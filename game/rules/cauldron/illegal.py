"""Illegal: why a move is not legal, for the referee and for persons who try it."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron import legality
from game.rules.cauldron.cards import verbs
from game.rules.cauldron.effects import modifiers, windows
from game.rules.cauldron.effects.match_cards import Ability, MatchCards
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import KINDS, Kind, count, size
from game.rules.cauldron.moves import (
    PASS,
    Brew,
    Buy,
    BuyField,
    Cast,
    Choose,
    Discard,
    End,
    Fetch,
    Harvest,
    Steal,
    Store,
    Use,
)
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, CauldronPosition
from game.rules.cauldron.seasons import harvesting, market, theft


def _no(name: str, **args: int | str | Reason) -> Reason:
    """Return a reason of Cauldron."""
    return reason(f"cauldron.reason.{name}", **args)


def kind_words(kind: Kind) -> Reason:
    """Return the name of an ingredient in words."""
    return reason(f"cauldron.kind.{KINDS[kind]}")


def card_words(card: str) -> Reason:
    """Return the name of a card in words."""
    return reason(f"card.{card}.name")


def why_not(book: MatchCards, position: CauldronPosition, move: Move) -> Reason | None:
    """Return why the seat to move may not make this move, or None when it may."""
    if position.stack:
        top = position.stack[-1]
        if isinstance(top, Window):
            return _why_not_answer(book, position, top, move)
        if isinstance(top, Choice):
            fits = isinstance(move, Choose) and any(book.choose(top.what, value) == move for value in top.options)
            fault = "other_field" if isinstance(move, Harvest) and top.what == "field" else "answer_first"
            return None if fits else _no(fault)
    if position.phase in {HARVEST, FINISH}:
        return _why_not_harvest(book, position, position.active, move)
    if position.phase == MARKET:
        return _why_not_market(book, position, position.active, move)
    return _no("over")


def _why_not_answer(book: MatchCards, position: CauldronPosition, window: Window, move: Move) -> Reason | None:
    """Return why an announcement may not be answered so (A16, A21, A23)."""
    if move == PASS:
        return None
    if not isinstance(move, Cast):
        return _no("window_first")
    seat = window.asked[0]
    spell = book.spell_index.get(move.spell)
    if spell is None or spell not in position.hands[seat]:
        return _no("not_in_hand", card=card_words(move.spell))
    announced = position.stack[-2]
    assert isinstance(announced, Running), "a window is around what runs"
    card = book.spells[spell]
    fault = windows.why_no_answer(card, seat, window.around, announced)
    if fault is not None:
        return _no(fault)
    if modifiers.holds(position, "no_cast", seat):
        return _no("no_cast")
    bindings = windows.their_bindings(announced)
    if windows.has_purpose(book, position, card, seat, bindings):
        return None
    return _no("no_purpose", card=card_words(move.spell))


def _why_not_harvest(book: MatchCards, position: CauldronPosition, seat: Seat, move: Move) -> Reason | None:
    """Return why a move of a harvest turn is not legal."""
    check = _HARVEST_CHECKS.get(type(move))
    return _no("harvest_now") if check is None else check(book, position, seat, move)


def _why_not_end(book: MatchCards, position: CauldronPosition, seat: Seat, move: Move) -> Reason | None:
    """Return why the turn may not end yet (A29)."""
    has_to_act = position.actions and position.phase == HARVEST and position.idle
    if has_to_act and legality.actions(book, position, legality.brewable(book, position, seat)):
        return _no("must_act")
    return None


def _no_action(position: CauldronPosition) -> Reason | None:
    """Return why no action is left in this turn (A29, A53)."""
    if position.phase == FINISH:
        return _no("board_empty")
    return None if position.actions else _no("acted")


def _only_harvest(book: MatchCards, position: CauldronPosition) -> Reason | None:
    """Return why only Harvest is legal as the action (A32)."""
    return _no("only_harvest", turns=book.numbers.stall) if legality.must_harvest(book, position) else None


def _why_not_take(book: MatchCards, position: CauldronPosition, seat: Seat, move: Harvest) -> Reason | None:
    """Return why a field may not be harvested."""
    if (fault := _no_action(position)) is not None:
        return fault
    if harvesting.is_ripe(position, seat, move.cell):
        return None
    if move.cell not in position.board.index:
        return _no("no_field")
    if not position.tokens[position.board.index[move.cell]]:
        return _no("bare")
    return _no("no_harvest", kind=kind_words(position.board.kind_at(move.cell)))


def _ability_that_brews(book: MatchCards, position: CauldronPosition, seat: Seat, potion: int) -> Ability | None:
    """Return an ability by which a seat may brew a potion as its action all the same, or None."""
    if _no_action(position) is not None:
        return None
    for ability in book.characters[position.characters[seat]].actions:
        if ability.brewable is None or not legality.may_use(book, position, seat, ability):
            continue
        if potion in ability.brewable(Run(book, position, Running(ability.source, seat), None)):
            return ability
    return None


def _raids(book: MatchCards, ability: Ability) -> bool:
    """Return whether an ability steals from a cellar."""
    return any(isinstance(verb, verbs.Steal) and verb.place == "cellar" for verb in book.verbs[ability.source])


def _why_not_steal(book: MatchCards, position: CauldronPosition, seat: Seat, move: Steal) -> Reason | None:
    """Return why a token may not be stolen (A34)."""
    if (fault := _no_action(position) or _only_harvest(book, position)) is not None:
        return fault
    if move.victim >= position.seats:
        return _no("no_seat", seat=move.victim)
    if move.victim == seat:
        return _no("steal_self")
    if legality.is_forbidden(position, seat, "steal"):
        return _no("no_steal")
    if move.cellared and not theft.open_cellars(position, move.victim):
        abilities = book.characters[position.characters[seat]].abilities
        usable = (each for each in abilities if _why_not_use(book, position, seat, Use(each.id)) is None)
        raids = next((each.id for each in usable if _raids(book, each)), "")
        return _no("cellars_shut.ability", card=card_words(raids)) if raids else _no("cellars_shut")
    if move.kind in theft.loot(position, seat, move.victim, move.cellared):
        return None
    if not move.cellared and modifiers.holds(position, "safe", move.victim):
        return _no("safe")
    return _no("no_token_there", kind=kind_words(move.kind))


def _why_not_brew(book: MatchCards, position: CauldronPosition, seat: Seat, move: Brew) -> Reason | None:
    """Return why a potion may not be brewed (A31, A36 to A41)."""
    name = move.potion
    potion = book.potion_index.get(name)
    if potion is None or potion not in position.potions[seat]:
        return _no("not_your_potion", card=card_words(name))
    card = book.potions[potion]
    if modifiers.is_quick(position, seat, card):
        if legality.is_forbidden(position, seat, "quick"):
            return _no("no_quick")
    elif (fault := _no_action(position) or _only_harvest(book, position)) is not None:
        return fault
    if modifiers.is_banned(book, position, seat, card):
        return _no("banned", magik=book.numbers.alchemy)
    if not modifiers.can_pay(position, seat, card):
        if (ability := _ability_that_brews(book, position, seat, potion)) is not None:
            return _no("lacks_but_for_ability", card=card_words(name), ability=card_words(ability.id))
        return _no("lacks_ingredients", card=card_words(name))
    return None if modifiers.may_brew(book, position, seat, potion) else _no("no_brew")


def _why_not_store(book: MatchCards, position: CauldronPosition, seat: Seat, move: Store) -> Reason | None:
    """Return why a token may not go into a cellar."""
    kind = move.kind
    if not count(position.supply[seat], kind):
        return _no("not_in_supply", kind=kind_words(kind))
    if legality.may_store(position, seat, kind):
        return None
    if size(position.cellared[seat]) >= position.cellars[seat]:
        return _no("no_free_cellar")
    return _why_not_move(position, seat)


def _why_not_fetch(book: MatchCards, position: CauldronPosition, seat: Seat, move: Fetch) -> Reason | None:
    """Return why a token may not come out of a cellar."""
    kind = move.kind
    if not count(position.cellared[seat], kind):
        return _no("not_in_cellar", kind=kind_words(kind))
    return None if legality.may_fetch(position, seat, kind) else _why_not_move(position, seat)


def _why_not_move(position: CauldronPosition, seat: Seat) -> Reason:
    """Return why nothing may be moved, or not to and fro."""
    return _no("no_move" if legality.is_forbidden(position, seat, "move") else "to_and_fro")


def _why_not_cast(book: MatchCards, position: CauldronPosition, seat: Seat, move: Cast) -> Reason | None:
    """Return why a spell may not be cast as a quick action."""
    name = move.spell
    spell = book.spell_index.get(name)
    if spell is None or spell not in position.hands[seat]:
        return _no("not_in_hand", card=card_words(name))
    if legality.is_forbidden(position, seat, "cast"):
        return _no("no_cast")
    if not book.spells[spell].own_turn:
        return _no("only_answers")
    if windows.has_purpose(book, position, book.spells[spell], seat):
        return None
    return _no("no_purpose", card=card_words(name))


def _why_not_use(book: MatchCards, position: CauldronPosition, seat: Seat, move: Use) -> Reason | None:
    """Return why an ability may not be used."""
    at = book.ability_index.get(move.ability)
    standing = book.characters[position.characters[seat]].standing
    if any(effect.source == f"ability.{move.ability}" for effect in standing):
        return _no("works_by_itself")
    if at is None or book.abilities[at].character != position.characters[seat]:
        return _no("not_your_ability")
    ability = book.abilities[at]
    if ability.way != "quick":
        fault = _no_action(position)
        if fault is None and ability.way != "harvest":
            fault = _only_harvest(book, position)
        if fault is not None:
            return fault
    if ability.uses and not modifiers.uses_left(position, seat, ability):
        return _no("used_up")
    if not legality.can_afford(position, seat, ability):
        what = "both" if ability.magik and ability.tokens else "magik" if ability.magik else "tokens"
        return _no(f"ability_too_dear.{what}", magik=ability.magik, count=ability.tokens)
    if legality.is_ability_forbidden(position, seat, ability):
        return _no("no_steal" if ability.way == "steal" else "no_quick")
    if windows.has_purpose(book, position, ability, seat):
        return None
    return _no("no_purpose", card=card_words(move.ability))


def _why_not_market(book: MatchCards, position: CauldronPosition, seat: Seat, move: Move) -> Reason | None:
    """Return why a move of a market turn is not legal (A58 to A69)."""
    match move:
        case Buy():
            return _why_not_buy(book, position, seat, move.goods)
        case BuyField():
            if not market.has_fields(position, move.kind):
                return _no("no_field_left", kind=kind_words(move.kind))
            return _why_not_buy(book, position, seat, "field")
        case Discard():
            potion, spell = book.potion_index.get(move.card), book.spell_index.get(move.card)
            owned = potion in position.potions[seat] or spell in position.hands[seat]
            return None if owned else _no("not_yours", card=card_words(move.card))
    return None if move == PASS else _no("market_now")


def _why_not_buy(book: MatchCards, position: CauldronPosition, seat: Seat, goods: str) -> Reason | None:
    """Return why something may not be bought."""
    fault = legality.why_not_buy(book, position, seat, goods)
    if fault is None:
        return None
    if fault == "too_dear":
        price = modifiers.price(book, position, seat, goods)
        return _no("too_dear", price=price, magik=position.magik[seat])
    if fault == "hand_full":
        return _no("hand_full", limit=modifiers.hand_limit(book, position, seat))
    return _no(fault)


_HARVEST_CHECKS: Mapping[type[Move], Callable[[MatchCards, CauldronPosition, Seat, Any], Reason | None]] = {
    Harvest: _why_not_take,
    Steal: _why_not_steal,
    Brew: _why_not_brew,
    Store: _why_not_store,
    Fetch: _why_not_fetch,
    Cast: _why_not_cast,
    Use: _why_not_use,
    End: _why_not_end,
}
