"""Every lesson is played through its referee: along its first path, along random ones, and with every mistake."""

import re
from pathlib import Path
from random import Random

import pytest

from game.core.move import Move
from game.core.reason import reason
from game.play.catalogue import GAMES
from game.play.lesson import LEARNER, Answer, LessonRun, as_match, games_with_lessons, load_lesson, play_on, words_of
from game.play.session import Session
from game.play.shelf.branching import play_on as branch_off
from game.rules.alarun.moves import Place
from game.rules.alarun.potion_scoring import score, standing
from game.rules.alarun.square import EMPTY, Square
from game.store.library import Library
from game.store.words import Words, languages

LONGEST_SENTENCE = 140

CORNER = "lesson.alarun.centum"
"""The step at which a card brings the same wherever it lies, and it is told what it takes from others."""

DETOURS = 60

# Minutes of a lesson: reading at 180 words a minute, 5 s for a move of one's own, 0.8 s for one of a rival.
SHORTEST, LONGEST = 1.5, 6.0


def _go(run: LessonRun, choose: "Chooser") -> list[str]:
    """Take the lesson to its end and return every move that was made."""
    made: list[str] = []
    for _ in range(2_000):
        if run.is_over:
            return made
        move = run.next_move()
        if move is None and run.waits:
            run.go_on()
            continue
        if move is None:
            assert run.session.to_move == LEARNER, f"step {run.index} waits for nobody"
            move = choose(run)
        made.append(move.text)
        run.session.play(move)
        run.made(move)
    raise AssertionError(f"the lesson does not come to its end: it is at step {run.index}")


class Chooser:
    """What the learner does: the move that the lesson shows, or with luck any that fulfils the step."""

    def __init__(self, luck: Random | None = None) -> None:
        self._luck = luck

    def __call__(self, run: LessonRun) -> Move:
        """Return a move that the step expects."""
        right = run.right_move()
        assert right is not None, f"step {run.index} expects no legal move"
        if self._luck is None:
            return right
        moves = [move for move in run.session.legal_moves() if run.judge(move).answer is Answer.RIGHT]
        return self._luck.choice(moves)


@pytest.fixture(params=games_with_lessons())
def name(request: pytest.FixtureRequest) -> str:
    """Return the id of a game that has a lesson."""
    return str(request.param)


def test_every_game_of_the_box_has_a_lesson() -> None:
    assert set(games_with_lessons()) == set(GAMES)


def test_the_first_path_comes_to_the_end(name: str) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    _go(run, Chooser())
    assert run.index == len(run.lesson.steps) - 1


@pytest.mark.one_in(4)
@pytest.mark.parametrize("part", range(4))
def test_every_path_that_the_lesson_allows_comes_to_the_end(name: str, part: int) -> None:
    for seed in range(part, DETOURS, 4):
        run = LessonRun(load_lesson(name, "Rowan"))
        _go(run, Chooser(Random(seed)))
        assert run.is_over


def test_every_legal_move_is_right_or_has_an_answer_of_its_own(name: str) -> None:
    def choose(run: LessonRun) -> Move:
        for move in run.session.legal_moves():
            verdict = run.judge(move)
            own = {*run.step.wrong.values(), *run.step.mistakes.values()}
            assert verdict.answer is Answer.RIGHT or verdict.say in own, f"step {run.index}: no word for '{move.text}'"
            answered.add((run.index, verdict.say))
        right = run.right_move()
        assert right is not None
        return right

    answered: set[tuple[int, str | None]] = set()
    run = LessonRun(load_lesson(name, "Rowan"))
    _go(run, choose)  # type: ignore[arg-type]
    wanted = {(number, say) for number, step in enumerate(run.lesson.steps) for say in step.wrong.values()}
    assert wanted <= answered, "a sentence that no legal move is ever answered with"


