"""PlayLook: where a person looks at the table of a match, and what of that is shown large."""

from dataclasses import replace

from game.scenes.playing.play_layout import is_chip, named_at
from game.scenes.playing.table_scene import TableScene
from game.tables.asking import Look
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PIN = (330.0, 38.0)
"""The size of the ribbon on what is kept large, in layout px."""


class LargeView:
    """Waits until a piece was pointed at for `delay` seconds; from one that is large to the next there is no wait."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._pointed: str | None = None
        self._left = delay
        self.pinned: Look | None = None
        self.pinned_by_pointer = False

    def pin(self, look: Look, *, by_pointer: bool = False) -> None:
        """Keep showing what somebody looks at, whatever is pointed at."""
        self.pinned, self.pinned_by_pointer = look, by_pointer

    def let_go(self) -> bool:
        """Keep nothing; return whether anything was kept."""
        kept, self.pinned = self.pinned, None
        return kept is not None

    def update(self, dt: float, pointed: str | None) -> None:
        """Let `dt` seconds pass with a piece pointed at, or none."""
        if pointed is None or (pointed != self._pointed and self._left):
            self._left = self._delay
        else:
            self._left = max(0.0, self._left - dt)
        self._pointed = pointed

    def shows(self, pointed: str | None) -> bool:
        """Return whether a piece that is pointed at is shown large."""
        return pointed is not None and not self._left

    @property
    def next_frame_due(self) -> float | None:
        """When something is shown large by itself, in seconds."""
        return self._left if self._pointed is not None and self._left else None


class PlayLook:
    """What is pointed at, what of it was pointed at for long enough to be seen large, and what is kept large."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._large = LargeView(scene.services.theme.durations.large)

    @property
    def at(self) -> Look:
        """Where a person looks: at a piece, or at a card that a line of the log or the prompt names.

        What keys have led to is marked also before anybody has looked at it closely.
        """
        widgets = self._scene.widgets
        dragged, pointed = widgets.dragged, widgets.marked
        named = None if pointed is None else named_at(self._scene.state, pointed)
        if named is not None and pointed is not None:
            look = Look(named, at=widgets[pointed].area)
            # The tip of a chip tells it all: its card lies on nobody's panel.
            hides = is_chip(pointed) and self._scene.table.covers_panel(self._place(look))
            return Look(pointed) if hides else look
        return Look(pointed, (dragged, *widgets.pointer) if dragged is not None else None)

    def closely(self, look: Look) -> Look:
        """Return where a person looks, without what they have not pointed at for long enough to see it large.

        What is kept large goes before. What is chosen stays large where the focus was put on something, a button for
        one, that is not. While the bell stands for a card, that is the one which is seen.
        """
        close = self._closely(look)
        if close.dragged is not None or self._is_large(close):
            return close
        return self._announced or close

    @property
    def _announced(self) -> Look | None:
        """A look at the card for which the bell stands, or None."""
        table, ringing = self._scene.table, self._scene.state.bell.ringing
        card = None if ringing is None else table.card_of(ringing.call.words)
        if card is None or table.answering is None or not table.shows_large(card):
            return None
        return Look(card, at=table.answering.bell_area())

    def _closely(self, look: Look) -> Look:
        """Return what was pointed at for long enough, is kept large, or is chosen."""
        widgets = self._scene.widgets
        if self._large.pinned is not None and look.dragged is None:
            return self._large.pinned
        sees_large = widgets.pointed is not None and self._is_large(look)
        if widgets.is_led and not sees_large and (chosen := self._chosen_large) is not None:
            return Look(chosen)
        if widgets.pointed is None and look.dragged is None:
            return Look()
        if widgets.by_keys or look.dragged is not None or self._large.shows(widgets.pointed):
            return look
        return Look()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The pieces that are chosen for a move; a button of the table may let go of them."""
        asking = self._scene.state.asking
        return () if asking is None else asking.narrowing.chosen

    @property
    def _chosen_large(self) -> str | None:
        """The piece that was chosen last of those that are shown large, or None."""
        return next((part for part in reversed(self.chosen) if self._scene.table.shows_large(part)), None)

    def spared(self, look: Look) -> tuple[Area, ...]:
        """Return what no note covers: where something is shown large, if anything is looked at for long enough."""
        close = self.closely(look)
        return (self._place(close),) if self._is_large(close) else ()

    def _is_large(self, look: Look) -> bool:
        """Return whether somebody looks at a piece that is shown large."""
        return look.pointed is not None and self._scene.table.shows_large(look.pointed)

    def points_at_large(self, look: Look) -> bool:
        """Return whether the pointer is on what is shown large, and what lies beneath it is not what one points at."""
        widgets = self._scene.widgets
        return not widgets.by_keys and any(area.contains(*widgets.pointer) for area in self.spared(look))

    def _place(self, look: Look) -> Area:
        """Return where what a person looks at is shown large."""
        return self._scene.table.zoom_area(self._scene.state.asking, look)

    # What is kept large

    @property
    def kept(self) -> Look | None:
        """What is kept large, or None."""
        return self._large.pinned

    def let_go(self) -> bool:
        """Keep nothing large; return whether anything was kept."""
        return self._large.let_go()

    def pin(self, look: Look) -> None:
        """Keep what is shown large, or let it go."""
        close = self.closely(look)
        if self._large.let_go() or close.dragged is not None or close.pointed is None:
            return
        if self._scene.table.shows_large(close.pointed):
            self._large.pin(replace(close, kept=self._place(close)))

    def turn_card(self, look: Look) -> bool:
        """Keep the card under the pointer large; return whether one lies there and nothing is to be gone back from."""
        shows_large = look.pointed is not None and self._scene.table.shows_large(look.pointed)
        if self._large.pinned is not None or self.chosen or not shows_large:
            return False
        self._large.pin(replace(look, kept=self._place(look)), by_pointer=True)
        return True

    def draw_ribbon(self, canvas: Canvas) -> None:
        """Say above what is kept large how it is let go."""
        pinned, scene = self._large.pinned, self._scene
        if pinned is None or pinned.kept is None or scene.widgets.dragged is not None or scene.table.timeline.busy:
            return
        ribbon = Area.around(pinned.kept.middle_x, max(pinned.kept.y, PIN[1] / 2) + 2, *PIN)
        words = scene.table.say("table.pinned.pointed" if self._large.pinned_by_pointer else "table.pinned")
        panels.name_ribbon(canvas, ribbon, words, "plum", size=22)

    # Time

    def update(self, dt: float) -> None:
        """Let time pass over what is pointed at."""
        self._large.update(dt, self._scene.widgets.pointed)

    @property
    def next_frame_due(self) -> float | None:
        """When something is shown large by itself, in seconds."""
        return self._large.next_frame_due
