"""Setup: seats, colours, names, options and the seed; what was chosen is there the next time."""

from functools import partial
from itertools import pairwise

import pytest
from harness import SIZE, Harness, any_move, match_of

from game.play.catalogue import GAMES
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import OFFERED, SetupScene
from game.scenes.setup_choices import SetupChoices
from game.scenes.title import TitleScene
from game.store.faces import REGULARS, faces_of, plain_name
from game.store.household import Member, sat_down
from game.store.regulars import regular_of
from game.store.seat_plans import CHILD, COLOURS, GUEST, SeatPlan
from game.store.settings import LastSetup, SettingsFile
from game.store.words import languages
from game.tables.pictures import PICTURES
from game.view.dialog import Dialog
from game.view.drawing.area import LAYOUT, Area
from game.view.input.commands import Intent, PointerMoved, PointerPressed, PointerReleased, Pressed

LOWEST, HIGHEST = GAMES["cauldron15"].seats


@pytest.fixture
def setup(services) -> Harness:
    return open_setup(services)


def open_setup(services, game: str = "cauldron15") -> Harness:
    return Harness(services, SetupScene(services, game, lambda: TitleScene(services)))


def seats(harness: Harness):
    return harness.top.choices.seats


def rename(harness: Harness, seat: int, name: str) -> None:
    """Write another name into a seat's field."""
    harness.click(f"name {seat}")
    harness.press(Intent.ERASE)
    if name:
        harness.type(name)


def started(harness: Harness):
    """Begin the match and return its session."""
    harness.click("start")
    scene = harness.top
    assert isinstance(scene, PlayScene)
    return scene.session


def finish_a_match(services, game: str) -> None:
    """Let bots play a match of a game to its end, which is kept."""
    session = match_of("random", "random", game=game, library=services.library)
    while session.to_move is not None:
        session.play(any_move(session))
    session.close()


def boards(harness: Harness) -> list[str]:
    return [stroke.what for stroke in harness.picture.strokes if stroke.what.startswith("('tray'")]


def sheets(harness: Harness) -> list[str]:
    return [stroke.what for stroke in harness.picture.strokes if stroke.what.startswith("('sheet'")]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_the_game_lies_in_the_open_box_once_the_room_was_seen(services, game):
    setup = open_setup(services, game)
    assert boards(setup) == []
    assert sheets(setup), "an empty box is no dark hole"
    setup.let_pass(0.2)
    assert len(boards(setup)) == 1
    assert sheets(setup) == []
    assert f"tray.{game}" in setup.frames


def test_the_board_in_the_box_is_that_of_those_who_sit_there(setup):
    setup.let_pass(0.2)
    four = boards(setup)
    setup.click("remove 3")
    assert len(boards(setup)) == 1
    assert boards(setup) != four


def test_one_key_begins_with_what_is_proposed(setup):
    setup.press(Intent.CONFIRM)
    scene = setup.top
    assert isinstance(scene, PlayScene)
    match = scene.session.match
    assert [plan.kind for plan in match.seats] == ["person", "apprentice", "apprentice", "apprentice"]
    assert scene.session.path.parent == setup.services.places.matches
    assert len(setup.stack.scenes) == 1


def test_a_face_is_chosen_that_nobody_else_has_and_goes_into_the_match(setup):
    before = faces_of(seats(setup))
    setup.click("face 0")
    chosen = faces_of(seats(setup))
    assert chosen[0] not in before
    assert chosen[1:] == before[1:]
    assert f"bust.{chosen[0]}.pleased" in setup.picture.frames
    assert {f"bust.{face}.calm" for face in chosen[1:]} <= set(setup.picture.frames)
    assert faces_of(started(setup).match.seats) == chosen


def test_seats_are_added_up_to_the_most_and_taken_away_down_to_the_fewest(setup):
    while len(seats(setup)) < HIGHEST:
        setup.click("add")
    assert len({plan.colour for plan in seats(setup)}) == HIGHEST
    assert len({plan.name for plan in seats(setup)}) == HIGHEST
    assert "add" not in setup.widgets.ids
    while len(seats(setup)) > LOWEST:
        setup.click(f"remove {len(seats(setup)) - 1}")
    few = setup.services.words.say("setup.few", count=LOWEST)
    for seat in range(LOWEST):
        assert setup.widgets[f"remove {seat}"].disabled_because == few
    setup.click("remove 0")
    assert len(seats(setup)) == LOWEST
    assert len(started(setup).match.seats) == LOWEST


def test_who_was_taken_away_by_a_slip_comes_back_with_the_button_for_another_seat(setup):
    rename(setup, 0, "Ana")
    setup.click("colour 0")
    before = list(seats(setup))
    setup.click("remove 0")
    x, y = setup.widgets["add"].area.centre
    setup.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert len(seats(setup)) == len(before) - 1, "that press was meant for a button that lay there"
    setup.let_pass(1.0)
    setup.click("add")
    assert seats(setup) == before
    setup.click("add")
    assert not seats(setup)[-1].is_person


