"""The log of Cauldron: what every event says in one line."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.core.effects import root_of
from game.core.event import Event, Seat
from game.core.reason import Argument, Reason, reason
from game.rules.cauldron import events, token_places
from game.rules.cauldron.ingredients import KINDS, items_in, size
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.asked import victim_of
from game.tables.cauldron.pieces.card_facts import ART, CardFacts, card_words, joined, kind_words
from game.tables.log_line import LogLine
from game.tables.name_list import listed
from game.tables.table import Table

STAR = "seal.star"
SIGNS = {
    "first": "order.now", "spotted": "icon.eye_open", "brews": "sparks.0", "gains": "medal.magik",
    "loses_magik": "medal.price", "reaches": STAR, "reaches.toll": STAR, "foiled.brew": "icon.close",
    "foiled.steal": "icon.close", "foiled.harvest": "icon.close",
    "cancelled": "icon.close", "in_vain": "icon.close", "cellar": "cellar.small",
    "next": "icon.turn", "actions": "icon.play", "harvest_over": "icon.check", "spoils": "sign.spoils",
    "buys": "market.crate", "passes": "sign.passes", "answers": "seal.moon", "casts": "seal.spell",
    "draws_spells": "icon.cards", "discards": "icon.down", "rejects": "icon.down", "looks_at_hand": "icon.eye_open",
    "looks_at_deck": "icon.eye_open", "potion": "icon.book",
    "wants.harvest": "icon.hourglass", "wants.steal": "icon.hourglass", "wants.brew": "icon.hourglass",
    "wants.store": "icon.hourglass", "wants.fetch": "icon.hourglass",
}  # fmt: skip
"""What a line without an ingredient or a die is told from others by."""

WEIGHTS = {
    "brews": 3, "reaches": 2, "reaches.toll": 2, "casts": 2, "answers": 2, "takes": 2, "takes_cellar": 2, "uses": 2,
    "buys": 2, "rolled": 0, "rolled_again": 0, "gains": 0, "loses": 0, "loses_magik": 0, "stores": 0, "fetches": 0,
    "wants.harvest": 0, "wants.steal": 0, "wants.brew": 0, "wants.store": 0, "wants.fetch": 0,
}  # fmt: skip
"""How much a line matters beside others where not all have room; others count 1."""

THEFTS = frozenset({"takes", "takes_cellar", "spotted"})
EARNS = frozenset({"brews", "buys", "uses", "casts", "answers"})
"""What a die is rolled for, and what brings or costs Magik, where both stand in one line."""

STEAL, ORDER, DICE = Reason("cauldron.why.rolled.steal"), Reason("cauldron.why.rolled.order"), 2
"""Why a die is rolled for a theft and for the turn order, and how many dice have room in a line with their hats."""

ROLLS = frozenset({"order", "steal", "lsp", "hsp"})
"""What a die is rolled for where that can be said of every such die."""

OF_THEFT = events.TokenMoved | events.TheftFailed | events.ActionFoiled
"""What comes of a theft."""


class Pending(NamedTuple):
    """What stands open after a turn: the spell that was cast last and the action that was announced last, each as long
    as nothing has come of it and no line has told of the action.
    """

    cast: events.SpellCast | None = None
    action: events.ActionAnnounced | None = None


NOTHING_PENDING = Pending()


class LogWriter:
    """Turns the events of a turn into lines; `season` is the number of the one that they begin in.

    `pending` is what stands open from the turns before, and after its lines what they leave open.
    """

    def __init__(
        self, table: Table, book: CardFacts, seen: CauldronObservation, turn: int, *, season: int = 0,
        pending: Pending = NOTHING_PENDING,
    ) -> None:  # fmt: skip
        self._table = table
        self._book = book
        self._seen = seen
        self._turn = turn
        self._season = season
        self._answer: events.SpellCast | None = None
        self.pending = pending

    def lines(self, happened: Iterable[Event]) -> Iterator[LogLine]:
        """Yield the lines; what is paid for a brew or a star stands in the line of the brew or of the star.

        So do the Magik of a brew, the price of goods and the die of a theft.
        """
        last: LogLine | None = None
        seats: list[Seat | None] = []
        for line in self._each(happened):
            one = None if last is None else _in_one(last, line)
            if one is None and last is not None:
                yield self._with_hats(last, seats)
            seats = [line.seat] if one is None else [*seats, line.seat]
            last = line if one is None else one
        if last is not None:
            yield self._with_hats(last, seats)

    def _with_hats(self, line: LogLine, seats: Sequence[Seat | None]) -> LogLine:
        """Return a line of dice with the hats of those who rolled them."""
        if line.seat is not None or len(seats) != DICE or len(line.sprites) != DICE:
            return line
        hats = [f"hat.{self._table.colour(seat)}.small" for seat in seats if seat is not None]
        return line._replace(sprites=tuple(each for pair in zip(hats, line.sprites, strict=True) for each in pair))

    def _each(self, happened: Iterable[Event]) -> Iterator[LogLine]:
        happened = _in_telling_order(happened)
        brewers = {event.seat for event in happened if isinstance(event, events.Brewed)}
        announced = (event for event in happened if isinstance(event, events.ActionAnnounced))
        quick = {event.seat for event in announced if event.action == "quick_brew"}
        tolls = self._tolls(happened)
        paid = {id(toll) for toll in tolls.values()}
        last: dict[str, Seat] = {}
        level: set[str] = set()
        for at, event in enumerate(happened):
            cast, action = self.pending
            if isinstance(event, events.SpellCast):
                self._answer = event if event.answers else None
            if isinstance(event, events.SpellResolved) and cast is not None and event.spell == cast.spell:
                about = reason("cauldron.why.in_vain")
                yield self._by(event.seat, "in_vain", card=card_words(event.spell))._replace(about=about)
            if action is not None and _comes_before_outcome(event, happened[at + 1 :]):
                yield self._attempt(action)
            self.pending = _left_open(event, action)
            if isinstance(event, events.SeasonStarted):
                self._season = event.number
            if _is_payment(event, brewers) or id(event) in paid:
                continue
            if isinstance(event, events.TrackReached) and event.effect in tolls:
                yield self._star(event, tolls[event.effect])
            elif isinstance(event, events.DieRolled):
                # In a contest all roll by their places; whoever comes after a later one was level, and so are the rest.
                if event.why not in {"steal", "again"} and event.seat <= last.get(event.why, -1):
                    level.add(event.why)
                last[event.why] = event.seat
                yield self._die(event, again=event.why == "again" or event.why in level)
            elif (line := self._line(event)) is not None:
                is_quick = isinstance(event, events.Brewed) and event.seat in quick
                yield line._replace(about=Reason("cauldron.why.quick")) if is_quick else line

    def _attempt(self, action: events.ActionAnnounced) -> LogLine:
        """Return the line of what a seat is about to do, for where others answer it before it comes to anything."""
        if action.potion is not None:
            line = self._by(action.seat, "wants.brew", card=card_words(action.potion))
            return line._replace(about=Reason("cauldron.why.quick")) if action.action == "quick_brew" else line
        kind = next((kind for cell, kind, _ in self._seen.fields if cell == action.cell), action.kind)
        sprites = () if kind is None else (f"token.{ART[kind]}",)
        named = None if kind is None else kind_words(KINDS[kind])
        if action.victim is None:
            return self._by(action.seat, f"wants.{action.action}", sprites)._replace(named=named)
        victim = self._table.seats[action.victim].name
        return self._by(action.seat, "wants.steal", sprites, victim=victim)._replace(named=named)

    def _tolls(self, happened: Sequence[Event]) -> dict[str, events.MagikChanged]:
        """Return what was paid for the stars that are reached, one after the other."""
        tolls: dict[str, events.MagikChanged] = {}
        due: dict[Seat, list[str]] = {}
        for event in happened:
            if isinstance(event, events.TrackReached) and self._costs(event.effect):
                due.setdefault(event.seat, []).append(event.effect)
            elif isinstance(event, events.MagikChanged) and event.change < 0 and due.get(event.seat):
                tolls[due[event.seat].pop(0)] = event
        return tolls

    def _costs(self, star: str) -> bool:
        """Return whether whoever reaches a star pays Magik for it."""
        stone = self._book.stone(star)
        return stone.does_something(self._seen.has_spells) and (self._seen.toll > 0 or stone.costs)

    def _die(self, event: events.DieRolled, *, again: bool) -> LogLine:
        """Return the line of a die that is rolled, or rolled `again`."""
        line = self._by(event.seat, "rolled_again" if again else "rolled", number=event.number)
        about = Reason(f"cauldron.why.rolled.{event.why}") if event.why in ROLLS else None
        return line._replace(sprites=(f"die.{event.number}",), about=about)

    def _star(self, event: events.TrackReached, toll: events.MagikChanged | None) -> LogLine:
        """Return the line of a star that is reached, with what it costs."""
        card, about = card_words(event.effect), joined(*self._book.text(event.effect))
        if toll is None:
            return self._by(event.seat, "reaches", (STAR,), card=card)._replace(about=about)
        line = self._by(event.seat, "reaches.toll", (STAR,), card=card, count=-toll.change, magik=toll.magik)
        return line._replace(about=about)

    def _by(self, seat: Seat, key: str, sprites: tuple[str, ...] = (), **args: Argument) -> LogLine:
        words = reason(f"cauldron.log.{key}", name=self._table.seats[seat].name, **args)
        return LogLine(self._turn, words, seat, sprites)

    def _plain(self, key: str, **args: Argument) -> LogLine:
        return LogLine(self._turn, reason(f"cauldron.log.{key}", **args))

    def _heading(self, key: str, **args: Argument) -> LogLine:
        return LogLine(self._turn, reason(f"cauldron.log.{key}", **args), heading=True)

    def _line(self, event: Event) -> LogLine | None:
        match event:
            case events.OmenDrawn(omen):
                return self._heading("season", number=self._season, card=card_words(omen))
            case events.Grown(fields):
                return self._plain("grown", count=sum(number for _, _, number in fields))
            case events.DieChanged(seat, number):
                return self._by(seat, "die_changed", (f"die.{number}",), number=number)
            case events.FirstSeat(seat):
                return self._by(seat, "first")
            case events.TokenMoved():
                return self._token(event)
            case events.TheftFailed(thief, victim):
                return self._by(thief, "spotted", victim=self._table.seats[victim].name)
            case events.Brewed(seat, potion, _, magik):
                line, printed = self._by(seat, "brews", card=card_words(potion)), self._book.potion(potion).magik
                told = reason("cauldron.why.brewed", printed=printed, magik=magik)
                return line if magik == printed else line._replace(about=told)
            case events.MagikChanged(seat, change, magik):
                return self._by(seat, "gains" if change > 0 else "loses_magik", count=abs(change), magik=magik)
            case events.TrackReached(_, star):
                return self._star(event, None) if self._book.stone(star).does_something(self._seen.has_spells) else None
            case events.RitualsUnlocked():
                return self._plain("rituals")
            case events.ActionFoiled(seat, action):
                return self._thwarted(self._by(seat, f"foiled.{self._book.way_of(action)}"))
            case events.AbilityUsed(seat, ability):
                about = Reason(f"cauldron.why.uses.{'quick' if self._book.is_quick(ability) else 'action'}")
                return self._by(seat, "uses", card=card_words(ability))._replace(about=about)
            case events.CellarGained(seat):
                return self._by(seat, "cellar")
            case events.FieldLaid(seat, _, kind):
                return self._by(seat, "field", (f"token.{ART[kind]}",))
            case events.FieldRemoved(_, kind):
                return self._plain("field_removed")._replace(sprites=(f"token.{ART[kind]}",))
            case events.OrderChanged(seat, _):
                return self._plain("order") if seat is None else self._by(seat, "next")
            case events.ActionsGained(seat, number):
                return self._by(seat, "actions", count=number)
            case events.HarvestEnded(seat, forced):
                return self._plain("harvest_stalled") if forced else self._by(seat, "harvest_over")
            case events.Spoiled(seat, tokens):
                return self._by(seat, "spoils", count=size(tokens))
            case events.Kept(seat, tokens, source):
                kinds = items_in(tokens)
                line = self._by(seat, "keeps", tuple(f"token.{ART[kind]}" for kind in kinds), card=_card_of(source))
                return line._replace(named=listed(kind_words(KINDS[kind]) for kind in kinds))
            case events.MarketStarted():
                return self._heading("market")
            case events.Bought(seat, goods, price):
                return self._by(seat, "buys", goods=Reason(f"cauldron.goods.{goods}"), price=price)
            case events.Passed(seat):
                return self._by(seat, "passes")
            case events.MatchEnded():
                return self._heading("over")
        return self._card(event)

    def _card(self, event: Event) -> LogLine | None:
        match event:
            case events.SpellCast(seat, spell, answers):
                line = self._by(seat, "answers" if answers else "casts", card=card_words(spell))
                victim = victim_of(self._book, spell, event.targets)
                if victim is None:
                    return line
                hat = f"hat.{self._table.colour(victim)}.small"
                return line._replace(
                    sprites=(hat,), about=reason("cauldron.why.aimed", name=self._table.seats[victim].name)
                )
            case events.SpellCancelled(seat, spell):
                return self._thwarted(self._by(seat, "cancelled", card=card_words(spell)))
            case events.SpellsDrawn(seat, _, count):
                return self._by(seat, "draws_spells", count=count)
            case events.SpellDiscarded(seat, spell):
                return self._gone(seat, "discards", spell, "spell")
            case events.PotionDiscarded(seat, potion):
                return self._gone(seat, "discards", potion, "potion")
            case events.CardRejected(seat, card):
                return self._gone(seat, "rejects", card, "rejected")
            case events.CardsSeen(seat, deck, of):
                if of is not None:
                    return self._by(seat, "looks_at_hand", victim=self._table.seats[of].name)
                return self._by(seat, "looks_at_deck") if deck is not None else None
            case events.PotionGained(seat, potion):
                return self._by(seat, "potion", card=card_words(potion))
            case events.PotionMoved(potion, _, target):
                return self._by(target, "potion", card=card_words(potion))
            case events.EffectDue(_, source):
                return self._plain("due", card=_card_of(source))
            case events.DeckShuffled():
                return self._plain("shuffled")
            case events.EffectEnded(source) if source.startswith(("omen.", "spell.")):
                if event.only_waited or not event.last:
                    return None
                return self._plain("effect_ended", card=_card_of(source))
        return None

    def _thwarted(self, line: LogLine) -> LogLine:
        """Return the line of what comes to nothing with the spell that answered it, where that is known."""
        if self._answer is None:
            return line
        name, card = self._table.seats[self._answer.seat].name, card_words(self._answer.spell)
        return line._replace(about=reason("cauldron.why.thwarted", name=name, card=card))

    def _gone(self, seat: Seat, key: str, card: str, why: str) -> LogLine:
        """Return the line of a card that a seat gives away, with why and where it goes."""
        return self._by(seat, key, card=card_words(card))._replace(about=reason(f"cauldron.discards.{why}"))

    def _token(self, event: events.TokenMoved) -> LogLine:
        """Return the line of an ingredient on its way."""
        origin, target = event.origin, event.target
        sprites, named = (f"token.{ART[event.kind]}",), kind_words(KINDS[event.kind])
        if target == token_places.STOCK:
            if token_places.is_field(origin):
                return self._plain("field_loses")._replace(sprites=sprites, joins=True)
            return self._by(token_places.seat_of(origin), "loses", sprites)._replace(joins=True, named=named)
        if token_places.is_field(target):
            return self._plain("field_gets")._replace(sprites=sprites, joins=True)
        seat = token_places.seat_of(target)
        if token_places.is_field(origin):
            return self._by(seat, "harvests", sprites)._replace(joins=True, named=named)
        if origin == token_places.STOCK:
            return self._by(seat, "gets", sprites)._replace(joins=True, named=named)
        if token_places.seat_of(origin) == seat:
            return self._by(seat, "stores" if token_places.is_cellar(target) else "fetches", sprites)
        key = "takes_cellar" if token_places.is_cellar(origin) else "takes"
        return self._by(seat, key, sprites, victim=self._table.seats[token_places.seat_of(origin)].name)


def _card_of(source: str) -> Reason:
    """Return the name of the card that an effect comes from."""
    return card_words(root_of(source).partition(".")[2])


def _comes_before_outcome(event: Event, following: Sequence[Event]) -> bool:
    """Return whether an event is told before what comes of an action: an answer, or a die for a theft that others may
    still answer.
    """
    if isinstance(event, events.SpellCast):
        return event.answers
    is_die = isinstance(event, events.DieRolled) and event.why == "steal"
    return is_die and not any(isinstance(each, OF_THEFT) for each in following)


def _left_open(event: Event, action: events.ActionAnnounced | None) -> Pending:
    """Return what stands open after an event; an action that is told of, or of which something has come, does not."""
    if isinstance(event, events.SpellCast):
        return Pending(cast=event)
    if isinstance(event, events.ActionAnnounced):
        return Pending(action=event)
    return Pending(action=action if isinstance(event, events.EffectEnded) else None)


def _in_one(first: LogLine, second: LogLine) -> LogLine | None:
    """Return one line for two, where the second tells only what came of the first, or the first only its die."""
    did, came = (line.words.key.removeprefix("cauldron.log.") for line in (first, second))
    if came == "rolled" and did in {"rolled", "dice", "dice.order"}:
        return _in_one_throw(first, second)
    if first.seat is None or first.seat != second.seat or first.note:
        return None
    if did == "rolled" and came in THEFTS and first.about == STEAL:
        return second._replace(sprites=(*second.sprites, *first.sprites), about=first.words)
    if did not in EARNS or came not in {"gains", "loses_magik"}:
        return None
    change = dict(second.words.args)["count"]
    note = "" if did == "buys" else f"{'+' if came == 'gains' else '-'}{change}"
    about = second.words if first.about is None else joined(first.about, second.words)
    return first._replace(note=note, about=about)


def _in_one_throw(first: LogLine, second: LogLine) -> LogLine | None:
    """Return one line for dice that several roll for the same, with who has rolled what as what it is about."""
    why = second.about
    if why is None or why == STEAL or len(first.sprites) >= DICE:
        return None
    told: Argument = first.words
    if first.seat is None:
        parts = {} if first.about is None else dict(first.about.args)
        told, before = parts["second"], parts["first"]
    else:
        before = first.about or ""
    if before != why:
        return None
    about = joined(why, reason("table.log.and", told=told, what=second.words))
    words = Reason("cauldron.log.dice.order" if why == ORDER else "cauldron.log.dice")
    return LogLine(first.turn, words, sprites=(*first.sprites, *second.sprites), about=about)


def _in_telling_order(happened: Iterable[Event]) -> tuple[Event, ...]:
    """Return events with what a brew has used up after that brew and its Magik, before which it ends."""
    happened = tuple(happened)
    told: list[Event] = []
    used_up: list[Event] = []
    for at, event in enumerate(happened):
        if isinstance(event, events.EffectEnded):
            goal = next((each for each in happened[at:] if not isinstance(each, events.EffectEnded)), None)
            if isinstance(goal, events.Brewed):
                used_up.append(event)
                continue
        if used_up and not isinstance(event, events.Brewed | events.MagikChanged):
            told += used_up
            used_up.clear()
        told.append(event)
    return (*told, *used_up)


def goes_into_brew(event: events.TokenMoved, seat: Seat, before: Sequence[Event]) -> bool:
    """Return whether a token that a seat gives up goes into its brew; what answers that takes some in between.

    `before` is what has happened since the seat's turn began, or more.
    """
    over = 0
    for earlier in reversed(before if event.target == token_places.STOCK else ()):
        match earlier:
            case events.ActionAnnounced(brewer, action):
                return brewer == seat and action in {"brew", "quick_brew"}
            case events.SpellResolved() | events.SpellCancelled():
                over += 1
            case events.SpellCast() if over:
                over -= 1
            case events.SpellCast() | events.Brewed():
                return False
    return False


def _is_payment(event: Event, brewers: Collection[Seat]) -> bool:
    """Return whether an ingredient goes back to the game supply from somebody who brews in the same turn."""
    if not isinstance(event, events.TokenMoved) or event.target != token_places.STOCK:
        return False
    return not token_places.is_field(event.origin) and token_places.seat_of(event.origin) in brewers
