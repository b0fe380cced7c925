"""Pack designs: the cards that a player's own pack adds to Bubble and Boil, and how they join those of the box."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from game.core.errors import BadCard
from game.core.pack import MOST_CARDS, CardId, Pack, PictureFile, full_id
from game.core.reason import Reason
from game.rules.bubble_and_boil.cards.card_files import (
    Award,
    Cards,
    Design,
    DesignRules,
    Per,
    Set,
    Shift,
    VictoryCard,
    VictoryRules,
)
from game.rules.bubble_and_boil.cards.card_text import cost_text, effect_text, victory_text
from game.rules.bubble_and_boil.cards.match_cards import check_design
from game.rules.bubble_and_boil.cards.verbs import Block, Choose
from game.rules.bubble_and_boil.options import Numbers

CUBES = (2, 7)
"""The bounds of the cubes of a recipe."""
POINTS = (1, 40)
COUNT = (1, 5)
CHANGE = (-5, 5)
LONGEST_TEXT = 160
"""The letters that there is room for on a card."""
MOST_VERBS = 3
"""The most verbs of a cost, an effect or a boon."""
MOST_DESIGNS = 256
"""The most designs of a deck: positions keep a card in one byte."""


class PackDesign(DesignRules, frozen=True, kw_only=True):
    """A card of the deck; its `picture` is a PNG file that lies beside the file of the pack."""

    picture: PictureFile | None = None


class PackVictory(VictoryRules, frozen=True, kw_only=True):
    """An Alternative Victory card; its `picture` is a PNG file that lies beside the file of the pack."""

    picture: PictureFile | None = None


class BubbleAndBoilPack(Pack, frozen=True, kw_only=True):
    """A pack for Bubble and Boil: each deck has cards by their ids."""

    game: Literal["bubble_and_boil"]
    deck: dict[CardId, PackDesign] = msgspec.field(default_factory=dict)
    victory: dict[CardId, PackVictory] = msgspec.field(default_factory=dict)


def with_pack(numbers: Numbers, cards: Cards, name: str, pack: BubbleAndBoilPack) -> tuple[Numbers, Cards]:
    """Return the numbers and cards of the game with those of a pack; raise BadCard for a pack that cannot be."""
    _check(pack)
    designs = {full_id(name, card): _design(each, name) for card, each in pack.deck.items()}
    victories = {full_id(name, card): _victory(each, name) for card, each in pack.victory.items()}
    cards = Cards({**cards.deck, **designs}, {**cards.victory, **victories})
    if max(len(cards.deck), len(cards.victory)) > MOST_DESIGNS:
        raise BadCard(f"deck: has with all packs more than {MOST_DESIGNS} different cards")
    return numbers, cards


def texts_of(pack: BubbleAndBoilPack) -> Iterator[tuple[str, tuple[Reason, ...], int]]:
    """Yield each card of a pack, by deck and id, with the sentences that stand on it, and how many letters fit."""
    for card, design in pack.deck.items():
        made = _design(design, "")
        yield f"deck.{card}", (*cost_text(made), *effect_text(made)), LONGEST_TEXT
    for card, victory in pack.victory.items():
        yield f"victory.{card}", tuple(victory_text(_victory(victory, ""))), LONGEST_TEXT


def _picture(card: PackDesign | PackVictory, name: str, blank: str) -> str:
    return blank if card.picture is None else f"pack.{name}.{card.picture}"


def _design(card: PackDesign, name: str) -> Design:
    """Return a design as one of the box."""
    rules: dict[str, Any] = {field: getattr(card, field) for field in DesignRules.__struct_fields__}
    return Design(**rules, source="house", picture=_picture(card, name, "blank.card"))


def _victory(card: PackVictory, name: str) -> VictoryCard:
    """Return an Alternative Victory card as one of the box."""
    return VictoryCard(card.rules, source="house", picture=_picture(card, name, "blank.victory"))


def _check(pack: BubbleAndBoilPack) -> None:
    """Raise BadCard for a pack whose cards could not be played."""
    ids = [*pack.deck, *pack.victory]
    if not ids:
        raise BadCard("has no cards")
    if len(ids) > MOST_CARDS:
        raise BadCard(f"has more than {MOST_CARDS} cards")
    if twice := next((card for card in pack.deck if card in pack.victory), None):
        raise BadCard(f"{twice}: is there twice")
    for card, design in pack.deck.items():
        _check_design(card, design)
    for card, victory in pack.victory.items():
        _check_victory(f"victory.{card}", victory)
    _check_words(pack, ids)


def _check_design(card: str, design: PackDesign) -> None:
    """Raise BadCard for a card of the deck that could not be played."""
    where = f"deck.{card}"
    check_design(card, _design(design, ""))
    potion = design.potion
    for key, number, bounds in (("potion", potion.size, CUBES), ("potion.points", potion.points, POINTS)):
        _check_number(number, bounds, f"{where}.{key}")
    for key, verbs in (("cost", design.cost), ("effect", design.effect), ("boon", design.boon)):
        if len(verbs) > MOST_VERBS:
            raise BadCard(f"{where}.{key}: has more than {MOST_VERBS} verbs")
        for at, verb in enumerate(verbs):
            here = f"{where}.{key}[{at}]"
            if isinstance(verb, Choose):
                if [len(way) for way in verb.ways] != [1, 1]:
                    raise BadCard(f"{here}.ways: are two, with one verb each")
                for way in verb.ways:
                    _check_numbers(way[0], f"{here}.ways")
            if isinstance(verb, Block) and (key != "effect" or at or len(verbs) == 1):
                raise BadCard(f"{here}: a block comes first, before what it blocks")
            _check_numbers(verb, here)
    if not design.cost:
        raise BadCard(f"{where}.cost: is empty")


def allowed(word: str, field: str) -> range | None:
    """Return what a number of a verb may be; None for what is free."""
    bounds = _LIMITS.get(field)
    return None if bounds is None else range(bounds[0], bounds[1] + 1)


_LIMITS: Mapping[str, tuple[int, int]] = {"count": COUNT, "corruption": COUNT, "change": CHANGE}


def _check_numbers(verb: Any, where: str) -> None:
    """Raise BadCard for a number of a verb that is too low or too high."""
    for key, bounds in _LIMITS.items():
        if (number := getattr(verb, key, None)) is not None:
            _check_number(number, bounds, f"{where}.{key}")
            if key == "change" and not number:
                raise BadCard(f"{where}.{key}: changes nothing")


def _check_number(number: int, bounds: tuple[int, int], where: str) -> None:
    """Raise BadCard for a number outside its bounds."""
    lowest, highest = bounds
    if not lowest <= number <= highest:
        raise BadCard(f"{where}: expected {lowest} to {highest}, found {number}")


_SET: Mapping[str, tuple[int, int]] = {"recipes": (3, 15), "depleted": (1, 4), "track": (5, 30)}


def _check_victory(where: str, card: PackVictory) -> None:
    """Raise BadCard for an Alternative Victory card that could not be played."""
    if not 1 <= len(card.rules) <= MOST_VERBS:
        raise BadCard(f"{where}.rules: are 1 to {MOST_VERBS}")
    for at, rule in enumerate(card.rules):
        here = f"{where}.rules[{at}]"
        match rule:
            case Per():
                # What is not brewed costs points, all else is worth some; only what is left over is counted by several.
                failed, several = rule.measure == "failed", rule.measure == "left_over"
                _check_number(rule.points, (-10, -1) if failed else (1, 10), f"{here}.points")
                _check_number(rule.each, (2, 10) if several else (1, 1), f"{here}.each")
            case Award():
                _check_number(rule.points, (1, 20), f"{here}.points")
            case Set():
                _check_number(rule.value, _SET.get(rule.number, (0, 20)), f"{here}.value")
            case Shift():
                _check_number(rule.by, CHANGE, f"{here}.by")
                if not rule.by:
                    raise BadCard(f"{here}.by: changes nothing")


def _check_words(pack: BubbleAndBoilPack, ids: list[str]) -> None:
    """Raise BadCard where the first language has no words for a card, or any language words for none."""
    first = next(iter(pack.words))
    for language, words in pack.words.items():
        if surplus := sorted(words.cards.keys() - set(ids)):
            raise BadCard(f"words.{language}.cards.{surplus[0]}: there is no such card")
        for card, told in words.cards.items():
            where = f"words.{language}.cards.{card}"
            if card in pack.deck and told.potion is None:
                raise BadCard(f"{where}.potion: is missing")
            if told.text is not None or told.ways:
                raise BadCard(f"{where}.text: is made from the verbs of the card")
    if missing := next((card for card in ids if card not in pack.words[first].cards), None):
        raise BadCard(f"words.{first}.cards.{missing}: is missing")
