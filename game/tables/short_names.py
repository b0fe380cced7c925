"""Short names: words in which a long name gives way, so that what was done with it is never cut."""

from game.core.reason import Reason
from game.tables.table import Table
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import Role

SHORTEST = 2
"""The letters of a name that are always left."""


def say_within(canvas: Canvas, table: Table, words: Reason, width: float, role: Role = "text") -> str:
    """Return words whose slot `name` is shortened as far as they need to fit a width, in layout px, at the least size.

    Words without such a slot are returned as they are.
    """
    said = table.say(words)
    name = dict(words.args).get("name")
    if not isinstance(name, str):
        return said
    for length in range(len(name) - 1, SHORTEST - 1, -1):
        if canvas.measure(said, size=1, role=role).width <= width:
            break
        said = table.say(words, name=f"{name[:length].rstrip(' -.')}.")
    return said
