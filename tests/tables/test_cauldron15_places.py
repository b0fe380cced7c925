"""Everything that the table of Cauldron 15 may draw has a place in its map and a frame in its sheets."""

import cmath
import math
from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace
from noting import NotingLevel, ask_for_buttons, assert_map_fits, noting
from pytest import approx
from walking import NAMES, at_random, picture_of, table_of, turns

from game.play.moments import Moment
from game.rules.cauldron15.cards import CARD_NAMES, SUITS, Card, card_name, parse_card, suit_of
from game.rules.cauldron15.moves import DISCARD, DONE, PLAY
from game.rules.cauldron15.observation import Cauldron15Observation
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Asking, Look
from game.tables.cauldron15.hand import SEAL_NARROW, SIGN_DOWN, SIGN_HEIGHT, SIGN_IN
from game.tables.cauldron15.material_faces import frame_of
from game.tables.cauldron15.prompts import wish_of
from game.tables.cauldron15.table import Cauldron15Table
from game.tables.cauldron15.trick import slot_of
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.widgets import WidgetGroup

NEARLY = (48, 48, 48, 255)
"""By how much colours may differ where a shadow comes to lie."""


def first_seen(seats: int) -> Cauldron15Observation:
    session = at_random(seats, 1)
    session.seek(session.base)
    return session.observe(session.persons[0] if session.persons else 0)


def table_with(services, seats: int, colours: tuple[str, ...] = COLOURS) -> Cauldron15Table:
    plans = [SeatPlan(NAMES[seat], "random", colours[seat]) for seat in range(seats)]
    return Cauldron15Table(services, plans, first_seen(seats), 0)


def asked_in_a_match(services, seats: int) -> NotingLevel:
    """Return the map, which noted the places that a whole match asks for."""
    session = at_random(seats, 1)
    table = table_of(services, session, 0)
    level = noting(table)
    for _ in turns(session, table, 0):
        table.timeline.finish()
        table.spots(None, lambda part: None, lambda part: None)
        picture_of(table)
    session.seek(session.base)
    seen = session.observe(session.opening[1].leader)
    table.show(seen, seen.seat)
    asking = Asking(Narrowing(PLAY[card] for card in seen.options), lambda move: None)
    for card in (seen.hand[0], seen.hand[-1]):
        picture_of(table, asking, Look(pointed=card_name(card)))
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw_prompt(canvas, table.prompt(asking), 0.5)
    ask_for_buttons(table, DONE)
    return level


def test_every_place_that_is_asked_for_is_in_the_map_and_none_is_there_in_vain(services):
    assert_map_fits(lambda seats: asked_in_a_match(services, seats), (2, 3, 4, 5))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_keeps_one_place_round_the_cauldron_on_the_side_of_their_panel(services, seats):
    """From the left to the right they lie as the panels go round, one's own first."""
    session, middle = at_random(seats, 1), LAYOUT.middle_x
    table = table_of(services, session, 0)
    for turn in session.history:
        seen = session.moments.observe(0, Moment(turn.number))
        where = {owner: table.plan.point(slot_of(table, seen, place))[0] for place, owner in enumerate(seen.order)}
        assert sorted(where, key=where.__getitem__) == list(range(seats))
        for seat, x in where.items():
            panel = table.plan.area(f"seat{table.place_of(seat)}")
            assert x <= middle if panel.right < middle else x > middle


@pytest.mark.parametrize("suit", range(len(SUITS)), ids=SUITS)
def test_every_trump_has_its_banner_and_pennant(services, suit):
    table = table_with(services, 3)
    seen = first_seen(3)
    hand = tuple(range(suit * 8, suit * 8 + 7))
    table.show(replace(seen, trump=suit, hand=hand, decision="play"), 0)
    frames = picture_of(table).frames
    assert f"banner.trump.{SUITS[suit]}" in frames
    assert frames.count(f"pennant.{SUITS[suit]}") == len(hand)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_sum_can_be_drawn(services, seats):
    table = table_with(services, seats)
    seen = first_seen(seats)
    for sum_ in range(seen.target + 7):
        table.show(replace(seen, sum=sum_, decision="play"), 0)
        frames = picture_of(table).frames
        assert ("cauldron.exact" in frames) == (sum_ == seen.target)
        assert ("cauldron.boilover" in frames) == (sum_ > seen.target)


