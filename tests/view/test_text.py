"""Text: wrapping, fitting, the chain of faces, and sprites among words."""

import pytest

from game.view.drawing.canvas import Canvas
from game.view.drawing.syllables import breaks_of
from game.view.drawing.text import SMALLEST, Lettering, Role, Style, _in_rows
from game.view.drawing.theme import Theme

WORDS = "Follow with plant, or let the great cauldron boil over and take every card that lies there"


def style(**changes: object) -> Style:
    base = Style("text", 24, SMALLEST, (43, 33, 29), "left")
    return base._replace(**changes)


@pytest.fixture
def lettering(canvas: Canvas) -> Lettering:
    return canvas.studio.lettering


def test_wrapped_text_stays_within_its_width(lettering: Lettering) -> None:
    one_line = lettering.block(WORDS, style())
    wrapped = lettering.block(WORDS, style(width=300))
    assert wrapped.width <= 300 < one_line.width
    assert wrapped.last_baseline > one_line.last_baseline == one_line.baseline


def test_a_word_longer_than_the_width_is_broken(lettering: Lettering) -> None:
    assert lettering.block("Donaudampfschifffahrtsgesellschaft", style(width=90)).width <= 90


def test_wrapped_text_shrinks_before_a_word_is_broken(lettering: Lettering) -> None:
    wide = lettering.extent("toadstools", style(size=32))[0]
    kept = lettering.block("red toadstools", style(size=32, width=wide - 1))
    pair = lettering.block("red\ntoadstools", style(size=31))
    assert (kept.width, kept.height) == (pair.width, pair.height)


def test_wrapped_text_ends_in_a_lonely_word_only_where_it_would_need_another_line_else(lettering: Lettering) -> None:
    mended = 0
    for size in (21, 24, 30):
        for width in range(120, 900, 7):
            rows = ["".join(row).split() for row in lettering._rows(WORDS, "text", size, width)]
            assert [word for row in rows for word in row] == WORDS.split()
            assert all(lettering.extent(" ".join(row), style(size=size))[0] <= width for row in rows)
            tokens = [token for word in WORDS.split(" ") for token in (word, " ")][:-1]
            parts = [(token, lettering._width(token, "text", size)) for token in tokens]
            greedy = _in_rows(parts, width)
            assert len(rows) == len(greedy)
            mended += len(rows[-1]) > len(greedy[-1]) == 1
            if len(rows) > 1 and len(rows[-1]) == 1:
                others = [_in_rows(parts, narrower) for narrower in range(max(wide for _, wide in parts), width)]
                assert not [other for other in others if len(other) == len(rows) and len(other[-1]) > 1]
    assert mended


def test_lines_break_where_the_text_says(lettering: Lettering) -> None:
    pitch = round(24 * 1.25)
    one, three = lettering.block("a", style()), lettering.block("a\n\nb", style())
    assert three.height == one.height + 2 * pitch


def test_fitted_text_shrinks_to_one_line(lettering: Lettering) -> None:
    wide = lettering.extent(WORDS, style(size=32))[0]
    fitted = lettering.block(WORDS, style(size=32, width=round(wide * 0.8), fit=True))
    assert fitted.width <= wide * 0.8
    assert fitted.height < lettering.block(WORDS, style(size=32)).height


def test_text_never_shrinks_below_the_smallest_size(lettering: Lettering) -> None:
    cut = lettering.block(WORDS, style(size=32, width=200, fit=True))
    assert cut.width <= 200
    assert cut.height == lettering.block("x", style(size=SMALLEST)).height


def test_wrapped_text_shrinks_until_it_fits_its_height(lettering: Lettering) -> None:
    room = lettering.block(WORDS, style(size=30, width=300)).height - 1
    fitted = lettering.block(WORDS, style(size=30, width=300, height=room))
    assert fitted.height <= room
    assert fitted.width <= 300
    low = lettering.block(WORDS, style(size=30, width=300, height=10))
    assert low.height == lettering.block("x", style(size=SMALLEST)).height


def test_no_more_lines_than_allowed_and_smaller_before_cut(lettering: Lettering) -> None:
    two = lettering.block(WORDS, style(width=260, lines=2))
    assert two.last_baseline - two.baseline == round(SMALLEST * 1.25)
    assert two.width <= 260


def test_a_word_that_is_wider_than_its_place_is_broken_with_a_hyphen(lettering: Lettering) -> None:
    for word, marked in (("Weberrätsel", True), ("Hühnergötterspeise!", True), ("1234567890123", False)):
        width = lettering.extent(word, style())[0] - 1
        parts = lettering._broken(word, "text", 24, width)
        assert all(lettering.extent(part, style())[0] <= width for part in parts)
        assert len(parts) > 1
        assert all(part.endswith("-") for part in parts[:-1]) == marked
        assert "".join(part.removesuffix("-") for part in parts) == word
        assert min(len(part.strip("-!")) for part in parts) >= (3 if marked else 1)


