"""Home: the viewer's own hut: abilities, supply, cellars, potions with what they would yield, and the spells."""

from collections.abc import Sequence
from itertools import pairwise

from game.core.reason import Reason, reason
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.book import Ability, CardBook, card_words
from game.tables.cauldron.huts import Huts
from game.tables.cauldron.marks import Marks
from game.tables.cauldron.small_cards import NARROW, draw_potion_card, draw_spell_card
from game.tables.plan import Plan
from game.tables.table import Asking, Look, Table
from game.view import panels
from game.view.area import Area
from game.view.canvas import Canvas

POTION_SHAPE = 282.0
LIFT = 8.0
TINT = 0.16
"""How much of the seat's colour the wall takes on."""

HINT = 40.0
SPELL_GAP, GAP = 6.0, 10.0
SPELL_SHAPE = 600 / 412
MOST_CARDS = 3
"""So many spells lie open as cards one over the other; more are slips with their names."""


class Home:
    """Draws the viewer's hut and says where its cards lie."""

    def __init__(self, table: Table, plan: Plan, book: CardBook, huts: Huts) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._huts = huts

    def abilities(self, seen: CauldronObservation) -> list[tuple[Ability, Area]]:
        """Return the viewer's abilities and where they lie."""
        abilities = self._book.abilities(seen.characters[self._table.viewer])
        return [(ability, self._plan.area(f"seat0.ability{at}")) for at, ability in enumerate(abilities[:2])]

    def potion_areas(self, seen: CauldronObservation) -> dict[str, Area]:
        """Return where the viewer's potions lie; many overlap."""
        owned = seen.potions[self._table.viewer]
        area = self._plan.area("seat0.potions")
        if self.is_open(seen) and seen.hand:
            area = area._replace(width=self._plan.area("seat0.hand").x - GAP - area.x)
        usual = self._plan.area("seat0.potion0")
        pitch = self._plan.number("seat0.potions", "pitch")
        if len(owned) > 1:
            pitch = min(pitch, (area.width - usual.width) / (len(owned) - 1))
        return {name: usual.moved(at * pitch, 0) for at, name in enumerate(owned)}

    def _bare(self, seen: CauldronObservation) -> float:
        """Return the width of a potion's card that the next one leaves bare."""
        areas = [*self.potion_areas(seen).values()]
        return min(areas[0].width, areas[1].x - areas[0].x) if len(areas) > 1 else areas[0].width

    def spell_areas(self, seen: CauldronObservation) -> list[Area]:
        """Return where the spells of the viewer's hand lie: open ones wide enough for their names."""
        number = sum(seen.hand_counts[self._table.viewer])
        if self.is_open(seen):
            hand = self._plan.area("seat0.hand")
            if number > MOST_CARDS:
                return list(hand.rows(number, SPELL_GAP))
            card = hand._replace(height=hand.width * SPELL_SHAPE)
            pitch = min(card.height + SPELL_GAP, (hand.height - card.height) / max(1, number - 1))
            return [card.moved(0, at * pitch) for at in range(number)]
        first = self._plan.area("seat0.spell0")
        last = self._plan.area("seat0.spell2")
        room = self._plan.area("seat0.spells").bottom - first.height - 4 - first.y
        pitch = min(last.y - first.y, room / max(1, number - 1)) if number > 3 else (last.y - first.y) / 2
        return [first.moved(0, at * pitch) for at in range(number)]

    def bare_potions(self, seen: CauldronObservation) -> dict[str, Area]:
        """Return what is seen of each potion, where it can be pointed at."""
        areas = self.potion_areas(seen)
        last = next(reversed(areas), None)
        return {name: area if name == last else area._replace(width=self._bare(seen)) for name, area in areas.items()}

    def bare_spells(self, seen: CauldronObservation) -> list[Area]:
        """Return what is seen of each spell, where it can be pointed at."""
        areas = self.spell_areas(seen)
        below = [after.y - area.y for area, after in pairwise(areas)]
        seen_of = [area._replace(height=min(area.height, high)) for area, high in zip(areas, below, strict=False)]
        return [*seen_of, *areas[-1:]]

    def spell_ids(self, seen: CauldronObservation, kind: str) -> list[str]:
        """Return an id for each spell of an open hand; a second copy has a number behind it."""
        ids: list[str] = []
        for at, spell in enumerate(seen.hand):
            before = seen.hand[:at].count(spell)
            ids.append(f"{kind}:{spell}{f'#{before + 1}' if before else ''}")
        return ids

    def is_open(self, seen: CauldronObservation) -> bool:
        """Return whether the viewer's spells lie open."""
        return seen.seat == self._table.viewer

    # The picture

    def draw(self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, marks: Marks, look: Look) -> None:
        """Draw the hut."""
        viewer = self._table.viewer
        colour = self._table.colour(viewer)
        wall = self._plan.area("seat0.wall")
        canvas.nine_slice("paper.1320x860", wall, 60)
        canvas.fill(wall.inset(5), colour, alpha=TINT, radius=12)
        if seen.active == viewer:
            panels.ring(canvas, wall)
        canvas.place(f"eave.own.{colour}", self._plan.area("seat0.eave"))
        self._draw_head(canvas, seen)
        for ability, area in self.abilities(seen):
            self._draw_ability(canvas, seen, ability, area, marks, look)
        title = self._plan.area("seat0.supply.title")
        canvas.text(
            self._table.say("cauldron.table.supply"), title.x, title.middle_y, size=27, role="display",
            vertical="middle", width=title.width, fit=True,
        )  # fmt: skip
        self._huts.draw_supply(canvas, seen, viewer, marks, look)
        self._huts.draw_cellars(canvas, seen, viewer, marks, look)
        self._draw_potions(canvas, seen, asking, marks, look)
        self._draw_spells(canvas, seen, marks, look)

    def _draw_head(self, canvas: Canvas, seen: CauldronObservation) -> None:
        viewer, say = self._table.viewer, self._table.say
        character = seen.characters[viewer]
        canvas.place(f"portrait.{character}", self._plan.area("seat0.portrait"))
        canvas.place(f"hat.{self._table.colour(viewer)}.small", self._plan.area("seat0.hat"))
        name, role = self._plan.area("seat0.name"), self._plan.area("seat0.character")
        canvas.text(
            self._table.seats[viewer].name, name.x, name.middle_y, size=38, role="display", vertical="middle",
            width=name.width, fit=True,
        )  # fmt: skip
        canvas.text(
            say(card_words(character)), role.x, role.middle_y, size=25, vertical="middle", colour="ink_soft",
            width=role.width, fit=True,
        )  # fmt: skip
        self._huts.draw_magik(canvas, seen, viewer)

    def _draw_ability(
        self, canvas: Canvas, seen: CauldronObservation, ability: Ability, area: Area, marks: Marks, look: Look
    ) -> None:
        """Draw an ability's slip: its name, when it works, and the beginning of its text."""
        part = f"ability:{ability.id}"
        left = self._book.uses_left(seen, self._table.viewer, ability)
        spent = left == 0
        colour = self._table.colour(self._table.viewer)
        canvas.place("slip.off" if spent else f"slip.{colour}", area)
        if part in marks.chosen or (look.pointed == part and part in marks.open) or part in marks.hinted:
            panels.ring(canvas, area)
        say, tone = self._table.say, "ink_soft" if spent else "ink"
        when = say(f"cauldron.table.when.{'always' if ability.place is None else ability.card.way}")
        wide = canvas.measure(when, size=21).width
        name = say(card_words(ability.id))
        # Where a name is long, the large view says when the ability works.
        timed = not spent and canvas.measure(name, size=21, role="display").width <= area.width - wide - 48
        canvas.text(
            name, area.x + 16, area.y + 22, size=26, role="display", vertical="middle",
            colour=tone, width=area.width - (wide + 48 if timed else 140 if spent else 32), fit=True,
        )  # fmt: skip
        if timed:
            canvas.text(
                when, area.right - 16, area.y + 22, size=21, align="right", vertical="middle", colour="ink_soft",
            )  # fmt: skip
        words = say(self._book.ability_short(ability))
        canvas.text(
            words, area.x + 16, area.y + 40, size=23, colour=tone, width=area.width - 30, lines=2, height=54,
            spacing=0.86,
        )  # fmt: skip
        if spent:
            used = self._plan.area(f"{'seat0.ability0' if area.y < 900 else 'seat0.ability1'}.used")
            canvas.place("used", used, rotation=9)
            canvas.text(
                say("cauldron.mark.used"), *used.centre, size=23, role="display", align="center", vertical="middle",
                colour="blood", rotation=9,
            )  # fmt: skip
        if part in marks.hinted:
            canvas.centred("icon.hint", area.right - 20, area.bottom - 20, height=HINT)

    def _draw_potions(
        self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, marks: Marks, look: Look
    ) -> None:
        areas = self.potion_areas(seen)
        order = list(areas)
        # What is pointed at lies in front.
        order.sort(key=lambda name: (look.pointed or "").partition(":")[2] == name)
        for name in order:
            if not self._table.timeline.hides(f"potion {self._table.viewer} {name}"):
                self._draw_potion(canvas, seen, name, areas[name], asking, marks, look)

    def _draw_potion(
        self,
        canvas: Canvas,
        seen: CauldronObservation,
        name: str,
        area: Area,
        asking: Asking | None,
        marks: Marks,
        look: Look,
    ) -> None:
        """Draw a potion's card; asked, it says what a brew would lift its owner to, or what is lacking."""
        viewer = self._table.viewer
        parts = (f"potion:{name}", f"card:{name}")
        open_ = any(part in marks.open for part in parts)
        if open_ and look.pointed in parts:
            area = area.moved(0, -LIFT)
        draw_potion_card(canvas, self._table, self._book, name, area, bare=self._bare(seen))
        if any(part in marks.lit or part in marks.chosen for part in parts):
            panels.ring(canvas, area)
        if asking is not None and seen.phase in {"harvest", "finish"}:
            self._draw_chip(canvas, seen, viewer, name, area)
        if any(part in marks.hinted for part in parts):
            canvas.centred("icon.hint", area.right - 24, area.y + 60, height=HINT)

    def _draw_chip(self, canvas: Canvas, seen: CauldronObservation, seat: int, name: str, area: Area) -> None:
        bare = self._bare(seen)
        short = ".short" if bare < NARROW else ""
        banned, lacking = self._book.is_banned(seen, seat, name), self._book.missing(seen, seat, name)
        if banned:
            words: Reason = Reason(f"cauldron.table.banned{short}")
        elif lacking:
            words = reason(f"cauldron.table.lacks{short}", count=lacking)
        else:
            goal = self._book.numbers.goal
            words = reason(f"cauldron.table.to{short}", magik=min(goal, self._book.brews_to(seen, seat, name)))
        tone = "chip_ember" if lacking or banned else "chip_moss"
        top = area.bottom - 44 if short else area.y + 150
        chip = Area(area.x + 6, top, min(84.0, bare - 10), 34)
        canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
        canvas.fill(chip, tone, radius=12)
        canvas.text(
            self._table.say(words), *chip.centre, size=23, align="center", vertical="middle", width=chip.width - 6,
            fit=True,
        )  # fmt: skip

    def _draw_spells(self, canvas: Canvas, seen: CauldronObservation, marks: Marks, look: Look) -> None:
        """Draw the hand: backs while it is closed, small faces while it is open."""
        areas = self.spell_areas(seen)
        basic = seen.hand_counts[self._table.viewer][0]
        own = self.is_open(seen)
        ids = self.spell_ids(seen, "hand") if own else []
        front = None
        for at, area in enumerate(areas):
            if self._table.timeline.hides(f"spell {at}"):
                continue
            if at >= len(ids):
                canvas.place(f"back.spell.{'basic' if at < basic else 'advanced'}", area)
                continue
            names = _same_card(ids[at])
            if look.pointed in names:
                front = at
            else:
                self._draw_spell(canvas, seen.hand[at], area, names, marks)
        if front is not None:
            lifted = areas[front].moved(-LIFT, 0)
            self._draw_spell(canvas, seen.hand[front], lifted, _same_card(ids[front]), marks)
        if areas and not own:
            self._draw_hold(canvas)

    def _draw_hold(self, canvas: Canvas) -> None:
        """Say how a closed hand is held open."""
        chip = self._plan.area("seat0.spells.hold")
        canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
        canvas.fill(chip, "paper_lite", radius=12)
        canvas.text(
            self._table.say("cauldron.table.hold"), *chip.centre, size=22, align="center", vertical="middle",
            width=chip.width - 8, fit=True,
        )  # fmt: skip

    def _draw_spell(self, canvas: Canvas, spell: str, area: Area, names: Sequence[str], marks: Marks) -> None:
        draw_spell_card(canvas, self._table, self._book, spell, area)
        parts = [name.partition("#")[0] for name in names]
        if any(part in marks.lit or part in marks.chosen for part in parts):
            panels.ring(canvas, area)
        if any(part in marks.hinted for part in parts):
            canvas.centred("icon.hint", area.right - 16, area.y + 16, height=HINT * 0.8)


def _same_card(id: str) -> tuple[str, str, str]:
    """Return the ids under which a spell of the hand can be pointed at."""
    rest = id.partition(":")[2]
    return f"hand:{rest}", f"card:{rest}", f"spell:{rest}"
