"""Setup: who sits at the table, what the match varies, and its seed; one key starts with the last choices."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Concatenate, ParamSpec

from game.core.option_fields import SeatField, said_options
from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES
from game.play.lengths import Preset, chosen, minutes, part_of
from game.play.match import Match
from game.play.pack_registry import packs_for
from game.play.session import Session
from game.scenes.pages.begin_plate import Plate
from game.scenes.pages.game_box import draw_box
from game.scenes.pages.menu import MenuScene
from game.scenes.pages.packs_page import PacksScene
from game.scenes.pages.setup_room import (
    BEGIN,
    LARGEST,
    LEAFLET,
    OPTIONS,
    SHEETS,
    SetupRoom,
    draw_brought,
    draw_length,
    draw_purpose,
    draw_vignette,
    length_choice,
)
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.late_presses import LatePresses
from game.scenes.setup_choices import SetupChoices
from game.scenes.setup_options import YES, SetupOptions, is_switch
from game.scenes.setup_tray import PAPER, SetupTray
from game.scenes.sitting_down import match_scene
from game.store.faces import bust_sheet, faces_of
from game.store.household import GUESTS
from game.store.regulars import about
from game.store.seat_plans import CHILD, GUEST, PERSON, SeatPlan
from game.store.settings import LastSetup
from game.tables.brought import Brought
from game.tables.pictures import PICTURES
from game.tables.tip import Tip
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, PointerPressed
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Spot, Stepper, TextField, Widget

ADD_HEIGHT = 76.0
"""How high the button for another seat is."""

OFFERED = (PERSON, "apprentice", "adept", "master", "grandmaster")
DIGITS = "0123456789"
LONGEST_NAME = 16
LENGTHS = ("short", "usual", "long", "own")
"""How long a match may be: what is there to choose, and what is chosen otherwise."""

NAME_ROW = ("colour", "name", "remove")
"""What stands in the row of a seat's name, from left to right."""

P = ParamSpec("P")


