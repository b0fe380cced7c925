"""Small cards: potions and spells as they lie in one's own hut, readable without the large view."""

import math

from game.rules.cauldron.cards.card_files import PotionCard
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words
from game.tables.cauldron.pieces.small_pieces import disc_frame, draw_bottle, draw_recipe
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

DISC, NARROW_DISC = 38.0, 32.0
NARROW = 100.0
"""Of a potion that is seen less wide than this only bottle, yield and recipe are drawn, one below the other."""

WINDOW = (13 / 166, 43 / 282, 140 / 166, 127 / 282)
"""The window on a small potion card: left, top, width and height as parts of the card."""

NAME_HEIGHT, NAME_LINE = 50.0, 36.0
OVERHANG, LEAST_SLIP = 10.0, 136.0
"""How much wider the slip with its name is than the card of a spell, and how wide it is at least."""

TWO_LINES = 41.0
"""The height of such a slip with a name in two lines."""

PRICE, LEAST_PRICE, LEAST_FIGURE = 0.17, 40.0, 20.5
"""The width of the medal on a small card of a potion as a part of the card's height, where that is low; the least
width, and the least height of its figures, in layout px.
"""

TONES = {"easy": "chip_moss", "basic": "chip_ember", "advanced": "rose"}
"""The colour of the slip that a long name stands on: that of the ribbon of its tier."""

SPELL_SHAPE = 300 / 206
TITLE, LEAST = 24.0, 21.0
TITLE_DROP, TITLE_PART = 20.0, 20.0 / 300
"""How far down a title stands: on the usual card, and as a part of the height of a smaller one."""

MARK = 28.0
"""What the sign of what a potion can do takes of the line at its foot."""

SMALL_BOTTLE = 42.0
"""The height of the bottle on a potion of which only yield and recipe are seen."""

FRESH = Area(8, 47, 58, 30)
"""Where the chip lies on a card that has just come, from its corner."""

FRESH_DOT = 18.0
"""The width of the dot that stands for that chip."""

FLAT = 0.85
"""The part of a ribbon between its folded ends."""


def draw_spell_card(
    canvas: Canvas, table: Table, book: CardFacts, spell: str, area: Area, *, rotation: float = 0.0
) -> None:
    """Draw a spell of an open hand: its name on a slip above its picture; `rotation` is in degrees, clockwise."""
    draw_spell_face(canvas, book, spell, area, rotation=rotation)
    draw_spell_name(canvas, table, book, spell, area, rotation=rotation)


def draw_spell_face(canvas: Canvas, book: CardFacts, spell: str, area: Area, *, rotation: float = 0.0) -> None:
    """Draw the card of a spell without its name."""
    canvas.place(f"face.{book.family(spell)}", area, rotation=rotation)
    width = area.width * 0.8
    left = area.height - NAME_LINE - 8
    picture = _lying(area, rotation, NAME_LINE + 8 + left / 2, width, width * 260 / 300)
    canvas.place(book.picture(spell), picture, rotation=rotation)


def draw_spell_name(
    canvas: Canvas, table: Table, book: CardFacts, spell: str, area: Area, *, rotation: float = 0.0
) -> None:
    """Draw the slip with the name of a spell on its card."""
    words = table.say(card_words(spell))
    smallest = LEAST / canvas.studio.theme.text_scale
    wide = max(area.width + OVERHANG, LEAST_SLIP)
    one_line = canvas.measure(words, size=smallest).width <= wide - 8
    high = NAME_LINE if one_line else TWO_LINES
    name = _lying(area, rotation, high / 2 + 1, wide, high)
    canvas.place(_slip(book, spell), name, rotation=rotation)
    canvas.text(
        words, *name.centre, size=22 if one_line else smallest, align="center", vertical="middle", width=name.width - 8,
        lines=1 if one_line else 2, spacing=0.82, fit=one_line, rotation=rotation,
    )  # fmt: skip


def name_place(card: Area, rotation: float) -> Area:
    """Return where the slip with the name of a spell lies on its card, in one line."""
    return _lying(card, rotation, NAME_LINE / 2 + 1, max(card.width + OVERHANG, LEAST_SLIP), NAME_LINE)


def _lying(card: Area, rotation: float, down: float, wide: float, high: float) -> Area:
    """Return the place of a part whose middle is that far down the middle line of a turned card."""
    turn, away = math.radians(rotation), down - card.height / 2
    return Area.around(card.middle_x - away * math.sin(turn), card.middle_y + away * math.cos(turn), wide, high)


def draw_spell_slip(canvas: Canvas, table: Table, book: CardFacts, spell: str, area: Area) -> None:
    """Draw a spell where there is room for its name only."""
    canvas.nine_slice(_slip(book, spell), area, 16)
    words = table.say(card_words(spell))
    one_line = canvas.measure(words, size=LEAST).width <= area.width - 8 or area.height < NAME_HEIGHT - 8
    canvas.text(
        words, *area.centre, size=22 if one_line else LEAST, align="center", vertical="middle",
        width=area.width - 8, lines=1 if one_line else 2, spacing=0.82, fit=one_line,
    )  # fmt: skip


def _slip(book: CardFacts, spell: str) -> str:
    return f"slip.{'plum' if book.tier(spell) == 'basic' else 'dusk'}"


def draw_fresh_chip(canvas: Canvas, table: Table, card: Area) -> None:
    """Draw on a card that is seen whole that it has just come, where no words lie."""
    chip = FRESH.moved(card.x, card.y)
    canvas.fill(chip.inset(-1.5), "ink_soft", radius=13)
    canvas.fill(chip, "paper_lite", radius=12)
    canvas.text(
        table.say("cauldron.table.fresh"), *chip.centre, size=23, align="center", vertical="middle",
        width=chip.width - 6, fit=True,
    )  # fmt: skip


