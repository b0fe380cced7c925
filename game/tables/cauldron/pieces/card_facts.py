"""Card facts: what is printed on the cards of Cauldron, and where things stand on the track, for pictures and words."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.core.pack import pack_of
from game.core.reason import Reason, reason
from game.play.catalogue import game
from game.rules.cauldron.cards.card_files import (
    AbilityCard,
    Cards,
    CharacterCard,
    OmenCard,
    PotionCard,
    SpellCard,
    TrackEffect,
)
from game.rules.cauldron.cards.card_text import ability_price, ability_text, card_text, spell_text
from game.rules.cauldron.cards.verbs import ChooseOne, Highest, Lowest, Steal
from game.rules.cauldron.cards.verbs_magik import Gain, Lose
from game.rules.cauldron.cards.verbs_season import SetRoll
from game.rules.cauldron.cards.verbs_spells import Cancel
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.cards.verbs_tokens import PassOn
from game.rules.cauldron.effects.verb import TIERS
from game.rules.cauldron.ingredients import Kind, bag_from, items_in
from game.rules.cauldron.options import Numbers
from game.tables.name_list import listed

ART = ("web", "frog", "toadstool", "mandrake", "crystal", "egg", "snake")
"""The names of the kinds in frames and places, in the order of the kinds."""

CARD_SHEETS = (
    "cauldron_cards", "cauldron_potions", "cauldron_spells", "cauldron_omens", "cauldron_characters", "card_blanks",
)  # fmt: skip
"""The sheets with the faces of the cards and the pictures on them."""


class Ability(NamedTuple):
    """An ability of a character: its id and its card."""

    id: str
    card: AbilityCard


class TrackStone(NamedTuple):
    """A one-time effect of the Magik track: its id, where it stands, whether it is about spells or `costs` Magik."""

    id: str
    at: int
    spells: bool
    costs: bool

    def does_something(self, has_spells: bool) -> bool:
        """Return whether it does anything in a match with or without spells (A73)."""
        return has_spells or not self.spells


class CardFacts:
    """The cards of the game, and the numbers that are printed on cards and on the board."""

    def __init__(self, cards: Cards, numbers: Numbers) -> None:
        self.cards = cards
        self.numbers = numbers
        by_tier = sorted(cards.potions, key=lambda name: TIERS.index(cards.potions[name].tier))
        self.potion_order = {name: at for at, name in enumerate(by_tier)}
        self.spell_order = {name: at for at, name in enumerate((*cards.basic_spells, *cards.advanced_spells))}
        stones = (
            TrackStone(name, numbers.track[name], "spells" in card.tags, Lose in map(type, card.verbs))
            for name, card in cards.track.items()
        )
        self.track = tuple(sorted(stones, key=lambda stone: stone.at))

    # Cards

    def potion(self, name: str) -> PotionCard:
        """Return a potion."""
        return self.cards.potions[name]

    def spell(self, name: str) -> SpellCard:
        """Return a spell of either tier."""
        return self.cards.basic_spells.get(name) or self.cards.advanced_spells[name]

    def cancels(self, spell: str) -> bool:
        """Return whether a spell cancels what it answers."""
        return any(isinstance(verb, Cancel) for verb in self.spell(spell).verbs)

    def extreme_of(self, spell: str) -> str | None:
        """Return whether a spell is about the highest (hsp) or the lowest scoring player (lsp), or None."""
        first = self.spell(spell).verbs[0]
        return first.name if isinstance(first, Highest | Lowest) else None

    def answers_own_end(self, spell: str) -> bool:
        """Return whether whoever ends their turn may answer that with a spell."""
        card = self.spell(spell)
        return "end_of_turn" in card.instant and card.answers != "others"

    def turns_die_to(self, spell: str) -> int | None:
        """Return the number to which a spell turns a die, where it does nothing else, or None."""
        (verb, *others) = self.spell(spell).verbs or (None,)
        return verb.amount if isinstance(verb, SetRoll) and not others else None

    def sure_gain(self, spell: str) -> int:
        """Return how much Magik a spell brings whoever casts it, whatever is chosen and rolled."""
        return _sure_gain(self.spell(spell).verbs)

    def sure_gain_of_use(self, ability: str) -> int:
        """Return how much Magik an ability brings, less its price, whatever is chosen and rolled."""
        card = self._ability(ability)
        return (0 if card is None else _sure_gain(card.verbs)) - self.price_of(ability)

    def tier(self, card: str) -> str:
        """Return the tier of a potion or spell; Easy potions count as Basic (A8)."""
        if card in self.cards.potions:
            return "advanced" if self.cards.potions[card].tier == "advanced" else "basic"
        return "basic" if card in self.cards.basic_spells else "advanced"

    def stone(self, effect: str) -> TrackStone:
        """Return where an effect of the track stands, and what kind it is."""
        return next(stone for stone in self.track if stone.id == effect)

    def slots(self, potion: str) -> list[Kind | None]:
        """Return the ingredients on a potion, None for a slot that takes any."""
        card = self.potion(potion)
        return [*items_in(bag_from(card.needs)), *([None] * card.wild)]

    def abilities(self, character: str) -> list[Ability]:
        """Return the abilities of a character."""
        return [Ability(name, card) for name, card in self.cards.characters[character].abilities.items()]

    def family(self, card: str) -> str:
        """Return the family of a card's face: `potion.basic`, `spell.advanced`, `omen`, `character`."""
        if card in self.cards.potions:
            return f"potion.{self.cards.potions[card].tier}"
        if card in self.spell_order:
            return f"spell.{self.tier(card)}"
        return "character" if card in self.cards.characters else "omen"

    def picture(self, card: str) -> str:
        """Return the frame of a card's picture."""
        if card in self.cards.potions:
            return self.cards.potions[card].picture
        if card in self.spell_order:
            return self.spell(card).picture
        if card in self.cards.characters:
            return self.cards.characters[card].picture
        return self.cards.omens[card].picture

    def printed(self, card: str) -> tuple[str, ...]:
        """Return which fields of a card or track effect a rulebook prints."""
        decks: tuple[Mapping[str, PotionCard | SpellCard | OmenCard | CharacterCard | TrackEffect], ...] = (
            self.cards.potions, self.cards.basic_spells, self.cards.advanced_spells, self.cards.omens,
            self.cards.characters, self.cards.track,
        )  # fmt: skip
        return next(deck[card].printed for deck in decks if card in deck)

    # Words

    def label(self, card: str) -> Reason:
        """Return what a card says of whose it is: the fields that a rulebook prints, or that it is ours."""
        fields = [Reason(f"cauldron.printed.{field}") for field in self.printed(card)]
        if card in self.cards.characters:
            known = (ability for ability in self.abilities(card) if ability.card.printed)
            fields += [reason("cauldron.printed.ability", name=card_words(ability.id)) for ability in known]
        if not fields:
            return Reason("cauldron.card.house")
        return reason("cauldron.card.printed", fields=listed(fields))

    def text(self, card: str) -> tuple[Reason, ...]:
        """Return the sentences on a spell, omen or track effect; potions have none."""
        if card in self.spell_order:
            spell = self.spell(card)
            return (Reason(f"card.{card}.text"),) if spell.own_words else spell_text(spell)
        if card in self.cards.omens:
            if self.cards.omens[card].own_words:
                return (Reason(f"card.{card}.text"),)
            return card_text((), self.cards.omens[card].verbs)
        if card in self.cards.track:
            return card_text((), self.cards.track[card].verbs)
        return ()

    def is_quick(self, ability: str) -> bool:
        """Return whether an ability of a character is a quick action."""
        card = self._ability(ability)
        return card is not None and card.way == "quick"

    def way_of(self, source: str) -> str:
        """Return what an action is that was announced, by its source: an ability is what it replaces, or quick."""
        name = source.partition("/")[0].rpartition(".")[2]
        card = self._ability(name)
        way = name if card is None else card.way
        return {"quick_brew": "brew", "store": "move", "fetch": "move"}.get(way, way)

    def raids(self, ability: str) -> bool:
        """Return whether something is an ability of a character that steals from a cellar."""
        card = self._ability(ability)
        return card is not None and any(isinstance(verb, Steal) and verb.place == "cellar" for verb in card.verbs)

    def _ability(self, name: str) -> AbilityCard | None:
        """Return the card of an ability of any character, or None where nothing has this id."""
        known = (each.abilities.get(name) for each in self.cards.characters.values())
        return next((card for card in known if card is not None), None)

    def price_of(self, ability: str) -> int:
        """Return what an ability of a character costs in Magik."""
        return self.numbers.abilities[ability].magik

    def ability_short(self, ability: Ability) -> Reason:
        """Return in a few words what an ability does, with its price in Magik."""
        short = Reason(f"card.{ability.id}.short")
        price = self.numbers.abilities[ability.id].magik
        return short if not price else reason("cauldron.table.priced", text=short, magik=price)

    def ability_effect(self, ability: Ability) -> Reason:
        """Return what an ability does, without when, how often and at what price."""
        if ability.card.own_words:
            return Reason(f"card.{ability.id}.text")
        return joined(*ability_text(ability.card)[1:])

    def ability_words(self, ability: Ability) -> tuple[Reason, ...]:
        """Return the sentences on an ability with its uses and price."""
        way = ability_text(ability.card)[0]
        return (way, self.ability_effect(ability), *ability_price(self.numbers.abilities[ability.id]))

    def printed_need(self, ability: str) -> int | None:
        """Return the lowest die with which an ability steals as its card says, or None where it does not steal."""
        card = self._ability(ability)
        verbs = card.verbs if card is not None else ()
        return next((verb.need for verb in verbs if isinstance(verb, Steal)), None)

    def way_words(self, card: str, way: int) -> Reason:
        """Return the words of one of the ways that a card lets somebody choose from."""
        if self._with_ways(card).own_words:
            return Reason(f"card.{card}.way.{way}")
        choice = self._choice(card)
        return joined(*card_text((), () if choice is None else choice.of[way]))

    def passes_on(self, card: str, way: int) -> str | None:
        """Return the side to which one of the ways of a card hands supplies on, or None."""
        choice = self._choice(card)
        verbs = () if choice is None else choice.of[way]
        return next((verb.side for verb in verbs if isinstance(verb, PassOn)), None)

    def _with_ways(self, card: str) -> SpellCard | OmenCard:
        """Return a spell or an omen: the cards that let somebody choose a way."""
        return self.spell(card) if card in self.spell_order else self.cards.omens[card]

    def _choice(self, card: str) -> ChooseOne | None:
        """Return the verb with the ways that a card lets somebody choose from, or None."""
        verbs = every_verb(self._with_ways(card).verbs)
        return next((verb for verb in verbs if isinstance(verb, ChooseOne)), None)


