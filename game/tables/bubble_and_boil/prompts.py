"""Prompts and buttons of Bubble and Boil: what is wanted, in words that name the way out."""

from collections.abc import Iterator, Sequence
from functools import reduce

from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, card_words, potion_words
from game.rules.bubble_and_boil.cards.card_text import effect_text
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, Colour, ingredient_words
from game.rules.bubble_and_boil.foreseen_hexes import (
    aim_of,
    barred_ways,
    diablerie_once_cast,
    does_nothing_once_hit,
    idle_parts,
    is_idle,
    only_repays,
    short_parts,
    ways_once_hit,
)
from game.rules.bubble_and_boil.moves import (
    DRAW,
    HARVEST,
    PASS,
    Brew,
    Choose,
    Counter,
    Decide,
    Discard,
    Grow,
    Harvest,
    Hex,
    Keep,
    PickCard,
    PickColour,
    Plant,
    Raze,
    Record,
)
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.store.seat_plans import SeatPlan
from game.tables.asking import Action, Asking, Prompt
from game.tables.bubble_and_boil.cards.card_facts import design_of, way_words, yields
from game.tables.bubble_and_boil.step_ribbon import step_number
from game.view.input.narrowing import Narrowing

FIRST, SECOND = "button.first", "button.second"
PLACES = ("hex", "plant", "book", "discards")
GARDEN_CARDS = 2
"""So many cards make a garden."""


def prompt_of(seen: BubbleAndBoilObservation, seats: Sequence[SeatPlan], asking: Asking | None) -> Prompt:
    """Return what the prompt says to the viewer."""
    if seen.step == "over":
        return Prompt(None, reason("table.prompt.over"), reason("bubble_and_boil.table.over"), yours=False)
    # In the middle of an effect nobody is to move.
    seat = seen.active if seen.to_move is None else seen.to_move
    if asking is None:
        return Prompt(seat, reason("table.prompt.theirs", name=seats[seat].name), _waiting(seen), yours=False)
    title, wish = _asked(seen, seats, asking) if seen.asked is not None else _step(seen, asking)
    return Prompt(seat, title, wish, yours=True)


def _say(key: str, /, **args: int | str | Reason) -> Reason:
    return reason(f"bubble_and_boil.prompt.{key}", **args)


def _waiting(seen: BubbleAndBoilObservation) -> Reason:
    """Return what another seat is doing."""
    if seen.asked is not None and seen.resolving is not None:
        card = card_words(seen.countering or seen.resolving)
        what = seen.asked if seen.asked_for is None else f"{seen.asked}.{seen.asked_for}"
        return reason(f"bubble_and_boil.waiting.asked.{what}", card=card)
    if seen.resolving is not None:
        return reason("bubble_and_boil.waiting.casts", card=card_words(seen.resolving))
    step = "harvest" if step_number(seen) == 2 else seen.step
    return reason(f"bubble_and_boil.waiting.{step}")


def _asked(seen: BubbleAndBoilObservation, seats: Sequence[SeatPlan], asking: Asking) -> tuple[Reason, Reason]:
    """Return title and wish of what a hex or a harvest asks."""
    if seen.resolving is None:
        return _say("harvest"), _say("harvest.wish")
    card = card_words(seen.resolving)
    if seen.asked == "answer":
        title = _say("answer", name=seats[seen.active].name, card=card)
        move = asking.narrowing.move
        chosen = isinstance(move, Counter) and bool(asking.narrowing.chosen)
        return title, _say("answer.chosen", card=card) if chosen else _answer_wish(seen, seen.resolving)
    own = seen.active == seen.to_move
    name = seats[seen.active].name
    if seen.countering is not None:
        title = _say("own_counter", card=card_words(seen.countering))
    elif not own:
        title = _say("their_hex", card=card, name=name)
    elif seen.asked_about in {None, seen.to_move}:
        title = _say("own_hex", card=card)
    else:
        title = _say("own_hex_at", card=card, victim=seats[seen.asked_about].name)
    wish = _in_row(seen, _with_no_choice(seen, _asked_wish(seen, seats, asking)))
    if seen.countering is not None:
        wish = _say("price", wish=wish)
    return title, wish if seen.seat == seen.to_move else _say("closed", wish=wish)


