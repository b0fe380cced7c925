"""Picture: one moment of the window as a list of things to paint, and the screen that repaints what differs."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from weakref import ref

import pygame

Box = tuple[int, int, int, int]
"""A rectangle in window px: x, y, width, height."""


class Ink(NamedTuple):
    """What words are written with: their colour, that of the rim round their letters, if any, their face and size.

    The size is that at which they are set, in window px.
    """

    colour: tuple[int, int, int]
    rim: tuple[int, int, int] | None
    role: str
    size: int


class Stroke(NamedTuple):
    """One thing to paint: a surface (premultiplied unless `opaque`) or a plain colour in a rectangle of the window.

    `what` says for people and tests what is painted: the name of a frame, or the words of a text, which have `ink`.
    `clip` bounds it.
    """

    what: str
    paint: pygame.Surface | tuple[int, int, int]
    x: int
    y: int
    width: int
    height: int
    clip: Box | None = None
    opaque: bool = False
    ink: Ink | None = None

    @property
    def box(self) -> Box:
        """The rectangle that it can change."""
        if self.clip is None:
            return self.x, self.y, self.width, self.height
        return meet((self.x, self.y, self.width, self.height), self.clip)


class Picture:
    """One moment of the window: its size and its strokes from back to front, with the frames and texts among them."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.strokes: list[Stroke] = []
        self.frames: list[str] = []
        self.texts: list[str] = []
        self.step: Step | None = None
        """What was painted when another picture was shown after this one."""

    def boxes_of(self, what: str) -> list[Box]:
        """Return where a frame or a text is painted, in window px."""
        return [stroke.box for stroke in self.strokes if stroke.what == what]

    def paint_on(self, surface: pygame.Surface, box: Box | None = None) -> None:
        """Paint the strokes, or only their part inside one rectangle."""
        premultiplied = pygame.BLEND_PREMULTIPLIED
        clipped = surface.get_clip()
        bounds = (0, 0, *self.size) if box is None else box
        left, top, right, bottom = bounds[0], bounds[1], bounds[0] + bounds[2], bounds[1] + bounds[3]
        surface.set_clip(bounds)
        current: Box | None = None
        for _, paint, x, y, width, height, clip, opaque, _ in self.strokes:
            if x >= right or y >= bottom or x + width <= left or y + height <= top:
                continue
            if clip is not current and clip != current:
                surface.set_clip(bounds if clip is None else meet(bounds, clip))
                current = clip
            if isinstance(paint, pygame.Surface):
                surface.blit(paint, (x, y), special_flags=0 if opaque else premultiplied)
            else:
                surface.fill(paint, (x, y, width, height))
        surface.set_clip(clipped)

    def surface(self) -> pygame.Surface:
        """Return the picture painted on a surface of its own."""
        surface = pygame.Surface(self.size)
        self.paint_on(surface)
        return surface


def meet(one: Box, other: Box) -> Box:
    """Return what two rectangles share; its width or height is 0 when they share nothing."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[0] + one[2], other[0] + other[2]), min(one[1] + one[3], other[1] + other[3])
    return left, top, max(0, right - left), max(0, bottom - top)


def join(one: Box, other: Box) -> Box:
    """Return the smallest rectangle that holds both."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, bottom - top


MOVED = 16
"""Of more strokes that differ place by place some may only have moved up or down in the order."""


def differing(before: Sequence[Stroke], after: Sequence[Stroke]) -> list[Stroke]:
    """Return the strokes of either list that the other lacks, as far as the order of those they share is kept."""
    first = 0
    shortest = min(len(before), len(after))
    while first < shortest and before[first] == after[first]:
        first += 1
    last = 0
    while last < shortest - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    if len(old) != len(new):
        return _lacking(old, new)
    replaced = [stroke for pair in zip(old, new, strict=True) if pair[0] != pair[1] for stroke in pair]
    return replaced if len(replaced) <= MOVED else min(replaced, _lacking(old, new), key=len)


def _lacking(old: Sequence[Stroke], new: Sequence[Stroke]) -> list[Stroke]:
    """Return the strokes of either list that the other lacks where it goes on in the same order."""
    places: dict[Stroke, list[int]] = {}
    for index in range(len(old) - 1, -1, -1):
        places.setdefault(old[index], []).append(index)
    changed: list[Stroke] = []
    passed = 0
    for stroke in new:
        indices = places.get(stroke, [])
        while indices and indices[-1] < passed:
            indices.pop()
        if indices:
            changed.extend(old[passed : indices[-1]])
            passed = indices.pop() + 1
        else:
            changed.append(stroke)
    changed.extend(old[passed:])
    return changed


MOST_BOXES = 12
"""The rectangles in which a window is painted at most."""

MOST_PX = 500_000
"""The px after which what else differs waits for the next frame, as when light crosses the table."""