def test_taking_the_middle_seat_away_keeps_the_others(setup):
    names = [plan.name for plan in seats(setup)]
    setup.click("remove 1")
    assert [plan.name for plan in seats(setup)] == [names[0], *names[2:]]


def test_colours_go_round_and_change_places(setup):
    first, second = seats(setup)[0].colour, seats(setup)[1].colour
    setup.click("colour 0")
    assert (seats(setup)[0].colour, seats(setup)[1].colour) == (second, first)
    seen = {seats(setup)[0].colour}
    for _ in COLOURS:
        setup.click("colour 0")
        seen.add(seats(setup)[0].colour)
        assert len({plan.colour for plan in seats(setup)}) == len(seats(setup))
    assert seen == set(COLOURS)


def test_each_seat_may_be_a_person_or_any_skill(setup):
    kinds = []
    for _ in (*OFFERED, GUEST, CHILD):
        setup.click("kind 1")
        plan = seats(setup)[1]
        kinds.append(plan.person or plan.kind)
        assert setup.says(f"setup.person.{plan.person}" if plan.person else f"skill.{plan.kind}")
    assert set(kinds) == {*OFFERED, GUEST, CHILD}
    while seats(setup)[1].kind != "person":
        setup.click("kind 1")
    assert started(setup).persons == (0, 1)


def test_one_step_from_the_bots_the_usual_person_sits_down(setup):
    setup.widgets["kind 1"].step(-1)
    assert seats(setup)[1].is_person
    assert not seats(setup)[1].person
    assert setup.says("skill.person")


@pytest.mark.parametrize("game", GAMES)
def test_no_tip_of_a_seat_covers_what_is_chosen_there(services, game):
    setup = open_setup(services, game)
    for seat in range(len(seats(setup))):
        for id in (f"name {seat}", f"kind {seat}", f"face {seat}"):
            setup.look_at(id)
            tip = setup.widgets[id].tooltip
            written = [stroke for stroke in setup.picture.strokes if stroke.what == tip]
            assert written, id
            scale = LAYOUT.width / SIZE[0]
            x, y, width, height = (each * scale for each in written[-1][2:6])
            for other in (f"name {seat}", f"kind {seat}"):
                assert not Area(x, y, width, height).shared(setup.widgets[other].area), (id, other)
            purpose = setup.top._room.papers(len(setup.top.choices.shown_of_seats())).purpose
            assert not Area(x, y, width, height).shared(purpose), (id, "what the game is about")


def test_setup_says_where_among_the_choices_of_a_bot_a_person_is(setup):
    person = setup.services.words.say("skill.person")
    assert any("Under Who plays" in text and person in text for text in setup.texts)
    assert person in setup.widgets["kind 1"].tooltip
    setup.widgets["kind 1"].step(-1)
    assert setup.widgets["kind 1"].tooltip == setup.services.words.say("skill.person.about")


