"""Programs: what the cards of a match and the procedures of the rulebook run, step by step."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.rules.cauldron.cards.card_check import check_cards
from game.rules.cauldron.cards.card_files import AbilityCard, Cards, CharacterCard, OmenCard, PotionCard, SpellCard
from game.rules.cauldron.cards.verbs import EFFECTS, POSSIBLE, Pick, branches, pick
from game.rules.cauldron.cards.verbs_fields import AddField
from game.rules.cauldron.cards.verbs_magik import Lose
from game.rules.cauldron.cards.verbs_season import standing_of
from game.rules.cauldron.effects import dice
from game.rules.cauldron.effects.match_cards import Ability, Character, Check, Effect, MatchCards, Omen, Potion, Spell
from game.rules.cauldron.effects.run import Step
from game.rules.cauldron.effects.targets import Target, candidates, has_candidates
from game.rules.cauldron.effects.verb import TIERS
from game.rules.cauldron.effects.windows import BITS, KINDS, ROLL
from game.rules.cauldron.ingredients import bag_from
from game.rules.cauldron.options import Numbers, Options
from game.rules.cauldron.position import ADVANCED_POTIONS, ADVANCED_SPELLS, BASIC_POTIONS, BASIC_SPELLS, USE_BITS
from game.rules.cauldron.seasons import brewing, casting, harvest_turns, harvesting, market, moving, season, theft
from game.rules.cauldron.standing import MATCH

# The procedures of the rulebook that are no cards.
PROCEDURES: Mapping[str, tuple[Step, ...]] = {
    "harvest": (harvesting.harvest,),
    "steal": (theft.steal,),
    "brew": (brewing.brew,),
    "quick_brew": (brewing.brew,),
    "store": (moving.store,),
    "fetch": (moving.fetch,),
    "end_of_turn": harvest_turns.END_OF_TURN,
    "finish": season.FINISH,
    "season": season.SEASON,
    "last_season": season.LAST_SEASON,
    "buy_field": (market.lay_field,),
    "keep_one": (market.keep_one,),
    "purchase": (market.purchase,),
    **{f"contest.{name}": (dice.settle_contest,) for name in dice.CONTESTS},
}


def prepared(numbers: Numbers, cards: Cards, options: Options) -> MatchCards:
    """Return the cards of a match with their programs; raise BadCard for one that cannot be."""
    check_cards(cards, numbers)
    writer = _Writer(numbers)
    for source, steps in PROCEDURES.items():
        writer.write(source, steps)
    by_tier = sorted(cards.potions.items(), key=lambda item: TIERS.index(item[1].tier))
    tiers = (("basic", cards.basic_spells), ("advanced", cards.advanced_spells))
    return MatchCards(
        numbers,
        options,
        [_potion(name, card) for name, card in by_tier],
        [writer.spell(name, tier, card) for tier, deck in tiers for name, card in deck.items()],
        [writer.omen(name, card) for name, card in cards.omens.items()],
        [writer.character(at, name, card) for at, (name, card) in enumerate(cards.characters.items())],
        writer.track(cards, options),
        writer.programs,
        writer.verbs,
    )


def _laid_by_who_picks(verbs: Sequence[Any]) -> Sequence[Any]:
    """Return verbs in which whoever picks the place of a field lays it, as the card says: an omen is nobody's."""
    picked = {verb.name: verb.by for verb in verbs if isinstance(verb, Pick) and verb.by != "me"}
    return [
        replace(verb, who=picked[verb.place])
        if isinstance(verb, AddField) and verb.who == "me" and verb.place in picked
        else verb
        for verb in verbs
    ]


class _Writer:
    """Writes down the programs of cards while it works the cards out."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.programs: dict[str, tuple[Step, ...]] = {}
        self.verbs: dict[str, tuple[Any, ...]] = {}

    def write(self, source: str, steps: Sequence[Step]) -> None:
        """Write down a program, and each of its steps as a program of its own, which may run once for each seat."""
        self.programs[source] = tuple(steps)
        for at, step in enumerate(steps):
            self.programs[f"{source}/{at}"] = (step,)

    def _compile(self, source: str, verbs: Sequence[Any], before: Sequence[Step] = ()) -> None:
        """Write down the program of a card, with what comes before its verbs, and those inside of them."""
        verbs = _laid_by_who_picks(verbs)
        steps: list[Step] = [*before, *(partial(EFFECTS[type(verb)], verb=verb) for verb in verbs)]
        self.write(source, steps)
        self.verbs[source] = tuple(verbs)
        for at, verb in enumerate(verbs, len(before)):
            for branch, inside in branches(verb).items():
                for where in (f"{source}/{at}.{branch}", f"{source}/{at}/0.{branch}"):
                    self._compile(where, inside)

    def spell(self, name: str, tier: str, card: SpellCard) -> Spell:
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
            deck=BASIC_SPELLS if tier == "basic" else ADVANCED_SPELLS,
            count=card.count,
            seats=card.seats,
            windows=windows,
            answers=card.answers,
            against=card.against,
            own_turn=not card.instant if card.own_turn is None else card.own_turn,
            uncancellable=card.uncancellable,
            targets=len(card.targets),
            needs=_need(card.targets, card.verbs),
            checks=_checks(card.targets, card.verbs),
        )

    def omen(self, name: str, card: OmenCard) -> Omen:
        """Return an omen, its program written down."""
        source = f"omen.{name}"
        self._compile(source, card.verbs)
        return Omen(name, source, card.count, card.seats, card.tags)

    def character(self, at: int, name: str, card: CharacterCard) -> Character:
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
        return Character(name, actions, quick, standing)

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
            shift=place * USE_BITS,
            uses=numbers.uses,
            magik=numbers.magik,
            tokens=numbers.tokens,
            needs=_need(card.targets, card.verbs),
            checks=_checks(card.targets, card.verbs),
            brewable=partial(candidates, target=card.targets[0]) if card.way == "brew" else None,
        )

    def track(self, cards: Cards, options: Options) -> list[Effect]:
        """Return the effects of the Magik track in ascending order, their programs written down."""
        effects = []
        for name, card in cards.track.items():
            toll = (Lose(self.numbers.quick_toll),) if options.quick and self.numbers.quick_toll else ()
            self._compile(f"track.{name}", (*toll, *card.verbs))
            holds = not (options.simple and "spells" in card.tags)
            effects.append(Effect(name, f"track.{name}", self.numbers.track[name], holds))
        return sorted(effects, key=lambda effect: effect.at)


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


def _need(targets: Sequence[Target], verbs: Sequence[Any]) -> str:
    """Return what is plainly needed where only the first target has to be there."""
    first = _first(targets)
    return "" if first is None or any(type(verb) in POSSIBLE for verb in verbs) else first.plain_need


def _checks(targets: Sequence[Target], verbs: Sequence[Any]) -> tuple[Check, ...]:
    """Return what must hold: the first target is there, and no verb is impossible (A66)."""
    first = _first(targets)
    target_is_there = () if first is None else (partial(has_candidates, target=first),)
    return (*target_is_there, *(partial(POSSIBLE[type(verb)], verb=verb) for verb in verbs if type(verb) in POSSIBLE))
