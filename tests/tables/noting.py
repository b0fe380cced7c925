"""Helpers of the tests of maps: what a table asks its map for, beside what the map has."""

from collections.abc import Callable, Iterable

from game.core.move import Move
from game.tables.asking import Asking
from game.tables.table import Table
from game.view.input.narrowing import Narrowing
from game.view.levels import Level, Place

SCENE_PLACES = {
    "log", "log.short", "results", "button.undo", "button.redo", "button.hint", "button.menu", "owl",
}  # fmt: skip
"""The places that the scene round any table asks for."""


class NotingLevel(Level):
    """A map that notes what it is asked for."""

    asked: set[str]

    def details(self, name: str, seats: int | None = None) -> Place:
        self.asked.add(name)
        return super().details(name, seats)


def noting(table: Table) -> NotingLevel:
    """Return the map of a table, which notes from here on what it is asked for."""
    level = table.plan.level
    level.__class__ = NotingLevel
    level.asked = set()
    return level


def ask_for_buttons(table: Table, *legal: Move) -> None:
    """Ask the map for the places of the buttons that a table offers for some legal moves."""
    for action in table.actions(Asking(Narrowing(legal), lambda move: None)):
        table.plan.area(action.place)


def assert_map_fits(asked_in_a_match: Callable[[int], NotingLevel], counts: Iterable[int]) -> None:
    """Assert that all places that matches ask for are in the map, and that none is there in vain."""
    known_at_all: set[str] = set()
    asked_for = set(SCENE_PLACES)
    for seats in counts:
        level = asked_in_a_match(seats)
        known = set(level.names(seats))
        assert level.asked <= known, f"missing for {seats} seats"
        asked_for |= level.asked
        known_at_all |= known
    assert known_at_all <= asked_for, f"in the map in vain: {known_at_all - asked_for}"
