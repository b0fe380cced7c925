"""Features: what there is to say for a move of Alarún, each weighted with about what it is worth in points."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from game.bots.alarun.line_shapes import aims_of, ingredients_of
from game.bots.alarun.placement import Hand, Planner, exchanged
from game.bots.alarun.prospects import unseen_by
from game.bots.alarun.single_card_value import SingleCardValue
from game.bots.alarun.square_plans import SquarePlans
from game.bots.alarun.square_value import SquareValue
from game.bots.mind import Feature
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import (
    CENTUM,
    COLOURS,
    Card,
    Colour,
    card_words,
    colour_of,
    colour_words,
    kind_of,
    kind_words,
)
from game.rules.alarun.moves import REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.options import Numbers
from game.rules.alarun.potion_scoring import Line, column_line, row_line, score
from game.rules.alarun.square import (
    APPRENTICE,
    EMPTY,
    HOME,
    REACH,
    SIZE,
    Cell,
    Plan,
    Square,
    column_of,
    row_of,
    with_card,
    within,
)

# A card that adds fewer points than this has no good place; one that adds more than that is wanted.
_POOR = 2.0
_WANTED = 5.0

# What a cell counts that a square may still come to cover, and a line that is left free to grow, in points.
_CELL = 0.04
_FREE = 0.8

# What a point counts that is only expected.
_PLAN = 0.1

# So many layouts of each set of cards are kept where the points of a hand are told.
_LAYOUTS = 8

# What is said of points, of the card that is given and of lines to come is weighed as one.
_POINTS, _GIVES, _TOWARDS = "points", "gives", "towards"


def features_of(seen: AlarunObservation, diagonal: bool, move: Move) -> list[Feature]:
    """Return the named properties of a legal move of the seat to move."""
    seat = seen.to_move
    assert seat is not None, "a seat has to decide"
    if isinstance(move, Place):
        return [*_of_place(seen, seat, move.card, move.cell), *_of_plan(seen, diagonal, move)]
    if isinstance(move, Name):
        sheet = score(seen.squares[seat], seen.taken[seat], move.identity, None, seen.numbers)
        points = sum(line.points for line in (*sheet.rows, *sheet.columns) if HOME in line.cells)
        return [_says(points, reason("alarun.hint.name", card=card_words(move.identity), points=points), _POINTS)]
    sight = SingleCardValue(seen, seat, diagonal)
    if isinstance(move, Swap):
        return [*_of_swap(seen, seat, sight, move.give, move.take, diagonal), *_of_plan(seen, diagonal, move)]
    return [*_of_pass(seen, seat, sight, move, diagonal), *_of_plan(seen, diagonal, move)]


def _says(weight: float, sentence: Reason, about: str = "") -> Feature:
    return Feature(sentence, weight, about)


def _of_plan(seen: AlarunObservation, diagonal: bool, move: Move) -> Iterator[Feature]:
    """Yield how many points the square may be expected to come to."""
    plans = SquarePlans(seen, diagonal, 1, insight=True)
    worth = plans.worth_of_placing(move) if isinstance(move, Place) else plans.score(move)
    yield Feature(reason("alarun.hint.plan", points=round(worth)), _PLAN * max(0.0, worth), beside=True)


def _of_place(seen: AlarunObservation, seat: Seat, card: Card, cell: Cell) -> Iterator[Feature]:
    """Yield what a card does in a cell: potions that grow, lines to come, what it leaves free."""
    for potion in _of_potions(seen, seat, card, cell):
        yield potion if card == CENTUM or colour_of(card) != seen.colour else _with_colour(seen, potion)
    yield from _of_lines(seen, seat, card, cell)
    square = seen.squares[seat]
    lines = row_line(square, row_of(cell)), column_line(square, column_of(cell))
    if not any(_is_in_the_way(line, card) for line in lines):
        yield _says(_FREE, reason("alarun.hint.clear"))
    count = within(seen.taken[seat] | 1 << cell).bit_count()
    yield Feature(reason("alarun.hint.room", count=count), _CELL * count, beside=True)


def _is_in_the_way(line: bytes, card: Card) -> bool:
    """Return whether two cards or more of a line may be joined to something that a card is no part of; an apprentice
    may be joined to anything.
    """
    served = aims_of(card) if card != CENTUM else ()
    cards = {other for other in line if other < CENTUM}
    joined = [aim for other in cards for aim in aims_of(other)] * (1 + (APPRENTICE in line))
    return any(joined.count(aim) > 1 and aim not in served for aim in joined)


def _of_potions(seen: AlarunObservation, seat: Seat, card: Card, cell: Cell) -> Iterator[Feature]:
    """Yield the potion that grows by a card in a cell, first one without the apprentice, with the points of all."""
    gain = seen.gain(seat, card, cell)
    square = with_card(with_card(seen.squares[seat], card, cell), gain.after.identity, HOME)
    grown = [
        (line, way, dict(changes)[line.index])
        for changes, lines, way in ((gain.rows, gain.after.rows, "row"), (gain.columns, gain.after.columns, "column"))
        for line in lines
        if dict(changes).get(line.index, 0) > 0
    ]
    total = sum(points for changes in (gain.rows, gain.columns) for _, points in changes)
    for line, way, points in sorted(grown, key=lambda potion: (HOME in potion[0].cells, -potion[2]))[:1]:
        said = _potion_words(square, line, way, points)
        if total != points:
            said = reason("alarun.hint.in_all", why=said, points=total)
        if total > 0:
            yield _says(total, said, _POINTS)


def _potion_words(square: Square, line: Line, way: str, points: int) -> Reason:
    """Return the sentence about a potion that brings so many points more: of one colour, else of one kind."""
    cards = [square[cell] for cell in line.cells]
    full = ".full" if line.strength == SIZE else ""
    full += ".apprentice" if HOME in line.cells else ""
    if len(set(map(colour_of, cards))) == 1:
        colour = colour_words(colour_of(cards[0]))
        return reason(f"alarun.hint.{way}.colour{full}", colour=colour, count=line.strength, points=points)
    kind = kind_words(kind_of(cards[0]))
    return reason(f"alarun.hint.{way}.kind{full}", kind=kind, count=line.strength, points=points)


def _of_lines(seen: AlarunObservation, seat: Seat, card: Card, cell: Cell) -> Iterator[Feature]:
    """Yield how many cards of a row and a column a card is joined with, or is to be, and how many more there may be.

    A second one of those that lie there adds nothing, and to a line that is full no more can come.
    """
    if card == CENTUM:
        return
    square, unseen = seen.squares[seat], unseen_by(seen)
    lines = (
        ("row", row_line(square, row_of(cell)), column_of(cell) + REACH),
        ("column", column_line(square, column_of(cell)), row_of(cell) + REACH),
    )
    for way, line, at in lines:
        if card in line or sum(other != EMPTY for other in line) >= SIZE - 1:
            continue
        for aim in aims_of(card):
            sides = line[:at][::-1], line[at + 1 :]
            fitting = {other for side in sides for other in _joined(side, aim, across=False)}
            waits = not fitting
            if waits:
                fitting = {other for side in sides for other in _joined(side, aim, across=True)}
            out = sum(unseen[each] for each in ingredients_of(aim) if each != card and each not in fitting)
            if fitting and out:
                lie, key = len(fitting) + 1, "alarun.hint.apart" if waits else f"alarun.hint.{way}.towards"
                if aim < len(COLOURS):
                    said = reason(f"{key}.colour", colour=colour_words(aim), lie=lie, count=out)
                else:
                    said = reason(f"{key}.kind", kind=kind_words(aim - len(COLOURS)), lie=lie, count=out)
                yield _says(lie / 2 + out / 20, said, _TOWARDS)


def _joined(line: bytes, aim: int, *, across: bool) -> Iterator[Card]:
    """Yield the cards of a line, from its beginning on, that are of a colour or kind: beside the apprentice, too.

    What lies `across` free cells may still be joined.
    """
    for other in line:
        if other != APPRENTICE and not (across and other == EMPTY):
            if other >= CENTUM or aim not in aims_of(other):
                return
            yield other


def _of_swap(
    seen: AlarunObservation, seat: Seat, sight: SingleCardValue, give: Card, take: Card, diagonal: bool
) -> Iterator[Feature]:
    """Yield what speaks for an exchange: the card that comes, the one that goes, and who else wants the first.

    Points are told that the hand brings more than it would as it is: what the card that comes adds alone where that is
    as much, else only the sum.
    """
    more = _points_laid(seen, seat, diagonal, exchanged(seen.hand, give, take))
    more -= _points_laid(seen, seat, diagonal, seen.hand)
    if take == CENTUM:
        yield _says(seen.numbers.centum, reason("alarun.hint.centum", points=seen.numbers.centum), _POINTS)
    else:
        if more > 0:
            yield from _of_gain(seen, seat, take, sight.cell(take), more)
        yield from _of_lines(seen, seat, take, sight.cell(take))
    yield from _of_given(seen, seat, sight, give)
    rival = (seat + 1) % seen.seats
    if rival != seen.first_passer:
        words = reason("seat", seat=rival)
        sight_of_rival = SingleCardValue(seen, rival, diagonal)
        wish = sight_of_rival.worth(take)
        if wish > _WANTED:
            yield _says(wish / 4, reason("alarun.hint.denies", card=card_words(take), seat=words), "rival")
        elif sight_of_rival.worth(give) < _POOR:
            yield _says(0.5, reason("alarun.hint.useless", card=card_words(give), seat=words), "rival")


def _of_gain(seen: AlarunObservation, seat: Seat, take: Card, cell: Cell, more: int) -> Iterator[Feature]:
    """Yield that a hand brings so many points more: by what a card does in a cell where that is as much."""
    if seen.gain(seat, take, cell).total != more:
        yield _says(more, reason("alarun.hint.swap.points", count=more), _POINTS)
    elif colour_of(take) != seen.colour:
        yield from _of_potions(seen, seat, take, cell)
    else:
        bonus = seen.numbers.colour_bonus
        yield _says(bonus, reason("alarun.hint.secret", card=card_words(take), points=bonus), _POINTS)
        for potion in _of_potions(seen, seat, take, cell):
            yield _with_colour(seen, potion)


def _with_colour(seen: AlarunObservation, potion: Feature) -> Feature:
    """Return what is said of a potion that grows by a card of the secret colour, which brings points of its own."""
    told = reason("alarun.hint.secret.too", why=potion.reason, points=seen.numbers.colour_bonus)
    return replace(potion, reason=told)


def _of_given(seen: AlarunObservation, seat: Seat, sight: SingleCardValue, give: Card) -> Iterator[Feature]:
    """Yield what speaks for giving a card of the hand away: it has no good place, or no other would bring less."""
    if sight.worth(give) < _POOR:
        weight = 1.0 + _POOR - max(0.0, sight.worth(give))
        yield _says(weight, reason("alarun.hint.gives", card=card_words(give)), _GIVES)
        return
    points = {card: _points_of(seen, seat, sight, card) for card in seen.hand}
    if points[give] == min(points.values()) < max(points.values()):
        said = reason("alarun.hint.gives.least", card=card_words(give), count=points[give])
        yield _says(0.5, said, _GIVES)


def _points_of(seen: AlarunObservation, seat: Seat, sight: SingleCardValue, card: Card) -> int:
    """Return the points that a card would add at once in the cell where it fits best."""
    return seen.gain(seat, card, sight.cell(card)).total


def _points_laid(seen: AlarunObservation, seat: Seat, diagonal: bool, hand: Hand) -> int:
    """Return the points of a seat's square once a hand (ascending) is laid into it as well as can be."""
    square, taken = seen.squares[seat], seen.taken[seat]
    return round(_layer(square, taken, seen.colour_of_seat(seat), seen.numbers, diagonal).worth(hand))


