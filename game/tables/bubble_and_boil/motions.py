"""Motions: how each event of Bubble and Boil moves over the table; the picture beneath is that after the event."""

from collections.abc import Iterator

from game.core.event import Event, Seat
from game.core.reason import Argument, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import COLOURS
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation as Seen
from game.rules.bubble_and_boil.observation import SeenGarden
from game.tables.bubble_and_boil.cards.actors import card_face, enlarged, looked_at
from game.tables.bubble_and_boil.cards.card_faces import CARD_WIDTH
from game.tables.bubble_and_boil.cube_motions import CubeMotions
from game.tables.bubble_and_boil.pieces.garden_beds import empty_name, plot_name
from game.tables.bubble_and_boil.pieces.hands import hand_ids
from game.tables.bubble_and_boil.pieces.positions_on_screen import PositionsOnScreen
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
READING, GLANCE, LOOK = 1.5, 0.6, 5.0
"""The seconds for which others' cards are read, one's own are seen, and what is never seen again is looked at."""

RIBBON = (420.0, 44.0)
SIGN = 60.0
WREATH = 120.0
PEEK = 2.2
SHUFFLED = 6


class Motions:
    """Turns events into scripts for the timeline."""

    def __init__(self, positions: PositionsOnScreen) -> None:
        self._at = positions
        self._table = positions.table
        self._plan = positions.plan
        self._times = self._table.services.theme.durations
        self._cubes = CubeMotions(positions, self._times)

    def script(self, event: Event, before: Seen, after: Seen) -> Step:
        """Return how an event moves, from the table before it to that after it; numbers change meanwhile."""
        moved = self._moved(event, before, after)
        counted = [change(name, old, new, max(0.2, moved.seconds)) for name, old, new in _changed(before, after)]
        return parallel(moved, *counted) if counted else moved

    def _moved(self, event: Event, before: Seen, after: Seen) -> Step:
        for script in (self._with_pots, self._with_gardens, self._with_cards):
            found = script(event, before, after)
            if found is not None:
                return found
        return self._told(event)

    # Pots, discs and crones

    def _with_pots(self, event: Event, before: Seen, after: Seen) -> Step | None:
        cubes = self._cubes
        match event:
            case events.CubesSpilled(seat, counts):
                return cubes.spilled(seat, counts)
            case events.CubesSipped(origin, goal, count, counts):
                return cubes.sipped(origin, goal, count, counts)
            case events.CubesSippedUnseen(origin, goal, count, known):
                return cubes.sipped(origin, goal, count, known)
            case events.CubesPoured(seat, counts):
                return cubes.poured(seat, counts)
            case events.CubePicked(goal=goal):
                return cubes.picked(before, event, goal)
            case events.Harvested(seat):
                return cubes.picked(before, event, seat)
            case events.CubeSprouted():
                return cubes.sprouted(after, event)
            case events.CorruptionMoved(count, origin, goal):
                return cubes.corrupted(count, origin, goal)
            case events.CronesMoved(count, origin, goal):
                return cubes.crones(count, origin, goal)
            case events.Peeked(seat, known) if known is not None:
                return stay(looked_at(known), Pose(*self._at.pot(seat)[:2]), PEEK)
        return None

    # Gardens

    def _with_gardens(self, event: Event, before: Seen, after: Seen) -> Step | None:
        match event:
            case events.Planted(seat, place, _, cards):
                planted = [self._sown_card(before, after, seat, place, plot, card) for plot, card in enumerate(cards)]
                sown = [self._cubes.sown(after, seat, place, plot) for plot in range(len(cards))]
                return sequence(parallel(*planted, stagger=STAGGER), parallel(*sown, stagger=STAGGER))
            case events.Grown(seat, place, card) | events.CardGrafted(seat, place, card):
                plot = len(after.gardens[seat][place].cards) - 1
                planted_card = self._sown_card(before, after, seat, place, plot, card)
                return sequence(planted_card, self._cubes.sown(after, seat, place, plot))
            case events.GardenRazed(seat, place) | events.GardenWithered(seat, place):
                return self._cleared(before, seat, place, "garden.destroyed")
            case events.GardenCompleted(seat, place, _, crones):
                cleared = self._cleared(before, seat, place, "garden.wreath")
                return parallel(cleared, sequence(wait(GLANCE), self._cubes.crones(crones, None, seat)))
            case events.CardLifted(seat, place, plot, card, cubes, goal):
                start = self._at.plot(before, seat, place, plot)
                names = self._names_of(before, after, goal)
                end = self._at.hand_card(after, goal, card)
                taken = fly(self._face(card), start, end, self._times.fly * 2, hides=names)
                return parallel(taken, self._cubes.to_pool(start, cubes))
            case events.GardensSwapped(seat, place, other, other_place):
                return parallel(
                    *self._crossed(before, after, (seat, place), (other, other_place)),
                    *self._crossed(before, after, (other, other_place), (seat, place)),
                )
        return None

    def _sown_card(self, before: Seen, after: Seen, seat: Seat, place: int, plot: int, card: Card) -> Step:
        """A card goes out of a hand onto its plot."""
        start = self._at.hand_card(before, seat, card)
        end = self._at.plot(after, seat, place, plot)
        return fly(self._face(card), start, end, self._times.fly * 1.4, hides=(plot_name(seat, place, plot),))

    def _cleared(self, before: Seen, seat: Seat, place: int, frame: str) -> Step:
        """The cards of a garden go to the discards, its cubes to the pool, under a sign of what befell it."""
        garden: SeenGarden = before.gardens[seat][place]
        bed = self._at.gardens.bed(seat, place)
        steps: list[Step] = []
        for plot, card in enumerate(garden.cards):
            start = self._at.plot(before, seat, place, plot)
            gone = fly(self._face(card), start, self._at.discards(), self._times.fly * 1.4, seen_before=True)
            steps.append(parallel(gone, self._cubes.to_pool(start, garden.cubes[plot])))
        wreath = frame.endswith("wreath")
        size = (None, min(WREATH, bed.height)) if wreath else (bed.width, bed.height)
        sign = stay(sprite_actor(frame, *size), Pose(*bed.centre), GLANCE, hides=(empty_name(seat, place),))
        return sequence(sign, parallel(*steps, stagger=STAGGER)) if not wreath else parallel(sign, *steps)

    def _crossed(self, before: Seen, after: Seen, start: tuple[Seat, int], end: tuple[Seat, int]) -> Iterator[Step]:
        """Yield how the cards of a garden go into another bed."""
        garden = after.gardens[end[0]][end[1]]
        for plot, card in enumerate(garden.cards):
            yield fly(
                self._face(card), self._at.plot(before, *start, plot), self._at.plot(after, *end, plot),
                self._times.fly * 2, hides=(plot_name(*end, plot),),
            )  # fmt: skip

    # Cards

    def _with_cards(self, event: Event, before: Seen, after: Seen) -> Step | None:
        match event:
            case events.Drawn(seat, count):
                return self._drawn(before, after, seat, count)
            case events.HexCast(seat, card, target):
                return self._cast(before, after, seat, card, target)
            case events.Countered(seat, card):
                return self._played(before, after, seat, card)
            case events.Discarded(seat, card):
                start = self._at.hand_card(before, seat, card)
                gone = fly(self._face(card), start, self._at.discards(), self._times.fly, hides=("discards",))
                return parallel(gone, *self._closed_up(before, after, seat))
            case events.Recorded(seat, None):
                back = sprite_actor("hexcard.back", CARD_WIDTH)
                return fly(back, self._at.hand_card(before, seat, None), self._at.book(seat), self._times.fly * 2)
            case events.Recorded(seat, card) | events.RecordedOpenly(seat, card) if card is not None:
                start = self._at.hand_card(before, seat, card)
                back = sprite_actor("hexcard.back", CARD_WIDTH)
                turned = flip(self._face(card), back, start, self._times.flip * 1.6, finish=self._at.book(seat))
                return parallel(turned, *self._closed_up(before, after, seat))
            case events.RecipeStolen(seat, victim, card):
                return self._stolen(after, seat, victim, card)
            case events.RecipeStolenOpenly(seat, victim, card):
                return self._stolen(after, seat, victim, card)
            case events.DeckReshuffled(count):
                back = sprite_actor("hexcard.back", CARD_WIDTH)
                deck, discards = self._at.deck(), self._at.discards()
                moved = [fly(back, discards, deck, self._times.fly) for _ in range(min(count, SHUFFLED))]
                return parallel(*moved, stagger=STAGGER)
            case events.VictoryInPlay(card):
                index = after.victories.index(card)
                start = self._at.middle()._replace(scale=1.4)
                place = self._plan.area(f"victory.card{index}")
                shown = stay(self._face(card), start._replace(scale=1.0), READING)
                end = Pose(*place.centre, scale=place.width / CARD_WIDTH)
                return sequence(shown, fly(self._face(card), start, end, self._times.fly, hides=(f"victory {card}",)))
        return None

    def _drawn(self, before: Seen, after: Seen, seat: Seat, count: int) -> Step:
        """Cards go from the deck into a hand; one's own turn over, and the others make room."""
        back = sprite_actor("hexcard.back", CARD_WIDTH)
        deck = self._at.deck()
        if not self._at.is_own(seat):
            end = self._at.icon(f"{self._at.prefix(seat)}.hand")
            return parallel(*(fly(back, deck, end, self._times.fly) for _ in range(count)), stagger=STAGGER)
        names = self._names_of(before, after, seat)
        places = self._at.hands.places(after)
        areas = self._at.hands.areas(after.hand_counts[seat])
        steps: list[Step] = []
        for name in names:
            if name in places:
                card, area = places[name]
                end = self._at.card(area)
                steps.append(flip(back, self._face(card), deck, self._times.flip * 1.4, hides=(name,), finish=end))
            else:
                index = int(name.removeprefix("back "))
                steps.append(fly(back, deck, self._at.card(areas[index]), self._times.fly, hides=(name,)))
        return parallel(*self._closed_up(before, after, seat), parallel(*steps, stagger=STAGGER))

    def _names_of(self, before: Seen, after: Seen, seat: Seat) -> tuple[str, ...]:
        """Return the names of the cards of the viewer's hand that were not there before."""
        if not self._at.is_own(seat):
            return ()
        old, new = list(self._at.hands.cards(before)), self._at.hands.cards(after)
        fresh = []
        for card, id in zip(new, hand_ids(new), strict=True):
            if card in old:
                old.remove(card)
            else:
                fresh.append(id)
        known = before.hand_counts[seat] - len(self._at.hands.cards(before))
        hidden = after.hand_counts[seat] - len(new)
        return (*fresh, *(f"back {index}" for index in range(known, hidden)))

    def _closed_up(self, before: Seen, after: Seen, seat: Seat) -> Iterator[Step]:
        """Yield how the cards that stay in the viewer's hand move to their new places."""
        if not self._at.is_own(seat):
            return
        old, new = self._at.hands.places(before), self._at.hands.places(after)
        left = [(card, area) for card, area in old.values()]
        for id, (card, area) in new.items():
            start = next((place for held, place in left if held == card), None)
            if start is not None:
                left.remove((card, start))
                if start != area:
                    poses = self._at.card(start), self._at.card(area)
                    yield fly(self._face(card), *poses, self._times.fly, lift=0, hides=(id,), seen_before=True)

    def _cast(self, before: Seen, after: Seen, seat: Seat, card: Card, target: Seat | None) -> Step:
        """A hex is shown to all and goes off towards whom it hits."""
        played = self._played(before, after, seat, card)
        if target is None:
            return played
        wand = sprite_actor("step.sign.hex", SIGN)
        bolt = fly(wand, self._at.middle(), self._at.pot(target)._replace(scale=1.0), self._times.fly * 1.6)
        return sequence(played, bolt)

    def _played(self, before: Seen, after: Seen, seat: Seat, card: Card) -> Step:
        """A card is held up, then goes to the discards; who plays it and at whom is said by prompt and banner."""
        own = self._at.is_own(seat)
        start, middle = self._at.hand_card(before, seat, card), self._at.middle()
        face, seconds = self._face(card), GLANCE if own else READING
        if own:
            shown: Step = fly(face, start, middle, self._times.fly * 1.4)
        else:
            back = sprite_actor("hexcard.back", CARD_WIDTH)
            shown = flip(back, face, start, self._times.flip * 1.4, finish=middle)
        held = parallel(
            stay(face, middle, seconds, hides=("discards",)),
            *([] if own else [stay(self._enlarged(card, after), Pose(0, 0), seconds)]),
        )
        gone = fly(face, middle, self._at.discards(), self._times.fly, hides=("discards",))
        return parallel(sequence(shown, held, gone), *self._closed_up(before, after, seat))

    def _stolen(self, after: Seen, seat: Seat, victim: Seat, card: Card | None) -> Step:
        """A recipe goes from one book into another; who sees it looks at it on the way, the thief at leisure (B49)."""
        back = sprite_actor("hexcard.back", CARD_WIDTH)
        start, end, middle = self._at.book(victim), self._at.book(seat), self._at.middle()
        if card is None:
            return fly(back, start, end, self._times.fly * 2.4)
        face, seen = self._face(card), LOOK if self._at.is_own(seat) else READING
        return sequence(
            flip(back, face, start, self._times.flip * 1.4, finish=middle),
            parallel(stay(face, middle, seen), stay(self._enlarged(card, after), Pose(0, 0), seen)),
            flip(face, back, middle, self._times.flip * 1.4, finish=end),
        )

    # What is told

    def _told(self, event: Event) -> Step:
        """What is only said, on a ribbon at the seat or in the middle."""
        match event:
            case events.WayChosen(seat, _, _, ways):
                # That there was no choice a banner says.
                return self._said(seat, "chooses") if ways > 1 else wait(0.0)
            case events.Blocked(seat, _, corruption):
                return self._said(seat, "blocked" if corruption else "suffers")
            case events.Peeked(seat):
                return self._said(seat, "peeked")
            case events.Brewed(seat):
                return self._said(seat, "brewed")
            case events.EndTriggered(_, seat):
                return self._in_the_middle(seat, "end")
            case events.PlayEnded():
                return self._in_the_middle(self._table.viewer, "play_ended")
            case events.DiablerieChanged() | events.PointsChanged():
                return wait(self._times.count)
            case events.TurnStarted():
                return wait(0.15)
        return wait(0.0)

    def _said(self, seat: Seat, key: str) -> Step:
        name = self._table.seats[seat].name
        return stay(self._ribbon(seat, key, name=name), Pose(*self.ribbon_area(seat).centre), GLANCE * 1.5)

    def ribbon_area(self, seat: Seat) -> Area:
        """Return where a ribbon at the cauldron of a seat says what it does."""
        x, y = self._at.pot(seat)[:2]
        return Area.around(max(x, 240), y, *RIBBON)

    def _in_the_middle(self, seat: Seat, key: str) -> Step:
        return stay(self._ribbon(seat, key), self._at.middle(), READING)

    def _ribbon(self, seat: Seat, key: str, **args: Argument) -> Actor:
        def draw(canvas: Canvas, pose: Pose) -> None:
            words = self._table.say(reason(f"bubble_and_boil.ribbon.{key}", **args))
            area = Area.around(pose.x, pose.y, *RIBBON)
            panels.name_ribbon(canvas, area, words, self._table.colour(seat), size=29)

        return draw

    def _face(self, card: Card) -> Actor:
        return card_face(self._table, card)

    def _enlarged(self, card: Card, seen: Seen) -> Actor:
        return enlarged(self._table, self._plan, card, seen)


def _changed(before: Seen, after: Seen) -> Iterator[tuple[str, float, float]]:
    """Yield name, old and new value of every number of the table that an event changes."""
    trays = zip((*COLOURS, "corruption", "crone"), _pool(before), _pool(after), strict=True)
    found: list[tuple[str, float, float]] = [(f"pool.{kind}", old, new) for kind, old, new in trays]
    for seat in range(after.seats):
        for name, field in _SEAT_NUMBERS.items():
            found.append((f"{name}.{seat}", getattr(before, field)[seat], getattr(after, field)[seat]))
    found += [("deck", before.deck, after.deck), ("discards", len(before.discards), len(after.discards))]
    return (each for each in found if each[1] != each[2])


_SEAT_NUMBERS = {
    "pot": "pot_sizes",
    "corruption": "corruption",
    "crones": "crones",
    "book": "book_counts",
    "hand": "hand_counts",
    "diablerie": "diablerie",
    "points": "points",
}


def _pool(seen: Seen) -> tuple[int, ...]:
    return (*seen.pool, seen.corruption_left, seen.crones_left)
