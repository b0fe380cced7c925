"""Since your last turn: what every rival has done is above the log when a person is asked, until they decide."""

from itertools import groupby, pairwise, takewhile
from types import SimpleNamespace

import pytest
from harness import SIZE, Harness, asked, match_of, play_on, sit_down

from game.core.reason import Reason
from game.rules.alarun.ingredient_cards import card_words
from game.rules.cauldron15.events import Discarded, Played, Taken
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.log_line import LogLine
from game.tables.since_strip import SinceStrip, _bundles, has_figure, pictures_of
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent, PointerMoved, PointerPressed

GAMES = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")


def chips(harness: Harness) -> list[str]:
    return [id for id in harness.widgets.ids if id.startswith("since ")]


def open_turn(session) -> bool:
    """Return whether the person at seat 0 is asked in the open after others have acted since their last decision."""
    seats = [turn.seat for turn in session.history]
    return session.to_move == 0 and not session.asks_secretly and 0 in seats and seats[-3:].count(0) == 0


def second_turn(services, game: str) -> Harness:
    """Return a person who is asked in the open after others have acted since their last decision."""

    session = play_on(match_of("person", "greedy", "greedy", game=game), open_turn)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    return harness


@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_done_is_shown_and_explains_itself(services, game):
    harness = second_turn(services, game)
    log, found = harness.top.state.log, chips(harness)
    assert found
    for id, sign in zip(found, log.since(), strict=True):
        for line in sign.lines:
            assert line.seat is not None
            assert harness.top.table.say(line.words) in harness.widgets[id].tooltip
        assert log.contains(*harness.widgets[id].area.centre)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_rival_who_did_something_is_seen_and_nothing_is_left_out(services, game, seats):
    session = play_on(match_of("person", *["greedy"] * (seats - 1), game=game), open_turn)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    state = harness.top.state
    last = state.last_own_turn(0)
    done = [line for line in state.log.lines if line.turn > last and line.seat is not None]
    signs = state.log.since()
    assert sorted((line for sign in signs for line in sign.lines), key=repr) == sorted(done, key=repr)
    hatted = [sign.line.seat for sign in signs if sign.hatted]
    summed = {line.seat for sign in signs if sign.more and not sign.hatted for line in sign.lines}
    assert all(before != after for before, after in pairwise(hatted))
    assert summed | set(hatted) == {line.seat for line in done}
    assert signs[-1].area.right <= state.table.log_area().right
    assert all(left.area.right <= right.area.x + 0.01 for left, right in pairwise(signs))
    for sign, following in zip(signs, (*signs[1:], None), strict=True):
        alone = sign.hatted and (following is None or following.hatted)
        assert sign.hides == (alone and len(_bundles(state.table, [line for line in done if line in sign.lines])) > 1)


@pytest.mark.parametrize("game", ["bubble_and_boil", "cauldron"])
def test_an_answer_in_the_turn_of_another_leaves_what_was_done_before_it(services, game):
    """It counts from the last move in one's own turn: what came before one's answer is still to be read."""

    def answered(session) -> bool:
        moments, own = session.moments, [turn for turn in session.history if turn.seat == 0]
        if not open_turn(session) or not own or own[-1].seat != 0:
            return False
        last = moments.decision(moments.last_decision(0, moments.last))
        began = any(moments.decision(turn.number).observation.active == 0 for turn in own)
        return began and last.observation.active != 0

    session = play_on(match_of("person", "greedy", "greedy", game=game), answered)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    state, answer = harness.top.state, session.moments.last_decision(0, session.moments.last)
    assert session.moments.decision(state.last_own_turn(0)).observation.active == 0
    told = [line for sign in state.log.since() for line in sign.lines]
    assert any(line.turn < answer for line in told)


def told_of(services, game: str, seats: str, width: float) -> tuple[list[LogLine], list[LogLine]]:
    """Return lines of seats 0 to 2, a letter each, and those of the signs of a strip of a width, in their order."""
    table = sit_down(services, match_of("person", "greedy", "greedy", game=game)).top.table
    lines = [
        LogLine(turn, Reason("table.words", (("words", f"{turn}"),)), "abc".index(seat))
        for turn, seat in enumerate(seats)
    ]
    strip = SinceStrip()
    strip.mark(lines, 0, first=False)
    return lines, [line for sign in strip.signs(table, Area(0, 0, width, 36)) for line in sign.lines]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["bac", "abbac", "bcbcb", "bbaab"])
