"""The packer: lays rectangles out on one sheet, the tallest first, each as high up as it fits (maximal rectangles)."""

import math
from collections.abc import Mapping
from typing import NamedTuple

GUTTER = 2
"""Pixels between rectangles; even, like all their sizes, so that a sheet can be halved."""

WIDTHS = (1024, 1536, 2048, 3072, 4096)
BROADEST = 1.6
"""A sheet is at most so many times as wide as a square of the same area."""

Size = tuple[int, int]
Place = tuple[int, int]


class Gap(NamedTuple):
    """A free rectangle of the sheet; gaps overlap, each is as large as it can be."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, other: "Gap") -> bool:
        """Whether the other gap lies inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def without(self, taken: "Gap") -> "list[Gap]":
        """What is left of the gap on the four sides of a taken rectangle."""
        if taken.left >= self.right or taken.right <= self.left or taken.top >= self.bottom or taken.bottom <= self.top:
            return [self]
        sides = (
            self._replace(right=taken.left),
            self._replace(left=taken.right),
            self._replace(bottom=taken.top),
            self._replace(top=taken.bottom),
        )
        return [side for side in sides if side.left < side.right and side.top < side.bottom]


def pack(sizes: Mapping[str, Size]) -> tuple[Size, dict[str, Place]]:
    """The size of the sheet and the place of each rectangle, in pixels; of a few widths the least wasteful."""
    widest = max(width for width, _ in sizes.values()) + 2 * GUTTER
    candidates = [width for width in WIDTHS if width >= widest] or [widest]
    area = sum(width * height for width, height in sizes.values())
    fitting = [width for width in candidates if width <= max(widest, BROADEST * math.sqrt(area))] or candidates[:1]
    layouts = [_lay_out(sizes, width) for width in fitting]
    return min(layouts, key=lambda layout: layout[0][0] * layout[0][1])


def _lay_out(sizes: Mapping[str, Size], sheet_width: int) -> tuple[Size, dict[str, Place]]:
    endless = sum(height + GUTTER for _, height in sizes.values()) + GUTTER
    gaps = [Gap(GUTTER, GUTTER, sheet_width, endless)]
    places: dict[str, Place] = {}
    lowest = 0
    for name in sorted(sizes, key=lambda name: (-sizes[name][1], -sizes[name][0], name)):
        width, height = sizes[name][0] + GUTTER, sizes[name][1] + GUTTER
        wide_enough = (gap for gap in gaps if gap.right - gap.left >= width and gap.bottom - gap.top >= height)
        top, left = min((gap.top, gap.left) for gap in wide_enough)
        places[name] = (left, top)
        gaps = _remaining(gaps, Gap(left, top, left + width, top + height))
        lowest = max(lowest, top + height)
    return (sheet_width, lowest), places


def _remaining(gaps: list[Gap], taken: Gap) -> list[Gap]:
    """The largest gaps after a rectangle was taken from them."""
    parts = sorted({part for gap in gaps for part in gap.without(taken)}, key=_area, reverse=True)
    largest: list[Gap] = []
    for part in parts:
        if not any(gap.holds(part) for gap in largest):
            largest.append(part)
    return largest


def _area(gap: Gap) -> int:
    return (gap.right - gap.left) * (gap.bottom - gap.top)
