"""The small picture of a match on the shelf, in its frame."""

from functools import partial
from pathlib import Path

from game.scenes.playing.match_picture import has_picture, picture_path
from game.store.shelf_index import Shelved
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.stored_picture import stored_picture


def draw_picture(canvas: Canvas, folder: Path, match: Shelved, area: Area) -> None:
    """Draw the small picture of a match that lies in a folder; a sprig stands for one that is not there."""
    canvas.fill(area.inset(-3), "sepia", radius=6)
    canvas.fill(area, "paper_lite", radius=4)
    journal = folder / match.name
    if has_picture(journal):
        canvas.pictured((match.name, match.written), area, partial(stored_picture, picture_path(journal)))
    else:
        canvas.centred("ornament.herb", *area.centre, height=area.height * 0.7, alpha=0.5)
