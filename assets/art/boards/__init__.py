"""The boards: tiles for the Tiled maps of the tables, the title and the menus."""

from pathlib import Path

from assets.art.boards import alarun, bubble_and_boil, cauldron, cauldron15, cauldron_fields, title
from assets.art.boards.border import border, garden, hearth
from assets.art.boards.moss import moss
from assets.art.boards.paper import paper
from assets.art.boards.tiles import to_image
from assets.art.boards.wood import wood
from assets.art.colours import write_png, write_webp


def bake(out: Path) -> list[Path]:
    """Write the pictures of all tilesets into the folder, large washes in true colour; returns what was written."""
    pictures = {
        "paper": paper(),
        "border": to_image(border()),
        "cauldron15_board": to_image(cauldron15.board()),
        "title_board": to_image(title.board()),
        "bubble_and_boil_board": to_image(bubble_and_boil.board()),
        "cauldron_fields": to_image(cauldron_fields.tiles()),
    }
    washes = {
        "alarun_board": to_image(alarun.board()),
        "border_garden": to_image(garden()),
        "border_hearth": to_image(hearth()),
        "cauldron_board": to_image(cauldron.board()),
        "moss": moss(),
        "wood": wood(),
    }
    return [
        *(write_png(picture, out / f"{name}.png") for name, picture in pictures.items()),
        *(write_webp(picture, out / f"{name}.webp") for name, picture in washes.items()),
    ]
