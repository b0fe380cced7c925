"""Tips of Cauldron: what tokens, fields, decks, stones and the papers of the huts mean."""

from collections.abc import Iterator

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron.ingredients import ALL_KINDS, KINDS, count, items_in
from game.rules.cauldron.observation import CauldronObservation
from game.tables.answering import BELL
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, kind_words
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.cauldron.pieces.season_panel import STACKS, SeasonPanel, is_awake
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.cauldron.pieces.track import GOAL, MagikTrack
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import Tip, around, keyed
from game.view.drawing.area import Area

STONE, HAT, MEDAL = 58.0, 56.0, 84.0
"""The places of a stone, a hat on the track and a medal, in layout px."""

_words = keyed("cauldron")


class Tips:
    """Says what explains itself at the table of Cauldron."""

    def __init__(
        self, table: Table, plan: Plan, book: CardFacts, track: MagikTrack, huts: SeatPanels,
        home: OwnHut, middle: SeasonPanel,
    ) -> None:  # fmt: skip
        self._table = table
        self._plan = plan
        self._book = book
        self._track = track
        self._huts = huts
        self._home = home
        self._middle = middle

    def of(self, seen: CauldronObservation, *, stall: bool, staged: bool, answers: bool) -> Iterator[Tip]:
        """Yield what explains itself; where the actions are lies the market's `stall`, what is `staged`, or answers."""
        yield from self._stones(seen)
        yield from self._season(seen)
        if self._middle.shows_stacks(stall=stall):
            yield from self._stacks(seen)
        for seat in range(seen.seats):
            yield from self._hut(seen, seat)
        if answers:
            yield Tip("answers", self._plan.area("actions"), _words("answers"))
        elif staged:
            yield Tip("stage", self._plan.area("actions"), _words("stage"))
        elif not stall:
            yield Tip("actions", self._plan.area("actions"), _words("actions"))
            for verb in ("harvest", "steal", "brew", "cast", "move"):
                words = reason(f"cauldron.table.tip.{verb}")
                yield Tip(f"bar {verb}", self._plan.area(f"button.{verb}"), words)
            yield Tip("end", self._plan.area("button.end"), _words("end"))

    def _stones(self, seen: CauldronObservation) -> Iterator[Tip]:
        plan, numbers = self._plan, self._book.numbers
        for number in range(GOAL + 1):
            low, high = number <= numbers.enthusiasm, number >= numbers.alchemy
            key = "goal" if number == GOAL else "stone.enthusiasm" if low else "stone.alchemy" if high else "stone"
            area = Area.around(*plan.point(f"magik.{number}"), STONE, STONE)
            yield Tip(f"stone {number}", area, _words(key, count=number))
        yield Tip("magik", plan.area("magik.title"), _words("magik"))
        yield Tip("goal", plan.area("magik.goal"), _words("goal", count=GOAL))
        yield Tip("rituals", plan.area("magik.rituals"), _words("rituals"))
        for zone, area in self._track.zone_areas().items():
            yield Tip(f"zone {zone}", area, _words(f"zone.{zone}"))
        for seat, (x, y) in self._track.hats(seen).items():
            words = _words("hat", name=self._table.seats[seat].name, count=seen.magik[seat])
            yield Tip(f"hat {seat}", Area.around(x, y, HAT, HAT), words)

    def _season(self, seen: CauldronObservation) -> Iterator[Tip]:
        plan = self._plan
        key, order = ("season.market", "order.market") if seen.in_market else ("season", "order")
        key = "season.over" if seen.is_over and not seen.in_market else key
        yield Tip("season", plan.area("season.title"), _words(key, number=max(1, seen.season)))
        yield Tip("left", plan.area("prompt.count"), self._left(seen))
        asleep = "bell.silenced" if any(map(sum, seen.hand_counts)) else "bell.asleep"
        key, part = ("bell", BELL) if is_awake(seen) else (asleep, "")
        yield Tip("bell", plan.area("bell"), _words(key), over=True, part=part)
        for at, seat in enumerate(self._middle.order(seen)):
            x, y = plan.point(f"order.{at}")
            letter = plan.point(f"order.{at}.letter")
            area = around(Area.around(x, y, 40, 40), Area.around(letter[0], letter[1] - 14, 30, 24))
            yield Tip(f"order {at}", area, _words(order, name=self._table.seats[seat].name, number=at + 1))

    def _left(self, seen: CauldronObservation) -> Reason:
        """Return what the figure beside the prompt counts."""
        if seen.in_market:
            return _words("left.market")
        return _words("left.over" if seen.is_over else "left", count=sum(number for _, _, number in seen.fields))

    def _stacks(self, seen: CauldronObservation) -> Iterator[Tip]:
        for name in (*STACKS, "cellar"):
            if name.startswith("spell.") and not seen.has_spells:
                continue
            x, y = self._plan.point(f"stack.{name}.count")
            area = around(self._middle.stack_area(name), Area.around(x, y, 40, 40))
            locked = ".locked" if name.endswith("advanced") and not seen.rituals else ""
            number = seen.cellars_left if name == "cellar" else seen.left_in(STACKS[name])
            yield Tip(f"stack {name}", area, _words(f"stack.{name}{locked}", count=number))
        for name in ("spells", "potions", "others"):
            if name != "spells" or seen.has_spells:
                yield Tip(f"stacks {name}", self._plan.area(f"stacks.{name}"), _words(f"stacks.{name}"))

    def _hut(self, seen: CauldronObservation, seat: Seat) -> Iterator[Tip]:
        plan, huts, prefix = self._plan, self._huts, self._huts.prefix(seat)
        own, name, part = seat == self._table.viewer, self._table.seats[seat].name, f"seat:{seat}"
        over, part = (False, "") if own else (True, part)
        if own:
            yield Tip("wall", plan.area("seat0.wall"), _words("hut"))
        who = around(*(plan.area(f"{prefix}.{place}") for place in ("portrait", "hat", "name", "character")))
        if not own:
            who = who._replace(width=min(who.right, huts.character_area(seat).x) - who.x)
        character = card_words(seen.characters[seat])
        yield Tip(f"seat {seat}", who, _words("seat", name=name, character=character), over=over, part=part)
        medal = (
            Area.around(*huts.magik_point(seat), MEDAL, MEDAL) if own else Area.around(*huts.magik_point(seat), 56, 56)
        )
        yield Tip(f"medal {seat}", medal, _words("medal", name=name, count=seen.magik[seat]), over=over, part=part)
        for kind in ALL_KINDS:
            number = count(seen.supply[seat], kind)
            if not number:
                words = _words("none", name=name, kind=kind_words(KINDS[kind]))
                yield Tip(f"place {seat} {kind}", huts.token_area(seat, kind), words, over=over, part=part)
        inside = items_in(seen.cellared[seat])
        for at, area in enumerate(huts.cellar_areas(seen, seat)):
            if at >= len(inside):
                key = "cellar" if at < seen.cellars[seat] else "cellar.none"
                meant = "cellars" if own and key == "cellar" else part
                yield Tip(f"cellar {seat} {at}", area, _words(key, name=name), over=over, part=meant)
        if own:
            kept = seen.kept(seat)
            words = _words("supply.kept", count=kept) if kept else _words("supply")
            yield Tip("supply", plan.area("seat0.supply.title"), words)
        elif sum(seen.hand_counts[seat]):
            area = plan.area(f"{prefix}.spells")
            yield Tip(
                f"spells {seat}", area, _words("spells", name=name, count=sum(seen.hand_counts[seat])), True, part
            )
