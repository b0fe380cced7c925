"""Lasting text: what a change of omens, spells and characters is called on cards and in play."""

from collections.abc import Sequence

from game.core.reason import Reason, reason
from game.rules.cauldron.cards.verbs_season import Modify
from game.rules.cauldron.ingredients import COMMON, KINDS, RARE

_SIGNED = {"growth", "steal", "guard", "yield", "price", "hand", "roll"}
_COUNTED = {"yield", "substitute", "spare", "quick", "reach"}
# The order of turns is the same for all.
_FOR_ALL = {"growth", "low_roll", "lsp_first", "me_first"}
_SORTS = {frozenset(KINDS[kind] for kind in kinds): sort for kinds, sort in ((COMMON, "common"), (RARE, "rare"))}
_GOODS = {
    frozenset(("field",)): "field",
    frozenset(("basic_spell", "advanced_spell")): "spell",
    frozenset(("basic_potion", "advanced_potion")): "potion",
    frozenset(("cellar",)): "cellar",
}


def lasting_text(change: Modify, who: str, until: str = "") -> Reason:
    """Return the sentence of a change for a word of who; `until` replaces how long it says it holds."""
    told = _sentence(change, who, until or change.until)
    if change.uses > 1:
        told = reason("cauldron.lasting.times", rule=told, count=change.uses)
    if change.what in _FOR_ALL or who in {"me", "everyone"}:
        return told
    return reason("cauldron.lasting.for", who=Reason(f"cauldron.who.{who}"), rule=told)


def _sentence(change: Modify, who: str, until: str) -> Reason:
    """Return the sentence, spoken to me or of everybody."""
    what = change.what
    key = f"cauldron.lasting.{what}"
    if what not in _FOR_ALL:
        key += ".everyone" if who == "everyone" else ".me"
    if what in _COUNTED and change.uses == 1:
        key += ".next" if what == "yield" and _is_narrow(change) else ".once"
    if what in _SIGNED:
        key += ".less" if change.amount < 0 else ".more"
    if what == "no_harvest" and (change.kinds or change.field):
        key += ".there" if change.field else ".kinds"
    told = reason(key, count=abs(change.amount), when=Reason(f"cauldron.when.{until}"))
    match what:
        case "growth":
            return told.with_args(fields=_fields(change))
        case "yield":
            number = "potion" if change.uses == 1 else "potions"
            return told.with_args(**{number: _potions(change, number)})
        case "price":
            return told.with_args(goods=goods_words(change.goods))
        case "no_harvest" if not change.field:
            return told.with_args(things=Reason(f"cauldron.things.{sort_of(change.kinds)}"))
    return told


def sort_of(kinds: Sequence[str]) -> str:
    """Return what a list of kinds is called: any, common, rare, or else the first kind in it."""
    return "any" if not kinds else _SORTS.get(frozenset(kinds), kinds[0])


def _fields(change: Modify) -> Reason:
    """Return which fields a change of growth is about."""
    if change.field:
        return Reason("cauldron.fields.that")
    if change.beside or change.edge:
        return Reason("cauldron.fields.beside" if change.beside else "cauldron.fields.edge")
    sort = sort_of(change.kinds)
    if sort in KINDS:
        return reason("cauldron.fields.one", kind=Reason(f"cauldron.kind.{sort}"))
    return Reason(f"cauldron.fields.{sort}")


def _is_narrow(change: Modify) -> bool:
    """Return whether a change is about some potions only."""
    return bool(change.kinds or change.tiers or change.quick)


def _potions(change: Modify, number: str) -> Reason:
    """Return which potions a change of yields is about, as `potions` or one `potion`."""
    if change.kinds:
        return reason(f"cauldron.{number}.one", kind=Reason(f"cauldron.kind.{change.kinds[0]}"))
    if change.tiers:
        return Reason(f"cauldron.{number}.{'advanced' if change.tiers == ('advanced',) else 'basic'}")
    return Reason(f"cauldron.{number}.{'quick' if change.quick else 'any'}")


def goods_words(goods: Sequence[str]) -> Reason:
    """Return what a change of prices is about."""
    if not goods or (sort := _GOODS.get(frozenset(goods))) is not None:
        return Reason(f"cauldron.prices.{sort if goods else 'any'}")
    told = Reason(f"cauldron.price_of.{goods[0]}")
    for each in goods[1:]:
        told = reason("cauldron.text.list.comma", first=told, second=Reason(f"cauldron.price_of.{each}"))
    return told
