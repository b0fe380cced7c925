"""Several persons at one screen: hands are closed, the curtain, and a hand that is held open."""

from collections.abc import Callable

import pytest
from harness import (
    STEP,
    Harness,
    any_move,
    asked,
    come_from_the_curtain,
    deciding,
    face_up,
    glowing,
    hand_of,
    home_of,
    in_trick,
    match_of,
    play_on,
    sit_down,
)

from game.core.reason import reason
from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.session import Session
from game.rules.cauldron15.cards import card_words
from game.rules.cauldron15.events import Taken
from game.scenes.pages.reader import ReaderScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_banners import SECONDS
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import READY, HandoverScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.store.household import Member
from game.store.seat_plans import SeatPlan
from game.tables.banner import Banner
from game.view.app import LONGEST_STEP
from game.view.dialog import Dialog, DialogChoice
from game.view.input.commands import (
    Intent,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Released,
    WindowLost,
)
from game.view.input.keyboard import Device


def under_the_curtain(harness: Harness):
    return lambda: isinstance(harness.top, HandoverScene)


@pytest.fixture
def harness(services) -> Harness:
    """Two persons and a bot between them; the first person is asked for a card and has lifted the curtain."""
    session = play_on(match_of("person", "greedy", "person", seed=5), deciding("play"))
    harness = sit_down(services, session)
    lift(harness)
    return harness


def lift(harness: Harness) -> None:
    """Wait for the curtain and lift it."""
    harness.wait_for(under_the_curtain(harness))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))


def play_until_curtain(harness: Harness) -> None:
    """Play anything until the next curtain falls."""
    while True:
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
        if under_the_curtain(harness)():
            return
        harness.click(glowing(harness)[0])


def test_only_the_button_lifts_the_curtain(services):
    harness = sit_down(services, play_on(match_of("person", "person", "person"), deciding("play", 1)))
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    harness.give(Pressed(Intent.UNDO), Pressed(Intent.REVEAL), Pressed(Intent.HINT))
    harness.give(PointerPressed(900, 1000), PointerReleased(900, 1000))
    assert isinstance(harness.top, HandoverScene)
    assert face_up(harness) == set()
    assert harness.says("handover.wish", name="Bertók")
    harness.click("ready")
    harness.wait_for(asked(harness))
    assert face_up(harness) == hand_of(harness.top.session, 1)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron15"])
@pytest.mark.parametrize("way", [Intent.CANCEL, Intent.MENU, "menu"])
def test_the_pause_opens_over_the_curtain_and_shows_no_hand(services, game, way):
    harness = sit_down(services, match_of("person", "person", game=game))
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    assert face_up(harness) == set()
    harness.click(way) if way == "menu" else harness.press(way)
    assert isinstance(harness.top, PauseScene)
    assert {"settings", "rules", "title", "quit"} <= set(harness.widgets.ids)
    assert face_up(harness) == set()
    harness.click("settings")
    harness.press(Intent.CANCEL)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, HandoverScene)
    assert face_up(harness) == set()
    harness.click("ready")
    harness.wait_for(asked(harness))


@pytest.mark.parametrize("device", [Device.POINTER, Device.KEYS, Device.PAD])
def test_the_button_of_the_pause_names_what_opens_it_at_once(services, device):
    """Escape may have something else to go back from at the table; on the curtain it has not."""
    harness = sit_down(services, play_on(match_of("person", "person"), deciding("play")))
    harness.wait_for(under_the_curtain(harness))
    services.signs.use(device)
    harness.top.reword()
    cancel, menu = (services.signs.of(intent) for intent in (Intent.CANCEL, Intent.MENU))
    assert cancel in harness.widgets["menu"].tooltip
    assert menu in harness.widgets["menu"].tooltip
    services.signs.use(Device.POINTER)
    lift(harness)
    services.signs.use(device)
    harness.top.reword()
    assert cancel not in harness.widgets["button.menu"].tooltip
    assert menu in harness.widgets["button.menu"].tooltip


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron15"])
def test_after_each_curtain_confirming_first_shows_where_keys_stand(services, game):
    session = match_of("person", "person", seed=5, game=game)
    harness = sit_down(services, session)
    for _ in range(3):
        lift(harness)
        asking, moves = harness.top.state.asking, session.move_count
        first = harness.widgets.focus
        harness.press(Intent.CONFIRM)
        assert (session.move_count, asking.narrowing.chosen) == (moves, ())
        assert harness.widgets.marked == first
        while not isinstance(harness.top, HandoverScene):
            harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
            if asked(harness)():
                harness.top.do(session.legal_moves()[-1])


