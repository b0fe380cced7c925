"""Evening setup: who sits at the table, which boxes are opened in which order, and how long they are."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from game.play.bad_input import BadInput
from game.play.catalogue import GAMES
from game.play.lengths import minutes
from game.play.occasions.evening_match import box_match, new_evening
from game.play.session import Session
from game.scenes.evenings.evening_page import EveningScene
from game.scenes.pages.begin_plate import Plate
from game.scenes.pages.game_box import draw_box
from game.scenes.pages.setup_room import BEGIN, LEAFLET, SetupRoom
from game.scenes.setup import ADD_HEIGHT, SetupScene, table_of
from game.scenes.setup_choices import SetupChoices
from game.store.household import sat_down
from game.store.played.evenings import LEAST_SEATS, MOST_SEATS, PAYS
from game.store.records import MOST_BOXES
from game.store.settings import LastSetup
from game.tables.pictures import PICTURES
from game.tables.tip import Tip
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Scene, Services
from game.view.widgets import Button, Spot, Stepper, Widget

EVENING = "evening"
"""What the choices of the last evening are kept under, among those of the boxes."""

LEAST_BOXES = 2
FIRST_BOXES = ("cauldron15", "alarun")
"""What is offered before anything was chosen: the short ones."""

BOXES, LENGTHS = "boxes", "length"
USUAL = "usual"
ROW = Area(36, 586, 1344, 452)
WISH = Area(56, 500, 1300, 60)
BOX = (318.0, 405.0)
ORDER = Area(1446, 128, 408, 420)
LENGTH = Area(1446, 788, 408, 52)
STEP = 62.0


class EveningSetupScene(SetupScene):
    """The seats as in any setup, and the boxes: a press takes a box in, another one leaves it out."""

    heading = "evening.setup"

    def __init__(self, services: Services, home: Callable[[], Scene]) -> None:
        # Any box will do for the seats, as long as none has more of its own to choose.
        box = replace(GAMES[FIRST_BOXES[0]], seats=(LEAST_SEATS, MOST_SEATS))
        choices = SetupChoices(services, box, kept_as=EVENING)
        super().__init__(services, box.id, home, choices)
        self._game = box
        self._room = SetupRoom(MOST_SEATS)
        last = choices.last_setup()
        kept = {} if last is None else last.options
        offered = [name for name in kept.get(BOXES, "").split(",") if name in PICTURES]
        self._boxes = list(dict.fromkeys(offered)) or [name for name in FIRST_BOXES if name in PICTURES]
        self._length = kept.get(LENGTHS, USUAL)

    def build(self) -> list[Widget]:
        """Return the rows of the seats, the boxes, the length and the way on."""
        widgets = [widget for index in range(len(self.choices.seats)) for widget in self._seat_widgets(index)]
        if len(self.choices.seats) < MOST_SEATS:
            add = self._room.place(len(self.choices.seats), 0).card
            widgets.append(
                Button(
                    "add",
                    add._replace(height=ADD_HEIGHT),
                    self.say("setup.add"),
                    self._and_rebuild(self.choices.add),
                    tooltip=self.say("setup.add.tip"),
                )
            )
        widgets += [
            Spot(f"box.{name}", area, partial(self._choose, name), tooltip=self.say("evening.box.tip"), sound="press")
            for name, area in self._places()
        ]
        lengths = [(name, self.say(f"setup.length.{name}")) for name in self._lengths()]
        if self._length not in dict(lengths):
            self._length = USUAL
        widgets.append(
            Stepper(
                "length", LENGTH, "", lengths, self._length, self._set_length, tooltip=self.say("evening.length.tip")
            )
        )
        few = None if len(self._boxes) >= LEAST_BOXES else self.say("evening.few", count=LEAST_BOXES)
        widgets.append(
            Plate("start", BEGIN, self.say("setup.start"), self._start, tone="primary", size=60, sound="seal",
                   tooltip=self.say("evening.start.tip"), disabled_because=few)
        )  # fmt: skip
        return widgets

    def tips(self) -> Iterator[Tip]:
        """Return nothing: all that is drawn beside the choices is words."""
        return iter(())

    def _places(self) -> list[tuple[str, Area]]:
        """Return the boxes with where they stand."""
        columns = ROW.columns(max(MOST_BOXES, len(PICTURES)), 20)
        width = min(BOX[0], columns[0].width)
        size = (width, width * BOX[1] / BOX[0])
        return [
            (name, Area.around(column.middle_x, column.middle_y, *size))
            for name, column in zip(PICTURES, columns, strict=False)
        ]

    def _lengths(self) -> list[str]:
        """Return the lengths that any of the boxes has, the shortest first."""
        known = {
            preset
            for name in self._boxes
            if (lengths := GAMES[name].load().lengths) is not None
            for preset in lengths.presets
        }
        return [name for name in ("short", USUAL, "long") if name == USUAL or name in known]

    def _choose(self, name: str) -> None:
        """Take a box in as the last one, or leave it out."""
        if name in self._boxes:
            self._boxes.remove(name)
        elif len(self._boxes) < MOST_BOXES:
            self._boxes.append(name)
        self.rebuild()

    def _set_length(self, name: str) -> None:
        self._length = name
        self.rebuild()

    def _minutes_of(self, name: str) -> tuple[int, int]:
        """Return how long a box will take in minutes, at least and at most; 0 where that is not known."""
        lengths, seats = GAMES[name].load().lengths, len(self.choices.seats)
        if lengths is None or seats not in lengths.moves:
            return 0, 0
        preset = lengths.presets.get(self._length)
        persons, pace = (
            sum(plan.is_person for plan in self.choices.seats),
            self.services.settings.current.bot_pace / 1000,
        )
        return minutes(lengths, seats, persons, part=1.0 if preset is None else preset.part / 100, pace=pace)

    def _minutes_words(self, key: str, least: int, most: int) -> str:
        """Return some minutes in words."""
        return self.say(f"{key}.one", count=most) if least == most else self.say(key, least=least, most=most)

    def _start(self) -> None:
        """Begin the evening with its first box, and keep the choices for the next time."""
        plans, handicaps = self.choices.plans(), self.choices.handicaps()
        evening = new_evening(self._boxes, self._length)
        try:
            for box in range(len(self._boxes)):
                box_match(replace(evening, box=box), plans, handicaps)
            household, seats = sat_down(self.services.settings.current.household, plans, handicaps)
            session = Session.begin(box_match(evening, seats, handicaps), self.services.library)
        except BadInput as trouble:
            close = DialogChoice(self.say("dialog.close"), tone="primary")
            text = self.services.words.say(trouble.reason)
            self.stage.push(Dialog(self.services, self.say("setup.trouble"), text, [close], cancel=0))
            return
        kept = {BOXES: ",".join(self._boxes), LENGTHS: self._length}
        self.choices.keep_setup(LastSetup(seats, kept), household)
        another = partial(EveningSetupScene, self.services, self._home)
        onward = partial(EveningScene, self.services, self._home, evening.id, another)
        self.stage.restart(table_of(self.services, self._home, session, fresh=True, onward=onward))

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the boxes with their numbers, and on the leaflet the order, what places pay, and how long it takes."""
        canvas.text(
            self.say("evening.wish"), WISH.middle_x, WISH.middle_y, size=38, role="display", align="center",
            vertical="middle", width=WISH.width, fit=True, colour="cream",
        )  # fmt: skip
        for name, area in self._places():
            draw_box(canvas, self.services.words, name, area)
            if name in self._boxes:
                panels.ring(canvas, area.inset(-8))
                x, y = area.right - 36, area.bottom - 40
                canvas.disc(x, y, 36, "ink")
                canvas.disc(x, y, 33, "gold_lite")
                canvas.number(self._boxes.index(name) + 1, x, y, 40, tone="ink", align="center")
        panels.paper(canvas, LEAFLET)
        canvas.text(
            self.say("evening.tonight"), LEAFLET.middle_x, LEAFLET.y + 56, size=40, role="display", align="center",
            vertical="middle", width=LEAFLET.width - 90, fit=True,
        )  # fmt: skip
        least = most = 0
        for number, name in enumerate(self._boxes):
            y = ORDER.y + 24 + number * STEP
            canvas.number(number + 1, ORDER.x + 16, y, 38, tone="ink", align="center")
            canvas.text(self.say(f"game.{name}"), ORDER.x + 50, y, size=32, vertical="middle", width=230, fit=True)
            one = self._minutes_of(name)
            least, most = least + one[0], most + one[1]
            canvas.text(
                self._minutes_words("evening.minutes", *one), ORDER.right, y, size=25, align="right",
                vertical="middle", colour="ink_soft", width=120, fit=True,
            )  # fmt: skip
        y = ORDER.y + 12 + MOST_BOXES * STEP
        canvas.line(ORDER.x, y, ORDER.right, y, "ink_ghost", 1.4)
        canvas.text(
            self._minutes_words("evening.minutes.all", least, most), ORDER.right, y + 30, size=27, align="right",
            vertical="middle", width=ORDER.width, fit=True,
        )  # fmt: skip
        pays = "-".join(map(str, PAYS[: len(self.choices.seats)]))
        canvas.text(
            self.say("evening.about", pays=pays), ORDER.x, y + 74, size=28, width=ORDER.width,
            height=LENGTH.y - 62 - y - 74,
        )  # fmt: skip
        canvas.text(
            self.say("setup.length"), LENGTH.middle_x, LENGTH.y - 26, size=27, align="center", vertical="middle",
            width=LENGTH.width, fit=True,
        )  # fmt: skip
