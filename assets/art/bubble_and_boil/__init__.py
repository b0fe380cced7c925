"""The pictures of the Bubble and Boil table: pots, cubes, gardens, books and papers; cards have their own sheet."""

from typing import Final

from assets.art.bubble_and_boil import (
    book,
    brewing,
    cubes,
    garden,
    hearth,
    ladder,
    papers,
    pool,
    pots,
    signs,
    steps,
    tokens,
)
from assets.art.sheets import Sprite

SPRITES: Final[dict[str, Sprite]] = {
    **pots.SPRITES,
    **hearth.SPRITES,
    **cubes.SPRITES,
    **tokens.SPRITES,
    **ladder.SPRITES,
    **pool.SPRITES,
    **garden.SPRITES,
    **book.SPRITES,
    **papers.SPRITES,
    **steps.SPRITES,
    **signs.SPRITES,
    **brewing.SPRITES,
}

WASHES: Final = (
    *("rival.", "witch.", "brew.ribbon.", "step.", "brew.shelf", "recipes.open"),
    *("garden.bed", "garden.empty", "garden.destroyed", "plot."),
)
