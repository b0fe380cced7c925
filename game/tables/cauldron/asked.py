"""Asked: the question that stands open at the table, for eyes with an open hand and for eyes with a closed one."""

from collections.abc import Sequence

from game.core.effect_stack import Choice, Running, Window
from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import cell_name
from game.core.move import Move
from game.rules.cauldron.cards.card_choices import program_of, row_of
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.moves import Brew, Choose
from game.rules.cauldron.observation import PRIVATE, CauldronObservation, SeenBrew
from game.tables.asking import Asking
from game.tables.cauldron.pieces.card_facts import CardFacts
from game.tables.cauldron.pieces.own_hut import AskedBrew

NAMED = {
    "_card": "discard", "_keep": "keep", "_price": "price", "_aside": "aside", "_again": "again", "_more": "more",
}  # fmt: skip
"""Questions that are about more than what is chosen, by the name of their answer."""

ON_BOARD = frozenset({"field", "place"})
"""Questions that are answered on the board alone."""

OF_ONES_OWN = frozenset({"give", "give_back", "change"})
"""What becomes of an ingredient that somebody chooses of their own."""


def question_of(seen: CauldronObservation) -> Choice | Window | None:
    """Return what is asked: with a closed hand every choice that needs no secret is put all the same."""
    if seen.seat is not None:
        return seen.question
    top = seen.stack[-1] if seen.stack else None
    return top if isinstance(top, Choice) and top.what not in PRIVATE else None


def sort_of(question: Choice) -> str:
    """Return what sort of choice it is: what is chosen, or what the choice is for where that says more."""
    named = NAMED.get(question.name) if question.what in {"spell", "payment", "field"} else None
    return named or question.what


def asked_by(seen: CauldronObservation) -> str:
    """Return the id of the card or rule whose question is on top of the stack."""
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    return announced_by(below) if isinstance(below, Running) else ""


def is_aimed(book: CardFacts, seen: CauldronObservation) -> bool:
    """Return whether targets are chosen for a spell that is not cast before, and still lies in the hand."""
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    if not isinstance(question_of(seen), Choice) or not isinstance(below, Running):
        return False
    if not below.source.startswith("spell.") or "/" in below.source:
        return False
    return below.step < len(program_of(book.cards, asked_by(seen))[1])


def brewing_ability(seen: CauldronObservation) -> str | None:
    """Return the id of the ability for which a potion is chosen that is brewed at once, or None."""
    question = question_of(seen)
    ability = asked_by(seen)
    is_asked = isinstance(question, Choice) and question.what == "potion" and ability in dict(seen.ability_brews)
    return ability if is_asked else None


def brews_now(seen: CauldronObservation) -> tuple[SeenBrew, ...]:
    """Return what brews come to at the moment: by the ability for which a potion is chosen, or else plainly."""
    ability = brewing_ability(seen)
    return seen.brews if ability is None else dict(seen.ability_brews)[ability]


def potion_brewed(seen: CauldronObservation, move: Move) -> str | None:
    """Return the potion that a move brews: plainly, or by the ability for which it is chosen; or None."""
    if isinstance(move, Choose) and move.what == "potion" and brewing_ability(seen) is not None:
        return move.option
    return move.potion if isinstance(move, Brew) else None


def is_in_vain(seen: CauldronObservation, move: Move) -> bool:
    """Return whether a move brews a potion whose stars cost as much as it brings."""
    potion = potion_brewed(seen, move)
    brew = next((each for each in brews_now(seen) if each.potion == potion), None)
    return brew is not None and brew.then <= seen.magik[seen.active]


def asked_brews(seen: CauldronObservation, asking: Asking | None) -> dict[str, AskedBrew]:
    """Return what is told at their potions of the brews of somebody who is asked, by the ids of the potions.

    It is told whatever they are asked; one that they may not choose now waits.
    """
    if asking is None:
        return {}
    may = {potion_brewed(seen, move) for move in asking.narrowing.all}
    return {brew.potion: AskedBrew(brew, waits=brew.is_ready and brew.potion not in may) for brew in brews_now(seen)}


def asking_card(seen: CauldronObservation) -> str | None:
    """Return the id of the card of somebody else that makes the asked seat choose, or None."""
    if len(seen.stack) < 2:
        return None
    below, top = seen.stack[-2:]
    if isinstance(top, Choice) and isinstance(below, Running) and below.seat != top.seat:
        return asked_by(seen) or None
    return None


def announced_spell(seen: CauldronObservation) -> str | None:
    """Return the id of the spell that is announced and may be answered, or None."""
    top = seen.stack[-1] if seen.stack else None
    around = top.around if isinstance(top, Window) else seen.pending
    below = asked_by(seen) if isinstance(top, Window) else announced_by(top) if isinstance(top, Running) else ""
    return below if around == "spell" and below else None


def caster_of_announced(seen: CauldronObservation) -> Seat:
    """Return who casts the spell that is announced and may be answered."""
    top = seen.stack[-1]
    frame = seen.stack[-2] if isinstance(top, Window) else top
    assert isinstance(frame, Running), "a spell that is announced runs"
    return frame.seat


def announced_by(frame: Running) -> str:
    """Return the id of the card or rule of an effect that runs."""
    return frame.source.partition("/")[0].rpartition(".")[2]


def victim_of(book: CardFacts, spell: str, chosen: Sequence[tuple[str, int]]) -> Seat | None:
    """Return at whom a spell is aimed, by the names of what was chosen for it, or None."""
    seats = {target.name for target in book.spell(spell).targets if target.pick == "seat"}
    return next((seat for name, seat in chosen if name in seats and seat != NONE), None)


def owner_of_asked(book: CardFacts, seen: CauldronObservation) -> Seat | None:
    """Return from whose supply an ingredient is to be chosen for a card, or None."""
    question = question_of(seen)
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    if not isinstance(question, Choice) or question.what != "kind" or not isinstance(below, Running):
        return None
    card = announced_by(below)
    role = row_of(book.cards, card, question.name).role
    if role == "take" and card in book.spell_order:
        return victim_of(book, card, below.bindings)
    return question.seat if role in OF_ONES_OWN else None


def chosen_before(book: CardFacts, seen: CauldronObservation) -> list[tuple[Target, int]]:
    """Return the targets that were chosen for a card before the one that is asked for, and nothing done with them yet.

    So it is where there was no choice, too.
    """
    question = question_of(seen)
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    if not isinstance(question, Choice) or not isinstance(below, Running):
        return []
    found, (_, targets) = dict(below.bindings), program_of(book.cards, announced_by(below))
    names = [target.name for target in targets]
    before = targets[: names.index(question.name)] if question.name in names else ()
    return [(target, found[target.name]) for target in before if found.get(target.name, NONE) != NONE]


def pieces_before(book: CardFacts, seen: CauldronObservation) -> list[str]:
    """Return the pieces that were chosen for a card before what is asked for: fields, own ingredients and seats."""
    pieces = []
    for target, chosen in chosen_before(book, seen):
        match target.pick, target.of:
            case "field", _:
                pieces.append(f"field:{cell_name(chosen)}")
            case "token", "me":
                pieces.append(f"own:{KINDS[chosen]}")
            case "seat", _:
                pieces.append(f"seat:{chosen}")
    return pieces
