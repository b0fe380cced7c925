"""Operations: the small steps in which a position changes, each with the event that tells of it."""

from collections.abc import Callable

import msgspec

from game.core.effect_stack import Running, Window
from game.core.effects import NONE, root_of
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron import events, token_places
from game.rules.cauldron.effects import windows
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import ONE, Kind, count, size
from game.rules.cauldron.position import DECK_NAMES, CauldronPosition
from game.rules.cauldron.standing import HARVEST, REVERSE, Standing
from game.rules.cauldron.token_places import STOCK, Place

# What may be foiled: the sources of actions, and of abilities that replace one.
_ACTIONS = ("harvest", "steal", "brew", "quick_brew", "store", "fetch", "ability.")


def gain(run: Run, seat: Seat, amount: int, brewed: bool = False) -> tuple[Running, ...]:
    """Add Magik and return the track effects that it reaches (A44, A45, A48); only a brew passes the cap."""
    position, numbers = run.position, run.book.numbers
    before = position.magik[seat]
    after = before + amount
    if not brewed:
        after = max(before, min(after, numbers.cap))
    position.magik[seat] = after
    if run.tell is not None and after != before:
        run.tell(events.MagikChanged(seat, after - before, after))
    return _reached(run, seat, before, after)


def _reached(run: Run, seat: Seat, before: int, after: int) -> tuple[Running, ...]:
    """Return the effects of the Magik track between two numbers, in ascending order, each once in a match."""
    position = run.position
    found: tuple[Running, ...] = ()
    for at, effect in enumerate(run.book.track):
        if before < effect.at <= after and not position.track >> at & 1:
            position.track |= 1 << at
            if run.tell is not None:
                run.tell(events.TrackReached(seat, effect.id))
            if effect.holds:
                found += (Running(effect.source, seat),)
    return found


def lose(run: Run, seat: Seat, amount: int) -> int:
    """Take Magik away, down to 0, and return how much it was (A46, A47)."""
    magik = run.position.magik
    lost = min(amount, magik[seat])
    if lost > 0:
        magik[seat] -= lost
        if run.tell is not None:
            run.tell(events.MagikChanged(seat, -lost, magik[seat]))
    return lost


def pluck(run: Run, cell: Cell, seat: Seat) -> Kind:
    """Move a token from a field that has one to a supply, and return its kind."""
    position = run.position
    at = position.board.index[cell]
    kind = position.board.kinds[at]
    position.tokens[at] -= 1
    position.supply[seat] += ONE[kind]
    position.calm = -1
    if run.tell is not None:
        run.tell(events.TokenMoved(kind, token_places.field(cell), seat))
    return kind


def carry(run: Run, kind: Kind, origin: Place, target: Place) -> bool:
    """Move a token between two places; return False when there is none, or no room in a cellar."""
    position = run.position
    if kind < 0 or not _has_room(run, target):
        return False
    one, byte = ONE[kind], 255 << 8 * kind
    if origin == STOCK:
        if not position.stock & byte:
            return False
        position.stock -= one
    elif token_places.is_field(origin):
        at = position.board.index.get(token_places.cell_of(origin))
        if at is None or position.board.kinds[at] != kind or not position.tokens[at]:
            return False
        position.tokens[at] -= 1
        position.calm = -1
    else:
        bags = position.supply if token_places.is_supply(origin) else position.cellared
        seat = token_places.seat_of(origin)
        if not bags[seat] & byte:
            return False
        bags[seat] -= one
    if target == STOCK:
        position.stock += one
    elif token_places.is_field(target):
        position.tokens[position.board.index[token_places.cell_of(target)]] += 1
    elif token_places.is_supply(target):
        position.supply[target] += one
    else:
        position.cellared[token_places.seat_of(target)] += one
    if run.tell is not None:
        run.tell(events.TokenMoved(kind, origin, target))
    return True


def _has_room(run: Run, place: Place) -> bool:
    """Return whether one more token fits: each cellar holds one, everything else any number."""
    if place == STOCK or token_places.is_supply(place):
        return True
    if token_places.is_field(place):
        return token_places.cell_of(place) in run.position.board.index
    seat = token_places.seat_of(place)
    return size(run.position.cellared[seat]) < run.position.cellars[seat]


