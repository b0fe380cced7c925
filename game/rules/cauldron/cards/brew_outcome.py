"""Brew outcome: where a brew leads on the Magik track, with the stars that it reaches and what waits for it."""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.effect_stack import Choice, Running, Window
from game.core.effects import with_binding
from game.core.event import Event, Seat
from game.rules.cauldron.cards.verbs import Highest, Lowest
from game.rules.cauldron.cards.verbs_magik import EFFECTS
from game.rules.cauldron.effects import dice, later, modifiers, operations
from game.rules.cauldron.effects.match_cards import MatchCards, Potion
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.events import TrackReached
from game.rules.cauldron.position import CauldronPosition
from game.rules.cauldron.standing import LATER


class Outcome(NamedTuple):
    """What a brew comes to: the Magik at its `top`, and `then`, once the `stars` that it reaches did their part."""

    top: int
    then: int
    stars: tuple[str, ...]


def after_brew(
    book: MatchCards, position: CauldronPosition, seat: Seat, card: Potion, bonus: int = 0, paid: int = 0, owed: int = 0
) -> Outcome:
    """Return what a brew comes to as far as it is certain: what hangs on dice, choices or answers is left out.

    An ability may add a `bonus`; of its price so much Magik was `paid` for the brew (A76), or is still `owed`.
    """
    goal, magik = book.numbers.goal, modifiers.brew_magik(book, position, seat, card, bonus, paid)
    now = max(0, position.magik[seat] - owed)
    top = now + magik
    if top >= goal:
        return Outcome(goal, goal, ())
    waiting = [effect for effect in position.standing.get(f"{LATER}brew", ()) if later.is_meant(effect, seat)]
    if not waiting and not any(_is_ahead(position, at, now, star.at, top) for at, star in enumerate(book.track)):
        return Outcome(top, top, ())
    twin = position.copy()
    twin.magik[seat] = now
    told: list[Event] = []
    run = Run(book, twin, Running("brew", seat), told.append)
    _follow(run, operations.gain(run, seat, magik, brewed=True))
    known = {"actor": seat, "brewed": magik}
    due = (Running(each.source, each.owner, 0, tuple({**dict(each.known), **known}.items())) for each in waiting)
    _follow(run, due)
    reached = {event.effect for event in told if isinstance(event, TrackReached) and event.seat == seat}
    return Outcome(top, twin.magik[seat], tuple(star.id for star in book.track if star.id in reached and star.holds))


def _is_ahead(position: CauldronPosition, star: int, now: int, at: int, top: int) -> bool:
    """Return whether a star that nobody has reached stands above one number and up to another one."""
    return now < at <= top and not position.track >> star & 1


def _follow(run: Run, frames: Iterable[Choice | Running | Window]) -> None:
    """Let what comes of a brew change the Magik of everybody, and nothing else."""
    for frame in frames:
        if not isinstance(frame, Running):
            continue
        run.frame = frame
        for verb in run.book.verbs.get(frame.source, ()):
            if isinstance(verb, Lowest | Highest):
                _find_scorer(run, verb.name)
            elif type(verb) in EFFECTS:
                inner = Run(run.book, run.position, run.frame, run.tell)
                _follow(inner, EFFECTS[type(verb)](inner, verb))


def _find_scorer(run: Run, name: str) -> None:
    """Bind a name to the lowest or highest scoring player where no dice are needed for that."""
    match dice.scorer(run, name):
        case (Choice(_, _, (seat,)),):
            run.frame = with_binding(run.frame, name, seat)
