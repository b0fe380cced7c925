"""Choices: what is chosen among things that do not lie on the table, laid out over it as tiles and cards."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cards.verbs import Raze, StealRecipe, TakeCrone, Verb
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.asking import Look
from game.tables.bubble_and_boil.brewing_book import draw_brewing_book, draw_pot_counts
from game.tables.bubble_and_boil.cards.card_faces import draw_card
from game.tables.bubble_and_boil.cards.card_facts import block_price, card_at, design_of, way_words, ways
from game.tables.bubble_and_boil.cards.signs import sign_of
from game.tables.bubble_and_boil.count.open_book import row_of
from game.tables.bubble_and_boil.pieces.card_marks import Marks
from game.tables.bubble_and_boil.pieces.hands import hand_ids, part_of
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

TILE_GAP = 16.0
SIGN = 54.0
CARD = (204.0, 300.0)
VICTORY = (340.0, 500.0)
LIFT = 10.0
MARGIN = 30.0


class Tile(NamedTuple):
    """A choice in words, with the frame of its sign."""

    id: str
    sign: str
    words: Reason


class Choices:
    """Says what is laid out to be chosen from, and draws it."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    # What there is to choose

    def tiles(self, seen: BubbleAndBoilObservation) -> list[Tile]:
        """Return the tiles of what a hex asks: one of its ways, or whether it is blocked."""
        card = seen.resolving
        if card is None or seen.to_move != self._table.viewer:
            return []
        if seen.asked == "way":
            return list(_ways(card, seen.options))
        if seen.asked == "block":
            price = block_price(card)
            suffered = design_of(card).effect[-1]
            return [
                Tile("block", "hex.corruption", reason("bubble_and_boil.choice.block", count=price)),
                Tile("suffer", sign_of(suffered).frame, self._suffer_words(seen, suffered)),
            ]
        return []

    def _suffer_words(self, seen: BubbleAndBoilObservation, suffered: Verb) -> Reason:
        """Return what it is to let a hex happen: the caster picks what is lost, and razing costs no crone (B25)."""
        name = self._table.seats[seen.active].name
        match suffered:
            case Raze():
                count = len(seen.gardens[self._table.viewer])
                return reason("bubble_and_boil.choice.suffer.raze", name=name, count=count)
            case StealRecipe():
                return reason("bubble_and_boil.choice.suffer.steal_recipe", name=name)
            case TakeCrone():
                return reason("bubble_and_boil.choice.suffer.take_crone", name=name)
        return reason("bubble_and_boil.choice.suffer")

    def cards(self, seen: BubbleAndBoilObservation) -> dict[str, tuple[Card, Area]]:
        """Return the cards that are laid out, with their areas by id: victory cards, open or own recipes."""
        if seen.to_move != self._table.viewer:
            return {}
        if seen.step == "draft" and seen.offer:
            return dict(zip((f"victory:{card}" for card in seen.offer), self._row(seen.offer, VICTORY), strict=True))
        if seen.step == "brew" and seen.books is not None:
            book = seen.books[self._table.viewer]
            area = self._plan.area("choices.book")
            rows = ((card, row_of(area, number, len(book))) for number, card in enumerate(book))
            return dict(zip(hand_ids(book, "book"), rows, strict=True))
        if self.asks_of_book(seen):
            stolen = [card_at(option, self._table.packs) for option in seen.options]
            return dict(zip((f"card:{card}" for card in stolen), self._row(stolen, CARD), strict=True))
        return {}

    def asks_of_book(self, seen: BubbleAndBoilObservation) -> bool:
        """Return whether a recipe of another's open book is to be chosen (ruling B15)."""
        return seen.asked_for == "steal_recipe"

    def tile_areas(self, seen: BubbleAndBoilObservation) -> dict[str, Area]:
        """Return where the tiles lie, by id."""
        tiles = self.tiles(seen)
        if not tiles:
            return {}
        columns = self._plan.area("choices.tiles").inset(TILE_GAP).columns(len(tiles), TILE_GAP)
        return {tile.id: area for tile, area in zip(tiles, columns, strict=True)}

    def _row(self, cards: Sequence[Card], size: tuple[float, float]) -> Iterator[tuple[Card, Area]]:
        """Yield cards side by side, overlapping where there are many."""
        panel = self._plan.area("choices")
        width, height = size
        room = panel.width - 2 * MARGIN
        pitch = min(width + 14, (room - width) / max(1, len(cards) - 1))
        left = panel.middle_x - (width + pitch * (len(cards) - 1)) / 2
        top = panel.bottom - height - 44 if size == CARD else panel.y + 88
        for index, card in enumerate(cards):
            yield card, Area(left + index * pitch, top, width, height)

    # Drawing

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation, marks: Marks, look: Look) -> None:
        """Draw the tiles and cards."""
        areas = self.tile_areas(seen)
        if areas:
            panels.paper(canvas, self._plan.area("choices.tiles"))
        for number, tile in enumerate(self.tiles(seen)):
            self._draw_tile(canvas, tile, areas[tile.id], marks, number, pointed=look.pointed == tile.id)
        cards = self.cards(seen)
        if cards or (seen.step == "brew" and seen.to_move == self._table.viewer):
            self._draw_cards(canvas, seen, cards, marks, look)

    def _draw_tile(self, canvas: Canvas, tile: Tile, area: Area, marks: Marks, number: int, *, pointed: bool) -> None:
        panels.paper(canvas, area, twin=number)
        if tile.id in marks.open:
            panels.ring(canvas, area if pointed else area.inset(3))
        canvas.centred(tile.sign, area.x + 20 + SIGN / 2, area.middle_y, height=SIGN)
        left = area.x + 34 + SIGN
        canvas.text(
            self._table.say(tile.words), left, area.middle_y, size=29, vertical="middle",
            width=area.right - left - 18, height=area.height - 20, lines=3, spacing=1.05,
        )  # fmt: skip
        if tile.id in marks.hinted:
            canvas.centred("icon.hint", area.right - 24, area.y + 24, height=40)

    def _draw_cards(
        self,
        canvas: Canvas,
        seen: BubbleAndBoilObservation,
        cards: dict[str, tuple[Card, Area]],
        marks: Marks,
        look: Look,
    ) -> None:
        panel = self._plan.area("choices")
        panels.paper(canvas, panel)
        brews = seen.step == "brew"
        title = "draft" if seen.step == "draft" else "brew" if brews else "steal"
        canvas.text(
            self._table.say(f"bubble_and_boil.choice.{title}"), panel.middle_x, panel.y + 38, size=34, role="display",
            align="center", vertical="middle", width=panel.width - 80, fit=True,
        )  # fmt: skip
        if brews:
            viewer = self._table.viewer
            counts = Area(panel.x + 40, panel.y + 62, panel.width - 80, 74)
            tally, corruption = seen.tallies[viewer], seen.corruption[viewer]
            draw_pot_counts(canvas, self._table.say, tally, corruption, marks.brewed, counts)
            draw_brewing_book(canvas, self._table.say, cards, self._plan.area("choices.book"), marks, look)
            return
        order = [id for id in cards if id != look.pointed] + [id for id in cards if id == look.pointed]
        for id in order:
            card, area = cards[id]
            place = area.moved(0, -LIFT if id == look.pointed else 0.0)
            draw_card(canvas, self._table.say, card, place)
            if part_of(id) in marks.chosen:
                panels.ring(canvas, place)
                canvas.centred("icon.check", place.x + 40, place.y - 4, height=46)
            if part_of(id) in marks.hinted:
                canvas.centred("icon.hint", place.right - 26, place.y + 28, height=44)


def _ways(card: Card, options: Sequence[int]) -> Iterator[Tile]:
    """Yield a tile for each way that a hexed seat may choose."""
    for option, (way, words) in enumerate(zip(ways(card), way_words(card), strict=True)):
        if option in options:
            yield Tile(f"way:{option + 1}", sign_of(way[0]).frame, reason("bubble_and_boil.choice.way", way=words))
