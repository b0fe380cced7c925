"""Heap: memory that is free again goes back to the system, where the C library would keep it for itself."""

import ctypes
from contextlib import suppress

LARGE = 16 * 1024
"""Pieces of so many bytes, as most surfaces are, stand apart from the heap and go back as soon as they are free."""

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Parameters of mallopt in malloc.h of the GNU C library; setting the first stops the library from raising it."""


def keep_heap_small() -> None:
    """Have large pieces of memory stand apart and all threads share one heap, where the C library can be told so.

    What a thread has freed in a heap of its own is not given back.
    """
    with suppress(OSError, AttributeError, TypeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, LARGE)
        library.mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Give free memory back, on systems whose C library can do that."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
