"""Field notes: what waits on a single field or holds for it, because of which card and of whom."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.effects import NONE, root_of
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.core.reason import Reason, reason
from game.rules.cauldron.cards.card_choices import program_of
from game.rules.cauldron.cards.verbs import Pick
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.standing import HARVEST, LATER, Standing
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words
from game.tables.table import Table

AWAITED, CHOSEN, BARREN, RICHER, CLOSED, SHUT = "awaited", "chosen", "barren", "richer", "closed", "shut"
NOW = ".now"
"""What stands behind a sort that holds for the harvest that is being brought in."""


class FieldNote(NamedTuple):
    """What a card does on a field: of what sort it is, by how much, and for whom, if it is somebody's."""

    cell: Cell
    sort: str
    card: str
    seat: Seat | None = None
    number: int = 0

    @property
    def is_barren(self) -> bool:
        """Whether nothing grows there."""
        return self.sort.startswith(BARREN)

    @property
    def is_worn(self) -> bool:
        """Whether the field wears a mark of it."""
        return self.seat is not None or self.is_barren


class FieldNotes:
    """Says of each field what a card has brought there, as everybody can tell."""

    def __init__(self, table: Table, book: CardFacts) -> None:
        self._table = table
        self._book = book

    def of(self, seen: CauldronObservation) -> tuple[FieldNote, ...]:
        """Return what there is to say of single fields, in the order in which it came."""
        return tuple(self._notes(seen))

    def _notes(self, seen: CauldronObservation) -> Iterator[FieldNote]:
        everybody = set(range(seen.seats))
        for effect in seen.effects:
            card = root_of(effect.source).partition(".")[2]
            if effect.cell == NONE:
                for cell in self._chosen_for_later(card, effect):
                    yield FieldNote(cell, CHOSEN, card, effect.owner)
            elif effect.what.startswith(LATER):
                yield FieldNote(effect.cell, AWAITED, card, self._pointed_out_by(card, effect))
            elif effect.what == "growth":
                now = NOW if effect.until == HARVEST and not seen.in_market else ""
                sort = f"{BARREN}{now}" if effect.amount < 0 else RICHER
                yield FieldNote(effect.cell, sort, card, number=effect.amount)
            elif effect.what == "no_harvest":
                may = [seat for seat in everybody if not effect.seats >> seat & 1]
                yield FieldNote(effect.cell, *((CLOSED, card, may[0]) if len(may) == 1 else (SHUT, card)))

    def _chosen_for_later(self, card: str, effect: Standing) -> list[Cell]:
        """Return the fields that were chosen for what a card does later."""
        if not effect.only_waits:
            return []
        targets, known = program_of(self._book.cards, card)[1], dict(effect.known)
        return [known[pick.name] for pick in targets if pick.pick == "field" and pick.name in known]

    def _pointed_out_by(self, card: str, effect: Standing) -> Seat:
        """Return who has chosen the field on which something waits: the owner of it, or whom the card lets choose."""
        verbs, targets = program_of(self._book.cards, card)
        picks = (*targets, *(verb for verb in every_verb(verbs) if isinstance(verb, Pick)))
        names = (pick.by for pick in picks if pick.pick == "field")
        return dict(effect.known).get(next(names, ""), effect.owner)

    def worn(self, seen: CauldronObservation) -> list[FieldNote]:
        """Return what fields wear a mark of."""
        return [note for note in self.of(seen) if note.is_worn]

    def words(self, seen: CauldronObservation, cell: Cell) -> tuple[Reason, ...]:
        """Return what there is to say of a field."""
        return tuple(self._words(note) for note in self.of(seen) if note.cell == cell)

    def _words(self, note: FieldNote) -> Reason:
        told = reason(f"cauldron.tip.field.{note.sort}", card=card_words(note.card))
        if note.seat is not None:
            told = told.with_args(name=self._table.seats[note.seat].name)
        return told.with_args(count=note.number) if note.sort == RICHER else told
