"""Small language for tests of Alarún: squares as pictures, positions from a few words.

A card is a capital for its kind and a small letter for its colour: `Eb` is the blue egg. `*` is the Centum auri, `@`
the apprentice, `.` an empty cell.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.chance import Lcg
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.referee import Plain
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import CARD_NAMES, COLOURS, DECK, KINDS, parse_card
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.square import FIRST_SQUARE, cell_name, parse_cell, plan_of, with_card

KIND_OF = dict(zip("FBCPEMR", KINDS, strict=True))
COLOUR_OF = dict(zip("ywpbrgu", COLOURS, strict=True))

# Cells of a full square around the apprentice, each beside an earlier one.
SPIRAL = [f"{column},{row}" for reach in range(1, 5) for column in range(-2, 3) for row in range(-2, 3)
          if abs(column) + abs(row) == reach]  # fmt: skip


def name(code: str) -> str:
    """Return the name of a card from its two letters."""
    return "centum_auri" if code == "*" else f"{COLOUR_OF[code[1]]}_{KIND_OF[code[0]]}"


def names(codes: str) -> list[str]:
    """Return the names of `Eb Fy *`, ascending."""
    return sorted(map(name, codes.split()), key=parse_card)


def card(code: str) -> int:
    """Return the card of its two letters."""
    return parse_card(name(code))


def cards(codes: str) -> tuple[int, ...]:
    """Return the cards of `Eb Fy *`, in ascending order."""
    return tuple(sorted(map(card, codes.split())))


def line(codes: str) -> bytes:
    """Return the cards of a line of a square, `.` for a cell that is empty."""
    return bytes(255 if code == "." else card(code) for code in codes.split())


def picture(rows: str) -> dict[str, str]:
    """Return the cards of a drawn square by their cells; all rows begin in the same column."""
    drawn = [row.split() for row in rows.strip().splitlines()]
    ((home_row, home_column),) = [(at, row.index("@")) for at, row in enumerate(drawn) if "@" in row]
    return {
        f"{column - home_column},{row - home_row}": name(code)
        for row, codes in enumerate(drawn)
        for column, code in enumerate(codes)
        if code not in "@."
    }


def square(rows: str) -> tuple[bytes, int]:
    """Return a drawn square and the plan of the cells it takes."""
    laid = FIRST_SQUARE
    for cell, each in picture(rows).items():
        laid = with_card(laid, parse_card(each), parse_cell(cell))
    return laid, plan_of(laid)


def plain(
    *hands: str,
    squares: Sequence[str | dict[str, str]] = (),
    centre: str | None = None,
    round_number: int = 1,
    starter: int = 0,
    actions: int = 0,
    passer: int | None = None,
    phase: str = "act",
    **more: Any,
) -> Plain:
    """Return a plain position: what is not named is filled with other cards, the rest lies in discards and stack.

    An empty hand stands for three cards, whichever; a missing square for one with enough cards, wherever. Cards are
    filled in from the end of the deck, myrrh first; the Centum auri is left in the stack.
    """
    seats = len(hands)
    drawn = [picture(each) if isinstance(each, str) else each for each in squares]
    drawn += [{} for _ in range(seats - len(drawn))]
    named = [*(each for hand in hands for each in names(hand)), *names(centre or "")]
    named += [each for laid in drawn for each in laid.values()] + more.get("down", []) + more.get("discards", [])
    spare = [CARD_NAMES[each] for each in DECK[:-1]]
    auri = [] if "centum_auri" in named else ["centum_auri"]
    for each in named:
        if each != "centum_auri":
            spare.remove(each)
    fills = phase in {"act", "place"}
    held = [names(hand) if hand or not fills else filled(spare, 3) for hand in hands]
    placed = 3 * round_number if phase in {"name", "over"} else 3 * (round_number - 1)
    for laid in drawn:
        free = [cell for cell in SPIRAL if cell not in laid]
        if not laid:
            laid.update(zip(free, filled(spare, placed), strict=False))
    opened = names(centre) if centre is not None else filled(spare, 3)
    refreshed = more.get("refreshed", False)
    down = more.pop("down", None) or filled(spare, 3 if seats == 2 and not refreshed else 0)
    gone = (0 if seats == 4 else 3 * (round_number - 1) * (2 if seats == 2 else 1)) + 3 * refreshed
    discards = more.pop("discards", None) or filled(spare, gone)
    return {
        "seats": seats,
        "round": round_number,
        "phase": phase,
        "to_move": None if phase == "over" else (starter + actions) % seats if phase == "act" else starter,
        "starter": starter,
        "actions": actions,
        "first_passer": passer,
        "hands": held,
        "shown": [list(hand) for hand in held] if phase == "place" else [[] for _ in hands],
        "centre": opened,
        "down": down,
        "refreshed": refreshed,
        "squares": [in_reading_order(laid) for laid in drawn],
        "colours": list(COLOURS[:seats]),
        "identities": [None] * seats,
        "discards": discards,
        "stack": [*auri, *spare],
        "chance": 24,
        **more,
    }


def filled(spare: list[str], count: int) -> list[str]:
    """Take cards from the end of the spare ones; return them ascending."""
    taken = spare[len(spare) - count :]
    del spare[len(spare) - count :]
    return sorted(taken, key=parse_card)


def in_reading_order(laid: dict[str, str]) -> dict[str, str]:
    return {cell: laid[cell] for cell in sorted(laid, key=parse_cell)}


def placing(*hands: str, **more: Any) -> Plain:
    """Return a plain position in which the hands are placed, after each seat has passed in turn."""
    seats, starter = len(hands), more.get("starter", 0)
    return plain(*hands, phase="place", actions=seats, passer=starter, **more)


def play(controller: Alarun, position: AlarunPosition, *moves: str) -> list[Event]:
    """Apply the moves of these texts; return what happened."""
    events: list[Event] = []
    for text in moves:
        controller.apply(position, controller.parse(text), events.append)
    return events


def after(controller: Alarun, before: Plain, *moves: str) -> tuple[AlarunPosition, list[Event]]:
    """Return the position after some moves, and what happened."""
    position = controller.from_plain(before)
    return position, play(controller, position, *moves)


def swap(give: str, take: str) -> str:
    """Return the text of a swap."""
    return f"swap {name(give)} {name(take)}"


def place(code: str, cell: str) -> str:
    """Return the text of a placement."""
    return f"place {name(code)} {cell}"


def texts(controller: Alarun, position: AlarunPosition) -> list[str]:
    """Return the legal moves as texts."""
    return [move.text for move in controller.legal_moves(position)]


def only(events: Iterable[Event], kind: type[Event]) -> Any:
    """Return the one event of a kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def cells(plan: int) -> set[str]:
    """Return the names of the cells of a plan, found bit by bit."""
    return {cell_name(cell) for cell in range(90) if plan >> cell & 1}


def random_match(controller: Alarun, seats: int, seed: int) -> tuple[list[Event], list[AlarunPosition], Outcome]:
    """Return what happened in a random match, the positions in which somebody had to decide, and how it ended."""
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    positions = []
    while (outcome := controller.outcome(position)) is None:
        positions.append(position.copy())
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))], events.append)
    return events, positions, outcome
