"""Card texts: the sentences of a hex and of an Alternative Victory card, one of a template for each verb."""

from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Award, Design, Per, Set, Shift, VictoryCard
from game.rules.bubble_and_boil.cards.verbs import Block, Choose, Diablerie, Points, Verb


def cost_text(design: Design) -> list[Reason]:
    """Return what a hex costs, sentence by sentence."""
    return [_sentence("cost", verb) for verb in design.cost]


def effect_text(design: Design) -> list[Reason]:
    """Return what a hex does, sentence by sentence: to others, then to the caster."""
    if design.aim == "counter":
        return [reason("bubble_and_boil.text.counter")]
    return [
        *(_sentence(design.aim, verb) for verb in design.effect),
        *(_sentence("self", verb) for verb in design.boon),
    ]


def victory_text(card: VictoryCard) -> list[Reason]:
    """Return what an Alternative Victory card says, sentence by sentence."""
    return [_rule(rule) for rule in card.rules]


def way_words(verb: Choose) -> tuple[Reason, Reason]:
    """Return the two ways that a hexed player may choose from."""
    first, second = (_sentence("way", way[0]) for way in verb.ways)
    return first, second


def _sentence(whom: str, verb: Verb) -> Reason:
    """Return the sentence of a verb."""
    if isinstance(verb, Choose):
        first, second = way_words(verb)
        return reason(f"bubble_and_boil.text.{whom}.choose", first=first, second=second)
    if isinstance(verb, Block):
        return reason(f"bubble_and_boil.text.{whom}.block", count=verb.corruption)
    name = str(verb.__struct_config__.tag)
    if isinstance(verb, Diablerie | Points):
        direction = "up" if verb.change > 0 else "down"
        return reason(f"bubble_and_boil.text.{whom}.{name}_{direction}", count=abs(verb.change))
    return reason(f"bubble_and_boil.text.{whom}.{name}", count=getattr(verb, "count", 1))


def _rule(rule: Per | Award | Set | Shift) -> Reason:
    """Return the sentence of a rule of an Alternative Victory card."""
    key = "bubble_and_boil.text.victory"
    match rule:
        case Per():
            return reason(f"{key}.per.{rule.measure}", count=abs(rule.points), each=rule.each)
        case Award():
            return reason(f"{key}.award.{rule.measure}.{rule.place}", count=rule.points)
        case Set():
            return reason(f"{key}.set.{rule.number}", count=rule.value)
        case Shift():
            direction = "more" if rule.by > 0 else "less"
            return reason(f"{key}.shift.{rule.number}.{direction}", count=abs(rule.by))
