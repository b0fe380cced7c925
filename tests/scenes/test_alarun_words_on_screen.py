"""Every scene of Alarún in every look: no words are missing and none are cut, in longer languages neither."""

from collections.abc import Callable
from itertools import product

import pytest
from alarun_harness import alarun, alarun_of, moment, played
from harness import Harness, asked, cut_in, home_of, sit_down
from looks import TRANSLATED, named
from msgspec.structs import replace

from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import CARD_NAMES, card_words
from game.rules.alarun.square import HOME
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.regulars import regulars
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Look, Prompt
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent
from game.view.scene import Services

Opening = Callable[[Services], Harness]

LOOKS = (("en", 100), ("en", 130), ("qps", 130), *TRANSLATED)
LONG_NAMES = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp")
HIDES = (
    *map(reason, ("play.undo.chance", "play.undo.hidden")),
    reason("play.undo.hidden.by", name=LONG_NAMES[0]),
)
"""Why a decision cannot be taken back."""

GROUNDS = ("setting", "shared", "day")
"""Why that is so."""


def table_at(phase: str, seats: int, *, chosen: int = 0, seat: int = 0, last: bool = False) -> Opening:
    """Return what opens a table at which a seat is in a phase, `chosen` pieces taken by the first, a person."""

    def opened(services: Services) -> Harness:
        session = alarun("person", *("greedy",) * (seats - 1))
        harness = sit_down(services, played(session, moment(phase, seat, round_number=2, passed=last)))
        if seat == 0:
            harness.wait_for(asked(harness))
            for _ in range(chosen):
                scene = harness.top
                harness.click(scene.state.asking.narrowing.glowing[0])
        return harness

    return opened


def pointed_at(opening: Opening, id: str) -> Opening:
    """Return what opens a table and points at a piece whose id begins so."""

    def opened(services: Services) -> Harness:
        harness = opening(services)
        found = next(each for each in harness.widgets.ids if each.startswith(id))
        harness.look_at(found)
        harness.let_pass(0.6)
        return harness

    return opened


def count_at(step: int) -> Opening:
    """Return what opens the count after some steps."""

    def opened(services: Services) -> Harness:
        harness = sit_down(services, played(alarun("person", "greedy", "greedy")))
        harness.wait_for(lambda: isinstance(harness.top, CountScene))
        harness.press(*[Intent.CONFIRM] * step)
        return harness

    return opened


def results_of(seats: int) -> Opening:
    """Return what opens the results of a match."""

    def opened(services: Services) -> Harness:
        harness = sit_down(services, played(alarun("person", *("greedy",) * (seats - 1))))
        harness.wait_for(lambda: isinstance(harness.top, CountScene))
        harness.press(Intent.CANCEL)
        assert isinstance(harness.top, ResultsScene)
        return harness

    return opened


def title_with_a_match(services: Services) -> Harness:
    session = played(alarun("person", "greedy", library=services.library), moment("place"))
    session.close()
    harness = Harness(services, TitleScene(services))
    harness.let_pass(0.2)
    return harness


def handover(services: Services) -> Harness:
    harness = sit_down(services, played(alarun("person", "person"), moment("act", 1)))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    return harness


def placing_of_persons(services: Services) -> Harness:
    harness = sit_down(services, played(alarun("person", "person"), moment("place")))
    harness.wait_for(asked(harness))
    return harness


SCENES: dict[str, Opening] = {
    "title with a match": title_with_a_match,
    "setup": lambda services: Harness(services, SetupScene(services, "alarun", home_of(services))),
    "rules": lambda services: Harness(services, ReaderScene(services, "alarun", "rules")),
    "gallery": lambda services: Harness(services, ReaderScene(services, "alarun", "gallery")),
    "handover": handover,
    "action of two": table_at("act", 2),
    "action of four": table_at("act", 4),
    "last action": table_at("act", 3, last=True),
    "a pair": table_at("act", 3, chosen=2),
    "another one acts": table_at("act", 3, seat=1),
    "placing": table_at("place", 2),
    "a card chosen": table_at("place", 4, chosen=1),
    "a cell pointed at": pointed_at(table_at("place", 3, chosen=1), "cell:"),
    "another one places": table_at("place", 4, seat=2),
    "a card pointed at": pointed_at(table_at("act", 2), "hand:"),
    "a square pointed at": pointed_at(table_at("act", 2), "seat "),
    "discards pointed at": pointed_at(table_at("act", 2), "discards"),
    "refresh pointed at": pointed_at(table_at("act", 2), "refresh"),
    "colour pointed at": pointed_at(table_at("act", 2), "colour"),
    "placing of persons": placing_of_persons,
    "closed colour pointed at": pointed_at(placing_of_persons, "colour"),
    "naming": table_at("name", 3),
    "count begun": count_at(0),
    "count of a line": count_at(4),
    "count done": count_at(13),
    "results of two": results_of(2),
    "results of four": results_of(4),
}


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


