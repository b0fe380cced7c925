"""The hold: what is finished stays to be read, for as long as was chosen, and a click or key always goes on."""

import pytest
from harness import Harness, any_move, asked, deciding, match_of, play_on, sit_down

from game.core.reason import reason
from game.play.moments import Moment
from game.play.session import Session
from game.rules.bubble_and_boil.events import CubesSpilled
from game.rules.cauldron.events import FirstSeat, MarketStarted, TrackReached, TurnStarted
from game.rules.cauldron15.events import Taken, TrickWon
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.tables.bubble_and_boil.log import cube_words
from game.tables.cauldron15.prompts import named_of
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed, PointerReleased, Pressed

BARE = PointerPressed(960.0, 30.0)
GAMES = {"alarun": ("CentreCleared",), "cauldron": ("MarketStarted",), "cauldron15": ("Taken", "RoundStarted")}


def held(harness: Harness):
    return lambda: isinstance(harness.top, PlayScene) and harness.top.state.hold.stands


def under_the_curtain(harness: Harness) -> bool:
    return isinstance(harness.top, HandoverScene)


def sit_down_to(services, hold: str, *, session: Session | None = None) -> Harness:
    """Return a person among bots, at the end of the first trick that a bot takes."""
    services.settings.change(hold=hold)
    session = session or match_of("person", "greedy", "greedy", "greedy", seed=5)
    harness = sit_down(services, session, fresh=True)
    while not held(harness)():
        harness.wait_for(lambda: asked(harness)() or held(harness)())
        if not held(harness)():
            harness.give(Pick(1))
            harness.press(Intent.CONFIRM)
            if hold == "off" and any(isinstance(event, Taken) for event in events_seen(harness)):
                break
    return harness


def events_seen(harness: Harness):
    state = harness.top.state
    return [event for _, events in harness.top.session.moments.happened(state.moment) for event in events]


def trick_lies(harness: Harness) -> bool:
    """Return whether the cards of a trick that was taken are still on the table."""
    return isinstance(events_seen(harness)[-1], TrickWon) and len(harness.top.table.seen.trick) == 4


def test_a_trick_stays_until_a_click(services):
    harness = sit_down_to(services, "click")
    harness.let_pass(30.0)
    assert trick_lies(harness)
    assert harness.says("table.prompt.hold")
    harness.give(BARE)
    assert not held(harness)()
    harness.wait_for(lambda: any(isinstance(event, Taken) for event in events_seen(harness)))


def test_the_table_knows_what_is_held_as_long_as_it_is(services):
    """It marks the card that is then kept, also where its taker has chosen it."""
    harness = sit_down_to(services, "click")
    table = harness.top.table
    taken = table.awaited()
    assert isinstance(taken, Taken)
    assert harness.says("cauldron15.table.slot.keeps", name=table.seats[taken.seat].name)
    harness.give(BARE)
    assert table.awaited() is None


def test_the_log_tells_what_is_held_to_its_last_card(services):
    harness = sit_down_to(services, "click")
    lines = [line.words for line in harness.top.state.log.lines]
    turn = harness.top.state.moment.turn
    assert lines[-2:] == [line.words for line in harness.top.table.log_lines(turn, events_seen(harness)[-2:])]
    harness.give(BARE)
    harness.wait_for(asked(harness))
    told = [line.words for line in harness.top.state.log.lines]
    assert told[: len(lines)] == lines, "each line is told once"


@pytest.mark.parametrize("intent", [Intent.CONFIRM, Intent.SKIP, Intent.NEXT, Intent.RIGHT])
@pytest.mark.parametrize("hold", ["1.5s", "click"])
def test_a_key_goes_on_at_once(services, hold, intent):
    harness = sit_down_to(services, hold)
    harness.press(intent)
    assert not held(harness)()
    assert not isinstance(events_seen(harness)[-1], TrickWon)


def test_a_trick_stays_for_its_time(services):
    harness = sit_down_to(services, "1.5s")
    harness.let_pass(1.3)
    assert trick_lies(harness)
    assert not harness.says("table.prompt.hold")
    harness.wait_for(lambda: not held(harness)(), seconds=0.4)


def test_nothing_is_held_where_that_is_off(services):
    harness = sit_down_to(services, "off")
    assert not held(harness)()


def test_undo_and_the_menu_do_what_they_say_while_something_is_held(services):
    harness = sit_down_to(services, "click")
    count = harness.top.session.move_count
    harness.press(Intent.MENU)
    assert not isinstance(harness.top, PlayScene)
    harness.press(Intent.CANCEL)
    assert held(harness)()
    harness.press(Intent.UNDO)
    assert harness.says("table.undo.ask")
    assert harness.top.session.move_count == count
    harness.press(Intent.UNDO)
    assert harness.top.session.move_count < count
    assert not held(harness)()
    harness.wait_for(asked(harness))


