"""Memory: one budget of bytes for images and everything made from them, whatever size the window takes."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.content import BadContent, load
from game.store.places import ASSETS, ROOT
from game.view.drawing import text
from game.view.drawing.baked import Album, Indexed, Plain, Tone, read_baked
from game.view.drawing.memory import Budget, Memory
from game.view.drawing.sheets import SheetEntry
from game.view.drawing.studio import LARGEST, LEAST, Studio, room_for
from game.view.drawing.surfaces import Dye
from game.view.drawing.text import Style
from game.view.drawing.viewport import Viewport

HALVES = ASSETS / "sheets" / "half"


def memory(budget: Budget, most: int | None = None) -> Memory[str]:
    return Memory(budget, len, most)


def test_memory_forgets_what_was_unused_for_longest() -> None:
    letters = memory(Budget(10))
    letters.keep("a", "1234")
    letters.keep("b", "1234")
    assert letters.get("a") == "1234"
    letters.keep("c", "1234")
    assert letters.get("b") is None
    assert letters.get("a") == "1234"
    assert (letters.bytes, len(letters)) == (8, 2)


def test_memories_forget_for_one_another() -> None:
    budget = Budget(12)
    letters, words = memory(budget), memory(budget)
    for key in "abc":
        letters.keep(key, "1234")
    words.keep("a", "123456")
    assert [letters.get(key) for key in "abc"] == [None, None, "1234"]
    words.keep("b", "1")
    assert budget.bytes == 11


def test_what_is_reserved_counts() -> None:
    budget = Budget(12)
    letters = memory(budget)
    letters.keep("a", "1234")
    letters.keep("b", "1234")
    budget.reserved = 8
    budget.fit()
    assert (letters.get("a"), letters.get("b")) == (None, "1234")


def test_a_memory_has_its_own_bound_too() -> None:
    letters = memory(Budget(100), 5)
    letters.keep("a", "1234")
    letters.keep("b", "1234")
    assert letters.bytes == 4


def test_a_value_in_place_of_another_weighs_alone() -> None:
    budget = Budget(100)
    letters = memory(budget)
    for value in ("1234", "123456", "1"):
        letters.keep("a", value)
    assert (letters.get("a"), letters.bytes, budget.bytes) == ("1", 1, 1)


def test_what_is_needed_in_each_picture_stays() -> None:
    """However much it takes: it would be made anew for each of them."""
    budget = Budget(8)
    letters, words = memory(budget), memory(budget, 5)
    for _ in range(4):
        budget.begin()
        for shelf in (letters, words):
            for key in "abc":
                if shelf.get(key) is None:
                    shelf.keep(key, "1234")
    assert (len(letters), len(words), budget.bytes) == (3, 3, 24)


def test_what_two_pictures_did_without_goes() -> None:
    budget = Budget(8)
    letters = memory(budget)
    for keys in ("", "", "abc", "d"):
        budget.begin()
        for key in keys:
            letters.keep(key, "1234")
    assert len(letters) == 4
    for _ in range(2):
        budget.begin()
        letters.get("d")
    budget.fit()
    assert [letters.get(key) for key in "abcd"] == [None, None, "1234", "1234"]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 9), st.integers(1, 9), st.booleans()), max_size=60))
def test_a_budget_is_kept_to(uses: list[tuple[int, int, int, bool]]) -> None:
    """Beyond it is only what was made last in each memory: it may be larger than the budget by itself."""
    budget = Budget(20)
    memories = [memory(budget) for _ in range(3)]
    for number, key, size, keeps in uses:
        if memories[number].get((number, key, size)) is None and keeps:
            memories[number].keep((number, key, size), "x" * size)
        assert budget.bytes == sum(each.bytes for each in memories)
        assert budget.bytes <= 20 or all(len(each) <= 1 for each in memories)


def test_the_room_grows_with_the_window_but_not_for_ever() -> None:
    sizes = [(1, 1), (1280, 720), (1920, 1080), (3440, 1440), (3840, 2160), (30_000, 30_000)]
    rooms = [room_for(Viewport.fitting(*size)) for size in sizes]
    assert rooms == sorted(rooms)
    assert rooms[0] >= LEAST
    assert rooms[-1] == LARGEST


def test_a_studio_reckons_with_its_window(studio: Studio) -> None:
    for size in ((3440, 1440), (1280, 720)):
        studio.use_viewport(Viewport.fitting(*size))
        assert studio.sheets.budget.most == room_for(studio.viewport)


def test_fonts_of_many_sizes_do_not_stay_open(studio: Studio) -> None:
    for size in range(8, 8 + 2 * text.FONTS):
        studio.lettering.extent("O", Style("text", size, 8, (0, 0, 0), "left"))
    assert len(studio.lettering._fonts) == text.FONTS


# Baked images


@pytest.fixture(params=["common.png", "cauldron_cards.png", "alarun.png"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Indexed, Plain]]:
    """Return one of the program's sheets in one byte a px, and in four."""
    path = HALVES / request.param
    baked = read_baked(path)
    assert isinstance(baked, Indexed)
    yield baked, Plain(pygame.image.load(path))


