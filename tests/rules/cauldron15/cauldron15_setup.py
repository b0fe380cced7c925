"""Small language for tests of Cauldron 15: positions from a few words, and events as readable data."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.event import Event
from game.core.referee import Plain
from game.rules.cauldron15.cards import ALL, SUITS, Mask, card_name, cards_of, mask_of, parse_card
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.position import Cauldron15Position

TRUMPS = list(SUITS)


def split(cards: str) -> list[str]:
    """Return the names in `plant 3, ore 0`; one suit may stand for several numbers: `plant 3 4 5, ore 0`."""
    names = []
    for part in filter(None, cards.split(", ")):
        suit, *figures = part.split(" ")
        names += [f"{suit} {figure}" for figure in figures]
    return names


def ascending(text: str) -> list[str]:
    """Return the names in such a text by suit and number, as plain positions list them."""
    return sorted(split(text), key=parse_card)


def cards(text: str) -> tuple[int, ...]:
    """Return the cards of such a text, in its order."""
    return tuple(parse_card(name) for name in split(text))


def mask(text: str) -> Mask:
    return mask_of(cards(text))


def plain(
    *hands: str,
    trick: str = "",
    won: Sequence[str] = (),
    trump: str = "soul",
    round_number: int = 1,
    leader: int = 0,
    decision: str = "play",
    to_move: int | None = None,
    discards: str = "",
    voids: Sequence[str] = (),
    **more: Any,
) -> Plain:
    """Return a plain position in which every card that is not named lies in the pile.

    `to_move` may be left out while cards are played: it follows from the leader and the trick.
    """
    seats = len(hands)
    held = [ascending(hand) for hand in hands]
    kept = [ascending(each) for each in won] or [[] for _ in hands]
    lying, thrown = split(trick), ascending(discards)
    folded = more.get("folded", [])
    used = {name for each in (*held, *kept, lying, thrown, folded) for name in each}
    if to_move is None and decision == "play":
        to_move = (leader + len(lying) - (seats == 2)) % seats
    shown = [each.split() for each in voids] or [[] for _ in hands]
    others = [suit for suit in TRUMPS if suit != trump]
    return {
        "seats": seats,
        "round": round_number,
        "trumps": [*others[: round_number - 1], trump],
        "trick_number": 1,
        "past_tricks": [],
        "leader": leader,
        "decision": decision,
        "to_move": to_move,
        "discards_left": 0,
        "trick": lying,
        "hands": held,
        "won": kept,
        "voids": shown,
        "pile": [card_name(card) for card in cards_of(ALL) if card_name(card) not in used],
        "pile_seen": False,
        "discards": thrown,
        "folded": [],
        "chance": 15,
        **more,
    }


def play(controller: Cauldron15, position: Cauldron15Position, *moves: str) -> list[Event]:
    """Apply the moves of these texts; return what happened."""
    events: list[Event] = []
    for text in moves:
        controller.apply(position, controller.parse(text), events.append)
    return events


def after(controller: Cauldron15, before: Plain, *moves: str) -> tuple[Cauldron15Position, list[Event]]:
    """Return the position after some moves, and what happened."""
    position = controller.from_plain(before)
    return position, play(controller, position, *moves)


def texts(controller: Cauldron15, position: Cauldron15Position) -> list[str]:
    """Return the legal moves as texts."""
    return [move.text for move in controller.legal_moves(position)]


def only(events: list[Event], kind: type[Event]) -> Any:
    """Return the one event of a kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def describe(event: Event) -> dict[str, Any]:
    """Return an event as readable data: its name, then its fields with cards and suits named."""
    described: dict[str, Any] = {"event": type(event).__name__}
    for key, value in msgspec.structs.asdict(event).items():
        if key == "card":
            described[key] = card_name(value)
        elif key in {"cards", "prizes", "discarded"} and value is not None:
            described[key] = [card_name(card) for card in value]
        elif key == "trump":
            described[key] = SUITS[value]
        else:
            described[key] = list(value) if isinstance(value, tuple) else value
    return described
