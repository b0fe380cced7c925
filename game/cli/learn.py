"""The command `learn`: bots play matches, and what positions were worth in them is written down for the best bots."""

from argparse import Namespace
from pathlib import Path

from msgspec.structs import replace

from game.bots.value_learning import Played, check, learn
from game.bots.value_model import Checked, Learnt, ValueModel
from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import declare_game, declare_seat_list, declare_seed, required_seats, whole
from game.cli.progress import Progress
from game.cli.simulate import MOST_GAMES, MOST_JOBS
from game.play.catalogue import game
from game.play.strength.learning import play_to_learn
from game.store.value_file import save_values
from game.store.words import Words

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
    measures = loaded.game.parts().measures
    if measures is None or not isinstance(loaded.values, ValueModel):
        raise Refused("cli.learn.nothing", game=words.say(f"{given.game}.name"))
    skills = [skill.strip() for skill in required_seats(given).split(",")]
    if given.check and len(skills) not in loaded.values.seats:
        raise Refused("cli.learn.unknown", count=len(skills))
    progress = Progress(given.games, words)
    played: list[Played] = []
    for each in play_to_learn(given.game, skills, given.games, given.seed, given.jobs):
        played.append(each)
        progress.clear()
        progress.step()
    progress.clear()
    if given.check:
        _print_checked(check(loaded.values.seats[len(skills)], measures, played), words)
        return 0
    teaching = [match for at, match in enumerate(played) if (at + 1) % _CHECKED]
    kept = [match for at, match in enumerate(played) if not (at + 1) % _CHECKED]
    lessons = learn(measures, teaching, Learnt(tuple(skills), len(teaching), given.seed))
    checked = check(lessons, measures, kept)
    out = given.out or loaded.game.folders.config / "values" / f"{given.game}.yaml"
    save_values(out, ValueModel({**loaded.values.seats, len(skills): replace(lessons, checked=checked)}))
    print(words.say("cli.learn.learnt", count=len(teaching)))
    _print_checked(checked, words)
    print(words.say("cli.learn.written", file=str(out)))
    return 0


def _print_checked(checked: Checked, words: Words) -> None:
    """Print how far what was learnt tells who will win."""
    surprise, blind = (f"{each / 1000:.3f}" for each in (checked.surprise, checked.blind))
    print(
        words.say("cli.learn.checked", count=checked.matches, moments=checked.moments, surprise=surprise, blind=blind)
    )


LEARN = Command("learn", _declare, _run)
