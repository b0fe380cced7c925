"""Prompts: who is asked for what, in two lines."""

from collections.abc import Iterator, Sequence

from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.cards.card_choices import row_of
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.moves import (
    END,
    NOTHING,
    PASS,
    Brew,
    Buy,
    BuyField,
    Cast,
    Choose,
    Discard,
    Fetch,
    Harvest,
    Steal,
    Store,
    Use,
)  # fmt: skip
from game.rules.cauldron.observation import CauldronObservation, SeenBrew
from game.store.seat_plans import SeatPlan
from game.tables.asking import Action, Asking, Prompt
from game.tables.cauldron.announced import answered_words, window_words
from game.tables.cauldron.asked import (
    ON_BOARD,
    announced_spell,
    asked_by,
    brewing_ability,
    brews_now,
    chosen_before,
    is_aimed,
    is_in_vain,
    potion_brewed,
    question_of,
    sort_of,
    victim_of,
)
from game.tables.cauldron.die_words import rolled_words, stake_of_roll
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, joined, kind_heading, kind_words
from game.tables.cauldron.pieces.stall import FIELD_BUTTON, purchase_words

DISCARD = "discard"
"""The sort of the choice which of too many spells goes."""

TOLD = frozenset({"give", "give_back", "change", "grow"})
"""What becomes of an ingredient that is told while the next thing is chosen for the same card."""

LIT = {FIELD_BUTTON: ".field", "cast": ".cast", "steal": ".steal"}
"""The buttons of which what is to be chosen next has words of its own, with the ends of their keys."""

SIDE_BY_SIDE = {
    "cast": "cauldron.table.action.cast",
    "move": "cauldron.table.action.move",
    "end": "cauldron.action.end",
}
"""The small buttons that stand side by side, with the keys of their words."""


def prompt_of(
    book: CardFacts, seen: CauldronObservation, seats: Sequence[SeatPlan], asking: Asking | None, lit: str | None
) -> Prompt:
    """Return what the prompt says."""
    if seen.is_over or (seen.to_move is None and asking is None and seen.winner is not None):
        return Prompt(None, reason("table.prompt.over"), reason("cauldron.table.over"), yours=False)
    seat = seen.to_move if seen.to_move is not None else seen.active
    name = seats[seat].name
    if asking is None:
        key = "answer" if seen.pending is not None else "market" if seen.in_market else "harvest"
        return Prompt(seat, reason("table.prompt.theirs", name=name), reason(f"cauldron.table.waiting.{key}"), False)
    question = question_of(seen)
    if isinstance(question, Window):
        return _window(book, seen, question, name, asking)
    if isinstance(question, Choice) and (asked := _asked_by_card(book, seen, question)) is not None:
        about, prompt = asked
        if question.what not in ON_BOARD:
            prompt = reason("cauldron.prompt.choice", prompt=prompt, where=_stake(book, seen, asking, lit))
        if "owner" in dict(about.args):
            # Two names do not stand side by side.
            return Prompt(seat, about, reason("cauldron.table.yours", name=name, wish=prompt), yours=True)
        return Prompt(seat, reason("cauldron.table.yours", name=name, wish=about), prompt, yours=True)
    title = reason("cauldron.table.yours", name=name, wish=_wish(seen))
    return Prompt(seat, title, _stake(book, seen, asking, lit), yours=True)


def _wish(seen: CauldronObservation) -> Reason:
    """Return what is wanted."""
    question = question_of(seen)
    if isinstance(question, Choice):
        return _choice(seen, question)
    if seen.in_market:
        return reason("cauldron.prompt.market", count=max(1, seen.purchases))
    if seen.has_last_harvester:
        return Reason("cauldron.prompt.finish")
    if seen.actions < 1:
        return Reason("cauldron.prompt.quick")
    return reason("cauldron.prompt.actions", count=seen.actions) if seen.actions > 1 else Reason(
        "cauldron.prompt.action"
    )  # fmt: skip


