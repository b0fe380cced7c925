"""Replay: from the records of a journal back to the positions of the match."""

from typing import Any

import msgspec

from game.core.errors import BadMove, BadPosition, IllegalMove
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.core.referee import Controller, Plain
from game.play.match import Match
from game.store.contents import Contents, Line
from game.store.records import PositionRecord
from game.store.trouble import BadSave


class Turn(msgspec.Struct, frozen=True):
    """One move that was made, by whom, and everything that then happened; `number` counts from 1."""

    number: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]


OTHER_RULES = ("play.resume.other_rules", "play.replay.other_rules")
"""What is said of a match of other rules: it goes on from its last whole position, or is over and seen whole."""


class Replayed(msgspec.Struct, frozen=True):
    """A match as far as it was played.

    `base` is the number of moves before the first of `positions`; `opening` is what happened before the first move, if
    that is known. `cut` tells that moves of the journal could not be made any more, `mended` that a position of the
    journal took the place of another one that its moves led to.
    """

    base: int
    positions: list[Any]
    turns: list[Turn]
    opening: tuple[Event, ...]
    redo: list[Move]
    marked: bool
    renewed: bool = False
    cut: bool = False
    mended: bool = False
    notices: tuple[Reason, ...] = ()


class Differs(Exception):
    """A journal that does not come out as it says; the message names the move or position, `made` the moves before."""

    def __init__(self, complaint: str, made: int) -> None:
        super().__init__(complaint)
        self.made = made


def replay_exactly(
    controller: Controller[Any], match: Match, line: Line, start: PositionRecord | None, *, strict: bool
) -> Replayed:
    """Replay every move from a position (None: the beginning) and compare each later position; raise Differs.

    Unless it is `strict`, only the last position has to be the same: one before it is spoilt itself where the moves
    lead to the last one all the same.
    """
    base, position, opening = _first(controller, match, start)
    replayed = Replayed(base, [position], [], opening, [], line.marked)
    expected: dict[int, list[PositionRecord]] = {}
    for record in line.positions:
        expected.setdefault(record.at, []).append(record)
    differs: Differs | None = None
    for made in range(base, line.base + len(line.moves) + 1):
        if made > base and (complaint := make(controller, match, replayed, line.moves[made - 1 - line.base])):
            raise differs or Differs(complaint, made - 1)
        if made not in expected:
            continue
        plain = controller.to_plain(replayed.positions[-1])
        for record in expected[made]:
            if not _is_told_by(record, plain):
                differs = differs or Differs(f"the position after {made} moves is another one", made)
                if strict:
                    raise differs
            else:
                differs = None
                if strict:
                    _compare_ending(controller, replayed.positions[-1], record)
    if differs is not None:
        raise differs
    replayed.redo.extend(_redo_moves(controller, match, replayed, line))
    return replayed


def replay_leniently(controller: Controller[Any], match: Match, line: Line, notice: str, name: str) -> Replayed:
    """Go on from the last position that can be read and make the moves after it as far as they are legal.

    `notice` is the key of the sentence that says why; raises BadSave when there is no position to go on from.
    """
    fault = ""
    for start in reversed(line.positions or (None,)):
        try:
            base, position, opening = _first(controller, match, start)
        except BadPosition as error:
            fault = fault or str(error)
            continue
        break
    else:
        raise BadSave(reason("play.resume.nowhere", name=name, complaint=fault))
    replayed = Replayed(base, [position], [], opening, [], line.marked)
    lost = 0
    for made, text in enumerate(line.moves[base - line.base :], start=base):
        if make(controller, match, replayed, text):
            lost = line.base + len(line.moves) - made
            break
    notices = (reason(notice), *_missing(base), *([reason("play.resume.lost", count=lost)] if lost else []))
    return msgspec.structs.replace(replayed, renewed=True, cut=lost > 0, notices=notices)


def replay_by_records(controller: Controller[Any], match: Match, line: Line) -> Replayed | None:
    """Return a match of other rules that is over, from its first position on from which all moves can be made.

    Where the moves lead to another position than the journal's, that one takes its place. None where the match does not
    come to an end so.
    """
    for start in (None, *line.positions):
        try:
            replayed = _mended(controller, match, line, start)
        except (BadPosition, Differs):
            continue
        over = controller.outcome(replayed.positions[-1]) is not None
        notices = (reason(OTHER_RULES[1]), *_missing(replayed.base))
        return msgspec.structs.replace(replayed, notices=notices) if over else None
    return None


def _mended(controller: Controller[Any], match: Match, line: Line, start: PositionRecord | None) -> Replayed:
    """Replay every move from a position (None: the first), mending by each later one; raise Differs or BadPosition."""
    base, position, opening = _first(controller, match, start)
    replayed = Replayed(base, [position], [], opening, [], line.marked)
    records = {record.at: record for record in line.positions}
    is_mended = False
    for number, text in enumerate(line.moves[base - line.base :], start=base + 1):
        if complaint := make(controller, match, replayed, text):
            raise Differs(complaint, number - 1)
        record = records.get(number)
        if record is not None and not _is_told_by(record, controller.to_plain(replayed.positions[-1])):
            replayed.positions[-1] = _read(controller, match, record)
            is_mended = True
    return msgspec.structs.replace(replayed, mended=is_mended)


