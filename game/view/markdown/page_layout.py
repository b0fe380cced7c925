"""PageLayout: where the blocks of a page lie in a column, and how they are drawn."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple, Protocol

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.markdown.keywords import Keyword
from game.view.markdown.page import Block, Excerpt, Grid, Heading, Paragraph, Pictures, Span

HEADING_SIZES = {1: 52.0, 2: 38.0, 3: 30.0}
TEXT_SIZE = 27.0
LINE = 38.0
GAP = 18.0
PICTURE_HEIGHT = 120.0
PICTURE_GAP = 24.0
BULLET_INDENT = 34.0
CELL_PADDING = 14.0
CAPTION_SIZE = 23.0
EXCERPT_HEIGHT = 400.0
EXCERPT_GAP = 12.0
FADE = 34.0
"""The layout px over which a picture fades at an edge behind which there is more of it; with less in sight it is not
drawn."""
EXCERPT_SCALE = 1.1
"""The most by which a part of the table is shown larger than on the table."""
ENDLESS = 1e9
SLASHES = ("/", "\\")
DOT_PITCH, DOT_RADIUS = 7.0, 1.6
DOTS_AT = 0.86
"""Where below a line's top the dots lie, as a part of the line."""

COLOURS = {"plain": "ink", "strong": "plum_deep", "emphasis": "ink_soft"}


class Painter(Protocol):
    """What draws the excerpts of a page."""

    def size(self, name: str) -> tuple[float, float]:
        """Return the natural width and height of an excerpt in layout px."""
        ...

    def draw(self, canvas: Canvas, name: str, area: Area) -> None:
        """Draw an excerpt over an area of its shape."""
        ...


class _Run(NamedTuple):
    """Words on one line in one manner, at x from the line's left."""

    x: float
    line: int
    width: float
    span: Span


class _Flow(NamedTuple):
    """Spans broken into lines, and the number of lines."""

    runs: tuple[_Run, ...]
    lines: int


class Placed(NamedTuple):
    """A block at a height of the page."""

    block: Block
    y: float
    height: float


class Spoken(NamedTuple):
    """A keyword on the page, at an area counted from the page's upper left corner."""

    keyword: Keyword
    area: Area