def test_the_first_match_of_a_game_for_so_many_waits_for_a_click_and_later_ones_for_the_time(services):
    for fewer in (("greedy",) * 2, ("greedy",) * 3):
        first = sit_down_to(services, "first")
        assert first.top.state.hold.waits_for_click
        play_on(match_of(*fewer, library=services.library)).close()
    assert sit_down_to(services, "first").top.state.hold.waits_for_click
    play_on(match_of(*("greedy",) * 4, library=services.library)).close()
    later = sit_down_to(services, "first")
    assert held(later)()
    assert not later.top.state.hold.waits_for_click


def test_what_a_person_has_chosen_is_not_held(services):
    """Whoever takes a card of the trick has read it."""
    services.settings.change(hold="click")
    session = play_on(match_of("person", "greedy", "greedy", "greedy", seed=1), deciding("take"))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    before = session.move_count
    harness.top.do(session.legal_moves()[0])
    assert session.move_count == before + 1
    assert not held(harness)()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_holds_before_what_sweeps_away(services, game):
    session = play_on(match_of("greedy", "greedy", "greedy", game=game))
    harness = sit_down(services, session)
    told = {type(event).__name__ for _, event in session.moments.following(session.moments.first)
            if harness.top.table.holds_before(event)}  # fmt: skip
    assert set(GAMES[game]) <= told


def test_a_turn_that_reaches_several_stars_is_held_to_be_read(services):
    table = sit_down(services, match_of("person", "greedy", game="cauldron")).top.table
    stars = [TrackReached(1, "village_gift"), TrackReached(1, "rituals_of_power")]
    for since, holds in (
        (stars, True),
        (stars[:1], False),
        ([*stars, TurnStarted(0, market=False)], False),
        ([*stars, MarketStarted(0)], False),
    ):
        table.show(table.seen, 0, since)
        assert table.holds_before(TurnStarted(0, market=False)) == holds, since


@pytest.mark.parametrize("kinds", [("person", "greedy"), ("person", "person", "greedy")])
def test_what_a_match_of_cauldron_begins_with_stays_to_be_read(services, kinds):
    services.settings.change(hold="click", bell="off")
    harness = sit_down(services, match_of(*kinds, game="cauldron", seed=4), fresh=True)
    table, state = harness.top.table, harness.top.state
    harness.wait_for(held(harness))
    assert harness.top.session.move_count == 0
    assert isinstance(table.since[-1], FirstSeat)
    assert table.say("cauldron.log.first", name=table.seats[table.since[-1].seat].name) in harness.texts
    assert table.acting() == table.since[-1].seat
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: asked(harness)() or harness.top.session.move_count > 0)
    assert not state.hold.stands


@pytest.mark.parametrize(
    ("game", "key"), [("alarun", "alarun.table.round_over"), ("cauldron", "cauldron.table.harvest_over")]
)
def test_what_is_over_is_said_while_it_is_held(services, game, key):
    services.settings.change(hold="click")
    harness = sit_down(services, play_on(match_of("person", "greedy", "greedy", game=game)), fresh=True)
    while harness.top.state.hold.over is None:
        if held(harness)():
            harness.press(Intent.CONFIRM)
        harness.wait_for(lambda: asked(harness)() or held(harness)())
        if not held(harness)():
            harness.top.do(harness.top.session.legal_moves()[0])
    table, over = harness.top.table, harness.top.state.hold.over
    assert over.key.startswith(key)
    assert dict(over.args)["number"] == (table.seen.round_number if game == "alarun" else table.seen.season)
    assert table.say(over) in harness.texts
    assert harness.says("table.prompt.hold")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_held_can_be_looked_at_and_a_card_that_is_kept_large_holds_on(services, game):
    services.settings.change(hold="1.5s")
    harness = sit_down(services, play_on(match_of("greedy", "greedy", "greedy", game=game)), fresh=True)
    harness.wait_for(held(harness))
    scene = harness.top
    large = next(id for id in harness.widgets.ids if scene.table.shows_large(id))
    assert scene.table.all_tips(None)
    x, y = harness.widgets[large].area.centre
    harness.give(PointerMoved(x, y), PointerPressed(x, y, 3), Pressed(Intent.CANCEL, pointed=True))
    harness.let_pass(5.0)
    assert held(harness)()
    assert harness.says("table.pinned.pointed")
    harness.give(PointerPressed(x, y))
    assert not held(harness)()


