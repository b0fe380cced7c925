"""The commands `simulate`, `record` and `check`."""

import json

import pytest

GREEDY = "greedy,random,greedy"


def lines(said):
    assert (said.code, said.err) == (0, ""), said
    return [json.loads(line) for line in said.out.splitlines() if line.startswith("{")]


def test_simulate_prints_a_line_a_match(run):
    results = lines(run("simulate", "cauldron15", "--seats", GREEDY, "--games", 5, "--seed", 3))
    assert len(results) == 5
    assert len({result["seed"] for result in results}) == 5
    for result in results:
        assert list(result) == ["game", "seed", "seats", "scores", "winners", "reason", "moves"]
        assert result["game"] == "cauldron15"
        assert result["seats"] == GREEDY.split(",")
        assert len(result["scores"]) == 3
        assert set(result["winners"]) <= {0, 1, 2}
        assert result["moves"] > 0


def test_simulate_ends_with_a_summary(run):
    said = run("simulate", "cauldron15", "--seats", GREEDY, "--games", 5)
    heading, *seats = [line for line in said.out.splitlines() if not line.startswith("{")]
    assert heading.startswith("5 matches of Cauldron 15; ")
    assert [line.split()[:3] for line in seats] == [
        ["seat", str(seat), skill] for seat, skill in enumerate(GREEDY.split(","))
    ]
    assert all("%" in line for line in seats)


def test_simulate_reports_balance_after_the_summary(run):
    said = run("simulate", "cauldron15", "--seats", GREEDY, "--games", 5, "--seed", 3)
    reported = run("simulate", "cauldron15", "--seats", GREEDY, "--games", 5, "--seed", 3, "--report")
    assert reported.out.startswith(said.out)
    assert "Balance of Cauldron 15 in 5 matches" in reported.out
    assert "Tricks: median" in reported.out
    plain = run("simulate", "cauldron15", "--seats", GREEDY, "--games", 5, "--seed", 3, "--report", "--json")
    assert lines(plain)[-1]["report"]["games"] == 5


def test_simulate_with_json_prints_nothing_else(run):
    said = run("simulate", "cauldron15", "--seats", GREEDY, "--games", 4, "--json")
    *_, last = lines(said)
    assert len(lines(said)) == len(said.out.splitlines())
    assert last["summary"]["games"] == 4
    shares = [seat["share"] for seat in last["summary"]["seats"]]
    assert sum(shares) + last["summary"]["without_winner"] == pytest.approx(1)


def test_the_number_of_jobs_changes_nothing(run):
    arguments = ("simulate", "cauldron15", "--seats", "greedy,greedy", "--games", 3, "--seed", 1)
    assert run(*arguments, "--jobs", 2).out == run(*arguments).out


def test_simulate_lists_options(run):
    assert "all_over" in run("simulate", "cauldron15", "--option", "help").out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("cauldron15",), "--seats"),
        (("whist", "--seats", "greedy,greedy"), "whist"),
        (("cauldron15", "--seats", "Ana,greedy"), "Ana"),
        (("cauldron15", "--seats", "person,greedy"), "person"),
        (("cauldron15", "--seats", "greedy"), "2"),
        (("cauldron15", "--seats", "greedy,,greedy"), "skill"),
        (("cauldron15", "--seats", "greedy,greedy", "--games", 0), "'0'"),
        (("cauldron15", "--seats", "greedy,greedy", "--jobs", 0), "'0'"),
        (("cauldron15", "--seats", "greedy,greedy", "--option", "hand=99"), "8"),
    ],
)
def test_simulate_refuses(refused, arguments, named):
    assert named in refused("simulate", *arguments)


@pytest.fixture
def journal(run, tmp_path):
    """A journal of bots."""
    path = tmp_path / "match.jsonl"
    said = run("record", "cauldron15", "--seats", "greedy,Odile=apprentice,random", "--seed", 5, "--out", path)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    assert "[" not in said.out
    return path


def test_a_recorded_match_is_in_order(run, journal):
    said = run("check", journal)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{journal}: ")


def test_the_same_seed_records_the_same_match(run, journal, tmp_path):
    again = tmp_path / "again.jsonl"
    run("record", "cauldron15", "--seats", "greedy,Odile=apprentice,random", "--seed", 5, "--out", again)
    assert again.read_bytes() == journal.read_bytes()


def test_record_never_writes_over_a_file(refused, journal):
    assert "match.jsonl" in refused("record", "cauldron15", "--seats", "greedy,greedy", "--out", journal)


def test_record_plays_bots_only(refused, tmp_path):
    out = tmp_path / "match.jsonl"
    assert "Ana" in refused("record", "cauldron15", "--seats", "Ana,greedy", "--out", out)
    assert not out.exists()


def test_a_match_that_does_not_come_out_is_found(run, refused, journal):
    text = journal.read_text(encoding="utf-8")
    moves = [line for line in text.splitlines() if '"move"' in line]
    swapped = text.replace(moves[0], moves[0].replace(json.loads(moves[0])["text"], "done"), 1)
    journal.write_text(swapped, encoding="utf-8")
    assert "match.jsonl" in refused("check", journal)


@pytest.mark.parametrize("text", ["", "not a journal\n", '{"format": 99}\n', '{"format": 1}\n'])
def test_what_is_no_journal_is_refused(refused, tmp_path, text):
    path = tmp_path / "broken.jsonl"
    path.write_text(text, encoding="utf-8")
    assert "broken.jsonl" in refused("check", path)


def test_check_takes_positions_too(run, tmp_path):
    text = run("position", "cauldron15", "--seats", 3).out
    (tmp_path / "position.yaml").write_text(text, encoding="utf-8")
    assert "legal move" in run("check", tmp_path / "position.yaml").out
    assert "legal move" in run("check", "-", feed=text).out


def test_check_goes_on_after_a_fault(run, journal, tmp_path):
    said = run("check", tmp_path / "none.yaml", journal, tmp_path / "none.jsonl")
    assert said.code == 2
    assert said.err.count("\n") == 2
    assert str(journal) in said.out


def test_the_program_itself_is_in_order(run):
    said = run("check")
    assert (said.code, said.err) == (0, "")


def test_simulate_goes_on_with_the_matches_of_a_file(run, refused, tmp_path):
    kept = ("simulate", "cauldron15", "--seats", GREEDY, "--seed", 3, "--resume", tmp_path / "kept.jsonl")
    at_once = run("simulate", "cauldron15", "--seats", GREEDY, "--seed", 3, "--games", 4, "--report")
    first = run(*kept, "--games", 2)
    assert lines(first) == lines(at_once)[:2]
    assert run(*kept, "--games", 4, "--report").out == at_once.out
    size = (tmp_path / "kept.jsonl").stat().st_size
    assert run(*kept, "--games", 4, "--report").out == at_once.out
    assert run(*kept, "--games", 2).out == first.out
    assert (tmp_path / "kept.jsonl").stat().st_size == size
    assert "seats" in refused("simulate", "cauldron15", "--seats", "greedy,random", *kept[4:])


def test_simulate_lets_a_seat_be_made_to_move(run, refused):
    said = run("simulate", "cauldron", "--seats", "greedy,greedy", "--games", 1, "--insist", "0:buy basic_spell")
    assert lines(said)[0]["insisted"] == 1
    for wrong in ("buy basic_spell", "one:pass", "0:"):
        assert repr(wrong) in refused("simulate", "cauldron15", "--seats", GREEDY, "--insist", wrong)
    assert "seat 3" in refused("simulate", "cauldron15", "--seats", GREEDY, "--insist", "3:pass")
