"""The log of Bubble and Boil: one line an event, and what is left of it when its turn is over (ruling B50)."""

from types import SimpleNamespace
from typing import Any

import pytest
from bubble_and_boil_ends import ended
from walking import NAMES

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.play.moments import Moment
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import card_words, potion_words
from game.scenes.playing.play_layout import log_spots
from game.scenes.playing.play_log import PlayLog
from game.store.seat_plans import COLOURS, SeatPlan
from game.store.words import Words
from game.tables.bubble_and_boil.cards.card_facts import cards
from game.tables.bubble_and_boil.log import LogWriter, begins_turn
from game.tables.bubble_and_boil.table import BubbleAndBoilTable
from game.tables.log_line import LogLine
from game.view.drawing.area import Area
from game.view.scene import Services

WORDS = Words.load("en")
TABLE = SimpleNamespace(
    seats=[SeatPlan(name, "random", colour) for name, colour in zip(NAMES, COLOURS, strict=True)],
    colour=COLOURS.__getitem__,
)


def lines(*happened: Event, eyes: Seat | None = 0) -> list[LogLine]:
    return list(LogWriter(TABLE).lines(1, [event.seen_by(eyes) for event in happened]))


def said(*happened: Event, eyes: Seat | None = 0) -> list[str]:
    return [WORDS.say(line.words) for line in lines(*happened, eyes=eyes)]


def left(*happened: Event, eyes: Seat | None = 0) -> list[str]:
    return [WORDS.say(line.later or line.words) for line in lines(*happened, eyes=eyes)]


def harvest(*colours: int, seat: Seat = 0, garden: int = 0) -> list[Event]:
    return [events.Harvested(seat, garden, plot, colour) for plot, colour in enumerate(colours)]


def test_a_harvest_is_one_line_that_forgets_its_colours():
    happened = harvest(0, 0, 2)
    assert said(*happened) == ["Ana harvests 2\xa0<cube.green.small> 1\xa0<cube.red.small>"]
    assert left(*happened) == ["Ana harvests 3 cubes"]


def test_harvests_of_two_seats_are_two_lines():
    assert left(*harvest(1), *harvest(1, 1, seat=1)) == ["Ana harvests 1 cube", "Bertók harvests 2 cubes"]


def test_b13_a_countered_hex_does_nothing_or_nothing_to_one_of_all():
    at_one, at_all = (events.Countered(2, "return_to_sender", hex_) for hex_ in ("hot_potato", "blackened_contract"))
    assert said(at_one) == ["Cleo counters: Return to Sender", "Hot Potato does nothing"]
    assert said(at_all) == ["Cleo counters: Return to Sender", "Blackened Contract does nothing to Cleo"]


def test_a_hex_that_finds_nothing_at_whom_it_reaches_says_so():
    cast, hits, also = (
        events.HexCast(1, "locust_lullaby", 0, 0),
        events.Hexed(0, "locust_lullaby"),
        events.Hexed(2, "x"),
    )
    rises, falls = events.DiablerieChanged(1, 1, 1), events.DiablerieChanged(0, -1, 0)
    spills = events.CubesSpilled(0, (1, 0, 0, 0))
    nothing = "Nothing happens to Ana"
    assert nothing in said(cast, hits, rises)
    assert nothing in said(cast, hits, also, spills, rises)
    assert nothing not in said(cast, hits, spills, rises)
    assert nothing not in said(cast, hits, falls, rises)
    assert nothing in said(cast, hits, events.PointsChanged(1, 2, 2), rises), "only its caster has gained"
    assert nothing not in said(cast, hits, events.CorruptionMoved(1, 1, 0), rises)
    assert nothing not in said(cast, hits, events.RecipeStolen(1, 0, None), rises)
    assert nothing not in said(cast, hits), "it has not come to its end"


