"""Between two rounds of Cauldron 15 it is said how near everybody has come, and at no other time."""

import pytest
from walking import at_random, moments, picture_of, table_of

from game.rules.cauldron15 import events
from game.tables.cauldron15.round_summary import ranked, summary_area


@pytest.mark.parametrize("seats", [2, 5])
def test_the_summary_stands_between_two_rounds_and_tells_everybody_nearest_first(services, seats):
    session = at_random(seats, 4)
    table = table_of(services, session, 0, None, session.moments.first)
    told, between = set(), False
    for moment in moments(session, table, 0, session.moments.first):
        table.timeline.finish()
        event = session.moments.event(moment)
        if isinstance(event, events.RoundEnded):
            between = event.round < table.seen.rounds
        elif isinstance(event, events.RoundStarted):
            between = False
        if event is None or moment.turn % 9 == 0 or between:
            title = table.say("cauldron15.summary.title", number=table.seen.round, rounds=table.seen.rounds)
            texts = picture_of(table).texts
            assert (title in texts) == between, moment
            if between:
                told.add(table.seen.round)
                paper = summary_area(table.plan, table.seen, table.since)
                assert not any(paper.contains(*tip.area.centre) for tip in table.tips(None))
                order = ranked(table.seen)
                names = [table.seats[seat].name for seat in order]
                places = [len(texts) - 1 - list(reversed(texts)).index(name) for name in names]
                assert places == sorted(places)
                seen = table.seen
                rooms = [seen.limit - seen.with_sets(seen.won[seat]) for seat in order]
                assert rooms == [
                    *sorted(room for room in rooms if room >= 0),
                    *sorted((room for room in rooms if room < 0), reverse=True),
                ]
    assert told == {1, 2}
