"""Checking what is heard: the list of sounds, and a file for each that can be played."""

from collections.abc import Iterator

from game.core.reason import Reason, reason
from game.store.content import BadContent
from game.store.places import ASSETS, CONFIG
from game.view.sound.sound_list import SoundList, music_file, seconds_of


def check_sounding() -> Iterator[str | Reason]:
    """Yield what is wrong with everything that is heard."""
    try:
        sounds = SoundList.read(CONFIG / "sounds.yaml")
    except BadContent as error:
        yield str(error)
        return
    shorts = (file for name in sounds.shorts for file in sounds.files(name))
    for file in (*shorts, *sounds.loops, *map(music_file, sounds.music)):
        try:
            seconds_of(ASSETS / "sounds" / f"{file}.ogg")
        except (OSError, ValueError):
            yield reason("cli.check.no_sound", file=f"{file}.ogg")
