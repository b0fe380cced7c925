"""What the tests of Cauldron's cards share: the card files as they are, and the numbers."""

from functools import cache

from game.rules.cauldron.cards.card_files import Cards
from game.rules.cauldron.options import Numbers
from game.store.content import convert, read_yaml
from game.store.places import CONFIG

FOLDER = CONFIG / "cards" / "cauldron"


@cache
def cards() -> Cards:
    """Return the cards of the game."""
    plain = {path.stem: read_yaml(path) for path in sorted(FOLDER.glob("*.yaml"))}
    return convert(plain, Cards, str(FOLDER))


@cache
def numbers() -> Numbers:
    """Return the numbers of the game."""
    path = CONFIG / "games" / "cauldron.yaml"
    return convert(read_yaml(path)["numbers"], Numbers, str(path))
