"""The results of Cauldron: what everybody's Magik came from adds up, and what stars did is told apart."""

from itertools import pairwise

import pytest
from recorded_matches import recorded, recorded_games

from game.core.reason import Reason
from game.rules.cauldron import events
from game.scenes.pages.results_page import past_of
from game.tables.cauldron.pieces.card_facts import card_facts
from game.tables.cauldron.results import results

GAMES = recorded_games("cauldron")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_lines_of_a_seat_add_up_to_its_magik(path):
    session = recorded(path)
    for result in results(card_facts(), session.outcome, past_of(session, None)).seats:
        assert sum(entry.points for entry in result.entries) == result.score


def test_what_a_star_brings_or_costs_whoever_reaches_it_is_told_as_that_of_stars():
    brought = 0
    for path in GAMES:
        session = recorded(path)
        told = [event for turn in session.history for event in turn.events]
        at_once = [0] * len(session.names)
        for event, following in pairwise(told):
            if isinstance(event, events.TrackReached) and isinstance(following, events.MagikChanged):
                at_once[following.seat] += following.change
        if session.match.options.quick:
            continue
        for result in results(card_facts(), session.outcome, past_of(session, None)).seats:
            stars = next(each.points for each in result.entries if each.name == Reason("cauldron.results.stars"))
            brought += abs(at_once[result.seat])
            assert (stars != 0) >= (at_once[result.seat] != 0)
    assert brought
