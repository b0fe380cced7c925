"""The middle of the table: Alarún on the stack, the open cards, the prompt, the viewer's hand, rounds and tally."""

from collections.abc import Sequence

from game.core.reason import reason
from game.rules.alarun.ingredients import COLOURS, card_name, card_words, colour_words
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.cards import apprentice_frame, frame_of
from game.tables.plan import Plan
from game.tables.table import Asking, Look, Prompt, Table
from game.view.area import Area
from game.view.canvas import Canvas

STACK_HEIGHTS = 4
LIFT = 10.0


def part_of(spot: str) -> str:
    """Return the part of a move that a spot stands for; twins carry a number after `#`."""
    return spot.partition("#")[0]


def spot_ids(kind: str, cards: Sequence[int]) -> list[str]:
    """Return an id for each card of a hand or centre: its part, with a number for twins."""
    ids: list[str] = []
    for card in cards:
        part = f"{kind}:{card_name(card)}"
        ids.append(part if part not in ids else f"{part}#2")
    return ids


class Middle:
    """Draws what belongs to nobody's square."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def hand_of(self, seen: AlarunObservation) -> tuple[int, ...]:
        """Return the cards that lie open before the viewer: the hand, or what it shows to all."""
        if seen.seat == self._table.viewer:
            return seen.hand
        return seen.known[self._table.viewer] if seen.phase == "place" else ()

    def areas(self, seen: AlarunObservation) -> dict[str, tuple[int, Area]]:
        """Return card and area of each open card of centre and hand by its id."""
        places: dict[str, tuple[int, Area]] = {}
        for kind, cards in (("hand", self.hand_of(seen)), ("centre", seen.centre)):
            for index, (spot, card) in enumerate(zip(spot_ids(kind, cards), cards, strict=True)):
                places[spot] = card, self._plan.area(f"{kind}.card{index}")
        return places

    def draw(self, canvas: Canvas, seen: AlarunObservation, asking: Asking | None, look: Look) -> None:
        """Draw everything."""
        self._draw_plate(canvas, seen)
        self._draw_rounds(canvas, seen)
        self._draw_stack(canvas, seen)
        self._draw_cards(canvas, seen, asking, look)
        self._draw_tally(canvas, seen)

    def _draw_plate(self, canvas: Canvas, seen: AlarunObservation) -> None:
        viewer = self._table.viewer
        colour = self._table.colour(viewer)
        plate = self._plan.area("seat0.plate")
        canvas.place(f"plate.{colour}", plate)
        if seen.to_move == viewer:
            canvas.place("plate.ring", plate)
        canvas.place(apprentice_frame(viewer, colour), self._plan.area("seat0.portrait"))
        name = self._plan.area("seat0.name")
        canvas.text(
            self._table.seats[viewer].name, name.x, name.middle_y, size=38, role="display", vertical="middle",
            width=name.width, fit=True,
        )  # fmt: skip
        if seen.first_passer == viewer:
            canvas.place("alarun.token", self._plan.area("seat0.alarun"))

    def _draw_rounds(self, canvas: Canvas, seen: AlarunObservation) -> None:
        title = self._plan.area("round.title")
        words = self._table.say("alarun.table.round_of", number=seen.round_number, rounds=seen.rounds)
        canvas.text(
            words, title.middle_x, title.middle_y, size=30, role="display", align="center", vertical="middle",
            width=title.width, fit=True,
        )  # fmt: skip
        for number in range(1, seen.rounds + 1):
            state = "gone" if number < seen.round_number else "now" if number == seen.round_number else "coming"
            canvas.centred(f"moon.alarun.{state}", *self._plan.point(f"round.moon{number}"))

    def _draw_stack(self, canvas: Canvas, seen: AlarunObservation) -> None:
        height = -(-STACK_HEIGHTS * seen.stack // 96) if seen.stack else 0
        stack = self._plan.area("stack")
        if height:
            canvas.place(f"stack.{height}", stack)
        if seen.first_passer is None:
            drop = self._plan.number("alarun", f"drop{height}")
            canvas.place("alarun.figure", self._plan.area("alarun").moved(0, drop))
        chip = self._plan.area("stack.count")
        canvas.place("chip.count", chip)
        canvas.number(seen.stack, chip.middle_x, chip.middle_y, 24, align="center")
        for index in range(seen.down):
            name = f"centre.down{index}"
            canvas.place("card.back.alarun", self._plan.area(name), rotation=self._plan.tilt(name))

    def _draw_cards(self, canvas: Canvas, seen: AlarunObservation, asking: Asking | None, look: Look) -> None:
        """Draw the open cards and the hand; a closed hand lies as backs, a chosen pair wears gold."""
        colour = self._table.colour(self._table.viewer)
        canvas.place("centre.moss", self._plan.area("centre"))
        canvas.place(f"hand.{colour}", self._plan.area("hand"))
        chosen = set(asking.narrowing.chosen) if asking is not None else set()
        hinted = set(asking.hinted.parts) if asking is not None and asking.hinted is not None else set()
        glowing = set(asking.narrowing.glowing) if asking is not None else set()
        for spot, (card, area) in self.areas(seen).items():
            if self._table.timeline.hides(spot) or (look.dragged is not None and look.dragged[0] == spot):
                continue
            part = part_of(spot)
            lifted = LIFT if look.pointed == spot and part in glowing else 0.0
            place = area.moved(0, -lifted)
            canvas.place(frame_of(card), place)
            if part in chosen:
                canvas.place("ring.card", place)
            if part in hinted:
                canvas.centred("icon.hint", place.right - 26, place.bottom - 26, height=44)
        viewer = self._table.viewer
        if not self.hand_of(seen):
            for index in range(min(3, seen.hand_counts[viewer])):
                if not self._table.timeline.hides(f"back {index}"):
                    canvas.place("card.back.alarun", self._plan.area(f"hand.card{index}"))

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt on its paper between open cards and hand."""
        area = self._plan.area("prompt")
        canvas.place("prompt.paper", area)
        title, wish = self._table.say(prompt.title), self._table.say(prompt.wish)
        canvas.text(
            title, area.middle_x, area.y + 32, size=34, role="display", align="center", vertical="middle",
            width=area.width - 40, fit=True,
        )  # fmt: skip
        canvas.text(
            wish, area.middle_x, area.y + 56, size=24, align="center", width=area.width - 36, height=62, spacing=1.1
        )  # fmt: skip
        if progress is not None:
            bar = Area(area.x + 40, area.bottom - 9, area.width - 80, 4)
            canvas.fill(bar, "paper_dark", radius=2)
            canvas.fill(bar._replace(width=max(4.0, bar.width * progress)), "plum", radius=2)

    def _draw_tally(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw the secret colour and the live score of the viewer's square."""
        say = self._table.say
        viewer = self._table.viewer
        sheet = seen.sheet(viewer)
        canvas.place("tally", self._plan.area("tally"))
        card = self._plan.area("tally.colour")
        colour = seen.colour if seen.seat == viewer else None if seen.colours is None else seen.colours[viewer]
        text = self._plan.area("tally.text")
        if colour is None:
            canvas.place("colour.back", card)
            canvas.text(say("alarun.table.closed_colour"), text.x, text.y + 30, size=27, width=text.width, lines=3)
        else:
            canvas.place(f"colour.{COLOURS[colour]}", card)
            name = say("alarun.table.secret_colour", colour=colour_words(colour))
            canvas.text(
                name, text.x, text.y + 22, size=29, role="display", vertical="middle", width=text.width, fit=True
            )
            count = sheet.colour // seen.numbers.colour_bonus
            bonus = say("alarun.table.colour_cards", count=count, points=seen.numbers.colour_bonus)
            canvas.text(bonus, text.x, text.y + 64, size=25, vertical="middle", width=text.width, fit=True)
        identity = say("alarun.table.apprentice", card=card_words(sheet.identity))
        canvas.text(
            identity, text.x, text.y + 104, size=24, vertical="middle", colour="ink_soft", width=text.width, fit=True
        )  # fmt: skip
        parts = ((sheet.potions, "potions"), (sheet.colour, "colour"), (sheet.centum, "centum"))
        for number, (points, key) in enumerate(parts, start=1):
            x, y = self._plan.point(f"tally.slice{number}")
            canvas.centred("slice.on" if points else "slice.off", x, y, width=56)
            canvas.number(points, x, y, 24, align="center")
            word_x, word_y = self._plan.point(f"tally.word{number}")
            canvas.text(
                say(f"alarun.table.part.{key}"), word_x, word_y, size=24, align="center", vertical="middle", width=104,
                fit=True,
            )  # fmt: skip
        for name, sign in (("tally.plus1", "+"), ("tally.plus2", "+"), ("tally.equals", "=")):
            canvas.number(sign, *self._plan.point(name), 20, align="center")
        x, y = self._plan.point("tally.total")
        canvas.centred("medallion.96", x, y, width=96)
        canvas.number(sheet.total, x, y, 42, align="center")
        word_x, word_y = self._plan.point("tally.total.word")
        words = say(reason("alarun.table.total"))
        canvas.text(words, word_x, word_y, size=23, align="center", vertical="middle", width=104, fit=True)
