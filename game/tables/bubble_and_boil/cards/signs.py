"""Signs: what a hex costs and does in one or two rows of small pictures."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.bubble_and_boil.cards.card_files import Design
from game.rules.bubble_and_boil.cards.verbs import Block, Choose, Diablerie, Points, Verb
from game.tables.bubble_and_boil.cards.card_facts import design_of
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

FIGURE = 0.55
DIGIT = 0.42
GAP, APART = 0.04, 0.14
"""The height of figures, the width of one, and the gaps before signs and numbers, as parts of a sign's height."""

BAR = ""
"""The sign that stands between what happens to others and what the caster gets."""

THEN, OR = "hex.then", "hex.or"
NARROW = {THEN: 0.8, OR: 0.8}
"""The signs that take less room than a square, with their width as a part of their height."""


class Sign(NamedTuple):
    """A picture with the number that stands before it (nothing for one)."""

    frame: str
    number: str = ""


def hex_signs(design: Design) -> tuple[Sign, ...]:
    """Return the signs of a hex: its cost, an arrow, whom it hits, what it does, and what the caster gets."""
    return tuple(_signs(design))


def _signs(design: Design) -> Iterator[Sign]:
    yield from map(sign_of, design.cost)
    yield Sign(THEN)
    if design.aim == "counter":
        yield Sign("hex.counter")
        return
    if design.aim == "all":
        yield Sign("hex.others")
    elif design.effect and not isinstance(design.effect[0], Block):
        # The raised hand of whoever may block it tells of a rival too.
        yield Sign("hex.rival")
    for verb in design.effect:
        if isinstance(verb, Choose):
            first, second = verb.ways
            yield sign_of(first[0])
            yield Sign(OR)
            yield sign_of(second[0])
        else:
            yield sign_of(verb)
    if design.effect and design.boon:
        yield Sign(BAR)
    yield from map(sign_of, design.boon)


def sign_of(verb: Verb) -> Sign:
    """Return the sign of a verb with its number."""
    tag = str(verb.__struct_config__.tag)
    if isinstance(verb, Points):
        return Sign("hex.points", f"{verb.change:+d}")
    if isinstance(verb, Diablerie):
        ending = "" if verb.change > 0 else ".down"
        return Sign(f"hex.diablerie{ending}", str(abs(verb.change)))
    count = getattr(verb, "corruption", getattr(verb, "count", 1))
    return Sign(f"hex.{tag}", str(count) if count > 1 else "")


def sign_rows(card: str, width: float, height: float) -> tuple[tuple[Sign, ...], ...]:
    """Return the signs of a hex in one row or, where they would not be as high as `height` in that width, in two.

    Two rows part after the cost, before what the caster gets or between two ways, wherever the longer one is shortest.
    """
    signs = hex_signs(design_of(card))
    if _natural(signs) * height <= width:
        return (signs,)
    ways = [_parted(signs, place) for place, sign in enumerate(signs) if place and _may_part(signs[place - 1], sign)]
    return min(ways, key=lambda rows: max(map(_natural, rows)))


def _may_part(before: Sign, sign: Sign) -> bool:
    """Return whether a row may end between two signs."""
    return before.frame == THEN or sign.frame in {BAR, OR}


def _parted(signs: tuple[Sign, ...], place: int) -> tuple[tuple[Sign, ...], ...]:
    """Return signs as two rows; a bar between them is left out."""
    after = signs[place:]
    return signs[:place], after[1:] if after[0].frame == BAR else after


def draw_hex_signs(canvas: Canvas, rows: Sequence[Sequence[Sign]], area: Area, *, alpha: float = 1.0) -> None:
    """Draw rows of signs in the middle of an area, as large as they have room in it."""
    high = min(area.height / len(rows), area.width / max(map(_natural, rows)))
    for signs, row in zip(rows, area.rows(len(rows)), strict=True):
        _draw_row(canvas, signs, row, high, alpha)


def _draw_row(canvas: Canvas, signs: Sequence[Sign], area: Area, high: float, alpha: float) -> None:
    x = area.middle_x - _natural(signs) * high / 2
    for sign in signs:
        wide = _width(sign) * high
        if sign.frame == BAR:
            middle = x + wide / 2
            canvas.line(middle, area.middle_y - high * 0.36, middle, area.middle_y + high * 0.36, "ink_soft", 1.6)
        else:
            if sign.number:
                right = x + (APART + DIGIT * len(sign.number)) * high
                canvas.number(sign.number, right, area.middle_y, FIGURE * high, align="right", alpha=alpha)
            centre = x + wide - (_breadth(sign) / 2 + GAP / 2) * high
            canvas.centred(sign.frame, centre, area.middle_y, height=high, alpha=alpha)
        x += wide


def _natural(signs: Sequence[Sign]) -> float:
    """Return the width of a row as a multiple of its height."""
    return sum(map(_width, signs))


def _breadth(sign: Sign) -> float:
    """Return the width of a picture as a multiple of its height."""
    return NARROW.get(sign.frame, 1.0)


def _width(sign: Sign) -> float:
    """Return the width of a sign with its number as a multiple of its height."""
    if sign.frame == BAR:
        return 0.3
    return _breadth(sign) + GAP + (APART + DIGIT * len(sign.number) if sign.number else 0.0)
