"""Motions: how each event of Alarún moves over the table; the picture beneath is that after the event."""

from collections.abc import Iterator, Sequence

from game.core.event import Event, Seat
from game.core.reason import reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.centre import Centre
from game.tables.alarun.grid import Grid
from game.tables.alarun.ingredient_faces import CARD, back_frame, frame_of, spot_ids
from game.tables.alarun.mats import Mat
from game.tables.alarun.seats import SeatPanels
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import (
    Actor,
    Pose,
    Step,
    change,
    flip,
    fly,
    parallel,
    sequence,
    sprite_actor,
    stay,
    wait,
)

STAGGER = 0.07
READING = 0.7
RIBBON = (250.0, 36.0)
CROSSING = 1.7
"""How much longer than others a card flies that is exchanged, so that the eye can follow it."""


class Motions:
    """Turns events into scripts for the timeline."""

    def __init__(self, table: Table, plan: Plan, mat: Mat, seats: SeatPanels, middle: Centre) -> None:
        self._table = table
        self._plan = plan
        self._mat = mat
        self._seats = seats
        self._middle = middle
        self._times = table.services.theme.durations

    def script(self, event: Event, before: AlarunObservation, after: AlarunObservation) -> Step:
        """Return how an event moves, from the table before it to that after it."""
        match event:
            case events.ColourGiven(seat, _):
                return self._colour_given(seat)
            case events.RoundStarted():
                return self._token_returns(before, after)
            case events.CentreLaid(cards):
                return self._laid(cards, after, self._stack())
            case events.CentreCleared():
                return self._cleared(before)
            case events.Dealt(seat, count):
                return self._dealt(after, seat, count)
            case events.Swapped(seat, gave, took):
                return self._exchanged(before, after, seat, (gave,), (took,))
            case events.SwappedAll(seat, gave, took, first):
                crossing = self._exchanged(before, after, seat, gave, took)
                return sequence(crossing, self._passed(seat, before, "swaps_all", first=first))
            case events.Passed(seat, first):
                return self._passed(seat, before, "passes", first=first)
            case events.Refreshed(_, discarded, turned):
                return self._refreshed(after, discarded, turned)
            case events.HandsOpened():
                return self._opened(before, after)
            case events.Placed(seat, card, cell):
                return self._placed(before, after, seat, card, cell)
            case events.Named() | events.MatchEnded():
                return wait(READING)
        return wait(0.0)

    # Places

    def _stack(self) -> Pose:
        x, y = self._plan.point("stack")
        return Pose(x, y, scale=0.7)

    def _pose(self, area: Area) -> Pose:
        return Pose(*area.centre, scale=area.width / CARD)

    def _hand_slot(self, seat: Seat, index: int) -> Pose:
        """Return how a card of a hand lies."""
        if seat == self._table.viewer:
            return self._pose(self._plan.area(f"hand.card{index}"))
        return self._pose(self._seats.hand_areas(seat, index + 1)[index])

    def _places(self, seen: AlarunObservation, seat: Seat) -> list[int]:
        """Return the place of each card of a hand: of the viewer's open cards where they lie, else in order."""
        known = self._middle.hand_places(seen) if seat == self._table.viewer else []
        return [*known, *range(len(known), seen.hand_counts[seat])]

    def _hand_names(self, seen: AlarunObservation, seat: Seat) -> list[str]:
        """Return the names under which the cards of a hand are hidden while they are on their way."""
        count = seen.hand_counts[seat]
        if seat != self._table.viewer:
            return [f"mini {seat} {index}" for index in range(count)]
        own = spot_ids("hand", self._middle.hand_of(seen))
        return [*own, *(f"back {index}" for index in range(len(own), count))]

    def _hand_faces(self, seen: AlarunObservation, seat: Seat) -> list[Card | None]:
        """Return the cards of a hand as they lie, None for a back."""
        own = self._middle.hand_of(seen) if seat == self._table.viewer else seen.known[seat]
        return [*own, *([None] * (seen.hand_counts[seat] - len(own)))]

    # The beginning of a match and of a round

    def _colour_given(self, seat: Seat) -> Step:
        if seat != self._table.viewer:
            return wait(0.0)
        area = self._plan.area("tally.colour")
        start = Pose(*self._stack()[:2], scale=0.6)
        return fly(
            sprite_actor("colour.back", area.width), start, Pose(*area.centre), self._times.fly * 2, hides=("colour",)
        )

    def _token_returns(self, before: AlarunObservation, after: AlarunObservation) -> Step:
        """Alarún steps back onto the stack from whoever had him."""
        if before.first_passer is None:
            return wait(0.1)
        figure = self._plan.area("alarun")
        actor = sprite_actor("alarun.figure", figure.width)
        start, end = self._token_pose(before.first_passer), Pose(*self._middle.figure_area(after).centre)
        return sequence(wait(READING / 2), fly(actor, start, end, self._times.fly * 2, hides=("token",)))

    def _token_pose(self, seat: Seat) -> Pose:
        area = self._plan.area(f"{self._seats.prefix(seat)}.alarun")
        return Pose(*area.centre, scale=area.height / self._plan.area("alarun").height)

    def _laid(self, cards: Sequence[Card], after: AlarunObservation, start: Pose) -> Step:
        """Cards turn over on their way into the centre."""
        ids = spot_ids("centre", after.centre)
        flights = [
            flip(
                sprite_actor(back_frame(), CARD), sprite_actor(frame_of(card), CARD), start, self._times.flip,
                hides=(ids[index],), finish=self._pose(self._plan.area(f"centre.card{index}")),
            )
            for index, card in enumerate(cards)
        ]  # fmt: skip
        if after.down:
            names = [f"down {index}" for index in range(after.down)]
            for index, name in enumerate(names):
                area = self._plan.area(f"centre.down{index}")
                actor = sprite_actor(back_frame(), area.width)
                flights.append(fly(actor, start, Pose(*area.centre), self._times.fly, hides=(name,)))
        return parallel(*flights, stagger=STAGGER)

    def _cleared(self, before: AlarunObservation) -> Step:
        """The cards of the centre go to the discards."""
        end = self._pose(self._plan.area("discards"))
        flights = [
            fly(sprite_actor(frame_of(card), CARD), self._pose(area), end, self._times.fly, lift=20, seen_before=True)
            for spot, (card, area) in self._middle.areas(before).items()
            if spot.startswith("centre:")
        ]
        return sequence(wait(READING / 2), parallel(*flights, stagger=STAGGER))

    def _dealt(self, after: AlarunObservation, seat: Seat, count: int) -> Step:
        back = sprite_actor(back_frame(), CARD)
        names, places = self._hand_names(after, seat), self._places(after, seat)
        flights = [
            fly(back, self._stack(), self._hand_slot(seat, places[index]), self._times.fly, hides=(names[index],))
            for index in range(count)
        ]
        return parallel(*flights, stagger=STAGGER)

    # Actions

    def _exchanged(
        self,
        before: AlarunObservation,
        after: AlarunObservation,
        seat: Seat,
        gave: tuple[Card, ...],
        took: tuple[Card, ...],
    ) -> Step:
        """Cards cross between a hand and the centre; the others make room for them."""
        steps: list[Step] = []
        hand_before, hand_after = self._hand_faces(before, seat), self._hand_faces(after, seat)
        names = self._hand_names(after, seat)
        centre_ids = spot_ids("centre", after.centre)
        seconds = self._times.fly * CROSSING
        left, arrived = _leaving(hand_before, gave), _leaving(hand_after, took)
        out, come = _leaving(before.centre, took), _leaving(after.centre, gave)
        own = seat == self._table.viewer and None not in (*hand_before, *hand_after)
        starts = self._middle.hand_places(before) if own else range(len(hand_before))
        ends = self._middle.hand_places(after) if own else range(len(hand_after))
        for card, start, end in zip(gave, left, come, strict=True):
            target = self._pose(self._plan.area(f"centre.card{end}"))
            actor = sprite_actor(frame_of(card), CARD)
            steps.append(fly(actor, self._hand_slot(seat, starts[start]), target, seconds, hides=(centre_ids[end],)))
        for card, start, end in zip(took, out, arrived, strict=True):
            origin = self._pose(self._plan.area(f"centre.card{start}"))
            actor = sprite_actor(frame_of(card), CARD)
            steps.append(fly(actor, origin, self._hand_slot(seat, ends[end]), seconds, hides=(names[end],)))
        steps += self._shifts(before.centre, after.centre, out, come, seconds)
        if own:
            steps += self._moved_up(before, after, left, arrived, seconds)
        return parallel(*steps)

    def _shifts(
        self, before: Sequence[Card], after: Sequence[Card], gone: Sequence[int], come: Sequence[int], seconds: float
    ) -> Iterator[Step]:
        """Yield how the open cards of the centre that stay move to their new places; they keep their order."""
        stayed = [index for index in range(len(before)) if index not in gone]
        places = [index for index in range(len(after)) if index not in come]
        ids = spot_ids("centre", after)
        for start, end in zip(stayed, places, strict=True):
            if start != end:
                origin, target = (self._pose(self._plan.area(f"centre.card{index}")) for index in (start, end))
                actor = sprite_actor(frame_of(after[end]), CARD)
                yield fly(actor, origin, target, seconds, lift=0, hides=(ids[end],))

    def _passed(self, seat: Seat, before: AlarunObservation, key: str, *, first: bool) -> Step:
        """A ribbon says who passes; the first one takes Alarún."""
        steps = []
        if first:
            figure = self._plan.area("alarun")
            actor = sprite_actor("alarun.figure", figure.width)
            start = Pose(*self._middle.figure_area(before).centre)
            steps.append(fly(actor, start, self._token_pose(seat), self._times.fly * 2, hides=("token",)))
        if seat != self._table.viewer:
            steps.append(stay(self._ribbon(seat, key), Pose(*self.ribbon_area(seat).centre), READING))
        return parallel(*steps) if steps else wait(0.1)

    def ribbon_area(self, seat: Seat) -> Area:
        """Return where a ribbon says that a rival passes."""
        return Area.around(*self._plan.area(f"{self._seats.prefix(seat)}.mat").centre, *RIBBON)

    def _ribbon(self, seat: Seat, key: str) -> Actor:
        def draw(canvas: Canvas, pose: Pose) -> None:
            words = self._table.say(reason(f"alarun.table.ribbon.{key}", name=self._table.seats[seat].name))
            panels.name_ribbon(canvas, Area.around(pose.x, pose.y, *RIBBON), words, self._table.colour(seat), size=25)

        return draw

    def _refreshed(self, after: AlarunObservation, discarded: Sequence[Card], turned: Sequence[Card]) -> Step:
        end = self._pose(self._plan.area("discards"))
        gone = [
            fly(
                sprite_actor(frame_of(card), CARD), self._pose(self._plan.area(f"centre.card{index}")), end,
                self._times.fly, lift=20, seen_before=True,
            )
            for index, card in enumerate(discarded)
        ]  # fmt: skip
        start = self._pose(self._plan.area("centre.down1"))
        return sequence(parallel(*gone, stagger=STAGGER), self._laid(turned, after, start))

    # Placing

    def _opened(self, before: AlarunObservation, after: AlarunObservation) -> Step:
        """The backs of all hands turn over."""
        steps = []
        for seat in range(after.seats):
            names, places = self._hand_names(after, seat), self._places(after, seat)
            faces = zip(self._hand_faces(before, seat), self._hand_faces(after, seat), strict=True)
            for index, (had, has) in enumerate(faces):
                if had is None and has is not None:
                    slot = self._hand_slot(seat, places[index])
                    back, face = sprite_actor(back_frame(), CARD), sprite_actor(frame_of(has), CARD)
                    steps.append(flip(back, face, slot, self._times.flip, hides=(names[index],)))
        return sequence(parallel(*steps), wait(READING / 2))

    def _placed(self, before: AlarunObservation, after: AlarunObservation, seat: Seat, card: Card, cell: int) -> Step:
        """A card flies into its cell, the square makes room, and the total goes up."""
        own = seat == self._table.viewer
        grids = [self._mat.grid(seen, seat) if own else self._seats.grid(seen, seat) for seen in (before, after)]
        at = _leaving(self._hand_faces(before, seat), (card,))[0]
        start = self._hand_slot(seat, self._middle.hand_places(before)[at] if own else at)
        flight = fly(
            sprite_actor(frame_of(card), CARD), start, self._pose(grids[0].cell(cell)),
            self._times.fly, hides=(f"cell {seat} {cell}",),
        )  # fmt: skip
        steps: list[Step] = [flight]
        if own:
            steps += self._moved_up(before, after, (at,), (), self._times.fly)
        had, has = before.sheet(seat).total, after.sheet(seat).total
        grown = self._grown("grid" if own else "small", seat, *grids)
        counted = [change(f"total.{seat}", had, has, self._times.count)] if had != has else []
        return sequence(parallel(*steps), parallel(*grown, *counted), wait(0.05))

    def _moved_up(
        self, before: AlarunObservation, after: AlarunObservation, gone: Sequence[int], come: Sequence[int],
        seconds: float,
    ) -> Iterator[Step]:  # fmt: skip
        """Yield how the cards that stay in the viewer's hand move up, unless they keep their places."""
        hand, ends = self._middle.hand_of(after), self._middle.hand_places(after)
        starts = [place for index, place in enumerate(self._middle.hand_places(before)) if index not in gone]
        stayed = [index for index in range(len(hand)) if index not in come]
        ids = spot_ids("hand", hand)
        for start, index in zip(starts, stayed, strict=True):
            if start != ends[index]:
                origin, target = (self._hand_slot(self._table.viewer, place) for place in (start, ends[index]))
                actor = sprite_actor(frame_of(hand[index]), CARD)
                yield fly(actor, origin, target, seconds, lift=0, hides=(ids[index],))

    def _grown(self, kind: str, seat: Seat, before: Grid, after: Grid) -> Iterator[Step]:
        """Yield how a grid changes its place and size."""
        for name in Grid._fields:
            start, end = getattr(before, name), getattr(after, name)
            if start != end:
                yield change(f"{kind}.{seat}.{name}", start, end, self._times.fly)


def _leaving(cards: Sequence[Card | None], gone: Sequence[Card]) -> list[int]:
    """Return the places of some cards among others; one that is not seen lies as the first back."""
    free = list(range(len(cards)))
    places = []
    for card in gone:
        place = next((index for index in free if cards[index] == card), None)
        if place is None:
            place = next(index for index in free if cards[index] is None)
        free.remove(place)
        places.append(place)
    return places
