"""Setup: who sits at the table, what the match varies, and its seed; one key starts with the last choices."""

from collections.abc import Callable

from msgspec.structs import replace

from game.play.bad_input import BadInput
from game.play.catalogue import GAMES
from game.play.match import fresh_seed, new_match
from game.play.session import Session
from game.scenes.menu import MenuScene
from game.scenes.play import PlayScene
from game.store.seats import COLOURS, PERSON, SeatPlan
from game.store.settings import LastSetup
from game.store.trouble import DiskTrouble
from game.view import panels
from game.view.area import Area
from game.view.canvas import Canvas
from game.view.dialog import Dialog, DialogChoice
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Stepper, TextField, Widget

SEATS = Area(120, 200, 1010, 500)
OPTIONS = Area(1210, 200, 590, 500)
SEED = Area(1210, 780, 590, 56)
START = Area(1440, 984, 360, 56)
ADD_SIZE = (360, 56)
ROW_HEIGHT, ROW_PITCH = 110.0, 124.0
OFFERED = (PERSON, "apprentice", "adept", "master")
DIGITS = "0123456789"


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
        last = services.settings.current.last_setups.get(game)
        self._seats = list(last.seats) if last is not None else self._first_seats()
        self._options = dict(last.options) if last is not None else {}
        self._forget_wrong_options()

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
            Button("start", START, self.say("setup.start"), self._start, tone="primary"),
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
        return [
            Spot(f"colour {index}", Area(row.x + 14, row.y + 8, 120, 94), self._next_colour(index),
                 tooltip=self.say("setup.colour.tip")),
            TextField(f"name {index}", Area(row.x + 156, middle, 330, 52), plan.name, self._rename(index), limit=16),
            Stepper(f"kind {index}", Area(row.x + 510, middle, 360, 52), "", kinds, plan.kind, self._set_kind(index),
                    tooltip=self.say(f"skill.{plan.kind}.about")),
            Button(f"remove {index}", Area(row.right - 96, row.middle_y - 28, 56, 56), "", self._remove(index),
                   icon="icon.close", tooltip=self.say("setup.remove"), disabled_because=few),
        ]  # fmt: skip

    def _option_widgets(self) -> list[Widget]:
        widgets: list[Widget] = []
        for index, field in enumerate(self._loaded.describe_options(len(self._seats))):
            area = Area(OPTIONS.x, OPTIONS.y + 56 + index * 176, OPTIONS.width, 52)
            choices = [(str(value), self._option_words(field.name, value)) for value in field.choices]
            value = self._options.get(field.name, str(field.default))
            widgets.append(Stepper(f"option {field.name}", area, "", choices, value, self._set_option(field.name)))
        return widgets

    def _option_words(self, name: str, value: int | str) -> str:
        return str(value) if isinstance(value, int) else self.say(f"{self._game.id}.option.{name}.{value}")

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

    def _remove(self, index: int) -> Callable[[], None]:
        def remove() -> None:
            del self._seats[index]
            self._forget_wrong_options()
            self.rebuild()

        return remove

    def _add(self) -> None:
        used = {plan.colour for plan in self._seats}
        colour = next(colour for colour in COLOURS if colour not in used)
        name = self._free_name([plan.name for plan in self._seats])
        self._seats.append(SeatPlan(name, "adept", colour))
        self._forget_wrong_options()
        self.rebuild()

    def _set_option(self, name: str) -> Callable[[str], None]:
        def change(value: str) -> None:
            self._options[name] = value
            self._forget_wrong_options()

        return change

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
            match = new_match(self._game.id, seats, self._options, self._seed)
            session = Session.begin(match, self.services.library)
        except (BadInput, DiskTrouble) as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("setup.trouble"), text, [close], cancel=0))
            return
        self._keep(seats)
        self.stage.restart(PlayScene(self.services, session, self._home, fresh=True))

    def _keep(self, seats: tuple[SeatPlan, ...]) -> None:
        settings = self.services.settings
        setups = {**settings.current.last_setups, self._game.id: LastSetup(seats, self._options)}
        try:
            settings.change(last_game=self._game.id, last_setups=setups)
        except DiskTrouble as trouble:
            self.services.log.warning("choices not kept: %s", trouble)

    # Picture

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the papers under the rows, hats, options with their explanations, and the seed's name."""
        name = self.say(f"game.{self._game.id}")
        canvas.text(name, 960, 140, size=34, role="display", align="center", vertical="middle")
        for index, plan in enumerate(self._seats):
            row = self._row(index)
            canvas.nine_slice("paper.710x216", row, 40)
            canvas.centred(f"hat.{plan.colour}", row.x + 74, row.middle_y, height=82)
        panels.paper(canvas, Area(OPTIONS.x - 40, OPTIONS.y - 40, OPTIONS.width + 80, 700))
        for index, field in enumerate(self._loaded.describe_options(len(self._seats))):
            y = OPTIONS.y + index * 176
            words = f"{self._game.id}.option.{field.name}"
            canvas.text(self.say(words), OPTIONS.x, y + 26, size=30, role="display", vertical="middle",
                        width=OPTIONS.width, fit=True)  # fmt: skip
            canvas.text(self.say(f"{words}.about"), OPTIONS.x, y + 116, size=23, colour="ink_soft",
                        width=OPTIONS.width, lines=2)  # fmt: skip
        canvas.text(self.say("setup.seed"), SEED.x, SEED.y - 30, size=30, role="display", vertical="middle",
                    width=SEED.width, fit=True)  # fmt: skip
