"""Finds a random match for each way in which a match of Alarún can end.

`python tests/rules/alarun/alarun_endings.py` from the root of the project prints, for each ending, the first seed of
each number of seats; put the project's root on PYTHONPATH.
"""

from collections.abc import Iterator

from alarun_setup import random_match

from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import Ending
from game.rules.alarun.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG

MOST_SEEDS = 20_000


def find(numbers: Numbers) -> Iterator[tuple[Ending, int, int]]:
    """Yield (ending, seats, seed) for the first random match of each ending and number of seats."""
    controller = Alarun(numbers, Options())
    for seats in (2, 3, 4):
        missing = set(Ending)
        for seed in range(MOST_SEEDS):
            ending = Ending(random_match(controller, seats, seed)[2].ending)
            if ending in missing:
                missing.remove(ending)
                yield ending, seats, seed
            if not missing:
                break


if __name__ == "__main__":
    data = read_yaml(CONFIG / "games" / "alarun.yaml")
    for ending, seats, seed in find(convert(data["numbers"], Numbers, "numbers")):
        print(f"{ending}: {seats} seats, seed {seed}")
