"""Motion: the steps that a timeline plays: numbers that change, pieces that fly, pauses, calls, and their order."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from game.view.drawing.canvas import Canvas

Ease: TypeAlias = Callable[[float], float]
"""How a motion spends its time: a part of the time (0–1) becomes a part of the way (0–1)."""


def ease_out(part: float) -> float:
    """Start fast and settle."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Start and settle gently."""
    return part * part * (3 - 2 * part)


class Pose(NamedTuple):
    """How a piece lies: its centre in layout px, its size as factors, its rotation (degrees) and opacity."""

    x: float
    y: float
    width_factor: float = 1.0
    scale: float = 1.0
    rotation: float = 0.0
    alpha: float = 1.0

    def between(self, other: "Pose", part: float) -> "Pose":
        """Return the pose at a part (0–1) of the straight way to another."""
        return Pose(*(start + (end - start) * part for start, end in zip(self, other, strict=True)))


Actor: TypeAlias = Callable[[Canvas, Pose], None]
"""Draws a piece in a pose."""


def sprite_actor(frame: str, width: float | None = None, height: float | None = None) -> Actor:
    """Return the actor of a frame; without width and height it has its natural size, with one its proportion."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        natural = canvas.size_of(frame)
        wide, high = width, height
        if wide is None:
            wide = natural.width if high is None else high * natural.width / natural.height
        if high is None:
            high = wide * natural.height / natural.width
        # Sizes go in steps of 2 %, so that a growing sprite is scaled a few times only.
        factor_x = round(pose.scale * pose.width_factor * 50) / 50
        factor_y = round(pose.scale * 50) / 50
        if factor_x > 0 and factor_y > 0:
            canvas.centred(
                frame, pose.x, pose.y, wide * factor_x, high * factor_y, rotation=pose.rotation, alpha=pose.alpha
            )

    return draw


class Step:
    """A part of a script that lasts `seconds` at speed 1."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.ended = False

    def at(self, seconds: float) -> None:
        """Come to a time from 0 to `seconds`; it never goes back."""

    def end(self) -> None:
        """Come to the end; a second time changes nothing."""
        self.ended = True

    def leaves(self) -> "Iterator[Step]":
        """Yield the steps that hold no others, the earliest first."""
        yield self


class Wait(Step):
    """A pause."""


class Call(Step):
    """A function that is called when its turn comes."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__(0.0)
        self._function = function

    def end(self) -> None:
        """Call the function."""
        if not self.ended:
            self.ended = True
            self._function()


class Change(Step):
    """A number under a name that goes from `start` to `finish`; while it waits it stays at the start."""

    def __init__(self, name: str, start: float, finish: float, seconds: float, ease: Ease) -> None:
        super().__init__(seconds)
        self.name = name
        self.now = start
        self._start = start
        self._finish = finish
        self._ease = ease

    def at(self, seconds: float) -> None:
        """Come to a time."""
        part = self._ease(seconds / self.seconds) if self.seconds > 0 else 1.0
        self.now = self._start + (self._finish - self._start) * part


class Flight(Step):
    """A piece on its way: `pose_at` gives its pose at a part (0–1) of the time.

    The pieces named in `hides` are not at their places until it ends. Before its turn it is drawn where it starts if
    it is `seen_before`, else not at all.
    """

    def __init__(
        self,
        actor: Actor,
        pose_at: Callable[[float], Pose],
        seconds: float,
        *,
        hides: Sequence[str] = (),
        seen_before: bool = False,
    ) -> None:
        super().__init__(seconds)
        self.actor = actor
        self.hides = frozenset(hides)
        self.pose: Pose | None = pose_at(0.0) if seen_before else None
        self._pose_at = pose_at

    def at(self, seconds: float) -> None:
        """Come to a time."""
        self.pose = self._pose_at(seconds / self.seconds if self.seconds > 0 else 1.0)


class Sequenced(Step):
    """Steps that begin at given times."""

    def __init__(self, parts: Sequence[tuple[float, Step]]) -> None:
        super().__init__(max((start + step.seconds for start, step in parts), default=0.0))
        self._parts = tuple(parts)

    def at(self, seconds: float) -> None:
        """Come to a time."""
        for start, step in self._parts:
            if step.ended or seconds < start:
                continue
            if seconds >= start + step.seconds:
                step.end()
            else:
                step.at(seconds - start)

    def end(self) -> None:
        """Bring every step to its end."""
        for _, step in self._parts:
            step.end()
        self.ended = True

    def leaves(self) -> Iterator[Step]:
        """Yield the steps that hold no others."""
        for _, step in self._parts:
            yield from step.leaves()


def sequence(*steps: Step) -> Step:
    """Return the steps one after the other."""
    parts = []
    start = 0.0
    for step in steps:
        parts.append((start, step))
        start += step.seconds
    return Sequenced(parts)


def parallel(*steps: Step, stagger: float = 0.0) -> Step:
    """Return the steps at the same time, each `stagger` seconds after the one before."""
    return Sequenced([(index * stagger, step) for index, step in enumerate(steps)])


def wait(seconds: float) -> Step:
    """Return a pause."""
    return Wait(seconds)


def call(function: Callable[[], None]) -> Step:
    """Return the call of a function; skipping calls it too."""
    return Call(function)


def change(name: str, start: float, finish: float, seconds: float, ease: Ease = ease_in_out) -> Step:
    """Return a number that changes; a picture reads it by `Timeline.value`."""
    return Change(name, start, finish, seconds, ease)


def fly(
    actor: Actor,
    start: Pose,
    finish: Pose,
    seconds: float,
    *,
    lift: float = 60.0,
    ease: Ease = ease_in_out,
    hides: Sequence[str] = (),
    seen_before: bool = False,
) -> Step:
    """Return a flight in an arc whose middle is `lift` layout px above the straight line."""

    def pose_at(part: float) -> Pose:
        way = ease(part)
        pose = start.between(finish, way)
        return pose._replace(y=pose.y - lift * math.sin(math.pi * way))

    return Flight(actor, pose_at, seconds, hides=hides, seen_before=seen_before)


def flip(
    back: Actor, face: Actor, pose: Pose, seconds: float, *, hides: Sequence[str] = (), finish: Pose | None = None
) -> Step:
    """Return a card that turns over from back to face, on its way to `finish` if that is given."""

    def pose_at(part: float) -> Pose:
        way = pose.between(finish or pose, ease_in_out(part))
        return way._replace(width_factor=way.width_factor * math.cos(math.pi * ease_in_out(part)))

    def draw(canvas: Canvas, now: Pose) -> None:
        side = back if now.width_factor > 0 else face
        side(canvas, now._replace(width_factor=abs(now.width_factor)))

    return Flight(draw, pose_at, seconds, hides=hides)


def appear(actor: Actor, pose: Pose, seconds: float, *, hides: Sequence[str] = ()) -> Step:
    """Return a piece that grows and fades in."""

    def pose_at(part: float) -> Pose:
        way = ease_out(part)
        return pose._replace(alpha=pose.alpha * way, scale=pose.scale * (0.8 + 0.2 * way))

    return Flight(actor, pose_at, seconds, hides=hides)


def vanish(actor: Actor, pose: Pose, seconds: float, *, seen_before: bool = True) -> Step:
    """Return a piece that fades out."""
    return Flight(actor, lambda part: pose._replace(alpha=pose.alpha * (1 - part)), seconds, seen_before=seen_before)


def stay(actor: Actor, pose: Pose, seconds: float, *, hides: Sequence[str] = ()) -> Step:
    """Return a piece that lies still for a time."""
    return Flight(actor, lambda part: pose, seconds, hides=hides)
