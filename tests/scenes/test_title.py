"""The title: what is on the shelf, going on with the last match, and the signs."""

import os
from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest
from harness import STEP, Harness, asked, deciding, match_of, play_on, sit_down

from game.core.reason import reason
from game.play.session import Session
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.scenes.statistics.statistics_page import StatisticsScene
from game.scenes.title import THUMBNAIL, TitleScene
from game.store.places import ASSETS
from game.tables.pictures import PICTURES
from game.view.dialog import Dialog
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.input.commands import Intent


@pytest.fixture
def title(services) -> Harness:
    return Harness(services, TitleScene(services))


def test_without_a_match_the_title_invites_to_a_first_one(title):
    assert title.says("title.begin")
    assert not title.says("title.continue")
    title.press(Intent.CONFIRM)
    assert title.says("lesson.offer.words")
    title.click("choice1")
    assert isinstance(title.top, SetupScene)
    title.press(Intent.CANCEL)
    assert isinstance(title.top, TitleScene)


def test_every_game_has_a_box_that_opens_its_setup(title):
    title.services.settings.change(lessons=dict.fromkeys(PICTURES, 0))
    for name in PICTURES:
        assert title.services.words.say(f"game.{name}") in title.picture.texts
        title.click(f"box.{name}")
        assert isinstance(title.top, SetupScene)
        assert title.services.words.say(f"game.{name}") in title.texts
        title.press(Intent.CANCEL)


def test_arrows_go_from_box_to_box_and_down_to_an_owl(title):
    boxes = [id for id in title.widgets.ids if id.startswith("box.")]
    title.widgets.focus_on(boxes[-1], by_keys=True)
    for id in reversed(boxes[:-1]):
        title.press(Intent.LEFT)
        assert title.widgets.focus == id
    for id in boxes[1:]:
        title.press(Intent.RIGHT)
        assert title.widgets.focus == id
    for id in boxes:
        title.widgets.focus_on(id, by_keys=True)
        title.press(Intent.DOWN)
        assert title.widgets.focus == id.replace("box.", "lesson.")
        title.press(Intent.UP)
        assert title.widgets.focus == id


@pytest.mark.parametrize("way", [Intent.LEFT, Intent.RIGHT, Intent.UP])
@pytest.mark.parametrize("last", [None, "cauldron15"])
def test_the_first_arrow_shows_the_box_that_was_opened_last_and_the_next_goes_on_from_there(services, way, last):
    services.settings.change(last_game=last, lessons=dict.fromkeys(PICTURES, 0))
    title, games = Harness(services, TitleScene(services)), list(PICTURES)
    at = games.index(last or games[0])
    title.press(way)
    assert title.widgets.state(f"box.{games[at]}").focused
    title.press(Intent.RIGHT)
    title.press(Intent.CONFIRM)
    assert isinstance(title.top, SetupScene)
    assert title.says(f"game.{games[at + 1]}")


def test_the_first_arrow_down_shows_what_enter_does(title):
    title.press(Intent.DOWN)
    assert title.widgets.state("begin").focused


def test_arrows_lead_from_the_boxes_to_no_sign_by_the_side_and_from_the_signs_to_no_owl(title):
    boxes = [id for id in title.widgets.ids if id.startswith("box.")]
    title.widgets.focus_on(boxes[-1], by_keys=True)
    title.press(Intent.RIGHT)
    assert title.widgets.focus == boxes[-1]
    for id in ("begin", "evening", "day", "statistics"):
        title.widgets.focus_on(id, by_keys=True)
        title.press(Intent.UP)
        assert title.widgets.focus in boxes


@pytest.mark.parametrize(
    ("sign", "scene"),
    [
        ("settings", SettingsScene),
        ("rules", ReaderScene),
        ("credits", CreditsScene),
        ("statistics", StatisticsScene),
    ],
)
def test_the_signs_lead_to_their_screens_and_back(title, sign, scene):
    title.click(sign)
    assert isinstance(title.top, scene)
    assert len(title.texts) >= 3
    title.press(Intent.CANCEL)
    assert isinstance(title.top, TitleScene)


def test_everything_is_reached_by_keys(title):
    reached = set()
    for _ in title.widgets.ids:
        reached.add(title.widgets.focus)
        title.press(Intent.NEXT)
    assert reached == set(title.widgets.ids)