def test_b6_a_hex_for_its_caster_that_finds_nothing_says_so_once_it_is_paid():
    cast, rises = events.HexCast(1, "rainbow_manure", None, 0), events.DiablerieChanged(1, 1, 1)
    price = [events.Discarded(1, card) for card in ("hot_potato", "crow_tax", "toad_choir")]
    sprouts = events.CubeSprouted(1, 0, 0, 2)
    nothing = "Rainbow Manure finds nothing to work on"
    assert said(cast, *price, rises)[-2:] == [nothing, "Bertók: Diablerie up to 1"]
    assert nothing not in said(cast, *price, sprouts, rises)
    assert nothing not in said(cast, *price), "it has not come to its end"
    writer = LogWriter(TABLE)
    for move in ([cast], price[:2], [price[2], rises]):
        told = [WORDS.say(line.words) for line in writer.lines(1, move)]
    assert told[1] == nothing, "what it costs was asked card by card"


def test_b6_a_counterspell_that_is_paid_has_not_been_in_vain():
    cast, counter = events.HexCast(1, "itchy_bloomers", 0, 0), events.Countered(0, "return_to_sender", "itchy_bloomers")
    happened = cast, events.Hexed(0, "itchy_bloomers"), counter, events.CorruptionMoved(1, None, 0)
    assert not any("nothing to work on" in line for line in said(*happened, events.DiablerieChanged(0, 1, 1)))


def test_b3_what_a_further_hex_costs_is_told_from_what_it_gives():
    cast, takes = events.HexCast(1, "crow_tax", None, 2), events.CorruptionMoved(2, None, 1)
    assert "takes 2" in said(cast, takes, events.CorruptionMoved(1, None, 1))[1]
    assert "gains 1" in said(cast, takes, events.CorruptionMoved(1, None, 1))[2]
    assert "gains 2" in said(events.HexCast(1, "crow_tax", None, 0), takes)[1]


def test_b49_a_stolen_recipe_is_named_to_the_thief_only():
    stolen = events.RecipeStolen(0, 1, "hot_potato")
    assert said(stolen) == ["Ana steals Second-Hand Smoke"]
    assert left(stolen) == ["Ana steals a recipe"]
    assert said(stolen, eyes=1) == said(stolen, eyes=None) == ["Ana steals a recipe"]
    assert lines(stolen)[0].sprites == ("icon.left", f"hat.{COLOURS[1]}.small")


def test_b50_ones_own_recipe_is_named_until_the_turn_is_over():
    recorded = events.Recorded(0, "un_holiday")
    assert said(recorded) == ["Ana records Mojo Juice"]
    assert left(recorded) == ["Ana records a recipe"]
    assert said(recorded, eyes=2) == ["Ana records a recipe"]


@pytest.mark.parametrize("card", cards().deck)
def test_a_recipe_is_named_by_its_potion_wherever_it_goes_into_a_book(card):
    potion, hex = WORDS.say(potion_words(card)), WORDS.say(card_words(card))
    into_books = (
        events.Recorded(0, card), events.RecordedOpenly(1, card), events.RecipeStolen(0, 1, card),
        events.RecipeStolenOpenly(0, 1, card),
    )  # fmt: skip
    assert all(potion in line and hex not in line for line in said(*into_books))


def test_a_book_that_lies_open_is_not_forgotten():
    assert left(events.RecordedOpenly(1, "un_holiday")) == ["Bertók records Mojo Juice"]


