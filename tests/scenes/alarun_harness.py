"""Helpers of the tests of scenes with a match of Alarún: recorded matches at a moment, and which cards are seen."""

from collections.abc import Callable
from functools import cache

from harness import Harness, plans

from game.core.move import Move
from game.play.match import new_match
from game.play.session import Session
from game.rules.alarun.ingredient_cards import CARD_NAMES
from game.scenes.playing.play_scene import PlayScene
from game.store.library import Library
from game.store.places import ROOT
from game.store.seat_plans import SeatPlan
from game.tables.alarun.ingredient_faces import frame_of
from game.view.drawing.area import LAYOUT

RECORDED = {2: "shared", 3: "potions", 4: "highest"}
"""The recorded match with each number of seats, whose moves the tests make again."""


@cache
def recorded(seats: int) -> Session:
    """Return the recorded match with so many seats."""
    return Session.read(ROOT / "tests" / "games" / f"alarun_{RECORDED[seats]}.jsonl")


def alarun(*kinds: str, library: Library | None = None) -> Session:
    """Return a match that begins as the recorded one with so many seats, with seats of these kinds."""
    return alarun_of(plans(kinds), library)


def alarun_of(seats: list[SeatPlan], library: Library | None = None) -> Session:
    """Return a match that begins as the recorded one with so many seats."""
    match = recorded(len(seats)).match
    options = {"diagonal": "yes" if match.options.diagonal else "no"}
    return Session.begin(new_match("alarun", seats, options, match.seed), library)


def moment(
    phase: str, seat: int | None = 0, *, round_number: int = 1, left: int = 0, passed: bool = False
) -> Callable[[Session], bool]:
    """Return the test whether a seat (None: any) is in a phase from a round on.

    `left` is the number of cards that it has to place; `passed` tells that somebody must have.
    """

    def holds(session: Session) -> bool:
        seen = session.observe(None)
        if seen.phase != phase or seen.round_number < round_number or (seat is not None and session.to_move != seat):
            return False
        if passed and seen.first_passer is None:
            return False
        return not left or len(seen.known[session.to_move]) == left

    return holds


def next_move(session: Session) -> Move:
    """Return the move that was made in the recorded match at that moment."""
    return recorded(len(session.names)).history[session.move_count].move


def played(session: Session, done: Callable[[Session], bool] | None = None) -> Session:
    """Make the moves of the recorded match until something holds, or to its end."""
    while session.to_move is not None and not (done is not None and done(session)):
        session.play(next_move(session))
    assert done is None or session.to_move is not None, "the match has ended before that"
    return session


def scene_of(harness: Harness) -> PlayScene:
    """Return the table scene, whatever lies on it."""
    return next(scene for scene in harness.stack.scenes if isinstance(scene, PlayScene))


def face_up(harness: Harness) -> set[str]:
    """Return the ingredients that are painted face up where the hand of whoever sits nearest lies."""
    hand = scene_of(harness).table.plan.area("hand")
    picture = harness.picture
    scale = picture.size[0] / LAYOUT.width
    return {
        name
        for card, name in enumerate(CARD_NAMES)
        for x, y, width, height in picture.boxes_of(frame_of(card))
        if hand.contains((x + width / 2) / scale, (y + height / 2) / scale)
    }


def names_of(cards: tuple[int, ...]) -> set[str]:
    """Return the names of cards."""
    return {CARD_NAMES[card] for card in cards}
