"""Statistics of Bubble and Boil: rounds, how each design is used, and what hexes are worth at once.

Worth is counted in points: half of a recipe's points lie in the recipe, half in the cubes that it needs.
"""

from typing import Final

from game.core.event import Event, Seat
from game.core.statistics import Deck, Statistics
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import card_words
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import Counts

CAST: Final = "cast"
PLANTED: Final = "planted"
RECORDED: Final = "recorded"
BREWED: Final = "brewed"
IN_PLAY: Final = "in_play"

# A cube in a garden has yet to be harvested.
_IN_GARDEN = 0.5


class BubbleAndBoilStatistics(Statistics):
    """One match as its events tell it; its length is counted in rounds."""

    def __init__(self, controller: BubbleAndBoil) -> None:
        super().__init__(controller)
        codex = controller.codex
        designs, victories = (
            {card: card_words(card) for card in cards} for cards in (codex.names, codex.victory_names)
        )
        self.decks: tuple[Deck, ...] = (Deck("designs", designs, (CAST, PLANTED, RECORDED, BREWED)),)
        if codex.options.victory != "off":
            self.decks += (Deck("victories", victories, (IN_PLAY,)),)
        potions = {name: design.potion for name, design in zip(codex.names, codex.designs, strict=True)}
        self._recipes = {name: potion.points / 2 for name, potion in potions.items()}
        cubes = sum(potion.size for potion in potions.values())
        self._cube = sum(self._recipes.values()) / cubes
        self._crone = codex.numbers.crone

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        uses = self.uses
        match event:
            case events.MatchStarted(_, first):
                self.starter = first
            case events.TurnStarted(_, number):
                self.length = number
                uses.close_all()
            case events.Drawn(_, _, cards):
                uses.offer(*(cards or ()))
            case events.HexCast(_, card):
                uses.close_all()
                uses.use(card, CAST)
                uses.open(card)
            case events.Countered(_, card):
                uses.use(card, CAST)
            case events.Harvested() | events.GardenCompleted() | events.PlayEnded():
                uses.close_all()
            case events.Planted(_, _, _, cards):
                uses.close_all()
                for card in cards:
                    uses.use(card, PLANTED)
            case events.Grown(_, _, card):
                uses.use(card, PLANTED)
            case events.Recorded(_, card) | events.RecordedOpenly(_, card):
                uses.close_all()
                if card is not None:
                    uses.use(card, RECORDED)
            case events.Brewed(_, cards):
                for card in cards:
                    uses.use(card, BREWED)
            case events.VictoryOffered(_, cards):
                uses.offer(*(cards or ()))
            case events.VictoryInPlay(card):
                uses.use(card, IN_PLAY)
            case _:
                self._weigh(event)

    def _weigh(self, event: Event) -> None:
        """Count what somebody gains or loses."""
        change = self.uses.change
        match event:
            case events.PointsChanged(seat, points):
                change(seat, points)
            case events.CorruptionMoved(count, origin, goal):
                self._move(origin, goal, -self._cube * count)
            case events.CubesSpilled(seat, cubes):
                change(seat, -self._worth(cubes))
            case events.CubesPoured(seat, cubes):
                change(seat, self._worth(cubes))
            case events.CubesSipped(origin, goal, count) | events.CubesSippedUnseen(origin, goal, count):
                self._move(origin, goal, self._cube * count)
            case events.CubePicked(seat, goal=goal):
                change(seat, -self._cube * _IN_GARDEN)
                self._move(None, goal, self._cube)
            case events.CubeSprouted(seat):
                change(seat, self._cube * _IN_GARDEN)
            case events.GardenRazed(seat, _, _, cubes) | events.CardLifted(seat, _, _, _, cubes):
                change(seat, -self._worth(cubes) * _IN_GARDEN)
            case events.GardenWithered(seat, _, _, cubes):
                change(seat, -self._worth(cubes) * _IN_GARDEN)
            case events.CardGrafted(seat, _, _, cubes):
                change(seat, self._worth(cubes) * _IN_GARDEN)
            case events.RecipeStolen(thief, victim, card) | events.RecipeStolenOpenly(thief, victim, card):
                self._move(victim, thief, self._recipes.get(card or "", 0.0))
            case events.CronesMoved(count, origin, goal):
                self._move(origin, goal, self._crone * count)

    def _move(self, origin: Seat | None, goal: Seat | None, worth: float) -> None:
        """Let something of this worth go from a seat to another; None is nobody."""
        for seat, sign in ((origin, -1), (goal, 1)):
            if seat is not None:
                self.uses.change(seat, sign * worth)

    def _worth(self, cubes: Counts) -> float:
        """Return what cubes in a cauldron are worth."""
        return self._cube * sum(cubes)
