"""The pictures of the Alarún table: mats, papers, marks, Alarún himself, the stack; cards have their own sheet."""

from typing import Final

from assets.art.alarun import druid, faces, marks, papers, rarities, stack, symbols, woodland
from assets.art.sheets import Sprite

SPRITES: Final[dict[str, Sprite]] = {
    **symbols.SPRITES,
    **faces.ICONS,
    **rarities.ICONS,
    **druid.SPRITES,
    **stack.SPRITES,
    **woodland.SPRITES,
    **marks.SPRITES,
    **papers.SPRITES,
}

WASHES: Final = ("panel.", "hand.", "plate.", "tally", "log.paper", "prompt.paper", "scoresheet")
