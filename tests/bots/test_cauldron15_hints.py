"""What a hint of Cauldron 15 says holds: it is compared with the referee and with all cards that are still out."""

import pytest
from bot_matches import moments, never, ready

from game.bots.bot import Thought
from game.bots.hints import advantage, explain
from game.core.chance import Lcg
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import card_words, cards_of, number_of, suit_of, suit_words, suits_in, total_of
from game.rules.cauldron15.cards import mask_of as mask
from game.rules.cauldron15.moves import Play
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import best_card

GAME = "cauldron15"
WANTED = frozenset(f"cauldron15.hint.{key}" for key in ("holds", "no_spill", "beats"))
NEW, UNWANTED, LITTLE = (f"cauldron15.hint.{key}" for key in ("new_suit", "exact_unwanted", "exact_little"))


def args_of(said: Reason) -> dict:
    return dict(said.args)


def after(observation: Cauldron15Observation, move, position) -> Cauldron15Observation:
    """Return what the seat sees once its move is made."""
    twin = position.copy()
    ready(GAME).referee.apply(twin, move)
    return ready(GAME).referee.observe(twin, observation.seat)


def kept(seen: Cauldron15Observation) -> int:
    return mask(seen.won[seen.seat])


def holds(seen: Cauldron15Observation, move, position, said: Reason) -> bool:
    """Return whether a sentence is true of a move, as far as the referee or the cards that are out can tell."""
    found, key = args_of(said), said.key.removeprefix("cauldron15.hint.")
    if not isinstance(move, Play):
        return True
    left = [card for card in seen.hand if card != move.card]
    legal = ready(GAME).referee.legal_moves(position)
    may = [other.card for other in legal if isinstance(other, Play) and other != move]
    trumps = [card for card in seen.hand if suit_of(card) == seen.trump]
    out = cards_of(seen.unseen)
    room = seen.target - seen.sum - number_of(move.card)
    trick = (*seen.trick, move.card)
    led = suit_of(trick[0])

    def leads_then(card: int) -> bool:
        return best_card(mask((*trick, card)), led, seen.trump) == card

    match key:
        case "void":
            alone = all(suit_of(card) != suit_of(move.card) for card in left)
            may_trump = suit_of(move.card) != seen.trump and trumps
            return bool(alone and may_trump) and found["suit"] == suit_words(suit_of(move.card))
        case "keeps_trump" | "keeps_trump.only":
            highest = max(trumps, key=number_of)
            alone = key.endswith(".only") == (len(trumps) == 1)
            return may == [highest] and alone and said == reason(said.key, card=card_words(highest))
        case "keeps_low":
            return list(map(number_of, may)) == [min(map(number_of, seen.hand))]
        case "exact":
            return room == 0
        case "lets_spill" | "holds":
            spilling = sum(number_of(card) > room for card in out)
            return room > 0 and (found["count"], found["of"]) == (spilling, len(out))
        case "no_spill":
            return all(number_of(card) <= room for card in out) and found["room"] == room
        case "not_exact":
            return all(number_of(card) != room for card in out)
        case "too_far":
            return room > max(map(number_of, (*out, 7)))
        case "highest":
            return not any(leads_then(card) for card in out if number_of(card) < room)
        case "beats" | "beaten":
            return found["count"] == sum(leads_then(card) for card in out if number_of(card) < room)
        case "behind":
            return room > 0 and found["card"] == card_words(best_card(mask(trick), led, seen.trump))
        case "exact_unwanted" | "exact_little" | "exact_same":
            hits = [card for card in may if seen.sum + number_of(card) == seen.target]
            is_taken = key != "exact_same" or whatever_is_taken(seen, move, position, "takes", found)
            return room != 0 and bool(hits) and is_taken
        case "suit" | "takes" | "spill" | "set" | "limit" | "total" | "gift" | "gift.over":
            return whatever_is_taken(seen, move, position, key, found)
    return True


def whatever_is_taken(seen, move, position, key, found) -> bool:
    """Return whether the referee gives the card of a sentence to whom it says, or offers it."""
    then = after(seen, move, position)
    taker = seen.seat if not key.startswith("gift") else seen.ahead_seat
    if then.decision == "take" and then.to_move == taker:
        return True
    won, had = mask(then.won[taker]), mask(seen.won[taker])
    gained = cards_of(won & ~had)
    match key:
        case "suit":
            return found["count"] == len(suits_in(won)) and found["suit"] in [suit_words(suit_of(c)) for c in gained]
        case "takes" | "spill" | "gift" | "gift.over":
            return found["card"] in [card_words(card) for card in gained]
        case "total":
            return found["total"] <= total_of(won) and found["total"] + found["room"] == seen.limit
    return bool(gained)


