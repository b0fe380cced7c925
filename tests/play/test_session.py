"""A session plays, undoes within its fence, redoes, looks back and resumes what the journal holds."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playing import ADVISER, WORDS, after, any_move, change_header, match_for, persons_turn, plain, play_until

from game.core.errors import IllegalMove
from game.core.reason import Reason, reason
from game.play.match import new_match, parse_seats
from game.play.session import Session
from game.rules.cauldron15.moves import DONE
from game.store.journal import read_journal
from game.store.library import Library
from game.store.records import MoveRecord, PositionRecord, UndoRecord
from game.store.seat_plans import COLOURS
from game.store.trouble import BadSave, DiskTrouble

ALONE = "Ana,greedy,random"
FRIENDS = "Ana,Bo,greedy"


def begun(tmp_path: Path, seats: str = ALONE, seed: int = 1) -> Session:
    return Session.begin(match_for(seats, seed), tmp_path / "match.jsonl")


def state(session: Session) -> tuple[Any, ...]:
    """Everything that must survive: position, moves with their events, what can be redone, the mark."""
    return plain(session), session.history, session.why_no_redo(), session.marked, session.base


def find(seats: str, wanted: Callable[[Session], bool]) -> Session:
    """Return a match without a journal at the first moment that is wanted, from the first seed that has one."""
    for seed in range(1, 200):
        session = Session.begin(match_for(seats, seed), None)
        play_until(session, wanted)
        if session.to_move is not None:
            return session
    raise AssertionError("no such moment in 200 matches")


# Playing.


def test_a_move_is_in_the_journal_when_its_events_are_returned(tmp_path: Path) -> None:
    session = begun(tmp_path)
    for count in range(1, 6):
        move = any_move(session)
        seat = session.to_move
        events = session.play(move)
        assert events
        assert session.history[-1] == msgspec.structs.replace(session.history[-1], number=count, seat=seat, move=move)
        assert session.history[-1].events == events
        assert read_journal(tmp_path / "match.jsonl").records[-1] == MoveRecord(count + 1, move.text)
    assert session.move_count == 5
    session.close()


def test_the_opening_is_told(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        assert [type(event).__name__ for event in session.opening[:3]] == ["MatchStarted", "RoundStarted", "Dealt"]


def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        before = state(session), (tmp_path / "match.jsonl").read_bytes()
        assert session.why_not(DONE) is not None
        with pytest.raises(IllegalMove):
            session.play(DONE)
        assert (state(session), (tmp_path / "match.jsonl").read_bytes()) == before


def test_a_whole_match_has_positions_on_its_way_and_its_end(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        play_until(session, lambda _: False)
        outcome = session.outcome
        assert outcome is not None
        count = session.move_count
    records = read_journal(tmp_path / "match.jsonl").records
    positions = [record for record in records if isinstance(record, PositionRecord)]
    assert [record.at for record in positions] == [*range(0, count, 20), count]
    ending = positions[-1].ending
    assert ending is not None
    assert (ending.ending, ending.winners, ending.scores) == (outcome.ending, outcome.winners, outcome.scores)
    assert len(records) == count + len(positions)


def test_a_move_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    session = begun(tmp_path)
    play_until(session, after(6))
    play_until(session, persons_turn)
    before = state(session)
    assert session._journal is not None
    session._journal.close()
    for act in (lambda: session.play(any_move(session)), session.undo):
        with pytest.raises(DiskTrouble):
            act()
        assert state(session) == before
        assert not session.marked


def test_a_match_that_cannot_be_saved_where_it_was_wanted_does_not_begin(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DiskTrouble):
        Session.begin(match_for(ALONE), tmp_path / "file" / "match.jsonl")


def test_a_match_without_room_in_the_library_is_played_unsaved_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with Session.begin(match_for(ALONE), Library(tmp_path / "file")) as session:
        assert [notice.key for notice in session.notices] == ["play.unsaved"]
        play_until(session, after(4))
        assert (session.path, session.move_count) == (None, 4)


def test_a_session_without_a_journal_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Session.begin(match_for(ALONE), None) as session:
        play_until(session, after(4))
        assert session.path is None
    assert list(tmp_path.iterdir()) == []


def test_the_library_keeps_what_is_begun(tmp_path: Path) -> None:
    library = Library(tmp_path)
    with Session.begin(match_for(ALONE, seed=5), library) as session:
        play_until(session, after(3))
    last = library.last_unfinished({"cauldron15"})
    assert last is not None
    assert (last.path, last.header.seed) == (session.path, 5)


def test_bots_are_asked_with_what_they_may_know_only() -> None:
    session = Session.begin(match_for("greedy,Ana"), None)
    play_until(session, lambda session: session.to_move == 0)
    task = session.thinking_task()
    assert task.observation == session.controller.observe(session._positions[-1], 0)
    assert (task.skill, task.explain, list(task.legal)) == ("greedy", False, list(session.legal_moves()))
    assert session.thinking_task() == task
    hint = session.thinking_task("master", explain=True)
    assert (hint.skill, hint.explain, hint.seed) == ("master", True, task.seed)
    play_until(session, persons_turn)
    with pytest.raises(ValueError, match="seat 1 is a person's"):
        session.thinking_task()
    play_until(session, lambda _: False)
    with pytest.raises(ValueError, match="the match is over"):
        session.thinking_task("master")


# Undo and redo.


def test_nothing_can_be_undone_before_a_person_has_decided() -> None:
    session = Session.begin(match_for(ALONE), None)
    play_until(session, persons_turn)
    assert session.why_no_undo() == reason("play.undo.nothing")
    with pytest.raises(IllegalMove):
        session.undo()
    bots = Session.begin(match_for("greedy,random"), None)
    play_until(bots, after(3))
    assert bots.why_no_undo() == reason("play.undo.nobody")


def test_undo_goes_back_to_the_persons_own_last_decision_and_redo_to_the_next(tmp_path: Path) -> None:
    session = begun(tmp_path)
    moments = []
    while len(moments) < 4:
        play_until(session, persons_turn)
        moments.append((session.move_count, plain(session)))
        session.play(any_move(session))
    play_until(session, persons_turn)
    end = session.move_count, plain(session), session.history
    for moment in reversed(moments):
        session.undo()
        assert (session.move_count, plain(session)) == moment
        assert session.to_move == 0
    for moment in [*moments[1:], end[:2]]:
        session.redo()
        assert (session.move_count, plain(session)) == moment
    assert (session.move_count, plain(session), session.history) == end
    assert session.why_no_redo() == reason("play.redo.nothing")
    with pytest.raises(IllegalMove):
        session.redo()
    session.close()


def test_another_move_ends_what_could_be_redone_and_the_same_move_does_not() -> None:
    session = find(ALONE, lambda session: persons_turn(session) and len(session.legal_moves()) > 1)
    first, second, *_ = session.legal_moves()
    session.play(first)
    play_until(session, persons_turn)
    session.undo()
    session.play(first)
    assert session.why_no_redo() is None
    session.undo()
    session.play(second)
    assert session.why_no_redo() == reason("play.redo.nothing")


def test_a_choice_among_open_cards_is_free_to_undo() -> None:
    """The discards of a set bonus show nobody anything."""
    for seats in (ALONE, FRIENDS):
        session = find(
            seats,
            lambda session: persons_turn(session) and session.observe(session.to_move).bonus_left > 0,
        )
        session.free_undo = False
        before = plain(session)
        session.play(session.legal_moves()[0])
        assert session.why_no_undo() is None
        assert session.undo_is_free
        session.undo()
        assert plain(session) == before
        assert not session.marked


def test_a_card_out_of_a_bots_hand_closes_the_fence() -> None:
    session = find(ALONE, lambda session: persons_turn(session) and not session.observe(0).trick)
    session.play(any_move(session))
    session.free_undo = True
    assert session.undo_is_free, "one's own card is no news to oneself"
    assert not session.undo_passes_luck
    session.play(ADVISER.answer(session.thinking_task()).move)
    hidden = reason("play.undo.hidden.by", name=session.names[session.history[-1].seat])
    assert not session.undo_is_free
    session.free_undo = False
    assert session.why_no_undo() == reason("play.undo.setting", why=hidden)
    with pytest.raises(IllegalMove):
        session.undo()
    session.free_undo = True
    assert session.why_no_undo() is None
    assert session.undo_passes_luck
    session.undo()
    assert session.marked


def test_what_one_has_shown_oneself_may_be_taken_back_until_somebody_else_shows_something() -> None:
    session = find(FRIENDS, lambda session: persons_turn(session) and session.observe(0).trick == ())
    before = plain(session)
    session.play(any_move(session))
    assert session.why_no_undo() is None
    session.undo()
    assert plain(session) == before
    assert not session.marked
    session.play(any_move(session))
    while session.to_move not in session.persons:
        session.play(ADVISER.answer(session.thinking_task()).move)
    shown = reason("play.undo.hidden.by", name=session.names[session.history[-1].seat])
    assert session.why_no_undo() in {None, reason("play.undo.shared", why=shown)}
    assert (session.why_no_undo() is None) == (session.history[-1].seat in session.persons)


def test_what_others_see_the_back_of_only_is_no_news_to_them() -> None:
    """In Bubble and Boil a recipe goes face down into one's own book; a card that is discarded was one's own."""
    for verb in ("record", "discard"):
        session = Session.begin(new_match("bubble_and_boil", parse_seats(FRIENDS, WORDS), seed=3), None)
        while not (persons_turn(session) and any(move.verb == verb for move in session.legal_moves())):
            session.play(session.legal_moves()[-1])
        session.play(next(move for move in session.legal_moves() if move.verb == verb))
        assert session.why_no_undo() is None, verb


def test_chance_closes_the_fence() -> None:
    """A round that ends by the person's own prize deals a new one."""

    def last_prize(session: Session) -> bool:
        if not persons_turn(session) or session.observe(0).decision != "take" or session.observe(0).round > 2:
            return False
        return 0 in session.observe(0).hand_counts

    session = find(ALONE, last_prize)
    session.free_undo = False
    session.play(session.legal_moves()[0])
    assert session.why_no_undo() == reason("play.undo.setting", why=reason("play.undo.chance"))


