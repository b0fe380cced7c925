"""A turn of Cauldron: what is chosen first, what another click or a button makes of it, and what a card asks for."""

from functools import partial

import pytest
from cauldron_harness import cauldron, moment, played
from harness import SIZE, Harness, any_move, asked, match_of, play_on, sit_down
from msgspec.structs import replace

from game.bots.bot import Thought
from game.bots.hints import Counsel
from game.core.effect_stack import Choice
from game.core.move import Move
from game.core.reason import reason
from game.play.session import Session
from game.play.task import Answer
from game.rules.cauldron.cards.card_choices import program_of, row_of
from game.rules.cauldron.ingredients import KINDS, items_in
from game.rules.cauldron.moves import END, Brew, Cast, Choose, Discard, Use
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_composing import next_id
from game.tables.cauldron.asked import OF_ONES_OWN, asked_by, brewing_ability, chosen_before, pieces_before
from game.tables.cauldron.pieces.card_facts import card_facts, kind_words
from game.tables.cauldron.prompts import stake_of_brew
from game.view.drawing.area import LAYOUT, Area
from game.view.input.commands import Intent, PointerMoved


def with_spell(services) -> tuple[Harness, Cast]:
    """Return a person alone who may cast something in their turn, and the first spell that they may."""

    def may_cast(session) -> bool:
        own = session.to_move == 0 and not session.asks_secretly
        return own and {"harvest", "cast"} <= {move.verb for move in session.legal_moves()}

    harness = sit_down(services, played(cauldron("person", "greedy"), may_cast))
    harness.wait_for(asked(harness))
    return harness, next(move for move in harness.top.session.legal_moves() if isinstance(move, Cast))


@pytest.mark.parametrize("second", ["card", "button"])
def test_a_spell_is_cast_by_the_second_click(services, second):
    harness, move = with_spell(services)
    scene, made = harness.top, harness.top.session.move_count
    harness.click(f"hand:{move.spell}")
    assert scene.session.move_count == made
    assert scene.state.asking.narrowing.chosen == (f"hand:{move.spell}",)
    assert harness.says("cauldron.table.stake.cast")
    harness.click(f"hand:{move.spell}" if second == "card" else "bar:cast")
    assert scene.session.move_count > made


@pytest.mark.parametrize("second", ["card", "button", "enter", "drag"])
def test_a_potion_is_brewed_by_the_second_click_or_at_once_where_it_is_dragged(services, second):
    def may_brew(session) -> bool:
        brews = [brew for brew in session.observe(0).brews if brew.is_ready and brew.then > session.observe(0).magik[0]]
        legal = session.legal_moves()
        return session.to_move == 0 and any(Brew(brew.potion) in legal for brew in brews)

    harness = sit_down(services, played(cauldron("person", "greedy"), may_brew))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    brew = next(brew for brew in scene.session.observe(0).brews if Brew(brew.potion) in scene.session.legal_moves())
    card = f"potion:{brew.potion}"
    if second == "drag":
        harness.drag(card, 960, 300)
    else:
        harness.click(card)
        assert scene.session.move_count == made
        assert scene.state.asking.narrowing.chosen == (card,)
        assert harness.says("cauldron.table.stake.brew.ready", stake=scene.table.say(stake_of_brew(brew)))
        assert next_id(Brew(brew.potion), scene.table, scene.state.asking, scene.widgets) == card
        if second == "enter":
            harness.press(Intent.CONFIRM)
        else:
            harness.click(card if second == "card" else "bar:brew")
    assert scene.session.history[made - scene.session.base].move == Brew(brew.potion)


def test_a_second_click_on_a_card_that_would_be_given_up_lets_go_of_it(services):
    def may_discard(session) -> bool:
        return session.to_move == 0 and {"buy", "discard"} <= {move.verb for move in session.legal_moves()}

    harness = sit_down(services, moment(may_discard, "person", "greedy", seed=3))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    card = next(move for move in scene.session.legal_moves() if isinstance(move, Discard)).parts[0]
    for chosen in ((card,), ()):
        harness.click(card)
        assert scene.session.move_count == made
        assert scene.state.asking.narrowing.chosen == chosen
    harness.click(card)
    harness.click("buy")
    assert scene.session.history[made - scene.session.base].move.verb == "discard"


def test_a_field_that_a_card_does_not_mean_is_refused_for_that(services):
    def chooses_field(session) -> bool:
        question = session.observe(0).question if session.to_move == 0 else None
        return isinstance(question, Choice) and question.what == "field" and len(session.legal_moves()) > 1

    session = cauldron("person", "random")
    while not chooses_field(session):
        session.play(any_move(session))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    meant = {part for move in session.legal_moves() for part in move.parts}
    other = next(id for id in harness.widgets.ids if id.startswith("field:") and id not in meant)
    harness.click(other)
    assert harness.says("cauldron.reason.other_field")


