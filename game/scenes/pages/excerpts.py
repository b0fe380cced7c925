"""Excerpts: parts of a game's table at written moments, drawn by the table itself for the rules pages."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.play.catalogue import GAMES
from game.play.scenario import Scenario, merged, stage
from game.store.content import BadContent, convert, read_yaml
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.tables.asking import Asking, Look
from game.tables.pictures import PICTURES
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.levels import load_level
from game.view.scene import Services


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an excerpt shows: the places of the map around which it is cut, at a scene's moment.

    `margin` layout px stand around them; `points` is the piece that is pointed at.
    """

    scene: str
    shows: tuple[str, ...]
    margin: float = 14.0
    points: str | None = None


class SceneBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game: its moments by name, and the excerpts of them."""

    scenes: dict[str, Scenario]
    parts: dict[str, Part]


def scenes_file(game: str) -> Path:
    """Return the file of a game's moments and excerpts, which a game without pictures on its page has not."""
    return GAMES[game].folders.config / "rules" / "scenes" / f"{game}.yaml"


@cache
def load_scenes(game: str) -> SceneBook:
    """Return the moments and excerpts of a game; raise BadContent."""
    path = scenes_file(game)
    return read_scenes(path) if path.exists() else SceneBook({}, {})


def read_scenes(path: Path) -> SceneBook:
    """Return the moments and excerpts of a file; raise BadContent."""
    plain = read_yaml(path)
    scenes = plain.get("scenes") if isinstance(plain, dict) else None
    if isinstance(scenes, dict):
        plain["scenes"] = {name: _like_another(scenes, name, f"{path}: scenes") for name in scenes}
    book = convert(plain, SceneBook, str(path))
    for name, part in book.parts.items():
        if part.scene not in book.scenes:
            raise BadContent(f"{path}: parts.{name}.scene: there is no scene '{part.scene}'")
    return book


def _like_another(scenes: dict[str, Any], name: str, where: str) -> Any:
    """Return a scene in full: where it is `like` another one, with what it has not from that one."""
    scene = scenes[name]
    if not isinstance(scene, dict) or "like" not in scene:
        return scene
    other = scenes.get(scene["like"])
    if not isinstance(other, dict) or "like" in other:
        raise BadContent(f"{where}.{name}.like: there is no whole scene '{scene['like']}'")
    return merged(other, {key: value for key, value in scene.items() if key != "like"})


class Excerpts:
    """Draws the excerpts of one game; a table is made when the first excerpt of its moment is drawn."""

    def __init__(self, services: Services, game: str) -> None:
        self._services = services
        self._game = game
        self._book = load_scenes(game)
        self._level = load_level(GAMES[game].level)
        self._tables: dict[str, tuple[Table, Asking | None]] = {}

    def area(self, name: str) -> Area:
        """Return what an excerpt shows of the table; raise BadContent for a name that is not there."""
        part = self._part(name)
        plan = Plan(self._level, self._book.scenes[part.scene].seats)
        areas = [plan.area(place) for place in part.shows]
        left, top = min(area.x for area in areas), min(area.y for area in areas)
        right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
        left, top = max(left - part.margin, LAYOUT.x), max(top - part.margin, LAYOUT.y)
        right, bottom = min(right + part.margin, LAYOUT.right), min(bottom + part.margin, LAYOUT.bottom)
        return Area(left, top, right - left, bottom - top)

    def size(self, name: str) -> tuple[float, float]:
        """Return the width and height of an excerpt on the table."""
        area = self.area(name)
        return area.width, area.height

    def draw(self, canvas: Canvas, name: str, area: Area) -> None:
        """Draw an excerpt over an area of its shape."""
        part = self._part(name)
        key = ("excerpt", self._game, name, self._services.words.language)
        canvas.miniature(key, area, lambda inner: self._draw_table(inner, part), self.area(name))

    def _part(self, name: str) -> Part:
        if name not in self._book.parts:
            raise BadContent(f"{scenes_file(self._game)}: there is no part '{name}'")
        return self._book.parts[name]

    def _draw_table(self, canvas: Canvas, part: Part) -> None:
        table, asking = self.table(part.scene)
        table.draw(canvas, asking, Look(part.points))
        table.draw_prompt(canvas, table.prompt(asking), None)
        table.draw_over(canvas, asking, Look(part.points))

    def table(self, scene: str) -> tuple[Table, Asking | None]:
        """Return the table of a moment and what is asked there."""
        if scene not in self._tables:
            scenario = self._book.scenes[scene]
            staged = stage(self._game, scenario, f"{scenes_file(self._game)}: scenes.{scene}")
            seats = [
                SeatPlan(self._services.words.say(f"play.name.{seat + 1}"), PERSON, COLOURS[seat])
                for seat in range(scenario.seats)
            ]
            table = PICTURES[self._game]().table(self._services, seats, staged.observation, scenario.viewer)
            asking = None if staged.moves is None else Asking(Narrowing(staged.moves), lambda move: None)
            self._tables[scene] = table, asking
        return self._tables[scene]