def test_undo_reaches_behind_the_end_of_a_match() -> None:
    session = Session.begin(match_for(ALONE), None)
    play_until(session, lambda _: False)
    assert session.outcome is not None
    session.undo()
    assert session.outcome is None
    assert session.to_move == 0


# Looking back.


def test_looking_back_leaves_the_live_position_alone() -> None:
    session = Session.begin(match_for(ALONE), None)
    seen = [session.observe(0)]
    while session.move_count < 12:
        play_until(session, after(session.move_count + 1))
        seen.append(session.observe(0))
    live = plain(session)
    for number in (0, 7, 3, 12):
        session.seek(number)
        assert (session.shown, session.is_live) == (number, number == 12)
        assert session.observe(0) == seen[number]
        assert plain(session) == live
    session.seek(5)
    play_until(session, after(13))
    assert (session.shown, session.observe(0)) == (5, seen[5])
    session.seek(None)
    assert (session.shown, session.is_live) == (13, True)
    for number in (-1, 14):
        with pytest.raises(ValueError, match="there is no moment"):
            session.seek(number)


def test_undo_shows_the_live_moment() -> None:
    session = Session.begin(match_for(ALONE), None)
    play_until(session, after(8))
    session.seek(1)
    session.undo()
    assert session.is_live


# Resuming.


