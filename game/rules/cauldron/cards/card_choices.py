"""Choices that a card leaves to somebody: which of how many in a row, and what becomes of what is chosen."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.cauldron.cards.card_files import Cards
from game.rules.cauldron.cards.verbs import AnyVerb, Pick, branches
from game.rules.cauldron.cards.verbs_fields import AddField, Harvest, MoveField, Sow
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.cards.verbs_tokens import Destroy, Gather, Raid, Swap, Take, Transmute
from game.rules.cauldron.effects.targets import Target


class Row(NamedTuple):
    """Which of how many choices in a row of one card this is, that one player makes (from 1), and what it is for.

    `role` is a word for what becomes of what is chosen, "" where the sort of choice says it all.
    """

    number: int
    total: int
    role: str


def row_of(cards: Cards, card: str, name: str) -> Row:
    """Return the place of a choice, by the name of its answer, among those that a card leaves to the same player."""
    verbs, targets = program_of(cards, card)
    for row in _rows(verbs, targets):
        chosen = next((pick for pick in row if pick.name == name), None)
        if chosen is not None:
            same = [pick.name for pick in row if pick.by == chosen.by]
            return Row(same.index(chosen.name) + 1, len(same), _role(verbs, chosen))
    return Row(1, 1, "")


def program_of(cards: Cards, card: str) -> tuple[Sequence[AnyVerb], Sequence[Target]]:
    """Return the verbs of a spell, ability, omen or stone of the track, and its targets; of anything else none."""
    abilities = {name: each for person in cards.characters.values() for name, each in person.abilities.items()}
    for family in (cards.basic_spells, cards.advanced_spells, abilities):
        if card in family:
            return family[card].verbs, family[card].targets
    other = cards.omens.get(card) or cards.track.get(card)
    return (other.verbs if other is not None else (), ())


def _rows(verbs: Sequence[AnyVerb], targets: Sequence[Target] = ()) -> Iterator[list[Target]]:
    """Yield the choices that a card leaves one after the other, those of a branch by themselves."""
    yield [*targets, *(verb for verb in verbs if isinstance(verb, Pick))]
    for verb in verbs:
        for inner in branches(verb).values():
            yield from _rows(inner)


def _role(verbs: Sequence[AnyVerb], chosen: Target) -> str:
    """Return the word for what becomes of what is chosen: by the first verb that names it."""
    own = chosen.of == chosen.by
    for verb in every_verb(verbs):
        names = {field: getattr(verb, field, None) for field in ("field", "kind", "mine", "theirs")}
        field = next((field for field, name in names.items() if name == chosen.name), None)
        match verb, field:
            case (_, None) | (Pick(), _):
                continue
            case (Sow(), _):
                return "sow" if verb.spread == "field" else f"sow.{verb.spread}"
            case (Harvest() | MoveField(), _):
                return {Harvest: "harvest", MoveField: "move"}[type(verb)]
            case (Take(), _):
                return "give" if own else "take"
            case (Raid(), _):
                return verb.fate
            case (Destroy(), _):
                return "give_back" if own else "destroy"
            case (Swap(), "mine"):
                return "give"
            case (Swap(), _):
                return "take"
            case (Transmute(), "mine"):
                return "change"
            case (Transmute(), _):
                return "become"
            case (Gather(), _):
                return "get"
            case (AddField(), "kind"):
                return "grow"
            case _:
                return ""
    return ""
