"""Widgets: boxes to tick, sliders, steppers, switches, fields, tabs, scroll bars, rows, dividers."""

from functools import partial
from typing import Final

from assets.art.common.buttons import slip
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

MARGIN = 6
BOX_SIZE = (40, 40)
SWITCH_SIZE = (84, 40)
SLIDER_SIZE = (300, 24)
KNOB_SIZE = (32, 40)
STEPPER_SIZE = (44, 44)
TAB_SIZE = (200, 56)
FIELD_HEIGHT = 52
ROW_HEIGHT = 52
DIVIDER_HEIGHT = 8
SCROLL_WIDTH = 20
SCROLL_ENDS: Final = {"top": 0, "middle": 20, "bottom": 80}
"""Where the three parts of a scroll bar begin on the whole of 20 + 60 + 20 px."""

FIELD_WIDTHS: Final = (320, 480)
ROW_WIDTHS: Final = (640, 900)
ROW_BAKED = 640
"""The width of the one picture that the program stretches to rows of either width."""

DIVIDER_WIDTHS: Final = (180, 300, 480, 700, 900)


def _sheet(size: tuple[float, float], seed: int) -> Canvas:
    return Canvas(size[0] + 2 * MARGIN, size[1] + 2 * MARGIN, seed=seed, tooth=0.5)


def checkbox(checked: bool) -> Canvas:
    """A drawn box; checked it holds a green tick that runs over its edge."""
    canvas = _sheet(BOX_SIZE, 3)
    with canvas.at(MARGIN, MARGIN):
        box = blob((6, 7), (20, 5.5), (34, 6.5), (35, 20), (33.5, 34), (20, 34.5), (6.5, 33.5), (5.5, 20), tension=0.25)
        canvas.base(box, c.PAPER_LITE)
        canvas.wash(box, c.MOSS if checked else c.STRAW, 0.4, edge=0.9, loose=0.8, bloom=0)
        canvas.ink(box, 2.3)
        if checked:
            tick = line((9, 20), (13, 24), (17.5, 30), (23, 19), (30, 9), (38, 2), tension=0.4)
            canvas.ink(tick, 5.4, c.INK, taper=(0.2, 0.5), shade=0)
            canvas.ink(tick, 3.0, c.POISON, taper=(0.2, 0.5), shade=0, dry=0)
    return canvas


def radio(chosen: bool) -> Canvas:
    """A drawn circle; chosen it holds a plum berry."""
    canvas = _sheet(BOX_SIZE, 4)
    with canvas.at(MARGIN + 20, MARGIN + 20):
        canvas.base(circle(0, 0, 15), c.PAPER_LITE)
        canvas.wash(circle(0, 0, 15), c.PLUM if chosen else c.STRAW, 0.35, edge=0.9, loose=0.8, bloom=0)
        canvas.ink(circle(0, 0, 15), 2.3)
        if chosen:
            canvas.base(circle(0, 0, 8.5), "#b9a3c8")
            canvas.wash(circle(0, 0, 8.5), c.PLUM, 1.0, loose=0.4)
            canvas.ink(circle(0, 0, 8.5), 1.8)
            canvas.gouache(circle(-3, -3.4, 2), c.WHITE, 0.9, 0.1)
    return canvas


def switch(on: bool) -> Canvas:
    """A wooden bead in a groove: left and grey for off, right on green and with a star for on."""
    canvas = _sheet(SWITCH_SIZE, 5)
    with canvas.at(MARGIN, MARGIN):
        groove = rounded_rect(3, 7, 78, 26, 13)
        canvas.base(groove, c.PAPER)
        canvas.wash(groove, c.MOSS if on else c.STONE, 0.85 if on else 0.5, edge=0.8, loose=1, bloom=0.2)
        with canvas.clip(groove):
            canvas.glaze(blob((0, 4), (84, 4), (70, 13), (12, 14)), c.SHADOW, 0.5, soft=2)
        canvas.ink(groove, 2.2, corners=False)
        bead = circle(63 if on else 21, 19.5, 16.5)
        canvas.base(bead, "#d7ae78")
        canvas.wash(bead, c.UMBER if on else c.SEPIA, 0.7, edge=0.7, loose=0.5)
        canvas.hatch(bead, 20, 4, cover=0.4, width=0.9)
        canvas.ink(bead, 2.3)
        if on:
            canvas.gouache(star(63, 19.5, 8.5, 5, 0.45), c.PAPER_LITE, 0.95, 0.1)
        canvas.shadow(bead, 1.5, 3, 2, 0.4)
    return canvas


