"""Statistics of Cauldron: seasons, characters, how cards are used, and what spells and omens are worth at once.

Worth is counted in Magik, goods at about their price. What lasts, such as a better growth, is not weighed.
"""

from collections.abc import Iterable
from typing import Final

from game.core.event import Event
from game.core.move import Move
from game.core.reason import Reason
from game.core.statistics import Deck, Question, Statistics
from game.rules.cauldron import events, token_places
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.illegal import card_words
from game.rules.cauldron.ingredients import size
from game.rules.cauldron.omen_plans import OmenPlans
from game.rules.cauldron.position import BASIC_SPELLS, DECK_NAMES, OMENS, CauldronPosition
from game.rules.cauldron.standing import GOODS

BREWED: Final = "brewed"
CAST: Final = "cast"
USED: Final = "used"
BOUGHT: Final = "bought"

# One slot of a potion brings about one Magik; a potion serves for several brews.
_TOKEN = 1.0
_POTION = 2.0


class CauldronStatistics(Statistics):
    """One match as its events tell it; its length is counted in seasons, who began is who went first in the last."""

    def __init__(self, controller: Cauldron) -> None:
        super().__init__(controller)
        book = controller.book
        kinds: list[list[str]] = [[] for _ in DECK_NAMES]
        for potion in book.potions:
            kinds[potion.deck].append(potion.id)
        for spell in () if book.options.simple else book.spells:
            kinds[spell.deck].append(spell.id)
        kinds[OMENS] += [omen.id for omen in book.omens]
        uses = [(BREWED,)] * BASIC_SPELLS + [(CAST,)] * (OMENS - BASIC_SPELLS) + [()]
        self.decks = (
            Deck("goods", {goods: Reason(f"cauldron.goods.{goods}") for goods in GOODS}, (BOUGHT,)),
            Deck("abilities", _named(ability.id for ability in book.abilities), (USED,)),
            *(Deck(name, _named(ids), ways) for name, ids, ways in zip(DECK_NAMES, kinds, uses, strict=True)),
        )
        self.roles = _named(character.id for character in book.characters)
        self._book = book
        self._prices = book.numbers.prices
        self._abilities = {each.id: [one.id for one in each.abilities] for each in book.characters}
        self._goods = [goods for goods in GOODS if not (book.options.simple and "spell" in goods)]
        self._rituals = book.options.quick
        self._plans = OmenPlans(controller)
        self._announced: str | None = None

    def begin(self, seats: int, seed: int) -> None:
        """Hear that the match begins."""
        self._plans.begin(seats, seed)

    def expect(self, position: CauldronPosition, move: Move) -> None:
        """Hear of a move before it is made."""
        self._plans.expect(position, move)

    def questions(self, position: CauldronPosition) -> Iterable[Question]:
        """Return what a seat is to be asked about the omen at the first turn of a season."""
        return self._plans.questions(position)

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case events.MatchStarted(_, characters):
                self.seat_roles = characters
                for character in characters:
                    self.uses.offer(*self._abilities[character])
            case events.SeasonStarted(number):
                self.length = number
            case events.FirstSeat(seat):
                self.starter = seat
            case events.RitualsUnlocked():
                self._rituals = True
            case events.MarketStarted():
                self.uses.offer(*(goods for goods in self._goods if self._rituals or "advanced" not in goods))
            case events.Bought(_, goods):
                self.uses.use(goods, BOUGHT)
            case events.AbilityUsed(_, ability):
                self.uses.use(ability, USED)
            case events.ActionAnnounced(_, _, potion=potion):
                self._announced = potion
            case events.Brewed(_, potion):
                self.uses.use(potion, BREWED)
            case events.OmenDrawn(omen):
                self.uses.open(omen)
            case events.Grown():
                self.uses.close_all()
            case events.SpellCast(_, spell):
                self.uses.use(spell, CAST)
                self.uses.open(spell)
            case events.SpellResolved(_, spell) | events.SpellCancelled(_, spell):
                self.uses.close(spell)
            case _:
                self._weigh(event)

    def _weigh(self, event: Event) -> None:
        """Count what somebody gains or loses."""
        change = self.uses.change
        match event:
            case events.MagikChanged(seat, magik):
                change(seat, magik)
            case events.TokenMoved(_, origin, target):
                for place, worth in ((origin, -_TOKEN), (target, _TOKEN)):
                    if token_places.is_supply(place) or token_places.is_cellar(place):
                        change(token_places.seat_of(place), worth)
            case events.Spoiled(seat, tokens):
                change(seat, -_TOKEN * size(tokens))
            case events.ActionFoiled(seat, action):
                is_brew = "brew" in action and self._announced is not None
                change(seat, -self._magik_of(self._announced) if is_brew else -_TOKEN)
            case events.SpellsDrawn(seat, tier, count, spells):
                self.uses.offer(*(spells or ()))
                change(seat, count * self._price_of_spell(tier))
            case events.SpellDiscarded(seat, spell):
                change(seat, -self._price_of_spell(self._book.spells[self._book.spell_index[spell]].tier))
            case events.PotionGained(seat, potion):
                self.uses.offer(potion)
                change(seat, _POTION)
            case events.PotionDiscarded(seat):
                change(seat, -_POTION)
            case events.CardRejected(_, card):
                self.uses.offer(card)
            case events.CellarGained(seat):
                change(seat, self._prices.cellars[0])

    def _magik_of(self, potion: str | None) -> int:
        """Return what is printed on a potion."""
        return 0 if potion is None else self._book.potions[self._book.potion_index[potion]].magik

    def _price_of_spell(self, tier: str) -> int:
        """Return what a spell of a tier costs."""
        return self._prices.basic_spell if tier == "basic" else self._prices.advanced_spell


def _named(cards: Iterable[str]) -> dict[str, Reason]:
    """Return the names of cards by their ids."""
    return {card: card_words(card) for card in cards}
