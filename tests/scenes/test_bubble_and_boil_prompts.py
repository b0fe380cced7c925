"""What the prompt of Bubble and Boil says where a hex asks for several things one after the other."""

from harness import any_move, match_of

from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.tables.asking import Asking
from game.view.input.narrowing import Narrowing

SEEDS = range(1, 9)


def words_of(services, session: Session) -> str:
    """Return what the prompt says to the seat to move."""
    seat = session.to_move
    table = table_at(services, session, seat, seat, session.moments.last)
    prompt = table.prompt(Asking(Narrowing(session.legal_moves()), session.why_not))
    return f"{table.say(prompt.title)}: {table.say(prompt.wish)}"


def test_what_a_hex_asks_for_in_a_row_is_never_asked_for_with_the_same_words(services):
    rows = 0
    for seed in SEEDS:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        before, said = None, ""
        while session.to_move is not None:
            seen = session.observe(session.to_move)
            hexes = seen.asked is not None and seen.resolving is not None
            asks = (seen.to_move, *seen.stack[-2:-1]) if hexes else None
            words = words_of(services, session) if hexes else ""
            if before is not None and asks is not None and asks[0] == before[0] and in_a_row(before[1], asks[1]):
                rows += 1
                assert words != said, (words, asks)
            before, said = asks, words
            session.play(any_move(session))
    assert rows


def in_a_row(before, after) -> bool:
    """Return whether the same verb of the same hex asks once more."""
    return (before.source, before.step) == (after.source, after.step) and before != after