@lru_cache(maxsize=4)
def _layer(square: Square, taken: Plan, colour: Colour | None, numbers: Numbers, diagonal: bool) -> Planner:
    """Return what lays hands into a square for nothing but the points they bring at once."""
    judge = SquareValue(numbers.points, growth=0)
    return Planner(judge, square, taken, colour, numbers, diagonal, _LAYOUTS, thorough=True)


def _of_pass(
    seen: AlarunObservation, seat: Seat, sight: SingleCardValue, move: Move, diagonal: bool
) -> Iterator[Feature]:
    """Yield what speaks for passing, for exchanging everything, or for turning up other cards."""
    hand, centre = (sum(map(sight.worth, cards)) for cards in (seen.hand, seen.centre))
    best = max(map(sight.worth, seen.centre)) - min(map(sight.worth, seen.hand))
    if move == REFRESH:
        rival = reason("seat", seat=(seat + 1) % seen.seats)
        said = reason("alarun.hint.refresh") if best <= 0 else reason("alarun.hint.refresh.takes", seat=rival)
        yield _says(1.0 + max(0.0, -best), said)
        return
    held = _points_laid(seen, seat, diagonal, seen.hand)
    if move == SWAP_ALL:
        more = _points_laid(seen, seat, diagonal, seen.centre) - held
        if more > 0:
            yield _says(max(0.1, centre - hand), reason("alarun.hint.swap_all.points", count=more), "hand")
        elif centre > hand:
            yield _says(centre - hand, reason("alarun.hint.swap_all"), "hand")
    else:
        swaps = {exchanged(seen.hand, give, take) for give in seen.hand for take in seen.centre}
        more = max(_points_laid(seen, seat, diagonal, swap) for swap in swaps) - held
        if more > 0:
            key = "alarun.hint.pass.little.first" if seen.first_passer is None else "alarun.hint.pass.little"
            yield _says(0.5, reason(key, count=more), "hand")
        else:
            said = reason("alarun.hint.pass.best" if best <= 0 else "alarun.hint.pass.nothing")
            yield _says(max(0.5, 1.5 - best), said, "hand")
    if seen.first_passer is None:
        yield _says(1.0, reason("alarun.hint.pass.first"))
