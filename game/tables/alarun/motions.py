"""Motions: how each event of Alarún moves over the table; the picture beneath is that after the event."""

from game.core.event import Event, Seat
from game.rules.alarun import events
from game.rules.alarun.ingredients import card_name
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.cards import frame_of
from game.tables.alarun.mats import Mats
from game.tables.alarun.middle import Middle, spot_ids
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.area import Area
from game.view.motion import Pose, Step, flip, fly, parallel, sequence, sprite_actor, wait

CARD = 134.0
STAGGER = 0.07
READING = 0.6


class Motions:
    """Turns events into scripts for the timeline."""

    def __init__(self, table: Table, plan: Plan, mats: Mats, middle: Middle) -> None:
        self._table = table
        self._plan = plan
        self._mats = mats
        self._middle = middle
        self._times = table.services.theme.durations

    def script(self, event: Event, before: AlarunObservation, after: AlarunObservation) -> Step:
        """Return how an event moves, from the table before it to that after it."""
        match event:
            case events.RoundStarted(number):
                return wait(READING if number > 1 else 0.1)
            case events.CentreLaid(cards):
                return parallel(*(self._laid(index, card, after) for index, card in enumerate(cards)), stagger=STAGGER)
            case events.Dealt(seat, count):
                return self._dealt(after, seat, count)
            case events.Swapped(seat, gave, took):
                return self._exchanged(before, after, seat, (gave,), (took,))
            case events.SwappedAll(seat, gave, took):
                return self._exchanged(before, after, seat, gave, took)
            case events.Refreshed(_, _, turned):
                return parallel(*(self._laid(index, card, after) for index, card in enumerate(turned)), stagger=STAGGER)
            case events.Placed():
                return self._placed(before, after, event)
            case events.Passed() | events.HandsOpened() | events.Named():
                return wait(READING)
            case events.MatchEnded():
                return wait(READING)
        return wait(0.0)

    def _stack(self) -> Pose:
        x, y = self._plan.point("stack")
        return Pose(x, y, scale=0.7)

    def _pose(self, area: Area) -> Pose:
        return Pose(*area.centre, scale=area.width / CARD)

    def _seat(self, seat: Seat) -> Pose:
        area = self._plan.area("hand" if seat == self._table.viewer else f"seat{self._table.place_of(seat)}.hand")
        return Pose(*area.centre, scale=1.0 if seat == self._table.viewer else 0.3)

    def _laid(self, index: int, card: int, after: AlarunObservation) -> Step:
        """A card turns over on its way from the stack into the centre."""
        end = self._pose(self._plan.area(f"centre.card{index}"))
        spot = spot_ids("centre", after.centre)[index]
        back, face = sprite_actor("card.back.alarun", CARD), sprite_actor(frame_of(card), CARD)
        return flip(back, face, self._stack(), self._times.flip, hides=(spot,), finish=end)

    def _dealt(self, after: AlarunObservation, seat: Seat, count: int) -> Step:
        back = sprite_actor("card.back.alarun", CARD)
        if seat != self._table.viewer:
            return fly(back, self._stack(), self._seat(seat), self._times.fly)
        names = spot_ids("hand", after.hand) or [f"back {index}" for index in range(count)]
        flights = [
            fly(back, self._stack(), self._pose(self._plan.area(f"hand.card{index}")), self._times.fly, hides=(name,))
            for index, name in enumerate(names)
        ]
        return parallel(*flights, stagger=STAGGER)

    def _exchanged(
        self,
        before: AlarunObservation,
        after: AlarunObservation,
        seat: Seat,
        gave: tuple[int, ...],
        took: tuple[int, ...],
    ) -> Step:
        """Cards cross between a hand and the centre."""
        steps = [self._crossing(before, after, seat, card, "hand", "centre") for card in gave]
        steps += [self._crossing(before, after, seat, card, "centre", "hand") for card in took]
        return parallel(*steps)

    def _crossing(
        self, before: AlarunObservation, after: AlarunObservation, seat: Seat, card: int, start: str, end: str
    ) -> Step:
        """One card goes from hand to centre or back; the hand of another seat is its panel."""
        part = card_name(card)
        starts, ends = self._middle.areas(before), self._middle.areas(after)
        leaving, landing = starts.get(f"{start}:{part}"), ends.get(f"{end}:{part}")
        open_hand = seat == self._table.viewer
        hand = self._seat(seat)
        from_pose = self._pose(leaving[1]) if leaving is not None and (start == "centre" or open_hand) else hand
        to_pose = self._pose(landing[1]) if landing is not None and (end == "centre" or open_hand) else hand
        hides = (f"{end}:{part}",) if end == "centre" or open_hand else ()
        return fly(sprite_actor(frame_of(card), CARD), from_pose, to_pose, self._times.fly * 1.6, hides=hides)

    def _placed(self, before: AlarunObservation, after: AlarunObservation, event: events.Placed) -> Step:
        seat, card, cell = event.seat, event.card, event.cell
        places = self._middle.areas(before)
        start = self._seat(seat)
        if seat == self._table.viewer and (own := places.get(f"hand:{card_name(card)}")) is not None:
            start = self._pose(own[1])
        end = self._pose(self._mats.grid_of(after, seat).cell(cell))
        flight = fly(
            sprite_actor(frame_of(card), CARD), start, end, self._times.fly, hides=(f"cell {seat} {cell}",)
        )  # fmt: skip
        return sequence(flight, wait(0.05))
