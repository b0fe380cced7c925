"""Prompts and buttons of Alarún: what is wanted, in words that name the way out."""

from collections.abc import Iterator, Sequence

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import (
    CENTUM,
    COLOURS,
    card_words,
    colour_of,
    kind_of,
    kind_words,
    parse_card,
)
from game.rules.alarun.moves import NAMES, PASS, REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.store.seat_plans import SeatPlan
from game.tables.alarun.placing import CELL, HAND, is_last
from game.tables.asking import Action, Asking, Prompt


def prompt_of(
    seen: AlarunObservation, viewer: Seat, seats: Sequence[SeatPlan], asking: Asking | None, *, tells_best: bool = True
) -> Prompt:
    """Return what the prompt says to the viewer; `tells_best` is whether gold marks the best name."""
    if seen.phase == "over":
        return Prompt(None, reason("table.prompt.over"), reason("alarun.table.over"), yours=False)
    if seen.to_move is None:
        key = f"alarun.table.between.{seen.phase}"
        return Prompt(None, reason(f"{key}.title"), reason(key), yours=False)
    if asking is None:
        title = reason("table.prompt.theirs", name=seats[seen.to_move].name)
        return Prompt(seen.to_move, title, reason(f"alarun.table.waiting.{seen.phase}"), yours=False)
    count = len(seen.known[viewer]) if seen.phase == "place" else 1
    title = reason(f"alarun.table.title.{_title(seen, asking)}", count=count)
    if seen.phase == "act":
        return Prompt(seen.to_move, title, _wish_to_act(seen, seats, asking), yours=True)
    if seen.phase == "place":
        shared = sum(seat.is_person for seat in seats) > 1
        return Prompt(seen.to_move, title, _wish_to_place(seen, viewer, asking, shared=shared), yours=True)
    if asking.narrowing.chosen:
        return Prompt(seen.to_move, title, reason("alarun.prompt.name.chosen"), yours=True)
    wish = reason("alarun.prompt.name" if tells_best else "alarun.prompt.name.alone")
    return Prompt(seen.to_move, title, wish, yours=True)


def _title(seen: AlarunObservation, asking: Asking) -> str:
    """Return the last part of the title's key."""
    if seen.phase != "act":
        return seen.phase
    if seen.actions_left == 0:
        return "act.must_pass"
    if seen.is_last_action:
        return f"act.{_last_or_only(seen)}"
    return "act.refresh" if REFRESH in asking.narrowing.all else "act"


def _last_or_only(seen: AlarunObservation) -> str:
    """Return whether the last action of the seat to move is its `only` one of the round."""
    assert seen.to_move is not None, "somebody has an action left"
    return "last" if seen.acted[seen.to_move] else "only"


def _wish_to_act(seen: AlarunObservation, seats: Sequence[SeatPlan], asking: Asking) -> Reason:
    chosen, move = asking.narrowing.chosen, asking.narrowing.move
    if isinstance(move, Swap):
        return reason("alarun.prompt.pair", give=card_words(move.give), take=card_words(move.take))
    if chosen:
        return reason("alarun.prompt.choose_open" if chosen[0].startswith(HAND) else "alarun.prompt.choose_own")
    if (left := seen.actions_left) is not None:
        return reason("alarun.prompt.act.warning" if left else "alarun.prompt.act.must_pass", count=left)
    if seen.first_passer is not None:
        return reason(f"alarun.prompt.act.{_last_or_only(seen)}", name=seats[seen.first_passer].name)
    if seen.round_number == 1:
        return reason("alarun.table.nobody_passed.first")
    last_round = seen.round_number == seen.rounds
    key = "alarun.table.nobody_passed.last" if last_round else "alarun.table.nobody_passed"
    return reason(key, number=seen.round_number + 1)


