"""Every page explains itself: each widget and each figure or sign that stands there without words has a note."""

import re
from collections.abc import Callable, Iterator

import pytest
from harness import Harness, home_of, match_of, play_on, tables_of
from test_day_page import DAY, PAR, play_out
from test_evening import finish as finish_box
from test_statistics_page import finish

from game.play.session import Session
from game.scenes.days.day_page import DayScene
from game.scenes.evenings.evening_page import EveningScene
from game.scenes.evenings.evening_setup import EveningSetupScene
from game.scenes.pages.packs_page import PacksScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene, table_of
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.statistics.statistics_page import StatisticsScene
from game.scenes.title import TitleScene
from game.store.household import Member
from game.store.places import ROOT
from game.store.played.days import Pars
from game.view.scene import Scene, Services
from game.view.widgets import WidgetGroup

WORDS_BESIDE = re.compile(r"option .*|matches|rated|games|state|pages|text|kind|source|search|heading \d+")
"""Widgets whose words stand on them or beside them: options have a line below, lists and tabs are words."""

FIGURE = re.compile(r"[\d−+–.,:% ]+|\d+(st|nd|rd|th)")
"""Words that are only a figure or a sign."""

SIGN = re.compile(r"(icon|head|hat|medallion|sign)\.(?!lock).*")
"""Frames that mean something; beside a lock stands what it closes."""


def played(services: Services) -> Session:
    """Put a match that is over on the shelf."""
    session = play_on(match_of("person", "greedy", library=services.library))
    session.close()
    return session


def title(services: Services) -> Scene:
    return TitleScene(services)


def title_with_a_match(services: Services) -> Scene:
    match_of("person", "greedy", library=services.library).close()
    return TitleScene(services)


def statistics(services: Services) -> Scene:
    for number, order in enumerate(((0, 1, 2, 3), (0, 2, 3, 1), (3, 1, 0, 2))):
        finish(services, number, *order)
    services.settings.change(household=(Member("BeaBea", "Bea", "moss"), Member("AnaAna", "Ana", "plum")))
    return StatisticsScene(services, home_of(services))


def matches(services: Services) -> Scene:
    played(services)
    match_of("person", "greedy", library=services.library).close()
    return MatchesScene(services, home_of(services))


def day(services: Services) -> Scene:
    services.settings.change(household=(Member("anaana", "Ana", "moss"), Member("bobbob", "Bob", "plum")))
    return DayScene(services, home_of(services), DAY)


def day_over(services: Services) -> Scene:
    page = Harness(services, day(services))
    page.click("go")
    session = page.top.session
    Pars(services.places.matches).keep(DAY, session.match.fingerprint, PAR)
    play_out(session)
    session.close()
    return DayScene(services, home_of(services), DAY)


def evening(services: Services) -> Scene:
    table = Harness(services, EveningSetupScene(services, home_of(services)))
    table.click("start")
    id = table.top.session.match.evening.id
    finish_box(table)
    return EveningScene(services, home_of(services), id, home_of(services))


def results(services: Services) -> Scene:
    return table_of(services, home_of(services), Session.read(ROOT / "tests/games/cauldron_brew.jsonl")).results()


def replay(services: Services) -> Scene:
    return ReplayScene(services, played(services), tables_of(services))


def analysis(services: Services) -> Scene:
    scene = ReplayScene(services, played(services), tables_of(services), judged=True)
    scene.finish_judging()
    return scene


PAGES: dict[str, Callable[[Services], Scene]] = {
    "title": title,
    "title with a match": title_with_a_match,
    "statistics": statistics,
    "matches": matches,
    "day": day,
    "day over": day_over,
    "evening": evening,
    "results": results,
    "replay": replay,
    "analysis": analysis,
    "evening setup": lambda services: EveningSetupScene(services, home_of(services)),
    "packs": lambda services: PacksScene(services, "cauldron"),
    **{
        f"{game} setup": lambda services, game=game: SetupScene(services, game, home_of(services))
        for game in ("alarun", "bubble_and_boil", "cauldron", "cauldron15")
    },
}


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    monkeypatch.setattr("game.play.analysis.analyst.best_eyes", lambda: "greedy")


def untold(widgets: WidgetGroup) -> list[str]:
    return [id for id in widgets.ids if widgets[id].note is None and not WORDS_BESIDE.fullmatch(id)]


def unexplained(page: Harness) -> Iterator[str]:
    """Yield each figure and each sign that lies on no widget with a note."""
    widgets = page.widgets
    viewport = page.stack.services.studio.viewport
    for stroke in page.picture.strokes:
        means = FIGURE.fullmatch(stroke.what) if stroke.ink is not None else SIGN.fullmatch(stroke.what)
        if means:
            x, y = viewport.to_layout(stroke.x + stroke.width / 2, stroke.y + stroke.height / 2)
            id = widgets.id_at(x, y)
            if id is None:
                yield f"{stroke.what} at {round(x)},{round(y)}"


@pytest.mark.parametrize("name", PAGES)
def test_whatever_can_be_pointed_at_on_a_page_has_a_note(services, name):
    page = Harness(services, PAGES[name](services))
    page.let_pass(0.2)
    assert untold(page.widgets) == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", PAGES)
def test_figures_and_signs_of_a_page_explain_themselves(services, name):
    page = Harness(services, PAGES[name](services))
    page.let_pass(0.2)
    assert list(unexplained(page)) == []
