"""Token motions: how tokens, fields and cellars travel over the table."""

from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron import events, token_places
from game.rules.cauldron.ingredients import ALL_KINDS, Kind, count
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.pieces.card_facts import ART
from game.tables.cauldron.pieces.field_board import FieldBoard, HexGrid, moving
from game.tables.cauldron.pieces.season_panel import SeasonPanel
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.plan import Plan
from game.view.drawing.theme import Durations
from game.view.motion import Pose, Step, appear, change, fly, parallel, sequence, sprite_actor, stay, vanish, wait

TOKEN = 62.0
SLOWER = 1.5
"""How much longer than others a token flies, so that the eye can follow it."""

SHORT, READING = 0.35, 0.8
RISE = 70.0
PILE = 62.0


def held(part: float) -> float:
    """Stay at the start until the end."""
    del part
    return 0.0


class TokenMotions:
    """Turns what happens to tokens, fields and cellars into steps."""

    def __init__(self, plan: Plan, times: Durations, board: FieldBoard, huts: SeatPanels, middle: SeasonPanel) -> None:
        self._plan = plan
        self._times = times
        self._board = board
        self._huts = huts
        self._middle = middle

    def _field_pose(self, grid: HexGrid, cell: Cell) -> Pose:
        x, y = grid.token(cell)
        return Pose(x, y, scale=grid.token_width / TOKEN)

    def _token_pose(self, seen: CauldronObservation, place: int, kind: Kind) -> Pose | None:
        """Return how a token lies at a place, None in the game supply, which lies in the box."""
        if place == token_places.STOCK:
            return None
        if token_places.is_field(place):
            return self._field_pose(self._board.grid(seen), token_places.cell_of(place))
        seat = token_places.seat_of(place)
        if token_places.is_supply(place):
            area = self._huts.token_area(seat, kind)
        else:
            area = self._huts.cellared_area(seen, seat, kind)
            area = area.inset(area.width * 0.22)
        return Pose(*area.centre, scale=area.width / TOKEN)

    def moved(
        self, before: CauldronObservation, after: CauldronObservation, kind: Kind, origin: int, target: int
    ) -> Step:
        """A token travels; what it adds to is counted when it is there."""
        actor = sprite_actor(f"token.{ART[kind]}", TOKEN)
        start, end = self._token_pose(before, origin, kind), self._token_pose(after, target, kind)
        hides, steps = self._arrival(before, after, kind, target)
        seconds = self._times.fly * SLOWER
        if start is None and end is not None:
            return parallel(appear(actor, end, seconds, hides=hides), *steps)
        if end is None and start is not None:
            return parallel(fly(actor, start, start._replace(y=start.y - RISE, alpha=0.0, scale=0.5), seconds, lift=0))
        if start is None or end is None:
            return wait(0.0)
        return parallel(fly(actor, start, end, seconds, hides=hides), *steps)

    def _arrival(
        self, before: CauldronObservation, after: CauldronObservation, kind: Kind, target: int
    ) -> tuple[tuple[str, ...], list[Step]]:
        """Return what is hidden until a token arrives, and the numbers that wait for it."""
        seconds = self._times.fly * SLOWER
        if target == token_places.STOCK:
            return (), []
        if token_places.is_field(target):
            cell = token_places.cell_of(target)
            had = next((number for at, _, number in before.fields if at == cell), 0)
            return (), [change(f"field {cell}", had, had + 1, seconds, held)]
        seat = token_places.seat_of(target)
        if token_places.is_cellar(target):
            return (f"cellared {seat} {kind}",), []
        had, has = count(before.supply[seat], kind), count(after.supply[seat], kind)
        return (), [change(f"supply {seat} {kind}", had, has, seconds, held)]

    def sprout(self, after: CauldronObservation, cell: Cell, kind: Kind) -> Step:
        """A token grows on a field."""
        pose = self._field_pose(self._board.grid(after), cell)
        actor = sprite_actor(f"token.{ART[kind]}", TOKEN)
        return appear(actor, pose, self._times.fly, hides=(f"token {cell}",))

    def wither(self, after: CauldronObservation, cell: Cell, kind: Kind) -> Step:
        """What is left on a field fades."""
        pose = self._field_pose(self._board.grid(after), cell)
        return vanish(sprite_actor(f"token.{ART[kind]}", TOKEN), pose, self._times.fade)

    def spoiled(self, before: CauldronObservation, after: CauldronObservation, seat: Seat, tokens: int) -> Step:
        """What spoils fades where it lies."""
        steps: list[Step] = []
        for kind in ALL_KINDS:
            if count(tokens, kind):
                area = self._huts.token_area(seat, kind)
                pose = Pose(*area.centre)
                steps.append(vanish(sprite_actor("token.spoiled", area.width), pose, self._times.fade * 2))
                had, has = count(before.supply[seat], kind), count(after.supply[seat], kind)
                steps.append(change(f"supply {seat} {kind}", had, has, self._times.fade, held))
        return parallel(*steps)

    # Fields and cellars

    def _regridded(self, before: CauldronObservation, after: CauldronObservation, seconds: float) -> list[Step]:
        """Return how the board makes room."""
        start, end = self._board.grid(before), self._board.grid(after)
        pairs = zip(moving(start), moving(end), strict=True)
        return [change(f"board.{name}", had, has, seconds) for (name, had), (_, has) in pairs if had != has]

    def laid(self, before: CauldronObservation, after: CauldronObservation, cell: Cell, kind: Kind) -> Step:
        """A field comes from its pile, and the board makes room."""
        seconds = self._times.fly * SLOWER
        area = self._board.grid(after).area(cell)
        actor = sprite_actor(f"field.{ART[kind]}", area.width)
        pile = Pose(*self._plan.point(f"market.field.{ART[kind]}"), scale=PILE / area.width)
        flight = fly(actor, pile, Pose(*area.centre), seconds, hides=(f"tile {cell}",))
        return parallel(*self._regridded(before, after, seconds), flight)

    def removed(self, before: CauldronObservation, after: CauldronObservation, cell: Cell, kind: Kind) -> Step:
        """A field fades, and the board closes up."""
        area = self._board.grid(before).area(cell)
        actor = sprite_actor(f"field.{ART[kind]}", area.width)
        gone = vanish(actor, Pose(*area.centre), self._times.fade * 2)
        return sequence(gone, parallel(*self._regridded(before, after, self._times.fly)))

    def cellar(self, before: CauldronObservation, after: CauldronObservation, seat: Seat) -> Step:
        """A cellar is built into a hut."""
        area = self._huts.cellar_areas(after, seat)[after.cellars[seat] - 1]
        stack = self._middle.stack_area("cellar")
        actor = sprite_actor("cellar", area.width)
        start = Pose(*stack.centre, scale=stack.width / area.width)
        seconds = self._times.fly * SLOWER
        held_back = change(f"cellars {seat}", before.cellars[seat], after.cellars[seat], seconds, held)
        return parallel(fly(actor, start, Pose(*area.centre), seconds), held_back)

    def announced(self, event: events.ActionAnnounced, before: CauldronObservation) -> Step:
        """What another seat is about to do is marked where it will happen."""
        if event.cell is not None:
            area = self._board.grid(before).area(event.cell)
            return stay(sprite_actor("field.aim", area.width, area.height), Pose(*area.centre), SHORT)
        if event.victim is not None and event.kind is not None:
            area = self._huts.token_area(event.victim, event.kind)
            return stay(sprite_actor("token.ring", area.width), Pose(*area.centre), READING)
        return wait(0.05)
