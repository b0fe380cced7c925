"""Appraisal: what the verbs of a card are worth to each seat, in Magik, for cards that wait in a hand or on the table.

No card is known by its name: whatever a deck holds is weighed by what its verbs do. What cannot be known before it
happens (who is lowest, how a die falls, whether somebody accepts) counts by how likely it is.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from game.bots.cauldron.theft_odds import SIDES
from game.core.effects import NONE
from game.core.event import Seat
from game.rules.cauldron.cards import verbs, verbs_fields, verbs_magik, verbs_season, verbs_spells, verbs_tokens
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.ingredients import size
from game.rules.cauldron.position import ADVANCED_SPELLS, BASIC_SPELLS
from game.rules.cauldron.standing import LATER, MATCH, Standing

Shares: TypeAlias = tuple[float, ...]
"""How much something concerns each seat: 1 for sure, less where it may be another one."""

# What helps brews is seen where these are judged (recipes.py), and here only as long as it is still to come.
_JUDGED_WITH_BREWS = frozenset({"yield", "substitute", "spare", "quick", "keep"})
_REMEMBERED = 1 << 8
# How many things there are of which a verb counts each, as a rule; and tokens that a name may stand for.
_USUAL = {"cellar": 1.0, "cellared": 1.0, "potion": 3.0, "kind": 2.5, "die": 3.5, "brew": 2.0}
_BAG = 2.5
# What is counted by the piece when the harvest ends is judged by what a seat has then.
_COUNTED = ("kind", "cellared")
# How likely the moment comes for which something waits, and what may be done several times.
_COMES = {"harvest": 0.8, "brew": 0.8, "buy": 0.7, "spoil": 1.0, "grow": 0.9}
_ON_FIELD = 0.6
_ACCEPTS = 0.5
_LAST = 0.35


class Prices(msgspec.Struct, frozen=True):
    """What things are worth, in Magik, at most moments.

    `token` is one in a supply, `grown` one on the board, which all may take, and `reserved` one that only some may;
    `action`, `cellar`, `field` and `potion` (Basic) are one more of these, `recipe` an Advanced potion, `basic` and
    `advanced` a spell of these tiers, and `brew` what one brings. `foiled` is what somebody loses whose action is
    foiled, `spite` the share of it that others gain, `cancelled` what comes of cancelling a spell. `die` is a roll
    repeated or set as one wishes.
    """

    token: float = 1.2
    grown: float = 1.1
    reserved: float = 0.7
    action: float = 1.2
    cellar: float = 2.0
    field: float = 0.7
    potion: float = 1.5
    recipe: float = 3.0
    brew: float = 5.0
    basic: float = 1.2
    advanced: float = 2.4
    foiled: float = 2.0
    cancelled: float = 1.5
    die: float = 1.2
    spite: float = 0.4


# What a spell may be good for, as hints tell it: what comes later, a choice that somebody else has, the place of
# fields, the next brew, Magik at once.
POINTS = ("later", "rival", "place", "brew", "magik")
_OF_FIELDS = frozenset({"growth", "no_harvest", "reach"})
_FIELD_VERBS = (
    verbs_fields.Harvest, verbs_fields.Sow, verbs_fields.AddField, verbs_fields.MoveField, verbs_fields.Ring,
)  # fmt: skip
_MAGIK_VERBS = (verbs_magik.Gain, verbs_magik.Drain)

# What a change of the rules is worth to a seat for which it holds, for each of its amount or, below, as such.
_BY_AMOUNT = {
    "yield": 1.0, "reach": 0.9, "spare": 1.1, "substitute": 0.7, "keep": 0.7, "price": -0.5, "hand": 0.3,
    "cellars": 0.5, "steal": 0.3, "guard": 0.3, "roll": 0.1,
}  # fmt: skip
_AS_SUCH = {
    "quick": 0.8, "safe": 0.4, "me_first": 0.6, "no_steal": -0.2, "no_brew": -1.0, "no_quick": -0.6, "no_move": -0.3,
    "no_cast": -0.4,
}  # fmt: skip


class Appraiser:
    """Appraises the programs of one match's cards; what it remembers only saves time."""

    def __init__(self, book: MatchCards, prices: Prices | None = None) -> None:
        self._book = book
        self._prices = prices or Prices()
        self.promised = lru_cache(_REMEMBERED)(self._promised)
        self.counted = lru_cache(_REMEMBERED)(self._counted)
        self.due = lru_cache(_REMEMBERED)(self._due)
        self.kept = lru_cache(_REMEMBERED)(self._kept)

    def _promised(self, effect: Standing, seats: int, last: Seat = NONE) -> Shares:
        """Return what an effect that stands will bring to each of so many seats, as far as brews do not show it.

        What is counted by the piece when the harvest ends is left out. `last` is who took the last ingredient.
        """
        nothing = (0.0,) * seats
        if effect.until == MATCH or effect.what in _JUDGED_WITH_BREWS:
            return nothing
        who = tuple(float(effect.seats >> seat & 1) for seat in range(seats))
        if not effect.what.startswith(LATER):
            return self._changed(effect, who)
        happening = self._happening(effect, _one_of(who), last, self._uncounted(effect))
        return _times(happening, _often(effect.what, effect.uses, who, effect.cell >= 0))

    def _counted(self, effect: Standing, seats: int) -> tuple[Shares, Shares]:
        """Return the Magik that each seat gets when the harvest ends, for a kind in its supply, for a full cellar."""
        nobody = (0.0,) * seats
        found = dict.fromkeys(_COUNTED, nobody)
        for verb in self._book.verbs.get(effect.source, ()):
            if _is_counted(effect, verb):
                single = (msgspec.structs.replace(verb, per=None),)
                found[verb.per] = _sum(found[verb.per], self._happening(effect, nobody, NONE, single))
        return found["kind"], found["cellared"]

    def _uncounted(self, effect: Standing) -> Sequence[Any]:
        """Return the verbs of an effect that waits but for those that count pieces when the harvest ends."""
        return [verb for verb in self._book.verbs.get(effect.source, ()) if not _is_counted(effect, verb)]

    def _due(self, effect: Standing, seat: Seat, seats: int) -> float:
        """Return what it brings a seat if its own deed is the moment for which an effect waits."""
        return self._happening(effect, _only(seat, seats), NONE, self._book.verbs.get(effect.source, ()))[seat]

    def _happening(self, effect: Standing, actor: Shares, active: Seat, several: Sequence[Any]) -> Shares:
        """Return what verbs that wait bring to each seat when their moment comes by somebody's deed in some turn."""
        seats = len(actor)
        known = {name: _only(value, seats) for name, value in effect.known if 0 <= value < seats}
        if active != NONE:
            known["active"] = _only(active, seats)
        bags = {name: value for name, value in effect.known if name not in known}
        reading = _Reading(self, effect.owner, seats, {**known, "actor": actor}, bags)
        return reading.all(several)

    def _kept(self, spell: int, seats: int) -> float:
        """Return what a spell may bring whoever holds it, at a moment that suits it."""
        card = self._book.spells[spell]
        reading = _Reading(self, 0, seats, {}, {})
        gains = reading.all(self._book.verbs[card.source])
        # What others lose helps the holder if it is enough to turn to.
        others = sum(gains[1:]) / max(1, seats - 1)
        return max(0.0, gains[0] - self._prices.spite * others)

    def point_of(self, spell: int, seats: int) -> str:
        """Return what a spell is good for before all else: one of POINTS, or "" where its verbs do not show it."""
        reading = _Reading(self, 0, seats, {}, {})
        worths = dict.fromkeys(POINTS, 0.0)
        for verb in self._book.verbs[self._book.spells[spell].source]:
            point = _point(verb)
            if point in worths:
                worths[point] += reading.all((verb,))[0]
        best = max(POINTS, key=worths.__getitem__)
        return best if worths[best] > 0 else ""

    def mean_of(self, tier: str, seats: int) -> float:
        """Return what a spell of a tier is worth on average, copies counted."""
        deck = BASIC_SPELLS if tier == "basic" else ADVANCED_SPELLS
        cards = [(at, card.copies(seats)) for at, card in enumerate(self._book.spells) if card.deck == deck]
        return sum(copies * self.kept(at, seats) for at, copies in cards) / max(1, sum(copies for _, copies in cards))

    def _changed(self, effect: Standing, seats: Shares) -> Shares:
        """Return what a change of the rules is worth to each seat, given for whom it holds."""
        what, amount, uses = effect.what, effect.amount, effect.uses
        times = float(uses) if uses else 1.5
        if what == "growth":
            return self._grown(effect, seats)
        if what == "no_harvest":
            return self._barred(effect, seats)
        if what in _BY_AMOUNT:
            return _times(seats, _BY_AMOUNT[what] * amount * times)
        return _times(seats, _AS_SUCH.get(what, 0.0) * times)

    def _grown(self, effect: Standing, seats: Shares) -> Shares:
        """Return what a better or worse growth is worth, most to whom it is meant for; on one field it is less."""
        if effect.cell < 0:
            return (0.0,) * len(seats)
        return _times(seats, self._prices.reserved * max(-1, effect.amount) * len(seats) / max(1.0, sum(seats)) / 2)

    def _barred(self, effect: Standing, seats: Shares) -> Shares:
        """Return what it is worth that some may not harvest: the others get what grows there, next season too."""
        prices = self._prices
        if effect.cell < 0 or not 0 < sum(seats) < len(seats):
            return _times(seats, -prices.token)
        share = 2 * prices.reserved / (len(seats) - sum(seats))
        return tuple(-0.3 * each if each else share for each in seats)

    def prices(self) -> Prices:
        """Return what things are worth."""
        return self._prices

    def changes(self, verb: verbs_season.Modify, seats: Shares) -> Shares:
        """Return what a change that a card will bring is worth to each seat."""
        cell = 0 if verb.field else -1
        return self._changed(
            Standing(verb.what, "", 0, verb.until, amount=verb.amount, uses=verb.uses, cell=cell), seats
        )


