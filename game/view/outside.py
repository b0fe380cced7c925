"""Outside: what other programs of the system do for this one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame

from game.store.places import FROZEN

_OPENERS = ("xdg-open", "open")
_LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


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
            env=_environment(),
        )


def _environment() -> dict[str, str]:
    """Return the environment as it was before a frozen program put its libraries first: others need the system's."""
    environment = dict(os.environ)
    if FROZEN:
        for name in _LIBRARY_PATHS:
            before = environment.pop(f"{name}_ORIG", None)
            environment.pop(name, None)
            if before is not None:
                environment[name] = before
    return environment


def preferred_languages() -> tuple[str, ...]:
    """Return the tags of the languages that the person has told the system to prefer, the first one first."""
    return tuple(each["language"] for each in pygame.system.get_pref_locales())
