"""Lists of Bubble and Boil for its rules page, from the cards themselves: the Alternative Victory deck."""

from game.core.reason import Reason
from game.store.words import Words
from game.tables.bubble_and_boil.cards.card_facts import card_sentences, cards


def rules_lists(words: Words) -> dict[str, str]:
    """Return the tables of the page as Markdown; raise BadContent for a wrong card file."""
    columns = (words.say(Reason(f"bubble_and_boil.rules.{column}")) for column in ("card", "effect"))
    rows = [
        f"| **{words.say(Reason(f'card.{card}.name'))}** | {' '.join(map(words.say, card_sentences(card)))} |"
        for card in cards().victory
    ]
    return {"victory_list": "\n".join((f"| {' | '.join(columns)} |", "|---|---|", *rows))}
