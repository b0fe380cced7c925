"""Effects on cards, and what the hexed seat decides: draws, discards, stolen recipes, blocks and choices."""

from game.core.effect_stack import Running
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.match_cards import way_name
from game.rules.bubble_and_boil.effects import operations
from game.rules.bubble_and_boil.effects.effects_cauldrons import POSSIBLE as ON_CAULDRONS
from game.rules.bubble_and_boil.effects.effects_gardens import POSSIBLE as ON_GARDENS
from game.rules.bubble_and_boil.effects.run import NOTHING, Answered, Begun, Frames, Possible, Run


def draw(run: Run, verb: verbs.Draw) -> Frames:
    """Let the subject draw."""
    operations.draw_cards(run.codex, run.position, run.subject, verb.count, run.tell)
    return NOTHING


def discard(run: Run, verb: verbs.Discard) -> Frames:
    """Ask the subject for a card of its hand."""
    hand = tuple(dict.fromkeys(run.position.hands[run.subject]))
    return run.ask(verb, "card", run.subject, hand, discarded)


def discarded(run: Run, verb: verbs.Discard, card: int) -> Frames:
    """Discard the card."""
    operations.discard(run.codex, run.position, run.subject, card, run.tell)
    return run.more(verb.count)


def steal_recipe(run: Run, verb: verbs.StealRecipe) -> Frames:
    """Take a recipe at random, or let the thief choose from an open book (ruling B15)."""
    position, book = run.position, run.position.books[run.subject]
    if not book:
        return NOTHING
    if run.codex.options.kindly_crone:
        return run.ask(verb, "card", run.seat, tuple(dict.fromkeys(book)), stolen)
    return stolen(run, verb, book[position.chance.below(len(book))])


def stolen(run: Run, _: verbs.StealRecipe, card: int) -> Frames:
    """Move the recipe into the thief's book."""
    operations.steal_recipe(run.codex, run.position, run.seat, run.subject, card, run.tell)
    return NOTHING


def block(run: Run, verb: verbs.Block) -> Frames:
    """Ask the hexed seat whether it pays to be spared, if something would happen to it (ruling B14)."""
    left = run.codex.programs[run.frame.source][run.frame.step + 1 :]
    if operations.corruption_left(run.codex, run.position) < verb.corruption:
        return NOTHING
    if not any(is_possible(run, each) for each in left):
        return NOTHING
    return run.ask(verb, "block", run.subject, (0, 1), decided)


def decided(run: Run, verb: verbs.Block, answer: int) -> Frames:
    """Let it happen, or take the corruption and end what happens to this seat."""
    if run.tell is not None:
        run.tell(events.Blocked(run.subject, run.card, verb.corruption * answer))
    if answer:
        operations.corrupt(run.codex, run.position, run.subject, verb.corruption, run.tell)
        run.position.stack = run.position.stack[:-1]
    return NOTHING


def choose(run: Run, verb: verbs.Choose) -> Frames:
    """Ask the hexed seat for one of the ways that it can go in full (ruling B9)."""
    ways = _open_ways(run, verb)
    if not ways and run.tell is not None:
        run.tell(events.WayChosen(run.subject, run.card, None, 0))
    return run.ask(verb, "way", run.subject, ways, chosen)


def _open_ways(run: Run, verb: verbs.Choose) -> list[int]:
    """Return the numbers of the ways that the subject can go in full."""
    return [number for number, way in enumerate(verb.ways) if all(is_possible(run, each) for each in way)]


def chosen(run: Run, verb: verbs.Choose, number: int) -> Frames:
    """Go the chosen way."""
    if run.tell is not None:
        run.tell(events.WayChosen(run.subject, run.card, number, len(_open_ways(run, verb))))
    return (Running(way_name(run.card, number), run.seat, 0, run.frame.bindings),)


def is_possible(run: Run, verb: verbs.AnyVerb) -> bool:
    """Return whether a verb can be done in full."""
    check = POSSIBLE.get(type(verb))
    return check is None or check(run, verb)


BEGIN: dict[type, Begun] = {
    verbs.Draw: draw,
    verbs.Discard: discard,
    verbs.StealRecipe: steal_recipe,
    verbs.Block: block,
    verbs.Choose: choose,
}
ANSWER: dict[type, Answered] = {
    verbs.Discard: discarded,
    verbs.StealRecipe: stolen,
    verbs.Block: decided,
    verbs.Choose: chosen,
}
POSSIBLE: dict[type, Possible] = {
    **ON_CAULDRONS,
    **ON_GARDENS,
    verbs.Discard: lambda run, verb: len(run.position.hands[run.subject]) >= verb.count,
    verbs.StealRecipe: lambda run, _: bool(run.position.books[run.subject]),
}
