"""Sheets: frames are placed by their pieces, at every size, from wholes and halves alike."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from tiny_sheets import MARGIN, bake

from game.store.content import BadContent
from game.store.position_yaml import dump
from game.view.drawing.sheets import Sheets
from game.view.drawing.surfaces import lifted, lying


def piece_of(printed_surface: pygame.Surface, dx: int, dy: int) -> tuple[int, int, int, int]:
    """Return the opaque part of a printed frame, relative to where its piece shall lie."""
    left, top, width, height = printed_surface.get_bounding_rect(min_alpha=128)
    return left + dx, top + dy, width, height


def test_a_picture_lies_with_its_far_edge_shorter_and_its_far_half_lower() -> None:
    flat = pygame.Surface((80, 60), pygame.SRCALPHA, 32)
    flat.fill("white", (0, 0, 80, 30))
    flat.fill("black", (0, 30, 80, 30))
    laid = lying(flat, 80, 40, 0.5)
    opaque = [sum(laid.get_at((x, y)).a > 127 for x in range(80)) for y in range(40)]
    assert opaque[0] == pytest.approx(40, abs=2)
    assert opaque[-1] == pytest.approx(80, abs=2)
    assert opaque == sorted(opaque)
    white = sum(laid.get_at((40, y)).r > 127 for y in range(40))
    assert white < 16


@pytest.mark.parametrize("size", [(118, 106), (59, 53), (79, 71), (200, 180)])
@pytest.mark.parametrize("flip", [False, True])
def test_a_frame_is_placed_by_its_piece(sheets: Sheets, size: tuple[int, int], flip: bool) -> None:
    sheets.load(["common"])
    printed = sheets.printed("hat.plum", *size, flip=flip)
    left, top, width, height = piece_of(printed.surface, printed.dx, printed.dy)
    assert abs(left) <= 1
    assert abs(top) <= 1
    assert width == pytest.approx(size[0], rel=0.02)
    assert height == pytest.approx(size[1], rel=0.02)


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("rotation", [0, 90])
def test_a_shadow_falls_to_the_lower_right_and_moves_no_piece(sheets: Sheets, flip: bool, rotation: float) -> None:
    sheets.load(["common"])
    plain = sheets.printed("hat.plum", 118, 106, flip=flip, rotation=rotation)
    sheets.forget_prints()
    sheets.shadows = {"hat": 8.0}
    shaded = sheets.printed("hat.plum", 118, 106, flip=flip, rotation=rotation)
    left, top, width, height = piece_of(shaded.surface, shaded.dx, shaded.dy)
    assert (left, top, width, height) == pytest.approx(piece_of(plain.surface, plain.dx, plain.dy), abs=1)
    seen = shaded.surface.get_bounding_rect(min_alpha=8)
    beyond = seen.right + shaded.dx - left - width, seen.bottom + shaded.dy - top - height
    before = left - seen.left - shaded.dx, top - seen.top - shaded.dy
    if not rotation:
        assert min(beyond) > max(before)
        assert beyond[1] >= 8
    assert shaded.surface.get_bounding_rect(min_alpha=1).size < shaded.surface.get_size()


def test_only_what_is_named_casts_a_shadow(sheets: Sheets) -> None:
    sheets.load(["common"])
    sheets.shadows = {"hat": 8.0, "hat.plum": 0.0}
    assert sheets.printed("hat.plum", 118, 106).surface.get_size() == (118 + 2 * MARGIN, 106 + 2 * MARGIN)
    assert sheets.printed("mask", 100, 100).surface.get_size() == (100 + 2 * MARGIN, 100 + 2 * MARGIN)


def test_what_was_prepared_is_drawn_as_anything_else(sheet_folder: Path) -> None:
    prepared, other = Sheets(sheet_folder), Sheets(sheet_folder)
    for lift in (1.0, 0.5):
        for sheets in (prepared, other):
            sheets.load(["common"])
            sheets.lifts = {"hat": lift}
            sheets.forget_prints()
        prepared.prepare(["hat.plum", "mask", "hat.plum"])
        for frame in ("hat.plum", "mask"):
            for flip in (False, True):
                drawn, wanted = (each.printed(frame, 50, 40, flip=flip) for each in (prepared, other))
                assert drawn[1:] == wanted[1:]
                assert drawn.surface.get_buffer().raw == wanted.surface.get_buffer().raw
    prepared.close()
    other.close()


def test_what_was_prepared_for_other_colours_is_forgotten_with_them(sheets: Sheets) -> None:
    sheets.load(["common"])
    sheets.prepare(["hat.plum"])
    sheets.lifts = {"hat": 0.5}
    sheets.forget_prints()
    dark = sheets.printed("hat.plum", 118, 106).surface
    sheets.lifts = {}
    sheets.forget_prints()
    assert dark.get_at(dark.get_rect().center) != sheets.printed("hat.plum", 118, 106).surface.get_at((60, 54))


def test_half_and_whole_place_a_frame_alike(sheet_folder: Path) -> None:
    coarse, fine = Sheets(sheet_folder), Sheets(sheet_folder)
    fine.serve(2.0)
    places = []
    for sheets in (coarse, fine):
        sheets.load(["title"])
        assert sheets.frame("wordmark").extent == (300, 60)
        printed = sheets.printed("wordmark", 300, 60)
        places.append(piece_of(printed.surface, printed.dx, printed.dy))
        sheets.close()
    assert places[0] == places[1] == (0, 0, 300, 60)
    assert fine.bytes > 2 * coarse.bytes


def test_a_larger_window_loads_the_wholes(sheets: Sheets) -> None:
    sheets.load(["title"])
    before = sheets.bytes
    sheets.serve(1.0)
    assert sheets.bytes == before
    sheets.serve(1.5)
    assert sheets.bytes == pytest.approx(4 * before, rel=0.02)
    assert "wordmark" in sheets


def test_what_was_scaled_is_kept(sheets: Sheets) -> None:
    sheets.load(["common"])
    first = sheets.printed("hat.plum", 60, 54)
    assert sheets.printed("hat.plum", 60, 54).surface is first.surface
    assert sheets.printed("hat.plum", 60, 54, alpha=0.999).surface is first.surface
    assert sheets.printed("hat.plum", 60, 54, alpha=0.5).surface is not first.surface
    sheets.forget_prints()
    assert sheets.printed("hat.plum", 60, 54).surface is not first.surface


def test_a_turned_frame_keeps_its_centre(sheets: Sheets) -> None:
    sheets.load(["common"])
    printed = sheets.printed("hat.plum", 118, 106, rotation=90)
    left, top, width, height = piece_of(printed.surface, printed.dx, printed.dy)
    assert abs(width - 106) <= 2
    assert abs(height - 118) <= 2
    assert abs(left + width / 2) <= 1
    assert abs(top + height / 2) <= 1


def test_a_faded_frame_is_premultiplied(sheets: Sheets) -> None:
    sheets.load(["common"])
    whole = sheets.printed("hat.plum", 118, 106)
    faded = sheets.printed("hat.plum", 118, 106, alpha=0.5)
    centre = MARGIN + 50, MARGIN + 50
    assert faded.surface.get_at(centre).a == pytest.approx(128, abs=2)
    assert faded.surface.get_at(centre).r == pytest.approx(whole.surface.get_at(centre).r / 2, abs=2)


def test_a_stencil_is_white_as_far_as_the_piece_is_opaque(sheets: Sheets) -> None:
    sheets.load(["common"])
    mask = sheets.stencil("mask", 50, 50)
    assert mask.get_size() == (50, 50)
    assert mask.get_at((25, 25)) == (255, 255, 255, 255)


def test_frames_of_a_kind_are_found_by_their_sizes(sheets: Sheets) -> None:
    sheets.load(["common"])
    assert sheets.sizes("paper") == {"paper.350x286": (350, 286), "paper.760x520": (760, 520)}
    assert sheets.sizes("button.moss", ".off") == {
        "button.moss.110.off": (110, 110),
        "button.moss.260.off": (260, 260),
    }
    with pytest.raises(BadContent, match=r"banner\.<size>"):
        sheets.sizes("banner")


def test_the_frame_nearest_in_size_is_found_again_after_other_sheets_come(sheets: Sheets) -> None:
    sheets.load(["common"])
    assert sheets.nearest("paper", 400, 300) == "paper.350x286"
    assert sheets.nearest("paper", 700.4, 500.4) == "paper.760x520"
    assert sheets.nearest("button.moss", 120, 120, ".off") == "button.moss.110.off"
    sheets.load(["title"])
    assert sheets.nearest("paper", 400, 300) == "paper.350x286"


def test_an_unknown_frame_is_named(sheets: Sheets) -> None:
    sheets.load(["common"])
    with pytest.raises(BadContent, match=r"'hat.pink' \(loaded: common\)"):
        sheets.frame("hat.pink")


def test_sheets_are_dropped_only_when_memory_is_short(sheets: Sheets) -> None:
    sheets.load(["common", "title"])
    sheets.drop_all_but(["common"])
    assert "wordmark" in sheets
    sheets.budget.most = 1000
    sheets.drop_all_but(["common"])
    assert "wordmark" not in sheets
    assert "hat.plum" in sheets
    sheets.load(["title"])
    assert "wordmark" in sheets


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"rect": [0, 0, 999, 9], "piece": [0, 0, 9, 9]}, "bad.yaml: a: its rect lies outside bad.png"),
        ({"rect": [0, 0, 9, 9]}, "missing required field `piece`"),
        ({"rect": [0, 0, 9, 9], "piece": [0, 0, 9, 9], "tone": 1}, "unknown field `tone`"),
    ],
)
def test_a_wrong_sheet_is_refused_by_name(tmp_path: Path, entry: dict[str, object], complaint: str) -> None:
    bake(tmp_path, "bad", {"a": (10, 10)})
    (tmp_path / "bad.yaml").write_text(dump({"image": "bad.png", "scale": 1, "frames": {"a": entry}}))
    sheets = Sheets(tmp_path)
    with pytest.raises(BadContent, match=complaint):
        sheets.load(["bad"])
    sheets.close()


def test_a_name_belongs_to_one_sheet(tmp_path: Path) -> None:
    bake(tmp_path, "one", {"a": (10, 10)})
    bake(tmp_path, "two", {"a": (10, 10)})
    sheets = Sheets(tmp_path)
    with pytest.raises(BadContent, match=r"two.yaml: a: is a frame of one.yaml too"):
        sheets.load(["one", "two"])
    sheets.close()


def test_a_missing_image_is_named(tmp_path: Path) -> None:
    bake(tmp_path, "lost", {"a": (10, 10)})
    (tmp_path / "lost.png").unlink()
    sheets = Sheets(tmp_path)
    with pytest.raises(BadContent, match=r"lost\.png"):
        sheets.load(["lost"])
    sheets.close()


def test_sheets_lie_in_any_of_the_folders(sheet_folder: Path, tmp_path: Path) -> None:
    bake(tmp_path, "soup", {"bowl": (30, 20)})
    sheets = Sheets(sheet_folder, tmp_path)
    sheets.load(["common", "soup"])
    assert sheets.frame("bowl").extent == (30, 20)
    assert "hat.plum" in sheets
    with pytest.raises(BadContent, match="stew"):
        sheets.load(["stew"])
    sheets.close()


def test_pictures_are_drawn_as_light_as_the_longest_beginning_of_their_name_says(sheets: Sheets) -> None:
    sheets.lifts = {"a": 1.5, "a.b": 0.5}
    assert [sheets.lift_of(name) for name in ("a", "a.c", "a.b", "a.b.c", "b.a", "ab")] == [
        1.5,
        1.5,
        0.5,
        0.5,
        1.0,
        1.0,
    ]


def test_a_lifted_picture_is_lighter_and_its_opacity_is_as_before() -> None:
    painted = pygame.Surface((3, 1), pygame.SRCALPHA, 32)
    painted.set_at((0, 0), (100, 50, 0, 255))
    painted.set_at((1, 0), (60, 90, 100, 100))
    for factor, wanted in (
        (1.5, [(150, 75, 0, 255), (90, 100, 100, 100)]),
        (0.5, [(50, 25, 0, 255), (30, 45, 50, 100)]),
    ):
        made = lifted(painted, factor)
        for x, colour in enumerate([*wanted, (0, 0, 0, 0)]):
            assert all(abs(one - other) <= 1 for one, other in zip(made.get_at((x, 0)), colour, strict=True)), (
                x,
                factor,
            )


# Washes


@pytest.fixture
def desk_folder(tmp_path: Path) -> Path:
    """Return a folder with a sheet and its washes, both with halves."""
    bake(tmp_path, "desk", {"quill": (30, 40)}, scale=2, washes="desk_washes")
    bake(tmp_path, "desk_washes", {"board": (300, 60), "cloth": (80, 200)}, scale=2, album=True)
    bake(tmp_path, "pad", {"pad.a": (24, 24)}, scale=2)
    return tmp_path


@pytest.fixture
def desk(desk_folder: Path) -> Iterator[Sheets]:
    sheets = Sheets(desk_folder)
    yield sheets
    sheets.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("name", "size"), [("board", (150, 30)), ("cloth", (80, 200)), ("quill", (30, 40))])
def test_washes_come_with_their_sheet(desk: Sheets, scale: float, name: str, size: tuple[int, int]) -> None:
    desk.load(["desk"])
    desk.serve(scale)
    printed = desk.printed(name, *size)
    assert piece_of(printed.surface, printed.dx, printed.dy) == (0, 0, *size)
    assert desk.stencil(name, *size).get_at((size[0] // 2, size[1] // 2)) == (255, 255, 255, 255)


def test_washes_stay_and_go_with_their_sheet(desk: Sheets) -> None:
    desk.budget.most = 0
    desk.load(["desk"])
    desk.drop_all_but(["desk"])
    assert "board" in desk
    desk.load(["pad"])
    desk.drop_all_but(["pad"])
    assert "board" not in desk


def test_an_album_takes_no_more_memory_than_its_file(desk: Sheets, desk_folder: Path) -> None:
    desk.load(["desk_washes"])
    assert desk.budget.reserved < (desk_folder / "half" / "desk_washes.zip").stat().st_size


@pytest.mark.parametrize("damage", ["changed", "cut"])
def test_a_damaged_album_is_refused_by_name(desk: Sheets, desk_folder: Path, damage: str) -> None:
    path = desk_folder / "half" / "desk_washes.zip"
    data = bytearray(path.read_bytes())
    data[60] ^= 255
    path.write_bytes(data if damage == "changed" else data[:-60])
    with pytest.raises(BadContent, match=r"desk_washes\.zip"):
        desk.load(["desk"])


def test_a_frame_of_which_an_album_has_no_picture_is_refused(desk: Sheets, desk_folder: Path) -> None:
    shorter = desk_folder / "shorter"
    shorter.mkdir()
    bake(shorter, "desk_washes", {"board": (200, 60), "cloth": (80, 200)}, scale=2, album=True)
    (shorter / "half" / "desk_washes.zip").replace(desk_folder / "half" / "desk_washes.zip")
    with pytest.raises(BadContent, match=r"desk_washes\.yaml: board"):
        desk.load(["desk"])
