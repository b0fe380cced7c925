"""PlayUndo: what a person takes back, and whom they have to ask for that where several share the screen."""

from functools import partial

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.play.moments import Moment
from game.scenes.playing.shared_screen import SharedScreen
from game.scenes.playing.sharing.handover import WayBack
from game.scenes.playing.table_at import table_at
from game.scenes.playing.table_scene import TableScene
from game.view.dialog import Dialog, DialogChoice


class PlayUndo:
    """Takes moves back and makes them again; `_asked` is the person who has taken the screen to be asked for it.

    `_warned` is how many moves had been made when whoever wants to take luck back was told what that costs.
    """

    def __init__(self, scene: TableScene, sharing: SharedScreen) -> None:
        self._scene = scene
        self._sharing = sharing
        self._asked: Seat | None = None
        self._warned: int | None = None

    def undo(self) -> None:
        """Go back to the last decision of a person; where it is not that of whoever is at the screen they are asked.

        What is chosen for a move that is not made yet is a step of its own. Before luck comes back for the first time
        it is said what that costs, and another press does it.

        While bots finish the match and nothing may be taken back, the persons decide for themselves again.
        """
        scene, session, state = self._scene, self._scene.session, self._scene.state
        if state.asking is not None and session.is_live and state.asking.narrowing.take_back():
            state.invalidate()
            return
        owner = state.asked_for_undo
        barred = session.why_no_undo() is not None
        if state.finishing and barred:
            scene.desk.drop()
            scene.desk.rushing = False
            state.ask_persons_again()
            state.go_to_last()
        elif owner is not None and not barred:
            scene.desk.drop()
            state.drop_question()
            state.close_hands()
            wish = reason("handover.plea", name=session.names[owner])
            self._sharing.draw_curtain(owner, partial(self._note_plea, owner), wish=wish, may_leave=True)
        elif not barred and session.undo_passes_luck and self._warned != session.move_count:
            self._warned = session.move_count
            state.notice.tell(scene.table.say("table.undo.ask"))
            state.invalidate()
        else:
            self._take_back()

    def redo(self) -> None:
        """Make again what was taken back; of what a disk that fills up lets through, everything is shown."""
        scene = self._scene
        made = scene.session.move_count
        scene.attempt(scene.session.redo)
        if scene.session.move_count > made:
            # What the bell asks about has its answer.
            scene.state.bell.ring(None)
        if scene.state.moment != scene.session.moments.last:
            scene.follow()

    def way_back(self, seat: Seat) -> WayBack | None:
        """Return how the person before takes their last move back while the screen is handed over to a seat, or why
        that cannot be; None where there is no such move, or nobody is to know of it.

        Nobody has looked at what that seat knows yet, so that nobody has to be asked.
        """
        session = self._scene.session
        owner = session.undo_seat
        if owner is None or owner == seat or session.asks_secretly:
            return None
        return WayBack(session.names[owner], partial(self._take_back, seen=False), session.why_no_undo())

    def ask_back(self) -> bool:
        """Ask the person who has taken the screen whether their last move may be taken back; return whether one has."""
        seat, self._asked = self._asked, None
        if seat is None:
            return False
        scene, say = self._scene, self._scene.table.say
        names, asks = scene.session.names, scene.session.to_move
        name = names[seat]

        def refused() -> None:
            scene.state.notice.say_why_not(say("table.plea.refused", name=name))
            if asks is not None:
                self._sharing.tell_at_curtain(asks, reason("handover.refused", name=name, asks=names[asks]))

        # The key that has lifted the curtain may be pressed once more: that grants nothing.
        choices = [
            DialogChoice(say("table.plea.no"), refused, tone="primary"),
            DialogChoice(say("table.plea.yes"), self._take_back),
        ]
        plea = reason("table.plea") if asks is None else reason("table.plea.of", name=names[asks])
        told = self._told("table.plea.move") or Reason("table.plea.unseen")
        scene.stage.push(Dialog(scene.services, name, "\n".join(map(say, (plea, told))), choices, cancel=0))
        return True

    def _told(self, key: str) -> Reason | None:
        """Return what everybody knows of the move that would be taken back, or None where that is nothing.

        A move of which nothing is hidden is named in the words of a key.
        """
        scene, turn = self._scene, self._scene.session.undo_turn
        if turn is None:
            return None
        # A choice can be named only where it was asked for.
        table = table_at(scene.services, scene.session, None, scene.table.viewer, Moment(turn.number - 1))
        hides = any(event.seen_by(None) != event for event in turn.events)
        if not hides and (turn.events or not turn.move.parts):
            return reason(key, move=table.move_words(turn.move))
        lines = (line for event in turn.events for line in table.log_lines(0, [event.seen_by(None)]))
        first = next((line for line in lines if not line.heading), None)
        return None if first is None else first.in_words

    def _note_plea(self, seat: Seat) -> None:
        self._asked = seat

    def _take_back(self, *, seen: bool = True) -> None:
        """Go back to the last decision of a person at once; say of one that others have `seen` what it was, and where
        that takes luck or knowledge back.
        """
        scene, session = self._scene, self._scene.session
        free, told = session.undo_is_free, self._told("handover.taken_back.move")
        if scene.attempt(session.undo):
            scene.services.sounds.play("undo")
            scene.desk.drop()
            scene.desk.rushing = False
            scene.state.ask_persons_again()
            scene.state.go_to_last()
            self._sharing.has_taken_back()
            self._warned = None
            if not free and not session.spared:
                scene.state.notice.tell(scene.table.say("table.undo.luck"))
            elif told is not None and scene.state.eyes.shared and session.to_move is not None:
                name = session.names[session.to_move]
                words = reason("handover.taken_back", told=told, name=name)
                if not seen:
                    # At the curtain nobody has looked at the table yet: it may have been a card of a closed hand.
                    words = reason("handover.taken_back.unseen", name=name)
                self._sharing.tell_at_curtain(session.to_move, words)
