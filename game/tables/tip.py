"""Tips: what lies on a table and is no piece of a move, with what it is."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from game.core.reason import Argument, Reason
from game.view.drawing.area import Area
from game.view.widgets import Spot, Widget

CARD_NAME = re.compile(r"card\.(\w+)\.(?:name|potion)")
"""The text keys of the names of cards."""


class Tip(NamedTuple):
    """A place of a table with words about it.

    It lies beneath the pieces, or `over` them; a press on it means the `part` of a move, if there is one.
    """

    id: str
    area: Area
    words: Reason
    over: bool = False
    part: str = ""


def with_tips(
    spots: Iterable[Widget], tips: Iterable[Tip], say: Callable[[Reason], str], press: Callable[[str], None]
) -> list[Widget]:
    """Return the pieces of a table with the places that only explain themselves beneath and over them."""
    told = list(tips)
    beneath = (_spot(tip, say, press) for tip in told if not tip.over)
    return [*beneath, *spots, *(_spot(tip, say, press) for tip in told if tip.over)]


def tips_last(widgets: Sequence[Widget]) -> list[str]:
    """Return the ids of widgets in the order in which keys go through them: places that only explain come last."""
    return sorted((widget.id for widget in widgets), key=lambda id: id.startswith("tip "))


def _spot(tip: Tip, say: Callable[[Reason], str], press: Callable[[str], None]) -> Spot:
    action = partial(press, tip.part) if tip.part else _nothing
    return Spot(f"tip {tip.id}", tip.area, action, tooltip=say(tip.words), ringed=True)


def _nothing() -> None:
    """Do nothing: a place that only explains itself."""


def named_card(words: Argument) -> str | None:
    """Return the id of the first card that is named in some words, or None."""
    if not isinstance(words, Reason):
        return None
    found = CARD_NAME.fullmatch(words.key)
    if found is not None:
        return found[1]
    return next((card for _, each in words.args if (card := named_card(each)) is not None), None)


def around(*areas: Area) -> Area:
    """Return the smallest area that holds some areas."""
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    return Area(left, top, right - left, bottom - top)


def keyed(game: str) -> Callable[..., Reason]:
    """Return what makes words of a game's tips: of the end of a text key, after `<game>.tip.`, and arguments."""

    def words(key: str, /, **args: int | str | Reason) -> Reason:
        return Reason(f"{game}.tip.{key}").with_args(**args)

    return words
