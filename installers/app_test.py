"""Opens what `make app` built where there is no Python: ``python -m installers.app_test [folder|deb|wheel …]``.

The folder is unpacked anew, the .deb installed into a root of its own, the wheel into a fresh virtual environment. Each
is run under Xvfb without the variables of this process: it shows the title, then bots play a match of each game in the
window until the results are seen. The pictures land in dist/seen/.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import venv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game import VERSION
from installers.build import DIST
from installers.data_files import PROJECT

GAMES = {"cauldron": 2, "bubble_and_boil": 2, "cauldron15": 3, "alarun": 2}
"""The games with the number of bots that play them."""

SETTINGS = """\
window: [1280, 720]
bot_pace: 0
bell: "off"
hold: "off"
animation_speed: 200
reduced_motion: true
"""
TITLE, RESULTS = "seen: TitleScene", "seen: ResultsScene"
SOON, LONG = 60.0, 900.0
"""The seconds after which a title, or the end of a match, comes no more."""

LOOK = 0.02
SLOWEST = 1.5
"""How much more work than the source the title of a build may be."""

COLOURS = 500
"""A picture with fewer colours shows nothing."""


class Failed(Exception):
    """A build does not do what it should."""


def unpacked(work: Path) -> list[str]:
    """Unpack the .tar.gz and return the command of the program."""
    (archive,) = DIST.glob("four-cauldrons-*-linux-*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(work, filter="data")
    return [str(work / "four-cauldrons" / "four-cauldrons")]


def installed(work: Path) -> list[str]:
    """Install the .deb into a root of its own and return the command of the program."""
    (package,) = DIST.glob("*.deb")
    status = work / "var/lib/dpkg/status"
    status.parent.mkdir(parents=True)
    status.touch()
    (status.parent / "info").mkdir()
    (status.parent / "updates").mkdir()
    options = [f"--root={work}", "--force-depends", "--force-not-root", "--log=/dev/null"]
    # That what it depends on is not in this root is no news.
    command = ["dpkg", *options, "--install", str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return [str(work / "usr/bin/four-cauldrons")]


def from_wheel(work: Path) -> list[str]:
    """Install the wheel into a fresh virtual environment and return the command of the program."""
    (wheel,) = DIST.glob("*.whl")
    venv.create(work / "venv", with_pip=True)
    python = str(work / "venv/bin/python")
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--only-binary", ":all:"]
    subprocess.run([python, "-m", "pip", "install", *options, str(wheel)], check=True)
    return [str(work / "venv/bin/four-cauldrons")]


BUILDS: dict[str, Callable[[Path], list[str]]] = {"folder": unpacked, "deb": installed, "wheel": from_wheel}


class Spent(NamedTuple):
    """The seconds until something was seen, and those of the processors until the window was closed again."""

    seconds: float
    work: float


class Trial:
    """One build with a home of its own."""

    def __init__(self, name: str, command: Sequence[str], home: Path, display: str) -> None:
        self.name = name
        self._command = command
        self._home = home
        self._display = display
        self._log = home / "four-cauldrons.log"
        home.mkdir()
        (home / "settings.yaml").write_text(SETTINGS, encoding="utf-8")

    def say(self, *arguments: str) -> str:
        """Return what a command prints; raise Failed for one that fails."""
        told = subprocess.run(
            [*self._command, *arguments],
            env=self._environment,
            cwd=self._home,
            capture_output=True,
            text=True,
            check=False,
        )
        if told.returncode:
            raise Failed(f"{self.name}: {' '.join(arguments)}: {told.stderr or told.stdout}")
        return told.stdout

    def show(self, wanted: str, picture: str, patience: float, *arguments: str) -> Spent:
        """Open the window until the log says `wanted`, take a picture, end it; return what it took.

        Raises Failed when it never comes, the picture is empty, the program does not end well, or the log complains.
        """
        self._log.unlink(missing_ok=True)
        begun = time.monotonic()
        with subprocess.Popen([*self._command, *arguments], env=self._environment, cwd=self._home) as program:
            try:
                while wanted not in self._logged:
                    if program.poll() is not None or time.monotonic() > begun + patience:
                        raise Failed(f"{self.name}: {' '.join(arguments)}: '{wanted}' never came\n{self._logged}")
                    time.sleep(LOOK)
                needed = time.monotonic() - begun
                time.sleep(2.0)
                self._take_picture(picture)
                program.send_signal(signal.SIGTERM)
                _, status, usage = os.wait4(program.pid, 0)
                program.returncode = os.waitstatus_to_exitcode(status)
                if program.returncode:
                    raise Failed(f"{self.name}: {' '.join(arguments)}: ended with {program.returncode}")
            finally:
                program.kill()
        if " WARNING " in self._logged or " ERROR " in self._logged:
            raise Failed(f"{self.name}: {' '.join(arguments)}: {self._logged}")
        return Spent(needed, usage.ru_utime + usage.ru_stime)

    def endings(self) -> set[str]:
        """Return the games of which a match is over on the shelf."""
        found = set()
        for journal in (self._home / "matches").glob("*.jsonl"):
            lines = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
            if any("ending" in line for line in lines):
                found.add(lines[0]["game"])
        return found

    @property
    def _environment(self) -> dict[str, str]:
        return {"DISPLAY": self._display, "SDL_AUDIODRIVER": "dummy", "FOUR_CAULDRONS_HOME": str(self._home)}

    @property
    def _logged(self) -> str:
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def _take_picture(self, picture: str) -> None:
        target = DIST / "seen" / f"{self.name}-{picture}.png"
        target.parent.mkdir(exist_ok=True)
        environment = {**os.environ, "DISPLAY": self._display}
        subprocess.run(
            ["import", "-window", "root", str(target)], check=True, env=environment, stderr=subprocess.DEVNULL
        )
        told = subprocess.run(["identify", "-format", "%k", str(target)], check=True, capture_output=True, text=True)
        if int(told.stdout) < COLOURS:
            raise Failed(f"{self.name}: nothing is seen in {target}")


def examine(trial: Trial, source: Trial) -> None:
    """Try everything that a build has to do, beside the source; raise Failed."""
    if trial.say("--version").split()[-1] != VERSION:
        raise Failed(f"{trial.name}: another version")
    trial.say("check")
    for game in ("cauldron", "bubble_and_boil"):
        if trial.say("schema", game) != (PROJECT / "config" / "schema" / f"{game}.json").read_text(encoding="utf-8"):
            raise Failed(f"{trial.name}: another schema of {game}")
        trial.say("pack", "new", f"my_{game}", "--game", game)
        trial.say("check", f"packs/my_{game}.yaml")
    title, usual = quickest(trial, source)
    wall, work = title.seconds / usual.seconds, title.work / usual.work
    print(f"{trial.name}: title after {title.seconds:.2f} s ({wall:.2f} of the source), ", end="")
    print(f"work of {title.work:.2f} s ({work:.2f} of the source)", flush=True)
    if work > SLOWEST:
        raise Failed(f"{trial.name}: the title comes late")
    for game, count in GAMES.items():
        seats = ",".join(["adept", *["greedy"] * (count - 1)])
        spent = trial.show(RESULTS, game, LONG, "watch", game, "--seats", seats, "--seed", "5")
        print(f"{trial.name}: {game} played in {spent.seconds:.0f} s", flush=True)
    if missing := GAMES.keys() - trial.endings():
        raise Failed(f"{trial.name}: no match on the shelf of {', '.join(sorted(missing))}")


def quickest(*trials: Trial) -> list[Spent]:
    """Return the least that it took each to show its title; by turns, as the machine may be busy."""
    rounds = [[trial.show(TITLE, "title", SOON, "play") for trial in trials] for _ in range(3)]
    return [Spent(*map(min, zip(*each, strict=True))) for each in zip(*rounds, strict=True)]


@contextmanager
def screen() -> Iterator[str]:
    """Have a screen that nobody sees, and yield the name of its display."""
    ear, mouth = os.pipe()
    command = ["Xvfb", "-displayfd", str(mouth), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[mouth], stderr=subprocess.DEVNULL) as server:
        os.close(mouth)
        try:
            with open(ear, encoding="ascii") as told:
                yield f":{int(told.readline())}"
        finally:
            server.kill()


def main(names: Sequence[str]) -> int:
    """Examine the builds of these names, or all; return 1 where one fails."""
    if missing := [tool for tool in ("Xvfb", "import", "identify", "dpkg") if shutil.which(tool) is None]:
        print(
            f"app-test needs {', '.join(missing)} (Debian and Ubuntu: sudo apt install xvfb imagemagick).",
            file=sys.stderr,
        )
        return 2
    with screen() as display, TemporaryDirectory() as folder:
        work = Path(folder)
        try:
            source = Trial("source", [sys.executable, str(PROJECT / "main.py")], work / "source", display)
            for name in names or BUILDS:
                place = work / name
                place.mkdir()
                examine(Trial(name, BUILDS[name](place), work / f"home-{name}", display), source)
        except Failed as failure:
            print(failure, file=sys.stderr)
            return 1
    print("Every build plays.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
