"""Kept analyses: what was found of a match, in a file beside its journal; it can be lost at any time."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from game.play.analysis.analyst import Analyst, Depth
from game.play.analysis.rules import VERSION, analysis_rules, best_eyes
from game.play.catalogue import game
from game.play.session import Session
from game.play.task import Judgement
from game.store.places import read_bytes, write_atomically
from game.store.shelf import ANALYSIS
from game.store.trouble import Trouble

_FORMAT = 1
_MOST_BYTES = 4 << 20


class _Found(msgspec.Struct, frozen=True):
    """What was found of one seat at one depth; `by` stands for whoever judged it."""

    by: str
    screened: tuple[Judgement, ...] = ()
    judged: tuple[Judgement, ...] = ()
    done: bool = False


class _File(msgspec.Struct, frozen=True):
    """The file: by seat and depth (`0 quick`)."""

    format: int
    found: dict[str, _Found]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_File)


def analyst_of(session: Session, seat: int, depth: Depth) -> tuple[Analyst, bool]:
    """Return the analyst of a seat, knowing what was kept, and whether that is by an older master.

    What an older master has finished is to be told, not gone on with; what it has begun is begun anew.
    """
    analyst = Analyst(session, seat, game(session.match.game).load().budgets.of(depth))
    kept = _read(session.path).get(_key(seat, depth))
    if kept is None:
        return analyst, False
    is_older = kept.by != _by(session)
    if is_older and not kept.done:
        return analyst, False
    analyst.go_on_from(kept.screened, kept.judged)
    return analyst, is_older


def keep(analyst: Analyst, depth: Depth) -> None:
    """Write down what an analyst has found; raise DiskTrouble."""
    path = analyst.session.path
    if path is None:
        return
    found = _read(path)
    found[_key(analyst.seat, depth)] = _Found(
        _by(analyst.session), tuple(analyst.screened.values()), tuple(analyst.judged.values()), analyst.is_done
    )
    write_atomically(_beside(path), _ENCODER.encode(_File(_FORMAT, found)))


def forget(session: Session, seat: int, depth: Depth) -> None:
    """Forget what was found of a seat; raise DiskTrouble."""
    if session.path is not None:
        found = _read(session.path)
        found.pop(_key(seat, depth), None)
        write_atomically(_beside(session.path), _ENCODER.encode(_File(_FORMAT, found)))


def judgements_of(path: Path, seat: int) -> tuple[Judgement, ...]:
    """Return what was finished of a seat of a journal's match, by the deepest look: a judgement a decision."""
    found = _read(path)
    for depth in ("thorough", "quick"):
        one = found.get(_key(seat, depth))
        if one is not None and one.done:
            known = {each.number: each for each in (*one.screened, *one.judged)}
            return tuple(known.values())
    return ()


def _key(seat: int, depth: Depth) -> str:
    return f"{seat} {depth}"


def _by(session: Session) -> str:
    """Return what stands for whoever judges: rules, bots, what they have learnt, and budgets."""
    loaded = game(session.match.game).load(packs=session.match.packs)
    parts: list[Any] = [VERSION, loaded.fingerprint, loaded.skills[best_eyes()], loaded.values, loaded.duel]
    parts += [loaded.budgets, analysis_rules()]
    plain = msgspec.json.encode(msgspec.to_builtins(parts, str_keys=True), order="deterministic")
    return sha256(plain).hexdigest()[:16]


def _read(path: Path | None) -> dict[str, _Found]:
    """Return what the file says; nothing where it is missing or spoilt."""
    if path is None:
        return {}
    try:
        file = _DECODER.decode(read_bytes(_beside(path), _MOST_BYTES))
    except (Trouble, ValueError, RecursionError):
        return {}
    return file.found if file.format == _FORMAT else {}


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ANALYSIS)
