"""Spoilt card packs: each is refused in one sentence that names its file, or can be played with."""

import struct
import zlib
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json
from msgspec.structs import replace

from game.cli.pack_commands import TEMPLATES
from game.cli.torture import mutators
from game.cli.torture.loaded import Case, Loaded, NotStood, check_sentence
from game.play.catalogue import GAMES, LoadedGame
from game.play.packs.pack_schema import games_with_packs
from game.play.packs.pack_shelf import check_pack, find_withdrawn
from game.store import position_yaml
from game.store.content import BadContent, parse_yaml
from game.store.packs.kept_packs import KEPT
from game.store.packs.pack_files import ENDING, OUR_PACKS, PackFile, pack_paths, read_pack
from game.store.words import Words

NAME = "spoilt_pack"
MOVES = 60
"""How many random moves a match with the cards of a spoilt pack that was taken has to bear."""
SPOILT_VALUES, TRANSPLANTS = 0.75, 0.7
"""The share of packs that are spoilt in their values, and the share of those that get values of other cards."""
FOLDERS = 4
"""One pack of so many is a folder with a picture."""
KEPT_ONES = 5
"""One pack of so many is the copy that was kept for the matches with it."""


def card_packs(words: Words) -> Case:
    """Return what spoils our packs and those that one begins with."""
    specimens = [path.read_bytes() for path in (*pack_paths(OUR_PACKS), *pack_paths(TEMPLATES))]
    boxes = (json.decode(json.encode(GAMES[name].load().cards)) for name in games_with_packs())
    kin = mutators.kin_of(*(parse_yaml(each.decode(), NAME) for each in specimens), *boxes)

    def case(folder: Path, chance: Random) -> Loaded:
        data = _spoilt(chance.choice(specimens), chance, kin)
        if chance.randrange(KEPT_ONES) == 0:
            return _use_kept(folder, data, chance, words)
        path = _written(folder, data, chance)
        try:
            pack = read_pack(path)
            check_pack(pack)
        except BadContent as error:
            check_sentence(str(error), words, NAME)
            return Loaded(len(data), False)
        _play(pack, chance)
        return Loaded(len(data), True)

    return case


def _use_kept(folder: Path, data: bytes, chance: Random, words: Words) -> Loaded:
    """Spoil the copy that was kept of a pack that is gone, and use it."""
    copy = folder / KEPT / f"{chance.randrange(16**16):016x}"
    copy.mkdir(parents=True)
    path = _written(copy, data, chance)
    found, complaints = find_withdrawn(folder, ())
    if len(found) + len(complaints) != path.is_dir():
        raise NotStood(f"of {path.name} came {len(found)} packs and {len(complaints)} complaints")
    for complaint in complaints:
        check_sentence(complaint, words, NAME)
    for pack in found:
        _play(pack, chance)
    return Loaded(len(data), bool(found))


def _spoilt(data: bytes, chance: Random, kin: mutators.Kin) -> bytes:
    """Return the text of a pack, spoilt in its values or its letters, or made of pieces of other cards."""
    if chance.random() < SPOILT_VALUES:
        plain = parse_yaml(data.decode(), NAME)
        spoils_kin = chance.random() < TRANSPLANTS
        for _ in range(chance.choice((1, 1, 2, 3))):
            plain = mutators.transplant(plain, chance, kin) if spoils_kin else mutators.spoil_value(plain, chance)
        return position_yaml.dump(plain).encode("utf-8", "replace")
    for name in chance.choices(list(mutators.TEXT), k=chance.choice((1, 1, 2))):
        data = mutators.TEXT[name](data, chance)
    return data


def _written(folder: Path, data: bytes, chance: Random) -> Path:
    """Write a pack as a file, or as a folder with a picture that may be spoilt too, or put there what is none."""
    if chance.randrange(FOLDERS):
        path = folder / f"{NAME}{ENDING}"
        if chance.randrange(12) == 0:
            chance.choice(mutators.ODD_FILES)(path)
        else:
            path.write_bytes(data)
        return path
    path = folder / NAME
    path.mkdir()
    (path / f"{NAME}{ENDING}").write_bytes(data)
    picture = png(chance.choice((8, 16, 64)), chance.choice((16, 40)))
    spoil = chance.choice((None, mutators.bits, mutators.truncation, mutators.encodings))
    (path / chance.choice(("moon.png", "moon.png", "moon.exe"))).write_bytes(
        spoil(picture, chance) if spoil else picture
    )
    return path


def png(width: int, height: int) -> bytes:
    """Return a PNG picture of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = (b"\0" + b"\x40\x80\xc0\xff" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def _play(pack: PackFile, chance: Random) -> None:
    """Play a match in which the cards of a pack come often; raise NotStood where it cannot go on."""
    game = GAMES[pack.game]
    whole = game.load().with_pack(pack)
    loaded = _with_few_others(whole, game.load())
    seats = chance.choice((game.seats[0], 3, game.seats[1]))
    controller = loaded.controller(loaded.options({}, seats))
    position = controller.start(seats, chance.randrange(2**31))
    for _ in range(MOVES):
        if (seat := controller.to_move(position)) is None:
            return
        legal = controller.legal_moves(position)
        if not legal:
            raise NotStood(f"seat {seat} is to move and has no moves")
        move = chance.choice(legal)
        if controller.parse(move.text) != move:
            raise NotStood(f"a move is not read back: {move.text}")
        controller.observe(position, seat)
        controller.apply(position, move)
    controller.from_plain(controller.to_plain(position))


def _with_few_others(whole: LoadedGame, plain: LoadedGame) -> LoadedGame:
    """Return a game in which decks that the pack adds to hold its cards only, as far as they suffice."""
    few: dict[str, Any] = {}
    for deck in ("basic_spells", "advanced_spells", "omens"):
        if hasattr(whole.cards, deck):
            both, ours = getattr(whole.cards, deck), getattr(plain.cards, deck)
            own = {name: card for name, card in both.items() if name not in ours}
            few[deck] = own if len(own) > 1 else both
    return replace(whole, cards=replace(whole.cards, **few)) if few else whole
