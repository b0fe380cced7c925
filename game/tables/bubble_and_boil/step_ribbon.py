"""Step ribbon: the five steps of a turn as a ribbon, and the pennant that says that the end is near."""

from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

STEPS = ("hex", "harvest", "plant", "record", "draw")
RECORD, DRAW = STEPS.index("record") + 1, STEPS.index("draw") + 1
FLAG = Area(344, 412, 52, 65)
SIGN = 38.0
FADED = 0.55
"""How much is seen of the sign of a step that is over."""

SIZE = 27.0
"""The size of the titles; where one needs to be smaller, all are."""


def step_number(seen: BubbleAndBoilObservation) -> int:
    """Return the step of the turn that is on, from 1; 0 where no turn is."""
    if seen.step == "hex":
        return 2 if seen.is_harvesting else 1
    return {"plant": 3, "replant": 3, "grow": 3, "discard": 5}.get(seen.step, 0)


def draw_steps(
    canvas: Canvas, table: Table, plan: Plan, seen: BubbleAndBoilObservation, *, records: bool, draws: bool
) -> None:
    """Draw the steps of the turn that is on, the signs of those that are over faded.

    `records` tells that nothing is left of planting but to record a recipe, `draws` that cards were drawn at the end.
    """
    number = DRAW if draws else RECORD if records else step_number(seen)

    def paint() -> None:
        titles = [table.say(f"bubble_and_boil.step.{step}", number=at) for at, step in enumerate(STEPS, start=1)]
        size = SIZE * min(
            1.0,
            *(
                (plan.area(f"step{at}").width - 70 - SIGN) / canvas.measure(title, size=SIZE, role="display").width
                for at, title in enumerate(titles, start=1)
            ),
        )
        for at, step in enumerate(STEPS, start=1):
            state = "now" if at == number else "gone" if at < number or number == 0 else "coming"
            place = plan.area(f"step{at}")
            canvas.place(f"step.{state}", place)
            words = titles[at - 1]
            room = place.width - 70 - SIGN
            width = min(canvas.measure(words, size=size, role="display").width, room)
            left = place.middle_x - (SIGN + 6 + width) / 2 + 2
            over = state == "gone"
            at_sign = left + SIGN / 2, place.middle_y
            canvas.centred(f"step.sign.{step}", *at_sign, width=SIGN, alpha=FADED if over else 1.0)
            canvas.text(
                words, left + SIGN + 6, place.middle_y, size=size, role="display", vertical="middle",
                width=room, fit=True, colour="ink_soft" if over else "ink",
            )  # fmt: skip

    canvas.kept(("steps", plan.area("steps"), number), paint)


def draw_end_flag(canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
    """Draw the pennant with the bell once the end is triggered."""
    if seen.trigger is not None and not seen.pots_open:
        canvas.place("turn.end", FLAG)
