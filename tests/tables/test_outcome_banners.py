"""Banners: what is said of an event is short, shown by a piece that there is, and the same for all eyes."""

from collections.abc import Iterator

import pytest
from bubble_and_boil_ends import hexed
from cauldron_matches import begun
from overlap import solid
from recorded_matches import recorded, recorded_games
from walking import at_random, table_of

from game.core.event import Event, Seat
from game.play.catalogue import GAMES
from game.play.session import Session
from game.rules.bubble_and_boil.cards.card_files import card_words
from game.rules.bubble_and_boil.events import GardenCompleted, HexCast
from game.rules.bubble_and_boil.moves import Hex
from game.rules.cauldron.events import (
    ActionAnnounced,
    DieRolled,
    MarketStarted,
    OmenDrawn,
    SeasonStarted,
    TheftFailed,
    TokenMoved,
    TurnStarted,
)
from game.rules.cauldron.token_places import supply
from game.tables.banner import Banner, draw_banner
from game.tables.bubble_and_boil.outcome_banners import banner_of
from game.tables.bubble_and_boil.prompts import is_cast_in_vain
from game.tables.cauldron.outcome_banners import banner_of as banner_of_cauldron
from game.tables.cauldron.pieces.card_facts import card_facts
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

MOST_WORDS = 5

WANTED = {
    "alarun": {"potion", "first_pass"},
    "bubble_and_boil": {"done", "blocked", "countered", "in_vain", "end.recipes", "end.corruption"},
    "cauldron": {
        "spotted_rolled", "stolen_rolled", "foiled", "fizzled", "enthusiasm", "alchemy", "spoiled", "star",
    },
    "cauldron15": {"trump", "exact", "spilt", "deck_takes", "low_brim.2", "low_brim.3"},
}  # fmt: skip
"""What is told at the least in the matches that are looked at."""


def matches(game: str) -> list[Session]:
    """Return matches in which much happens."""
    if game == "bubble_and_boil":
        return [*map(recorded, recorded_games(game)), hexed(2, 6), hexed(3, 6), hexed(3, 5)]
    if game == "cauldron":
        return [recorded(recorded_games(game)[0]), begun(4, 11, quick=True, advanced=True), begun(3, 4)]
    few = [at_random(2, 1, game), at_random(3, 1, game)] if game == "cauldron15" else []
    return [*few, *map(recorded, recorded_games(game)[:2]), at_random(4, 1, game)]


def banners(services: Services, session: Session, eyes: Seat | None) -> Iterator[Banner | None]:
    """Yield what is said of each event of a match to some eyes; all have seen it from the first."""
    table, moments = table_of(services, session, eyes), session.moments
    happened: list[Event] = []
    before = moments.observe(eyes, moments.first)
    for moment, event in moments.following(moments.first):
        after = moments.observe(eyes, moment)
        happened.append(event.seen_by(eyes))
        yield table.banner(happened, before, after)
        before = after


@pytest.mark.parametrize("game", WANTED)
def test_what_is_said_is_short_and_shown_by_a_piece_that_there_is(services, game):
    told = set()
    for session in matches(game):
        table = table_of(services, session, None)
        for banner in banners(services, session, None):
            if banner is None:
                continue
            told.add(banner.words.key.removeprefix(f"{game}.banner."))
            assert len(table.say(banner.words).split()) <= MOST_WORDS
            assert banner.sign is None or banner.sign in services.sheets
    assert services.words.missed == set()
    assert told >= WANTED[game]


@pytest.mark.parametrize("game", WANTED)
def test_what_is_said_is_the_same_for_all_eyes(services, game):
    session = matches(game)[-1]
    public = list(banners(services, session, None))
    assert any(public)
    for seat in range(len(session.match.seats)):
        assert list(banners(services, session, seat)) == public


def test_seasons_and_markets_of_cauldron_are_announced_once_on_the_board(services):
    session = recorded(recorded_games("cauldron")[0])
    table, moments = table_of(services, session, None), session.moments
    announced = set()
    before = moments.observe(None, moments.first)
    for moment, event in moments.following(moments.first):
        after = moments.observe(None, moment)
        if isinstance(event, SeasonStarted | MarketStarted):
            assert table.banner([event], before, after) is None
            assert table.script(event, before, after).seconds > 0
            announced.add(type(event))
        before = after
    assert announced == {SeasonStarted, MarketStarted}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_brim_lower_than_the_limit_is_told_once_when_the_first_trick_begins(services, seats):
    session = at_random(seats, 1, "cauldron15")
    told = [each for each in banners(services, session, 0) if each is not None and "low_brim" in each.words.key]
    assert [each.words.key for each in told] == [f"cauldron15.banner.low_brim.{seats}"] * (seats < 4)
    assert all(each.stays for each in told)
    for each in told:
        assert each.full is not None, "at the curtain there is no cauldron beside it"
        assert services.words.say(each.full) != services.words.say(each.words)


