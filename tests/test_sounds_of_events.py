"""Sounds of events: every kind of event of every game has a sound or a reason, and none tells what is hidden."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.event import Event
from game.play.catalogue import GAMES
from game.play.luck import Luck
from game.store.places import CONFIG
from game.view.sound.sound_list import AtLeast, Cue, SoundList

SOUNDS = SoundList.read(CONFIG / "sounds.yaml")
MOVES = 40


def kinds_of(game: str) -> dict[str, type[Event]]:
    """Return the kinds of events of a game by name."""
    module = import_module(f"game.rules.{game}.events")
    found = {name: kind for name, kind in vars(module).items() if isinstance(kind, type) and issubclass(kind, Event)}
    return {name: kind for name, kind in found.items() if kind.__module__ == module.__name__}


KINDS = [(game, name) for game in sorted(GAMES) for name in kinds_of(game)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_exactly_the_kinds_of_events_that_there_are_have_a_sound_or_a_reason(game):
    assert set(SOUNDS.rules[game]) == set(kinds_of(game))
    assert game in SOUNDS.scenes


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_a_rule_looks_at_public_fields_only(game, name):
    kind = kinds_of(game)[name]
    for rule in SOUNDS.rules[game][name]:
        looked_at = {*rule.when, *([rule.step.of] if rule.step else [])}
        assert looked_at <= set(kind.__struct_fields__) - set(kind.secret)
        assert rule.silent is None or len(rule.silent) > 20


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_a_condition_can_hold_and_fail(game, name):
    for rule in SOUNDS.rules[game][name]:
        for wanted in rule.when.values():
            assert not isinstance(wanted, AtLeast) or wanted.least > 0
            assert not isinstance(wanted, str) or wanted in {"field", "supply", "cellar", "stock", "exact", "over"}


def played(game: str, seed: int, seats: int) -> Iterator[tuple[Any, Any, Any, list[Event]]]:
    """Yield the controller, the position before, the move and its events of a random match."""
    loaded = GAMES[game].load()
    controller = loaded.controller(loaded.options({}, seats))
    position = controller.start(seats, seed)
    luck = Luck(seed)
    for _ in range(MOVES):
        if controller.to_move(position) is None:
            return
        legal = controller.legal_moves(position)
        move = legal[luck.below(len(legal))]
        before, events = position.copy(), []
        controller.apply(position, move, events.append)
        yield controller, before, move, events


def cues(controller: Any, events: list[Event], eyes: int | None, after: Any) -> list[Cue | None]:
    seen = controller.observe(after, eyes)
    return [SOUNDS.cue(controller.game, event.seen_by(eyes), seen) for event in events]


@pytest.mark.parametrize("game", sorted(GAMES))
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_whoever_listens_hears_the_same(game, seed):
    seats = GAMES[game].seats[1]
    for controller, before, move, events in played(game, seed, seats):
        after = before.copy()
        controller.apply(after, move)
        heard = cues(controller, events, None, after)
        assert all(cues(controller, events, seat, after) == heard for seat in range(seats))


@pytest.mark.parametrize("game", sorted(GAMES))
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_other_hidden_cards_sound_the_same_where_the_same_is_seen(game, seed):
    seats = GAMES[game].seats[1]
    compared = 0
    for controller, before, move, events in played(game, seed, seats):
        mover = controller.to_move(before)
        other = controller.sampler(controller.observe(before, mover)).deal(Luck(seed))
        there: list[Event] = []
        controller.apply(other, move, there.append)
        if [event.seen_by(None) for event in events] != [event.seen_by(None) for event in there]:
            continue
        after = before.copy()
        controller.apply(after, move)
        compared += 1
        assert cues(controller, there, None, other) == cues(controller, events, None, after)
    assert compared > 0
