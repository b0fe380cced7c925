"""Playthroughs of Bubble and Boil: whole matches as readable text."""

from collections.abc import Iterator, Sequence

import pytest
from bubble_and_boil_setup import Referee
from playthroughs import Reads, playthrough

from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation


def seen(observation: BubbleAndBoilObservation) -> Iterator[str]:
    """Yield what the seat to move sees and remembers."""
    seat = observation.seat
    assert seat is not None
    asked = f", asked for {observation.asked} by {observation.resolving}" if observation.asked else ""
    yield (
        f"round {observation.round_number}, {observation.step}{asked}, Diablerie {observation.diablerie[seat]}, "
        f"points {observation.points[seat]}, crones {observation.crones[seat]}, "
        f"corruption {observation.corruption[seat]}, recipes {observation.book_counts[seat]}, deck {observation.deck}"
    )
    yield f"hand: {', '.join(observation.hand)}"
    yield f"pool {cubes(observation.pool)}; saw going into the own cauldron {cubes(observation.tallies[seat])}"
    for bed in observation.gardens[seat]:
        plots = (f"{card} {cubes(counts)}" for card, counts in zip(bed.cards, bed.cubes, strict=True))
        yield f"  {bed.colour} garden: {', '.join(plots)}"


def cubes(counts: Sequence[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip("GORY", counts, strict=True) if count) or "nothing"


MATCHES = [(2, 4, {}), (3, 2, {"victory": "draft"}), (4, 7, {"kindly_crone": True})]


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_a_playthrough_reads_as_it_did(
    referee: Referee, seats: int, seed: int, options: dict[str, object], reads_as_it_did: Reads
) -> None:
    lines = playthrough(referee(**options), "Cauldron: Bubble and Boil", seats, seed, seen)
    reads_as_it_did(f"bubble_and_boil_{seats}_seats", lines)
