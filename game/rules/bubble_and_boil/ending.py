"""Ending: what triggers the end, how play stops, and who wins (002 End of Game, The Winner; rulings B32 to B45)."""

from enum import StrEnum

from game.core.event import Seat, Tell
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import counts_of, empty_colours
from game.rules.bubble_and_boil.final_scoring import Account, Sheet, rank, sheets
from game.rules.bubble_and_boil.position import BREW, HEX, BubbleAndBoilPosition


class Ending(StrEnum):
    """Every way in which the end is triggered.

    RECIPES: a book has enough of them. COLOURS: the pool has run out of some. CRONES and CORRUPTION: the last one was
    taken. DIABLERIE: a marker has reached the top of its track. ROUNDS: the match has gone on for too long (B53).
    """

    RECIPES = "recipes"
    COLOURS = "colours"
    CRONES = "crones"
    CORRUPTION = "corruption"
    DIABLERIE = "diablerie"
    ROUNDS = "rounds"


def trigger_of(codex: MatchCards, position: BubbleAndBoilPosition) -> Ending | None:
    """Return what on the table would trigger the end as things stand, or None (rulings B32 and B34)."""
    limits = codex.limits_with(position.victories) if position.victories else codex.limits
    numbers = codex.numbers
    if max(map(len, position.books)) >= limits.recipes:
        return Ending.RECIPES
    if empty_colours(position.pool) >= limits.depleted:
        return Ending.COLOURS
    if sum(position.crones) >= numbers.crones:
        return Ending.CRONES
    if sum(position.corruption) >= numbers.corruption:
        return Ending.CORRUPTION
    if max(position.diablerie) >= limits.track:
        return Ending.DIABLERIE
    return None


def test(codex: MatchCards, position: BubbleAndBoilPosition, tell: Tell | None) -> None:
    """Trigger the end if something does; once triggered it stays so (ruling B32).

    Whatever takes pieces, moves a marker up or adds to a book asks at once, also in the middle of a hex.
    """
    if position.trigger is None and (found := trigger_of(codex, position)) is not None:
        trigger(position, found, tell)


def trigger(position: BubbleAndBoilPosition, ending: Ending, tell: Tell | None) -> None:
    """Trigger the end in the turn of the active seat."""
    position.trigger = ending.value
    # Ruling B27: no hex follows the one that stole the last recipe.
    position.closed = ending is Ending.RECIPES and position.step == HEX
    if tell is not None:
        tell(events.EndTriggered(ending.value, position.active))


def stops_now(codex: MatchCards, position: BubbleAndBoilPosition) -> bool:
    """Return whether the match stops as soon as the running deed is done (002 Hard Stop; ruling B33)."""
    return position.trigger is not None and codex.options.hard_stop


def stop_play(codex: MatchCards, position: BubbleAndBoilPosition, tell: Tell | None) -> None:
    """End the play: gardens are discarded with their cubes (ruling B35), pots and books are opened, brewing begins."""
    for seat, gardens in enumerate(position.gardens):
        for garden in gardens:
            position.discards += bytes(garden.cards)
            position.pool += garden.heap
        position.gardens[seat] = ()
    position.step = BREW
    position.active = position.first
    position.stack = ()
    position.tallies = ()
    if tell is not None:
        cauldrons = tuple(map(counts_of, position.pots))
        tell(events.PlayEnded(cauldrons, tuple(position.corruption), tuple(map(codex.called, position.books))))


def accounts_of(position: BubbleAndBoilPosition) -> list[Account]:
    """Return what each seat has at the end; a seat that has not brewed yet has brewed nothing."""
    return [
        Account(
            pot=position.pots[seat],
            corruption=position.corruption[seat],
            crones=position.crones[seat],
            diablerie=position.diablerie[seat],
            points=position.points[seat],
            hand=len(position.hands[seat]),
            book=tuple(position.books[seat]),
            brewed=tuple(position.brewed[seat] or b""),
        )
        for seat in range(position.seats)
    ]


def judge(codex: MatchCards, position: BubbleAndBoilPosition) -> Outcome:
    """Return the outcome of a match that is over."""
    found = sheets(codex, position.victories, accounts_of(position))
    ranking = rank([sheet.merit for sheet in found])
    assert position.trigger is not None, "play ends after the end was triggered"
    why = _reason(found, ranking[0])
    return Outcome(position.trigger, ranking[0], tuple(sheet.total for sheet in found), ranking, why)


_TIE_BREAKS = ("highest", "potions", "diablerie", "corruption", "crones")


def _reason(found: list[Sheet], winners: tuple[Seat, ...]) -> Reason:
    """Return the sentence that says who wins by what."""
    best = found[winners[0]]
    names = name_seats(winners)
    if len(winners) > 1:
        return reason("bubble_and_boil.outcome.shared", seats=names, total=best.total)
    rivals = [sheet.merit for sheet in found if sheet is not best]
    decisive = max(
        next(place for place, pair in enumerate(zip(best.merit, rival, strict=True)) if pair[0] != pair[1])
        for rival in rivals
    )
    return reason(f"bubble_and_boil.outcome.{_TIE_BREAKS[decisive]}", seats=names, total=best.total)


def name_seats(seats: tuple[Seat, ...]) -> Reason:
    """Return the names of one or more seats as a list in words."""
    first = reason("seat", seat=seats[0])
    if len(seats) == 1:
        return first
    key = "bubble_and_boil.names.two" if len(seats) == 2 else "bubble_and_boil.names.more"
    return reason(key, first=first, rest=name_seats(seats[1:]))
