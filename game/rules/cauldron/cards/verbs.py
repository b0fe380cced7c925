"""Verbs: all that a card can do, and the ones that steer the others: picks, dice, branches and repetitions."""

from typing import Literal, TypeAlias

from game.core.effect_stack import Choice
from game.core.effects import NONE, bound
from game.rules.cauldron.cards import verbs_fields, verbs_magik, verbs_season, verbs_spells, verbs_tokens
from game.rules.cauldron.effects import dice, operations, targets
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.effects.verb import Effects, Frames, Kindname, Possible, Ref, Verb, Who
from game.rules.cauldron.ingredients import mask_of
from game.rules.cauldron.seasons import brewing as brewing_rules
from game.rules.cauldron.seasons import theft
from game.rules.cauldron.standing import GOODS, LATER, UNTIL, Goods, Moment, Standing


class Pick(Target, frozen=True, tag_field="do", tag="pick"):
    """Somebody chooses something, which is bound to a name."""


class Lowest(Verb, frozen=True):
    """The lowest scoring player is found, by dice if need be (A50)."""

    name: Literal["lsp"] = "lsp"


class Highest(Verb, frozen=True):
    """The highest scoring player is found, by dice if need be (A50)."""

    name: Literal["hsp"] = "hsp"


class Roll(Verb, frozen=True):
    """I roll a die, whose number is bound to a name once nobody changes it any more."""

    name: str = "die"
    need: int = 0


class Rolled(Verb, frozen=True):
    """What follows depends on a die."""

    at_least: int
    name: Ref = "die"
    then: tuple["AnyVerb", ...] = ()
    otherwise: tuple["AnyVerb", ...] = ()


class Each(Verb, frozen=True):
    """The same is done for several seats one after the other, each bound to a name."""

    verbs: tuple["AnyVerb", ...]
    who: Who = "others"
    name: str = "guest"


class ChooseOne(Verb, frozen=True):
    """Somebody chooses one of several ways, of those that begin with something that can be chosen, lost or done."""

    of: tuple[tuple["AnyVerb", ...], ...]
    by: Who = "me"


class Later(Verb, frozen=True):
    """Verbs that wait until the moment comes: a deed of `who`, or the end or growth of a season.

    A `harvest` may be that on one `field` or of some `kinds`, a purchase (`buy`) that of some `goods`. They happen
    `uses` times (0: each time) and know who did it as `actor`, of a harvest `their_kind`, and of a brew the `potion`,
    the bag that was `used` and what it `brewed`.
    """

    when: Moment
    verbs: tuple["AnyVerb", ...]
    who: Who = "me"
    field: Ref = ""
    kinds: tuple[Kindname, ...] = ()
    goods: tuple[Goods, ...] = ()
    uses: int = 1


class Offer(Verb, frozen=True):
    """The others are asked clockwise until one accepts, who is bound to a name; then follows what is agreed."""

    accepted: tuple["AnyVerb", ...]
    refused: tuple["AnyVerb", ...] = ()
    name: str = "guest"


class IfLast(Verb, frozen=True):
    """What follows depends on whether a seat took the last ingredient of the harvest (A51)."""

    who: Who
    then: tuple["AnyVerb", ...]
    otherwise: tuple["AnyVerb", ...] = ()


class Duel(Verb, frozen=True):
    """I and another seat roll until one is higher; what follows depends on whether I am."""

    who: Who
    then: tuple["AnyVerb", ...]
    otherwise: tuple["AnyVerb", ...] = ()


class Steal(Verb, frozen=True):
    """A theft in place of the usual one: from a cellar, or with another lowest die that succeeds."""

    victim: Ref = "victim"
    kind: Ref = "kind"
    need: int = 4
    place: Literal["supply", "cellar"] = "supply"


class Brew(Verb, frozen=True):
    """A brew in place of the usual one: with slots left out, or for more Magik."""

    potion: Ref = "potion"
    spare: int = 0
    bonus: int = 0