@pytest.mark.parametrize(
    ("name", "key", "args"),
    [
        ("", "play.seats.nameless", {"number": 1}),
        ("   ", "play.seats.nameless", {"number": 1}),
        ("master", "play.seats.skill", {"name": "master"}),
        ("Greedy ", "play.seats.skill", {"name": "Greedy"}),
        ("zelma", "play.seats.twice", {"name": "Zelma"}),
        (" Zelma", "play.seats.twice", {"name": "Zelma"}),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(setup, name, key, args):
    assert "Zelma" in [plan.name for plan in seats(setup)]
    rename(setup, 0, name)
    setup.click("start")
    assert isinstance(setup.top, Dialog)
    assert setup.says(key, **args)
    assert not list(setup.services.places.matches.glob("*"))
    setup.press(Intent.CONFIRM)
    rename(setup, 0, "Žofie")
    session = started(setup)
    assert session.names[0] == "Žofie"


def test_a_name_that_has_no_room_says_so(setup):
    rename(setup, 0, "Mirabella the Gre")
    assert seats(setup)[0].name == "Mirabella the Gr"
    assert setup.says("setup.name.full", count=16)


def test_names_lose_the_blanks_around_them(setup):
    rename(setup, 0, "  Ana ")
    assert started(setup).names[0] == "Ana"


def test_a_name_in_a_text_field_hears_letters_that_are_keys_elsewhere(setup):
    rename(setup, 0, "hvmpls")
    assert setup.stack.typing
    assert seats(setup)[0].name == "hvmpls"
    assert isinstance(setup.top, SetupScene)


def test_options_are_those_of_the_number_of_seats(setup):
    setup.click("option all_over")
    setup.widgets.focus_on("option hand", by_keys=True)
    setup.press(Intent.LEFT)
    hand = setup.widgets["option hand"].value
    default = setup.top.choices.loaded.describe_options(4)[0].default
    assert hand != str(default)
    session = started(setup)
    assert session.match.options.all_over == "lowest"
    assert session.match.options.hand == int(hand)


def test_the_board_in_the_box_is_set_up_with_the_options(setup):
    setup.top.lay_board()
    before = setup.top._tray._table.seen.hand_counts
    setup.widgets.focus_on("option hand", by_keys=True)
    setup.press(Intent.LEFT)
    assert setup.top._tray._table.seen.hand_counts == tuple(count - 1 for count in before)


def test_a_hand_that_is_too_large_for_more_seats_is_forgotten(setup):
    while len(seats(setup)) > LOWEST:
        setup.click(f"remove {len(seats(setup)) - 1}")
    fields = {field.name: field for field in setup.top.choices.loaded.describe_options(LOWEST)}
    largest = str(max(fields["hand"].choices))
    while setup.widgets["option hand"].value != largest:
        setup.press(Intent.NEXT) if setup.widgets.focus != "option hand" else setup.press(Intent.RIGHT)
    setup.let_pass(1.0)
    while len(seats(setup)) < HIGHEST:
        setup.click("add")
    shown = setup.widgets["option hand"].value
    most = max(setup.top.choices.loaded.describe_options(HIGHEST)[0].choices)
    assert int(shown) <= most
    options = started(setup).match.options
    assert options.hand is None or options.hand <= most


def test_a_seat_more_or_less_says_which_options_are_others_with_it(setup):
    def told(seats: int) -> str:
        [field] = [each for each in setup.top.choices.loaded.describe_options(seats) if each.name == "hand"]
        name = setup.services.words.say("cauldron15.option.hand")
        return setup.services.words.say("setup.changed", count=seats, options=f"{name} {field.default}")

    setup.click("remove 3")
    assert told(3) in setup.texts
    setup.let_pass(1.0)
    setup.click("add")
    assert told(4) in setup.texts


def test_enter_leads_from_name_to_name_and_from_the_last_one_to_the_beginning(setup):
    names = ("Ana", "Ben", "Cleo", "Dora")
    setup.click("name 0")
    for name in names:
        setup.type(name)
        setup.press(Intent.CONFIRM)
    assert isinstance(setup.top, SetupScene)
    assert tuple(seat.name for seat in seats(setup)) == names
    setup.press(Intent.CONFIRM)
    assert tuple(seat.name for seat in setup.top.session.match.seats) == names


def test_a_name_that_one_has_only_passed_through_is_still_written_over(setup):
    setup.widgets.focus_on("name 0", by_keys=True)
    setup.press(Intent.NEXT, Intent.PREVIOUS)
    assert setup.widgets.focus == "name 0"
    setup.type("Ben")
    assert seats(setup)[0].name == "Ben"


def test_a_name_that_was_written_is_written_over_by_whoever_comes_back_to_it_by_keys(setup):
    setup.widgets.focus_on("name 1", by_keys=True)
    setup.type("Ben")
    setup.press(Intent.NEXT, Intent.PREVIOUS)
    setup.type("Cleo")
    assert seats(setup)[1].name == "Cleo"


def test_by_keys_enter_on_a_name_begins_to_write_it(setup):
    setup.widgets.focus_on("name 0", by_keys=True)
    setup.press(Intent.CONFIRM)
    assert setup.widgets.focus == "name 0"
    setup.type("Ana")
    setup.press(Intent.CONFIRM)
    assert (setup.widgets.focus, seats(setup)[0].name) == ("name 1", "Ana")


def led(harness: Harness, start: str, way: Intent) -> str | None:
    """Return where an arrow leads from a widget."""
    harness.widgets.focus_on(start, by_keys=True)
    harness.press(way)
    return harness.widgets.focus


def place_in_row(harness: Harness, id: str) -> float:
    """Return by what a widget of a row is read earlier or later than another."""
    return float(harness.widgets[id].area.middle_x)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_along_the_faces_along_the_names_to_the_cross_and_down_each_seat(services, game):
    fewest, most = GAMES[game].seats
    setup = open_setup(services, game)
    while len(seats(setup)) > fewest:
        setup.click(f"remove {len(seats(setup)) - 1}")
    for count in range(fewest, most + 1):
        if count > fewest:
            setup.let_pass(1)
            setup.click("add")
        faces = [f"face {seat}" for seat in range(count)]
        names = [f"{part} {seat}" for seat in range(count) for part in ("colour", "name", "remove")]
        for row in (faces, names):
            assert row == sorted(row, key=partial(place_in_row, setup)), "as they are seen"
            for left, right in pairwise(row):
                assert led(setup, left, Intent.RIGHT) == right
                assert led(setup, right, Intent.LEFT) == left
            after = led(setup, row[-1], Intent.RIGHT)
            assert after == (
                "add" if count < most else next(id for id in setup.widgets.ids if id.startswith("option "))
            )
        own = [field.name for field in setup.top.choices.shown_of_seats()]
        for seat in range(count):
            for part in ("colour", "name", "remove"):
                assert led(setup, f"{part} {seat}", Intent.UP) == f"face {seat}"
                assert led(setup, f"{part} {seat}", Intent.DOWN) == f"kind {seat}"
            for upper, lower in pairwise(["face", "name", "kind", *own]):
                assert led(setup, f"{upper} {seat}", Intent.DOWN) == f"{lower} {seat}"
                assert led(setup, f"{lower} {seat}", Intent.UP) == f"{upper} {seat}"


def test_after_a_seat_was_taken_away_by_keys_one_stands_beside_it(setup):
    setup.widgets.focus_on("remove 2", by_keys=True)
    setup.press(Intent.CONFIRM)
    assert setup.widgets.focus == "remove 2"
    setup.widgets.focus_on(f"remove {len(seats(setup)) - 1}", by_keys=True)
    setup.press(Intent.CONFIRM)
    assert setup.widgets.focus == "add"


def test_the_seed_is_shown_written_and_copied(setup):
    setup.click("seed")
    for _ in range(12):
        setup.press(Intent.ERASE)
    setup.type("12a34")
    assert setup.widgets["seed"].text == "1234"
    copied = []
    setup.stack._host = type("Host", (), {"copy": staticmethod(copied.append), "follow_settings": lambda self: None})()
    setup.click("seed.copy")
    assert copied == ["1234"]
    assert setup.says("setup.seed.copied")
    assert started(setup).match.seed == 1234


def test_a_fresh_seed_is_another_and_is_shown(setup):
    before = setup.widgets["seed"].text
    setup.click("seed.fresh")
    after = setup.widgets["seed"].text
    assert after != before
    assert started(setup).match.seed == int(after)


def test_an_empty_seed_is_nought(setup):
    setup.click("seed")
    for _ in range(12):
        setup.press(Intent.ERASE)
    assert started(setup).match.seed == 0


def test_the_last_choices_are_there_the_next_time(setup, make):
    rename(setup, 0, "Ottilie")
    setup.click("remove 2")
    setup.click("kind 1")
    setup.click("colour 0")
    setup.click("option all_over")
    session = started(setup)
    session.close()
    services = make()
    assert services.settings.current.last_game == "cauldron15"
    again = open_setup(services)
    match = started(again).match
    assert match.seats == session.match.seats
    assert match.options == session.match.options
    assert match.seed != session.match.seed


def test_everything_is_reached_by_keys(setup):
    reached = set()
    for _ in setup.widgets.ids:
        reached.add(setup.widgets.focus)
        setup.press(Intent.NEXT)
    assert reached == set(setup.widgets.ids)


def test_esc_and_back_lead_to_the_title(services):
    services.settings.change(lessons={"cauldron15": 0})
    for way in ("esc", "back"):
        harness = Harness(services, TitleScene(services))
        harness.click("box.cauldron15")
        if way == "esc":
            harness.press(Intent.CANCEL)
        else:
            harness.click("back")
        assert isinstance(harness.top, TitleScene)


def test_a_match_that_cannot_be_written_is_played_unsaved_and_says_why(setup):
    setup.services.places.matches.parent.mkdir(exist_ok=True)
    setup.services.places.matches.write_text("a file where the folder should be")
    setup.click("start")
    assert isinstance(setup.top, Dialog)
    assert any("without being saved" in text for text in setup.texts)
    setup.press(Intent.CONFIRM)
    assert isinstance(setup.top, PlayScene)


@pytest.mark.parametrize("kinds", [[], ["person"], ["person", "dragon"], ["greedy"] * 5])
def test_seats_of_the_last_time_that_are_no_match_do_not_stop_the_setup(services, kinds):
    plans = [{"name": f"{n}", "kind": kind, "colour": COLOURS[n]} for n, kind in enumerate(kinds)]
    for game in PICTURES:
        services.settings.change(last_setups={game: {"seats": plans, "options": {}}})
        setup = open_setup(services, game)
        assert started(setup).match.game == game


@pytest.mark.parametrize("others", ["person", "greedy"])
def test_several_who_have_played_another_game_sit_down_at_a_new_one_as_they_are(services, others):
    """Whoever plays alone begins a new game with as many bots as make a good table."""
    seats = (SeatPlan("Eva", "person", "plum"), SeatPlan("Otto", others, "moss"))
    services.settings.change(last_game="alarun", last_setups={"alarun": LastSetup(seats, {})})
    choices = SetupChoices(services, GAMES["cauldron15"])
    assert (tuple(choices.seats) == seats) == (others == "person")


def test_several_sit_down_as_they_are_though_somebody_has_looked_into_a_lesson_since(services, make):
    """A lesson is no match; and of two matches it is the one that was begun last, whichever box is opened."""
    for names, game in ((("Ida", "Ben"), "alarun"), (("Eva", "Otto"), "bubble_and_boil"), (("Ida", "Ben"), "alarun")):
        setup = open_setup(services, game)
        setup.top.choices.seats = [
            SeatPlan(name, "person", colour) for name, colour in zip(names, ("plum", "moss"), strict=True)
        ]
        started(setup).close()
    services.settings.change(last_game="cauldron")
    choices = SetupChoices(make(), GAMES["cauldron"])
    assert [plan.name for plan in choices.seats] == ["Ida", "Ben"]


def test_choices_of_an_older_version_do_not_stop_the_setup(services):
    services.settings.change(
        last_setups={
            "cauldron15": {
                "seats": [
                    {"name": "Ana", "kind": "greedy", "colour": "plum"},
                    {"name": "Bo", "kind": "random", "colour": "moss"},
                ],
                "options": {"hand": "99", "gone": "1"},
            }
        }
    )
    setup = open_setup(services)
    assert setup.says("skill.greedy")
    assert setup.says("skill.random")
    session = started(setup)
    assert session.match.options.hand is None
    assert SettingsFile.load(services.places.settings).current.last_setups["cauldron15"].options == {}


# Regulars and the household


def test_a_bot_is_a_regular_with_face_name_and_style_and_another_one_comes_with_a_press(setup):
    assert setup.says("regular.agnes.style")
    setup.click("face 1")
    plan = seats(setup)[1]
    assert (plan.face, plan.name) == ("bertok", "Bertók")
    assert setup.says("regular.bertok.style")
    assert not setup.says("regular.agnes.style")
    rename(setup, 1, "Fritz")
    setup.click("face 1")
    assert (seats(setup)[1].face, seats(setup)[1].name) == ("ottokar", "Fritz")
    session = started(setup)
    assert [regular_of(plan) for plan in session.match.seats] == ["", "ottokar", "zelma", "odile"]


def test_a_person_is_remembered_with_name_hat_and_face_in_every_box(setup, make):
    rename(setup, 0, "Ottilie")
    setup.click("face 0")
    setup.click("colour 0")
    session = started(setup)
    session.close()
    [member] = SettingsFile.load(setup.services.places.settings).current.household
    plan = session.match.seats[0]
    assert (plan.person, plan.name, plan.colour, plan.face) == (member.id, "Ottilie", member.colour, member.face)
    elsewhere = open_setup(make(), "alarun")
    assert seats(elsewhere)[0] == plan
    assert len({each.colour for each in seats(elsewhere)}) == len(seats(elsewhere))
    assert started(elsewhere).match.seats[0].person == member.id


def test_a_guest_is_not_remembered_and_somebody_new_is(setup, make):
    while seats(setup)[0].person != GUEST:
        setup.click("kind 0")
    started(setup).close()
    assert not setup.services.settings.current.household
    again = open_setup(make())
    assert seats(again)[0].person == GUEST
    while seats(again)[0].person or not seats(again)[0].is_person:
        again.click("kind 0")
    rename(again, 0, "Ida")
    started(again).close()
    assert [member.name for member in again.services.settings.current.household] == ["Ida"]


def test_somebody_known_takes_a_seat_and_whoever_has_that_hat_another(services):
    known = [Member("one", "Ida", COLOURS[1], "pim"), Member("two", "Ben", COLOURS[0], "")]
    services.settings.change(household=known)
    setup = open_setup(services)
    assert seats(setup)[0].person == "two"
    while seats(setup)[0].person != "one":
        setup.click("kind 0")
    assert (seats(setup)[0].name, seats(setup)[0].colour, seats(setup)[0].face) == ("Ida", COLOURS[1], "pim")
    assert len({plan.colour for plan in seats(setup)}) == len(seats(setup))
    assert [member.id for member in started_household(setup)] == ["two", "one"]


def started_household(setup: Harness):
    """Begin the match and return whom the program remembers then."""
    started(setup).close()
    return setup.services.settings.current.household


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", [("Rowan", "Agnes"), ("Bertók", "Zelma")])
def test_after_a_match_of_two_persons_every_box_begins_with_the_first_of_them(services, names, game):
    plans = [SeatPlan(name, "person", colour) for name, colour in zip(names, ("plum", "moss"), strict=True)]
    household, _ = sat_down((), plans, [0, 0])
    services.settings.change(household=household)
    choices = SetupChoices(services, GAMES[game])
    match, _ = choices.match()
    assert match.seats[0].name == names[0]
    assert len({seat.name for seat in match.seats}) == len(match.seats)


def test_whoever_is_remembered_no_more_is_somebody_new(services):
    seat = {"name": "Ida", "kind": "person", "colour": "plum", "person": "gone"}
    other = {"name": "Bo", "kind": "random", "colour": "moss"}
    services.settings.change(last_setups={"cauldron15": {"seats": [seat, other], "options": {}}})
    setup = open_setup(services)
    assert seats(setup)[0].person == ""
    [member] = started_household(setup)
    assert (member.name, member.id) != ("Ida", "gone")


def test_a_handicap_goes_with_the_person(services):
    services.settings.change(household=[Member("one", "Ida", COLOURS[0], "", 2)])
    setup = open_setup(services, "cauldron")
    assert started(setup).match.options.handicap[0] == 2
    assert services.settings.current.household[0].handicap == 2
    quick = open_setup(services, "alarun")
    assert [member.handicap for member in started_household(quick)] == [2]


# What seats choose for themselves


@pytest.fixture
def characters(services) -> Harness:
    return Harness(services, SetupScene(services, "cauldron", lambda: TitleScene(services)))


def test_characters_are_chosen_by_seat_and_only_once(characters):
    characters.click("characters 0")
    first = characters.widgets["characters 0"].value
    assert first != "random"
    assert first not in [value for value, _ in characters.widgets["characters 1"].choices]
    session = started(characters)
    assert session.match.options.characters == (first, *("random",) * (len(session.names) - 1))
    assert session.observe(None).characters[0] == first


def test_characters_stay_with_their_seats_and_are_there_the_next_time(characters, services):
    characters.click("characters 1")
    chosen = characters.widgets["characters 1"].value
    characters.click("remove 0")
    assert characters.widgets["characters 0"].value == chosen
    session = started(characters)
    again = Harness(services, SetupScene(services, "cauldron", lambda: TitleScene(services)))
    assert again.widgets["characters 0"].value == chosen
    assert session.match.options.characters[0] == chosen


def test_setup_tells_what_a_chosen_character_can_do(characters):
    say = characters.services.words.say
    later = say("cauldron.option.characters.random.about")
    for name, card in GAMES["cauldron"].load().cards.characters.items():
        characters.top.choices.set_own("characters", 1, name)
        characters.top.rebuild()
        for at, ability in enumerate(card.abilities):
            assert say(f"card.{ability}.name") in characters.texts
            assert say(f"card.{ability}.short") in characters.texts
            assert say(f"card.{ability}.name") in characters.widgets[f"brought 1 {at}"].tooltip
        assert characters.texts.count(later) == len(seats(characters)) - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_whose_name_is_no_sentence_says_what_it_means(services, game):
    """Where one choice of an option has words of its own all of them have, and the one that is chosen tells its own."""
    harness = open_setup(services, game)
    told, choices = services.words, harness.top.choices
    for field in choices.fields():
        keys = {f"{game}.option.{field.name}.{choice}.about": str(choice) for choice in field.choices}
        explained = {key for key in keys if told.has(key)}
        assert explained in (set(), set(keys))
        for key in explained:
            choices.set_option(field.name, keys[key])
            harness.top.rebuild()
            assert harness.widgets[f"option {field.name}"].note == told.say(key)


def test_a_variant_is_a_switch(characters):
    characters.click("option quick")
    assert started(characters).match.options.quick


def test_the_wizard_needs_spells_and_setup_says_so(characters):
    while characters.widgets["characters 0"].value != "wizard":
        characters.click("characters 0")
    assert characters.widgets["option simple"].value, "as it is offered for a first match"
    characters.click("start")
    assert characters.says("cauldron.options.needs_spells", character=characters.services.words.say("card.wizard.name"))


def test_a_handicap_is_asked_for_where_the_match_is_to_have_one(characters, services):
    assert "handicap 0" not in characters.widgets.ids
    characters.click("option handicap")
    characters.click("handicap 1")
    assert characters.widgets["handicap 1"].value == "1"
    assert dict(characters.widgets["handicap 0"].choices)["1"] == "+1", "two seats may have the same"
    session = started(characters)
    assert session.match.options.handicap == (0, 1, *(0,) * (len(session.names) - 2))
    again = Harness(services, SetupScene(services, "cauldron", lambda: TitleScene(services)))
    assert again.widgets["handicap 1"].value == "1"
    again.click("option handicap")
    assert started(again).match.options.handicap == ()


def test_setup_says_what_stays_in_the_box_with_two(characters):
    assert not characters.says("cauldron.setup.2")
    while "characters 2" in characters.widgets.ids:
        characters.click("remove 0")
    assert characters.says("cauldron.setup.2")


def test_the_heading_of_the_seed_says_that_it_may_be_left_alone(services):
    widgets = open_setup(services).widgets
    assert widgets["tip seed"].tooltip == services.words.say("setup.seed.tip")


def test_a_length_is_a_set_of_options_and_says_its_minutes(services):
    harness = open_setup(services, "bubble_and_boil")
    setup = harness.top
    usual = setup._minutes
    assert usual in " ".join(harness.texts)
    harness.widgets["length"].handle(Pressed(Intent.LEFT))
    assert setup.choices.options == {"recipes": "5"}
    assert setup._minutes != usual
    harness.widgets["length"].handle(Pressed(Intent.RIGHT))
    assert setup.choices.options == {}


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("cauldron", ["Short: Quick Game.", "Long: Advanced Game."]),
        ("bubble_and_boil", ["Short: ", " 5.", "Long: ", " 9."]),
        ("cauldron15", ["Short: ", " 4."]),
    ],
)
def test_the_choice_of_a_length_says_which_options_each_length_chooses(services, game, said):
    tip = open_setup(services, game).widgets["length"].tooltip
    assert all(words in tip for words in said), tip


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("game", ["cauldron", "bubble_and_boil", "cauldron15"])
def test_the_focus_on_the_length_leaves_the_words_above_and_below_it_free(services, game, text_size):
    services.settings.change(text_size=text_size)
    harness = open_setup(services, game)
    harness.stack.apply_settings()
    harness.widgets["length"].handle(Pressed(Intent.LEFT))
    scale = SIZE[0] / LAYOUT.width
    ring = harness.widgets["length"].ring
    words = {services.words.say("setup.length"), harness.top._minutes}
    boxes = [Area(*(each / scale for each in stroke.box)) for stroke in harness.picture.strokes if stroke.what in words]
    assert len(boxes) == len(words)
    assert not any(ring.shared(box) > 0 for box in boxes), (ring, boxes)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("game", ["cauldron", "bubble_and_boil", "cauldron15"])