class SetupScene(MenuScene):
    """Choices of one game: each seat a person or a bot with name and colour, the options, and the seed."""

    heading = "setup.heading"
    heading_centre = (700, 46)
    heading_width = 620.0
    page_frame = ""
    back_area = Area(24, 20, 176, 56)

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that Setup is drawn from."""
        return (*SHEETS, *self._tray.sheets, *map(bust_sheet, faces_of(self.choices.seats)))

    def __init__(
        self, services: Services, game: str, home: Callable[[], Scene], choices: SetupChoices | None = None
    ) -> None:
        super().__init__(services)
        self._game = GAMES[game]
        self._home = home
        self.choices = choices or SetupChoices(services, self._game)
        self._page = SetupOptions(services.words, game, OPTIONS)
        self._tray = SetupTray(services, game)
        self._pleased: int | None = None
        self._late = LatePresses()
        self._room = SetupRoom(self._game.seats[1], brings=self._brings)

    # Widgets

    def enter(self) -> None:
        """Build the widgets; Enter starts with what was chosen last."""
        super().enter()
        self._tray.prefetch()
        self.widgets.focus_on("start")

    def handle(self, command: Command) -> None:
        """Widgets hear all but presses that were meant for what lay there before."""
        match command:
            case PointerPressed(x, y) if self._late.has(x, y):
                return
        super().handle(command)

    def update(self, dt: float) -> None:
        """Let the widgets' tooltips and washes run, and the board come into the box."""
        self._tray.update()
        self._late.update(dt)
        super().update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the board or the widgets want the next frame."""
        return soonest(super().next_frame_due, self._late.next_frame_due) if self._tray.has_board else 0.0

    def lay_board(self) -> None:
        """Have the board in the box from here on."""
        self._tray.lay_board()

    def build(self) -> list[Widget]:
        """Return the rows of the seats, the options, the seed and the ways on."""
        choices = self.choices
        widgets: list[Widget] = []
        for index in range(len(choices.seats)):
            widgets += self._seat_widgets(index)
        highest = self._game.seats[1]
        if len(choices.seats) < highest:
            add = self._room.place(len(choices.seats), len(choices.shown_of_seats())).card
            widgets.append(
                Button(
                    "add",
                    add._replace(height=ADD_HEIGHT),
                    self.say("setup.add"),
                    partial(self._seat_anew, choices.add),
                    tooltip=self.say("setup.add.tip"),
                )
            )
        options = self._option_widgets()
        beside = ["add"] if len(choices.seats) < highest else [option.id for option in options]
        self.widgets.ways = self._ways_among_seats(beside[0] if beside else "start")
        widgets += options
        papers = self._room.papers(len(choices.shown_of_seats()))
        if packs_for(self._game.id):
            count = len(choices.loaded.packs)
            said = self.say("setup.packs", count=count) if count else self.say("setup.packs.none")
            widgets.append(Button("packs", papers.packs, said, self._show_packs, tooltip=self.say("setup.packs.tip")))
        widgets += self._length_widgets(papers.length)
        places = [self._room.place(index, len(choices.shown_of_seats())) for index in range(len(choices.seats))]
        cards = [area for place in places for area in (place.card, place.style)]
        self.widgets.clear = (papers.length, papers.seed, papers.purpose, LEAFLET, *cards)
        seed = papers.seed
        field, below = Area(seed.x + 20, seed.y + 72, seed.width - 40, 56), Area(seed.x + 12, seed.y + 146, 0, 56)
        half, tip = (seed.width - 32) / 2, self.say("setup.seed.tip")
        widgets += [
            TextField("seed", field, str(choices.seed), choices.set_seed, limit=9, allowed=DIGITS, tooltip=tip,
                      offered=True, on_done=self._written),
            Button(
                "seed.fresh",
                below._replace(width=half),
                self.say("setup.seed.fresh"),
                self._and_rebuild(choices.fresh),
                tooltip=self.say("setup.seed.fresh.tip"),
            ),
            Button(
                "seed.copy", below._replace(x=below.x + half + 8, width=half), self.say("setup.seed.copy"), self._copy,
                tooltip=self.say("setup.seed.copy.tip"),
            ),
            Plate("start", BEGIN, self.say("setup.start"), self._start, tone="primary", size=60, sound="seal",
                  tooltip=self.say("setup.start.tip")),
        ]  # fmt: skip
        return widgets

    def tips(self) -> Iterator[Tip]:
        """Return what the box, the board in it and the seed are."""
        papers = self._room.papers(len(self.choices.shown_of_seats()))
        seed = papers.seed
        yield Tip("box", papers.box, reason(f"{self._game.id}.in_short"))
        yield Tip("tray", papers.tray, reason("setup.tray.tip"))
        yield Tip("seed", Area(seed.x + 12, seed.y + 16, seed.width - 24, 48), reason("setup.seed.tip"))

    def _seat_widgets(self, index: int) -> list[Widget]:
        choices = self.choices
        own = choices.shown_of_seats()
        plan, place = choices.seats[index], self._room.place(index, len(own))
        kinds = [*self._persons(index), *((kind, self.say(f"skill.{kind}")) for kind in OFFERED if kind != PERSON)]
        if plan.kind not in OFFERED:
            kinds.append((plan.kind, self.say(f"skill.{plan.kind}")))
        few = None if len(choices.seats) > self._game.seats[0] else self.say("setup.few", count=self._game.seats[0])
        top = place.bust.y + 30
        face = Area(place.bust.x + 20, top, place.bust.width - 40, place.style.bottom - top)
        corner = Area(place.card.right - 30, place.card.y - 16, 40, 40)

        def change(function: Callable[Concatenate[int, P], None]) -> Callable[P, None]:
            return self._and_rebuild(partial(function, index))

        return [
            Spot(f"face {index}", face, change(self._next_face), sound="press", tooltip=self._face_tip(index)),
            Spot(f"colour {index}", place.hat, change(choices.next_colour), sound="press",
                 tooltip=self.say("setup.colour.tip")),
            TextField(f"name {index}", place.name, plan.name, partial(self._rename, index), limit=LONGEST_NAME,
                      on_full=partial(self.stage.tell, self.say("setup.name.full", count=LONGEST_NAME)),
                      tooltip=self.say("setup.name.tip"), offered=True, on_done=partial(self._named, index)),
            Stepper(f"kind {index}", place.kind, "", kinds, _value(plan), change(choices.set_kind),
                    tooltip=self._kind_tip(plan)),
            *(self._own_stepper(index, field, place.own(at)) for at, field in enumerate(own)),
            *self._brought_widgets(index),
            Button(f"remove {index}", corner, "", partial(self._remove, index), icon="icon.close",
                   tooltip=self.say("setup.remove"), disabled_because=few),
        ]  # fmt: skip

    def _ways_among_seats(self, beside: str) -> dict[tuple[str, Intent], str]:
        """Return where arrows lead among the seats: along the faces, along the names with what stands by them, and up
        and down each seat; past the last one to what lies `beside` them.
        """
        seats, own = range(len(self.choices.seats)), [field.name for field in self.choices.shown_of_seats()]
        faces = [f"face {seat}" for seat in seats]
        names = [f"{part} {seat}" for seat in seats for part in NAME_ROW]
        ways = {("face 0", Intent.LEFT): "back", ("add", Intent.UP): faces[-1], ("add", Intent.LEFT): names[-1]}
        for row in (faces, names):
            ways |= {(left, Intent.RIGHT): right for left, right in pairwise([*row, beside])}
            ways |= {(right, Intent.LEFT): left for left, right in pairwise(row)}
        for seat in seats:
            for part in NAME_ROW:
                column = [f"{each} {seat}" for each in ("face", part, "kind", *own)]
                ways |= {(upper, Intent.DOWN): lower for upper, lower in pairwise(column)}
                ways |= {(lower, Intent.UP): upper for upper, lower in pairwise(column)}
            ways[f"face {seat}", Intent.DOWN] = ways[f"kind {seat}", Intent.UP] = f"name {seat}"
        return ways

    def _persons(self, index: int) -> list[tuple[str, str]]:
        """Return what to choose where a person plays; the usual ones stand next to the bots, which follow."""
        taken = {plan.person for at, plan in enumerate(self.choices.seats) if at != index}
        known = [member for member in self.services.settings.current.household if member.id not in taken]
        person = self.say("skill.person")
        fresh = self.say("setup.person.new") if known else person
        return [
            (f"{PERSON} {CHILD}", self.say("setup.person.child")),
            (f"{PERSON} {GUEST}", self.say("setup.person.guest")),
            (f"{PERSON} ", fresh),
            *((f"{PERSON} {member.id}", person) for member in known),
        ]

    def _kind_tip(self, plan: SeatPlan) -> str:
        """Return what it means who plays a seat, and of a bot where among the choices a person is."""
        told = self.say(_about(plan, alone=sum(each.is_person for each in self.choices.seats) == 1))
        return told if plan.is_person else self.say("setup.kind.bot", about=told)

    def _face_tip(self, index: int) -> str:
        """Return what a press on a face does, and who a regular is."""
        regular = self.choices.regulars()[index]
        if not regular:
            return self.say("setup.face.tip")
        return self.say("setup.face.regular", about=self.say(about(regular, self._game.id, self.services.words)))

    @property
    def _brings(self) -> bool:
        """Whether something comes with what a seat chooses for itself."""
        brings = PICTURES[self._game.id]().brings
        return any(brings(self.choices.loaded, field, str(field.default)) is not None for field in self.choices.own)

    def _brought(self, index: int) -> tuple[Brought, ...]:
        """Return what comes with what a seat has chosen for itself."""
        brings = PICTURES[self._game.id]().brings
        told = (
            brings(self.choices.loaded, field, self.choices.of_seats[field.name][index])
            for field in self.choices.shown_of_seats()
        )
        return tuple(each for things in told for each in things or ())

    def _undecided(self, index: int) -> str:
        """Return the key of the words about what a seat leaves to chance."""
        field = self.choices.shown_of_seats()[0]
        return f"{self._game.id}.option.{field.name}.{self.choices.of_seats[field.name][index]}.about"

    def _brought_widgets(self, index: int) -> list[Widget]:
        """Return what tells more about each thing that comes with the choices of a seat."""
        things, area = self._brought(index), self._room.place(index, len(self.choices.shown_of_seats())).brought
        say = self.services.words.say
        tips = [f"{say(thing.name)}: {say(thing.whole)}" for thing in things]
        return [
            Spot(f"brought {index} {at}", row, lambda: None, tooltip=tip)
            for at, (row, tip) in enumerate(zip(area.rows(len(tips), 0) if tips else (), tips, strict=True))
        ]

    def _own_stepper(self, index: int, field: SeatField, area: Area) -> Widget:
        """Return the choice of what a seat has for itself; what only one may have is not offered to another."""
        default, chosen = str(field.default), self.choices.of_seats[field.name]
        taken = {value for seat, value in enumerate(chosen) if field.distinct and seat != index and value != default}
        offered = [(str(value), self._page.value_words(field, value)) for value in field.choices]
        choices = [(value, words) for value, words in offered if value not in taken]
        value = chosen[index]
        key = f"{self._game.id}.option.{field.name}"
        tip = self.say(f"{key}.{value}.about" if self.services.words.has(f"{key}.{value}.about") else key)
        return Stepper(
            f"{field.name} {index}",
            area,
            "",
            choices,
            value,
            self._and_rebuild(partial(self.choices.set_own, field.name, index)),
            tooltip=tip,
        )

    def _option_widgets(self) -> list[Widget]:
        studio, fields = self.services.studio, self.choices.fields()
        self._page.lay_out(Canvas(studio, studio.viewport), fields)
        return self._page.widgets(fields, self.choices.chosen, self._and_rebuild(self.choices.set_option))

    def _length_widgets(self, paper: Area) -> list[Widget]:
        """Return the choice of a shorter or longer match, where there are any."""
        lengths = self.choices.loaded.lengths
        if lengths is None or not lengths.presets:
            return []
        now = chosen(lengths, self.choices.options)
        names = [
            name for name in LENGTHS if name == "usual" or name in lengths.presets or (now is None and name == "own")
        ]
        choices = [(name, self.say(f"setup.length.{name}")) for name in names]
        area = length_choice(paper)
        told = [self.say("setup.length.tip"), *(self._sets(name, preset) for name, preset in lengths.presets.items())]
        tip = " ".join(told)
        return [
            Stepper("length", area, "", choices, now or "own", self._and_rebuild(self.choices.set_length), tooltip=tip)
        ]

    def _sets(self, name: str, preset: Preset) -> str:
        """Return which options a length chooses, by its name and theirs."""
        return self.say("setup.length.sets", length=self.say(f"setup.length.{name}"), options=self._options_of(preset))

    def _shown_options(self) -> dict[str, str]:
        """Return what is chosen of each option with more than two values, in words."""
        return {
            field.name: self._page.value_words(field, choice)
            for field in self.choices.fields()
            for choice in field.choices
            if not is_switch(field) and str(choice) == (self.choices.chosen(field.name) or str(field.default))
        }

    def _options_of(self, preset: Preset) -> str:
        """Return which options a length chooses, by their names."""
        fields = {field.name: field for field in self.choices.fields()}
        options = [
            (self.say(f"{self._game.id}.option.{option}"), self._page.value_words(fields[option], choice), choice)
            for option, value in preset.options.items()
            for choice in fields[option].choices
            if str(choice) == value
        ]
        return ", ".join(words if value == YES else f"{words} {named}" for words, named, value in options)

    @property
    def _minutes(self) -> str:
        """How long the match will take, in words, with what the length has chosen for that; nothing where that is not
        known.
        """
        lengths, seats = self.choices.loaded.lengths, len(self.choices.seats)
        if lengths is None or seats not in lengths.moves:
            return ""
        rules, persons = self._game.parts().option_rules, sum(plan.is_person for plan in self.choices.seats)
        part = part_of(lengths, rules, rules.options_from(self.choices.options), self.choices.fields())
        pace = self.services.settings.current.in_force.bot_pace / 1000
        least, most = minutes(lengths, seats, persons, part=part, pace=pace)
        preset = lengths.presets.get(chosen(lengths, self.choices.options) or "")
        key, options = ("setup.minutes.sets", self._options_of(preset)) if preset is not None else ("setup.minutes", "")
        if least == most:
            return self.say(f"{key}.one", count=most, options=options)
        return self.say(key, least=least, most=most, options=options)

    # Choices

    def _and_rebuild(self, change: Callable[P, None]) -> Callable[P, None]:
        """Return a change of the choices after which everything is built afresh."""

        def do(*values: P.args, **named: P.kwargs) -> None:
            change(*values, **named)
            self.rebuild()

        return do

    def _seat_anew(self, change: Callable[[], None]) -> None:
        """Let another number of seats sit there, and say which options are others with it."""
        before = self._shown_options()
        self._and_rebuild(change)()
        changed = {name: words for name, words in self._shown_options().items() if before.get(name, words) != words}
        if changed:
            told = (f"{self.say(f'{self._game.id}.option.{name}')} {words}" for name, words in changed.items())
            options = ", ".join(told)
            self.stage.tell(self.say("setup.changed", count=len(self.choices.seats), options=options))

    def _next_face(self, index: int) -> None:
        """Give a seat the next face, which is pleased."""
        self.choices.next_face(index)
        self._pleased = index

    def _remove(self, index: int) -> None:
        """Take a seat away; another press there was not meant for the button that has come to lie there.

        Keys go on at the seat that comes next, or at the button that adds one.
        """
        self._seat_anew(partial(self.choices.remove, index))
        if f"remove {index}" not in self.widgets.ids:
            self.widgets.focus_on("add")
        self._late.mind(self._room.place(len(self.choices.seats), len(self.choices.shown_of_seats())).card)

    def _rename(self, index: int, name: str) -> None:
        """Give a seat another name, which may bring another face."""
        self.choices.rename(index, name)
        self._fetch_busts()

    def _named(self, index: int) -> None:
        """End the writing of a name; keys go on at the name of the next seat, or at the button that begins."""
        following = f"name {index + 1}"
        self.widgets.focus_on(following if following in self.widgets.ids else "start")

    def _written(self) -> None:
        """End the writing; Enter then begins the match."""
        self.widgets.focus_on("start")

    def _show_packs(self) -> None:
        """Show the packs of the game with their switches."""
        choices = self.choices
        self.stage.push(PacksScene(self.services, self._game.id, choices.loaded.packs, choices.take_packs))

    def _copy(self) -> None:
        self.stage.copy(str(self.choices.seed))
        self.stage.tell(self.say("setup.seed.copied"))

    def _start(self) -> None:
        """Begin the match, and keep the choices for the next time."""
        try:
            match, household = self.choices.match()
            session = Session.begin(match, self.services.library)
        except BadInput as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("setup.trouble"), text, [close], cancel=0))
            return
        self.choices.keep(match.seats, household)
        self.stage.restart(table_of(self.services, self._home, session, fresh=True))

    # Picture

    def rebuild(self) -> None:
        """Build the widgets afresh, and have the busts of everybody at the table."""
        self._fetch_busts()
        super().rebuild()

    def _fetch_busts(self) -> None:
        self.services.sheets.load(map(bust_sheet, faces_of(self.choices.seats)))
        self._tray.show(self.choices.seats, faces_of(self.choices.seats), self.choices.options)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the room with everybody at the table."""
        own = len(self.choices.shown_of_seats())
        styles = [self._style(regular) for regular in self.choices.regulars()]
        super().draw_ground(canvas)
        choices = (self.say(f"{self._game.id}.option.{field.name}") for field in self.choices.shown_of_seats())
        heads = (self.say("setup.name"), self.say("setup.who"), *choices)
        self._room.draw(canvas, self.choices.seats, faces_of(self.choices.seats), self._pleased, own, styles, heads)

    def _style(self, regular: str | None) -> str:
        """Return the word for how a regular plays, none for anybody else."""
        return self.say(f"regular.{regular}.style") if regular else ""

    @property
    def _styles(self) -> list[str]:
        """The words for how each regular at the table plays."""
        return list(filter(None, map(self._style, self.choices.regulars())))

    def draw_page(self, canvas: Canvas) -> None:
        """Draw box and board, what the game is about, the options with their explanations, and the words of choices."""
        papers = self._room.papers(len(self.choices.shown_of_seats()))
        draw_box(canvas, self.services.words, self._game.id, papers.box)
        self._tray.draw(canvas, papers.tray)
        length, seed, purpose = papers.length, papers.seed, papers.purpose
        purpose_words, few = self.say(f"{self._game.id}.about"), f"{self._game.id}.setup.{len(self.choices.seats)}"
        if sum(plan.is_person for plan in self.choices.seats) > 1:
            purpose_words = f"{purpose_words} {self.say('setup.shared')}"
        words = f"{purpose_words} {self.say(few)}" if self.services.words.has(few) else purpose_words
        if styles := self._styles:
            said = self.say("setup.styles", styles=", ".join(dict.fromkeys(styles)), count=len(styles))
            words = f"{words} {said}"
        draw_purpose(canvas, purpose, words)
        panels.paper(canvas, LEAFLET)
        canvas.text(
            self.say("setup.options"), LEAFLET.middle_x, LEAFLET.y + 56, size=40, role="display", align="center",
            vertical="middle", width=LEAFLET.width - 90, fit=True,
        )  # fmt: skip
        self._page.draw(canvas, self.choices.fields())
        draw_vignette(canvas, LEAFLET, self._page.bottom)
        if told := self._minutes:
            alone = self.choices.loaded.lengths is None or not self.choices.loaded.lengths.presets
            draw_length(canvas, length, self.say("setup.length.alone" if alone else "setup.length"), told, alone)
        panels.paper(canvas, seed)
        canvas.text(
            self.say("setup.seed"), seed.middle_x, seed.y + 40, size=34, role="display", align="center",
            vertical="middle", width=seed.width - 40, fit=True,
        )  # fmt: skip
        if self._brings:
            for index in range(len(self.choices.seats)):
                area = self._room.place(index, len(self.choices.shown_of_seats())).brought
                draw_brought(canvas, self.services.words, area, self._brought(index), self._undecided(index))


