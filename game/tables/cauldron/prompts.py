"""Prompts: who is asked for what, in two lines."""

from collections.abc import Iterator, Sequence

from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron.moves import END, PASS
from game.rules.cauldron.observation import CauldronObservation
from game.store.seat_plans import SeatPlan
from game.tables.cauldron.asked import asked_by, question_of, sort_of
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words
from game.tables.cauldron.pieces.stall import purchase_words
from game.tables.table import Action, Asking, Prompt


def prompt_of(book: CardFacts, seen: CauldronObservation, seats: Sequence[SeatPlan], asking: Asking | None) -> Prompt:
    """Return what the prompt says."""
    if seen.is_over or (seen.to_move is None and asking is None and seen.winner is not None):
        return Prompt(None, reason("table.prompt.over"), reason("cauldron.table.over"), yours=False)
    seat = seen.to_move if seen.to_move is not None else seen.active
    name = seats[seat].name
    if asking is None:
        key = "market" if seen.in_market else "harvest"
        return Prompt(seat, reason("table.prompt.theirs", name=name), reason(f"cauldron.table.waiting.{key}"), False)
    title = reason("cauldron.table.yours", name=name, wish=_wish(book, seen, asking))
    return Prompt(seat, title, _stake(book, seen, asking), yours=True)


def _wish(book: CardFacts, seen: CauldronObservation, asking: Asking) -> Reason:
    """Return what is wanted."""
    question = question_of(seen)
    if isinstance(question, Window):
        return _window(seen, question)
    if isinstance(question, Choice):
        return _choice(book, seen, question)
    if seen.in_market:
        return reason("cauldron.prompt.market", count=max(1, seen.purchases))
    if seen.has_last_harvester:
        return Reason("cauldron.prompt.finish")
    if seen.actions < 1:
        return Reason("cauldron.prompt.quick")
    return reason("cauldron.prompt.actions", count=seen.actions) if seen.actions > 1 else Reason(
        "cauldron.prompt.action"
    )  # fmt: skip


def _window(seen: CauldronObservation, question: Window) -> Reason:
    """Return what is announced and may be answered."""
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    seat = below.seat if isinstance(below, Running) else seen.active
    own = ".own" if seat == seen.to_move else ""
    words = reason(f"cauldron.prompt.window.{question.around}{own}", seat=reason("seat", seat=seat))
    if isinstance(below, Running) and question.around == "spell":
        words = words.with_args(card=card_words(asked_by(seen)))
    if isinstance(below, Running) and question.around == "roll":
        words = words.with_args(number=dict(below.bindings).get("roll", 0))
    return words


def _choice(book: CardFacts, seen: CauldronObservation, question: Choice) -> Reason:
    """Return what is to be chosen, with the card that asks for it or the potion that is paid for."""
    prompt = Reason(f"cauldron.prompt.choose.{sort_of(question)}")
    card = asked_by(seen)
    below = seen.stack[-2] if len(seen.stack) > 1 else None
    if isinstance(below, Running) and question.name == "payment" and "potion" in dict(below.bindings):
        brewed = [*book.potion_order][dict(below.bindings)["potion"]]
        return reason("cauldron.prompt.for_card", card=card_words(brewed), prompt=prompt)
    if isinstance(below, Running) and "." in below.source and not below.source.startswith("contest"):
        return reason("cauldron.prompt.for_card", card=card_words(card), prompt=prompt)
    return prompt


def _stake(book: CardFacts, seen: CauldronObservation, asking: Asking) -> Reason:
    """Return what hangs on it."""
    if isinstance(question_of(seen), Window):
        return Reason("cauldron.table.stake.window")
    if isinstance(question_of(seen), Choice):
        return Reason("cauldron.table.stake.choice")
    if seen.in_market:
        return Reason("cauldron.table.stake.market" if asking.narrowing.chosen else "cauldron.table.stake.pick")
    seat = seen.active
    ready = [name for name in seen.potions[seat] if not book.missing(seen, seat, name)]
    ready = [name for name in ready if not book.is_banned(seen, seat, name)]
    if ready and seen.actions > 0:
        best = max(ready, key=lambda name: book.brews_to(seen, seat, name))
        goal = book.numbers.goal
        return reason(
            "cauldron.table.stake.brew", card=card_words(best), now=seen.magik[seat],
            then=min(goal, book.brews_to(seen, seat, best)),
        )  # fmt: skip
    return Reason("cauldron.table.stake.harvest")


def actions_of(book: CardFacts, seen: CauldronObservation, viewer: Seat, asking: Asking) -> Iterator[Action]:
    """Yield the buttons of a decision."""
    if isinstance(question_of(seen), Choice):
        return
    if isinstance(question_of(seen), Window):
        tip = Reason("cauldron.table.tip.pass")
        yield Action("pass", "bell.pass", Reason("cauldron.action.pass"), PASS, primary=True, tip=tip)
    elif seen.in_market:
        move = asking.narrowing.move
        label = purchase_words(seen, move)
        if label is None:
            why = Reason("cauldron.table.stake.pick")
            yield Action("buy", "button.buy", Reason("cauldron.action.buy"), None, primary=True, why=why)
        else:
            yield Action("buy", "button.buy", label, move, primary=True)
        yield Action("pass", "button.pass", Reason("cauldron.action.pass"), PASS)
    else:
        why_not = asking.why_not(END)
        yield Action("end", "button.end", Reason("cauldron.action.end"), None if why_not else END, why=why_not)
