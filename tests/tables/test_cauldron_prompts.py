"""What the prompt of Cauldron says of choices in a row and of dice: which one it is, and what it is for."""

import re
from itertools import pairwise

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from walking import picture_of

from game.bots.hints import Counsel
from game.core.effect_stack import Choice, Running, Window
from game.core.reason import reason
from game.rules.cauldron.cards.card_choices import program_of, row_of
from game.rules.cauldron.cards.verbs import Pick
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.effects.dice import CONTESTS
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.ingredients import KINDS, bag_from
from game.rules.cauldron.moves import END, Cast, Discard
from game.rules.cauldron.observation import SeenBrew
from game.rules.cauldron.position import HARVEST
from game.rules.cauldron.standing import HARVEST as UNTIL_HARVEST
from game.rules.cauldron.standing import Standing
from game.store.words import languages
from game.tables.asking import Asking
from game.tables.cauldron.asked import ON_BOARD, question_of
from game.tables.cauldron.pieces.card_facts import card_facts
from game.view.input.narrowing import Narrowing


def cards_with_choices():
    """Return every card with what it lets somebody choose."""
    cards = card_facts().cards
    abilities = [name for person in cards.characters.values() for name in person.abilities]
    for card in (*cards.basic_spells, *cards.advanced_spells, *cards.omens, *cards.track, *abilities):
        verbs, targets = program_of(cards, card)
        picks = [*targets, *(verb for verb in every_verb(verbs) if isinstance(verb, Pick))]
        if picks:
            yield card, picks


@pytest.mark.parametrize(
    ("card", "picks"), list(cards_with_choices()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_choice_of_every_card_has_its_place_in_the_row_and_words(services, card, picks: list[Target]):
    cards = card_facts().cards
    rows = [row_of(cards, card, pick.name) for pick in picks]
    for pick, row in zip(picks, rows, strict=True):
        assert 1 <= row.number <= row.total <= len(picks)
        # A token of a seat is asked for by its kind.
        key = f"cauldron.prompt.choose.{'kind' if pick.pick == 'token' else pick.pick}"
        assert services.words.say(f"{key}.{row.role}" if row.role else key)
    assert not services.words.missed


def prompts(services, seats, seed):
    """Yield what is asked in a match, the words of the prompt, and the observation of whoever is asked."""
    table = table_with(services, seats)
    for turn, after in pairwise(played(seats, seed)):
        seat = next(seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
        table.show(turn.seen[seat], seat)
        prompt = table.prompt(Asking(Narrowing([after.move]), lambda move: None))
        yield question_of(table.seen), f"{table.say(prompt.title)} {table.say(prompt.wish)}", table.seen


MATCHES = ((3, 6), (4, 9), (5, 8))


def test_two_choices_in_a_row_are_never_asked_for_with_the_same_words(services):
    rows = 0
    for seats, seed in MATCHES:
        for (before, words, seen), (after, next_words, next_seen) in pairwise(prompts(services, seats, seed)):
            both = isinstance(before, Choice) and isinstance(after, Choice)
            if both and seen.to_move == next_seen.to_move and seen.stack[-2].source == next_seen.stack[-2].source:
                rows += 1
                assert words != next_words, words
    assert rows


def test_whoever_is_asked_is_named_and_never_right_before_somebody_else(services):
    sorts = set()
    for seats, seed in MATCHES:
        table = table_with(services, seats)
        for turn, after in pairwise(played(seats, seed)):
            seat = next(seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
            table.show(turn.seen[seat], seat)
            prompt = table.prompt(Asking(Narrowing([after.move]), lambda move: None))
            title, wish = table.say(prompt.title), table.say(prompt.wish)
            asked, *others = [plan.name for plan in (*table.seats[seat:], *table.seats[:seat])]
            assert asked in f"{title} {wish}"
            assert not any(said.startswith(f"{asked}: {other}") for said in (title, wish) for other in others)
            sorts.add((type(question_of(table.seen)), asked in title))
    assert {(Window, False), (Window, True), (Choice, False), (Choice, True)} <= sorts


@pytest.mark.parametrize("source", ["harvest", "ability.little_helpers"])
def test_a25_a_field_asked_for_in_the_middle_of_a_harvest_says_why(services, source):
    turn = played(3, 6)[0]
    seen = next(seen for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
    table, said = table_with(services, 3), []
    for name in ("field", "_again", "_more"):
        question = Choice(seen.to_move, "field", (0, 1), name)
        below = Running(source, seen.to_move, 0, (("field", 0),))
        table.show(replace(seen, stack=(below, question)), seen.to_move)
        prompt = table.prompt(Asking(Narrowing([]), lambda move: None))
        said.append(f"{table.say(prompt.title)} {table.say(prompt.wish)}")
    assert len(set(said)) == 3
    assert services.words.say("cauldron.prompt.choose.again") in said[1]
    assert services.words.say("cauldron.prompt.choose.more") in said[2]


BEFORE = {
    "spell.fair_exchange": "You give: Spider Web.", "spell.wild_oats": "It grows: Spider Web.",
    "spell.philosophers_pebble": "What changes: Spider Web.", "ability.small_change": "You give back: Spider Web.",
}  # fmt: skip
"""What is told, while the next thing is chosen, of what was chosen first."""


@pytest.mark.parametrize("source", BEFORE)
def test_what_was_chosen_before_is_told_with_what_becomes_of_it(services, source):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    _, (first, *_, last) = program_of(table.book.cards, source.partition(".")[2])
    below = Running(source, 0, 0, ((first.name, 0), ("victim", 1)))
    choice = Choice(0, "kind" if last.pick == "token" else last.pick, (1, 2), last.name)
    table.show(replace(seen, stack=(below, choice), to_move=0), 0)
    wish = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).wish)
    assert BEFORE[source].lower() in wish.lower()


@pytest.mark.parametrize("victim", [1, 2])
def test_what_a_spell_takes_from_somebody_is_asked_for_with_their_name(services, victim):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    below = Running("spell.sticky_fingers", 0, 0, (("victim", victim),))
    table.show(replace(seen, stack=(below, Choice(0, "kind", (0, 1), "kind")), to_move=0), 0)
    wished = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).wish)
    assert table.seats[victim].name in wished
    assert table.say("cauldron.prompt.choose.kind.take").rstrip(".") in wished


@pytest.mark.parametrize("caster", [0, 1])
def test_whoever_chooses_for_a_card_of_somebody_else_is_told_whose_it_is(services, caster):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    below = Running("spell.sticky_fingers", caster, 0, (("victim", 2),))
    table.show(replace(seen, stack=(below, Choice(0, "kind", (0, 1), "kind")), to_move=0), 0)
    wished = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).title)
    assert (table.seats[1].name in wished) == (caster == 1)


