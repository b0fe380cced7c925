"""Page: a text of ours in Markdown, as blocks of words and pictures; numbers and lists are filled in."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from game.store.content import BadContent, read_text
from game.view.markdown.keywords import NO_KEYWORDS, Keyword, Keywords

EXCERPT = "table."
"""How the source of a picture begins that the table itself draws."""

_ANCHOR = re.compile(r"\s*\{#([a-z0-9_]+)\}\s*$")
_SLOT = re.compile(r"\{([a-z0-9_.]+)\}")


class Span(NamedTuple):
    """Words in one manner: plain, strong or emphasised; a keyword explains itself when pointed at."""

    text: str
    manner: str = "plain"
    keyword: Keyword | None = None


class Heading(NamedTuple):
    """A heading of level 1 to 3; a chapter has a name by which it is found."""

    level: int
    text: str
    anchor: str = ""


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


class Excerpt(NamedTuple):
    """A part of the table at a written moment, by its name, with the words below it."""

    name: str
    caption: str


Block: TypeAlias = Heading | Paragraph | Grid | Pictures | Excerpt


def load_page(
    folder: Path,
    language: str,
    name: str,
    fill: Mapping[str, str] | None = None,
    keywords: Keywords = NO_KEYWORDS,
) -> tuple[Block, ...]:
    """Return the blocks of `folder/<language>/<name>.md`, in English where the language has no such page.

    `fill` holds what stands in the page as `{name}`; without it such slots stay as they are. Raises BadContent naming
    the file.
    """
    path = folder / language / f"{name}.md"
    if not path.exists():
        path = folder / "en" / f"{name}.md"
    text = read_text(path)
    if fill is not None:
        text = filled(text, fill, str(path))
    return tuple(explained(parse_page(text, str(path)), keywords))


def filled(text: str, fill: Mapping[str, str], where: str) -> str:
    """Return a text with its slots filled; raise BadContent for one that nothing fills."""

    def value(match: re.Match[str]) -> str:
        if match[1] not in fill:
            raise BadContent(f"{where}: nothing fills '{match[0]}'")
        return fill[match[1]]

    return _SLOT.sub(value, text)


def parse_page(text: str, where: str) -> Iterator[Block]:
    """Yield the blocks of a Markdown text; raise BadContent for what a page cannot hold."""
    tree = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text))
    for node in tree.children:
        yield from _blocks(node, where)


def _blocks(node: SyntaxTreeNode, where: str) -> Iterator[Block]:
    match node.type:
        case "heading":
            text = plain_text(_spans(node))
            anchor = _ANCHOR.search(text)
            yield Heading(int(node.tag[1]), _ANCHOR.sub("", text), anchor[1] if anchor else "")
        case "paragraph":
            inner = node.children[0].children
            if len(inner) == 1 and inner[0].type == "image":
                source = str(inner[0].attrs.get("src", ""))
                if source.startswith(EXCERPT):
                    yield Excerpt(source.removeprefix(EXCERPT), inner[0].content)
                else:
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
        case Heading(_, text, _):
            return text
        case Paragraph(spans, _):
            return plain_text(spans)
        case Grid(rows):
            return " ".join(plain_text(cell) for row in rows for cell in row)
        case Pictures(_, caption) | Excerpt(_, caption):
            return caption


def explained(blocks: Iterable[Block], keywords: Keywords) -> Iterator[Block]:
    """Yield blocks in which each keyword explains itself where it first stands in a chapter, but not in its own."""
    chapter = ""
    known: set[str] = set()
    for block in blocks:
        match block:
            case Heading(level, _, anchor):
                if level == 2:
                    chapter, known = anchor, set()
                yield block
            case Paragraph(spans, bullet):
                yield Paragraph(tuple(_marked(spans, keywords, chapter, known)), bullet)
            case Grid(rows):
                yield Grid(tuple(tuple(tuple(_marked(cell, keywords, chapter, known)) for cell in row) for row in rows))
            case _:
                yield block


def _marked(spans: Iterable[Span], keywords: Keywords, chapter: str, known: set[str]) -> Iterator[Span]:
    """Yield spans cut at the keywords in them."""
    for span in spans:
        at = 0
        for start, end, keyword in keywords.find(span.text):
            if keyword.id not in known and keyword.chapter != chapter:
                known.add(keyword.id)
                yield Span(span.text[at:start], span.manner)
                yield Span(span.text[start:end], span.manner, keyword)
                at = end
        yield Span(span.text[at:], span.manner)
