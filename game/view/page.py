"""Page: a text of ours in Markdown, laid out with pictures for the reader's scroll."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from game.store.content import BadContent
from game.view.area import Area
from game.view.canvas import Canvas

HEADING_SIZES = {1: 52.0, 2: 38.0, 3: 30.0}
TEXT_SIZE = 27.0
LINE = 38.0
GAP = 18.0
PICTURE_HEIGHT = 150.0
PICTURE_GAP = 24.0
BULLET_INDENT = 34.0
CELL_PADDING = 14.0


class Span(NamedTuple):
    """Words in one manner: plain, strong or emphasised."""

    text: str
    manner: str = "plain"


class Heading(NamedTuple):
    """A heading of level 1 to 3."""

    level: int
    text: str


class Paragraph(NamedTuple):
    """Running words; a bullet stands before them in a list."""

    spans: tuple[Span, ...]
    bullet: bool = False


class Grid(NamedTuple):
    """A table; the first row is its head."""

    rows: tuple[tuple[tuple[Span, ...], ...], ...]


class Pictures(NamedTuple):
    """Sprites side by side, with words that stand for them in a search."""

    frames: tuple[str, ...]
    caption: str


Block: TypeAlias = Heading | Paragraph | Grid | Pictures

COLOURS = {"plain": "ink", "strong": "plum", "emphasis": "ink_soft"}


def load_page(folder: Path, language: str, name: str) -> tuple[Block, ...]:
    """Return the blocks of `folder/<language>/<name>.md`, in English where the language has no such page.

    Raises BadContent naming the file.
    """
    path = folder / language / f"{name}.md"
    if not path.exists():
        path = folder / "en" / f"{name}.md"
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: cannot be read: {error}") from error
    return tuple(parse_page(text, str(path)))


def parse_page(text: str, where: str) -> Iterator[Block]:
    """Yield the blocks of a Markdown text; raise BadContent for what a page cannot hold."""
    tree = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text))
    for node in tree.children:
        yield from _blocks(node, where)


def _blocks(node: SyntaxTreeNode, where: str) -> Iterator[Block]:
    match node.type:
        case "heading":
            yield Heading(int(node.tag[1]), plain_text(_spans(node)))
        case "paragraph":
            inner = node.children[0].children
            if len(inner) == 1 and inner[0].type == "image":
                source = str(inner[0].attrs.get("src", ""))
                yield Pictures(tuple(source.replace("%20", " ").split()), inner[0].content)
            else:
                yield Paragraph(tuple(_spans(node)))
        case "bullet_list":
            for item in node.children:
                yield Paragraph(tuple(_spans(item)), bullet=True)
        case "table":
            rows = [row for part in node.children for row in part.children]
            yield Grid(tuple(tuple(tuple(_spans(cell)) for cell in row.children) for row in rows))
        case other:
            raise BadContent(f"{where}: a page cannot hold '{other}'")


def _spans(node: SyntaxTreeNode, manner: str = "plain") -> Iterator[Span]:
    for child in node.children:
        match child.type:
            case "text":
                yield Span(child.content, manner)
            case "softbreak" | "hardbreak":
                yield Span(" ", manner)
            case "strong":
                yield from _spans(child, "strong")
            case "em":
                yield from _spans(child, "emphasis")
            case _:
                yield from _spans(child, manner)


def plain_text(spans: Iterable[Span]) -> str:
    """Return the words of spans without their manners."""
    return "".join(span.text for span in spans)


def words_of(block: Block) -> str:
    """Return all words of a block, for searching."""
    match block:
        case Heading(_, text):
            return text
        case Paragraph(spans, _):
            return plain_text(spans)
        case Grid(rows):
            return " ".join(plain_text(cell) for row in rows for cell in row)
        case Pictures(_, caption):
            return caption


class _Run(NamedTuple):
    """Words on one line in one manner, at x from the line's left."""

    x: float
    line: int
    span: Span


def _flow(canvas: Canvas, spans: Sequence[Span], width: float, size: float) -> tuple[list[_Run], int]:
    """Return spans broken into lines of a width, and the number of lines."""
    space = canvas.measure("n n", size=size).width - canvas.measure("nn", size=size).width
    runs: list[_Run] = []
    x, line = 0.0, 0
    glued = True
    for span in spans:
        words = span.text.split(" ")
        for index, word in enumerate(words):
            if index > 0:
                glued = False
            if not word:
                continue
            wide = canvas.measure(word, size=size).width
            gap = 0.0 if glued or x == 0 else space
            if x > 0 and x + gap + wide > width:
                x, line, gap = 0.0, line + 1, 0.0
            last = runs[-1] if runs else None
            if last and gap and last.line == line and last.span.manner == span.manner:
                runs[-1] = last._replace(span=Span(f"{last.span.text} {word}", span.manner))
            else:
                runs.append(_Run(x + gap, line, Span(word, span.manner)))
            x += gap + wide
            glued = True
    return runs, line + 1