def test_whoever_chooses_for_a_star_is_told_who_has_reached_it(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    below = Running("track.charity/1.0", 1, 0, ())
    table.show(replace(seen, stack=(below, Choice(0, "kind", (0, 1), "kind")), to_move=0), 0)
    title = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).title)
    assert table.seats[1].name in title
    assert table.say("card.charity.name") in title


def test_a_die_that_may_be_changed_says_what_it_is_for(services):
    dice, say = 0, services.words.say
    for seats, seed in MATCHES:
        for question, words, seen in prompts(services, seats, seed):
            if not isinstance(question, Window) or question.around != "roll":
                continue
            dice += 1
            below = seen.stack[-2]
            if below.source == "steal":
                bindings = dict(below.bindings)
                assert say(f"cauldron.kind.{KINDS[bindings['kind']]}") in words
                need = seen.steal_needs[bindings["victim"]]
                assert say("cauldron.table.stake.steal", need=need) in words
                enough = say("cauldron.rolled.steal.enough", seat="", number="", kind="", victim="").split()[-1]
                assert (enough in words) == (bindings["roll"] >= need)
            elif below.source.startswith("contest."):
                assert "turn order" in words or "score" in words or "duel" in words, words
    assert dice


@pytest.mark.parametrize("roll", [2, 3])
def test_a_die_of_a_raid_on_a_cellar_is_told_by_what_the_raid_needs(services, roll):
    table, turn = table_with(services, 3), played(3, 6)[0]
    seen = next(seen for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
    victim = (seen.to_move + 1) % 3
    raid = Running("ability.grave_goods", seen.to_move, 0, (("victim", victim), ("kind", 1), ("roll", roll)))
    window = Window("roll", (seen.to_move,))
    table.show(replace(seen, stack=(raid, window), phase=HARVEST, steal_needs=(3, 3, 3)), seen.to_move)
    prompt = table.prompt(Asking(Narrowing([]), lambda move: None))
    assert table.say("cauldron.table.stake.steal", need=3) in table.say(prompt.wish)
    enough = table.say("cauldron.rolled.steal.enough", seat="", number="", kind="", victim="").split()[-1]
    assert (enough in table.say(prompt.title)) == (roll >= 3)


@pytest.mark.parametrize("name", CONTESTS)
def test_whoever_may_change_a_die_of_a_contest_is_told_whether_high_or_low_wins(services, name):
    table, turn = table_with(services, 3), played(3, 6)[0]
    seen = next(seen for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
    contest = Running(f"contest.{name}", seen.to_move, 0, (("among", 3), ("roll", 3)))
    window = Window("roll", (seen.to_move,))
    table.show(replace(seen, stack=(contest, window), phase=HARVEST), seen.to_move)
    wish = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).wish)
    low = name in {"lsp", "low_first"}
    assert ("lowest die" in wish) == low
    assert ("highest die" in wish or "higher die" in wish) != low


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_inside_a_sentence_no_ingredient_begins_with_a_capital(services, language):
    services.words.speak(language)
    headings = "|".join(re.escape(services.words.say(f"cauldron.ingredient.{kind}")) for kind in KINDS)
    titles = [services.words.say(key) for key in services.words.keys if re.fullmatch(r"card\.\w+\.name", key)]
    cards = re.compile("|".join(map(re.escape, titles)))
    inside, named = re.compile(rf"[^\W\d_][’']? ?\(?({headings})"), set()
    for seats, seed in MATCHES[:2]:
        table = table_with(services, seats)
        for turn, after in pairwise(played(seats, seed)):
            seat = next(seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
            table.show(turn.seen[seat], seat)
            asking = Asking(Narrowing([after.move]), lambda move: None)
            prompt, notes = table.prompt(asking), [each.note for each in table.pieces(asking)]
            told = [prompt.title, prompt.wish, table.move_words(after.move), *(tip.words for tip in table.tips(asking))]
            told += [action.label for action in table.actions(asking)]
            for words in (*map(table.say, told), *filter(None, notes)):
                assert not inside.search(cards.sub("", words)), words
                named.update(kind for kind in KINDS if services.words.say(f"cauldron.kind.{kind}") in words)
    assert named == set(KINDS)


def test_whoever_is_about_to_give_up_a_card_is_told_what_for(services):
    table, book, told = table_with(services, 3), card_facts(), set()
    for turn in played(3, 6):
        seat = next((seat for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat), None)
        if seat is None or not turn.seen[seat].in_market or question_of(turn.seen[seat]) is not None:
            continue
        table.show(turn.seen[seat], seat)
        for card in (*turn.seen[seat].potions[seat], *turn.seen[seat].hand):
            asking = Asking(Narrowing([Discard(card)]), lambda move: None)
            sort = "potion" if card in book.potion_order else "spell"
            (button,) = [action for action in table.actions(asking) if action.move == Discard(card)]
            wish = table.prompt(asking).wish
            assert wish == button.tip
            assert wish.key.startswith(f"cauldron.table.stake.discard.{sort}")
            assert not button.primary
            told.add(sort)
    assert told == {"potion", "spell"}


def test_a60_what_potions_cost_once_one_is_given_up_is_told_before(services):
    table, book, told = table_with(services, 3), card_facts(), set()
    for seed in range(1, 9):
        for turn, after in pairwise(played(3, seed)):
            seen, then = turn.seen[None], after.seen[None]
            if not isinstance(after.move, Discard) or after.move.card not in book.potion_order or then.to_move is None:
                continue
            if seen.active != then.active or not then.in_market:
                continue
            table.show(turn.seen[seen.active], seen.active)
            asking = Asking(Narrowing([after.move]), lambda move: None)
            wish = dict(table.prompt(asking).wish.args)
            prices = [then.price(goods) for goods in ("basic_potion", "advanced_potion")]
            assert prices == [wish["basic"], wish["advanced"]] if "basic" in wish else prices[1] == wish["then"]
            told.add("basic" in wish)
    assert True in told


@pytest.mark.parametrize(
    ("top", "then", "stars", "numbers"),
    [
        (23, 23, (), "23"),
        (23, 23, ("gossip",), "23"),
        (23, 23, ("gossip", "fame"), "23 2"),
        (23, 20, ("gossip",), "23 3 20"),
        (23, 17, ("gossip", "fame"), "23 2 6 17"),
        (23, 26, (), "23 26 3"),
    ],
)
def test_where_a_brew_leads_is_told_with_what_the_stars_on_its_way_cost(services, top, then, stars, numbers):
    table = table_with(services, 3)
    asked = (seen for turn in played(3, 6) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    brew = SeenBrew("attic_dew", 0, top, then, stars, banned=False, forbidden=False)
    table.show(replace(next(asked), magik=(17, 2, 2), active=0, actions=1, stack=(), phase=HARVEST, brews=(brew,)), 0)
    wish = table.say(table.prompt(Asking(Narrowing([]), lambda move: None)).wish)
    assert re.findall(r"\d+", wish) == numbers.split()
    assert (table.say("card.gossip.name") in wish) == (len(stars) == 1)


def test_while_an_announcement_may_be_answered_nobody_is_said_to_think(services):
    table, waited = table_with(services, 4), 0
    for turn in played(4, 9):
        seen = turn.seen[None]
        if seen.to_move is None and not seen.is_over:
            table.show(seen, 0)
            wish = table.prompt(None).wish
            if seen.pending is not None:
                assert wish == reason("cauldron.table.waiting.answer")
                waited += 1
    assert waited


@pytest.mark.parametrize("toll", [0, 2])
def test_a48_a_spell_that_leads_to_a_star_that_costs_magik_says_so_before_it_is_cast(services, toll):
    turn = played(3, 6)[0]
    seen = next(seen for seat, seen in turn.seen.items() if seat is not None and seen.to_move == seat)
    table, book = table_with(services, 3), card_facts()
    spell = next(name for name in book.spell_order if book.sure_gain(name) == 2)
    move = Cast(spell)
    stones = [stone for stone in book.track if stone.does_something(has_spells=True)]
    for stone in stones:
        for magik in range(stone.at - 4, stone.at + 1):
            for used in (0, (1 << len(book.track)) - 1):
                counts = tuple(magik if seat == seen.active else 0 for seat in range(3))
                shown = replace(seen, stack=(), pending=None, magik=counts, track=used, toll=toll)
                table.show(shown, seen.active)
                asking = Asking(Narrowing([move]), lambda move: None)
                asking.narrowing.choose(move.parts[0])
                reached = [each for each in stones if magik < each.at <= magik + 2 and not used]
                costs = [each for each in reached if toll or each.costs]
                said = table.prompt(asking).wish
                assert said.key == f"cauldron.table.stake.cast{'.toll' if costs else ''}"
                assert table.say(said)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("hand", [("night_imp",), ("about_turn", "fizzle", "night_imp"), ("fizzle",)])
@pytest.mark.parametrize("why", ["hint.only", "cauldron.hint.end"])
def test_a_hint_to_end_the_turn_says_which_spells_may_still_answer_that(services, language, hand, why):
    services.words.speak(language)
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(replace(seen, hand=hand, active=0, effects=()), 0)
    said = table.say(table.counsel_words(END, Counsel(reason(why))))
    assert {card for card in hand if table.say(f"card.{card}.name") in said} == set(hand) - {"fizzle"}
    assert (table.say(why) in said) == (hand == ("fizzle",))


@pytest.mark.parametrize(
    ("spell", "magik", "key", "seat"),
    [
        ("tall_poppy", (8, 4, 2), "hsp.own", None),
        ("tall_poppy", (2, 8, 4), "hsp", 1),
        ("tall_poppy", (8, 8, 4), "", None),
    ],
)
def test_a50_a_spell_about_the_highest_scoring_player_says_who_that_is_unless_dice_decide(
    services, spell, magik, key, seat
):
    table = table_with(services, 3)
    turn = next(turn for turn, after in pairwise(played(3, 6)) if after.move.verb == "harvest" and 0 in turn.seen)
    table.show(replace(turn.seen[0], magik=magik, active=0, to_move=0, stack=()), 0)
    narrowing = Narrowing([Cast(spell), END])
    narrowing.choose(Cast(spell).parts[0])
    wish = table.prompt(Asking(narrowing, lambda move: None)).wish
    assert wish.key == f"cauldron.table.stake.cast{key and '.'}{key}"
    assert dict(wish.args).get("seat") == (None if seat is None else reason("seat", seat=seat))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "count"), [(0b111, 2), (0b001, 1), (0b010, 3), (0, 0)])
