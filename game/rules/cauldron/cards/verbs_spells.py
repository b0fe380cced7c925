"""Verbs of cards: spells and potions drawn, discarded, looked at, cancelled (000 Concerning Spells; A22 to A24)."""

from typing import Literal

from game.core.effects import NONE
from game.rules.cauldron.effects import modifiers, operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Effects, Frames, Possible, Ref, SpellTier, Verb, Who
from game.rules.cauldron.position import ADVANCED_SPELLS, BASIC_SPELLS
from game.rules.cauldron.seasons import brewing

_DECKS: dict[str, tuple[int, SpellTier]] = {
    "basic_spells": (BASIC_SPELLS, "basic"),
    "advanced_spells": (ADVANCED_SPELLS, "advanced"),
}


class Draw(Verb, frozen=True):
    """Seats draw spells; there are none in the Simple Game."""

    tier: SpellTier
    amount: int = 1
    who: Who = "me"


class Discard(Verb, frozen=True):
    """A seat discards a spell of its hand."""

    spell: Ref
    who: Who = "me"


class Peek(Verb, frozen=True):
    """I look at the hand of another seat."""

    who: Who


class Scry(Verb, frozen=True):
    """I look at the top cards of a spell deck, take one of them and put the others under it in their order."""

    deck: Literal["basic_spells", "advanced_spells"]
    amount: int


class Cancel(Verb, frozen=True):
    """The spell that is answered has no effect."""


class Learn(Verb, frozen=True):
    """Seats draw a potion and lay it face up."""

    tier: SpellTier
    who: Who = "me"


class Forget(Verb, frozen=True):
    """A potion of a seat is discarded."""

    potion: Ref
    who: Who = "me"


class SwapPotions(Verb, frozen=True):
    """A potion of mine and one of another seat change places; without either nothing moves."""

    mine: Ref
    theirs: Ref
    who: Who


class Copy(Verb, frozen=True):
    """I brew a recipe that need not be mine, at once: zones count, its signs do not."""

    potion: Ref = "potion"
    bonus: int = 0


def draw(run: Run, verb: Draw) -> Frames:
    """Draw the spells."""
    for seat in run.seats(verb.who):
        operations.draw_spells(run, seat, verb.tier, verb.amount)
    return ()


def discard(run: Run, verb: Discard) -> Frames:
    """Discard the spell, if it is still there."""
    spell = run.value(verb.spell)
    for seat in run.seats(verb.who):
        if spell in run.position.hands[seat]:
            operations.discard_spell(run, seat, spell)
    return ()


def peek(run: Run, verb: Peek) -> Frames:
    """Show the hand."""
    for seat in run.seats(verb.who):
        operations.show_hand(run, run.me, seat)
    return ()


def scry(run: Run, verb: Scry) -> Frames:
    """Look, ask, take and bury; a deck that has run out is drawn from as usual (A15)."""
    deck, tier = _DECKS[verb.deck]
    chosen = run.answer("card")
    if chosen is None:
        seen = operations.see_top(run, run.me, deck, verb.amount)
        return run.ask("card", run.me, "top_spell", tuple(sorted(set(seen))))
    if chosen == NONE:
        operations.draw_spells(run, run.me, tier, 1)
        return ()
    seen_number = min(verb.amount, len(run.position.decks[deck]))
    operations.take_top(run, run.me, deck, chosen)
    operations.bury(run, run.me, deck, seen_number - 1)
    return ()


def cancel(run: Run, verb: Cancel) -> Frames:
    """Cancel it; without one that is answered nothing happens (A23)."""
    operations.cancel(run)
    return ()


def learn(run: Run, verb: Learn) -> Frames:
    """Draw the potion."""
    for seat in run.seats(verb.who):
        operations.draw_potion(run, seat, verb.tier)
    return ()


def forget(run: Run, verb: Forget) -> Frames:
    """Discard the potion, if it is still there."""
    potion = run.value(verb.potion)
    for seat in run.seats(verb.who):
        if potion in run.position.potions[seat]:
            operations.discard_potion(run, seat, potion)
    return ()


def swap_potions(run: Run, verb: SwapPotions) -> Frames:
    """Move both potions or neither."""
    mine, theirs, potions = run.value(verb.mine), run.value(verb.theirs), run.position.potions
    for seat in run.seats(verb.who):
        if mine in potions[run.me] and theirs in potions[seat]:
            operations.move_potion(run, mine, run.me, seat)
            operations.move_potion(run, theirs, seat, run.me)
    return ()


def copy(run: Run, verb: Copy) -> Frames:
    """Brew it."""
    return brewing.copy_by(run, verb.potion, verb.bonus)


def _has_potion(run: Run, verb: SwapPotions) -> bool:
    """Return whether I have a potion to give."""
    return bool(run.position.potions[run.me])


def may_copy(run: Run, verb: Copy) -> bool:
    """Return whether I could brew the recipe, if it is known which one it is."""
    announced = run.value(f"their_{verb.potion}")
    potion = run.value(verb.potion) if announced == NONE else announced
    return potion == NONE or modifiers.may_brew(run.book, run.position, run.me, potion)


EFFECTS: Effects = {
    Draw: draw,
    Discard: discard,
    Peek: peek,
    Scry: scry,
    Cancel: cancel,
    Learn: learn,
    Forget: forget,
    SwapPotions: swap_potions,
    Copy: copy,
}
POSSIBLE: Possible = {SwapPotions: _has_potion, Copy: may_copy}
