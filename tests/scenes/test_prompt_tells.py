"""While something is seen to happen the prompt names that, and nobody who would think."""

import pytest
from harness import asked, match_of, play_on, sit_down

from game.bots.bot import only_move
from game.bots.hints import Counsel
from game.core.event import Event
from game.core.reason import reason
from game.play.task import Answer
from game.scenes.playing.play_scene import PlayScene


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
            assert title.startswith(lines[-1])
            assert wish == why
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
