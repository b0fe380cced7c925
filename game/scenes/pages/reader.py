"""Reader: the rules of each game in our own words, searchable, the gallery of its cards, and the stamps of all."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from game.play.match import Match
from game.scenes.pages.excerpts import Excerpts
from game.scenes.pages.gallery_view import GalleryView
from game.scenes.pages.menu import MENU_SHEETS, MenuScene
from game.scenes.pages.stamp_page import draw_stamps
from game.store.shelf_index import shelved
from game.store.stamps import Stamps
from game.store.trouble import DiskTrouble
from game.tables.pictures import PICTURES
from game.tables.rules_page import rules_page
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed
from game.view.markdown.keywords import Keyword
from game.view.markdown.page import Block, Heading
from game.view.markdown.page_view import PageView, blocks_with
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Stepper, Tabs, TextField, Widget

Lessons: TypeAlias = Mapping[str, Callable[[], Scene]]
"""What makes the scene of a lesson, for each game by its id."""

PAGE = Area(210, 130, 1500, 910)
INDEX = Area(256, 270, 330, 720)
TEXT = Area(640, 200, 1020, 790)
SEARCH = Area(256, 196, 330, 52)
NOWHERE, ELSEWHERE = Area(266, 282, 310, 150), Area(256, 446, 330, 60)
"""Where it is said that the words stand nowhere, and the first of the boxes in whose rules they stand."""

SOUGHT, KIND, SOURCE = Area(256, 196, 224, 52), Area(510, 196, 354, 52), Area(916, 196, 290, 52)
"""Where the cards of the gallery are chosen by their names, by their kind, and by whose they are."""

LESSON = Area(24, 856, 176, 56)
CARDS = Area(256, 262, 1404, 728)
HEADING_PITCH = 52.0
TABS, GAME_TAB, PAGE_TAB, TAB_GAP = Area(240, 80, 1440, 56), 232.0, 170.0, 64.0
STAMPS = Area(256, 186, 1408, 772)
PAGES = ("rules", "gallery", "stamps")
ICONS = ("icon.book", "icon.cards", "icon.star")
"""What tells the tabs of the pages from those of the boxes."""
THINGS = {"rules": "quill", "gallery": "lens", "stamps": "wax"}
STAINS = {"rules": ("ink", 560.0), "gallery": ("leaf", 250.0), "stamps": ("wine", 480.0)}


def book_of(
    services: Services, match: Match, intent: Intent, chapter: str = "", lessons: Lessons | None = None
) -> "ReaderScene":
    """Return the rules of a match's game at a chapter, or its gallery, as somebody wants (`intent`) in the match."""
    page = "gallery" if intent is Intent.GALLERY else "rules"
    return ReaderScene(services, match.game, page, chapter, lessons, {match.game: match.packs})