def _window(book: CardFacts, seen: CauldronObservation, question: Window, name: str, asking: Asking) -> Prompt:
    """Return the prompt of what is announced and may be answered by somebody of that name."""
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    seat = below.seat if isinstance(below, Running) else seen.active
    stake = stake_of_roll(seen) or answered_words(book, seen) or _stake_of_answers(book, seen, asking)
    ready = Reason("cauldron.table.stake.window.ready") if asking.narrowing.chosen else None
    if seat != seen.to_move:
        told = window_words(book, seen, question.around, below)
        wish = ready or reason("cauldron.table.answers", name=name, stake=stake)
        return Prompt(seen.to_move, told, wish, yours=True)
    words = Reason(f"cauldron.prompt.window.{question.around}.own")
    if isinstance(below, Running) and question.around == "spell":
        words = words.with_args(card=card_words(asked_by(seen)))
    if isinstance(below, Running) and question.around == "roll":
        words = words.with_args(rolled=rolled_words(below, seen, own=True))
    title = reason("cauldron.table.yours", name=name, wish=words)
    wish = ready or reason("cauldron.table.answers.own", stake=stake)
    return Prompt(seen.to_move, title, wish, yours=True)


def _choice(seen: CauldronObservation, question: Choice) -> Reason:
    """Return what is to be chosen where no card asks for it."""
    sort = sort_of(question)
    if sort == DISCARD:
        held = sum(seen.hand_counts[question.seat])
        return reason("cauldron.prompt.choose.discard", count=held - seen.hand_limits[question.seat], held=held)
    return Reason(f"cauldron.prompt.choose.{sort}")


def _asked_by_card(book: CardFacts, seen: CauldronObservation, question: Choice) -> tuple[Reason, Reason] | None:
    """Return the card that asks for something, or the potion that is paid for, and what is to be chosen; or None."""
    card, sort = asked_by(seen), sort_of(question)
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    if sort == DISCARD or not isinstance(below, Running):
        return None
    if question.name == "payment" and "potion" in dict(below.bindings):
        brewed = [*book.potion_order][dict(below.bindings)["potion"]]
        return card_words(brewed), Reason(f"cauldron.prompt.choose.{sort}")
    if "." not in below.source or below.source.startswith("contest"):
        return None
    row = row_of(book.cards, card, question.name)
    prompt = Reason(f"cauldron.prompt.choose.{sort}.{row.role}" if row.role else f"cauldron.prompt.choose.{sort}")
    is_spell = card in book.spell_order
    victim = victim_of(book, card, below.bindings) if is_spell else None
    if victim is not None and (sort, row.role) == ("kind", "take"):
        prompt = reason(f"{prompt.key}.from", victim=reason("seat", seat=victim))
    if below.source.startswith("track.") and below.seat != question.seat:
        owner = reason("seat", seat=below.seat)
        return reason("cauldron.prompt.for_card.reached", owner=owner, card=card_words(card)), prompt
    if is_spell and below.seat != question.seat:
        # What the card says to "you" is said to whoever has cast it.
        owner = reason("seat", seat=below.seat)
        return reason("cauldron.prompt.for_card.of", owner=owner, card=card_words(card)), prompt
    if (before := _chosen_before(book, seen, card, prompt)) is not None:
        prompt = reason("cauldron.prompt.so_far", prompt=prompt, before=before)
    if row.total == 1:
        return card_words(card), prompt
    return reason("cauldron.prompt.for_card.row", card=card_words(card), number=row.number, count=row.total), prompt


def _chosen_before(book: CardFacts, seen: CauldronObservation, card: str, told: Reason) -> Reason | None:
    """Return what becomes of what was chosen for a card before what is asked for, but for who is `told` already."""
    named = dict(told.args).values()
    kinds = {cell: kind for cell, kind, _ in seen.fields}
    before = []
    for target, chosen in chosen_before(book, seen):
        match target.pick:
            # A token of a seat is asked for by its kind.
            case "kind" | "token":
                words = kind_words(KINDS[chosen])
            case "field" if chosen in kinds:
                words = kind_words(KINDS[kinds[chosen]])
            case "seat" if reason("seat", seat=chosen) not in named:
                words = reason("seat", seat=chosen)
            case _:
                continue
        role = row_of(book.cards, card, target.name).role
        before.append(reason(f"cauldron.prompt.before.{role if role in TOLD else 'other'}", chosen=words))
    return joined(*before) if before else None


