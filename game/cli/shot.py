"""The command `shot`: a scene drawn into a PNG file, without a screen."""

from argparse import Namespace
from pathlib import Path

from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import (
    MOST_MOVES,
    answered,
    check_drawn,
    declare_options,
    declare_seat_count,
    declare_seed,
    given_packs,
    option_pairs,
    size,
    whole,
)
from game.play.adviser import Adviser
from game.play.catalogue import game
from game.play.lesson import LessonRun, games_with_lessons, load_lesson, reach
from game.play.match import Match, new_match
from game.play.session import Session
from game.store.pseudo import PSEUDO
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.words import TEXT, Words, languages

SCENES = (
    "title",
    "setup",
    "table",
    "handover",
    "results",
    "pause",
    "settings",
    "keys",
    "rules",
    "gallery",
    "credits",
    "statistics",
    "day",
    "evening",
    "packs",
    "matches",
    "replay",
    "analysis",
    "lesson",
)
DEFAULT_SIZE = (1280, 720)
DEFAULT_GAME = "cauldron15"
DEFAULT_SEATS = 4
MOST_STEPS = 100

_NEEDS_MATCH = ("table", "handover", "results", "pause", "replay", "analysis")
_NEEDS_END = ("results", "analysis")
_DRAWN_PLAYER = "greedy"


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "scene", metavar="SCENE", help=literal(words.say("cli.argument.scene", scenes=", ".join(SCENES)))
    )
    parser.add_argument("--out", metavar="FILE.png", required=True, help=literal(words.say("cli.argument.picture_out")))
    said = literal(words.say("cli.argument.size", size="x".join(map(str, DEFAULT_SIZE))))
    parser.add_argument("--size", metavar="WxH", type=size, default=DEFAULT_SIZE, help=said)
    parser.add_argument("--lang", metavar="L", default="en", help=literal(words.say("cli.argument.language")))
    said = literal(words.say("cli.argument.shot_game", game=DEFAULT_GAME))
    parser.add_argument("--game", metavar="GAME", default=DEFAULT_GAME, help=said)
    declare_seat_count(parser, words, default=DEFAULT_SEATS)
    declare_seed(parser, words, default=0)
    said = literal(words.say("cli.argument.shot_moves"))
    parser.add_argument("--moves", metavar="K", type=whole(0, MOST_MOVES), default=None, help=said)
    declare_options(parser, words)
    said = literal(words.say("cli.argument.shot_step"))
    parser.add_argument("--step", metavar="N", type=whole(1, MOST_STEPS), default=1, help=said)
    parser.add_argument("--match", metavar="FILE", default=None, help=literal(words.say("cli.argument.match")))


def _run(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    if given.scene not in SCENES:
        raise Refused("cli.shot.scene", scene=given.scene, scenes=", ".join(SCENES))
    if given.lang not in (known := (*languages(TEXT), PSEUDO)):
        raise Refused("cli.shot.language", language=given.lang, languages=", ".join(known))
    game(given.game)
    check_drawn(given.game)
    session = _session(given, words) if given.scene in _NEEDS_MATCH else None
    if given.scene in _NEEDS_END and session is not None and session.outcome is None:
        raise Refused("cli.shot.not_over")

    lesson = _lesson(given, words) if given.scene == "lesson" else None

    from game.scenes.entry import draw_scene
    from game.view.drawing.stored_picture import png_of

    picture = draw_scene(given.scene, given.size, given.lang, game=given.game, session=session, lesson=lesson)
    try:
        Path(given.out).write_bytes(png_of(picture))
    except OSError as error:
        raise Refused("cli.unwritable", file=given.out, why=error.strerror or str(error)) from error
    return 0


def _lesson(given: Namespace, words: Words) -> LessonRun:
    """Return the lesson of the game, at the step that was asked for."""
    if given.game not in games_with_lessons():
        raise Refused("cli.shot.no_lesson", game=given.game)
    run = LessonRun(load_lesson(given.game, words.say("setup.you")))
    steps = len(run.lesson.steps)
    if given.step > steps:
        raise Refused("cli.shot.no_step", step=given.step, count=steps)
    reach(run, given.step - 1)
    return run


def _session(given: Namespace, words: Words) -> Session:
    """Return the match to draw, at the moment that was asked for."""
    if given.match is not None:
        session = Session.read(Path(given.match))
        check_drawn(session.match.game)
        if given.moves is not None:
            if not session.base <= given.moves <= session.move_count:
                raise Refused("cli.shot.moment", moves=given.moves, lowest=session.base, highest=session.move_count)
            session.seek(given.moves)
        return session
    session = Session.begin(_match(given, words), None)
    adviser = Adviser()
    wanted = given.moves if given.moves is not None else MOST_MOVES if given.scene in _NEEDS_END else 0
    while session.move_count < wanted and session.to_move is not None:
        session.play(adviser.answer(session.thinking_task(_DRAWN_PLAYER)).move)
    return session


def _match(given: Namespace, words: Words) -> Match:
    """Return the match of a drawn scene: a person, for the handover another one, and bots."""
    persons = 2 if given.scene == "handover" else 1
    seats = tuple(
        SeatPlan(words.say(f"play.name.{number + 1}"), PERSON if number < persons else _DRAWN_PLAYER, COLOURS[number])
        for number in range(given.seats)
    )
    return new_match(given.game, seats, option_pairs(given.option), given.seed, given_packs(given))


SHOT = Command("shot", _declare, _run)
