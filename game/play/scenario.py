"""Scenario: a moment of a match written down in few words, for pictures and lessons: what differs from a fresh deal."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.core.errors import BadPosition
from game.core.event import Seat
from game.core.move import Move
from game.core.referee import Controller
from game.play.bad_input import BadInput
from game.play.catalogue import game
from game.store.content import BadContent

_HOMES = {"hands": "basic_spells", "potions": "basic_potions", "omen": "omens"}
"""To which deck the cards go back that were dealt and that the scenario puts elsewhere, where there are several."""
_DECKS = ("decks", "deck", "pile", "stack")
_HOLDERS = (
    *_DECKS, "hands", "potions", "omen", "removed", "books", "gardens", "discards", "won", "trick", "folded", "centre",
    "down", "squares",
)  # fmt: skip


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fresh deal of a seed, with `position` in the place of what it says, and then `moves`.

    Cards that `position` names are taken out of the decks, and those that were dealt instead go back into them: a
    scenario names the cards that it shows and no others. With another omen that of the deal has no effect. `viewer` is
    the seat that looks.
    """

    seats: int
    seed: int = 0
    viewer: Seat = 0
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    moves: tuple[str, ...] = ()


class Staged(msgspec.Struct, frozen=True):
    """A scenario as its viewer sees it: the observation, and the legal moves if the viewer decides."""

    observation: Any
    moves: tuple[Move, ...] | None
    controller: Controller[Any]
    position: Any


def stage(name: str, scenario: Scenario, where: str) -> Staged:
    """Return a scenario of a game; raise BadContent, which `where` begins, for one that no play can reach."""
    try:
        loaded = game(name).load()
        controller = loaded.controller(loaded.options(scenario.options, scenario.seats))
        dealt = controller.start(scenario.seats, scenario.seed)
        position = controller.from_plain(_written(controller.to_plain(dealt), scenario.position))
        for text in scenario.moves:
            move = controller.parse(text)
            if fault := controller.why_not(position, move):
                raise BadContent(f"{where}: '{text}' is not legal: {fault.key}")
            controller.apply(position, move)
    except BadInput as error:
        raise BadContent(f"{where}: {error.reason.key}") from error
    except (BadPosition, ValueError) as error:
        raise BadContent(f"{where}: {error}") from error
    decides = controller.to_move(position) == scenario.viewer
    moves = tuple(controller.legal_moves(position)) if decides else None
    return Staged(controller.observe(position, scenario.viewer), moves, controller, position)


def _written(dealt: Any, wanted: Mapping[str, Any]) -> Any:
    """Return the plain position of a deal with other values; its decks make up for the cards that these name."""
    cards = Counter(_names(dealt))
    written = {**dealt, **{key: merged(dealt.get(key), value) for key, value in wanted.items()}}
    free = [key for key in _DECKS if key not in wanted and _is_deck(dealt.get(key))]
    if "omen" in wanted:
        written["standing"] = [each for each in dealt["standing"] if each["source"] != f"omen.{dealt['omen']}"]
    surplus = Counter(_names(written)) - cards
    for key in (*free, "removed"):
        if key in written and key not in wanted:
            written[key] = _without(written[key], surplus)
    lost = cards - Counter(_names(written))
    for key in free:
        if isinstance(written[key], Mapping):
            for holder, home in _HOMES.items():
                names = Counter(_texts(dealt[holder])) & lost
                written[key] = {**written[key], home: [*names.elements(), *written[key][home]]}
        else:
            written[key] = [*lost.elements(), *written[key]]
    return written


def _is_deck(plain: Any) -> bool:
    """Return whether that is a deck, or decks by name (the stack of what waits to happen is none)."""
    return isinstance(plain, Mapping) or (bool(plain) and all(isinstance(each, str) for each in plain))


def merged(value: Any, other: Any) -> Any:
    """Return a mapping with some of its values replaced, at any depth, or the other value."""
    if isinstance(value, Mapping) and isinstance(other, Mapping):
        return {**value, **{key: merged(value.get(key), each) for key, each in other.items()}}
    return other


def _names(plain: Mapping[str, Any]) -> Iterator[str]:
    """Yield every name of a card in the places that hold cards."""
    for key in _HOLDERS:
        if key in plain:
            yield from _texts(plain[key])


def _texts(plain: Any) -> Iterator[str]:
    match plain:
        case str():
            yield plain
        case Mapping():
            for each in plain.values():
                yield from _texts(each)
        case list() | tuple():
            for each in plain:
                yield from _texts(each)


def _without(deck: Any, surplus: Counter[str]) -> Any:
    """Return a deck, or decks by name, without cards that lie elsewhere."""
    if isinstance(deck, Mapping):
        return {name: _without(cards, surplus) for name, cards in deck.items()}
    kept = []
    for card in deck:
        if surplus[card] > 0:
            surplus[card] -= 1
        else:
            kept.append(card)
    return kept
