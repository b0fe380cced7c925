"""Stories: what a session's match hung on, once it is over."""

from game.core.story import Tale, story
from game.play.catalogue import GAMES
from game.play.session import Session


def story_of(session: Session) -> tuple[Tale, ...]:
    """Return at most three tales of a match, in their order; none while it goes on or where its beginning is lost.

    They are made of what everybody at the table saw.
    """
    outcome = session.outcome
    if outcome is None or session.base:
        return ()
    turns = [
        (turn, tuple(event.seen_by(None) for event in happened))
        for turn, happened in session.moments.happened(session.moments.last)
    ]
    return story(GAMES[session.match.game].parts().story, turns, outcome)
