"""Turns: setup and the five steps of a turn in their order (002 Setup, Turn Order; rulings B1 to B33).

Harvest and the draw are mandatory, the rest is not; a move of a later step leaves the earlier ones behind (ruling B2).
"""

from itertools import combinations, islice

from game.core.chance import Lcg
from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat, Tell
from game.rules.bubble_and_boil import ending, events
from game.rules.bubble_and_boil.cards.match_cards import HARVEST, MatchCards
from game.rules.bubble_and_boil.cubes import ONE_EACH, Colour, Heap, count_of, counts_of
from game.rules.bubble_and_boil.effects import hexes, operations
from game.rules.bubble_and_boil.ending import Ending, judge
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.position import (
    DISCARD,
    DRAFT,
    GROW,
    HEX,
    OVER,
    PLANT,
    REPLANT,
    UNDER_WAY,
    BubbleAndBoilPosition,
)

Position = BubbleAndBoilPosition


def set_up(codex: MatchCards, seats: int, seed: int) -> Position:
    """Return the table before any cube is in a cauldron and any card in a hand (002 Setup)."""
    chance = Lcg.seeded(seed)
    position = Position()
    position.seats = seats
    position.chance = chance
    # Ruling B1.
    position.first = position.active = chance.below(seats)
    position.round = 1
    position.step = HEX
    position.hexes = 0
    position.closed = False
    position.trigger = None
    position.stack = UNDER_WAY
    position.hands = [()] * seats
    position.shown = [()] * seats
    position.deck = bytes(chance.shuffled(codex.deck))
    position.discards = b""
    position.pots = [0] * seats
    position.pool = codex.numbers.cubes[seats] * ONE_EACH
    position.corruption = [0] * seats
    position.crones = [0] * seats
    position.diablerie = [0] * seats
    position.points = [0] * seats
    position.gardens = [()] * seats
    position.books = [b""] * seats
    position.annals = ()
    all_seen = codex.numbers.pot_to_pot == "everybody" or seats == 2
    position.tallies = () if all_seen else ((0,) * seats,) * (seats + 1)
    position.brewed = (None,) * seats
    position.victories = b""
    position.offers = ()
    return position


def begin(codex: MatchCards, position: Position, tell: Tell | None) -> None:
    """Fill the cauldrons, draw hands, choose Alternative Victory cards and begin the first turn (002 Setup)."""
    seats = position.seats
    position.pool -= seats * ONE_EACH
    for seat in range(seats):
        operations.fill(position, seat, ONE_EACH)
    if tell is not None:
        tell(events.MatchStarted(seats, position.first, counts_of(position.pool)))
    for step in range(seats):
        operations.draw_cards(codex, position, (position.first + step) % seats, codex.numbers.hand, tell)
    _choose_victories(codex, position, tell)
    if position.step == HEX and tell is not None:
        tell(events.TurnStarted(position.active, 1))
    position.stack = ()


def _choose_victories(codex: MatchCards, position: Position, tell: Tell | None) -> None:
    """Put Alternative Victory cards into play or offer them (002 Advanced Game; ruling B46)."""
    choice = codex.options.victory
    if choice == "off":
        return
    drawn = iter(codex.victories_drawn(position.chance.shuffled(range(len(codex.victory_cards))), ()))
    if choice != "draft":
        for victory in islice(drawn, int(choice)):
            position.victories += bytes((victory,))
            if tell is not None:
                tell(events.VictoryInPlay(codex.victory_names[victory], None))
        return
    position.offers = (b"",) * position.seats
    for step in range(1, position.seats):
        seat = (position.first + step) % position.seats
        offer = bytes(sorted(islice(drawn, 2)))
        position.offers = (*position.offers[:seat], offer, *position.offers[seat + 1 :])
        if tell is not None:
            tell(events.VictoryOffered(seat, tuple(codex.victory_names[each] for each in offer)))
    position.step = DRAFT
    position.active = (position.first + 1) % position.seats


def keep(codex: MatchCards, position: Position, victory: int, tell: Tell | None) -> None:
    """Put the chosen Alternative Victory card into play; after the last one the first turn begins."""
    seat = position.active
    position.victories += bytes((victory,))
    offers = list(position.offers)
    offers[seat] = b""
    position.offers = tuple(offers)
    if tell is not None:
        tell(events.VictoryInPlay(codex.victory_names[victory], seat))
    position.active = (seat + 1) % position.seats
    if position.active == position.first:
        position.step = HEX
        position.offers = ()
        if tell is not None:
            tell(events.TurnStarted(position.active, 1))


def harvest(codex: MatchCards, position: Position, tell: Tell | None) -> None:
    """End the hexes and harvest all gardens."""
    seat = position.active
    if not position.gardens[seat]:
        position.step = PLANT
        return
    position.stack = (Running(HARVEST, seat),)
    hexes.resolve(codex, position, tell)


# 3. Plant a garden.


def can_join(codex: MatchCards, pool: Heap, colour: Colour, card: int) -> bool:
    """Return whether a card fits a garden of a colour and a pool has its cubes (ruling B23)."""
    return 0 < codex.yields[colour][card] <= count_of(pool, colour)


def can_plant(codex: MatchCards, pool: Heap, colour: Colour, first: int, second: int) -> bool:
    """Return whether two cards make a garden of a colour, with all their cubes in a pool (rulings B21 to B23)."""
    yields = codex.yields[colour]
    mine, other = yields[first], yields[second]
    return bool(mine and other) and mine + other <= count_of(pool, colour)


