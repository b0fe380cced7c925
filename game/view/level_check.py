"""Level check: what the reader of maps would pass over in silence: images, sizes, tiles and names."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pygame

from game.store.content import BadContent
from game.view.drawing.area import LAYOUT, LAYOUT_HEIGHT, LAYOUT_WIDTH
from game.view.levels import BACK, LAMPS, MOVING, PLACES, SCALE, load_level, parse_xml

HEXAGONAL = "hexagonal"
"""The kind of a map of fields: it may be of any size, and is not laid over the layout."""


def check_level(path: Path, wanted: Iterable[str] = (), seats: Iterable[int | None] = (None,)) -> list[str]:
    """Return every complaint about a map, each a sentence that names file and key.

    `wanted` are the places that its table asks for with each of the numbers of `seats`.
    """
    try:
        root = parse_xml(path)
        last, complaints = _check_sets(path, root)
    except BadContent as error:
        return [str(error)]
    except ValueError as error:
        return [f"{path.name}: tileset: {error}"]
    try:
        # Without its tile sets no tile of a map can be right.
        complaints = complaints or _check_tiles(path, root, last)
        complaints = [*_check_kind(path, root), *_check_names(path, root), *_check_rooms(path, root), *complaints]
    except ValueError as error:
        return [*complaints, f"{path.name}: {error}"]
    if complaints or root.get("orientation") == HEXAGONAL:
        return complaints
    return _check_places(path, list(wanted), list(seats))


def _check_kind(path: Path, root: ElementTree.Element) -> list[str]:
    """Return what is wrong with the kind and size of a map: squares that fill the layout, or pointed hexagons."""
    complaints = []
    if root.get("orientation") == HEXAGONAL:
        side, height = int(root.get("hexsidelength", 0)), int(root.get("tileheight", 0))
        pointed = root.get("staggeraxis") == "y" and 2 * side == height
        return [] if pointed else [f"{path.name}: map: expected an orthogonal map or hexagons with a point on top"]
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        complaints.append(f"{path.name}: map: expected an orthogonal map with an end")
    if root.get("tilewidth") != root.get("tileheight"):
        complaints.append(f"{path.name}: map: expected square tiles")
    width, height = (int(root.get(one, 0)) * int(root.get(f"tile{one}", 0)) for one in ("width", "height"))
    if (width, height) != (LAYOUT_WIDTH * SCALE, LAYOUT_HEIGHT * SCALE):
        complaints.append(f"{path.name}: map: measures {width}×{height} px, expected 3840×2160")
    return complaints


def _check_sets(path: Path, root: ElementTree.Element) -> tuple[int, list[str]]:
    """Return the highest tile number of a map, and what is wrong with its tile sets.

    Raises BadContent for a tile set that cannot be read.
    """
    complaints = []
    last = 0
    for tileset in root.iter("tileset"):
        source = tileset.get("source", "")
        file = path.parent / source
        if not source or not _is_file(file):
            complaints.append(f"{path.name}: tileset: '{source[:200]}' is not there")
            continue
        inner, first = parse_xml(file), int(tileset.get("firstgid", 0))
        try:
            last = max(last, first + int(inner.get("tilecount", 0)) - 1)
            complaints += _check_image(file, inner)
        except (ValueError, ZeroDivisionError) as error:
            complaints.append(f"{file.name}: {error}")
    return last, complaints


def _is_file(path: Path) -> bool:
    """Return whether there is a file; a name that no system takes names none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _check_image(file: Path, tileset: ElementTree.Element) -> list[str]:
    """Return what is wrong with the image of a tile set."""
    image = tileset.find("image")
    picture = file.parent / ("" if image is None else image.get("source", ""))
    if image is None or not _is_file(picture):
        return [f"{file.name}: image: '{picture.name[:200]}' is not there"]
    try:
        size = pygame.image.load(picture).get_size()
    except pygame.error as error:
        return [f"{file.name}: image: {error}"]
    complaints = []
    named = int(image.get("width", 0)), int(image.get("height", 0))
    if size != named:
        complaints.append(f"{file.name}: image: measures {size[0]}×{size[1]} px, not {named[0]}×{named[1]}")
    tile = int(tileset.get("tilewidth", 1)), int(tileset.get("tileheight", 1))
    if (size[0] // tile[0]) * (size[1] // tile[1]) != int(tileset.get("tilecount", 0)):
        complaints.append(f"{file.name}: tilecount: does not fit the image")
    return complaints


def _check_tiles(path: Path, root: ElementTree.Element, last: int) -> list[str]:
    """Return what is wrong with the tiles of a map; `last` is the highest number that its tile sets have."""
    complaints = []
    for layer in root.iter("layer"):
        name, data = layer.get("name", ""), layer.find("data")
        if data is None or data.get("encoding") != "csv" or data.get("compression"):
            complaints.append(f"{path.name}: {name}: expected tiles as plain CSV")
            continue
        tiles = [int(tile) for tile in (data.text or "").replace("\n", "").split(",") if tile.strip()]
        count = int(layer.get("width", 0)) * int(layer.get("height", 0))
        if len(tiles) != count:
            complaints.append(f"{path.name}: {name}: has {len(tiles)} tiles, expected {count}")
        if bad := sorted({tile for tile in tiles if not 0 <= tile <= last}):
            complaints.append(f"{path.name}: {name}: no tile set has tile {bad[0]}")
    return complaints


def _check_rooms(path: Path, root: ElementTree.Element) -> list[str]:
    """Return what is wrong with the pictures of the room beside a table."""
    complaints = []
    for layer in root.iter("imagelayer"):
        name, image = layer.get("name", ""), layer.find("image")
        source = "" if image is None else image.get("source", "")
        float(layer.get("offsetx", 0))
        picture = path.parent / source
        if not source or not _is_file(picture):
            complaints.append(f"{path.name}: {name}: '{source[:200]}' is not there")
            continue
        try:
            height = pygame.image.load(picture).get_height()
        except pygame.error as error:
            complaints.append(f"{path.name}: {name}: {error}")
            continue
        float(layer.get("offsety", 0))
        if name != BACK and height != LAYOUT_HEIGHT * SCALE:
            complaints.append(f"{path.name}: {name}: is {height} px high, expected {LAYOUT_HEIGHT * SCALE}")
    return complaints


def _check_names(path: Path, root: ElementTree.Element) -> list[str]:
    """Return what is wrong with the names of places."""
    complaints = []
    for group in root.iter("objectgroup"):
        layer = group.get("name", "")
        if layer not in (PLACES, LAMPS, MOVING) and not (
            layer.startswith(f"{PLACES} ") and layer.removeprefix(f"{PLACES} ").isdigit()
        ):
            complaints.append(f"{path.name}: {layer}: is not a layer of places")
        names = Counter(thing.get("name", "") for thing in group.iter("object"))
        complaints += [
            f"{path.name}: {layer}: '{name}' is there {count} times" for name, count in names.items() if count > 1
        ]
        for thing in group.iter("object"):
            if not thing.get("name") or not (thing.get("type") or thing.get("class")):
                complaints.append(f"{path.name}: {layer}: object {thing.get('id')} lacks a name or a type")
    return complaints


def _check_places(path: Path, wanted: list[str], seats: list[int | None]) -> list[str]:
    """Return the wanted places that are not there, and those that lie outside the layout."""
    try:
        level = load_level(path)
    except BadContent as error:
        return [str(error)]
    complaints = []
    for count in seats:
        layer = PLACES if count is None else f"{PLACES} {count}"
        known = level.names(count)
        complaints += [f"{path.name}: {layer}: there is no place '{name}'" for name in wanted if name not in known]
        for name in known:
            area = level.place(name, count)
            if area.x < 0 or area.y < 0 or area.right > LAYOUT.right or area.bottom > LAYOUT.bottom:
                complaints.append(f"{path.name}: {layer}: '{name}' lies outside the layout")
    return list(dict.fromkeys(complaints))
