"""The ways out of a match: pause, rules, settings, results, a rematch, the title, and what is said on paper."""

from collections.abc import Callable

from game.core.reason import Reason
from game.play.session import Session
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.pause import PauseScene
from game.store.trouble import Trouble
from game.tables.table import Table
from game.view.dialog import Dialog, DialogChoice
from game.view.scene import Scene, Services, Stage


class PlayNavigation:
    """Leads from one match to other scenes; `home` makes the title, `again` the scene of another match."""

    def __init__(
        self,
        services: Services,
        session: Session,
        table: Table,
        home: Callable[[], Scene],
        again: Callable[[Session], Scene],
        stage: Callable[[], Stage],
    ) -> None:
        self._services = services
        self._session = session
        self._table = table
        self._home = home
        self._again = again
        self._stage = stage

    @property
    def entries(self) -> dict[str, Callable[[], None]]:
        """What the entries of the pause do."""
        return {
            "rules": lambda: self.read("rules"),
            "gallery": lambda: self.read("gallery"),
            "settings": lambda: self._stage().push(SettingsScene(self._services)),
            "title": lambda: self._stage().restart(self._home()),
            "quit": lambda: self._stage().quit(),
        }

    def pause(self) -> None:
        """Lay the pause over the table."""
        self._stage().push(PauseScene(self._services, self.entries))

    def read(self, page: str) -> None:
        """Open the book at the rules or the cards."""
        self._stage().push(ReaderScene(self._services, self._session.match.game, page, self._table.chapter))

    def show_end(self) -> None:
        """Count the points before one's eyes, where the table does that; then show who won and why."""
        outcome = self._session.outcome
        counting = None if outcome is None else self._table.counting(outcome)
        if counting is None:
            self.show_results()
        else:
            waits = bool(self._session.persons)
            self._stage().push(CountScene(self._services, self._table, counting, self._after_count, waits=waits))

    def show_results(self) -> None:
        """Show who won and why."""
        self._stage().push(self._results())

    def _after_count(self) -> None:
        self._stage().replace(self._results())

    def _results(self) -> ResultsScene:
        return ResultsScene(self._services, self._session, self._table, self._home, self._play_again)

    def _play_again(self, session: Session) -> None:
        self._stage().restart(self._again(session))

    def tell(self, title: str, *lines: Reason) -> None:
        """Say something on paper that has to be closed."""
        say = self._table.say
        close = DialogChoice(say("dialog.close"), tone="primary")
        text = "\n".join(say(line) for line in lines)
        self._stage().push(Dialog(self._services, say(title), text, [close], cancel=0))

    def show_trouble(self, trouble: Trouble) -> None:
        """Say what went wrong with a file."""
        self.tell("table.trouble", trouble.reason)
