"""Playthroughs: the first seasons of matches as readable text, compared with what is kept in tests/playthroughs.

After a change of the rules or cards, `python -m pytest tests/rules/cauldron --write-playthroughs` writes them anew;
what changed is then to be read and understood.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from card_table import game, told

from game.core.chance import Lcg
from game.core.event import Event
from game.rules.cauldron.ingredients import named_bag
from game.rules.cauldron.observation import CauldronObservation

FOLDER = Path(__file__).parent.parent.parent / "playthroughs"
SEASONS = 2


def playthrough(seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a match of few seasons in which chance makes every choice."""
    controller = game(season_cap=SEASONS)
    yield f"Cauldron, {seats} seats, seed {seed}, {SEASONS} seasons; chance makes every choice."
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    yield from lines_of(events)
    while (seat := controller.to_move(position)) is not None:
        yield ""
        yield from seen(controller.observe(position, seat))
        legal = controller.legal_moves(position)
        yield f"may: {', '.join(move.text for move in legal)}"
        move = legal[chance.below(len(legal))]
        yield f"seat {seat}: {move.text}"
        events.clear()
        controller.apply(position, move, events.append)
        yield from lines_of(events)
    outcome = controller.outcome(position)
    assert outcome is not None
    yield ""
    yield f"{outcome.ending}: winners {list(outcome.winners)}, scores {list(outcome.scores)}"


def lines_of(events: list[Event]) -> Iterator[str]:
    """Yield what happened."""
    return (f"  {told(event)}" for event in events)


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
def test_a_playthrough_reads_as_it_did(seats: int, seed: int, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"cauldron_{seats}_seats.txt"
    text = "\n".join(playthrough(seats, seed)) + "\n"
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
