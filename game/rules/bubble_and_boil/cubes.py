"""Cubes: ingredients of four colours as one small number a heap, and what can be asked of such a heap.

A heap has one byte for each colour, green in the lowest: two heaps are added and taken from each other like numbers.
No heap holds more than 127 cubes of a colour.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from game.core.chance import Chance
from game.core.named import Named
from game.core.reason import Reason

Colour: TypeAlias = Annotated[int, Named(lambda colour: COLOURS[colour])]
Heap: TypeAlias = int
Counts: TypeAlias = tuple[int, int, int, int]

# Hemlock, pumpkin, mandrake and toadflax (002 Contents).
COLOURS = ("green", "orange", "red", "yellow")
EVERY_COLOUR: tuple[Colour, ...] = (0, 1, 2, 3)
ONE: tuple[Heap, ...] = tuple(1 << 8 * colour for colour in EVERY_COLOUR)
ONE_EACH: Heap = sum(ONE)
OTHERS: tuple[int, ...] = tuple(0xFFFFFFFF ^ (0xFF << 8 * colour) for colour in EVERY_COLOUR)

_GUARD = 0x80808080


def heap_of(counts: Sequence[int]) -> Heap:
    """Return the heap of so many green, orange, red and yellow cubes."""
    green, orange, red, yellow = counts
    return green | orange << 8 | red << 16 | yellow << 24


def counts_of(heap: Heap) -> Counts:
    """Return how many green, orange, red and yellow cubes a heap has."""
    return heap & 255, heap >> 8 & 255, heap >> 16 & 255, heap >> 24


def size_of(heap: Heap) -> int:
    """Return how many cubes a heap has."""
    return (heap & 255) + (heap >> 8 & 255) + (heap >> 16 & 255) + (heap >> 24)


def count_of(heap: Heap, colour: Colour) -> int:
    """Return how many cubes of a colour a heap has."""
    return heap >> 8 * colour & 255


def holds(heap: Heap, part: Heap) -> bool:
    """Return whether a heap has every cube of another."""
    return ((heap | _GUARD) - part) & _GUARD == _GUARD


def colours_in(heap: Heap) -> list[Colour]:
    """Return the colours of which a heap has a cube."""
    return [colour for colour in EVERY_COLOUR if heap >> 8 * colour & 255]


def empty_colours(heap: Heap) -> int:
    """Return of how many colours a heap has no cube."""
    return (not heap & 255) + (not heap & 0xFF00) + (not heap & 0xFF0000) + (not heap >> 24)


def draw(heap: Heap, count: int, chance: Chance) -> Heap:
    """Return `count` cubes taken at random out of a heap, or all of them where there are not as many (ruling B6)."""
    left = size_of(heap)
    if count >= left:
        return heap
    drawn = 0
    for _ in range(count):
        pick = chance.below(left)
        for one, shift in _SHIFTS:
            in_colour = heap >> shift & 255
            if pick < in_colour:
                heap -= one
                drawn += one
                break
            pick -= in_colour
        left -= 1
    return drawn


_SHIFTS = tuple((ONE[colour], 8 * colour) for colour in EVERY_COLOUR)


def lower_bound(heap: Heap, lost: int) -> Heap:
    """Return what a heap holds for certain after so many cubes of unknown colours have left it."""
    green, orange, red, yellow = counts_of(heap)
    return heap_of((max(green - lost, 0), max(orange - lost, 0), max(red - lost, 0), max(yellow - lost, 0)))


def common(heap: Heap, other: Heap) -> Heap:
    """Return the cubes that both heaps have."""
    return heap_of([min(pair) for pair in zip(counts_of(heap), counts_of(other), strict=True)])


def total_of(heaps: Iterable[Heap]) -> Heap:
    """Return the cubes of several heaps together."""
    return sum(heaps)


def parse_colour(text: object) -> Colour:
    """Return the colour of its name; raise ValueError for anything else."""
    if text not in COLOURS:
        raise ValueError(f"{text!r} is no colour")
    return COLOURS.index(str(text))


def ingredient_words(colour: Colour) -> Reason:
    """Return what a colour is called by persons: its ingredient."""
    return Reason(f"bubble_and_boil.ingredient.{COLOURS[colour]}")
