"""Every scene of Cauldron in every look: no words are missing and none are cut, in longer languages neither."""

from collections.abc import Callable
from functools import cache
from itertools import product

import pytest
from cauldron_harness import acting, answerable, bell_stands, cauldron, may_answer, moment, played, saving_move
from harness import Harness, asked, cut_in, home_of, plans, play_on, sit_down
from looks import TRANSLATED, named
from msgspec.structs import replace

from game.core.effect_stack import Choice
from game.core.reason import Reason, reason
from game.play.match import new_match
from game.play.session import Session
from game.rules.cauldron.observation import SeenBrew
from game.scenes.pages.gallery_view import GalleryView
from game.scenes.pages.menu import MENU_SHEETS
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.pseudo import PSEUDO
from game.tables.asking import Look, Prompt
from game.tables.cauldron.gallery import gallery
from game.tables.cauldron.large import draw_large_card
from game.tables.cauldron.pieces.card_facts import card_facts
from game.tables.cauldron.pieces.own_hut import AskedBrew
from game.tables.cauldron.pieces.season_panel import draw_omen_card
from game.tables.cauldron.pieces.small_cards import draw_potion_card, draw_spell_card
from game.tables.cauldron.pieces.spell_hand import MOST_CARDS, Hand
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.pictures import PICTURES
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import meet
from game.view.input.commands import Intent
from game.view.scene import Services

Opening = Callable[[Services], Harness]

LOOKS = (("en", 130), ("qps", 130), *TRANSLATED)
GROWN = 1.2
"""How much larger the lower line of the prompt is at the least where letters are 1.3 times as large."""

LONG_NAMES = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp", "Bartholomew Quill")


def turn_of(seat: int, phase: str = "harvest", season: int = 2) -> Callable[[Session], bool]:
    """Return the test whether a seat decides freely in a phase, from a season on."""

    def holds(session: Session) -> bool:
        seen = session.observe(None)
        return (session.to_move, seen.phase, seen.stack) == (seat, phase, ()) and seen.season >= season

    return holds


def choosing(what: str) -> Callable[[Session], bool]:
    """Return the test whether the first seat is asked for a thing of a kind."""

    def holds(session: Session) -> bool:
        if session.to_move != 0:
            return False
        question = session.observe(0).question
        return isinstance(question, Choice) and question.what == what

    return holds


@cache
def moves_to(seats: int, seed: int, name: str) -> tuple[str, ...]:
    """Return the moves that lead to a moment in a match with so many seats."""
    done = MOMENTS[name]
    session = cauldron("person", *("random",) * (seats - 1), seed=seed)
    liking = saving_move if not name.startswith("choose") else None
    if liking is None:
        play_on(session, done)
    else:
        played(session, done)
    return tuple(turn.move.text for turn in session.history)


MOMENTS = {
    "harvest": turn_of(0),
    "waiting": turn_of(1),
    "market": turn_of(0, "market"),
    "window": may_answer(0),
    **{f"choose {what}": choosing(what) for what in ("seat", "kind", "field", "place")},
}


def table_at(name: str, seats: int, *, seed: int = 3, press: tuple[str, ...] = ()) -> Opening:
    """Return what opens a table at a moment, some pieces pressed by the first seat, a person."""

    def opened(services: Services) -> Harness:
        session = cauldron("person", *("random",) * (seats - 1), seed=seed)
        for text in moves_to(seats, seed, name):
            session.play(session.controller.parse(text))
        harness = sit_down(services, session)
        if session.to_move == 0:
            harness.wait_for(asked(harness))
        for id in press:
            harness.click(id)
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


def bell(services: Services) -> Harness:
    """Three persons, of whom the first has announced a harvest."""
    session = moment(acting(0), "person", "person", "person", seed=2)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    for part in answerable(session, "harvest").parts:
        harness.click(part)
    harness.wait_for(bell_stands(harness))
    return harness


def curtain(services: Services) -> Harness:
    harness = bell(services)
    harness.click("ring 1")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.let_pass(1)
    return harness


def results(services: Services) -> Harness:
    session = Session.begin(new_match("cauldron", plans(("random",) * 5), {"season_cap": "2"}, 3), None)
    harness = sit_down(services, play_on(session))
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    return harness


def title_with_a_match(services: Services) -> Harness:
    session = cauldron("person", "random", seed=3, library=services.library)
    played(session, turn_of(0, season=1)).close()
    harness = Harness(services, TitleScene(services))
    harness.let_pass(0.2)
    return harness


