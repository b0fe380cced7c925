"""Tips of Cauldron 15: what hangs and lies round the cauldron, and what the panels of the seats tell."""

from collections.abc import Iterator
from functools import reduce
from itertools import groupby

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import SUITS, number_of, suit_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.prompts import bonus_left, signed, standing
from game.tables.cauldron15.trick import slot_of
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import Tip, around, keyed
from game.view.drawing.area import Area

HAT, RIBBON = 90.0, (150.0, 40.0)
"""The places of a hat and of a ribbon at a slot of the trick, in layout px."""

TOTAL = 60.0

SEALS = 50.0
"""How far the seals on the cards reach above the hand, in layout px."""

RING = 8.0
"""How far the ring of the hand stays off the prompt, in layout px."""

_words = keyed("cauldron15")


def tips_of(table: Table, plan: Plan, seen: Cauldron15Observation) -> Iterator[Tip]:
    """Yield what explains itself."""
    suit = reason(f"cauldron15.suit.{SUITS[seen.trump]}")
    hand = plan.area("hand")
    top = max(hand.y - SEALS, plan.area("prompt").bottom + RING)
    whole = Area(hand.x, top, hand.width, hand.bottom - top)
    if seen.decision == "discard" and seen.to_move == table.viewer:
        yield Tip("hand", whole, _words("kept_hand"))
    elif seen.hand_counts[table.viewer]:
        yield Tip("hand", whole, _words("hand", name=table.seats[table.viewer].name))
    yield Tip("steam", plan.area("steam"), _words("slots.two" if seen.seats == 2 else "slots"))
    yield Tip("trump", plan.area("trump"), _words("trump", suit=suit))
    key = "round.last" if seen.round == seen.rounds else "round"
    yield Tip("round", plan.area("round"), _words(key, number=seen.round, rounds=seen.rounds))
    yield Tip("cauldron", plan.area("cauldron"), _words("cauldron", target=seen.target))
    if seen.decision == "play" and seen.to_move == table.viewer:
        yield Tip("marks", plan.area("marks"), _words("marks"))
    yield from _slots(table, plan, seen)
    yield from _stakes(plan, seen)
    kind = "deck" if seen.seats == 2 else "pile"
    pile = around(plan.area(kind), plan.area(f"{kind}.ribbon"))
    is_last = seen.seats > 2 and seen.round == seen.rounds
    told = _words("pile.last" if is_last else kind, count=seen.pile, target=seen.target)
    yield Tip(kind, pile, told if seen.seats == 2 else _with_discards(told, seen))
    if seen.seats == 2:
        discards = around(plan.area("discards"), plan.area("discards.ribbon"))
        yield Tip("discards", discards, _with_discards(_words("discards", count=len(seen.discards)), seen))
    for seat in range(seen.seats):
        yield from _panel(table, plan, seen, seat)


def _with_discards(told: Reason, seen: Cauldron15Observation) -> Reason:
    """Return words with the discards, which everybody may look at (C27), by their suits."""
    suits = [
        _words("numbers", suit=signed(suit), numbers=" ".join(str(number_of(card)) for card in cards))
        for suit, cards in groupby(seen.discards, suit_of)
    ]
    if not suits:
        return told
    listed = reduce(lambda first, rest: reason("cauldron15.names.more", first=first, rest=rest), suits)
    return _words("with_discards", told=told, cards=listed)


def _slots(table: Table, plan: Plan, seen: Cauldron15Observation) -> Iterator[Tip]:
    for place, seat in enumerate(seen.order):
        slot = slot_of(table, seen, place)
        hat, ribbon = plan.point(f"{slot}.hat"), plan.point(f"{slot}.ribbon")
        area = around(plan.area(slot), Area.around(*hat, HAT, HAT), Area.around(*ribbon, *RIBBON))
        if seen.decision == "over":
            name = reason("cauldron15.table.deck_name") if seat is None else table.seats[seat].name
            yield Tip(f"slot {place}", area, _words("slot.over", name=name))
        elif seat is None:
            yield Tip(f"slot {place}", area, _words("slot.deck"))
        else:
            spared = place >= len(seen.trick) and seen.case != "below"
            key = "slot.spared" if spared else "slot"
            yield Tip(f"slot {place}", area, _words(key, name=table.seats[seat].name, number=place + 1))


def _stakes(plan: Plan, seen: Cauldron15Observation) -> Iterator[Tip]:
    if not seen.trick and not any(seen.hand_counts):
        return
    key = "stakes.two" if seen.seats == 2 else "stakes"
    rows = (plan.area(f"stakes.{part}{number}") for part in ("plate", "row") for number in (1, 2, 3))
    yield Tip("stakes", around(plan.area("stakes"), *rows), _words(key, target=seen.target))


def _panel(table: Table, plan: Plan, seen: Cauldron15Observation, seat: Seat) -> Iterator[Tip]:
    prefix, name = f"seat{table.place_of(seat)}", table.seats[seat].name
    total, limit = seen.totals[seat], seen.limit
    rest = seen.with_sets(seen.won[seat], bonus_left(seen, table.since, seat))
    is_settled = seen.keeps_no_more and rest == total
    end = _words("total.end", name=name, total=total, how=standing(limit - total, limit))
    told = end if is_settled else _words("seat", name=name, total=total, limit=limit)
    yield Tip(f"seat {seat}", plan.area(prefix), told)
    held = seen.hand_counts[seat]
    yield Tip(f"hand {seat}", plan.area(f"{prefix}.hand"), _words("their_hand", name=name, count=held))
    x, y = plan.point(f"{prefix}.total")
    area = around(Area(x - 8, y - 8, TOTAL, TOTAL), plan.area(f"{prefix}.tube"))
    key = "total.set" if rest < total else "total.over" if total > limit else "total"
    told = _words(key, name=name, total=total, limit=limit, left=abs(limit - total), rest=rest)
    yield Tip(f"total {seat}", area, end if is_settled else told)
    kept, footer = ("kept.end", "footer.end") if is_settled else ("kept", "footer")
    yield Tip(f"kept {seat}", plan.area(f"{prefix}.cards"), _words(kept, count=seen.suit_counts[seat]))
    if seat == table.viewer:
        yield Tip("footer", plan.area(f"{prefix}.footer"), _words(footer, limit=limit))
