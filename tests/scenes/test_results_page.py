"""The results: every ending of the recorded matches with each point explained, and the ways on."""

from itertools import pairwise

import pytest
from harness import Harness, cut_in, home_of, match_of, play_on, sit_down, tables_of
from legibility import openly, too_faint
from overlap import ink, on_each_other, outside, partly_covered
from pieces import words_over_edges

from game.core.reason import reason
from game.play.match import new_match
from game.play.session import Session
from game.play.stories import story_of
from game.rules.bubble_and_boil.cards.card_files import potion_words
from game.rules.cauldron15 import events
from game.scenes.pages.chart import LEFT, apart, draw_chart
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.results_page import PICTURE, UNMEANT, ResultsScene, past_of
from game.scenes.pages.results_painting import moods_of, ribbons_of
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import table_of
from game.scenes.title import TitleScene
from game.store.faces import faces_of
from game.store.places import ROOT
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.mood import Mood
from game.tables.result_lines import Chart, SeatResult
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Intent, PointerPressed, PointerReleased, Pressed

CHART = Area(1072, 470, 788, 470)
ORNAMENT = 50.0
"""How far the ornaments of a paper reach from its sides, in layout px."""

RECORDED = sorted((ROOT / "tests" / "games").glob("cauldron15_*.jsonl"))


def results_of(services, session: Session) -> Harness:
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    harness.let_pass(UNMEANT)
    return harness


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_ending_says_who_won_and_why(services, path):
    session = Session.read(path)
    harness = results_of(services, session)
    outcome = session.outcome
    words = services.words.for_seats(session.names)
    picture = harness.picture
    assert words.say(outcome.reason) in picture.texts
    spoilt = not outcome.winners
    assert ("pot.spilt" in picture.frames) == spoilt
    assert ("night.pot" in picture.frames) == (not spoilt)
    frames = [stroke.what for stroke in picture.strokes]
    front = frames.index("night.front")
    stirring = [frame for frame in frames[front:] if frame.startswith("bust.")]
    faces = faces_of(session.match.seats)
    assert sorted(stirring) == sorted(f"bust.{faces[seat]}.pleased" for seat in outcome.winners)
    watching = {frame for frame in frames[:front] if frame.startswith("bust.")}
    assert {frame.split(".")[1] for frame in watching} == {
        face for seat, face in enumerate(faces) if seat not in outcome.winners
    }
    tales = [words.say(tale.words) for tale in story_of(session)]
    assert tales and all(tale in picture.texts for tale in tales)
    for name in session.names:
        assert name in picture.texts
    figures = " ".join(picture.texts)
    limit = session.observe(None).limit
    for seat, total in enumerate(outcome.scores):
        kept = session.observe(None).won[seat]
        assert sum(card % 8 for card in kept) == total
        key = "over" if total > limit else "exact" if total == limit else "under"
        line = words.say(f"cauldron15.results.{key}", count=abs(total - limit), limit=limit)
        assert not kept or line in figures


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_places_scores_and_the_chart_agree_with_the_outcome(services, path):
    session = Session.read(path)
    harness = sit_down(services, session)
    outcome = session.outcome
    results = harness.top.table.results(outcome, past_of(session, 0))
    assert [result.score for result in results.seats] == [outcome.scores[result.seat] for result in results.seats]
    assert {result.seat for result in results.seats if result.won} == set(outcome.winners)
    assert sorted(result.place for result in results.seats)[0] == 1
    assert tuple(series[-1] for series in results.chart.series) == outcome.scores
    assert len({len(series) for series in results.chart.series}) == 1
    discards = [e for turn in session.history for e in turn.events if isinstance(e, events.Discarded)]
    assert sum(len(result.struck) for result in results.seats) == len(discards)
    starts = [step for step, _ in results.chart.sections]
    assert starts == sorted(starts)