def _wish_to_place(seen: AlarunObservation, viewer: Seat, asking: Asking, *, shared: bool) -> Reason:
    chosen, move = asking.narrowing.chosen, asking.narrowing.move
    if move is not None and is_last(seen, viewer, move) and _has_cell(chosen):
        return reason("alarun.prompt.keep")
    if _has_cell(chosen):
        return reason("alarun.prompt.choose_card")
    if chosen or len(set(seen.known[viewer])) == 1:
        return reason("alarun.prompt.choose_cell")
    is_first = len(seen.known[viewer]) == seen.numbers.hand
    return reason("alarun.prompt.place.open" if shared and is_first else "alarun.prompt.place")


def _has_cell(chosen: Sequence[str]) -> bool:
    """Return whether a cell is chosen, in which the card is seen to lie then."""
    return any(part.startswith(CELL) for part in chosen)


def instead_of(other: Move, move: Move) -> Reason | None:
    """Return what a move does where another one of its kind is marked; None where words cannot say in which cell."""
    match other, move:
        case Place(card=card), Place(card=same) if card == same:
            return reason("alarun.would.place.elsewhere")
        case Place(card=card, cell=cell), Place(cell=same) if cell == same:
            return reason("alarun.would.place.there", card=card_words(card))
        case Place(), _:
            return None
    return would_of(other)


def would_of(move: Move) -> Reason:
    """Return what a move does, in the words that follow "would"."""
    match move:
        case Swap(give, take):
            return reason("alarun.would.swap", give=card_words(give), take=card_words(take))
        case Place(card):
            return reason("alarun.would.place", card=card_words(card))
        case Name(identity):
            return reason("alarun.would.name", card=card_words(identity))
    return reason(f"alarun.would.{move.verb}")


def part_words(part: str) -> Reason | None:
    """Return what a card is called in few words, with the sign of its colour, or that a part is a cell."""
    if part.startswith(CELL):
        return reason("alarun.table.chip.cell")
    kind, _, name = part.partition(":")
    if kind not in {"hand", "centre"}:
        return None
    card = parse_card(name)
    if card == CENTUM:
        return card_words(card)
    return reason("alarun.table.chip", sign=f"<symbol.{COLOURS[colour_of(card)]}>", kind=kind_words(kind_of(card)))


def actions_of(seen: AlarunObservation, viewer: Seat, asking: Asking) -> Iterator[Action]:
    """Yield the buttons of a decision."""
    move = asking.narrowing.move
    if seen.phase == "name":
        # What is named is seen on the square first; nobody names it for good by the first press.
        chosen = move if isinstance(move, Name) else NAMES[seen.sheet(viewer).identity]
        key, parts = ("name", ()) if isinstance(move, Name) else ("best", chosen.parts)
        label = reason(f"alarun.action.{key}", card=card_words(chosen.identity))
        yield Action("name", "button.wide", label, chosen, primary=True, parts=parts)
    elif seen.phase == "place":
        if isinstance(move, Place) and is_last(seen, viewer, move) and _has_cell(asking.narrowing.chosen):
            yield Action("keep", "button.wide", reason("alarun.action.keep"), move, primary=True)
    else:
        yield from _actions(seen, asking, move if isinstance(move, Swap) else None)


def _actions(seen: AlarunObservation, asking: Asking, swap: Swap | None) -> Iterator[Action]:
    why = None if swap is not None else reason("alarun.action.swap.pair")
    if seen.actions_left == 0:
        why = reason("alarun.reason.must_pass", count=seen.numbers.actions)
    later = "last" if seen.is_last_action else "first"
    yield Action("swap", "button.swap", reason("alarun.action.swap"), swap, primary=True, why=why)
    tip = reason(f"alarun.action.pass.{later}")
    yield Action("pass", "button.pass", reason("alarun.action.pass"), PASS, tip=tip)
    tip = reason(f"alarun.action.swap_all.{later}")
    yield Action("swap_all", "button.swap_all", reason("alarun.action.swap_all"), SWAP_ALL, tip=tip)
    if seen.seats == 2:
        tip = reason("alarun.action.refresh.tip")
        why = asking.why_not(REFRESH)
        yield Action("refresh", "button.refresh", reason("alarun.action.refresh"), REFRESH, why=why, tip=tip)