def test_whatever_of_ones_own_a_card_asks_for_can_be_taken_where_it_lies(services):
    """A choice of an ingredient of one's own is answered by the ingredient itself, too."""
    cards = card_facts().cards
    programs = [cards.basic_spells, cards.advanced_spells, *(each.abilities for each in cards.characters.values())]
    found = set()
    for card in (name for family in programs for name in family):
        _, targets = program_of(cards, card)
        for target in (each for each in targets if each.pick == "token" and each.of == each.by == "me"):
            role = row_of(cards, card, target.name).role
            assert role in OF_ONES_OWN or target.place != "supply", (card, role)
            found.add(role)
    assert found >= {"give", "give_back"}


def test_a_press_on_an_empty_cellar_says_why_nothing_is_put_there(services):
    def has_fetched(session) -> bool:
        fetches = [move for move in session.legal_moves() if move.verb == "fetch"] if session.to_move == 0 else []
        return bool(fetches) and not session.asks_secretly and not any(session.observe(0).supply)

    session = moment(has_fetched, "person", "greedy", seed=3)
    session.play(next(move for move in session.legal_moves() if move.verb == "fetch"))
    assert session.to_move == 0 and "store" not in {move.verb for move in session.legal_moves()}
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.click(next(id for id in harness.widgets.ids if id.startswith("tip cellar 0")))
    assert harness.says("cauldron.reason.to_and_fro")


def test_a_piece_that_a_pressed_button_has_not_marked_is_not_taken_by_the_first_click(services):
    """Whoever has pressed Steal means a theft: a field that does not glow is harvested by the next click only."""

    def may_steal(session) -> bool:
        own = session.to_move == 0 and not session.asks_secretly
        return own and {"harvest", "steal"} <= {move.verb for move in session.legal_moves()}

    harness = sit_down(services, played(cauldron("person", "greedy"), may_steal))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    field = next(move.parts[0] for move in scene.session.legal_moves() if move.verb == "harvest")
    harness.click("bar:steal")
    harness.click(field)
    assert scene.session.move_count == made
    assert harness.says("table.let_go.named", part=services.words.say("cauldron.table.action.steal"))
    assert says_the_next(harness, scene.table.attempt(field))
    harness.click(field)
    assert scene.session.move_count > made


def test_a_spell_that_is_chosen_is_let_go(services):
    harness, move = with_spell(services)
    scene, made = harness.top, harness.top.session.move_count
    harness.click(f"hand:{move.spell}")
    harness.press(Intent.CANCEL)
    assert scene.session.move_count == made
    assert not scene.state.asking.narrowing.chosen


def test_another_spell_is_chosen_instead(services):
    harness, move = with_spell(services)
    scene, made = harness.top, harness.top.session.move_count
    others = [each for each in scene.session.legal_moves() if isinstance(each, Cast) and each != move]
    for each in [*others, move]:
        harness.click(f"hand:{each.spell}")
        assert scene.state.asking.narrowing.chosen == (f"hand:{each.spell}",)
    assert scene.session.move_count == made


def test_a_click_on_a_field_while_a_spell_is_chosen_lets_it_go_and_harvests_nothing(services):
    harness, move = with_spell(services)
    scene, made = harness.top, harness.top.session.move_count
    field = next(part for part in scene.state.asking.narrowing.glowing if part.startswith("field:"))
    harness.click(f"hand:{move.spell}")
    harness.click(field)
    assert scene.session.move_count == made
    assert not scene.state.asking.narrowing.chosen
    assert harness.says("table.let_go.named", part=scene.table.say(f"card.{move.spell}.name"))
    assert says_the_next(harness, scene.table.attempt(field))
    harness.click(field)
    assert scene.session.move_count > made


def test_what_is_chosen_after_a_hint_says_what_is_to_be_done_next(services):
    harness, move = with_spell(services)
    state = harness.top.state
    why = reason("cauldron.hint.cast")
    state.take_hint(Answer(move, Thought(move, None, ()), Counsel(why)))
    assert harness.says(why.key)
    harness.click(f"hand:{move.spell}")
    assert harness.says("cauldron.table.stake.cast")
    assert not harness.says(why.key)


