"""However far a page is scrolled, its words are there whole or not at all, and rows of lists are too."""

from functools import partial

import msgspec
import pytest
from harness import Harness, match_of
from overlap import partly_covered
from screens import USUAL

from game.scenes.entry import SCENES, Wanted
from game.view.input.commands import Intent, Released
from game.view.widgets.lists import Scrolled

STOPS = 9
"""So many places of a page are looked at, from its beginning to its end."""

PAGES = {
    "credits": partial(SCENES["credits"], wanted=Wanted("cauldron", None, None)),
    "keys": partial(SCENES["keys"], wanted=Wanted("cauldron", None, None)),
    "matches": partial(SCENES["matches"], wanted=Wanted("cauldron", None, None)),
} | {f"{game} rules": partial(SCENES["rules"], wanted=Wanted(game, None, None)) for game in USUAL}

MATCHES = 14


def opened(services, page: str, text_size: int) -> Harness:
    """Return a page in letters of that size, with matches on the shelf."""
    services.settings.current = msgspec.structs.replace(services.settings.current, text_size=text_size)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=text_size / 100))
    if page == "matches":
        for seed in range(MATCHES):
            match_of("person", "greedy", seed=seed, library=services.library).close()
    harness = Harness(services, *PAGES[page](services))
    assert harness.texts
    return harness


def scrolled(harness: Harness) -> Scrolled:
    """Return what is scrolled in the scene on top."""
    widgets = (harness.widgets[each] for each in harness.widgets.ids)
    return next(widget for widget in widgets if isinstance(widget, Scrolled))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("page", PAGES)
def test_no_line_is_cut_however_far_a_page_is_scrolled(services, page, text_size):
    harness = opened(services, page, text_size)
    scroller = scrolled(harness).scroller
    assert scroller.most > 0
    seen = set()
    for stop in range(STOPS):
        scroller.to(scroller.most * stop / (STOPS - 1))
        # A command, so that no picture that was kept is shown again.
        harness.give(Released(Intent.CONFIRM))
        assert not list(partly_covered(harness.picture)), scroller.offset
        seen.add(tuple(harness.texts))
    assert len(seen) > 2


@pytest.mark.parametrize("game", USUAL)
@pytest.mark.parametrize("focus", ["back", "heading 1"])
def test_the_keys_of_pages_turn_the_rules_whatever_has_the_focus(services, game, focus):
    harness = opened(services, f"{game} rules", 100)
    scroller = scrolled(harness).scroller
    harness.widgets.focus_on(focus, by_keys=True)
    harness.press(Intent.PAGE_DOWN)
    assert scroller.offset > 0
    harness.press(Intent.PAGE_UP)
    assert scroller.offset == 0


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", list(reversed(USUAL)))
def test_whoever_turns_page_by_page_reads_every_line(services, game):
    read = {}
    for key in (Intent.DOWN, Intent.PAGE_DOWN, Intent.PAGE_UP):
        harness = opened(services, f"{game} rules", 130)
        scroller, read[key] = scrolled(harness).scroller, set(harness.texts)
        if key is Intent.PAGE_UP:
            harness.press(Intent.LAST)
            read[key] |= set(harness.texts)
        goal = 0.0 if key is Intent.PAGE_UP else scroller.most
        while scroller.offset != goal:
            harness.press(key)
            read[key] |= set(harness.texts)
    assert read[Intent.DOWN] == read[Intent.PAGE_DOWN] == read[Intent.PAGE_UP]
