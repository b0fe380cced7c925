"""The words of the hexes stand on the cards of the hand in the hex step, those of the potions in the record step."""

from collections.abc import Iterator

import pytest
from walking import at_random, picture_of, table_of

from game.play.moments import Moment
from game.rules.bubble_and_boil.cards.card_text import cost_text
from game.tables.asking import Asking
from game.tables.bubble_and_boil.cards.card_faces import LEAST_PLANTS, draw_hex_words
from game.tables.bubble_and_boil.cards.card_facts import design_of, effect_sentences, recipe_words
from game.tables.bubble_and_boil.cards.large import rule_of
from game.tables.bubble_and_boil.pieces.card_marks import marks_of
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Stroke
from game.view.input.narrowing import Narrowing
from game.view.scene import Services


@pytest.fixture(params=[100, 115, 130])
def lettered(services: Services, request: pytest.FixtureRequest) -> Iterator[Services]:
    """Services with letters of a size, in percent."""
    theme = services.studio.theme
    services.studio.use_theme(theme.with_look(high_contrast=False, text_scale=request.param / 100))
    yield services
    services.studio.use_theme(theme)


def moment_of(session, step: str, seat: int = 0) -> Moment:
    """Return the first moment at which a seat is in a step of its turn, with cards in its hand."""
    for turn in range(session.base, session.move_count):
        seen = session.moments.observe(seat, Moment(turn))
        if seen.to_move == seen.active == seat and seen.step == step and seen.hand and not seen.is_harvesting:
            return Moment(turn)
    raise AssertionError(f"nobody comes to {step}")


def words_of(table) -> list[str]:
    designs = [design_of(card) for card in table.seen.hand]
    return [" ".join(map(table.say, (*cost_text(design), *effect_sentences(design)))) for design in designs]


def test_each_hex_can_be_read_in_the_hex_step(lettered):
    session = at_random(3, 1, "bubble_and_boil")
    table = table_of(lettered, session, 0, moment=moment_of(session, "hex"))
    texts = " ".join(picture_of(table).texts)
    assert all(words in texts for words in words_of(table))


def test_they_are_gone_in_other_steps(services):
    session = at_random(3, 1, "bubble_and_boil")
    table = table_of(services, session, 0, moment=moment_of(session, "plant"))
    texts = " ".join(picture_of(table).texts)
    assert not any(words in texts for words in words_of(table))


def test_each_potion_can_be_read_where_only_recipes_can_be_recorded(lettered):
    session = at_random(3, 1, "bubble_and_boil")
    shown = 0
    for turn in session.history:
        legal = session.controller.legal_moves(session._positions[turn.number - 1])
        if turn.seat != 0 or not any(move.verb == "record" for move in legal):
            continue
        table = table_of(lettered, session, 0, moment=Moment(turn.number - 1))
        only = not any(move.verb in {"plant", "grow"} for move in legal)
        texts = " ".join(picture_of(table, Asking(Narrowing(legal), lambda move: None)).texts)
        for card in {move.card for move in legal if move.verb == "record"}:
            assert (table.say(recipe_words(card)) in texts) == only
            shown += only
    assert shown


def test_a_hint_to_record_marks_the_book_once(services):
    session = at_random(3, 1, "bubble_and_boil")
    looked = 0
    for turn in session.history:
        legal = session.controller.legal_moves(session._positions[turn.number - 1])
        record = next((move for move in legal if move.verb == "record"), None)
        if turn.seat != 0 or record is None:
            continue
        table = table_of(services, session, 0, moment=Moment(turn.number - 1))
        without = picture_of(table, Asking(Narrowing(legal), lambda move: None)).frames.count("icon.hint")
        hinted = picture_of(table, Asking(Narrowing(legal), lambda move: None, record)).frames.count("icon.hint")
        assert hinted - without == 2, "one owl at the card, one at the book"
        looked += 1
    assert looked