def _answer_wish(seen: BubbleAndBoilObservation, card: Card) -> Reason:
    """Return what may be done about a hex, and what it comes to where that is less than its words say."""
    wish, design, victim = _say("answer.wish"), design_of(card), seen.to_move
    if victim is None:
        return wish
    if does_nothing_once_hit(seen, design, victim):
        return _say("answer.idle", wish=wish)
    left, words = ways_once_hit(seen, design, victim), way_words(card)
    if left is None or len(left) == len(words):
        return wish
    other = next(number for number in range(len(words)) if number not in left)
    return _say("answer.one_way", wish=wish, way=words[left[0]], other=words[other])


def _asked_wish(seen: BubbleAndBoilObservation, seats: Sequence[SeatPlan], asking: Asking) -> Reason:
    """Return what is chosen for a hex, and what happens to it."""
    if seen.asked == "block" and seen.resolving is not None:
        gains = bool(design_of(seen.resolving).boon)
        return _say("asked.block.gains", name=seats[seen.active].name) if gains else _say("asked.block")
    if seen.asked == "way":
        return _say("asked.way")
    if seen.asked_for == "harvest":
        return _say("harvest.wish")
    if any(part.startswith("plot:") for part in asking.narrowing.chosen):
        return _say("asked.cube.colour")
    if seen.asked_for == "swap_gardens":
        return _say("asked.garden.own" if seen.row[0] == 1 else "asked.garden.theirs")
    return _say(f"asked.{seen.asked}.{seen.asked_for}")


def _with_no_choice(seen: BubbleAndBoilObservation, wish: Reason) -> Reason:
    """Return the wish, and which other way of the hex that asks is none, so that nobody was asked for the way."""
    barred = () if seen.resolving is None else barred_ways(seen, design_of(seen.resolving))
    if not barred or seen.resolving is None:
        return wish
    return _say("asked.only", wish=wish, other=way_words(seen.resolving)[barred[0]])


def _in_row(seen: BubbleAndBoilObservation, wish: Reason) -> Reason:
    """Return the wish, and where a hex asks for several things one after the other, which of them this is."""
    number, count = seen.row
    if count == 1:
        return wish
    return _say("row", wish=wish, number=number, count=count)


def plants(asking: Asking) -> bool:
    """Return whether anything can be planted."""
    return any(isinstance(move, Plant | Grow | Raze) for move in asking.narrowing.all)


def _step(seen: BubbleAndBoilObservation, asking: Asking) -> tuple[Reason, Reason]:
    """Return title and wish of a step of the turn."""
    narrowing = asking.narrowing
    cards = [part for part in narrowing.chosen if part.startswith("hand:")]
    if seen.counts_no_garden and seen.step in {"plant", "grow", "discard"} and not narrowing.chosen:
        records = any(isinstance(move, Record) for move in narrowing.all)
        return _say("last"), _say("last.record" if records else "last.draw")
    if list(narrowing.all) == [DRAW]:
        return _say("draw"), _say("draw.wish")
    match seen.step:
        case "hex":
            return _say("hex" if seen.gardens[seen.active] else "hex.bare"), _hex_wish(seen, asking, cards)
        case "plant" | "grow":
            return _say(_what_is_left(seen, asking)), _plant_wish(seen, asking, cards)
        case "replant":
            return _say("replant"), _plant_wish(seen, asking, cards)
        case "discard":
            return _say("discard"), _confirming(seen, narrowing.move) or _say("discard.wish")
        case "draft":
            return _say("draft"), _say("draft.chosen" if narrowing.chosen else "draft.wish")
        case "brew":
            return _say("brew"), _brew_wish(seen, asking)
    return reason("table.prompt.yours"), reason("bubble_and_boil.table.over")


def _what_is_left(seen: BubbleAndBoilObservation, asking: Asking) -> str:
    """Return the key of what may still be done in the turn: to plant or add to a garden, to record, or to discard."""
    if not plants(asking):
        return "record" if _records(asking) else "discard"
    return seen.step if _records(asking) else f"{seen.step}.no_recipe"


def _records(asking: Asking) -> bool:
    """Return whether any recipe may be recorded."""
    return any(isinstance(move, Record) for move in asking.narrowing.all)