@pytest.mark.parametrize("sections", [1, 4, 11, 24, 40])
def test_the_words_below_the_chart_are_whole_and_keep_clear_of_each_other(services, sections):
    table = sit_down(services, Session.read(RECORDED[0])).top.table
    words = tuple((at, reason("cauldron15.results.round", number=at + 1)) for at in range(sections))
    canvas = Canvas(services.studio, services.studio.viewport)
    draw_chart(canvas, CHART, Chart((tuple(range(sections + 1)),), words, None), table)
    said = [table.say(label) for _, label in words if table.say(label) in canvas.picture.texts]
    assert said[0] == table.say(words[0][1])
    boxes = [canvas.picture.boxes_of(label)[0] for label in said]
    assert all(before[0] + before[2] <= after[0] for before, after in pairwise(boxes))
    assert boxes[-1][0] + boxes[-1][2] <= services.studio.viewport.to_window(CHART)[0] + CHART.width


@pytest.mark.parametrize("last", [0, 1])
def test_the_words_below_the_chart_keep_clear_of_the_ornaments_of_its_corners(services, last):
    table = sit_down(services, Session.read(RECORDED[0])).top.table
    words = (
        *((at, reason("cauldron15.results.round", number=at + 1)) for at in range(4)),
        (5 - last, reason("cauldron15.results.set_bonus")),
    )
    canvas = Canvas(services.studio, services.studio.viewport)
    draw_chart(canvas, CHART, Chart((tuple(range(6)),), words, None), table)
    scale, left = canvas.viewport.scale, canvas.viewport.to_window(CHART)[0]
    width, edge = scale * CHART.width, scale * ORNAMENT
    boxes = [canvas.picture.boxes_of(table.say(label))[0] for _, label in words]
    assert min(box[0] for box in boxes) >= left + edge
    assert max(box[0] + box[2] for box in boxes) <= left + width - edge


def test_a_section_of_the_chart_is_named_in_its_middle(services):
    table = sit_down(services, Session.read(RECORDED[0])).top.table
    words = tuple((at, reason("alarun.results.round", number=at + 1)) for at in range(4))
    canvas = Canvas(services.studio, services.studio.viewport)
    draw_chart(canvas, CHART, Chart((tuple(range(5)),), words, None), table)
    boxes = [next(box for box in canvas.picture.boxes_of(table.say(label)) if box[1] > 0) for _, label in words]
    middles = [x + width / 2 for x, _, width, _ in boxes]
    first, pitch = middles[0], middles[1] - middles[0]
    left = services.studio.viewport.to_window(CHART)[0] + services.studio.viewport.scale * LEFT
    assert abs(first - left - pitch / 2) < 4


def test_a_match_that_was_resumed_in_its_middle_still_has_results(services):
    session = match_of("person", "greedy", "greedy", library=services.library)
    play_on(session, lambda each: each.move_count > 9)
    session.close()
    again = play_on(Session.resume(session.path))
    harness = results_of(services, again)
    assert services.words.for_seats(again.names).say(again.outcome.reason) in harness.texts


def test_play_again_begins_a_match_of_the_same_seats_with_another_seed(services):
    session = play_on(match_of("person", "greedy", "greedy", library=services.library, all_over="lowest"))
    harness = results_of(services, session)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene), "first it is seen what Enter would do"
    assert harness.widgets.by_keys
    harness.press(Intent.CONFIRM)
    again = harness.top
    assert isinstance(again, PlayScene)
    assert again.session.match.seats == session.match.seats
    assert again.session.match.options == session.match.options
    assert again.session.match.seed != session.match.seed
    assert again.session.move_count == 0
    assert again.session.path != session.path
    assert session.read_only, "the journal of the old match is closed"
    harness.wait_for(lambda: again.session.to_move == 0 and again.state.asking is not None)
    again.session.close()


def test_the_ways_from_the_results(services):
    session = play_on(match_of("person", "greedy"))
    harness = results_of(services, session)
    harness.click("table")
    assert isinstance(harness.top, PlayScene)
    harness.click("results")
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PlayScene)
    harness.click("results")
    harness.click("title")
    assert isinstance(harness.top, TitleScene)


