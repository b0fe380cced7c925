"""Replay: a match that is over is seen again by mouse and keys, by any eyes, and played on from any moment."""

import re
import shutil
from itertools import combinations
from pathlib import Path

import pytest
from harness import Harness, deciding, match_of, play_on, tables_of

from game.play.moments import Moment
from game.play.session import Session
from game.scenes.playing.play_log import PlayLog
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.table_at import table_at
from game.scenes.replay.analysis_view import BESIDE
from game.scenes.replay.replay_scene import TABLE, ReplayScene, open_places
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.store.journal import read_journal
from game.store.records import Branch
from game.view.dialog import Dialog
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed, PointerReleased, Pressed

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def over(services):
    session = play_on(match_of("person", "greedy", "greedy", seed=3, library=services.library))
    session.close()
    return services, session.path


@pytest.fixture
def replay(over) -> Harness:
    services, path = over
    return Harness(services, ReplayScene(services, Session.read(path), tables_of(services)))


def test_a_finished_match_is_replayed_from_the_shelf(over):
    services, _ = over
    harness = Harness(services, MatchesScene(services, lambda: TitleScene(services)))
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ReplayScene)
    assert harness.top.moment == Moment(0)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, MatchesScene)
    harness.press(Intent.CONFIRM)
    harness.click("leave")
    assert isinstance(harness.top, MatchesScene)


def test_keys_move_by_moves_turns_and_to_the_ends(replay):
    scene, session = replay.top, replay.top.session
    replay.press(Intent.RIGHT, Intent.RIGHT)
    assert scene.moment == Moment(2)
    replay.press(Intent.LEFT)
    assert scene.moment == Moment(1)
    replay.press(Intent.LAST)
    assert scene.moment == session.moments.last
    replay.press(Intent.RIGHT)
    assert scene.moment == session.moments.last
    replay.press(Intent.FIRST, Intent.LEFT)
    assert scene.moment == Moment(0)
    reached = []
    while scene.moment != session.moments.last:
        replay.press(Intent.TURN_ON)
        reached.append(scene.moment.turn)
    seats = [turn.seat for turn in session.history]
    assert reached == [*(n for n in range(1, len(seats)) if seats[n] != seats[n - 1]), len(seats)]
    for number in [*reversed(reached[:-1]), 0]:
        replay.press(Intent.TURN_BACK)
        assert scene.moment.turn == number


def test_a_step_is_one_event(replay):
    scene = replay.top
    expected = [moment for moment, _ in scene.session.moments.following(Moment(0))][:6]
    reached = []
    while len(reached) < 6:
        replay.press(Intent.STEP)
        if scene.moment.events:
            reached.append(scene.moment)
    assert reached == expected
    # From the middle of a move the arrow leads to its end or its beginning.
    inside = scene.moment
    replay.press(Intent.RIGHT)
    assert scene.moment == Moment(inside.turn)


def test_it_plays_by_itself_and_stops_at_the_end(replay):
    scene = replay.top
    replay.press(Intent.LAST, Intent.LEFT, Intent.LEFT, Intent.PAUSE, Intent.FASTER)
    replay.wait_for(lambda: scene.next_frame_due is None, seconds=10)
    assert scene.moment == scene.session.moments.last


def test_the_playhead_is_dragged(replay):
    scene, bar = replay.top, replay.widgets["seek"]
    y = bar.area.middle_y
    replay.give(PointerMoved(bar.x_of(0), y), PointerPressed(bar.x_of(0), y))
    for number in (5, 30, 12):
        replay.give(PointerMoved(bar.x_of(number), y))
        assert scene.moment == Moment(number)
    replay.give(PointerReleased(bar.x_of(12), y))
    assert scene.moment == Moment(12)


def test_the_log_ends_at_the_moment(replay):
    scene = replay.top
    for number in (0, 10, scene.session.moments.last.turn):
        scene.seek(number)
        assert all(line.turn <= number for line in scene._log._lines)
    assert max(line.turn for line in scene._log._lines) == number


def test_after_the_match_all_eyes_are_open(replay):
    scene = replay.top
    assert scene.eyes == 0
    scene.seek(3)
    hands = []
    for number in (1, 2, 3):
        replay.give(Pick(number))
        assert scene.eyes == number - 1
        hands.append(scene._table.seen.hand)
    assert len(set(hands)) == 3
    replay.press(Intent.ALL_EYES)
    assert scene.eyes is None
    assert scene._table.seen.hand == ()
    replay.click("eyes 1")
    assert scene.eyes == 1


def test_while_a_match_runs_only_the_own_eyes_are_open(services):
    session = play_on(match_of("person", "greedy", "greedy", seed=5, library=services.library), deciding("play"))
    harness = Harness(services, ReplayScene(services, session, tables_of(services)))
    harness.give(Pick(2))
    assert harness.top.eyes == 0
    harness.click("eyes 2")
    assert harness.top.eyes == 0
    session.close()
    session = play_on(match_of("person", "person", seed=5, library=services.library), deciding("play"))
    harness = Harness(services, ReplayScene(services, session, tables_of(services)))
    harness.give(Pick(1), Pick(2))
    assert harness.top.eyes is None
    session.close()


