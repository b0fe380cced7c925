"""Statistics of persons: what counts, what it comes to, and that journals tell it all anew."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.store.journal import open_journal
from game.store.library import Library, next_turn
from game.store.played.statistics_file import FILE, Statistics
from game.store.played.tallies import Played, Share, Tally, persons_of, played_of, tally
from game.store.records import FORMAT, Branch, Ending, Header
from game.store.seat_plans import CHILD, GUEST, PERSON, SeatPlan
from game.store.shelf import Shelf

ANA, BEA = "a1a1a1a1", "b2b2b2b2"
SEATS = (
    SeatPlan("Ana", PERSON, "plum", person=ANA),
    SeatPlan("Bea", PERSON, "moss", person=BEA),
    SeatPlan("Zelma", "adept", "blood"),
    SeatPlan("Wick", "master", "teal", "wick"),
)


def ending(*groups: tuple[int, ...], left: tuple[int, ...] = ()) -> Ending:
    scores = [0] * sum(map(len, groups))
    for worse, group in enumerate(groups):
        for seat in group:
            scores[seat] = 30 - 10 * worse
    return Ending("highest", groups[0], tuple(scores), groups, left=left)


def header(seats: tuple[SeatPlan, ...] = SEATS, *, game: str = "alarun", number: int = 0) -> Header:
    return Header(FORMAT, game, {}, seats, number, "x", f"2026-01-02T03:04:{number:02}Z")


def played(end: Ending, *, number: int = 0, seats: tuple[SeatPlan, ...] = SEATS, game: str = "alarun") -> Played:
    found = played_of(header(seats, game=game, number=number), end, f"{number}.jsonl")
    assert found is not None
    return found


def of(person: str, *matches: Played, game: str | None = None) -> Tally:
    return tally(matches, person, game)


def test_a_match_counts_for_the_persons_who_have_names() -> None:
    one = played(ending((1,), (0, 2), (3,)))
    assert {id: (each.place, each.won, each.score) for id, each in one.persons.items()} == {
        ANA: (2, False, 20),
        BEA: (1, True, 30),
    }
    assert {name: each.place for name, each in one.regulars.items()} == {"zelma": 2, "wick": 4}
    assert one.rival == "master"


@pytest.mark.parametrize("person", ["", GUEST, CHILD])
def test_guests_children_and_the_nameless_do_not_count(person: str) -> None:
    seats = (replace(SEATS[0], person=person), *SEATS[1:])
    assert played(ending((0,), (1,), (2, 3)), seats=seats).persons.keys() == {BEA}
    assert played_of(header((seats[0], *SEATS[2:])), ending((0,), (1,), (2,)), "x.jsonl") is None


def test_a_seat_that_was_left_does_not_count() -> None:
    assert played(ending((0,), (1,), (2, 3), left=(0,))).persons.keys() == {BEA}


def test_a_match_played_on_from_another_does_not_count() -> None:
    branched = replace(header(), branch=Branch("other.jsonl", 3))
    assert played_of(branched, ending((0,), (1,), (2, 3)), "x.jsonl") is None


def test_an_ending_without_ranking_tells_who_has_won() -> None:
    old = replace(ending((0,), (1,), (2, 3)), ranking=())
    assert [each.place for each in played(old).persons.values()] == [1, 0]


def test_a_tally_has_wins_by_rival_and_seats_runs_and_regulars() -> None:
    two = (SEATS[0], SEATS[2])
    won, lost = ending((0,), (1,), (2,), (3,)), ending((3,), (2,), (0,), (1,))
    found = of(
        ANA,
        played(won, number=1),
        played(lost, number=2),
        played(ending((0,), (1,)), number=3, seats=two),
        played(ending((0, 1)), number=4, seats=two),
    )
    assert (found.name, found.matches, found.won, found.run, found.longest) == ("Ana", 4, 3, 2, 2)
    assert found.against == {"adept": {2: Share(2, 2, 1.0)}, "master": {4: Share(2, 1, 0.5)}}
    assert found.regulars == {"zelma": (2, 1), "wick": (1, 1)}
    assert found.latest == ((1, 4), (3, 4), (1, 2), (1, 2))
    assert found.highest is None


def test_only_matches_of_the_game_that_is_asked_for_count() -> None:
    both = (played(ending((0,), (1,), (2, 3)), number=1), played(ending((1,), (0,), (2, 3)), number=2, game="cauldron"))
    assert (of(ANA, *both).matches, of(ANA, *both, game="cauldron").matches) == (2, 1)
    assert of(ANA, *both, game="cauldron").highest == 20


def test_undo_past_luck_is_counted_apart() -> None:
    found = of(ANA, replace(played(ending((0,), (1,), (2, 3))), marked=True), played(ending((1,), (0,), (2, 3))))
    assert (found.matches, found.won, found.marked) == (1, 0, 1)


def play(folder: Path, number: int, end: Ending | None, *, fingerprint: str = "x", free: bool = False) -> str:
    journal = Library(folder).create(replace(header(number=number), fingerprint=fingerprint))
    journal.move("pass", sync=False)
    if free:
        journal.undo(0, free=True)
        journal.move("pass", sync=False)
    journal.position(1, {}, ending=end)
    journal.close()
    return journal.path.name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    matches = tmp_path / "data" / "matches"
    for number in range(6):
        play(matches, number, ending((number % 4,), tuple({0, 1, 2, 3} - {number % 4})), free=number == 4)
    play(matches, 6, None)
    play(matches, 7, ending((0,), (1, 2, 3)), fingerprint="older")
    return matches


def gathered(folder: Path, *, anew: bool = False) -> Statistics:
    statistics = Statistics(folder, anew=anew)
    statistics.gather()
    return statistics


def test_what_is_rebuilt_equals_what_was_kept(folder: Path) -> None:
    """Match after match is taken in as it ends; later everything comes from the journals, of older rules too."""
    names = [match.name for match in Shelf(folder).open()]
    apart = folder.parent / "apart"
    for name in reversed(names):
        apart.mkdir(exist_ok=True)
        (apart / name).write_bytes((folder / name).read_bytes())
        kept = gathered(apart).matches
    path = apart.with_name(FILE)
    written = path.read_bytes()
    assert len(kept) == 7
    assert gathered(folder, anew=True).matches == kept
    for spoilt in (b"", b"{", b'{"format": 9, "matches": []}', b"\xff\x00", written[:-9]):
        path.write_bytes(spoilt)
        assert gathered(apart).matches == kept
        assert path.read_bytes() == written
    found = tally(kept, ANA)
    assert (found.matches, found.won, found.marked) == (6, 2, 1)
    assert persons_of(kept) == {ANA: "Ana", BEA: "Bea"}


def test_journals_of_an_older_format_count_too(folder: Path) -> None:
    kept = gathered(folder).matches
    for path in folder.glob("*.jsonl"):
        path.write_bytes(path.read_bytes().replace(b'"format":2', b'"format":1', 1))
    assert gathered(folder, anew=True).matches == kept


def test_what_was_put_aside_counts_and_what_is_gone_for_good_stays_until_it_is_counted_anew(folder: Path) -> None:
    kept = gathered(folder).matches
    shelf = Shelf(folder)
    name = shelf.put_aside(next(match for match in shelf.open() if match.ending is not None))
    assert gathered(folder, anew=True).matches == kept
    (shelf.aside / name).unlink()
    assert gathered(folder).matches == kept
    assert len(gathered(folder, anew=True).matches) == len(kept) - 1


def test_a_match_that_goes_on_after_all_counts_no_more(folder: Path) -> None:
    kept = gathered(folder).matches
    journal = open_journal(folder / kept[0].file, next_turn(folder)).journal
    assert journal is not None
    journal.undo(0, free=False)
    journal.close()
    assert gathered(folder).matches == kept[1:]


def test_a_folder_that_is_only_looked_at_is_left_as_it_is(folder: Path) -> None:
    before = sorted(path.name for path in folder.parent.rglob("*"))
    Statistics(folder).gather(keep=False)
    assert sorted(path.name for path in folder.parent.rglob("*")) == before
