"""The file of what was learnt: written and read back, and refused by file and key where it cannot be."""

import shutil
from pathlib import Path

import pytest

from game.bots.points_model import Examined, PointLessons, PointsModel, Taught, Terms
from game.bots.value_model import Checked, Curve, Learnt, Lessons, Measures, Stage, ValueModel
from game.play.catalogue import GAMES
from game.store.content import BadContent
from game.store.places import CONFIG
from game.store.value_file import load_values, save_values

MEASURES = Measures({"gold": (-5, 10), "age": (0, 2, 4)}, stages=(0, 2))
LEARNING = [name for name, game in GAMES.items() if isinstance(game.parts().measures, Measures)]
COMPARING = [name for name, game in GAMES.items() if isinstance(game.parts().measures, Terms)]
TERMS = Terms(("judged", "open"))


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    stage = Stage({"gold": Curve((-5, 10), (-1200, 7)), "age": Curve((0, 2, 4), (0, 1, 2))}, -300)
    plain = Stage(stage.measures)
    learnt, checked = Learnt(("master", "adept@20"), 300, 7), Checked(100, 2000, 512, 693)
    values = ValueModel({2: Lessons(learnt, {0: stage, 2: stage}, checked), 4: Lessons(learnt, {0: plain, 2: plain})})
    path = tmp_path / "values.yaml"
    save_values(path, values)
    assert load_values(path, MEASURES) == values


def test_points_that_are_written_are_read_back(tmp_path: Path) -> None:
    taught, examined = Taught(("master", "adept@20"), 300, 7, 2000), Examined(700, 20000, 19000, 18000)
    counts = {1: {"judged": 900, "open": -20}, 2: {"judged": 1000, "open": 7}}
    values = PointsModel({2: PointLessons(taught, counts, examined), 3: PointLessons(taught, counts)})
    path = tmp_path / "values.yaml"
    save_values(path, values)
    assert load_values(path, TERMS) == values


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("middle: ", "midle: ", "seats.2.stages.1"),
        ("middle: ", "middle: x", "middle"),
        ("  2:\n    learnt", "  2:\n", "2"),
    ],
)
@pytest.mark.parametrize("name", COMPARING)
def test_broken_points_are_named_with_their_key(tmp_path: Path, name: str, old: str, new: str, key: str) -> None:
    config = tmp_path / "config"
    shutil.copytree(CONFIG, config)
    path = config / "values" / f"{name}.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        GAMES[name].load(config)
    assert str(caught.value).startswith(f"{path}: ")
    assert key in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("worth: [", "worth: [x, ", "worth"),
        ("worth: [", "worth: [1, ", "worth"),
        ("at: [", "at: [99, ", "at"),
        ("        measures:", "        measure:", "seats.2.stages."),
        ("  2:\n    learnt", "  2:\n    learned", "seats.2"),
    ],
)
@pytest.mark.parametrize("name", LEARNING)
def test_a_broken_file_is_named_with_its_key(tmp_path: Path, name: str, old: str, new: str, key: str) -> None:
    config = tmp_path / "config"
    shutil.copytree(CONFIG, config)
    path = config / "values" / f"{name}.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        GAMES[name].load(config)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert key in message


@pytest.mark.parametrize("name", LEARNING)
def test_a_trait_that_is_left_out_is_named(tmp_path: Path, name: str) -> None:
    config = tmp_path / "config"
    shutil.copytree(CONFIG, config)
    path = config / "values" / f"{name}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if "worth: [" in line)
    path.write_text("".join(lines[:first] + lines[first + 1 :]), encoding="utf-8")
    with pytest.raises(BadContent, match=r"seats\.\d\.stages\.\d+\.measures: "):
        GAMES[name].load(config)


@pytest.mark.parametrize("name", [*LEARNING, *COMPARING])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    config = tmp_path / "config"
    shutil.copytree(CONFIG, config)
    (config / "values" / f"{name}.yaml").unlink()
    with pytest.raises(BadContent, match=name):
        GAMES[name].load(config)