def make_ready(services: Services) -> None:
    """Load the sheets of Setup, and have the largest pictures that it opens with cut out beside the running program."""
    services.sheets.load(SHEETS)
    services.sheets.prepare([*LARGEST, services.sheets.nearest("paper", PAPER.width, PAPER.height)])


def setup_as_in(services: Services, home: Callable[[], Scene], match: Match) -> SetupScene:
    """Return the Setup of a game with the seats, the options and the packs of a match."""
    as_in = LastSetup(match.seats, said_options(match.options), match.packs)
    return SetupScene(services, match.game, home, SetupChoices(services, GAMES[match.game], last=as_in))


def table_of(
    services: Services,
    home: Callable[[], Scene],
    session: Session,
    *,
    fresh: bool = False,
    onward: Callable[[], Scene] | None = None,
) -> PlayScene:
    """Return the table of a match; `home` makes the title, to which it leads back also from its Setup."""
    return match_scene(services, session, home, partial(setup_as_in, services, home), fresh=fresh, onward=onward)


def _value(plan: SeatPlan) -> str:
    """Return who plays a seat, as it is chosen: a skill, or a person with the id."""
    return f"{PERSON} {plan.person}" if plan.is_person else plan.kind


def _about(plan: SeatPlan, *, alone: bool) -> str:
    """Return the key of the words about who plays a seat, `alone` against bots or with other persons."""
    if plan.person == CHILD and not alone:
        return "setup.person.child.among.about"
    return f"setup.person.{plan.person}.about" if plan.person in GUESTS else f"skill.{plan.kind}.about"
