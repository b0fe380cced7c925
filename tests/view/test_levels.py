"""Levels: places by name and number of seats, grounds for every window, and maps that are refused."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.store.content import BadContent
from game.store.places import LEVELS
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.level_check import check_level
from game.view.levels import FURTHER, load_level

TSX = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="{name}" tilewidth="240" tileheight="240" tilecount="{count}" columns="{columns}">
 <image source="{name}.png" width="{width}" height="{height}"/>
</tileset>
"""
PAPER, BORDER = (200, 180, 120), (90, 60, 30)


def layer(name: str, tiles: Iterator[int]) -> str:
    """Return a tile layer of 16 × 9 tiles."""
    data = ",".join(str(tile) for tile in tiles)
    return f'<layer id="1" name="{name}" width="16" height="9"><data encoding="csv">{data}</data></layer>'


def objects(name: str, *places: str) -> str:
    return f'<objectgroup id="4" name="{name}">{"".join(places)}</objectgroup>'


LOG = '<object id="1" name="log" type="area" x="100" y="200" width="300" height="40"/>'
SEAT = '<object id="2" name="seat0" type="area" x="72" y="1008" width="700" height="1072"/>'
TURNED = """<object id="3" name="slot0" type="point" x="100" y="50"><properties>
<property name="tilt" type="float" value="-6"/><property name="kind" value="long"/></properties><point/></object>"""


def write_map(folder: Path, *groups: str, drawing: int = 0) -> Path:
    """Write a map of paper with a dark frame of one tile; `drawing` is the tile in the corner of a third layer."""
    for name, colour, columns, rows in (("paper", PAPER, 2, 1), ("border", BORDER, 1, 1)):
        image = pygame.Surface((240 * columns, 240 * rows))
        image.fill(colour)
        pygame.image.save(image, folder / f"{name}.png")
        text = TSX.format(name=name, count=columns * rows, columns=columns, width=240 * columns, height=240 * rows)
        (folder / f"{name}.tsx").write_text(text)
    edge = (3 if x in (0, 15) or y in (0, 8) else 0 for y in range(9) for x in range(16))
    corner = (drawing if index == 0 else 0 for index in range(144))
    text = (
        '<?xml version="1.0" encoding="UTF-8"?><map version="1.8" orientation="orthogonal" renderorder="right-down"'
        ' width="16" height="9" tilewidth="240" tileheight="240" infinite="0" nextlayerid="9" nextobjectid="9">'
        '<tileset firstgid="1" source="paper.tsx"/><tileset firstgid="3" source="border.tsx"/>'
        + layer("paper", (1 + index % 2 for index in range(144)))
        + layer("border", edge)
        + layer("drawing", corner)
        + "".join(groups)
        + "</map>"
    )
    path = folder / "table.tmx"
    path.write_text(text)
    return path


def test_places_are_in_layout_px_and_follow_the_seats(tmp_path: Path) -> None:
    other = LOG.replace('x="100"', 'x="600"')
    level = load_level(write_map(tmp_path, objects("places", LOG, TURNED), objects("places 2", SEAT, other)))
    assert level.place("log") == level.place("log", 5) == Area(50, 100, 150, 20)
    assert level.place("log", 2) == Area(300, 100, 150, 20)
    assert level.place("seat0", 2) == Area(36, 504, 350, 536)
    assert level.names(2) == ("log", "slot0", "seat0")
    slot = level.details("slot0", 2)
    assert (slot.kind, slot.rotation, slot.properties["kind"]) == ("point", -6.0, "long")
    assert slot.area == Area(50, 25, 0, 0)


def test_a_place_that_is_not_there_is_named(tmp_path: Path) -> None:
    level = load_level(write_map(tmp_path, objects("places", LOG), objects("places 2", SEAT)))
    with pytest.raises(BadContent, match=r"table.tmx: places 5: there is no place 'seat0'"):
        level.place("seat0", 5)