def _sure_gain(verbs: Iterable[object]) -> int:
    """Return how much Magik verbs bring whoever does them, whatever is chosen and rolled."""
    gains = (verb for verb in verbs if isinstance(verb, Gain))
    return sum(verb.amount for verb in gains if verb.who == "me" and verb.per is None)


@lru_cache(maxsize=8)
def card_facts(packs: tuple[str, ...] = ()) -> CardFacts:
    """Return the book of the cards of the box and of packs; raise BadContent."""
    loaded = game("cauldron").load(packs=packs)
    return CardFacts(loaded.cards, loaded.numbers)


def character_frame(character: str) -> str:
    """Return the frame of the small card of a character; one of a pack has a blank."""
    return "blank.character_card" if pack_of(character) else f"character_card.{character}"


def card_words(card: str) -> Reason:
    """Return the name of a card."""
    return Reason(f"card.{card}.name")


def kind_heading(kind: str) -> Reason:
    """Return the name of an ingredient where it stands alone."""
    return Reason(f"cauldron.ingredient.{kind}")


def kind_words(kind: str) -> Reason:
    """Return the name of an ingredient as it stands inside a sentence."""
    return Reason(f"cauldron.kind.{kind}")


def joined(*sentences: Reason) -> Reason:
    """Return sentences as one, one after the other; raise IndexError without any."""
    told = sentences[0]
    for sentence in sentences[1:]:
        told = reason("cauldron.text.two", first=told, second=sentence)
    return told
