"""Since your move: what every rival has done since one decided last, and what befell oneself, at the top of the log."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain, groupby, pairwise
from typing import NamedTuple

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.tables.log_line import LogLine
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SINCE_LAST, BEFORE_FIRST = "table.log.since", "table.log.before"
"""The text keys of what others have done since one decided last, and before one does so for the first time."""

HEAD_WORDS, HEAD_GAP = 106.0, 6.0
"""The width of the words beside the signs of the strip, and what lies between them."""

WORDS, SIGNS = 22.0, 36.0
"""The height of the words above the signs, and that of the signs."""

HAT, SIGN, LEAST_SIGN, MOST_SIGN, GROUP_GAP, EDGE = 26.0, 33.0, 24.0, 36.0, 4.0, 2.0
"""The width of a hat, of a sign beside it, at least and at most, and what is left between two rivals and around all."""

MOST_FANNED, FANNED = 3, 0.3
"""How many pictures of one deed are seen in a sign at most, and which part of one at least beneath the next."""

OWN_HAT = 17.0
"""The width of the hat at the corner of what was done to whoever wears it."""

DOT, DOTS_PAD = 2.6, (29.0, 13.0)
"""The radius of the dots that stand for what a sign hides, and the width and height of the ground beneath them."""

FIGURE = 1.6
"""How much wider signs are that have a figure beside them."""

PARTED, MORE = 10.0, 30.0
"""What is left between the signs of two sections, and the width of that of what came before the others."""


class SinceSign(NamedTuple):
    """Lines of a seat that one sign stands for, the first by its picture; how many it sums up, and where it is.

    The first sign of a seat has the hat at its left. One that is alone and `hides` other deeds has dots below. One that
    is `parted` from the one before has a line at its left.
    """

    lines: tuple[LogLine, ...]
    area: Area
    more: int = 0
    hatted: bool = False
    hides: bool = False
    parted: bool = False

    @property
    def line(self) -> LogLine:
        """The line whose picture it shows, or where it counts the first that it counts."""
        return self.lines[0]


class SinceStrip:
    """Chooses of what a seat did in a row what matters most, and lays it out in the order of time; what has no sign of
    its own is counted.

    Every seat that has done something has one sign at least, whose tip then tells all that it stands for.
    """

    def __init__(self) -> None:
        self._lines: list[LogLine] = []
        self._begun: list[LogLine] = []
        self._seat: Seat = 0
        self.key = SINCE_LAST
        """The text key of what is said of the signs."""

    def mark(self, lines: Iterable[LogLine], seat: Seat, *, first: bool) -> None:
        """Show what others than a seat have done, before its `first` decision or since its last, and what befell the
        seat itself between.
        """
        told = list(lines)
        done = [line for line in told if line.seat is not None]
        self._begun = list(_first_of_sections(told))
        self._lines, self._seat = done if any(line.seat != seat for line in done) else [], seat
        self.key = BEFORE_FIRST if first else SINCE_LAST

    def drop(self) -> None:
        """Show nothing."""
        self._lines = []

    def tip(self, sign: SinceSign) -> Reason:
        """Return what is said of a sign: what its lines tell, in order of time, and what is known about one alone."""
        first, *others = (each for each in self._lines if any(each is line for line in sign.lines))
        if not others:
            told = reason(self.key, what=first.in_words)
            return told if first.about is None else reason("table.log.tip.about", about=told, tip=first.about)
        rows = [(words, len(list(alike))) for words, alike in groupby(line.in_words for line in (first, *others))]
        what = [reason("table.log.times", what=words, count=count) if count > 1 else words for words, count in rows]
        return reason(self.key, what=reduce(lambda told, row: reason("table.log.row", told=told, what=row), what))

    def signs(self, table: Table, area: Area) -> list[SinceSign]:
        """Return the signs in an area of the strip in the order of time, those of what a seat did in a row together."""
        if table.since_one_by_one:
            return self._newest(table, area)
        runs = self._rows(table, area.width + GROUP_GAP)
        count = len(runs)
        if not count:
            return []
        room = (area.width - (count - 1) * GROUP_GAP) - count * (HAT + 2 * EDGE)
        wide = FIGURE if any(has_figure(table, line) for line in self._lines) else 1.0
        groups = [_bundles(table, run) for run in runs]
        shares = _shares([len(group) for group in groups], max(count, int(room // (SIGN * wide))))
        size = min(MOST_SIGN * wide, max(LEAST_SIGN, room / sum(shares)))
        found, left = [], area.x
        for group, share in zip(groups, shares, strict=True):
            for at, (lines, more) in enumerate(self._chosen(table, group, share)):
                width = size + (HAT if at == 0 else 0.0) + (EDGE if at in {0, share - 1} else 0.0)
                place, hides = Area(left, area.y, width, area.height), share == 1 < len(group)
                found.append(SinceSign(lines, place, more, hatted=at == 0, hides=hides))
                left += width
            left += GROUP_GAP
        return found

    def _newest(self, table: Table, area: Area) -> list[SinceSign]:
        """Return as many of the newest deeds as have room, each with its sign, after one sign of what came before."""
        runs = [list(run) for _, run in groupby(self._lines, key=lambda line: line.seat)]
        deeds = [lines for run in runs for lines in _bundles(table, run)]
        least = LEAST_SIGN * (FIGURE if any(has_figure(table, line) for line in self._lines) else 1.0)
        first = 0
        while first < len(deeds) - 1 and self._taken(deeds, first) + (len(deeds) - first) * least > area.width:
            first += 1
        found, left = [], area.x
        if first:
            before = tuple(chain.from_iterable(deeds[:first]))
            found.append(SinceSign(before, area._replace(width=MORE), len(before)))
            left += MORE + GROUP_GAP
        shown = deeds[first:]
        room = (area.width - self._taken(deeds, first)) / max(1, len(shown))
        size = max(least, min(MOST_SIGN / LEAST_SIGN * least, room))
        for at, lines in enumerate(shown):
            hatted, parted = at == 0 or shown[at - 1][0].seat != lines[0].seat, at > 0 and self._begins(lines)
            left += (PARTED if parted else 0.0) + (GROUP_GAP if hatted and at else 0.0)
            width = size + (HAT + 2 * EDGE if hatted else 0.0)
            found.append(SinceSign(lines, area._replace(x=left, width=width), hatted=hatted, parted=parted))
            left += width
        return found

    def _taken(self, deeds: Sequence[tuple[LogLine, ...]], first: int) -> float:
        """Return what hats, gaps and parting lines take where the deeds from the `first` on are shown."""
        shown = deeds[first:]
        hats = 1 + sum(before[0].seat != after[0].seat for before, after in pairwise(shown))
        parted = sum(map(self._begins, shown[1:]))
        more = MORE + GROUP_GAP if first else 0.0
        return more + hats * (HAT + 2 * EDGE + GROUP_GAP) - GROUP_GAP + parted * PARTED

    def _begins(self, lines: tuple[LogLine, ...]) -> bool:
        """Return whether a section begins with some lines."""
        return any(line is begun for line in lines for begun in self._begun)

    def _rows(self, table: Table, width: float) -> list[list[LogLine]]:
        """Return what each seat did in a row, in so many rows that all signs have room, or each row has three or so."""
        place = HAT + 2 * EDGE + GROUP_GAP
        rows = _runs(self._lines, int(width // (place + LEAST_SIGN)))
        if len(rows) * place + sum(len(_bundles(table, row)) for row in rows) * LEAST_SIGN <= width:
            return rows
        return _runs(self._lines, int(width // (place + 3 * LEAST_SIGN)))

    def _chosen(
        self, table: Table, group: Sequence[tuple[LogLine, ...]], share: int
    ) -> list[tuple[tuple[LogLine, ...], int]]:
        """Return the lines of each sign of a seat, in their order, with how many the last one counts."""
        if len(group) <= share:
            return [(lines, 0) for lines in group]
        weighed = sorted(range(len(group)), key=lambda at: (*self._weight(table, group[at]), at), reverse=True)
        if share == 1:
            first = weighed[0]
            return [(tuple(chain(group[first], *group[:first], *group[first + 1 :])), 0)]
        kept = sorted(weighed[: share - 1])
        rest = tuple(chain.from_iterable(lines for at, lines in enumerate(group) if at not in kept))
        return [*((group[at], 0) for at in kept), (rest, len(rest))]

    def _weight(self, table: Table, lines: tuple[LogLine, ...]) -> tuple[bool, int, int]:
        """Return how much lines matter: whether one was done to whom they are shown, what weighs, what came of it."""
        return any(concerns(table, line, self._seat) for line in lines), table.weight_of(lines[0]), len(lines)

    def draw(self, canvas: Canvas, table: Table, area: Area) -> None:
        """Draw the signs, those of a seat on one ground behind the hat; what was done to oneself is marked."""
        signs = self.signs(table, area)
        ends = [at for at, sign in enumerate(signs) if sign.hatted] + [len(signs)]
        for begin, end in pairwise(ends):
            ground = signs[begin].area
            ground = ground._replace(width=signs[end - 1].area.right - ground.x)
            canvas.fill(ground.inset(0, 1), "gold_lite", alpha=0.5, radius=10)
        for sign in signs:
            self._draw_sign(canvas, table, sign)

    def _draw_sign(self, canvas: Canvas, table: Table, sign: SinceSign) -> None:
        area = sign.area
        if sign.parted:
            x = area.x - (PARTED + (GROUP_GAP if sign.hatted else 0.0)) / 2
            canvas.line(x, area.y + 3, x, area.bottom - 3, "sepia", 2.0)
        if sign.hatted:
            assert sign.line.seat is not None, "only lines of a seat have signs"
            hat = f"hat.{table.colour(sign.line.seat)}.small"
            canvas.centred(hat, area.x + EDGE + HAT / 2, area.middle_y, width=HAT)
            area = Area(area.x + HAT + EDGE, area.y, area.width - HAT - EDGE, area.height)
        if done := any(concerns(table, line, self._seat) for line in sign.lines):
            canvas.fill(area.inset(1, 3), "ember", alpha=0.45, radius=8)
        if sign.more:
            _draw_dots(canvas, Area.around(area.middle_x, area.middle_y, *DOTS_PAD))
            return
        if sign.line.figure is not None and has_figure(table, sign.line):
            number, tone = sign.line.figure
            # As in the lines of the log the figure stands behind its picture.
            wide = area.width / FIGURE
            figure = area._replace(x=area.x + wide, width=area.width - wide)
            canvas.number(
                number, figure.middle_x - 1, figure.middle_y, min(20.0, figure.width), tone=tone, align="center"
            )
            area = area._replace(width=wide)
        pictures = self._pictures(table, sign)
        if pictures:
            beside = len(pictures) - 1
            # What led to a deed lies beside it, equal deeds lie on one another.
            apart = FANNED if pictures == pictures_of(table, sign.line) else 1.0
            size = min(area.height - 4, (area.width - 4) / (1 + beside * apart))
            pitch = min(size, (area.width - 4 - size) / beside) if beside else 0.0
            for at, picture in enumerate(pictures):
                extent = canvas.size_of(picture)
                x = area.middle_x + (at - beside / 2) * pitch
                canvas.centred(picture, x, area.middle_y, width=size * min(1.0, extent.width / extent.height))
        if sign.hides:
            _draw_dots(canvas, Area(area.x, area.bottom - DOTS_PAD[1] - 1, *DOTS_PAD))
        if done:
            own = f"hat.{table.colour(self._seat)}.small"
            canvas.centred(own, area.right - OWN_HAT / 2, area.bottom - OWN_HAT / 2, width=OWN_HAT)

    def _pictures(self, table: Table, sign: SinceSign) -> tuple[str, ...]:
        """Return what stands in a sign: what its line shows, and before it what led to that."""
        own = pictures_of(table, sign.line)
        for before, line in pairwise(self._lines):
            if line is sign.line and table.opens(before) and any(before is each for each in sign.lines):
                return (*pictures_of(table, before), *own)
        return own


def _draw_dots(canvas: Canvas, pad: Area) -> None:
    """Draw the dots that stand for what is not seen, on a ground of their own."""
    canvas.fill(pad, "cream", radius=pad.height / 2)
    for dot in (-1, 0, 1):
        canvas.disc(pad.middle_x + dot * pad.width / 3.5, pad.middle_y, DOT, "ink")


def _first_of_sections(lines: Iterable[LogLine]) -> Iterator[LogLine]:
    """Yield the first line of a seat after each heading."""
    headed = False
    for line in lines:
        if line.heading:
            headed = True
        elif line.seat is not None and headed:
            yield line
            headed = False


def concerns(table: Table, line: LogLine, seat: Seat) -> bool:
    """Return whether a line of somebody else tells of what was done to a seat, by its hat or its name."""
    if line.seat == seat:
        return False
    name, hat = table.seats[seat].name, f"hat.{table.colour(seat)}.small"
    named = [value for slot, value in line.words.args if slot != "name"]
    about = () if line.about is None else (value for _, value in line.about.args)
    return hat in line.sprites or name in named or name in about


def pictures_of(table: Table, line: LogLine) -> tuple[str, ...]:
    """Return what stands in the sign of a line: its picture, or of several equal deeds in one line the first ones."""
    picture = table.sign_of(line)
    if picture is None:
        return ()
    return line.sprites[:MOST_FANNED] if line.joins and picture in line.sprites else (picture,)


def has_figure(table: Table, line: LogLine) -> bool:
    """Return whether the figure of a line stands in its sign: only beside the sprite that it belongs to."""
    return line.figure is not None and table.sign_of(line) in line.sprites


def _runs(lines: Sequence[LogLine], most: int) -> list[list[LogLine]]:
    """Return lines by what a seat did in a row; where there are more than `most` rows, the earliest ones of a seat that
    acts again are told with its next.
    """
    runs = [list(run) for _, run in groupby(lines, key=lambda line: line.seat)]
    while len(runs) > most:
        seats = [run[0].seat for run in runs]
        at = next((at for at, seat in enumerate(seats) if seat in seats[at + 1 :]), None)
        if at is None:
            break
        again = seats.index(seats[at], at + 1)
        runs[again] = [*runs[at], *runs[again]]
        del runs[at]
        runs = [list(chain.from_iterable(run)) for _, run in groupby(runs, key=lambda run: run[0].seat)]
    return runs


def _bundles(table: Table, group: Sequence[LogLine]) -> list[tuple[LogLine, ...]]:
    """Return the lines of a seat by the signs they may have: one that weighs nothing or comes of the one before
    belongs to that.

    Their picture is that of the first that weighs something, or else of the first.
    """
    found: list[tuple[LogLine, ...]] = []
    for line in group:
        joins = found and (_trails(table, line, found[-1][0]) or not table.weight_of(found[-1][0]))
        if joins and not table.opens(line):
            last = found.pop()
            leads = table.weight_of(line) and not table.weight_of(last[0])
            found.append((line, *last) if leads else (*last, line))
        else:
            found.append((line,))
    return found


def _trails(table: Table, line: LogLine, before: LogLine) -> bool:
    """Return whether a line has no sign beside one before it: it weighs nothing, or tells what came of that."""
    return not table.weight_of(line) or (table.trails(line) and not table.trails(before))


def _shares(wanted: Sequence[int], places: int) -> list[int]:
    """Return how many of some places each gets that wants so many: one at least, and the others in turns."""
    shares = [1] * len(wanted)
    left = places - len(wanted)
    while left > 0 and any(share < most for share, most in zip(shares, wanted, strict=True)):
        for at, most in enumerate(wanted):
            if left > 0 and shares[at] < most:
                shares[at] += 1
                left -= 1
    return shares
