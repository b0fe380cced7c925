"""Spells about spells and potions, each in a position of its own (000 Concerning Spells; A15, A18, A28)."""

from collections.abc import Sequence

import pytest
from card_table import Table, lay, top

from game.core.chance import Lcg
from game.core.effect_stack import Running
from game.core.event import Event
from game.rules.cauldron import events
from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.run import Run


def test_bookworm() -> None:
    table = lay(hands=["bookworm"])
    top(table, "basic_spells", "mildew", "hiccups", "fizzle")
    table.do("cast bookworm")
    assert table.hand(0) == ["hiccups", "mildew"]


def test_library_card() -> None:
    table = lay(hands=["library_card"])
    top(table, "basic_spells", "mildew", "hiccups", "fizzle", "quick_feet")
    deck = len(table.position.decks[2])
    assert table.do("cast library_card") == ["CardsSeen 0 basic_spells None 3 mildew,hiccups,fizzle"]
    table.do("choose top_spell hiccups")
    assert table.hand(0) == ["hiccups"]
    names = [table.game.book.spells[card].id for card in table.position.decks[2]]
    assert names[-1] == "quick_feet"
    assert set(names[:2]) == {"mildew", "fizzle"}
    assert len(names) == deck - 1


def test_only_the_one_who_looks_sees_the_cards() -> None:
    table = lay(hands=["library_card"])
    happened: list[object] = []
    table.game.apply(table.position, table.game.parse("cast library_card"), happened.append)
    seen = next(event for event in happened if type(event).__name__ == "CardsSeen")
    assert seen.seen_by(1).cards is None  # type: ignore[attr-defined]


def test_a15_looking_at_a_deck_that_has_run_out_draws_from_the_discards() -> None:
    table = lay(hands=["library_card"])
    position = table.position
    position.discards[2], position.decks[2] = position.decks[2], b""
    happened = table.do("cast library_card")
    assert happened[1] == "DeckShuffled basic_spells"
    assert len(table.hand(0)) == 1


def test_nosy_parrot() -> None:
    table = lay(hands=["nosy_parrot", "mildew hiccups"])
    assert table.do("cast nosy_parrot") == ["CardsSeen 0 None 1 2 hiccups,mildew"]
    assert table.to_move == 0
    assert table.do("choose spell mildew") == ["SpellDiscarded 1 mildew"]
    assert table.hand(1) == ["hiccups"]
    spells = table.game.book.spell_index
    assert table.position.peeked == ((0, 1, spells["hiccups"]),)


def test_cards_that_somebody_looks_at_stay_on_top_when_the_rest_is_reshuffled() -> None:
    table = lay(hands=["library_card"])
    top(table, "basic_spells", "mildew", "hiccups", "fizzle", "quick_feet")
    table.do("cast library_card")
    before = table.position.decks.copy()
    table.game.reshuffle(table.position, 3)
    after = table.position.decks
    assert after[2][-3:] == before[2][-3:]
    assert after[2] != before[2]
    assert [sorted(deck) for deck in after] == [sorted(deck) for deck in before]
    assert all(old != new for old, new in zip(before, after, strict=True))


def test_what_a_seat_has_put_under_a_deck_it_knows_there_until_it_is_drawn() -> None:
    table = lay(hands=["library_card"])
    top(table, "basic_spells", "mildew", "hiccups", "fizzle")
    table.do("cast library_card", "choose top_spell hiccups")
    known = ((2, 0, "fizzle"), (2, 1, "mildew"))
    assert table.game.observe(table.position, 0).buried == known
    assert table.game.observe(table.position, 1).buried == table.game.observe(table.position, None).buried == ()
    again = table.game.from_plain(table.game.to_plain(table.position))
    assert table.game.observe(again, 0).buried == known
    for left in (2, 1, 0):
        draw(table, len(table.position.decks[2]) - left)
        assert table.game.observe(table.position, 0).buried == known[:left]


@pytest.mark.parametrize("seed", range(12))
def test_what_seats_have_put_under_a_deck_stays_there_when_the_rest_is_reshuffled(seed: int) -> None:
    chance, table = Lcg.seeded(seed), lay(hands=["library_card"])
    position, book = table.position, table.game.book
    draw(table, len(position.decks[2]) - (30, 9)[seed % 2])
    bottom: list[str] = []
    for _ in range(12):
        what = chance.below(3)
        if what == 0 and len(position.decks[2]) > 3:
            bottom = [*look(table, chance), *bottom][: len(position.decks[2])]
        elif what == 1:
            draw(table, 1 + chance.below(2))
            bottom = bottom[: len(position.decks[2])]
        else:
            table.game.reshuffle(position, chance.below(1000))
        assert [book.spells[card].id for card in position.decks[2][: len(bottom)]] == bottom
        told = table.game.observe(position, 0).buried
        assert told == tuple((2, place, name) for place, name in enumerate(bottom))


def draw(table: Table, number: int) -> None:
    """Let the last seat draw and discard so many Basic spells, or as many as the deck has."""
    position = table.position
    run = Run(table.game.book, position, Running("market", 2), None)
    operations.draw_spells(run, 2, "basic", min(number, len(position.decks[2])))
    put_away(run, 2)


def put_away(run: Run, seat: int) -> None:
    """Let a seat discard its hand, so that nobody answers what is cast."""
    for spell in run.position.hands[seat]:
        operations.discard_spell(run, seat, spell)


def look(table: Table, chance: Lcg) -> Sequence[str]:
    """Let the first seat cast a spell that looks at the deck, and take any; return what it saw go under it, from the
    bottom.
    """
    position = table.position
    spell = table.game.book.spell_index["library_card"]
    if spell not in position.hands[0]:
        position.discards[2] = position.discards[2].replace(bytes((spell,)), b"", 1)
        position.hands[0] = tuple(sorted((*position.hands[0], spell)))
    happened: list[Event] = []
    for verb in ("cast library_card", "choose"):
        legal = [move for move in table.game.legal_moves(position) if move.text.startswith(verb)]
        table.game.apply(position, legal[chance.below(len(legal))], happened.append)
    seen = next(event.cards for event in happened if isinstance(event, events.CardsSeen))
    taken = next(event.spells for event in happened if isinstance(event, events.SpellsDrawn))
    assert seen is not None
    assert taken is not None
    put_away(Run(table.game.book, position, Running("market", 0), None), 0)
    left = list(seen)
    left.remove(taken[0])
    return left[::-1]