@pytest.mark.parametrize(("at", "wish"), [(0, "replay.play_on.start"), (20, "replay.play_on.wish")])
def test_a_match_is_played_on_from_a_moment(over, replay, at, wish):
    _, path = over
    source = path.read_bytes()
    scene = replay.top
    scene.seek(at)
    replay.press(Intent.PLAY_ON)
    assert scene.services.words.say(wish, count=at) in replay.texts
    replay.widgets.focus_on("kind 1")
    replay.press(Intent.LEFT)
    kind = replay.top._seats[1].kind
    replay.click("done")
    branched = next(each for each in replay.stack.scenes if isinstance(each, PlayScene)).session
    assert kind == branched.match.seats[1].kind != "greedy"
    assert [turn.move for turn in branched.history] == [turn.move for turn in scene.session.history[:at]]
    assert branched.controller.to_plain(branched.live_position()) == scene.session.controller.to_plain(
        scene.session._positions[at]
    )
    header = read_journal(branched.path).header
    assert header.branch == Branch(path.name, at)
    assert header.begun is not None
    branched.close()
    assert path.read_bytes() == source


def test_from_its_end_no_match_is_played_on(replay):
    scene = replay.top
    scene.seek(scene.session.move_count)
    replay.press(Intent.PLAY_ON)
    assert replay.top is scene and replay.says("replay.play_on.over")
    assert not replay.widgets["play_on"].enabled
    scene.seek(scene.session.move_count - 1)
    assert replay.widgets["play_on"].enabled


def test_a_match_is_played_on_with_fresh_luck(over, replay):
    _, path = over
    scene = replay.top
    scene.seek(20)
    replay.press(Intent.PLAY_ON)
    replay.widgets.focus_on("luck")
    replay.press(Intent.RIGHT)
    replay.click("done")
    branched = next(each for each in replay.stack.scenes if isinstance(each, PlayScene)).session
    branch = read_journal(branched.path).header.branch
    assert (branch.match, branch.at, branch.earlier) == (path.name, 20, ())
    was = scene.session.controller.to_plain(scene.session._positions[20])
    expected = scene.session.controller.from_plain(was)
    scene.session.controller.reshuffle(expected, branch.luck)
    assert branched.controller.to_plain(branched.live_position()) == scene.session.controller.to_plain(expected) != was
    branched.close()


def of_other_rules(path: Path, change=lambda lines: lines) -> Path:
    """Write the journal of a recorded match as a program of other rules would have, with its lines changed."""
    header, *lines = (GAMES / "cauldron15_lowest.jsonl").read_bytes().splitlines(keepends=True)
    at = header.index(b'"fingerprint":"') + len(b'"fingerprint":"')
    path.write_bytes(b"".join([header[:at] + b"0000" + header[at + 4 :], *change(lines)]))
    return path


def told_of_other_rules(services, path: Path) -> Harness:
    harness = Harness(services, ReplayScene(services, Session.read(path), tables_of(services)))
    assert isinstance(harness.top, Dialog)
    assert harness.says("play.replay.other_rules")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, ReplayScene)
    return harness


def test_a_match_of_other_rules_is_seen_whole_where_its_moves_can_be_made(services, tmp_path):
    scene = told_of_other_rules(services, of_other_rules(tmp_path / "old.jsonl")).top
    assert (scene.moment.turn, scene.session.base, scene.session.move_count) == (0, 0, 48)
    scene.seek(7)
    assert scene.moment.turn == 7


def test_where_a_match_of_other_rules_led_elsewhere_its_own_position_is_shown(services, tmp_path):
    def another_chance(lines):
        return [*lines[:-1], re.sub(rb'"chance":\d+', b'"chance":5', lines[-1])]

    path = of_other_rules(tmp_path / "old.jsonl", another_chance)
    session = told_of_other_rules(services, path).top.session
    assert (session.base, session.move_count) == (0, 48)
    assert session.controller.to_plain(session.live_position())["chance"] == 5
    assert not session.may_branch


def test_a_match_of_other_rules_is_replayed_from_where_a_position_can_be_read(services, tmp_path):
    def another_move(lines):
        first = next(at for at, line in enumerate(lines) if b'"record":"move"' in line)
        lines[first] = lines[first].replace(b'"text":"play', b'"text":"plant')
        return lines

    harness = told_of_other_rules(services, of_other_rules(tmp_path / "old.jsonl", another_move))
    scene = harness.top
    assert scene.moment.turn == scene.session.base > 0
    harness.press(Intent.PLAY_ON)
    assert harness.top is scene
    assert harness.says("play.branch.missing")


