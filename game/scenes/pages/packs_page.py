"""Packs page: the card packs that are there, with a switch each for a match, and the folder where more may lie."""

from collections.abc import Callable, Sequence

from game.play.pack_registry import complaints, offered, packs_for
from game.scenes.pages.gallery_view import draw_card
from game.scenes.pages.menu import PAGE, MenuScene
from game.scenes.pages.still_life import SHEETS, draw_still_life
from game.store.packs.pack_files import PackFile
from game.store.places import ensure_folder
from game.store.trouble import DiskTrouble
from game.tables.pictures import PICTURES
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.outside import show_folder
from game.view.scene import Services
from game.view.widgets import Button, Stepper, Toggle, Widget

ROWS, ROW_HEIGHT = 4, 146
SWITCH = 120.0
CARDS, CARD_HEIGHT, CARD_PITCH = 3, 118.0, 46.0
"""How many cards of a pack lie beside its name, one over the other, and how large they are."""
WORDS = 246.0
"""How far from the left of its row the name of a pack stands."""
FOOT = PAGE.bottom - 190
"""Where what is said about the folder begins."""
OPEN = Area(PAGE.right - 70 - 300, FOOT + 14, 300, 60)
FEW = 2
"""So many packs leave room for a still life."""

NOTHING = Area(PAGE.x, PAGE.y + 60, PAGE.width, FOOT - PAGE.y - 60)
REST = Area(PAGE.x, PAGE.y + 52 + FEW * ROW_HEIGHT, PAGE.width, FOOT - PAGE.y - 52 - FEW * ROW_HEIGHT)
LEAVES = Area(PAGE.middle_x - 180, PAGE.y + 52 + ROWS * ROW_HEIGHT - 12, 360, 52)


class PacksScene(MenuScene):
    """The packs of a game with switches, or of all games without any; `change` is told which are switched on."""

    heading = "packs.heading"
    heading_centre = (960, 54)
    heading_width = 420.0
    thing = "wax"
    stain = ("wine", 500.0)

    def __init__(
        self,
        services: Services,
        game: str | None = None,
        chosen: Sequence[str] = (),
        change: Callable[[tuple[str, ...]], None] = lambda _packs: None,
    ) -> None:
        super().__init__(services)
        self._game = game
        self._chosen = set(chosen)
        self._change = change
        self._leaf = 0
        self._packs = offered() if game is None else packs_for(game)
        self._galleries = {
            each: PICTURES[each]().gallery() for each in dict.fromkeys(pack.game for pack in self._packs)
        }

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that the cards of the packs are drawn from, too."""
        galleries = (sheet for gallery in self._galleries.values() for sheet in gallery.sheets)
        return tuple(dict.fromkeys((*SHEETS, *galleries)))

    @property
    def _shown(self) -> Sequence[PackFile]:
        """The packs of the leaf that is open."""
        return self._packs[self._leaf * ROWS : (self._leaf + 1) * ROWS]

    def _row(self, at: int) -> Area:
        return Area(PAGE.x + 70, PAGE.y + 52 + at * ROW_HEIGHT, PAGE.width - 140, ROW_HEIGHT)

    def build(self) -> list[Widget]:
        """Return a switch for each pack of a game, the leaves if there are several, and the way to the folder."""
        widgets: list[Widget] = [
            Button("folder", OPEN, self.say("packs.open"), self._open_folder, tooltip=self.say("packs.open.tip"))
        ]
        if self._game is not None:
            for at, pack in enumerate(self._shown):
                row = self._row(at)
                area = Area(row.right - SWITCH, row.y + (CARD_HEIGHT - 52) / 2, SWITCH, 52)
                widgets.append(
                    Toggle(
                        f"pack {pack.id}",
                        area,
                        "",
                        pack.id in self._chosen,
                        self._switch(pack.id),
                        tooltip=self.say("packs.switch.tip"),
                    )
                )
        if len(self._packs) > ROWS:
            leaves = range(-(-len(self._packs) // ROWS))
            said = [(leaf, self.say("packs.leaf", number=leaf + 1, count=len(leaves))) for leaf in leaves]
            widgets.append(Stepper("leaf", LEAVES, "", said, self._leaf, self._turn_to))
        return widgets

    def _turn_to(self, leaf: int) -> None:
        self._leaf = leaf
        self.rebuild()

    def _switch(self, pack: str) -> Callable[[bool], None]:
        def switch(on: bool) -> None:
            self._chosen = self._chosen | {pack} if on else self._chosen - {pack}
            self._change(tuple(sorted(self._chosen)))
            self.rebuild()

        return switch

    def _open_folder(self) -> None:
        """Open the folder of the player's packs in the system's own program."""
        try:
            show_folder(ensure_folder(self.services.places.packs))
        except DiskTrouble as trouble:
            self.stage.tell(self.services.words.say(trouble.reason))
        except OSError as error:
            self.services.log.warning("folder of packs not opened: %s", error)

    def _draw_cards(self, canvas: Canvas, pack: PackFile, row: Area) -> None:
        """Draw some cards of a pack, one over the other, from the beginning, middle and end of its decks."""
        gallery = self._galleries[pack.game]
        cards = [
            card for section in gallery.sections if section.name.key == f"pack.{pack.id}.name" for card in section.cards
        ]
        width = min(CARD_HEIGHT / gallery.shape, WORDS - 30 - (CARDS - 1) * CARD_PITCH)
        for at, card in reversed([*enumerate(cards[at * len(cards) // CARDS] for at in range(min(CARDS, len(cards))))]):
            area = Area(row.x + at * CARD_PITCH, row.y, width, CARD_HEIGHT)
            draw_card(canvas, self.services.words.say, gallery, card, area)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw what each pack is called, who made it and what it brings, then the folder and what is wrong in it."""
        for at, pack in enumerate(self._shown):
            row = self._row(at)
            if at:
                panels.divider(canvas, Area(row.x, row.y - (ROW_HEIGHT - CARD_HEIGHT) / 2 - 6, row.width, 12))
            self._draw_cards(canvas, pack, row)
            left, width = row.x + WORDS, row.width - WORDS - SWITCH - 30
            name = canvas.text(
                self.say(f"pack.{pack.id}.name"), left, row.y + 18, size=34, role="display", vertical="middle"
            )
            by = self.say("packs.by", author=self.say(f"pack.{pack.id}.author"), game=self.say(f"{pack.game}.name"))
            canvas.text(
                by, left + name.width + 24, row.y + 22, size=22, vertical="middle", colour="ink_soft",
                width=width - name.width - 24, fit=True,
            )  # fmt: skip
            about = self.say(f"pack.{pack.id}.about")
            canvas.text(about, left, row.y + 44, size=24, width=width, height=78, spacing=1.0)
        if not self._packs:
            draw_still_life(canvas, "packs", NOTHING, self.say("packs.none"))
        elif len(self._shown) <= FEW:
            draw_still_life(canvas, "packs", REST)
        width = OPEN.x - PAGE.x - 100
        folder = self.say("packs.folder", folder=str(self.services.places.packs))
        if self._packs:
            folder = f"{self.say('packs.elsewhere' if self._game is None else 'packs.here')}\n{folder}"
        canvas.text(folder, PAGE.x + 70, FOOT + 6, size=22, colour="ink_soft", width=width, height=76, spacing=1.0)
        wrong = complaints()
        if wrong:
            more = self.say("packs.wrong", count=len(wrong), complaint=wrong[0])
            canvas.text(more, PAGE.x + 70, FOOT + 88, size=22, colour="wrong", width=PAGE.width - 140, height=72)
