"""Seat choices: what comes with the character that a seat chooses: its two abilities."""

from game.core.option_fields import SeatField
from game.core.reason import Reason
from game.play.catalogue import LoadedGame
from game.tables.brought import Brought
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, joined


def brought_by(loaded: LoadedGame, field: SeatField, value: str) -> tuple[Brought, ...] | None:
    """Return the abilities of a character, none as long as chance has not drawn one; None for other choices."""
    if field.name != "characters":
        return None
    book = CardFacts(loaded.cards, loaded.numbers)
    if value not in book.cards.characters:
        return ()
    return tuple(
        Brought(card_words(ability.id), Reason(f"card.{ability.id}.short"), joined(*book.ability_words(ability)))
        for ability in book.abilities(value)
    )
