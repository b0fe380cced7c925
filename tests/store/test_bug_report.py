"""A bug report holds the log and the matches played last, and where that is wanted no name of anybody."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from game.play.match import new_match
from game.play.session import Session
from game.store.bug_report.nameless import Nameless, known_persons
from game.store.bug_report.report_zip import MATCHES, write_report
from game.store.contents import contents_of
from game.store.household import Member
from game.store.library import Library
from game.store.places import Places
from game.store.seat_plans import SeatPlan
from game.store.shelf_index import Shelved, shelved

NAMES = ("Ana", "Ana-María", "Zoë")
FACTS = {"program": "1.2.3"}


def match_with(places: Places, name: str, game: str) -> Path:
    """Play some moves of a match of a person against a bot, and return its journal."""
    seats = [SeatPlan(name, "person", "plum", person="a1b2"), SeatPlan("Odile", "greedy", "moss")]
    session = Session.begin(new_match(game, seats, seed=4), Library(places.matches))
    for _ in range(4):
        session.play(session.legal_moves()[0])
    session.close()
    return session.path


@pytest.fixture
def places(tmp_path: Path) -> Places:
    places = Places.under(tmp_path / "ana" / "cauldrons")
    for name, game in zip(NAMES, ("cauldron15", "alarun", "bubble_and_boil"), strict=True):
        match_with(places, name, game)
    places.log.write_text(f"ERROR {places.matches}: zoë and Ana-María met anacondas, Ana said\n", encoding="utf-8")
    return places


def nameless_for(places: Places, *household: Member) -> Nameless:
    headers = [match.header for match in shelved(places.matches) if match.header is not None]
    persons = known_persons(household, headers)
    return Nameless(persons, lambda number: f"Person {number}", places.matches.parent.parent)


def inside(path: Path) -> dict[str, str]:
    with ZipFile(path) as file:
        return {name: file.read(name).decode() for name in file.namelist()}


def test_a_report_with_names_holds_the_files_as_they_are(places: Places) -> None:
    path = write_report(places, shelved(places.matches), FACTS)
    assert path.parent == places.documents
    said = inside(path)
    assert said["about.txt"] == "program: 1.2.3\n"
    assert said[places.log.name] == places.log.read_text(encoding="utf-8")
    for match in shelved(places.matches):
        assert said[f"matches/{match.name}"] == (places.matches / match.name).read_text(encoding="utf-8")


def test_a_report_without_names_names_nobody_and_no_folder(places: Places) -> None:
    said = inside(write_report(places, shelved(places.matches), FACTS, nameless_for(places)))
    whole = "\n".join((*said, *said.values())).casefold()
    assert "zoë" not in whole and "maría" not in whole and "a1b2" not in whole
    assert str(places.matches.parent.parent).casefold() not in whole
    log = said[places.log.name]
    assert "anacondas" in log, "a name inside a word is none"
    assert "Ana" not in log and log.count("Person") == 3


def test_a_match_without_names_is_the_same_match(places: Places) -> None:
    said = inside(write_report(places, shelved(places.matches), FACTS, nameless_for(places)))
    for number, match in enumerate(shelved(places.matches), 1):
        plain = contents_of(said[f"matches/match-{number}.jsonl"].encode(), match.name)
        before = contents_of((places.matches / match.name).read_bytes(), match.name)
        assert plain.line.moves == before.line.moves != ()
        assert plain.header.fingerprint == before.header.fingerprint
        assert [seat.name for seat in plain.header.seats][1] == "Odile", "regulars are nobody's persons"
        assert plain.header.seats[0].name.startswith("Person ")


def test_the_end_of_a_match_names_nobody() -> None:
    nameless = Nameless(("Ana",), lambda number: f"Person {number}", None)
    line = {"record": "position", "ending": {"result": {"key": "won", "args": [["who", "Ana and Odile"]]}}}
    assert b"Ana" not in nameless.journal(json.dumps(line).encode())
    moves = b'{"record":"move","n":1,"text":"play ana 3"}'
    assert nameless.journal(moves) == moves, "moves know no names"
    assert nameless.journal(b'{"torn": "Ana') == b'{"torn": "Person 1'


def test_only_the_last_matches_are_in_it_and_two_reports_are_two_files(places: Places) -> None:
    match_with(places, "Ana", "cauldron15")
    matches = shelved(places.matches)
    assert len(matches) == MATCHES + 1
    first, second = (write_report(places, matches, FACTS) for _ in range(2))
    assert first != second
    for path in (first, second):
        told = [name for name in inside(path) if name.startswith("matches/")]
        assert told == [f"matches/{match.name}" for match in matches[:MATCHES]]


def test_remembered_persons_are_known_without_a_match(tmp_path: Path) -> None:
    assert known_persons([Member("m1", "Emil", "plum")], []) == ("Emil",)
    said = nameless_for(Places.under(tmp_path / "x"), Member("m1", "Emil", "plum")).text("EMIL left")
    assert said == "Person 1 left"


def test_a_journal_that_has_gone_is_told_of(places: Places) -> None:
    gone = Shelved(name="gone.jsonl", size=1, written=0, side=0)
    assert "gone.jsonl" in inside(write_report(places, [gone], FACTS))["matches/gone.jsonl"]
