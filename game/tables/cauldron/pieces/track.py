"""Track: the horseshoe of Magik with its stones, zones, one-time effects, and everybody's hat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import dist, hypot

from game.core.event import Seat
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import CardFacts, TrackStone
from game.tables.plan import Plan
from game.tables.short_names import letters_of
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

HAT, OWN_HAT = 46.0, 54.0
REACH = 25.0
"""How far along the track hats stand from their number at most, in layout px: nearer to it than to any other."""

ASIDE = 14.0
"""How far hats that would hide one another stand in and out in turn, in layout px."""

SEAL = 32.0
ZONE, RULE = 186.0, 134.0
"""The room for the words of the upper zone: between two seals, and from the last seal to the goal."""

LABEL_EDGES = 20.0
"""What the torn ends of the two labels below the track take of their width."""

LETTER = 22.0
TWO_LETTERS = 22.0
"""The largest size of two letters: hats stand close in the order of turns."""

FIGURE, FIVE_FIGURE, GOAL_FIGURE = 17.0, 22.0, 25.0
STONE, FIVE_STONE, GOAL_STONE = 40.0, 48.0, 60.0
GOAL = 35
LETTER_DROP = 4.0


class MagikTrack:
    """Draws the track and says where hats stand."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    def draw(self, canvas: Canvas, seen: CauldronObservation) -> None:
        """Draw stones, seals, words and hats."""
        canvas.kept(("stones", self._plan, self._book), lambda: self._draw_stones(canvas))
        own = round(self._table.timeline.value(f"magik.{self._table.viewer}", seen.magik[self._table.viewer]))
        canvas.centred("pebble.ring", *self._plan.point(f"magik.{min(own, GOAL)}"), width=FIVE_STONE)
        canvas.kept(("words of the track", self), lambda: self._draw_words(canvas))
        seals = ("seals", self, seen.track, seen.has_spells)
        canvas.kept(seals, lambda: self._draw_seals(canvas, seen))
        numbers = tuple(self._number_of(seen, seat) for seat in range(seen.seats))
        key = ("hats", self, self._table.viewer, self._table.names, numbers)
        canvas.kept(key, lambda: self._draw_hats(canvas, seen))

    def _draw_seals(self, canvas: Canvas, seen: CauldronObservation) -> None:
        for at, stone in self._stars(seen):
            name = "seal.done" if seen.track >> at & 1 else seal(stone)
            canvas.centred(name, *self._plan.point(f"magik.{stone.at}.seal"), width=SEAL)

    def _draw_hats(self, canvas: Canvas, seen: CauldronObservation) -> None:
        hats = self.hats(seen)
        for seat, (x, y) in hats.items():
            width = OWN_HAT if seat == self._table.viewer else HAT
            canvas.centred(f"hat.{self._table.colour(seat)}.small", x, y, width=width)
        for seat, (x, y) in hats.items():
            draw_letters(canvas, self._table, seat, x, y + LETTER_DROP)

    def _draw_stones(self, canvas: Canvas) -> None:
        for number in range(GOAL + 1):
            self._draw_stone(canvas, number)

    def _draw_stone(self, canvas: Canvas, number: int) -> None:
        x, y = self._plan.point(f"magik.{number}")
        if number == GOAL:
            canvas.centred("pebble.goal", x, y, width=GOAL_STONE)
            canvas.number(number, x, y, GOAL_FIGURE, align="center")
            return
        numbers = self._book.numbers
        zone = "moss" if number <= numbers.enthusiasm else "plum" if number >= numbers.alchemy else "straw"
        five = number % 5 == 0
        canvas.centred(f"pebble.{zone}{'.five' if five else ''}", x, y, width=FIVE_STONE if five else STONE)
        canvas.number(number, x, y, FIVE_FIGURE if five else FIGURE, align="center")

    def _draw_words(self, canvas: Canvas) -> None:
        say = self._table.say
        for name, words in (("magik.title", "cauldron.table.magik"), ("magik.goal", "cauldron.table.goal")):
            area = self._plan.area(name)
            panels.banner(canvas, area, "sepia")
            canvas.text(
                say(words, goal=self._book.numbers.goal), *area.centre, size=25, role="display", align="center",
                vertical="middle", width=area.width - LABEL_EDGES, fit=True,
            )  # fmt: skip
        rituals = self._plan.area("magik.rituals")
        for words, y in (("rituals", rituals.y + 6), ("rituals.of", rituals.y + 30)):
            canvas.text(
                say(f"cauldron.table.{words}"), rituals.x + 6, y, size=22 / canvas.theme.text_scale, role="display",
                vertical="middle", width=rituals.width, fit=True, outline="paper",
            )  # fmt: skip
        area = self._plan.area("zone.enthusiasm")
        self._draw_zone(canvas, "enthusiasm", *area.centre, self._plan.tilt("zone.enthusiasm"), "fern_deep", area.width)
        # The words of the other zone stand between its seals.
        tilt = self._plan.tilt("zone.advanced")
        self._draw_zone(canvas, "advanced", *self._plan.point("magik.30.seal"), tilt, "plum_deep", ZONE)
        (x, above), (_, below) = self._plan.point("magik.33.seal"), self._plan.point("magik.34.seal")
        self._draw_zone(canvas, "advanced.rule", x, (above + below) / 2, tilt, "plum_deep", RULE)

    def _draw_zone(self, canvas: Canvas, name: str, x: float, y: float, tilt: float, colour: str, width: float) -> None:
        canvas.text(
            self._table.say(f"cauldron.table.zone.{name}"), x, y, size=23, align="center", vertical="middle",
            colour=colour, rotation=tilt, width=width, fit=True, outline="paper",
        )  # fmt: skip

    def hats(self, seen: CauldronObservation) -> dict[Seat, tuple[float, float]]:
        """Return the middle of each hat, the lowest first, so that brims cover tips.

        Hats on one number stand close about its place, the viewer's nearest to the beginning of the track.
        """
        order = sorted(range(seen.seats), key=lambda seat: (self._number_of(seen, seat), self._table.place_of(seat)))
        numbers = [self._number_of(seen, seat) for seat in order]
        lane = [self._plan.point(f"magik.{number}.hat") for number in range(GOAL + 1)]
        along = list(accumulate((dist(one, other) for one, other in pairwise(lane)), initial=0.0))
        steps = spread(numbers)
        places = [along[number] + step for number, step in zip(numbers, steps, strict=True)]
        shown = zip(order, numbers, steps, in_and_out(places), strict=True)
        hats = {seat: self._beside(number, step, aside) for seat, number, step, aside in shown}
        return dict(sorted(hats.items(), key=lambda hat: -hat[1][1]))

    def _beside(self, number: int, step: float, aside: float) -> tuple[float, float]:
        """Return the point so far along the track from the place of the hats of a number, and so far out from it."""
        (x, y), (stone_x, stone_y) = self._plan.point(f"magik.{number}.hat"), self._plan.point(f"magik.{number}")
        long = hypot(x - stone_x, y - stone_y)
        out_x, out_y = (x - stone_x) / long, (y - stone_y) / long
        # Seen from a stone to its hats the track goes on to the right.
        return x - out_y * step + out_x * aside, y + out_x * step + out_y * aside

    def _number_of(self, seen: CauldronObservation, seat: Seat) -> int:
        return self.shown(seat, seen.magik[seat])

    def shown(self, seat: Seat, magik: int) -> int:
        """Return the number on which a seat's hat is shown at the moment."""
        return min(GOAL, round(self._table.timeline.value(f"magik.{seat}", magik)))

    def zone_areas(self) -> dict[str, Area]:
        """Return where the words of the zones stand, along the track."""
        low = self._plan.area("zone.enthusiasm")
        x, above = self._plan.point("magik.30.seal")
        below = self._plan.point("magik.34.seal")[1]
        return {
            "enthusiasm": Area.around(low.middle_x, low.middle_y, low.height, low.width),
            "advanced": Area(x - low.height / 2, above - ZONE / 2, low.height, below - above + ZONE),
        }

    def _stars(self, seen: CauldronObservation) -> Iterator[tuple[int, TrackStone]]:
        """Yield the one-time effects that there are in a match, each with its place among all."""
        for at, stone in enumerate(self._book.track):
            if stone.does_something(seen.has_spells):
                yield at, stone

    def effect_areas(self, seen: CauldronObservation) -> dict[str, Area]:
        """Return where each one-time effect can be pointed at."""
        return {
            stone.id: Area.around(*self._plan.point(f"magik.{stone.at}.seal"), SEAL + 6, SEAL + 6)
            for _, stone in self._stars(seen)
        }


