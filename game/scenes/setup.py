"""Setup: who sits at the table, what the match varies, and its seed; one key starts with the last choices."""

from collections.abc import Callable

from msgspec.structs import replace

from game.core.option_fields import OptionField, SeatField
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES
from game.play.match import check_seats, fresh_seed, new_match
from game.play.session import Session
from game.scenes.pages.menu import MenuScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup_options import YES, SetupOptions
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.settings import LastSetup
from game.store.trouble import DiskTrouble
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Stepper, TextField, Widget

SEATS = Area(120, 200, 1010, 500)
OPTIONS = Area(1210, 172, 590, 600)
ABOUT = Area(120, 890, 1000, 76)
OPTIONS_PAPER = Area(1170, 132, 670, 796)
SEED = Area(1210, 832, 590, 56)
START = Area(1440, 984, 360, 56)
ADD_SIZE = (360, 56)
ROW_HEIGHT, ROW_PITCH = 110.0, 124.0
OFFERED = (PERSON, "apprentice", "adept", "master")
DIGITS = "0123456789"

WIDTHS = ((330, 360), (230, 268, 220), (150, 206, 200, 148))
"""The widths in a row of name, kind and what the seats choose for themselves, by how much that is."""


class SetupScene(MenuScene):
    """Choices of one game: each seat a person or a bot with name and colour, the options, and the seed."""

    heading = "setup.heading"
    page = Area(70, 130, 1780, 880)
    page_frame = ""

    def __init__(self, services: Services, game: str, home: Callable[[], Scene]) -> None:
        super().__init__(services)
        self._game = GAMES[game]
        self._loaded = self._game.load()
        self._home = home
        self._seed = fresh_seed()
        last = self._last_setup()
        self._seats = list(last.seats) if last is not None else self._first_seats()
        self._options = dict(last.options) if last is not None else {}
        self._page = SetupOptions(services.words, game, OPTIONS)
        self._own = self._loaded.describe_seat()
        self._of_seats = {field.name: self._chosen_by_seats(field) for field in self._own}
        self._wanted = {field.name for field in self._own if set(self._of_seats[field.name]) != {str(field.default)}}
        self._forget_wrong_options()

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

    def _chosen_by_seats(self, field: SeatField) -> list[str]:
        """Return what was chosen last for each seat."""
        allowed, default = list(map(str, field.choices)), str(field.default)
        chosen = self._options.pop(field.name, "").split(",")
        kept = [value if value in allowed else default for value in chosen]
        return [kept[seat] if seat < len(kept) else default for seat in range(len(self._seats))]

    def _first_seats(self) -> list[SeatPlan]:
        """Return a person and bots of middling skill, as many as make a good table."""
        lowest, highest = self._game.seats
        count = min(max(lowest, 4), highest)
        bots = [SeatPlan(self.say(f"play.name.{number}"), "adept", COLOURS[number]) for number in range(1, count)]
        return [SeatPlan(self.say("setup.you"), PERSON, COLOURS[0]), *bots]

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
        self.widgets.focus_on("start")

    def build(self) -> list[Widget]:
        """Return the rows of the seats, the options, the seed and the ways on."""
        widgets: list[Widget] = []
        for index in range(len(self._seats)):
            widgets += self._seat_widgets(index)
        highest = self._game.seats[1]
        full = None if len(self._seats) < highest else self.say("setup.full", count=highest)
        widgets.append(
            Button(
                "add",
                self._row(len(self._seats))._replace(width=ADD_SIZE[0], height=ADD_SIZE[1]),
                self.say("setup.add"),
                self._add,
                disabled_because=full,
            )
        )
        widgets += self._option_widgets()
        field = Area(SEED.x, SEED.y, 300, 56)
        widgets += [
            TextField("seed", field, str(self._seed), self._set_seed, limit=9, allowed=DIGITS),
            Button("seed.fresh", Area(field.right + 16, SEED.y, 120, 56), self.say("setup.seed.fresh"), self._fresh),
            Button("seed.copy", Area(field.right + 152, SEED.y, 120, 56), self.say("setup.seed.copy"), self._copy),
            Button("start", START, self.say("setup.start"), self._start, tone="primary", sound="seal"),
        ]
        return widgets

    def _row(self, index: int) -> Area:
        return Area(SEATS.x, SEATS.y + index * ROW_PITCH, SEATS.width, ROW_HEIGHT)

    def _seat_widgets(self, index: int) -> list[Widget]:
        plan, row = self._seats[index], self._row(index)
        kinds = [(kind, self.say(f"skill.{kind}")) for kind in OFFERED]
        if plan.kind not in OFFERED:
            kinds.append((plan.kind, self.say(f"skill.{plan.kind}")))
        few = None if len(self._seats) > self._game.seats[0] else self.say("setup.few", count=self._game.seats[0])
        middle = row.middle_y - 26
        own = self._shown_of_seats()
        name_width, kind_width = WIDTHS[len(own)][:2]
        kind_x = row.x + 156 + name_width + 24
        widgets: list[Widget] = [
            Spot(f"colour {index}", Area(row.x + 14, row.y + 8, 120, 94), self._next_colour(index), sound="press",
                 tooltip=self.say("setup.colour.tip")),
            TextField(f"name {index}", Area(row.x + 156, middle, name_width, 52), plan.name, self._rename(index),
                      limit=16),
            Stepper(f"kind {index}", Area(kind_x, middle, kind_width, 52), "", kinds, plan.kind, self._set_kind(index),
                    tooltip=self.say(f"skill.{plan.kind}.about")),
            Button(f"remove {index}", Area(row.right - 84, row.middle_y - 28, 56, 56), "", self._remove(index),
                   icon="icon.close", tooltip=self.say("setup.remove"), disabled_because=few),
        ]  # fmt: skip
        x = kind_x + kind_width + 14
        for at, (field, width) in enumerate(zip(own, WIDTHS[len(own)][2:], strict=True)):
            widgets.insert(3 + at, self._own_stepper(index, field, Area(x, middle, width, 52)))
            x += width + 14
        return widgets

    def _shown_of_seats(self) -> list[SeatField]:
        """Return what the seats choose for themselves in this match."""
        return [field for field in self._own if not field.optional or field.name in self._wanted]

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
        return self._page.widgets(self._fields(), self._chosen, self._set_option)

    def _chosen(self, name: str) -> str | None:
        """Return what is chosen of an option, or None for the usual."""
        return YES if name in self._wanted else self._options.get(name)

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

    def _rename(self, index: int) -> Callable[[str], None]:
        def rename(name: str) -> None:
            self._seats[index] = replace(self._seats[index], name=name)

        return rename

    def _set_kind(self, index: int) -> Callable[[str], None]:
        def change(kind: str) -> None:
            self._seats[index] = replace(self._seats[index], kind=kind)
            self.rebuild()

        return change

    def _set_own(self, name: str, index: int) -> Callable[[str], None]:
        def change(value: str) -> None:
            self._of_seats[name][index] = value
            self.rebuild()

        return change

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
        self._seats.append(SeatPlan(name, "adept", colour))
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
        seats = tuple(replace(plan, name=plan.name.strip()) for plan in self._seats)
        try:
            match = new_match(self._game.id, seats, self._all_options, self._seed)
            session = Session.begin(match, self.services.library)
        except BadInput as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("setup.trouble"), text, [close], cancel=0))
            return
        self._keep(seats)
        self.stage.restart(PlayScene(self.services, session, self._home, fresh=True))

    def _keep(self, seats: tuple[SeatPlan, ...]) -> None:
        settings = self.services.settings
        setups = {**settings.current.last_setups, self._game.id: LastSetup(seats, self._all_options)}
        try:
            settings.change(last_game=self._game.id, last_setups=setups)
        except DiskTrouble as trouble:
            self.services.log.warning("choices not kept: %s", trouble)

    # Picture

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the papers under the rows, hats, options with their explanations, and the seed's name."""
        name = self.say(f"game.{self._game.id}")
        canvas.text(name, 960, 140, size=34, role="display", align="center", vertical="middle")
        about = self.say(f"{self._game.id}.about")
        canvas.text(about, ABOUT.x, ABOUT.y, size=27, colour="ink_soft", width=ABOUT.width, lines=2)
        for index, plan in enumerate(self._seats):
            row = self._row(index)
            canvas.nine_slice("paper.710x216", row, 40)
            canvas.centred(f"hat.{plan.colour}", row.x + 74, row.middle_y, height=82)
        panels.paper(canvas, OPTIONS_PAPER)
        self._page.draw(canvas, self._fields())
        few = f"{self._game.id}.setup.{len(self._seats)}"
        if self.services.words.has(few):
            below = self._row(len(self._seats))
            canvas.text(self.say(few), below.x, below.y + 80, size=25, colour="ink_soft", width=below.width, lines=3)
        canvas.text(self.say("setup.seed"), SEED.x, SEED.y - 30, size=30, role="display", vertical="middle",
                    width=SEED.width, fit=True)  # fmt: skip
