"""Story of Cauldron: the last brew, the greatest one, thefts, who led and lost the lead, and what spoiled."""

from collections import Counter
from collections.abc import Iterator

from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.story import Tale, Turns, seat_words
from game.rules.cauldron import events
from game.rules.cauldron.illegal import card_words
from game.rules.cauldron.ingredients import size

_LAST, _GREAT, _THIEF, _SPOTTED, _OVERTAKEN, _CANCELLED, _SPOILED = 0.75, 0.3, 0.3, 0.3, 0.5, 0.4, 0.2
_MANY_THEFTS, _MANY_FAILED, _LONG_LEAD, _MANY_SPOILED, _GREAT_BREW = 3, 3, 2, 4, 6
"""From how many on something is worth telling: thefts, thefts that failed, seasons, ingredients, Magik."""


def tell(turns: Turns, outcome: Outcome) -> Iterator[Tale]:
    """Yield everything that might be told of a match."""
    magik = [0] * len(outcome.scores)
    season = 0
    stolen: Counter[tuple[int, int]] = Counter()
    spotted: Counter[int] = Counter()
    announced: events.ActionAnnounced | None = None
    brewed: events.Brewed | None = None
    leaders: list[int | None] = []
    last: Tale | None = None
    for turn, happened in turns:
        for event in happened:
            match event:
                case events.MatchStarted(_, _, begun):
                    magik = list(begun)
                case events.SeasonStarted(season):
                    leaders.append(_leader(magik))
                case events.ActionAnnounced():
                    announced = event
                case events.TokenMoved() if announced is not None and announced.action == "steal":
                    if announced.victim is not None:
                        stolen[announced.seat, announced.victim] += 1
                    announced = None
                case events.TheftFailed(thief):
                    spotted[thief] += 1
                    announced = None
                case events.Brewed():
                    brewed = event
                case events.MagikChanged(seat, change, total):
                    before, magik[seat] = magik[seat], total
                    if brewed is not None and brewed.seat == seat:
                        args: dict[str, int | Reason] = {
                            "season": season,
                            "card": card_words(brewed.potion),
                            "count": change,
                            "total": total,
                        }
                        if change >= _GREAT_BREW:
                            yield Tale(turn, _GREAT + min(0.4, change / 40), _say("great", seat, **args))
                        if seat in outcome.winners:
                            last = Tale(turn, _LAST, _say("last", seat, **args, before=before))
                        brewed = None
                case events.SpellCancelled(seat, spell):
                    yield Tale(turn, _CANCELLED, _say("cancelled", seat, season=season, card=card_words(spell)))
                case events.Spoiled(seat, tokens) if size(tokens) >= _MANY_SPOILED:
                    words = _say("spoiled", seat, season=season, count=size(tokens))
                    yield Tale(turn, _SPOILED + size(tokens) / 30, words)
    if last is not None:
        yield last
    end = turns[-1][0]
    for (thief, victim), count in stolen.items():
        if count >= _MANY_THEFTS:
            yield Tale(end, _THIEF + min(0.3, count / 60), _say("thief", thief, rival=seat_words(victim), count=count))
    for thief, count in spotted.items():
        if count >= _MANY_FAILED:
            yield Tale(end, _SPOTTED + min(0.25, count / 60), _say("spotted", thief, count=count))
    yield from _overtaken(end, leaders, outcome)


def _leader(magik: list[int]) -> int | None:
    """Return who alone has the most Magik, or None."""
    best = max(magik)
    return magik.index(best) if magik.count(best) == 1 else None


def _overtaken(turn: int, leaders: list[int | None], outcome: Outcome) -> Iterator[Tale]:
    """Yield who led for long and did not win."""
    for seat, count in Counter(leader for leader in leaders if leader is not None).items():
        if seat not in outcome.winners and count >= _LONG_LEAD and 2 * count > len(leaders):
            args: dict[str, int | Reason] = {
                "count": count,
                "seasons": len(leaders),
                "rival": seat_words(outcome.winners[0]),
            }
            yield Tale(turn, _OVERTAKEN + min(0.3, count / 40), _say("overtaken", seat, **args))


def _say(key: str, seat: int, **args: int | Reason) -> Reason:
    return reason(f"cauldron.story.{key}", seat=seat_words(seat), **args)