def draw(run: Run, deck: int) -> int | None:
    """Take the top card of a deck, shuffling its discards when it is empty; None when there is none at all (A15)."""
    position = run.position
    if not position.decks[deck]:
        if not position.discards[deck]:
            return None
        position.decks[deck] = bytes(position.chance.shuffled(position.discards[deck]))
        position.discards[deck] = b""
        if run.tell is not None:
            run.tell(events.DeckShuffled(DECK_NAMES[deck]))
    card = position.decks[deck][-1]
    position.decks[deck] = position.decks[deck][:-1]
    if position.buried:
        _forget_from(position, deck, len(position.decks[deck]))
    return card


def _forget_from(position: CauldronPosition, deck: int, place: int) -> None:
    """Forget which cards were put under a deck from a place on, counted from the bottom."""
    position.buried = tuple(each for each in position.buried if each[0] != deck or each[1] < place)


def discard(run: Run, deck: int, card: int) -> None:
    """Put a card on the discards of a deck."""
    run.position.discards[deck] += card.to_bytes()


def take_spell(run: Run, seat: Seat, spell: int) -> None:
    """Put a spell into a hand."""
    position = run.position
    position.hands[seat] = tuple(sorted((*position.hands[seat], spell)))
    position.answers = run.book.answers_of(position.hands)


def drop_spell(run: Run, seat: Seat, spell: int) -> None:
    """Take a spell out of a hand; who knew it there forgets it."""
    position = run.position
    hand = list(position.hands[seat])
    hand.remove(spell)
    position.hands[seat] = tuple(hand)
    position.answers = run.book.answers_of(position.hands)
    if position.peeked:
        left = position.hands[seat].count(spell)
        kept: list[tuple[Seat, Seat, int]] = []
        for seen in position.peeked:
            if seen[1:] != (seat, spell) or kept.count(seen) < left:
                kept.append(seen)
        position.peeked = tuple(kept)


def draw_spells(run: Run, seat: Seat, tier: str, number: int) -> int:
    """Let a seat draw spells of a tier and return how many there were; none in the Simple Game."""
    if run.book.options.simple:
        return 0
    deck = run.book.spell_deck(tier)
    drawn: list[int] = []
    told = 0
    for _ in range(number):
        if run.tell is not None and not run.position.decks[deck]:
            # What was drawn is told before the discards are shuffled for the rest.
            _tell_drawn(run, seat, tier, drawn[told:])
            told = len(drawn)
        spell = draw(run, deck)
        if spell is None:
            break
        take_spell(run, seat, spell)
        drawn.append(spell)
    if run.tell is not None:
        _tell_drawn(run, seat, tier, drawn[told:])
    return len(drawn)


def _tell_drawn(run: Run, seat: Seat, tier: str, drawn: list[int]) -> None:
    """Tell which spells a seat drew, if any."""
    if run.tell is not None and drawn:
        run.tell(events.SpellsDrawn(seat, tier, len(drawn), tuple(run.book.spells[spell].id for spell in drawn)))


def discard_spell(run: Run, seat: Seat, spell: int) -> None:
    """Let a seat discard a spell of its hand."""
    drop_spell(run, seat, spell)
    discard(run, run.book.spells[spell].deck, spell)
    if run.tell is not None:
        run.tell(events.SpellDiscarded(seat, run.book.spells[spell].id))


def move_potion(run: Run, potion: int, origin: Seat, target: Seat) -> None:
    """Let a potion go from one seat to another."""
    position = run.position
    kept = list(position.potions[origin])
    kept.remove(potion)
    position.potions[origin] = tuple(kept)
    position.potions[target] = tuple(sorted((*position.potions[target], potion)))
    if run.tell is not None:
        run.tell(events.PotionMoved(run.book.potions[potion].id, origin, target))


def add_potion(run: Run, seat: Seat, potion: int) -> None:
    """Lay a potion beside the others of a seat."""
    position = run.position
    position.potions[seat] = tuple(sorted((*position.potions[seat], potion)))
    if run.tell is not None:
        run.tell(events.PotionGained(seat, run.book.potions[potion].id))


