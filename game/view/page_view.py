"""PageView: a widget that shows a page and scrolls through it."""

from collections.abc import Sequence

from game.view.area import Area
from game.view.canvas import Canvas
from game.view.commands import Command, Intent, Pressed, Wheel
from game.view.page import Block, Heading, PageLayout, words_of
from game.view.widgets.lists import Scrolled
from game.view.widgets.widget import State

STEP = 76.0
"""The layout px that an arrow key or a step of the wheel scrolls."""


class PageView(Scrolled):
    """A page in a window; wheel, arrows and page keys scroll, the bar shows how far.

    `found` lists the blocks that hold the words searched for; `goto` scrolls to a block.
    """

    def __init__(self, id: str, area: Area, blocks: Sequence[Block]) -> None:
        super().__init__(id, area)
        self.blocks = tuple(blocks)
        self.marked: int | None = None
        self._layout: PageLayout | None = None
        self._layout_key: object = None
        self._wanted: int | None = None

    @property
    def headings(self) -> tuple[tuple[int, str], ...]:
        """The number of the block and the words of each heading below the page's title."""
        return tuple(
            (index, block.text)
            for index, block in enumerate(self.blocks)
            if isinstance(block, Heading) and block.level > 1
        )

    def found(self, words: str) -> tuple[int, ...]:
        """Return the numbers of the blocks that hold all of the words, in any case of letters."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        return tuple(
            index
            for index, block in enumerate(self.blocks)
            if all(word in words_of(block).casefold() for word in wanted)
        )

    def goto(self, index: int, *, mark: bool = False) -> None:
        """Scroll to a block, washed if `mark`."""
        self._wanted = index
        self.marked = index if mark else None
        if self._layout is not None:
            self._follow(self._layout)

    @property
    def first_shown(self) -> int:
        """The number of the block at the top of the window."""
        if self._layout is None:
            return 0
        shown = [index for index, placed in enumerate(self._layout.placed) if placed.y <= self.scroller.offset + STEP]
        return shown[-1] if shown else 0

    def handle(self, command: Command) -> bool:
        """Scroll by wheel and keys."""
        page = self.area.height * 0.9
        match command:
            case Wheel(_, _, steps):
                self._move(-steps * STEP)
            case Pressed(Intent.UP):
                self._move(-STEP)
            case Pressed(Intent.DOWN):
                self._move(STEP)
            case Pressed(Intent.PAGE_UP):
                self._move(-page)
            case Pressed(Intent.PAGE_DOWN | Intent.CONFIRM):
                self._move(page)
            case Pressed(Intent.FIRST):
                self.scroller.to(0)
            case Pressed(Intent.LAST):
                self.scroller.to(self.scroller.most)
            case _:
                return False
        return True

    def _move(self, by: float) -> None:
        self.scroller.to(self.scroller.offset + by)

    def _follow(self, layout: PageLayout) -> None:
        if self._wanted is not None:
            self.scroller.to(layout.placed[self._wanted].y)
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
        self.scroller.draw(canvas, self.bar)

    def _laid_out(self, canvas: Canvas) -> PageLayout:
        """Return the layout for the window and text size in use."""
        key = (canvas.viewport, canvas.theme.text_scale)
        if self._layout is None or self._layout_key != key:
            self._layout = PageLayout(canvas, self.blocks, self.inner.width - 24)
            self._layout_key = key
            self.scroller.measure(self.area.height, self._layout.height)
            self._follow(self._layout)
        return self._layout
