"""Spells about spells and potions, each in a position of its own (000 Concerning Spells; A15, A18, A28)."""

from card_table import lay, top


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
