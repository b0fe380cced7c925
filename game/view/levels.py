"""Levels: the Tiled map of a table: its drawn ground and the places where things lie."""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pygame
import pytmx

from game.store.content import BadContent
from game.view.drawing.area import LAYOUT_HEIGHT, LAYOUT_WIDTH, Area
from game.view.drawing.light import Lamp, shine
from game.view.drawing.sheets import Print, decode
from game.view.drawing.slices import lay_nine_slice
from game.view.drawing.surfaces import blank, premultiplied, scaled
from game.view.drawing.viewport import Viewport

SCALE = 2
"""Maps are drawn at twice the layout."""

TILE = 240
"""The side of a tile in px of a map."""

ROOM = 430.0
"""The width of the picture of a room, in layout px."""

TABLE_EDGE = 64.0
"""So much of the inner side of a room is the edge of the table, in layout px."""

BACK = "room back"
"""The image layer with the wall behind the table; above it the ground is the ceiling, darkened by CEILING."""

CEILING = "#4a3f4c"

FURTHER = "#8c8c94"
"""What each repetition of a room further out is darkened by."""

BORDER_TILES = 2
"""How many tiles of the border layer make a corner, across and down."""

PLACES = "places"

DUSK, LAMPS = "dusk", "lamps"
"""The property of a map that darkens its ground by a colour, and the layer of what is lit nevertheless."""

EVEN_LAMP, READING_LAMP = "sheet", "reading"
"""The kinds of a lamp that lights a rectangle evenly, and of one that only lights the papers about it."""

MOVING = "moving"
"""The layer of what flickers or flies in the room; the kind of an object is the name of its three drawings."""


class Place(NamedTuple):
    """Where something lies: `area` in layout px (a point has no size), its kind and its properties.

    `rotation` is the property `tilt`: degrees, clockwise, about the centre of the area.
    """

    name: str
    kind: str
    area: Area
    rotation: float
    properties: dict[str, Any]


