"""Position file: a moment of a match as YAML, with the game and the options that it belongs to."""

from typing import Any

import msgspec

from game.cli.console import Refused
from game.core.errors import BadPosition
from game.core.referee import Controller
from game.play.bad_input import BadInput
from game.play.catalogue import LoadedGame, game
from game.store import position_yaml
from game.store.content import BadContent, convert

_LONGEST = 60
_KEYS = ("game", "options", "position")
_PACKS = "packs"


class Moment(msgspec.Struct):
    """A position with its referee and the game and options that the referee is bound to."""

    loaded: LoadedGame
    options: Any
    controller: Controller[Any]
    position: Any


def write(moment: Moment) -> str:
    """Return the text of a moment; `read` reads it back."""
    packs = {"packs": list(moment.loaded.packs)} if moment.loaded.packs else {}
    document = {
        "game": moment.loaded.game.id,
        **packs,
        "options": msgspec.to_builtins(moment.options),
        "position": moment.controller.to_plain(moment.position),
    }
    return position_yaml.dump(document)


def read(text: str, where: str) -> Moment:
    """Return the moment of a text; `where` names it in errors. Raises BadContent or Refused."""
    document = position_yaml.load(text, where)
    if not isinstance(document, dict):
        raise Refused("cli.position.none", where=where)
    for key in _KEYS:
        if key not in document:
            raise Refused("cli.position.lacks", where=where, key=key)
    for key in document:
        if key not in (*_KEYS, _PACKS):
            raise Refused("cli.position.surplus", where=where, key=str(key)[:_LONGEST])
    key = "game"
    try:
        chosen = game(str(document["game"])[:_LONGEST])
        key = _PACKS
        loaded = chosen.load(packs=convert(document.get(_PACKS, []), list[str], _PACKS))
        key = "options"
        options = loaded.saved_options(document["options"])
        controller = loaded.controller(options)
        position = controller.from_plain(document["position"])
    except BadInput as error:
        raise Refused("cli.position.wrong", where=where, key=key, why=error.reason) from error
    except (BadContent, BadPosition) as error:
        raise BadContent(f"{where}: {error}") from error
    return Moment(loaded, options, controller, position)
