"""PNG check: whether a picture of a stranger is a whole PNG of a kind and size that any decoder reads safely."""

import struct
import zlib
from collections.abc import Iterator

SMALLEST, LARGEST = 16, 1024
"""The bounds of width and height in px."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}
"""The bytes of a pixel by colour type, at 8 bits a channel: grey, colours, and both with opacity."""
_FILTERS = 5


def png_fault(data: bytes) -> str | None:
    """Return in a few words why the bytes are no PNG picture that may be shown, or None."""
    if not data.startswith(_SIGNATURE):
        return "is no PNG picture"
    chunks = list(_chunks(data))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13 or chunks[-1][0] != b"IEND":
        return "is cut off or damaged"
    width, height, depth, colours, packing, filtering, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        return f"measures {width}×{height} px; expected {SMALLEST} to {LARGEST} each way"
    if depth != 8 or colours not in _CHANNELS or packing or filtering or interlaced:
        return "is not a PNG of 8 bits a channel without palette and interlacing"
    row = 1 + width * _CHANNELS[colours]
    pixels = _unpacked(b"".join(body for kind, body in chunks if kind == b"IDAT"), row * height)
    if pixels is None or len(pixels) != row * height or max(pixels[::row]) >= _FILTERS:
        return "is cut off or damaged"
    return None


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and body of each chunk, up to the first that is not whole."""
    at = len(_SIGNATURE)
    while at + 12 <= len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        sum_at = at + 8 + length
        if len(body) < length or data[sum_at : sum_at + 4] != struct.pack(">I", zlib.crc32(kind + body)):
            return
        yield kind, body
        at = sum_at + 4


def _unpacked(packed: bytes, most: int) -> bytes | None:
    """Return what was packed, one byte more than `most` at most; None for what cannot be unpacked."""
    try:
        return zlib.decompressobj().decompress(packed, most + 1)
    except zlib.error:
        return None
