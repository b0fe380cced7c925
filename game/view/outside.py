"""Outside: what other programs of the system do for this one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame

_OPENERS = ("xdg-open", "open")


def show_folder(folder: Path) -> None:
    """Open a folder with the system's own program for that, where there is one; raise OSError."""
    if sys.platform == "win32":
        os.startfile(folder)
        return
    opener = next((found for name in _OPENERS if (found := shutil.which(name))), None)
    if opener is not None:
        subprocess.Popen(
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def preferred_languages() -> tuple[str, ...]:
    """Return the tags of the languages that the person has told the system to prefer, the first one first."""
    return tuple(each["language"] for each in pygame.system.get_pref_locales())
