"""The table of Alarún: one's square on the woodland mat, the others' squares beside it, the centre between them."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.play.replay import Turn
from game.rules.alarun.ingredients import CENTUM, KINDS, card_words, kind_of, parse_card
from game.rules.alarun.moves import NAMES, PASS, PLACES, REFRESH, SWAP_ALL, SWAPS, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.scoring import Gain
from game.rules.alarun.square import ALL_CELLS, cell_name, cells_of, parse_cell, within
from game.store.places import LEVELS
from game.store.seats import SeatPlan
from game.tables.alarun.cards import frame_of
from game.tables.alarun.log import log_lines
from game.tables.alarun.mats import Mats
from game.tables.alarun.middle import Middle, part_of
from game.tables.alarun.motions import Motions
from game.tables.alarun.results import results
from game.tables.alarun.stage import after_event
from game.tables.plan import Plan
from game.tables.results import Results
from game.tables.table import Action, Asking, LogLine, Look, Prompt, Table
from game.view import panels
from game.view.area import LAYOUT, Area
from game.view.canvas import Canvas
from game.view.levels import load_level
from game.view.scene import Services
from game.view.widgets import Spot, Widget

CARD = 134.0
NAMING_COLUMNS = 7


class AlarunTable(Table):
    """The picture of a match of Alarún."""

    sheets: ClassVar[tuple[str, ...]] = ("common", "alarun", "alarun_cards")

    def __init__(self, services: Services, seats: Sequence[SeatPlan]) -> None:
        super().__init__(services, seats)
        self.plan = Plan(load_level(LEVELS / "alarun.tmx"), len(seats))
        self.seen: AlarunObservation | None = None
        self._mats = Mats(self, self.plan)
        self._middle = Middle(self, self.plan)
        self._motions = Motions(self, self.plan, self._mats, self._middle)

    def show(self, observation: AlarunObservation, viewer: Seat) -> None:
        """Take the picture to an observation at once."""
        self.timeline.clear()
        self.seen = observation
        self.viewer = viewer

    def animate(self, event: Event) -> None:
        """Let an event happen: the picture is that after it, the timeline brings the pieces there."""
        if self.seen is None:
            return
        before, after = self.seen, after_event(self.seen, event)
        self.seen = after
        self.timeline.play(self._motions.script(event, before, after))

    def needs_hand(self, observation: AlarunObservation) -> bool:
        """Swapping needs the hand; placing and naming are open to all (ruling D13)."""
        return observation.phase == "act"

    def attempt(self, part: str) -> Move | None:
        """Return the move that pointing at an open card or a cell means."""
        seen = self.seen
        kind, _, name = part_of(part).partition(":")
        if seen is None or seen.to_move is None:
            return None
        if kind == "cell" and seen.known[self.viewer]:
            return PLACES[seen.known[self.viewer][0]][parse_cell(name)]
        if kind == "centre" and seen.hand:
            return SWAPS[seen.hand[0]][parse_card(name)]
        if kind == "hand" and seen.centre:
            return SWAPS[parse_card(name)][seen.centre[0]]
        return None

    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Callable[[str], None]) -> list[Widget]:
        """Return hand, open cards, cells, identities and the others' squares as places to point at."""
        seen = self.seen
        if seen is None:
            return []
        spots: list[Widget] = []
        for spot, (_, area) in self._middle.areas(seen).items():
            spots.append(self._card_spot(spot, area, asking, press, drop))
        spots += self._cell_spots(seen, asking, press)
        if asking is not None and seen.phase == "name":
            spots += [
                Spot(move.parts[0], area, self._presser(press, move.parts[0]), ringed=False)
                for move, area in zip(NAMES, self._naming_areas(), strict=True)
            ]
        for seat in range(seen.seats):
            if seat != self.viewer:
                area = self.plan.area(f"seat{self.place_of(seat)}.mat")
                spots.append(Spot(f"seat {seat}", area, lambda: None, ringed=False))
        return spots

    def _presser(self, press: Callable[[str], None], part: str) -> Callable[[], None]:
        return lambda: press(part)

    def _card_spot(
        self,
        spot: str,
        area: Area,
        asking: Asking | None,
        press: Callable[[str], None],
        drop: Callable[[str], None],
    ) -> Spot:
        part = part_of(spot)

        def dropped(target: str | None, x: float, y: float) -> None:
            if target is not None and target.startswith(("cell:", "centre:")):
                press(part)
                press(part_of(target))
                if target.startswith("centre:"):
                    press(part_of(target))

        movable = asking is not None and spot.startswith("hand:") and asking.narrowing.can_choose(part)
        return Spot(spot, area, self._presser(press, part), draggable=movable, on_drop=dropped, ringed=False)

    def _cell_spots(self, seen: AlarunObservation, asking: Asking | None, press: Callable[[str], None]) -> list[Widget]:
        if asking is None or seen.phase != "place":
            return []
        grid = self._mats.own_grid(seen, self.viewer)
        taken = seen.taken[self.viewer]
        parts = [(cell, f"cell:{cell_name(cell)}") for cell in cells_of(within(taken) & ~taken) if cell in ALL_CELLS]
        return [Spot(part, grid.cell(cell), self._presser(press, part), ringed=False) for cell, part in parts]

    def confirms(self, move: Move) -> bool:
        """A swap waits for its button, so that the pair can be seen first."""
        return isinstance(move, Swap)

    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt says."""
        seen = self.seen
        if seen is None or seen.to_move is None:
            return Prompt(None, reason("table.prompt.over"), reason("alarun.table.over"), yours=False)
        if asking is None:
            name = self.seats[seen.to_move].name
            wish = reason(f"alarun.table.waiting.{seen.phase}")
            return Prompt(seen.to_move, reason("table.prompt.theirs", name=name), wish, yours=False)
        return Prompt(seen.to_move, reason(f"alarun.table.title.{seen.phase}"), self._wish(seen), yours=True)

    def _wish(self, seen: AlarunObservation) -> Reason:
        if seen.phase == "place":
            return reason("alarun.prompt.place", count=len(seen.known[self.viewer]))
        if seen.phase == "name":
            return reason("alarun.prompt.name", card=card_words(seen.sheet(self.viewer).identity))
        left = seen.actions_left
        if left is not None:
            return (
                reason("alarun.prompt.act.warning", count=left)
                if left
                else reason("alarun.prompt.act.must_pass", count=0)
            )
        if seen.is_last_action:
            return reason("alarun.prompt.act.last")
        return reason("alarun.table.nobody_passed", number=seen.round_number + 1)

    def actions(self, asking: Asking) -> list[Action]:
        """Return the buttons: swap the chosen pair, pass, swap all, refresh; or name the best."""
        seen = self.seen
        if seen is None:
            return []
        if seen.phase == "name":
            best = NAMES[seen.sheet(self.viewer).identity]
            words = reason("alarun.action.name", card=card_words(best.identity))
            return [Action("name", "button.swap_all", words, best, primary=True)]
        if seen.phase != "act":
            return []
        move = asking.narrowing.move
        swap = move if isinstance(move, Swap) else None
        pair = None if swap is not None else reason("alarun.action.swap.pair")
        actions = [
            Action("swap", "button.swap", reason("alarun.action.swap"), swap, primary=True, why=pair),
            Action("pass", "button.pass", reason("alarun.action.pass"), PASS),
            Action("swap_all", "button.swap_all", reason("alarun.action.swap_all"), SWAP_ALL),
        ]
        if seen.seats == 2:
            why = asking.why_not(REFRESH)
            actions.append(Action("refresh", "button.refresh", reason("alarun.action.refresh"), REFRESH, why=why))
        return actions

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt on its paper."""
        self._middle.draw_prompt(canvas, prompt, progress)

    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""
        return list(log_lines(self, turn, events))

    def results(self, outcome: Outcome, turns: Sequence[Turn]) -> Results:
        """Return what the results page says."""
        if self.seen is None:
            raise ValueError("nothing is shown")
        return results(outcome, self.seen, turns)

    def state_line(self) -> Reason:
        """Return the round."""
        seen = self.seen
        if seen is None:
            return reason("alarun.state.none")
        return reason("alarun.table.round_of", number=seen.round_number, rounds=seen.rounds)

    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw ground, mats and middle."""
        seen = self.seen
        if seen is None:
            return
        canvas.ground(self.plan.level)
        gain = self._gain(seen, asking, look)
        self._mats.draw_own(canvas, seen, self.viewer, asking, gain)
        for seat in range(seen.seats):
            if seat != self.viewer:
                self._mats.draw_panel(canvas, seen, seat, active=seat == seen.to_move)
        self._middle.draw(canvas, seen, asking, look)

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw flights, the dragged card, what a cell would add, an enlarged square, and the large card."""
        seen = self.seen
        if seen is None:
            return
        if asking is not None and seen.phase == "name":
            self._draw_naming(canvas, seen, look)
        self.timeline.draw(canvas)
        pointed = look.pointed or ""
        if look.dragged is not None:
            card = (
                self._middle.areas(seen)[look.dragged[0]][0] if look.dragged[0] in self._middle.areas(seen) else CENTUM
            )
            canvas.centred(frame_of(card), look.dragged[1], look.dragged[2], width=CARD)
        if (gain := self._gain(seen, asking, look)) is not None and pointed.startswith("cell:"):
            self._draw_gain(canvas, seen, gain, parse_cell(part_of(pointed).removeprefix("cell:")))
        if pointed.startswith("seat ") and not self.timeline.busy:
            self._mats.draw_own(canvas, seen, int(pointed.removeprefix("seat ")), None, None)
        elif look.dragged is None and not self.timeline.busy and pointed in self._middle.areas(seen):
            self._draw_large(canvas, self._middle.areas(seen)[pointed][0])

    def _held(self, seen: AlarunObservation, asking: Asking | None, look: Look) -> int | None:
        """Return the card that would be placed: the chosen or dragged one, or the only one left."""
        if asking is None or seen.phase != "place" or seen.to_move != self.viewer:
            return None
        held = [part for part in asking.narrowing.chosen if part.startswith("hand:")]
        if look.dragged is not None:
            held = [part_of(look.dragged[0])]
        if held:
            return parse_card(held[0].removeprefix("hand:"))
        cards = set(seen.known[self.viewer])
        return cards.pop() if len(cards) == 1 else None

    def _gain(self, seen: AlarunObservation, asking: Asking | None, look: Look) -> Gain | None:
        """Return what the held card would add in the cell pointed at."""
        card = self._held(seen, asking, look)
        if card is None or asking is None or look.pointed is None or not look.pointed.startswith("cell:"):
            return None
        if part_of(look.pointed) not in asking.narrowing.glowing:
            return None
        return seen.gain(self.viewer, card, parse_cell(part_of(look.pointed).removeprefix("cell:")))

    def _draw_gain(self, canvas: Canvas, seen: AlarunObservation, gain: Gain, cell: int) -> None:
        area = self._mats.own_grid(seen, self.viewer).cell(cell)
        canvas.place("cell.hover", area)
        canvas.number(f"{gain.total:+d}", *area.centre, 44, align="center")

    def _naming_areas(self) -> list[Area]:
        """Return where the forty-nine identities lie while the apprentice is named."""
        panel = Area(LAYOUT.middle_x - 490, 120, 1000, 900)
        rows = Area(panel.x + 60, panel.y + 120, 880, 720).rows(NAMING_COLUMNS, 10)
        return [cell for row in rows for cell in Area(row.x, row.y, row.width, row.height).columns(NAMING_COLUMNS, 10)]

    def _draw_naming(self, canvas: Canvas, seen: AlarunObservation, look: Look) -> None:
        """Lay out every identity; the best one wears gold."""
        panel = Area(470, 120, 1000, 880)
        panels.paper(canvas, panel)
        panels.heading(canvas, panel.middle_x, panel.y + 8, self.say("alarun.table.title.name"))
        best = seen.sheet(self.viewer).identity
        for identity, area in enumerate(self._naming_areas()):
            side = min(area.width, area.height)
            card = Area.around(*area.centre, side, side)
            canvas.place(frame_of(identity, side), card)
            if identity == best or look.pointed == NAMES[identity].parts[0]:
                canvas.place("ring.card", card)

    def _draw_large(self, canvas: Canvas, card: int) -> None:
        """Show a card large over the others' squares, with its name and what it stands for."""
        area = self.plan.area("large.right")
        panels.paper(canvas, area)
        canvas.place(frame_of(card), Area(area.middle_x - 150, area.y + 60, 300, 300))
        canvas.text(
            self.say(card_words(card)), area.middle_x, area.y + 410, size=38, role="display", align="center",
            vertical="middle", width=area.width - 70, fit=True,
        )  # fmt: skip
        key = "alarun.gallery.centum" if card == CENTUM else f"alarun.gallery.kind.{KINDS[kind_of(card)]}"
        canvas.text(
            self.say(key), area.middle_x, area.y + 452, size=25, align="center", colour="ink_soft",
            width=area.width - 80, height=120,
        )  # fmt: skip
