"""Story of Bubble and Boil: hexes and their answers, beds and recipes lost, corruption, the last brew, and the end."""

from collections import Counter
from collections.abc import Iterator

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.story import Tale, Turns, seat_words
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import card_words

_STOLEN, _COUNTERED, _RAZED, _CORRUPT, _HEXES, _END, _BREWED = 0.5, 0.4, 0.3, 0.3, 0.35, 0.45, 0.5
_WON = 0.15
"""How much more a tale weighs that is about who won."""
_CLOSE = 4
"""Points by which a match is still close."""
_MANY = 4
"""So much corruption, or so many cubes of a bed, are worth telling."""


def tell(turns: Turns, outcome: Outcome) -> Iterator[Tale]:
    """Yield everything that might be told of a match."""
    number = 0
    hexes: Counter[int] = Counter()
    for turn, happened in turns:
        for event in happened:
            match event:
                case events.TurnStarted(_, number):
                    pass
                case events.HexCast(seat):
                    hexes[seat] += 1
                case events.Countered(seat, card, cast):
                    words = _say("countered", seat, round=number, card=card_words(card), hex=card_words(cast))
                    yield Tale(turn, _COUNTERED + _won(outcome, seat), words)
                case events.RecipeStolen(seat, victim) | events.RecipeStolenOpenly(seat, victim):
                    words = _say("stolen", seat, round=number, rival=seat_words(victim))
                    yield Tale(turn, _STOLEN + _won(outcome, seat), words)
                case events.GardenRazed(seat, _, _, cubes) if sum(cubes) >= _MANY:
                    yield Tale(turn, _RAZED + sum(cubes) / 30, _say("razed", seat, round=number, count=sum(cubes)))
                case events.EndTriggered(trigger, seat):
                    words = _say("end", seat, round=number, trigger=reason(f"bubble_and_boil.story.trigger.{trigger}"))
                    yield Tale(turn, _END + _won(outcome, seat), words)
                case events.PlayEnded(_, corruption):
                    for seat, count in enumerate(corruption):
                        if count >= _MANY:
                            yield Tale(turn, _CORRUPT + count / 40, _say("corrupt", seat, count=count))
                case events.Brewed(seat, cards, points) if seat in outcome.winners and cards:
                    yield Tale(turn, _BREWED + points / 300, _say("brewed", seat, count=len(cards), points=points))
    last = turns[-1][0]
    if hexes:
        seat, count = hexes.most_common(1)[0]
        if count > _MANY:
            yield Tale(last, _HEXES + count / 100 + _won(outcome, seat), _say("hexes", seat, count=count))
    yield from _ending(last, outcome)


def _won(outcome: Outcome, seat: int) -> float:
    """Return how much more a tale of a seat weighs."""
    return _WON if seat in outcome.winners else 0.0


def _ending(turn: int, outcome: Outcome) -> Iterator[Tale]:
    """Yield how close it was."""
    (first, *shared), *others = outcome.ranking
    if not shared and others:
        apart = outcome.scores[first] - outcome.scores[others[0][0]]
        if 0 < apart <= _CLOSE:
            yield Tale(turn, 0.9 - apart / 10, _say("close", first, rival=seat_words(others[0][0]), count=apart))


def _say(key: str, seat: int, **args: int | Reason) -> Reason:
    return reason(f"bubble_and_boil.story.{key}", seat=seat_words(seat), **args)
