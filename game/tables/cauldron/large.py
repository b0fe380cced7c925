"""The large card: what is pointed at, with the text made from its verbs and whether it is printed or ours."""

import re
from collections.abc import Sequence

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron.ingredients import Kind, count
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import ART, CardFacts, card_words, joined
from game.tables.cauldron.pieces.small_pieces import draw_bottle, draw_recipe
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

WINDOW = Area(60, 84, 300, 260)
"""The window of a large card, from its corner."""

SHORT = ("lsp", "hsp", "rare", "quick", "quick_action")
"""The words on cards that need to be explained beside them."""

TEXT, SPACING = 25.0, 1.04
"""The usual size of the text of a large card, and the distance of its lines."""

FUN, FUN_GAP, FUN_RULE = 22.0, 16.0, 36.0
"""The size of the line for fun, what lies between it and the text, and half the length of the rule there."""

TITLE_Y, TITLE_WIDTH = 46.0, 330.0
FOOT = 52.0
RECIPE_Y, KIND_Y, TEXT_Y = 352.0, 382.0, 432.0
"""Where the recipe of a potion begins, what kind of card it is, and its text, below the fine line."""

CHARACTER_WINDOW = Area(99, 80, 222, 192)
ABOVE_LINE = Area(42, 284, 336, 134)
"""The window of a character, and where its first ability stands; the other has the place of the text."""

HUT_HEAD, HUT_FOOT, POTION_ROW, LOW_ROW = 152.0, 20.0, 104.0, 90.0
"""On the sheet of another seat: the height of what stands above its potions, the edge below them, the height of a row
at most, and up to which height the letters in it are small."""


def draw_large_card(
    canvas: Canvas, table: Table, book: CardFacts, card: str, area: Area, notes: Sequence[Reason] = ()
) -> None:
    """Draw a potion, spell, omen or character large, with further notes behind its text as far as there is room."""
    family = book.family(card)
    canvas.place(f"face.{family}.large", area)
    canvas.text(
        table.say(card_words(card)), area.middle_x, area.y + TITLE_Y, size=34, role="display", align="center",
        vertical="middle", width=TITLE_WIDTH, fit=True,
    )  # fmt: skip
    below = Area(area.x + 42, area.y + TEXT_Y, area.width - 84, area.height - TEXT_Y - FOOT - 14)
    if card in book.cards.characters:
        canvas.place(book.picture(card), CHARACTER_WINDOW.moved(area.x, area.y))
        for words, place in zip(_text(book, card), (ABOVE_LINE.moved(area.x, area.y), below), strict=True):
            _draw_text(canvas, table, words, place)
    else:
        window = WINDOW.moved(area.x, area.y)
        if family.startswith("potion"):
            _draw_brew(canvas, book, card, area, window)
        else:
            canvas.place(book.picture(card), window)
            canvas.text(
                table.say(_sort(book, card)), area.middle_x, area.y + KIND_Y, size=25, align="center",
                vertical="middle", colour="ink_soft", width=300, fit=True,
            )  # fmt: skip
        told = _text(book, card)
        for more in (*notes, *_explained(table, (*told, *notes))):
            longer = (*told, more)
            told = longer if _has_room(canvas, table.say(joined(*longer)), below) else told
        if card in book.potion_order:
            below = _draw_line_for_fun(canvas, table, card, below, joined(*told))
        if told:
            _draw_text(canvas, table, joined(*told), below)


def _draw_line_for_fun(canvas: Canvas, table: Table, card: str, place: Area, told: Reason) -> Area:
    """Draw the line for fun of a card at the foot of a place, unlike what matters, and return the room above it.

    Where what is `told` needs the room there is none.
    """
    words, size = table.say(f"card.{card}.flavour"), max(FUN, SMALLEST / canvas.theme.text_scale)
    high = canvas.measure(words, size=size, width=place.width, spacing=SPACING).height
    above = place._replace(height=place.height - high - FUN_GAP)
    if not _has_room(canvas, table.say(told), above):
        return place
    canvas.line(
        place.middle_x - FUN_RULE,
        above.bottom + FUN_GAP / 2,
        place.middle_x + FUN_RULE,
        above.bottom + FUN_GAP / 2,
        "edge",
        1.5,
    )
    canvas.text(
        words, place.middle_x, place.bottom - high, size=size, align="center", width=place.width, spacing=SPACING,
        colour="sepia",
    )  # fmt: skip
    return above


def _draw_brew(canvas: Canvas, book: CardFacts, card: str, area: Area, window: Area) -> None:
    """Draw the bottle of a potion with its yield, and its recipe."""
    draw_bottle(canvas, book, card, Area(window.x, window.y + 14, window.width, window.height - 46))
    canvas.centred("medal.magik", window.right - 18, window.bottom - 6, width=92)
    canvas.number(book.potion(card).magik, window.right - 18, window.bottom - 6, 42, align="center")
    draw_recipe(canvas, book.slots(card), Area(area.x + 60, area.y + RECIPE_Y, 300, 62), 56.0)


def _draw_text(canvas: Canvas, table: Table, words: Reason, place: Area) -> None:
    canvas.text(
        table.say(words), place.middle_x, place.y, size=TEXT, align="center", width=place.width, height=place.height,
        spacing=SPACING,
    )  # fmt: skip


