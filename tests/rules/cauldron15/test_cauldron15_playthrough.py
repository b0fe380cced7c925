"""Playthroughs of Cauldron 15: whole matches as readable text."""

from collections.abc import Iterator

import pytest
from playthroughs import Reads, playthrough

from game.rules.cauldron15.cards import SUITS, card_name
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.observation import Cauldron15Observation


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


@pytest.mark.parametrize(("seats", "seed"), [(2, 10), (4, 53)])
def test_a_playthrough_reads_as_it_did(cauldron15: Cauldron15, seats: int, seed: int, reads_as_it_did: Reads) -> None:
    reads_as_it_did(f"cauldron15_{seats}_seats", playthrough(cauldron15, "Cauldron 15", seats, seed, seen))