def test_a_move_that_is_not_the_one_is_answered_and_changes_nothing(name: str) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    while run.waits or run.next_move() is not None:
        move = run.next_move()
        if move is None:
            run.go_on()
        else:
            run.session.play(move)
            run.made(move)
    count = run.session.move_count
    for move in run.session.legal_moves():
        run.judge(move)
    assert run.session.move_count == count


def test_exactly_one_mistake_is_let_happen_and_is_taken_back(name: str) -> None:
    lesson = load_lesson(name, "Rowan")
    (number,) = [number for number, step in enumerate(lesson.steps) if step.mistakes]
    run = LessonRun(lesson)

    def choose(run: LessonRun) -> Move:
        if run.index == number and not happened:
            move = next(move for move in run.session.legal_moves() if run.judge(move).answer is Answer.MISTAKE)
            before.append(run.session.observe(LEARNER))
            happened.append(move.text)
            return move
        if run.index == number and len(before) == 1:
            before.append(run.session.observe(LEARNER))
        right = run.right_move()
        assert right is not None
        return right

    before: list[object] = []
    happened: list[str] = []
    _go(run, choose)  # type: ignore[arg-type]
    assert happened, "the mistake could not be made"
    assert before[0] == before[1], "the step does not begin anew as it began"


def test_a_step_can_be_gone_back_to_from_every_step(name: str) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    seen: list[tuple[int, object]] = []

    def choose(run: LessonRun) -> Move:
        if not seen or seen[-1][0] != run.index:
            seen.append((run.index, run.session.observe(LEARNER)))
        right = run.right_move()
        assert right is not None
        return right

    _go(run, choose)  # type: ignore[arg-type]
    while run.index:
        before = run.index
        run.back()
        assert run.index < before
        for number, observation in seen:
            if number == run.index and run.session.to_move == LEARNER:
                assert run.session.observe(LEARNER) == observation
    run.back()
    assert run.index == 0


def test_sentences_are_short_and_there(name: str) -> None:
    words = Words.load("en")
    for sentence in words_of(load_lesson(name, "Rowan")):
        said = words.say(sentence)
        assert len(said) <= LONGEST_SENTENCE, said
    assert not words.missed


@pytest.mark.parametrize("language", languages())
def test_a_command_names_an_ingredient_as_its_card_does(language: str) -> None:
    words, named = Words.load(language), 0
    for step in load_lesson("alarun", "Rowan").steps:
        if isinstance(step.expect, tuple) and (found := re.fullmatch(r"place [a-z]+_([a-z]+) .*", step.expect[0])):
            kind = found.group(1)
            name = words.say(reason(f"alarun.kind.{kind}" if kind != "auri" else "alarun.card.centum_auri"))
            assert name.casefold() in words.say(reason(f"{step.say}.do")).casefold()
            named += 1
    assert named > 5


def test_a_lesson_takes_some_minutes(name: str) -> None:
    words = Words.load("en")
    run = LessonRun(load_lesson(name, "Rowan"))
    moves = _go(run, Chooser())
    own = sum(turn.seat == LEARNER for turn in run.session.history)
    read = sum(len(words.say(step.say).split()) for step in run.lesson.steps)
    minutes = (read / 3 + 5 * max(own, len(run.lesson.steps)) + 0.8 * len(moves)) / 60
    assert SHORTEST <= minutes <= LONGEST, f"{minutes:.1f} minutes"


def test_a_lesson_can_be_played_on_as_a_match(name: str) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    _go(run, Chooser())
    match = as_match(run)
    session = Session.begin(match, None)
    assert session.names[LEARNER] == "Rowan"
    assert session.legal_moves()


