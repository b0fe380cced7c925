"""Checking content: numbers, bots, words and rules pages, whatever can be read without drawing."""

from collections.abc import Iterator
from pathlib import Path

from game.bots.mind import Mind, TellingTraits
from game.bots.skills import SKILLS
from game.core.reason import Reason, reason
from game.play.catalogue import GAMES, LoadedGame, folders
from game.play.packs.pack_shelf import check_pack
from game.play.thinker import load_waiting
from game.store.content import BadContent
from game.store.packs.pack_files import OUR_PACKS, read_packs
from game.store.places import CONFIG, ROOT
from game.store.regulars import FILE, regulars, trait_of
from game.store.words import SOURCE, Words, languages

TEXT = CONFIG / "text"


def check_content() -> Iterator[str | Reason]:
    """Yield what is wrong with the numbers, bots, words and rules pages of all games."""
    for language in languages(TEXT):
        try:
            words = Words.load(language, *(each.config / "text" for each in folders()))
        except BadContent as error:
            yield str(error)
            continue
        if language == SOURCE:
            yield from _check_words(words)
    try:
        load_waiting(CONFIG)
    except BadContent as error:
        yield str(error)
    try:
        regulars()
    except BadContent as error:
        yield str(error)
        return
    for name, game in GAMES.items():
        try:
            loaded = game.load()
            controller = loaded.controller(loaded.options({}, game.seats[0]))
            yield from _check_traits(name, loaded.mind(controller))
        except BadContent as error:
            yield str(error)
        if not (page := game.folders.config / "rules" / SOURCE / f"{name}.md").is_file():
            yield reason("cli.check.no_page", file=_shown(page))
    yield from _check_packs()


def _check_packs() -> Iterator[str]:
    """Yield what is wrong with the card packs that come along."""
    for pack in read_packs(OUR_PACKS):
        try:
            if isinstance(pack, BadContent):
                raise pack
            check_pack(pack)
        except BadContent as error:
            yield str(error)


def _check_traits(name: str, mind: Mind) -> Iterator[Reason]:
    """Yield the traits that regulars are fond of in a game and that no move of it has."""
    known = mind.traits if isinstance(mind, TellingTraits) else ()
    for regular in regulars():
        trait = trait_of(regular, name)
        if trait and trait not in known:
            yield reason("cli.check.no_trait", regular=regular, trait=trait, game=name, file=_shown(FILE))


def _check_words(words: Words) -> Iterator[Reason]:
    """Yield the texts that a game of the catalogue needs and that are not there."""
    wanted = [f"skill.{skill}" for skill in ("person", *SKILLS)]
    for name in GAMES:
        wanted += [f"{name}.name", f"{name}.about"]
        try:
            wanted += _option_keys(GAMES[name].load())
        except BadContent:
            continue
    for key in wanted:
        if not words.has(key):
            yield reason("cli.check.no_text", name=key, file=_shown(TEXT / words.language))


def _option_keys(loaded: LoadedGame) -> Iterator[str]:
    """Yield the keys of the words for a game's options."""
    for field in (*loaded.describe_options(loaded.game.seats[0]), *loaded.describe_seat()):
        key = f"{loaded.game.id}.option.{field.name}"
        yield from (key, f"{key}.about")
        yield from (f"{key}.{choice}" for choice in field.choices if isinstance(choice, str))


def _shown(path: Path) -> str:
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()
