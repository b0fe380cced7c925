"""With a gamepad nothing is out of reach: lines are written letter by letter, signs are those of the device in hand."""

from collections.abc import Callable

import pygame
import pytest
from device_players import at_the_window, is_asked
from harness import Harness, home_of, match_of, play_on, sit_down, tables_of
from screens import GAMES as GAMES_RECORDED
from screens import USUAL, length, screens, session_at

from game.play.catalogue import GAMES
from game.scenes.entry import SCENES as ENTRIES
from game.scenes.entry import Wanted
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import PAGES, SettingsScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.view.input.commands import Intent, PadCame, PadGone, Pressed
from game.view.input.keyboard import Device
from game.view.letter_board import LetterBoard
from game.view.scene import Scene, Services
from game.view.widgets.navigation import DIRECTIONS

ALONE = ("title", "keys", "packs", "day", "evening", "statistics", "credits")
"""The pages that need no match."""

SCENES: dict[str, Callable[[Services], Scene]] = {
    **{name: lambda services, name=name: ENTRIES[name](services, Wanted("cauldron", None, None))[0] for name in ALONE},
    "setup": lambda services: SetupScene(services, "cauldron", home_of(services)),
    "matches": lambda services: MatchesScene(services, home_of(services)),
    "replay": lambda services: ReplayScene(services, play_on(match_of("person", "greedy")), tables_of(services)),
    **{f"settings {page}": lambda services, page=page: SettingsScene(services, page) for page in PAGES},
    **{
        f"reader {page}": lambda services, page=page: ReaderScene(services, "alarun", page)
        for page in ("rules", "gallery", "stamps")
    },
}


@pytest.mark.parametrize("name", SCENES)
def test_one_control_leads_to_everything_on_a_page(services, name):
    with at_the_window(services, SCENES[name](services)) as player:
        reached = set()
        for _ in range(2 * len(player.widgets.ids)):
            player.press("right_shoulder")
            reached.add(player.widgets.focus)
        assert reached == set(player.widgets.ids)


def test_a_name_is_written_letter_by_letter(services):
    with at_the_window(services, SetupScene(services, "alarun", home_of(services))) as player:
        player.take("name 0")
        board = player.top
        assert isinstance(board, LetterBoard)
        while player.app.scenes[0].widgets["name 0"].text:
            player.press("x")
        player.press("left_trigger")
        player.take("letter z")
        player.press("left_trigger", "y")
        player.take("letter é")
        assert player.app.scenes[0].widgets["name 0"].text == "Z é"
        player.press("start")
        assert isinstance(player.top, SetupScene)
        assert player.widgets["name 0"].text == "Z é"
        assert player.widgets.focus == "name 0"


@pytest.mark.parametrize("high", [True, False])
def test_the_board_leaves_the_line_in_sight(services, high):
    harness = Harness(services, SetupScene(services, "cauldron", home_of(services)))
    harness.widgets.focus_on("name 0" if high else "seed")
    line = harness.widgets.line_area
    board = LetterBoard(services, harness.top)
    assert board.paper.shared(line) == 0
    assert 0 <= board.paper.y < board.paper.bottom <= 1080


def test_closing_the_board_with_nothing_written_is_enter(services):
    with at_the_window(services, ReaderScene(services, "alarun")) as player:
        player.take("search")
        player.take("letter a")
        player.press("start")
        before = player.top._hit
        player.press("a", "start")
        assert player.top._hit == before + 1


def test_with_keys_a_line_is_written_as_ever(services):
    harness = Harness(services, SetupScene(services, "alarun", home_of(services)))
    harness.widgets.focus_on("name 0")
    harness.press(Intent.NEXT, Intent.PREVIOUS, Intent.CONFIRM, Intent.CONFIRM)
    assert isinstance(harness.top, SetupScene)
    assert harness.widgets.focus == "name 1", "Enter ends the writing"


def test_the_table_speaks_of_the_device_in_hand(services):
    services.settings.change(bot_pace=0)
    with at_the_window(services) as player:
        player.app.open(PlayScene(services, match_of("person", "greedy"), home_of(services)))
        player.wait_for(lambda: is_asked(player))
        assert "Ctrl+Z" in player.widgets["button.undo"].tooltip
        player.press("right_shoulder")
        assert "<pad.left_trigger>" in player.widgets["button.undo"].tooltip
        player.app.live(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
        assert "Ctrl+Z" in player.widgets["button.undo"].tooltip


def test_a_pad_that_comes_and_goes_is_told_in_a_quiet_word(services):
    harness = Harness(services, TitleScene(services))
    harness.give(PadCame("Pad of wood"))
    assert harness.says("pad.came", name="Pad of wood")
    harness.give(PadGone())
    assert harness.says("pad.gone")
    harness.let_pass(3.5)
    assert not harness.says("pad.gone")


def test_a_pad_that_goes_gives_the_signs_back_to_the_keys(services):
    with at_the_window(services) as player:
        player.press("pad_down")
        assert services.signs.device is Device.PAD
        player.app.live(0.0, [pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)])
        assert services.signs.device is Device.POINTER


