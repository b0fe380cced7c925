"""How cards are drawn: a face with garden, hex and recipe in any size, backs, and the faces of victory cards."""

from collections.abc import Callable, Sequence

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, Design, Symbol, card_words, potion_words
from game.rules.bubble_and_boil.cards.card_text import cost_text
from game.rules.bubble_and_boil.cubes import COLOURS, Colour, Counts
from game.tables.bubble_and_boil.cards.card_facts import (
    card_sentences,
    design_of,
    effect_sentences,
    is_victory,
    recipe_words,
    victory_of,
)
from game.tables.bubble_and_boil.cards.signs import draw_hex_signs, sign_rows
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

CARD_WIDTH, CARD_HEIGHT = 204.0, 300.0
MINI_WIDTH, MINI_HEIGHT = 87.0, 126.0

CRONES = 4
"""How many crones are drawn."""

LETTERED = 150.0
"""Cards narrower than this, in layout px, are drawn without words."""

MARGIN = 18.0
"""How far the shadow of a card reaches beyond it, in layout px at its full size."""

GARDEN = Area(8, 8, 188, 52)
PICTURE = Area(8, 64, 188, 90)
RIBBON = Area(3, 144, 198, 34)
SIGNS = Area(9, 179, 186, 30)
RECIPE = Area(8, 216, 188, 76)
"""Where the parts of a face lie, from its corner at its full size; a second row of signs lies above the first."""

TITLE, POTION = 22.0, 22.0
SHRUNK, TIGHT, OPEN, WIDE = 1.0, 0.9, 1.0, 1.15
"""The size that is the smallest there is, and the distances of the lines of a long name, of the words of a hex, and of
these where there is room, so that no tail of a letter reaches into the line below.
"""
SPACINGS = (OPEN, 0.98, 0.96, 0.94, 0.92, TIGHT)
"""The distances of the lines of a hex where it is long."""

NOTE_EDGE, NOTE_MARGIN, RIM = 5.0, 4.0, 1.0
"""How far the words of a hex lie from the edge of the card and from that of their note, and how wide its rim is."""

PLANTS, LEAST_PLANTS, PLANT = 30.0, 21.0, 0.8
"""The height of the strip above the words of a hex in which the garden of the card stays, also above long words.

The last is the height of its cubes as a part of that.
"""

RIBBON_ENDS, MORE_LINES = 24.0, (0.0, 18.0, 44.0)
RAISED, NARROW = 2.0, 134.0
"""What the ends of a ribbon take of its width, how much higher it is with so many lines, by how much each line more
raises the words off its lower edge, and how wide the lines of a long potion are, left of its seal.
"""

SEAL, LOW_SEAL, LEAST_SEAL, PLAIN = 48.0, 34.0, 40.0, 21.0
"""The width of a seal, of one below a long name, the least one of a sliver, and the height of points without a seal."""

FIGURE = 0.44
FIGURES = 0.56
"""The height of figures on a seal and their width at most, as parts of its width."""

APART = 3.0
"""How far figures on a seal stand apart at least, in window px: a 1 and an 8 would run into one."""

COVERED = 4.0
"""What the rim and the shadow of a card take of the one beneath it, in layout px."""

SLIVER = 90.0
"""The width of a card, itself CARD_WIDTH wide, below which what is seen of it has no room for words."""

WORDED = 0.8
"""The part of a card that has to be seen for what it says to be written on it."""

PIECE = 40.0
RECIPE_PIECE = 26.0
CUBES_FROM = 5.0
"""How far from the edge the cubes of a recipe begin."""

VICTORY_PICTURE = Area(8, 8, 188, 86)
VICTORY_RIBBON = Area(3, 90, 198, 34)
VICTORY_WORDS = Area(14, 127, 176, 108)
VICTORY_LONG = Area(12, 122, 180, 126)
"""Where the parts of a victory card lie; long words reach down into the medal."""


Say = Callable[[Reason], str]


def cube_frame(colour: Colour | Symbol, size: float = PIECE) -> str:
    """Return the frame of a cube, by its number or its name, for a size in layout px."""
    name = COLOURS[colour] if isinstance(colour, int) else colour
    if size <= 32:
        return f"cube.{name}.small"
    return f"cube.{name}.large" if size > 60 else f"cube.{name}"


def crone_frame(seat: Seat, size: float = PIECE) -> str:
    """Return the frame of a crone, each seat its own, for a size in layout px."""
    return f"crone.{seat % CRONES}{'.small' if size <= 48 else ''}"


