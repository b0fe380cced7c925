"""Plain positions: what is written reads back, and what cannot be is refused by name."""

from typing import Any

import pytest
from bubble_and_boil_setup import Referee, after, random_match, table
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadPosition
from game.core.referee import Plain
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.store import position_yaml

BEDS = ["red: bad_influence=R1G1 gossip_mill=R2", "green: un_holiday=G1 fence_shuffle=G1"]


def middle(**changes: Any) -> Plain:
    """Return a position of three seats before the first hex of a turn."""
    before = table(
        "hot_potato locust_lullaby",
        "toad_choir",
        "",
        gardens=[BEDS[:1], BEDS[1:]],
        pots=["G2", "R1 Y1"],
        books=["crow_tax", "leaky_kettle"],
        corruption=[2, 1],
        crones=[1],
        shown=[[], ["toad_choir"], []],
    )
    return before | changes


def asked(boil: BubbleAndBoil) -> Plain:
    """Return a position in which a cube is picked."""
    position, _ = after(boil, middle(), "hex locust_lullaby 1")
    return boil.to_plain(position)


def answered(boil: BubbleAndBoil, **changes: Any) -> Plain:
    """Return a position with a window."""
    position, _ = after(boil, table("itchy_bloomers", "return_to_sender"), "hex itchy_bloomers 1")
    return boil.to_plain(position) | changes


def over(**changes: Any) -> Plain:
    """Return a position in which the second of three seats brews."""
    before = table("", "", "", step="brew", active=1, trigger="rounds", pots=["O1 Y2"], books=["cackle_syrup"])
    return before | {"brewed": [["cackle_syrup"], None, None], **changes}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_match_reads_back(boil: BubbleAndBoil, seats: int) -> None:
    for seed in range(3):
        for position in random_match(boil, seats, seed + 20)[1]:
            written = boil.to_plain(position)
            assert boil.to_plain(boil.from_plain(written)) == written


def test_what_is_written_reads_back(boil: BubbleAndBoil) -> None:
    for before in (middle(), asked(boil), answered(boil), over()):
        assert boil.to_plain(boil.from_plain(before)) == before
        assert position_yaml.load(position_yaml.dump(before)) == before


def less(before: Plain, key: str, colour: str, **changes: Any) -> Plain:
    """Return a position with a cube too few."""
    return before | {key: {**before[key], colour: before[key][colour] - 1}, **changes}


PLOT = {"card": "hot_potato", "green": 0, "orange": 0, "red": 0, "yellow": 0}
LONE = {"colour": "red", "plots": [{**PLOT, "card": "bad_influence"}]}
WRONG = {"colour": "red", "plots": [PLOT, PLOT]}
TWO = [bed for beds in middle()["gardens"] for bed in beds]
THIRD = {"colour": "green", "plots": [{**PLOT, "card": "big_tidy_up"}] * 2}

