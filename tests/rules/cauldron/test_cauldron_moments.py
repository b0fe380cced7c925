"""Every event of Cauldron is told when the table shows it, and each changes one thing alone."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from card_table import Table, game, lay
from msgspec.structs import asdict
from rulings import events_of, of_kind

from game.core.chance import Lcg
from game.core.effect_stack import Choice
from game.core.effects import root_of
from game.core.event import Event, Seat
from game.core.move import Move
from game.play.fence import asks_secretly
from game.rules.cauldron import events
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.position import DECK_NAMES, MARKET, CauldronPosition

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"quick": True, "advanced": True}),
    (4, {"less_luck": True}),
    (5, {"simple": True}),
    (5, {"quick": True, "less_luck": True}),
]
MOVES = 250
LIKED = ("brew", "buy_field", "buy", "cast", "use", "harvest", "steal", "choose")
COUNTERS = {"to_move", "stack", "pending", "actions", "moved", "calm", "idle", "barren", "purchases"}
"""What is counted on the way, beside what an event tells."""

FOLLOWS = {"brews", "cellars_left", "limited_uses", "field_bears", "steal_needs", "ability_needs", "ability_brews"}
"""What the referee works out of the other fields."""

CHANGES: dict[type[Event], str] = {
    events.MatchStarted: "",
    events.SeasonStarted: "season phase omen discards prices prices_without",
    events.OmenDrawn: "omen decks discards",
    events.Grown: "fields stock",
    events.DieRolled: "phase",
    events.DieChanged: "",
    events.FirstSeat: "first phase active steal_needs",
    events.TurnStarted: "phase active following waiting prices prices_without steal_needs",
    events.ActionAnnounced: "",
    events.AbilityUsed: "used",
    events.ActionFoiled: "",
    events.TokenMoved: "supply cellared fields stock",
    events.TheftFailed: "",
    events.Brewed: "effects",
    events.MagikChanged: "magik effects prices prices_without",
    events.TrackReached: "track",
    events.RitualsUnlocked: "rituals",
    events.SpellCast: "hand hand_counts peeked",
    events.SpellCancelled: "discards",
    events.SpellResolved: "discards",
    events.SpellsDrawn: "hand hand_counts decks peeked buried",
    events.SpellDiscarded: "hand hand_counts discards peeked prices prices_without",
    events.CardsSeen: "decks peeked buried",
    events.CardsBuried: "buried",
    events.CardRejected: "discards",
    events.PotionGained: "potions decks removed prices prices_without",
    events.PotionDiscarded: "potions discards prices prices_without",
    events.PotionMoved: "potions prices prices_without",
    events.EffectDue: "effects",
    events.DeckShuffled: "decks discards",
    events.CellarGained: "cellars prices prices_without",
    events.FieldLaid: "fields boxed",
    events.FieldRemoved: "fields boxed",
    events.EffectBegan: "effects direction steal_needs hand_limits prices prices_without",
    events.EffectEnded: "effects direction steal_needs hand_limits prices prices_without",
    events.OrderChanged: "following",
    events.ActionsGained: "",
    events.HarvestEnded: "phase",
    events.Spoiled: "supply stock",
    events.Kept: "",
    events.FieldCleared: "fields stock",
    events.MarketStarted: "waiting used effects",
    events.Bought: "",
    events.Passed: "",
    events.MatchEnded: "phase winner prices prices_without",
}
"""The fields of an observation that an event of each kind may change."""


class Turn:
    """A move (None: the opening) with what every pair of eyes sees before it, at each of its events and after it."""

    def __init__(self, referee: Cauldron, position: CauldronPosition, move: Move | None) -> None:
        self.before = _seen(referee, position)
        self.mover = referee.to_move(position)
        self.move = move
        self.told: list[tuple[Event, dict[Seat | None, dict[str, Any]]]] = []

        def tell(event: Event) -> None:
            assert referee.to_move(position) is None
            self.told.append((event, _seen(referee, position)))

        if move is None:
            referee.begin(position, tell)
        else:
            referee.apply(position, move, tell)
        self.after = _seen(referee, position)
        top = position.stack[-1] if position.stack else None
        self.asks = top if isinstance(top, Choice) else None
        below = position.stack[-2] if self.asks is not None else None
        self.hides = below is not None and referee.book.is_under_choice(below)


def _seen(referee: Cauldron, position: CauldronPosition) -> dict[Seat | None, dict[str, Any]]:
    """Return what each pair of eyes may know."""
    return {eyes: asdict(referee.observe(position, eyes)) for eyes in (None, *range(position.seats))}


@cache
def turns(seats: int, **options: Any) -> tuple[Turn, ...]:
    """Return the beginning of a match in which everybody does whatever is allowed, liking some moves."""
    referee, luck = game(**options), Lcg(seats)
    position = referee.set_up(seats, seats)
    made = [Turn(referee, position, None)]
    while referee.to_move(position) is not None and len(made) < MOVES:
        legal = referee.legal_moves(position)
        verb = LIKED[luck.below(len(LIKED))]
        liked = [move for move in legal if move.verb == verb] or legal
        made.append(Turn(referee, position, liked[luck.below(len(liked))]))
    return tuple(made)


def changed(left: dict[str, Any], right: dict[str, Any]) -> set[str]:
    """Return the fields in which two observations differ, but for those that follow from others."""
    return {name for name in left if left[name] != right[name]} - FOLLOWS


def steps(turn: Turn, eyes: Seat | None) -> Iterator[tuple[Event, set[str]]]:
    """Yield the events of a turn with what each changes for some eyes."""
    last = turn.before[eyes]
    for event, seen in turn.told:
        yield event, changed(last, seen[eyes])
        last = seen[eyes]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_an_event_changes_what_it_tells_and_nothing_else(seats: int, options: dict[str, Any]) -> None:
    for turn in turns(seats, **options):
        for eyes in turn.before:
            for event, fields in steps(turn, eyes):
                assert fields <= {*CHANGES[type(event)].split(), *COUNTERS}, event


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_last_of_a_card_has_ended_when_nothing_of_it_holds_or_waits(seats: int, options: dict[str, Any]) -> None:
    ended = [
        (event, seen[None]["effects"])
        for turn in turns(seats, **options)
        for event, seen in turn.told
        if isinstance(event, events.EffectEnded)
    ]
    assert ended
    for event, effects in ended:
        assert event.last is not any(root_of(effect.source) == root_of(event.source) for effect in effects)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_after_its_last_event_a_turn_changes_nothing_that_lies_on_the_table(
    seats: int, options: dict[str, Any]
) -> None:
    for turn in turns(seats, **options):
        for eyes in turn.before:
            last = turn.told[-1][1][eyes] if turn.told else turn.before[eyes]
            assert changed(last, turn.after[eyes]) <= {"to_move", "stack", "pending", "purchases", "moved"}, turn.move


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_in_the_middle_of_a_move_nobody_sees_what_runs(seats: int, options: dict[str, Any]) -> None:
    for turn in turns(seats, **options):
        for _, seen in turn.told:
            for known in seen.values():
                assert (known["to_move"], known["stack"], known["pending"]) == (None, (), None)


def test_while_a_spell_gets_its_targets_others_see_what_they_saw_before() -> None:
    hidden = 0
    for seats, options in TABLES:
        for turn in turns(seats, **options):
            if not turn.hides:
                continue
            hidden += 1
            assert turn.asks is not None
            assert turn.asks.seat == turn.mover
            assert not turn.told
            for eyes in turn.before:
                if eyes != turn.mover:
                    assert turn.before[eyes] == turn.after[eyes]
    assert hidden > 5


def test_a_spell_is_in_the_hand_until_it_is_announced() -> None:
    table = lay(hands=["nosy_parrot", "hiccups", "mildew"])
    table.do("cast nosy_parrot")
    assert table.game.observe(table.position, 0).hand == ("nosy_parrot",)
    others = table.game.observe(table.position, 1)
    assert (others.to_move, others.stack, others.hand_counts[0]) == (0, (), (1, 0))
    (cast,) = of_kind(events_of(table, "choose seat 1"), events.SpellCast)
    assert cast.targets == (("victim", 1),)
    assert table.game.observe(table.position, 0).hand == ()


def test_an_instant_gets_its_targets_while_others_take_the_table_for_asked() -> None:
    table = lay(hands=["", "butterfingers"], supply=["spider_web spider_web frog_legs"], potions=["cobweb_cordial"])
    table.do("brew cobweb_cordial")
    before = {eyes: table.game.observe(table.position, eyes) for eyes in (0, 2, None)}
    assert table.do("cast butterfingers") == []
    assert table.game.observe(table.position, 1).hand == ("butterfingers",)
    assert {eyes: table.game.observe(table.position, eyes) for eyes in (0, 2, None)} == before
    assert (before[0].to_move, before[0].pending) == (None, "brew")
    assert not asks_secretly(table.game, table.position), "who has begun to answer is not asked whether to"


def kept_at(table: Table, move: str, kind: type[Event]) -> list[Event]:
    """Play a move; return its events of a kind, at each of which no piece is missing."""
    found: list[Event] = []
    pieces = table.game.pieces(table.position)

    def tell(event: Event) -> None:
        if isinstance(event, kind):
            found.append(event)
            assert table.game.pieces(table.position) == pieces

    table.game.apply(table.position, table.game.parse(move), tell)
    return found


def used_up(table: Table, deck: str, left: int) -> None:
    """Put all cards of a deck but some on its discards."""
    at = DECK_NAMES.index(deck)
    cards = table.position.decks[at]
    table.position.decks[at], table.position.discards[at] = cards[:left], cards[left:]


def test_of_two_cards_the_first_lies_there_while_the_deck_is_shuffled_for_the_second() -> None:
    table = lay(phase=MARKET, less_luck=True)
    used_up(table, "basic_spells", 1)
    assert kept_at(table, "buy basic_spell", events.DeckShuffled)


def test_what_was_drawn_is_told_before_the_deck_is_shuffled_for_the_rest() -> None:
    table = lay(hands=["bookworm"])
    used_up(table, "basic_spells", 1)
    told = of_kind(events_of(table, "cast bookworm"), events.SpellsDrawn, events.DeckShuffled)
    assert [type(event).__name__ for event in told] == ["SpellsDrawn", "DeckShuffled", "SpellsDrawn"]


def test_a75_an_omen_that_is_left_out_lies_there_while_the_deck_is_shuffled() -> None:
    table = lay(phase=MARKET, simple=True)
    book, position = table.game.book, table.position
    at = DECK_NAMES.index("omens")
    left_out = next(number for number, omen in enumerate(book.omens) if "spells" in omen.tags)
    others = bytes(card for card in position.decks[at] if card != left_out)
    position.decks[at], position.discards[at], position.waiting = bytes((left_out,)), others, 0
    assert kept_at(table, "pass", events.DeckShuffled)
