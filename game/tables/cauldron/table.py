"""The table of Cauldron: the board in its horseshoe of Magik, the others' huts at its sides, one's own hut below."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from game.bots.hints import Counsel
from game.core.effect_stack import Choice, Window
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.cauldron import events
from game.rules.cauldron.ingredients import KINDS, items_in, size
from game.rules.cauldron.moves import Brew, Buy, BuyField, Cast, Discard, End, Store, Use
from game.rules.cauldron.observation import CauldronObservation
from game.store.seat_plans import SeatPlan
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.banner import Banner
from game.tables.cauldron.announced import Announced, aimed_now
from game.tables.cauldron.asked import (
    asked_brews,
    asking_card,
    is_aimed,
    is_in_vain,
    owner_of_asked,
    pieces_before,
    question_of,
)
from game.tables.cauldron.desk import Desk
from game.tables.cauldron.instant_bell import InstantBell
from game.tables.cauldron.large_views import Looks
from game.tables.cauldron.log import NOTHING_PENDING, SIGNS, WEIGHTS, LogWriter, Pending, goes_into_brew
from game.tables.cauldron.moods import stirs
from game.tables.cauldron.motions import Motions
from game.tables.cauldron.occasions import occasion
from game.tables.cauldron.outcome_banners import banner_of, stars_of_turn
from game.tables.cauldron.pieces.card_facts import (
    CARD_SHEETS,
    card_facts,
    card_words,
    character_frame,
    joined,
    kind_words,
)
from game.tables.cauldron.pieces.field_board import FieldBoard
from game.tables.cauldron.pieces.field_notes import FieldNotes
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.cauldron.pieces.season_panel import SeasonPanel, bell_frame
from game.tables.cauldron.pieces.seat_notes import SeatNotes
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.cauldron.pieces.spell_hand import Hand
from game.tables.cauldron.pieces.stall import Stall
from game.tables.cauldron.pieces.token_marks import VERBS, marks_of
from game.tables.cauldron.pieces.track import MagikTrack
from game.tables.cauldron.prompts import actions_of, gives_up_spells, part_words, prompt_of, would_of
from game.tables.cauldron.results import draw_result, results
from game.tables.cauldron.stage import Stage, Staged
from game.tables.cauldron.tips import Tips
from game.tables.cauldron.token_spots import OWN, POTION, SPELL, TokenSpots, attempted, chosen_by_click
from game.tables.log_line import LogLine
from game.tables.mood import Mood
from game.tables.name_list import listed
from game.tables.result_lines import Past, Results, SeatResult
from game.tables.table import Table
from game.tables.talk import Occasion
from game.tables.tip import Tip, named_card
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Step
from game.view.scene import Services
from game.view.widgets import Widget

SPARE, STILL_LIFE = "still_life", "desk.tea"
"""The place that no hut takes with some numbers of seats, and what stands there."""

CHIP_FOOT = 4.0
"""How much lower a row of chips ends above the second line of the prompt."""

HUSH = 26.0
"""The width of the sign on a bell that does not ask about everything, in layout px."""

SEVERAL_STARS = 2
"""From so many stars on that one turn reaches, what they did is held to be read."""

NOTHING_LEFT = frozenset({"hint.only", "cauldron.hint.end"})
"""What a hint says where nothing is left to be done in a turn, or nothing of use."""

CHAPTERS = {"market": "market", "finish": "last", "over": "win"}
"""The chapters of the rules by the phase; in the harvest it is that of the actions."""


class CauldronTable(Table):
    """The picture of a match of Cauldron."""

    game: ClassVar[str] = "cauldron"
    log_edge: ClassVar[float] = 24.0
    log_signs: ClassVar[Mapping[str, str]] = SIGNS
    log_weights: ClassVar[Mapping[str, int]] = WEIGHTS
    boxed: ClassVar[Area] = Area(372, 52, 1176, 661)
    sheets: tuple[str, ...] = ("common", "heads", "room_life", "desk", "character_cards", "cauldron", *CARD_SHEETS)
    log_sign: ClassVar[float] = 30.0
    card_kind: ClassVar[str | None] = "look"
    large_pictures: ClassVar[tuple[str, ...]] = ("face.spell.basic.large", "face.spell.advanced.large")

    seen: CauldronObservation

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        observation: CauldronObservation,
        viewer: Seat,
        since: Sequence[Event] = (),
        packs: Sequence[str] = (),
    ) -> None:
        super().__init__(services, seats, observation, viewer, since, packs)
        self.book = card_facts(self.packs)
        self._still_life = self.plan.area(SPARE) if SPARE in self.plan.level.names(len(seats)) else None
        self.answering = InstantBell(self, self.plan, self.book, lambda: self.seen, self.mark)
        self.lit: str | None = None
        self._pending: dict[int, Pending] = {}
        """What stands open after the turns whose lines were told."""
        self._board = FieldBoard(self, self.plan)
        self._notes = FieldNotes(self, self.book)
        self._track = MagikTrack(self, self.plan, self.book)
        self._huts = SeatPanels(self, self.plan, self.book)
        self._hand = Hand(self, self.plan, self.book)
        self._home = OwnHut(self, self.plan, self.book, self._huts, self._hand)
        self._middle = SeasonPanel(self, self.plan, self.book)
        self._desk = Desk(self, self.plan, self.book)
        self._stall = Stall(self, self.plan, self.book)
        self._stage = Stage(self, self.plan, self.book)
        self._signs = SeatNotes(self, self.plan, self.book, self._huts)
        self._looks = Looks(self, self.plan, self.book, self._track, self._huts, self._home, self._signs)
        self._pointing = TokenSpots(self, self._board, self._notes, self._huts, self._home, self._hand)
        self._tips = Tips(
            self, self.plan, self.book, self._track, self._huts, self._home, self._middle
        )  # fmt: skip
        self._motions = Motions(
            self, self.plan, self.book, self._board, self._notes, self._huts, self._home, self._middle
        )  # fmt: skip

    def show(self, observation: CauldronObservation, viewer: Seat, since: Sequence[Event] = ()) -> None:
        """Take the picture to an observation at once."""
        super().show(observation, viewer, since)
        self.lit = None

    @property
    def chapter(self) -> str:
        """The chapter of the rules for the moment."""
        question = self.seen.question
        if question is not None:
            return "bell" if isinstance(question, Window) else "spells"
        return CHAPTERS.get(self.seen.phase, "action")

    def stirs(self, event: Event) -> Mapping[Seat, Mood]:
        """Return whom the public part of an event moves, and how."""
        return stirs(event)

    def occasion(self, event: Event) -> Occasion:
        """Return what the public part of an event gives regulars to remark on."""
        return occasion(event)

    def acting(self) -> Seat | None:
        """Return who everybody knows to be at it, or None."""
        return self.seen.active if self.seen.winner is None else None

    def script(self, event: Event, before: CauldronObservation, after: CauldronObservation) -> Step:
        """Return how an event moves over the table."""
        return self._motions.script(event, before, after)

    def closed_hand(self) -> Area | None:
        """Return where closed spells lie."""
        return self._hand.closed(self.seen)

    def draws(self, event: Event) -> Seat | None:
        """Return who draws spells."""
        return event.seat if isinstance(event, events.SpellsDrawn) else None

    def holds_before(self, event: Event) -> bool:
        """The ends of a season and its market are to be read, a turn with several stars, and how all begins."""
        match event:
            case events.MarketStarted():
                return True
            case events.SeasonStarted(number):
                return number > 1
            case events.TurnStarted():
                begins = self.seen.season == 1 and bool(self.since) and isinstance(self.since[-1], events.FirstSeat)
                return begins or stars_of_turn(self.since) >= SEVERAL_STARS
        return False

    def over_words(self, event: Event) -> Reason | None:
        """Return that the harvest or the market of a season is over."""
        if isinstance(event, events.TurnStarted):
            return None
        key = "harvest_over" if isinstance(event, events.MarketStarted) else "market_over"
        return reason(f"cauldron.table.{key}", number=self.seen.season)

    def banner(
        self, happened: Sequence[Event], before: CauldronObservation, after: CauldronObservation
    ) -> Banner | None:
        """Return what is said above the prompt of the last of the events."""
        return banner_of(happened, self.book, spells=after.has_spells)

    def needs_hand(self, observation: CauldronObservation, public: CauldronObservation) -> bool:
        """Whatever is asked in secret needs the hand: a private choice, an answer, a target of a spell in the hand.

        Harvest and market pass in the open.
        """
        return observation.stack != public.stack

    # What can be pointed at

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return what can be looked at, then what can be taken for a move, then the papers at the right."""
        seen = self.seen
        if asking is not None:
            press = partial(self._take, asking, press)
        spots: list[Widget] = list(self._looks.spots(seen, press if asking is not None else None))
        owner = None if asking is None else owner_of_asked(self.book, seen)
        spots += self._pointing.spots(seen, asking, press, drop, owner)
        if asking is not None:
            light = partial(self._light, asking, press)
            if self._shows_stall(seen):
                spots += self._stall.spots(asking, press, light)
            else:
                spots += self._desk.spots(seen, asking, press, light, taken={spot.id for spot in spots})
        elif self._staged(seen, asking) is not None:
            spots += self._stage.spots()
        return spots

    def _staged(self, seen: CauldronObservation, asking: Asking | None) -> Staged | None:
        """Return what somebody has just done where it is shown: in the place of the actions of whoever is not asked."""
        return None if asking is not None or self._shows_stall(seen) else self._stage.staged()

    def tips(self, asking: Asking | None) -> Iterator[Tip]:
        """Yield what explains itself."""
        answers = asking is not None and question_of(self.seen) is not None
        staged = self._staged(self.seen, asking) is not None
        seats = set() if asking is None else {part for part in asking.narrowing.glowing if part.startswith("seat:")}
        for tip in self._tips.of(self.seen, stall=self._shows_stall(self.seen), staged=staged, answers=answers):
            chooses = tip.part in seats
            yield tip._replace(words=joined(tip.words, chosen_by_click(self, tip.part))) if chooses else tip
        if self.seen.in_market:
            yield from self._stall.tips(self.seen, stands=self._shows_stall(self.seen))

    def _light(self, asking: Asking, press: Callable[[str], None], verb: str) -> None:
        """Let the pieces of a verb glow, or take the only one at once, but for a theft, which may fail, and what would
        be fetched from a cellar.

        What was chosen for another verb is let go.
        """
        if verb == "cast" and self.seen.seat is None:
            # Nothing of a closed hand is shown or taken.
            return
        ready = asking.narrowing.move
        if (verb == "cast" and isinstance(ready, Cast)) or (verb == "brew" and isinstance(ready, Brew)):
            press(ready.parts[0])
            return
        if not any(move.verb in VERBS[verb] for move in asking.narrowing.left):
            asking.narrowing.clear()
        moves = [move for move in asking.narrowing.all if move.verb in VERBS[verb]]
        if len(moves) == 1 and moves[0].parts and moves[0].verb not in {"steal", "fetch"}:
            press(moves[0].parts[0])
        else:
            self.lit = None if self.lit == verb else verb

    def _take(self, asking: Asking, press: Callable[[str], None], part: str) -> None:
        """Take a piece; those of a verb glow no more once one of another verb is taken."""
        meant = {move.verb for move in asking.narrowing.all if part in move.parts}
        if self.lit is not None and self.seen.in_market and meant and not meant & VERBS[self.lit]:
            self.lit = None
        press(part)

    def slipped(self, asking: Asking, part: str) -> Reason | None:
        """Return the name of the action whose pieces glow where a piece means another one, outside the market."""
        meant = {move.verb for move in asking.narrowing.all if part in move.parts}
        if self.lit is None or self.seen.in_market or not meant or meant & VERBS[self.lit]:
            return None
        button, self.lit = self.lit, None
        return Reason(f"cauldron.table.action.{button}")

    @property
    def marks_pieces(self) -> bool:
        """Whether the pieces of a verb glow."""
        return self.lit is not None

    def let_go(self) -> bool:
        """Let the pieces of a verb glow no more."""
        lit, self.lit = self.lit, None
        return lit is not None

    @property
    def plays_with_closed_hands(self) -> bool:
        """Actions of a turn need no spell."""
        return True

    def curtain_wish(self, name: str) -> Reason | None:
        """Return why the screen is handed over to a person: for a card of somebody else, or to give up spells."""
        if gives_up_spells(self.seen):
            return reason("handover.discard", name=name)
        card = asking_card(self.seen)
        return None if card is None else reason("handover.card", name=name, card=card_words(card))

    @property
    def goes_on_with_move(self) -> bool:
        """Whether a card of the active seat has it choose, or a spell of whoever answers is aimed."""
        question = question_of(self.seen)
        if not isinstance(question, Choice) or asking_card(self.seen) is not None:
            return False
        return question.seat == self.seen.active or is_aimed(self.book, self.seen)

    @property
    def chosen_last(self) -> str | None:
        """What was chosen last for the card that asks for more."""
        return next(reversed(pieces_before(self.book, self.seen)), None) if self.goes_on_with_move else None

    def first_part(self, asking: Asking) -> str | None:
        """Return the piece that has the focus first; where nothing can be taken, the button that goes on.

        What a closed hand holds cannot be taken. Of the answers to an announcement none has it: Enter may have been
        meant to go on. So it may where abilities and spells can be used, which are used up.
        """
        question = question_of(self.seen)
        if isinstance(question, Window):
            return None
        kept = {move.parts[0] for move in asking.narrowing.all if question is None and isinstance(move, Use | Cast)}
        closed, spells = self.seen.seat is None, self.book.spell_order
        parts = (part for part in asking.narrowing.glowing if part not in kept)
        part = next((part for part in parts if not (closed and part.partition(":")[2] in spells)), None)
        return part or next((action.name for action in self.actions(asking) if action.move is not None), None)

    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the move that pointing at a piece means; at an empty cellar what could be put into it."""
        if part.partition("#")[0] == "cellars" and not chosen:
            held = items_in(self.seen.supply[self.seen.active])
            return Store(held[0]) if held else None
        return attempted(part)

    def stray_words(self, part: str, x: float, y: float) -> Reason:
        """Return where such a token, potion or spell may be dragged."""
        if part.startswith((POTION, SPELL)):
            return reason(f"cauldron.stray.{'potion' if part.startswith(POTION) else 'spell'}")
        return reason("cauldron.stray.own" if part.startswith(OWN) else "cauldron.stray.home")

    def at_stake(self, asking: Asking) -> Collection[str]:
        """Return the pieces that wear gold: thefts and cellar moves count once their button was pressed."""
        marks = marks_of(asking, self.lit, pieces_before(self.book, self.seen))
        return {*marks.lit, *marks.chosen, *marks.settled}

    def card_of(self, words: Reason) -> str | None:
        """Return the piece that is shown large for the first card that some words name, or None."""
        card = super().card_of(words)
        return card if card is not None and self._looks.knows(card.partition(":")[2]) else None

    def sign_of(self, line: LogLine) -> str | None:
        """Return the sprite that a line of the log is told from others by, or None: a brew by its bottle, an ability in
        the place of an action by the small card of its character.
        """
        card = named_card(line.words)
        if line.words.key == "cauldron.log.brews" and card is not None:
            return f"{self.book.potion(card).picture}.small"
        if line.words.key == "cauldron.log.uses" and card is not None and line.seat is not None:
            return "sign.quick" if self.book.is_quick(card) else character_frame(self.seen.characters[line.seat])
        return super().sign_of(line)

    def warning_of(self, move: Move, *, shared: bool) -> Reason | None:
        """Whoever ends the harvest with goods that spoil and a cellar that is empty is asked once more."""
        seen, seat = self.seen, self.seen.active
        if not isinstance(move, End) or seen.in_market or any(left for _, _, left in seen.fields):
            return None
        is_free, kept = len(items_in(seen.cellared[seat])) < seen.cellars[seat], seen.kept(seat)
        if not is_free or size(seen.supply[seat]) <= kept:
            return None
        return Reason(f"cauldron.table.end.warning{'.kept' if kept else ''}")

    def confirms(self, move: Move, *, dropped: bool) -> bool:
        """What is bought, given away, or brewed or cast by a click is settled with a button or another click.

        So is a brew whose stars cost as much as it brings, however it is chosen, and an ability.
        """
        if isinstance(move, Use):
            return question_of(self.seen) is None
        clicked = isinstance(move, Brew | Cast) and not isinstance(question_of(self.seen), Choice) and not dropped
        return clicked or isinstance(move, Buy | BuyField | Discard) or is_in_vain(self.seen, move)

    def gives_up(self, move: Move) -> bool:
        """Return whether a card is discarded."""
        return isinstance(move, Discard)

    # What is asked, said and explained

    def move_words(self, move: Move) -> Reason:
        """Return what a move does, in the words that follow "would"."""
        return would_of(self.book, self.seen, self.seats, move)

    def counsel_words(self, move: Move, counsel: Counsel) -> Reason:
        """Return why a move would be made; where nothing but the end of a turn is left that is worth it, with which
        spells that is answered.
        """
        seen = self.seen
        answers = [card_words(card) for card in dict.fromkeys(seen.hand) if self.book.answers_own_end(card)]
        grows = any(left for _, _, left in seen.fields) and not seen.is_silenced(seen.active)
        if counsel.why.key in NOTHING_LEFT and isinstance(move, End) and grows and answers:
            return reason("cauldron.table.hint.end", cards=listed(answers))
        return super().counsel_words(move, counsel)

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt says."""
        return prompt_of(self.book, self.seen, self.seats, asking, self.lit)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the buttons: the end of a turn, no answer, a purchase and its refusal."""
        return list(actions_of(self.book, self.seen, asking, self.lit))

    def part_words(self, part: str) -> Reason | None:
        """Return the name of an ingredient, a card or of goods of the market."""
        return part_words(part)

    def chips_area(self) -> Area:
        """Return the row of what is asked, above what stands beneath it."""
        ask, number = self.plan.area("prompt.ask"), self.plan.area("prompt.count")
        return ask._replace(width=number.x - 10 - ask.x, height=ask.height - CHIP_FOOT)

    def tells_below_chips(self, words: str) -> bool:
        """Return whether words fit one row: two would reach up into the chips."""
        studio = self.services.studio
        return not self._middle.is_long(Canvas(studio, studio.viewport), words)

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt with the bell beside it."""
        rings = prompt.yours and isinstance(question_of(self.seen), Window)
        self._middle.draw_prompt(
            canvas, self.seen, prompt, progress, bell=bell_frame(self.seen, rings=rings, hushed=self.hushed)
        )
        if self.hushes_some and not self.hushed:
            bell = self.plan.area("bell")
            canvas.centred("icon.pause", bell.right - HUSH / 2, bell.bottom - HUSH / 2, width=HUSH)

    def ribbon_areas(self) -> tuple[Area, ...]:
        """Return where a ribbon at a rival's place says what they do."""
        return tuple(self._motions.ribbon_area(seat) for seat in range(len(self.seats)) if seat != self.viewer)

    def is_own_turn(self, observation: CauldronObservation, seat: Seat) -> bool:
        """An answer is given in the turn of another."""
        return observation.active == seat

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        writer = LogWriter(self, self.book, self.seen, turn, pending=self._pending.get(turn - 1, NOTHING_PENDING))
        lines = list(writer.lines(events))
        if turn:
            self._pending[turn] = writer.pending
        return lines

    def told(self, event: Event) -> LogLine | None:
        """Return what the prompt says while an event is seen to happen: by its name what is moved, and below what a
        die is rolled for.
        """
        line = next(LogWriter(self, self.book, self.seen, 0, season=self.seen.season).lines([event]), None)
        if line is None:
            return None
        if isinstance(event, events.DieRolled):
            # What it shows is seen when it lies.
            line = line._replace(words=reason("cauldron.told.rolls", name=self.seats[event.seat].name), sprites=())
        if isinstance(event, events.TokenMoved):
            what = line.words
            if line.seat is not None and goes_into_brew(event, line.seat, self.since):
                what = reason("cauldron.told.brews", name=self.seats[line.seat].name)
            line = line._replace(words=reason("table.told", what=what, named=kind_words(KINDS[event.kind])))
        return line if isinstance(event, events.DieRolled) else line._replace(about=None)

    def never_covered(self) -> tuple[Area, ...]:
        """What is asked, or the bell, has a heading of two lines; in the market goods stand there."""
        return self._stall.goods if self._shows_stall(self.seen) else (self._desk.heading,)

    def log_area(self) -> Area:
        """Return where the log lies: in the strip below where the stall of the market would cover it."""
        area = self.plan.area("log")
        covered = self._shows_stall(self.seen) and area.bottom > self.plan.area("market.awning").y
        return self.plan.area("market.last") if covered else area

    def _shows_stall(self, seen: CauldronObservation) -> bool:
        """Return whether the stall stands where the desk and the log are otherwise."""
        watched = seen.seat is None and not self.seats[self.viewer].is_person
        asked = question_of(seen) is not None and seen.to_move == self.viewer and not watched
        return seen.in_market and not asked

    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says."""
        return results(self.book, outcome, past)

    def draw_result(self, canvas: Canvas, result: SeatResult, area: Area, every: Sequence[SeatResult]) -> None:
        """Draw who a seat played and what it brewed."""
        draw_result(canvas, result, area)

    def state_line(self) -> Reason:
        """Return the season."""
        return reason("cauldron.table.season", number=self.seen.season)

    def nearness(self, observation: CauldronObservation) -> float:
        """Return how near the goal the highest is and how near all are, half each: what one loses then weighs less."""
        magik, goal = observation.magik, self.book.numbers.goal
        return min(1.0, (max(magik) + sum(magik) / len(magik)) / (2 * goal))

    # The picture

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw ground, huts, track, board and the papers at the right."""
        seen = self.seen
        lit = (look.pointed or "").removeprefix("bar:") if (look.pointed or "").startswith("bar:") else self.lit
        marks = marks_of(asking, lit, pieces_before(self.book, seen))
        self.draw_ground(canvas)
        if self._still_life is not None and not any(map(self._still_life.shared, self.taken())):
            canvas.place(STILL_LIFE, self._still_life)
        self._huts.draw(canvas, seen, marks, look)
        self._middle.draw(canvas, seen, stall=self._shows_stall(seen))
        self._track.draw(canvas, seen)
        question = question_of(seen) if asking is not None else None
        placing = isinstance(question, Choice) and question.what == "place"
        self._board.draw(canvas, seen, marks, look, placing=placing)
        self._board.draw_notes(canvas, seen, self._notes.worn(seen), placing=placing)
        self._home.draw(canvas, seen, asked_brews(seen, asking), marks, look)
        self._signs.draw(canvas, seen)
        action = aimed_now(self.book, seen)
        if action is not None:
            self.mark(canvas, action)
        if seen.in_market:
            self._stall.draw_piles(canvas, seen, marks, look, lit=self.lit)
        if self._shows_stall(seen):
            # Behind the stall it is seen between the board and the log, and its foot is not.
            self.draw_candle(canvas)
            self._stall.draw(canvas, seen, asking, marks, lit=self.lit)
            return
        if (staged := self._staged(seen, asking)) is not None:
            self._stage.draw(canvas, staged)
        else:
            self._desk.draw(canvas, seen, asking, self.lit, look)
        self.draw_candle(canvas)

    def mark(self, canvas: Canvas, action: Announced) -> None:
        """Draw a sign round the field or the ingredient that an announced action is about."""
        seen = self.seen
        if action.cell is not None:
            self._board.mark(canvas, seen, action.cell)
        elif (area := self._lying(action)) is not None:
            canvas.place("token.ring", area)
            self._huts.draw_numbers(canvas, seen, action.owner, [area])

    def announced_places(self) -> Iterable[Area]:
        """Return where the field or the ingredient lies that an announced action is about."""
        action = aimed_now(self.book, self.seen)
        if action is not None and action.cell is not None:
            return [self._board.field_area(self.seen, action.cell)]
        lying = None if action is None else self._lying(action)
        return [] if lying is None else [lying]

    def _lying(self, action: Announced) -> Area | None:
        """Return where the ingredient lies that an announced action is about, with its ring, or None."""
        if action.kind is None:
            return None
        return self._huts.lying(self.seen, action.owner, KINDS.index(action.kind), cellared=action.cellared)

    def above_rings(self, rings: Sequence[Area]) -> Iterable[Callable[[Canvas], None]]:
        """Return what draws the numbers of supplies by the rings once more."""
        draw = self._huts.draw_numbers
        return [partial(draw, seen=self.seen, seat=seat, rings=rings) for seat in range(self.seen.seats)]

    def candle_area(self, seat: Seat) -> Area:
        """Return where the candle stands while a seat acts: one's own behind the stall where that stands."""
        if seat == self.viewer and self._shows_stall(self.seen):
            return self.plan.area("market.candle")
        return super().candle_area(seat)

    def shows_large(self, pointed: str) -> bool:
        """Return whether something is shown large: a card, a hut of another seat, a stone of the track, an ability."""
        return self._looks.shows(pointed)

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw what moves, what is dragged, and the large card of what is pointed at."""
        seen = self.seen
        self.timeline.draw(canvas)
        if look.dragged is not None:
            self._pointing.draw_dragged(canvas, seen, look)
        elif not self.timeline.busy:
            self._looks.draw(canvas, seen, asking, look)