def back_frame(width: float = CARD_WIDTH, *, victory: bool = False) -> str:
    """Return the frame of a card's back for a card of that width in layout px."""
    return f"{'victory' if victory else 'hexcard'}.back{'.small' if width <= MINI_WIDTH + 20 else ''}"


def cubes_of(counts: Counts) -> list[Colour]:
    """Return each cube of a heap by its colour."""
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


def recipe_of(design: Design) -> list[Symbol]:
    """Return each cube of a recipe by its name, those of any colour last."""
    potion = design.potion
    named: list[Symbol] = ["green", "orange", "red", "yellow", "wild"]
    counts = (*potion.needs, potion.wild)
    return [name for name, count in zip(named, counts, strict=True) for _ in range(count)]


def draw_cubes(canvas: Canvas, cubes: Sequence[Colour | Symbol], area: Area, *, alpha: float = 1.0) -> None:
    """Draw cubes side by side from the left of an area, as high as it; they overlap where there are many."""
    if not cubes:
        return
    size = area.height
    pitch = min(size * 1.02, (area.width - size) / max(1, len(cubes) - 1))
    for place, cube in enumerate(cubes):
        piece = Area(area.x + place * pitch, area.y, size, size)
        canvas.place(cube_frame(cube, size), piece, alpha=alpha)


def draw_centred_cubes(
    canvas: Canvas, cubes: Sequence[Colour | Symbol], area: Area, gap: float, *, alpha: float = 1.0
) -> None:
    """Draw cubes in the middle of an area, as high as it, with gaps between them."""
    width = len(cubes) * area.height + (len(cubes) - 1) * gap
    left = area.middle_x - width / 2
    for place, cube in enumerate(cubes):
        piece = Area(left + place * (area.height + gap), area.y, area.height, area.height)
        canvas.place(cube_frame(cube, area.height), piece, alpha=alpha)


def draw_points(canvas: Canvas, points: int, x: float, y: float, size: float, *, alpha: float = 1.0) -> None:
    """Draw points on their seal, `size` layout px wide."""
    frame = "points.seal.large" if size > 60 else "points.seal"
    canvas.centred(frame, x, y, width=size, alpha=alpha)
    canvas.number(points, x, y, size * FIGURE, align="center", width=size * FIGURES, alpha=alpha, apart=APART)


def draw_card(
    canvas: Canvas, say: Say, card: Card, area: Area, *, alpha: float = 1.0, shown: float | None = None
) -> None:
    """Draw the face of a card over an area; below a width of LETTERED it has no words.

    `shown` is the width that is seen of a card of which another one covers the rest: there stands what it says.
    """
    if shown is not None and area.width >= LETTERED and not is_victory(card):
        room = area.inset(-MARGIN * max(1.0, area.width / CARD_WIDTH))
        seen = ("card", card, say(card_words(card)), shown)
        canvas.composed(seen, room, lambda inner: _draw_face(inner, say, card, area, 1.0, shown))
        return
    if is_victory(card):
        draw = _draw_victory if area.width >= LETTERED else _draw_small_victory
    else:
        draw = _draw_face if area.width >= LETTERED else _draw_mini
    if alpha < 1:
        draw(canvas, say, card, area, alpha)
        return
    room = area.inset(-MARGIN * max(1.0, area.width / CARD_WIDTH))
    key = ("card", card, say(card_words(card)))
    canvas.composed(key, room, lambda inner: draw(inner, say, card, area, 1.0))


def part_area(area: Area, part: Area) -> Area:
    """Return where a part of a face lies on a card of any size."""
    unit = area.width / CARD_WIDTH
    return Area(area.x + part.x * unit, area.y + part.y * unit, part.width * unit, part.height * unit)


def _up_to(right: float, part: Area) -> Area:
    """Return what of a part lies left of an x."""
    return part._replace(width=min(part.width, right - part.x))


