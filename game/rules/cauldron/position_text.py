"""Position text: a moment as readable data, and reading it back with every impossible one refused by name."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, get_args

import msgspec

from game.core.chance import Lcg
from game.core.effects import NONE
from game.core.errors import BadPosition
from game.core.hexgrid import cell_name, is_connected, parse_cell
from game.core.position_reader import Reader
from game.core.referee import Plain
from game.rules.cauldron import pieces, stack_text
from game.rules.cauldron.board import Board
from game.rules.cauldron.effects import modifiers
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.verb import TIERS
from game.rules.cauldron.ingredients import KINDS, Bag, bag_from, named_bag, parse_kind, size
from game.rules.cauldron.options import FEWEST_SEATS, MOST_SEATS
from game.rules.cauldron.position import (
    BASIC_SPELLS,
    DECK_NAMES,
    FINISH,
    HARVEST,
    MARKET,
    OMENS,
    OVER,
    PHASES,
    CauldronPosition,
)
from game.rules.cauldron.standing import GOODS, LATER, REVERSE, UNTIL, Standing, Until, What

_HIGHEST_STATE = (1 << 64) - 1
_MANY = 1 << 20
_MOST_TOKENS = 3
_MOST_ACTIONS = 31
_MOST_AMOUNT = 99
_USES = 15
_NEVER = 100_000
_COUNTERS = ("season", "idle", "barren", "actions", "moved", "track", "purchases", "waiting")
_PLACES = ("", "beside", "edge")


def write(book: MatchCards, position: CauldronPosition) -> Plain:
    """Return a position as plain data; `Reading` reads it back. The last card of a deck is the next to be drawn."""
    spells = [spell.id for spell in book.spells]
    potions = [potion.id for potion in book.potions]
    board = position.board
    # Only what is there: records of matches in which nothing was buried have no such key.
    buried = [[DECK_NAMES[deck], place, seat] for deck, place, seat in position.buried]
    return {
        "seats": position.seats,
        **{name: getattr(position, name) for name in _COUNTERS},
        "phase": position.phase,
        "active": position.active,
        "first": position.first,
        "following": position.following,
        "calm": position.calm,
        "characters": [book.characters[character].id for character in position.characters],
        "magik": list(position.magik),
        "supply": [named_bag(bag) for bag in position.supply],
        "cellared": [named_bag(bag) for bag in position.cellared],
        "cellars": list(position.cellars),
        "used": list(position.used),
        "potions": [[potions[potion] for potion in owned] for owned in position.potions],
        "hands": [[spells[spell] for spell in hand] for hand in position.hands],
        "peeked": [[viewer, owner, spells[spell]] for viewer, owner, spell in position.peeked],
        **({"buried": buried} if buried else {}),
        "fields": [
            [cell_name(cell), KINDS[kind], tokens]
            for cell, kind, tokens in zip(board.cells, board.kinds, position.tokens, strict=True)
        ],
        "stock": named_bag(position.stock),
        "boxed": named_bag(position.boxed),
        "decks": {
            name: [book.card_name(deck, card) for card in position.decks[deck]] for deck, name in enumerate(DECK_NAMES)
        },
        "discards": {
            name: [book.card_name(deck, card) for card in position.discards[deck]]
            for deck, name in enumerate(DECK_NAMES)
        },
        "removed": [potions[potion] for potion in position.removed],
        "omen": None if position.omen is None else book.card_name(OMENS, position.omen),
        "rituals": position.rituals,
        "standing": [_write_effect(effect) for effects in position.standing.values() for effect in effects],
        "stack": stack_text.write(position.stack),
        "winner": position.winner,
        "chance": position.chance.state,
    }


class Reading:
    """One plain position being read: first its keys, then whether they can be true together."""

    def __init__(self, book: MatchCards, plain: Plain) -> None:
        self._book = book
        self._reader = Reader(plain)
        self._spells = book.spell_index
        self._potions = book.potion_index
        self._omens = {omen.id: at for at, omen in enumerate(book.omens)}
        self._always = [effect.source for character in book.characters for effect in character.standing]
        self._characters = {character.id: at for at, character in enumerate(book.characters)}

    def position(self) -> CauldronPosition:
        """Return the position; raise BadPosition naming the key that is wrong."""
        reader = self._reader
        position = CauldronPosition()
        position.settled = True
        position.seats = seats = reader.integer("seats", FEWEST_SEATS, MOST_SEATS)
        for name, highest in self._highest_counters(seats).items():
            setattr(position, name, reader.integer(name, 0, highest))
        position.phase = reader.choice("phase", PHASES)
        position.active = reader.integer("active", 0, seats - 1)
        position.first = reader.integer("first", 0, seats - 1)
        position.following = reader.optional_integer("following", 0, seats - 1)
        position.calm = reader.integer("calm", -1, _MANY)
        position.characters = tuple(reader.items("characters", _named(self._characters, "character"), seats))
        position.magik = reader.items("magik", _natural(self._book.numbers.goal * 2), seats)
        position.supply = reader.items("supply", _read_bag, seats)
        position.cellared = reader.items("cellared", _read_bag, seats)
        position.cellars = reader.items("cellars", _natural(self._book.numbers.cellars), seats)
        position.used = reader.items("used", _natural(_MANY), seats)
        position.potions = reader.items("potions", _list_of(_named(self._potions, "potion")), seats)
        position.hands = reader.items("hands", _list_of(_named(self._spells, "spell")), seats)
        position.answers = self._book.answers_of(position.hands)
        position.peeked = tuple(sorted(reader.items("peeked", self._read_peek)))
        self._read_fields(position)
        position.stock = self._bag("stock")
        position.boxed = self._bag("boxed")
        position.decks = self._read_decks("decks")
        position.buried = tuple(sorted(reader.items("buried", self._read_buried))) if reader.has("buried") else ()
        position.discards = self._read_decks("discards")
        position.removed = bytes(reader.items("removed", _named(self._potions, "potion")))
        omen = reader.raw("omen")
        position.omen = None if omen is None else self._one_omen(omen)
        position.rituals = reader.boolean("rituals")
        position.standing = self._read_standing(position)
        position.stack = stack_text.read(self._book, reader)
        position.winner = reader.optional_integer("winner", 0, seats - 1)
        position.chance = Lcg(reader.integer("chance", 0, _HIGHEST_STATE))
        reader.done()
        self._check(position)
        return position

    def _highest_counters(self, seats: int) -> dict[str, int]:
        """Return the highest value of each number that a position has once."""
        numbers = self._book.numbers
        return {
            "season": self._last_season or _NEVER,
            "idle": seats,
            "barren": seats,
            "actions": _MOST_ACTIONS,
            "moved": (1 << 2 * len(KINDS)) - 1,
            "track": (1 << len(numbers.track)) - 1,
            "purchases": 2 if self._book.options.advanced else 1,
            "waiting": seats - 1,
        }

    @property
    def _last_season(self) -> int:
        """The last season, or 0 where there is none (A70)."""
        chosen = self._book.options.season_cap
        return self._book.numbers.season_cap if chosen is None else chosen

    def _one_omen(self, name: Any) -> int:
        """Return the omen of its name."""
        try:
            return _named(self._omens, "omen")(name)
        except ValueError as error:
            raise self._reader.fail("omen", str(error)) from error

    def _bag(self, key: str) -> Bag:
        """Return the bag of a key."""
        try:
            return _read_bag(self._reader.raw(key))
        except ValueError as error:
            raise self._reader.fail(key, str(error)) from error

    def _read_peek(self, item: Any) -> tuple[int, int, int]:
        """Return what one seat has seen in a hand; raise ValueError."""
        if not isinstance(item, list) or len(item) != 3:
            raise ValueError("expected a viewer, an owner and a spell")
        return (
            _natural(MOST_SEATS - 1)(item[0]),
            _natural(MOST_SEATS - 1)(item[1]),
            _named(self._spells, "spell")(item[2]),
        )

    def _read_buried(self, item: Any) -> tuple[int, int, int]:
        """Return a card that a seat put under a deck; raise ValueError."""
        if not isinstance(item, list) or len(item) != 3 or item[0] not in DECK_NAMES[BASIC_SPELLS:OMENS]:
            raise ValueError("expected a deck of spells, a place from its bottom and a seat")
        return DECK_NAMES.index(item[0]), _natural(_MANY)(item[1]), _natural(MOST_SEATS - 1)(item[2])

    def _read_fields(self, position: CauldronPosition) -> None:
        """Read the board with its tokens."""
        fields = self._reader.items("fields", _read_field)
        cells = tuple(cell for cell, _, _ in fields)
        if len(set(cells)) < len(cells):
            raise self._reader.fail("fields", "two fields lie on the same cell")
        if not is_connected(cells):
            raise self._reader.fail("fields", "the board does not hang together")
        position.board = Board(cells, tuple(kind for _, kind, _ in fields))
        position.tokens = [tokens for _, _, tokens in fields]

    def _read_decks(self, key: str) -> list[bytes]:
        """Read the five decks, or their discards."""
        decks = Reader(self._reader.raw(key), f"position.{key}")
        index = (self._potions, self._potions, self._spells, self._spells, self._omens)
        kinds = ("potion", "potion", "spell", "spell", "omen")
        found = [bytes(decks.items(name, _named(index[at], kinds[at]))) for at, name in enumerate(DECK_NAMES)]
        decks.done()
        for deck, cards in enumerate(found[:OMENS]):
            owners = self._book.potions if deck < BASIC_SPELLS else self._book.spells
            for card in cards:
                if owners[card].deck != deck:
                    raise self._reader.fail(f"{key}.{DECK_NAMES[deck]}", f"{owners[card].id} belongs to another deck")
        return found

    def _read_standing(self, position: CauldronPosition) -> dict[str, tuple[Standing, ...]]:
        """Read the effects that stand."""
        standing: dict[str, tuple[Standing, ...]] = {}
        for effect in self._reader.items("standing", lambda plain: self._read_effect(plain, position)):
            standing[effect.what] = (*standing.get(effect.what, ()), effect)
        return standing

    def _read_effect(self, plain: Any, position: CauldronPosition) -> Standing:
        """Return an effect that stands; raise ValueError."""
        if not isinstance(plain, dict) or set(plain) - set(Standing.__struct_fields__):
            raise ValueError(f"expected a mapping of {', '.join(Standing.__struct_fields__)}")
        try:
            known = tuple(msgspec.convert(plain.get("known", {}), dict[str, int]).items())
            effect = msgspec.convert(plain | {"known": known}, Standing)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error
        stack_text.check_bindings(self._book, known, position.seats)
        highest = {
            "seats": (1 << position.seats) - 1, "uses": _MOST_AMOUNT, "kinds": (1 << len(KINDS)) - 1,
            "tiers": (1 << len(TIERS)) - 1, "goods": (1 << len(GOODS)) - 1,
        }  # fmt: skip
        for key, most in highest.items():
            if not 0 <= getattr(effect, key) <= most:
                raise ValueError(f"{key}: expected an integer from 0 to {most}, found {getattr(effect, key)}")
        if not NONE <= effect.cell < _MANY:
            raise ValueError(f"cell: there is no cell {effect.cell}")
        if not -_MOST_AMOUNT <= effect.amount <= _MOST_AMOUNT:
            raise ValueError(f"amount: expected at most {_MOST_AMOUNT} up or down, found {effect.amount}")
        allowed: dict[str, Collection[Any]] = {
            "what": (*get_args(What), REVERSE, *(LATER + moment for moment in UNTIL)),
            "source": (*self._book.programs, *self._always),
            "until": get_args(Until), "place": _PLACES,
        }  # fmt: skip
        for key, values in allowed.items():
            if getattr(effect, key) not in values:
                raise ValueError(f"{key}: {getattr(effect, key)!r} is not one that can be here")
        if effect.what.startswith(LATER):
            if effect.source not in self._book.programs:
                raise ValueError(f"nothing called {effect.source!r} can wait")
            if not 0 <= effect.owner < position.seats:
                raise ValueError(f"waits for seat {effect.owner}, who is not there")
        elif effect.owner != NONE or known:
            raise ValueError("owner: goes with what waits for a moment")
        return effect

    def _check(self, position: CauldronPosition) -> None:
        """Refuse what cannot be true together."""
        self._check_pieces(position)
        self._check_seats(position)
        stack_text.check(self._book, position, self._reader)
        self._check_turn(position)
        stack_text.check_effects(self._book, position, self._reader)

    def _check_pieces(self, position: CauldronPosition) -> None:
        """Refuse a piece too many or too few."""
        found, expected = pieces.count(self._book, position), pieces.expected(self._book, position.characters)
        for piece in sorted({*found, *expected}):
            if found[piece] != expected[piece]:
                raise BadPosition(f"position: expected {expected[piece]} of {piece}, found {found[piece]}")

    def _check_seats(self, position: CauldronPosition) -> None:
        """Refuse characters twice, more cellars than there are, full ones beyond their number, and unknown peeks."""
        if len(set(position.characters)) < position.seats:
            raise self._reader.fail("characters", "two seats have the same character")
        if sum(position.cellars) > self._book.numbers.cellars:
            raise self._reader.fail("cellars", "are more than the box holds")
        for seat in range(position.seats):
            # A66: a third one is the most that any card gives.
            most = self._book.numbers.cellar_limit + max(1, modifiers.total(position, "cellars", seat))
            if position.cellars[seat] > most:
                raise self._reader.fail(f"cellars[{seat}]", f"expected at most {most}, found {position.cellars[seat]}")
            if size(position.cellared[seat]) > position.cellars[seat]:
                raise self._reader.fail(f"cellared[{seat}]", "holds more tokens than there are cellars")
            self._check_uses(position, seat)
        for viewer, owner, spell in position.peeked:
            if max(viewer, owner) >= position.seats or spell not in position.hands[owner]:
                raise self._reader.fail("peeked", "names a spell that is not in that hand")
        self._check_buried(position)

    def _check_buried(self, position: CauldronPosition) -> None:
        """Refuse a card under a deck that is not there, or that two seats have put there."""
        places = [(deck, place) for deck, place, _ in position.buried]
        if len(set(places)) < len(places):
            raise self._reader.fail("buried", "names a card twice")
        for deck, place, seat in position.buried:
            if seat >= position.seats or place >= len(position.decks[deck]):
                raise self._reader.fail("buried", "names a card or a seat that is not there")

    def _check_uses(self, position: CauldronPosition, seat: int) -> None:
        """Refuse uses of abilities that a seat has not, or cannot use so often."""
        left = position.used[seat]
        for ability in self._book.characters[position.characters[seat]].abilities:
            uses = left >> ability.shift & _USES
            if uses > ability.uses:
                raise self._reader.fail(f"used[{seat}]", f"{ability.id} is used {uses} times of {ability.uses}")
            left &= ~(_USES << ability.shift)
        if left:
            raise self._reader.fail(f"used[{seat}]", "counts an ability that is not there")

    def _check_turn(self, position: CauldronPosition) -> None:
        """Refuse phases that cannot be as they stand."""
        reader = self._reader
        self._check_winner(position)
        if position.phase not in {HARVEST, FINISH, MARKET, OVER} and not position.stack:
            raise reader.fail("phase", f"{position.phase} goes on by itself")
        if position.phase == HARVEST and not any(position.tokens) and not position.stack:
            raise reader.fail("fields", "a harvest turn needs a token on the board")
        if position.phase == MARKET and not position.stack and not position.purchases:
            raise reader.fail("purchases", "a market turn has one left")
        if position.season < 1:
            raise reader.fail("season", "counts from 1")

    def _check_winner(self, position: CauldronPosition) -> None:
        """Refuse a winner who has not won, and one who has and is not told (A43, A70)."""
        reader, goal, winner = self._reader, self._book.numbers.goal, position.winner
        if (winner is not None) != (position.phase == OVER):
            raise reader.fail("winner", "is there exactly when the match is over")
        for seat, magik in enumerate(position.magik):
            if magik >= goal and seat != winner:
                raise reader.fail("magik", f"a seat with {goal} has won")
        if winner is None or position.magik[winner] >= goal:
            return
        if not self._last_season or position.season < self._last_season:
            raise reader.fail("winner", f"has {position.magik[winner]} Magik of {goal}, before the last season")
        if position.magik[winner] < max(position.magik):
            raise reader.fail("winner", "has not the highest Magik")


def _named(index: dict[str, int], what: str) -> Callable[[Any], int]:
    """Return the reader of a card's id."""

    def read(name: Any) -> int:
        if not isinstance(name, str) or name not in index:
            raise ValueError(f"{name!r} is no {what}")
        return index[name]

    return read