def test_signs_stand_in_the_order_of_time_also_what_befell_oneself(services, game, seats):
    lines, told = told_of(services, game, seats, 400)
    assert [line.seat for line in told] == [line.seat for line in lines]


@pytest.mark.parametrize(("seats", "wanted"), [("bacbac", "bac"), ("babababa", "ba"), ("bcbcba", "cba")])
def test_where_rows_have_no_room_the_earliest_are_told_with_the_next_of_their_seat(services, seats, wanted):
    """All of it is told all the same, and what a seat did last stands in the order of time."""
    lines, told = told_of(services, "cauldron", seats, 170)
    assert sorted(told) == sorted(lines)
    assert "".join("abc"[seat] for seat, _ in groupby(line.seat for line in told)) == wanted


def test_what_one_has_just_done_oneself_alone_has_no_signs(services):
    assert told_of(services, "cauldron15", "aa", 300)[1] == []


def cards_of(table, *told: tuple[str, str]) -> list[LogLine]:
    """Return what a rival of Cauldron 15 has done: words and card of each line, each of a turn of its own."""
    lines = []
    for turn, (key, card) in enumerate(told, 1):
        line = table.log_line(turn, key, 1)
        lines.append(line._replace(card=card, named=Reason("table.words", (("words", card),))) if card else line)
    return lines


def test_of_several_cards_of_cauldron_15_the_newest_is_seen_and_all_are_told_in_order_of_time(services):
    table = sit_down(services, match_of("person", "greedy", game="cauldron15")).top.table
    lines = cards_of(table, ("throw_off", "ore 7"), ("won.below", ""), ("keeps", "soul 1"), ("lead", "organism 3"))
    strip = SinceStrip()
    strip.mark(lines, 0, first=False)
    before, newest = strip.signs(table, Area(0, 0, 95, 36))
    assert newest.line.card == "organism 3", "it lies in the trick"
    assert before.more == 3
    told = table.say(strip.tip(before))
    places = [told.index(card) for card in ("ore 7", "soul 1")]
    assert places == sorted(places)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_deeds_of_cauldron_15_stand_in_order_parted_between_tricks_and_the_oldest_are_summed_up(services, seats):
    """Whoever reads it knows which cards were one trick, who took that and what they kept."""
    parted = summed = 0
    for seed in range(1, 5):
        session = play_on(match_of("person", *["greedy"] * (seats - 1), game="cauldron15", seed=seed), open_turn)
        harness = sit_down(services, session)
        harness.wait_for(asked(harness))
        state = harness.top.state
        last = state.last_own_turn(0)
        lines = [line for line in state.log.lines if line.turn > last]
        done = [line for line in lines if line.seat is not None]
        signs = state.log.since()
        told = [line for sign in signs for line in sorted(sign.lines, key=done.index)]
        assert told == done
        assert [at for at, sign in enumerate(signs) if sign.more] == [0][: bool(signs[0].more)]
        for before, sign in pairwise(signs):
            headed = any(line.heading for line in lines[lines.index(before.lines[-1]) : lines.index(sign.lines[0])])
            assert sign.parted == headed
        parted += sum(sign.parted for sign in signs)
        summed += sum(sign.more for sign in signs)
    assert parted
    assert summed or seats == 3


@pytest.mark.parametrize("key", ["keeps", "discards"])
def test_a_card_with_its_number_is_one_that_was_played(services, key):
    """What somebody keeps is seen as it then lies before them, what is thrown out has a cross; the tip names it."""
    table = sit_down(services, match_of("person", "greedy", game="cauldron15")).top.table
    [gone] = table.log_lines(2, [{"keeps": Taken(1, 0, (), 0, 7), "discards": Discarded(1, 0, 7, 0)}[key]])
    [played] = table.log_lines(2, [Played(1, 1, 8, 0, "follow", 0)])
    assert not has_figure(table, gone) and table.sign_of(gone) not in gone.sprites
    assert has_figure(table, played) and table.sign_of(played) in played.sprites
    strip = SinceStrip()
    strip.mark([table.log_line(1, "won.below", 1), gone], 0, first=False)
    [sign] = strip.signs(table, Area(0, 0, 300, 36))
    assert table.say(gone.in_words) in table.say(strip.tip(sign))


