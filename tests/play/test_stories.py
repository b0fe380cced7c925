"""What is told of a match that is over: over recorded games, for everybody's eyes, in words that are there."""

from pathlib import Path

import pytest

from game.core.outcome import Outcome
from game.core.reason import reason
from game.core.story import SENTENCES, Tale, seat_words, story
from game.play.catalogue import GAMES
from game.play.session import Session
from game.play.stories import story_of
from game.rules.alarun.square import SIZE
from game.rules.cauldron15.events import Discarded, MatchStarted
from game.rules.cauldron15.story import tell
from game.store.places import ROOT
from game.store.words import Words, languages

RECORDED = sorted((ROOT / "tests" / "games").glob("*.jsonl"))
OUTCOME = Outcome("highest", (0,), (3, 1), ((0,), (1,)), reason("x"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_match_has_a_story_of_at_most_three_sentences(path: Path) -> None:
    session = Session.read(path)
    words = Words.load("en").for_seats(session.names)
    tales = story_of(session)
    assert 1 <= len(tales) <= SENTENCES
    assert [tale.turn for tale in tales] == sorted(tale.turn for tale in tales)
    sentences = [words.say(tale.words) for tale in tales]
    assert len(set(sentences)) == len(sentences)
    assert any(name in sentence for name in session.names for sentence in sentences)
    assert not words.missed


def test_a_match_that_goes_on_has_no_story() -> None:
    session = Session.read(RECORDED[0])
    begun = Session.begin(session.match, None)
    assert story_of(begun) == ()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_sentence_a_game_might_tell_has_words(path: Path) -> None:
    session = Session.read(path)
    words = Words.load("en").for_seats(session.names)
    turns = [
        (turn, tuple(event.seen_by(None) for event in happened))
        for turn, happened in session.moments.happened(session.moments.last)
    ]
    outcome = session.outcome
    assert outcome is not None
    for tale in GAMES[session.match.game].parts().story(turns, outcome):
        words.say(tale.words)
        assert 0 <= tale.turn <= session.move_count
        assert 0 < tale.weight <= 1.2
    assert not words.missed


@pytest.mark.parametrize(
    "path", [path for path in RECORDED if path.stem.startswith("alarun")], ids=lambda path: path.stem
)
def test_lines_of_five_are_told_as_many_as_lie_in_the_square(path: Path) -> None:
    session = Session.read(path)
    seen, outcome = session.observe(None), session.outcome
    assert outcome is not None
    lines = {seat: [*seen.sheet(seat).rows, *seen.sheet(seat).columns] for seat in range(seen.seats)}
    counted = {seat: sum(line.strength == SIZE for line in lines[seat]) for seat in lines}
    told = {
        dict(tale.words.args)["seat"]: dict(tale.words.args)["count"]
        for tale in GAMES["alarun"].parts().story(list(session.moments.happened(session.moments.last)), outcome)
        if tale.words.key == "alarun.story.fives"
    }
    assert told == {seat_words(seat): count for seat, count in counted.items() if count > 1}


def test_the_heaviest_of_a_kind_is_told_and_the_order_is_that_of_the_match() -> None:
    tales = [
        Tale(9, 0.5, reason("a")),
        Tale(2, 0.7, reason("a", seat=1)),
        Tale(5, 0.6, reason("b")),
        Tale(1, 0.1, reason("c")),
        Tale(7, 0.65, reason("d")),
    ]
    assert story(lambda _turns, _outcome: tales, [(0, ())], OUTCOME) == (tales[1], tales[2], tales[4])


@pytest.mark.parametrize("total", [0, 14, 15, 16, 30])
def test_a_card_that_was_thrown_out_is_told_with_a_total_that_is_still_above_the_limit_or_not(total: int) -> None:
    happened = (MatchStarted(2, 15, 15, 3), Discarded(0, 7, total, 0))
    told = [tale.words for tale in tell([(1, happened)], OUTCOME)]
    key = "cauldron15.story.set" + (".above" if total > 15 else "")
    words = next(words for words in told if words.key.startswith("cauldron15.story.set"))
    assert words.key == key
    for language in languages():
        loaded = Words.load(language).for_seats(("Ana", "Bea"))
        assert str(total) in loaded.say(words)
        assert not loaded.missed
