"""The hand: the viewer's cards as a fan with what each would do; for the set bonus the kept cards take its place."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import SUITS, Card, card_name, number_of, suit_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.asking import Asking, Look
from game.tables.cauldron15.material_faces import CARD_HEIGHT, draw_card, sign_of, text_id
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Pose

FEW, ROOMY = 4, 1.24
"""So few cards lie further apart, by this factor, so that there is room for the words above each."""

SEAL_HEIGHT = 40.0
SEAL_LEAST = 116.0
SEALS_APART, SEAL_FIGURE, SEAL_IN, SEAL_OUT = 6.0, 22.0, 24.0, 14.0
"""What is left between two seals, the width of a figure on one, and what is left before the words and behind them."""

POINTED_LIFT = 8.0
FOCUS_EDGE = 10.0
"""How far the corners of the focus reach beyond what they frame, in layout px."""

VEILED = 0.5
SEAL_NARROW = 62.0
"""The width of a seal that has room for its figure alone."""

SIGN_HEIGHT = 34.0
SIGN_IN, SIGN_DOWN = 27.0, 78.0
"""Where the suit stands once more on a card whose corner is covered: from its left and upper edge."""

OWL_IN = 34.0
"""How far the owl of a hint stands from the right edge of what is seen of a card."""

SIGN_CORNER = 52.0
"""How much of a card's right side must show for the sign in its corner to be seen."""

FLATTEN_ABOVE = 5
"""With more cards than this the fan is bent as if it held this many, so that its ends stay on the table."""


