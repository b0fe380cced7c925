"""Performance: a match or the title, only heard: the program's own scenes run without a window, faster than time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from game.play.match import new_match
from game.play.session import Session
from game.scenes.entry import SOUNDS, make_services
from game.scenes.playing.play_scene import PlayScene
from game.scenes.prompter import Prompter
from game.scenes.title import TitleScene
from game.store.places import Places
from game.store.seat_plans import COLOURS, SeatPlan
from game.view.drawing.viewport import Viewport
from game.view.scene_stack import SceneStack
from game.view.sound.recording import Recording
from game.view.window import open_headless

FRAME = 1 / 60
SIZE = (1280, 720)
SEATS = 3
SEED = 15
PLAYER = "greedy"
"""How the seats of a performed match are played."""

AFTER_THE_END = 8.0
"""The seconds for which a match is listened to when it is over."""


def perform_title(seconds: float) -> Recording:
    """Return what is heard of the title. A `decoder` has to be open."""
    with _stage(Prompter()) as (stack, recording):
        stack.push(TitleScene(stack.services))
        _let_pass(stack, seconds)
    return recording


def perform_table(game: str, seconds: float) -> Recording:
    """Return what is heard of a match of bots from its beginning. A `decoder` has to be open."""
    seats = [SeatPlan(f"{index + 1}", PLAYER, COLOURS[index]) for index in range(SEATS)]
    return perform_match(Session.begin(new_match(game, seats, seed=SEED), None), seconds)


def perform_match(session: Session, seconds: float | None = None) -> Recording:
    """Return what is heard of a match, move for move as it was played, or of its first seconds.

    A `decoder` has to be open.
    """
    plans = tuple(msgspec.structs.replace(plan, kind=PLAYER) for plan in session.match.seats)
    again = Session.begin(msgspec.structs.replace(session.match, seats=plans), None)
    with _stage(Prompter(tuple(turn.move for turn in session.history))) as (stack, recording):
        stack.push(PlayScene(stack.services, again, lambda: TitleScene(stack.services), fresh=True))
        while again.to_move is not None and (seconds is None or recording.seconds < seconds):
            _let_pass(stack, FRAME)
        _let_pass(stack, AFTER_THE_END if seconds is None else seconds - recording.seconds)
    return recording


@contextmanager
def _stage(prompter: Prompter) -> Iterator[tuple[SceneStack, Recording]]:
    """Yield a stack of scenes that nobody sees, and what is heard of it."""
    open_headless()
    recording = Recording(SOUNDS)
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), lambda: prompter, output=recording)
        services.studio.use_viewport(Viewport.fitting(*SIZE))
        stack = SceneStack(services)
        try:
            yield stack, recording
        finally:
            stack.quit()
            services.sounds.close()
            services.sheets.close()


def _let_pass(stack: SceneStack, seconds: float) -> None:
    """Let time pass, frame by frame."""
    for _ in range(round(seconds / FRAME)):
        stack.update(FRAME)
        stack.services.sounds.update(FRAME)
