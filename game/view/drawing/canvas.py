"""Canvas: what a scene draws on, in layout px; it notes down strokes and paints nothing itself."""

import math
from collections.abc import Callable, Hashable, Iterable
from typing import Literal, TypeAlias

import pygame

from game.view.drawing import slices
from game.view.drawing.area import Area, Extent
from game.view.drawing.drafts import Draft
from game.view.drawing.ground import Ground
from game.view.drawing.picture import Box, Ink, Stroke
from game.view.drawing.plain_canvas import PlainCanvas
from game.view.drawing.sheets import Print
from game.view.drawing.studio import Made
from game.view.drawing.surfaces import (
    ALPHA_STEPS,
    TURN_STEPS,
    alpha_step,
    blank,
    cut_by,
    faded,
    lifted,
    lying,
    scaled,
    slope,
    turn_step,
    turned,
)
from game.view.drawing.text import SMALLEST, Align, Block, Role, Style
from game.view.drawing.viewport import Viewport

Vertical: TypeAlias = Literal["top", "middle", "baseline", "bottom"]

ANCHORS = {
    "topleft": (0.0, 0.0),
    "midtop": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "midleft": (0.0, 0.5),
    "center": (0.5, 0.5),
    "midright": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "midbottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}

SIGNS = {"-": "minus", "−": "minus", "+": "plus", "/": "slash", "–": "dash", "=": "equals", "×": "times"}
"""The frames of the signs that stand between figures."""

GROUND = "ground"
"""The name under which the theme says how light the tables are."""

LEAST_SURROUNDED = 120.0
"""From this width and height in layout px on the sides of what surrounds an area are painted apart."""

_TRACK, _APART = 0.06, 2.0
"""The gap between figures as a part of their height, and the least one in window px: each is as wide as whole px."""


FINER = 2
"""How much finer what lies on a table is drawn before it is laid down, for it is scaled row by row then."""


class Canvas(PlainCanvas):
    """One moment being drawn: every call adds to `picture`; x, y, sizes and areas are layout px.

    Colours are names of the theme. Rotations are in degrees, clockwise, about the centre of the thing.
    """

    beneath = False
    """Whether what is drawn lies beneath another scene, so that nothing is said about what is pointed at."""

    _part: Area | None = None
    """Which part of a layout the surface shows, where it shows but one."""

    # Sprites

    def has(self, frame: str) -> bool:
        """Return whether a loaded sheet has the frame."""
        return frame in self.studio.sheets

    def size_of(self, frame: str) -> Extent:
        """Return the natural size of a frame's piece."""
        return self.studio.sheets.frame(frame).extent

    def sprite(
        self,
        frame: str,
        x: float,
        y: float,
        width: float | None = None,
        height: float | None = None,
        *,
        anchor: str = "topleft",
        rotation: float = 0.0,
        alpha: float = 1.0,
        flip: bool = False,
    ) -> Area:
        """Draw a frame so that the anchor of its piece lies at (x, y); return the piece's area before rotation.

        With one of width and height the proportion is kept, with none the natural size.
        """
        part_x, part_y = ANCHORS[anchor]
        key = ("sprite", frame, x, y, width, height, anchor, rotation, alpha, flip, self._clip)
        draft = self._drafts.get(key)
        if draft is None:
            wide, high = self._extent_of(frame, width, height)
            area = Area(x - part_x * wide, y - part_y * high, wide, high)
            draft = self._drafts.keep(key, self._placed(frame, area, rotation, alpha, flip=flip))
        self._put(draft)
        wide, high = draft.extent
        return Area(x - part_x * wide, y - part_y * high, wide, high)

    def _extent_of(self, frame: str, width: float | None, height: float | None) -> Extent:
        """Return the size of a piece of which none, one or both measures are given."""
        if width is not None and height is not None:
            return Extent(width, height)
        natural = self.size_of(frame)
        if width is not None:
            return Extent(width, width * natural.height / natural.width)
        if height is not None:
            return Extent(height * natural.width / natural.height, height)
        return natural

    def centred(
        self,
        frame: str,
        x: float,
        y: float,
        width: float | None = None,
        height: float | None = None,
        *,
        rotation: float = 0.0,
        alpha: float = 1.0,
        flip: bool = False,
    ) -> Area:
        """Draw a frame with the centre of its piece at (x, y)."""
        return self.sprite(frame, x, y, width, height, anchor="center", rotation=rotation, alpha=alpha, flip=flip)

    def place(self, frame: str, area: Area, *, rotation: float = 0.0, alpha: float = 1.0, flip: bool = False) -> None:
        """Draw a frame with its piece stretched to an area."""
        key = ("place", frame, area, rotation, alpha, flip, self._clip)
        draft = self._drafts.get(key)
        if draft is None:
            draft = self._drafts.keep(key, self._placed(frame, area, rotation, alpha, flip=flip))
        self._put(draft)

    def _placed(self, frame: str, area: Area, rotation: float, alpha: float, *, flip: bool) -> Draft:
        """Return a frame with its piece stretched to an area."""
        extent = Extent(area.width, area.height)
        if alpha_step(alpha) == 0:
            return Draft((), extent=extent)
        x, y, width, height = self.viewport.to_window(area)
        made = self.studio.sheets.printed(frame, width, height, alpha=alpha, rotation=rotation, flip=flip)
        if turn_step(rotation):
            x, y = x + width // 2, y + height // 2
        return Draft((self._stroke(frame, made.surface, x + made.dx, y + made.dy),), (frame,), (), extent)

    def three_slice(self, frame: str, area: Area, cap: float, *, alpha: float = 1.0) -> None:
        """Draw a frame as high as the area and stretched to its width, with ends of `cap` layout px kept in shape."""
        natural = self.size_of(frame)
        factor = area.height / natural.height
        x, y, width, height = self.viewport.to_window(area)
        own_width = max(1, round(natural.width * factor * self.viewport.scale))
        key = ("three", frame, width, height, cap, alpha_step(alpha))

        def make() -> Print:
            whole = self.studio.sheets.printed(frame, own_width, height, alpha=alpha)
            return slices.three_slice(whole, (own_width, height), round(cap * factor * self.viewport.scale), width)

        self._add_slices(frame, key, make, x, y)

    def nine_slice(self, frame: str, area: Area, corner: float, *, alpha: float = 1.0) -> None:
        """Draw a frame stretched to an area with corners of `corner` layout px kept in shape."""
        x, y, width, height = self.viewport.to_window(area)
        key = ("nine", frame, width, height, corner, alpha_step(alpha))
        self._add_slices(frame, key, lambda: self._nine_slice(frame, (width, height), corner, alpha), x, y)

    def _nine_slice(self, frame: str, size: tuple[int, int], corner: float, alpha: float) -> Print:
        """Return a frame with its piece stretched to a size in window px."""
        natural, scale = self.size_of(frame), self.viewport.scale
        own = max(1, round(natural.width * scale)), max(1, round(natural.height * scale))
        whole = self.studio.sheets.printed(frame, *own, alpha=alpha)
        return slices.nine_slice(whole, own, round(corner * scale), size)

    def surround(self, frame: str, area: Area, rim: float, *, alpha: float = 1.0) -> None:
        """Draw a frame that is empty but for a rim of so many layout px, stretched round an area.

        Round much its sides are strokes of their own, so that what they surround is not painted anew with them.
        """
        if min(area.width, area.height) < LEAST_SURROUNDED:
            self.nine_slice(frame, area, rim, alpha=alpha)
            return
        x, y, width, height = self.viewport.to_window(area)
        key = ("surround", frame, width, height, rim, alpha_step(alpha))
        sides = [self.studio.made.get((key, side)) for side in range(4)]
        if None in sides:
            whole = self._nine_slice(frame, (width, height), rim, alpha)
            parts = slices.sides(whole, round(rim * self.viewport.scale) - min(whole.dx, whole.dy))
            sides = [self.studio.made.keep((key, side), Made(*part)) for side, part in enumerate(parts)]
        for made in filter(None, sides):
            self._add(frame, made.surface, x + made.dx, y + made.dy)
        self.picture.frames.append(frame)

    def _add_slices(self, frame: str, key: Hashable, make: Callable[[], Print], x: int, y: int) -> None:
        """Add a stretched frame, made when it is not kept."""
        made = self.studio.made.get(key)
        if made is None:
            printed = make()
            made = self.studio.made.keep(key, Made(printed.surface, printed.dx, printed.dy))
        self._add(frame, made.surface, x + made.dx, y + made.dy)
        self.picture.frames.append(frame)

    # Words and figures

    def text(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: float = 24,
        role: Role = "text",
        colour: str = "ink",
        align: Align = "left",
        vertical: Vertical = "top",
        width: float | None = None,
        height: float | None = None,
        fit: bool = False,
        lines: int | None = None,
        spacing: float = 1.25,
        alpha: float = 1.0,
        rotation: float = 0.0,
        outline: str | None = None,
        outline_width: float = 2.0,
    ) -> Extent:
        """Draw words, with `<frame.name>` for a sprite among them; return the size of the text.

        (x, y) is the point that `align` and `vertical` name; "middle" is the middle between the top of the capitals
        of the first line and the last baseline. `width` wraps the text; with `fit` it shrinks to one line instead,
        down to 21 layout px, and then ends in an ellipsis. `height` lets wrapped text shrink likewise. `lines` is the
        most lines. The text-size setting multiplies `size`.
        """
        asked = (text, x, y, size, role, colour, align, vertical, width, height, fit, lines, spacing)
        key = ("text", asked, alpha, rotation, outline, outline_width, self._clip)
        draft = self._drafts.get(key)
        if draft is None:
            rim = outline_width if outline else 0
            style = self._style(size, role, colour, align, width, height, fit, lines, spacing, outline, rim)
            draft = self._drafts.keep(key, self._written(text, x, y, style, vertical, alpha, rotation))
        self._put(draft)
        return draft.extent

    def _written(
        self, text: str, x: float, y: float, style: Style, vertical: Vertical, alpha: float, rotation: float
    ) -> Draft:
        """Return words in a style at a point in layout px."""
        block = self.studio.lettering.block(text, style)
        scale = self.viewport.scale
        extent = Extent(block.width / scale, block.height / scale)
        if not alpha_step(alpha):
            return Draft((), extent=extent)
        left = {"left": 0.0, "center": block.width / 2, "right": float(block.width)}[style.align]
        top = {
            "top": 0.0,
            "baseline": float(block.baseline),
            "middle": (block.baseline - block.capital + block.last_baseline) / 2,
            "bottom": float(block.height),
        }[vertical]
        at_x, at_y = x * scale + self.viewport.left, y * scale + self.viewport.top
        surface = block.surface
        if turn_step(rotation) or alpha_step(alpha) != ALPHA_STEPS:
            surface = self._altered(text, style, block, rotation, alpha)
        if turn_step(rotation):
            centre = pygame.Vector2(block.width / 2 - left, block.height / 2 - top).rotate(rotation)
            corner_x = at_x + centre.x - surface.get_width() / 2
            corner_y = at_y + centre.y - surface.get_height() / 2
        else:
            corner_x, corner_y = at_x - left - block.border, at_y - top - block.border
        stroke = self._stroke(text, surface, round(corner_x), round(corner_y))
        ink = Ink(style.colour, style.outline, style.role, block.size)
        return Draft((stroke._replace(ink=ink),), (), (text,), extent)

    def at_most(self, size: float, largest: float) -> float:
        """Return a size of text in layout px that larger text makes no larger than `largest`: there is no more room."""
        return min(size, largest / self.studio.theme.text_scale)

    def measure(
        self,
        text: str,
        *,
        size: float = 24,
        role: Role = "text",
        width: float | None = None,
        height: float | None = None,
        fit: bool = False,
        lines: int | None = None,
        spacing: float = 1.25,
    ) -> Extent:
        """Return the size that `text` would have."""
        style = self._style(size, role, "ink", "left", width, height, fit, lines, spacing, None, 0)
        wide, high = self.studio.lettering.extent(text, style)
        return Extent(wide / self.viewport.scale, high / self.viewport.scale)

    def set_size(
        self,
        text: str,
        *,
        size: float,
        role: Role = "text",
        width: float | None = None,
        height: float | None = None,
        fit: bool = False,
        spacing: float = 1.25,
    ) -> float:
        """Return the `size` at which `text` is set where it may shrink: of several texts the least makes all alike."""
        style = self._style(size, role, "ink", "left", width, height, fit, None, spacing, None, 0)
        block = self.studio.lettering.block(text, style)
        return block.size / self.viewport.scale / self.studio.theme.text_scale

    def size_of_all(self, texts: Iterable[str], *, size: float, width: float, role: Role = "text") -> float:
        """Return the `size` at which each of several texts fits into a line of that width."""
        return min((self.set_size(text, size=size, role=role, width=width, fit=True) for text in texts), default=size)

    def largest_size(self, size: float, fits: Callable[[float], bool]) -> float:
        """Return the largest size of text in layout px, of `size` and those below it, that fits, or the least size."""
        smallest = SMALLEST / self.theme.text_scale
        while size > smallest and not fits(size):
            size = max(smallest, size - 1)
        return size

    def number(
        self,
        number: int | str,
        x: float,
        y: float,
        height: float,
        *,
        tone: str = "ink",
        align: Align = "left",
        vertical: Vertical = "middle",
        width: float | None = None,
        alpha: float = 1.0,
        apart: float = _APART,
    ) -> Extent:
        """Draw figures of the display face, all as high as `height`; (x, y) as for `text`, signs as in SIGNS.

        Where they are wider than `width` they are drawn smaller. They stand at least so many window px `apart`.
        """
        key = ("number", number, x, y, height, tone, align, vertical, width, alpha, apart, self._clip)
        draft = self._drafts.get(key)
        if draft is None:
            if width is not None:
                height = min(height, self._figures_height(number, width, tone, apart))
            draft = self._drafts.keep(
                key, self._figures(str(number), x, y, height, tone, align, vertical, alpha, apart)
            )
        self._put(draft)
        return draft.extent

    def _figures(
        self, number: str, x: float, y: float, height: float, tone: str, align: Align, vertical: Vertical, alpha: float,
        apart: float,
    ) -> Draft:  # fmt: skip
        """Return figures, all as high as `height` layout px, at a point."""
        names = [self._figure(character, tone) for character in number]
        unit = height / self.size_of(f"digit.{tone}.0").height
        extents = [self.size_of(name) for name in names]
        gap = self._figures_gap(height, apart)
        width = sum(extent.width for extent in extents) * unit + gap * (len(names) - 1)
        left = x - {"left": 0.0, "center": width / 2, "right": width}[align]
        middle = y + {"top": height / 2, "middle": 0.0, "baseline": -height / 2, "bottom": -height / 2}[vertical]
        strokes: list[Stroke] = []
        for name, extent in zip(names, extents, strict=True):
            area = Area(left, middle - height / 2, extent.width * unit, height)
            strokes.extend(self._placed(name, area, 0.0, alpha, flip=False).strokes)
            left += extent.width * unit + gap
        return Draft(tuple(strokes), tuple(names), (), Extent(width, height))

    def figures_width(self, number: int | str, height: float, *, tone: str = "ink") -> float:
        """Return the width of figures that are as high as `height`."""
        gaps = len(str(number)) - 1
        return self._figures_slimness(number, tone) * height + self._figures_gap(height) * gaps

    def _figures_height(self, number: int | str, width: float, tone: str, apart: float) -> float:
        """Return how high figures are that are as wide as `width`."""
        slimness, gaps = self._figures_slimness(number, tone), len(str(number)) - 1
        return min(width / (slimness + _TRACK * gaps), (width - apart / self.viewport.scale * gaps) / slimness)

    def _figures_slimness(self, number: int | str, tone: str) -> float:
        """Return the width of figures without their gaps, as a part of their height."""
        widths = (self.size_of(self._figure(character, tone)).width for character in str(number))
        return sum(widths) / self.size_of(f"digit.{tone}.0").height

    def _figures_gap(self, height: float, apart: float = _APART) -> float:
        """Return the gap between figures of a height: never so small that their ink meets."""
        return max(_TRACK * height, apart / self.viewport.scale)

    def _figure(self, character: str, tone: str) -> str:
        """Return the frame of a figure or sign; a sign that a tone lacks is drawn in ink."""
        tone = self.theme.figures.get(tone, tone)
        sign = SIGNS.get(character)
        if sign is None:
            return f"digit.{tone}.{character}"
        return f"digit.{tone}.{sign}" if self.has(f"digit.{tone}.{sign}") else f"digit.ink.{sign}"

    def _style(
        self,
        size: float,
        role: Role,
        colour: str,
        align: Align,
        width: float | None,
        height: float | None,
        fit: bool,
        lines: int | None,
        spacing: float,
        outline: str | None,
        outline_width: float,
    ) -> Style:
        """Return a style in window px."""
        scale, theme = self.viewport.scale, self.studio.theme
        return Style(
            role,
            max(1, round(max(size * theme.text_scale, SMALLEST) * scale)),
            max(1, round(SMALLEST * scale)),
            theme.colour(colour),
            align,
            None if width is None else max(1, round(width * scale)),
            None if height is None else max(1, round(height * scale)),
            fit,
            lines,
            spacing,
            None if outline is None else theme.colour(outline),
            math.ceil(outline_width * scale),
        )

    def _altered(self, text: str, style: Style, block: Block, rotation: float, alpha: float) -> pygame.Surface:
        """Return a text turned and faded."""
        turn, fade = turn_step(rotation), alpha_step(alpha)
        key = ("text", text, style, turn, fade)
        made = self.studio.made.get(key)
        if made is None:
            surface = turned(block.surface, turn / TURN_STEPS) if turn else block.surface
            if fade != ALPHA_STEPS:
                surface = faded(surface, fade / ALPHA_STEPS)
            made = self.studio.made.keep(key, Made(surface))
        return made.surface

    # Layers

    def ground(self, ground: Ground) -> None:
        """Draw the table over the whole window, the margins too; in a part of a layout that part of it."""
        width, height = self.viewport.size
        if self._part is None:
            surface = self._painted(ground, self.viewport)
        else:
            window = self.studio.viewport
            whole = self._painted(ground, window)
            x, y, wide, high = window.to_window(self._part)
            seen = pygame.Rect(x, y, wide, high).clip(whole.get_rect())
            surface = pygame.transform.smoothscale(whole.subsurface(seen), (width, height))
        self.picture.strokes.append(Stroke(ground.name, surface, 0, 0, width, height, self._clip, opaque=True))
        self.picture.frames.append(ground.name)

    def _painted(self, ground: Ground, viewport: Viewport) -> pygame.Surface:
        """Return the table painted for a window, the same surface as long as it is kept."""
        key = ("ground", ground.name, viewport)
        made = self.studio.made.get(key)
        if made is None:
            painted = ground.paint(viewport)
            if (lift := self.studio.sheets.lift_of(GROUND)) != 1:
                painted = lifted(painted, lift)
            made = self.studio.made.keep(key, Made(painted))
        return made.surface

    def composed(self, key: Hashable, area: Area, draw: "Callable[[Canvas], None]", *, mask: str | None = None) -> None:
        """Draw what `draw` draws inside an area, as one piece that is kept by its key and cut by a mask frame.

        `draw` gets a canvas with the same layout px; the key names everything that it depends on. The mask's piece is
        stretched to the area and only its opacity counts.
        """
        box = self.viewport.to_window(area)
        made = self._composed(key, box, draw, mask)
        self._add(str(key), made.surface, box[0], box[1])
        self.picture.frames.extend(made.frames)
        self.picture.texts.extend(made.texts)

    def squeezed(self, key: Hashable, whole: Area, area: Area, draw: "Callable[[Canvas], None]") -> None:
        """Draw what `draw` draws inside an area, as one piece that is kept by its key, made to fill another area.

        So a card that grows or turns over is drawn once.
        """
        made = self._composed(key, self.viewport.to_window(whole), draw, None)
        x, y, width, height = self.viewport.to_window(area)
        self._add(str(key), scaled(made.surface, width, height), x, y)
        self.picture.frames.extend(made.frames)

    def _composed(self, key: Hashable, box: Box, draw: "Callable[[Canvas], None]", mask: str | None) -> Made:
        """Return what `draw` draws in a rectangle of the window, as it is kept by its key."""
        full_key = ("composed", key, box[2:], mask)
        made = self.studio.made.get(full_key)
        return made if made is not None else self.studio.made.keep(full_key, self._compose(box, draw, mask))

    def faded_edge(self, key: Hashable, area: Area, draw: "Callable[[Canvas], None]", *, down: bool) -> None:
        """Draw what `draw` draws inside an area, from nothing at one edge to all of it at the lower one, or the upper.

        Drawn over something that goes on beyond the edge, the ground hides it little by little.
        """
        box = self.viewport.to_window(area)
        full_key = ("faded edge", key, box, down)
        made = self.studio.made.get(full_key)
        if made is None:
            made = self._compose(box, draw, None)
            cut_by(made.surface, slope(*box[2:], down=down))
            made = self.studio.made.keep(full_key, made)
        self._add(str(key), made.surface, box[0], box[1])

    def miniature(self, key: Hashable, area: Area, draw: "Callable[[Canvas], None]", part: Area | None = None) -> None:
        """Draw a whole layout, or a part of one, made to fit an area of its shape, kept by its key.

        `draw` gets a canvas of the usual layout.
        """
        x, y, width, height = self.viewport.to_window(area)
        full_key = ("miniature", key, width, height)
        made = self.studio.made.get(full_key)
        if made is None:
            made = self.studio.made.keep(full_key, Made(self._small(width, height, draw, part)))
        self._add(str(key), made.surface, x, y)

    def _small(self, width: int, height: int, draw: "Callable[[Canvas], None]", part: Area | None) -> pygame.Surface:
        """Return a picture of that size (px) of a layout or of a part of one."""
        view = Viewport.fitting(width, height)
        if part is not None:
            scale = width / part.width
            view = Viewport(width, height, scale, round(-part.x * scale), round(-part.y * scale))
        inner = Canvas(self.studio, view)
        inner._part = part
        draw(inner)
        surface = blank(width, height)
        inner.picture.paint_on(surface)
        return surface

    def lying(self, key: Hashable, area: Area, far: float, draw: "Callable[[Canvas], None]", part: Area) -> None:
        """Draw a part of a layout as it lies on a table, kept by its key; the far edge is `far` times as long."""
        x, y, width, height = self.viewport.to_window(area)
        full_key = ("lying", key, width, height)
        made = self.studio.made.get(full_key)
        if made is None:
            fine = FINER * width
            flat = self._small(fine, round(fine * part.height / part.width), draw, part)
            made = self.studio.made.keep(full_key, Made(lying(flat, width, height, far)))
        self._add(str(key), made.surface, x, y)

    def pictured(self, key: Hashable, area: Area, load: "Callable[[], pygame.Surface | None]") -> None:
        """Draw a picture that is no sprite, fitted to an area, kept by its key; nothing where there is none."""
        x, y, width, height = self.viewport.to_window(area)
        full_key = ("pictured", key, width, height)
        made = self.studio.made.get(full_key)
        if made is None:
            loaded = load()
            surface = blank(width, height)
            if loaded is not None:
                surface.blit(pygame.transform.smoothscale(loaded.convert(surface), (width, height)), (0, 0))
            made = self.studio.made.keep(full_key, Made(surface))
        self._add(str(key), made.surface, x, y)

    def _compose(self, box: Box, draw: "Callable[[Canvas], None]", mask: str | None) -> Made:
        """Return what `draw` draws in a rectangle of the window, cut by a mask."""
        inner = Canvas(self.studio, self.viewport.part(box))
        draw(inner)
        surface = blank(box[2], box[3])
        inner.picture.paint_on(surface)
        if mask is not None:
            cut_by(surface, self.studio.sheets.stencil(mask, box[2], box[3]))
        return Made(surface, 0, 0, tuple(inner.picture.frames), tuple(inner.picture.texts))