def test_a55_what_does_not_spoil_is_said_wherever_spoiling_is(services, language, seats, count):
    """The banner, the tips on a supply and on what lies in it, and the warning before the harvest ends."""
    services.words.speak(language)
    table, asking = table_with(services, 3), Asking(Narrowing([END]), lambda move: None)
    seen = next(turn.seen[0] for turn in played(3, 6) if turn.seen[0].to_move == 0 and not turn.seen[0].in_market)
    bare, held = tuple((cell, kind, 0) for cell, kind, _ in seen.fields), bag_from({"spider_web": 2, "toadstool": 2})
    seen = replace(
        seen, effects=(Standing("keep", "omen.cool_nights", seats, UNTIL_HARVEST, count),), brews=(), stack=(),
        fields=bare, supply=(held, held, held), cellars=(1, 1, 1), cellared=(0, 0, 0), active=0, to_move=0,
    )  # fmt: skip
    table.show(seen, 0)
    own, end = (count, ".kept") if seats & 1 else (0, "")
    args = {"count": own} if own else {}
    assert table.prompt(asking).wish == reason(f"cauldron.table.stake.harvest{end}", **args)
    assert reason(f"cauldron.tip.supply{end}", **args) in [tip.words for tip in table.tips(asking)]
    notes = {piece.id: piece.tooltip for piece in table.spots(asking, lambda *parts: None, lambda *parts: False)}
    for seat, part in enumerate(("own:spider_web", "token:1:spider_web", "token:2:spider_web")):
        key, kept = ("token.kept", count) if seats >> seat & 1 else ("token", 0)
        told = table.say(reason(f"cauldron.tip.{key}", kind=reason("cauldron.kind.spider_web"), count=kept))
        assert told in (notes.get(part) or notes[part.replace("token", "supply")])
    assert table.warning_of(END, shared=False) == reason(f"cauldron.table.end.warning{end}")
    table.show(replace(seen, supply=(bag_from({"toadstool": own}), held, held)), 0)
    assert table.warning_of(END, shared=False) is None
    assert not services.words.missed


