"""Everything that is drawn on a table explains itself: whatever is pointed at has a note with words or a large view."""

import re
from collections.abc import Callable, Hashable, Iterator

import pytest
from recorded_matches import recorded, recorded_games
from walking import moments, picture_of, table_of

from game.play.moments import Moment
from game.tables.asking import Asking, Look
from game.tables.table import Table
from game.tables.tip import with_tips
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Stroke
from game.view.input.narrowing import Narrowing
from game.view.widgets import Widget, WidgetGroup

EVERY = 61
"""Of the moments of a match every so many-th is looked at."""

MEANS_NOTHING = re.compile(
    r"paper|ring\.|.*\.tmx|tree\.|cell\.|mat\b|pot\.contact|order\.now|hearth\.|tally$|arrow\.|cauldron\.(fire|ground|spoon|logs)"
    r"|lit\.|ember$|gold(_lite)?$|shadow|soft\.|eave\.|alarun\.figure|garden\.|bed\.|hand\.|room\.|shade\."
)
"""What is drawn to lie beneath, around or between things that mean something."""

SAID_BY_ITSELF = ("cell:",)
"""Pieces that are pointed at in the course of a move and then show what they would do."""


def nothing(*parts: str) -> None:
    """Do nothing with what was pressed."""


def widgets_of(table: Table, asking: Asking | None) -> list[Widget]:
    return with_tips(table.spots(asking, nothing, nothing), table.all_tips(asking), table.say, nothing)


class LooseCanvas(Canvas):
    """A canvas that notes each piece of what is composed, rather than the whole."""

    def composed(self, key: Hashable, area: Area, draw: Callable[[Canvas], None], *, mask: str | None = None) -> None:
        if mask is None:
            draw(self)
        else:
            super().composed(key, area, draw, mask=mask)

    def kept(self, key: Hashable, draw: Callable[[], None]) -> None:
        draw()


def drawn(table: Table, asking: Asking | None) -> list[Stroke]:
    canvas = LooseCanvas(table.services.studio, table.services.studio.viewport)
    table.draw(canvas, asking, Look())
    return [stroke for stroke in canvas.picture.strokes if not MEANS_NOTHING.match(str(stroke.what))]


def has_large_view(table: Table, asking: Asking | None, widget: Widget) -> bool:
    """Return whether pointing at a widget has more written than is written without."""
    before, after = picture_of(table, asking), picture_of(table, asking, Look(widget.id))
    return set(after.texts) - set(before.texts) != set()


def unexplained(table: Table, asking: Asking | None) -> Iterator[str]:
    """Yield what is drawn where nothing explains it, or only a widget without a note and a large view."""
    widgets = widgets_of(table, asking)
    viewport = table.services.studio.viewport
    large: dict[str, bool] = {}
    for stroke in drawn(table, asking):
        x, y = viewport.to_layout(stroke.x + stroke.width / 2, stroke.y + stroke.height / 2)
        widget = next((each for each in reversed(widgets) if each.contains(x, y)), None)
        if widget is None:
            yield f"{stroke.what} at {round(x)},{round(y)}"
        elif widget.note is None and not widget.id.startswith(SAID_BY_ITSELF):
            if widget.id not in large:
                large[widget.id] = has_large_view(table, asking, widget)
            if not large[widget.id]:
                yield f"{stroke.what} at {round(x)},{round(y)}: {widget.id} says nothing"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("eyes", [0, None], ids=["a seat", "a spectator"])
@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_whatever_is_drawn_explains_itself(services, game, eyes):
    path = recorded_games(game)[0]
    session = recorded(path)
    table = table_of(services, session, eyes, None, session.moments.first)
    for number, moment in enumerate(moments(session, table, eyes, session.moments.first)):
        table.timeline.finish()
        if number % EVERY == 0:
            assert not list(unexplained(table, None)), moment


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_whatever_is_drawn_explains_itself_to_whoever_is_asked(services, game):
    session = recorded(recorded_games(game)[-1])
    for turn in session.history[::EVERY]:
        moment = Moment(turn.number - 1)
        table = table_of(services, session, turn.seat, turn.seat, moment)
        asking = Asking(Narrowing([turn.move]), lambda move: None)
        assert not list(unexplained(table, asking)), turn.move


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_what_explains_itself_does_so_by_mouse_and_by_keys(services, game):
    session = recorded(recorded_games(game)[0])
    table = table_of(services, session, 0, 0, Moment(len(session.history) // 2))
    group = WidgetGroup(services, widgets_of(table, None))
    tips = [widget for widget in widgets_of(table, None) if widget.id.startswith("tip ")]
    assert tips
    for tip in tips:
        assert len(tip.note.strip()) > 1
        group.focus_on(tip.id, by_keys=True)
        canvas = Canvas(services.studio, services.studio.viewport)
        group.draw(canvas)
        assert canvas.picture.texts, tip.id


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_no_ring_of_what_explains_itself_cuts_the_words_of_the_prompt(services, game):
    session = recorded(recorded_games(game)[0])
    for turn in session.history[::EVERY]:
        table = table_of(services, session, turn.seat, turn.seat, Moment(turn.number - 1))
        prompt = table.plan.area("prompt").inset(4)
        for tip in table.all_tips(Asking(Narrowing([turn.move]), lambda move: None)):
            inside = 0.0 if tip.over else prompt.shared(tip.area)
            assert not inside or inside in {tip.area.width * tip.area.height, prompt.width * prompt.height}, tip.id


TO_COME = re.compile(r"still keep|kept \d+ so far|next|at the moment|room for|then comes|the last turn|All three go")
"""Words about what is to come."""


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_after_a_match_nothing_is_told_to_be_still_to_come(services, game):
    for path in recorded_games(game):
        session = recorded(path)
        table = table_of(services, session, 0, 0, session.moments.last)
        for tip in table.all_tips(None):
            assert not TO_COME.search(table.say(tip.words)), table.say(tip.words)
