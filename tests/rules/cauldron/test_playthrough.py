"""Playthroughs of Cauldron: the first seasons of matches as readable text."""

from collections.abc import Iterator

import pytest
from card_table import game
from playthroughs import Reads, playthrough

from game.rules.cauldron.ingredients import named_bag
from game.rules.cauldron.observation import CauldronObservation

SEASONS = 2


def seen(observation: CauldronObservation) -> Iterator[str]:
    """Yield what the seat to move sees."""
    yield f"season {observation.season}, {observation.phase}, omen {observation.omen}, magik {list(observation.magik)}"
    for seat, character in enumerate(observation.characters):
        supply, cellared = named_bag(observation.supply[seat]), named_bag(observation.cellared[seat])
        yield (
            f"  {seat} {character}: {things(supply)}; cellars {observation.cellars[seat]}: {things(cellared)}; "
            f"{', '.join(observation.potions[seat])}; spells {observation.hand_counts[seat]}"
        )
    yield f"  hand of seat {observation.seat}: {', '.join(observation.hand) or 'nothing'}"


def things(bag: dict[str, int]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in bag.items()) or "nothing"


@pytest.mark.parametrize(("seats", "seed"), [(2, 10), (4, 53)])
def test_a_playthrough_reads_as_it_did(seats: int, seed: int, reads_as_it_did: Reads) -> None:
    lines = playthrough(game(season_cap=SEASONS), f"Cauldron, {SEASONS} seasons", seats, seed, seen)
    reads_as_it_did(f"cauldron_{seats}_seats", lines)
