"""Table: the picture of one game, which shows observations, animates events and names what can be pointed at."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from math import pi, sin
from typing import Any, ClassVar

from msgspec.structs import replace

from game.bots.hints import Counsel
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Argument, Reason, reason
from game.play.catalogue import GAMES
from game.play.pack_registry import pack_pictures
from game.store.faces import faces_of
from game.store.places import LEVELS
from game.store.regulars import regular_of
from game.store.seat_plans import SeatPlan
from game.tables.answering import Answering
from game.tables.asking import Action, Asking, Drop, Look, Prompt
from game.tables.banner import Banner
from game.tables.counting import Counting
from game.tables.log_line import LogLine
from game.tables.mood import Mood, moods_after
from game.tables.plan import Plan
from game.tables.prompt_ribbon import draw_prompt_ribbon
from game.tables.result_lines import Past, Results, SeatResult
from game.tables.result_pictures import draw_cards_and_picture
from game.tables.table_light import draw_candle, draw_glow, draw_light_on_paper
from game.tables.talk import Occasion
from game.tables.tip import Tip, named_card
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.boil import Boil
from game.view.drawing.canvas import Canvas
from game.view.levels import load_level
from game.view.motion import Step, change, parallel
from game.view.scene import Services
from game.view.timeline import Timeline
from game.view.widgets import Widget

FACE_HAT = 0.48
"""The width of the hat at a face, as a part of the face's place."""

HOP, HOP_STEPS, HOP_SECONDS = 0.12, 4, 0.36
"""How high a head hops when its mood changes, as a part of its place, in how many steps, and for how long."""

CHIPS_IN, CHIP_HEIGHT = 90.0, 42.0
"""How far in the chips of what is chosen begin in the prompt, and how high they are, in layout px."""

ZOOMS = ("zoom.1", "zoom.2", "zoom.3", "zoom.4")
"""The places of a map where something may be shown large, the best first."""

HINT_LETTERS = 130
"""So many letters of the usual size have room in the prompt where a hint gives two reasons."""