def test_a_length_names_the_option_that_it_has_chosen(make, language, game, text_size):
    services = make(language)
    services.settings.change(text_size=text_size)
    harness = open_setup(services, game)
    harness.stack.apply_settings()
    harness.widgets["length"].handle(Pressed(Intent.LEFT))
    [option] = set(harness.top.choices.options) - set(GAMES[game].load().first_match)
    told = harness.top._minutes
    assert told.startswith(services.words.say(f"{game}.option.{option}"))
    assert told in harness.texts
    assert told not in services.studio.lettering.cut


@pytest.mark.parametrize("name", ["Bea", "Odile", "Wick", "Ida"])
def test_a_name_that_brings_another_face_has_it_drawn(services, name):
    """The first letters of a name leave the face of a regular, the last ones may lead to another's."""
    setup = open_setup(services)
    setup.click("remove 3")
    setup.widgets.focus_on("kind 1")
    while seats(setup)[1].kind != "person":
        setup.press(Intent.LEFT)
    rename(setup, 1, name)
    assert f"bust.{faces_of(seats(setup))[1]}.calm" in setup.frames
    assert isinstance(setup.top, SetupScene)


@pytest.mark.parametrize("text_size", [100, 115, 130])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_names_of_options_and_their_explanations_are_each_of_one_size(services, plain_theme, game, text_size):
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness = open_setup(services, game)
    strokes = harness.picture.strokes
    for end in ("", ".about"):
        words = {
            services.words.say(f"{game}.option.{field.name}{end}")
            for field in harness.top.choices.loaded.describe_options(4)
        }
        sizes = {stroke.ink.size for stroke in strokes if stroke.what in words and stroke.ink is not None}
        assert len(sizes) == 1, end or "names"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bots", [1, 3])
