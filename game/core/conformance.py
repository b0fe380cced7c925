"""Conformance: one random walk through a match that proves what every game promises, whichever it is."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from game.core.chance import Chance
from game.core.errors import IllegalMove
from game.core.event import Event, Seat, Tell
from game.core.move import Move
from game.core.referee import Controller

_SEEDS = 1 << 31


class Broken(AssertionError):
    """A promise of the contract that a game does not keep."""


def walk(
    controller: Controller[Any],
    seats: int,
    seed: int,
    chance: Chance,
    *,
    every_move: Iterable[Move] = (),
    text_of: Callable[[Any], Any] | None = None,
    pace: int = 1,
    text_pace: int = 50,
    full_pace: int = 1,
    limit: int = 100_000,
) -> list[Move]:
    """Play a random match and check each promise at each position; return the moves.

    `every_move` are well-formed moves of the game (legal or not) on which `why_not` is compared with `legal_moves`.
    `text_of` sends a plain position through the text form and back; it is asked every `text_pace` moves. Reasons,
    copies and samplers are checked every `full_pace` moves. Nothing but the pieces is looked at between positions that
    are `pace` moves apart; every event of what is looked at has its moment. Raises Broken with the promise and the
    position.
    """
    table = controller.set_up(seats, seed)
    check = _Check(controller, table)
    check.demand(controller.to_move(table) is None, "nobody is to move before a match begins")
    check.moments(controller.begin, table, seats)
    opening: list[Event] = []
    position = controller.start(seats, seed, opening.append)
    check = _Check(controller, position)
    untold = controller.to_plain(controller.start(seats, seed))
    check.demand(untold == check.plain, "the same seed starts the same match, told or not")
    check.secrets(opening, seats)
    candidates = list(every_move)
    pieces = controller.pieces(position)
    moves: list[Move] = []
    choosing = False
    while (seat := controller.to_move(position)) is not None:
        legal = list(controller.legal_moves(position))
        if len(moves) % pace == 0:
            check = _Check(controller, position)
            check.legality(legal)
            check.notation(text_of if len(moves) % text_pace == 0 else None)
            move = legal[chance.below(len(legal))]
            if len(moves) % full_pace == 0:
                check.reasons(legal, candidates)
                check.copies(move)
                check.reshuffling(seats, chance)
                for eye in range(seats):
                    check.sampling(eye, legal if eye == seat else None, chance, pieces)
            before = position.copy()
            told = check.applying(move, seats)
            choosing = not told and check.choosing(move, seat, before, seats, begun=choosing)
            check.moments(partial(_applied, controller, move), before, seats)
        else:
            choosing = False
            move = legal[chance.below(len(legal))]
            controller.apply(position, move)
        moves.append(move)
        counted = controller.pieces(position)
        # Two dicts are compared much faster than two Counters, for which what is missing equals 0.
        if dict(counted) != dict(pieces) and counted != pieces:
            plain = controller.to_plain(position)
            raise Broken(f"{controller.game}: pieces are conserved\nposition after '{move.text}': {plain}")
        if len(moves) >= limit:
            raise Broken(f"{controller.game}: a match ends within {limit} moves")
    check = _Check(controller, position)
    check.ending(seats)
    check.notation(text_of)
    return moves


def _applied(controller: Controller[Any], move: Move, position: Any, tell: Tell) -> None:
    controller.apply(position, move, tell)


class _Check:
    """The promises at one position, which is kept in its plain form for the message and for comparison."""

    def __init__(self, controller: Controller[Any], position: Any) -> None:
        self.controller = controller
        self.position = position
        self.plain = controller.to_plain(position)

    def demand(self, holds: bool, promise: str) -> None:
        """Raise Broken unless the promise holds."""
        if not holds:
            raise Broken(f"{self.controller.game}: {promise}\nposition: {self.plain}")

    def legality(self, legal: list[Move]) -> None:
        """Legal moves exist, are unique and stable, and have a text form that parses back."""
        self.demand(bool(legal), "a seat to move has a legal move")
        self.demand(len(set(legal)) == len(legal), "legal moves have no duplicates")
        self.demand(list(self.controller.legal_moves(self.position)) == legal, "legal moves have a stable order")
        self.demand(self.controller.outcome(self.position) is None, "a match with a seat to move has no outcome")
        for move in legal:
            self.demand(self.controller.parse(move.text) == move, f"'{move.text}' parses back")

    def notation(self, text_of: Callable[[Any], Any] | None) -> None:
        """The plain form reads back, and so does its text form."""
        again = self.controller.to_plain(self.controller.from_plain(self.plain))
        self.demand(again == self.plain, "the plain form reads back")
        if text_of is not None:
            self.demand(text_of(self.plain) == self.plain, "the text form reads back")

    def reasons(self, legal: list[Move], candidates: list[Move]) -> None:
        """There is a reason exactly against what is not legal, and a refused move changes nothing."""
        allowed = set(legal)
        for move in legal:
            self.demand(self.controller.why_not(self.position, move) is None, f"no reason against '{move.text}'")
        for move in candidates:
            if move in allowed:
                continue
            self.demand(self.controller.why_not(self.position, move) is not None, f"a reason against '{move.text}'")
            try:
                self.controller.apply(self.position, move)
            except IllegalMove:
                continue
            raise Broken(f"{self.controller.game}: '{move.text}' was applied though it is not legal: {self.plain}")
        self.demand(self.controller.to_plain(self.position) == self.plain, "refusing what is not legal changes nothing")

    def copies(self, move: Move) -> None:
        """Copies never alias."""
        self.controller.apply(self.position.copy(), move)
        self.demand(self.controller.to_plain(self.position) == self.plain, "copies never alias")

    def reshuffling(self, seats: int, chance: Chance) -> None:
        """Another future looks the same to everybody, has the same pieces and comes out of its seed alone."""
        seed = chance.below(_SEEDS)
        twin, again, other = self.position.copy(), self.position.copy(), self.position.copy()
        self.controller.reshuffle(twin, seed)
        self.controller.reshuffle(again, seed)
        self.controller.reshuffle(other, seed + 1)
        plain = self.controller.to_plain(twin)
        self.demand(plain == self.controller.to_plain(again), "one seed reshuffles in one way")
        self.demand(plain != self.controller.to_plain(other), "another seed reshuffles in another way")
        read = self.controller.to_plain(self.controller.from_plain(plain))
        self.demand(read == plain, "what is reshuffled reads back")
        same = dict(self.controller.pieces(twin)) == dict(self.controller.pieces(self.position))
        self.demand(same, "reshuffling keeps all pieces")
        for eye in (*range(seats), None):
            same = self.controller.observe(again, eye) == self.controller.observe(self.position.copy(), eye)
            self.demand(same, f"reshuffling shows nothing to {eye}")
        same = list(self.controller.legal_moves(again)) == list(self.controller.legal_moves(self.position))
        self.demand(same, "reshuffling keeps the legal moves")
        self.demand(self.controller.to_plain(self.position) == self.plain, "reshuffling a copy changes nothing else")

    def applying(self, move: Move, seats: int) -> list[Event]:
        """Apply a move: what was looked at is as it was, and who hears of it makes no difference; return the events."""
        self.demand(self.controller.to_plain(self.position) == self.plain, "looking does not change a position")
        events: list[Event] = []
        twin = self.position.copy()
        self.controller.apply(self.position, move, events.append)
        self.controller.apply(twin, move)
        same = self.controller.to_plain(self.position) == self.controller.to_plain(twin)
        self.demand(same, "telling events changes nothing")
        self.secrets(events, seats)
        return events

    def choosing(self, move: Move, seat: Seat, before: Any, seats: int, *, begun: bool) -> bool:
        """A card of a hand that is being chosen for shows to nobody else until something is told.

        `before` is the position before a move that told nothing; a choice has `begun` before it, or begins where it
        names a card of the `hand` that its seat observes. Returns whether one is under way.
        """
        hand = getattr(self.controller.observe(before, seat), "hand", ())
        if not begun and not set(map(str, hand)) & set(move.text.split()):
            return False
        for eye in (*range(seats), None):
            if eye != seat:
                same = self.controller.observe(self.position, eye) == self.controller.observe(before, eye)
                self.demand(same, f"'{move.text}' shows nothing to {eye} before it is told")
        return self.controller.to_move(self.position) == seat

    def moments(self, change: Callable[[Any, Tell], None], position: Any, seats: int) -> None:
        """Each event of a change has its moment: nobody is to move while more is to come, and all may look."""
        pieces = dict(self.controller.pieces(position))
        asked: Seat | None = None

        def look(event: Event) -> None:
            nonlocal asked
            name = type(event).__name__
            self.demand(asked is None, f"nobody is to move before {name}")
            self.demand(dict(self.controller.pieces(position)) == pieces, f"pieces are conserved at {name}")
            for eye in (*range(seats), None):
                self.controller.observe(position, eye)
            asked = self.controller.to_move(position)

        change(position, look)
        known = asked is None or asked == self.controller.to_move(position)
        self.demand(known, "the last event knows who is to move, or nobody")

    def secrets(self, events: list[Event], seats: int) -> None:
        """What is secret in an event is seen by its eyes and is None for all others."""
        for event in events:
            eyes = event.eyes() if event.secret else range(seats)
            for eye in (*range(seats), None):
                seen = event.seen_by(eye)
                hidden = [name for name in event.secret if getattr(seen, name) is not None]
                name = type(event).__name__
                if eye in eyes:
                    self.demand(seen == event, f"seat {eye} sees all of {name}")
                else:
                    self.demand(not hidden, f"{name} hides {', '.join(hidden)} from {eye}")

    def ending(self, seats: int) -> None:
        """A finished match has no legal moves and an outcome that ranks each seat once."""
        self.demand(not self.controller.legal_moves(self.position), "a finished match has no legal moves")
        outcome = self.controller.outcome(self.position)
        if outcome is None:
            raise Broken(f"{self.controller.game}: a finished match has an outcome\nposition: {self.plain}")
        ranked = sorted(seat for equals in outcome.ranking for seat in equals)
        self.demand(ranked == list(range(seats)), "an outcome ranks each seat once")
        self.demand(len(outcome.scores) == seats, "an outcome has one score a seat")
        self.demand(outcome.winners in {(), outcome.ranking[0]}, "the winners are the first of the ranking, or nobody")

    def sampling(self, eye: Seat, legal: list[Move] | None, chance: Chance, pieces: Counter[str]) -> None:
        """A dealt position looks the same to the observer, has the same pieces and the observer's legal moves."""
        observation = self.controller.observe(self.position, eye)
        dealt = self.controller.sampler(observation).deal(chance)
        self.demand(
            self.controller.observe(dealt, eye) == observation, f"a dealt position looks the same to seat {eye}"
        )
        self.demand(self.controller.pieces(dealt) == pieces, f"a dealt position has all pieces for seat {eye}")
        if legal is not None:
            same = list(self.controller.legal_moves(dealt)) == legal
            self.demand(same, f"a dealt position has the same legal moves for seat {eye}")
