"""Composing: how a person puts a move together by pressing pieces and by dragging them home."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import dist

from game.core.move import Move
from game.core.reason import reason
from game.scenes.playing.play_intents import Refused
from game.scenes.playing.play_state import PlayState
from game.scenes.playing.table_scene import TableScene
from game.tables.asking import Asking
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.input.commands import Intent
from game.view.input.narrowing import Narrowing
from game.view.widgets import WidgetGroup
from game.view.widgets.group import EXPLAINS


def next_part(state: PlayState, widgets: WidgetGroup, first: Callable[[Asking], str | None]) -> str | None:
    """Return the piece that gets the focus: the first one, and while a move is composed the next, or None.

    A move that is complete leads to its button, also from a piece of which another press would let go.
    What does not lie there for the eyes in force, as in a closed hand, gets none.
    """
    asking = state.asking
    if asking is None:
        return None
    glowing = asking.narrowing.glowing
    ready = ready_buttons(state)
    leads_on = widgets.focus in glowing or widgets.focus in ready
    move = asking.narrowing.move
    lets_go = bool(ready) and move is not None and state.table.gives_up(move)
    astray = bool(asking.narrowing.chosen and (glowing or lets_go)) and not leads_on
    if not (widgets.focus is None or astray):
        return None
    hinted = None if asking.hinted is None else next_id(asking.hinted, state.table, asking, widgets)
    part = hinted or next(iter(ready), None) or first(asking)
    return part if part in widgets.ids else None


def first_part(table: Table, asking: Asking) -> str | None:
    """Return the piece at which keys begin: the first one that a lesson is about, or that of the table, or None."""
    ways = (*table.picks(asking), *asking.narrowing.glowing)
    return next((part for part in ways if part in asking.about), None) or table.first_part(asking)


def nearest_alike(part: str | None, asking: Asking, widgets: WidgetGroup, stood: Area | None) -> str | None:
    """Return of the pieces of the same kind as a part that can be taken next the one nearest to where keys `stood`."""
    if part is None or stood is None or part in asking.about:
        return part
    kind = part.partition(":")[0]
    alike = [id for id in widgets.ids if id.partition(":")[0] == kind and id in asking.narrowing.glowing]
    return min(reversed(alike), key=lambda id: round(dist(widgets[id].area.centre, stood.centre)), default=part)


class PlayKeys:
    """Remembers where keys stood when a move was made last, and among what is asked before they went elsewhere."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._left: Area | None = None
        self._among_asked: tuple[int, str] | None = None

    def mind(self, intent: Intent) -> None:
        """Remember where keys stand among what is asked, before another key is pressed; what is taken decides itself
        where they go.
        """
        if self._scene.state.asking is None:
            return
        widgets, move = self._scene.widgets, self._scene.session.move_count
        if intent is Intent.CONFIRM:
            self._among_asked = None
        elif widgets.by_keys and widgets.focus is not None and widgets.focus in widgets.herd:
            self._among_asked = move, widgets.focus

    def leave(self) -> None:
        """Remember where keys stand while a move is made: at the first piece that is chosen, or what has the focus."""
        asking = self._scene.state.asking
        if asking is None:
            self._left = None
            return
        widgets, chosen = self._scene.widgets, asking.narrowing.chosen
        at = next((id for id in (*chosen, widgets.focus) if id is not None and id in widgets.ids), None)
        self._left = None if at is None or not widgets.by_keys else widgets[at].area

    def first_part(self, asking: Asking) -> str | None:
        """Return the part that has the focus first, near where keys stand or stood, or None for no part.

        Keys that went elsewhere, as to the log, come back to where they stood while the same was asked.
        """
        widgets = self._scene.widgets
        move, stood_at = self._among_asked or (None, None)
        if move == self._scene.session.move_count and not asking.narrowing.chosen and stood_at in widgets.herd:
            return stood_at
        first = first_part(self._scene.table, asking)
        stands = bool(asking.narrowing.chosen) and widgets.by_keys and widgets.focus in widgets.ids
        stood = widgets[widgets.focus].area if stands and widgets.focus is not None else self._stood
        return nearest_alike(first, asking, widgets, stood)

    @property
    def _stood(self) -> Area | None:
        """Where keys stood when the seat that is asked made its last move, if it may go on with another like that."""
        session = self._scene.session
        last = next(reversed(session.history), None)
        if self._left is None or last is None or last.seat != session.to_move:
            return None
        return self._left if any(move.verb == last.move.verb for move in session.legal_moves()) else None


