"""Dice: rolls that spells may change before they count, and who is lowest or highest (A14, A16, A50)."""

from game.core.effect_stack import Choice, Running, Window
from game.core.effects import bound, for_seat, with_binding
from game.core.event import Seat
from game.rules.cauldron import events
from game.rules.cauldron.effects import modifiers, windows
from game.rules.cauldron.effects.run import Run

SIDES = 6
# The names of contests: what the winner is bound to in the effect that asked.
LSP = "lsp"
HSP = "hsp"
FIRST = "first"
LOW_FIRST = "low_first"
DUEL = "duel"
CONTESTS = (LSP, HSP, FIRST, LOW_FIRST, DUEL)


def roll(run: Run, seat: Seat, why: str) -> tuple[int, Window | None]:
    """Let a seat roll a die; return its number, and the window in which it may be changed before it counts.

    While it may be, it lies there as `roll` in the effect that runs.
    """
    number = run.position.chance.below(SIDES) + 1
    if run.tell is not None:
        run.tell(events.DieRolled(seat, number, why))
    if not windows.may_open(run.position, windows.ROLL):
        return number, None
    run.bind("roll", number)
    return number, windows.opened(run.book, run.position, windows.ROLL, seat)


def set_roll(run: Run, number: int) -> None:
    """Turn the die that is answered to another number."""
    _put(run, number)
    if run.tell is not None and run.announced is not None:
        run.tell(events.DieChanged(run.announced.seat, number))


def turn_roll(run: Run) -> None:
    """Turn the die that is answered upside down."""
    announced = run.announced
    number = None if announced is None else bound(announced, "roll")
    if number is not None:
        set_roll(run, SIDES + 1 - number)


def reroll(run: Run) -> None:
    """Let the die that is answered be rolled again."""
    announced = run.announced
    if announced is not None and bound(announced, "roll") is not None:
        number = run.position.chance.below(SIDES) + 1
        _put(run, number)
        if run.tell is not None:
            run.tell(events.DieRolled(announced.seat, number, "again"))


def _put(run: Run, number: int) -> None:
    """Bind `roll` anew in the announcement that is answered."""
    stack = run.position.stack
    at = max((at for at, frame in enumerate(stack) if isinstance(frame, Window)), default=0)
    announced = stack[at - 1] if at else None
    if isinstance(announced, Running) and bound(announced, "roll") is not None:
        run.position.stack = (*stack[: at - 1], with_binding(announced, "roll", number), *stack[at:])


def scorer(run: Run, name: str) -> tuple[Choice | Running, ...]:
    """Bind a name to the lowest ("lsp") or highest ("hsp") scoring player, by dice among those tied (A50)."""
    if bound(run.frame, name) is not None:
        return ()
    magik = run.position.magik
    best = min(magik) if name == LSP else max(magik)
    tied = tuple(seat for seat in range(run.position.seats) if magik[seat] == best)
    if len(tied) == 1:
        return (Choice(run.me, "seat", tied, name),)
    return (contest_among(name, tied),)


def contest_among(name: str, seats: tuple[Seat, ...]) -> Running:
    """Return the contest by dice among seats whose winner is bound to a name."""
    return Running(f"contest.{name}", seats[0], 0, (("among", sum(1 << seat for seat in seats)),))


def settle_contest(run: Run) -> tuple[Choice | Running | Window, ...]:
    """Let the seats of a contest roll one after the other, again among those tied; bind the winner below.

    The lowest die wins where the lowest scoring player is looked for, and the turn order where an omen says so.
    """
    position, frame = run.position, run.frame
    name = frame.source.partition(".")[2]
    among = run.value("among")
    rollers = [seat for seat in range(position.seats) if among >> seat & 1]
    for seat in rollers:
        if bound(frame, f"die{seat}") is not None:
            continue
        number = bound(frame, "roll")
        if number is None:
            run.frame = for_seat(frame, seat)
            number, window = roll(run, seat, _reason(name))
            if window is not None:
                return (window,)
        run.bind(f"die{seat}", number + (modifiers.total(position, "roll", seat) if name == FIRST else 0))
        run.unbind("roll")
        frame = run.frame
    dice = {seat: run.value(f"die{seat}") for seat in rollers}
    low = name in {LSP, LOW_FIRST}
    best = min(dice.values()) if low else max(dice.values())
    tied = tuple(seat for seat in rollers if dice[seat] == best)
    if len(tied) > 1:
        run.restart(contest_among(name, tied))
        return settle_contest(run)
    run.answer_below(name if name != LOW_FIRST else FIRST, tied[0])
    return ()


def _reason(name: str) -> str:
    """Return why a contest rolls, for those who watch."""
    return "order" if name in {FIRST, LOW_FIRST} else name