def test_escape_lets_go_of_what_a_button_has_marked(services):
    harness, _ = with_spell(services)
    scene = harness.top
    harness.click("bar:harvest")
    assert scene.table.lit == "harvest"
    harness.press(Intent.CANCEL)
    assert harness.top is scene
    assert scene.table.lit is None


@pytest.mark.parametrize("free", [True, False])
def test_escape_goes_back_to_before_a_card_that_still_asks_and_opens_the_pause_where_luck_was_seen(services, free):
    def asks(session):
        seen = session.observe(0)
        continues = isinstance(seen.question, Choice) and seen.question.seat == seen.active == 0
        own = session.to_move == 0 and continues and asked_by(seen) is not None
        return own and session.undo_turn.number == session.move_count and session.undo_is_free == free

    session = play_on(match_of("person", "random", seed=18 if free else 3, game="cauldron"), asks)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    count = session.move_count
    harness.press(Intent.CANCEL)
    assert session.move_count == (count - 1 if free else count)
    assert isinstance(harness.top, PauseScene) != free


@pytest.mark.parametrize(("card", "seed"), [("sticky_fingers", 6), ("fair_exchange", 18)])
def test_an_ingredient_that_a_spell_asks_for_is_also_answered_where_it_lies(services, card, seed):
    def asks(session):
        seen = session.observe(0)
        return session.to_move == 0 and asked_by(seen) == card and seen.question.what == "kind"

    session = play_on(match_of("person", "random", seed=seed, game="cauldron"), asks)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    count, move = session.move_count, session.legal_moves()[-1]
    supply = "own:" if card == "fair_exchange" else "supply:1:"
    harness.click(f"{supply}{move.option}")
    assert session.history[count].move == move


def test_a_brew_whose_stars_cost_what_it_brings_waits_for_another_click(services):
    def in_vain(session):
        seen = session.observe(0)
        brews = [brew for brew in seen.brews if brew.then <= seen.magik[0]]
        verbs = {move.text for move in session.legal_moves()}
        return session.to_move == 0 and any(f"brew {brew.potion}" in verbs for brew in brews)

    harness = sit_down(services, moment(in_vain, "person", "random", seed=1, quick="yes"))
    harness.wait_for(asked(harness))
    session = harness.top.session
    count, seen = session.move_count, session.observe(0)
    legal = {move.text for move in session.legal_moves()}
    vain = next(b for b in seen.brews if b.then <= seen.magik[0] and f"brew {b.potion}" in legal)
    harness.click(f"potion:{vain.potion}")
    assert session.move_count == count
    assert services.words.say("cauldron.table.stake.brew.again", stake="").strip() in " ".join(harness.texts)
    harness.click(f"potion:{vain.potion}")
    assert session.history[count].move.text == f"brew {vain.potion}"


def test_a76_where_a_brew_by_an_ability_leads_is_told_before_it_is_used_and_while_its_potion_is_chosen(services):
    def may_brew(session):
        brews = dict(session.observe(0).ability_brews).get("short_cut", ())
        return session.to_move == 0 and len(brews) > 1 and Use("short_cut") in session.legal_moves()

    options = {"quick": "yes", "characters": "alchemist,druid"}
    harness = sit_down(services, moment(may_brew, "person", "random", seed=18, **options))
    harness.wait_for(asked(harness))
    session, say = harness.top.session, services.words.say
    seen = session.observe(0)
    best = max(dict(seen.ability_brews)["short_cut"], key=lambda brew: brew.then)
    dearest = max(dict(seen.ability_brews)["short_cut"], key=lambda brew: brew.top)
    assert dearest.then < dearest.top
    harness.click("ability:short_cut")
    assert len(dict(seen.ability_brews)["short_cut"]) > 1
    assert say(reason("cauldron.table.stake.use.brew.best", stake=stake_of_brew(best))) in harness.texts
    harness.click("ability:short_cut")
    harness.wait_for(asked(harness))
    seen = session.observe(0)
    assert brewing_ability(seen) == "short_cut"
    assert any(say(stake_of_brew(best)) in text for text in harness.texts)
    assert say(reason("cauldron.table.to.toll", top=dearest.top, count=dearest.then)) in harness.texts
    lost = replace(seen, magik=(dearest.then, *seen.magik[1:]))
    table = harness.top.table
    assert not table.confirms(Choose("potion", dearest.potion), dropped=False)
    table.show(lost, 0)
    assert table.confirms(Choose("potion", dearest.potion), dropped=False), "its stars cost all that it brings"


