"""The command `check`: everything that the program reads is validated, and journals are replayed."""

import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from game.cli import position_file
from game.cli.check.content_check import check_content
from game.cli.console import STANDARD_INPUT, Command, Parser, Refused, as_sentence, literal, read_text
from game.core.reason import Reason
from game.play.match_recording import verify
from game.play.packs.pack_shelf import check_pack
from game.store.content import BadContent
from game.store.packs.pack_files import read_pack
from game.store.trouble import Trouble
from game.store.words import SOURCE, Words, languages

JOURNAL = ".jsonl"
FAULTY = 2
_PACK = re.compile(r"^(author|words):", re.MULTILINE)
"""What tells a pack from a position."""


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--language", metavar="L", help=literal(words.say("cli.argument.check_language")))
    parser.add_argument("files", metavar="FILE", nargs="*", help=literal(words.say("cli.argument.check_files")))


def _run(given: Namespace, words: Words) -> int:
    faults = 0
    for complaint in _complaints(given, words):
        print(as_sentence(words.say(complaint) if isinstance(complaint, Reason) else complaint), file=sys.stderr)
        faults += 1
    if not faults and not given.files:
        print(words.say("cli.check.in_order"))
    return FAULTY if faults else 0


def _complaints(given: Namespace, words: Words) -> Iterator[str | Reason]:
    """Yield what is wrong with what is to be checked."""
    if given.files:
        return _check_files(given.files, words)
    if given.language is None:
        return _check_everything()
    from game.cli.check.language_check import check_language

    if given.language not in (known := [each for each in languages() if each != SOURCE]):
        raise Refused("cli.check.language", language=given.language, languages=", ".join(known))
    return check_language(given.language)


def _check_everything() -> Iterator[str | Reason]:
    """Yield what is wrong with the program's own files."""
    from game.cli.check.drawing_check import check_drawing
    from game.cli.check.lesson_check import check_lessons
    from game.cli.check.sound_check import check_sounding
    from game.cli.check.table_check import check_tables

    faults = 0
    for complaint in (*check_content(), *check_drawing(), *check_sounding()):
        faults += 1
        yield complaint
    # What is broken by itself would only be found again.
    if not faults:
        yield from check_tables()
        yield from check_lessons()


def _check_files(files: list[str], words: Words) -> Iterator[str | Reason]:
    """Yield what is wrong with journals, positions and packs; print how each of the others stands."""
    for file in files:
        try:
            standing = _check_file(file, words)
        except (Refused, Trouble) as trouble:
            yield trouble.reason
        except BadContent as error:
            yield str(error)
        else:
            print(f"{file}: {standing}")


def _check_file(file: str, words: Words) -> str:
    """Return in a sentence how a journal, position or pack stands; raise what is wrong with it."""
    if file.endswith(JOURNAL):
        outcome = verify(Path(file))
        return words.say("cli.check.goes_on" if outcome is None else outcome.reason)
    is_folder = Path(file).is_dir()
    text = "" if is_folder else read_text(file)
    if is_folder or (file != STANDARD_INPUT and _PACK.search(text)):
        pack = read_pack(Path(file))
        return words.say("cli.check.pack", count=check_pack(pack), game=words.say(f"{pack.game}.name"))
    where = words.say("cli.standard_input") if file == STANDARD_INPUT else file
    moment = position_file.read(text, where)
    count = len(moment.controller.legal_moves(moment.position))
    return words.say("cli.check.position", count=count)


CHECK = Command("check", _declare, _run)
