"""Hands: the viewer's cards side by side; what others may not see lies as backs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.asking import Look
from game.tables.bubble_and_boil.cards.card_faces import (
    LEAST_PLANTS,
    draw_card,
    draw_hex_words,
    draw_recipe_words,
    has_room_for_words,
)
from game.tables.bubble_and_boil.pieces.card_marks import Marks, band_area
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

LIFT, OWL, OWL_IN = 12.0, 56.0, 34.0
"""How high a card is lifted, how high a hint's owl is, and how far down it reaches into its card, in layout px."""

OFF = 0.4
"""How dark a card lies that cannot be cast while a hex is chosen."""

BANDS = {"hex": "hex", "plant": "garden", "book": "recipe"}


class Hands:
    """Draws the viewer's hand and says where its cards lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def cards(self, seen: BubbleAndBoilObservation) -> tuple[Card, ...]:
        """Return the open cards of the viewer's hand: all, or those that everybody knows."""
        return seen.hand if seen.seat == self._table.viewer else seen.shown[self._table.viewer]

    def areas(self, count: int) -> list[Area]:
        """Return where so many cards lie; more than there is room for overlap."""
        area = self._plan.area("hand")
        width, height = self._plan.number("hand", "card_width"), self._plan.number("hand", "card_height")
        pitch = self._plan.number("hand", "pitch")
        if count > 1:
            pitch = min(pitch, (area.width - width) / (count - 1))
        left = area.middle_x - (width + pitch * (count - 1)) / 2
        return [Area(left + index * pitch, area.y + 6, width, height) for index in range(count)]

    def places(self, seen: BubbleAndBoilObservation) -> dict[str, tuple[Card, Area]]:
        """Return card and area of each open card by its id, which has a number for twins."""
        cards = self.cards(seen)
        areas = self.areas(seen.hand_counts[self._table.viewer])
        return {id: (card, area) for id, card, area in zip(hand_ids(cards), cards, areas, strict=False)}

    def draw(
        self, canvas: Canvas, seen: BubbleAndBoilObservation, marks: Marks, look: Look, *, drawn: Sequence[Card] = ()
    ) -> None:
        """Draw the hand; what is pointed at is lifted to the front, what was just `drawn` stands out, framed."""
        viewer, timeline = self._table.viewer, self._table.timeline
        places = self.places(seen)
        pointed = (look.pointed or "").replace("card:", "hand:", 1)
        front = pointed if pointed in places else None
        taken = self.taken(places, marks)
        rising = [*taken, *([] if front is None else [front])]
        order = [id for id in places if id not in rising] + [id for id in taken if id != front]
        risen = drawn_ids(places, drawn)
        # Of a card that another one covers in part, words and figures stand where it is seen.
        shown = {
            id: after.x - area.x
            for (id, (_, area)), (_, (_, after)) in pairwise(places.items())
            if after.x < area.right
        }
        for id in [*order, *([] if front is None else [front])]:
            card, area = places[id]
            dragged = look.dragged is not None and look.dragged[0].replace("card:", "hand:", 1) == id
            if timeline.hides(id) or dragged:
                continue
            place = area.moved(0, -LIFT if id in rising or id in risen else 0.0)
            part = None if id in rising else shown.get(id)
            draw_card(canvas, self._table.say, card, place, shown=part)
            in_sight = place if part is None else place._replace(width=part)
            if id in taken or id in risen or card in marks.wanted_cards:
                panels.ring(canvas, in_sight)
            band, worded = marks.bands.get(card), None
            if has_room_for_words(place, part):
                if self._chooses_hex(seen) or self._answers(seen):
                    worded = draw_hex_words(canvas, self._table.say, card, place, part)
                elif band == "recipe":
                    worded = draw_recipe_words(canvas, self._table.say, card, place, part)
            if band is not None and id not in taken:
                ring = band_area(in_sight, band).inset(5, 2)
                if worded is not None and band == "hex":
                    ring = ring._replace(y=worded.y, height=ring.bottom - worded.y)
                panels.ring(canvas, ring)
            if self._chooses_hex(seen) and marks.castable is not None and card not in marks.castable:
                canvas.fill(in_sight, "shadow", OFF, radius=10)
            if card in marks.hinted_cards:
                canvas.centred("icon.hint", *hint_place(place, worded), height=OWL)
        backs = self.areas(seen.hand_counts[viewer])[len(places) :]
        for index, area in enumerate(backs):
            if not timeline.hides(f"back {index}"):
                canvas.place("hexcard.back", area)

    def _chooses_hex(self, seen: BubbleAndBoilObservation) -> bool:
        """Return whether the viewer may cast a hex, for which its words are of use and the picture is not.

        What a hex asks for after that is about the cards themselves: then they show what they grow.
        """
        own = seen.to_move == seen.active == self._table.viewer
        return own and seen.asked is None and seen.step == "hex" and not seen.is_harvesting

    def _answers(self, seen: BubbleAndBoilObservation) -> bool:
        """Return whether the viewer may answer a hex with one."""
        return seen.asked == "answer" and seen.to_move == self._table.viewer

    def taken(self, places: dict[str, tuple[Card, Area]], marks: Marks) -> list[str]:
        """Return the ids of the cards that are chosen; of twins the first ones."""
        chosen, taken = list(marks.chosen_cards), []
        for id, (card, _) in places.items():
            if card in chosen:
                chosen.remove(card)
                taken.append(id)
        return taken


def drawn_ids(places: Mapping[str, tuple[Card, Area]], drawn: Sequence[Card]) -> frozenset[str]:
    """Return the ids of the cards that have just come to others of the hand; of twins the last ones."""
    left, found = Counter(drawn), []
    for id, (card, _) in reversed([*places.items()]):
        if left[card]:
            left[card] -= 1
            found.append(id)
    return frozenset(found) if len(found) < len(places) else frozenset()


def hint_place(card: Area, worded: Area | None) -> tuple[float, float]:
    """Return where the middle of a hint's owl stands: at the upper left corner of a card, clear of words on it."""
    bottom = card.y + OWL_IN if worded is None else min(card.y + OWL_IN, worded.y + LEAST_PLANTS)
    return card.x + OWL / 2, bottom - OWL / 2


def hand_ids(cards: Sequence[Card], kind: str = "hand") -> list[str]:
    """Return an id for each card: its part of a move, with a number for twins."""
    ids: list[str] = []
    for card in cards:
        part = f"{kind}:{card}"
        ids.append(part if part not in ids else f"{part}#{sum(id.startswith(part) for id in ids) + 1}")
    return ids


def part_of(id: str) -> str:
    """Return the part of a move that an id stands for."""
    return id.partition("#")[0]
