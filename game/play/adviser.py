"""Adviser: thinks about tasks in this process, with referees and bots that are made once and kept."""

from typing import Any, TypeAlias

from game.bots.bot import Bot, Stop, never
from game.bots.hints import advantage, explain, plainer
from game.bots.mind import Mind, TellingVictims
from game.bots.points_model import Terms
from game.bots.review import judge, review_of
from game.bots.value_model import Measures
from game.core.move import Move
from game.core.reason import reason
from game.core.referee import Controller
from game.play.catalogue import LoadedGame, game
from game.play.luck import Luck
from game.play.task import Answer, Judgement, Question, Task
from game.store.regulars import trait_of

Packs: TypeAlias = tuple[str, ...]

KEPT = 2
"""The number of referees that are kept, those used last: whoever plays with ever other options fills no memory."""


MOST_GAMES = 8
"""The number of games, each with other packs, whose data are kept."""


class Adviser:
    """Answers tasks of all games; it keeps referee, mind and bots of the games and options it was last asked about."""

    def __init__(self) -> None:
        self._games: dict[tuple[str, Packs], LoadedGame] = {}
        self._referees: dict[tuple[str, Packs, Any], tuple[Controller[Any], Mind]] = {}
        self._bots: dict[tuple[str, Packs, Any, str, str], Bot] = {}

    def answer(self, task: Task, stop: Stop = never) -> Answer:
        """Return the move that the task's skill makes; `stop` is asked now and then whether to end thinking."""
        thought = self._bot(task).choose(task.observation, self._gentle(task), Luck(task.seed), stop)
        if not task.explain:
            return Answer(thought.move, thought)
        _, mind = self._referee(task.game, task.packs, task.options)
        thought = plainer(mind, task.observation, thought)
        return Answer(thought.move, thought, explain(mind, task.observation, thought, task.legal))

    def _gentle(self, task: Task) -> tuple[Move, ...]:
        """Return the legal moves of a task that do nothing to those who are spared, or all where there is none."""
        mind = self._referee(task.game, task.packs, task.options)[1]
        if not task.spared or not isinstance(mind, TellingVictims):
            return task.legal
        spared = frozenset(task.spared)
        return tuple(move for move in task.legal if not mind.victims_of(task.observation, move) & spared) or task.legal

    def judge(self, question: Question, stop: Stop = never) -> Judgement | None:
        """Return what the move of a question cost; None where `stop` ended it."""
        controller, mind = self._referee(question.game, question.packs, question.options)
        observation, legal, made = question.observation, question.legal, question.move
        review = review_of(controller, mind, observation, legal)
        order = sorted(range(len(legal)), key=review.scores.__getitem__, reverse=True)
        others = [legal[at] for at in order if legal[at] != made][: question.candidates]
        agreed = False
        if question.eyes is not None and question.candidates is not None:
            task = Task(
                question.game, question.options, observation, legal, question.eyes, question.seed, packs=question.packs
            )
            answer = plainer(mind, observation, self._bot(task).choose(observation, legal, Luck(task.seed), stop)).move
            agreed = answer == made
            if answer != made and answer not in others:
                others.append(answer)
        verdict = judge(review, [made, *others], question.worlds, question.limits, Luck(question.seed), stop)
        if verdict is None:
            return None
        why = None
        if verdict.best != made:
            best, played = (mind.features(observation, each) for each in (verdict.best, made))
            why = advantage(best, played) or reason("analysis.keeps_open")
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
            agreed and verdict.best != made,
        )

    def controller(self, name: str, options: Any, packs: Packs = ()) -> Controller[Any]:
        """Return the referee of a game with these options and packs."""
        return self._referee(name, packs, options)[0]

    def mind(self, name: str, options: Any, packs: Packs = ()) -> Mind:
        """Return what bots know about a game with these options and packs."""
        return self._referee(name, packs, options)[1]

    def measures(self, name: str) -> Measures | Terms | None:
        """Return what positions of a game are judged by, or None for a game of which nothing is learnt."""
        return game(name).parts().measures

    def budget(self, task: Task | Question) -> int:
        """Return how many iterations the task's skill thinks for; 0 for one that does not search, or a question."""
        if isinstance(task, Question):
            return 0
        return self._game(task.game, task.packs).skill(task.skill).at_table_of(task.observation).iterations

    def _game(self, name: str, packs: Packs) -> LoadedGame:
        """Return a game with its data."""
        if (name, packs) not in self._games:
            if len(self._games) >= MOST_GAMES:
                self._games.clear()
            self._games[name, packs] = game(name).load(packs=packs)
        return self._games[name, packs]

    def _referee(self, name: str, packs: Packs, options: Any) -> tuple[Controller[Any], Mind]:
        """Return the referee of a game with these packs and options, and what bots know about it."""
        key = (name, packs, options)
        found = self._referees.pop(key, None)
        if found is None:
            loaded = self._game(name, packs)
            controller = loaded.controller(options)
            found = controller, loaded.mind(controller)
        self._referees[key] = found
        if len(self._referees) > KEPT:
            self._forget(next(iter(self._referees)))
        return found

    def _forget(self, key: tuple[str, Packs, Any]) -> None:
        """Forget the referee of a game with its packs and options, and its bots."""
        del self._referees[key]
        self._bots = {each: bot for each, bot in self._bots.items() if each[:3] != key}

    def _bot(self, task: Task) -> Bot:
        """Return the bot of a task."""
        key = (task.game, task.packs, task.options, task.skill, task.regular)
        controller, mind = self._referee(task.game, task.packs, task.options)
        if key not in self._bots:
            trait = trait_of(task.regular, task.game)
            self._bots[key] = self._game(task.game, task.packs).bot(task.skill, controller, mind, trait)
        return self._bots[key]