def test_setup_speaks_of_as_many_bots_as_there_are(make, language, bots):
    setup = open_setup(make(language), "alarun")
    for seat in reversed(range(bots + 1, len(seats(setup)))):
        setup.click(f"remove {seat}")
    say = setup.services.words.say
    styles = ", ".join(dict.fromkeys(say(f"regular.{each}.style") for each in setup.top.choices.regulars() if each))
    said = {count: say("setup.styles", styles=styles, count=count) for count in (1, 3)}
    assert len(set(said.values())) == 2
    assert [count for count, words in said.items() if any(words in text for text in setup.texts)] == [bots]


def test_a_person_who_takes_a_regulars_seat_has_neither_its_name_nor_its_face(setup):
    bots = {plan.name for plan in seats(setup)[1:]}
    faces = faces_of(seats(setup))
    setup.top.choices.set_kind(1, "person ")
    plan = seats(setup)[1]
    assert plan.is_person and plan.name not in bots
    assert faces_of(seats(setup))[1] not in faces


def test_a_seat_that_a_person_takes_bears_its_number_until_a_name_is_written(setup):
    while len(seats(setup)) < HIGHEST:
        setup.click("add")
    say = setup.services.words.say
    for seat in reversed(range(1, HIGHEST)):
        setup.top.choices.set_kind(seat, "person ")
    assert [plan.name for plan in seats(setup)[1:]] == [
        say("setup.person.name", number=seat + 1) for seat in range(1, HIGHEST)
    ]
    for change in (partial(setup.top.choices.remove, 1),) * 2 + (setup.top.choices.add,) * 2:
        change()
    setup.top.choices.set_kind(HIGHEST - 1, "person ")
    assert len({plan.name for plan in seats(setup)}) == HIGHEST, "also where another seat has that number"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_sat_on_a_seat_before_comes_back_with_name_and_face(setup, seat):
    """A person to whose seat a step too many has brought a bot, as well as a bot that had made room for a person."""
    setup.click(f"face {seat}")
    rename(setup, seat, "Ida")
    before, there, back = seats(setup)[seat], *((1, -1) if seat == 0 else (-1, 1))
    face = faces_of(seats(setup))[seat]
    setup.widgets[f"kind {seat}"].step(there)
    assert seats(setup)[seat].is_person != before.is_person
    setup.widgets[f"kind {seat}"].step(back)
    assert seats(setup)[seat] == before
    assert faces_of(seats(setup))[seat] == face


