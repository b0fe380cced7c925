"""What a master would have done is shown in the replay, by mouse and keys, and goes on where it was left."""

import re
import shutil
from pathlib import Path

import pytest
from harness import Harness, tables_of

from game.bots.review import Budget
from game.core.reason import reason
from game.play.analysis.report import Rated
from game.play.moments import Moment
from game.play.session import Session
from game.play.task import Judgement
from game.scenes.replay.analysis_panel import advice_of, draw_advice
from game.scenes.replay.analysis_view import PANEL, PROGRESS
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.store.shelf import ANALYSIS
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed, PointerReleased

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(autouse=True)
def small_budgets(monkeypatch):
    """Few worlds tell enough here."""

    def budget(budgets, name):
        return Budget(8, screen=1, turns=3) if budgets.quick.turns else Budget(100 if name == "quick" else 120)

    monkeypatch.setattr("game.play.catalogue.Budgets.of", budget)
    monkeypatch.setattr("game.play.analysis.analyst.best_eyes", lambda: "greedy")


def on_shelf(services, name: str) -> Path:
    services.library.folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(GAMES / f"{name}.jsonl", services.library.folder))


def replay_of(services, path: Path, *, judged: bool = False) -> Harness:
    scene = ReplayScene(services, Session.read(path), tables_of(services), judged=judged)
    return Harness(services, scene)


def finish(harness: Harness) -> None:
    harness.wait_for(lambda: harness.top.analysis.report.is_whole, seconds=120)


@pytest.fixture
def judged(services) -> Harness:
    harness = replay_of(services, on_shelf(services, "cauldron15_highest"))
    harness.press(Intent.HINT)
    finish(harness)
    return harness


def test_the_moves_of_the_seat_are_rated_and_the_better_one_is_named(judged, services):
    scene = judged.top
    report = scene.analysis.report
    assert report.seat == scene.eyes == 0
    assert report.slips, "the apprentice's match has some"
    rated = report.slips[0]
    scene.seek(rated.judgement.number - 1)
    better = scene.analysis.better(scene.moment, scene.eyes)
    assert better.hinted.text == rated.judgement.best
    texts = " ".join(judged.texts)
    words = services.words.for_seats(scene.session.names)
    assert words.say(rated.judgement.why).split()[0] in texts
    assert scene._table.say(scene._table.move_words(better.hinted)).split()[-1] in texts
    # By other eyes it would tell what they cannot know.
    judged.press(Intent.ALL_EYES)
    assert scene.analysis.better(scene.moment, scene.eyes) is None


def test_n_leads_from_slip_to_slip(judged):
    scene = judged.top
    slips = [each.judgement.number - 1 for each in scene.analysis.report.slips]
    judged.press(Intent.FIRST)
    reached = []
    for _ in slips:
        judged.press(Intent.SLIP_ON)
        reached.append(scene.moment.turn)
    assert reached == slips
    judged.press(Intent.SLIP_ON)
    assert scene.moment.turn == slips[-1]
    for number in reversed(slips[:-1]):
        judged.press(Intent.SLIP_BACK)
        assert scene.moment.turn == number
    judged.press(Intent.LAST)
    judged.click("next_slip")
    assert scene.moment.turn == slips[0]


def test_a_row_and_the_curve_lead_to_their_moment(judged):
    scene = judged.top
    rated = scene.analysis.report.rated
    judged.widgets.focus_on("rated")
    judged.press(Intent.DOWN, Intent.CONFIRM)
    assert scene.moment == Moment(rated[1].judgement.number - 1)
    last = scene.session.moments.last.turn
    assert judged.says("replay.before", number=rated[1].judgement.number, count=last)
    curve = judged.widgets["curve"]
    x, y = curve.x_of(20), curve.area.middle_y
    judged.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert abs(scene.moment.turn - 20) <= 1
    judged.press(Intent.HINT)
    assert scene.analysis is None
    assert "curve" not in judged.widgets.ids


def test_other_eyes_are_judged_apart(judged):
    scene = judged.top
    first = scene.analysis.report
    judged.give(Pick(3))
    assert (scene.eyes, scene.analysis.report.seat) == (2, 2)
    finish(judged)
    assert {each.judgement.number for each in scene.analysis.report.rated}.isdisjoint(
        each.judgement.number for each in first.rated
    )
    judged.give(Pick(1))
    assert scene.analysis.report == first


