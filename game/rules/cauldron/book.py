"""Book: the cards of a match worked out for the referee, and the programs that its effects run."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.core.effects import root_of
from game.rules.cauldron import brewing, casting, dice, harvesting, market, moving, season, theft, turns
from game.rules.cauldron.book_cards import Ability, Character, Check, Effect, Omen, Potion, Spell
from game.rules.cauldron.card_check import check_cards
from game.rules.cauldron.cards import AbilityCard, Cards, CharacterCard, OmenCard, PotionCard, SpellCard
from game.rules.cauldron.ingredients import bag_from
from game.rules.cauldron.moves import Brew, Cast, Choose, Discard, Use, choice
from game.rules.cauldron.options import Numbers, Options
from game.rules.cauldron.picks import Target
from game.rules.cauldron.position import ADVANCED_POTIONS, ADVANCED_SPELLS, BASIC_POTIONS, BASIC_SPELLS, OMENS
from game.rules.cauldron.standing import MATCH
from game.rules.cauldron.verb import TIERS, Step
from game.rules.cauldron.verbs import EFFECTS, POSSIBLE, branches, pick
from game.rules.cauldron.verbs_season import standing_of
from game.rules.cauldron.windows import BITS, KINDS, ROLL

# Four bits count the uses of each ability in a season.
_USE_BITS = 4
# The procedures of the rulebook that are no cards.
PROCEDURES: Mapping[str, tuple[Step, ...]] = {
    "harvest": (harvesting.harvest,),
    "steal": (theft.steal,),
    "brew": (brewing.brew,),
    "quick_brew": (brewing.brew,),
    "store": (moving.store,),
    "fetch": (moving.fetch,),
    "end_of_turn": turns.END_OF_TURN,
    "finish": season.FINISH,
    "season": season.SEASON,
    "last_season": season.LAST_SEASON,
    "buy_field": (market.lay_field,),
    "keep_one": (market.keep_one,),
    **{f"contest.{name}": (dice.settle_contest,) for name in dice.CONTESTS},
}


class Book:
    """The cards, numbers and options of a match; potions, spells and omens are known by their index in the lists."""

    __slots__ = (
        "_choices", "abilities", "ability_index", "brews", "casts", "characters", "discards", "first_advanced",
        "numbers", "omens", "options", "potion_index", "potions", "programs", "spell_index", "spells", "track", "uses",
    )  # fmt: skip

    def __init__(self, numbers: Numbers, cards: Cards, options: Options) -> None:
        """Work the cards out; raise BadCard for one that cannot be."""
        check_cards(cards, numbers)
        self.numbers = numbers
        self.options = options
        self.programs: dict[str, tuple[Step, ...]] = {}
        for source, steps in PROCEDURES.items():
            self._write(source, steps)
        by_tier = sorted(cards.potions.items(), key=lambda item: TIERS.index(item[1].tier))
        self.potions = tuple(_potion(name, card) for name, card in by_tier)
        self.first_advanced = sum(potion.tier != "advanced" for potion in self.potions)
        tiers = (("basic", cards.basic_spells), ("advanced", cards.advanced_spells))
        self.spells = tuple(self._spell(name, tier, card) for tier, deck in tiers for name, card in deck.items())
        self.omens = tuple(self._omen(name, card) for name, card in cards.omens.items())
        self.characters = tuple(
            self._character(at, name, card) for at, (name, card) in enumerate(cards.characters.items())
        )
        self.abilities = tuple(ability for character in self.characters for ability in character.abilities)
        self.track = self._track(cards)
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

    def answers_of(self, hand: tuple[int, ...]) -> int:
        """Return the windows that the Instants of a hand answer, as bits."""
        windows = 0
        for spell in hand:
            windows |= self.spells[spell].windows
        return windows

    def spell_of(self, source: str) -> int:
        """Return the spell of the source of its program."""
        return self.spell_index[root_of(source).partition(".")[2]]

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

    def _write(self, source: str, steps: Sequence[Step]) -> None:
        """Write down a program, and each of its steps as a program of its own, which may run once for each seat."""
        self.programs[source] = tuple(steps)
        for at, step in enumerate(steps):
            self.programs[f"{source}/{at}"] = (step,)

    def _compile(self, source: str, verbs: Sequence[Any], before: Sequence[Step] = ()) -> None:
        """Write down the program of a card, with what comes before its verbs, and those inside of them."""
        steps: list[Step] = [*before, *(partial(EFFECTS[type(verb)], verb=verb) for verb in verbs)]
        self._write(source, steps)
        for at, verb in enumerate(verbs, len(before)):
            for branch, inside in branches(verb).items():
                for where in (f"{source}/{at}.{branch}", f"{source}/{at}/0.{branch}"):
                    self._compile(where, inside)

    def _spell(self, name: str, tier: str, card: SpellCard) -> Spell:
        """Return a spell, its program written down."""
        source = f"spell.{name}"
        announce = partial(casting.announce, uncancellable=card.uncancellable)
        self._compile(source, card.verbs, (*_picks(card.targets), announce))
        windows = 0
        for window in card.instant:
            windows |= sum(BITS[kind] for kind in KINDS if kind != ROLL) if window == "any" else BITS[window]
        return Spell(
            id=name,
            source=source,
            tier=tier,
            deck=self.spell_deck(tier),
            count=card.count,
            windows=windows,
            answers=card.answers,
            against=card.against,
            own_turn=not card.instant if card.own_turn is None else card.own_turn,
            uncancellable=card.uncancellable,
            needs=_need(card.targets),
            first_target=_first(card.targets),
            checks=_checks(card.verbs),
        )

    def _omen(self, name: str, card: OmenCard) -> Omen:
        """Return an omen, its program written down."""
        source = f"omen.{name}"
        self._compile(source, card.verbs)
        return Omen(name, source, card.count, card.tags)

    def _character(self, at: int, name: str, card: CharacterCard) -> Character:
        """Return a character with the abilities it can use, and what holds for it all match."""
        usable = [(key, ability) for key, ability in card.abilities.items() if ability.way != "passive"]
        abilities = tuple(self._ability(at, place, key, ability) for place, (key, ability) in enumerate(usable))
        standing = tuple(
            standing_of(change, f"ability.{key}", 1, MATCH)
            for key, ability in card.abilities.items()
            for change in ability.standing
        )
        quick = tuple(ability for ability in abilities if ability.way == "quick")
        actions = tuple(ability for ability in abilities if ability.way != "quick")
        return Character(name, self.numbers.characters[name], actions, quick, standing)

    def _ability(self, character: int, place: int, name: str, card: AbilityCard) -> Ability:
        """Return an ability, its program written down: the price, the targets, the announcement, the verbs."""
        source, numbers = f"ability.{name}", self.numbers.abilities[name]
        announce = partial(casting.announce_ability, way=card.way)
        self._compile(source, card.verbs, (casting.pay_for_ability, *_picks(card.targets), announce))
        return Ability(
            id=name,
            source=source,
            way=card.way,
            character=character,
            shift=place * _USE_BITS,
            uses=numbers.uses,
            magik=numbers.magik,
            tokens=numbers.tokens,
            needs=_need(card.targets),
            first_target=_first(card.targets),
            checks=_checks(card.verbs),
        )

    def _track(self, cards: Cards) -> tuple[Effect, ...]:
        """Return the effects of the Magik track in ascending order, their programs written down."""
        effects = []
        for name, card in cards.track.items():
            self._compile(f"track.{name}", card.verbs)
            holds = not (self.options.simple and "spells" in card.tags)
            effects.append(Effect(name, f"track.{name}", self.numbers.track[name], holds))
        return tuple(sorted(effects, key=lambda effect: effect.at))


def _potion(name: str, card: PotionCard) -> Potion:
    """Return a potion."""
    needs = bag_from(card.needs)
    listed = sum(card.needs.values())
    return Potion(
        id=name,
        tier=card.tier,
        deck=ADVANCED_POTIONS if card.tier == "advanced" else BASIC_POTIONS,
        needs=needs,
        wild=card.wild,
        slots=listed + card.wild,
        listed=listed,
        kinds=sum(1 << kind for kind in range(7) if needs >> 8 * kind & 255),
        tier_bit=1 << TIERS.index(card.tier),
        is_basic=card.tier != "advanced",
        magik=card.magik,
        quick=card.quick,
        spell=card.spell,
    )


def _picks(targets: Sequence[Target]) -> tuple[Step, ...]:
    """Return the steps in which targets are chosen."""
    return tuple(partial(pick, verb=target) for target in targets)


def _first(targets: Sequence[Target]) -> Target | None:
    """Return the target without which nothing can be announced."""
    return targets[0] if targets and not targets[0].optional else None


def _need(targets: Sequence[Target]) -> str:
    """Return what the first target plainly needs."""
    return targets[0].plain_need if targets else ""


def _checks(verbs: Sequence[Any]) -> tuple[Check, ...]:
    """Return what must hold for verbs to be possible."""
    return tuple(partial(POSSIBLE[type(verb)], verb=verb) for verb in verbs if type(verb) in POSSIBLE)