def prompts() -> list[Reason]:
    """Return what the prompt may say besides what the table asks for."""
    card = card_words(CARD_NAMES.index("yellow_moonberries"))
    keys = ["play.undo.nothing", "table.hint.not_your_turn", "alarun.prompt.act.must_pass"]
    keys += ["alarun.prompt.keep", "alarun.prompt.choose_card", "alarun.prompt.choose_own", "alarun.prompt.choose_open"]
    keys += ["alarun.stray.act", "alarun.stray.place", "table.stray", "table.stray.part", "table.bots.rush"]
    refusals = ("act_first", "place_first", "same_card", "taken", "too_large", "not_adjacent", "not_adjacent_diagonal")
    said = [reason(key) for key in keys] + [reason(f"alarun.reason.{key}") for key in refusals]
    said += [reason(key, count=count) for key in ("alarun.prompt.act.warning", "table.bots.paused") for count in (1, 2)]
    said += [reason("alarun.prompt.pair", give=card, take=card), reason("alarun.reason.must_pass", count=10)]
    said += [reason(f"play.undo.{ground}", why=why) for why in HIDES for ground in GROUNDS]
    return said


def test_every_note_that_stands_in_the_prompt_fits(services):
    harness = table_at("act", 3)(services)
    table, cut = harness.top.table, services.studio.lettering.cut
    for wish in prompts():
        cut.clear()
        table.draw_prompt(
            Canvas(services.studio, services.studio.viewport),
            Prompt(0, reason("table.prompt.hint"), wish, yours=True),
            0.5,
        )
        assert cut == [], wish


def test_who_leads_after_a_round_is_read_whole(services):
    table, cut = table_at("act", 3)(services).top.table, services.studio.lettering.cut
    cut.clear()
    for key, name in product(("leads", "leads.in_sight"), map(str.title, regulars())):
        title = Reason(
            f"alarun.table.round_over.{key}", (("number", 8), ("rounds", 8), ("name", name), ("points", 108))
        )
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_prompt(canvas, Prompt(None, title, reason("table.prompt.hold"), yours=False), None)
        assert cut == [], title


def test_every_card_has_room_for_its_words_when_it_is_shown_large(services):
    harness = table_at("act", 3)(services)
    table, cut = harness.top.table, services.studio.lettering.cut
    cut.clear()
    for card, name in enumerate(CARD_NAMES):
        table.show(replace(table.seen, hand=(card,)), 0)
        table.draw_over(Canvas(services.studio, services.studio.viewport), None, Look(pointed=f"hand:{name}"))
    assert cut == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_names_fit_everywhere(services, seats):
    plans = [SeatPlan(LONG_NAMES[seat], "person" if seat == 0 else "greedy", COLOURS[seat]) for seat in range(seats)]
    harness = sit_down(services, played(alarun_of(plans), moment("act", round_number=2, passed=True)))
    harness.wait_for(asked(harness))
    assert cut_in(harness) == []


def test_every_apprentice_may_be_named_as_anything(services):
    harness = table_at("name", 2)(services)
    table, cut = harness.top.table, services.studio.lettering.cut
    cut.clear()
    assert table.seen.squares[0][HOME]
    for identity in range(len(CARD_NAMES) - 1):
        table.show(replace(table.seen, identities=(identity, identity)), 0)
        table.draw(Canvas(services.studio, services.studio.viewport), None, Look())
    assert cut == []