def test_the_ribbon_stands_on_recording_where_nothing_can_be_planted(services):
    session = at_random(3, 1, "bubble_and_boil")
    recorded = planted = 0
    for turn in session.history:
        legal = session.controller.legal_moves(session._positions[turn.number - 1])
        verbs = {move.verb for move in legal}
        if turn.seat != 0 or "record" not in verbs:
            continue
        table = table_of(services, session, 0, moment=Moment(turn.number - 1))
        picture = picture_of(table, Asking(Narrowing(legal), lambda move: None))
        steps = [name for name in picture.frames if name in {"step.gone", "step.now", "step.coming"}]
        here = steps.index("step.now") + 1
        plants = bool(verbs & {"plant", "grow", "raze"})
        assert here == (3 if plants else 4)
        planted, recorded = planted + plants, recorded + (not plants)
    assert planted
    assert recorded


def test_the_words_on_a_card_end_before_the_one_that_lies_over_it(lettered):
    session = at_random(3, 1, "bubble_and_boil")
    table = table_of(lettered, session, 0, moment=moment_of(session, "hex"))
    canvas, area = Canvas(table.services.studio, table.services.studio.viewport), Area(300, 700, 200, 300)
    for card in table.seen.hand:
        note = draw_hex_words(canvas, table.say, card, area, 0.86 * area.width)
        assert note.right < area.x + 0.86 * area.width
        assert note.bottom < area.bottom


def test_no_words_of_a_hex_leave_its_card(lettered):
    """Above its edge stand its plants at most."""
    session = at_random(2, 1, "bubble_and_boil")
    table = table_of(lettered, session, 0)
    picture_of(table)
    canvas, area = Canvas(table.services.studio, table.services.studio.viewport), Area(300, 700, 204, 300)
    for card in session.controller.codex.names:
        note = draw_hex_words(canvas, table.say, card, area)
        assert area.y - LEAST_PLANTS < note.y, card
        assert note.bottom < area.bottom, card


def test_a_hex_that_is_paid_is_not_counted_twice(services):
    session = at_random(3, 1, "bubble_and_boil")
    cast, firsts, others = 0, 0, 0
    for turn in session.history:
        seen = session.moments.observe(0, Moment(turn.number - 1))
        if turn.seat == seen.active == 0 and seen.step == "hex" and seen.resolving is not None:
            rule = rule_of(seen.resolving, seen, table_of(services, session, 0, moment=Moment(turn.number - 1)))
            assert dict(rule.args).get("number", 1) == cast
            firsts, others = firsts + (cast == 1), others + (cast > 1)
        if turn.seat == 0:
            cast = 0 if turn.move.verb == "draw" else cast + (turn.move.verb == "hex")
    assert firsts
    assert others


def test_a_card_whose_hex_cannot_be_cast_lies_dark_and_the_others_are_ringed(services):
    session = at_random(3, 1, "bubble_and_boil")
    dark = ringed = asked = 0
    for turn in range(session.base, session.move_count):
        seen = session.moments.observe(0, Moment(turn))
        if not seen.to_move == seen.active == 0 or seen.step != "hex" or seen.is_harvesting:
            continue
        asking = Asking(Narrowing(session.controller.legal_moves(session._positions[turn])), lambda move: None)
        table = table_of(services, session, 0, moment=Moment(turn))
        marks = marks_of(asking)
        if seen.asked is not None:
            assert len(shades(picture_of(table, asking))) == len(shades(picture_of(table)))
            asked += 1
            continue
        assert set(marks.bands) == marks.castable
        off = len(shades(picture_of(table, asking))) - len(shades(picture_of(table)))
        assert off == sum(card not in marks.castable for card in seen.hand)
        dark, ringed = dark + off, ringed + len(marks.castable)
    assert dark
    assert ringed
    assert asked, "what a hex asks of a hand is answered with what the cards grow"


def shades(picture) -> list[Stroke]:
    """Return the shades that are as high as a card of the hand."""
    return [stroke for stroke in picture.strokes if stroke.what == "shadow" and stroke.height > 150]
