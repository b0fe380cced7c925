"""The title: a witch's shelf with the games as boxes, and the signs that hang below it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.core.reason import Reason, reason
from game.play.lesson import games_with_lessons
from game.play.pack_registry import installed
from game.play.session import Session
from game.scenes.days.day_page import DayScene
from game.scenes.evenings.evening_setup import EveningSetupScene
from game.scenes.onward import evening_page, onward_of
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.game_box import draw_box, draw_front
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.pages.setup_room import SHEETS
from game.scenes.playing.table_at import table_at
from game.scenes.setup import SetupScene, make_ready, table_of
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.sitting_down import lesson_scene
from game.scenes.statistics.statistics_page import StatisticsScene
from game.store.library import Entry
from game.store.places import LEVELS
from game.store.played.evenings import EveningTable, waiting_evening
from game.store.shelf_index import shelved
from game.store.trouble import DiskTrouble, Trouble
from game.tables.asking import Look
from game.tables.pictures import PICTURES, on_shelf
from game.tables.table import Table
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.boil import Boil
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Spot, Widget, WidgetGroup
from game.view.widgets.buttons import alike, by_length

WORDMARK = Area(400, 60, 1120, 210)
SHELF = Area(225, 314, 1470, 420)
"""Where the boxes stand."""
BOX_WIDTH, BOX_HEIGHT, BOX_GAP = 330, 420, 50
CONTINUE = Area(225, 822, 710, 216)
MATCHES = Area(596, 966, 320, 50)
"""The button that leads to all matches, on the same paper; beside one to be gone on with it shares its place."""
THUMBNAIL = Area(250, 838, 316, 183)
FRONT_EDGE = 12.0
"""How far the box that stands for a table stays from the edge of its frame, in layout px."""
TORN = ((Area(266, 854, 138, 150), -7.0), (Area(414, 856, 138, 150), 8.0))
"""The halves of a torn page in the place of the thumbnail, with their tilt in degrees."""

OWL = 66.0
"""The side of the owl on a box of the usual size."""


STRINGS = (300, 860)
"""Where the paper of the last match hangs; a sign hangs at its own middle."""

SIGNS_AREA = Area(960, 822, 760, 216)
BROAD_SIGN = 220.0
"""From this width on a sign has its words beside its picture."""


CONTINUE_LINE, LARGEST_CONTINUE, LARGEST_TOLD = 866.0, 58.0, 32.0
"""Where the word stands that goes on with a match, and the largest letters of it and of what is told below."""

LARGEST_NARROW = 31.0
"""The largest letters below the picture of a narrow sign."""


class _Sign(NamedTuple):
    """A small sign below the shelf."""

    key: str
    picture: str


ROWS = (
    (_Sign("evening", "ornament.moon"), _Sign("day", "sign.hourglass"), _Sign("statistics", "sign.abacus")),
    (
        _Sign("rules", "sign.book"),
        _Sign("settings", "sign.gear"),
        _Sign("credits", "sign.quill"),
        _Sign("quit", "sign.door"),
    ),
)
"""The signs, row by row."""


def signs() -> list[tuple[_Sign, Area]]:
    """Return the signs with where they hang."""
    rows = SIGNS_AREA.rows(len(ROWS), 20)
    return [
        each for row, area in zip(ROWS, rows, strict=True) for each in zip(row, area.columns(len(row), 16), strict=True)
    ]


def box_area(index: int, count: int) -> Area:
    """Return the front of the box at a place on a shelf of so many boxes; more than four are smaller."""
    place = SHELF.columns(count, BOX_GAP)[index]
    width = min(BOX_WIDTH, place.width)
    height = width * BOX_HEIGHT / BOX_WIDTH
    return Area(place.middle_x - width / 2, SHELF.bottom - height, width, height)


def owl_area(box: Area) -> Area:
    """Return where the owl stands on a box that has a lesson: at the lower right corner of its front."""
    side = OWL * box.width / BOX_WIDTH
    return Area(box.right - side - 4, box.bottom - side - 6, side, side)


class TitleScene(Scene):
    """Where the program begins: pick a game, go on with the last match, or look around."""

    surroundings = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._wall = load_level(LEVELS / "title.tmx")
        self._boil = Boil(0.0)
        self._last: Entry | None = None
        self._evening: EveningTable | None = None
        self._look: Table | None = None
        self._look_due = False
        self._setup_due = False
        """Whether Setup, which opens from here most often, is to be made ready as soon as the title is seen."""
        self._torn: Reason | None = None
        self._has_matches = False
        self._played: frozenset[str] = frozenset()
        """The games of which a match lies on the shelf."""
        self._taught = games_with_lessons()
        self._widgets = WidgetGroup(services, [])

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that the title and its thumbnail are drawn from."""
        return ("common", "title", *(self._look.sheets if self._look else ()))

    def enter(self) -> None:
        """Look for a match to go on with; say which files had to be set aside."""
        self._refresh()
        self._tell_notices()

    def resume(self) -> None:
        """Look again: a match may have been played or ended."""
        self._refresh()
        self._tell_notices()

    def _refresh(self) -> None:
        say = self.services.words.say
        still = self.services.settings.current.reduced_motion
        self._boil = Boil(0.0 if still else self.services.theme.durations.boil)
        shelf = shelved(self.services.library.folder)
        self._played = frozenset(match.header.game for match in shelf if match.header is not None)
        self._last = self.services.library.last_unfinished(PICTURES, {pack.id for pack in installed()})
        last = None if self._last is None else self._last.path.name
        self._evening = waiting_evening(shelf, last)
        if self._evening is not None:
            self._last = None
        self._has_matches = self._last is not None or any(True for _ in self.services.library.entries())
        self._look, self._look_due, self._torn = None, self._last is not None, None
        self._setup_due = True
        self.services.sheets.prefetch(SHEETS)
        if self._last is not None:
            self.services.sheets.prefetch(PICTURES[self._last.header.game]().table.sheets)
        spots: list[Widget] = [
            Spot(f"box.{name}", area, self._open_box(name), sound="press", tooltip=say(f"{name}.in_short"))
            for name, area in self._boxes()
        ]
        owls = self._lessons()
        spots += owls
        if self._last is not None or self._evening is not None:
            tip = say("title.continue.tip")
            if self._last is not None:
                tip = say("title.continue.of", names=", ".join(plan.name for plan in self._last.header.seats))
            spots.insert(0, Spot("continue", CONTINUE, self._continue, sound="press", tooltip=tip))
        else:
            tip, begin = say("title.begin.tip", game=say(f"game.{self._first_game}")), self._open_box(self._first_game)
            spots.insert(0, Spot("begin", CONTINUE, begin, sound="press", tooltip=tip))
        spots += [
            Spot(sign.key, area, self._open(sign.key), tooltip=say(f"title.{sign.key}.tip"), sound="press")
            for sign, area in signs()
        ]
        if self._has_matches:
            tip = say("title.matches.tip")
            words, place = (say("title.begin"), say("title.matches")), MATCHES
            if self._main == "continue":
                left, place = by_length(MATCHES, words, 8)
                game = self._first_game if self._last is None else self._last.header.game
                tip_of_new = say("title.begin.tip", game=say(f"game.{game}"))
                spots.append(Button("new", left, words[0], self._open_box(game), size=24, tooltip=tip_of_new, edge=8))
            spots.append(Button("matches", place, words[1], self._open_matches, size=24, tooltip=tip, edge=8))
        self._widgets.clear = (WORDMARK, CONTINUE, *(area for _, area in signs()), *(area for _, area in self._boxes()))
        self._widgets.set(spots)
        self._widgets.perched = frozenset(owl.id for owl in owls)
        if self._widgets.focus is None:
            self._widgets.focus_on(self._main)

    @property
    def _main(self) -> str:
        """What Enter does."""
        return "begin" if self._last is None and self._evening is None else "continue"

    def _boxes(self) -> list[tuple[str, Area]]:
        """Return the games with the fronts of their boxes."""
        return [(name, box_area(index, len(PICTURES))) for index, name in enumerate(PICTURES)]

    def show_last_match(self) -> None:
        """Draw the thumbnail of the last match from here on; its sheets are loaded when the title is seen already."""
        if self._look_due:
            self._look_due = False
            self._look = self._open_look(self._last)
            if self._look is not None:
                self.services.sheets.load(self._look.sheets)

    @property
    def _first_game(self) -> str:
        """The game that was played last, else the first that there is."""
        return on_shelf(self.services.settings.current.last_game)

    def _open_look(self, entry: Entry | None) -> Table | None:
        """Return the table of the last match as a spectator sees it, for the thumbnail."""
        if entry is None:
            return None
        try:
            session = Session.read(entry.path)
            viewer = session.persons[0] if session.persons else 0
            return table_at(self.services, session, None, viewer, session.moments.last)
        except Trouble as trouble:
            self._tear(trouble.reason)
        except Exception:
            # Whatever is wrong with one match concerns that match only.
            self.services.log.exception("no thumbnail of %s", entry.path)
            self._tear(reason("title.torn", name=entry.path.name))
        return None

    def _tear(self, why: Reason) -> None:
        """Show a torn page in the place of the last match."""
        self.services.log.warning("no thumbnail: %s", why)
        self._look, self._torn = None, why

    def _open(self, key: str) -> Callable[[], None]:
        return {
            "settings": lambda: self.stage.push(SettingsScene(self.services)),
            "evening": lambda: self.stage.push(EveningSetupScene(self.services, self._again)),
            "day": lambda: self.stage.push(DayScene(self.services, self._again)),
            "statistics": lambda: self.stage.push(StatisticsScene(self.services, self._again)),
            "rules": self._open_reader,
            "credits": lambda: self.stage.push(CreditsScene(self.services)),
            "quit": self._ask_to_leave,
        }[key]

    def _open_reader(self) -> None:
        self.stage.push(ReaderScene(self.services, self._first_game, lessons=self._lesson_scenes))

    def _open_matches(self) -> None:
        self.stage.push(MatchesScene(self.services, self._again))

    def _open_setup(self, name: str) -> Callable[[], None]:
        return lambda: self.stage.push(self._setup_of(name)())

    def _setup_of(self, name: str) -> Callable[[], Scene]:
        """Return what makes the Setup of a game."""
        return partial(SetupScene, self.services, name, self._again)

    @property
    def _lesson_scenes(self) -> dict[str, Callable[[], Scene]]:
        """What makes the scene of each lesson."""
        return {
            name: partial(lesson_scene, self.services, name, self._again, self._setup_of(name)) for name in self._taught
        }

    def _lessons(self) -> list[Spot]:
        """Return the owls on the boxes of the games that have a lesson."""
        return [
            Spot(f"lesson.{name}", owl_area(area), self._open_lesson(name), tooltip=self._lesson_tip, sound="press")
            for name, area in self._boxes()
            if name in self._taught
        ]

    @property
    def _lesson_tip(self) -> str:
        return self.services.words.say("lesson.box.tip")

    def _open_lesson(self, name: str) -> Callable[[], None]:
        return lambda: self.stage.restart(self._lesson_scenes[name]())

    def _offers_lesson(self, name: str) -> bool:
        """Return whether a lesson is offered before the first match of a game."""
        current = self.services.settings.current
        known = {*current.lessons, *current.last_setups, *self._played}
        return name in self._taught and name not in known

    def _open_box(self, name: str) -> Callable[[], None]:
        """Return what opens a box; with the first opening the lesson is offered, once."""

        def open_box() -> None:
            if not self._offers_lesson(name):
                self._open_setup(name)()
                return
            say = self.services.words.say
            choices = [
                DialogChoice(say("lesson.offer.yes"), self._chosen(name, self._open_lesson(name)), tone="primary"),
                DialogChoice(say("lesson.offer.no"), self._chosen(name, self._open_setup(name))),
                DialogChoice(say("menu.back")),
            ]
            # The lesson and Setup both show the table: its pictures are read while somebody chooses.
            self.services.sheets.prefetch(PICTURES[name]().table.sheets)
            wish = say("lesson.offer", game=say(f"game.{name}"))
            self.stage.push(Dialog(self.services, wish, say("lesson.offer.words"), choices, cancel=2))

        return open_box

    def _chosen(self, name: str, way: Callable[[], None]) -> Callable[[], None]:
        """Return what goes on after somebody has taken a lesson or left it, which is not offered again."""

        def go_on() -> None:
            settings = self.services.settings
            try:
                settings.change(lessons={**settings.current.lessons, name: 0})
            except DiskTrouble as trouble:
                self.services.log.warning("the offer of a lesson is not kept: %s", trouble)
            way()

        return go_on

    def _continue(self) -> None:
        if self._evening is not None:
            self.stage.restart(evening_page(self.services, self._again, self._evening.id))
        if self._last is None:
            return
        try:
            session = Session.resume(self._last.path)
            onward = onward_of(self.services, session.match, self._again)
            scene = table_of(self.services, self._again, session, onward=onward)
        except Trouble as trouble:
            self._tear(trouble.reason)
        except Exception:
            self.services.log.exception("%s does not open", self._last.path)
            self._tear(reason("title.torn", name=self._last.path.name))
        else:
            self.stage.restart(scene)
            return
        self._offer_to_lay_aside()

    def _offer_to_lay_aside(self) -> None:
        """Say why the last match stays closed, and let it make room for the one before."""
        if self._torn is None or self._last is None:
            return
        say, last = self.services.words.say, self._last
        choices = [
            DialogChoice(say("title.lay_aside"), lambda: self._lay_aside(last), tone="primary"),
            DialogChoice(say("title.leave_it")),
        ]
        self.stage.push(Dialog(self.services, say("title.trouble"), say(self._torn), choices, cancel=1))

    def _lay_aside(self, entry: Entry) -> None:
        """Rename a match that does not open; the one before it is offered."""
        self.services.library.lay_aside(entry)

    def _again(self) -> Scene:
        """Return the title to come back to."""
        return TitleScene(self.services)

    def _tell_notices(self) -> None:
        """Say once what became of files that could not be read."""
        kept = (self.services.settings.notices, self.services.library.notices)
        if told := [notice for notices in kept for notice in notices]:
            self._tell("title.notices", *told)
        for notices in kept:
            notices.clear()

    def _tell(self, title: str, *lines: Reason) -> None:
        say = self.services.words.say
        close = DialogChoice(say("dialog.close"), tone="primary")
        text = "\n\n".join(say(line) for line in lines)
        self.stage.push(Dialog(self.services, say(title), text, [close], cancel=0))

    def _ask_to_leave(self) -> None:
        say = self.services.words.say
        choices = [
            DialogChoice(say("title.quit.yes"), self.stage.quit, tone="primary"),
            DialogChoice(say("title.quit.no")),
        ]
        self.stage.push(Dialog(self.services, say("title.quit.title"), say("title.quit.words"), choices, cancel=1))

    def handle(self, command: Command) -> None:
        """Keys and pointer go to the boxes and signs; Esc leaves the program, after a question.

        While no ring shows yet what Enter does, an arrow that does not lead down shows the box that was opened last.
        """
        begins = not self._widgets.by_keys and self._widgets.focus == self._main
        match command:
            case Pressed(Intent.LEFT | Intent.RIGHT | Intent.UP) if begins:
                self._widgets.focus_on(f"box.{self._first_game}", by_keys=True)
                return
        if self._widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL):
                self._ask_to_leave()
            case Pressed(Intent.RULES):
                self._open_reader()

    def update(self, dt: float) -> None:
        """Let flames flicker."""
        self.show_last_match()
        if self._setup_due:
            self._setup_due = False
            make_ready(self.services)
        self._boil.update(dt)
        self._widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the thumbnail or the next flame is due."""
        return soonest(self._other_due, self._boil.next_frame_due)

    @property
    def cycle(self) -> int | None:
        """The drawing of the flame, when nothing else is due."""
        return self._boil.drawing if self._other_due is None else None

    @property
    def _other_due(self) -> float | None:
        return 0.0 if self._look_due or self._setup_due else self._widgets.next_frame_due

    def draw(self, canvas: Canvas) -> None:
        """Draw wall, lettering, shelf and signs."""
        canvas.ground(self._wall)
        canvas.place("wordmark", WORDMARK)
        canvas.sprite("title.herbs", 37, 14)
        canvas.sprite("title.cobweb", 1676, 26)
        canvas.sprite("title.thread", 1754, 190, height=80)
        canvas.sprite("title.spider", 1726, 250)
        self._draw_shelf(canvas)
        for name, area in self._boxes():
            self._draw_box(canvas, name, area)
        self._draw_signs(canvas)
        self._widgets.draw(canvas)

    def _draw_shelf(self, canvas: Canvas) -> None:
        canvas.sprite("shelf", 52, 732)
        canvas.sprite("title.candle", 34, 520)
        canvas.sprite(self._boil.frame("title.candle.flame"), 34, 520)
        canvas.sprite("title.bottle", 106, 586)
        canvas.sprite("title.books", 1722, 612)
        canvas.sprite("title.hat", 1740, 512)

    def _draw_box(self, canvas: Canvas, name: str, area: Area) -> None:
        draw_box(canvas, self.services.words, name, area)
        if name in self._taught:
            owl = owl_area(area)
            lit = self._lit(f"lesson.{name}")
            canvas.disc(*owl.centre, owl.width / 2, "ink")
            canvas.disc(*owl.centre, owl.width / 2 - 2, "gold_lite" if lit else "paper_lite")
            canvas.centred("icon.hint", *owl.centre, height=owl.height * 0.74)
        if self._lit(f"box.{name}"):
            canvas.place("box.focus", area)

    def _lit(self, key: str) -> bool:
        state = self._widgets.state(key)
        return state.focused or state.hovered

    def _draw_signs(self, canvas: Canvas) -> None:
        hung = [*STRINGS, *(area.middle_x for _, area in signs() if area.y == SIGNS_AREA.y)]
        for x in hung:
            canvas.sprite("string", x - 6, 770)
        say = self.services.words.say
        hung_up = [(sign, area, say(f"title.{sign.key}")) for sign, area in signs()]
        sizes = {
            y: alike(
                canvas, [(words, _room_on(area)) for _, area, words in hung_up if area.y == y], _size_on(canvas, width)
            )
            for y, width in {area.y: area.width for _, area, _ in hung_up}.items()
        }
        for number, (sign, area, words) in enumerate(hung_up):
            panels.paper(canvas, area, twin=number)
            _draw_sign(canvas, sign.picture, words, area, sizes[area.y])
            if self._lit(sign.key):
                panels.ring(canvas, area)
        canvas.place("paper.710x216", CONTINUE)
        if self._last is not None:
            self._draw_continue(canvas, self._last)
        elif self._evening is not None:
            self._draw_evening(canvas, self._evening)
        else:
            self._draw_begin(canvas)
        if self._lit(self._main):
            canvas.place("ring.710x216", CONTINUE)

    def _draw_continue(self, canvas: Canvas, entry: Entry) -> None:
        say = self.services.words.say
        canvas.place("thumbnail", THUMBNAIL)
        look = self._look
        if look is not None:
            self._draw_look(canvas, entry, look)
        elif self._torn is None:
            # The box stands for the table until this can be drawn.
            high = THUMBNAIL.height - 2 * FRONT_EDGE
            front = Area.around(*THUMBNAIL.centre, high * BOX_WIDTH / BOX_HEIGHT, high)
            draw_front(canvas, entry.header.game, front)
        left, width = 596, 320
        if self._torn is not None:
            self._draw_torn(canvas, left, width)
            return
        canvas.text(
            say("title.continue"), left, CONTINUE_LINE, size=canvas.at_most(50, LARGEST_CONTINUE), role="display",
            vertical="middle", width=width, fit=True,
        )  # fmt: skip
        canvas.text(
            say(f"game.{entry.header.game}"), left, 912, size=canvas.at_most(26, LARGEST_TOLD), vertical="middle",
            width=width, fit=True,
        )  # fmt: skip
        if self._look is not None:
            canvas.text(
                self._look.say(self._look.state_line()), left, 946, size=canvas.at_most(24, LARGEST_TOLD),
                vertical="middle", width=width, fit=True,
            )  # fmt: skip

    def _draw_evening(self, canvas: Canvas, evening: EveningTable) -> None:
        """Draw the boxes of the evening that is to be gone on with; those that are to come stand back."""
        say, next_box = self.services.words.say, evening.next_box or 0
        places = THUMBNAIL.inset(0, 34).columns(len(evening.boxes), 8)
        for box, (name, column) in enumerate(zip(evening.boxes, places, strict=True)):
            width = min(column.width, 90.0)
            front = Area.around(column.middle_x, column.middle_y, width, width * BOX_HEIGHT / BOX_WIDTH)
            draw_front(canvas, name, front)
            if box < next_box:
                canvas.centred("icon.check", front.right - 8, front.y + 8, height=40)
            elif box == next_box:
                panels.ring(canvas, front.inset(-5))
        left, width = 596, 320
        canvas.text(
            say("title.continue"), left, CONTINUE_LINE, size=canvas.at_most(50, LARGEST_CONTINUE), role="display",
            vertical="middle", width=width, fit=True,
        )  # fmt: skip
        waits = say(
            "title.evening.waits", box=next_box + 1, count=len(evening.boxes),
            game=say(f"game.{evening.boxes[next_box]}"),
        )  # fmt: skip
        canvas.text(waits, left, 896, size=25, width=width, height=MATCHES.y - 900, spacing=1.1)

    def _draw_look(self, canvas: Canvas, entry: Entry, look: Table) -> None:
        """Draw the last match small."""
        try:
            key = (entry.path.name, entry.changed)
            canvas.miniature(key, THUMBNAIL.inset(6), lambda small: look.draw(small, None, Look()))
        except Exception:
            self.services.log.exception("no thumbnail of %s", entry.path)
            self._tear(reason("title.torn", name=entry.path.name))

    def _draw_torn(self, canvas: Canvas, left: float, width: float) -> None:
        """Draw a torn page in the place of the thumbnail, and beside it why the match stays closed."""
        say = self.services.words.say
        for half, rotation in TORN:
            canvas.place("paper.330x98", half, rotation=rotation)
        canvas.text(say("title.trouble"), left, 858, size=36, role="display", vertical="middle", width=width, fit=True)
        canvas.text(say(self._torn or ""), left, 878, size=22, width=width, height=MATCHES.y - 882, spacing=1.1)

    def _draw_begin(self, canvas: Canvas) -> None:
        """Draw the sign that invites to a first match."""
        say = self.services.words.say
        draw_front(canvas, self._first_game, Area(CONTINUE.x + 44, CONTINUE.y + 30, 122, 156))
        left, width = CONTINUE.x + 220, CONTINUE.width - 250
        canvas.text(say("title.begin"), left, 878, size=50, role="display", vertical="middle", width=width, fit=True)
        wish = "title.begin.lesson" if self._offers_lesson(self._first_game) else "title.begin.wish"
        words = say(wish, game=say(f"game.{self._first_game}"))
        # Where no match lies on the shelf, no button leads to it.
        size, bottom = (24, MATCHES.y - 4) if self._has_matches else (29, CONTINUE.bottom - 24)
        canvas.text(words, left, 908, size=size, width=width, height=bottom - 908, spacing=1.1)


def _size_on(canvas: Canvas, width: float) -> float:
    """Return how large the letters on a sign of that width are, at most."""
    return canvas.at_most(27.0, LARGEST_NARROW) if width < BROAD_SIGN else 34.0


def _room_on(sign: Area) -> float:
    """Return the width that the words on a sign have."""
    return sign.width - (24 if sign.width < BROAD_SIGN else 112)


def _draw_sign(canvas: Canvas, picture: str, words: str, area: Area, size: float) -> None:
    """Draw what is on a sign: the words beside the picture, on a narrow one below it."""
    if area.width < BROAD_SIGN:
        canvas.centred(picture, area.middle_x, area.y + 34, height=48)
        canvas.text(
            words, area.middle_x, area.bottom - 28, size=size, role="display", align="center", vertical="middle",
            width=_room_on(area), fit=True,
        )  # fmt: skip
        return
    canvas.centred(picture, area.x + 52, area.middle_y, height=58)
    canvas.text(
        words, area.x + 92, area.middle_y, size=size, role="display", vertical="middle", width=_room_on(area), fit=True
    )
