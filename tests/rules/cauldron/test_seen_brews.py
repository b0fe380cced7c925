"""What an observation tells of brews, abilities and fields is what the referee makes of them."""

import random

import pytest
from card_table import bag, game, lay
from recorded_matches import recorded, recorded_games

from game.core.event import Event
from game.play.session import Session
from game.rules.cauldron import events
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.ingredients import ONE
from game.rules.cauldron.moves import Brew, Use
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import HARVEST, CauldronPosition

LACKING = {"lacks_ingredients", "lacks_but_for_ability"}
WISHED = ("brew", "use", "cast")


def check_brews(controller, position: CauldronPosition, seen: CauldronObservation) -> None:
    """Compare what is seen of brews with what the referee says of them in a turn with an action."""
    seat = position.active
    assert [brew.potion for brew in seen.brews] == list(seen.potions[seat])
    for brew in seen.brews:
        fault = controller.why_not(position, Brew(brew.potion))
        key = None if fault is None else fault.key.rpartition(".")[2]
        if key in {None, "banned", "no_brew", *LACKING}:
            assert brew.is_ready == (key is None)
            assert brew.banned == (key == "banned")
            if not brew.banned:
                assert bool(brew.lacks) == (key in LACKING)


def check_uses(controller, position: CauldronPosition, seen: CauldronObservation) -> None:
    """Compare the uses of abilities that are left with the reason that the referee gives."""
    seat = position.active
    for ability in controller.book.characters[position.characters[seat]].abilities:
        fault = controller.why_not(position, Use(ability.id))
        left = seen.uses_left(seat, ability.id)
        assert (left is None) == (ability.uses == 0)
        if fault is None:
            assert left is None or left > 0
        elif fault.key.endswith("used_up"):
            assert left == 0


def check_outcome(controller, position: CauldronPosition, seen: CauldronObservation, move: Brew) -> bool:
    """Compare where a brew is said to lead with where it leads unanswered; return False where dice decide that."""
    brew = next(brew for brew in seen.brews if brew.potion == move.potion)
    position, seat = position.copy(), position.active
    told: list[Event] = []
    controller.apply(position, move, told.append)
    while position.stack:
        legal = controller.legal_moves(position)
        controller.apply(position, next((each for each in legal if each.verb == "pass"), legal[0]), told.append)
    if any(isinstance(event, events.DieRolled | events.TurnStarted | events.ActionFoiled) for event in told):
        return False
    at = next(at for at, event in enumerate(told) if isinstance(event, events.Brewed))
    assert brew.top == min(controller.numbers.goal, seen.magik[seat] + told[at].magik)
    assert brew.then == min(controller.numbers.goal, position.magik[seat])
    if position.winner is None:
        reached = {event.effect for event in told if isinstance(event, events.TrackReached) and event.seat == seat}
        assert set(brew.stars) == {star.id for star in controller.book.track if star.id in reached and star.holds}
    return True


def test_a_brew_of_a_recorded_match_leads_where_it_is_said_to_lead():
    brewed = 0
    for session in map(recorded, recorded_games("cauldron")):
        controller = session.controller
        position = Session.begin(session.match, None).live_position()
        for turn in session.history:
            if isinstance(turn.move, Brew):
                seen = controller.observe(position, position.active)
                brewed += check_outcome(controller, position, seen, turn.move)
            controller.apply(position, turn.move)
    assert brewed > 40


@pytest.mark.parametrize(
    ("magik", "options", "omen", "top", "then", "stars"),
    [
        ((17, 15), {}, None, 23, 23, ("gossip", "fame")),
        ((17, 15), {"quick": True}, None, 23, 17, ("gossip", "fame")),
        ((19, 15), {"quick": True}, None, 25, 19, ("fame", "jealous_stars")),
        # Whoever is lowest gets what a star gives, which reaches another one.
        ((21, 34), {}, None, 27, 29, ("jealous_stars", "charity")),
        ((27, 15), {}, None, 33, 32, ("charity", "last_laugh")),
        # Who is lowest is for the dice.
        ((18, 24), {}, None, 24, 24, ("fame", "jealous_stars")),
        ((12, 15), {"simple": True}, None, 18, 18, ("rituals_of_power",)),
        ((16, 15), {}, "cookery_contest", 22, 25, ("gossip", "fame", "jealous_stars")),
        ((30, 15), {"quick": True}, None, 35, 35, ()),
    ],
)
def test_a_brew_tells_what_the_stars_that_it_reaches_cost_and_bring(magik, options, omen, top, then, stars):
    table = lay(seats=2, potions=["elixir_of_odd_hours"], magik=magik, omen=omen, **options)
    table.position.track = 0
    (brew,) = table.game.observe(table.position, 0).brews
    assert (brew.top, brew.then, brew.stars) == (top, then, stars)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_told_of_brews_and_abilities_is_what_happens(seats):
    controller, brewed, short = game(season_cap=12), 0, 0
    for seed in range(3):
        chance, position = random.Random(seed), controller.start(seats, seed)
        while legal := controller.legal_moves(position):
            seat = controller.to_move(position)
            assert seat is not None
            seen = controller.observe(position, seat)
            if position.phase == HARVEST and not seen.stack and position.actions:
                check_brews(controller, position, seen)
                check_uses(controller, position, seen)
                short += any(brew.lacks for brew in seen.brews)
            wished = [move for move in legal if move.verb in WISHED]
            move = chance.choice(wished if wished and chance.random() < 0.7 else legal)
            if isinstance(move, Brew):
                brewed += check_outcome(controller, position, seen, move)
            controller.apply(position, move)
    assert brewed > 10
    assert short > 10


@pytest.mark.parametrize("supply", ["", "toadstool", "frog_legs frog_legs", "dragon_egg mandrake_root"])
@pytest.mark.parametrize("potion", ["whatever_soup", "spotted_broth", "hopscotch_tonic", "inkling"])
def test_what_a_brew_lacks_is_the_fewest_ingredients_that_let_it_be_brewed(supply, potion):
    table = lay(seats=2, potions=[potion], supply=[supply])
    position, book = table.position, table.game.book
    card = book.potions[book.potion_index[potion]]
    lacks = table.game.observe(position, 0).brews[0].lacks
    reached = {bag(supply)}
    for _ in range(lacks):
        assert not any(_can_pay(position, card, have) for have in reached)
        reached = {have + one for have in reached for one in ONE}
    assert any(_can_pay(position, card, have) for have in reached)


def _can_pay(position, card, have) -> bool:
    position.supply[0] = have
    return modifiers.can_pay(position, 0, card)


def test_a_spectator_is_told_of_the_brews_of_the_active_seat():
    table = lay(seats=2, potions=["inkling", "spotted_broth"])
    assert table.game.observe(table.position, None).brews == table.game.observe(table.position, 0).brews
    assert [brew.potion for brew in table.game.observe(table.position, 1).brews] == ["spotted_broth"]
