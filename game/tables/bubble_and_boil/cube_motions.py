"""Cube motions: cubes, discs and crones on their way between pool, gardens and pots; lids lift for them."""

from collections.abc import Sequence

from game.core.event import Seat
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cubes import COLOURS, Counts
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation as Seen
from game.tables.bubble_and_boil.pieces.garden_beds import colours_of, cube_name
from game.tables.bubble_and_boil.pieces.positions_on_screen import PositionsOnScreen
from game.view.drawing.theme import Durations
from game.view.motion import Actor, Pose, Step, change, fly, parallel, sequence, sprite_actor, wait

CUBE = 56.0
DISC = 44.0
CRONE = 72.0
STAGGER = 0.08
SHOWING = 0.7
"""How long cubes out of a pot are held up, in seconds: they are to be kept in mind."""

LID = 0.14
QUICK = 0.8


class CubeMotions:
    """Makes the scripts for what goes in and out of pots and gardens."""

    def __init__(self, positions: PositionsOnScreen, times: Durations) -> None:
        self._at = positions
        self._times = times

    def lid(self, seat: Seat, seconds: float) -> Step:
        """Lift the lid of a pot for a time, then let it fall."""
        name = f"lid.{seat}"
        rest = max(0.0, seconds - 2 * LID)
        return sequence(change(name, 0.0, 1.0, LID), wait(rest), change(name, 1.0, 0.0, LID))

    def to_pool(self, start: Pose, cubes: Counts, *, seen_before: bool = False) -> Step:
        """Cubes fly from somewhere to the heaps of their colours."""
        return parallel(
            *(
                fly(_cube(colour), start, self._tray(colour), self._times.fly, seen_before=seen_before)
                for colour in colours_of(cubes)
            ),
            stagger=STAGGER,
        )

    def _tray(self, colour: int) -> Pose:
        return self._at.tray(COLOURS[colour])

    def _shown(self, seat: Seat, actors: Sequence[Actor], ends: Sequence[Pose]) -> Step:
        """Things rise out of a pot, are held up side by side, and fly on."""
        count = len(actors)
        steps = []
        for index, (actor, end) in enumerate(zip(actors, ends, strict=True)):
            held = self._at.above(seat, index, count)
            rise = fly(actor, self._at.pot(seat), held, self._times.fly, lift=0)
            hold = fly(actor, held, held, SHOWING, lift=0)
            steps.append(sequence(rise, hold, fly(actor, held, end, self._times.fly)))
        return parallel(self.lid(seat, self._times.fly + LID), *steps, stagger=STAGGER / 2)

    def spilled(self, seat: Seat, cubes: Counts) -> Step:
        """Cubes go from a pot to the pool."""
        colours = colours_of(cubes)
        return self._shown(seat, [_cube(colour) for colour in colours], [self._tray(colour) for colour in colours])

    def sipped(self, origin: Seat, goal: Seat, count: int, cubes: Counts | None) -> Step:
        """Cubes go from a pot to another; wooden ones where these eyes do not see which."""
        actors = [_cube(colour) for colour in colours_of(cubes)] if cubes is not None else [_any_cube()] * count
        moved = self._shown(origin, actors, [self._at.pot(goal)] * len(actors))
        arrival = sequence(wait(self._times.fly + SHOWING), self.lid(goal, self._times.fly + LID))
        return parallel(moved, arrival)

    def poured(self, seat: Seat, cubes: Counts) -> Step:
        """Cubes go from the pool into a pot."""
        flights = [
            fly(_cube(colour), self._tray(colour), self._at.pot(seat), self._times.fly) for colour in colours_of(cubes)
        ]
        return parallel(self.lid(seat, self._times.fly + STAGGER * len(flights)), *flights, stagger=STAGGER)

    def picked(self, before: Seen, event: events.CubePicked | events.Harvested, goal: Seat | None) -> Step:
        """A cube goes from a plot into a pot, or to the pool (None)."""
        start = self._at.cube(before, event.seat, event.garden, event.plot, event.colour)
        if goal is None:
            return fly(_cube(event.colour), start, self._tray(event.colour), self._times.fly)
        seconds = self._times.fly * QUICK
        flight = fly(_cube(event.colour), start, self._at.pot(goal), seconds)
        return parallel(flight, self.lid(goal, seconds))

    def sprouted(self, after: Seen, event: events.CubeSprouted) -> Step:
        """A cube goes from the pool onto a plot."""
        end = self._at.cube(after, event.seat, event.garden, event.plot, event.colour)
        lying = colours_of(after.gardens[event.seat][event.garden].cubes[event.plot])
        last = max(index for index, colour in enumerate(lying) if colour == event.colour)
        name = cube_name(event.seat, event.garden, event.plot, last)
        return fly(_cube(event.colour), self._tray(event.colour), end, self._times.fly, hides=(name,))

    def sown(self, after: Seen, seat: Seat, place: int, plot: int) -> Step:
        """Cubes go from the pool onto a plot that was planted."""
        garden = after.gardens[seat][place]
        colours = colours_of(garden.cubes[plot])
        areas = self._at.gardens.cubes(seat, place, plot, len(garden.cards), len(colours))
        return parallel(
            *(
                fly(
                    _cube(colour), self._tray(colour), Pose(*area.centre, scale=area.width / CUBE), self._times.fly,
                    hides=(cube_name(seat, place, plot, index),),
                )
                for index, (colour, area) in enumerate(zip(colours, areas, strict=False))
            ),
            stagger=STAGGER,
        )  # fmt: skip

    def corrupted(self, count: int, origin: Seat | None, goal: Seat | None) -> Step:
        """Discs go from the supply or a pot to a pot or to the supply."""
        disc = sprite_actor("corruption", DISC)
        start = self._at.tray("corruption") if origin is None else self._at.pot(origin)
        end = self._at.tray("corruption") if goal is None else self._at.pot(goal)
        flights = [fly(disc, start, end, self._times.fly) for _ in range(count)]
        lids = [self.lid(seat, self._times.fly + STAGGER * count) for seat in (origin, goal) if seat is not None]
        return parallel(*lids, parallel(*flights, stagger=STAGGER))

    def crones(self, count: int, origin: Seat | None, goal: Seat | None) -> Step:
        """Crones go to a seat, or back to the supply."""
        start = self._at.tray("crone") if origin is None else self._at.crones(origin)
        end = self._at.tray("crone") if goal is None else self._at.crones(goal)
        actors = [sprite_actor(f"crone.{index % 4}", CRONE) for index in range(count)]
        return parallel(*(fly(actor, start, end, self._times.fly * 1.4) for actor in actors), stagger=STAGGER)


def _cube(colour: int) -> Actor:
    return sprite_actor(f"cube.{COLOURS[colour]}", CUBE)


def _any_cube() -> Actor:
    return sprite_actor("cube.any", CUBE)