def test_why_a_card_without_points_is_wanted_is_said_where_it_is_new_for_a_set():
    """A 0 adds nothing to a total of 0: what it is good for is the suit."""
    mind, told = ready(GAME).mind, []
    for seen, legal, _ in moments(GAME, 4, 1, 60):
        for move in legal:
            for feature in mind.features(seen, move):
                card = args_of(feature.reason).get("card")
                if feature.reason.key in WANTED and isinstance(card, Reason) and card.key == NEW:
                    prize = next(each for each in range(40) if card_words(each) == args_of(card)["card"])
                    told.append(prize)
                    assert suit_of(prize) not in suits_in(kept(seen))
    assert told


def test_why_an_exact_hit_is_passed_over_is_said_against_it():
    """Whoever wants none of the cards of a trick does not take one: the hint says that the hit was seen."""
    found = False
    for seed in range(12):
        for seen, legal, _ in moments(GAME, 4, seed, 60):
            hits = [move for move in legal if isinstance(move, Play) and seen.sum + number_of(move.card) == seen.target]
            others = [move for move in legal if isinstance(move, Play) and move not in hits]
            for hit in hits[:1]:
                for other in others:
                    mine, theirs = (ready(GAME).mind.features(seen, move) for move in (other, hit))
                    unwanted = [each for each in mine if each.reason.key == UNWANTED]
                    found = found or bool(unwanted)
                    assert not unwanted or advantage(mine, theirs) is not None
                    assert not any(each.reason.key in (UNWANTED, LITTLE) for each in theirs)
    assert found


def test_a_hit_that_is_passed_over_below_the_brim_is_always_spoken_of():
    """Everybody sees it on the card above the hand, and would wonder."""
    mind, passed = ready(GAME).mind, 0
    for seed in range(6):
        for seen, legal, _ in moments(GAME, 4, seed, 60):
            plays = [move for move in legal if isinstance(move, Play)]
            sums = {move: seen.sum + number_of(move.card) for move in plays}
            hit = next((move for move in plays if sums[move] == seen.target), None)
            for move in plays:
                if hit is not None and sums[move] < seen.target:
                    told = explain(mind, seen, Thought(move, hit, ()), legal).why
                    assert any(each.startswith("exact_") for each in sentences(told)), told
                    passed += 1
    assert passed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_said_of_a_card_is_true(seats):
    mind, said = ready(GAME).mind, set()
    for seed in range(4):
        for seen, legal, position in moments(GAME, seats, seed, 40):
            for move in legal:
                for feature in mind.features(seen, move):
                    said.add(feature.reason.key.removeprefix("cauldron15.hint."))
                    assert holds(seen, move, position, feature.reason), (move, feature.reason)
    assert said >= {"exact_unwanted", "exact_little", "exact_same", "keeps_trump.only"} or seats == 2
    assert said >= {"void", "keeps_trump", "keeps_low", "exact", "lets_spill", "beats", "beaten", "suit", "takes"}


def sentences(said: Reason) -> list[str]:
    """Return the keys of the sentences of a hint in their order."""
    parts = [part for part in args_of(said).values() if isinstance(part, Reason)]
    joined = said.key in ("hint.both", "hint.every")
    return [key for part in parts for key in sentences(part)] if joined else [said.key.removeprefix("cauldron15.hint.")]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_says_of_a_card_that_spills_or_fills_exactly_that_it_does(seats):
    """Whoever reads a mark on the card that the owl advises reads first what comes of it: rulings C1, C5 and C7."""
    each, told = ready(GAME), {"spill": 0, "exact": 0, "": 0}
    bot = each.bot("greedy")
    for seed in range(4):
        for number, (seen, legal, _) in enumerate(moments(GAME, seats, seed, 60)):
            thought = bot.choose(seen, legal, Lcg.seeded(number), never)
            if not isinstance(thought.move, Play) or thought.runner_up is None:
                continue
            keys = sentences(explain(each.mind, seen, thought, legal).why)
            total = seen.sum + number_of(thought.move.card)
            case = "spill" if total > seen.target else "exact" if total == seen.target else ""
            assert keys.count("spill") + keys.count("exact") == bool(case), keys
            assert case in ("", *keys)
            told[case] += 1
    assert all(told.values())
