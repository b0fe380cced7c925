"""The notice: what the program says to a person where the prompt stands."""

LEAST_READ, A_WORD = 5.0, 0.6
"""The seconds that what is to be read once stays: at least, and for each of its words."""


class PlayNotice:
    """One notice at a time: until the next move, until it has been read, or until what moves has been seen."""

    def __init__(self) -> None:
        self.words: str | None = None
        """What it says, or None."""
        self._passes_with_motion = False
        self._is_reason = False
        self._left: float | None = None

    def say(self, words: str) -> None:
        """Say something until the next move."""
        self.words, self._passes_with_motion, self._is_reason, self._left = words, False, False, None

    def tell(self, words: str) -> None:
        """Say something until the next move, or until whoever is asked has read it."""
        self.say(words)
        self._left = max(LEAST_READ, A_WORD * len(words.split()))

    def say_why_not(self, words: str, *, with_motion: bool = False) -> None:
        """Say why something cannot be done, until it has been read; with `with_motion` also only while things move."""
        self.tell(words)
        self._passes_with_motion, self._is_reason = with_motion, True

    def drop(self) -> None:
        """Say nothing more."""
        self.words = None

    def drop_reason(self) -> None:
        """Say no longer why something cannot be done: somebody is asked anew."""
        if self._is_reason:
            self.drop()

    def due(self, is_asked: bool) -> float | None:
        """Return when it has been read by a person who `is_asked`, or None where it stays."""
        return self._left if self.words is not None and is_asked else None

    def pass_time(self, dt: float, is_moving: bool, is_asked: bool) -> bool:
        """Let time pass; return whether it goes, having been read or overtaken by what came to rest."""
        if self.words is None:
            return False
        if self._left is not None and is_asked:
            self._left -= dt
        gone = (self._passes_with_motion and not is_moving) or (self._left is not None and self._left <= 0)
        if gone:
            self.drop()
        return gone
