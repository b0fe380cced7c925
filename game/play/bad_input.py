"""Bad input: what a person typed or chose and a match cannot be made of."""

from game.store.trouble import Trouble


class BadInput(Trouble):
    """A game, seats or options that do not exist or do not go together; `reason` is the sentence for the person."""
