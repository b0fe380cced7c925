"""Pieces: everything in the box that takes part in a match, counted; nothing appears or vanishes in play."""

from collections import Counter
from typing import TYPE_CHECKING

from game.rules.cauldron.ingredients import ALL_KINDS, COMMON, KINDS
from game.rules.cauldron.ingredients import count as count_kind
from game.rules.cauldron.position import DECK_NAMES, OMENS, CauldronPosition
from game.rules.cauldron.sampler import set_aside_on, spells_on

if TYPE_CHECKING:
    from game.rules.cauldron.book import Book


def count(book: "Book", position: CauldronPosition) -> Counter[str]:
    """Return every card, field, token and cellar with its count."""
    found: Counter[str] = Counter()
    for deck in range(len(DECK_NAMES)):
        for card in (*position.decks[deck], *position.discards[deck]):
            found[book.card_name(deck, card)] += 1
    for deck, card in set_aside_on(position.stack):
        found[book.card_name(deck, card)] += 1
    if position.omen is not None:
        found[book.card_name(OMENS, position.omen)] += 1
    for potion in (*position.removed, *(each for owned in position.potions for each in owned)):
        found[book.potions[potion].id] += 1
    for spell in (*spells_on(book, position.stack), *(each for hand in position.hands for each in hand)):
        found[book.spells[spell].id] += 1
    for kind in ALL_KINDS:
        bags = (position.stock, *position.supply, *position.cellared)
        found[f"token {KINDS[kind]}"] = sum(count_kind(bag, kind) for bag in bags)
        found[f"field {KINDS[kind]}"] = count_kind(position.boxed, kind)
    for kind, tokens in zip(position.board.kinds, position.tokens, strict=True):
        found[f"token {KINDS[kind]}"] += tokens
        found[f"field {KINDS[kind]}"] += 1
    for character in position.characters:
        found[book.characters[character].id] += 1
    return found


def expected(book: "Book", characters: tuple[int, ...]) -> Counter[str]:
    """Return every piece that a match with these characters has."""
    numbers = book.numbers
    found = Counter(potion.id for potion in book.potions)
    if not book.options.simple:
        found.update({spell.id: spell.count for spell in book.spells})
    found.update({omen.id: omen.count for omen in book.omens})
    for kind, name in enumerate(KINDS):
        is_common = kind in COMMON
        found[f"token {name}"] = numbers.tokens.common if is_common else numbers.tokens.rare
        found[f"field {name}"] = numbers.fields.common if is_common else numbers.fields.rare
    found.update(book.characters[character].id for character in characters)
    return found
