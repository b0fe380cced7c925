"""Bots that play Cauldron: what every thinking one does in plain positions."""

import pytest
from bot_matches import moments, never, ready

from game.bots.cauldron import CauldronMind
from game.bots.cauldron.harvest_play import HarvestPlay
from game.bots.cauldron.recipes import LOW, NO_HELP, Recipes
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.trials import Trials
from game.core.chance import Lcg
from game.core.effect_stack import Window
from game.rules.cauldron.board import Board
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import bag_from
from game.rules.cauldron.moves import END, PASS, Cast, Fetch, Harvest, Steal
from game.rules.cauldron.options import Options
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, ORDER, OVER, CauldronPosition

GAME = "cauldron"
THINKERS = ("greedy", "adept", "master")


FROG_LEGS = 1
MANDRAKE = 3


@pytest.fixture(scope="module")
def referee() -> Cauldron:
    found: Cauldron = ready(GAME).referee
    return found


@pytest.fixture(scope="module")
def mind() -> CauldronMind:
    found: CauldronMind = ready(GAME).mind
    return found


def harvest_turn(referee: Cauldron, seats: int = 3) -> CauldronPosition:
    """Return a harvest turn of seat 0 with its action, a simple board, no spells, omens or characters that matter."""
    position = referee.start(seats, 5)
    while position.phase != HARVEST or position.stack:
        seat = referee.to_move(position)
        referee.apply(position, referee.legal_moves(position)[0])
        assert seat is not None
    position.active, position.actions, position.omen, position.standing = 0, 1, None, {}
    position.hands, position.answers = [()] * seats, 0
    position.supply, position.cellared = [0] * seats, [0] * seats
    position.stock = bag_from(dict.fromkeys(("spider_web", "frog_legs", "toadstool"), 20))
    position.used = [255] * seats
    return position


def owns(referee: Cauldron, *potions: str) -> tuple[int, ...]:
    """Return potions as a seat owns them."""
    return tuple(sorted(referee.book.potion_index[potion] for potion in potions))


def chosen(referee: Cauldron, mind: CauldronMind, position: CauldronPosition, skill: str) -> str:
    """Return the text of the move that a skill makes."""
    seat = referee.to_move(position)
    assert seat is not None
    bot = ready(GAME).bot(skill)
    thought = bot.choose(referee.observe(position, seat), referee.legal_moves(position), Lcg(1), never)
    return thought.move.text


def test_a_planner_pays_for_no_quick_ability_that_is_of_no_use(referee, mind):
    position = harvest_turn(referee)
    trickster = next(at for at, each in enumerate(referee.book.characters) if each.id == "trickster")
    position.characters = (trickster, *position.characters[1:])
    position.magik, position.used, position.tokens = [5, 5, 5], [0, 0, 0], [2] * len(position.tokens)
    position.potions[0] = owns(referee, "cobweb_cordial", "hopscotch_tonic", "spotted_broth")
    assert "use slippery" in {move.text for move in referee.legal_moves(position)}
    assert chosen(referee, mind, position, "adept").startswith("harvest")


@pytest.mark.parametrize(
    "options",
    [{"simple": True}, {"quick": True}, {"advanced": True}, {"less_luck": True},
     {"simple": True, "quick": True, "advanced": True, "less_luck": True}],
    ids="-".join,
)  # fmt: skip
def test_bots_play_every_variant_to_the_end(options):
    loaded = ready(GAME).loaded
    referee = loaded.controller(Options(**options, season_cap=6))
    mind = loaded.mind(referee)
    bots = [loaded.bot(skill, referee, mind) for skill in ("adept", "greedy", "apprentice")]
    chance, position = Lcg(3), referee.start(3, 3)
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        referee.apply(position, bots[seat].choose(referee.observe(position, seat), legal, chance, never).move)
    assert referee.outcome(position) is not None


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_brews_the_potion_that_wins(referee, mind, skill):
    position = harvest_turn(referee)
    position.magik[0] = 33
    position.potions[0] = owns(referee, "witchs_breakfast")
    position.supply[0] = bag_from({"spider_web": 1, "frog_legs": 1, "toadstool": 1})
    assert chosen(referee, mind, position, skill) == "brew witchs_breakfast"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_brews_before_it_takes_the_last_ingredient(referee, mind, skill):
    position = harvest_turn(referee)
    position.tokens = [1] + [0] * (len(position.tokens) - 1)
    position.potions[0] = owns(referee, "attic_dew")
    position.supply[0] = bag_from({"spider_web": 1, "toadstool": 1})
    assert chosen(referee, mind, position, skill) == "brew attic_dew"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_harvests_what_its_potion_lacks(referee, mind, skill):
    position = harvest_turn(referee)
    position.potions[0] = owns(referee, "hopscotch_tonic")
    position.supply[0] = bag_from({"frog_legs": 1})
    kinds = position.board.kinds
    last = kinds.index(FROG_LEGS)
    position.tokens = [int(kind != FROG_LEGS or at == last) for at, kind in enumerate(kinds)]
    assert chosen(referee, mind, position, skill) == position.board.harvests[last].text