def _stake(book: CardFacts, seen: CauldronObservation, asking: Asking, lit: str | None) -> Reason:
    """Return what hangs on it; with a button `lit`, where to go on."""
    question = question_of(seen)
    if isinstance(question, Choice) and gives_up_spells(seen):
        return reason("cauldron.table.stake.hand", limit=seen.hand_limits[question.seat])
    move = asking.narrowing.move
    if move is not None and asking.narrowing.chosen and (potion := potion_brewed(seen, move)) is not None:
        brew = next(each for each in brews_now(seen) if each.potion == potion)
        key = "again" if is_in_vain(seen, move) else "ready"
        return reason(f"cauldron.table.stake.brew.{key}", stake=stake_of_brew(brew))
    if brewing_ability(seen) is not None:
        open_brews = brews_now(seen)
        stake = stake_of_brew(max(open_brews, key=lambda brew: brew.then))
        return reason("cauldron.table.stake.brew.best", stake=stake) if len(open_brews) > 1 else stake
    if isinstance(question, Choice):
        if is_aimed(book, seen):
            return aimed_words(asking)
        return Reason(f"cauldron.table.stake.choice.{'board' if question.what in ON_BOARD else 'listed'}")
    if lit is not None and not asking.narrowing.chosen:
        return Reason(f"cauldron.table.stake.lit{LIT.get(lit, '')}")
    if seen.in_market:
        if isinstance(asking.narrowing.move, Discard):
            return _stake_of_discard(book, seen, asking.narrowing.move)
        if not asking.narrowing.chosen:
            return _stake_of_market(seen)
        move = asking.narrowing.move
        unseen = seen.seat is None and isinstance(move, Buy) and move.goods.endswith("_spell")
        return Reason(f"cauldron.table.stake.market{'.unseen' if unseen else ''}")
    if isinstance(used := asking.narrowing.move, Use) and asking.narrowing.chosen:
        if brews := dict(seen.ability_brews).get(used.ability):
            best = max(brews, key=lambda brew: brew.then)
            key = f"cauldron.table.stake.use.brew{'.best' if len(brews) > 1 else ''}"
            return reason(key, stake=stake_of_brew(best))
        if (star := _costly_star(book, seen, book.sure_gain_of_use(used.ability))) is not None:
            return reason("cauldron.table.stake.use.toll", star=card_words(star))
        words, price = reason("cauldron.table.stake.use", card=card_words(used.ability)), book.price_of(used.ability)
        return words if not price else Reason(f"{words.key}.priced", words.args).with_args(magik=price)
    if isinstance(cast := asking.narrowing.move, Cast):
        told = stake_of_cast(book, seen, cast.spell) or _extreme(book, seen, cast.spell)
        return told or Reason("cauldron.table.stake.cast")
    if sum(seen.hand_counts[seen.active]) > seen.hand_limits[seen.active]:
        return reason("cauldron.table.stake.hand", limit=seen.hand_limits[seen.active])
    may = {move.potion for move in asking.narrowing.all if isinstance(move, Brew)}
    ready = [brew for brew in seen.brews if brew.is_ready and (seen.actions > 0 or brew.potion in may)]
    if ready:
        return stake_of_brew(max(ready, key=lambda brew: brew.then))
    kept = seen.kept(seen.active)
    return reason("cauldron.table.stake.harvest.kept", count=kept) if kept else Reason("cauldron.table.stake.harvest")


def aimed_words(asking: Asking) -> Reason:
    """Return when a spell is cast whose targets are chosen, and what takes it back, where something does."""
    return Reason(f"cauldron.table.stake.choice.aimed{'.back' if asking.goes_back else ''}")


def _stake_of_answers(book: CardFacts, seen: CauldronObservation, asking: Asking) -> Reason:
    """Return what an answer costs, and where none stops what is announced, that: only spells are cancelled."""
    answers = [move.spell for move in asking.narrowing.all if isinstance(move, Cast)]
    in_vain = announced_spell(seen) is None and bool(answers) and all(map(book.cancels, answers))
    return Reason(f"cauldron.table.stake.window{'.stops_nothing' if in_vain else ''}")


