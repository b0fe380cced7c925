"""Playthroughs of Alarún: whole matches as readable text."""

from collections.abc import Iterator

import pytest
from playthroughs import Reads, playthrough

from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import card_name
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import APPRENTICE, EMPTY, STRIDE, bounds


def seen(observation: AlarunObservation) -> Iterator[str]:
    """Yield what the seat to move sees; its square is drawn before it places or names."""
    seat = observation.seat
    assert seat is not None
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


@pytest.mark.parametrize(("seats", "seed"), [(2, 118), (4, 57)])
def test_a_playthrough_reads_as_it_did(alarun: Alarun, seats: int, seed: int, reads_as_it_did: Reads) -> None:
    reads_as_it_did(f"alarun_{seats}_seats", playthrough(alarun, "Alarún", seats, seed, seen))
