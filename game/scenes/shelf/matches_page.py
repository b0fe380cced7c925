"""Matches: the shelf of all matches, with what can be done with the chosen one on the sheet beside it."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from game.core.reason import reason
from game.play.catalogue import GAMES
from game.play.match import match_of
from game.play.session import Session
from game.play.shelf.shelf_words import title_of
from game.play.shelf.strangers import add_stranger
from game.scenes.onward import evening_page, onward_of
from game.scenes.pages.menu import MenuScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.still_life import SHEETS, draw_still_life, way_area
from game.scenes.pages.writing import WritingScene
from game.scenes.playing.match_picture import has_picture, keep_picture
from game.scenes.playing.table_at import table_at
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene, setup_as_in, table_of
from game.scenes.shelf.match_grid import MatchGrid
from game.scenes.shelf.match_sheet import draw_sheet, seats_area
from game.store.shelf import Shelf, State, Wanted
from game.store.shelf_index import Shelved
from game.store.side_file import LONGEST_TITLE
from game.store.trouble import Trouble
from game.tables.pictures import PICTURES, on_shelf
from game.tables.tip import Tip
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Dropped, Intent, Pressed
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Spot, Tabs, TextField, Widget
from game.view.widgets.buttons import by_length

GRID = Area(60, 184, 1330, 780)
FILTERS = Area(64, 116, 600, 54)
BOXES = Area(690, 108, 320, 68)
SEARCH = Area(1040, 116, 320, 54)
SHEET = Area(1420, 100, 444, 864)
BUTTONS = Area(1452, 628, 380, 312)
ROW = 54.0
ICON = "     "
"""What a picture takes on its button, in letters."""

ADD = Area(1452, 984, 380, 56)
SHOW_ALL = Area(GRID.middle_x - 190, GRID.middle_y + 60, 380, 56)
WHOLE = Area(60, 184, 1800, 790)
BARE = 330.0
"""What has to be left of the room of the matches below them for a still life."""

SLIP = Area(440, 982, 920, 60)
STATES: tuple[State, ...] = get_args(State)
LONGEST_PATH = 400


class MatchesScene(MenuScene):
    """Every match that was played: go on with it, look at it, name it, put it aside, copy it out, or add one."""

    heading = "matches.heading"
    heading_centre = (725, 62)
    page_frame = ""
    back_area = Area(60, ADD.y, 176, ADD.height)

    def __init__(self, services: Services, home: Callable[[], Scene]) -> None:
        super().__init__(services)
        self._home = home
        self._shelf = Shelf(services.library.folder)
        self._matches: list[Shelved] = []
        self._wanted = Wanted()
        self._chosen: str | None = None
        self._aside: tuple[str, str] | None = None
        self._pictures_due: list[Shelved] = []
        self._tried: set[str] = set()

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of papers, boxes, planks and faces."""
        return (*SHEETS, "heads")

    def enter(self) -> None:
        """Look what there is; the matches have the focus."""
        self.rebuild()
        self._to_the_matches()

    def rebuild(self) -> None:
        """Read the shelf again and lay it out."""
        # What cannot be read comes last.
        self._matches = sorted(self._shelf.open(), key=lambda match: match.header is None)
        self._lay_out()

    def _lay_out(self) -> None:
        super().rebuild()
        self._look_for_pictures()

    def _is_drawn(self, match: Shelved) -> bool:
        """Return whether there is nothing to be drawn for a match."""
        return match.header is None or match.header.game not in PICTURES or has_picture(self._shelf.path(match))

    @property
    def _grid(self) -> MatchGrid | None:
        found = self.widgets["matches"] if "matches" in self.widgets.ids else None
        return found if isinstance(found, MatchGrid) else None

    @property
    def _found(self) -> list[Shelved]:
        """The matches that are looked for."""
        words = self.services.words
        return [match for match in self._matches if self._wanted.admits(match, self._told(match, words.say))]

    def _told(self, match: Shelved, say: Callable[[str], str]) -> str:
        """Return what a match is found by besides its players: its title and its game."""
        known = match.header is not None and match.header.game in GAMES
        game = say(f"game.{match.header.game}") if known and match.header is not None else ""
        return f"{title_of(match, self.services.words)} {game}"

    @property
    def chosen(self) -> Shelved | None:
        """The match that the sheet is about."""
        found = self._found
        return next((match for match in found if match.name == self._chosen), found[0] if found else None)

    def build(self) -> list[Widget]:
        """Return the matches, the filters, and what can be done with the chosen one."""
        found = self._found
        widgets: list[Widget] = []
        if found:
            widgets.append(
                MatchGrid(
                    self.services, GRID, self._shelf.folder, found, self._chosen, self._choose, self._open_chosen
                )
            )  # fmt: skip
        widgets += [*self._filters(), *self._actions()]
        tip = self.say("matches.add.tip")
        widgets.append(Button("add", ADD, self.say("matches.add"), self._ask_to_add, icon="icon.down", tooltip=tip))
        if not self._matches:
            tip = self.say("setup.open.tip")
            begin = Button(
                "begin", way_area(WHOLE), self.say("setup.heading"), self._begin, tone="primary", tooltip=tip
            )  # fmt: skip
            widgets.append(begin)
        elif not found:
            tip = self.say("matches.show_all.tip")
            widgets.append(Button("show_all", SHOW_ALL, self.say("matches.show_all"), self._show_all, tooltip=tip))
        if self._aside is not None:
            undo = Area(SLIP.right - 200, SLIP.y + 6, 180, SLIP.height - 12)
            tip = self.say("matches.undo.tip")
            widgets.append(
                Button("restore", undo, self.say("matches.undo"), self._restore, tone="primary", tooltip=tip)
            )
        return widgets

    def _filters(self) -> list[Widget]:
        counts = {
            state: sum(Wanted(state).admits(match, "") for match in self._matches) for state in STATES
        }  # fmt: skip
        tabs = [(state, self.say(f"matches.state.{state}", count=counts[state])) for state in STATES]
        boxes = [
            Spot(
                f"box {name}", area, partial(self._want_game, name), sound="press",
                tooltip=self.say("matches.box.tip", game=self.say(f"game.{name}")),
            )
            for name, area in self._boxes()
        ]  # fmt: skip
        search = TextField(
            "search", SEARCH, self._wanted.words, self._look_for, limit=40, placeholder=self.say("matches.search"),
            on_done=self._to_the_matches, tooltip=self.say("matches.search.tip"),
        )  # fmt: skip
        return [Tabs("state", FILTERS, tabs, self._wanted.state, self._want_state), *boxes, search]

    def _boxes(self) -> list[tuple[str, Area]]:
        """Return the games with their boxes among the filters."""
        return list(zip(PICTURES, BOXES.columns(len(PICTURES), 10), strict=True))

    def _actions(self) -> list[Widget]:
        """Return the buttons of the sheet; for what cannot be done they say why."""
        match = self.chosen
        if match is None:
            return []
        say, top = self.say, BUTTONS._replace(height=ROW)
        rows = [top.moved(0, (ROW + 10) * number) for number in range(5)]
        why = say("matches.broken") if match.header is None else None
        if match.header is not None and match.header.game not in PICTURES:
            why = say("matches.no_table")
        unfinished = match.ending is None
        key, icon = ("continue", "icon.play") if unfinished else ("look", "icon.replay")
        left, right = rows[3].columns(2, 12)
        lower_left, lower_right = rows[4].columns(2, 12)
        unjudged = why or (say("analysis.running") if unfinished else None)
        label, results = say(f"matches.{key}"), say("matches.results")
        first, *beside = [rows[0]] if unfinished else by_length(rows[0], (label + ICON, results), 12)
        return [
            Button(
                "open", first, label, self._open_chosen, tone="primary", icon=icon,
                tooltip=say(f"matches.{key}.tip"), disabled_because=why,
            ),
            *(
                Button(
                    "results", area, results, self._show_results, tooltip=say("matches.results.tip"),
                    disabled_because=why,
                )
                for area in beside
            ),
            Button(
                "judge", rows[1], say("analysis.ask"), self._judge, icon="icon.hint", tooltip=say("analysis.ask.about"),
                disabled_because=unjudged,
            ),
            self._way_to_another(match, rows[2], why),
            Button("rename", left, say("matches.rename"), self._ask_for_name, tooltip=say("matches.rename.tip")),
            Button("export", right, say("matches.export"), self._export, tooltip=say("matches.export.tip")),
            Button(
                "aside", lower_left, say("matches.put_aside"), self._put_aside,
                tooltip=say("matches.put_aside.tip"),
            ),
            Button(
                "seed", lower_right, say("matches.seed"), self._copy_seed, tooltip=say("matches.seed.tip"),
                disabled_because=why,
            ),
        ]  # fmt: skip

    def _way_to_another(self, match: Shelved, area: Area, why: str | None) -> Button:
        """Return the button that plays the match again, or leads to the evening it belongs to."""
        if match.header is None or match.header.evening is None:
            return Button(
                "again", area, self.say("matches.again"), self._again, icon="icon.redo", disabled_because=why,
                tooltip=self.say("matches.again.tip"),
            )  # fmt: skip
        page = evening_page(self.services, self._home, match.header.evening.id)
        return Button(
            "evening", area, self.say("matches.evening"), lambda: self.stage.push(page), icon="icon.turn",
            tooltip=self.say("matches.evening.tip"),
        )  # fmt: skip

    def tips(self) -> Iterator[Tip]:
        """Return what stands in the rows of the sheet."""
        if (match := self.chosen) is not None and match.header is not None:
            yield Tip("seats", seats_area(match, SHEET), reason("matches.seats.tip"))

    def _begin(self) -> None:
        """Open the box that was played last."""
        game = on_shelf(self.services.settings.current.last_game)
        self.stage.push(SetupScene(self.services, game, self._home))

    # What is looked for

    def _choose(self, name: str) -> None:
        self._chosen = name
        self._lay_out_beside()

    def _lay_out_beside(self) -> None:
        """Lay out again what depends on the chosen match; the papers stay where they are scrolled to."""
        grid = self._grid
        if grid is None:
            self._lay_out()
            return
        offset = grid.scroller.offset
        self._lay_out()
        if (after := self._grid) is not None:
            after.scroller.to(offset)

    def _want_state(self, state: str) -> None:
        self._want(replace(self._wanted, state=next(each for each in STATES if each == state)))

    def _want_game(self, name: str) -> None:
        self._want(replace(self._wanted, game=None if self._wanted.game == name else name))

    def _look_for(self, words: str) -> None:
        self._want(replace(self._wanted, words=words))

    def _show_all(self) -> None:
        self._want(Wanted())
        self._to_the_matches()

    def _to_the_matches(self) -> None:
        if self._found:
            self.widgets.focus_on("matches")

    def _want(self, wanted: Wanted) -> None:
        self._wanted = wanted
        if self.chosen is None or self.chosen.name != self._chosen:
            self._chosen = None
        self._lay_out()

    # What is done

    def _attempt(self, change: Callable[[], None]) -> bool:
        """Do something with files; say why where that cannot be, and return whether it could."""
        try:
            change()
        except Trouble as trouble:
            self._tell(self.services.words.say(trouble.reason))
        except Exception:
            # Whatever is wrong with one match concerns that match only.
            self.services.log.exception("a match on the shelf")
            name = self.chosen.name if self.chosen is not None else ""
            self._tell(self.services.words.say(reason("title.torn", name=name)))
        else:
            return True
        return False

    def _tell(self, words: str) -> None:
        close = DialogChoice(self.say("dialog.close"), tone="primary")
        self.stage.push(Dialog(self.services, self.say("matches.trouble"), words, [close], cancel=0))

    def _open_chosen(self) -> None:
        """Go on with the match, or look at one that is over."""
        match = self.chosen
        if match is None or match.header is None or match.header.game not in PICTURES:
            return

        def open_it() -> None:
            if match.ending is None:
                self._shelf.note_opened(match)
                session = Session.resume(self._shelf.path(match))
                onward = onward_of(self.services, session.match, self._home)
                self.stage.restart(table_of(self.services, self._home, session, onward=onward))
            else:
                self._look_at(match)

        self._attempt(open_it)

    def _judge(self) -> None:
        """Look at a match that is over with what a master would have done."""
        match = self.chosen
        if match is None or match.ending is None:
            return
        self._attempt(partial(self._look_at, match, judged=True))

    def _look_at(self, match: Shelved, *, judged: bool = False) -> None:
        """Show a match that is over again; raise Trouble where it cannot be read."""
        session = Session.read(self._shelf.path(match))
        self.stage.push(ReplayScene(self.services, session, self._sit_down, judged=judged))
        self._shelf.note_opened(match)

    def _show_results(self) -> None:
        """Show the results of a match that is over."""
        match = self.chosen
        if match is None or match.ending is None:
            return

        def show() -> None:
            session = Session.read(self._shelf.path(match))
            eyes = session.persons[0] if session.persons else None
            table = table_at(self.services, session, eyes, eyes or 0, session.moments.last)
            change = partial(setup_as_in, self.services, self._home, session.match_as_begun)
            review = partial(ReplayScene, self.services, session, self._sit_down, judged=True)
            self.stage.push(
                ResultsScene(
                    self.services, session, table, self._home, self._play, change, review=review, of_shelf=True
                )
            )
            self._shelf.note_opened(match)

        self._attempt(show)

    def _sit_down(self, session: Session) -> Scene:
        """Return the table of a match."""
        return table_of(self.services, self._home, session)

    def _play(self, session: Session) -> None:
        """Sit down at a match that has just begun."""
        self.stage.restart(table_of(self.services, self._home, session, fresh=True))

    def _again(self) -> None:
        """Begin another match of the same seats, options and seed."""
        match = self.chosen
        if match is None or match.header is None:
            return
        header = match.header

        def begin() -> None:
            again, loaded = match_of(header, match.name)
            self._play(Session.begin(replace(again.by_itself, fingerprint=loaded.fingerprint), self.services.library))

        self._attempt(begin)

    def _ask_for_name(self) -> None:
        match = self.chosen
        if match is not None:
            self.stage.push(
                WritingScene(
                    self.services, self.say("matches.rename"), self.say("matches.rename.wish"), match.title,
                    partial(self._rename, match), done=self.say("matches.rename.done"), limit=LONGEST_TITLE,
                )
            )  # fmt: skip

    def _rename(self, match: Shelved, title: str) -> None:
        self._attempt(lambda: self._shelf.rename(match, title))

    def _export(self) -> None:
        match, folder = self.chosen, self.services.places.documents

        def export() -> None:
            if match is not None:
                path = self._shelf.export(match, folder)
                self.stage.tell(self.say("matches.exported", path=str(path)))
                self.stage.reveal(path)

        self._attempt(export)

    def _copy_seed(self) -> None:
        match = self.chosen
        if match is not None and match.header is not None:
            self.stage.copy(str(match.header.seed))
            self.stage.tell(self.say("matches.seed.copied", seed=match.header.seed))

    def _put_aside(self) -> None:
        match = self.chosen
        if match is None:
            return
        found = [each.name for each in self._found]
        after = found.index(match.name) + 1
        beside = found[after] if after < len(found) else found[after - 2] if after > 1 else None

        def put() -> None:
            self._aside = (self._shelf.put_aside(match), title_of(match, self.services.words))

        if self._attempt(put):
            self._chosen = beside
            self.rebuild()

    def _restore(self) -> None:
        """Bring back what was put aside last."""

        def restore() -> None:
            if self._aside is not None:
                self._chosen = self._shelf.restore(self._aside[0])
                self._aside = None

        self._attempt(restore)
        self.rebuild()
        self._to_the_matches()

    def _ask_to_add(self) -> None:
        self.stage.push(
            WritingScene(
                self.services, self.say("matches.add"), self.say("matches.add.wish"), "", self._add,
                done=self.say("matches.add.done"), limit=LONGEST_PATH,
            )
        )  # fmt: skip

    def _add(self, path: str) -> None:
        """Take a match from a file onto the shelf."""
        text = path.strip().strip('"')

        def add() -> None:
            name = add_stranger(self._shelf, Path(text).expanduser())
            self._wanted, self._chosen = Wanted(), name
            self.stage.tell(self.say("matches.added"))

        if text and self._attempt(add):
            self.rebuild()

    # Keys, time and picture

    def handle(self, command: Command) -> None:
        """F2 gives a name, Delete puts aside, Ctrl+Z brings back, Ctrl+C copies the seed; a dropped file is added. Esc
        takes back what is looked for before it leads back.
        """
        match command:
            case Dropped(path):
                self._add(path)
                return
            case Pressed(Intent.CANCEL) if self.widgets.typing and self._wanted.words:
                self._look_for("")
            case _ if self.widgets.typing:
                super().handle(command)
                return
            case Pressed(Intent.GALLERY):
                self._ask_for_name()
            case Pressed(Intent.ERASE_FORWARD, repeated=False):
                self._put_aside()
            case Pressed(Intent.UNDO):
                self._restore()
            case Pressed(Intent.COPY):
                self._copy_seed()
            case _:
                super().handle(command)

    def update(self, dt: float) -> None:
        """Draw one small picture that is missing, then let the widgets run."""
        super().update(dt)
        if self._pictures_due:
            self._draw_missing(self._pictures_due.pop(0))
        self._look_for_pictures()

    def draw_missing_pictures(self) -> None:
        """Draw every small picture that is missing from the matches in sight."""
        while self._pictures_due:
            self._draw_missing(self._pictures_due.pop(0))

    def _look_for_pictures(self) -> None:
        grid = self._grid
        self._pictures_due = [] if grid is None else [match for match in grid.seen if self._may_be_drawn(match)]

    def _may_be_drawn(self, match: Shelved) -> bool:
        return match.name not in self._tried and not self._is_drawn(match)

    def _draw_missing(self, match: Shelved) -> None:
        """Make the small picture of a match, once."""
        self._tried.add(match.name)
        try:
            keep_picture(self.services, Session.read(self._shelf.path(match)))
        except Trouble as trouble:
            self.services.log.warning("no picture of %s: %s", match.name, trouble)
        except Exception:
            self.services.log.exception("no picture of %s", match.name)

    @property
    def next_frame_due(self) -> float | None:
        """When a picture or a widget is due."""
        return soonest(0.0 if self._pictures_due else None, super().next_frame_due)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the boxes among the filters, the sheet, and the slip about what was put aside."""
        for name, area in self._boxes():
            self._draw_box(canvas, name, area)
        match = self.chosen
        if not self._matches:
            draw_still_life(canvas, "matches", WHOLE, self.say("matches.none"))
        elif match is None:
            canvas.text(
                self.say("matches.not_found"), *GRID.centre, size=34, align="center", vertical="middle",
                colour="ink_soft", width=900,
            )  # fmt: skip
            canvas.centred("desk.lens", GRID.middle_x, GRID.middle_y - 170, height=230)
        else:
            if (grid := self._grid) is not None and GRID.bottom - grid.lowest >= BARE:
                draw_still_life(canvas, "matches", GRID._replace(y=grid.lowest, height=GRID.bottom - grid.lowest))
            panels.paper(canvas, SHEET)
            sheet = Area(SHEET.x, SHEET.y, SHEET.width, BUTTONS.y - SHEET.y)
            draw_sheet(canvas, self.services.words, match, sheet, self._shelf.folder)
        if self._aside is not None:
            panels.paper(canvas, SLIP)
            canvas.text(
                self.say("matches.put_aside.told", title=self._aside[1]), SLIP.x + 30, SLIP.middle_y, size=25,
                vertical="middle", width=SLIP.width - 260, fit=True,
            )  # fmt: skip

    def _draw_box(self, canvas: Canvas, name: str, area: Area) -> None:
        """Draw a box that can be looked for; the one that is looked for has a gold ring."""
        front = Area.around(area.middle_x, area.middle_y, area.height * 330 / 420, area.height)
        if canvas.has(f"box.{name}"):
            canvas.place(f"box.{name}", front, alpha=1.0 if self._wanted.game in (None, name) else 0.5)
        else:
            canvas.fill(front, "straw", radius=6)
        if self._wanted.game == name:
            panels.ring(canvas, front)