def test_the_brew_rises_by_the_same_step_for_each_point_from_the_ground_to_the_brim(services):
    table = table_with(services, 2)
    surfaces = [table._pot.height_of(sum_) for sum_ in range(16)]
    assert (surfaces[0], surfaces[15]) == tuple(table.plan.point(f"level{sum_}")[1] for sum_ in (0, 15))
    assert [low - high for low, high in pairwise(surfaces)] == approx([(surfaces[0] - surfaces[15]) / 15] * 15)


def test_every_card_that_might_be_kept_is_shown_at_the_end_of_its_row(services):
    seen_with = set()
    for seed in (14, 15):
        session = at_random(5, seed)
        table = table_of(services, session, 0)
        for _ in turns(session, table, 0):
            table.timeline.finish()
            seen, frames = table.seen, picture_of(table).frames
            if seen.decision == "play" and seen.trick and seen.sum < seen.target:
                assert all(frame_of(card, "chip") in frames for card in seen.lowest)
                seen_with.add(len(seen.lowest))
    assert {1, 2, 3} <= seen_with


@pytest.mark.parametrize("left", [2, 3])
def test_who_may_throw_out_cards_is_told_how_many(services, left):
    table = table_with(services, 2)
    seen = replace(first_seen(2), decision="discard", bonus_left=left)
    assert f"up to {left} cards" in table.say(wish_of(seen))


def test_every_card_can_lie_everywhere(services):
    table = table_with(services, 5)
    seen = first_seen(5)
    for suit in range(len(SUITS)):
        cards = tuple(range(suit * 8, suit * 8 + 8))
        won = (cards[:1], cards[1:3], cards[3:], (), ())
        for decision in ("play", "take", "discard", "over"):
            table.show(replace(seen, hand=cards[:5], trick=cards[3:], won=won, decision=decision), 0)
            for card in cards:
                pointed = card_name(card)
                frames = picture_of(table, look=Look(pointed=pointed)).frames
                assert {f"large.{SUITS[suit]}", f"picture.{SUITS[suit]}.{card % 8}"} <= set(frames)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_height_of_hands_piles_and_totals_can_be_drawn(services, seats):
    table = table_with(services, seats)
    seen = first_seen(seats)
    for count in range(41):
        won = (tuple(range(min(count, 8))), *seen.won[1:])
        hands = (min(count, 20),) * seats
        piles = replace(seen, pile=count, discards=tuple(range(count % 40)), hand_counts=hands, hand=(), won=won)
        table.show(piles, seats - 1)
        frames = picture_of(table).frames
        assert frames.count("back") == min(count, 20)


@pytest.mark.parametrize("first", range(len(COLOURS)), ids=COLOURS)
def test_every_seat_may_have_every_colour(services, first):
    colours = COLOURS[first:] + COLOURS[:first]
    table = table_with(services, 5, colours)
    seen = first_seen(5)
    won = ((7, 15), (7,), (), (1,), (2,))
    for leader in range(5):
        table.show(replace(seen, won=won, leader=leader, to_move=leader, trick=(), sum=0), 0)
        assert {f"hat.{colour}" for colour in colours} <= set(picture_of(table).frames)


@pytest.mark.parametrize("name", CARD_NAMES)
def test_names_of_cards_fit_on_the_card(services, name):
    table = table_with(services, 3)
    suit, number = name.split()
    title = services.words.say(f"card.{suit}{number}.name")
    card = CARD_NAMES.index(name)
    table.show(replace(first_seen(3), hand=(card,)), 0)
    assert title in picture_of(table).texts


