"""Evening matches: several boxes one after the other by the same seats; each is a match that knows its evening."""

import secrets
from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from game.play.bad_input import BadInput
from game.play.catalogue import game
from game.play.match import SEEDS, Match, new_match
from game.store.records import Evening
from game.store.seat_plans import SeatPlan

HANDICAP = "handicap"


def new_evening(boxes: Sequence[str], length: str) -> Evening:
    """Return the first box of an evening of these games; `length` names a preset of theirs, or the usual length."""
    return Evening(secrets.token_hex(6), tuple(boxes), 0, length)


def box_match(evening: Evening, seats: Sequence[SeatPlan], handicaps: Sequence[int] = ()) -> Match:
    """Return the match of a box of an evening; raise BadInput for seats that cannot be.

    Its luck follows from the evening, so that a box that was just about to be opened is the same when it is opened
    later. Handicaps count in the boxes that have them; a length that a box has not is the usual one there.
    """
    name = evening.boxes[evening.box]
    loaded = game(name).load()
    presets = {} if loaded.lengths is None else loaded.lengths.presets
    short = dict(presets[evening.length].options) if evening.length in presets else {}
    own = {}
    if any(handicaps) and any(field.name == HANDICAP for field in loaded.describe_seat()):
        own = {HANDICAP: ",".join(map(str, handicaps))}
    seed = int.from_bytes(sha256(f"{evening.id}:{evening.box}".encode()).digest()[:8], "big") % SEEDS
    for options in ({**short, **own}, short):
        try:
            return replace(new_match(name, seats, options, seed), evening=evening)
        except BadInput:
            continue
    return replace(new_match(name, seats, {}, seed), evening=evening)
