"""The plate of the stakes and the ribbons tell what a card does when it lies there, and nothing that cannot happen."""

from walking import at_random, moments, picture_of, table_of

from game.rules.cauldron15 import events
from game.tables.cauldron15.material_faces import frame_of


def test_what_a_card_does_is_told_when_it_lies_there(services):
    session = at_random(4, 1)
    table = table_of(services, session, 0)
    finished = 0
    for moment in moments(session, table, 0, session.moments.first):
        event = session.moments.event(moment)
        taker = table.seen.taker
        if isinstance(event, events.Played) and taker is not None:
            takes = table.say("cauldron15.table.slot.takes", name=table.seats[taker].name)
            table.timeline.update(0.01)
            assert takes not in picture_of(table).texts
            table.timeline.finish()
            assert takes in picture_of(table).texts
            finished += 1
        table.timeline.finish()
    assert finished


def test_a_trick_that_is_over_names_its_taker_and_shows_no_prize_that_nobody_gets(services):
    cases = set()
    for seed in (1, 2, 3):
        session = at_random(4, seed)
        table = table_of(services, session, 0)
        for _ in moments(session, table, 0, session.moments.first):
            table.timeline.finish()
            seen = table.seen
            if not seen.trick or seen.taker is None:
                continue
            key = {"over": "spilt", "exact": "hit", "below": "ahead"}[seen.case]
            picture = picture_of(table)
            words = table.say(f"cauldron15.table.stakes.{key}", name=table.seats[seen.taker].name)
            assert words in picture.texts
            chips = {frame_of(card, "chip") for card in seen.trick} & set(picture.frames)
            prizes = {"over": seen.highest, "exact": (), "below": seen.lowest}[seen.case]
            assert chips <= {frame_of(card, "chip") for card in (*prizes, *sum(seen.won, ()))}
            cases.add(seen.case)
    assert cases == {"over", "exact", "below"}