@pytest.mark.parametrize(
    "word",
    [
        "Hüpf-kas-ten-trunk", "We-ber-rät-sel", "Fein-schme-cker", "Moor-kö-nigs-kro-ne", "Hüh-ner-göt-ter-spei-se!",
        "Spinn-we-ben-sup-pe", "bou-quet", "en-san-glan-tée", "chu-cho-teu-se", "des-con-cier-to", "Mu-che-dum-bre",
        "e-ver-las-ting", "Mush-room",
    ],
)  # fmt: skip
def test_a_word_is_broken_between_its_syllables(lettering: Lettering, word: str) -> None:
    whole, syllables = word.replace("-", ""), word.split("-")
    places = {sum(map(len, syllables[:count])) for count in range(1, len(syllables))}
    assert set(breaks_of(whole)) == places
    wide = lettering.extent(whole, style())[0]
    for width in range(wide * 2 // 3, wide, 4):
        parts = [part.removesuffix("-") for part in lettering._broken(whole, "text", 24, width)]
        assert {sum(map(len, parts[:count])) for count in range(1, len(parts))} <= places


@pytest.mark.parametrize("size", [21, 28, 60])
def test_figures_of_headings_stand_on_the_line_as_high_as_a_capital(lettering: Lettering, size: int) -> None:
    capital = lettering.block("O", style(role="display", size=size)).surface.get_bounding_rect()
    for figure in "0123456789":
        rect = lettering.block(figure, style(role="display", size=size)).surface.get_bounding_rect()
        assert (rect.top, rect.bottom) == pytest.approx((capital.top, capital.bottom), abs=1 + size // 20), figure


def test_measuring_agrees_with_setting(lettering: Lettering) -> None:
    for chosen in (style(), style(width=200), style(width=200, fit=True), style(role="display", width=150, lines=2)):
        extent = lettering.extent(WORDS, chosen)
        block = lettering.block(WORDS, chosen)
        assert extent == (block.width, block.height)


@pytest.mark.parametrize("role", ["text", "display"])
def test_letters_of_central_europe_have_shapes(lettering: Lettering, role: str) -> None:
    blank = lettering.block("\N{LATIN SMALL LETTER TURNED M}", style(role=role)).surface
    for letter in "áéíóöőúüűŁřčşğñßÁŐŰ“”–…×":
        surface = lettering.block(letter, style(role=role)).surface
        assert surface.get_bounding_rect().width > 0
        assert surface.get_buffer().raw != blank.get_buffer().raw, letter


def test_the_second_face_of_a_chain_sets_what_the_first_lacks(lettering: Lettering) -> None:
    owners = {letter: lettering._owner("text", letter) for letter in "aáő "}
    assert owners == {"a": 0, "á": 0, "ő": 1, " ": 0}


def test_a_sprite_stands_among_the_words(lettering: Lettering) -> None:
    with_sprite = lettering.extent("Follow <suit.plant> now", style())[0]
    without = lettering.extent("Follow  now", style())[0]
    assert with_sprite == pytest.approx(without + 24, abs=2)


def test_a_mark_that_is_no_sprite_is_shown_as_it_is(lettering: Lettering) -> None:
    assert lettering.extent("a <b> <no.frame>", style())[0] > lettering.extent("a  ", style())[0] + 40


def test_set_text_is_kept(lettering: Lettering) -> None:
    first = lettering.block(WORDS, style())
    assert lettering.block(WORDS, style()).surface is first.surface
    lettering.forget_blocks()
    assert lettering.block(WORDS, style()).surface is not first.surface


def test_the_text_size_setting_enlarges_every_text(canvas: Canvas) -> None:
    usual = canvas.measure("Zelma", size=30)
    canvas.studio.use_theme(canvas.theme.with_look(high_contrast=False, text_scale=1.3))
    assert canvas.measure("Zelma", size=30).width == pytest.approx(1.3 * usual.width, rel=0.03)


def test_text_below_the_smallest_size_is_set_at_it(canvas: Canvas) -> None:
    assert canvas.measure("Zelma", size=8) == canvas.measure("Zelma", size=SMALLEST)


def test_alignment_names_the_point(canvas: Canvas) -> None:
    boxes = {}
    for align in ("left", "center", "right"):
        canvas.text(f"{align}---", 500, 300, align=align, vertical="baseline")
        boxes[align] = canvas.picture.boxes_of(f"{align}---")[0]
    border = 24 // 8
    assert boxes["left"][0] == 500 - border
    assert boxes["center"][0] + boxes["center"][2] / 2 == pytest.approx(500, abs=1)
    assert boxes["right"][0] + boxes["right"][2] == 500 + border


def test_a_turned_text_turns_about_its_point(canvas: Canvas) -> None:
    canvas.text("turned", 500, 300, align="center", vertical="middle", rotation=90)
    x, y, width, height = canvas.picture.boxes_of("turned")[0]
    assert width < height
    assert x <= 500 <= x + width
    assert y + height / 2 == pytest.approx(300, abs=3)


@pytest.mark.parametrize("role", ["text", "display"])
def test_the_middle_is_that_of_the_capitals(canvas: Canvas, role: Role) -> None:
    canvas.text("O", 100, 300, size=60, role=role, vertical="middle", colour="ink")
    surface = canvas.picture.surface()
    rows = [y for y in range(200, 400) if any(surface.get_at((x, y))[:3] != (0, 0, 0) for x in range(95, 160))]
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(300, abs=1.5)


def test_a_theme_in_high_contrast_swaps_its_colours(canvas: Canvas) -> None:
    theme: Theme = canvas.theme
    bold = theme.with_look(high_contrast=True, text_scale=1.0)
    assert bold.colour("ink") != theme.colour("ink")
    assert bold.durations is theme.durations


def test_a_word_with_a_hyphen_is_broken_there_before_it_shrinks(lettering: Lettering) -> None:
    half = lettering.extent("Repousse-", style())[0]
    lines, size = lettering._fitted("Repousse-barbe", style(width=half + 4))
    assert ["".join(str(piece.content) for piece in line.pieces) for line in lines] == ["Repousse-", "barbe"]
    assert size == style().size
