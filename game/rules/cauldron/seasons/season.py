"""Season: omen, growth, turn order, the end of a harvest, last season (000 Harvest Season; A9 to A15, A51 to A55)."""

from game.core.effect_stack import Running
from game.core.effects import bound
from game.rules.cauldron import events
from game.rules.cauldron.effects import dice, later, modifiers, operations, upkeep
from game.rules.cauldron.effects.run import Run, Step
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import ONE, count, handfuls, size
from game.rules.cauldron.position import HARVEST, OMEN, OMENS, ORDER, OVER
from game.rules.cauldron.seasons import harvest_turns, market

# What omens are bound to while they lie beside their deck because a variant leaves them out.
LEFT_OUT = "_left_out"
# Why an omen is set aside in a variant.
_SPELLS = "spells"
_ROLL = "roll"


def begin(run: Run) -> Frames:
    """Begin a season; the omen of the last one is discarded."""
    position = run.position
    if position.omen is not None:
        operations.discard(run, OMENS, position.omen)
        position.omen = None
    position.season += 1
    position.phase = OMEN
    position.following = None
    if run.tell is not None:
        run.tell(events.SeasonStarted(position.season))
    return ()


def draw_omen(run: Run) -> Frames:
    """Turn up an omen; those that a variant leaves out are set aside and the next is drawn (A73, A75)."""
    position, options = run.position, run.book.options
    left_out = {tag for tag, on in ((_SPELLS, options.simple), (_ROLL, options.less_luck)) if on}
    aside: list[int] = []
    omen = operations.draw(run, OMENS)
    while omen is not None and left_out & set(run.book.omens[omen].tags):
        run.bind(f"{LEFT_OUT}{len(aside)}", omen)
        aside.append(omen)
        omen = operations.draw(run, OMENS)
    for at, each in enumerate(aside):
        run.unbind(f"{LEFT_OUT}{at}")
        operations.discard(run, OMENS, each)
    if omen is None:
        return ()
    position.omen = omen
    card = run.book.omens[omen]
    if run.tell is not None:
        run.tell(events.OmenDrawn(card.id, tuple(run.book.omens[each].id for each in aside)))
    return (Running(card.source, position.first),)


def populate(run: Run) -> Frames:
    """Put tokens on the fields, oldest first where they do not last (A11)."""
    position = run.position
    board, tokens = position.board, position.tokens
    grown, is_changed = [], "growth" in position.standing
    for at, (cell, kind) in enumerate(zip(board.cells, board.kinds, strict=True)):
        grows = modifiers.growth(position, cell) if is_changed else 1
        number = min(grows, count(position.stock, kind))
        if number:
            tokens[at] += number
            position.stock -= number * ONE[kind]
            grown.append((cell, kind, number))
    if run.tell is not None:
        run.tell(events.Grown(tuple(grown)))
    return ()


def ripen(run: Run) -> Frames:
    """Let happen what was to happen after the growth."""
    return later.due(run, "grow")


def find_first(run: Run) -> Frames:
    """Settle who goes first: by dice, or the lowest scoring player with Less Luck (A14, A75)."""
    position = run.position
    position.phase = ORDER
    seats = tuple(range(position.seats))
    first = bound(run.frame, dice.FIRST)
    if first is None:
        first = bound(run.frame, dice.LSP)
    if first is None and "me_first" in position.standing:
        first = next((seat for seat in seats if modifiers.holds(position, "me_first", seat)), None)
    if first is None:
        if run.book.options.less_luck or "lsp_first" in position.standing:
            return dice.scorer(run, dice.LSP)
        return (dice.contest_among(dice.LOW_FIRST if "low_roll" in position.standing else dice.FIRST, seats),)
    position.first = first
    position.phase = HARVEST
    position.calm = position.idle = position.barren = 0
    # A13: where nobody harvests, the first seat stands in for the last harvester.
    position.active = first
    if run.tell is not None:
        run.tell(events.FirstSeat(first))
    return ()


def start_harvest(run: Run) -> Frames:
    """Let the first seat have its turn; on an empty board nobody has one (A13)."""
    position = run.position
    if not any(position.tokens):
        return (Running("finish", position.first),)
    harvest_turns.start_turn(run, position.first)
    return ()


def check_hands(run: Run) -> Frames:
    """Let every seat discard down to its spell limit (A19)."""
    if run.subject is None:
        return run.each_seat(tuple((run.me + step) % run.position.seats for step in range(run.position.seats)))
    return harvest_turns.discard_down(run)


def run_out(run: Run) -> Frames:
    """Let happen what was to happen before the ingredients spoil."""
    return later.due(run, "spoil")


def spoil(run: Run) -> Frames:
    """Give all tokens in supplies back, but for those that a spell or omen lets a seat keep (A55)."""
    position = run.position
    if run.subject is None and "keep" in position.standing:
        return run.each_seat(tuple((run.me + step) % position.seats for step in range(position.seats)))
    seats = range(position.seats) if run.subject is None else (run.subject,)
    for seat in seats:
        kept, supply = 0, position.supply[seat]
        if run.subject is not None and (number := min(modifiers.total(position, "keep", seat), size(supply))) > 0:
            chosen = run.answer("keep")
            if chosen is None:
                return run.ask("keep", seat, "payment", handfuls(supply, number))
            kept = chosen
        position.stock += supply - kept
        position.supply[seat] = kept
        if run.tell is not None and supply != kept:
            run.tell(events.Spoiled(seat, supply - kept))
        if run.tell is not None and kept:
            run.tell(events.Kept(seat, kept, next(modifiers.effects(position, "keep", seat)).source))
    return ()


def clear_up(run: Run) -> Frames:
    """End the harvest: left-over tokens go back, effects of the harvest end (A12, A55)."""
    position = run.position
    if any(position.tokens):
        for at, (cell, kind) in enumerate(zip(position.board.cells, position.board.kinds, strict=True)):
            number = position.tokens[at]
            if number:
                position.stock += number * ONE[kind]
                position.tokens[at] = 0
                if run.tell is not None:
                    run.tell(events.FieldCleared(cell, kind, number))
    upkeep.end_harvest(run)
    return ()


def open_market(run: Run) -> Frames:
    """Let the seat after the last harvester buy first, with abilities fresh for the next season (A57)."""
    position = run.position
    position.waiting = position.seats
    position.used = [0] * position.seats
    if run.tell is not None:
        run.tell(events.MarketStarted((position.active + 1) % position.seats))
    return market.next_buyer(run)


def end_by_cap(run: Run) -> Frames:
    """After the last season the highest Magik wins, ties by dice (A70)."""
    if bound(run.frame, dice.HSP) is None:
        return dice.scorer(run, dice.HSP)
    run.position.winner = run.value(dice.HSP)
    run.position.phase = OVER
    return ()


SEASON: tuple[Step, ...] = (begin, draw_omen, populate, ripen, find_first, start_harvest)
FINISH: tuple[Step, ...] = (check_hands, run_out, spoil, clear_up, open_market)
LAST_SEASON: tuple[Step, ...] = (end_by_cap,)