def spread(numbers: Sequence[int]) -> list[float]:
    """Return how far along the track from the place of its number each hat stands, of hats in the order of numbers."""
    steps: list[float] = []
    for _, count in sorted(Counter(numbers).items()):
        apart = min(HAT, 2 * REACH / max(1, count - 1))
        steps += [(at - (count - 1) / 2) * apart for at in range(count)]
    return steps


def in_and_out(places: Sequence[float]) -> list[float]:
    """Return how far out each hat stands, of hats in the order of their places along the track.

    Those that are nearer to one another than a hat is wide stand in and out in turn.
    """
    aside = [0.0] * len(places)
    for at, (one, other) in enumerate(pairwise(places)):
        if other - one < HAT:
            aside[at] = aside[at] or -ASIDE
            aside[at + 1] = -aside[at]
    return aside


def seal(stone: TrackStone) -> str:
    """Return the frame of the seal of an effect that nobody has reached."""
    if stone.id == "rituals_of_power":
        return "seal.moon"
    return "seal.spell" if stone.spells else "seal.star"


def draw_letters(canvas: Canvas, table: Table, seat: Seat, x: float, y: float) -> None:
    """Draw the letters of a seat's name on its hat, so that colours are not the only sign."""
    letters = letters_of(table.names)[seat]
    canvas.text(
        letters, x, y, size=canvas.at_most(LETTER, TWO_LETTERS) if len(letters) > 1 else LETTER, role="display",
        colour="cream", align="center", vertical="middle", outline="ink", outline_width=1.5,
    )  # fmt: skip
