"""Own hut: the viewer's own hut: abilities, supply, cellars, potions with what they would yield, and the spells."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from game.rules.cauldron.events import PotionGained, PotionMoved
from game.rules.cauldron.observation import CauldronObservation, SeenBrew
from game.tables.asking import Look
from game.tables.cauldron.pieces.card_facts import Ability, CardFacts, card_words
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.cauldron.pieces.small_cards import LEAST, NARROW, draw_fresh_chip, draw_fresh_dot, draw_potion_card
from game.tables.cauldron.pieces.small_pieces import draw_bottle, draw_none
from game.tables.cauldron.pieces.spell_hand import Hand, HandCard
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.plan import Plan
from game.tables.short_names import name_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

POTION_SHAPE = 282.0
LIFT = 8.0
LARGEST_NAME = 40.0
"""The largest size of one's own name, above the card of one's character."""

LARGEST_TITLE = 31.0
"""The largest size of the title of one's supply, above the rings of its ingredients."""

TINT = 0.16
"""How much of the seat's colour the wall takes on."""

HINT = 40.0
GAP = 4.0
CROWD = 4
"""With so many potions the spells lie close."""

CHIP, ONE_LINE, TWO_LINES = 84.0, 34.0, 50.0
"""The width of the chip on a potion, and its height with words in one line and in two."""

SHORT, PRICE_ROOM = 140.0, 54.0
"""Of a potion that is seen less wide than this its chip has two lines, beside that much for its yield."""

DOT_IN = 12.0
"""How far inside the corner of a narrow potion the dot lies that says that it has just come."""

MISSING = 9.0
"""The radius of the sign of an ingredient that is not there."""


class AskedBrew(NamedTuple):
    """What a brew comes to whose owner is asked for a move, and whether it has all it takes and waits for its time."""

    brew: SeenBrew
    waits: bool


