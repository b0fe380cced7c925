"""Finds a random match for each way in which a match of Cauldron 15 can end.

`python tests/rules/cauldron15/cauldron15_endings.py` from the root of the project prints, for each ending, the first
seed of each number of seats; put the project's root on PYTHONPATH.
"""

from collections.abc import Iterator

from game.core.chance import Lcg
from game.core.move import Move
from game.core.outcome import Outcome
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.ending import Ending
from game.rules.cauldron15.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG

MOST_SEEDS = 5000


def random_match(controller: Cauldron15, seats: int, seed: int) -> tuple[list[Move], Outcome]:
    """Return the moves and the outcome of a match in which `Lcg.seeded(seed)` chooses every move."""
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed)
    moves = []
    while (outcome := controller.outcome(position)) is None:
        legal = controller.legal_moves(position)
        move = legal[chance.below(len(legal))]
        controller.apply(position, move)
        moves.append(move)
    return moves, outcome


def find(numbers: Numbers) -> Iterator[tuple[Ending, int, int]]:
    """Yield (ending, seats, seed) for the first random match of each ending and number of seats."""
    for seats in sorted(numbers.targets):
        missing = set(Ending)
        for all_over in ("nobody", "lowest"):
            controller = Cauldron15(numbers, convert({"all_over": all_over}, Options, "options"))
            for seed in range(MOST_SEEDS):
                ending = Ending(random_match(controller, seats, seed)[1].ending)
                if ending in missing:
                    missing.remove(ending)
                    yield ending, seats, seed
                if missing <= {Ending.LOWEST} and all_over == "nobody":
                    break
                if not missing:
                    break


if __name__ == "__main__":
    data = read_yaml(CONFIG / "games" / "cauldron15.yaml")
    for ending, seats, seed in find(convert(data["numbers"], Numbers, "numbers")):
        print(f"{ending}: {seats} seats, seed {seed}")