BOX_PRICE = 16_000
"""What painting a rectangle more costs, as a number of px that take as long."""


def gather(boxes: Iterable[Box], bounds: Box, most: int = MOST_BOXES, price: int = BOX_PRICE) -> list[Box]:
    """Return rectangles that cover all boxes inside the bounds, with little beside them; some may overlap.

    Two are joined where that adds less than `price` px to paint, or where there would be more than `most`.
    """
    parts = sorted({meet(box, bounds) for box in boxes}, key=lambda part: (_px(part), part), reverse=True)
    gathered: list[Box] = []
    for box in parts:
        part = box
        if not _px(part):
            break
        if any(_holds(other, part) for other in gathered):
            continue
        while gathered:
            waste, index, joined = min(
                (_px(joined := join(part, other)) - _px(part) - _px(other), index, joined)
                for index, other in enumerate(gathered)
            )
            if waste > price and len(gathered) < most:
                break
            del gathered[index]
            part = joined
        gathered.append(part)
    return gathered


def _holds(box: Box, part: Box) -> bool:
    """Return whether a rectangle lies in another."""
    return (
        box[0] <= part[0]
        and box[1] <= part[1]
        and part[0] + part[2] <= box[0] + box[2]
        and part[1] + part[3] <= box[1] + box[3]
    )


def _px(box: Box) -> int:
    """Return how many px a rectangle has."""
    return box[2] * box[3]


class Step(NamedTuple):
    """From one picture to another: the rectangles that differ, and what is seen in them once it was shown twice.

    Flames go round in a few pictures: painting their rectangles out of all strokes each time would be most of the work
    of a quiet table.
    """

    after: ref[Picture]
    boxes: list[Box]
    seen: list[pygame.Surface]


TILE, MANY = 192, 48
"""Of more rectangles than so many those are joined first that begin in the same square of so many px a side."""


def by_tiles(boxes: Sequence[Box]) -> Sequence[Box]:
    """Return rectangles that cover many others: those that begin near each other are joined."""
    if len(boxes) <= MANY:
        return boxes
    joined: dict[tuple[int, int], Box] = {}
    for box in boxes:
        tile = box[0] // TILE, box[1] // TILE
        other = joined.get(tile)
        joined[tile] = box if other is None else join(box, other)
    return [*joined.values()]


class Screen:
    """A surface that shows pictures and repaints only where two of them differ.

    Where that is more than `most` px, rectangles that lie apart are painted one frame after the other.
    """

    def __init__(self, surface: pygame.Surface, most: int = MOST_PX) -> None:
        self.surface = surface
        self._most = most
        self._shown: Picture | None = None
        self._owed: list[Box] = []

    @property
    def owes(self) -> bool:
        """Whether some of the picture that was shown last is still to be painted: it has to be shown again."""
        return bool(self._owed)

    def settle(self) -> None:
        """Paint what is owed."""
        if self._shown is not None:
            self._paint(self._shown, self._owed)
        self._owed = []

    def show(self, picture: Picture) -> list[Box]:
        """Paint the picture; return the rectangles that changed (none: nothing did)."""
        before, self._shown = self._shown, picture
        if picture is before and not self._owed:
            return []
        bounds = (0, 0, *picture.size)
        if before is None or before.size != picture.size:
            self.surface.fill((0, 0, 0))
            picture.paint_on(self.surface)
            self._owed = []
            return [bounds]
        step = before.step
        if self._owed or step is None or step.after() is not picture:
            differ = [stroke.box for stroke in differing(before.strokes, picture.strokes)]
            boxes = gather([*by_tiles(differ), *self._owed], bounds)
            if not self._owed:
                before.step = Step(ref(picture), boxes, [])
            painted = self._first_of(boxes)
            self._owed = [box for box in boxes if box not in painted]
            self._paint(picture, painted)
            return painted
        if step.seen:
            self.surface.blits(
                [(part, box[:2]) for part, box in zip(step.seen, step.boxes, strict=True)], doreturn=False
            )
        else:
            self._paint(picture, step.boxes)
            step.seen.extend(self.surface.subsurface(box).copy() for box in step.boxes)
        return step.boxes

    def _first_of(self, boxes: Sequence[Box]) -> list[Box]:
        """Return what is painted at once: rectangles that have waited, then small ones, in which things move."""
        painted: list[Box] = []
        px = 0
        for box in sorted(boxes, key=lambda box: (not any(_px(meet(box, owed)) for owed in self._owed), _px(box))):
            px += _px(box)
            if painted and px > self._most:
                break
            painted.append(box)
        return painted

    def _paint(self, picture: Picture, boxes: Iterable[Box]) -> None:
        """Paint a picture in some rectangles."""
        for box in boxes:
            self.surface.fill((0, 0, 0), box)
            picture.paint_on(self.surface, box)
