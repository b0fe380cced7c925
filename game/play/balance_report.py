"""Balance report: what many matches of bots say about a game: seats, roles, length, endings and cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt
from statistics import mean, median, quantiles
from typing import Any

import msgspec

from game.core.event import Seat
from game.core.referee import Controller
from game.core.statistics import CardFigures, Deck
from game.play.catalogue import GAMES
from game.play.many_matches import Told, deviations_of, wilson
from game.store.regulars import trait_of

# What is odd: a use that is made of a card in a smaller share of the matches in which it is on offer (if these are
# enough for one use to be that share), a swing of so many times the median of its deck, a role or a beginner that wins
# so much more or less often than its fair share.
LEAST_USE = 0.005
MOST_SWING = 3.0
MOST_ADVANTAGE_OF_ROLE = 0.04
MOST_ADVANTAGE_OF_STARTER = 0.05

LEAST_STYLE = 1.25
"""So many times as often as the others a style makes the moves that it is fond of."""


class Wins(msgspec.Struct, frozen=True):
    """How often somebody won of so many matches, with a 95 % interval; `advantage` is the share beyond a fair one.

    It is odd if it is large and the interval does not hold the fair share.
    """

    name: str
    games: int
    share: float
    lowest: float
    highest: float
    advantage: float
    is_odd: bool


class CardReport(msgspec.Struct, frozen=True):
    """A card: in how many matches it was on offer, and in which share of them each use of its deck was made of it.

    `swing` is what one play changed on average, None if it was never played as far as that can be weighed. `odd` names
    the uses that are too rare, and "swing" if that is too large. `plans` is the share of the seats asked about it
    whose first action it changes, None where nobody was.
    """

    card: str
    games: int
    uses: tuple[float, ...]
    swing: float | None
    odd: tuple[str, ...]
    plans: float | None = None


class DeckReport(msgspec.Struct, frozen=True):
    """A deck: its uses, its cards, the median of their swings that are not nothing, and the cards never on offer.

    `plans` is the share of seats whose first action a card of the deck changes, of those who were asked.
    """

    name: str
    uses: tuple[str, ...]
    cards: tuple[CardReport, ...]
    median_swing: float | None
    unseen: tuple[str, ...]
    plans: float | None = None


class Row(msgspec.Struct, frozen=True):
    """A figure with its interval: the median "length", "plans", or the rarest use of a `card` of the deck so named."""

    name: str
    card: str
    figure: float
    lowest: float
    highest: float


class StyleRow(msgspec.Struct, frozen=True):
    """How often a seat made the kind of move that its regular is fond of, of the times when it could do either.

    `others` is the mean of the other seats; `is_plain` says that it did so by at least a quarter more often.
    """

    name: str
    trait: str
    chances: int
    share: float
    others: float
    is_plain: bool


class Report(msgspec.Struct, frozen=True):
    """What many matches say: `length` has the lower quartile, the median and the upper one; shares are of 1."""

    game: str
    games: int
    length: tuple[float, float, float]
    endings: tuple[tuple[str, float], ...]
    starter: Wins
    roles: tuple[Wins, ...]
    decks: tuple[DeckReport, ...]
    rows: tuple[Row, ...]
    styles: tuple[StyleRow, ...] = ()


def report(told: Sequence[Told], controller: Controller[Any], rows: int = 1) -> Report:
    """Return the report of matches of one game; `controller` is a referee of theirs. Raises ValueError for none.

    The intervals are corrected for so many rows of a table of figures.
    """
    if not told:
        raise ValueError("no matches to report")
    game = told[0].result.game
    statistics = GAMES[game].parts().statistics(controller)
    endings = Counter(each.result.reason for each in told)
    roles = [_role(told, role, rows) for role in statistics.roles]
    decks = [_deck(told, deck) for deck in statistics.decks]
    return Report(
        game,
        len(told),
        _quartiles([each.figures.length for each in told]),
        tuple((ending, count / len(told)) for ending, count in endings.most_common()),
        _wins("starter", [(each, each.figures.starter) for each in told], MOST_ADVANTAGE_OF_STARTER, rows),
        tuple(role for role in roles if role.games),
        tuple(decks),
        (
            _median([each.figures.length for each in told], rows),
            *(row for deck in decks if (row := _rarest(deck, rows)) is not None),
            *(row for deck in decks if (row := _planned(told, deck, rows)) is not None),
        ),
        tuple(_styles(told)),
    )


def _median(lengths: Sequence[int], rows: int) -> Row:
    """Return the median length with its interval, whose bounds are lengths that were seen."""
    ordered, count = sorted(lengths), len(lengths)
    reach = deviations_of(rows) * sqrt(count) / 2
    lowest, highest = max(0, floor(count / 2 - reach)), min(count - 1, ceil(count / 2 + reach))
    return Row("length", "", median(ordered), ordered[lowest], ordered[highest])


def _rarest(deck: DeckReport, rows: int) -> Row | None:
    """Return the rarest use of a card of a deck, the one whose interval ends lowest; each card is a row by itself."""
    shares = [(share, card) for card in deck.cards for share in card.uses]
    if not shares:
        return None
    rows *= len(shares)
    share, card = min(shares, key=lambda pair: wilson(pair[0], pair[1].games, rows)[1])
    return Row(deck.name, card.card, share, *wilson(share, card.games, rows))


def _planned(told: Sequence[Told], deck: DeckReport, rows: int) -> Row | None:
    """Return the share of seats whose first action a card of a deck changes, or None where nobody was asked."""
    if deck.plans is None:
        return None
    asked = sum(_plans(told, card.card)[0] for card in deck.cards)
    return Row("plans", "", deck.plans, *wilson(deck.plans, asked, rows))


def _quartiles(lengths: Sequence[int]) -> tuple[float, float, float]:
    """Return lower quartile, median and upper quartile."""
    if len(lengths) == 1:
        lengths = [*lengths, *lengths]
    lower, middle, upper = quantiles(lengths, n=4, method="inclusive")
    return lower, middle, upper


def _styles(told: Sequence[Told]) -> Iterator[StyleRow]:
    """Yield for each seat with a style how far it shows."""
    game, labels = told[0].result.game, told[0].result.seats
    for seat, label in enumerate(labels):
        regular, equals, _ = label.partition("=")
        trait = trait_of(regular, game) if equals else ""
        if not trait or not told[0].figures.traits:
            continue
        shares = []
        for each in range(len(labels)):
            found = [one.figures.traits[each][trait] for one in told]
            chances = sum(could for could, _ in found)
            shares.append((chances, sum(did for _, did in found) / chances if chances else 0.0))
        others = mean(share for each, (_, share) in enumerate(shares) if each != seat)
        chances, share = shares[seat]
        yield StyleRow(label, trait, chances, share, others, share > 0 and share >= LEAST_STYLE * others)


def _role(told: Sequence[Told], role: str, rows: int) -> Wins:
    """Return how often the seat with a role won, of the matches in which it sat."""
    sat = [(each, each.figures.roles.index(role)) for each in told if role in each.figures.roles]
    return _wins(role, sat, MOST_ADVANTAGE_OF_ROLE, rows)


def _wins(name: str, sat: Sequence[tuple[Told, Seat]], most: float, rows: int) -> Wins:
    """Return how often somebody won who sat at those seats; a shared win counts in parts."""
    if not sat:
        return Wins(name, 0, 0.0, 0.0, 1.0, 0.0, False)
    share = mean(1 / len(each.result.winners) if seat in each.result.winners else 0.0 for each, seat in sat)
    lowest, highest = wilson(share, len(sat), rows)
    fair = mean(1 / len(each.result.seats) for each, _ in sat)
    is_odd = abs(share - fair) > most and not lowest <= fair <= highest
    return Wins(name, len(sat), share, lowest, highest, share - fair, is_odd)


def _deck(told: Sequence[Told], deck: Deck) -> DeckReport:
    """Return the report of a deck."""
    seen: dict[str, list[CardFigures]] = {card: [] for card in deck.cards}
    for each in told:
        for card, figures in each.figures.cards.items():
            if card in seen:
                seen[card].append(figures)
    swings = {card: swing for card, found in seen.items() if (swing := _swing(found)) is not None}
    weighed = [swing for swing in swings.values() if swing]
    middle = median(weighed) if weighed else None
    plans = {card: _plans(told, card) for card in deck.cards}
    cards = tuple(
        _card(deck, card, found, swings.get(card), middle, _share(*plans[card]))
        for card, found in seen.items()
        if found
    )
    unseen = tuple(card for card, found in seen.items() if not found)
    changed = _share(sum(asked for asked, _ in plans.values()), sum(different for _, different in plans.values()))
    return DeckReport(deck.name, deck.uses, cards, middle, unseen, changed)


def _plans(told: Sequence[Told], card: str) -> tuple[int, int]:
    """Return how many seats were asked about a card, and how many do something else because of it."""
    found = [each.figures.plans[card] for each in told if card in each.figures.plans]
    return sum(asked for asked, _ in found), sum(different for _, different in found)


def _share(asked: int, different: int) -> float | None:
    """Return the share of those who do something else, None where nobody was asked."""
    return different / asked if asked else None


def _swing(found: Sequence[CardFigures]) -> float | None:
    """Return what one play of a card changed on average."""
    plays = sum(figures.plays for figures in found)
    return sum(figures.swing for figures in found) / plays if plays else None


def _card(
    deck: Deck,
    card: str,
    found: Sequence[CardFigures],
    swing: float | None,
    middle: float | None,
    plans: float | None,
) -> CardReport:
    """Return the report of a card that was on offer."""
    uses = tuple(sum(use in figures.uses for figures in found) / len(found) for use in deck.uses)
    is_enough = len(found) * LEAST_USE >= 1
    odd = [use for use, share in zip(deck.uses, uses, strict=True) if is_enough and share < LEAST_USE]
    if swing is not None and middle is not None and swing > MOST_SWING * middle:
        odd.append("swing")
    return CardReport(card, len(found), uses, swing, tuple(odd), plans)
