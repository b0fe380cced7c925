"""Spoilt journals: put into a library, listed, drawn small, taken up and played on."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

from game.cli.torture import mutators
from game.cli.torture.loaded import Case, Loaded, NotStood, check_position, check_sentence
from game.cli.torture.specimens import journals
from game.play.catalogue import GAMES
from game.play.session import Session
from game.play.thinker import Thinker
from game.scenes.entry import LOGGER, make_services
from game.scenes.playing.table_at import table_at
from game.store.library import Library
from game.store.places import Places
from game.store.trouble import Trouble
from game.tables.asking import Look
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.scene import Services
from game.view.window import open_headless

DRAWN = 8
"""One journal in so many is drawn, as the title does it."""

ODD = 25
"""One in so many is no file at all."""

SMALL = (304, 171)


@contextmanager
def journal_cases(folder: Path) -> Iterator[Mapping[str, Case]]:
    """Give what spoils a journal of each game; specimens are made in the folder."""
    open_headless()
    with _only_fatal_logged():
        services = make_services(Places.under(folder), _nobody)
        try:
            cases = {}
            for game in GAMES:
                cases[game] = _case(services, journals(game, folder / "matches"))
                # So that no case has to load the pictures.
                _draw(services, Session.read(next((folder / "matches").glob(f"{game}-*.jsonl"))))
            yield cases
        finally:
            services.sheets.close()


@contextmanager
def _only_fatal_logged() -> Iterator[None]:
    """Log nothing of the program but what ends it: what is spoilt on purpose is no news."""
    log = logging.getLogger(LOGGER)
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(level)


def _case(services: Services, specimens: list[bytes]) -> Case:
    """Return what spoils one of these journals."""

    def case(folder: Path, chance: Random) -> Loaded:
        path = folder / "spoilt.jsonl"
        data: bytes | None = None
        if chance.randrange(ODD) == 0:
            chance.choice(mutators.ODD_FILES)(path)
        else:
            data = chance.choice(specimens)
            for name in chance.choices(list(mutators.JOURNAL), k=chance.choice((1, 1, 2))):
                data = mutators.JOURNAL[name](data, chance)
            path.write_bytes(data)
        used = _use(services, Library(folder), path, chance)
        _check_kept(folder, path, data)
        return Loaded(len(data or b""), used)

    return case


def _use(services: Services, library: Library, path: Path, chance: Random) -> bool:
    """Do with a journal what the title and the table do; return whether the match could be played on."""
    words = services.words
    entries = list(library.entries())
    for notice in library.notices:
        check_sentence(words.say(notice), words, path.name)
    if not entries:
        return False
    try:
        with Session.resume(path) as session:
            for notice in session.notices:
                check_sentence(words.say(notice), words, "")
            check_position(session.controller, session._positions[-1], chance)
            for number in (session.base, session.move_count):
                session.seek(number)
                session.observe(None)
            if chance.randrange(DRAWN) == 0:
                _draw(services, session)
            while session.why_no_redo() is None:
                session.redo()
            if session.to_move is not None and not session.read_only:
                session.play(chance.choice(session.legal_moves()))
            if session.why_no_undo() is None:
                session.undo()
            left = session.controller.to_plain(session._positions[-1])
    except Trouble as trouble:
        check_sentence(words.say(trouble.reason), words, path.name)
        return False
    again = Session.read(path)
    if again.controller.to_plain(again._positions[-1]) != left:
        raise NotStood("the match is not taken up where it was left")
    return True


def _draw(services: Services, session: Session) -> None:
    """Draw the match as small as the title does."""
    viewer = session.persons[0] if session.persons else 0
    table = table_at(services, session, None, viewer, session.moments.last)
    services.sheets.load(table.sheets)
    table.draw(Canvas(services.studio, Viewport.fitting(*SMALL)), None, Look())


def _check_kept(folder: Path, path: Path, data: bytes | None) -> None:
    """Raise NotStood unless every byte of a spoilt file is still there."""
    if data is None:
        return
    files = [each for each in folder.iterdir() if each.is_file() and not each.is_symlink()]
    if not any(each.read_bytes().startswith(data) for each in files):
        raise NotStood("bytes of the file are gone")


def _nobody() -> Thinker:
    raise RuntimeError("nobody thinks under torture")
