"""Recorded games, replayed move by move and compared: one for each way in which a game can end, and for each variant.

A file is called `<game>_<ending>.jsonl`, in a variant `<game>_<ending>_<variant>.jsonl`. `main.py record` writes a
first one; `make games` plays all of them again after a change of the rules, with the same seats and options.
"""

from pathlib import Path

import msgspec
import pytest
from playing import WORDS, match_for
from remaking import remake

from game.play.catalogue import GAMES
from game.play.match_recording import record, verify
from game.rules.alarun.ending import Ending as AlarunEnding
from game.rules.bubble_and_boil.ending import Ending as BubbleAndBoilEnding
from game.rules.cauldron.ending import Ending as CauldronEnding
from game.rules.cauldron15.ending import Ending as Cauldron15Ending
from game.store.journal import read_journal
from game.store.places import ROOT
from game.store.trouble import BadSave

FOLDER = ROOT / "tests" / "games"
RECORDED = sorted(FOLDER.glob("*.jsonl"))
ENDINGS = {
    "alarun": {ending.value for ending in AlarunEnding},
    "bubble_and_boil": {ending.value for ending in BubbleAndBoilEnding},
    "cauldron": {ending.value for ending in CauldronEnding},
    "cauldron15": {ending.value for ending in Cauldron15Ending},
}
VARIANTS = {"cauldron": {"simple", "quick", "advanced", "less_luck"}}


def name_of(path: Path) -> tuple[str, str, str]:
    """Return game, ending and variant (empty: none) of a recorded game's name."""
    game = next(game for game in sorted(ENDINGS, key=len, reverse=True) if path.stem.startswith(f"{game}_"))
    rest = path.stem.removeprefix(f"{game}_")
    variant = next((each for each in VARIANTS.get(game, ()) if rest.endswith(f"_{each}")), "")
    return game, rest.removesuffix(f"_{variant}"), variant


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_as_it_was_played(path: Path, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--write-games"):
        remake(path, name_of(path)[1])
    outcome = verify(path)
    assert outcome is not None
    header = read_journal(path).header
    game, ending, variant = name_of(path)
    assert (game, ending) == (header.game, outcome.ending)
    assert {each for each in VARIANTS.get(game, ()) if header.options[each]} == ({variant} if variant else set())


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_and_variant_has_a_recorded_game(game: str) -> None:
    recorded = [name_of(path) for path in RECORDED if name_of(path)[0] == game]
    assert {ending for _, ending, variant in recorded if not variant} == ENDINGS[game]
    assert {variant for *_, variant in recorded if variant} == VARIANTS.get(game, set())


def test_recording_again_gives_the_same_file(tmp_path: Path) -> None:
    match = match_for("random,greedy", seed=3)
    for name in ("one", "two"):
        record(match, tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


@pytest.mark.parametrize("name", ["bubble_and_boil_recipes", "bubble_and_boil_colours"])
def test_remaking_a_recorded_game_goes_on_to_a_seed_that_ends_as_it_should(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.jsonl"
    header, *records = (FOLDER / path.name).read_bytes().splitlines(keepends=True)
    played = msgspec.json.decode(header)
    before = msgspec.json.encode(played | {"seed": played["seed"] - 1, "fingerprint": "of other rules"})
    path.write_bytes(b"".join((before, b"\n", *records)))
    ending = name_of(path)[1]
    remake(path, ending)
    outcome = verify(path)
    assert outcome is not None
    assert outcome.ending == ending
    again = msgspec.json.decode(path.read_bytes().splitlines()[0])
    assert again["fingerprint"] == GAMES[played["game"]].load().fingerprint
    assert again["seed"] in {played["seed"] - 1, played["seed"]}
    assert {key: again[key] for key in ("seats", "options")} == {key: played[key] for key in ("seats", "options")}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"text":"play ', b'"text":"take ', "cannot be made"),
        (b'"text":"play ', b'"text":"sing ', "cannot be made"),
        (b'"at":40,"position":{', b'"at":40,"position":{"moon":1,', "the position after 40 moves is another one"),
        (b'"ending":{"ending":"', b'"ending":{"ending":"un', "the match does not end as 'un"),
    ],
)
def test_what_was_tampered_with_is_noticed(tmp_path: Path, old: bytes, new: bytes, complaint: str) -> None:
    path = tmp_path / "match.jsonl"
    record(match_for("random,greedy", seed=3), path)
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))
    with pytest.raises(BadSave) as caught:
        verify(path)
    assert complaint in WORDS.say(caught.value.reason)


def test_a_torn_recording_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record(match_for("random,greedy", seed=3), path)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(BadSave):
        verify(path)


def test_an_unfinished_match_verifies_without_an_outcome(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record(match_for("random,greedy", seed=3), path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:12]))
    assert verify(path) is None
    assert msgspec.json.decode(lines[1])["at"] == 0
