"""Motions: how each event of Cauldron moves over the table; the picture beneath is that after the event."""

from collections.abc import Callable, Hashable

from game.core.effects import root_of
from game.core.event import Event, Seat
from game.core.reason import Argument, Reason, reason
from game.rules.cauldron import events
from game.rules.cauldron.observation import CauldronObservation
from game.tables.cauldron.asked import victim_of
from game.tables.cauldron.large import draw_large_card
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words
from game.tables.cauldron.pieces.field_board import FieldBoard, note_point, note_width
from game.tables.cauldron.pieces.field_notes import FieldNotes
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.cauldron.pieces.season_panel import SeasonPanel, draw_omen_card
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.cauldron.pieces.small_cards import draw_potion_card
from game.tables.cauldron.token_motions import READING, SHORT, TokenMotions
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import (
    Actor,
    Pose,
    Step,
    change,
    flip,
    fly,
    parallel,
    sequence,
    sprite_actor,
    stay,
    vanish,
    wait,
)

STAGGER = 0.06
RIBBON = (330.0, 40.0)
TUMBLES = 4
TUMBLE = 0.09
DIE = 76.0
LARGE = (420.0, 620.0)
CARD_EDGE = 8.0
"""How far the edge and the shadow of a card reach round its place, in layout px."""

ABOVE_PROMPT = 6.0
"""How far above the prompt, which says who casts it, a spell ends that is shown to all."""


