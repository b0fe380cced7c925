"""What a hint of Cauldron 15 says of a card that is led: it holds, and it does not hold of what it is compared with."""

from itertools import pairwise

import pytest
from bot_matches import moments, ready

from game.bots.hints import strongest
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import card_words, number_of, suit_of, suit_words
from game.rules.cauldron15.moves import Play
from game.rules.cauldron15.observation import Cauldron15Observation

GAME = "cauldron15"


def holds(seen: Cauldron15Observation, move: Play, said: Reason) -> bool:
    """Return whether a sentence about the hand that is left is true of a card that is led."""
    left = [card for card in seen.hand if card != move.card]
    trumps = [card for card in seen.hand if suit_of(card) == seen.trump]
    if said.key.endswith(".void"):
        suit = suit_of(move.card)
        alone = all(suit_of(card) != suit for card in left)
        may_trump = suit != seen.trump and any(suit_of(card) == seen.trump for card in left)
        return alone and may_trump and said == reason(said.key, suit=suit_words(suit))
    highest = max(trumps, key=number_of)
    return highest in left and said == reason(said.key, card=card_words(highest))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_said_of_a_lead_holds_and_tells_it_from_the_other(seats):
    mind, said = ready(GAME).mind, set()
    for seed in range(6):
        for seen, legal, _ in moments(GAME, seats, seed, 40):
            leads = [move for move in legal if isinstance(move, Play)]
            if seen.trick or not leads:
                continue
            for move in leads:
                for feature in mind.features(seen, move):
                    if feature.reason.key.rpartition(".")[2] in {"void", "keeps_trump"}:
                        assert holds(seen, move, feature.reason)
            for move, other in pairwise(leads):
                why = strongest(mind, seen, move, other)
                if why is not None:
                    said.add(why.key.rpartition(".")[2])
                    assert why not in {feature.reason for feature in mind.features(seen, other)} or "within" in why.key
    assert "sum" not in said
    assert "keeps_trump" in said


def test_two_leads_that_nothing_tells_apart_get_no_reason():
    mind, alike = ready(GAME).mind, 0
    for seen, legal, _ in moments(GAME, 4, 3, 60):
        leads = [move for move in legal if isinstance(move, Play)]
        if seen.trick or len(leads) < 2:
            continue
        for move in leads:
            alike += sum(strongest(mind, seen, move, other) is None for other in leads if other != move)
    assert alike
