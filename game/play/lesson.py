"""Lesson: a written match in steps, each of which says one thing and waits for the one thing that it teaches.

A lesson is data (`config/lessons/<game>.yaml`): a scenario it begins from, and steps. A step says a sentence, points at
pieces, and waits for moves that fit its patterns; every other legal move is answered with a sentence and is not made,
but for the mistakes that a step lets happen and then takes back. Bots play what the step says.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from game.core.chance import Lcg
from game.core.move import Move
from game.core.reason import Reason, reason
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, game
from game.play.match import Match, fresh_seed
from game.play.scenario import Scenario, stage
from game.play.session import Session
from game.store.content import BadContent, load
from game.store.library import Library
from game.store.records import LESSON, Branch
from game.store.seat_plans import COLOURS, PERSON, SeatPlan

LEARNER = 0
"""The seat of the person who learns, in every lesson."""

RIVAL = "apprentice"
"""The skill of the rivals where a lesson is played on as a match."""

_LONGEST_AUTO = 400
"""More moves than that no step plays by itself: it would never come to what it waits for."""

Patterns: TypeAlias = tuple[str, ...]


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rival in a lesson."""

    name: str
    colour: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson; `say` is the text key of its sentence, and with `.do` that of the
    command in the prompt.

    `point` are the pieces and places that glow. `expect` are patterns of the moves that fulfil the step (`harvest *`),
    or `next`: reading it is enough; `auto`: the program plays `auto` for the learner, first what is legal, until one
    of their legal moves fits `until`; `end`: the lesson is over. `wrong` answers the other legal moves, `mistakes`
    those that are let happen before the step begins anew, and `after` is said once a move was made, while what it has
    led to is seen: patterns with text keys, of which the first that fits counts. `count` is said once the match of the
    step is over and what the learner has come to was counted before their eyes. `bots` are the moves of the rivals
    after it, in order, each as patterns of which the first that is legal counts. `when` skips the step unless a legal
    move fits it. `cut` begins a step at a scenario of its own, and `luck` is the state of chance it begins with.
    """

    say: str
    point: tuple[str, ...] = ()
    expect: Patterns | Literal["next", "auto", "end"] = "next"
    wrong: dict[str, str] = {}
    mistakes: dict[str, str] = {}
    after: dict[str, str] = {}
    count: str | None = None
    bots: tuple[Patterns, ...] = ()
    when: str | None = None
    auto: Patterns = ()
    until: Patterns = ()
    cut: Scenario | None = None
    luck: int | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a lesson holds."""

    colour: str
    bots: tuple[Bot, ...]
    begins: Scenario
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True):
    """The lesson of a game."""

    game: str
    seats: tuple[SeatPlan, ...]
    begins: Scenario
    steps: tuple[Step, ...]


class Answer(Enum):
    """What a lesson makes of a legal move: it is the one, it is not made, or it is made and taken back."""

    RIGHT = "right"
    WRONG = "wrong"
    MISTAKE = "mistake"


class Verdict(NamedTuple):
    """What a lesson makes of a legal move, and the text key of what it says to it (None for the right one)."""

    answer: Answer
    say: str | None


def lesson_path(name: str) -> Path:
    """Return where the lesson of a game lies."""
    return GAMES[name].folders.config / "lessons" / f"{name}.yaml"


def games_with_lessons() -> tuple[str, ...]:
    """Return the ids of the games that have a lesson, in the order of the catalogue."""
    return tuple(name for name in GAMES if lesson_path(name).exists())


def load_lesson(name: str, learner: str) -> Lesson:
    """Return the lesson of a game for a person of that name; raise BadContent naming file and key."""
    path = lesson_path(name)
    file = load(path, _File)
    person = SeatPlan(learner, PERSON, file.colour)
    taken = learner.casefold()
    bots = tuple(
        SeatPlan(bot.name if bot.name.casefold() != taken else f"{bot.name} II", RIVAL, bot.colour) for bot in file.bots
    )
    seats = (person, *bots)
    if len(seats) != file.begins.seats:
        raise BadContent(f"{path}: bots: expected {file.begins.seats - 1}, found {len(bots)}")
    if {seat.colour for seat in seats} - set(COLOURS) or len({seat.colour for seat in seats}) < len(seats):
        raise BadContent(f"{path}: colour: expected different ones of {', '.join(COLOURS)}")
    if not file.steps or file.steps[-1].expect != "end":
        raise BadContent(f"{path}: steps: the last one has to expect 'end'")
    return Lesson(name, seats, file.begins, file.steps)


