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


def test_crystal_gazing() -> None:
    table = lay(hands=["crystal_gazing"])
    top(table, "advanced_spells", "mousetrap", "cold_feet", "magik_dome")
    table.do("cast crystal_gazing", "choose top_spell magik_dome")
    assert table.hand(0) == ["magik_dome"]


def test_a15_looking_at_a_deck_that_has_run_out_draws_from_the_discards() -> None:
    table = lay(hands=["crystal_gazing"])
    position = table.position
    position.discards[3], position.decks[3] = position.decks[3], b""
    happened = table.do("cast crystal_gazing")
    assert happened[1] == "DeckShuffled advanced_spells"
    assert len(table.hand(0)) == 1


def test_nosy_parrot() -> None:
    table = lay(hands=["nosy_parrot", "mildew hiccups"])
    assert table.do("cast nosy_parrot") == ["CardsSeen 0 None 1 2 hiccups,mildew"]
    assert table.to_move == 0
    assert table.do("choose spell mildew") == ["SpellDiscarded 1 mildew"]
    assert table.hand(1) == ["hiccups"]
    spells = table.game.book.spell_index
    assert table.position.peeked == ((0, 1, spells["hiccups"]),)


def test_forgetting_dust() -> None:
    table = lay(hands=["forgetting_dust quick_feet", "mildew hiccups", ""])
    table.do("cast forgetting_dust")
    assert table.to_move == 1
    assert table.do("choose spell hiccups") == ["SpellDiscarded 1 hiccups"]
    assert (table.hand(0), table.hand(1)) == (["quick_feet"], ["mildew"])


def test_torn_page() -> None:
    table = lay(hands=["torn_page"])
    top(table, "basic_potions", "velvet_fang")
    assert table.do("cast torn_page") == ["PotionGained 0 velvet_fang"]
    assert table.potions(0) == ["velvet_fang"]
