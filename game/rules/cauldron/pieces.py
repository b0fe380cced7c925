"""Pieces: everything in the box that takes part in a match, counted; nothing appears or vanishes in play."""

from collections import Counter
from itertools import chain
from operator import add

from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.ingredients import COMMON, KINDS, ONE, bag_of
from game.rules.cauldron.ingredients import count as count_kind
from game.rules.cauldron.position import (
    ADVANCED_POTIONS,
    ADVANCED_SPELLS,
    BASIC_POTIONS,
    BASIC_SPELLS,
    OMENS,
    CauldronPosition,
)
from game.rules.cauldron.sampler import set_aside_on, spells_on


def count(book: MatchCards, position: CauldronPosition) -> Counter[str]:
    """Return every card, field, token and cellar with its count."""
    stack, piles = position.stack, list(map(add, position.decks, position.discards))
    for deck, card in set_aside_on(stack):
        piles[deck] += bytes((card,))
    potions = Counter(piles[BASIC_POTIONS] + piles[ADVANCED_POTIONS] + position.removed)
    potions.update(chain.from_iterable(position.potions))
    spells = Counter(piles[BASIC_SPELLS] + piles[ADVANCED_SPELLS])
    spells.update(chain(spells_on(book, stack), *position.hands))
    omens = Counter(piles[OMENS])
    if position.omen is not None:
        omens[position.omen] += 1
    found = {book.potions[card].id: number for card, number in potions.items()}
    found |= {book.spells[card].id: number for card, number in spells.items()}
    found |= {book.omens[card].id: number for card, number in omens.items()}
    found |= Counter(book.characters[character].id for character in position.characters)
    fields = position.boxed + bag_of(position.board.kinds)
    tokens = position.stock + sum(position.supply) + sum(position.cellared)
    tokens += sum(ONE[kind] * number for kind, number in zip(position.board.kinds, position.tokens, strict=True))
    for kind, name in enumerate(KINDS):
        found[f"token {name}"] = count_kind(tokens, kind)
        found[f"field {name}"] = count_kind(fields, kind)
    return Counter(found)


def expected(book: MatchCards, characters: tuple[int, ...]) -> Counter[str]:
    """Return every piece that a match with these characters has."""
    numbers, seats = book.numbers, len(characters)
    found = Counter(potion.id for potion in book.potions)
    if not book.options.simple:
        found.update({spell.id: spell.copies(seats) for spell in book.spells})
    found.update({omen.id: omen.copies(seats) for omen in book.omens})
    for kind, name in enumerate(KINDS):
        is_common = kind in COMMON
        found[f"token {name}"] = numbers.tokens.common if is_common else numbers.tokens.rare
        found[f"field {name}"] = numbers.fields.common if is_common else numbers.fields.rare
    found.update(book.characters[character].id for character in characters)
    return found
