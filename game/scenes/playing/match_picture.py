"""The small picture of a match: how its table stood when it was left, with closed hands, kept beside the journal."""

import os
from pathlib import Path

from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.store.shelf import PICTURE
from game.store.trouble import Trouble
from game.tables.asking import Look
from game.tables.pictures import PICTURES
from game.view.drawing.canvas import Canvas
from game.view.drawing.stored_picture import store_picture
from game.view.drawing.viewport import Viewport
from game.view.scene import Services

SIZE = (480, 270)


def picture_path(journal: Path) -> Path:
    """Return where the picture of a journal's match lies."""
    return journal.with_name(journal.name + PICTURE)


def has_picture(journal: Path) -> bool:
    """Return whether there is a picture that shows the match as it was left."""
    try:
        return os.stat(picture_path(journal)).st_mtime_ns >= os.stat(journal).st_mtime_ns  # noqa: PTH116
    except OSError:
        return False


def keep_picture(services: Services, session: Session) -> None:
    """Draw the table as a spectator sees it and keep that; where it cannot be done, there is no picture."""
    if session.path is None or session.match.game not in PICTURES or has_picture(session.path):
        return
    viewer = session.persons[0] if session.persons else 0
    try:
        table = table_at(services, session, None, viewer, session.moments.last)
        services.sheets.load(table.sheets)
        canvas = Canvas(services.studio, Viewport.fitting(*SIZE))
        table.draw(canvas, None, Look())
        store_picture(canvas.picture.surface(), picture_path(session.path))
    except Trouble as trouble:
        services.log.warning("no picture of %s: %s", session.path.name, trouble)
    except Exception:
        # Whatever is wrong with one match concerns that match only.
        services.log.exception("no picture of %s", session.path.name)
