"""Observation: what one seat knows of a moment of Cauldron (A16, A28, A61, A67)."""

import msgspec

from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.event import Seat
from game.core.hexgrid import Cell, open_places
from game.core.referee import Observation
from game.rules.cauldron import legality
from game.rules.cauldron.board import TOUCHING
from game.rules.cauldron.cards.brew_outcome import after_brew
from game.rules.cauldron.cards.verbs import Brew, Steal
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import COMMON, Bag, Kind
from game.rules.cauldron.position import (
    BASIC_SPELLS,
    DECK_NAMES,
    FINISH,
    HARVEST,
    MARKET,
    OMENS,
    ORDER,
    OVER,
    CauldronPosition,
)
from game.rules.cauldron.standing import GOODS, Standing

# Questions whose options only the seat that is asked may see.
PRIVATE = ("spell", "top_spell", "keep_spell", "keep_potion")
KEEP_ONE = "keep_one"


class SeenBrew(msgspec.Struct, frozen=True):
    """What a brew in its owner's own turn comes to: how many ingredients it `lacks` (A37), and the Magik (A40, A43).

    It lifts its owner to `top`; `then` is where they stand once the `stars` that it reaches have done their part (A48),
    as far as that is certain. `banned` says that it has become too small (A41), `forbidden` that an effect does not let
    it be brewed, `eased` that something may stand in for an ingredient of it or be left out (A38).
    """

    potion: str
    lacks: int
    top: int
    then: int
    stars: tuple[str, ...]
    banned: bool
    forbidden: bool
    eased: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether nothing but the turn and its action is wanting."""
        return not (self.lacks or self.banned or self.forbidden)


class CauldronObservation(Observation, frozen=True):
    """What a seat knows; a spectator (seat None) sees no hand.

    Cards are named by their ids; the Simple Game has no spells (A73). `fields` are (cell, kind, tokens) by age; `decks`
    count the cards of each deck in the order of DECK_NAMES, whose `discards` are open. `hand_counts` are (basic,
    advanced) of each seat and `peeked` (owner, spell) what this seat has seen in other hands. `buried` (deck, place
    from the bottom, spell) is what it put under a deck. `effects` are all that stand; `prices` are what the active seat
    pays in the market, `prices_without` what a Basic and an Advanced potion would cost it once it has given up each of
    its own (A60), and `steal_needs` the lowest die with which it steals from each seat, or does so with the card
    whose theft is under way; `ability_needs` are this seat's abilities that steal, with the lowest die that lets them
    steal from somebody. `brews` are this seat's potions in a harvest, for a spectator those of the active seat,
    which lie open; `ability_brews` are its abilities that brew, with what they let it brew. `limited_uses` are each
    seat's abilities that may be used only so often in a season, and how often still. `cellars_left` are in the box, and
    `field_bears` says whether a field that the active seat buys comes with a token (A65). `toll` is the Magik that an
    effect of the track costs whoever reaches it (A74). `stack` are the frames
    as these eyes see them: private options of others are missing; the window in which somebody else is asked is not
    there at all, nor is a spell for which somebody else is choosing targets. In a window `to_move` is then None and
    `pending` is what is announced: a moment that is shown to nobody, for the next one follows at once. While a move
    still has effects to come, nobody is to move and `stack` is empty: what runs is for the events to tell.
    """

    seats: int
    has_spells: bool
    season: int
    phase: str
    to_move: Seat | None
    active: Seat
    first: Seat
    direction: int
    following: Seat | None
    actions: int
    moved: int
    calm: int
    idle: int
    barren: int
    characters: tuple[str, ...]
    magik: tuple[int, ...]
    supply: tuple[Bag, ...]
    cellared: tuple[Bag, ...]
    cellars: tuple[int, ...]
    potions: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]
    hand_counts: tuple[tuple[int, int], ...]
    peeked: tuple[tuple[Seat, str], ...]
    buried: tuple[tuple[int, int, str], ...]
    used: tuple[int, ...]
    limited_uses: tuple[tuple[tuple[str, int], ...], ...]
    brews: tuple[SeenBrew, ...]
    fields: tuple[tuple[Cell, Kind, int], ...]
    stock: Bag
    boxed: Bag
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    removed: tuple[str, ...]
    omen: str | None
    track: int
    rituals: bool
    effects: tuple[Standing, ...]
    stack: tuple[Frame, ...]
    pending: str | None
    purchases: int
    waiting: int
    prices: tuple[tuple[str, int], ...]
    prices_without: tuple[tuple[str, int, int], ...]
    hand_limits: tuple[int, ...]
    steal_needs: tuple[int, ...]
    ability_needs: tuple[tuple[str, int], ...]
    ability_brews: tuple[tuple[str, tuple[SeenBrew, ...]], ...]
    cellars_left: int
    field_bears: bool
    toll: int
    winner: Seat | None

    @property
    def question(self) -> Choice | Window | None:
        """What this seat is asked, if it is."""
        if not self.stack or self.seat is None or self.to_move != self.seat:
            return None
        top = self.stack[-1]
        return None if isinstance(top, Running) else top

    @property
    def in_market(self) -> bool:
        """Whether it is the Market season."""
        return self.phase == MARKET

    @property
    def own_seat(self) -> Seat:
        """The seat whose eyes these are, or for a spectator the active one."""
        return self.active if self.seat is None else self.seat

    def is_silenced(self, seat: Seat) -> bool:
        """Return whether an effect forbids a seat to cast any spell (A23)."""
        return any(effect.what == "no_cast" and effect.seats >> seat & 1 for effect in self.effects)

    def kept(self, seat: Seat) -> int:
        """Return how many ingredients in a seat's supply do not spoil when the harvest ends (A55)."""
        return sum(effect.amount for effect in self.effects if effect.what == "keep" and effect.seats >> seat & 1)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER

    @property
    def has_last_harvester(self) -> bool:
        """Whether the board is empty and the last harvester has quick actions left (A51)."""
        return self.phase == FINISH

    @property
    def answers_dice(self) -> bool:
        """Whether a die may be answered before it counts: from the turn order to the end of the harvest (A14, A16)."""
        return self.phase in {ORDER, HARVEST, FINISH}

    @property
    def first_cells(self) -> tuple[Cell, ...]:
        """The cells of the oldest fields, as many as a board begins with: one more than seats of each common kind."""
        return tuple(cell for cell, _, _ in self.fields[: (self.seats + 1) * len(COMMON)])

    @property
    def open_places(self) -> tuple[Cell, ...]:
        """The cells where a field may be laid: those that touch enough others."""
        return open_places([cell for cell, _, _ in self.fields], TOUCHING)

    def left_in(self, deck: str) -> int:
        """Return how many cards a deck has, by its name in DECK_NAMES."""
        return self.decks[DECK_NAMES.index(deck)]

    def price_sources(self, goods: str) -> tuple[str, ...]:
        """Return the sources of the effects that change what the active seat pays for goods (A68)."""
        bit = 1 << GOODS.index(goods)
        return tuple(
            effect.source
            for effect in self.effects
            if effect.what == "price" and effect.seats >> self.active & 1 and (not effect.goods or effect.goods & bit)
        )

    def uses_left(self, seat: Seat, ability: str) -> int | None:
        """Return how often a seat may still use an ability in this season, None for as often as it likes."""
        return dict(self.limited_uses[seat]).get(ability)

    def price(self, goods: str) -> int:
        """Return what the active seat pays for goods of the market."""
        return dict(self.prices)[goods]


