"""Legible: events and observations as plain data in which cards and other ids go by their names."""

from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from game.core.event import Event
from game.core.named import Named
from game.core.referee import Observation, Plain


def legible(value: Event | Observation) -> Plain:
    """Return the fields of an event or observation as plain data, ids by name where their types say how."""
    hints = get_type_hints(type(value), include_extras=True)
    return {field: _plain(getattr(value, field), hints[field]) for field in value.__struct_fields__}


def event_line(event: Event) -> str:
    """Return an event on one line: its kind, then its fields."""
    return f"{type(event).__name__}: " + ", ".join(f"{key} {_inline(each)}" for key, each in legible(event).items())


def _plain(value: Any, hint: Any) -> Any:
    """Return a value of that type as plain data."""
    if value is None:
        return None
    inside = get_args(hint)
    kind = get_origin(hint)
    if kind is Annotated:
        marks = [mark for mark in inside[1:] if isinstance(mark, Named)]
        return marks[0].name(value) if marks else _plain(value, inside[0])
    if kind in {Union, UnionType}:
        others = [each for each in inside if each is not NoneType]
        return _plain(value, others[0] if len(others) == 1 else Any)
    if kind is tuple:
        kinds = [inside[0]] * len(value) if inside[-1] is Ellipsis else inside
        return [_plain(item, item_kind) for item, item_kind in zip(value, kinds, strict=True)]
    return msgspec.to_builtins(value)


def _inline(plain: Any) -> str:
    """Return plain data as the words of a line."""
    if isinstance(plain, list):
        return "[" + ", ".join(map(_inline, plain)) + "]"
    return str(plain)
