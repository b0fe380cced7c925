"""No line of a log is cut, whatever was done in a match and with however long a name."""

import re
from itertools import pairwise

import pytest
from cauldron_harness import cauldron
from harness import STEP, asked, match_of, play_on, sit_down
from recorded_matches import recorded, recorded_games

from game.play.moments import Moment
from game.scenes.playing.play_log import PlayLog
from game.scenes.playing.table_at import table_at
from game.tables.log_line import LogLine
from game.view.drawing.canvas import Canvas
from game.view.drawing.theme import Theme
from game.view.scene import Services


def letters(said: str) -> str:
    """Return words without spaces and signs."""
    return re.sub(r"<.*?>|\s", "", said)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_no_line_of_a_log_is_cut_and_no_name_in_it_shortened(
    services: Services, plain_theme: Theme, game: str, text_size: int
) -> None:
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    cut, seen = services.studio.lettering.cut, 0
    for path in recorded_games(game):
        session = recorded(path)
        table = table_at(services, session, 0, 0, Moment(session.move_count))
        services.sheets.load(("heads", *table.sheets))
        lines: dict[LogLine, LogLine] = {}
        for number, happened in session.moments.happened(session.moments.last):
            for line in table.log_lines(number, list(happened)):
                lines[line._replace(turn=0, seat=0)] = line
        log, told = PlayLog(table), list(lines.values())
        for first in range(0, len(told), log.rows):
            log.tell_before(told[first : first + log.rows])
            canvas = Canvas(services.studio, services.studio.viewport)
            log.draw(canvas, -2)
            written = letters(" ".join(canvas.picture.texts))
            assert not [said for line, _ in log.shown() if (said := letters(table.say(line.words))) not in written]
        seen += len(told)
    assert seen > 40
    assert not set(cut)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_large_letters_of_a_log_are_alike(services: Services, plain_theme: Theme, game: str) -> None:
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=1.3))
    session = recorded(recorded_games(game)[0])
    table = table_at(services, session, 0, 0, Moment(session.move_count))
    services.sheets.load(("heads", *table.sheets))
    log, tall = PlayLog(table), 0
    log.follow(session, 0, session.moments.last)
    least = min(row.height for _, row in log.shown())
    while True:
        rows = log.shown()
        assert all(above.bottom == pytest.approx(below.y) for (_, above), (_, below) in pairwise(rows))
        assert rows[-1][1].bottom <= table.log_area().bottom
        for line, row in rows:
            wide = Canvas(services.studio, services.studio.viewport).measure(table.say(line.words), size=23).width
            tall += row.height > least
            assert line.heading or row.height > least or wide * 0.9 < row.width - 52
        first = rows[0][0]
        log.turn(3)
        if log.shown()[0][0] is first:
            break
    assert first is log.lines[0]
    # No line of Bubble and Boil is that long in English.
    assert (tall > 0) == (game != "bubble_and_boil")


def test_the_heading_of_a_season_shows_its_omen(services: Services) -> None:
    harness = sit_down(services, cauldron("person", "greedy"))
    harness.wait_for(asked(harness))
    shown = harness.top.state.log.shown()
    heading = next(row for row, (line, _) in enumerate(shown) if line.heading)
    assert "face.omen.large" not in harness.frames
    harness.look_at(f"log {heading}")
    assert "face.omen.large" in harness.frames


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_line_is_read_while_bots_move_on(services: Services, game: str) -> None:
    """The log may be a picture late, not a move."""
    session = match_of("person", "random", "random", "random", game=game, seed=6)
    play_on(session, lambda each: each.move_count > 8 and each.to_move not in {0, None})
    harness = sit_down(services, session)
    scene, late = harness.top, 0
    told = scene.state.log.lines
    while session.to_move not in {0, None} and late < 4:
        harness.stack.update(STEP)
        assert harness.texts
        if (lines := scene.state.log.lines) != told:
            told, late = lines, late + 1
            harness.stack.update(0.0)
            written = harness.texts
            shown = [scene.table.say(line.words) for line, _ in scene.state.log.shown() if not line.heading]
            assert any(letters(shown[-1]) in letters(text) for text in written), shown[-1]
    assert late


def test_a_bar_tells_which_lines_are_in_sight(services: Services) -> None:
    harness = sit_down(services, match_of("person", "random", game="cauldron15", seed=3))
    assert harness.top.state.log.bar() is None, "all are"
    session = play_on(match_of("person", "random", game="cauldron15", seed=3), lambda each: each.move_count > 20)
    log = sit_down(services, session).top.state.log
    track, thumb = log.bar()
    assert thumb.bottom == pytest.approx(track.bottom), "the last line is in sight"
    log.turn(1000)
    track, thumb = log.bar()
    assert thumb.y == pytest.approx(track.y), "so is the first one"
