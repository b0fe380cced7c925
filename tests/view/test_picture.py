"""Pictures: the screen shows the same px whether it repaints everything or only what differs."""

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.view.drawing.picture import MANY, Box, Picture, Screen, Stroke, by_tiles, differing, gather, join, meet
from game.view.window import open_headless

SIZE = (60, 40)
WIDE = 20
"""How many times larger a picture is in which things lie far apart."""


def surfaces() -> list[pygame.Surface]:
    """Return a few half-transparent surfaces."""
    made = []
    for number in range(4):
        surface = pygame.Surface((6 + 5 * number, 20 - 4 * number), pygame.SRCALPHA)
        surface.fill((20 * number, 60, 90 - 20 * number, 120))
        made.append(surface)
    return made


open_headless()
SURFACES = surfaces()

paints = st.sampled_from(SURFACES) | st.sampled_from([(200, 0, 0), (0, 200, 0)])
clips = st.none() | st.tuples(st.integers(0, 30), st.integers(0, 20), st.integers(1, 40), st.integers(1, 30))


@st.composite
def strokes(draw: st.DrawFn) -> Stroke:
    paint = draw(paints)
    width, height = paint.get_size() if isinstance(paint, pygame.Surface) else (9, 7)
    return Stroke("", paint, draw(st.integers(-5, 55)), draw(st.integers(-5, 35)), width, height, draw(clips))


def picture(strokes: list[Stroke]) -> Picture:
    made = Picture(SIZE)
    made.strokes = [Stroke("ground", (90, 90, 90), 0, 0, *SIZE), *strokes]
    return made


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@settings(max_examples=60)
@given(st.lists(strokes(), max_size=8), st.data())
def test_repainting_the_difference_gives_the_whole_picture(before: list[Stroke], data: st.DataObject) -> None:
    after = data.draw(st.lists(st.sampled_from(before) | strokes() if before else strokes(), max_size=9))
    screen = Screen(pygame.Surface(SIZE))
    screen.show(picture(before))
    screen.show(picture(after))
    assert pixels(screen.surface) == pixels(picture(after).surface())


@settings(max_examples=20)
@given(st.lists(strokes(), max_size=6), st.lists(strokes(), max_size=6))
def test_pictures_that_go_round_stay_whole(one: list[Stroke], other: list[Stroke]) -> None:
    screen = Screen(pygame.Surface(SIZE))
    ring = [picture(one), picture(other), picture([*one, *other])]
    changed = []
    for shown in ring * 4:
        changed.append(screen.show(shown))
        assert pixels(screen.surface) == pixels(shown.surface())
    assert changed[4:7] == changed[7:10]


def far_apart(strokes: list[Stroke]) -> Picture:
    """Return a large picture in which the strokes lie so far from each other that each is painted by itself."""
    made = Picture((WIDE * SIZE[0], WIDE * SIZE[1]))
    made.strokes = [stroke._replace(x=WIDE * stroke.x, y=WIDE * stroke.y, clip=None) for stroke in strokes]
    return made


@settings(max_examples=60)
@given(st.lists(st.lists(strokes(), max_size=6), min_size=2, max_size=5), st.integers(1, 600))
def test_what_is_too_much_for_a_frame_comes_in_the_next_ones(moments: list[list[Stroke]], most: int) -> None:
    shown = list(map(far_apart, moments))
    screen = Screen(pygame.Surface(shown[0].size), most)
    screen.show(shown[0])
    for each in shown[1:]:
        painted = screen.show(each)
        assert len(painted) < 2 or sum(width * height for _, _, width, height in painted) <= most
    frames = 0
    while screen.owes:
        assert screen.show(shown[-1])
        frames += 1
    assert frames <= 12
    assert pixels(screen.surface) == pixels(shown[-1].surface())


def test_a_picture_that_is_shown_again_changes_nothing() -> None:
    screen = Screen(pygame.Surface(SIZE))
    shown = picture([Stroke("a", SURFACES[0], 3, 4, 6, 20)])
    screen.show(shown)
    assert screen.show(shown) == []


