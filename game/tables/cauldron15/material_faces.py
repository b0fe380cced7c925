"""How cards lie on the table of Cauldron 15: frames, names and the drawing of a card in any pose."""

import math

from game.rules.cauldron15.cards import SUITS, Card, number_of, suit_of
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST
from game.view.motion import Actor, Pose

CARD_WIDTH, CARD_HEIGHT = 176.0, 248.0
NAME_BASELINE = 220.0
NAME_WIDTH = 150.0
NAME_EDGE = 8.0
"""What is kept free at both sides of a name that has little room, in layout px."""

NAME_SIZE = 23.0


def frame_of(card: Card, kind: str = "card") -> str:
    """Return the frame of a card: `card`, `mini`, `chip` or `picture`."""
    return f"{kind}.{SUITS[suit_of(card)]}.{number_of(card)}"


def text_id(card: Card) -> str:
    """Return the id of a card in text keys: `plant3`."""
    return f"{SUITS[suit_of(card)]}{number_of(card)}"


def sign_of(card: Card) -> str:
    """Return the frame of the sign of a card's suit, for small sizes."""
    return f"suit.{SUITS[suit_of(card)]}.small"


def draw_card(
    canvas: Canvas, card: Card, pose: Pose, width: float, name: str = "", *, veiled: bool = False,
    shown: float | None = None,
) -> None:  # fmt: skip
    """Draw a card face centred at a pose, `width` layout px wide, lettered with its name if one is given.

    Of a card that another one covers at its right, `shown` is the width that is seen: there the name stands.
    """
    factor = width / CARD_WIDTH * pose.scale
    height = CARD_HEIGHT * factor
    area = Area.around(pose.x, pose.y, width * pose.scale, height)
    canvas.place(frame_of(card), area, rotation=pose.rotation, alpha=pose.alpha)
    if name:
        away = (NAME_BASELINE - CARD_HEIGHT / 2) * factor
        turn = math.radians(pose.rotation)
        room, along = NAME_WIDTH * factor, 0.0
        if shown is not None:
            room, along = min(room, shown - 2 * NAME_EDGE), (shown - width) / 2
        one_line = shown is None or canvas.measure(name, size=SMALLEST / canvas.theme.text_scale).width <= room
        canvas.text(
            name, pose.x - away * math.sin(turn) + along * math.cos(turn),
            pose.y + away * math.cos(turn) + along * math.sin(turn), size=NAME_SIZE * factor,
            align="center", vertical="middle", width=room, fit=one_line, lines=2, spacing=0.9,
            rotation=pose.rotation, alpha=pose.alpha,
        )  # fmt: skip
    if veiled:
        canvas.place("veil", area, rotation=pose.rotation, alpha=pose.alpha)


def face_actor(card: Card, width: float, name: str = "") -> Actor:
    """Return the actor of a card face."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        if pose.width_factor >= 0.98:
            draw_card(canvas, card, pose, width, name)
            return
        wide = round(width * pose.scale * pose.width_factor / 4) * 4
        if wide > 0:
            high = width * pose.scale * CARD_HEIGHT / CARD_WIDTH
            canvas.centred(frame_of(card), pose.x, pose.y, wide, high, rotation=pose.rotation, alpha=pose.alpha)

    return draw
