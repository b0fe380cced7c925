"""After the last frame of a motion the table of Cauldron is the picture of a fresh `show`, byte by byte."""

import pytest
from cauldron_matches import differing, follow, played, table_with
from walking import in_frames, picture_of

from game.tables.cauldron.book import card_book
from game.tables.cauldron.stage import after_event, as_it_lies

DRAWN = (
    "season", "active", "first", "direction", "characters", "magik", "supply", "cellared", "cellars", "potions", "hand",
    "hand_counts", "used", "fields", "stock", "boxed", "decks", "omen", "track", "rituals",
)  # fmt: skip
"""What the picture is made of."""

OPTIONS = ({}, {"quick": True, "advanced": True}, {"less_luck": True}, {"simple": True})


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "usual")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_stage_follows_every_event(seats, options):
    book, turns = card_book(), played(seats, 4, **options)
    for eyes in (None, seats - 1):
        seen = as_it_lies(book, turns[0].seen[eyes])
        for turn in turns[1:]:
            for event in turn.events:
                seen = after_event(book, seen, event.seen_by(eyes))
            lies = as_it_lies(book, turn.seen[eyes])
            wrong = {name: (getattr(seen, name), getattr(lies, name)) for name in DRAWN}
            wrong = {name: pair for name, pair in wrong.items() if pair[0] != pair[1]}
            assert not wrong, (turn.move.text, turn.events)


@pytest.mark.parametrize("options", OPTIONS[:3], ids=lambda options: "+".join(options) or "usual")
def test_the_deal_is_rewound_and_dealt_again(options):
    book, first = card_book(), played(3, 4, **options)[0]
    for eyes in (None, 0):
        seen = as_it_lies(book, first.seen[eyes])
        for event in first.events:
            seen = after_event(book, seen, event.seen_by(eyes))
        lies = as_it_lies(book, first.seen[eyes])
        assert {name: getattr(seen, name) for name in DRAWN} == {name: getattr(lies, name) for name in DRAWN}


@pytest.mark.parametrize("seats", [2, 5])
def test_random_games_end_every_motion_as_a_fresh_show(services, seats):
    for number, (turn, table) in enumerate(follow(services, played(seats, 4)[:70], seats - 1)):
        table.timeline.finish()
        if number % 3 == 0:
            found = differing(services, table, turn, seats - 1)
            assert not found, f"{turn.move.text}: {found}"


def test_frame_by_frame_it_ends_the_same_byte_by_byte(services):
    for turn, table in follow(services, played(3, 9)[:14], 0):
        in_frames(table.timeline, 0.2)
        fresh = table_with(services, 3)
        fresh.show(turn.seen[0], 0)
        assert picture_of(table).surface().get_buffer().raw == picture_of(fresh).surface().get_buffer().raw


def test_every_moment_of_a_motion_can_be_drawn(services):
    for _, table in follow(services, played(3, 4, quick=True)[:40], 0):
        while table.timeline.busy:
            picture_of(table)
            table.timeline.update(0.4)


def test_with_reduced_motion_every_end_state_is_there_at_once(services):
    services.settings.change(reduced_motion=True)
    for turn, table in follow(services, played(2, 4)[:12], 0):
        assert not table.timeline.busy
        assert not differing(services, table, turn, 0)


@pytest.mark.parametrize("seats", [3])
def test_no_event_shows_a_spectator_a_spell(seats):
    book, turns = card_book(), played(seats, 4)
    seen = as_it_lies(book, turns[0].seen[None])
    for turn in turns:
        for event in turn.events:
            seen = after_event(book, seen, event.seen_by(None))
            assert seen.hand == ()