def setup_with_handicaps(services: Services) -> Harness:
    """Open the setup for five with a handicap each."""
    harness = Harness(services, SetupScene(services, "cauldron", home_of(services)))
    for id in ("add", "option handicap", "handicap 4"):
        harness.click(id)
    return harness


def setup_for_two(services: Services) -> Harness:
    """Open the setup for two, which says what stays in the box."""
    harness = Harness(services, SetupScene(services, "cauldron", home_of(services)))
    for _ in range(2):
        harness.click("remove 2")
    return harness


SCENES: dict[str, Opening] = {
    "title with a match": title_with_a_match,
    "setup": lambda services: Harness(services, SetupScene(services, "cauldron", home_of(services))),
    "setup with handicaps": setup_with_handicaps,
    "setup for two": setup_for_two,
    "rules": lambda services: Harness(services, ReaderScene(services, "cauldron", "rules")),
    "gallery": lambda services: Harness(services, ReaderScene(services, "cauldron", "gallery")),
    "harvest of two": table_at("harvest", 2),
    "market of two": table_at("market", 2),
    "harvest of five": table_at("harvest", 5),
    "another one harvests": table_at("waiting", 4),
    "cast pointed at": pointed_at(table_at("harvest", 3), "bar:cast"),
    "hut pointed at": pointed_at(table_at("harvest", 3), "seat:1"),
    "ability pointed at": pointed_at(table_at("harvest", 3), "ability:"),
    "seal pointed at": pointed_at(table_at("harvest", 3), "track:"),
    "market of five": table_at("market", 5),
    "a purchase": table_at("market", 3, press=("market:basic_spell",)),
    "asked for an answer": table_at("window", 3),
    **{name: table_at(name, 3, seed=4) for name in MOMENTS if name.startswith("choose")},
    "bell": bell,
    "curtain": curtain,
    "results": results,
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


def test_the_gallery_says_field_by_field_what_is_printed(services):
    canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
    shown, say = gallery(), services.words.say
    services.studio.sheets.load((*MENU_SHEETS, "heads", *PICTURES["cauldron"]().table.sheets, *shown.sheets))
    view = GalleryView(services, Area(256, 200, 1404, 790), shown)
    labels = {card.name.key: say(card.label) for section in shown.sections for card in section.cards}
    for number in range(len(labels)):
        view._choose(number)
        view._draw_chosen(canvas)
    assert set(labels.values()) <= set(canvas.picture.texts)
    for field in ("name", "magik", "signs"):
        assert say(f"cauldron.printed.{field}") in labels["card.potion_of_piercing_sight.name"]
    assert say("cauldron.printed.needs") not in labels["card.potion_of_piercing_sight.name"]
    assert labels["card.bog_tea.name"] == say("cauldron.card.house")
    assert set(labels.values()).isdisjoint(cut)
    assert services.words.missed == set()


def refusals(services: Services) -> list[Reason]:
    """Return every reason of the rules, with the longest things it may name."""
    args = {
        "kind": Reason("cauldron.ingredient.blood_crystal"), "card": Reason("card.piercing_sight.name"), "seat": 4,
        "magik": 25, "tokens": 2, "turns": 3, "price": 12, "limit": 4,
        "goods": Reason("cauldron.table.offer.advanced_potion"), "count": 3, "now": 12, "then": 11,
    }  # fmt: skip
    notes = (
        "cauldron.reason.",
        "cauldron.table.none.",
        "cauldron.table.stake.discard.",
        "cauldron.table.stake.pick",
        "cauldron.table.stake.hand",
        "cauldron.stray.",
        "table.stray",
    )
    keys = [key for key in services.words.keys if key.startswith(notes)]
    return [reason(key, **args) for key in keys]


def test_every_note_that_stands_in_the_prompt_fits(services):
    harness = table_at("harvest", 3)(services)
    table, cut = harness.top.table, services.studio.lettering.cut
    found = []
    for wish in refusals(services):
        cut.clear()
        prompt = Prompt(0, reason("table.prompt.hint"), wish, yours=True)
        table.draw_prompt(Canvas(services.studio, services.studio.viewport), prompt, 0.5)
        found += [wish.key] if cut else []
    assert found == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_in_large_text_the_lower_line_of_the_prompt_is_larger_too(make, language, plain_theme):
    services = make(language)
    table, sizes = table_at("harvest", 3)(services).top.table, {}
    args = {"card": Reason("card.cooks_day_off.name"), "star": Reason("card.jealous_stars.name"), "kind": "", "seat": 0}
    args |= {"goods": Reason("cauldron.table.offer.advanced_potion"), "limit": 4}
    args |= {"need": 4, "now": 13, "top": 19, "then": 16, "count": 2, "magik": 3}
    keys = [key for key in services.words.keys if key.startswith("cauldron.table.stake.")]
    keys += [key for key in services.words.keys if key.startswith("lesson.cauldron.") and ".do" in key]
    assert len(keys) > 15
    for scale in (1.0, 1.3):
        services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=scale))
        for key in keys:
            canvas, wish = Canvas(services.studio, services.studio.viewport), reason(key, **args)
            table.draw_prompt(canvas, Prompt(0, reason("table.prompt.hint"), wish, yours=True), None)
            said = table.say(wish)
            (ink,) = [stroke.ink for stroke in canvas.picture.strokes if stroke.what == said]
            sizes.setdefault(key, []).append(ink.size)
    grown = {key: larger / usual for key, (usual, larger) in sizes.items()}
    assert {key: part for key, part in grown.items() if part < GROWN} == {}


