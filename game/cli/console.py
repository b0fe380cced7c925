"""The console: commands, what they read, and how they refuse with one sentence."""

import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from game.core.reason import Argument, Reason
from game.store.places import INSTALLED, MOST_BYTES
from game.store.words import Words

STANDARD_INPUT = "-"

DOOR = "main.py"
"""What the texts call the program."""

CALLED = "four-cauldrons" if INSTALLED else DOOR
"""What the program is called where it was started."""


class Refused(Exception):
    """Bad input of a command; `reason` is the one sentence about it."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key)
        self.reason = Reason(key, tuple(arguments.items()))


@dataclass(frozen=True)
class Command:
    """One command of the program: `declare` adds its arguments, `run` does it and returns the exit code.

    Its words are `cli.<name>.summary` (a line in the list of commands) and `cli.<name>.help` (what its own help says).
    """

    name: str
    declare: Callable[["Parser", Words], None]
    run: Callable[[Namespace, Words], int]


class Parser(ArgumentParser):
    """An argument parser that refuses with one sentence and takes its words from the text files."""

    def add_argument(self, *names: str, **settings: Any) -> Action:
        """Add an argument; what its type refuses is said with its name."""
        if "type" in settings:
            settings["type"] = partial(_typed, names[0], settings["type"])
        return super().add_argument(*names, **settings)

    def print_help(self, file: Any = None) -> None:
        """Print the help; an output that cannot be written is no secret."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Refuse what does not fit the command."""
        raise Refused("cli.usage", command=self.prog, complaint=message)


def _typed(name: str, parse: Callable[[str], Any], text: str) -> Any:
    """Return the value of an argument; raise Refused with the argument's name."""
    try:
        return parse(text)
    except Refused as refused:
        raise Refused("cli.of_argument", name=name, complaint=refused.reason) from refused


def as_called(text: str) -> str:
    """Return a text with the name by which the program is called here."""
    return text.replace(f"python {DOOR}", CALLED).replace(DOOR, CALLED) if INSTALLED else text


def literal(text: str) -> str:
    """Return a text as argparse prints it unchanged: a percent sign has to be doubled."""
    return text.replace("%", "%%")


def as_sentence(complaint: str) -> str:
    """Return a complaint with a full stop; those that name a file and a key come without one."""
    return complaint if complaint.endswith((".", "!", "?")) else f"{complaint}."


def read_text(file: str) -> str:
    """Return the text of a file, or of the standard input for "-"; neither is read without end."""
    try:
        if file == STANDARD_INPUT:
            text = sys.stdin.read(MOST_BYTES + 1)
        else:
            with Path(file).open(encoding="utf-8-sig") as opened:
                text = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused("cli.unreadable", file=file, why=error.strerror or str(error)) from error
    except ValueError as error:
        raise Refused("cli.not_text", file=file) from error
    if len(text) > MOST_BYTES:
        raise Refused("cli.large", file=file)
    return text
