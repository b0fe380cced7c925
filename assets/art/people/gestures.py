"""Gestures: arms and hands that come up into a bust. Each is a part for one mood; the lengths are layout pixels."""

import math
from collections.abc import Sequence
from typing import Final

import skia

from assets.art.brush import fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import INK, PAPER_LITE, UMBER
from assets.art.inkwash.shapes import Point, blob, both, circle, line, polygon
from assets.art.people.bust import Person, skin_area

BELOW: Final = 126
"""Where sleeves begin: below the foot of the bust."""


def limb(points: Sequence[Point], widths: Sequence[float]) -> skia.Path:
    """The outline of something bent that runs through points with half widths."""
    left, right = [], []
    last = len(points) - 1
    for i, ((x, y), half) in enumerate(zip(points, widths, strict=True)):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay)
        across = (-(by - ay) / length * half, (bx - ax) / length * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return blob(*left, *reversed(right), tension=0.4)


def sleeve(canvas: Canvas, person: Person, points: Sequence[Point], wide: float = 22, narrow: float = 14) -> None:
    """An arm in cloth through points, with a cuff where it ends."""
    count = len(points)
    widths = [wide + (narrow - wide) * i / (count - 1) for i in range(count)]
    arm = limb(points, widths)
    fill(canvas, arm, person.cloth, 0, 0.95)
    (ax, ay), (bx, by) = points[-2], points[-1]
    with canvas.clip(arm):
        canvas.glaze(limb([(x + wide * 0.6, y + 6) for x, y in points], [wide * 0.5] * count), person.deep, 0.7, soft=4)
    canvas.hatch(arm, 60, 4.6, cover=0.35, width=1.0, colour=INK)
    canvas.ink(arm, 2.7)
    turn = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    with canvas.at(bx, by, rotation=turn):
        cuff = blob((-narrow - 3, 6), (-narrow - 2, -5), (narrow + 2, -5), (narrow + 3, 6), (narrow, 10), (-narrow, 10))
        fill(canvas, cuff, person.deep, 2.3, 0.9)


def _finger(canvas: Canvas, skin: str, x: float, y: float, turn: float, length: float, half: float = 4.4) -> None:
    """A finger that points up from (x, y)."""
    with canvas.at(x, y, rotation=turn):
        shape = blob((-half + 0.4, 10), (-half, -length * 0.4), (0, -length * 0.72), (half, -length * 0.4),
                     (half - 0.4, 10), tension=0.5)  # fmt: skip
        skin_area(canvas, shape, skin)
        canvas.ink(shape, 2.1)


def flat_hand(canvas: Canvas, skin: str, *, thumb: bool = False) -> None:
    """An open hand, its wrist at the origin, fingers up; the thumb to the right if it is seen."""
    if thumb:
        _finger(canvas, skin, 14, -14, 48, 24, 4.6)
    for x, y, turn, length in ((-11, -28, -14, 24), (-3.5, -32, -4, 28), (4.5, -31, 5, 27), (11.5, -26, 15, 22)):
        _finger(canvas, skin, x, y, turn, length)
    palm = blob((-12, 2), (-16, -16), (-13, -30), (0, -34), (13, -29), (14, -14), (11, 2))
    skin_area(canvas, palm, skin)
    canvas.glaze(both(palm, circle(10, -4, 14)), UMBER, 0.3, soft=3)
    canvas.ink(line((-13, -28), (-16, -16), (-12, 2)), 2.4)
    canvas.ink(line((13, -27), (14, -14), (11, 2)), 2.4)
    for x in (-7, 0.5, 8):
        canvas.ink(line((x, -34), (x, -28)), 1.6, taper=(0.05, 0.6))


def fist(canvas: Canvas, skin: str, *, forefinger: bool = False) -> None:
    """A closed hand, its wrist at the origin, knuckles up; with the forefinger stretched if asked."""
    if forefinger:
        _finger(canvas, skin, -10, -24, -6, 36, 5.2)
    palm = blob((-12, 3), (-17, -12), (-14, -26), (0, -30), (14, -26), (16, -12), (12, 3), tension=0.4)
    skin_area(canvas, palm, skin)
    canvas.glaze(both(palm, circle(8, -4, 15)), UMBER, 0.35, soft=3)
    canvas.ink(palm, 2.5)
    for x, top in ((-7, -28), (0, -29), (7, -28)):
        canvas.ink(line((x, top + 1), (x + 0.6, top + 12)), 1.7, taper=(0.05, 0.5))
    over = blob((-14, -12), (-2, -16), (9, -14), (10, -8), (0, -6), (-12, -4), tension=0.45)
    skin_area(canvas, over, skin)
    canvas.ink(over, 2.1)


def thumb_hand(canvas: Canvas, skin: str) -> None:
    """A hand seen from its side, wrist to the right of the origin: four fingers rolled in, the thumb straight up."""
    back = blob((20, -16), (6, -20), (-14, -18), (-18, 0), (-12, 16), (8, 18), (20, 14), tension=0.4)
    skin_area(canvas, back, skin)
    canvas.glaze(both(back, circle(10, 12, 14)), UMBER, 0.35, soft=3)
    canvas.ink(back, 2.5)
    thumb = blob((-12, -12), (-13, -26), (-11, -42), (-3, -46), (3, -40), (2, -28), (8, -16), (0, -8), tension=0.45)
    skin_area(canvas, thumb, skin)
    canvas.ink(thumb, 2.4)
    nail = blob((-8, -42), (-2, -42), (-2, -36), (-8, -36))
    canvas.gouache(nail, PAPER_LITE, 0.5, 0)
    for y in (-8, 0.5, 9):
        finger = blob((-20, y - 4), (-6, y - 5), (2, y), (-6, y + 4.5), (-20, y + 4), tension=0.45)
        skin_area(canvas, finger, skin)
        canvas.ink(finger, 2.0)


def paw(canvas: Canvas, fur: str, *, claws: bool = False) -> None:
    """A round paw with three short toes, its wrist at the origin."""
    for x, turn in ((-9, -16), (0, 0), (9, 16)):
        with canvas.at(x, -22, rotation=turn):
            if claws:
                canvas.ink(line((0, -8), (0, -15)), 3.4, taper=(0, 0.7))
            toe = blob((-6, 8), (-6.4, -4), (0, -10), (6.4, -4), (6, 8))
            skin_area(canvas, toe, fur)
            canvas.ink(toe, 2.1)
    pad = blob((-12, 3), (-16, -10), (-12, -22), (0, -26), (12, -22), (16, -10), (12, 3))
    skin_area(canvas, pad, fur)
    canvas.glaze(both(pad, circle(9, -4, 13)), UMBER, 0.35, soft=3)
    canvas.ink(line((-12, -20), (-16, -10), (-12, 3)), 2.4)
    canvas.ink(line((12, -20), (16, -10), (12, 3)), 2.4)
    for x in (-4.5, 4.5):
        canvas.ink(line((x, -25), (x, -18)), 1.6, taper=(0.05, 0.6))


# -- gestures of one hand -----------------------------------------------------------------------------------------


def chin(canvas: Canvas, person: Person) -> None:
    """Hm: a fist under the chin, the forefinger along it."""
    sleeve(canvas, person, ((48, BELOW), (46, 100), (40, 84)), 22, 14)
    thumb = blob((34, 58), (36, 44), (41, 31), (47, 30), (49, 36), (47, 48), (46, 60), tension=0.45)
    skin_area(canvas, thumb, person.hand)
    canvas.ink(thumb, 2.3)
    closed = blob((18, 52), (30, 47), (46, 50), (55, 60), (54, 74), (42, 80), (26, 77), (17, 66))
    skin_area(canvas, closed, person.hand)
    canvas.glaze(both(closed, circle(50, 72, 16)), UMBER, 0.35, soft=3)
    canvas.ink(closed, 2.5)
    for crease in (((20, 60), (30, 58.5), (38, 61)), ((19, 67), (29, 66.5), (36, 69)), ((23, 74), (31, 74), (36, 76))):
        canvas.ink(line(*crease), 1.7, taper=(0.05, 0.5))
    finger = blob((38, 58), (20, 57), (0, 50), (-5, 45), (-1, 41), (10, 43), (26, 46), (40, 50), tension=0.45)
    skin_area(canvas, finger, person.hand)
    canvas.ink(finger, 2.3)
    canvas.base(polygon((32, 51), (42, 53), (42, 57), (34, 56)), person.hand)


def cheek(canvas: Canvas, person: Person) -> None:
    """Oh dear: a hand pressed flat to the cheek."""
    sleeve(canvas, person, ((-52, BELOW), (-54, 104), (-46, 82)), 22, 13)
    with canvas.at(-40, 76, rotation=14):
        flat_hand(canvas, person.hand)


def both_cheeks(canvas: Canvas, person: Person) -> None:
    """Two hands at the cheeks."""
    for flip in (False, True):
        with canvas.at(flip=flip):
            sleeve(canvas, person, ((-60, BELOW), (-62, 104), (-50, 76)), 20, 13)
            with canvas.at(-46, 70, rotation=12):
                flat_hand(canvas, person.hand)


def raised_finger(canvas: Canvas, person: Person) -> None:
    """A thought comes: the forefinger goes up beside the head."""
    sleeve(canvas, person, ((58, BELOW), (76, 92), (70, 56)), 21, 13)
    with canvas.at(69, 52, rotation=6):
        fist(canvas, person.hand, forefinger=True)


def raised_fist(canvas: Canvas, person: Person) -> None:
    """Hurrah: a fist in the air beside the head."""
    sleeve(canvas, person, ((62, BELOW), (80, 84), (72, 34)), 22, 14)
    with canvas.at(71, 30, rotation=-6):
        fist(canvas, person.hand)


def thumb_up(canvas: Canvas, person: Person) -> None:
    """Well done: a thumb up in front of the chest."""
    sleeve(canvas, person, ((92, BELOW), (90, 98), (74, 79)), 20, 14)
    with canvas.at(52, 76, rotation=8):
        thumb_hand(canvas, person.hand)


def scratch(canvas: Canvas, person: Person) -> None:
    """A hand scratches the side of the head."""
    sleeve(canvas, person, ((66, BELOW), (90, 84), (76, 28), (62, 2)), 22, 13)
    with canvas.at(62, 0, rotation=-42):
        flat_hand(canvas, person.hand)


def over_mouth(canvas: Canvas, person: Person) -> None:
    """A hand flies to the mouth."""
    sleeve(canvas, person, ((54, BELOW), (58, 96), (40, 62)), 21, 13)
    with canvas.at(35, 58, rotation=-56):
        flat_hand(canvas, person.hand)


def on_brow(canvas: Canvas, person: Person) -> None:
    """A hand on the forehead."""
    sleeve(canvas, person, ((-68, BELOW), (-86, 72), (-58, 8)), 21, 13)
    with canvas.at(-55, 3, rotation=50):
        flat_hand(canvas, person.hand)


# -- gestures of both hands ---------------------------------------------------------------------------------------


def clasped(canvas: Canvas, person: Person) -> None:
    """Two hands clasped with delight in front of the chest."""
    for flip in (False, True):
        with canvas.at(flip=flip):
            sleeve(canvas, person, ((76, BELOW), (60, 96), (27, 78)), 21, 13)
    with canvas.at(13, 75, rotation=-38):
        fist(canvas, person.hand)
    with canvas.at(-13, 75, rotation=34):
        fist(canvas, person.hand)


def fingertips(canvas: Canvas, person: Person) -> None:
    """The tips of the fingers laid together below the chin: a plan."""
    for flip in (False, True):
        with canvas.at(flip=flip):
            sleeve(canvas, person, ((72, BELOW), (62, 108), (34, 96)), 20, 12)
            with canvas.at(30, 94, rotation=-27):
                flat_hand(canvas, person.hand, thumb=False)


def folded(canvas: Canvas, person: Person) -> None:
    """Arms folded over the chest."""
    sleeve(canvas, person, ((-84, BELOW), (-72, 92), (10, 84), (46, 90)), 19, 14)
    with canvas.at(48, 90, 0.9, 84):
        fist(canvas, person.hand)
    sleeve(canvas, person, ((84, BELOW), (74, 104), (0, 106), (-40, 100)), 19, 14)
