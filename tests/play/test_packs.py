"""Card packs join a match: they are checked whole, are part of it, and are missed when they are gone."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playing import WORDS

from game.cli.position_file import read, write
from game.cli.positions import random_moment
from game.cli.report_tables import pack_warnings
from game.core.conformance import walk
from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.balance_report import DeckReport, report
from game.play.catalogue import GAMES
from game.play.luck import Luck
from game.play.many_matches import play_out, simulate, survey
from game.play.match import match_of, new_match, parse_seats
from game.play.pack_registry import complaints, install, installed, with_packs
from game.play.packs.pack_shelf import check_pack, find_packs, install_packs
from game.play.session import Session
from game.play.thinker import Thinker
from game.store import position_yaml
from game.store.content import BadContent
from game.store.packs.pack_files import OUR_PACKS, PackFile, pack_paths, read_pack
from game.store.trouble import BadSave

OURS = {path.stem: path for path in pack_paths(OUR_PACKS)}
GARDEN = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8")

MOON = read_pack(OURS["moon_deck"])

HEXES = """\
game: bubble_and_boil
author: Somebody
words:
  en:
    pack: {name: Back Yard, about: Two cards.}
    cards:
      gate_crash: {name: Gate Crash, potion: Fence Paint, flavour: Knock knock.}
      cold_feet: {name: Cold Feet}
deck:
  gate_crash:
    garden: [green, wild]
    aim: one
    cost: [{do: spill, count: 1}]
    effect: [{do: block, corruption: 1}, {do: pilfer, count: 2}]
    potion: {points: 12, green: 2, red: 1, yellow: 1, wild: 1}
victory:
  cold_feet:
    rules: [{do: award, measure: hand, place: least, points: 4}]
