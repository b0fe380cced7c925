"""Legality: what a seat may do in its harvest and market turn, and the list of it (000 Harvest, Market; A29 to A39)."""

from itertools import compress

from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.match_cards import Ability, MatchCards
from game.rules.cauldron.effects.windows import has_purpose
from game.rules.cauldron.ingredients import ALL_KINDS, Kind, covered, size
from game.rules.cauldron.moves import BUYS, END, FETCHED, FIELD_BUYS, HARVESTS, PASS, RAIDS, fetches, stores, thefts
from game.rules.cauldron.position import HARVEST, CauldronPosition
from game.rules.cauldron.seasons import harvesting, market, theft


def harvest_turn(book: MatchCards, position: CauldronPosition) -> list[Move]:
    """Return the moves of a harvest turn: actions first, then quick actions, then the end of the turn."""
    seat = position.active
    brews = brewable(book, position, seat)
    may_act = position.actions > 0 and position.phase == HARVEST
    moves = actions(book, position, brews) if may_act else []
    # A29: an ability may replace an action, but nobody has to use one.
    may_end = not moves or position.idle == 0
    if may_act:
        for ability in book.characters[position.characters[seat]].actions:
            if not _is_stalled(book, position, ability) and may_use(book, position, seat, ability):
                moves.append(book.uses[ability.id])
    standing = position.standing
    if not ("no_quick" in standing and modifiers.holds(position, "no_quick", seat)):
        moves += [book.brews[potion] for potion in brews if is_quick_now(position, seat, potion, book)]
        for ability in book.characters[position.characters[seat]].quick:
            if may_use(book, position, seat, ability):
                moves.append(book.uses[ability.id])
    if position.cellars[seat] and not ("no_move" in standing and modifiers.holds(position, "no_move", seat)):
        moves += _moves_of_tokens(position, seat)
    if position.hands[seat]:
        casts(book, position, seat, moves)
    if may_end:
        moves.append(END)
    return moves


def _moves_of_tokens(position: CauldronPosition, seat: Seat) -> list[Move]:
    """Return the moves in and out of cellars; what was just moved does not go straight back."""
    moved, cellared = position.moved, position.cellared[seat]
    moves: list[Move] = []
    if position.cellars[seat] > size(cellared):
        moves += stores(position.supply[seat], moved >> FETCHED)
    if cellared:
        moves += fetches(cellared, moved & (1 << FETCHED) - 1)
    return moves


def brewable(book: MatchCards, position: CauldronPosition, seat: Seat) -> list[int]:
    """Return the potions that a seat may brew now, its turn and action apart."""
    potions, standing = position.potions[seat], position.standing
    if "substitute" in standing or "spare" in standing:
        return [potion for potion in potions if modifiers.may_brew(book, position, seat, potion)]
    within_reach = covered(modifiers.within_reach(position, seat), potions, book.needs)
    if not within_reach:
        return within_reach
    return [potion for potion in within_reach if modifiers.may_brew(book, position, seat, potion)]


def actions(book: MatchCards, position: CauldronPosition, brews: list[int]) -> list[Move]:
    """Return the actions of the active seat, without abilities that replace one; `brews` are what it may brew."""
    seat, standing = position.active, position.standing
    moves: list[Move]
    if "no_harvest" in standing:
        moves = [HARVESTS[cell] for cell in harvesting.ripe(position, seat)]
    else:
        moves = list(compress(position.board.harvests, position.tokens))
    if not must_harvest(book, position):
        if not ("no_steal" in standing and modifiers.holds(position, "no_steal", seat)):
            for victim, supply in enumerate(position.supply):
                if supply and victim != seat and not ("safe" in standing and modifiers.holds(position, "safe", victim)):
                    moves += thefts(victim, supply)
                if "open_cellars" in standing and theft.open_cellars(position, victim):
                    moves += [RAIDS[victim][kind] for kind in theft.loot(position, seat, victim, True)]
        moves += [book.brews[potion] for potion in brews if not is_quick_now(position, seat, potion, book)]
    return moves


def _is_stalled(book: MatchCards, position: CauldronPosition, ability: Ability) -> bool:
    """Return whether an ability is no Harvest where only that is legal (A32)."""
    return ability.way != "harvest" and must_harvest(book, position)


def must_harvest(book: MatchCards, position: CauldronPosition) -> bool:
    """Return whether only Harvest is legal as the action because nothing has left the board for long (A32)."""
    return position.calm >= book.numbers.stall * position.seats


