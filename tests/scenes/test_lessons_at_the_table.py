"""Lessons at their tables: by mouse and by keys to the end, with every wrong move kept from being made."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, product

import pytest
from harness import SIZE, STEP, Harness, asked, cut_in, home_of

from game.core.hexgrid import cell_name
from game.core.move import Move
from game.core.reason import reason
from game.play.lesson import Answer, LessonRun, games_with_lessons, load_lesson, reach
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron15.cards import CARD_NAMES, parse_card
from game.scenes.lessons.lesson_buttons import LAST_READ
from game.scenes.lessons.lesson_count import LessonCount
from game.scenes.lessons.lesson_owl import arrow_upon
from game.scenes.lessons.lesson_points import MARGIN, point_at, points_of
from game.scenes.lessons.lesson_scene import LessonScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_composing import first_part, next_id
from game.scenes.playing.play_intents import Take
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.scenes.setup import SetupScene
from game.scenes.sitting_down import taught
from game.scenes.title import TitleScene
from game.store.settings import SettingsFile, choices
from game.tables.asking import Look
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.picture import Stroke
from game.view.drawing.theme import Theme
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Intent, PointerMoved, PointerPressed, PointerReleased, Released
from game.view.input.keyboard import Device
from game.view.scene import Services
from game.view.widgets import Button, Spot, Tabs

EDGES = {True: 7.0, False: 12.0}
"""What of the box of words, and of that of a counter, is free of ink, in layout px."""

GROWN = 0.85
"""The part of the chosen letters' growth that the words of the owl have at least, where a step is crowded."""

LIGHT = ("soft", "ring", "candle")
LARGE = 330.0
"""What is wider or higher is a ground on which pieces lie, in layout px."""

SEEN_ALL_THE_SAME = 0.12
"""The part of a piece that may be beneath the owl."""

NEVER = (ResultsScene, CountScene, HandoverScene)


@pytest.fixture(params=games_with_lessons())
def game(request: pytest.FixtureRequest) -> str:
    """Return the id of a game that has a lesson."""
    return str(request.param)


@pytest.fixture
def quick(services: Services) -> Services:
    """Services with which nothing takes time."""
    services.settings.change(reduced_motion=True, bot_pace=0)
    return services


def _sit(services: Services, game: str, step: int = 0) -> Harness:
    """Return a learner before the table of a lesson, at a step."""
    run = LessonRun(load_lesson(game, "Rowan"))
    reach(run, step)
    home = home_of(services)
    return Harness(services, taught(services, run, home, partial(SetupScene, services, game, home)))


def _step_about(game: str, what: str) -> int:
    """Return the first step of a lesson whose words are named for something."""
    steps = load_lesson(game, "Rowan").steps
    return next(at for at, step in enumerate(steps) if step.say.endswith(what))


def _lesson(harness: Harness) -> LessonScene:
    """Return the lesson; a count in it is left."""
    if isinstance(harness.top, LessonCount):
        harness.press(Intent.CANCEL)
    scene = harness.top
    assert isinstance(scene, LessonScene), f"the lesson has given way to {type(scene).__name__}"
    return scene


def _settle(harness: Harness) -> LessonScene:
    """Let time pass until the learner is wanted: to read, to move, or to choose what comes after the end."""

    def wanted() -> bool:
        scene = _lesson(harness)
        over = scene.run.is_over and scene.at_rest
        return scene.waits or over or (scene.asks and scene.state.asking is not None)

    harness.wait_for(wanted)
    if _lesson(harness).run.is_over:
        harness.let_pass(LAST_READ + STEP)
    if _lesson(harness).sharing.late.has_keys:
        harness.let_pass(FRESH)
    return _lesson(harness)


def _press_on(harness: Harness) -> None:
    """Press what goes on: from what is read, or else with the move that is shown."""
    harness.click(next(id for id in ("lesson.next", "lesson.show") if harness.widgets[id].enabled))


def _press_next(scene: LessonScene, move: Move) -> str:
    """Return the id of what is to be pressed next for a move."""
    asking = scene.state.asking
    assert asking is not None
    id = next_id(move, scene.table, asking, scene.widgets, scene.run.step.point)
    assert id is not None, f"nothing leads to '{move.text}'"
    return id


def _compose(harness: Harness, move: Move, press: Callable[[str], None]) -> None:
    """Compose a move by pressing what leads to it, until the lesson has heard of it."""
    scene = _settle(harness)
    heard = (scene.run.session.move_count, scene.said, scene.run.index)
    for _ in range(6):
        press(_press_next(scene, move))
        if (scene.run.session.move_count, scene.said, scene.run.index) != heard:
            return
    raise AssertionError(f"'{move.text}' was composed and nobody heard of it")


def _area_of(stroke: Stroke) -> Area:
    """Return where something is painted, in layout px."""
    return Area(*(each * LAYOUT.width / SIZE[0] for each in stroke.box))


def _size(*areas: Area) -> float:
    """Return how much the larger of some areas takes, in square layout px."""
    return max(area.width * area.height for area in areas)


def _by_mouse(harness: Harness) -> Callable[[str], None]:
    return harness.click


def _by_keys(harness: Harness) -> Callable[[str], None]:
    def press(id: str) -> None:
        for _ in range(200):
            if harness.widgets.focus == id:
                break
            harness.press(Intent.NEXT)
        assert harness.widgets.focus == id
        harness.press(Intent.CONFIRM)

    return press


@pytest.mark.one_in(2)
@pytest.mark.parametrize("text_size", choices("text_size"))
@pytest.mark.parametrize("way", [_by_mouse, _by_keys], ids=["mouse", "keys"])
def test_a_lesson_is_taken_to_its_end(
    quick: Services, game: str, way: Callable[[Harness], Callable[[str], None]], text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness = _sit(quick, game)
    press, read = way(harness), 0
    while not (scene := _settle(harness)).run.is_over:
        assert not isinstance(harness.top, NEVER)
        if scene.waits and way is _by_keys:
            harness.press(Intent.CONFIRM)
            read += 1
        elif scene.waits:
            harness.click("lesson.bubble")
            read += 1
        else:
            move = scene.run.right_move()
            assert move is not None
            _compose(harness, move, press)
    assert read
    harness.let_pass(3.0)
    assert not isinstance(harness.top, NEVER), "the end of a lesson opens no results"
    assert quick.library.last_unfinished([game]) is None, "a lesson is written nowhere"


def test_a_match_after_the_lesson_begins_with_who_plays_and_how_long(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 99)
    _settle(harness)
    harness.click("lesson.new_match")
    assert isinstance(harness.top, SetupScene)
    harness.click("start")
    harness.wait_for(lambda: type(harness.top) is PlayScene)
    assert quick.library.last_unfinished([game]) is not None


def test_the_way_back_from_setup_after_the_lesson_leads_to_the_title(quick: Services) -> None:
    harness = _sit(quick, "alarun", 99)
    _settle(harness)
    harness.click("lesson.new_match")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, TitleScene)


def test_what_is_played_on_is_on_the_shelf(quick: Services) -> None:
    harness = _sit(quick, "cauldron", 99)
    told = _settle(harness).state.log.lines
    harness.click("lesson.play_on")
    harness.wait_for(lambda: type(harness.top) is PlayScene)
    assert harness.top.session.path is not None
    harness.wait_for(asked(harness))
    lines = harness.top.state.log.lines
    assert told and [line.words for line in lines[: len(told)]] == [line.words for line in told]
    assert lines[len(told)].words == reason("lesson.played_on")
    kept = quick.library.last_unfinished(["cauldron"])
    assert kept is not None and kept.path == harness.top.session.path


