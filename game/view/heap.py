"""Heap: memory that is free again goes back to the system, where the C library would keep it for itself."""

import ctypes
from contextlib import suppress

LARGE = 64 * 1024
"""Pieces of so many bytes, as most surfaces are, stand apart from the heap and go back as soon as they are free."""

_MMAP_THRESHOLD = -3
"""The parameter of mallopt in malloc.h of the GNU C library; setting it stops the library from raising it."""


def set_large_pieces_apart() -> None:
    """Have large pieces of memory stand apart, on systems whose C library can be told so."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give free memory back, on systems whose C library can do that."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