def _hex_wish(seen: BubbleAndBoilObservation, asking: Asking, cards: Sequence[str]) -> Reason:
    if not cards:
        hexes = [move for move in asking.narrowing.all if isinstance(move, Hex)]
        in_vain = all(_is_of_no_use(seen, move) for move in hexes)
        return _say("hex.none" if not hexes else "hex.vain" if in_vain else "hex.wish")
    card = cards[0].partition(":")[2]
    level, after = seen.diablerie[seen.active], diablerie_once_cast(seen, design_of(card))
    move = asking.narrowing.move
    aimed = [move] if isinstance(move, Hex) else [each for each in asking.narrowing.left if isinstance(each, Hex)]
    if (vain := _no_use(seen, aimed)) is not None:
        if isinstance(move, Hex):
            return _say("hex.idle") if is_cast_in_vain(seen, move) else vain
        return _say("hex.aim", wish=vain)
    asks_first = any(_does_less(seen, each, aimed) for each in aimed)
    key = "hex.ready" if isinstance(move, Hex) else "hex.target.some" if asks_first else "hex.target"
    return _say(key, level=level, after=after, extra=_extra(seen, aimed))


def _extra(seen: BubbleAndBoilObservation, aimed: Sequence[Hex]) -> Reason:
    """Return what a hex costs beside its price, and what of it finds nothing to do, whoever of these it is aimed at."""
    told = []
    if seen.hexes == 1 and seen.lacks_one_recipe:
        told.append(_say("hex.extra.last"))
    elif seen.hexes:
        told.append(_say("hex.extra", count=seen.hexes))
    idle, short = _in_vain_at_all(seen, aimed), _short_at_all(seen, aimed)
    if idle or short:
        sentences = effect_text(design_of(aimed[0].card))
        told += [_say("hex.partly", part=sentences[place]) for place in sorted(idle)]
        told += [_say("hex.short", part=sentences[place], count=count) for place, count in sorted(short)]
    return reduce(lambda first, rest: _say("hex.both", first=first, rest=rest), told) if told else _say("hex.no_extra")


def _in_vain_at_all(seen: BubbleAndBoilObservation, ways: Sequence[Hex]) -> frozenset[int]:
    """Return which sentences of a hex would come to nothing in any of these ways to aim it."""
    return frozenset.intersection(*(_parts_in_vain(seen, way) for way in ways)) if ways else frozenset()


def _short_at_all(seen: BubbleAndBoilObservation, ways: Sequence[Hex]) -> frozenset[tuple[int, int]]:
    """Return for which sentences of a hex less is there than they say in each of these ways to aim it, and how much."""
    return frozenset.intersection(*(_short_parts(seen, way) for way in ways)) if ways else frozenset()


def _short_parts(seen: BubbleAndBoilObservation, move: Hex) -> frozenset[tuple[int, int]]:
    """Return for which sentences of a hex of an open hand less is there than they say, and how much."""
    return frozenset(short_parts(seen, *aim_of(seen, move, design_of)).items() if move.card in seen.hand else ())


def _parts_in_vain(seen: BubbleAndBoilObservation, move: Hex) -> frozenset[int]:
    """Return which sentences of a hex of an open hand would come to nothing, while others do something."""
    return idle_parts(seen, *aim_of(seen, move, design_of)) if move.card in seen.hand else frozenset()


def _does_less(seen: BubbleAndBoilObservation, move: Hex, ways: Sequence[Hex]) -> bool:
    """Return whether a hex aimed so does less than its words say, which was not said of all ways to aim it."""
    in_vain = is_cast_in_vain(seen, move) or _parts_in_vain(seen, move) - _in_vain_at_all(seen, ways)
    return bool(in_vain or _short_parts(seen, move) - _short_at_all(seen, ways))


def is_cast_in_vain(seen: BubbleAndBoilObservation, move: Hex) -> bool:
    """Return whether a hex of an open hand would find nothing to do to whoever it is aimed at, nor for its caster."""
    return move.card in seen.hand and is_idle(seen, *aim_of(seen, move, design_of))


def vain_cards(seen: BubbleAndBoilObservation, asking: Asking) -> dict[Card, Reason]:
    """Return the cards that may be cast, but would be of no use whoever they are aimed at, and what is said of that."""
    hexes = [move for move in asking.narrowing.all if isinstance(move, Hex)]
    ways = {card: [move for move in hexes if move.card == card] for card in dict.fromkeys(move.card for move in hexes)}
    return {card: vain for card, aimed in ways.items() if (vain := _no_use(seen, aimed)) is not None}


