"""Pictures: the screen shows the same px whether it repaints everything or only what differs."""

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.view.picture import Picture, Screen, Stroke, differing, gather, touches
from game.view.window import open_headless

SIZE = (60, 40)


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


def test_an_equal_picture_changes_nothing() -> None:
    screen = Screen(pygame.Surface(SIZE))
    stroke = Stroke("a", SURFACES[0], 3, 4, 6, 20)
    assert screen.show(picture([stroke])) == [(0, 0, *SIZE)]
    assert screen.show(picture([stroke])) == []


def test_one_moving_thing_repaints_where_it_was_and_is() -> None:
    still = [Stroke("still", SURFACES[1], 30, 2, 11, 16)]
    screen = Screen(pygame.Surface(SIZE))
    screen.show(picture([*still, Stroke("a", SURFACES[0], 0, 0, 6, 20)]))
    changed = screen.show(picture([*still, Stroke("a", SURFACES[0], 50, 20, 6, 20)]))
    assert sorted(changed) == [(0, 0, 6, 20), (50, 20, 6, 20)]


def test_strokes_that_swap_places_differ() -> None:
    one, other = Stroke("a", SURFACES[0], 0, 0, 6, 20), Stroke("b", SURFACES[1], 2, 2, 11, 16)
    third = Stroke("c", SURFACES[2], 9, 9, 16, 12)
    assert set(differing([one, other], [other, one])) == {one, other}
    assert differing([one, other], [one, third, other]) == [third]
    assert differing([one, third, other], [one, other]) == [third]


def test_gathered_rectangles_never_overlap() -> None:
    gathered = gather([(0, 0, 10, 10), (30, 0, 5, 5), (8, 8, 24, 10), (50, 30, 20, 20)], (0, 0, *SIZE))
    assert (50, 30, 10, 10) in gathered
    assert not any(touches(one, other) for one in gathered for other in gathered if one is not other)
    assert len(gather([(4 * index, 0, 2, 2) for index in range(14)], (0, 0, *SIZE))) == 1