def test_from_the_curtain_one_comes_to_the_title(services):
    harness = sit_down(services, play_on(match_of("person", "person"), deciding("play")))
    harness.wait_for(under_the_curtain(harness))
    harness.press(Intent.CANCEL)
    harness.click("title")
    assert not any(isinstance(scene, HandoverScene | PlayScene) for scene in harness.stack.scenes)


def test_while_the_curtain_falls_and_rises_no_wrong_hand_is_seen(harness):
    session = harness.top.session
    play_until_curtain(harness)
    seat = session.to_move
    for _ in range(8):
        harness.let_pass(0.05)
        assert face_up(harness) == set()
    harness.press(Intent.CONFIRM)
    while isinstance(harness.top, HandoverScene):
        harness.let_pass(0.05)
        assert face_up(harness) <= hand_of(session, seat)
    assert face_up(harness) == hand_of(session, seat)


def test_after_a_move_the_hand_is_never_open_for_others(harness):
    session = harness.top.session
    hand = hand_of(session, 0)
    harness.click(glowing(harness)[0])
    while not isinstance(harness.top, HandoverScene):
        assert face_up(harness) <= hand
        if asked(harness)():
            break
        harness.let_pass(0.1)
    assert face_up(harness) & hand_of(session, 2) == set()


def test_a_hand_that_is_not_asked_lies_as_backs_until_it_is_held_open(services):
    session = match_of("person", "person", "greedy", seed=1)
    play_on(session, lambda each: deciding("take")(each) and bool(hand_of(each, 0)))
    hand = hand_of(session, 0)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert isinstance(harness.top, PlayScene), "a prize is chosen openly"
    assert face_up(harness) <= in_trick(session)
    assert harness.frames.count("back") == len(hand)
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    assert face_up(harness) >= hand
    harness.give(Released(Intent.REVEAL))
    assert face_up(harness) & hand == set()
    harness.give(Pressed(Intent.REVEAL), WindowLost())
    assert face_up(harness) & hand == set()
    harness.give(Pressed(Intent.REVEAL))
    harness.press(Intent.MENU)
    assert face_up(harness) & hand == set()


def test_a_hand_is_opened_and_closed_by_pressing_where_that_is_chosen(services):
    services.settings.change(reveal="toggle")
    session = match_of("person", "person", "greedy", seed=1)
    play_on(session, lambda each: deciding("take")(each) and bool(hand_of(each, 0)))
    hand = hand_of(session, 0)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL), Pressed(Intent.REVEAL, repeated=True), Released(Intent.REVEAL))
    assert face_up(harness) >= hand
    harness.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL))
    assert face_up(harness) & hand == set()
    harness.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL), WindowLost())
    assert face_up(harness) & hand == set()


@pytest.mark.parametrize(("usual", "own"), [("hold", "toggle"), ("toggle", "hold")])
def test_each_person_opens_the_hand_in_their_own_way(services, usual, own):
    """Ana has a way of her own, the other person the one of the settings."""
    services.settings.change(reveal=usual, household=[Member("a1a1", "Ana", "plum", reveal=own)])
    for ana, way in ((0, own), (1, usual)):
        seats = [
            SeatPlan(name, kind, colour, person="a1a1" if seat == ana and kind == "person" else "")
            for seat, (name, kind, colour) in enumerate(
                [("Ana", "person", "plum"), ("Bea", "person", "moss"), ("Cleo", "greedy", "blood")]
            )
        ]
        session = Session.begin(new_match("cauldron15", seats, {}, 1), None)
        play_on(session, lambda each: deciding("take")(each) and bool(hand_of(each, 0)))
        hand = hand_of(session, 0)
        harness = sit_down(services, session)
        harness.wait_for(asked(harness))
        come_from_the_curtain(harness)
        harness.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL))
        assert (face_up(harness) >= hand) == (way == "toggle")


def test_a_hand_that_is_held_open_closes_when_another_person_is_asked(services):
    session = play_on(match_of("person", "person", "person", seed=11), another_takes)
    harness = sit_down(services, session)
    lift(harness)
    playing = session.to_move
    harness.give(Pressed(Intent.REVEAL))
    move = takes_next(session)
    harness.click(move.parts[0])
    harness.wait_for(asked(harness))
    taker = session.to_move
    assert taker != playing
    assert face_up(harness) & (hand_of(session, taker) | hand_of(session, playing)) == set()


