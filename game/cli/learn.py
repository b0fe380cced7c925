"""The command `learn`: bots play matches, and what positions were worth in them is written down for the best bots."""

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from game.bots import value_net_learning
from game.bots.points_model import Comparison, Examined, PointsModel, Taught, Terms, examine, learn_points
from game.bots.value_learning import Played, check, learn
from game.bots.value_model import Checked, Learnt, Measures, ValueModel
from game.bots.value_net import NetNumbers
from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import declare_game, declare_seat_list, declare_seed, required_seats, whole
from game.cli.progress import Progress
from game.cli.simulate import MOST_GAMES, MOST_JOBS
from game.play.catalogue import game
from game.play.strength.learning import play_to_compare, play_to_learn, play_to_teach
from game.store.value_file import Values, save_values
from game.store.words import Words

T = TypeVar("T")

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
    measures, known = loaded.game.parts().measures, loaded.values
    skills = [skill.strip() for skill in required_seats(given).split(",")]
    if known is None:
        raise Refused("cli.learn.nothing", game=words.say(f"{given.game}.name"))
    if len(skills) not in known.known_seats and (given.check or isinstance(known, NetNumbers)):
        raise Refused("cli.learn.unknown", count=len(skills))
    taught: Values | None
    if isinstance(known, NetNumbers):
        taught = _teach_net(given, skills, known, words)
    elif isinstance(known, PointsModel):
        assert isinstance(measures, Terms), "points are added up from terms"
        taught = _learn_points(given, skills, measures, known, words)
    else:
        assert isinstance(measures, Measures), "chances to win are added up from measures"
        taught = _learn_chances(given, skills, measures, known, words)
    if taught is not None:
        out = given.out or loaded.game.folders.config / "values" / f"{given.game}.yaml"
        save_values(out, taught)
        print(words.say("cli.learn.written", file=str(out)))
    return 0


def _learn_chances(
    given: Namespace, skills: Sequence[str], measures: Measures, values: ValueModel, words: Words
) -> ValueModel | None:
    """Return what is known once who won has taught its part, or None if that is only checked."""
    count = len(skills)
    matches = play_to_learn(given.game, skills, given.games, given.seed, given.jobs)
    played: list[Played] = list(_shown(matches, given.games, words))
    if given.check:
        _print_checked(check(values.seats[count], measures, played), words)
        return None
    teaching, kept = _parted(played)
    lessons = learn(measures, teaching, Learnt(tuple(skills), len(teaching), given.seed))
    checked = check(lessons, measures, kept)
    print(words.say("cli.learn.learnt", count=len(teaching)))
    _print_checked(checked, words)
    return ValueModel({**values.seats, count: replace(lessons, checked=checked)})


def _learn_points(
    given: Namespace, skills: Sequence[str], terms: Terms, values: PointsModel, words: Words
) -> PointsModel | None:
    """Return what is known once comparisons have taught their part, or None if that is only checked."""
    count = len(skills)
    matches = play_to_compare(given.game, skills, given.games, given.seed, given.jobs)
    compared: list[tuple[Comparison, ...]] = list(_shown(matches, given.games, words))
    if given.check:
        _print_examined(examine(values.seats[count], terms, list(chain(*compared))), words)
        return None
    teaching, kept = _parted(compared)
    lessons_of = list(chain(*teaching))
    learnt = Taught(tuple(skills), len(teaching), given.seed, len(lessons_of))
    lessons = learn_points(terms, lessons_of, learnt)
    examined = examine(lessons, terms, list(chain(*kept)))
    print(words.say("cli.learn.learnt", count=len(teaching)))
    _print_examined(examined, words)
    return PointsModel({**values.seats, count: replace(lessons, examined=examined)})


def _teach_net(given: Namespace, skills: Sequence[str], known: NetNumbers, words: Words) -> NetNumbers | None:
    """Return what a net knows once who won has taught it more, from where it is, or None if it is only checked."""
    matches = play_to_teach(given.game, skills, given.games, given.seed, given.jobs)
    played = list(_shown(matches, given.games, words))
    if given.check:
        _print_checked(value_net_learning.check(known, played), words)
        return None
    teaching, kept = _parted(played)
    learnt = Learnt(tuple(skills), known.learnt.matches + len(teaching), given.seed)
    taught = value_net_learning.teach(known, teaching, learnt)
    checked = value_net_learning.check(taught, kept)
    print(words.say("cli.learn.learnt", count=len(teaching)))
    _print_checked(checked, words)
    return replace(taught, checked=checked)


def _shown(matches: Iterable[T], count: int, words: Words) -> Iterator[T]:
    """Yield matches and show how far they are."""
    progress = Progress(count, words)
    for each in matches:
        yield each
        progress.clear()
        progress.step()
    progress.clear()


def _parted(matches: Sequence[T]) -> tuple[list[T], list[T]]:
    """Return the matches that teach and those that are kept back."""
    teaching = [match for at, match in enumerate(matches) if (at + 1) % _CHECKED]
    return teaching, [match for at, match in enumerate(matches) if not (at + 1) % _CHECKED]


def _print_examined(examined: Examined, words: Words) -> None:
    """Print how far what was learnt tells what choices lead to."""
    blind, before, after = (f"{each / 1000:.3f}" for each in (examined.blind, examined.before, examined.after))
    print(words.say("cli.learn.examined", count=examined.comparisons, blind=blind, before=before, after=after))


def _print_checked(checked: Checked, words: Words) -> None:
    """Print how far what was learnt tells who will win."""
    surprise, blind = (f"{each / 1000:.3f}" for each in (checked.surprise, checked.blind))
    print(
        words.say("cli.learn.checked", count=checked.matches, moments=checked.moments, surprise=surprise, blind=blind)
    )


LEARN = Command("learn", _declare, _run)