def test_a_sheet_in_one_byte_a_px_gives_the_same_sprites(pair: tuple[Indexed, Plain]) -> None:
    indexed, plain = pair
    assert indexed.size == plain.size
    assert indexed.bytes < plain.bytes / 3.9
    width, height = plain.size
    for box in ((0, 0, width, height), (7, 11, 301, 203), (width - 1, height - 1, 1, 1)):
        for one, other in ((indexed.cut(box), plain.cut(box)), (indexed.stencil(box), plain.stencil(box))):
            assert one.get_masks() == other.get_masks()
            assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.parametrize("tone", [Tone(lift=0.8), Tone(lift=1.35), Tone(Dye(140, 0.3, -0.2)), Tone(Dye(-30), 1.2)])
def test_other_colours_are_the_same_in_one_byte_a_px(pair: tuple[Indexed, Plain], tone: Tone) -> None:
    indexed, plain = pair
    box = (7, 11, 301, 203)
    one, other = indexed.cut(box, tone), plain.cut(box, tone)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
    assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(indexed.cut(box), "RGBA")


def test_every_sheet_takes_one_byte_a_px_at_most() -> None:
    """Those of the maps are painted once a window and not kept."""
    entries = [load(path, SheetEntry) for path in (ASSETS / "sheets").glob("*.yaml")]
    assert entries
    for entry in entries:
        for folder in (HALVES, HALVES.parent):
            image = read_baked(folder / entry.image)
            assert isinstance(image, Indexed | Album), entry.image
            width, height = image.size
            assert image.bytes <= (width + 1) * height, entry.image


@pytest.mark.parametrize("cut", [0, 5, 20, 50, 1000, -3])
def test_a_damaged_image_is_refused_by_name(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "bad.png"
    path.write_bytes((HALVES / "alarun.png").read_bytes()[:cut])
    with pytest.raises(BadContent, match=r"bad\.png"):
        read_baked(path)


def test_a_changed_byte_of_an_image_is_noticed(tmp_path: Path) -> None:
    data = bytearray((HALVES / "alarun.png").read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "bad.png").write_bytes(data)
    with pytest.raises(BadContent, match=r"bad\.png"):
        read_baked(tmp_path / "bad.png")


# The heap


PIECE = """
import logging
import os
from threading import Event, Thread

from game.scenes.entry import SOUNDS
from game.view.heap import give_back, keep_heap_small
from game.view.sound.device import Device


def megabytes():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def finish():
    done = Event()
    device._do(done.set)
    done.wait()


keep_heap_small()
device = Device(SOUNDS, logging.getLogger("test"))
device.start(0, "hover.1", 0.0)
finish()
before = megabytes()
for piece in ("lute.title", "lute.cauldron", None):
    device.music(piece)
finish()
print(megabytes() - before)
before = megabytes()
thread = Thread(target=lambda: [bytes(8000) for _ in range(4000)])
thread.start()
thread.join()
give_back()
print(megabytes() - before)
"""


SMALL_ONES = """
import os
from game.view.heap import keep_heap_small
from game.view.drawing.memory import Budget, Memory
from game.view.drawing.sheets import Print
from game.view.drawing.surfaces import blank, bytes_of
from game.view.window import open_headless

open_headless()
keep_heap_small()
for side, count in ((4, 20_000), (20, 10_000), (66, 2_000)):
    before = int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    memory = Memory(Budget(10**9), lambda made: bytes_of(made.surface))
    for number in range(count):
        memory.keep((f"sprite {number}", side, number, False), Print(blank(side, side), 0, 0))
    taken = int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") - before
    print(taken / memory.bytes)
"""


def told_by(script: str) -> list[float]:
    """Return the numbers that a program of its own prints."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", script]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    return [float(word) for word in told.split()]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only the GNU C library keeps what is free")
def test_what_threads_have_freed_goes_back() -> None:
    after_pieces, after_bytes = told_by(PIECE)
    assert after_pieces < 6
    assert after_bytes < 6


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries stow pieces away in other ways")
def test_many_small_surfaces_take_no_more_than_is_reckoned() -> None:
    assert max(told_by(SMALL_ONES)) < 1.1
