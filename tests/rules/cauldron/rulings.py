"""What the tests of Cauldron's rulings share: refusals, questions, and random matches."""

from collections.abc import Iterable
from typing import Any

import pytest
from card_table import Table, game
from cards_of_cauldron import cards

from game.core.chance import Lcg
from game.core.errors import IllegalMove
from game.core.event import Event
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.position import DECK_NAMES, CauldronPosition
from game.rules.cauldron.standing import HARVEST, Standing


def refusal(table: Table, move: str) -> str:
    """Return the name of the reason why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        table.game.apply(table.position, table.game.parse(move))
    return refused.value.reason.key.removeprefix("cauldron.reason.")


def events_of(table: Table, *moves: str) -> list[Event]:
    """Play moves; return all that happened."""
    happened: list[Event] = []
    for text in moves:
        table.game.apply(table.position, table.game.parse(text), happened.append)
    return happened


def of_kind(events: Iterable[Event], *kinds: type[Event]) -> list[Any]:
    """Return the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def stand(table: Table, what: str, seats: Iterable[int], amount: int = 0, **more: Any) -> None:
    """Let something hold for seats until the harvest is over."""
    mask = sum(1 << seat for seat in seats)
    effect = Standing(what, "omen.tax_day", mask, more.pop("until", HARVEST), amount, **more)
    standing = table.position.standing
    table.position.standing = {**standing, what: (*standing.get(what, ()), effect)}


def deck(table: Table, name: str) -> list[str]:
    """Return the ids of a deck, the uppermost last."""
    at = DECK_NAMES.index(name)
    return [table.game.book.card_name(at, card) for card in table.position.decks[at]]


def discards(table: Table, name: str) -> list[str]:
    """Return the ids of the discards of a deck."""
    at = DECK_NAMES.index(name)
    return [table.game.book.card_name(at, card) for card in table.position.discards[at]]


def start(seats: int, seed: int, **options: Any) -> tuple[Cauldron, CauldronPosition, list[Event]]:
    """Begin a match; return its referee, position and events."""
    events: list[Event] = []
    controller = game(**options)
    return controller, controller.start(seats, seed, events.append), events


def random_match(seats: int, seed: int, **options: Any) -> tuple[list[Event], list[CauldronPosition]]:
    """Play a random match; return its events and the positions in which somebody had to decide."""
    controller, position, events = start(seats, seed, **options)
    chance, positions = Lcg.seeded(seed), []
    while controller.to_move(position) is not None:
        positions.append(position.copy())
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))], events.append)
    return events, positions


def worth(potion: str) -> int:
    """Return the Magik that is printed on a potion."""
    return cards().potions[potion].magik


def amount_of(card: str) -> int:
    """Return the amount of the last verb of a spell or omen."""
    deck = cards()
    return next(each[card].verbs[-1].amount for each in (deck.basic_spells, deck.omens) if card in each)


SIP = amount_of("starlight_sip")
