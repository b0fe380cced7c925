"""Seasons to goal: how far each seat is from the goal, in seasons, judged from anywhere in a match.

What a seat has counts as Magik: that on the track, what its potions may still bring in this harvest, spells, what waits
for it on the table, and tokens that a cellar keeps. What is lacking to the goal is divided by what its potions bring in
a season, above the zone in which small potions are banned by what the larger ones bring.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

import msgspec

from game.bots.cauldron.appraisal import Appraiser
from game.bots.cauldron.recipes import HIGH, MIDDLE, NO_HELP, UNKNOWN, Help, Recipes
from game.core.effects import NONE
from game.core.event import Seat
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.ingredients import ONE, Bag, Kind, kinds_in, size
from game.rules.cauldron.position import FINISH, HARVEST, ORDER, CauldronPosition
from game.rules.cauldron.standing import LATER, MATCH

_REMEMBERED = 1 << 10
# Stages of a season as they are judged: tokens to take, only quick actions left, the time between two harvests.
_PLAY, _LAST, _BETWEEN = 0, 1, 2
_STAGES = {HARVEST: _PLAY, ORDER: _PLAY, FINISH: _LAST}


# What a match that is won or lost counts.
_FAR = 5.0
# Before the goal is as near as this it is Magik that counts, from there on whether a brew gets there; and how many
# seasons a likely victory counts.
_WITHIN_ONE_BREW = 11
_WON = 2.0
# Spells count in full as long as so much Magik is needed: nothing but a brew reaches the goal.
_SPELLS_HELP = 20
# What waits for the end of a harvest; and how likely a token that is left is put into an empty cellar by then.
_AT_THE_END = LATER + "spoil"
_PUT_AWAY = 0.6
# A table that spells are drawn at, where nobody says how large it is.
_USUAL_SEATS = 4


class Moment(NamedTuple):
    """What is judged alike for all seats; `turns` and `full` are quarters of actions, left and in a whole season.

    `promises` are the Magik that waits for each seat on the table, `by_kind` and `by_cellared` what each gets when the
    harvest ends for a kind in its supply and for an ingredient in a cellar.
    """

    stage: int
    grown: Bag
    turns: float
    full: int
    fields: Bag
    is_helped: bool
    demands: Sequence[int]
    promises: Sequence[float]
    by_kind: Sequence[float]
    by_cellared: Sequence[float]


class Weights(msgspec.Struct, frozen=True):
    """How things are weighed, in Magik where nothing else is said.

    `harvests` is the share of all turns in which a token leaves a field, `promise` the share of what brews may bring in
    the rest of a harvest that they do bring. A spell counts `held` of what its verbs may bring as long as it might be
    cast, and `ahead` of it between harvests; what waits on the table counts `waiting`. `kept` is what an idle token
    counts that a cellar keeps, `risk` what thieves take off a loose one. `rivals` is how much their way to the goal
    counts, `sharpness` how clearly a lead of a season decides. `scarcity` is the likelihood that a token is gone when
    no other of its kind is there; `wish` that one is found that grows nowhere. `delay` is what a theft costs in
    seasons. In plans a brew may have `patience` more actions before quicker ones are preferred, and is certain with
    `margin` actions to spare.

    In seasons to come `share` is how much of what potions could bring they do bring. What comes from elsewhere is
    `luck`, or `late` in the zone of Advanced Alchemy; `cellar` and `choice` come with each cellar and potion, and
    `potent` is what an Advanced potion could bring in that zone apart from its ingredients. `others` is what
    potions bring that could be bought for a `price`.
    """

    harvests: float = 0.62
    promise: float = 1.0
    held: float = 0.5
    ahead: float = 1.15
    waiting: float = 1.0
    kept: float = 0.7
    risk: float = 0.1
    rivals: float = 0.2
    sharpness: float = 0.8
    scarcity: float = 0.45
    wish: float = 0.25
    delay: float = 0.04
    patience: float = 0.5
    margin: float = 1.0
    share: float = 0.75
    luck: float = 0.8
    late: float = 0.8
    cellar: float = 0.7
    choice: float = 0.0
    potent: float = 0.0
    others: float = 0.1
    price: float = 3.0


# At first sight a bot lives from day to day: good potions can still be bought when they are needed.
CAREFREE = Weights(others=4.0, potent=1.5)
# Who plans thinks of potions in time, but is vague about how long a harvest lasts.
PLAIN = Weights(others=2.5, margin=4.0, potent=2.0, cellar=1.5)
# What harvests brought beside what was expected of them (70 matches in which a third of all purchases was random), and
# which weights won when each seat had others at random (40 matches): few Magik come late but by Advanced potions.
KEEN = Weights(
    promise=0.75,
    ahead=1.4,
    risk=0.25,
    share=0.42,
    luck=1.5,
    late=0.2,
    cellar=0.5,
    choice=0.1,
    potent=3.0,
    others=1.5,
    price=4.0,
)


class SeasonsToGoal:
    """Judges positions of one match; what it remembers only saves time."""

    def __init__(self, book: MatchCards, weights: Weights | None = None, is_thorough: bool = False) -> None:
        self._book = book
        self.weights = weights or PLAIN
        self.appraiser = Appraiser(book)
        drawn = self.weights.ahead * self.appraiser.mean_of("basic", _USUAL_SEATS)
        self.recipes = Recipes(
            book, self.weights.scarcity, drawn, self.weights.patience, self.weights.margin, is_thorough
        )
        self._is_thorough = is_thorough
        self._seasons_of = lru_cache(_REMEMBERED)(self._way_to_goal)
        self._in_hand = lru_cache(1 << 8)(self._worth_of_hand)

    def score(self, position: CauldronPosition, eye: Seat) -> float:
        """Return how good a position is for a seat, in seasons: how far ahead it is of the others, mostly the nearest.

        With the whole weight on rivals it would grow as the likelihood to win does where each seat's is
        exp(-sharpness · seasons) in proportion; but what is known of them is vaguer.
        """
        seasons = self.seasons(position)
        own, sharpness = seasons.pop(eye), self.weights.sharpness
        nearest = min(seasons)
        others = sum(exp(sharpness * (nearest - each)) for each in seasons)
        return self.weights.rivals * (nearest - log(others) / sharpness) - own

    def own(self, position: CauldronPosition, seat: Seat) -> float:
        """Return how good a position is for a seat, in seasons, whatever the others have."""
        if position.winner is not None:
            return _FAR if seat == position.winner else -_FAR
        return -self.way_of(position, seat, self.moment(position))

    def seasons(self, position: CauldronPosition) -> list[float]:
        """Return how many seasons each seat may still need to the goal; below 0 where it may get there in this one."""
        seats = range(position.seats)
        if position.winner is not None:
            return [-_FAR if seat == position.winner else _FAR for seat in seats]
        moment = self.moment(position)
        return [self.way_of(position, seat, moment) for seat in seats]

    def moment(self, position: CauldronPosition) -> Moment:
        """Return what is the same for all seats."""
        board, standing = position.board, position.standing
        stage = _STAGES.get(position.phase, _BETWEEN)
        nothing = [0.0] * position.seats
        pace = 4 / (position.seats * self.weights.harvests)
        grown = 0
        if stage == _PLAY:
            for kind, tokens in zip(board.kinds, position.tokens, strict=True):
                if tokens:
                    grown += tokens * ONE[kind]
        is_helped = "yield" in standing or "substitute" in standing or "quick" in standing or "spare" in standing
        demands = self.recipes.demands(position) if self._is_thorough else [UNKNOWN] * position.seats
        full = round(len(board.kinds) * pace)
        promises = self._promises(position) if standing else nothing
        by_kind, by_cellared = self._counts(position) if _AT_THE_END in standing else (nothing, nothing)
        fields = _fields(board.kinds)
        turns = size(grown) * pace
        return Moment(stage, grown, turns, full, fields, is_helped, demands, promises, by_kind, by_cellared)

    def _promises(self, position: CauldronPosition) -> list[float]:
        """Return what waits on the table for each seat, in Magik."""
        total, seats, promised = [0.0] * position.seats, position.seats, self.appraiser.promised
        last = position.active if position.phase == FINISH else NONE
        for effects in position.standing.values():
            for effect in effects:
                if effect.until != MATCH:
                    for seat, worth in enumerate(promised(effect, seats, last)):
                        total[seat] += worth
        return total

    def _counts(self, position: CauldronPosition) -> tuple[list[float], list[float]]:
        """Return what each seat gets when the harvest ends for a kind in its supply and for a full cellar, in Magik."""
        by_kind, by_cellared = [0.0] * position.seats, [0.0] * position.seats
        for effect in position.standing[_AT_THE_END]:
            kinds, cellared = self.appraiser.counted(effect, position.seats)
            for seat in range(position.seats):
                by_kind[seat] += kinds[seat]
                by_cellared[seat] += cellared[seat]
        return by_kind, by_cellared

    def _worth_of_hand(self, hand: tuple[int, ...], seats: int) -> float:
        """Return what the spells of a hand may bring at moments that suit them, in Magik."""
        return sum(self.appraiser.kept(spell, seats) for spell in hand)

    def way_of(self, position: CauldronPosition, seat: Seat, moment: Moment) -> float:
        """Return how many seasons a seat may still need."""
        turns, kept = moment.turns, 0
        if seat == position.active and moment.stage == _PLAY:
            turns += 4 * position.actions
        if "keep" in position.standing:
            kept = modifiers.total(position, "keep", seat)
        hand = position.hands[seat]
        waiting = self.weights.waiting * moment.promises[seat]
        if hand:
            share = self.weights.ahead if moment.stage == _BETWEEN else self.weights.held
            waiting += share * self._in_hand(hand, position.seats)
        return self._seasons_of(
            position.magik[seat],
            waiting,
            position.supply[seat],
            position.cellared[seat],
            position.cellars[seat],
            kept,
            position.potions[seat],
            round(turns),
            moment.grown,
            moment.full,
            moment.fields,
            moment.stage,
            moment.by_kind[seat],
            moment.by_cellared[seat],
            moment.demands[seat],
            self.recipes.help(position, seat) if moment.is_helped else NO_HELP,
        )

    def _way_to_goal(
        self,
        magik: int,
        waiting: float,
        supply: Bag,
        cellared: Bag,
        cellars: int,
        kept: int,
        potions: tuple[int, ...],
        turns: int,
        grown: Bag,
        full: int,
        fields: Bag,
        stage: int,
        by_kind: float,
        by_cellared: float,
        demand: int,
        aid: Help,
    ) -> float:
        """Return how many seasons a seat may still need; `turns` and `full` are quarters of actions."""
        weights, numbers, expected = self.weights, self._book.numbers, self.recipes.expected
        zone, later = self.recipes.zone(magik), Help((), 0, False, weights.wish, demand)
        aid = Help(aid.bonuses, aid.bend, aid.quick, 0.0, demand)
        needed = numbers.goal - magik
        found = magik + waiting * min(1.0, needed / _SPELLS_HELP)
        winning = 0.0
        if stage == _PLAY:
            brewed, left = expected(supply + cellared, potions, turns, grown, zone, aid)
            stored = min(left, size(cellared) + kept)
            found += weights.promise * brewed
            found += weights.kept * (stored + _PUT_AWAY * min(left - stored, cellars - size(cellared)))
            if by_kind or by_cellared:
                found += _counted(supply, cellared, left, cellars, by_kind, by_cellared)
            if supply:
                found -= weights.risk * size(supply) * min(1.0, turns / 8)
            if self._is_thorough and needed <= _WITHIN_ONE_BREW:
                winning = self.recipes.likely_brew(supply + cellared, potions, turns, grown, zone, aid, needed)
                if winning:
                    found = min(found, numbers.cap)
        else:
            tokens = supply + cellared
            if stage == _LAST:
                brewed, left = expected(tokens, potions, 0, 0, zone, aid)
                found += brewed + weights.kept * min(kept, size(supply))
                if by_kind or by_cellared:
                    found += _counted(supply, cellared, left, cellars, by_kind, by_cellared)
                tokens = cellared
            if tokens:
                found += expected(tokens, potions, full, fields, zone, later)[0]
                found -= expected(0, potions, full, fields, zone, later)[0]
        more = weights.luck + weights.cellar * cellars + weights.choice * len(potions)
        to_goal, below = numbers.goal - found, numbers.alchemy - found
        seasons = 0.0
        if below > 0:
            seasons += self._way(below, more, expected(0, potions, full, fields, MIDDLE, later)[0])
            to_goal -= below
        brewed = expected(0, potions, full, fields, HIGH, later)[0] + self._potency(potions)
        seasons += self._way(to_goal, more - weights.luck + weights.late, brewed)
        return seasons - winning * (seasons + _WON)

    def _potency(self, potions: tuple[int, ...]) -> float:
        """Return what Advanced potions bring late in the match beyond what their ingredients promise."""
        return self.weights.potent * min(2, sum(potion >= self._book.first_advanced for potion in potions))

    def _way(self, magik: float, more: float, brewed: float) -> float:
        """Return the seasons in which a seat gains Magik with the potions that it has, or with others if that pays."""
        weights = self.weights
        with_these = magik / (more + weights.share * brewed)
        with_others = (magik + weights.price) / (more + weights.others)
        return min(with_these, with_others)


def _counted(supply: Bag, cellared: Bag, left: int, cellars: int, by_kind: float, by_cellared: float) -> float:
    """Return the Magik for what lies in a supply and in cellars when the harvest ends and so many tokens are left."""
    inside = min(left, size(cellared))
    stored = inside + _PUT_AWAY * min(left - inside, cellars - size(cellared))
    return by_cellared * stored + by_kind * min(left - stored, len(kinds_in(supply)))


@lru_cache(maxsize=256)
def _fields(kinds: tuple[Kind, ...]) -> Bag:
    """Return what one token of each field makes."""
    return sum(ONE[kind] for kind in kinds)
