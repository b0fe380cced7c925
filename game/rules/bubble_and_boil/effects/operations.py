"""Operations: everything that rules and hexes do to cubes, discs, crones, cards and gardens, told as events.

They change the position whether or not somebody listens; who may do what is decided elsewhere.
"""

from game.core.event import Seat, Tell
from game.rules.bubble_and_boil import ending, events
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import Heap, counts_of, draw, heap_of, lower_bound
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.position import NOBODY, BubbleAndBoilPosition

Position = BubbleAndBoilPosition


# Cauldrons. Everybody keeps in mind what they see going in and out (rulings B47 and B48).


def fill(position: Position, seat: Seat, heap: Heap) -> None:
    """Put cubes into a cauldron before all eyes."""
    position.pots[seat] += heap
    if position.tallies:
        position.tallies = tuple(_with(tally, seat, tally[seat] + heap) for tally in position.tallies)


def spill(position: Position, seat: Seat, count: int, tell: Tell | None) -> None:
    """Take random cubes out of a cauldron and put them into the pool, as many as there are (rulings B5 to B7)."""
    heap = draw(position.pots[seat], count, position.chance)
    if not heap:
        return
    position.pots[seat] -= heap
    position.pool += heap
    if position.tallies:
        position.tallies = tuple(_with(tally, seat, _less(tally[seat], heap)) for tally in position.tallies)
    if tell is not None:
        tell(events.CubesSpilled(seat, counts_of(heap)))


def sip(position: Position, origin: Seat, goal: Seat, count: int, tell: Tell | None) -> None:
    """Take random cubes out of a cauldron into another, as many as there are (rulings B6 and B48)."""
    heap = draw(position.pots[origin], count, position.chance)
    if not heap:
        return
    position.pots[origin] -= heap
    position.pots[goal] += heap
    if position.tallies:
        moved = sum(counts_of(heap))
        tallies = []
        for eye, tally in enumerate(position.tallies):
            if eye in {origin, goal}:
                known = _with(tally, origin, _less(tally[origin], heap))
                tallies.append(_with(known, goal, known[goal] + heap))
            else:
                tallies.append(_with(tally, origin, lower_bound(tally[origin], moved)))
        position.tallies = tuple(tallies)
        if tell is not None:
            tell(events.CubesSippedUnseen(origin, goal, moved, counts_of(heap)))
    elif tell is not None:
        counts = counts_of(heap)
        tell(events.CubesSipped(origin, goal, sum(counts), counts))


def peek(position: Position, seat: Seat, tell: Tell | None) -> None:
    """Let a seat look into its own cauldron (002 Kindly Crone; ruling B30)."""
    pot = position.pots[seat]
    if position.tallies:
        tallies = list(position.tallies)
        tallies[seat] = _with(tallies[seat], seat, pot)
        position.tallies = tuple(tallies)
    if tell is not None:
        tell(events.Peeked(seat, counts_of(pot)))


def _with(tally: tuple[Heap, ...], seat: Seat, heap: Heap) -> tuple[Heap, ...]:
    """Return what somebody knows of all cauldrons with another heap for one of them."""
    return (*tally[:seat], heap, *tally[seat + 1 :])


def _less(heap: Heap, gone: Heap) -> Heap:
    """Return what is certain of a heap after these cubes, certain or not, have left it."""
    return heap_of([max(had - lost, 0) for had, lost in zip(counts_of(heap), counts_of(gone), strict=True)])


# Corruption.


def corruption_left(codex: MatchCards, position: Position) -> int:
    """Return how many corruption discs are in the supply."""
    return codex.numbers.corruption - sum(position.corruption)


def corrupt(codex: MatchCards, position: Position, seat: Seat, count: int, tell: Tell | None) -> None:
    """Put discs from the supply into a cauldron, the rest of them where they are too few (ruling B10)."""
    count = min(count, corruption_left(codex, position))
    if count:
        position.corruption[seat] += count
        if tell is not None:
            tell(events.CorruptionMoved(count, None, seat))
        ending.test(codex, position, tell)


def shed(position: Position, seat: Seat, count: int, goal: Seat | None, tell: Tell | None) -> None:
    """Move discs from a cauldron to the supply (None) or to another cauldron, as many as there are."""
    count = min(count, position.corruption[seat])
    if count:
        position.corruption[seat] -= count
        if goal is not None:
            position.corruption[goal] += count
        if tell is not None:
            tell(events.CorruptionMoved(count, seat, goal))


# Tracks and crones.


def crones_left(codex: MatchCards, position: Position) -> int:
    """Return how many crones are in the supply."""
    return codex.numbers.crones - sum(position.crones)


def change_diablerie(codex: MatchCards, position: Position, seat: Seat, change: int, tell: Tell | None) -> None:
    """Move a Diablerie marker between 0 and the top of the track (ruling B12)."""
    top = codex.limits_with(position.victories).track
    before = position.diablerie[seat]
    now = max(0, min(before + change, top))
    if now != before:
        position.diablerie[seat] = now
        if tell is not None:
            tell(events.DiablerieChanged(seat, now - before, now))
        if now == top:
            ending.test(codex, position, tell)


def change_points(position: Position, seat: Seat, change: int, tell: Tell | None) -> None:
    """Move a point marker, never below 0 (ruling B44)."""
    before = position.points[seat]
    now = max(0, before + change)
    if now != before:
        position.points[seat] = now
        if tell is not None:
            tell(events.PointsChanged(seat, now - before, now))


def lose_crones(position: Position, seat: Seat, count: int, goal: Seat | None, tell: Tell | None) -> None:
    """Move crones from a seat to the supply (None) or to another seat, as many as there are."""
    count = min(count, position.crones[seat])
    if count:
        position.crones[seat] -= count
        if goal is not None:
            position.crones[goal] += count
        if tell is not None:
            tell(events.CronesMoved(count, seat, goal))


