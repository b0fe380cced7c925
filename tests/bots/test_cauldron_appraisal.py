"""What bots of Cauldron take cards to be worth that wait in a hand or on the table, read off their verbs."""

import pytest
from bot_matches import ready
from test_cauldron_bots import FROG_LEGS, GAME, THINKERS, chosen, harvest_turn, owns

from game.bots.cauldron import CauldronMind
from game.bots.cauldron.appraisal import POINTS, Appraiser
from game.bots.cauldron.features import features_of
from game.bots.cauldron.seasons_to_goal import KEEN, SeasonsToGoal
from game.bots.cauldron.trials import Trials
from game.core.effect_stack import Choice, Running
from game.core.effects import NONE
from game.core.hexgrid import neighbours
from game.rules.cauldron import flow
from game.rules.cauldron.board import Board
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import bag_from
from game.rules.cauldron.moves import Buy
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, CauldronPosition
from game.rules.cauldron.standing import LATER, Standing


@pytest.fixture(scope="module")
def referee() -> Cauldron:
    found: Cauldron = ready(GAME).referee
    return found


@pytest.fixture(scope="module")
def mind() -> CauldronMind:
    found: CauldronMind = ready(GAME).mind
    return found


def holds(referee: Cauldron, position: CauldronPosition, *spells: str) -> None:
    """Let seat 0 hold nothing but these spells."""
    hand = tuple(sorted(referee.book.spell_index[spell] for spell in spells))
    position.hands[0] = hand
    position.answers = referee.book.answers_of(position.hands)


def settled(referee: Cauldron, position: CauldronPosition, *moves: str) -> CauldronPosition:
    """Return the position after moves, questions answered with the first option."""
    for move in moves:
        referee.apply(position, referee.parse(move))
        while position.stack and isinstance(position.stack[-1], Choice):
            referee.apply(position, referee.legal_moves(position)[0])
    return position


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_spell_is_worth_less_than_nothing_and_an_advanced_one_is_worth_more(referee, seats):
    appraiser = Appraiser(referee.book)
    assert min(appraiser.kept(spell, seats) for spell in range(len(referee.book.spells))) >= 0
    assert appraiser.mean_of("advanced", seats) > 2 * appraiser.mean_of("basic", seats)


def test_magik_counts_what_it_is(referee):
    appraiser = Appraiser(referee.book)
    assert appraiser.kept(referee.book.spell_index["starlight_sip"], 4) == 2


@pytest.mark.parametrize("spell", ["dibs", "slow_simmer", "last_crumb", "market_rumour", "crust_in_the_pot"])
def test_what_waits_on_the_table_is_worth_something_to_its_owner_alone(referee, spell):
    position = harvest_turn(referee)
    position.supply[0] = bag_from({"spider_web": 2})
    holds(referee, position, spell)
    settled(referee, position, f"cast {spell}")
    effects = [effect for name in position.standing for effect in position.standing[name] if name.startswith(LATER)]
    assert len(effects) == 1
    mine, *theirs = Appraiser(referee.book).promised(effects[0], 3)
    assert mine > 0 >= max(theirs)


def test_a_reserved_field_is_worth_something_to_whoever_may_harvest_it(referee):
    appraiser, barred = Appraiser(referee.book), 0b110
    effect = Standing("no_harvest", "spell.garden_gate", barred, "season", cell=1)
    mine, *theirs = appraiser.promised(effect, 3)
    assert mine > 0 > max(theirs)


@pytest.mark.parametrize("skill", THINKERS)
@pytest.mark.parametrize("spell", ["dibs", "last_crumb", "market_rumour", "early_bird"])
def test_a_bot_casts_a_spell_whose_good_comes_later(referee, mind, skill, spell):
    position = harvest_turn(referee)
    position.potions[0] = ()
    holds(referee, position, spell)
    assert chosen(referee, mind, position, skill) == f"cast {spell}"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_leaves_the_pie_on_the_sill_where_another_field_does_as_well(referee, mind, skill):
    position = harvest_turn(referee)
    position.potions[0] = owns(referee, "hopscotch_tonic")
    kinds = position.board.kinds
    frogs = [cell for cell, kind in zip(position.board.cells, kinds, strict=True) if kind == FROG_LEGS]
    position.tokens = [1] * len(kinds)
    position.magik = [20, 20, 20]
    others = 0b101
    position.standing = {
        "later.harvest": (
            Standing(
                "later.harvest", f"spell.pie_on_the_sill/{_step(referee)}.then", others, "harvest", uses=1,
                cell=frogs[0], owner=1,
            ),
        )
    }  # fmt: skip
    move = chosen(referee, mind, position, skill)
    assert move in {position.board.harvests[position.board.index[cell]].text for cell in frogs[1:]}


