"""Score steps: the score of a seat part by part, in the order of the rules, with a sentence for each (002 Scoring)."""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Award, Card, Per, card_words, list_potions, potion_words
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR
from game.rules.bubble_and_boil.final_scoring import Sheet
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_facts import design_of, victory_of
from game.tables.bubble_and_boil.count.pouring import Pouring, book_order, pour

KEY = "bubble_and_boil.count"
VICTORY_SIGN = "victory.back.small"

Part: TypeAlias = Literal[
    "points", "diablerie", "rank", "crones", "pour", "corruption", "colours", "lock", "brew", "failed", "victory",
    "total", "rest",
]  # fmt: skip
"""What a step counts; the `rest` is named where it is left out."""

PARTS: frozenset[Part] = frozenset(get_args(Part)) - {"rest"}
BREWING: frozenset[Part] = frozenset({"pour", "lock", "brew", "failed", "rest"})
"""All parts, and those that tell what has become of a pot."""


class Step(NamedTuple):
    """A step of the count: its part, the card it is about, if any, and the points that it brings."""

    part: Part
    points: int = 0
    card: Card | None = None


class Row(NamedTuple):
    """A row of the score sheet: its name, and that `before` it is counted, its sign, points, and steps that fill it."""

    name: Reason
    before: Reason
    sign: str
    points: int
    steps: tuple[int, ...]