def test_leaving_pauses_and_coming_back_goes_on(services):
    path = on_shelf(services, "cauldron15_highest")
    harness = replay_of(services, path, judged=True)
    scene = harness.top
    harness.wait_for(lambda: len(scene.analysis.report.rated) >= 3, seconds=60)
    harness.click("pause_judging")
    harness.give(PointerMoved(-1, -1))
    some = scene.analysis.report
    assert not some.is_whole
    assert scene.next_frame_due is None
    harness.press(Intent.CANCEL)
    kept = path.with_name(path.name + ANALYSIS)
    data = kept.read_bytes()
    asked = len(services.thinker().asked)
    harness = replay_of(services, path, judged=True)
    assert set(harness.top.analysis.report.rated) >= set(some.rated)
    finish(harness)
    whole = harness.top.analysis.report
    assert len(services.thinker().asked) - asked == len(whole.rated) - len(some.rated)
    assert kept.read_bytes() != data
    harness = replay_of(services, path, judged=True)
    assert harness.top.analysis.report == whole
    assert harness.top.next_frame_due is None
    harness.click("closer")
    first = harness.top.analysis.report
    assert len(first.rated) == len(whole.rated)
    assert all(each.is_former for each in first.rated)
    harness.give(PointerMoved(-1, -1))
    harness.press(Intent.FIRST)
    harness.top.seek(harness.top.session.moments.last.turn)
    assert harness.says("analysis.former")
    finish(harness)
    assert not any(each.is_former for each in harness.top.analysis.report.rated)
    assert harness.top.analysis.report.rated[0].judgement.worlds >= 24


def test_what_an_older_master_said_is_told_and_can_be_judged_again(services):
    path = on_shelf(services, "cauldron15_highest")
    harness = replay_of(services, path, judged=True)
    finish(harness)
    harness.press(Intent.CANCEL)
    kept = path.with_name(path.name + ANALYSIS)
    kept.write_bytes(kept.read_bytes().replace(b'"by":"', b'"by":"x'))
    harness = replay_of(services, path, judged=True)
    assert harness.says("analysis.older")
    harness.click("again")
    finish(harness)
    assert not harness.says("analysis.older")


def test_nothing_is_written_beside_a_match_that_is_not_on_the_shelf(services, tmp_path):
    path = Path(shutil.copy(GAMES / "cauldron15_highest.jsonl", tmp_path))
    harness = replay_of(services, path, judged=True)
    finish(harness)
    harness.press(Intent.CANCEL)
    assert not path.with_name(path.name + ANALYSIS).exists()


def test_without_anybody_who_judges_it_is_said(services):
    harness = replay_of(services, on_shelf(services, "cauldron15_highest"), judged=True)
    thinker = services.thinker()
    thinker.poll = thinker.cancel
    harness.wait_for(lambda: not harness.top._desk.is_running, seconds=5)
    assert harness.says("analysis.alone")


def test_the_shelf_leads_to_it_for_a_match_that_is_over(services):
    on_shelf(services, "cauldron15_highest")
    harness = Harness(services, MatchesScene(services, lambda: TitleScene(services)))
    harness.click("judge")
    assert isinstance(harness.top, ReplayScene)
    assert harness.top.analysis is not None
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, MatchesScene)


def test_a_match_that_runs_is_not_judged(services):
    whole = (GAMES / "cauldron15_highest.jsonl").read_bytes().split(b"\n")
    path = on_shelf(services, "cauldron15_highest")
    path.write_bytes(b"\n".join(whole[:12]) + b"\n")
    harness = replay_of(services, path)
    assert not harness.widgets["judge"].enabled
    harness.press(Intent.HINT, Intent.SLIP_ON)
    assert harness.top.analysis is None


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "name", ["alarun_shared", "bubble_and_boil_colours", "cauldron15_more_cards", "cauldron_brew_quick"]
)
def test_every_game_is_judged_at_every_text_size(services, name):
    harness = replay_of(services, on_shelf(services, name), judged=True)
    finish(harness)
    scene = harness.top
    for text_size in (100, 130):
        services.settings.change(text_size=text_size)
        harness.stack.apply_settings()
        for rated in scene.analysis.report.rated[:6]:
            scene.seek(rated.judgement.number - 1)
            assert harness.texts
    reached = set()
    for _ in harness.widgets.ids:
        reached.add(harness.widgets.focus)
        harness.press(Intent.NEXT)
    assert reached == set(harness.widgets.ids)


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("language", "size"), [("en", 100), ("de", 130), ("en", 130), ("de", 100)])
def test_each_judged_move_is_told_whole(make, language, size):
    services = make(language)
    services.settings.change(text_size=size)
    harness = replay_of(services, on_shelf(services, "alarun_shared"))
    harness.stack.apply_settings()
    harness.press(Intent.HINT)
    finish(harness)
    names = set(harness.top.analysis._names.values())
    told = {text for text in harness.texts if text[:1].lower() + text[1:] in names or text in names}
    assert told
    assert not {text for text in services.studio.lettering.cut if text in told}