class Level:
    """A map: `place` finds where things lie, `paint` draws the ground."""

    def __init__(self, path: Path, tiled: Any) -> None:
        self.path = path
        self.name = path.name
        self._tiled = tiled
        self._found: dict[tuple[str, int | None], Place] = {}
        self._layers = {
            layer.name: _places_of(layer) for layer in tiled.layers if isinstance(layer, pytmx.TiledObjectGroup)
        }

    def place(self, name: str, seats: int | None = None) -> Area:
        """Return the area of a place (for a point one without size); raise BadContent naming map and place."""
        return self.details(name, seats).area

    def details(self, name: str, seats: int | None = None) -> Place:
        """Return everything about a place: that for the number of seats, else the common one; raise BadContent."""
        found = self._found.get((name, seats))
        if found is not None:
            return found
        for layer in (f"{PLACES} {seats}", PLACES):
            if name in self._layers.get(layer, {}):
                return self._found.setdefault((name, seats), self._layers[layer][name])
        where = PLACES if seats is None else f"{PLACES} {seats}"
        raise BadContent(f"{self.name}: {where}: there is no place '{name}'")

    @property
    def is_drawn(self) -> bool:
        """Whether the map has tiles, and not places alone."""
        return any(isinstance(layer, pytmx.TiledTileLayer) for layer in self._tiled.layers)

    def names(self, seats: int | None = None) -> tuple[str, ...]:
        """Return the names of all places for a number of seats."""
        layers = (self._layers.get(layer, {}) for layer in (PLACES, f"{PLACES} {seats}"))
        return tuple(dict.fromkeys(name for layer in layers for name in layer))

    @property
    def moving(self) -> tuple[Place, ...]:
        """What moves in the room beside the table: the kinds are names of drawings."""
        return tuple(self._layers.get(MOVING, {}).values())

    @property
    def reading(self) -> Place | None:
        """What lights the papers, if the map says so: `warm` is the colour of those near, `far` of those far off."""
        return next((lamp for lamp in self._layers.get(LAMPS, {}).values() if lamp.kind == READING_LAMP), None)

    def paint(self, viewport: Viewport) -> pygame.Surface:
        """Return the drawn ground for a window, opaque and without anything left bare.

        The tile layer `paper` goes on in all directions, `border` follows the edges of the window, or of the layout
        where rooms are seen beside it, with its corners kept; any other layer lies where the layout lies. Image layers
        are the room, as much of it as the window shows. A map with a dusk is darkened where no lamp stands.
        """
        rooms = [layer for layer in self._tiled.layers if _shows(layer, viewport)]
        images = self._images(rooms, fine=viewport.scale > 1)
        per_px = viewport.scale / SCALE * self._tiled.tilewidth / images.tile
        ground = pygame.Surface((round(viewport.width / per_px), round(viewport.height / per_px))).convert()
        corner = round(viewport.left / per_px), round(viewport.top / per_px)
        for layer in self._tiled.layers:
            if not isinstance(layer, pytmx.TiledTileLayer):
                continue
            if layer.name == "paper":
                self._paint_paper(ground, layer, images, corner)
            elif layer.name == "border":
                # Where rooms stand beside the table its edges are those of the layout.
                beside = [room for room in rooms if room.name != BACK]
                left = max(0, corner[0]) if beside else 0
                self._paint_border(ground.subsurface(ground.get_rect().inflate(-2 * left, 0)), layer, images)
            else:
                self._paint_tiles(ground, layer, images, corner)
        ground = scaled(ground, *viewport.size)
        for room in sorted(rooms, key=lambda room: room.name == BACK):
            if room.name == BACK:
                _paint_back(ground, images.rooms[room.source], room, viewport, images.tile)
            else:
                _paint_room(ground, images.rooms[room.source], float(room.offsetx), viewport, images.tile)
        dusk = self._tiled.properties.get(DUSK)
        if dusk is not None:
            shine(ground, viewport, str(dusk), self._lamps())
        return ground

    def _lamps(self) -> list[Lamp]:
        """Return the pools of light that the map holds."""
        return [
            Lamp(
                place.area,
                place.properties.get("glow"),
                place.properties.get("light", "white"),
                place.kind == EVEN_LAMP,
            )
            for place in self._layers.get(LAMPS, {}).values()
            if place.kind != READING_LAMP
        ]

    def _images(self, seen: Sequence[Any], *, fine: bool) -> "_Images":
        """Return the images of the tile sets and of the image layers that are seen, decoded beside one another."""
        layers = [layer for layer in self._tiled.layers if isinstance(layer, pytmx.TiledImageLayer)]
        sources = {str(self.path.parent / layer.source) for layer in layers}
        rooms = {layer.source: str(self.path.parent / layer.source) for layer in seen}
        every = dict.fromkeys(entry[0] for entry in self._tiled.images if entry)
        files = [file for file in every if file not in sources]
        with ThreadPoolExecutor() as pool:
            wanted = [*files, *rooms.values()]
            decoded = dict(zip(wanted, pool.map(lambda file: decode(Path(file), fine), wanted), strict=True))
        divisors = {divisor for _, divisor in decoded.values()}
        if len(divisors) != 1:
            raise BadContent(f"{self.name}: some of its images lack their halves")
        tile = self._tiled.tilewidth // divisors.pop()
        # One after the other, so that no more than one of these large pictures is there twice.
        return _Images(
            {file: decoded.pop(file)[0].convert_alpha() for file in files},
            {source: premultiplied(decoded.pop(file)[0]) for source, file in rooms.items()},
            tile,
        )

    def _paint_tiles(self, ground: pygame.Surface, layer: Any, images: "_Images", corner: tuple[int, int]) -> None:
        """Paint a tile layer with its corner somewhere on the ground."""
        for column, row, tile in layer.tiles():
            images.paint(ground, tile, corner[0] + column * images.tile, corner[1] + row * images.tile)

    def _paint_paper(self, ground: pygame.Surface, layer: Any, images: "_Images", corner: tuple[int, int]) -> None:
        """Paint a tile layer over the whole ground; it repeats as often as its tile set does."""
        tiles = {(column, row): tile for column, row, tile in layer.tiles()}
        tileset = self._tiled.get_tileset_from_gid(self._tiled.tiledgidmap[layer.data[0][0]])
        across, down = tileset.columns, tileset.tilecount // tileset.columns
        (left, top), tile = corner, images.tile
        for column in range(math.floor(-left / tile), math.ceil((ground.get_width() - left) / tile)):
            for row in range(math.floor(-top / tile), math.ceil((ground.get_height() - top) / tile)):
                images.paint(ground, tiles[column % across, row % down], left + column * tile, top + row * tile)

    def _paint_border(self, ground: pygame.Surface, layer: Any, images: "_Images") -> None:
        """Paint a tile layer stretched to the edges of the ground; corners of BORDER_TILES tiles keep their shape."""
        own = self._tiled.width * images.tile, self._tiled.height * images.tile
        if own == ground.get_size():
            self._paint_tiles(ground, layer, images, (0, 0))
            return
        border = blank(*own)
        self._paint_tiles(border, layer, images, (0, 0))
        border.premul_alpha_ip()
        lay_nine_slice(ground, Print(border, 0, 0), own, BORDER_TILES * images.tile)


def _shows(layer: Any, viewport: Viewport) -> bool:
    """Return whether a layer is an image of which a window shows anything."""
    if not isinstance(layer, pytmx.TiledImageLayer):
        return False
    left, seen = float(layer.offsetx) / SCALE, viewport.visible
    return layer.name == BACK or (left < seen.right and left + ROOM > seen.x)


