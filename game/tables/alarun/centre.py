"""The centre of the table: Alarún on the stack, the open cards, the prompt and the viewer's hand."""

from collections import Counter
from typing import Any, NamedTuple

from game.core.event import Seat
from game.core.reason import reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.ingredient_faces import apprentice_frame, back_frame, frame_of, part_of, spot_ids
from game.tables.asking import Asking, Look, Prompt
from game.tables.plan import Plan
from game.tables.short_names import say_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

STACK_HEIGHTS = 4
LIFT = 10.0
SHADED = 0.55
STAGED, STAGED_PITCH = 112.0, 124.0
STAGE_TILTS = (-5.0, 2.0, 6.0)
STAGE_RIBBON = (330.0, 38.0)
"""The side of a card on the stage and the distance of two, how they lie, and the ribbon above them, in layout px."""
TILTS = (-9.0, 6.0, -2.0)
"""How the last discards lie, in degrees."""


SCALE_CARD, SCALE_PITCH, SCALE_SLICE, SCALE_FIGURE = 19.0, 8.5, 40.0, 19.0
SCALE_EDGE = 6.0
"""How large the cards and the slices of the scale are, how far its cards lie apart, and what stays free around them."""


class _Rows(NamedTuple):
    """The middle and size of the title of a prompt, where its wish begins, and the width of the hat, in layout px."""

    title: float
    size: float
    wish: float
    hat: float


USUAL, LONG = _Rows(30, 34, 53, 48), _Rows(22, 30, 39, 35)
LONG_TITLE = 32.0
BESIDE_HAT = 8.0
WISH, GROWS = 24.0, 15.0
"""How the words of a prompt lie, as a rule and where the wish is long; how large the title then is at most, how far it
stays from the hat, and by how much its paper is higher, above and below."""