def near(colour: tuple[int, int, int]) -> object:
    """Return what a colour is after smoothing."""
    return pytest.approx(colour, abs=3)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (2560, 1080)])
def test_a_ground_leaves_nothing_bare_and_frames_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    viewport = Viewport.fitting(*size)
    ground = load_level(write_map(tmp_path)).paint(viewport)
    assert ground.get_size() == size
    width, height = size
    assert ground.get_at((width // 2, height // 2))[:3] == near(PAPER)
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height // 2)):
        assert ground.get_at(corner)[:3] == near(BORDER)
    thick = round(120 * viewport.scale)
    assert ground.get_at((thick + 3, height // 2))[:3] == near(PAPER)
    assert ground.get_at((thick - 3, height // 2))[:3] == near(BORDER)


def test_a_drawing_lies_where_the_layout_lies(tmp_path: Path) -> None:
    ground = load_level(write_map(tmp_path, drawing=3)).paint(Viewport.fitting(2560, 1080))
    assert ground.get_at((320 + 60, 119))[:3] == near(BORDER)
    assert ground.get_at((320 + 60, 130))[:3] == near(PAPER)
    assert ground.get_at((320 - 10, 130))[:3] == near(PAPER)


ROOM, WALL = (20, 40, 160), (160, 40, 20)


def room_layer(folder: Path, side: str, offset: int, height: int = 2160) -> str:
    """Write a picture of a room, 400 px wide and red in its first half, and return its layer."""
    image = pygame.Surface((400, height))
    image.fill(ROOM)
    image.fill(WALL, (0, 0, 200, height))
    pygame.image.save(image, folder / f"{side}.png")
    return (
        f'<imagelayer id="7" name="room {side}" offsetx="{offset}" offsety="0">'
        f'<image source="{side}.png" width="400" height="{height}"/></imagelayer>'
    )


def further(colour: tuple[int, int, int]) -> tuple[int, ...]:
    """Return a colour of a room as it is where the room is shown once more."""
    return tuple(channel * by // 255 for channel, by in zip(colour, pygame.Color(FURTHER)[:3], strict=True))


def test_a_room_fills_the_window_beside_the_layout_and_is_mirrored_further_out_darker(tmp_path: Path) -> None:
    rooms = room_layer(tmp_path, "left", -380), room_layer(tmp_path, "right", 3820)
    level = load_level(write_map(tmp_path, *rooms))
    ground = level.paint(Viewport.fitting(2920, 1080))
    left, right = 500 + 10 - 200, 500 + 1920 - 10
    for x, colour in (
        (left + 150, ROOM),
        (left + 50, WALL),
        (left - 50, further(WALL)),
        (left - 120, further(ROOM)),
        (right + 50, WALL),
        (right + 150, ROOM),
        (right + 250, further(ROOM)),
    ):
        for y in (2, 540, 1077):
            assert ground.get_at((x, y))[:3] == near(colour), (x, y)
    # The edge of the table ends where the room begins.
    for inner in (left + 210, right - 10):
        assert ground.get_at((inner, 540))[:3] == near(BORDER)
    assert ground.get_at((500 + 130, 540))[:3] == ground.get_at((500 + 1920 - 130, 540))[:3] == near(PAPER)


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 1280), (2920, 1080)])
def test_the_wall_behind_a_table_lies_where_the_layout_lies_beneath_a_ceiling(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    wall = room_layer(tmp_path, "back", 200, 240).replace('offsety="0"', 'offsety="40"')
    path = write_map(tmp_path, wall, objects("places", LOG))
    assert check_level(path, ["log"]) == []
    viewport = Viewport.fitting(*size)
    ground = load_level(path).paint(viewport)
    for area, colour in ((Area(110, 22, 80, 110), WALL), (Area(210, 22, 80, 110), ROOM)):
        x, y, width, height = viewport.to_window(area)
        for at in ((x, y), (x + width, y + height)):
            assert ground.get_at(at)[:3] == near(colour)
    if viewport.top:
        x, y, _, _ = viewport.to_window(Area(960, 10, 1, 1))
        (tmp_path / "open").mkdir()
        plain = load_level(write_map(tmp_path / "open")).paint(viewport)
        assert sum(ground.get_at((x, y))[:3]) < sum(plain.get_at((x, y))[:3]) / 2


def test_of_a_room_a_narrow_window_shows_only_what_reaches_over_the_layout(tmp_path: Path) -> None:
    level = load_level(write_map(tmp_path, room_layer(tmp_path, "left", -360)))
    ground = level.paint(Viewport.fitting(1440, 1080))
    assert ground.get_at((6, 3))[:3] == ground.get_at((6, 1070))[:3] == near(ROOM)
    assert ground.get_at((30, 1070))[:3] != near(ROOM)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('source="left.png"', 'source="lost.png"', "table.tmx: room left: 'lost.png' is not there"),
        ("room left", "room west", "table.tmx: room west: is 900 px high, expected 2160"),
        ('offsetx="-360"', 'offsetx="far"', "could not convert"),
    ],
)
def test_a_wrong_room_is_refused_by_name(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    path = write_map(tmp_path, objects("places", LOG), room_layer(tmp_path, "left", -360, 900))
    assert before in path.read_text()
    path.write_text(path.read_text().replace(before, after, 1))
    complaints = check_level(path, ["log"])
    assert any(complaint in each for each in complaints), complaints


def test_a_ground_is_painted_once_for_a_window(tmp_path: Path, canvas: Canvas) -> None:
    level = load_level(write_map(tmp_path))
    canvas.ground(level)
    canvas.ground(level)
    one, other = canvas.picture.strokes
    assert one.paint is other.paint
    assert one.opaque


def test_a_sound_map_has_no_complaints(tmp_path: Path) -> None:
    path = write_map(tmp_path, objects("places", LOG), objects("places 2", SEAT))
    assert check_level(path, ["log", "seat0"], [2]) == []


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('width="16" height="9" tilewidth', 'width="15" height="9" tilewidth', "measures 3600×2160 px"),
        ('orientation="orthogonal"', 'orientation="hexagonal"', "expected an orthogonal map"),
        ('source="paper.tsx"', 'source="linen.tsx"', "'linen.tsx' is not there"),
        (">1,2,1,", ">1,99,1,", "paper: no tile set has tile 99"),
        (">1,2,1,", ">1,2147483650,1,", "paper: no tile set has tile 2147483650"),
        (">1,2,1,", ">1,", "paper: has 142 tiles, expected 144"),
        ('encoding="csv">1', 'encoding="base64">1', "paper: expected tiles as plain CSV"),
        ('name="log"', 'name="seat1"', "there is no place 'log'"),
        (LOG, LOG + LOG, "places: 'log' is there 2 times"),
        (' type="area"', "", "lacks a name or a type"),
        ('name="places"', 'name="things"', "things: is not a layer of places"),
        ('x="100" y="200"', 'x="3700" y="200"', "'log' lies outside the layout"),
        ("</map>", "", "is no XML"),
        ('firstgid="1"', 'firstgid="one"', "invalid literal"),
        ('tilewidth="240"', 'tilewidth="wide"', "table.tmx"),
    ],
)
def test_a_wrong_map_is_refused_by_name(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    path = write_map(tmp_path, objects("places", LOG))
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))
    complaints = check_level(path, ["log"])
    assert any(complaint in each for each in complaints), complaints
    assert all(each.startswith("table.tmx: ") for each in complaints)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("</tileset>", ""),
        ('tilecount="', 'tilecount="x'),
        ("tilewidth", "\x01"),
        ("<", "["),
        ('="240"', '="1.8.2"'),
    ],
)
def test_a_wrong_tile_set_is_blamed_itself(tmp_path: Path, before: str, after: str) -> None:
    path = write_map(tmp_path, objects("places", LOG))
    tileset = tmp_path / "paper.tsx"
    tileset.write_text(tileset.read_text().replace(before, after, 1))
    complaints = check_level(path)
    assert complaints
    assert complaints[0].startswith("paper.tsx: ")