def test_b48_cubes_between_two_pots_are_named_to_those_who_see_them():
    unseen = events.CubesSippedUnseen(1, 0, 2, (1, 0, 0, 1))
    assert said(unseen) == ["Ana takes 1\xa0<cube.green.small> 1\xa0<cube.yellow.small> from a pot"]
    assert said(unseen, eyes=2) == ["Ana takes 2 cubes from a pot"]
    assert left(unseen) == ["Ana takes 2 cubes from a pot"]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.HexCast(1, "hot_potato", 2, 0), "Bertók: Hot Potato"),
        (events.Blocked(2, "goat_on_the_loose", 2), "Cleo pays to block it"),
        (events.WayChosen(2, "gossip_mill", 1, 1), "Cleo cannot do this: lose 2 points"),
        (events.WayChosen(2, "gossip_mill", None, 0), "Cleo can do neither"),
        (events.CorruptionMoved(2, None, 1), "Bertók gains 2 <corruption.small>"),
        (events.CorruptionMoved(1, 1, None), "Bertók loses 1 <corruption.small>"),
        (events.CorruptionMoved(2, 0, 1), "Ana passes on 2 <corruption.small>"),
        (events.CubePicked(1, 0, 0, 3, 0), "Ana pilfers 1\xa0<cube.yellow.small> of a garden"),
        (events.CubePicked(1, 0, 0, 3, None), "Bertók’s garden loses 1\xa0<cube.yellow.small>"),
        (events.DiablerieChanged(1, -2, 4), "Bertók: Diablerie down to 4"),
        (events.PointsChanged(1, 1, 4), "Bertók gains 1 point"),
        (events.CronesMoved(1, 1, 0), "Ana takes a crone"),
        (events.CronesMoved(1, 1, None), "Bertók loses a crone"),
        (events.Planted(1, 0, 0, ("un_holiday", "slug_serenade"), ((1, 0, 0, 0), (2, 0, 0, 0))),
         "Bertók plants 3\xa0<cube.green.small>"),
        (events.Drawn(1, 1, None), "Bertók draws 1 card"),
        (events.EndTriggered("recipes", 0), "A recipe book is full."),
        (events.Brewed(1, ("un_holiday", "hot_potato"), 26), "Bertók brews 2 potions"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)  # fmt: skip
def test_an_event_says_one_line(event, words):
    assert said(event) == [words]


def test_a_hex_has_its_sign_and_the_hat_of_whom_it_hits():
    aimed, untargeted = lines(events.HexCast(1, "hot_potato", 2, 0), events.HexCast(1, "un_holiday", None, 1))
    assert aimed.sprites == ("step.sign.hex", f"hat.{COLOURS[2]}.small")
    assert untargeted.sprites == ("step.sign.hex",)


def test_who_has_no_choice_is_told_what_cannot_be():
    forced, barred = lines(events.WayChosen(2, "gossip_mill", 1, 1), events.WayChosen(2, "gossip_mill", None, 0))
    assert Words.load("en").say(forced.about) == "Not possible, so it is the other way: lose 2 points."
    assert "discard 1 card" in Words.load("en").say(barred.about)
    assert said(events.WayChosen(2, "gossip_mill", 1, 2)) == []


def test_what_changes_nothing_says_nothing():
    assert said(events.Blocked(2, "goat_on_the_loose", 0), events.PointsChanged(1, 0, 0)) == []