@pytest.mark.parametrize("clean", [True, False])
def test_a_resumed_match_is_the_one_that_was_left(tmp_path: Path, clean: bool) -> None:
    session = begun(tmp_path)
    play_until(session, after(23))
    play_until(session, persons_turn)
    session.undo()
    session.undo()
    session.redo()
    expected = state(session)
    assert expected[2] is None, "something can be redone"
    if clean:
        session.close()
    else:
        assert session._journal is not None
        session._journal.close()
    again = Session.resume(tmp_path / "match.jsonl")
    assert state(again) == expected
    assert (again.opening, again.notices, again.read_only, again.marked) == (session.opening, [], False, True)
    again.redo()
    play_until(again, lambda _: False)
    again.close()
    assert Session.read(tmp_path / "match.jsonl").outcome == again.outcome


def test_opening_and_closing_a_match_leaves_its_file_alone(tmp_path: Path) -> None:
    with begun(tmp_path) as session:
        play_until(session, after(7))
    before = (tmp_path / "match.jsonl").read_bytes()
    Session.resume(tmp_path / "match.jsonl").close()
    Session.read(tmp_path / "match.jsonl").close()
    assert (tmp_path / "match.jsonl").read_bytes() == before


def test_a_torn_line_is_told(tmp_path: Path) -> None:
    session = begun(tmp_path)
    play_until(session, after(6))
    assert session._journal is not None
    session._journal.close()
    path = tmp_path / "match.jsonl"
    path.write_bytes(path.read_bytes()[:-4])
    with Session.resume(path) as again:
        assert (again.move_count, again.notices) == (5, [reason("store.journal.torn")])
        assert again.history == session.history[:5]
        play_until(again, after(9))
    assert Session.read(path).history == again.history


