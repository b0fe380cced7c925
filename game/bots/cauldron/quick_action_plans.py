"""Quick action plans: quick actions with what they are good for, so that the whole turn is judged."""

from collections.abc import Sequence

from game.bots.cauldron.trials import Trials
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.moves import Brew, Cast, Use
from game.rules.cauldron.position import FINISH, HARVEST, CauldronPosition

_QUICK = (Brew, Cast, Use)


def score_turns(
    controller: Cauldron, trials: Trials, position: CauldronPosition, seat: Seat, legal: Sequence[Move], breadth: int
) -> list[float]:
    """Return how good the turn is that each move begins; `breadth` quick actions are looked at with what may follow."""
    scores = trials.first_sight(position, legal)
    if position.stack or position.phase not in {HARVEST, FINISH} or position.active != seat:
        return scores
    quick = sorted((at for at, move in enumerate(legal) if isinstance(move, _QUICK)), key=scores.__getitem__)
    if position.actions and quick:
        # An action not taken yet is no merit of what comes before it.
        spent = max((scores[at] for at, move in enumerate(legal) if not isinstance(move, _QUICK)), default=None)
        ahead = 0.0 if spent is None else min(0.0, spent - trials.value(position))
        for at in quick:
            if _is_quick(controller, legal[at]):
                scores[at] += ahead
    for at in quick[-breadth:]:
        following = trials.after(position, legal[at])
        if following.active != seat or following.stack or following.phase not in {HARVEST, FINISH}:
            continue
        if position.actions and not following.actions:
            continue
        then = controller.legal_moves(following)
        scores[at] = max(scores[at], *trials.first_sight(following, then))
    return scores


def _is_quick(controller: Cauldron, move: Move) -> bool:
    """Return whether a spell or ability leaves a seat its action."""
    if isinstance(move, Use):
        return any(each.id == move.ability and each.way == "quick" for each in controller.book.abilities)
    return isinstance(move, Cast)
