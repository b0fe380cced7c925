"""Entry: how the program comes to its scenes: in a window, or as one drawn picture."""

import logging
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from logging.handlers import RotatingFileHandler
from typing import NamedTuple

import pygame

from game.core.reason import reason
from game.play.catalogue import folders
from game.play.lesson import LessonRun
from game.play.match import Match
from game.play.pack_registry import complaints, pack_pictures, with_packs
from game.play.session import Session
from game.play.thinker import Thinker
from game.scenes.days.day_page import DayScene
from game.scenes.evenings.evening_setup import EveningSetupScene
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.keys_page import KeysScene
from game.scenes.pages.packs_page import PacksScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.prompter import Prompter
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene, table_of
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.sitting_down import taught
from game.scenes.statistics.statistics_page import StatisticsScene
from game.scenes.title import TitleScene
from game.store.languages import spoken
from game.store.library import Library
from game.store.places import ASSETS, CONFIG, Places, ensure_folder, sweep
from game.store.settings import SettingsFile
from game.store.trouble import DiskTrouble
from game.store.words import Words
from game.view.app import App
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.drawing.theme import load_theme
from game.view.input.device_signs import Signs
from game.view.input.gamepad import PadBindings
from game.view.input.key_file import KeyFile
from game.view.input.keyboard import Bindings
from game.view.outside import preferred_languages
from game.view.scene import Scene, Services
from game.view.scene_stack import SceneStack
from game.view.shutdown import Shutdown
from game.view.sound.device import Device
from game.view.sound.mixer import Output
from game.view.sound.player import SoundPlayer
from game.view.window import open_headless

LOG_BYTES = 500_000
LOGGER = "four_cauldrons"

SOUNDS = ASSETS / "sounds"


def make_services(
    places: Places,
    thinker: Callable[[], Thinker],
    language: str | None = None,
    output: Output | None = None,
    words: Words | None = None,
) -> Services:
    """Return everything that scenes are given; raise BadContent for a wrong file of the program's own.

    Without an output nothing sounds. `words` are used where they were read already.
    """
    settings = SettingsFile.load(places.settings)
    if places.notice is not None:
        settings.notices.insert(0, places.notice)
    settings.notices += [reason("play.pack.wrong", complaint=complaint) for complaint in complaints()]
    current = settings.current.in_force
    language = language or spoken(current.language, preferred_languages())
    theme = load_theme(CONFIG / "theme.yaml").with_look(
        high_contrast=current.high_contrast, text_scale=current.text_size / 100, palette=current.palette
    )
    sheets = Sheets(*(each.sheets for each in folders()))
    sheets.adopt(pack_pictures())
    log = logging.getLogger(LOGGER)
    if words is None:
        words = with_packs(Words.load(language, *(each.config / "text" for each in folders())))
    words.speak(language)
    bindings = Bindings.load(CONFIG / "keys.yaml")
    keys = KeyFile.load(bindings, places.keys)
    settings.notices += keys.notices
    return Services(
        studio=Studio(sheets, Lettering(ASSETS / "fonts", theme.faces, sheets), theme),
        words=words,
        settings=settings,
        bindings=bindings,
        keys=keys,
        signs=Signs(bindings, PadBindings.load(CONFIG / "pad.yaml"), words, current),
        places=places,
        library=Library(places.matches),
        thinker=thinker,
        sounds=SoundPlayer(settings, CONFIG / "sounds.yaml", SOUNDS, log, output),
        log=log,
    )


def run_window(game: str | None = None, match: Match | None = None, words: Words | None = None) -> int:
    """Open the window on a match, on the setup of a game, or on the title; return the exit code.

    `words` are those that were read already. Raises NoDisplay where no window could be seen.
    """
    places = Places.standard()
    _log_to(places)
    sweep(places.settings.parent)
    device = Device(SOUNDS, logging.getLogger(LOGGER))
    with Shutdown() as ending, closing(Thinker()) as thinker:
        services = make_services(places, lambda: thinker, output=device, words=words)
        services.library.sweep()
        app = App(services, ending)
        return app.run(_first_scene(services, game, match))


def _first_scene(services: Services, game: str | None, match: Match | None) -> Scene:
    def home() -> Scene:
        return TitleScene(services)

    if match is not None:
        session = Session.begin(match, services.library)
        return table_of(services, home, session, fresh=True)
    if game is not None:
        return SetupScene(services, game, home)
    return home()


def _log_to(places: Places) -> None:
    """Write the log to the player's log file; without a place for it nothing is written."""
    log = logging.getLogger()
    try:
        ensure_folder(places.log.parent)
        handler = RotatingFileHandler(places.log, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
    except (DiskTrouble, OSError):
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)