def is_quick_now(position: CauldronPosition, seat: Seat, potion: int, book: MatchCards) -> bool:
    """Return whether a brew of the potion is a quick action."""
    return modifiers.is_quick(position, seat, book.potions[potion])


def has_quick_brew_or_ability(book: MatchCards, position: CauldronPosition, seat: Seat) -> bool:
    """Return whether a seat could brew or use an ability as a quick action."""
    for potion in brewable(book, position, seat):
        if is_quick_now(position, seat, potion, book):
            return True
    abilities = book.characters[position.characters[seat]].quick
    return any(may_use(book, position, seat, ability) for ability in abilities)


def casts(book: MatchCards, position: CauldronPosition, seat: Seat, moves: list[Move]) -> None:
    """Add the spells that a seat may cast as a quick action in its turn."""
    if "no_cast" in position.standing and modifiers.holds(position, "no_cast", seat):
        return
    last = -1
    for spell in position.hands[seat]:
        card = book.spells[spell]
        if spell != last and card.own_turn and has_purpose(book, position, card, seat):
            moves.append(book.casts[spell])
        last = spell


def can_afford(position: CauldronPosition, seat: Seat, ability: Ability) -> bool:
    """Return whether a seat has the price of an ability."""
    return position.magik[seat] >= ability.magik and (
        not ability.tokens or size(position.supply[seat]) >= ability.tokens
    )


def may_use(book: MatchCards, position: CauldronPosition, seat: Seat, ability: Ability) -> bool:
    """Return whether a seat may use an ability now, its action apart."""
    if ability.uses and not modifiers.uses_left(position, seat, ability):
        return False
    if (ability.magik or ability.tokens) and not can_afford(position, seat, ability):
        return False
    return not is_ability_forbidden(position, seat, ability) and has_purpose(book, position, ability, seat)


def is_ability_forbidden(position: CauldronPosition, seat: Seat, ability: Ability) -> bool:
    """Return whether stealing or quick actions are forbidden; harvests and brews are by kind, as their targets are."""
    return ability.way in {"steal", "quick"} and is_forbidden(position, seat, ability.way)


def is_forbidden(position: CauldronPosition, seat: Seat, way: str) -> bool:
    """Return whether something forbids a way of acting to a seat."""
    return f"no_{way}" in position.standing and modifiers.holds(position, f"no_{way}", seat)


def may_store(position: CauldronPosition, seat: Seat, kind: Kind) -> bool:
    """Return whether a token may go into a cellar; one that was just taken out may not go back at once."""
    if position.moved >> (kind + FETCHED) & 1 or size(position.cellared[seat]) >= position.cellars[seat]:
        return False
    return not is_forbidden(position, seat, "move")


def may_fetch(position: CauldronPosition, seat: Seat, kind: Kind) -> bool:
    """Return whether a token may come out of a cellar; one that was just put in may not come back at once."""
    return not position.moved >> kind & 1 and not is_forbidden(position, seat, "move")


def market_turn(book: MatchCards, position: CauldronPosition) -> list[Move]:
    """Return the moves of a market turn: purchases, discards, pass."""
    seat = position.active
    moves: list[Move] = [move for goods, move in BUYS.items() if why_not_buy(book, position, seat, goods) is None]
    if why_not_buy(book, position, seat, "field") is None:
        moves += [FIELD_BUYS[kind] for kind in ALL_KINDS if market.has_fields(position, kind)]
    moves += [book.discards[book.potions[potion].id] for potion in position.potions[seat]]
    moves += [book.discards[book.spells[spell].id] for spell in dict.fromkeys(position.hands[seat])]
    moves.append(PASS)
    return moves


def why_not_buy(book: MatchCards, position: CauldronPosition, seat: Seat, goods: str) -> str | None:
    """Return the name of the reason why a seat may not buy goods, or None when it may."""
    if goods in market.SPELLS and book.options.simple:
        return "no_spells"
    if goods in market.ADVANCED and not position.rituals:
        return "rituals"
    if goods in market.SPELLS and len(position.hands[seat]) >= modifiers.hand_limit(book, position, seat):
        return "hand_full"
    if goods in market.DECKS and not market.has_cards(position, goods):
        return "none_left"
    if goods == "cellar" and not modifiers.may_own_more_cellars(book, position, seat, False):
        return "cellars_full"
    if goods == "field" and not position.board.places:
        return "none_left"
    return None if modifiers.price(book, position, seat, goods) <= position.magik[seat] else "too_dear"
