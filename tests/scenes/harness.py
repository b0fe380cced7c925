"""Helpers of the tests of scenes: a person who has only commands, and a bot that thinks on the spot."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.luck import Luck, derive
from game.play.match import new_match
from game.play.session import Session
from game.play.task import Answer, Question, Task
from game.play.worker import Judged
from game.rules.cauldron15.cards import CARD_NAMES
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.setup import table_of
from game.scenes.title import TitleScene
from game.store.library import Library
from game.store.seat_plans import COLOURS, SeatPlan
from game.view.drawing.area import LAYOUT
from game.view.drawing.picture import Picture
from game.view.drawing.text import Lettering
from game.view.input.commands import (
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Released,
    Typed,
)
from game.view.scene import Scene, Services
from game.view.scene_stack import SceneStack
from game.view.widgets import WidgetGroup

SIZE = (1280, 720)
NAMES = ("Ana", "Bertók", "Cleo", "Dora", "Emil")
ADVISER = Adviser()
STEP = 0.05
"""The seconds of a frame while something moves."""


PATIENCE = 1
"""How often a bot may ask whether to go on thinking; what it thinks of is the same each time."""


class HereThinker:
    """Thinks in this process, at once and not for long; the answer is there when it is looked for the next time."""

    progress = 0.0

    def __init__(self) -> None:
        self.asked: list[Task | Question] = []
        self._open: Task | Question | None = None

    @property
    def busy(self) -> bool:
        return self._open is not None

    def ask(self, task: Task | Question) -> int:
        self.asked.append(task)
        self._open = task
        return len(self.asked)

    def poll(self) -> Answer | Judged | None:
        task, self._open = self._open, None
        if task is None:
            return None
        if isinstance(task, Question):
            return Judged(len(self.asked), ADVISER.judge(task))
        patience = iter(range(PATIENCE))
        answer = ADVISER.answer(task, lambda: next(patience, None) is None)
        return msgspec.structs.replace(answer, number=len(self.asked))

    def cancel(self) -> None:
        self._open = None

    def hurry(self) -> None:
        pass


class WatchedLettering(Lettering):
    """Sets text and notes what had to be cut."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.cut: list[str] = []

    def _cut(self, line: Any, *args: Any) -> Any:
        self.cut.append("".join(str(piece.content) for piece in line.pieces))
        return super()._cut(line, *args)


class Harness:
    """A person at the screen, who gives commands and looks at pictures."""

    def __init__(self, services: Services, *scenes: Scene) -> None:
        self.services = services
        self.stack = SceneStack(services)
        for scene in scenes:
            self.stack.push(scene)

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    @property
    def widgets(self) -> WidgetGroup:
        """The widgets of the top scene."""
        if isinstance(self.top, PlayScene):
            return self.top.widgets
        for value in vars(self.top).values():
            if isinstance(value, WidgetGroup):
                return value
        raise AssertionError(f"{type(self.top).__name__} has no widgets")

    def give(self, *commands: Command) -> None:
        """Give commands; time is up to date before each, as in the window."""
        for command in commands:
            self.stack.update(0.0)
            self.stack.handle(command)

    def press(self, *intents: Intent) -> None:
        """Press keys and let them go; whoever goes on at the curtain has looked up at it before."""
        for intent in intents:
            if intent is Intent.CONFIRM and isinstance(curtain := self.top, HandoverScene):
                self.wait_for(lambda curtain=curtain: curtain.hangs)
            self.give(Pressed(intent), Released(intent))

    def take_back(self) -> None:
        """Take the last decision back, also where luck comes back with it and two presses are wanted."""
        passes_luck = isinstance(self.top, PlayScene) and self.top.session.undo_passes_luck
        self.press(*[Intent.UNDO] * (1 + passes_luck))

    def type(self, text: str) -> None:
        """Write into the field that has the focus."""
        assert self.stack.typing
        self.give(Typed(text))

    def click(self, id: str) -> None:
        """Click the middle of a widget."""
        x, y = self.widgets[id].area.centre
        self.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))

    def drag(self, id: str, x: float, y: float) -> None:
        """Drag a widget to a point."""
        start = self.widgets[id].area.centre
        self.give(PointerMoved(*start), PointerPressed(*start))
        self.give(PointerMoved(start[0], start[1] - 20), PointerMoved(x, y), PointerReleased(x, y))

    def look_at(self, id: str) -> None:
        """Move the pointer to a widget and leave it there until that is shown large."""
        self.give(PointerMoved(*self.widgets[id].area.centre))
        self.let_pass(2 * self.services.theme.durations.large)

    def let_pass(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(round(seconds / STEP)):
            self.stack.update(STEP)

    def wait_for(self, done: Callable[[], bool], seconds: float = 120.0) -> None:
        """Let time pass until something holds; the window would sleep for good when no frame is due."""
        passed = 0.0
        while not done():
            due = self.stack.next_frame_due
            assert due is not None, "nothing is due: the window sleeps until a key is pressed"
            assert passed < seconds, "this takes for ever"
            self.stack.update(max(due, STEP))
            passed += max(due, STEP)

    @property
    def picture(self) -> Picture:
        return self.stack.picture(SIZE)

    @property
    def texts(self) -> list[str]:
        return self.picture.texts

    @property
    def frames(self) -> list[str]:
        return self.picture.frames

    def says(self, key: str, **args: Any) -> bool:
        """Return whether the words of a key are in the picture."""
        return any(self.services.words.say(key, **args) in text for text in self.texts)


def plans(kinds: Sequence[str], names: Sequence[str] = NAMES) -> list[SeatPlan]:
    """Return seats of these kinds."""
    return [SeatPlan(names[seat], kind, COLOURS[seat]) for seat, kind in enumerate(kinds)]


def match_of(
    *kinds: str, seed: int = 3, library: Library | None = None, game: str = "cauldron15", **options: str
) -> Session:
    """Return a match of a game that begins with seats of these kinds."""
    return Session.begin(new_match(game, plans(kinds), options, seed), library)


def come_from_the_curtain(harness: Harness) -> None:
    """Let the person who sits nearest look at their closed hand, as nobody does without the curtain, and close it."""
    harness.press(Intent.REVEAL)
    assert isinstance(harness.top, HandoverScene), "who has come from the curtain opens their hand at once"
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: isinstance(harness.top, PlayScene))
    harness.let_pass(1.0)
    harness.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL))


