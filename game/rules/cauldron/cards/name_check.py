"""Name check: whether the names on a card that anybody may have written mean what its verbs need, and its numbers go.

The cards of the box are known to work; those of a pack are checked before any match. What passes can always be run.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from game.core.errors import BadCard
from game.rules.cauldron.cards.card_files import AbilityRules, OmenRules, SpellRules
from game.rules.cauldron.cards.verbs import (
    AnyVerb,
    Brew,
    ChooseOne,
    Each,
    Highest,
    IfLast,
    Later,
    Lowest,
    Offer,
    Pick,
    Roll,
    Steal,
    branches,
)
from game.rules.cauldron.cards.verbs_fields import Beyond, Harvest
from game.rules.cauldron.cards.verbs_magik import Gain, Lose
from game.rules.cauldron.cards.verbs_season import Foil, Modify, Reroll, SetRoll, TurnRoll
from game.rules.cauldron.cards.verbs_spells import Cancel
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.cards.verbs_tokens import SetAside
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.standing import MATCH

NAMES: Final[Mapping[str, frozenset[str]]] = {
    "seat": frozenset({"victim", "guest"}),
    "kind": frozenset({"kind", "mine", "second", "third"}),
    "field": frozenset({"field", "second", "third", "next"}),
    "place": frozenset({"place"}),
    "potion": frozenset({"potion", "mine", "theirs", "second"}),
    "spell": frozenset({"card"}),
    "die": frozenset({"die"}),
    "bag": frozenset({"aside"}),
}
"""The names that a card may give, by what they stand for; tables, bots and saved matches know them."""

SEATS: Final = frozenset({"me", "active", "left", "right"})
GROUPS: Final = frozenset({"others", "everyone"})

REFERENCES: Final[Mapping[str, Mapping[str, str]]] = {
    "pick": {"of": "seats", "by": "seat", "near": "field", "like": "field", "unlike": ""},
    "rolled": {"name": "die"},
    "each": {"who": "group"},
    "choose_one": {"by": "seat"},
    "later": {"who": "seats", "field": "field"},
    "if_last": {"who": "seat"},
    "duel": {"who": "seat"},
    "steal": {"victim": "seat", "kind": "kind"},
    "brew": {"potion": "potion"},
    "gain": {"who": "seats"},
    "lose": {"who": "seats"},
    "drain": {"who": "seats", "target": "seat"},
    "take": {"kind": "kind", "who": "seat", "target": "seat"},
    "destroy": {"kind": "kind", "who": "seat"},
    "gather": {"kind": "kind", "who": "seats"},
    "swap": {"mine": "kind", "theirs": "kind", "who": "seat"},
    "raid": {"kind": "kind", "who": "seat"},
    "give_back": {"bag": "bag"},
    "transmute": {"mine": "kind", "kind": "kind"},
    "harvest": {"field": "field", "who": "seat"},
    "sow": {"field": "field"},
    "blight": {"field": "field"},
    "add_field": {"kind": "kind", "place": "place", "who": "seat"},
    "remove_field": {"field": "field"},
    "move_field": {"field": "field"},
    "ring": {"field": "field"},
    "beyond": {"field": "field", "over": "field"},
    "draw": {"who": "seats"},
    "discard": {"spell": "spell", "who": "seat"},
    "peek": {"who": "seat"},
    "learn": {"who": "seats"},
    "forget": {"potion": "potion", "who": "seat"},
    "swap_potions": {"mine": "potion", "theirs": "potion", "who": "seat"},
    "copy": {"potion": "potion"},
    "next_turn": {"who": "seat"},
    "free_cellar": {"who": "seats"},
    "modify": {"who": "seats", "field": "field"},
}
"""What the names in each verb have to stand for; `seats` may be several, a `group` is others or everyone."""

HAVING: Final[Mapping[str, frozenset[str]]] = {
    "seat": frozenset(
        {"token", "loot", "cellared", "spell", "potion", "copyable", "magik", "cellar", "free_cellar", "may_cellar"}
    ),
    "kind": frozenset({"stock", "fields"}),
    "field": frozenset({"token", "bare", "removable"}),
    "potion": frozenset({"brewable", "copyable"}),
}
"""What each sort of pick may ask for."""

LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "amount": (1, 10), "bonus": (0, 10), "spare": (0, 3), "more": (0, 3), "uses": (0, 9), "need": (0, 6),
    "at_least": (2, 6),
}  # fmt: skip
"""The lowest and highest value of the numbers of a verb."""
CHANGES: Final = (-5, 5)
"""The bounds of what `modify` changes."""
SIGNED: Final = frozenset({"growth", "steal", "guard", "yield", "price", "hand", "roll"})
COUNTED: Final = frozenset({"cellars", "keep", "substitute", "spare", "reach"})
"""The changes that have an amount: those that may be less too, and those that are only more."""
DIE: Final = (1, 6)
MOST_VERBS = 8
"""The most verbs, picks or ways beside each other."""
DEEPEST = 4
"""How many verbs may lie in each other."""

ANSWERED: Final[Mapping[str, Mapping[str, str]]] = {
    "harvest": {"their_field": "field"},
    "steal": {"their_victim": "seat", "their_kind": "kind"},
    "brew": {"their_potion": "potion"},
    "quick_brew": {"their_potion": "potion"},
}
"""What an Instant knows about the announcement that it answers, beside the `actor`."""
FOILED: Final = frozenset({"harvest", "steal", "brew", "quick_brew", "move"})

Scope = dict[str, str]


def check_spell(card: SpellRules, where: str) -> None:
    """Raise BadCard, `where` before the key, for a spell that could not be run."""
    known: Scope = {"actor": "seat"} if card.instant else {}
    told = [ANSWERED.get(window, {}) for window in card.instant]
    if told:
        known |= {name: sort for name, sort in told[0].items() if all(name in each for each in told)}
    if len(set(card.instant)) < len(card.instant):
        raise BadCard(f"{where}.instant: names a window twice")
    if "any" in card.instant and not set(card.instant) <= {"any", "roll"}:
        raise BadCard(f"{where}.instant: 'any' is every window but that of rolls")
    if card.instant and card.own_turn and (_refers_to_answered(card.verbs) or _answers_only(card.verbs)):
        raise BadCard(f"{where}.own_turn: what answers something cannot be cast without it")
    _check_place(card.verbs, frozenset(card.instant), where)
    _check(card.targets, card.verbs, known, where)


def check_omen(card: OmenRules, where: str) -> None:
    """Raise BadCard, `where` before the key, for an omen that could not be run."""
    _check_place(card.verbs, frozenset(), where)
    for verb in every_verb(card.verbs):
        for field in REFERENCES.get(_word(verb), {}):
            if getattr(verb, field) == "me" and type(verb) in {Pick, ChooseOne}:
                raise BadCard(f"{where}.verbs: {_word(verb)}.{field}: an omen is nobody's")
    _check((), card.verbs, {}, where)


def check_ability(card: AbilityRules, where: str) -> None:
    """Raise BadCard, `where` before the key, for an ability that could not be run."""
    if card.way == "passive":
        if card.verbs or card.targets or not card.standing:
            raise BadCard(f"{where}.standing: a passive ability has changes and no verbs")
        for change in card.standing:
            _check_numbers(change, f"{where}.standing")
            if change.who != "me" or change.field or change.uses or change.until != "harvest":
                raise BadCard(f"{where}.standing: holds all match for its owner, anywhere")
        return
    if card.standing or not card.verbs:
        raise BadCard(f"{where}.verbs: an ability that is used has verbs and no standing changes")
    names = [target.name for target in card.targets]
    wanted: tuple[type, list[str], str] | None = {
        "harvest": (Harvest, ["field"], "field"),
        "steal": (Steal, ["victim", "kind"], "seat"),
        "brew": (Brew, ["potion"], "potion"),
    }.get(card.way)
    if wanted is not None:
        kind, first, pick = wanted
        if names[: len(first)] != first or card.targets[0].pick != pick or card.targets[0].optional:
            raise BadCard(f"{where}.targets: way {card.way} begins with {' and '.join(first)}")
        if not isinstance(card.verbs[0], kind):
            raise BadCard(f"{where}.verbs: way {card.way} begins with {card.way}")
        if card.way == "brew" and card.targets[0].having != "brewable":
            raise BadCard(f"{where}.targets: the potion of a brew has to be brewable")
        if card.way == "harvest" and card.targets[0].having != "token":
            raise BadCard(f"{where}.targets: the field of a harvest has to have a token")
    for at, verb in enumerate(every_verb(card.verbs)):
        if isinstance(verb, Steal | Brew) and (at or card.way != _word(verb)):
            raise BadCard(f"{where}.verbs: {_word(verb)} is what an ability of that way begins with")
    _check_place(card.verbs, frozenset(), where, ability=True)
    _check(card.targets, card.verbs, {}, where)


def _check(targets: Sequence[Target], verbs: Sequence[AnyVerb], known: Scope, where: str) -> None:
    """Raise BadCard for what is chosen and done, with so many names known before."""
    if len(targets) > MOST_VERBS:
        raise BadCard(f"{where}.targets: are more than {MOST_VERBS}")
    if not verbs:
        raise BadCard(f"{where}.verbs: is empty")
    scope = dict(known)
    for at, target in enumerate(targets):
        _check_pick(target, scope, f"{where}.targets[{at}]")
    _check_verbs(verbs, scope, f"{where}.verbs", 1)


def _check_verbs(verbs: Sequence[AnyVerb], scope: Scope, where: str, depth: int) -> None:
    """Raise BadCard for verbs that run one after the other; the names they give are known to those that follow."""
    if len(verbs) > MOST_VERBS:
        raise BadCard(f"{where}: are more than {MOST_VERBS}")
    if depth > DEEPEST:
        raise BadCard(f"{where}: verbs lie in each other more than {DEEPEST} deep")
    for at, verb in enumerate(verbs):
        here = f"{where}[{at}]"
        if isinstance(verb, Pick):
            _check_pick(verb, scope, here)
            continue
        _check_numbers(verb, here)
        for field, sort in REFERENCES.get(_word(verb), {}).items():
            _check_reference(getattr(verb, field), sort, scope, f"{here}.{field}")
        _check_inside(verb, scope, here, depth)
        if isinstance(verb, Lowest | Highest):
            scope[verb.name] = "seat"
        elif isinstance(verb, Roll | SetAside | Beyond):
            _name(verb.name, {Roll: "die", SetAside: "bag", Beyond: "field"}[type(verb)], scope, f"{here}.name")


def _check_inside(verb: AnyVerb, scope: Scope, where: str, depth: int) -> None:
    """Raise BadCard for the verbs inside of one."""
    inner = dict(scope)
    if isinstance(verb, Each | Offer):
        _name(verb.name, "seat", inner, f"{where}.name")
    if isinstance(verb, ChooseOne) and not 2 <= len(verb.of) <= MOST_VERBS:
        raise BadCard(f"{where}.of: are 2 to {MOST_VERBS} ways")
    if isinstance(verb, Later):
        if (verb.goods and verb.when != "buy") or (verb.field and verb.when != "harvest"):
            raise BadCard(f"{where}: goods go with buy, and a field goes with harvest")
        if verb.kinds and verb.when != "harvest":
            raise BadCard(f"{where}.kinds: go with harvest")
        if verb.when not in {"spoil", "grow"}:
            inner["actor"] = "seat"
        if verb.when == "harvest":
            inner["their_kind"] = "kind"
        if verb.when == "brew":
            inner |= {"potion": "potion", "used": "bag"}
    for at, (branch, verbs) in enumerate(branches(verb).items()):
        if at == 0 and not verbs:
            raise BadCard(f"{where}: has no verbs inside")
        _check_verbs(verbs, dict(inner), f"{where}.{branch}", depth + 1)


def _check_pick(pick: Target, scope: Scope, where: str) -> None:
    """Raise BadCard for something that could not be chosen, and let its name be known."""
    sort = "kind" if pick.pick == "token" else pick.pick
    if pick.pick == "seat":
        _check_reference(pick.of, "group", scope, f"{where}.of")
    elif pick.of != "others":
        _check_reference(pick.of, "seat", scope, f"{where}.of")
    elif pick.pick == "spell":
        raise BadCard(f"{where}.of: a spell is chosen of the hand of one seat")
    _check_reference(pick.by, "seat", scope, f"{where}.by")
    for bond in ("near", "like"):
        if name := getattr(pick, bond):
            if pick.pick != "field":
                raise BadCard(f"{where}.{bond}: only a field lies near or is like another")
            sorts = {"field", "place"} if bond == "near" else {"field"}
            if scope.get(name) not in sorts:
                raise BadCard(f"{where}.{bond}: nothing before it is called {name[:40]!r}")
    if pick.unlike:
        _check_reference(pick.unlike, sort, scope, f"{where}.unlike")
    if pick.having is not None and pick.having not in HAVING.get(pick.pick, ()):
        raise BadCard(f"{where}.having: a {pick.pick} cannot be asked for {pick.having}")
    narrowed = {
        "twin": ("field",),
        "quick": ("potion",),
        "tiers": ("potion",),
        "kinds": ("token", "kind", "field", "potion"),
    }
    for field, picks in narrowed.items():
        if getattr(pick, field) and pick.pick not in picks:
            raise BadCard(f"{where}.{field}: does not narrow a {pick.pick}")
    if pick.spare and (pick.pick != "potion" or pick.having != "brewable"):
        raise BadCard(f"{where}.spare: goes with a brewable potion")
    if pick.place == "cellar" and pick.pick != "token":
        raise BadCard(f"{where}.place: only a token lies in a cellar")
    _check_numbers(pick, where)
    _name(pick.name, sort, scope, f"{where}.name")


def _check_reference(name: str, sort: str, scope: Scope, where: str) -> None:
    """Raise BadCard for a name that does not stand for what is needed."""
    if not name and sort == "field" and where.endswith(".field"):
        # Anywhere.
        return
    if sort in {"seats", "group"} and name in GROUPS:
        return
    if sort == "group":
        raise BadCard(f"{where}: expected one of {', '.join(sorted(GROUPS))}")
    wanted = "seat" if sort == "seats" else sort
    if (wanted == "seat" and name in SEATS) or (wanted == "kind" and name in KINDS):
        return
    if name not in scope:
        raise BadCard(f"{where}: nothing before it is called {name[:40]!r}")
    if scope[name] != wanted:
        raise BadCard(f"{where}: {name} is a {scope[name]} and no {wanted}")


def _name(name: str, sort: str, scope: Scope, where: str) -> None:
    """Let a name be known; raise BadCard for one that cannot be given to such a thing."""
    if name not in NAMES[sort]:
        raise BadCard(f"{where}: a {sort} is called {' or '.join(sorted(NAMES[sort]))}")
    if scope.get(name, sort) != sort:
        raise BadCard(f"{where}: {name} is a {scope[name]} already")
    scope[name] = sort


def _check_numbers(verb: Any, where: str) -> None:
    """Raise BadCard for a number that is too low or too high."""
    for field in LIMITS:
        number = getattr(verb, field, None)
        if number is None or type(number) is not int:
            continue
        lowest, highest = _bounds(_word(verb), field)
        if isinstance(verb, Modify) and field == "amount":
            _check_change(verb, where)
        if not lowest <= number <= highest:
            raise BadCard(f"{where}.{field}: expected {lowest} to {highest}, found {number}")


def _check_change(change: Modify, where: str) -> None:
    """Raise BadCard for a change that changes nothing, or makes less of what can only be more."""
    if change.what in SIGNED and not change.amount:
        raise BadCard(f"{where}.amount: changes nothing")
    if change.what in COUNTED and change.amount < 1:
        raise BadCard(f"{where}.amount: {change.what} can only be more")


def _bounds(word: str, field: str) -> tuple[int, int]:
    """Return the lowest and highest value of a number of a verb."""
    if field == "amount" and word in {"modify", "set_roll"}:
        return CHANGES if word == "modify" else DIE
    return LIMITS[field]


def allowed(word: str, field: str) -> range | tuple[str, ...] | None:
    """Return what a number or name of a verb may be, whatever else stands on the card; None for what is free."""
    if word == "pick" and field == "name":
        return tuple(sorted(set().union(*NAMES.values())))
    if word in _GIVEN and field == "name":
        return tuple(sorted(NAMES[_GIVEN[word]]))
    if word not in _WORDS:
        return None
    if field in LIMITS:
        lowest, highest = _bounds(word, field)
        return range(lowest, highest + 1)
    sort = REFERENCES.get(word, {}).get(field)
    if sort is None:
        return None
    own = "seat" if sort in {"seats", "group"} else sort
    names = set().union(*NAMES.values()) if not sort else {*NAMES.get(own, ())}
    names |= {name for told in ANSWERED.values() for name, each in told.items() if each == own}
    if own == "seat":
        names = set(GROUPS) if sort == "group" else {*names, *SEATS, "actor", "lsp", "hsp"}
        names |= GROUPS if sort == "seats" or (word == "pick" and field == "of") else set()
    if own == "kind":
        names |= {*KINDS, "their_kind"}
    if own == "bag":
        names |= {"used"}
    if own == "field" or not sort:
        # Anywhere; and a field may lie near a place.
        names |= {"", "place"} if field in {"near", "like", "unlike", "field"} else set()
    return tuple(sorted(names))


_GIVEN: Final = {"roll": "die", "each": "seat", "offer": "seat", "set_aside": "bag", "beyond": "field"}
"""What the verbs give a name to, `pick` apart."""
_WORDS: Final = frozenset(str(verb.__struct_config__.tag) for verb in get_args(AnyVerb))


def _check_place(verbs: Iterable[AnyVerb], windows: frozenset[str], where: str, ability: bool = False) -> None:
    """Raise BadCard for a verb that has nothing to work on in such a card; without `windows` it answers nothing."""
    for verb, above in _with_above(verbs, ()):
        word = _word(verb)
        if isinstance(verb, Foil) and not (windows and windows <= FOILED):
            raise BadCard(f"{where}.verbs: foil: only an Instant foils, and only {', '.join(sorted(FOILED))}")
        if isinstance(verb, Cancel) and not (windows and windows <= {"spell", "any", "roll"}):
            raise BadCard(f"{where}.verbs: cancel: only an Instant that answers a spell cancels it")
        if isinstance(verb, SetRoll | TurnRoll | Reroll) and windows != {"roll"}:
            raise BadCard(f"{where}.verbs: {word}: only an Instant that answers a roll changes it")
        if isinstance(verb, Gain | Lose) and verb.per == "die" and windows != {"roll"}:
            raise BadCard(f"{where}.verbs: {word}.per: only an Instant that answers a roll counts its pips")
        if isinstance(verb, Gain | Lose) and verb.per == "brew" and "brew" not in above:
            raise BadCard(f"{where}.verbs: {word}.per: a brew is counted by what waits for it")
        if isinstance(verb, IfLast) and "spoil" not in above:
            raise BadCard(f"{where}.verbs: if_last: is known when the harvest ends, after `later` with `spoil`")
        if isinstance(verb, Steal | Brew) and not ability:
            raise BadCard(f"{where}.verbs: {word}: goes with an ability")
        if isinstance(verb, Modify) and verb.until == MATCH:
            raise BadCard(f"{where}.verbs: modify.until: only a passive ability holds all match")
        if isinstance(verb, Foil | Cancel | SetRoll | TurnRoll | Reroll) and above:
            raise BadCard(f"{where}.verbs: {word}: cannot wait")


def _with_above(verbs: Iterable[AnyVerb], above: tuple[str, ...]) -> Iterable[tuple[AnyVerb, tuple[str, ...]]]:
    """Yield verbs and those inside them, each with the moments that it waits for."""
    for verb in verbs:
        yield verb, above
        inner = (*above, verb.when) if isinstance(verb, Later) else above
        for inside in branches(verb).values():
            yield from _with_above(inside, inner)


def _answers_only(verbs: Sequence[AnyVerb]) -> bool:
    """Return whether verbs have to do with an announcement."""
    kinds = Foil | SetRoll | TurnRoll | Reroll
    return any(isinstance(verb, kinds) or getattr(verb, "per", None) == "die" for verb in every_verb(verbs))


def _refers_to_answered(verbs: Sequence[AnyVerb]) -> bool:
    """Return whether verbs name what is answered."""
    for verb, above in _with_above(verbs, ()):
        for field in REFERENCES.get(_word(verb), {}):
            name = getattr(verb, field)
            if not above and (name == "actor" or name.startswith("their_")):
                return True
    return False


def _word(verb: Any) -> str:
    """Return the word of a verb in the card files."""
    return str(verb.__struct_config__.tag or "pick")
