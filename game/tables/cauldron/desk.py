"""Desk: the papers at the lower right: the three actions with how many ways there are, or the answers to a question."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from math import ceil

from game.core.effect_stack import Choice, Window
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.cards.card_choices import row_of
from game.rules.cauldron.ingredients import KINDS, kinds_in
from game.rules.cauldron.moves import NOTHING, Cast, Choose, Fetch, Steal, Store
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Asking, Look
from game.tables.cauldron.asked import ON_BOARD, asked_by, is_aimed, question_of, sort_of
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, kind_words
from game.tables.cauldron.pieces.small_cards import draw_potion_card, draw_spell_card
from game.tables.cauldron.pieces.small_pieces import disc_frame, token_frame
from game.tables.cauldron.pieces.token_marks import VERBS
from game.tables.cauldron.prompts import SIDE_BY_SIDE, aimed_words, answer_words
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget
from game.view.widgets.buttons import alike

BARS = ("harvest", "steal", "brew")
QUICK = ("cast", "move")
LONGEST_NAME, LONGEST_WAYS, BAR_ENDS = 120.0, 150.0, 46.0
"""The most that the name of an action and its ways take of their bar, and what lies round them, in layout px."""

ROW = 44.0
MOST_LONG_ROWS = 3
"""So many spells that answer have a row each; more share rows by two."""
LARGE_ROW = 52.0
DIE_ROW = 84.0
MOST_ROWS = 6
LARGE_WIDTH = 200.0
"""A narrower answer may take two lines."""

NARROW = 110.0
"""A narrower answer has room for its picture alone."""

SLIM = 0.72
"""The width of a bottle for its height."""

GAP = 6.0

BELL_HEIGHT = 84.0
SECOND_LINE = 14.0
"""How far below the heading of the bell the middle of its second line stands."""

ON_CARDS = frozenset({"keep_spell", "keep_potion", "top_spell"})
MOST_CARDS = 2
"""Questions whose answers are shown as cards where they are so few."""

CARD_SHAPES = (600 / 412, 564 / 332)
"""The height of a spell's and of a potion's small card for its width."""


TO_AND_FRO, NO_CAST = "cauldron.reason.to_and_fro", "cauldron.reason.no_cast"
"""Why something does not go back where it has just come from, and why nobody may cast a spell."""


class Desk:
    """Draws the actions, or the question with its answers, and says what can be pressed there."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    # What can be pressed

    def spots(
        self,
        seen: CauldronObservation,
        asking: Asking,
        press: Callable[[str], None],
        light: Callable[[str], None],
        *,
        taken: Collection[str],
    ) -> Iterator[Widget]:
        """Yield the bars of a harvest turn, or the answers to a question; `light` marks the pieces of a verb.

        An answer that can be pointed at elsewhere too, under an id that is taken, has another id here.
        """
        if isinstance(question_of(seen), Choice):
            for move, area in self.answers(seen, asking):
                part = move.parts[0]
                id = f"{part}#answer" if part in taken else part
                tip = None if move.what in ON_CARDS else self._table.say(self._about(seen, move))
                yield Spot(id, area, partial(press, part), tooltip=tip, ringed=False)
            return
        if isinstance(question_of(seen), Window):
            for spell, area in self.instants(asking):
                yield Spot(f"{spell.parts[0]}#answer", area, partial(press, spell.parts[0]), ringed=False)
            return
        if question_of(seen) is None:
            yield from self._bar_spots(seen, asking, light)

    def _about(self, seen: CauldronObservation, move: Choose) -> Reason:
        """Return what an answer is, for those who point at it."""
        if move.option != NOTHING and move.what == "kind":
            return reason("cauldron.tip.token", kind=kind_words(move.option))
        if move.what == "payment" and "+" in move.option:
            return Reason("cauldron.tip.payment")
        return answer_words(self._book, seen, self._table.seats, move)

    def _bar_spots(self, seen: CauldronObservation, asking: Asking, light: Callable[[str], None]) -> Iterator[Widget]:
        for verb in (*BARS, *QUICK):
            why = None if self.count(seen, asking, verb) else self._table.say(self._why_not(seen, asking, verb))
            area = self._plan.area(f"button.{verb}")
            closed = verb == "cast" and seen.seat is None
            tip = self._table.say(f"cauldron.table.tip.{verb}{'.closed' if closed else ''}")
            yield Spot(f"bar:{verb}", area, partial(light, verb), tooltip=tip, disabled_because=why, kept_clear=True)

    def _why_not(self, seen: CauldronObservation, asking: Asking, verb: str) -> Reason:
        acted = not any(move.verb in BARS for move in asking.narrowing.all)
        none = Reason(f"cauldron.table.none.{verb}")
        if verb in BARS and acted:
            return reason("cauldron.reason.acted")
        if verb == "move":
            # What was moved one way does not go back: that is said, and not that there is nothing to move.
            viewer = self._table.viewer
            if not seen.cellars[viewer]:
                return Reason("cauldron.table.none.move.bare")
            own = *map(Store, kinds_in(seen.supply[viewer])), *map(Fetch, kinds_in(seen.cellared[viewer]))
            return _first_of({TO_AND_FRO}, asking, own) or none
        if verb == "brew" and seen.ability_brews:
            ability, brews = seen.ability_brews[0]
            return reason("cauldron.table.none.brew.ability", ability=card_words(ability)) if brews else none
        if verb == "cast":
            # That no spell may be cast by anybody says more than that none would do something.
            if seen.is_silenced(self._table.viewer):
                return Reason(NO_CAST)
            return _first_of({NO_CAST}, asking, map(Cast, seen.hand)) or none
        return none

    def count(self, seen: CauldronObservation, asking: Asking, verb: str) -> int:
        """Return in how many ways something can be done; of a closed hand only what its backs tell."""
        if verb == "cast" and seen.seat is None:
            viewer = self._table.viewer
            return 0 if seen.is_silenced(viewer) else sum(seen.hand_counts[viewer])
        return sum(move.verb in VERBS[verb] for move in asking.narrowing.all)

    def answers(self, seen: CauldronObservation, asking: Asking) -> list[tuple[Choose, Area]]:
        """Return the answers that are listed, with their places; what lies on the board is not."""
        question = question_of(seen)
        moves = [move for move in asking.narrowing.all if isinstance(move, Choose)]
        if isinstance(question, Choice) and question.what in ON_BOARD:
            moves = [move for move in moves if move.option == NOTHING]
        area = self._plan.area("actions")
        room = Area(area.x + 14, area.y + 52, area.width - 28, area.height - 66)
        if isinstance(question, Choice) and question.what in ON_CARDS and len(moves) <= MOST_CARDS:
            cells = list(room.columns(max(2, len(moves)), GAP))
            shape = CARD_SHAPES[question.what == "keep_potion"]
            heights = [min(room.height, cell.width * shape) for cell in cells]
            cards = [Area.around(*cell.centre, high / shape, high) for cell, high in zip(cells, heights, strict=True)]
            return list(zip(moves, cards, strict=False))
        dice = isinstance(question, Choice) and question.what == "die"
        columns = 3 if dice else 1 if len(moves) <= MOST_ROWS else 2 if len(moves) <= 2 * MOST_ROWS + 2 else 3
        rows = max(-(-len(moves) // columns), 1)
        height = min(DIE_ROW if dice else LARGE_ROW, room.height / rows - GAP)
        cells = [
            cell._replace(height=height)
            for row in range(rows)
            for cell in Area(room.x, room.y + row * (height + GAP), room.width, height).columns(columns, GAP)
        ]
        return list(zip(moves, cells, strict=False))

    def instants(self, asking: Asking) -> list[tuple[Cast, Area]]:
        """Return the spells that answer an announcement, with their places above the buttons of silence."""
        moves = [move for move in asking.narrowing.all if isinstance(move, Cast)]
        area, below = self._plan.area("actions"), self._plan.area("bell.pass")
        columns = 1 if len(moves) <= MOST_LONG_ROWS else 2
        rows = max(1, ceil(len(moves) / columns))
        top = area.y + 84
        height = min(ROW, (below.y - top) / rows - GAP)
        cells = [
            cell._replace(height=height)
            for row in range(rows)
            for cell in Area(area.x + 14, top + row * (height + GAP), area.width - 28, height).columns(columns, GAP)
        ]
        return list(zip(moves, cells, strict=False))

    @property
    def heading(self) -> Area:
        """Where the heading of what is asked stands, with the second line of the bell's."""
        title = self._plan.area("actions.title")
        return title._replace(height=title.height + 2 * SECOND_LINE)

    # The picture

    def draw(
        self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, verb: str | None, look: Look
    ) -> None:
        """Draw the paper with the bars or answers."""
        area = self._plan.area("actions")
        panels.paper(canvas, area)
        self._table.draw_light(canvas, area)
        question = question_of(seen) if asking is not None else None
        title = self._plan.area("actions.title")
        if asking is None or question is None:
            key = "cauldron.table.actions"
        elif isinstance(question, Window):
            key = "cauldron.table.window"
        else:
            key = self._ask_key(seen, question)
        canvas.text(
            self._table.say(key), title.x, title.middle_y, size=28, role="display", vertical="middle",
            width=title.width, fit=True,
        )  # fmt: skip
        if asking is not None and isinstance(question, Choice):
            self._draw_answers(canvas, seen, asking, look)
        elif asking is not None and isinstance(question, Window):
            self._draw_window(canvas, seen, asking, look)
        else:
            self._draw_bars(canvas, seen, asking, verb, look)

    def _ask_key(self, seen: CauldronObservation, question: Choice) -> str:
        """Return the text key of a question: of what is chosen, and of what becomes of it where a card tells."""
        key = f"cauldron.table.ask.{sort_of(question)}"
        precise = f"{key}.{row_of(self._book.cards, asked_by(seen), question.name).role}"
        return precise if self._table.services.words.has(precise) else key

    def _draw_bars(
        self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, verb: str | None, look: Look
    ) -> None:
        named = {name: self._table.say(f"cauldron.table.action.{name}") for name in BARS}
        large = alike(canvas, [(each, LONGEST_NAME) for each in named.values()], 28)
        counts = {name: 0 if asking is None else self.count(seen, asking, name) for name in BARS}
        ways = {name: self._table.say(self._ways(name, count, seen, asking)) for name, count in counts.items() if count}
        rooms = {
            name: min(LONGEST_WAYS, self._plan.area(f"button.{name}").width - BAR_ENDS
                      - canvas.measure(named[name], size=large, role="display").width)
            for name in ways
        }  # fmt: skip
        small = alike(canvas, [(ways[name], rooms[name]) for name in ways], 24, "text") if ways else 24
        for name in BARS:
            area = self._plan.area(f"button.{name}")
            hovered = name in ways and (look.pointed == f"bar:{name}" or verb == name)
            canvas.place(f"action.{name}{'.hover' if hovered else ''}" if name in ways else "action.off", area)
            canvas.text(
                named[name], area.x + 18, area.middle_y, size=large, role="display", vertical="middle",
                colour="ink" if name in ways else "ink_soft", width=LONGEST_NAME, fit=True,
            )  # fmt: skip
            if name in ways:
                canvas.text(
                    ways[name], area.right - 18, area.middle_y, size=small, align="right", vertical="middle",
                    width=rooms[name], fit=True,
                )  # fmt: skip
        quick = self._plan.area("quick.title")
        canvas.text(
            self._table.say("cauldron.table.quick"), quick.x, quick.middle_y, size=26, role="display",
            vertical="middle", width=quick.width, fit=True,
        )  # fmt: skip
        words = {name: self._table.say(key) for name, key in SIDE_BY_SIDE.items()}
        areas = {name: self._plan.area(f"button.{name}") for name in words}
        size = alike(canvas, [(words[name], areas[name].width - 28) for name in words], 26)
        for name in QUICK:
            area = areas[name]
            number = 0 if asking is None else self.count(seen, asking, name)
            state = "off" if not number else "hover" if look.pointed == f"bar:{name}" or verb == name else "normal"
            panels.button(canvas, area, "straw", state)
            canvas.text(
                words[name], *area.centre, size=size, role="display", align="center", vertical="middle",
                colour="ink" if number else "ink_soft", width=area.width - 28, fit=True,
            )  # fmt: skip
        if asking is None:
            panels.button(canvas, areas["end"], "straw", "off")
            canvas.text(
                words["end"], *areas["end"].centre, size=size, role="display", align="center", vertical="middle",
                colour="ink_soft", width=areas["end"].width - 28, fit=True,
            )  # fmt: skip

    def _ways(self, verb: str, number: int, seen: CauldronObservation, asking: Asking | None) -> Reason:
        """Return in how many ways something can be done, or with which dice."""
        if verb == "steal" and asking is not None:
            needs = {seen.steal_needs[move.victim] for move in asking.narrowing.all if isinstance(move, Steal)}
            key = "steal" if len(needs) == 1 else "steal.from"
            return reason(f"cauldron.table.ways.{key}", need=min(needs))
        return reason(f"cauldron.table.ways.{verb}", count=number)

    def _draw_window(self, canvas: Canvas, seen: CauldronObservation, asking: Asking, look: Look) -> None:
        """Draw the bell, and the names of the spells that may answer."""
        area = self._plan.area("actions")
        canvas.centred("bell.rung.1", area.right - 54, area.y + 46, height=BELL_HEIGHT)
        title = self._plan.area("actions.title")
        canvas.text(
            self._table.say("cauldron.table.window.words"), title.x, title.bottom + SECOND_LINE, size=23,
            vertical="middle", colour="ink_soft", width=title.width - 86, fit=True,
        )  # fmt: skip
        for spell, row in self.instants(asking):
            pointed = spell.parts[0] in {(look.pointed or "").partition("#")[0], *asking.narrowing.chosen}
            hinted = spell == asking.hinted
            panels.button(canvas, row, "straw", "hover" if pointed or hinted else "normal")
            canvas.text(
                self._table.say(card_words(spell.spell)), row.x + 14, row.middle_y, size=25, role="display",
                vertical="middle", width=row.width - 60, fit=True,
            )  # fmt: skip
            if hinted:
                canvas.centred("icon.hint", row.right - 24, row.middle_y, height=30)

    def _draw_answers(self, canvas: Canvas, seen: CauldronObservation, asking: Asking, look: Look) -> None:
        answers = self.answers(seen, asking)
        question = question_of(seen)
        if isinstance(question, Choice) and question.what in ON_BOARD:
            area, words = self._plan.area("actions"), [reason(f"cauldron.table.on_board.{question.what}")]
            if is_aimed(self._book, seen):
                words.append(aimed_words(asking))
            for at, told in enumerate(words):
                canvas.text(
                    self._table.say(told), area.middle_x, area.y + 130 + at * 100, size=24, align="center",
                    width=area.width - 50, height=110 if len(words) == 1 else 90, spacing=1.05,
                )  # fmt: skip
        hinted = asking.hinted
        on_cards = isinstance(question, Choice) and question.what in ON_CARDS and len(answers) <= MOST_CARDS
        for move, area in answers:
            if on_cards:
                self._draw_card(canvas, move, area, look, hinted=move == hinted)
                continue
            pointed = (look.pointed or "").partition("#")[0] == move.parts[0]
            panels.button(canvas, area, "straw", "hover" if pointed or move == hinted else "normal")
            self._draw_answer(canvas, seen, move, area)
            if move == hinted:
                canvas.centred("icon.hint", area.right - 16, area.middle_y, height=30)

    def _draw_card(self, canvas: Canvas, move: Choose, area: Area, look: Look, *, hinted: bool) -> None:
        """Draw a card that can be kept."""
        if move.option in self._book.potion_order:
            draw_potion_card(canvas, self._table, self._book, move.option, area)
        else:
            draw_spell_card(canvas, self._table, self._book, move.option, area)
        if hinted or (look.pointed or "").partition("#")[0] == move.parts[0]:
            panels.ring(canvas, area)
        if hinted:
            canvas.centred("icon.hint", area.right - 16, area.bottom - 16, height=34)

    def _draw_answer(self, canvas: Canvas, seen: CauldronObservation, move: Choose, area: Area) -> None:
        """Draw an answer: signs where there are any, then words unless the signs say it all or leave no room."""
        signs = self._signs(move, area.height - 10)
        size = min(area.height - 8, (area.width - 12) / max(1, len(signs)))
        several = len(signs) > 1 and (move.what == "payment" or area.width < LARGE_WIDTH)
        alone = bool(signs) and (move.what == "die" or several or area.width < NARROW)
        pitch = size * (SLIM if move.what == "potion" else 1)
        x = area.x + 8 if not alone else area.middle_x - len(signs) * pitch / 2
        for sign in signs:
            canvas.centred(sign, x + pitch / 2, area.middle_y, height=size - 4)
            x += pitch
        if not alone:
            two_lines = area.height >= ROW and area.width < LARGE_WIDTH
            words = self._table.say(answer_words(self._book, seen, self._table.seats, move))
            canvas.text(
                words, x + 6, area.middle_y, size=23 if two_lines else 24,
                vertical="middle", width=area.right - x - 10, fit=not two_lines, lines=2, height=area.height - 4,
                spacing=0.95,
            )  # fmt: skip

    def _signs(self, move: Choose, size: float) -> Sequence[str]:
        """Return the frames that stand for an answer."""
        if move.option == NOTHING:
            return ()
        match move.what:
            case "seat":
                return (f"hat.{self._table.colour(int(move.option))}.small",)
            case "kind":
                return (token_frame(KINDS.index(move.option), size),)
            case "token":
                seat, _, kind = move.option.partition(":")
                return (f"hat.{self._table.colour(int(seat))}.small", token_frame(KINDS.index(kind), size))
            case "payment":
                return tuple(disc_frame(KINDS.index(kind), size) for kind in move.option.split("+"))
            case "die":
                return (f"die.{move.option}",)
            case "potion":
                return (f"{self._book.potion(move.option).picture}.small",)
        return ()


def _first_of(keys: Collection[str], asking: Asking, moves: Iterable[Move]) -> Reason | None:
    """Return the first of some reasons, by their text keys, for which some moves are not legal, or None."""
    reasons = map(asking.why_not, moves)
    return next((why for why in reasons if why is not None and why.key in keys), None)
