"""Credits: who made the games, what the program is built with, and that it is a fan's work."""

from game.scenes.pages.menu import PAGE, MenuScene
from game.store.places import CONFIG
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.markdown.page import load_page
from game.view.markdown.page_view import PageView
from game.view.widgets import Widget


class CreditsScene(MenuScene):
    """The credits as one page that scrolls."""

    heading = "credits.heading"
    thing = "tea"

    def build(self) -> list[Widget]:
        """Return the page."""
        page = load_page(CONFIG / "rules", self.services.words.language, "credits")
        area = Area(PAGE.x + 60, PAGE.y + 60, PAGE.width - 120, PAGE.height - 110)
        return [PageView("page", area, page, paper=self._draw_paper)]

    def _draw_paper(self, canvas: Canvas) -> None:
        canvas.place(self.page_frame, self.page)
