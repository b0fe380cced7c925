"""The rules pages are complete and true; the table draws their pictures, and words explain themselves."""

import re
from typing import Any

import msgspec
import pytest
from harness import Harness

from game.play.catalogue import GAMES, game
from game.play.scenario import stage
from game.rules.alarun import moves as alarun_moves
from game.rules.alarun.ending import Ending as AlarunEnding
from game.rules.alarun.ingredient_cards import CENTUM, parse_card
from game.rules.alarun.potion_scoring import best_potion
from game.rules.bubble_and_boil import moves as bubble_and_boil_moves
from game.rules.bubble_and_boil.cards.verbs import Effect
from game.rules.bubble_and_boil.ending import Ending as BubbleAndBoilEnding
from game.rules.bubble_and_boil.final_scoring import Account, sheets
from game.rules.cauldron import moves as cauldron_moves
from game.rules.cauldron.ending import Ending as CauldronEnding
from game.rules.cauldron15 import moves as cauldron15_moves
from game.rules.cauldron15.ending import Ending as Cauldron15Ending
from game.scenes.pages.excerpts import Excerpts, load_scenes, read_scenes
from game.scenes.pages.reader import TEXT, ReaderScene
from game.store.content import BadContent
from game.store.places import CONFIG
from game.store.words import Words
from game.tables.alarun.table import CHAPTERS as ALARUN_CHAPTERS
from game.tables.bubble_and_boil.table import CHAPTERS as BUBBLE_AND_BOIL_CHAPTERS
from game.tables.cauldron.table import CHAPTERS as CAULDRON_CHAPTERS
from game.tables.cauldron15.table import CHAPTERS as CAULDRON15_CHAPTERS
from game.tables.pictures import PICTURES
from game.tables.rules_page import rules_fill, rules_keywords, rules_page
from game.view.input.commands import Intent, PointerMoved
from game.view.markdown.page import Block, Excerpt, Heading, Paragraph, Pictures, filled, words_of
from game.view.markdown.page_view import PageView
from game.view.scene import Services

WORDS = Words.load("en")
PAGES = {name: rules_page(name, WORDS) for name in GAMES}


def plain(text: str) -> str:
    """Return words without sprites and marks, each once apart, in small letters."""
    return re.sub(r"\s+", " ", re.sub(r"<[a-z0-9_.]+>", "", text)).casefold()


def chapters(name: str) -> dict[str, list[Block]]:
    """Return the blocks of a page by the name of their chapter, headings included."""
    found: dict[str, list[Block]] = {"": []}
    anchor = ""
    for block in PAGES[name]:
        if isinstance(block, Heading) and block.level == 2:
            anchor = block.anchor
        found.setdefault(anchor, []).append(block)
    return found


def told(name: str, chapter: str | None = None) -> str:
    """Return all words of a page, or of a chapter."""
    blocks = PAGES[name] if chapter is None else chapters(name)[chapter]
    return plain(" ".join(words_of(block) for block in blocks))


# Complete