@pytest.mark.parametrize("leave", ["sign", "key"])
def test_its_sign_and_esc_ask_before_the_program_ends(title, leave):
    def ask() -> None:
        if leave == "sign":
            title.click("quit")
        else:
            title.press(Intent.CANCEL)

    ask()
    assert title.says("title.quit.title")
    title.press(Intent.CANCEL)
    assert isinstance(title.top, TitleScene), "Esc stays"
    ask()
    title.press(Intent.CONFIRM)
    assert title.stack.over


def test_continue_resumes_the_same_position(services):
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    plain = session.controller.to_plain(session._positions[-1])
    count = session.move_count
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    seen = harness.texts
    harness.press(Intent.MENU)
    harness.click("title")
    assert harness.says("title.continue")
    harness.press(Intent.CONFIRM)
    scene = harness.top
    assert isinstance(scene, PlayScene)
    again = scene.session
    assert again.path == session.path
    assert again.move_count == count
    assert again.controller.to_plain(again._positions[-1]) == plain
    harness.wait_for(asked(harness))
    assert harness.texts == seen
    again.close()


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_thumbnail_is_drawn_with_closed_hands_by_a_program_that_has_just_begun(services, tmp_path, reduced_motion):
    services.settings.change(reduced_motion=reduced_motion)
    session = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    session.close()
    sheets = Sheets(ASSETS / "sheets")
    theme = services.studio.theme
    fresh = replace(services, studio=Studio(sheets, Lettering(ASSETS / "fonts", theme.faces, sheets), theme))
    harness = Harness(fresh, TitleScene(fresh))
    assert harness.says("title.continue")
    harness.wait_for(lambda: harness.says("cauldron15.state", round=1, rounds=3), seconds=5)
    look = harness.top._look
    assert look.seen.seat is None
    assert look.seen.hand == ()
    sheets.close()


NEAR = 8
"""How far the middle of what is in a frame lies from that of the frame at most, in px."""


@pytest.mark.parametrize("game", PICTURES)
def test_the_frame_of_a_match_that_was_just_begun_is_never_empty(services, game):
    match_of("person", "person", game=game, library=services.library).close()
    title = Harness(services, TitleScene(services))
    frame = services.studio.viewport.to_window(THUMBNAIL)

    def framed() -> list[str]:
        middle = (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
        within = [stroke for stroke in title.picture.strokes if stroke.box[2] <= frame[2]]
        return [
            stroke.what
            for stroke in within
            if all(abs(stroke.box[at] + stroke.box[at + 2] / 2 - middle[at]) < NEAR for at in (0, 1))
        ]

    before = framed()
    assert f"box.{game}" in before
    title.stack.update(STEP)
    after = framed()
    assert after
    assert f"box.{game}" not in after


def test_a_match_that_is_over_is_not_offered(services):
    session = play_on(match_of("person", "greedy", library=services.library))
    session.close()
    assert Harness(services, TitleScene(services)).says("title.begin")


def test_a_match_that_is_open_elsewhere_continues_read_only(services):
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    harness = Harness(services, TitleScene(services))
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, Dialog)
    assert harness.says("store.journal.elsewhere")
    session.close()


def test_a_broken_match_is_set_aside_with_a_sentence_and_the_title_lives(services):
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    session.close()
    name = "cauldron15-broken.jsonl"
    services.library.folder.joinpath(name).write_text("no match\n")
    harness = Harness(services, TitleScene(services))
    kept = f"{name}.broken-1"
    assert [path.name for path in services.library.folder.glob("*.broken-1")] == [kept]
    assert harness.says("store.journal.broken", name=name, kept=kept)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)
    assert harness.says("title.continue")


def test_settings_that_were_set_aside_are_told_once(make, tmp_path):
    (tmp_path / "settings.yaml").write_text("text_size: enormous\n")
    services = make()
    harness = Harness(services, TitleScene(services))
    assert harness.says("title.notices")
    assert any("text_size: Expected `int`" in text for text in harness.texts)
    assert any("settings.yaml.broken-1" in text for text in harness.texts)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)
    harness.click("credits")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, TitleScene)


def test_everything_that_became_of_files_is_said_at_once(services):
    services.settings.notices.append(reason("table.words", words="a file of settings"))
    services.library.notices.append(reason("table.words", words="a file of the shelf"))
    harness = Harness(services, TitleScene(services))
    assert any("a file of settings" in text and "a file of the shelf" in text for text in harness.texts)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)


def after(count):
    return lambda session: session.move_count >= count


def change_header(path, **fields) -> None:
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(first), **fields}) + b"\n" + rest)


