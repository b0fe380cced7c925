"""Sitting down: the scene of a match or of a lesson, with all the ways that lead on from it."""

from collections.abc import Callable
from functools import partial

from game.play.lesson import LessonRun, games_with_lessons, load_lesson, reach
from game.play.match import Match
from game.play.session import Session
from game.scenes.lessons.lesson_buttons import WaysOn
from game.scenes.lessons.lesson_scene import LessonScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.store.trouble import Trouble
from game.view.scene import Scene, Services


def lesson_scene(
    services: Services, game: str, home: Callable[[], Scene], setup: Callable[[], Scene], *, anew: bool = False,
    back: Callable[[], Scene] | None = None,
) -> LessonScene:  # fmt: skip
    """Return the lesson of a game for the person who plays here, at the step that it was left at, or `anew`.

    `setup` makes the Setup of the game, `back` what was left for the lesson. Raises BadContent.
    """
    last = services.settings.current.last_setups.get(game)
    persons = [seat.name for seat in last.seats if seat.is_person and seat.name] if last is not None else []
    run = LessonRun(load_lesson(game, persons[0] if persons else services.words.say("setup.you")))
    if not anew:
        reach(run, services.settings.current.lessons.get(game, 0))
    return taught(services, run, home, setup, back)


def taught(
    services: Services, run: LessonRun, home: Callable[[], Scene], setup: Callable[[], Scene],
    back: Callable[[], Scene] | None = None,
) -> LessonScene:  # fmt: skip
    """Return the scene of a lesson that is under way."""
    ways = WaysOn(
        setup,
        anew=partial(lesson_scene, services, run.lesson.game, home, setup, anew=True, back=back),
        match=lambda session: match_scene(services, session, home, lambda match: setup()),
        back=back,
    )
    return LessonScene(services, run, home, ways)


def match_scene(
    services: Services, session: Session, home: Callable[[], Scene], change: Callable[[Match], Scene], *,
    fresh: bool = False, onward: Callable[[], Scene] | None = None,
) -> PlayScene:  # fmt: skip
    """Return the table of a match, with the ways to its game's lesson, if there is one, and to the match seen again.

    `change` makes the Setup of a match like a given one, `onward` what comes after one of a day or of an evening.
    """

    def go_on() -> Scene:
        """Return the table of the match once more, or home where it cannot be gone on with."""
        try:
            again = None if session.path is None else Session.resume(session.path)
        except Trouble as trouble:
            services.log.warning("the match is not gone on with: %s", trouble)
            again = None
        return home() if again is None else match_scene(services, again, home, change, onward=onward)

    setup = partial(change, session.match_as_begun)
    learn = partial(lesson_scene, services, session.match.game, home, setup, back=go_on)
    lesson = learn if session.match.game in games_with_lessons() else None
    review = partial(
        ReplayScene, services, sit_down=partial(match_scene, services, home=home, change=change), judged=True
    )
    return PlayScene(services, session, home, fresh=fresh, lesson=lesson, change=change, onward=onward, review=review)
