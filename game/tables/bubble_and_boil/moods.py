"""Moods of Bubble and Boil: what the faces show of hexes, gardens and what goes from pot to pot."""

from collections.abc import Mapping

from game.core.event import Event, Seat
from game.rules.bubble_and_boil import events as happened
from game.tables.mood import Mood, ended, passed_on


def stirs(event: Event) -> Mapping[Seat, Mood]:
    """Return whom an event moves, and how."""
    match event:
        case happened.TurnStarted(seat=seat):
            return {seat: Mood.CALM}
        case happened.GardenCompleted(seat=seat) | happened.Blocked(seat=seat) | happened.Brewed(seat=seat):
            return {seat: Mood.PLEASED}
        case happened.Hexed(seat=seat) | happened.CubesSpilled(seat=seat):
            return {seat: Mood.DISMAYED}
        case happened.GardenRazed(seat=seat) | happened.GardenWithered(seat=seat):
            return {seat: Mood.DISMAYED}
        case happened.CubesSipped(origin=origin, goal=goal) | happened.CubesSippedUnseen(origin=origin, goal=goal):
            return passed_on(origin, goal)
        case happened.RecipeStolen(seat=seat, victim=victim) | happened.RecipeStolenOpenly(seat=seat, victim=victim):
            return passed_on(victim, seat)
        case happened.CardLifted(seat=seat, goal=goal) if seat != goal:
            return passed_on(seat, goal)
        case happened.MatchEnded(winners=winners, scores=scores):
            return ended(winners, scores)
    return {}
