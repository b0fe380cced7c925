"""Seats: what the others have: character, Magik, supply, cellars, spells as backs, and potions."""

from collections.abc import Sequence
from functools import partial

from game.core.event import Seat
from game.rules.cauldron.ingredients import ALL_KINDS, KINDS, Kind, count, items_in
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Look
from game.tables.cauldron.pieces.card_facts import ART, Ability, CardFacts, card_words, character_frame
from game.tables.cauldron.pieces.field_board import BRIGHT, draw_count
from game.tables.cauldron.pieces.small_cards import draw_potion_card
from game.tables.cauldron.pieces.small_pieces import GHOST, draw_bottle, draw_recipe, draw_signs, draw_tick, token_frame
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.plan import Plan
from game.tables.short_names import name_within, size_of_names
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

TOKEN, OWN_TOKEN = 40.0, 56.0
COUNT, OWN_COUNT = 24.0, 26.0
COUNT_IN, OWN_COUNT_IN = (5.0, 3.0), (13.0, 9.0)
"""How far a number lies inside the right and lower edges of its token, in one row and where there is a row below."""

OWN_MEDAL, MEDAL = 80.0, 58.0
INNER = 0.54
"""The part of a medal's width that figures may take."""

YIELD, BESIDE = 21.0, 25.0
"""The height of the figures that say what a potion brings, and how far from its bottle's middle they begin."""

USUAL_CELLARS, MOST_CELLARS = 2, 3
CELLAR_TOKEN = 0.56
NAME, LARGEST_NAME = 30.0, 34.0
CHARACTER, LARGEST_CHARACTER = 22.0, 26.0
"""The sizes of a rival's name and of its character, also where text is set larger: they stand close."""

RAISED = 4.0
"""How far the words of a character stand above their line, clear of a ring round an ingredient, in layout px."""

RING = 3.0
"""How far the gold ring of an ingredient reaches beyond it, in layout px."""

BACK_HEIGHT = 62.0
BACK_SHAPE = 144 / 210
MOST_POTION = 96.0
MOST_RECIPES = 4
"""So many potions have room for their recipes in a hut."""

SHORT = 23.0
"""The size of the beginning of an ability's text."""

STAMP = 104.0
"""What the stamp on a used ability takes of the line with its name."""

MOST_STAMPED = 25.0
"""The largest size of the word on the stamp."""

HINT = 38.0
CARD_SHAPE, CARD_TILT = 132 / 104, -6.0
"""The height of a character's card as a part of its width, and how far it is turned."""

CARD_GAP = 5.0
"""How far words end from a character's card, for its corners stand out."""

WALL_CORNER = 60.0
CARDS, CARDS_GAP = 2, 8.0
"""So many potions lie as cards in a high hut, and how far apart."""

COLUMNS = {4: 2, 6: 3}
"""In how many columns so many potions lie below one another in a high hut; more lie in four."""

MOST_COLUMNS, CELL = 4, 124.0


