"""Replay: from the records of a journal back to the positions of the match."""

from typing import Any

import msgspec

from game.core.errors import BadMove, BadOptions, BadPosition, IllegalMove
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.core.referee import Controller
from game.play.match import Match
from game.store.records import Contents, MoveRecord, PositionRecord, Record, UndoRecord
from game.store.trouble import BadSave


class Turn(msgspec.Struct, frozen=True):
    """One move that was made, by whom, and everything that then happened; `number` counts from 1."""

    number: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]


class Line(msgspec.Struct, frozen=True):
    """What of a journal still holds after all undoing: moves, those that could be redone, and positions on the way."""

    moves: tuple[str, ...]
    redo: tuple[str, ...]
    positions: tuple[PositionRecord, ...]
    marked: bool


class Replayed(msgspec.Struct, frozen=True):
    """A match as far as it was played.

    `base` is the number of moves before the first of `positions`; `opening` is what happened before the first move, if
    that is known. `cut` tells that moves of the journal could not be made any more.
    """

    base: int
    positions: list[Any]
    turns: list[Turn]
    opening: tuple[Event, ...]
    redo: list[Move]
    marked: bool
    renewed: bool = False
    cut: bool = False
    notices: tuple[Reason, ...] = ()


def line_of(records: tuple[Record, ...], name: str) -> Line:
    """Return what holds after all records; `name` is the file's. Raises BadSave for records that contradict."""
    moves: list[str] = []
    redo: list[str] = []
    positions: list[PositionRecord] = []
    marked = False
    for record in records:
        match record:
            case MoveRecord(text=text):
                if redo and redo[-1] == text:
                    redo.pop()
                else:
                    redo.clear()
                moves.append(text)
            case UndoRecord(to=to, free=free):
                if not 0 <= to <= len(moves):
                    raise BadSave(reason("play.resume.contradiction", name=name, record=record.n))
                redo.extend(reversed(moves[to:]))
                del moves[to:]
                positions = [position for position in positions if position.at <= to]
                marked = marked or free
            case PositionRecord(at=at):
                if at != len(moves):
                    raise BadSave(reason("play.resume.contradiction", name=name, record=record.n))
                positions.append(record)
    return Line(tuple(moves), tuple(reversed(redo)), tuple(positions), marked)


class Differs(Exception):
    """A journal that does not come out as it says; the message names the move or position."""


def replay_exactly(controller: Controller[Any], match: Match, line: Line, start: PositionRecord | None) -> Replayed:
    """Replay every move from a position (None: the beginning) and compare each later position; raise Differs."""
    base, position, opening = _first(controller, match, start)
    replayed = Replayed(base, [position], [], opening, [], line.marked)
    expected: dict[int, list[PositionRecord]] = {}
    for record in line.positions:
        expected.setdefault(record.at, []).append(record)
    for made in range(base, len(line.moves) + 1):
        if made > base and (complaint := make(controller, replayed, line.moves[made - 1])):
            raise Differs(complaint)
        plain = controller.to_plain(replayed.positions[-1])
        for record in expected.get(made, ()):
            if record.position != plain:
                raise Differs(f"the position after {made} moves is another one")
            _compare_ending(controller, replayed.positions[-1], record)
    replayed.redo.extend(_redo_moves(controller, line))
    return replayed


def replay_leniently(controller: Controller[Any], match: Match, line: Line, notice: Reason, name: str) -> Replayed:
    """Go on from the last position that can be read and make the moves after it as far as they are legal.

    `notice` says why; raises BadSave when there is no position to go on from.
    """
    for start in (*reversed(line.positions), None):
        try:
            base, position, opening = _first(controller, match, start)
        except (BadOptions, BadPosition):
            continue
        break
    else:
        raise BadSave(reason("play.resume.nowhere", name=name))
    replayed = Replayed(base, [position], [], opening, [], line.marked)
    lost = 0
    for made, text in enumerate(line.moves[base:], start=base):
        if make(controller, replayed, text):
            lost = len(line.moves) - made
            break
    notices = (notice, reason("play.resume.lost", count=lost)) if lost else (notice,)
    return msgspec.structs.replace(replayed, renewed=True, cut=lost > 0, notices=notices)


def replay(controller: Controller[Any], match: Match, contents: Contents, current: str, name: str) -> Replayed:
    """Return the match of a journal under the data and rules that `current` is the fingerprint of; raise BadSave."""
    line = line_of(contents.records, name)
    last = next((each for each in reversed(line.positions) if each.fingerprint is not None), None)
    played_with = contents.header.fingerprint if last is None else last.fingerprint
    if played_with != current:
        return replay_leniently(controller, match, line, reason("play.resume.other_rules"), name)
    try:
        return replay_exactly(controller, match, line, last)
    except (BadOptions, BadPosition, Differs):
        return replay_leniently(controller, match, line, reason("play.resume.differs"), name)


def make(controller: Controller[Any], replayed: Replayed, text: str) -> str | None:
    """Make a move of a journal; return None, or in a few words why it cannot be made."""
    position = replayed.positions[-1].copy()
    seat = controller.to_move(position)
    number = replayed.base + len(replayed.turns) + 1
    events: list[Event] = []
    try:
        move = controller.parse(text)
        controller.apply(position, move, events.append)
    except (BadMove, IllegalMove) as error:
        return f"move {number}, '{text}', cannot be made: {error}"
    assert seat is not None, "a finished match takes no move"
    replayed.positions.append(position)
    replayed.turns.append(Turn(number, seat, move, tuple(events)))
    return None


def _first(
    controller: Controller[Any], match: Match, start: PositionRecord | None
) -> tuple[int, Any, tuple[Event, ...]]:
    """Return where a replay begins: the number of moves before it, the position, and the opening if that is known."""
    if start is not None and start.at > 0:
        return start.at, controller.from_plain(start.position), ()
    opening: list[Event] = []
    position = controller.start(len(match.seats), match.seed, opening.append)
    if start is not None and controller.to_plain(position) != start.position:
        return 0, controller.from_plain(start.position), ()
    return 0, position, tuple(opening)


def _compare_ending(controller: Controller[Any], position: Any, record: PositionRecord) -> None:
    """Raise Differs unless the match ended as the record says."""
    outcome = controller.outcome(position)
    if record.ending is not None and (
        outcome is None
        or (outcome.ending, outcome.winners, outcome.scores)
        != (record.ending.ending, record.ending.winners, record.ending.scores)
    ):
        raise Differs(f"the match does not end as '{record.ending.ending}' after {record.at} moves")


def _redo_moves(controller: Controller[Any], line: Line) -> list[Move]:
    """Return the moves that can be redone, the next one last."""
    return [controller.parse(text) for text in reversed(line.redo)]