def test_a_sentence_of_refusal_is_gone_once_a_piece_is_taken(quick: Services) -> None:
    harness = _sit(quick, "cauldron", _step_about("cauldron", "market"))
    scene = _settle(harness)
    harness.click("market:advanced_potion")
    assert scene.state.notice.words is not None
    harness.click("market:basic_potion")
    assert scene.state.notice.words is None


def test_show_me_takes_every_step(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    seen = set()
    while not (scene := _settle(harness)).run.is_over:
        seen.add(scene.run.index)
        _press_on(harness)
    assert len(seen) >= len(scene.run.lesson.steps) - 2
    assert quick.library.last_unfinished([game]) is None, "a lesson is written nowhere"


@pytest.mark.one_in(4)
@pytest.mark.parametrize("way", ["bubble", "button", "anywhere", "keys"])
def test_what_is_held_to_be_read_goes_on_in_every_lesson(quick: Services, game: str, way: str) -> None:
    quick.settings.change(hold="click")
    harness = _sit(quick, game)
    scene = _lesson(harness)
    while True:
        harness.wait_for(lambda: _lesson(harness).state.hold.stands or scene.waits or scene.asks or scene.run.is_over)
        if scene.state.hold.stands:
            assert harness.widgets["lesson.next"].enabled
            if way == "keys":
                harness.press(Intent.CONFIRM)
            elif way == "anywhere":
                harness.give(PointerPressed(960, 30), PointerReleased(960, 30))
            else:
                harness.click({"bubble": "lesson.bubble", "button": "lesson.next"}[way])
            assert not scene.state.hold.stands
        elif scene.run.is_over:
            return
        elif scene.waits or scene.state.asking is not None:
            _press_on(harness)
        else:
            harness.let_pass(0.1)


def test_a_trick_is_explained_while_it_lies_there_and_not_again(quick: Services) -> None:
    quick.settings.change(hold="click")
    harness, explained = _sit(quick, "cauldron15"), []
    scene = _lesson(harness)
    while True:
        harness.wait_for(lambda: _lesson(harness).state.hold.stands or scene.waits or scene.asks or scene.run.is_over)
        if scene.run.is_over:
            break
        if scene.state.hold.stands and scene.table.seen.trick:
            explained.append(scene.words)
            assert harness.says(scene.words)
            harness.press(Intent.CONFIRM)
        elif scene.waits or scene.state.asking is not None:
            assert not (scene.waits and scene.words in explained), "it is to be read twice"
            _press_on(harness)
        else:
            harness.let_pass(0.1)
    assert {"lesson.cauldron15.below", "lesson.cauldron15.spilt"} <= set(explained)


def test_while_rivals_move_nothing_looks_as_if_the_learner_were_waited_for(quick: Services, game: str) -> None:
    """Whoever is said to decide then is not the learner, no way on is lit, and keys stand at none."""
    quick.settings.change(hold="click", bot_pace=400)
    harness, watched = _sit(quick, game), 0
    scene = _lesson(harness)
    while not (scene.run.is_over and scene.at_rest and not scene.state.hold.stands):
        harness.let_pass(STEP)
        scene = _lesson(harness)
        if scene.state.hold.stands or scene.waits or (scene.asks and scene.state.asking is not None):
            assert scene.state.hold.stands or scene.prompt.yours
            if scene.state.hold.stands or harness.widgets.focus == "lesson.bubble":
                harness.press(Intent.CONFIRM)
            else:
                _press_on(harness)
        elif scene.run.next_move() is not None and scene.state.still:
            watched += 1
            assert not scene.prompt.yours
            assert not harness.widgets["lesson.next"].enabled
            assert harness.widgets.focus != "lesson.bubble"
    assert watched


@pytest.mark.one_in(2)
def test_the_owl_never_goes_back_to_the_step_before_also_beneath_the_pause(quick: Services, game: str) -> None:
    """The press that opens the pause goes on from what is held, of which the owl speaks already."""
    quick.settings.change(hold="click")
    harness, ahead = _sit(quick, game), 0
    scene = _lesson(harness)
    while True:
        harness.wait_for(lambda: _lesson(harness).state.hold.stands or scene.waits or scene.asks or scene.run.is_over)
        if scene.run.is_over and not scene.state.hold.stands:
            break
        if scene.state.hold.stands:
            said, number = scene.words, scene._what_is_said.step
            ahead += number > scene._page
            scene.state.hold.let_go()
            scene.do(Intent.MENU)
            assert isinstance(harness.top, PauseScene)
            assert number == scene._what_is_said.step
            assert said in {scene.words, "lesson.held"}
            harness.press(Intent.CANCEL)
            assert scene._what_is_said.step >= number
        elif scene.waits or scene.state.asking is not None:
            _press_on(harness)
        else:
            harness.let_pass(0.1)
    assert ahead or game != "bubble_and_boil"


@pytest.mark.one_in(2)
def test_while_something_is_held_nobody_is_asked_for_a_move_that_was_made(quick: Services, game: str) -> None:
    quick.settings.change(hold="click")
    harness, made, held = _sit(quick, game), set(), 0
    scene = _lesson(harness)
    while True:
        harness.wait_for(lambda: _lesson(harness).state.hold.stands or scene.waits or scene.asks or scene.run.is_over)
        if scene.run.is_over and not scene.state.hold.stands:
            break
        if scene.state.hold.stands:
            held += 1
            assert scene.words not in made
            assert harness.says(scene.words)
            harness.press(Intent.CONFIRM)
        elif scene.waits or scene.state.asking is not None:
            if scene.asks:
                made.add(scene.run.step.say)
            _press_on(harness)
        else:
            harness.let_pass(0.1)
    assert held or game in {"alarun", "bubble_and_boil"}


@pytest.mark.one_in(2)
def test_keys_begin_at_what_a_step_asks_for_and_not_at_what_it_offers_to_be_tried(quick: Services, game: str) -> None:
    step = next(at for at, each in enumerate(load_lesson(game, "Rowan").steps) if each.mistakes)
    harness = _sit(quick, game, step)
    harness.wait_for(asked(harness))
    scene = _lesson(harness)
    assert scene.widgets.focus in scene.run.step.point
    mistake = next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE)
    scene.do(mistake)
    harness.wait_for(lambda: scene.waits)
    # Keys may stand at what was taken.
    piece = next(id for id in scene.widgets.ids if isinstance(scene.widgets[id], Spot) and not id.startswith("tip "))
    scene.widgets.focus_on(piece, by_keys=True)
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    assert scene.widgets.focus in scene.run.step.point


def test_a_mistake_is_spoken_of_while_it_is_held(quick: Services) -> None:
    quick.settings.change(hold="click")
    harness = _sit(quick, "cauldron15", 8)
    scene, said = _settle(harness), []
    scene.do(next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE))
    harness.wait_for(lambda: scene.state.hold.stands)
    said.append(scene.words)
    assert "owl.doubtful" in harness.frames
    assert not scene.marks.lit, "what would have been right is lit while the owl speaks of the mistake"
    harness.press(Intent.CONFIRM)
    _settle(harness)
    said.append(scene.words)
    assert said == ["lesson.cauldron15.room.over", "lesson.cauldron15.room.spilt"]