MOVES = {
    "alarun": alarun_moves, "bubble_and_boil": bubble_and_boil_moves, "cauldron": cauldron_moves,
    "cauldron15": cauldron15_moves,
}  # fmt: skip
VERBS = {
    "alarun": {
        "swap": "swap one of your cards", "pass": "pass.", "swap_all": "swap all three", "refresh": "refresh",
        "place": "lays all three cards into their square", "name": "you name it after the last round",
    },
    "bubble_and_boil": {
        "hex": "cast as many hexes", "harvest": "one cube of each card", "raze": "destroy one first",
        "plant": "two or more cards that share a colour", "grow": "lay two or more", "record": "record one recipe",
        "discard": "discard as many cards as you like", "draw": "draw up to", "counter": "you pay its cost",
        "pass": "it is cast in no turn of your own but as an answer", "keep": "puts one into play",
        "brew": "you may choose another one", "garden": "all from one garden", "plot": "you pick them",
        "cube": "you pick one", "colour": "you name the colour", "choose": "the hexed player chooses",
        "block": "blocked or not before anybody looks", "card": "discards",
    },
    "cauldron": {
        "harvest": "harvest one ingredient from a field", "steal": "steal one ingredient",
        "brew": "brew a potion of yours",
        "store": "between your supply and your cellars", "fetch": "between your supply and your cellars",
        "cast": "cast a spell", "use": "use an ability", "buy": "buy one thing or pass",
        "buy_field": "a field goes to a place where it touches at least two others",
        "discard": "you may discard potions and spells", "choose": "you choose what a spell is aimed at",
        "end": "at the end of your turn", "pass": "buy one thing or pass",
    },
    "cauldron15": {
        "play": "the leader plays any card", "take": "any card of the trick",
        "discard": "throw out one of your kept cards",
        "done": "for every set you may",
    },
}  # fmt: skip
ENDS: dict[str, tuple[Any, dict[str, str]]] = {
    "alarun": (
        AlarunEnding,
        {
            "highest": "the highest total", "potions": "more points from potions alone",
            "shared": "the victory is shared",
        },
    ),
    "bubble_and_boil": (
        BubbleAndBoilEnding,
        {
            "recipes": "a book has 7 recipes", "colours": "2 colours are gone from the pool",
            "crones": "the last crone",
            "corruption": "the last disc of corruption", "diablerie": "top of the diablerie track, 13",
            "rounds": "60 rounds have been played",
        },
    ),
    "cauldron": (
        CauldronEnding,
        {
            "brew": "whoever reaches 35 magik by a brew has won", "cap": "the highest magik wins after season 40",
            "dice": "if several are equal, a die decides",
        },
    ),
    "cauldron15": (
        Cauldron15Ending,
        {
            "highest": "the highest total up to 15", "more_cards": "more cards win", "shared": "the victory is shared",
            "all_over": "nobody wins, as printed", "lowest": "lets the lowest total win instead",
        },
    ),
}  # fmt: skip
POINTS = {
    "alarun": {
        "D1 who starts": "chance chooses who starts",
        "D2 secret colours": "so that nobody has the same",
        "D3 refresh, once for both": "once a round for both together",
        "D5 one more action": "exactly one more action",
        "D6 swapping all is a pass": "that is a pass too",
        "D7 no swap for nothing": "the two have to differ",
        "D8 forced passing": "acted 10 times in a round without a pass, only passing and swapping all",
        "D10 the centre": "with two or three players the centre is discarded, the cards face down too",
        "D11 discards": "discards never come back",
        "D12 diagonal": "touch by a corner only",
        "D14 the square floats": "five wide and five high",
        "D15 no moving": "never moved again, and none is kept",
        "D16 in the centre": "nothing in the centre",
        "D17 potion or not": "whether it is part of a potion or not",
        "D18 a third copy": "it may be one that lies in your square already",
        "D20 twins": "neither breaks the run nor counts again",
        "D21 the strongest": "only the strongest potion counts",
        "D23 two potions": "in the potion of its row and in that of its column",
        "D25 ties": "more points from potions alone; if those are equal too, the victory is shared",
        "D26 unseen cards": "three stay in the stack",
        "D.1 the table fits": "ours is made to fit this example",
    },
    "bubble_and_boil": {
        "B1 first player": "chance chooses the first player",
        "B3 surcharge": "the second hex of a turn costs 1 corruption more",
        "B4 whole costs": "paid in full or not at all",
        "B4 one garden": "come all from one garden",
        "B6 little to do": "it takes as much as there is",
        "B7 not corruption": "and never corruption",
        "B9 forced choice": "if only one of the two is possible, it must be that one",
        "B11 clockwise": "one after the other, clockwise from the caster",
        "B12 Diablerie": "even if the hex was countered",
        "B13 one of all": "one that hits all others does nothing to you",
        "B13 one alone": "does nothing at all, for its caster either",
        "B13 no counter to a counter": "a counterspell cannot be countered",
        "B14 blind": "before anybody looks at anything",
        "B15 beyond step 4": "beyond the one recipe of step 4",
        "B16 which colour": "if a card has cubes of several colours, you pick one",
        "B17 two crones": "two gardens completed at once bring two",
        "B18 emptied by others": "it is completed in your next harvest",
        "B19 one card": "is discarded at once and its cubes go to the pool",
        "B22 all wild": "if all of them are wild, you name the colour",
        "B23 pool": "all these cubes must be in the pool",
        "B24 a third garden": "you lose a crone",
        "B25 destroyed": "that costs no crone",
        "B27 recording": "after more than one hex in this turn you may not record the recipe that triggers the end",
        "B27 stealing": "may not steal the recipe that triggers the end",
        "B28 beyond": "books may grow beyond 7",
        "B30 reshuffling": "the discards are shuffled and become the deck",
        "B31 no hand limit": "no hand limit",
        "B32 leaves the supply": "leaves the supply, even if it comes back at once",
        "B33 hard stop": "is finished, and the match is over",
        "B34 longer": "3 colours must be gone instead of 2",
        "B36 ties": "those who are equal all get the full points",
        "B39 before brewing": "before anything is brewed",
        "B42 more discs than cubes": "with more discs than cubes nothing can be brewed",
        "B44 never below 0": "nobody falls below 0",
        "B45 ties": "more potions brewed, then higher diablerie, then less corruption, then more crones",
        "B46 no pair": "never in play together",
        "B48 seen": "everybody sees them at that moment",
        "B50 log": "the log forgets",
        "B53 rounds": "60 rounds",
        "B.1 pieces": "32 discs of corruption and 49 crones",
    },
    "cauldron": {
        "A1 fields": "every field touches at least two others",
        "A7 the other Easy ones": "the other easy ones leave the game",
        "A11 short supply": "the oldest fields get it",
        "A14 ties": "ties roll again",
        "A15 reshuffling": "its discards are shuffled and become the deck",
        "A16 what may be answered": "an action, a spell, a roll, the end of a turn",
        "A17 order": "clockwise from whoever announced it",
        "A18 limit": "at the end of your turn you may hold 3 spells",
        "A20 a fourth": "with 3 spells in hand you discard one first",
        "A21 Fizzle on Fizzle": "be it another fizzle",
        "A22 dice": "a spell whose die has been rolled is past cancelling",
        "A23 Dome": "nobody casts anything more this season",
        "A24 costs": "its price stays paid",
        "A25 foiled": "an ability that is foiled stays used",
        "A29 must act": "you must take exactly one, as long as any is possible",
        "A30 no action": "if none is, your turn passes after your quick actions",
        "A30 a whole round": "when for a whole round nobody could do anything",
        "A31 Quick": "it never takes the place of your action",
        "A32 stalling": "for 10 turns of each player, only harvesting is left",
        "A33 name first": "name whom and what, then roll",
        "A36 cellars": "then from your cellars",
        "A37 wild": "wild ones come last",
        "A39 again": "you may brew it again, in this season too",
        "A40 Enthusiasm": "up to 10 magik: each easy or basic potion you brew yields 1 more",
        "A41 ban": "you cannot brew potions of only two ingredients, wild ones counted",
        "A43 at once": "nobody can answer any more",
        "A44 cap": "stops at 34",
        "A46 floor": "never below 0",
        "A48 stones": "one after the other",
        "A50 anew": "every effect finds them anew",
        "A51 whose turn": "the player whose turn it is when the last ingredient leaves the board",
        "A56 discards": "you may discard potions and spells, as many as you like",
        "A58 discount": "counts those that are left",
        "A59 price 0": "a price of 0 is possible",
        "A60 no potions": "owning no potion at all",
        "A62 granted": "what an effect gives you may be advanced before",
        "A63 bonus": "for the next harvest",
        "A64 zones": "the zone is the one you were in before you paid",
        "A65 no token": "if the game supply has none left, the field comes without",
        "A66 third cellar": "third cellar, if a card lets you own one 5",
        "A67 market": "in the market nothing is moved in or out",
        "A70 last season": "after season 40",
        "A71 Quick": "rituals of power counts as reached",
        "A73 Simple": "the wizard stays at home",
        "A77 start": "2 magik to begin with",
        "A77 handicap": "up to 2 magik less or 5 more",
        "A78 own ways": "where that is as good as the usual way and free at will, it replaces it",
        "A79 two seats": "with two players the cards that turn the order of turns round stay in the box",
        "A74 the toll": "whoever is first to reach one of the others pays 3 magik for it",
        "A74 the discount": "advanced potions cost 1 less",
        "a season": "a harvest and the market after it are one season",
        "the bell at one screen": "the bell stands for a while at everything that could be answered",
        "Advanced spells": "some make an offer",
        "duel": "in a duel",
        "wait": "some of them wait",
    },
    "cauldron15": {
        "C.1 hands": "the others are ours",
        "C.1 two": "only that for two players (8) is known from the printed game",
        "the option": "setup has an option for cards in hand",
        "C2 last card exact": "the last card of a trick may be the exact one too",
        "C3 any suit": "whatever its suit",
        "C6 prize": "the lowest number in the trick, whatever its suit",
        "C7 equal numbers": "the taker picks between them",
        "C8 no duty": "you need not play trump",
        "C9 following outranks": "even if it spills the brew",
        "C11 leader": "chance chooses who leads first",
        "C12 round end": "anybody has no cards left",
        "C14 short deal": "everybody is dealt equally many, as many as there are",
        "C15 refill": "this round's discards are shuffled and become the deck. if there are none, the round ends",
        "C16 deck": "counts in the sum and belongs to nobody",
        "C17 who answers": "in round 1 chance chooses who begins, later it is whoever took the last trick",
        "C17 after the deck won": "if the deck took that one, you just go on taking turns",
        "C18 deck wins": "all three cards are discarded and nobody keeps anything",
        "C19 no second answer": "the second player does not play",
        "C21 fixed": "counted before anything is thrown out",
        "C24 no cards": "without any card your total is 0",
        "C25 ties": "more cards win, counted after the set bonus",
        "C26 zeros": "a 0 is a card like any other",
        "C27 open": "what has been kept, how many cards each hand has, the sum, the trump and the discards",
    },
}