def test_a_name_that_somebody_else_bears_meanwhile_does_not_come_back(setup):
    rename(setup, 0, "Rowan")
    setup.widgets["kind 0"].step(1)
    rename(setup, 1, "rowan")
    setup.widgets["kind 0"].step(-1)
    assert len({plan.name.casefold() for plan in seats(setup)}) == len(seats(setup))


def test_names_that_come_back_stay_with_their_seats(setup):
    rename(setup, 0, "Rowan")
    setup.top.choices.set_kind(2, "person ")
    setup.top.choices.rename(2, "Ida")
    setup.top.choices.set_kind(2, "apprentice")
    setup.top.choices.remove(1)
    setup.top.choices.set_kind(1, "person ")
    assert [plan.name for plan in seats(setup)][:2] == ["Rowan", "Ida"]


def test_whoever_is_new_is_called_like_nobody_whom_the_program_remembers(services):
    name = services.words.say("setup.person.name", number=2)
    services.settings.change(household=[Member("one", name, COLOURS[1], "pim"), Member("two", "Ben", COLOURS[0], "")])
    setup = open_setup(services)
    assert seats(setup)[0].name == "Ben"
    choices = setup.top.choices
    choices.set_kind(1, "person one")
    assert seats(setup)[1].name == name
    choices.set_kind(1, "person ")
    assert seats(setup)[1].name not in ("Ben", name)
    assert len({member.name for member in started_household(setup)}) == 3


