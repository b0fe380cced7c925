"""Credits: who made the games, what the program is built with, where its files lie, and the report of a bug."""

import platform
from collections.abc import Iterator
from pathlib import Path

import pygame

from game import VERSION
from game.play.pack_registry import offered
from game.scenes.pages.menu import BACK, PAGE, MenuScene
from game.store.bug_report.nameless import Nameless, known_persons
from game.store.bug_report.report_zip import write_report
from game.store.places import CONFIG, ROOT, home_folder
from game.store.shelf_index import shelved
from game.store.trouble import DiskTrouble
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.markdown.page import Block, Heading, Paragraph, Span, load_page
from game.view.markdown.page_view import PageView
from game.view.widgets import Button, Widget

REPORT = BACK._replace(x=1920 - BACK.x - 252, width=252)

PLACES = ("settings", "matches", "packs", "pictures", "documents", "log")
"""The player's places in the order of the page; each is a field of Places."""


class CreditsScene(MenuScene):
    """The credits as one page that scrolls, with what is told when something goes wrong."""

    heading = "credits.heading"
    thing = "tea"
    stain = ("tea", 240.0)

    def build(self) -> list[Widget]:
        """Return the page and the way to a report."""
        title, *page = load_page(CONFIG / "rules", self.services.words.language, "credits")
        version = Paragraph((Span(self.say("credits.version", version=VERSION), "emphasis"),))
        area = Area(PAGE.x + 60, PAGE.y + 60, PAGE.width - 120, PAGE.height - 110)
        blocks = (title, version, *page, *self._here())
        return [
            PageView("page", area, blocks, paper=self.draw_paper),
            Button("report", REPORT, self.say("bug.button"), self._ask_for_report),
        ]

    def _here(self) -> Iterator[Block]:
        """Yield the chapter about this computer: versions, and where everything lies."""
        yield Heading(2, self.say("credits.here"))
        yield Paragraph((Span(self.say("credits.built", version=VERSION, **_versions())),))
        lying = {each: getattr(self.services.places, each) for each in PLACES} | {"program": ROOT}
        for what, path in lying.items():
            name = Span(self.say(f"credits.place.{what}"), "strong")
            yield Paragraph((name, Span(f" · {path}")), bullet=True)

    def _ask_for_report(self) -> None:
        """Ask whether names may be in the report."""
        choices = [
            DialogChoice(self.say("bug.nameless"), lambda: self._report(named=False), tone="primary"),
            DialogChoice(self.say("bug.named"), lambda: self._report(named=True)),
            DialogChoice(self.say("bug.cancel")),
        ]
        heading, about = self.say("bug.heading"), self.say("bug.about")
        self.stage.push(Dialog(self.services, heading, about, choices, cancel=2))

    def _report(self, *, named: bool) -> None:
        """Write the report and say where it lies, or why it could not be written."""
        close = DialogChoice(self.say("dialog.close"), tone="primary")
        try:
            path = self._written(named=named)
        except DiskTrouble as trouble:
            text, choices = self.services.words.say(trouble.reason), [close]
        else:
            text = self.say("bug.written", path=str(path))
            choices = [DialogChoice(self.say("bug.show"), lambda: self.stage.reveal(path)), close]
        self.stage.push(Dialog(self.services, self.say("bug.heading"), text, choices, cancel=len(choices) - 1))

    def _written(self, *, named: bool) -> Path:
        """Write the report and return its path; raise DiskTrouble."""
        places, settings = self.services.places, self.services.settings.current
        matches = shelved(places.matches, keep=False)
        facts = {
            "program": VERSION,
            **_versions(),
            "system": platform.platform(),
            "screen": str(pygame.display.get_driver()) if pygame.display.get_init() else "none",
            "window": "x".join(map(str, settings.window)),
            "language": self.services.words.language,
            "packs": ", ".join(pack.id for pack in offered()),
        }
        if named:
            return write_report(places, matches, facts)
        headers = [match.header for match in matches if match.header is not None]
        persons = known_persons(settings.household, headers)
        nameless = Nameless(persons, lambda number: self.say("bug.person", number=number), home_folder())
        return write_report(places, matches, facts, nameless)


def _versions() -> dict[str, str]:
    """Return the versions of what the program runs on."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return {"python": platform.python_version(), "pygame": pygame.version.ver, "sdl": sdl}
