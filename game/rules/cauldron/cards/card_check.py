"""Card check: what no type can say of the card files and the numbers that belong to them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from game.core.errors import BadCard
from game.rules.cauldron.cards.card_files import Cards, ids_of
from game.rules.cauldron.cards.verbs import Later
from game.rules.cauldron.cards.verbs_tags import SPELLS, every_verb, fewest_seats, tags_of
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.options import SPELL_CHARACTER, Numbers

# Positions keep a card in one byte.
_MOST_DESIGNS = 256


def check_cards(cards: Cards, numbers: Numbers) -> None:
    """Raise BadCard for ids that are there twice, numbers without a card, tags that are wrong, and empty potions."""
    for card, times in Counter(ids_of(cards)).items():
        if times > 1:
            raise BadCard(f"cards: {card}: is there {times} times")
    abilities = {name for character in cards.characters.values() for name in character.abilities}
    _compare("characters", cards.characters, numbers.characters)
    _compare("abilities", abilities, numbers.abilities)
    _compare("track", cards.track, numbers.track)
    for name, potion in cards.potions.items():
        if not potion.needs and not potion.wild:
            raise BadCard(f"potions.yaml: {name}.needs: a potion has at least one slot")
    for file, deck in {"basic_spells": cards.basic_spells, "advanced_spells": cards.advanced_spells}.items():
        for name, spell in deck.items():
            if not spell.count:
                raise BadCard(f"{file}.yaml: {name}.count: is at least 1")
            if _keeps_a_secret((*spell.targets, *spell.verbs)):
                raise BadCard(
                    f"{file}.yaml: {name}.verbs: what waits lies open, so no spell of a hand is picked before"
                )
        _check_seats(file, deck)
    designs = (len(cards.potions), len(cards.basic_spells) + len(cards.advanced_spells), len(cards.omens))
    if max(designs) > _MOST_DESIGNS:
        raise BadCard(f"cards: a deck has at most {_MOST_DESIGNS} different cards")
    _check_seats("omens", cards.omens)
    _check_printed(cards)
    _check_tags("omens", cards.omens)
    _check_tags("track", cards.track)
    for name, character in cards.characters.items():
        verbs = [verb for ability in character.abilities.values() for verb in (*ability.verbs, *ability.standing)]
        needs_spells = SPELLS in tags_of(verbs)
        if needs_spells != (SPELLS in character.tags) or (needs_spells and name != SPELL_CHARACTER):
            raise BadCard(f"characters.yaml: {name}.tags: only the {SPELL_CHARACTER} may need spells, and says so")


def _compare(key: str, cards: Iterable[str], numbers: Iterable[str]) -> None:
    """Raise BadCard for a card without its number, or a number without its card."""
    names, numbered = set(cards), set(numbers)
    if missing := sorted(names - numbered):
        raise BadCard(f"cauldron.yaml: numbers.{key}.{missing[0]}: is missing")
    if surplus := sorted(numbered - names):
        raise BadCard(f"cauldron.yaml: numbers.{key}.{surplus[0]}: no such card")


def _keeps_a_secret(steps: Iterable[Any]) -> bool:
    """Return whether a card would let something wait that knows a spell of a hand."""
    every = [each for step in steps for each in ((step,) if type(step) is Target else every_verb((step,)))]
    picked = any(isinstance(each, Target) and each.pick == "spell" for each in every)
    return picked and any(isinstance(each, Later) for each in every)


def _check_tags(file: str, deck: Mapping[str, Any]) -> None:
    """Raise BadCard for a card whose tags are not those of its verbs (A73, A75)."""
    for name, card in deck.items():
        expected = tags_of(card.verbs)
        if set(card.tags) != set(expected):
            raise BadCard(f"{file}.yaml: {name}.tags: expected {list(expected)}, found {list(card.tags)}")


def _check_seats(file: str, deck: Mapping[str, Any]) -> None:
    """Raise BadCard for a card that is in play with fewer seats than its verbs need (A79)."""
    for name, card in deck.items():
        fewest = fewest_seats(card.verbs)
        if card.seats < fewest:
            raise BadCard(f"{file}.yaml: {name}.seats: expected {fewest}, found {card.seats}")


def _check_printed(cards: Cards) -> None:
    """Raise BadCard for a card of a rulebook of which nothing is printed, and for one of ours of which something is."""
    abilities = {name: each for character in cards.characters.values() for name, each in character.abilities.items()}
    for file in ("potions", "basic_spells", "advanced_spells", "omens", "characters", "track"):
        deck: dict[str, Any] = getattr(cards, file)
        for name, card in (deck | abilities if file == "characters" else deck).items():
            if (card.source == "rulebook") != bool(card.printed):
                raise BadCard(f"{file}.yaml: {name}.printed: is there exactly if a rulebook prints any of it")
