"""Anything whatever done at the window, for a few seconds: the whole campaign is `torture events`."""

import logging
from collections.abc import Iterator

import pygame
import pytest

from game.cli.torture import ui_events
from game.cli.torture.monkey import Hand
from game.core.errors import IllegalMove
from game.core.reason import reason
from game.scenes.title import TitleScene
from game.view.window import close_window, open_headless

SEED = 1009
"""A case with a long match."""


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    """Leave the window as other tests expect it."""
    yield
    close_window()
    open_headless()


def test_nothing_that_is_done_at_the_window_goes_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(ui_events.EVENTS.run(7, 800)) == []
    table = capsys.readouterr().out
    for word in ("PlayScene", "matches", "Alarún"):
        assert word in table


def test_an_error_in_a_scene_is_found_and_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: TitleScene, dt: float) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(TitleScene, "update", fail)
    monkeypatch.setattr(ui_events.Case, "_first", ui_events.Case._home)
    (failure,) = ui_events.EVENTS.run(11, 1)
    assert failure.seed == 11
    assert "boom" in failure.what
    assert "test_events.py" in failure.what


def test_the_same_seed_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ui_events, "LONGEST", 120)
    done: list[list[pygame.event.Event]] = [[], []]
    usual = Hand.events
    for actions in done:

        def watched(self: Hand, scene: object, actions: list[pygame.event.Event] = actions) -> list[pygame.event.Event]:
            found = list(usual(self, scene))  # type: ignore[arg-type]
            actions += found
            return found

        monkeypatch.setattr(Hand, "events", watched)
        assert list(ui_events.EVENTS.run(SEED, 1)) == []
    assert done[0] == done[1]
    assert len(done[0]) > 100


def test_an_illegal_move_that_reaches_the_referee_is_noted() -> None:
    class Refusing:
        def apply(self, position: object, move: object, tell: object) -> None:
            raise IllegalMove(reason("play.read_only"))

    class Anything:
        text = "brew moonlight"

    found: list[str] = []
    with pytest.raises(IllegalMove):
        ui_events.Watched(Refusing(), found).apply(None, Anything())  # type: ignore[arg-type]
    assert "brew moonlight" in found[0]


def test_findings_take_down_errors_with_their_places() -> None:
    findings = ui_events.Findings()
    try:
        raise KeyError("potion")
    except KeyError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "in %s", ("PlayScene",), (KeyError, error, None))
    findings.emit(record)
    assert "in PlayScene: KeyError: 'potion'" in findings.found[0]