def slider_rail() -> Canvas:
    """A glass tube lying in the paper, with ten marks below."""
    canvas = _sheet(SLIDER_SIZE, 6)
    with canvas.at(MARGIN, MARGIN):
        tube = rounded_rect(2, 4, 296, 13, 6.5)
        canvas.base(tube, "#efe8d4")
        canvas.wash(tube, c.STONE, 0.35, edge=1.0, loose=0.4, bloom=0, cell=60)
        canvas.gouache(rounded_rect(10, 6, 270, 2.2, 1), c.WHITE, 0.6, 0.4)
        canvas.ink(tube, 1.9, corners=False)
        for i in range(11):
            x = 12 + 27.6 * i
            canvas.ink(line((x, 19), (x + 0.3, 23 if i % 5 else 25)), 1.2, c.INK_SOFT, taper=(0.1, 0.4))
    return canvas


def slider_fill() -> Canvas:
    """The brew that fills the tube of a slider over its whole length."""
    canvas = _sheet(SLIDER_SIZE, 7)
    with canvas.at(MARGIN, MARGIN):
        brew = rounded_rect(3.5, 5.6, 293, 10, 5)
        canvas.base(brew, "#dfe89a")
        canvas.wash(brew, c.POISON, 1.0, edge=0.8, loose=0.3, vary=0.6, bloom=0.5, cell=40, shift=(0, 0), inset=0)
        canvas.glaze(rounded_rect(4, 11, 292, 6, 3), c.FERN, 0.6, soft=2)
        canvas.gouache(rounded_rect(10, 6.6, 276, 1.8, 1), c.WHITE, 0.65, 0.4)
        for x, radius in ((40, 2), (96, 1.4), (150, 2.2), (171, 1.3), (228, 1.9), (270, 1.5)):
            canvas.ink(circle(x, 11.5, radius), 0.9, c.FERN)
    return canvas


def slider_knob() -> Canvas:
    """A wooden bead to pull a slider with."""
    canvas = _sheet(KNOB_SIZE, 8)
    with canvas.at(MARGIN + 16, MARGIN + 20):
        bead = blob((-11, -14), (0, -18), (11, -14), (13, 0), (11, 14), (0, 18), (-11, 14), (-13, 0))
        canvas.base(bead, "#e0b880")
        canvas.wash(bead, c.UMBER, 0.8, edge=0.8, loose=0.6)
        for x in (-4, 0.5, 5):
            canvas.ink(line((x, -8), (x + 0.5, 0), (x, 8)), 1.3, c.SEPIA, taper=(0.2, 0.3))
        canvas.ink(bead, 2.4)
        canvas.gouache(blob((-8, -8), (-6, -13), (-2, -14.5), (-5, -9)), c.PAPER_LITE, 0.7, 0.4)
        canvas.shadow(bead, 2, 3, 2.5, 0.45)
    return canvas


