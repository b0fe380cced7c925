"""Session: one match being played, with its journal, undo, redo and looking back."""

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec.structs import replace

from game.bots.skills import SKILLS
from game.core.errors import IllegalMove
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.referee import Controller
from game.play.catalogue import game
from game.play.fence import after_silence, asks_secretly, is_silence, tells_hidden
from game.play.luck import derive
from game.play.match import Match, match_of
from game.play.moments import Moment, Moments
from game.play.pack_registry import keep_packs
from game.play.replay import Replayed, Turn, bring_luck, replay
from game.play.stories import story_of
from game.play.task import Task
from game.store.contents import Contents
from game.store.journal import Journal, open_journal, read_journal
from game.store.library import Library, next_turn
from game.store.records import Branch, Ending, PositionRecord, utc
from game.store.regulars import regular_of
from game.store.seat_plans import CHILD, PERSON
from game.store.trouble import DiskTrouble

_POSITION_PACE = 20


class Session:
    """A match that is played, resumed or looked at.

    The live position is the last one; `shown` may be an earlier moment, to look back. Only moves and undoing change the
    live position, and both are in the journal before their method returns. `notices` are what the player should be
    told once. `free_undo` is the setting of that name: alone against bots undo passes its fence and marks the match,
    unless it is the match of a day. `path` is that of the journal, if there is one.
    """

    def __init__(
        self,
        match: Match,
        controller: Controller[Any],
        journal: Journal | None,
        replayed: Replayed,
        *,
        path: Path | None = None,
        read_only: bool = False,
        notices: Sequence[Reason] = (),
    ) -> None:
        self.match = match
        self.controller = controller
        self.names = match.names
        self.persons: tuple[Seat, ...] = tuple(seat for seat, plan in enumerate(match.seats) if plan.is_person)
        self.left: frozenset[Seat] = frozenset()
        """The seats whose persons had a bot play for them, if only for some time."""
        self.stood_in: frozenset[int] = frozenset()
        """The numbers of the moves that bots made for persons."""
        self._stand_ins: frozenset[Seat] = frozenset()
        self._decides: Seat | None = None
        self._left_at: tuple[Seat, int] | None = None
        self.opening = replayed.opening
        self.base = replayed.base
        self.may_branch = not replayed.base and not replayed.mended
        """Whether its moves lead to every moment of it, so that it can be played on from there."""
        self.path = path
        self.read_only = read_only
        self.notices = list(notices)
        self.marked = replayed.marked
        self.free_undo = True
        self._journal = journal
        self._positions = replayed.positions
        self._turns = replayed.turns
        self._redo = replayed.redo
        self.moments = Moments(controller, match, replayed)
        self._shown: int | None = None
        self._saved_at: int | None = None
        self._told: dict[tuple[int, bool], bool] = {}
        self._secret: tuple[Any, bool] | None = None

    # Beginning and ending.

    @classmethod
    def begin(
        cls,
        match: Match,
        journal: Library | Path | None,
        *,
        branch: Branch | None = None,
        position: Any = None,
    ) -> Self:
        """Return a match that begins; its journal is a new file of the library, a new file, or none at all.

        `branch` tells of which other match its first moves are, `position` where it begins if not at the deal of its
        seed; the position stays the caller's.
        Where the library has no room for it the match is played without a journal, and `notices` says so; raises
        DiskTrouble when any other file cannot be made. The library keeps its packs.
        """
        if branch is not None:
            match = replace(match, lucks=branch.lucks)
        controller = game(match.game).load(packs=match.packs).controller(match.options)
        opening: list[Event] = []
        dealt = controller.start(len(match.seats), match.seed, opening.append) if position is None else position.copy()
        bring_luck(controller, match, dealt, 0)
        replayed = Replayed(0, [dealt], [], tuple(opening), [], False)
        if journal is None:
            return cls(match, controller, None, replayed)
        header = match.header(begun=utc(time.time()) if isinstance(journal, Library) else None, branch=branch)
        if isinstance(journal, Library):
            keep_packs(match.packs, journal.folder)
        try:
            file = journal.create(header) if isinstance(journal, Library) else Journal.create(journal, header)
            session = cls(match, controller, file, replayed, path=file.path)
            try:
                session._save_position(sync=False, fingerprint=None if position is None else match.fingerprint)
            except DiskTrouble:
                session._let_go()
                raise
        except DiskTrouble as trouble:
            if not isinstance(journal, Library):
                raise
            return cls(match, controller, None, replayed, notices=[reason("play.unsaved", why=trouble.reason)])
        return session

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Return the match of a journal, to be played on; raise BadSave or DiskTrouble.

        It is read-only where another program plays it or the file cannot be written to; `notices` says so, and also
        when a torn line was dropped, when lines are missing, or when the match goes on under other data or rules.
        """
        opened = open_journal(path, next_turn(path.parent))
        journal = opened.journal
        try:
            session, replayed, current = cls._replayed(path, opened.contents, journal)
        except BaseException:
            if journal is not None:
                journal.close()
            raise
        session.notices[:0] = opened.notices
        for record in opened.contents.seated:
            if record.seat in session.left and (record.kind == PERSON or record.kind in SKILLS):
                session._seat(record.seat, record.kind)
        if journal is not None:
            keep_packs(session.match.packs, path.parent)
        if replayed.renewed and journal is not None:
            session._renew(current, cut=replayed.cut)
        return session

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return the match of a journal only to be looked at: it is not locked and takes no moves."""
        session, _, _ = cls._replayed(path, read_journal(path), None)
        return session

    @classmethod
    def at(cls, match: Match, position: Any) -> Self:
        """Return a match that begins at a position and is written nowhere; the position stays the caller's."""
        controller = game(match.game).load(packs=match.packs).controller(match.options)
        return cls(match, controller, None, Replayed(0, [position.copy()], [], (), [], False))

    @classmethod
    def _replayed(cls, path: Path, contents: Contents, journal: Journal | None) -> tuple[Self, Replayed, str]:
        """Return the session of a journal's contents, how it was replayed, and today's fingerprint."""
        match, loaded = match_of(contents.header, path.name)
        controller = loaded.controller(match.options)
        current = loaded.fingerprint
        replayed = replay(controller, match, contents, current, path.name)
        read_only = journal is None
        session = cls(match, controller, journal, replayed, path=path, read_only=read_only, notices=replayed.notices)
        session.left = frozenset(record.seat for record in contents.seated) & frozenset(session.persons)
        first, absent = contents.line.base + 1, contents.line.absent
        session.stood_in = frozenset(
            turn.number for turn in session.history
            if first <= turn.number < first + len(absent) and turn.seat in absent[turn.number - first]
        )  # fmt: skip
        if not replayed.renewed and contents.records and isinstance(contents.records[-1], PositionRecord):
            session._saved_at = session.move_count
        return session, replayed, current

    def close(self) -> None:
        """End cleanly: write the last position, wait for the disk, unlock. A closed session takes no moves."""
        with suppress(DiskTrouble):
            self._save_position(sync=True)
        self._let_go()
        self.read_only = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # The live position.

    @property
    def to_move(self) -> Seat | None:
        """The seat that has to decide, or None when the match is over."""
        return self.controller.to_move(self._positions[-1])

    @property
    def asks_secretly(self) -> bool:
        """Whether nobody else may notice that the seat to move is asked: whether it answers what was announced."""
        position = self._positions[-1]
        if self._secret is None or self._secret[0] is not position:
            self._secret = position, asks_secretly(self.controller, position)
        return self._secret[1]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.controller.outcome(self._positions[-1])

    @property
    def move_count(self) -> int:
        """How many moves have been made."""
        return self.base + len(self._turns)

    @property
    def history(self) -> Sequence[Turn]:
        """The moves from `base` on that have not been undone, in order."""
        return tuple(self._turns)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.persons) == 1 and len(self.names) > 1

    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move of the seat to move."""
        return self.controller.legal_moves(self._positions[-1])

    def why_not(self, move: Move) -> Reason | None:
        """Return why a move cannot be made, or None for a legal one."""
        if self.read_only:
            return reason("play.read_only")
        return self.controller.why_not(self._positions[-1], move)

    def play(self, move: Move, *, sync: bool = True) -> tuple[Event, ...]:
        """Make a move of the seat to move and return what then happened, for all eyes: show it through `seen_by`.

        That of a person outlives a power cut, unless it is not to `sync`.
        Raises IllegalMove, and DiskTrouble when the journal cannot be written; nothing has changed then.
        """
        if self.read_only:
            raise IllegalMove(reason("play.read_only"))
        seat = self.to_move
        position = self._positions[-1].copy()
        events: list[Event] = []
        self.controller.apply(position, move, events.append)
        bring_luck(self.controller, self.match, position, self.move_count + 1)
        assert seat is not None, "a finished match takes no move"
        is_stand_in, self._decides = self._decides == seat, None
        if seat in self._stand_ins and not is_stand_in:
            if self._journal is not None:
                self._journal.seat(seat, PERSON)
            self._stand_ins -= {seat}
        if self._journal is not None:
            self._journal.move(move.text, sync=sync and seat in self.persons)
        self._positions.append(position)
        self._turns.append(Turn(self.move_count + 1, seat, move, tuple(events)))
        if is_stand_in or seat in self.away:
            self.stood_in |= {self.move_count}
        if self._redo and self._redo[-1] == move:
            self._redo.pop()
        else:
            self._redo.clear()
        over = self.controller.to_move(position) is None
        if over or self.move_count % _POSITION_PACE == 0:
            with suppress(DiskTrouble):
                self._save_position(sync=over)
        return self._turns[-1].events

    def thinking_task(self, skill: str | None = None, explain: bool = False) -> Task:
        """Return the decision of the seat to move for a bot to think about, at the seat's own skill and style or
        at another skill without any style.

        A hint for a person is the task of the best skill with `explain`. Raises ValueError when there is nobody to
        think for.
        """
        seat = self.to_move
        if seat is None:
            raise ValueError("the match is over")
        own = self.match.seats[seat].kind
        if skill is None and own == PERSON:
            raise ValueError(f"seat {seat} is a person's")
        return Task(
            self.match.game,
            self.match.options,
            self.controller.observe(self._positions[-1], seat),
            tuple(self.legal_moves()),
            skill or own,
            derive(self.match.seed, self.move_count, seat),
            explain,
            "" if skill else regular_of(self.match.seats[seat]),
            self.match.packs,
            () if skill else self.spared,
        )

    def written_start(self) -> Any:
        """Return a copy of the position that the match began at, or None where that is the deal of its seed."""
        return None if self.base or self.opening else self._positions[0].copy()

    def live_position(self) -> Any:
        """Return a copy of the live position, to begin another match `at`; no table may see it."""
        return self._positions[-1].copy()

    # Who plays.

    @property
    def spared(self) -> tuple[Seat, ...]:
        """The seats of children: bots do nothing to them, and undo goes past luck for them, alone past everything."""
        return tuple(seat for seat in self.persons if self.match.seats[seat].person == CHILD)

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of persons that bots play."""
        return tuple(seat for seat in self._own_seats if seat not in self.persons)

    @property
    def match_as_begun(self) -> Match:
        """The match with the persons on the seats that bots play for them."""
        seats = (replace(plan, kind=PERSON) if at in self.away else plan for at, plan in enumerate(self.match.seats))
        return replace(self.match, seats=tuple(seats))

    def leave_seat(self, seat: Seat, skill: str) -> None:
        """Have a bot of a skill play the seat of a person; raise IllegalMove or DiskTrouble, nothing changed then."""
        if seat not in self.persons or skill not in SKILLS:
            raise ValueError(f"seat {seat} cannot be left to '{skill}'")
        self._change_seat(seat, skill)
        self._left_at = seat, self.move_count

    def take_seat_back(self, seat: Seat) -> None:
        """Have a person play their own seat again; raise IllegalMove or DiskTrouble, nothing changed then."""
        if seat not in self.away:
            raise ValueError(f"seat {seat} was not left")
        self._change_seat(seat, PERSON)
        if self._journal is not None and self._left_at == (seat, self.move_count):
            # Once more, for a person who is back in the record after leaving lets the bot decide.
            self._journal.seat(seat, PERSON)

    def note_stand_in(self, seat: Seat, skill: str) -> None:
        """Write that a bot of a skill decides the next move for a person who stays seated.

        That is written once until the person decides again. Raises DiskTrouble, nothing changed then.
        """
        if seat not in self.persons or skill not in SKILLS:
            raise ValueError(f"nobody stands in for seat {seat} as '{skill}'")
        if seat not in self._stand_ins:
            if self._journal is not None:
                self._journal.seat(seat, skill)
                self._journal.seat(seat, PERSON)
                self._saved_at = None
            self._stand_ins |= {seat}
        self._decides = seat
        self.left |= {seat}

    def _change_seat(self, seat: Seat, kind: str) -> None:
        """Write who plays a seat from here on, and let them."""
        if self.read_only or self.to_move is None:
            raise IllegalMove(reason("play.read_only"))
        if self._journal is not None:
            self._journal.seat(seat, kind)
            self._saved_at = None
        self._seat(seat, kind)

    def _seat(self, seat: Seat, kind: str) -> None:
        """Let a person or a bot play a seat."""
        seats = self.match.seats
        changed = replace(seats[seat], kind=kind)
        self.match = replace(self.match, seats=(*seats[:seat], changed, *seats[seat + 1 :]))
        self.persons = tuple(each for each, plan in enumerate(self.match.seats) if plan.is_person)
        self.left |= {seat}

    @property
    def _own_seats(self) -> tuple[Seat, ...]:
        """The seats of persons, whoever plays them."""
        return tuple(sorted({*self.persons, *self.left}))

    # Looking back.

    @property
    def shown(self) -> int:
        """The number of moves made at the shown moment."""
        return self.move_count if self._shown is None else self._shown

    @property
    def is_live(self) -> bool:
        """Whether the shown moment is the live one and follows it."""
        return self._shown is None

    def seek(self, number: int | None) -> None:
        """Show the moment after that many moves (`base` to `move_count`); None follows the live position."""
        if number is not None and not self.base <= number <= self.move_count:
            raise ValueError(f"there is no moment after {number} moves")
        self._shown = None if number == self.move_count else number

    def observe(self, seat: Seat | None) -> Any:
        """Return what a seat may know (None: a spectator) at the shown moment."""
        return self.moments.observe(seat, Moment(self.shown))

    # Undo and redo.

    def why_no_undo(self) -> Reason | None:
        """Return why the last decision of a person cannot be taken back, and why it is so here, or None when it can."""
        if self.read_only:
            return reason("play.read_only")
        target = self._undo_target()
        if target is None:
            return self._nothing_to_undo()
        if self._may_be_free and (self.free_undo or self.spared):
            return None
        # Among several a child takes back luck, but nothing that was hidden from anybody.
        is_child = self.undo_seat in self.spared and self.match.day is None
        fence = self._hidden_since(target) if is_child else self._fence(target)
        ground = "setting" if self._may_be_free else "shared" if self.match.day is None else "day"
        return None if fence is None else reason(f"play.undo.{ground}", why=fence)

    @property
    def _may_be_free(self) -> bool:
        return self.is_alone and self.match.day is None

    @property
    def undo_passes_luck(self) -> bool:
        """Whether the next undo would pass its fence, at the price of a mark that the match has not yet."""
        return self._may_be_free and self.free_undo and not (self.spared or self.marked) and not self.undo_is_free

    @property
    def undo_is_free(self) -> bool:
        """Whether undo stays within the fence, so that the match would not be marked for it."""
        target = self._undo_target()
        return target is not None and self._fence(target) is None

    def undo(self) -> None:
        """Go back to before the last decision of a person; raise IllegalMove or DiskTrouble, nothing changed then."""
        if why := self.why_no_undo():
            raise IllegalMove(why)
        target = self._undo_target()
        assert target is not None, "there is a reason when there is nothing to undo"
        passes = self._fence(target) is not None
        if self._journal is not None:
            self._journal.undo(target, free=passes)
        self.marked = self.marked or passes
        self._redo.extend(turn.move for turn in reversed(self._turns[target - self.base :]))
        self._go_back(target)

    @property
    def undone(self) -> Move | None:
        """The move that would be made again first, or None."""
        return self._redo[-1] if self._redo else None

    def why_no_redo(self) -> Reason | None:
        """Return why nothing can be redone, or None when it can."""
        if self.read_only:
            return reason("play.read_only")
        return None if self._redo else reason("play.redo.nothing")

    def redo(self) -> tuple[Event, ...]:
        """Make the undone moves again until a person has to decide; return what happened.

        Raises IllegalMove when there are none, and DiskTrouble; the moves made before it stay made.
        """
        if why := self.why_no_redo():
            raise IllegalMove(why)
        events = list(self.play(self._redo[-1]))
        while self._redo and (self.to_move not in self.persons or self._is_silent(self.move_count, self._redo[-1])):
            events.extend(self.play(self._redo[-1]))
        return tuple(events)

    @property
    def undo_seat(self) -> Seat | None:
        """The person whose decision would be taken back, or None where there is none."""
        turn = self.undo_turn
        return None if turn is None else turn.seat

    def _undo_target(self) -> int | None:
        """Return how many moves had been made before the last decision of a person."""
        turn = self.undo_turn
        return None if turn is None else turn.number - 1

    @property
    def undo_turn(self) -> Turn | None:
        """The turn of the last decision of a person, which would be taken back, or None where there is none."""
        for turn in reversed(self._turns):
            if turn.seat in self.persons and not self._is_silent(turn.number - 1, turn.move):
                return turn
        return None

    def _is_silent(self, number: int, move: Move) -> bool:
        """Return whether a move after that many moves is a pass that leaves no trace."""
        return is_silence(self.controller, self._positions[number - self.base], move)

    def _nothing_to_undo(self) -> Reason:
        """Return why there is no decision to take back."""
        key = "nobody" if not self.persons else "begins_here" if self.base else "nothing"
        return reason(f"play.undo.{key}")

    def _fence(self, target: int) -> Reason | None:
        """Return why going back so far would undo more than a person's choice, or None."""
        first = target - self.base
        if self._positions[first].chance.state != after_silence(self.controller, self._positions[-1]).chance.state:
            return reason("play.undo.chance")
        return self._hidden_since(target)

    def _hidden_since(self, target: int) -> Reason | None:
        """Return that something hidden was shown since so many moves, and by whom if not with the first, or None."""
        turns = range(target - self.base, len(self._turns))
        told = next((self._turns[index] for index in turns if self._told_hidden(index)), None)
        if told is None or told.number == target + 1:
            return None if told is None else reason("play.undo.hidden")
        return reason("play.undo.hidden.by", name=self.names[told.seat])

    def _told_hidden(self, index: int) -> bool:
        """Return whether the turn at an index told any person something hidden.

        What the person who takes it back has shown to all of what only they knew costs nobody but them.
        """
        turn = self._turns[index]
        if self._is_silent(turn.number - 1, turn.move):
            return False
        is_own = turn.seat == self.undo_seat and turn.number not in self.stood_in
        if (turn.number, is_own) not in self._told:
            before, after = self._positions[index : index + 2]
            seed = derive(self.match.seed, turn.number)
            listeners = [turn.seat] if is_own and not self._whispers(turn) else self.persons
            # A move that nobody may notice tells nothing.
            self._told[turn.number, is_own] = bool(turn.events) and any(
                tells_hidden(self.controller, before, turn.move, after, person, seed) for person in listeners
            )
        return self._told[turn.number, is_own]

    def _whispers(self, turn: Turn) -> bool:
        """Return whether a turn told another person something that not everybody has heard."""
        return any(
            event.seen_by(person) != event.seen_by(None)
            for event in turn.events
            for person in self.persons
            if person != turn.seat
        )

    def _go_back(self, number: int) -> None:
        """Drop everything after that many moves, and show the live position."""
        kept = number - self.base
        del self._turns[kept:]
        del self._positions[kept + 1 :]
        self.moments.forget()
        self._told = {turn: told for turn, told in self._told.items() if turn[0] <= number}
        self.stood_in = frozenset(turn for turn in self.stood_in if turn <= number)
        self._saved_at = None
        self._shown = None

    # The journal.

    def _save_position(self, sync: bool, fingerprint: str | None = None) -> None:
        """Write the live position, unless that is the last thing the journal holds."""
        if self._journal is None or self._saved_at == self.move_count:
            return
        outcome = self.outcome
        ending = None if outcome is None else self._ending(outcome)
        plain = self.controller.to_plain(self._positions[-1])
        # Whose turn it is in secret is nobody's to see.
        mover = None if self.asks_secretly else self.to_move
        self._journal.position(
            self.move_count, plain, fingerprint=fingerprint, ending=ending, mover=mover, sync=sync
        )  # fmt: skip
        self._saved_at = self.move_count

    def _ending(self, outcome: Outcome) -> Ending:
        """Return what the journal keeps of the end."""
        return Ending(
            outcome.ending,
            outcome.winners,
            outcome.scores,
            outcome.ranking,
            outcome.reason,
            tuple(tale.words for tale in story_of(self)),
            left=tuple(sorted(self.left)),
        )

    def _renew(self, fingerprint: str, cut: bool) -> None:
        """Write that the match goes on from here under other data or rules."""
        with suppress(DiskTrouble):
            if cut and self._journal is not None:
                self._journal.undo(self.move_count, free=False)
            self._save_position(sync=True, fingerprint=fingerprint)

    def _let_go(self) -> None:
        """Close the journal."""
        if self._journal is not None:
            self._journal.close()