def ready_buttons(state: PlayState) -> list[str]:
    """Return the buttons that make the move that is composed."""
    asking = state.asking
    if asking is None or not asking.narrowing.chosen or (move := asking.narrowing.move) is None:
        return []
    return [action.name for action in state.table.actions(asking) if action.move == move]


def next_id(move: Move, table: Table, asking: Asking, widgets: WidgetGroup, about: Iterable[str] = ()) -> str | None:
    """Return what is to be pressed next for a move: a piece of it, or the button that makes it, or None.

    Of its pieces those come first that it is `about`, as they stand there, then those to which number keys lead first;
    once one is chosen, a button that makes the move does, and without one what only waits for another press.
    """
    narrowing = asking.narrowing
    left = Counter(move.parts)
    left.subtract(narrowing.chosen)
    if min(left.values(), default=0) < 0:
        return None
    parts = list(left.elements())
    order = {part: place for place, part in enumerate(dict.fromkeys((*about, *table.picks(asking))))}
    pieces = [
        _twin_of(part) if part in narrowing.chosen else part
        for part in sorted(parts, key=lambda part: order.get(part, len(order)))
        if narrowing.can_choose(part)
    ]
    pieces = [id for id in pieces if id in widgets.ids]
    buttons = [action.name for action in table.actions(asking) if action.move == move and action.name in widgets.ids]
    again = [id for id in move.parts if id in widgets.ids] if _only_waits(table, narrowing) else []
    ways = [*buttons, *pieces, *again] if narrowing.chosen else [*pieces, *buttons]
    return ways[0] if ways else None


def _twin_of(part: str) -> str:
    """Return the id of the second of two alike pieces, of which the first is chosen."""
    return f"{part}#2"


def herd(state: PlayState, ids: Sequence[str]) -> frozenset[str]:
    """Return the ids among which the arrows stay: the pieces of what is asked, and the buttons for it."""
    if state.asking is None:
        return frozenset()
    return _asked(state.table, state.asking, (part for move in state.asking.narrowing.all for part in move.parts), ids)


def flock(state: PlayState, ids: Sequence[str]) -> frozenset[str]:
    """Return those of the herd that are wanted next: once a card is chosen its places, and no other card."""
    asking = state.asking
    if asking is None or not asking.narrowing.chosen:
        return frozenset()
    return _asked(state.table, asking, asking.narrowing.glowing, ids)


def _asked(table: Table, asking: Asking, parts: Iterable[str], ids: Sequence[str]) -> frozenset[str]:
    """Return the ids of pieces that are among some parts, and of the buttons for what is asked."""
    pieces = set(parts)
    found = (id for id in ids if id.partition("#")[0] in pieces)
    return frozenset((*found, *(action.name for action in table.actions(asking))))


def order(state: PlayState, ids: Sequence[str]) -> list[str]:
    """Return the ids in the order in which the focus goes through them: first what is asked, as number keys lead, and
    of that what a lesson is about.

    Then come the other pieces, as the cards that may not be played now, which say why; last what only explains itself.
    """
    if state.asking is None:
        return list(ids)
    asked = herd(state, ids)
    places = {id: place for place, id in enumerate(dict.fromkeys(state.table.picks(state.asking)))}
    first, about = state.table.led_first(state.asking), asked.intersection(state.asking.about)

    def rank(id: str) -> tuple[bool | int, ...]:
        return id not in about, id != first, places.get(id, len(places)), id not in asked, id.startswith(EXPLAINS)

    return sorted(ids, key=rank)