class ScoreSteps:
    """What one seat has at the end of a match that is over, counted step by step, or some parts of it."""

    def __init__(self, seen: BubbleAndBoilObservation, seat: Seat, name: str, parts: Collection[Part] = PARTS) -> None:
        if seen.sheets is None or seen.books is None:
            raise ValueError("the match is not over")
        self.name = name
        self.seen = seen
        self.seat = seat
        self.sheet: Sheet = seen.sheets[seat]
        self.brewed, self.failed = book_order(seen.books[seat], seen.brewed[seat] or ())
        self.pouring: Pouring = pour(seen.tallies[seat], seen.corruption[seat], self.brewed)
        self.steps = tuple(step for step in self._steps() if step.part in parts)

    def _steps(self) -> Iterator[Step]:
        """Yield the steps in the order of the rules: track and crones, then the pot, then potions."""
        sheet = self.sheet
        if sheet.points:
            yield Step("points", sheet.points)
        yield Step("diablerie", sheet.diablerie)
        yield Step("rank", sheet.highest + sheet.lowest)
        yield Step("crones", sheet.crones)
        yield Step("pour")
        yield Step("corruption", sheet.most_corruption + sheet.least_corruption)
        yield Step("colours", sum(sheet.colours))
        if self.seen.corruption[self.seat]:
            yield Step("lock")
        for card in self.brewed:
            yield Step("brew", design_of(card).potion.points, card)
        if self.failed or not self.brewed:
            yield Step("failed")
        for card, points in self._victories():
            yield Step("victory", points, card)
        yield Step("total", sheet.total)
        yield Step("rest")

    def _victories(self) -> Iterator[tuple[Card, int]]:
        """Yield the Alternative Victory cards that bring or cost points themselves."""
        for card, points in zip(self.seen.victories, self.sheet.victory, strict=True):
            if any(isinstance(rule, Per | Award) for rule in victory_of(card).rules):
                yield card, points

    def reached(self, part: Part, step: int) -> bool:
        """Return whether a part has begun to be counted after so many steps."""
        return any(each.part == part for each in self.steps[:step])

    def brews_after(self, step: int) -> int:
        """Return how many potions are brewed after so many steps."""
        return sum(each.part == "brew" for each in self.steps[:step])

    # The score sheet

    def rows(self) -> tuple[Row, ...]:
        """Return the rows of the score sheet without the total."""
        key = f"{KEY}.row"
        rank, corruption = (
            (self._row_of_award(part, values), reason(f"{key}.{part}.none"))
            for part, values in (("rank", self.seen.diablerie), ("corruption", self.seen.corruption))
        )
        crones = reason(f"{key}.crones", count=self.seen.crones[self.seat])
        potions = reason(f"{key}.potions", count=len(self.brewed))
        names: tuple[tuple[Part, str, Reason, Reason], ...] = (
            ("points", "hex.points", reason(f"{key}.points"), reason(f"{key}.points")),
            ("diablerie", "hex.diablerie", reason(f"{key}.diablerie"), reason(f"{key}.diablerie")),
            ("rank", "ladder.imp", *rank),
            ("crones", "hex.crone", crones, crones),
            ("corruption", "hex.corruption", *corruption),
            ("colours", "hex.sprout", reason(f"{key}.colours"), reason(f"{key}.colours")),
            ("brew", "hex.recipe", potions, reason(f"{key}.potions.before")),
        )
        rows = []
        for part, sign, name, before in names:
            # Where nothing is brewed the step that says so fills the row of the potions.
            own = self._numbers(part) or (self._numbers("failed") if part == "brew" else ())
            if own:
                rows.append(Row(name, before, sign, sum(self.steps[number - 1].points for number in own), own))
        for number in self._numbers("victory"):
            step = self.steps[number - 1]
            assert step.card is not None
            rows.append(Row(card_words(step.card), card_words(step.card), VICTORY_SIGN, step.points, (number,)))
        return tuple(rows)

    def _row_of_award(self, part: str, values: Sequence[int]) -> Reason:
        """Return the name of the row of an award; all who tie for it have all of it (ruling B36)."""
        place = _award(values, self.seat)
        name = reason(f"{KEY}.row.{part}.{place}")
        ties = place in {"most", "least"} and values.count(values[self.seat]) > 1
        return reason(f"{KEY}.row.tied", award=name) if ties else name

    def _numbers(self, part: Part) -> tuple[int, ...]:
        """Return the numbers of the steps that count a part, from 1."""
        return tuple(number for number, step in enumerate(self.steps, start=1) if step.part == part)

    # The sentences

    def says(self, step: int) -> Reason:
        """Return the sentence of a step; step 0 is before the first."""
        if step == 0:
            return reason(f"{KEY}.begin", name=self.name, count=self.seen.book_counts[self.seat])
        now = self.steps[step - 1]
        match now.part:
            case "points":
                return reason(f"{KEY}.points", count=now.points)
            case "diablerie":
                return reason(f"{KEY}.diablerie", level=self.sheet.diablerie_level, points=now.points)
            case "rank":
                return self._says_award("rank", self.seen.diablerie, now.points)
            case "crones":
                return self._says_crones(now.points)
            case "pour":
                discs = self.seen.corruption[self.seat]
                return reason(f"{KEY}.pour", count=sum(self.seen.tallies[self.seat]), corruption=discs)
            case "corruption":
                return self._says_award("corruption", self.seen.corruption, now.points)
            case "colours":
                return self._says_colours(now.points)
            case "lock":
                extra = self.pouring.extra
                key = f"{KEY}.lock.extra" if extra else f"{KEY}.lock"
                return reason(key, name=self.name, count=sum(self.pouring.locked), extra=extra)
            case "brew" | "victory" if now.card is not None:
                return self._says_card(now)
            case "failed":
                if not self.failed:
                    return reason(f"{KEY}.no_recipes", name=self.name)
                return reason(f"{KEY}.failed", cards=list_potions(self.failed))
            case "rest":
                return reason(f"{KEY}.rest")
        return reason(f"{KEY}.total", points=now.points, count=self.sheet.potions)

    def _says_award(self, what: str, values: Sequence[int], points: int) -> Reason:
        """Say why a seat has the awards for most and least of something, or why not."""
        place = _award(values, self.seat)
        if place != "none" and not points:
            place = "void"
        return reason(f"{KEY}.{what}.{place}", level=values[self.seat], points=points)

    def _says_crones(self, points: int) -> Reason:
        count = self.seen.crones[self.seat]
        if not count:
            return reason(f"{KEY}.crones.none")
        return reason(f"{KEY}.crones", count=count, each=points // count, points=points)

    def _says_colours(self, points: int) -> Reason:
        won = [colour for colour in EVERY_COLOUR if self.sheet.colours[colour]]
        if not won:
            return reason(f"{KEY}.colours.none")
        signs = "\u00a0".join(f"<cube.{COLOURS[colour]}.small>" for colour in won)
        return reason(f"{KEY}.colours", colours=signs, points=points)

    def _says_card(self, step: Step) -> Reason:
        assert step.card is not None
        if step.part == "victory":
            return reason(f"{KEY}.victory", card=card_words(step.card), points=step.points)
        size = design_of(step.card).potion.size
        return reason(f"{KEY}.brew", potion=potion_words(step.card), count=size, points=step.points)


def _award(values: Sequence[int], seat: Seat) -> str:
    """Return whether a seat has the most, the least, both (all are equal) or neither (ruling B36)."""
    most, least = values[seat] == max(values), values[seat] == min(values)
    if most and least:
        return "both"
    return "most" if most else "least" if least else "none"
