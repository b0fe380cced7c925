"""Pack cards: the cards that a player's own pack adds to Cauldron, and how they join those of the box."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.core.errors import BadCard
from game.core.pack import MOST_CARDS, CardId, Pack, PictureFile, full_id
from game.core.reason import Reason
from game.rules.cauldron.cards.card_check import check_cards
from game.rules.cauldron.cards.card_files import (
    AbilityCard,
    AbilityRules,
    Cards,
    CharacterCard,
    OmenCard,
    OmenRules,
    PotionCard,
    PotionRules,
    SpellCard,
    SpellRules,
)
from game.rules.cauldron.cards.card_text import ability_text, card_text, spell_text
from game.rules.cauldron.cards.name_check import check_ability, check_omen, check_spell
from game.rules.cauldron.cards.verbs import ChooseOne
from game.rules.cauldron.cards.verbs_tags import every_verb, fewest_seats, tags_of
from game.rules.cauldron.options import AbilityNumbers, Numbers

MAGIK = (1, 15)
"""The bounds of what a potion may yield."""
SLOTS = (2, 6)
"""The bounds of how many slots a potion may have."""
LONGEST_TEXT, LONGEST_OMEN = 140, 82
"""The letters that there is room for on a card, and on an omen."""
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=5)]


class PackPotion(PotionRules, frozen=True, kw_only=True):
    """A potion; its `picture` is a PNG file that lies beside the file of the pack."""

    picture: PictureFile | None = None


class PackSpell(SpellRules, frozen=True, kw_only=True):
    """A spell; its `picture` is a PNG file that lies beside the file of the pack."""

    count: Copies
    picture: PictureFile | None = None


class PackOmen(OmenRules, frozen=True, kw_only=True):
    """An omen; its `picture` is a PNG file that lies beside the file of the pack."""

    count: Copies
    picture: PictureFile | None = None


class PackAbility(AbilityRules, frozen=True, kw_only=True):
    """An ability, with how often it may be used in a season (0: at will) and what it costs: Magik, tokens."""

    uses: Annotated[int, Meta(ge=0, le=15)] = 1
    magik: Annotated[int, Meta(ge=0, le=10)] = 0
    tokens: Annotated[int, Meta(ge=0, le=5)] = 0


class PackCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character with one or two abilities; its `picture` is a PNG file that lies beside the file of the pack."""

    abilities: Annotated[dict[CardId, PackAbility], Meta(min_length=1, max_length=2)]
    picture: PictureFile | None = None


class CauldronPack(Pack, frozen=True, kw_only=True):
    """A pack for Cauldron: each deck has cards by their ids."""

    game: Literal["cauldron"]
    potions: dict[CardId, PackPotion] = msgspec.field(default_factory=dict)
    basic_spells: dict[CardId, PackSpell] = msgspec.field(default_factory=dict)
    advanced_spells: dict[CardId, PackSpell] = msgspec.field(default_factory=dict)
    omens: dict[CardId, PackOmen] = msgspec.field(default_factory=dict)
    characters: dict[CardId, PackCharacter] = msgspec.field(default_factory=dict)


DECKS = ("potions", "basic_spells", "advanced_spells", "omens", "characters")
_BLANKS = {"potions": "blank.potion", "omens": "blank.omen", "characters": "blank.character"}


def decks_of(pack: CauldronPack) -> dict[str, Mapping[str, Any]]:
    """Return the decks of a pack by their names."""
    return {deck: getattr(pack, deck) for deck in DECKS}


def ids_of_pack(pack: CauldronPack) -> Iterator[str]:
    """Yield the id of every card and ability of a pack."""
    for deck in decks_of(pack).values():
        yield from deck
    for character in pack.characters.values():
        yield from character.abilities


def with_pack(numbers: Numbers, cards: Cards, name: str, pack: CauldronPack) -> tuple[Numbers, Cards]:
    """Return the numbers and cards of the game with those of a pack; raise BadCard for a pack that cannot be."""
    _check(pack)

    def picture(deck: str, card: Any) -> str:
        return _BLANKS.get(deck, "blank.spell") if card.picture is None else f"pack.{name}.{card.picture}"

    def full(deck: str, made: Mapping[str, Any]) -> dict[str, Any]:
        return {**getattr(cards, deck), **{full_id(name, card): each for card, each in made.items()}}

    abilities = {
        full_id(name, key): AbilityNumbers(ability.uses, ability.magik, ability.tokens)
        for character in pack.characters.values()
        for key, ability in character.abilities.items()
    }
    numbers = replace(
        numbers,
        characters=(*numbers.characters, *(full_id(name, character) for character in pack.characters)),
        abilities={**numbers.abilities, **abilities},
    )
    cards = Cards(
        potions=full(
            "potions",
            {
                card: PotionCard(**_rules(each, PotionRules), source="house", picture=picture("potions", each))
                for card, each in pack.potions.items()
            },
        ),
        basic_spells=full(
            "basic_spells", {card: _spell(each, picture("basic", each)) for card, each in pack.basic_spells.items()}
        ),
        advanced_spells=full(
            "advanced_spells",
            {card: _spell(each, picture("advanced", each)) for card, each in pack.advanced_spells.items()},
        ),
        omens=full("omens", {card: _omen(each, picture("omens", each)) for card, each in pack.omens.items()}),
        characters=full(
            "characters",
            {
                card: CharacterCard(
                    "house",
                    picture("characters", each),
                    {
                        full_id(name, key): AbilityCard(**_rules(ability, AbilityRules), source="house")
                        for key, ability in each.abilities.items()
                    },
                )
                for card, each in pack.characters.items()
            },
        ),
        track=cards.track,
    )
    check_cards(cards, numbers)
    return numbers, cards


