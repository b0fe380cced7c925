"""Announced: the action that stands open for answers, in words, and what on the table it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.effect_stack import Frame, Running, Window
from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.core.reason import Reason, reason
from game.rules.cauldron.events import ActionAnnounced
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.asked import announced_by, victim_of
from game.tables.cauldron.die_words import rolled_words
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, kind_words

ACTIONS = frozenset({"harvest", "steal", "brew", "quick_brew", "move"})
MOVES = frozenset({"store", "fetch"})


class Announced(NamedTuple):
    """An action and what belongs to it; `victim` and `cellared` tell from where something is to be taken."""

    seat: Seat
    action: str
    cell: Cell | None = None
    kind: str | None = None
    victim: Seat | None = None
    cellared: bool = False
    potion: str | None = None

    @property
    def words(self) -> Reason:
        """What the seat says that it will do."""
        seat = reason("seat", seat=self.seat)
        if self.potion is not None:
            return reason("cauldron.bell.brew", seat=seat, card=card_words(self.potion))
        if self.kind is None:
            return reason(f"cauldron.bell.{self.action}", seat=seat)
        kind = kind_words(self.kind)
        if self.victim is not None:
            return reason("cauldron.bell.steal.of", seat=seat, kind=kind, victim=reason("seat", seat=self.victim))
        return reason(f"cauldron.bell.{self.action}.kind", seat=seat, kind=kind)

    @property
    def owner(self) -> Seat:
        """Whose ingredient it is about, where it is about one."""
        return self.seat if self.victim is None else self.victim


def announced_in(event: ActionAnnounced, seen: CauldronObservation) -> Announced:
    """Return what an event announces."""
    kind = _kind_on(seen, event.cell) if event.kind is None else KINDS[event.kind]
    return Announced(event.seat, event.action, event.cell, kind, event.victim, event.action == "fetch", event.potion)


def announced_now(book: CardFacts, seen: CauldronObservation) -> Announced | None:
    """Return the action that may be answered at this moment, or None; an ability may stand for one."""
    top, around = _open(seen)
    return None if around not in ACTIONS or top is None else _action_of(book, seen, top, around)


def _action_of(book: CardFacts, seen: CauldronObservation, top: Running, around: str) -> Announced:
    """Return the action of an effect that runs."""
    known = {name: value for name, value in top.bindings if value != NONE}
    cell, potion = known.get("field"), known.get("potion")
    kind = KINDS[known["kind"]] if "kind" in known else _kind_on(seen, cell)
    cellared = known.get("cellared") == 1 or top.source == "fetch" or book.raids(announced_by(top))
    return Announced(
        top.seat, top.source if top.source in MOVES else around, cell, kind, known.get("victim"), cellared,
        None if potion is None else [*book.potion_order][potion],
    )  # fmt: skip


def aimed_now(book: CardFacts, seen: CauldronObservation) -> Announced | None:
    """Return the action that may be answered at this moment, or the field at which such a spell is cast, or None."""
    top, around = _open(seen)
    if around == "spell" and top is not None:
        return field_of(book, seen, top.seat, announced_by(top), top.bindings) or _answered(book, seen)
    return announced_now(book, seen)


def _answered(book: CardFacts, seen: CauldronObservation) -> Announced | None:
    """Return the action that the announced spell answers, or None where it answers another spell or nothing."""
    running = [frame for frame in seen.stack if isinstance(frame, Running)]
    below = running[-2] if len(running) > 1 else None
    around = "" if below is None else book.way_of(below.source)
    return None if below is None or around not in ACTIONS else _action_of(book, seen, below, around)


def answered_words(book: CardFacts, seen: CauldronObservation) -> Reason | None:
    """Return what somebody wants to do that the spell answers which is announced, or None."""
    _, around = _open(seen)
    action = _answered(book, seen) if around == "spell" else None
    return None if action is None else reason("cauldron.table.stake.window.against", action=action.words)


def field_of(
    book: CardFacts, seen: CauldronObservation, seat: Seat, spell: str, chosen: Sequence[tuple[str, int]]
) -> Announced | None:
    """Return the first field that was chosen for a spell, by the names of what was chosen for it, or None."""
    fields = {target.name for target in book.spell(spell).targets if target.pick == "field"}
    cell = next((cell for name, cell in chosen if name in fields and cell != NONE), None)
    return None if cell is None else Announced(seat, "harvest", cell, _kind_on(seen, cell))


def cast_words(
    book: CardFacts, seen: CauldronObservation, seat: Seat, spell: str, chosen: Sequence[tuple[str, int]]
) -> Reason:
    """Return what is said of a spell that somebody casts: at whom, or on which field."""
    words = reason("cauldron.bell.spell", seat=reason("seat", seat=seat), card=card_words(spell))
    victim, field = victim_of(book, spell, chosen), field_of(book, seen, seat, spell, chosen)
    if victim is not None:
        return Reason(f"{words.key}.at", words.args).with_args(victim=reason("seat", seat=victim))
    if field is not None and field.kind is not None:
        return Reason(f"{words.key}.on", words.args).with_args(kind=kind_words(field.kind))
    return words


def window_words(book: CardFacts, seen: CauldronObservation, around: str, frame: Frame | None) -> Reason:
    """Return what others do that may be answered; `frame` is the effect around which the window stands."""
    seat = frame.seat if isinstance(frame, Running) else seen.active
    if isinstance(frame, Running) and around == "roll":
        return rolled_words(frame, seen)
    if isinstance(frame, Running) and around == "spell":
        return cast_words(book, seen, seat, announced_by(frame), frame.bindings)
    action = announced_now(book, seen)
    return action.words if action is not None else reason(f"cauldron.bell.{around}", seat=reason("seat", seat=seat))


def _open(seen: CauldronObservation) -> tuple[Running | None, str | None]:
    """Return the effect that stands open for answers, and around what."""
    frames, around = seen.stack, seen.pending
    if frames and isinstance(window := frames[-1], Window):
        frames, around = frames[:-1], window.around
    top = frames[-1] if frames else None
    return (top if isinstance(top, Running) else None), around


def _kind_on(seen: CauldronObservation, cell: Cell | None) -> str | None:
    """Return what grows on a field."""
    return next((KINDS[kind] for each, kind, _ in seen.fields if each == cell), None)
