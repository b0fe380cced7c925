"""Actors: cards that fly or are held up, and what is seen in a look into one's own pot."""

from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import COLOURS, Counts
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import CARD_HEIGHT, CARD_WIDTH, draw_card
from game.tables.bubble_and_boil.cards.card_facts import design_of, is_victory, victory_of
from game.tables.bubble_and_boil.cards.large import draw_large
from game.tables.plan import Plan
from game.tables.table import ZOOMS, Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.motion import Actor, Pose, sprite_actor

NEARLY = 0.97
FLYING_PICTURE = (180.0, 128.0)
PICTURE_UP = 16.0
"""Width and height of the picture on a card that flies, and how far it lies above the card's middle."""

LOOK = (340.0, 90.0)


def card_face(table: Table, card: Card) -> Actor:
    """Return the actor of a card: with all its words while it lies still and whole, else a plainer one."""
    victory = is_victory(card)
    blank = sprite_actor("victory.face" if victory else "hexcard.mini", CARD_WIDTH, CARD_HEIGHT)
    frame = victory_of(card).picture if victory else f"{design_of(card).picture}.small"
    picture = sprite_actor(frame, *FLYING_PICTURE)

    def draw(canvas: Canvas, pose: Pose) -> None:
        if pose.width_factor < NEARLY or pose.scale < NEARLY:
            blank(canvas, pose)
            picture(canvas, pose._replace(y=pose.y - PICTURE_UP * pose.scale))
        else:
            draw_card(canvas, table.say, card, Area.around(pose.x, pose.y, CARD_WIDTH, CARD_HEIGHT))

    return draw


def enlarged(table: Table, plan: Plan, card: Card, seen: BubbleAndBoilObservation) -> Actor:
    """Return the actor of a card that is shown large beside the table, wherever the pose is."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        draw_large(canvas, table, plan.area(ZOOMS[0]), card, seen)

    return draw


def looked_at(cubes: Counts) -> Actor:
    """Return the actor of a look into the own pot: how many cubes of each colour are in it (ruling B30)."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        area = Area.around(max(pose.x, LOOK[0] / 2 + 20), pose.y, *LOOK)
        panels.paper(canvas, area)
        for colour, count, cell in zip(COLOURS, cubes, area.inset(16, 10).columns(len(COLOURS)), strict=True):
            canvas.centred(f"cube.{colour}", cell.middle_x - 18, cell.middle_y, width=46)
            canvas.number(count, cell.middle_x + 24, cell.middle_y, 24, align="center")

    return draw
