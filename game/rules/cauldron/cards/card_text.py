"""Card text: what stands on a card, as reasons, one whole sentence a verb, whose templates are in the text files."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.reason import Reason, reason
from game.rules.cauldron.cards.card_files import AbilityCard, SpellCard
from game.rules.cauldron.cards.lasting_text import goods_words, lasting_text, sort_of
from game.rules.cauldron.cards.verbs import (
    AnyVerb,
    Brew,
    ChooseOne,
    Duel,
    Each,
    Highest,
    IfLast,
    Later,
    Lowest,
    Offer,
    Pick,
    Roll,
    Rolled,
    Steal,
)
from game.rules.cauldron.cards.verbs_fields import AddField, Beyond, Blight, Harvest, MoveField, RemoveField, Ring, Sow
from game.rules.cauldron.cards.verbs_magik import Drain, Gain, Lose
from game.rules.cauldron.cards.verbs_season import Action, FreeCellar, Modify, NextTurn, SetRoll
from game.rules.cauldron.cards.verbs_spells import Copy, Discard, Draw, Forget, Learn, Peek, Scry, SwapPotions
from game.rules.cauldron.cards.verbs_tokens import (
    Destroy,
    Gather,
    GiveBack,
    PassOn,
    Raid,
    SetAside,
    Swap,
    Take,
    Transmute,
)
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.options import AbilityNumbers

_WORDS_OF_WHO = {"me", "others", "everyone", "active", "actor", "left", "right", "lsp", "hsp"}


class Names(msgspec.Struct, frozen=True):
    """What the names on a card stand for: the picks that bind them, and seats that have a word of their own."""

    picks: dict[str, Target] = {}
    seats: dict[str, str] = {}

    def with_pick(self, pick: Target) -> "Names":
        """Return these names and one that is picked."""
        return Names({**self.picks, pick.name: pick}, self.seats)

    def with_seat(self, name: str, who: str) -> "Names":
        """Return these names and one that means a seat."""
        return Names(self.picks, {**self.seats, name: who})

    def who(self, ref: str) -> str:
        """Return the word for a seat: one of the fixed ones, `victim` for another player, `someone` for any."""
        ref = self.seats.get(ref, ref)
        if ref in _WORDS_OF_WHO:
            return ref
        pick = self.picks.get(ref)
        return "victim" if pick is not None and pick.of == "others" else "someone"

    def chooser(self, ref: str) -> str:
        """Return the word for the seat that picks what a name is bound to."""
        pick = self.picks.get(ref)
        return "me" if pick is None else self.who(pick.by)


def card_text(targets: Sequence[Target], verbs: Sequence[AnyVerb]) -> tuple[Reason, ...]:
    """Return the sentences that say what a card does."""
    names = Names()
    for target in targets:
        names = names.with_pick(target)
    return _sentences(verbs, names)


def spell_text(card: SpellCard) -> tuple[Reason, ...]:
    """Return the sentences on a spell, what an Instant answers first."""
    text = card_text(card.targets, card.verbs)
    if card.uncancellable:
        text = (*text, Reason("cauldron.uncancellable"))
    if not card.instant:
        return text
    windows = ("any",) if "any" in card.instant else card.instant
    told = Reason(f"cauldron.window.{windows[0]}")
    for window in windows[1:]:
        joint = "or" if window == windows[-1] else "comma"
        told = reason(f"cauldron.text.list.{joint}", first=told, second=Reason(f"cauldron.window.{window}"))
    key = "against" if card.against == "me" else card.answers
    alone = (Reason("cauldron.instant.or_own_turn"),) if card.own_turn else ()
    return (reason(f"cauldron.instant.{key}", windows=told), *alone, *text)


def ability_text(card: AbilityCard) -> tuple[Reason, ...]:
    """Return the sentences on an ability, without its uses and price."""
    standing = tuple(lasting_text(change, "me", "match") for change in card.standing)
    return (Reason(f"cauldron.way.{card.way}"), *card_text(card.targets, card.verbs), *standing)


def ability_price(numbers: AbilityNumbers) -> tuple[Reason, ...]:
    """Return the sentences on how often an ability may be used in a season and what it costs; none for no limits."""
    told: list[Reason] = []
    if numbers.uses:
        told.append(reason("cauldron.uses", count=numbers.uses))
    if numbers.magik:
        told.append(reason("cauldron.price.magik", count=numbers.magik))
    if numbers.tokens:
        told.append(reason("cauldron.price.tokens", count=numbers.tokens))
    return tuple(told)


def _sentences(verbs: Sequence[AnyVerb], names: Names) -> tuple[Reason, ...]:
    """Return a sentence for each verb; a pick or a die only gives names to the sentences that follow."""
    found: list[Reason] = []
    for verb in verbs:
        match verb:
            case Pick():
                names = names.with_pick(verb)
            case Lowest() | Highest():
                names = names.with_seat(verb.name, verb.name)
            case Roll() | Beyond():
                pass
            case Each():
                found += _sentences(verb.verbs, names.with_seat(verb.name, verb.who))
            case _:
                found.append(_sentence(verb, names))
    return tuple(found)


def _sentence(verb: AnyVerb, names: Names) -> Reason:
    """Return the sentence of one verb."""
    describe = _DESCRIBED.get(type(verb))
    if describe is not None:
        return describe(verb, names)
    return reason(f"cauldron.verb.{verb.__struct_config__.tag}")


def _told(key: str, names: Names, who: str, **args: Any) -> Reason:
    """Return the sentence that speaks to me or of others; the star in the key becomes `me` or `they`."""
    word = names.who(who)
    if word == "me":
        return reason(f"cauldron.verb.{key.replace('*', 'me')}", **args)
    return reason(f"cauldron.verb.{key.replace('*', 'they')}", who=Reason(f"cauldron.who.{word}"), **args)


def _whose(names: Names, who: str) -> Reason:
    """Return the words for what belongs to a seat."""
    return Reason(f"cauldron.whose.{names.who(who)}")


def _thing(names: Names, ref: str) -> Reason:
    """Return the words for an ingredient."""
    if ref in KINDS:
        return Reason(f"cauldron.kind.{ref}")
    if ref.startswith("their_"):
        return Reason("cauldron.thing.theirs")
    pick = names.picks.get(ref)
    sort = sort_of(() if pick is None else pick.kinds)
    return Reason(f"cauldron.kind.{sort}" if sort in KINDS else f"cauldron.thing.{sort}")


def _place(names: Names, ref: str) -> Reason:
    """Return the words for a field."""
    pick = names.picks.get(ref)
    sort = sort_of(() if pick is None else pick.kinds)
    if sort in KINDS:
        return reason("cauldron.place.one", kind=Reason(f"cauldron.kind.{sort}"))
    return Reason(f"cauldron.place.{sort}")


def _gain(verb: Gain, names: Names) -> Reason:
    """Return the sentence of Gain."""
    return _told(f"gain.*{'.' + verb.per if verb.per else ''}", names, verb.who, count=verb.amount)


def _lose(verb: Lose, names: Names) -> Reason:
    """Return the sentence of Lose."""
    return _told(f"lose.*{'.' + verb.per if verb.per else ''}", names, verb.who, count=verb.amount)


def _take(verb: Take, names: Names) -> Reason:
    """Return the sentence of Take."""
    thing, target = _thing(names, verb.kind), names.who(verb.target)
    if names.who(verb.who) == "me":
        return reason("cauldron.verb.take.mine", thing=thing, target=Reason(f"cauldron.whom.{target}"))
    return reason("cauldron.verb.take", thing=thing, whose=_whose(names, verb.who))


def _drain(verb: Drain, names: Names) -> Reason:
    """Return the sentence of Drain."""
    who = Reason(f"cauldron.who.{names.who(verb.who)}")
    if (target := names.who(verb.target)) == "me":
        return reason("cauldron.verb.drain.me", who=who, count=verb.amount)
    return reason("cauldron.verb.drain.they", who=who, count=verb.amount, target=Reason(f"cauldron.whom.{target}"))


def _destroy(verb: Destroy, names: Names) -> Reason:
    """Return the sentence of Destroy, which tells who chooses."""
    thing = _thing(names, verb.kind)
    if names.who(verb.who) != "me" and names.chooser(verb.kind) == names.who(verb.who):
        who = Reason(f"cauldron.who.{names.who(verb.who)}")
        return reason("cauldron.verb.destroy.own", who=who, thing=thing)
    return _told("destroy.*", names, verb.who, thing=thing)


def _harvest(verb: Harvest, names: Names) -> Reason:
    """Return the sentence of Harvest, which tells how a second field lies to the first."""
    if verb.field.startswith("their_"):
        return Reason("cauldron.verb.harvest.theirs")
    if verb.spread == "patch":
        return reason("cauldron.verb.harvest.patch", place=_place(names, verb.field))
    pick = names.picks.get(verb.field)
    for bond in ("like", "near", "unlike"):
        if pick is not None and getattr(pick, bond):
            return Reason(f"cauldron.verb.harvest.{bond}")
    return reason("cauldron.verb.harvest", thing=_thing(names, verb.field))


def _sow(verb: Sow, names: Names) -> Reason:
    """Return the sentence of Sow."""
    pick = names.picks.get(verb.field)
    bare = verb.spread == "field" and pick is not None and pick.having == "bare"
    return reason(f"cauldron.verb.sow.{'bare' if bare else verb.spread}", place=_place(names, verb.field))


def _add_field(verb: AddField, names: Names) -> Reason:
    """Return the sentence of AddField; whoever picks the kind adds the field."""
    key = "add_field.*.sown" if verb.sown else "add_field.*"
    if verb.kind in KINDS:
        place = reason("cauldron.place.one", kind=Reason(f"cauldron.kind.{verb.kind}"))
        return _told(key, names, verb.who, place=place)
    pick = names.picks.get(verb.kind)
    return _told(key, names, "me" if pick is None else pick.by, place=_place(names, verb.kind))


def _discard(verb: Discard, names: Names) -> Reason:
    """Return the sentence of Discard, which tells who chooses."""
    if names.who(verb.who) != "me" and names.chooser(verb.spell) == "me":
        return reason("cauldron.verb.discard.mine", whose=_whose(names, verb.who))
    return _told("discard.*", names, verb.who)


def _brew(verb: Brew, names: Names) -> Reason:
    """Return the sentence of Brew."""
    del names
    if verb.bonus:
        return reason("cauldron.verb.brew.bonus", amount=verb.bonus)
    return reason("cauldron.verb.brew.spare", count=verb.spare) if verb.spare else Reason("cauldron.verb.brew")


def _rolled(verb: Rolled, names: Names) -> Reason:
    """Return the sentence of Rolled with those of its branches."""
    return _branched("cauldron.text.roll", verb.then, verb.otherwise, names).with_args(need=verb.at_least)


def _duel(verb: Duel, names: Names) -> Reason:
    """Return the sentence of Duel with those of its branches."""
    told = _branched("cauldron.text.duel", verb.then, verb.otherwise, names)
    return told.with_args(who=Reason(f"cauldron.who.{names.who(verb.who)}"))


def _if_last(verb: IfLast, names: Names) -> Reason:
    """Return the sentence of IfLast with those of its branches."""
    who = names.who(verb.who)
    told = _branched(f"cauldron.text.last.{'me' if who == 'me' else 'they'}", verb.then, verb.otherwise, names)
    return told if who == "me" else told.with_args(who=Reason(f"cauldron.whom.{who}"))


def _offer(verb: Offer, names: Names) -> Reason:
    """Return the sentence of Offer with those of its branches."""
    return _branched("cauldron.text.offer", verb.accepted, verb.refused, names.with_seat(verb.name, "actor"))


def _branched(key: str, then: Sequence[AnyVerb], otherwise: Sequence[AnyVerb], names: Names) -> Reason:
    """Return the sentence of a key with those of one or two branches."""
    told = _joined(_sentences(then, names))
    if not otherwise:
        return reason(key, then=told)
    return reason(f"{key}.otherwise", then=told, otherwise=_joined(_sentences(otherwise, names)))


def _later(verb: Later, names: Names) -> Reason:
    """Return the sentence of Later with those that wait."""
    then = _joined(_sentences(verb.verbs, names))
    if verb.when in {"spoil", "grow"}:
        return reason(f"cauldron.text.later.{verb.when}", then=then)
    who = names.who(verb.who)
    key = f"cauldron.text.later.{verb.when}{'.there' if verb.field else '.kinds' if verb.kinds else ''}"
    key += f".{who if who in {'me', 'others', 'everyone'} else 'one'}{'' if verb.uses else '.each'}"
    told = reason(key, then=then)
    if verb.when == "buy":
        told = told.with_args(goods=goods_words(verb.goods))
    if verb.kinds:
        told = told.with_args(things=Reason(f"cauldron.things.{sort_of(verb.kinds)}"))
    return told if who in {"me", "others", "everyone"} else told.with_args(who=Reason(f"cauldron.whom.{who}"))


def _choose_one(verb: ChooseOne, names: Names) -> Reason:
    """Return the sentence of ChooseOne with those of its ways."""
    ways = [_joined(_sentences(verbs, names)) for verbs in verb.of]
    who = names.who(verb.by)
    told = ways[0]
    for way in ways[1:]:
        told = reason("cauldron.text.way.next", first=told, way=way)
    if who == "me":
        return reason("cauldron.text.choose", ways=told)
    return reason("cauldron.text.choose.they", who=Reason(f"cauldron.who.{who}"), ways=told)


def _joined(sentences: Sequence[Reason]) -> Reason:
    """Return sentences one after the other, or that nothing happens."""
    if not sentences:
        return Reason("cauldron.text.nothing")
    told = sentences[0]
    for sentence in sentences[1:]:
        told = reason("cauldron.text.two", first=told, second=sentence)
    return told


_DESCRIBED: dict[type[Any], Callable[[Any, Names], Reason]] = {
    Gain: _gain,
    Lose: _lose,
    Drain: _drain,
    Take: _take,
    Destroy: _destroy,
    Gather: lambda verb, names: _told("gather.*", names, verb.who, thing=_thing(names, verb.kind)),
    Swap: lambda verb, names: reason("cauldron.verb.swap", whose=_whose(names, verb.who)),
    Raid: lambda verb, names: reason(f"cauldron.verb.raid.{verb.fate}", whose=_whose(names, verb.who)),
    SetAside: lambda verb, names: reason("cauldron.verb.set_aside", count=verb.amount),
    GiveBack: lambda verb, names: (
        reason("cauldron.verb.give_back.more", count=verb.more) if verb.more else Reason("cauldron.verb.give_back")
    ),
    Transmute: lambda verb, names: reason("cauldron.verb.transmute", count=verb.more),
    PassOn: lambda verb, names: Reason(f"cauldron.verb.pass_on.{verb.side}"),
    Harvest: _harvest,
    Sow: _sow,
    Blight: lambda verb, names: reason(f"cauldron.verb.blight.{verb.spread}", place=_place(names, verb.field)),
    AddField: _add_field,
    RemoveField: lambda verb, names: reason("cauldron.verb.remove_field", place=_place(names, verb.field)),
    MoveField: lambda verb, names: reason("cauldron.verb.move_field", place=_place(names, verb.field)),
    Ring: lambda verb, names: Reason("cauldron.verb.ring"),
    Forget: lambda verb, names: _told("forget.*", names, verb.who),
    SwapPotions: lambda verb, names: reason("cauldron.verb.swap_potions", whose=_whose(names, verb.who)),
    Copy: lambda verb, names: (
        reason("cauldron.verb.copy.bonus", count=verb.bonus) if verb.bonus else Reason("cauldron.verb.copy")
    ),
    Draw: lambda verb, names: _told(f"draw.*.{verb.tier}", names, verb.who, count=verb.amount),
    Discard: _discard,
    Peek: lambda verb, names: reason("cauldron.verb.peek", whose=_whose(names, verb.who)),
    Scry: lambda verb, names: reason(f"cauldron.verb.scry.{verb.deck}", count=verb.amount),
    Learn: lambda verb, names: _told(f"learn.*.{verb.tier}", names, verb.who),
    Action: lambda verb, names: reason("cauldron.verb.action", count=verb.amount),
    NextTurn: lambda verb, names: _told("next_turn.*", names, verb.who),
    SetRoll: lambda verb, names: reason("cauldron.verb.set_roll", count=verb.amount),
    FreeCellar: lambda verb, names: _told(f"free_cellar.*{'.third' if verb.third else ''}", names, verb.who),
    Modify: lambda verb, names: lasting_text(verb, names.who(verb.who)),
    Steal: lambda verb, names: reason(
        f"cauldron.verb.steal.{verb.place}", need=verb.need, thing=_thing(names, verb.kind)
    ),
    Brew: _brew,
    Rolled: _rolled,
    Duel: _duel,
    IfLast: _if_last,
    Offer: _offer,
    Later: _later,
    ChooseOne: _choose_one,
}
