"""Company: what stands around the people in Setup and on the results: room, table, chairs, cats, the night, a pot.

Written in true colour: the washes are large.
"""

from functools import partial
from typing import Final

from assets.art.common.hats import HAT_COLOURS
from assets.art.company import furniture, great_things, hill, night
from assets.art.sheets import Sprite
from assets.art.title.boxes import LOOKS

GROUPS: Final[dict[str, dict[str, Sprite]]] = {
    "company_room": {
        "room.wall": Sprite(furniture.wall, (0, 0, *furniture.WALL)),
        "room.garland": Sprite(furniture.garland, (furniture.MARGIN, furniture.MARGIN, *furniture.GARLAND)),
        "room.cat": Sprite(furniture.cat, (furniture.MARGIN, furniture.MARGIN, *furniture.CAT)),
        **{
            f"chair.{seat}": Sprite(
                partial(furniture.chair, seat), (furniture.MARGIN, furniture.MARGIN, *furniture.CHAIR)
            )
            for seat in HAT_COLOURS
        },
    },
    "company_table": {"room.table": Sprite(furniture.table, (0, 0, *furniture.TABLE))},
    "company_begin": {
        f"begin.{state}": Sprite(
            partial(great_things.plate, state), (great_things.MARGIN, great_things.MARGIN, *great_things.PLATE)
        )
        for state in great_things.STATES
    },
    **{
        f"tray_{game}": {
            f"tray.{game}": Sprite(
                partial(great_things.tray, game), (great_things.MARGIN, great_things.MARGIN, *great_things.TRAY)
            )
        }
        for game in LOOKS
    },
    "company_night": {
        "night": Sprite(night.night, (night.MARGIN, night.MARGIN, *night.NIGHT)),
        "night.middle": Sprite(night.middle, (night.MARGIN, night.MARGIN, *night.NIGHT)),
        "night.front": Sprite(night.front, (night.MARGIN, night.MARGIN, *night.NIGHT)),
        "night.spoon": Sprite(night.spoon, (night.MARGIN, night.MARGIN, *night.SPOON)),
        "night.steam": Sprite(night.steam, (night.MARGIN, night.MARGIN, *night.STEAM)),
        "night.pot": Sprite(night.pot, (night.MARGIN, night.MARGIN, *night.POT)),
    },
    "company_hill": {
        "hill.cat": Sprite(hill.cat, (hill.MARGIN, hill.MARGIN, *hill.CAT)),
        "hill.lanterns": Sprite(hill.lanterns, (hill.MARGIN, hill.MARGIN, *hill.LANTERNS)),
        "hill.toadstools": Sprite(hill.toadstools, (hill.MARGIN, hill.MARGIN, *hill.TOADSTOOLS)),
    },
}
"""Sheet name to its sprites."""