def test_a_hand_is_open_as_long_as_the_trigger_is_squeezed(services):
    services.settings.change(bot_pace=0)
    session = match_of("person", "person", "greedy", game="alarun")
    with at_the_window(services, PlayScene(services, session, home_of(services))) as player:
        player.wait_for(lambda: is_asked(player) or not isinstance(player.top, PlayScene))
        if not isinstance(player.top, PlayScene):
            player.wait_for(lambda: player.top.hangs)
            player.press("a")
            player.wait_for(lambda: is_asked(player))
        eyes = player.top.state.eyes
        eyes.close()
        player.hold("right_trigger")
        assert eyes.held
        player.let_go("right_trigger")
        assert not eyes.held


def test_a_direction_that_is_held_goes_on(services):
    with at_the_window(services, SettingsScene(services)) as player:
        player.press("right_shoulder")
        player.hold("pad_down")
        first = player.widgets.focus
        player.app.live(0.5, [])
        assert player.widgets.focus != first


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_a_button_away_and_can_be_turned(services, game):
    session = match_of("person", "greedy", "greedy", game=game, seed=5)
    for _ in range(40):
        session.play(session.legal_moves()[0])
    harness = sit_down(services, session)
    harness.press(Intent.LOG)
    assert (harness.widgets.focus or "").startswith("log")
    shown = [line for line, _ in harness.top.state.log.shown()]
    harness.press(Intent.PAGE_UP)
    turned = [line for line, _ in harness.top.state.log.shown()]
    assert turned != shown
    harness.press(Intent.PAGE_DOWN)
    assert [line for line, _ in harness.top.state.log.shown()] == shown


def test_start_opens_the_menu_and_closes_it(services):
    services.settings.change(bot_pace=0)
    with at_the_window(services, PlayScene(services, match_of("person", "greedy"), home_of(services))) as player:
        player.wait_for(lambda: is_asked(player))
        player.press("start")
        assert isinstance(player.top, PauseScene)
        player.press("start")
        assert isinstance(player.top, PlayScene)


def test_the_pointer_hides_while_a_pad_is_used(services):
    with at_the_window(services) as player:
        assert pygame.mouse.get_visible()
        player.press("pad_down")
        assert not pygame.mouse.get_visible()
        player.app.live(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(60, 0), buttons=(0, 0, 0))])
        assert pygame.mouse.get_visible()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_no_words_with_signs_of_a_pad_are_cut(services, part):
    services.settings.change(text_size=130)
    found = {}
    for name, opening in list(screens())[part::4]:
        harness = opening(services)
        harness.stack.apply_settings()
        harness.stack.use(Device.PAD)
        harness.press(Intent.BUTTONS, Intent.NEXT)
        lettering = services.studio.lettering
        lettering.forget_blocks()
        services.studio.drafts.clear()
        lettering.cut.clear()
        if harness.texts and lettering.cut:
            found[name] = list(lettering.cut)
        harness.stack.use(Device.POINTER)
    assert found == {}
    assert services.words.missed == set()


@pytest.mark.parametrize("game", USUAL)
def test_the_four_directions_lead_to_everything_that_is_asked_for(services, game):
    path = GAMES_RECORDED / f"{USUAL[game]}.jsonl"
    looked_at = 0
    for moves in range(0, length(path), max(1, length(path) // 20)):
        harness = sit_down(services, session_at(path, moves))
        harness.let_pass(0.2)
        scene = harness.top
        if not isinstance(scene, PlayScene) or scene.state.asking is None:
            continue
        widgets, asking = scene.widgets, scene.state.asking
        wanted = {id for id in widgets.ids if id.partition("#")[0] in asking.narrowing.glowing}
        wanted |= {action.name for action in scene.table.actions(asking)} & set(widgets.ids)
        first = widgets.focus if widgets.focus is not None else min(wanted)
        reached, to_try = {first}, [first]
        while to_try:
            here = to_try.pop()
            for way in DIRECTIONS:
                widgets.focus_on(here, by_keys=True)
                widgets.handle(Pressed(way))
                if (there := widgets.focus) not in reached:
                    reached.add(there)
                    to_try.append(there)
        assert wanted <= reached, moves
        looked_at += 1
    assert looked_at > 1
