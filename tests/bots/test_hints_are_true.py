"""What hints of three games say of a move holds: the referee makes the move, and the sentence is compared with it."""

from itertools import pairwise

import pytest
from bot_matches import moments, ready

from game.bots.alarun.placement import Planner, exchanged
from game.bots.alarun.square_value import SquareValue
from game.bots.bot import Thought
from game.bots.hints import explain
from game.core.chance import Lcg
from game.core.effect_stack import Choice, Running, Window
from game.core.effects import root_of
from game.rules.alarun.ingredient_cards import CENTUM, colour_of, kind_of
from game.rules.alarun.moves import Place, Swap
from game.rules.alarun.potion_scoring import column_line, row_line
from game.rules.alarun.square import APPRENTICE, EMPTY, HOME, column_of, row_of, with_card, within
from game.rules.bubble_and_boil import moves as boil
from game.rules.bubble_and_boil.cubes import size_of
from game.rules.bubble_and_boil.position import HEX
from game.rules.cauldron import moves as cauldron
from game.rules.cauldron.ingredients import KINDS, size
from game.rules.cauldron.position import HARVEST, MARKET


def made(name, position, move):
    """Return the position after a move, as the referee makes it."""
    twin = position.copy()
    ready(name).referee.apply(twin, move)
    return twin


def sentences(name, seats, seeds, few):
    """Yield a moment, a legal move, and what is said of it: the end of its key, and its arguments."""
    mind = ready(name).mind
    for seed in range(seeds):
        for moment in moments(name, seats, seed, few):
            for move in moment.legal[:12]:
                for feature in mind.features(moment.observation, move):
                    key = feature.reason.key.removeprefix(f"{name}.hint.")
                    yield moment, move, key, dict(feature.reason.args)


LINES = ("row", "column")


def _lines(position, seat, way):
    """Return the points of each row or column of a seat with a potion, by its number."""
    sheet = ready("alarun").referee.observe(position, seat).sheet(seat)
    return {line.index: line.points for line in (sheet.rows if way == "row" else sheet.columns)}


def apart(card, other):
    """Return whether two cards share neither colour nor kind."""
    return card == CENTUM or (colour_of(card) != colour_of(other) and kind_of(card) != kind_of(other))


def swapped(move):
    """Return the card that a swap gives, and the one that it takes."""
    return move.give, move.take


def gained(seen, hand):
    """Return how many points a hand brings more than the one that is held, both laid as well as can be."""
    seat, numbers = seen.seat, seen.numbers
    judge = SquareValue(numbers.points, 0)
    planner = Planner(judge, seen.squares[seat], seen.taken[seat], seen.colour, numbers, False, 16, thorough=True)
    return planner.worth(hand) - planner.worth(seen.hand)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_of_a_card_of_alarun_is_true(seats):
    kinds = set()
    for (seen, _, position), move, key, found in sentences("alarun", seats, 2, 12):
        seat = position.to_move
        square, way = seen.squares[seat], key.split(".")[0]
        if isinstance(move, Place) and way in {"row", "column"} and "towards" not in key:
            before, after = (_lines(position, seat, way), _lines(made("alarun", position, move), seat, way))
            assert found["points"] in {points - before.get(number, 0) for number, points in after.items()}
        elif isinstance(move, Place) and key == "in_all":
            trials = (position, made("alarun", position, move))
            before, after = (sum(sum(_lines(each, seat, way).values()) for way in LINES) for each in trials)
            assert found["points"] == after - before
        elif isinstance(move, Place) and key == "secret.too":
            assert colour_of(move.card) == seen.colour
        elif isinstance(move, Place) and key == "clear":
            lines = row_line(square, row_of(move.cell)), column_line(square, column_of(move.cell))
            for line in (line for line in lines if APPRENTICE in line):
                assert all(not apart(move.card, other) for other in line if other < CENTUM), "the apprentice joins it"
        elif isinstance(move, Place) and key == "room":
            assert found["count"] == within(made("alarun", position, move).taken[seat]).bit_count()
        elif isinstance(move, Place) and "towards" in key:
            lines = {"row": row_line(square, row_of(move.cell)), "column": column_line(square, column_of(move.cell))}
            assert move.card not in lines[way], "a second one adds nothing"
            assert sum(card != EMPTY for card in lines[way]) < 4, "no more can come to a full line"
            at = (column_of if way == "row" else row_of)(move.cell) + 4
            assert lines[way][at - 1 : at] + lines[way][at + 1 : at + 2] != bytes([EMPTY, EMPTY]), "it lies apart"
            line = with_card(square, move.card, move.cell)
            assert found["lie"] <= sum(card < 49 for index, card in enumerate(line) if index != HOME)
        elif isinstance(move, Swap) and key in {"secret", "secret.too"}:
            assert colour_of(move.take) == seen.colour
            assert found["points"] == seen.numbers.colour_bonus <= gained(seen, exchanged(seen.hand, *swapped(move)))
        elif isinstance(move, Swap) and way in {"row", "column"} and "towards" not in key:
            assert colour_of(move.take) != seen.colour, "a potion of the secret colour says that, too"
            assert found["points"] == gained(seen, exchanged(seen.hand, *swapped(move)))
        elif isinstance(move, Swap) and key == "swap.points":
            assert found["count"] == gained(seen, exchanged(seen.hand, *swapped(move)))
        elif key == "swap_all.points":
            assert found["count"] == gained(seen, seen.centre)
        elif key == "swap_all":
            assert gained(seen, seen.centre) <= 0
        elif key in {"pass.best", "pass.nothing", "pass.little", "pass.little.first"}:
            swaps = (exchanged(seen.hand, give, take) for give in seen.hand for take in seen.centre)
            assert max(0, *(gained(seen, hand) for hand in swaps)) == found.get("count", 0)
        elif isinstance(move, Swap) and key == "gives.least":
            gains = {
                card: max(seen.gain(seat, card, cell).total for cell in range(90) if seen.next_cells(seat) >> cell & 1)
                for card in seen.hand
            }
            assert found["count"] <= gains[move.give]
        else:
            continue
        kinds.add(key)
    assert len(kinds) > 6
    assert "swap.points" in kinds
    assert any(key.startswith("pass.") for key in kinds)


