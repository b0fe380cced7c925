"""Cauldron's market says why it does not sell, hats stand at their numbers, a spell shows its tier."""

from collections import Counter
from itertools import combinations
from math import dist

import pytest
from cauldron_matches import played, table_with
from legibility import is_written
from msgspec.structs import replace
from pytest import approx
from recorded_matches import recorded, recorded_games
from walking import picture_of, table_of

from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.events import MagikChanged, TrackReached
from game.rules.cauldron.moves import END, Brew, BuyField
from game.tables.asking import Asking, Look, Prompt
from game.tables.cauldron.asked import question_of
from game.tables.cauldron.pieces.card_facts import card_words, joined
from game.tables.cauldron.pieces.track import ASIDE, GOAL, HAT, LETTER, REACH, in_and_out, spread
from game.tables.table import ZOOMS
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

CROWDS = ((0, 0, 0, 0, 0), (0, 1, 0, 1, 0), (0, 0, 2, 3, 3), (0, 0, 1, 1, 1), (0, 1, 2, 3, 4))
"""How far five hats may stand beyond a number."""

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


@pytest.mark.parametrize("kind", ["person", "random"])
def test_of_each_goods_the_market_tells_how_many_the_viewer_owns_whoever_buys(services, kind):
    table = table_with(services, 2, kind)
    turn = next(turn for turn in played(2, 4) if turn.seen[0].in_market and turn.seen[0].to_move is not None)
    for viewer in range(2):
        potions = (("attic_dew", "inkling", "mirror_venom"), ("midnight_philtre", "basilisk_tears"))
        owned = {"potions": potions, "hand_counts": ((1, 2), (3, 0)), "cellars": (0, 1), "rituals": True}
        table.show(replace(turn.seen[viewer], **owned), viewer)
        spells, cellars, name = owned["hand_counts"][viewer], owned["cellars"][viewer], table.seats[viewer].name
        cheap, every = ((2, 3), (0, 2))[viewer]
        numbers = {"spell": spells, "potion": (cheap,), "potions": (every,), "cellar": (cellars,)}
        told = [
            table.say(reason(f"cauldron.table.about.{sort if kind == 'person' else 'watched'}", name=name, count=count))
            for sort, counts in numbers.items()
            for count in counts
        ]
        texts = Counter(picture_of(table).texts)
        assert not Counter(told) - texts


def test_each_hat_stands_nearer_to_its_own_number_than_to_any_other_and_no_letters_touch(services):
    table = table_with(services, 5)
    seen = played(5, 1)[0].seen[0]
    crowds = [tuple(min(35, number + each) for each in steps) for number in range(36) for steps in CROWDS]
    places = [table.plan.point(f"magik.{number}.hat") for number in range(36)]
    for magik in crowds:
        table.show(replace(seen, magik=magik), 0)
        hats = table._track.hats(replace(seen, magik=magik))
        assert sorted(hats) == list(range(5))
        for seat, hat in hats.items():
            assert min(range(36), key=lambda number: dist(places[number], hat)) == magik[seat], magik
        gaps = [dist(one, other) for one, other in combinations(hats.values(), 2)]
        assert min(gaps) > LETTER, magik
        assert all(0 < x < 1920 and 0 < y < 700 for x, y in hats.values()), magik


def test_a_hat_that_has_room_stands_at_its_stone(services):
    table = table_with(services, 5)
    seen = replace(played(5, 1)[0].seen[0], magik=(0, 7, 14, 22, 35))
    table.show(seen, 0)
    hats = table._track.hats(seen)
    for seat, number in enumerate(seen.magik):
        assert hats[seat] == approx(table.plan.point(f"magik.{number}.hat"))


def test_hats_on_one_number_stand_about_its_place():
    assert spread([4, 9]) == [0, 0]
    assert spread([4, 4, 9]) == [-HAT / 2, HAT / 2, 0]
    assert spread([4, 9, 9, 9, 9, 9]) == [0, -REACH, -REACH / 2, 0, REACH / 2, REACH]


def test_hats_that_would_hide_one_another_stand_in_and_out_in_turn():
    assert in_and_out([0, HAT, HAT + 20, HAT + 40, 300]) == [0, -ASIDE, ASIDE, -ASIDE, 0]


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
        table._looks.draw(canvas, seen, None, Look(f"track:{stone.id}"))
        told = " ".join(canvas.picture.texts)
        is_reached = quick and stone.at <= numbers.quick_magik
        toll = table.say(reason("cauldron.table.toll", magik=numbers.quick_toll))
        assert (toll in told) == (quick and not is_reached)
        assert (table.say(Reason("cauldron.table.used_up")) in told) == is_reached
        assert (table.say(Reason("cauldron.table.short.lsp")) in told) == (
            "LSP" in table.say(joined(*table.book.text(stone.id)))
        )
        assert (table.say(Reason("cauldron.table.first_here")) in told) != is_reached


@pytest.mark.parametrize("simple", [False, True])
def test_a_potion_with_the_sign_of_spells_says_that_it_draws_none_where_there_are_none(services, simple):
    table, seen = table_with(services, 2), played(2, 4, **({"simple": True} if simple else {}))[0].seen[0]
    for potion in table.book.potion_order:
        told = large_view(services, table, seen, f"look:{potion}")
        idle = simple and table.book.potion(potion).spell
        assert (table.say("cauldron.mark.spell.none") in told) == idle


def test_a_large_omen_that_speaks_of_rare_ingredients_says_which_they_are(services):
    table, seen = table_with(services, 2), played(2, 4)[0].seen[0]
    said = {omen: table.say(joined(*table.book.text(omen))) for omen in table.book.cards.omens}
    assert any("rare" in text for text in said.values())
    for omen, text in said.items():
        told = large_view(services, table, seen, f"look:{omen}")
        assert (table.say("cauldron.table.short.rare") in told) == ("rare" in text.lower().split())


