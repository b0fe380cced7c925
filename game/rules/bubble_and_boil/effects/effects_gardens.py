"""Effects on gardens: cubes taken and added, cards lifted and grafted, gardens destroyed, swapped and harvested."""

from collections.abc import Iterator

from game.core.effect_stack import Choice, Running
from game.core.event import Seat
from game.rules.bubble_and_boil import ending, events
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.match_cards import REAP
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, ONE, colours_in, count_of, counts_of, size_of
from game.rules.bubble_and_boil.effects import operations
from game.rules.bubble_and_boil.effects.run import GARDEN, NOTHING, PLOT, Answered, Begun, Frames, Possible, Run
from game.rules.bubble_and_boil.gardens import (
    Garden,
    cube_code,
    garden_code,
    plot_code,
    read_cube,
    read_garden,
    read_plot,
)
from game.rules.bubble_and_boil.position import PLANT, BubbleAndBoilPosition


def unlike_plots(garden: Garden) -> Iterator[int]:
    """Yield the places of a garden's cards, one of those that are alike with like cubes."""
    seen = set()
    for plot, pair in enumerate(zip(garden.cards, garden.cubes, strict=True)):
        if pair not in seen:
            seen.add(pair)
            yield plot


def garden_codes(position: BubbleAndBoilPosition, seat: Seat) -> list[int]:
    """Return the codes of a seat's gardens."""
    return [garden_code(seat, garden) for garden in range(len(position.gardens[seat]))]


def cube_codes(run: Run, verb: verbs.Prune | verbs.Pilfer) -> list[int]:
    """Return the codes of the cubes that may be taken out of the subject's gardens; like ones stand for each other.

    The first one binds the garden (ruling B8). What must be taken in full comes from a garden that holds all of it.
    """
    seat, bound = run.subject, run.bound(GARDEN)
    least = verb.count if bound is None and run.is_due_in_full else 0
    return [
        cube_code(seat, place, plot, colour)
        for place, garden in enumerate(run.position.gardens[seat])
        if bound in {None, place} and size_of(garden.heap) >= least
        for plot in unlike_plots(garden)
        for colour in colours_in(garden.cubes[plot])
    ]


def pluck(run: Run, code: int, goal: Seat | None) -> int:
    """Move the cube of a code into a cauldron or to the pool (None); return its garden."""
    position = run.position
    seat, place, plot, colour = read_cube(code)
    garden = position.gardens[seat][place]
    operations.set_garden(position, seat, place, garden.with_cubes(plot, garden.cubes[plot] - ONE[colour]))
    if goal is None:
        position.pool += ONE[colour]
    else:
        operations.fill(position, goal, ONE[colour])
    if run.tell is not None:
        run.tell(events.CubePicked(seat, place, plot, colour, goal))
    return place


def prune(run: Run, verb: verbs.Prune) -> Frames:
    """Ask the caster for a cube of the subject's gardens; the next ones come from the same garden (ruling B8)."""
    return run.ask(verb, "cube", run.seat, cube_codes(run, verb), pruned)


def pruned(run: Run, verb: verbs.Prune, code: int) -> Frames:
    """Put the cube into the pool."""
    garden = pluck(run, code, None)
    return run.more(verb.count, garden=garden)


def pilfer(run: Run, verb: verbs.Pilfer) -> Frames:
    """Ask the caster for a cube of the subject's gardens; the next ones come from the same garden (ruling B8)."""
    return run.ask(verb, "cube", run.seat, cube_codes(run, verb), pilfered)


def pilfered(run: Run, verb: verbs.Pilfer, code: int) -> Frames:
    """Put the cube into the caster's cauldron."""
    garden = pluck(run, code, run.seat)
    return run.more(verb.count, garden=garden)


def raze(run: Run, verb: verbs.Raze) -> Frames:
    """Ask the caster for a garden of the subject."""
    return run.ask(verb, "garden", run.seat, garden_codes(run.position, run.subject), razed)


