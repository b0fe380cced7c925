"""The pictures of the Cauldron table: fields, tokens, track, huts, market, bell, dice; cards have their own sheets."""

from typing import Final

from assets.art.cauldron import bell, cellars, dice, fields, market, pebbles, roofs, season, tokens
from assets.art.cauldron_folk import portraits
from assets.art.sheets import Sprite

SPRITES: Final[dict[str, Sprite]] = {
    **fields.SPRITES,
    **tokens.SPRITES,
    **cellars.SPRITES,
    **pebbles.SPRITES,
    **roofs.SPRITES,
    **portraits.CAMEOS,
    **season.SPRITES,
    **bell.SPRITES,
    **dice.SPRITES,
    **market.SPRITES,
}

WASHES: Final = ("hut.", "eave.", "slip.", "action.", "season.", "market.stall", "market.awning", "market.offer")
