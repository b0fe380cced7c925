"""Cauldron's market says why it does not sell, hats stand about their number, a spell shows its tier."""

from collections import Counter

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from pytest import approx
from walking import picture_of

from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.moves import END, BuyField
from game.tables.table import Asking, Look
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

WHY = reason("cauldron.table.buyer", name="Ana")


def nothing(*parts: str) -> None:
    """Do nothing with what was pressed."""


def a_sale() -> Move:
    """Return a move that buys a field in some match."""
    return next(turn.move for seed in range(1, 40) for turn in played(2, seed) if isinstance(turn.move, BuyField))


def in_the_market(services):
    """Return a table with its market open, and its buyer."""
    table = table_with(services, 2)
    turns = played(2, 4)
    seen = next(turn.seen for turn in turns if turn.seen[0].in_market and turn.seen[0].to_move is not None)
    buyer = seen[0].to_move
    table.show(seen[buyer], buyer)
    return table


def said_of_fields(table, moves, why):
    """Return what the market says against buying a field."""
    spots = table.spots(Asking(Narrowing(moves), why), nothing, nothing)
    return next(spot.disabled_because for spot in spots if spot.id == "bar:buy_field")


def test_the_market_says_why_no_field_can_be_bought(services):
    table = in_the_market(services)

    def none_is_sold(move: Move) -> Reason | None:
        return WHY if isinstance(move, BuyField) else None

    assert said_of_fields(table, [END], none_is_sold) == table.say(WHY)
    assert said_of_fields(table, [a_sale()], none_is_sold) is None


def test_hats_on_one_number_stand_side_by_side_about_the_place_of_a_single_one(services):
    table = table_with(services, 5)
    seen = played(5, 1)[0].seen[0]
    lone = table._track.hats(replace(seen, magik=(7, 8, 9, 10, 11)))[0]
    for together in range(2, 6):
        magik = (*[7] * together, *range(20, 25 - together))
        table.show(replace(seen, magik=magik), 0)
        hats = table._track.hats(replace(seen, magik=magik))
        standing = [hats[seat] for seat in range(together)]
        assert len(set(standing)) == together
        assert [sum(each) / together for each in zip(*standing, strict=True)] == approx(lone)


def test_a_basic_spell_lies_on_another_slip_than_an_advanced_one(services):
    table = table_with(services, 2)
    seen = played(2, 4)[0].seen[0]
    slips = []
    for spells in (table.book.cards.basic_spells, table.book.cards.advanced_spells):
        hand = tuple([*spells][:2])
        table.show(replace(seen, hand=hand, hand_counts=((2, 0), *seen.hand_counts[1:])), 0)
        slips.append(Counter(picture_of(table).frames))
    basic, advanced = slips
    assert basic["slip.plum"] - advanced["slip.plum"] == 2
    assert advanced["slip.dusk"] - basic["slip.dusk"] == 2


def test_the_order_of_a_market_stays_while_one_after_the_other_buys(services):
    table = table_with(services, 5)
    market: list[int] = []
    markets = 0
    for turn in played(5, 8):
        seen = turn.seen[0]
        if not seen.in_market or seen.to_move is None:
            market = []
            continue
        order = table._middle.order(seen)
        assert sorted(order) == list(range(5))
        if not market:
            market, markets = order, markets + 1
            assert order[0] == seen.active, "who buys first stands first"
        assert order == market
    assert markets


def test_the_button_says_what_a_field_costs(services):
    table = in_the_market(services)
    sold = a_sale()
    narrowing = Narrowing([sold, END])
    for part in sold.parts:
        narrowing.choose(part)
    labels = [action.label for action in table.actions(Asking(narrowing, lambda move: None))]
    said = [table.say(words) for words in labels]
    price = table.seen.price("field")
    assert any(str(price) in words for words in said), said


@pytest.mark.parametrize("quick", [False, True])
def test_a_stone_pointed_at_says_its_toll_and_whether_it_is_used_up(services, quick):
    table, seen = table_with(services, 2), played(2, 4, **({"quick": True} if quick else {}))[0].seen[0]
    numbers = table.book.numbers
    for stone in table.book.track:
        canvas = Canvas(services.studio, services.studio.viewport)
        table._looks.draw(canvas, seen, Look(f"track:{stone.id}"))
        told = " ".join(canvas.picture.texts)
        is_reached = quick and stone.at <= numbers.quick_magik
        toll = table.say(reason("cauldron.table.toll", magik=numbers.quick_toll))
        assert (toll in told) == (quick and not is_reached)
        assert (table.say(Reason("cauldron.table.used_up")) in told) == is_reached
        assert (table.say(Reason("cauldron.table.first_here")) in told) != is_reached
