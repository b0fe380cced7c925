"""Playthroughs: whole matches as readable text, compared with what is kept in tests/playthroughs.

After a change of the rules, `python -m pytest tests/rules/cauldron15 --write-playthroughs` writes them anew; what
changed is then to be read and understood.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cauldron15_setup import describe

from game.core.chance import Lcg
from game.core.event import Event
from game.rules.cauldron15.cards import SUITS, card_name
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.observation import Cauldron15Observation

FOLDER = Path(__file__).parent.parent.parent / "playthroughs"


def playthrough(controller: Cauldron15, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a match in which chance makes every choice."""
    yield f"Cauldron 15, {seats} seats, seed {seed}; chance makes every choice."
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    yield from told(events)
    while (seat := controller.to_move(position)) is not None:
        yield ""
        yield from seen(controller.observe(position, seat))
        legal = controller.legal_moves(position)
        yield f"may: {', '.join(move.text for move in legal)}"
        move = legal[chance.below(len(legal))]
        yield f"seat {seat}: {move.text}"
        events.clear()
        controller.apply(position, move, events.append)
        yield from told(events)
    outcome = controller.outcome(position)
    assert outcome is not None
    yield ""
    yield f"{outcome.ending}: winners {list(outcome.winners)}, scores {list(outcome.scores)}"
    yield f"ranking {[list(group) for group in outcome.ranking]}"


def seen(observation: Cauldron15Observation) -> Iterator[str]:
    """Yield what the seat to move sees."""
    yield (
        f"round {observation.round}, trick {observation.trick_number}, trump {SUITS[observation.trump]}, "
        f"{observation.sum} of {observation.target}, totals {list(observation.totals)}, "
        f"hands {list(observation.hand_counts)}, pile {observation.pile}"
    )
    if observation.trick:
        cards = zip(observation.players, observation.trick, strict=True)
        yield "trick: " + ", ".join(f"{player_name(player)} {card_name(card)}" for player, card in cards)
    if observation.hand:
        yield f"hand of seat {observation.seat}: {names(observation.hand)}"
    shown = [(seat, voids) for seat, voids in enumerate(observation.voids) if voids]
    if shown:
        yield "without: " + "; ".join(
            f"seat {seat} {', '.join(SUITS[suit] for suit in voids)}" for seat, voids in shown
        )


def player_name(player: int | None) -> str:
    return "deck" if player is None else f"seat {player}"


def names(cards: tuple[int, ...]) -> str:
    return ", ".join(map(card_name, cards))


def told(events: list[Event]) -> Iterator[str]:
    """Yield what happened."""
    for event in events:
        fields: dict[str, Any] = describe(event)
        name = fields.pop("event")
        yield f"  {name}: " + ", ".join(f"{key} {written(value)}" for key, value in fields.items())


def written(value: object) -> str:
    return f"({', '.join(map(str, value))})" if isinstance(value, list) else str(value)


@pytest.mark.parametrize(("seats", "seed"), [(2, 10), (4, 53)])
def test_a_playthrough_reads_as_it_did(
    cauldron15: Cauldron15, seats: int, seed: int, request: pytest.FixtureRequest
) -> None:
    path = FOLDER / f"cauldron15_{seats}_seats.txt"
    text = "\n".join(playthrough(cauldron15, seats, seed)) + "\n"
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
