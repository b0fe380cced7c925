"""Home: the viewer's own hut: abilities, supply, cellars, potions with what they would yield, and the spells."""

from collections.abc import Sequence

from game.core.reason import Reason, reason
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.book import Ability, CardBook, card_words
from game.tables.cauldron.huts import Huts
from game.tables.cauldron.marks import Marks
from game.tables.cauldron.pieces import draw_bottle, draw_recipe
from game.tables.plan import Plan
from game.tables.table import Asking, Look, Table
from game.view import panels
from game.view.area import Area
from game.view.canvas import Canvas
from game.view.text import Role

POTION_SHAPE = 282.0
LIFT = 8.0
HINT = 40.0
SPELL_GAP = 6.0
DISC = 38.0
WINDOW = (13 / 166, 43 / 282, 140 / 166, 127 / 282)
"""The window on a small potion card: left, top, width and height as parts of the card."""


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
        """Return where the spells of the viewer's hand lie, open or not."""
        number = sum(seen.hand_counts[self._table.viewer])
        first = self._plan.area("seat0.spell0")
        last = self._plan.area("seat0.spell2")
        room = self._plan.area("seat0.spells").bottom - first.height - 4 - first.y
        pitch = min(last.y - first.y, room / max(1, number - 1)) if number > 3 else (last.y - first.y) / 2
        return [first.moved(0, at * pitch) for at in range(number)]

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
        canvas.nine_slice(f"hut.{colour}", wall, 60)
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
        canvas.text(
            say(card_words(ability.id)), area.x + 16, area.y + 25, size=26, role="display", vertical="middle",
            colour=tone, width=area.width - wide - 48, fit=True,
        )  # fmt: skip
        if not spent:
            canvas.text(
                when, area.right - 16, area.y + 25, size=21, align="right", vertical="middle", colour="ink_soft",
            )  # fmt: skip
        words = say(self._book.ability_effect(ability))
        canvas.text(
            words, area.x + 16, area.y + 40, size=21, colour=tone, width=area.width - 32, lines=2, height=50,
            spacing=1.02,
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
        banned, lacking = self._book.is_banned(seen, seat, name), self._book.missing(seen, seat, name)
        if banned:
            words: Reason = Reason("cauldron.table.banned")
        elif lacking:
            words = reason("cauldron.table.lacks", count=lacking)
        else:
            goal = self._book.numbers.goal
            words = reason("cauldron.table.to", magik=min(goal, self._book.brews_to(seen, seat, name)))
        tone = "chip_ember" if lacking or banned else "chip_moss"
        chip = Area(area.x + 8, area.y + 150, 84, 34)
        canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
        canvas.fill(chip, tone, radius=12)
        canvas.text(
            self._table.say(words), *chip.centre, size=23, align="center", vertical="middle", width=chip.width - 10,
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

    def _draw_spell(self, canvas: Canvas, spell: str, area: Area, names: Sequence[str], marks: Marks) -> None:
        draw_spell_face(canvas, self._book, spell, area)
        parts = [name.partition("#")[0] for name in names]
        if any(part in marks.lit or part in marks.chosen for part in parts):
            panels.ring(canvas, area)
        if any(part in marks.hinted for part in parts):
            canvas.centred("icon.hint", area.right - 16, area.y + 16, height=HINT * 0.8)


def _same_card(id: str) -> tuple[str, str, str]:
    """Return the ids under which a spell of the hand can be pointed at."""
    rest = id.partition(":")[2]
    return f"hand:{rest}", f"card:{rest}", f"spell:{rest}"


def draw_spell_face(canvas: Canvas, book: CardBook, spell: str, area: Area) -> None:
    """Draw a small spell: its paper with the picture, without words; the large card has those."""
    canvas.place(f"face.{book.family(spell)}", area)
    width = area.width * 0.8
    picture = Area.around(area.middle_x, area.y + area.height * 0.56, width, width * 260 / 300)
    canvas.place(book.picture(spell), picture)


def draw_title(canvas: Canvas, words: str, x: float, y: float, width: float, size: float = 23) -> None:
    """Draw the title of a card on its ribbon, in the narrower face where the other has no room."""
    role: Role = "display" if canvas.measure(words, size=1, role="display").width <= width else "text"
    canvas.text(words, x, y, size=size, role=role, align="center", vertical="middle", width=width, fit=True)


def draw_potion_card(
    canvas: Canvas, table: Table, book: CardBook, name: str, area: Area, *, bare: float | None = None
) -> None:
    """Draw the small card of a potion: name, bottle, yield, recipe and what kind of potion it is.

    `bare` is the width that is seen where another card lies over the rest; what counts is drawn there.
    """
    card = book.potion(name)
    covered = bare is not None and bare < area.width
    shown = area._replace(width=bare) if bare is not None and covered else area
    canvas.place(f"face.potion.{card.tier}", area)
    draw_title(canvas, table.say(card_words(name)), shown.middle_x, area.y + area.height * 0.082, shown.width - 20)
    window = Area(
        area.x + WINDOW[0] * area.width, area.y + WINDOW[1] * area.height, WINDOW[2] * area.width,
        WINDOW[3] * area.height,
    )  # fmt: skip
    draw_bottle(canvas, book, name, Area(window.x, window.y + 4, window.width, window.height - 12))
    x, y = (area.x + 32, area.y + 66) if covered else (area.right - 26, area.y + area.height * 0.592)
    canvas.centred("medal.price", x, y, width=50)
    canvas.number(card.magik, x, y, 24, align="center")
    slots = Area(area.x + 10, area.y + area.height * 0.66, shown.width - 16, area.height * 0.17)
    draw_recipe(canvas, book.slots(name), slots, DISC)
    foot = area.y + area.height * 0.905
    if card.quick or card.spell:
        sign, mark = ("sign.quick", "quick") if card.quick else ("sign.spell", "spell")
        words = table.say(f"cauldron.mark.{mark}")
        left = shown.middle_x - (canvas.measure(words, size=22).width + 26) / 2
        canvas.sprite(sign, left, foot, height=26, anchor="midleft")
        canvas.text(words, left + 28, foot, size=22, vertical="middle")
    else:
        canvas.text(
            table.say(f"cauldron.table.tier.{card.tier}"), shown.middle_x, foot, size=22, align="center",
            vertical="middle", colour="ink_soft", width=shown.width - 24, fit=True,
        )  # fmt: skip
