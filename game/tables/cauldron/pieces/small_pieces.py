"""Small pieces: recipe discs, potions, tokens and cellars, as small as they have to be."""

from collections.abc import Sequence

from game.rules.cauldron.ingredients import Kind
from game.tables.cauldron.pieces.card_facts import ART, CardFacts
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SMALL_DISC = 31.0
"""Below this width the simpler drawing of a disc is used."""

SMALL_TOKEN = 47.0
GHOST = 0.28
DISC_GAP = 0.06
SIGN = 0.5


def disc_frame(kind: Kind | None, width: float) -> str:
    """Return the frame of an ingredient's disc in that width; None is the slot that takes any."""
    name = "wild" if kind is None else ART[kind]
    return f"disc.{name}{'.small' if width < SMALL_DISC else ''}"


def token_frame(kind: Kind, width: float) -> str:
    """Return the frame of a token in that width."""
    return f"token.{ART[kind]}{'.small' if width < SMALL_TOKEN else ''}"


def draw_recipe(canvas: Canvas, slots: Sequence[Kind | None], area: Area, most: float, lacking: int = 0) -> None:
    """Draw the slots of a potion in a row, or in two where they would be too small; faded are those that are lacking.

    `most` is the widest disc in layout px.
    """
    rows = 1 if len(slots) * most * 0.8 <= area.width or area.height < most * 1.4 else 2
    per_row = -(-len(slots) // rows)
    size = min(most, area.width / (per_row * (1 + DISC_GAP)), area.height / rows)
    for at, kind in enumerate(slots):
        row, column = divmod(at, per_row)
        in_row = min(per_row, len(slots) - row * per_row)
        x = area.middle_x + (column - (in_row - 1) / 2) * size * (1 + DISC_GAP)
        y = area.middle_y + (row - (rows - 1) / 2) * size * (1 + DISC_GAP)
        alpha = GHOST * 1.6 if at >= len(slots) - lacking else 1.0
        canvas.centred(disc_frame(kind, size), x, y, width=size, alpha=alpha)


def draw_bottle(canvas: Canvas, book: CardFacts, potion: str, area: Area, *, small: bool = False) -> None:
    """Draw a potion's bottle with the tags that it has, as high as an area."""
    card = book.potion(potion)
    ending = ".small" if small else ""
    width = area.height * 150 / 190
    box = Area.around(*area.centre, width, area.height)
    canvas.place(f"{card.picture}{ending}", box)
    if not small:
        for tag, has in (("tag.quick", card.quick), ("tag.spell", card.spell)):
            if has:
                canvas.place(tag, box)


def draw_signs(canvas: Canvas, book: CardFacts, potion: str, x: float, y: float, height: float) -> None:
    """Draw the small signs of a Quick or Spell potion, their right edge at x."""
    card = book.potion(potion)
    for name, has in (("sign.quick", card.quick), ("sign.spell", card.spell)):
        if has:
            canvas.sprite(name, x, y, height=height, anchor="midright")
            x -= height


def draw_none(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw that something is not there, or not allowed: a red sign of "none"."""
    canvas.disc(x, y, radius, "paper_lite")
    canvas.ring(x, y, radius, "blood", 3)
    reach = radius * 0.65
    canvas.line(x - reach, y - reach, x + reach, y + reach, "blood", 3)


def draw_tick(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw that something is chosen already: a tick on a gold-rimmed disc."""
    canvas.disc(x, y, radius, "paper_lite")
    canvas.ring(x, y, radius, "gold", 3)
    canvas.centred("icon.check", x, y, height=radius * 1.4)
