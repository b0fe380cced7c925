"""The report tables of `simulate`: tables of what many matches say about the balance of a game."""

from collections.abc import Iterator, Sequence

from game.core.pack import pack_of
from game.core.statistics import Deck, Statistics
from game.play.balance_report import CardReport, DeckReport, Report, Row, StyleRow, Wins
from game.store.words import Words

_ODD = "!"


def percent(share: float) -> str:
    """Return a share of 1 in percent."""
    return f"{share * 100:.1f} %"


def print_report(report: Report, statistics: Statistics, words: Words) -> None:
    """Print a report; the statistics of the game know the names of what is in it."""
    for line in lines(report, statistics, words):
        print(line)


def lines(report: Report, statistics: Statistics, words: Words) -> Iterator[str]:
    """Yield the lines of a report."""
    game = report.game
    yield ""
    yield words.say("report.heading", game=words.say(f"{game}.name"), count=report.games)
    lower, middle, upper = (f"{length:g}" for length in report.length)
    yield words.say("report.length", unit=words.say(f"report.length.{game}"), lower=lower, median=middle, upper=upper)
    endings = ", ".join(
        f"{words.say(f'report.ending.{game}.{name}')} {percent(share)}" for name, share in report.endings
    )
    yield words.say("report.endings", endings=endings)
    yield ""
    yield from table(
        [words.say(f"report.wins.{column}") for column in ("who", "games", "share", "lowest", "highest", "advantage")],
        [
            _of_wins(report.starter, words.say(f"report.starter.{game}")),
            *(_of_wins(role, words.say(statistics.roles[role.name])) for role in report.roles),
        ],
    )
    for deck, found in zip(statistics.decks, report.decks, strict=True):
        yield ""
        yield from _of_deck(game, deck, found, words)
    yield ""
    yield from table(
        [words.say(f"report.rows.{column}") for column in ("figure", "value", "lowest", "highest")],
        [_of_row(game, row, statistics.decks, words) for row in report.rows],
    )
    if report.styles:
        yield ""
        yield from table(
            [words.say(f"report.styles.{column}") for column in ("who", "trait", "chances", "share", "others")],
            [_of_style(game, row, words) for row in report.styles],
        )
        yield words.say("report.styles.legend", mark=_ODD)
    yield ""
    yield words.say("report.legend", mark=_ODD)
    yield from pack_warnings(report, statistics, words)


def _of_style(game: str, row: StyleRow, words: Words) -> list[str]:
    """Return the row of a seat with a style; one that does not show is marked."""
    trait = words.say(f"report.trait.{game}.{row.trait}")
    share = percent(row.share) + (" " if row.is_plain else _ODD)
    return [row.name, trait, str(row.chances), share, percent(row.others)]


def _of_row(game: str, row: Row, decks: Sequence[Deck], words: Words) -> list[str]:
    """Return the row of a figure with its interval."""
    values = (row.figure, row.lowest, row.highest)
    if row.name == "length":
        return [
            words.say("report.rows.length", unit=words.say(f"report.length.{game}")),
            *(f"{each:g}" for each in values),
        ]
    shares = [percent(each) for each in values]
    if row.name == "plans":
        return [words.say("report.rows.plans"), *shares]
    deck = next(deck for deck in decks if deck.name == row.name)
    named = words.say(deck.cards[row.card])
    return [words.say("report.rows.rarest", deck=words.say(f"report.deck.{game}.{row.name}"), card=named), *shares]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: the first column to the left, all others to the right."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    for row in (heads, *rows):
        first, *others = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(("", first, *others)).rstrip()


def _of_wins(wins: Wins, name: str) -> list[str]:
    """Return the row of somebody who won so often."""
    points = f"{wins.advantage * 100:+.1f}{_ODD if wins.is_odd else ' '}"
    return [name, str(wins.games), percent(wins.share), percent(wins.lowest), percent(wins.highest), points]


def pack_warnings(report: Report, statistics: Statistics, words: Words) -> Iterator[str]:
    """Yield a sentence for each thing that stands out in a card of a pack, or that none does; nothing without packs."""
    told = [
        *(("wins", role.name, statistics.roles[role.name]) for role in report.roles if role.is_odd),
        *(
            (odd, card.card, deck.cards[card.card])
            for deck, found in zip(statistics.decks, report.decks, strict=True)
            for card in found.cards
            for odd in card.odd
        ),
        *(
            ("unseen", card, deck.cards[card])
            for deck, found in zip(statistics.decks, report.decks, strict=True)
            for card in found.unseen
        ),
    ]
    names = {card for deck in statistics.decks for card in deck.cards} | {role.name for role in report.roles}
    if not any(map(pack_of, names)):
        return
    yield ""
    found = [(what, card, name) for what, card, name in told if pack_of(card)]
    for what, card, name in found:
        key = what if what in {"wins", "unseen", "swing"} else "use"
        use = words.say(f"report.use.{what}") if key == "use" else ""
        pack = words.say(f"pack.{pack_of(card)}.name")
        yield words.say(f"report.pack.{key}", card=words.say(name), pack=pack, use=use)
    if not found:
        yield words.say("report.pack.fair")


def _of_deck(game: str, deck: Deck, found: DeckReport, words: Words) -> Iterator[str]:
    """Yield the lines of a deck: its cards, and which of them were never on offer."""
    yield words.say(f"report.deck.{game}.{found.name}")
    is_weighed = any(card.swing is not None for card in found.cards)
    uses = [words.say(f"report.use.{use}") for use in found.uses]
    heads = [words.say("report.card"), words.say("report.offered"), *uses]
    heads += [words.say("report.swing")] if is_weighed else []
    heads += [words.say("report.plans")] if found.plans is not None else []
    rows = [
        _of_card(card, words.say(deck.cards[card.card]), found.uses, is_weighed, found.plans is not None)
        for card in found.cards
    ]
    yield from table(heads, rows)
    if found.plans is not None:
        yield words.say(f"report.plans.{game}", share=percent(found.plans))
    if found.median_swing is not None:
        yield words.say("report.median", median=f"{found.median_swing:.1f}")
    if found.unseen:
        cards = ", ".join(words.say(deck.cards[card]) for card in found.unseen)
        yield words.say("report.unseen", cards=cards)


def _of_card(card: CardReport, name: str, uses: Sequence[str], is_weighed: bool, has_plans: bool) -> list[str]:
    """Return the row of a card; what is odd is marked."""
    shares = [percent(share) + (_ODD if use in card.odd else " ") for use, share in zip(uses, card.uses, strict=True)]
    row = [name, str(card.games), *shares]
    if is_weighed:
        swing = "" if card.swing is None else f"{card.swing:.1f}"
        row.append(swing + (_ODD if "swing" in card.odd else " "))
    if has_plans:
        row.append("" if card.plans is None else percent(card.plans))
    return row