class OwnHut:
    """Draws the viewer's hut and says where its cards lie."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts, huts: SeatPanels, hand: Hand) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._huts = huts
        self._hand = hand

    def abilities(self, seen: CauldronObservation) -> list[tuple[Ability, Area]]:
        """Return the viewer's abilities and where they lie."""
        return self._huts.abilities(seen, self._table.viewer)

    def potion_areas(self, seen: CauldronObservation) -> dict[str, Area]:
        """Return where the viewer's potions lie; many overlap."""
        owned = seen.potions[self._table.viewer]
        area = self._plan.area("seat0.potions")
        usual = self._plan.area("seat0.potion0")
        pitch = self._plan.number("seat0.potions", "pitch")
        if len(owned) > 1:
            left = self._hand.left_of(seen, crowded=len(owned) >= CROWD)
            width = min(area.width, left - GAP - area.x)
            pitch = min(pitch, (width - usual.width) / (len(owned) - 1))
        return {name: usual.moved(at * pitch, 0) for at, name in enumerate(owned)}

    def _bare(self, seen: CauldronObservation) -> float:
        """Return the width of a potion's card that the next one leaves bare."""
        areas = [*self.potion_areas(seen).values()]
        return min(areas[0].width, areas[1].x - areas[0].x) if len(areas) > 1 else areas[0].width

    def bare_potions(self, seen: CauldronObservation) -> dict[str, Area]:
        """Return what is seen of each potion, where it can be pointed at."""
        areas = self.potion_areas(seen)
        last = next(reversed(areas), None)
        return {name: area if name == last else area._replace(width=self._bare(seen)) for name, area in areas.items()}

    def fresh_potions(self, seen: CauldronObservation) -> frozenset[str]:
        """Return the viewer's potions that have come since their last move; none where all have."""
        viewer, owned, came = self._table.viewer, seen.potions[self._table.viewer], set()
        for event in self._table.since:
            match event:
                case PotionGained(seat, potion) | PotionMoved(potion, _, seat) if seat == viewer:
                    came.add(potion)
        fresh = came.intersection(owned)
        return frozenset(fresh) if len(fresh) < len(owned) else frozenset()

    def fresh_spells(self, seen: CauldronObservation) -> frozenset[str]:
        """Return the spells of an open hand that have come since its owner's last move; none where all have."""
        return frozenset(seen.hand[at] for at in self._hand.fresh(seen))

    def raised_potion(self, seen: CauldronObservation, part: str, open_: Collection[str]) -> Area | None:
        """Return where one of the viewer's potions lies while it is looked at, lifted if it can be taken."""
        kind, _, name = part.partition(":")
        if kind not in {"potion", "card"} or name not in (areas := self.potion_areas(seen)):
            return None
        return areas[name].moved(0, -LIFT if part in open_ else 0.0)

    def spells(self, seen: CauldronObservation) -> list[HandCard]:
        """Return where the viewer's spells lie."""
        return self._hand.cards(seen, self._right_of_potions(seen))

    def _right_of_potions(self, seen: CauldronObservation) -> float:
        """Return where the room for spells begins."""
        right = max((area.right for area in self.potion_areas(seen).values()), default=0.0)
        return max(right + GAP, self._plan.area("seat0.potions").x)

    # The picture

    def draw(
        self, canvas: Canvas, seen: CauldronObservation, brews: Mapping[str, AskedBrew], marks: Marks, look: Look
    ) -> None:
        """Draw the hut; of potions whose owner is asked it says where their `brews` lead, or what is lacking."""
        viewer = self._table.viewer
        key = ("own hut", self, viewer, seen.active == viewer, seen.characters[viewer], *self._table.face_key(viewer))
        canvas.kept(key, lambda: self._draw_place(canvas, seen))
        self._huts.draw_magik(canvas, seen, viewer)
        for ability, area in self.abilities(seen):
            self._draw_ability(canvas, seen, ability, area, marks)
        self._huts.draw_supply(canvas, seen, viewer, marks, look)
        self._huts.draw_cellars(canvas, seen, viewer, marks, look)
        self._draw_potions(canvas, seen, brews, marks, look)
        self._hand.draw(canvas, seen, self._right_of_potions(seen), marks, look)

    def _draw_place(self, canvas: Canvas, seen: CauldronObservation) -> None:
        """Draw the hut without what the viewer owns."""
        viewer = self._table.viewer
        wall = self._plan.area("seat0.wall")
        canvas.nine_slice("paper.1320x860", wall, 60)
        canvas.fill(wall.inset(5), self._table.line_colour(viewer), alpha=TINT, radius=12)
        self._table.draw_light(canvas, wall)
        if seen.active == viewer:
            panels.ring(canvas, wall)
        canvas.place(f"eave.own.{self._table.colour(viewer)}", self._plan.area("seat0.eave"))
        self._draw_head(canvas, seen)
        title = self._plan.area("seat0.supply.title")
        canvas.text(
            self._table.say("cauldron.table.supply"), title.x, title.middle_y, role="display",
            size=canvas.at_most(27, LARGEST_TITLE), vertical="middle", width=title.width, fit=True,
        )  # fmt: skip

    def _draw_head(self, canvas: Canvas, seen: CauldronObservation) -> None:
        viewer, say = self._table.viewer, self._table.say
        character = seen.characters[viewer]
        self._huts.draw_face(canvas, seen, viewer)
        name, role = self._plan.area("seat0.name"), self._plan.area("seat0.character")
        canvas.text(
            name_within(canvas, self._table, viewer, name.width), name.x, name.middle_y,
            size=canvas.at_most(38, LARGEST_NAME), role="display", vertical="middle", width=name.width, fit=True,
        )  # fmt: skip
        canvas.text(
            say(card_words(character)), role.x, role.middle_y, size=25, vertical="middle", colour="ink_soft",
            width=role.width, fit=True,
        )  # fmt: skip

    def _draw_ability(
        self, canvas: Canvas, seen: CauldronObservation, ability: Ability, area: Area, marks: Marks
    ) -> None:
        """Draw an ability's slip, with a ring where it can be used or is hinted at."""
        part = f"ability:{ability.id}"
        self._huts.draw_ability(canvas, seen, self._table.viewer, ability, area)
        if part in marks.chosen or part in marks.open or part in marks.hinted:
            panels.ring(canvas, area)
        if part in marks.hinted:
            canvas.centred("icon.hint", area.right - 20, area.bottom - 20, height=HINT)

    def _draw_potions(
        self, canvas: Canvas, seen: CauldronObservation, brews: Mapping[str, AskedBrew], marks: Marks, look: Look
    ) -> None:
        areas = self.potion_areas(seen)
        order = list(areas)
        # What is pointed at lies in front.
        order.sort(key=lambda name: (look.pointed or "").partition(":")[2] == name)
        for name in order:
            if not self._table.timeline.hides(f"potion {self._table.viewer} {name}"):
                self._draw_potion(canvas, seen, name, areas[name], brews.get(name), marks, look)

    def draw_bottle(self, canvas: Canvas, potion: str, area: Area) -> None:
        """Draw the bottle of a potion alone, as it is dragged."""
        draw_bottle(canvas, self._book, potion, area)

    def _draw_potion(
        self,
        canvas: Canvas,
        seen: CauldronObservation,
        name: str,
        area: Area,
        asked: AskedBrew | None,
        marks: Marks,
        look: Look,
    ) -> None:
        """Draw a potion's card; where its owner is asked it says what a brew would lift them to, or what is lacking."""
        parts = (f"potion:{name}", f"card:{name}")
        open_ = any(part in marks.open for part in parts)
        if open_ and look.pointed in parts:
            area = area.moved(0, -LIFT)
        on_top = name in {next(reversed(self.potion_areas(seen))), (look.pointed or "").partition(":")[2]}
        bare = area.width if on_top else self._bare(seen)
        draw_potion_card(canvas, self._table, self._book, name, area, bare=bare)
        if any(part in marks.lit or part in marks.chosen for part in parts):
            panels.ring(canvas, area)
        if asked is not None:
            self._draw_chip(canvas, asked, area, bare, rises=asked.brew.then > seen.magik[self._table.viewer])
        if name in self.fresh_potions(seen):
            self._draw_fresh(canvas, area, bare)
        if any(part in marks.hinted for part in parts):
            canvas.centred("icon.hint", area.right - 24, area.y + 60, height=HINT)

    def _draw_fresh(self, canvas: Canvas, area: Area, bare: float) -> None:
        """Draw that a potion has just come: in a word where its bottle leaves room, or else as a dot at its corner."""
        if bare < NARROW:
            draw_fresh_dot(canvas, area.x + bare - DOT_IN, area.y + DOT_IN)
        else:
            draw_fresh_chip(canvas, self._table, area)

    def _draw_chip(self, canvas: Canvas, asked: AskedBrew, area: Area, bare: float, *, rises: bool) -> None:
        """Draw what a brew does, what it lacks, or that it has all it takes, where that width of a potion is seen.

        Green is only what can be brewed and has its owner rise: in the Quick Game a star may cost more than a brew
        brings. In two lines where there is no room for one; where a word has none either, the owner's medal says it, or
        a figure beside the sign of what is missing.
        """
        narrow, (brew, waits) = bare < NARROW, asked
        key, numbers = ("cauldron.table.has_all", {}) if waits else _chip_words(brew)
        words, size = self._table.say(key, **numbers), LEAST / canvas.theme.text_scale
        room = CHIP if bare >= SHORT else min(CHIP, bare - (10 if narrow else PRICE_ROOM))
        one_line = canvas.measure(words, size=size).width <= room - 6
        widest = max(canvas.measure(word, size=size).width for word in words.split())
        lines = canvas.measure(words, size=size, width=room - 6, spacing=0.9).height
        fits = one_line or (widest <= room - 6 and lines <= TWO_LINES)
        height = ONE_LINE if one_line or not fits else TWO_LINES
        chip = Area(area.x + 6, (area.bottom - 10 if narrow else area.y + 184) - height, room, height)
        canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
        tone = "paper_lite" if waits else "chip_moss" if brew.is_ready and rises else "chip_ember"
        canvas.fill(chip, tone, radius=12)
        x, y = chip.centre
        if not fits:
            if brew.banned or brew.forbidden:
                draw_none(canvas, x, y, MISSING)
                return
            if not brew.lacks:
                self._huts.draw_medal(canvas, self._table.viewer, brew.then, x, y)
                return
            words = self._table.say(f"{key}.short", **numbers)
            draw_none(canvas, chip.x + chip.width * 0.36, y, MISSING)
            x = chip.x + chip.width * 0.78
        canvas.text(
            words, x, y, size=23 if one_line else size, align="center", vertical="middle", width=chip.width - 6,
            fit=height == ONE_LINE, lines=None if height == ONE_LINE else 2, spacing=0.9,
        )  # fmt: skip


def _chip_words(brew: SeenBrew) -> tuple[str, dict[str, int]]:
    """Return the key of what a chip says, with its numbers."""
    if brew.banned or brew.forbidden:
        return f"cauldron.table.{'banned' if brew.banned else 'forbidden'}", {}
    if brew.lacks:
        return "cauldron.table.lacks", {"count": brew.lacks}
    if brew.then < brew.top:
        return "cauldron.table.to.toll", {"top": brew.top, "count": brew.then}
    return "cauldron.table.to", {"count": brew.then}
