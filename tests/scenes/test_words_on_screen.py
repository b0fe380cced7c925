"""Every scene in every look: nothing said lacks its words, nothing written is cut, in longer languages too."""

from collections.abc import Callable

import pytest
from harness import Harness, asked, cut_in, deciding, home_of, match_of, play_on, sit_down
from looks import TRANSLATED, named
from msgspec.structs import replace

from game.core.reason import reason
from game.play.match import new_match
from game.play.session import Session
from game.rules.cauldron15.cards import CARD_NAMES
from game.rules.cauldron15.events import HandDiscarded, RoundEnded
from game.rules.cauldron15.moves import PLAY
from game.scenes.pages.credits import CreditsScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Asking, Look, Prompt
from game.tables.cauldron15.round_summary import draw_summary
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.scene import Services

Opening = Callable[[Services], Harness]


def table_at(decision: str, seats: int = 4) -> Opening:
    """Return what opens a table at which the first seat, a person, is asked for such a decision."""

    def opened(services: Services) -> Harness:
        kinds = ("person", *("greedy",) * (seats - 1))
        matches = (match_of(*kinds, seed=seed) for seed in range(1, 100))
        harness = sit_down(services, next(session for session in matches if deciding_in(session, decision)))
        harness.wait_for(asked(harness))
        return harness

    return opened


def deciding_in(session: Session, decision: str) -> bool:
    """Play until the first seat is asked for such a decision; return whether it ever is."""
    try:
        play_on(session, deciding(decision))
    except AssertionError:
        return False
    return True


def results(services: Services) -> Harness:
    harness = sit_down(services, play_on(match_of("person", *("greedy",) * 4, seed=6)))
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    return harness


def title_with_a_match(services: Services) -> Harness:
    session = play_on(match_of("person", "greedy", library=services.library), deciding("play"))
    session.close()
    harness = Harness(services, TitleScene(services))
    harness.let_pass(0.2)
    return harness


def handover(services: Services) -> Harness:
    session = play_on(match_of("person", "person"), deciding("play"))
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    return harness


SCENES: dict[str, Opening] = {
    "title": lambda services: Harness(services, TitleScene(services)),
    "title with a match": title_with_a_match,
    "setup": lambda services: Harness(services, SetupScene(services, "cauldron15", home_of(services))),
    "settings": lambda services: Harness(services, SettingsScene(services)),
    "rules": lambda services: Harness(services, ReaderScene(services, "cauldron15", "rules")),
    "gallery": lambda services: Harness(services, ReaderScene(services, "cauldron15", "gallery")),
    "credits": lambda services: Harness(services, CreditsScene(services)),
    "pause": lambda services: Harness(services, TitleScene(services), PauseScene(services, dict.fromkeys(ENTRIES))),
    "handover": handover,
    "table of two": table_at("play", 2),
    "table of four": table_at("play", 4),
    "table of five": table_at("play", 5),
    "a prize": table_at("take", 4),
    "the set bonus": table_at("discard", 3),
    "results": results,
}
LOOKS = (("en", 100), ("en", 130), ("qps", 130), *TRANSLATED)
LONG_NAMES = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp")
HIDES = (
    *map(reason, ("play.undo.chance", "play.undo.hidden")),
    reason("play.undo.hidden.by", name=LONG_NAMES[0]),
)
"""Why a decision cannot be taken back."""

GROUNDS = ("setting", "shared", "day")
"""Why that is so."""

NOTES = (
    "table.bots.paused",
    "table.bots.going",
    "play.read_only",
    "play.undo.nothing",
    "play.redo.nothing",
    "table.hint.not_your_turn",
)
REFUSALS = ("must_follow", "lowest_only", "highest_only", "take_first", "discard_first")
ORGANISM = reason("cauldron15.suit.organism")
ENTRIES = ("rules", "gallery", "settings", "title", "quit")


@pytest.fixture(params=LOOKS, ids=named)
def services(request, make) -> Services:
    """Services in a language, at a size of text, in high contrast where that is larger."""
    language, size = request.param
    services = make(language)
    services.settings.change(text_size=size, high_contrast=size > 100)
    theme = services.studio.theme
    services.studio.use_theme(theme.with_look(high_contrast=size > 100, text_scale=size / 100))
    return services


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_and_no_words_are_missing(services, name):
    harness = SCENES[name](services)
    assert cut_in(harness) == []
    assert services.words.missed == set()


@pytest.mark.parametrize("decision", ["play", "take", "discard"])
def test_a_long_name_gives_way_to_what_its_owner_does(services, decision):
    seats = [SeatPlan(name, "person" if seat == 0 else "greedy", COLOURS[seat]) for seat, name in enumerate(LONG_NAMES)]
    for seed in range(1, 100):
        session = Session.begin(new_match("cauldron15", seats, {}, seed), None)
        if deciding_in(session, decision):
            break
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert cut_in(harness) == []


@pytest.mark.parametrize("thrown", [0, 1, 11])
def test_the_end_of_a_round_has_room_for_its_words(services, thrown):
    table = table_at("play", 4)(services).top.table
    since = [RoundEnded(1), *([HandDiscarded(1, thrown, None)] if thrown else [])]
    canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
    cut.clear()
    draw_summary(canvas, table, table.plan, replace(table.seen, to_move=None, decision=None), since)
    key = "cauldron15.summary.thrown" if thrown else "cauldron15.summary.next"
    assert services.words.say(key, count=thrown) in canvas.picture.texts
    assert cut == []


def test_every_note_that_stands_in_the_prompt_fits(services):
    harness = table_at("play")(services)
    scene, say = harness.top, services.words.say
    refused = [why for card in CARD_NAMES if (why := scene.session.why_not(PLAY[CARD_NAMES.index(card)])) is not None]
    notes = [say(why) for why in refused]
    notes += [say(key, count=3) for key in NOTES]
    notes += [say(f"play.undo.{ground}", why=why) for why in HIDES for ground in GROUNDS]
    cut = services.studio.lettering.cut
    for seat in range(4):
        asked = Prompt(seat, reason("table.prompt.yours"), reason("table.words", words=""), yours=True)
        for note in notes:
            canvas = Canvas(services.studio, services.studio.viewport)
            prompt = asked._replace(wish=reason("table.words", words=note))
            scene.table.draw_prompt(canvas, prompt, 0.5)
            assert cut == [], note


def test_every_large_card_has_room_for_its_words(services):
    harness = table_at("play", 2)(services)
    table = harness.top.table
    seen = table.seen
    refusals = [None, *(reason(f"cauldron15.reason.{why}", number=7, suit=ORGANISM) for why in REFUSALS)]
    cut = services.studio.lettering.cut
    cut.clear()
    for card, name in enumerate(CARD_NAMES):
        for sum_ in (0, seen.target - card % 8, seen.target):
            table.show(replace(seen, hand=(card,), trick=(), sum=sum_), 0)
            canvas = Canvas(services.studio, services.studio.viewport)
            for why in refusals:
                asking = Asking(Narrowing(PLAY), lambda move, why=why: why)
                table.draw_over(canvas, asking, Look(pointed=name))
            assert services.words.say(f"card.{name.replace(' ', '')}.flavour") in canvas.picture.texts
    assert cut == []
