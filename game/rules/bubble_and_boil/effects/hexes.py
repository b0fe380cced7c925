"""Hexes: who may cast what, paying, aiming, counterspells, and running the frames (002 Cast a Hex; rulings B3 to B15).

The stack holds one frame for the hex of the caster and, above it, one for each seat that it still has to happen to.
"""

from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat, Tell
from game.rules.bubble_and_boil import ending, events
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.match_cards import MatchCards, effect_name
from game.rules.bubble_and_boil.cubes import size_of
from game.rules.bubble_and_boil.effects import effects_cards, effects_cauldrons, effects_gardens, operations
from game.rules.bubble_and_boil.effects.run import NOTHING, TARGET, VICTIM, Answered, Begun, Frames, Run, lasting
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition


def can_pay(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat, card: int, surcharge: int) -> bool:
    """Return whether a seat can pay a hex in full (ruling B4), with so much corruption for earlier hexes (B3)."""
    price = codex.prices[card]
    if price.pot and size_of(position.pots[seat]) < price.pot:
        return False
    if (price.corruption or surcharge) and operations.corruption_left(codex, position) < price.corruption + surcharge:
        return False
    if price.cards and len(position.hands[seat]) <= price.cards:
        return False
    if position.crones[seat] < price.crones or len(position.gardens[seat]) < price.gardens:
        return False
    wanted = price.garden_cubes
    return not wanted or any(size_of(garden.heap) >= wanted for garden in position.gardens[seat])


def would_end(codex: MatchCards, position: BubbleAndBoilPosition, card: int, target: Seat | None) -> bool:
    """Return whether a hex would give the caster the recipe that triggers the end (ruling B27)."""
    if card not in codex.steals or position.trigger is not None:
        return False
    recipes = len(position.books[position.active]) + 1
    if recipes < codex.limits_with(position.victories).recipes:
        return False
    return target is None or bool(position.books[target])


def counters_of(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat) -> list[int]:
    """Return the counterspells that a seat holds and can pay."""
    if codex.counters.isdisjoint(position.hands[seat]):
        return []
    return [
        card
        for card in dict.fromkeys(position.hands[seat])
        if card in codex.counters and can_pay(codex, position, seat, card, 0)
    ]


def cast(codex: MatchCards, position: BubbleAndBoilPosition, card: int, target: Seat | None, tell: Tell | None) -> None:
    """Cast a hex of the active seat's hand: the card, its cost and the surcharge are spent, then it runs."""
    seat, surcharge = position.active, position.hexes
    operations.leave_hand(position, seat, card)
    position.discards += bytes((card,))
    position.hexes += 1
    bindings = () if target is None else ((TARGET, target),)
    position.stack = (Running(codex.names[card], seat, 0, bindings),)
    if tell is not None:
        tell(events.HexCast(seat, codex.names[card], target, surcharge))
    if surcharge:
        operations.corrupt(codex, position, seat, surcharge, tell)
    resolve(codex, position, tell)


def resolve(codex: MatchCards, position: BubbleAndBoilPosition, tell: Tell | None) -> None:
    """Run frames until somebody is asked or none is left; with a hard stop a triggered end then ends the play."""
    programs = codex.programs
    while (stack := position.stack) and type(frame := stack[-1]) is Running:
        program, step = programs[frame.source], frame.step
        if step == len(program):
            position.stack = stack[:-1]
            continue
        verb = program[step]
        if type(verb) in _REPEATING:
            position.stack = (*stack[:-1], _at_step(frame, step + 1))
            more = BEGIN[type(verb)](Run(codex, position, frame, tell), verb)
            if more:
                position.stack += more
        else:
            _run_on(Run(codex, position, frame, tell), program)
    if not stack and ending.stops_now(codex, position):
        ending.stop_play(codex, position, tell)


def _run_on(run: Run, program: tuple[verbs.AnyVerb, ...]) -> None:
    """Run verbs of one frame as long as they leave nothing behind; only then the frame is written back."""
    position, frame = run.position, run.frame
    step = frame.step
    while True:
        more = BEGIN[type(program[step])](run, program[step])
        step += 1
        if more or step == len(program) or type(program[step]) in _REPEATING:
            break
        run.frame = _at_step(frame, step)
    if more or step < len(program):
        position.stack = (*position.stack[:-1], _at_step(frame, step), *more)
    else:
        position.stack = position.stack[:-1]


def _at_step(frame: Running, step: int) -> Running:
    """Return a frame at another step, with the bindings that last."""
    return Running(frame.source, frame.seat, step, lasting(frame.bindings))