def _list_of(parse: Callable[[Any], int]) -> Callable[[Any], tuple[int, ...]]:
    """Return the reader of a list of cards, in ascending order."""

    def read(names: Any) -> tuple[int, ...]:
        if not isinstance(names, list):
            raise ValueError(f"expected a list, found {type(names).__name__}")
        return tuple(sorted(parse(name) for name in names))

    return read


def _natural(highest: int) -> Callable[[Any], int]:
    """Return the reader of a number from 0 on."""

    def read(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
            raise ValueError(f"expected an integer from 0 to {highest}, found {value!r}")
        return value

    return read


def _read_bag(named: Any) -> Bag:
    """Return the bag of names and numbers; raise ValueError."""
    if not isinstance(named, dict):
        raise ValueError(f"expected a mapping, found {type(named).__name__}")
    return bag_from(named)


def _read_field(item: Any) -> tuple[int, int, int]:
    """Return cell, kind and tokens of a field; raise ValueError."""
    if not isinstance(item, Sequence) or isinstance(item, str) or len(item) != 3:
        raise ValueError("expected a cell, a kind and a number of tokens")
    return parse_cell(item[0]), parse_kind(item[1]), _natural(_MOST_TOKENS * 8)(item[2])


def _write_effect(effect: Standing) -> Plain:
    """Return an effect that stands as plain data."""
    return {**msgspec.to_builtins(effect), "known": dict(effect.known)}
