"""The log of Bubble and Boil: what every event says in one line, and what is left of it when its turn is over."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.event import Event, Seat
from game.core.reason import Argument, Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card, card_words, potion_words
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, Colour, Counts
from game.tables.bubble_and_boil.cards.card_faces import crone_frame
from game.tables.bubble_and_boil.cards.card_facts import design_of, way_words
from game.tables.log_line import LogLine
from game.tables.table import Table

KEY = "bubble_and_boil.log"

FROM = frozenset({"sips", "pilfers", "steals", "lifts", "crone"})
"""What comes from the seat whose hat stands at the end of a line."""
ABOUT = ("seat", "origin", "goal", "victim", "other")
"""How events call the seats that they are about."""

HEX_SIGN = "step.sign.hex"

SIGNS = {
    "hexes": HEX_SIGN, "harvests": "step.sign.harvest", "plants": "step.sign.plant", "records": "step.sign.record",
    "draws": "step.sign.draw", "peeks": "icon.eye_open", "counters": "hex.counter", "blocks": "hex.block",
    "corruption.gains": "hex.corruption", "corruption.pays": "corruption.small", "corruption.sheds": "hex.shed",
    "corruption.passes": "hex.pass_corruption",
    "spills": "hex.spill", "sips": "hex.sip", "pours": "hex.pour", "pilfers": "hex.pilfer", "pruned": "hex.prune",
    "sprouts": "hex.sprout", "razed": "hex.raze", "withered": "icon.close", "lifts": "hex.lift", "grafts": "hex.graft",
    "swaps": "hex.swap_gardens", "completes": "garden.wreath", "steals": "hex.steal_recipe", "discards": "hex.discard",
    "diablerie.up": "hex.diablerie", "diablerie.down": "hex.diablerie.down", "points.up": "hex.points",
    "points.down": "icon.star_off", "points.floor": "icon.star_off", "crone.lost": "hex.lose_crone",
    "crone.taken": "hex.take_crone",
    "brews": "hex.recipe", "victory": "victory.back.small", "no_choice": "hex.choose", "no_way": "hex.choose",
    "in_vain": "icon.close",
}  # fmt: skip
"""What a line is told from others by; the steps of a turn as in their ribbon, the rest as on the cards."""

WEIGHTS = {"victory": 4, "brews": 3, "hexes": 2, "steals": 2, "counters": 2, "draws": 0, "peeks": 0}
"""How much a line matters beside others where not all have room; others count 1."""


TRAILS = frozenset({
    "corruption.gains", "corruption.pays", "corruption.sheds", "corruption.passes", "spills", "sips", "pours",
    "pilfers", "pruned", "sprouts", "razed", "withered", "lifts", "grafts", "swaps", "discards",
    "diablerie.up", "diablerie.down", "points.up", "points.down", "points.floor", "crone.lost", "crone.taken",
    "in_vain",
})  # fmt: skip
"""What comes of a hex, or is its price: it is told with the deed of its seat before."""


class Gathered(NamedTuple):
    """Cubes that left or came into gardens of a seat one after the other, and the seat whose pot got them."""

    way: str
    seat: Seat
    goal: Seat | None
    cubes: Counts


def cube_words(counts: Sequence[int]) -> str:
    """Return cubes, counted by colour, as figures with signs, to stand among words."""
    named = zip(COLOURS, counts, strict=True)
    return " ".join(f"{count}\u00a0<cube.{name}.small>" for name, count in named if count)


def begins_turn(happened: Iterable[Event]) -> bool:
    """Return whether a turn begins: the log then forgets what came out of pots and went into books (ruling B50)."""
    return any(isinstance(event, events.TurnStarted | events.PlayEnded) for event in happened)


class LogWriter:
    """Turns the events of a match into lines, move by move from its beginning."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._first: Seat | None = None
        self._cast: events.HexCast | None = None

    def lines(self, turn: int, happened: Iterable[Event]) -> Iterator[LogLine]:
        """Yield the lines of a move; cubes that go the same way one after the other stand in one line."""
        owing: Seat | None = None
        told: list[Event | Gathered] = []
        for event, following in pairwise((*_gathered(happened), None)):
            assert event is not None, "only the last one is followed by none"
            told.append(event)
            if isinstance(event, events.HexCast):
                self._cast = event
            if (cast := self._cast) is not None and not design_of(cast.card).effect and ends_in_vain(cast.seat, told):
                yield self._by(cast.seat, "in_vain", card=card_words(cast.card))._replace(turn=turn)
            line = self._heading(event) or self._deed(event) or self._change(event)
            if isinstance(event, events.Hexed) and _is_in_vain(event, following):
                line = LogLine(0, reason(f"{KEY}.unharmed", name=self._table.seats[event.seat].name))
            if owing is not None and isinstance(event, events.CorruptionMoved):
                line = self._by(owing, "corruption.pays", count=event.count)
            owing = event.seat if isinstance(event, events.HexCast) and event.surcharge else None
            if line is not None:
                yield line._replace(turn=turn)
            if isinstance(event, events.Countered):
                yield self._countered(event)._replace(turn=turn)

    def _countered(self, event: events.Countered) -> LogLine:
        """Return the line of what becomes of a hex that was countered: nothing at all if it was aimed at one (B13)."""
        is_for_all = design_of(event.hex).aim == "all"
        name = self._table.seats[event.seat].name
        card = card_words(event.hex)
        words = reason(f"{KEY}.void.one", card=card, name=name) if is_for_all else reason(f"{KEY}.void", card=card)
        return LogLine(0, words)

    def _by(self, seat: Seat, key: str, *others: Seat | None, **args: Argument) -> LogLine:
        """Return the line of a seat; the hats of other seats that it is about stand behind an arrow to or from them."""
        hats = tuple(f"hat.{self._table.colour(other)}.small" for other in others if other is not None)
        words = reason(f"{KEY}.{key}", name=self._table.seats[seat].name, **args)
        arrow = "icon.left" if key.partition(".")[0] in FROM else "icon.right"
        return LogLine(0, words, seat, (arrow, *hats) if hats else ())

    def _forgotten(self, seat: Seat, key: str, *others: Seat | None, count: int = 1, **args: Argument) -> LogLine:
        """Return a line of which less is left when its turn is over."""
        later = reason(f"{KEY}.{key}.later", name=self._table.seats[seat].name, count=count)
        return self._by(seat, key, *others, **args)._replace(later=later)

    def _cubes(self, seat: Seat, key: str, cubes: Counts | None, *others: Seat | None, count: int = 0) -> LogLine:
        """Return a line about cubes, whose colours are forgotten; None are those that these eyes have not seen."""
        if cubes is None:
            return self._by(seat, f"{key}.later", *others, count=count)
        return self._forgotten(seat, key, *others, count=sum(cubes), cubes=cube_words(cubes))

    def _heading(self, event: Event | Gathered) -> LogLine | None:
        """Return the heading that an event makes."""
        match event:
            case events.MatchStarted(_, first):
                self._first = first
                words: Reason = reason(f"{KEY}.began", name=self._table.seats[first].name)
            case events.TurnStarted(seat, round) if self._first in {None, seat}:
                # A round begins with the first seat, also where it is told once more after a move was taken back.
                self._first = seat
                words = reason(f"{KEY}.round", number=round)
            case events.EndTriggered(trigger):
                words = reason(f"bubble_and_boil.trigger.{trigger}")
            case events.PlayEnded():
                words = reason(f"{KEY}.opened")
            case events.MatchEnded():
                words = reason(f"{KEY}.over")
            case _:
                return None
        return LogLine(0, words, heading=True)

    def _deed(self, event: Event | Gathered) -> LogLine | None:
        """Return the line of what a seat does."""
        match event:
            case events.HexCast(seat, card, target):
                line = self._by(seat, "hexes", target, card=card_words(card))
                return line._replace(sprites=(HEX_SIGN, *line.sprites[1:]))
            case events.Countered(seat, card):
                return self._by(seat, "counters", card=card_words(card))
            case events.Blocked(seat, _, corruption) if corruption:
                return self._by(seat, "blocks")
            case events.WayChosen(seat, card, way, ways) if ways < 2:
                return self._no_choice(seat, card, way)
            case events.Drawn(seat, count):
                return self._by(seat, "draws", count=count)
            case events.Planted(seat, _, _, _, cubes):
                return self._by(seat, "plants", cubes=cube_words(_sum(cubes)))
            case events.Grown(seat, _, card) | events.CardGrafted(seat, _, card):
                return self._by(seat, "grafts", card=card_words(card))
            case events.Recorded(seat, card) if card is not None:
                return self._forgotten(seat, "records", card=potion_words(card))
            case events.Recorded(seat):
                return self._by(seat, "records.later")
            case events.RecordedOpenly(seat, card):
                return self._by(seat, "records", card=potion_words(card))
            case events.RecipeStolen(seat, victim, card) if card is not None:
                return self._forgotten(seat, "steals", victim, card=potion_words(card))
            case events.RecipeStolen(seat, victim):
                return self._by(seat, "steals.later", victim)
            case events.RecipeStolenOpenly(seat, victim, card):
                return self._by(seat, "steals", victim, card=potion_words(card))
            case events.Discarded(seat, card):
                return self._by(seat, "discards", card=card_words(card))
            case events.Brewed(seat, cards, points):
                return self._by(seat, "brews", count=len(cards))._replace(note=f"+{points}")
        return None

    def _no_choice(self, seat: Seat, card: Card, way: int | None) -> LogLine:
        """Return the line of a seat that a hex leaves no choice, and about it which way it cannot go."""
        first, second = way_words(card)
        if way is None:
            about = reason(f"{KEY}.no_way.about", first=first, second=second)
            return self._by(seat, "no_way")._replace(about=about)
        other = second if way == 0 else first
        about = reason(f"{KEY}.no_choice.about", other=other)
        return self._by(seat, "no_choice", other=other)._replace(about=about)

    def _change(self, event: Event | Gathered) -> LogLine | None:
        """Return the line of what changes in pots, in gardens or on a track."""
        match event:
            case events.VictoryInPlay(card, seat):
                return LogLine(0, reason(f"{KEY}.victory", card=card_words(card)), seat)
            case events.DeckReshuffled():
                return LogLine(0, reason(f"{KEY}.shuffled"))
            case events.Peeked(seat, cubes):
                return self._cubes(seat, "peeks", cubes)
            case events.CorruptionMoved(count, origin, goal):
                return self._corruption(count, origin, goal)
            case events.CubesSpilled(seat, cubes):
                return self._cubes(seat, "spills", cubes)
            case events.CubesSipped(origin, goal, count, cubes) | events.CubesSippedUnseen(origin, goal, count, cubes):
                return self._cubes(goal, "sips", cubes, origin, count=count)
            case events.CubesPoured(seat, cubes):
                return self._cubes(seat, "pours", cubes)
            case Gathered():
                return self._gathered_line(event)
            case events.GardenRazed(seat):
                return self._by(seat, "razed")
            case events.GardenWithered(seat):
                return self._by(seat, "withered")
            case events.CardLifted(seat, _, _, card, _, goal):
                return self._by(goal, "lifts", seat, card=card_words(card))
            case events.GardensSwapped(seat, _, other):
                return self._by(seat, "swaps", other)
            case events.GardenCompleted(seat, _, _, crones):
                return self._by(seat, "completes")._replace(sprites=(crone_frame(seat),) * crones)
            case events.DiablerieChanged(seat, change, now):
                return self._by(seat, f"diablerie.{_direction(change)}", now=now) if change else None
            case events.PointsChanged(seat, change, 0) if change < 0:
                return self._by(seat, "points.floor", count=-change)
            case events.PointsChanged(seat, change):
                return self._by(seat, f"points.{_direction(change)}", count=abs(change)) if change else None
            case events.CronesMoved(_, origin, goal):
                return self._by(origin, "crone.lost") if goal is None else self._by(goal, "crone.taken", origin)
        return None

    def _corruption(self, count: int, origin: Seat | None, goal: Seat | None) -> LogLine | None:
        if origin is None:
            return None if goal is None else self._by(goal, "corruption.gains", count=count)
        return self._by(origin, "corruption.sheds" if goal is None else "corruption.passes", goal, count=count)

    def _gathered_line(self, gathered: Gathered) -> LogLine:
        """Return the line of cubes that went the same way; a thief is named, not who lost them."""
        seat, goal = gathered.seat, gathered.goal
        if gathered.way == "picked":
            if goal is None:
                return self._cubes(seat, "pruned", gathered.cubes)
            return self._cubes(goal, "pilfers", gathered.cubes, seat)
        if gathered.way == "sprouted":
            return self._by(seat, "sprouts", cubes=cube_words(gathered.cubes))
        return self._cubes(seat, "harvests", gathered.cubes)