def answer(codex: MatchCards, position: BubbleAndBoilPosition, option: int, tell: Tell | None) -> None:
    """Answer the choice on top of the stack with one of its options."""
    stack = position.stack[:-1]
    frame = stack[-1]
    assert isinstance(frame, Running), "a choice stands on what asked for it"
    position.stack = (*stack[:-1], _at_step(frame, frame.step))
    verb = codex.programs[frame.source][frame.step - 1]
    more = ANSWER[type(verb)](Run(codex, position, frame, tell), verb, option)
    if more:
        position.stack += more
    resolve(codex, position, tell)


def reask(codex: MatchCards, position: BubbleAndBoilPosition, stack: Frames) -> Frames:
    """Return the top frame of a stack and the choice that its last verb asks in this position; empty: it asks nothing.

    The verb may happen more than once before it asks; the frame then has the bindings with which it does.
    """
    trial = position.copy()
    trial.stack = stack
    top = stack[-1] if stack else None
    if not isinstance(top, Running) or not top.step:
        return NOTHING
    verb = codex.programs[top.source][top.step - 1]
    before = Running(top.source, top.seat, top.step - 1, top.bindings)
    while not (more := BEGIN[type(verb)](Run(codex, trial, before, None), verb)):
        again = trial.stack[-1] if trial.stack else None
        if not isinstance(again, Running) or again.step != before.step or again.bindings == before.bindings:
            return NOTHING
        before = again
        trial.stack = (*stack[:-1], Running(top.source, top.seat, top.step, again.bindings))
    return (trial.stack[-1], more[-1]) if isinstance(more[-1], Choice) else NOTHING


# Aiming and counterspells.


def aim(run: Run, _: verbs.Aim) -> Frames:
    """Aim at the target, or at all others clockwise, the first of them on top (ruling B11)."""
    seats = run.position.seats
    target = run.bound(TARGET)
    victims = [(run.seat + step) % seats for step in range(1, seats)] if target is None else [target]
    effect = effect_name(run.card)
    return tuple([Running(effect, run.seat, 0, ((VICTIM, victim),)) for victim in reversed(victims)])


def warn(run: Run, _: verbs.Warn) -> Frames:
    """Tell everybody that a seat may answer, and open a window for it if it can (ruling B13)."""
    if run.tell is not None:
        run.tell(events.Hexed(run.subject, run.card))
    if counters_of(run.codex, run.position, run.subject):
        return (Window(run.card, (run.subject,)),)
    return NOTHING


def let_pass(codex: MatchCards, position: BubbleAndBoilPosition, tell: Tell | None) -> None:
    """Leave the hex unanswered."""
    position.stack = position.stack[:-1]
    resolve(codex, position, tell)


def counter(codex: MatchCards, position: BubbleAndBoilPosition, card: int, tell: Tell | None) -> None:
    """Answer the hex with a counterspell, which is paid and cancels; it cannot be answered itself."""
    window = position.stack[-1]
    assert isinstance(window, Window), "only a hex can be answered"
    seat = window.asked[0]
    operations.leave_hand(position, seat, card)
    position.discards += bytes((card,))
    name = codex.names[card]
    position.stack = (*position.stack[:-1], Running(name, seat))
    if tell is not None:
        tell(events.Countered(seat, name, window.around))
    resolve(codex, position, tell)


def cancel(run: Run, _: verbs.Cancel) -> Frames:
    """Take away what the hex still does: to this seat, or to everybody where nobody else is left or is to be saved."""
    position, codex = run.position, run.codex
    caster = position.stack[0]
    assert isinstance(caster, Running), "a hex is answered while it runs"
    if codex.numbers.counter_saves == "everybody" or dict(caster.bindings).get(TARGET) is not None:
        last = len(codex.programs[caster.source]) - 1
        position.stack = (Running(caster.source, caster.seat, last, caster.bindings),)
    else:
        position.stack = position.stack[:-2]
    operations.change_diablerie(codex, position, run.seat, 1, run.tell)
    return NOTHING


def finish(run: Run, _: verbs.Finish) -> Frames:
    """Raise the caster's Diablerie by one (ruling B12)."""
    operations.change_diablerie(run.codex, run.position, run.seat, 1, run.tell)
    return NOTHING


BEGIN: dict[type, Begun] = {
    **effects_cauldrons.BEGIN,
    **effects_gardens.BEGIN,
    **effects_cards.BEGIN,
    verbs.Aim: aim,
    verbs.Warn: warn,
    verbs.Cancel: cancel,
    verbs.Finish: finish,
}
# Verbs that may happen again or change the stack: their frame is written back before they run.
_REPEATING = frozenset(
    (
        verbs.Prune,
        verbs.Pilfer,
        verbs.Discard,
        verbs.Pour,
        verbs.Graft,
        verbs.Sprout,
        verbs.SwapGardens,
        verbs.Harvest,
        verbs.Cancel,
    )
)
ANSWER: dict[type, Answered] = {**effects_cauldrons.ANSWER, **effects_gardens.ANSWER, **effects_cards.ANSWER}
