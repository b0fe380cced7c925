"""The plate of the stakes and the ribbons tell what a card does when it lies there, and nothing that cannot happen."""

import re
from collections import defaultdict

import pytest
from pytest import approx
from walking import NAMES, at_random, moments, picture_of, played_out, table_of

from game.play.match import new_match
from game.play.session import Session
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import card_name, number_of
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Asking, Look
from game.tables.cauldron15.material_faces import frame_of
from game.tables.cauldron15.prompts import prizes_of
from game.tables.cauldron15.trick import kept_of
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

CARD_RING = "ring.127x179"
"""The gold ring of the size of a card in the trick."""


def test_what_a_card_does_is_told_when_it_lies_there(services):
    session = at_random(4, 1)
    table = table_of(services, session, 0)
    finished = 0
    for moment in moments(session, table, 0, session.moments.first):
        event = session.moments.event(moment)
        taker = table.seen.taker
        if isinstance(event, events.Played) and taker is not None:
            key = "chooses" if kept_of(table.seen) is None else "keeps"
            told = table.say(f"cauldron15.table.slot.{key}", name=table.seats[taker].name)
            table.timeline.update(0.01)
            assert told not in picture_of(table).texts
            table.timeline.finish()
            assert told in picture_of(table).texts
            finished += 1
        table.timeline.finish()
    assert finished


def test_nothing_is_told_of_a_trick_before_the_brew_is_drawn_at_its_sum(services):
    """C1: what stands at the slots and in the box of the rules is of the moment that the cauldron shows."""
    session, rising = at_random(4, 1), 0
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, session.moments.first):
        seen = table.seen
        is_played = isinstance(session.moments.event(moment), events.Played)
        while is_played and table.timeline.busy and seen.taker is not None:
            if table.timeline.value("level", seen.sum) < seen.sum:
                texts = picture_of(table).texts
                for key in ("slot.chooses", "slot.keeps", "slot.spared", "stakes.hit", "stakes.spilt"):
                    assert not any(table.say(f"cauldron15.table.{key}", name=name) in texts for name in table.names)
                rising += not table.timeline.hides(card_name(seen.trick[-1]))
            table.timeline.update(1 / 30)
        table.timeline.finish()
    assert rising


def test_a_long_name_is_shortened_in_one_way_in_the_box_of_the_rules(services):
    said = set()
    for seed in range(4):
        plans = [SeatPlan(f"{name}anna-Maria", "random", COLOURS[at]) for at, name in enumerate(NAMES[:4])]
        session = played_out(Session.begin(new_match("cauldron15", plans, {}, seed), None))
        table = table_of(services, session, 0)
        for _ in moments(session, table, 0, session.moments.first):
            table.timeline.finish()
            seen = table.seen
            if len(seen.highest) <= 2 and len(seen.lowest) <= 2:
                keys = ("ahead", "ahead.several", "spilt", "spilt.several", "hit")
                forms = [table.say(f"cauldron15.table.stakes.{key}", name="@").split("@") for key in keys]
                for text in picture_of(table).texts:
                    for before, after in forms:
                        if text.startswith(before) and text.endswith(after) and "Cleo" in text:
                            said.add((before, text.removeprefix(before).removesuffix(after)))
    assert len({form for form, _ in said}) > 2
    assert len({name for _, name in said}) == 1, said


@pytest.mark.parametrize("held", [False, True], ids=["as it lies", "held before it is taken"])
def test_the_card_that_is_kept_is_ringed_and_says_who_keeps_it_whosever_it_was(services, held):
    """C3 to C7: as soon as it is certain, that is where one card alone is the prize, or once it was chosen."""
    found = set()
    for seed in range(1, 6):
        session = at_random(3, seed)
        table = table_of(services, session, 0)
        for moment in moments(session, table, 0, session.moments.first):
            table.timeline.finish()
            following = session.moments.after(moment)
            event = None if following is None else session.moments.event(following)
            if not isinstance(event, events.Taken):
                continue
            table.awaited = lambda event=event: event if held else None
            seen, picture = table.seen, picture_of(table)
            name, owner = table.seats[event.seat].name, seen.players[event.place]
            is_certain = held or len(prizes_of(seen)) == 1
            keeps = table.say("cauldron15.table.slot.keeps", name=name)
            assert (keeps in picture.texts) == is_certain
            assert (table.say("cauldron15.table.slot.chooses", name=name) in picture.texts) != is_certain
            table.awaited = lambda: None
            rings = [stroke.box for stroke in picture.strokes if stroke.what == CARD_RING]
            assert bool(rings) == is_certain
            if is_certain:
                pose, scale = table._trick.pose(seen, event.place), services.studio.viewport.scale
                left, top = (min(ring[at] for ring in rings) for at in (0, 1))
                right, bottom = (max(ring[at] + ring[at + 2] for ring in rings) for at in (0, 1))
                middle = (left + right) / 2, (top + bottom) / 2
                assert middle == approx((pose.x * scale, pose.y * scale), abs=3)
            found.add((seen.case, owner == event.seat, is_certain))
    wanted = {(case, own) for case in ("below", "exact", "over") for own in (False, True)}
    assert wanted <= {each[:2] for each in found}
    assert held or {(case, certain) for case, _, certain in found} >= {
        ("below", True), ("below", False), ("over", True), ("over", False), ("exact", False),
    }  # fmt: skip


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
            several = {"over": len(seen.highest), "exact": 1, "below": len(seen.lowest)}[seen.case] > 1
            key = f"{key}.several" if several else key
            assert table.say(f"cauldron15.table.stakes.{key}", name=table.seats[seen.taker].name) in picture.texts
            chips = {frame_of(card, "chip") for card in seen.trick} & set(picture.frames)
            prizes = {"over": seen.highest, "exact": (), "below": seen.lowest}[seen.case]
            assert chips <= {frame_of(card, "chip") for card in (*prizes, *sum(seen.won, ()))}
            cases.add(seen.case)
    assert cases == {"over", "exact", "below"}


