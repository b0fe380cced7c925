"""Hints: why a bot would make its move rather than another one, as sentences for a person."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from game.bots.bot import Thought
from game.bots.mind import Feature, Mind, TellingEffort
from game.core.move import Move
from game.core.reason import Reason, reason

_LOOKED_AT = 8
"""So many other moves are looked at for one that somebody at the table would call another one."""

_FEW = 12
"""Among so many moves a hint says that its reason holds for every one of them."""

_A_HUNDRED = 100
"""Of so many matches a hint says how many more are won."""

_LITTLE = 0.02
"""What one move has more of than another is told where it weighs more than this."""


Rank: TypeAlias = Literal["alike", "otherwise", "hardly", "next"]
"""How good another move is: nothing tells it apart, it has something else in return, it is hardly worse, or it is the
next best where nothing but the tries tells them apart.
"""


class Counsel(msgspec.Struct, frozen=True):
    """Why a move is made, and what is about as good if anything is, or next best where only tries tell.

    `why` is what the move has and the best other one lacks, or what both have where nothing tells them apart. `instead`
    is what the other one has and the move lacks. The move `is_plainer` where one that is as good gives up more.
    """

    why: Reason
    equal: Move | None = None
    rank: Rank = "alike"
    instead: Reason | None = None
    is_plainer: bool = False


def plainer(mind: Mind, observation: Any, thought: Thought) -> Thought:
    """Return a thought that makes the plainest of the moves that are about as good, the best of several such."""
    if not thought.near or not isinstance(mind, TellingEffort):
        return thought
    good = (thought.move, *thought.near)
    move = min(good, key=lambda each: mind.effort_of(observation, each))
    if move == thought.move:
        return thought
    near = tuple(each for each in good if each != move)
    return msgspec.structs.replace(thought, move=move, runner_up=thought.move, near=near)


def explain(mind: Mind, observation: Any, thought: Thought, legal: Sequence[Move] = ()) -> Counsel:
    """Return why a thought's move is made, compared with the best one that differs in what a player sees.

    Of an only move and of one of which there is nothing to say that others have not it says just that. Where a move
    came out better in tries though nothing tells it apart it says by how much. Of a reason that holds for every one of
    the `legal` moves, where these are given, it says that.
    """
    if thought.runner_up is None:
        return Counsel(reason("hint.only"))
    mine = mind.features(observation, thought.move)
    counsel = _compared(mind, observation, thought, legal, mine)
    why, is_plainer = _opened(mine, counsel.why), _is_plainer(mind, observation, thought.move, counsel)
    return msgspec.structs.replace(counsel, why=why, is_plainer=is_plainer)


def _is_plainer(mind: Mind, observation: Any, move: Move, counsel: Counsel) -> bool:
    """Return whether a move gives up less than the one that a counsel calls as good."""
    if counsel.equal is None or counsel.rank not in {"alike", "otherwise"} or not isinstance(mind, TellingEffort):
        return False
    return mind.effort_of(observation, move) < mind.effort_of(observation, counsel.equal)


def _compared(
    mind: Mind, observation: Any, thought: Thought, legal: Sequence[Move], mine: Sequence[Feature]
) -> Counsel:
    """Return why a move of these features is made, compared with the best other one."""
    for other in islice(_others(thought), _LOOKED_AT):
        theirs = mind.features(observation, other)
        why = advantage(mine, theirs)
        if other in thought.near:
            told, instead = _plainest(mine, why) or reason("hint.same"), advantage(theirs, mine)
            if why is None and 1 < len(legal) <= _FEW and all(_says(mind, observation, each, told) for each in legal):
                told = reason("hint.every", why=told)
            elif instead is None:
                # Nothing is set against it: what the move is for says more than what tells it from one as good.
                told = told if (main := _main(mine)) is None else main.reason
            if instead is None:
                # Beside a plainer move the one that came out best is no worse.
                is_best = other in (move for move, _ in thought.share[:1])
                return Counsel(told, other, "alike" if why is None or is_best else "hardly")
            # More of the same and yet only as good would puzzle: the rest of it is told by no number.
            alike = instead.key == told.key
            return Counsel(told, other) if alike else Counsel(told, other, "otherwise", instead)
        if why is not None:
            return Counsel(_with_main(mine, theirs, why))
    if thought.ahead is None:
        return Counsel(reason("hint.close"))
    more = round(_A_HUNDRED * thought.ahead)
    why = reason("hint.tries", count=more) if more > 0 else reason("hint.tries.level")
    return Counsel(why, thought.runner_up, "next")


def _opened(features: Sequence[Feature], why: Reason) -> Reason:
    """Return a reason with all that is told first of the move, each of it once."""
    told = [feature.reason for feature in features if feature.first]
    if not told:
        return why
    second = dict(why.args).get("second")
    last = second if why.key == "hint.both" and isinstance(second, Reason) else why
    within = dict(last.args).values()
    if last in told:
        sentences = told
    elif any(each in within for each in told):
        sentences = [last, *(each for each in told if each not in within)]
    else:
        sentences = [*told, last]
    return reduce(lambda second, first: reason("hint.both", first=first, second=second), reversed(sentences))


def _says(mind: Mind, observation: Any, move: Move, said: Reason) -> bool:
    """Return whether something is said of a move."""
    return any(feature.reason == said for feature in mind.features(observation, move))


def advantage(mine: Sequence[Feature], theirs: Sequence[Feature]) -> Reason | None:
    """Return the strongest feature of a move in what it has most more of than another one; None where it has nothing.

    Features about the same thing are added up. What is only said beside others needs the same subject on both sides.
    """
    said = {feature.reason for feature in theirs}
    subjects = {feature.subject for feature in theirs}
    best: Feature | None = None
    highest = _LITTLE
    for subject in dict.fromkeys(feature.subject for feature in mine):
        more = _weight_on(subject, mine) - _weight_on(subject, theirs)
        own = [
            feature
            for feature in mine
            if feature.subject == subject and feature.reason not in said and (subject in subjects or not feature.beside)
        ]
        if more > highest and own:
            best, highest = max(own, key=lambda feature: feature.weight), more
    return None if best is None else best.reason


def _weight_on(subject: str, features: Sequence[Feature]) -> float:
    """Return the weight of all that is about a subject."""
    return sum(feature.weight for feature in features if feature.subject == subject)


def _main(features: Sequence[Feature]) -> Feature | None:
    """Return the strongest feature of a move that speaks for it alone, or None."""
    return max((feature for feature in features if not feature.beside), key=lambda each: each.weight, default=None)


def _with_main(mine: Sequence[Feature], theirs: Sequence[Feature], why: Reason) -> Reason:
    """Return what tells a move from another one, after what both are for where that is more."""
    main = _main(mine)
    told = next((feature.weight for feature in mine if feature.reason == why), 0.0)
    shared = main is not None and any(feature.reason == main.reason for feature in theirs)
    if main is None or main.reason == why or not shared or main.weight <= told:
        return why
    return reason("hint.both", first=main.reason, second=why)


def _plainest(features: Sequence[Feature], why: Reason | None) -> Reason | None:
    """Return the reason for a move that another one is about as good as.

    That is what it has more of; but what only tells the two apart gives way to the strongest that speaks for it alone.
    """
    alone = [feature for feature in features if not feature.beside]
    if why is not None and (not alone or any(feature.reason == why for feature in alone)):
        return why
    return max(alone, key=lambda feature: feature.weight).reason if alone else None


def _others(thought: Thought) -> Iterator[Any]:
    """Yield the other moves that a thought leans to, the runner-up first."""
    yield thought.runner_up
    for move, _ in thought.share:
        if move not in (thought.move, thought.runner_up):
            yield move
