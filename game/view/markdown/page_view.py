"""PageView: a widget that shows a page and scrolls through it."""

from collections.abc import Callable, Sequence

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Wheel
from game.view.markdown.keywords import Keyword
from game.view.markdown.page import Block, Heading, words_of
from game.view.markdown.page_layout import FADE, PageLayout, Painter, Spoken
from game.view.widgets.lists import Scrolled
from game.view.widgets.widget import State

PAGE = 0.9
"""The part of the window that a page key scrolls at most."""
STEP = 76.0
"""The layout px that an arrow key or a step of the wheel scrolls."""


def blocks_with(words: str, blocks: Sequence[Block]) -> tuple[int, ...]:
    """Return the numbers of the blocks that hold all of the words, in any case of letters; none hold no words."""
    wanted = words.casefold().split()
    if not wanted:
        return ()
    return tuple(
        index for index, block in enumerate(blocks) if all(word in words_of(block).casefold() for word in wanted)
    )


class PageView(Scrolled):
    """A page in a window; wheel, arrows and page keys scroll, the bar shows how far.

    `found` lists the blocks that hold the words searched for; `goto` scrolls to a block, `goto_chapter` to a chapter.
    A keyword explains itself under the pointer; by keys, left and right lead from one to the next. Pressing it leads to
    its chapter. `paper` draws the paper again, under which pictures fade at the edges; words are whole or not there.
    """

    def __init__(
        self,
        id: str,
        area: Area,
        blocks: Sequence[Block],
        *,
        painter: Painter | None = None,
        paper: Callable[[Canvas], None] | None = None,
        explain: Callable[[Keyword], str] = lambda keyword: keyword.says,
    ) -> None:
        super().__init__(id, area)
        self.blocks = tuple(blocks)
        self._painter = painter
        self._paper = paper
        self._explain = explain
        self._spoken: int | None = None
        self.sound = None
        self.marked: int | None = None
        self._layout: PageLayout | None = None
        self._layout_key: object = None
        self._wanted: int | None = None
        # The block that was gone to last, and how far the page was scrolled then.
        self._gone_to: tuple[int, float] = 0, -1.0

    @property
    def headings(self) -> tuple[tuple[int, str], ...]:
        """The number of the block and the words of each chapter."""
        return tuple(
            (index, block.text)
            for index, block in enumerate(self.blocks)
            if isinstance(block, Heading) and block.level == 2
        )

    def found(self, words: str) -> tuple[int, ...]:
        """Return the numbers of the blocks that hold all of the words, in any case of letters."""
        return blocks_with(words, self.blocks)

    def goto(self, index: int, *, mark: bool = False) -> None:
        """Scroll to a block, washed if `mark`."""
        self._wanted = index
        self.marked = index if mark else None
        if self._layout is not None:
            self._follow(self._layout)

    @property
    def chapters(self) -> dict[str, int]:
        """The block of each chapter by its name."""
        return {
            block.anchor: index
            for index, block in enumerate(self.blocks)
            if isinstance(block, Heading) and block.anchor
        }

    def goto_chapter(self, name: str) -> None:
        """Scroll to a chapter, if the page has it."""
        if name in self.chapters:
            self.goto(self.chapters[name])

    @property
    def first_shown(self) -> int:
        """The number of the block at the top of the window, or of one that was gone to where the page ends before."""
        if self._layout is None:
            return 0
        block, offset = self._gone_to
        if offset == self.scroller.offset:
            return block
        shown = [index for index, placed in enumerate(self._layout.placed) if placed.y <= self.scroller.offset + STEP]
        return shown[-1] if shown else 0

    @property
    def chapter(self) -> str:
        """The name of the chapter that is being read."""
        read = [block.anchor for block in self.blocks[: self.first_shown + 1] if isinstance(block, Heading)]
        return next((anchor for anchor in reversed(read) if anchor), "")

    def handle(self, command: Command) -> bool:
        """Scroll by wheel and keys, and lead from keyword to keyword."""
        match command:
            case Pressed(Intent.LEFT | Intent.RIGHT as intent):
                return self._next_keyword(1 if intent is Intent.RIGHT else -1)
            case Pressed(Intent.CONFIRM) if self._spoken is not None:
                self.press()
            case Wheel(_, _, steps):
                self._move(-steps * STEP)
            case Pressed(Intent.UP):
                self._move(-STEP)
            case Pressed(Intent.DOWN):
                self._move(STEP)
            case Pressed(Intent.PAGE_UP):
                self._turn_back()
            case Pressed(Intent.PAGE_DOWN | Intent.CONFIRM):
                self._turn_on()
            case Pressed(Intent.FIRST):
                self.scroller.to(0)
            case Pressed(Intent.LAST):
                self.scroller.to(self.scroller.most)
            case _:
                return False
        return True

    def _turn_on(self) -> None:
        """Scroll by nearly a page; what is cut at the lower edge is whole then."""
        lower = self.scroller.offset + self.area.height
        cut = self._layout.cut_at(lower) if self._layout is not None else None
        by = self.area.height * PAGE
        self._move(by if cut is None or cut[0] <= self.scroller.offset else min(by, cut[0] - self.scroller.offset))

    def _turn_back(self) -> None:
        """Scroll back by nearly a page; what is cut at the upper edge is whole then."""
        lower = self.scroller.offset + self.area.height
        cut = self._layout.cut_at(self.scroller.offset) if self._layout is not None else None
        by = self.area.height * PAGE
        self._move(-(by if cut is None or cut[1] >= lower else min(by, lower - cut[1])))

    def _move(self, by: float) -> None:
        self._spoken = None
        self.scroller.to(self.scroller.offset + by)

    # Keywords.

    @property
    def keywords(self) -> tuple[Spoken, ...]:
        """The words of the page that explain themselves, once it was drawn."""
        return self._layout.spoken if self._layout is not None else ()

    def shown(self, area: Area) -> Area:
        """Return where something of the page lies in the window."""
        return area.moved(self.area.x, self.area.y - self.scroller.offset)

    def _next_keyword(self, step: int) -> bool:
        """Go to the next keyword that the window shows; return False when there is none."""
        shown = [number for number, spoken in enumerate(self.keywords) if self._is_in_sight(spoken)]
        at = shown.index(self._spoken) + step if self._spoken in shown else 0 if step > 0 else len(shown) - 1
        if not 0 <= at < len(shown):
            return False
        self._spoken = shown[at]
        return True

    def _is_in_sight(self, spoken: Spoken) -> bool:
        area = self.shown(spoken.area)
        return area.y >= self.area.y - 1 and area.bottom <= self.area.bottom + 1

    def pointer_over(self, x: float, y: float) -> None:
        """Note the keyword under the pointer."""
        inside = self.area.contains(x, y)
        self._spoken = next(
            (
                number
                for number, spoken in enumerate(self.keywords)
                if inside and self._is_in_sight(spoken) and self.shown(spoken.area).contains(x, y)
            ),
            None,
        )
        self.sound = None if self._spoken is None else "page"

    @property
    def note_area(self) -> Area:
        """The keyword that is explained."""
        if self._spoken is None:
            return self.area
        return self.shown(self.keywords[self._spoken].area)

    @property
    def note(self) -> str | None:
        """What the keyword that is pointed at or chosen means."""
        if self._spoken is None or self._spoken >= len(self.keywords):
            return None
        return self._explain(self.keywords[self._spoken].keyword)

    def press(self) -> None:
        """Go to the chapter of the keyword."""
        if self._spoken is not None:
            keyword, self._spoken = self.keywords[self._spoken].keyword, None
            self.goto_chapter(keyword.chapter)

    def pointer_clicked(self, x: float, y: float) -> None:
        """Follow the keyword under the pointer, unless the thumb was held."""
        if not self._on_bar:
            self.press()

    def _follow(self, layout: PageLayout) -> None:
        if self._wanted is not None:
            self.scroller.to(layout.placed[self._wanted].y - FADE)
            self._gone_to = self._wanted, self.scroller.offset
            self._wanted = None

    @property
    def ring(self) -> Area | None:
        """None: the page itself shows that it scrolls."""
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw what the window shows of the page, and the bar."""
        layout = self._laid_out(canvas)
        with canvas.clip(self.area):
            if self.marked is not None:
                placed = layout.placed[self.marked]
                y = self.area.y + placed.y - self.scroller.offset
                wash = Area(self.inner.x - 6, y - 6, self.inner.width - 8, placed.height + 12)
                canvas.fill(wash, "gold_lite", 0.35, 10)
            layout.draw(canvas, self.area, self.scroller.offset)
            if state.focused and self._spoken is not None:
                panels.ring(canvas, self.note_area.inset(-4, 2))
        if self._paper is not None:
            edges = Area(self.area.x - 10, self.area.y, self.inner.width + 10, self.area.height)
            for picture in layout.pictures_in(self.area, self.scroller.offset):
                if picture.y < edges.y:
                    canvas.faded_edge("page", edges._replace(height=FADE), self._paper, down=False)
                if picture.bottom > edges.bottom:
                    lower = edges._replace(y=edges.bottom - FADE, height=FADE)
                    canvas.faded_edge("page", lower, self._paper, down=True)
        self.scroller.draw(canvas, self.bar)

    def _laid_out(self, canvas: Canvas) -> PageLayout:
        """Return the layout for the window and text size in use."""
        key = (canvas.viewport, canvas.theme.text_scale)
        if self._layout is None or self._layout_key != key:
            self._layout = PageLayout(canvas, self.blocks, self.inner.width - 24, self._painter)
            self._layout_key = key
            self._spoken = None
            self.scroller.measure(self.area.height, self._layout.height)
            self._follow(self._layout)
        return self._layout
