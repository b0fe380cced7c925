"""The table of Ladle: the pot in the middle, the rival above, one's own hand below; all of it from the common sheet."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from fifth_game import moves
from fifth_game.moves import DECK, KINDS, NAMES, SALT, Stir, kind_of, number_of
from fifth_game.position import OVER, LadleObservation
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection, Say
from game.tables.log_line import LogLine
from game.tables.pictures import Pictures
from game.tables.result_lines import Chart, Past, Results, seat_results
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Pose, Step, fly, parallel, wait
from game.view.widgets import Spot, Widget

WIDTH, HEIGHT, SMALL = 150.0, 210.0, 0.62


def draw_card(card: int, canvas: Canvas, pose: Pose) -> None:
    """Draw a card: its number above the sign of its kind."""
    x, y, scale = pose.x, pose.y, pose.scale
    canvas.place("paper.350x376", Area.around(x, y, WIDTH * scale, HEIGHT * scale))
    canvas.number(number_of(card), x, y - 44 * scale, 66 * scale, tone=kind_of(card), align="center")
    canvas.centred(f"suit.{kind_of(card)}", x, y + 42 * scale, height=78 * scale)


class LadleTable(Table):
    """The picture of a match of Ladle."""

    game = "ladle"
    sheets = ("common",)
    boils = False
    seen: LadleObservation

    def poses(self, place: str, cards: Sequence[int], scale: float = 1.0) -> dict[int, Pose]:
        """Return how cards lie side by side in a place."""
        area, steps = self.plan.area(place), max(1, len(cards) - 1)
        pitch = min(WIDTH * scale + 14, (area.width - WIDTH * scale) / steps)
        left = area.middle_x - pitch * (len(cards) - 1) / 2
        return {card: Pose(left + at * pitch, area.middle_y, scale=scale) for at, card in enumerate(cards)}

    def script(self, event: Event, before: LadleObservation, after: LadleObservation) -> Step:
        """Return how an event moves over the table: into the pot, and out of it."""
        seconds = self.services.theme.durations.fly
        if not isinstance(event, moves.Stirred | moves.Ladled):
            return wait(0.0)
        seat = Pose(*self.plan.area(f"seat{self.place_of(event.seat)}").centre, scale=0.3)
        if isinstance(event, moves.Stirred):
            start = self.poses("hand", before.hand).get(event.card, seat)
            end = self.poses("pot.cards", after.pot, SMALL)[event.card]
            return fly(partial(draw_card, event.card), start, end, seconds, hides=(NAMES[event.card],))
        starts = self.poses("pot.cards", before.pot, SMALL).items()
        out = [fly(partial(draw_card, card), start, seat, 2 * seconds, seen_before=True) for card, start in starts]
        return parallel(*out, stagger=0.08)

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return the cards of the hand."""
        hand = self.poses("hand", self.seen.hand).items()
        areas = [(NAMES[card], Area.around(pose.x, pose.y, WIDTH, HEIGHT)) for card, pose in hand]
        return [Spot(name, area, partial(press, name), ringed=False) for name, area in areas]

    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the stir of a card of the hand."""
        return Stir(NAMES.index(part)) if part in NAMES else None

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt line says."""
        seen = self.seen
        if seen.to_move is None:
            return Prompt(None, reason("ladle.name"), reason("ladle.prompt.boiling"), yours=False)
        if seen.to_move == OVER:
            return self.prompt_of(None, reason("ladle.prompt.over"), asking)
        wish = "ladle.prompt.waiting" if asking is None else "ladle.prompt.stir"
        return self.prompt_of(seen.to_move, reason(wish, count=seen.brim), asking)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the pinch of salt."""
        salt = Action("salt", "actions.first", reason("ladle.action.salt"), SALT, tip=reason("ladle.action.salt.tip"))
        return [salt] if SALT in asking.narrowing.bare else []

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        lines = []
        for event in events:
            match event:
                case moves.Stirred(seat, card, total):
                    sign, figure = f"suit.{kind_of(card)}.small", (number_of(card), kind_of(card))
                    line = self.log_line(turn, "stirred", seat)
                    lines.append(line._replace(sprites=(sign,), figure=figure, note=f"= {total}"))
                case moves.Salted(seat):
                    lines.append(self.log_line(turn, "salted", seat))
                case moves.Ladled(seat, cards, case):
                    lines.append(self.log_line(turn, case, seat, count=len(cards)))
        return lines

    def state_line(self) -> Reason:
        """Return what is in the pot."""
        return reason("ladle.state", sum=self.seen.sum, count=self.seen.brim)

    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says: who ladled what, and when."""
        looks = [look() for event, look in past.events if isinstance(event, moves.Ladled)]
        series = tuple(tuple(len(seen.won[seat]) for seen in (past.first, *looks)) for seat in range(2))
        rows = []
        for row in seat_results(outcome):
            kinds = [kind_of(card) for card in past.last.won[row.seat]]
            said = "   ".join(f"{kinds.count(kind)} <suit.{kind}.small>" for kind in KINDS)
            rows.append(row._replace(picture="icon.cards", lines=(reason("ladle.results.cards", kinds=said),)))
        return Results(tuple(rows), Chart(series))

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw both seats, the pot with its gauge, the pantry and the hand."""
        seen, plan = self.seen, self.plan
        canvas.ground(self.ground)
        for seat in range(2):
            self.draw_seat(canvas, seat, plan.area(f"seat{self.place_of(seat)}"))
        panels.paper(canvas, plan.area("pot"))
        for card, pose in self.poses("pot.cards", seen.pot, SMALL).items():
            if not self.timeline.hides(NAMES[card]):
                draw_card(card, canvas, pose)
        x, y = plan.point("sum")
        wide = canvas.number(seen.sum, x, y, 84).width
        canvas.text(self.say("ladle.table.of", count=seen.brim), x + wide + 16, y + 6, size=34, vertical="middle")
        gauge, pantry = plan.area("gauge"), plan.area("pantry")
        canvas.fill(gauge, "paper_dark", radius=10)
        canvas.fill(gauge._replace(width=max(20.0, gauge.width * seen.sum / seen.brim)), "plum", radius=10)
        for at in range(min(4, seen.pantry)):
            canvas.place("paper.350x376", pantry.moved(at * 5, -at * 5))
        words = self.say("ladle.table.pantry", count=seen.pantry)
        canvas.text(words, pantry.middle_x, pantry.bottom + 24, size=24, align="center", vertical="middle")
        for card, pose in self.poses("hand", seen.hand).items():
            self.draw_in_hand(canvas, card, pose, asking)

    def draw_in_hand(self, canvas: Canvas, card: int, pose: Pose, asking: Asking | None) -> None:
        """Draw a card of the hand, ringed where it may be stirred in, with the owl where a hint means it."""
        draw_card(card, canvas, pose)
        if asking is not None and NAMES[card] in asking.narrowing.glowing:
            panels.ring(canvas, Area.around(pose.x, pose.y, WIDTH, HEIGHT))
        if asking is not None and asking.hinted == Stir(card):
            canvas.centred("icon.hint", pose.x + WIDTH / 2 - 20, pose.y - HEIGHT / 2 + 20, height=48)

    def draw_seat(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        """Draw a seat: hat, name, how many cards it has ladled, and what it has left."""
        seen, x = self.seen, area.middle_x
        panels.paper(canvas, area)
        if seen.to_move == seat:
            panels.ring(canvas, area)
        self.draw_name(canvas, seat, Area(area.x + 24, area.y + 24, area.width - 48, 168))
        canvas.centred("icon.cards", x - 40, area.y + 250, height=70)
        canvas.number(len(seen.won[seat]), x + 18, area.y + 250, 64)
        salt = "ladle.table.salt.yes" if seen.salt[seat] else "ladle.table.salt.no"
        for y, words in ((318, reason("ladle.table.hand", count=seen.hands[seat])), (354, reason(salt))):
            canvas.text(self.say(words), x, area.y + y, size=24, align="center", vertical="middle", width=270, fit=True)


def pictures() -> Pictures:
    """Return how the game is drawn."""
    return Pictures(LadleTable, gallery)


def gallery() -> Gallery:
    """Return the gallery of all cards, kind by kind."""
    cards = {kind: tuple(_shown(card) for card in DECK if kind_of(card) == kind) for kind in KINDS}
    sections = tuple(GallerySection(Reason(f"ladle.kind.{kind}"), cards[kind]) for kind in KINDS)
    return Gallery(("common",), sections, reason("ladle.gallery.origin"), shape=HEIGHT / WIDTH)


def _shown(card: int) -> GalleryCard:
    """Return a card of the gallery."""
    frame, words = f"suit.{kind_of(card)}", reason("ladle.gallery.words", number=number_of(card))
    return GalleryCard(frame, moves.card_words(card), words, printed=False, draw=partial(_draw_large, card))


def _draw_large(card: int, canvas: Canvas, say: Say, area: Area) -> None:
    draw_card(card, canvas, Pose(*area.centre, scale=area.width / WIDTH))
