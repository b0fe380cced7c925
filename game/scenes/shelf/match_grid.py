"""MatchGrid: the matches of the shelf as papers in rows; one of them is chosen."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.play.shelf.shelf_words import sentence_of, title_of
from game.scenes.shelf.match_people import draw_hats, draw_leader, leading_seat
from game.scenes.shelf.match_times import when
from game.scenes.shelf.small_picture import draw_picture
from game.store.shelf_index import Shelved
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Wheel
from game.view.scene import Services
from game.view.widgets import State
from game.view.widgets.lists import Scrolled

COLUMNS = 3
GAP, ROW_GAP = 16.0, 26.0
TILE_HEIGHT = 232.0
PITCH = TILE_HEIGHT + ROW_GAP
"""The distance of two rows; only whole rows are in sight."""
PLANK = 30.0
"""The height of the plank that a row stands on."""
MARGIN = 8.0
"""Room for the ring of the chosen match."""
SMALL_WIDTH, SMALL_HEIGHT = 176.0, 99.0
SENTENCE, SPACING = 23.0, 1.0
"""The size of a match's sentence, and the distance of its lines as a part of it."""


class MatchGrid(Scrolled):
    """Papers in rows that scroll. Choosing one calls `on_choose`, confirming it `on_open`."""

    def __init__(
        self,
        services: Services,
        area: Area,
        folder: Path,
        matches: Sequence[Shelved],
        chosen: str | None,
        on_choose: Callable[[str], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__("matches", area)
        self._services = services
        self._folder = folder
        self.matches = tuple(matches)
        self._sign: tuple[str, Area] | None = None
        self._on_choose = on_choose
        self._on_open = on_open
        self._width = (self.inner.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
        rows = -(-len(self.matches) // COLUMNS)
        self.scroller.pitch = PITCH
        self.scroller.measure(area.height // PITCH * PITCH, rows * PITCH)
        names = [match.name for match in self.matches]
        self._index = names.index(chosen) if chosen in names else 0
        self._show()

    @property
    def lowest(self) -> float:
        """Where the last row ends, with its plank."""
        return max(area.bottom for area in self._areas()) + PLANK

    @property
    def seen(self) -> list[Shelved]:
        """The matches that are in sight."""
        return [match for match, area in zip(self.matches, self._areas(), strict=True) if self._is_seen(area)]

    def area_of(self, name: str) -> Area:
        """Return where the paper of a match lies."""
        names = [match.name for match in self.matches]
        return self._areas()[names.index(name)]

    def _areas(self) -> list[Area]:
        top = self.area.y + MARGIN - self.scroller.at
        return [
            Area(
                self.area.x + MARGIN + (number % COLUMNS) * (self._width + GAP),
                top + (number // COLUMNS) * PITCH,
                self._width,
                TILE_HEIGHT,
            )
            for number in range(len(self.matches))
        ]

    def _is_seen(self, area: Area) -> bool:
        return area.y >= self.area.y and area.bottom <= self.area.bottom

    def _show(self) -> None:
        """Bring the chosen match into sight."""
        top = self._index // COLUMNS * PITCH
        self.scroller.show(top, top + PITCH)

    def pointer_over(self, x: float, y: float) -> None:
        """Note what sign of a match the pointer is on."""
        self._sign = next(
            ((key, sign) for match, area in zip(self.matches, self._areas(), strict=True) if self._is_seen(area)
             for key, sign in _signs_of(match, area) if sign.contains(x, y)), None,
        )  # fmt: skip

    @property
    def note(self) -> str | None:
        """What the sign means that the pointer is on."""
        return None if self._sign is None else self._services.words.say(f"matches.{self._sign[0]}.tip")

    @property
    def note_area(self) -> Area:
        """The sign that the pointer is on."""
        return self.area if self._sign is None else self._sign[1]

    @property
    def ring(self) -> Area | None:
        """None: the chosen paper shows the focus."""
        return None

    def press(self) -> None:
        """Open the chosen match."""
        if self.matches:
            self._on_open()

    def pointer_clicked(self, x: float, y: float) -> None:
        """Choose the match under the pointer."""
        if self._on_bar:
            return
        for number, area in enumerate(self._areas()):
            if self._is_seen(area) and area.contains(x, y):
                self._choose(number)

    def handle(self, command: Command) -> bool:
        """Choose by arrows and page keys, scroll by the wheel; at the edges the focus may go on."""
        rows = max(1, int(self.area.height // PITCH))
        match command:
            case Wheel(_, _, steps):
                self.scroller.to(self.scroller.offset - steps * PITCH)
                return True
            case Pressed(Intent.LEFT):
                return self._index % COLUMNS > 0 and self._choose(self._index - 1)
            case Pressed(Intent.RIGHT):
                return self._index % COLUMNS < COLUMNS - 1 and self._choose(self._index + 1)
            case Pressed(Intent.UP):
                return self._choose(self._index - COLUMNS)
            case Pressed(Intent.DOWN):
                return self._choose(self._index + COLUMNS)
            case Pressed(Intent.PAGE_UP):
                return self._choose(max(self._index % COLUMNS, self._index - rows * COLUMNS))
            case Pressed(Intent.PAGE_DOWN):
                return self._choose(min(len(self.matches) - 1, self._index + rows * COLUMNS))
            case Pressed(Intent.FIRST):
                return self._choose(0)
            case Pressed(Intent.LAST):
                return self._choose(len(self.matches) - 1)
        return False

    def _choose(self, index: int) -> bool:
        """Choose a match, if there is one; return whether it is another."""
        if not 0 <= index < len(self.matches) or index == self._index:
            return False
        self._index = index
        self._show()
        self._on_choose(self.matches[index].name)
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the planks and papers in sight, and the bar."""
        with canvas.clip(self.area.inset(-4, 0)):
            for area in self._areas()[::COLUMNS]:
                if self._is_seen(area):
                    plank = Area(self.area.x - 2, area.bottom - 8, self.inner.width + 4, PLANK)
                    canvas.three_slice("shelf", plank, cap=40)
            size = self._size_of_sentences(canvas)
            for number, (match, area) in enumerate(zip(self.matches, self._areas(), strict=True)):
                if self._is_seen(area):
                    self._draw_tile(canvas, match, area, number, size)
                    if number == self._index:
                        panels.ring(canvas, area)
        self.scroller.draw(canvas, self.bar)

    def _size_of_sentences(self, canvas: Canvas) -> float:
        """Return the size at which each sentence in sight has room beside its picture."""
        room = _sentence_room(Area(0, 0, self._width, TILE_HEIGHT))
        sentences = (sentence_of(match, self._services.words) for match in self.seen)
        sizes = (
            canvas.set_size(sentence, size=SENTENCE, width=room.width, height=room.height, spacing=SPACING)
            for sentence in sentences
        )
        return min(sizes, default=SENTENCE)

    def _draw_tile(self, canvas: Canvas, match: Shelved, area: Area, number: int, size: float) -> None:
        """Draw a match: whose it is, its name, its sentence in letters of that size, and its small picture."""
        words = self._services.words
        panels.paper(canvas, area, twin=number)
        draw_leader(canvas, match, leading_seat(match), _leader_area(area))
        left, width = area.x + 126, area.width - 144
        unfinished = match.header is not None and match.ending is None
        canvas.text(
            title_of(match, words), left, area.y + 34, size=canvas.at_most(31, 37), role="display", vertical="middle",
            width=width, fit=True,
        )  # fmt: skip
        if match.ending is not None and match.header is not None and _won_by_person(match):
            canvas.centred("icon.trophy", *_trophy_area(area).centre, height=36)
        told = when(words, match)
        if match.title and match.header is not None:
            told = words.say("matches.of", game=words.say(f"game.{match.header.game}"), when=told)
        canvas.text(
            told, left, area.y + 68, size=canvas.at_most(22, 26), vertical="middle", colour="ink_soft", width=width,
            fit=True,
        )  # fmt: skip
        draw_hats(canvas, match, left, area.y + 96, width if not unfinished else width - 116)
        if unfinished:
            slip = Area(area.right - 136, area.y + 78, 124, 36)
            panels.name_ribbon(canvas, slip, words.say("matches.unfinished"), "gold", size=canvas.at_most(21, 25))
        draw_picture(canvas, self._folder, match, Area(area.x + 18, area.y + 120, SMALL_WIDTH, SMALL_HEIGHT))
        room = _sentence_room(area)
        canvas.text(
            sentence_of(match, words), room.x, room.y, size=size, width=room.width, height=room.height, spacing=SPACING
        )  # fmt: skip


def _leader_area(tile: Area) -> Area:
    """Return where the face is of who has won or is to move."""
    return Area(tile.x + 18, tile.y + 14, 98, 98)


def _trophy_area(tile: Area) -> Area:
    """Return where a cup stands if a person has won."""
    return Area.around(tile.right - 36, tile.y + 96, 40, 40)


def _signs_of(match: Shelved, tile: Area) -> list[tuple[str, Area]]:
    """Return what is drawn of a match without words, with where it stands."""
    signs = [] if leading_seat(match) is None else [("leader", _leader_area(tile))]
    if match.ending is not None and _won_by_person(match):
        signs.append(("trophy", _trophy_area(tile)))
    return signs


def _sentence_room(tile: Area) -> Area:
    """Return the room beside the small picture of a match."""
    left = tile.x + 18 + SMALL_WIDTH + 14
    return Area(left, tile.y + 118, tile.right - 14 - left, 106)


def _won_by_person(match: Shelved) -> bool:
    """Return whether somebody at the screen won a match."""
    seat = leading_seat(match)
    return seat is not None and match.header is not None and match.header.seats[seat].is_person