class SeatPanels:
    """Draws the huts of the others, and says for every seat where its tokens and cards lie."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    def prefix(self, seat: Seat) -> str:
        """Return what the names of a seat's places begin with."""
        return f"seat{self._table.place_of(seat)}"

    def token_area(self, seat: Seat, kind: Kind) -> Area:
        """Return where tokens of a kind lie in a supply."""
        size = OWN_TOKEN if seat == self._table.viewer else TOKEN
        return Area.around(*self._plan.point(f"{self.prefix(seat)}.supply.{ART[kind]}"), size, size)

    def cellar_areas(self, seen: CauldronObservation, seat: Seat) -> list[Area]:
        """Return where a seat's cellars lie; as many places are always shown as it may own."""
        more = sum(effect.amount for effect in seen.effects if effect.what == "cellars" and effect.seats >> seat & 1)
        number = max(seen.cellars[seat], USUAL_CELLARS, min(USUAL_CELLARS + more, MOST_CELLARS))
        ending = ".three" if seat == self._table.viewer and number > USUAL_CELLARS else ""
        return [self._plan.area(f"{self.prefix(seat)}.cellar{at}{ending}") for at in range(number)]

    def cellared_area(self, seen: CauldronObservation, seat: Seat, kind: Kind) -> Area:
        """Return where the first token of a kind lies in a seat's cellars, or would lie next."""
        areas, inside = self.cellar_areas(seen, seat), items_in(seen.cellared[seat])
        at = inside.index(kind) if kind in inside else min(len(inside), len(areas) - 1)
        return areas[at]

    def magik_point(self, seat: Seat) -> tuple[float, float]:
        """Return the middle of a seat's medal."""
        return self._plan.point(f"{self.prefix(seat)}.magik")

    def potion_areas(self, seen: CauldronObservation, seat: Seat) -> dict[str, Area]:
        """Return where the potions of another seat lie."""
        area, owned = self._plan.area(f"{self.prefix(seat)}.potions"), seen.potions[seat]
        if self.is_high(seat):
            if len(owned) <= CARDS:
                return dict(zip(owned, area.columns(CARDS, CARDS_GAP), strict=False))
            columns = next((columns for most, columns in COLUMNS.items() if len(owned) <= most), MOST_COLUMNS)
            rows = area._replace(height=CELL * 2).rows(max(2, -(-len(owned) // columns)))
            return dict(zip(owned, [cell for row in rows for cell in row.columns(columns)], strict=False))
        width = min(MOST_POTION, area.width / max(1, len(owned)))
        return {name: Area(area.x + at * width, area.y, width, area.height) for at, name in enumerate(owned)}

    def is_high(self, seat: Seat) -> bool:
        """Return whether a seat's hut has room for cards of potions and for abilities."""
        return self._plan.number(f"{self.prefix(seat)}.wall", "high", 0) > 0

    def abilities(self, seen: CauldronObservation, seat: Seat) -> list[tuple[Ability, Area]]:
        """Return the abilities of a seat whose hut has room for them, and where they lie."""
        abilities = self._book.abilities(seen.characters[seat])
        return [(each, self._plan.area(f"{self.prefix(seat)}.ability{at}")) for at, each in enumerate(abilities[:2])]

    def back_area(self, seen: CauldronObservation, seat: Seat) -> Area:
        """Return where the last spell of another seat lies."""
        areas = self._back_areas(seen, seat)
        area = self._plan.area(f"{self.prefix(seat)}.spells")
        return areas[-1] if areas else Area(area.x, area.y, BACK_HEIGHT * BACK_SHAPE, BACK_HEIGHT)

    def _back_areas(self, seen: CauldronObservation, seat: Seat) -> list[Area]:
        name = f"{self.prefix(seat)}.spells"
        area, number = self._plan.area(name), sum(seen.hand_counts[seat])
        width = BACK_HEIGHT * BACK_SHAPE
        pitch = min(self._plan.number(name, "pitch", 18), (area.width - width - 26) / max(1, number - 1))
        return [Area(area.x + at * pitch, area.y + 4, width, BACK_HEIGHT) for at in range(number)]

    # The picture

    def draw(self, canvas: Canvas, seen: CauldronObservation, marks: Marks, look: Look) -> None:
        """Draw all huts but the viewer's."""
        for seat in range(seen.seats):
            if seat != self._table.viewer:
                self._draw_hut(canvas, seen, seat, marks, look)

    def _draw_hut(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, marks: Marks, look: Look) -> None:
        wall, high = self._plan.area(f"{self.prefix(seat)}.wall"), self.is_high(seat)
        part = f"seat:{seat}"
        self._keep_place(canvas, seen, seat, ringed=seat == seen.active or part in (*marks.lit, *marks.settled))
        self.draw_magik(canvas, seen, seat)
        self.draw_supply(canvas, seen, seat, marks, look)
        self.draw_cellars(canvas, seen, seat, marks, look)
        self._draw_backs(canvas, seen, seat)
        as_cards = high and len(seen.potions[seat]) <= CARDS
        crowded = len(seen.potions[seat]) > (MOST_COLUMNS * 2 if high else MOST_RECIPES)
        for potion, area in self.potion_areas(seen, seat).items():
            if self._table.timeline.hides(f"potion {seat} {potion}"):
                continue
            if as_cards:
                draw_potion_card(canvas, self._table, self._book, potion, area)
            else:
                key = ("potion in a hut", self._book, potion, area, crowded)
                canvas.kept(key, partial(self._draw_potion, canvas, potion, area, crowded=crowded))
        for ability, area in self.abilities(seen, seat) if high else ():
            self.draw_ability(canvas, seen, seat, ability, area)
        if part in marks.settled:
            draw_tick(canvas, wall.right - 24, wall.bottom - 24, HINT / 2)
        if part in marks.hinted:
            canvas.centred("icon.hint", wall.right - 24, wall.bottom - 24, height=HINT)

    def _keep_place(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, *, ringed: bool) -> None:
        """Draw the hut of another seat without what it owns."""
        prefix, acts = self.prefix(seat), seat == self._table.acting()
        key = ("hut", self, prefix, ringed, acts, seen.characters[seat], *self._table.face_key(seat))
        canvas.kept(key, partial(self._draw_place, canvas, seen, seat, ringed=ringed, acts=acts))

    def _draw_place(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, *, ringed: bool, acts: bool) -> None:
        prefix, colour = self.prefix(seat), self._table.colour(seat)
        wall = self._plan.area(f"{prefix}.wall")
        if self.is_high(seat):
            canvas.nine_slice(f"hut.{colour}", wall, WALL_CORNER)
        else:
            canvas.place(f"hut.{colour}", wall)
        if ringed:
            panels.ring(canvas, wall)
        canvas.place(f"eave.{colour}", self._plan.area(f"{prefix}.eave"))
        if not acts:
            self._table.draw_light(canvas, self._plan.area(prefix))
        self.draw_face(canvas, seen, seat)
        name, character = self._plan.area(f"{prefix}.name"), self._plan.area(f"{prefix}.character")
        say = self._table.say
        room = self._room_of_name(seat)
        size = size_of_names(canvas, self._table, self._room_of_name, canvas.at_most(NAME, LARGEST_NAME))
        canvas.text(
            name_within(canvas, self._table, seat, room), name.x, name.middle_y, size=size, role="display",
            vertical="middle", width=room, fit=True,
        )  # fmt: skip
        canvas.text(
            say(card_words(seen.characters[seat])), character.x, character.middle_y - RAISED,
            size=canvas.at_most(CHARACTER, LARGEST_CHARACTER), vertical="middle",
            width=self._beside_card(seat, character), fit=True,
        )  # fmt: skip
        rule = self._plan.area(f"{prefix}.rule")
        canvas.line(rule.x, rule.middle_y, rule.right, rule.middle_y, "ink_ghost", 1.4)

    def character_area(self, seat: Seat) -> Area:
        """Return where the card of a seat's character lies: before its name, in a hut under the medal's left edge."""
        if seat == self._table.viewer:
            return self._plan.area("seat0.card")
        x, y = self.magik_point(seat)
        return Area.around(x - 44, y + 6, 42, 42 * CARD_SHAPE)

    def _room_of_name(self, seat: Seat) -> float:
        """Return the width of the name in another seat's hut."""
        return self._beside_card(seat, self._plan.area(f"{self.prefix(seat)}.name"))

    def _beside_card(self, seat: Seat, line: Area) -> float:
        """Return the width that a line of words in a hut has left of the card of its character."""
        return min(line.width, self.character_area(seat).x - CARD_GAP - line.x)

    def draw_face(self, canvas: Canvas, seen: CauldronObservation, seat: Seat) -> None:
        """Draw a seat's face with its hat, and the card of its character."""
        prefix = self.prefix(seat)
        self._table.draw_face(canvas, seat, self._plan.area(f"{prefix}.portrait"), hat=False)
        canvas.place(f"hat.{self._table.colour(seat)}.small", self._plan.area(f"{prefix}.hat"))
        card = self.character_area(seat)
        canvas.place(character_frame(seen.characters[seat]), card, rotation=CARD_TILT)

    def draw_magik(self, canvas: Canvas, seen: CauldronObservation, seat: Seat) -> None:
        """Draw a seat's medal with its Magik."""
        own, (x, y) = seat == self._table.viewer, self.magik_point(seat)
        shown = round(self._table.timeline.value(f"magik.{seat}", seen.magik[seat]))
        if not own:
            self.draw_medal(canvas, seat, shown, x, y)
            return
        canvas.centred(f"medal.{self._table.colour(seat)}", x, y, width=OWN_MEDAL)
        canvas.number(shown, x, y, 36, align="center", width=OWN_MEDAL * INNER)

    def draw_medal(self, canvas: Canvas, seat: Seat, magik: int, x: float, y: float) -> None:
        """Draw a small medal of a seat with some Magik."""
        canvas.centred(f"medal.{self._table.colour(seat)}.small", x, y, width=MEDAL)
        canvas.number(magik, x, y, 25, align="center", width=MEDAL * INNER)

    def lying(self, seen: CauldronObservation, seat: Seat, kind: Kind, *, cellared: bool) -> Area | None:
        """Return where an ingredient lies with its ring, in a supply or a cellar; None where no cellar has it."""
        if not cellared:
            return self.token_area(seat, kind).inset(-RING)
        inside = items_in(seen.cellared[seat])
        areas = [area for each, area in zip(inside, self.cellar_areas(seen, seat), strict=False) if each == kind]
        return self._in_cellar(areas[0]).inset(-RING) if areas else None

    @staticmethod
    def _in_cellar(area: Area) -> Area:
        """Return where the ingredient lies in a cellar."""
        size = area.height * CELLAR_TOKEN
        return Area.around(area.middle_x, area.middle_y + area.height * 0.04, size, size)

    def draw_supply(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, marks: Marks, look: Look) -> None:
        """Draw the seven places of a supply, pale where nothing lies."""
        shown = self._shown(seen, seat)
        canvas.kept(("supply", self, self.prefix(seat), shown), partial(self._draw_tokens, canvas, seat, shown))
        if look.pointed is None and not marks.worn:
            return
        own = seat == self._table.viewer
        for kind, number in zip(ALL_KINDS, shown, strict=True):
            parts = (f"own:{KINDS[kind]}",) if own else (f"supply:{seat}:{KINDS[kind]}", f"token:{seat}:{KINDS[kind]}")
            if number:
                _draw_part(canvas, parts, self.token_area(seat, kind).inset(-RING), marks, look)
        self._draw_counts(canvas, seat, shown)

    def draw_numbers(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, rings: Sequence[Area]) -> None:
        """Draw the numbers of a supply by some rings once more, above these: they reach beyond their own token."""
        by_rings = (
            number if any(self.token_area(seat, kind).inset(-2 * RING).shared(ring) for ring in rings) else 0
            for kind, number in zip(ALL_KINDS, self._shown(seen, seat), strict=True)
        )
        self._draw_counts(canvas, seat, tuple(by_rings))

    def _shown(self, seen: CauldronObservation, seat: Seat) -> tuple[int, ...]:
        """Return how many of each kind are seen in a supply at the moment."""
        value, supply = self._table.timeline.value, seen.supply[seat]
        return tuple(round(value(f"supply {seat} {kind}", count(supply, kind))) for kind in ALL_KINDS)

    def _draw_tokens(self, canvas: Canvas, seat: Seat, numbers: Sequence[int]) -> None:
        for kind, number in zip(ALL_KINDS, numbers, strict=True):
            area = self.token_area(seat, kind)
            canvas.place(token_frame(kind, area.width), area, alpha=1.0 if number else GHOST)
        self._draw_counts(canvas, seat, numbers)

    def _draw_counts(self, canvas: Canvas, seat: Seat, numbers: Sequence[int]) -> None:
        own = seat == self._table.viewer
        for kind, number in zip(ALL_KINDS, numbers, strict=True):
            area = self.token_area(seat, kind)
            if number:
                right, low = OWN_COUNT_IN if own else COUNT_IN
                draw_count(canvas, number, area.right - right, area.bottom - low, OWN_COUNT if own else COUNT)

    def draw_cellars(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, marks: Marks, look: Look) -> None:
        """Draw a seat's cellars and what lies in them."""
        own = seat == self._table.viewer
        ending = "" if own else ".small"
        inside = items_in(seen.cellared[seat])
        shown = round(self._table.timeline.value(f"cellars {seat}", seen.cellars[seat]))
        for at, area in enumerate(self.cellar_areas(seen, seat)):
            canvas.place(f"cellar{ending}" if at < shown else f"cellar.place{ending}", area)
            if own and at < shown and at >= len(inside):
                canvas.text(
                    self._table.say("cauldron.table.room"), area.middle_x, area.middle_y + 6, size=23, align="center",
                    vertical="middle", colour="cream", width=area.width - 24, fit=True,
                )  # fmt: skip
            if at < len(inside) and not self._table.timeline.hides(f"cellared {seat} {inside[at]}"):
                self._draw_cellared(canvas, seat, inside[at], area, marks, look)
        if own and "cellars" in marks.open and marks.chosen:
            for area in self.cellar_areas(seen, seat)[len(inside) : shown]:
                canvas.place("cellar.ring", area)

    def _draw_cellared(self, canvas: Canvas, seat: Seat, kind: Kind, area: Area, marks: Marks, look: Look) -> None:
        token = self._in_cellar(area)
        canvas.place(token_frame(kind, token.width), token)
        own = seat == self._table.viewer
        parts = (f"cellared:{KINDS[kind]}",) if own else (f"cellar:{seat}:{KINDS[kind]}", f"token:{seat}:{KINDS[kind]}")
        _draw_part(canvas, parts, token.inset(-RING), marks, look)

    def draw_ability(self, canvas: Canvas, seen: CauldronObservation, seat: Seat, ability: Ability, area: Area) -> None:
        """Draw an ability's slip: its name, when it works, and the beginning of its text."""
        stamp = f"{self.prefix(seat)}.ability{[each for _, each in self.abilities(seen, seat)].index(area)}.used"
        left, colour = seen.uses_left(seat, ability.id), self._table.colour(seat)
        paint = partial(self._draw_slip, canvas, ability, colour, area, stamp if left == 0 else None, left)
        canvas.kept(("ability", self, ability.id, colour, area, left), paint)

    def _draw_slip(
        self, canvas: Canvas, ability: Ability, colour: str, area: Area, used: str | None, left: int | None
    ) -> None:
        """Draw an ability's slip, with the stamp at its place `used` where it is spent; `left` are its uses still."""
        spent = used is not None
        canvas.place("slip.off" if spent else f"slip.{colour}", area)
        say = self._table.say
        when = say(f"cauldron.table.when.{'always' if ability.card.way == 'passive' else ability.card.way}")
        if left is not None and self._book.numbers.abilities[ability.id].uses > 1:
            when = say("cauldron.table.when.left", when=when, count=left)
        wide = canvas.measure(when, size=21).width
        name = say(card_words(ability.id))
        # Where a name is long, the large view says when the ability works.
        timed = not spent and canvas.measure(name, size=21, role="display").width <= area.width - wide - 48
        canvas.text(
            name, area.x + 16, area.y + 22, size=26, role="display", vertical="middle",
            width=area.width - (wide + 48 if timed else STAMP if spent else 32), fit=True,
        )  # fmt: skip
        if timed:
            canvas.text(
                when, area.right - 16, area.y + 22, size=21, align="right", vertical="middle", colour="ink_soft",
            )  # fmt: skip
        short, room = say(self._book.ability_short(ability)), area.width - 30
        smallest = SMALLEST / canvas.theme.text_scale
        if canvas.measure(short, size=smallest).width <= room:
            canvas.text(short, area.x + 16, area.y + 38, size=SHORT, width=room, fit=True)
        else:
            canvas.text(short, area.x + 16, area.y + 33, size=smallest, width=room, lines=2, spacing=0.84)
        if used is not None:
            stamp = self._plan.area(used)
            canvas.place("used", stamp, rotation=9)
            canvas.text(
                say("cauldron.mark.used"), *stamp.centre, size=canvas.at_most(23, MOST_STAMPED), role="display",
                align="center", vertical="middle", colour="wrong", width=stamp.width - 6, fit=True, rotation=9,
            )  # fmt: skip

    def _draw_backs(self, canvas: Canvas, seen: CauldronObservation, seat: Seat) -> None:
        basic, advanced = seen.hand_counts[seat]
        areas = self._back_areas(seen, seat)
        arriving = sum(self._table.timeline.hides(f"back {seat} {at}") for at in range(len(areas)))
        for at, area in enumerate(areas):
            if at < len(areas) - arriving:
                canvas.place(f"back.spell.{'basic' if at < basic else 'advanced'}", area)
        if areas:
            point = self._plan.point(f"{self.prefix(seat)}.spells.count")
            canvas.number(basic + advanced - arriving, *point, 22, align="center")

    def _draw_potion(self, canvas: Canvas, potion: str, area: Area, *, crowded: bool) -> None:
        """Draw a potion: bottle, yield, signs, and its recipe below; in a crowd the large view has the recipe."""
        if crowded:
            bottle = Area.around(area.middle_x, area.y + 28, 44, 56)
            draw_bottle(canvas, self._book, potion, bottle, small=True)
            draw_signs(canvas, self._book, potion, area.middle_x + 20, area.y + 10, 20)
            canvas.number(self._book.potion(potion).magik, area.middle_x, area.y + 74, 20, align="center")
            return
        middle = area.x + area.width * 0.34
        draw_bottle(canvas, self._book, potion, Area(middle - 22, area.y, 44, 56), small=True)
        magik, left = self._book.potion(potion).magik, middle + BESIDE
        room = area.right - 4 - left
        canvas.number(magik, left + room / 2, area.y + 40, YIELD, align="center", width=room)
        draw_signs(canvas, self._book, potion, area.right - 6, area.y + 12, 24)
        slots = Area(area.x + 2, area.y + 60, area.width - 4, area.height - 62)
        draw_recipe(canvas, self._book.slots(potion), slots, 30.0)


def _draw_part(canvas: Canvas, parts: tuple[str, ...], area: Area, marks: Marks, look: Look) -> None:
    """Draw the gold ring round a token that is lit, chosen or pointed at, a tick, and the owl of a hint.

    One that is pointed at while a lesson is about others is only brighter.
    """
    pointed = look.pointed in parts and look.pointed in marks.open
    aside = look.pointed in marks.aside
    if (pointed and not aside) or any(part in (*marks.lit, *marks.chosen, *marks.settled) for part in parts):
        canvas.place("token.ring", area)
    elif pointed:
        canvas.soft(area, "paper_lite", BRIGHT)
    if any(part in marks.settled for part in parts):
        draw_tick(canvas, area.right - 8, area.y + 8, HINT * 0.36)
    if any(part in marks.hinted for part in parts):
        canvas.centred("icon.hint", area.right - 8, area.y + 8, height=HINT * 0.8)
