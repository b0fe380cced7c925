"""Evening page: how an evening stands between two boxes, and who has won it after the last."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.occasions.evening_match import box_match
from game.play.session import Session
from game.scenes.pages.game_box import draw_front
from game.scenes.pages.menu import MenuScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import table_of
from game.store.faces import faces_of
from game.store.household import member_of
from game.store.played.evenings import EveningTable, evening_of
from game.store.records import Evening
from game.store.shelf_index import Shelved, shelved
from game.store.side_file import read_side, write_side
from game.store.trouble import Trouble
from game.tables.pictures import PICTURES
from game.tables.tip import Tip
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Widget

TOLD = Area(352, 166, 1216, 56)
TABLE = Area(352, 232, 1216, 650)
PEOPLE = 440.0
"""How far the columns of the boxes begin from the left of the table."""

TOTAL = 180.0
HEAD = 194.0
ROW = 116.0
FRONT = (112.0, 142.0)
WAYS = Area(640, 896, 928, 72)


class EveningScene(MenuScene):
    """The running table of an evening, and the way to its next box; after the last `another` makes a setup."""

    heading = "evening.heading"

    def __init__(self, services: Services, home: Callable[[], Scene], id: str, another: Callable[[], Scene]) -> None:
        super().__init__(services)
        self._home = home
        self._id = id
        self._another = another
        self._table: EveningTable | None = None

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of papers, boxes and faces."""
        return ("common", "title", "heads", "desk")

    def rebuild(self) -> None:
        """Read from the journals how it stands."""
        self._table = evening_of(shelved(self.services.places.matches), self._id)
        super().rebuild()

    def enter(self) -> None:
        """Enter opens the next box."""
        super().enter()
        self.widgets.focus_on("go")

    def build(self) -> list[Widget]:
        """Return the boxes to be looked at again, and the ways on."""
        table = self._table
        if table is None:
            return []
        spots: list[Widget] = [
            Spot(f"box {box}", area, partial(self._look, match), tooltip=self.say("matches.look"), sound="press")
            for box, area in enumerate(self._fronts(table))
            if (match := table.matches[box]) is not None and match.ending is not None
        ]
        left, right = WAYS.columns(2, 24)
        box = table.next_box
        if table.is_over or box is None:
            again = Button("go", right, self.say("evening.another"), self._begin_another, tone="primary", size=30,
                           tooltip=self.say("evening.another.tip"))  # fmt: skip
            return [*spots, again]
        name = table.boxes[box]
        why = None if name in PICTURES else self.say("matches.no_table")
        key = "evening.open" if table.matches[box] is None else "evening.go_on"
        return [
            *spots,
            Button("close", left, self.say("evening.close"), self._ask_to_close, tooltip=self.say("evening.close.tip")),
            Button(
                "go", right, self.say(key, game=self.say(f"game.{name}")), partial(self._open, table, box),
                tone="primary", size=30, sound="seal", disabled_because=why, tooltip=self.say("evening.go.tip"),
            ),
        ]  # fmt: skip

    def tips(self) -> Iterator[Tip]:
        """Return what the figures mean, and which boxes are still to be played."""
        if (table := self._table) is None:
            return
        rows = TABLE._replace(y=TABLE.y + HEAD, height=ROW * len(table.seats))
        yield Tip("table", rows, reason("evening.table.tip"))
        for box, (name, area) in enumerate(zip(table.boxes, self._fronts(table), strict=True)):
            if (match := table.matches[box]) is None or match.ending is None:
                yield Tip(f"box {box}", area, reason("evening.waits.tip", game=reason(f"game.{name}")))

    def _fronts(self, table: EveningTable) -> list[Area]:
        """Return where the boxes stand above their columns."""
        row = Area(TABLE.x + PEOPLE, TABLE.y, TABLE.width - PEOPLE - TOTAL, FRONT[1])
        return [Area.around(column.middle_x, column.middle_y, *FRONT) for column in row.columns(len(table.boxes), 0)]

    # The ways on

    def leave_menu(self) -> None:
        """Go back to the title: the evening waits there."""
        self.services.sounds.play("back")
        self.stage.restart(self._home())

    def _open(self, table: EveningTable, box: int) -> None:
        """Open the next box, or go on with it where it was begun."""
        match = table.matches[box]
        try:
            if match is None:
                evening = Evening(table.id, table.boxes, box, table.length)
                session = Session.begin(box_match(evening, table.seats, self._handicaps(table)), self.services.library)
            else:
                session = Session.resume(self.services.places.matches / match.name)
        except (Trouble, BadInput) as trouble:
            self._tell(trouble)
            return
        onward = partial(EveningScene, self.services, self._home, self._id, self._another)
        self.stage.restart(table_of(self.services, self._home, session, fresh=match is None, onward=onward))

    def _handicaps(self, table: EveningTable) -> list[int]:
        """Return the handicap of each seat, as its person sat down last."""
        household = self.services.settings.current.household
        members = [member_of(household, plan.person) for plan in table.seats]
        return [0 if member is None else member.handicap for member in members]

    def _look(self, match: Shelved) -> None:
        try:
            session = Session.read(self.services.places.matches / match.name)
        except Trouble as trouble:
            self._tell(trouble)
            return
        self.stage.push(ReplayScene(self.services, session, partial(table_of, self.services, self._home)))

    def _ask_to_close(self) -> None:
        choices = [
            DialogChoice(self.say("evening.close"), self._close, tone="primary"),
            DialogChoice(self.say("writing.cancel")),
        ]
        wish = self.say("evening.close.wish")
        self.stage.push(Dialog(self.services, self.say("evening.close"), wish, choices, cancel=1))

    def _close(self) -> None:
        """End the evening before its last box; what was played stays as it is."""
        if self._table is None:
            return
        begun = [match for match in self._table.matches if match is not None]
        path = self.services.places.matches / begun[-1].name
        try:
            write_side(path, replace(read_side(path), closed=True))
        except Trouble as trouble:
            self._tell(trouble)
        self.rebuild()

    def _begin_another(self) -> None:
        self.stage.push(self._another())

    def _tell(self, trouble: Trouble | BadInput) -> None:
        close = DialogChoice(self.say("dialog.close"), tone="primary")
        text = self.services.words.say(trouble.reason)
        self.stage.push(Dialog(self.services, self.say("table.trouble"), text, [close], cancel=0))

    # The picture

    def draw_page(self, canvas: Canvas) -> None:
        """Draw what is to be said, the boxes, and the seats from best to worst."""
        table = self._table
        if table is None:
            canvas.text(self.say("evening.gone"), *TABLE.centre, size=34, align="center", width=900, lines=3)
            return
        canvas.text(
            self._told(table), TOLD.middle_x, TOLD.middle_y, size=36, role="display", align="center",
            vertical="middle", width=TOLD.width, fit=True,
        )  # fmt: skip
        fronts = self._fronts(table)
        for box, (name, area) in enumerate(zip(table.boxes, fronts, strict=True)):
            draw_front(canvas, name, area)
            if box == table.next_box and not table.closed:
                panels.ring(canvas, area.inset(-6))
            canvas.text(
                self.say(f"game.{name}"), area.middle_x, area.bottom + 28, size=25, align="center", vertical="middle",
                width=FRONT[0] + 60, fit=True,
            )  # fmt: skip
        faces = faces_of(table.seats)
        for row, (seat, place) in enumerate(table.ranking):
            area = Area(TABLE.x, TABLE.y + HEAD + row * ROW, TABLE.width, ROW)
            canvas.line(area.x, area.y, area.right, area.y, "ink_ghost", 1.4)
            self._draw_seat(canvas, table, seat, place, faces[seat], area)

    def _told(self, table: EveningTable) -> str:
        """Return how the evening stands in a sentence."""
        best = [seat for seat, place in table.ranking if place == 1]
        names = ", ".join(table.seats[seat].name for seat in best)
        total = max(table.totals)
        if table.is_over and total:
            key = "evening.won" if len(best) == 1 else "evening.shared"
            return self.say(key, name=names, total=total)
        if table.is_over:
            return self.say("evening.nobody")
        return self.say("evening.stands", box=(table.next_box or 0) + 1, count=len(table.boxes))

    def _draw_seat(self, canvas: Canvas, table: EveningTable, seat: int, place: int, face: str, area: Area) -> None:
        """Draw a seat in its row: place, face, name, what each box paid, and the sum."""
        plan, middle = table.seats[seat], area.middle_y
        won = table.is_over and place == 1 and table.totals[seat] > 0
        canvas.number(place, area.x + 26, middle, 44, tone="ink", align="center")
        head = Area.around(area.x + 110, middle, 96, 96)
        canvas.place(f"medallion.{plan.colour}", head)
        canvas.place(f"head.{face}.{'pleased' if won else 'calm'}", head)
        canvas.text(
            plan.name, area.x + 176, middle, size=40, role="display", vertical="middle", width=PEOPLE - 196, fit=True
        )
        for box, front in enumerate(self._fronts(table)):
            pay = table.pay(box)
            if pay is None:
                canvas.text("–", front.middle_x, middle, size=36, align="center", vertical="middle", colour="ink_ghost")
            else:
                canvas.number(pay[seat], front.middle_x, middle, 46, tone="ink", align="center")
        canvas.number(table.totals[seat], area.right - TOTAL / 2, middle, 70, tone="ink", align="center")
        if won:
            canvas.centred("icon.trophy", area.right - TOTAL - 10, middle - 4, height=60)
