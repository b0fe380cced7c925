"""Modifiers: what standing effects make of the rules at the moment when somebody asks."""

from collections.abc import Iterator

from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.effects.match_cards import Ability, MatchCards, Potion
from game.rules.cauldron.ingredients import Bag, Kind, covers, shortage, size
from game.rules.cauldron.position import USE_BITS, CauldronPosition
from game.rules.cauldron.standing import GOODS, Standing

# A field at the edge of the board has at most so many neighbours.
_EDGE = 2
_MOST_GROWTH = 3
_USES_MASK = (1 << USE_BITS) - 1
_PLACE_OF_GOODS: dict[str, int] = {goods: place for place, goods in enumerate(GOODS)}


def effects(
    position: CauldronPosition, what: str, seat: Seat, kinds: int = 0, tiers: int = 0, quick: bool = False
) -> Iterator[Standing]:
    """Yield the effects on something that hold for a seat, with these kinds and tiers (masks)."""
    for effect in position.standing.get(what, ()):
        if (
            effect.seats >> seat & 1
            and (not effect.kinds or effect.kinds & kinds)
            and (not effect.tiers or effect.tiers & tiers)
            and (quick or not effect.quick)
        ):
            yield effect


def total(position: CauldronPosition, what: str, seat: Seat) -> int:
    """Return by how much something is changed for a seat."""
    amount = 0
    for effect in position.standing.get(what, ()):
        if effect.seats >> seat & 1:
            amount += effect.amount
    return amount


def holds(position: CauldronPosition, what: str, seat: Seat, kind: Kind | None = None) -> bool:
    """Return whether something holds for a seat, and if asked for a kind of ingredient."""
    for effect in position.standing.get(what, ()):
        if effect.seats >> seat & 1 and (kind is None or not effect.kinds or effect.kinds >> kind & 1):
            return True
    return False


def may_harvest(position: CauldronPosition, seat: Seat, cell: Cell) -> bool:
    """Return whether nothing forbids a seat to harvest from a field."""
    for effect in position.standing.get("no_harvest", ()):
        is_there = effect.seats >> seat & 1 and effect.cell in {NONE, cell}
        if is_there and (not effect.kinds or effect.kinds >> position.board.kind_at(cell) & 1):
            return False
    return True


def growth(position: CauldronPosition, cell: Cell) -> int:
    """Return how many tokens a field puts on when the board is populated."""
    board = position.board
    grown = 1
    for effect in position.standing.get("growth", ()):
        if effect.kinds and not effect.kinds >> board.kind_at(cell) & 1:
            continue
        if effect.cell >= 0 and effect.cell != cell:
            continue
        if effect.place == "beside" and not board.is_beside_kin(cell):
            continue
        if effect.place == "edge" and len(board.near(cell)) > _EDGE:
            continue
        grown += effect.amount
    return max(0, min(grown, _MOST_GROWTH))


def needed_to_steal(position: CauldronPosition, need: int, thief: Seat, victim: Seat) -> int:
    """Return the lowest die that steals where `need` is that of the rules or of a card (A33)."""
    return need - total(position, "steal", thief) + total(position, "guard", victim)


def hand_limit(book: MatchCards, position: CauldronPosition, seat: Seat) -> int:
    """Return how many spells a seat may keep."""
    return book.numbers.hand + total(position, "hand", seat)


def may_own_more_cellars(book: MatchCards, position: CauldronPosition, seat: Seat, third: bool) -> bool:
    """Return whether a seat may get one more cellar; `third` lets it have one beyond the limit (A66)."""
    limit = book.numbers.cellar_limit + max(total(position, "cellars", seat), int(third))
    return position.cellars[seat] < limit and sum(position.cellars) < book.numbers.cellars


def price(book: MatchCards, position: CauldronPosition, seat: Seat, goods: str, *, without: int | None = None) -> int:
    """Return what a seat pays for goods (A.7; A58, A66, A68), or would pay `without` one of its potions (A60)."""
    numbers, potions = book.numbers, position.potions[seat]
    if without is not None:
        potions = tuple(potion for potion in potions if potion != without)
    match goods:
        case "field":
            cost = numbers.prices.field
        case "basic_spell":
            cost = numbers.prices.basic_spell
        case "advanced_spell":
            cost = numbers.prices.advanced_spell
        case "basic_potion":
            cost = sum(potion < book.first_advanced for potion in potions)
        case "advanced_potion":
            cost = len(potions) + numbers.prices.advanced_potion - numbers.quick_discount * book.options.quick
        case _:
            cost = numbers.prices.cellars[min(position.cellars[seat], len(numbers.prices.cellars) - 1)]
    if "price" in position.standing:
        bit = 1 << _PLACE_OF_GOODS[goods]
        for effect in effects(position, "price", seat):
            if not effect.goods or effect.goods & bit:
                cost += effect.amount
    return max(0, cost)


