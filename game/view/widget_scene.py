"""WidgetScene: a scene over another one that lives by its widgets, and is left by Esc."""

from game.view.input.commands import Command, Intent, Pressed
from game.view.scene import Scene, Services
from game.view.widgets import WidgetGroup


class WidgetScene(Scene):
    """A paper over the scene below, with widgets; `leaves` are the intentions that lead back."""

    covers = False
    leaves: tuple[Intent, ...] = (Intent.CANCEL,)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._widgets = WidgetGroup(services)

    def cancel(self) -> None:
        """Go back to the scene below, nothing changed."""
        self.services.sounds.play("back")
        self.stage.pop()

    def handle(self, command: Command) -> None:
        """Widgets first; then the way back."""
        if not self._widgets.handle(command) and command in [Pressed(each) for each in self.leaves]:
            self.cancel()

    def update(self, dt: float) -> None:
        """Let the widgets run."""
        self._widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets want the next frame."""
        return self._widgets.next_frame_due
