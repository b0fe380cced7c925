"""Foreseen hexes: where one leads its caster, and which would find nothing to do, as far as the caster may know.

Rulings B6 (a hex that does nothing may be cast), B9 and B12.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.effect_stack import Running
from game.core.event import Seat
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.card_files import Card, DesignRules
from game.rules.bubble_and_boil.cards.match_cards import price_of, way_name
from game.rules.bubble_and_boil.moves import Hex
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation, SeenGarden


class _Moment(NamedTuple):
    """What lies before a hex once it is paid: of its caster less than is seen, of all others what is seen."""

    seen: BubbleAndBoilObservation
    caster: Seat
    spilt: int
    razed: int
    discs: int
    into_pool: bool
    designs: Sequence[DesignRules]

    def gardens(self, seat: Seat) -> Sequence[SeenGarden]:
        """Return the gardens of a seat; which of its own the caster destroys is not known yet."""
        gardens = self.seen.gardens[seat]
        return () if seat == self.caster and len(gardens) <= self.razed else gardens

    def cubes(self, seat: Seat) -> int:
        """Return the most cubes that lie in one garden of a seat."""
        return max((sum(map(sum, garden.cubes)) for garden in self.gardens(seat)), default=0)

    def amount(self, verb: verbs.AnyVerb, seat: Seat) -> int | None:
        """Return how much there is of what a verb takes or gives that happens to a seat; None: more than enough."""
        seen, own = self.seen, self.gardens(self.caster)
        match verb:
            case verbs.Corruption():
                return seen.corruption_left - self.discs
            case verbs.Spill() | verbs.Sip():
                return seen.pot_sizes[seat] - (self.spilt if seat == self.caster else 0)
            case verbs.Prune() | verbs.Pilfer():
                return self.cubes(seat)
            case verbs.Raze() | verbs.Lift():
                return len(self.gardens(seat))
            case verbs.Discard():
                return seen.hand_counts[seat] if seat != self.caster else len(self.designs)
            case verbs.LoseCrone() | verbs.TakeCrone():
                return seen.crones[seat]
            case verbs.Shed():
                return seen.corruption[seat] + (self.discs if seat == self.caster else 0)
            case verbs.PassCorruption():
                return seen.corruption[self.caster] + self.discs
            case verbs.Diablerie(change):
                return seen.diablerie[seat] if change < 0 else seen.limits.track - seen.diablerie[seat]
            case verbs.Points(change) if change < 0:
                return seen.points[seat]
            case verbs.StealRecipe():
                return seen.book_counts[seat]
            case verbs.Graft():
                return sum(design.yields(garden.colour) for garden in own for design in self.designs)
            case verbs.SwapGardens():
                return min(len(own), len(self.gardens(seat)))
            case verbs.Reap():
                return self.cubes(self.caster)
            case verbs.Sprout() if not own:
                return 0
            case verbs.Sprout() | verbs.Pour() if not self.into_pool:
                return sum(seen.pool)
        return None

    def finds_nothing(self, verb: verbs.AnyVerb, seat: Seat) -> bool:
        """Return whether a verb does nothing to a seat; of a choice, whether there is no way that it can go in full."""
        if isinstance(verb, verbs.Choose):
            return all(any(self.falls_short(each, seat) for each in way) for way in verb.ways)
        amount = self.amount(verb, seat)
        return amount is not None and amount <= 0

    def falls_short(self, verb: verbs.AnyVerb, seat: Seat) -> bool:
        """Return whether a verb cannot be done to a seat in full (ruling B9); what rises may stop at the top."""
        change = getattr(verb, "change", 0)
        amount = None if change > 0 else self.amount(verb, seat)
        return amount is not None and amount < (-change or getattr(verb, "count", 1))


class Aimed(NamedTuple):
    """A hex of an open hand, the cards that would stay there, and the seats at which it is aimed."""

    design: DesignRules
    others: Sequence[DesignRules]
    targets: Sequence[Seat]


def aim_of(seen: BubbleAndBoilObservation, move: Hex, design_of: Callable[[Card], DesignRules]) -> Aimed:
    """Return what a hex of the observing seat would be cast with and at whom."""
    others = list(seen.hand)
    others.remove(move.card)
    rivals = [seat for seat in range(seen.seats) if seat != seen.active]
    targets = rivals if move.target is None else [move.target]
    return Aimed(design_of(move.card), [design_of(card) for card in others], targets)


def is_idle(
    seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules], targets: Sequence[Seat]
) -> bool:
    """Return whether a hex of the hand would do nothing to these seats nor for its caster but raise the Diablerie.

    `others` are the cards that would stay in the hand. Where it depends on what these eyes cannot see, it is not idle.
    """
    return all(_parts(seen, design, others, targets).values())


def idle_parts(
    seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules], targets: Sequence[Seat]
) -> frozenset[int]:
    """Return which parts of a hex of the hand would do nothing while others do something, as in `is_idle`.

    They are counted as the sentences of its text: what it does to others, then what its caster gets.
    """
    parts = _parts(seen, design, others, targets)
    return frozenset() if all(parts.values()) else frozenset(place for place, idle in parts.items() if idle)


def only_repays(
    seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules], targets: Sequence[Seat]
) -> bool:
    """Return whether all that a hex of the hand would do is to return no more corruption than casting it costs (B12).

    One that would do nothing at all returns none.
    """
    paid, returned = _paid(seen, design, others), 0
    for _, verb, seats in _about(seen, design, targets):
        if isinstance(verb, verbs.Shed) and seats == (seen.active,):
            returned += verb.count
        elif not all(paid.finds_nothing(verb, seat) for seat in seats):
            return False
    return 0 < min(returned, seen.corruption[seen.active] + paid.discs) <= paid.discs


def short_parts(
    seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules], targets: Sequence[Seat]
) -> dict[int, int]:
    """Return of which parts of a hex of the hand less than their words say is there for one seat, and how much (B6).

    They are counted as in `idle_parts`, which are none of them.
    """
    paid = _paid(seen, design, others)
    short = {}
    for place, verb, seats in _about(seen, design, targets):
        if len(seats) == 1 and not isinstance(verb, verbs.Choose) and paid.falls_short(verb, seats[0]):
            short[place] = paid.amount(verb, seats[0]) or 0
    return {place: amount for place, amount in short.items() if amount > 0}


def diablerie_once_cast(seen: BubbleAndBoilObservation, design: DesignRules) -> int:
    """Return where the Diablerie of the active seat stands once a hex is cast, for which it rises at last (B12)."""
    own = (*design.cost, *(design.effect if design.aim == "self" else ()), *design.boon)
    level = seen.diablerie[seen.active]
    for change in (*(verb.change for verb in own if isinstance(verb, verbs.Diablerie)), 1):
        level = min(max(0, level + change), seen.limits.track)
    return level


def barred_ways(seen: BubbleAndBoilObservation, design: DesignRules) -> tuple[int, ...]:
    """Return which ways of the hex that runs its victim could not go in full while it goes another one (ruling B9)."""
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    ways = next((verb.ways for verb in design.effect if isinstance(verb, verbs.Choose)), ())
    if seen.resolving is None or seen.asked_about is None or not isinstance(below, Running):
        return ()
    if below.source not in {way_name(seen.resolving, number) for number in range(len(ways))}:
        return ()
    ways_on = _ways_on(seen, design, seen.asked_about)
    return tuple(
        number
        for number in range(len(ways))
        if number not in ways_on and below.source != way_name(seen.resolving, number)
    )


def ways_once_hit(seen: BubbleAndBoilObservation, design: DesignRules, victim: Seat) -> tuple[int, ...] | None:
    """Return which ways of a hex that is paid its victim could go in full (ruling B9); None where it leaves no ways."""
    has_ways = any(isinstance(verb, verbs.Choose) for verb in design.effect)
    return _ways_on(seen, design, victim) if has_ways else None


def does_nothing_once_hit(seen: BubbleAndBoilObservation, design: DesignRules, victim: Seat) -> bool:
    """Return whether a hex that is paid would do nothing to its victim (ruling B6)."""
    now = _now(seen)
    return all(now.finds_nothing(verb, victim) for verb in design.effect if not isinstance(verb, verbs.Block))


def _ways_on(seen: BubbleAndBoilObservation, design: DesignRules, seat: Seat) -> tuple[int, ...]:
    """Return which ways of a hex that is paid a seat could go in full."""
    now, ways = _now(seen), next((verb.ways for verb in design.effect if isinstance(verb, verbs.Choose)), ())
    return tuple(number for number, way in enumerate(ways) if not any(now.falls_short(verb, seat) for verb in way))


def _now(seen: BubbleAndBoilObservation) -> _Moment:
    """Return what lies there once a hex is paid."""
    return _Moment(seen, seen.active, 0, 0, 0, False, ())


def _parts(
    seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules], targets: Sequence[Seat]
) -> dict[int, bool]:
    """Return of each part of a hex whether it would do nothing to anybody whom it is about."""
    paid = _paid(seen, design, others)
    return {
        place: all(paid.finds_nothing(verb, seat) for seat in seats)
        for place, verb, seats in _about(seen, design, targets)
    }


def _paid(seen: BubbleAndBoilObservation, design: DesignRules, others: Sequence[DesignRules]) -> _Moment:
    """Return what lies before a hex of the active seat once it is paid."""
    price = price_of(design)
    return _Moment(
        seen, seen.active, price.pot, price.gardens, price.corruption + seen.hexes,
        bool(price.pot or price.garden_cubes or price.gardens), others,
    )  # fmt: skip


def _about(
    seen: BubbleAndBoilObservation, design: DesignRules, targets: Sequence[Seat]
) -> list[tuple[int, verbs.AnyVerb, Sequence[Seat]]]:
    """Return the place of each part of a hex, what it does and to whom; a way out is no part."""
    about = [*((verb, targets) for verb in design.effect), *((verb, (seen.active,)) for verb in design.boon)]
    return [(place, verb, seats) for place, (verb, seats) in enumerate(about) if not isinstance(verb, verbs.Block)]
