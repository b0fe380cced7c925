"""Reason: why something is so, as a key of the text files with arguments, never as a sentence."""

from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | str | Reason"


class Reason(msgspec.Struct, frozen=True):
    """A sentence to be: `key` names a template in config/text, `args` are its (slot, value) pairs.

    A value that is itself a Reason is put into words first, so that a suit or a card stays translatable;
    a plain string is shown as it is (a name that a person typed).
    """

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def with_args(self, **more: Argument) -> "Reason":
        """Return this reason with further arguments."""
        return Reason(self.key, (*self.args, *more.items()))


def reason(key: str, /, **args: Argument) -> Reason:
    """Return the Reason of a text key with its arguments in the given order."""
    return Reason(key, tuple(args.items()))
