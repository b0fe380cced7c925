"""Statistics page: what the finished matches of a person come to, in one box or in all."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from game.core.reason import reason
from game.play.analysis.lost import Lost, lost_by
from game.play.session import Session
from game.scenes.pages.chart import draw_pen
from game.scenes.pages.menu import MenuScene
from game.scenes.pages.statistics_of_shelf import statistics_of_shelf
from game.scenes.pages.still_life import SHEETS, draw_still_life, way_area
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene, table_of
from game.store.faces import REGULARS, faces_of
from game.store.household import Member, member_of
from game.store.played.tallies import Share, Tally, persons_of, tally, total
from game.store.regulars import about
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.trouble import DiskTrouble, Trouble
from game.tables.pictures import PICTURES, on_shelf
from game.tables.tip import Tip, around
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services
from game.view.widgets import Button, Stepper, Tabs, Widget

PAGE = Area(210, 130, 1500, 910)
PERSON_AREA, GAMES = Area(240, 80, 400, 56), Area(680, 80, 1000, 56)
ALL = "all"
FACE = Area(262, 176, 148, 148)
NAME = Area(436, 176, 480, 148)
FIGURES = Area(920, 176, 744, 148)
LINE = 350.0
WINS = Area(262, 368, 640, 534)
COSTLIEST = Area(1254, 950, 410, 46)
REVEAL = Area(512, 922, 390, 52)
BAR_LEFT, BAR_WIDTH, BAR_HEIGHT, LEAST_BAR = 250.0, 250.0, 42.0, 40.0
ROW = 90.0
PLACES = Area(972, 368, 692, 284)
AGAINST = Area(972, 668, 692, 290)
HEADING = 52.0
ABOUT = 66.0
"""The room for three lines that say how a part of the page is read."""

TITLE, LARGEST_TITLE = 38.0, 41.0
"""The size of what a part of the page is about, and the largest: beside it stands how the part is read."""

MEDALLION = 92.0
HOW, LEAST_HOW = 190.0, 170.0
"""How high the slip is that tells how moves are judged, and the least room for it."""

ICONS = {"": "icon.person", "grandmaster": "icon.trophy"}
"""What stands for rivals whose skill has no picture of its own."""

BEST = "gold"
MARKS = (BEST, "moss", "straw", "rose", "ember")
"""The colours of the places, from the first on."""


class StatisticsScene(MenuScene):
    """How often somebody wins against whom, the last places, and how they stand with each regular."""

    heading = "statistics.heading"
    heading_centre = (960, 44)
    heading_width = 340.0
    page = PAGE
    page_frame = "paper.1500x940"
    stain = ("soot", 560.0)

    def __init__(self, services: Services, home: Callable[[], Scene]) -> None:
        super().__init__(services)
        self._home = home
        self._statistics = statistics_of_shelf(services)
        self._persons = persons_of(self._statistics.matches)
        for member in reversed(services.settings.current.household):
            self._persons.setdefault(member.id, member.name)
        self._person = next(iter(self._persons), "")
        self._game = ALL
        self._lost: Lost | None = None
        self._tally = self._count()

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of papers and faces."""
        return (*SHEETS, "heads")

    def _count(self) -> Tally:
        game = None if self._game == ALL else self._game
        matches = [match for match in self._statistics.matches if game in (None, match.game)]
        self._lost = lost_by(matches, self._person, self.services.places.matches)
        return tally(matches, self._person, game)

    def build(self) -> list[Widget]:
        """Return the choices of person and box."""
        if not self._persons:
            tip = self.say("setup.open.tip")
            words = self.say("setup.heading")
            return [Button("begin", way_area(PAGE), words, self._begin, tone="primary", tooltip=tip)]
        games = [(ALL, self.say("statistics.all")), *((name, self.say(f"game.{name}")) for name in PICTURES)]
        persons = list(self._persons.items())
        widgets: list[Widget] = [Tabs("games", GAMES, games, self._game, self._open)]
        if len(persons) > 1:
            tip = self.say("statistics.person.tip")
            widgets.insert(0, Stepper("person", PERSON_AREA, "", persons, self._person, self._turn_to, tooltip=tip))
        if (member := self._member) is not None:
            ways = [(way, self.say(f"statistics.reveal.{way or 'usual'}")) for way in ("", "hold", "toggle")]
            tip = self.say("statistics.reveal.tip")
            widgets.append(Stepper("reveal", REVEAL, "", ways, member.reveal, self._set_reveal, tooltip=tip))
        if (lost := self._lost) is not None:
            shown = partial(self._show, lost)
            tip = self.say("statistics.costliest.tip")
            widgets.append(
                Button("costliest", COSTLIEST, self.say("statistics.costliest"), shown, tooltip=tip, size=24)
            )
        return widgets

    def tips(self) -> Iterator[Tip]:
        """Return what the person's figures and the three parts of the page mean."""
        if not self._persons:
            return
        yield Tip("finished", around(FACE, NAME), reason("statistics.finished.tip"))
        for name, place in self._figures():
            count = {"count": self._lost.matches} if name == "lost" and self._lost is not None else {}
            yield Tip(name, place, reason(f"statistics.{name}.tip", **count))
        yield Tip("wins", WINS, reason("statistics.wins.tip"))
        yield Tip("latest", PLACES, reason("statistics.latest.tip"))
        for regular, column in zip(REGULARS, AGAINST.columns(len(REGULARS), 4), strict=True):
            told = reason("statistics.regulars.tip", about=reason(about(regular, self._game, self.services.words)))
            yield Tip(regular, column._replace(height=COSTLIEST.y - 8 - column.y), told)

    def _figures(self) -> list[tuple[str, Area]]:
        """Return the largest figures with their places."""
        names = ["won", "longest", *(["highest"] if self._tally.highest is not None else [])]
        names += ["lost"] if self._lost is not None else []
        return list(zip(names, FIGURES.columns(len(names), 20), strict=True))

    def _begin(self) -> None:
        """Open the box that was played last."""
        game = on_shelf(self.services.settings.current.last_game)
        self.stage.push(SetupScene(self.services, game, self._home))

    def _show(self, lost: Lost) -> None:
        """Show the costliest decision with what a master would have done."""
        try:
            session = Session.read(self.services.places.matches / lost.file)
        except Trouble as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("table.trouble"), text, [close], cancel=0))
            return
        sit_down = partial(table_of, self.services, self._home)
        scene = ReplayScene(self.services, session, sit_down, judged=True, eyes=lost.seat)
        if session.base < lost.number <= session.move_count:
            scene.seek(lost.number - 1)
        self.stage.push(scene)

    @property
    def _member(self) -> Member | None:
        """The person as the program remembers them, which it need not."""
        return member_of(self.services.settings.current.household, self._person)

    def _set_reveal(self, way: str) -> None:
        settings = self.services.settings
        changed = [
            replace(member, reveal=way) if member.id == self._person else member
            for member in settings.current.household
        ]
        try:
            settings.change(household=changed)
        except DiskTrouble as trouble:
            self.services.log.warning("choices not kept: %s", trouble)
        self.rebuild()

    def _turn_to(self, person: str) -> None:
        self._person = person
        self._tally = self._count()
        self.rebuild()

    def _open(self, game: str) -> None:
        self._game = game
        self._tally = self._count()
        self.rebuild()

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the person and the figures, largest first."""
        if not self._persons:
            draw_still_life(canvas, "statistics", PAGE, self.say("statistics.none"))
            return
        self._draw_person(canvas)
        canvas.line(WINS.x, LINE, AGAINST.right, LINE, "ink_ghost", 1.6)
        lowest = self._draw_wins(canvas)
        if self._lost is None and WINS.bottom - lowest >= LEAST_HOW:
            self._draw_how(canvas, WINS._replace(y=lowest, height=WINS.bottom - lowest))
        self._draw_places(canvas)
        self._draw_regulars(canvas)
        if self._member is not None:
            canvas.text(
                self.say("statistics.reveal"), WINS.x, REVEAL.middle_y, size=27, vertical="middle", colour="ink_soft",
                width=REVEAL.x - WINS.x - 16, fit=True,
            )  # fmt: skip

    def _draw_person(self, canvas: Canvas) -> None:
        """Draw who it is about and the three largest figures."""
        one = self._tally
        member = self._member
        colour = COLOURS[0] if member is None else member.colour
        face = faces_of([SeatPlan(one.name, PERSON, colour, "" if member is None else member.face)])[0]
        canvas.place(f"medallion.{colour}", FACE)
        canvas.place(f"head.{face}.{'pleased' if one.run else 'calm'}", FACE)
        canvas.text(
            self._persons[self._person], NAME.x, NAME.y + 46, size=60, role="display", vertical="middle",
            width=NAME.width, fit=True,
        )  # fmt: skip
        said = self.say("statistics.finished", count=one.matches)
        if one.marked:
            said += "\n" + self.say("statistics.marked", count=one.marked)
        canvas.text(said, NAME.x, NAME.y + 84, size=27, colour="ink_soft", width=NAME.width, lines=2)
        figures = {"won": one.won, "longest": one.longest, "highest": one.highest}
        for name, place in self._figures():
            if (figure := figures.get(name)) is None:
                self._draw_lost(canvas, place)
                continue
            canvas.number(figure, place.middle_x, place.y + 52, 84, tone="blood" if figure < 0 else "ink",
                          align="center")  # fmt: skip
            canvas.text(
                self.say(f"statistics.{name}"), place.middle_x, place.y + 124, size=28, align="center",
                vertical="middle", width=place.width, fit=True,
            )  # fmt: skip

    def _draw_lost(self, canvas: Canvas, place: Area) -> None:
        """Draw how much winning chance each move cost on average, where any were judged."""
        if self._lost is None:
            return
        canvas.text(
            self.say("statistics.lost.share", share=f"{100 * self._lost.a_move:.1f}"), place.middle_x, place.y + 36,
            size=58, role="display", align="center", vertical="middle", width=place.width, fit=True,
        )  # fmt: skip
        canvas.text(
            self.say("statistics.lost"), place.middle_x, place.y + 116, size=25, align="center", vertical="middle",
            width=place.width, lines=2, spacing=1.0,
        )  # fmt: skip

    def _draw_heading(self, canvas: Canvas, area: Area, key: str, about: str) -> None:
        """Draw what a part of the page is about, and how it is read."""
        title = self.say(key)
        size = canvas.at_most(TITLE, LARGEST_TITLE)
        width = canvas.measure(title, size=size, role="display").width
        canvas.text(
            title, area.x, area.y + 24, size=size, role="display", vertical="middle", width=area.width, fit=True
        )  # fmt: skip
        canvas.text(
            self.say(about), area.right, area.y + 28, size=21.5, align="right", vertical="middle", colour="ink_soft",
            width=area.width - width - 24, height=ABOUT, spacing=0.86,
        )  # fmt: skip

    def _draw_how(self, canvas: Canvas, room: Area) -> None:
        """Draw how moves come to be judged, where none were."""
        slip = Area.around(room.middle_x, room.middle_y, room.width - 20, min(HOW, room.height - 20))
        panels.paper(canvas, slip)
        canvas.centred("icon.hint", slip.x + 74, slip.middle_y, height=76)
        canvas.text(
            self.say("statistics.lost.none"), slip.x + 134, slip.middle_y, size=26, width=slip.width - 166,
            height=slip.height - 48, vertical="middle",
        )  # fmt: skip

    def _draw_wins(self, canvas: Canvas) -> float:
        """Draw how often they win against whom, with the share that were fair; return where that ends."""
        self._draw_heading(canvas, WINS, "statistics.wins", "statistics.wins.about")
        against = self._tally.against
        pitch = min(ROW, (WINS.height - HEADING - 12) / max(1, len(against)))
        for number, (rival, by_seats) in enumerate(against.items()):
            row = Area(WINS.x, WINS.y + HEADING + 12 + number * pitch, WINS.width, pitch)
            icon = next(each for each in (f"icon.{rival}", ICONS.get(rival, "icon.hint")) if canvas.has(each))
            canvas.centred(icon, row.x + 26, row.middle_y, height=50)
            canvas.text(
                self.say(f"skill.{rival}") if rival else self.say("statistics.persons"), row.x + 62, row.middle_y,
                size=30, vertical="middle", width=BAR_LEFT - 76, fit=True,
            )  # fmt: skip
            share = total(by_seats.values())
            bar = Area(row.x + BAR_LEFT, row.middle_y - BAR_HEIGHT / 2, BAR_WIDTH, BAR_HEIGHT)
            _draw_share(canvas, share, bar)
            canvas.text(
                self.say("statistics.of", won=share.won, count=share.matches), bar.right + 18, row.middle_y, size=30,
                vertical="middle", width=row.right - bar.right - 18, fit=True,
            )  # fmt: skip
        lowest = WINS.y + HEADING + 12 + len(against) * pitch
        if against:
            return lowest
        return lowest + canvas.text(
            self.say("statistics.counts"), WINS.x, lowest, size=26, colour="ink_soft", width=WINS.width
        ).height  # fmt: skip

    def _draw_places(self, canvas: Canvas) -> None:
        """Draw the places of the last matches as a pen would, from the left."""
        self._draw_heading(canvas, PLACES, "statistics.latest", "statistics.latest.about")
        latest = self._tally.latest
        lowest = max([seats for _, seats in latest], default=4)
        plot = Area(PLACES.x + 74, PLACES.y + HEADING + 36, PLACES.width - 100, PLACES.height - HEADING - 70)
        for place in range(1, lowest + 1):
            y = plot.y + plot.height * (place - 1) / (lowest - 1)
            draw_pen(canvas, [(plot.x - 12, y), (plot.right + 12, y)], "ink_ghost", 1.4)
            canvas.text(
                self.say(f"statistics.place.{place}"), plot.x - 24, y, size=25, align="right", vertical="middle"
            )
        step = plot.width / max(9, len(latest) - 1)
        points = [
            (plot.x + number * step, plot.y + plot.height * (place - 1) / (lowest - 1))
            for number, (place, _) in enumerate(latest)
        ]
        if len(points) > 1:
            draw_pen(canvas, points, "sepia", 3.0)
        for (x, y), (place, seats) in zip(points, latest, strict=True):
            canvas.disc(x, y, 13, "ink")
            canvas.disc(x, y, 10.5, MARKS[-1] if place == seats else MARKS[place - 1])

    def _draw_regulars(self, canvas: Canvas) -> None:
        """Draw how they stand with each regular: before it, and behind."""
        self._draw_heading(canvas, AGAINST, "statistics.regulars", "statistics.regulars.about")
        columns = AGAINST.columns(len(REGULARS), 4)
        for number, (regular, column) in enumerate(zip(REGULARS, columns, strict=True)):
            found = self._tally.regulars.get(regular)
            place = Area.around(column.middle_x, AGAINST.y + HEADING + 76, MEDALLION, MEDALLION)
            ahead, behind = found or (0, 0)
            mood = "dismayed" if ahead > behind else "pleased" if ahead < behind else "calm"
            canvas.place(f"medallion.{COLOURS[number % len(COLOURS)]}", place, alpha=1.0 if found else 0.3)
            canvas.place(f"head.{regular}.{mood}", place, alpha=1.0 if found else 0.45)
            canvas.text(
                self.say(f"play.name.{number + 1}"), column.middle_x, place.bottom + 22, size=24, align="center",
                vertical="middle", colour="ink_soft", width=column.width, fit=True,
            )  # fmt: skip
            said = self.say("statistics.stand", ahead=ahead, behind=behind) if found else "–"
            canvas.text(
                said, column.middle_x, place.bottom + 60, size=36, role="display", align="center", vertical="middle",
                width=column.width, fit=True,
            )  # fmt: skip


def _draw_share(canvas: Canvas, share: Share, bar: Area) -> None:
    """Draw how many of some matches were won, and a line where equals would stand."""
    panels.banner(canvas, bar, "sepia")
    if share.won:
        filled = bar._replace(width=max(LEAST_BAR, bar.width * share.won / share.matches))
        panels.banner(canvas, filled, "moss" if share.won >= share.fair else "blood")
    x = bar.x + bar.width * share.fair / share.matches
    draw_pen(canvas, [(x, bar.y - 10), (x, bar.bottom + 10)], "blood_deep", 5.5)
