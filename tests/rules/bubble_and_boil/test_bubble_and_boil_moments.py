"""The moments of a match: whoever looks when an event is told finds it done, and nothing else with it."""

from collections.abc import Sequence

import pytest
from bubble_and_boil_setup import CARDS, TEST_CARDS, Referee, table
from bubble_and_boil_witness import Witness

from game.core.chance import Lcg
from game.core.effect_stack import Running
from game.core.event import Event, Seat
from game.core.move import Move
from game.rules.bubble_and_boil import events as happened
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.moves import Hex
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.position import BREW, DRAFT, UNDER_WAY, BubbleAndBoilPosition

HAND = {"hand", "hand_counts", "shown"}
POT = {"pot_sizes", "tallies"}
OPEN = {"pots_open", "all_cubes_seen", "tallies"}
BOOK = {"book", "book_counts", "books", "annals"}
# What of an observation each event may change beside what is asked.
CHANGES: dict[type[Event], set[str]] = {
    happened.MatchStarted: {"pool", *POT},
    happened.VictoryOffered: {"offer"},
    happened.VictoryInPlay: {"victories", "offer", "limits", "worth"},
    happened.TurnStarted: {"active", "round_number", "hexes", "closed", "turns_left"},
    happened.Drawn: {"hand", "hand_counts", "deck"},
    happened.DeckReshuffled: {"deck", "discards"},
    happened.Peeked: {"tallies"},
    happened.HexCast: {*HAND, "discards", "hexes", "resolving"},
    happened.Hexed: set(),
    happened.Countered: {*HAND, "discards"},
    happened.WayChosen: set(),
    happened.Blocked: set(),
    happened.CorruptionMoved: {"corruption", "corruption_left"},
    happened.CubesSpilled: {"pool", *POT},
    happened.CubesSipped: POT,
    happened.CubesSippedUnseen: POT,
    happened.CubesPoured: {"pool", *POT},
    happened.CubePicked: {"gardens", "pool", *POT},
    happened.CubeSprouted: {"gardens", "pool"},
    happened.GardenRazed: {"gardens", "pool", "discards"},
    happened.GardenWithered: {"gardens", "pool", "discards"},
    happened.CardLifted: {"gardens", "pool", *HAND},
    happened.CardGrafted: {"gardens", "pool", *HAND},
    happened.GardensSwapped: {"gardens"},
    happened.Harvested: {"gardens", *POT},
    happened.GardenCompleted: {"gardens", "discards", "crones", "crones_left"},
    happened.Planted: {"gardens", "pool", *HAND},
    happened.Grown: {"gardens", "pool", *HAND},
    happened.Recorded: {*HAND, *BOOK},
    happened.RecordedOpenly: {*HAND, *BOOK},
    happened.RecipeStolen: BOOK,
    happened.RecipeStolenOpenly: BOOK,
    happened.Discarded: {*HAND, "discards"},
    happened.DiablerieChanged: {"diablerie"},
    happened.PointsChanged: {"points"},
    happened.CronesMoved: {"crones", "crones_left"},
    happened.EndTriggered: {"trigger", "closed", "turns_left"},
    happened.PlayEnded: {"resolving", "active", "turns_left", "gardens", "pool", "discards", *BOOK, *OPEN},
    happened.Brewed: {"brewed"},
    happened.MatchEnded: {"sheets"},
}
# What is asked: it may change without an event, as soon as nothing more happens.
QUESTION = {"to_move", "asked", "asked_for", "asked_about", "row", "options", "stack", "step", "draws"}
OPTIONS = [
    {},
    {"kindly_crone": True, "peek_on_shuffle": True},
    {"hard_stop": True},
    {"victory": "draft"},
    {"numbers": {"pot_to_pot": "those_two", "counter_saves": "everybody"}, "peek_on_shuffle": True},
]


class Moments:
    """What every seat and a spectator observe, from one moment of a match to the next."""

    def __init__(self, boil: BubbleAndBoil, position: BubbleAndBoilPosition) -> None:
        self.boil = boil
        self.position = position
        self.witness = Witness.of(boil, position)
        self.pieces = boil.pieces(position)
        self.eyes: tuple[Seat | None, ...] = (*range(position.seats), None)
        self.seen = self.observed()
        self.kinds: set[type[Event]] = set()

    def __call__(self, event: Event) -> None:
        """Look at the moment of an event: all that was told is there, and nobody is to move before more happens."""
        position = self.position
        self.kinds.add(type(event))
        self.witness(event)
        self.witness.check(position)
        assert self.boil.pieces(position) == self.pieces, event
        if not isinstance(event, happened.PlayEnded):
            assert isinstance(position.stack[-1], Running), event
            assert self.boil.to_move(position) is None, event
        self.compare(self.observed(), CHANGES[type(event)], event)

    def begin(self) -> None:
        """Begin a match."""
        self.boil.begin(self.position, self)
        self.rest()

    def make(self, move: Move) -> None:
        """Make a move."""
        self.boil.apply(self.position, move, self)
        self.rest()

    def rest(self) -> None:
        """Look when nothing more happens: nothing has changed since the last event but what is asked."""
        silent = {"resolving"}
        if self.position.step in {DRAFT, BREW}:
            silent |= {"active", "turns_left"}
        self.compare(self.observed(), silent, None)

    def compare(self, seen: Sequence[BubbleAndBoilObservation], allowed: set[str], event: Event | None) -> None:
        """Demand that what each of them sees has changed in nothing else."""
        for before, after in zip(self.seen, seen, strict=True):
            fields = BubbleAndBoilObservation.__struct_fields__
            changed = {name for name in fields if getattr(before, name) != getattr(after, name)}
            assert changed <= allowed | QUESTION, (event, changed - allowed - QUESTION)
        self.seen = seen

    def observed(self) -> list[BubbleAndBoilObservation]:
        """Return what everybody observes."""
        return [self.boil.observe(self.position, eye) for eye in self.eyes]