def takes_next(session):
    """Return a card to play after which another person chooses a prize, or None."""
    if session.observe(None).decision != "play":
        return None
    for move in session.legal_moves():
        probe = match_of(*("person",) * 3, seed=session.match.seed)
        for turn in session.history:
            probe.play(turn.move)
        probe.play(move)
        if probe.observe(None).decision == "take" and probe.to_move != session.to_move:
            return move
    return None


def another_takes(session) -> bool:
    return session.move_count > 3 and takes_next(session) is not None


def test_the_person_at_the_screen_is_asked_again_without_a_curtain(services):
    session = match_of("person", "person", seed=4)
    harness = sit_down(services, session)
    lift(harness)
    curtains = 0
    for _ in range(12):
        seat = session.to_move
        before = session.move_count
        harness.click(glowing(harness)[0])
        assert session.move_count == before + 1
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
        if under_the_curtain(harness)():
            curtains += 1
            assert session.to_move != seat or session.observe(None).decision == "play"
            lift(harness)
    assert curtains >= 4


def test_alone_against_bots_no_curtain_falls_and_the_hand_stays_open(services):
    session = match_of("person", "greedy", seed=4)
    harness = sit_down(services, session)
    for _ in range(6):
        harness.wait_for(asked(harness))
        if session.observe(None).decision == "play":
            assert face_up(harness) == hand_of(session, 0)
        harness.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL), WindowLost())
        assert face_up(harness) >= hand_of(session, 0)
        harness.click(glowing(harness)[0])


def test_whoever_watches_bots_sees_no_hand(services):
    session = match_of("greedy", "greedy", "greedy")
    harness = sit_down(services, session)
    for _ in range(20):
        harness.let_pass(0.4)
        assert face_up(harness) == set()
        harness.give(Pressed(Intent.REVEAL))
        assert face_up(harness) == set()
        harness.give(Released(Intent.REVEAL))


def test_undo_does_not_take_back_what_a_bot_has_shown(services):
    session = match_of("greedy", "person", "person", seed=1)
    harness = sit_down(services, session)
    lift(harness)
    harness.click(glowing(harness)[0])
    lift(harness)
    seat, count = session.to_move, session.move_count
    assert session.history[-1].seat == 0
    harness.press(Intent.UNDO)
    assert (session.to_move, session.move_count) == (seat, count)
    shown = services.words.say("play.undo.hidden.by", name=session.names[0])
    assert harness.says("play.undo.shared", why=shown), "a card out of its hand"


def test_who_has_shown_a_card_is_asked_whether_it_may_be_taken_back(services):
    session = match_of("person", "person", "person", seed=1)
    harness = sit_down(services, session)
    lift(harness)
    owner = session.to_move
    harness.click(glowing(harness)[0])
    lift(harness)
    harness.press(Intent.UNDO)
    assert session.move_count == 1
    harness.let_pass(1.5)
    assert harness.says("handover.plea", name=session.names[owner])


def test_undo_of_an_open_choice_leaves_every_hand_closed(services):
    session = match_of("person", "person", "person", seed=1)
    play_on(session, lambda each: deciding("take", 1)(each) and bool(hand_of(each, 1)))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.click(glowing(harness)[0])
    lift(harness)
    count = session.move_count
    assert face_up(harness) == hand_of(session, 1)
    harness.press(Intent.UNDO)
    assert session.move_count == count - 1
    harness.wait_for(asked(harness))
    assert session.observe(None).decision == "take"
    assert face_up(harness) <= in_trick(session) | hand_of(session, 1)


def takes_oneself(session):
    """Return a card to play after which the same person chooses one of several prizes, or None."""
    if session.observe(None).decision != "play" or session.to_move not in session.persons:
        return None
    for move in session.legal_moves():
        probe = match_of("person", "greedy", "person", seed=session.match.seed)
        for turn in session.history:
            probe.play(turn.move)
        probe.play(move)
        if probe.observe(None).decision == "take" and probe.to_move == session.to_move:
            return move
    return None


def test_while_somebody_keeps_a_card_of_the_trick_all_look_and_no_hand_lies_open(services):
    """So it is when that is taken back, too."""
    services.settings.change(hold="click")
    session = play_on(match_of("person", "greedy", "person", seed=1), lambda each: takes_oneself(each) is not None)
    harness = sit_down(services, session)
    scene = harness.stack.scenes[0]
    lift(harness)
    seat, hand = session.to_move, hand_of(session, session.to_move)
    scene.do(takes_oneself(session))
    harness.wait_for(asked(harness))
    hand &= hand_of(session, seat)
    assert session.observe(None).decision == "take"
    assert hand and not face_up(harness) & hand
    harness.click(glowing(harness)[0])
    harness.wait_for(lambda: scene.state.hold.stands)
    assert not face_up(harness) & hand
    harness.press(Intent.UNDO)
    harness.wait_for(asked(harness))
    assert session.to_move == seat and session.observe(None).decision == "take"
    assert not face_up(harness) & hand


