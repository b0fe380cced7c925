"""The log of Cauldron 15: what every event says in one line, for the eyes that saw it."""

from collections.abc import Iterable, Iterator

from game.core.event import Event
from game.core.reason import reason
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import SUITS, Card, card_name, card_words, number_of, suit_of
from game.tables.cauldron15.material_faces import sign_of
from game.tables.log_line import LogLine
from game.tables.table import Table

SIGNS = {
    "won.below": "pot.small.simmering", "won.exact": "pot.small.full", "won.over": "pot.small.spilt",
    "discards": "icon.close", "throws_in": "icon.close", "bonus": "icon.trophy",
}  # fmt: skip
"""What a line is told from others by that tells of no card which is played: a trick by its pot, which has stayed below
the brim, reached it or spilt.
"""


WEIGHTS = {"won.below": 0, "won.exact": 0, "won.over": 0, "throws_in": 0}
"""What a line weighs beside others: who takes a trick, and what then becomes of cards, belongs to what was played."""

OPENS = frozenset({"won.below", "won.exact", "won.over"})
"""The lines whose sign stands before that of what they led to: a trick is taken, and then a card of it kept."""

KEEPS = "keeps"
"""How a card of a trick is kept: it is seen as it then lies before its owner."""


LEAD = "lead"
"""How the first card of a trick is played."""


def log_lines(table: Table, turn: int, happened: Iterable[Event]) -> Iterator[LogLine]:
    """Yield the lines that the events of a turn make."""
    for event in happened:
        yield from _lines(table, turn, event)


def _lines(table: Table, turn: int, event: Event) -> Iterator[LogLine]:
    match event:
        case events.RoundStarted(number, trump):
            suit = reason(f"cauldron15.suit.{SUITS[trump]}")
            about = reason("cauldron15.why.trump", suit=suit)
            yield LogLine(turn, reason("cauldron15.log.round", number=number, trump=suit), heading=True, about=about)
        case events.TrickStarted(round_number, number):
            yield LogLine(turn, reason("cauldron15.log.trick", round=round_number, number=number), heading=True)
        case events.DeckLed(card, total):
            yield _card(turn, LogLine(turn, reason("cauldron15.log.deck")), card, f"= {total}")
        case events.Played(seat, card, total, _, manner):
            line = table.log_line(turn, "lead.first" if manner == LEAD and turn == 1 else manner, seat)
            why = reason("cauldron15.why.lead") if manner == LEAD else None
            yield _card(turn, line._replace(about=why), card, f"= {total}")
        case events.TrickWon(seat, case):
            line = table.log_line(turn, f"won.{case}", seat)
            yield line if case == "below" else line._replace(about=reason("cauldron15.why.ends"))
        case events.TrickDiscarded():
            yield LogLine(turn, reason("cauldron15.log.deck_won"))
        case events.Taken(seat, card, _, _, total):
            has = table.say("cauldron15.table.has", total=total)
            yield _card(turn, table.log_line(turn, KEEPS, seat), card, has)
        case events.HandDiscarded(seat, count) if count:
            about = reason("cauldron15.why.throws_in")
            yield table.log_line(turn, "throws_in", seat, count=count)._replace(about=about)
        case events.BonusOffered(seat, count):
            yield table.log_line(turn, "bonus", seat, count=count)
        case events.Discarded(seat, card, total):
            has = table.say("cauldron15.table.has", total=total)
            yield _card(turn, table.log_line(turn, "discards", seat), card, has)
        case events.MatchEnded():
            yield LogLine(turn, reason("cauldron15.log.over"), heading=True)


def _card(turn: int, line: LogLine, card: Card, note: str) -> LogLine:
    figure = number_of(card), SUITS[suit_of(card)]
    return line._replace(
        turn=turn, sprites=(sign_of(card),), figure=figure, note=note, card=card_name(card), named=card_words(card)
    )  # fmt: skip
