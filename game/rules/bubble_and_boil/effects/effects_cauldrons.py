"""Effects on cauldrons and tracks: corruption, random cubes, Diablerie, points and crones."""

from game.rules.bubble_and_boil import ending, events
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cubes import ONE, colours_in, counts_of, size_of
from game.rules.bubble_and_boil.effects import operations
from game.rules.bubble_and_boil.effects.run import NOTHING, Answered, Begun, Frames, Possible, Run


def corruption(run: Run, verb: verbs.Corruption) -> Frames:
    """Give discs of the supply to the subject."""
    operations.corrupt(run.codex, run.position, run.subject, verb.count, run.tell)
    return NOTHING


def shed(run: Run, verb: verbs.Shed) -> Frames:
    """Return discs of the subject to the supply."""
    operations.shed(run.position, run.subject, verb.count, None, run.tell)
    return NOTHING


def pass_corruption(run: Run, verb: verbs.PassCorruption) -> Frames:
    """Move discs from the caster to the subject."""
    operations.shed(run.position, run.seat, verb.count, run.subject, run.tell)
    return NOTHING


def spill(run: Run, verb: verbs.Spill) -> Frames:
    """Spill random cubes of the subject."""
    operations.spill(run.position, run.subject, verb.count, run.tell)
    return NOTHING


def sip(run: Run, verb: verbs.Sip) -> Frames:
    """Move random cubes from the subject to the caster."""
    operations.sip(run.position, run.subject, run.seat, verb.count, run.tell)
    return NOTHING


def pour(run: Run, verb: verbs.Pour) -> Frames:
    """Ask for the colour of one cube of the pool after the other."""
    return run.ask(verb, "colour", run.seat, colours_in(run.position.pool), poured)


def poured(run: Run, verb: verbs.Pour, colour: int) -> Frames:
    """Put a cube of the pool into the caster's cauldron."""
    run.position.pool -= ONE[colour]
    operations.fill(run.position, run.seat, ONE[colour])
    if run.tell is not None:
        run.tell(events.CubesPoured(run.seat, counts_of(ONE[colour])))
    ending.test(run.codex, run.position, run.tell)
    return run.more(verb.count)


def diablerie(run: Run, verb: verbs.Diablerie) -> Frames:
    """Move the subject's Diablerie."""
    operations.change_diablerie(run.codex, run.position, run.subject, verb.change, run.tell)
    return NOTHING


def points(run: Run, verb: verbs.Points) -> Frames:
    """Move the subject's points."""
    operations.change_points(run.position, run.subject, verb.change, run.tell)
    return NOTHING


def lose_crone(run: Run, verb: verbs.LoseCrone) -> Frames:
    """Return crones of the subject to the supply."""
    operations.lose_crones(run.position, run.subject, verb.count, None, run.tell)
    return NOTHING


def take_crone(run: Run, _: verbs.TakeCrone) -> Frames:
    """Move a crone from the subject to the caster."""
    operations.lose_crones(run.position, run.subject, 1, run.seat, run.tell)
    return NOTHING


BEGIN: dict[type, Begun] = {
    verbs.Corruption: corruption,
    verbs.Shed: shed,
    verbs.PassCorruption: pass_corruption,
    verbs.Spill: spill,
    verbs.Sip: sip,
    verbs.Pour: pour,
    verbs.Diablerie: diablerie,
    verbs.Points: points,
    verbs.LoseCrone: lose_crone,
    verbs.TakeCrone: take_crone,
}
ANSWER: dict[type, Answered] = {verbs.Pour: poured}
# Whether it can be done in full; what is not listed always can.
POSSIBLE: dict[type, Possible] = {
    verbs.Corruption: lambda run, verb: operations.corruption_left(run.codex, run.position) >= verb.count,
    verbs.PassCorruption: lambda run, verb: run.position.corruption[run.seat] >= verb.count,
    verbs.Spill: lambda run, verb: size_of(run.position.pots[run.subject]) >= verb.count,
    verbs.Sip: lambda run, verb: size_of(run.position.pots[run.subject]) >= verb.count,
    verbs.Diablerie: lambda run, verb: run.position.diablerie[run.subject] + verb.change >= 0,
    verbs.Points: lambda run, verb: run.position.points[run.subject] + verb.change >= 0,
    verbs.LoseCrone: lambda run, verb: run.position.crones[run.subject] >= verb.count,
    verbs.TakeCrone: lambda run, verb: run.position.crones[run.subject] > 0,
}