def test_the_curtain_tells_who_kept_what_of_the_last_trick(services):
    harness = sit_down(services, play_on(match_of("person", "greedy", "person", seed=5), deciding("play")))
    session, told = harness.stack.scenes[0].session, 0
    for _ in range(40):
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
        if under_the_curtain(harness)():
            table = harness.stack.scenes[0].table
            taken = [event for event in table.since if isinstance(event, Taken)]
            harness.wait_for(lambda: harness.top.hangs)
            if taken:
                said = reason("cauldron15.log.keeps", name=session.names[taken[-1].seat])
                told_whole = reason("table.told", what=said, named=card_words(taken[-1].card))
                assert services.words.say(told_whole) in " ".join(harness.texts)
                told += 1
            lift(harness)
        else:
            harness.stack.scenes[0].do(any_move(session))
    assert told


def test_a_hand_that_is_covered_lets_the_curtain_tell_nothing_that_was_seen_already(services):
    harness = sit_down(services, play_on(match_of("person", "greedy", "person", seed=5), deciding("play")))
    scene, told = harness.stack.scenes[0], 0
    for _ in range(40):
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
        if under_the_curtain(harness)():
            lift(harness)
        elif scene.state.eyes.lies_open and (kept := scene.table.came_out()) is not None:
            scene.sharing.cover()
            harness.wait_for(under_the_curtain(harness))
            harness.wait_for(lambda: harness.top.hangs)
            assert services.words.say(kept) not in " ".join(harness.texts)
            told += 1
            lift(harness)
            scene.do(any_move(scene.session))
        else:
            scene.do(any_move(scene.session))
    assert told


def test_the_curtain_says_that_it_is_the_same_person_again_also_where_bots_have_moved(services):
    harness = sit_down(services, play_on(match_of("person", "greedy", "person", seed=5), deciding("play")))
    session, seen = harness.stack.scenes[0].session, set()
    for _ in range(30):
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
        if under_the_curtain(harness)():
            harness.let_pass(0.6)
            last = next((turn.seat for turn in reversed(session.history) if turn.seat in session.persons), None)
            seat, name = session.to_move, session.names[session.to_move]
            assert harness.says("handover.again", name=name) == (seat == last)
            assert harness.says("handover.wish", name=name) == (seat != last)
            seen.add((seat == last, bool(session.history) and session.history[-1].seat == 1))
            lift(harness)
        if session.to_move is None:
            break
        harness.click(glowing(harness)[0])
    assert seen >= {(True, False), (True, True), (False, False)}


@pytest.fixture
def taken(services) -> Harness:
    """Two persons: one has laid a card of an open hand, and the other one is asked."""
    session = match_of("person", "person", seed=1, game="alarun")
    play_on(session, lambda each: each.undo_seat not in (None, each.to_move) and each.why_no_undo() is None)
    harness = sit_down(services, session)
    lift_if_fallen(harness)
    return harness


@pytest.mark.parametrize("granted", [True, False])
def test_a_move_of_another_person_is_taken_back_only_where_they_let_it(taken, granted):
    scene = taken.top
    session = scene.session
    owner, other, count = session.undo_seat, session.to_move, session.move_count
    taken.press(Intent.UNDO)
    assert session.move_count == count
    taken.wait_for(under_the_curtain(taken))
    taken.let_pass(1.0)
    assert taken.says("handover.plea", name=session.names[owner])
    assert scene.state.eyes.seat is None
    taken.press(Intent.CONFIRM)
    taken.wait_for(lambda: isinstance(taken.top, Dialog))
    assert taken.says("table.plea.of", name=session.names[other])
    assert scene.state.eyes.seat is None
    taken.click(f"choice{int(granted)}")
    assert session.move_count == (count - 1 if granted else count)
    assert session.to_move == (owner if granted else other)
    taken.wait_for(under_the_curtain(taken))
    taken.let_pass(1.5)
    if granted:
        told = taken.services.words.say("handover.taken_back", told="", name="").partition(":")[0]
        assert any(text.startswith(told) and session.names[owner] in text for text in taken.texts)
        before = scene.table.came_out()
        assert before is None or scene.table.say(before) not in taken.texts, "that came out long before"
    else:
        assert taken.says("handover.refused", name=session.names[owner], asks=session.names[other])
    lift_if_fallen(taken)
    assert scene.state.eyes.viewer == session.to_move


