"""The commands `position`, `legal`, `apply` and `observe`."""

import pytest

from game.store import position_yaml
from game.store.places import MOST_BYTES


@pytest.fixture
def middle(run):
    """The text of a position in the middle of a match of four."""
    said = run("position", "cauldron15", "--seats", 4, "--seed", 7, "--moves", 6)
    assert (said.code, said.err) == (0, "")
    return said.out


def test_the_same_seed_gives_the_same_position(run, middle):
    assert run("position", "cauldron15", "--seats", 4, "--seed", 7, "--moves", 6).out == middle
    assert run("position", "cauldron15", "--seats", 4, "--seed", 8, "--moves", 6).out != middle


def test_a_position_says_to_which_game_and_options_it_belongs(run):
    said = run("position", "cauldron15", "--seats", 2, "--option", "hand=5", "--option", "all_over=lowest")
    document = position_yaml.load(said.out)
    assert document["game"] == "cauldron15"
    assert document["options"] == {"hand": 5, "all_over": "lowest"}
    assert [len(hand) for hand in document["position"]["hands"]] == [5, 5]


def test_legal_moves_are_printed_one_a_line(run, middle, tmp_path):
    file = tmp_path / "position.yaml"
    file.write_text(middle, encoding="utf-8")
    moves = run("legal", file).out.splitlines()
    position = position_yaml.load(middle)["position"]
    hand = position["hands"][position["to_move"]]
    assert moves
    assert all(move.removeprefix("play ") in hand for move in moves)


def test_a_position_is_read_from_the_standard_input(run, middle):
    assert run("legal", "-", feed=middle).out.splitlines()


def test_applying_a_move_prints_its_events_and_a_position_again(run, middle):
    move = run("legal", "-", feed=middle).out.splitlines()[0]
    said = run("apply", "-", move, feed=middle)
    assert said.code == 0
    first = said.out.splitlines()[0]
    assert first.startswith("# Played: seat ")
    assert move.removeprefix("play ") in first, "cards go by their names"
    assert position_yaml.load(said.out)["position"] != position_yaml.load(middle)["position"]
    assert run("legal", "-", feed=said.out).code == 0


def test_moves_are_applied_in_order(run, middle):
    first = run("legal", "-", feed=middle).out.splitlines()[0]
    after = run("apply", "-", first, feed=middle).out
    second = run("legal", "-", feed=after).out.splitlines()[0]
    events, _, position = run("apply", "-", first, second, feed=middle).out.partition("game:")
    later_events, _, later = run("apply", "-", second, feed=after).out.partition("game:")
    assert position == later
    assert events == after.partition("game:")[0] + later_events


def test_an_illegal_move_is_refused_with_its_reason(refused, middle):
    position = position_yaml.load(middle)["position"]
    other = position["hands"][(position["to_move"] + 1) % 4][0]
    assert other.split()[1] in refused("apply", "-", f"play {other}", feed=middle)


def test_what_is_no_move_is_refused(refused, middle):
    assert "dance" in refused("apply", "-", "dance", feed=middle)


def test_a_seat_sees_its_own_hand_only(run, middle):
    hands = position_yaml.load(middle)["position"]["hands"]
    for seat, hand in enumerate(hands):
        seen = position_yaml.load(run("observe", "-", "--seat", seat, feed=middle).out)
        assert seen["seat"] == seat
        assert sorted(seen["hand"]) == sorted(hand)
        text = run("observe", "-", "--seat", seat, feed=middle).out
        assert not any(card in text for other in hands if other is not hand for card in other)


def test_a_spectator_sees_no_hand(run, middle):
    seen = position_yaml.load(run("observe", "-", feed=middle).out)
    assert seen["seat"] is None
    assert seen["hand"] == []


def test_a_match_that_is_over_has_no_moves(run):
    text = run("position", "cauldron15", "--seats", 3, "--seed", 1, "--option", "hand=3").out
    while moves := run("legal", "-", feed=text).out.splitlines():
        text = run("apply", "-", moves[-1], feed=text).out
    assert position_yaml.load(text)["position"]["decision"] == "over"


def test_more_random_moves_than_a_match_has(refused):
    assert "over after" in refused("position", "cauldron15", "--seats", 2, "--moves", 5000)