class _Reading:
    """Reads verbs as one seat has them happen; `names` are what it has bound to seats, `bags` to ingredients."""

    def __init__(
        self, appraiser: Appraiser, me: Seat, seats: int, names: Mapping[str, Shares], bags: Mapping[str, int]
    ) -> None:
        self._appraiser = appraiser
        self._prices = appraiser.prices()
        self._me = me
        self._seats = seats
        self._names = dict(names)
        self._bags = bags

    def all(self, several: Sequence[Any]) -> Shares:
        """Return what verbs are worth to each seat."""
        total = [0.0] * self._seats
        for verb in several:
            for seat, worth in enumerate(self._of(verb)):
                total[seat] += worth
        return tuple(total)

    def _who(self, who: str) -> Shares:
        """Return whom a word or name means; a name that somebody is still to be given is some rival."""
        seats, me = self._seats, self._me
        match who:
            case "me":
                return _only(me, seats)
            case "everyone":
                return (1.0,) * seats
            case "others":
                return tuple(float(seat != me) for seat in range(seats))
            case "left":
                return _only((me + 1) % seats, seats)
            case "right":
                return _only((me - 1) % seats, seats)
            case "active" | "lsp" | "hsp" if who not in self._names:
                return (1 / seats,) * seats
        return self._names.get(who) or tuple(float(seat != me) / max(1, seats - 1) for seat in range(seats))

    def _give(self, who: str, worth: float) -> Shares:
        """Return that worth for whom a word means."""
        return _times(self._who(who), worth)

    def _named(self, name: str, shares: Shares) -> "_Reading":
        """Return a reading in which a name means somebody."""
        return _Reading(self._appraiser, self._me, self._seats, {**self._names, name: shares}, self._bags)

    def _of(self, verb: Any) -> Shares:
        """Return what a verb is worth to each seat."""
        match verb:
            case verbs_magik.Gain():
                return self._give(verb.who, verb.amount * _USUAL.get(verb.per or "", 1.0))
            case verbs_magik.Lose():
                return self._give(verb.who, -verb.amount * _USUAL.get(verb.per or "", 1.0))
            case verbs_magik.Drain():
                # Nobody drains itself.
                pairs = zip(self._who(verb.who), self._who(verb.target), strict=True)
                lost = tuple(0.0 if target == 1 else each for each, target in pairs)
                return _sum(_times(lost, -verb.amount), self._give(verb.target, verb.amount * sum(lost)))
        for read in (self._of_tokens, self._of_fields, self._of_cards, self._of_the_season, self._steering):
            found = read(verb)
            if found is not None:
                return found
        return (0.0,) * self._seats

    def _of_tokens(self, verb: Any) -> Shares | None:
        """Return what a verb of ingredients is worth, or None for another one."""
        token = self._prices.token
        match verb:
            case verbs_tokens.Take():
                return _sum(
                    self._give(verb.who, -token), self._give(verb.target, token * min(1.0, sum(self._who(verb.who))))
                )
            case verbs_tokens.Destroy():
                return self._give(verb.who, -token)
            case verbs_tokens.Gather():
                return self._give(verb.who, token)
            case verbs_tokens.Swap():
                return _sum(self._give("me", token / 2), self._give(verb.who, -token / 4))
            case verbs_tokens.Raid():
                return _sum(self._give(verb.who, -token), self._give("me", token if verb.fate == "take" else 0.0))
            case verbs_tokens.SetAside():
                # Only what would spoil is given away.
                return self._give("me", -token * verb.amount / 4)
            case verbs_tokens.GiveBack():
                bag = self._bags.get(verb.bag)
                return self._give("me", token * ((_BAG if bag is None else size(max(0, bag))) + verb.more))
            case verbs_tokens.Transmute():
                return self._give("me", token * verb.more)
            case verbs_tokens.PassOn():
                return _sum(self._give("me", token), self._give("others", -token / max(1, self._seats - 1)))
        return None

    def _of_fields(self, verb: Any) -> Shares | None:
        """Return what a verb of fields is worth, or None for another one."""
        prices = self._prices
        match verb:
            case verbs_fields.Harvest():
                return self._give(verb.who, prices.grown * (2.5 if verb.spread == "patch" else 1.0))
            case verbs_fields.Sow():
                return self._give("everyone", prices.grown * (2.0 if verb.spread != "field" else 1.0) / self._seats)
            case verbs_fields.Blight():
                return self._give("everyone", -prices.grown / self._seats)
            case verbs_fields.AddField():
                return self._give("me", prices.field)
            case verbs_fields.RemoveField():
                return self._give("everyone", -prices.field / self._seats)
            case verbs_fields.Ring():
                return self._give("everyone", 4 * prices.grown / self._seats)
        return None

    def _of_cards(self, verb: Any) -> Shares | None:
        """Return what a verb of spells and potions is worth, or None for another one."""
        prices = self._prices
        spell = {"basic": prices.basic, "advanced": prices.advanced}
        match verb:
            case verbs_spells.Draw():
                return self._give(verb.who, verb.amount * spell[verb.tier])
            case verbs_spells.Scry():
                return self._give("me", spell[verb.deck.partition("_")[0]] * 1.3)
            case verbs_spells.Discard():
                return self._give(verb.who, -prices.basic)
            case verbs_spells.Cancel():
                return self._give("me", prices.cancelled)
            case verbs_spells.Learn():
                return self._give(verb.who, prices.recipe if verb.tier == "advanced" else prices.potion)
            case verbs_spells.Forget():
                return self._give(verb.who, -prices.potion / 2)
            case verbs_spells.SwapPotions():
                return _sum(self._give("me", prices.potion), self._give(verb.who, -prices.potion))
            case verbs_spells.Copy() | verbs.Brew():
                # The ingredients are gone as for any other brew.
                return self._give("me", prices.brew / 2 + verb.bonus)
        return None

    def _of_the_season(self, verb: Any) -> Shares | None:
        """Return what a verb of turns, dice, cellars and lasting changes is worth, or None for another one."""
        prices = self._prices
        match verb:
            case verbs_season.Foil():
                return self._give("actor", -prices.foiled)
            case verbs_season.Action():
                return self._give("me", prices.action * verb.amount)
            case verbs_season.NextTurn():
                return self._give(verb.who, prices.action / 2)
            case verbs_season.SetRoll() | verbs_season.Reroll() | verbs_season.TurnRoll():
                return self._give("me", prices.die)
            case verbs_season.FreeCellar():
                return self._give(verb.who, prices.cellar)
            case verbs_season.EndOmen():
                return self._give("me", prices.token / 2)
            case verbs_season.Modify():
                return self._appraiser.changes(verb, self._who(verb.who))
        return None

    def _steering(self, verb: Any) -> Shares | None:
        """Return what a verb is worth that steers others, or None for one that binds names only."""
        match verb:
            case verbs.Rolled():
                return self._either(max(0, SIDES + 1 - verb.at_least) / SIDES, verb.then, verb.otherwise)
            case verbs.Duel():
                return self._either(0.5, verb.then, verb.otherwise)
            case verbs.IfLast():
                return self._either(_LAST, verb.then, verb.otherwise)
            case verbs.Offer():
                guest = self._named(verb.name, tuple(each / max(1, self._seats - 1) for each in self._who("others")))
                return _sum(_times(guest.all(verb.accepted), _ACCEPTS), _times(self.all(verb.refused), 1 - _ACCEPTS))
            case verbs.Each():
                several = [
                    self._named(verb.name, _only(seat, self._seats)).all(verb.verbs)
                    for seat, share in enumerate(self._who(verb.who))
                    if share
                ]
                return _sum((0.0,) * self._seats, *several)
            case verbs.ChooseOne():
                chooser = self._who(verb.by)
                ways = [self.all(way) for way in verb.of]
                return max(ways, key=lambda way: sum(a * b for a, b in zip(chooser, way, strict=True)))
            case verbs.Later():
                who = self._who(verb.who)
                inside = self._named("actor", _one_of(who)).all(verb.verbs)
                return _times(inside, _often(LATER + verb.when, verb.uses, who, bool(verb.field)))
            case verbs.Steal():
                return _sum(self._give(verb.victim, -0.5), self._give("me", 0.5))
        return None

    def _either(self, likely: float, then: Sequence[Any], otherwise: Sequence[Any]) -> Shares:
        """Return what one of two ways is worth."""
        return _sum(_times(self.all(then), likely), _times(self.all(otherwise), 1 - likely))


