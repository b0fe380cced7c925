"""Tags that follow from verbs: what a card mentions (A73, A75), and how many seats it needs (A79)."""

from collections.abc import Iterable, Iterator

from game.rules.cauldron.cards.verbs import AnyVerb, Later, Pick, branches
from game.rules.cauldron.cards.verbs_season import FEWEST_FOR_ORDER, Modify, Reverse
from game.rules.cauldron.cards.verbs_spells import Cancel, Discard, Draw, Peek, Scry
from game.rules.cauldron.options import FEWEST_SEATS

SPELLS = "spells"
ROLL = "roll"
_OF_SPELLS = (Cancel, Discard, Draw, Peek, Scry)
_CHANGES_OF_SPELLS = {"no_cast", "hand"}
_CHANGES_OF_ROLLS = {"roll", "low_roll", "lsp_first", "me_first"}
_GOODS_OF_SPELLS = {"basic_spell", "advanced_spell"}


def tags_of(verbs: Iterable[AnyVerb]) -> tuple[str, ...]:
    """Return the tags that a card with these verbs has to carry."""
    every = tuple(every_verb(verbs))
    found = []
    if any(_mentions_spells(verb) for verb in every):
        found.append(SPELLS)
    if any(isinstance(verb, Modify) and verb.what in _CHANGES_OF_ROLLS for verb in every):
        found.append(ROLL)
    return tuple(found)


def fewest_seats(verbs: Iterable[AnyVerb]) -> int:
    """Return with how many seats a card with these verbs does anything at all."""
    return FEWEST_FOR_ORDER if any(isinstance(verb, Reverse) for verb in every_verb(verbs)) else FEWEST_SEATS


def _mentions_spells(verb: AnyVerb) -> bool:
    """Return whether a verb has to do with spells."""
    match verb:
        case Modify():
            return verb.what in _CHANGES_OF_SPELLS or not _GOODS_OF_SPELLS.isdisjoint(verb.goods)
        case Later():
            return not _GOODS_OF_SPELLS.isdisjoint(verb.goods)
        case Pick():
            return verb.pick == "spell"
    return isinstance(verb, _OF_SPELLS)


def every_verb(verbs: Iterable[AnyVerb]) -> Iterator[AnyVerb]:
    """Go through verbs and those inside them."""
    for verb in verbs:
        yield verb
        for inner in branches(verb).values():
            yield from every_verb(inner)