def stake_of_brew(brew: SeenBrew) -> Reason:
    """Return where a brew leads, and what the stars that it reaches cost, or else what they are."""
    words = reason("cauldron.table.stake.brew", card=card_words(brew.potion), then=brew.then)
    top, stars, change = brew.top, brew.stars, brew.then - brew.top
    if change < 0:
        return Reason(f"{words.key}.toll", words.args).with_args(
            top=top, count=len(stars), star=card_words(stars[0]), magik=-change
        )
    if change > 0:
        return Reason(f"{words.key}.more", words.args).with_args(top=top, magik=change)
    if stars:
        return Reason(f"{words.key}.stars", words.args).with_args(count=len(stars), star=card_words(stars[0]))
    return words


def stake_of_cast(book: CardFacts, seen: CauldronObservation, spell: str) -> Reason | None:
    """Return where a spell leads that is sure to bring Magik, if it reaches a star that costs Magik; else None."""
    star = _costly_star(book, seen, book.sure_gain(spell))
    return None if star is None else reason("cauldron.table.stake.cast.toll", star=card_words(star))


def _extreme(book: CardFacts, seen: CauldronObservation, spell: str) -> Reason | None:
    """Return whom a spell is about that is about the highest or lowest scoring player; None where dice decide (A50)."""
    which = book.extreme_of(spell)
    if which is None:
        return None
    aim = (max if which == "hsp" else min)(seen.magik)
    if seen.magik.count(aim) > 1:
        return None
    seat = seen.magik.index(aim)
    if seat == seen.active:
        return Reason(f"cauldron.table.stake.cast.{which}.own")
    return reason(f"cauldron.table.stake.cast.{which}", seat=reason("seat", seat=seat))


def _costly_star(book: CardFacts, seen: CauldronObservation, gain: int) -> str | None:
    """Return the first star that costs Magik on the way of the active seat to so much more, or None."""
    now = seen.magik[seen.active]
    reached = (
        stone for at, stone in enumerate(book.track) if now < stone.at <= now + gain and not seen.track >> at & 1
    )
    costs = (stone for stone in reached if stone.does_something(seen.has_spells) and (seen.toll or stone.costs))
    return next((stone.id for stone in costs), None)


def _stake_of_market(seen: CauldronObservation) -> Reason:
    """Return what can be done in the market, and what discarding is for."""
    held, limit = sum(seen.hand_counts[seen.active]), seen.hand_limits[seen.active]
    if seen.has_spells and held >= limit:
        return reason("cauldron.table.stake.pick.full", limit=limit)
    return Reason("cauldron.table.stake.pick")


def _stake_of_discard(book: CardFacts, seen: CauldronObservation, move: Discard) -> Reason:
    """Return what giving up a card is good for: what the next potions cost, or room in the hand (A60)."""
    if move.card not in book.potion_order:
        held, limit = sum(seen.hand_counts[seen.active]), seen.hand_limits[seen.active]
        return reason("cauldron.table.stake.discard.spell", count=held - 1, limit=limit)
    basic, advanced = next(prices for potion, *prices in seen.prices_without if potion == move.card)
    if book.tier(move.card) != "advanced":
        return reason("cauldron.table.stake.discard.potion.both", basic=basic, advanced=advanced)
    price = seen.price("advanced_potion")
    if not price:
        return Reason("cauldron.table.stake.discard.potion.free")
    goods = reason("cauldron.table.offer.advanced_potion")
    return reason("cauldron.table.stake.discard.potion", goods=goods, now=price, then=advanced)


def would_of(book: CardFacts, seen: CauldronObservation, seats: Sequence[SeatPlan], move: Move) -> Reason:
    """Return what a move does, in the words that follow "would"; a choice in the words of its answer."""
    match move:
        case Harvest(cell):
            kind = next((kind for each, kind, _ in seen.fields if each == cell), None)
            return _would("harvest.field") if kind is None else _would("harvest", kind=kind_words(KINDS[kind]))
        case Steal(victim, kind):
            return _would("steal", kind=kind_words(KINDS[kind]), victim=seats[victim].name)
        case Store(kind) | Fetch(kind) | BuyField(kind):
            return _would(move.verb, kind=kind_words(KINDS[kind]))
        case Brew(card) | Cast(card) | Use(card) | Discard(card):
            return _would(move.verb, card=card_words(card))
        case Buy(goods):
            return _would("buy", goods=reason(f"cauldron.table.offer.{goods}"))
        case Choose(what) if what in ON_BOARD:
            return _would(f"choose.{what}")
        case Choose("payment", option) if "+" in option:
            return _would("choose.payment")
        case Choose("spell", card) if gives_up_spells(seen):
            return _would("discard", card=card_words(card))
        case Choose():
            return _would("choose", answer=answer_words(book, seen, seats, move))
    return _would(move.verb)


