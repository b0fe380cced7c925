"""Regulars: the opponents with a name and a style of their own, the same in every box."""

from functools import cache

import msgspec

from game.store.content import BadContent, convert, read_yaml
from game.store.faces import REGULARS, plain_name
from game.store.places import CONFIG
from game.store.seat_plans import SeatPlan
from game.store.words import Words

FILE = CONFIG / "regulars.yaml"


class Regular(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A regular: the style in a word, and the trait of the moves that it is fond of, by the game's id."""

    style: str
    traits: dict[str, str]


@cache
def regulars() -> dict[str, Regular]:
    """Return all regulars by their ids; raise BadContent."""
    found = convert(read_yaml(FILE), dict[str, Regular], str(FILE))
    if missing := set(REGULARS) - found.keys():
        raise BadContent(f"{FILE}: {min(missing)}: is missing")
    if unknown := found.keys() - set(REGULARS):
        raise BadContent(f"{FILE}: {min(unknown)}: is no regular")
    return found


def regular_of(plan: SeatPlan) -> str:
    """Return which regular plays a seat, or nothing: a bot with the face of one, or without a face of its own the name.

    Persons play as they like, whatever they are called.
    """
    if plan.is_person:
        return ""
    wanted = plan.face or plain_name(plan.name)
    return wanted if wanted in REGULARS else ""


def trait_of(regular: str, game: str) -> str:
    """Return the trait of the moves that a regular is fond of in a game, or nothing for nobody or another game."""
    return regulars()[regular].traits.get(game, "") if regular else ""


def about(regular: str, game: str, words: Words) -> str:
    """Return the text key of what is said about a regular: what it is fond of in a game, where that is told."""
    key = f"regular.{regular}.{game}"
    return key if words.has(key) else f"regular.{regular}.about"
