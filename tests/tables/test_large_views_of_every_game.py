"""What is shown large never covers what a decision is about, who is asked, the prompt, or the menu."""

import pytest
from recorded_matches import recorded, recorded_games
from walking import picture_of, table_of

from game.play.moments import Moment
from game.tables.asking import Asking, Look
from game.tables.table import ZOOMS
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

EVERY = 37
"""Of the decisions of a match every so many-th is looked at."""


def nothing(*parts: str) -> None:
    """Do nothing with what was pressed."""


def over(table, asking, look):
    """Return what is painted over the table for that look."""
    canvas = Canvas(table.services.studio, table.services.studio.viewport)
    table.draw_over(canvas, asking, look)
    return {stroke.what for stroke in canvas.picture.strokes}


def decisions(services, game):
    """Yield a table with what is asked there, for many a decision of the recorded matches of a game."""
    for path in recorded_games(game):
        session = recorded(path)
        for turn in session.history[::EVERY]:
            table = table_of(services, session, turn.seat, turn.seat, Moment(turn.number - 1))
            legal = session.controller.legal_moves(session._positions[turn.number - 1])
            yield table, Asking(Narrowing(legal), lambda move: None)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_it_covers_no_piece_of_the_decision_nobody_who_is_asked_and_neither_prompt_nor_menu(services, game):
    seen = 0
    for table, asking in decisions(services, game):
        widgets = table.spots(asking, nothing, nothing)
        stake = [each for each in widgets if each.id.partition("#")[0] in table.at_stake(asking)]
        stake += [each for each in widgets if each.kept_clear]
        buttons = [table.plan.area(action.place) for action in table.actions(asking)]
        prompt, menu, actor = table.plan.area("prompt"), table.plan.area("button.menu"), table.acting()
        for widget in widgets:
            place = table.zoom_area(asking, Look(widget.id))
            assert not place.shared(prompt), widget.id
            assert not place.shared(menu), widget.id
            assert not any(place.shared(each.area) for each in stake), (widget.id, [each.id for each in stake])
            assert not any(map(place.shared, buttons)), widget.id
            assert not place.shared(widget.area) or widget.area.width > LAYOUT.width / 4, widget.id
            if actor is not None and table.place_of(actor):
                assert not place.shared(table.plan.area(f"seat{table.place_of(actor)}")), widget.id
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_every_map_has_its_places_inside_the_layout(services, game):
    session = recorded(recorded_games(game)[0])
    table = table_of(services, session, 0)
    for name in ZOOMS:
        area = table.plan.area(name)
        assert LAYOUT.shared(area) == area.width * area.height, name
        assert not area.shared(table.plan.area("prompt")), name


@pytest.mark.parametrize("game", ["bubble_and_boil", "cauldron", "cauldron15"])
def test_a_card_that_is_named_in_the_log_is_shown_large(services, game):
    session = recorded(recorded_games(game)[0])
    table = table_of(services, session, 0, 0, Moment(len(session.history) // 2))
    lines = [line for turn in session.history for line in table.log_lines(turn.number, turn.events)]
    shown = {line.card or table.card_of(line.words) for line in lines} - {None}
    assert len(shown) > 3
    before = set(picture_of(table).texts)
    for card in sorted(shown)[:20]:
        assert set(picture_of(table, None, Look(card, at=table.plan.area("log"))).texts) - before, card


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_what_a_line_of_the_log_shows_large_leaves_the_whole_log_to_be_read(services, game):
    for table, asking in decisions(services, game):
        log = table.log_area()
        for part in (0.0, 0.4, 0.9):
            line = Area(log.x, log.y + part * log.height, log.width, 40)
            for asked in (asking, None):
                place = table.zoom_area(asked, Look("a card", at=line))
                assert not place.shared(log), (table.seats, part)
                assert not place.shared(table.plan.area("prompt"))


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_table_knows_what_it_shows_large(services, game):
    seen = 0
    for table, asking in decisions(services, game):
        widgets = table.spots(asking, nothing, nothing)
        usual = over(table, asking, Look())
        for widget in widgets:
            drawn = over(table, asking, Look(widget.id))
            if table.shows_large(widget.id):
                assert drawn, widget.id
                seen += 1
            else:
                assert drawn <= usual, widget.id
    assert seen
