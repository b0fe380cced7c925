"""Count and results of Bubble and Boil in every look: no words are missing and none are cut."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from bubble_and_boil_ends import Ended, brewed_out, ended
from looks import TRANSLATED, named

from game.scenes.pages.results_ledger import draw_ledgers
from game.scenes.pages.results_page import ledgers_of
from game.scenes.playing.count_scene import SENTENCE
from game.store.places import LEVELS
from game.store.seat_plans import COLOURS
from game.store.words import Words
from game.tables.bubble_and_boil.count.count_page import SECONDS
from game.tables.bubble_and_boil.count.pot_count import BrewCount
from game.tables.bubble_and_boil.results import draw_result, results
from game.tables.plan import Plan
from game.view.drawing.canvas import Canvas
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.levels import load_level

LOOKS = (("en", 100), ("en", 130), ("qps", 130), *TRANSLATED)
NAMES = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp")
BOOK = "blackened_contract demonic_siphon enchant_familiar_chow un_holiday full_moon_fever standing_ovation hot_potato"


class Look(NamedTuple):
    """A table of which only words and colours are there, a canvas, and what was cut on it."""

    table: Any
    canvas: Canvas
    words: Words
    cut: list[str]


@pytest.fixture(params=LOOKS, ids=named)
def look(request, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> Iterator[Look]:
    language, size = request.param
    cut: list[str] = []
    whole = Lettering._cut

    def watched(lettering: Lettering, line: Any, *args: Any) -> Any:
        cut.append("".join(str(piece.content) for piece in line.pieces))
        return whole(lettering, line, *args)

    monkeypatch.setattr(Lettering, "_cut", watched)
    theme = studio.theme
    studio.use_theme(theme.with_look(high_contrast=False, text_scale=size / 100))
    studio.sheets.load(("common", "bubble_and_boil", "bubble_and_boil_cards"))
    words = Words.load(language).for_seats(NAMES)
    seats = [SimpleNamespace(name=name) for name in NAMES]
    table = SimpleNamespace(say=words.say, colour=COLOURS.__getitem__, seats=seats)
    yield Look(table, Canvas(studio, studio.viewport), words, cut)
    studio.use_theme(theme)


def rich() -> Ended:
    """A match with everything: many cubes, much corruption, three victory cards, long books and empty ones."""
    return brewed_out(
        ["G20 O3 R2 Y1", "G4 O14 R9 Y14", "O7 R13 Y9", "G1 O1 R1 Y1"],
        [f"{BOOK} toad_choir halo_polish", "blackened_contract cackle_syrup", "", ""],
        corruption=[17, 0, 3, 12],
        crones=[14, 3, 0, 1],
        diablerie=[13, 2, 2, 0],
        points=[25, 0, 1, 0],
        victories=["four_seasons", "quality_control", "master_brewer"],
    )


MATCHES = {
    "two seats": lambda: ended(2, 1),
    "three seats": lambda: ended(3, 2, victory="draft"),
    "four seats with everything": rich,
    "all equal": lambda: brewed_out(["G1"] * 3, [""] * 3, corruption=[3] * 3),
}


@pytest.mark.parametrize("match", MATCHES)
def test_every_step_of_the_count_has_room(look, match):
    played = MATCHES[match]()
    seen = played.seen[None]
    plan = Plan(load_level(LEVELS / "bubble_and_boil.tmx"), seen.seats)
    count = BrewCount(look.table, plan, seen, range(seen.seats))
    assert count.pages == seen.seats
    for page in range(count.pages):
        for step in range(count.steps(page) + 1):
            count.draw(look.canvas, page, step)
            look.canvas.text(look.table.say(count.says(page, step)), 0, 0, size=32, width=SENTENCE.width, fit=True)
        look.table.say(count.heading(page))
    assert look.cut == []
    assert look.words.missed == set()


@pytest.mark.parametrize("match", MATCHES)
def test_every_line_of_the_results_has_room(look, match):
    played = MATCHES[match]()
    seen = played.seen[None]
    page = results(played.outcome, seen, played.happened)
    look.table.draw_result = lambda canvas, *drawn: draw_result(canvas, seen, *drawn)
    draw_ledgers(look.canvas, look.table, page.seats, ledgers_of(seen.seats))
    for _, words in page.chart.sections:
        look.table.say(words)
    assert look.cut == []
    assert look.words.missed == set()


def test_the_count_pours_pairs_and_brews_before_ones_eyes(look):
    played = brewed_out(["G3 O6 R9 Y5", "G1"], [f"blackened_contract {BOOK}", ""], corruption=[6, 0])
    plan = Plan(load_level(LEVELS / "bubble_and_boil.tmx"), 2)
    count = BrewCount(look.table, plan, played.seen[None], [1, 0], winners=(0,))
    pictures: list[list[str]] = []
    for step in range(count.steps(1) + 1):
        look.canvas.picture.frames.clear()
        count.draw(look.canvas, 1, step)
        pictures.append(list(look.canvas.picture.frames))
    poured = next(frames for frames in pictures if "pot.stream.0" in frames)
    assert poured.count("cube.orange") - pictures[0].count("cube.orange") == 6
    assert poured.count("corruption") == 6
    assert "brew.pair" not in poured
    assert pictures[-1].count("brew.pair") == 6
    assert "brew.broken" in pictures[-1]
    assert "garden.wreath" in pictures[-1]


def test_b40_a_cube_for_each_disc_flies_from_its_shelf_and_then_lies_in_the_disc(look):
    played = brewed_out(["G3 O6 R9 Y5", "G1"], [f"blackened_contract {BOOK}", ""], corruption=[6, 0])
    plan = Plan(load_level(LEVELS / "bubble_and_boil.tmx"), 2)
    count = BrewCount(look.table, plan, played.seen[None], [1, 0])
    locks = next(step for step in range(count.steps(1) + 1) if count.seconds(1, step) == SECONDS["lock"])
    cubes = []
    for step, moment in ((locks - 1, 1.0), *((locks, part / 8) for part in range(9))):
        canvas = Canvas(look.canvas.studio, look.canvas.viewport)
        count.draw(canvas, 1, step, moment)
        frames = Counter(frame for frame in canvas.picture.frames if frame.startswith("cube."))
        cubes.append(frames.total() - frames["cube.wild"])
    before, *seen = cubes
    assert seen == [before + 6] * len(seen), "six cubes fly and stay, their places on the shelves are pale"