def pick(run: Run, verb: Target) -> Frames:
    """Ask, unless the name is bound already."""
    if any(name == verb.name for name, _ in run.frame.bindings):
        return ()
    what, seat, options = targets.question(run, verb)
    return (Choice(seat, what, options, verb.name),)


def lowest(run: Run, verb: Lowest) -> Frames:
    """Find the lowest scoring player."""
    return dice.scorer(run, verb.name)


def highest(run: Run, verb: Highest) -> Frames:
    """Find the highest scoring player."""
    return dice.scorer(run, verb.name)


def roll(run: Run, verb: Roll) -> Frames:
    """Roll, let it be answered, then bind it."""
    number = bound(run.frame, "roll")
    if number is None:
        number, window = dice.roll(run, run.me, "card")
        if window is not None:
            return (window,)
    run.bind(verb.name, number)
    run.unbind("roll")
    return ()


def rolled(run: Run, verb: Rolled) -> Frames:
    """Go the way that the die shows."""
    return run.part("then" if run.value(verb.name) >= verb.at_least else "otherwise")


def each(run: Run, verb: Each) -> Frames:
    """Do it for one seat after the other."""
    return tuple(frame for seat in run.seats(verb.who) for frame in run.part("0", seat, verb.name))


def choose_one(run: Run, verb: ChooseOne) -> Frames:
    """Ask for the way, then go it."""
    way = run.answer("way")
    if way is None:
        open_ways = tuple(at for at, verbs in enumerate(verb.of) if _is_open(run, verbs))
        return run.ask("way", run.seat(verb.by), "way", open_ways)
    return () if way == NONE else run.part(str(way))


def _is_open(run: Run, verbs: tuple["AnyVerb", ...]) -> bool:
    """Return whether verbs begin with what can be done: something to choose, Magik to lose."""
    match verbs:
        case (Pick() as first, *_):
            return any(name == first.name for name, _ in run.frame.bindings) or targets.has_candidates(run, first)
        case ((verbs_magik.Lose() | verbs_magik.Drain()) as first, *_):
            return all(run.position.magik[seat] >= first.amount for seat in run.seats(first.who))
        case (first, *_):
            possible = POSSIBLE.get(type(first))
            return possible is None or possible(run, first)
    return True


def later(run: Run, verb: Later) -> Frames:
    """Let the verbs wait, with all that is known to them so far."""
    cell = run.cell(verb.field) if verb.field else NONE
    if verb.field and cell == NONE:
        return ()
    operations.stand(
        run,
        Standing(
            LATER + verb.when,
            f"{run.frame.source}/{run.frame.step}.then",
            sum(1 << seat for seat in run.seats(verb.who)),
            UNTIL[verb.when],
            uses=verb.uses,
            kinds=mask_of(verb.kinds),
            goods=sum(1 << GOODS.index(goods) for goods in verb.goods),
            cell=cell,
            owner=run.me,
            known=tuple(pair for pair in run.frame.bindings if pair[0][0] != "_"),
        ),
    )
    return ()


def may_wait(run: Run, verb: Later) -> bool:
    """Return whether what waits could be done at all."""
    return all(POSSIBLE[type(inner)](run, inner) for inner in verb.verbs if type(inner) in POSSIBLE)


def offer(run: Run, verb: Offer) -> Frames:
    """Ask one after the other: the first way is to accept, the second to refuse."""
    refusals, way = run.answer("refusals") or 0, run.answer("way")
    if way == 0:
        return run.part("accepted", (run.me + refusals + 1) % run.position.seats, verb.name)
    if way is not None:
        run.unbind("_way")
        refusals += 1
        run.bind("_refusals", refusals)
    if refusals == run.position.seats - 1:
        return run.part("refused")
    return run.ask("way", (run.me + refusals + 1) % run.position.seats, "way", (0, 1))


def if_last(run: Run, verb: IfLast) -> Frames:
    """Go the way that the end of the harvest shows."""
    return run.part("then" if run.seat(verb.who) == run.position.active else "otherwise")


def duel(run: Run, verb: Duel) -> Frames:
    """Let both roll, then go the way that the dice show."""
    winner, rival = bound(run.frame, dice.DUEL), run.seat(verb.who)
    if rival in {NONE, run.me}:
        return ()
    if winner is None:
        return (dice.contest_among(dice.DUEL, (run.me, rival)),)
    run.unbind(dice.DUEL)
    return run.part("then" if winner == run.me else "otherwise")


def steal(run: Run, verb: Steal) -> Frames:
    """Try to steal."""
    return theft.steal_by(run, verb.victim, verb.kind, verb.need, verb.place == "cellar")


def brew(run: Run, verb: Brew) -> Frames:
    """Brew."""
    return brewing_rules.brew_by(run, verb.potion, verb.spare, verb.bonus)


AnyVerb: TypeAlias = (
    Pick
    | Lowest
    | Highest
    | Roll
    | Rolled
    | Each
    | ChooseOne
    | Later
    | Offer
    | IfLast
    | Duel
    | Steal
    | Brew
    | verbs_magik.Gain
    | verbs_magik.Lose
    | verbs_magik.Drain
    | verbs_tokens.Take
    | verbs_tokens.Destroy
    | verbs_tokens.Gather
    | verbs_tokens.Swap
    | verbs_tokens.Raid
    | verbs_tokens.SetAside
    | verbs_tokens.GiveBack
    | verbs_tokens.Transmute
    | verbs_tokens.PassOn
    | verbs_fields.Harvest
    | verbs_fields.Sow
    | verbs_fields.Blight
    | verbs_fields.AddField
    | verbs_fields.RemoveField
    | verbs_fields.MoveField
    | verbs_fields.Ring
    | verbs_fields.Beyond
    | verbs_spells.Draw
    | verbs_spells.Discard
    | verbs_spells.Peek
    | verbs_spells.Scry
    | verbs_spells.Cancel
    | verbs_spells.Learn
    | verbs_spells.Forget
    | verbs_spells.SwapPotions
    | verbs_spells.Copy
    | verbs_season.Foil
    | verbs_season.Action
    | verbs_season.NextTurn
    | verbs_season.Reverse
    | verbs_season.SetRoll
    | verbs_season.TurnRoll
    | verbs_season.Reroll
    | verbs_season.FreeCellar
    | verbs_season.Modify
    | verbs_season.EndOmen
    | verbs_season.Rituals
)

EFFECTS: Effects = {
    Pick: pick,
    Lowest: lowest,
    Highest: highest,
    Roll: roll,
    Rolled: rolled,
    Each: each,
    ChooseOne: choose_one,
    Later: later,
    Offer: offer,
    IfLast: if_last,
    Duel: duel,
    Steal: steal,
    Brew: brew,
    **verbs_magik.EFFECTS,
    **verbs_tokens.EFFECTS,
    **verbs_fields.EFFECTS,
    **verbs_spells.EFFECTS,
    **verbs_season.EFFECTS,
}
POSSIBLE: Possible = {
    Later: may_wait,
    **verbs_magik.POSSIBLE,
    **verbs_tokens.POSSIBLE,
    **verbs_fields.POSSIBLE,
    **verbs_spells.POSSIBLE,
    **verbs_season.POSSIBLE,
}


def branches(verb: object) -> dict[str, tuple[AnyVerb, ...]]:
    """Return the lists of verbs inside a verb by the name of their branch."""
    match verb:
        case Each():
            return {"0": verb.verbs}
        case Rolled() | IfLast() | Duel():
            return {"then": verb.then, "otherwise": verb.otherwise}
        case Later():
            return {"then": verb.verbs}
        case Offer():
            return {"accepted": verb.accepted, "refused": verb.refused}
        case ChooseOne():
            return {str(way): verbs for way, verbs in enumerate(verb.of)}
    return {}