def _no_use(seen: BubbleAndBoilObservation, aimed: Sequence[Hex]) -> Reason | None:
    """Return why a hex is of no use in each of some ways to aim it, or None where one is."""
    if not aimed or not all(_is_of_no_use(seen, move) for move in aimed):
        return None
    key = "hex.idle_at_all" if all(is_cast_in_vain(seen, move) for move in aimed) else "hex.repays"
    return _say(key, card=card_words(aimed[0].card))


def _is_of_no_use(seen: BubbleAndBoilObservation, move: Hex) -> bool:
    """Return whether a hex of an open hand would do nothing, or only return the corruption that casting it costs."""
    repays = move.card in seen.hand and only_repays(seen, *aim_of(seen, move, design_of))
    return repays or is_cast_in_vain(seen, move)


def _confirming(seen: BubbleAndBoilObservation, move: Move | None) -> Reason | None:
    """Return what a complete move would do."""
    match move:
        case Record(card):
            key = "ready.record.last" if seen.lacks_one_recipe else f"ready.record.{_who_looks(seen)}"
            return _say(key, card=potion_words(card))
        case Discard(card):
            return _say("ready.discard", card=card_words(card))
        case Grow(card):
            return _say("ready.grow", card=card_words(card))
        case Raze():
            return _say("ready.raze")
        case Plant(colour, first, second):
            key = "ready.plant.third" if _has_third(seen, colour, first, second) else "ready.plant"
            count = sum(yields(card, colour) for card in (first, second))
            return _say(key, colour=ingredient_words(colour), count=count)
    return None


def _who_looks(seen: BubbleAndBoilObservation) -> str:
    """Return whether books lie open, or only their owner may look, or nobody (rulings B26 and B52)."""
    return "open" if seen.books is not None else "aid" if seen.memory_aid else "closed"


def _plant_wish(seen: BubbleAndBoilObservation, asking: Asking, cards: Sequence[str]) -> Reason:
    narrowing = asking.narrowing
    if (ready := _confirming(seen, narrowing.move)) is not None:
        joined = _joined_by_itself(asking)
        return ready if joined is None else _say("plant.joined", wish=ready, card=card_words(joined))
    kinds = {type(move) for move in narrowing.left}
    if len(cards) == 2:
        return _say("plant.colour")
    if cards:
        wish = _card_wish(seen, kinds)
        return _say("last_recipe", wish=wish) if Record in kinds and seen.lacks_one_recipe else wish
    if seen.step == "replant":
        return _say("replant.wish")
    if narrowing.chosen and len(kinds) == 1 and kinds <= {Grow, Record, Discard}:
        return _say("which_card")
    ways = {Plant: "plant", Grow: "grow", Raze: "raze", Record: "record"}
    way = next((key for way, key in ways.items() if way in kinds), "discard")
    more = ".record" if way in {"plant", "grow"} and Record in kinds else ""
    skipped = skipped_steps(seen, asking)
    if way == "record" and _who_looks(seen) == "closed" and "plant" not in skipped:
        more = ".closed"
    wish = _say(f"{way}.wish{more}")
    if "plant" in skipped:
        wish = _say("plant.skipped", why=skipped["plant"], wish=wish)
    return _say("no_recipe", wish=wish, why=skipped["record"]) if "record" in skipped else wish


def skipped_steps(seen: BubbleAndBoilObservation, asking: Asking) -> dict[str, Reason]:
    """Return why steps of a turn are passed over, by their names."""
    found: dict[str, Reason] = {}
    if seen.step == "hex" and seen.asked is None:
        if not any(isinstance(move, Hex) for move in asking.narrowing.all):
            found["hex"] = _say("hex.none")
        if not seen.gardens[seen.active]:
            found["harvest"] = _skipped("harvest")
    if seen.step == "plant" and seen.hand and not plants(asking):
        found["plant"] = _skipped(_why_unplanted(seen))
    # While cards may go into the book, only the recipe that would trigger the end may not be recorded.
    if seen.step in {"plant", "grow"} and seen.hand and not _records(asking):
        found["record"] = _skipped("record")
    return found


def _skipped(key: str) -> Reason:
    return reason(f"bubble_and_boil.skipped.{key}")


def _why_unplanted(seen: BubbleAndBoilObservation) -> str:
    """Return the key of why no two cards of the hand make a garden (rulings B21 to B23)."""
    if len(seen.hand) < GARDEN_CARDS:
        return "few"
    most = max(sum(yields(card, colour) > 0 for card in seen.hand) for colour in EVERY_COLOUR)
    return "apart" if most < GARDEN_CARDS else "short"