def ends_in_vain(caster: Seat, happened: Sequence[Event | Gathered]) -> bool:
    """Return whether the last event ends a hex that has done nothing: the Diablerie of its caster rises right after the
    price, whomever the hex has reached (ruling B6).
    """
    last, passed = happened[-1], (events.Hexed, events.EndTriggered)
    if not isinstance(last, events.DiablerieChanged) or last.seat != caster or last.change < 1:
        return False
    match next((event for event in reversed(happened[:-1]) if not isinstance(event, passed)), None):
        case events.HexCast(seat) | events.CubesSpilled(seat) | events.GardenRazed(seat) | events.Discarded(seat):
            return seat == caster
        case events.CorruptionMoved(_, None, seat) | events.CronesMoved(_, seat, None):
            return seat == caster
        case events.CubePicked(seat, goal=None) | Gathered("picked", seat, None):
            return seat == caster
    return False


def _is_in_vain(hexed: events.Hexed, following: Event | Gathered | None) -> bool:
    """Return whether a hex finds nothing at a seat that it reaches: what follows is about others, as what its caster
    gets is.
    """
    seats = {getattr(following, name, None) for name in ABOUT} - {None}
    return bool(seats) and hexed.seat not in seats


def _gathered(happened: Iterable[Event]) -> Iterator[Event | Gathered]:
    """Yield events; those of single cubes that go the same way one after the other are one."""
    last: Gathered | None = None
    for event in happened:
        single = _single(event)
        if last is not None and single is not None and single[:3] == last[:3]:
            last = last._replace(cubes=_sum((last.cubes, single.cubes)))
            continue
        if last is not None:
            yield last
        last = single
        if single is None:
            yield event
    if last is not None:
        yield last


def _single(event: Event) -> Gathered | None:
    """Return what an event of a single cube is, or None for any other."""
    match event:
        case events.Harvested(seat, _, _, colour):
            return Gathered("harvested", seat, seat, _one(colour))
        case events.CubePicked(seat, _, _, colour, goal):
            return Gathered("picked", seat, goal, _one(colour))
        case events.CubeSprouted(seat, _, _, colour):
            return Gathered("sprouted", seat, None, _one(colour))
    return None


def _one(colour: Colour) -> Counts:
    """Return one cube of a colour."""
    green, orange, red, yellow = (int(each == colour) for each in EVERY_COLOUR)
    return green, orange, red, yellow


def _sum(heaps: Iterable[Counts]) -> Counts:
    """Return the cubes of several heaps together."""
    green, orange, red, yellow = map(sum, zip(*heaps, strict=True))
    return green, orange, red, yellow


def _direction(change: int) -> str:
    return "up" if change > 0 else "down"
