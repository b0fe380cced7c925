"""Specimens: whole files of every kind, made anew for an ordeal, which then spoils copies of them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.cli import position_file
from game.cli.console import Refused
from game.cli.positions import random_moment
from game.core.errors import IllegalMove
from game.play.catalogue import GAMES
from game.play.luck import Luck, derive
from game.play.match import new_match
from game.play.pack_registry import packs_for
from game.play.session import Session
from game.store.records import Branch, Header, encode, utc
from game.store.seat_plans import COLOURS, PERSON, SeatPlan

LENGTHS = (3, 26, 70, 400)
"""How many moves the matches have; a short game is over before the last of them."""

WITH_PACKS = 26
"""How long the match is that is played with every card pack there is."""

MOMENTS = (0, 7, 33, 90)
"""How many moves lie before the positions."""


def journals(game: str, folder: Path) -> list[bytes]:
    """Return journals of matches of a game, in which persons took back and made again some of their moves."""
    return [_journal(game, folder / f"{game}-{length}.jsonl", length) for length in LENGTHS]


def _journal(game: str, path: Path, length: int) -> bytes:
    """Return the journal of a match of random moves."""
    lowest, highest = GAMES[game].seats
    seats = lowest + length % (highest - lowest + 1)
    plans = [SeatPlan(f"Player {seat}", PERSON if seat < 2 else "adept", COLOURS[seat]) for seat in range(seats)]
    luck = Luck(derive(length))
    packs = [pack.id for pack in packs_for(game)] if length == WITH_PACKS else []
    branch = Branch("cauldron-20260101-120000.jsonl", length // 2, luck=length, earlier=((1, 7),))
    with Session.begin(new_match(game, plans, seed=length, packs=packs), path, branch=branch) as session:
        for step in range(length):
            if session.to_move is None:
                break
            legal = session.legal_moves()
            session.play(legal[luck.below(len(legal))])
            if step % 9 == 4:
                _take_back(session, again=step % 2 == 0)
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first, type=Header)
    return encode(replace(header, begun=utc(length), handicap=(1, 0))) + rest


def _take_back(session: Session, *, again: bool) -> None:
    """Undo, and sometimes redo."""
    try:
        session.undo()
        if again:
            session.redo()
    except IllegalMove:
        return


def positions(game: str) -> Iterator[str]:
    """Yield the texts of positions of a game."""
    lowest, highest = GAMES[game].seats
    for moves in MOMENTS:
        for seats in range(lowest, highest + 1):
            for fewer in range(moves, -1, -5):
                try:
                    moment = random_moment(game, seats, moves + seats, fewer, {})
                except Refused:
                    continue
                yield position_file.write(moment)
                break