def _joined_by_itself(asking: Asking) -> Card | None:
    """Return the card that was taken with another one as the only one that goes with it, or None."""
    *before, last = asking.narrowing.chosen or ("",)
    earlier = Narrowing(asking.narrowing.all)
    for part in before:
        earlier.choose(part)
    return last.partition(":")[2] if last.startswith("hand:") and len(earlier.left) == 1 else None


def _card_wish(seen: BubbleAndBoilObservation, kinds: set[type[Move]]) -> Reason:
    """Return where a card that is chosen may go, by the kinds of moves that are left."""
    if Plant in kinds:
        return _say("plant.second" if Record in kinds else "plant.second_only")
    if Grow in kinds:
        return _say("card.grow" if Record in kinds else "card.grow_only")
    return _say("card.record.planted" if seen.step == "grow" else "card.record")


def _brew_wish(seen: BubbleAndBoilObservation, asking: Asking) -> Reason:
    if not seen.book_counts[seen.active]:
        return _say("brew.empty")
    move = _brew_of(asking)
    if move is None:
        return _say("brew.more")
    if not move.cards:
        return _say("brew.nothing")
    points, best = _points_of(move), _points_of(asking.narrowing.all[0])
    key = "brew.best" if not asking.narrowing.chosen else "brew.less" if points < best else "brew.chosen"
    return _say(key, count=len(move.cards), points=points, best=best)


def _points_of(move: Move) -> int:
    """Return what the potions of a brew are worth."""
    return sum(design_of(card).potion.points for card in move.cards) if isinstance(move, Brew) else 0


def _brew_of(asking: Asking) -> Brew | None:
    """Return the brew that is chosen, or the best one while nothing is."""
    narrowing = asking.narrowing
    if not narrowing.chosen:
        first = narrowing.all[0]
        return first if isinstance(first, Brew) else None
    return next((move for move in narrowing.bare if isinstance(move, Brew)), None)


def would_of(move: Move, seats: Sequence[SeatPlan], seen: BubbleAndBoilObservation) -> Reason:
    """Return what a move does, in the words that follow "would"; a choice by the verb it is asked for."""
    match move:
        case Choose(option) if seen.resolving is not None:
            return _would("way", way=way_words(seen.resolving)[option])
        case PickCard(card) if seen.asked_for == "discard":
            return _would("discard", card=card_words(card))
        case Hex(card, target) if target is not None:
            return _would("hex_at", card=card_words(card), victim=seats[target].name)
        case Plant(colour):
            return _would("plant", colour=ingredient_words(colour))
        case Record(card):
            return _would("record", card=potion_words(card))
        case Hex(card) | Grow(card) | Discard(card) | Counter(card) | Keep(card) | PickCard(card):
            return _would(move.verb, card=card_words(card))
        case Brew(cards):
            return _would("brew", count=len(cards))
        case PickColour(colour):
            return _would("colour", colour=ingredient_words(colour))
        case Decide(answer):
            return _would("block" if answer else "bear")
        case Harvest() if not seen.gardens[seen.active]:
            return _would("harvest.bare")
    return _would(move.verb)


def _would(key: str, /, **args: int | str | Reason) -> Reason:
    return reason(f"bubble_and_boil.would.{key}", **args)


