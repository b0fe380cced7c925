"""Adviser: thinks about tasks in this process, with referees and bots that are made once and kept."""

from typing import Any

from game.bots.bot import Bot, Stop
from game.bots.hints import explain, strongest
from game.bots.mind import Mind
from game.bots.review import judge, review_of
from game.core.reason import reason
from game.core.referee import Controller
from game.play.catalogue import LoadedGame, game
from game.play.luck import Luck
from game.play.task import Answer, Judgement, Question, Task
from game.store.regulars import trait_of

KEPT = 2
"""The number of referees that are kept, those used last: whoever plays with ever other options fills no memory."""


def never() -> bool:
    """Let a bot think to the end."""
    return False


class Adviser:
    """Answers tasks of all games; it keeps referee, mind and bots of the games and options it was last asked about."""

    def __init__(self) -> None:
        self._games: dict[str, LoadedGame] = {}
        self._referees: dict[tuple[str, Any], tuple[Controller[Any], Mind]] = {}
        self._bots: dict[tuple[str, Any, str, str], Bot] = {}

    def answer(self, task: Task, stop: Stop = never) -> Answer:
        """Return the move that the task's skill makes; `stop` is asked now and then whether to end thinking."""
        thought = self._bot(task).choose(task.observation, task.legal, Luck(task.seed), stop)
        if not task.explain:
            return Answer(thought.move, thought)
        _, mind = self._referee(task.game, task.options)
        return Answer(thought.move, thought, explain(task.game, mind, task.observation, thought))

    def judge(self, question: Question, stop: Stop = never) -> Judgement | None:
        """Return what the move of a question cost; None where `stop` ended it."""
        controller, mind = self._referee(question.game, question.options)
        observation, legal, made = question.observation, question.legal, question.move
        review = review_of(controller, mind, observation, legal)
        order = sorted(range(len(legal)), key=review.scores.__getitem__, reverse=True)
        others = [legal[at] for at in order if legal[at] != made][: question.candidates]
        if question.eyes is not None and question.candidates is not None:
            task = Task(question.game, question.options, observation, legal, question.eyes, question.seed)
            answer = self._bot(task).choose(observation, legal, Luck(task.seed), stop).move
            if answer != made and answer not in others:
                others.append(answer)
        verdict = judge(review, [made, *others], question.worlds, question.limits, Luck(question.seed), stop)
        if verdict is None:
            return None
        why = None
        if verdict.best != made:
            why = strongest(mind, observation, verdict.best, made) or reason("analysis.keeps_open")
        return Judgement(
            question.number,
            made.text,
            verdict.best.text,
            round(verdict.played, 4),
            round(verdict.chance, 4),
            round(verdict.cost, 4),
            round(verdict.low, 4),
            verdict.worlds,
            why,
        )

    def controller(self, name: str, options: Any) -> Controller[Any]:
        """Return the referee of a game with these options."""
        return self._referee(name, options)[0]

    def mind(self, name: str, options: Any) -> Mind:
        """Return what bots know about a game with these options."""
        return self._referee(name, options)[1]

    def budget(self, task: Task | Question) -> int:
        """Return how many iterations the task's skill thinks for; 0 for one that does not search, or a question."""
        if isinstance(task, Question):
            return 0
        return self._game(task.game).skills[task.skill].iterations

    def _game(self, name: str) -> LoadedGame:
        """Return a game with its data."""
        if name not in self._games:
            self._games[name] = game(name).load()
        return self._games[name]

    def _referee(self, name: str, options: Any) -> tuple[Controller[Any], Mind]:
        """Return the referee of a game with these options, and what bots know about it."""
        key = (name, options)
        found = self._referees.pop(key, None)
        if found is None:
            loaded = self._game(name)
            controller = loaded.controller(options)
            found = controller, loaded.mind(controller)
        self._referees[key] = found
        if len(self._referees) > KEPT:
            self._forget(*next(iter(self._referees)))
        return found

    def _forget(self, name: str, options: Any) -> None:
        """Forget the referee of a game with these options, and its bots."""
        del self._referees[name, options]
        self._bots = {key: bot for key, bot in self._bots.items() if key[:2] != (name, options)}

    def _bot(self, task: Task) -> Bot:
        """Return the bot of a task."""
        key = (task.game, task.options, task.skill, task.regular)
        controller, mind = self._referee(task.game, task.options)
        if key not in self._bots:
            trait = trait_of(task.regular, task.game)
            self._bots[key] = self._game(task.game).bot(task.skill, controller, mind, trait)
        return self._bots[key]
