"""What the prompt of Bubble and Boil says of what a hex asks for, and of the recipe that would end the match."""

import re
from collections.abc import Iterator

import pytest
from harness import any_move, match_of, play_on, sit_down
from msgspec.structs import replace

from game.core.reason import reason
from game.play.session import Session
from game.rules.bubble_and_boil.cards.card_files import card_words
from game.rules.bubble_and_boil.events import WayChosen
from game.rules.bubble_and_boil.moves import HARVEST, PASS, Discard, Grow, Hex, Record
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.scenes.playing.table_at import table_at
from game.store.words import TEXT, languages, read_texts
from game.tables.asking import Asking, Prompt
from game.tables.bubble_and_boil.cards.card_facts import way_words
from game.tables.bubble_and_boil.prompts import is_cast_in_vain, vain_cards
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST
from game.view.input.narrowing import Narrowing
from game.view.widgets import Button
from game.view.widgets.buttons import NEAR
from game.view.widgets.widget import State

ACTION = re.compile(r"bubble_and_boil\.action\.[a-z_]+")

SEEDS = range(1, 9)


def words_of(services, session: Session, *chosen: str) -> str:
    """Return what the prompt says to the seat to move when it has chosen these parts."""
    seat = session.to_move
    table = table_at(services, session, seat, seat, session.moments.last)
    narrowing = Narrowing(session.legal_moves())
    assert all(map(narrowing.choose, chosen))
    prompt = table.prompt(Asking(narrowing, session.why_not))
    return f"{table.say(prompt.title)}: {table.say(prompt.wish)}"


def test_what_a_hex_asks_for_in_a_row_is_never_asked_for_with_the_same_words(services):
    rows = 0
    for seed in SEEDS:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        before, said = None, ""
        while session.to_move is not None:
            seen = session.observe(session.to_move)
            hexes = seen.asked is not None and seen.resolving is not None
            asks = (seen.to_move, *seen.stack[-2:-1]) if hexes else None
            words = words_of(services, session) if hexes else ""
            if before is not None and asks is not None and asks[0] == before[0] and in_a_row(before[1], asks[1]):
                rows += 1
                assert words != said, (words, asks)
            before, said = asks, words
            session.play(any_move(session))
    assert rows


def in_a_row(before, after) -> bool:
    """Return whether the same verb of the same hex asks once more."""
    return (before.source, before.step) == (after.source, after.step) and before != after


def test_a_hex_says_what_happens_to_what_is_chosen_for_it(services):
    asked = set()
    for seed in SEEDS:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        while session.to_move is not None:
            seen = session.observe(session.to_move)
            if seen.asked == "cube" and seen.asked_for != "harvest":
                told = services.words.say(f"bubble_and_boil.prompt.asked.cube.{seen.asked_for}")
                assert told in words_of(services, session)
                asked.add(seen.asked_for)
            session.play(any_move(session))
    assert len(asked) > 1


def test_whoever_may_answer_a_hex_reads_what_of_it_could_not_happen_to_them(services):
    """Of two ways one may be none (B9), and what finds nothing does nothing (B6)."""
    forced, idle = set(), services.words.say("bubble_and_boil.prompt.answer.idle", wish="").strip()
    found_nothing = set()
    for seed in range(1, 25):
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        while session.to_move is not None:
            seat, seen = session.to_move, session.observe(session.to_move)
            if seen.asked != "answer" or seen.resolving is None or seen.resolving in forced | found_nothing:
                session.play(any_move(session))
                continue
            card, said = seen.resolving, words_of(services, session)
            ways = [services.words.say(way) for way in way_words(card)]
            events = session.play(PASS)
            chosen = next((each for each in events if isinstance(each, WayChosen) and each.seat == seat), None)
            if idle in said:
                assert owned(session.observe(seat), seat) == owned(seen, seat)
                assert chosen is None or chosen.way is None
                found_nothing.add(card)
            elif chosen is None:
                assert all(way not in said for way in ways), "they choose themselves"
            else:
                assert f"{ways[1 - chosen.way]}, so you would {ways[chosen.way]}." in said
                forced.add(card)
    assert len(forced) > 1
    assert found_nothing


