"""The large card: what is pointed at with its whole text, whose it is, and the rule that makes use of it now."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, Design, card_words, potion_words
from game.rules.bubble_and_boil.cards.card_text import effect_text
from game.rules.bubble_and_boil.moves import Grow, Plant, Raze, Record
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.asking import Asking
from game.tables.bubble_and_boil.cards.card_faces import draw_centred_cubes, draw_cubes, draw_points, recipe_of
from game.tables.bubble_and_boil.cards.card_facts import (
    card_sentences,
    cost_sentences,
    design_of,
    is_victory,
    victory_of,
)
from game.tables.bubble_and_boil.cards.signs import sign_of
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas

GARDEN = Area(8, 20, 404, 78)
PICTURE = Area(8, 118, 404, 184)
RIBBON = Area(32, 282, 356, 48)
WORDS = Area(24, 336, 372, 130)
MORE_WORDS = 72.0
"""By how much larger letters may have more room, of that of the picture."""

POTION = (30.0, 502.0)
CUBES = Area(24, 527, 276, 46)
SEAL = (356.0, 543.0)
VICTORY_PICTURE = Area(10, 12, 400, 184)
VICTORY_RIBBON = Area(32, 176, 356, 48)
VICTORY_WORDS = Area(36, 256, 348, 150)
VICTORY_FLAVOUR = Area(46, 412, 328, 72)
"""Where the parts of a large card lie, from its corner, in layout px."""

SIZE, COMFORT, LEAST = 25.0, 21.0, 15.0
TIGHT = 1.04
WORDS_GAP = 10.0
"""The size of a hex's words: usual, the least with a line a sentence, and the least at all (the text's own least)."""

NOTE_SIZE = 24.0
NOTE_GAP = 6.0
NOTE_MARGIN = 24.0


class HexWords(NamedTuple):
    """Cost and effect of a hex, their size, and the heights that they take in layout px."""

    texts: list[str]
    size: float
    heights: list[float]

    @property
    def height(self) -> float:
        """The height of both, with the line between them."""
        return sum(self.heights) + WORDS_GAP


PLANTING = frozenset({"plant", "replant", "grow"})
"""The steps in which cards come into gardens."""


def draw_large(
    canvas: Canvas,
    table: Table,
    area: Area,
    card: Card,
    seen: BubbleAndBoilObservation,
    why_not: Reason | None = None,
    asking: Asking | None = None,
    *,
    noted: bool = True,
) -> None:
    """Draw a card large; where it is `noted` below it the line for fun and the rule of what is asked, or why it does
    not go.
    """
    told: tuple[Reason, ...] = (why_not or rule_of(card, seen, table, asking),)
    if is_victory(card):
        _draw_victory(canvas, table, card, area)
    else:
        _draw_card(canvas, table, card, area)
        told = (Reason(f"card.{card}.flavour"), *told)
    if noted:
        _draw_note(canvas, table, area, told)


def rule_of(card: Card, seen: BubbleAndBoilObservation, table: Table, asking: Asking | None = None) -> Reason:
    """Return the rule that says what a card is good for in what is left of the step that is asked for."""
    if is_victory(card):
        return reason("bubble_and_boil.rule.victory")
    if seen.step in {"brew", "over"}:
        return reason("bubble_and_boil.rule.brew")
    own = seen.to_move == table.viewer == seen.active
    if own and seen.step in PLANTING | {"discard"}:
        moves = () if asking is None else asking.narrowing.all
        if any(isinstance(move, Plant | Grow | Raze) for move in moves) or (asking is None and seen.step in PLANTING):
            return reason("bubble_and_boil.rule.plant")
        if any(isinstance(move, Record) for move in moves) or asking is None:
            if seen.lacks_one_recipe:
                return reason("bubble_and_boil.rule.record.last")
            return reason("bubble_and_boil.rule.record", count=seen.limits.recipes)
        return reason("bubble_and_boil.rule.discard")
    if design_of(card).aim == "counter":
        return reason("bubble_and_boil.rule.counter")
    # The hex that runs is counted among those that were cast.
    earlier = seen.hexes - (card == seen.resolving)
    if own and earlier and seen.step == "hex" and card in (*seen.hand, seen.resolving):
        return reason("bubble_and_boil.rule.hex.again", number=earlier + 1, count=earlier)
    return reason("bubble_and_boil.rule.hex")


def _draw_card(canvas: Canvas, table: Table, card: Card, area: Area) -> None:
    """Draw garden, hex and recipe of a card of the deck."""
    design = design_of(card)
    canvas.place("hexcard.face.large", area)
    garden = GARDEN.moved(area.x, area.y)
    draw_centred_cubes(canvas, design.garden, garden, 26)
    grown = MORE_WORDS if canvas.theme.text_scale > 1 else 0.0
    words = _set_words(canvas, _hex_words(table, design), WORDS._replace(height=WORDS.height + grown))
    # Long words push the ribbon up over the picture.
    lift = max(0.0, words.height - WORDS.height)
    picture, ribbon = PICTURE.moved(area.x, area.y), RIBBON.moved(area.x, area.y - lift)
    with canvas.clip(picture._replace(height=min(picture.height, ribbon.middle_y - picture.y))):
        canvas.place(design.picture, picture)
    _draw_name(canvas, table, "hexcard.ribbon.large", card_words(card), ribbon)
    room = WORDS.moved(area.x, area.y - lift)
    _draw_words(canvas, words, room._replace(height=WORDS.height + lift))
    canvas.text(
        table.say(potion_words(card)), area.x + POTION[0], area.y + POTION[1], size=30, role="display",
        vertical="middle", width=SEAL[0] - POTION[0] - 50, fit=True,
    )  # fmt: skip
    draw_cubes(canvas, recipe_of(design), CUBES.moved(area.x, area.y))
    draw_points(canvas, design.potion.points, area.x + SEAL[0], area.y + SEAL[1], 92)


def _draw_victory(canvas: Canvas, table: Table, card: Card, area: Area) -> None:
    canvas.place("victory.face.large", area)
    canvas.place(victory_of(card).picture, VICTORY_PICTURE.moved(area.x, area.y))
    _draw_name(canvas, table, "victory.ribbon.large", card_words(card), VICTORY_RIBBON.moved(area.x, area.y))
    words = VICTORY_WORDS.moved(area.x, area.y)
    canvas.text(
        "\n".join(table.say(sentence) for sentence in card_sentences(card)), words.middle_x, words.y, size=32,
        align="center", width=words.width, height=words.height, spacing=1.15,
    )  # fmt: skip
    flavour = VICTORY_FLAVOUR.moved(area.x, area.y)
    canvas.text(
        table.say(Reason(f"card.{card}.flavour")), flavour.middle_x, flavour.y, size=SIZE, align="center",
        colour="ink_soft", width=flavour.width, height=flavour.height, spacing=TIGHT,
    )  # fmt: skip


def _draw_name(canvas: Canvas, table: Table, frame: str, words: Reason, area: Area) -> None:
    canvas.place(frame, area)
    canvas.text(
        table.say(words), *area.centre, size=31, role="display", align="center", vertical="middle",
        width=area.width - 44, fit=True,
    )  # fmt: skip


def _hex_words(table: Table, design: Design) -> tuple[list[str], list[str]]:
    """Return what a hex costs and what it does, each sentence behind its sign."""
    cost = zip(design.cost, cost_sentences(design), strict=True)
    verbs = (*design.effect, *design.boon)
    signs = [sign_of(verb).frame for verb in verbs] if verbs else ["hex.counter"]
    effect = zip(signs, effect_text(design), strict=True)
    return (
        [f"<{sign_of(verb).frame}> {table.say(told)}" for verb, told in cost],
        [f"<{sign}> {table.say(told)}" for sign, told in effect],
    )


def _draw_words(canvas: Canvas, words: HexWords, room: Area) -> None:
    """Draw cost and effect in the middle of a room, with a line between them."""
    top = room.y + (room.height - words.height) / 2
    for each, height in zip(words.texts, words.heights, strict=True):
        if each is words.texts[1]:
            line = top - WORDS_GAP / 2
            canvas.line(room.x + 50, line, room.right - 50, line, "ink_soft", 1.2, alpha=0.6)
        canvas.text(
            each, room.middle_x, top, size=words.size, align="center", width=room.width, height=height + 4,
            spacing=TIGHT,
        )  # fmt: skip
        top += height + WORDS_GAP


def _set_words(canvas: Canvas, told: tuple[list[str], list[str]], room: Area) -> HexWords:
    """Return cost and effect as they are set: a line a sentence if there is room for that, else one after the other."""
    for joint, least in (("\n", COMFORT), (" ", LEAST)):
        texts = [joint.join(sentences) for sentences in told]
        size = SIZE
        words = HexWords(texts, size, _heights(canvas, texts, size, room.width))
        while words.height > room.height and size > least:
            size -= 1
            words = HexWords(texts, size, _heights(canvas, texts, size, room.width))
        if words.height <= room.height:
            break
    return words


def _heights(canvas: Canvas, words: list[str], size: float, width: float) -> list[float]:
    return [canvas.measure(each, size=size, width=width, spacing=TIGHT).height for each in words]


def _draw_note(canvas: Canvas, table: Table, area: Area, told: Sequence[Reason]) -> None:
    """Draw a paper with the line for fun, if told, and the rule: under the card, or over it where no room is below.

    Where it would cover what is taken there is none.
    """
    width = area.width - 2 * NOTE_MARGIN
    words = [table.say(each) for each in told]
    heights = _heights(canvas, words, NOTE_SIZE, width)
    high = sum(heights) + 2 * NOTE_MARGIN + NOTE_GAP * (len(words) - 1) - 4
    top = area.bottom + NOTE_GAP
    if top + high > LAYOUT.bottom - 10:
        top = area.y - NOTE_GAP - high
    paper = Area(area.x, top, area.width, _to_end_of_line(table.log_rows(), top + high) - top)
    if any(map(paper.shared, table.taken())):
        return
    panels.paper(canvas, paper)
    top += NOTE_MARGIN - 4 + (paper.height - high) / 2
    for each, height in zip(words, heights, strict=True):
        is_rule = each is words[-1]
        if is_rule and len(words) > 1:
            canvas.line(paper.x + 60, top, paper.right - 60, top, "ink_ghost", 1.2)
            top += 2
        canvas.text(
            each, paper.middle_x, top, size=NOTE_SIZE, align="center", colour="ink" if is_rule else "ink_soft",
            width=width, spacing=TIGHT,
        )  # fmt: skip
        top += height + NOTE_GAP - 2


def _to_end_of_line(rows: Sequence[Area], bottom: float) -> float:
    """Return how far a paper goes that would end at `bottom`, so that it cuts no line of the log in two."""
    return next((row.bottom for row in rows if row.y < bottom < row.bottom), bottom)
