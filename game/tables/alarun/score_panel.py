"""Score panel: whose square is shown, the rounds, and what the square scores with the secret colour."""

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import COLOURS, Card, card_words, colour_of, colour_words
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.tables.alarun.ingredient_faces import apprentice_frame, frame_of
from game.tables.plan import Plan
from game.tables.short_names import say_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent

SLICE = 56.0
FIGURE = 24.0
QUESTION = 34.0
MEDALLION = 96.0
EQUALS = 24.0
"""What lies between the apprentice and the card that it counts as, in layout px."""

INNER = 0.56
"""The part of the width of a medallion or a slice that figures may take."""


FACE_EDGE = 4.0
"""How far the face reaches over its place on the plate, in layout px."""


class ScorePanel:
    """Draws name plate, moons of the rounds, and the sum of a square's points."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def _words(
        self, canvas: Canvas, area: Area, words: str, *, size: float, display: bool = False, colour: str = "ink"
    ) -> None:
        canvas.text(
            words, area.x, area.middle_y, size=size, role="display" if display else "text", colour=colour,
            vertical="middle", width=area.width, fit=True,
        )  # fmt: skip

    def draw_plate(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, note: str = "") -> None:
        """Draw the plate of the seat whose square lies large, with a note beside the name."""
        colour = self._table.colour(seat)
        plate = self._plan.area("seat0.plate")
        canvas.place(f"plate.{colour}", plate)
        if self._table.acting() == seat:
            canvas.place("plate.ring", plate)
        self._table.draw_face(canvas, seat, self._plan.area("seat0.portrait").inset(-FACE_EDGE))
        name = self._plan.area("seat0.name")
        width = canvas.measure(note, size=26).width + 14 if note else 0.0
        room = max(name.width / 2, name.width - width)
        words = reason("table.prompt.theirs", name=self._table.seats[seat].name)
        shown = canvas.text(
            say_within(canvas, self._table, words, room, "display"), name.x, name.middle_y, size=38, role="display",
            vertical="middle", width=room, fit=True,
        ).width  # fmt: skip
        if note:
            canvas.text(
                note, name.x + shown + 14, name.middle_y + 3, size=26, vertical="middle",
                width=name.width - shown - 14, fit=True,
            )  # fmt: skip
        if seen.first_passer == seat and not self._table.timeline.hides("token"):
            canvas.place("alarun.token", self._plan.area("seat0.alarun"))

    def draw_rounds(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw the moons of the rounds on their paper."""
        panels.paper(canvas, self._plan.area("round"))
        words = self._table.say("alarun.table.round_of", number=seen.round_number, rounds=seen.rounds)
        self._words(canvas, self._plan.area("round.title"), words, size=30, display=True)
        for number in range(1, seen.rounds + 1):
            state = "gone" if number < seen.round_number else "now" if number == seen.round_number else "coming"
            canvas.centred(f"moon.alarun.{state}", *self._plan.point(f"round.moon{number}"))

    def draw(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, sheet: Sheet, *, nameless: bool = False,
        tried: bool = False,
    ) -> None:  # fmt: skip
        """Draw the secret colour where these eyes know it, and the points of a seat's square; those of a closed colour
        are a question mark, and the total says that it is only what is in sight.

        Of an apprentice that is `nameless` it is not said what it counts as; a name that is only `tried` is a question.
        """
        canvas.place("tally", self._plan.area("tally"))
        identity = None if nameless else sheet.identity
        self._draw_colour(canvas, seen, seat, sheet, identity)
        said = None if identity is None else card_words(identity)
        if said is not None and tried:
            said = reason("alarun.table.tried", card=said)
        elif seen.phase != "name" and (others := seen.as_good(seat)):
            said = reason("alarun.table.as_good", count=others)
        self._draw_apprentice(canvas, seat, identity, said)
        closed = seen.colour_of_seat(seat) is None
        parts = ((sheet.potions, "potions"), (None if closed else sheet.colour, "colour"), (sheet.centum, "centum"))
        for number, (points, name) in enumerate(parts, start=1):
            x, y = self._plan.point(f"tally.slice{number}")
            canvas.centred("slice.on" if points else "slice.off", x, y, width=SLICE)
            if points is None:
                canvas.text("?", x, y, size=QUESTION, role="display", align="center", vertical="middle")
            else:
                canvas.number(points, x, y, FIGURE, align="center", width=SLICE * INNER)
            self._centred(canvas, f"tally.word{number}", self._table.say(f"alarun.table.part.{name}"))
        for place, sign in (("tally.plus1", "+"), ("tally.plus2", "+"), ("tally.equals", "=")):
            canvas.number(sign, *self._plan.point(place), 20, align="center")
        x, y = self._plan.point("tally.total")
        canvas.centred("medallion.96", x, y, width=MEDALLION)
        total = round(self._table.timeline.value(f"total.{seat}", sheet.total))
        canvas.number(total, x, y, 42, align="center", width=MEDALLION * INNER)
        key = "alarun.table.open_total" if closed else "alarun.table.total"
        self._centred(canvas, "tally.total.word", self._table.say(reason(key)))

    def _draw_apprentice(self, canvas: Canvas, seat: Seat, identity: Card | None, said: Reason | None) -> None:
        """Show what the apprentice counts as, what it was named or before that what is best, and what is said of it."""
        area = self._plan.area("tally.apprentice")
        side = area.height
        canvas.place(apprentice_frame(seat, self._table.colour(seat), side), area._replace(width=side))
        if identity is None or said is None:
            words = Area(area.x + side + 7, area.y, area.width - side - 7, side)
            self._words(canvas, words, self._table.say("alarun.table.nameless"), size=24, colour="ink_soft")
            return
        card = area._replace(x=area.x + side + EQUALS, width=side)
        canvas.number("=", (area.x + side + card.x) / 2, area.middle_y, 16, align="center")
        canvas.place(frame_of(identity, side), card)
        words = area._replace(x=card.right + 9, width=area.right - card.right - 9)
        self._words(canvas, words, self._table.say(said), size=24, colour="ink_soft")

    def _centred(self, canvas: Canvas, place: str, words: str) -> None:
        x, y = self._plan.point(place)
        canvas.text(words, x, y, size=24, align="center", vertical="middle", width=104, fit=True)

    def _draw_colour(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, sheet: Sheet, identity: Card | None
    ) -> None:
        """Draw the secret colour and how many cards of it there are; an apprentice of that colour is none (D17)."""
        say = self._table.say
        colour = seen.colour_of_seat(seat)
        title, count = self._plan.area("tally.title"), self._plan.area("tally.count")
        card = self._plan.area("tally.colour")
        bonus = seen.numbers.colour_bonus
        hidden = colour is None or self._table.timeline.hides("colour")
        canvas.place("colour.back" if colour is None or hidden else f"colour.{COLOURS[colour]}", card)
        if colour is None:
            self._words(canvas, title, say("alarun.table.closed_colour"), size=29, display=True)
            key = key_to_look(self._table, seat)
            if key:
                self._words(canvas, count, say("alarun.table.closed_key", button=key), size=25)
            else:
                self._words(canvas, count, say("alarun.table.closed_points", points=bonus), size=25)
            return
        own = seat == self._table.viewer
        key = "alarun.table.secret_colour" if own and seen.colours is None else "alarun.table.shown_colour"
        self._words(canvas, title, say(key, colour=colour_words(colour)), size=29, display=True)
        key = "alarun.table.colour_cards"
        if identity is not None and colour_of(identity) == colour:
            key = f"{key}.apart"
        self._words(canvas, count, say(key, count=sheet.colour // bonus, points=bonus), size=25)


def key_to_look(table: Table, seat: Seat) -> str:
    """Return the key that opens what a person at a shared screen holds closed, or nothing for anybody else."""
    persons = [number for number, plan in enumerate(table.seats) if plan.kind == "person"]
    at_screen = len(persons) > 1 and seat == table.viewer and seat in persons
    keys = table.services.bindings.chords_of(Intent.REVEAL)
    return keys[0].upper() if at_screen and keys and table.hand_opens else ""
