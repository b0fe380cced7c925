"""Bench targets: what our speed must be at least (floor), beside other projects and by itself, and what is aimed at."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.cli.bench import peers
from game.cli.bench.measure import Work

SEARCH_ITERATIONS = 200


class Target(NamedTuple):
    """A ratio of ours to a peer's: `measure` names our work, `peer` what it is held against."""

    measure: str
    peer: str
    floor: float
    aim: float


class Limit(NamedTuple):
    """A figure of ours that should be small."""

    measure: str
    floor: float
    aim: float


class Peer(NamedTuple):
    """Another project's work: the package that has to be installed, and what makes the work."""

    package: str
    make: Callable[[], Work]


PEERS: dict[str, Peer] = {
    "catanatron": Peer("catanatron", peers.catanatron_decisions),
    "catanatron, copies": Peer("catanatron", peers.catanatron_copies),
    "rlcard uno environment": Peer("rlcard", partial(peers.rlcard_environment, "uno")),
    "rlcard raw uno": Peer("rlcard", peers.rlcard_uno),
    "rlcard raw bridge": Peer("rlcard", peers.rlcard_bridge),
    "OpenSpiel block dominoes (Python)": Peer(
        "open-spiel", partial(peers.openspiel_decisions, "python_block_dominoes")
    ),
    "OpenSpiel liar's poker (Python)": Peer("open-spiel", partial(peers.openspiel_decisions, "python_liars_poker")),
    "OpenSpiel tic-tac-toe (Python)": Peer("open-spiel", partial(peers.openspiel_decisions, "python_tic_tac_toe")),
    "OpenSpiel hearts (C++)": Peer("open-spiel", partial(peers.openspiel_decisions, "hearts")),
    "OpenSpiel MCTSBot on hearts": Peer("open-spiel", partial(peers.openspiel_search, SEARCH_ITERATIONS)),
}
"""Each peer by the name under which it is shown."""

TARGETS: dict[str, tuple[Target, ...]] = {
    "alarun": (
        Target("decisions", "catanatron", 4, 7),
        Target("copies", "catanatron, copies", 20, 50),
    ),
    "bubble_and_boil": (
        Target("decisions", "catanatron", 2, 5),
        Target("copies", "catanatron, copies", 10, 20),
    ),
    "cauldron": (
        Target("decisions", "catanatron", 2, 5),
        Target("copies", "catanatron, copies", 10, 20),
    ),
    "cauldron15": (
        Target("decisions", "rlcard uno environment", 12, 18),
        Target("decisions", "rlcard raw uno", 2.5, 3.5),
        Target("decisions", "rlcard raw bridge", 2.5, 3.5),
        Target("decisions", "catanatron", 9, 14),
        Target("decisions", "OpenSpiel block dominoes (Python)", 8, 13),
        Target("decisions", "OpenSpiel liar's poker (Python)", 8, 13),
        Target("decisions", "OpenSpiel tic-tac-toe (Python)", 8, 13),
        Target("decisions", "OpenSpiel hearts (C++)", 1.2, 2),
        Target("copies", "catanatron, copies", 20, 50),
        Target("search", "OpenSpiel MCTSBot on hearts", 1.5, 2.5),
    ),
}
"""The ratios that each game has to reach."""

WINDOW = "window"
SHELF = "shelf"

_GAME_LIMITS = (
    Limit("pickled", 2048, 1024),
    Limit("think_mean", 0.15, 0.08),
    Limit("think_95", 1, 0.4),
    Limit("grand_mean", 0.5, 0.3),
    Limit("grand_95", 2, 1),
)

LIMITS: dict[str, tuple[Limit, ...]] = {
    "alarun": _GAME_LIMITS,
    "bubble_and_boil": _GAME_LIMITS,
    "cauldron": _GAME_LIMITS,
    "cauldron15": _GAME_LIMITS,
    WINDOW: (
        Limit("work_99", 8, 8),
        Limit("interval_99", 17.9, 16.9),
        Limit("late", 0.005, 0.005),
        Limit("idle", 0.03, 0.03),
        Limit("first_picture", 0.8, 0.6),
    ),
    SHELF: (Limit("shelf_open", 0.3, 0.15),),
}
"""What is small enough: of each game the bytes of a pickled position and the seconds of thought of a master and of a
grandmaster; of the window the milliseconds of a frame (work, and from one to the next), the share of late ones, the
share of a core when idle, the seconds from the start to the title; of the shelf the seconds until it is open.
"""