@pytest.mark.parametrize(("short", "words"), [("quick", "Quick "), ("quick_action", "quick action")])
def test_a_large_card_that_speaks_of_what_is_quick_says_what_that_means(services, short, words):
    table, seen = table_with(services, 2), played(2, 4)[0].seen[0]
    cards = (*table.book.cards.omens, *table.book.spell_order)
    said = {card: table.say(joined(*table.book.text(card))) for card in cards}
    assert any(words in text for text in said.values())
    for card, text in said.items():
        told = large_view(services, table, seen, f"look:{card}")
        assert (table.say(f"cauldron.table.short.{short}") in told) == (words in text), card


def large_view(services, table, seen, pointed: str) -> str:
    """Return what stands on the large view of what is pointed at."""
    canvas = Canvas(services.studio, services.studio.viewport)
    table._looks.draw(canvas, seen, None, Look(pointed))
    return " ".join(canvas.picture.texts)


@pytest.mark.parametrize("simple", [False, True])
def test_a_star_that_does_nothing_without_spells_is_not_there_and_nobody_is_said_to_reach_it(services, simple):
    options = {"simple": True} if simple else {}
    table, turns = table_with(services, 2), played(2, 4, **options)
    table.show(replace(turns[0].seen[0], track=0), 0)
    about_spells = {stone.id for stone in table.book.track if stone.spells}
    assert about_spells
    assert picture_of(table).frames.count("seal.spell") == (0 if simple else len(about_spells))
    ids = {spot.id for spot in table.spots(None, nothing, nothing)}
    pointed = {star for star in about_spells if f"track:{star}" in ids}
    told = {star for star in about_spells if table.told(TrackReached(0, star)) is not None}
    assert (pointed, told) == ((set(), set()) if simple else (about_spells, about_spells))


def test_what_a_star_costs_stands_in_its_line_of_the_log(services):
    """In the Quick Game every star costs, and at the end of the track one does in any match."""
    paid = 0
    for path in recorded_games("cauldron"):
        session = recorded(path)
        table = table_of(services, session, None)
        for turn in session.history:
            lines = [table.say(line.words) for line in table.log_lines(turn.number, turn.events)]
            costs = [star for star in turn.events if isinstance(star, TrackReached) and costs_magik(table, star.effect)]
            lost = [event for event in turn.events if isinstance(event, MagikChanged) and event.change < 0]
            for star, loss in zip(costs, lost, strict=False):
                (line,) = [line for line in lines if table.say(card_words(star.effect)) in line]
                assert f"-{-loss.change}, now {loss.magik}" in line
                assert lines.count(f"{table.seats[loss.seat].name} -{-loss.change}, now {loss.magik}") == 0
                paid += 1
    assert paid > 2


def costs_magik(table, effect: str) -> bool:
    """Return whether a star takes Magik of whoever reaches it."""
    return table.seen.toll > 0 or effect == "last_laugh"


def test_a_potion_that_may_be_brewed_says_that_two_clicks_brew_it(services):
    found = 0
    for seats, seed in ((2, 4), (3, 6)):
        for turn in played(seats, seed):
            seat = next((seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat), None)
            if seat is None or turn.seen[seat].in_market or question_of(turn.seen[seat]) is not None:
                continue
            seen, table = turn.seen[seat], table_with(services, seats)
            table.show(seen, seat)
            for brew in (each for each in seen.brews if each.is_ready):
                move, canvas = Brew(brew.potion), Canvas(services.studio, services.studio.viewport)
                asking = Asking(Narrowing([move]), lambda move: None)
                table._looks.draw(canvas, seen, asking, Look(f"potion:{brew.potion}"))
                assert table.say("cauldron.table.stays.click") in " ".join(canvas.picture.texts)
                assert table.confirms(move, dropped=False)
                found += 1
    assert found


@pytest.mark.parametrize("yours", [True, False])
def test_only_whoever_is_asked_themselves_reads_that_magik_is_theirs_to_spend(services, yours):
    table, canvas = in_the_market(services), Canvas(services.studio, services.studio.viewport)
    buyer = table.seen.to_move
    table.draw_prompt(canvas, Prompt(buyer, WHY, WHY, yours), None)
    told = " ".join(canvas.picture.texts)
    assert (table.say("cauldron.table.magik_left") in told) == yours
    assert (table.say("cauldron.table.magik_of", name=table.seats[buyer].name) in told) != yours


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_said_large_of_an_ability_or_a_star_leaves_every_hat_on_the_track_to_be_seen(services, seats):
    table = table_with(services, seats)
    hats = [Area.around(*table.plan.point(f"magik.{number}.hat"), HAT, HAT) for number in range(GOAL + 1)]
    places = [table.plan.area(name) for name in ZOOMS]
    beside = [table._looks._off_track(place) for place in places if place.x < hats[0].x or place.right > hats[-1].right]
    assert len(beside) > 1
    for place in beside:
        assert not any(map(place.shared, hats))
    ability, canvas = table._home.abilities(table.seen)[0][0], Canvas(services.studio, services.studio.viewport)
    look = Look(f"ability:{ability.id}")
    table.draw_over(canvas, None, look)
    place, part = table._looks._off_track(table.zoom_area(None, look)), LAYOUT.width / canvas.picture.size[0]
    written = [Area(*(each * part for each in stroke.box)) for stroke in canvas.picture.strokes if is_written(stroke)]
    assert written
    assert all(place.x < words.x and words.right < place.right for words in written)