def owned(seen: BubbleAndBoilObservation, seat: int) -> list[object]:
    """Return what hexes give and take of a seat."""
    kinds = (seen.pot_sizes, seen.corruption, seen.hand_counts, seen.book_counts, seen.crones, seen.points)
    return [*(each[seat] for each in kinds), seen.diablerie[seat], seen.gardens[seat]]


def test_all_others_read_what_is_chosen_for_a_hex(services):
    told = set()
    for seed in SEEDS:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        while session.to_move is not None:
            seat = (session.to_move + 1) % 3
            seen = session.observe(seat)
            if seen.asked is not None and seen.resolving is not None:
                table = table_at(services, session, seat, seat, session.moments.last)
                wish = table.prompt(None).wish
                assert wish.key == f"bubble_and_boil.waiting.asked.{seen.asked}.{seen.asked_for}"
                assert table.say(card_words(seen.countering or seen.resolving)) in table.say(wish)
                told.add(wish.key)
            session.play(any_move(session))
    assert len(told) > 7
    assert not services.words.missed


def moment(verb: str, step: str) -> tuple[Session, BubbleAndBoilObservation]:
    """Return a match in a step of a turn in which some verb is possible, and what its seat to move sees."""
    for seed in SEEDS:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        while session.to_move is not None:
            seen = session.observe(session.to_move)
            if seen.step == step and any(move.verb == verb for move in session.legal_moves()):
                return session, seen
            session.play(any_move(session))
    raise AssertionError("no match comes to that")


def prompt_at(services, session: Session, seen: BubbleAndBoilObservation, asking: Asking) -> Prompt:
    """Return what the prompt says to the seat to move of what it sees."""
    table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
    table.show(seen, session.to_move)
    return table.prompt(asking)


def test_a_second_hex_says_that_it_bars_the_last_recipe(services):
    session, seen = moment("hex", "hex")
    hexes = [move for move in session.legal_moves() if isinstance(move, Hex)]
    move = next(move for move in hexes if not is_cast_in_vain(seen, move))
    for books, barred in ((seen.limits.recipes - 1, True), (0, False)):
        brink = replace(seen, hexes=1, book_counts=(books,) * seen.seats)
        asking = Asking(Narrowing(session.legal_moves()), session.why_not)
        asking.narrowing.choose(f"hand:{move.card}")
        wish = prompt_at(services, session, brink, asking).wish
        assert (dict(wish.args)["extra"].key == "bubble_and_boil.prompt.hex.extra.last") == barred


@pytest.mark.parametrize(
    ("hexes", "corruption", "said"), [(0, 0, "idle_at_all"), (1, 0, "repays"), (2, 5, "repays"), (1, 1, None)]
)
def test_a_hex_that_only_gives_back_what_it_costs_is_said_to_and_does_not_glow(services, hexes, corruption, said):
    session, seen = moment("hex", "hex")
    brink = replace(seen, hand=("big_tidy_up",), hexes=hexes, corruption=(corruption,) * seen.seats)
    asking = Asking(Narrowing([Hex("big_tidy_up"), HARVEST]), session.why_not)
    keys = [reason.key for reason in vain_cards(brink, asking).values()]
    assert keys == ([] if said is None else [f"bubble_and_boil.prompt.hex.{said}"])
    assert prompt_at(services, session, brink, asking).wish.key.endswith("hex.vain" if said else "hex.wish")
    asking.narrowing.choose("hand:big_tidy_up")
    wish = prompt_at(services, session, brink, asking).wish.key
    assert wish.endswith({"idle_at_all": "hex.idle", "repays": "hex.repays", None: "hex.ready"}[said])


@pytest.mark.parametrize("records", [True, False])
def test_the_last_turn_says_that_gardens_and_cards_bring_nothing_more(services, records):
    def last(session):
        seen, verbs = session.observe(session.to_move), {move.verb for move in session.legal_moves()}
        return seen.counts_no_garden and "draw" in verbs and ("record" in verbs) == records

    session = next(
        session
        for seed in range(40)
        if (session := until(match_of("random", "random", seed=seed, game="bubble_and_boil"), last)) is not None
    )
    key = "bubble_and_boil.prompt.last." + ("record" if records else "draw")
    assert words_of(services, session).endswith(services.words.say(key))