class Centre:
    """Draws what belongs to nobody's square and says where the open cards lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan
        self._row: tuple[Seat, tuple[Card, ...]] | None = None
        """Whose hand was asked for last, and its cards as they lay then, from the left."""

    def hold(self, seen: AlarunObservation, seat: Seat) -> None:
        """Hold the places of the cards of a person who is asked: what is left of them stays where it lies."""
        hand = self.hand_of(seen)
        laid = self._row is not None and self._row[0] == seat and not Counter(hand) - Counter(self._row[1])
        if seen.phase == "act" or not laid:
            placed = sorted(zip(self.hand_places(seen), hand, strict=True))
            self._row = seat, tuple(card for _, card in placed)

    def hand_places(self, seen: AlarunObservation) -> list[int]:
        """Return the place of each open card of the hand, from the left; one that has come takes a place that is free.

        While backs are among them the open cards lie first.
        """
        hand, viewer = self.hand_of(seen), self._table.viewer
        if self._row is None or self._row[0] != viewer or len(hand) < seen.hand_counts[viewer]:
            return list(range(len(hand)))
        free, places = dict(enumerate(self._row[1])), dict[int, int]()
        for index, card in enumerate(hand):
            if (place := next((at for at, held in free.items() if held == card), None)) is not None:
                places[index] = place
                del free[place]
        left = iter(sorted({*range(max(len(hand), len(self._row[1])))} - {*places.values()}))
        return [places[index] if index in places else next(left) for index in range(len(hand))]

    def hand_of(self, seen: AlarunObservation) -> tuple[Card, ...]:
        """Return the cards that lie open before the viewer: the hand, or what of it all have seen."""
        return seen.hand if seen.seat == self._table.viewer else seen.known[self._table.viewer]

    def areas(self, seen: AlarunObservation) -> dict[str, tuple[Card, Area]]:
        """Return card and area of each open card of centre and hand by its id."""
        places: dict[str, tuple[Card, Area]] = {}
        for kind, cards, rows in (
            ("hand", self.hand_of(seen), self.hand_places(seen)),
            ("centre", seen.centre, range(len(seen.centre))),
        ):
            for index, spot, card in zip(rows, spot_ids(kind, cards), cards, strict=True):
                places[spot] = card, self._plan.area(f"{kind}.card{index}")
        return places

    def stack_frame(self, seen: AlarunObservation) -> str | None:
        """Return the frame of the stack by its height, None when it is used up."""
        height = self._height(seen)
        return f"stack.{height}" if height else None

    def _height(self, seen: AlarunObservation) -> int:
        return min(STACK_HEIGHTS, -(-STACK_HEIGHTS * seen.stack // 96))

    def figure_area(self, seen: AlarunObservation) -> Area:
        """Return where Alarún stands on the stack."""
        drop = self._plan.number("alarun", f"drop{self._height(seen)}")
        return self._plan.area("alarun").moved(0, drop)

    def draw(
        self, canvas: Canvas, seen: AlarunObservation, asking: Asking | None, look: Look, held: str | None
    ) -> None:
        """Draw everything; `held` is the spot of a card that lies in the square for a trial."""
        if seen.phase != "name" or asking is None:
            self._draw_stack(canvas, seen)
            self._draw_centre(canvas, seen, asking, look)
        self._draw_hand(canvas, seen, asking, look, held)

    def _draw_stack(self, canvas: Canvas, seen: AlarunObservation) -> None:
        self._draw_scale(canvas, seen)
        stack = self._plan.area("stack")
        frame = self.stack_frame(seen)
        canvas.place(frame or "stack.1", stack, alpha=1.0 if frame else panels.GONE)
        hidden = self._table.timeline.hides("token")
        if seen.first_passer is None and not hidden:
            canvas.place("alarun.figure", self.figure_area(seen))
        elif seen.first_passer is not None and not hidden:
            self._draw_first(canvas, seen)
        chip = self._plan.area("stack.count")
        canvas.place("chip.count", chip)
        canvas.number(seen.stack, chip.middle_x, chip.middle_y, 24, align="center")
        self._draw_discards(canvas, seen)
        for index in range(seen.down):
            name = f"centre.down{index}"
            if not self._table.timeline.hides(f"down {index}"):
                canvas.place("card.back.alarun", self._plan.area(name), rotation=self._plan.tilt(name))

    def _draw_scale(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw what a potion of so many cards brings, of one ingredient in as many colours, from the shortest down."""
        sheet = self._plan.area("scale")
        panels.paper(canvas, sheet)
        steps = [(count, points) for count, points in enumerate(seen.numbers.points) if points]
        room = sheet.inset(SCALE_EDGE)
        height = room.height / len(steps)
        for step, (count, points) in enumerate(steps):
            middle = room.y + (step + 0.5) * height
            for card in range(count):
                area = Area(room.x + card * SCALE_PITCH, middle - SCALE_CARD / 2, SCALE_CARD, SCALE_CARD)
                canvas.place(frame_of(card, SCALE_CARD), area)
            x = room.right - SCALE_SLICE / 2
            canvas.centred("slice.on", x, middle, width=SCALE_SLICE)
            canvas.number(points, x, middle, SCALE_FIGURE, align="center")

    def _draw_discards(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw the last of the open discards, and how many there are (ruling D11)."""
        area = self._plan.area("discards")
        for card, tilt in zip(seen.discards[-len(TILTS) :], TILTS, strict=False):
            canvas.place(frame_of(card, area.width), area, rotation=tilt)
        if seen.discards:
            chip = self._plan.area("discards.count")
            canvas.place("chip.count", chip)
            canvas.number(len(seen.discards), chip.middle_x, chip.middle_y, 24, align="center")

    def _draw_first(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw in the moons who has taken Alarún, and what that means."""
        seat = seen.first_passer
        if seat is None:
            return
        colour = self._table.colour(seat)
        canvas.place(apprentice_frame(seat, colour), self._plan.area("first.portrait"))
        canvas.place("alarun.token", self._plan.area("first.alarun"))
        area = self._plan.area("first.words")
        key = "alarun.table.first_last" if seen.round_number == seen.rounds else "alarun.table.first"
        words = reason(key, name=self._table.seats[seat].name, number=seen.round_number + 1)
        said = say_within(canvas, self._table, words, area.width - 40)
        panels.name_ribbon(canvas, area, said, colour, size=25)

    def _draw_centre(self, canvas: Canvas, seen: AlarunObservation, asking: Asking | None, look: Look) -> None:
        canvas.place("centre.moss", self._plan.area("centre"))
        self._draw_open(canvas, seen, "centre:", asking, look, None)

    def _draw_hand(
        self, canvas: Canvas, seen: AlarunObservation, asking: Asking | None, look: Look, held: str | None
    ) -> None:
        """Draw the viewer's hand; what others may not see lies as backs."""
        viewer = self._table.viewer
        if not seen.hand_counts[viewer]:
            self._draw_stage(canvas, seen)
            return
        canvas.place(f"hand.{self._table.colour(viewer)}", self._plan.area("hand"))
        self._draw_open(canvas, seen, "hand:", asking, look, held)
        for index in range(len(self.hand_of(seen)), seen.hand_counts[viewer]):
            if not self._table.timeline.hides(f"back {index}"):
                canvas.place(back_frame(), self._plan.area(f"hand.card{index}"))

    def staged(self, seen: AlarunObservation) -> tuple[Seat, list[Card]] | None:
        """Return who laid cards last in this round and which, while the viewer has none left to lay; else None.

        What a person at the viewer's place has laid they know; whoever names an apprentice chooses among other cards.
        """
        laid: list[events.Placed] = []
        if seen.phase == "name" and seen.to_move == self._table.viewer:
            return None
        if seen.phase not in {"place", "name"} or seen.hand_counts[self._table.viewer]:
            return None
        for event in reversed(self._table.since):
            if not isinstance(event, events.Placed) or (laid and event.seat != laid[-1].seat):
                break
            laid.insert(0, event)
        if not laid or (laid[0].seat == self._table.viewer and self._table.seats[self._table.viewer].is_person):
            return None
        return laid[0].seat, [event.card for event in laid]

    def _draw_stage(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw large what somebody has just laid, in the place of the hand."""
        if (staged := self.staged(seen)) is None:
            return
        seat, cards = staged
        area = self._plan.area("hand")
        ribbon = Area.around(area.middle_x, area.y + STAGE_RIBBON[1] / 2, *STAGE_RIBBON)
        words = reason("alarun.log.placed", name=self._table.seats[seat].name)
        said = say_within(canvas, self._table, words, ribbon.width - 40)
        panels.name_ribbon(canvas, ribbon, said, self._table.colour(seat), size=25)
        left = area.middle_x - STAGED_PITCH * (len(cards) - 1) / 2
        y = (ribbon.bottom + area.bottom) / 2 + 2
        for index, (card, tilt) in enumerate(zip(cards, STAGE_TILTS, strict=False)):
            canvas.centred(frame_of(card), left + index * STAGED_PITCH, y, width=STAGED, rotation=tilt)

    def _draw_open(
        self, canvas: Canvas, seen: AlarunObservation, kind: str, asking: Asking | None, look: Look, held: str | None
    ) -> None:
        """Draw open cards; what is chosen wears gold, what is pointed at is lifted, a hint has the owl."""
        chosen = list(asking.narrowing.chosen) if asking is not None else []
        hinted = set(asking.hinted.parts) if asking is not None and asking.hinted is not None else set()
        for spot, (card, area) in self.areas(seen).items():
            part = part_of(spot)
            dragged = look.dragged is not None and look.dragged[0] == spot
            if not spot.startswith(kind) or self._table.timeline.hides(spot) or dragged:
                continue
            if spot == held:
                canvas.place(frame_of(card), area, alpha=SHADED)
                continue
            takes = asking is not None and (asking.narrowing.can_choose(part) or part in chosen)
            place = area.moved(0, -LIFT if look.pointed == spot and takes else 0.0)
            canvas.place(frame_of(card), place)
            if part in chosen:
                chosen.remove(part)
                canvas.place("ring.card", place)
            if part in hinted:
                hinted.remove(part)
                canvas.centred("icon.hint", place.right - 26, place.bottom - 26, height=44)

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt on its paper between open cards and hand."""
        title, wish = self._table.say(prompt.title), self._table.say(prompt.wish)
        usual = self._plan.area("prompt")
        wide = usual.width - 32
        lines = canvas.measure(wish, size=WISH, width=wide, spacing=1.0).height
        is_long = lines > usual.height - USUAL.wish
        area, rows = (usual.inset(0, -GROWS), LONG) if is_long else (usual, USUAL)
        if is_long and not title:
            # The chips of what is chosen stay where they are.
            rows = LONG._replace(wish=USUAL.wish + GROWS)
        canvas.place("prompt.paper", area)
        if prompt.yours:
            panels.gild(canvas, area)
        room = area.width - 40
        if prompt.seat is not None:
            hat = f"hat.{self._table.colour(prompt.seat)}.small"
            canvas.centred(hat, area.x + 16 + rows.hat / 2, area.y + rows.title + 2, width=rows.hat)
            room -= 2 * (rows.hat + BESIDE_HAT)
        alone: dict[str, Any] = {"width": room, "fit": True}
        middle = area.y + rows.title
        size = canvas.at_most(rows.size, LONG_TITLE) if is_long else rows.size
        if wish:
            title = say_within(canvas, self._table, prompt.title, room, "display")
        if not wish and canvas.measure(title, size=size, role="display").width > room:
            alone, middle = {"width": room, "height": area.height - 24, "lines": 2, "spacing": 1.0}, area.middle_y
        canvas.text(title, area.middle_x, middle, size=size, role="display", align="center", vertical="middle", **alone)
        canvas.text(
            wish, area.middle_x, area.y + rows.wish, size=WISH, align="center", width=wide,
            height=area.height - rows.wish - 2, spacing=1.0,
        )  # fmt: skip
        if progress is not None:
            bar = Area(area.x + 40, area.bottom - 9, area.width - 80, 4)
            canvas.fill(bar, "paper_dark", radius=2)
            canvas.fill(bar._replace(width=max(4.0, bar.width * progress)), "plum", radius=2)