@pytest.mark.parametrize("case", ["below", "exact", "over"])
def test_whoever_takes_a_trick_is_seen_with_the_pot_and_the_card_that_is_kept(services, case):
    table = sit_down(services, match_of("person", "greedy", game="cauldron15")).top.table
    rival, own = table.log_line(2, f"won.{case}", 1), table.log_line(2, "won.below", 0)
    [kept] = table.log_lines(2, [Taken(1, 3, (), 0, 7)])
    [played] = table.log_lines(3, [Played(1, 9, 8, 0, "follow", 0)])
    strip, area = SinceStrip(), Area(0, 0, 400, 36)

    def pictures(*lines: LogLine, area: Area = area) -> list[str]:
        strip.mark(lines, 0, first=False)
        canvas = Canvas(services.studio, services.studio.viewport)
        strip.draw(canvas, table, area)
        told = [table.say(strip.tip(sign)) for sign in strip.signs(table, area)]
        for line in lines:
            assert any(table.say(line.in_words) in each for each in told)
        return [frame for frame in canvas.picture.frames if not frame.startswith(("hat.", "digit."))]

    pot, chip, card = table.sign_of(rival), table.sign_of(kept), table.sign_of(played)
    assert chip.startswith("chip.")
    assert pictures(rival, kept) == [pot, chip]
    assert pictures(rival, kept, played) == [pot, chip, card]
    assert pictures(rival, kept, played, area=area._replace(width=60)) == [card]
    assert pictures(rival, kept, own) == [pot, chip, table.sign_of(own)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_that_a_rival_of_alarun_has_placed_are_all_in_its_sign_and_named(services, seats):
    def placed(session) -> bool:
        """Return whether the person is asked after a rival has laid all cards of a round since."""
        since = takewhile(lambda turn: turn.seat != 0, reversed(session.history))
        return session.to_move == 0 and [turn.move.verb for turn in since][:3] == ["place"] * 3

    session = play_on(match_of("person", *["greedy"] * (seats - 1), game="alarun"), placed)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    table, log = harness.top.table, harness.top.state.log
    last = session.history[-1].seat
    cards = [turn.move.card for turn in session.history[-3:]]
    [sign] = [sign for sign in log.since() if sign.line.words.key == "alarun.log.placed" and sign.line.seat == last]
    assert pictures_of(table, sign.line) == tuple(frame_of(card, table.log_sign) for card in cards)
    told = table.say(log.since_tip(sign))
    assert all(table.say(card_words(card)) in told for card in cards)
    canvas = Canvas(services.studio, services.studio.viewport)
    log._strip.draw(canvas, table, log._since_area)
    scale, area = services.studio.viewport.scale, sign.area
    inside = [
        stroke.what for stroke in canvas.picture.strokes
        if area.contains((stroke.x + stroke.width / 2) / scale, area.middle_y)
    ]  # fmt: skip
    assert [each for each in inside if each in pictures_of(table, sign.line)] == list(pictures_of(table, sign.line))


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_sign_covers_nobodys_panel(services, game):
    harness = second_turn(services, game)
    for id in chips(harness):
        harness.look_at(id)
        scene = harness.top
        for area in scene.looking.spared(scene.looking.at):
            assert not scene.table.covers_panel(area), id


@pytest.mark.parametrize("game", GAMES)
def test_no_tip_of_a_sign_lies_on_the_words_that_say_what_the_signs_are(services, game):
    harness = second_turn(services, game)
    captions = harness.top.state.log.captions()
    assert captions
    for id in chips(harness):
        harness.look_at(id)
        tip = harness.widgets[id].tooltip
        scale = LAYOUT.width / SIZE[0]
        [box] = [stroke[2:6] for stroke in harness.picture.strokes if stroke.what == tip]
        note = Area(*(each * scale for each in box))
        assert not any(note.shared(caption) for caption in captions), id


def test_what_was_done_to_oneself_has_a_sign_of_its_own_among_much_else(services):
    harness = sit_down(services, match_of("person", "greedy", game="cauldron"))
    table = harness.top.table
    much = [table.log_line(turn, "brews", 1, card="") for turn in range(1, 20)]
    theft = table.log_line(1, "takes", 1, victim=table.seats[0].name)
    strip = SinceStrip()
    strip.mark([theft, *much], 0, first=False)
    signs = strip.signs(table, Area(0, 0, 160, 36))
    assert signs[0].lines == (theft,)
    assert signs[-1].more == len(much) + 1 - (len(signs) - 1)


def test_ones_own_hat_stands_at_what_was_done_to_oneself_alone(services):
    table = sit_down(services, match_of("person", "greedy", "greedy", game="cauldron")).top.table
    own, others = (table.log_line(1, "takes", 1, victim=table.seats[victim].name) for victim in (0, 2))
    for line, hats in ((own, 1), (others, 0)):
        strip, canvas = SinceStrip(), Canvas(services.studio, services.studio.viewport)
        strip.mark([line], 0, first=False)
        strip.draw(canvas, table, Area(0, 0, 160, 36))
        assert canvas.picture.frames.count(f"hat.{table.colour(0)}.small") == hats


@pytest.mark.parametrize("game", GAMES)
def test_chips_hide_no_line_of_the_log(services, game):
    harness = second_turn(services, game)
    log = harness.top.state.log
    for sign in log.since():
        assert not any(sign.area.shared(row) for _, row in log.shown())


@pytest.mark.parametrize("game", GAMES)
def test_they_stay_until_one_has_decided(services, game):
    harness = second_turn(services, game)
    state = harness.top.state
    harness.give(PointerPressed(960.0, 4.0))
    assert chips(harness)
    state.drop_question()
    assert chips(harness) == []


def test_pointing_and_moving_the_focus_leave_them(services):
    harness = second_turn(services, "cauldron15")
    harness.give(PointerMoved(*harness.widgets["since 0"].area.centre))
    harness.press(Intent.NEXT)
    assert chips(harness)


def test_a_click_looks_back_to_what_happened(services):
    harness = second_turn(services, "cauldron15")
    line = harness.top.state.log.since()[0].line
    harness.click("since 0")
    assert harness.top.session.shown == line.turn


def test_where_the_log_is_closed_they_lead_nowhere_and_say_what_it_may_say(services):
    harness = second_turn(services, "bubble_and_boil")
    state = harness.top.state
    told = {state.table.say(line.words) for line in state.log._lines}
    shown = [line for sign in state.log.since() for line in sign.lines]
    assert all(state.table.say(line.words) in told and line.later is None for line in shown)
    harness.click("since 0")
    assert harness.top.session.is_live


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_log_moves_as_they_come_and_go_and_words_say_what_they_are(services, game):
    harness = second_turn(services, game)
    log = harness.top.state.log
    assert harness.says(f"{log._strip.key}.heading")
    rows = log.shown()
    harness.top.state.drop_question()
    assert log.shown() == rows
    assert harness.says("table.log.heading")


@pytest.mark.parametrize(
    ("weights", "wanted"), [("00", ["ab"]), ("002", ["cab"]), ("10", ["ab"]), ("101", ["ab", "c"])]
)
def test_what_weighs_nothing_is_told_with_what_it_belongs_to_in_its_order(weights, wanted):
    lines = [LogLine(1, Reason(name), 1) for name in "abc"[: len(weights)]]
    table = SimpleNamespace(
        weight_of=lambda line: int(weights["abc".index(line.words.key)]),
        trails=lambda line: False,
        opens=lambda line: False,
    )
    bundles = _bundles(table, lines)
    assert ["".join(line.words.key for line in bundle) for bundle in bundles] == wanted


@pytest.mark.parametrize(
    ("words", "wanted"), [("hpph", ["hpp", "h"]), ("pp", ["p", "p"]), ("php", ["p", "hp"]), ("hh", ["h", "h"])]
)
def test_what_comes_of_a_deed_is_told_with_it(words, wanted):
    """What befell a seat that has done nothing keeps signs of its own."""
    lines = [LogLine(1, Reason(name), 1) for name in words]
    table = SimpleNamespace(
        weight_of=lambda line: 1, trails=lambda line: line.words.key == "p", opens=lambda line: False
    )
    bundles = _bundles(table, lines)
    assert ["".join(line.words.key for line in bundle) for bundle in bundles] == wanted


def test_the_lines_of_a_sign_stand_one_below_the_other_in_their_order_and_alike_ones_once(services):
    table = sit_down(services, match_of("person", "greedy", game="cauldron")).top.table
    brews = [table.log_line(turn, "brews", 1, card="") for turn in (1, 2, 2)]
    theft = table.log_line(3, "takes", 1, victim=table.seats[0].name)
    strip = SinceStrip()
    strip.mark([*brews, theft], 0, first=False)
    (sign,) = strip.signs(table, Area(0, 0, 20, 36))
    assert sign.line == theft, "what was done to oneself is its picture"
    first, second = table.say(strip.tip(sign)).splitlines()
    assert f"3 × {table.say(brews[0].words)}" in first and second == table.say(theft.words)