@pytest.mark.parametrize("game", PICTURES)
def test_a_match_that_cannot_be_shown_is_a_torn_page_with_the_reason_and_can_be_laid_aside(services, game):
    older = play_on(
        match_of("person", "greedy", library=services.library, game=game), lambda session: session.move_count >= 3
    )
    older.close()
    newer = play_on(
        match_of("person", "greedy", library=services.library, game=game), lambda session: session.move_count >= 5
    )
    newer.close()
    seats = [{"name": f"{n}", "kind": "greedy", "colour": "pink"} for n in range(2)]
    change_header(newer.path, seats=seats)
    spoilt = newer.path.read_bytes()
    harness = Harness(services, TitleScene(services))
    harness.stack.update(STEP)
    assert harness.says("title.trouble")
    assert any("pink" in text for text in harness.texts)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, Dialog)
    assert sum("pink" in text for text in harness.texts) > 0
    harness.press(Intent.CANCEL)
    assert newer.path.read_bytes() == spoilt
    harness.press(Intent.CONFIRM)
    harness.press(Intent.CONFIRM)
    harness.press(Intent.CONFIRM)
    assert newer.path.with_name(f"{newer.path.name}.broken-1").read_bytes() == spoilt
    assert harness.says("title.continue")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, PlayScene)
    assert harness.top.session.path == older.path


def test_whatever_else_goes_wrong_with_a_thumbnail_concerns_that_match_only(services, monkeypatch):
    play_on(match_of("person", "greedy", library=services.library), deciding("play")).close()

    def broken(*_):
        raise IndexError("a picture that is not there")

    for name in ("__init__", "draw"):
        with monkeypatch.context() as patch:
            patch.setattr(PICTURES["cauldron15"]().table, name, broken)
            harness = Harness(services, TitleScene(services))
            harness.stack.update(STEP)
            assert harness.picture
            assert harness.says("title.trouble")
            harness.click("settings")
            assert isinstance(harness.top, SettingsScene)


def test_a_match_whose_file_has_gone_says_so_and_the_title_goes_on(services):
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    session.close()
    harness = Harness(services, TitleScene(services))
    session.path.unlink()
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, Dialog)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)
    assert harness.says("title.begin")


def test_the_last_match_played_comes_first_whatever_the_clock_says(services):
    older = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    older.close()
    newer = play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play"))
    newer.close()
    os.utime(newer.path, (1, 1))
    harness = Harness(services, TitleScene(services))
    harness.press(Intent.CONFIRM)
    scene = harness.top
    assert isinstance(scene, PlayScene)
    assert scene.session.path == newer.path
    scene.session.close()
    assert Session.read(older.path).outcome is None


def test_beside_a_match_to_be_gone_on_with_a_new_one_is_offered(services):
    play_on(match_of("person", "greedy", "greedy", library=services.library), deciding("play")).close()
    title = Harness(services, TitleScene(services))
    assert title.says("title.continue")
    title.click("new")
    assert isinstance(title.top, SetupScene), "whoever has a match of a box on the shelf is offered no lesson of it"
    assert services.words.say("game.cauldron15") in title.texts


@pytest.mark.parametrize("game", PICTURES)
def test_while_a_lesson_is_offered_the_pictures_of_its_table_are_read(services, monkeypatch, game):
    read, prefetch = set(), services.sheets.prefetch
    title = Harness(services, TitleScene(services))

    def reading(names: Iterable[str]) -> None:
        read.update(names := tuple(names))
        prefetch(names)

    monkeypatch.setattr(services.sheets, "prefetch", reading)
    title.click(f"box.{game}")
    assert title.says("lesson.offer", game=services.words.say(f"game.{game}"))
    assert read >= set(PICTURES[game]().table.sheets)


def test_while_the_title_stands_the_largest_pictures_of_setup_are_cut_out(services, monkeypatch):
    prepared, prepare = [], services.sheets.prepare

    def preparing(frames: Iterable[str]) -> None:
        prepared.extend(frames := tuple(frames))
        prepare(frames)

    monkeypatch.setattr(services.sheets, "prepare", preparing)
    title = Harness(services, TitleScene(services))
    title.let_pass(STEP)
    made = [*prepared]
    title.top.stage.push(SetupScene(services, "cauldron15", lambda: TitleScene(services)))
    drawn = title.picture.frames
    assert {"room.wall", "room.table"} <= set(made) & set(drawn)


def test_the_way_back_from_the_offer_of_a_lesson_leads_to_the_shelf_and_it_is_offered_again(services):
    title = Harness(services, TitleScene(services))
    for _ in range(2):
        title.click("box.alarun")
        assert title.says("lesson.offer", game=services.words.say("game.alarun"))
        title.press(Intent.CANCEL)
        assert isinstance(title.top, TitleScene)