@pytest.mark.parametrize("text_size", [100, 130])
def test_no_lock_of_the_market_lies_on_words(services, plain_theme, text_size):
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    strokes = table_at("market", 3)(services).picture.strokes
    locks = [stroke.box for stroke in strokes if stroke.what == "market.lock"]
    words = [stroke for stroke in strokes if stroke.ink is not None]
    assert locks
    for lock in locks:
        over = [stroke.what for stroke in words if min(meet(lock, stroke.box)[2:]) > 0]
        assert over == []


def test_every_card_has_room_for_its_words_small_and_large(services):
    harness = table_at("harvest", 3)(services)
    table, book, cut = harness.top.table, card_facts(), services.studio.lettering.cut
    large, potion, slip, omen = Area(24, 60, 420, 620), Area(618, 770, 166, 282), Area(1104, 768, 126, 184), Area(
        508, 172, 184, 304
    )  # fmt: skip
    canvas = Canvas(services.studio, services.studio.viewport)
    cut.clear()
    for name in (*book.potion_order, *book.spell_order, *book.cards.omens, *book.cards.characters):
        draw_large_card(canvas, table, book, name, large)
    for name in book.potion_order:
        draw_potion_card(canvas, table, book, name, potion)
    for name in book.spell_order:
        draw_spell_card(canvas, table, book, name, slip)
    for name in book.cards.omens:
        draw_omen_card(canvas, table, book, name, omen)
    assert cut == []


def test_every_large_card_has_room_for_what_is_told_beside_its_words(services):
    table, book, cut = table_at("harvest", 3)(services).top.table, card_facts(), services.studio.lettering.cut
    large = Area(24, 60, 420, 620)
    owner = reason("seat", seat=2)
    of_spells = [(Reason("cauldron.table.cancels_nothing"),), (reason("cauldron.table.you_is", seat=owner),)]
    helps = reason("cauldron.table.brewed_by", ability=Reason("card.expert_brewing.name"))
    of_potions = [(reason("cauldron.table.lacks.about.eased", count=2), helps), (Reason("cauldron.mark.spell.none"),)]
    cut.clear()
    told = [(name, notes) for name in book.spell_order for notes in of_spells]
    told += [(name, notes) for name in book.potion_order for notes in of_potions]
    missing = []
    for name, notes in told:
        canvas = Canvas(services.studio, services.studio.viewport)
        draw_large_card(canvas, table, book, name, large, notes)
        drawn = " ".join(canvas.picture.texts)
        missing += [(name, note.key) for note in notes if table.say(note) not in drawn]
    assert cut == []
    if services.words.language != PSEUDO:
        assert missing == []


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_names_of_spells_are_whole_in_every_hand_and_no_ring_lies_on_them(services, number):
    table, book, lettering = table_at("harvest", 3)(services).top.table, card_facts(), services.studio.lettering
    hand, lettering.cut[:] = Hand(table, table.plan, book), []
    for first in range(0, len(book.spell_order), number):
        spells = tuple(book.spell_order)[first : first + number]
        seen = replace(table.seen, hand=spells, hand_counts=((len(spells), 0), *table.seen.hand_counts[1:]))
        lit = frozenset(f"spell:{spell}" for spell in spells)
        canvas = Canvas(services.studio, services.studio.viewport)
        hand.draw(canvas, seen, hand.left_of(seen, crowded=True), Marks(lit=lit), Look())
        strokes = canvas.picture.strokes
        rings = [at for at, stroke in enumerate(strokes) if stroke.what.startswith("ring")]
        names = [at for at, stroke in enumerate(strokes) if stroke.ink is not None]
        assert len(names) == len(spells) and rings
        if number <= MOST_CARDS:
            assert max(rings) < min(names), spells
    assert lettering.cut == []


