"""Setup: who sits at the table, what the match varies, and its seed; one key starts with the last choices."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from game.core.option_fields import OptionField, SeatField
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, LoadedGame
from game.play.lengths import chosen, minutes, part_of, with_preset
from game.play.match import check_seats, fresh_seed, new_match
from game.play.pack_registry import packs_for
from game.play.session import Session
from game.scenes.lessons.lesson_scene import match_scene
from game.scenes.pages.begin_plate import Plate
from game.scenes.pages.game_box import draw_box
from game.scenes.pages.menu import MenuScene
from game.scenes.pages.packs_page import PacksScene
from game.scenes.pages.setup_room import (
    BEGIN,
    LEAFLET,
    OPTIONS,
    SHEETS,
    SetupRoom,
    draw_brought,
    draw_length,
    draw_purpose,
    draw_vignette,
)
from game.scenes.setup_options import YES, SetupOptions
from game.scenes.setup_tray import SetupTray
from game.store.content import BadContent
from game.store.faces import REGULARS, bust_sheet, faces_of, next_face, next_regular, plain_name
from game.store.household import GUESTS, Member, member_of, sat_down
from game.store.regulars import regular_of
from game.store.seat_plans import CHILD, COLOURS, GUEST, PERSON, SeatPlan
from game.store.settings import LastSetup
from game.store.trouble import DiskTrouble
from game.tables.brought import Brought
from game.tables.pictures import PICTURES
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Stepper, TextField, Widget

ADD_HEIGHT = 76.0
"""How high the button for another seat is."""

NEWCOMERS = "apprentice"
"""The skill of the first opponents of all."""

OFFERED = (PERSON, "apprentice", "adept", "master", "grandmaster")
DIGITS = "0123456789"
HANDICAP = "handicap"
"""What a seat chooses for itself that goes with the person and not with the match (A77)."""

LENGTHS = ("short", "usual", "long", "own")
"""How long a match may be: what is there to choose, and what is chosen otherwise."""


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
        return (*SHEETS, *self._tray.sheets, *map(bust_sheet, faces_of(self._seats)))

    def __init__(self, services: Services, game: str, home: Callable[[], Scene]) -> None:
        super().__init__(services)
        self._game = GAMES[game]
        self._home = home
        self._seed = fresh_seed()
        last = self._last_setup()
        self._loaded = self._with_packs(last.packs if last is not None else ()) or self._game.load()
        self._seats = list(last.seats) if last is not None else self._first_seats()
        self._options = dict(last.options) if last is not None else {}
        self._page = SetupOptions(services.words, game, OPTIONS)
        self._tray = SetupTray(services, game)
        self._pleased: int | None = None
        self._own = self._loaded.describe_seat()
        self._room = SetupRoom(self._game.seats[1], brings=self._brings)
        self._of_seats = {field.name: self._chosen_by_seats(field) for field in self._own}
        self._wanted = {field.name for field in self._own if set(self._of_seats[field.name]) != {str(field.default)}}
        self._forget_wrong_options()
        self._forget_strangers()

    def _last_setup(self) -> LastSetup | None:
        """Return what was chosen the last time, if a match can still be made of those seats."""
        last = self.services.settings.current.last_setups.get(self._game.id)
        if last is not None:
            try:
                check_seats(self._game, last.seats)
            except BadInput as error:
                self.services.log.warning("last setup of %s: %s", self._game.id, error)
                return None
        return last

    def _with_packs(self, packs: Sequence[str]) -> LoadedGame | None:
        """Return the game with those of some packs that are there; None for packs that do not go together."""
        there = {pack.id for pack in packs_for(self._game.id)}
        try:
            return self._game.load(packs=there.intersection(packs))
        except BadContent as error:
            self.services.log.warning("packs of %s: %s", self._game.id, error)
            return None

    def _chosen_by_seats(self, field: SeatField) -> list[str]:
        """Return what was chosen last for each seat."""
        return self._kept_by_seats(field, self._options.pop(field.name, "").split(","))

    def _kept_by_seats(self, field: SeatField, chosen: Sequence[str]) -> list[str]:
        """Return what was chosen for each seat as far as there still is such a choice."""
        allowed, default = list(map(str, field.choices)), str(field.default)
        kept = [value if value in allowed else default for value in chosen]
        return [kept[seat] if seat < len(kept) else default for seat in range(len(self._seats))]

    def _first_seats(self) -> list[SeatPlan]:
        """Return a person and bots that a newcomer can win against, as many as make a good table."""
        lowest, highest = self._game.seats
        count = min(max(lowest, 4), highest)
        bots = [SeatPlan(self.say(f"play.name.{number}"), NEWCOMERS, COLOURS[number]) for number in range(1, count)]
        return [SeatPlan(self.say("setup.you"), PERSON, COLOURS[0]), *bots]

    def _forget_strangers(self) -> None:
        """Have nobody sit there whom the program does not remember any more; whoever was here last comes first."""
        household = self.services.settings.current.household
        known = {*(member.id for member in household), *GUESTS}
        self._seats = [plan if plan.person in known else replace(plan, person="") for plan in self._seats]
        if self._last_setup() is None and household and self._seats[0].is_person:
            self._seats[0] = replace(self._seats[0], person=household[-1].id)
            self._seat(0, household[-1])

    def _free_name(self, taken: list[str]) -> str:
        names = (self.say(f"play.name.{number}") for number in range(1, 2 * len(COLOURS) + 1))
        return next(name for name in names if name not in taken)

    def _forget_wrong_options(self) -> None:
        """Drop choices that do not go with the number of seats."""
        fields = {field.name: field for field in self._loaded.describe_options(len(self._seats))}
        self._options = {
            name: value
            for name, value in self._options.items()
            if name in fields and value in map(str, fields[name].choices) and value != str(fields[name].default)
        }

    # Widgets

    def enter(self) -> None:
        """Build the widgets; Enter starts with what was chosen last."""
        super().enter()
        self._tray.prefetch()
        self.widgets.focus_on("start")

    def update(self, dt: float) -> None:
        """Let the widgets' tooltips and washes run, and the board come into the box."""
        self._tray.update()
        super().update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the board or the widgets want the next frame."""
        return super().next_frame_due if self._tray.has_board else 0.0

    def lay_board(self) -> None:
        """Have the board in the box from here on."""
        self._tray.lay_board()

    def build(self) -> list[Widget]:
        """Return the rows of the seats, the options, the seed and the ways on."""
        widgets: list[Widget] = []
        for index in range(len(self._seats)):
            widgets += self._seat_widgets(index)
        highest = self._game.seats[1]
        if len(self._seats) < highest:
            add = self._room.place(len(self._seats), len(self._shown_of_seats())).card
            widgets.append(Button("add", add._replace(height=ADD_HEIGHT), self.say("setup.add"), self._add))
        widgets += self._option_widgets()
        papers = self._room.papers(len(self._shown_of_seats()))
        if packs_for(self._game.id):
            count = len(self._loaded.packs)
            said = self.say("setup.packs", count=count) if count else self.say("setup.packs.none")
            widgets.append(Button("packs", papers.packs, said, self._show_packs, tooltip=self.say("setup.packs.tip")))
        widgets += self._length_widgets(papers.length)
        seed = papers.seed
        field, below = Area(seed.x + 20, seed.y + 72, seed.width - 40, 56), Area(seed.x + 12, seed.y + 146, 0, 56)
        half = (seed.width - 32) / 2
        widgets += [
            TextField("seed", field, str(self._seed), self._set_seed, limit=9, allowed=DIGITS),
            Button("seed.fresh", below._replace(width=half), self.say("setup.seed.fresh"), self._fresh),
            Button(
                "seed.copy", below._replace(x=below.x + half + 8, width=half), self.say("setup.seed.copy"), self._copy
            ),
            Plate("start", BEGIN, self.say("setup.start"), self._start, tone="primary", size=60, sound="seal"),
        ]
        return widgets

    def _seat_widgets(self, index: int) -> list[Widget]:
        own = self._shown_of_seats()
        plan, place = self._seats[index], self._room.place(index, len(own))
        kinds = [*self._persons(index), *((kind, self.say(f"skill.{kind}")) for kind in OFFERED if kind != PERSON)]
        if plan.kind not in OFFERED:
            kinds.append((plan.kind, self.say(f"skill.{plan.kind}")))
        few = None if len(self._seats) > self._game.seats[0] else self.say("setup.few", count=self._game.seats[0])
        face = Area(place.bust.x + 20, place.bust.y + 30, place.bust.width - 40, place.bust.height - 46)
        corner = Area(place.card.right - 30, place.card.y - 16, 40, 40)
        return [
            Spot(f"face {index}", face, self._next_face(index), sound="press", tooltip=self._face_tip(index)),
            Spot(f"colour {index}", place.hat, self._next_colour(index), sound="press",
                 tooltip=self.say("setup.colour.tip")),
            TextField(f"name {index}", place.name, plan.name, self._rename(index), limit=16),
            Stepper(f"kind {index}", place.kind, "", kinds, _value(plan), self._set_kind(index),
                    tooltip=self.say(_about(plan))),
            *(self._own_stepper(index, field, place.own(at)) for at, field in enumerate(own)),
            *self._brought_widgets(index),
            Button(f"remove {index}", corner, "", self._remove(index), icon="icon.close",
                   tooltip=self.say("setup.remove"), disabled_because=few),
        ]  # fmt: skip

    def _persons(self, index: int) -> list[tuple[str, str]]:
        """Return what to choose where a person plays: whom the program remembers, somebody new, and a guest."""
        taken = {plan.person for at, plan in enumerate(self._seats) if at != index}
        known = [member for member in self.services.settings.current.household if member.id not in taken]
        person = self.say("skill.person")
        fresh = self.say("setup.person.new") if known else person
        return [
            *((f"{PERSON} {member.id}", person) for member in reversed(known)),
            (f"{PERSON} ", fresh),
            (f"{PERSON} {GUEST}", self.say("setup.person.guest")),
            (f"{PERSON} {CHILD}", self.say("setup.person.child")),
        ]

    def _face_tip(self, index: int) -> str:
        """Return what a press on a face does, and who a regular is."""
        regular = self._regulars()[index]
        if not regular:
            return self.say("setup.face.tip")
        return self.say("setup.face.regular", about=self.say(f"regular.{regular}.about"))

    def _regulars(self) -> list[str]:
        """Return which regular is seen on each seat of a bot; nothing for others."""
        faces = faces_of(self._seats)
        return [regular_of(replace(plan, face=face)) for plan, face in zip(self._seats, faces, strict=True)]

    def _shown_of_seats(self) -> list[SeatField]:
        """Return what the seats choose for themselves in this match."""
        return [field for field in self._own if not field.optional or field.name in self._wanted]

    @property
    def _brings(self) -> bool:
        """Whether something comes with what a seat chooses for itself."""
        brings = PICTURES[self._game.id]().brings
        return any(brings(self._loaded, field, str(field.default)) is not None for field in self._own)

    def _brought(self, index: int) -> tuple[Brought, ...]:
        """Return what comes with what a seat has chosen for itself."""
        brings = PICTURES[self._game.id]().brings
        told = (brings(self._loaded, field, self._of_seats[field.name][index]) for field in self._shown_of_seats())
        return tuple(each for things in told for each in things or ())

    def _undecided(self, index: int) -> str:
        """Return the key of the words about what a seat leaves to chance."""
        field = self._shown_of_seats()[0]
        return f"{self._game.id}.option.{field.name}.{self._of_seats[field.name][index]}.about"

    def _brought_widgets(self, index: int) -> list[Widget]:
        """Return what tells more about each thing that comes with the choices of a seat."""
        things, area = self._brought(index), self._room.place(index, len(self._shown_of_seats())).brought
        say = self.services.words.say
        tips = [f"{say(thing.name)}: {say(thing.whole)}" for thing in things]
        return [
            Spot(f"brought {index} {at}", row, lambda: None, tooltip=tip)
            for at, (row, tip) in enumerate(zip(area.rows(len(tips), 0) if tips else (), tips, strict=True))
        ]

    def _own_stepper(self, index: int, field: SeatField, area: Area) -> Widget:
        """Return the choice of what a seat has for itself; what only one may have is not offered to another."""
        default, chosen = str(field.default), self._of_seats[field.name]
        taken = {value for seat, value in enumerate(chosen) if field.distinct and seat != index and value != default}
        offered = [(str(value), self._page.value_words(field, value)) for value in field.choices]
        choices = [(value, words) for value, words in offered if value not in taken]
        value = chosen[index]
        key = f"{self._game.id}.option.{field.name}"
        tip = self.say(f"{key}.{value}.about" if self.services.words.has(f"{key}.{value}.about") else key)
        return Stepper(f"{field.name} {index}", area, "", choices, value, self._set_own(field.name, index), tooltip=tip)

    def _fields(self) -> list[OptionField]:
        """Return the options of the match, with a switch for what the seats may but need not choose."""
        switches = [OptionField.switch(field.name) for field in self._own if field.optional]
        return [*self._loaded.describe_options(len(self._seats)), *switches]

    def _option_widgets(self) -> list[Widget]:
        studio, fields = self.services.studio, self._fields()
        self._page.lay_out(Canvas(studio, studio.viewport), fields)
        return self._page.widgets(fields, self._chosen, self._set_option)

    def _chosen(self, name: str) -> str | None:
        """Return what is chosen of an option, or None for the usual."""
        return YES if name in self._wanted else self._options.get(name)

    def _length_widgets(self, paper: Area) -> list[Widget]:
        """Return the choice of a shorter or longer match, where there are any."""
        lengths = self._loaded.lengths
        if lengths is None or not lengths.presets:
            return []
        now = chosen(lengths, self._options)
        names = [
            name for name in LENGTHS if name == "usual" or name in lengths.presets or (now is None and name == "own")
        ]
        choices = [(name, self.say(f"setup.length.{name}")) for name in names]
        area = Area(paper.x + 12, paper.y + 42, paper.width - 24, 52)
        tip = self.say("setup.length.tip")
        return [Stepper("length", area, "", choices, now or "own", self._set_length, tooltip=tip)]

    def _set_length(self, name: str) -> None:
        if self._loaded.lengths is not None and name != "own":
            self._options = with_preset(self._loaded.lengths, self._options, name)
            self._forget_wrong_options()
        self.rebuild()

    @property
    def _minutes(self) -> str:
        """How long the match will take, in words, or nothing where that is not known."""
        lengths, seats = self._loaded.lengths, len(self._seats)
        if lengths is None or seats not in lengths.moves:
            return ""
        rules, persons = self._game.parts().option_rules, sum(plan.is_person for plan in self._seats)
        part = part_of(lengths, rules, rules.options_from(self._options))
        pace = self.services.settings.current.in_force.bot_pace / 1000
        least, most = minutes(lengths, seats, persons, part=part, pace=pace)
        if least == most:
            return self.say("setup.minutes.one", count=most)
        return self.say("setup.minutes", least=least, most=most)

    # Choices

    def _next_colour(self, index: int) -> Callable[[], None]:
        def change() -> None:
            """Take the next colour; whoever has it gets this one."""
            mine = self._seats[index].colour
            wanted = COLOURS[(COLOURS.index(mine) + 1) % len(COLOURS)]
            for other, plan in enumerate(self._seats):
                if plan.colour == wanted:
                    self._seats[other] = replace(plan, colour=mine)
            self._seats[index] = replace(self._seats[index], colour=wanted)
            self.rebuild()

        return change

    def _next_face(self, index: int) -> Callable[[], None]:
        def change() -> None:
            """Take the next face that nobody else has; the others keep theirs."""
            faces = faces_of(self._seats)
            self._seats = [replace(plan, face=face) for plan, face in zip(self._seats, faces, strict=True)]
            plan = self._seats[index]
            if plan.is_person:
                self._seats[index] = replace(plan, face=next_face(faces[index], faces))
            else:
                face = next_regular(faces[index], faces)
                self._seats[index] = replace(plan, face=face, name=self._name_of(face, plan.name, index))
            self._pleased = index
            self.rebuild()

        return change

    def _name_of(self, regular: str, name: str, index: int) -> str:
        """Return what a bot with the face of a regular is called: like it, unless it was given a name of its own."""
        own = self.say(f"play.name.{REGULARS.index(regular) + 1}")
        taken = {plan.name.casefold() for at, plan in enumerate(self._seats) if at != index}
        usual = plain_name(name) in REGULARS or not name
        return own if usual and own.casefold() not in taken else name

    def _rename(self, index: int) -> Callable[[str], None]:
        def rename(name: str) -> None:
            self._seats[index] = replace(self._seats[index], name=name)
            # A name may bring another face.
            self._fetch_busts()

        return rename

    def _set_kind(self, index: int) -> Callable[[str], None]:
        def change(kind: str) -> None:
            kind, _, person = kind.partition(" ")
            plan = self._seats[index]
            if plan.is_person and kind != PERSON:
                others = [each.name for at, each in enumerate(self._seats) if at != index]
                plan = replace(plan, name=self._free_name(others), face="", person="")
            self._seats[index] = replace(plan, kind=kind, person=person)
            if (member := member_of(self.services.settings.current.household, person)) is not None:
                self._seat(index, member)
            self.rebuild()

        return change

    def _seat(self, index: int, member: Member) -> None:
        """Have somebody sit down as they sat the last time; whoever has that hat gets the other one."""
        others = [plan for at, plan in enumerate(self._seats) if at != index]
        face = "" if member.face in {plan.face for plan in others} else member.face
        for at, plan in enumerate(self._seats):
            if at != index and plan.colour == member.colour:
                self._seats[at] = replace(plan, colour=self._seats[index].colour)
        self._seats[index] = replace(self._seats[index], name=member.name, colour=member.colour, face=face)
        if member.handicap and str(member.handicap) in {str(each) for each in self._choices_of(HANDICAP)}:
            self._of_seats[HANDICAP][index] = str(member.handicap)
            self._wanted = self._wanted | {HANDICAP}

    def _choices_of(self, name: str) -> tuple[int | str, ...]:
        """Return the values of what seats choose for themselves, none where this game has no such choice."""
        return next((tuple(field.choices) for field in self._own if field.name == name), ())

    def _handicaps(self) -> list[int]:
        """Return the handicap of each seat; 0 in games without one."""
        if HANDICAP not in self._wanted:
            return [self._remembered_handicap(plan) for plan in self._seats]
        return list(map(int, self._of_seats[HANDICAP]))

    def _remembered_handicap(self, plan: SeatPlan) -> int:
        """Return the handicap with which a person sat down last, 0 for anybody else."""
        member = member_of(self.services.settings.current.household, plan.person)
        return 0 if member is None else member.handicap

    def _set_own(self, name: str, index: int) -> Callable[[str], None]:
        def change(value: str) -> None:
            self._of_seats[name][index] = value
            self.rebuild()

        return change

    def _show_packs(self) -> None:
        """Show the packs of the game with their switches."""
        self.stage.push(PacksScene(self.services, self._game.id, self._loaded.packs, self._take_packs))

    def _take_packs(self, packs: tuple[str, ...]) -> None:
        """Play with these packs; seats keep what they chose if it is still there."""
        if (loaded := self._with_packs(packs)) is not None:
            self._loaded = loaded
            self._own = loaded.describe_seat()
            self._of_seats = {field.name: self._kept_by_seats(field, self._of_seats[field.name]) for field in self._own}

    def _remove(self, index: int) -> Callable[[], None]:
        def remove() -> None:
            del self._seats[index]
            for values in self._of_seats.values():
                del values[index]
            self._forget_wrong_options()
            self.rebuild()

        return remove

    def _add(self) -> None:
        used = {plan.colour for plan in self._seats}
        colour = next(colour for colour in COLOURS if colour not in used)
        name = self._free_name([plan.name for plan in self._seats])
        kinds = [plan.kind for plan in self._seats if not plan.is_person]
        self._seats.append(SeatPlan(name, kinds[-1] if kinds else NEWCOMERS, colour))
        for field in self._own:
            self._of_seats[field.name].append(str(field.default))
        self._forget_wrong_options()
        self.rebuild()

    def _set_option(self, name: str, value: str) -> None:
        if name in self._of_seats:
            self._wanted = self._wanted | {name} if value == YES else self._wanted - {name}
            self.rebuild()
            return
        self._options[name] = value
        self._forget_wrong_options()
        self.rebuild()

    @property
    def _all_options(self) -> dict[str, str]:
        """The options of the match with those of the seats, as far as anything but the usual was chosen."""
        options = dict(self._options)
        for field in self._shown_of_seats():
            chosen = self._of_seats[field.name]
            if set(chosen) != {str(field.default)}:
                options[field.name] = ",".join(chosen)
        return options

    def _set_seed(self, text: str) -> None:
        self._seed = int(text) if text else 0

    def _fresh(self) -> None:
        self._seed = fresh_seed()
        self.rebuild()

    def _copy(self) -> None:
        self.stage.copy(str(self._seed))
        self.stage.tell(self.say("setup.seed.copied"))

    def _start(self) -> None:
        """Begin the match, and keep the choices for the next time."""
        faces = [regular or plan.face for regular, plan in zip(self._regulars(), self._seats, strict=True)]
        seats = tuple(
            replace(plan, name=plan.name.strip(), face=face) for plan, face in zip(self._seats, faces, strict=True)
        )
        try:
            match = new_match(self._game.id, seats, self._all_options, self._seed, self._loaded.packs)
            household, seats = sat_down(self.services.settings.current.household, seats, self._handicaps())
            session = Session.begin(replace(match, seats=seats), self.services.library)
        except BadInput as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("setup.trouble"), text, [close], cancel=0))
            return
        self._keep(seats, household)
        change = partial(SetupScene, self.services, self._game.id, self._home)
        self.stage.restart(match_scene(self.services, session, self._home, change, fresh=True))

    def _keep(self, seats: tuple[SeatPlan, ...], household: tuple[Member, ...]) -> None:
        settings = self.services.settings
        setups = {
            **settings.current.last_setups,
            self._game.id: LastSetup(seats, self._all_options, self._loaded.packs),
        }
        try:
            settings.change(last_game=self._game.id, last_setups=setups, household=household)
        except DiskTrouble as trouble:
            self.services.log.warning("choices not kept: %s", trouble)

    # Picture

    def rebuild(self) -> None:
        """Build the widgets afresh, and have the busts of everybody at the table."""
        self._fetch_busts()
        super().rebuild()

    def _fetch_busts(self) -> None:
        self.services.sheets.load(map(bust_sheet, faces_of(self._seats)))
        self._tray.show(self._seats, faces_of(self._seats))

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the room with everybody at the table."""
        own = len(self._shown_of_seats())
        styles = [self._style(regular) for regular in self._regulars()]
        super().draw_ground(canvas)
        choices = (self.say(f"{self._game.id}.option.{field.name}") for field in self._shown_of_seats())
        heads = (self.say("setup.name"), self.say("setup.who"), *choices)
        self._room.draw(canvas, self._seats, faces_of(self._seats), self._pleased, own, styles, heads)

    def _style(self, regular: str | None) -> str:
        """Return the word for how a regular plays, none for anybody else."""
        return self.say(f"regular.{regular}.style") if regular else ""

    @property
    def _styles(self) -> str:
        """The words for how the regulars at the table play, as the beginning of a sentence."""
        told = ", ".join(dict.fromkeys(filter(None, map(self._style, self._regulars()))))
        return told[:1].upper() + told[1:]

    def draw_page(self, canvas: Canvas) -> None:
        """Draw box and board, what the game is about, the options with their explanations, and the words of choices."""
        papers = self._room.papers(len(self._shown_of_seats()))
        draw_box(canvas, self.services.words, self._game.id, papers.box)
        self._tray.draw(canvas, papers.tray)
        length, seed, purpose = papers.length, papers.seed, papers.purpose
        about, few = self.say(f"{self._game.id}.about"), f"{self._game.id}.setup.{len(self._seats)}"
        words = f"{about}\n{self.say(few)}" if self.services.words.has(few) else about
        if styles := self._styles:
            words = f"{words}\n{self.say('setup.styles', styles=styles)}"
        draw_purpose(canvas, purpose, words)
        panels.paper(canvas, LEAFLET)
        canvas.text(
            self.say("setup.options"), LEAFLET.middle_x, LEAFLET.y + 56, size=40, role="display", align="center",
            vertical="middle", width=LEAFLET.width - 90, fit=True,
        )  # fmt: skip
        self._page.draw(canvas, self._fields())
        draw_vignette(canvas, LEAFLET, self._page.bottom)
        if told := self._minutes:
            alone = self._loaded.lengths is None or not self._loaded.lengths.presets
            draw_length(canvas, length, self.say("setup.length"), told, alone)
        panels.paper(canvas, seed)
        canvas.text(
            self.say("setup.seed"), seed.middle_x, seed.y + 40, size=34, role="display", align="center",
            vertical="middle", width=seed.width - 40, fit=True,
        )  # fmt: skip
        if self._brings:
            for index in range(len(self._seats)):
                area = self._room.place(index, len(self._shown_of_seats())).brought
                draw_brought(canvas, self.services.words, area, self._brought(index), self._undecided(index))


def _value(plan: SeatPlan) -> str:
    """Return who plays a seat, as it is chosen: a skill, or a person with the id."""
    return f"{PERSON} {plan.person}" if plan.is_person else plan.kind


def _about(plan: SeatPlan) -> str:
    """Return the key of the words about who plays a seat."""
    return f"setup.person.{plan.person}.about" if plan.person in GUESTS else f"skill.{plan.kind}.about"
