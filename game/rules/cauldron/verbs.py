"""Verbs: all that a card can do, and the ones that steer the others: picks, dice, branches and repetitions."""

from typing import Literal, TypeAlias

from game.core.effects import bound
from game.core.frames import Choice
from game.rules.cauldron import brewing as brewing_rules
from game.rules.cauldron import (
    dice,
    picks,
    theft,
    verbs_fields,
    verbs_magik,
    verbs_season,
    verbs_spells,
    verbs_tokens,
)
from game.rules.cauldron.picks import Target
from game.rules.cauldron.run import Run
from game.rules.cauldron.verb import Effects, Frames, Possible, Ref, Verb, Who


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
    """Somebody chooses one of several ways."""

    of: tuple[tuple["AnyVerb", ...], ...]
    by: Who = "me"


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
    what, seat, options = picks.question(run, verb)
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
        return run.ask("way", run.seat(verb.by), "way", tuple(range(len(verb.of))))
    return run.part(str(way))


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
    | verbs_fields.Harvest
    | verbs_fields.Sow
    | verbs_fields.Blight
    | verbs_fields.AddField
    | verbs_fields.RemoveField
    | verbs_spells.Draw
    | verbs_spells.Discard
    | verbs_spells.Peek
    | verbs_spells.Scry
    | verbs_spells.Cancel
    | verbs_spells.Learn
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
    Steal: steal,
    Brew: brew,
    **verbs_magik.EFFECTS,
    **verbs_tokens.EFFECTS,
    **verbs_fields.EFFECTS,
    **verbs_spells.EFFECTS,
    **verbs_season.EFFECTS,
}
POSSIBLE: Possible = {
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
        case Rolled():
            return {"then": verb.then, "otherwise": verb.otherwise}
        case ChooseOne():
            return {str(way): verbs for way, verbs in enumerate(verb.of)}
    return {}
