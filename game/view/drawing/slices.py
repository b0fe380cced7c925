"""Slices: sprites made longer or larger by stretching their middle, so that ends and corners keep their shape."""

from itertools import pairwise
from typing import TypeAlias

import pygame

from game.view.drawing.sheets import Print
from game.view.drawing.surfaces import blank, scaled

_Cut: TypeAlias = tuple[int, int, int]


def three_slice(whole: Print, piece: tuple[int, int], cap: int, width: int) -> Print:
    """Return a print made `width` px wide; `cap` px at either end of its piece (width, height in px) are kept."""
    columns = _cuts(-whole.dx, piece[0], whole.surface.get_width(), cap, width)
    height = whole.surface.get_height()
    return _stretch(whole, columns, [(0, height, height)])


def nine_slice(whole: Print, piece: tuple[int, int], corner: int, size: tuple[int, int]) -> Print:
    """Return a print whose piece (width, height in px) is stretched to `size` with corners of `corner` px kept."""
    columns = _cuts(-whole.dx, piece[0], whole.surface.get_width(), corner, size[0])
    rows = _cuts(-whole.dy, piece[1], whole.surface.get_height(), corner, size[1])
    return _stretch(whole, columns, rows)


def sides(whole: Print, rim: int) -> list[Print]:
    """Return the upper, lower, left and right side of a print whose middle is empty, each `rim` px wide."""
    width, height = whole.surface.get_size()
    inner = height - 2 * rim
    boxes = ((0, 0, width, rim), (0, height - rim, width, rim), (0, rim, rim, inner), (width - rim, rim, rim, inner))
    return [Print(whole.surface.subsurface(box).copy(), whole.dx + box[0], whole.dy + box[1]) for box in boxes]


def _cuts(margin: int, piece: int, whole: int, cap: int, wanted: int) -> list[_Cut]:
    """Return start, end and wanted length of the three stretches of one axis; `margin` lies before the piece."""
    cap = max(1, min(cap, (piece - 1) // 2, (wanted - 1) // 2))
    marks = (0, margin + cap, margin + piece - cap, whole)
    lengths = (margin + cap, max(1, wanted - 2 * cap), whole - margin - piece + cap)
    return [(start, end, length) for (start, end), length in zip(pairwise(marks), lengths, strict=True)]


def lay_nine_slice(target: pygame.Surface, whole: Print, piece: tuple[int, int], corner: int) -> None:
    """Paint a print over a surface so that its piece, stretched as by `nine_slice`, fills it, part by part."""
    columns = _cuts(-whole.dx, piece[0], whole.surface.get_width(), corner, target.get_width())
    rows = _cuts(-whole.dy, piece[1], whole.surface.get_height(), corner, target.get_height())
    _lay(target, whole, columns, rows)


def _stretch(whole: Print, columns: list[_Cut], rows: list[_Cut]) -> Print:
    """Return the print with each crossing of a column and a row at its wanted size."""
    surface = blank(sum(column[2] for column in columns), sum(row[2] for row in rows))
    _lay(surface, whole, columns, rows)
    return Print(surface, whole.dx, whole.dy)


def _lay(target: pygame.Surface, whole: Print, columns: list[_Cut], rows: list[_Cut]) -> None:
    """Paint each crossing of a column and a row at its wanted size, but for those where nothing is to be seen."""
    y = 0
    for top, bottom, height in rows:
        x = 0
        for left, right, width in columns:
            if right > left and bottom > top and width > 0 and height > 0:
                part = whole.surface.subsurface((left, top, right - left, bottom - top))
                if part.get_bounding_rect().width:
                    target.blit(scaled(part, width, height), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += width
        y += height
