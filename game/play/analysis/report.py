"""Report: what an analysis comes to: each rated decision, and how much was play and how much luck."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from game.bots.review import Rating
from game.core.event import Seat
from game.play.analysis.analyst import Analyst
from game.play.analysis.rules import analysis_rules
from game.play.task import Judgement


class Rated(msgspec.Struct, frozen=True):
    """A decision with what it is called; `lost` is the chance that it lost for certain, its turn's where turns are
    rated. `is_former` tells that it was found at a first look, and the closer one has not come to it yet.
    """

    judgement: Judgement
    rating: Rating
    lost: float
    is_former: bool = False


class Report(msgspec.Struct, frozen=True):
    """What is known of the play of a seat.

    `rated` are in the order of the match. `play` is the chance to win that all its decisions lost for certain, `luck`
    all other changes from its first decision to the end of the match; None where only turns are rated. `is_whole` tells
    that nothing is left to be judged.
    """

    seat: Seat
    rated: tuple[Rated, ...]
    play: float | None
    luck: float | None
    is_whole: bool

    @property
    def counts(self) -> Counter[Rating]:
        """How many decisions are called what."""
        return Counter(each.rating for each in self.rated)

    @property
    def slips(self) -> tuple[Rated, ...]:
        """The loose and costly ones."""
        return tuple(each for each in self.rated if each.rating in {"loose", "costly"})


def report_of(analyst: Analyst, former: Analyst | None = None) -> Report:
    """Return what an analyst has found so far, and what a `former` one has where this one has not looked yet."""
    rated = [each for turn in _rated_turns(analyst) for each in _rate(analyst, turn)]
    if former is not None:
        left = [turn for turn in _rated_turns(former) if any(number not in analyst.judged for number in turn)]
        rated += [msgspec.structs.replace(each, is_former=True) for turn in left for each in _rate(former, turn)]
    play, luck = _play_and_luck(analyst)
    return Report(
        analyst.seat,
        tuple(sorted(rated, key=lambda each: each.judgement.number)),
        play,
        luck,
        analyst.is_done,
    )


def _rated_turns(analyst: Analyst) -> list[list[int]]:
    """Return the turns that are told, each by the numbers of its decisions."""
    return _turning_points(analyst) if analyst.rates_turns else analyst.turns


def _rate(analyst: Analyst, turn: list[int]) -> Iterator[Rated]:
    """Yield what a turn is called, by its dearest decision, if any was judged."""
    if judged := [analyst.judged[number] for number in turn if number in analyst.judged]:
        limits, lost = analysis_rules().limits_of(len(analyst.session.names)), sum(each.low for each in judged)
        yield Rated(max(judged, key=lambda each: each.low), limits.rating(lost), round(lost, 4))


def _play_and_luck(analyst: Analyst) -> tuple[float | None, float | None]:
    """Return what the decisions that were judged lost, and all other changes."""
    found = [analyst.judged[number] for turn in analyst.turns for number in turn if number in analyst.judged]
    if analyst.rates_turns or not found:
        return None, None
    play = -sum(each.low for each in found)
    return round(play, 4), round(result_of(analyst) - found[0].chance - play, 4)


def _turning_points(analyst: Analyst) -> list[list[int]]:
    """Return the turns that cost most, dearest first; what cost nothing for certain is none."""
    done = [turn for turn in analyst.turns if all(number in analyst.judged for number in turn)]
    done.sort(key=lambda turn: (-analyst.low_of(turn), turn))
    limits = analysis_rules().limits_of(len(analyst.session.names))
    return [turn for turn in done if analyst.low_of(turn) > limits.best][: analysis_rules().turning_points]


def result_of(analyst: Analyst) -> float:
    """Return the seat's part of the victory."""
    outcome = analyst.session.outcome
    if outcome is None or analyst.seat not in outcome.winners:
        return 0.0
    return 1 / len(outcome.winners)


def in_hundred(chance: float) -> str:
    """Return a change of chance in points of a hundred, with its sign."""
    points = round(100 * chance)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