def test_b9_whoever_a_hex_leaves_one_way_only_reads_which_other_one_is_none(services):
    def forced(session):
        seen = session.observe(session.to_move)
        asked = seen.asked_for == "discard" and seen.countering is None and seen.to_move != seen.active
        return asked and seen.resolving == "gossip_mill"

    found = set()
    for seed in SEEDS:
        session = until(match_of("random", "random", "random", seed=seed, game="bubble_and_boil"), forced)
        if session is not None:
            seen = session.observe(session.to_move)
            barred = seen.points[seen.to_move] < 2
            assert ("lose 2 points" in words_of(services, session)) == barred
            found.add(barred)
    assert True in found


def test_a_chosen_card_says_that_it_is_the_recipe_that_triggers_the_end(services):
    session, seen = moment("record", "plant")
    card = next(move.card for move in session.legal_moves() if isinstance(move, Record))
    for short in (1, 2):
        brink = replace(seen, book_counts=(seen.limits.recipes - short,) * seen.seats, trigger=None)
        asking = Asking(Narrowing(session.legal_moves()), session.why_not)
        asking.narrowing.choose(f"hand:{card}")
        wish = prompt_at(services, session, brink, asking).wish
        assert (wish.key == "bubble_and_boil.prompt.last_recipe") == (short == 1)


@pytest.mark.parametrize("bare", [True, False])
def test_whoever_has_no_garden_does_not_go_on_to_a_harvest(services, bare):
    session, _ = moment("harvest", "hex")
    while bool(session.observe(session.to_move).gardens[session.to_move]) == bare:
        session.play(any_move(session))
    table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
    table.show(session.observe(session.to_move), session.to_move)
    assert (table.move_words(HARVEST).key == "bubble_and_boil.would.harvest.bare") == bare


def test_while_a_hex_is_chosen_the_button_that_leads_on_says_that_it_puts_the_card_back(services):
    session, _ = moment("hex", "hex")
    table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
    narrowing = Narrowing(session.legal_moves())
    asking = Asking(narrowing, session.why_not)
    leads_on = {action.name: action.label.key for action in table.actions(asking)}["do harvest"]
    card = next(move.card for move in session.legal_moves() if isinstance(move, Hex))
    assert narrowing.choose(f"hand:{card}")
    chosen = {action.name: action.label.key for action in table.actions(asking)}["do harvest"]
    assert chosen == "bubble_and_boil.action.back" != leads_on


def until(session, done):
    """Return a match that is played until something holds, or None where it never does."""
    while session.to_move is not None and not done(session):
        session.play(any_move(session))
    return None if session.to_move is None else session


@pytest.mark.parametrize(("place", "move"), [("book", Record), ("plant", Grow), ("discards", Discard)])
def test_whoever_chooses_a_place_first_is_asked_for_the_card(services, place, move):
    session = match_of("random", "random", seed=13, game="bubble_and_boil")
    play_on(session, lambda each: sum(isinstance(one, move) for one in each.legal_moves()) > 1)
    before, after = words_of(services, session), words_of(services, session, place)
    assert after != before
    assert after.endswith(services.words.say("bubble_and_boil.prompt.which_card"))


def test_where_the_last_recipe_is_barred_the_prompt_offers_none_and_says_why(services):
    session, seen = moment("plant", "plant")
    free = Asking(Narrowing(session.legal_moves()), session.why_not)
    barred = Asking(
        Narrowing([move for move in session.legal_moves() if not isinstance(move, Record)]), session.why_not
    )
    told = prompt_at(services, session, seen, barred)
    assert prompt_at(services, session, seen, free).title.key == "bubble_and_boil.prompt.plant"
    assert told.title.key == "bubble_and_boil.prompt.plant.no_recipe"
    assert told.wish.key == "bubble_and_boil.prompt.no_recipe"