def test_where_nobody_may_cast_the_button_says_that_and_not_that_nothing_would_be_done(services):
    def silenced(session):
        seen = session.observe(0)
        return bool(session.to_move == 0 and seen.hand and any(effect.what == "no_cast" for effect in seen.effects))

    harness = sit_down(services, moment(silenced, "person", "random", seed=3))
    harness.wait_for(asked(harness))
    assert harness.widgets["bar:cast"].disabled_because == services.words.say("cauldron.reason.no_cast")


def test_where_nobody_may_cast_the_bell_sleeps_and_says_why(services):
    def silenced(session):
        seen = session.observe(0)
        return session.to_move == 0 and seen.hand and all(seen.is_silenced(seat) for seat in range(seen.seats))

    harness = sit_down(services, moment(silenced, "person", "random", seed=3))
    harness.wait_for(asked(harness))
    table = harness.top.table
    assert "bell.muted" in harness.frames
    tips = {harness.widgets[id].tooltip for id in harness.widgets.ids}
    assert table.say("cauldron.tip.bell.silenced") in tips


@pytest.mark.parametrize("kind", ["field", "own", "seat"])
def test_what_was_chosen_for_a_card_that_asks_for_more_wears_a_tick_and_is_told_and_a_press_on_it_takes_it_back(
    services, kind
):
    def goes_on(session) -> bool:
        if session.to_move != 0 or session.move_count < 2:
            return False
        seen, last = session.observe(0), session.history[-1]
        pieces = pieces_before(card_facts(), seen)
        own = last.seat == 0 == seen.active and last.move.verb == "choose"
        return own and bool(pieces) and pieces[-1].startswith(f"{kind}:") and session.undo_is_free

    seeds = iter(range(1, 60))
    session = next(found for seed in seeds if (found := _at_random(seed, goes_on)) is not None)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    scene, count = harness.top, session.move_count
    chosen = pieces_before(card_facts(), scene.table.seen)[-1]
    assert harness.picture.frames.count("icon.check") >= 1
    told = {target.pick: value for target, value in chosen_before(card_facts(), scene.table.seen)}
    words = scene.table.seats[told["seat"]].name if kind == "seat" else None
    assert words is None or words in " ".join(harness.texts)
    assert kind != "field" or harness.says("cauldron.prompt.before.other", chosen=kind_on(scene.table, told["field"]))
    harness.click(chosen)
    assert session.move_count == count - 1


def kind_on(table, cell: int) -> str:
    """Return the name of what grows on a field."""
    return table.say(kind_words(KINDS[next(kind for each, kind, _ in table.seen.fields if each == cell)]))


def test_an_ability_waits_for_another_click(services):
    def may_pay(session):
        own = session.to_move == 0 and not session.asks_secretly
        return own and any(
            isinstance(move, Use) and card_facts().price_of(move.ability) for move in session.legal_moves()
        )

    harness = sit_down(services, moment(may_pay, "person", "random", seed=1))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    move = next(m for m in scene.session.legal_moves() if isinstance(m, Use) and card_facts().price_of(m.ability))
    harness.click(move.parts[0])
    assert scene.session.move_count == made
    named, price = services.words.say(f"card.{move.ability}.name"), card_facts().price_of(move.ability)
    assert harness.says("cauldron.table.stake.use.priced", card=named, magik=price)
    harness.click(move.parts[0])
    assert scene.session.history[made].move == move


def test_a_click_on_a_field_puts_an_ability_back_by_its_name_and_says_what_the_next_one_does(services):
    def may_use(session) -> bool:
        own = session.to_move == 0 and not session.asks_secretly
        return own and {"harvest", "use"} <= {move.verb for move in session.legal_moves()}

    harness = sit_down(services, moment(may_use, "person", "greedy", seed=1))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    use = next(move for move in scene.session.legal_moves() if isinstance(move, Use))
    harvest = next(move for move in scene.session.legal_moves() if move.verb == "harvest")
    named = services.words.say(f"card.{use.ability}.name")
    harness.click(use.parts[0])
    assert harness.says("table.chip", part=named)
    harness.click(harvest.parts[0])
    assert scene.session.move_count == made
    assert not scene.state.asking.narrowing.chosen
    assert harness.says("table.let_go.named", part=named)
    assert says_the_next(harness, harvest)
    harness.click(harvest.parts[0])
    assert scene.session.history[made].move == harvest


