"""Alarún's lesson leaves it to the learner to find what the apprentice is to count as; a match shows what is best."""

from harness import Harness, asked, home_of, match_of, play_on, sit_down

from game.play.lesson import LessonRun, load_lesson, reach
from game.rules.alarun.ingredient_cards import card_words
from game.scenes.sitting_down import taught
from game.tables.alarun.ingredient_faces import frame_of


def naming(services) -> Harness:
    """Return the lesson at the step that asks for a name, with no piece pointed at."""
    run = LessonRun(load_lesson("alarun", "You"))
    reach(run, next(at for at, step in enumerate(run.lesson.steps) if step.say == "lesson.alarun.apprentice"))
    scene = taught(services, run, home_of(services), home_of(services))
    harness = Harness(services, scene)
    harness.wait_for(asked(harness))
    return harness


def counted_as(harness: Harness) -> str:
    """Return what the place beside the apprentice says, where the card is shown that it counts as."""
    table = harness.top.table
    (said,) = (tip.words for tip in table.all_tips(harness.top.state.asking) if tip.id == "tally.apprentice")
    return table.say(said)


def test_neither_ones_panel_nor_a_ring_tells_the_answer_of_the_lesson(services):
    harness = naming(services)
    table = harness.top.table
    best = table.seen.sheet(table.viewer).identity
    answer = table.say(card_words(best))
    assert harness.says("alarun.table.nameless")
    assert answer not in harness.texts
    assert counted_as(harness) == table.say("alarun.tip.apprentice")


def test_what_is_tried_in_the_lesson_is_neither_measured_against_the_answer_nor_called_the_best(services):
    harness = naming(services)
    (worse,) = (move for move in harness.top.session.legal_moves() if move.text == "name yellow_fungi")
    card = frame_of(worse.identity)
    before = [frame for frame in harness.frames if frame.startswith(card)]
    harness.look_at(*worse.parts)
    assert not [frame for frame in harness.frames if frame.startswith("digit.blood")]
    shown = [frame for frame in harness.frames if frame.startswith(card)]
    assert len(shown) > len(before), "it is shown as what the apprentice counts as"


def test_a_match_shows_what_is_best(services):
    session = match_of("person", "random", game="alarun")
    play_on(session, lambda each: each.to_move == 0 and each.observe(0).phase == "name")
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    table = harness.top.table
    best = table.seen.sheet(table.viewer).identity
    assert not harness.says("alarun.table.nameless")
    assert table.say(card_words(best)) in counted_as(harness)
