"""Signs: what a hex costs and does in one row of small pictures."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.bubble_and_boil.cards.card_files import Design
from game.rules.bubble_and_boil.cards.verbs import Block, Choose, Diablerie, Points, Verb
from game.tables.bubble_and_boil.cards.card_facts import design_of
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

FIGURE = 0.55
DIGIT = 0.34
GAP, APART = 0.04, 0.12
"""The height of figures, the width of one, and the gaps before signs and numbers, as parts of a sign's height."""

BAR = ""
"""The sign that stands between what happens to others and what the caster gets."""


class Sign(NamedTuple):
    """A picture with the number that stands before it (nothing for one)."""

    frame: str
    number: str = ""


def hex_signs(design: Design) -> tuple[Sign, ...]:
    """Return the signs of a hex: its cost, an arrow, whom it hits, what it does, and what the caster gets."""
    return tuple(_signs(design))


def _signs(design: Design) -> Iterator[Sign]:
    yield from map(sign_of, design.cost)
    yield Sign("hex.then")
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
            yield Sign("hex.or")
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


def draw_hex_signs(canvas: Canvas, card: str, area: Area, *, alpha: float = 1.0) -> None:
    """Draw the signs of a hex in the middle of an area, as large as they have room in it."""
    signs = hex_signs(design_of(card))
    natural = sum(_width(sign) for sign in signs)
    high = min(area.height, area.width / natural)
    x = area.middle_x - natural * high / 2
    for sign in signs:
        wide = _width(sign) * high
        if sign.frame == BAR:
            middle = x + wide / 2
            canvas.line(middle, area.middle_y - high * 0.36, middle, area.middle_y + high * 0.36, "ink_soft", 1.6)
        else:
            if sign.number:
                right = x + (APART + DIGIT * len(sign.number)) * high
                canvas.number(sign.number, right, area.middle_y, FIGURE * high, align="right", alpha=alpha)
            centre = x + wide - (0.5 + GAP / 2) * high
            canvas.centred(sign.frame, centre, area.middle_y, height=high, alpha=alpha)
        x += wide


def _width(sign: Sign) -> float:
    """Return the width of a sign with its number as a multiple of its height."""
    if sign.frame == BAR:
        return 0.3
    return 1 + GAP + (APART + DIGIT * len(sign.number) if sign.number else 0.0)