COUNTS = {
    "own.gardens": lambda position, seat: sum(size_of(garden.heap) for garden in position.gardens[seat]),
    "own.pot": lambda position, seat: size_of(position.pots[seat]),
    "own.hand": lambda position, seat: len(position.hands[seat]),
    "own.corruption": lambda position, seat: position.corruption[seat],
}
PLAIN = (boil.Plant, boil.Grow, boil.Record, boil.Discard)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_of_a_turn_of_bubble_and_boil_is_true(seats):
    codex, kinds = ready("bubble_and_boil").referee.codex, set()
    for (_, _, position), move, key, found in sentences("bubble_and_boil", seats, 2, 40):
        if not isinstance(move, PLAIN) or position.stack:
            continue
        seat, after = position.active, made("bubble_and_boil", position, move)
        if key in COUNTS:
            assert found["count"] == COUNTS[key](after, seat)
        elif key == "keeps.recipe":
            names = [f"card.{codex.names[card]}.name" for card in after.hands[seat]]
            assert found["card"].key in names
            assert found["points"] == max(codex.needs[card].points for card in after.hands[seat])
        elif key == "spends":
            held = [codex.needs[card].points for card in position.hands[seat]]
            assert found["points"] == sum(held) - sum(codex.needs[card].points for card in after.hands[seat])
        elif key == "discard":
            assert found["points"] == min(codex.needs[card].points for card in position.hands[seat])
        elif key == "discard.draws":
            drawn = made("bubble_and_boil", after, boil.DRAW)
            left = len(after.deck) + len(after.discards)
            assert found["count"] == len(drawn.hands[seat]) - len(after.hands[seat]) or left < found["count"]
        elif key == "plant":
            assert found["count"] == size_of(position.pool) - size_of(after.pool)
        else:
            continue
        kinds.add(key)
    assert kinds == {*COUNTS, "keeps.recipe", "spends", "discard", "discard.draws", "plant"}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_of_a_turn_of_cauldron_is_true(seats):
    referee, kinds = ready("cauldron").referee, set()
    for (_, _, position), move, key, found in sentences("cauldron", seats, 2, 60):
        seat = referee.to_move(position)
        if key.startswith("keeps."):
            assert not position.stack and position.phase != MARKET, "that one has what one buys or keeps is no reason"
        if key == "rare":
            kind = found["kind"].key.rpartition(".")[2]
            grown = [KINDS[each] for each in position.board.kinds]
            assert found["count"] == sum(
                tokens for tokens, each in zip(position.tokens, grown, strict=True) if each == kind
            )
        elif key == "potion.ready" and isinstance(move, cauldron.Harvest) and position.phase == HARVEST:
            after = made("cauldron", position, move)
            brewing = {"no_brew", "later.harvest"} & set(after.standing)
            if brewing or after.stack or after.phase != HARVEST or after.active != seat:
                continue
            after.actions = 1
            name = found["potion"].key.split(".")[1]
            assert cauldron.Brew(name) in [
                type(each)(each.potion) for each in referee.legal_moves(after) if isinstance(each, cauldron.Brew)
            ]
        elif key in {"keeps.magik", "keeps.tokens", "keeps.spells"} and isinstance(move, cauldron.End):
            tokens = size(position.supply[seat]) + size(position.cellared[seat])
            counted = {"magik": position.magik[seat], "tokens": tokens, "spells": len(position.hands[seat])}
            assert found["count"] == counted[key.rpartition(".")[2]]
            assert sum(position.tokens), "the harvest ends with this turn, and what is counted spoils"
        elif key == "last":
            assert sum(position.tokens) == 1
            assert isinstance(move, cauldron.Harvest)
        elif key == "brew":
            after = made("cauldron", position, move)
            while after.stack and referee.to_move(after) is not None:
                referee.apply(after, referee.legal_moves(after)[0])
            assert found["magik"] == after.magik[seat] - position.magik[seat], "with bonus and stars (A40, A43)"
        elif key == "needed":
            wanted = [referee.book.potions[each].id for each in position.potions[dict(found["seat"].args)["seat"]]]
            assert found["potion"].key.split(".")[1] in wanted
        elif key in {"steal", "steal.besides"}:
            grown = [KINDS[each] for each in position.board.kinds]
            kind = found["kind"].key.rpartition(".")[2]
            lies = any(tokens for tokens, each in zip(position.tokens, grown, strict=True) if each == kind)
            assert lies == (key == "steal.besides")
        elif key == "harvest" and "kind" in found:
            assert found["potion"].key.split(".")[1] in [
                referee.book.potions[each].id for each in position.potions[seat]
            ]
        else:
            continue
        kinds.add(key)
    assert kinds >= {
        "rare",
        "potion.ready",
        "keeps.magik",
        "keeps.spells",
        "needed",
        "harvest",
        "steal.besides",
        "brew",
    }