def _draw_face(canvas: Canvas, say: Say, card: Card, area: Area, alpha: float, shown: float | None = None) -> None:
    """Draw garden, picture, name, signs and recipe, of a card that is seen in part in that part.

    Where less than SLIVER of it is seen it has no words, signs and cubes of the recipe.
    """
    design = design_of(card)
    right = area.right if shown is None else area.x + shown - COVERED
    unit = area.width / CARD_WIDTH
    if shown is not None and shown < SLIVER * unit:
        canvas.place("hexcard.face", area, alpha=alpha)
        _draw_garden(canvas, design, _up_to(right, part_area(area, GARDEN)), alpha)
        canvas.place(f"{design.picture}.small", part_area(area, PICTURE), alpha=alpha)
        canvas.place("hexcard.ribbon", part_area(area, RIBBON), alpha=alpha)
        seal = min(SEAL * unit, right - area.x)
        band = part_area(area, RECIPE)
        x, y = area.x + seal / 2 + 2, band.y + 50 * unit
        if seal >= LEAST_SEAL * unit:
            draw_points(canvas, design.potion.points, x, y, seal, alpha=alpha)
        else:
            figures = Area.around(x, y, seal, seal + 6)
            canvas.fill(figures, "paper_lite", alpha, radius=6)
            canvas.number(design.potion.points, x, y, PLAIN, align="center", width=seal - 4, alpha=alpha)
        return
    canvas.place("hexcard.face", area, alpha=alpha)
    _draw_garden(canvas, design, _up_to(right, part_area(area, GARDEN)), alpha)
    picture = part_area(area, PICTURE)
    canvas.place(f"{design.picture}.small" if unit < 1.5 else design.picture, picture, alpha=alpha)
    signs = _up_to(right, part_area(area, SIGNS))
    rows = sign_rows(card, signs.width, signs.height)
    more = (len(rows) - 1) * signs.height
    if more:
        room = signs.inset(2 * unit, 0)._replace(y=signs.y - more, height=signs.height + more)
        canvas.fill(room, "paper_lite", alpha, radius=8 * unit)
        signs = signs._replace(y=room.y, height=room.height)
    ribbon = part_area(area, RIBBON).moved(0, -more)
    _draw_ribbon(canvas, "hexcard.ribbon", say(card_words(card)), ribbon, unit, alpha, right=right)
    draw_hex_signs(canvas, rows, signs, alpha=alpha)
    _draw_recipe(canvas, design, say(potion_words(card)), _up_to(right, part_area(area, RECIPE)), unit, alpha)


def has_room_for_words(area: Area, shown: float | None) -> bool:
    """Return whether what another card leaves of a card has room for what the card says."""
    return shown is None or shown >= WORDED * area.width


def draw_hex_words(canvas: Canvas, say: Say, card: Card, area: Area, shown: float | None = None) -> Area:
    """Write below the name of a card what its hex costs and does; return where it stands.

    `shown` is the width that is seen of a card of which another one covers the rest.
    """
    design = design_of(card)
    sentences = (*cost_text(design), *effect_sentences(design))
    return _draw_words(canvas, say, card, area, " ".join(map(say, sentences)), shown, below=True)


def draw_recipe_words(canvas: Canvas, say: Say, card: Card, area: Area, shown: float | None = None) -> Area:
    """Write above the name of a card what its potion needs and is worth; return where it stands."""
    words = say(reason("bubble_and_boil.card.recipe", potion=potion_words(card), needs=recipe_words(card)))
    return _draw_words(canvas, say, card, area, words, shown, below=False)


