"""Plain positions: what is written reads back, and what cannot be is refused by name."""

from copy import deepcopy
from typing import Any

import pytest
from alarun_setup import name, names, placing, plain, random_match
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadPosition
from game.core.referee import Plain
from game.rules.alarun.controller import Alarun
from game.store import position_yaml


def acting(**changes: Any) -> Plain:
    """Return a position of three seats in round 2: seat 2 acts after seat 1 has passed."""
    before = plain("Fy Ew Er", "Mu Pg Rb", "Cy Cw Cp", centre="Eb Mg Rp", round_number=2, actions=2, passer=1)
    return deepcopy(before) | changes


def two(**changes: Any) -> Plain:
    """Return a position of two seats in round 1, with face-down cards."""
    return plain("Fy Ew Er", "Mu Pg Rb", centre="Eb Mg Rp") | changes


def putting(**changes: Any) -> Plain:
    """Return a position of three seats in round 1 in which seat 0 begins to place."""
    return placing("Fy Ew Er", "Mu Pg Rb", "Cy Cw Cp") | changes


def naming(**changes: Any) -> Plain:
    """Return a position in which seat 1 names its apprentice after seat 0."""
    before = plain("", "", phase="name", round_number=8, actions=2, passer=0, identities=[name("Eb"), None])
    return before | {"to_move": 1, **changes}


def over(**changes: Any) -> Plain:
    """Return the end of a match."""
    identities = [name("Eb"), name("Eb")]
    return plain("", "", phase="over", round_number=8, actions=2, passer=0, identities=identities) | changes


BEFORE = {"act": acting(), "two seats": two(), "place": putting(), "name": naming(), "over": over()}


@pytest.mark.parametrize("before", BEFORE.values(), ids=BEFORE.keys())
def test_what_is_written_reads_back(alarun: Alarun, before: Plain) -> None:
    assert alarun.to_plain(alarun.from_plain(before)) == before
    assert position_yaml.load(position_yaml.dump(before)) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_match_reads_back(alarun: Alarun, seats: int) -> None:
    for position in random_match(alarun, seats, 11)[1]:
        written = alarun.to_plain(position)
        assert alarun.to_plain(alarun.from_plain(written)) == written


def auri_among(before: Plain, key: str) -> Plain:
    """Return a position in which the Centum auri has gone from the stack to other cards."""
    stack = [each for each in before["stack"] if each != "centum_auri"]
    return before | {"stack": stack, key: [*before[key], "centum_auri"]}


def auri_at(before: Plain, cell: str) -> Plain:
    """Return a position in which the Centum auri has gone from the stack into a cell of the first square."""
    first, *others = before["squares"]
    stack = [each for each in before["stack"] if each != "centum_auri"]
    return before | {"stack": stack, "squares": [{**first, cell: "centum_auri"}, *others]}


def larger() -> Plain:
    """Return a position in which a square is seven cells wide."""
    return plain("", "", "", round_number=3, squares=["Cw Cy @ Fy Fw Fb Fr"])


