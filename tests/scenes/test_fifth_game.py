"""A game from outside: tests/fifth_game is added to the catalogue, and all that is promised of a game holds for it."""

import os
import subprocess
import sys
import textwrap
from itertools import pairwise
from pathlib import Path

import pytest
from fifth_game import LADLE
from fifth_game.controller import Ladle
from fifth_game.moves import EVERY_MOVE, SALT
from harness import ADVISER, Harness, any_move, asked, cut_in, glowing, home_of, match_of, play_on, sit_down
from msgspec.structs import replace

from game.cli import main
from game.core.chance import Lcg
from game.core.conformance import walk
from game.core.errors import BadOptions, BadPosition
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, Game, add
from game.play.many_matches import simulate
from game.play.match_recording import verify
from game.play.session import Session
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.scenes.title import SHELF, TitleScene, box_area
from game.store import position_yaml
from game.store.places import HOME_VARIABLE, ROOT, Places
from game.view.input.commands import Intent
from game.view.scene import Services

FOLDER = ROOT / "tests" / "fifth_game"
MOST_FILES, MOST_LINES = 12, 700

pytestmark = pytest.mark.usefixtures("ladle")


@pytest.fixture
def referee(ladle: Game) -> Ladle:
    loaded = ladle.load()
    controller = loaded.controller(loaded.options({}, 2))
    assert isinstance(controller, Ladle)
    return controller


def test_a_game_is_small_and_the_program_does_not_know_it() -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) <= MOST_FILES
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES
    known = [path for path in (ROOT / "game").rglob("*.py") if LADLE.id in path.read_text("utf-8").casefold()]
    assert known == []


def test_another_game_of_the_same_name_is_refused() -> None:
    add(LADLE)
    with pytest.raises(ValueError, match="ladle"):
        add(replace(LADLE, version=2))
    assert GAMES["ladle"] is LADLE


def test_random_matches_keep_every_promise(referee: Ladle) -> None:
    for seed in range(8):
        walk(
            referee, 2, seed, Lcg(seed), every_move=EVERY_MOVE,
            text_of=lambda plain: position_yaml.load(position_yaml.dump(plain)), text_pace=5,
        )  # fmt: skip


def test_what_cannot_be_is_refused(ladle: Game, referee: Ladle) -> None:
    with pytest.raises(BadOptions):
        referee.set_up(3, seed=1)
    with pytest.raises(BadInput):
        ladle.load().options({"brim": "14"}, 2)
    plain = referee.to_plain(referee.start(2, seed=1))
    for key, wrong in {"pot": ["nettle 9"], "pantry": [], "to_move": -1, "hands": [[], []], "salt": ["much"]}.items():
        with pytest.raises(BadPosition, match="position"):
            referee.from_plain({**plain, key: wrong})


def test_simulate_is_the_same_in_other_processes() -> None:
    here = list(simulate("ladle", ("greedy", "random"), 12, seed=3))
    assert list(simulate("ladle", ("greedy", "random"), 12, seed=3, jobs=2)) == here
    assert sum(0 in result.winners for result in here) > 6, "who knows something wins more often"


@pytest.mark.parametrize("skill", ["greedy", "apprentice", "adept"])
def test_every_kind_of_bot_plays_and_says_why(services: Services, skill: str) -> None:
    session = match_of(skill, skill, game="ladle")
    words = services.words.for_seats(session.names)
    while session.to_move is not None:
        answer = ADVISER.answer(replace(session.thinking_task(), explain=True))
        assert answer.counsel is not None
        assert words.say(answer.counsel.why)
        session.play(answer.move)


def test_a_killed_match_goes_on_where_it_was_and_is_taken_back(tmp_path: Path, services: Services) -> None:
    match = match_of("person", "greedy", game="ladle").match
    path, left = tmp_path / "match.jsonl", tmp_path / "left.jsonl"
    with Session.begin(match, path) as session:
        play_on(session, lambda session: session.move_count == 9)
        left.write_bytes(path.read_bytes())
        history = session.history
    with Session.resume(left) as session:
        assert session.history == history
        while session.to_move != 0:
            session.play(any_move(session))
        session.play(any_move(session))
        count = session.move_count
        session.undo()
        assert session.move_count < count
        session.redo()
        play_on(session)
        outcome = session.outcome
    assert verify(left) == outcome


