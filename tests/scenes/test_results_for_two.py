"""The results of two seats in every game: whole words in every look, and a painting with nobody in anybody's way."""

from itertools import combinations

import pytest
from harness import Harness, cut_in, home_of, sit_down
from looks import TRANSLATED, named

from game.play.session import Session
from game.scenes.pages.results_page import ResultsScene
from game.store.places import ROOT
from game.view.drawing.area import Area
from game.view.scene import Services

GAMES = ROOT / "tests" / "games"
MATCHES = ("alarun_shared", "bubble_and_boil_recipes", "cauldron_brew", "cauldron15_lowest")
LOOKS = (("en", 100), ("en", 130), ("qps", 130), *TRANSLATED)


def results_of(services: Services, match: str) -> Harness:
    """Open the results of a recorded match."""
    session = Session.read(GAMES / f"{match}.jsonl")
    table = sit_down(services, session).top.table
    return Harness(services, ResultsScene(services, session, table, home_of(services), lambda again: None))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("look", LOOKS, ids=named)
@pytest.mark.parametrize("match", MATCHES)
def test_no_word_is_cut_on_the_papers_of_two(make, look, match):
    language, size = look
    services = make(language)
    services.settings.change(text_size=size)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=size / 100))
    assert cut_in(results_of(services, match)) == []
    assert services.words.missed == set()


@pytest.mark.parametrize("match", MATCHES)
def test_nobody_hides_a_name_in_the_painting(services, match):
    picture = results_of(services, match).picture
    seats = Session.read(GAMES / f"{match}.jsonl").match.seats
    names = [Area(*box) for seat in seats for box in picture.boxes_of(seat.name)[:1]]
    things = [Area(*stroke.box) for stroke in picture.strokes if stroke.what.startswith("hill.")]
    assert things and len(names) == 2
    assert not any(name.shared(thing) for name in names for thing in things)
    assert not any(one.shared(other) for one, other in combinations(names, 2))
