"""The match of a day: its box, seats and luck follow from the date, and so does its par."""

from collections.abc import Iterator
from datetime import date
from hashlib import sha256

from msgspec.structs import replace

from game.play.adviser import Adviser
from game.play.luck import Luck, derive
from game.play.match import SEEDS, Match, new_match
from game.play.task import Task
from game.store.faces import REGULARS
from game.store.records import Day
from game.store.regulars import regular_of
from game.store.seat_plans import COLOURS, LONGEST_NAME, PERSON, SeatPlan
from game.store.words import Words

BOXES = ("cauldron15", "alarun")
"""The boxes of the days in turn: those whose matches are short."""

SEATS = 4
CHAIR = 0
"""The seat of whoever plays it."""

SKILL = "adept"
TRIES = 9
"""So many bots try the chair; how many of them win is par."""


def box_of(day: Day) -> str:
    """Return the game of a day; raise ValueError for a day that no calendar has."""
    return BOXES[date.fromisoformat(day).toordinal() % len(BOXES)]


def day_match(day: Day, person: SeatPlan, words: Words) -> Match:
    """Return the match of a day as somebody plays it.

    Only the plan of the person, and which hats the others wear, are not the same for everybody.
    """
    box = box_of(day)
    seed = int.from_bytes(sha256(f"{day}:{box}".encode()).digest()[:8], "big") % SEEDS
    regulars = Luck(seed).shuffled(REGULARS)[: SEATS - 1]
    colours = [colour for colour in COLOURS if colour != person.colour]
    bots = [
        SeatPlan(words.say(f"play.name.{REGULARS.index(regular) + 1}"), SKILL, colour, regular)
        for regular, colour in zip(regulars, colours, strict=False)
    ]
    taken = {plan.name.casefold() for plan in bots}
    if person.name.casefold() in taken:
        person = replace(person, name=f"{person.name[: LONGEST_NAME - 2]} 2")
    seats = (replace(person, kind=PERSON), *bots)
    return replace(new_match(box, seats, {}, seed), day=day)


def par_of(match: Match) -> Iterator[bool]:
    """Yield of each bot in turn whether it wins from the chair of the match.

    The cards and the others' luck are the same each time; what differs is what the bot in the chair thinks of.
    """
    adviser = Adviser()
    for number in range(1, TRIES + 1):
        yield _wins(match, number, adviser)


def _wins(match: Match, number: int, adviser: Adviser) -> bool:
    """Return whether the bot of that number wins from the chair."""
    controller = adviser.controller(match.game, match.options, match.packs)
    position = controller.start(len(match.seats), match.seed)
    made = 0
    while (seat := controller.to_move(position)) is not None:
        plan, own = match.seats[seat], (number,) if seat == CHAIR else ()
        task = Task(
            match.game,
            match.options,
            controller.observe(position, seat),
            tuple(controller.legal_moves(position)),
            SKILL if seat == CHAIR else plan.kind,
            derive(match.seed, made, seat, *own),
            regular="" if seat == CHAIR else regular_of(plan),
            packs=match.packs,
        )
        controller.apply(position, adviser.answer(task).move)
        made += 1
    outcome = controller.outcome(position)
    return outcome is not None and CHAIR in outcome.winners
