"""Short names: words in which long names give way, so that what was done with them is never cut."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from game.core.event import Seat
from game.core.reason import Argument, Reason, reason
from game.tables.table import Table
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import Role

SHORTEST = 2
"""The letters of a name that are always left."""

SLOT, SEAT = "name", "seat"
"""The slot of a name, also of one that is nobody's at the table, and the key and slot of a seat that is named."""

NAMED = "table.words"
"""The key of words as they are."""


def say_within(canvas: Canvas, table: Table, words: Reason, width: float, role: Role = "text") -> str:
    """Return words whose names are shortened as far as they need to fit a width, in layout px, at the least size.

    The longest name gives way first, in words within words too. Words without a name are returned as they are.
    """
    said = table.say(words)
    players = table.names
    short = {name: name for name in _names(words, players)}
    while canvas.measure(said, size=1, role=role).width > width:
        longest = max(short, key=lambda name: len(short[name]), default="")
        left = short.get(longest, "").rstrip(".")
        if len(left) <= SHORTEST:
            break
        short[longest] = f"{left[:-1].rstrip(' -.')}."
        said = table.say(_shortened(words, players, short))
    return said


def name_within(canvas: Canvas, table: Table, seat: Seat, width: float, role: Role = "display") -> str:
    """Return the name of a seat, shortened as far as it needs to fit a width, in layout px, at the least size."""
    return say_within(canvas, table, reason(NAMED, words=table.seats[seat].name), width, role)


def size_of_names(
    canvas: Canvas, table: Table, width: Callable[[Seat], float], size: float, role: Role = "display"
) -> float:
    """Return the size, at most `size`, at which each rival's name, shortened if need be, fits the width of its seat."""
    rivals = [seat for seat in range(len(table.seats)) if seat != table.viewer]
    names = {seat: name_within(canvas, table, seat, width(seat), role) for seat in rivals}
    sizes = (canvas.set_size(names[seat], size=size, role=role, width=width(seat), fit=True) for seat in rivals)
    return min(sizes, default=size)


def letters_of(names: Sequence[str]) -> list[str]:
    """Return the letters by which each name is known where there is room for two: its first one, and its telling one.

    A letter is telling where others that begin with the same have another one or none; the same name is counted.
    """
    plain = [name.casefold() for name in names]
    found: list[str] = []
    for at, name in enumerate(plain):
        first = name[:1].upper()[:1]
        others = [other for each, other in enumerate(plain) if each != at and other[:1] == name[:1]]
        telling = (
            first + letter
            for place, letter in enumerate(name)
            if place and letter.isalnum() and all(other[place : place + 1] != letter for other in others)
        )
        ways = chain(() if others else (first,), telling, () if name in others else (first,))
        unused = (way for way in ways if way not in found)
        found.append(next(unused, f"{first}{1 + plain[:at].count(name)}"))
    return found


def _names(words: Reason, players: Sequence[str]) -> Iterator[str]:
    """Yield the names in words and in the words within them."""
    for slot, value in words.args:
        if isinstance(value, Reason):
            yield from _names(value, players)
        elif isinstance(value, str):
            if slot == SLOT or value in players:
                yield value
        elif words.key == slot == SEAT:
            yield players[value]


def _shortened(words: Reason, players: Sequence[str], short: Mapping[str, str]) -> Reason:
    """Return words with other names."""

    def given(value: Argument) -> Argument:
        if isinstance(value, Reason):
            return _shortened(value, players, short)
        return short.get(value, value) if isinstance(value, str) else value

    if words.key == SEAT and isinstance(seat := dict(words.args).get(SEAT), int):
        return reason(NAMED, words=short[players[seat]])

    return Reason(words.key, tuple((slot, given(value)) for slot, value in words.args))
