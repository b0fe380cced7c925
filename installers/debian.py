"""Debian: the package of a built folder, with its place in the menu."""

import gzip
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from game import VERSION
from installers.data_files import PROJECT

NAME = "four-cauldrons"
LINUX = PROJECT / "installers" / "linux"
METAINFO = "org.four_cauldrons.FourCauldrons.metainfo.xml"

CONTROL = f"""\
Package: {NAME}
Version: {VERSION}
Architecture: @ARCHITECTURE@
Maintainer: The Four Cauldrons authors <four-cauldrons@users.noreply.invalid>
Installed-Size: @KIBIBYTES@
Depends: libc6 (>= @GLIBC@), libx11-6 | libwayland-client0
Recommends: libxext6, libxcursor1, libxi6, libxrandr2, libxkbcommon0, libasound2 | libasound2t64 | libpulse0, xdg-utils
Section: games
Priority: optional
Description: four board and card games about witches and their pots
 Four games drawn by hand in ink and watercolour, alone against bots or several
 at one screen: Cauldron, Bubble and Boil, Cauldron 15 and Alarun.
 .
 An unofficial work of admirers; if a game pleases you, buy its box.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Four Cauldrons

Files: *
Copyright: 2026 The Four Cauldrons authors
License: Expat
 The text lies in /usr/lib/four-cauldrons/_internal/game/data/LICENSE.
Comment:
 Pictures and sounds: CC-BY-4.0 (LICENSE-ART beside it). Fonts: OFL-1.1 (assets/fonts).
 The packages, libraries and the Python inside are listed in licences/LIBRARIES.md there, with their texts.
"""


def build_deb(folder: Path, work: Path, out: Path) -> Path:
    """Write the Debian package of a built folder into `out` and return its path; raise CalledProcessError."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "usr/lib" / NAME, symlinks=True)
    starter = root / "usr/bin" / NAME
    starter.parent.mkdir()
    starter.symlink_to(f"../lib/{NAME}/{NAME}")
    _copy(LINUX / f"{NAME}.desktop", root / "usr/share/applications" / f"{NAME}.desktop")
    for icon in (PROJECT / "assets" / "icon").glob("*.png"):
        _copy(icon, root / f"usr/share/icons/hicolor/{icon.stem}x{icon.stem}/apps/{NAME}.png")
    _write(root / "usr/share/metainfo" / METAINFO, metainfo())
    _write(root / f"usr/share/doc/{NAME}/copyright", COPYRIGHT)
    changes = root / f"usr/share/doc/{NAME}/changelog.gz"
    changes.write_bytes(gzip.compress((PROJECT / "CHANGELOG.md").read_bytes(), mtime=0))
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    control = CONTROL.replace("@ARCHITECTURE@", architecture).replace("@GLIBC@", oldest_glibc(folder))
    kibibytes = sum(-(-path.stat().st_size // 1024) for path in files)
    _write(root / "DEBIAN/control", control.replace("@KIBIBYTES@", str(kibibytes)))
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    target = out / f"{NAME}_{VERSION}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", str(root), str(target)], check=True)
    return target


def metainfo() -> str:
    """Return the AppStream data of this version, built today."""
    text = (LINUX / METAINFO).read_text(encoding="utf-8")
    return text.replace("@VERSION@", VERSION).replace("@DATE@", time.strftime("%Y-%m-%d"))


def oldest_glibc(folder: Path) -> str:
    """Return the oldest version of the C library that has all that the programs and libraries of a folder ask of it."""
    found = {(2, 17)}
    for path in folder.rglob("*"):
        if path.is_file() and (data := path.read_bytes())[:4] == b"\x7fELF":
            found |= {(2, int(minor)) for minor in re.findall(rb"GLIBC_2\.(\d+)", data)}
    return ".".join(map(str, max(found)))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
