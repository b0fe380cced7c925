"""The commands about single positions: `position`, `legal`, `apply` and `observe`."""

from argparse import Namespace
from collections.abc import Sequence

from game.cli import position_file
from game.cli.console import Command, Parser, Refused, literal, read_text
from game.cli.given import (
    MOST_MOVES,
    answered,
    declare_game,
    declare_options,
    declare_seat_count,
    declare_seed,
    given_packs,
    option_pairs,
    required_seats,
    whole,
)
from game.cli.legible import event_line, legible
from game.cli.position_file import Moment
from game.core.event import Event
from game.play.catalogue import game
from game.play.luck import Luck, derive
from game.store import position_yaml
from game.store.words import Words


def _declare_position(parser: Parser, words: Words) -> None:
    declare_game(parser, words)
    declare_seat_count(parser, words)
    declare_seed(parser, words, default=0)
    said = literal(words.say("cli.argument.moves"))
    parser.add_argument("--moves", metavar="K", type=whole(0, MOST_MOVES), default=0, help=said)
    declare_options(parser, words)


def _position(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    options, packs = option_pairs(given.option), given_packs(given)
    moment = random_moment(given.game, required_seats(given), given.seed, given.moves, options, packs)
    print(position_file.write(moment), end="")
    return 0


def random_moment(
    name: str, seats: int, seed: int, moves: int, options: dict[str, str], packs: Sequence[str] = ()
) -> Moment:
    """Return the position after a number of random moves, which depend on the seed alone; raise BadInput or Refused."""
    loaded = game(name).load(packs=packs)
    chosen = loaded.options(options, seats)
    controller = loaded.controller(chosen)
    position = controller.start(seats, seed)
    luck = Luck(derive(seed))
    for made in range(moves):
        if controller.to_move(position) is None:
            raise Refused("cli.position.over", moves=made)
        legal = controller.legal_moves(position)
        controller.apply(position, legal[luck.below(len(legal))])
    return Moment(loaded, chosen, controller, position)


def _declare_file(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=literal(words.say("cli.argument.position_file")))


def _read(given: Namespace, words: Words) -> Moment:
    where = words.say("cli.standard_input") if given.file == "-" else given.file
    return position_file.read(read_text(given.file), where)


def _legal(given: Namespace, words: Words) -> int:
    moment = _read(given, words)
    for move in moment.controller.legal_moves(moment.position):
        print(move.text)
    return 0


def _declare_apply(parser: Parser, words: Words) -> None:
    _declare_file(parser, words)
    parser.add_argument("moves", metavar="MOVE", nargs="+", help=literal(words.say("cli.argument.apply_moves")))


def _apply(given: Namespace, words: Words) -> int:
    moment = _read(given, words)
    told: list[Event] = []
    for text in given.moves:
        moment.controller.apply(moment.position, moment.controller.parse(text), told.append)
    for event in told:
        print(f"# {event_line(event)}")
    print(position_file.write(moment), end="")
    return 0


def _declare_observe(parser: Parser, words: Words) -> None:
    _declare_file(parser, words)
    said = literal(words.say("cli.argument.seat"))
    parser.add_argument("--seat", metavar="I", type=whole(0, 99), default=None, help=said)


def _observe(given: Namespace, words: Words) -> int:
    moment = _read(given, words)
    seats = moment.controller.to_plain(moment.position)["seats"]
    if given.seat is not None and given.seat >= seats:
        raise Refused("cli.no_seat", seat=given.seat, highest=seats - 1)
    print(position_yaml.dump(legible(moment.controller.observe(moment.position, given.seat))), end="")
    return 0


POSITION = Command("position", _declare_position, _position)
LEGAL = Command("legal", _declare_file, _legal)
APPLY = Command("apply", _declare_apply, _apply)
OBSERVE = Command("observe", _declare_observe, _observe)