def asked_tables(services, seats, seed, seat=0, **options):
    """Yield the table of a seat whenever it is asked for a card, with what it is asked."""
    session = at_random(seats, seed, **options)
    for turn in session.history:
        decision = session.moments.decision(turn.number)
        if turn.seat == seat and decision.observation.decision == "play":
            table = table_of(services, session, seat)
            table.show(decision.observation, seat, ())
            yield table, Asking(Narrowing(decision.legal), lambda move: None)


def drawn(table, asking, pointed=None):
    canvas = Canvas(table.services.studio, table.services.studio.viewport)
    table.draw(canvas, asking, Look(pointed))
    return canvas.picture


def test_the_stakes_count_the_card_that_one_points_at(services):
    """What would be kept is told with it: whoever spills with a 6 above a 5 keeps the 6."""
    cases = set()
    for seed in (1, 2, 3):
        for table, asking in asked_tables(services, 4, seed):
            seen = table.seen
            for move in asking.narrowing.left:
                total = seen.sum + number_of(move.card)
                case = "spilt" if total > seen.target else "hit" if total == seen.target else "below"
                picture = drawn(table, asking, card_name(move.card))
                if case == "below":
                    continue
                highest = max(number_of(card) for card in (*seen.trick, move.card))
                tied = [number_of(card) for card in (*seen.trick, move.card)].count(highest) > 1
                key = f"{case}.several" if case == "spilt" and tied else case
                told = table.say(f"cauldron15.table.stakes.{key}", name=table.seats[0].name)
                assert told in picture.texts
                assert told not in drawn(table, asking).texts
                if case == "spilt" and all(number_of(move.card) > number_of(card) for card in seen.trick):
                    assert frame_of(move.card, "chip") in picture.frames
                    # What is only pointed at is marked as not lying there.
                    rings = [
                        len([frame for frame in each.frames if frame.startswith("ring")])
                        for each in (drawn(table, asking), picture)
                    ]
                    assert rings[1] == rings[0] + 1
                cases.add(case)
    assert cases == {"spilt", "hit"}


def test_hands_of_one_size_tell_what_their_cards_do_in_one_form(services):
    forms = defaultdict(set)
    for seed in range(1, 6):
        for table, asking in asked_tables(services, 3, seed):
            seen = table.seen
            if len(asking.narrowing.left) < len(seen.hand):
                continue
            spare = {
                table.say("cauldron15.table.seal.spare", count=seen.target - seen.sum - number_of(card))
                for card in seen.hand
                if seen.sum + number_of(card) < seen.target
            }
            if spare:
                forms[len(seen.hand)].add(spare <= set(drawn(table, asking).texts))
    assert len(forms) > 3
    assert all(len(found) == 1 for found in forms.values()), forms
    assert forms[6] == {True}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_discards_which_everybody_may_see_are_told_where_cards_lie_apart(services, seats):
    """C27: they are open to all; nothing else lies beside the cauldron that would show them."""
    told = 0
    for table, asking in asked_tables(services, seats, 1):
        tips = {tip.id: table.say(tip.words) for tip in table.tips(asking)}
        words = tips["discards" if seats == 2 else "pile"]
        numbers = sorted(int(number) for number in re.findall(r"(?<=[> ])\d(?=[ ,.])", words.partition(": ")[2]))
        assert numbers == sorted(map(number_of, table.seen.discards)), words
        told += bool(numbers)
    assert told > 3