@pytest.mark.parametrize("game", ("alarun", "bubble_and_boil", "cauldron", "cauldron15"))
def test_at_the_table_of_a_match_that_is_over_everything_says_so(services, game):
    harness = sit_down(services, play_on(match_of("person", "greedy", game=game)))
    for _ in range(20):
        if isinstance(harness.top, ResultsScene):
            break
        harness.press(Intent.SKIP)
        harness.let_pass(UNMEANT)
    harness.press(Intent.CANCEL)
    table = harness.top
    assert isinstance(table, PlayScene) and table.state.banners.shown is None
    harness.press(Intent.MENU)
    assert harness.says("pause.over") and harness.says("pause.back") and not harness.says("pause.saved")
    harness.press(Intent.CANCEL)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)


def test_a_second_click_on_what_lay_there_before_leads_nowhere(services):
    harness = sit_down(services, play_on(match_of("person", "greedy")))
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene))
    x, y = harness.widgets["title"].area.centre
    harness.give(PointerPressed(x, y), PointerReleased(x, y))
    assert not isinstance(harness.top, TitleScene)
    harness.let_pass(UNMEANT)
    harness.give(PointerPressed(x, y), PointerReleased(x, y))
    assert isinstance(harness.top, TitleScene)


def test_recipes_that_are_only_pictured_are_named_where_one_points_at_them(services):
    session = Session.read(RECORDED[0].with_name("bubble_and_boil_recipes.jsonl"))
    harness = Harness(services, table_of(services, home_of(services), session).results())
    told = [harness.widgets[f"tip ledger {number}"].tooltip for number, _ in enumerate(session.names, start=1)]
    books = session.observe(None).books
    assert any(books)
    for card in (card for book in books for card in book):
        assert sum(services.words.say(potion_words(card)) in words for words in told) >= 1


@pytest.mark.one_in(3)
@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "games").glob("*.jsonl")), ids=lambda path: path.stem)
def test_no_tip_of_the_papers_covers_a_name_in_the_painting(services, path):
    harness = Harness(services, table_of(services, home_of(services), Session.read(path)).results())
    names = [place for _, place in ribbons_of(harness.top._results.seats, PICTURE)]
    assert len(names) == len(harness.top._results.seats)
    viewport = harness.stack.services.studio.viewport
    for id in ("tip ledger 1", "tip chart"):
        harness.look_at(id)
        said = [stroke for stroke in harness.picture.strokes if stroke.what == harness.widgets[id].note]
        assert said
        for stroke in said:
            x, y = viewport.to_layout(stroke.x, stroke.y)
            right, bottom = viewport.to_layout(stroke.x + stroke.width, stroke.y + stroke.height)
            assert not any(map(Area(x, y, right - x, bottom - y).shared, names)), id


def test_a_match_that_bots_played_to_its_end_says_that_it_does_not_count(services):
    session = match_of("person", "person", "greedy", library=services.library)
    for seat in session.persons:
        session.leave_seat(seat, "greedy")
    harness = results_of(services, play_on(session))
    names = ", ".join(session.names[:2])
    assert services.words.say("results.left", names=names, count=2) in " ".join(harness.texts)
    assert cut_in(harness) == []


@pytest.mark.parametrize("name", ["cauldron_brew_quick", "cauldron15_highest", "alarun_shared"])
def test_the_chart_says_what_its_dashed_line_means_where_it_has_one(services, name):
    harness = results_of(services, Session.read(RECORDED[0].with_name(f"{name}.jsonl")))
    limit = harness.top._results.chart.limit
    tip, key = harness.widgets["tip chart"].tooltip, f"results.chart.limit.{name.partition('_')[0]}"
    assert services.words.has(key) == (limit is not None)
    assert limit is None or services.words.say(key, limit=limit) in tip


def test_a_match_in_which_undo_passed_luck_says_so(services):
    session = play_on(match_of("person", "greedy", "greedy", seed=3))
    assert not results_of(services, session).says("results.marked")
    while not session.marked:
        session.undo()
    play_on(session)
    assert session.marked
    assert results_of(services, session).says("results.marked")