def razed(run: Run, _: verbs.Raze, code: int) -> Frames:
    """Destroy the garden (ruling B25)."""
    operations.raze(run.codex, run.position, *read_garden(code), run.tell)
    return NOTHING


def lift(run: Run, verb: verbs.Lift) -> Frames:
    """Ask the caster for a card of the subject's gardens."""
    seat = run.subject
    gardens = enumerate(run.position.gardens[seat])
    codes = [plot_code(seat, place, plot) for place, garden in gardens for plot in unlike_plots(garden)]
    return run.ask(verb, "plot", run.seat, codes, lifted)


def lifted(run: Run, _: verbs.Lift, code: int) -> Frames:
    """Take the card into the caster's hand."""
    operations.lift(run.codex, run.position, *read_plot(code), run.seat, run.tell)
    return NOTHING


def _grafts(run: Run, garden: Garden) -> list[int]:
    """Return the cards of the caster's hand that go into a garden, as far as the pool has their cubes."""
    yields, pool = run.codex.yields[garden.colour], count_of(run.position.pool, garden.colour)
    return [card for card in dict.fromkeys(run.position.hands[run.seat]) if 0 < yields[card] <= pool]


def graft(run: Run, verb: verbs.Graft) -> Frames:
    """Ask the caster for a garden, then for the card (ruling B20: only a hex adds a card)."""
    place = run.bound(GARDEN)
    gardens = run.position.gardens[run.seat]
    if place is not None:
        return run.ask(verb, "card", run.seat, _grafts(run, gardens[place]), grafted)
    codes = [garden_code(run.seat, place) for place, garden in enumerate(gardens) if _grafts(run, garden)]
    return run.ask(verb, "garden", run.seat, codes, grafted)


def grafted(run: Run, _: verbs.Graft, option: int) -> Frames:
    """Go on to the card, or add it to the garden with its cubes."""
    place, position, seat = run.bound(GARDEN), run.position, run.seat
    if place is None:
        return run.repeat(garden=read_garden(option)[1])
    garden = position.gardens[seat][place]
    heap = run.codex.growth[garden.colour][option]
    operations.leave_hand(position, seat, option)
    position.pool -= heap
    operations.set_garden(position, seat, place, garden.with_card(option, heap))
    if run.tell is not None:
        run.tell(events.CardGrafted(seat, place, run.codex.names[option], counts_of(heap)))
    ending.test(run.codex, position, run.tell)
    return NOTHING


def sprout(run: Run, verb: verbs.Sprout) -> Frames:
    """Ask the caster where to put a cube of another colour."""
    position, seat = run.position, run.seat
    codes = [
        cube_code(seat, place, plot, colour)
        for place, garden in enumerate(position.gardens[seat])
        for plot in unlike_plots(garden)
        for colour in EVERY_COLOUR
        if colour != garden.colour and count_of(position.pool, colour)
    ]
    return run.ask(verb, "cube", seat, codes, sprouted)


def sprouted(run: Run, verb: verbs.Sprout, code: int) -> Frames:
    """Put the cube from the pool onto the card."""
    position = run.position
    seat, place, plot, colour = read_cube(code)
    garden = position.gardens[seat][place]
    position.pool -= ONE[colour]
    operations.set_garden(position, seat, place, garden.with_cubes(plot, garden.cubes[plot] + ONE[colour]))
    if run.tell is not None:
        run.tell(events.CubeSprouted(seat, place, plot, colour))
    ending.test(run.codex, position, run.tell)
    return run.more(verb.count)


def swap_gardens(run: Run, verb: verbs.SwapGardens) -> Frames:
    """Ask the caster for one of its gardens, then for one of the subject's."""
    owner = run.seat if run.bound(GARDEN) is None else run.subject
    if not run.position.gardens[run.seat] or not run.position.gardens[run.subject]:
        return NOTHING
    return run.ask(verb, "garden", run.seat, garden_codes(run.position, owner), swapped)


