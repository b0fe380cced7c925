"""Plain positions: they read back, and impossible ones are refused by name."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from card_table import game, lay

from game.core.chance import Lcg
from game.core.errors import BadMove, BadPosition
from game.core.referee import Plain

Change = Callable[[Plain], object]


def harvest() -> Plain:
    """Return a harvest turn with something of everything."""
    table = lay(
        hands=["starlight_sip", "fizzle mildew"],
        supply=["spider_web toadstool", "dragon_egg"],
        cellared=["snake_skin"],
        potions=["cobweb_cordial", "bog_tea"],
    )
    return table.game.to_plain(table.position)


def window() -> Plain:
    """Return a moment in which a seat is asked in a window."""
    table = lay(hands=["", "bramble_patch"])
    table.do("harvest 0,0")
    return table.game.to_plain(table.position)


def question() -> Plain:
    """Return a moment in which a seat is asked to choose."""
    table = lay(hands=["sticky_fingers"], supply=["", "dragon_egg", "toadstool"])
    table.do("cast sticky_fingers")
    return table.game.to_plain(table.position)


REFEREE = game(characters=("druid", "occultist", "alchemist"))


@pytest.mark.parametrize("plain", [harvest(), window(), question()], ids=["harvest", "window", "question"])
def test_a_plain_position_reads_back(plain: Plain) -> None:
    assert REFEREE.to_plain(REFEREE.from_plain(plain)) == plain


def change(key: str, value: Any) -> Change:
    """Return what sets a key."""
    return lambda plain: plain.update({key: value})


def at(key: str, index: Any, value: Any) -> Change:
    """Return what sets an item of a list or mapping."""
    return lambda plain: plain[key].__setitem__(index, value)


IMPOSSIBLE: list[tuple[Change, str]] = [
    (lambda plain: plain.pop("magik"), "magik: is missing"),
    (change("weather", 1), "weather: is not a key"),
    (change("seats", 6), "seats: expected an integer from 2 to 5"),
    (change("phase", "winter"), "phase: expected one of"),
    (change("phase", "omen"), "phase: omen goes on by itself"),
    (change("phase", "over"), "winner: is there exactly when the match is over"),
    (change("winner", 1), "winner: is there exactly"),
    (change("season", 0), "season: counts from 1"),
    (change("active", 3), "active: expected an integer"),
    (change("calm", -2), "calm: expected"),
    (at("magik", 0, 35), "magik: a seat with 35 has won"),
    (at("magik", 0, -1), r"magik\[0\]: expected"),
    (change("magik", [1, 2]), "magik: expected 3 items"),
    (at("characters", 0, "baker"), "'baker' is no character"),
    (change("characters", ["witch", "witch", "druid"]), "characters: two seats have the same"),
    (at("supply", 0, {"spider_web": 2, "toadstool": 1}), "expected 24 of token spider_web, found 25"),
    (at("supply", 0, {"coal": 1}), "'coal' is no ingredient"),
    (at("supply", 0, [1]), "expected a mapping"),
    (at("supply", 0, {"spider_web": -1}), "is no number of ingredients"),
    (at("cellared", 0, {"snake_skin": 2}), "expected 15 of token snake_skin"),
    (at("cellars", 0, 0), r"cellared\[0\]: holds more tokens than there are cellars"),
    (change("cellars", [5, 5, 5]), "cellars: are more than the box holds"),
    (at("hands", 0, ["starlight_sip", "fizzle"]), "of fizzle"),
    (at("hands", 0, ["abracadabra"]), "'abracadabra' is no spell"),
    (at("hands", 0, "fizzle"), "expected a list"),
    (at("potions", 0, ["beer"]), "'beer' is no potion"),
    (change("peeked", [[0, 1, "bookworm"]]), "peeked: names a spell that is not in that hand"),
    (change("peeked", [[0, 1]]), "expected a viewer, an owner and a spell"),
    (change("buried", [["omens", 0, 1]]), "expected a deck of spells, a place from its bottom and a seat"),
    (change("buried", [["basic_spells", 0]]), "expected a deck of spells, a place from its bottom and a seat"),
    (change("buried", [["basic_spells", 999, 1]]), "buried: names a card or a seat that is not there"),
    (change("buried", [["basic_spells", 0, 3]]), "buried: names a card or a seat that is not there"),
    (change("buried", [["basic_spells", 0, 1], ["basic_spells", 0, 2]]), "buried: names a card twice"),
    (at("fields", 0, ["0,0", "spider_web", 99]), "expected an integer from 0"),
    (at("fields", 0, ["0,0", "spider_web"]), "expected a cell, a kind and a number"),
    (at("fields", 0, ["9,9", "spider_web", 1]), "fields: the board does not hang together"),
    (at("fields", 1, ["0,0", "spider_web", 1]), "fields: two fields lie on the same cell"),
    (at("boxed", "spider_web", 1), "of field spider_web"),
    (at("boxed", "coal", 1), "boxed: 'coal' is no ingredient"),
    (lambda plain: plain["decks"]["omens"].pop(), "expected"),
    (lambda plain: plain["decks"].pop("omens"), "decks.omens: is missing"),
    (lambda plain: plain["decks"]["omens"].append("drizzle"), "'drizzle' is no omen"),
    (
        lambda plain: plain["decks"]["basic_spells"].append(plain["decks"]["advanced_spells"].pop()),
        "decks.basic_spells: .* belongs to another deck",
    ),
    (change("omen", "drizzle"), "omen: 'drizzle' is no omen"),
    (change("rituals", 1), "rituals: expected true or false"),
    (change("standing", [{"what": "steal"}]), r"standing\[0\]: .*missing"),
    (change("stack", [{"run": "dance", "seat": 0, "step": 0, "bindings": {}}]), "nothing called 'dance' can run"),
    (change("stack", [{"run": "harvest", "seat": 0, "step": 0, "bindings": {}}]), "stack: nobody is asked"),
    (change("stack", [{"window": "harvest", "asked": [1], "passed": []}]), "is not on top of what runs"),
    (change("stack", ["x"]), "expected a mapping"),
    (change("chance", -1), "chance: expected"),
]


A80: list[tuple[Change, str]] = [
    (at("cellars", 0, 4), r"cellars\[0\]: expected at most 3, found 4"),
    (at("used", 0, 999), r"used\[0\]: "),
    (change("used", [1 << 16, 0, 0]), r"used\[0\]: counts an ability that is not there"),
    (change("track", 99999), "track: expected an integer from 0 to"),
    (lambda plain: plain.update(phase="over", winner=0, stack=[]), "winner: has [0-9]+ Magik of 35"),
    (change("season", 41), "season: expected an integer from 0 to 40"),
    (change("actions", 99), "actions: expected"),
    (change("moved", 1 << 14), "moved: expected"),
    (change("idle", 4), "idle: expected"),
    (change("barren", 4), "barren: expected"),
    (change("purchases", 3), "purchases: expected"),
    (change("waiting", 3), "waiting: expected"),
]
EFFECT = {"what": "steal", "source": "season", "seats": 1, "until": "season"}
A80 += [
    (change("standing", [{**EFFECT, **wrong}]), r"standing\[0\]: ")
    for wrong in (
        {"what": "dance"}, {"source": "x"}, {"seats": 8}, {"seats": -1}, {"until": "tea"}, {"amount": 10**9},
        {"uses": -1}, {"kinds": 128}, {"tiers": 8}, {"goods": 64}, {"cell": -2}, {"place": "sea"}, {"moons": 1},
    )
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "complaint"), A80)
def test_a80_numbers_out_of_their_range_are_refused_by_name(spoil: Change, complaint: str) -> None:
    plain = deepcopy(harvest())
    spoil(plain)
    with pytest.raises(BadPosition, match=complaint):
        REFEREE.from_plain(plain)


def test_a80_a_standing_effect_that_can_be_is_read() -> None:
    plain = {**harvest(), "standing": [EFFECT]}
    assert REFEREE.to_plain(REFEREE.from_plain(plain))["standing"][0]["what"] == "steal"


@pytest.mark.parametrize(("spoil", "complaint"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_position_is_refused_by_name(spoil: Change, complaint: str) -> None:
    plain = deepcopy(harvest())
    spoil(plain)
    with pytest.raises(BadPosition, match=complaint):
        REFEREE.from_plain(plain)


IMPOSSIBLE_FRAMES: list[tuple[Callable[[], Plain], Change, str]] = [
    (question, lambda plain: plain["stack"][-1].update(options=[1]), "a question has a name and at least two options"),
    (question, lambda plain: plain["stack"][-1].update(name=""), "a question has a name"),
    (question, lambda plain: plain["stack"][-1].update(options=[1, 3]), "names a seat that is not there"),
    (question, lambda plain: plain["stack"][0].update(run=[]), "Expected `str`"),
    (question, lambda plain: plain["stack"][-1].update(ask="weather"), "'weather' is no question"),
    (question, lambda plain: plain["stack"][-1].update(seat=-1), "names a seat that is not there"),
    (question, lambda plain: plain["stack"][-1].update(source="x"), "source: is not a key"),
    (question, lambda plain: plain["stack"][-1].update(what="x"), "what: is not a key"),
    (question, lambda plain: plain["stack"][0].update(step=9), "step: expected an integer from 0 to"),
    (question, lambda plain: plain["stack"][-1].pop("ask"), "expected one of run, ask, window"),
    (question, lambda plain: plain["stack"][-1].update(seat=4), "names a seat that is not there"),
    (question, lambda plain: plain["stack"].append(plain["stack"][-1]), "a question is on top"),
    (question, lambda plain: plain["stack"][0].update(bindings={"kind": "x"}), "bindings are names with numbers"),
    (window, lambda plain: plain["stack"][-1].update(asked=[]), "nobody is asked"),
    (window, lambda plain: plain["stack"][-1].update(window="door"), "window: expected one of"),
    (window, lambda plain: plain["stack"][-1].update(note="x"), "note: is not a key"),
]


@pytest.mark.parametrize(
    ("moment", "spoil", "complaint"), IMPOSSIBLE_FRAMES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_impossible_stack_is_refused_by_name(moment: Callable[[], Plain], spoil: Change, complaint: str) -> None:
    plain = deepcopy(moment())
    spoil(plain)
    with pytest.raises(BadPosition, match=complaint):
        REFEREE.from_plain(plain)


def pushed(**bindings: int) -> Change:
    """Return what binds other values in the lowest effect."""
    return lambda plain: plain["stack"][0]["bindings"].update(bindings)


@pytest.mark.parametrize(
    ("moment", "spoil", "complaint"),
    [
        (question, lambda plain: plain["stack"][-1].update(name="other"), r"stack\[1\]: is not what is asked here"),
        (question, lambda plain: plain["stack"][-1].update(seat=1), r"stack\[1\]: is not what is asked here"),
        (question, lambda plain: plain["stack"][-1]["options"].reverse(), r"stack\[1\]: is not what is asked here"),
        (question, pushed(victim=2**64), r"stack\[0\]: bindings: victim cannot be"),
        (question, pushed(victim=3), r"stack\[0\]: bindings: victim cannot be 3"),
        (question, pushed(victim=True), "bindings are names with numbers"),
        (window, lambda plain: plain["stack"].pop(0), "is not on top of what runs"),
    ],
)
def test_a80_an_effect_that_cannot_go_on_is_refused_by_name(
    moment: Callable[[], Plain], spoil: Change, complaint: str
) -> None:
    plain = deepcopy(moment())
    spoil(plain)
    with pytest.raises(BadPosition, match=complaint):
        REFEREE.from_plain(plain)


def test_a80_a_stack_that_lost_its_season_is_refused() -> None:
    position = REFEREE.start(3, 4)
    for seed in range(200):
        position = REFEREE.start(3, seed)
        if len(position.stack) > 2:
            break
    plain = deepcopy(REFEREE.to_plain(position))
    assert plain["stack"].pop(0)["run"] == "season"
    with pytest.raises(BadPosition, match="stack"):
        REFEREE.from_plain(plain)


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_a_match_is_read_back(seed: int) -> None:
    position, chance = REFEREE.start(3, seed), Lcg(seed)
    for _ in range(250):
        if REFEREE.to_move(position) is None:
            break
        if position.stack:
            plain = REFEREE.to_plain(position)
            assert REFEREE.to_plain(REFEREE.from_plain(plain)) == plain
        legal = REFEREE.legal_moves(position)
        REFEREE.apply(position, legal[chance.below(len(legal))])


NO_MOVES = (
    "",
    "harvest",
    "harvest 99,0",
    "harvest 0,0 x",
    "steal 7 toadstool",
    "steal 1 coal",
    "brew beer",
    "cast x",
    "use x",
    "buy house",
    "buy_field coal",
    "discard x",
    "choose seat x",
    "choose weather sun",
    "choose spell x",
    "choose payment coal",
    "choose token 1",
    "end now",
    "store x",
    "fetch",
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        REFEREE.parse(text)


def test_every_move_of_a_match_has_parts_to_point_at() -> None:
    position, chance = REFEREE.start(3, 5), Lcg(5)
    seen = set()
    for _ in range(700):
        if REFEREE.to_move(position) is None:
            break
        legal = REFEREE.legal_moves(position)
        seen |= {move.verb for move in legal}
        assert all(move.parts or move.text in {"end", "pass"} for move in legal)
        REFEREE.apply(position, legal[chance.below(len(legal))])
    assert {"harvest", "end", "buy", "pass", "discard"} <= seen
