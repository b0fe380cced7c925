"""Recorded matches, played again."""

from functools import cache
from pathlib import Path

from game.play.match import match_of
from game.play.session import Session
from game.store.journal import read_journal
from game.store.places import ROOT

GAMES = ROOT / "tests" / "games"


def recorded_games(game: str) -> list[Path]:
    """Return the recorded matches of a game."""
    return sorted(GAMES.glob(f"{game}_*.jsonl"))


@cache
def recorded(path: Path) -> Session:
    """Return a recorded match, which is over, played again whatever its cards look like by now."""
    contents = read_journal(path)
    match, _ = match_of(contents.header, path.name)
    session = Session.begin(match, None)
    for text in contents.line.moves:
        session.play(session.controller.parse(text))
    return session