def _draw_words(
    canvas: Canvas, say: Say, card: Card, area: Area, words: str, shown: float | None, *, below: bool
) -> Area:
    """Write words over garden and picture of a card, above its name; the cubes of the garden stay, small, above them.

    If they lie `below` the name, and for long ones, the name goes up to the edge, and they lie over the signs, too.
    What is too long for that too takes the place of the cubes, or reaches up beyond the card.
    Return where they stand, with a name that went up.
    """
    unit = area.width / CARD_WIDTH
    right = area.right if shown is None else area.x + shown - COVERED
    signs = _up_to(right, part_area(area, SIGNS))
    more = (len(sign_rows(card, signs.width, signs.height)) - 1) * signs.height
    ribbon = _up_to(right, part_area(area, RIBBON).moved(0, -more))
    more_lines = MORE_LINES[_ribbon_lines(canvas, say(card_words(card)), ribbon, unit) - 1] * unit
    bottom = ribbon.y - more_lines
    note = Area(area.x + NOTE_EDGE, 0, right - area.x - 2 * NOTE_EDGE, 0)
    width = note.width - 2 * NOTE_MARGIN
    strip, height = PLANTS, canvas.measure(words, size=SHRUNK, width=width, spacing=OPEN).height
    top = area.y + NOTE_EDGE + strip
    if below or height > bottom - top - 2 * NOTE_MARGIN:
        raised = top + more_lines
        top, bottom = raised + ribbon.height, part_area(area, SIGNS).bottom
        # The lines lie as far apart as they can while nothing but the plants stands above the edge of the card.
        most = bottom - top - 2 * NOTE_MARGIN + NOTE_EDGE + PLANTS - RIM
        heights = {each: canvas.measure(words, size=SHRUNK, width=width, spacing=each).height for each in SPACINGS}
        spacing = next((each for each, high in heights.items() if high <= most), TIGHT)
        height = heights[spacing]
        over = max(0.0, height + 2 * NOTE_MARGIN - (bottom - top))
        strip = max(LEAST_PLANTS, PLANTS - over)
        over = max(0.0, over - (PLANTS - strip))
        raised -= PLANTS - strip
        top, name = top - over - (PLANTS - strip), part_area(area, RIBBON)._replace(y=raised - over)
        covered = Area(area.x + RIM, name.y, right - area.x - 2 * RIM, bottom + NOTE_MARGIN - name.y)
        canvas.fill(covered, "paper_lite", radius=8)
        _draw_ribbon(canvas, "hexcard.ribbon", say(card_words(card)), name, unit, 1.0, right=right)
        upper = area.y + NOTE_EDGE + strip - over
    else:
        spacing, upper = OPEN, top
    note = note._replace(y=top, height=bottom - top)
    room = note.height - 2 * NOTE_MARGIN
    size = canvas.largest_size(
        SMALLEST, lambda size: canvas.measure(words, size=size, width=width, spacing=spacing).height <= room
    )
    if canvas.measure(words, size=size, width=width, spacing=WIDE).height <= room:
        spacing = WIDE
    canvas.fill(note, "paper_lite", radius=8)
    canvas.text(
        words, note.middle_x, note.middle_y, size=size, align="center", vertical="middle", width=width,
        spacing=spacing,
    )  # fmt: skip
    plants = Area(note.x, upper - strip, note.width, strip)
    if strip:
        canvas.fill(plants, "paper_dark", radius=8)
        cubes = Area.around(*plants.centre, plants.width, PLANT * strip)
        draw_centred_cubes(canvas, design_of(card).garden, cubes, cubes.height * 0.3)
    return note._replace(y=plants.y, height=bottom - plants.y)


def _draw_recipe(canvas: Canvas, design: Design, name: str, band: Area, unit: float, alpha: float) -> None:
    """Draw the name of a potion, its cubes and its points.

    A name too long for one line takes two, left of the seal where its words fit there, else above a smaller one.
    """
    x, width, cubes_y = band.x + 8 * unit, band.width - 14 * unit, band.y + 37 * unit
    narrow = min(NARROW * unit, band.right - (SEAL - 2) * unit - x)
    seal, seal_y = SEAL, 50.0
    if is_long(canvas, name, width):
        cubes_y = band.y + 47 * unit
        above = _lines(canvas, name, narrow) > 2
        if above or any(is_long(canvas, word, narrow) for word in name.split()):
            narrow, seal, seal_y = width, LOW_SEAL, 58.0
        canvas.text(
            name, x, band.y + 19 * unit, size=SHRUNK, vertical="baseline", width=narrow, lines=2,
            spacing=TIGHT, alpha=alpha,
        )  # fmt: skip
    else:
        canvas.text(
            name, x, band.y + 18 * unit, size=POTION * unit, vertical="middle", width=width, fit=True, alpha=alpha
        )
    room = min(128 * unit, band.width - (seal + CUBES_FROM) * unit)
    cubes = Area(band.x + CUBES_FROM * unit, cubes_y, room, RECIPE_PIECE * unit)
    draw_cubes(canvas, recipe_of(design), cubes, alpha=alpha)
    draw_points(
        canvas, design.potion.points, band.right - seal / 2 * unit, band.y + seal_y * unit, seal * unit, alpha=alpha
    )


def is_long(canvas: Canvas, words: str, width: float) -> bool:
    """Return whether words are too long for one line of a width, at the smallest size too."""
    return canvas.measure(words, size=SHRUNK).width > width


def _draw_garden(canvas: Canvas, design: Design, band: Area, alpha: float) -> None:
    """Draw the cubes that a card yields where they grow."""
    size = band.height * PIECE / GARDEN.height
    row = Area(band.x, band.middle_y - size / 2, band.width, size)
    draw_centred_cubes(canvas, design.garden, row, size * 0.3, alpha=alpha)


