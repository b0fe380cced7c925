"""Stories: what a session's match hung on, once it is over."""

from typing import Protocol

from game.core.outcome import Outcome
from game.core.story import Tale, story
from game.play.catalogue import GAMES
from game.play.match import Match
from game.play.moments import Moments


class Played(Protocol):
    """What a story is made of: a match as far as it was played."""

    @property
    def match(self) -> Match:
        """Which match it is."""
        ...

    @property
    def base(self) -> int:
        """How many of its first moves are not known."""
        ...

    @property
    def moments(self) -> Moments:
        """What happened."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        ...


def story_of(session: Played) -> tuple[Tale, ...]:
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