def test_of_a_match_that_cannot_be_looked_back_at_no_move_is_judged(services, tmp_path):
    def only_the_end(lines):
        return [line.replace(b'"text":"', b'"text":"x') for line in lines]

    harness = told_of_other_rules(services, of_other_rules(tmp_path / "old.jsonl", only_the_end))
    harness.press(Intent.HINT)
    assert harness.top.analysis is None
    assert harness.says("analysis.gone")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize(
    "name", ["alarun_highest", "bubble_and_boil_rounds", "cauldron15_more_cards", "cauldron_brew_quick"]
)
def test_every_game_is_replayed_at_every_text_size(services, tmp_path, name, text_size):
    path = Path(shutil.copy(GAMES / f"{name}.jsonl", tmp_path))
    services.settings.change(text_size=text_size)
    harness = Harness(services, ReplayScene(services, Session.read(path), tables_of(services)))
    harness.stack.apply_settings()
    scene = harness.top
    last = scene.session.moments.last.turn
    assert len(scene._rounds) > 1
    marks = "seasons" if scene.session.match.game == "cauldron" else "rounds"
    assert harness.widgets["seek"].note == services.words.say(f"replay.seek.tip.{marks}")
    for number in (0, last // 2, last):
        scene.seek(number)
        harness.give(Pressed(Intent.STEP))
        services.studio.lettering.cut.clear()
        texts = harness.texts
        assert services.words.say("replay.move", number=scene.moment.turn, count=last) in texts
    harness.press(Intent.ALL_EYES)
    assert harness.texts


def test_everything_on_the_bar_is_reached_by_keys(replay):
    reached = set()
    for _ in replay.widgets.ids:
        reached.add(replay.widgets.focus)
        replay.press(Intent.NEXT)
    assert reached == set(replay.widgets.ids)


def test_after_the_match_all_hands_lie_open_together(replay):
    scene = replay.top
    scene.seek(3)
    replay.press(Intent.ALL_EYES)
    hands = [table.seen.hand for table in scene._every]
    moments = scene.session.moments
    assert hands == [moments.observe(seat, Moment(3)).hand for seat in range(3)]
    assert all(hands)
    assert replay.texts
    replay.give(Pick(1))
    assert scene._every == []


@pytest.mark.parametrize("room", [TABLE, BESIDE], ids=["alone", "beside"])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_open_tables_and_what_is_above_them_keep_clear_of_one_another(room, count):
    areas = [area for place in open_places(room, count) for area in place if area is not None]
    assert len(areas) >= count
    assert all(one.shared(other) == 0 for one, other in combinations(areas, 2))
    assert all(area.shared(room) == pytest.approx(area.width * area.height) for area in areas)


def test_while_a_match_runs_no_hands_lie_open(services):
    session = play_on(match_of("person", "person", seed=5, library=services.library), deciding("play"))
    harness = Harness(services, ReplayScene(services, session, tables_of(services)))
    harness.press(Intent.ALL_EYES)
    assert harness.top._every == []
    session.close()


def test_a_game_of_memory_is_not_looked_back_at_while_it_runs(services):
    match = match_of("person", "greedy", seed=5, game="bubble_and_boil", library=services.library)
    session = play_on(match, lambda session: session.move_count > 12 and session.to_move == 0)
    harness = Harness(services, ReplayScene(services, session, tables_of(services)))
    scene = harness.top
    assert (scene.moment, scene.eyes) == (session.moments.last, None)
    harness.press(Intent.FIRST)
    assert harness.says("table.log.closed")
    harness.press(Intent.LEFT, Intent.TURN_BACK)
    harness.give(Pick(1))
    assert (scene.moment, scene.eyes) == (session.moments.last, None)
    session.close()


def test_the_log_of_any_moment_is_that_of_a_fresh_one(replay):
    """However one goes to and fro, the log tells what it would tell from the beginning."""
    scene = replay.top
    for moment in (Moment(5), Moment(6), Moment(7, 1), Moment(7), Moment(30), Moment(12), Moment(12, 1), Moment(13)):
        scene._seek(moment)
        fresh = PlayLog(scene._table)
        fresh.follow(scene.session, scene.eyes, moment)
        assert scene._log._lines == fresh._lines
        assert scene._log.shown() == fresh.shown()


@pytest.mark.parametrize("game", ["cauldron15", "bubble_and_boil"])
def test_the_log_follows_a_match_that_is_undone_and_goes_on(services, game):
    session = play_on(match_of("person", "greedy", seed=8, game=game), lambda session: session.move_count > 25)
    table = table_at(services, session, 0, 0, session.moments.last)
    log = PlayLog(table)
    for _ in range(6):
        log.follow(session, 0, session.moments.last)
        fresh = PlayLog(table)
        fresh.follow(session, 0, session.moments.last)
        assert log._lines == fresh._lines
        if session.why_no_undo() is None:
            session.undo()
        legal = session.legal_moves()
        session.play(legal[len(legal) // 2])
        while session.to_move not in (0, None):
            session.play(session.legal_moves()[0])


def test_the_rows_of_playing_on_are_reached_by_arrows(replay):
    replay.top.seek(3)
    replay.press(Intent.PLAY_ON, Intent.UP)
    reached = [replay.widgets.focus]
    for _ in range(4):
        replay.press(Intent.UP)
        reached.append(replay.widgets.focus)
    assert reached == ["done", "luck", "kind 2", "kind 1", "kind 0"]
    for _ in range(4):
        replay.press(Intent.DOWN)
    assert replay.widgets.focus == "done"
    replay.press(Intent.RIGHT, Intent.UP)
    assert replay.widgets.focus == "luck"