def shortly_before_what_is_held(services, game: str) -> Session:
    """Return a match of two persons in which the next move ends something that is to be read."""
    told = sit_down(services, match_of("person", "greedy", game=game)).top.table
    trial = match_of("person", "person", game=game, seed=3)
    while not any(told.holds_before(event) for event in trial.play(any_move(trial))[1:]):
        assert trial.to_move is not None
    return play_on(
        match_of("person", "person", game=game, seed=3), lambda each: each.move_count == trial.move_count - 1
    )


@pytest.mark.parametrize("hold", ["1.5s", "click"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_held_is_read_by_all_persons_and_the_curtain_falls_before_a_hand_opens_again(services, game, hold):
    services.settings.change(hold=hold)
    session = shortly_before_what_is_held(services, game)
    harness = sit_down(services, session)
    harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness))
    if under_the_curtain(harness):
        harness.press(Intent.CONFIRM)
        harness.wait_for(asked(harness))
    scene = harness.top
    scene.do(any_move(session))
    harness.wait_for(held(harness))
    harness.let_pass(0.1)
    assert scene.state.eyes.seat is None
    harness.give(BARE)
    harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness))
    assert scene.state.eyes.seat is None
    seen, public = session.observe(session.to_move), session.observe(None)
    assert under_the_curtain(harness) == scene.table.needs_hand(seen, public)


def lifts_curtain(harness: Harness) -> bool:
    """Wait until a person is called for; lift the curtain if it has fallen, and return whether it had."""
    harness.wait_for(lambda: asked(harness)() or held(harness)() or under_the_curtain(harness))
    if not under_the_curtain(harness):
        return False
    harness.press(Intent.CONFIRM)
    harness.let_pass(0.5)
    return True


def drawn_by(services, hold: str) -> tuple[Harness, tuple[str, ...]]:
    """Return one of two persons who has drawn cards at the end of a turn of Bubble and Boil, and the hand before."""
    services.settings.change(hold=hold)
    session = match_of("person", "person", game="bubble_and_boil", seed=3)
    harness = sit_down(services, session)
    harness.wait_for(lambda: under_the_curtain(harness))
    harness.press(Intent.CONFIRM)
    before = session.observe(session.to_move).hand
    for verb in ("harvest", "draw"):
        harness.wait_for(asked(harness))
        harness.top.do(next(move for move in session.legal_moves() if move.verb == verb))
    return harness, before


def test_a_right_click_covers_the_cards_that_one_has_drawn(services):
    harness, _ = drawn_by(services, "click")
    scene = harness.top
    harness.wait_for(held(harness))
    harness.give(Pressed(Intent.CANCEL, pointed=True))
    assert scene.state.eyes.seat is None
    harness.wait_for(lambda: under_the_curtain(harness))


@pytest.mark.parametrize("hold", ["off", "1.5s", "click"])
def test_a_hand_is_closed_while_a_trick_ends_though_its_owner_goes_on(services, hold):
    """Two persons: whoever ends the trick takes it and leads the next one."""
    services.settings.change(hold=hold)
    session = match_of("person", "person", seed=5)
    harness = sit_down(services, session)
    scene = harness.stack.scenes[0]
    ended = 0
    while ended < 2:
        if lifts_curtain(harness):
            continue
        if held(harness)():
            harness.give(BARE)
        else:
            scene.do(any_move(session))
            settles = any(scene.table.holds_before(event) for _, event in session.moments.following(scene.state.moment))
            if settles:
                ended += 1
                assert scene.state.eyes.seat is None


@pytest.mark.parametrize("hold", ["off", "1.5s", "click"])
def test_who_has_drawn_at_the_end_of_a_turn_sees_the_cards_before_the_screen_is_handed_over(services, hold):
    """Else they could not know whether they may answer before they are asked again."""
    harness, before = drawn_by(services, hold)
    session, scene = harness.top.session, harness.top
    seat = session.history[-1].seat
    drawn = session.observe(seat).hand
    assert len(drawn) > len(before)
    if hold == "off":
        harness.wait_for(lambda: under_the_curtain(harness))
        assert scene.state.eyes.seat is None
        return
    harness.wait_for(held(harness))
    assert scene.table.seen.hand == drawn
    assert harness.says("table.drawn", name=session.names[seat])
    harness.let_pass(10.0)
    assert held(harness)()
    harness.give(BARE)
    assert scene.state.eyes.seat is None
    harness.wait_for(lambda: under_the_curtain(harness))