def any_move(session: Session) -> Any:
    """Return a legal move that depends on the match and the moment only."""
    legal = session.legal_moves()
    return legal[Luck(derive(session.match.seed, session.move_count)).below(len(legal))]


def play_on(session: Session, done: Callable[[Session], bool] | None = None) -> Session:
    """Play anything that is allowed until something holds, or to the end of the match."""
    while session.to_move is not None and not (done is not None and done(session)):
        session.play(any_move(session))
    assert done is None or session.to_move is not None, "the match has ended before that"
    return session


def deciding(decision: str, seat: int = 0) -> Callable[[Session], bool]:
    """Return the test whether a seat is asked for such a decision."""
    return lambda session: session.to_move == seat and session.observe(None).decision == decision


def home_of(services: Services) -> Callable[[], Scene]:
    return lambda: TitleScene(services)


def tables_of(services: Services) -> Callable[[Session], Scene]:
    return partial(table_of, services, home_of(services))


def sit_down(services: Services, session: Session, *, fresh: bool = False) -> Harness:
    """Return a person before the table of a match."""
    return Harness(services, PlayScene(services, session, home_of(services), fresh=fresh))


def asked(harness: Harness) -> Callable[[], bool]:
    """Return the test whether the scene on top waits for a person."""
    return lambda: isinstance(harness.top, PlayScene) and bool(glowing(harness))


def glowing(harness: Harness) -> tuple[str, ...]:
    """Return the parts that a person may take."""
    scene = harness.top
    return (
        () if not isinstance(scene, PlayScene) or scene.state.asking is None else scene.state.asking.narrowing.glowing
    )


def says_hint(harness: Harness) -> bool:
    """Return whether the prompt names the move of a hint."""
    state = harness.top.state
    if state.hint is None:
        return False
    table, move = state.table, state.table.move_words(state.hint.move)
    named, told = table.say(reason("table.prompt.hint.move", move=move)), " ".join(harness.texts)
    return named in told or (harness.says("table.prompt.hint") and table.say(move) in told)


def face_up(harness: Harness) -> set[str]:
    """Return the cards that are seen in a hand: they lie low on the table, or bear their names."""
    scene = next(scene for scene in harness.stack.scenes if isinstance(scene, PlayScene))
    top = scene.table.plan.area("hand").y * SIZE[0] / LAYOUT.width
    picture = harness.picture
    return {
        name
        for name in CARD_NAMES
        if any(y + height / 2 > top for _, y, _, height in picture.boxes_of(f"card.{name.replace(' ', '.')}"))
        or harness.services.words.say(f"card.{name.replace(' ', '')}.name") in picture.texts
    }


def hand_of(session: Session, seat: int) -> set[str]:
    """Return the cards that a seat holds."""
    return {CARD_NAMES[card] for card in session.observe(seat).hand}


def in_trick(session: Session) -> set[str]:
    """Return the cards of the trick."""
    return {CARD_NAMES[card] for card in session.observe(None).trick}


def cut_in(harness: Harness) -> list[str]:
    """Return what is cut in the picture, which is drawn anew, not counting a thumbnail that was drawn before."""
    lettering = harness.services.studio.lettering
    assert harness.texts
    # What comes after the first picture, as the board in the box does.
    harness.give(Released(Intent.CONFIRM))
    assert harness.texts
    assert not [text for text in harness.texts if "None" in text or "|--" in text], "what a program says to itself"
    lettering.cut.clear()
    lettering.forget_blocks()
    harness.services.studio.drafts.clear()
    # A command, so that no picture that was kept is shown again.
    harness.give(Released(Intent.CONFIRM))
    assert harness.texts
    return lettering.cut
