"""Market: purchases, one a turn, or two in the Advanced Game (000 Market Season; A19, A20, A56 to A69)."""

from game.core.effect_stack import Running
from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron import events
from game.rules.cauldron.effects import later, modifiers, operations, upkeep
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import Kind, count
from game.rules.cauldron.position import (
    ADVANCED_POTIONS,
    ADVANCED_SPELLS,
    BASIC_POTIONS,
    BASIC_SPELLS,
    DECK_NAMES,
    CauldronPosition,
)
from game.rules.cauldron.position import MARKET as MARKET_PHASE
from game.rules.cauldron.standing import GOODS, MARKET
from game.rules.cauldron.token_places import STOCK, supply

DECKS = {
    "basic_spell": BASIC_SPELLS,
    "advanced_spell": ADVANCED_SPELLS,
    "basic_potion": BASIC_POTIONS,
    "advanced_potion": ADVANCED_POTIONS,
}
SPELLS = ("basic_spell", "advanced_spell")
ADVANCED = ("advanced_spell", "advanced_potion")


def next_buyer(run: Run) -> Frames:
    """Let the next seat clockwise have its market turn; after the last one the season is over."""
    position = run.position
    if not position.waiting:
        return end_market(run)
    position.phase = MARKET_PHASE
    position.waiting -= 1
    position.active = (position.active + 1) % position.seats
    position.purchases = 2 if run.book.options.advanced else 1
    if run.tell is not None:
        run.tell(events.TurnStarted(position.active, True))
    return ()


def end_market(run: Run) -> Frames:
    """Begin the next season, or end the match after the last one (A70)."""
    position, options = run.position, run.book.options
    upkeep.end(run, MARKET)
    cap = run.book.numbers.season_cap if options.season_cap is None else options.season_cap
    source = "last_season" if cap and position.season >= cap else "season"
    return (Running(source, position.first),)


def spent(run: Run) -> Frames:
    """Count a purchase; the turn is over with the last one."""
    position = run.position
    position.purchases -= 1
    return () if position.purchases else next_buyer(run)


def buy(run: Run, goods: str) -> Frames:
    """Pay for a card or a cellar, and get it once all has happened for which others were waiting."""
    seat = run.position.active
    _pay(run, seat, goods)
    waiting = _expected(run, seat, goods)
    if waiting:
        return (*waiting, Running("purchase", seat, 0, (("goods", GOODS.index(goods)),)))
    return _deliver(run, goods)


def purchase(run: Run) -> Frames:
    """Give a buyer what was paid for."""
    return _deliver(run, GOODS[run.value("goods")])


def _deliver(run: Run, goods: str) -> Frames:
    """Give the buyer a cellar or a card, with Less Luck the choice of two (A61, A75)."""
    seat = run.position.active
    if goods == "cellar":
        operations.add_cellar(run, seat)
    elif run.book.options.less_luck:
        return _choice_of_two(run, seat, goods)
    elif goods in SPELLS:
        operations.draw_spells(run, seat, goods.partition("_")[0], 1)
    else:
        operations.draw_potion(run, seat, goods.partition("_")[0])
    return spent(run)


def buy_field(run: Run, kind: Kind) -> Frames:
    """Pay for a field, whose place is chosen next; the bonus is settled before paying (A64)."""
    seat = run.position.active
    bonus = modifiers.field_bears(run.book, run.position, seat)
    _pay(run, seat, "field")
    laid = Running("buy_field", seat, 0, (("kind", kind), ("bonus", int(bonus))))
    return (*_expected(run, seat, "field"), laid)


def lay_field(run: Run) -> Frames:
    """Lay the field that was bought, and give the token that comes with it (A63 to A65)."""
    place = run.answer("place")
    if place is None:
        return run.ask("place", run.me, "place", run.position.board.places)
    kind: Kind = run.value("kind")
    cell: Cell = place
    operations.add_field(run, run.me, kind, cell)
    if run.value("bonus"):
        operations.carry(run, kind, STOCK, supply(run.me))
    return spent(run)


def _pay(run: Run, seat: Seat, goods: str) -> None:
    """Pay the price of goods."""
    price = modifiers.price(run.book, run.position, seat, goods)
    if run.tell is not None:
        run.tell(events.Bought(seat, goods, price))
    operations.lose(run, seat, price)


def _expected(run: Run, seat: Seat, goods: str) -> tuple[Running, ...]:
    """Return what waited for a purchase."""
    return later.due(run, "buy", seat, goods=goods, told=(("actor", seat),))


def _choice_of_two(run: Run, seat: Seat, goods: str) -> Frames:
    """Draw two cards, of which the buyer privately keeps one."""
    return (Running("keep_one", seat, 0, (("deck", DECKS[goods]),)),)


def keep_one(run: Run) -> Frames:
    """Draw two cards, keep one of them and discard the other face up."""
    deck = run.value("deck")
    is_spell = deck in {BASIC_SPELLS, ADVANCED_SPELLS}
    kept = run.answer("kept")
    if kept is None:
        cards = [card for name, card in run.frame.bindings if name.startswith("card")] or _drawn_pair(run, deck)
        return run.ask("kept", run.me, "keep_spell" if is_spell else "keep_potion", tuple(sorted(set(cards))))
    if kept == NONE:
        return spent(run)
    pair = {name: card for name, card in run.frame.bindings if name.startswith("card")}
    taken = next(name for name, card in pair.items() if card == kept)
    for name, card in pair.items():
        if name == taken:
            continue
        run.unbind(name)
        operations.discard(run, deck, card)
        if run.tell is not None:
            run.tell(events.CardRejected(run.me, run.book.card_name(deck, card)))
    run.unbind(taken)
    if is_spell:
        operations.take_spell(run, run.me, kept)
        if run.tell is not None:
            card_kept = run.book.spells[kept]
            run.tell(events.SpellsDrawn(run.me, card_kept.tier, 1, (card_kept.id,)))
    else:
        operations.add_potion(run, run.me, kept)
    return spent(run)


def _drawn_pair(run: Run, deck: int) -> list[int]:
    """Draw two cards to keep one of; one is enough where there are no more (A15)."""
    drawn: list[int] = []
    for at in range(2):
        card = operations.draw(run, deck)
        if card is not None:
            run.bind(f"card{at}", card)
            drawn.append(card)
    if run.tell is not None:
        names = tuple(run.book.card_name(deck, card) for card in drawn)
        run.tell(events.CardsSeen(run.me, DECK_NAMES[deck], None, len(drawn), names))
    return drawn


def has_cards(position: CauldronPosition, goods: str) -> bool:
    """Return whether a card of the goods can be drawn at all (A15)."""
    deck = DECKS[goods]
    return bool(position.decks[deck] or position.discards[deck])


def has_fields(position: CauldronPosition, kind: Kind) -> bool:
    """Return whether a field of a kind is left in the box."""
    return count(position.boxed, kind) > 0
