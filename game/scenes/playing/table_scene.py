"""TableScene: what the parts of the scene of a match may ask of it."""

from collections.abc import Callable
from typing import Protocol

from game.core.reason import Reason
from game.play.session import Session
from game.scenes.playing.bot_desk import BotDesk
from game.scenes.playing.play_intents import PlayIntent
from game.scenes.playing.play_state import PlayState
from game.tables.table import Table
from game.view.scene import Services, Stage
from game.view.widgets import WidgetGroup


class TableScene(Protocol):
    """The scene at the table of which a match is played."""

    @property
    def services(self) -> Services:
        """What every scene has."""

    @property
    def stage(self) -> Stage:
        """Where it is played."""

    @property
    def session(self) -> Session:
        """The match."""

    @property
    def state(self) -> PlayState:
        """How it stands."""

    @property
    def table(self) -> Table:
        """The table that is drawn."""

    @property
    def widgets(self) -> WidgetGroup:
        """What can be pointed at."""

    @property
    def desk(self) -> BotDesk:
        """Where bots think."""

    @property
    def entries(self) -> dict[str, Callable[[], None]]:
        """What the entries of the pause do."""

    def do(self, intent: PlayIntent) -> None:
        """Do what a person wants."""

    def attempt(self, change: Callable[[], object]) -> bool:
        """Change the match; say why where that cannot be, and return whether it could."""

    def notify(self, words: str) -> None:
        """Say something in the prompt line until the next move."""

    def tell(self, title: str, *lines: Reason, then: Callable[[], None] | None = None) -> None:
        """Say something on paper that has to be closed; `then` something is done."""

    def begin_asking(self, *, called: bool = False) -> None:
        """Ask a person; one who is `called` to the table hears it."""

    def follow(self) -> None:
        """Let what happened be seen."""

    def sit_down(self) -> None:
        """Show the match as those see it who sit at the table, from its last moment."""
