"""Palettes: what is told apart by a colour stays apart for eyes that miss one kind of light."""

from pathlib import Path

import pygame
import pytest
from colour_distance import LOSSES, Linear, least, linear, mean_colour

from game.store.content import BadContent
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.surfaces import Dye, dyed
from game.view.drawing.text import Lettering
from game.view.drawing.theme import USUAL, Theme, load_theme
from game.view.window import open_headless

ROOT = Path(__file__).parents[2]
SHEETS = ("common", "cauldron", "bubble_and_boil", "alarun_cards")

SIGNS = {
    "seats": "hat",
    "ingredients": "token",
    "cubes": "cube",
    "suits": "suit",
    "colours": "colour",
}
"""The pictures of each set by which it is judged: the smallest, or those with the least besides the colour."""

LEAST = {"seats": 18.0, "ingredients": 12.0, "cubes": 17.0, "suits": 20.0, "colours": 14.0}
"""How far the two nearest colours of a set have to be apart, as they are seen (CIEDE2000)."""


LEAST_OF_LINES = 6.0
"""How far the lines of two seats have to be apart, which their marks and hats tell apart as well."""


@pytest.fixture(scope="module")
def sheets() -> Sheets:
    open_headless()
    found = Sheets(ROOT / "assets" / "sheets")
    found.load(SHEETS)
    return found


@pytest.fixture(scope="module")
def theme() -> Theme:
    return load_theme(ROOT / "config" / "theme.yaml")


def colours(sheets: Sheets, theme: Theme, name: str, palette: str) -> list[Linear]:
    """Return the colours of a set as they are drawn in a palette."""
    studio = Studio(sheets, Lettering(ROOT / "assets" / "fonts", theme.faces, sheets), theme)
    studio.use_theme(theme.with_look(high_contrast=False, text_scale=1.0, palette=palette))
    words = theme.entry.colour_sets[name].words
    return [mean_colour(sheets.printed(f"{SIGNS[name]}.{word}", 48, 48).surface) for word in words]


@pytest.mark.parametrize("loss", LOSSES)
def test_lines_of_seats_follow_the_palette_and_stay_apart(theme: Theme, loss: str) -> None:
    words = theme.entry.colour_sets["seats"].words
    dyed = theme.with_look(high_contrast=False, text_scale=1.0, palette=loss)
    assert [theme.colour(f"seat.{word}") for word in words] == [theme.colour(word) for word in words]
    lines = [linear(*dyed.colour(f"seat.{word}")) for word in words]
    assert least(lines, loss) >= LEAST_OF_LINES


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("name", SIGNS)
def test_colours_of_a_set_are_far_apart_for_those_whom_the_palette_is_for(
    sheets: Sheets, theme: Theme, name: str, loss: str
) -> None:
    usual = least(colours(sheets, theme, name, USUAL), loss)
    found = least(colours(sheets, theme, name, loss), loss)
    assert found >= LEAST[name]
    assert found > min(usual, LEAST[name])


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("name", SIGNS)
def test_everybody_else_at_the_table_tells_them_apart_too(sheets: Sheets, theme: Theme, name: str, loss: str) -> None:
    assert least(colours(sheets, theme, name, loss), None) >= LEAST[name]


def test_every_palette_changes_every_set_and_nothing_beside(sheets: Sheets, theme: Theme) -> None:
    assert set(theme.entry.palettes) == set(LOSSES)
    for palette, sets in theme.entry.palettes.items():
        assert set(sets) == set(theme.entry.colour_sets), palette
    dyes = theme.with_look(high_contrast=False, text_scale=1.0, palette="tritanopia").dyes
    assert "moss" in dyes["hat"]
    assert "button" not in dyes
    assert theme.dyes == {}


def test_a_dye_leaves_gold_skin_and_ink_as_they_were() -> None:
    open_headless()
    drop = pygame.Surface((1, 4), pygame.SRCALPHA, 32)
    gold, skin, ink, plum = (215, 154, 43), (222, 170, 130), (43, 33, 29), (111, 74, 126)
    for place, colour in enumerate((gold, skin, ink, plum)):
        drop.set_at((0, place), colour)
    taken = dyed(drop, Dye(turn=30, lightness=0.4, hue=305))
    assert [taken.get_at((0, place))[:3] for place in range(2)] == [gold, skin]
    assert max(abs(now - was) for now, was in zip(taken.get_at((0, 2))[:3], ink, strict=True)) < 12
    assert taken.get_at((0, 3))[:3] != plum


def test_faces_pots_and_pictures_are_of_no_set(theme: Theme) -> None:
    for palette in theme.entry.palettes:
        dyes = theme.with_look(high_contrast=False, text_scale=1.0, palette=palette).dyes
        assert not {"bust", "head", "apprentice", "pot", "picture", "field", "portrait"} & set(dyes)


def test_paper_that_words_stand_on_is_never_made_darker(theme: Theme) -> None:
    for palette in theme.entry.palettes:
        dyes = theme.with_look(high_contrast=False, text_scale=1.0, palette=palette).dyes
        for colour_set in theme.entry.colour_sets.values():
            for kind in colour_set.papers:
                assert all(dye.lightness >= 0 for dye in dyes[kind].values()), (palette, kind)


@pytest.mark.parametrize(
    ("old", "wrong", "complaint"),
    [
        ("    cubes: {", "    dice: {", "is not one of the colour_sets"),
        ("cubes: {green:", "cubes: {grey:", "is not one of the words of colour_sets.cubes"),
        ("seats: {plum: [0, 0, -20]", "seats: {plum: [300, 0, 0]", "expected -180 to 180 degrees"),
    ],
)
def test_a_wrong_palette_is_named(tmp_path: Path, old: str, wrong: str, complaint: str) -> None:
    text = (ROOT / "config" / "theme.yaml").read_text("utf-8")
    assert old in text
    (tmp_path / "theme.yaml").write_text(text.replace(old, wrong, 1))
    with pytest.raises(BadContent, match=complaint):
        load_theme(tmp_path / "theme.yaml")