class Motions:
    """Turns events into scripts for the timeline."""

    def __init__(
        self,
        table: Table,
        plan: Plan,
        book: CardFacts,
        board: FieldBoard,
        notes: FieldNotes,
        huts: SeatPanels,
        home: OwnHut,
        middle: SeasonPanel,
    ) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._board = board
        self._notes = notes
        self._huts = huts
        self._home = home
        self._middle = middle
        self._times = table.services.theme.durations
        self._tokens = TokenMotions(plan, self._times, board, huts, middle)

    def script(self, event: Event, before: CauldronObservation, after: CauldronObservation) -> Step:
        """Return how an event moves, from the table before it to that after it."""
        match event:
            case events.SeasonStarted(number):
                return self._told("cauldron.table.season", number=number)
            case events.OmenDrawn(omen):
                return self._omen(omen)
            case events.Grown(fields):
                return parallel(
                    *(self._tokens.sprout(after, cell, kind) for cell, kind, _ in fields), stagger=STAGGER / 2
                )
            case events.FieldCleared(cell, kind):
                return self._tokens.wither(after, cell, kind)
            case events.DieRolled(seat, number):
                return self._die(seat, number, tumbles=True)
            case events.DieChanged(seat, number):
                return self._die(seat, number, tumbles=False)
            case events.FirstSeat(seat):
                return self._said(seat, "first")
            case events.ActionAnnounced(seat):
                return self._tokens.announced(event, before) if seat != self._table.viewer else wait(0.05)
            case events.AbilityUsed(seat, ability):
                return self._said(seat, "uses", card=card_words(ability))
            case events.ActionFoiled(seat, action):
                return self._said(seat, f"foiled.{self._book.way_of(action)}")
            case events.TokenMoved(kind, origin, target):
                return self._tokens.moved(before, after, kind, origin, target)
            case events.TheftFailed(thief, victim):
                return self._said(thief, "spotted", victim=self._table.seats[victim].name)
            case events.Brewed(seat, potion):
                return self._brewed(after, seat, potion)
            case events.MagikChanged(seat, step, magik):
                return self._climbed(seat, magik - step, magik)
            case events.TrackReached(seat, effect) if self._book.stone(effect).does_something(after.has_spells):
                return self._reached(seat, effect)
            case events.RitualsUnlocked():
                return self._told("cauldron.log.rituals")
            case events.CellarGained(seat):
                return self._tokens.cellar(before, after, seat)
            case events.FieldLaid(_, cell, kind):
                return self._tokens.laid(before, after, cell, kind)
            case events.FieldRemoved(cell, kind):
                return self._tokens.removed(before, after, cell, kind)
            case events.Spoiled(seat, tokens):
                return self._tokens.spoiled(before, after, seat, tokens)
        return self._cards(event, before, after)

    def _cards(self, event: Event, before: CauldronObservation, after: CauldronObservation) -> Step:
        """Return how an event of cards, effects and turns moves."""
        match event:
            case events.SpellCast(seat, spell, _, chosen):
                return self._cast(before, seat, spell, victim_of(self._book, spell, chosen))
            case events.SpellCancelled(seat, spell):
                return self._said(seat, "cancelled", card=card_words(spell))
            case events.SpellsDrawn(seat, tier, number):
                return self._drawn(before, after, seat, tier, number)
            case events.SpellDiscarded(seat, card) | events.CardRejected(seat, card):
                return self._shown(before, seat, card)
            case events.PotionDiscarded(seat, card):
                return self._said(seat, "discards", card=card_words(card))
            case events.PotionGained(seat, potion):
                return self._potion(after, seat, potion)
            case events.PotionMoved(potion, origin, target):
                return self._passed_on(before, after, potion, origin, target)
            case events.EffectDue(_, source):
                return self._told("cauldron.log.due", card=card_words(root_of(source).partition(".")[2]))
            case events.CardsSeen(seat, deck, of):
                if of is not None:
                    return self._said(seat, "looks_at_hand", victim=self._table.seats[of].name)
                return self._said(seat, "looks_at_deck") if deck is not None else wait(0.0)
            case events.EffectEnded(source) if source.startswith(("omen.", "spell.")):
                return wait(0.05)
            case events.OrderChanged(seat):
                return self._told("cauldron.log.order") if seat is None else self._said(seat, "next")
            case events.ActionsGained(seat, number):
                return self._said(seat, "actions", count=number)
            case events.HarvestEnded(seat, forced):
                return self._told("cauldron.log.harvest_stalled") if forced else self._said(seat, "harvest_over")
            case events.MarketStarted():
                return self._told("cauldron.log.market")
            case events.Bought(seat, goods, price):
                return self._said(seat, "buys", goods=Reason(f"cauldron.goods.{goods}"), price=price)
            case events.Passed(seat):
                return self._said(seat, "passes")
            case events.MatchEnded():
                return wait(READING)
            case events.SpellResolved() | events.TurnStarted() | events.DeckShuffled() | events.CardsBuried():
                return wait(0.05)
            case events.EffectBegan() if not event.holds_for_good:
                return self._marked(before, after)
        return wait(0.0)

    # Words that pass

    def _said(self, seat: Seat, key: str, **args: Argument) -> Step:
        """A ribbon at a hut says what its seat does, in the words of the log."""
        return self._said_in(seat, f"cauldron.log.{key}", **args)

    def _said_in(self, seat: Seat, key: str, **args: Argument) -> Step:
        """A ribbon at a hut says in some words what its seat does; the viewer's own deeds need no saying."""
        if seat == self._table.viewer:
            return wait(SHORT / 2)
        words = reason(key, name=self._table.seats[seat].name, **args)
        return stay(self._ribbon(words, self._table.colour(seat)), Pose(*self.ribbon_area(seat).centre), READING)

    def ribbon_area(self, seat: Seat) -> Area:
        """Return where a ribbon at the hut of a rival says what they do."""
        wall = self._plan.area(f"{self._huts.prefix(seat)}.wall")
        x = min(max(wall.middle_x, RIBBON[0] / 2 + 10), 1910 - RIBBON[0] / 2)
        return Area.around(x, wall.bottom - 22, *RIBBON)

    def _told(self, key: str, **args: Argument) -> Step:
        """A ribbon in the middle says what happens to all."""
        x, y = self._plan.point("board.centre")
        return stay(self._ribbon(reason(key, **args), "gold"), Pose(x, y), READING)

    def _ribbon(self, words: Reason, tone: str) -> Actor:
        def draw(canvas: Canvas, pose: Pose) -> None:
            area = Area.around(pose.x, pose.y, *RIBBON)
            panels.name_ribbon(canvas, area, self._table.say(words), tone, size=25)

        return draw

    def _marked(self, before: CauldronObservation, after: CauldronObservation) -> Step:
        """The hat of whoever marks a field with what has begun goes there from their hut."""
        had, worn = self._notes.worn(before), self._notes.worn(after)
        note = next((note for note in worn if note not in had), None)
        if note is None or note.seat is None:
            return wait(0.05)
        grid = self._board.grid(after)
        place = Pose(*note_point(grid, worn, note))
        hat = sprite_actor(f"hat.{self._table.colour(note.seat)}.small", note_width(grid))
        start = Pose(*self._plan.area(f"{self._huts.prefix(note.seat)}.hat").centre, scale=2.0)
        flight = fly(hat, start, place, self._times.fly * 1.5, hides=(f"note {note.cell} {note.seat}",))
        return parallel(sequence(flight, wait(SHORT)), self._said_in(note.seat, "cauldron.table.marks"))

    # Magik, potions, spells, omens

    def _climbed(self, seat: Seat, had: int, has: int) -> Step:
        """A hat walks along the track, a number at a time."""
        return change(f"magik.{seat}", had, has, self._times.count + 0.05 * abs(has - had))

    def _reached(self, seat: Seat, effect: str) -> Step:
        x, y = self._plan.point(f"magik.{self._book.stone(effect).at}.seal")
        words = reason("cauldron.log.reaches", name=self._table.seats[seat].name, card=card_words(effect))
        sparks = [stay(sprite_actor(f"sparks.{at}", 90), Pose(x, y), READING / 3) for at in range(3)]
        middle = Pose(*self._plan.point("board.centre"))
        return parallel(sequence(*sparks), stay(self._ribbon(words, self._table.colour(seat)), middle, READING))

    def _brewed(self, after: CauldronObservation, seat: Seat, potion: str) -> Step:
        """The potion is held up before all."""
        area = self._potion_areas(after, seat).get(potion)
        x, y = self._plan.point("board.centre")
        start = Pose(*(area.centre if area is not None else (x, y)), scale=0.6)

        def draw(canvas: Canvas, pose: Pose) -> None:
            size = Area.around(pose.x, pose.y, 206 * pose.scale, 350 * pose.scale)
            draw_potion_card(canvas, self._table, self._book, potion, size)

        rise = fly(draw, start, Pose(x, y), self._times.fly * 1.6)
        return sequence(rise, stay(draw, Pose(x, y), READING), parallel(*self._sparkle(x, y)))

    def _sparkle(self, x: float, y: float) -> list[Step]:
        return [sequence(*(stay(sprite_actor(f"sparks.{at}", 150), Pose(x, y), 0.1) for at in range(3)))]

    def _omen(self, omen: str) -> Step:
        """The omen turns over on its way from the stack."""
        area, stack = self._plan.area("omen"), self._middle.stack_area("omen")

        face = self._face(omen, area, lambda canvas: draw_omen_card(canvas, self._table, self._book, omen, area))
        start = Pose(*stack.centre, scale=stack.width / area.width)
        back = sprite_actor("back.omen", area.width, area.height)
        turned = flip(back, face, start, self._times.flip * 1.6, hides=("omen",), finish=Pose(*area.centre))
        return sequence(turned, wait(SHORT))

    def _cast(self, before: CauldronObservation, seat: Seat, spell: str, victim: Seat | None) -> Step:
        """The spell is shown to all, with whom it is aimed at."""
        aimed = () if victim is None else (reason("cauldron.why.aimed", name=self._table.seats[victim].name),)
        start, area = self._hand_pose(before, seat, spell), self.cast_area()

        def draw(canvas: Canvas) -> None:
            draw_large_card(canvas, self._table, self._book, spell, area, aimed)

        face, end = self._face(spell, area, draw, *aimed), Pose(*area.centre)
        if spell in before.hand and seat == self._table.viewer:
            shown = fly(face, start, end, self._times.fly * 1.5)
        else:
            back = sprite_actor(f"back.spell.{self._book.tier(spell)}", *LARGE)
            shown = flip(back, face, start, self._times.flip * 1.6, finish=end)
        return sequence(shown, stay(lambda canvas, _: draw(canvas), end, READING * 1.5))

    def _face(self, card: str, area: Area, draw: Callable[[Canvas], None], *told: Reason) -> Actor:
        """Return the actor of a card as `draw` draws it in an area: whole at every size and turn, drawn once.

        `told` is what stands there beside what the card says.
        """
        key: Hashable = ("in flight", card, self._table.say(card_words(card)), *map(self._table.say, told))
        whole = area.inset(-CARD_EDGE)

        def shown(canvas: Canvas, pose: Pose) -> None:
            wide = whole.width * pose.scale * pose.width_factor
            if wide > 0:
                canvas.squeezed(key, whole, Area.around(pose.x, pose.y, wide, whole.height * pose.scale), draw)

        return shown

    def cast_area(self) -> Area:
        """Return where a spell that is cast is shown to all: before the board, above the prompt."""
        x, _ = self._plan.point("board.centre")
        return Area(x - LARGE[0] / 2, self._plan.area("prompt").y - ABOVE_PROMPT - LARGE[1], *LARGE)

    def _hand_pose(self, seen: CauldronObservation, seat: Seat, spell: str) -> Pose:
        """Return where a spell lies in a hand; in a closed one that is any place."""
        if seat == self._table.viewer:
            areas = [place.card for place in self._home.spells(seen)]
            at = seen.hand.index(spell) if spell in seen.hand else 0
            area = areas[at] if areas else self._plan.area("seat0.spells")
        else:
            area = self._huts.back_area(seen, seat)
        return Pose(*area.centre, scale=area.width / LARGE[0])

    def _shown(self, before: CauldronObservation, seat: Seat, card: str) -> Step:
        """A discarded card is shown for a moment where it leaves."""
        if card in self._book.potion_order:
            return self._said(seat, "discards", card=card_words(card))
        start = self._hand_pose(before, seat, card)
        actor = sprite_actor(f"back.spell.{self._book.tier(card)}", LARGE[0])
        gone = vanish(actor, start, self._times.fade * 2)
        return parallel(gone, self._said(seat, "discards", card=card_words(card)))

    def _drawn(
        self, before: CauldronObservation, after: CauldronObservation, seat: Seat, tier: str, number: int
    ) -> Step:
        """Spells fly as backs from their stack into a hand."""
        stack = self._middle.stack_area(f"spell.{tier}")
        back = sprite_actor(f"back.spell.{tier}", stack.width)
        start = Pose(*stack.centre)
        if seat == self._table.viewer:
            areas = [place.card for place in self._home.spells(after)]
            at = _added(before.hand, after.hand) or [*range(len(areas))][-number:]
            flights = [
                fly(back, start, self._to(areas[place], stack.width), self._times.fly * 1.5, hides=(f"spell {place}",))
                for place in at
            ]
            return parallel(*flights, stagger=STAGGER)
        total, end = sum(after.hand_counts[seat]), self._to(self._huts.back_area(after, seat), stack.width)
        return parallel(
            *(
                fly(back, start, end, self._times.fly * 1.5, hides=(f"back {seat} {total - 1 - step}",))
                for step in range(number)
            ),
            stagger=STAGGER,
        )

    def _to(self, area: Area, width: float) -> Pose:
        return Pose(*area.centre, scale=area.width / width)

    def _potion(self, after: CauldronObservation, seat: Seat, potion: str) -> Step:
        """A potion flies from its stack to its owner."""
        stack = self._middle.stack_area(f"potion.{self._book.tier(potion)}")
        areas = self._potion_areas(after, seat)
        back = sprite_actor(f"back.potion.{self._book.tier(potion)}", stack.width)
        end = self._to(areas[potion], stack.width)
        return fly(back, Pose(*stack.centre), end, self._times.fly * 1.6, hides=(f"potion {seat} {potion}",))

    def _passed_on(
        self, before: CauldronObservation, after: CauldronObservation, potion: str, origin: Seat, target: Seat
    ) -> Step:
        """A potion flies from one seat to another."""
        start, end = self._potion_areas(before, origin)[potion], self._potion_areas(after, target)[potion]
        actor = sprite_actor(f"back.potion.{self._book.tier(potion)}", start.width)
        hides = (f"potion {target} {potion}",)
        return fly(actor, Pose(*start.centre), self._to(end, start.width), self._times.fly * 1.6, hides=hides)

    def _potion_areas(self, seen: CauldronObservation, seat: Seat) -> dict[str, Area]:
        """Return where the potions of a seat lie."""
        own = seat == self._table.viewer
        return self._home.potion_areas(seen) if own else self._huts.potion_areas(seen, seat)

    # Dice and announcements

    def _die(self, seat: Seat, number: int, *, tumbles: bool) -> Step:
        """A die tumbles, lies there, and is read."""
        place = self._table.place_of(seat)
        x, y = self._plan.point(f"dice.{place}")
        tilt = self._plan.tilt(f"dice.{place}")
        colour = self._table.colour(seat)

        def lying(canvas: Canvas, pose: Pose) -> None:
            canvas.centred("die.shadow", pose.x + 4, pose.y + DIE * 0.42, width=DIE)
            canvas.centred(f"die.{number}", pose.x, pose.y, width=DIE, rotation=tilt)
            canvas.centred(f"hat.{colour}.small", pose.x, pose.y - DIE * 0.85, width=44)

        rolls = []
        for step in range(TUMBLES if tumbles else 0):
            pose = Pose(x + (step - TUMBLES) * 16, y - abs(step - 1.5) * 14)
            rolls.append(stay(sprite_actor(f"die.tumble.{step}", DIE), pose, TUMBLE))
        return sequence(*rolls, stay(lying, Pose(x, y), READING))


def _added(before: tuple[str, ...], after: tuple[str, ...]) -> list[int]:
    """Return the places of the cards that an open hand did not have before."""
    left, places = list(before), []
    for place, card in enumerate(after):
        if card in left:
            left.remove(card)
        else:
            places.append(place)
    return places