@pytest.mark.parametrize("kind", ["apprentice", "person "])
def test_whoever_gives_a_name_up_to_somebody_known_gets_one_of_their_own(services, kind):
    """A person gets no regular's."""
    services.settings.change(household=[Member("one", "Ida", COLOURS[1], "pim")])
    setup = open_setup(services)
    choices = setup.top.choices
    choices.set_kind(0, "person ")
    choices.set_kind(1, kind)
    choices.rename(1, "ida")
    choices.set_kind(0, "person one")
    names = [plan.name for plan in seats(setup)]
    assert names[0] == "Ida"
    assert len({name.casefold() for name in names}) == len(names)
    assert (plain_name(names[1]) in REGULARS) == (not seats(setup)[1].is_person)


def test_a_field_says_what_it_is_for_until_it_is_written_in(setup):
    x, y = setup.widgets["name 0"].area.centre
    setup.give(PointerMoved(x, y))
    setup.let_pass(2.0)
    assert setup.says("setup.name.tip")
    setup.give(PointerPressed(x, y), PointerReleased(x, y))
    setup.let_pass(2.0)
    assert not setup.says("setup.name.tip")


@pytest.mark.parametrize("game", GAMES)
def test_setup_offers_what_is_good_for_a_first_match_until_one_was_finished(services, game):
    good = dict(GAMES[game].load().first_match)
    assert open_setup(services, game).top.choices.options == good
    finish_a_match(services, game)
    assert open_setup(services, game).top.choices.options == {}


def test_the_simple_game_is_on_for_a_first_match_and_one_press_takes_it_off_for_good(services):
    harness = open_setup(services, "cauldron")
    assert harness.widgets["option simple"].value
    harness.click("option simple")
    assert started(harness).match.options.simple is False
    assert not open_setup(services, "cauldron").widgets["option simple"].value


def test_a_first_match_is_the_simple_game_unless_that_is_taken_off(services):
    assert started(open_setup(services, "cauldron")).match.options.simple is True
