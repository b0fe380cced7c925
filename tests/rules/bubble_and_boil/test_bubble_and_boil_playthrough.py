"""Playthroughs: whole matches as readable text, compared with what is kept in tests/playthroughs.

After a change of the rules, `python -m pytest tests/rules/bubble_and_boil --write-playthroughs` writes them anew; what
changed is then to be read and understood.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from bubble_and_boil_setup import Referee

from game.cli.legible import event_line
from game.core.chance import Lcg
from game.core.event import Event
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation

FOLDER = Path(__file__).parent.parent.parent / "playthroughs"


def playthrough(controller: BubbleAndBoil, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a match in which chance makes every choice."""
    yield f"Cauldron: Bubble and Boil, {seats} seats, seed {seed}; chance makes every choice."
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    yield from map(told, events)
    while (seat := controller.to_move(position)) is not None:
        observation = controller.observe(position, seat)
        yield ""
        yield from seen(observation, seat)
        legal = controller.legal_moves(position)
        yield f"may: {', '.join(move.text for move in legal[:9])}{f' … {len(legal)} moves' * (len(legal) > 9)}"
        move = legal[chance.below(len(legal))]
        yield f"seat {seat}: {move.text}"
        events.clear()
        controller.apply(position, move, events.append)
        yield from map(told, events)
    outcome = controller.outcome(position)
    assert outcome is not None
    yield ""
    yield f"{outcome.ending}: winners {list(outcome.winners)}, scores {list(outcome.scores)}"
    yield f"ranking {[list(group) for group in outcome.ranking]}"


def seen(observation: BubbleAndBoilObservation, seat: int) -> Iterator[str]:
    """Yield what the seat to move sees and remembers."""
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


def told(event: Event) -> str:
    return f"  {event_line(event)}"


MATCHES = [(2, 4, {}), (3, 2, {"victory": "draft"}), (4, 7, {"kindly_crone": True})]


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_a_playthrough_reads_as_it_did(
    referee: Referee, seats: int, seed: int, options: dict[str, object], request: pytest.FixtureRequest
) -> None:
    path = FOLDER / f"bubble_and_boil_{seats}_seats.txt"
    text = "\n".join(playthrough(referee(**options), seats, seed)) + "\n"
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
