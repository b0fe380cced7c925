"""Features: what there is to say for a move of Alarún, each weighted with about what it is worth in points."""

from collections.abc import Iterator

from game.bots.alarun.line_shapes import aims_of
from game.bots.alarun.single_card_value import SingleCardValue
from game.bots.mind import Feature
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import (
    CENTUM,
    COLOURS,
    Card,
    card_words,
    colour_of,
    colour_words,
    kind_of,
    kind_words,
)
from game.rules.alarun.moves import REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Line, column_line, row_line, score
from game.rules.alarun.square import HOME, SIZE, Cell, Square, column_of, row_of, with_card

# A card that adds fewer points than this has no good place; one that adds more than that is wanted.
_POOR = 2.0
_WANTED = 5.0


def features_of(seen: AlarunObservation, diagonal: bool, move: Move) -> list[Feature]:
    """Return the named properties of a legal move of the seat to move."""
    seat = seen.to_move
    assert seat is not None, "a seat has to decide"
    if isinstance(move, Place):
        return list(_of_place(seen, seat, move.card, move.cell))
    if isinstance(move, Name):
        sheet = score(seen.squares[seat], seen.taken[seat], move.identity, None, seen.numbers)
        points = sum(line.points for line in (*sheet.rows, *sheet.columns) if HOME in line.cells)
        return [_says(points, reason("alarun.hint.name", card=card_words(move.identity), points=points))]
    sight = SingleCardValue(seen, seat, diagonal)
    if isinstance(move, Swap):
        return list(_of_swap(seen, seat, sight, move.give, move.take, diagonal))
    return list(_of_pass(seen, sight, move))


def _says(weight: float, sentence: Reason) -> Feature:
    return Feature(sentence, weight)


def _of_place(seen: AlarunObservation, seat: Seat, card: Card, cell: Cell) -> Iterator[Feature]:
    """Yield what a card does in a cell: potions that grow, or cards of a line that may be joined later."""
    potions = list(_of_potions(seen, seat, card, cell))
    yield from potions
    square = seen.squares[seat]
    yield from _of_line(row_line(square, row_of(cell)), card, "row")
    yield from _of_line(column_line(square, column_of(cell)), card, "column")
    if not potions:
        yield _says(0.2, reason("alarun.hint.harmless"))


def _of_potions(seen: AlarunObservation, seat: Seat, card: Card, cell: Cell) -> Iterator[Feature]:
    """Yield the potions that grow by a card in a cell."""
    gain = seen.gain(seat, card, cell)
    square = with_card(with_card(seen.squares[seat], card, cell), gain.after.identity, HOME)
    for changes, lines, way in ((gain.rows, gain.after.rows, "row"), (gain.columns, gain.after.columns, "column")):
        points = dict(changes)
        for line in lines:
            if points.get(line.index, 0) > 0:
                yield _says(points[line.index], _potion_words(square, line, way))


def _potion_words(square: Square, line: Line, way: str) -> Reason:
    """Return the sentence about a potion: of one colour, else of one kind."""
    cards = [square[cell] for cell in line.cells]
    full = ".full" if line.strength == SIZE else ""
    if len(set(map(colour_of, cards))) == 1:
        colour = colour_words(colour_of(cards[0]))
        return reason(f"alarun.hint.{way}.colour{full}", colour=colour, count=line.strength, points=line.points)
    kind = kind_words(kind_of(cards[0]))
    return reason(f"alarun.hint.{way}.kind{full}", kind=kind, count=line.strength, points=line.points)


def _of_line(line: bytes, card: Card, way: str) -> Iterator[Feature]:
    """Yield how many cards of a line a card may be joined with later, by its colour and by its kind."""
    if card == CENTUM:
        return
    for aim in aims_of(card):
        fitting = {other for other in line if other < CENTUM and aim in aims_of(other) and other != card}
        if fitting:
            count = len(fitting) + 1
            if aim < len(COLOURS):
                said = reason(f"alarun.hint.{way}.towards.colour", colour=colour_words(aim), count=count)
            else:
                said = reason(f"alarun.hint.{way}.towards.kind", kind=kind_words(aim - len(COLOURS)), count=count)
            yield _says(count / 2, said)


def _of_swap(
    seen: AlarunObservation, seat: Seat, sight: SingleCardValue, give: Card, take: Card, diagonal: bool
) -> Iterator[Feature]:
    """Yield what speaks for an exchange: the card that comes, the one that goes, and who else wants the first."""
    if take == CENTUM:
        yield _says(seen.numbers.centum, reason("alarun.hint.centum", points=seen.numbers.centum))
    elif colour_of(take) == seen.colour:
        said = reason("alarun.hint.secret", card=card_words(take), points=seen.numbers.colour_bonus)
        yield _says(seen.numbers.colour_bonus, said)
    yield from _of_potions(seen, seat, take, sight.cell(take))
    yield _says(max(0.1, sight.worth(take) / 4), reason("alarun.hint.takes", card=card_words(take)))
    if sight.worth(give) < _POOR:
        yield _says(1.0 + _POOR - max(0.0, sight.worth(give)), reason("alarun.hint.gives", card=card_words(give)))
    rival = (seat + 1) % seen.seats
    if rival != seen.first_passer:
        wish = SingleCardValue(seen, rival, diagonal).worth(take)
        if wish > _WANTED:
            said = reason("alarun.hint.denies", card=card_words(take), seat=reason("seat", seat=rival))
            yield _says(wish / 4, said)


def _of_pass(seen: AlarunObservation, sight: SingleCardValue, move: Move) -> Iterator[Feature]:
    """Yield what speaks for passing, for exchanging everything, or for turning up other cards."""
    hand, centre = (sum(map(sight.worth, cards)) for cards in (seen.hand, seen.centre))
    best = max(map(sight.worth, seen.centre)) - min(map(sight.worth, seen.hand))
    if move == REFRESH:
        yield _says(1.0 + max(0.0, -best), reason("alarun.hint.refresh"))
        return
    if move == SWAP_ALL:
        yield _says(max(0.1, centre - hand), reason("alarun.hint.swap_all"))
    elif best <= 0:
        yield _says(1.5 - best, reason("alarun.hint.pass.best"))
    if seen.first_passer is None:
        yield _says(1.0, reason("alarun.hint.pass.first"))
    elif move != SWAP_ALL:
        yield _says(0.5, reason("alarun.hint.pass.keeps"))
