"""A program without a window that plays matches, changes settings and says what it has shown, to be killed.

`python -m game.cli.torture.victim HOME GAME SEED [ROOM]` goes on with the last unfinished match of the home, now and
then begins one of the game instead, and plays until somebody ends it. With ROOM its files may grow by so many bytes
only; then the system ends it in the middle of a write.
"""

import signal
import sys
from pathlib import Path

from game.core.errors import IllegalMove
from game.play.catalogue import GAMES, game
from game.play.luck import Luck, derive
from game.play.match import new_match
from game.play.session import Session
from game.store.library import Library
from game.store.places import Places
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.settings import SettingsFile

OPEN, SETTING, UNDO = "open", "setting", "undo "
"""What a line may tell besides moves."""

NARROWEST, WIDEST = 1024, 9000
"""The widths of the window, which is the setting that is changed: each one px more than the last."""


def _show(name: str, what: str) -> None:
    """Say what a person has seen by now."""
    print(name, what, sep="\t", flush=True)


def _open(library: Library, name: str, luck: Luck, seed: int) -> Session:
    """Return the last match, or one that begins."""
    last = library.last_unfinished(GAMES)
    if last is not None and luck.below(3):
        return Session.resume(last.path)
    lowest, highest = game(name).seats
    seats = lowest + luck.below(highest - lowest + 1)
    plans = [SeatPlan(f"Player {seat}", PERSON if seat == 0 else "greedy", COLOURS[seat]) for seat in range(seats)]
    return Session.begin(new_match(name, plans, seed=seed), library)


def _play(session: Session, settings: SettingsFile, luck: Luck) -> None:
    """Play to the end; decisions are taken back and settings changed now and then."""
    assert session.path is not None
    while session.to_move is not None:
        choice = luck.below(12)
        if choice == 0:
            width = max(settings.current.window[0], NARROWEST) % WIDEST + 1
            settings.change(window=(width, 720))
            _show(SETTING, str(width))
        if choice == 1:
            try:
                session.undo()
            except IllegalMove:
                continue
            _show(session.path.name, f"{UNDO}{session.move_count}")
            continue
        legal = session.legal_moves()
        move = legal[luck.below(len(legal))]
        session.play(move)
        _show(session.path.name, move.text)
    session.close()


def _limit_growth(path: Path, room: int) -> None:
    """Have the system end this process in the middle of the write that goes beyond the room."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    size = path.stat().st_size + room
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def main(home: Path, name: str, seed: int, room: int | None) -> None:
    """Play one match after the other."""
    places = Places.under(home)
    settings = SettingsFile.load(places.settings)
    library = Library(places.matches)
    library.sweep()
    luck = Luck(derive(seed))
    while True:
        with _open(library, name, luck, seed) as session:
            assert not session.read_only and session.path is not None
            _show(session.path.name, OPEN)
            if room is not None:
                _limit_growth(session.path, room)
            _play(session, settings, luck)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else None)
