"""Licences: the texts that come with a frozen program, for its packages, its Python and the libraries inside them."""

import os
import re
import shutil
from importlib.metadata import distribution
from pathlib import Path

from installers.data_files import PROJECT

LICENCE = re.compile(r"(licen[cs]e|copying|lgpl|notice)[^/]*", re.IGNORECASE)


def packages(requirements: Path = PROJECT / "requirements.txt") -> list[str]:
    """Return the names of the packages that players need."""
    return re.findall(r"^([a-z0-9-]+)==", requirements.read_text(encoding="utf-8"), re.MULTILINE)


def collect(folder: Path) -> Path:
    """Copy all licences into a folder, one for each package; raise FileNotFoundError for a package without one."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in packages():
        files = [file for file in distribution(name).files or () if LICENCE.fullmatch(file.name)]
        texts = [Path(str(file.locate())) for file in files if file.suffix != ".py"]
        if not texts:
            raise FileNotFoundError(f"{name} comes without a licence")
        for text in texts:
            _copy(text, folder / name / text.name)
    _copy(Path(os.__file__).with_name("LICENSE.txt"), folder / "python" / "LICENSE.txt")
    _copy(PROJECT / "installers" / "LIBRARIES.md", folder / "LIBRARIES.md")
    return folder


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
