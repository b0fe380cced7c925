"""Stamps in the book: told on the results of the match that won them, and kept on a page of their own."""

import pytest
from harness import Harness, cut_in, home_of, match_of
from overlap import on_each_other

from game.play.adviser import Adviser
from game.play.moments import Moment
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.table_at import table_at
from game.store.faces import REGULARS
from game.store.stamps import Stamp, Stamps
from game.view.input.commands import Intent, PointerMoved, PointerPressed, PointerReleased

MOST_SEEDS = 40


def won(services):
    """Return a match that the person has won against regulars, as a bot would play it."""
    adviser = Adviser()
    for seed in range(MOST_SEEDS):
        session = match_of("person", "random", "random", seed=seed, library=services.library)
        while session.to_move is not None:
            session.play(adviser.answer(session.thinking_task("greedy")).move, sync=False)
        if session.outcome.winners == (0,):
            session.close()
            return session
    raise AssertionError("nobody has won")


def test_a_stamp_is_told_once_on_the_results_and_stands_in_the_book(services):
    session = won(services)
    table = table_at(services, session, 0, 0, Moment(session.move_count))

    def results() -> Harness:
        return Harness(services, ResultsScene(services, session, table, home_of(services), lambda _: None))

    assert sum("Random" in text for text in results().texts) == 1
    assert not any("Random" in text for text in results().texts)
    stamps = Stamps(services.places.matches)
    beaten = [regular for regular in REGULARS if stamps.of("cauldron15", regular)]
    assert beaten == ["bertok"]
    stamps.path.unlink()
    book = Harness(services, ReaderScene(services, "cauldron15", "stamps"))
    assert book.says("reader.stamps.about")
    assert {f"head.{regular}.dismayed" for regular in beaten} <= set(book.picture.frames)
    assert [regular for regular in REGULARS if Stamps(services.places.matches).of("cauldron15", regular)] == beaten


@pytest.mark.one_in(2)
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_however_many_stamps_were_won_all_of_them_are_read(make, plain_theme, language, text_size):
    services = make(language)
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    session = won(services)
    table = table_at(services, session, 0, 0, Moment(session.move_count))
    harness = Harness(services, ResultsScene(services, session, table, home_of(services), lambda _: None))
    for count in range(1, 5):
        harness.top._stamps = [Stamp("cauldron15", regular, "grandmaster") for regular in REGULARS[-count:]]
        said = harness.services.words.say("skill.grandmaster")
        assert sum(said in text for text in harness.texts) == count
        assert not cut_in(harness)
        assert list(on_each_other(harness.picture)) == []


def test_pages_of_the_book_lead_to_the_stamps_and_back(services):
    book = Harness(services, ReaderScene(services, "alarun"))
    tabs = book.widgets["pages"].area
    x, y = tabs.right - 30, tabs.middle_y
    book.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert book.says("reader.stamps.about")
    book.press(Intent.RULES)
    assert not book.says("reader.stamps.about")
