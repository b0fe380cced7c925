"""Pack shelf: finds the packs that come with the program, those of the player and those kept for matches, and checks
each of them whole.
"""

import logging
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.core.reason import Reason
from game.play.catalogue import GAMES, folders
from game.play.pack_registry import install
from game.store.content import BadContent, convert
from game.store.packs.kept_packs import kept_packs
from game.store.packs.pack_files import OUR_PACKS, PackFile, read_packs
from game.store.words import SOURCE, Words

_LOG = logging.getLogger(__name__)


def find_packs(own: Path | None) -> tuple[list[PackFile], list[str]]:
    """Return our packs and those of the player's folder that can be played with, and why each other one cannot."""
    found: dict[str, PackFile] = {}
    complaints: list[str] = []
    for folder in filter(None, (OUR_PACKS, own)):
        for pack in read_packs(folder):
            try:
                if isinstance(pack, BadContent):
                    raise pack
                if pack.id in found:
                    raise BadContent(f"{pack.path}: there is another pack called {pack.id}: {found[pack.id].path}")
                if folder != OUR_PACKS:
                    check_pack(pack)
                found[pack.id] = pack
            except BadContent as error:
                complaints.append(str(error))
    return list(found.values()), complaints


def find_withdrawn(matches: Path, there: Collection[str]) -> tuple[list[PackFile], list[str]]:
    """Return the packs of which a folder of matches has the only copy, and why others of them cannot be played with.

    `there` are the names of the packs that have not gone.
    """
    found: dict[str, PackFile] = {}
    complaints: list[str] = []
    for pack in kept_packs(matches, there):
        try:
            if isinstance(pack, BadContent):
                raise pack
            if pack.id not in found:
                check_pack(pack)
                found[pack.id] = replace(pack, withdrawn=True)
        except BadContent as error:
            complaints.append(str(error))
    return list(found.values()), complaints


def install_packs(own: Path | None, matches: Path | None = None) -> None:
    """Let our packs and those of the player's folder be there that can be, and those only kept for matches withdrawn.

    Of a kept pack that cannot be played with only the log tells.
    """
    packs, complaints = find_packs(own)
    if matches is not None:
        withdrawn, wrong = find_withdrawn(matches, {pack.id for pack in packs})
        packs += withdrawn
        for complaint in wrong:
            _LOG.warning("A card pack kept for its matches is left out: %s", complaint)
    install(packs, complaints)


def check_pack(pack: PackFile) -> int:
    """Return how many cards a pack has; raise BadContent for one that cannot be played with.

    Every card is read, joins those of the box in a referee, and has to be put into words.
    """
    game = GAMES.get(pack.game)
    rules = None if game is None else game.parts().packs
    if game is None or rules is None:
        known = ", ".join(name for name, each in GAMES.items() if each.parts().packs is not None)
        raise BadContent(f"{pack.path}: game: expected one of {known}")
    cards = convert(pack.plain, rules.kind, pack.path)
    loaded = game.load().with_pack(pack)
    loaded.controller(loaded.options({}, game.seats[0]))
    for picture in pictures_of(cards):
        if picture not in pack.pictures:
            raise BadContent(f"{pack.path}: picture: {picture} does not lie beside it")
    words = Words.load(SOURCE, *(each.config / "text" for each in folders()))
    for where, sentences, most in rules.texts(cards):
        if missing := next((key for sentence in sentences for key in _keys(sentence) if not words.has(key)), None):
            raise BadContent(f"{pack.path}: {where}: no sentence says what it does ({missing})")
        if (letters := len(" ".join(map(words.say, sentences)))) > most:
            raise BadContent(f"{pack.path}: {where}: its text has {letters} letters, where {most} fit")
    return sum(len(deck) for deck in _decks(cards))


def pictures_of(cards: msgspec.Struct) -> Iterator[str]:
    """Yield the names of the pictures that the cards of a pack want."""
    for deck in _decks(cards):
        yield from (picture for card in deck.values() if (picture := getattr(card, "picture", None)) is not None)


def _decks(cards: msgspec.Struct) -> Iterator[dict[str, msgspec.Struct]]:
    """Yield the decks of a pack."""
    for field, value in msgspec.structs.asdict(cards).items():
        if field != "words" and isinstance(value, dict):
            yield value


def _keys(sentence: Reason) -> Iterator[str]:
    """Yield the keys of a sentence and of all that is put into it."""
    yield sentence.key
    for _, value in sentence.args:
        if isinstance(value, Reason):
            yield from _keys(value)
