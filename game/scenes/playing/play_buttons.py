"""The buttons of a match: undo, redo, hint, menu, the moves without a piece, and the results at the end."""

from collections.abc import Callable, Mapping

from game.core.move import Move
from game.core.reason import reason
from game.play.session import Session
from game.scenes.playing.auto_pass import AutoPass
from game.tables.table import Action, Asking, Table
from game.view.widgets import Button, Spot, Widget

ICONS = 4
"""How many buttons are there whatever is asked."""


class PlayButtons:
    """Makes the buttons; `presses` says what undo, redo, hint, menu and results do, `play` makes a move."""

    def __init__(
        self, table: Table, session: Session, presses: Mapping[str, Callable[[], None]], play: Callable[[Move], None]
    ) -> None:
        self._table = table
        self._session = session
        self._presses = presses
        self._play = play
        self._ways_on: list[str] = []

    def build(self, asking: Asking | None, *, over: bool, auto_pass: AutoPass) -> list[Widget]:
        """Return the buttons for what is asked; a button that is off says why."""
        say = self._table.say
        self._ways_on = []
        no_undo, no_redo = self._session.why_no_undo(), self._session.why_no_redo()
        buttons: list[Widget] = [
            self._icon("undo", None if no_undo is None else say(no_undo)),
            self._icon("redo", None if no_redo is None else say(no_redo)),
            self._icon("hint", None if asking is not None else say("table.hint.not_your_turn")),
            self._icon("menu", None),
        ]
        if asking is not None:
            hinted = asking.hinted
            buttons += [self._action(action, hinted) for action in self._table.actions(asking)]
            buttons += self._hush_buttons(auto_pass)
            self._ways_on = [button.id for button in buttons[ICONS:] if button.enabled]
        if auto_pass.on:
            tip = say("bell.hushed.tip")
            buttons.append(
                Spot("hush.lift", self._table.plan.area("bell"), self._presses["hush.lift"], tooltip=tip, sound="press")
            )
        if over:
            area = self._table.plan.area("actions.first")
            buttons.append(Button("results", area, say("table.results"), self._presses["results"], tone="primary"))
            self._ways_on.append("results")
        return buttons

    def after(self, focus: str | None) -> str | None:
        """Return the next button of what is asked after the one that has the focus, or else the first; None: none."""
        names = self._ways_on
        if not names:
            return focus
        return names[(names.index(focus) + 1) % len(names)] if focus in names else names[0]

    def _hush_buttons(self, auto_pass: AutoPass) -> list[Widget]:
        """Return the buttons by which somebody alone is left alone for some time."""
        call, answering = auto_pass.call, self._table.answering
        if call is None or answering is None or not (answering.hushes and self._session.is_alone):
            return []
        kind = answering.kind_words(call.kind)
        labels = {"turn": reason("bell.hush.turn"), "kind": reason("bell.hush.kind", kind=kind)}
        return [
            Button(
                f"hush.{name}", self._table.plan.area(f"bell.{name}"), self._table.say(label),
                self._presses[f"hush.{name}"], tooltip=self._table.say(f"bell.hush.{name}.tip"),
            )
            for name, label in labels.items()
        ]  # fmt: skip

    def _icon(self, name: str, disabled_because: str | None) -> Button:
        return Button(
            f"button.{name}",
            self._table.plan.area(f"button.{name}"),
            "",
            self._presses[name],
            icon=f"icon.{name}",
            tone="primary" if name == "hint" else "paper",
            tooltip=self._table.say(f"table.{name}.tip"),
            disabled_because=disabled_because,
        )

    def _action(self, action: Action, hinted: Move | None) -> Button:
        move, say = action.move, self._table.say
        return Button(
            action.name,
            self._table.plan.area(action.place),
            say(action.label),
            (lambda: self._play(move)) if move is not None else (lambda: None),
            tone="primary" if action.primary else "paper",
            icon="icon.hint" if hinted is not None and move == hinted else None,
            tooltip=None if action.tip is None else say("table.action.tip", tip=action.tip),
            disabled_because=None if action.why is None else say(action.why),
        )
