"""Every move of Cauldron can be made by pointing, and everything that is asked, said and drawn is there."""

from itertools import pairwise

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from walking import picture_of

from game.core.effect_stack import Choice, Running
from game.core.hexgrid import CENTRE
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.events import Bought
from game.rules.cauldron.moves import END, HARVESTS, PASS, Cast, Choose, Discard
from game.rules.cauldron.options import Options
from game.tables.asking import Asking, Look
from game.tables.cauldron.asked import asking_card
from game.tables.cauldron.gallery import gallery
from game.tables.cauldron.prompts import stake_of_brew
from game.tables.cauldron.token_spots import attempted
from game.view.drawing.area import LAYOUT
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing


def nothing(*parts: str) -> None:
    """Do nothing with what was pressed."""


def show(table, turn):
    """Show a table a moment as the seat sees it that is asked."""
    seat = next(seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
    table.show(turn.seen[seat], seat)


def moments(seats, seed, **options):
    """Return each moment of a match with the move that follows it."""
    turns = played(seats, seed, **options)
    return [(turn, after.move) for turn, after in pairwise(turns)]


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 4, {}), (3, 6, {"quick": True}), (5, 8, {"less_luck": True})]
)
def test_every_move_that_was_made_could_be_pointed_at(services, seats, seed, options):
    table = table_with(services, seats)
    for turn, move in moments(seats, seed, **options):
        show(table, turn)
        asking = Asking(Narrowing([move]), lambda move: None)
        ids = [spot.id for spot in table.spots(asking, nothing, nothing)]
        assert len(ids) == len(set(ids)), ids
        if move in (END, PASS):
            assert move in [action.move for action in table.actions(asking)]
        else:
            assert set(move.parts) <= {id.partition("#")[0] for id in ids}, move.text


def test_what_needs_no_hand_can_be_pointed_at_while_the_hand_is_closed(services):
    """Of a person who shares the screen no more is shown than a spectator sees."""
    table, asked = table_with(services, 3, "person"), set()
    for turn, move in moments(3, 12):
        closed = turn.seen[None]
        if closed.to_move is None or table.needs_hand(turn.seen[closed.to_move], closed):
            continue
        if move in (END, PASS) or move.verb in {"cast", "discard"}:
            continue
        asked.add(move.parts[0].partition(":")[0])
        table.show(closed, closed.to_move)
        asking = Asking(Narrowing([move]), lambda move: None)
        assert set(move.parts) <= {spot.id.partition("#")[0] for spot in table.spots(asking, nothing, nothing)}
        if move.verb == "choose":
            table.draw(Canvas(services.studio, services.studio.viewport), asking, Look())
            assert table.prompt(asking).yours
    assert {"place", "field"} <= asked, asked


@pytest.mark.parametrize(
    ("moves", "first"),
    [
        ([Cast("fizzle"), END], "end"),
        ([Cast("fizzle"), HARVESTS[CENTRE], END], "field:0,0"),
        ([Discard("fizzle"), Discard("attic_dew"), PASS], "card:attic_dew"),
    ],
    ids=["end", "harvest", "discard"],
)
def test_what_a_closed_hand_holds_has_not_the_focus(services, moves, first):
    table, turn = table_with(services, 3, "person"), played(3, 12)[0]
    table.show(turn.seen[None], 0)
    assert table.first_part(Asking(Narrowing(moves), lambda move: None)) == first


def test_pieces_mean_the_moves_that_take_them():
    kinds = {}
    for seats, seed in ((2, 4), (5, 8)):
        for _, move in moments(seats, seed):
            if move.verb != "choose" and move.parts:
                kinds[move.verb] = move
    for move in kinds.values():
        assert attempted(move.parts[0]) == move
    assert len(kinds) > 6


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 4, {}), (3, 6, {"quick": True}), (5, 8, {"less_luck": True})]
)
def test_every_question_is_put_into_words_and_drawn(services, seats, seed, options):
    asked_so_far, table = set(), table_with(services, seats)
    for turn, move in moments(seats, seed, **options):
        show(table, turn)
        question = turn.seen[table.viewer].question
        sort = type(question), getattr(question, "what", None) or getattr(question, "around", None), move.verb
        if sort in asked_so_far:
            continue
        asked_so_far.add(sort)
        asking = Asking(Narrowing([move]), lambda move: None, move)
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw(canvas, asking, Look())
        table.draw_prompt(canvas, table.prompt(asking), 0.4)
        for spot in table.spots(asking, nothing, nothing)[len(asked_so_far) % 5 :: 5]:
            table.draw_over(canvas, asking, Look(pointed=spot.id))
        assert not table.words.missed
    assert len(asked_so_far) > 8


