"""Viewpoint: for whom the table is shown, when one or several persons share a screen."""

from collections.abc import Sequence

from game.core.event import Seat


class Viewpoint:
    """Whose hand is open.

    One person alone always sees their hand. With several, hands are closed until the curtain was lifted for somebody
    or the person at the screen holds their hand open; bots alone are watched by a spectator.
    """

    def __init__(self, persons: Sequence[Seat]) -> None:
        self._persons = tuple(persons)
        self.at_screen: Seat | None = persons[0] if len(persons) == 1 else None
        self._open = len(persons) == 1
        self._held = False

    @property
    def shared(self) -> bool:
        """Whether several persons share the screen."""
        return len(self._persons) > 1

    @property
    def seat(self) -> Seat | None:
        """The seat whose hand is seen, or None."""
        return self.at_screen if self._open or self._held else None

    @property
    def lies_open(self) -> bool:
        """Whether the hand of one of several persons lies open without being held so."""
        return self.shared and self._open

    @property
    def viewer(self) -> Seat:
        """The seat that is drawn nearest."""
        if self.at_screen is not None:
            return self.at_screen
        return self._persons[0] if self._persons else 0

    @property
    def held(self) -> bool:
        """Whether the person at the screen holds their hand open."""
        return self._held

    def is_open_for(self, seat: Seat) -> bool:
        """Return whether that seat sees its hand without the curtain."""
        return (self._open or self._held) and self.at_screen == seat

    def closes_for(self, seat: Seat | None) -> bool:
        """Return whether an open hand is closed before that seat (None: nobody) moves: it is another one's."""
        return self.shared and self.seat is not None and self.at_screen != seat

    def lift_for(self, seat: Seat) -> None:
        """Open the hand of the person who has taken the screen."""
        self.at_screen = seat
        self._open, self._held = True, False

    def turn_to(self, seat: Seat) -> None:
        """Seat a person nearest without opening the hand: the decision is an open one, and what another held closes."""
        if self.shared and self.at_screen != seat:
            self.at_screen = seat
            self._open = self._held = False

    def close(self) -> None:
        """Close the hand again where several persons share the screen, also one that is held open."""
        self._open = not self.shared and bool(self._persons)
        self._held = False

    def hold(self, held: bool) -> bool:
        """Hold the hand open or let go; return whether that changes what is seen."""
        if not self.shared or self.at_screen is None or self._held == held:
            return False
        self._held = held
        return not self._open