RIVALS = {
    "rival.gardens": COUNTS["own.gardens"],
    "rival.pot": COUNTS["own.pot"],
    "rival.hand": COUNTS["own.hand"],
    "rival.book": lambda position, seat: len(position.books[seat]),
    "rival.corruption": lambda position, seat: -position.corruption[seat],
}


def settled(position, seat, chance):
    """Return how a hex ends when the others choose anything and ring no bell; None where the seat is asked again."""
    referee = ready("bubble_and_boil").referee
    while position.stack and (asked := referee.to_move(position)) is not None:
        if asked == seat:
            return None
        legal = referee.legal_moves(position)
        passes = isinstance(position.stack[-1], Window)
        referee.apply(position, boil.PASS if passes else legal[chance.below(len(legal))])
    return position


def test_what_a_hex_is_said_to_do_to_rivals_comes_true_whatever_they_choose():
    kinds, answered = set(), 0
    for (seen, _, position), move, key, found in sentences("bubble_and_boil", 3, 4, 200):
        answered += bool(position.stack) and position.active != seen.seat
        if key not in RIVALS or (not position.stack and not isinstance(move, boil.Hex)):
            continue
        rival = dict(found["seat"].args)["seat"]
        had = RIVALS[key](position, rival)
        if position.active != seen.seat:
            after = made("bubble_and_boil", position, move)
            assert had - RIVALS[key](after, rival) == found["count"], "they answer for themselves"
            continue
        for number in range(3):
            after = settled(made("bubble_and_boil", position, move), seen.seat, Lcg.seeded(number))
            if after is not None:
                assert had - RIVALS[key](after, rival) == found["count"], (move, key)
                kinds.add(key)
    assert kinds == set(RIVALS) - {"rival.book"}
    assert answered


def harvested(position):
    """Return the position once its hexes are over and the harvest is in; None where its seat is asked."""
    after = position if position.step != HEX else made("bubble_and_boil", position, boil.HARVEST)
    return None if after.stack else after


def hexes(seeds, few):
    """Yield a moment and its hexes."""
    for moment in (each for seed in range(seeds) for each in moments("bubble_and_boil", 3, seed, few)):
        yield moment, [move for move in moment.legal if isinstance(move, boil.Hex)]


OWNED = {
    **{name: COUNTS[f"own.{name}"] for name in ("gardens", "pot", "hand")},
    "corruption": lambda position, seat: -position.corruption[seat],
    "book": lambda position, seat: len(position.books[seat]),
    "crones": lambda position, seat: position.crones[seat],
    "points": lambda position, seat: position.points[seat],
}


