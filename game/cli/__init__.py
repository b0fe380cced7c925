"""The command line: every command of `python main.py`, its help, and one sentence for whatever goes wrong."""

import logging
import os
import signal
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import NoReturn

from game import VERSION
from game.cli.console import CALLED, Command, Parser, Refused, as_called, as_sentence, literal
from game.cli.window_commands import PLAY, WATCH
from game.core.errors import BadMove, BadOptions, BadPosition, IllegalMove
from game.play.catalogue import folders
from game.play.pack_registry import with_packs
from game.play.packs.pack_shelf import install_packs
from game.store.content import BadContent
from game.store.languages import SYSTEM, chosen_in, spoken
from game.store.places import BESIDE, FROZEN, Places, ensure_folder
from game.store.trouble import Trouble
from game.store.words import Words

WINDOW: tuple[Command, ...] = (PLAY, WATCH)
"""The commands that open the window."""

REFUSED = 2
BROKEN = 1
INTERRUPTED = 130


ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that interrupt a command: Ctrl+C, the wish of the system, and the end of the terminal."""


def run() -> int:
    """Do what the arguments of the process say and return the exit code; what interrupts it leaves nothing behind.

    What the parent process has ignored stays ignored.
    """
    numbers = [number for name in ENDINGS if (number := getattr(signal, name, None)) is not None]
    heard = [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]
    try:
        for number in heard:
            signal.signal(number, _interrupt)
        return main()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """Interrupt what runs; a second signal of the kind ends the process at once, wherever the first one went."""
    signal.signal(number, signal.SIG_DFL)
    raise KeyboardInterrupt


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say (None: those of the process; none at all: `play`) and return the exit code.

    0: done. 2: bad input. 1: something the program did not expect, or that `check` found. 130: interrupted.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        places = Places.wanted()
        language = spoken(SYSTEM if places is None else chosen_in(places.settings))
        own = Places.under(BESIDE) if places is None else places
        install_packs(own.packs, own.matches)
        words = with_packs(Words.load(language, *(each.config / "text" for each in folders())))
    except BadContent as error:
        return _complain(str(error), REFUSED)
    try:
        return _run(arguments, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:
            return _unexpected(error, words)
        # Only the standard output has no name.
        _drop_output()
        if isinstance(error, BrokenPipeError):
            return 0
        return _complain(words.say("cli.output", why=error.strerror or str(error)), REFUSED)
    except Exception as error:
        return _unexpected(error, words)


def _run(arguments: Sequence[str] | None, words: Words) -> int:
    try:
        chosen = list(sys.argv[1:] if arguments is None else arguments) or [PLAY.name]
        given = parser(words, commands_for(chosen[0])).parse_args(chosen)
        code: int = given.run(given, words)
    except SystemExit as done:
        code = int(done.code or 0)
    except (Refused, Trouble, IllegalMove, BadOptions) as refusal:
        return _complain(words.say(refusal.reason), REFUSED)
    except (BadContent, BadPosition, BadMove) as error:
        return _complain(str(error), REFUSED)
    sys.stdout.flush()
    return code


def commands_for(first: str) -> tuple[Command, ...]:
    """Return the commands among which the first argument chooses; the window opens sooner without the others."""
    if first in {command.name for command in WINDOW}:
        return WINDOW
    from game.cli.all_commands import COMMANDS, OF_PYTHON

    return tuple(command for command in COMMANDS if not FROZEN or command not in OF_PYTHON)


def parser(words: Words, commands: Sequence[Command]) -> Parser:
    """Return the parser of some commands; what it returns has `run` of the command."""
    top = Parser(
        prog=CALLED, description=as_called(words.say("cli.description")), formatter_class=RawDescriptionHelpFormatter
    )
    version = words.say("cli.version", version=VERSION)
    top.add_argument("--version", action="version", version=version, help=literal(words.say("cli.argument.version")))
    choices = top.add_subparsers(title=words.say("cli.commands"), metavar=words.say("cli.command"), required=True)
    for command in commands:
        own = choices.add_parser(
            command.name,
            help=literal(words.say(f"cli.{command.name}.summary")),
            description=as_called(words.say(f"cli.{command.name}.help")),
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.declare(own, words)
        own.set_defaults(run=command.run)
    return top


def _unexpected(error: Exception, words: Words) -> int:
    log = _log(error)
    return _complain(words.say("cli.unexpected", error=type(error).__name__, log=log), BROKEN)


def _complain(complaint: str, code: int) -> int:
    with suppress(OSError):
        print(as_called(as_sentence(complaint)), file=sys.stderr, flush=True)
    return code


def _drop_output() -> None:
    """Let what is still in the buffer of the standard output go nowhere, so that the end of the process is quiet."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _log(error: Exception) -> str:
    """Write an unexpected error to the log file and return the file's name."""
    path = Places.standard().log
    logger = logging.getLogger("four_cauldrons.cli")
    try:
        ensure_folder(path.parent)
        handler = logging.FileHandler(path, encoding="utf-8")
    except (OSError, Trouble):
        return os.devnull
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)
    logger.propagate = False
    logger.error("unexpected error", exc_info=error)
    logger.removeHandler(handler)
    handler.close()
    return str(path)