class PageLayout:
    """Where every block of a page lies in a column of `width` layout px; heights follow the text size in use."""

    def __init__(self, canvas: Canvas, blocks: Sequence[Block], width: float, painter: Painter | None = None) -> None:
        self.width = width
        self._canvas = canvas
        self._painter = painter
        self._line = LINE * canvas.theme.text_scale
        self._flows: dict[tuple[int, float], _Flow] = {}
        self._columns: dict[int, tuple[float, ...]] = {}
        self.placed: list[Placed] = []
        y = 0.0
        for index, block in enumerate(blocks):
            if isinstance(block, Heading) and index:
                y += GAP
            height = self._height(block)
            self.placed.append(Placed(block, y, height))
            after = blocks[index + 1] if index + 1 < len(blocks) else None
            y += height + (GAP / 2 if _is_bullet(block) and _is_bullet(after) else GAP)
        self.height = y
        self.spoken = tuple(spoken for block, y, _ in self.placed for spoken in self._spoken(block, y))

    def _height(self, block: Block) -> float:
        match block:
            case Heading(level, text):
                size = HEADING_SIZES[level]
                return self._canvas.measure(text, size=size, role="display", width=self.width).height + 10
            case Paragraph(spans, bullet):
                return self._flow(spans, self.width - BULLET_INDENT * bullet).lines * self._line
            case Grid(rows):
                columns = self._widths(rows)
                return sum(self._row_height(row, columns) for row in rows)
            case Pictures(frames, caption):
                return self._picture_height(frames) + self._caption_height(caption)
            case Excerpt(name, caption):
                return self._excerpt_area(name).height + self._caption_height(caption)

    def _caption_height(self, caption: str) -> float:
        return EXCERPT_GAP + self._canvas.measure(caption, size=CAPTION_SIZE, width=self.width).height + 6

    def _picture_height(self, frames: Sequence[str]) -> float:
        """Return the height of pictures side by side."""
        shapes = [self._canvas.size_of(frame) for frame in frames]
        room = self.width - PICTURE_GAP * (len(frames) - 1)
        return min(PICTURE_HEIGHT, room / sum(shape.width / shape.height for shape in shapes))

    def _excerpt_area(self, name: str) -> Area:
        """Return the area of an excerpt as it lies at the upper end of its block."""
        if self._painter is None:
            raise ValueError(f"nothing draws '{name}'")
        width, height = self._painter.size(name)
        factor = min(self.width / width, EXCERPT_HEIGHT / height, EXCERPT_SCALE)
        return Area((self.width - width * factor) / 2, 0, width * factor, height * factor)

    # Words.

    def _flow(self, spans: Sequence[Span], width: float) -> _Flow:
        """Return spans broken into lines of a width."""
        key = (id(spans), width)
        flow = self._flows.get(key)
        if flow is None:
            flow = self._flows[key] = self._flowed(spans, width)
        return flow

    def _flowed(self, spans: Sequence[Span], width: float) -> _Flow:
        measure = self._canvas.measure
        space = measure("n n", size=TEXT_SIZE).width - measure("nn", size=TEXT_SIZE).width
        runs: list[_Run] = []
        x, line = 0.0, 0
        for group in (part for whole in _unbroken(spans) for part in self._cut(whole, width)):
            wides = [measure(piece.text, size=TEXT_SIZE).width for piece in group]
            gap = space if x else 0.0
            if x and x + gap + sum(wides) > width:
                x, line, gap = 0.0, line + 1, 0.0
            for piece, wide in zip(group, wides, strict=True):
                last = runs[-1] if runs else None
                if last and gap and last.line == line and last.span[1:] == piece[1:]:
                    told = last.span._replace(text=f"{last.span.text} {piece.text}")
                    runs[-1] = last._replace(width=measure(told.text, size=TEXT_SIZE).width, span=told)
                else:
                    runs.append(_Run(x + gap, line, wide, piece))
                x = runs[-1].x + runs[-1].width
                gap = 0.0
        return _Flow(tuple(runs), line + 1)

    def _cut(self, group: list[Span], width: float) -> Iterator[list[Span]]:
        """Yield what stands together, in pieces where it is wider than a line: paths are cut after their slashes."""

        def wide(text: str) -> float:
            return self._canvas.measure(text, size=TEXT_SIZE).width

        if sum(wide(piece.text) for piece in group) <= width:
            yield group
            return
        for piece in group:
            text = piece.text
            while wide(text) > width and len(text) > 1:
                most = max(1, bisect_right(range(1, len(text)), width, key=lambda letters: wide(text[:letters])))
                at = max(text.rfind(slash, 0, most) for slash in SLASHES) + 1 or most
                yield [piece._replace(text=text[:at])]
                text = text[at:]
            yield [piece._replace(text=text)]

    def _spoken(self, block: Block, y: float) -> Iterator[Spoken]:
        """Yield the keywords of a block at a height of the page."""
        for spans, x, top, width in self._texts(block):
            for run in self._flow(spans, width).runs:
                if run.span.keyword is not None:
                    area = Area(x + run.x, y + top + run.line * self._line, run.width, self._line)
                    yield Spoken(run.span.keyword, area)

    def _texts(self, block: Block) -> Iterator[tuple[Sequence[Span], float, float, float]]:
        """Yield the running words of a block, each with x and y from the block's corner and its width."""
        match block:
            case Paragraph(spans, bullet):
                indent = BULLET_INDENT * bullet
                yield spans, indent, 0.0, self.width - indent
            case Grid(rows):
                columns = self._widths(rows)
                y = 0.0
                for row in rows:
                    x = 0.0
                    for cell, width in zip(row, columns, strict=True):
                        yield cell, x + CELL_PADDING, y + CELL_PADDING, width - 2 * CELL_PADDING
                        x += width
                    y += self._row_height(row, columns)

    def _widths(self, rows: Sequence[Sequence[Sequence[Span]]]) -> tuple[float, ...]:
        """Return the widths of a table's columns: what fits a fair share keeps its width, the others share the rest."""
        widths = self._columns.get(id(rows))
        if widths is None:
            natural = [max(self._natural(row[column]) for row in rows) for column in range(len(rows[0]))]
            given: dict[int, float] = {}
            while len(given) < len(natural):
                fair = (self.width - sum(given.values())) / (len(natural) - len(given))
                small = [at for at, width in enumerate(natural) if at not in given and width <= fair]
                if not small:
                    given |= {at: fair for at in range(len(natural)) if at not in given}
                    break
                given |= {at: natural[at] for at in small}
            spare = (self.width - sum(given.values())) / len(natural)
            widths = self._columns[id(rows)] = tuple(given[at] + spare for at in range(len(natural)))
        return widths

    def _natural(self, cell: Sequence[Span]) -> float:
        """Return the width that a cell's words would have on one line."""
        flow = self._flowed(cell, ENDLESS)
        return max((run.x + run.width for run in flow.runs), default=0.0) + 2 * CELL_PADDING + 1

    def _row_height(self, row: Sequence[Sequence[Span]], columns: Sequence[float]) -> float:
        flows = (self._flow(cell, width - 2 * CELL_PADDING) for cell, width in zip(row, columns, strict=True))
        return max(flow.lines for flow in flows) * self._line + 2 * CELL_PADDING

    # What stays together.

    def _wholes(self) -> Iterator[tuple[float, float]]:
        """Yield from where to where on the page a whole reaches: a line, a row, a picture with its words."""
        for block, y, height in self.placed:
            match block:
                case Heading():
                    yield y, y + height + GAP + self._line
                case Paragraph():
                    for line in range(round(height / self._line)):
                        yield y + line * self._line, y + (line + 1) * self._line
                case Grid(rows):
                    heights = (self._row_height(row, self._widths(rows)) for row in rows)
                    yield from pairwise(accumulate(heights, initial=y))
                case Pictures() | Excerpt():
                    yield y, y + height

    def cut_at(self, y: float) -> tuple[float, float] | None:
        """Return from where to where the whole reaches that an edge at a height of the page would cut."""
        return next(((top, bottom) for top, bottom in self._wholes() if top + 1 < y < bottom - 1), None)

    # Drawing.

    def draw(self, canvas: Canvas, window: Area, scroll: float) -> None:
        """Draw what is inside the window when `scroll` layout px are scrolled away.

        It begins and ends between lines: words, and rows of a table, are drawn whole or not at all, and a heading only
        with the line that follows.
        """
        for block, y, height in self.placed:
            top = window.y + y - scroll
            if top + height >= window.y and top <= window.bottom:
                self._draw_block(canvas, block, window.x, top, window)

    def pictures_in(self, window: Area, scroll: float) -> Iterator[Area]:
        """Yield where the pictures lie that are drawn when `scroll` layout px are scrolled away."""
        for block, y, _ in self.placed:
            match block:
                case Pictures(frames):
                    height = self._picture_height(frames)
                case Excerpt(name):
                    height = self._excerpt_area(name).height
                case _:
                    continue
            area = Area(window.x, window.y + y - scroll, self.width, height)
            if _shows(window, area.y, area.height):
                yield area

    def _draw_block(self, canvas: Canvas, block: Block, x: float, y: float, window: Area) -> None:
        match block:
            case Heading(level, text):
                if _lies_in(window, y, self._height(block) + GAP + self._line):
                    canvas.text(text, x, y, size=HEADING_SIZES[level], role="display", width=self.width)
            case Paragraph(_, bullet) if bullet:
                if _lies_in(window, y, self._line):
                    canvas.disc(x + 12, y + self._line / 2, 5, "plum")
            case Grid(rows):
                self._draw_rows(canvas, rows, x, y, window)
                return
            case Pictures():
                self._draw_pictures(canvas, block, x, y, window)
            case Excerpt():
                self._draw_excerpt(canvas, block, x, y, window)
        for spans, dx, dy, width in self._texts(block):
            self._draw_spans(canvas, spans, x + dx, y + dy, width, window)

    def _draw_spans(
        self, canvas: Canvas, spans: Sequence[Span], x: float, y: float, width: float, window: Area
    ) -> None:  # fmt: skip
        for run in self._flow(spans, width).runs:
            left, top = x + run.x, y + run.line * self._line
            if not _lies_in(window, top, self._line):
                continue
            canvas.text(run.span.text, left, top, size=TEXT_SIZE, colour=COLOURS[run.span.manner])
            if run.span.keyword is not None:
                dots(canvas, left, top + self._line * DOTS_AT, run.width)

    def _draw_rows(
        self, canvas: Canvas, rows: Sequence[Sequence[Sequence[Span]]], x: float, y: float, window: Area
    ) -> None:  # fmt: skip
        """Draw the rows of a table that are wholly in the window."""
        columns = self._widths(rows)
        for index, row in enumerate(rows):
            height = self._row_height(row, columns)
            if _lies_in(window, y, height):
                if index % 2 == 0:
                    alpha = 0.6 if index == 0 else 0.3
                    canvas.fill(Area(x, y, self.width, height), "paper_dark", alpha=alpha, radius=8)
                left = x
                for cell, width in zip(row, columns, strict=True):
                    room = width - 2 * CELL_PADDING
                    self._draw_spans(canvas, cell, left + CELL_PADDING, y + CELL_PADDING, room, window)
                    left += width
            y += height

    def _draw_pictures(self, canvas: Canvas, pictures: Pictures, x: float, y: float, window: Area) -> None:
        height = self._picture_height(pictures.frames)
        shapes = [canvas.size_of(frame) for frame in pictures.frames]
        whole = sum(height * shape.width / shape.height + PICTURE_GAP for shape in shapes) - PICTURE_GAP
        left = x + (self.width - whole) / 2
        for frame in pictures.frames if _shows(window, y, height) else ():
            left += canvas.sprite(frame, left, y, height=height).width + PICTURE_GAP
        self._draw_caption(canvas, pictures.caption, x, y + height, window)

    def _draw_excerpt(self, canvas: Canvas, excerpt: Excerpt, x: float, y: float, window: Area) -> None:
        """Draw a part of the table like a print laid on the page, with its words below."""
        area = self._excerpt_area(excerpt.name).moved(x, y)
        if _shows(window, area.y, area.height):
            canvas.fill(area.inset(-3).moved(3, 4), "shadow", alpha=0.3, radius=8)
            canvas.fill(area.inset(-3), "ink_soft", radius=6)
            if self._painter is not None:
                self._painter.draw(canvas, excerpt.name, area)
        self._draw_caption(canvas, excerpt.caption, x, area.bottom, window)

    def _draw_caption(self, canvas: Canvas, caption: str, x: float, y: float, window: Area) -> None:
        """Draw the words below a picture."""
        if not _lies_in(window, y, self._caption_height(caption)):
            return
        canvas.text(
            caption, x + self.width / 2, y + EXCERPT_GAP, size=CAPTION_SIZE, colour="ink_soft", align="center",
            width=self.width,
        )  # fmt: skip