IMPOSSIBLE: list[tuple[str, Plain]] = [
    ("seats: expected an integer from 2 to 4", acting(seats=5)),
    ("round: expected an integer from 1 to 8", acting(round=9)),
    ("phase: expected one of act, place, name, over", acting(phase="brew")),
    ("to_move: expected an integer from 0 to 2", acting(to_move=3)),
    ("starter: expected an integer from 0 to 2", acting(starter=-1)),
    ("actions: expected an integer from 0 to 33", acting(actions=34)),
    ("first_passer: expected an integer from 0 to 2", acting(first_passer=3)),
    ("hands: expected 3 items", acting(hands=[[], []])),
    (r"hands\[0\]: expected a list", acting(hands=["red_egg", [], []])),
    (r"hands\[1\]: 'red_frog' is no ingredient", acting(hands=[[], ["red_frog"], []])),
    (r"hands\[1\]: 7 is no ingredient", acting(hands=[[], [7], []])),
    ("shown: expected 3 items", acting(shown=[])),
    (r"shown\[0\]: has a card that is not in the hand", acting(shown=[names("Fb"), [], []])),
    (r"shown\[0\]: has a card that is not in the hand", acting(shown=[names("Fy Fy"), [], []])),
    (r"shown\[1\]: must have all cards while they are placed", putting(shown=[names("Fy Ew Er"), [], []])),
    ("centre: expected 3 items", acting(centre=names("Eb Mg"))),
    ("down: expected 0 cards, found 1", auri_among(acting(), "down")),
    ("down: expected 3 cards, found 0", two(down=[], stack=[*two()["stack"], *two()["down"]])),
    ("refreshed: expected true or false", acting(refreshed=1)),
    ("refreshed: only two seats can refresh", acting(refreshed=True)),
    (r"squares\[0\]: expected a mapping", acting(squares=[[], {}, {}])),
    (r"squares\[0\]: '0,0' is no cell for an ingredient", acting(squares=[{"0,0": "red_egg"}, {}, {}])),
    (r"squares\[0\]: '5,0' is no cell for an ingredient", acting(squares=[{"5,0": "red_egg"}, {}, {}])),
    (r"squares\[0\]: 'egg' is no ingredient", acting(squares=[{"1,0": "egg"}, {}, {}])),
    (r"colours\[1\]: 'black' is no colour", acting(colours=["red", "black", "pink"])),
    ("colours: two seats have the same colour", acting(colours=["red", "red", "pink"])),
    (
        r"identities\[0\]: an apprentice cannot count as the Centum auri",
        naming(identities=["centum_auri", None]),
    ),
    (r"identities\[0\]: expected null", acting(identities=["red_egg", None, None])),
    (r"identities\[0\]: expected an ingredient", naming(identities=[None, None])),
    (r"identities\[1\]: expected null", naming(identities=["red_egg", "red_egg"])),
    (r"identities\[1\]: expected an ingredient", over(identities=["red_egg", None])),
    ("discards: expected 0 cards, found 1", auri_among(two(), "discards")),
    ("stack: there is one centum_auri too many", two(stack=[*two()["stack"], "centum_auri"])),
    ("stack: centum_auri is nowhere", two(stack=two()["stack"][1:])),
    (r"hands\[1\]: there is one yellow_fungi too many", two(hands=[names("Fy Fy Er"), names("Fy Pg Rb")])),
    ("chance: expected an integer", acting(chance=-1)),
    ("to_move: expected 2, found 0", acting(to_move=0)),
    ("to_move: must be null exactly when the match is over", acting(to_move=None)),
    ("to_move: must be null exactly when the match is over", over(to_move=0)),
    ("phase: cannot be name before the last round is over", putting(phase="name")),
    ("first_passer: somebody must have passed before cards are placed", putting(first_passer=None)),
    ("first_passer: has no action after its own pass", acting(first_passer=2)),
    ("first_passer: expected 0, found 1", putting(first_passer=1)),
    ("actions: do not go with the first pass", acting(actions=0, to_move=0)),
    ("actions: somebody must have passed after so many", acting(actions=31, to_move=1, first_passer=None)),
    (
        r"hands\[0\]: expected 3 cards, found 2",
        two(hands=[names("Fy Ew"), names("Mu Pg Rb")], stack=[*two()["stack"], name("Er")]),
    ),
    (
        r"hands\[0\]: expected 1 to 3 cards, found 0",
        putting(
            hands=[[], *putting()["hands"][1:]],
            shown=[[], *putting()["shown"][1:]],
            stack=[*putting()["stack"], *names("Fy Ew Er")],
        ),
    ),
    (r"hands\[0\]: expected 0 cards, found 3", putting(to_move=1)),
    (r"hands\[0\]: hand and square have to make 6 cards", auri_at(acting(), "0,2")),
    (r"squares\[0\]: the card at 3,3 touches nothing", auri_at(acting(), "3,3")),
    (r"squares\[0\]: is larger than five by five", larger()),
    ("potions: is not a key of a position", acting(potions=3)),
    ("chance: is missing", {key: value for key, value in acting().items() if key != "chance"}),
]


@pytest.mark.parametrize(("complaint", "before"), IMPOSSIBLE, ids=[complaint for complaint, _ in IMPOSSIBLE])
def test_impossible_positions_are_refused_by_name(alarun: Alarun, complaint: str, before: Plain) -> None:
    with pytest.raises(BadPosition, match=rf"^position\.{complaint}"):
        alarun.from_plain(before)


def test_a_square_that_touches_by_a_corner_is_possible_where_corners_count(alarun: Alarun, cornered: Alarun) -> None:
    drawn = {"1,1": name("Fy"), "0,1": name("Ew"), "2,2": name("Er")}
    before = plain("", "", round_number=2, squares=[drawn])
    assert cornered.to_plain(cornered.from_plain(before)) == before
    with pytest.raises(BadPosition, match=r"squares\[0\]: the card at 2,2 touches nothing"):
        alarun.from_plain(before)


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 41) | st.sampled_from(["red_egg", "red", "act", "place", "1,0", ""]),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["1,0", "0,1", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from([acting(), two(), putting(), naming(), over()]), st.data())
def test_nonsense_is_refused_or_reads_back(alarun: Alarun, before: Plain, data: st.DataObject) -> None:
    changed = before | {data.draw(st.sampled_from(sorted(before))): data.draw(NONSENSE)}
    try:
        position = alarun.from_plain(changed)
    except BadPosition:
        return
    written = alarun.to_plain(position)
    assert alarun.to_plain(alarun.from_plain(written)) == written
    assert bool(alarun.legal_moves(position)) != bool(alarun.outcome(position))


def test_what_is_no_mapping_is_refused(alarun: Alarun) -> None:
    with pytest.raises(BadPosition, match=r"^position: expected a mapping, found list"):
        alarun.from_plain([])  # type: ignore[arg-type]