def test_a_better_move_begins_as_its_language_writes_it(make):
    harness = replay_of(make("de"), on_shelf(make("de"), "alarun_shared"), judged=True)
    finish(harness)
    scene = harness.top
    swapped = next(each for each in scene.analysis.report.slips if each.judgement.best.startswith("swap "))
    scene.seek(swapped.judgement.number - 1)
    assert any(re.match(r"Besser war: [A-Z]\w+ in \w+ gegen ", text) for text in harness.texts)


def test_what_was_better_stands_below_each_turning_point(services):
    harness = replay_of(services, on_shelf(services, "bubble_and_boil_colours"), judged=True)
    finish(harness)
    rated = harness.top.analysis.report.rated
    better, little = (
        [text for text in harness.texts if text.startswith(start)]
        for start in ("Better was: ", "A little better was: ")
    )
    assert len(better) == len([each for each in rated if each.rating in {"loose", "costly"}])
    assert len(little) == len([each for each in rated if each.rating == "good"])
    assert better or little


@pytest.mark.parametrize("name", ["cauldron15_highest", "bubble_and_boil_colours"])
def test_the_list_says_what_the_owl_says(services, name):
    harness = replay_of(services, on_shelf(services, name), judged=True)
    finish(harness)
    scene = harness.top
    for rated in scene.analysis.report.slips:
        scene.seek(rated.judgement.number - 1)
        texts, lost = harness.texts, round(100 * rated.lost)
        assert f"−{lost} %" in texts
        told = services.words.say("analysis.turn" if scene.analysis._rates_turns else "analysis.cost", lost=lost)
        assert any(told in text.split("\n") for text in texts)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "qps"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_what_the_list_is_about_stays_on_its_paper(make, language, text_size):
    services = make(language)
    services.settings.change(text_size=text_size)
    harness = replay_of(services, on_shelf(services, "bubble_and_boil_colours"))
    harness.stack.apply_settings()
    harness.press(Intent.HINT)
    for key in ("analysis.waits", "analysis.dearest"):
        about = services.words.say(key)
        harness.wait_for(lambda about=about: about in harness.texts, seconds=120)
        assert about not in services.studio.lettering.cut
        [(left, _, width, _)] = harness.picture.boxes_of(about)
        edge, _, room, _ = services.studio.viewport.to_window(PANEL)
        assert edge < left
        assert left + width < edge + room


def test_a_film_stops_where_a_slip_is_shown(judged):
    scene = judged.top
    for go in (lambda: judged.press(Intent.SLIP_ON), lambda: judged.click("next_slip")):
        judged.press(Intent.FIRST, Intent.PAUSE)
        assert scene.next_frame_due is not None
        go()
        shown = scene.moment
        judged.let_pass(10)
        assert scene.moment == shown


@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
def test_what_the_owl_says_ends_above_the_progress(services, text_scale):
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=text_scale))
    canvas = Canvas(services.studio, services.studio.viewport)
    told = "\n".join(["So gewinnen 69 von 100, wie gespielt 57, mehr nicht."] * 3)
    assert draw_advice(canvas, PANEL, "Besser war: „Prismengurke“ mit den Karten eintragen", told) <= PROGRESS.y


def test_where_the_owl_would_have_erred_too_that_is_said(services):
    """A hint tries fewer things than an analysis: where both differ whoever has followed the hint is told so."""
    why = reason("analysis.keeps_open")
    for agreed in (False, True):
        judgement = Judgement(4, "end", "harvest 0,0", 0.3, 0.5, 0.2, 0.15, 60, why, agreed)
        _, told = advice_of(services.words, Rated(judgement, "costly", 0.15), "…", of_turn=False)
        assert (services.words.say("analysis.agreed") in told) == agreed
        assert (services.words.say(why) in told) != agreed
