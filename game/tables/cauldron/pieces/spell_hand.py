"""Spell hand: the viewer's spells, a fan of cards while the hand is open and backs while it is closed."""

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.rules.cauldron.events import SpellsDrawn
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Look
from game.tables.cauldron.pieces.card_facts import CardFacts
from game.tables.cauldron.pieces.small_cards import (
    SPELL_SHAPE,
    draw_fresh_chip,
    draw_fresh_dot,
    draw_spell_card,
    draw_spell_face,
    draw_spell_name,
    draw_spell_slip,
    name_place,
)
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import around
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOST_CARDS = 4
"""So many spells lie open as cards; more are slips with their names."""

CARDS = (176.0, 158.0, 140.0, 112.0)
"""The width of a card where there are 1, 2, 3 or 4 of them and room enough: a name in two lines is seen of each."""

LEAST_CARD, CROWDED_CARD, SLIP = 140.0, 126.0, 136.0
"""The width of a card at least, also where potions crowd the hut, and of a slip."""

STEP, MOST_STEP = 24.0, 62.0
"""How far each card lies to the right of the one before it, at least where there is room, and at most."""

DROP = 56.0
TURN = 3.0
"""How much lower a card lies than the one before it at most, and how much further it is turned, in degrees."""

MARGIN = 8.0
"""What the corners of turned cards need around the fan."""

LIFT = 8.0
HINT = 32.0
SLIP_GAP = 6.0


class HandCard(NamedTuple):
    """Where a spell lies: its card, the strip of it that is always seen, and its turn in degrees, clockwise."""

    card: Area
    strip: Area
    rotation: float = 0.0

    @property
    def is_card(self) -> bool:
        """Whether it lies there as a card, and not as a slip with its name alone."""
        return self.card.height > self.card.width

    @property
    def name(self) -> Area:
        """Where its name lies."""
        return name_place(self.card, self.rotation) if self.is_card else self.card

    @property
    def corner(self) -> tuple[float, float]:
        """The upper right corner of its name."""
        name, turn = self.name, math.radians(self.rotation)
        across, up = name.width / 2, name.height / 2
        return (
            name.middle_x + across * math.cos(turn) + up * math.sin(turn),
            name.middle_y + across * math.sin(turn) - up * math.cos(turn),
        )


