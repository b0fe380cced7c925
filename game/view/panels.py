"""Panels: papers, ribbons, rings and tooltips in any size, put together from the sprites of the common sheet."""

import cmath
import math
from collections.abc import Sequence

from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas

NOTE_GAPS = (10.0, 70.0, 130.0, 190.0)
"""The distances of a note from what it is about, in layout px: the nearest that leaves clear what has to be."""

MEANT_COUNTS = 4.0
"""How much more what a note covers of that which is decided on counts than of what else is to stay clear."""

GONE = 0.3
"""How strongly the place of a pile is seen that has no cards left."""

TOOLTIP_WIDTH = 420
"""The widest tooltip in layout px."""

CAPTIONS = 50.0
"""The height of the strip under the layout that is kept free for captions, in layout px."""

WIDEST_CAPTION, CAPTION_GAP = 600.0, 16.0
"""The widest caption, of which three stand side by side, and the gap between two, in layout px."""

PAPER_CORNER, NEARLY = 44.0, 0.04
"""What is kept in shape of a paper's corners, in layout px, unless it is of nearly the size that was baked."""

HEADING = 34.0
"""The size of a heading's words."""

RIM = 24.0
"""How far the gold ring reaches inwards at most, in layout px."""

LOW, LOW_PAPER = 100.0, "paper.330x98"
"""A paper that is lower than this is a low one made wider: the halves of a high one would meet in a step."""

CORNER_ARM = 30.0
"""The length of the marks at the corners of what has the focus, in layout px."""

CORNER_PENS = (("ink", 9.0), ("paper_lite", 4.0))
"""The colours of these marks and how thick they are, from below."""

GOLD_CORNER, GILDED = 7.0, 0.6
TWINS = ("", ".b", ".c")
"""The ends of the names of pictures that differ in their stains alone."""

HIGH_RIBBON = 1.2
"""A prompt's ribbon that is so many times as high as it was drawn keeps the pen and the tails it was drawn with."""


def paper(canvas: Canvas, area: Area, *, alpha: float = 1.0, twin: int = 0) -> None:
    """Draw a sheet of paper: the baked one of that size, or the nearest one stretched.

    Those that lie near one another have different numbers as `twin`: their stains differ.
    """
    frame = _twin(canvas, _nearest(canvas, "paper", area), twin)
    natural = canvas.size_of(frame)
    if abs(natural.width / area.width - 1) < NEARLY and abs(natural.height / area.height - 1) < NEARLY:
        canvas.place(frame, area, alpha=alpha)
    elif area.height < LOW:
        canvas.three_slice(_twin(canvas, LOW_PAPER, twin), area, PAPER_CORNER, alpha=alpha)
    else:
        canvas.nine_slice(frame, area, PAPER_CORNER, alpha=alpha)


def ring(canvas: Canvas, area: Area, *, rotation: float = 0.0, alpha: float = 1.0) -> None:
    """Draw the gold ring round an area."""
    frame = _nearest(canvas, "ring", area)
    if rotation:
        canvas.place(frame, area, rotation=rotation, alpha=alpha)
    else:
        canvas.surround(frame, area, RIM, alpha=alpha)


def corners(canvas: Canvas, area: Area, *, rotation: float = 0.0) -> None:
    """Draw the marks of the focus at the corners of an area: dark with a light core, as no golden ring is."""
    arm = min(CORNER_ARM, area.width / 3, area.height / 3)
    middle, turn = complex(*area.centre), cmath.rect(1, math.radians(rotation))

    def turned(x: float, y: float) -> tuple[float, float]:
        point = middle + (complex(x, y) - middle) * turn
        return point.real, point.imag

    for colour, thick in CORNER_PENS:
        for x, along in ((area.x, arm), (area.right, -arm)):
            for y, down in ((area.y, arm), (area.bottom, -arm)):
                corner = turned(x, y)
                for end in (turned(x + along, y), turned(x, y + down)):
                    canvas.line(*corner, *end, colour, thick)
                    canvas.disc(*end, thick / 2, colour)
                canvas.disc(*corner, thick / 2, colour)


