"""Harvest turns: how one ends and who comes next (000 Harvest Season Step 4; A16 to A19, A30, A32, A51, A52)."""

from game.core.effect_stack import Running
from game.core.event import Seat
from game.rules.cauldron import events
from game.rules.cauldron.effects import modifiers, operations, windows
from game.rules.cauldron.effects.run import Run, Step
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.position import FINISH, CauldronPosition
from game.rules.cauldron.seasons import harvesting


def discard_down(run: Run) -> Frames:
    """Let a seat discard spells of its choice down to its limit (A18, A19)."""
    seat = run.me if run.subject is None else run.subject
    card = run.answer("card")
    if card is not None:
        run.unbind("_card")
        operations.discard_spell(run, seat, card)
    hand = run.position.hands[seat]
    if len(hand) > modifiers.hand_limit(run.book, run.position, seat):
        return run.ask("card", seat, "spell", tuple(dict.fromkeys(hand)))
    return ()


def end_turn(run: Run) -> Frames:
    """End a turn: spells beyond the limit go, Instants may answer, the active seat first (A17), then it goes on."""
    if run.answer("asked") is None:
        frames = discard_down(run)
        if frames:
            return frames
        window = windows.opened(run.book, run.position, windows.END_OF_TURN, run.me)
        if window is not None:
            run.bind("_asked", 1)
            return (window,)
    go_on(run)
    return ()


def is_uneventful(run: Run) -> bool:
    """Return whether nobody discards or answers anything at the end of the active seat's turn."""
    position = run.position
    if len(position.hands[run.me]) > modifiers.hand_limit(run.book, position, run.me):
        return False
    return not windows.may_open(position, windows.END_OF_TURN)


def go_on(run: Run) -> None:
    """Let the next seat have a turn, or the season end."""
    position = run.position
    position.calm += 1
    if not any(position.tokens):
        empty_board(run, forced=False)
        return
    stuck = position.idle >= position.seats or position.barren >= position.seats
    stalled = position.calm >= run.book.numbers.stall * position.seats
    if stuck or (stalled and not _anybody_harvests(position)):
        empty_board(run, forced=True)
        return
    following = position.following
    position.following = None
    start_turn(run, (position.active + position.direction) % position.seats if following is None else following)


def start_turn(run: Run, seat: Seat) -> None:
    """Let a seat have a turn with one action."""
    position = run.position
    position.active = seat
    position.actions = 1
    position.moved = 0
    # A30: counted at the start of a turn and taken back by the action itself.
    position.idle += 1
    position.barren = 0 if harvesting.can(position, seat) else position.barren + 1
    if run.tell is not None:
        run.tell(events.TurnStarted(seat, False))


def _anybody_harvests(position: CauldronPosition) -> bool:
    """Return whether there is a seat that may harvest."""
    return any(harvesting.can(position, seat) for seat in range(position.seats))


def empty_board(run: Run, forced: bool) -> None:
    """Let the active seat be the last harvester, with its quick actions left (A51 to A54)."""
    position = run.position
    position.phase = FINISH
    position.actions = 0
    if run.tell is not None:
        run.tell(events.HarvestEnded(position.active, forced))


END_OF_TURN: tuple[Step, ...] = (end_turn,)
END_OF_TURN_SOURCE = "end_of_turn"


def end_of_turn(seat: Seat) -> Running:
    """Return the end of a seat's turn."""
    return Running(END_OF_TURN_SOURCE, seat)
