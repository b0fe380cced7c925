"""Peers: what other projects reach in the same process, each driven as its own documentation drives it.

Units of work are decisions, copies, or iterations of a search. A decision is one move of a player in a random playout
from the full list of legal moves. Each function raises ImportError where its project is not installed.
"""

import random
from collections.abc import Callable
from typing import Any

from game.cli.bench.measure import Work


def catanatron_decisions() -> Work:
    """Return random games of Catan with four players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return work


def catanatron_copies() -> Work:
    """Return copies of a game of Catan with four players after a hundred random decisions."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(100):
        game.play_tick()

    def work() -> int:
        for _ in range(200):
            game.copy()
        return 200

    return work


def rlcard_environment(name: str) -> Work:
    """Return random games in an environment of rlcard, with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make(name)
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def work() -> int:
        trajectories, _payoffs = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return work


def rlcard_uno() -> Work:
    """Return random games of Uno without the environment around them."""
    from rlcard.games.uno import Game

    return _rlcard_game(Game, lambda game: game.get_legal_actions())


def rlcard_bridge() -> Work:
    """Return random games of Bridge without the environment around them."""
    from rlcard.games.bridge import Game

    return _rlcard_game(Game, lambda game: game.judger.get_legal_actions())


def _rlcard_game(new_game: Callable[[], Any], legal: Callable[[Any], list[Any]]) -> Work:
    draw = random.random

    def work() -> int:
        game = new_game()
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = legal(game)
            game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return work


def openspiel_decisions(name: str) -> Work:
    """Return random games of OpenSpiel, dealing included: chance is drawn by the weights that the game gives."""
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401  (importing registers the games written in Python)

    game = pyspiel.load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def openspiel_search(iterations: int) -> Work:
    """Return searches of OpenSpiel's MCTSBot, written in Python, on the first decision of Hearts after the deal."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, iterations, evaluator, random_state=numpy.random.RandomState(2))

    def work() -> int:
        bot.step(state)
        return iterations

    return work
