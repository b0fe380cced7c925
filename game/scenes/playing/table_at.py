"""A table at a moment of a match, as some eyes see it."""

from msgspec.structs import replace

from game.core.event import Seat
from game.play.moments import Moment
from game.play.session import Session
from game.store.faces import faces_of
from game.tables.pictures import PICTURES
from game.tables.table import Table
from game.view.scene import Services


def table_at(services: Services, session: Session, eyes: Seat | None, viewer: Seat, moment: Moment) -> Table:
    """Return the table of a match at a moment; `viewer` is the seat drawn nearest, `eyes` None those of a spectator."""
    kind = PICTURES[session.match.game]().table
    since = session.moments.since_decision(viewer, eyes, moment)
    seen = session.moments.observe(eyes, moment)
    # Whoever leaves a seat to a bot is still seen on it.
    faces = faces_of(session.match_as_begun.seats)
    seats = [replace(plan, face=face) for plan, face in zip(session.match.seats, faces, strict=True)]
    return kind(services, seats, seen, viewer, since, session.match.packs)
