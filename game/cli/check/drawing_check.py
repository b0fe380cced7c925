"""Checking what is drawn: theme, keys, sheets, the sprites in texts and pages, and maps with their places."""

import re
from collections.abc import Iterable, Iterator, Sequence

from game.core.reason import Reason, reason
from game.play.catalogue import GAMES, folders
from game.play.scenario import stage
from game.scenes.pages.excerpts import load_scenes, scenes_file
from game.store.content import BadContent
from game.store.places import ASSETS, CONFIG
from game.store.words import SOURCE, Words, read_texts
from game.tables.rules_page import rules_page
from game.view.drawing.sheets import Sheets
from game.view.drawing.theme import load_theme
from game.view.input.keyboard import Bindings
from game.view.level_check import check_level
from game.view.markdown.page import Block, Excerpt, Pictures, load_page, words_of
from game.view.window import open_headless

FONTS = ASSETS / "fonts"

_SPRITE = re.compile(r"<([a-z0-9_]+(?:\.[a-z0-9_]+)+)>")


def check_drawing() -> Iterator[str | Reason]:
    """Yield what is wrong with everything that is drawn."""
    open_headless()
    yield from _check_look()
    sheets = Sheets(*(each.sheets for each in folders()))
    for path in (path for each in folders() for path in sorted(each.sheets.glob("*.yaml"))):
        try:
            sheets.load([path.stem])
        except BadContent as error:
            yield str(error)
    yield from _check_sprites(sheets)
    for path in (path for each in folders() for path in sorted(each.levels.glob("*.tmx"))):
        yield from check_level(path, seats=_seats(path.stem))
    sheets.close()


def _check_look() -> Iterator[str | Reason]:
    """Yield what is wrong with colours, fonts and keys."""
    try:
        theme = load_theme(CONFIG / "theme.yaml")
    except BadContent as error:
        yield str(error)
    else:
        for files in theme.faces.values():
            yield from (reason("cli.check.no_font", file=file) for file in files if not (FONTS / file).is_file())
    try:
        Bindings.load(CONFIG / "keys.yaml")
    except BadContent as error:
        yield str(error)


def _check_sprites(sheets: Sheets) -> Iterator[str | Reason]:
    """Yield the sprites that texts and rules pages name and no sheet has."""
    for key, text in read_texts(*(each.config / "text" / SOURCE for each in folders())).items():
        forms = [text] if isinstance(text, str) else [text.one, text.other]
        yield from _missing(sheets, key, (name for form in forms for name in _SPRITE.findall(form)))
    words = Words.load(SOURCE)
    rules = [each.config / "rules" for each in folders()]
    for page in (page for folder in rules for page in sorted((folder / SOURCE).glob("*.md"))):
        try:
            blocks = (
                rules_page(page.stem, words) if page.stem in GAMES else load_page(page.parent.parent, SOURCE, page.stem)
            )
            yield from _check_page(sheets, page.stem, blocks)
        except BadContent as error:
            yield str(error)


def _check_page(sheets: Sheets, name: str, blocks: Sequence[Block]) -> Iterator[Reason]:
    """Yield the sprites of a page that no sheet has; raise BadContent for an excerpt that cannot be drawn."""
    frames = [frame for block in blocks if isinstance(block, Pictures) for frame in block.frames]
    frames += [frame for block in blocks for frame in _SPRITE.findall(words_of(block))]
    yield from _missing(sheets, f"{name}.md", frames)
    if name in GAMES:
        scenes = load_scenes(name)
        for scene, scenario in scenes.scenes.items():
            stage(name, scenario, f"{scenes_file(name)}: scenes.{scene}")
        for block in blocks:
            if isinstance(block, Excerpt) and block.name not in scenes.parts:
                raise BadContent(f"{scenes_file(name)}: parts: there is no '{block.name}'")


def _missing(sheets: Sheets, where: str, frames: Iterable[str]) -> Iterator[Reason]:
    return (reason("cli.check.no_sprite", where=where, sprite=frame) for frame in frames if frame not in sheets)


def _seats(level: str) -> list[int | None]:
    """Return the numbers of seats for which a map has places; None stands for a map that is no table."""
    if level not in GAMES:
        return [None]
    lowest, highest = GAMES[level].seats
    return list(range(lowest, highest + 1))