def keys(pattern: str) -> tuple[str, ...]:
    """Return the text keys of a pattern."""
    return tuple(key for key in WORDS.keys if re.fullmatch(pattern, key))


NAMED = {
    "alarun": (*keys(r"alarun\.(kind|colour)\.\w+"), "alarun.card.centum_auri"),
    "bubble_and_boil": tuple(f"card.{card}.name" for card in game("bubble_and_boil").load().cards.victory),
    "cauldron": (*keys(r"cauldron\.(ingredient|goods|zone)\.\w+"),
                 *(f"card.{card}.name" for card in game("cauldron").load().cards.track),
                 *(f"card.{card}.name" for card in game("cauldron").load().cards.characters)),
    "cauldron15": keys(r"cauldron15\.suit\.\w+"),
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_on_the_page(name: str) -> None:
    loaded = game(name).load()
    fields = [field for seats in loaded.game.seats for field in loaded.describe_options(seats)]
    labels = {WORDS.say(f"{name}.option.{field.name}").casefold() for field in (*fields, *loaded.describe_seat())}
    page = told(name)
    assert {label for label in labels if label not in page} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_is_on_the_page(name: str) -> None:
    kinds = (kind for kind in vars(MOVES[name]).values() if isinstance(kind, type) and "verb" in vars(kind))
    assert {kind.verb for kind in kinds} == VERBS[name].keys()
    page = told(name)
    assert {verb for verb, words in VERBS[name].items() if words not in page} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_end_is_on_the_page(name: str) -> None:
    endings, phrases = ENDS[name]
    assert {ending.value for ending in endings} == phrases.keys()
    page = told(name)
    assert {ending for ending, words in phrases.items() if words not in page} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_that_a_player_meets_is_on_the_page(name: str) -> None:
    page = told(name)
    assert {point for point, words in POINTS[name].items() if words not in page} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_named_thing_is_on_the_page(name: str) -> None:
    page = told(name)
    assert {key for key in NAMED[name] if WORDS.say(key).casefold() not in page} == set()


def test_every_sign_of_a_hex_is_on_the_page() -> None:
    page = " ".join(words_of(block) for block in chapters("bubble_and_boil")["signs"])
    verbs = {kind.__struct_config__.tag for kind in Effect.__args__}
    told_otherwise = {"choose"}
    assert {verb for verb in verbs - told_otherwise if f"<hex.{verb}>" not in page} == set()
    assert "<hex.or>" in page, "a choice has two ways"


@pytest.mark.parametrize("name", GAMES)
def test_every_ability_stands_with_its_text(name: str) -> None:
    for words in PICTURES[name]().lists(WORDS).values():
        rows = words.splitlines()[2:]
        assert rows and all(len(row.split("|")) == len(rows[0].split("|")) for row in rows)
        assert not any("[" in row for row in rows), "no text is missing"


# True


@pytest.mark.parametrize("name", GAMES)
def test_numbers_come_from_the_configuration(name: str) -> None:
    fill = rules_fill(name, WORDS)
    numbers = {key: value for key, value in fill.items() if value.lstrip("-").isdigit()}
    assert numbers
    page = told(name)
    assert "{" not in page


def test_components_are_counted() -> None:
    cards = game("bubble_and_boil").load().cards
    assert f"there are {len(cards.deck)} designs" in told("bubble_and_boil")
    assert f"{7 * 7 * 2} cards" in told("alarun")
    assert CENTUM == 49


def staged(name: str, scene: str) -> Any:
    return stage(name, load_scenes(name).scenes[scene], scene)


def play(scene: Any, *moves: str) -> list[Any]:
    """Make moves in a scene, each of them legal; return what happened."""
    events: list[Any] = []
    for text in moves:
        move = scene.controller.parse(text)
        assert move in scene.controller.legal_moves(scene.position), text
        scene.controller.apply(scene.position, move, events.append)
    return events


def frames_card(frame: str) -> int:
    kind, colour = frame.removeprefix("ingredient.").split(".")
    return parse_card(f"{colour}_{kind}")


def test_every_row_on_the_page_of_alarun_scores_what_its_words_say() -> None:
    numbers = game("alarun").load().numbers
    rows = [block for block in PAGES["alarun"] if isinstance(block, Pictures) and "strength" in block.caption]
    assert len(rows) >= 6
    for row in rows:
        line = bytes(CENTUM if frame == "ingredient.centum" else frames_card(frame) for frame in row.frames)
        potion = best_potion(line)
        strength = max(potion.strength, 1)
        assert f"strength {strength}, {numbers.points[strength]} points" in row.caption


def test_the_square_on_the_page_of_alarun_scores_what_its_words_say() -> None:
    sheet = staged("alarun", "count").observation.sheet(0)
    page = told("alarun", "example")
    rows, columns = [[line.points for line in lines] for lines in (sheet.rows, sheet.columns)]
    assert f"the rows bring {', '.join(map(str, rows[:-1]))} and {rows[-1]}, which is {sum(rows)}" in page
    assert f"the columns bring {', '.join(map(str, columns[:-1]))} and {columns[-1]}, which is {sum(columns)}" in page
    assert f"{sheet.colour} from the colour, {sheet.centum} from the centum auri: {sheet.total}" in page


def test_the_trick_on_the_page_of_cauldron15_goes_as_its_words_say() -> None:
    scene = staged("cauldron15", "trick")
    assert scene.observation.sum == 10
    low = staged("cauldron15", "trick")
    won = next(event for event in play(low, "play plant 2") if type(event).__name__ == "TrickWon")
    assert (won.seat, won.case, won.sum) == (2, "below", 12)
    exact = next(event for event in play(scene, "play plant 5") if type(event).__name__ == "TrickWon")
    assert (exact.seat, exact.case, exact.sum) == (0, "exact", 15)
    assert len(scene.controller.legal_moves(scene.position)) == 4, "any card of the trick"


def test_the_set_bonus_on_the_page_of_cauldron15_counts_as_its_words_say() -> None:
    scene = staged("cauldron15", "bonus")
    assert scene.observation.totals[0] == 20
    play(scene, "discard ore 5")
    assert scene.controller.observe(scene.position, 0).totals[0] == 15


def test_the_turn_on_the_page_of_bubble_and_boil_goes_as_its_words_say() -> None:
    scene = staged("bubble_and_boil", "hex")
    before = scene.observation
    play(scene, "hex cackle_syrup 1", "cube 0 1 0 red")
    assert "hex bat_burglary 1" in [move.text for move in scene.controller.legal_moves(scene.position)]
    play(scene, "harvest")
    after = scene.controller.observe(scene.position, 0)
    assert after.diablerie[0] == before.diablerie[0] + 1 == 3
    assert after.pot_sizes[0] == before.pot_sizes[0] + 2 + 5
    assert after.crones[0] == before.crones[0] + 2
    play(scene, "plant green un_holiday pickled_alibi", "record straw_of_damocles")
    after = scene.controller.observe(scene.position, 0)
    assert after.hand == ("bat_burglary",)
    assert [sum(cubes) for garden in after.gardens[0] for cubes in garden.cubes] in ([1, 2], [2, 1])
    drawn = next(event for event in play(scene, "draw") if type(event).__name__ == "Drawn")
    assert drawn.count == 4
    recipe = game("bubble_and_boil").load().cards.deck["straw_of_damocles"].potion
    assert (recipe.points, recipe.green + recipe.orange + recipe.red + recipe.yellow + recipe.wild) == (18, 6)


def test_the_count_on_the_page_of_bubble_and_boil_is_as_its_words_say() -> None:
    codex = staged("bubble_and_boil", "brew").controller.codex
    empty = Account(pot=0, corruption=0, crones=0, diablerie=0, points=0, hand=0, book=(), brewed=())
    merits = ({"diablerie": 6, "corruption": 2, "crones": 3}, {"diablerie": 6}, {"diablerie": 3})
    first, second, third = sheets(codex, (), [msgspec.structs.replace(empty, **each) for each in merits])
    assert (first.diablerie, first.highest, first.lowest) == (6, 5, 0)
    assert (second.diablerie, second.highest) == (6, 5)
    assert (third.diablerie, third.lowest) == (3, 10)
    assert (first.most_corruption, second.least_corruption, third.least_corruption) == (5, 10, 10)
    assert first.crones == 9


def test_the_brew_on_the_page_of_bubble_and_boil_is_worth_what_its_words_say() -> None:
    scene = staged("bubble_and_boil", "brew")
    events = play(scene, "brew blackened_contract enchant_familiar_chow un_holiday")
    brewed = next(event for event in events if type(event).__name__ == "Brewed")
    assert brewed.points == 40
    assert "18 + 13 + 9 = 40 points" in told("bubble_and_boil", "count")


def test_the_turn_on_the_page_of_cauldron_goes_as_its_words_say() -> None:
    scene = staged("cauldron", "harvest")
    play(scene, "harvest 1,1", "brew oil_of_earthquakes")
    after = scene.controller.observe(scene.position, 0)
    assert after.magik[0] == 17
    assert after.supply[0] == 0
    assert "oil_of_earthquakes" in after.potions[0]


# Illustrated

WORDS_ALONE = {
    "alarun": {"", "aim", "win", "screen"},
    "bubble_and_boil": {"", "aim", "signs", "counterspells", "draw", "points", "win", "example", "screen", "variants"},
    "cauldron": {"", "aim", "example", "last", "characters", "lsp", "win", "variants", "tips"},
    "cauldron15": {"", "aim", "win", "tips"},
}
"""Chapters whose words need no picture, or that tell of the picture of another one."""


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_has_a_picture(name: str) -> None:
    bare = {
        chapter
        for chapter, blocks in chapters(name).items()
        if not any(isinstance(block, Excerpt | Pictures) for block in blocks)
    }
    assert bare == WORDS_ALONE[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_is_drawn_by_the_table(name, services) -> None:
    harness = Harness(services, ReaderScene(services, name, "rules"))
    excerpts = [block for block in PAGES[name] if isinstance(block, Excerpt)]
    assert {block.name for block in excerpts} == load_scenes(name).parts.keys()
    view = harness.top._text
    for number, block in enumerate(view.blocks):
        if isinstance(block, Excerpt):
            view.goto(number)
            before = len(harness.picture.strokes)
            assert before > 0
            assert any(
                "excerpt" in stroke.what and f"'{block.name}'" in stroke.what for stroke in harness.picture.strokes
            )


@pytest.mark.parametrize("name", GAMES)
def test_the_chapter_that_was_chosen_is_the_one_that_is_read(name, services) -> None:
    harness = Harness(services, ReaderScene(services, name, "rules"))
    view = harness.top._text
    for number, (block, words) in enumerate(view.headings):
        harness.click(f"heading {number}")
        assert words in harness.texts
        assert view.first_shown == block


@pytest.mark.parametrize("name", GAMES)
def test_every_sign_that_is_written_on_the_page_is_drawn(name, services) -> None:
    text = (CONFIG / "rules" / "en" / f"{name}.md").read_text()
    signs = set(re.findall(r"<([a-z0-9_. ]+)>", re.sub(r"\]\(<[^>]*>\)", "", text)))
    scene = ReaderScene(services, name, "rules")
    Harness(services, scene)
    drawn = {mark for block in PAGES[name] for mark in re.findall(r"<([a-z0-9_.]+)>", words_of(block))}
    assert signs <= drawn
    pictures = {frame for block in PAGES[name] if isinstance(block, Pictures) for frame in block.frames}
    assert [mark for mark in drawn | pictures if mark not in services.studio.sheets] == []


# Opening, explaining


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("alarun", ALARUN_CHAPTERS), ("bubble_and_boil", BUBBLE_AND_BOIL_CHAPTERS), ("cauldron", CAULDRON_CHAPTERS),
        ("cauldron15", CAULDRON15_CHAPTERS),
    ],
)  # fmt: skip
def test_every_chapter_of_a_moment_is_on_the_page(name: str, named: dict[str, str]) -> None:
    others = {"bubble_and_boil": {"counterspells"}, "cauldron": {"bell", "spells", "action"}, "cauldron15": {"round"}}
    assert {*named.values(), *others.get(name, ())} <= chapters(name).keys()


