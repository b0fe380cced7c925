"""After the last frame of a motion a table is the picture of a fresh one, event by event and byte by byte."""

from collections.abc import Callable
from importlib import import_module
from itertools import cycle
from typing import Any, NamedTuple

import pytest
from bubble_and_boil_ends import hexed
from cauldron_matches import barren, begun
from overlap import written
from recorded_matches import GAMES as FOLDER
from recorded_matches import recorded, recorded_games
from walking import at_random, differing, from_position, in_frames, moments, picture_of, shown_afresh, table_of, walk

from game.core.event import Event, Seat
from game.play.catalogue import GAMES
from game.play.moments import Moment
from game.play.session import Session
from game.view.drawing.picture import meet

MIDST = 0.2
"""The seconds between two looks at what moves."""

WALKED = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")


def refilled() -> Session:
    """Return a match of Cauldron 15 in which the lead deck is used up, which takes kept cards of other matches."""
    return from_position("cauldron15", "two_seats_refill_the_lead_deck")


def storied() -> Session:
    """Return a match of Cauldron in which fields and potions change owners."""
    return begun(4, 11, quick=True, advanced=True)


def rerolled() -> Session:
    """Return a match of Cauldron in which a spell turns a die."""
    return begun(4, 2, quick=True, advanced=True)


def sprouted() -> Session:
    """Return a match of Bubble and Boil in which cubes sprout in gardens."""
    return hexed(2, 6)


def unseen() -> Session:
    """Return a match of Bubble and Boil in which nobody else sees what wanders from pot to pot."""
    return hexed(3, 6, unseen=True)


def open_books() -> Session:
    """Return a match of Bubble and Boil in which open recipes are stolen and gardens change owners."""
    return hexed(3, 5, kindly_crone=True)


class Followed(NamedTuple):
    """A match, at random, `recorded` or made, and the eyes that follow it: those of a seat, or of a spectator."""

    game: str
    seats: int
    eyes: Seat | None
    options: tuple[tuple[str, str], ...] = ()
    recorded: str = ""
    begins: Callable[[], Session] | None = None

    @property
    def session(self) -> Session:
        """The match, which is over."""
        if self.recorded:
            return recorded(FOLDER / f"{self.recorded}.jsonl")
        if self.begins is not None:
            return self.begins()
        if self.game == "cauldron":
            return begun(self.seats, 4, **dict(self.options))
        return at_random(self.seats, 1, self.game, **dict(self.options))

    def __str__(self) -> str:
        """Return what a report calls it."""
        name = self.recorded or (self.begins.__name__ if self.begins is not None else "") or f"{self.game}-{self.seats}"
        return "-".join((name, *map("=".join, self.options), "spectator" if self.eyes is None else f"seat{self.eyes}"))


def every_table(game: str) -> list[Followed]:
    """Return a match of a game with every number of seats, once for a seat and once for a spectator."""
    lowest, highest = GAMES[game].seats
    return [Followed(game, seats, eyes) for seats in range(lowest, highest + 1) for eyes in (seats - 1, None)]


def every_option(game: str) -> list[Followed]:
    """Return a match with each value of each option that is not the usual one, for all kinds of eyes in turn."""
    loaded, tables = GAMES[game].load(), cycle(every_table(game)[1:])
    return [
        next(tables)._replace(options=((field.name, str(value)),))
        for field in loaded.describe_options(loaded.game.seats[1])
        for value in field.choices
        if value != field.default
    ]


RARE = [
    Followed("cauldron15", 3, 2, recorded="cauldron15_more_cards"),
    Followed("cauldron15", 2, 1, begins=refilled),
    Followed("bubble_and_boil", 2, 1, begins=sprouted),
    Followed("bubble_and_boil", 3, 1, begins=unseen),
    Followed("bubble_and_boil", 3, 2, begins=open_books),
    Followed("cauldron", 4, 3, begins=storied),
    Followed("cauldron", 4, 0, begins=rerolled),
    Followed("cauldron", 2, 1, begins=barren),
    Followed("cauldron", 2, 0, recorded="cauldron_brew"),
]
"""Matches with kinds of events that hardly ever happen at random."""

