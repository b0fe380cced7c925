"""The named errors of the program: each carries one sentence that names what is wrong and where."""

from game.core.reason import Reason


class IllegalMove(Exception):
    """A well-formed move that the position does not allow; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class BadMove(ValueError):
    """A text that is no move of the game at all."""


class BadPosition(ValueError):
    """A plain position that cannot exist; the message names the key."""


class BadCard(ValueError):
    """A card of the card files that cannot be; the message names file, card and key."""


class BadOptions(ValueError):
    """Options that a game does not allow; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason
