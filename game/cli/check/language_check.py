"""Checking a translation: what it lacks beside English, what it has too much of, and what will not fit."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from game.core.reason import Reason, reason
from game.play.catalogue import GAMES, folders
from game.store.content import BadContent, read_text
from game.store.places import ASSETS, CONFIG
from game.store.words import SOURCE, Text, Words, forms, read_texts, slots
from game.tables.rules_page import rules_page
from game.view.drawing.sheets import Sheets
from game.view.drawing.text import Lettering
from game.view.drawing.theme import load_theme
from game.view.markdown.page import Block, Excerpt, Heading, Pictures, load_page, words_of
from game.view.window import open_headless

LONGER, SPARE = 1.7, 14
"""How many times as long as English a text may be, and how many letters besides."""

SENTENCE = 4
"""From how many words on a text that is letter by letter the English one was forgotten."""

_SPRITE = re.compile(r"<[a-z0-9_]+(?:\.[a-z0-9_]+)+>")
_MARKED = re.compile(r"\{[^{}]*\}|<[^<>]*>")
_WORD = re.compile(r"[^\W\d_]{2,}")


def check_language(language: str) -> Iterator[str | Reason]:
    """Yield what is wrong with the texts and pages of a language that has a folder; slots are checked as they load."""
    ours = [each.config / "text" for each in folders()]
    try:
        words = Words.load(language, *ours)
        texts = read_texts(*(folder / language for folder in ours))
        source = read_texts(*(folder / SOURCE for folder in ours))
    except BadContent as error:
        yield str(error)
        return
    yield from (reason("cli.check.not_translated", key=key, language=language) for key in words.lacking)
    yield from (reason("cli.check.not_english", key=key, language=language) for key in sorted(texts.keys() - source))
    for key in sorted(texts.keys() & source):
        yield from _check_text(language, key, source[key], texts[key])
    yield from _check_letters(language, texts, source)
    yield from _check_pages(language, words)


def _check_text(language: str, key: str, source: Text, text: Text) -> Iterator[Reason]:
    """Yield what a text has otherwise than the English one."""
    if lost := slots(source) - slots(text):
        yield reason("cli.check.slot_lost", key=key, language=language, slot=min(lost))
    if _sprites(source) != _sprites(text):
        yield reason("cli.check.other_sprites", key=key, language=language)
    long = max(len(_MARKED.sub("", form)) for form in forms(text))
    most = round(max(len(_MARKED.sub("", form)) for form in forms(source)) * LONGER) + SPARE
    if long > most:
        yield reason("cli.check.too_long", key=key, language=language, letters=long, most=most)
    if text == source and len(_WORD.findall(_MARKED.sub("", " ".join(forms(text))))) >= SENTENCE:
        yield reason("cli.check.still_english", key=key, language=language)


def _sprites(text: Text) -> set[str]:
    return {sprite for form in forms(text) for sprite in _SPRITE.findall(form)}


def _check_letters(language: str, texts: Mapping[str, Text], source: Mapping[str, Text]) -> Iterator[Reason]:
    """Yield the letters of a language beyond those of the English texts that a face has not."""
    open_headless()
    letters = sorted(_letters(texts) - _letters(source))
    theme = load_theme(CONFIG / "theme.yaml")
    lettering = Lettering(ASSETS / "fonts", theme.faces, Sheets())
    for role in theme.faces:
        for letter in letters:
            if not lettering.can_write(role, letter):
                yield reason("cli.check.no_letter", letter=letter, language=language, face=role)


def _letters(texts: Mapping[str, Text]) -> set[str]:
    return {letter for text in texts.values() for form in forms(text) for letter in form}


def _check_pages(language: str, words: Words) -> Iterator[str | Reason]:
    """Yield the pages that a language lacks, or that are built otherwise than in English."""
    english = Words.load(SOURCE, *(each.config / "text" for each in folders()))
    for folder in (each.config / "rules" for each in folders()):
        for page in sorted((folder / SOURCE).glob("*.md")):
            path = folder / language / page.name
            if not path.is_file():
                yield reason("cli.check.no_page", file=f"{language}/{path.name}")
                continue
            try:
                there = _blocks(folder, page.stem, words)
                wanted = _blocks(folder, page.stem, english)
            except BadContent as error:
                yield str(error)
                continue
            built, right = [_built(block) for block in there], [_built(block) for block in wanted]
            if built != right:
                at = next((n for n, pair in enumerate(zip(built, right, strict=False)) if pair[0] != pair[1]), -1)
                near = words_of(there[at])[:40] if there else ""
                yield reason("cli.check.page_built", file=path.name, language=language, near=near)
            if read_text(path) == read_text(page):
                yield reason("cli.check.still_english", key=path.name, language=language)


def _blocks(folder: Path, name: str, words: Words) -> Sequence[Block]:
    """Return the blocks of a page in the language of the words; raise BadContent."""
    return rules_page(name, words) if name in GAMES else load_page(folder, words.language, name)


def _built(block: Block) -> tuple[object, ...]:
    """Return what every language has alike of a block: its kind, a chapter's name, pictures."""
    match block:
        case Heading(level, _, anchor):
            return ("heading", level, anchor)
        case Pictures(frames, _):
            return ("pictures", *frames)
        case Excerpt(name, _):
            return ("excerpt", name)
        case _:
            return (type(block).__name__,)
