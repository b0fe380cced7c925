"""Programs: what the cards of a match and the harvest run, verb by verb."""

from game.rules.bubble_and_boil.cards.card_files import Cards, Design
from game.rules.bubble_and_boil.cards.match_cards import HARVEST, REAP, effect_name, way_name
from game.rules.bubble_and_boil.cards.verbs import Aim, AnyVerb, Cancel, Choose, Finish, Harvest, Warn


def programs_of(cards: Cards) -> dict[str, tuple[AnyVerb, ...]]:
    """Return everything that can run by name: hexes, what they do to a seat, ways to choose, harvests."""
    programs: dict[str, tuple[AnyVerb, ...]] = {HARVEST: (Harvest(whole=True),), REAP: (Harvest(whole=False),)}
    for name, design in cards.deck.items():
        programs[name] = _plan(design)
        programs[effect_name(name)] = (Warn(), *design.effect)
        for verb in design.effect:
            if isinstance(verb, Choose):
                programs |= {way_name(name, number): way for number, way in enumerate(verb.ways)}
    return programs


def _plan(design: Design) -> tuple[AnyVerb, ...]:
    """Return all verbs of a hex in order; a counterspell cancels after it is paid."""
    if design.aim == "counter":
        return (*design.cost, Cancel())
    aimed = (Aim(),) if design.effect else ()
    return (*design.cost, *aimed, *design.boon, Finish())