def hexagon_corners(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of what has six sides and stands on a corner, clockwise from the uppermost."""
    turns = (math.radians(turn) for turn in range(0, 360, 60))
    return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]


def hexagon_ring(canvas: Canvas, x: float, y: float, radius: float, *, thick: float = 1.0) -> None:
    """Draw the gold ring round what has six sides and stands on a corner, so many times as thick as usual."""
    corners = hexagon_corners(x, y, radius)
    for colour, width in (("ember", 7.0), ("gold", 5.0), ("gold_lite", 1.6)):
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            canvas.line(x0, y0, x1, y1, colour, width * thick)
            canvas.disc(x0, y0, width * thick / 2, colour)


def button(canvas: Canvas, area: Area, tint: str, state: str, *, twin: int = 0) -> None:
    """Draw a blank button; tints are straw, moss and ember, states normal, hover, down and off; `twin` as for paper."""
    if state == "off":
        # It is painted so thinly that a dark table would show through its words.
        canvas.fill(area.inset(5), "paper", alpha=0.7, radius=9)
    _stretched(canvas, f"button.{tint}", area, cap=22, ending=f".{state}", twin=twin)


def name_ribbon(canvas: Canvas, area: Area, text: str, tone: str, *, rotation: float = 0.0, size: float = 23) -> None:
    """Draw a small ribbon with a name on it; `tone` is a seat's colour, gold or sepia."""
    if rotation:
        canvas.place(_nearest(canvas, f"name.{tone}", area, one_size=True), area, rotation=rotation)
    else:
        _stretched(canvas, f"name.{tone}", area, cap=16)
    canvas.text(
        text,
        *area.centre,
        size=size,
        align="center",
        vertical="middle",
        width=area.width - 20,
        fit=True,
        rotation=rotation,
    )


def gild(canvas: Canvas, area: Area) -> None:
    """Gild a paper, with a ring: it asks something of the person at the screen, and has no room for a ribbon's ends."""
    canvas.nine_slice(_nearest(canvas, "name.gold", area, one_size=True), area, GOLD_CORNER, alpha=GILDED)
    ring(canvas, area)


def banner(canvas: Canvas, area: Area, tone: str) -> None:
    """Draw the blank ribbon of a banner; `tone` is a seat's colour or sepia."""
    _stretched(canvas, f"name.{tone}", area, cap=16)


def prompt_ribbon(canvas: Canvas, area: Area, *, gold: bool) -> None:
    """Draw the blank ribbon of the prompt; its tails stick out to the left and right, no further where it is high."""
    frame = "prompt.gold" if gold else "prompt.quiet"
    if area.height > canvas.size_of(frame).height * HIGH_RIBBON:
        canvas.nine_slice(frame, area, corner=24)
    else:
        canvas.three_slice(frame, area, cap=30)


def heading(canvas: Canvas, x: float, y: float, text: str, *, width: float = 520) -> None:
    """Draw a heading's plum ribbon with its words, centred at (x, y)."""
    area = Area.around(x, y, width, 64)
    canvas.three_slice("heading", area, cap=30)
    canvas.text(
        text,
        x,
        y,
        size=HEADING,
        role="display",
        align="center",
        vertical="middle",
        width=width - 40,
        fit=True,
    )


def divider(canvas: Canvas, area: Area) -> None:
    """Draw a fine line as wide as the area, in its middle."""
    line = Area(area.x, area.middle_y - 4, area.width, 8)
    canvas.place(_nearest(canvas, "divider", line, one_size=True), line)


def tooltip(
    canvas: Canvas, text: str, near: Area, *, size: float = 22, clear: Sequence[Area] = (), meant: Sequence[Area] = ()
) -> None:
    """Draw a note with words beside an area: below it if that covers nothing of what is to stay clear."""
    extent = canvas.measure(text, size=size, width=TOOLTIP_WIDTH)
    area = beside(near, extent.width + 36, extent.height + 24, clear, meant)
    _card(canvas, area)
    canvas.text(text, area.x + 18, area.y + 12, size=size, width=TOOLTIP_WIDTH)


def beside(near: Area, width: float, height: float, clear: Sequence[Area] = (), meant: Sequence[Area] = ()) -> Area:
    """Return the place of a note of that size beside an area, inside the layout.

    It lies below, else above, else at a side: at the first place that covers neither the area nor what is to stay
    clear, or at the one that covers the least. The area itself is covered only where no place leaves it free, and what
    is `meant` counts more than the rest.
    """
    xs = (near.middle_x - width / 2, near.right - width, near.x)
    ys = (near.middle_y - height / 2, near.bottom - height, near.y)
    places = [
        place
        for gap in NOTE_GAPS
        for place in (
            *((x, near.bottom + gap) for x in xs),
            *((x, near.y - height - gap) for x in xs),
            *((near.right + gap, y) for y in ys),
            *((near.x - width - gap, y) for y in ys),
        )
    ]
    room = LAYOUT.inset(12)
    areas = [
        Area(min(max(x, room.x), room.right - width), min(max(y, room.y), room.bottom - height), width, height)
        for x, y in places
    ]

    def covered(area: Area) -> tuple[float, float]:
        meant_px, clear_px = sum(map(area.shared, meant)), sum(map(area.shared, clear))
        return area.shared(near), MEANT_COUNTS * meant_px + clear_px

    return min(areas, key=covered)


def note(canvas: Canvas, text: str) -> None:
    """Draw a short message at the top of the window."""
    width = min(1200.0, canvas.measure(text, size=24).width + 48)
    area = Area.around(LAYOUT.middle_x, 44, width, 52)
    _card(canvas, area)
    canvas.text(text, *area.centre, size=24, align="center", vertical="middle", width=width - 36, fit=True)


def captions(canvas: Canvas, texts: Sequence[str]) -> None:
    """Draw the words for what is heard beside one another, under the layout."""
    widths = [min(WIDEST_CAPTION, canvas.measure(text, size=24).width + 48) for text in texts]
    left = LAYOUT.middle_x - (sum(widths) + CAPTION_GAP * (len(texts) - 1)) / 2
    for text, width in zip(texts, widths, strict=True):
        area = Area(left, LAYOUT.bottom + 5, width, CAPTIONS - 10)
        _card(canvas, area)
        canvas.text(text, *area.centre, size=24, align="center", vertical="middle", width=width - 36, fit=True)
        left += width + CAPTION_GAP


def _card(canvas: Canvas, area: Area) -> None:
    """Draw a small plain card with a fine edge and a shadow."""
    canvas.fill(area.moved(3, 5), "shadow", alpha=0.35, radius=10)
    canvas.fill(area, "ink_soft", radius=10)
    canvas.fill(area.inset(2), "paper_lite", radius=8)


def _stretched(canvas: Canvas, kind: str, area: Area, *, cap: float, ending: str = "", twin: int = 0) -> None:
    """Draw the frame of a kind that is nearest in width, its middle stretched."""
    frame = _nearest(canvas, kind, area, one_size=True, ending=ending)
    canvas.three_slice(_twin(canvas, frame, twin), area, cap)


def _twin(canvas: Canvas, frame: str, number: int) -> str:
    """Return the twin of a frame by its number, or the frame itself where it has none."""
    twin = f"{frame}{TWINS[number % len(TWINS)]}"
    return twin if twin in canvas.studio.sheets else frame


def _nearest(canvas: Canvas, kind: str, area: Area, *, one_size: bool = False, ending: str = "") -> str:
    """Return the frame whose name (`paper.350x286`, or `button.moss.110.off` if `one_size`) is nearest to an area."""
    return canvas.studio.sheets.nearest(kind, area.width, area.width if one_size else area.height, ending)