def test_a_match_that_is_open_can_only_be_looked_at(tmp_path: Path) -> None:
    session = begun(tmp_path)
    play_until(session, after(6))
    other = Session.resume(tmp_path / "match.jsonl")
    assert (other.read_only, other.notices) == (True, [reason("store.journal.elsewhere")])
    refusal = reason("play.read_only")
    assert (other.why_no_undo(), other.why_no_redo(), other.why_not(any_move(other))) == (refusal,) * 3
    with pytest.raises(IllegalMove):
        other.play(any_move(other))
    other.seek(2)
    assert other.observe(0) is not None
    glance = Session.read(tmp_path / "match.jsonl")
    assert (glance.read_only, glance.notices, glance.move_count) == (True, [], 6)
    play_until(session, after(8))
    session.close()
    assert Session.read(tmp_path / "match.jsonl").move_count == 8


def test_under_other_rules_a_match_goes_on_from_its_last_position(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    session = begun(tmp_path)
    play_until(session, after(27))
    assert session._journal is not None
    session._journal.close()
    change_header(path, fingerprint="other")
    again = Session.resume(path)
    assert again.notices == [reason("play.resume.other_rules"), reason("play.resume.missing", count=20)]
    assert (again.base, again.move_count, plain(again)) == (20, 27, plain(session))
    assert again.history == session.history[20:]
    assert again.opening == ()
    for number in (19, 28):
        with pytest.raises(ValueError, match="no moment"):
            again.seek(number)
    again.seek(20)
    while again.why_no_undo() is None:
        again.undo()
    assert again.why_no_undo() == reason("play.undo.begins_here")
    assert again.move_count >= 20
    again.close()
    third = Session.resume(path)
    assert plain(third) == plain(again)
    play_until(third, lambda _: False)
    third.close()
    assert Session.read(path).outcome == third.outcome


def test_a_match_that_was_taken_over_is_exact_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(25))
    change_header(path, fingerprint="other")
    with Session.resume(path) as again:
        play_until(again, after(33))
    with Session.resume(path) as third:
        assert (third.base, third.notices) == (25, [])
        assert third.history == again.history


def test_moves_that_are_not_legal_any_more_are_left_out_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    session = begun(tmp_path)
    play_until(session, after(27))
    assert session._journal is not None
    session._journal.close()
    change_header(path, fingerprint="other")
    lines = path.read_bytes().split(b"\n")
    moves = [index for index, line in enumerate(lines) if b'"move"' in line]
    record = msgspec.json.decode(lines[moves[24]])
    lines[moves[24]] = msgspec.json.encode({**record, "text": "done"})
    path.write_bytes(b"\n".join(lines))
    with Session.resume(path) as again:
        missing = reason("play.resume.missing", count=20)
        assert again.notices == [reason("play.resume.other_rules"), missing, reason("play.resume.lost", count=3)]
        assert (again.base, again.move_count, again.history) == (20, 24, session.history[20:24])
        play_until(again, after(26))
    with Session.resume(path) as third:
        assert (third.notices, third.base, third.move_count) == ([], 24, 26)
    undone = [record for record in read_journal(path).records if isinstance(record, UndoRecord)]
    assert [record.to for record in undone] == [24]


def test_a_match_that_comes_out_differently_goes_on_from_its_last_position(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(5))
    change_header(path, seed=2)
    with Session.resume(path) as again:
        notices = [reason("play.resume.differs"), reason("play.resume.missing", count=5)]
        assert (again.base, plain(again), again.notices) == (5, plain(session), notices)
        play_until(again, after(8))
    with Session.resume(path) as third:
        assert (third.base, third.notices, third.history) == (5, notices, again.history)