def test_master_takes_the_scarce_ingredient_of_the_brew_that_wins(referee, mind):
    """More Magik than the goal needs is worth nothing: the last mandrake comes before another dragon egg's odds."""
    position = harvest_turn(referee)
    position.magik[0] = 33
    position.potions[0] = owns(referee, "five_minute_genius", "giants_sniffle")
    position.supply[1] = bag_from({"dragon_egg": 1})
    kinds = (MANDRAKE, *position.board.kinds[1:])
    position.board = Board(position.board.cells, kinds)
    position.potions[1] = owns(referee, "beard_restorer")
    assert chosen(referee, mind, position, "master") == position.board.harvests[0].text


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_drinks_starlight_and_keeps_guard_goose(referee, mind, skill):
    """A spell that only gives Magik is cast, one that waits for thieves is not thrown away."""
    position = harvest_turn(referee)
    hand = tuple(sorted(referee.book.spell_index[spell] for spell in ("starlight_sip", "guard_goose")))
    position.hands[0] = hand
    position.answers = referee.book.answers_of(position.hands)
    assert chosen(referee, mind, position, skill) == "cast starlight_sip"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_saves_its_dear_brew_from_wet_firewood(referee, mind, skill):
    """An obvious Instant is played: Fizzle against a spell that would spoil the brew that wins."""
    position = harvest_turn(referee)
    position.magik[0] = 33
    position.potions[0] = owns(referee, "witchs_breakfast")
    position.supply[0] = bag_from({"spider_web": 1, "frog_legs": 1, "toadstool": 1})
    for seat, spell in ((0, "fizzle"), (1, "wet_firewood")):
        hand = (referee.book.spell_index[spell],)
        position.hands[seat] = hand
    position.answers = referee.book.answers_of(position.hands)
    referee.apply(position, referee.parse("brew witchs_breakfast"))
    referee.apply(position, referee.parse("cast wet_firewood"))
    assert isinstance(position.stack[-1], Window)
    assert chosen(referee, mind, position, skill) == "cast fizzle"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_near_the_goal_brews_what_is_ready(referee, mind, skill):
    """Spells in hand are no Magik that could win, so they do not make a brew worthless."""
    position = harvest_turn(referee)
    position.magik[0] = 31
    position.potions[0] = owns(referee, "draught_of_shivers", "sunday_swoon")
    position.supply[0] = bag_from({"spider_web": 1, "frog_legs": 1, "snake_skin": 1})
    hand = tuple(sorted(referee.book.spell_index[spell] for spell in ("fizzle", "guard_goose")))
    position.hands[0] = hand
    position.answers = referee.book.answers_of(position.hands)
    position.tokens = [1, 1] + [0] * (len(position.tokens) - 2)
    assert chosen(referee, mind, position, skill) == "brew draught_of_shivers"


def test_master_buys_an_advanced_potion_for_the_way_to_the_goal(referee, mind):
    position = harvest_turn(referee)
    position.phase, position.actions, position.purchases, position.waiting = MARKET, 0, 1, 2
    position.rituals, position.magik = True, [18, 17, 16]
    position.potions[0] = owns(referee, "attic_dew", "witchs_breakfast")
    assert chosen(referee, mind, position, "master") == "buy advanced_potion"


@pytest.mark.parametrize("skill", THINKERS)
def test_a_bot_gives_away_nothing_useful_in_the_market(referee, mind, skill):
    """Without Magik to buy anything a bot keeps its potions and spells."""
    position = harvest_turn(referee)
    position.phase, position.actions, position.purchases, position.waiting = MARKET, 0, 1, 2
    position.magik[0] = 0
    position.potions[0] = owns(referee, "attic_dew", "witchs_breakfast")
    assert chosen(referee, mind, position, skill) == PASS.text


def test_nobody_takes_out_of_a_cellar_what_lies_there_well(referee, mind):
    position = harvest_turn(referee)
    position.actions, position.idle = 0, 0
    position.cellars[0], position.cellared[0] = 1, bag_from({"toadstool": 1})
    assert Fetch(2) in referee.legal_moves(position)
    assert chosen(referee, mind, position, "greedy") == END.text