WATCH = """
    if __name__ == "__main__":
        import sys
        from fifth_game import LADLE
        from fifth_game.table import pictures
        from game.cli import main
        from game.scenes import sitting_down
        from game.tables.pictures import add

        class Watched(sitting_down.PlayScene):
            def update(self, dt):
                super().update(dt)
                if self.session.move_count >= 4:
                    self.stage.quit()

        sitting_down.PlayScene = Watched
        add(LADLE, pictures)
        sys.exit(main(["watch", "ladle", "--seats", "adept,greedy", "--seed", "5"]))
"""


def test_bots_are_watched_in_a_window_with_their_worker(tmp_path: Path) -> None:
    script = tmp_path / "watch.py"
    script.write_text(textwrap.dedent(WATCH))
    (tmp_path / "settings.yaml").write_text("bot_pace: 0\nreduced_motion: true\n")
    paths = os.pathsep.join(map(str, (ROOT, FOLDER.parent)))
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": paths}
    environment[HOME_VARIABLE] = str(tmp_path)
    told = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")
    (path,) = Places.under(tmp_path).matches.glob("*.jsonl")
    session = Session.read(path)
    assert session.match.game == "ladle"
    assert session.move_count >= 4
    assert not Places.under(tmp_path).log.exists() or "ended" not in Places.under(tmp_path).log.read_text("utf-8")


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_a_picture_is_drawn_in_both_sizes(size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    out = tmp_path / "table.png"
    asked_for = ["--game", "ladle", "--seats", "2", "--moves", "7", "--size", size, "--out", str(out)]
    assert main(["shot", "table", *asked_for]) == 0
    assert [int.from_bytes(out.read_bytes()[at : at + 4], "big") for at in (16, 20)] == [*map(int, size.split("x"))]


def test_the_shelf_holds_more_boxes_than_it_was_made_for() -> None:
    for count in range(1, 9):
        boxes = [box_area(index, count) for index in range(count)]
        assert all(left.right < right.x for left, right in pairwise(boxes))
        assert boxes[0].x >= SHELF.x
        assert boxes[-1].right <= SHELF.right
        assert {round(box.bottom, 6) for box in boxes} == {SHELF.bottom}


@pytest.mark.parametrize("language", ["en", "qps"])
def test_from_the_shelf_to_the_results_nothing_is_cut(make, language: str) -> None:
    services = make(language)
    harness = Harness(services, TitleScene(services))
    assert services.words.say("game.ladle") in harness.texts
    harness.click("box.ladle")
    assert isinstance(harness.top, SetupScene)
    harness.press(Intent.CANCEL)
    for page in ("rules", "gallery"):
        assert cut_in(Harness(services, ReaderScene(services, "ladle", page))) == []
    harness = sit_down(services, match_of("person", "greedy", game="ladle", library=services.library), fresh=True)
    salted = False
    while True:
        harness.wait_for(lambda: asked(harness)() or isinstance(harness.top, ResultsScene))
        if isinstance(harness.top, ResultsScene):
            break
        assert cut_in(harness) == []
        scene = harness.top
        assert isinstance(scene, PlayScene)
        salts = not salted and SALT in scene.session.legal_moves()
        harness.click("salt" if salts else glowing(harness)[-1])
        salted = salted or salts
    assert salted
    assert cut_in(harness) == []
    assert services.words.missed == set()


def test_the_title_shows_a_match_that_was_left(services: Services) -> None:
    session = match_of("person", "greedy", game="ladle", library=services.library)
    play_on(session, lambda session: session.move_count == 5)
    session.close()
    harness = Harness(services, home_of(services)())
    harness.give()
    harness.let_pass(0.1)
    assert harness.says("game.ladle")
    harness.click("continue")
    assert isinstance(harness.top, PlayScene)
    assert harness.top.session.move_count == 5
