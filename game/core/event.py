"""Event: what happened, with a public part and a secret part that only some seats see."""

from collections.abc import Callable
from typing import ClassVar, Self, TypeAlias

import msgspec

Seat: TypeAlias = int


class Event(msgspec.Struct, frozen=True):
    """The base of every game's events: plain values; whatever a person could notice is in one.

    `secret` names the fields that are hidden from seats outside `eyes()`; they are None in what others get, so such
    a field has None in its type. Where nothing else is said they are the secret of the event's `seat`.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    def eyes(self) -> tuple[Seat, ...]:
        """Return the seats that see the secret fields."""
        seat: Seat | None = getattr(self, "seat", None)
        return () if seat is None else (seat,)

    def seen_by(self, seat: Seat | None) -> Self:
        """Return what those eyes get; None stands for a spectator, who sees the public part only."""
        if not self.secret or (seat is not None and seat in self.eyes()):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


Tell: TypeAlias = Callable[[Event], None]