def test_options_are_listed(run):
    said = run("position", "cauldron15", "--option", "help")
    assert said.code == 0
    for word in ("hand", "all_over", "nobody, lowest (default: nobody)", "2 seats: 3, 4, 5, 6, 7, 8 (default: 8)"):
        assert word in said.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("whist", "--seats", 4), "whist"),
        (("cauldron15",), "--seats"),
        (("cauldron15", "--seats", 1), "'1'"),
        (("cauldron15", "--seats", "many"), "'many'"),
        (("cauldron15", "--seats", 4, "--seed", -1), "'-1'"),
        (("cauldron15", "--seats", 4, "--seed", "١"), "'١'"),
        (("cauldron15", "--seats", 4, "--moves", "1.5"), "'1.5'"),
        (("cauldron15", "--seats", 4, "--option", "hand"), "'hand'"),
        (("cauldron15", "--seats", 4, "--option", "hand=7"), "6"),
        (("cauldron15", "--seats", 4, "--option", "hand=x"), "x"),
        (("cauldron15", "--seats", 4, "--option", "sauce=hot"), "sauce"),
        (("cauldron15", "--seats", 4, "--option", "hand=4", "--option", "hand=5"), "twice"),
        (("whist", "--option", "help"), "whist"),
    ],
)
def test_what_cannot_be_begun_is_refused(refused, arguments, named):
    assert named in refused("position", *arguments)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "standard input"),
        ("- a\n- b\n", "not a position"),
        ("game: cauldron15\n", "options"),
        ("game: cauldron15\noptions: {}\nposition: {}\n", "seats"),
        ("game: cauldron15\noptions: []\nposition: {}\n", "options"),
        ("game: cauldron15\noptions: {hand: many}\nposition: {}\n", "hand"),
        ("game: whist\noptions: {}\nposition: {}\n", "whist"),
        ("game: cauldron15\noptions: {}\nposition: {}\nmood: good\n", "mood"),
        ("game: [\n", "standard input"),
        ("game: &a cauldron15\noptions: {}\nposition: *a\n", "aliases"),
    ],
)
def test_what_is_no_position_is_refused(refused, text, named):
    for command in (("legal", "-"), ("observe", "-", "--seat", 0), ("apply", "-", "play ore 1")):
        assert named in refused(*command, feed=text)


def test_an_impossible_position_is_refused_by_its_key(refused, middle):
    assert "leader" in refused("legal", "-", feed=middle.replace("  leader: ", "  leader: 1"))
    assert "hands" in refused("legal", "-", feed=middle.replace("hands:", "thumbs:"))


def test_a_seat_that_is_not_there(refused, middle):
    assert "from 0 to 3" in refused("observe", "-", "--seat", 4, feed=middle)


def test_files_that_cannot_be_read(refused, tmp_path):
    assert "no.yaml" in refused("legal", tmp_path / "no.yaml")
    assert str(tmp_path) in refused("legal", tmp_path)
    (tmp_path / "picture.yaml").write_bytes(b"\x89PNG\xff\xfe")
    assert "not a text file" in refused("legal", tmp_path / "picture.yaml")


@pytest.mark.parametrize("command", ["legal", "observe", "check"])
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("seats: 3", "seats: 99", "seats"),
        ("game: cauldron15", "game: whist", "whist"),
        ("hand: null", "hand: 18446744073709551616", "hand"),
        ("hand: null", "hand: 2", "options"),
        ("hand: null", "hand: null\n  moons: 3", "moons"),
        ("leader:", "leader: 7\n  follower:", "leader"),
        ("position:", "position: 3\nother:", "other"),
    ],
)
def test_a_wrong_position_is_refused_with_its_file_and_key(run, tmp_path, command, old, new, named):
    text = run("position", "cauldron15", "--seats", 3, "--moves", 2).out
    assert old in text
    path = tmp_path / "spoilt.yaml"
    path.write_text(text.replace(old, new, 1))
    said = run(command, path)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "spoilt.yaml" in said.err
    assert named in said.err


def test_what_is_no_file_or_has_no_end_is_refused(refused, tmp_path):
    assert str(tmp_path) in refused("legal", tmp_path)
    assert "tail" in refused("legal", tmp_path / ("tail" * 99))
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert "loop" in refused("legal", tmp_path / "loop")
    with (tmp_path / "large").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert "large" in refused("legal", tmp_path / "large")
