"""What can still change is told while it can: once a set was taken into account, or all is over, the panels tell how
it came out.
"""

import pytest
from recorded_matches import recorded, recorded_games
from walking import at_random, picture_of, show, table_of

from game.rules.cauldron15 import events
from game.scenes.pages.results_page import past_of
from game.tables.cauldron15.results import results

STANDINGS = {f"cauldron15.results.{how}" for how in ("over", "exact", "under")}
"""The lines of the results that tell how a total stands to the limit."""


def tips_of_seat(table, seat):
    """Return what the tips of a seat's panel say, by their names."""
    return {tip.id: table.say(tip.words) for tip in table.all_tips(None) if tip.id.endswith(f" {seat}")}


@pytest.mark.parametrize("path", recorded_games("cauldron15"), ids=lambda path: path.stem)
def test_after_the_match_panels_and_tips_agree_with_the_results(services, path):
    session = recorded(path)
    for seat in range(len(session.names)):
        table = table_of(services, session, seat)
        show(session, table, seat, session.moments.last)
        told = next(each for each in results(session.outcome, past_of(session, seat)).seats if each.seat == seat)
        for line in told.lines:
            if line.key in STANDINGS:
                assert table.say(line) in picture_of(table).texts
                tips = tips_of_seat(table, seat)
                assert table.say(line) in tips[f"total {seat}"]
                assert table.say(line) in tips[f"seat {seat}"]


def test_a_set_is_told_to_help_until_it_is_taken_into_account(services):
    """C21: seat by seat, while the others still have theirs."""
    before = after = 0
    for seed in range(60):
        session = at_random(5, seed)
        told = (events.BonusOffered, events.Discarded, events.BonusEnded, events.MatchEnded)
        whole = session.moments.following(session.moments.first)
        ends = [(moment, event) for moment, event in whole if isinstance(event, told)]
        for seat in range(5 if len(ends) > 1 else 0):
            table, is_spent = table_of(services, session, seat), False
            for moment, event in ends:
                is_spent |= isinstance(event, events.MatchEnded)
                is_spent |= isinstance(event, events.BonusEnded) and event.seat == seat
                show(session, table, seat, moment)
                seen, texts = table.seen, " ".join(picture_of(table).texts)
                rest = seen.with_sets(seen.won[seat])
                helps = table.say("cauldron15.table.with_set", total=rest)
                if is_spent:
                    after += rest < seen.totals[seat]
                    assert helps not in texts
                elif isinstance(event, events.BonusOffered) and rest < seen.totals[seat]:
                    before += 1
                    assert helps in texts
    assert before
    assert after
