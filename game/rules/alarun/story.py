"""Story of Alarún: lines of five, the Centum auri, the secret colours, who ended the rounds, and how close it was."""

from collections import Counter
from collections.abc import Iterator

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.story import Tale, Turns, seat_words
from game.rules.alarun import events
from game.rules.alarun.ingredient_cards import CENTUM, card_words, colour_of, colour_words
from game.rules.alarun.potion_scoring import best_potion, column_line, row_line
from game.rules.alarun.square import FIRST_SQUARE, HOME, SIZE, Square, cells_of, column_of, plan_of, row_of, with_card

_FIVE, _CENTUM, _STOPPED, _COLOUR, _NAMED = 0.45, 0.35, 0.3, 0.3, 0.4
_WON = 0.15
"""How much more a tale weighs that is about who won."""
_CLOSE = 4
"""Points by which a match is still close."""


def tell(turns: Turns, outcome: Outcome) -> Iterator[Tale]:
    """Yield everything that might be told of a match."""
    squares: list[Square] = [FIRST_SQUARE] * len(outcome.scores)
    stopped: Counter[int] = Counter()
    fives: Counter[int] = Counter()
    number = 0
    for turn, happened in turns:
        for event in happened:
            match event:
                case events.RoundStarted(number):
                    pass
                case events.Passed(seat, True) | events.SwappedAll(seat, _, _, True):
                    stopped[seat] += 1
                case events.Placed(seat, card, cell):
                    won = _WON if seat in outcome.winners else 0.0
                    before = _strengths(squares[seat], cell)
                    squares[seat] = with_card(squares[seat], card, cell)
                    if card == CENTUM:
                        yield Tale(turn, _CENTUM + won, _say("centum", seat, round=number))
                    done = sum(
                        old < SIZE == new for old, new in zip(before, _strengths(squares[seat], cell), strict=True)
                    )
                    fives[seat] += done
                    if done:
                        key = "five" if done == 1 else "two_fives"
                        yield Tale(
                            turn, _FIVE + won + (done - 1) / 4, _say(key, seat, round=number, card=card_words(card))
                        )
                case events.Named(seat, identity):
                    won = _WON if seat in outcome.winners else 0.0
                    after = _strengths(with_card(squares[seat], identity, HOME), HOME)
                    done = sum(strength == SIZE for strength in after)
                    fives[seat] += done
                    if done:
                        words = _say("named" if done == 1 else "named_twice", seat, card=card_words(identity))
                        yield Tale(turn, _NAMED + won + (done - 1) / 4, words)
                case events.MatchEnded(_, _, _, colours):
                    for seat, colour in enumerate(colours):
                        count = sum(
                            squares[seat][cell] != CENTUM and cell != HOME and colour_of(squares[seat][cell]) == colour
                            for cell in cells_of(plan_of(squares[seat]))
                        )
                        words = _say("colour", seat, colour=colour_words(colour), count=count)
                        yield Tale(turn, _COLOUR + count / 40, words)
    last = turns[-1][0]
    for seat, count in fives.items():
        if count > 1:
            yield Tale(last, _FIVE + count / 10, _say("fives", seat, count=count))
    for seat, count in stopped.items():
        if 2 * count > number:
            yield Tale(last, _STOPPED + count / 40, _say("stopped", seat, count=count, rounds=number))
    yield from _ending(last, outcome)


def _strengths(square: Square, cell: int) -> tuple[int, int]:
    """Return the strengths of the potions in the row and in the column of a cell."""
    lines = row_line(square, row_of(cell)), column_line(square, column_of(cell))
    return best_potion(lines[0]).strength, best_potion(lines[1]).strength


def _ending(turn: int, outcome: Outcome) -> Iterator[Tale]:
    """Yield how close it was."""
    (first, *shared), *others = outcome.ranking
    if not shared and others:
        apart = outcome.scores[first] - outcome.scores[others[0][0]]
        key = "potions" if apart == 0 else "close"
        if apart <= _CLOSE:
            yield Tale(turn, 0.9 - apart / 10, _say(key, first, rival=seat_words(others[0][0]), count=apart))


def _say(key: str, seat: int, **args: int | Reason) -> Reason:
    return reason(f"alarun.story.{key}", seat=seat_words(seat), **args)
