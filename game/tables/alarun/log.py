"""The log of Alarún: what every event says in one line."""

from collections.abc import Iterable, Iterator

from game.core.event import Event, Seat
from game.core.reason import Reason, reason
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import Card, card_words
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.log_line import LogLine
from game.tables.name_list import listed
from game.tables.table import Table

SIGNS = {
    "passed": "icon.check", "passed_first": "alarun.token", "refreshed": "icon.replay", "swapped_all": "icon.cards",
    "swapped_all_first": "icon.cards",
}  # fmt: skip
"""What a line is told from others by where that is not a card."""


def log_lines(table: Table, turn: int, happened: Iterable[Event]) -> Iterator[LogLine]:
    """Yield the lines that the events of a turn make."""
    for event in happened:
        if (line := _line(table, turn, event)) is not None:
            yield line


def _line(table: Table, turn: int, event: Event) -> LogLine | None:
    def by(seat: Seat, key: str, *cards: Card, joins: bool = False) -> LogLine:
        words = reason(f"alarun.log.{key}", name=table.seats[seat].name)
        return LogLine(turn, words, seat, tuple(frame_of(card, table.log_sign) for card in cards), joins=joins)

    match event:
        case events.RoundStarted(number, starter):
            words: Reason = reason("alarun.log.round", number=number, name=table.seats[starter].name)
            return LogLine(turn, words, heading=True)
        case events.Swapped(seat, gave, took):
            line = by(seat, "swapped", gave, took)
            about = reason("alarun.swapped", give=card_words(gave), take=card_words(took))
            return line._replace(sprites=(line.sprites[0], "icon.right", line.sprites[1]), about=about)
        case events.Passed(seat, first):
            return by(seat, "passed_first" if first else "passed")
        case events.SwappedAll(seat, gave, took, first):
            line = by(seat, "swapped_all_first" if first else "swapped_all", *took)
            about = reason("alarun.swapped", give=listed(map(card_words, gave)), take=listed(map(card_words, took)))
            return line._replace(sprites=("icon.right", *line.sprites), about=about)
        case events.Refreshed(seat, _, turned):
            return by(seat, "refreshed", *turned)._replace(about=reason("alarun.discards.refreshed"))
        case events.CentreCleared(cards):
            # Those that lay face down were seen by nobody before.
            signs = tuple(frame_of(card, table.log_sign) for card in cards[: table.seen.numbers.centre])
            words, about = reason("alarun.log.cleared"), reason("alarun.discards.cleared")
            return LogLine(turn, words, sprites=signs, about=about)
        case events.Placed(seat, card):
            line = by(seat, "placed", card, joins=True)
            return line._replace(named=card_words(card))
        case events.Named(seat, identity):
            words = reason("alarun.log.named", name=table.seats[seat].name, card=card_words(identity))
            return LogLine(turn, words, seat, (frame_of(identity, table.log_sign),))
        case events.MatchEnded():
            return LogLine(turn, reason("alarun.log.over"), heading=True)
    return None