IMPOSSIBLE: list[tuple[str, Plain]] = [
    ("seats: expected an integer from 2 to 4", middle(seats=5)),
    ("first: expected an integer from 0 to 2", middle(first=3)),
    ("active: expected an integer from 0 to 2", middle(active=-1)),
    ("round: expected an integer from 1 to 60", middle(round=0)),
    ("round: expected an integer from 1 to 60", middle(round=61)),
    ("step: expected one of draft, hex", middle(step="sleep")),
    ("step: cannot be grow without a garden", middle(step="grow", active=2)),
    ("step: cannot be replant while there is no room", middle(step="replant", gardens=[TWO, [], []])),
    ("step: cannot be replant where nothing can be planted", middle(step="replant")),
    ("step: nobody drafts", middle(step="draft")),
    ("hexes: expected an integer", middle(hexes=-1)),
    ("closed: expected true or false", middle(closed=1)),
    ("closed: goes with the recipe", middle(closed=True)),
    ("trigger: expected one of recipes", middle(trigger="boredom")),
    ("trigger: must be told after the last turn", over(trigger=None)),
    ("trigger: the end is triggered", middle(step="discard", crones=[49, 0, 0])),
    ("trigger: the end is triggered", middle(crones=[49, 0, 0])),
    ("hands: expected 3 items", middle(hands=[[], []])),
    (r"hands\[0\]: 'frog' is no card", middle(hands=[["frog"], [], []])),
    (r"hands\[1\]: expected a list", middle(hands=[[], "toad_choir", []])),
    (r"deck: there is one toad_choir too many", middle(deck=[*middle()["deck"], "toad_choir"])),
    ("deck: blackened_contract is nowhere", middle(deck=middle()["deck"][1:])),
    (r"shown\[0\]: has a card that is not in the hand", middle(shown=[["toad_choir"], [], []])),
    (r"gardens\[0\]: expected a mapping of colour, plots", middle(gardens=[[1], [], []])),
    (r"gardens\[0\]: 'blue' is no colour", middle(gardens=[[{"colour": "blue", "plots": []}], [], []])),
    (r"gardens\[0\]: a garden has two cards or more", middle(gardens=[[LONE], [], []])),
    (r"gardens\[0\]: hot_potato does not go into a red garden", middle(gardens=[[WRONG], [], []])),
    (r"gardens\[0\]: there are more than 2 gardens", middle(gardens=[[THIRD] * 3, [], []])),
    (r"pots\[0\]: expected a mapping of green", middle(pots=[{}, {}, {}])),
    ("pool: expected a mapping of green", middle(pool=7)),
    ("pool: expected 24 red cubes in all, found 23", less(middle(), "pool", "red")),
    (r"corruption\[0\]: expected an integer from 0 to 32", middle(corruption=[33, 0, 0])),
    ("corruption: there are only 32 discs", middle(corruption=[30, 3, 0])),
    ("crones: there are only 49", middle(crones=[30, 20, 0])),
    (r"diablerie\[0\]: expected an integer from 0 to 13", middle(diablerie=[14, 0, 0])),
    (r"points\[2\]: expected an integer", middle(points=[0, 0, True])),
    (r"books\[0\]: is not what the annals tell", middle(annals=[])),
    (r"annals\[0\]: nobody steals from the own book", middle(annals=[{"seat": 0, "from": 0, "card": "crow_tax"}])),
    (r"annals\[0\]: seat 1 has no such recipe", middle(annals=[{"seat": 0, "from": 1, "card": "crow_tax"}])),
    (r"annals\[0\]: expected a mapping of seat, from, card", middle(annals=[{"seat": 0}])),
    ("tallies: expected 4 items, found 1", middle(tallies=[[{"green": 0, "orange": 0, "red": 0, "yellow": 0}] * 3])),
    (r"tallies\[0\]: expected 3 items", middle(tallies=[[]])),
    (
        r"tallies\[0\]\[0\]: has a cube that is not in the cauldron",
        middle(tallies=[[{"green": 3, "orange": 0, "red": 0, "yellow": 0}] * 3] * 4),
    ),
    (r"victories\[0\]: 'luck' is no card of the Alternative", middle(victories=["luck"])),
    ("victories: expected 0 cards, found 1", middle(victories=["infamy"])),
    ("victories: a card is there twice", middle(victories=["infamy", "infamy"])),
    ("offers: only seats that still choose have cards", middle(offers=[["infamy"]])),
    (r"brewed\[0\]: expected null", middle(brewed=[[], None, None])),
    (r"brewed\[0\]: expected a list", over(brewed=[None, None, None])),
    (r"brewed\[0\]: cannot be brewed together", over(pots=over()["pots"][::-1])),
    ("gardens: must be empty after the last turn", middle(step="brew", trigger="rounds")),
    ("chance: expected an integer", middle(chance=-1)),
    ("moon: is not a key", middle(moon=1)),
    ("deck: is missing", {key: value for key, value in middle().items() if key != "deck"}),
]


@pytest.mark.parametrize(("complaint", "before"), IMPOSSIBLE, ids=[complaint for complaint, _ in IMPOSSIBLE])
def test_impossible_positions_are_refused_by_name(boil: BubbleAndBoil, complaint: str, before: Plain) -> None:
    with pytest.raises(BadPosition, match=rf"^position\.{complaint}"):
        boil.from_plain(before)


