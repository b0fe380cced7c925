"""The table of Alarún: one's square on the woodland mat, the others' squares beside it, the centre between them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from game.bots.hints import Counsel
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import CENTUM, Card, parse_card
from game.rules.alarun.moves import NAMES, PASS, REFRESH, SWAP_ALL, SWAPS, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.rules.alarun.square import APPRENTICE, HOME, Cell, cell_name, cells_of, parse_cell
from game.store.seat_plans import SeatPlan
from game.tables.alarun.centre import LIFT, Centre
from game.tables.alarun.grid import whole_grid
from game.tables.alarun.ingredient_faces import CARD, frame_of, part_of
from game.tables.alarun.large import draw_discards, draw_large
from game.tables.alarun.log import SIGNS, log_lines
from game.tables.alarun.mats import Mat, Trial, open_parts
from game.tables.alarun.moods import stirs
from game.tables.alarun.motions import Motions
from game.tables.alarun.naming import Naming, hides_best, is_nameless, is_naming, tried_sheet
from game.tables.alarun.occasions import occasion
from game.tables.alarun.outcome_banners import banner_of
from game.tables.alarun.placing import CELL, HAND, is_last, laid, trial_of
from game.tables.alarun.prompts import actions_of, instead_of, part_words, prompt_of, would_of
from game.tables.alarun.results import draw_result, results
from game.tables.alarun.score_panel import ScorePanel, key_to_look
from game.tables.alarun.seats import SeatPanels
from game.tables.alarun.square_count import SquareCount
from game.tables.alarun.tips import tips_of
from game.tables.alarun.turn_order import draw_turns
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.banner import Banner
from game.tables.counting import Counting
from game.tables.log_line import LogLine
from game.tables.mood import Mood
from game.tables.result_lines import Past, Results, SeatResult
from game.tables.table import Table
from game.tables.talk import Occasion
from game.tables.tip import Tip
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Step
from game.view.scene import Services
from game.view.widgets import Spot, Widget

CENTRE, LAID, SEAT = "centre:", "laid ", "seat "
DISCARDS = "discards"


CHAPTERS = {"act": "round", "place": "placing", "name": "rare", "over": "win"}
"""The chapters of the rules by the phase."""


KEEPS_CENTRE = 4
"""The number of seats with which no cards are left in the centre, so that none are cleared."""


MADE = events.Swapped | events.SwappedAll | events.Passed | events.Refreshed | events.Placed | events.Named
"""What somebody does in their turn."""


class AlarunTable(Table):
    """The picture of a match of Alarún."""

    game: ClassVar[str] = "alarun"
    log_signs: ClassVar[Mapping[str, str]] = SIGNS
    boxed: ClassVar[Area] = Area(10, 10, 1380, 776)
    sheets: tuple[str, ...] = ("common", "heads", "room_life", "alarun", "alarun_mat", "alarun_cards")
    log_sign: ClassVar[float] = 33.0
    key_in_title: ClassVar[bool] = True

    seen: AlarunObservation

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        observation: AlarunObservation,
        viewer: Seat,
        since: Sequence[Event] = (),
        packs: Sequence[str] = (),
    ) -> None:
        super().__init__(services, seats, observation, viewer, since, packs)
        self._mat = Mat(self, self.plan)
        self._panels = SeatPanels(self, self.plan, self._mat)
        self._middle = Centre(self, self.plan)
        self._naming = Naming(self, self.plan)
        self._score_panel = ScorePanel(self, self.plan)
        self._motions = Motions(self, self.plan, self._mat, self._panels, self._middle)

    @property
    def chapter(self) -> str:
        """The chapter of the rules for the moment."""
        return CHAPTERS[self.seen.phase]

    def stirs(self, event: Event) -> Mapping[Seat, Mood]:
        """Return whom the public part of an event moves, and how."""
        return stirs(event)

    def occasion(self, event: Event) -> Occasion:
        """Return what the public part of an event gives regulars to remark on."""
        return occasion(event)

    def acting(self) -> Seat | None:
        """Return who everybody knows to be at it, or None; while the cards of a move are on their way who made it."""
        last = self.since[-1] if self.since else None
        return last.seat if isinstance(last, MADE) and self.timeline.busy else self.seen.to_move

    def script(self, event: Event, before: AlarunObservation, after: AlarunObservation) -> Step:
        """Return how an event moves over the table."""
        return self._motions.script(event, before, after)

    def holds_before(self, event: Event) -> bool:
        """The end of a round is to be read, with what lies in the centre where that is cleared."""
        match event:
            case events.CentreCleared():
                return True
            case events.RoundStarted(number):
                return number > 1 and len(self.seats) == KEEPS_CENTRE
        return False

    def closed_hand(self) -> Area | None:
        """Return where the secret colour lies."""
        return self.plan.area("tally.colour") if self.seen.colour_of_seat(self.viewer) is None else None

    def over_words(self, event: Event) -> Reason | None:
        """Return that the round is over, and who leads alone by what these eyes know."""
        seen = self.seen
        words = reason("alarun.table.round_over", number=seen.round_number, rounds=seen.rounds)
        # Among closed colours nobody's own one counts.
        sheets, closed = [seen.sheet(seat) for seat in range(seen.seats)], seen.colours is None
        totals = [sheet.total - (sheet.colour if closed else 0) for sheet in sheets]
        best = max(totals)
        if totals.count(best) > 1:
            return words
        leader = self.seats[totals.index(best)].name
        key = f"{words.key}.leads{'.in_sight' if closed else ''}"
        return Reason(key, words.args).with_args(name=leader, points=best)

    def banner(self, happened: Sequence[Event], before: AlarunObservation, after: AlarunObservation) -> Banner | None:
        """Return what is said above the prompt of the last of the events."""
        return banner_of(happened, before)

    def needs_hand(self, observation: AlarunObservation, public: AlarunObservation) -> bool:
        """Swapping needs the hand; placing and naming are open to all (ruling D13)."""
        return observation.phase == "act"

    def everybody_looks(self, public: AlarunObservation) -> bool:
        """All hands are open once cards are placed (ruling D13); secret colours are not."""
        return public.phase != "act"

    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the move that pointing at a card or a cell means, with what was chosen before."""
        seen = self.seen
        if seen.to_move != self.viewer:
            return None
        cards = [(kind, each.removeprefix(kind)) for each in chosen for kind in (HAND, CENTRE) if each.startswith(kind)]
        taken = {kind: parse_card(name) for kind, name in cards}
        if part.startswith(CELL):
            held, name = seen.known[self.viewer] or seen.hand or (CENTUM,), part.removeprefix(CELL)
            return Place(taken.get(HAND, held[0]), HOME if name == cell_name(HOME) else parse_cell(name))
        if part.startswith(CENTRE) and seen.hand:
            return SWAPS[taken.get(HAND, seen.hand[0])][parse_card(part.removeprefix(CENTRE))]
        if part.startswith(HAND) and seen.centre and seen.phase == "act":
            return SWAPS[parse_card(part.removeprefix(HAND))][taken.get(CENTRE, seen.centre[0])]
        return None

    def warning_of(self, move: Move, *, shared: bool) -> Reason | None:
        """All cards are not given away by one press, nor is one's last action.

        Several take no refresh back, nor the last pass of a round, after which all hands open.
        """
        if move == SWAP_ALL:
            return reason("alarun.action.swap_all.warning")
        if move == REFRESH and self.seen.is_last_action:
            return reason("alarun.action.refresh.warning.last")
        if move == PASS and shared and len(self.seen.waiting) == 1:
            return reason("alarun.action.pass.warning")
        return reason("alarun.action.refresh.warning") if move == REFRESH and shared else None

    def sign_of(self, line: LogLine) -> str | None:
        """Return the sprite that a line of the log is told from others by, or None: a swap by what was taken."""
        swapped = line.words.key == "alarun.log.swapped"
        return line.sprites[-1] if swapped and line.sprites else super().sign_of(line)

    def first_part(self, asking: Asking) -> str | None:
        """Return the first part that glows; of the ingredients to name the best one."""
        if self.seen.phase == "name":
            return NAMES[self.seen.sheet(self.viewer).identity].parts[0]
        return super().first_part(asking)

    def never_covered(self) -> tuple[Area, ...]:
        """Return where the points of the square are added up."""
        return (self.plan.area("tally"),)

    # What can be pointed at

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return the others' squares, laid cards, discards, cells, identities, open cards and hand."""
        seen = self.seen
        asked = asking is not None and seen.to_move == self.viewer
        if asked and seen.phase == "place":
            self._mat.hold(seen, self.viewer)
        if asked and seen.phase in {"act", "place"}:
            self._middle.hold(seen, self.viewer)
        spots: list[Widget] = list(self._looks(seen, press))
        if asked and seen.phase == "place":
            spots += self._cell_spots(seen, press)
        if asked and seen.phase == "name":
            spots += [
                Spot(move.parts[0], area, partial(press, move.parts[0]))
                for move, area in zip(NAMES, self._naming.areas(), strict=True)
            ]
        for spot, (_, area) in self._middle.areas(seen).items():
            if spot.startswith(HAND) or not (asked and seen.phase == "name"):
                spots.append(self._card_spot(spot, area, press, drop, asking))
        return spots

    def tips(self, asking: Asking | None) -> Iterator[Tip]:
        """Yield what explains itself."""
        asked = asking is not None and bool(self.actions(asking))
        lays = any(part.startswith("cell:") for part in open_parts(asking))
        sheet = tried_sheet(self.seen, self.viewer, asking, Look())
        shown = laid(self.seen, self.viewer, trial_of(self.seen, self.viewer, asking, Look()))
        return tips_of(self, self.plan, self._mat, self._panels, self.seen, shown, sheet, asked=asked, lays=lays)

    def _looks(self, seen: AlarunObservation, press: Callable[[str], None]) -> Iterator[Widget]:
        """Yield what can only be looked at; a cell that is taken says so to whoever wants to lay a card there."""
        grid = self._mat.grid(seen, self.viewer)
        for cell in cells_of(seen.taken[self.viewer]):
            name = cell_name(cell)
            yield Spot(f"{LAID}{name}", grid.cell(cell), partial(press, f"{CELL}{name}"))
        for seat in range(seen.seats):
            if seat != self.viewer:
                tip = self.say("alarun.tip.seat", name=self.seats[seat].name)
                panel = self.plan.area(self._panels.prefix(seat))
                yield Spot(f"{SEAT}{seat}", panel, _nothing, tooltip=tip, ringed=False)
        if seen.discards:
            yield Spot(DISCARDS, self.plan.area("discards"), _nothing)
        colour = reason("alarun.table.colour.tip", points=seen.numbers.colour_bonus)
        if seen.colour is None and (key := key_to_look(self, self.viewer)):
            colour = reason("alarun.table.colour.tip.key", tip=colour, button=key)
        yield Spot("colour", self.plan.area("tally.colour"), _nothing, tooltip=self.say(colour))

    def _moves(self, seen: AlarunObservation, spot: str) -> bool:
        """Return whether a card may be dragged."""
        return seen.phase == "act" or (seen.phase == "place" and spot.startswith(HAND))

    def _card_spot(
        self, spot: str, area: Area, press: Callable[[str], None], drop: Drop, asking: Asking | None
    ) -> Spot:
        part = part_of(spot)
        movable = asking is not None and self.seen.to_move == self.viewer and self._moves(self.seen, spot)
        takes = asking is not None and (asking.narrowing.can_choose(part) or part in asking.narrowing.chosen)

        def dropped(target: str | None, x: float, y: float) -> bool:
            taken = next((cell for cell in cells_of(self.seen.taken[self.viewer]) if self._lies(cell, x, y)), None)
            home = part_of(target or "") if taken is None else f"{CELL}{cell_name(taken)}"
            if part.startswith(HAND) and home.startswith((CELL, CENTRE)):
                return drop(part, home)
            return part.startswith(CENTRE) and home.startswith(HAND) and drop(home, part)

        raised = area.moved(0, -LIFT) if takes else None
        return Spot(spot, area, partial(press, part), draggable=movable, on_drop=dropped, raised=raised)

    def _lies(self, cell: Cell, x: float, y: float) -> bool:
        """Return whether a point lies on a cell of the viewer's square."""
        return self._mat.grid(self.seen, self.viewer).cell(cell).contains(x, y)

    def stray_words(self, part: str, x: float, y: float) -> Reason:
        """Return where such a card may be dragged."""
        if self.seen.phase == "act" and self.plan.area("seat0.mat").contains(x, y):
            return reason("alarun.reason.act_first")
        return reason(f"alarun.stray.{self.seen.phase}")

    def _cell_spots(self, seen: AlarunObservation, press: Callable[[str], None]) -> Iterator[Widget]:
        """Yield the free cells in sight inside five by five; those that are not open yet say why."""
        grid = self._mat.grid(seen, self.viewer)
        for cell in cells_of(seen.room(self.viewer) & ~seen.taken[self.viewer]):
            if self._mat.in_sight(grid, cell):
                part = f"{CELL}{cell_name(cell)}"
                yield Spot(part, grid.cell(cell), partial(press, part))

    def confirms(self, move: Move, *, dropped: bool) -> bool:
        """The last card, the apprentice, and a swap that is not dragged: its pair is to be seen."""
        if isinstance(move, Swap):
            return not dropped
        return is_naming(move) or is_last(self.seen, self.viewer, move)

    def gives_up(self, move: Move) -> bool:
        """Return whether it is a swap: a second press on either card lets go of it."""
        return isinstance(move, Swap)

    # What is asked, said and explained

    def move_words(self, move: Move) -> Reason:
        """Return what a move does, in the words that follow "would"."""
        return would_of(move)

    def another_words(self, other: Move, move: Move) -> Reason | None:
        """Return what another move does, by what it has not in common with the first one where that tells it whole."""
        return instead_of(other, move)

    def part_words(self, part: str) -> Reason | None:
        """Return the name of a card, or that it is a cell."""
        return part_words(part)

    def chips_area(self) -> Area:
        """Return the row beside the hat, above the wish."""
        area = self.plan.area("prompt")
        return Area(area.x + 70, area.y + 9, area.width - 76, 42)

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt says."""
        return prompt_of(self.seen, self.viewer, self.seats, asking, tells_best=self.tells_best)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the buttons: those of an action, to keep the last card, to name the apprentice."""
        return list(actions_of(self.seen, self.viewer, asking))

    def hint_prompt(self, asked: Prompt, move: Move, counsel: Counsel) -> Prompt:
        """Return what the prompt says of a hint: move and reason, which have more room below the title than in it."""
        why = self.counsel_words(move, counsel)
        wish = reason("table.prompt.hint.wish", move=self.move_words(move), why=why)
        return asked._replace(title=reason("table.prompt.hint"), wish=wish)

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt on its paper."""
        self._middle.draw_prompt(canvas, prompt, progress)

    def ribbon_areas(self) -> tuple[Area, ...]:
        """Return where a ribbon at a rival's place says what they do."""
        return tuple(self._motions.ribbon_area(seat) for seat in range(len(self.seats)) if seat != self.viewer)

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        return list(log_lines(self, turn, events))

    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says."""
        return results(outcome, past)

    def draw_result(self, canvas: Canvas, result: SeatResult, area: Area, every: Sequence[SeatResult]) -> None:
        """Draw the finished square with what its lines bring."""
        square = draw_result(canvas, area, self.seen.sheet(result.seat))
        self._mat.draw_cards(canvas, self.seen, result.seat, whole_grid(square, self.seen.room(result.seat)))

    def counting(self, outcome: Outcome) -> Counting | None:
        """Return the walk through the potions of every square."""
        return SquareCount(self, self.plan, self.seen, self._mat, outcome)

    def state_line(self) -> Reason:
        """Return the round."""
        seen = self.seen
        return reason("alarun.table.round_of", number=seen.round_number, rounds=seen.rounds)

    # The picture

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw ground, mats and middle."""
        seen = self.seen
        self.draw_ground(canvas)
        trial = trial_of(seen, self.viewer, asking, look)
        if (other := self._enlarged(look)) is not None:
            self._draw_square(canvas, seen, other, None, None, None)
        else:
            self._draw_square(canvas, seen, self.viewer, asking, trial, tried_sheet(seen, self.viewer, asking, look))
        self._score_panel.draw_rounds(canvas, seen)
        self._panels.draw(canvas, seen)
        held = None
        if trial is not None and trial.settled:
            held = next(spot for spot, (card, _) in self._middle.areas(seen).items() if card == trial.card)
        self._middle.draw(canvas, seen, asking, look, held)
        if asking is not None and seen.phase == "name":
            self._naming.draw(canvas, seen, asking, look)
        if seen.phase != "over" and (asking is None or not self.actions(asking)):
            draw_turns(canvas, self, self.plan, seen)
        self.draw_candle(canvas)

    def shows_another(self, look: Look) -> bool:
        """Return whether another seat's square lies in the place of the viewer's."""
        return self._enlarged(look) is not None

    def _enlarged(self, look: Look) -> Seat | None:
        """Return the seat whose square is pointed at, which then lies in the place of the viewer's."""
        pointed = look.pointed or ""
        return int(pointed.removeprefix(SEAT)) if pointed.startswith(SEAT) and look.dragged is None else None

    def _draw_square(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, asking: Asking | None, trial: Trial | None,
        sheet: Sheet | None,
    ) -> None:  # fmt: skip
        """Draw a square large, with the plate of its seat and its tally.

        An apprentice that is yet to be named, and whose best name is not to be seen, counts as nothing.
        """
        shown = laid(seen, seat, trial)
        nameless, tried = sheet is None and is_nameless(self, shown, seat), sheet is not None
        if sheet is None and hides_best(self, seen, seat):
            sheet = seen.sheet(seat, APPRENTICE)
        self._mat.draw(canvas, seen, seat, asking=asking, trial=trial, sheet=sheet)
        yours = asking is not None and seen.to_move == seat == self.viewer
        self._score_panel.draw_plate(canvas, seen, seat, self.say("alarun.table.your_turn") if yours else "")
        self._score_panel.draw(canvas, shown, seat, sheet or shown.sheet(seat), nameless=nameless, tried=tried)

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw flights, the dragged card, and the large card of what is pointed at."""
        seen = self.seen
        pointed = look.pointed or ""
        self.timeline.draw(canvas)
        areas = self._middle.areas(seen)
        if look.dragged is not None and look.dragged[0] in areas:
            # Over a cell the card lies there already, in the size of the square.
            if trial_of(seen, self.viewer, asking, look) is None:
                canvas.centred(frame_of(areas[look.dragged[0]][0]), look.dragged[1], look.dragged[2], width=CARD)
        elif look.dragged is None and not self.timeline.busy:
            if pointed == DISCARDS:
                draw_discards(canvas, self, self.plan, seen)
            elif (card := self._card_at(seen, pointed)) is not None:
                draw_large(canvas, self, self.zoom_area(asking, look), card, seen)

    def shows_large(self, pointed: str) -> bool:
        """Return whether something is shown large: the discards, or a card of hand, centre or one's own square."""
        return pointed == DISCARDS or self._card_at(self.seen, pointed) is not None

    def _card_at(self, seen: AlarunObservation, pointed: str) -> Card | None:
        """Return the card that is pointed at in centre, hand or one's own square."""
        if pointed.startswith(LAID):
            name = pointed.removeprefix(LAID)
            cells = [cell for cell in cells_of(seen.taken[self.viewer]) if cell_name(cell) == name]
            cards = [seen.squares[self.viewer][cell] for cell in cells]
            return cards[0] if cards and cards[0] != APPRENTICE else None
        found = self._middle.areas(seen).get(pointed)
        return None if found is None else found[0]


def _nothing() -> None:
    """Do nothing: a place that is only looked at."""
