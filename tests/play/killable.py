"""A program without a window that plays matches and says what it has shown, to be killed at any moment.

`python killable.py FOLDER [ROOM]`: continues the last unfinished match of the folder, or begins one. With ROOM its
journals may grow by so many bytes only; then the system kills it in the middle of a write.
"""

import resource
import signal
import sys
from pathlib import Path

from playing import any_move, match_for

from game.play.catalogue import GAMES
from game.play.session import Session
from game.play.thinker import Thinker
from game.store.library import Library


def show(session: Session, what: str) -> None:
    """Say what a person has seen by now."""
    assert session.path is not None
    print(session.path.name, what, sep="\t", flush=True)


def limit_growth(session: Session, room: int) -> None:
    """Have the system end this process in the middle of the write that goes beyond the room."""
    assert session.path is not None
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    size = session.path.stat().st_size + room
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def play(session: Session, thinker: Thinker) -> None:
    """Play to the end; the person takes a decision back now and then."""
    patience = session.match.seed
    while session.to_move is not None:
        if session.to_move in session.persons:
            patience += 1
            if patience % 5 == 0 and session.why_no_undo() is None:
                session.undo()
                show(session, f"undo {session.move_count}")
                continue
            move = any_move(session)
        else:
            thinker.ask(session.thinking_task())
            move = thinker.wait().move
        session.play(move)
        show(session, move.text)
    session.close()


def main(folder: Path, room: int | None) -> None:
    """Play one match after the other."""
    library = Library(folder)
    thinker = Thinker()
    for seed in range(1, 1000):
        last = library.last_unfinished(GAMES)
        match = match_for("Ana,adept,greedy,adept", seed)
        session = Session.begin(match, library) if last is None else Session.resume(last.path)
        assert not session.read_only
        if room is not None:
            limit_growth(session, room)
        show(session, "open")
        play(session, thinker)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None)
