"""What a card has brought to a single field of Cauldron stays to be seen there: whose mark, and that it is bare."""

from itertools import pairwise

from cauldron_matches import played, table_with
from msgspec.structs import replace
from walking import picture_of

from game.core.effects import NONE
from game.core.hexgrid import cell_at, cell_name
from game.rules.cauldron.events import EffectDue
from game.rules.cauldron.moves import Choose
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.standing import SEASON, Standing
from game.tables.cauldron.asked import asked_by
from game.tables.cauldron.pieces.field_board import note_point
from game.tables.cauldron.pieces.field_notes import FieldNote, FieldNotes
from game.tables.cauldron.table import CauldronTable

OMEN = "shooting_stars"


def tip(table: CauldronTable, seen: CauldronObservation, cell: int) -> str:
    """Return what a field says when it is pointed at."""
    table.show(seen, 0)
    name = f"field:{cell_name(cell)}"
    return next(spot.tooltip or "" for spot in table.spots(None, print, lambda *parts: False) if spot.id == name)


def hats(table: CauldronTable, seen: CauldronObservation, seat: int) -> int:
    """Return how many hats of a seat are seen."""
    table.show(seen, 0)
    return picture_of(table).frames.count(f"hat.{table.colour(seat)}.small")


def test_a_field_wears_the_mark_of_whoever_points_it_out_until_somebody_harvests_there(services):
    table = table_with(services, 3)
    notes, pointed, taken = FieldNotes(table, table.book), 0, 0
    for turn, after in pairwise(played(3, 4)):
        move, asked = after.move, turn.seen[None].to_move
        if isinstance(move, Choose) and move.what == "field" and asked_by(turn.seen[asked]) == OMEN:
            pointed += 1
            cell = cell_at(*map(int, move.option.split(",")))
            for eyes, seen in after.seen.items():
                assert FieldNote(cell, "awaited", OMEN, asked) in notes.of(seen), eyes
            words = tip(table, after.seen[0], cell)
            assert table.say(f"card.{OMEN}.name") in words and table.seats[asked].name in words
            assert hats(table, after.seen[0], asked) > hats(table, replace(after.seen[0], effects=()), asked)
        elif any(isinstance(event, EffectDue) and OMEN in event.source for event in after.events):
            taken += 1
            assert len(notes.of(after.seen[None])) < len(notes.of(turn.seen[None]))
    assert pointed >= 3 and taken


def test_a_field_on_which_a_card_lets_nothing_grow_says_so_and_for_how_long(services):
    table, told = table_with(services, 3), set()
    for turn in played(3, 12):
        seen = turn.seen[0]
        for effect in seen.effects:
            if effect.cell != NONE:
                words = tip(table, seen, effect.cell)
                assert table.say("card.mildew.name") in words
                told.add((effect.until == SEASON, seen.in_market, words.partition(".")[2]))
    assert len({words for *_, words in told}) == 2
    assert len({words for later, market, words in told if later or market}) == 1


def test_a_field_says_who_may_harvest_there_and_what_more_grows(services):
    table, seen = table_with(services, 3), played(3, 4)[0].seen[0]
    cell = seen.fields[0][0]
    gate = (
        Standing("no_harvest", "spell.garden_gate", 0b101, SEASON, cell=cell),
        Standing("growth", "spell.garden_gate", 0b111, SEASON, amount=2, cell=cell),
    )
    words = tip(table, replace(seen, effects=gate), cell)
    assert words.count(table.say("card.garden_gate.name")) == 2
    assert table.seats[1].name in words and "2" in words
    barred = replace(gate[0], seats=0b111)
    assert table.seats[1].name not in tip(table, replace(seen, effects=(barred,)), cell)
    assert not services.words.missed


def test_many_marks_of_one_field_lie_on_it_side_by_side(services):
    table, seen = table_with(services, 5), played(5, 8)[0].seen[0]
    cell = seen.fields[0][0]
    marks = tuple(
        Standing("later.harvest", f"omen.{OMEN}/0.0/1.then", 0b11111, SEASON, cell=cell, known=(("guest", seat),))
        for seat in range(5)
    )
    table.show(replace(seen, effects=marks), 0)
    notes, grid = table._notes.worn(table.seen), table._board.grid(table.seen)
    points = [note_point(grid, notes, note) for note in notes]
    assert len(set(points)) == len(notes) == 5
    assert all(grid.area(cell).inset(grid.radius * 0.2).contains(*point) for point in points)


def test_a_field_that_was_chosen_for_later_wears_the_mark_of_whoever_chose_it(services):
    table, seen = table_with(services, 3), played(3, 4)[0].seen[0]
    cell = seen.fields[0][0]
    waits = Standing("later.grow", "spell.dibs/0.0.then", 0b111, SEASON, owner=1, known=(("field", cell),))
    chosen = replace(seen, effects=(waits,))
    assert FieldNotes(table, table.book).of(chosen) == (FieldNote(cell, "chosen", "dibs", 1),)
    words = tip(table, chosen, cell)
    assert table.say("card.dibs.name") in words and table.seats[1].name in words
    assert hats(table, chosen, 1) == hats(table, replace(seen, effects=()), 1) + 1