@pytest.mark.parametrize(
    ("name", "scene", "chapter"),
    [
        ("alarun", "swap", "round"), ("alarun", "place", "placing"), ("bubble_and_boil", "hex", "hexes"),
        ("bubble_and_boil", "plant", "plant"), ("bubble_and_boil", "brew", "count"), ("cauldron", "harvest", "action"),
        ("cauldron", "bell", "bell"), ("cauldron", "market", "market"), ("cauldron15", "trick", "round"),
        ("cauldron15", "exact", "trick"), ("cauldron15", "bonus", "bonus"),
    ],
)  # fmt: skip
def test_the_table_says_which_chapter_tells_of_the_moment(name, scene, chapter, services) -> None:
    services.sheets.load(PICTURES[name]().table.sheets)
    table, _ = Excerpts(services, name).table(scene)
    assert table.chapter == chapter
    harness = Harness(services, ReaderScene(services, name, "rules", table.chapter))
    assert harness.picture
    view = harness.top._text
    assert view.chapter == chapter


@pytest.mark.parametrize("name", GAMES)
def test_every_keyword_stands_on_the_page_and_in_its_chapter(name: str) -> None:
    for keyword in rules_keywords(name, WORDS).all:
        blocks = chapters(name)[keyword.chapter]
        assert any(form in words_of(block) for form in keyword.forms for block in blocks), keyword.id