class LessonRun:
    """A lesson that is being taken: a session without a journal, and the step it stands at.

    Whoever shows it makes the moves of `next_move` while there is one, asks `judge` before a move of the learner is
    made, and tells `made` after every move. `session` is another one after a step was gone back to or cut to.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.mistake: str | None = None
        """The text key of what is said of a mistake that was made; `go_on` takes it back."""
        self._where = str(lesson_path(lesson.game))
        self._loaded = game(lesson.game).load()
        self.session = self._at(lesson.begins)
        self.index = 0
        self._pointed: tuple[tuple[int, int], tuple[str, ...]] | None = None
        self._script: list[Patterns] = []
        self._done = False
        self._reached = False
        self._starts: list[tuple[int, Any, Match]] = []
        self._enter()

    @property
    def step(self) -> Step:
        """The step that is being taken."""
        return self.lesson.steps[self.index]

    @property
    def is_over(self) -> bool:
        """Whether the last step has been reached."""
        return self.step.expect == "end"

    @property
    def is_another_match(self) -> bool:
        """Whether the step is cut to a match other than that of the step before, which another seed tells."""
        seeds = [match.seed for _, _, match in self._starts[-2:]]
        return self.step.cut is not None and len(set(seeds)) > 1

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for a click: a step is to be read, has played to its end, or a mistake was made."""
        return self.mistake is not None or (
            not self._done and (self.step.expect == "next" or (self.step.expect == "auto" and self._reached))
        )

    def judge(self, move: Move) -> Verdict:
        """Return what the lesson makes of a legal move of the learner."""
        if self._done or isinstance(self.step.expect, str):
            return Verdict(Answer.WRONG, "lesson.not_yet")
        if _fits(move, self.step.expect):
            return Verdict(Answer.RIGHT, None)
        for patterns, answer in ((self.step.mistakes, Answer.MISTAKE), (self.step.wrong, Answer.WRONG)):
            if (say := _first(move, patterns)) is not None:
                return Verdict(answer, say)
        return Verdict(Answer.WRONG, self.step.say)

    def only_wrong(self, moves: Sequence[Move]) -> Move | None:
        """Return the move that some legal moves, all of them wrong, were probably meant for, or None if any is right.

        That is one of the kind that the step asks for.
        """
        right = self.right_move()
        if right is None or any(self.judge(move).answer is not Answer.WRONG for move in moves):
            return None
        return next((move for move in moves if move.verb == right.verb), moves[0])

    def pointed(self) -> tuple[str, ...]:
        """Return what the step points at, but for pieces like those it asks for that cannot be taken: a bare field."""
        moment = (self.index, self.session.move_count)
        if self._pointed is None or self._pointed[0] != moment:
            judged = (move for move in self.session.legal_moves() if self.judge(move).answer is Answer.RIGHT)
            right = {part for move in judged for part in move.parts if ":" in part}
            kinds = {part.partition(":")[0] for part in right}
            names = (name for name in self.step.point if name in right or name.partition(":")[0] not in kinds)
            self._pointed = moment, tuple(names)
        return self._pointed[1]

    def after(self, move: Move) -> str | None:
        """Return the text key of what is said once a move of the learner was made, None for nothing new."""
        return None if self._done else _first(move, self.step.after)

    def right_move(self) -> Move | None:
        """Return the move that fulfils the step, the one that its first pattern means, or None where it waits."""
        if self._done or isinstance(self.step.expect, str):
            return None
        return _choose(self.session.legal_moves(), self.step.expect)

    def next_move(self) -> Move | None:
        """Return the move that is made without the learner: of a rival, or of the program in their place."""
        session = self.session
        if session.to_move is None or self.mistake is not None or self.is_over or self.waits:
            return None
        if session.to_move != LEARNER:
            patterns = self._script[0] if self._script else ()
            return _choose(session.legal_moves(), (*patterns, "end", "pass", "*"))
        if self.step.expect == "auto" and not self._done:
            return _choose(session.legal_moves(), (*self.step.auto, "*"))
        return None

    def made(self, move: Move) -> None:
        """Go on after a move that was made in the session, whoever made it."""
        turn = self.session.history[-1]
        if turn.seat != LEARNER:
            if self._script and self.step.expect != "auto":
                self._script.pop(0)
        elif not self._done and not isinstance(self.step.expect, str):
            verdict = self.judge(move)
            if verdict.answer is Answer.MISTAKE:
                self.mistake = verdict.say
                return
            self._done = True
        self._settle()

    def go_on(self) -> None:
        """Go on where the lesson `waits`: a mistake is taken back, or the step was read."""
        if self.mistake is not None:
            self._begin_again()
        elif self.waits:
            self._done = True
            self._settle()

    def back(self) -> None:
        """Go back to the beginning of the step before, or of the first one."""
        if len(self._starts) > 1:
            self._starts.pop()
        self._begin_again()

    def _begin_again(self) -> None:
        """Take the step anew that was begun last."""
        self.index, position, match = self._starts.pop()
        self.mistake = None
        self.session = Session.at(match, position)
        self._start(cut=False)

    def _settle(self) -> None:
        """Go to the next step where this one is done and the learner decides again, or nobody does."""
        session = self.session
        if self.step.expect == "auto" and not self._done:
            if session.to_move is None or any(_fits(move, self.step.until) for move in self._asked_moves()):
                self._reached = True
            elif session.move_count > _LONGEST_AUTO:
                raise BadContent(f"{self._where}: steps.{self.index}.until: is never reached")
        if not self._done or (self._script and session.to_move not in (LEARNER, None)):
            return
        self.index += 1
        self._enter()

    def _enter(self) -> None:
        """Begin the step at the index, or the first one after it that is not skipped."""
        while (when := self.step.when) is not None and not any(
            fnmatchcase(move.text, when) for move in self._asked_moves()
        ):
            self.index += 1
        self._start(cut=True)

    def _asked_moves(self) -> Sequence[Move]:
        """Return the legal moves of the learner, none while they are not asked."""
        return self.session.legal_moves() if self.session.to_move == LEARNER else ()

    def _start(self, *, cut: bool) -> None:
        """Begin the step at the index, at its own scenario if it has one and `cut` says so."""
        step = self.step
        if cut and step.cut is not None:
            self.session = self._at(step.cut)
        if cut and step.luck is not None:
            position = self.session.live_position()
            position.chance = Lcg(step.luck)
            self.session = Session.at(self.session.match, position)
        self._starts.append((self.index, self.session.live_position(), self.session.match))
        self._script = list(step.bots)
        self._done = False
        self._reached = False
        if step.expect == "auto":
            self._settle()

    def _at(self, scenario: Scenario) -> Session:
        """Return a session that begins at a scenario; raise BadContent."""
        if scenario.seats != len(self.lesson.seats):
            raise BadContent(f"{self._where}: cut.seats: expected {len(self.lesson.seats)}, found {scenario.seats}")
        staged = stage(self.lesson.game, scenario, self._where)
        try:
            options = self._loaded.options(scenario.options, scenario.seats)
        except BadInput as error:
            raise BadContent(f"{self._where}: options: {error.reason.key}") from error
        match = Match(self.lesson.game, options, self.lesson.seats, scenario.seed, self._loaded.fingerprint)
        return Session.at(match, staged.position)