def stepper(state: str) -> Canvas:
    """A small tag with an arrow to the left; states normal, hover, off."""
    canvas = _sheet(STEPPER_SIZE, 9)
    with canvas.at(MARGIN, MARGIN):
        tag = slip(44, 44)
        off = state == "off"
        canvas.base(tag, c.PAPER_LITE, 0.6 if off else 1.0)
        strength = {"normal": 0.5, "hover": 0.8, "off": 0.2}[state]
        canvas.wash(tag, c.STONE if off else c.STRAW, strength, edge=1.0, loose=1.2, cell=30)
        arrow = blob((12, 22), (27, 10), (30, 13), (28, 22), (30, 31), (27, 34), tension=0.3)
        canvas.wash(arrow, c.INK_GHOST if off else c.SEPIA, 0.8, loose=0.4, shift=(0, 0))
        canvas.ink(arrow, 1.2 if off else 2.0, c.INK_GHOST if off else c.INK)
        canvas.ink(tag, 1.5 if off else 2.2, c.INK_GHOST if off else c.INK, corners=False)
        if not off:
            canvas.shadow(tag, 2, 3, 2.5, 0.4)
    return canvas


def field(width: float) -> Canvas:
    """A line to write on: pale paper sunk into the sheet."""
    canvas = _sheet((width, FIELD_HEIGHT), int(width))
    with canvas.at(MARGIN, MARGIN):
        sunk = slip(width, FIELD_HEIGHT)
        canvas.base(sunk, "#fdf7e8")
        canvas.wash(sunk, c.STRAW, 0.22, edge=0.8, loose=0.6, bloom=0, cell=120)
        with canvas.clip(sunk):
            shade = blob((-4, -6), (width + 4, -6), (width - 8, 5), (8, 6), (6, FIELD_HEIGHT - 4), (-6, FIELD_HEIGHT))
            canvas.glaze(shade, c.SHADOW, 0.45, soft=3)
        base_line = FIELD_HEIGHT - 12
        canvas.ink(line((14, base_line), (width / 2, base_line + 1), (width - 14, base_line)), 1.1, c.INK_GHOST)
        canvas.ink(sunk, 2.0, corners=False)
    return canvas


def tab(active: bool) -> Canvas:
    """The tongue of a filing card, open below; the active one is bright and stands higher."""
    width, height = TAB_SIZE
    canvas = _sheet(TAB_SIZE, 12)
    top = 1 if active else 7
    with canvas.at(MARGIN, MARGIN):
        tongue = svg_path(
            f"M0 {height} C8 {height - 6} 8 {top + 12} 15 {top + 4} C20 {top} 26 {top} 36 {top + 1} "
            f"L{width - 36} {top} C{width - 26} {top} {width - 20} {top} {width - 15} {top + 4} "
            f"C{width - 8} {top + 12} {width - 8} {height - 6} {width} {height}"
        )
        canvas.base(tongue, c.PAPER_LITE if active else c.PAPER)
        canvas.wash(tongue, c.STRAW if active else c.UMBER, 0.3, edge=0.8, loose=1.8, vary=0.25, bloom=0, cell=120)
        if not active:
            canvas.glaze(
                polygon((0, height - 10), (width, height - 10), (width, height), (0, height)), c.SHADOW, 0.5, 4
            )
        canvas.ink(tongue, 2.4 if active else 1.9, corners=False, taper=(0.04, 0.04))
    return canvas


def scroll(part: str, thumb: bool) -> Canvas:
    """One part (top, middle, bottom) of a scroll bar of 20 x 100 px; the middle may be stretched."""
    start = SCROLL_ENDS[part]
    canvas = Canvas(SCROLL_WIDTH, 60 if part == "middle" else 20, seed=14, tooth=0.3)
    with canvas.at(0, -start):
        if thumb:
            bar = rounded_rect(2.5, 1.5, 14, 97, 7)
            canvas.base(bar, "#d7ae78")
            canvas.wash(bar, c.UMBER, 0.75, edge=0.5, loose=0.3, vary=0.2, bloom=0, grad_dir=(1, 0), shift=(0, 0))
            canvas.ink(bar, 2.0, corners=False, wobble=0.2)
        else:
            groove = rounded_rect(5.5, 2, 9, 96, 4.5)
            canvas.wash(
                groove, c.PAPER_DARK, 0.7, edge=0.6, loose=0.3, vary=0.15, bloom=0, grad_dir=(-1, 0), shift=(0, 0)
            )
            canvas.ink(groove, 1.3, c.INK_SOFT, corners=False, wobble=0.2)
    return canvas