def test_strokes_that_only_move_up_in_the_order_change_nothing() -> None:
    shared = [Stroke(f"{number}", SURFACES[0], number, 4, 6, 20) for number in range(30)]
    gone, come = Stroke("gone", SURFACES[1], 3, 4, 11, 16), Stroke("come", SURFACES[1], 9, 4, 11, 16)
    assert differing([gone, *shared], [*shared, come]) == [gone, come]


def test_a_rectangle_in_another_is_not_painted_again() -> None:
    whole = (0, 0, 50, 30)
    assert gather([whole, (5, 5, 10, 10), (40, 20, 10, 10), whole], (0, 0, *SIZE), price=-10_000) == [whole]


def test_an_equal_picture_changes_nothing() -> None:
    screen = Screen(pygame.Surface(SIZE))
    stroke = Stroke("a", SURFACES[0], 3, 4, 6, 20)
    assert screen.show(picture([stroke])) == [(0, 0, *SIZE)]
    assert screen.show(picture([stroke])) == []


def test_one_moving_thing_repaints_where_it_was_and_is() -> None:
    size, still = (600, 400), [Stroke("still", SURFACES[1], 300, 20, 11, 16)]

    def shown(x: int, y: int) -> Picture:
        made = Picture(size)
        made.strokes.extend([*still, Stroke("a", SURFACES[0], x, y, 6, 20)])
        return made

    screen = Screen(pygame.Surface(size))
    screen.show(shown(0, 0))
    assert sorted(screen.show(shown(500, 300))) == [(0, 0, 6, 20), (500, 300, 6, 20)]


def test_strokes_that_swap_places_differ() -> None:
    one, other = Stroke("a", SURFACES[0], 0, 0, 6, 20), Stroke("b", SURFACES[1], 2, 2, 11, 16)
    third = Stroke("c", SURFACES[2], 9, 9, 16, 12)
    assert set(differing([one, other], [other, one])) == {one, other}
    assert differing([one, other], [one, third, other]) == [third]
    assert differing([one, third, other], [one, other]) == [third]


def test_gathered_rectangles_leave_out_what_lies_between() -> None:
    far = [(0, 0, 300, 300), (1500, 700, 300, 300)]
    assert sorted(gather(far, (0, 0, 1920, 1080))) == far
    assert gather([*far, (1510, 710, 20, 20)], (0, 0, 1920, 1080)) == gather(far, (0, 0, 1920, 1080))
    assert gather([(0, 0, 10, 10), (20, 0, 10, 10)], (0, 0, 1920, 1080)) == [(0, 0, 30, 10)]
    assert gather([(-5, -5, 10, 10), (3000, 0, 10, 10)], (0, 0, 1920, 1080)) == [(0, 0, 5, 5)]


def test_many_rectangles_that_begin_near_each_other_are_joined_first() -> None:
    boxes = [(x, y, 30, 20) for x in range(0, 1900, 100) for y in range(0, 1000, 100)]
    few = by_tiles(boxes)
    assert MANY < len(few) < len(boxes)
    assert all(any(join(box, whole) == whole for whole in few) for box in boxes)
    assert by_tiles(boxes[:MANY]) == boxes[:MANY]


BOXES = st.lists(st.tuples(*[st.integers(-20, 400)] * 2, *[st.integers(0, 200)] * 2), max_size=30)


@given(BOXES, st.integers(1, 6), st.integers(0, 5000))
def test_gathered_rectangles_cover_every_box(boxes: list[Box], most: int, price: int) -> None:
    bounds = (0, 0, 360, 240)
    gathered = gather(boxes, bounds, most, price)
    assert len(gathered) <= most
    for box in boxes:
        part = meet(box, bounds)
        assert not part[2] * part[3] or any(join(part, whole) == whole for whole in gathered)