def actions_of(seen: BubbleAndBoilObservation, asking: Asking) -> Iterator[Action]:
    """Yield the buttons of a decision: what is composed, and the way on."""
    narrowing = asking.narrowing
    move = narrowing.move
    if seen.step == "brew":
        brew = _brew_of(asking)
        why = None if brew is not None else _say("brew.more")
        yield _action("brew", SECOND, brew, primary=True, why=why)
        best = narrowing.all[0]
        if narrowing.chosen and sorted(narrowing.chosen) != sorted(best.parts):
            yield _action("best", FIRST, best)._replace(parts=best.parts)
        return
    if seen.step == "draft":
        keep = move if isinstance(move, Keep) else None
        yield _action("keep", SECOND, keep, primary=True, why=None if keep else _say("draft.wish"))
        return
    verb = _verb(move if narrowing.chosen else None)
    on = next((way for way in (HARVEST, DRAW, PASS) if way in narrowing.all), None)
    if verb is not None:
        yield _action(verb, SECOND, move, primary=True)
    elif on is HARVEST:
        cards = [part for part in narrowing.chosen if part.startswith("hand:")]
        yield _action("cast", SECOND, None, primary=True, why=_hex_wish(seen, asking, cards))
    elif on is PASS:
        yield _action("counter", SECOND, None, primary=True, why=_say("answer.wish"))
    if on is DRAW:
        skips = skips_steps(asking)
        key = "bubble_and_boil.action.draw.skips.tip" if skips else "bubble_and_boil.action.draw.tip"
        # Whoever has marked what to do and draws would lose it.
        why = None if verb is None else _say("draw.later", button=reason(f"bubble_and_boil.action.{verb}"))
        draw, primary = (DRAW, not skips) if why is None else (None, False)
        yield _action("draw", FIRST, draw, primary=primary, why=why, tip=reason(key, count=seen.draws))
    elif on is not None and any(part.startswith("hand:") for part in narrowing.chosen):
        # What is chosen for another move is put back by the first press.
        back = reason("bubble_and_boil.action.back")
        yield _action(on.verb, FIRST, on, tip=reason("bubble_and_boil.action.back.tip"))._replace(label=back)
    elif on is HARVEST and not seen.gardens[seen.active]:
        bare = reason("bubble_and_boil.action.harvest.bare")
        tip = reason("bubble_and_boil.action.harvest.bare.tip")
        yield _action(on.verb, FIRST, on, tip=tip)._replace(label=bare)
    elif on is not None:
        yield _action(on.verb, FIRST, on)


def _action(
    verb: str, place: str, move: Move | None, *, primary: bool = False, why: Reason | None = None,
    tip: Reason | None = None,
) -> Action:  # fmt: skip
    tip = tip or reason(f"bubble_and_boil.action.{verb}.tip")
    return Action(
        f"do {verb}", place, reason(f"bubble_and_boil.action.{verb}"), move, primary=primary, why=why, tip=tip
    )


def _verb(move: Move | None) -> str | None:
    """Return the word of the button for a move that is composed, or None."""
    match move:
        case Hex():
            return "cast"
        case Plant() | Grow():
            return "plant"
        case Record():
            return "record"
        case Discard() | PickCard():
            return "discard"
        case Raze():
            return "raze"
        case Counter():
            return "counter"
    return None


def _has_third(seen: BubbleAndBoilObservation, colour: Colour, first: Card, second: Card) -> bool:
    """Return whether a third card of the hand could join a garden of two, so that these are worth a second look."""
    others = list(seen.hand)
    others.remove(first)
    others.remove(second)
    left = seen.pool[colour] - yields(first, colour) - yields(second, colour)
    return any(0 < yields(card, colour) <= left for card in others)


def skips_steps(asking: Asking) -> bool:
    """Return whether whoever draws leaves out a planting or a recipe that they may still make."""
    return any(isinstance(move, Plant | Grow | Raze | Record) for move in asking.narrowing.all)


def waits(seen: BubbleAndBoilObservation, asking: Asking | None, move: Move, *, dropped: bool) -> bool:
    """Return whether a complete move waits for its button: a planting, and a hex where its victim was not shown.

    What was said of it before its place was pressed waits no longer; whoever has pressed a place alone has only looked.
    """
    chosen = () if asking is None else asking.narrowing.chosen
    told = _is_told(move, chosen)
    placed = not dropped and chosen[-1:] in {("hex",), ("plant",)} and told
    match move:
        case Brew() | Keep() | Raze():
            return True
        case Plant():
            return not placed
        case Hex(card, target):
            pointed_at = target is not None and f"seat:{target}" in chosen and told
            hexes = () if asking is None else (each for each in asking.narrowing.all if isinstance(each, Hex))
            ways = [each for each in hexes if each.card == card]
            return not placed and (_does_less(seen, move, ways) or not (dropped or pointed_at))
        case Grow() | Record() | Discard():
            return not dropped and not (told and set(PLACES) & set(chosen))
        case Counter():
            return not dropped
    return False


def _is_told(move: Move, chosen: Sequence[str]) -> bool:
    """Return whether every card of a move is chosen, so that the prompt has said what it does."""
    cards = [part for part in move.parts if part.startswith("hand:")]
    return len(cards) == sum(part.startswith("hand:") for part in chosen)