def test_a_press_that_comes_when_the_curtain_has_just_fallen_lifts_it_not(services):
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(under_the_curtain(harness))
    for seconds in (0.1, 0.4, 0.3):
        harness.let_pass(seconds)
        harness.click("ready")
        assert not harness.top._leaving
    harness.let_pass(1.0)
    harness.click("ready")
    harness.wait_for(asked(harness))


def confirm(harness: Harness) -> None:
    """Press Enter whatever is on the screen."""
    harness.give(Pressed(Intent.CONFIRM), Released(Intent.CONFIRM))


@pytest.mark.parametrize("pause", [0.15, 0.25, 0.6])
def test_whoever_presses_again_and_again_to_hurry_what_moves_lifts_no_curtain(services, pause):
    """Enter goes on with what is to be read, and with what bots do: whoever presses it has not looked up yet."""
    harness = sit_down(services, play_on(match_of("person", "greedy", "person", seed=5), deciding("play")))
    session = harness.stack.scenes[0].session
    lift(harness)
    harness.top.do(session.legal_moves()[0])
    made = session.move_count
    while not under_the_curtain(harness)():
        confirm(harness)
        harness.let_pass(0.1)
    for _ in range(8):
        confirm(harness)
        harness.let_pass(pause)
        assert under_the_curtain(harness)() and not harness.top._leaving
        assert face_up(harness) == set()
    assert harness.says("handover.heading")
    assert session.to_move == 2 and session.move_count >= made
    harness.let_pass(FRESH)
    confirm(harness)
    harness.wait_for(asked(harness))
    assert face_up(harness) == hand_of(session, 2)


def test_the_first_key_after_the_pointer_lifts_a_curtain_that_hangs(services):
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(lambda: under_the_curtain(harness)() and harness.top.hangs)
    harness.stack.use(Device.KEYS)
    confirm(harness)
    harness.stack.use(Device.POINTER)
    harness.wait_for(asked(harness))


def test_a_key_that_closes_a_page_over_the_curtain_does_not_lift_it_with_a_second_press(services):
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(under_the_curtain(harness))
    harness.press(Intent.MENU)
    confirm(harness)
    confirm(harness)
    assert under_the_curtain(harness)() and not harness.top._leaving


def test_whoever_comes_back_from_a_page_lifts_the_curtain_at_once(services):
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(under_the_curtain(harness))
    harness.press(Intent.MENU, Intent.CANCEL)
    assert isinstance(harness.top, HandoverScene)
    harness.click("ready")
    harness.wait_for(asked(harness))


@pytest.mark.parametrize("page", [Intent.RULES, Intent.GALLERY])
def test_the_book_opens_over_the_curtain_and_shows_no_hand(services, page):
    harness = sit_down(services, match_of("person", "person", game="cauldron15"))
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    harness.press(page)
    assert isinstance(harness.top, ReaderScene)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, HandoverScene)
    assert face_up(harness) == set()


def test_at_the_curtain_it_is_seen_whose_move_would_be_taken_back(services):
    harness = sit_down(services, match_of("person", "greedy", "person", seed=1, game="alarun"))
    session = harness.stack.scenes[0].session
    lift(harness)
    owner = session.names[session.to_move]
    harness.click("pass")
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    assert "undo" in harness.widgets.ids
    assert owner in harness.texts


def test_a_right_click_on_the_curtain_is_no_way_to_the_pause(services):
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(under_the_curtain(harness))
    harness.give(Pressed(Intent.CANCEL, pointed=True))
    assert isinstance(harness.top, HandoverScene)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PauseScene)


def test_everybody_sees_how_a_move_came_out_before_the_curtain_falls(harness):
    banners = harness.top.state.banners
    banners.tell(Banner(reason("cauldron15.banner.trump"), 0))
    harness.top.sharing.cover()
    harness.let_pass(SECONDS / 2)
    assert isinstance(harness.top, PlayScene) and banners.shown is not None
    harness.wait_for(under_the_curtain(harness))
    assert banners.shown is None


def test_at_the_first_curtain_a_whole_sentence_says_where_the_brim_is(services):
    harness = sit_down(services, match_of("greedy", "person", "person", seed=1), fresh=True)
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    assert harness.says("cauldron15.banner.low_brim.3.full", target=12)