STEALS = [ActionAnnounced(0, "steal", victim=1, kind=2), DieRolled(0, 5, "steal")]


@pytest.mark.parametrize(
    ("before", "giver", "taker", "key"),
    [
        (STEALS, 1, 0, "stolen_rolled"),
        ([STEALS[0]], 1, 0, "stolen"),
        ([*STEALS, TheftFailed(0, 1)], 0, 1, "taken"),
        ([*STEALS, TheftFailed(0, 1)], 1, 0, "taken"),
        ([*STEALS, TokenMoved(2, supply(1), supply(0))], 0, 1, "taken"),
        ([*STEALS, TheftFailed(0, 1), DieRolled(0, 6, "steal")], 1, 0, "stolen_rolled"),
    ],
    ids=[
        "a theft",
        "without a die",
        "a gift after a failure",
        "a card after a failure",
        "a gift after a theft",
        "anew",
    ],
)
def test_what_a_card_gives_or_takes_is_not_told_as_a_theft(services, before, giver, taker, key):
    moved = TokenMoved(2, supply(giver), supply(taker))
    banner = banner_of_cauldron([TurnStarted(0, market=False), *before, moved], card_facts(), spells=True)
    assert banner is not None
    assert banner.words.key == f"cauldron.banner.{key}"
    assert banner.seat == taker


@pytest.mark.parametrize(
    ("rolled", "tied"),
    [
        ([(0, 4), (1, 4), (2, 3), (0, 5)], True),
        ([(0, 4), (1, 4), (2, 3), (0, 5), (1, 2)], False),
        ([(0, 4), (1, 4), (0, 5), (1, 5), (0, 1)], True),
        ([(0, 4), (1, 4), (2, 3)], False),
    ],
)
def test_a14_it_is_told_once_that_dice_were_equal_and_are_rolled_again(services, rolled, tied):
    dice = [DieRolled(seat, number, "order") for seat, number in rolled]
    banner = banner_of_cauldron([OmenDrawn("gossip", ()), *dice], card_facts(), spells=True)
    assert (banner is not None) == tied


@pytest.mark.parametrize("gardens", [1, 2])
def test_gardens_that_are_done_in_one_harvest_are_counted(services, gardens):
    done = [GardenCompleted(0, place, (), 1) for place in range(gardens)]
    banner = banner_of(done, 0)
    assert banner is not None
    said = services.words.say(banner.words)
    assert ("2" in said) == (gardens == 2), said


@pytest.mark.parametrize(("card", "target"), [("itchy_bloomers", 1), ("toad_choir", None)])
def test_a_hex_is_announced_with_its_name_and_whom_it_reaches(services, card, target):
    banner = banner_of([HexCast(0, card, target, 0)], 0)
    assert banner is not None and banner.seat == target
    assert services.words.say(card_words(card)) in services.words.say(banner.words)


def test_a_hex_that_reaches_nobody_is_not_announced():
    assert banner_of([HexCast(0, "rainbow_manure", None, 0)], 0) is None


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 5)])
def test_b6_of_a_hex_that_was_foreseen_to_do_nothing_all_are_told_that_it_has_done_nothing(services, seats, seed):
    session = hexed(seats, seed)
    table, moments = table_of(services, session, None), session.moments
    last, happened = moments.first, []
    foreseen, told = [], []
    for moment, event in moments.following(moments.first):
        happened.append(event)
        if isinstance(event, HexCast):
            caster = moments.observe(event.seat, last)
            foreseen.append(is_cast_in_vain(caster, Hex(event.card, event.target)))
            told.append(False)
        banner = table.banner(happened, moments.observe(None, last), moments.observe(None, moment))
        if banner is not None and banner.words.key.endswith("in_vain"):
            told[-1] = True
        last = moment
    assert any(foreseen)
    assert not all(foreseen)
    assert all(found for found, idle in zip(told, foreseen, strict=True) if idle)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("risen", [0.0, 0.5, 1.0])
def test_a_banner_that_comes_up_never_lies_on_the_prompt(services, game, risen):
    plan = table_of(services, at_random(2, 1, game), None).plan
    canvas = Canvas(services.studio, services.studio.viewport)
    draw_banner(canvas, plan, "Changes hands", "plum", None, risen)
    prompt = canvas.viewport.to_window(plan.area("prompt"))[1]
    painted = canvas.picture.strokes
    bottoms = [each.y + box.bottom for each in painted for box in solid(each.paint).get_bounding_rects()]
    assert max(bottoms) <= prompt
