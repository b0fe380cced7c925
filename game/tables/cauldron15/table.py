"""The table of Cauldron 15: seats around a great cauldron, the trick above it, the viewer's hand below."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from game.bots.hints import Counsel
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import CARD_NAMES, Card, card_name, card_words, number_of, parse_card
from game.rules.cauldron15.moves import DISCARD, DONE, PLAY, TAKE, Discard, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.store.seat_plans import SeatPlan
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.banner import Banner
from game.tables.cauldron15.banners import Banners
from game.tables.cauldron15.hand import FOCUS_EDGE, POINTED_LIFT, Hand
from game.tables.cauldron15.large import draw_large
from game.tables.cauldron15.log import KEEPS, OPENS, SIGNS, WEIGHTS, log_lines
from game.tables.cauldron15.material_faces import CARD_HEIGHT, CARD_WIDTH, frame_of
from game.tables.cauldron15.moods import stirs
from game.tables.cauldron15.motions import Motions
from game.tables.cauldron15.occasions import occasion
from game.tables.cauldron15.outcome_banners import banner_of
from game.tables.cauldron15.pot import Pot
from game.tables.cauldron15.prompts import comes_to, named_of, prizes_of, wish_of, would_of
from game.tables.cauldron15.results import results
from game.tables.cauldron15.round_summary import draw_summary, summary_area
from game.tables.cauldron15.seats import SeatPanels, kept_areas
from game.tables.cauldron15.tips import tips_of
from game.tables.cauldron15.trick import SLOT_WIDTH, Trick, draw_piles
from game.tables.log_line import LogLine
from game.tables.mood import Mood
from game.tables.result_lines import Past, Results
from game.tables.table import Table
from game.tables.talk import Occasion
from game.tables.tip import Tip
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Step
from game.view.scene import Services
from game.view.widgets import Spot, Widget

HAND_TOP = 740.0
"""A card that is dropped above this height, in layout px, is played."""

OUTER_RING = 9.0
"""By how many layout px the ring of the focus lies outside that of a card which may be taken."""

CARD_IDS = frozenset(CARD_NAMES)


CHAPTERS = {"take": "trick", "discard": "bonus", "over": "win"}
"""The chapters of the rules by the decision; elsewhere that of the round."""


class Cauldron15Table(Table):
    """The picture of a match of Cauldron 15."""

    game: ClassVar[str] = "cauldron15"
    log_signs: ClassVar[Mapping[str, str]] = SIGNS
    log_weights: ClassVar[Mapping[str, int]] = WEIGHTS
    log_opens: ClassVar[frozenset[str]] = OPENS
    since_one_by_one: ClassVar[bool] = True
    log_edge: ClassVar[float] = 26.0
    boxed: ClassVar[Area] = Area(400, 10, 1130, 636)
    has_own_panel: ClassVar[bool] = True
    rings_what_glows: ClassVar[bool] = True
    sheets: tuple[str, ...] = (
        "common",
        "heads",
        "room_life",
        "cauldron15",
        "cauldron15_cards",
        "cauldron15_pictures",
    )

    seen: Cauldron15Observation

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        observation: Cauldron15Observation,
        viewer: Seat,
        since: Sequence[Event] = (),
        packs: Sequence[str] = (),
    ) -> None:
        super().__init__(services, seats, observation, viewer, since, packs)
        self._panels = SeatPanels(self, self.plan)
        self._pot = Pot(self, self.plan)
        self._trick = Trick(self, self.plan)
        self._hand = Hand(self, self.plan)
        self._banners = Banners(self, self.plan)
        self._motions = Motions(self, self.plan, self._hand, self._trick)

    @property
    def chapter(self) -> str:
        """The chapter of the rules for the decision at hand."""
        return CHAPTERS.get(self.seen.decision or "play", "round")

    def stirs(self, event: Event) -> Mapping[Seat, Mood]:
        """Return whom the public part of an event moves, and how."""
        return stirs(event)

    def occasion(self, event: Event) -> Occasion:
        """Return what the public part of an event gives regulars to remark on."""
        return occasion(event)

    def acting(self) -> Seat | None:
        """Return who everybody knows to be at it, or None; while a card is on its way into the trick its player."""
        seen = self.seen
        if seen.trick and self.timeline.hides(card_name(seen.trick[-1])):
            return seen.order[len(seen.trick) - 1]
        return seen.to_move

    def script(self, event: Event, before: Cauldron15Observation, after: Cauldron15Observation) -> Step:
        """Return how an event moves over the table."""
        return self._motions.script(event, before, after)

    def holds_before(self, event: Event) -> bool:
        """A finished trick is to be read, how a round has left everybody, and what others threw out at the end."""
        match event:
            case events.Taken() | events.TrickDiscarded():
                return True
            case events.MatchEnded():
                last = (events.Taken, events.HandDiscarded, events.Discarded)
                return any(isinstance(each, last) and each.seat != self.viewer for each in self.since)
            case events.RoundStarted(number):
                return number > 1
        return False

    def closed_hand(self) -> Area | None:
        """Return where the hand lies."""
        return self.plan.area("hand") if self.seen.hand_counts[self.viewer] else None

    def over_words(self, event: Event) -> Reason | None:
        """Return that the last round is over, or a trick of the deck, of which the log tells once it is swept away.

        So it does of a card that somebody has chosen to keep.
        """
        match event:
            case events.MatchEnded():
                return reason("cauldron15.table.all_over")
            case events.TrickDiscarded():
                return reason("cauldron15.table.deck_won")
            case events.Taken(seat, card) if len(prizes_of(self.seen)) > 1:
                keeps = reason("cauldron15.log.keeps", name=self.seats[seat].name)
                return reason("table.told", what=keeps, named=named_of(card))
        return None

    def banner(
        self, happened: Sequence[Event], before: Cauldron15Observation, after: Cauldron15Observation
    ) -> Banner | None:
        """Return what is said above the prompt of the last of the events."""
        return banner_of(happened, after)

    def everybody_looks(self, public: Cauldron15Observation) -> bool:
        """All look while somebody keeps a card of the trick or throws one out that lies before them."""
        return public.decision in {"take", "discard"}

    def sign_of(self, line: LogLine) -> str | None:
        """Return the sprite that a line of the log is told from others by, or None: a card that is kept by its chip."""
        if line.words.key == f"{self.game}.log.{KEEPS}" and line.card is not None:
            return frame_of(parse_card(line.card), "chip")
        return super().sign_of(line)

    def came_out(self) -> Reason | None:
        """Return what was kept of the last trick, and by whom, with the trump of a round that has begun since."""
        told: Reason | None = None
        for event in reversed(self.since):
            if isinstance(event, events.RoundStarted) and told is None:
                told = self.log_lines(0, [event])[0].in_words
            elif isinstance(event, events.Taken):
                kept = self.log_lines(0, [event])[0].in_words
                return kept if told is None else reason("cauldron15.table.kept_and_round", kept=kept, round=told)
        return None

    def needs_hand(self, observation: Cauldron15Observation, public: Cauldron15Observation) -> bool:
        """Only playing a card needs the hand; prizes and the set bonus are public."""
        return observation.decision == "play"

    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the move that pointing at a card means in the decision at hand."""
        if part not in CARD_IDS:
            return None
        card = parse_card(part)
        if self.seen.decision == "take" and card in self.seen.trick:
            return TAKE[card]
        return DISCARD[card] if self.seen.decision == "discard" else PLAY[card]

    def first_part(self, asking: Asking) -> str | None:
        """Return the first part that glows, or the button that keeps the cards where none is best thrown out.

        Of prizes none: Enter may have been meant to go on from the trick.
        """
        match self.seen.decision:
            case "take":
                return None
            case "discard":
                kept = (action.name for action in self.actions(asking) if action.primary)
                return next(kept, None) or super().first_part(asking)
        return super().first_part(asking)

    def led_first(self, asking: Asking) -> str | None:
        """Return of prizes the one that comes nearest to the limit and not above it."""
        seen, glowing = self.seen, self.picks(asking)
        if seen.decision != "take" or not glowing:
            return None
        room = seen.room[self.viewer]
        numbers = {part: number_of(parse_card(part)) for part in glowing}
        within = [part for part in glowing if numbers[part] <= room]
        return max(within, key=numbers.__getitem__) if within else min(glowing, key=numbers.__getitem__)

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return every face-up card as a place to point at: the hand first, then the trick, then what is kept."""
        seen = self.seen

        def legal(card: Card) -> bool:
            return asking is not None and asking.narrowing.can_choose(card_name(card))

        spots: list[Widget] = [
            self._card_spot(
                card, area, rotation, press, drop, legal=legal(card), kept=False,
                shown=self._hand.framed_width(seen, asking, card),
            )
            for card, (area, rotation) in self._hand.areas(seen, asking).items()
        ]  # fmt: skip
        known = {spot.id for spot in spots}
        for place, card in enumerate(seen.trick):
            pose = self._trick.pose(seen, place)
            area = Area.around(pose.x, pose.y, SLOT_WIDTH, SLOT_WIDTH * CARD_HEIGHT / CARD_WIDTH)
            prize = seen.decision == "take" and legal(card)
            spots.append(self._card_spot(card, area, pose.rotation, press, drop, legal=prize, kept=True))
        for seat in range(seen.seats):
            kept = kept_areas(self.plan, self.place_of(seat), seen.won[seat])
            spots += [self._spot(card, area, 0.0, press) for card, area in kept.items() if card_name(card) not in known]
        return spots

    def tips(self, asking: Asking | None) -> Iterator[Tip]:
        """Yield what explains itself, but for what lies beneath the summary of a round."""
        paper = summary_area(self.plan, self.seen, self.since)
        for tip in tips_of(self, self.plan, self.seen):
            if paper is None or not paper.contains(*tip.area.centre):
                yield tip

    def never_covered(self) -> tuple[Area, ...]:
        """Return where the viewer's total stands and the kept cards lie, of which the last line of the panel speaks."""
        return self.plan.area("seat0.tube"), self.plan.area("seat0.cards")

    def _spot(self, card: Card, area: Area, rotation: float, press: Callable[[str], None]) -> Spot:
        name = card_name(card)
        return Spot(name, area, lambda: press(name), rotation=rotation, ring_out=OUTER_RING)

    def _card_spot(
        self,
        card: Card,
        area: Area,
        rotation: float,
        press: Callable[[str], None],
        drop: Drop,
        *,
        legal: bool,
        kept: bool,
        shown: float | None = None,
    ) -> Spot:
        """Return a card of the hand, which is dragged to the cauldron, or of the trick, dragged home to be `kept`.

        Of one that lies beneath its right neighbour `shown` px are framed.
        """
        name = card_name(card)
        own = self.plan.area(f"seat{self.place_of(self.viewer)}")

        def dropped(target: str | None, x: float, y: float) -> bool:
            at_home = y >= HAND_TOP or own.contains(x, y)
            return at_home == kept and drop(name)

        raised = area.moved(0, -POINTED_LIFT if legal else 0.0)
        # What frames a card with its seal leaves the words of the prompt free.
        crown = max(0.0, min(self._hand.crown, raised.y - self.plan.area("prompt").bottom - FOCUS_EDGE))
        return Spot(
            name, area, lambda: press(name), rotation=rotation, draggable=legal, on_drop=dropped, ringed=kept,
            ring_out=OUTER_RING if kept else 0.0,
            raised=None if kept else raised,
            crown=crown if legal and not kept else 0.0,
            shown=shown,
        )  # fmt: skip

    def move_words(self, move: Move) -> Reason:
        """Return what a move does, in the words that follow "would"."""
        return would_of(move)

    def counsel_words(self, move: Move, counsel: Counsel) -> Reason:
        """Return why a move would be made; a card that it keeps is not told as one to play all the same."""
        equal = counsel.equal
        if isinstance(equal, Play) and card_words(equal.card) in dict(counsel.why.args).values():
            return counsel.why
        return super().counsel_words(move, counsel)

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt line says: what the viewer is asked for, or who is being waited for."""
        seen = self.seen
        if seen.decision == "over":
            return self.prompt_of(None, reason("cauldron15.prompt.over"), asking)
        if seen.to_move is None:
            return Prompt(None, reason("cauldron15.prompt.brew"), reason("cauldron15.prompt.brew.wish"), yours=False)
        wish = reason(f"cauldron15.prompt.waiting.{seen.decision}") if asking is None else wish_of(seen)
        return self.prompt_of(seen.to_move, wish, asking)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the button that ends the set bonus: the main one when no more cards are best thrown out."""
        if DONE not in asking.narrowing.bare:
            return []
        best = not self.seen.surplus
        return [Action("done", "actions.first", reason("cauldron15.action.done"), DONE, primary=best)]

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        return list(log_lines(self, turn, events))

    def told(self, event: Event) -> LogLine | None:
        """Return what the prompt says while an event is seen to happen: of a card what it is, too, or why it goes."""
        if isinstance(event, events.HandDiscarded):
            return next(reversed(self.log_lines(0, [event])), None)
        line = super().told(event)
        if line is None or not isinstance(event, events.Played | events.Taken | events.Discarded | events.DeckLed):
            return line
        return line._replace(words=reason("table.told", what=line.words, named=card_words(event.card)))

    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says."""
        return results(outcome, past)

    def state_line(self) -> Reason:
        """Return the round."""
        return reason("cauldron15.state", round=self.seen.round, rounds=self.seen.rounds)

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw ground, seats, cauldron, trick, piles and hand."""
        seen = self.seen
        self.draw_ground(canvas)
        self._panels.draw(canvas, seen)
        legal = [PLAY.index(move) for move in asking.narrowing.left if move in PLAY] if asking is not None else []
        tried = look.pointed if look.dragged is None else look.dragged[0]
        self._pot.draw(canvas, seen, legal)
        self._banners.draw(canvas, seen, next((card for card in legal if card_name(card) == tried), None))
        self._trick.draw(canvas, seen, asking, look)
        draw_piles(canvas, self, self.plan, seen)
        self._hand.draw(canvas, seen, asking, look)
        self.draw_candle(canvas)
        draw_summary(canvas, self, self.plan, seen, self.since)

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw what is in flight or dragged, and the large card of what is pointed at."""
        seen = self.seen
        self.timeline.draw(canvas)
        if look.dragged is not None:
            self._hand.draw_dragged(canvas, seen, *look.dragged)
        if look.pointed in CARD_IDS and look.dragged is None and not self.timeline.busy:
            self._draw_large(canvas, seen, asking, look, parse_card(str(look.pointed)))

    def shows_large(self, pointed: str) -> bool:
        """Return whether something is a card, which is shown large."""
        return pointed in CARD_IDS

    def _draw_large(
        self, canvas: Canvas, seen: Cauldron15Observation, asking: Asking | None, look: Look, card: Card
    ) -> None:
        note = ""
        about = {*self._hand.shown_cards(seen), *(seen.trick if seen.decision == "take" else ())}
        move = self.attempt(card_name(card)) if asking is not None and card in about else None
        if move is not None and asking is not None and (why := asking.why_not(move)) is not None:
            note = self.say(why)
        elif isinstance(move, Play | Take | Discard):
            note = self.say(comes_to(seen, self.viewer, move, self.names))
        draw_large(canvas, self, self.zoom_area(asking, look), card, note)