def test_a_round_has_one_heading():
    happened = [events.TurnStarted(seat, round) for round in (1, 2) for seat in (2, 0, 1)]
    assert said(events.MatchStarted(3, 2, (1, 1, 1, 1)), *happened) == ["Cleo begins", "Round 1", "Round 2"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_word_is_missing_in_whole_matches(seats):
    words = Words.load("en")
    match = ended(seats, seats, victory="draft")
    for eyes in (0, None):
        for happened in (match.opening, *(turn.events for turn in match.turns)):
            for line in lines(*happened, eyes=eyes):
                words.say(line.words)
                assert line.later is None or words.say(line.later)
    assert words.missed == set()


class Forgetful:
    """A table of which only the log is there."""

    log_sign = BubbleAndBoilTable.log_sign

    def __init__(self, services: Services, *, remembers: bool) -> None:
        self.remembers = remembers
        self.plan = SimpleNamespace(number=lambda place, key, usual: usual)
        self.services = services
        self._log = LogWriter(TABLE)

    def log_area(self) -> Area:
        return Area(0, 0, 400, 600)

    def log_lines(self, turn: int, happened: Any) -> list[LogLine]:
        return list(self._log.lines(turn, happened))

    def forgets(self, happened: Any) -> bool:
        return begins_turn(happened)

    def card_of(self, words: Reason) -> None:
        """No line names a card."""

    def say(self, key: str) -> str:
        return WORDS.say(key)


def shown(
    services: Services, *turns: list[Event], remembers: bool = False, outcome: object = None, persons: int = 1
) -> tuple[list[str], list[str]]:
    """Return what the log says of a match with these moves, and the ids of what can be pointed at in it."""
    moments = SimpleNamespace(happened=lambda *_: enumerate(turns, start=1), made=lambda _: None)
    session = SimpleNamespace(
        outcome=outcome, moments=moments, move_count=len(turns), is_live=True, persons=range(persons), names=NAMES[:2]
    )
    table = Forgetful(services, remembers=remembers)
    log = PlayLog(table)
    log.follow(session, 0, Moment(len(turns)))
    spots = log_spots(SimpleNamespace(table=table, log=log, session=session), lambda intent: None)
    return [WORDS.say(line.words) for line, _ in log.shown()], [spot.id for spot in spots]


MOVES = (
    [*harvest(0, 2)],
    [events.Recorded(0, "un_holiday")],
    [events.Drawn(0, 1, ("hot_potato",)), events.TurnStarted(1, 1)],
    [*harvest(3, seat=1)],
)


def test_b50_the_log_forgets_a_turn_when_the_next_begins(services):
    assert shown(services, *MOVES[:2])[0] == [
        "Ana harvests 1\xa0<cube.green.small> 1\xa0<cube.red.small>",
        "Ana records Mojo Juice",
    ]
    assert shown(services, *MOVES)[0] == [
        "Ana harvests 2 cubes",
        "Ana records a recipe",
        "Ana draws 1 card",
        "Round 1",
        "Bertók harvests 1\xa0<cube.yellow.small>",
    ]


def test_b50_where_several_share_the_screen_the_log_forgets_once_it_was_everybodys_turn(services):
    """Who was told to look away while something was done to them reads what it was."""
    words, _ = shown(services, *MOVES, persons=2)
    assert words[:2] == ["Ana harvests 1\xa0<cube.green.small> 1\xa0<cube.red.small>", "Ana records Mojo Juice"]
    words, _ = shown(services, *MOVES, [events.TurnStarted(0, 2)], persons=2)
    assert words[:2] == ["Ana harvests 2 cubes", "Ana records a recipe"]
    assert words[4] == "Bertók harvests 1\xa0<cube.yellow.small>"


def test_b50_one_may_not_look_back_while_the_match_runs(services):
    assert shown(services, *MOVES)[1] == ["log"]


@pytest.mark.parametrize("given", [{"outcome": "over"}, {"remembers": True}], ids=["over", "memory aid"])
def test_the_log_keeps_everything_when_the_match_is_over_or_with_the_memory_aid(services, given):
    words, spots = shown(services, *MOVES, **given)
    assert words[1] == "Ana records Mojo Juice"
    assert spots == ["log 0", "log 1", "log 2", "log 4"]


def test_a_round_is_headed_once_also_where_turns_are_played_anew():
    first, second, third = events.TurnStarted(1, 1), events.TurnStarted(0, 1), events.TurnStarted(1, 2)
    writer = LogWriter(TABLE)
    told = [events.MatchStarted(2, 1, (9, 9, 9, 9)), first, second, third, second, third]
    headings = [line.words for event in told for line in writer.lines(1, [event]) if line.heading]
    assert [words.key.rpartition(".")[2] for words in headings] == ["began", "round", "round", "round"]
    assert [dict(words.args)["number"] for words in headings[1:]] == [1, 2, 2]
