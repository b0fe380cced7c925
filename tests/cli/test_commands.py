"""The command line as a whole: help for everything, one sentence for what goes wrong."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import game.cli
from game import VERSION
from game.cli import all_commands, console, main
from game.cli.all_commands import COMMANDS, OF_PYTHON
from game.cli.console import Command
from game.store.places import ROOT
from game.store.words import Words


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_has_help_with_words(run, command):
    said = run(command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"usage: main.py {command}")
    assert "[cli." not in said.out
    assert said.err == ""


def test_the_list_of_commands(run):
    said = run("--help")
    assert said.code == 0
    listed = {line.split()[0] for line in said.out.splitlines() if line.startswith("    ")}
    assert listed >= {command.name for command in COMMANDS}


def test_all_commands_of_the_manual_are_there():
    manual = (
        "play watch simulate learn matches statistics shot position legal apply observe record analyse check pack "
        "schema bench sounds torture"
    )
    assert {command.name for command in COMMANDS} == set(manual.split())


def test_a_command_that_does_not_exist(refused):
    assert "'dance'" in refused("dance")


def test_a_missing_argument(refused):
    assert "FILE" in refused("legal")


def test_a_value_that_an_option_refuses_is_said_with_its_name(run, refused):
    measured = re.compile(r"^  (--[a-z]+) (?:[IJKN]|WxH|MINUTES|SHARE|SEAT:MOVE)\b", re.MULTILINE)
    helps = {command.name: run(command.name, "--help").out for command in COMMANDS}
    options = [(name, option) for name, said in helps.items() for option in measured.findall(said)]
    assert len(options) > len(COMMANDS)
    for name, option in options:
        assert refused(name, option, "?").startswith(f"{option}: ")


def test_a_surplus_argument(refused):
    assert "--colour" in refused("legal", "x", "--colour", "red")


def test_the_program_runs_as_a_process():
    told = subprocess.run(
        [sys.executable, "main.py", "position", "cauldron15", "--seats", "9"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == "--seats: '9' is not a whole number from 2 to 5.\n"


def test_a_reader_who_leaves_early_is_no_error():
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as closed:
        told = subprocess.run(
            [sys.executable, "main.py", "position", "cauldron15", "--seats", "4"],
            cwd=ROOT,
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (told.returncode, told.stderr) == (0, "")


def test_what_nobody_expected_is_logged_and_told_in_a_sentence(run, monkeypatch, tmp_path):
    def break_down(given: object, words: Words) -> int:
        raise ZeroDivisionError("a cauldron by nothing")

    broken = Command("check", lambda parser, words: None, break_down)
    monkeypatch.setattr(all_commands, "COMMANDS", (broken,))
    said = run("check")
    log = tmp_path / "home" / "four-cauldrons.log"
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert "ZeroDivisionError" in said.err
    assert str(log) in said.err
    assert "a cauldron by nothing" in log.read_text(encoding="utf-8")


def test_an_interrupted_command_says_nothing(run, monkeypatch):
    def interrupt(given: object, words: Words) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(all_commands, "COMMANDS", (Command("check", lambda parser, words: None, interrupt),))
    assert run("check") == (130, "", "")


def test_every_refusal_has_words():
    words = Words.load("en")
    keys = [
        node.args[0].value
        for path in (ROOT / "game" / "cli").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"
    ]
    assert keys
    assert [key for key in keys if not words.has(key)] == []


def test_the_title_is_what_a_bare_start_opens(run, monkeypatch):
    opened = []
    monkeypatch.setattr(
        game.cli,
        "WINDOW",
        (Command("play", lambda parser, words: None, lambda given, words: opened.append(given) or 0),),
    )
    assert main([]) == 0
    assert len(opened) == 1


def test_the_window_opens_without_reading_the_other_commands():
    begin = "from game.cli import main; main(['play', '--help']); import sys; print([*sys.modules])"
    told = subprocess.run([sys.executable, "-c", begin], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "'game.cli.window_commands'" in told.stdout
    assert "'game.cli.simulate'" not in told.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
@pytest.mark.parametrize("arguments", [("--help",), ("position", "alarun", "--seats", "3"), ("check", "--help")])
def test_an_output_that_cannot_be_written_is_told_in_a_sentence(arguments):
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "main.py", *arguments]
        told = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert told.stderr.startswith("The standard output cannot be written")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
def test_where_no_complaint_can_be_written_the_exit_code_tells(tmp_path):
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "main.py", "legal", str(tmp_path / "none.yaml")]
        assert subprocess.run(command, cwd=ROOT, stdout=full, stderr=full, check=False).returncode == 2


def test_the_version_is_told(run):
    said = run("--version")
    assert (said.code, said.out, said.err) == (0, f"Four Cauldrons {VERSION}\n", "")


def test_the_package_is_a_door_too():
    command = [sys.executable, "-m", "game", "--version"]
    assert VERSION in subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_a_frozen_program_offers_nothing_that_needs_python(run, monkeypatch):
    monkeypatch.setattr(game.cli, "FROZEN", True)
    offered = set(re.findall(r"^    ([a-z]+)\b", run("--help").out, re.MULTILINE))
    assert offered == {command.name for command in COMMANDS if command not in OF_PYTHON}


def test_an_installed_program_is_called_by_its_name(run, monkeypatch):
    for module in (console, game.cli):
        monkeypatch.setattr(module, "CALLED", "four-cauldrons")
    monkeypatch.setattr(console, "INSTALLED", True)
    for command in COMMANDS:
        said = run(command.name, "--help").out
        assert said.startswith(f"usage: four-cauldrons {command.name}")
        assert "main.py" not in said
    assert "main.py" not in run("dance").err
