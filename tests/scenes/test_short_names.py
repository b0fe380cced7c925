"""Long names give way in words, also in words within them and where a seat is named; nothing else does."""

import pytest
from harness import plans, sit_down

from game.core.reason import Reason, reason
from game.play.match import new_match
from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.tables.short_names import letters_of, say_within
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

FLOURISH = 44.0
"""How far from the right edge of a tall paper the flourish in its corner begins, in layout px."""

NAMES = ("Wilhelmina-Maria", "Maximilian-Josef")


@pytest.fixture
def table(services: Services) -> Table:
    session = Session.begin(new_match("cauldron15", plans(("person", "greedy"), NAMES), {}, 1), None)
    return table_at(services, session, 0, 0, session.moments.last)


@pytest.mark.parametrize(
    "words",
    [
        reason("cauldron.log.spotted", name=NAMES[1], victim=NAMES[0]),
        reason("table.words", words=reason("cauldron.log.spotted", name=NAMES[1], victim=NAMES[0])),
        reason("cauldron.bell.steal", seat=reason("seat", seat=1)),
        reason("table.words", words=NAMES[0]),
    ],
)
def test_names_give_way_until_the_words_fit(services: Services, table: Table, words: Reason) -> None:
    canvas = Canvas(services.studio, services.studio.viewport)
    whole = canvas.measure(table.say(words), size=1).width
    assert say_within(canvas, table, words, whole) == table.say(words)
    for part in (0.9, 0.75):
        said = say_within(canvas, table, words, whole * part)
        assert canvas.measure(said, size=1).width <= whole * part
        assert "." in said


@pytest.mark.parametrize("count", [2, 3])
def test_a_long_name_of_ones_own_ends_before_the_flourish_of_a_tall_paper(services: Services, count: int) -> None:
    seats = plans(("person", *["greedy"] * (count - 1)), (*NAMES, "Bo")[:count])
    session = Session.begin(new_match("cauldron15", seats, {}, 1), None)
    harness = sit_down(services, session)
    table, view = harness.top.table, services.studio.viewport
    name, paper = table.plan.area("seat0.name"), table.plan.area("seat0")
    flourish = view.to_window(paper._replace(x=paper.right - FLOURISH))[0]
    top, bottom = (view.to_window(Area(name.x, y, 1, 1))[1] for y in (name.y, name.bottom))
    words = [stroke for stroke in harness.picture.strokes if stroke.ink is not None and top <= stroke.box[1] <= bottom]
    own = [stroke for stroke in words if stroke.box[0] < flourish]
    assert own
    assert all(stroke.box[0] + stroke.box[2] <= flourish for stroke in own)


def test_words_without_a_name_stay_as_they_are(services: Services, table: Table) -> None:
    canvas = Canvas(services.studio, services.studio.viewport)
    words = reason("table.words", words="Nobody at this table is called so")
    assert say_within(canvas, table, words, 10) == table.say(words)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ana", "Bo"), ["A", "B"]),
        (("Ana", "Anton"), ["Aa", "At"]),
        (("Ana", "Anabel", "Anton"), ["A", "Ab", "At"]),
        (("Player 1", "player 2", "Ärger"), ["P1", "P2", "Ä"]),
        (("Ana", "ana", "Bo"), ["A1", "A2", "B"]),
        (("Ab", "Acb", "Acd"), ["Ab", "A", "Ad"]),
        (("", "Bo"), ["", "B"]),
    ],
)
def test_letters_tell_names_apart(names: tuple[str, ...], letters: list[str]) -> None:
    assert letters_of(names) == letters
    assert len(set(letters)) == len(names)