def test_what_was_to_be_said_at_a_curtain_is_said_at_no_later_one(taken):
    scene = taken.top
    session, seat = scene.session, scene.session.to_move
    scene.sharing.tell_at_curtain(seat, reason("handover.covered", name="Zora"))
    while not under_the_curtain(taken)():
        scene.do(any_move(session))
        taken.wait_for(lambda: asked(taken)() or under_the_curtain(taken)())
    taken.let_pass(1.0)
    assert not any("Zora" in text for text in taken.texts)


@pytest.mark.parametrize("way", ["undo", Intent.UNDO])
def test_at_the_curtain_whoever_moved_last_may_still_take_it_back(services, way):
    """Two persons and a bot between them; the first one passes by mistake."""
    harness = sit_down(services, match_of("person", "greedy", "person", seed=1, game="alarun"))
    session = harness.stack.scenes[0].session
    lift(harness)
    owner, count = session.to_move, session.move_count
    harness.click("pass")
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(1.5)
    assert session.to_move != owner
    harness.click(way) if way == "undo" else harness.press(way)
    assert (session.to_move, session.move_count) == (owner, count)
    while isinstance(harness.top, PlayScene):
        harness.let_pass(0.05)
        assert face_up(harness) == set()
    harness.let_pass(1.5)
    told = services.words.say("handover.taken_back", told="", name="").strip().split(":")[0]
    assert any(told in text and session.names[owner] in text for text in harness.texts)
    assert harness.says("handover.heading.again")
    assert "undo" not in harness.widgets.ids
    lift(harness)
    assert harness.top.state.eyes.viewer == owner


def test_at_the_curtain_nothing_is_taken_back_that_a_bot_has_shown(services):
    harness = sit_down(services, match_of("greedy", "person", "person", seed=1))
    lift(harness)
    harness.click(glowing(harness)[0])
    harness.wait_for(under_the_curtain(harness))
    session, count = harness.stack.scenes[0].session, harness.stack.scenes[0].session.move_count
    harness.press(Intent.UNDO)
    assert session.move_count == count
    why = services.words.say("play.undo.shared", why=reason("play.undo.hidden.by", name=session.names[0]))
    assert harness.widgets["undo"].note == why
    assert harness.widgets.focus == "undo"


def test_at_the_curtain_a_card_that_one_has_shown_oneself_is_taken_back(services):
    harness = sit_down(services, match_of("person", "person", "person", seed=1))
    lift(harness)
    harness.click(glowing(harness)[0])
    harness.wait_for(under_the_curtain(harness))
    session = harness.stack.scenes[0].session
    harness.press(Intent.UNDO)
    assert session.move_count == 0
    assert not session.marked


def lift_if_fallen(harness: Harness) -> None:
    """Wait until somebody is asked, behind a curtain or in the open."""
    harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
    if under_the_curtain(harness)():
        harness.press(Intent.CONFIRM)
        harness.wait_for(asked(harness))


def test_looking_back_shows_no_other_hand(services):
    session = play_on(match_of("person", "person", "greedy", seed=2), lambda each: each.move_count > 12)
    play_on(session, deciding("play"))
    harness = sit_down(services, session)
    lift(harness)
    log = [id for id in harness.widgets.ids if id.startswith("log ")]
    harness.click(log[0])
    harness.give(PointerLeft())
    assert not session.is_live
    assert face_up(harness) <= hand_of(session, 0)
    assert any_move(session)


def may_cast(session: Session) -> bool:
    return not session.asks_secretly and any(move.verb == "cast" for move in session.legal_moves())


def public_turn(services) -> Harness:
    """Return two persons at Cauldron: one of them may cast in the open, and their spells lie closed."""
    services.settings.change(bell="off")
    session = play_on(match_of("person", "person", game="cauldron", seed=3), may_cast)
    harness = sit_down(services, session)
    harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
    if under_the_curtain(harness)():
        lift(harness)
    assert session.observe(session.to_move).hand
    assert harness.top.state.eyes.seat is None
    return harness


def test_a_click_opens_a_closed_hand_and_a_right_click_closes_it(services):
    harness = public_turn(services)
    scene = harness.top
    seat = scene.session.to_move
    for first in (True, False):
        harness.click("reveal")
        if first and under_the_curtain(harness)():
            harness.let_pass(0.5)
            assert harness.says("handover.look", name=scene.session.names[seat])
            harness.press(Intent.CONFIRM)
        assert scene.state.eyes.seat == seat
        harness.let_pass(0.5)
        assert harness.says("table.reveal.open") == first, "it is read once; then what is asked stays"
        harness.give(PointerMoved(1000.0, 380.0), Pressed(Intent.CANCEL, pointed=True))
        assert scene.state.eyes.seat is None
        assert isinstance(harness.top, PlayScene)