def test_large_cards_say_which_player_a_short_word_means(services):
    harness = table_at("harvest", 3)(services)
    table, book, found = harness.top.table, card_facts(), 0
    for name in book.cards.omens:
        canvas = Canvas(services.studio, services.studio.viewport)
        draw_large_card(canvas, table, book, name, Area(24, 60, 420, 620))
        drawn = " ".join(canvas.picture.texts)
        for short in ("lsp", "hsp"):
            meaning = table.say(f"cauldron.table.short.{short}")
            used = table.say(f"keyword.cauldron.{short}") in " ".join(map(table.say, book.text(name)))
            assert (meaning in drawn) == used, name
            found += used
    assert found > 3


def test_every_ability_has_room_in_the_hut(services):
    harness = table_at("harvest", 3)(services)
    table, cut = harness.top.table, services.studio.lettering.cut
    for name in card_facts().cards.characters:
        cut.clear()
        table.show(replace(table.seen, characters=(name, *table.seen.characters[1:])), 0)
        table.draw(Canvas(services.studio, services.studio.viewport), None, Look())
        assert cut == [], name


def test_what_a_brew_comes_to_has_room_on_every_width_of_a_potion(services):
    table, cut = table_at("harvest", 3)(services).top.table, services.studio.lettering.cut
    home = table._home
    brews = [
        SeenBrew("attic_dew", lacks, top, then, (), banned, False)
        for lacks, top, then, banned in [(0, 30, 27, False), (0, 30, 30, False), (3, 30, 30, False), (0, 30, 30, True)]
    ]
    area = next(iter(home.potion_areas(table.seen).values()))
    asked_brews = [*(AskedBrew(brew, waits=False) for brew in brews), AskedBrew(brews[0], waits=True)]
    for brew, bare in product(asked_brews, range(70, int(area.width) + 1, 10)):
        cut.clear()
        home._draw_chip(Canvas(services.studio, services.studio.viewport), brew, area, float(bare), rises=True)
        assert not cut, (brew, bare)


@pytest.mark.parametrize("left", [0, 1])
def test_a_used_ability_says_when_it_comes_back(services, left):
    table = table_at("harvest", 3)(services).top.table
    uses = ((("slippery", left),), *table.seen.limited_uses[1:])
    table.show(replace(table.seen, characters=("trickster", *table.seen.characters[1:]), limited_uses=uses), 0)
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw_over(canvas, None, Look("ability:slippery"))
    said = services.words.say("cauldron.mark.used.about").split()[0]
    assert any(said in text for text in canvas.picture.texts) == (left == 0)


@pytest.mark.parametrize("need", [2, 3, 4])
def test_an_ability_that_steals_says_where_it_takes_another_die_than_printed(services, need):
    table = table_at("harvest", 3)(services).top.table
    characters = ("occultist", *table.seen.characters[1:])
    table.show(replace(table.seen, characters=characters, ability_needs=(("grave_goods", need),)), 0)
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw_over(canvas, None, Look("ability:grave_goods"))
    said = services.words.say(reason("cauldron.mark.need", need=need))
    assert (said in " ".join(canvas.picture.texts)) == (need != 3)


@pytest.mark.parametrize("seats", [2, 5])
def test_long_names_fit_everywhere(services, seats):
    kinds = ("person", *("random",) * (seats - 1))
    match = new_match("cauldron", plans(kinds, LONG_NAMES), {}, 3)
    harness = sit_down(services, played(Session.begin(match, None), turn_of(0)))
    harness.wait_for(asked(harness))
    assert cut_in(harness) == []
    harness.press(Intent.MENU)
    assert cut_in(harness) == []
