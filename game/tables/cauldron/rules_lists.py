"""Lists of Cauldron for its rules page, from the cards themselves: the stones of the track, the characters."""

from game.core.reason import Reason
from game.store.words import Words
from game.tables.cauldron.pieces.card_facts import card_facts, card_words, joined


def rules_lists(words: Words) -> dict[str, str]:
    """Return the tables of the page as Markdown; raise BadContent for a wrong card file."""
    book = card_facts()
    stones = [
        f"| {stone.at} | **{words.say(card_words(stone.id))}** | {words.say(joined(*book.text(stone.id)))} |"
        for stone in book.track
    ]
    abilities = [
        f"| {words.say(card_words(character))} | **{words.say(card_words(ability.id))}** "
        f"| {words.say(joined(*book.ability_words(ability)))} |"
        for character in book.numbers.characters
        for ability in book.abilities(character)
    ]
    return {
        "track_list": "\n".join((_head(words, "at", "stone", "effect"), *stones)),
        "character_list": "\n".join((_head(words, "character", "ability", "effect"), *abilities)),
    }


def _head(words: Words, *columns: str) -> str:
    """Return the head of a table."""
    names = " | ".join(words.say(Reason(f"cauldron.rules.{column}")) for column in columns)
    return f"| {names} |\n|{'---|' * len(columns)}"
