"""Tips of Alarún: what the counters, decks, figures and panels mean."""

from collections.abc import Iterator

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import card_words
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Sheet
from game.rules.alarun.square import HOME, cell_name
from game.tables.alarun.mats import Mat
from game.tables.alarun.naming import is_nameless
from game.tables.alarun.seats import MEDALLION, SeatPanels
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import Tip, around, keyed
from game.view.drawing.area import Area

COUNTER = 64.0
"""How wide the place of a counter is, in layout px."""

_words = keyed("alarun")


def tips_of(
    table: Table, plan: Plan, mat: Mat, panels: SeatPanels, seen: AlarunObservation, shown: AlarunObservation,
    tried: Sheet | None, *, asked: bool, lays: bool,
) -> Iterator[Tip]:  # fmt: skip
    """Yield what explains itself: points of one's own square as it is `shown`, with a card that is tried there, and
    its sheet where a name of the apprentice is `tried`. `asked` tells whether buttons lie where the order of turns is
    otherwise, `lays` whether a card is asked for.
    """
    sheet = tried or shown.sheet(table.viewer)
    yield from _round(table, plan, seen)
    yield from _square(table, plan, mat, seen, sheet)
    if lays:
        for number, area in enumerate(mat.tag_areas(seen, table.viewer)):
            yield Tip(f"edge {number}", area, _words("edge"), over=True)
    yield from _tally(table, plan, shown, sheet, nameless=tried is None and is_nameless(table, shown, table.viewer))
    yield from _middle(table, plan, seen, asked=asked)
    for seat in range(seen.seats):
        if seat != table.viewer:
            yield from _panel(table, plan, panels, seen, seat)


def _round(table: Table, plan: Plan, seen: AlarunObservation) -> Iterator[Tip]:
    moons = [Area.around(*plan.point(f"round.moon{number}"), 44, 44) for number in range(1, seen.rounds + 1)]
    is_over = seen.phase == "over"
    words = _words("round.over" if is_over else "round", number=seen.round_number, rounds=seen.rounds)
    yield Tip("round", around(plan.area("round.title"), *moons), words)
    yield Tip("plate", plan.area("seat0.plate"), _words("plate", name=table.seats[table.viewer].name))
    if seen.first_passer is not None:
        words = _alarun(seen)
        if seen.first_passer == table.viewer:
            yield Tip("alarun", plan.area("seat0.alarun"), words, over=True)
        yield Tip("first", around(plan.area("alarun"), plan.area("first.words")), words)
    else:
        yield Tip("first", plan.area("alarun"), _words("alarun.waits"))


def _alarun(seen: AlarunObservation) -> Reason:
    """Return what the figure means that stands with whoever passed first."""
    return _words("alarun.over" if seen.phase == "over" else "alarun")


def _square(table: Table, plan: Plan, mat: Mat, seen: AlarunObservation, sheet: Sheet) -> Iterator[Tip]:
    grid = mat.grid(seen, table.viewer)
    home = f"cell:{cell_name(HOME)}"
    yield Tip("square", plan.area("seat0.mat"), _words("square"), part=home if seen.phase == "act" else "")
    scale = _scale(seen)
    rows, columns = plan.area("rows"), plan.area("columns")
    for line in sheet.rows:
        area = Area.around(rows.middle_x, grid.row_y(line.index), COUNTER, COUNTER)
        yield Tip(f"row {line.index}", area, _words("row", count=line.points, **scale), over=True)
    for line in sheet.columns:
        area = Area.around(grid.column_x(line.index), columns.middle_y, COUNTER, COUNTER)
        yield Tip(f"column {line.index}", area, _words("column", count=line.points, **scale), over=True)
    named = seen.identities[table.viewer]
    words = _words("apprentice") if named is None else _words("apprentice.named", card=card_words(named))
    yield Tip("apprentice", grid.cell(HOME), words, over=True, part=home)


def _scale(seen: AlarunObservation) -> dict[str, int]:
    """Return what a potion of two to five cards brings."""
    return dict(zip(("two", "three", "four", "five"), seen.numbers.points[2:], strict=True))


def _tally(table: Table, plan: Plan, seen: AlarunObservation, sheet: Sheet, *, nameless: bool) -> Iterator[Tip]:
    points = seen.numbers.colour_bonus
    yield Tip("tally", plan.area("tally"), _words("tally.over" if seen.phase == "over" else "tally"))
    colour = around(plan.area("tally.title"), plan.area("tally.count"))
    yield Tip("tally.colour", colour, reason("alarun.table.colour.tip", points=points))
    stands_for = card_words(sheet.identity)
    others = 0 if seen.phase == "name" else seen.as_good(table.viewer)
    if nameless:
        said = _words("apprentice")
    elif seen.phase == "over":
        said = _words("apprentice.named", card=stands_for)
    elif others:
        said = _words("stands_for.any", card=stands_for, count=others)
    else:
        said = _words("stands_for", card=stands_for)
    yield Tip("tally.apprentice", plan.area("tally.apprentice"), said)
    for number, name in enumerate(("potions", "colour", "centum"), start=1):
        slice_, word = plan.point(f"tally.slice{number}"), plan.point(f"tally.word{number}")
        area = around(Area.around(*slice_, COUNTER, COUNTER), Area.around(*word, 100, 30))
        args = _scale(seen) if name == "potions" else {"points": points}
        yield Tip(f"part {name}", area, _words(f"part.{name}", **args))
    total, word = plan.point("tally.total"), plan.point("tally.total.word")
    area = around(Area.around(*total, 96, 96), Area.around(*word, 100, 30))
    closed = seen.colour_of_seat(table.viewer) is None
    said = _words("open_total", name=table.seats[table.viewer].name) if closed else _words("total")
    yield Tip("tally.total", area, said)


def _middle(table: Table, plan: Plan, seen: AlarunObservation, *, asked: bool) -> Iterator[Tip]:
    yield Tip("stack", around(plan.area("stack"), plan.area("stack.count")), _words("stack", count=seen.stack))
    yield Tip("scale", plan.area("scale"), _words("scale", **_scale(seen)))
    if seen.discards:
        area = around(plan.area("discards"), plan.area("discards.count"))
        yield Tip("discards", area, _words("discards", count=len(seen.discards)))
    yield Tip("centre", plan.area("centre"), _words("centre"))
    if seen.down:
        downs = [plan.area(f"centre.down{index}") for index in range(seen.down)]
        yield Tip("down", around(*downs), _words("down"), over=True)
    if seen.phase != "over":
        yield Tip("hand", plan.area("hand"), _words("hand", name=table.seats[table.viewer].name))
    if not asked:
        yield Tip("turns", plan.area("turns"), _words("turns"))


def _panel(table: Table, plan: Plan, panels: SeatPanels, seen: AlarunObservation, seat: Seat) -> Iterator[Tip]:
    prefix, name = panels.prefix(seat), table.seats[seat].name
    x, y = plan.point(f"{prefix}.total")
    total = around(Area.around(x, y, MEDALLION, MEDALLION), plan.area(f"{prefix}.total.word"))
    key = "open_total" if seen.colours is None else "their_total"
    yield Tip(f"total {seat}", total, _words(key, name=name), over=True)
    if seen.hand_counts[seat]:
        areas = panels.hand_areas(seat, seen.hand_counts[seat])
        yield Tip(f"hand {seat}", around(*areas), _words("their_hand", name=name), over=True)
    if seen.first_passer == seat:
        yield Tip(f"alarun {seat}", plan.area(f"{prefix}.alarun"), _alarun(seen), over=True)