@pytest.mark.parametrize("source", ["brew", "quick_brew", "ability.short_cut"])
def test_whoever_pays_for_a_brew_reads_for_which_one(services, source):
    table, seen = table_with(services, 3), played(3, 12)[0].seen[0]
    potion = Cauldron(table.book.numbers, table.book.cards, Options()).book.potions[7]
    brewing = Running(source, 0, 1, (("potion", 7),))
    table.show(replace(seen, to_move=0, stack=(brewing, Choice(0, "payment", (257, 512), "payment"))), 0)
    asking = Asking(Narrowing([Choose("payment", "spider_web+frog_legs")]), lambda move: None)
    assert table.say(f"card.{potion.id}.name") in table.say(table.prompt(asking).title)


def test_the_log_has_words_for_everything(services):
    table = table_with(services, 5)
    for number, turn in enumerate(played(5, 8)):
        for line in table.log_lines(number, turn.events):
            assert table.say(line.words)
    assert not table.words.missed


def test_the_log_tells_of_a_brew_before_what_it_has_used_up(services):
    found = 0
    for seed in range(1, 8):
        for number, turn in enumerate(played(3, seed)):
            kinds = [type(event).__name__ for event in turn.events]
            lines = table_with(services, 3).log_lines(number, turn.events)
            keys = [line.words.key.rpartition(".")[2] for line in lines]
            if "Brewed" in kinds and "EffectEnded" in kinds[: kinds.index("Brewed")] and "effect_ended" in keys:
                brew = next(at for at, key in enumerate(keys) if key.startswith("brew"))
                assert brew < keys.index("effect_ended")
                found += 1
    assert found


def test_of_two_dice_in_one_line_the_log_shows_whose_they_are(services):
    table, found = table_with(services, 2), 0
    for seed in range(1, 6):
        for number, turn in enumerate(played(2, seed)):
            for line in table.log_lines(number, turn.events):
                dice = [sprite for sprite in line.sprites if sprite.startswith("die.")]
                if line.words.key.startswith("cauldron.log.dice"):
                    hats = [sprite for sprite in line.sprites if sprite.startswith("hat.")]
                    assert len(hats) == (2 if len(dice) == 2 else 0)
                    found += len(dice) == 2
    assert found


def test_every_card_has_its_picture_and_words(services):
    table, shown = table_with(services, 2), gallery()
    assert sum(len(section.cards) for section in shown.sections) > 150
    for section in shown.sections:
        for card in section.cards:
            assert card.frame in services.sheets, card.frame
            table.say(card.name), table.say(card.words)
    assert not table.words.missed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_lies_in_the_layout_and_the_log_lies_clear_of_the_market(services, seats):
    table = table_with(services, seats)
    turns = played(seats, 4)
    market = next(turn for turn in turns if turn.seen[None].phase == "market")
    table.show(market.seen[0], 0)
    log, stall = table.log_area(), table.plan.area("market.awning")
    assert log.bottom <= stall.y or log.y >= table.plan.area("market").bottom
    for spot in table.spots(None, nothing, nothing):
        assert LAYOUT.contains(spot.area.x, spot.area.y), spot.id
    assert picture_of(table).frames


def test_prices_are_those_that_were_paid():
    paid = 0
    for turn, after in pairwise(played(3, 4)):
        for event in after.events:
            if isinstance(event, Bought):
                assert turn.seen[event.seat].price(event.goods) == event.price
                paid += 1
    assert paid > 3


def test_whoever_has_to_choose_for_another_players_card_sees_it_large(services):
    table, seen_large = table_with(services, 3), set()
    for turn, move in (*moments(3, 6, quick=True), *moments(3, 12)):
        show(table, turn)
        card = asking_card(table.seen)
        if card is None or not table._looks.knows(card) or card in seen_large:
            continue
        seen_large.add(card)
        asking = Asking(Narrowing([move]), lambda move: None)
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_over(canvas, asking, Look())
        assert any(frame.endswith(".large") for frame in canvas.picture.frames), card
        assert services.words.say(f"card.{card}.name") in canvas.picture.texts
    assert seen_large


def test_the_large_card_of_a_potion_that_can_be_brewed_says_where_that_leads(services):
    table, told = table_with(services, 3), 0
    for turn, move in moments(3, 6, quick=True):
        show(table, turn)
        asking = Asking(Narrowing([move]), lambda move: None)
        for brew in (each for each in table.seen.brews if each.is_ready):
            canvas = Canvas(services.studio, services.studio.viewport)
            table.draw_over(canvas, asking, Look(pointed=f"potion:{brew.potion}"))
            words = services.words.say(stake_of_brew(brew))
            assert any(words in text for text in canvas.picture.texts), brew.potion
            told += 1
    assert told
