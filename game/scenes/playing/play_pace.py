"""The pace of bots: how a person has them pause, take one step, hurry, and act faster or slower."""

from collections.abc import Callable

from game.scenes.playing.bot_desk import BotDesk, change_pace
from game.scenes.playing.play_navigation import PlayNavigation
from game.store.settings import SettingsFile
from game.store.trouble import DiskTrouble
from game.tables.table import Table
from game.view.input.commands import Intent


class PlayPace:
    """Changes how the bots at the desk act; `tell` says it in the prompt."""

    def __init__(
        self, desk: BotDesk, table: Table, settings: SettingsFile, ways: PlayNavigation, tell: Callable[[str], None]
    ) -> None:
        self._desk = desk
        self._table = table
        self._settings = settings
        self._ways = ways
        self._tell = tell

    @property
    def intents(self) -> dict[Intent, Callable[[], None]]:
        """What each intention does that is about bots."""
        return {
            Intent.PAUSE: lambda: self.pause(not self._desk.paused),
            Intent.STEP: self._step,
            Intent.FASTER: lambda: self._change(1),
            Intent.SLOWER: lambda: self._change(-1),
            Intent.SKIP: self._desk.hurry,
        }

    def pause(self, paused: bool) -> None:
        """Let the bots wait, or go on."""
        self._desk.paused = paused
        self._tell(self._table.say("table.bots.paused" if paused else "table.bots.going"))

    def _step(self) -> None:
        self._desk.paused = True
        self._desk.step()

    def _change(self, step: int) -> None:
        try:
            self._tell(self._table.say(change_pace(self._settings, step)))
        except DiskTrouble as trouble:
            self._ways.show_trouble(trouble)
