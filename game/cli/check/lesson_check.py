"""Checking lessons: each is taken along its first path at the table, and all that it names has to be there."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.reason import Reason, reason
from game.play.bad_input import BadInput
from game.play.lesson import LessonRun, games_with_lessons, lesson_path, load_lesson, reach, words_of
from game.play.thinker import Thinker
from game.scenes.entry import make_services
from game.scenes.lessons.lesson_points import point_at
from game.scenes.setup import SetupScene
from game.scenes.sitting_down import taught
from game.scenes.title import TitleScene
from game.store.content import BadContent
from game.store.places import ROOT, Places
from game.view.scene import Services


def check_lessons() -> Iterator[str | Reason]:
    """Yield what is wrong with the lessons: file, step and key are named."""
    with TemporaryDirectory() as home:
        services = make_services(Places.under(Path(home)), _nobody)
        for name in games_with_lessons():
            try:
                yield from _faults(services, name)
            except (BadContent, BadInput) as error:
                yield str(error)
        services.sheets.close()


def _faults(services: Services, name: str) -> Iterator[Reason]:
    """Yield what one lesson lacks: texts, places that it points at, moves that it asks for."""
    path = lesson_path(name)
    file = (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()
    lesson, home = load_lesson(name, "1"), partial(TitleScene, services)
    for words in words_of(lesson):
        if not services.words.has(words.key):
            yield reason("cli.check.lesson.text", file=file, key=words.key)
    run = LessonRun(lesson)
    while True:
        where = f"{file}: steps.{run.index}"
        scene = taught(services, run, home, partial(SetupScene, services, name, home))
        scene.put_question()
        for point in run.step.point:
            if point_at(point, scene.table, scene.widgets) is None:
                yield reason("cli.check.lesson.point", where=where, point=point)
        if run.is_over:
            return
        if run.right_move() is None and run.next_move() is None and not run.waits:
            yield reason("cli.check.lesson.expect", where=where)
            return
        reach(run, run.index + 1)


def _nobody() -> Thinker:
    raise RuntimeError("nobody thinks while lessons are checked")