def row(width: float, gold: bool) -> Canvas:
    """The wash behind a row of a list."""
    canvas = Canvas(width + 2 * MARGIN, ROW_HEIGHT + 2 * MARGIN, seed=int(width) + gold, tooth=0.2)
    with canvas.at(MARGIN, MARGIN):
        stain = slip(width, ROW_HEIGHT)
        canvas.wash(
            stain,
            c.GOLD if gold else c.UMBER,
            0.5 if gold else 0.3,
            edge=0.5,
            loose=2.4,
            bloom=0.3,
            cell=90,
            inset=0.3,
            granul=0.03,
        )
    return canvas


def divider(width: float) -> Canvas:
    """A thin drawn line with a small lozenge in its middle."""
    canvas = _sheet((width, DIVIDER_HEIGHT), int(width))
    middle = width / 2
    with canvas.at(MARGIN, MARGIN + DIVIDER_HEIGHT / 2):
        for start, end in ((0, middle - 10), (middle + 10, width)):
            taper = (0.6, 0.05) if start == 0 else (0.05, 0.6)
            canvas.ink(
                line((start, 0.5), ((start + end) / 2, -0.5), (end, 0.3)), 1.6, c.INK_SOFT, taper=taper, min_width=0.15
            )
        lozenge = polygon((middle - 5.5, 0), (middle, -3.8), (middle + 5.5, 0), (middle, 3.8))
        canvas.wash(lozenge, c.SEPIA, 0.8, loose=0, shift=(0, 0))
        canvas.ink(lozenge, 1.2, c.INK_SOFT)
    return canvas


def _inside(size: tuple[float, float]) -> tuple[float, float, float, float]:
    return MARGIN, MARGIN, *size


def sprites() -> dict[str, Sprite]:
    """All widgets."""
    found: dict[str, Sprite] = {
        "slider.rail": Sprite(slider_rail, _inside(SLIDER_SIZE)),
        "slider.fill": Sprite(slider_fill, _inside(SLIDER_SIZE)),
        "slider.knob": Sprite(slider_knob, _inside(KNOB_SIZE)),
    }
    for word, on in (("off", False), ("on", True)):
        found[f"checkbox.{word}"] = Sprite(partial(checkbox, on), _inside(BOX_SIZE))
        found[f"radio.{word}"] = Sprite(partial(radio, on), _inside(BOX_SIZE))
        found[f"switch.{word}"] = Sprite(partial(switch, on), _inside(SWITCH_SIZE))
        found[f"tab.{word}"] = Sprite(partial(tab, on), _inside(TAB_SIZE))
    for state in ("normal", "hover", "off"):
        ending = "" if state == "normal" else f".{state}"
        found[f"stepper.left{ending}"] = Sprite(partial(stepper, state), _inside(STEPPER_SIZE))
        found[f"stepper.right{ending}"] = Sprite(partial(stepper, state), _inside(STEPPER_SIZE), mirrored=True)
    for width in FIELD_WIDTHS:
        found[f"field.{width}"] = Sprite(partial(field, width), _inside((width, FIELD_HEIGHT)))
    for part in SCROLL_ENDS:
        size = (SCROLL_WIDTH, 60 if part == "middle" else 20)
        found[f"scroll.rail.{part}"] = Sprite(partial(scroll, part, False), (0, 0, *size))
        found[f"scroll.thumb.{part}"] = Sprite(partial(scroll, part, True), (0, 0, *size))
    for ending, gold in (("", False), (".gold", True)):
        for width in ROW_WIDTHS:
            found[f"row.{width}{ending}"] = Sprite(partial(row, ROW_BAKED, gold), _inside((ROW_BAKED, ROW_HEIGHT)))
    for width in DIVIDER_WIDTHS:
        found[f"divider.{width}"] = Sprite(partial(divider, width), _inside((width, DIVIDER_HEIGHT)))
    return found