def test_a_button_lets_go_of_an_ability_or_of_goods_that_wait_for_another_press_and_does_at_once_what_it_says(services):
    ends = {"use": "end", "buy": "pass"}

    def may_do(verb, session) -> bool:
        own = session.to_move == 0 and not session.asks_secretly
        return own and {verb, ends[verb]} <= {move.verb for move in session.legal_moves()}

    for verb, end in ends.items():
        session = moment(partial(may_do, verb), "person", "greedy", seed=1)
        piece = next(move.parts[0] for move in session.legal_moves() if move.verb == verb)
        harness = sit_down(services, session)
        harness.wait_for(asked(harness))
        scene, made = harness.top, session.move_count
        button = next(
            action.name
            for action in scene.table.actions(scene.state.asking)
            if action.move is not None and action.move.verb == end
        )
        harness.click(piece)
        assert scene.state.asking.narrowing.chosen == (piece,)
        harness.click(button)
        assert session.history[made].move.verb == end


def says_the_next(harness: Harness, move: Move) -> bool:
    """Return whether the prompt says that the next press makes a move."""
    table = harness.top.table
    return table.say("table.let_go.makes", move=table.move_words(move)) in " ".join(harness.texts)


def _at_random(seed: int, done) -> Session | None:
    """Return a match by chance at the first moment that is wanted, or None where it has none."""
    session = match_of("person", "random", "random", seed=seed, game="cauldron")
    while session.to_move is not None and not done(session):
        session.play(any_move(session))
    return session if session.to_move is not None else None


def test_a_player_is_chosen_by_what_lies_in_their_hut_too(services):
    def asks(session):
        question = session.observe(0).question
        seats = {move.option for move in session.legal_moves() if isinstance(move, Choose) and move.what == "seat"}
        held = {str(seat) for seat, supply in enumerate(session.observe(0).supply) if supply}
        return session.to_move == 0 and isinstance(question, Choice) and bool(seats & held)

    session = next(found for seed in range(20) if (found := _at_random(seed, asks)) is not None)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    made = session.move_count
    seats = {move.parts[0]: move for move in session.legal_moves()}
    id = next(id for id in harness.widgets.ids if id.startswith("supply:") and f"seat:{id.split(':')[1]}" in seats)
    seat = int(id.split(":")[1])
    said = services.words.say("cauldron.tip.choose.seat", name=session.names[seat])
    for piece in (id, f"tip seat {seat}", f"tip medal {seat}"):
        assert harness.widgets[piece].tooltip.endswith(said), piece
    harness.click(id)
    assert session.history[made].move == seats[f"seat:{id.split(':')[1]}"]


@pytest.mark.parametrize("chosen", [False, True])
def test_whoever_ends_a_harvest_with_goods_and_an_empty_cellar_is_asked_once_more(services, chosen):
    """What is `chosen` and waits for another press does not take the place of that."""

    def wastes(session):
        seen = session.observe(0)
        is_bare = not seen.in_market and not any(left for _, _, left in seen.fields)
        room = seen.cellars[0] > len(items_in(seen.cellared[0])) and seen.supply[0]
        waits = not chosen or any(isinstance(move, Cast | Use) for move in session.legal_moves())
        return session.to_move == 0 and END in session.legal_moves() and bool(is_bare and room) and waits

    harness = sit_down(services, moment(wastes, "person", "random", seed=1))
    harness.wait_for(asked(harness))
    scene, made = harness.top, harness.top.session.move_count
    button = next(action.name for action in scene.table.actions(scene.state.asking) if action.move == END)
    if chosen:
        harness.click(next(move.parts[0] for move in scene.session.legal_moves() if isinstance(move, Cast | Use)))
    harness.click(button)
    assert scene.session.move_count == made
    assert scene.state.notice.words == services.words.say("cauldron.table.end.warning")
    harness.click(button)
    assert scene.session.history[made].move == END


def test_no_note_covers_the_goods_of_the_market_but_their_own(services):
    def buys(session) -> bool:
        return session.to_move == 0 and "buy" in {move.verb for move in session.legal_moves()}

    harness = sit_down(services, moment(buys, "person", "greedy", seed=1))
    harness.wait_for(asked(harness))
    scene, noted = harness.top, 0
    goods = [scene.table.plan.area(f"market.offer{at}") for at in range(6)]
    for id in scene.widgets.ids:
        widget = scene.widgets[id]
        if widget.note is None or any(map(widget.area.shared, goods)):
            continue
        harness.give(PointerMoved(5, 5), PointerMoved(*widget.area.centre))
        harness.let_pass(2 * services.theme.durations.tooltip)
        if scene.widgets.pointed == id:
            strokes = [stroke for stroke in harness.picture.strokes if stroke.what == widget.note]
            notes = [Area(*(each * LAYOUT.width / SIZE[0] for each in stroke[2:6])) for stroke in strokes]
            noted += len(notes)
            assert not any(note.shared(each) for note in notes for each in goods), id
    assert noted
