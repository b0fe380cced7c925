"""Composing: how a person puts a move together by pressing pieces and by dragging them home."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.move import Move
from game.play.session import Session
from game.tables.table import Asking, Drop, Table
from game.view.widgets import WidgetGroup


class PlayComposing:
    """Narrows what is asked to one move; `play` makes it, `look` lays the table out anew, `tell` says why not."""

    def __init__(
        self,
        table: Table,
        session: Session,
        play: Callable[[Move], None],
        look: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        self._table = table
        self._session = session
        self._play = play
        self._look = look
        self._tell = tell

    def next_part(self, asking: Asking | None, widgets: WidgetGroup) -> str | None:
        """Return the piece that gets the focus: the first one, and while a move is composed the next, or None.

        What does not lie there for the eyes in force, as in a closed hand, gets none.
        """
        if asking is None:
            return None
        glowing = asking.narrowing.glowing
        astray = bool(asking.narrowing.chosen and glowing) and widgets.focus not in glowing
        part = self._table.first_part(asking) if widgets.focus is None or astray else None
        return part if part in widgets.ids else None

    def picked(self, asking: Asking | None, number: int, ids: Sequence[str]) -> str | None:
        """Return the piece that a number key (from 1) leads to, counted among those that lie there (`ids`), or None."""
        if asking is None:
            return None
        parts = [part for part in self._table.picks(asking) if part in ids]
        return parts[number - 1] if number <= len(parts) else None

    def hands(self, asking: Asking | None) -> tuple[Callable[[str], None], Drop]:
        """Return what takes a piece for what is asked, and what takes all pieces of a move at once."""
        return partial(self.press, asking), partial(self.drop, asking)

    def press(self, asking: Asking | None, part: str) -> None:
        """Take a piece for the move, also instead of another one, or say why it cannot be taken."""
        if asking is None:
            return
        narrowing = asking.narrowing
        if part in narrowing.chosen:
            self.confirm(asking)
        elif narrowing.choose(part) or (not self._refused(asking, part) and narrowing.choose_instead(part)):
            self._go_on(asking, dropped=False)

    def drop(self, asking: Asking | None, *parts: str) -> None:
        """Take the pieces of a move at once, or say why they do not make one."""
        if asking is None:
            return
        asking.narrowing.clear()
        for part in parts:
            if not asking.narrowing.choose(part):
                self._refused(asking, part)
                asking.narrowing.clear()
                self._look()
                return
        self._go_on(asking, dropped=True)

    def confirm(self, asking: Asking | None) -> None:
        """Make the move that is composed, if it is."""
        if asking is not None and (move := asking.narrowing.move) is not None:
            self._play(move)

    def _go_on(self, asking: Asking, *, dropped: bool) -> None:
        """Make the move when it is complete and need not be confirmed."""
        move = asking.narrowing.move
        if move is not None and not self._table.confirms(move, dropped=dropped):
            self._play(move)
        else:
            self._look()

    def _refused(self, asking: Asking, part: str) -> bool:
        """Say why the move that a piece would make is not legal; return whether it is not."""
        move = self._table.attempt(part, asking.narrowing.chosen)
        why = None if move is None else self._session.why_not(move)
        if why is not None:
            self._tell(self._table.say(why))
        return why is not None
