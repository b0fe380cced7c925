"""Casting: spells and abilities as they are announced, paid for and answered (000 Concerning Spells; A16, A23, A25)."""

from game.core.effects import bound
from game.rules.cauldron import events
from game.rules.cauldron.effects import operations, windows
from game.rules.cauldron.effects.match_cards import ANNOUNCED
from game.rules.cauldron.effects.run import PRICE, Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import handfuls, items_in, size
from game.rules.cauldron.token_places import STOCK, supply

_HIDDEN = ("_", "their_", "actor")


def announce(run: Run, uncancellable: bool) -> Frames:
    """Announce a spell of the hand with its targets, and let it be answered; nothing answers what is uncancellable."""
    if bound(run.frame, ANNOUNCED) is not None:
        return ()
    frame = run.frame
    spell = run.book.spell_of(frame.source)
    run.bind(ANNOUNCED, 1)
    run.position.moved = 0
    operations.drop_spell(run, run.me, spell)
    if run.tell is not None:
        targets = tuple(pair for pair in frame.bindings if not pair[0].startswith(_HIDDEN))
        answering = any(name == "actor" for name, _ in frame.bindings)
        run.tell(events.SpellCast(run.me, run.book.spells[spell].id, answering, targets))
    if uncancellable:
        return ()
    window = windows.opened(run.book, run.position, "spell", run.me)
    return () if window is None else (window,)


def announce_ability(run: Run, way: str) -> Frames:
    """Announce the action that an ability replaces, and let it be answered; a quick one is not announced."""
    if way == "quick" or bound(run.frame, ANNOUNCED) is not None:
        return ()
    run.bind(ANNOUNCED, 1)
    if run.tell is not None:
        _tell_action(run, way)
    window = windows.opened(run.book, run.position, way, run.me)
    return () if window is None else (window,)


def _tell_action(run: Run, way: str) -> None:
    """Tell what an ability does in place of an action."""
    known = dict(run.frame.bindings)
    potion = known.get("potion", -1)
    if run.tell is not None:
        run.tell(
            events.ActionAnnounced(
                run.me,
                way,
                cell=known.get("field"),
                victim=known.get("victim"),
                kind=known.get("kind"),
                potion=run.book.potions[potion].id if potion >= 0 else None,
            )
        )


def pay_for_ability(run: Run) -> Frames:
    """Pay the price of an ability: Magik, and tokens of one's own choice out of one's supply."""
    ability = run.book.abilities[run.book.ability_index[run.frame.source.partition(".")[2].partition("/")[0]]]
    if ability.tokens:
        paid = run.answer("price")
        if paid is None:
            have = run.position.supply[run.me]
            return run.ask("price", run.me, "payment", handfuls(have, min(ability.tokens, size(have))))
        for kind in items_in(paid):
            operations.carry(run, kind, supply(run.me), STOCK)
    if ability.magik:
        run.bind(PRICE, operations.lose(run, run.me, ability.magik))
    return ()
