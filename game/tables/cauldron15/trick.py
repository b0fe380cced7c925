"""The trick: a slot for each seat round the cauldron, on the side of its panel, with cards, hats and name ribbons."""

from functools import partial

from msgspec.structs import replace

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import Card, card_name, number_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.asking import Asking, Look
from game.tables.cauldron15.material_faces import CARD_HEIGHT, CARD_WIDTH, draw_card
from game.tables.cauldron15.prompts import prizes_of
from game.tables.plan import Plan
from game.tables.short_names import say_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Pose

SLOT_WIDTH = 127.0
HAT_WIDTH = 64.0
RIBBON_HEIGHT = 32.0
MOST_RIBBON = 200.0
RIBBON_ENDS = 20.0
PILE_HEIGHTS = 4


class Trick:
    """Draws the slots and says where the cards of the trick lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def pose(self, seen: Cauldron15Observation, place: int) -> Pose:
        """Return how the card at an index of the trick lies."""
        slot = slot_of(self._table, seen, place)
        x, y = self._plan.point(slot)
        return Pose(x, y, rotation=self._plan.tilt(slot))

    def draw(self, canvas: Canvas, seen: Cauldron15Observation, asking: Asking | None, look: Look) -> None:
        """Draw slots, arrows, cards, hats and ribbons; the prizes of a decision glow."""
        glowing = set(asking.narrowing.glowing) if asking is not None and seen.decision == "take" else set()
        hinted = asking.hinted.parts if asking is not None and asking.hinted is not None else ()
        dragged = None if look.dragged is None else look.dragged[0]
        owners, lying = seen.order, lying_of(self._table, seen)
        kept = self._kept(lying)
        leads = slot_of(self._table, seen, 0)
        for number in range(len(owners) - 1):
            if leads != f"slot{number + 1}":
                arrow = f"arrow{number}"
                frame = self._plan.word(arrow, "kind")
                canvas.centred(frame, *self._plan.point(arrow), rotation=self._plan.tilt(arrow))
        for place, owner in enumerate(owners):
            pose, slot = self.pose(seen, place), slot_of(self._table, seen, place)
            card = seen.trick[place] if place < len(seen.trick) else None
            next_up = place == len(seen.trick) and seen.decision == "play" and seen.to_move == owner
            yours = next_up and asking is not None
            if card is None or card_name(card) == dragged or self._table.timeline.hides(card_name(card)):
                self._draw_empty(canvas, pose, owner, yours=yours)
            else:
                draw_card(canvas, card, pose, SLOT_WIDTH)
                if card == kept or card_name(card) in glowing:
                    area = Area.around(pose.x, pose.y, SLOT_WIDTH, SLOT_WIDTH * CARD_HEIGHT / CARD_WIDTH)
                    panels.ring(canvas, area, rotation=pose.rotation)
                if card_name(card) in hinted:
                    canvas.centred("icon.hint", pose.x + 50, pose.y + 74, height=44)
                self._draw_hat(canvas, slot, owner)
            whose = lying.taker if card is not None and card == kept else owner
            words = self._ribbon(lying, place, kept, yours=yours, last=place == len(owners) - 1)
            key = ("ribbon", self, slot, None if whose is None else self._table.colour(whose), words, yours)
            canvas.kept(key, partial(self._draw_ribbon, canvas, slot, whose, words, gold=yours))

    def _kept(self, seen: Cauldron15Observation) -> Card | None:
        """Return the card of a finished trick that its taker keeps; None while several may be chosen from."""
        awaited = self._table.awaited()
        return awaited.card if isinstance(awaited, events.Taken) else kept_of(seen)

    def _draw_empty(self, canvas: Canvas, pose: Pose, owner: Seat | None, *, yours: bool) -> None:
        frame = "slot.yours" if yours else "slot.waiting"
        canvas.centred(frame, pose.x, pose.y, SLOT_WIDTH, rotation=pose.rotation)
        if owner is not None:
            hat = f"hat.{self._table.colour(owner)}"
            canvas.centred(hat, pose.x, pose.y - 8, 84 if yours else 72, rotation=pose.rotation)

    def _draw_hat(self, canvas: Canvas, slot: str, owner: Seat | None) -> None:
        if owner is None:
            return
        name = f"{slot}.hat"
        x, y = self._plan.point(name)
        canvas.centred(f"hat.{self._table.colour(owner)}", x, y, HAT_WIDTH, rotation=self._plan.tilt(name))

    def _ribbon(self, seen: Cauldron15Observation, place: int, kept: Card | None, *, yours: bool, last: bool) -> Reason:
        """Return what the ribbon of a slot says: at the card that is kept by whom, elsewhere whose card it is."""
        key, owner = "name", seen.order[place]
        played = place < len(seen.trick)
        if played and seen.trick[place] == kept:
            key, owner = "keeps", seen.taker
        elif played and owner is None and deck_takes(seen):
            key = "takes"
        elif played and owner is not None and owner == seen.taker:
            key = "chooses" if kept is None else "name"
        elif played and seen.taker is None and seen.ahead == seen.trick[place] and len(seen.trick) > 1:
            key = "ahead"
        elif played and place == 0:
            key = "led"
        elif not played and seen.case != "below":
            key = "spared"
        elif yours:
            key = "yours"
        elif last and not played and any(seen.hand_counts):
            key = "last"
        deck = reason("cauldron15.table.deck_name")
        return reason(f"cauldron15.table.slot.{key}", name=deck if owner is None else self._table.seats[owner].name)

    def _draw_ribbon(self, canvas: Canvas, slot: str, owner: Seat | None, words: Reason, *, gold: bool) -> None:
        name = f"{slot}.ribbon"
        x, y = self._plan.point(name)
        tone = "gold" if gold else "sepia" if owner is None else self._table.colour(owner)
        said = say_within(canvas, self._table, words, MOST_RIBBON - RIBBON_ENDS)
        width = min(max(canvas.measure(said, size=23).width + 40, 96), MOST_RIBBON)
        area = Area.around(x, y, width, RIBBON_HEIGHT)
        panels.name_ribbon(canvas, area, said, tone, rotation=self._plan.tilt(name))


def slot_of(table: Table, seen: Cauldron15Observation, place: int) -> str:
    """Return the slot of the card at an index of the trick, by the place of its owner.

    Beside the deck of two seats, which always leads (C16), they lie in the order of play.
    """
    owner = seen.order[place]
    return f"slot{place if owner is None or seen.seats == 2 else table.place_of(owner)}"


def kept_of(seen: Cauldron15Observation) -> Card | None:
    """Return the card of a finished trick that its taker keeps, where there is no choice (C4, C6, C7), else None."""
    prizes = prizes_of(seen) if seen.trick and seen.taker is not None else ()
    return prizes[0] if len(prizes) == 1 else None


def deck_takes(seen: Cauldron15Observation) -> bool:
    """Return whether a trick that all have played to stays with the deck, so that nobody keeps a card of it."""
    return len(seen.trick) == len(seen.order) > 0 and seen.sum < seen.target and seen.ahead_seat is None


def lying_of(table: Table, seen: Cauldron15Observation) -> Cauldron15Observation:
    """Return what is seen without a card that is on its way into the trick, or by which the brew still rises: what it
    does is told once that is drawn.
    """
    lying = tuple(card for card in seen.trick if not table.timeline.hides(card_name(card)))
    if lying == seen.trick and table.timeline.value("level", seen.sum) < seen.sum:
        lying = lying[:-1]
    if lying == seen.trick:
        return seen
    return replace(seen, trick=lying, sum=sum(map(number_of, lying)))


def with_card(seen: Cauldron15Observation, card: Card) -> Cauldron15Observation:
    """Return what would be seen if a card lay in the trick, too."""
    return replace(seen, trick=(*seen.trick, card), sum=seen.sum + number_of(card))


def pile_frame(kind: str, count: int, whole: int) -> str:
    """Return the frame of a pile or lead deck of so many cards out of the most it ever has."""
    heights = PILE_HEIGHTS if kind == "pile" else PILE_HEIGHTS - 1
    return f"{kind}.{max(1, min(heights, 1 + count * heights // (whole + 1)))}"


def draw_piles(canvas: Canvas, table: Table, plan: Plan, seen: Cauldron15Observation) -> None:
    """Draw the face-down pile (the lead deck with two seats) and the discards beside it."""
    kind = "deck" if seen.seats == 2 else "pile"
    place = plan.area(kind)
    canvas.place(pile_frame(kind, seen.pile, 30), place, alpha=1.0 if seen.pile else panels.GONE)
    _draw_count(canvas, plan.area(f"{kind}.ribbon"), table.say(f"cauldron15.table.{kind}", count=seen.pile))
    if seen.seats == 2 and seen.discards:
        canvas.place(pile_frame("pile", len(seen.discards), 30), plan.area("discards"))
        words = table.say("cauldron15.table.discards", count=len(seen.discards))
        _draw_count(canvas, plan.area("discards.ribbon"), words)


def _draw_count(canvas: Canvas, area: Area, words: str) -> None:
    panels.name_ribbon(canvas, area, words, "sepia")
