"""GalleryView: the cards of a game in rows that scroll; the one pointed at is shown large beside them."""

from collections.abc import Callable, Sequence

from game.core.reason import Reason
from game.tables.gallery_cards import Gallery, GalleryCard, Say
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Wheel
from game.view.scene import Services
from game.view.widgets import State
from game.view.widgets.lists import Scrolled

ROWS = 942.0
"""The width of the rows in layout px."""

GAP_X, GAP_Y = 16.0, 12.0
NAME, NAME_GAP, NAME_SIZE = 54.0, 4.0, 21.0
"""The height of the room for the name below a card, and the gap between two names."""

EDGE = 0.09
"""How much of a card of paper its picture leaves free on each side, as a part of the card's width."""

HEADING = 58.0
LARGEST_SECTION = 36.0
"""The largest size of the name of a kind of cards, above the first of them."""

MARGIN = 14.0
"""Room for the ring of the chosen card."""
COLUMN = 790.0
"""The height of the chosen card with its words, up from the foot of the rows."""

FADE = 56.0
"""The layout px over which a card fades at an edge behind which there is more of it; with less in sight it is not
drawn."""

LARGE_WIDTH, LARGE_HEIGHT = 290.0, 372.0
STEP = 110.0


class GalleryView(Scrolled):
    """Rows of cards by section on the left, the chosen card with its words on the right.

    `paper` draws the paper again, under which cards fade at the edges; words are whole or not there.
    """

    def __init__(
        self, services: Services, area: Area, gallery: Gallery, paper: Callable[[Canvas], None] | None = None
    ) -> None:
        super().__init__("gallery", area)
        self._services = services
        self._gallery = gallery
        self._paper = paper
        self._pitch_x = ROWS / gallery.columns
        self._card_width = self._pitch_x - GAP_X
        self._card_height = self._card_width * gallery.shape
        self._sections = gallery.sections
        self._places = self._lay_out()
        self._chosen = 0
        self.bar = Area(area.x + ROWS + 24, area.y, self.bar.width, area.height)
        self.scroller.measure(area.height, self._height)

    def _lay_out(self) -> list[tuple[GalleryCard, Area]]:
        places = []
        y = 0.0
        for section in self._sections:
            y += HEADING
            for number, card in enumerate(section.cards):
                row, column = divmod(number, self._gallery.columns)
                places.append(
                    (
                        card,
                        Area(
                            MARGIN + column * self._pitch_x, y + row * self._pitch, self._card_width, self._card_height
                        ),
                    )
                )
            y += -(-len(section.cards) // self._gallery.columns) * self._pitch
        self._height = y
        return places

    @property
    def section_names(self) -> tuple[Reason, ...]:
        """The names of all sections, in order."""
        return tuple(section.name for section in self._gallery.sections)

    @property
    def is_mixed(self) -> bool:
        """Whether some cards are printed and others ours."""
        return len({card.printed for section in self._gallery.sections for card in section.cards}) > 1

    def narrow(self, words: str = "", section: int | None = None, printed: bool | None = None) -> int:
        """Show only the cards, or whole sections, with these words in their names; return how many cards there are.

        Where they are given, only those of the section with that number, and only those printed in a rulebook or ours.
        """
        say, sought = self._services.words.say, words.casefold().strip()
        sections = []
        for number, each in enumerate(self._gallery.sections):
            if section not in {None, number}:
                continue
            whole = sought in say(each.name).casefold()
            cards = tuple(
                card
                for card in each.cards
                if (whole or sought in say(card.name).casefold()) and printed in {None, card.printed}
            )
            if cards:
                sections.append(each._replace(cards=cards))
        self._sections = tuple(sections)
        self._places = self._lay_out()
        self._chosen = 0
        self.scroller.measure(self.area.height, self._height)
        self.scroller.to(0)
        return len(self._places)

    @property
    def _pitch(self) -> float:
        """The distance of two rows of cards."""
        return self._card_height + NAME + GAP_Y

    @property
    def ring(self) -> Area | None:
        """None: the chosen card shows the focus."""
        return None

    def _choose(self, number: int) -> None:
        if not self._places:
            return
        self._chosen = min(max(number, 0), len(self._places) - 1)
        top = self._places[self._chosen][1].y
        self.scroller.show(top - HEADING, top + self._card_height + NAME)

    def handle(self, command: Command) -> bool:
        """Choose by arrows, scroll by wheel and page keys."""
        match command:
            case Wheel(_, _, steps):
                self.scroller.to(self.scroller.offset - steps * STEP)
            case Pressed(Intent.LEFT):
                self._choose(self._chosen - 1)
            case Pressed(Intent.RIGHT):
                self._choose(self._chosen + 1)
            case Pressed(Intent.UP):
                self._choose(self._chosen - self._gallery.columns)
            case Pressed(Intent.DOWN):
                self._choose(self._chosen + self._gallery.columns)
            case Pressed(Intent.PAGE_UP):
                self.scroller.to(self.scroller.offset - self.area.height)
            case Pressed(Intent.PAGE_DOWN):
                self.scroller.to(self.scroller.offset + self.area.height)
            case _:
                return False
        return True

    def pointer_pressed(self, x: float, y: float) -> None:
        """Take hold of the thumb, or choose the card under the pointer."""
        self._on_bar = abs(x - self.bar.middle_x) < self.bar.width
        self.pointer_dragged(x, y)
        for number, (_, place) in enumerate(self._places):
            if place.moved(self.area.x, self.area.y - self.scroller.offset).contains(x, y):
                self._chosen = number

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the sections in their window and the chosen card."""
        words = self._services.words
        cards: list[Area] = []
        with canvas.clip(self.area):
            y = self.area.y - self.scroller.offset
            for section in self._sections:
                first = Area(self.area.x, y + HEADING, self._card_width, self._card_height)
                if self._has_whole(y, HEADING) and self._shows(first):
                    canvas.text(
                        _titled(words.say(section.name)), self.area.x + MARGIN, y + HEADING / 2,
                        size=canvas.at_most(32, LARGEST_SECTION), role="display", vertical="middle",
                    )  # fmt: skip
                y += HEADING - (-len(section.cards) // self._gallery.columns) * self._pitch
            for number, (card, place) in enumerate(self._places):
                at = place.moved(self.area.x, self.area.y - self.scroller.offset)
                if self._shows(at):
                    cards.append(at)
                    shown = draw_card(canvas, words.say, self._gallery, card, at)
                    if number == self._chosen:
                        panels.ring(canvas, shown)
                if self._has_whole(at.bottom, NAME):
                    canvas.text(
                        _titled(words.say(card.name)), at.middle_x, at.bottom + 5,
                        size=canvas.at_most(NAME_SIZE, NAME_SIZE), align="center", width=self._pitch_x - NAME_GAP,
                        height=NAME + GAP_Y, spacing=0.86,
                    )  # fmt: skip
        self._fade(canvas, cards)
        self.scroller.draw(canvas, self.bar)
        if self._places:
            self._draw_chosen(canvas)

    def _has_whole(self, top: float, height: float) -> bool:
        """Return whether the whole of some words is in the window, from above to below."""
        return top >= self.area.y - 1 and top + height <= self.area.bottom + 1

    def _shows(self, card: Area) -> bool:
        """Return whether so much of a card is in the window that it can fade at an edge."""
        return min(card.bottom, self.area.bottom) - max(card.y, self.area.y) >= FADE

    def _fade(self, canvas: Canvas, cards: Sequence[Area]) -> None:
        """Let the cards that go on beyond the window fade."""
        if self._paper is None:
            return
        rows = Area(self.area.x - 4, self.area.y, ROWS + 18, self.area.height)
        if any(card.y < self.area.y - 1 for card in cards):
            canvas.faded_edge("gallery", rows._replace(height=FADE), self._paper, down=False)
        if any(card.bottom > self.area.bottom + 1 for card in cards):
            lower = rows._replace(y=rows.bottom - FADE, height=FADE)
            canvas.faded_edge("gallery", lower, self._paper, down=True)

    def _draw_chosen(self, canvas: Canvas) -> None:
        words = self._services.words
        card = self._places[self._chosen][0]
        column = Area(self.area.right - 400, self.area.bottom - COLUMN, 400, COLUMN)
        large = Area(column.middle_x - LARGE_WIDTH / 2, column.y + 10, LARGE_WIDTH, LARGE_HEIGHT)
        draw_card(canvas, words.say, self._gallery, card, large)
        top = column.y + 404.0
        if card.draw is None:
            # Other faces bear their names.
            canvas.text(
                _titled(words.say(card.name)), column.middle_x, column.y + 426, size=36, role="display",
                align="center", vertical="middle", width=column.width, fit=True,
            )  # fmt: skip
            top = column.y + 464.0
        canvas.text(
            words.say(card.words), column.middle_x, top, size=26, align="center", colour="ink_soft",
            width=column.width, height=column.y + 632 - top,
        )  # fmt: skip
        if card.pack:
            origin = words.say("gallery.pack", pack=words.say(f"pack.{card.pack}.name"))
            whose = words.say("gallery.pack.by", author=words.say(f"pack.{card.pack}.author"))
        else:
            origin = words.say(card.label or Reason(f"gallery.{'printed' if card.printed else 'ours'}"))
            whose = words.say(self._gallery.origin)
        canvas.line(column.x + 60, column.y + 640, column.right - 60, column.y + 640, "ink_ghost", 1.2)
        canvas.text(
            origin, column.middle_x, column.y + 666, size=23, align="center", vertical="middle", width=column.width,
            fit=True,
        )  # fmt: skip
        canvas.text(
            whose, column.middle_x, column.y + 700, size=22, align="center",
            colour="ink_soft", width=column.width, height=90,
        )  # fmt: skip


def draw_card(canvas: Canvas, say: Say, gallery: Gallery, card: GalleryCard, area: Area) -> Area:
    """Draw a card of a gallery as large as it fits into an area; return where it lies."""
    if card.draw is not None:
        shown = _within(1.0, gallery.shape, area)
        card.draw(canvas, say, shown)
        return shown
    if gallery.bare:
        sheet = _within(1.0, gallery.shape, area)
        panels.paper(canvas, sheet)
        canvas.place(card.frame, _within(*canvas.size_of(card.frame), sheet.inset(sheet.width * EDGE)))
        return sheet
    shown = _within(*canvas.size_of(card.frame), area)
    canvas.place(card.frame, shown)
    return shown


def _within(width: float, height: float, area: Area) -> Area:
    """Return the largest area of that shape in the middle of another."""
    factor = min(area.width / width, area.height / height)
    return Area.around(*area.centre, width * factor, height * factor)


def _titled(words: str) -> str:
    """Return words that begin with a capital letter."""
    return words[:1].upper() + words[1:]
