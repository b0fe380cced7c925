"""Checking tables: a match of each game and number of seats is drawn moment by moment, so nothing it asks for lacks."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

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
PACE, MOMENTS = 5, 24
"""How many moves lie between two drawn moments at least, and how many moments of a match are drawn about."""


def check_tables() -> Iterator[str | Reason]:
    """Yield what is missing when the tables are drawn: places, sprites and words, each once."""
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), _nobody)
        complaints: dict[str, None] = {}
        for name in PICTURES:
            lowest, highest = GAMES[name].seats
            for seats in range(lowest, highest + 1):
                complaints |= dict.fromkeys(_faults(services, name, seats))
        yield from complaints
        yield from (reason("cli.check.no_text", name=key, file="config/text") for key in sorted(services.words.missed))
        services.sheets.close()


def _faults(services: Services, name: str, seats: int) -> Iterator[str]:
    """Yield what a table lacks at the moments of one match."""
    kinds = [PERSON, *["greedy"] * (seats - 1)]
    plans = [SeatPlan(f"{seat + 1}", kind, COLOURS[seat]) for seat, kind in enumerate(kinds)]
    session = Session.begin(new_match(name, plans, seed=seats), None)
    adviser = Adviser()
    while session.to_move is not None:
        session.play(adviser.answer(session.thinking_task("greedy")).move)
    for moment in range(0, session.move_count, max(PACE, session.move_count // MOMENTS)):
        session.seek(moment)
        try:
            _draw(services, session)
        except BadContent as error:
            yield str(error)


def _draw(services: Services, session: Session) -> None:
    """Draw a moment of a match."""
    stack = SceneStack(services)
    stack.push(PlayScene(services, session, lambda: TitleScene(services)))
    stack.picture(SIZE)


def _nobody() -> Thinker:
    raise RuntimeError("nobody thinks while tables are checked")
