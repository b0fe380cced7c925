"""Feelings: what a mood does to a face, told in numbers that know nothing of whose face it is."""

from dataclasses import dataclass, replace
from typing import Any, Final

from assets.art.inkwash.shapes import Point


@dataclass(frozen=True)
class Mood:
    """What a feeling does to a face; lengths in layout pixels, fractions of an eye's radius where it says so.

    ``look`` is where the pupils go (-1..1); ``lid`` how far the upper lid is down (0 wide, 1 closed), ``squeeze`` how
    far the cheek pushes the lower lid up; ``pupil`` scales iris and pupil. ``brow`` lifts both brows, ``worry`` their
    inner ends, ``cock`` the right one more. ``tilt`` turns the head, ``sink`` lowers it, ``hat`` lifts what is worn on
    it, ``shrug`` lifts the shoulders; ``blush`` is how red the cheeks are.
    """

    name: str
    look: Point = (0.0, 0.0)
    lid: float = 0.22
    squeeze: float = 0.0
    pupil: float = 1.0
    brow: float = 0.0
    worry: float = 0.0
    cock: float = 0.0
    mouth: str = "smile"
    tilt: float = 0.0
    sink: float = 0.0
    hat: float = 0.0
    shrug: float = 0.0
    blush: float = 0.8
    sweat: bool = False
    wink: bool = False

    def but(self, **changes: Any) -> "Mood":
        """This mood with some numbers replaced."""
        return replace(self, **changes)

    @property
    def is_thinking(self) -> bool:
        """Whether this is the mood of somebody who decides."""
        return self.name == "thinking"

    @property
    def is_pleased(self) -> bool:
        """Whether this is the mood of somebody whom something good befell."""
        return self.name == "pleased"

    @property
    def is_dismayed(self) -> bool:
        """Whether this is the mood of somebody whom something bad befell."""
        return self.name == "dismayed"


CALM: Final = Mood("calm", look=(0.15, 0.1), tilt=-1.5)
THINKING: Final = Mood(
    "thinking", look=(0.75, -0.75), lid=0.14, cock=5, mouth="purse", tilt=5, blush=0.55, hat=1
)  # fmt: skip
PLEASED: Final = Mood(
    "pleased", look=(0.05, -0.1), lid=0.1, squeeze=0.26, pupil=1.12, brow=3.5, mouth="grin", tilt=-5, hat=4, shrug=3,
    blush=1.2,
)  # fmt: skip
DISMAYED: Final = Mood(
    "dismayed", look=(-0.1, 0.15), lid=0.0, pupil=0.66, brow=2, worry=5.5, mouth="wail", tilt=3, sink=5, hat=2,
    shrug=6, blush=0.15, sweat=True,
)  # fmt: skip
MOODS: Final = {mood.name: mood for mood in (CALM, THINKING, PLEASED, DISMAYED)}
