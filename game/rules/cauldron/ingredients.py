"""Ingredients: the seven kinds, and bags of them as packed integers (000 Harvest Season; A.1, A.2).

A bag has one byte a kind, so that bags are added and subtracted like numbers.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from game.core.named import Named

Kind: TypeAlias = Annotated[int, Named(lambda kind: KINDS[kind])]

KINDS = ("spider_web", "frog_legs", "toadstool", "mandrake_root", "blood_crystal", "dragon_egg", "snake_skin")
COMMON: tuple[Kind, ...] = (0, 1, 2)
RARE: tuple[Kind, ...] = (3, 4, 5, 6)
ALL_KINDS: tuple[Kind, ...] = COMMON + RARE
ONE: tuple[int, ...] = tuple(1 << 8 * kind for kind in ALL_KINDS)


def named_bag(bag: int) -> dict[str, int]:
    """Return the names and numbers of what is in a bag."""
    return {KINDS[kind]: bag >> 8 * kind & 255 for kind in ALL_KINDS if bag >> 8 * kind & 255}


Bag: TypeAlias = Annotated[int, Named(named_bag)]
_KIND_OF_NAME = {name: kind for kind, name in enumerate(KINDS)}
_LAST = len(KINDS) - 1
# Multiplied with a bag it adds up all kinds in the place of the last one.
_ONES = sum(ONE)
_HIGH_BITS = sum(0x80 << 8 * kind for kind in ALL_KINDS)
# Added to a bag it carries into the high bit of each kind that is there; no bag holds more than 127 of a kind.
_ALL_BUT_HIGH_BITS = sum(0x7F << 8 * kind for kind in ALL_KINDS)

Presence: TypeAlias = int
"""Some kinds as the high bits of their bytes, which is what a bag tells fastest."""

PRESENCES: tuple[Presence, ...] = tuple(
    sum(0x80 << 8 * kind for kind in ALL_KINDS if mask >> kind & 1) for mask in range(1 << len(KINDS))
)
"""The kinds of a mask that has a bit for each kind."""
BY_PRESENCE: dict[Presence, tuple[Kind, ...]] = {
    present: tuple(kind for kind in ALL_KINDS if mask >> kind & 1) for mask, present in enumerate(PRESENCES)
}


def parse_kind(text: Any) -> Kind:
    """Return the kind of its name; raise ValueError."""
    kind = _KIND_OF_NAME.get(text) if isinstance(text, str) else None
    if kind is None:
        raise ValueError(f"{text!r} is no ingredient")
    return kind


def mask_of(names: Iterable[str]) -> int:
    """Return the mask of kinds by their names; raise ValueError."""
    return sum(1 << parse_kind(name) for name in names)


def bag_of(kinds: Iterable[Kind]) -> Bag:
    """Return a bag of kinds, each as often as it comes."""
    return sum(ONE[kind] for kind in kinds)


def bag_from(named: Mapping[Any, int]) -> Bag:
    """Return the bag of names and numbers; raise ValueError for a name that is no kind or a number below 0."""
    bag = 0
    for name, number in named.items():
        if not isinstance(number, int) or not 0 <= number < 128:
            raise ValueError(f"{name}: {number!r} is no number of ingredients")
        bag += number * ONE[parse_kind(name)]
    return bag


def count(bag: Bag, kind: Kind) -> int:
    """Return how many of a kind are in a bag."""
    return bag >> 8 * kind & 255


def size(bag: Bag) -> int:
    """Return how many ingredients are in a bag, at most 255."""
    return bag * _ONES >> 8 * _LAST & 255


def covers(bag: Bag, needed: Bag) -> bool:
    """Return whether a bag holds at least what is needed of each kind."""
    return ((bag | _HIGH_BITS) - needed) & _HIGH_BITS == _HIGH_BITS


def covered(bag: Bag, numbers: Iterable[int], needs: Sequence[Bag]) -> list[int]:
    """Return those of some numbers of which a bag covers what is needed; `needs` goes by number."""
    filled = bag | _HIGH_BITS
    return [number for number in numbers if (filled - needs[number]) & _HIGH_BITS == _HIGH_BITS]


def shortage(bag: Bag, needed: Bag) -> Bag:
    """Return what a bag lacks of what is needed."""
    return sum(max(0, count(needed, kind) - count(bag, kind)) * ONE[kind] for kind in kinds_in(needed))


def kinds_in(bag: Bag) -> tuple[Kind, ...]:
    """Return the kinds of which a bag holds any, in ascending order."""
    return BY_PRESENCE[presence(bag)]


def presence(bag: Bag) -> Presence:
    """Return of which kinds a bag holds any."""
    return bag + _ALL_BUT_HIGH_BITS & _HIGH_BITS


def items_in(bag: Bag) -> tuple[Kind, ...]:
    """Return every single ingredient of a bag, in ascending order of kinds."""
    return tuple(kind for kind in kinds_in(bag) for _ in range(count(bag, kind)))


@lru_cache(maxsize=1 << 10)
def handfuls(bag: Bag, number: int) -> tuple[Bag, ...]:
    """Return every different bag of that many ingredients that can be taken out of a bag, in ascending order."""
    if number == 0:
        return (0,)
    found = {ONE[kind] + rest for kind in kinds_in(bag) for rest in handfuls(bag - ONE[kind], number - 1)}
    return tuple(sorted(found))