def test_a_word_explains_itself_under_the_pointer_and_by_keys(services) -> None:
    harness = Harness(services, ReaderScene(services, "cauldron15", "rules"))
    assert harness.picture
    view = harness.top._text
    spoken = view.keywords[0]
    area = view.shown(spoken.area)
    harness.give(PointerMoved(*area.centre))
    harness.let_pass(1.0)
    assert view.note is not None
    assert spoken.keyword.says in view.note
    assert any(spoken.keyword.says[:20] in text for text in harness.texts)
    harness.give(PointerMoved(5, 5))
    assert view.note is None
    harness.press(Intent.RIGHT)
    assert spoken.keyword.says in view.note
    assert any(spoken.keyword.says[:20] in text for text in harness.texts), "by keys it is said at once"
    harness.press(Intent.CONFIRM)
    assert harness.picture
    assert view.chapter == spoken.keyword.chapter


def test_a_word_explains_itself_once_a_chapter() -> None:
    for name in GAMES:
        for chapter, blocks in chapters(name).items():
            spans = [span for block in blocks if isinstance(block, Paragraph) for span in block.spans]
            ids = [span.keyword.id for span in spans if span.keyword is not None]
            assert len(ids) == len(set(ids))
            assert not any(span.keyword.chapter == chapter for span in spans if span.keyword is not None)


