"""What a card comes to, as its large view says before it is played, is what then happens."""

from walking import NAMES, at_random

from game.play.moments import Moment
from game.rules.cauldron15 import events
from game.rules.cauldron15.bonus import best_result, bonus_of
from game.rules.cauldron15.cards import mask_of, number_of, total_of
from game.rules.cauldron15.moves import Play, Take
from game.tables.cauldron15.prompts import comes_to

OF_ALL = {"below", "exact", "over", "ahead.you", "ahead.other", "takes.you", "takes.other"}
OF_TWO = {"ahead.deck", "takes.deck"}


def test_what_a_card_is_said_to_come_to_happens():
    told = {case for seats in (2, 3, 4) for seed in range(6) for case in _told_in(at_random(seats, seed))}
    assert told == OF_ALL | OF_TWO


def test_what_a_prize_is_said_to_come_to_counts_what_its_set_throws_out():
    told = set()
    for seats, seed in ((3, seed) for seed in range(30)):
        session = at_random(seats, seed)
        for turn in session.history:
            if not isinstance(turn.move, Take):
                continue
            seen = session.moments.observe(turn.seat, Moment(turn.number - 1))
            words = comes_to(seen, turn.seat, turn.move, NAMES)
            kept = mask_of((*seen.won[turn.seat], turn.move.card))
            said = dict(words.args)
            assert said["sum"] == total_of(kept)
            rest, _ = best_result(kept, bonus_of(kept), seen.limit)
            assert said.get("rest", said["sum"]) == rest
            told.add(words.key.removeprefix("cauldron15.table.large."))
    assert told == {"with", "with.above", "with.set"}


def _told_in(session):
    """Yield the cases that are told in a match, each of which holds."""
    for turn in session.history:
        if not isinstance(turn.move, Play):
            continue
        seat = turn.seat
        seen = session.moments.observe(seat, Moment(turn.number - 1))
        words = comes_to(seen, seat, turn.move, NAMES)
        case, said = words.key.removeprefix("cauldron15.table.large."), dict(words.args)
        won = next((event for event in turn.events if isinstance(event, events.TrickWon)), None)
        discarded = next((event for event in turn.events if isinstance(event, events.TrickDiscarded)), None)
        played = next(event for event in turn.events if isinstance(event, events.Played))
        assert said["sum"] == played.sum
        kind, _, who = case.partition(".")
        assert (won is not None or discarded is not None) == (kind in {"exact", "over", "takes"})
        if kind in {"ahead", "takes"}:
            ahead = {"you": seat, "deck": None}.get(who, NAMES.index(said["name"]) if said["name"] else None)
            after = session.moments.observe(seat, Moment(turn.number)) if kind == "ahead" else None
            assert ahead == (after.ahead_seat if after is not None else None if won is None else won.seat)
        elif won is not None:
            assert (won.case, won.seat) == (kind, seat)
        if kind in {"over", "takes"} and won is not None:
            assert {number_of(card) for card in won.prizes} == {said["number"]}
        yield case