def spoil(path: Path, number: int, change: Callable[[bytes], bytes]) -> None:
    """Change one line of a file; number 0 is the first."""
    lines = path.read_bytes().split(b"\n")
    lines[number] = change(lines[number])
    path.write_bytes(b"\n".join(lines))


NONSENSE: list[Callable[[bytes], bytes]] = [
    lambda line: b"{}",
    lambda line: b"",
    lambda line: line[:-9] + b"\xff" + line[-8:],
    lambda line: b"[" * 5000,
]


@pytest.mark.parametrize("change", NONSENSE, ids=["overwritten", "missing", "bits", "deep"])
def test_a_bad_early_line_costs_only_looking_back_at_what_was_before_the_next_position(
    tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(47))
    spoil(path, 6, change)
    spoilt = path.read_bytes()
    with Session.resume(path) as again:
        assert again.notices == [reason("play.resume.damaged"), reason("play.resume.missing", count=20)]
        assert (again.base, again.move_count, plain(again)) == (20, 47, plain(session))
        assert again.history == session.history[20:]
        play_until(again, after(50))
    assert path.read_bytes().startswith(spoilt)
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]
    with Session.resume(path) as third:
        assert (third.base, third.move_count, third.history) == (20, 50, again.history)


def test_a_bad_move_in_the_middle_costs_only_looking_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(47))
    number = next(at for at, line in enumerate(path.read_bytes().split(b"\n")) if b'"n":30' in line)
    spoil(path, number, lambda line: b'{"record":"move","n":30,"text":"stir 3"}')
    with Session.resume(path) as again:
        assert again.notices == [reason("play.resume.differs"), reason("play.resume.missing", count=40)]
        assert (again.base, again.move_count, plain(again)) == (40, 47, plain(session))


@pytest.mark.parametrize("change", NONSENSE, ids=["overwritten", "missing", "bits", "deep"])
def test_a_bad_first_position_costs_nothing(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(7))
    spoil(path, 1, change)
    with Session.resume(path) as again:
        assert (again.base, again.history, again.notices) == (0, session.history, [])


def test_a_bad_position_costs_nothing_where_the_moves_beside_it_tell_as_much(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    session = begun(tmp_path)
    play_until(session, after(33))
    assert session._journal is not None
    session._journal.close()
    number = next(at for at, line in enumerate(path.read_bytes().split(b"\n")) if b'"at":20' in line)
    spoil(path, number, lambda line: line.replace(b'"seats"', b'"seats\xff"'))
    with Session.resume(path) as again:
        assert (again.base, again.history, again.notices) == (0, session.history, [])


def test_a_move_after_the_end_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, lambda _: False)
    count = read_journal(path).count
    with path.open("ab") as file:
        file.write(b'{"record":"move","n":%d,"text":"play ore 1"}\n' % (count + 1))
    with Session.resume(path) as again:
        assert again.outcome == session.outcome
        assert reason("play.resume.lost", count=1) in again.notices


@pytest.mark.parametrize("undone", ["no move at all", "play ore 1"])
def test_undone_moves_that_cannot_be_made_again_are_not_offered(tmp_path: Path, undone: str) -> None:
    path = tmp_path / "match.jsonl"
    session = begun(tmp_path)
    play_until(session, after(5))
    assert session._journal is not None
    session._journal.move(undone, sync=False)
    session._journal.undo(5, free=True)
    session._journal.close()
    wanted = session.why_not(session.controller.parse("play ore 1")) if undone.startswith("play") else True
    with Session.resume(path) as again:
        assert again.history == session.history
        assert (again.why_no_redo() is not None) == (wanted is not None)


