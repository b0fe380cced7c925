"""Parts of a face: eyes, brows, mouths and noses that follow a mood."""

from assets.art.brush import fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import INK, PAPER_LITE, SEPIA, UMBER, WHITE
from assets.art.inkwash.shapes import blob, both, circle, line, polygon, svg_path, union
from assets.art.people.bust import Brows, Mouth, Person
from assets.art.people.feeling import Mood

MOUTH_DARK = "#5d1a1e"
TONGUE = "#cf6d62"


def eyes(canvas: Canvas, person: Person, mood: Mood) -> None:
    """Both eyes; a wink closes the right one."""
    for side in (-1, 1):
        if mood.lid >= 0.95 or (mood.wink and side > 0):
            shape = person.eyes
            closed_eye(canvas, side * shape.gap, shape.y, shape.radius, shape.lash + 0.3, merry=mood.mouth == "grin")
        else:
            _open_eye(canvas, person, mood, side)


def closed_eye(canvas: Canvas, x: float, y: float, radius: float, pen: float, *, merry: bool) -> None:
    """A closed eye: an arch when merry, else a bowl with lashes."""
    bend = -radius * 0.75 if merry else radius * 0.6
    lid = line((x - radius, y + 2), (x - radius * 0.5, y + 2 + bend * 0.75), (x, y + 2 + bend),
               (x + radius * 0.5, y + 2 + bend * 0.75), (x + radius, y + 2))  # fmt: skip
    canvas.ink(lid, pen, taper=(0.15, 0.2), wobble=0.2)
    for at in () if merry else (-0.6, 0, 0.6):
        canvas.ink(line((x + at * radius, y + 7), (x + at * radius * 1.35, y + 11)), 1.5, taper=(0.05, 0.5))


def _open_eye(canvas: Canvas, person: Person, mood: Mood, side: int) -> None:
    shape = person.eyes
    x, y, radius, high = side * shape.gap, shape.y, shape.radius, shape.radius * shape.tall
    ball = circle(x, y, radius, high)
    if shape.almond:
        ball = blob((x - side * radius * 1.15, y + 3), (x - side * 2, y - high * 0.85),
                    (x + side * radius * 1.25, y - 4 - shape.almond), (x + side * 3, y + high * 0.7))  # fmt: skip
    canvas.base(ball, shape.white)
    with canvas.clip(ball):
        canvas.glaze(circle(x + 1, y - high * 0.8, radius * 1.1, high * 0.6), "#8d8ba8", 0.4, soft=1.5)
        size = radius * 0.66 * mood.pupil
        at_x, at_y = x + mood.look[0] * (radius - size) * 1.15, y + mood.look[1] * (high - size) * 1.1
        _iris(canvas, at_x, at_y, size, shape.iris)
    canvas.ink(ball, 1.4, wobble=0.2, corners=False)
    if mood.squeeze:
        _risen_cheek(canvas, person, mood, x, y)
    _upper_lid(canvas, person, mood, side)


