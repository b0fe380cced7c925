"""Tiny sheets: frames in plain colours with the names and sizes of the real ones, painted for the tests."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pygame

from game.store.position_yaml import dump

FRAMES = {
    "hat.plum": (118, 106),
    "suit.plant": (80, 80),
    "flame.0": (20, 30),
    "flame.1": (20, 30),
    "flame.2": (20, 30),
    "mask": (100, 100),
    "heading": (520, 64),
    "prompt.gold": (790, 52),
    "prompt.quiet": (790, 52),
    "paper.350x286": (350, 286),
    "paper.760x520": (760, 520),
    "ring.110x56": (110, 56),
    "ring.350x376": (350, 376),
    "divider.300": (300, 8),
    "name.teal.150": (150, 32),
    "name.teal.260": (260, 32),
    "switch.on": (84, 40),
    "switch.off": (84, 40),
    "radio.on": (40, 40),
    "radio.off": (40, 40),
    "slider.rail": (300, 24),
    "slider.fill": (300, 24),
    "slider.knob": (32, 40),
    "field.480": (480, 52),
    "tab.on": (200, 56),
    "tab.off": (200, 56),
    **{f"button.{tint}.{width}.{state}": (width, 56)
       for tint in ("straw", "moss", "ember") for width in (110, 260) for state in ("normal", "hover", "down", "off")},
    **{f"stepper.{side}{state}": (44, 44) for side in ("left", "right") for state in ("", ".hover", ".off")},
    **{f"scroll.{kind}.{part}": (20, 20) for kind in ("rail", "thumb") for part in ("top", "middle", "bottom")},
    **{f"digit.ink.{figure}": (60, 56) for figure in (*range(10), "slash", "minus")},
    **{f"digit.plant.{figure}": (60, 56) for figure in range(10)},
}  # fmt: skip
"""The frames of the tiny common sheet, with their sizes in layout px."""

MARGIN = 4
"""The px of shadow that surround each piece on a tiny sheet."""


def bake(
    folder: Path,
    sheet: str,
    frames: Mapping[str, tuple[int, int]],
    scale: int = 1,
    *,
    album: bool = False,
    washes: str | None = None,
) -> None:
    """Write a sheet as the drawing programs do: each piece in one colour with a transparent margin.

    At scale 2 it has a half, from which windows of up to 1920×1080 draw. An `album` has its pictures one by one;
    `washes` is a sheet that comes with it.
    """
    sizes = {name: (scale * width, scale * height) for name, (width, height) in frames.items()}
    widest = max(width for width, _ in sizes.values()) + 2 * MARGIN
    image = pygame.Surface((widest, sum(height + 2 * MARGIN for _, height in sizes.values())), pygame.SRCALPHA)
    entries = {}
    y = 0
    for number, (name, (width, height)) in enumerate(sizes.items()):
        colour = (40 + 53 * number % 200, 40 + 97 * number % 200, 40 + 31 * number % 200)
        image.fill(colour, (MARGIN, y + MARGIN, width, height))
        entries[name] = {
            "rect": [0, y, width + 2 * MARGIN, height + 2 * MARGIN],
            "piece": [MARGIN, MARGIN, width, height],
        }
        y += height + 2 * MARGIN
    suffix = "zip" if album else "png"
    rects = [entry["rect"] for entry in entries.values()] if album else []
    _save(image, rects, folder / f"{sheet}.{suffix}")
    if scale == 2:
        (folder / "half").mkdir(exist_ok=True)
        half = pygame.transform.scale(image, (image.get_width() // 2, image.get_height() // 2))
        _save(half, [[side // 2 for side in rect] for rect in rects], folder / "half" / f"{sheet}.{suffix}")
    entry = {"image": f"{sheet}.{suffix}", "scale": scale, "washes": washes, "frames": entries}
    (folder / f"{sheet}.yaml").write_text(dump(entry))


def _save(image: pygame.Surface, rects: Sequence[Sequence[int]], path: Path) -> None:
    """Write an image, or its parts by their rectangles if it has some."""
    if not rects:
        pygame.image.save(image, path)
        return
    with ZipFile(path, "w") as album:
        for rect in rects:
            part = BytesIO()
            pygame.image.save(image.subsurface(rect), part, "part.png")
            album.writestr(f"{','.join(map(str, rect))}.png", part.getvalue())
