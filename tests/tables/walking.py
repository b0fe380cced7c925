"""Helpers of the tests of tables: matches that are over, and tables that follow them turn by turn."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest

import pygame

from game.core.event import Event, Seat
from game.play import catalogue
from game.play.luck import Luck, derive
from game.play.match import Match, new_match
from game.play.moments import Moment
from game.play.replay import Replayed, Turn
from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.store.content import read_yaml
from game.store.places import ROOT
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Asking, Look
from game.tables.table import Table
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Picture, Stroke
from game.view.scene import Services
from game.view.timeline import Timeline

NAMES = ("Ana", "Bertók", "Cleo", "Dora", "Emil")


@cache
def at_random(seats: int, seed: int, game: str = "cauldron15", **options: str) -> Session:
    """Return a match in which everybody has played anything that is allowed, to its end."""
    return played_out(Session.begin(match_at_random(seats, seed, game, **options), None))


def match_at_random(seats: int, seed: int, game: str, **options: str) -> Match:
    """Return a match of random bots that is yet to be played."""
    plans = [SeatPlan(NAMES[seat], "random", COLOURS[seat]) for seat in range(seats)]
    return new_match(game, plans, options, seed)


def played_out(session: Session) -> Session:
    """Return a match after everybody has played anything that is allowed, to its end."""
    while session.to_move is not None:
        legal = session.legal_moves()
        session.play(legal[Luck(derive(session.match.seed, session.move_count)).below(len(legal))])
    return session


@cache
def from_position(game: str, name: str) -> Session:
    """Return a match that began at a position of the tests, over."""
    plain = read_yaml(ROOT / "tests" / "positions" / game / f"{name}.yaml")["position"]
    match = match_at_random(plain["seats"], 1, game)
    controller = catalogue.game(game).load().controller(match.options)
    begun = Replayed(0, [controller.from_plain(plain)], [], (), [], False)
    return played_out(Session(match, controller, None, begun))


def table_of(
    services: Services, session: Session, eyes: Seat | None, viewer: Seat | None = None, moment: Moment | None = None
) -> Table:
    """Return the table of a match at a moment, if none is given after the opening, as those eyes see it."""
    return table_at(services, session, eyes, eyes or 0 if viewer is None else viewer, moment or Moment(session.base))


def moments(session: Session, table: Table, eyes: Seat | None, moment: Moment) -> Iterator[Moment]:
    """Yield each moment after another one as a table comes to it, as in the scene; the last frame is still to come."""
    while (following := session.moments.after(moment)) is not None:
        event = session.moments.event(following)
        if event is not None:
            animate(session, table, eyes, moment, following, event)
        else:
            show(session, table, eyes, following)
        yield following
        moment = following


def turns(session: Session, table: Table, eyes: Seat | None) -> Iterator[Turn]:
    """Yield each turn after its events were handed to the table; its last frame is then still to come.

    What a turn without events changed is shown at once, as the scene does.
    """
    for turn in session.history:
        session.seek(turn.number)
        moment = Moment(turn.number - 1)
        for number, event in enumerate(turn.events, start=1):
            following = Moment(turn.number, number)
            animate(session, table, eyes, moment, following, event)
            moment = following
        if not turn.events:
            show(session, table, eyes, Moment(turn.number))
        yield turn


def animate(session: Session, table: Table, eyes: Seat | None, before: Moment, after: Moment, event: Event) -> None:
    """Let an event happen on a table between two moments."""
    moments = session.moments
    seen = moments.observe(eyes, before), moments.observe(eyes, after)
    table.animate(event.seen_by(eyes), *seen, moments.since_decision(table.viewer, eyes, after))


def show(session: Session, table: Table, eyes: Seat | None, moment: Moment) -> None:
    """Show a moment on a table."""
    since = session.moments.since_decision(table.viewer, eyes, moment)
    table.show(session.moments.observe(eyes, moment), table.viewer, since)


def picture_of(table: Table, asking: Asking | None = None, look: Look | None = None) -> Picture:
    """Return what a table draws in a window of 1280×720."""
    studio = table.services.studio
    canvas = Canvas(studio, studio.viewport)
    table.draw(canvas, asking, look or Look())
    table.draw_prompt(canvas, table.prompt(asking), None)
    table.draw_over(canvas, asking, look or Look())
    return canvas.picture


def in_frames(timeline: Timeline, seconds: float = 1 / 60) -> int:
    """Let a timeline run to its end in frames; return how many there were."""
    frames = 0
    while timeline.busy:
        timeline.update(seconds)
        frames += 1
    return frames


def differences(left: Picture, right: Picture) -> list[str]:
    """Return what one picture paints otherwise than another, in words."""
    pairs = zip_longest(left.strokes, right.strokes)
    return [f"{_words(one)} / {_words(other)}" for one, other in pairs if not _same(one, other)]


def _same(one: Stroke | None, other: Stroke | None) -> bool:
    if one is None or other is None:
        return False
    if isinstance(one.paint, pygame.Surface) and isinstance(other.paint, pygame.Surface):
        alike = one.paint is other.paint or one.paint.get_buffer().raw == other.paint.get_buffer().raw
        return alike and one._replace(paint=other.paint) == other
    return one == other


def _words(stroke: Stroke | None) -> str:
    return "nothing" if stroke is None else f"{stroke.what} at {stroke.box}"


def shown_afresh(
    services: Services, session: Session, table: Table, eyes: Seat | None, moment: Moment | None = None
) -> Picture:
    """Return the picture of a fresh table at a moment, or at the one that the session shows."""
    return picture_of(table_at(services, session, eyes, table.viewer, moment or Moment(session.shown)))


def differing(
    services: Services, session: Session, table: Table, eyes: Seat | None, moment: Moment | None = None
) -> list[str]:
    """Return in what the table as it was left differs from a fresh one."""
    return differences(picture_of(table), shown_afresh(services, session, table, eyes, moment))


COMPARED = {4**exponent for exponent in range(8)}
"""Which moments of a kind are compared with a fresh picture, counted from 1."""


def walk(
    services: Services,
    session: Session,
    eyes: Seat | None,
    *,
    frames: int = 0,
    viewer: Seat | None = None,
    thorough: bool = False,
) -> None:
    """Follow a whole match, in `frames` a second if any; compare the table with a fresh one at many a moment.

    Those are the first, fourth, sixteenth … moment of each kind of event, and as many of what follows each kind, or
    all moments if it is to be `thorough`.
    """
    table = table_of(services, session, eyes, viewer, session.moments.first)
    counts: Counter[str] = Counter()
    last = ""
    for moment in moments(session, table, eyes, session.moments.first):
        if frames:
            in_frames(table.timeline, 1 / frames)
        else:
            table.timeline.finish()
        event = session.moments.event(moment)
        last = last if event is None else type(event).__name__
        kind = f"after {last}" if event is None else last
        counts[kind] += 1
        if thorough or counts[kind] in COMPARED:
            found = differing(services, session, table, eyes, moment)
            assert not found, f"{moment}, {event}: {found}"
