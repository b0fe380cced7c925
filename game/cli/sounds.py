"""The command `sounds`: every sound and the mix of a match as WAV files, without a device."""

import wave
from argparse import Namespace
from array import array
from pathlib import Path

from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import check_drawn, whole
from game.play.session import Session
from game.store.words import Words

_MINUTE = 60
_LONGEST = 7200


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--out", metavar="FOLDER", required=True, help=literal(words.say("cli.argument.sounds_out")))
    parser.add_argument(
        "--match", metavar="FILE", action="append", help=literal(words.say("cli.argument.sounds_match"))
    )
    said = literal(words.say("cli.argument.sounds_seconds", seconds=_MINUTE))
    parser.add_argument("--seconds", metavar="N", type=whole(1, _LONGEST), help=said)


def _run(given: Namespace, words: Words) -> int:
    out = Path(given.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cli.unwritable", file=given.out, why=error.strerror or str(error)) from error
    sessions = [_read(Path(file)) for file in given.match or ()]

    from game.scenes.entry import SOUNDS
    from game.scenes.performance import perform_match, perform_table, perform_title
    from game.tables.pictures import PICTURES
    from game.view.sound.recording import Recording, decoded, decoder

    def keep(name: str, recording: Recording) -> None:
        _write(out / f"{name}.wav", recording.samples)
        print(
            words.say(
                "cli.sounds.mix", name=name, seconds=round(recording.seconds), voices=recording.most_voices,
                count=recording.clipped,
            )
        )  # fmt: skip

    with decoder():
        for path, session in sessions:
            keep(path.stem, perform_match(session, given.seconds))
        if not sessions:
            folder = out / "sounds"
            folder.mkdir(exist_ok=True)
            for file in sorted(SOUNDS.glob("*.ogg")):
                _write(folder / f"{file.stem}.wav", decoded(file))
            keep("title", perform_title(given.seconds or _MINUTE))
            for name in PICTURES:
                keep(name, perform_table(name, given.seconds or _MINUTE))
    return 0


def _read(path: Path) -> tuple[Path, Session]:
    """Return a journal's name and match."""
    session = Session.read(path)
    check_drawn(session.match.game)
    if session.base > 0:
        raise Refused("cli.sounds.torn", file=path.name)
    return path, session


def _write(path: Path, samples: "array[int]") -> None:
    """Write a WAV file: 48 kHz, 16 bits, two sides."""
    from game.view.sound.recording import SIDES
    from game.view.sound.sound_list import RATE

    try:
        with wave.open(str(path), "wb") as file:
            file.setnchannels(SIDES)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
    except OSError as error:
        raise Refused("cli.unwritable", file=str(path), why=error.strerror or str(error)) from error


SOUNDS = Command("sounds", _declare, _run)
