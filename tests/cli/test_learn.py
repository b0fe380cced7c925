"""The commands that measure and teach bots: `learn` writes what it learnt, `simulate` stops once that is decided."""

import pytest

from game.play.catalogue import GAMES
from game.store.value_file import load_net, load_values


def learnt(run, out, *more):
    said = run("learn", "cauldron15", "--seats", "greedy,random", "--games", "8", "--out", out, *more)
    assert (said.code, said.err) == (0, "")
    assert str(out) in said.out
    assert "Learnt from 6 matches." in said.out
    return load_values(out, GAMES["cauldron15"].parts().measures)


def test_what_is_learnt_is_written_and_the_rest_is_kept(run, tmp_path):
    values = learnt(run, tmp_path / "one.yaml", "--seed", "3")
    known = GAMES["cauldron15"].load().values
    assert values.seats[2].learnt.skills == ("greedy", "random")
    assert (values.seats[2].learnt.matches, values.seats[2].learnt.seed, values.seats[2].checked.matches) == (6, 3, 2)
    assert {seats: values.seats[seats] for seats in (3, 4, 5)} == {seats: known.seats[seats] for seats in (3, 4, 5)}


def test_the_same_command_learns_the_same_with_any_number_of_processes(run, tmp_path):
    assert learnt(run, tmp_path / "one.yaml") == learnt(run, tmp_path / "two.yaml", "--jobs", "2")


def test_a_net_is_taught_more_and_written(run, tmp_path):
    out, known = tmp_path / "net.yaml", GAMES["bubble_and_boil"].load().values
    said = run("learn", "bubble_and_boil", "--seats", "random,greedy", "--games", "8", "--seed", "5", "--out", out)
    assert (said.code, said.err) == (0, "")
    taught = load_net(out, GAMES["bubble_and_boil"].parts().net_measures)
    assert (taught.learnt.matches, taught.learnt.seed) == (known.learnt.matches + 6, 5)
    assert taught.checked.matches == 2
    assert taught.checked.moments > 20
    assert taught.measures != known.measures


def test_a_net_knows_its_number_of_seats_only(run, refused, tmp_path):
    out = tmp_path / "net.yaml"
    assert "3" in refused("learn", "bubble_and_boil", "--seats", "greedy,greedy,greedy", "--games", "8", "--out", out)
    said = run("learn", "bubble_and_boil", "--seats", "random,random", "--games", "8", "--check", "--out", out)
    assert "Checked on 8 matches" in said.out
    assert not out.exists()


def test_what_is_known_is_only_checked(run, tmp_path):
    out = tmp_path / "values.yaml"
    said = run("learn", "cauldron15", "--seats", "greedy,greedy", "--games", "8", "--check", "--out", out)
    assert (said.code, said.err) == (0, "")
    assert "Checked on 8 matches, at 16 moments" in said.out
    assert not out.exists()


@pytest.mark.slow
def test_points_are_learnt_from_layouts_that_are_played_on(run, tmp_path):
    out = tmp_path / "points.yaml"
    said = run("learn", "alarun", "--seats", "greedy,greedy", "--games", "8", "--jobs", "2", "--out", out)
    assert (said.code, said.err) == (0, "")
    assert "Learnt from 6 matches." in said.out
    values = load_values(out, GAMES["alarun"].parts().measures)
    learnt, examined = values.seats[2].learnt, values.seats[2].examined
    assert (learnt.skills, learnt.matches, set(values.seats[2].stages)) == (("greedy", "greedy"), 6, set(range(1, 7)))
    # Both seats lay in each of six rounds; where one layout is far better than all others, nothing is compared.
    assert 50 < learnt.comparisons <= 72
    assert 15 < examined.comparisons <= 24
    assert f"Checked on {examined.comparisons} comparisons" in said.out


def test_a_game_of_which_nothing_is_learnt_says_so(refused, ladle, tmp_path):
    assert "nothing to learn" in refused("learn", ladle.id, "--seats", "greedy,greedy", "--out", tmp_path / "out")
    assert "seats" in refused("learn", "cauldron15")


def test_simulate_stops_once_it_is_decided(run):
    said = run("simulate", "cauldron15", "--seats", "greedy,random", "--games", "400", "--until", "30")
    assert "Decided: greedy wins more than 30 %" in said.out
    assert said.out.count('{"game"') < 400
    open_said = run("simulate", "cauldron15", "--seats", "greedy,random", "--games", "2", "--until", "50", "--json")
    assert '"decided":"open"' in open_said.out


def test_simulate_kept_in_a_file_is_decided_by_it(run, tmp_path):
    command = ("simulate", "cauldron15", "--seats", "greedy,random", "--games", "400", "--until", "30")
    first = run(*command, "--resume", tmp_path / "kept.jsonl")
    assert run(*command, "--resume", tmp_path / "kept.jsonl").out == first.out


def test_a_skill_may_think_for_another_number_of_iterations(run, refused):
    said = run("simulate", "cauldron15", "--seats", "master@20,adept@10", "--games", "1")
    assert '"seats":["master@20","adept@10"]' in said.out
    for skill in ("greedy@20", "master@", "master@0", "master@-1", "master@x"):
        assert skill in refused("simulate", "cauldron15", "--seats", f"{skill},greedy", "--games", "1")