def draw_potion(run: Run, seat: Seat, tier: str) -> bool:
    """Let a seat draw a potion; return False when there is none left."""
    potion = draw(run, run.book.potion_deck(tier))
    if potion is None:
        return False
    add_potion(run, seat, potion)
    return True


def discard_potion(run: Run, seat: Seat, potion: int) -> None:
    """Let a seat discard a potion; Easy ones go to the Basic discards (A8)."""
    position = run.position
    kept = list(position.potions[seat])
    kept.remove(potion)
    position.potions[seat] = tuple(kept)
    discard(run, run.book.potions[potion].deck, potion)
    if run.tell is not None:
        run.tell(events.PotionDiscarded(seat, run.book.potions[potion].id))


def add_cellar(run: Run, seat: Seat) -> bool:
    """Give a seat a cellar; return False when none of them is left."""
    position = run.position
    if sum(position.cellars) >= run.book.numbers.cellars:
        return False
    position.cellars[seat] += 1
    if run.tell is not None:
        run.tell(events.CellarGained(seat))
    return True


def add_field(run: Run, seat: Seat, kind: Kind, cell: Cell) -> bool:
    """Lay a field of a kind on an empty place; return False when no such field or place is left."""
    position = run.position
    if kind < 0 or cell not in position.board.places or not count(position.boxed, kind):
        return False
    position.boxed -= ONE[kind]
    position.board = position.board.with_field(cell, kind)
    position.tokens.append(0)
    if run.tell is not None:
        run.tell(events.FieldLaid(seat, cell, kind))
    return True


def remove_field(run: Run, cell: Cell) -> bool:
    """Put a field back into the box, its tokens to the game supply; return False when the board would not hold."""
    position = run.position
    if cell not in position.board.index or not position.board.may_remove(cell):
        return False
    at = position.board.index[cell]
    kind = position.board.kinds[at]
    while carry(run, kind, token_places.field(cell), STOCK):
        pass
    del position.tokens[at]
    position.board = position.board.without_field(cell)
    position.boxed += ONE[kind]
    if run.tell is not None:
        run.tell(events.FieldRemoved(cell, kind))
    _forget_cell(run, cell)
    return True


def _forget_cell(run: Run, cell: Cell) -> None:
    """Let standing effects on a field go with it."""
    end_all(run, lambda effect: effect.cell == cell)


def stand(run: Run, effect: Standing) -> None:
    """Let an effect hold from now on; one that is used up is used up for each seat by itself."""
    position = run.position
    if effect.uses and effect.owner == NONE and effect.seats & (effect.seats - 1):
        for seat in range(position.seats):
            if effect.seats >> seat & 1:
                stand(run, msgspec.structs.replace(effect, seats=1 << seat))
        return
    position.standing = {**position.standing, effect.what: (*position.standing.get(effect.what, ()), effect)}
    if run.tell is not None:
        seats = tuple(seat for seat in range(position.seats) if effect.seats >> seat & 1)
        run.tell(events.EffectBegan(effect.source, effect.what, seats, effect.until))


def end_standing(run: Run, effect: Standing) -> None:
    """Let one effect end."""
    position = run.position
    left = list(position.standing[effect.what])
    left.remove(effect)
    position.standing = {**position.standing, effect.what: tuple(left)}
    if not left:
        position.standing = {what: effects for what, effects in position.standing.items() if effects}
    if run.tell is not None:
        root = root_of(effect.source)
        others = (other for effects in position.standing.values() for other in effects)
        run.tell(events.EffectEnded(effect.source, effect.what, all(root_of(other.source) != root for other in others)))


def end_all(run: Run, ends: Callable[[Standing], bool]) -> None:
    """Let all effects end of which that is true; what only waits goes before what holds."""
    for effects in sorted(run.position.standing.values(), key=lambda effects: not effects[0].only_waits):
        for effect in effects:
            if ends(effect):
                end_standing(run, effect)


def end_source(run: Run, source: str) -> None:
    """Let everything end that holds because of a card."""
    end_all(run, lambda effect: root_of(effect.source) == source)


def unlock(run: Run) -> None:
    """Let Advanced cards be bought from now on (Rituals of Power)."""
    if not run.position.rituals:
        run.position.rituals = True
        if run.tell is not None:
            run.tell(events.RitualsUnlocked())