class ReaderScene(MenuScene):
    """Rules and cards of one game, with the other games a tab away; the rules open at a chapter, by its name.

    `lessons` make the scene of a game's lesson, for those that can be taken from here. `packs` are those of a match by
    its game: their cards are shown though nothing else offers them any more.
    """

    heading = "reader.heading"
    heading_centre = (960, 44)
    heading_width = 300.0
    page = PAGE
    page_frame = "paper.1500x940"

    def __init__(
        self,
        services: Services,
        game: str,
        page: str = "rules",
        chapter: str = "",
        lessons: Lessons | None = None,
        packs: Mapping[str, tuple[str, ...]] | None = None,
        search: str = "",
    ) -> None:
        super().__init__(services)
        self._lessons: Lessons = {} if lessons is None else lessons
        self._game = game
        self._kind = page
        self.thing, self.stain = THINGS[page], STAINS[page]
        self._search, self._sought = search, ""
        self._hit = 0
        self._pages: dict[str, tuple[Block, ...]] = {}
        self._elsewhere: tuple[str, ...] = ()
        self._stamps: Stamps | None = None
        self._packs = {} if packs is None else packs
        gallery, own = PICTURES[game]().gallery, self._packs.get(game)
        self._gallery = gallery(own) if own else gallery()
        self._text = PageView(
            "text", TEXT, rules_page(game, services.words), painter=Excerpts(services, game), paper=self.draw_paper,
            explain=self._explain,
        )  # fmt: skip
        self._text.goto_chapter(chapter)
        if found := self._text.found(search):
            self._text.goto(found[0], mark=True)
        self._cards = GalleryView(services, CARDS, self._gallery, self.draw_paper)
        self._section: int | None = None
        self._printed: bool | None = None

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the pictures in the rules and of the cards."""
        return tuple(
            dict.fromkeys((*MENU_SHEETS, "heads", *PICTURES[self._game]().table.sheets, *self._gallery.sheets))
        )

    def enter(self) -> None:
        """Begin with the text ready to be scrolled."""
        super().enter()
        self.widgets.focus_on({"rules": "text", "gallery": "gallery"}.get(self._kind, "pages"))

    def build(self) -> list[Widget]:
        """Return tabs, and the index with the text, the gallery, or nothing above the stamps."""
        pages = [(page, self.say(f"reader.{page}")) for page in PAGES]
        right = TABS._replace(x=TABS.right - len(pages) * PAGE_TAB, width=len(pages) * PAGE_TAB)
        widgets: list[Widget] = [Tabs("pages", right, pages, self._kind, self._turn_to, icons=ICONS)]
        if len(PICTURES) > 1:
            games = [(name, self.say(f"game.{name}")) for name in PICTURES]
            left = TABS._replace(width=min(len(games) * GAME_TAB, right.x - TABS.x - TAB_GAP))
            widgets.append(Tabs("games", left, games, self._game, self._read))
        if self._kind == "gallery":
            sought = TextField(
                "search", SOUGHT, self._sought, self._narrow, limit=30, placeholder=self.say("reader.search")
            )
            return [self._cards, sought, *self._filters(), *widgets]
        if self._kind == "stamps":
            self._stamps = self._stamps or stamps_of_shelf(self.services)
            return widgets
        search = TextField(
            "search", SEARCH, self._search, self._look_for, limit=30, placeholder=self.say("reader.search"),
            on_done=self._next,
        )  # fmt: skip
        return [self._text, search, *(self._ways() if self._is_nowhere else self._index()), *self._lesson(), *widgets]

    def _lesson(self) -> list[Widget]:
        """Return the way to the lesson of the game that is read about, if there is one."""
        make = self._lessons.get(self._game)
        if make is None:
            return []
        words, tip = self.say("pause.lesson"), self.say("lesson.box.tip")
        return [Button("lesson", LESSON, words, lambda: self.stage.restart(make()), tooltip=tip, size=24)]

    def _filters(self) -> list[Widget]:
        """Return what narrows the cards to one kind, or to those that are printed or ours where there are both."""
        names = [_capital(self.services.words.say(name)) for name in self._cards.section_names]
        kinds: list[tuple[int | None, str]] = [(None, self.say("reader.every_kind")), *enumerate(names)]
        found: list[Widget] = [Stepper("kind", KIND, "", kinds, self._section, self._narrow_to_section)]
        if self._cards.is_mixed:
            sources: list[tuple[bool | None, str]] = [
                (None, self.say("reader.every_card")),
                (True, self.say("reader.printed")),
                (False, self.say("reader.ours")),
            ]
            found.append(Stepper("source", SOURCE, "", sources, self._printed, self._narrow_to_source))
        return found

    def _narrow_to_section(self, section: int | None) -> None:
        self._section = section
        self._cards.narrow(self._sought, section, self._printed)

    def _narrow_to_source(self, printed: bool | None) -> None:
        self._printed = printed
        self._cards.narrow(self._sought, self._section, printed)

    @property
    def _is_nowhere(self) -> bool:
        """Whether the words that are looked for do not stand in these rules."""
        return bool(self._search.strip()) and not self._text.found(self._search)

    def _games_with(self, words: str) -> tuple[str, ...]:
        """Return the other games in whose rules some words stand."""
        others = [game for game in PICTURES if game != self._game]
        for game in others:
            self._pages.setdefault(game, rules_page(game, self.services.words))
        return tuple(game for game in others if blocks_with(words, self._pages[game]))

    def _ways(self) -> list[Widget]:
        """Return what leads to the rules where the words stand that are not in these."""
        return [
            Button(
                f"elsewhere {game}", ELSEWHERE.moved(0, (ELSEWHERE.height + 12) * number), self.say(f"game.{game}"),
                partial(self._look_in, game), size=26,
            )
            for number, game in enumerate(self._elsewhere)
        ]  # fmt: skip

    def _index(self) -> list[Widget]:
        return [
            Spot(f"heading {number}", self._row(number), partial(self._text.goto, block), sound="page")
            for number, (block, _) in enumerate(self._text.headings)
        ]

    def _row(self, number: int) -> Area:
        """Return the row of a chapter in the index; all of them find room."""
        pitch = min(HEADING_PITCH, INDEX.height / len(self._text.headings))
        return Area(INDEX.x, INDEX.y + number * pitch, INDEX.width, pitch - 4)

    def _explain(self, keyword: Keyword) -> str:
        """Return what is said about a keyword, and where there is more."""
        block = self._text.blocks[self._text.chapters[keyword.chapter]]
        chapter = block.text if isinstance(block, Heading) else ""
        return self.say("reader.keyword", about=keyword.says, chapter=chapter)

    def _draw_stamps(self, canvas: Canvas) -> None:
        """Draw the stamps and what they are for."""
        if self._stamps is not None:
            draw_stamps(canvas, self.services.words, tuple(PICTURES), self._stamps, STAMPS)
        canvas.text(
            self.say("reader.stamps.about"), STAMPS.middle_x, STAMPS.bottom + 26, size=25, colour="ink_soft",
            align="center", vertical="middle", width=STAMPS.width, fit=True,
        )  # fmt: skip

    def _turn_to(self, kind: str) -> None:
        self._kind = kind
        self.thing, self.stain = THINGS[kind], STAINS[kind]
        self.rebuild()

    def _read(self, game: str, search: str = "") -> None:
        self.stage.replace(
            ReaderScene(self.services, game, self._kind, lessons=self._lessons, packs=self._packs, search=search)
        )

    def _look_in(self, game: str) -> None:
        """Look for the same words in the rules of another game."""
        self._read(game, self._search)

    def _look_for(self, words: str) -> None:
        before = self._is_nowhere, self._elsewhere
        self._search, self._hit = words, 0
        self._elsewhere = self._games_with(words) if self._is_nowhere else ()
        if before != (self._is_nowhere, self._elsewhere):
            self._rebuild_around_the_line()
        found = self._text.found(words)
        if found:
            self._text.goto(found[0], mark=True)
        else:
            self._text.marked = None

    def _rebuild_around_the_line(self) -> None:
        """Build the widgets afresh; the caret stays where somebody writes."""
        line = self.widgets["search"]
        self.rebuild()
        after = self.widgets["search"]
        if isinstance(line, TextField) and isinstance(after, TextField):
            after.caret = line.caret

    def _narrow(self, words: str) -> None:
        """Show the cards with these words in their names."""
        self._sought = words
        self._cards.narrow(words, self._section, self._printed)

    def _next(self) -> None:
        """Go to the next place where the words are."""
        found = self._text.found(self._search)
        if found:
            self._hit = (self._hit + 1) % len(found)
            self._text.goto(found[self._hit], mark=True)

    def handle(self, command: Command) -> None:
        """F1 and F2 turn to rules and gallery; the keys of pages turn what is read, whatever has the focus."""
        match command:
            case Pressed(Intent.RULES):
                self._turn_to("rules")
            case Pressed(Intent.GALLERY):
                self._turn_to("gallery")
            case Pressed(Intent.PAGE_UP | Intent.PAGE_DOWN) if self._kind in {"rules", "gallery"}:
                (self._text if self._kind == "rules" else self._cards).handle(command)
            case _:
                super().handle(command)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the index with the heading that is being read washed."""
        if self._kind == "gallery":
            return
        if self._kind == "stamps":
            self._draw_stamps(canvas)
            return
        canvas.line(612, 190, 612, 1000, "ink_ghost", 1.4)
        if self._is_nowhere:
            game = self.say(f"game.{self._game}")
            canvas.text(
                self.say("reader.not_found", words=self._search.strip(), game=game), NOWHERE.x, NOWHERE.y, size=28,
                width=NOWHERE.width, height=NOWHERE.height,
            )  # fmt: skip
            if self._elsewhere:
                canvas.text(
                    self.say("reader.elsewhere"), NOWHERE.x, ELSEWHERE.y - 24, size=25, vertical="middle",
                    colour="ink_soft", width=NOWHERE.width, fit=True,
                )  # fmt: skip
            return
        here = self._text.first_shown
        reached = [number for number, (block, _) in enumerate(self._text.headings) if block <= here]
        for number, (_, words) in enumerate(self._text.headings):
            row = self._row(number)
            if reached and number == reached[-1]:
                canvas.fill(row, "umber", alpha=0.3, radius=8)
            canvas.text(words, row.x + 14, row.middle_y, size=25, vertical="middle", width=row.width - 28, fit=True)
        if found := self._text.found(self._search):
            canvas.text(
                self.say("reader.found", number=self._hit + 1, count=len(found)), SEARCH.right, SEARCH.y - 22, size=21,
                align="right", vertical="middle", colour="ink_soft",
            )  # fmt: skip


def _capital(words: str) -> str:
    """Return words that begin with a capital letter."""
    return words[:1].upper() + words[1:]


def stamps_of_shelf(services: Services) -> Stamps:
    """Return the stamps with those that matches on the shelf have won."""
    stamps = Stamps(services.places.matches)
    try:
        stamps.collect(
            (match.header, match.ending)
            for match in reversed(shelved(services.places.matches, keep=False))
            if match.header is not None and match.ending is not None
        )
    except DiskTrouble as trouble:
        services.log.warning("stamps not kept: %s", trouble)
    return stamps