def test_long_names_are_not_cut(services):
    names = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp")
    seats = [SeatPlan(name, "random", colour) for name, colour in zip(names, COLOURS, strict=False)]
    session = play_on(Session.begin(new_match("cauldron15", seats, {}, 5), None))
    harness = results_of(services, session)
    assert set(names) <= set(harness.texts)
    assert cut_in(harness) == []


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_a_key_that_was_meant_for_the_last_move_begins_no_other_match(services, game):
    services.settings.change(reduced_motion=True)
    session = Session.read(next(iter(sorted((ROOT / "tests" / "games").glob(f"{game}_*.jsonl")))))
    harness = sit_down(services, session)
    for _ in range(10_000):
        harness.give(Pressed(Intent.CONFIRM, repeated=not isinstance(harness.top, CountScene)))
        harness.let_pass(0.05)
        if isinstance(harness.top, ResultsScene):
            break
    harness.give(Pressed(Intent.CONFIRM, repeated=True))
    for _ in range(6):
        harness.press(Intent.CONFIRM)
        harness.let_pass(UNMEANT / 2)
    assert isinstance(harness.top, ResultsScene)
    harness.wait_for(lambda: harness.stack.next_frame_due is None)
    harness.give(Pressed(Intent.CONFIRM, repeated=True))
    assert isinstance(harness.top, ResultsScene)
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, ResultsScene)
    harness.press(Intent.CONFIRM)
    table = harness.stack.scenes[0]
    assert isinstance(table, PlayScene)
    assert table.session.move_count == 0


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_pot_hides_where_the_pictures_of_its_winners_end(services, count):
    page = results_of(services, Session.read(next(path for path in RECORDED if "highest" in path.stem)))
    found = page.top._results
    seats = tuple(result._replace(won=at < count, place=1 + at // count) for at, result in enumerate(found.seats))
    page.top._results = found._replace(seats=seats)
    strokes = page.picture.strokes
    pot = next(stroke for stroke in strokes if stroke.what == "night.pot")
    front = next(at for at, stroke in enumerate(strokes) if stroke.what == "night.front")
    winners = [stroke for stroke in strokes[front : strokes.index(pot)] if stroke.what.startswith("bust.")]
    assert len(winners) == count
    for bust in winners:
        foot = (bust.x, bust.y + bust.height - 2, bust.width, 1)
        seen = ink(bust, foot)
        hidden = seen.overlap_area(ink(pot, foot), (0, 0))
        assert seen.count() and hidden == seen.count(), bust.what


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("match", ["alarun_highest", "bubble_and_boil_crones", "cauldron_brew", "cauldron15_highest"])
def test_what_explains_the_results_is_of_one_size_on_every_paper(make, match, text_size):
    services = make("qps")
    services.settings.change(text_size=text_size)
    studio = services.studio
    studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=text_size / 100))
    session = Session.read(ROOT / "tests" / "games" / f"{match}.jsonl")
    table = sit_down(services, session).top.table
    page = Harness(services, ResultsScene(services, session, table, home_of(services), lambda again: None))
    results = page.top._results.seats
    said = {table.say(entry.name) for result in results for entry in result.entries}
    said |= {table.say(line) for result in results for line in result.lines}
    drawn = [stroke for stroke in page.picture.strokes if stroke.ink is not None and stroke.what in said]
    assert {stroke.what for stroke in drawn} == said
    assert len({stroke.ink.size for stroke in drawn}) == 1


@pytest.mark.parametrize("match", ["alarun_highest", "bubble_and_boil_crones", "cauldron_brew", "cauldron_cap"])
def test_the_entries_of_a_ledger_add_up_to_the_score(services, match):
    session = Session.read(ROOT / "tests" / "games" / f"{match}.jsonl")
    table = sit_down(services, session).top.table
    for result in table.results(session.outcome, past_of(session, 0)).seats:
        assert result.entries and sum(entry.points for entry in result.entries) == result.score


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_of_those_who_look_on_shows_a_face_of_its_own(seats):
    results = [SeatResult(seat, seat + 1, 9 - seat, won=seat == 0) for seat in range(seats)]
    moods = moods_of(results)
    assert moods[0] is Mood.PLEASED and moods[seats - 1] is Mood.DISMAYED
    assert len({moods[seat] for seat in range(1, seats)}) == seats - 1


