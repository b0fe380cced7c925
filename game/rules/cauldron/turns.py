"""Turns: how a harvest turn ends and who comes next (000 Harvest Season Step 4; A16 to A19, A30, A32, A51, A52)."""

from game.core.event import Seat
from game.core.frames import Running
from game.rules.cauldron import deeds, events, harvesting, modifiers, upkeep, windows
from game.rules.cauldron.position import FINISH, CauldronPosition
from game.rules.cauldron.run import Run
from game.rules.cauldron.standing import TURN
from game.rules.cauldron.verb import Frames, Step


def discard_down(run: Run) -> Frames:
    """Let a seat discard spells of its choice down to its limit (A18, A19)."""
    seat = run.me if run.subject is None else run.subject
    card = run.answer("card")
    if card is not None:
        run.unbind("_card")
        deeds.discard_spell(run, seat, card)
    hand = run.position.hands[seat]
    if len(hand) > modifiers.hand_limit(run.book, run.position, seat):
        return run.ask("card", seat, "spell", tuple(dict.fromkeys(hand)))
    return ()


def let_answer(run: Run) -> Frames:
    """Let Instants be cast at the end of the turn, the active seat first (A17)."""
    if run.answer("asked") is not None:
        return ()
    run.bind("_asked", 1)
    window = windows.opened(run.book, run.position, windows.END_OF_TURN, run.me)
    return () if window is None else (window,)


def go_on(run: Run) -> Frames:
    """End the turn: the next seat has one, or the season ends."""
    position = run.position
    upkeep.end(run, TURN)
    position.calm += 1
    if not any(position.tokens):
        empty_board(run, forced=False)
        return ()
    stuck = position.idle >= position.seats or position.barren >= position.seats
    stalled = position.calm >= run.book.numbers.stall * position.seats
    if stuck or (stalled and not _anybody_harvests(position)):
        empty_board(run, forced=True)
        return ()
    following = position.following
    position.following = None
    start_turn(run, (position.active + position.direction) % position.seats if following is None else following)
    return ()


def start_turn(run: Run, seat: Seat) -> None:
    """Let a seat have a turn with one action."""
    position = run.position
    position.active = seat
    position.actions = 1
    position.moved = 0
    # A30: counted at the start of a turn and taken back by the action itself.
    position.idle += 1
    position.barren = 0 if harvesting.ripe(position, seat) else position.barren + 1
    if run.tell is not None:
        run.tell(events.TurnStarted(seat, False))


def _anybody_harvests(position: CauldronPosition) -> bool:
    """Return whether there is a seat that may harvest."""
    return any(harvesting.ripe(position, seat) for seat in range(position.seats))


def empty_board(run: Run, forced: bool) -> None:
    """Let the active seat be the last harvester, with its quick actions left (A51 to A54)."""
    position = run.position
    position.phase = FINISH
    position.actions = 0
    if run.tell is not None:
        run.tell(events.HarvestEnded(position.active, forced))


END_OF_TURN: tuple[Step, ...] = (discard_down, let_answer, go_on)
END_OF_TURN_SOURCE = "end_of_turn"


def end_of_turn(seat: Seat) -> Running:
    """Return the end of a seat's turn."""
    return Running(END_OF_TURN_SOURCE, seat)
