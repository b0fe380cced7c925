"""Events: the short sounds, from a hover to a victory."""

from assets.sound import brews, pieces, touches
from assets.sound.sources import Maker

MAKERS: dict[str, Maker] = {**touches.MAKERS, **pieces.MAKERS, **brews.MAKERS}
"""Every short sound by its name in config/sounds.yaml."""
