"""Targets: what a card lets somebody choose, and what there is to choose from."""

from typing import Annotated, Literal

import msgspec

from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Kindname, Ref, Tier, Who
from game.rules.cauldron.ingredients import ALL_KINDS, KINDS, count, kinds_in, mask_of, size
from game.rules.cauldron.position import CauldronPosition

# What a question asks for, where it has another name than the pick.
_WHATS = {"token": "kind"}


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is chosen and bound to `name`: `pick` says what kind of thing.

    `of` says whose, or which seats; `by` who chooses; `having` what it must have. A field may have to be `near` or
    `like` another, any pick `unlike` another; `kinds` and `tiers` narrow it, `place` is where a token lies; a
    potion is "brewable" with `spare` slots left out, or "copyable" if I could brew it.
    """

    name: str
    pick: Literal["seat", "token", "kind", "field", "place", "potion", "spell", "die"]
    of: Who = "others"
    by: Who = "me"
    having: (
        Literal[
            "token", "loot", "cellared", "spell", "potion", "magik", "cellar", "free_cellar", "may_cellar",
            "stock", "fields", "bare", "removable", "brewable", "copyable",
        ]
        | None
    ) = None  # fmt: skip
    near: Ref = ""
    like: Ref = ""
    unlike: Ref = ""
    twin: bool = False
    kinds: Annotated[tuple[Kindname, ...], msgspec.Meta(max_length=7)] = ()
    tiers: tuple[Tier, ...] = ()
    quick: bool = False
    place: Literal["supply", "cellar"] = "supply"
    spare: int = 0
    optional: bool = False

    @property
    def plain_need(self) -> str:
        """What there has to be for this target, where that is plain to see: a word for `is_plainly_there`."""
        narrowed = self.kinds or self.near or self.like or self.twin or self.optional
        match self.pick, self.having, self.of:
            case "field", ("token" | "bare") as needed, _ if not narrowed:
                return needed
            case "field", None, _ if not narrowed:
                return "field"
            case "seat", ("loot" | "cellared") as needed, "others" if not self.unlike:
                return needed
            case "token", None, "me" if self.place == "supply" and not narrowed:
                return "own"
        return ""


def question(run: Run, target: Target) -> tuple[str, Seat, tuple[int, ...]]:
    """Return what is asked for, who chooses and what from; NONE as the last option is choosing nothing."""
    options = candidates(run, target)
    chooser = run.seat(target.by)
    if target.optional and options:
        options = (*options, NONE)
    return _WHATS.get(target.pick, target.pick), (run.me if chooser == NONE else chooser), options


def candidates(run: Run, target: Target) -> tuple[int, ...]:
    """Return what may be chosen, in ascending order."""
    match target.pick:
        case "seat":
            found = tuple(seat for seat in sorted(run.seats(target.of)) if _seat_fits(run, target, seat))
        case "token":
            found = _tokens(run, target)
        case "kind":
            found = tuple(kind for kind in ALL_KINDS if _kind_fits(run, target, kind))
        case "field":
            found = tuple(sorted(cell for cell in run.position.board.index if _field_fits(run, target, cell)))
        case "place":
            found = run.position.board.places
        case "potion":
            found = _potions(run, target)
        case "spell":
            seat = run.seat(target.of)
            found = () if seat == NONE else tuple(dict.fromkeys(run.position.hands[seat]))
        case "die":
            found = tuple(range(1, 7))
    if target.unlike:
        other = run.value(target.unlike)
        found = tuple(each for each in found if each != other or _has_another(run, target, each))
    return found


def _has_another(run: Run, target: Target, cell: Cell) -> bool:
    """Return whether a field from which one token is to be taken has one more, so that it may be chosen again."""
    if target.pick != "field" or target.having != "token":
        return False
    return run.position.tokens[run.position.board.index[cell]] > 1


def has_candidates(run: Run, target: Target) -> bool:
    """Return whether there is anything to choose."""
    if target.pick == "field" and not target.unlike:
        return any(_field_fits(run, target, cell) for cell in run.position.board.cells)
    return bool(candidates(run, target))


def is_plainly_there(position: CauldronPosition, seat: Seat, need: str) -> bool | None:
    """Return whether there is what a target plainly needs; None where one has to look closer."""
    match need:
        case "token" if "no_harvest" not in position.standing:
            return any(position.tokens)
        case "bare":
            return 0 in position.tokens
        case "field":
            return True
        case "loot" if "safe" not in position.standing:
            return sum(position.supply) > position.supply[seat]
        case "cellared":
            return sum(position.cellared) > position.cellared[seat]
        case "own":
            return position.supply[seat] > 0
    return None


def _seat_fits(run: Run, target: Target, seat: Seat) -> bool:
    """Return whether a seat has what the target asks for."""
    position = run.position
    match target.having:
        case "token":
            return position.supply[seat] > 0
        case "loot":
            return position.supply[seat] > 0 and not modifiers.holds(position, "safe", seat)
        case "cellared":
            return position.cellared[seat] > 0
        case "spell":
            return bool(position.hands[seat])
        case "potion":
            return bool(position.potions[seat])
        case "magik":
            return position.magik[seat] > 0
        case "copyable":
            return any(modifiers.may_brew(run.book, position, run.me, potion) for potion in position.potions[seat])
        case "cellar":
            return position.cellars[seat] > 0
        case "free_cellar":
            return size(position.cellared[seat]) < position.cellars[seat]
        case "may_cellar":
            return modifiers.may_own_more_cellars(run.book, position, seat, False)
    return True


def _tokens(run: Run, target: Target) -> tuple[int, ...]:
    """Return the kinds of which a seat has tokens."""
    seat = run.me if target.of == "others" else run.seat(target.of)
    if seat == NONE:
        return ()
    bags = run.position.cellared if target.place == "cellar" else run.position.supply
    return tuple(kind for kind in kinds_in(bags[seat]) if not target.kinds or KINDS[kind] in target.kinds)


def _kind_fits(run: Run, target: Target, kind: int) -> bool:
    """Return whether a kind is listed and has tokens or fields left, as the target asks."""
    if target.kinds and KINDS[kind] not in target.kinds:
        return False
    if target.having == "stock":
        return count(run.position.stock, kind) > 0
    return target.having != "fields" or count(run.position.boxed, kind) > 0


def _field_fits(run: Run, target: Target, cell: Cell) -> bool:
    """Return whether a field is what the target asks for."""
    board = run.position.board
    kind = board.kind_at(cell)
    tokens = run.position.tokens[board.index[cell]]
    if target.having == "token" and (not tokens or not modifiers.may_harvest(run.position, run.me, cell)):
        return False
    if target.kinds and KINDS[kind] not in target.kinds:
        return False
    if (target.having == "bare" and tokens) or (target.having == "removable" and not board.may_remove(cell)):
        return False
    if target.near and (run.cell(target.near) == NONE or cell not in board.near(run.cell(target.near))):
        return False
    if target.like:
        other = run.cell(target.like)
        if other in {NONE, cell} or board.kind_at(other) != kind:
            return False
    return not target.twin or _has_twin(run, target, cell)


def _has_twin(run: Run, target: Target, cell: Cell) -> bool:
    """Return whether a field touches one of its own kind, which has a token too where the target asks for one."""
    board, tokens = run.position.board, run.position.tokens
    return any(target.having != "token" or tokens[board.index[near]] for near in board.kin(cell))


def _potions(run: Run, target: Target) -> tuple[int, ...]:
    """Return the different potions of a seat that the target asks for."""
    seat = run.me if target.of == "others" else run.seat(target.of)
    if seat == NONE:
        return ()
    found = []
    for potion in dict.fromkeys(run.position.potions[seat]):
        card = run.book.potions[potion]
        if (target.tiers and card.tier not in target.tiers) or (target.quick and not card.quick):
            continue
        if target.kinds and not card.kinds & mask_of(target.kinds):
            continue
        if target.having == "brewable" and not _is_brewable(run, target, seat, potion):
            continue
        if target.having == "copyable" and not modifiers.may_brew(run.book, run.position, run.me, potion):
            continue
        found.append(potion)
    return tuple(found)


def _is_brewable(run: Run, target: Target, seat: Seat, potion: int) -> bool:
    """Return whether a seat may brew a potion with slots left out, if any were saved by it (A37, A76)."""
    if target.spare and not modifiers.saves_something(run.position, seat, run.book.potions[potion]):
        return False
    return modifiers.may_brew(run.book, run.position, seat, potion, target.spare, run.price)
