"""The command `learn`: bots play matches, and what positions were worth in them is written down for the best bots."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from game.bots import value_net_learning
from game.bots.value_learning import check, learn
from game.bots.value_model import Checked, Learnt, ValueModel
from game.bots.value_net import NetNumbers
from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import declare_game, declare_seat_list, declare_seed, required_seats, whole
from game.cli.progress import Progress
from game.cli.simulate import MOST_GAMES, MOST_JOBS
from game.play.catalogue import LoadedGame, game
from game.play.strength.learning import play_to_learn, play_to_teach
from game.store.value_file import save_net, save_values
from game.store.words import Words

Match = TypeVar("Match")

DEFAULT_GAMES = 400
LEAST_GAMES = 8

_CHECKED = 4
"""One in so many matches is kept back to check what the others teach."""


def _declare(parser: Parser, words: Words) -> None:
    declare_game(parser, words)
    declare_seat_list(parser, words.say("cli.argument.skills"))
    said = literal(words.say("cli.argument.number_of_games", count=DEFAULT_GAMES))
    parser.add_argument("--games", metavar="N", type=whole(LEAST_GAMES, MOST_GAMES), default=DEFAULT_GAMES, help=said)
    declare_seed(parser, words, default=0)
    said = literal(words.say("cli.argument.jobs"))
    parser.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help=said)
    parser.add_argument("--check", action="store_true", help=literal(words.say("cli.argument.learn_check")))
    parser.add_argument("--out", metavar="FILE", type=Path, help=literal(words.say("cli.argument.learn_out")))


def _run(given: Namespace, words: Words) -> int:
    loaded = game(given.game).load()
    skills = tuple(skill.strip() for skill in required_seats(given).split(","))
    known = loaded.values
    if known is None:
        raise Refused("cli.learn.nothing", game=words.say(f"{given.game}.name"))
    if len(skills) not in known.known_seats and (given.check or isinstance(known, NetNumbers)):
        raise Refused("cli.learn.unknown", count=len(skills))
    out = given.out or loaded.game.folders.config / "values" / f"{given.game}.yaml"
    checked = (_teach_net if isinstance(known, NetNumbers) else _learn)(given, words, loaded, skills, out)
    _print_checked(checked, words)
    if not given.check:
        print(words.say("cli.learn.written", file=str(out)))
    return 0


def _learn(given: Namespace, words: Words, loaded: LoadedGame, skills: tuple[str, ...], out: Path) -> Checked:
    """Learn the measures of matches with one number of seats anew, or only check them; return how they do."""
    measures, known = loaded.game.parts().measures, loaded.values
    assert measures is not None and isinstance(known, ValueModel), "additive values go with measures"
    played = _watched(play_to_learn(given.game, skills, given.games, given.seed, given.jobs), given, words)
    if given.check:
        return check(known.seats[len(skills)], measures, played)
    teaching, kept = _parted(played)
    lessons = learn(measures, teaching, Learnt(skills, len(teaching), given.seed))
    checked = check(lessons, measures, kept)
    save_values(out, ValueModel({**known.seats, len(skills): replace(lessons, checked=checked)}))
    print(words.say("cli.learn.learnt", count=len(teaching)))
    return checked


def _teach_net(given: Namespace, words: Words, loaded: LoadedGame, skills: tuple[str, ...], out: Path) -> Checked:
    """Teach a net more, from where it is, or only check it; return how it does."""
    known = loaded.values
    assert isinstance(known, NetNumbers), "a net goes with its numbers"
    played = _watched(play_to_teach(given.game, skills, given.games, given.seed, given.jobs), given, words)
    if given.check:
        return value_net_learning.check(known, played)
    teaching, kept = _parted(played)
    learnt = Learnt(skills, known.learnt.matches + len(teaching), given.seed)
    taught = value_net_learning.teach(known, teaching, learnt)
    checked = value_net_learning.check(taught, kept)
    save_net(out, replace(taught, checked=checked))
    print(words.say("cli.learn.learnt", count=len(teaching)))
    return checked


def _watched(matches: Iterable[Match], given: Namespace, words: Words) -> list[Match]:
    """Return the matches, telling how far they are."""
    progress, played = Progress(given.games, words), []
    for each in matches:
        played.append(each)
        progress.clear()
        progress.step()
    progress.clear()
    return played


def _parted(played: Sequence[Match]) -> tuple[list[Match], list[Match]]:
    """Return the matches that teach and those that are kept back."""
    teaching = [match for at, match in enumerate(played) if (at + 1) % _CHECKED]
    return teaching, [match for at, match in enumerate(played) if not (at + 1) % _CHECKED]


def _print_checked(checked: Checked, words: Words) -> None:
    """Print how far what was learnt tells who will win."""
    surprise, blind = (f"{each / 1000:.3f}" for each in (checked.surprise, checked.blind))
    print(
        words.say("cli.learn.checked", count=checked.matches, moments=checked.moments, surprise=surprise, blind=blind)
    )


LEARN = Command("learn", _declare, _run)
