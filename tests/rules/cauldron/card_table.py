"""A small table for tests of Cauldron's cards: a position from a few words, moves as texts, events as texts.

The board is a flower of seven fields, all with one token unless told otherwise:

      0,-1 frog_legs      1,-1 toadstool
    -1,0 dragon_egg   0,0 spider_web   1,0 spider_web
      -1,1 toadstool      0,1 frog_legs
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

from cards_of_cauldron import cards, numbers

from game.core.effect_stack import Running
from game.core.event import Event
from game.core.hexgrid import parse_cell
from game.core.named import Named
from game.rules.cauldron import flow
from game.rules.cauldron.board import Board
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ALL_KINDS, COMMON, ONE, Bag, bag_of, named_bag, parse_kind
from game.rules.cauldron.options import Options
from game.rules.cauldron.position import DECK_NAMES, HARVEST, MARKET, OMENS, CauldronPosition
from game.rules.cauldron.sampler import spells_on

FLOWER = {
    "0,0": "spider_web",
    "1,0": "spider_web",
    "0,1": "frog_legs",
    "-1,1": "toadstool",
    "-1,0": "dragon_egg",
    "0,-1": "frog_legs",
    "1,-1": "toadstool",
}
# What announces and frames the effects that the tests are about.
_QUIET = {"ActionAnnounced", "AbilityUsed", "SpellCast", "SpellResolved", "TurnStarted", "SeasonStarted", "OmenDrawn"}


@cache
def game(**options: Any) -> Cauldron:
    """Return the referee with some options."""
    return Cauldron(numbers(), cards(), Options(**options))


def bag(text: str) -> Bag:
    """Return the bag of `spider_web toadstool toadstool`."""
    return bag_of(map(parse_kind, text.split()))


def told(event: Event) -> str:
    """Return an event as one line: its name, then its fields, what has a name by its name."""
    hints = get_type_hints(type(event), include_extras=True)
    values = (_named(getattr(event, field), hints[field]) for field in event.__struct_fields__)
    return " ".join((type(event).__name__, *values))


def _named(value: Any, hint: Any) -> str:
    """Return a value of an event in words."""
    names = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Named)]
    if names and value is not None:
        value = names[0].name(value)
    if isinstance(value, dict):
        return "+".join(kind for kind, number in value.items() for _ in range(number)) or "nothing"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return str(value)


class Table:
    """A match in the midst of a season; `do` plays moves and returns what happened."""

    def __init__(self, controller: Cauldron, position: CauldronPosition) -> None:
        self.game = controller
        self.position = position

    @property
    def moves(self) -> list[str]:
        """The legal moves."""
        return [move.text for move in self.game.legal_moves(self.position)]

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""
        return self.game.to_move(self.position)

    @property
    def magik(self) -> list[int]:
        """The Magik of each seat."""
        return self.position.magik

    def supply(self, seat: int) -> dict[str, int]:
        """Return what a seat has outside its cellars."""
        return named_bag(self.position.supply[seat])

    def cellared(self, seat: int) -> dict[str, int]:
        """Return what a seat has in its cellars."""
        return named_bag(self.position.cellared[seat])

    def hand(self, seat: int) -> list[str]:
        """Return the spells of a seat, by id."""
        return sorted(self.game.book.spells[spell].id for spell in self.position.hands[seat])

    def potions(self, seat: int) -> list[str]:
        """Return the potions of a seat, by id."""
        return [self.game.book.potions[potion].id for potion in self.position.potions[seat]]

    def tokens(self) -> dict[str, int]:
        """Return how many tokens lie on each field of the flower."""
        index = self.position.board.index
        return {cell: self.position.tokens[index[parse_cell(cell)]] for cell in FLOWER if parse_cell(cell) in index}

    def do(self, *moves: str) -> list[str]:
        """Play the moves; return what came of them, without announcements and the beginnings of turns."""
        happened: list[Event] = []
        for text in moves:
            self.game.apply(self.position, self.game.parse(text), happened.append)
        return _lines(happened)

    def next_omens(self, *omens: str) -> None:
        """Put omens on top of their deck, the first of them uppermost."""
        deck = list(self.position.decks[OMENS])
        names = [omen.id for omen in self.game.book.omens]
        for omen in reversed(omens):
            deck.remove(names.index(omen))
            deck.append(names.index(omen))
        self.position.decks[OMENS] = bytes(deck)

    def season(self, omen: str) -> list[str]:
        """Begin a season with that omen; return what came of it."""
        position, happened = self.position, list[Event]()
        self.next_omens(omen)
        position.stock += sum(ONE[kind] * n for kind, n in zip(position.board.kinds, position.tokens, strict=True))
        position.tokens = [0] * len(position.tokens)
        position.stack = (Running("season", position.first),)
        flow.settle(self.game.book, position, happened.append)
        return _lines(happened)

    def roll(self, *dice: int) -> None:
        """Let the next dice show these numbers."""
        position = self.position
        while True:
            probe = position.chance.copy()
            if all(probe.below(6) + 1 == number for number in dice):
                return
            position.chance.below(6)

    def pieces(self) -> tuple[Any, ...]:
        """Return how many tokens of each kind, fields and cards of each deck there are in all."""
        position = self.position
        fields = sum(ONE[kind] for kind in position.board.kinds)
        lying = sum(ONE[kind] * n for kind, n in zip(position.board.kinds, position.tokens, strict=True))
        held = [*position.hands, *position.potions]
        cast = spells_on(self.game.book, position.stack)
        decks = len(cast) + sum(map(len, (*position.decks, *position.discards, *held, position.removed)))
        return (
            position.stock + lying + sum(position.supply) + sum(position.cellared),
            position.boxed + fields,
            decks + (position.omen is not None),
        )


def _lines(happened: Sequence[Event]) -> list[str]:
    """Return the events that matter, as texts."""
    return [told(event) for event in happened if type(event).__name__ not in _QUIET]


def lay(
    *,
    seats: int = 3,
    magik: Sequence[int] = (10, 10, 10),
    supply: Sequence[str] = (),
    cellared: Sequence[str] = (),
    cellars: Sequence[int] = (),
    potions: Sequence[str] = (),
    hands: Sequence[str] = (),
    fields: dict[str, str] = FLOWER,
    tokens: dict[str, int] | None = None,
    omen: str | None = None,
    phase: str = HARVEST,
    characters: Sequence[str] = ("druid", "occultist", "alchemist", "witch", "shaman"),
    **options: Any,
) -> Table:
    """Return a table at the beginning of a turn of seat 0; what is not named is empty, in the box or in the decks.

    Supplies, cellars, potions and hands are texts with one id beside the other, a text for each seat.
    """
    controller = game(characters=tuple(characters[:seats]), **options)
    position = controller.start(seats, 1)
    book = controller.book
    position.stack = ()
    position.phase = phase
    position.active = position.first = 0
    position.actions, position.idle, position.season = 1, 1, 1
    position.magik = list(magik[:seats])
    position.supply = [bag(text) for text in _filled(supply, seats)]
    position.cellared = [bag(text) for text in _filled(cellared, seats)]
    position.cellars = [
        max(owned, len(text.split()))
        for owned, text in zip((*cellars, *(0,) * seats), _filled(cellared, seats), strict=False)
    ]
    position.potions = [_ids(text, book.potion_index) for text in _filled(potions, seats)]
    position.hands = [_ids(text, book.spell_index) for text in _filled(hands, seats)]
    position.answers = book.answers_of(position.hands)
    position.board = Board(tuple(map(parse_cell, fields)), tuple(map(parse_kind, fields.values())))
    position.tokens = [(tokens or {}).get(cell, 1 if tokens is None else 0) for cell in fields]
    position.standing = {what: kept for what, effects in position.standing.items() if (kept := _of_characters(effects))}
    position.track = (1 << len(book.track)) - 1
    position.rituals = True
    _fill_box(controller, position)
    if omen is not None:
        Table(controller, position).season(omen)
        position.phase, position.active, position.first, position.idle = phase, 0, 0, 1
    if phase == MARKET:
        position.waiting, position.purchases, position.tokens = seats - 1, 1, [0] * len(fields)
        _fill_box(controller, position)
    return Table(controller, position)


def _filled(texts: Sequence[str], seats: int) -> list[str]:
    """Return a text for each seat, empty ones where none is given."""
    return [*texts, *("" for _ in range(seats))][:seats]


def _ids(text: str, index: dict[str, int]) -> tuple[int, ...]:
    """Return the cards of ids one beside the other, in ascending order."""
    return tuple(sorted(index[name] for name in text.split()))


def _of_characters(effects: Sequence[Any]) -> tuple[Any, ...]:
    """Return the effects that characters bring."""
    return tuple(effect for effect in effects if effect.source.startswith("ability."))


def _fill_box(controller: Cauldron, position: CauldronPosition) -> None:
    """Put what lies nowhere else into the game supply, the box and the decks."""
    book, figures = controller.book, controller.numbers
    used = sum(position.supply) + sum(position.cellared)
    used += sum(ONE[kind] * n for kind, n in zip(position.board.kinds, position.tokens, strict=True))
    tokens = {True: figures.tokens.common, False: figures.tokens.rare}
    tiles = {True: figures.fields.common, False: figures.fields.rare}
    position.stock = sum(ONE[kind] * tokens[kind in COMMON] for kind in ALL_KINDS) - used
    position.boxed = sum(ONE[kind] * tiles[kind in COMMON] for kind in ALL_KINDS)
    position.boxed -= sum(ONE[kind] for kind in position.board.kinds)
    decks: list[list[int]] = [[] for _ in DECK_NAMES]
    for at, potion in enumerate(book.potions):
        decks[potion.deck].append(at)
    for at, spell in enumerate(book.spells):
        decks[spell.deck] += [at] * spell.count
    for at, omen in enumerate(book.omens):
        decks[OMENS] += [at] * omen.count
    for held in position.potions:
        for potion_index in held:
            decks[book.potions[potion_index].deck].remove(potion_index)
    for held in position.hands:
        for spell_index in held:
            decks[book.spells[spell_index].deck].remove(spell_index)
    position.decks = [bytes(deck) for deck in decks]
    position.discards = [b""] * len(decks)
    position.removed = b""
    position.omen = None


def top(table: Table, deck: str, *names: str) -> None:
    """Put cards on top of a deck, the uppermost first."""
    position, at = table.position, DECK_NAMES.index(deck)
    book = table.game.book
    index = book.potion_index if deck.endswith("potions") else book.spell_index
    chosen = [index[name] for name in names]
    rest = list(position.decks[at])
    for card in chosen:
        rest.remove(card)
    position.decks[at] = bytes([*rest, *reversed(chosen)])