def test_what_is_played_on_from_a_lesson_is_kept(name: str, tmp_path: Path) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    _go(run, Chooser())
    if run.session.to_move is None:
        pytest.skip("the match of this lesson is over at its end")
    library = Library(tmp_path)
    with play_on(run, library) as session:
        start, path = session.written_start(), session.path
        plain = session.controller.to_plain
        assert path is not None and plain(start) == plain(session.live_position())
        while session.move_count < 30 and session.to_move is not None:
            session.play(session.legal_moves()[0])
        reached = plain(session.live_position())
        # What a crash leaves: the file as it is now.
        copy = tmp_path / "copy.jsonl"
        copy.write_bytes(path.read_bytes())
    assert library.last_unfinished([name]) is not None
    for file in (path, copy):
        with Session.resume(file) as resumed:
            assert not resumed.notices
            assert plain(resumed.live_position()) == reached
            assert plain(resumed.written_start()) == plain(start)
            with branch_off(resumed, 3, resumed.match.seats, library) as branched:
                assert branched.move_count == 3
                assert plain(branched.written_start()) == plain(start)
            while resumed.why_no_undo() is None:
                resumed.undo()
            assert resumed.move_count == 0 or resumed.history[0].seat != LEARNER
        file.unlink()


def test_two_matches_played_on_from_a_lesson_have_luck_of_their_own(name: str, tmp_path: Path) -> None:
    run = LessonRun(load_lesson(name, "Rowan"))
    with play_on(run, Library(tmp_path)) as first, play_on(run, Library(tmp_path)) as second:
        assert first.live_position().chance.state != second.live_position().chance.state
        assert first.live_position().chance.state != run.session.live_position().chance.state


def test_a_learner_may_be_called_like_a_rival(name: str) -> None:
    rival = load_lesson(name, "Rowan").seats[1].name
    seats = load_lesson(name, rival).seats
    assert len({seat.name for seat in seats}) == len(seats)


def test_every_apprentice_of_a_lesson_counts_as_what_is_best_for_its_square() -> None:
    run = LessonRun(load_lesson("alarun", "Rowan"))
    _go(run, Chooser())
    position, numbers = run.session.live_position(), run.session.controller.numbers
    assert len(position.identities) == len(run.lesson.seats)
    for square, taken, identity in zip(position.squares, position.taken, position.identities, strict=True):
        best = standing(square, taken, None, numbers).total
        assert score(square, taken, identity, None, numbers).total == best


def test_who_places_a_card_as_well_as_the_lesson_wants_is_told_so() -> None:
    def choose(run: LessonRun) -> Move:
        right, seen = run.right_move(), run.session.observe(LEARNER)
        assert right is not None
        if isinstance(right, Place) and run.step.say != CORNER:
            wanted = seen.gain(LEARNER, right.card, right.cell).total
            for move in run.session.legal_moves():
                if not isinstance(move, Place) or move.card != right.card or move == right:
                    continue
                brings = seen.gain(LEARNER, move.card, move.cell).total
                assert str(run.judge(move).say).endswith("as_good") == (brings >= wanted), f"{run.index}: {move.text}"
                compared.append(move.text)
        return right

    compared: list[str] = []
    _go(LessonRun(load_lesson("alarun", "Rowan")), choose)  # type: ignore[arg-type]
    assert len(compared) > 30


def test_what_the_learner_has_placed_lies_there_as_long_as_the_match_of_the_lesson_is_the_same() -> None:
    def choose(run: LessonRun) -> Move:
        match, squares = run.session.match.seed, run.session.observe(LEARNER).squares
        if squares_of and squares_of[-1][0] == match:
            for before, after in zip(squares_of[-1][1], squares, strict=True):
                gone = [cell for cell, card in enumerate(before) if card not in (EMPTY, after[cell])]
                assert not gone, f"step {run.index}"
                grown.append(before != after)
        squares_of.append((match, squares))
        right = run.right_move()
        assert right is not None
        return right

    squares_of: list[tuple[int, tuple[Square, ...]]] = []
    grown: list[bool] = []
    _go(LessonRun(load_lesson("alarun", "Rowan")), choose)  # type: ignore[arg-type]
    assert sum(grown) > 10