def swapped(run: Run, _: verbs.SwapGardens, code: int) -> Frames:
    """Go on to the other garden, or exchange the two."""
    place, position, seat = run.bound(GARDEN), run.position, run.seat
    other, other_place = read_garden(code)
    if place is None:
        return run.repeat(garden=other_place)
    mine, theirs = position.gardens[seat][place], position.gardens[other][other_place]
    operations.set_garden(position, seat, place, theirs)
    operations.set_garden(position, other, other_place, mine)
    if run.tell is not None:
        run.tell(events.GardensSwapped(seat, place, other, other_place))
    return NOTHING


def reap(run: Run, verb: verbs.Reap) -> Frames:
    """Ask the caster for a garden to harvest at once."""
    return run.ask(verb, "garden", run.seat, garden_codes(run.position, run.seat), reaped)


def reaped(run: Run, _: verbs.Reap, code: int) -> Frames:
    """Harvest the garden."""
    return (Running(REAP, run.seat, 0, ((GARDEN, read_garden(code)[1]),)),)


def harvest(run: Run, verb: verbs.Harvest) -> Frames:
    """Take a cube of each card from a place on; ask where a card has several colours (ruling B16)."""
    position, seat, codex = run.position, run.seat, run.codex
    gardens = position.gardens[seat]
    start, plot_to_start = run.bound(GARDEN) or 0, run.bound(PLOT) or 0
    last = len(gardens) if verb.whole else start + 1
    for place in range(start, last):
        garden = gardens[place]
        for plot in range(plot_to_start if place == start else 0, len(garden.cards)):
            colours = colours_in(garden.cubes[plot])
            if len(colours) > 1:
                run.remember(((GARDEN, place), (PLOT, plot)))
                return (Choice(seat, "cube", tuple(cube_code(seat, place, plot, each) for each in colours)),)
            if colours:
                take_harvest(run, place, plot, colours[0])
    if verb.whole:
        operations.complete(codex, position, seat, run.tell)
        position.step = PLANT
    return NOTHING


def harvested(run: Run, _: verbs.Harvest, code: int) -> Frames:
    """Take the cube of the chosen colour and go on with the next card."""
    _seat, place, plot, colour = read_cube(code)
    take_harvest(run, place, plot, colour)
    return run.repeat(garden=place, plot=plot + 1)


def take_harvest(run: Run, place: int, plot: int, colour: int) -> None:
    """Take a cube of a card into its seat's cauldron."""
    position, seat = run.position, run.seat
    garden = position.gardens[seat][place]
    operations.set_garden(position, seat, place, garden.with_cubes(plot, garden.cubes[plot] - ONE[colour]))
    operations.fill(position, seat, ONE[colour])
    if run.tell is not None:
        run.tell(events.Harvested(seat, place, plot, colour))


def _has_cubes(run: Run, verb: verbs.Prune | verbs.Pilfer) -> bool:
    """Return whether some garden of the subject has as many cubes."""
    return any(size_of(garden.heap) >= verb.count for garden in run.position.gardens[run.subject])


BEGIN: dict[type, Begun] = {
    verbs.Prune: prune,
    verbs.Pilfer: pilfer,
    verbs.Raze: raze,
    verbs.Lift: lift,
    verbs.Graft: graft,
    verbs.Sprout: sprout,
    verbs.SwapGardens: swap_gardens,
    verbs.Reap: reap,
    verbs.Harvest: harvest,
}
ANSWER: dict[type, Answered] = {
    verbs.Prune: pruned,
    verbs.Pilfer: pilfered,
    verbs.Raze: razed,
    verbs.Lift: lifted,
    verbs.Graft: grafted,
    verbs.Sprout: sprouted,
    verbs.SwapGardens: swapped,
    verbs.Reap: reaped,
    verbs.Harvest: harvested,
}
POSSIBLE: dict[type, Possible] = {
    verbs.Prune: _has_cubes,
    verbs.Pilfer: _has_cubes,
    verbs.Raze: lambda run, _: bool(run.position.gardens[run.subject]),
    verbs.Lift: lambda run, _: bool(run.position.gardens[run.subject]),
}
