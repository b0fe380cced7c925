"""Playthroughs: whole matches as readable text, compared with what is kept in tests/playthroughs.

After a change of the rules `make games` writes them anew; what changed is then to be read and understood.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.cli.legible import event_line
from game.core.chance import Lcg
from game.core.event import Event
from game.core.referee import Controller

Reads = Callable[[str, Iterable[str]], None]

MOST_MOVES = 9


def playthrough(
    controller: Controller[Any], heading: str, seats: int, seed: int, seen: Callable[[Any], Iterable[str]]
) -> Iterator[str]:
    """Yield the lines of a match in which chance makes every choice; `seen` tells what the seat to move observes."""
    yield f"{heading}, {seats} seats, seed {seed}; chance makes every choice."
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    yield from _told(events)
    while (seat := controller.to_move(position)) is not None:
        yield ""
        yield from seen(controller.observe(position, seat))
        legal = controller.legal_moves(position)
        more = f" … {len(legal)} moves" if len(legal) > MOST_MOVES else ""
        yield f"may: {', '.join(move.text for move in legal[:MOST_MOVES])}{more}"
        move = legal[chance.below(len(legal))]
        yield f"seat {seat}: {move.text}"
        events.clear()
        controller.apply(position, move, events.append)
        yield from _told(events)
    outcome = controller.outcome(position)
    assert outcome is not None
    yield ""
    yield f"{outcome.ending}: winners {list(outcome.winners)}, scores {list(outcome.scores)}"
    yield f"ranking {[list(group) for group in outcome.ranking]}"


def _told(events: list[Event]) -> Iterator[str]:
    """Yield what happened."""
    return (f"  {event_line(event)}" for event in events)
