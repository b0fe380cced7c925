"""The cards of Bubble and Boil: every design has its parts, its signs and its pictures, in every size."""

from types import SimpleNamespace

import pytest

from game.tables.bubble_and_boil.cards.card_faces import (
    back_frame,
    cube_frame,
    cubes_of,
    draw_card,
    recipe_of,
)
from game.tables.bubble_and_boil.cards.card_facts import cards, design_of, is_printed
from game.tables.bubble_and_boil.cards.large import rule_of
from game.tables.bubble_and_boil.cards.signs import draw_hex_signs, hex_signs, sign_rows
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SHEETS = ("common", "bubble_and_boil", "bubble_and_boil_cards")
SIZES = ((204, 300), (87, 126), (106, 150), (253, 372))


@pytest.fixture
def canvas(services) -> Canvas:
    services.studio.sheets.load(SHEETS)
    return Canvas(services.studio, services.studio.viewport)


def signs_in_words(card: str) -> str:
    return " ".join(sign.number + sign.frame.removeprefix("hex.") for sign in hex_signs(design_of(card)))


def test_signs_tell_cost_aim_effect_and_boon():
    assert signs_in_words("blackened_contract") == "spill then others spill or corruption"
    assert signs_in_words("demonic_siphon") == "raze then 2block steal_recipe"
    assert signs_in_words("un_holiday") == "prune then 2draw"
    assert signs_in_words("mud_slinging") == "2spill then rival -3points  +2points"
    assert signs_in_words("halo_polish") == "spill then shed 2diablerie.down"
    assert signs_in_words("return_to_sender") == "corruption then counter"


def test_two_rows_part_before_what_the_caster_gets_or_between_two_ways():
    rows = sign_rows("mud_slinging", 186, 30)
    assert [[sign.frame for sign in row] for row in rows] == [
        ["hex.spill", "hex.then"],
        ["hex.rival", "hex.points", "", "hex.points"],
    ]
    assert len(sign_rows("un_holiday", 186, 30)) == 1


@pytest.mark.parametrize(("room", "side"), ((186, 20), (157, 18)), ids=("five cards", "six cards"))
def test_every_sign_of_a_hex_in_a_hand_is_large_in_a_window_of_1280x720(canvas, room, side):
    for card in cards().deck:
        before = len(canvas.picture.strokes)
        rows = sign_rows(card, room, 30)
        draw_hex_signs(canvas, rows, Area(600, 500, room, 30 * len(rows)))
        signs = [stroke for stroke in canvas.picture.strokes[before:] if stroke.what.startswith("hex.")]
        assert len(signs) == sum(sign.frame.startswith("hex.") for sign in hex_signs(design_of(card))), card
        for sign in signs:
            least = canvas.studio.sheets.printed(sign.what, side, side).surface.get_height()
            assert sign.height >= least, (card, sign.what)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_has_a_face_in_every_size(canvas, services, size):
    for card in (*cards().deck, *cards().victory):
        draw_card(canvas, services.words.say, card, Area(50, 50, *size))
    assert services.words.missed == set()


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_a_face_shows_garden_and_recipe_in_cubes(canvas, services, size):
    draw_card(canvas, services.words.say, "pickled_alibi", Area(50, 50, *size), alpha=0.99)
    shown = [frame for frame in canvas.picture.frames if frame.startswith("cube.")]
    colours = [frame.split(".")[1] for frame in shown]
    assert colours == ["green", "green", "green", "green", "red", "yellow", "yellow", "wild"]


def test_a_recipe_has_as_many_cubes_as_it_takes():
    for card, design in cards().deck.items():
        assert len(recipe_of(design)) == design.potion.size, card


def test_frames_go_by_size():
    assert [cube_frame(2, size) for size in (20, 40, 80)] == ["cube.red.small", "cube.red", "cube.red.large"]
    assert back_frame() == "hexcard.back"
    assert back_frame(60, victory=True) == "victory.back.small"
    assert cubes_of((1, 0, 2, 1)) == [0, 2, 2, 3]


def test_five_designs_are_printed_in_part():
    printed = [card for card in (*cards().deck, *cards().victory) if is_printed(card)]
    assert printed == ["blackened_contract", "demonic_siphon", "enchant_familiar_chow", "un_holiday", "cackle_syrup"]


def rule(
    step: str,
    *,
    hexes: int = 0,
    active: int = 0,
    to_move: int = 0,
    card: str = "hot_potato",
    resolving: str | None = None,
    hand: tuple[str, ...] = ("hot_potato",),
    brink: bool = False,
) -> str:
    seen = SimpleNamespace(
        step=step, hexes=hexes, active=active, to_move=to_move, limits=SimpleNamespace(recipes=7), resolving=resolving,
        hand=hand, lacks_one_recipe=brink,
    )  # fmt: skip
    return rule_of(card, seen, SimpleNamespace(viewer=0)).key.removeprefix("bubble_and_boil.rule.")


def test_the_rule_behind_a_card_goes_with_the_step_of_the_turn():
    assert rule("hex") == "hex"
    assert rule("hex", hexes=1) == "hex.again"
    assert rule("hex", hexes=1, resolving="hot_potato") == "hex", "the first hex is paid, and asks for something"
    assert rule("hex", hexes=2, resolving="hot_potato") == "hex.again"
    assert rule("hex", hexes=1, resolving="itchy_bloomers") == "hex.again", "another card would come after it"
    assert rule("hex", hexes=1, hand=()) == "hex", "what lies in a garden is cast no more"
    assert rule("hex", hexes=1, to_move=2) == "hex"
    assert rule("hex", hexes=1, active=2) == "hex", "who is hexed casts nothing"
    assert rule("plant") == "plant"
    assert rule("discard") == "record"
    assert rule("discard", brink=True) == "record.last", "the next recipe triggers the end"
    assert rule("over") == "brew"
    assert rule("plant", to_move=1, card="return_to_sender") == "counter"
    assert rule("plant", card="infamy") == "victory"