def is_astray(widgets: WidgetGroup) -> bool:
    """Return whether keys have led the focus away from what is asked."""
    return widgets.by_keys and bool(widgets.herd) and widgets.focus is not None and widgets.focus not in widgets.herd


def picked(state: PlayState, number: int, ids: Sequence[str]) -> str | None:
    """Return the piece that a number key (from 1) leads to, counted among those that lie there (`ids`), or None."""
    if state.asking is None:
        return None
    parts = [part for part in state.table.picks(state.asking) if part in ids]
    return parts[number - 1] if number <= len(parts) else None


def take(state: PlayState, part: str) -> Move | Refused | None:
    """Take a piece for the move, also instead of another one; a piece that was taken before is let go.

    Return the move if that makes it, why it cannot be taken, or None where the move wants more.
    """
    if state.asking is None:
        return None
    narrowing = state.asking.narrowing
    if (button := state.table.slipped(state.asking, part)) is not None:
        moves = [move for move in narrowing.all if part in move.parts]
        meant = moves[0] if len(moves) == 1 and not state.table.confirms(moves[0], dropped=False) else None
        return Refused(_let_go_words(state.table, state.table.say(button), meant))
    if part in narrowing.chosen:
        # Of several of a sort one is pressed again to be put back; what stands alone is pressed again to make its move,
        # unless that gives it up.
        sort = _sort_of(part)
        alone = sum(_sort_of(each) == sort for each in narrowing.chosen) == 1
        move = narrowing.move if alone else None
        if move is None or state.table.gives_up(move):
            narrowing.release(part)
            return None
        return move
    if not narrowing.choose(part):
        refused = _refused(state, state.asking, part)
        if refused is None and (kept := state.table.stray(part, narrowing.chosen)) is not None:
            refused = Refused(state.table.say(kept))
        if refused is not None:
            if _is_another(narrowing, part):
                narrowing.choose_instead(part)
            return refused
        before = narrowing.chosen
        if others := _in_its_way(narrowing, part):
            return Refused(_stray_words(state.table, others))
        if not narrowing.choose_instead(part):
            # Whoever presses a piece with nothing in hand only looks at it.
            return Refused(_stray_words(state.table, before)) if before else None
        made = _complete(state, state.asking, dropped=False)
        if set(before) - set(narrowing.chosen) and made is not None:
            # They may have pressed it for what was chosen.
            narrowing.clear()
            return Refused(_let_go_words(state.table, _name_of(state.table, before), made))
    return _complete(state, state.asking, dropped=False)


def _is_another(narrowing: Narrowing, part: str) -> bool:
    """Return whether a piece is one of the sort of the only one that is chosen, and begins moves of its own.

    What makes a move by itself, as a brew of one recipe, is kept.
    """
    if narrowing.bare:
        return False
    sorts = {_sort_of(each) for each in narrowing.chosen}
    others = (move for move in narrowing.all if part in move.parts)
    return len(narrowing.chosen) == 1 and sorts == {_sort_of(part)} and any(others)


def _in_its_way(narrowing: Narrowing, part: str) -> list[str]:
    """Return of several pieces of its sort that are chosen those with which a piece makes no move: which of them it
    would take the place of nobody can tell.
    """
    alike = [each for each in narrowing.chosen if _sort_of(each) == _sort_of(part)]
    moves = [set(move.parts) for move in narrowing.all if part in move.parts]
    if len(alike) < 2 or not moves or any(parts.issuperset(alike) for parts in moves):
        return []
    return [each for each in alike if not any(each in parts for parts in moves)] or alike


def _sort_of(part: str) -> str:
    """Return what sort of piece a part is."""
    return part.partition(":")[0]


def _stray_words(table: Table, chosen: Sequence[str]) -> str:
    """Return that a piece does not go with what is chosen, the last of which is named if it has a name."""
    words = _name_of(table, chosen)
    return table.say("table.stray.part") if words is None else table.say("table.stray.named", part=words)