# Cards.


def draw_cards(codex: MatchCards, position: Position, seat: Seat, count: int, tell: Tell | None) -> None:
    """Draw cards into a hand; the discards become the deck when it is empty (ruling B30)."""
    missing = count - _draw_from_deck(codex, position, seat, count, tell)
    if missing and position.discards:
        position.deck = bytes(position.chance.shuffled(position.discards))
        position.discards = b""
        if tell is not None:
            tell(events.DeckReshuffled(len(position.deck)))
        if codex.options.peek_on_shuffle:
            for each in range(position.seats):
                peek(position, each, tell)
        _draw_from_deck(codex, position, seat, missing, tell)


def _draw_from_deck(codex: MatchCards, position: Position, seat: Seat, count: int, tell: Tell | None) -> int:
    """Draw as many cards as the deck has; return how many that are."""
    drawn = position.deck[-count:]
    if drawn:
        position.deck = position.deck[:-count]
        position.hands[seat] = tuple(sorted((*position.hands[seat], *drawn)))
        if tell is not None:
            tell(events.Drawn(seat, len(drawn), codex.called(drawn[::-1])))
    return len(drawn)


def leave_hand(position: Position, seat: Seat, card: int) -> None:
    """Take a card out of a hand before all eyes."""
    hand = position.hands[seat]
    at = hand.index(card)
    position.hands[seat] = hand[:at] + hand[at + 1 :]
    shown = position.shown[seat]
    if card in shown:
        at = shown.index(card)
        position.shown[seat] = shown[:at] + shown[at + 1 :]


def discard(codex: MatchCards, position: Position, seat: Seat, card: int, tell: Tell | None) -> None:
    """Discard a card of a hand."""
    leave_hand(position, seat, card)
    position.discards += bytes((card,))
    if tell is not None:
        tell(events.Discarded(seat, codex.names[card]))


def record(codex: MatchCards, position: Position, seat: Seat, card: int, tell: Tell | None) -> None:
    """Put a card of a hand into its seat's book; a hidden one may have been any that the others know of."""
    leave_hand(position, seat, card)
    position.books[seat] = bytes(sorted((*position.books[seat], card)))
    position.annals = (*position.annals, (seat, NOBODY, card))
    is_open = codex.options.kindly_crone
    if not is_open:
        position.shown[seat] = ()
    if tell is not None:
        tell((events.RecordedOpenly if is_open else events.Recorded)(seat, codex.names[card]))
    ending.test(codex, position, tell)


def steal_recipe(
    codex: MatchCards, position: Position, thief: Seat, victim: Seat, card: int, tell: Tell | None
) -> None:
    """Move a recipe from one book into another (ruling B15)."""
    book = position.books[victim]
    at = book.index(card)
    position.books[victim] = book[:at] + book[at + 1 :]
    position.books[thief] = bytes(sorted((*position.books[thief], card)))
    position.annals = (*position.annals, (thief, victim, card))
    if tell is not None:
        kind = events.RecipeStolenOpenly if codex.options.kindly_crone else events.RecipeStolen
        tell(kind(thief, victim, codex.names[card]))
    ending.test(codex, position, tell)


# Gardens.


def set_garden(position: Position, seat: Seat, garden: int, changed: Garden) -> None:
    """Put a changed garden in the place of the one that was there."""
    gardens = position.gardens[seat]
    position.gardens[seat] = (*gardens[:garden], changed, *gardens[garden + 1 :])


def clear(position: Position, seat: Seat, garden: int) -> Garden:
    """Discard the cards of a garden, its cubes going to the pool, and return it."""
    gardens = position.gardens[seat]
    gone = gardens[garden]
    position.gardens[seat] = gardens[:garden] + gardens[garden + 1 :]
    position.discards += bytes(gone.cards)
    position.pool += gone.heap
    return gone


def raze(codex: MatchCards, position: Position, seat: Seat, garden: int, tell: Tell | None) -> None:
    """Destroy a garden; crones are not touched by that (ruling B25)."""
    gone = clear(position, seat, garden)
    if tell is not None:
        tell(events.GardenRazed(seat, garden, codex.called(gone.cards), counts_of(gone.heap)))


def lift(
    codex: MatchCards, position: Position, seat: Seat, garden: int, plot: int, goal: Seat, tell: Tell | None
) -> None:
    """Take a card out of a garden into a hand, its cubes going to the pool; one card alone withers (ruling B19)."""
    before = position.gardens[seat][garden]
    card, heap = before.cards[plot], before.cubes[plot]
    position.pool += heap
    position.hands[goal] = tuple(sorted((*position.hands[goal], card)))
    position.shown[goal] = tuple(sorted((*position.shown[goal], card)))
    set_garden(position, seat, garden, before.without(plot))
    if tell is not None:
        tell(events.CardLifted(seat, garden, plot, codex.names[card], counts_of(heap), goal))
    if len(before.cards) <= 2:
        gone = clear(position, seat, garden)
        if tell is not None:
            tell(events.GardenWithered(seat, garden, codex.called(gone.cards), counts_of(gone.heap)))


def complete(codex: MatchCards, position: Position, seat: Seat, tell: Tell | None) -> None:
    """Discard gardens without cubes, each for a crone (ruling B17), the last place first."""
    for garden in range(len(position.gardens[seat]) - 1, -1, -1):
        if position.gardens[seat][garden].heap:
            continue
        gone = clear(position, seat, garden)
        crones = min(1, crones_left(codex, position))
        position.crones[seat] += crones
        if tell is not None:
            tell(events.GardenCompleted(seat, garden, codex.called(gone.cards), crones))
        ending.test(codex, position, tell)