def test_a_token_that_completes_a_potion_is_worth_more(referee):
    recipes = SeasonsToGoal(referee.book).recipes
    potions = owns(referee, "bog_tea")
    grown = bag_from({"spider_web": 3, "frog_legs": 3})

    def expected(**tokens: int) -> float:
        return recipes.expected(bag_from(tokens), potions, 8, grown, LOW, NO_HELP)[0]

    assert expected() < expected(spider_web=1) < expected(spider_web=1, frog_legs=1)
    assert isinstance(recipes, Recipes)


def test_trials_leave_the_position_as_it_is(referee):
    worth = SeasonsToGoal(referee.book)
    for observation, legal, _ in moments(GAME, 3, 12, 30):
        position = referee.sampler(observation).deal(Lcg(1))
        before = referee.to_plain(position)
        scores = Trials(referee, worth, observation.seat, minds_others=True).first_sight(position, legal)
        assert len(scores) == len(legal)
        assert referee.to_plain(position) == before


def test_a_far_rehearsal_tries_the_best_moves_and_leaves_nothing_changed(referee, mind):
    """The same world gives the same reward, a chance to win; the best plan is tried, and thefts are."""
    thefts = tried = 0
    for observation, legal, _ in moments(GAME, 2, 12, 30):
        rehearsal = mind.rehearsal(observation, legal, 4, insight=True)
        if not rehearsal.moves:
            continue
        assert legal[rehearsal.scores.index(max(rehearsal.scores))] in rehearsal.moves
        assert set(rehearsal.moves) <= set(legal)
        assert len(rehearsal.moves) <= 4
        world = rehearsal.deal(Lcg(5))
        before = referee.to_plain(world)
        rewards = [rehearsal.play_out(world, move) for move in rehearsal.moves]
        assert rewards == [rehearsal.play_out(world, move) for move in rehearsal.moves]
        assert referee.to_plain(world) == before
        assert all(0 <= reward <= 1 for reward in rewards)
        thefts += any(isinstance(move, Steal) for move in rehearsal.moves)
        tried += len(set(rewards)) > 1
    assert tried > 3
    assert thefts


@pytest.mark.parametrize("seats", [2, 4])
def test_harvests_that_are_played_on_come_to_an_end(referee, seats):
    """Also where thieves take from each other without end a playout leaves the harvest or breaks off legally."""
    play = HarvestPlay(referee, SeasonsToGoal(referee.book))
    ended = 0
    for observation, _, _ in moments(GAME, seats, 12, 30):
        position = referee.sampler(observation).deal(Lcg(2))
        play.play_harvest(position)
        ended += position.phase not in {ORDER, HARVEST, FINISH}
        assert position.phase == OVER or referee.legal_moves(position)
    assert ended > 15


@pytest.mark.parametrize("skill", ["greedy", "apprentice", "adept", "master", "grandmaster"])
@pytest.mark.parametrize("canceller", ["fizzle", "magik_dome"])
def test_nobody_cancels_a_spell_that_they_have_just_cast(referee, mind, skill, canceller):
    position = harvest_turn(referee)
    book = referee.book
    position.hands = [tuple(book.spell_index[name] for name in ("starlight_sip", canceller)), (), ()]
    position.answers = book.answers_of(position.hands)
    referee.apply(position, Cast("starlight_sip"))
    legal, seen = referee.legal_moves(position), referee.observe(position, 0)
    assert [move.text for move in legal] == ["pass", f"cast {canceller}"]
    bot = ready(GAME).bot(skill)
    assert {bot.choose(seen, legal, Lcg(luck), never).move for luck in range(40)} == {PASS}


@pytest.mark.parametrize("skill", ["greedy", "apprentice", "adept", "master", "grandmaster"])
def test_nobody_ends_all_casting_in_answer_to_their_own_harvest(referee, mind, skill):
    position = harvest_turn(referee)
    position.hands = [(referee.book.spell_index["magik_dome"],), (), ()]
    position.answers = referee.book.answers_of(position.hands)
    referee.apply(position, next(move for move in referee.legal_moves(position) if isinstance(move, Harvest)))
    legal, seen = referee.legal_moves(position), referee.observe(position, 0)
    assert [move.text for move in legal] == ["pass", "cast magik_dome"]
    bot = ready(GAME).bot(skill)
    assert {bot.choose(seen, legal, Lcg(luck), never).move for luck in range(40)} == {PASS}
