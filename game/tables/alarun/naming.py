"""Naming: the forty-nine ingredients that an apprentice may count as, laid out while it is named."""

from game.core.event import Seat
from game.rules.alarun.ingredient_cards import COLOURS, IDENTITIES, Card
from game.rules.alarun.moves import NAMES, Name
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.asking import Asking, Look
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

GAP, ROW_GAP = 4.0, 16.0


class Naming:
    """Draws the ingredients by kind and colour; the one that is best wears gold."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def areas(self) -> list[Area]:
        """Return where the ingredients lie: a row a kind, a column a colour."""
        rows = self._plan.area("naming.cards").rows(IDENTITIES // len(COLOURS), ROW_GAP)
        return [cell for row in rows for cell in row.columns(len(COLOURS), GAP)]

    def draw(self, canvas: Canvas, seen: AlarunObservation, asking: Asking, look: Look) -> None:
        """Draw all of them over the middle of the table."""
        panel = self._plan.area("naming")
        panels.paper(canvas, panel)
        title = self._plan.area("naming.title")
        canvas.text(
            self._table.say("alarun.table.naming"), *title.centre, size=30, role="display", align="center",
            vertical="middle", width=title.width, fit=True,
        )  # fmt: skip
        best = seen.sheet(self._table.viewer).identity if self._table.tells_best else None
        tried = tried_identity(asking, look)
        hinted = asking.hinted
        for move, area in zip(NAMES, self.areas(), strict=True):
            card = area.inset(-3) if move.identity == tried else area
            canvas.place(frame_of(move.identity, area.width), card)
            if move.identity in (best, tried):
                panels.ring(canvas, card)
            if move == hinted:
                canvas.centred("icon.hint", card.right - 14, card.bottom - 14, height=30)


def hides_best(table: Table, seen: AlarunObservation, seat: Seat) -> bool:
    """Return whether a seat is yet to name its apprentice and is not to see beforehand what is best."""
    return not table.tells_best and seen.phase == "name" and seen.identities[seat] is None


def is_nameless(table: Table, seen: AlarunObservation, seat: Seat) -> bool:
    """Return whether nothing is said of what an apprentice counts as: its best is not to be seen, or brings nothing."""
    brings_nothing = seen.identities[seat] is None and not seen.sheet(seat).potions
    return brings_nothing or hides_best(table, seen, seat)


def tried_identity(asking: Asking | None, look: Look) -> Card | None:
    """Return the ingredient that is pointed at, or else the one that was chosen."""
    if asking is None:
        return None
    for part in (look.pointed, *asking.narrowing.chosen):
        for move in NAMES:
            if part == move.parts[0]:
                return move.identity
    return None


def tried_sheet(seen: AlarunObservation, seat: Seat, asking: Asking | None, look: Look) -> Sheet | None:
    """Return the score of the square with the apprentice counted as it is tried, or None."""
    identity = tried_identity(asking, look) if seen.phase == "name" else None
    if identity is None:
        return None
    return seen.sheet(seat, identity)


def is_naming(move: object) -> bool:
    """Return whether a move names the apprentice, which is confirmed first, for it cannot be taken back."""
    return isinstance(move, Name)