def test_a_click_that_goes_on_opens_no_hand(services):
    services.settings.change(hold="click")
    session = match_of("person", "person", seed=5)
    harness = sit_down(services, session, fresh=True)
    scene, seen = harness.top, 0
    while seen < 2:
        if lifts_curtain(harness):
            continue
        if held(harness)():
            seen += 1
            harness.let_pass(0.1)
            x, y = scene.table.closed_hand().centre
            harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
            assert not held(harness)()
            assert scene.state.eyes.seat is None
        else:
            scene.do(any_move(session))


def test_the_end_of_cauldron_15_stays_to_be_read_before_its_results(services):
    services.settings.change(hold="click", animation_speed=200)
    session = match_of("person", "greedy", "greedy", "greedy", seed=5)
    play_on(session, lambda each: each.observe(0).round == each.observe(0).rounds and len(each.observe(0).hand) == 1)
    harness = sit_down(services, session)
    scene = harness.top
    while not harness.says("cauldron15.table.all_over"):
        harness.wait_for(lambda: asked(harness)() or held(harness)())
        if held(harness)() and not harness.says("cauldron15.table.all_over"):
            harness.give(BARE)
        elif not held(harness)():
            scene.do(any_move(session))
    harness.let_pass(30.0)
    assert harness.top is scene
    harness.give(BARE)
    harness.wait_for(lambda: harness.top is not scene)


def test_while_a_trick_is_held_a_card_that_somebody_has_chosen_is_named(services):
    services.settings.change(hold="click")
    session = match_of("person", "greedy", "greedy", seed=3)
    table = sit_down(services, session).top.table
    chosen = kept = 0
    while session.to_move is not None and not (chosen and kept):
        decision = session.observe(None).decision
        session.play(any_move(session))
        for moment, event in session.moments.following(Moment(session.move_count - 1)):
            if isinstance(event, Taken):
                table.show(session.moments.observe(None, moment._replace(events=moment.events - 1)), 0)
                over = table.over_words(event)
                assert (over is not None) == (decision == "take")
                if over is not None:
                    assert table.say(named_of(event.card)) in table.say(over)
                chosen, kept = chosen + (decision == "take"), kept + (decision != "take")
    assert chosen and kept


def test_a_key_that_was_pressed_once_too_often_to_go_on_decides_nothing(services):
    """After the hold the person is asked at once: Enter meant for what was held takes no piece."""
    services.settings.change(hold="click", reduced_motion=True, bot_pace=0)
    harness, late = sit_down(services, match_of("person", "greedy", seed=3, game="alarun"), fresh=True), 0
    while harness.top.session.to_move is not None and late < 3:
        harness.wait_for(lambda: asked(harness)() or held(harness)())
        scene = harness.top
        if not held(harness)():
            scene.do(any_move(scene.session))
            continue
        harness.press(Intent.CONFIRM)
        if not asked(harness)():
            continue
        made = scene.session.move_count
        harness.press(Intent.CONFIRM, Intent.CONFIRM)
        assert scene.session.move_count == made
        assert not scene.state.asking.narrowing.chosen
        late += 1
        harness.let_pass(FRESH)
        harness.press(Intent.CONFIRM, Intent.CONFIRM)
        assert scene.session.move_count > made or scene.state.asking.narrowing.chosen
    assert late


def test_b50_cubes_that_others_took_are_named_until_a_person_goes_on(services):
    """The log names colours in the turn itself only."""

    def robbed(session: Session) -> bool:
        events = session.history[-1].events if session.history else ()
        taken = any(isinstance(each, CubesSpilled) and each.seat == 0 for each in events)
        return taken and session.observe(None).active != 0

    services.settings.change(hold="click")
    session = play_on(match_of("person", "random", "random", seed=1, game="bubble_and_boil"), robbed)
    spilled = next(each for each in session.history[-1].events if isinstance(each, CubesSpilled))
    harness = sit_down(services, session)
    harness.wait_for(lambda: held(harness)() or asked(harness)())
    while not held(harness)():
        harness.top.do(any_move(session))
        harness.wait_for(lambda: held(harness)() or asked(harness)())
    scene = harness.top
    named = [scene.table.say(line.words) for line in scene.state.log.lines if line.words.key.endswith("log.spills")]
    assert named and sum(spilled.cubes)
    assert scene.state.hold.over == reason("bubble_and_boil.table.cubes_gone", cubes=cube_words(spilled.cubes))
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: not held(harness)())
    harness.wait_for(asked(harness))
    assert not [line for line in harness.top.state.log.lines if line.words.key.endswith("log.spills")]