def test_of_a_hand_of_eight_number_and_suit_stay_in_sight(services):
    table = table_with(services, 2)
    seen = replace(first_seen(2), hand=(0, 2, 4, 9, 12, 18, 25, 33), trick=())
    table.show(seen, 0)
    hand = table._hand
    assert hand.pitch(8) > SIGN_IN + SIGN_HEIGHT / 2
    cards = {f"suit.{suit}.small" for suit in SUITS}
    signs = {suit_of(card) for card in seen.hand}
    assert len(cards & set(picture_of(table).frames)) >= len(signs)
    order = list(hand.areas(seen, Asking(Narrowing(PLAY[card] for card in (4, 18)), lambda move: None)))
    assert order == list(seen.hand), "also where some are lifted"


def figures(table: Cauldron15Table, asking: Asking, card: Card) -> list[Area]:
    """Return where number and suit of a card of the hand stand, and what it would make of the sum."""
    area, rotation = table._hand.areas(table.seen, asking)[card]
    turn = cmath.rect(1, math.radians(rotation))
    corner = complex(*area.centre) + complex(SIGN_IN - area.width / 2, 40 - area.height / 2) * turn
    sign = complex(*area.centre) + complex(SIGN_IN - area.width / 2, SIGN_DOWN - area.height / 2) * turn
    sums = Area.around(area.x + SEAL_NARROW / 2 + 6, area.y - 16, 26, 24)
    figures = [Area.around(corner.real, corner.imag, 30, 36), Area.around(sign.real, sign.imag, 30, 30)]
    return [*figures, sums] if card_name(card) in asking.narrowing.glowing else figures


@pytest.mark.parametrize(("decision", "count"), [("play", 7), ("play", 8), ("discard", 8), ("discard", 13)])
def test_whatever_card_is_looked_at_number_suit_and_sum_of_the_others_stay_in_sight(services, decision, count):
    table = table_with(services, 2)
    cards = tuple(range(0, 3 * count, 3))
    first = first_seen(2)
    table.show(replace(first, hand=cards, won=(cards, *first.won[1:]), trick=(), decision=decision, to_move=0), 0)
    moves = PLAY if decision == "play" else DISCARD
    asking = Asking(Narrowing(moves[card] for card in (*cards[:2], *cards[3:])), lambda move: None)
    table.timeline.finish()
    group = WidgetGroup(services, table.spots(asking, lambda part: None, lambda *parts: True))

    def drawn(looked: str | None) -> pygame.Surface:
        group.focus_on(looked, by_keys=True)
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw(canvas, asking, Look(looked))
        group.draw_corners(canvas)
        surface = pygame.Surface(services.studio.viewport.size)
        canvas.picture.paint_on(surface)
        return surface

    at_rest = drawn(None)
    for card in cards:
        picture = drawn(card_name(card))
        for other in set(cards) - {card}:
            for area in figures(table, asking, other):
                box = services.studio.viewport.to_window(area)
                before, after = (each.subsurface(box) for each in (at_rest, picture))
                same = pygame.mask.from_threshold(before, (0, 0, 0), NEARLY, after)
                assert same.count() == box[2] * box[3], f"{card_name(card)} covers {card_name(other)} at {area}"


@pytest.mark.parametrize(
    ("kept", "is_best"),
    [
        (["ore 7", "plant 5", "organism 4", "liquid 3", "soul 3"], False),
        (["ore 7", "plant 7", "organism 7", "liquid 7", "soul 7"], False),
        (["ore 5", "plant 4", "organism 3", "liquid 2", "soul 1"], True),
        (["ore 1", "plant 1", "organism 1", "liquid 1", "soul 1"], True),
    ],
)
def test_the_button_that_ends_the_set_bonus_is_the_main_one_only_where_no_card_is_best_thrown(services, kept, is_best):
    table = table_with(services, 3)
    won = tuple(parse_card(card) for card in kept)
    seen = replace(first_seen(3), won=(won, (), ()), decision="discard", bonus_left=1, to_move=0)
    table.show(seen, 0)
    asking = Asking(Narrowing([*(DISCARD[card] for card in won), DONE]), lambda move: None)
    (done,) = table.actions(asking)
    assert done.primary is is_best
    assert bool(seen.surplus) is not is_best
