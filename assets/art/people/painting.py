"""Painting somebody in a mood: the whole bust, and the head alone for small places."""

from typing import Final

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, polygon, union
from assets.art.people import face_parts
from assets.art.people.bust import (
    FACE,
    FOOT,
    HEADROOM,
    HEIGHT,
    MARGIN,
    NECK,
    SIDE,
    SMALL,
    SMALL_DROP,
    SMALL_ZOOM,
    WIDTH,
    Gesture,
    Part,
    Person,
    common_neck,
    face_area,
    sweat,
)
from assets.art.people.feeling import Mood
from assets.art.people.gestures import cheek, chin

TOOTH: Final = 0.5
USUAL_GESTURES: Final[dict[str, Gesture]] = {"thinking": chin, "dismayed": cheek}

SMALL_SINK: Final = 8
"""The most a small head is lowered."""

RIM: Final = 46
"""The radius of the round place that cuts a small head below."""


def bust(person: Person, mood_name: str, scale: float = 2.0) -> Canvas:
    """Somebody in a mood, 200x220 with a margin above and beside, cut straight at the foot."""
    canvas = Canvas(WIDTH + 2 * SIDE, HEIGHT + MARGIN, scale, seed=person.seed, tooth=TOOTH)
    with canvas.at(SIDE + FACE[0], MARGIN + HEIGHT, person.size), canvas.at(0, -FOOT):
        draw(canvas, person, person.feeling(mood_name))
    return canvas


def small(person: Person, mood_name: str, scale: float = 2.0) -> Canvas:
    """The head in a mood, 104x104: drawn smaller with the same pens, so that it stays plain.

    Below its middle it is cut by a circle, the round place it looks out of; above it may reach over the edge.
    """
    canvas = Canvas(SMALL + 2 * MARGIN, HEADROOM + SMALL + MARGIN, scale, seed=person.seed + 7, tooth=TOOTH)
    zoom, drop, aside = person.small
    with canvas.at(MARGIN + SMALL / 2, HEADROOM + SMALL / 2):
        upper = polygon((-96, -92), (96, -92), (64, -18), (45, 6), (-45, 6), (-64, -18))
        window = union(upper, circle(0, 4, RIM))
        with canvas.clip(window), canvas.at(aside, SMALL_DROP - SMALL / 2 + drop, SMALL_ZOOM * zoom, line_scale=0.92):
            mood = person.feeling(mood_name)
            draw(canvas, person, mood.but(sink=min(mood.sink, SMALL_SINK)), hands=False)
    return canvas


def draw(canvas: Canvas, person: Person, mood: Mood, *, hands: bool = True) -> None:
    """Paint somebody around the origin, from back to front."""

    def nod(part: Part, lift: float = 0) -> None:
        """Paint a part that moves with the head."""
        with canvas.at(0, NECK + mood.sink, rotation=mood.tilt), canvas.at(0, -NECK - lift):
            part(canvas, mood)

    person.backdrop(canvas, mood)
    nod(person.behind)
    (person.neck or (lambda sheet, _: common_neck(sheet, person)))(canvas, mood)
    with canvas.at(0, -mood.shrug):
        person.shoulders(canvas, mood)
    nod(lambda sheet, feeling: _features(sheet, person, feeling))
    nod(person.hair)
    bushy = person.brows is not None and person.brows.bushy > 0
    if person.brows and not bushy:
        nod(lambda sheet, feeling: _brows(sheet, person, feeling))
    nod(person.hat, mood.hat)
    if bushy:
        nod(lambda sheet, feeling: _brows(sheet, person, feeling))
    if mood.sweat:
        nod(sweat)
    if hands:
        person.front(canvas, mood)
        gesture = person.gestures.get(mood.name, USUAL_GESTURES.get(mood.name))
        if gesture:
            gesture(canvas, person)


def _brows(canvas: Canvas, person: Person, mood: Mood) -> None:
    if person.brows:
        face_parts.brows(canvas, person.brows, mood)


def _features(canvas: Canvas, person: Person, mood: Mood) -> None:
    face_area(canvas, person, mood)
    person.beard(canvas, mood)
    (person.eyes_part or (lambda sheet, feeling: face_parts.eyes(sheet, person, feeling)))(canvas, mood)
    if person.mouth_part:
        person.mouth_part(canvas, mood)
    else:
        face_parts.mouth(canvas, person.mouth, mood)
    person.nose(canvas, mood)