def observe(
    book: MatchCards, position: CauldronPosition, seat: Seat | None, to_move: Seat | None
) -> CauldronObservation:
    """Return what a seat may know (None: a spectator)."""
    stack: tuple[Frame, ...] = ()
    pending = None
    if position.settled:
        stack = _seen_stack(book, position.stack, seat)
    if stack and isinstance(stack[-1], Window) and to_move != seat:
        pending, stack, to_move = stack[-1].around, stack[:-1], None
    spells, potions = book.spells, book.potions
    board = position.board
    return CauldronObservation(
        seat=seat,
        seats=position.seats,
        has_spells=not book.options.simple,
        season=position.season,
        phase=position.phase,
        to_move=to_move,
        active=position.active,
        first=position.first,
        direction=position.direction,
        following=position.following,
        actions=position.actions,
        moved=position.moved,
        calm=position.calm,
        idle=position.idle,
        barren=position.barren,
        characters=tuple(book.characters[character].id for character in position.characters),
        magik=tuple(position.magik),
        supply=tuple(position.supply),
        cellared=tuple(position.cellared),
        cellars=tuple(position.cellars),
        potions=tuple(tuple(potions[potion].id for potion in owned) for owned in position.potions),
        hand=() if seat is None else tuple(spells[spell].id for spell in position.hands[seat]),
        hand_counts=tuple(_counts(book, hand) for hand in position.hands),
        peeked=tuple((owner, spells[spell].id) for viewer, owner, spell in position.peeked if viewer == seat),
        buried=tuple(
            (deck, place, spells[position.decks[deck][place]].id)
            for deck, place, knower in position.buried
            if knower == seat
        ),
        used=tuple(position.used),
        limited_uses=tuple(_limited_uses(book, position, each) for each in range(position.seats)),
        brews=_brews(book, position, position.active if seat is None else seat),
        fields=tuple(zip(board.cells, board.kinds, position.tokens, strict=True)),
        stock=position.stock,
        boxed=position.boxed,
        decks=tuple(map(len, position.decks)),
        discards=tuple(
            tuple(book.card_name(deck, card) for card in position.discards[deck]) for deck in range(len(DECK_NAMES))
        ),
        removed=tuple(potions[potion].id for potion in position.removed),
        omen=None if position.omen is None else book.card_name(OMENS, position.omen),
        track=position.track,
        rituals=position.rituals,
        effects=tuple(effect for effects in position.standing.values() for effect in effects),
        stack=stack,
        pending=pending,
        purchases=position.purchases,
        waiting=position.waiting,
        prices=() if position.phase != MARKET else _prices(book, position),
        prices_without=() if position.phase != MARKET else _prices_without(book, position),
        hand_limits=tuple(modifiers.hand_limit(book, position, each) for each in range(position.seats)),
        steal_needs=_steal_needs(book, position, stack),
        ability_needs=_ability_needs(book, position, position.active if seat is None else seat),
        ability_brews=_ability_brews(book, position, position.active if seat is None else seat),
        cellars_left=book.numbers.cellars - sum(position.cellars),
        field_bears=modifiers.field_bears(book, position, position.active),
        toll=book.numbers.quick_toll if book.options.quick else 0,
        winner=position.winner,
    )


