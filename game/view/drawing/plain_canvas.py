"""PlainCanvas: what can be drawn without sprites and words: plain shapes in the colours of the theme."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import pygame

from game.view.drawing import shapes
from game.view.drawing.area import Area
from game.view.drawing.drafts import Draft, Drafts
from game.view.drawing.picture import Box, Picture, Stroke, meet
from game.view.drawing.studio import Made, Studio
from game.view.drawing.surfaces import ALPHA_STEPS, alpha_step
from game.view.drawing.theme import Theme
from game.view.drawing.viewport import Viewport

SPARED_CORNER = 14.0
"""The radius of the corners of what a veil spares, in layout px."""

SHADE_CORNER = 10.0
"""The radius of the corners of a shade, in layout px."""


class PlainCanvas:
    """One moment being drawn: every call adds to `picture`; x, y, sizes and areas are layout px.

    Colours are names of the theme.
    """

    def __init__(self, studio: Studio, viewport: Viewport) -> None:
        self.studio = studio
        self.viewport = viewport
        self.picture = Picture(viewport.size)
        self._clip: Box | None = None
        self._drafts = studio.drafts if viewport == studio.viewport else Drafts()

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.studio.theme

    @property
    def visible(self) -> Area:
        """What the window shows: the layout and the margins around it."""
        return self.viewport.visible

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Draw only inside an area as long as the context lasts."""
        outer = self._clip
        box = self.viewport.to_window(area)
        self._clip = box if outer is None else meet(outer, box)
        try:
            yield
        finally:
            self._clip = outer

    def fill(self, area: Area, colour: str, alpha: float = 1.0, radius: float = 0.0) -> None:
        """Draw a filled rectangle, with round corners if `radius` is given."""
        x, y, width, height = self.viewport.to_window(area)
        rgb = self.theme.colour(colour)
        if alpha >= 1 and radius <= 0:
            self.picture.strokes.append(Stroke(colour, rgb, x, y, width, height, self._clip))
            return
        corner = min(round(radius * self.viewport.scale), width // 2, height // 2)
        fade = alpha_step(alpha) / ALPHA_STEPS
        self._add_shape(
            colour,
            ("fill", width, height, rgb, fade, corner),
            x,
            y,
            lambda: shapes.rectangle(width, height, rgb, fade, corner),
        )

    def disc(self, x: float, y: float, radius: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a filled circle."""
        left, top, width, _ = self.viewport.to_window(Area.around(x, y, 2 * radius, 2 * radius))
        rgb, fade = self.theme.colour(colour), alpha_step(alpha) / ALPHA_STEPS
        self._add_shape(colour, ("disc", width, rgb, fade), left, top, lambda: shapes.disc(width, rgb, fade))

    def soft(self, area: Area, colour: str, alpha: float) -> None:
        """Draw an ellipse that fills an area and fades to nothing at its rim: a glow or a shadow."""
        x, y, width, height = self.viewport.to_window(area)
        rgb, fade = self.theme.colour(colour), alpha_step(alpha) / ALPHA_STEPS
        key = ("soft", width, height, rgb, fade)
        self._add_shape(f"soft.{colour}", key, x, y, lambda: shapes.soft(width, height, rgb, fade))

    def shade(self, area: Area, pool: Area, warm: str, far: str, alpha: float) -> None:
        """Draw the light on an area: warm where a pool of light lies on it, a dark colour far off."""
        x, y, width, height = self.viewport.to_window(area)
        pool_x, pool_y, wide, high = self.viewport.to_window(pool)
        box, corner = (pool_x - x, pool_y - y, wide, high), self._thickness(SHADE_CORNER)
        light, dark, fade = self.theme.colour(warm), self.theme.colour(far), alpha_step(alpha) / ALPHA_STEPS
        key = ("shade", width, height, box, light, dark, fade)
        make = partial(shapes.shade, (width, height), corner, box, light, dark, fade)
        self._add_shape(f"shade.{far}", key, x, y, make)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float = 2.0, alpha: float = 1.0) -> None:
        """Draw a circle's line inside the radius."""
        left, top, wide, _ = self.viewport.to_window(Area.around(x, y, 2 * radius, 2 * radius))
        rgb, fade, line = self.theme.colour(colour), alpha_step(alpha) / ALPHA_STEPS, self._thickness(width)
        key = ("ring", wide, line, rgb, fade)
        self._add_shape(colour, key, left, top, lambda: shapes.ring(wide, line, rgb, fade))

    def line(
        self, x0: float, y0: float, x1: float, y1: float, colour: str, width: float = 2.0, alpha: float = 1.0
    ) -> None:
        """Draw a straight line."""
        length = math.hypot(x1 - x0, y1 - y0)
        if length == 0:
            return
        half = max(width, 1 / self.viewport.scale) / 2
        across_x, across_y = (y1 - y0) / length * half, (x0 - x1) / length * half
        corners = (
            (x0 + across_x, y0 + across_y),
            (x1 + across_x, y1 + across_y),
            (x1 - across_x, y1 - across_y),
            (x0 - across_x, y0 - across_y),
        )
        self.polygon(corners, colour, alpha)

    def polygon(self, points: Sequence[tuple[float, float]], colour: str, alpha: float = 1.0) -> None:
        """Draw a filled polygon."""
        corners = tuple(points)
        self.kept(("polygon", corners, colour, alpha), lambda: self._polygon(corners, colour, alpha))

    def _polygon(self, points: Sequence[tuple[float, float]], colour: str, alpha: float) -> None:
        """Draw a filled polygon."""
        scale = self.viewport.scale
        in_window = [(x * scale + self.viewport.left, y * scale + self.viewport.top) for x, y in points]
        left = math.floor(min(x for x, _ in in_window)) - 1
        top = math.floor(min(y for _, y in in_window)) - 1
        size = (
            math.ceil(max(x for x, _ in in_window)) + 1 - left,
            math.ceil(max(y for _, y in in_window)) + 1 - top,
        )
        inner = tuple((round(x - left, 2), round(y - top, 2)) for x, y in in_window)
        rgb, fade = self.theme.colour(colour), alpha_step(alpha) / ALPHA_STEPS
        key = ("polygon", inner, rgb, fade)
        self._add_shape(colour, key, left, top, lambda: shapes.polygon(size, inner, rgb, fade))

    def veil(self, colour: str = "curtain", alpha: float = 0.45, spared: Sequence[tuple[Area, float]] = ()) -> None:
        """Draw one colour over everything, the margins too, but for some areas, each turned by degrees clockwise."""
        if not spared:
            self.fill(self.visible, colour, alpha)
            return
        rgb, fade = self.theme.colour(colour), alpha_step(alpha) / ALPHA_STEPS
        box = self.viewport.to_window(self.visible)
        holes = tuple((self.viewport.to_window(area), turn) for area, turn in spared)
        inner = tuple(((x - box[0], y - box[1], width, height), turn) for (x, y, width, height), turn in holes)
        corner = round(SPARED_CORNER * self.viewport.scale)
        key = ("veil", box[2:], inner, rgb, fade)
        self._add_shape(colour, key, box[0], box[1], lambda: shapes.pierced(box[2:], inner, corner, rgb, fade))

    def kept(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw what `draw` draws, or what it drew a moment ago under the key, which names all that it depends on."""
        full_key = (key, self._clip)
        draft = self._drafts.get(full_key)
        if draft is None:
            self._drafts.keep(full_key, self._drawn(draw))
        else:
            self._put(draft)

    def kept_at(self, y: float, key: Hashable, draw: Callable[[], None]) -> None:
        """Draw what `draw` draws at a height in layout px, or what it drew a moment ago there or at another height.

        The key names all that it depends on but the height. What is moved is moved by an even number of px: halves of
        a px then come to the same.
        """
        top = y * self.viewport.scale
        even = 2 * math.floor(top / 2)
        full_key = (key, round(top - even, 6), self._clip)
        draft = self._drafts.get(full_key)
        if draft is None:
            self._drafts.keep(full_key, self._drawn(draw)._replace(top=even))
            return
        if draft.top != even:
            draft = self._drafts.keep(full_key, draft.moved_to(even))
        self._put(draft)

    def _drawn(self, draw: Callable[[], None]) -> Draft:
        """Draw something and return what it was."""
        picture = self.picture
        strokes, frames, texts = len(picture.strokes), len(picture.frames), len(picture.texts)
        draw()
        return Draft(tuple(picture.strokes[strokes:]), tuple(picture.frames[frames:]), tuple(picture.texts[texts:]))

    def _thickness(self, width: float) -> int:
        """Return a line's width in window px, at least 1."""
        return max(1, round(width * self.viewport.scale))

    def _add_shape(self, what: str, key: Hashable, x: int, y: int, make: Callable[[], pygame.Surface]) -> None:
        """Add a plain shape, made when it is not kept."""
        made = self.studio.made.get(key)
        if made is None:
            made = self.studio.made.keep(key, Made(make()))
        self._add(what, made.surface, x, y)

    def _add(self, what: str, surface: pygame.Surface, x: int, y: int) -> None:
        """Add a premultiplied surface at a place in the window."""
        self.picture.strokes.append(self._stroke(what, surface, x, y))

    def _stroke(self, what: str, surface: pygame.Surface, x: int, y: int) -> Stroke:
        """Return a premultiplied surface at a place in the window."""
        width, height = surface.get_size()
        return Stroke(what, surface, x, y, width, height, self._clip)

    def _put(self, draft: Draft) -> None:
        """Add what a call drew."""
        picture = self.picture
        picture.strokes += draft.strokes
        if draft.frames:
            picture.frames += draft.frames
        if draft.texts:
            picture.texts += draft.texts