def cancel(run: Run) -> None:
    """Cancel the spell that is answered: it is discarded without effect (A22 to A24)."""
    announced = _unresolved(run)
    if announced is None or not announced.source.startswith("spell."):
        return
    _close_announcement(run)
    spell = run.book.spell_of(announced.source)
    discard(run, run.book.spells[spell].deck, spell)
    if run.tell is not None:
        run.tell(events.SpellCancelled(announced.seat, run.book.spells[spell].id))


def foil(run: Run) -> None:
    """Let the action that is answered come to nothing; it stays spent (A25)."""
    announced = _unresolved(run)
    if announced is None or not announced.source.startswith(_ACTIONS):
        return
    _close_announcement(run)
    if run.tell is not None:
        run.tell(events.ActionFoiled(announced.seat, announced.source))


def _unresolved(run: Run) -> Running | None:
    """Return what is answered before it resolves; a die that it has rolled is part of resolving (A22)."""
    window = run.window
    return None if window is None or window.around == windows.ROLL else run.announced


def _close_announcement(run: Run) -> None:
    """Take the announcement that is answered off the stack, with the window around it."""
    stack = run.position.stack
    at = max(at for at, frame in enumerate(stack) if isinstance(frame, Window))
    run.position.stack = stack[: at - 1] + stack[at + 1 :]


def see_top(run: Run, seat: Seat, deck: int, number: int) -> tuple[int, ...]:
    """Let a seat look at the top cards of a deck, the uppermost first, until it has chosen from them."""
    cards = tuple(reversed(run.position.decks[deck][-number:]))
    _forget_from(run.position, deck, len(run.position.decks[deck]) - len(cards))
    if run.tell is not None:
        names = tuple(run.book.card_name(deck, card) for card in cards)
        run.tell(events.CardsSeen(seat, DECK_NAMES[deck], None, len(cards), names))
    return cards


def take_top(run: Run, seat: Seat, deck: int, spell: int) -> None:
    """Let a seat take a spell from the top of a deck into its hand, the uppermost of its design."""
    cards = run.position.decks[deck]
    at = cards.rindex(spell)
    run.position.decks[deck] = cards[:at] + cards[at + 1 :]
    take_spell(run, seat, spell)
    if run.tell is not None:
        card = run.book.spells[spell]
        run.tell(events.SpellsDrawn(seat, card.tier, 1, (card.id,)))


def bury(run: Run, seat: Seat, deck: int, number: int) -> None:
    """Let a seat put the top cards of a deck, which it has seen, under it in their order; it knows them there."""
    position = run.position
    cards = position.decks[deck]
    number = min(number, len(cards))
    if number:
        position.decks[deck] = cards[-number:] + cards[:-number]
        above = ((each, place + number if each == deck else place, knower) for each, place, knower in position.buried)
        position.buried = tuple(sorted((*above, *((deck, place, seat) for place in range(number)))))
        if run.tell is not None:
            run.tell(events.CardsBuried(DECK_NAMES[deck], number))


def show_hand(run: Run, seat: Seat, of: Seat) -> None:
    """Let a seat look at the hand of another; it knows those cards until they leave the hand."""
    position = run.position
    hand = position.hands[of]
    others = tuple(seen for seen in position.peeked if seen[:2] != (seat, of))
    position.peeked = tuple(sorted((*others, *((seat, of, spell) for spell in hand))))
    if run.tell is not None:
        run.tell(events.CardsSeen(seat, None, of, len(hand), tuple(run.book.spells[spell].id for spell in hand)))


def more_actions(run: Run, number: int) -> None:
    """Give the active seat more actions in this turn."""
    run.position.actions += number
    if run.tell is not None:
        run.tell(events.ActionsGained(run.position.active, number))


def set_next(run: Run, seat: Seat) -> None:
    """Let a seat have the next turn."""
    run.position.following = seat
    if run.tell is not None:
        run.tell(events.OrderChanged(seat, run.position.direction))


def turn_round(run: Run, source: str) -> None:
    """Let turns go the other way round until the harvest is over or what the card brings ends."""
    stand(run, Standing(REVERSE, source, (1 << run.position.seats) - 1, HARVEST))
    if run.tell is not None:
        run.tell(events.OrderChanged(None, run.position.direction))