def test_a_tile_set_must_fit_its_image(tmp_path: Path) -> None:
    path = write_map(tmp_path, objects("places", LOG))
    image = pygame.Surface((240, 240))
    pygame.image.save(image, tmp_path / "paper.png")
    assert check_level(path, ["log"]) == [
        "paper.tsx: image: measures 240×240 px, not 480×240",
        "paper.tsx: tilecount: does not fit the image",
    ]
    (tmp_path / "paper.png").unlink()
    assert check_level(path, ["log"]) == ["paper.tsx: image: 'paper.png' is not there"]


@pytest.mark.parametrize("path", sorted(LEVELS.glob("*.tmx")), ids=lambda path: path.stem)
def test_every_map_of_the_program_is_sound(path: Path) -> None:
    assert check_level(path, seats=(None, 2, 3, 4, 5)) == []


LAMP_PLACE = """<object id="4" name="middle" type="lamp" x="1440" y="600" width="960" height="960"/>"""
DUSKY = '<properties><property name="dusk" value="#808080"/></properties>'


def test_a_dusk_darkens_the_ground_but_not_where_a_lamp_stands(tmp_path: Path) -> None:
    path = write_map(tmp_path, objects("lamps", LAMP_PLACE))
    path.write_text(path.read_text().replace('nextobjectid="9">', f'nextobjectid="9">{DUSKY}'))
    for size in ((1280, 720), (1920, 1080), (3440, 1440)):
        viewport = Viewport.fitting(*size)
        lit = load_level(path).paint(viewport)
        assert lit.get_size() == size
        x, y, width, height = viewport.to_window(Area(720, 300, 480, 480))
        middle, edge = lit.get_at((x + width // 2, y + height // 2)), lit.get_at((x - width // 2, y + height // 2))
        assert tuple(middle)[:3] == pytest.approx(PAPER, abs=4)
        assert tuple(edge)[:3] == pytest.approx([value / 2 for value in PAPER], abs=4)


def test_a_sheet_is_lit_to_its_corners_in_a_light_of_its_own(tmp_path: Path) -> None:
    light = '<properties><property name="light" value="#c0c0c0"/></properties>'
    sheet = LAMP_PLACE.replace('type="lamp"', 'type="sheet"').replace("/>", f">{light}</object>")
    path = write_map(tmp_path, objects("lamps", sheet))
    path.write_text(path.read_text().replace('nextobjectid="9">', f'nextobjectid="9">{DUSKY}'))
    viewport = Viewport.fitting(1920, 1080)
    lit = load_level(path).paint(viewport)
    x, y, width, height = viewport.to_window(Area(720, 300, 480, 480))
    for part in (0.1, 0.5, 0.9):
        seen = lit.get_at((x + round(width * part), y + round(height * part)))
        assert tuple(seen)[:3] == pytest.approx([value * 0.75 for value in PAPER], abs=4)
    assert tuple(lit.get_at((x - 100, y)))[:3] == pytest.approx([value / 2 for value in PAPER], abs=4)


@pytest.mark.parametrize("name", ["alarun", "bubble_and_boil", "cauldron", "cauldron15", "menu", "title"])
def test_every_ground_is_lit_in_its_middle_and_dark_at_its_corners(name: str) -> None:
    ground = load_level(LEVELS / f"{name}.tmx").paint(Viewport.fitting(2580, 1080))
    corner = sum(pygame.transform.average_color(ground, pygame.Rect(4, 4, 120, 1070))[:3])
    middle = sum(pygame.transform.average_color(ground, pygame.Rect(1190, 500, 200, 200))[:3])
    assert corner < middle * 0.85
