"""Report zip: the log and the matches played last in one file of the player's own folder; nothing is sent anywhere."""

import io
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from game.store.bug_report.nameless import Nameless
from game.store.places import Places, read_bytes, write_newly
from game.store.shelf_index import Shelved
from game.store.trouble import DiskTrouble

MATCHES = 3
"""The matches that go into a report: those taken up last."""


def write_report(
    places: Places, matches: Sequence[Shelved], facts: Mapping[str, str], nameless: Nameless | None = None
) -> Path:
    """Write a report to the player's documents and return its path; raise DiskTrouble.

    `matches` are those of the shelf, the one taken up last first; `facts` say which program it was on what machine.
    With `nameless` nobody's name is in it.
    """
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for name, data in _parts(places, matches, facts, nameless):
            file.writestr(name, data)
    stem = f"four-cauldrons-report-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}.zip" if n == 1 else f"{stem}-{n}.zip" for n in count(1))
    path = next(path for name in names if not os.path.lexists(path := places.documents / name))
    write_newly(path, packed.getvalue())
    return path


def _parts(
    places: Places, matches: Sequence[Shelved], facts: Mapping[str, str], nameless: Nameless | None
) -> Iterator[tuple[str, bytes]]:
    """Yield the names of the files of a report with what is in them; what cannot be read is told of in its place."""
    about = "".join(f"{key}: {value}\n" for key, value in facts.items())
    yield "about.txt", (about if nameless is None else nameless.text(about)).encode()
    for log in (places.log, places.log.with_name(f"{places.log.name}.1")):
        if log.exists():
            data = _read(log)
            yield log.name, data if nameless is None else nameless.text(data.decode(errors="replace")).encode()
    for number, match in enumerate(matches[:MATCHES], 1):
        data = _read(places.matches / match.name)
        # A file may be called like a person.
        name = match.name if nameless is None else f"match-{number}.jsonl"
        yield f"matches/{name}", data if nameless is None else nameless.journal(data)


def _read(path: Path) -> bytes:
    try:
        return read_bytes(path)
    except DiskTrouble as trouble:
        return str(trouble).encode()
