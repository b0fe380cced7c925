"""Our YAML is read strictly, and errors name file and key."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.store import position_yaml
from game.store.content import BadContent, convert, load, load_folder, parse_yaml, read_yaml


class Cat(msgspec.Struct, forbid_unknown_fields=True):
    lives: int


class House(msgspec.Struct, forbid_unknown_fields=True):
    cats: dict[str, Cat]
    rooms: list[dict[str, Cat]] = []
    hands: dict[int, int] = {}


def test_only_integers_true_false_and_null_are_resolved() -> None:
    text = "{a: 1, b: -20, c: true, d: false, e: null, f: , 7: 08, g: 1.5, h: yes, i: ~, j: 20-1-1, k: 'true', l: No}"
    assert parse_yaml(text, "x") == {
        "a": 1,
        "b": -20,
        "c": True,
        "d": False,
        "e": None,
        "f": None,
        7: "08",
        "g": "1.5",
        "h": "yes",
        "i": "~",
        "j": "20-1-1",
        "k": "true",
        "l": "No",
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: 1\nb: 2\na: 3", "file: a: is there twice (line 3)"),
        ("a:\n  - b: 1\n    b: 2", "file: a.0.b: is there twice (line 3)"),
        ("a: &x 1", "file: a: anchors and aliases are not used here (line 1)"),
        ("a: [1, *x]", "file: a.1: anchors and aliases are not used here (line 1)"),
        ("a: !!str 1", "file: a: tags are not used here (line 1)"),
        ("--- 1\n--- 2", "file: a second document begins here (line 2)"),
        ("true: 1", "file: a key is text or an integer (line 1)"),
        ("? [a]\n: 1", "file: a key is text or an integer (line 1)"),
        ("", "file: is empty"),
        ("# only a comment", "file: is empty"),
        ("a: b: c", "file: mapping values are not allowed in this context (line 1)"),
        ("[" * 5000, "file: is nested too deeply (line 1)"),
        ("a: \x07", "file: is no YAML text"),
    ],
)
def test_what_we_do_not_write_is_refused_by_name(text: str, complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        parse_yaml(text, "file")
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("plain", "complaint"),
    [
        ({"cats": {"Tom": {"lives": 9}, "Mog": {"lives": "9"}}}, "house: cats.Mog.lives: Expected `int`, got `str`"),
        ({"cats": {"Tom": {"lives": 9, "tail": 1}}}, "house: cats.Tom: Object contains unknown field `tail`"),
        ({"cats": {}, "rooms": [{}, {"Mog": {}}]}, "house: rooms[1].Mog: Object missing required field `lives`"),
        ({"cats": {}, "hands": {"two": 8}}, "house: hands: Expected `int`, got `str`"),
        ({"cats": {}, "dogs": {}}, "house: Object contains unknown field `dogs`"),
        ([], "house: Expected `object`, got `array`"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(plain: object, complaint: str) -> None:
    before = msgspec.json.encode(plain)
    with pytest.raises(BadContent) as caught:
        convert(plain, House, "house")
    assert str(caught.value) == complaint
    assert msgspec.json.encode(plain) == before


def test_a_complaint_gives_long_values_in_short_and_paths_whole() -> None:
    path = "/".join(["a_folder_with_a_name"] * 9)
    complaint = str(BadContent(f"{path}/keys.yaml: erase: {'x' * 5000} is no key"))
    assert complaint == f"{path}/keys.yaml: erase: {'x' * 60}… is no key"


def test_files_are_named(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    with pytest.raises(BadContent, match=r"house\.yaml: cannot be read: No such file"):
        read_yaml(path)
    path.write_bytes(b"cats: \xff")
    with pytest.raises(BadContent, match=r"house\.yaml: is not text in UTF-8"):
        read_yaml(path)
    path.write_text("cats: {Tom: {lives: 9}}\nhands: {2: 8}")
    assert load(path, House) == House({"Tom": Cat(9)}, [], {2: 8})


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(st.characters(codec="utf-8"), max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc 1-", max_size=5), inner, max_size=4),
    max_leaves=12,
)


@settings(derandomize=True, deadline=None, max_examples=150)
@given(PLAIN)
def test_positions_are_text_both_ways(plain: object) -> None:
    assert position_yaml.load(position_yaml.dump({"value": plain})) == {"value": plain}


def test_short_lists_stay_on_one_line_and_nothing_is_an_alias() -> None:
    hand = ["ore 1", "plant 2"]
    text = position_yaml.dump({"hands": [hand, hand], "sum": 3})
    assert text == "hands:\n- [ore 1, plant 2]\n- [ore 1, plant 2]\nsum: 3\n"


class Street(msgspec.Struct, forbid_unknown_fields=True):
    first: dict[str, Cat]
    second: House


def test_a_folder_has_a_file_for_each_field_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "first.yaml").write_text("tom: {lives: 9}", encoding="utf-8")
    (tmp_path / "second.yaml").write_text("{cats: {}, rooms: []}", encoding="utf-8")
    assert load_folder(tmp_path, Street) == Street({"tom": Cat(9)}, House({}))
    (tmp_path / "third.yaml").write_text("{}", encoding="utf-8")
    with pytest.raises(BadContent, match=r"third\.yaml: does not belong here"):
        load_folder(tmp_path, Street)
    (tmp_path / "third.yaml").unlink()
    (tmp_path / "first.yaml").write_text("tom: {lives: many}", encoding="utf-8")
    with pytest.raises(BadContent, match=r"first\.yaml: tom\.lives: "):
        load_folder(tmp_path, Street)
    (tmp_path / "first.yaml").unlink()
    with pytest.raises(BadContent, match=r"first\.yaml: cannot be read"):
        load_folder(tmp_path, Street)
