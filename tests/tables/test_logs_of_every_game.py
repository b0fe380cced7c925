"""Every line that a game's log has words for is said in a match that somebody played, and says so in words."""

from collections.abc import Iterator

import numpy as np
import pygame
import pytest
from legibility import ENOUGH_LARGE, luminance
from recorded_matches import recorded, recorded_games
from walking import table_of

from game.play.catalogue import GAMES
from game.rules.cauldron.events import Brewed
from game.store.content import load, read_yaml
from game.store.places import SHEETS
from game.store.words import Words
from game.tables.cauldron.log import SIGNS
from game.tables.log_line import LogLine
from game.view.drawing.baked import read_baked
from game.view.drawing.sheets import SheetEntry
from game.view.scene import Services

WORDS = Words.load("en")

RARE = {
    "cauldron": (
        "cellar_lost", "field_gets", "field_loses", "field_removed", "foiled.move", "foiled.quick", "harvest_stalled",
        "looks_at_hand", "next", "order", "set_aside", "shuffled", "wants.fetch", "wants.store",
    ),
}  # fmt: skip
"""What need not happen in a recorded match."""


DISCARDING = {
    "CentreCleared": "alarun", "Refreshed": "alarun", "SpellDiscarded": "cauldron", "PotionDiscarded": "cauldron",
    "CardRejected": "cauldron",
}  # fmt: skip
"""The events by which cards go to the discards without having been used, each with its game."""


SMALLEST_SIGN, SEEN = 16, 0.1
"""The px of the smallest sign in the smallest window, and the part of them that tells what it shows."""

OWN_PICTURE = {"brews", "first"}
"""Of Cauldron, what shows a potion instead of its sign, and what a gold ring stands for, as at the turn order."""


def sheet_frames(name: str) -> set[str]:
    """Return the frames of a sheet and of the washes that come with it."""
    sheet = read_yaml(SHEETS / f"{name}.yaml")
    return set(sheet["frames"]) | (sheet_frames(sheet["washes"]) if "washes" in sheet else set())


def lines_of(services: Services, game: str) -> Iterator[LogLine]:
    """Yield every line of the logs of the recorded matches of a game, as a spectator reads them."""
    for path in recorded_games(game):
        session = recorded(path)
        table = table_of(services, session, None)
        for turn in session.history:
            lines = table.log_lines(turn.number, [event.seen_by(None) for event in turn.events])
            assert all(line.turn == turn.number for line in lines)
            yield from lines


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_every_line_about_a_seat_is_told_from_others_by_a_sprite(services, game):
    table = table_of(services, recorded(next(iter(recorded_games(game)))), None)
    frames = {frame for sheet in table.sheets for frame in sheet_frames(sheet)}
    told: dict[str, set[str]] = {}
    for line in lines_of(services, game):
        if line.seat is not None:
            sign = table.sign_of(line)
            assert sign in frames, line.words.key
            told.setdefault(line.words.key.removesuffix(".later"), set()).add(sign)
    if game == "bubble_and_boil":
        assert len({frozenset(signs) for signs in told.values()}) == len(told), "two kinds of lines look alike"
    assert len(told) > 3


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_sign_belongs_to_a_line_that_there_is(services, game):
    table = table_of(services, recorded(next(iter(recorded_games(game)))), None)
    assert {f"{game}.log.{name}" for name in table.log_signs} <= set(WORDS.keys)


def test_a_sign_of_cauldron_stands_out_on_the_gold_of_the_strip(services):
    """So much of a sign of the smallest size is darker than its ground that it is told what it shows."""
    sheets = [load(SHEETS / f"{name}.yaml", SheetEntry) for name in ("common", "cauldron")]
    ground = pygame.Color(services.theme.colour("gold_lite"))
    for name, sign in SIGNS.items():
        if name in OWN_PICTURE:
            continue
        sheet = next(sheet for sheet in sheets if sign in sheet.frames)
        frame = sheet.frames[sign]
        picture = read_baked(SHEETS / sheet.image).cut(frame.rect)
        drawn = pygame.Surface(frame.piece[2:])
        drawn.fill(ground)
        drawn.blit(picture, (0, 0), frame.piece)
        scale = SMALLEST_SIGN / max(drawn.get_size())
        small = pygame.transform.smoothscale(drawn, [max(1, round(side * scale)) for side in drawn.get_size()])
        light = luminance(pygame.surfarray.array3d(small).astype(float)) + 0.05
        dark = int((light * ENOUGH_LARGE <= luminance(np.array(ground[:3], float)) + 0.05).sum())
        assert dark >= SEEN * SMALLEST_SIGN**2, name


@pytest.mark.parametrize("game", ["alarun", "cauldron", "cauldron15"])
def test_every_line_of_the_log_is_said_in_some_match(services, game):
    lines = list(lines_of(services, game))
    for words in {line.words for line in lines}:
        assert WORDS.say(words)
    told = {line.words.key for line in lines}
    known = {key for key in WORDS.keys if key.startswith(f"{game}.log.")}
    assert told <= known
    assert known - told <= {f"{game}.log.{name}" for name in RARE.get(game, ())}


@pytest.mark.parametrize("game", ["alarun", "cauldron"])
def test_a_line_about_cards_that_are_discarded_says_why(services, game):
    said = set()
    for path in recorded_games(game):
        session = recorded(path)
        table = table_of(services, session, None)
        for turn in session.history:
            for event in turn.events:
                kind = type(event).__name__
                if kind in DISCARDING:
                    (line,) = table.log_lines(turn.number, [event.seen_by(None)])
                    assert line.about is not None, kind
                    assert table.say(line.about)
                    said.add(kind)
    assert said == {kind for kind, where in DISCARDING.items() if where == game}


def test_a_line_of_cauldron_says_who_has_thwarted_something_and_whom_a_spell_is_aimed_at(services):
    about: dict[str, set[str]] = {}
    for line in lines_of(services, "cauldron"):
        told = "" if line.about is None else line.about.key
        about.setdefault(line.words.key.removeprefix("cauldron.log."), set()).add(told)
    assert about["cancelled"] == {"cauldron.why.thwarted"}
    assert any(told == {"cauldron.why.thwarted"} for key, told in about.items() if key.startswith("foiled."))
    assert about["casts"] == {"", "cauldron.why.aimed", "cauldron.log.gains"}
    assert about["rolled"] >= {"cauldron.why.rolled.order", "cauldron.why.rolled.steal"}


def test_a_brew_that_yields_something_else_than_is_printed_says_so(services):
    potions, told = GAMES["cauldron"].load().cards.potions, set()
    for path in recorded_games("cauldron"):
        session = recorded(path)
        table = table_of(services, session, None)
        for turn in session.history:
            for brewed in (event for event in turn.events if isinstance(event, Brewed)):
                [line] = table.log_lines(turn.number, [brewed])
                differs = brewed.magik != potions[brewed.potion].magik
                assert (line.about is not None) == differs, brewed
                told.add(differs)
    assert told == {True, False}
