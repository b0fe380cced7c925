"""Playthroughs: whole matches as readable text, compared with what is kept in tests/playthroughs.

After a change of the rules, `python -m pytest tests/rules/alarun --write-playthroughs` writes them anew; what changed
is then to be read and understood.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.legible import event_line
from game.core.chance import Lcg
from game.core.event import Event
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredients import card_name
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import APPRENTICE, EMPTY, STRIDE, bounds

FOLDER = Path(__file__).parent.parent.parent / "playthroughs"


def playthrough(controller: Alarun, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a match in which chance makes every choice."""
    yield f"Alarún, {seats} seats, seed {seed}; chance makes every choice."
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


def seen(observation: AlarunObservation, seat: int) -> Iterator[str]:
    """Yield what the seat to move sees; its square is drawn before it places or names."""
    sheet = observation.sheet(seat)
    passer = "nobody" if observation.first_passer is None else f"seat {observation.first_passer}"
    yield (
        f"round {observation.round_number}, {observation.phase}, passed: {passer}, stack {observation.stack}, "
        f"seat {seat} stands at {sheet.total} = {sheet.potions} + {sheet.centum} + {sheet.colour}"
    )
    yield f"centre: {names(observation.centre)}{f' and {observation.down} face down' * bool(observation.down)}"
    if observation.hand:
        yield f"hand: {names(observation.hand)}"
    if observation.phase == "name" or (observation.phase == "place" and len(observation.hand) == 3):
        yield from drawn(observation.squares[seat], observation.taken[seat])


def drawn(square: bytes, taken: int) -> Iterator[str]:
    """Yield the rows of a square."""
    left, right, top, bottom = bounds(taken)
    for row in range(top, bottom + 1):
        cells = (square[row * STRIDE + column] for column in range(left, right + 1))
        yield "  | " + " ".join(f"{cell_text(card):18}" for card in cells).rstrip()


def cell_text(card: int) -> str:
    return {EMPTY: ".", APPRENTICE: "apprentice"}.get(card) or card_name(card)


def names(cards: tuple[int, ...]) -> str:
    return ", ".join(map(card_name, cards))


def told(event: Event) -> str:
    return f"  {event_line(event)}"


@pytest.mark.parametrize(("seats", "seed"), [(2, 118), (4, 57)])
def test_a_playthrough_reads_as_it_did(alarun: Alarun, seats: int, seed: int, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"alarun_{seats}_seats.txt"
    text = "\n".join(playthrough(alarun, seats, seed)) + "\n"
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
