"""Builds for the system it runs on: ``python -m installers.build`` writes into dist/ what a friend can open.

Linux gets a folder, its .tar.gz and, where dpkg-deb is there, a .deb; Windows the folder as a zip, macOS the app as a
zip. The wheel is the same everywhere.
"""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from platform import machine

from game import VERSION
from installers.data_files import PROJECT
from installers.debian import NAME, build_deb

DIST, WORK = PROJECT / "dist", PROJECT / "build" / "app"
MOST = 150 << 20
"""The bytes that the folder may have."""


def build() -> None:
    """Build everything and say what was written; raise CalledProcessError."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(PROJECT)], check=True)
    spec = PROJECT / "installers" / "four_cauldrons.spec"
    options = ["--noconfirm", "--clean", "--log-level", "WARN", "--workpath", str(WORK), "--distpath", str(DIST)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], check=True, cwd=PROJECT)
    folder = DIST / NAME
    if sys.platform == "linux":
        slim(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if size > MOST:
        raise SystemExit(f"{folder} has {size >> 20} MiB: more than {MOST >> 20}.")
    print(f"{folder.name}/: {size >> 20} MiB")
    for path in [*DIST.glob("*.whl"), *pack(folder)]:
        print(f"{path.name}: {path.stat().st_size >> 20} MiB")


def pack(folder: Path) -> list[Path]:
    """Pack a built folder as the system's people expect it, and return the files."""
    stem = f"{NAME}-{VERSION}-{sys.platform}-{machine().lower()}"
    if sys.platform == "win32":
        return [Path(shutil.make_archive(str(DIST / stem), "zip", DIST, folder.name))]
    if sys.platform == "darwin":
        target = DIST / f"{stem}.zip"
        # The system's own archiver keeps what an app has beside its files.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(DIST / "Four Cauldrons.app"), str(target)], check=True)
        return [target]
    target = DIST / f"{stem}.tar.gz"
    with tarfile.open(target, "w:gz", compresslevel=6) as file:
        file.add(folder, folder.name, filter=_nobodys)
    return [target] if shutil.which("dpkg-deb") is None else [target, build_deb(folder, WORK, DIST)]


def slim(folder: Path) -> None:
    """Take the symbols for debuggers out of Python itself, where there is a program for that."""
    if (strip := shutil.which("strip")) is not None:
        for library in (folder / "_internal").glob("libpython3.*.so*"):
            subprocess.run([strip, "--strip-unneeded", str(library)], check=True)


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return a file of an archive without who built it."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


if __name__ == "__main__":
    build()
