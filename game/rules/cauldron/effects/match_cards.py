"""Cards of the match: its numbers, options and cards, worked out once for the referee."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from game.core.effect_stack import Running
from game.core.effects import bound, root_of
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import Bag
from game.rules.cauldron.moves import Brew, Cast, Choose, Discard, Use, choice
from game.rules.cauldron.options import Numbers, Options
from game.rules.cauldron.position import (
    ADVANCED_POTIONS,
    ADVANCED_SPELLS,
    BASIC_POTIONS,
    BASIC_SPELLS,
    OMENS,
    WINDOW_BITS,
)
from game.rules.cauldron.standing import Standing

# Steps and checks get the Run (run.py), which in turn knows the cards of the match.
Program: TypeAlias = tuple[Callable[[Any], Frames], ...]
Check: TypeAlias = Callable[[Any], bool]

# What is bound in a spell or ability from its announcement on, as long as it may be answered.
ANNOUNCED = "_announced"


class Potion(msgspec.Struct, frozen=True):
    """A potion: `slots` are all of its slots, `listed` those that name an ingredient, `kinds` a mask of those."""

    id: str
    tier: str
    deck: int
    needs: Bag
    wild: int
    slots: int
    listed: int
    kinds: int
    tier_bit: int
    is_basic: bool
    magik: int
    quick: bool
    spell: bool


class Spell(msgspec.Struct, frozen=True):
    """A spell: `windows` are those it answers as bits, `checks` what must hold for it to be cast.

    It is announced when its `targets`, so many, are chosen. `needs` is what its only check plainly needs, where that is
    plain (targets.py). With fewer than `seats` players it stays in the box.
    """

    id: str
    source: str
    tier: str
    deck: int
    count: int
    seats: int
    windows: int
    answers: str
    against: str
    own_turn: bool
    uncancellable: bool
    targets: int
    needs: str
    checks: tuple[Check, ...]

    def copies(self, seats: int) -> int:
        """Return how many there are in a match with that many seats (A79)."""
        return self.count if seats >= self.seats else 0


class Omen(msgspec.Struct, frozen=True):
    """An omen; `tags` say whether it mentions spells or the turn-order roll; `seats` is that of a spell."""

    id: str
    source: str
    count: int
    seats: int
    tags: tuple[str, ...]

    def copies(self, seats: int) -> int:
        """Return how many there are in a match with that many seats (A79)."""
        return self.count if seats >= self.seats else 0


class Ability(msgspec.Struct, frozen=True):
    """An ability, with its uses a season (0: at will), its price, and the character and bits that count its uses.

    `needs` and `checks` are those of a spell; `brewable` tells which potions one that brews lets its seat brew.
    """

    id: str
    source: str
    way: str
    character: int
    shift: int
    uses: int
    magik: int
    tokens: int
    needs: str
    checks: tuple[Check, ...]
    brewable: Callable[[Any], tuple[int, ...]] | None


class Character(msgspec.Struct, frozen=True):
    """A character: abilities that replace actions, quick ones, what holds all match (for seat 0)."""

    id: str
    actions: tuple[Ability, ...]
    quick: tuple[Ability, ...]
    standing: tuple[Standing, ...]

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """All abilities that it can use."""
        return self.actions + self.quick


class Effect(msgspec.Struct, frozen=True):
    """A one-time effect of the Magik track; one that mentions spells does not hold in the Simple Game (A73)."""

    id: str
    source: str
    at: int
    holds: bool


class MatchCards:
    """The cards, numbers and options of a match; potions, spells and omens are known by their index in the lists.

    `programs` are the steps of everything that can run, by source (programs.py writes them); `verbs` are what those of
    cards were made of, targets apart.
    """

    __slots__ = (
        "_choices", "abilities", "ability_index", "brews", "casts", "characters", "discards", "first_advanced",
        "needs", "numbers", "omens", "options", "potion_index", "potions", "programs", "spell_index", "spells", "track",
        "uses", "verbs",
    )  # fmt: skip

    def __init__(
        self,
        numbers: Numbers,
        options: Options,
        potions: Sequence[Potion],
        spells: Sequence[Spell],
        omens: Sequence[Omen],
        characters: Sequence[Character],
        track: Sequence[Effect],
        programs: Mapping[str, Program],
        verbs: Mapping[str, Sequence[Any]],
    ) -> None:
        self.numbers = numbers
        self.options = options
        self.potions = tuple(potions)
        self.spells = tuple(spells)
        self.omens = tuple(omens)
        self.characters = tuple(characters)
        self.track = tuple(track)
        self.programs = programs
        self.verbs = verbs
        self.first_advanced = sum(potion.tier != "advanced" for potion in self.potions)
        self.abilities = tuple(ability for character in self.characters for ability in character.abilities)
        self.needs = tuple(potion.needs for potion in self.potions)
        self.potion_index = {potion.id: at for at, potion in enumerate(self.potions)}
        self.spell_index = {spell.id: at for at, spell in enumerate(self.spells)}
        self.ability_index = {ability.id: at for at, ability in enumerate(self.abilities)}
        self.brews = tuple(Brew(potion.id) for potion in self.potions)
        self.casts = tuple(Cast(spell.id) for spell in self.spells)
        self.uses = {ability.id: Use(ability.id) for ability in self.abilities}
        ids = (*(potion.id for potion in self.potions), *(spell.id for spell in self.spells))
        self.discards = {card: Discard(card) for card in ids}
        self._choices: dict[str, tuple[Choose, ...]] = {
            "potion": tuple(Choose("potion", potion.id) for potion in self.potions),
            "spell": tuple(Choose("spell", spell.id) for spell in self.spells),
            "top_spell": tuple(Choose("top_spell", spell.id) for spell in self.spells),
            "keep_spell": tuple(Choose("keep_spell", spell.id) for spell in self.spells),
            "keep_potion": tuple(Choose("keep_potion", potion.id) for potion in self.potions),
        }

    def without(self, sources: Iterable[str]) -> "MatchCards":
        """Return the same cards of which those with these sources do nothing."""
        programs: dict[str, Program] = {**self.programs, **dict.fromkeys(sources, ())}
        return MatchCards(
            self.numbers, self.options, self.potions, self.spells, self.omens, self.characters, self.track, programs,
            self.verbs,
        )  # fmt: skip

    def choose(self, what: str, value: int) -> Choose:
        """Return the move that answers a question with a value."""
        cards = self._choices.get(what)
        return choice(what, value) if cards is None or value < 0 else cards[value]

    def parse_card_option(self, what: str, text: str) -> Choose | None:
        """Return the answer of its text to a question about cards, or None when there is no such answer."""
        index = self.potion_index if what.endswith("potion") else self.spell_index
        if what not in self._choices or text not in index:
            return None
        return self._choices[what][index[text]]

    def answers_of(self, hands: Sequence[tuple[int, ...]]) -> int:
        """Return the windows that the Instants of each hand answer, WINDOW_BITS for each seat."""
        windows = 0
        for seat, hand in enumerate(hands):
            for spell in hand:
                windows |= self.spells[spell].windows << WINDOW_BITS * seat
        return windows

    def spell_of(self, source: str) -> int:
        """Return the spell of the source of its program."""
        return self.spell_index[root_of(source).partition(".")[2]]

    def is_under_choice(self, frame: Running) -> bool:
        """Return whether a frame is a spell whose targets are being chosen, still in the hand and known to nobody."""
        if not frame.source.startswith("spell.") or "/" in frame.source:
            return False
        targets = self.spells[self.spell_of(frame.source)].targets
        return frame.step < targets or (frame.step == targets and bound(frame, ANNOUNCED) is None)

    def spell_deck(self, tier: str) -> int:
        """Return the deck of spells of a tier."""
        return BASIC_SPELLS if tier == "basic" else ADVANCED_SPELLS

    def potion_deck(self, tier: str) -> int:
        """Return the deck of potions of a tier."""
        return ADVANCED_POTIONS if tier == "advanced" else BASIC_POTIONS

    def card_name(self, deck: int, card: int) -> str:
        """Return the id of a card of a deck."""
        if deck == OMENS:
            return self.omens[card].id
        return self.spells[card].id if deck in {BASIC_SPELLS, ADVANCED_SPELLS} else self.potions[card].id