def _prices(book: MatchCards, position: CauldronPosition) -> tuple[tuple[str, int], ...]:
    """Return the price of all goods for the seat whose market turn it is."""
    return tuple((goods, modifiers.price(book, position, position.active, goods)) for goods in GOODS)


def _prices_without(book: MatchCards, position: CauldronPosition) -> tuple[tuple[str, int, int], ...]:
    """Return each potion of the seat whose market turn it is, and what potions would cost without it."""
    seat = position.active
    return tuple(
        (
            book.potions[potion].id,
            modifiers.price(book, position, seat, "basic_potion", without=potion),
            modifiers.price(book, position, seat, "advanced_potion", without=potion),
        )
        for potion in position.potions[seat]
    )


def _steal_needs(book: MatchCards, position: CauldronPosition, stack: tuple[Frame, ...]) -> tuple[int, ...]:
    """Return the lowest die with which the active seat steals from each, by the card of a theft under way (A33)."""
    need = book.numbers.steal
    for frame in stack:
        if isinstance(frame, Running):
            need = next((verb.need for verb in book.verbs.get(frame.source, ()) if isinstance(verb, Steal)), need)
    return tuple(modifiers.needed_to_steal(position, need, position.active, victim) for victim in range(position.seats))


def _ability_needs(book: MatchCards, position: CauldronPosition, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the abilities of a seat that steal, and the lowest die that lets each steal from somebody (A33)."""
    others = [each for each in range(position.seats) if each != seat]
    return tuple(
        (ability.id, min(modifiers.needed_to_steal(position, verb.need, seat, victim) for victim in others))
        for ability in book.characters[position.characters[seat]].abilities
        for verb in book.verbs[ability.source]
        if isinstance(verb, Steal)
    )


def _limited_uses(book: MatchCards, position: CauldronPosition, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the abilities of a seat that may be used only so often in a season, and how often still."""
    abilities = book.characters[position.characters[seat]].abilities
    return tuple((ability.id, modifiers.uses_left(position, seat, ability)) for ability in abilities if ability.uses)


def _brews(book: MatchCards, position: CauldronPosition, seat: Seat) -> tuple[SeenBrew, ...]:
    """Return what a brew of each potion of a seat comes to in its own turn; nothing outside the harvest."""
    if position.phase not in {HARVEST, FINISH}:
        return ()
    have = modifiers.within_reach_in_turn(position, seat)
    return tuple(
        SeenBrew(
            potion=card.id,
            lacks=modifiers.lacking(position, seat, card, have),
            **after_brew(book, position, seat, card)._asdict(),
            banned=modifiers.is_banned(book, position, seat, card),
            forbidden=modifiers.is_brew_forbidden(position, seat, card),
            eased=any(modifiers.bends(position, seat, card)),
        )
        for card in (book.potions[potion] for potion in position.potions[seat])
    )


def _ability_brews(
    book: MatchCards, position: CauldronPosition, seat: Seat
) -> tuple[tuple[str, tuple[SeenBrew, ...]], ...]:
    """Return the abilities of a seat that brew and may be used, and what they come to; nothing outside the harvest.

    The price of one that is under way is paid; that of another one is still owed (A76).
    """
    if position.phase not in {HARVEST, FINISH}:
        return ()
    found = []
    for ability in book.characters[position.characters[seat]].actions:
        if ability.brewable is None:
            continue
        under_way = (frame for frame in position.stack if isinstance(frame, Running) and frame.source == ability.source)
        running = next(under_way, None)
        if running is None and not legality.may_use(book, position, seat, ability):
            continue
        run = Run(book, position, running or Running(ability.source, seat), None)
        owed = 0 if running is not None else ability.magik
        verb = next(verb for verb in book.verbs[ability.source] if isinstance(verb, Brew))
        brews = tuple(
            SeenBrew(card.id, 0, *after_brew(book, position, seat, card, verb.bonus, run.price, owed), False, False)
            for card in (book.potions[potion] for potion in ability.brewable(run))
        )
        found.append((ability.id, brews))
    return tuple(found)


def _counts(book: MatchCards, hand: tuple[int, ...]) -> tuple[int, int]:
    """Return how many Basic and Advanced spells are in a hand, which their backs show."""
    basic = sum(book.spells[spell].deck == BASIC_SPELLS for spell in hand)
    return basic, len(hand) - basic


def _seen_stack(book: MatchCards, stack: tuple[Frame, ...], seat: Seat | None) -> tuple[Frame, ...]:
    """Return the frames of a stack as a seat sees them, up to a spell for which another seat is choosing targets."""
    for at, frame in enumerate(stack):
        if isinstance(frame, Running) and frame.seat != seat and book.is_under_choice(frame):
            stack = stack[:at]
            break
    return tuple(_seen(frame, seat) for frame in stack)


def _seen(frame: Frame, seat: Seat | None) -> Frame:
    """Return a frame as a seat sees it."""
    if isinstance(frame, Choice) and frame.what in PRIVATE and frame.seat != seat:
        return Choice(frame.seat, frame.what, (), frame.name)
    if isinstance(frame, Running) and frame.source == KEEP_ONE and frame.seat != seat:
        return Running(frame.source, frame.seat, frame.step, frame.bindings[:1])
    return frame
