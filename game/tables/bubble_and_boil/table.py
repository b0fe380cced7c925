"""The table of Bubble and Boil: the others above, one's own pot at the left, the pool, gardens and hand beside it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from operator import add
from typing import ClassVar

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card, card_words, potion_words
from game.rules.bubble_and_boil.cubes import COLOURS, ingredient_words
from game.rules.bubble_and_boil.moves import DRAW, Discard
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation, SeenGarden
from game.store.seat_plans import SeatPlan
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.banner import Banner
from game.tables.bubble_and_boil.attempts import asked_later, attempted, grown_before, kept_garden
from game.tables.bubble_and_boil.card_spots import CardSpots
from game.tables.bubble_and_boil.cards.card_faces import draw_card
from game.tables.bubble_and_boil.cards.card_facts import costs_cards
from game.tables.bubble_and_boil.cards.large import draw_large
from game.tables.bubble_and_boil.choices import Choices
from game.tables.bubble_and_boil.count.pot_count import BrewCount
from game.tables.bubble_and_boil.count.score_steps import BREWING
from game.tables.bubble_and_boil.counterspell_bell import CounterspellBell
from game.tables.bubble_and_boil.focus_order import picks_of
from game.tables.bubble_and_boil.forecast import draw_outlook, draw_victory_tile, nearness
from game.tables.bubble_and_boil.log import SIGNS, TRAILS, WEIGHTS, LogWriter, begins_turn, cube_words
from game.tables.bubble_and_boil.moods import stirs
from game.tables.bubble_and_boil.motions import Motions
from game.tables.bubble_and_boil.occasions import occasion
from game.tables.bubble_and_boil.outcome_banners import banner_of
from game.tables.bubble_and_boil.pieces.card_marks import Marks, marks_of
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens
from game.tables.bubble_and_boil.pieces.hands import Hands, part_of
from game.tables.bubble_and_boil.pieces.ladders import Ladders
from game.tables.bubble_and_boil.pieces.own_place import OwnPlace
from game.tables.bubble_and_boil.pieces.pool import Pool
from game.tables.bubble_and_boil.pieces.positions_on_screen import PositionsOnScreen
from game.tables.bubble_and_boil.pieces.seats import SeatPanels
from game.tables.bubble_and_boil.prompts import (
    actions_of,
    plants,
    prompt_of,
    skipped_steps,
    skips_steps,
    vain_cards,
    waits,
    would_of,
)
from game.tables.bubble_and_boil.results import draw_result, results
from game.tables.bubble_and_boil.step_ribbon import draw_end_flag, draw_steps
from game.tables.bubble_and_boil.tips import tips_of
from game.tables.counting import Counting
from game.tables.log_line import LogLine
from game.tables.mood import Mood
from game.tables.prompt_ribbon import NEARLY
from game.tables.result_lines import Past, Results, SeatResult
from game.tables.table import Table
from game.tables.talk import Occasion
from game.tables.tip import Tip
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.motion import Step
from game.view.scene import Services
from game.view.widgets import Widget

HAT = 52.0
CHIPS = 34.0
"""How high the chips of what is chosen are, in the place of the title."""

WISH, BELOW = 24.0, 8.0
"""How large the second line of the prompt is, and what is left below it where it is long; the paper then ends lower."""

LONG_TITLE, MOST_LONG = 30.0, 29.0
"""The largest letters of both then, in layout px."""


CHAPTERS = {
    "draft": "variants", "hex": "hexes", "plant": "plant", "replant": "plant", "grow": "plant", "discard": "draw",
    "brew": "count", "over": "count",
}  # fmt: skip
"""The chapters of the rules by the step."""


class BubbleAndBoilTable(Table):
    """The picture of a match of Cauldron: Bubble and Boil."""

    game: ClassVar[str] = "bubble_and_boil"
    log_signs: ClassVar[Mapping[str, str]] = SIGNS
    log_weights: ClassVar[Mapping[str, int]] = WEIGHTS
    log_trails: ClassVar[frozenset[str]] = TRAILS
    boxed: ClassVar[Area] = Area(10, 10, 1440, 810)
    large_pictures: ClassVar[tuple[str, ...]] = ("garden.bed", "hexcard.face.large")
    sheets: tuple[str, ...] = (
        "common",
        "heads",
        "room_life",
        "bubble_and_boil",
        "bubble_and_boil_cards",
        "card_blanks",
    )
    log_sign: ClassVar[float] = 30.0
    card_kind: ClassVar[str | None] = "card"

    seen: BubbleAndBoilObservation

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        observation: BubbleAndBoilObservation,
        viewer: Seat,
        since: Sequence[Event] = (),
        packs: Sequence[str] = (),
    ) -> None:
        super().__init__(services, seats, observation, viewer, since, packs)
        self._asking: Asking | None = None
        self._ids: tuple[str, ...] = ()
        self._gardens = gardens = Gardens(self, self.plan)
        ladders = Ladders(self, self.plan)
        self._panels = SeatPanels(self, self.plan, gardens, ladders)
        self._home = OwnPlace(self, self.plan, gardens, ladders)
        self._pool = Pool(self, self.plan)
        self._hands = Hands(self, self.plan)
        self._choices = Choices(self, self.plan)
        self._pointing = CardSpots(
            self, self.plan, self._panels, self._home, gardens, self._pool, self._hands, self._choices
        )  # fmt: skip
        self._motions = Motions(PositionsOnScreen(self, self.plan, self._panels, gardens, self._pool, self._hands))
        self._log = LogWriter(self)
        self.answering = CounterspellBell(self, self.plan, lambda: self.seen)

    @property
    def chapter(self) -> str:
        """The chapter of the rules for the moment."""
        if self.seen.asked is not None:
            return "counterspells" if self.seen.asked == "answer" else "hexes"
        return CHAPTERS[self.seen.step]

    def stirs(self, event: Event) -> Mapping[Seat, Mood]:
        """Return whom the public part of an event moves, and how."""
        return stirs(event)

    def occasion(self, event: Event) -> Occasion:
        """Return what the public part of an event gives regulars to remark on."""
        return occasion(event)

    def acting(self) -> Seat | None:
        """Return who everybody knows to be at it, or None."""
        return self.seen.active if self.seen.sheets is None else None

    def script(self, event: Event, before: BubbleAndBoilObservation, after: BubbleAndBoilObservation) -> Step:
        """Return how an event moves over the table."""
        return self._motions.script(event, before, after)

    def holds_before(self, event: Event) -> bool:
        """What somebody else has taken out of the viewer's cauldron is to be read before the log forgets it (B50)."""
        return isinstance(event, events.TurnStarted) and self.seen.active != self.viewer and any(self._lost_in_turn())

    def _lost_in_turn(self) -> tuple[int, ...]:
        """Return how many cubes of each colour have left the viewer's cauldron by chance in the turn that is over."""
        lost = [0] * len(COLOURS)
        for event in takewhile(lambda each: not isinstance(each, events.TurnStarted), reversed(self.since)):
            match event:
                case events.CubesSpilled(seat, cubes) if seat == self.viewer:
                    lost = list(map(add, lost, cubes))
                case events.CubesSipped(seat, _, _, cubes) | events.CubesSippedUnseen(seat, _, _, cubes) if (
                    seat == self.viewer and cubes is not None
                ):
                    lost = list(map(add, lost, cubes))
        return tuple(lost)

    def over_words(self, event: Event) -> Reason | None:
        """Return which cubes the viewer's cauldron has lost, which nobody names again."""
        return reason("bubble_and_boil.table.cubes_gone", cubes=cube_words(self._lost_in_turn()))

    def banner(
        self, happened: Sequence[Event], before: BubbleAndBoilObservation, after: BubbleAndBoilObservation
    ) -> Banner | None:
        """Return what is said above the prompt of the last of the events."""
        return banner_of(happened, before.active)

    def needs_hand(self, observation: BubbleAndBoilObservation, public: BubbleAndBoilObservation) -> bool:
        """A turn needs the hand as a whole; what a hex asks does where that is secret, or cards of the hand are taken.

        The final brew is open to all.
        """
        if observation.step in {"brew", "over"}:
            return False
        if observation.asked == "way" and observation.resolving is not None:
            return costs_cards(observation.resolving)
        return observation.asked is None or observation.stack != public.stack

    # What can be pointed at

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return panels, gardens, heaps, piles, hand and what is laid out to be chosen from."""
        self._asking = asking if self._is_asked(asking) else None
        found = list(self._pointing.spots(self.seen, self._asking, press, drop))
        self._ids = tuple(widget.id for widget in found)
        return found

    def tips(self, asking: Asking | None) -> Iterable[Tip]:
        """Return what explains itself; what is laid out to be chosen from lies over it."""
        if self._is_asked(asking) and (self._choices.cards(self.seen) or self._choices.tile_areas(self.seen)):
            return ()
        skipped = skipped_steps(self.seen, asking) if asking is not None and self._is_asked(asking) else {}
        return tips_of(self, self.plan, self.seen, skipped)

    def _is_asked(self, asking: Asking | None) -> bool:
        return asking is not None and self.seen.to_move == self.viewer

    def picks(self, asking: Asking) -> Sequence[str]:
        """Return what glows: cards, then places and choices, last the way on; what a chosen card is for comes first."""
        return picks_of(asking, self._ids)

    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the move that a person means by pointing at a piece, legal or not."""
        seen = self.seen
        if seen.to_move != self.viewer:
            return None
        if part.startswith("hand:") and chosen and self._records(self._asking):
            # One recipe instead of another: nothing can be planted any more.
            return None
        return attempted(seen, part.partition("#")[0], chosen)

    def stray(self, part: str, chosen: Sequence[str]) -> Reason | None:
        """A garden that is marked is planted or let go before a card is put elsewhere: planting comes first."""
        kept = kept_garden(self.seen, part, chosen) or asked_later(self.seen, part, chosen)
        return kept or grown_before(self.seen, part, chosen)

    def warning_of(self, move: Move, *, shared: bool) -> Reason | None:
        """Among several a draw is not taken back: one that leaves out the rest of a turn takes two presses."""
        ends = move == DRAW and shared and self._asking is not None and skips_steps(self._asking)
        return reason("bubble_and_boil.action.draw.warning") if ends else None

    def confirms(self, move: Move, *, dropped: bool) -> bool:
        """What was not pointed at in full, or cannot be taken back lightly, waits for its button."""
        return waits(self.seen, self._asking, move, dropped=dropped)

    def gives_up(self, move: Move) -> bool:
        """Return whether a card is discarded."""
        return isinstance(move, Discard)

    # What is asked, said and explained

    def move_words(self, move: Move) -> Reason:
        """Return what a move does, in the words that follow "would"."""
        return would_of(move, self.seats, self.seen)

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt says."""
        return prompt_of(self.seen, self.seats, asking if self._is_asked(asking) else None)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the buttons: what is composed, and the way on."""
        return [] if not self._is_asked(asking) else list(actions_of(self.seen, asking))

    def first_part(self, asking: Asking) -> str | None:
        """Return at the end the button of the brew that is starred, whatever recipe lies first; where cards may only be
        discarded the button that draws.
        """
        match self.seen.step:
            case "brew":
                return "do brew"
            case "discard" if self.seen.asked is None:
                return "do draw"
        return super().first_part(asking)

    @property
    def counts_parts(self) -> bool:
        """Whether neither a hex is asked for, which may ask for more once it is cast, nor a garden, which is one of
        several things that may be done.
        """
        return self.seen.step not in {"hex", "plant", "replant"}

    def curtain_wish(self, name: str) -> Reason | None:
        """Return why the screen is handed over to a person: for a hex, or to pay for an answer to it."""
        seen = self.seen
        if seen.countering is not None:
            return reason("handover.price", name=name, card=card_words(seen.countering))
        if seen.resolving is None or seen.to_move == seen.active:
            return None
        return reason("handover.card", name=name, card=card_words(seen.resolving))

    @property
    def goes_on_with_move(self) -> bool:
        """Whether a hex of the active seat has it choose."""
        return self.seen.resolving is not None and self.seen.to_move == self.seen.active

    def part_words(self, part: str) -> Reason | None:
        """Return the name of a card, an ingredient or a rival; places show themselves what lies there."""
        kind, _, rest = part.partition(":")
        if kind in {"hand", "card", "victory"}:
            return card_words(rest)
        if kind == "book":
            return potion_words(rest) if rest else None
        if kind == "colour":
            return ingredient_words(COLOURS.index(rest))
        return reason("table.words", words=self.seats[int(rest)].name) if kind == "seat" else None

    def chips_area(self) -> Area:
        """Return the row beside the hat, above the wish."""
        area, words = self.plan.area("prompt"), self.plan.area("prompt.words")
        return Area(words.x + HAT + 10, area.y + 3, words.width - HAT - 10, CHIPS)

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt on its paper, the wish below the title."""
        area, words = self.plan.area("prompt"), self.plan.area("prompt.words")
        title, wish = self.say(prompt.title), self.say(prompt.wish)
        left = words.x - 4 + (0 if prompt.seat is None else HAT + 14)
        room = words.right - left
        is_long = canvas.measure(wish, size=WISH).width * NEARLY > room
        below = 36 if title else CHIPS + 5
        size = canvas.at_most(WISH, MOST_LONG)
        if is_long:
            needed = canvas.measure(wish, size=size, width=room, spacing=1.0).height
            area = area._replace(height=max(area.height, below + needed + BELOW))
        panels.paper(canvas, area)
        if prompt.yours:
            panels.gild(canvas, area)
        if prompt.seat is not None:
            hat = f"hat.{self.colour(prompt.seat)}.small"
            canvas.centred(hat, words.x - 4 + HAT / 2, area.middle_y - 2, width=HAT)
        if is_long:
            canvas.text(
                title, left, area.y + 20, size=canvas.at_most(28, LONG_TITLE), role="display", vertical="middle",
                width=room, fit=True,
            )  # fmt: skip
            canvas.text(
                wish, left, area.y + below, size=size, width=room, height=area.height - below - 3, lines=3, spacing=1.0
            )
        else:
            canvas.text(title, left, area.y + 24, size=32, role="display", vertical="middle", width=room, fit=True)
            canvas.text(wish, left, area.y + 62, size=WISH, vertical="middle", width=room, fit=True)
        if progress is not None:
            bar = Area(area.x + 40, area.bottom - 9, area.width - 80, 4)
            canvas.fill(bar, "paper_dark", radius=2)
            canvas.fill(bar._replace(width=max(4.0, bar.width * progress)), "plum", radius=2)

    def ribbon_areas(self) -> tuple[Area, ...]:
        """Return where a ribbon at a rival's place says what they do."""
        return tuple(self._motions.ribbon_area(seat) for seat in range(len(self.seats)) if seat != self.viewer)

    def is_own_turn(self, observation: BubbleAndBoilObservation, seat: Seat) -> bool:
        """An answer is given in the turn of another."""
        return observation.active == seat

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        return list(self._log.lines(turn, events))

    def told(self, event: Event) -> LogLine | None:
        """Return nothing: the prompt names the hex or the step that is seen, and the log forgets (ruling B50)."""
        return None

    @property
    def remembers(self) -> bool:
        """Memory is part of the game: no looking back while the match runs, but with its aid (rulings B50 and B52)."""
        return self.seen.memory_aid

    def forgets(self, events: Iterable[Event]) -> bool:
        """Return whether a turn begins, with which the log forgets what the one before it has shown (ruling B50)."""
        return begins_turn(events)

    def log_area(self) -> Area:
        """Return where the log lies: below the Alternative Victory cards, if there are any."""
        return self.plan.area("log.short" if self.seen.victories else "log")

    def state_line(self) -> Reason:
        """Return the round."""
        return reason("bubble_and_boil.state.round", number=self.seen.round_number)

    def nearness(self, observation: BubbleAndBoilObservation) -> float:
        """Return how near that is which is nearest to triggering the end."""
        return nearness(observation)

    # The end

    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says."""
        return results(outcome, past.last, [event for event, _ in past.events])

    def draw_result(self, canvas: Canvas, result: SeatResult, area: Area, every: Sequence[SeatResult]) -> None:
        """Draw what a seat brewed."""
        draw_result(canvas, self.seen, result, area, every)

    def closed_hand(self) -> Area | None:
        """Return where the hand lies."""
        return self.plan.area("hand") if self.seen.hand_counts[self.viewer] else None

    def draws(self, event: Event) -> Seat | None:
        """Return who draws cards."""
        return event.seat if isinstance(event, events.Drawn) else None

    def counting(self, outcome: Outcome) -> Counting | None:
        """Return the pouring out of every pot."""
        seats = [seat for group in reversed(outcome.ranking) for seat in group]
        return BrewCount(self, self.plan, self.seen, seats, winners=outcome.winners)

    def counting_of(self, seat: Seat) -> Counting | None:
        """Return the pouring out of one pot."""
        return BrewCount(self, self.plan, self.seen, [seat], BREWING)

    # The picture

    def _has_drawn(self, asked: Asking | None) -> bool:
        """Return whether the viewer looks at what they have drawn at the end of their turn."""
        if asked is not None or not self.since or self.seen.step == "hex" or self.seen.active != self.viewer:
            return False
        return self.draws(self.since[-1]) == self.viewer

    def _drawn(self, asked: Asking | None) -> Sequence[Card]:
        """Return the cards that the viewer has drawn while they look at them, as far as these eyes know them."""
        last = self.since[-1] if self._has_drawn(asked) else None
        return last.cards or () if isinstance(last, events.Drawn) else ()

    def _records(self, asked: Asking | None) -> bool:
        """Return whether of planting and recording only recording is left."""
        return (
            asked is not None and self.seen.asked is None and self.seen.step in {"plant", "grow"} and not plants(asked)
        )

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw ground, panels, home, pool and hand."""
        seen = self.seen
        asked = asking if self._is_asked(asking) else None
        marks = self._marks(self._with_dragged(asked, look))
        self.draw_ground(canvas)
        self._panels.draw(canvas, seen)
        self._home.draw(canvas, seen)
        draw_steps(canvas, self, self.plan, seen, records=self._records(asked), draws=self._has_drawn(asked))
        self._pool.draw(canvas, seen)
        draw_end_flag(canvas, seen)
        self._draw_glow(canvas, seen, asked, marks, dragging=look.dragged is not None)
        self._hands.draw(canvas, seen, marks, look, drawn=self._drawn(asked))
        for index, card in enumerate(seen.victories):
            if not self.timeline.hides(f"victory {card}"):
                draw_victory_tile(canvas, self.say, card, self.plan.area(f"victory.card{index}"))
        draw_outlook(canvas, self, self.plan, seen)
        self.draw_candle(canvas)
        if asked is not None:
            self._choices.draw(canvas, seen, marks, look)

    def _marks(self, asked: Asking | None) -> Marks:
        """Return what glows; a hex that would be of no use does not, though it may be cast."""
        marks = marks_of(asked)
        if asked is None or self.seen.step != "hex" or self.seen.asked is not None:
            return marks
        vain = vain_cards(self.seen, asked)
        return marks._replace(bands={card: band for card, band in marks.bands.items() if card not in vain})

    def _with_dragged(self, asked: Asking | None, look: Look) -> Asking | None:
        """Return what is asked as if a card that is dragged were chosen, so that the places for it glow."""
        if asked is None or look.dragged is None:
            return asked
        part = part_of(look.dragged[0])
        chosen = asked.narrowing.chosen
        if part in chosen or kept_garden(self.seen, "book", chosen) is not None:
            return asked
        trial = Narrowing(asked.narrowing.all)
        for each in (part, *chosen):
            trial.choose(each)
        return Asking(trial, asked.why_not, asked.hinted)

    def _draw_glow(
        self, canvas: Canvas, seen: BubbleAndBoilObservation, asked: Asking | None, marks: Marks, *, dragging: bool
    ) -> None:
        """Draw rings round the pieces that may be pointed at next, and the owl beside what a hint means."""
        if asked is None:
            return
        drawn: set[str] = set()
        for piece in self._pointing.pieces(seen, asked):
            # A plot that stands for its bed, and what stands for the seat whose it is, need no ring of their own.
            for_bed = piece.id.startswith("plot:") and not piece.part.startswith("plot:")
            for_seat = piece.part.startswith("seat:") and piece.id != piece.part
            if for_bed or for_seat or piece.id.startswith(("hand:", "card:", "book:", "victory:", "way:")):
                continue
            # What is one place for a move, as the book with the crones below, has one ring and one owl; of equal cards
            # in a garden each has its ring.
            again = piece.part in drawn
            if again and not piece.id.startswith("plot:"):
                continue
            drawn.add(piece.part)
            # A hex is dropped on the pot, which as a rule has no part in it.
            if piece.part in marks.places and (piece.id != "hex" or dragging):
                panels.ring(canvas, piece.area.inset(-2))
            if again:
                continue
            if piece.part in marks.hinted and piece.id.startswith("seat:"):
                canvas.centred("icon.hint", *self._panels.hint_point(int(piece.part.removeprefix("seat:"))), height=42)
            elif piece.part in marks.hinted and piece.id != "hex" and not piece.part.startswith("seat:"):
                # A prompt of two rows may cover the tops of the bowls.
                bowl = piece.part.startswith("colour:")
                y = piece.area.bottom - 30 if bowl else piece.area.y + 18
                canvas.centred("icon.hint", piece.area.right - 18, y, height=42)

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw flights, the dragged card, and the large card of what is pointed at."""
        seen = self.seen
        self.timeline.draw(canvas)
        if look.dragged is not None:
            places = self._hands.places(seen)
            held = places.get(look.dragged[0].replace("card:", "hand:", 1))
            if held is not None:
                area = Area.around(look.dragged[1], look.dragged[2], held[1].width, held[1].height)
                draw_card(canvas, self.say, held[0], area)
        elif not self.timeline.busy and (card := self._card_at(seen, look.pointed)) is not None:
            area = self.zoom_area(asking, look)
            note = self._why_not(asking, look.pointed) or self._gone_words(seen, look.pointed)
            # What is only told of is named by the log, which a note would lie on.
            noted = look.pointed is None or not look.pointed.startswith("card:") or look.pointed in self._ids
            draw_large(canvas, self, area, card, seen, note, asking if self._is_asked(asking) else None, noted=noted)

    def _why_not(self, asking: Asking | None, pointed: str | None) -> Reason | None:
        """Return why the hex of the card of the hand that is pointed at cannot be cast, or is of no use; or None."""
        if not self._is_asked(asking) or self.seen.asked is not None or self.seen.step != "hex":
            return None
        assert asking is not None
        kind, _, card = part_of(pointed or "").partition(":")
        if kind != "hand":
            return None
        if card in (marks_of(asking).castable or ()):
            return vain_cards(self.seen, asking).get(card)
        move = self.attempt(f"hand:{card}")
        return None if move is None else asking.why_not(move)

    def _gone_words(self, seen: BubbleAndBoilObservation, pointed: str | None) -> Reason | None:
        """Return that cubes of a card in a garden that is pointed at are gone, as pale places show, or None."""
        if (plot := _plot_at(seen, pointed or "")) is None:
            return None
        gone = self._gardens.gone(*plot)
        return reason("bubble_and_boil.rule.gone", count=gone) if gone else None

    def shows_large(self, pointed: str) -> bool:
        """Return whether something is a card, which is shown large."""
        return self._card_pointed_at(self.seen, pointed) is not None

    def _card_at(self, seen: BubbleAndBoilObservation, pointed: str | None) -> Card | None:
        """Return the card that is pointed at, or else that which asks for something."""
        card = self._card_pointed_at(seen, pointed or "")
        if card is None and self._asking is not None and self._asking.narrowing.all:
            return seen.countering or seen.resolving
        return card

    def _card_pointed_at(self, seen: BubbleAndBoilObservation, pointed: str) -> Card | None:
        """Return the card that is pointed at: of the hand, a garden, the discards, or one laid out."""
        kind, _, rest = pointed.partition("#")[0].replace("victory ", "victory:").partition(":")
        if kind in {"hand", "card", "book", "victory"} and rest:
            return rest
        if (found := _plot_at(seen, pointed)) is not None:
            garden, plot = found
            return garden.cards[plot]
        if kind == "discards" and seen.discards:
            return seen.discards[-1]
        return None


def _plot_at(seen: BubbleAndBoilObservation, pointed: str) -> tuple[SeenGarden, int] | None:
    """Return the garden of the card that is pointed at, and which card of it that is; None: it is in none."""
    kind, _, rest = pointed.partition("#")[0].partition(":")
    if kind != "plot":
        return None
    owner, place, plot = map(int, rest.split("."))
    gardens = seen.gardens[owner]
    return (gardens[place], plot) if place < len(gardens) and plot < len(gardens[place].cards) else None