class Hand:
    """Draws the viewer's hand and says where its cards lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan
        self.card_width = plan.number("hand.centre", "card_width")
        self.card_height = plan.number("hand.centre", "card_height")

    def shown_cards(self, seen: Cauldron15Observation) -> tuple[Card, ...]:
        """Return the cards that lie in the fan: the hand, or the kept cards when the viewer has a set bonus."""
        if seen.decision == "discard" and seen.to_move == self._table.viewer:
            return seen.won[self._table.viewer]
        return seen.hand

    def pitch(self, count: int) -> float:
        """Return how far the cards of a fan of that many lie from one another, in layout px."""
        width, usual = self._plan.area("hand").width, self._plan.number("hand.centre", "pitch")
        return min(usual * (ROOMY if count <= FEW else 1.0), (width - self.card_width) / max(1, count - 1))

    def seen_width(self, seen: Cauldron15Observation, card: Card) -> float:
        """Return how much of a card of the fan is seen from its left edge: where the next one does not lie over it."""
        cards = self.shown_cards(seen)
        return self.card_width if card == cards[-1] else min(self.card_width, self.pitch(len(cards)))

    def framed_width(self, seen: Cauldron15Observation, asking: Asking | None, card: Card) -> float:
        """Return how much of a card of the fan corners frame that leave those at its right alone.

        One that is lifted is framed with the seal that hangs on it, up to the next that is lifted.
        """
        cards, legal = self.shown_cards(seen), () if asking is None else asking.narrowing.glowing
        pitch, following = self.pitch(len(cards)), cards[cards.index(card) + 1 :]
        lifted = card_name(card) in legal
        beside = (at for at, other in enumerate(following, 1) if not lifted or card_name(other) in legal)
        return min(self.card_width, next(beside, len(cards)) * pitch - FOCUS_EDGE)

    def poses(self, count: int) -> list[Pose]:
        """Return how the cards of a fan of that many lie, from the left, none lifted."""
        x, y = self._plan.point("hand.centre")
        pitch = self.pitch(count)
        drop, turn = self._plan.number("hand.centre", "drop"), self._plan.number("hand.centre", "turn")
        bend = min(1.0, (FLATTEN_ABOVE - 1) / max(1, count - 1))
        steps = [index - (count - 1) / 2 for index in range(count)]
        return [Pose(x + step * pitch, y + drop * (step * bend) ** 2, rotation=turn * step * bend) for step in steps]

    def pose_of(self, seen: Cauldron15Observation, card: Card) -> Pose:
        """Return how a card of the fan lies."""
        cards = self.shown_cards(seen)
        return self.poses(len(cards))[cards.index(card)]

    def areas(self, seen: Cauldron15Observation, asking: Asking | None) -> dict[Card, tuple[Area, float]]:
        """Return where each card of the fan can be pointed at, with its rotation; legal ones are lifted.

        Each lies over the one at its left, also one that is lifted or looked at: number, suit and sum stand at the left
        of every card and stay in sight.
        """
        legal = asking.narrowing.glowing if asking is not None else ()
        cards = self.shown_cards(seen)
        lift = self._plan.number("hand.centre", "lift")
        areas = {}
        for card, pose in zip(cards, self.poses(len(cards)), strict=True):
            y = pose.y - (lift if card_name(card) in legal else 0)
            areas[card] = (Area.around(pose.x, y, self.card_width, self.card_height), pose.rotation)
        return areas

    def draw(self, canvas: Canvas, seen: Cauldron15Observation, asking: Asking | None, look: Look) -> None:
        """Draw the fan; a closed hand lies as backs."""
        cards = self.shown_cards(seen)
        if not cards:
            self._draw_backs(canvas, seen.hand_counts[self._table.viewer])
            return
        legal = asking.narrowing.glowing if asking is not None else ()
        hinted = _hinted(asking)
        areas = self.areas(seen, asking)
        proposed = self._proposed(seen)
        covered = self.pitch(len(cards)) < self.card_width - SIGN_CORNER / 4
        sealed: dict[Card, Pose] = {}
        for card, (area, rotation) in areas.items():
            name = card_name(card)
            if self._table.timeline.hides(name) or (look.dragged is not None and look.dragged[0] == name):
                continue
            lifted = POINTED_LIFT if look.pointed == name and name in legal else 0.0
            pose = Pose(area.middle_x, area.middle_y - lifted, rotation=rotation)
            self._draw_one(canvas, seen, card, pose, asking, hinted=name in hinted, covered=covered)
            if name in legal:
                sealed[card] = pose
        self._draw_seals(canvas, seen, sealed, proposed)

    def draw_dragged(self, canvas: Canvas, seen: Cauldron15Observation, name: str, x: float, y: float) -> None:
        """Draw a card of the fan or the trick that hangs on the pointer."""
        for card in (*self.shown_cards(seen), *seen.trick):
            if card_name(card) == name:
                title = self._table.say(f"card.{text_id(card)}.name")
                draw_card(canvas, card, Pose(x, y), self.card_width, title)

    def _proposed(self, seen: Cauldron15Observation) -> frozenset[Card]:
        """Return what the optimum would throw out (ruling C22)."""
        return frozenset(seen.surplus) if seen.to_move == self._table.viewer else frozenset()

    def _draw_one(
        self, canvas: Canvas, seen: Cauldron15Observation, card: Card, pose: Pose, asking: Asking | None,
        *, hinted: bool, covered: bool,
    ) -> None:  # fmt: skip
        legal = asking is not None and card_name(card) in asking.narrowing.glowing
        quiet = asking is not None and not legal
        title = self._table.say(f"card.{text_id(card)}.name")
        wide = self.seen_width(seen, card)
        whole = wide >= self.card_width
        draw_card(canvas, card, pose, self.card_width, title, veiled=quiet, shown=None if whole else wide)
        if covered:
            self._draw_sign(canvas, card, pose, quiet=quiet)
        if legal:
            panels.ring(canvas, Area.around(pose.x, pose.y, self.card_width, self.card_height), rotation=pose.rotation)
        if suit_of(card) == seen.trump and seen.decision != "discard":
            self._draw_pennant(canvas, seen, pose, sealed=legal)
        if hinted:
            x = pose.x - self.card_width / 2 + wide - OWL_IN
            canvas.centred("icon.hint", x, pose.y + self.card_height / 2 - 78, height=56)

    def _draw_sign(self, canvas: Canvas, card: Card, pose: Pose, *, quiet: bool) -> None:
        """Draw the suit below the number, where it is seen though another card lies over the corner with the sign."""
        turn = math.radians(pose.rotation)
        across, down = SIGN_IN - self.card_width / 2, SIGN_DOWN - self.card_height / 2
        x = pose.x + across * math.cos(turn) - down * math.sin(turn)
        y = pose.y + across * math.sin(turn) + down * math.cos(turn)
        canvas.centred(sign_of(card), x, y, height=SIGN_HEIGHT, rotation=pose.rotation, alpha=VEILED if quiet else 1.0)

    def _draw_pennant(self, canvas: Canvas, seen: Cauldron15Observation, pose: Pose, *, sealed: bool) -> None:
        """Draw the sign of a trump at the upper edge of a card, or below the seal that hangs there."""
        frame = f"pennant.{SUITS[seen.trump]}"
        height = canvas.size_of(frame).height
        scale = self.card_height / CARD_HEIGHT
        away = self.card_height / 2 - (height / 2 - 4) * scale - (SEAL_HEIGHT - self.crown if sealed else 0.0)
        turn = math.radians(pose.rotation)
        canvas.centred(
            frame, pose.x + away * math.sin(turn), pose.y - away * math.cos(turn), height=height * scale,
            rotation=pose.rotation,
        )  # fmt: skip

    @property
    def crown(self) -> float:
        """By how much the seal of a card stands above it, in layout px."""
        return (
            SEAL_HEIGHT / 2
            - self._plan.number("hand.centre", "seal")
            - self._plan.number("hand.centre", "card_height") / 2
        )

    def _draw_seals(
        self, canvas: Canvas, seen: Cauldron15Observation, sealed: Mapping[Card, Pose], proposed: frozenset[Card]
    ) -> None:
        """Draw what cards would do, hung on their upper edges; where one would hang on two cards, the sums alone."""
        seals = [(pose, *self._seal(seen, card, proposed=card in proposed)) for card, pose in sealed.items()]
        seals.sort(key=lambda seal: seal[0].x)
        apart = min((right[0].x - left[0].x for left, right in pairwise(seals)), default=math.inf)
        widths = [self._seal_width(canvas, total, said) for _, total, _, said in seals]
        short = max(self._widest(canvas, seen), *widths, self.card_width - SEALS_APART) > apart - SEALS_APART
        # The seal of a lifted card stays below the prompt.
        highest = self._plan.area("prompt").bottom + SEAL_HEIGHT / 2
        for (pose, total, tint, said), wide in zip(seals, widths, strict=True):
            y = max(pose.y + self._plan.number("hand.centre", "seal"), highest)
            if short:
                x = pose.x - (self.card_width - SEAL_NARROW) / 2 + 6
                canvas.three_slice(f"seal.{tint}.130", Area.around(x, y, SEAL_NARROW, SEAL_HEIGHT), cap=16)
                canvas.number(total, x, y, 25, align="center")
            else:
                area = Area.around(pose.x, y, wide, SEAL_HEIGHT)
                canvas.three_slice(f"seal.{tint}.175", area, cap=16)
                canvas.number(total, area.x + 16, area.middle_y, 25)
                left = area.x + SEAL_FIGURE * len(str(total)) + SEAL_IN
                canvas.text(said, left, area.middle_y, size=22, vertical="middle")

    def _widest(self, canvas: Canvas, seen: Cauldron15Observation) -> float:
        """Return the width of the widest seal that cards to play can have: by it all hands of a size tell the same."""
        if seen.decision == "discard":
            return 0.0
        totals = (0, seen.target - 1, seen.target, seen.target + 1)
        told = [(total, self._table.say(self._forecast(total, seen.target)[1])) for total in totals]
        return max(self._seal_width(canvas, total, said) for total, said in told)

    def _seal_width(self, canvas: Canvas, total: int, said: str) -> float:
        """Return the width of a seal with a sum and words."""
        return max(SEAL_LEAST, canvas.measure(said, size=22).width + SEAL_FIGURE * len(str(total)) + SEAL_IN + SEAL_OUT)

    def _seal(self, seen: Cauldron15Observation, card: Card, *, proposed: bool) -> tuple[int, str, str]:
        """Return the sum that a card makes, and the tint and the words of its seal."""
        if seen.decision == "discard":
            total = seen.totals[self._table.viewer] - number_of(card)
            over = total > seen.limit
            words = reason("cauldron15.table.seal.proposed" if proposed else "cauldron15.table.seal.total")
            tint = "gold" if proposed else "ember" if over else "moss"
        else:
            total = seen.sum + number_of(card)
            tint, words = self._forecast(total, seen.target)
        return total, tint, self._table.say(words)

    def _forecast(self, total: int, target: int) -> tuple[str, Reason]:
        if total > target:
            return "ember", reason("cauldron15.table.seal.over")
        if total == target:
            return "gold", reason("cauldron15.table.seal.exact")
        return "moss", reason("cauldron15.table.seal.spare", count=target - total)

    def _draw_backs(self, canvas: Canvas, count: int) -> None:
        for index, pose in enumerate(self.poses(count)):
            if not self._table.timeline.hides(f"back {index}"):
                canvas.centred("back", pose.x, pose.y, self.card_width, rotation=pose.rotation)


def _hinted(asking: Asking | None) -> Sequence[str]:
    """Return the pieces that a hint is about."""
    return () if asking is None or asking.hinted is None else asking.hinted.parts