def reach(run: LessonRun, step: int) -> None:
    """Take the steps before one, at once and as the lesson shows them; a number beyond the last leads to the end."""
    while run.index < step and not run.is_over:
        if run.waits:
            run.go_on()
        elif (move := run.next_move() or run.right_move()) is not None:
            run.session.play(move)
            run.made(move)
        else:
            raise BadContent(f"{lesson_path(run.lesson.game)}: steps.{run.index}.expect: no legal move fits")


def as_match(run: LessonRun) -> Match:
    """Return a match of the options and seats of a lesson, with luck of its own."""
    return replace(run.session.match, seed=fresh_seed())


def play_on(run: LessonRun, library: Library) -> Session:
    """Return a match that goes on where a lesson stands, with luck of its own and a journal of the library."""
    match, position = as_match(run), run.session.live_position()
    position.chance = Lcg(match.seed)
    return Session.begin(match, library, branch=Branch(LESSON, 0), position=position)


def words_of(lesson: Lesson) -> tuple[Reason, ...]:
    """Return everything that a lesson may say."""
    keys: list[str] = []
    for step in lesson.steps:
        keys += [step.say, *step.wrong.values(), *step.mistakes.values(), *step.after.values()]
        keys += [] if step.count is None else [step.count]
    keys += [f"{step.say}.do" for step in lesson.steps if not isinstance(step.expect, str)]
    return tuple(reason(key) for key in dict.fromkeys(keys))


def _fits(move: Move, patterns: Patterns) -> bool:
    return any(fnmatchcase(move.text, pattern) for pattern in patterns)


def _first(move: Move, patterns: Mapping[str, str]) -> str | None:
    """Return what stands beside the first pattern that a move fits, or None."""
    return next((value for pattern, value in patterns.items() if fnmatchcase(move.text, pattern)), None)


def _choose(moves: Sequence[Move], patterns: Patterns) -> Move | None:
    """Return the first move that fits the first pattern that any fits."""
    for pattern in patterns:
        for move in moves:
            if fnmatchcase(move.text, pattern):
                return move
    return None
