"""Every line that a game's log has words for is said in a match that somebody played, and says so in words."""

from collections.abc import Iterator

import pytest
from recorded_matches import recorded, recorded_games
from walking import table_of

from game.store.words import Words
from game.tables.table import LogLine
from game.view.scene import Services

WORDS = Words.load("en")

RARE = {
    "cauldron": (
        "cellar_lost", "field_gets", "field_loses", "field_removed", "harvest_stalled", "looks_at_hand", "next",
        "order", "set_aside", "shuffled",
    ),
}  # fmt: skip
"""What need not happen in a recorded match."""


def lines_of(services: Services, game: str) -> Iterator[LogLine]:
    """Yield every line of the logs of the recorded matches of a game, as a spectator reads them."""
    for path in recorded_games(game):
        session = recorded(path)
        table = table_of(services, session, None)
        for turn in session.history:
            lines = table.log_lines(turn.number, [event.seen_by(None) for event in turn.events])
            assert all(line.turn == turn.number for line in lines)
            yield from lines


@pytest.mark.parametrize("game", ["alarun", "cauldron", "cauldron15"])
def test_every_line_of_the_log_is_said_in_some_match(services, game):
    lines = list(lines_of(services, game))
    for words in {line.words for line in lines}:
        assert WORDS.say(words)
    told = {line.words.key for line in lines}
    known = {key for key in WORDS.keys if key.startswith(f"{game}.log.")}
    assert told <= known
    assert known - told <= {f"{game}.log.{name}" for name in RARE.get(game, ())}
