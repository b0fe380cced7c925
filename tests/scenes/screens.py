"""Screens: every scene, and moments of recorded matches at their tables, opened for a person at the first seat."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import msgspec
from cauldron_harness import acting, answerable, bell_stands, moment
from harness import Harness, asked, sit_down

from game.play.lesson import LessonRun, load_lesson, reach
from game.play.match import Match, match_of
from game.play.session import Session
from game.scenes.entry import SCENES, Wanted
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.store.journal import read_journal
from game.store.places import ROOT
from game.view.input.commands import Intent
from game.view.scene import Services
from game.view.scene_stack import NOTE_SECONDS

GAMES = ROOT / "tests" / "games"

Opening = Callable[[Services], Harness]

USUAL = {
    "cauldron": "cauldron_brew",
    "bubble_and_boil": "bubble_and_boil_colours",
    "cauldron15": "cauldron15_highest",
    "alarun": "alarun_highest",
}
"""The recorded match of each game that its screens show."""

PAGES = ("title", "settings", "keys", "credits", "matches", "statistics")
PAGES_OF_A_GAME = ("setup", "rules", "gallery", "results", "replay", "handover", "pause")
STEPS = (0, 1, 4, 8, 13)
"""How many steps of a count are taken."""


@cache
def recorded(path: Path) -> tuple[Match, tuple[str, ...]]:
    """Return a recorded match with a person at its first seat and bots at the others, and its moves."""
    contents = read_journal(path)
    match, _ = match_of(contents.header, path.name)
    seats = tuple(
        msgspec.structs.replace(plan, kind="person" if seat == 0 else "greedy") for seat, plan in enumerate(match.seats)
    )
    return msgspec.structs.replace(match, seats=seats), tuple(contents.line.moves)


def length(path: Path) -> int:
    """Return how many moves a recorded match has."""
    return len(recorded(path)[1])


def session_at(path: Path, moves: int, *, persons: int = 1, names: tuple[str, ...] = ()) -> Session:
    """Return a recorded match after so many moves, with persons at its first seats and other names if given."""
    match, made = recorded(path)
    seats = tuple(
        msgspec.structs.replace(
            plan, kind="person" if seat < persons else "greedy", name=names[seat] if names else plan.name
        )
        for seat, plan in enumerate(match.seats)
    )
    session = Session.begin(msgspec.structs.replace(match, seats=seats), None)
    for text in made[:moves]:
        session.play(session.controller.parse(text))
    return session


def table_at(path: Path, moves: int, services: Services, *, names: tuple[str, ...] = ()) -> Harness:
    """Return a person before the table of a recorded match after so many moves."""
    return _before(session_at(path, moves, names=names), services)


def tables(path: Path, every: int, services: Services, *, names: tuple[str, ...] = ()) -> Iterator[tuple[int, Harness]]:
    """Yield a person before the table of a recorded match after every so many moves, with the number of moves.

    The match is played on from one moment to the next, and begun anew only where somebody has moved at the table.
    """
    made = recorded(path)[1]
    session = session_at(path, 0, names=names)
    for moves in range(0, len(made), every):
        for text in made[session.move_count : moves]:
            session.play(session.controller.parse(text))
        yield moves, _before(session, services)
        if session.move_count != moves:
            session = session_at(path, moves, names=names)


def _before(session: Session, services: Services) -> Harness:
    """Return a person before a match, as soon as nothing moves: an answer that is no help is not asked for."""
    harness = sit_down(services, session)
    harness.let_pass(0.2)
    scene = harness.top
    harness.wait_for(lambda: not isinstance(scene, PlayScene) or scene.state.rests)
    return harness


def screens() -> Iterator[tuple[str, Opening]]:
    """Yield every scene but the tables, by name, with what opens it."""
    for page in PAGES:
        yield page, partial(_entry, page, Wanted("cauldron15", None, None))
    for game in USUAL:
        for page in PAGES_OF_A_GAME:
            yield f"{game} {page}", partial(_page_of, page, game)
        yield f"{game} full setup", partial(_full_setup, game)
        for step in range(len(load_lesson(game, "You").steps)):
            yield f"{game} lesson {step}", partial(_lesson, game, step)
    for game in ("alarun", "bubble_and_boil"):
        for steps in STEPS:
            yield f"{game} count {steps}", partial(_count, game, steps)
    yield "cauldron bell", _bell


def _entry(page: str, wanted: Wanted, services: Services) -> Harness:
    harness = Harness(services, *SCENES[page](services, wanted))
    harness.let_pass(0.2)
    return harness


def _page_of(page: str, game: str, services: Services) -> Harness:
    path = GAMES / f"{USUAL[game]}.jsonl"
    if page in {"setup", "rules", "gallery"}:
        return _entry(page, Wanted(game, None, None), services)
    if page in {"handover", "pause"}:
        return _entry(page, Wanted(game, session_at(path, 0, persons=2), None), services)
    session = session_at(path, length(path))
    if page == "replay":
        session.seek(length(path) // 2)
    return _entry(page, Wanted(game, session, None), services)


def _full_setup(game: str, services: Services) -> Harness:
    """Open the setup with as many seats as the game has room for, once the note of what that changes has gone."""
    harness = Harness(services, SetupScene(services, game, lambda: harness.top))
    while "add" in harness.widgets.ids and harness.widgets["add"].enabled:
        harness.click("add")
    harness.let_pass(NOTE_SECONDS + 0.2)
    return harness


def _lesson(game: str, step: int, services: Services) -> Harness:
    run = LessonRun(load_lesson(game, "You"))
    reach(run, step)
    return _entry("lesson", Wanted(game, None, run), services)


def _count(game: str, steps: int, services: Services) -> Harness:
    path = GAMES / f"{USUAL[game]}.jsonl"
    harness = sit_down(services, session_at(path, length(path)))
    harness.wait_for(lambda: isinstance(harness.top, CountScene))
    harness.press(*[Intent.CONFIRM] * steps)
    harness.let_pass(0.4)
    return harness


def _bell(services: Services) -> Harness:
    """Open a table of three persons, of whom the first has announced a harvest."""
    session = moment(acting(0), "person", "person", "person", seed=2)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    move = answerable(session, "harvest")
    assert move is not None
    for part in move.parts:
        harness.click(part)
    harness.wait_for(bell_stands(harness))
    return harness