def texts_of(pack: CauldronPack) -> Iterator[tuple[str, tuple[Reason, ...], int]]:
    """Yield each card and ability of a pack, by deck and id, with the sentences that are made from its verbs.

    The number is that of the letters which the card has room for.
    """
    for deck, spells in (("basic_spells", pack.basic_spells), ("advanced_spells", pack.advanced_spells)):
        for card, spell in spells.items():
            if not spell.own_words:
                yield f"{deck}.{card}", spell_text(_spell(spell, "")), LONGEST_TEXT
    for card, omen in pack.omens.items():
        if not omen.own_words:
            yield f"omens.{card}", card_text((), omen.verbs), LONGEST_OMEN
    for card, character in pack.characters.items():
        for key, ability in character.abilities.items():
            made = AbilityCard(**_rules(ability, AbilityRules), source="house")
            told = ability_text(made)
            yield f"characters.{card}.abilities.{key}", told[:1] if ability.own_words else told, LONGEST_TEXT


def _rules(card: Any, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what a card of a pack has in common with one of the box."""
    return {field: getattr(card, field) for field in kind.__struct_fields__}


def _spell(card: PackSpell, picture: str) -> SpellCard:
    """Return a spell as one of the box."""
    return SpellCard(**_rules(card, SpellRules), source="house", picture=picture, seats=fewest_seats(card.verbs))


def _omen(card: PackOmen, picture: str) -> OmenCard:
    """Return an omen as one of the box, its tags as its verbs have them."""
    tags: Any = tags_of(card.verbs)
    seats = fewest_seats(card.verbs)
    return OmenCard(**_rules(card, OmenRules), source="house", picture=picture, tags=tags, seats=seats)


def _check(pack: CauldronPack) -> None:
    """Raise BadCard for a pack whose cards could not be played."""
    ids = list(ids_of_pack(pack))
    if not ids:
        raise BadCard("has no cards")
    if len(ids) > MOST_CARDS:
        raise BadCard(f"has more than {MOST_CARDS} cards")
    if twice := next((card for at, card in enumerate(ids) if card in ids[:at]), None):
        raise BadCard(f"{twice}: is there twice")
    for card, potion in pack.potions.items():
        _check_potion(potion, f"potions.{card}")
    for deck in ("basic_spells", "advanced_spells"):
        for card, spell in decks_of(pack)[deck].items():
            check_spell(spell, f"{deck}.{card}")
    for card, omen in pack.omens.items():
        check_omen(omen, f"omens.{card}")
    for card, character in pack.characters.items():
        for key, ability in character.abilities.items():
            where = f"characters.{card}.abilities.{key}"
            check_ability(ability, where)
            if tags_of((*ability.verbs, *ability.standing)):
                raise BadCard(f"{where}: a character of a pack has to do without spells and the turn-order roll")
    _check_words(pack)


def _check_potion(potion: PackPotion, where: str) -> None:
    """Raise BadCard for a potion that could not be brewed or printed."""
    if potion.tier == "easy":
        raise BadCard(f"{where}.tier: the Easy potions are those of the box")
    if any(number < 1 for number in potion.needs.values()):
        raise BadCard(f"{where}.needs: an ingredient is needed once at least")
    slots = sum(potion.needs.values()) + potion.wild
    for key, number, (lowest, highest) in (("magik", potion.magik, MAGIK), ("needs", slots, SLOTS)):
        if not lowest <= number <= highest:
            raise BadCard(f"{where}.{key}: expected {lowest} to {highest}, found {number}")


def _check_words(pack: CauldronPack) -> None:
    """Raise BadCard where the first language has no words for a card, or any language words for none."""
    language, words = next(iter(pack.words.items()))
    ids = set(ids_of_pack(pack))
    for each, said in pack.words.items():
        if surplus := sorted(said.cards.keys() - ids):
            raise BadCard(f"words.{each}.cards.{surplus[0]}: there is no such card")
    for card in ids_of_pack(pack):
        if card not in words.cards:
            raise BadCard(f"words.{language}.cards.{card}: is missing")
    abilities = {key: each for character in pack.characters.values() for key, each in character.abilities.items()}
    own: dict[str, SpellRules | OmenRules | AbilityRules] = {
        **pack.basic_spells,
        **pack.advanced_spells,
        **pack.omens,
        **abilities,
    }
    for each, said in pack.words.items():
        for card, told in said.cards.items():
            where = f"words.{each}.cards.{card}"
            rules = own.get(card)
            if card in abilities and told.short is None:
                raise BadCard(f"{where}.short: is missing")
            if rules is None:
                continue
            if rules.own_words != (told.text is not None):
                raise BadCard(f"{where}.text: goes with own_words, and own_words with it")
            if card in pack.omens and told.text is not None and len(told.text) > LONGEST_OMEN:
                raise BadCard(f"{where}.text: has {len(told.text)} letters, where {LONGEST_OMEN} fit")
            ways = next((verb.of for verb in every_verb(rules.verbs) if isinstance(verb, ChooseOne)), ())
            wanted = len(ways) if rules.own_words else 0
            if len(told.ways) != wanted:
                raise BadCard(f"{where}.ways: expected {wanted}, found {len(told.ways)}")
