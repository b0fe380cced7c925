"""PageView: a widget that shows a page and scrolls through it."""

from collections.abc import Sequence

from game.view.area import Area
from game.view.canvas import Canvas
from game.view.commands import Command, Intent, Pressed, Wheel
from game.view.page import Block, Heading, PageLayout, words_of
from game.view.widgets.widget import State, Widget

STEP = 76.0
RAIL_WIDTH = 20.0


class PageView(Widget):
    """A page in a window; wheel, arrows and page keys scroll, the rail shows how far.

    `found` lists the blocks that hold the words searched for; `goto` scrolls to a block.
    """

    def __init__(self, id: str, area: Area, blocks: Sequence[Block]) -> None:
        super().__init__(id, area)
        self.blocks = tuple(blocks)
        self.scroll = 0.0
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
        shown = [index for index, placed in enumerate(self._layout.placed) if placed.y <= self.scroll + STEP]
        return shown[-1] if shown else 0

    def handle(self, command: Command) -> bool:
        """Scroll by wheel and keys."""
        match command:
            case Wheel(_, _, steps):
                self._move(-steps * STEP)
            case Pressed(Intent.UP):
                self._move(-STEP)
            case Pressed(Intent.DOWN):
                self._move(STEP)
            case Pressed(Intent.PAGE_UP):
                self._move(-self.area.height * 0.9)
            case Pressed(Intent.PAGE_DOWN | Intent.CONFIRM):
                self._move(self.area.height * 0.9)
            case Pressed(Intent.FIRST):
                self._move(-self.scroll)
            case Pressed(Intent.LAST):
                self._move(self._lowest)
            case _:
                return False
        return True

    def pointer_clicked(self, x: float, y: float) -> None:
        """A click on the rail scrolls there."""
        if x >= self.area.right - RAIL_WIDTH:
            self.scroll = self._lowest * min(max((y - self.area.y) / self.area.height, 0.0), 1.0)

    def pointer_dragged(self, x: float, y: float) -> None:
        """Dragging along the rail scrolls with the pointer."""
        self.pointer_clicked(x, y)

    @property
    def _lowest(self) -> float:
        return max(0.0, (self._layout.height if self._layout else 0.0) - self.area.height)

    def _move(self, by: float) -> None:
        self.scroll = min(max(self.scroll + by, 0.0), self._lowest)

    def _follow(self, layout: PageLayout) -> None:
        if self._wanted is not None:
            self.scroll = min(layout.placed[self._wanted].y, self._lowest)
            self._wanted = None

    @property
    def ring(self) -> Area | None:
        """None: the rail shows the focus."""
        return None

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw what the window shows of the page, and the rail."""
        key = (canvas.viewport, canvas.theme.text_scale)
        if self._layout is None or self._layout_key != key:
            self._layout = PageLayout(canvas, self.blocks, self.area.width - 3 * RAIL_WIDTH)
            self._layout_key = key
            self._follow(self._layout)
            self._move(0)
        layout = self._layout
        with canvas.clip(self.area):
            if self.marked is not None:
                placed = layout.placed[self.marked]
                y = self.area.y + placed.y - self.scroll
                canvas.fill(Area(self.area.x - 6, y - 6, layout.width + 24, placed.height + 12), "gold_lite", 0.35, 10)
            layout.draw(canvas, self.area, self.scroll)
        if self._lowest > 0:
            self._draw_rail(canvas, layout, state)

    def _draw_rail(self, canvas: Canvas, layout: PageLayout, state: State) -> None:
        rail = Area(self.area.right - RAIL_WIDTH, self.area.y, RAIL_WIDTH, self.area.height)
        canvas.fill(rail.inset(6, 0), "paper_dark", radius=4)
        height = max(60.0, rail.height * rail.height / layout.height)
        top = rail.y + (rail.height - height) * self.scroll / self._lowest
        colour = "gold" if state.focused else "umber"
        canvas.fill(Area(rail.x + 3, top, RAIL_WIDTH - 6, height), colour, radius=7)
