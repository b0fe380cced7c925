"""Windows: who may answer an announcement with an Instant, and in which order they are asked (A16, A17, A21, A23).

Only a seat that can answer legally is asked; nobody else can tell that it was.
"""

from typing import Final

from game.core.effect_stack import Running, Window
from game.core.event import Seat
from game.rules.cauldron.effects import modifiers, targets
from game.rules.cauldron.effects.match_cards import Ability, MatchCards, Spell
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.options import MOST_SEATS
from game.rules.cauldron.position import FINISH, HARVEST, ORDER, WINDOW_BITS, CauldronPosition

KINDS = ("harvest", "steal", "brew", "quick_brew", "move", "spell", "roll", "end_of_turn")
BITS = {kind: 1 << at for at, kind in enumerate(KINDS)}
_OF_ANY_SEAT = {kind: sum(bit << WINDOW_BITS * seat for seat in range(MOST_SEATS)) for kind, bit in BITS.items()}
END_OF_TURN: Final = "end_of_turn"
ROLL: Final = "roll"
_PHASES = (HARVEST, FINISH)


def may_open(position: CauldronPosition, around: str) -> bool:
    """Return whether any hand has an Instant that answers such announcements."""
    return position.answers & _OF_ANY_SEAT[around] != 0


def opened(book: MatchCards, position: CauldronPosition, around: str, announcer: Seat) -> Window | None:
    """Return the window of an announcement, which is on top of the stack, with the first seat that can answer."""
    if not may_open(position, around):
        return None
    first = announcer if around == END_OF_TURN else announcer + 1
    return _next(book, position, around, first, position.seats)


def asked_next(book: MatchCards, position: CauldronPosition, window: Window, announcer: Seat) -> Window | None:
    """Return the window, which is off the stack, with the next seat that can answer, or None when it closes."""
    seat = (window.passed or window.asked)[-1]
    last = announcer - 1 if window.around == END_OF_TURN else announcer
    return _next(book, position, window.around, seat + 1, (last - seat) % position.seats)


def _next(book: MatchCards, position: CauldronPosition, around: str, first: Seat, number: int) -> Window | None:
    """Return the window with the first of so many seats, clockwise, that can answer."""
    if position.phase not in _PHASES and not (around == ROLL and position.phase == ORDER):
        return None
    bit = BITS[around]
    announced = position.stack[-1]
    assert isinstance(announced, Running), "a window is opened around what runs"
    for step in range(number):
        seat = (first + step) % position.seats
        if position.answers >> WINDOW_BITS * seat & bit and answers(book, position, seat, around, announced):
            return Window(around, (seat,))
    return None


def answers(
    book: MatchCards, position: CauldronPosition, seat: Seat, around: str, announced: Running
) -> tuple[int, ...]:
    """Return the different Instants with which a seat may answer an announcement."""
    if modifiers.holds(position, "no_cast", seat):
        return ()
    bindings = their_bindings(announced)
    return tuple(
        spell
        for spell in dict.fromkeys(position.hands[seat])
        if why_no_answer(book.spells[spell], seat, around, announced) is None
        and has_purpose(book, position, book.spells[spell], seat, bindings)
    )


def why_no_answer(card: Spell, seat: Seat, around: str, announced: Running) -> str | None:
    """Return the name of the reason why a spell does not answer an announcement, or None when it does."""
    if not card.windows & BITS[around]:
        return "wrong_window"
    if (card.answers == "others" and seat == announced.seat) or (card.answers == "me" and seat != announced.seat):
        return "whose_announcement"
    if card.against == "me" and ("victim", seat) not in announced.bindings:
        return "not_aimed_at_you"
    return None


def has_purpose(
    book: MatchCards,
    position: CauldronPosition,
    card: Spell | Ability,
    seat: Seat,
    bindings: tuple[tuple[str, int], ...] = (),
) -> bool:
    """Return whether a spell or ability could do something: nothing that it needs is missing (A66)."""
    if not card.checks:
        return True
    if card.needs:
        seen = targets.is_plainly_there(position, seat, card.needs)
        if seen is not None:
            return seen
    run = Run(book, position, Running(card.source, seat, 0, bindings), None)
    return all(check(run) for check in card.checks)


def their_bindings(announced: Running) -> tuple[tuple[str, int], ...]:
    """Return what an Instant knows about what it answers: `actor`, and its bindings with `their_` before them."""
    theirs = ((f"their_{name}", value) for name, value in announced.bindings if not name.startswith(("_", "their_")))
    return (("actor", announced.seat), *theirs)
