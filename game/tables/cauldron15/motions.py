"""Motions: how each event of Cauldron 15 moves over the table; the picture beneath is that after the event."""

from game.core.event import Event, Seat
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import Card, card_name
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.hand import Hand
from game.tables.cauldron15.material_faces import face_actor, frame_of
from game.tables.cauldron15.seats import kept_areas
from game.tables.cauldron15.trick import SLOT_WIDTH, Trick
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.motion import Pose, Step, change, flip, fly, parallel, sequence, sprite_actor, vanish, wait

BACK_WIDTH = 100.0
DEAL_STAGGER = 0.05
READING = 0.8
"""The seconds for which a taken trick lies before it is cleared."""


class Motions:
    """Turns events into scripts for the timeline."""

    def __init__(self, table: Table, plan: Plan, hand: Hand, trick: Trick) -> None:
        self._table = table
        self._plan = plan
        self._hand = hand
        self._trick = trick
        self._times = table.services.theme.durations

    def script(self, event: Event, before: Cauldron15Observation, after: Cauldron15Observation) -> Step:
        """Return how an event moves, from the table before it to that after it."""
        match event:
            case events.RoundStarted(number):
                return wait(READING if number > 1 else 0.2)
            case events.Dealt(seat, count, _):
                return self._deal(after, seat, count)
            case events.DeckLed(card):
                return self._led(before, after, card)
            case events.Played(seat, card):
                return self._played(before, after, seat, card)
            case events.TrickWon():
                return wait(READING)
            case events.Taken():
                return self._taken(before, after, event)
            case events.TrickDiscarded(_, _, cards):
                lost = [self._swept(before, card) for card in cards]
                return sequence(wait(READING), parallel(*lost, self._level(before, after)))
            case events.HandDiscarded(seat, count):
                return self._thrown_in(before, seat, count)
            case events.Discarded(seat, card, total, _):
                return self._thrown_out(before, seat, card, total)
            case events.MatchEnded():
                return wait(READING)
        return wait(0.0)

    def _level(self, before: Cauldron15Observation, after: Cauldron15Observation) -> Step:
        return change("level", before.sum, after.sum, self._times.count)

    def _pile(self) -> Pose:
        x, y = self._plan.point("deck" if self._plan.seats == 2 else "pile")
        return Pose(x, y)

    def _discards(self) -> Pose:
        x, y = self._plan.point("discards" if self._plan.seats == 2 else "pile")
        return Pose(x, y, scale=0.6, alpha=0.2)

    def _seat(self, seat: Seat) -> Pose:
        """Return where the closed hand of a seat is, as a card's pose."""
        place = self._table.place_of(seat)
        if place == 0:
            x, y = self._plan.point("hand.centre")
            return Pose(x, y)
        area = self._plan.area(f"seat{place}.hand")
        return Pose(area.x + 30, area.middle_y, scale=0.4)

    def _deal(self, after: Cauldron15Observation, seat: Seat, count: int) -> Step:
        """Backs fly from the pile; the viewer's own arrive one by one."""
        if seat == self._table.viewer:
            names = [card_name(card) for card in after.hand] or [f"back {index}" for index in range(count)]
            ends = self._hand.poses(count)
            back, start = sprite_actor("back", self._hand.card_width), self._pile()._replace(scale=0.55)
            flights = [
                fly(back, start, end, self._times.fly, hides=(name,)) for name, end in zip(names, ends, strict=True)
            ]
            return parallel(*flights, stagger=DEAL_STAGGER)
        small = sprite_actor("back", BACK_WIDTH)
        return fly(small, self._pile(), self._seat(seat), self._times.fly, lift=30)

    def _led(self, before: Cauldron15Observation, after: Cauldron15Observation, card: Card) -> Step:
        back, face = sprite_actor("back", SLOT_WIDTH), face_actor(card, SLOT_WIDTH)
        start = self._pile()._replace(scale=0.8)
        turned = flip(back, face, start, self._times.flip, hides=(card_name(card),), finish=self._trick.pose(after, 0))
        return parallel(turned, self._level(before, after))

    def _played(self, before: Cauldron15Observation, after: Cauldron15Observation, seat: Seat, card: Card) -> Step:
        """The card flies into its slot, turning over if it comes from a closed hand; then the brew rises."""
        name = card_name(card)
        end = self._trick.pose(after, len(after.trick) - 1)
        if card in before.hand:
            start = self._hand.pose_of(before, card)._replace(scale=self._hand.card_width / SLOT_WIDTH)
            flight = fly(face_actor(card, SLOT_WIDTH), start, end, self._times.fly, hides=(name,))
        else:
            back, face = sprite_actor("back", SLOT_WIDTH), face_actor(card, SLOT_WIDTH)
            flight = flip(back, face, self._seat(seat), self._times.flip, hides=(name,), finish=end)
        return sequence(flight, self._level(before, after))

    def _swept(self, before: Cauldron15Observation, card: Card) -> Step:
        """A card of the trick goes to the discards."""
        start = self._trick.pose(before, before.trick.index(card))
        return fly(face_actor(card, SLOT_WIDTH), start, self._discards(), self._times.fly, lift=20, seen_before=True)

    def _taken(self, before: Cauldron15Observation, after: Cauldron15Observation, event: events.Taken) -> Step:
        """The prize goes to its taker, the other cards to the discards, and the cauldron empties."""
        seat, card = event.seat, event.card
        start = self._trick.pose(before, before.trick.index(card))
        home = kept_areas(self._plan, self._table.place_of(seat), after.won[seat])[card]
        end = Pose(*home.centre, scale=home.width / SLOT_WIDTH)
        prize = fly(
            face_actor(card, SLOT_WIDTH), start, end, self._times.fly * 2, hides=(card_name(card),), seen_before=True
        )  # fmt: skip
        total = change(f"total.{seat}", before.totals[seat], after.totals[seat], self._times.count)
        swept = [self._swept(before, each) for each in event.discarded]
        return sequence(parallel(prize, *swept, self._level(before, after)), total)

    def _thrown_in(self, before: Cauldron15Observation, seat: Seat, count: int) -> Step:
        if not count:
            return wait(0.0)
        start = self._seat(seat)
        width = self._hand.card_width if self._table.place_of(seat) == 0 else BACK_WIDTH
        return fly(sprite_actor("back", width), start, self._discards(), self._times.fly, lift=20)

    def _thrown_out(self, before: Cauldron15Observation, seat: Seat, card: Card, total: int) -> Step:
        """A kept card leaves for the discards, and the total falls."""
        home = kept_areas(self._plan, self._table.place_of(seat), before.won[seat])[card]
        mini = sprite_actor(frame_of(card, "mini"), home.width, home.height)
        return sequence(
            vanish(mini, Pose(*home.centre), self._times.fade),
            change(f"total.{seat}", before.totals[seat], total, self._times.count),
        )