def test_the_owl_frowns_at_what_cannot_be_done(quick: Services) -> None:
    harness = _sit(quick, "cauldron15", 1)
    scene = _settle(harness)
    assert "owl.doubtful" not in harness.frames
    harness.click("soul 2")
    assert scene.state.notice.words is not None
    assert "owl.doubtful" in harness.frames
    assert harness.says("lesson.cauldron15.follow"), "what is wanted is still said"
    harness.click("plant 1")
    assert "owl.doubtful" not in harness.frames


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_pot_of_the_learner_is_opened_before_their_eyes(services: Services, way: str) -> None:
    services.settings.change(bot_pace=0)
    harness = _sit(services, "bubble_and_boil", 2)
    harness.wait_for(lambda: isinstance(harness.top, LessonCount))
    assert harness.says("bubble_and_boil.count.heading", name="Rowan")
    seen: set[str] = set()
    for _ in range(40):
        seen.update(harness.frames)
        if isinstance(harness.top, LessonCount):
            harness.let_pass(9.0)
            assert harness.top.next_frame_due is None, "what was counted waits to be looked at"
        if not isinstance(harness.top, LessonCount):
            break
        if way == "mouse":
            harness.click("next")
        else:
            harness.press(Intent.CONFIRM)
        harness.let_pass(0.2)
    assert any(frame.startswith("pot.stream") for frame in seen), "it is poured out"
    assert {"brew.pair", "icon.lock", "brew.broken", "owl.calm"} <= seen, "corruption locks cubes, and a recipe spoils"
    scene = _lesson(harness)
    assert scene.waits
    assert harness.says("lesson.bubble_and_boil.counted")
    harness.press(Intent.CONFIRM)
    assert _settle(harness).run.index == 3
    harness.press(Intent.ERASE)
    harness.wait_for(lambda: isinstance(harness.top, LessonCount))


def test_taking_back_a_mistake_that_is_spoken_of_is_what_the_owl_does_too(quick: Services) -> None:
    run = LessonRun(load_lesson("cauldron15", "Rowan"))
    at = next(at for at, step in enumerate(run.lesson.steps) if step.mistakes)
    harness = _sit(quick, "cauldron15", at)
    scene = _settle(harness)
    scene.do(next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE))
    _settle(harness)
    assert scene.waits
    assert scene.run.mistake is not None
    harness.press(Intent.UNDO)
    _settle(harness)
    assert (scene.run.index, scene.run.mistake) == (at, None), "the step before that stays done"


def test_a_button_that_marks_pieces_says_what_it_wants_in_a_lesson_too(quick: Services) -> None:
    harness = _sit(quick, "cauldron", _step_about("cauldron", "market"))
    scene = _settle(harness)
    harness.click("bar:buy_field")
    assert scene.table.say(scene.prompt.wish) == quick.words.say("cauldron.table.stake.lit.field")


def test_the_way_on_names_the_button_that_a_move_still_wants(quick: Services) -> None:
    harness = _sit(quick, "alarun", _step_about("alarun", "crossing"))
    scene = _settle(harness)
    asking, move = scene.state.asking, scene.run.right_move()
    assert asking is not None
    assert move is not None
    assert all(map(asking.narrowing.choose, move.parts))
    scene.state.invalidate()
    wanted = scene.table.say(scene.prompt.wish)
    (button,) = [action for action in scene.table.actions(asking) if action.move == move]
    harness.click("lesson.next")
    assert scene.state.notice.words == quick.words.say("lesson.next.press", button=scene.table.say(button.label))
    harness.wait_for(lambda: scene.state.notice.words is None)
    assert scene.table.say(scene.prompt.wish) == wanted, "what is asked is said again"
    assert asking.narrowing.move == move


def test_go_on_is_offered_only_where_it_goes_on(services: Services) -> None:
    harness = _sit(services, "bubble_and_boil", 8)
    scene = _settle(harness)
    _press_on(harness)
    watched = 0
    while not scene.waits:
        assert not any(harness.widgets[id].enabled for id in ("lesson.next", "lesson.show"))
        watched += 1
        harness.let_pass(0.1)
    assert watched
    assert harness.widgets["lesson.next"].enabled