class Hand:
    """Draws the viewer's spells and says where they lie."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    def is_open(self, seen: CauldronObservation) -> bool:
        """Return whether the viewer's spells lie open."""
        return seen.seat == self._table.viewer

    def left_of(self, seen: CauldronObservation, *, crowded: bool) -> float:
        """Return where the hand begins at least; where potions crowd the hut, its cards lie close."""
        if not self.is_open(seen) or not seen.hand:
            return self._plan.area("seat0.potions").right
        number = len(seen.hand)
        if number > MOST_CARDS:
            return self._plan.area("seat0.hand").right - SLIP
        width = CROWDED_CARD if crowded else min(CARDS[number - 1], LEAST_CARD) + (number - 1) * STEP
        return self._plan.area("seat0.hand").right - width - 2 * MARGIN

    def cards(self, seen: CauldronObservation, left: float) -> list[HandCard]:
        """Return where the spells lie, in the room that begins at `left`."""
        number = sum(seen.hand_counts[self._table.viewer])
        if not self.is_open(seen):
            return [HandCard(area, area) for area in self._backs(number)]
        room = self._plan.area("seat0.hand")
        if number > MOST_CARDS:
            slips = room._replace(x=room.right - SLIP, width=SLIP).rows(number, SLIP_GAP)
            return [HandCard(area, area) for area in slips]
        return _fan(number, room._replace(x=left, width=room.right - left).inset(MARGIN, 2))

    def closed(self, seen: CauldronObservation) -> Area | None:
        """Return where closed spells lie, with the words that say how they are looked at; None where none do."""
        number = sum(seen.hand_counts[self._table.viewer])
        if self.is_open(seen) or not number:
            return None
        return around(self._plan.area("seat0.spells.hold"), *self._backs(number))

    def _backs(self, number: int) -> list[Area]:
        first = self._plan.area("seat0.spell0")
        last = self._plan.area("seat0.spell2")
        room = self._plan.area("seat0.spells").bottom - first.height - 4 - first.y
        pitch = min(last.y - first.y, room / max(1, number - 1)) if number > 3 else (last.y - first.y) / 2
        return [first.moved(0, at * pitch) for at in range(number)]

    def ids(self, seen: CauldronObservation, kind: str) -> list[str]:
        """Return an id for each spell of an open hand; a second copy has a number behind it."""
        ids: list[str] = []
        for at, spell in enumerate(seen.hand):
            before = seen.hand[:at].count(spell)
            ids.append(f"{kind}:{spell}{f'#{before + 1}' if before else ''}")
        return ids

    def fresh(self, seen: CauldronObservation) -> frozenset[int]:
        """Return the places in an open hand of the spells that have come since its owner's last move; none where all
        have.
        """
        if not self.is_open(seen):
            return frozenset()
        viewer = self._table.viewer
        drawn = (event for event in self._table.since if isinstance(event, SpellsDrawn) and event.seat == viewer)
        came, fresh = Counter(spell for event in drawn for spell in event.spells or ()), set()
        for at in reversed(range(len(seen.hand))):
            if came[seen.hand[at]] > 0:
                came[seen.hand[at]] -= 1
                fresh.add(at)
        return frozenset(fresh) if len(fresh) < len(seen.hand) else frozenset()

    # The picture

    def draw(self, canvas: Canvas, seen: CauldronObservation, left: float, marks: Marks, look: Look) -> None:
        """Draw the hand: in front what is pointed at, then what is hinted at; no ring of a card lies on a name."""
        cards = self.cards(seen, left)
        own = self.is_open(seen)
        if not cards and seen.has_spells:
            self._draw_place(canvas, left)
        ids = self.ids(seen, "hand") if own else []
        basic = seen.hand_counts[self._table.viewer][0]
        hinted: list[int] = []
        front, named, fresh = None, [], self.fresh(seen)
        for at, place in enumerate(cards):
            if self._table.timeline.hides(f"spell {at}"):
                continue
            if at >= len(ids):
                canvas.place(f"back.spell.{'basic' if at < basic else 'advanced'}", place.card)
            elif look.pointed in _same_card(ids[at]):
                front = at
            elif is_hinted(ids[at], marks.hinted):
                hinted.append(at)
            else:
                self._draw_face(canvas, seen.hand[at], place, _same_card(ids[at]), marks)
                named.append((at, place))
        for at, place in named:
            self._draw_name(canvas, seen.hand[at], place, _same_card(ids[at]), marks)
            if at in fresh:
                _draw_fresh(canvas, self._table, place, whole=at == len(cards) - 1)
        for at in hinted:
            self._draw_face(canvas, seen.hand[at], cards[at], _same_card(ids[at]), marks)
            self._draw_name(canvas, seen.hand[at], cards[at], _same_card(ids[at]), marks)
            if at in fresh:
                _draw_fresh(canvas, self._table, cards[at], whole=True)
        if front is not None:
            place = cards[front]
            raised = place._replace(card=place.card.moved(0, -LIFT), strip=place.strip.moved(0, -LIFT))
            self._draw_face(canvas, seen.hand[front], raised, _same_card(ids[front]), marks)
            self._draw_name(canvas, seen.hand[front], raised, _same_card(ids[front]), marks)
            if front in fresh:
                _draw_fresh(canvas, self._table, raised, whole=True)
        if cards and not own and self._table.hand_opens:
            self._draw_hold(canvas)

    def draw_card(self, canvas: Canvas, spell: str, area: Area) -> None:
        """Draw a spell alone, as it is dragged."""
        draw_spell_card(canvas, self._table, self._book, spell, area)

    def _draw_face(self, canvas: Canvas, spell: str, place: HandCard, names: Sequence[str], marks: Marks) -> None:
        if place.is_card:
            draw_spell_face(canvas, self._book, spell, place.card, rotation=place.rotation)
        else:
            draw_spell_slip(canvas, self._table, self._book, spell, place.card)
        parts = [name.partition("#")[0] for name in names]
        if any(part in marks.lit or part in marks.chosen for part in parts):
            panels.ring(canvas, place.card, rotation=place.rotation)

    def _draw_name(self, canvas: Canvas, spell: str, place: HandCard, names: Sequence[str], marks: Marks) -> None:
        if place.is_card:
            draw_spell_name(canvas, self._table, self._book, spell, place.card, rotation=place.rotation)
        if is_hinted(names[0], marks.hinted):
            canvas.centred("icon.hint", *_owl_place(place), height=HINT)

    def _draw_place(self, canvas: Canvas, left: float) -> None:
        """Draw where the first spell comes to lie, where potions leave room for it."""
        room = self._plan.area("seat0.hand")
        if left <= room.x:
            place = _fan(1, room._replace(x=left, width=room.right - left).inset(MARGIN, 2))[0]
            canvas.place("face.spell.basic", place.card, alpha=panels.GONE)

    def _draw_hold(self, canvas: Canvas) -> None:
        """Say how a closed hand is held open."""
        chip = self._plan.area("seat0.spells.hold")
        canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
        canvas.fill(chip, "paper_lite", radius=12)
        canvas.text(
            self._table.say("cauldron.table.hold"), *chip.centre, size=25, align="center", vertical="middle",
            width=chip.width - 12, height=chip.height - 4,
        )  # fmt: skip