def _draw_ribbon(
    canvas: Canvas, frame: str, words: str, area: Area, unit: float, alpha: float, *, right: float | None = None
) -> None:
    """Draw a name on its ribbon, which reaches higher up for a name that needs two lines; it ends left of an x."""
    room = area if right is None else _up_to(right, area)
    lines, middle = _ribbon_lines(canvas, words, room, unit), room.middle_x
    if lines == 1:
        canvas.place(frame, area, alpha=alpha)
        canvas.text(
            words, middle, area.middle_y + unit, size=TITLE * unit, align="center", vertical="middle",
            width=room.width - RIBBON_ENDS * unit, fit=True, alpha=alpha,
        )  # fmt: skip
        return
    more = MORE_LINES[lines - 1] * unit
    ribbon = Area(area.x, area.y - more, area.width, area.height + more)
    canvas.place(frame, ribbon, alpha=alpha)
    canvas.text(
        words, middle, ribbon.middle_y - RAISED * (lines - 1) * unit, size=SHRUNK, align="center", vertical="middle",
        width=_broken_width(room, unit), lines=lines, spacing=TIGHT, alpha=alpha,
    )  # fmt: skip


def _ribbon_lines(canvas: Canvas, words: str, room: Area, unit: float) -> int:
    """Return in how many lines a name stands on its ribbon, of which that room is seen."""
    if not is_long(canvas, words, room.width - RIBBON_ENDS * unit):
        return 1
    return min(max(2, _lines(canvas, words, _broken_width(room, unit))), len(MORE_LINES))


def _lines(canvas: Canvas, words: str, width: float) -> int:
    """Return how many lines words take at the smallest size."""
    one, two = (canvas.measure(text, size=SHRUNK, spacing=OPEN).height for text in ("A", "A\nA"))
    height = canvas.measure(words, size=SHRUNK, width=width, spacing=OPEN).height
    return 1 + round((height - one) / (two - one))


def _broken_width(room: Area, unit: float) -> float:
    """Return how wide the lines of a long name are; a ribbon that is seen in part has one end only to keep off."""
    return room.width - (RIBBON_ENDS if room.width >= RIBBON.width * unit else RIBBON_ENDS / 2) * unit


def _draw_mini(canvas: Canvas, say: Say, card: Card, area: Area, alpha: float) -> None:
    """Draw a card without words: cubes of the garden, picture, points and cubes of the recipe."""
    design = design_of(card)
    canvas.place("hexcard.mini", area, alpha=alpha)
    band = _stretched(area, GARDEN)
    _draw_garden(canvas, design, band, alpha)
    window = _stretched(area, Area(10, 90, 184, 92))
    canvas.place(f"{design.picture}.small", window, alpha=alpha)
    recipe = _stretched(area, RECIPE)
    cubes = recipe_of(design)
    room = recipe.width * 0.66
    size = min(recipe.height * 0.5, room / (1 + 0.62 * (len(cubes) - 1)))
    draw_cubes(canvas, cubes, Area(recipe.x + 2, recipe.middle_y - size / 2, room, size), alpha=alpha)
    middle, width = recipe.right - recipe.width * 0.19, recipe.width * 0.28
    figures = recipe.height * 0.5
    canvas.number(design.potion.points, middle, recipe.middle_y, figures, align="center", width=width, alpha=alpha)


def _stretched(area: Area, part: Area) -> Area:
    """Return where a part of a face lies on a card of any shape."""
    across, down = area.width / CARD_WIDTH, area.height / CARD_HEIGHT
    return Area(area.x + part.x * across, area.y + part.y * down, part.width * across, part.height * down)


def _draw_victory(canvas: Canvas, say: Say, card: Card, area: Area, alpha: float) -> None:
    """Draw a victory card: picture, name, and what it changes."""
    unit = area.width / CARD_WIDTH
    canvas.place("victory.face", area, alpha=alpha)
    canvas.place(victory_of(card).picture, part_area(area, VICTORY_PICTURE), alpha=alpha)
    _draw_ribbon(canvas, "victory.ribbon", say(card_words(card)), part_area(area, VICTORY_RIBBON), unit, alpha)
    words = " ".join(say(sentence) for sentence in card_sentences(card))
    room = part_area(area, VICTORY_WORDS)
    if canvas.measure(words, size=SHRUNK, width=room.width, spacing=TIGHT).height > room.height:
        room = part_area(area, VICTORY_LONG)
    canvas.text(
        words, room.middle_x, room.y, size=23 * unit, align="center", width=room.width, height=room.height,
        spacing=1.06 if room.height < VICTORY_LONG.height * unit else TIGHT, alpha=alpha,
    )  # fmt: skip


def _draw_small_victory(canvas: Canvas, say: Say, card: Card, area: Area, alpha: float) -> None:
    """Draw a victory card without words."""
    canvas.place("victory.face", area, alpha=alpha)
    canvas.place(victory_of(card).picture, _stretched(area, VICTORY_PICTURE), alpha=alpha)