@pytest.mark.parametrize("text_size", [100, 130])
def test_pressing_on_at_one_place_makes_no_move_and_leads_out_of_no_lesson(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, last = _sit(quick, game), None
    while not (scene := _settle(harness)).run.is_over:
        spot, made = scene.widgets["lesson.next"].area, scene.session.move_count
        assert last is None or spot == last
        last = spot
        if not scene.waits:
            harness.give(PointerPressed(*spot.centre), PointerReleased(*spot.centre))
            assert scene.session.move_count == made
        _press_on(harness)
    assert last is not None
    for id in ("lesson.title", "lesson.leave"):
        assert id not in scene.widgets.ids or not scene.widgets[id].area.contains(*last.centre), id


def test_the_log_goes_on_through_a_lesson(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    told: dict[int, int] = {}
    while not (scene := _settle(harness)).run.is_over:
        lines = len(scene.state.log.lines)
        assert lines >= max(told.values(), default=0)
        told[scene.run.index] = lines
        _press_on(harness)
    leaps = sum(step.cut is not None for step in scene.run.lesson.steps)
    headings = [line.words.key for line in scene.state.log.lines if line.heading]
    others = headings.count("lesson.leap.match")
    assert headings.count("lesson.leap") + others == leaps
    assert others == (game in {"alarun", "bubble_and_boil", "cauldron15"})
    assert min(told.values()) == 0 and max(told.values()) > 5
    harness.press(Intent.ERASE)
    scene = _settle(harness)
    assert len(scene.state.log.lines) == told[scene.run.index]


def test_a_wrong_move_of_every_step_is_answered_and_not_made(quick: Services, game: str) -> None:
    tried = 0
    harness = _sit(quick, game)
    while not (scene := _settle(harness)).run.is_over:
        if not scene.waits:
            verdicts = {move: scene.run.judge(move) for move in scene.session.legal_moves()}
            wrong = {said.say: move for move, said in verdicts.items() if said.answer is Answer.WRONG}
            before = scene.session.observe(0)
            for number, (say, move) in enumerate(wrong.items()):
                assert say is not None
                scene.do(move)
                harness.give(Released(Intent.SKIP))
                tried += 1
                assert harness.says(say), f"'{move.text}' is not answered"
                assert scene.session.observe(0) == before
                if number:
                    assert scene.arrow_on is not None, "the second wrong move brings no arrow"
        _press_on(harness)
    assert tried > 5


@pytest.mark.one_in(2)
def test_a_first_piece_of_wrong_moves_alone_is_answered_and_put_back(quick: Services, game: str) -> None:
    answered = 0
    harness = _sit(quick, game)
    while not (scene := _settle(harness)).run.is_over:
        asking = scene.state.asking
        for part in () if scene.waits or asking is None else sorted(asking.narrowing.open):
            moves = [move for move in asking.narrowing.all if part in move.parts]
            meant = scene.run.only_wrong(moves)
            if meant is None or part not in harness.widgets.ids:
                continue
            before = scene.session.move_count
            scene.do(Take(part))
            assert scene.words == scene.run.judge(meant).say and scene.session.move_count == before
            assert not asking.narrowing.chosen and not scene.table.marks_pieces
            assert scene.prompt.wish.key == f"{scene.run.step.say}.do"
            answered += 1
        _press_on(harness)
    assert answered


def test_a_hint_says_again_what_is_asked_for_after_a_wrong_move(quick: Services, game: str) -> None:
    harness = _sit(quick, game)

    def wrong_moves() -> list[Move]:
        scene = _settle(harness)
        moves = scene.session.legal_moves() if scene.asks else ()
        return [move for move in moves if scene.run.judge(move).answer is Answer.WRONG]

    while not (wrong := wrong_moves()):
        _press_on(harness)
    scene = _lesson(harness)
    scene.do(wrong[0])
    assert scene.words != scene.run.step.say
    harness.press(Intent.HINT)
    assert scene.words == scene.run.step.say and scene.arrow_on is not None


@pytest.mark.one_in(2)
def test_the_answer_to_a_wrong_move_is_gone_once_the_next_one_is_begun(quick: Services, game: str) -> None:
    harness, begun = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        right, asking = scene.run.right_move(), scene.state.asking
        if right is not None and asking is not None:
            verdicts = {move: scene.run.judge(move).answer for move in scene.session.legal_moves()}
            wrong = next((move for move, answer in verdicts.items() if answer is Answer.WRONG), None)
            if wrong is not None:
                scene.do(wrong)
                assert scene.words != scene.run.step.say
                if asking.narrowing.choose(_press_next(scene, right)):
                    begun += 1
                    assert scene.words == scene.run.step.say
                asking.narrowing.clear()
        _press_on(harness)
    assert begun


def test_by_keys_one_begins_at_the_first_piece_again_after_a_wrong_move(quick: Services) -> None:
    harness = _sit(quick, "bubble_and_boil", 4)
    scene = _settle(harness)
    press = _by_keys(harness)
    press("hand:enchant_familiar_chow")
    assert scene.words == "lesson.bubble_and_boil.plant.colour"
    assert scene.state.asking is not None
    assert scene.widgets.focus == first_part(scene.table, scene.state.asking)


def test_by_keys_one_stands_at_the_button_that_a_step_wants_also_after_a_wrong_move(quick: Services) -> None:
    wanted = 0
    for game in games_with_lessons():
        harness = _sit(quick, game)
        while not (scene := _settle(harness)).run.is_over:
            harness.press(Intent.NEXT)
            asking, right = scene.state.asking, scene.run.right_move()
            verdicts = {} if asking is None else {each: scene.run.judge(each).answer for each in asking.narrowing.all}
            rights = [move for move, answer in verdicts.items() if answer is Answer.RIGHT]
            wrong = next((move for move, answer in verdicts.items() if answer is Answer.WRONG), None)
            if asking is not None and wrong is not None and rights == [right] and not rights[0].parts:
                button = next(each.name for each in scene.table.actions(asking) if each.move == right)
                scene.do(wrong)
                assert scene.widgets.focus == button, (game, scene.run.index)
                wanted += 1
            _press_on(harness)
    assert wanted


@pytest.mark.one_in(2)
def test_the_arrow_shows_first_what_the_step_is_about(quick: Services, game: str) -> None:
    harness, shown = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        right = scene.run.right_move()
        about = [] if right is None else [part for part in scene.run.step.point if part in right.parts]
        if about:
            harness.press(Intent.HINT)
            assert scene.arrow_on in [point_at(part, scene.table, scene.widgets) for part in about]
            shown += 1
        _press_on(harness)
    assert shown


def test_the_arrow_shows_a_card_before_the_place_for_it(quick: Services) -> None:
    harness, shown = _sit(quick, "bubble_and_boil"), 0
    while not (scene := _settle(harness)).run.is_over:
        right = scene.run.right_move()
        cards = [] if right is None else [part for part in right.parts if part.startswith("hand:")]
        if cards:
            harness.press(Intent.HINT)
            assert scene.arrow_on in [point_at(card, scene.table, scene.widgets) for card in cards]
            shown += 1
        _press_on(harness)
    assert shown > 3


@pytest.mark.one_in(2)
def test_by_keys_hints_alone_lead_to_the_end_of_a_lesson(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    harness.press(Intent.NEXT)
    shown = 0
    while not (scene := _settle(harness)).run.is_over:
        if not scene.waits:
            harness.press(Intent.HINT)
            assert scene.arrow_on == point_at(str(scene.widgets.focus), scene.table, scene.widgets)
            shown += 1
        harness.press(Intent.CONFIRM)
        assert shown < 60
    assert shown


@pytest.mark.one_in(2)
def test_after_a_click_beside_the_pieces_keys_begin_at_what_the_step_points_at(quick: Services, game: str) -> None:
    begun = 0
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        scene = _settle(harness)
        pointed = set(scene.run.step.point) & set(scene.widgets.herd)
        if not scene.asks or not pointed or pointed == set(scene.widgets.herd):
            continue
        aside = next(id for id in scene.widgets.ids if id.startswith("tip ") and id not in scene.run.step.point)
        scene.widgets.focus_on(aside)
        harness.press(Intent.CONFIRM)
        assert scene.widgets.focus in pointed, step
        begun += 1
    assert begun


def test_keys_begin_at_no_answer_that_is_to_be_found(quick: Services, game: str) -> None:
    hidden = 0
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        harness.widgets.focus_on("lesson.bubble", by_keys=True)
        scene = _settle(harness)
        moves = scene.session.legal_moves() if scene.asks else ()
        right = [move for move in moves if scene.run.judge(move).answer is Answer.RIGHT]
        if len(right) != 1 or not right[0].parts or set(right[0].parts) & set(scene.run.step.point):
            continue
        hidden += 1
        assert scene.widgets.focus in scene.state.asking.narrowing.glowing
        assert scene.widgets.focus not in right[0].parts
        scene.do(next(move for move in moves if scene.run.judge(move).answer is Answer.WRONG))
        assert scene.said is not None
        assert scene.widgets.focus not in right[0].parts
    assert hidden == (game == "alarun")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("device", [Device.KEYS, Device.POINTER])
def test_where_the_words_of_a_step_name_a_key_it_is_seen_what_that_key_takes(
    quick: Services, game: str, device: Device
) -> None:
    """Enter that goes on from what is read is a key, too, though no ring stood anywhere."""
    asked_steps = 0
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        harness.stack.use(device)
        scene = _settle(harness)
        if scene.state.asking is not None and scene.asks:
            asked_steps += 1
            assert (scene.widgets.marked is not None) == (device is Device.KEYS)
    harness.stack.use(Device.POINTER)
    assert asked_steps > 3


def test_what_a_step_wants_is_said_for_another_device_as_soon_as_it_is_used(quick: Services, game: str) -> None:
    viewport, anew = Viewport.fitting(*SIZE), 0
    quick.studio.use_viewport(viewport)
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        scene = _settle(harness)
        before = harness.stack._drawn(viewport).texts
        for device in (Device.KEYS, Device.POINTER):
            harness.stack.use(device)
            kept = harness.stack._drawn(viewport).texts
            quick.studio.drafts.clear()
            assert kept == harness.stack._drawn(viewport).texts
            anew += device is Device.KEYS and scene.asks and kept != before
    assert anew


def test_rings_round_cards_of_a_hand_cut_no_neighbour(quick: Services) -> None:
    scene = _settle(_sit(quick, "bubble_and_boil", 4))
    cards = [lit.area.inset(MARGIN) for lit in scene.marks.lit]
    assert len(cards) == 3
    assert not any(one.shared(other) for one, other in combinations(cards, 2))


@pytest.mark.parametrize("chosen", [None, "bad_influence", "gossip_mill"])
def test_a_card_that_is_lifted_lies_above_the_rings_of_its_neighbours(quick: Services, chosen: str | None) -> None:
    harness = _sit(quick, "bubble_and_boil", 4)
    if chosen is not None:
        _settle(harness)
        harness.click(f"hand:{chosen}")
    scene = _settle(harness)
    hand = [id for id in scene.widgets.ids if id.startswith("hand:")]
    for pointed in hand:
        left = scene.widgets[pointed].area
        harness.give(PointerMoved(left.x + 4, left.middle_y))
        assert scene.widgets.pointed in hand
        lifted = scene.widgets[str(scene.widgets.pointed)].area
        rings = [lit.area.inset(MARGIN) for lit in scene.marks.rings]
        over = [ring for ring in rings if ring.shared(lifted) and (ring.x, ring.right) != (lifted.x, lifted.right)]
        assert not over, (pointed, over)
        assert len(rings) == 3 - (chosen is not None)
    for taken_next in hand:
        scene.widgets.focus_on(taken_next, by_keys=True)
        scene.widgets.look_away()
        lit = point_at(taken_next, scene.table, scene.widgets)
        assert lit is not None and lit.area.inset(MARGIN).width == scene.widgets[taken_next].area.width


@pytest.mark.one_in(2)
def test_a_ring_cuts_no_words_and_no_numbers(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    ringed = 0
    while not (scene := _settle(harness)).run.is_over:
        strokes = [each for each in harness.picture.strokes if each.ink is not None or each.what == "count.chip"]
        # A way to choose is a paper of its own over heaps and their counts; ribbons lie over the cards of a trick.
        beneath = {CARD_NAMES[card] for card in scene.table.seen.trick} if game == "cauldron15" else set()
        points = [point for point in scene.run.step.point if not point.startswith("way:") and point not in beneath]
        for lit in points_of(points, scene.table, scene.widgets):
            if lit.rotation or lit.hexagon:
                continue
            ringed += 1
            for stroke in strokes:
                read = _area_of(stroke).inset(EDGES[stroke.ink is not None])
                inside = lit.area.shared(read) / (read.width * read.height)
                assert not 0.02 < inside < 0.98, (scene.run.index, stroke.what)
        _press_on(harness)
    assert ringed


def test_a_number_in_a_supply_lies_above_the_ring_that_reaches_it(quick: Services) -> None:
    harness, reached = _sit(quick, "cauldron"), 0
    while not (scene := _settle(harness)).run.is_over:
        strokes = harness.picture.strokes
        rings = [(at, _area_of(each)) for at, each in enumerate(strokes) if each.what.startswith("ring")]
        figures = [(at, _area_of(each)) for at, each in enumerate(strokes) if each.what.startswith("digit")]
        supply = {id for id in scene.widgets.ids if id.startswith(("supply:", "own:"))}
        tokens = [scene.widgets[id].area for id in supply]
        for at, ring in rings:
            if not any(token.contains(*ring.centre) and ring.width < 2 * token.width for token in tokens):
                continue
            edges = (ring, ring.inset(MARGIN))
            for figure in {each for below, each in figures if below < at and any(map(each.shared, edges))}:
                if figure.shared(ring) < figure.width * figure.height:
                    assert figure in [each for above, each in figures if above > at], scene.run.index
                    reached += 1
        _press_on(harness)
    assert reached


@pytest.mark.one_in(2)
def test_light_on_what_is_counted_falls_on_its_number_too(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    while not (scene := _settle(harness)).run.is_over:
        plan, lit = scene.table.plan, scene.marks.lit
        unlit = [name for name in scene.run.step.point if point_at(name, scene.table, scene.widgets) is None]
        assert not unlit, (scene.run.index, unlit)
        names = plan.level.names(plan.seats)
        places = [name for name in names if f"{name}.count" in names and plan.area(f"{name}.count").width]
        for place in places:
            what, number = plan.area(place), plan.area(f"{place}.count")
            upon = [each.area for each in lit if each.area.shared(what) > 0.9 * what.width * what.height]
            for area in upon:
                assert area.shared(number) > 0.9 * number.width * number.height, (scene.run.index, place)
        _press_on(harness)


@pytest.mark.one_in(2)
def test_every_step_is_kept_when_it_is_reached(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    while not (scene := _settle(harness)).run.is_over:
        assert quick.settings.current.lessons.get(game, 0) == scene.run.index
        _press_on(harness)
    assert quick.settings.current.lessons.get(game, 0) == 0


def test_without_motion_the_owl_speaks_no_longer_of_a_mistake_that_was_taken_back(quick: Services, game: str) -> None:
    steps = load_lesson(game, "Rowan").steps
    (step,) = [number for number, each in enumerate(steps) if each.mistakes]
    harness = _sit(quick, game, step)
    scene = _settle(harness)
    words = scene.words
    scene.do(next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE))
    scene = _settle(harness)
    assert scene.words != words
    harness.press(Intent.CONFIRM)
    assert _settle(harness).words == words


def test_the_mistake_happens_and_is_taken_back(services: Services, game: str) -> None:
    services.settings.change(bot_pace=0)
    steps = load_lesson(game, "Rowan").steps
    (step,) = [number for number, each in enumerate(steps) if each.mistakes]
    harness = _sit(services, game, step)
    scene = _settle(harness)
    before = scene.session.observe(0)
    mistake = next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE)
    scene.do(mistake)
    scene = _settle(harness)
    assert scene.session.observe(0) != before
    assert any(harness.says(say) for say in steps[step].mistakes.values())
    assert not scene.marks.lit, "what would have been right is lit while the owl speaks of the mistake"
    harness.press(Intent.CONFIRM)
    assert scene._rewinding, "it is not seen to be taken back"
    scene = _settle(harness)
    assert scene.run.index == step
    assert scene.session.observe(0) == before
    assert scene.table.seen == before
    assert scene.marks.lit


@pytest.mark.one_in(2)
def test_no_button_gives_the_answer_away(quick: Services, game: str) -> None:
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        scene = _settle(harness)
        right = scene.run.right_move()
        if scene.waits or right is None or not right.parts or scene.state.asking is None:
            continue
        makes = {action.name for action in scene.table.actions(scene.state.asking) if action.move == right}
        assert not makes & set(scene.widgets.ids), step


def test_a_key_that_was_pressed_twice_to_read_on_makes_no_move(quick: Services, game: str) -> None:
    harness, pressed = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        if not scene.waits:
            _press_on(harness)
            continue
        harness.press(Intent.CONFIRM)
        harness.let_pass(FRESH / 4)
        scene = harness.top
        if isinstance(scene, LessonScene) and scene.asks and scene.state.asking is not None:
            before = scene.session.move_count
            harness.press(Intent.CONFIRM)
            assert scene.session.move_count == before and scene.said is None
            pressed += 1
    assert pressed


def test_backspace_goes_back_a_step(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 2)
    before = _settle(harness).run.index
    harness.press(Intent.ERASE)
    assert _settle(harness).run.index < before
    assert asked(harness)() or _lesson(harness).waits


@pytest.mark.one_in(2)
def test_no_large_card_and_no_log_covers_the_owl(quick: Services, game: str) -> None:
    harness, seen = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        assert harness.says(scene.words)
        assert all(area.shared(scene.owl.area) for area in scene.table.taken())
        for id in scene.widgets.ids:
            if not id.startswith(("lesson.", "button.", "tip ")):
                place = scene.table.zoom_area(scene.state.asking, Look(id))
                assert not any(map(place.shared, scene.table.taken())), (scene.run.index, id)
                seen += 1
        assert not any(row.shared(scene.owl.area) for _, row in scene.state.log.shown())
        _press_on(harness)
    assert seen > 50


@pytest.mark.one_in(3)
@pytest.mark.parametrize("id", ["lesson.next", "lesson.show", "lesson.leave"])
def test_no_note_of_a_button_covers_the_words_of_the_owl(quick: Services, game: str, id: str) -> None:
    harness = _sit(quick, game)
    for _ in range(4):
        scene = _settle(harness)
        note = scene.widgets[id].note
        assert note is not None
        harness.give(PointerMoved(5, 5), PointerMoved(*scene.widgets[id].area.centre))
        harness.let_pass(2 * quick.theme.durations.tooltip)
        strokes = [stroke for stroke in harness.picture.strokes if stroke.ink is not None]
        said = [stroke for stroke in strokes if stroke.what == scene.table.say(scene.words)]
        noted = [stroke for stroke in strokes if stroke.what == note]
        assert said
        assert noted
        for words, other in product(said, noted):
            assert not Area(*words[2:6]).shared(Area(*other[2:6])), (words.what, other.what)
        _press_on(harness)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("text_size", [100, 130])
def test_by_keys_no_note_of_what_a_step_is_about_covers_a_name(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, noted = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        for id in scene.run.step.point:
            note = scene.widgets[id].note if id in scene.widgets.ids else None
            if note is not None:
                scene.widgets.focus_on(id, by_keys=True)
                strokes = harness.picture.strokes
                names = [_area_of(stroke) for stroke in strokes if stroke.what in scene.session.names]
                notes = [_area_of(stroke).inset(-10) for stroke in strokes if stroke.what == note]
                noted += len(notes)
                assert not any(note.shared(name) for note, name in product(notes, names)), (scene.run.index, id)
        _press_on(harness)
    assert noted or game == "cauldron15", "cards show themselves large instead"


def test_no_note_of_a_piece_lies_beneath_a_large_card(quick: Services) -> None:
    harness = _sit(quick, "bubble_and_boil", 4)
    scene, noted = _settle(harness), 0
    for id in scene.widgets.ids:
        widget = scene.widgets[id]
        if widget.note is None or id.startswith(("lesson", "button")):
            continue
        harness.give(PointerMoved(5, 5), PointerMoved(*widget.area.centre))
        harness.let_pass(2 * quick.theme.durations.tooltip)
        if scene.widgets.pointed == id:
            spared = scene.widgets.spare()
            strokes = [stroke for stroke in harness.picture.strokes if stroke.what == widget.note]
            notes = [Area(*(each * LAYOUT.width / SIZE[0] for each in stroke[2:6])) for stroke in strokes]
            noted += len(notes) * len(spared)
            assert not any(note.shared(large) for note in notes for large in spared), id
    assert noted


@pytest.mark.one_in(2)
def test_the_owl_points_at_what_it_speaks_of(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    while not (scene := _settle(harness)).run.is_over:
        drawn = [stroke.what for stroke in harness.picture.strokes if stroke.what.startswith("owl.")]
        assert ("owl.pointer" in drawn) == bool(scene.marks.lit), scene.run.index
        assert "owl.calm" in drawn
        _press_on(harness)
    assert "owl.glad" in [stroke.what for stroke in harness.picture.strokes]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [100, 115, 130])
def test_nothing_of_the_owl_covers_what_is_pointed_at(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    steps = len(load_lesson(game, "Rowan").steps)
    harness = _sit(quick, game)
    for _ in range(steps):
        scene = _settle(harness)
        points = scene.run.step.point
        for point in points:
            lit = point_at(point, scene.table, scene.widgets)
            assert lit is not None, f"step {scene.run.index}: '{point}' is not on the table"
            assert not scene.owl.area.shared(lit.area), f"step {scene.run.index}: the owl covers '{point}'"
        assert not scene.owl.area.shared(scene.table.plan.area("prompt"))
        assert not cut_in(harness), f"step {scene.run.index}"
        if scene.run.is_over:
            return
        _press_on(harness)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [100, 115, 130])
def test_nothing_that_lies_on_the_table_is_beneath_the_owl(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, seen = _sit(quick, game), 0
    for _ in load_lesson(game, "Rowan").steps:
        scene = _settle(harness)
        bubble = scene.owl.bubble(scene.said_words)
        strokes = [(each, _area_of(each)) for each in harness.picture.strokes]
        own = next(at for at, (_, area) in enumerate(strokes) if area.shared(bubble) > 0.95 * _size(area, bubble))
        for each, area in strokes[:own]:
            part, dot, _ = each.what.partition(".")
            is_piece = each.ink is not None or (dot and part not in LIGHT)
            if is_piece and 0 < area.width < LARGE and 0 < area.height < LARGE:
                covered = area.shared(bubble) / _size(area)
                assert covered < SEEN_ALL_THE_SAME, (scene.run.index, each.what, covered)
                seen += 1
        if scene.run.is_over:
            break
        _press_on(harness)
    assert seen > 100


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [115, 130])
def test_larger_letters_are_larger_in_the_words_of_the_owl(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    steps = load_lesson(game, "Rowan").steps
    sizes = []
    for size in (100, text_size):
        quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=size / 100))
        harness, owls = _sit(quick, game), []
        for _ in steps:
            scene = _settle(harness)
            owls += [stroke.ink.size for stroke in harness.picture.strokes if stroke.what == scene.said_words]
            if scene.run.is_over:
                break
            _press_on(harness)
        sizes.append(owls)
    grown = [larger / usual for usual, larger in zip(*sizes, strict=True)]
    assert min(grown) >= GROWN * text_size / 100, grown


@pytest.mark.one_in(2)
def test_drawing_a_lesson_changes_nothing_of_what_may_be_shown_large(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 1)
    scene = _settle(harness)
    looks = [Look(id) for id in scene.widgets.ids]
    for _ in range(2):
        before = [scene.table.zoom_area(scene.state.asking, look) for look in looks], scene.table.taken()
        assert harness.texts
        assert before == ([scene.table.zoom_area(scene.state.asking, look) for look in looks], scene.table.taken())
    assert scene.table.taken()


@pytest.mark.one_in(4)
def test_whatever_is_pressed_in_a_lesson_is_answered(quick: Services, game: str) -> None:
    pressed = 0
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        scene, made = _settle(harness), []
        if scene.run.index != step or not scene.asks:
            continue
        scene._make = made.append
        narrowing = scene.state.asking.narrowing
        for id in scene.widgets.ids:
            if id not in scene.widgets.ids or id.startswith(("log", "lesson.", "button.", "tip ", "prompt")):
                continue
            narrowing.clear()
            made.clear()
            scene.said = None
            scene.state.notice.drop()
            scene.state.invalidate()
            widget, before = scene.widgets[id], getattr(scene.table, "lit", None)
            harness.click(id)
            answered = made or scene.said or scene.state.notice.words or narrowing.chosen
            answered = answered or before != getattr(scene.table, "lit", None)
            assert answered or widget.note is not None or scene.table.shows_large(id), (step, id)
            pressed += 1
    assert pressed


def test_a_lesson_goes_on_where_it_was_left(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 2)
    left = _settle(harness).run.index
    harness.click("lesson.leave")
    assert isinstance(harness.top, TitleScene)
    assert SettingsFile.load(quick.places.settings).current.lessons == {game: left}
    harness.click(f"lesson.{game}")
    assert _settle(harness).run.index == left


def test_nothing_is_ringed_on_the_square_of_somebody_else(quick: Services) -> None:
    harness = _sit(quick, "alarun", 2)
    scene = _settle(harness)
    harness.press(Intent.HINT)
    assert scene.marks.rings and scene.arrow_on
    harness.look_at("seat 1")
    assert not scene.marks.rings and scene.arrow_on is None
    harness.give(PointerMoved(5, 5))
    assert scene.marks.rings


def test_a_piece_that_may_not_lie_there_flies_home(services: Services) -> None:
    services.settings.change(bot_pace=0)
    harness = _sit(services, "alarun", 2)
    scene = _settle(harness)
    x, y = scene.widgets["cell:-1,1"].area.centre
    start = scene.widgets["hand:green_fungi"].area.centre
    harness.give(PointerMoved(*start), PointerPressed(*start), PointerMoved(start[0], start[1] - 30))
    harness.give(PointerMoved(x, y), PointerReleased(x, y))
    assert scene.said == "lesson.alarun.two.first"
    dragged = scene.look.dragged
    assert dragged is not None and dragged[0] == "hand:green_fungi"
    harness.let_pass(1.0)
    assert scene.look.dragged is None


def test_the_title_speaks_of_a_lesson_while_one_is_offered(services: Services, game: str) -> None:
    services.settings.change(last_game=game)
    harness, named = Harness(services, TitleScene(services)), services.words.say(f"game.{game}")
    assert harness.says("title.begin.lesson", game=named)
    harness.click("begin")
    harness.click("choice1")
    while not isinstance(harness.top, TitleScene):
        harness.press(Intent.CANCEL)
    assert harness.says("title.begin.wish", game=named)


def test_the_lesson_is_offered_once(services: Services) -> None:
    harness = Harness(services, TitleScene(services))
    harness.click("box.cauldron15")
    assert harness.says("lesson.offer.words")
    harness.click("choice1")
    harness.press(Intent.CANCEL)
    harness.click("box.cauldron15")
    assert not harness.says("lesson.offer.words")


def test_the_book_leads_to_the_lesson_of_its_game(services: Services, game: str) -> None:
    harness = Harness(services, TitleScene(services))
    harness.click("rules")
    for _ in games_with_lessons():
        tabs = harness.widgets["games"]
        assert isinstance(tabs, Tabs)
        if tabs.value == game:
            break
        harness.widgets.focus_on("games")
        harness.press(Intent.RIGHT)
    harness.click("lesson")
    assert _lesson(harness).run.lesson.game == game


def test_the_book_at_a_table_leads_to_the_lesson_and_in_a_lesson_to_none(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 99)
    _settle(harness)
    harness.press(Intent.RULES)
    assert "lesson" not in harness.widgets.ids
    harness.press(Intent.CANCEL)
    harness.click("lesson.new_match")
    harness.click("start")
    harness.press(Intent.RULES)
    harness.click("lesson")
    assert isinstance(harness.top, LessonScene)


def test_the_offer_leads_to_the_lesson(services: Services) -> None:
    harness = Harness(services, TitleScene(services))
    harness.click("box.alarun")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, LessonScene)


def test_after_a_lesson_its_box_is_on_the_table(quick: Services, game: str) -> None:
    harness = _sit(quick, game)
    _settle(harness)
    harness.click("lesson.leave")
    assert isinstance(harness.top, TitleScene)
    assert harness.says("title.begin.wish", game=quick.words.say(f"game.{game}"))


def test_no_large_card_covers_ones_own_panel_in_a_lesson(quick: Services) -> None:
    harness, seen = _sit(quick, "cauldron15"), 0
    while not (scene := _settle(harness)).run.is_over:
        own = scene.table.plan.area("seat0")
        for id in scene.widgets.ids if scene.asks else ():
            if id.startswith("card:") or id in scene.run.step.point:
                assert not scene.table.zoom_area(scene.state.asking, Look(id)).shared(own), (scene.run.index, id)
                seen += 1
        _press_on(harness)
    assert seen > 5


@pytest.mark.parametrize("text_size", [100, 115, 130])
def test_a_large_card_of_the_hand_covers_one_rival_at_most(quick: Services, text_size: int, plain_theme: Theme) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, seen = _sit(quick, "cauldron15"), 0
    while not (scene := _settle(harness)).run.is_over:
        assert harness.says(scene.words)
        rivals = [scene.table.plan.area(f"seat{place}") for place in range(1, 4)]
        for id in scene.widgets.ids if scene.asks else ():
            if id in CARD_NAMES and parse_card(id) in scene.table.seen.hand:
                large = scene.table.zoom_area(scene.state.asking, Look(id))
                assert sum(bool(large.shared(rival)) for rival in rivals) < 2, (scene.run.index, id)
                harness.look_at(id)
                assert cut_in(harness) == [], (scene.run.index, id)
                seen += 1
        _press_on(harness)
    assert seen > 5


def test_the_table_rings_what_may_be_taken_and_the_lesson_not_once_more(quick: Services) -> None:
    harness, seen = _sit(quick, "cauldron15"), 0
    while not (scene := _settle(harness)).run.is_over:
        if scene.asks and scene.state.asking is not None:
            glowing = {point_at(id, scene.table, scene.widgets) for id in scene.state.asking.narrowing.glowing}
            assert not glowing & set(scene.marks.ringed), scene.run.index
            seen += bool(glowing & set(scene.marks.lit))
        _press_on(harness)
    assert seen


def test_of_what_may_be_taken_what_a_step_is_about_comes_first(quick: Services, game: str) -> None:
    harness, seen = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        asking, about = scene.state.asking, set(scene.run.step.point)
        if asking is not None and about & set(asking.narrowing.glowing):
            assert first_part(scene.table, asking) in about
            seen += 1
        _press_on(harness)
    assert seen > 2


def test_on_the_board_of_cauldron_only_the_fields_glow_that_a_step_is_about(quick: Services) -> None:
    harness, narrowed = _sit(quick, "cauldron"), 0
    while not (scene := _settle(harness)).run.is_over:
        asking = scene.state.asking
        if asking is not None:
            glowing = {part for part in scene.table.at_stake(asking) if part.startswith("field:")}
            about = {part for part in scene.run.step.point if part.startswith("field:")} & asking.narrowing.open
            if about:
                assert {part for part in scene.marks.names if part.startswith("field:")} == about
                assert glowing == about
                narrowed += bool({part for part in asking.narrowing.glowing if part.startswith("field:")} - about)
        _press_on(harness)
    assert narrowed


def test_an_ingredient_that_a_potion_wants_is_not_said_to_be_unwanted(quick: Services) -> None:
    scene = _settle(_sit(quick, "cauldron", _step_about("cauldron", "web")))
    fields = {f"harvest {cell_name(cell)}": KINDS[kind] for cell, kind, _ in scene.table.seen.fields}
    said = {move: scene.run.judge(move).say for move in scene.session.legal_moves()}
    assert {fields[move.text] for move in said if said[move] == "lesson.cauldron.web.wrong"} == {"frog_legs"}
    assert {fields[move.text] for move in said if said[move] == "lesson.cauldron.web.as_good"} == {"toadstool"}


def test_at_the_brim_nobody_is_said_to_take_the_trick_below(quick: Services) -> None:
    harness = _sit(quick, "cauldron15", 4)
    seen = _settle(harness).table.seen
    assert seen.sum == seen.target
    assert not harness.says("cauldron15.table.stakes.ahead", name="Rowan")
    _press_on(harness)
    seen = _settle(harness).table.seen
    assert seen.sum < seen.target
    assert harness.says("cauldron15.table.stakes.ahead", name="Odile")


def test_the_last_words_offer_what_the_buttons_do(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 99)
    scene = _settle(harness)
    played_on = "lesson.play_on" in scene.widgets.ids
    assert played_on == (scene.session.to_move is not None)
    assert ("Play on?" in quick.words.say(scene.words)) == played_on
    assert scene.widgets.focus == ("lesson.play_on" if played_on else "lesson.new_match")
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: type(harness.top) is (PlayScene if played_on else SetupScene))


@pytest.mark.one_in(2)
def test_an_arrow_lies_in_the_window_and_off_the_prompt(quick: Services, game: str) -> None:
    harness, seen = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        if scene.asks:
            harness.press(Intent.HINT)
            aim = scene.arrow_on
            assert aim is not None, scene.run.index
            prompt = scene.table.plan.area("prompt")
            arrow = arrow_upon(aim, scene.table).area
            assert arrow.shared(LAYOUT) == arrow.width * arrow.height, scene.run.index
            assert aim.area.shared(prompt) or not arrow.shared(prompt), scene.run.index
            assert arrow.shared(aim.area), scene.run.index
            seen += 1
        _press_on(harness)
    assert seen


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [100, 130])
def test_an_arrow_covers_no_words_but_of_a_button_that_is_off(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, shown = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        move = scene.run.right_move()
        if not scene.asks or move is None:
            _press_on(harness)
            continue
        harness.click("button.hint")
        harness.give(PointerMoved(1, 1))
        id, aim = _press_next(scene, move), scene.arrow_on
        assert aim is not None
        arrow = arrow_upon(aim, scene.table).area
        words = [_area_of(stroke).inset(EDGES[True]) for stroke in harness.picture.strokes if stroke.ink is not None]
        widgets = map(scene.widgets.__getitem__, scene.widgets.ids)
        off = [widget.area for widget in widgets if isinstance(widget, Button) and not widget.enabled]
        covered = [area for area in words if area.width > 0 < area.height and area.shared(arrow)]
        covered = [area for area in covered if not any(map(area.shared, off))]
        assert not covered, (scene.run.index, id, covered)
        shown += 1
        harness.click(id)
    assert shown


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [100, 130])
def test_no_large_card_covers_a_part_of_an_arrow(
    quick: Services, game: str, text_size: int, plain_theme: Theme
) -> None:
    quick.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness, drawn = _sit(quick, game), []
    while not (scene := _settle(harness)).run.is_over:
        if scene.asks:
            harness.press(Intent.HINT)
            aim, pointed = scene.arrow_on, scene.look.pointed
            assert aim is not None and pointed is not None
            large = scene.table.zoom_area(scene.state.asking, scene.look)
            beneath = scene.table.shows_large(pointed) and large.shared(arrow_upon(aim, scene.table).area) > 0
            drawn.append(any(stroke.what == "ember" for stroke in harness.picture.strokes))
            assert drawn[-1] != beneath, scene.run.index
        _press_on(harness)
    assert drawn


def test_a_ring_round_a_button_of_the_prompt_lies_above_the_prompt(quick: Services) -> None:
    harness, seen = _sit(quick, "bubble_and_boil"), 0
    while not (scene := _settle(harness)).run.is_over:
        buttons = [point for point in scene.run.step.point if point.startswith("do ")]
        for id in buttons:
            area, strokes = scene.widgets[id].area, list(enumerate(harness.picture.strokes))
            rings = [at for at, each in strokes if each.what.startswith("ring") and _area_of(each).shared(area)]
            title = scene.table.say(scene.prompt.title)
            assert rings and max(rings) > max(at for at, each in strokes if each.what == title), id
            seen += 1
        _press_on(harness)
    assert seen == 2


def test_what_is_said_of_a_piece_lies_above_the_arrow(quick: Services) -> None:
    steps = load_lesson("cauldron", "Rowan").steps
    buying = [at for at, step in enumerate(steps) if "market:basic_potion" in step.point]
    harness = _sit(quick, "cauldron", buying[0])
    scene = _settle(harness)
    harness.press(Intent.HINT)
    harness.look_at("market:basic_potion")
    note, strokes = scene.widgets["market:basic_potion"].note, harness.picture.strokes
    assert note is not None and scene.arrow_on is not None
    noted = max(place for place, stroke in enumerate(strokes) if stroke.what == note)
    rings = [place for place, stroke in enumerate(strokes) if stroke.what.startswith("ring")]
    assert rings and noted > max(rings)
    arrow = arrow_upon(scene.arrow_on, scene.table).area
    assert arrow in scene.widgets.spare()


@pytest.mark.one_in(2)
def test_nobody_is_asked_to_read_on_before_everything_is_seen(services: Services, game: str) -> None:
    steps = load_lesson(game, "Rowan").steps
    harness = _sit(services, game, next(at for at, step in enumerate(steps) if step.mistakes))
    scene = _settle(harness)
    move = next(move for move in scene.session.legal_moves() if scene.run.judge(move).answer is Answer.MISTAKE)
    scene.do(move)
    seen = 0
    while not scene.waits:
        assert scene.prompt.wish.key != "lesson.read"
        seen += 1
        harness.let_pass(0.1)
    assert seen
    assert scene.prompt.wish.key == "lesson.read"


def test_a_lesson_that_was_only_looked_at_is_offered_no_more(quick: Services, game: str) -> None:
    quick.settings.change(last_game=game)
    harness = _sit(quick, game)
    _settle(harness)
    harness.click("lesson.leave")
    harness.click(f"box.{game}")
    assert isinstance(harness.top, SetupScene)


def test_keys_are_seen_where_they_stand_among_what_a_step_is_about(quick: Services) -> None:
    harness = _sit(quick, "cauldron", _step_about("cauldron", "web"))
    scene = _settle(harness)
    harness.press(Intent.RIGHT)
    pictures = []
    for id in ("field:-1,0", "field:1,0"):
        scene.widgets.focus_on(id, by_keys=True)
        lit = point_at(id, scene.table, scene.widgets)
        assert lit in scene.marks.lit
        pictures.append(scene.marks.rings)
        assert lit in scene.marks.rings
        assert len(scene.marks.rings) == len(scene.marks.ringed) + 1
    assert pictures[0] != pictures[1]


def test_a_banner_in_a_lesson_goes_by_itself(quick: Services, game: str) -> None:
    harness, shown = _sit(quick, game), 0
    while not (scene := _settle(harness)).run.is_over:
        banners = scene.state.banners
        if banners.shown is not None and not banners.shown.stays:
            shown += 1
            harness.wait_for(lambda banners=banners: banners.shown is None)
        _press_on(harness)
    assert shown


@pytest.mark.one_in(2)
def test_whatever_was_clicked_enter_goes_on_from_what_is_only_read(quick: Services, game: str) -> None:
    read = answered = 0
    for step in range(len(load_lesson(game, "Rowan").steps)):
        harness = _sit(quick, game, step)
        scene = _settle(harness)
        if scene.run.index != step or not scene.waits:
            continue
        for id in scene.widgets.ids:
            if id.startswith(("lesson.", "log", "button.")):
                continue
            scene.state.notice.drop()
            harness.click(id)
            answered += scene.state.notice.words is not None
            heard = scene.state.notice.words or scene.widgets[id].note or scene.table.shows_large(id)
            assert heard, f"{game}, step {step}: nothing answers a click on {id}"
            assert scene.waits
        harness.press(Intent.CONFIRM)
        assert scene.run.index == step + 1 or scene._rewinding or not scene.waits, f"{game}, step {step}: Enter is lost"
        read += 1
    assert read and answered


def test_whatever_was_clicked_enter_takes_the_first_way_on_after_the_last_words(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 99)
    scene = _settle(harness)
    pieces = [id for id in scene.widgets.ids if not id.startswith(("lesson.", "log", "button."))]
    harness.click(pieces[0])
    harness.press(Intent.CONFIRM)
    assert harness.top is not scene


def test_a_press_that_was_meant_for_the_words_before_takes_no_way_out(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 99)
    scene = _lesson(harness)
    harness.wait_for(lambda: scene.run.is_over and scene.at_rest)
    for id in [id for id in scene.widgets.ids if id in {"lesson.play_on", "lesson.new_match", "lesson.title"}]:
        harness.click(id)
        assert harness.top is scene


def test_by_keys_another_button_than_that_of_going_on_keeps_enter(quick: Services, game: str) -> None:
    harness = _sit(quick, game, 0)
    scene = _settle(harness)
    assert scene.waits
    for _ in range(200):
        harness.press(Intent.NEXT)
        if harness.widgets.focus == "button.menu":
            break
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, PauseScene) and scene.run.index == 0


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", ["cauldron", "cauldron15"])
def test_the_narrow_way_out_is_read_whole_in_large_text(make, game, language, plain_theme):
    services = make(language)
    services.studio.use_theme(plain_theme.with_look(high_contrast=True, text_scale=1.3))
    harness = _sit(services, game, 3)
    assert services.words.say("lesson.leave") not in cut_in(harness)
