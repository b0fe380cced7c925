"""Other spoilt files: settings, positions, numbers and cards, maps, words, colours and keys, rules pages."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from game.cli import position_file
from game.cli.console import Refused, read_text
from game.cli.torture import mutators
from game.cli.torture.card_packs import card_packs
from game.cli.torture.loaded import Case, Loaded, NotStood, check_position, check_sentence
from game.cli.torture.specimens import positions
from game.play.catalogue import GAMES
from game.store import position_yaml
from game.store.content import BadContent
from game.store.languages import spoken
from game.store.places import CONFIG, LEVELS, ROOT
from game.store.settings import SettingsFile
from game.store.words import SOURCE, Words
from game.view.drawing.theme import load_theme
from game.view.input.keyboard import Bindings
from game.view.level_check import check_level
from game.view.markdown.page import load_page

SETTINGS = b"""\
language: en
window: [1920, 1080]
text_size: 115
bell: 2s
bot_pace: 400
last_game: cauldron
future: {moons: 3}
last_setups:
  cauldron15:
    seats:
    - {name: Ana, kind: person, colour: plum}
    - {name: Zelma, kind: adept, colour: moss}
    options: {hand: '7'}
  alarun:
    seats:
    - {name: Ana, kind: person, colour: teal}
    - {name: Odile, kind: master, colour: dusk}
    options: {}
"""


def other_cases(folder: Path) -> Mapping[str, Case]:
    """Return what spoils each kind of file; copies of the program's own lie in the folder."""
    words = Words.load(SOURCE)
    shutil.copytree(CONFIG, folder / "config")
    shutil.copytree(LEVELS, folder / "levels")
    (folder / "assets").symlink_to(ROOT / "assets", target_is_directory=True)
    return {
        "settings": _settings(words),
        "positions": _positions(words),
        "numbers and cards": _own(words, folder, "config/games/*.yaml", "config/cards/*/*.yaml", use=_load_games),
        "card packs": card_packs(words),
        "maps": _own(words, folder, "levels/*.tmx", "levels/*.tsx", use=_check_maps),
        "words": _own(words, folder, "config/text/en/*.yaml", use=_load_words),
        "colours, keys and pages": _own(
            words, folder, "config/theme.yaml", "config/keys.yaml", "config/rules/en/*.md", use=_load_looks
        ),
    }


def _spoilt(data: bytes, chance: Random) -> bytes:
    """Return a text, spoilt once or twice."""
    for name in chance.choices(list(mutators.TEXT), k=chance.choice((1, 1, 2))):
        data = mutators.TEXT[name](data, chance)
    return data


def _settings(words: Words) -> Case:
    def case(folder: Path, chance: Random) -> Loaded:
        path = folder / "settings.yaml"
        if chance.randrange(8) == 0:
            chance.choice(mutators.ODD_FILES)(path)
            data = b""
        else:
            plain = position_yaml.load(SETTINGS.decode())
            dumped = position_yaml.dump(mutators.spoil_value(plain, chance)).encode("utf-8", "replace")
            data = chance.choice((dumped, _spoilt(SETTINGS, chance)))
            path.write_bytes(data)
        file = SettingsFile.load(path)
        for notice in file.notices:
            check_sentence(words.say(notice), words, path.name)
        if data and not any(each.is_file() and each.read_bytes() == data for each in folder.iterdir()):
            raise NotStood("bytes of the file are gone")
        Words.load(spoken(file.current.language))
        file.change(high_contrast=not file.current.high_contrast)
        again = SettingsFile.load(path)
        if again.current != file.current or again.notices:
            raise NotStood("settings are not read back as they were written")
        return Loaded(len(data), not file.notices)

    return case


def _positions(words: Words) -> Case:
    specimens = [text for game in GAMES for text in positions(game)]

    def case(folder: Path, chance: Random) -> Loaded:
        path = folder / "position.yaml"
        text = chance.choice(specimens)
        if chance.random() < 0.7:
            data = position_yaml.dump(mutators.spoil_value(position_yaml.load(text), chance)).encode("utf-8", "replace")
        else:
            data = _spoilt(text.encode(), chance)
        path.write_bytes(data)
        try:
            moment = position_file.read(read_text(str(path)), str(path))
        except Refused as refusal:
            check_sentence(words.say(refusal.reason), words, path.name)
        except BadContent as error:
            check_sentence(str(error), words, path.name)
        else:
            check_position(moment.controller, moment.position, chance)
            return Loaded(len(data), True)
        return Loaded(len(data), False)

    return case


def _own(words: Words, folder: Path, *patterns: str, use: Callable[[Path, Path], list[str]]) -> Case:
    """Return what spoils one of the program's own files in a copy, and lets it be used by what returns complaints."""
    files = sorted(path for pattern in patterns for path in folder.glob(pattern))

    def case(place: Path, chance: Random) -> Loaded:
        path = chance.choice(files)
        whole = path.read_bytes()
        data = _spoilt(whole, chance)
        path.write_bytes(data)
        try:
            complaints = use(folder, path)
        finally:
            path.write_bytes(whole)
        for complaint in complaints[:5]:
            check_sentence(complaint, words, path.name, path.stem)
        return Loaded(len(data), not complaints)

    return case


def _load_games(folder: Path, path: Path) -> list[str]:
    """Load the game of a file as the program does, and begin a match."""
    name = path.stem if path.parent.name == "games" else path.parent.name
    game = GAMES[name]
    try:
        loaded = game.load(folder / "config")
        for seats in range(game.seats[0], game.seats[1] + 1):
            controller = loaded.controller(loaded.options({}, seats))
            controller.legal_moves(controller.start(seats, 1))
        loaded.mind(controller)
    except BadContent as error:
        return [str(error)]
    return []


def _check_maps(folder: Path, path: Path) -> list[str]:
    """Check the maps that a file belongs to."""
    named = path.name.encode()
    maps = (
        [path]
        if path.suffix == ".tmx"
        else [each for each in folder.glob("levels/*.tmx") if named in each.read_bytes()]
    )
    return [complaint for each in sorted(maps)[:1] for complaint in check_level(each)]


def _load_words(folder: Path, path: Path) -> list[str]:
    """Load the words of the language."""
    try:
        Words.load(SOURCE, folder / "config" / "text")
    except BadContent as error:
        return [str(error)]
    return []


def _load_looks(folder: Path, path: Path) -> list[str]:
    """Load the theme, the keys or the rules page of a file."""
    try:
        if path.suffix == ".md":
            load_page(folder / "config" / "rules", SOURCE, path.stem)
        elif path.stem == "theme":
            load_theme(path)
        else:
            Bindings.load(path)
    except BadContent as error:
        return [str(error)]
    return []
