"""The pictures on the cards of Cauldron: each design has its own, and no two are taken for one another."""

from itertools import combinations

import pygame
import pytest

from game.tables.cauldron.pieces.card_facts import card_facts
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio

BOTTLES = {"": (100, 127), ".small": (33, 42)}
"""A potion of 150×190, and the little drawing of 50×63, in a window of 1280×720, which shows two thirds."""

WINDOW = (90, 78)
"""A picture of 270×234 on a card in an open hand of the same window."""

PAPER = (242, 228, 198)
SEEN = 40
"""A channel that differs by so much is another colour to anybody."""

APART = 0.3
"""The least part of a picture's pixels that differ from any other picture of its kind."""

POTIONS = tuple(card_facts().cards.potions)
OWN = {
    "potions": {name: card.picture for name, card in card_facts().cards.potions.items()},
    "basic spells": {name: card.picture for name, card in card_facts().cards.basic_spells.items()},
    "advanced spells": {name: card.picture for name, card in card_facts().cards.advanced_spells.items()},
    "omens": {name: card.picture for name, card in card_facts().cards.omens.items()},
}


def on_paper(sheets: Sheets, frame: str, size: tuple[int, int]) -> pygame.Surface:
    printed = sheets.printed(frame, *size)
    surface = pygame.Surface(size)
    surface.fill(PAPER)
    surface.blit(printed.surface, (printed.dx, printed.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the part of the pixels of two pictures that are of another colour."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (SEEN, SEEN, SEEN, 255), other).count()
    return 1 - alike / (one.get_width() * one.get_height())


def nearest(sheets: Sheets, frames: list[str], size: tuple[int, int]) -> tuple[float, str, str]:
    pictures = {frame: on_paper(sheets, frame, size) for frame in frames}
    return min((difference(pictures[a], pictures[b]), a, b) for a, b in combinations(frames, 2))


def test_each_design_has_a_picture_of_its_own(studio: Studio) -> None:
    frames = [frame for pictures in OWN.values() for frame in pictures.values()]
    assert sorted(set(frames)) == sorted(frames)
    assert [frame for frame in frames if frame not in studio.sheets] == []


@pytest.mark.parametrize("ending", BOTTLES)
def test_a_picture_is_named_after_its_potion(ending: str, studio: Studio) -> None:
    assert OWN["potions"] == {name: f"potion.{name}" for name in POTIONS}
    assert [name for name in POTIONS if f"potion.{name}{ending}" not in studio.sheets] == []


@pytest.mark.parametrize("ending", BOTTLES)
def test_any_two_potions_differ_in_the_smallest_window(ending: str, studio: Studio) -> None:
    frames = [f"potion.{name}{ending}" for name in POTIONS]
    share, one, other = nearest(studio.sheets, frames, BOTTLES[ending])
    assert share > APART, (share, one, other)


def test_the_measure_of_difference_tells_a_picture_from_itself(studio: Studio) -> None:
    picture = on_paper(studio.sheets, "potion.bog_tea", BOTTLES[""])
    assert difference(picture, picture) == 0


@pytest.mark.parametrize("kind", ["spell.", "omen."])
def test_any_two_pictures_of_a_kind_differ_in_the_smallest_window(kind: str, studio: Studio) -> None:
    frames = sorted({frame for pictures in OWN.values() for frame in pictures.values() if frame.startswith(kind)})
    share, one, other = nearest(studio.sheets, frames, WINDOW)
    assert share > APART, (share, one, other)