def replay(controller: Controller[Any], match: Match, contents: Contents, current: str, name: str) -> Replayed:
    """Return the match of a journal under the data and rules that `current` is the fingerprint of; raise BadSave.

    What does not come out as it was played is gone on from at the next position; how many moves can therefore not be
    looked back at is in the notices.
    """
    line = contents.line
    last = next((each for each in reversed(line.positions) if each.fingerprint is not None), None)
    played_with = contents.header.fingerprint if last is None else last.fingerprint
    if played_with != current:
        is_over = any(each.ending is not None for each in line.positions[-1:])
        if is_over and (replayed := replay_by_records(controller, match, line)) is not None:
            return replayed
        return replay_leniently(controller, match, line, OTHER_RULES[0], name)
    first = last if last is not None or not line.base else line.positions[0]
    starts = (first, *(each for each in line.positions if each.at > (0 if first is None else first.at)))
    reached = 0
    for start in starts:
        if start is not first and (start is None or start.at < reached):
            continue
        try:
            replayed = replay_exactly(controller, match, line, start, strict=False)
        except Differs as differs:
            reached = max(differs.made, 0 if start is None else start.at)
        except BadPosition:
            continue
        else:
            if start is last:
                return replayed
            why = reason("play.resume.differs" if start is not first else "play.resume.damaged")
            return msgspec.structs.replace(replayed, notices=(why, *_missing(replayed.base)))
    return replay_leniently(controller, match, line, "play.resume.differs", name)


def _missing(base: int) -> tuple[Reason, ...]:
    """Return what tells of the moves that cannot be looked back at."""
    return (reason("play.resume.missing", count=base),) if base else ()


def bring_luck(controller: Controller[Any], match: Match, position: Any, moves: int) -> None:
    """Shuffle what no seat has seen anew where the match does so after that many moves."""
    for at, luck in match.lucks:
        if at == moves:
            controller.reshuffle(position, luck)


def make(controller: Controller[Any], match: Match, replayed: Replayed, text: str) -> str | None:
    """Make a move of a journal; return None, or in a few words why it cannot be made."""
    position = replayed.positions[-1].copy()
    seat = controller.to_move(position)
    number = replayed.base + len(replayed.turns) + 1
    events: list[Event] = []
    if seat is None:
        return f"move {number}, '{text}', cannot be made: the match is over"
    try:
        move = controller.parse(text)
        controller.apply(position, move, events.append)
    except (BadMove, IllegalMove) as error:
        return f"move {number}, '{text}', cannot be made: {error}"
    bring_luck(controller, match, position, number)
    replayed.positions.append(position)
    replayed.turns.append(Turn(number, seat, move, tuple(events)))
    return None


def _first(
    controller: Controller[Any], match: Match, start: PositionRecord | None
) -> tuple[int, Any, tuple[Event, ...]]:
    """Return where a replay begins: the number of moves before it, the position, and the opening if that is known.

    Raises BadPosition, also for one of another number of seats.
    """
    if start is not None and start.at > 0:
        return start.at, _read(controller, match, start), ()
    opening: list[Event] = []
    position = controller.start(len(match.seats), match.seed, opening.append)
    bring_luck(controller, match, position, 0)
    if start is not None and not _is_told_by(start, controller.to_plain(position)):
        return 0, _read(controller, match, start), ()
    return 0, position, tuple(opening)


def _is_told_by(record: PositionRecord, plain: Plain) -> bool:
    """Return whether what a record tells is true of a position; older ones do not tell all of it."""
    return all(key in plain and plain[key] == value for key, value in record.position.items())


def _read(controller: Controller[Any], match: Match, record: PositionRecord) -> Any:
    """Return the position of a record; raise BadPosition."""
    seats = record.position.get("seats")
    if seats != len(match.seats):
        raise BadPosition(f"position.seats: expected {len(match.seats)}, found {seats!r}")
    return controller.from_plain(record.position)


def _compare_ending(controller: Controller[Any], position: Any, record: PositionRecord) -> None:
    """Raise Differs unless the match ended as the record says."""
    outcome = controller.outcome(position)
    ending = record.ending
    if ending is not None and (
        outcome is None
        or (outcome.ending, outcome.winners, outcome.scores) != (ending.ending, ending.winners, ending.scores)
        or (ending.ranking and outcome.ranking != ending.ranking)
    ):
        raise Differs(f"the match does not end as '{ending.ending}' after {record.at} moves", record.at)


def _redo_moves(controller: Controller[Any], match: Match, replayed: Replayed, line: Line) -> list[Move]:
    """Return the moves that can be redone one after the other, the next one last."""
    moves: list[Move] = []
    position = replayed.positions[-1].copy()
    made = replayed.base + len(replayed.turns)
    for number, text in enumerate(line.redo, start=made + 1):
        try:
            move = controller.parse(text)
            controller.apply(position, move)
        except (BadMove, IllegalMove):
            break
        bring_luck(controller, match, position, number)
        moves.append(move)
    return moves[::-1]