def _point(verb: Any) -> str:
    """Return what a verb is good for: one of POINTS or ""."""
    match verb:
        case verbs.Later():
            return "later"
        case verbs.Offer():
            return "rival"
        case verbs.ChooseOne() if verb.by != "me":
            return "rival"
        case verbs.Each() | verbs.ChooseOne() | verbs.Rolled() | verbs.Duel() | verbs.IfLast():
            inside = [_point(inner) for several in verbs.branches(verb).values() for inner in several]
            return next((point for point in ("rival", *POINTS) if point in inside), "")
        case verbs_season.Modify(until="season"):
            return "later"
        case verbs_season.Modify():
            return "brew" if verb.what in _JUDGED_WITH_BREWS else "place" if verb.what in _OF_FIELDS else ""
        case verbs_spells.Copy() | verbs.Brew() | verbs_tokens.GiveBack() | verbs_tokens.Transmute():
            return "brew"
    return "place" if isinstance(verb, _FIELD_VERBS) else "magik" if isinstance(verb, _MAGIK_VERBS) else ""


def _is_counted(effect: Standing, verb: Any) -> bool:
    """Return whether a verb gives or takes Magik by the piece when the harvest ends."""
    is_magik = isinstance(verb, (verbs_magik.Gain, verbs_magik.Lose))
    return effect.what == LATER + "spoil" and is_magik and verb.per in _COUNTED


def _often(what: str, uses: int, who: Shares, is_on_field: bool) -> float:
    """Return how often a moment comes for which something waits; one of many fields can be left alone."""
    comes = _COMES[what.removeprefix(LATER)] * (_ON_FIELD if is_on_field else 1.0)
    return comes * (uses or max(1.0, sum(who)))


def _only(seat: Seat, seats: int) -> Shares:
    """Return the shares of one seat alone."""
    return tuple(float(each == seat) for each in range(seats))


def _one_of(seats: Shares) -> Shares:
    """Return the shares of one of several seats, nobody knows which."""
    total = sum(seats)
    return _times(seats, 1 / total) if total else seats


def _times(shares: Shares, factor: float) -> Shares:
    """Return all shares multiplied."""
    return tuple(each * factor for each in shares)


def _sum(*several: Shares) -> Shares:
    """Return shares added up seat by seat."""
    return tuple(map(sum, zip(*several, strict=True)))