class Placed(NamedTuple):
    """A block at a height of the page."""

    block: Block
    y: float
    height: float


class PageLayout:
    """Where every block of a page lies in a column of `width` layout px; heights follow the text size in use."""

    def __init__(self, canvas: Canvas, blocks: Sequence[Block], width: float) -> None:
        self.width = width
        self._line = LINE * canvas.theme.text_scale
        self.placed: list[Placed] = []
        y = 0.0
        for index, block in enumerate(blocks):
            if isinstance(block, Heading) and index:
                y += GAP
            height = self._height(canvas, block)
            self.placed.append(Placed(block, y, height))
            tight = isinstance(block, Paragraph) and block.bullet
            y += height + (GAP / 2 if tight else GAP)
        self.height = y

    def _height(self, canvas: Canvas, block: Block) -> float:
        match block:
            case Heading(level, text):
                size = HEADING_SIZES[level]
                return canvas.measure(text, size=size, role="display", width=self.width).height + 10
            case Paragraph(spans, bullet):
                return _flow(canvas, spans, self.width - BULLET_INDENT * bullet, TEXT_SIZE)[1] * self._line
            case Grid(rows):
                return sum(self._row_height(canvas, row) for row in rows)
            case Pictures():
                return PICTURE_HEIGHT

    def _cell_width(self, columns: int) -> float:
        return self.width / columns - 2 * CELL_PADDING

    def _row_height(self, canvas: Canvas, row: Sequence[Sequence[Span]]) -> float:
        width = self._cell_width(len(row))
        lines = max(_flow(canvas, cell, width, TEXT_SIZE)[1] for cell in row)
        return lines * self._line + 2 * CELL_PADDING

    def draw(self, canvas: Canvas, window: Area, scroll: float) -> None:
        """Draw the blocks that are inside the window when `scroll` layout px are scrolled away."""
        for block, y, height in self.placed:
            top = window.y + y - scroll
            if top + height >= window.y and top <= window.bottom:
                self._draw_block(canvas, block, window.x, top)

    def _draw_block(self, canvas: Canvas, block: Block, x: float, y: float) -> None:
        match block:
            case Heading(level, text):
                canvas.text(text, x, y, size=HEADING_SIZES[level], role="display", width=self.width)
            case Paragraph(spans, bullet):
                if bullet:
                    canvas.disc(x + 12, y + self._line / 2, 5, "plum")
                indent = BULLET_INDENT * bullet
                self._draw_spans(canvas, spans, x + indent, y, self.width - indent)
            case Grid(rows):
                self._draw_grid(canvas, rows, x, y)
            case Pictures(frames, _):
                self._draw_pictures(canvas, frames, x, y)

    def _draw_spans(self, canvas: Canvas, spans: Sequence[Span], x: float, y: float, width: float) -> None:
        for run in _flow(canvas, spans, width, TEXT_SIZE)[0]:
            colour = COLOURS[run.span.manner]
            canvas.text(run.span.text, x + run.x, y + run.line * self._line, size=TEXT_SIZE, colour=colour)

    def _draw_grid(self, canvas: Canvas, rows: Sequence[Sequence[Sequence[Span]]], x: float, y: float) -> None:
        for index, row in enumerate(rows):
            height = self._row_height(canvas, row)
            column = self.width / len(row)
            if index % 2 == 0:
                canvas.fill(Area(x, y, self.width, height), "paper_dark", alpha=0.6 if index == 0 else 0.3, radius=8)
            for place, cell in enumerate(row):
                cell_x = x + place * column + CELL_PADDING
                self._draw_spans(canvas, cell, cell_x, y + CELL_PADDING, self._cell_width(len(row)))
            y += height

    def _draw_pictures(self, canvas: Canvas, frames: Sequence[str], x: float, y: float) -> None:
        shapes = [canvas.size_of(frame) for frame in frames]
        room = self.width - PICTURE_GAP * (len(frames) - 1)
        height = min(PICTURE_HEIGHT - 10, room / sum(shape.width / shape.height for shape in shapes))
        y += (PICTURE_HEIGHT - 10 - height) / 2
        for frame in frames:
            x += canvas.sprite(frame, x, y, height=height).width + PICTURE_GAP
