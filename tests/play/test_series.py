"""Many matches in a file: stopped anywhere and gone on with, they are those that would have been played at once."""

from pathlib import Path

import msgspec
import pytest

from game.play.bad_input import BadInput
from game.play.catalogue import GAMES
from game.play.many_matches import Insistence, Told, fitting, simulate, survey
from game.play.series import Series, SeriesHeader

GAME = "cauldron15"
SKILLS = ("random", "greedy")


def header(seed: int = 4, **changed: object) -> SeriesHeader:
    match = fitting(GAME, SKILLS, None, ())
    plain = {
        "game": GAME,
        "seats": SKILLS,
        "seed": seed,
        "options": {},
        "insistences": (),
        "fingerprint": match.fingerprint,
    }
    return SeriesHeader(**{**plain, **changed})


def kept(path: Path, head: SeriesHeader | None = None) -> tuple[Told, ...]:
    series = Series(path, head or header())
    series.close()
    return series.told


def played(path: Path, games: int) -> list[Told]:
    """Play on with a file to so many matches; return all of them."""
    series = Series(path, header())
    told = list(series.told)
    for each in survey(GAME, SKILLS, games, seed=4, begin=len(told)):
        series.add(each)
        told.append(each)
    series.close()
    return told


def test_matches_that_are_gone_on_with_are_those_of_one_run(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "matches.jsonl"
    assert kept(path) == ()
    assert len(played(path, 2)) == 2
    assert played(path, 5) == list(survey(GAME, SKILLS, 5, seed=4)) == list(kept(path))
    assert list(survey(GAME, SKILLS, 5, seed=4, begin=3, jobs=2)) == played(path, 5)[3:]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_every_game_is_gone_on_with(tmp_path: Path, game: str) -> None:
    path, match = tmp_path / "matches.jsonl", fitting(game, SKILLS, None, ())
    options = msgspec.to_builtins(match.options)
    head = SeriesHeader(game, SKILLS, 4, options, (Insistence(0, "pass"),), match.fingerprint)
    assert kept(path, head) == kept(path, head) == ()


@pytest.mark.parametrize("left", [1, 40])
def test_a_match_that_was_cut_off_is_played_again(tmp_path: Path, left: int) -> None:
    path = tmp_path / "matches.jsonl"
    whole = played(path, 3)
    path.write_bytes(path.read_bytes()[:-left])
    assert list(kept(path)) == whole[:2]
    assert played(path, 3) == whole


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", 5), ("seats", ("greedy", "random")), ("options", {"hand": 5}), ("fingerprint", "0"), ("game", "cauldron"),
     ("insistences", (Insistence(0, "pass"),))],
)  # fmt: skip
def test_a_file_of_other_matches_is_refused_by_what_differs(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "matches.jsonl"
    played(path, 1)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=f"field={field}"):
        Series(path, header(**{field: value}))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"nothing of ours\n", b"\xff\xfe\n", b"no end", b'{"game":"cauldron15"}\n'])
def test_a_file_that_holds_no_matches_is_refused_and_stays(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_bytes(text)
    with pytest.raises(BadInput, match="line=1"):
        Series(path, header())
    assert path.read_bytes() == text


def test_a_seat_makes_the_move_that_it_is_made_to_make_once() -> None:
    match = ("cauldron", ("greedy", "greedy"), 2)
    free, made = (
        list(simulate(*match, seed=3, insistences=each)) for each in ((), (Insistence(1, "buy basic_spell"),))
    )
    assert [result.insisted for result in free] == [0, 0]
    assert [result.insisted for result in made] == [1, 1]
    assert [result.seed for result in free] == [result.seed for result in made]
    told = list(survey(*match, seed=3, insistences=(Insistence(1, "buy basic_spell"),)))
    assert [each.result for each in told] == made
    assert all("bought" in each.figures.cards["basic_spell"].uses for each in told)


def test_a_move_that_is_never_legal_changes_nothing() -> None:
    results = list(simulate(GAME, SKILLS, 3, seed=4, insistences=(Insistence(0, "buy the house"),)))
    assert results == list(simulate(GAME, SKILLS, 3, seed=4))


def test_nobody_is_made_to_move_who_does_not_sit_there() -> None:
    with pytest.raises(BadInput):
        fitting(GAME, SKILLS, None, (Insistence(2, "pass"),))
