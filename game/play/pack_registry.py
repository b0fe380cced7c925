"""Packs: the cards of players' own that are there, and their words; the catalogue makes a game with some of them."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.core.pack import CardWords, full_id
from game.core.reason import reason
from game.play.bad_input import BadInput
from game.store.content import BadContent
from game.store.packs.kept_packs import keep
from game.store.packs.pack_files import PackFile
from game.store.trouble import Trouble
from game.store.words import Words

_LOG = logging.getLogger(__name__)

_PACKS: dict[str, PackFile] = {}
_COMPLAINTS: list[str] = []


def install(packs: Iterable[PackFile], complaints: Iterable[str] = ()) -> None:
    """Let these packs be there, and no others; each process does so once, before any match.

    `complaints` say why others could not be.
    """
    found = {pack.id: pack for pack in packs}
    _PACKS.clear()
    _PACKS.update(found)
    _COMPLAINTS[:] = complaints


def installed() -> tuple[PackFile, ...]:
    """Return the packs that are there, withdrawn ones too, which every other process has to be told of."""
    return tuple(_PACKS.values())


def offered() -> tuple[PackFile, ...]:
    """Return the packs that a match may be begun with."""
    return tuple(pack for pack in _PACKS.values() if not pack.withdrawn)


def complaints() -> tuple[str, ...]:
    """Return why packs of the player could not be there, a sentence each."""
    return tuple(_COMPLAINTS)


def packs_for(game: str) -> tuple[PackFile, ...]:
    """Return the packs that a match of a game may be begun with."""
    return tuple(pack for pack in offered() if pack.game == game)


def packs_seen(game: str, names: Iterable[str] = ()) -> tuple[PackFile, ...]:
    """Return the packs whose cards are shown beside a match of a game: all that are offered, and those of these names.

    Of these a withdrawn one is shown too.
    """
    wanted = set(names)
    return tuple(pack for pack in installed() if pack.game == game and (pack.id in wanted or not pack.withdrawn))


def check_offered(names: Iterable[str], game: str) -> None:
    """Raise BadInput for a name of no pack that a match of a game may be begun with."""
    for name in names:
        pack_named(name, game, withdrawn=False)


def pack_named(name: str, game: str, *, withdrawn: bool = True) -> PackFile:
    """Return the pack of a name for a game, `withdrawn` or not if that may be; raise BadInput."""
    pack = _PACKS.get(name)
    if pack is None or pack.game != game or (pack.withdrawn and not withdrawn):
        there = ", ".join(each.id for each in packs_for(game)) or "–"
        raise BadInput(reason("play.pack.unknown", name=name[:40], game=reason(f"{game}.name"), packs=there))
    return pack


def keep_packs(names: Iterable[str], matches: Path) -> None:
    """Keep the packs of a match in its folder, so that it outlives them; where one cannot be kept the log says why."""
    for name in names:
        pack = _PACKS.get(name)
        if pack is None:
            continue
        try:
            keep(pack, matches)
        except (BadContent, Trouble) as error:
            _LOG.warning("The card pack %s is not kept for its matches: %s", name, error)


def pack_pictures(packs: Iterable[str] | None = None) -> dict[str, str]:
    """Return the picture files of packs (None: of all that are there) by the names of their frames."""
    wanted = _PACKS.keys() if packs is None else set(packs)
    return {
        f"pack.{pack.id}.{name}": path
        for pack in installed()
        if pack.id in wanted
        for name, path in pack.pictures.items()
    }


def in_order(packs: Iterable[str]) -> tuple[str, ...]:
    """Return names of packs as a match keeps them: each once, in alphabetical order."""
    return tuple(sorted(set(packs)))


def with_packs(words: Words) -> Words:
    """Return words with those of all packs that are there; a pack's first language stands in for one it has not."""
    return words.with_texts(lambda language: dict(pack_texts(language, installed())))


def pack_texts(language: str, packs: Sequence[PackFile]) -> Iterator[tuple[str, str]]:
    """Yield the texts of packs by their keys."""
    for pack in packs:
        first = next(iter(pack.words.values()))
        chosen = pack.words.get(language, first)
        yield f"pack.{pack.id}.name", chosen.pack.name
        yield f"pack.{pack.id}.about", chosen.pack.about
        yield f"pack.{pack.id}.author", pack.author
        for card in first.cards:
            words = chosen.cards.get(card, first.cards[card])
            yield from _card_texts(pack.game, full_id(pack.id, card), words)


def _card_texts(game: str, card: str, words: CardWords) -> Iterator[tuple[str, str]]:
    """Yield the texts of a card by their keys."""
    for field in ("name", "flavour", "potion", "short", "text"):
        said = getattr(words, field)
        if said is not None:
            yield f"card.{card}.{field}", said
    for number, way in enumerate(words.ways):
        yield f"card.{card}.way.{number}", way
    if words.about is not None:
        yield f"{game}.option.characters.{card}", words.name
        yield f"{game}.option.characters.{card}.about", words.about