# Faults


def test_a_scene_that_no_play_can_reach_is_refused() -> None:
    scenario = load_scenes("cauldron15").scenes["trick"]
    impossible = msgspec.structs.replace(scenario, position={**scenario.position, "trick": ["ore 9"]})
    with pytest.raises(BadContent, match="here: position"):
        stage("cauldron15", impossible, "here")
    with pytest.raises(BadContent, match="'play soul 1' is not legal"):
        stage("cauldron15", msgspec.structs.replace(scenario, moves=("play soul 1",)), "here")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("scenes: {}\nparts: {row: {scene: gone, shows: [grid]}}\n", "parts.row.scene: there is no scene 'gone'"),
        ("scenes: {one: {like: gone}}\nparts: {}\n", "scenes.one.like: there is no whole scene 'gone'"),
    ],
)
def test_a_scene_that_is_not_there_is_refused(text, fault, tmp_path) -> None:
    path = tmp_path / "scenes.yaml"
    path.write_text(text)
    with pytest.raises(BadContent, match=fault):
        read_scenes(path)


def test_a_slot_that_nothing_fills_is_refused() -> None:
    with pytest.raises(BadContent, match=r"here: nothing fills '\{moon\}'"):
        filled("{goal} {moon}", {"goal": "35"}, "here")


def test_words_that_stand_in_other_rules_only_are_named_there_and_a_click_leads_to_them(services: Services) -> None:
    harness = Harness(services, ReaderScene(services, "cauldron15"))
    harness.widgets.focus_on("search")
    harness.type("omen")
    assert harness.says("reader.not_found", words="omen", game=WORDS.say("game.cauldron15"))
    assert "elsewhere cauldron" in harness.widgets.ids
    harness.click("elsewhere cauldron")
    assert harness.says("reader.found", number=1, count=len(PageView("", TEXT, PAGES["cauldron"]).found("omen")))
