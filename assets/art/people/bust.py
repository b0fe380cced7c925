"""The bust: how the parts of somebody are put together, whole with shoulders, or the head alone for small places.

A bust is 200x220 layout pixels. Its origin is the middle of the face; its foot lies ``FOOT`` below and is cut straight:
it stands behind an edge, a ribbon or the rim of a panel. Light comes from the upper left, so a bust is never mirrored.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import skia

from assets.art.brush import drop
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import INK, LAPIS, PAPER_LITE, ROSE, SEPIA, UMBER, WHITE
from assets.art.inkwash.shapes import Point, blob, both, circle, polygon
from assets.art.people.feeling import MOODS, Mood

WIDTH: Final = 200
HEIGHT: Final = 220
MARGIN: Final = 8
SIDE: Final = 28
"""The room beside a bust for elbows and hair."""

FACE: Final[Point] = (100, 132)
"""Where the middle of the face is on the bust's piece."""

FOOT: Final = HEIGHT - FACE[1]
NECK: Final = 34
"""How far below the middle of the face the head turns."""

ROUND_FACE: Final[tuple[Point, ...]] = (
    (0, -42), (28, -34), (38, -6), (33, 20), (17, 36), (0, 40), (-17, 36), (-33, 20), (-38, -6), (-28, -34),
)  # fmt: skip

SMALL: Final = 104
"""Width and height of a head for small places, in layout pixels."""

HEADROOM: Final = 34
"""The room above the small piece for hats and hair."""

SMALL_ZOOM: Final = 0.8
SMALL_DROP: Final = 60
"""Where the middle of the face lies on the small piece, from above."""

Part = Callable[[Canvas, Mood], None]


Gesture = Callable[[Canvas, "Person"], None]


def nothing(canvas: Canvas, mood: Mood) -> None:
    """A part that somebody does not have."""


@dataclass(frozen=True)
class Eyes:
    """Two eyes: height of their middles, half their distance, radius, iris; ``tall`` stretches them upwards.

    ``lash`` is the width of the lid's line; ``almond`` lifts the outer corners by so much.
    """

    y: float = -2
    gap: float = 15
    radius: float = 9.5
    iris: str = SEPIA
    white: str = WHITE
    tall: float = 1.12
    lash: float = 2.6
    lashes: bool = False
    almond: float = 0.0


@dataclass(frozen=True)
class Brows:
    """Eyebrows: tufts of a height ``bushy`` in the paint ``tuft``, or pen strokes of a width ``pen``."""

    y: float = -20
    reach: float = 10
    pen: float = 3.0
    colour: str = INK
    bushy: float = 0.0
    tuft: str = PAPER_LITE
    rest: float = 0.0


@dataclass(frozen=True)
class Mouth:
    """Where the mouth is, half its width, and its teeth: row, gap, one, fangs, two or none."""

    x: float = 0
    y: float = 21
    reach: float = 13
    teeth: str = "row"
    lips: str = INK


@dataclass(frozen=True)
class Person:
    """Everything that makes somebody: the parts in the order they are painted, and what a mood is with them.

    ``gestures`` paint arms and hands for the moods that have some. ``eyes_part`` and ``mouth_part`` replace the
    common ones, for a beak or a carved mouth.
    """

    name: str
    skin: str
    cloth: str
    deep: str
    face: tuple[Point, ...] = ROUND_FACE
    eyes: Eyes = Eyes()
    brows: Brows | None = Brows()
    mouth: Mouth = Mouth()
    rouge: str = ROSE
    warmth: str = "#c98252"
    cheeks: tuple[Point, ...] = ((-24, 13), (24, 13))
    backdrop: Part = nothing
    behind: Part = nothing
    neck: Part | None = None
    shoulders: Part = nothing
    bare: Part = nothing
    beard: Part = nothing
    nose: Part = nothing
    hair: Part = nothing
    hat: Part = nothing
    front: Part = nothing
    eyes_part: Part | None = None
    mouth_part: Part | None = None
    gestures: "Mapping[str, Gesture]" = field(default_factory=dict)
    glove: str = ""
    hat_shade: float = 0.5
    size: float = 1.0
    small: tuple[float, float, float] = (1.0, 0.0, 0.0)
    """The small head's size beside the usual one, and how far it lies below and to the right of the usual place."""
    moods: Mapping[str, Mood] = field(default_factory=dict)
    seed: int = 1

    def feeling(self, name: str) -> Mood:
        """This person's version of a mood."""
        return self.moods.get(name, MOODS[name])

    @property
    def hand(self) -> str:
        """The colour of the hands."""
        return self.glove or self.skin


def skin_area(canvas: Canvas, outline: skia.Path, skin: str, warmth: str = "#c98252") -> None:
    """Skin with a little warmth, without an outline."""
    canvas.base(outline, skin)
    canvas.wash(outline, warmth, 0.16, edge=0.9, vary=0.5, loose=0.7, bloom=0.2)


def shadow_inside(
    canvas: Canvas, inside: skia.Path, shape: skia.Path, deep: str, strength: float = 0.6, soft: float = 5
) -> None:
    """A soft shadow on a thing, kept inside it."""
    with canvas.clip(inside):
        canvas.glaze(shape, deep, strength, soft=soft)


def sweat(canvas: Canvas, mood: Mood) -> None:
    """Two drops that jump from the temple."""
    for x, y, size in ((43, -12, 4.6), (50, 4, 3.2)):
        shape = drop(x, y, size)
        canvas.base(shape, "#dbeaf0")
        canvas.wash(shape, LAPIS, 0.4, loose=0.2, spill=0)
        canvas.ink(shape, 1.6)


def common_neck(canvas: Canvas, person: Person) -> None:
    """A short neck in the shadow of the chin."""
    shape = polygon((-13, 24), (13, 24), (16, 56), (-16, 56))
    skin_area(canvas, shape, person.skin, person.warmth)
    canvas.glaze(polygon((-14, 30), (16, 30), (16, 50), (-10, 46)), UMBER, 0.7, soft=3)
    canvas.ink(shape, 2.0)


def face_area(canvas: Canvas, person: Person, mood: Mood) -> None:
    """The head without features: skin, the shadow of hair and hat, the shadow side, cheeks, outline."""
    if not person.face:
        return
    outline = blob(*person.face)
    skin_area(canvas, outline, person.skin, person.warmth)
    with canvas.clip(outline):
        canvas.glaze(blob((-46, -50), (46, -50), (46, -22), (0, -15), (-46, -22)), UMBER, person.hat_shade, soft=4)
        canvas.glaze(blob((26, -30), (48, -20), (46, 40), (4, 50), (24, 26), (31, 4)), "#a8603c", 0.34, soft=5)
        person.bare(canvas, mood)
        for x, y in person.cheeks:
            canvas.wash(circle(x, y, 9, 6.5), person.rouge, 0.85 * mood.blush, soft=2, edge=0, loose=0, spill=0)
        if mood.is_dismayed:
            canvas.glaze(blob((-40, -44), (40, -44), (36, -12), (-36, -12)), LAPIS, 0.3, soft=8)
    shadow_side = both(outline, blob((18, -20), (44, -20), (42, 30), (10, 44), (24, 20)))
    canvas.hatch(shadow_side, 58, 4.4, cover=0.4, width=1.0, colour=SEPIA)
    canvas.ink(outline, 2.9)