def draw_fresh_dot(canvas: Canvas, x: float, y: float) -> None:
    """Draw the dot that stands for that chip where there is no room for its word."""
    dot = Area.around(x, y, FRESH_DOT, FRESH_DOT)
    canvas.fill(dot.inset(-1.5), "paper_lite", radius=FRESH_DOT / 2 + 1.5)
    canvas.fill(dot, "plum", radius=FRESH_DOT / 2)


def draw_potion_card(
    canvas: Canvas, table: Table, book: CardFacts, name: str, area: Area, *, bare: float | None = None
) -> None:
    """Draw the small card of a potion: name, bottle, yield, recipe and what kind of potion it is.

    `bare` is the width that is seen where another card lies over the rest; what counts is drawn there.
    """
    shown = area if bare is None else area._replace(width=min(area.width, bare))
    key = ("potion card", table, book, name, area, shown.width)
    canvas.kept(key, lambda: _draw_potion_card(canvas, table, book, name, area, shown))


def _draw_potion_card(canvas: Canvas, table: Table, book: CardFacts, name: str, area: Area, shown: Area) -> None:
    """Draw the small card of a potion, what counts in the part of it that is shown."""
    card = book.potion(name)
    canvas.place(f"face.potion.{card.tier}", area)
    if shown.width < NARROW:
        _draw_narrow(canvas, book, name, card, shown)
        return
    window = Area(
        area.x + WINDOW[0] * area.width, area.y + WINDOW[1] * area.height, WINDOW[2] * area.width,
        WINDOW[3] * area.height,
    )  # fmt: skip
    bottle = Area(window.x, window.y + 4, window.width - (area.width - shown.width), window.height - 12)
    draw_bottle(canvas, book, name, bottle)
    draw_name(canvas, table.say(card_words(name)), shown, TONES[card.tier])
    slots = Area(area.x + 10, area.y + area.height * 0.66, shown.width - 16, area.height * 0.17)
    price = min(50.0, max(LEAST_PRICE, area.height * PRICE))
    x, y = shown.right - 26, min(area.y + area.height * 0.592, slots.middle_y - DISC / 2 + 3 - price / 2)
    canvas.centred("medal.price", x, y, width=price)
    canvas.number(card.magik, x, y, max(LEAST_FIGURE, price * 0.48), align="center", width=price * 0.6)
    draw_recipe(canvas, book.slots(name), slots, DISC)
    _draw_foot(canvas, table, card, shown, area.y + area.height * 0.905)


def draw_name(canvas: Canvas, words: str, shown: Area, tone: str = "paper_lite") -> None:
    """Draw the name of a card on its ribbon, or on a slip in two lines where the ribbon is too short."""
    room, smallest = shown.width * FLAT, LEAST / canvas.theme.text_scale
    if canvas.measure(words, size=smallest).width <= room:
        y = shown.y + min(TITLE_DROP, TITLE_PART * shown.height)
        canvas.text(
            words, shown.middle_x, y, size=TITLE, align="center", vertical="middle", width=room, fit=True
        )  # fmt: skip
        return
    slip = Area(shown.x + 1, shown.y + 3, shown.width - 2, NAME_HEIGHT - 2)
    canvas.fill(slip.inset(-1.5), "ink_soft", radius=7)
    canvas.fill(slip, "paper_lite", radius=6)
    canvas.fill(slip, tone, alpha=0.7, radius=6)
    canvas.text(
        words, *slip.centre, size=smallest, align="center", vertical="middle", width=slip.width - 8, lines=2,
        spacing=0.82,
    )  # fmt: skip


def _draw_foot(canvas: Canvas, table: Table, card: PotionCard, shown: Area, y: float) -> None:
    """Draw what kind of potion it is, or the sign of what it can do."""
    if card.quick or card.spell:
        sign, mark = ("sign.quick", "quick") if card.quick else ("sign.spell", "spell")
        words, room = table.say(f"cauldron.mark.{mark}"), shown.width - MARK - 14
        if canvas.measure(words, size=LEAST / canvas.theme.text_scale).width > room:
            canvas.centred(sign, shown.middle_x, y, height=26)
            return
        left = shown.middle_x - (canvas.measure(words, size=22, width=room, fit=True).width + MARK) / 2
        canvas.sprite(sign, left, y, height=26, anchor="midleft")
        canvas.text(words, left + MARK, y, size=22, vertical="middle", width=room, fit=True)
    else:
        canvas.text(
            table.say(f"cauldron.table.tier.{card.tier}"), shown.middle_x, y, size=22, align="center",
            vertical="middle", colour="ink_soft", width=shown.width - 24, fit=True,
        )  # fmt: skip


def _draw_narrow(canvas: Canvas, book: CardFacts, name: str, card: PotionCard, shown: Area) -> None:
    """Draw the bottle of a potion on its ribbon, its yield, and its recipe as a column below it."""
    x, y = shown.x + min(shown.width, 52.0) / 2 + 2, shown.y + 66
    draw_bottle(canvas, book, name, Area.around(x, shown.y + 22, shown.width, SMALL_BOTTLE), small=True)
    canvas.centred("medal.price", x, y, width=min(50.0, shown.width))
    canvas.number(card.magik, x, y, 22, align="center")
    disc = min(NARROW_DISC, shown.width - 4)
    for at, kind in enumerate(book.slots(name)):
        canvas.centred(disc_frame(kind, disc), x, y + 44 + at * (disc + 2), width=disc)
