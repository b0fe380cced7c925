"""Lesson count: what the learner has come to is counted before their eyes, and the owl says each sentence of it."""

from typing import ClassVar

from game.scenes.lessons.lesson_owl import OWL_SHAPE
from game.scenes.playing.count_scene import CountScene
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

OWL = Area(96, 896, 160 * OWL_SHAPE, 160)
"""Where the owl stands, in layout px."""

TAIL = ((250.0, 926.0), (250.0, 954.0), (222.0, 950.0))
RADIUS = 16.0


class LessonCount(CountScene):
    """The count in a lesson: each step of it waits for the learner, and after it the lesson goes on."""

    onward: ClassVar[str] = "lesson.read.button"
    sentence: ClassVar[Area] = Area(272, 908, 1560, 60)

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the count and of the owl."""
        return ("owl", *super().sheets)

    @property
    def _runs(self) -> bool:
        """Whether the next step comes by itself: never."""
        return False

    def draw_sentence(self, canvas: Canvas) -> None:
        """Draw the owl, and the sentence in its bubble."""
        bubble = self.sentence.inset(-24, -4)
        canvas.fill(bubble.moved(3, 5), "shadow", alpha=0.3, radius=RADIUS)
        canvas.fill(bubble, "ink_soft", radius=RADIUS)
        canvas.polygon(TAIL, "ink_soft")
        canvas.fill(bubble.inset(2), "paper_lite", radius=RADIUS - 2)
        canvas.polygon(tuple((x + 5, y) for x, y in TAIL), "paper_lite")
        canvas.place("owl.calm", OWL)
        super().draw_sentence(canvas)