def _has_room(canvas: Canvas, words: str, place: Area) -> bool:
    """Return whether words fit a place at their smallest."""
    smallest = SMALLEST / canvas.theme.text_scale
    return canvas.measure(words, size=smallest, width=place.width, spacing=SPACING).height <= place.height


def _sort(book: CardFacts, card: str) -> Reason:
    """Return what kind of card it is."""
    family = book.family(card)
    if family.startswith("spell"):
        ending = ".instant" if book.spell(card).instant else ""
        return Reason(f"cauldron.table.sort.{family}{ending}")
    return Reason(f"cauldron.table.sort.{family}")


def _text(book: CardFacts, card: str) -> tuple[Reason, ...]:
    """Return the sentences of a card; of a potion, what its signs mean."""
    if card in book.potion_order:
        potion = book.potion(card)
        marks = (("quick", potion.quick), ("spell", potion.spell), ("wild", potion.wild > 0))
        sort = Reason(f"cauldron.table.sort.potion.{potion.tier}")
        told = (Reason(f"cauldron.mark.{mark}.about") for mark, has in marks if has)
        return (sort, *told)
    if card in book.cards.characters:
        return tuple(
            reason("cauldron.table.ability", name=card_words(ability.id), text=joined(*book.ability_words(ability)))
            for ability in book.abilities(card)
        )
    return book.text(card)


def _explained(table: Table, told: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return what the short words mean that some sentences use."""
    forms = {form: word for word in SHORT for form in table.say(f"keyword.cauldron.{word}").split("|")}
    longest_first = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
    text = " ".join(map(table.say, told))
    used = {forms[form] for form in re.findall(rf"(?<!\w)({longest_first})(?!\w)", text)}
    return tuple(Reason(f"cauldron.table.short.{word}") for word in SHORT if word in used)


def draw_large_note(canvas: Canvas, table: Table, title: Reason, words: Sequence[Reason], area: Area) -> None:
    """Draw a paper with a heading and sentences, for what is no card."""
    text = table.say(joined(*words, *_explained(table, words))) if words else ""
    high = canvas.measure(text, size=25, width=area.width - 72, spacing=1.1).height + 120
    paper = Area(area.x, area.y, area.width, min(area.height, max(170.0, high)))
    panels.paper(canvas, paper)
    canvas.text(
        table.say(title), paper.middle_x, paper.y + 44, size=32, role="display", align="center", vertical="middle",
        width=paper.width - 60, fit=True,
    )  # fmt: skip
    canvas.text(
        text, paper.x + 36, paper.y + 80, size=25, width=paper.width - 72, height=paper.height - 100, spacing=1.1
    )  # fmt: skip


def draw_large_hut(
    canvas: Canvas,
    table: Table,
    book: CardFacts,
    seen: CauldronObservation,
    seat: Seat,
    area: Area,
    kinds: Sequence[Kind],
) -> None:
    """Draw the potions of another seat large enough to read, with what it has of each ingredient, in order of `kinds`.

    The paper ends below the last of the potions.
    """
    owned = seen.potions[seat]
    high = min(POTION_ROW, (area.height - HUT_HEAD - HUT_FOOT) / max(1, len(owned)))
    area = area._replace(height=HUT_HEAD + high * len(owned) + HUT_FOOT)
    panels.paper(canvas, area)
    title = reason("cauldron.table.hut", name=table.seats[seat].name, character=card_words(seen.characters[seat]))
    canvas.text(
        table.say(title), area.middle_x, area.y + 42, size=30, role="display", align="center", vertical="middle",
        width=area.width - 70, fit=True,
    )  # fmt: skip
    pitch = (area.width - 60) / len(kinds)
    for at, kind in enumerate(kinds):
        x = area.x + 30 + (at + 0.5) * pitch
        number = count(seen.supply[seat], kind) + count(seen.cellared[seat], kind)
        canvas.centred(f"token.{ART[kind]}.small", x, area.y + 92, width=42, alpha=1.0 if number else 0.28)
        canvas.number(number, x, area.y + 128, 18, align="center")
    top = area.y + HUT_HEAD
    for at, potion in enumerate(owned):
        row = Area(area.x + 30, top + at * high, area.width - 60, high)
        canvas.line(row.x, row.y, row.right, row.y, "ink_ghost", 1.2)
        wide = min(74.0, high * 0.7)
        draw_bottle(canvas, book, potion, Area(row.x, row.y + 5, wide, high - 10), small=True)
        left = row.x + wide + 14
        canvas.text(
            table.say(card_words(potion)), left, row.y + high * 0.3, size=28 if high > LOW_ROW else 25,
            vertical="middle", width=row.right - 58 - left, fit=True,
        )  # fmt: skip
        slots = book.slots(potion)
        size = min(40.0, high * 0.4)
        strip = Area(left, row.y + high * 0.52, len(slots) * size * 1.1, size)
        draw_recipe(canvas, slots, strip, size)
        canvas.number(book.potion(potion).magik, row.right - 20, row.middle_y, min(40.0, high * 0.4), align="center")