def _fan(number: int, room: Area) -> list[HandCard]:
    """Return the places of a fan at the right of a room: each card lower and further right than the one before."""
    gaps = max(1, number - 1)
    width = min(CARDS[number - 1], max(room.width - gaps * STEP, CROWDED_CARD))
    height = width * SPELL_SHAPE
    step = max(0.0, min(MOST_STEP, (room.width - width) / gaps))
    drop = min(DROP, (room.height - height) / gaps)
    x = room.right - width - (number - 1) * step
    y = room.middle_y - (height + (number - 1) * drop) / 2
    places = []
    for at in range(number):
        card = Area(x + at * step, y + at * drop, width, height)
        rotation = (at - (number - 1) / 2) * TURN
        high = height if at == number - 1 else drop
        turn, away = math.radians(rotation), (high - height) / 2
        middle = card.middle_x - away * math.sin(turn), card.middle_y + away * math.cos(turn)
        places.append(HandCard(card, Area.around(*middle, width, high), rotation))
    return places


def _draw_fresh(canvas: Canvas, table: Table, place: HandCard, *, whole: bool) -> None:
    """Draw that a spell has just come: in a word where its picture is seen `whole`, or else as a dot at its name."""
    if whole and place.is_card:
        draw_fresh_chip(canvas, table, place.card)
    else:
        draw_fresh_dot(canvas, *place.corner)


def _owl_place(place: HandCard) -> tuple[float, float]:
    """Return where the owl of a hint stands, beside the name of a card."""
    card = place.card
    if place.is_card:
        return card.right - HINT, card.bottom - HINT
    return card.x, card.middle_y


def is_hinted(id: str, hinted: Collection[str]) -> bool:
    """Return whether a hint is about a spell of the hand: it lies in front of the others."""
    return any(name.partition("#")[0] in hinted for name in _same_card(id))


def _same_card(id: str) -> tuple[str, str, str]:
    """Return the ids under which a spell of the hand can be pointed at."""
    rest = id.partition(":")[2]
    return f"hand:{rest}", f"card:{rest}", f"spell:{rest}"
