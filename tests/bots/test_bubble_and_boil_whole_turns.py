"""Whole turns of Bubble and Boil between two: measured as one seat may know it, looked through and rehearsed."""

import pytest
from bot_matches import moments, never, ready

from game.bots.bubble_and_boil import BubbleAndBoilMind
from game.bots.bubble_and_boil.expected_score import ExpectedScore
from game.bots.bubble_and_boil.measures import NAMES, Measuring
from game.bots.bubble_and_boil.turn_rehearsal import HexRehearsal, TurnRehearsal
from game.bots.bubble_and_boil.whole_turns import WholeTurns
from game.bots.value_net import ValueNet
from game.core.chance import Lcg
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.final_scoring import best_brew
from game.rules.bubble_and_boil.moves import DRAW, HARVEST, Discard, Grow, Record
from game.rules.bubble_and_boil.options import Options
from game.rules.bubble_and_boil.position import HEX, PLANT

GAME = "bubble_and_boil"


@pytest.fixture(scope="module")
def referee() -> BubbleAndBoil:
    referee: BubbleAndBoil = ready(GAME).referee
    return referee


@pytest.fixture(scope="module")
def mind() -> BubbleAndBoilMind:
    found: BubbleAndBoilMind = ready(GAME).mind
    return found


@pytest.fixture(scope="module")
def measuring(referee) -> Measuring:
    return Measuring(referee, ExpectedScore(referee.codex))


def whole_turns(referee, seat) -> WholeTurns:
    worth = ExpectedScore(referee.codex)
    return WholeTurns(referee, worth, seat, Measuring(referee, worth), ValueNet(ready(GAME).loaded.values))


def test_there_is_one_figure_a_name(measuring):
    assert len(set(NAMES)) == len(NAMES)
    for observation, _, position in moments(GAME, 2, 5, 40):
        assert len(measuring.measures(position, observation.seat, True)) == len(NAMES)


def test_nothing_hidden_is_measured(referee, measuring):
    """All positions that a seat cannot tell from each other have the same measures."""
    for observation, _, _ in moments(GAME, 2, 7, 40):
        if observation.step == "brew":
            continue
        sampler = referee.sampler(observation)
        found = {tuple(measuring.measures(sampler.deal(Lcg(luck)), observation.seat, True)) for luck in range(4)}
        assert len(found) == 1


def test_the_brew_that_is_measured_is_the_best(referee, measuring):
    codex, at = referee.codex, NAMES.index("brew")
    for seed in range(30):
        chance, position = Lcg(seed), referee.start(2, seed)
        position.books[0] = bytes(sorted(chance.below(len(codex.designs)) for _ in range(7)))
        position.pots[0] = sum(chance.below(8) << 8 * colour for colour in range(4))
        position.corruption[0] = chance.below(5)
        points = sum(
            codex.needs[card].points
            for card in best_brew(codex, position.books[0], position.pots[0], position.corruption[0])
        )
        assert measuring.measures(position, 0, True)[at] == points / 40


def test_no_short_way_to_end_a_turn_is_better_than_the_best(referee):
    """Growth, recipes and discards are all looked through: no step on from the best end looks better than it."""
    seen = 0
    for observation, legal, position in moments(GAME, 2, 11, 60):
        if position.step != PLANT or position.stack or observation.seat != position.active:
            continue
        turns = whole_turns(referee, observation.seat)
        before = referee.to_plain(position)
        best = turns.finish(position, len(legal))
        assert referee.to_plain(position) == before
        for move in legal:
            if isinstance(move, Record | Discard | Grow):
                assert turns.value(turns.after(position, move)) <= best.value
                seen += 1
    assert seen


def test_only_matches_that_were_learnt_from_are_judged_by_what_was_learnt(referee, mind):
    def kinds(judge, of, seats):
        for observation, legal, _ in moments(GAME, seats, 3, 20):
            if observation.step == HEX and len(legal) > 1:
                return type(judge.rehearsal(observation, legal, 6, of))
        raise AssertionError("nobody can cast a hex")

    assert kinds(mind, True, 2) is HexRehearsal
    assert kinds(mind, False, 2) is TurnRehearsal
    assert kinds(mind, True, 3) is TurnRehearsal
    loaded = ready(GAME).loaded
    longer = loaded.controller(Options(recipes=9))
    assert kinds(loaded.mind(longer), True, 2) is TurnRehearsal


def test_a_turn_without_a_hex_is_worth_the_same_in_every_world(mind):
    for observation, legal, _ in moments(GAME, 2, 3, 40):
        if observation.step == HEX and len(legal) > 1:
            rehearsal = mind.rehearsal(observation, legal, len(legal), True)
            assert len({rehearsal.play_out(world, HARVEST) for world in range(8)}) == 1
            assert all(0 <= rehearsal.play_out(3, move) <= 1 for move in rehearsal.moves)
            return
    raise AssertionError("nobody can cast a hex")


def test_grandmaster_ends_no_turn_while_more_looks_better(referee, mind):
    """Where the draw is chosen its plan looks best."""
    bot = ready(GAME).bot("grandmaster")
    for observation, legal, _ in moments(GAME, 2, 13, 30):
        if observation.step in {"hex", "brew"} or len(legal) < 2 or DRAW not in legal:
            continue
        scores = mind.rehearsal(observation, legal, 6, True).scores
        move = bot.choose(observation, legal, Lcg(1), never).move
        assert scores[legal.index(move)] == max(scores)


def test_a_turn_is_planned_in_short_once_it_is_to_stop_and_no_plan_is_overrated(mind):
    """However late planning is stopped every move has a score, at most that of its whole plan."""

    def after(asks):
        left = iter(range(asks))
        return lambda: next(left, None) is None

    seen = 0
    for observation, legal, _ in moments(GAME, 2, 7, 12):
        if observation.step not in {"plant", "grow"} or len(legal) < 2:
            continue
        whole = mind.rehearsal(observation, legal, 6, True, never).scores
        assert mind.rehearsal(observation, legal, 6, True).scores == whole
        for asks in (0, 1, 3):
            scores = mind.rehearsal(observation, legal, 6, True, after(asks)).scores
            assert len(scores) == len(legal)
            assert all(short <= full for short, full in zip(scores, whole, strict=True))
            seen += scores != whole
    assert seen


def test_a_bot_that_is_to_stop_at_once_still_chooses_a_legal_move():
    bot = ready(GAME).bot("grandmaster")
    for seats in (2, 3):
        for observation, legal, _ in moments(GAME, seats, 7, 8):
            assert bot.choose(observation, legal, Lcg(1), lambda: True).move in legal