def field_bears(book: MatchCards, position: CauldronPosition, seat: Seat) -> bool:
    """Return whether a field that a seat buys comes with a token of its kind (A65)."""
    return position.magik[seat] < book.numbers.alchemy


def uses_left(position: CauldronPosition, seat: Seat, ability: Ability) -> int:
    """Return how often a seat may still use in this season an ability that may be used only so often."""
    return ability.uses - (position.used[seat] >> ability.shift & _USES_MASK)


def within_reach(position: CauldronPosition, seat: Seat) -> Bag:
    """Return the tokens with which a seat may brew now: outside its own turn those of its supply alone (A36)."""
    return position.supply[seat] if position.active != seat else within_reach_in_turn(position, seat)


def within_reach_in_turn(position: CauldronPosition, seat: Seat) -> Bag:
    """Return the tokens with which a seat may brew in its own turn: those in cellars too unless they are shut (A36)."""
    if "no_move" in position.standing and holds(position, "no_move", seat):
        return position.supply[seat]
    return position.supply[seat] + position.cellared[seat]


def bends(position: CauldronPosition, seat: Seat, card: Potion) -> tuple[int, int]:
    """Return how many listed slots of a brew may be paid with any token, and how many of all slots are left out."""
    standing = position.standing
    substitutes = spares = 0
    if "substitute" in standing:
        found = effects(position, "substitute", seat, card.kinds, card.tier_bit, card.quick)
        substitutes = sum(effect.amount for effect in found)
    if "spare" in standing:
        found = effects(position, "spare", seat, card.kinds, card.tier_bit, card.quick)
        spares = sum(effect.amount for effect in found)
    return substitutes, spares


def can_pay(position: CauldronPosition, seat: Seat, card: Potion, spare: int = 0) -> bool:
    """Return whether a seat has the ingredients of a potion, with so many slots left out."""
    have = within_reach(position, seat)
    if spare or "substitute" in position.standing or "spare" in position.standing:
        return not lacking(position, seat, card, have, spare)
    return covers(have, card.needs) and (not card.wild or size(have) >= card.slots)


def lacking(position: CauldronPosition, seat: Seat, card: Potion, have: Bag, spare: int = 0) -> int:
    """Return how many ingredients a bag of a seat lacks for a potion, with so many slots left out (A37, A38)."""
    substitutes, spares = bends(position, seat, card)
    spares = min(spares + spare, card.slots)
    return max(0, card.slots - spares - size(have), size(shortage(have, card.needs)) - substitutes - spares)


def brew_magik(
    book: MatchCards, position: CauldronPosition, seat: Seat, card: Potion, bonus: int = 0, price: int = 0
) -> int:
    """Return the Magik of a brew with Enthusiasm and effects (A40); `price` is what was paid for it (A76)."""
    magik = card.magik + bonus
    if card.is_basic and position.magik[seat] + price <= book.numbers.enthusiasm:
        magik += 1
    if "yield" in position.standing:
        helping = effects(position, "yield", seat, card.kinds, card.tier_bit, card.quick)
        magik += sum(effect.amount for effect in helping)
    return max(0, magik)


def saves_something(position: CauldronPosition, seat: Seat, card: Potion) -> bool:
    """Return whether a slot of a brew is left that an ability could spare (A37)."""
    return "spare" not in position.standing or bends(position, seat, card)[1] < card.slots


def is_banned(book: MatchCards, position: CauldronPosition, seat: Seat, card: Potion, price: int = 0) -> bool:
    """Return whether a seat is too far for a potion of two ingredients, counted as printed (A41, A42).

    `price` is the Magik that was paid for this brew itself; the zone is read as if it were there still (A76).
    """
    return card.slots <= book.numbers.banned_slots and position.magik[seat] + price >= book.numbers.alchemy


def may_brew(
    book: MatchCards, position: CauldronPosition, seat: Seat, potion: int, spare: int = 0, price: int = 0
) -> bool:
    """Return whether a seat may brew a potion now, its turn and action apart; `price` was paid for it (A76)."""
    card = book.potions[potion]
    if is_banned(book, position, seat, card, price) or not can_pay(position, seat, card, spare):
        return False
    return "no_brew" not in position.standing or not is_brew_forbidden(position, seat, card)


def is_quick(position: CauldronPosition, seat: Seat, card: Potion) -> bool:
    """Return whether brewing a potion is a quick action for a seat."""
    if card.quick or "quick" not in position.standing:
        return card.quick
    return any(True for _ in effects(position, "quick", seat, card.kinds, card.tier_bit))


def is_brew_forbidden(position: CauldronPosition, seat: Seat, card: Potion) -> bool:
    """Return whether brews of a potion's tier are forbidden to a seat."""
    return any(True for _ in effects(position, "no_brew", seat, -1, card.tier_bit, card.quick))
