"""Widgets: pointer and keys do the same things."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.studio import Studio
from game.view.drawing.viewport import Viewport
from game.view.input.commands import (
    Command,
    Intent,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Typed,
    Wheel,
    WindowLost,
)
from game.view.scene import Services
from game.view.widgets import (
    Button,
    Choice,
    ListBox,
    NumberStepper,
    Row,
    Slider,
    Spot,
    State,
    Stepper,
    Tabs,
    TextField,
    Toggle,
    WidgetGroup,
)
from game.view.widgets.navigation import neighbour

Make = Callable[..., WidgetGroup]

CONFIRM, NEXT, PREVIOUS = Pressed(Intent.CONFIRM), Pressed(Intent.NEXT), Pressed(Intent.PREVIOUS)
LEFT, RIGHT, UP, DOWN = (Pressed(intent) for intent in (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN))


@pytest.fixture
def heard() -> list[Any]:
    return []


@pytest.fixture
def group(services: Services) -> Make:
    return lambda *widgets, **more: WidgetGroup(services, widgets, **more)


def click(x: float, y: float) -> tuple[Command, ...]:
    return PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)


def tell(group: WidgetGroup, *commands: Command) -> list[bool]:
    return [group.handle(command) for command in commands]


def buttons(heard: list[Any], *, off: str | None = None) -> list[Button]:
    """Return four buttons in a square: a b over c d; one may be switched off."""
    return [
        Button(
            name, Area(x, y, 100, 50), name.upper(), lambda name=name: heard.append(name),  # type: ignore[misc]
            disabled_because="Not yet." if name == off else None,
        )
        for name, x, y in (("a", 0, 0), ("b", 200, 0), ("c", 0, 100), ("d", 200, 100))
    ]  # fmt: skip


def test_a_click_presses_the_button_under_it(group: Make, heard: list[Any]) -> None:
    widgets = group(*buttons(heard))
    assert tell(widgets, *click(250, 20)) == [False, True, True]
    assert tell(widgets, *click(150, 20)) == [False, False, False]
    assert heard == ["b"]


def test_letting_go_elsewhere_presses_nothing(group: Make, heard: list[Any]) -> None:
    widgets = group(*buttons(heard))
    tell(widgets, PointerPressed(20, 20), PointerMoved(250, 20), PointerReleased(250, 20))
    assert heard == []


def test_tab_goes_round_and_confirm_presses(group: Make, heard: list[Any]) -> None:
    widgets = group(*buttons(heard))
    tell(widgets, NEXT, NEXT, CONFIRM, PREVIOUS, PREVIOUS, CONFIRM)
    assert heard == ["b", "d"]
    assert tell(widgets, Pressed(Intent.CONFIRM, repeated=True)) == [False]


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [("a", RIGHT, "b"), ("b", DOWN, "d"), ("d", LEFT, "c"), ("c", UP, "a"), ("a", LEFT, "a"), ("d", DOWN, "d")],
)
def test_arrows_go_to_the_neighbour(group: Make, heard: list[Any], start: str, way: Command, end: str) -> None:
    widgets = group(*buttons(heard))
    tell(widgets, NEXT)
    widgets.focus_on(start)
    assert tell(widgets, way) == [start != end]
    assert widgets.focus == end


def test_arrows_go_round_a_single_column(group: Make, heard: list[Any]) -> None:
    column = [
        Button(name, Area(x, y, 200, 50), name, heard.clear)
        for name, x, y in (("c", 0, 120), ("a", 20, 0), ("b", 0, 60))
    ]
    widgets = group(*column)
    widgets.focus_on("a", by_keys=True)
    tell(widgets, UP)
    assert widgets.focus == "c"
    tell(widgets, DOWN)
    assert widgets.focus == "a"
    assert tell(widgets, LEFT, RIGHT) == [False, False]
    beside = Button("d", Area(230, 0, 50, 50), "d", heard.clear)
    widgets.set([*column, beside])
    assert tell(widgets, UP) == [False]
    widgets.set(column[:1])
    widgets.focus_on("c", by_keys=True)
    assert tell(widgets, UP, DOWN) == [False, False]


WIDE_BELOW = (Area(0, 0, 200, 100), Area(210, 0, 200, 100), Area(0, 120, 200, 60), Area(0, 200, 410, 60))
"""Two cards, a button below the first of them, and a wide one below that."""

FAN = (Area(0, 12, 180, 260), Area(170, 3, 180, 260), Area(340, 0, 180, 260), Area(340, 400, 180, 60))
"""Three cards of a fan, and a button below the last of them."""


@pytest.mark.parametrize(
    ("areas", "start", "way", "end"),
    [
        (WIDE_BELOW, 3, Intent.UP, 2), (WIDE_BELOW, 2, Intent.UP, 0), (WIDE_BELOW, 2, Intent.DOWN, 3),
        (WIDE_BELOW, 1, Intent.DOWN, 3), (WIDE_BELOW, 0, Intent.RIGHT, 1),
        (FAN, 0, Intent.UP, None), (FAN, 1, Intent.UP, None), (FAN, 0, Intent.RIGHT, 1), (FAN, 2, Intent.LEFT, 1),
        (FAN, 2, Intent.DOWN, 3), (FAN, 3, Intent.UP, 2),
    ],
)  # fmt: skip
def test_arrows_go_by_what_lies_before_a_side(
    areas: tuple[Area, ...], start: int, way: Intent, end: int | None
) -> None:
    assert neighbour(areas, start, way) == end


def test_the_first_and_the_last_are_one_key_away(group: Make, heard: list[Any]) -> None:
    widgets = group(*buttons(heard))
    widgets.handle(Pressed(Intent.LAST))
    assert widgets.focus == widgets.ids[-1]
    widgets.handle(Pressed(Intent.FIRST))
    assert widgets.focus == widgets.ids[0]


def test_keys_show_the_focus_and_the_pointer_hides_it(group: Make, heard: list[Any], canvas: Canvas) -> None:
    widgets = group(*buttons(heard))
    assert not widgets.state("a").focused
    tell(widgets, NEXT)
    assert widgets.state("a") == State(active=True, focused=True)
    assert widgets.pointed == "a"
    widgets.draw(canvas)
    assert "ring.110x56" in canvas.picture.frames
    tell(widgets, PointerMoved(250, 120))
    assert widgets.state("a") == State(active=True)
    assert widgets.state("d") == State(hovered=True)
    assert widgets.pointed == "d"
    tell(widgets, PointerLeft())
    assert widgets.pointed is None


def test_a_disabled_button_says_why(group: Make, heard: list[Any], canvas: Canvas) -> None:
    widgets = group(*buttons(heard, off="b"), on_refused=heard.append)
    tell(widgets, *click(250, 20), CONFIRM)
    assert heard == ["Not yet.", "Not yet."]
    widgets.draw(canvas)
    assert "Not yet." in canvas.picture.texts
    assert "button.straw.110.off" in canvas.picture.frames


def test_a_tooltip_comes_after_a_while(services: Services, canvas: Canvas) -> None:
    widgets = WidgetGroup(services, [Button("a", Area(0, 0, 100, 50), "A", lambda: None, tooltip="Hello")])
    tell(widgets, PointerMoved(20, 20))
    due = widgets.next_frame_due
    assert due is not None
    widgets.draw(canvas)
    assert "Hello" not in canvas.picture.texts
    widgets.update(due)
    widgets.draw(canvas)
    assert "Hello" in canvas.picture.texts
    assert widgets.next_frame_due is None


def test_other_widgets_keep_the_focus_by_id(group: Make, heard: list[Any]) -> None:
    widgets = group(*buttons(heard))
    tell(widgets, NEXT, NEXT)
    widgets.set(buttons(heard)[1:])
    assert widgets.focus == "b"
    widgets.set(buttons(heard)[2:])
    assert widgets.focus is None
    with pytest.raises(ValueError, match="not unique"):
        widgets.set([*buttons(heard), *buttons(heard)])


def test_later_widgets_lie_above_earlier_ones(group: Make, heard: list[Any]) -> None:
    over = Spot("over", Area(0, 0, 50, 50), lambda: heard.append("over"))
    widgets = group(*buttons(heard), over)
    tell(widgets, *click(20, 20), *click(80, 20))
    assert heard == ["over", "a"]


def test_a_turned_spot_is_hit_where_it_is_seen(group: Make, heard: list[Any]) -> None:
    widgets = group(Spot("card", Area.around(100, 100, 20, 100), lambda: heard.append("hit"), rotation=90))
    tell(widgets, *click(60, 100), *click(100, 60))
    assert heard == ["hit"]


def drag_group(group: Make, heard: list[Any]) -> WidgetGroup:
    """Return a card that can be dragged to a place."""
    card = Spot(
        "card", Area(0, 0, 50, 50), lambda: heard.append("press"), draggable=True,
        on_drop=lambda target, x, y: heard.append(target),
    )  # fmt: skip
    return group(Spot("slot", Area(200, 0, 50, 50), lambda: None), card)


def test_a_card_is_dragged_onto_a_place(group: Make, heard: list[Any]) -> None:
    widgets = drag_group(group, heard)
    tell(widgets, PointerPressed(20, 20), PointerMoved(24, 20), PointerMoved(100, 20))
    assert widgets.dragged == "card"
    tell(widgets, PointerMoved(220, 20), PointerReleased(220, 20))
    assert heard == ["slot"]
    assert widgets.dragged is None


def test_a_small_movement_is_still_a_click(group: Make, heard: list[Any]) -> None:
    tell(drag_group(group, heard), PointerPressed(20, 20), PointerMoved(23, 18), PointerReleased(23, 18))
    assert heard == ["press"]


@pytest.mark.parametrize("command", [Pressed(Intent.CANCEL), WindowLost()])
def test_a_drag_can_be_given_up(group: Make, heard: list[Any], command: Command) -> None:
    widgets = drag_group(group, heard)
    tell(widgets, PointerPressed(20, 20), PointerMoved(220, 20), command, PointerReleased(220, 20))
    assert heard == [None]


ROW = Area(0, 0, 600, 56)


def test_a_toggle_switches(group: Make, heard: list[Any]) -> None:
    widgets = group(Toggle("t", ROW, "Sound", False, heard.append))
    tell(widgets, *click(300, 20), NEXT, CONFIRM)
    assert heard == [True, False]


def test_a_stepper_steps_and_goes_round(group: Make, heard: list[Any]) -> None:
    stepper = Stepper("s", ROW, "Size", [(100, "small"), (115, "large"), (130, "huge")], 115, heard.append)
    widgets = group(stepper)
    widgets.focus_on("s")
    tell(widgets, RIGHT, RIGHT, LEFT, CONFIRM)
    tell(widgets, *click(stepper.control.x + 10, 20), *click(stepper.control.right - 10, 20))
    assert heard == [130, 100, 130, 100, 130, 100]


def test_a_number_ends_with_the_least_and_the_most(group: Make, heard: list[Any]) -> None:
    stepper = NumberStepper("s", ROW, "Cards", [(4, "4"), (5, "5"), (6, "6")], 5, heard.append)
    widgets = group(stepper)
    widgets.focus_on("s")
    tell(widgets, RIGHT, RIGHT, CONFIRM, LEFT, LEFT, LEFT)
    tell(widgets, *click(stepper.control.x + 10, 20), *click(stepper.control.right - 10, 20))
    assert heard == [6, 5, 4, 5]


def test_a_choice_takes_what_is_clicked(group: Make, heard: list[Any]) -> None:
    choice = Choice("c", ROW, "", [("a", "A"), ("b", "B"), ("c", "C")], "a", heard.append)
    widgets = group(choice)
    tell(widgets, *click(590, 20), *click(10, 20), NEXT)
    assert tell(widgets, LEFT, RIGHT) == [False, True]
    assert heard == ["c", "a", "b"]


def test_a_slider_follows_pointer_keys_and_wheel(group: Make, heard: list[Any]) -> None:
    slider = Slider("v", ROW, "Volume", 0.5, heard.append)
    widgets = group(slider)
    rail = slider.control.inset(16, 0)
    tell(widgets, PointerPressed(rail.right, 20), PointerMoved(rail.x, 20), PointerMoved(-50, 20))
    tell(widgets, PointerReleased(-50, 20))
    widgets.focus_on("v")
    tell(widgets, RIGHT, LEFT, LEFT, Wheel(300, 20, 2))
    assert heard == pytest.approx([1.0, 0.0, 0.1, 0.0, 0.2])


def test_tabs_open_by_click_and_keys(group: Make, heard: list[Any]) -> None:
    widgets = group(Tabs("t", ROW, [("a", "A"), ("b", "B"), ("c", "C")], "a", heard.append))
    tell(widgets, *click(590, 20), NEXT, RIGHT, LEFT)
    assert heard == ["c", "a", "c"]


def test_a_tab_that_is_called_longer_is_wider_and_all_fill_their_row(group):
    tabs = Tabs("t", ROW, [("a", "A"), ("b", "Bubble and Boil"), ("c", "C")], "a", lambda key: None)
    group(tabs)
    parts = tabs._parts()
    assert parts[0].width == parts[2].width < parts[1].width
    assert parts[0].x == ROW.x and abs(parts[-1].right - ROW.right) < 0.01
    assert all(abs(after.x - before.right - 8) < 0.01 for before, after in pairwise(parts))


def test_arrows_stay_in_the_herd_until_something_else_leads_out_of_it(group: Make, heard: list[Any]) -> None:
    row = [Spot(name, Area(100.0 * place, 0, 80, 80), lambda: None) for place, name in enumerate("abcd")]
    widgets = group(*row)
    widgets.herd = frozenset({"a", "c"})
    widgets.focus_on("a", by_keys=True)
    widgets.handle(Pressed(Intent.RIGHT))
    assert widgets.focus == "c"
    widgets.handle(Pressed(Intent.RIGHT))
    assert widgets.focus == "c"
    widgets.handle(Pressed(Intent.NEXT))
    widgets.handle(Pressed(Intent.LEFT))
    assert widgets.focus == "c"
    widgets.focus_on("d", by_keys=True)
    widgets.handle(Pressed(Intent.LEFT))
    assert widgets.focus == "c", "from without every piece is reached"


def test_after_a_click_on_what_is_not_asked_for_enter_leads_to_what_is(group: Make, heard: list[Any]) -> None:
    row = [
        Spot(name, Area(100.0 * at, 0, 80, 80), lambda name=name: heard.append(name)) for at, name in enumerate("abc")
    ]
    widgets = group(*row)
    widgets.herd = frozenset({"b", "c"})
    tell(widgets, *click(40, 40))
    assert heard == ["a"]
    tell(widgets, CONFIRM)
    assert (heard, widgets.focus, widgets.by_keys) == (["a"], "b", True)
    tell(widgets, CONFIRM)
    assert heard == ["a", "b"]
    tell(widgets, *click(240, 40), CONFIRM)
    assert heard == ["a", "b", "c", "c"], "what is asked for is taken where it was clicked"


def test_what_is_asked_for_is_not_taken_by_keys_before_its_ring_was_seen(group: Make, heard: list[Any]) -> None:
    row = [
        Spot(name, Area(100.0 * at, 0, 80, 80), lambda name=name: heard.append(name)) for at, name in enumerate("abc")
    ]
    widgets = group(*row, enter_takes_main=False, on_shown=lambda: heard.append("shown"))
    widgets.herd = frozenset({"a", "b"})
    widgets.focus_on("b")
    tell(widgets, CONFIRM)
    assert (heard, widgets.focus, widgets.by_keys) == (["shown"], "b", True)
    tell(widgets, CONFIRM)
    assert heard == ["shown", "b"]


def test_wherever_a_piece_answers_to_pointing_it_answers_to_a_click(group: Make, heard: list[Any]) -> None:
    widgets = group(Spot("a", Area(100, 100, 80, 80), lambda: heard.append("a")))
    widgets.herd = frozenset({"a"})
    answered = 0
    for out in range(0, 16, 3):
        for x, y in ((100.0 - out, 140.0), (180.0 + out, 140.0), (140.0, 100.0 - out), (140.0, 180.0 + out)):
            heard.clear()
            tell(widgets, *click(x, y))
            assert (widgets.pointed == "a") == (heard == ["a"]), (x, y)
            answered += len(heard)
    assert 0 < answered < 24


def field(heard: list[Any], **more: Any) -> TextField:
    return TextField("f", Area(0, 0, 300, 52), "Zelma", heard.append, **more)


def test_a_field_is_written_where_the_caret_is(group: Make, heard: list[Any]) -> None:
    text = field(heard)
    widgets = group(text)
    assert not widgets.typing
    tell(widgets, *click(50, 20))
    assert widgets.typing
    tell(widgets, Typed("!"), Pressed(Intent.FIRST), Typed("<É>"), RIGHT, Pressed(Intent.ERASE))
    tell(widgets, Pressed(Intent.ERASE_FORWARD), Pressed(Intent.LAST), Pressed(Intent.ERASE))
    assert heard == ["Zelma!", "ÉZelma!", "Éelma!", "Élma!", "Élma"]
    assert (text.text, text.caret) == ("Élma", 4)


def test_a_field_has_room_for_its_limit_and_takes_what_is_allowed(group: Make, heard: list[Any]) -> None:
    text = TextField("f", ROW, "", heard.append, limit=3, allowed="0123456789", on_done=lambda: heard.append("done"))
    widgets = group(text)
    widgets.focus_on("f")
    tell(widgets, Typed("a1b2"), Typed("345"), CONFIRM)
    assert heard == ["12", "123", "done"]


def test_what_is_offered_is_marked_until_a_person_has_written_or_clicked_again(group: Make, heard: list[Any]) -> None:
    widgets = group(field(heard, offered=True))
    tell(widgets, *click(50, 20), Typed("A"), Typed("na"), *click(50, 20), Typed("!"))
    assert heard == ["A", "Ana", "Ana!"]
    widgets = group(field(heard, offered=True))
    tell(widgets, *click(50, 20), *click(50, 20), Typed("!"))
    assert heard[3:] == ["Zelma!"]


@pytest.mark.parametrize("ways", [(NEXT, PREVIOUS), (PREVIOUS, NEXT), (RIGHT, LEFT)])
def test_keys_that_come_back_to_what_is_offered_find_it_marked_whoever_has_written_it(
    group: Make, heard: list[Any], ways: tuple[Command, ...]
) -> None:
    text = TextField("f", Area(110, 0, 100, 50), "Zelma", heard.append, offered=True)
    beside = [Button(name, Area(x, 0, 100, 50), name, lambda: None) for name, x in (("a", 0), ("b", 220))]
    widgets = group(beside[0], text, beside[1])
    widgets.focus_on("f", by_keys=True)
    tell(widgets, Typed("Ana"), *ways)
    assert widgets.focus == "f"
    tell(widgets, Typed("Ben"))
    assert heard == ["Ana", "Ben"]


def test_a_click_that_comes_back_to_what_is_offered_finds_it_marked_and_the_next_one_not(
    group: Make, heard: list[Any]
) -> None:
    text = TextField("f", Area(110, 0, 100, 50), "Zelma", heard.append, offered=True)
    widgets = group(text, Button("b", Area(220, 0, 100, 50), "b", lambda: None))
    tell(widgets, *click(150, 20), Typed("Bertram"), *click(250, 20))
    tell(widgets, *click(150, 20), Typed("Anna"), *click(250, 20))
    tell(widgets, *click(150, 20), *click(150, 20), Typed("!"))
    assert heard == ["Bertram", "Anna", "Anna!"]


def test_what_is_written_takes_the_place_of_a_text_that_is_marked_whole(group: Make, heard: list[Any]) -> None:
    widgets = group(field(heard))
    widgets.focus_on("f")
    widgets.handle(Pressed(Intent.SELECT_ALL))
    widgets.handle(Typed("<"))
    assert heard == [], "what may not be written changes nothing"
    widgets.handle(Pressed(Intent.SELECT_ALL))
    widgets.handle(Typed("Ana"))
    widgets.handle(Typed("!"))
    widgets.handle(Pressed(Intent.SELECT_ALL))
    widgets.handle(Pressed(Intent.LEFT))
    widgets.handle(Pressed(Intent.ERASE))
    widgets.handle(Pressed(Intent.SELECT_ALL))
    widgets.handle(Pressed(Intent.ERASE))
    assert heard == ["Ana", "Ana!", "An!", ""]


@pytest.mark.parametrize(
    ("way", "end"),
    [
        ((RIGHT,), "b"), ((LEFT,), "a"), ((Typed("!"), RIGHT), "b"), ((Typed("!"), LEFT), "f"),
        ((Typed("!"), LEFT, RIGHT), "f"), ((Pressed(Intent.FIRST), LEFT), "a"),
        ((Typed("!"), Pressed(Intent.RIGHT, repeated=True)), "f"),
    ],
)  # fmt: skip
def test_arrows_lead_out_of_a_field_at_its_ends_and_through_one_that_is_only_offered(
    group: Make, heard: list[Any], way: tuple[Command, ...], end: str
) -> None:
    text = TextField("f", Area(110, 0, 100, 50), "Zelma", heard.append, offered=True)
    beside = [Button(name, Area(x, 0, 100, 50), name, lambda: None) for name, x in (("a", 0), ("b", 220))]
    widgets = group(beside[0], text, beside[1])
    widgets.focus_on("f", by_keys=True)
    tell(widgets, *way)
    assert widgets.focus == end


def test_a_field_shows_its_caret_only_with_the_focus(group: Make, heard: list[Any], canvas: Canvas) -> None:
    widgets = group(field(heard))
    widgets.draw(canvas)
    strokes = len(canvas.picture.strokes)
    widgets.focus_on("f")
    fresh = Canvas(canvas.studio, canvas.viewport)
    widgets.draw(fresh)
    assert len(fresh.picture.strokes) == strokes + 1


def list_box(heard: list[Any], count: int = 20) -> ListBox:
    """Return a list of rows of 50 px of which four are seen."""

    def row(number: int) -> Row:
        return Row(f"row {number}", lambda canvas, area, state: canvas.text(f"row {number}", area.x, area.y) and None)

    return ListBox("list", Area(0, 0, 400, 200), [row(number) for number in range(count)], 50, heard.append)


def test_a_list_selects_by_keys_and_chooses(group: Make, heard: list[Any], canvas: Canvas) -> None:
    box = list_box(heard)
    widgets = group(box)
    widgets.focus_on("list")
    tell(widgets, DOWN, DOWN, CONFIRM, Pressed(Intent.PAGE_DOWN), Pressed(Intent.LAST), CONFIRM)
    assert heard == ["row 2", "row 19"]
    widgets.draw(canvas)
    assert canvas.picture.texts == [f"row {number}" for number in range(16, 20)]
    assert tell(widgets, DOWN) == [False]


def test_a_list_scrolls_by_wheel_and_bar(group: Make, heard: list[Any]) -> None:
    box = list_box(heard)
    widgets = group(box)
    tell(widgets, Wheel(50, 50, -2), *click(50, 10))
    assert heard == ["row 2"]
    tell(widgets, PointerPressed(395, 190), PointerMoved(395, 400), PointerReleased(395, 199))
    assert box.scroller.offset == box.scroller.most == 800
    assert heard == ["row 2"]


def test_a_short_list_has_no_bar(group: Make, heard: list[Any], canvas: Canvas) -> None:
    widgets = group(list_box(heard, count=3))
    tell(widgets, Wheel(50, 50, -5))
    widgets.draw(canvas)
    assert canvas.picture.texts == ["row 0", "row 1", "row 2"]
    assert canvas.picture.frames == []
    assert ListBox("empty", ROW, [], 50, heard.append).selected is None


LONG, SHORT = "A very long label indeed", "OK"


def sizes_of(group: WidgetGroup, studio: Studio) -> dict[str, int]:
    """Return the sizes in px at which the words of a group are set."""
    canvas = Canvas(studio, Viewport.fitting(1920, 1080))
    group.draw(canvas)
    return {stroke.what: stroke.ink.size for stroke in canvas.picture.strokes if stroke.ink is not None}


@pytest.mark.parametrize(
    ("place", "alike"),
    [
        (Area(260, 100, 140, 56), True),
        (Area(900, 100, 140, 56), False),
        (Area(100, 180, 140, 56), False),
    ],
    ids=["beside", "far away", "below"],
)
def test_buttons_side_by_side_take_one_size_of_letters(
    services: Services, studio: Studio, place: Area, alike: bool
) -> None:
    buttons = [Button("a", Area(100, 100, 140, 56), LONG, print), Button("b", place, SHORT, print)]
    sizes = sizes_of(WidgetGroup(services, buttons), studio)
    assert (sizes[LONG] == sizes[SHORT]) is alike
    assert sizes[LONG] < 26


def test_a_button_knows_words_that_somebody_else_draws_beside_it(services: Services, studio: Studio) -> None:
    area = Area(100, 100, 140, 56)
    alone, beside = (
        sizes_of(WidgetGroup(services, [Button("a", area, SHORT, print, beside=labels)]), studio)[SHORT]
        for labels in ((), (LONG,))
    )
    assert beside < alone


def test_buttons_that_follow_one_another_have_other_stains(services: Services) -> None:
    buttons = [Button(str(number), Area(100 * number, 100, 90, 56), SHORT, print) for number in range(4)]
    WidgetGroup(services, buttons)
    assert all(one.twin % 3 != other.twin % 3 for one, other in pairwise(buttons))
