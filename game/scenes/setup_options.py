"""The options of Setup: one row each with its name, the choice, and one line that says what it does."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.core.option_fields import OptionField
from game.store.words import Words
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST
from game.view.widgets import NumberStepper, Stepper, Toggle, Widget

ROW_HEIGHT = 52.0
FEW = 3
"""So many options have what can be chosen below their names; of more, and of switches, it stands beside them."""

LEAST_GAP, MOST_GAP = 6.0, 44.0
"""How far an explanation keeps from the next option, at least and at most."""

CLOSER = 6.0
"""How far an explanation reaches into the row of what can be chosen: that is lower than its row."""

LABEL, SWITCH_LABEL = 0.5, 0.78
"""The part of the width that a name has with its choice beside it, and with a switch."""

NAME_SIZE, ABOUT_SIZE = 30.0, 23.0
"""The sizes of names and explanations in layout px where there is room; else each sort shrinks as one."""

STEP = 0.5
"""By how much explanations that find no room are made smaller at a time."""

YES, NO = "yes", "no"


class Row(NamedTuple):
    """Where an option has its name, its choice and its explanation."""

    name: Area
    choice: Area
    about: Area


class SetupOptions:
    """Lays out the options of a game in an area; texts are under `<game>.option.<name>`.

    Every explanation has the lines that it needs: a long one takes the room that short ones leave.
    """

    def __init__(self, words: Words, game: str, area: Area) -> None:
        self._words = words
        self._game = game
        self._area = area
        self._rows: list[Row] = []
        self._about_size = ABOUT_SIZE

    @property
    def bottom(self) -> float:
        """Where the last explanation ends."""
        return self._rows[-1].about.bottom if self._rows else self._area.y

    def lay_out(self, canvas: Canvas, fields: Sequence[OptionField]) -> None:
        """Give every option its room; the canvas knows how large the words are."""
        few = len(fields) <= FEW
        heads = [2 * ROW_HEIGHT + 4 if few and not is_switch(field) else ROW_HEIGHT - CLOSER for field in fields]
        gaps = max(1, len(fields) - 1)
        size = ABOUT_SIZE
        while True:
            heights = [self._height(canvas, field, size) for field in fields]
            spare = self._area.height - sum(heads) - sum(heights)
            if spare >= LEAST_GAP * gaps or canvas.theme.text_scale * size <= SMALLEST:
                break
            size -= STEP
        self._about_size = size
        self._rows = []
        y, gap = self._area.y, min(MOST_GAP, max(0.0, spare / gaps))
        for field, head, height in zip(fields, heads, heights, strict=True):
            name = Area(self._area.x, y, self._area.width, ROW_HEIGHT)
            if few and not is_switch(field):
                choice = name.moved(0, ROW_HEIGHT)
            else:
                label = SWITCH_LABEL if is_switch(field) else LABEL
                room = name.width * (1 - label)
                name, choice = (
                    name._replace(width=name.width * label - 10),
                    name._replace(x=name.right - room, width=room),
                )
            self._rows.append(Row(name, choice, Area(self._area.x, y + head, self._area.width, height)))
            y += head + height + gap

    def _height(self, canvas: Canvas, field: OptionField, size: float) -> float:
        """Return how high the explanation of an option is at a size."""
        words = self._words.say(f"{self._game}.option.{field.name}.about")
        return canvas.measure(words, size=size, width=self._area.width, spacing=1.0).height

    def widgets(
        self, fields: Sequence[OptionField], chosen: Callable[[str], str | None], change: Callable[[str, str], None]
    ) -> list[Widget]:
        """Return a switch for what is on or off, and a stepper for the rest."""
        widgets: list[Widget] = []
        for field, row in zip(fields, self._rows, strict=True):
            value, id = chosen(field.name) or str(field.default), f"option {field.name}"
            if is_switch(field):
                switch = partial(_switch, change, field.name)
                widgets.append(Toggle(id, row.choice, "", value == YES, switch, tooltip=self._tip(field, value)))
            else:
                choices = [(str(each), self.value_words(field, each)) for each in field.choices]
                take = partial(change, field.name)
                kind = NumberStepper if isinstance(field.default, int) else Stepper
                widgets.append(kind(id, row.choice, "", choices, value, take, tooltip=self._tip(field, value)))
        return widgets

    def _tip(self, field: OptionField, value: str) -> str | None:
        """Return what a value that is chosen means, where its name and the explanation do not say it all."""
        key = f"{self._game}.option.{field.name}.{value}.about"
        return self._words.say(key) if self._words.has(key) else None

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
        """Draw the names, all in one size, and what each option does."""
        names = [self._words.say(f"{self._game}.option.{field.name}") for field in fields]
        sizes = [
            canvas.set_size(words, size=NAME_SIZE, role="display", width=row.name.width, fit=True)
            for words, row in zip(names, self._rows, strict=True)
        ]
        size = min(sizes, default=NAME_SIZE)
        for field, words, row in zip(fields, names, self._rows, strict=True):
            canvas.text(
                words, row.name.x, row.name.middle_y, size=size, role="display", vertical="middle",
                width=row.name.width, fit=True,
            )  # fmt: skip
            canvas.text(
                self._words.say(f"{self._game}.option.{field.name}.about"), row.about.x, row.about.y,
                size=self._about_size, colour="ink_soft", width=row.about.width, height=row.about.height + 2,
                spacing=1.0,
            )  # fmt: skip


def is_switch(field: OptionField) -> bool:
    """Return whether an option is on or off."""
    return set(field.choices) == {YES, NO}


def _switch(change: Callable[[str, str], None], name: str, on: bool) -> None:
    """Take yes or no for an option."""
    change(name, YES if on else NO)
