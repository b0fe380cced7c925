"""Helpers of the tests of scenes with a match of Bubble and Boil: moments of matches, and moves made piece by piece."""

from collections.abc import Callable

from harness import Harness, any_move, match_of, sit_down

from game.core.move import Move
from game.play.session import Session
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.view.input.commands import Intent
from game.view.scene import Services

GAME = "bubble_and_boil"
SEEDS = 60
CLICKS = {"hex": (), "grow": ("plant",), "record": ("book",), "discard": ("discards",)}
"""Where a card of the hand is put for a verb, after the card itself."""

Moment = Callable[[Session, BubbleAndBoilObservation], bool]


def at(
    services: Services, moment: Moment, seats: int = 3, *, well: bool = False, first: int = 1, **options: str
) -> Harness:
    """Return a person who is asked at the first such moment that some match comes to; played `well` or anyhow.

    `first` is the seed to begin with, where such moments are rare.
    """
    for seed in range(first, first + SEEDS):
        session = match_of("person", *("random",) * (seats - 1), seed=seed, game=GAME, **options)
        while session.to_move is not None:
            if session.to_move == 0 and moment(session, session.observe(0)):
                harness = sit_down(services, session)
                harness.wait_for(ready(harness))
                return harness
            session.play(busy_move(session) if well else any_move(session))
    raise AssertionError("no match comes to that")


def busy_move(session: Session) -> Move:
    """Return a move of a seat that minds its garden: it plants and records what it can, and casts nothing."""
    legal = session.legal_moves()
    for verb in ("plant", "grow", "record", "harvest", "draw", "brew"):
        found = [move for move in legal if move.verb == verb]
        if found:
            return found[0]
    return legal[0]


def ready(harness: Harness) -> Callable[[], bool]:
    """Return the test whether the table waits for a person, also where only buttons are left."""
    return lambda: isinstance(harness.top, PlayScene) and harness.top.state.asking is not None


def step(name: str, verb: str | None = None) -> Moment:
    """Return the test whether a step of the turn is on in which some verb is possible."""

    def holds(session: Session, seen: BubbleAndBoilObservation) -> bool:
        verbs = {move.verb for move in session.legal_moves()}
        return seen.asked is None and seen.step == name and (verb is None or verb in verbs)

    return holds


def question(what: str) -> Moment:
    """Return the test whether a hex or a harvest asks for something."""
    return lambda session, seen: seen.asked == what


def moves(harness: Harness, verb: str) -> list[Move]:
    """Return the legal moves of a verb."""
    return [move for move in harness.top.session.legal_moves() if move.verb == verb]


def path(harness: Harness, move: Move) -> list[str]:
    """Return the pieces by which a person makes a move, one after the other."""
    if not move.parts:
        return [f"do {move.verb}"]
    pieces = [part for part in move.parts if ":" in part or part not in {"hex", "plant", "book", "discards", "raze"}]
    pieces += CLICKS.get(move.verb, ())
    named: list[str] = []
    for piece in pieces:
        named.append(piece if piece not in named else f"{piece}#{sum(each.startswith(piece) for each in named) + 1}")
    return named


def by_pointer(harness: Harness, move: Move) -> None:
    """Make a move by clicking its pieces, and then the button that waits for it."""
    session = harness.top.session
    before = session.move_count
    if harness.top.sharing.late.any:
        harness.let_pass(FRESH)
    for id in path(harness, move):
        if session.move_count == before and id in harness.widgets.ids:
            harness.click(id)
    confirm(harness, before)


def confirm(harness: Harness, before: int) -> None:
    """Press the button of the move that is composed, if it waits."""
    session = harness.top.session
    buttons = [id for id in harness.widgets.ids if id.startswith("do ")]
    if session.move_count == before and buttons:
        harness.click(
            next((id for id in buttons if id not in {"do harvest", "do draw", "do pass", "do best"}), buttons[0])
        )


def by_keys(harness: Harness, move: Move) -> None:
    """Make a move with Tab and Enter alone."""
    session = harness.top.session
    before = session.move_count
    for id in path(harness, move):
        if session.move_count == before and id in harness.widgets.ids:
            reach(harness, id)
            harness.press(Intent.CONFIRM)
    if session.move_count == before:
        buttons = [id for id in harness.widgets.ids if id.startswith("do ") and id not in {"do harvest", "do draw"}]
        if buttons:
            reach(harness, buttons[0])
        harness.press(Intent.CONFIRM)


def reach(harness: Harness, id: str) -> None:
    """Press Tab until a piece has the focus."""
    for _ in range(len(harness.widgets.ids) + 1):
        if harness.widgets.pointed == id and harness.widgets.by_keys:
            return
        harness.press(Intent.NEXT)
    raise AssertionError(f"Tab does not lead to {id}")
