"""Text: words set in the two faces, wrapped, fitted, with sprites between them, and kept for the next frame."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import pygame

from game.view.drawing.memory import Budget, Memory
from game.view.drawing.sheets import Sheets
from game.view.drawing.surfaces import blank, bytes_of, premultiplied
from game.view.drawing.syllables import breaks_of

Role: TypeAlias = Literal["text", "display"]
Align: TypeAlias = Literal["left", "center", "right"]
Colour: TypeAlias = tuple[int, int, int]

SMALLEST = 21
"""The smallest text in layout px (14 px at 1280×720)."""

CAPITAL = "O"
"""The letter whose height counts as that of the capitals; in both faces it has no swash."""

MEASURE = 40
"""The size in px at which fonts are asked whether they have a character."""

MEASURED = 4000
"""The number of measurements that are kept."""

WORDS = 1 << 14
"""The number of words whose width is kept."""

HYPHEN, MARKS = "-", ".,:;!?…»”’"
"""What a broken word ends with, and the marks that may follow a word."""

LEAST_LETTERS = 3
"""So many letters of a word stand before and after a hyphen."""

FIGURES, OLD_STYLE = frozenset("0123456789"), frozenset({"display"})
"""Figures, and the roles whose face has them as high as small letters, where a 1 looks like an I."""

FONTS = 96
"""The number of fonts, each of one size, that are kept; each has its file open."""

_SPRITE = re.compile(r"<([a-z0-9_]+(?:\.[a-z0-9_]+)+)>")
_TOKEN = re.compile(r"\n|[ \t]+|<[a-z0-9_]+(?:\.[a-z0-9_]+)+>|(?:(?!<[a-z0-9_]+\.)[^ \t\n])+|<")
_JOINT = re.compile(r"(?<=[^\W\d_]{2}-)(?=[^\W\d_]{2})")
"""Between a hyphen within a word and the letters that follow, of which there are two at least on each side."""


class Style(NamedTuple):
    """How a text is set; `size`, `width` and `height` in window px, `lines` the most lines (None: any number).

    Without `width` each line of the text is one line; with it lines are wrapped, or, where `fit`, the text is made
    smaller down to `smallest` px until it fits one line. Wrapped text is made smaller likewise until it fits the
    height and no word has to be broken. What does not fit ends in an ellipsis.
    """

    role: Role
    size: int
    smallest: int
    colour: Colour
    align: Align
    width: int | None = None
    height: int | None = None
    fit: bool = False
    lines: int | None = None
    spacing: float = 1.25
    outline: Colour | None = None
    outline_width: int = 0


class Block(NamedTuple):
    """A set text: its surface and, in window px, its measures.

    They are its width and height, its baselines, the height of a capital, the empty border, and the size of its
    letters.
    """

    surface: pygame.Surface
    width: int
    height: int
    baseline: int
    last_baseline: int
    capital: int
    border: int
    size: int


class _Piece(NamedTuple):
    """A stretch of a line: words in one font, or a sprite; `width` in window px, `lift` how much higher it stands."""

    width: int
    font: pygame.font.Font | None
    content: str
    lift: int = 0


class _Line(NamedTuple):
    """The pieces of one line and their whole width."""

    pieces: tuple[_Piece, ...]
    width: int


class Lettering:
    """The two faces; each is a chain of font files, of which the first that has a character sets it."""

    def __init__(self, folder: Path, faces: Mapping[str, Sequence[str]], sheets: Sheets) -> None:
        self._paths = {role: tuple(folder / name for name in names) for role, names in faces.items()}
        self._sheets = sheets
        self._fonts: Memory[pygame.font.Font] = Memory(Budget(FONTS), lambda font: 1)
        self._owners: dict[tuple[str, str], int] = {}
        self._capitals: dict[tuple[str, int], int] = {}
        self._blocks: Memory[Block] = Memory(sheets.budget, lambda block: bytes_of(block.surface))
        self._extents: Memory[tuple[int, int]] = Memory(Budget(MEASURED), lambda extent: 1)
        self._wide = lru_cache(WORDS)(self._measured)

    def block(self, text: str, style: Style) -> Block:
        """Return the text set in a style; the same surface as long as it is kept."""
        key = (text, style)
        block = self._blocks.get(key)
        if block is None:
            block = self._blocks.keep(key, self._set(text, style))
        return block

    def extent(self, text: str, style: Style) -> tuple[int, int]:
        """Return the width and height in window px that the text set in a style has, without painting it."""
        key = (text, style)
        block = self._blocks.get(key)
        if block is not None:
            return block.width, block.height
        extent = self._extents.get(key)
        if extent is None:
            lines, size = self._fitted(text, style)
            font = self._font(style.role, size)
            height = font.get_ascent() - font.get_descent() + round(size * style.spacing) * (len(lines) - 1)
            extent = self._extents.keep(key, (max(line.width for line in lines), height))
        return extent

    def can_write(self, role: str, character: str) -> bool:
        """Return whether a font of a role's chain has a character."""
        return self._writes(role, self._owner(role, character), character)

    def forget_blocks(self) -> None:
        """Forget what was set (the window or the text size is another)."""
        self._blocks.clear()
        self._extents.clear()

    @property
    def bytes(self) -> int:
        """The memory of the kept texts."""
        return self._blocks.bytes

    def _font(self, role: str, size: int, index: int = 0) -> pygame.font.Font:
        """Return a font of a role's chain at a size in window px."""
        key = (role, size, index)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts.keep(key, pygame.font.Font(self._paths[role][index], size))
        return font

    def _capital(self, role: str, size: int) -> int:
        """Return the height of a capital letter in window px."""
        height = self._capitals.get((role, size))
        if height is None:
            metrics = self._font(role, size).metrics(CAPITAL)[0]
            height = self._capitals[role, size] = metrics[3] if metrics else round(size * 0.7)
        return height

    def _owner(self, role: str, character: str) -> int:
        """Return the place in the chain of the first font that has the character (0 when none has)."""
        owner = self._owners.get((role, character))
        if owner is None:
            chain = range(len(self._paths[role]))
            owner = next((index for index in chain if self._writes(role, index, character)), 0)
            self._owners[role, character] = owner
        return owner

    def _writes(self, role: str, index: int, character: str) -> bool:
        """Return whether a font of a chain has a character."""
        metrics = self._font(role, MEASURE, index).metrics(character)[0]
        return metrics is not None and (character.isspace() or metrics[:4] != (0, 0, 0, 0))

    def _pieces(self, token: str, role: str, size: int) -> list[_Piece]:
        """Return the pieces of a token: one sprite, or its words divided among the fonts of the chain."""
        if sprite := self._sprite_of(token):
            extent = self._sheets.frame(sprite).extent
            return [_Piece(max(1, round(size * extent.width / extent.height)), None, sprite)]
        pieces: list[_Piece] = []
        start = 0
        figures = FIGURES if role in OLD_STYLE else frozenset()
        owners = [self._owner(role, character) for character in token]
        for index in range(1, len(token) + 1):
            if (
                index < len(token)
                and owners[index] == owners[start]
                and figures.isdisjoint(token[index - 1 : index + 1])
            ):
                continue
            words = token[start:index]
            if words in figures:
                pieces.append(self._figure(words, role, size))
            else:
                font = self._font(role, size, owners[start])
                pieces.append(_Piece(font.size(words)[0], font, words))
            start = index
        return pieces

    def _figure(self, figure: str, role: str, size: int) -> _Piece:
        """Return a figure as high as a capital, whatever its height in the face."""
        index = self._owner(role, figure)
        low, high = self._rise(self._font(role, size, index), figure)
        font = self._font(role, max(1, round(size * self._capital(role, size) / max(1, high - low))), index)
        return _Piece(font.size(figure)[0], font, figure, -self._rise(font, figure)[0])

    @staticmethod
    def _rise(font: pygame.font.Font, figure: str) -> tuple[int, int]:
        """Return how far below and above the baseline a figure reaches in px, upwards."""
        metrics = font.metrics(figure)[0]
        return (0, font.get_ascent()) if metrics is None else (metrics[2], metrics[3])

    def _sprite_of(self, token: str) -> str | None:
        """Return the frame that a token names, or None for words (also for a name that no sheet has)."""
        match = _SPRITE.fullmatch(token)
        return match[1] if match and match[1] in self._sheets else None

    def _lines(self, text: str, role: str, size: int, width: int | None) -> list[_Line]:
        """Return the text in lines no wider than `width` (a longer word is broken)."""
        rows = [row for part in text.split("\n") for row in self._rows(part, role, size, width)]
        return [self._line("".join(row).rstrip(" "), role, size) for row in rows]

    def _rows(self, text: str, role: str, size: int, width: int | None) -> list[list[str]]:
        """Return the words and spaces of a paragraph, line by line.

        Where the last line would be a single word, as many but narrower lines give it more, if they can.
        """
        broken = (part for token in _TOKEN.findall(text) for part in self._broken(token, role, size, width))
        parts = [(part, self._width(part, role, size)) for part in broken]
        rows = tried = _in_rows(parts, width)
        widest = max((wide for _, wide in parts), default=0)
        while width is not None and len(tried[-1]) == 1 and len(tried) == len(rows) > 1:
            width = max(map(_width_of, tried)) - 1
            if width < widest:
                break
            tried = _in_rows(parts, width)
        better = len(tried) == len(rows) and len(tried[-1]) > 1
        return [[part for part, _ in row] for row in (tried if better else rows)]

    def _broken(self, token: str, role: str, size: int, width: int | None) -> list[str]:
        """Return a token in parts that each fit the width; a long word is broken after its hyphens, or with one."""
        if width is None or self._sprite_of(token) or self._width(token, role, size) <= width:
            return [token]
        return [part for joint in _JOINT.split(token) for part in self._hyphened(joint, role, size, width)]

    def _hyphened(self, token: str, role: str, size: int, width: int) -> list[str]:
        """Return a word in parts that each fit the width, broken with hyphens, between syllables where that fits."""
        parts: list[str] = []
        rest, hyphen = token, HYPHEN if token.strip(MARKS).isalpha() else ""
        while len(rest) > 1 and self._width(rest, role, size) > width:
            count = 1
            while count < len(rest) and self._width(rest[: count + 1] + hyphen, role, size) <= width:
                count += 1
            if hyphen:
                last = min(count, len(rest.rstrip(MARKS)) - LEAST_LETTERS)
                count = max((each for each in breaks_of(rest) if LEAST_LETTERS <= each <= last), default=max(last, 1))
            parts.append(rest[:count] + (hyphen if count >= LEAST_LETTERS else ""))
            rest = rest[count:]
        return [*parts, rest]

    def _breaks(self, text: str, role: str, size: int, width: int) -> bool:
        """Return whether a word of the text is wider than the width."""
        words = (token for token in _TOKEN.findall(text) if not self._sprite_of(token))
        return any(self._width(joint, role, size) > width for word in words for joint in _JOINT.split(word))

    def _width(self, token: str, role: str, size: int) -> int:
        """Return a token's width in window px."""
        if token.startswith("<"):
            return self._measured(token, role, size)
        return self._wide(token, role, size)

    def _measured(self, token: str, role: str, size: int) -> int:
        return sum(piece.width for piece in self._pieces(token, role, size))

    def _line(self, words: str, role: str, size: int) -> _Line:
        """Return one line, its words joined as far as one font sets them."""
        pieces = [piece for token in _split_sprites(words) if token for piece in self._pieces(token, role, size)]
        return _Line(tuple(pieces), sum(piece.width for piece in pieces))

    def _fitted(self, text: str, style: Style) -> tuple[list[_Line], int]:
        """Return the lines of a text and the size in window px at which they fit their style."""
        if style.width is None:
            return self._lines(text, style.role, style.size, None), style.size
        if style.fit:
            return self._shrunk(text, style, style.width)
        size = style.size
        lines = self._lines(text, style.role, size, style.width)
        while size > style.smallest and (
            len(lines) > self._most_lines(style, size) or self._breaks(text, style.role, size, style.width)
        ):
            size -= 1
            lines = self._lines(text, style.role, size, style.width)
        most = self._most_lines(style, size)
        if len(lines) > most:
            lines = [*lines[: most - 1], self._cut(lines[most - 1], style.role, size, style.width)]
        return lines, size

    def _most_lines(self, style: Style, size: int) -> int:
        """Return how many lines of a size a style has room for, at least 1."""
        most = style.lines or 10_000
        if style.height is not None:
            font = self._font(style.role, size)
            spare = style.height - (font.get_ascent() - font.get_descent())
            most = min(most, 1 + spare // round(size * style.spacing))
        return max(1, most)

    def _shrunk(self, text: str, style: Style, width: int) -> tuple[list[_Line], int]:
        """Return a text on one line that is as wide as the width or less, and its size in window px."""
        size = style.size
        line = self._line(text, style.role, size)
        while line.width > width and size > style.smallest:
            size = max(style.smallest, min(size - 1, size * width // line.width))
            line = self._line(text, style.role, size)
        if line.width > width:
            line = self._cut(line, style.role, size, width)
        return [line], size

    def _cut(self, line: _Line, role: str, size: int, width: int) -> _Line:
        """Return the line cut so that it ends in an ellipsis within the width."""
        tokens: list[str] = []
        for piece in line.pieces:
            tokens.extend([f"<{piece.content}>"] if piece.font is None else list(piece.content))
        while tokens and self._line("".join(tokens).rstrip(" ,.;:") + "…", role, size).width > width:
            tokens.pop()
        return self._line("".join(tokens).rstrip(" ,.;:") + "…", role, size)

    def _set(self, text: str, style: Style) -> Block:
        """Return a text painted on a surface of its own."""
        lines, size = self._fitted(text, style)
        font = self._font(style.role, size)
        ascent, pitch = font.get_ascent(), round(size * style.spacing)
        last = ascent + pitch * (len(lines) - 1)
        width = max(line.width for line in lines)
        height = last - font.get_descent()
        border = style.outline_width + max(1, size // 8)
        surface = blank(width + 2 * border, height + 2 * border)
        for number, line in enumerate(lines):
            x = border + {"left": 0, "center": (width - line.width) // 2, "right": width - line.width}[style.align]
            self._paint(surface, line, x, border + pitch * number + ascent, size, style)
        return Block(surface, width, height, ascent, last, self._capital(style.role, size), border, size)

    def _paint(self, surface: pygame.Surface, line: _Line, x: int, baseline: int, size: int, style: Style) -> None:
        """Paint a line from x on its baseline."""
        for piece in line.pieces:
            if piece.font is None:
                made = self._sheets.printed(piece.content, piece.width, size)
                top = baseline - (self._capital(style.role, size) + size) // 2
                surface.blit(made.surface, (x + made.dx, top + made.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
            elif piece.width > 0:
                top = baseline - piece.font.get_ascent() - piece.lift
                if style.outline is not None and style.outline_width:
                    piece.font.outline = style.outline_width
                    rim = premultiplied(piece.font.render(piece.content, True, style.outline))
                    piece.font.outline = 0
                    corner = (x - style.outline_width, top - style.outline_width)
                    surface.blit(rim, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
                words = premultiplied(piece.font.render(piece.content, True, style.colour))
                surface.blit(words, (x, top), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += piece.width


def _in_rows(parts: Sequence[tuple[str, int]], width: int | None) -> list[list[tuple[str, int]]]:
    """Return words and spaces, each with its width, in lines no wider than a width; None: in one."""
    rows: list[list[tuple[str, int]]] = [[]]
    used = 0
    for part, wide in parts:
        if width is not None and rows[-1] and used + wide > width:
            if part.isspace():
                continue
            rows.append([])
            used = 0
        if rows[-1] or not part.isspace() or len(rows) == 1:
            rows[-1].append((part, wide))
            used += wide
    return rows


def _width_of(row: Sequence[tuple[str, int]]) -> int:
    """Return the width of a line without the space at its end."""
    return sum(wide for _, wide in row) - (row[-1][1] if row[-1][0].isspace() else 0)


def _split_sprites(words: str) -> list[str]:
    """Return the words divided so that each sprite's mark stands alone."""
    parts: list[str] = []
    end = 0
    for match in _SPRITE.finditer(words):
        parts.extend((words[end : match.start()], match[0]))
        end = match.end()
    parts.append(words[end:])
    return parts