def test_no_key_is_said_to_be_held_that_leads_to_the_curtain_first(services):
    """Whoever holds it would wait for the curtain, and what it has opened stays open when they let go."""
    harness = public_turn(services)
    held, pressed = (services.words.say(key, sign="V") for key in ("key.held", "key.pressed"))

    def told(words: str) -> bool:
        return any(words in text for text in harness.texts)

    assert told(pressed) and not told(held)
    come_from_the_curtain(harness)
    assert told(held) and not told(pressed)


@pytest.mark.parametrize("device", [Device.KEYS, Device.POINTER])
def test_whoever_uses_keys_sees_where_they_stand_as_soon_as_something_opens(services, device):
    """The curtain, the pause over it and a dialog: an arrow goes on from what Enter would take."""
    services.signs.use(device)
    harness = sit_down(services, match_of("person", "person", game="alarun"))
    harness.wait_for(under_the_curtain(harness))
    by_keys = device is Device.KEYS
    assert harness.widgets.by_keys == by_keys and harness.widgets.focus == "ready"
    harness.press(Intent.MENU)
    assert harness.widgets.by_keys == by_keys and harness.widgets.focus == "resume"
    choices = [DialogChoice("A", None, tone="primary"), DialogChoice("B", None)]
    harness.stack.push(Dialog(services, "?", "?", choices, cancel=0))
    assert harness.widgets.by_keys == by_keys and harness.widgets.focus == "choice0"
    harness.press(Intent.RIGHT)
    assert harness.widgets.focus == ("choice1" if by_keys else "choice0")
    harness.stack.use(Device.POINTER)


def test_at_a_curtain_before_a_look_the_book_opens_too(services):
    harness = public_turn(services)
    harness.click("reveal")
    assert under_the_curtain(harness)()
    harness.press(Intent.RULES)
    assert isinstance(harness.top, ReaderScene)


def test_whoever_has_not_come_from_the_curtain_passes_it_before_their_hand_opens(services):
    """What lies closed there may be clicked by a slip of the person who sat there before."""
    services.settings.change(bell="off")
    session = play_on(match_of("person", "person", game="cauldron", seed=3), may_cast)
    harness = sit_down(services, session)
    harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)())
    scene = harness.top
    assert scene is harness.stack.scenes[0]
    harness.click("reveal")
    assert under_the_curtain(harness)()
    assert scene.state.eyes.seat is None
    harness.let_pass(0.5)
    harness.click("leave")
    assert harness.top is scene
    assert scene.state.eyes.seat is None


def test_what_is_chosen_from_a_hand_is_not_told_once_the_hand_is_closed(services):
    harness = public_turn(services)
    scene = harness.top
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    spell = next(part for move in scene.session.legal_moves() if move.verb == "cast" for part in move.parts)
    assert spell in harness.widgets.ids
    harness.click(spell)
    assert scene.state.asking.narrowing.chosen
    harness.give(Released(Intent.REVEAL))
    assert not scene.state.asking.narrowing.chosen
    assert harness.says("table.reveal.closed")


def test_the_owl_names_nothing_of_a_closed_hand(services):
    harness = public_turn(services)
    scene = harness.top
    harness.press(Intent.HINT)
    assert harness.says("table.hint.closed")
    assert not scene.desk.busy
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    harness.press(Intent.HINT)
    harness.wait_for(lambda: scene.state.hint is not None)
    harness.give(Released(Intent.REVEAL))
    assert scene.state.hint is None


@pytest.mark.parametrize("way", ["leave", Intent.CANCEL], ids=["button", "escape"])
def test_who_asks_to_take_back_may_think_better_of_it(taken, way):
    session = taken.top.session
    count, other = session.move_count, session.to_move
    taken.press(Intent.UNDO)
    taken.wait_for(under_the_curtain(taken))
    taken.let_pass(1.0)
    assert taken.says("menu.back"), "the way out has its word"
    taken.click(way) if way == "leave" else taken.press(way)
    lift_if_fallen(taken)
    taken.wait_for(asked(taken))
    assert (session.move_count, session.to_move) == (count, other)


@pytest.mark.parametrize("way", ["beside", "pause"])
def test_whoever_is_asked_may_cover_a_hand_that_lies_open(harness, way):
    scene, seat = harness.top, harness.top.session.to_move
    assert face_up(harness)
    if way == "beside":
        harness.give(PointerMoved(1000.0, 700.0), Pressed(Intent.CANCEL, pointed=True))
    else:
        harness.press(Intent.CANCEL)
        assert isinstance(harness.top, PauseScene)
        assert not face_up(harness)
        harness.press(Intent.CANCEL)
    harness.wait_for(under_the_curtain(harness))
    assert not face_up(harness)
    harness.let_pass(0.5)
    assert harness.says("handover.covered", name=scene.session.names[seat])
    lift(harness)
    assert scene.session.to_move == seat
    assert face_up(harness)