def test_impossible_stacks_are_refused(boil: BubbleAndBoil) -> None:
    before = asked(boil)
    running, effect, choice = before["stack"]
    window = answered(boil)["stack"][-1]
    for stack, complaint in [
        (5, "expected a list"),
        ([5], r"\[0\]: expected one of"),
        ([{"dream": {}}], r"\[0\]: expected one of"),
        ([{"choice": {"seat": "me"}}], r"\[0\]: "),
        ([{"choice": choice["choice"] | {"moons": 3}}], r"\[0\]: moons: is not a key"),
        ([running, {"running": effect["running"] | {"moons": 3}}, choice], r"\[1\]: moons: is not a key"),
        ([choice], "somebody must be asked"),
        ([running, effect], "somebody must be asked"),
        ([choice, choice], r"\[0\]: only the top one is asked"),
        ([{"running": running["running"] | {"source": "luck"}}, choice], r"\[0\]: nothing is called 'luck'"),
        ([{"running": running["running"] | {"step": 9}}, choice], r"\[0\]: is at a step"),
        ([{"running": running["running"] | {"seat": 1}}, effect, choice], r"\[0\]: is no hex or harvest"),
        ([{"running": running["running"] | {"bindings": {"luck": 1}}}, choice], r"\[0\]: luck cannot be 1"),
        ([running, running, {"running": effect["running"] | {"seat": 7}}, choice], r"\[2\]: seat 7 is not there"),
        ([{"running": running["running"] | {"source": "crow_tax"}}, effect, choice], r"\[1\]: is not what"),
        ([running, {"running": effect["running"] | {"bindings": {}}}, choice], r"\[1\]: a victim goes with"),
        ([running, effect, {"choice": choice["choice"] | {"options": [1, 2]}}], "expected Choice"),
        ([running, effect, window], "only a hexed seat can answer"),
    ]:
        with pytest.raises(BadPosition, match=rf"^position\.stack(: )?{complaint}"):
            boil.from_plain(before | {"stack": stack})
    with pytest.raises(BadPosition, match="must be empty outside"):
        boil.from_plain(before | {"step": "discard"})


def test_nothing_goes_on_after_a_hard_stop_but_what_was_begun(referee: Referee) -> None:
    boil = referee(hard_stop=True)
    triggered = {"diablerie": [13, 0, 0], "trigger": "diablerie"}
    asked_then = asked(boil) | triggered
    assert boil.to_plain(boil.from_plain(asked_then)) == asked_then
    for step in ("hex", "plant", "discard"):
        with pytest.raises(BadPosition, match="trigger: has stopped the match"):
            boil.from_plain(middle(step=step, **triggered))


def test_alternative_victory_cards_that_contradict_each_other_are_refused(referee: Referee) -> None:
    boil = referee(victory="2")
    assert boil.from_plain(middle(victories=["infamy", "four_seasons"])).victories
    with pytest.raises(BadPosition, match="victories: two cards set the same number to different values"):
        boil.from_plain(middle(victories=["humble_pie", "infamy"]))


def test_drafts_are_read_and_refused(referee: Referee) -> None:
    boil = referee(victory="draft")
    position = boil.start(3, 5)
    written = boil.to_plain(position)
    assert boil.to_plain(boil.from_plain(written)) == written
    offers = written["offers"]
    with pytest.raises(BadPosition, match=r"offers: seat \d chooses one of two cards"):
        boil.from_plain(written | {"offers": [[], [], []]})
    with pytest.raises(BadPosition, match="victories: expected 0 cards, found 1"):
        free = next(name for name in boil.codex.victory_names if all(name not in offer for offer in offers))
        boil.from_plain(written | {"victories": [free]})


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 65) | st.sampled_from(["toad_choir", "red", "hex", "brew", "recipes"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["red", "card", "choice"]), inner),
    max_leaves=8,
)


@given(st.sampled_from(["middle", "asked", "answered", "over"]), st.data())
def test_nonsense_is_refused_or_reads_back(boil: BubbleAndBoil, kind: str, data: st.DataObject) -> None:
    before = {"middle": middle(), "asked": asked(boil), "answered": answered(boil), "over": over()}[kind]
    nonsense = before | {data.draw(st.sampled_from(sorted(before))): data.draw(NONSENSE)}
    try:
        position = boil.from_plain(nonsense)
    except BadPosition:
        return
    written = boil.to_plain(position)
    assert boil.to_plain(boil.from_plain(written)) == written
    assert bool(boil.legal_moves(position)) != bool(boil.outcome(position))


def test_what_is_no_mapping_is_refused(boil: BubbleAndBoil) -> None:
    with pytest.raises(BadPosition, match=r"^position: expected a mapping, found list"):
        boil.from_plain([])  # type: ignore[arg-type]