@pytest.mark.parametrize("goes_back", [False, True])
def test_whoever_aims_a_spell_reads_that_it_is_not_cast_yet_and_what_takes_it_back(services, goes_back):
    """So it is for every target of every spell, also in the turn of another; what is asked for later is no aim."""
    table, seen, sorts = table_with(services, 3), played(3, 6)[0].seen[1], set()
    asking = Asking(Narrowing([]), lambda move: None, goes_back=goes_back)
    words = table.say(f"cauldron.table.stake.choice.aimed{'.back' if goes_back else ''}")
    for card in table.book.spell_order:
        _, targets = program_of(table.book.cards, card)
        for target in targets:
            what = "kind" if target.pick == "token" else target.pick
            sorts.add(what)
            for step in (targets.index(target), len(targets)):
                stack = Running(f"spell.{card}", 1, step, ()), Choice(1, what, (0, 1), target.name)
                table.show(replace(seen, stack=stack, active=0, to_move=1), 1)
                told = [table.say(table.prompt(asking).wish)]
                if what in ON_BOARD:
                    told = [str(stroke.what) for stroke in picture_of(table, asking).strokes]
                assert (words in " ".join(told)) == table.goes_on_with_move == (step < len(targets))
    assert {"field", "seat", "kind"} <= sorts
