"""The opened box on Setup's table: the board of the game lies in it, as it is when a match begins."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.play.bad_input import BadInput
from game.play.match import new_match
from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.store.seat_plans import SeatPlan
from game.tables.asking import Look
from game.tables.pictures import PICTURES
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

WELL, TRAY = Area(23, 13, 586, 279), (632.0, 350.0)
"""Where the board lies in the tray, and how large the tray is in its picture."""

FAR = 508 / 586
"""How long the far edge of the board is beside the near one."""

SHEET = Area(0, 0, 1172, 558)
"""The sheet of paper that lies in the box where no board does, as it is drawn before it is laid down."""

PAPER = SHEET.inset(28)
"""The paper on that sheet."""

SEED = 0
"""The luck of every board in a tray: it tells nothing of the match that is to come."""


class SetupTray:
    """Draws the opened box of one game with its board; a table is made for every company anew.

    The board comes into the box once the room was seen: its sheets are decoded meanwhile.
    """

    def __init__(self, services: Services, game: str) -> None:
        self._services = services
        self._game = game
        self._sheet = f"tray_{game}"
        self._seats: tuple[SeatPlan, ...] = ()
        self._options: dict[str, str] = {}
        self._company: tuple[object, ...] | None = None
        self._table: Table | None = None
        self._seen = False
        self.has_board = False
        """Whether the board lies in the box."""

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that the box is drawn from, and the board that lies in it."""
        own = (self._sheet,) if self._services.sheets.stored(self._sheet) else ()
        return (*own, *self._of_board) if self.has_board else own

    @property
    def _of_board(self) -> tuple[str, ...]:
        """The sheets that the board is drawn from."""
        return PICTURES[self._game]().table.sheets

    def prefetch(self) -> None:
        """Have the sheets of the board decoded."""
        self._services.sheets.prefetch(self._of_board)

    def update(self) -> None:
        """Lay the board into a box that was seen empty."""
        if self._seen:
            self.lay_board()

    def lay_board(self) -> None:
        """Lay the board into the box."""
        if not self.has_board:
            self.has_board = True
            self._services.sheets.load(self._of_board)
            self._set_up()

    def show(self, seats: Sequence[SeatPlan], faces: Sequence[str], options: Mapping[str, str]) -> None:
        """Have the board of these seats in the box with some options, as a spectator sees it."""
        self._options = dict(options)
        self._seats = tuple(replace(plan, face=face) for plan, face in zip(seats, faces, strict=True))
        if self.has_board:
            self._set_up()

    def _set_up(self) -> None:
        """Set the board up for the seats, unless it lies there for seats that look the same, with the same options."""
        company = (*((plan.colour, plan.face, plan.name) for plan in self._seats), *sorted(self._options.items()))
        if company == self._company:
            return
        say = self._services.words.say
        named = [
            replace(plan, name=plan.name.strip() or say(f"play.name.{number + 1}"))
            for number, plan in enumerate(self._seats)
        ]
        try:
            session = Session.begin(new_match(self._game, named, self._options, SEED, ()), None)
        except BadInput as trouble:
            self._services.log.info("no board in the box: %s", trouble)
            return
        self._company = company
        self._table = table_at(self._services, session, None, 0, session.moments.last)

    def draw(self, canvas: Canvas, area: Area) -> None:
        """Draw the tray over an area of its shape; that of a game without a picture of it is of paper."""
        self._seen = True
        scale = area.width / TRAY[0]
        well = Area(area.x + WELL.x * scale, area.y + WELL.y * scale, WELL.width * scale, WELL.height * scale)
        if canvas.has(f"tray.{self._game}"):
            canvas.place(f"tray.{self._game}", area)
        else:
            panels.paper(canvas, area)
        if (table := self._table) is None:
            canvas.lying(("sheet", self._game, self._services.words.language), well, FAR, self._draw_sheet, SHEET)
        else:
            key = ("tray", self._game, self._company, self._services.words.language)
            canvas.lying(key, well, FAR, lambda small: table.draw(small, None, Look()), table.boxed)
            shorter = well.width * (1 - FAR) / 2
            far, near = (well.x + shorter, well.right - shorter), (well.x, well.right)
            for end in (0, 1):
                canvas.line(far[end], well.y, near[end], well.bottom, "ink", 2.6)

    def _draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet with the name of the game."""
        canvas.fill(SHEET, "paper_dark")
        panels.paper(canvas, PAPER)
        name = self._services.words.say(f"{self._game}.name")
        canvas.text(
            name, *SHEET.centre, size=96, role="display", align="center", vertical="middle", width=900, fit=True
        )
