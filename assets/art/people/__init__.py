"""People: the faces at the table. One sheet of heads for all tables, one sheet of busts a face, the characters' cards.

They are written in true colour: a face is read by its half tones.
"""

from functools import partial
from typing import Final

from assets.art.common.hats import HAT_COLOURS
from assets.art.inkwash.canvas import Canvas
from assets.art.people.bust import HEADROOM, HEIGHT, MARGIN, SIDE, SMALL, WIDTH, Person
from assets.art.people.character_cards import CARD, CARD_MARGIN, character_card
from assets.art.people.characters import CHARACTERS
from assets.art.people.feeling import MOODS
from assets.art.people.medallions import MEDALLION, MEDALLION_MARGIN, medallion
from assets.art.people.neighbours import NEIGHBOURS
from assets.art.people.painting import bust, small
from assets.art.people.regular_beasts import BEASTS
from assets.art.people.regular_folk import REGULAR_FOLK
from assets.art.people.townsfolk import TOWNSFOLK
from assets.art.sheets import Sprite

FACES: Final[dict[str, Person]] = {person.name: person for person in (*BEASTS, *REGULAR_FOLK, *NEIGHBOURS, *TOWNSFOLK)}
"""Everybody who may sit at a table, the six regulars first."""

_CHARACTERS: Final = {person.name: person for person in CHARACTERS}


def face_bust(name: str, mood: str) -> Canvas:
    """The bust of a face in a mood."""
    return bust(FACES[name], mood)


def face_head(name: str, mood: str) -> Canvas:
    """The small head of a face in a mood."""
    return small(FACES[name], mood)


def card_of(name: str) -> Canvas:
    """The card of a character."""
    return character_card(_CHARACTERS[name], list(_CHARACTERS).index(name))


GROUPS: Final[dict[str, dict[str, Sprite]]] = {
    "heads": {
        **{
            f"head.{name}.{mood}": Sprite(partial(face_head, name, mood), (MARGIN, HEADROOM, SMALL, SMALL))
            for name in FACES
            for mood in MOODS
        },
        **{
            f"medallion.{seat}": Sprite(partial(medallion, seat), (MEDALLION_MARGIN,) * 2 + (MEDALLION,) * 2)
            for seat in HAT_COLOURS
        },
    },
    "character_cards": {
        f"character_card.{name}": Sprite(partial(card_of, name), (CARD_MARGIN, CARD_MARGIN, *CARD))
        for name in _CHARACTERS
    },
    **{
        f"bust_{name}": {
            f"bust.{name}.{mood}": Sprite(partial(face_bust, name, mood), (SIDE, MARGIN, WIDTH, HEIGHT))
            for mood in MOODS
        }
        for name in FACES
    },
}
"""Sheet name to its sprites."""