def test_a_position_of_another_number_of_seats_is_not_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        play_until(session, after(5))
    plans = [{"name": f"{n}", "kind": "greedy", "colour": COLOURS[n]} for n in range(len(session.names) - 1)]
    change_header(path, seats=plans, fingerprint="other")
    with pytest.raises(BadSave) as caught:
        Session.read(path)
    assert caught.value.reason.key == "play.resume.nowhere"
    assert "position.seats" in str(caught.value)


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ({"colour": "pink"}, "play.seats.colour"),
        ({"name": "n" * 10_000}, "play.seats.long"),
        ({"name": "a\tb"}, "play.seats.nameless"),
        ({"name": ""}, "play.seats.nameless"),
        ({"kind": "dragon"}, "play.seats.kind"),
    ],
)
def test_a_seat_that_cannot_be_is_named_before_anything_is_drawn(
    tmp_path: Path, seat: dict[str, str], key: str
) -> None:
    path = tmp_path / "match.jsonl"
    with begun(tmp_path) as session:
        plans = msgspec.to_builtins(session.match.seats)
    change_header(path, seats=[{**plans[0], **seat}, *plans[1:]])
    with pytest.raises(BadSave) as caught:
        Session.read(path)
    why = dict(caught.value.reason.args)["why"]
    assert isinstance(why, Reason)
    assert (caught.value.reason.key, why.key) == ("play.resume.seats", key)


@pytest.mark.parametrize("count", [0, 1, 6, 40])
def test_too_many_or_too_few_seats_are_named(tmp_path: Path, count: int) -> None:
    begun(tmp_path).close()
    plans = [{"name": f"Z{n}", "kind": "greedy", "colour": "plum"} for n in range(count)]
    change_header(tmp_path / "match.jsonl", seats=plans)
    with pytest.raises(BadSave) as caught:
        Session.read(tmp_path / "match.jsonl")
    assert caught.value.reason.key == "play.resume.seats"


@pytest.mark.parametrize("hand", [0, 99, 2**64 - 1, 2**64, -(2**63), "7", 7.5])
def test_options_out_of_their_range_are_named(tmp_path: Path, hand: Any) -> None:
    begun(tmp_path).close()
    change_header(tmp_path / "match.jsonl", options={"hand": hand})
    with pytest.raises(BadSave) as caught:
        Session.read(tmp_path / "match.jsonl")
    assert caught.value.reason.key in {"play.resume.options", "play.resume.wrong_options"}


@pytest.mark.parametrize("cap", [-1, 201, 2**63])
def test_a_last_season_out_of_its_range_is_named(tmp_path: Path, cap: int) -> None:
    path = tmp_path / "match.jsonl"
    Session.begin(new_match("cauldron", parse_seats("greedy,random", WORDS), {}, 1), path).close()
    change_header(path, options={"season_cap": cap})
    with pytest.raises(BadSave, match="options"):
        Session.read(path)


def test_what_was_read_only_can_be_played_on_once_the_other_program_has_gone(tmp_path: Path) -> None:
    first = begun(tmp_path)
    play_until(first, after(6))
    second = Session.resume(tmp_path / "match.jsonl")
    assert second.read_only
    first.close()
    second.close()
    with Session.resume(tmp_path / "match.jsonl") as again:
        assert (again.read_only, again.notices, again.history) == (False, [], first.history)


@pytest.mark.parametrize(
    ("fields", "key"),
    [({"game": "chess"}, "play.resume.game"), ({"options": {"moons": 3}}, "play.resume.options")],
)
def test_what_cannot_be_resumed_is_named_and_unlocked(tmp_path: Path, fields: dict[str, Any], key: str) -> None:
    begun(tmp_path).close()
    change_header(tmp_path / "match.jsonl", **fields)
    for _ in range(2):
        with pytest.raises(BadSave) as caught:
            Session.resume(tmp_path / "match.jsonl")
        assert caught.value.reason.key == key
    assert [each.name for each in tmp_path.iterdir()] == ["match.jsonl"]


@pytest.mark.parametrize("record", [b'{"record":"undo","n":2,"to":7}', b'{"record":"move","n":5,"text":"play ore 1"}'])
def test_a_record_that_leads_nowhere_is_set_aside_with_its_file(tmp_path: Path, record: bytes) -> None:
    path = tmp_path / "match.jsonl"
    begun(tmp_path).close()
    spoilt = path.read_bytes() + record + b"\n"
    path.write_bytes(spoilt)
    with Session.resume(path) as again:
        assert (again.move_count, again.notices) == (0, [reason("store.journal.damaged", kept="match.jsonl.broken-1")])
    assert (tmp_path / "match.jsonl.broken-1").read_bytes() == spoilt