class Wanted(NamedTuple):
    """What is to be seen in a drawn scene."""

    game: str
    session: Session | None
    lesson: LessonRun | None


def draw_scene(
    name: str, size: tuple[int, int], language: str, *, game: str = "cauldron15", session: Session | None = None,
    lesson: LessonRun | None = None,
) -> pygame.Surface:  # fmt: skip
    """Return a scene drawn for a window of `size` px, without a window; `name` is one of SCENES.

    The scenes that show a match need its session, the lesson needs its run.
    """
    open_headless()
    thinker = Prompter()
    services = make_services(
        Places.standard(), (lambda: thinker) if name == "analysis" else _no_thinker, language
    )  # fmt: skip
    stack = SceneStack(services)
    for scene in SCENES[name](services, Wanted(game, session, lesson)):
        stack.push(scene)
        if isinstance(scene, TitleScene):
            scene.show_last_match()
        elif isinstance(scene, SetupScene):
            scene.lay_board()
        elif isinstance(scene, MatchesScene):
            scene.draw_missing_pictures()
    try:
        return stack.surface(size)
    finally:
        stack.quit()


def _no_thinker() -> Thinker:
    raise RuntimeError("nobody thinks in a drawn scene")


def _table(services: Services, wanted: Wanted) -> PlayScene:
    if wanted.session is None:
        raise ValueError("this scene needs a match")
    return table_of(services, partial(TitleScene, services), wanted.session)


def _lesson(services: Services, wanted: Wanted) -> list[Scene]:
    if wanted.lesson is None:
        raise ValueError("this scene needs a lesson")
    home, game = partial(TitleScene, services), wanted.lesson.lesson.game
    scene = taught(services, wanted.lesson, home, partial(SetupScene, services, game, home))
    scene.put_question()
    return [scene]


def _setup(services: Services, wanted: Wanted) -> list[Scene]:
    return [SetupScene(services, wanted.game, lambda: TitleScene(services))]


def _handover(services: Services, wanted: Wanted) -> list[Scene]:
    play = _table(services, wanted)
    seat = play.session.to_move or 0
    plan = play.table.seats[seat]
    wish = reason("handover.wish", name=plan.name)
    return [HandoverScene(services, plan, lambda: None, play.sharing.pause_behind_curtain, fallen=True, wish=wish)]


def _results(services: Services, wanted: Wanted) -> list[Scene]:
    return [_table(services, wanted).results()]


def _pause(services: Services, wanted: Wanted) -> list[Scene]:
    play = _table(services, wanted)
    return [play, PauseScene(services, play.entries, left=play.seats.minutes_left, whose=play.seats.whose)]


def _sit_down(services: Services) -> Callable[[Session], Scene]:
    return partial(table_of, services, partial(TitleScene, services))


def _replay(services: Services, wanted: Wanted) -> list[Scene]:
    if wanted.session is None:
        raise ValueError("this scene needs a match")
    scene = ReplayScene(services, wanted.session, _sit_down(services))
    scene.seek(wanted.session.shown)
    return [scene]


def _analysis(services: Services, wanted: Wanted) -> list[Scene]:
    if wanted.session is None:
        raise ValueError("this scene needs a match")
    scene = ReplayScene(services, wanted.session, _sit_down(services), judged=True)
    scene.finish_judging()
    scene.seek(wanted.session.shown)
    return [scene]


SCENES: dict[str, Callable[[Services, Wanted], Sequence[Scene]]] = {
    "title": lambda services, wanted: [TitleScene(services)],
    "setup": _setup,
    "table": lambda services, wanted: [_table(services, wanted)],
    "handover": _handover,
    "results": _results,
    "pause": _pause,
    "settings": lambda services, wanted: [SettingsScene(services)],
    "keys": lambda services, wanted: [KeysScene(services)],
    "rules": lambda services, wanted: [ReaderScene(services, wanted.game, "rules")],
    "gallery": lambda services, wanted: [ReaderScene(services, wanted.game, "gallery")],
    "replay": _replay,
    "analysis": _analysis,
    "matches": lambda services, wanted: [MatchesScene(services, lambda: TitleScene(services))],
    "lesson": _lesson,
    "packs": lambda services, wanted: [PacksScene(services, wanted.game)],
    "day": lambda services, wanted: [DayScene(services, lambda: TitleScene(services))],
    "evening": lambda services, wanted: [EveningSetupScene(services, lambda: TitleScene(services))],
    "statistics": lambda services, wanted: [StatisticsScene(services, lambda: TitleScene(services))],
    "credits": lambda services, wanted: [CreditsScene(services)],
}
"""The scenes that can be drawn by name, the topmost last."""