def _iris(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Iris and pupil with a large light and a small one across from it."""
    canvas.base(circle(x, y, size), colour)
    canvas.glaze(circle(x, y - size * 0.5, size, size * 0.6), INK, 0.6, soft=1, spill=0)
    canvas.ink(circle(x, y, size), 1.2, wobble=0.15, corners=False)
    canvas.base(circle(x, y, size * 0.56), INK)
    canvas.gouache(circle(x - size * 0.36, y - size * 0.42, max(1.6, size * 0.34)), WHITE, 1, 0)
    canvas.gouache(circle(x + size * 0.34, y + size * 0.4, max(0.7, size * 0.15)), WHITE, 0.8, 0)


def _risen_cheek(canvas: Canvas, person: Person, mood: Mood, x: float, y: float) -> None:
    """The cheek of somebody who laughs covers the lower part of the eye."""
    radius, high = person.eyes.radius, person.eyes.radius * person.eyes.tall
    edge = y + high * (1 - 1.3 * mood.squeeze)
    below = polygon((x - 20, edge + 2.6), (x, edge - 1.6), (x + 20, edge + 2.6), (x + 20, y + 20), (x - 20, y + 20))
    canvas.base(both(circle(x, y, radius + 1.2, high + 1.2), below), person.skin)
    flush = circle(x, y + high + 1, radius * 0.9, high * 0.42)
    canvas.wash(flush, person.rouge, 0.75, soft=2, edge=0, loose=0, spill=0)
    canvas.ink(line((x - radius, edge + 2.2), (x, edge - 1.8), (x + radius, edge + 2.2)), 1.8, wobble=0.2)


def _upper_lid(canvas: Canvas, person: Person, mood: Mood, side: int) -> None:
    """The lid's skin, its dark edge and the lashes at its outer end."""
    shape = person.eyes
    x, y, radius, high = side * shape.gap, shape.y, shape.radius, shape.radius * shape.tall
    lift = mood.worry * 0.35
    middle = y - high * 1.06 + mood.lid * 2 * high
    low = y - high * 0.28 + mood.lid * high * 0.55
    inner, outer = (x - side * radius * 1.02, low - lift), (x + side * radius * 1.06, low + lift * 0.5)
    if shape.almond:
        inner, outer = (inner[0], inner[1] + 4), (outer[0] + side * 2, outer[1] - 4 - shape.almond)
    if mood.lid > 0.04:
        above = polygon(inner, (x, middle), outer, (outer[0], y - 30), (inner[0], y - 30))
        curve = blob(inner, (x, middle), outer, (x, y - high * 1.7), tension=0.5)
        lid = both(circle(x, y, radius + 1.4, high + 1.4), union(above, curve))
        canvas.base(lid, person.skin)
        canvas.wash(lid, UMBER, 0.35, loose=0, edge=0.3, shift=(0, 0), spill=0)
    edge = line(inner, (x - side * radius * 0.5, (inner[1] + middle) / 2 - 1.2), (x, middle),
                (x + side * radius * 0.55, (outer[1] + middle) / 2 - 1.2), outer)  # fmt: skip
    canvas.ink(edge, shape.lash, wobble=0.2, taper=(0.25, 0.15))
    for out, rise in ((5, -2), (4, -5), (1.5, -6.5)) if shape.lashes else ():
        foot = (outer[0] - side * (5 - out), outer[1] - 2 + rise * 0.15 - (5 - out) * 0.6)
        canvas.ink(line(foot, (foot[0] + side * out, foot[1] + rise)), 1.7, taper=(0.05, 0.6), wobble=0.1)


def brows(canvas: Canvas, shape: Brows, mood: Mood) -> None:
    """Both eyebrows."""
    for side in (-1, 1):
        y = shape.y - mood.brow - (mood.cock if side > 0 else -mood.cock * 0.35)
        inner_y, outer_y = y - mood.worry + shape.rest, y + mood.worry * 0.55 - shape.rest * 0.4
        inner, outer = side * 5.0, side * (5.0 + 2 * shape.reach)
        middle = ((inner + outer) / 2, (inner_y + outer_y) / 2 - shape.reach * 0.34)
        if not shape.bushy:
            arch = line((inner, inner_y), middle, (outer, outer_y))
            canvas.ink(arch, shape.pen * 1.25, shape.colour, taper=(0.12, 0.55), wobble=0.2, dry=0.05)
            continue
        thick = shape.bushy
        tuft = blob((inner, inner_y + thick * 0.5), (inner - side, inner_y - thick * 0.6),
                    (middle[0], middle[1] - thick * 0.8), (outer + side * 3, outer_y - thick * 0.7),
                    (outer + side * 7, outer_y + 1), (outer - side * 2, outer_y + thick * 0.5),
                    (middle[0], middle[1] + thick * 0.6))  # fmt: skip
        fill(canvas, tuft, shape.colour, 2.0, 0.35, shape.tuft)
        for part in (0.25, 0.5, 0.75):
            x = inner + (outer - inner) * part
            canvas.ink(line((x, middle[1] + thick * 0.3), (x + side * 5, middle[1] - thick * 0.35)), 1.1)


def mouth(canvas: Canvas, shape: Mouth, mood: Mood) -> None:
    """A mouth: what it does is the mood's, how wide it is and what teeth it has the person's."""
    {"smile": _smile, "purse": _purse, "grin": _grin, "wail": _wail, "smirk": _smirk, "sing": _sing}[mood.mouth](
        canvas, shape
    )


def _corner(canvas: Canvas, x: float, y: float, side: int, pen: float = 1.7) -> None:
    """The crease at a corner of the mouth."""
    crease = line((x - side, y - 4), (x + side * 2, y), (x + side, y + 3.5))
    canvas.ink(crease, pen, taper=(0.2, 0.4))


def _smile(canvas: Canvas, m: Mouth) -> None:
    x, y, r = m.x, m.y, m.reach
    lips = line((x - r, y - 1), (x - r * 0.4, y + r * 0.28), (x + r * 0.3, y + r * 0.3), (x + r, y - 2.5))
    canvas.ink(lips, 2.5, m.lips, taper=(0.15, 0.2), wobble=0.2)
    _corner(canvas, x + r, y - 2, 1)
    canvas.ink(line((x - 4, y + r * 0.62), (x + 4, y + r * 0.62)), 1.2, SEPIA, taper=(0.3, 0.4))
    if m.teeth == "one":
        tooth(canvas, x - 3, y + 2.6, 6, 6)
    if m.teeth == "two":
        tooth(canvas, x - 5, y + 2, 5, 7)
        tooth(canvas, x, y + 2, 5, 7)


def _smirk(canvas: Canvas, m: Mouth) -> None:
    x, y, r = m.x, m.y, m.reach
    lips = line((x - r * 0.8, y + 2), (x - r * 0.2, y + 3.6), (x + r * 0.5, y + 0.5), (x + r * 1.25, y - 6.5))
    canvas.ink(lips, 2.7, m.lips, taper=(0.15, 0.15), wobble=0.2)
    _corner(canvas, x + r * 1.25, y - 7, 1)
    canvas.ink(line((x - 2, y + 8), (x + 6, y + 7)), 1.2, SEPIA, taper=(0.3, 0.4))


def _purse(canvas: Canvas, m: Mouth) -> None:
    x, y, r = m.x + 4, m.y, m.reach
    lips = line((x - r * 0.5, y + 1.5), (x, y + 0.5), (x + r * 0.6, y - 2.5))
    canvas.ink(lips, 2.8, m.lips, taper=(0.2, 0.15), wobble=0.15)
    _corner(canvas, x + r * 0.6, y - 3, 1)
    canvas.ink(line((x - r * 0.2, y + 6), (x + r * 0.25, y + 5.2)), 1.3, SEPIA, taper=(0.3, 0.4))


def _grin(canvas: Canvas, m: Mouth) -> None:
    x, y, r = m.x, m.y - 3, m.reach * 1.12
    shape = svg_path(f"M{x - r} {y - 2} C{x - r * 0.4} {y + 3} {x + r * 0.4} {y + 3} {x + r} {y - 2.5} "
                     f"C{x + r * 0.9} {y + r * 0.7} {x + r * 0.45} {y + r * 1.08} {x} {y + r * 1.08} "
                     f"C{x - r * 0.5} {y + r * 1.08} {x - r * 0.9} {y + r * 0.7} {x - r} {y - 2} Z")  # fmt: skip
    canvas.base(shape, MOUTH_DARK)
    with canvas.clip(shape):
        canvas.base(circle(x + 1, y + r * 1.05, r * 0.62, r * 0.44), TONGUE)
        _teeth(canvas, m.teeth, x, y, r)
    canvas.ink(shape, 2.4)
    if m.teeth == "one":
        tooth(canvas, x - 2, y + 1.6, 7, 7)
    for side in (-1, 1):
        _corner(canvas, x + side * (r + 1), y - 2.5, side, 1.8)


def _teeth(canvas: Canvas, kind: str, x: float, y: float, r: float) -> None:
    """The teeth of an open mouth, kept inside it by the clip around this."""
    if kind == "row":
        canvas.base(polygon((x - r, y - 4), (x + r, y - 4), (x + r, y + 4), (x, y + 6.4), (x - r, y + 4)), PAPER_LITE)
        canvas.ink(line((x - r, y + 3.6), (x, y + 6.4), (x + r, y + 3.6)), 1.1)
    for at, wide in {"gap": ((-0.62, 0.5), (0.12, 0.5)), "two": ((-0.36, 0.36), (0.0, 0.36))}.get(kind, ()):
        left, right = x + at * r, x + (at + wide) * r
        block = polygon((left, y - 4), (right, y - 4), (right, y + 7), (left, y + 7))
        canvas.base(block, PAPER_LITE)
        canvas.ink(block, 1.0)
    for at in (-0.66, 0.42) if kind == "fangs" else ():
        canvas.base(polygon((x + at * r, y - 2), (x + (at + 0.3) * r, y - 1), (x + (at + 0.13) * r, y + 8)), WHITE)


def _wail(canvas: Canvas, m: Mouth) -> None:
    x, y, r = m.x, m.y + 2, m.reach * 0.92
    shape = blob((x - r, y + 7), (x - r * 0.66, y - 1), (x - r * 0.1, y - 4.4), (x + r * 0.6, y - 2), (x + r, y + 6),
                 (x + r * 0.5, y + 5.4), (x, y + 8.4), (x - r * 0.5, y + 5.6), tension=0.45)  # fmt: skip
    canvas.base(shape, MOUTH_DARK)
    with canvas.clip(shape):
        if m.teeth == "row":
            upper = polygon((x - r, y - 6), (x + r, y - 6), (x + r * 0.8, y - 0.4), (x - r * 0.8, y))
            canvas.base(upper, PAPER_LITE)
        canvas.base(circle(x, y + 9, r * 0.5, 3.4), TONGUE)
    canvas.ink(shape, 2.4)
    if m.teeth in ("one", "gap"):
        tooth(canvas, x - 4, y - 3, 6, 6)
    if m.teeth == "two":
        tooth(canvas, x - 5, y - 3, 5, 6)
        tooth(canvas, x, y - 3, 5, 6)
    for side in (-1, 1):
        canvas.ink(line((x + side * (r + 1), y + 5), (x + side * (r + 4), y + 9)), 1.7, taper=(0.1, 0.5))


def _sing(canvas: Canvas, m: Mouth) -> None:
    shape = circle(m.x, m.y + 2, m.reach * 0.5, m.reach * 0.62)
    canvas.base(shape, MOUTH_DARK)
    with canvas.clip(shape):
        canvas.base(circle(m.x, m.y + 8, m.reach * 0.42, 4), TONGUE)
    canvas.ink(shape, 2.4)


def tooth(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """One large tooth that hangs from (x, y)."""
    shape = blob((x, y), (x + width, y), (x + width - 0.6, y + height), (x + 0.6, y + height), tension=0.3)
    canvas.base(shape, PAPER_LITE)
    canvas.ink(shape, 1.5)


def round_nose(canvas: Canvas, y: float, skin: str, radius: float, red: float = 0.4) -> None:
    """A round nose with a light on it, in the middle of the face."""
    ball = circle(0, y, radius, radius * 0.88)
    canvas.base(ball, skin)
    canvas.wash(ball, "#d2693f", red, loose=0.3, edge=0.5, spill=0)
    canvas.gouache(circle(-radius * 0.35, y - radius * 0.35, radius * 0.24), PAPER_LITE, 0.75, 0)
    rim = line((-radius * 0.98, y - 1), (-radius * 0.6, y + radius * 0.7), (0, y + radius * 0.88),
               (radius * 0.7, y + radius * 0.62), (radius, y - 2))  # fmt: skip
    canvas.ink(rim, 2.2, wobble=0.2)


def broad_nose(canvas: Canvas, y: float, light: str, reach: float = 8) -> None:
    """A soft nose without an outline above: two wings and a light."""
    wings = line((-reach, y - 4), (-reach * 0.7, y + 1), (0, y + 2.5), (reach * 0.7, y + 1), (reach, y - 4))
    canvas.ink(wings, 2.3, taper=(0.2, 0.3), wobble=0.2)
    canvas.gouache(circle(-1, y - 5, 2.2), light, 0.7, 0.3)


def long_nose(canvas: Canvas, y: float, reach: float = 9) -> None:
    """A long nose seen a little from the side."""
    canvas.ink(line((1, y - 20), (reach * 0.8, y - 3), (reach, y + 1), (0, y + 3)), 2.5, taper=(0.3, 0.25))


def glasses(canvas: Canvas, y: float, gap: float, radius: float, rim: str, *, drop: float = 0, turn: float = 0) -> None:
    """Round glasses; ``drop`` and ``turn`` let them slip."""
    with canvas.at(0, y + drop, rotation=turn):
        for side in (-1, 1):
            lens = circle(side * gap, 0, radius)
            canvas.ink(lens, 4.0, INK, corners=False, shade=0.2)
            canvas.ink(lens, 1.7, rim, corners=False, shade=0, dry=0.15)
            left = side * gap - radius
            glint = blob(
                (left + 4, -2), (left + radius * 0.6, -radius + 3), (left + radius, -radius + 3), (left + 6, 1)
            )
            canvas.gouache(glint, PAPER_LITE, 0.55, 0)
            canvas.ink(line((side * (gap + radius), -1), (side * (gap + radius + 7), -4)), 2.2)
        canvas.ink(line((-gap + radius, -1), (0, -4), (gap - radius, -1)), 2.4)
