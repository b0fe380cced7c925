"""Match recording: matches of bots as journals, and the proof that a journal comes out as it was played."""

from pathlib import Path

from game.core.errors import BadPosition
from game.core.outcome import Outcome
from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.match import Match, match_of
from game.play.replay import Differs, replay_exactly
from game.play.session import Session
from game.store.journal import read_journal
from game.store.records import LostPosition
from game.store.trouble import BadSave


def record(match: Match, path: Path) -> Outcome:
    """Let bots play a match into a new journal and return how it ended; raise BadInput for persons, DiskTrouble."""
    if persons := [seat.name for seat in match.seats if seat.is_person]:
        raise BadInput(reason("play.record.persons", name=persons[0]))
    adviser = Adviser()
    with Session.begin(match, path) as session:
        while (outcome := session.outcome) is None:
            session.play(adviser.answer(session.thinking_task()).move)
    return outcome


def verify(path: Path) -> Outcome | None:
    """Replay a journal from its first move and compare each position and the end; return how it ended.

    Raises BadSave for a journal that cannot be read or comes out differently, and DiskTrouble.
    """
    contents = read_journal(path)
    if contents.torn or contents.damaged or any(isinstance(each, LostPosition) for each in contents.records):
        raise BadSave(reason("store.journal.line", name=path.name))
    match, loaded = match_of(contents.header, path.name)
    controller = loaded.controller(match.options)
    try:
        replayed = replay_exactly(controller, match, contents.line, None, strict=True)
    except (Differs, BadPosition) as error:
        raise BadSave(reason("play.verify.differs", name=path.name, complaint=str(error))) from error
    return controller.outcome(replayed.positions[-1])