def _paint_room(ground: pygame.Surface, picture: pygame.Surface, offset: float, viewport: Viewport, tile: int) -> None:
    """Paint the room at one side of the layout, as high as the window; further out it is mirrored, ever darker.

    `offset` leads from the layout to the picture in px of the map, `tile` tells how fine the pictures are.
    """
    fineness = tile / TILE * SCALE
    place = Area(offset / SCALE, 0, picture.get_width() / fineness, LAYOUT_HEIGHT)
    at_left = place.middle_x < LAYOUT_WIDTH / 2
    _paint_part(ground, picture, viewport.to_window(place))
    # Further out there is no edge of the table.
    edge = round(TABLE_EDGE * fineness)
    kept = pygame.Rect(0 if at_left else edge, 0, picture.get_width() - edge, picture.get_height())
    picture = picture.subsurface(kept).copy()
    seen = viewport.visible
    while place.x > seen.x if at_left else place.right < seen.right:
        picture = pygame.transform.flip(picture, True, False)
        picture.fill(FURTHER, special_flags=pygame.BLEND_RGB_MULT)
        width = picture.get_width() / fineness
        place = place._replace(x=place.x - width if at_left else place.right, width=width)
        _paint_part(ground, picture, viewport.to_window(place))


def _paint_back(ground: pygame.Surface, picture: pygame.Surface, layer: Any, viewport: Viewport, tile: int) -> None:
    """Paint the wall behind the table where its layer lies; what the window shows above it is darkened."""
    fineness = tile / TILE * SCALE
    width, height = (side / fineness for side in picture.get_size())
    x, y, *size = viewport.to_window(Area(layer.offsetx / SCALE, layer.offsety / SCALE, width, height))
    if y > 0:
        ground.fill(CEILING, (0, 0, ground.get_width(), y), special_flags=pygame.BLEND_RGB_MULT)
    ground.blit(scaled(picture, *size), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint_part(ground: pygame.Surface, picture: pygame.Surface, box: tuple[int, int, int, int]) -> None:
    """Paint as much of a picture as lies on the ground, where its box (px) is, as high as the ground."""
    x, _, width, _ = box
    left, right, height = max(0, -x), min(width, ground.get_width() - x), ground.get_height()
    if left >= right:
        return
    share = picture.get_width() / width
    seen = pygame.Rect(round(left * share), 0, round((right - left) * share), picture.get_height())
    part = picture.subsurface(seen.clip(picture.get_rect()))
    ground.blit(scaled(part, right - left, height), (x + left, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


class _Images(NamedTuple):
    """The images of a map's tile sets by file, of its rooms by source, and the px of a tile's side."""

    surfaces: dict[str, pygame.Surface]
    rooms: dict[str, pygame.Surface]
    tile: int

    def paint(self, ground: pygame.Surface, tile: Any, x: int, y: int) -> None:
        """Paint a tile (file, rectangle in px of the whole image, flags) at a place of the ground."""
        file, (left, top, width, _), _ = tile
        divisor = width // self.tile
        ground.blit(self.surfaces[file], (x, y), (left // divisor, top // divisor, self.tile, self.tile))


@cache
def load_level(path: Path) -> Level:
    """Return the level of a map file, read once; raise BadContent naming it, or the tile set that is wrong."""
    try:
        return Level(path, pytmx.TiledMap(str(path)))
    except Exception as error:
        for tileset in parse_xml(path).iter("tileset"):
            _check_tileset(path, tileset)
        raise BadContent(f"{path.name}: is no map: {error}") from error


def _check_tileset(path: Path, node: ElementTree.Element) -> None:
    """Raise BadContent if a map's tile set, in a file of its own, cannot be read."""
    source = node.get("source")
    if source is None:
        return
    parse_xml(path.parent / source)
    reader = pytmx.TiledMap()
    reader.filename = str(path)
    try:
        pytmx.TiledTileset(reader, node)
    except Exception as error:
        raise BadContent(f"{source}: is no tile set: {error}") from error


def parse_xml(path: Path) -> ElementTree.Element:
    """Return the root of a map or tile set; raise BadContent."""
    try:
        return ElementTree.parse(path).getroot()
    except (OSError, ValueError, LookupError, ElementTree.ParseError, RecursionError) as error:
        raise BadContent(f"{path.name}: is no XML: {error}") from error


def _places_of(layer: Any) -> dict[str, Place]:
    """Return the places of an object layer by name."""
    places = {}
    for thing in layer:
        x, y, width, height = (float(part) / SCALE for part in (thing.x, thing.y, thing.width, thing.height))
        properties = dict(thing.properties)
        tilt = float(properties.get("tilt", 0.0))
        places[thing.name] = Place(thing.name, thing.type or "", Area(x, y, width, height), tilt, properties)
    return places