"""


@pytest.fixture(autouse=True)
def packs() -> None:
    """Our packs are there."""
    install_packs(None)


def written(folder: Path, text: str, name: str = "mine") -> PackFile:
    """Return the pack of a text."""
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return read_pack(path)


@pytest.mark.parametrize("name", OURS)
def test_our_packs_can_be_played_with(name: str) -> None:
    assert check_pack(read_pack(OURS[name])) == {"herb_garden": 8, "moon_deck": 20}[name]


@pytest.mark.parametrize("name", OURS)
def test_every_card_of_our_packs_has_a_name_and_is_in_the_game(name: str) -> None:
    words, loaded = with_packs(WORDS), GAMES["cauldron"].load(packs=[name])
    plain = GAMES["cauldron"].load()
    cards = [
        card
        for deck in ("potions", "basic_spells", "advanced_spells", "omens", "characters")
        for card in getattr(loaded.cards, deck).keys() - getattr(plain.cards, deck).keys()
    ]
    assert len(cards) == {"herb_garden": 8, "moon_deck": 20}[name]
    for card in cards:
        assert card.startswith(f"{name}__") and words.has(f"card.{card}.name") and words.has(f"card.{card}.flavour")
    assert loaded.fingerprint != plain.fingerprint


@pytest.mark.parametrize("seed", range(2))
def test_random_play_with_both_packs_keeps_every_law(seed: int) -> None:
    loaded = GAMES["cauldron"].load(packs=["herb_garden", "moon_deck"])
    walk(loaded.controller(loaded.options({"season_cap": "10"}, 3)), 3, seed, Luck(seed), pace=50, full_pace=5)


def test_a_pack_of_the_other_game_is_played_with_too(tmp_path: Path) -> None:
    pack = written(tmp_path, HEXES)
    assert check_pack(pack) == 2
    install([pack])
    loaded = GAMES["bubble_and_boil"].load(packs=["mine"])
    controller = loaded.controller(loaded.options({"victory": "3"}, 2))
    walk(controller, 2, 5, Luck(5), pace=10)
    assert {"mine__gate_crash", "mine__cold_feet"} <= {*loaded.cards.deck, *loaded.cards.victory}


def test_a_match_keeps_its_packs_and_goes_on_with_them(tmp_path: Path) -> None:
    match = new_match("cauldron", parse_seats("greedy,greedy", WORDS), seed=4, packs=["moon_deck", "herb_garden"])
    assert match.packs == ("herb_garden", "moon_deck")
    with Session.begin(match, tmp_path / "match.jsonl") as session:
        for _ in range(30):
            session.play(Adviser().answer(session.thinking_task()).move)
    with Session.resume(tmp_path / "match.jsonl") as again:
        assert again.match == match and again.move_count == 30 and not again.notices


def test_a_match_whose_pack_is_gone_says_so_and_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match("cauldron", parse_seats("greedy,greedy", WORDS), seed=4, packs=["moon_deck"])
    Session.begin(match, path).close()
    before = path.read_bytes()
    install(pack for pack in installed() if pack.id != "moon_deck")
    with pytest.raises(BadSave) as refusal:
        Session.resume(path)
    said = WORDS.say(refusal.value.reason)
    assert "moon_deck" in said and "match.jsonl" in said and "stays on the shelf" in said
    assert path.read_bytes() == before
    with pytest.raises(BadSave):
        match_of(match.header(), "match.jsonl")


def test_a_pack_that_was_changed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    install([written(tmp_path, GARDEN)])
    Session.begin(new_match("cauldron", parse_seats("greedy,greedy", WORDS), seed=4, packs=["mine"]), path).close()
    install([written(tmp_path, GARDEN.replace("amount: 3", "amount: 4"))])
    with Session.resume(path) as again:
        assert reason("play.resume.other_rules") in again.notices


def test_a_pack_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(BadInput) as refusal:
        new_match("cauldron", parse_seats("greedy,greedy", WORDS), packs=["nowhere"])
    assert WORDS.say(refusal.value.reason) == (
        "There is no card pack 'nowhere' for Cauldron; there are: herb_garden, moon_deck."
    )
    with pytest.raises(BadInput):
        new_match("alarun", parse_seats("greedy,greedy", WORDS), packs=["moon_deck"])


def test_the_worker_has_the_packs_too() -> None:
    match = new_match("cauldron", parse_seats("greedy,greedy", WORDS), seed=1, packs=["moon_deck"])
    task = Session.begin(match, None).thinking_task()
    thinker = Thinker()
    thinker.ask(task)
    assert thinker.wait().move == Adviser().answer(task).move
    thinker.close()


def test_matches_with_packs_come_out_the_same_in_other_processes() -> None:
    one, two = (list(simulate("cauldron", ["random", "random"], 2, 3, jobs, packs=["moon_deck"])) for jobs in (1, 2))
    assert one == two


def test_a_position_keeps_its_packs() -> None:
    moment = random_moment("cauldron", 2, 1, 10, {}, ["moon_deck"])
    text = write(moment)
    assert position_yaml.load(text)["packs"] == ["moon_deck"]
    assert write(read(text, "it")) == text


def test_words_stand_in_for_a_language_that_a_pack_has_not(tmp_path: Path) -> None:
    text = GARDEN.replace("words:\n", "words:\n  it:\n    pack: {name: Erbe, about: Otto.}\n    cards: {}\n")
    with pytest.raises(BadContent, match=r"words.it.cards.dewfall: is missing"):
        check_pack(written(tmp_path, text))
    italian = "  it:\n    pack: {name: Erbe, about: Otto.}\n    cards: {compost: {name: Composta}}\n\nbasic_spells"
    install([written(tmp_path, GARDEN.replace("\nbasic_spells", italian, 1))])
    words = with_packs(WORDS)
    assert words.say("card.mine__compost.name") == "Compost"


def test_broken_packs_of_the_player_are_told_of_and_the_others_are_there(tmp_path: Path) -> None:
    written(tmp_path, GARDEN, "good")
    written(tmp_path, GARDEN.replace("do: sow", "do: mow"), "bad")
    written(tmp_path, GARDEN, "moon_deck")
    install_packs(tmp_path)
    assert [pack.id for pack in installed()] == ["herb_garden", "moon_deck", "good"]
    first, second = complaints()
    assert "bad.yaml: basic_spells.dewfall.verbs[0].do: Invalid value 'mow'" in first
    assert "there is another pack called moon_deck" in second


FAULTS: dict[str, tuple[str, str, str]] = {
    "a verb that needs a field": ("field: field}]", "field: mine}]", r"basic_spells.dewfall.verbs\[0\].field: nothing"),
    "a count of nothing": ("count: 2", "count: 0", "basic_spells.dewfall.count: Expected `int` >= 1"),
    "much Magik": ("amount: 2}", "amount: 99}", r"basic_spells.compost.verbs\[1\].amount: expected 1 to 10"),
    "a foil that answers nothing": ("    instant: [harvest]\n", "", "slug_hour.verbs: foil: only an Instant"),
    "a card without words": ("      compost: {name", "      kompost: {name", "words.en.cards.kompost: there is no"),
    "a slot in a text": ("Nothing is lost.", "{count} is lost.", "words.en.cards.compost.flavour"),
    "a long name": ("name: Compost", f"name: {'Compost' * 9}", "words.en.cards.compost.name"),
    "a name of another thing": ("name: second, pick: field", "name: mine, pick: field", "a field is called"),
    "less of what can only be more": ("what: yield, amount: 1", "what: keep, amount: -1", "keep can only be more"),
    "an anchor": ("count: 1", "count: &a 1", "anchors and aliases are not used"),
    "a tag": ("count: 1", "count: !!python/name:os.system 1", "tags are not used"),
    "another game": ("game: cauldron", "game: alarun", "game: expected one of bubble_and_boil, cauldron"),
    "a card of the box's kind": ("count: 1", "count: 1\n    source: house", "unknown field"),
    "a picture that is not there": ("count: 2", "count: 2\n    picture: dew.png", "dew.png does not lie beside it"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_pack_is_answered_with_file_card_and_key(fault: str, tmp_path: Path) -> None:
    old, new, said = FAULTS[fault]
    assert old in GARDEN
    with pytest.raises(BadContent, match=said) as refusal:
        check_pack(written(tmp_path, GARDEN.replace(old, new, 1)))
    assert "mine.yaml" in str(refusal.value) and "\n" not in str(refusal.value)


HEX_FAULTS: dict[str, tuple[str, str, str]] = {
    "three symbols": ("[green, wild]", "[green, wild, red]", "deck.gate_crash.garden: expected one or two"),
    "no cost": ("cost: [{do: spill, count: 1}]", "cost: []", "deck.gate_crash.cost: is empty"),
    "a giant recipe": ("green: 2", "green: 20", "deck.gate_crash.potion: expected 2 to 7, found 23"),
    "no potion's name": (", potion: Fence Paint", "", "words.en.cards.gate_crash.potion: is missing"),
    "a sentence that nothing says": ("aim: one", "aim: all", "deck.gate_crash: no sentence says"),
    "points of two cards in hand": (
        "{do: award, measure: hand, place: least, points: 4}",
        "{do: per, measure: sets, points: 2, each: 3}",
        "expected 1",
    ),
    "an award of nothing": ("points: 4", "points: 0", r"victory.cold_feet.rules\[0\].points: expected 1 to 20"),
}


@pytest.mark.parametrize("fault", HEX_FAULTS)
def test_a_wrong_pack_of_hexes_is_answered_with_file_card_and_key(fault: str, tmp_path: Path) -> None:
    old, new, said = HEX_FAULTS[fault]
    assert old in HEXES
    with pytest.raises(BadContent, match=said):
        check_pack(written(tmp_path, HEXES.replace(old, new, 1)))


def test_bots_of_every_kind_play_the_whole_moon_deck() -> None:
    match = new_match("cauldron", parse_seats("greedy,apprentice,adept", WORDS), seed=8, packs=["moon_deck"])
    assert play_out(match, Adviser()).reason


def test_the_folder_may_be_empty_or_not_there(tmp_path: Path) -> None:
    assert find_packs(tmp_path)[1] == find_packs(tmp_path / "none")[1] == []


def test_the_report_warns_of_cards_of_packs_and_of_no_others() -> None:
    told = list(survey("cauldron", ["random", "random"], 1, 3, packs=["moon_deck"]))
    loaded, words = GAMES["cauldron"].load(packs=["moon_deck"]), with_packs(WORDS)
    controller = loaded.controller(loaded.options({}, 2))
    statistics = loaded.game.parts().statistics(controller)
    found = report(told, controller)
    odd = replace(found, decks=tuple(map(with_odd_cards, found.decks)))
    warnings = [line for line in pack_warnings(odd, statistics, words) if line]
    ours = {words.say(f"card.moon_deck__{card}.name") for card in MOON.words["en"].cards}
    named = [name for line in warnings for name in ours if name in line]
    assert warnings and len(named) >= len(warnings)
    assert any("swings more than three times" in line for line in warnings)


def test_the_report_of_a_match_without_packs_warns_of_nothing() -> None:
    told = list(survey("cauldron", ["random", "random"], 1, 3))
    loaded = GAMES["cauldron"].load()
    controller = loaded.controller(loaded.options({}, 2))
    assert list(pack_warnings(report(told, controller), loaded.game.parts().statistics(controller), WORDS)) == []


def with_odd_cards(deck: DeckReport) -> DeckReport:
    """Return a deck whose every card swings too far."""
    return replace(deck, cards=tuple(replace(card, odd=("swing",)) for card in deck.cards))
