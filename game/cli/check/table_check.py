"""Checking tables: a match of each game and number of seats is seen to its end, so nothing it asks for lacks."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.move import Move
from game.core.reason import Reason, reason
from game.play.adviser import Adviser
from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.session import Session
from game.play.thinker import Thinker
from game.scenes.entry import make_services
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.store.content import BadContent
from game.store.places import Places
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.tables.pictures import PICTURES
from game.view.scene import Services
from game.view.scene_stack import SceneStack

SIZE = (1280, 720)
OVER = 1e3
"""More seconds than any event moves."""


def check_tables() -> Iterator[str | Reason]:
    """Yield what is missing when the tables are drawn: places, sprites and words, each once."""
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), _nobody)
        services.settings.change(hold="off")
        complaints: dict[str, None] = {}
        for name in PICTURES:
            lowest, highest = GAMES[name].seats
            for seats in range(lowest, highest + 1):
                complaints |= dict.fromkeys(_faults(services, name, seats))
        yield from complaints
        yield from (reason("cli.check.no_text", name=key, file="config/text") for key in sorted(services.words.missed))
        services.sheets.close()


def _faults(services: Services, name: str, seats: int) -> Iterator[str]:
    """Yield what a table lacks in one match, which is seen by a person among bots.

    It is drawn after the first event and the first move of every kind, before the first choice of every kind and at
    the end.
    """
    kinds = [PERSON, *["greedy"] * (seats - 1)]
    plans = [SeatPlan(f"{seat + 1}", kind, COLOURS[seat]) for seat, kind in enumerate(kinds)]
    session = Session.begin(new_match(name, plans, seed=seats), None)
    scene = PlayScene(services, session, lambda: TitleScene(services), fresh=True)
    scene.desk.paused = True
    stack = SceneStack(services)
    stack.push(scene)
    adviser = Adviser()
    drawn: set[str] = set()
    move: Move | None = None
    while True:
        for kinds_here in chain(_events(scene), (_rest(session, move),)):
            if not kinds_here <= drawn:
                drawn |= kinds_here
                yield from _missing(stack)
        if session.to_move is None:
            break
        move = _play_on(scene, adviser, drawn)
    scene.update(OVER)
    yield from _missing(stack)


def _play_on(scene: PlayScene, adviser: Adviser, drawn: set[str]) -> Move:
    """Play until a move brings something of which nothing was drawn, or the end; return it, as yet unseen.

    What comes before it is laid out for nobody; of what is still to be seen to its end nothing is passed over.
    """
    session, state = scene.session, scene.state
    is_unseen = state.moving
    while True:
        before = session.moments.last
        move = adviser.answer(session.thinking_task("greedy")).move
        session.play(move)
        if is_unseen:
            return move
        told = session.moments.happened(session.moments.last, before.turn + 1)
        kinds = _rest(session, move).union(type(event).__name__ for _, events in told for event in events)
        if session.to_move is None or not kinds <= drawn:
            state.moment = before
            state.drop_question()
            state.show()
            return move


def _events(scene: PlayScene) -> Iterator[set[str]]:
    """Let what has happened be seen event by event; yield the kind of each as it begins.

    What is still to come when a bot is asked in secret is seen after its answer.
    """
    session = scene.session
    while scene.state.moving and not (session.asks_secretly and session.to_move not in session.persons):
        event = session.moments.event(scene.state.moment)
        if event is not None:
            yield {type(event).__name__}
        scene.update(OVER)


def _rest(session: Session, move: Move | None) -> set[str]:
    """Return the kind of the last move, and the kinds of those among which a person chooses."""
    choices = session.legal_moves() if session.to_move in session.persons else ()
    return {move.verb for move in (move,) if move is not None} | {f"choice of {each.verb}" for each in choices}


def _missing(stack: SceneStack) -> Iterator[str]:
    """Draw what is shown; yield what is missing for it."""
    try:
        stack.picture(SIZE)
    except BadContent as error:
        yield str(error)


def _nobody() -> Thinker:
    raise RuntimeError("nobody thinks while tables are checked")
