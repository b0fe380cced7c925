"""Track: the horseshoe of Magik with its stones, zones, one-time effects, and everybody's hat."""

from collections import defaultdict

from game.core.event import Seat
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import CardFacts, TrackStone
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import Align

HAT, OWN_HAT = 46.0, 54.0
FAN = 36.0
"""How far hats on one number stand from one another, in layout px."""

SEAL = 32.0
ZONE, RULE = 186.0, 134.0
"""The room for the words of the upper zone: between two seals, and from the last seal to the goal."""

LETTER = 22.0
FIGURE, FIVE_FIGURE, GOAL_FIGURE = 17.0, 22.0, 27.0
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
        for number in range(GOAL + 1):
            self._draw_stone(canvas, number)
        own = round(self._table.timeline.value(f"magik.{self._table.viewer}", seen.magik[self._table.viewer]))
        canvas.centred("pebble.ring", *self._plan.point(f"magik.{min(own, GOAL)}"), width=FIVE_STONE)
        self._draw_words(canvas)
        for at, stone in enumerate(self._book.track):
            name = "seal.done" if seen.track >> at & 1 else seal(stone)
            canvas.centred(name, *self._plan.point(f"magik.{stone.at}.seal"), width=SEAL)
        for seat, (x, y) in self.hats(seen).items():
            self._draw_hat(canvas, seat, x, y)

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
            canvas.text(
                say(words, goal=self._book.numbers.goal), *area.centre, size=26, role="display", align="center",
                vertical="middle", width=area.width, fit=True,
            )  # fmt: skip
        rituals = self._plan.area("magik.rituals")
        for words, y in (("rituals", rituals.y + 9), ("rituals.of", rituals.y + 29)):
            canvas.text(
                say(f"cauldron.table.{words}"), rituals.x + 6, y, size=22, role="display", vertical="middle",
                width=rituals.width, fit=True,
            )  # fmt: skip
        area = self._plan.area("zone.enthusiasm")
        self._draw_zone(canvas, "enthusiasm", *area.centre, self._plan.tilt("zone.enthusiasm"), "fern", area.width)
        # The words of the other zone stand between its seals.
        tilt = self._plan.tilt("zone.advanced")
        self._draw_zone(canvas, "advanced", *self._plan.point("magik.30.seal"), tilt, "plum", ZONE)
        (x, above), (_, below) = self._plan.point("magik.33.seal"), self._plan.point("magik.34.seal")
        self._draw_zone(canvas, "advanced.rule", x, (above + below) / 2, tilt, "plum", RULE)

    def _draw_zone(self, canvas: Canvas, name: str, x: float, y: float, tilt: float, colour: str, width: float) -> None:
        canvas.text(
            self._table.say(f"cauldron.table.zone.{name}"), x, y, size=23, align="center", vertical="middle",
            colour=colour, rotation=tilt, width=width, fit=True,
        )  # fmt: skip

    def hats(self, seen: CauldronObservation) -> dict[Seat, tuple[float, float]]:
        """Return the middle of each hat; those on one number stand side by side, the viewer's last and undermost."""
        magik = {seat: self.shown(seat, seen.magik[seat]) for seat in range(seen.seats)}
        standing: dict[int, list[Seat]] = defaultdict(list)
        for seat in sorted(magik, key=self._table.place_of):
            standing[magik[seat]].append(seat)
        found = {}
        for number, seats in standing.items():
            name = f"magik.{number}.hat"
            x, y = self._plan.point(name)
            along = self._plan.number(name, "along_x"), self._plan.number(name, "along_y")
            for place, seat in enumerate(seats):
                step = (place - (len(seats) - 1) / 2) * FAN
                found[seat] = x + along[0] * step, y + along[1] * step
        return found

    def shown(self, seat: Seat, magik: int) -> int:
        """Return the number on which a seat's hat is shown at the moment."""
        return min(GOAL, round(self._table.timeline.value(f"magik.{seat}", magik)))

    def _draw_hat(self, canvas: Canvas, seat: Seat, x: float, y: float) -> None:
        own = seat == self._table.viewer
        canvas.centred(f"hat.{self._table.colour(seat)}.small", x, y, width=OWN_HAT if own else HAT)
        draw_letter(canvas, self._table.seats[seat].name, x, y + LETTER_DROP, "center")

    def effect_areas(self) -> dict[str, Area]:
        """Return where each one-time effect can be pointed at."""
        return {
            stone.id: Area.around(*self._plan.point(f"magik.{stone.at}.seal"), SEAL + 6, SEAL + 6)
            for stone in self._book.track
        }


def seal(stone: TrackStone) -> str:
    """Return the frame of the seal of an effect that nobody has reached."""
    if stone.id == "rituals_of_power":
        return "seal.moon"
    return "seal.spell" if stone.spells else "seal.star"


def draw_letter(canvas: Canvas, name: str, x: float, y: float, align: Align) -> None:
    """Draw the first letter of a name on its hat, so that colours are not the only sign."""
    canvas.text(
        name[:1].upper(), x, y, size=LETTER, role="display", colour="cream", align=align, vertical="middle",
        outline="ink", outline_width=1.5,
    )  # fmt: skip
