"""Hint key: a prompt with a hint says which key makes its move, where that has room."""

from game.core.reason import reason
from game.tables.asking import Prompt
from game.tables.table import Table

KEY_LETTERS = 100
"""So many letters of the usual size have room in the prompt: those of the hint are set no smaller for its key."""


def with_key(table: Table, prompt: Prompt) -> Prompt:
    """Return what the prompt says of a hint with what another press of its key does, where that has room."""
    if table.key_in_title:
        return prompt._replace(title=reason("table.prompt.hint.key"))
    told = reason("table.prompt.hint.again", wish=prompt.wish)
    has_room = len(table.say(told)) * table.services.studio.theme.text_scale <= KEY_LETTERS
    return prompt._replace(wish=told) if has_room else prompt
