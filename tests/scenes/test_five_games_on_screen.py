"""With a fifth game beside the four, every page that has something a game says it whole in every look."""

import pytest
from harness import Harness, cut_in, home_of, match_of, play_on
from looks import TRANSLATED, named

from game.scenes.evenings.evening_setup import EveningSetupScene
from game.scenes.pages.reader import PAGES, ReaderScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.statistics.statistics_page import StatisticsScene
from game.scenes.title import TitleScene
from game.store.household import Member
from game.view.scene import Services

pytestmark = pytest.mark.usefixtures("ladle")
LOOKS = (("en", 100), ("en", 130), ("qps", 100), ("qps", 130), *TRANSLATED)


@pytest.fixture(params=LOOKS, ids=named)
def services(request, make) -> Services:
    """Services in a language, at a size of text, with a finished match on the shelf."""
    language, size = request.param
    services = make(language)
    services.settings.change(text_size=size, household=[Member("AnaAna", "Ana", "plum")])
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=size / 100))
    play_on(match_of("person", "greedy", game="ladle", library=services.library)).close()
    return services


OPENED = {
    "title": TitleScene,
    "evening": lambda services: EveningSetupScene(services, home_of(services)),
    "matches": lambda services: MatchesScene(services, home_of(services)),
    "statistics": lambda services: StatisticsScene(services, home_of(services)),
    **{
        f"{game} {page}": lambda services, game=game, page=page: ReaderScene(services, game, page)
        for page in PAGES
        for game in ("bubble_and_boil", "ladle")
    },
}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("page", OPENED)
def test_no_word_is_cut_where_there_is_something_a_game(services, page):
    assert cut_in(Harness(services, OPENED[page](services))) == []