@pytest.mark.parametrize(
    ("omen", "loose", "stored"), [("tax_day", -2, 0), ("field_fair", 2, 0), ("proud_householders", 2, 2)]
)
def test_what_is_counted_when_the_harvest_ends_is_seen_in_what_lies_there(referee, omen, loose, stored):
    appraiser, worth = Appraiser(referee.book), SeasonsToGoal(referee.book, KEEN)
    position = harvest_turn(referee)
    position.magik, position.potions, position.cellars = [10, 10, 10], [(), (), ()], [2, 0, 0]
    ends = begun(referee, omen, position).standing[f"{LATER}spoil"]
    assert [sum(appraiser.promised(effect, 3)) for effect in ends] == [0] * len(ends)
    position.phase, position.tokens = FINISH, [0] * len(position.tokens)
    for supply, cellared, magik in (("supply", "cellared", loose), ("cellared", "supply", stored)):
        without, here = position.copy(), position.copy()
        for each in (without, here):
            getattr(each, supply)[0] = bag_from({"spider_web": 1, "dragon_egg": 1})
            getattr(each, cellared)[0] = 0
        here.standing = {f"{LATER}spoil": ends}
        gained = worth.own(here, 0) - worth.own(without, 0)
        assert (gained > 0, gained < 0) == (magik > 0, magik < 0)


def test_who_took_the_last_ingredient_is_known_when_none_is_left(referee):
    worth = SeasonsToGoal(referee.book)
    position = begun(referee, "last_shall_be_first", harvest_turn(referee))
    position.phase, position.tokens = FINISH, [0] * len(position.tokens)
    last = []
    for seat in range(2):
        position.active = seat
        last.append(worth.own(position, 0))
    assert last[0] > last[1]


def begun(referee: Cauldron, omen: str, position: CauldronPosition) -> CauldronPosition:
    """Return the position when an omen has been drawn and read."""
    drawn = position.copy()
    drawn.stack = (Running(f"omen.{omen}", NONE),)
    flow.settle(referee.book, drawn, None)
    return drawn


def _step(referee: Cauldron) -> int:
    """Return the step of Pie on the Sill at which it begins to wait."""
    sources = [source for source in referee.book.verbs if source.startswith("spell.pie_on_the_sill/")]
    return next(int(source.partition("/")[2].partition(".")[0]) for source in sources if source.endswith(".then"))


def test_a_field_is_laid_where_most_can_be_taken(referee):
    position = harvest_turn(referee)
    board = position.board
    rich = max(board.places, key=lambda place: (sum(near in board.index for near in neighbours(place)), place))
    position.tokens = [int(cell in neighbours(rich)) for cell in board.cells]
    position.stack = (Choice(0, "place", board.places, "place"),)
    legal = [referee.book.choose("place", place) for place in board.places]
    scores = Trials(referee, SeasonsToGoal(referee.book), 0).first_sight(position, legal)
    assert legal[scores.index(max(scores))] == referee.book.choose("place", rich)


def test_what_waits_for_a_purchase_makes_it_dearer(referee):
    position = harvest_turn(referee)
    position.phase, position.actions, position.purchases, position.waiting = MARKET, 0, 1, 2
    position.magik = [12, 12, 12]
    trials = Trials(referee, SeasonsToGoal(referee.book), 0)
    before = trials.first_sight(position, [Buy("basic_potion")])[0]
    holds_back = harvest_turn(referee)
    holds(referee, holds_back, "market_rumour")
    settled(referee, holds_back, "cast market_rumour")
    rumour = holds_back.standing["later.buy"][0]
    assert rumour.goods
    for_seat_0 = Standing(
        rumour.what, rumour.source, 1, rumour.until, uses=0, goods=rumour.goods, owner=1, known=rumour.known
    )
    position.standing = {"later.buy": (for_seat_0,)}
    with_rumour = trials.first_sight(position, [Buy("basic_potion")])[0]
    position.standing = {}
    again = trials.first_sight(position, [Buy("basic_potion")])[0]
    assert before == again > with_rumour


def test_hints_tell_what_a_spell_is_good_for(referee):
    position, worth = harvest_turn(referee), SeasonsToGoal(referee.book)
    keys = {}
    for spell in ("dibs", "robbers_hood", "fairy_ring", "hasty_kettle", "starlight_sip"):
        holds(referee, position, spell)
        keys[spell] = features_of(referee, worth, [position], referee.parse(f"cast {spell}"))[0].reason.key
    assert keys == {
        "dibs": "cauldron.hint.cast.later",
        "robbers_hood": "cauldron.hint.cast.rival",
        "fairy_ring": "cauldron.hint.cast.place",
        "hasty_kettle": "cauldron.hint.cast.brew",
        "starlight_sip": "cauldron.hint.cast.magik",
    }
    assert {key.rpartition(".")[2] for key in keys.values()} == set(POINTS)


def test_boards_of_these_tests_have_frog_legs(referee):
    position = harvest_turn(referee)
    assert isinstance(position.board, Board)
    assert position.phase == HARVEST
    assert position.board.kinds.count(FROG_LEGS) > 1
