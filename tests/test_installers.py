"""What goes into builds: all data, all licences, an icon in every size, and a place in the menu."""

import configparser
import struct
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import VERSION
from game.store import places
from game.view import app
from installers.data_files import PROJECT, data_files, destinations
from installers.debian import LINUX, METAINFO, NAME, metainfo, oldest_glibc
from installers.licences import collect, packages

DESKTOP = LINUX / f"{NAME}.desktop"
ICONS = PROJECT / "assets" / "icon"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def test_everything_that_the_program_reads_is_in_a_build() -> None:
    files = data_files()
    assert all(source.exists() for source in files)
    read = (places.CONFIG, places.LEVELS, places.SHEETS, places.ASSETS / "sounds", places.ASSETS / "fonts", app.ICON)
    for path in read:
        assert any(path == source or source in path.parents for source in files), path
    # The place in a build is that below the data, as below the project.
    assert {target: f"game/data/{source.relative_to(PROJECT).as_posix()}" for source, target in files.items()} == {
        target: target for target in files.values()
    }


def test_the_frozen_program_finds_data_where_the_wheel_does() -> None:
    where = dict(destinations())
    assert where[str(places.CONFIG)] == "game/data/config"
    assert where[str(PROJECT / "LICENSE")] == "game/data"


def test_nothing_that_only_bakes_is_in_a_build() -> None:
    baking = (PROJECT / "assets" / "art", PROJECT / "assets" / "sound", PROJECT / "tests")
    for source in data_files():
        assert not any(source == path or path in source.parents or source in path.parents for path in baking)


def test_every_package_comes_with_its_licence(tmp_path: Path) -> None:
    folder = collect(tmp_path / "licences")
    for name in (*packages(), "python"):
        assert any(path.stat().st_size > 500 for path in (folder / name).iterdir()), name
    told = (folder / "LIBRARIES.md").read_text(encoding="utf-8")
    assert [name for name in packages() if name.casefold() not in told.casefold()] == []


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_is_there_in_every_size(size: int) -> None:
    header = (ICONS / f"{size}.png").read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", header[16:24]) == (size, size)


def test_there_are_no_other_icons() -> None:
    assert {int(path.stem) for path in ICONS.iterdir()} == set(SIZES)


def test_the_menu_and_the_software_centre_know_the_same_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(DESKTOP, encoding="utf-8")
    menu = entry["Desktop Entry"]
    told = ElementTree.fromstring(metainfo())
    assert told.findtext("launchable") == DESKTOP.name
    assert told.findtext("provides/binary") == menu["Exec"] == NAME
    assert told.findtext("name") == menu["Name"]
    assert told.findtext("summary") == menu["Comment"]
    assert [each.text for each in told.iterfind("categories/category")] == menu["Categories"].strip(";").split(";")
    assert f"{told.findtext('id')}.metainfo.xml" == METAINFO
    assert [each.attrib["version"] for each in told.iterfind("releases/release")] == [VERSION]


def test_the_command_of_the_wheel_is_the_name_of_the_program() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"] == {NAME: "game.__main__:start"}
    assert project["name"] == NAME


def test_the_oldest_c_library_is_that_of_the_newest_symbol(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\x7fELF GLIBC_2.4 GLIBC_2.31 ")
    (tmp_path / "two.so").write_bytes(b"\x7fELF GLIBC_2.9 ")
    (tmp_path / "words.txt").write_bytes(b"GLIBC_2.99")
    assert oldest_glibc(tmp_path) == "2.31"