def traded(said):
    """Return what a sentence says that a hex brings its caster, and below 0 what it costs, by name."""
    found = {}
    for each in (value for _, value in said.args if not isinstance(value, int)):
        sort, name = each.key.split(".")[2:4]
        if sort == "trade":
            found |= traded(each)
        else:
            found[name] = dict(each.args)["count"] * (1 if sort == "gain" else -1)
    return found


def test_a_hex_is_said_to_bring_and_to_cost_its_caster_what_it_does_whatever_others_choose():
    mind, sides, names = ready("bubble_and_boil").mind, set(), set()
    for (seen, _, position), casts in hexes(3, 200):
        for move in casts:
            said = {each.reason for each in mind.features(seen, move) if ".hint.trade." in each.reason.key}
            assert len(said) < 2
            for number, trade in enumerate(said):
                after = settled(made("bubble_and_boil", position, move), seen.seat, Lcg.seeded(number))
                if after is None:
                    continue
                more = {name: count(after, seen.seat) - count(position, seen.seat) for name, count in OWNED.items()}
                more["hand"] += 1
                assert traded(trade) == {name: count for name, count in more.items() if count}, move
                sides.add(trade.key.rpartition(".")[2])
                names |= set(traded(trade))
    assert sides >= {"both", "pay"}
    assert names >= {"gardens", "pot", "hand", "corruption", "points"}


def test_whoever_may_answer_a_hex_reads_what_each_way_brings_and_costs_them():
    mind, told = ready("bubble_and_boil").mind, set()
    for seen, legal, position in (each for seed in range(3) for each in moments("bubble_and_boil", 3, seed, 200)):
        for move in legal:
            if not isinstance(move, boil.Counter | boil.Pass | boil.Decide):
                continue
            for said in {feature.reason for feature in mind.features(seen, move) if feature.first}:
                after = settled(made("bubble_and_boil", position, move), seen.seat, Lcg.seeded(0))
                if after is None:
                    continue
                more = {name: count(after, seen.seat) - count(position, seen.seat) for name, count in OWNED.items()}
                more["hand"] += isinstance(move, boil.Counter)
                assert traded(said) == {name: count for name, count in more.items() if count}, move
                told.add((move.verb, said.key.rpartition(".")[2]))
    assert told >= {("pass", "bear"), ("counter", "pay"), ("block", "pay"), ("block", "bear")}


def test_a_hex_is_said_to_leave_more_only_than_going_on_would():
    """Nobody has to cast a hex: what stays with it as without it is no reason for it."""
    mind = ready("bubble_and_boil").mind
    for (seen, _, position), casts in hexes(3, 200):
        for move in casts:
            cast = settled(made("bubble_and_boil", position, move), seen.seat, Lcg.seeded(0))
            ends = [None if each is None else harvested(each) for each in (cast, position)]
            if None in ends:
                continue
            for reason in (feature.reason for feature in mind.features(seen, move)):
                sort, name = [*reason.key.split("."), ""][2:4]
                if sort == "own" and name != "corruption":
                    mine, without = (COUNTS[f"own.{name}"](each, seen.seat) for each in ends)
                    assert dict(reason.args)["count"] == mine > without, (move, reason)


def test_what_a_hex_does_to_others_is_told_before_what_it_costs():
    mind, told = ready("bubble_and_boil").mind, set()
    for (seen, _, _), casts in hexes(2, 200):
        for move, other in pairwise(casts):
            deeds = [each.reason for each in mind.features(seen, move) if each.first]
            why = explain(mind, seen, Thought(move, other, ())).why
            assert not deeds or deeds[0] in (why, *dict(why.args).values()), (move, other)
            told.update(each.key.removeprefix("bubble_and_boil.hint.") for each in deeds)
    assert told >= {"harm", "chooses", "rival.hand"}, told


@pytest.mark.parametrize(("game", "seats"), [("bubble_and_boil", 3), ("cauldron", 3)])
def test_what_costs_a_rival_something_is_named_where_its_price_or_target_is_chosen(game, seats):
    """One's own cube that is given up for a hex costs nobody else anything; the hex does."""
    named = 0
    for (seen, _, position), move, key, found in sentences(game, seats, 2, 200):
        if key == "harm":
            assert position.active == seen.seat or isinstance(move, boil.Counter), "who lets a hex be harms nobody"
        frame = next((each for each in reversed(position.stack) if isinstance(each, Running)), None)
        if frame is None or not (key == "harm" or key.startswith(("rival.magik", "rival.tokens"))):
            continue
        kind, _, card = root_of(frame.source).rpartition(".")
        if isinstance(position.stack[-1], Choice) and (game == "bubble_and_boil" or kind in {"spell", "ability"}):
            assert found["card"].key == f"card.{card}.name", (move, key)
            named += 1
    assert named
