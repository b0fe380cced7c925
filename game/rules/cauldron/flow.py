"""Flow: the stack runs until a seat has to decide, and turns go on when it is empty (rule: effects are data)."""

from game.core.effect_stack import Choice, Running, Window
from game.core.effects import NONE, next_step, pushed, with_binding
from game.core.event import Seat, Tell
from game.rules.cauldron import events, legality
from game.rules.cauldron.effects import modifiers, operations, windows
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ending import judge
from game.rules.cauldron.ingredients import size
from game.rules.cauldron.position import FINISH, HARVEST, CauldronPosition
from game.rules.cauldron.seasons import harvest_turns

_SPELL = "spell."


def settle(book: MatchCards, position: CauldronPosition, tell: Tell | None) -> None:
    """Run what is on the stack until a question or a window is on top, or a turn awaits its next move."""
    while True:
        while stack := position.stack:
            top = stack[-1]
            if isinstance(top, Running):
                _run(book, position, top, tell)
                if position.winner is not None:
                    _finish_match(book, position, tell)
                    return
            elif isinstance(top, Choice) or top.asked:
                return
            else:
                _ask_next(book, position, top)
        if not _end_turn_unasked(book, position, tell):
            return


def _run(book: MatchCards, position: CauldronPosition, frame: Running, tell: Tell | None) -> None:
    """Run one step of the effect on top; a step that asks is run again when it is answered."""
    program = book.programs[frame.source]
    if frame.step == len(program):
        position.stack = position.stack[:-1]
        if frame.source[:6] == _SPELL:
            _finish(book, position, frame, tell)
        return
    run = Run(book, position, frame, tell)
    frames = program[frame.step](run)
    if not frames:
        if frame.step + 1 < len(program):
            position.stack = (*position.stack[:-1], next_step(run.frame))
        else:
            position.stack = position.stack[:-1]
            if frame.source[:6] == _SPELL:
                _finish(book, position, frame, tell)
        return
    question = frames[0]
    if isinstance(question, Choice):
        if len(question.options) > 1:
            position.stack = (*position.stack, question)
        else:
            run.bind(question.name, question.options[0] if question.options else NONE)
    elif isinstance(question, Window) or question.source.startswith("contest."):
        position.stack = (*position.stack, question)
    elif frame.step + 1 < len(program) or frame.source[:6] == _SPELL:
        position.stack = pushed((*position.stack[:-1], next_step(run.frame)), frames)
    else:
        position.stack = pushed(position.stack[:-1], frames)


def _finish(book: MatchCards, position: CauldronPosition, frame: Running, tell: Tell | None) -> None:
    """Discard the spell whose program is over."""
    if "/" not in frame.source:
        run = Run(book, position, frame, tell)
        spell = book.spell_of(frame.source)
        operations.discard(run, book.spells[spell].deck, spell)
        if tell is not None:
            tell(events.SpellResolved(frame.seat, book.spells[spell].id))


def _ask_next(book: MatchCards, position: CauldronPosition, window: Window) -> None:
    """Go on with the next seat of a window whose last seat has answered or passed, or close it."""
    position.stack = position.stack[:-1]
    below = position.stack[-1]
    assert isinstance(below, Running), "a window is around what runs"
    following = windows.asked_next(book, position, window, below.seat)
    if following is not None:
        position.stack = (*position.stack, following)


def answer(position: CauldronPosition, value: int) -> None:
    """Take the question off the stack and bind its answer in the effect that asked."""
    question, asking = position.stack[-1], position.stack[-2]
    assert isinstance(question, Choice) and isinstance(asking, Running), "a question is on top of what asks"
    position.stack = (*position.stack[:-2], with_binding(asking, question.name, value))


def _end_turn_unasked(book: MatchCards, position: CauldronPosition, tell: Tell | None) -> bool:
    """End a harvest turn in which all can see that nothing is left to do; return whether it was ended."""
    if position.phase == HARVEST and not any(position.tokens):
        harvest_turns.empty_board(Run(book, position, harvest_turns.end_of_turn(position.active), tell), forced=False)
    if position.phase not in {HARVEST, FINISH} or position.actions or could_do_more(book, position, position.active):
        return False
    end_turn(book, position, tell)
    return True


def end_turn(book: MatchCards, position: CauldronPosition, tell: Tell | None) -> None:
    """End the turn of the active seat, and with the last harvester's turn the harvest."""
    frame = harvest_turns.end_of_turn(position.active)
    run = Run(book, position, frame, tell)
    if position.phase == FINISH:
        position.stack = (Running("finish", position.active),)
    elif harvest_turns.is_uneventful(run):
        harvest_turns.go_on(run)
    else:
        position.stack = (frame,)


def could_do_more(book: MatchCards, position: CauldronPosition, seat: Seat) -> bool:
    """Return whether, for all that others can see, a seat could take a quick action."""
    if position.hands[seat] and not modifiers.holds(position, "no_cast", seat):
        return True
    if position.supply[seat] and position.cellars[seat] > size(position.cellared[seat]):
        return True
    return position.cellared[seat] > 0 or legality.has_quick_brew_or_ability(book, position, seat)


def _finish_match(book: MatchCards, position: CauldronPosition, tell: Tell | None) -> None:
    """Let nothing follow, and tell who won; spells that are being cast go to the discards."""
    while position.stack:
        frame, position.stack = position.stack[0], position.stack[1:]
        if isinstance(frame, Running) and frame.source[:6] == _SPELL:
            _finish(book, position, frame, tell)
    if tell is not None and position.winner is not None:
        outcome = judge(book, position)
        tell(events.MatchEnded(outcome.ending, position.winner, tuple(position.magik)))