TABLES = [match for game in WALKED for match in every_table(game)]
MATCHES = [*TABLES, *(match for game in WALKED for match in every_option(game)), *RARE]
RECORDED = [path for game in WALKED for path in recorded_games(game)]


def kinds_of(game: str) -> set[str]:
    """Return the kinds of events that a game has."""
    module: Any = import_module(f"game.rules.{game}.events")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__ for kind in kinds if kind.__module__ == module.__name__}


@pytest.mark.parametrize("game", WALKED)
def test_every_kind_of_event_happens_in_a_match_that_is_followed(game):
    sessions = [match.session for match in MATCHES if match.game == game]
    moments = [session.moments.happened(session.moments.last) for session in sessions]
    happened = {type(event).__name__ for turns in moments for _, events in turns for event in events}
    assert kinds_of(game) == happened


@pytest.mark.one_in(6)
@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_every_motion_ends_as_a_fresh_table(services, match):
    walk(services, match.session, match.eyes, viewer=match.seats - 1)


@pytest.mark.slow
@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_every_single_motion_ends_as_a_fresh_table(services, match):
    walk(services, match.session, match.eyes, viewer=match.seats - 1, thorough=True)


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_single_motion_of_recorded_games_ends_as_a_fresh_table(services, path, eyes):
    walk(services, recorded(path), eyes, thorough=True)


@pytest.mark.parametrize("game", WALKED)
def test_frame_by_frame_it_ends_the_same(services, game):
    walk(services, Followed(game, 2, 0).session, 0, frames=20)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("game", "deed"), [("alarun", "Placed"), ("alarun", "Swapped"), ("cauldron15", "Played")])
def test_whoever_moves_is_at_it_until_their_card_has_come_down(services, game, deed):
    session, made = at_random(3, 1, game), 0
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(session.base)):
        event = session.moments.event(moment)
        if type(event).__name__ == deed:
            assert table.acting() == event.seat
            in_frames(table.timeline)
            assert table.acting() == table.seen.to_move
            made += 1
    assert made


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", WALKED)
def test_no_words_leave_the_window_while_anything_moves(services, game):
    session = Followed(game, 2, 0).session
    table = table_of(services, session, 0, moment=session.moments.first)
    window, looked = (0, 0, *services.studio.viewport.size), 0
    for moment in moments(session, table, 0, session.moments.first):
        while table.timeline.busy:
            for _, stroke in written(picture_of(table)):
                assert meet(stroke.box, window) == stroke.box, (moment, stroke.what, stroke.box)
            looked += 1
            table.timeline.update(MIDST)
    assert looked


@pytest.mark.parametrize("game", WALKED)
def test_with_reduced_motion_every_end_state_is_there_at_once(services, game):
    services.settings.change(reduced_motion=True)
    session = Followed(game, 2, 0).session
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(0)):
        assert not table.timeline.busy
        if moment.events is None and moment.turn % 9 == 0:
            assert not differing(services, session, table, 0, moment)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_painted_pictures_are_the_same_byte_by_byte(services, path):
    session = recorded(path)
    table = table_of(services, session, 0)
    for moment in moments(session, table, 0, Moment(0)):
        in_frames(table.timeline)
        left = picture_of(table).surface().get_buffer().raw
        assert left == shown_afresh(services, session, table, 0, moment).surface().get_buffer().raw


@pytest.mark.parametrize("match", TABLES, ids=str)
def test_the_opening_is_dealt_to_the_first_show(services, match):
    session, eyes = match.session, match.eyes
    table = table_of(services, session, eyes, moment=session.moments.first)
    frames = 0
    for moment in moments(session, table, eyes, session.moments.first):
        frames += in_frames(table.timeline)
        if moment == Moment(0):
            break
    assert frames > 10
    assert not differing(services, session, table, eyes, Moment(0))