def gives_up_spells(seen: CauldronObservation) -> bool:
    """Return whether a seat is asked which spells above the limit go."""
    question = question_of(seen)
    return isinstance(question, Choice) and sort_of(question) == DISCARD


def _would(key: str, /, **args: int | str | Reason) -> Reason:
    return reason(f"cauldron.would.{key}", **args)


def answer_words(book: CardFacts, seen: CauldronObservation, seats: Sequence[SeatPlan], move: Choose) -> Reason:
    """Return the words of an answer."""
    if move.option == NOTHING:
        return Reason("cauldron.table.nothing")
    match move.what:
        case "seat":
            return reason("table.words", words=seats[int(move.option)].name)
        case "kind" | "payment":
            return kind_heading(move.option)
        case "token":
            return kind_heading(move.option.partition(":")[2])
        case "way":
            return _way_words(book, seen, seats, int(move.option))
        case "die":
            return reason("table.words", words=move.option)
    return card_words(move.option)


def _way_words(book: CardFacts, seen: CauldronObservation, seats: Sequence[SeatPlan], way: int) -> Reason:
    """Return the words of one of the ways of a card; of one that hands supplies on also to whom one's own goes."""
    card, question = asked_by(seen), question_of(seen)
    words, side = book.way_words(card, way), book.passes_on(card, way)
    if side is None or not isinstance(question, Choice):
        return words
    step = 1 if side == "left" else -1
    following = ((question.seat + step * far) % len(seats) for far in range(1, len(seats)))
    beside = next((seat for seat in following if not _is_safe(seen, seat)), None)
    return words if beside is None else reason("cauldron.way.to", way=words, name=seats[beside].name)


def _is_safe(seen: CauldronObservation, seat: Seat) -> bool:
    """Return whether the supply of a seat is safe from others."""
    return any(effect.what == "safe" and effect.seats >> seat & 1 for effect in seen.effects)


def part_words(part: str) -> Reason | None:
    """Return the name of an ingredient, a card or of goods of the market; None for what has none."""
    kind, _, rest = part.partition(":")
    if kind in {"own", "cellared"}:
        return kind_heading(rest)
    if kind in {"card", "hand", "potion", "ability"}:
        return card_words(rest.partition("#")[0])
    if kind == "market":
        field, _, ingredient = rest.partition(":")
        return kind_heading(ingredient) if ingredient else reason(f"cauldron.table.offer.{field}")
    return None


def actions_of(book: CardFacts, seen: CauldronObservation, asking: Asking, lit: str | None) -> Iterator[Action]:
    """Yield the buttons of a decision; the one that is `lit` says what is still to be chosen."""
    if isinstance(question_of(seen), Choice):
        return
    if isinstance(question_of(seen), Window):
        tip = Reason("cauldron.table.tip.pass")
        yield Action("pass", "bell.pass", Reason("cauldron.action.pass"), PASS, primary=True, tip=tip)
    elif seen.in_market:
        move = asking.narrowing.move
        label = purchase_words(seen, move)
        if label is None:
            why = Reason("cauldron.table.stake.lit.field") if lit == FIELD_BUTTON else _stake_of_market(seen)
            yield Action("buy", "button.buy", Reason("cauldron.action.buy"), None, primary=True, why=why)
        elif isinstance(move, Discard):
            yield Action("buy", "button.buy", label, move, tip=_stake_of_discard(book, seen, move))
        else:
            yield Action("buy", "button.buy", label, move, primary=True)
        yield Action("pass", "button.pass", Reason("cauldron.action.pass"), PASS)
    else:
        why_not = asking.why_not(END)
        others = tuple(Reason(key) for name, key in SIDE_BY_SIDE.items() if name != "end")
        yield Action(
            "end", "button.end", Reason("cauldron.action.end"), None if why_not else END, why=why_not, beside=others
        )
