"""Banners at the table: one at a time, as long as it takes to read them, and none that a bot pushes out unseen."""

import pytest
from harness import STEP, Harness, any_move, match_of, sit_down

from game.core.reason import reason
from game.rules.cauldron15 import events
from game.scenes.playing.play_banners import SECONDS, PlayBanners
from game.tables.banner import Banner
from game.view.input.commands import Intent

FIRST, SECOND = Banner(reason("cauldron15.banner.trump"), 1), Banner(reason("cauldron15.banner.exact", target=15), 2)
STAYING, OF_A_TRICK = FIRST._replace(stays=True), FIRST._replace(until=(events.RoundEnded,))


@pytest.fixture
def harness(services) -> Harness:
    """Bots, of whom one has played a trump or brought the brew to something worth telling."""
    harness = sit_down(services, match_of("greedy", "greedy", "greedy", "greedy"), fresh=True)
    harness.wait_for(lambda: banners(harness).shown is not None)
    return harness


def banners(harness: Harness):
    return harness.top.state.banners


def says(harness: Harness, banner: Banner) -> bool:
    return harness.top.table.say(banner.words) in harness.texts


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_what_came_out_is_told_above_the_prompt_and_gone_when_it_was_read(harness, reduced_motion):
    harness.services.settings.change(reduced_motion=reduced_motion)
    shown = banners(harness).shown
    assert says(harness, shown)
    banners(harness).forget()
    banners(harness).tell(FIRST)
    harness.let_pass(SECONDS - 0.1)
    assert says(harness, FIRST)
    harness.wait_for(lambda: banners(harness).shown is not FIRST, seconds=0.3)


def test_a_banner_waits_for_the_one_before_it(harness):
    banners(harness).forget()
    banners(harness).tell(FIRST)
    banners(harness).tell(SECOND)
    assert says(harness, FIRST)
    assert not says(harness, SECOND)
    harness.let_pass(SECONDS)
    assert says(harness, SECOND)
    assert not says(harness, FIRST)


def test_what_stays_is_gone_with_what_a_person_does_or_what_comes_next(harness):
    harness.press(Intent.PAUSE)
    banners(harness).forget()
    banners(harness).tell(STAYING)
    harness.let_pass(3 * SECONDS)
    assert says(harness, STAYING)
    harness.press(Intent.BUTTONS)
    assert not says(harness, STAYING)
    banners(harness).tell(STAYING)
    banners(harness).tell(SECOND)
    assert says(harness, SECOND)


@pytest.mark.parametrize("goes_on", [False, True])
def test_what_is_about_a_trick_does_not_outlast_it_for_whoever_goes_on(harness, goes_on):
    harness.press(Intent.PAUSE)
    banners(harness).forget()
    for banner in (OF_A_TRICK, OF_A_TRICK, SECOND):
        banners(harness).tell(banner)
    if goes_on:
        harness.press(Intent.BUTTONS)
    banners(harness).hear(events.Dealt(1, 3, ()))
    assert says(harness, OF_A_TRICK)
    banners(harness).hear(events.RoundEnded(1))
    assert says(harness, SECOND if goes_on else OF_A_TRICK)


def test_looking_back_takes_banners_away(harness):
    harness.press(Intent.PAUSE)
    banners(harness).forget()
    banners(harness).tell(STAYING)
    harness.top.state.look_back(1)
    assert not says(harness, STAYING)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_bots_push_out_no_banner_that_a_person_has_not_seen(services, monkeypatch, game):
    services.settings.change(reduced_motion=True, bot_pace=400)
    told, seen = [], []
    tell = PlayBanners.tell

    def note(self: PlayBanners, banner: Banner | None) -> None:
        told.extend([banner] if banner is not None else [])
        tell(self, banner)

    monkeypatch.setattr(PlayBanners, "tell", note)
    harness = sit_down(services, match_of("person", "greedy", "greedy", "greedy", game=game, seed=2), fresh=True)
    scene = harness.top
    for _ in range(4000):
        if harness.top is not scene or scene.session.to_move is None:
            break
        shown = scene.state.banners.shown
        if shown is not None and (not seen or seen[-1] is not shown):
            seen.append(shown)
        if shown is None and scene.state.asking is not None:
            scene.do(any_move(scene.session))
        harness.stack.update(STEP)
    assert len(told) > 5
    assert all(any(banner is each for each in seen) for banner in told[:-3])