@pytest.mark.parametrize(
    ("option", "who"), [({}, "closed"), ({"kindly_crone": "yes"}, "open"), ({"memory_aid": "yes"}, "aid")]
)
def test_whoever_records_reads_who_may_look_at_a_recipe_again(services, option, who):
    """Nobody, its owner neither; but books may lie open, or one is helped to keep in mind (B26, B52)."""
    session = play_on(
        match_of("random", "random", seed=3, game="bubble_and_boil", **option),
        lambda each: (
            any(isinstance(move, Record) for move in each.legal_moves()) and not each.observe(0).book_counts[0]
        ),
    )
    card = next(move.card for move in session.legal_moves() if isinstance(move, Record))
    ready = words_of(services, session, f"hand:{card}", "book")
    keys = {
        key: services.words.say(f"bubble_and_boil.prompt.ready.record.{key}", card="")
        for key in ("open", "aid", "closed")
    }
    assert [key for key, words in keys.items() if words.strip() in ready] == [who]


SELDOM = {
    "hex.target.some", "hex.aim", "plant.joined", "last_recipe", "no_recipe", "asked.only", "closed", "price",
    "answer.one_way", "answer.idle",
}  # fmt: skip
"""Prompts that say two things, for what is seldom so; they may take two lines."""


def test_what_is_usually_said_has_one_line_and_covers_no_heap(services):
    told = set()
    for seed in SEEDS[:3]:
        session = match_of("random", "random", "random", seed=seed, game="bubble_and_boil")
        while session.to_move is not None:
            seen = session.observe(session.to_move)
            table = table_at(services, session, seen.to_move, seen.to_move, session.moments.last)
            services.studio.sheets.load(table.sheets)
            for prompt in prompts_of(table, session, seen):
                key = prompt.wish.key.removeprefix("bubble_and_boil.prompt.")
                extra = dict(prompt.wish.args).get("extra", reason("bubble_and_boil.prompt.hex.no_extra"))
                if key in SELDOM or not extra.key.endswith("no_extra"):
                    continue
                canvas = Canvas(services.studio, services.studio.viewport)
                table.draw_prompt(canvas, prompt, None)
                (_, top, _, height), *_ = canvas.picture.boxes_of(table.say(prompt.wish))
                _, y, _, room = services.studio.viewport.to_window(table.plan.area("prompt"))
                assert top + height <= y + room, table.say(prompt.wish)
                told.add(key)
            session.play(any_move(session))
    assert told >= {"hex.target", "hex.ready", "hex.idle", "ready.plant", "ready.plant.third", "ready.record.closed"}, (
        told
    )


def prompts_of(table, session: Session, seen: BubbleAndBoilObservation) -> Iterator[Prompt]:
    """Yield what is said before anything is chosen, with each card, and with what goes with it first."""
    for card in (None, *dict.fromkeys(seen.hand)):
        narrowing = Narrowing(session.legal_moves())
        if card is not None and not narrowing.choose(f"hand:{card}"):
            continue
        yield table.prompt(Asking(narrowing, session.why_not))
        parts = [*(f"seat:{seat}" for seat in range(seen.seats)), *(f"hand:{other}" for other in seen.hand), "book"]
        if card is not None and any(map(narrowing.choose, parts)):
            yield table.prompt(Asking(narrowing, session.why_not))


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages())
def test_no_button_of_what_is_asked_is_cut(make, plain_theme, language, text_scale):
    services = make(language)
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_scale))
    table = sit_down(services, match_of("person", "greedy", game="bubble_and_boil")).top.table
    labels = {key for key in read_texts(TEXT / "en") if ACTION.fullmatch(key)}
    assert len(labels) > 8
    for key in labels:
        for place in ("button.first", "button.second"):
            canvas = Canvas(services.studio, services.studio.viewport)
            button = Button("do", table.plan.area(place), table.say(reason(key)), print)
            button.draw(canvas, State())
            drawn = next(text for text in canvas.picture.texts if text)
            width = canvas.measure(drawn, size=SMALLEST / text_scale, role="display").width
            assert width <= button.area.width - 2 * NEAR, (language, drawn)
