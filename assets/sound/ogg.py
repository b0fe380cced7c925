"""Ogg: the number of a stream made a chosen one, so that the same sound is the same file."""

import struct

_POLYNOMIAL = 0x04C11DB7
_HEADER = struct.Struct("<4sBBqIIIB")


def _remainders() -> tuple[int, ...]:
    """Return the checksum of every byte."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return tuple(table)


_TABLE = _remainders()


def renumbered(data: bytes, number: int) -> bytes:
    """Return an Ogg file whose only stream has another number; every page gets its checksum anew (RFC 3533)."""
    pages, at = [], 0
    while at < len(data):
        magic, version, flags, position, _, sequence, _, segments = _HEADER.unpack_from(data, at)
        if magic != b"OggS":
            raise ValueError("this is no Ogg file")
        table = data[at + _HEADER.size : at + _HEADER.size + segments]
        end = at + _HEADER.size + segments + sum(table)
        body = data[at + _HEADER.size : end]
        head = _HEADER.pack(magic, version, flags, position, number, sequence, 0, segments)
        check = _checksum(head + body)
        pages.append(_HEADER.pack(magic, version, flags, position, number, sequence, check, segments) + body)
        at = end
    return b"".join(pages)


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
