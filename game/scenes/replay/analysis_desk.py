"""Analysis desk: has the decisions of a finished match judged beside the window, and keeps what was found."""

from collections.abc import Callable
from logging import Logger

from game.core.event import Seat
from game.play.analysis.analyst import Analyst, Depth
from game.play.analysis.kept import analyst_of, forget, keep
from game.play.analysis.report import Report, report_of
from game.play.session import Session
from game.play.task import Judgement
from game.play.thinker import Thinker
from game.play.worker import Judged
from game.store.trouble import Trouble

POLL = 1 / 30
SHOW_EVERY = 4
"""So many judgements that rate nothing are shown at once: laying out takes longer than a quick one."""
KEEP_EVERY = 20
"""So many judgements may be lost when the program is killed."""


class AnalysisDesk:
    """Judges the decisions of one seat after the other, never waiting.

    What was found of a match on the shelf (`kept`) stays beside the journal: leaving only pauses. `is_older` tells that
    it is by an older master, and `is_alone` that nobody is there who could judge.
    """

    def __init__(self, thinker: Callable[[], Thinker], session: Session, log: Logger, *, kept: bool) -> None:
        self._thinker = thinker
        self._session = session
        self._log = log
        self._is_kept = kept
        self._analysts: dict[tuple[Seat, Depth], tuple[Analyst, bool]] = {}
        self._analyst: Analyst | None = None
        self._number: int | None = None
        self._unkept = self._unshown = 0
        self._report: Report | None = None
        self.depth: Depth = "quick"
        self.is_older = False
        self.is_alone = False
        self.is_running = False

    @property
    def seat(self) -> Seat | None:
        """Whose decisions are judged, or None before any are."""
        return None if self._analyst is None else self._analyst.seat

    @property
    def analyst(self) -> Analyst | None:
        """Who knows what was found of the seat."""
        return self._analyst

    @property
    def report(self) -> Report | None:
        """What was found so far."""
        if self._report is None and self._analyst is not None:
            self._report = report_of(self._analyst, self._former)
        return self._report

    @property
    def found(self) -> list[Judgement]:
        """What was found of each decision, in their order."""
        analysts = [each for each in (self._former, self._analyst) if each is not None]
        known = {number: one for each in analysts for number, one in {**each.screened, **each.judged}.items()}
        return [known[number] for number in sorted(known)]

    @property
    def _former(self) -> Analyst | None:
        """Who has looked at all of the seat's decisions before, while a closer look has not come to the end."""
        if self._analyst is None or self.depth == "quick" or self._analyst.is_done:
            return None
        return self._analysts.get((self._analyst.seat, "quick"), (None, False))[0]

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return 0.0 if self._analyst is None else self._analyst.progress

    def judge(self, seat: Seat, depth: Depth) -> None:
        """Have the decisions of a seat judged, from where it was left."""
        self.pause()
        if (seat, depth) not in self._analysts:
            self._analysts[seat, depth] = analyst_of(self._session, seat, depth)
        self._analyst, self.is_older = self._analysts[seat, depth]
        self.depth, self._report = depth, None
        self.is_running = not self.is_older and not self._analyst.is_done

    def judge_again(self) -> None:
        """Forget what an older master has found, and judge anew."""
        if self._analyst is not None:
            seat = self._analyst.seat
            self.pause()
            self._analysts.pop((seat, self.depth), None)
            self._attempt(lambda: forget(self._session, seat, self.depth))
            self.judge(seat, self.depth)

    def go_on(self) -> None:
        """Go on after a pause."""
        self.is_running = self._analyst is not None and not self._analyst.is_done

    def pause(self) -> None:
        """Stop judging and keep what was found."""
        if self._number is not None:
            self._thinker().cancel()
            self._number = None
        self.is_running = False
        self._keep()

    def update(self) -> bool:
        """Take what was judged and ask on; return whether there is more to be seen."""
        if not self.is_running or self._analyst is None:
            return False
        thinker = self._thinker()
        if self._number is not None:
            answer = thinker.poll()
            if isinstance(answer, Judged) and answer.number == self._number:
                shown = self.report
                self._take(self._analyst, answer)
                self._ask(self._analyst)
                self._unshown = (self._unshown + 1) % SHOW_EVERY
                is_new = shown is None or self.report is None or len(shown.rated) != len(self.report.rated)
                return is_new or not self._unshown or not self.is_running
            if not thinker.busy:
                self.is_running, self.is_alone, self._number = False, True, None
                self._keep()
                return True
            return False
        self._ask(self._analyst)
        return not self.is_running

    @property
    def next_frame_due(self) -> float | None:
        """When to look again, in seconds."""
        return POLL if self.is_running else None

    def _take(self, analyst: Analyst, answer: Judged) -> None:
        analyst.take(answer.judgement)
        self._report = None
        self._unkept += 1
        if self._unkept >= KEEP_EVERY:
            self._keep()

    def _ask(self, analyst: Analyst) -> None:
        """Ask the next question, or end."""
        question = analyst.next_question()
        if question is None:
            self._number, self.is_running = None, False
            self._keep()
        else:
            self._number = self._thinker().ask(question)

    def _keep(self) -> None:
        """Write down what was found; where that cannot be done it is judged again another time."""
        if self._analyst is None or not self._unkept:
            return
        analyst, self._unkept = self._analyst, 0
        self._attempt(lambda: keep(analyst, self.depth))

    def _attempt(self, write: Callable[[], None]) -> None:
        """Write what is kept, if it is."""
        if self._is_kept:
            try:
                write()
            except Trouble as trouble:
                self._log.warning("the analysis is not kept: %s", trouble)