def _lies_in(window: Area, top: float, height: float) -> bool:
    """Return whether the whole of a line is in the window, from above to below."""
    return top >= window.y - 1 and top + height <= window.bottom + 1


def _shows(window: Area, top: float, height: float) -> bool:
    """Return whether so much of a picture is in the window that it can fade at an edge."""
    return min(top + height, window.bottom) - max(top, window.y) >= FADE


def _is_bullet(block: Block | None) -> bool:
    return isinstance(block, Paragraph) and block.bullet


def dots(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the dotted line under a word that explains itself."""
    count = max(2, round(width / DOT_PITCH))
    for dot in range(count):
        canvas.disc(x + (dot + 0.5) * width / count, y, DOT_RADIUS, "plum", 0.8)


def _glued(text: str) -> list[str]:
    """Return the words of a text; a sprite stays with the number before it and with the word after it."""
    words: list[str] = []
    for word in text.split(" "):
        before = words[-1].rpartition(" ")[2] if words else ""
        if (_is_sprite(before) and word and not word.startswith("<")) or (before.isdigit() and word.startswith("<")):
            words[-1] = f"{words[-1]} {word}"
        else:
            words.append(word)
    return words


def _is_sprite(word: str) -> bool:
    return word.startswith("<") and word.endswith(">")


def _unbroken(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Yield the words of spans, each as the pieces between which no line may end."""
    group: list[Span] = []
    for span in spans:
        for index, word in enumerate(_glued(span.text)):
            if index and group:
                yield group
                group = []
            if word:
                group.append(span._replace(text=word))
    if group:
        yield group
