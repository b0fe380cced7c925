"""Words about a die that lies there and may still be changed: what it was rolled for, and what it has to be."""

from game.core.effect_stack import Running
from game.core.event import Event, Seat
from game.core.reason import Reason, reason
from game.rules.cauldron.events import ActionAnnounced, DieRolled
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.asked import announced_by, announced_spell
from game.tables.cauldron.pieces.card_facts import card_words, kind_words

FOR = {"lsp": "lsp", "hsp": "hsp", "first": "order", "low_first": "order", "duel": "duel"}
"""What a contest is about, as the last part of a text key."""


def rolled_words(frame: Running, seen: CauldronObservation, *, own: bool = False) -> Reason:
    """Return who has rolled what and what for; `frame` is the effect in which the die lies."""
    number, seat = dict(frame.bindings).get("roll", 0), reason("seat", seat=frame.seat)
    told = ".own" if own else ""
    bindings = dict(frame.bindings)
    if frame.source.startswith("contest."):
        why = FOR[frame.source.partition(".")[2]]
        return reason(f"cauldron.rolled.{why}{told}", seat=seat, number=number)
    if "victim" in bindings and "kind" in bindings:
        victim, kind = reason("seat", seat=bindings["victim"]), kind_words(KINDS[bindings["kind"]])
        key = _outcome(f"cauldron.rolled.steal{told}", number, bindings["victim"], seen)
        return reason(key, seat=seat, number=number, kind=kind, victim=victim)
    return reason(f"cauldron.rolled.card{told}", seat=seat, number=number, card=card_words(announced_by(frame)))


def told_roll(event: DieRolled, previous: Event | None, seen: CauldronObservation) -> Reason:
    """Return who has rolled what and what for, as far as an event and the one before it tell."""
    seat, number = reason("seat", seat=event.seat), event.number
    if event.why in FOR.values():
        return reason(f"cauldron.rolled.{event.why}", seat=seat, number=number)
    match previous:
        case ActionAnnounced(thief, "steal", kind=int() as kind, victim=int() as victim) if thief == event.seat:
            stolen, whose = kind_words(KINDS[kind]), reason("seat", seat=victim)
            key = _outcome("cauldron.rolled.steal", number, victim, seen)
            return reason(key, seat=seat, number=number, kind=stolen, victim=whose)
    return reason("cauldron.bell.roll", seat=seat, number=number)


def _outcome(key: str, number: int, victim: Seat, seen: CauldronObservation) -> str:
    """Return the key of what is said of a die for a theft, by whether it is enough as it lies."""
    return f"{key}.{'enough' if number >= seen.steal_needs[victim] else 'short'}"


def die_of(seen: CauldronObservation) -> Running | None:
    """Return the effect in which a die lies that may still be changed, or None."""
    frames = (frame for frame in reversed(seen.stack) if isinstance(frame, Running))
    return next((frame for frame in frames if any(name == "roll" for name, _ in frame.bindings)), None)


def stake_of_roll(seen: CauldronObservation) -> Reason | None:
    """Return what a die of a contest or of a theft has to be, or None where no such die lies there.

    Where a spell is announced upon it, what the die is for is told too.
    """
    frame = die_of(seen)
    stake = None if frame is None else _stake_of(frame, seen)
    if frame is None or stake is None or announced_spell(seen) is None:
        return stake
    return reason("cauldron.table.stake.die.beneath", rolled=rolled_words(frame, seen), stake=stake)


def _stake_of(frame: Running, seen: CauldronObservation) -> Reason | None:
    """Return what the die of an effect has to be, or None for one of a card."""
    contest, _, name = frame.source.partition(".")
    if contest == "contest":
        return Reason(f"cauldron.table.stake.die.{name}")
    bindings = dict(frame.bindings)
    if "victim" not in bindings or "kind" not in bindings:
        return None
    return reason("cauldron.table.stake.steal", need=seen.steal_needs[bindings["victim"]])
