"""Named: how the ids in a field are called in plain data, told by the field's type."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Named(NamedTuple):
    """The mark of a type of ids, `Annotated[int, Named(card_name)]`: `name` returns what an id is called."""

    name: Callable[[Any], str]