class Table(ABC):
    """The picture of one match; it knows moves, events and observations, never a controller or a position.

    `viewer` is the seat drawn nearest, `seen` the observation that is drawn; `since` is what the same eyes have seen
    since the last decision of the viewer; `packs` are the names of those whose cards are in the match. The picture
    follows from these alone. `show` takes it to a moment at once; `animate` lets an event happen on the timeline, after
    which the picture is the same as that of a fresh table.
    """

    game: ClassVar[str]
    """The id of the game; its map is called like it. A map without tiles lies on plain paper."""
    sheets: tuple[str, ...]
    """The sheets that it is drawn from; those of a match have the pictures of its packs too."""

    boxed: ClassVar[Area] = LAYOUT
    """What of it is seen in the opened box of the game: its board, in the shape of the layout."""
    boils: ClassVar[bool] = True
    """Whether something on the table flickers or bubbles all the time."""
    log_sign: ClassVar[float] = 24.0
    """The height of the sprites in the log, in layout px."""
    log_edge: ClassVar[float] = 14.0
    """How far the head of the log lies in from the edges of its paper, in layout px."""
    log_signs: ClassVar[Mapping[str, str]] = {}
    """What a line is told from others by where there is no room for words, by what follows `<game>.log.` in its key.

    Of other lines it is their first sprite.
    """
    log_weights: ClassVar[Mapping[str, int]] = {}
    """How much a line matters beside others where not all have room, by the same: others 1, one without a sign 0."""
    log_opens: ClassVar[frozenset[str]] = frozenset()
    """Which deeds without a sign of their own, by the same, stand before that to which they led."""
    log_trails: ClassVar[frozenset[str]] = frozenset()
    """What in the log of a seat comes of its deed before, by the same: it then has no sign of its own."""
    since_one_by_one: ClassVar[bool] = False
    """Whether of what others did each deed is seen in its order, parted where the log has a heading, as far back as
    there is room for: what came before is summed up.
    """
    card_kind: ClassVar[str | None] = None
    """What stands before the id of a card in that of a piece which shows it large; None: nothing does."""
    answering: Answering | None = None
    """What may be answered by others, in games where something may."""
    tells_best: bool = True
    """Whether what is best is seen before it is chosen, where a game shows it; in a lesson one finds that oneself."""
    hushed: bool = False
    """Whether everything that could be answered passes unasked, as the person at the screen wants it."""
    hand_opens: bool = True
    """Whether a closed hand at the screen can be opened: it cannot where everybody is to look at the table."""
    hushes_some: bool = False
    """Whether something of it does."""
    has_own_panel: ClassVar[bool] = False
    """Whether the viewer has a panel as the other seats do, which is weighed with every card."""
    large_pictures: ClassVar[tuple[str, ...]] = ()
    """Frames that appear in the middle of a match and take a while to be cut out of their sheets."""
    key_in_title: ClassVar[bool] = False
    """Whether the title of a hint has the room to say which key makes its move, and its words have none."""

    rings_what_glows: ClassVar[bool] = False
    """Whether every piece that may be taken next has a ring on the table itself."""

    def __init__(
        self,
        services: Services,
        seats: Sequence[SeatPlan],
        observation: Any,
        viewer: Seat,
        since: Sequence[Event] = (),
        packs: Sequence[str] = (),
    ) -> None:
        self.services = services
        self.packs = tuple(packs)
        self.sheets = (*type(self).sheets, *pack_pictures(self.packs))
        self.faces = faces_of(seats)
        self.seats = tuple(replace(plan, face=face) for plan, face in zip(seats, self.faces, strict=True))
        self.seen = observation
        self.viewer = viewer
        self.since = tuple(since)
        self._moods: tuple[tuple[Event, ...], tuple[Mood, ...]] | None = None
        self.face_places: dict[Seat, Area] = {}
        self.taken: Callable[[], Sequence[Area]] = tuple
        """Where something lies that is no part of the table: nothing large or idle covers that, in layout px."""
        self.awaited: Callable[[], Event | None] = lambda: None
        """What happens once somebody has read what lies there, or None where nothing is held for that."""
        self.log_rows: Callable[[], Sequence[Area]] = tuple
        """Where the lines of the log lie that are seen, in layout px."""
        level = load_level(GAMES[self.game].level)
        self.plan = Plan(level, len(seats))
        self.ground = level if level.is_drawn else load_level(LEVELS / "menu.tmx")
        self.timeline = Timeline()
        self.boil = Boil(services.theme.durations.boil)
        self.follow_settings()
        self.words = services.words.for_seats([plan.name for plan in seats])

    def follow_settings(self) -> None:
        """Take the speed of motion that is set; with reduced motion nothing boils."""
        settings = self.services.settings.current
        self.timeline.speed = settings.motion
        still = settings.reduced_motion or not self.boils
        if still == (self.boil.next_frame_due is not None):
            self.boil = Boil(0.0 if still else self.services.theme.durations.boil)

    def say(self, words: Reason | str, **args: Any) -> str:
        """Return words of a text key or a reason, with the names of this match."""
        return self.words.say(words, **args)

    def colour(self, seat: Seat) -> str:
        """Return the colour of a seat's hat."""
        return self.seats[seat].colour

    def line_colour(self, seat: Seat) -> str:
        """Return the colour of a seat's lines and washes, as the palette has it."""
        return f"seat.{self.colour(seat)}"

    def stirs(self, event: Event) -> Mapping[Seat, Mood]:
        """Return whom the public part of an event moves, and how."""
        return {}

    def occasion(self, event: Event) -> Occasion:
        """Return what the public part of an event gives regulars to remark on."""
        return Occasion()

    def acting(self) -> Seat | None:
        """Return who everybody knows to be at it, or None."""
        return None

    def mood(self, seat: Seat) -> Mood:
        """Return what the face of a seat shows: what the last event that concerned it has left, or that it thinks."""
        if self._moods is None or self._moods[0] is not self.since:
            self._moods = (self.since, moods_after(self.since, self.stirs, len(self.seats)))
        shown = self._moods[1][seat]
        thinks = shown is Mood.CALM and seat == self.acting() and not self.seats[seat].is_person
        return Mood.THINKING if thinks else shown

    @property
    def coming(self) -> list[str]:
        """The frames that a match shows all of a sudden: large ones, and everybody's small head in every mood."""
        heads = (f"head.{face}.{mood}" for face in dict.fromkeys(self.faces) for mood in Mood)
        return [*heads, *self.large_pictures]

    def head(self, seat: Seat) -> str:
        """Return the frame of a seat's small head in its mood."""
        return f"head.{self.faces[seat]}.{self.mood(seat)}"

    def hop(self, seat: Seat) -> int:
        """Return how high the head of a seat is in its hop, from 0 to HOP_STEPS."""
        return round(HOP_STEPS * sin(pi * self.timeline.value(f"hop.{seat}", 0.0)))

    def draw_face(
        self, canvas: Canvas, seat: Seat, area: Area, *, hat: bool = True, alpha: float = 1.0, home: bool = True
    ) -> None:
        """Draw the face of a seat in a round place of its colour, with its hat as its sign.

        `face_places` keeps where each face is at `home`, which is where its bubble points to.
        """
        if home:
            self.face_places[seat] = area
        colour = self.colour(seat)
        canvas.place(f"medallion.{colour}", area, alpha=alpha)
        lift = HOP * area.height * self.hop(seat) / HOP_STEPS
        canvas.place(self.head(seat), area.moved(0, -lift), alpha=alpha)
        if hat:
            canvas.centred(
                f"hat.{colour}.small", area.x + area.width * 0.1, area.bottom - area.height * 0.2,
                width=area.width * FACE_HAT, alpha=alpha,
            )  # fmt: skip

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(plan.name for plan in self.seats)

    def face_key(self, seat: Seat) -> tuple[Hashable, ...]:
        """Return what the look of a seat's face, and of the names beside it, depends on."""
        return self.names, self.colour(seat), self.head(seat), self.hop(seat)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the table's ground, and what moves in the room beside it as far as the window shows it."""
        canvas.ground(self.plan.level)
        for place in self.plan.level.moving:
            if place.area.shared(canvas.visible) > 0:
                canvas.place(self.boil.frame(place.kind), place.area)
        draw_glow(canvas, self._candle())

    def draw_light(self, canvas: Canvas, area: Area) -> None:
        """Draw the light on a paper, and what it lacks of it far off; what lies on the paper is drawn later."""
        draw_light_on_paper(canvas, self.plan.level, area)

    def _candle(self) -> Area | None:
        """Return where the candle stands, None where nobody acts."""
        acting = self.acting()
        return None if acting is None else self.candle_area(acting)

    def candle_area(self, seat: Seat) -> Area:
        """Return where the candle stands while a seat acts."""
        return self.plan.area(f"seat{self.place_of(seat)}.candle")

    def draw_candle(self, canvas: Canvas) -> None:
        """Draw the candle that stands by whoever acts, its shadow, and its light on what lies by it."""
        draw_candle(canvas, self._candle(), self.boil)

    def above_rings(self, rings: Sequence[Area]) -> Iterable[Callable[[Canvas], None]]:
        """Return what draws once more what the rings of a lesson may not cover."""
        return ()

    def draw_name(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        """Draw the face of a seat above a ribbon with its name."""
        colour, ribbon = self.colour(seat), Area(area.x, area.bottom - 44, area.width, 44)
        side = ribbon.y - area.y - 8
        self.draw_face(canvas, seat, Area.around(area.middle_x, (area.y + ribbon.y) / 2, side, side))
        panels.name_ribbon(canvas, ribbon, self.seats[seat].name, colour, size=27)

    def who(self, seat: Seat) -> Reason:
        """Return who plays a seat: its name, and of a bot the skill, and the style of a regular."""
        plan = self.seats[seat]
        if plan.is_person:
            return reason("table.who.person", name=plan.name)
        skill, regular = reason(f"skill.{plan.kind}"), regular_of(plan)
        if not regular:
            return reason("table.who.bot", name=plan.name, skill=skill)
        return reason("table.who.regular", name=plan.name, skill=skill, style=reason(f"regular.{regular}.style"))

    def place_of(self, seat: Seat) -> int:
        """Return the place of a seat round the table, clockwise from the viewer's own, 0."""
        return (seat - self.viewer) % len(self.seats)

    def show(self, observation: Any, viewer: Seat, since: Sequence[Event] = ()) -> None:
        """Take the picture to an observation as that viewer sits to it, with what was seen since their decision."""
        self.timeline.clear()
        self.seen = observation
        if viewer != self.viewer:
            self.face_places.clear()
        self.viewer = viewer
        self.since = tuple(since)

    def animate(self, event: Event, before: Any, after: Any, since: Sequence[Event] = ()) -> None:
        """Let an event happen, between two observations of the same eyes; `since` ends with the event.

        The picture is that after it at once; the timeline brings the pieces there.
        """
        moods = [self.mood(seat) for seat in range(len(self.seats))]
        self.seen = after
        self.since = tuple(since)
        stirred = self.stirs(event)
        moved = [seat for seat, mood in stirred.items() if mood is not Mood.CALM and mood is not moods[seat]]
        hops = [change(f"hop.{seat}", 0.0, 1.0, HOP_SECONDS) for seat in moved]
        script = parallel(self.script(event, before, after), *hops) if hops else self.script(event, before, after)
        if script.seconds > 0:
            self.timeline.play(script)

    @abstractmethod
    def script(self, event: Event, before: Any, after: Any) -> Step:
        """Return how an event moves, from the table before it to that after it."""

    def banner(self, happened: Sequence[Event], before: Any, after: Any) -> Banner | None:
        """Return what is said above the prompt of the last of the events, between two observations of the same eyes.

        What `happened` before it in the same run of play may tell what it is about; None where nothing is to be said.
        """
        return None

    def holds_before(self, event: Event) -> bool:
        """Return whether an event sweeps away what one may still want to read, such as a finished trick."""
        return False

    def closed_hand(self) -> Area | None:
        """Return where a click opens the closed hand of the viewer, or None where there is nothing to look at."""
        return None

    def draws(self, event: Event) -> Seat | None:
        """Return the seat to whose hand an event brings cards that nobody else sees, or None."""
        return None

    def over_words(self, event: Event) -> Reason | None:
        """Return what is over before an event that is held; None where the table itself says what is to be read."""
        return None

    @abstractmethod
    def spots(self, asking: Asking | None, press: Callable[[str], None], drop: Drop) -> list[Widget]:
        """Return what can be pointed at; the ids are the parts of moves, `drop` says that a piece was dragged home."""

    def pieces(self, asking: Asking | None) -> list[Widget]:
        """Return what can be pointed at where it is only asked what lies where: pressing it does nothing."""
        return self.spots(asking, lambda _part: None, lambda *_parts: False)

    def all_tips(self, asking: Asking | None) -> list[Tip]:
        """Return what explains itself on this table, and the candle of every table."""
        found, acting = list(self.tips(asking)), self.acting()
        if found and acting is not None:
            words = reason("table.tip.candle", name=self.seats[acting].name)
            part = f"seat:{acting}" if self.place_of(acting) else ""
            found.append(Tip("candle", self.candle_area(acting), words, over=True, part=part))
        return found

    def tips(self, asking: Asking | None) -> Iterable[Tip]:
        """Return what lies there beneath and over the pieces and explains itself."""
        return ()

    @abstractmethod
    def attempt(self, part: str, chosen: Sequence[str] = ()) -> Move | None:
        """Return the move that a person means by pointing at a part after those chosen, legal or not, or None."""

    def slipped(self, asking: Asking, part: str) -> Reason | None:
        """Return the button whose pieces glow and then rest where a piece makes another move; None where not so."""
        return None

    def warning_of(self, move: Move, *, shared: bool) -> Reason | None:
        """Return why a button has to be pressed twice for a move, or None; of what is `shared` less is taken back."""
        return None

    def stray(self, part: str, chosen: Sequence[str]) -> Reason | None:
        """Return why what is chosen is kept and a piece not taken instead, or None where it may be taken."""
        return None

    def at_stake(self, asking: Asking) -> Collection[str]:
        """Return the pieces that a decision is about: what may be taken next, and what was taken."""
        return {*asking.narrowing.glowing, *asking.narrowing.chosen}

    def announced_places(self) -> Iterable[Area]:
        """Return where that lies which something that may be answered is about, in layout px."""
        return ()

    def shows_large(self, pointed: str) -> bool:
        """Return whether something is shown large when it is pointed at."""
        return False

    def shows_another(self, look: Look) -> bool:
        """Return whether somebody else's pieces lie in the place of the viewer's as long as they are looked at."""
        return False

    def zoom_area(self, asking: Asking | None, look: Look) -> Area:
        """Return where something is shown large: at the first of the places for it that covers least of what counts.

        What is taken counts most, and the log where a line of it is read. The prompt, the menu, what is pointed at,
        the pieces and buttons of the decision, what is announced and whoever is asked count before the seats, of which
        the viewer's own comes first.
        """
        if look.kept is not None:
            return look.kept
        widgets = self.pieces(asking)
        stake = self.at_stake(asking) if asking is not None else ()
        named = (look.pointed or "").partition("#")[0]
        counts = [self.plan.area("prompt"), self.plan.area("button.menu"), *self.announced_places()]
        if look.at is not None:
            counts.append(look.at)
        counts += [each.area for each in widgets if each.id == look.pointed or each.id.partition("#")[0] in stake]
        counts += [each.area for each in widgets if each.kept_clear]
        counts += [self.plan.area(action.place) for action in (self.actions(asking) if asking is not None else ())]
        counts += [each.area for each in widgets if named and each.id.partition("#")[0] == named]
        others = [self.plan.area(f"seat{place}") for place in range(1, len(self.seats))]
        own = [self.plan.area("seat0")] if self.has_own_panel else []
        if (actor := self.acting()) is not None and self.place_of(actor):
            counts.append(others[self.place_of(actor) - 1])
        places, taken = [self.plan.area(name) for name in ZOOMS], [*self.taken()]
        if look.at is not None and look.at.shared(log := self.log_area()):
            taken.append(log)
        return min(
            places,
            key=lambda place: (
                sum(map(place.shared, taken)),
                sum(map(place.shared, counts)),
                sum(map(place.shared, own)) > 0,
                sum(place.shared(seat) > 0 for seat in others),
            ),
        )

    def covers_panel(self, area: Area) -> bool:
        """Return whether a place lies on the panel of anybody."""
        return any(
            area.shared(self.plan.area(f"seat{place}")) > 0
            for place in range(0 if self.has_own_panel else 1, len(self.seats))
        )

    def card_of(self, words: Reason) -> str | None:
        """Return the piece that is shown large for the first card that some words name, or None."""
        card = named_card(words)
        return None if card is None or self.card_kind is None else f"{self.card_kind}:{card}"

    def stray_words(self, part: str, x: float, y: float) -> Reason:
        """Return what is said of a piece that was dragged to a point where it makes no move."""
        return reason("table.stray")

    def first_part(self, asking: Asking) -> str | None:
        """Return the part that has the focus first when a person is asked, or None for no part."""
        return next(iter(self.picks(asking)), None)

    def led_first(self, asking: Asking) -> str | None:
        """Return the part to which a first arrow leads where keys begin at none, or None for the first of its picks."""
        return None

    @property
    def counts_parts(self) -> bool:
        """Whether the parts of the moves that are asked are all that will be chosen."""
        return True

    @property
    def plays_with_closed_hands(self) -> bool:
        """Whether several at one screen decide with closed hands, but for what one of them has to do in secret."""
        return False

    def came_out(self) -> Reason | None:
        """Return what came of that which was settled last, for whoever takes the screen; None: the last banner does."""
        return None

    def curtain_wish(self, name: str) -> Reason | None:
        """Return why the screen is handed over to a person of that name for what is no turn of theirs, or None."""
        return None

    @property
    def goes_on_with_move(self) -> bool:
        """Whether what is asked belongs to a move that is being made, as the target of a spell does."""
        return False

    @property
    def chosen_last(self) -> str | None:
        """The piece that the move chose which what is asked goes on with: a press on it takes that back."""
        return None

    def picks(self, asking: Asking) -> Sequence[str]:
        """Return the pieces that number keys lead to, the likeliest first."""
        return asking.narrowing.glowing

    def prompt_of(self, seat: Seat | None, wish: Reason, asking: Asking | None) -> Prompt:
        """Return the usual prompt: the turn of the person at the screen or of another seat, or the end of the match."""
        if seat is None:
            return Prompt(None, reason("table.prompt.over"), wish, yours=False)
        if asking is not None:
            return Prompt(seat, reason("table.prompt.yours"), wish, yours=True)
        return Prompt(seat, reason("table.prompt.theirs", name=self.seats[seat].name), wish, yours=False)

    @abstractmethod
    def prompt(self, asking: Asking | None) -> Prompt:
        """Return what the prompt line says."""

    def actions(self, asking: Asking) -> list[Action]:
        """Return the buttons for moves that have nothing to point at, or that wait to be confirmed."""
        return []

    def confirms(self, move: Move, *, dropped: bool) -> bool:
        """Return whether a move that is complete waits to be confirmed; `dropped`: a piece was dragged for it."""
        return False

    def gives_up(self, move: Move) -> bool:
        """Return whether a move gives a card up: a second press on it lets go of it, as elsewhere, and only a button
        makes the move.
        """
        return False

    def move_words(self, move: Move) -> Reason:
        """Return what a move does, in the words that follow "would"; as a rule that it is the one that is marked."""
        return reason("table.would.marked")

    def unmarked_words(self, move: Move) -> Reason | None:
        """Return what a move does where nothing is marked; None where its words speak of what is."""
        words = self.move_words(move)
        return None if f"{words.key}.another" in self.words.keys else words

    @property
    def marks_pieces(self) -> bool:
        """Whether a button has marked pieces, one of which is wanted next."""
        return False

    def let_go(self) -> bool:
        """Let go of the pieces that a button has marked; return whether there were any."""
        return False

    def part_words(self, part: str) -> Reason | None:
        """Return what a part is called that is chosen for a move; None for one that has no chip in the prompt."""
        return None

    def chips_area(self) -> Area:
        """Return where the parts stand that are chosen for a move, in the place of the prompt's title."""
        area = self.plan.area("prompt")
        return Area(area.x + CHIPS_IN, area.y + 6, area.width - 2 * CHIPS_IN, CHIP_HEIGHT)

    def tells_below_chips(self, words: str) -> bool:
        """Return whether the prompt has room for words below the chips of what is chosen."""
        return True

    def hint_prompt(self, asked: Prompt, move: Move, counsel: Counsel) -> Prompt:
        """Return what the prompt says of a hint: the move, and beneath it why a grandmaster would make it."""
        title = reason("table.prompt.hint.move", move=self.move_words(move))
        return asked._replace(title=title, wish=self.counsel_words(move, counsel))

    def counsel_words(self, move: Move, counsel: Counsel) -> Reason:
        """Return why a move would be made, and what would be as good."""
        other = None if counsel.equal is None else self.another_words(counsel.equal, move)
        if other is None or counsel.why.key == "hint.every":
            # That each does the same names no single one.
            return counsel.why
        plainer = ".plainer" if counsel.is_plainer else ""
        words = reason(f"table.prompt.hint.{counsel.rank}{plainer}", why=counsel.why, other=other)
        if counsel.instead is None:
            return words
        both = words.with_args(instead=counsel.instead)
        has_room = len(self.say(both)) * self.services.studio.theme.text_scale <= HINT_LETTERS
        return both if has_room else Reason(f"table.prompt.hint.alike{plainer}", words.args)

    def another_words(self, other: Move, move: Move) -> Reason | None:
        """Return what another move does, which is not the marked one; None where words would name half of it."""
        words = self.move_words(other)
        if (key := f"{words.key}.another") in self.words.keys:
            return Reason(key, words.args)
        return reason("table.would.another") if words == self.move_words(move) else words

    def draw_prompt(self, canvas: Canvas, prompt: Prompt, progress: float | None) -> None:
        """Draw the prompt; `progress` (0 to 1) shows how far a long thought is."""
        hat = None if prompt.seat is None else f"hat.{self.colour(prompt.seat)}"
        title, wish = self.say(prompt.title), self.say(prompt.wish)
        draw_prompt_ribbon(canvas, self.plan.area("prompt"), hat, title, wish, gold=prompt.yours, progress=progress)

    def ribbon_areas(self) -> tuple[Area, ...]:
        """Return where a ribbon at a seat says what this does, for a moment."""
        return ()

    def is_own_turn(self, observation: Any, seat: Seat) -> bool:
        """Return whether it is the turn of a seat that decides: it may be asked in the turn of another."""
        return True

    @abstractmethod
    def log_lines(self, turn: int, events: Iterable[Event]) -> list[LogLine]:
        """Return the lines of the log that the events of a turn make."""

    def told(self, event: Event) -> LogLine | None:
        """Return what the prompt says while an event is seen to happen; its `about` stands below. None: nothing."""
        line = next(reversed(self.log_lines(0, [event])), None)
        return None if line is None else line._replace(about=None)

    def log_line(self, turn: int, key: str, seat: Seat, **args: Argument) -> LogLine:
        """Return a line of the log about what a seat did; `key` is the end of its text key, after `<game>.log.`."""
        return LogLine(turn, reason(f"{self.game}.log.{key}", name=self.seats[seat].name, **args), seat)

    def sign_of(self, line: LogLine) -> str | None:
        """Return the sprite that a line of the log is told from others by, or None."""
        return self.log_signs.get(self._log_key(line)) or next(iter(line.sprites), None)

    def weight_of(self, line: LogLine) -> int:
        """Return how much a line of the log matters beside others where not all have room."""
        return self.log_weights.get(self._log_key(line), 1)

    def opens(self, line: LogLine) -> bool:
        """Return whether the sign of a line of the log stands before that of the deed to which it led."""
        return self._log_key(line) in self.log_opens

    def trails(self, line: LogLine) -> bool:
        """Return whether a line of the log tells what came of a deed of its seat before."""
        return self._log_key(line) in self.log_trails

    def _log_key(self, line: LogLine) -> str:
        return line.words.key.removeprefix(f"{self.game}.log.").removesuffix(".later")

    @property
    def remembers(self) -> bool:
        """Whether one may look back while the match runs, and the log keeps all that it has said."""
        return True

    def forgets(self, events: Iterable[Event]) -> bool:
        """Return whether with these events the log forgets what its lines before them have said."""
        return False

    @property
    def chapter(self) -> str:
        """The chapter of the rules that tells about the moment."""
        return ""

    def never_covered(self) -> tuple[Area, ...]:
        """Return what no note covers: words that head what is asked, and points that a decision is weighed by."""
        return ()

    def log_area(self) -> Area:
        """Return where the log lies at the moment."""
        return self.plan.area("log")

    def needs_hand(self, observation: Any, public: Any) -> bool:
        """Return whether the decision cannot be made without seeing one's hand, so that the curtain falls first.

        The `observation` is that of the seat that is asked, `public` that of a spectator.
        """
        return True

    def everybody_looks(self, public: Any) -> bool:
        """Return whether all persons look at the table while one of them decides, so that nothing secret lies open.

        `public` is the observation of a spectator.
        """
        return False

    @abstractmethod
    def state_line(self) -> Reason:
        """Return one line that says how the match stands, for the sign that goes on with it."""

    def nearness(self, observation: Any) -> float | None:
        """Return how near the end of the match is seen to be, from 0 to 1; None where moves alone tell that."""
        return None

    @abstractmethod
    def results(self, outcome: Outcome, past: Past) -> Results:
        """Return what the results page says of a finished match."""

    def draw_result(self, canvas: Canvas, result: SeatResult, area: Area, every: Sequence[SeatResult]) -> None:
        """Draw on a seat's paper what counted; `every` are the results of all seats, which are drawn alike."""
        draw_cards_and_picture(canvas, result, area)

    def counting(self, outcome: Outcome) -> Counting | None:
        """Return how the points are counted before one's eyes when the match is over, or None where that is no use."""
        return None

    def counting_of(self, seat: Seat) -> Counting | None:
        """Return how that is counted which one seat has brewed, without what else scores, when the match is over.

        None where a count shows no more than the table does.
        """
        return None

    @abstractmethod
    def draw(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw the table beneath the prompt, the log and the buttons of the scene."""

    def draw_over(self, canvas: Canvas, asking: Asking | None, look: Look) -> None:
        """Draw what lies above all that: pieces in flight or dragged, and the large card."""
        self.timeline.draw(canvas)