def test_alone_nobody_covers_anything(services):
    harness = sit_down(services, play_on(match_of("person", "greedy", "greedy"), deciding("play")))
    harness.wait_for(asked(harness))
    shown = face_up(harness)
    harness.give(PointerMoved(1000.0, 700.0), Pressed(Intent.CANCEL, pointed=True))
    assert shown and face_up(harness) == shown
    assert isinstance(harness.top, PlayScene)


def test_a_secret_that_one_has_opened_oneself_closes_before_what_everybody_reads(services):
    """The next round begins with the same person: nothing of it may lie open before the curtain."""
    services.settings.change(hold="click")
    session = play_on(match_of("person", "person", game="alarun", seed=4), deciding_for("place"))
    harness, held = sit_down(services, session), 0
    scene = harness.top
    while held < 2:
        harness.wait_for(lambda: asked(harness)() or under_the_curtain(harness)() or scene.state.hold.stands)
        if under_the_curtain(harness)():
            harness.press(Intent.CONFIRM)
            harness.let_pass(0.5)
        elif scene.state.hold.stands:
            held += 1
            harness.let_pass(0.1)
            assert scene.state.eyes.seat is None
            harness.press(Intent.CONFIRM)
        else:
            harness.give(Pressed(Intent.REVEAL))
            scene.do(any_move(session))


def deciding_for(verb: str) -> Callable[[Session], bool]:
    """Return what tells whether a move of a verb is asked for."""
    return lambda session: any(move.verb == verb for move in session.legal_moves())


def test_where_a_curtain_falls_it_is_said_that_the_hand_lies_open_behind_it(services):
    services.settings.change(explained=())
    harness = sit_down(services, play_on(match_of("person", "person", seed=5), deciding("play")))
    harness.wait_for(lambda: isinstance(harness.top, Dialog))
    assert harness.says("table.first.hand.words")
    harness.press(Intent.CONFIRM)
    assert under_the_curtain(harness)()


def test_one_press_more_on_the_curtain_plays_no_card(services):
    session = play_on(match_of("person", "greedy", "person", seed=5), deciding("play"))
    harness = sit_down(services, session)
    harness.wait_for(under_the_curtain(harness))
    harness.let_pass(0.5)
    made = session.move_count
    for _ in range(3):
        x, y = READY.centre
        harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
        harness.let_pass(0.15)
    assert session.move_count == made


def test_whose_turn_it_is_is_told_where_the_table_turns_without_the_curtain(services):
    session = play_on(match_of("person", "person", "person", seed=11), another_takes)
    harness = sit_down(services, session)
    lift(harness)
    harness.click(takes_next(session).parts[0])
    harness.wait_for(asked(harness))
    told = {name: harness.says("handover.turned", name=name) for name in session.names}
    assert told == {name: name == session.names[session.to_move] for name in session.names}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_one_may_be_asked_to_take_back_is_told_in_words(services, game):
    """Also the answer to a card that is gone since, as in these matches of Cauldron."""
    told = set()
    for seed in (11, 12, 13):
        session = match_of("person", "person", seed=seed, game=game)
        scene = PlayScene(services, session, home_of(services))
        while session.to_move is not None and session.move_count < 100:
            session.play(any_move(session))
            if (words := scene._undo._told("table.plea.move")) is not None:
                assert "{" not in scene.table.say(words)
                told.add(session.history[-1].move.verb)
    assert len(told) > 1


def test_a_curtain_that_hangs_still_lifts_at_the_first_press(services):
    """Nothing moves on it: a window in which nothing is due sleeps, and lets hardly any time pass for that."""
    harness = sit_down(services, play_on(match_of("person", "greedy", "person", seed=5), deciding("play")))
    harness.wait_for(under_the_curtain(harness))
    curtain, passed = harness.top, 0.0
    while passed < 2 * FRESH and (due := harness.stack.next_frame_due) is not None:
        harness.stack.update(max(due, STEP))
        passed += max(due, STEP)
    harness.stack.update(LONGEST_STEP)
    harness.give(PointerPressed(*READY.centre), PointerReleased(*READY.centre))
    harness.wait_for(lambda: harness.top is not curtain, 10.0)