def pairs(codex: MatchCards, pool: Heap, hand: tuple[int, ...]) -> list[tuple[Colour, int, int]]:
    """Return every garden of two cards that a hand can plant: colour and cards, ascending."""
    left = counts_of(pool)
    found: tuple[list[tuple[Colour, int, int]], ...] = ([], [], [], [])
    # Copies stand for each other: a pair of unlike cards is named once, a pair of like ones too.
    for pair in dict.fromkeys(combinations(hand, 2)):
        for colour, cubes in codex.couples.get(pair, ()):
            if cubes <= left[colour]:
                found[colour].append((colour, *pair))
    green, orange, red, yellow = found
    return green + orange + red + yellow


def can_replant(codex: MatchCards, position: Position, garden: int) -> bool:
    """Return whether something could be planted after a garden of the active seat was destroyed (ruling B24)."""
    seat = position.active
    pool = position.pool + position.gardens[seat][garden].heap
    return bool(pairs(codex, pool, position.hands[seat]))


def raze(codex: MatchCards, position: Position, garden: int, tell: Tell | None) -> None:
    """Destroy one of two gardens to plant another, which costs a crone if there is one (ruling B24)."""
    seat = position.active
    operations.raze(codex, position, seat, garden, tell)
    operations.lose_crones(position, seat, 1, None, tell)
    position.step = REPLANT


def plant(codex: MatchCards, position: Position, colour: Colour, cards: tuple[int, int], tell: Tell | None) -> None:
    """Make two cards of the hand a garden."""
    seat, growth = position.active, codex.growth[colour]
    heaps = growth[cards[0]], growth[cards[1]]
    for card in cards:
        operations.leave_hand(position, seat, card)
    position.pool -= heaps[0] + heaps[1]
    position.gardens[seat] = (*position.gardens[seat], Garden(colour, cards, heaps))
    position.step = GROW
    if tell is not None:
        garden = len(position.gardens[seat]) - 1
        tell(events.Planted(seat, garden, colour, codex.called(cards), (counts_of(heaps[0]), counts_of(heaps[1]))))
    _test_planting(codex, position, tell)


def grow(codex: MatchCards, position: Position, card: int, tell: Tell | None) -> None:
    """Add one more card of the hand to the garden that is being planted."""
    seat = position.active
    garden = len(position.gardens[seat]) - 1
    before = position.gardens[seat][garden]
    heap = codex.growth[before.colour][card]
    operations.leave_hand(position, seat, card)
    position.pool -= heap
    operations.set_garden(position, seat, garden, before.with_card(card, heap))
    if tell is not None:
        tell(events.Grown(seat, garden, codex.names[card], counts_of(heap)))
    _test_planting(codex, position, tell)


def _test_planting(codex: MatchCards, position: Position, tell: Tell | None) -> None:
    """Trigger the end if the pool has run out of cubes; this garden cannot grow then, so that a hard stop is due."""
    ending.test(codex, position, tell)
    if ending.stops_now(codex, position):
        ending.stop_play(codex, position, tell)


# 4. Record a recipe.


def ends_by_record(codex: MatchCards, position: Position) -> bool:
    """Return whether a recipe now would trigger the end after more than one hex, which is not allowed (ruling B27)."""
    if position.hexes < 2 or position.trigger is not None:
        return False
    return len(position.books[position.active]) + 1 >= codex.limits_with(position.victories).recipes


def record(codex: MatchCards, position: Position, card: int, tell: Tell | None) -> None:
    """Put a card of the hand into the book (ruling B26)."""
    position.step = DISCARD
    operations.record(codex, position, position.active, card, tell)
    if ending.stops_now(codex, position):
        ending.stop_play(codex, position, tell)


# 5. Discard, draw, and the end of the turn.


def discard(codex: MatchCards, position: Position, card: int, tell: Tell | None) -> None:
    """Discard a card of the hand before drawing."""
    operations.discard(codex, position, position.active, card, tell)
    position.step = DISCARD


def draw_count(codex: MatchCards, position: Position) -> int:
    """Return how many cards end the turn: up to a full hand, or one (ruling B29)."""
    return max(1, codex.numbers.hand - len(position.hands[position.active]))


def draw(codex: MatchCards, position: Position, tell: Tell | None) -> None:
    """Draw cards and pass the turn on."""
    seat = position.active
    operations.draw_cards(codex, position, seat, draw_count(codex, position), tell)
    following = (seat + 1) % position.seats
    ends_round = following == position.first
    if ends_round and position.round == codex.numbers.rounds and position.trigger is None:
        # Ruling B53.
        ending.trigger(position, Ending.ROUNDS, tell)
    # Ruling B33: everybody has had equally many turns when it is the first player's again.
    if ends_round and position.trigger is not None:
        ending.stop_play(codex, position, tell)
        return
    if ends_round:
        position.round += 1
    position.active = following
    position.step = HEX
    position.hexes = 0
    position.closed = False
    if tell is not None:
        tell(events.TurnStarted(following, position.round))


def brew(codex: MatchCards, position: Position, cards: tuple[int, ...], tell: Tell | None) -> None:
    """Brew recipes; after the last seat the match is over."""
    seat = position.active
    position.brewed = (*position.brewed[:seat], bytes(cards), *position.brewed[seat + 1 :])
    if tell is not None:
        points = sum(codex.needs[card].points for card in cards)
        tell(events.Brewed(seat, codex.called(cards), points))
    following = (seat + 1) % position.seats
    if following != position.first:
        position.active = following
        return
    position.step = OVER
    if tell is not None:
        outcome = judge(codex, position)
        tell(events.MatchEnded(outcome.ending, outcome.winners, outcome.scores))


def seat_to_move(position: Position) -> Seat | None:
    """Return the seat that has to decide, or None in the middle of an effect and when the match is over."""
    if position.stack:
        frame = position.stack[-1]
        if isinstance(frame, Choice):
            return frame.seat
        return frame.asked[0] if isinstance(frame, Window) else None
    return None if position.step == OVER else position.active
