"""While something is seen to happen the prompt names that, and nobody who would think."""

import pytest
from harness import any_move, asked, match_of, play_on, sit_down

from game.bots.bot import only_move
from game.bots.hints import Counsel
from game.core.event import Event
from game.core.reason import reason
from game.play.moments import Moment
from game.play.task import Answer
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.table_at import table_at
from game.view.input.commands import Intent


def moments_of(services, session) -> list[tuple[Event, str, str]]:
    """Return every event that is seen, with title and wish of the prompt at that time."""
    services.settings.change(hold="off")
    harness, found = sit_down(services, session, fresh=True), []
    scene = harness.top
    assert isinstance(scene, PlayScene)

    def seen() -> bool:
        if scene.state.happening is not None and scene.state.asking is None:
            prompt = scene.prompt
            found.append((scene.state.happening, scene.table.say(prompt.title), scene.table.say(prompt.wish)))
        return not scene.state.moving

    harness.wait_for(seen)
    return found


NAMED = {"alarun": set(), "cauldron": {"TokenMoved"}, "cauldron15": {"Played", "Taken", "Discarded", "DeckLed"}}


@pytest.mark.parametrize("game", NAMED)
def test_what_happens_is_named(services, game):
    session = play_on(match_of("person", "greedy", "greedy", game=game), lambda session: session.move_count > 12)
    told = 0
    table = sit_down(services, session, fresh=True).top.table
    for event, title, wish in moments_of(services, session):
        lines = [table.say(line.words) for line in table.log_lines(0, [event.seen_by(0)]) if not line.heading]
        if lines:
            told += 1
            why = services.words.say("cauldron.why.rolled.order") if getattr(event, "why", None) == "order" else ""
            assert wish == why
            if type(event).__name__ == "DieRolled":
                assert str(event.number) not in title, "what a die shows is seen when it lies"
                continue
            assert title.startswith(lines[-1])
            assert (title != lines[-1]) == (type(event).__name__ in NAMED[game]), "what is moved has its name"
    assert told > 5


def test_nobody_thinks_while_the_season_is_dealt_and_rolled_for(services):
    session = match_of("person", "greedy", "greedy", game="cauldron")
    waits = services.words.say("cauldron.table.waiting.harvest")
    found = {type(event).__name__: wish for event, _, wish in moments_of(services, session)}
    assert {"OmenDrawn", "Grown", "DieRolled", "FirstSeat"} <= set(found)
    assert all(wish != waits for name, wish in found.items() if name not in {"MatchStarted", "SeasonStarted"})


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_hint_gives_way_to_what_is_chosen_instead(services, game):
    def two_ways(session) -> bool:
        firsts = {move.parts[0] for move in session.legal_moves() if move.parts}
        return session.to_move == 0 and not session.asks_secretly and len(firsts) > 1

    session = play_on(match_of("person", "greedy", "greedy", game=game), two_ways)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    state = harness.top.state
    moves = [move for move in session.legal_moves() if move.parts]
    hinted = moves[0]
    other = next(part for move in moves for part in move.parts if part not in hinted.parts)
    usual = harness.top.prompt
    state.take_hint(Answer(hinted, only_move((hinted,)), Counsel(reason("hint.only"))))
    hint = harness.top.prompt
    assert hint != usual
    assert state.asking.narrowing.choose(other)
    assert harness.top.prompt.title != hint.title


@pytest.mark.parametrize(("game", "verbs"), [("cauldron", {"use", "cast"}), ("bubble_and_boil", {"hex"})])
def test_what_a_move_of_the_owl_still_asks_gets_a_hint_too(services, game, verbs):
    services.settings.change(animation_speed=200)
    beginnings = []

    def asks_further(session) -> bool:
        if session.to_move != 0 or session.asks_secretly:
            return False
        table = table_at(services, session, 0, 0, Moment(session.base))
        for move in session.legal_moves():
            if move.verb in verbs:
                position = session._positions[-1].copy()
                session.controller.apply(position, move)
                table.show(session.controller.observe(position, 0), 0)
                if session.controller.to_move(position) == 0 and table.goes_on_with_move:
                    beginnings.append(move)
                    return True
        return False

    for seed in range(1, 30):
        session = match_of("person", "greedy", "greedy", game=game, seed=seed)
        while session.to_move is not None and not asks_further(session):
            session.play(any_move(session))
        if beginnings:
            break
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    scene = harness.top
    scene.state.take_hint(Answer(beginnings[0], only_move((beginnings[0],)), Counsel(reason("hint.only"))))
    harness.press(Intent.HINT)
    assert session.history[-1].move == beginnings[0]
    harness.wait_for(lambda: scene.state.hint is not None, 240)
    assert scene.table.goes_on_with_move
    tip = services.words.say("table.undo.question.tip")
    assert (harness.widgets["button.undo"].tooltip == tip) == scene.state.undo_leaves_question