def _let_go_words(table: Table, named: str | None, move: Move | None) -> str:
    """Return that what was chosen is let go, by its name if it has one, and which `move` the same press makes next."""
    told = table.say("table.let_go") if named is None else table.say("table.let_go.named", part=named)
    does = None if move is None else table.unmarked_words(move)
    again = table.say("table.let_go.again") if does is None else table.say("table.let_go.makes", move=does)
    return f"{told} {again}"


def _name_of(table: Table, chosen: Sequence[str]) -> str | None:
    """Return the name of the last of what is chosen that has one."""
    words = next((words for part in reversed(chosen) if (words := table.part_words(part)) is not None), None)
    return None if words is None else table.say(words)


def take_all(state: PlayState, parts: Sequence[str]) -> Move | Refused | None:
    """Take the pieces of a move at once; return as `take` does. What the table keeps stays chosen."""
    if state.asking is None:
        return None
    narrowing = state.asking.narrowing
    for part in parts:
        if part not in narrowing.chosen and (kept := state.table.stray(part, narrowing.chosen)) is not None:
            return Refused(state.table.say(kept))
    narrowing.clear()
    for part in parts:
        if not narrowing.choose(part):
            narrowing.clear()
            why = (_refused_beside(state, state.asking, each, [one for one in parts if one != each]) for each in parts)
            return next((each for each in why if each is not None), None) or Refused(state.table.say("table.stray"))
    return _complete(state, state.asking, dropped=True)


def make(state: PlayState, move: Move) -> Move | Refused:
    """Return the move of a button, or that what was chosen for another move is let go before it.

    One piece that only waits for another press is let go by the same press: the button does what it says. What the
    table warns of is said at the first press.
    """
    asking = state.asking
    if asking is not None and asking.narrowing.chosen and not set(asking.narrowing.chosen) & set(move.parts):
        before, waits = asking.narrowing.chosen, _only_waits(state.table, asking.narrowing)
        asking.narrowing.clear()
        if not waits:
            return Refused(_let_go_words(state.table, _name_of(state.table, before), move))
    warning = state.table.warning_of(move, shared=state.eyes.shared)
    if warning is None or state.warned == (state.moment, move):
        return move
    state.warned = state.moment, move
    return Refused(state.table.say(warning))


def _only_waits(table: Table, narrowing: Narrowing) -> bool:
    """Return whether one piece is chosen that makes its move by another press on it, as an ability does."""
    made = narrowing.move
    return made is not None and made.parts == narrowing.chosen and len(made.parts) == 1 and not table.gives_up(made)


def _complete(state: PlayState, asking: Asking, *, dropped: bool) -> Move | None:
    """Return the move when it is complete and need not be confirmed; of one that waits, all pieces are chosen.

    So a second card that alone goes with the first is seen to be taken too.
    """
    narrowing = asking.narrowing
    move = narrowing.move
    if move is None or not state.table.confirms(move, dropped=dropped):
        return move
    left = Counter(move.parts)
    left.subtract(narrowing.chosen)
    sorts = {_sort_of(part) for part in narrowing.chosen}
    for part in left.elements():
        if _sort_of(part) in sorts:
            narrowing.choose(part)
    return None


def _refused(state: PlayState, asking: Asking, part: str) -> Refused | None:
    """Return why the move that a piece would make with what is chosen is not legal, or None."""
    return _refused_beside(state, asking, part, asking.narrowing.chosen)


def _refused_beside(state: PlayState, asking: Asking, part: str, chosen: Sequence[str]) -> Refused | None:
    """Return why the move of a piece and of what is chosen is not legal, or None; it is named beside others' chips."""
    table = state.table
    move = table.attempt(part, chosen)
    why = None if move is None else asking.why_not(move)
    if move is None or why is None:
        return None
    named = table.part_words(part)
    is_named = named is not None and table.say(named) in table.say(why)
    if chosen and named is not None and not is_named and not set(chosen) & set(move.parts):
        why = reason("table.told", what=named, named=why)
    said = table.say(why)
    return Refused(said[:1].upper() + said[1:])
