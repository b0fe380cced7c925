"""The options of Setup: one row each with its name, the choice, and one line that says what it does."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.option_fields import OptionField
from game.store.words import Words
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Stepper, Toggle, Widget

ROW_HEIGHT = 52.0
FEW, ROOMY_PITCH = 3, 188.0
"""So many options have what can be chosen below their names; of more, and of switches, it stands beside them."""

NEXT, MOST_ABOUT = 2.0, 84.0
"""How far an explanation keeps from the next option, and the most room that it takes."""

LABEL, SWITCH_LABEL = 0.5, 0.78
"""The part of the width that a name has with its choice beside it, and with a switch."""

NAME_SIZE, ABOUT_SIZE = 30.0, 23.0
"""The sizes of names and explanations in layout px where there is room; else all shrink as the longest one does."""

YES, NO = "yes", "no"


class SetupOptions:
    """Lays out the options of a game in an area; texts are under `<game>.option.<name>`."""

    def __init__(self, words: Words, game: str, area: Area) -> None:
        self._words = words
        self._game = game
        self._area = area

    def bottom(self, fields: Sequence[OptionField]) -> float:
        """Return where the last explanation ends."""
        if len(fields) > FEW:
            return self._area.bottom
        return max((below + MOST_ABOUT for _, _, below in self._rows(fields)), default=self._area.y)

    def _rows(self, fields: Sequence[OptionField]) -> list[tuple[Area, Area, float]]:
        """Return for each option the places of its name and its choice, and where its explanation begins."""
        few = len(fields) <= FEW
        pitch = ROOMY_PITCH if few else self._area.height / len(fields)
        rows = []
        for at, field in enumerate(fields):
            name = Area(self._area.x, self._area.y + at * pitch, self._area.width, ROW_HEIGHT)
            if few and not _is_switch(field):
                choice, below = name.moved(0, ROW_HEIGHT), name.y + 2 * ROW_HEIGHT + 4
            else:
                label = SWITCH_LABEL if _is_switch(field) else LABEL
                name, choice = name._replace(width=name.width * label - 10), name
                room = choice.width * (1 - label)
                choice, below = choice._replace(x=choice.right - room, width=room), name.bottom - 6
            rows.append((name, choice, below))
        return rows

    def widgets(
        self, fields: Sequence[OptionField], chosen: Callable[[str], str | None], change: Callable[[str, str], None]
    ) -> list[Widget]:
        """Return a switch for what is on or off, and a stepper for the rest."""
        widgets: list[Widget] = []
        for field, (_, area, _) in zip(fields, self._rows(fields), strict=True):
            value, id = chosen(field.name) or str(field.default), f"option {field.name}"
            if _is_switch(field):
                switch = partial(_switch, change, field.name)
                widgets.append(Toggle(id, area, "", value == YES, switch))
            else:
                choices = [(str(each), self.value_words(field, each)) for each in field.choices]
                widgets.append(Stepper(id, area, "", choices, value, partial(change, field.name)))
        return widgets

    def value_words(self, field: OptionField, value: int | str) -> str:
        """Return what a value is called; numbers without a name of their own are what they are.

        They have a sign where some are below zero.
        """
        key = f"{self._game}.option.{field.name}.{value}"
        if isinstance(value, str) or self._words.has(key):
            return self._words.say(key)
        signed = value and min(each for each in field.choices if isinstance(each, int)) < 0
        return f"{value:+d}".replace("-", "−") if signed else str(value)

    def draw(self, canvas: Canvas, fields: Sequence[OptionField]) -> None:
        """Draw the names and what each option does, each sort in one size."""
        rows, say = self._rows(fields), self._words.say
        ends = [*(name.y - NEXT for name, _, _ in rows[1:]), self._area.bottom]
        names: list[tuple[str, Area]] = []
        abouts: list[tuple[str, float, float]] = []
        for field, (name, _, below), end in zip(fields, rows, ends, strict=True):
            words = f"{self._game}.option.{field.name}"
            names.append((say(words), name))
            abouts.append((say(f"{words}.about"), below, min(MOST_ABOUT, end - below)))
        width = self._area.width
        sizes = [
            canvas.set_size(each, size=NAME_SIZE, role="display", width=area.width, fit=True) for each, area in names
        ]
        size = min(sizes, default=NAME_SIZE)
        smalls = [
            canvas.set_size(each, size=ABOUT_SIZE, width=width, height=room, spacing=1.0) for each, _, room in abouts
        ]
        small = min(smalls, default=ABOUT_SIZE)
        for words, area in names:
            canvas.text(
                words, area.x, area.middle_y, size=size, role="display", vertical="middle", width=area.width, fit=True,
            )  # fmt: skip
        for words, below, room in abouts:
            canvas.text(
                words, self._area.x, below, size=small, colour="ink_soft", width=width, height=room, spacing=1.0,
            )  # fmt: skip


def _is_switch(field: OptionField) -> bool:
    """Return whether an option is on or off."""
    return set(field.choices) == {YES, NO}


def _switch(change: Callable[[str, str], None], name: str, on: bool) -> None:
    """Take yes or no for an option."""
    change(name, YES if on else NO)
