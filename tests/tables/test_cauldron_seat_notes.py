"""What a card has brought to a seat of Cauldron hangs on the eave of its hut: which card, for whom, how long."""

from itertools import combinations

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from walking import picture_of

from game.core.effects import NONE, root_of
from game.rules.cauldron.standing import HARVEST, MARKET, SEASON, Standing
from game.view.drawing.area import Area
from game.view.widgets import Spot

MANY = ("magik_dome", "musical_cauldrons", "hasty_kettle", "scarecrow", "pickle_jar", "spare_button", "pepper_pinch")


def signs(table, seen, seat: int = 0) -> dict[str, Spot]:
    """Return the signs of a seat by the names of their cards."""
    table.show(seen, 0)
    found = (spot for spot in table.spots(None, print, lambda *parts: False) if f"#{seat} " in spot.id)
    return {spot.id.rpartition(" ")[2]: spot for spot in found}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_spell_that_holds_for_a_seat_hangs_there(services, seats):
    table, told = table_with(services, seats), set()
    for turn in played(seats, 4):
        for effect in turn.seen[0].effects:
            if effect.source.startswith("spell.") and effect.cell == NONE and not effect.only_waits:
                card = root_of(effect.source).partition(".")[2]
                for seat in range(seats):
                    if effect.seats >> seat & 1:
                        tip = signs(table, turn.seen[0], seat)[card].tooltip
                        assert table.say(f"card.{card}.name") in tip and table.seats[seat].name in tip
                        told.add(card)
    assert told
    assert not services.words.missed


def test_a_sign_says_who_has_cast_the_spell_where_that_is_sure_and_shows_the_card_large(services):
    table, seen = table_with(services, 3), played(3, 1)[0].seen[None]
    names = [seat.name for seat in table.seats]
    held = (
        Standing("quick", "spell.hasty_kettle", 0b010, HARVEST),
        Standing("substitute", "spell.hasty_kettle", 0b010, HARVEST),
        Standing("no_cast", "spell.magik_dome", 0b111, HARVEST),
        Standing("later.grow", "spell.on_the_slate/1.then", 0b001, SEASON, owner=0),
    )
    found = [signs(table, replace(seen, effects=held), seat) for seat in range(3)]
    assert [list(each) for each in found] == [["on_the_slate", "magik_dome"], ["magik_dome", "hasty_kettle"],
                                             ["magik_dome"]]  # fmt: skip
    assert found[1]["hasty_kettle"].tooltip.count(names[1]) == 2
    assert found[0]["on_the_slate"].tooltip.count(names[0]) == 2
    assert not {names[0], names[1]} & set(found[2]["magik_dome"].tooltip.split())
    assert all(table.shows_large(spot.id) for each in found for spot in each.values())
    frame = table.book.picture("magik_dome")
    assert picture_of(table).frames.count(frame) == 3


@pytest.mark.parametrize("turned", [False, True])
def test_a_sign_hangs_until_all_that_its_card_has_brought_is_over(services, turned):
    table, seen = table_with(services, 3), played(3, 1)[0].seen[None]
    held = (
        Standing("steal", "omen.kind_moon", 0b010, HARVEST),
        Standing("price", "omen.kind_moon", 0b010, MARKET, amount=-1),
    )
    shown = signs(table, replace(seen, effects=held[::-1] if turned else held), 1)
    assert services.words.say("cauldron.tip.sign.until.market") in shown["kind_moon"].tooltip


def test_no_sign_tells_of_omens_that_hold_for_all_of_fields_and_of_what_is_for_good(services):
    table, seen = table_with(services, 3), played(3, 1)[0].seen[None]
    held = (
        Standing("steal", "omen.sneaky_fog", 0b111, HARVEST),
        Standing("growth", "omen.kindred_roots", 0b001, HARVEST, amount=1, place="beside"),
        Standing("later.spoil", "omen.tax_day/0.then", 0b010, HARVEST, owner=1),
        Standing("no_harvest", "spell.garden_gate", 0b101, SEASON, cell=seen.fields[0][0]),
        Standing("hand", "ability.deep_sleeves", 0b001, "match"),
    )
    assert not any(signs(table, replace(seen, effects=held), seat) for seat in range(3))
    omen = Standing("yield", "omen.kind_moon", 0b010, HARVEST, amount=1)
    assert [*signs(table, replace(seen, effects=(omen,)), 1)] == ["kind_moon"]


@pytest.mark.parametrize("number", [1, 3, len(MANY)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_signs_cover_nothing(services, seats, number):
    table = table_with(services, seats)
    everybody = (1 << seats) - 1
    held = tuple(Standing("safe", f"spell.{card}", everybody, HARVEST) for card in MANY[:number])
    seen, plan = replace(played(seats, 1)[0].seen[None], effects=held), table.plan
    hung = [[spot.area for spot in signs(table, seen, seat).values()] for seat in range(seats)]
    assert [len(areas) for areas in hung] == [number] * seats
    parts = ("name", "character", "portrait", "hat", "supply", "cellars", "spells", "potions", "candle", "ability0")
    known = plan.level.names(seats)
    taken = [
        plan.area(f"seat{seat}.{part}") for seat in range(seats) for part in parts if f"seat{seat}.{part}" in known
    ]
    taken += [Area.around(*table._huts.magik_point(seat), 58, 58) for seat in range(1, seats)]
    taken += [plan.area(name) for name in ("prompt", "actions", "log", "magik.title", "omen", "season.title")]
    for area in (area for areas in hung for area in areas):
        assert area.x >= 0 and area.y >= 0
        assert not any(area.inset(-2).shared(other) for other in taken)
    if number * 50 < 300:
        assert not any(one.shared(other) for one, other in combinations([area for each in hung for area in each], 2))