@pytest.mark.parametrize("ends", [(0, 0, 0, 0, 0), (30, 30, 29, 29, 28), (30, 20, 10, 1, 0)])
def test_the_hats_of_five_stand_on_the_paper_of_the_chart(services, ends):
    session = Session.read(ROOT / "tests" / "games" / "cauldron_brew.jsonl")
    table = sit_down(services, session).top.table
    table.seats = tuple(SeatPlan(f"Seat {colour}", "random", colour) for colour in COLOURS)
    canvas = Canvas(services.studio, services.studio.viewport)
    paper = Area(1300, 706, 580, 262)
    words = ((0, reason("cauldron15.results.round", number=1)), (1, reason("cauldron15.results.set_bonus")))
    draw_chart(canvas, paper, Chart(tuple((0, 5, end) for end in ends), words, 35), table)
    x, y, width, height = services.studio.viewport.to_window(paper)
    hats = [stroke for stroke in canvas.picture.strokes if stroke.what.startswith("hat.")]
    assert len(hats) == len(COLOURS) == 5
    assert all(y < hat.y and hat.y + hat.height < y + height for hat in hats)
    assert all(hat.x + hat.width < x + width for hat in hats)
    for label in (table.say(said) for _, said in words):
        for box in canvas.picture.boxes_of(label):
            assert not any(Area(*hat.box).shared(Area(*box)) for hat in hats)


@pytest.mark.parametrize("wanted", [[], [5.0], [5.0, 6.0, 7.0], [0.0, 100.0, 101.0, 130.0], [-50.0, -50.0, 3.0]])
def test_what_stands_at_the_ends_of_lines_is_moved_apart_and_no_further(wanted):
    places = apart(wanted, 36, -18)
    assert len(places) == len(wanted) and all(place >= -18 for place in places)
    assert all(after - before >= 35.9 for before, after in pairwise(places))
    free = [all(abs(other - place) >= 36 for other in wanted if other is not place) for place in wanted]
    assert all(at == place for at, place, alone in zip(places, wanted, free, strict=True) if alone and place > 40)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize(("game", "options"), [("cauldron", {"season_cap": "10"}), ("cauldron15", {})])
def test_five_ledgers_with_long_names_are_whole_and_nothing_lies_on_them(make, monkeypatch, game, options, text_size):
    monkeypatch.setattr(Canvas, "composed", openly)
    services = make()
    services.settings.change(text_size=text_size)
    studio = services.studio
    studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=text_size / 100))
    names = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp", "Bartholomew Quill")
    seats = [SeatPlan(name, "random", colour) for name, colour in zip(names, COLOURS, strict=True)]
    session = play_on(Session.begin(new_match(game, seats, options, 5), None))
    table = sit_down(services, session).top.table
    page = Harness(services, ResultsScene(services, session, table, home_of(services), lambda again: None))
    assert cut_in(page) == []
    picture = page.picture
    assert not [*on_each_other(picture), *partly_covered(picture), *words_over_edges(picture), *outside(picture)]
    assert not [str(reading) for reading in too_faint(picture, studio.viewport.scale, high=False)]


@pytest.mark.parametrize("intent", [Intent.RULES, Intent.GALLERY])
def test_rules_and_cards_are_a_key_away_after_the_match_too(services, intent):
    session = play_on(match_of("person", "greedy", "greedy", seed=8))
    harness = results_of(services, session)
    replay = ReplayScene(services, session, tables_of(services))
    for scene in (harness.top, replay):
        if scene is replay:
            harness.stack.push(replay)
        harness.press(intent)
        assert isinstance(harness.top, ReaderScene)
        harness.press(Intent.CANCEL)
        assert harness.top is scene