def follow(boil: BubbleAndBoil, position: BubbleAndBoilPosition, seed: int) -> set[type[Event]]:
    """Follow random moves to the end of a match, from moment to moment; return the kinds of events."""
    chance, moments = Lcg.seeded(seed), Moments(boil, position)
    if position.stack is UNDER_WAY:
        moments.begin()
    while boil.to_move(position) is not None:
        legal = boil.legal_moves(position)
        moments.make(legal[chance.below(len(legal))])
    return moments.kinds


def follow_hex(boil: BubbleAndBoil, position: BubbleAndBoilPosition, cast: Move, seed: int) -> set[type[Event]]:
    """Follow a hex with random answers, from moment to moment; return the kinds of events."""
    chance, moments = Lcg.seeded(seed), Moments(boil, position)
    moments.make(cast)
    while position.stack:
        legal = boil.legal_moves(position)
        moments.make(legal[chance.below(len(legal))])
    return moments.kinds


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_event_is_told_when_the_position_shows_it_and_nothing_else(
    referee: Referee, options: dict[str, object], seats: int
) -> None:
    for cards in (CARDS, TEST_CARDS):
        boil = referee(cards=cards, **options)
        follow(boil, boil.set_up(seats, seats), seats)


# Everything that a hex can reach: two gardens for each of three seats, books, cubes, crones and points.
BEDS = ["red: bad_influence=R1 gossip_mill=R2", "green: un_holiday=G1 locust_lullaby=G1 big_tidy_up=G1Y1"]
OTHER_BEDS = ["orange: hot_potato=O1 mud_slinging=O2", "yellow: leaky_kettle=Y1 itchy_bloomers=Y1"]
THIRD_BEDS = ["red: full_moon_fever=R2 nosy_neighbour=R1", "green: slug_serenade=G2 crow_tax=G1"]
PLENTY = {
    "gardens": [BEDS, OTHER_BEDS, THIRD_BEDS],
    "pots": ["G2 O2 R2 Y2"] * 3,
    "books": ["standing_ovation", "pickled_alibi", "bargain_with_yourself"],
    "corruption": [3, 3, 3],
    "crones": [2, 2, 2],
    "points": [9, 9, 9],
    "diablerie": [3, 3, 3],
    "deck": 4,
}
HANDS = (
    "enchant_familiar_chow parcel_by_pigeon rainbow_manure",
    "return_to_sender not_today_mildred",
    "toad_choir halo_polish",
)


@pytest.mark.parametrize("options", [{}, {"kindly_crone": True, "peek_on_shuffle": True}], ids=str)
def test_every_hex_has_its_moments(referee: Referee, options: dict[str, object]) -> None:
    found: set[type[Event]] = set()
    for cards in (CARDS, TEST_CARDS):
        boil = referee(cards=cards, **options)
        for number, card in enumerate(boil.codex.names):
            before = boil.from_plain(table(f"{HANDS[0]} {card}", *HANDS[1:], **PLENTY))
            casts = [move for move in boil.legal_moves(before) if isinstance(move, Hex) and move.card == card]
            assert casts or number in boil.codex.counters
            for seed, cast in enumerate(2 * casts):
                found |= follow_hex(boil, before.copy(), cast, seed)
        for seed in range(3):
            found |= follow(boil, before.copy(), seed)
    unusual = {happened.MatchStarted, happened.VictoryOffered, happened.VictoryInPlay, happened.CubesSippedUnseen}
    closed, opened = {happened.Recorded, happened.RecipeStolen}, {happened.RecordedOpenly, happened.RecipeStolenOpenly}
    unusual |= closed if options else opened | {happened.Peeked}
    assert found == set(CHANGES) - unusual


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_hundred_matches_of_moments(referee: Referee, options: dict[str, object]) -> None:
    for cards in (CARDS, TEST_CARDS):
        boil = referee(cards=cards, **options)
        for seed in range(100):
            follow(boil, boil.set_up(2 + seed % 3, seed), seed)
