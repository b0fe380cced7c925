"""Day page: today's match, the same for everybody: begin it, go on with it, or see how one did beside nine bots."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec.structs import replace

from game.core.reason import reason
from game.play.match import Match
from game.play.occasions.day_match import CHAIR, TRIES, day_match
from game.play.occasions.day_words import date_of
from game.play.occasions.par_worker import ParWorker
from game.play.session import Session
from game.scenes.pages.begin_plate import Plate
from game.scenes.pages.game_box import draw_box
from game.scenes.pages.menu import MENU_SHEETS, MenuScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import table_of
from game.scenes.statistics.statistics_page import MARKS
from game.store.faces import faces_of
from game.store.household import Member, sat_down
from game.store.played.days import Pars, days_of
from game.store.played.tallies import place_of
from game.store.records import Day, Ending
from game.store.regulars import about
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.shelf import ASIDE
from game.store.shelf_index import Shelved
from game.store.trouble import DiskTrouble, Trouble
from game.tables.tip import Tip
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Stepper, Widget

BOX = Area(372, 186, 286, 364)
WORDS_AT = Area(716, 186, 820, 190)
PEOPLE = Area(716, 388, 820, 170)
ABOUT_HEIGHT = 100.0
WHO = Area(372, 566, 286, 52)
PAR = Area(372, 634, 1176, 158)
WEEK = Area(372, 812, 700, 130)
BUTTON = Area(1128, 816, 420, 76)
SECOND = Area(1128, 904, 420, 46)
PLATE = Area(1128, 822, 420, 108)
BOT = 54.0
"""The height of each of the bots that tried the chair."""

DAYS_SHOWN = 7
POLL = 0.1
"""The seconds after which it is looked for what the bots have come to."""

State: TypeAlias = Literal["open", "begun", "over"]


class DayScene(MenuScene):
    """Today's match of a person, its par once it is over, and the last seven days.

    Par is worked out beside the window when it is wanted for the first time, and kept.
    """

    heading = "day.heading"
    heading_centre = (960, 74)
    thing = "tea"
    stain = ("brew", 540.0)

    def __init__(self, services: Services, home: Callable[[], Scene], today: Day | None = None) -> None:
        super().__init__(services)
        self._home = home
        self._today: Day = today or date.today().isoformat()
        household = services.settings.current.household
        self._person = household[-1].id if household else ""
        self._match = self._new_match()
        self._days: dict[Day, Shelved] = {}
        self._won: tuple[bool, ...] = ()
        self._worker: ParWorker | None = None

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of papers, boxes and faces."""
        return (*MENU_SHEETS, "title", "heads", "company_begin")

    # Who plays, and how it stands

    def _new_match(self) -> Match:
        """Return today's match as the person plays it who is chosen."""
        return day_match(self._today, self._plan, self.services.words)

    @property
    def _plan(self) -> SeatPlan:
        """The seat of the person: somebody whom the program remembers, else a first one."""
        member = self._member
        if member is None:
            return SeatPlan(self.say("setup.you"), PERSON, COLOURS[0])
        return SeatPlan(member.name, PERSON, member.colour, member.face, member.id)

    @property
    def _member(self) -> Member | None:
        found = (each for each in self.services.settings.current.household if each.id == self._person)
        return next(found, None)

    @property
    def _own(self) -> Shelved | None:
        """The person's match of today, once it is begun."""
        return self._days.get(self._today)

    @property
    def state(self) -> State:
        """Whether it is still to be begun, or over."""
        return "open" if self._own is None else "begun" if self._own.ending is None else "over"

    def rebuild(self) -> None:
        """Look what was played, and have par worked out once it may be seen."""
        self._days = days_of(self.services.places.matches, self._person, CHAIR) if self._person else {}
        if self.state == "over" and self._worker is None and not self._won:
            kept = Pars(self.services.places.matches).of(self._today, self._match.fingerprint)
            if kept is None:
                self._worker = ParWorker(self._match)
            else:
                self._won = kept
        super().rebuild()

    def build(self) -> list[Widget]:
        """Return who plays, and the way on."""
        widgets: list[Widget] = []
        household = self.services.settings.current.household
        if len(household) > 1:
            names = [(member.id, member.name) for member in reversed(household)]
            tip = self.say("day.person.tip")
            widgets.append(Stepper("person", WHO, "", names, self._person, self._turn_to, tooltip=tip))
        way = {"open": self._begin, "begun": self._go_on, "over": self._copy}[self.state]
        words, tip = self.say(f"day.{self.state}"), self.say(f"day.{self.state}.tip")
        if self.state != "over":
            return [*widgets, Plate("go", PLATE, words, way, tone="primary", size=50, sound="seal", tooltip=tip)]
        why = self.say("day.par.waits") if self._is_waited_for else None
        return [
            *widgets,
            Button("go", BUTTON, words, way, tone="primary", size=32, sound="seal", tooltip=tip, disabled_because=why),
            Button("look", SECOND, self.say("matches.look"), self._look, size=24, tooltip=self.say("matches.look.tip")),
        ]

    def tips(self) -> Iterator[Tip]:
        """Return what the box, everybody at the table, par and the last days mean."""
        yield Tip("box", BOX, reason("day.box.tip"))
        seats = self._match.seats
        for seat, (plan, column) in enumerate(zip(seats, PEOPLE.columns(len(seats), 8), strict=True)):
            told = reason("day.you.tip", name=plan.name)
            if seat != CHAIR:
                told = reason("day.bot.tip", about=reason(about(plan.face, self._match.game, self.services.words)))
            yield Tip(f"seat {seat}", column, told)
        if self.state == "over":
            yield Tip("par", PAR, reason("day.par.tip"))
        yield Tip("week", WEEK, reason("day.week.tip"))

    def enter(self) -> None:
        """Enter begins, goes on or copies."""
        super().enter()
        self.widgets.focus_on("go")

    def leave(self) -> None:
        """Leave the bots alone."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _turn_to(self, person: str) -> None:
        self._person = person
        self._match = self._new_match()
        self.rebuild()

    # The ways on

    def _begin(self) -> None:
        """Begin the match; who plays is remembered."""
        settings = self.services.settings
        member = self._member
        handicaps = [
            0 if member is None or seat != CHAIR else member.handicap for seat in range(len(self._match.seats))
        ]
        household, seats = sat_down(settings.current.household, self._match.seats, handicaps)
        try:
            session = Session.begin(replace(self._match, seats=seats), self.services.library)
            settings.change(household=household)
        except DiskTrouble as trouble:
            self._tell(trouble)
            return
        self._sit_down(session, fresh=True)

    def _go_on(self) -> None:
        if (own := self._own) is None:
            return
        try:
            session = Session.resume(self._path(own))
        except Trouble as trouble:
            self._tell(trouble)
            return
        self._sit_down(session)

    def _sit_down(self, session: Session, *, fresh: bool = False) -> None:
        """Go to the table; from its results one comes back here."""
        day = session.match.day or self._today
        back = partial(DayScene, self.services, self._home, day)
        self.stage.restart(table_of(self.services, self._home, session, fresh=fresh, onward=back))

    def leave_menu(self) -> None:
        """Go back to the title, also from here as the only scene."""
        self.services.sounds.play("back")
        self.stage.restart(self._home())

    def _look(self) -> None:
        if (own := self._own) is None:
            return
        try:
            sit_down = partial(table_of, self.services, self._home)
            self.stage.push(ReplayScene(self.services, Session.read(self._path(own)), sit_down))
        except Trouble as trouble:
            self._tell(trouble)

    def _path(self, match: Shelved) -> Path:
        """Return where a match lies, which may have been put aside."""
        folder = self.services.places.matches
        path = folder / match.name
        return path if path.exists() else folder / ASIDE / match.name

    def _tell(self, trouble: Trouble) -> None:
        close = DialogChoice(self.say("dialog.close"), tone="primary")
        text = self.services.words.say(trouble.reason)
        self.stage.push(Dialog(self.services, self.say("table.trouble"), text, [close], cancel=0))

    def _copy(self) -> None:
        """Put three lines on the clipboard that tell how it went and nothing of how."""
        if self._own is not None:
            self.stage.copy(self.result(self._own))
            self.stage.tell(self.say("day.copied"))

    def result(self, own: Shelved) -> str:
        """Return in three lines how a finished match of today went, beside par."""
        return "\n".join(
            (
                self.say("day.result.match", date=self._date(self._today), game=self.say(f"game.{self._match.game}")),
                self._placed(own),
                self._par("day.result.par"),
            )
        )

    def _placed(self, own: Shelved) -> str:
        """Return at what place somebody ended, or that a bot played for them."""
        if own.ending is None:
            return ""
        if CHAIR in own.ending.left:
            return self.say("day.left")
        place = _place(own.ending)
        return self.say("day.placed", place=self.say(f"statistics.place.{place}"), seats=len(self._match.seats))

    def _date(self, day: Day) -> str:
        return date_of(self.services.words, day)

    # Par

    def _par(self, key: str) -> str:
        """Return par in words, or that nobody knows it because the bots were stopped."""
        if len(self._won) < TRIES:
            return self.say("day.par.unknown")
        return self.say(key, count=sum(self._won), tries=TRIES)

    @property
    def _is_waited_for(self) -> bool:
        """Whether par is still being worked out."""
        return self._worker is not None and not (self._worker.is_done or self._worker.failed)

    def update(self, dt: float) -> None:
        """Take what the bots have come to."""
        super().update(dt)
        worker = self._worker
        if worker is not None and worker.poll():
            self._won = worker.won
            if worker.is_done:
                try:
                    Pars(self.services.places.matches).keep(self._today, self._match.fingerprint, worker.won)
                except DiskTrouble as trouble:
                    self.services.log.warning("par not kept: %s", trouble)
            super().rebuild()

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets or the bots want the next frame."""
        return soonest(POLL if self._is_waited_for else None, super().next_frame_due)

    # The picture

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the box, who sits at the table, par, and the last days."""
        draw_box(canvas, self.services.words, self._match.game, BOX)
        canvas.text(
            self._date(self._today), WORDS_AT.x, WORDS_AT.y + 34, size=54, role="display", vertical="middle",
            width=WORDS_AT.width, fit=True,
        )  # fmt: skip
        canvas.text(
            self.say("day.about"), WORDS_AT.x, WORDS_AT.y + 84, size=28, width=WORDS_AT.width, height=ABOUT_HEIGHT,
            lines=3,
        )  # fmt: skip
        self._draw_people(canvas)
        canvas.line(PAR.x, PAR.y - 14, PAR.right, PAR.y - 14, "ink_ghost", 1.6)
        self._draw_par(canvas)
        canvas.line(PAR.x, WEEK.y - 14, PAR.right, WEEK.y - 14, "ink_ghost", 1.6)
        self._draw_week(canvas)

    def _draw_people(self, canvas: Canvas) -> None:
        """Draw everybody at the table; after the match their faces show how it went."""
        seats, own = self._match.seats, self._own
        ending = None if own is None else own.ending
        for seat, (plan, face, column) in enumerate(
            zip(seats, faces_of(seats), PEOPLE.columns(len(seats), 8), strict=True)
        ):
            mood = "calm" if ending is None else "pleased" if seat in ending.winners else "dismayed"
            place = Area.around(column.middle_x, column.y + 62, 120, 120)
            canvas.place(f"medallion.{plan.colour}", place)
            canvas.place(f"head.{face}.{mood}", place)
            canvas.text(
                plan.name, column.middle_x, place.bottom + 24, size=28, align="center", vertical="middle",
                width=column.width, fit=True,
            )  # fmt: skip

    def _draw_par(self, canvas: Canvas) -> None:
        """Draw how one did, and the nine bots that tried the same chair."""
        left, own = PAR.x, self._own
        if own is None or own.ending is None:
            canvas.centred("icon.lock", left + 34, PAR.middle_y, height=60)
            canvas.text(
                self.say("day.par.sealed", tries=TRIES), left + 90, PAR.middle_y, size=30, vertical="middle",
                width=PAR.width - 100, lines=3,
            )  # fmt: skip
            return
        canvas.text(
            self._placed(own), left, PAR.y + 36, size=46, role="display", vertical="middle", width=430, fit=True
        )
        said = self.say("day.par.waits") if self._is_waited_for else self._par("day.par")
        canvas.text(said, left, PAR.y + 74, size=28, width=430, lines=3, colour="ink_soft")
        row = Area(left + 460, PAR.y, PAR.width - 460, PAR.height)
        for number, column in enumerate(row.columns(TRIES, 4)):
            known = number < len(self._won)
            won = known and self._won[number]
            canvas.centred("icon.adept", column.middle_x, row.middle_y + 18, height=BOT, alpha=1.0 if won else 0.4)
            if known:
                canvas.centred("icon.star" if won else "icon.star_off", column.middle_x, row.middle_y - 34, height=36)

    def _draw_week(self, canvas: Canvas) -> None:
        """Draw how the last days went: a disc a day with the place."""
        canvas.text(
            self.say("day.week"), WEEK.x, WEEK.y + 22, size=30, role="display", vertical="middle", width=WEEK.width,
            fit=True,
        )  # fmt: skip
        first = date.fromisoformat(self._today) - timedelta(DAYS_SHOWN - 1)
        for number, column in enumerate(WEEK.columns(DAYS_SHOWN, 6)):
            day = first + timedelta(number)
            match = self._days.get(day.isoformat())
            x, y = column.middle_x, WEEK.y + 80
            ending = None if match is None else match.ending
            canvas.disc(x, y, 30, "ink" if ending is not None else "ink_ghost")
            canvas.disc(x, y, 27, "paper_lite" if ending is None else MARKS[_place(ending) - 1])
            if ending is not None:
                canvas.text(
                    self.say(f"statistics.place.{_place(ending)}"), x, y, size=25, align="center",
                    vertical="middle",
                )  # fmt: skip
            canvas.text(str(day.day), x, y + 46, size=24, align="center", vertical="middle", colour="ink_soft")


def _place(ending: Ending) -> int:
    """Return at what place the chair ended; where only the winners are known the others are last."""
    return place_of(CHAIR, ending) or len(ending.scores)
