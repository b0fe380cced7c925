"""Whatever is pressed or dragged at a table is answered: by what it does, what is said of it, or why it may not be."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from cauldron_harness import moment
from harness import Harness, asked, glowing, sit_down
from screens import GAMES, USUAL, length, recorded, session_at

from game.core.move import Move
from game.play.session import Session
from game.rules.cauldron.ingredients import KINDS
from game.scenes.playing.play_intents import LookBack
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.play_state import PlayState
from game.view.input.commands import Intent
from game.view.widgets import Button, Spot

BARE = (960.0, 4.0)
"""A point on bare paper, in layout px."""

OLD = "This was said of something else."

NO_PIECES = ("log", "since ", "tip ", "prompt")
"""How the ids begin of what is no piece of a move."""


@dataclass
class Hand:
    """A person at a table, whose moves are noted instead of made."""

    harness: Harness
    made: list[Move]

    @property
    def state(self) -> PlayState:
        return self.harness.top.state

    def choose(self, part: str | None) -> bool:
        """Choose a part, or nothing; return whether that leaves something to be chosen."""
        narrowing = self.state.asking.narrowing
        narrowing.clear()
        if part is not None:
            narrowing.choose(part)
        self.made.clear()
        self.state.notice.drop()
        self.state.invalidate()
        return narrowing.move is None or part is None

    def stands(self) -> tuple[object, ...]:
        """Return what a gesture may change."""
        scene = self.harness.top
        return self.state.asking.narrowing.chosen, getattr(scene.table, "lit", None), len(self.harness.stack.scenes)

    def is_answered(self, before: tuple[object, ...]) -> bool:
        """Return whether a gesture has done or said something."""
        return bool(self.made or self.state.notice.words or self.stands() != before)


SLOW = pytest.mark.slow
"""The mark of what is walked over only in the thorough tests: no table has more pieces than that of Cauldron."""

EVERY_PIECE = [*((game, game != "cauldron") for game in USUAL), pytest.param("cauldron", True, marks=SLOW)]
"""The games, and whether each of their pieces is tried or only one of each kind."""


def decisions(path: Path) -> Iterator[Session]:
    """Yield a recorded match at each kind of decision that its first seat comes to."""
    session, seen = session_at(path, 0), set()
    for text in recorded(path)[1][: length(path)]:
        legal = session.legal_moves() if session.to_move == 0 else ()
        kind = frozenset(move.verb for move in legal)
        if kind and kind not in seen:
            seen.add(kind)
            yield session
        session.play(session.controller.parse(text))


def hands(services, game: str) -> Iterator[Hand]:
    """Yield a person who is asked for each kind of decision, if the table asks for it."""
    for session in decisions(GAMES / f"{USUAL[game]}.jsonl"):
        harness = sit_down(services, session)
        harness.let_pass(1.0)
        if asked(harness)() and not harness.top.state.bell.stands:
            made: list[Move] = []
            harness.top._play = made.append
            yield Hand(harness, made)


def kinds(ids: tuple[str, ...]) -> dict[str, str]:
    """Return the first id of every kind."""
    found: dict[str, str] = {}
    for id in ids:
        found.setdefault(id.replace(" ", ":").partition(":")[0], id)
    return found


def pieces(harness: Harness) -> list[str]:
    """Return the ids of what may be a piece of a move."""
    widgets = harness.widgets
    return [id for id in widgets.ids if not (isinstance(widgets[id], Button) or id.startswith(NO_PIECES))]


@pytest.mark.parametrize(("game", "every"), EVERY_PIECE)
def test_a_piece_that_does_not_go_with_what_is_chosen_says_so(services, game, every):
    pressed = 0
    for hand in hands(services, game):
        harness = hand.harness
        for first in (None, *kinds(glowing(harness)).values()):
            if not hand.choose(first):
                continue
            for id in pieces(harness) if every else kinds(tuple(pieces(harness))).values():
                hand.choose(first)
                if id not in harness.widgets.ids:
                    continue
                widget, before = harness.widgets[id], hand.stands()
                widget.press()
                looked_at = first is None and harness.top.table.shows_large(id)
                assert hand.is_answered(before) or widget.note is not None or looked_at, (first, id)
                pressed += 1
    assert pressed


@pytest.mark.parametrize("game", [pytest.param(game, marks=SLOW if game == "cauldron" else ()) for game in USUAL])
def test_a_piece_that_is_dragged_where_it_makes_no_move_says_where_it_may_go(services, game):
    dragged = 0
    for hand in hands(services, game):
        harness = hand.harness
        hand.choose(None)
        movable = (id for id in pieces(harness) if isinstance(spot := harness.widgets[id], Spot) and spot.draggable)
        for id in kinds(tuple(movable)).values():
            for target in (None, *kinds(tuple(pieces(harness))).values()):
                hand.choose(None)
                home = harness.widgets[id]
                place = BARE if target is None else harness.widgets[target].area.centre
                if home.contains(*place):
                    continue
                before = hand.stands()
                harness.drag(id, *place)
                assert hand.is_answered(before), (id, target)
                dragged += 1
    assert dragged


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", USUAL)
def test_an_old_reason_does_not_outlast_what_is_done_next(services, game):
    hand = next(hands(services, game))
    harness, scene = hand.harness, hand.harness.top
    for id in kinds(harness.widgets.ids).values():
        if id not in harness.widgets.ids:
            continue
        scene.state.notice.say(OLD)
        harness.click(id)
        assert scene.state.notice.words != OLD, id
        _come_back(harness)
    for intent in (Intent.HINT, Intent.CANCEL, Intent.LOG, Intent.MENU, Intent.RULES, Intent.UNDO, Intent.BUTTONS):
        scene.state.notice.say(OLD)
        harness.press(intent)
        assert scene.state.notice.words != OLD, intent
        _come_back(harness)


def test_looking_about_leaves_a_reason_to_be_read(services):
    hand = next(hands(services, "alarun"))
    harness, state = hand.harness, hand.state
    state.notice.say(OLD)
    harness.press(Intent.LEFT, Intent.NEXT)
    harness.look_at("hand:" + harness.top.session.legal_moves()[0].parts[0].partition(":")[2])
    assert state.notice.words == OLD


def test_no_button_of_the_desk_rolls_a_die(services):
    session, lone = session_at(GAMES / "cauldron_brew.jsonl", 0), 0
    for text in recorded(GAMES / "cauldron_brew.jsonl")[1]:
        if session.to_move == 0 and [move.verb for move in session.legal_moves()].count("steal") == 1:
            harness, made = sit_down(services, session), []
            harness.wait_for(asked(harness))
            harness.top._play = made.append
            harness.click("bar:steal")
            assert not made
            assert harness.top.table.lit == "steal"
            lone += 1
        session.play(session.controller.parse(text))
    assert lone


def _come_back(harness: Harness) -> None:
    """Return from a page or an earlier moment to the table."""
    while not isinstance(harness.top, PlayScene):
        harness.stack.pop()
    if harness.top.state.asking is None:
        harness.top.do(LookBack(None))
        harness.wait_for(lambda: harness.top.state.asking is not None)


def test_a_spell_that_is_dragged_out_of_the_hand_is_cast_or_says_why_not(services):
    cast = 0
    for hand in hands(services, "cauldron"):
        harness = hand.harness
        hand.choose(None)
        spells = [id for id in pieces(harness) if id.startswith("hand:") and not id.endswith("#answer")]
        for id in spells:
            hand.choose(None)
            legal = id.partition("#")[0] in hand.state.asking.narrowing.glowing
            harness.drag(id, *BARE)
            verbs = [move.verb for move in hand.made]
            assert (verbs == ["cast"] or hand.state.asking.narrowing.chosen) if legal else hand.state.notice.words, id
            cast += legal
    assert cast


def test_what_was_just_cellared_says_why_it_does_not_come_out_however_it_is_tried(services):
    def stored(session):
        last = session.history[-1] if session.history else None
        own = session.to_move == 0 and last is not None and (last.seat, last.move.verb) == (0, "store")
        return own and not {"store", "fetch"} & {move.verb for move in session.legal_moves()}

    session = moment(stored, "person", "random", seed=1)
    kind = KINDS[session.history[-1].move.kind]
    harness = sit_down(services, session)
    harness.wait_for(lambda: harness.top.state.asking is not None)
    state, why = harness.top.state, services.words.say("cauldron.reason.to_and_fro")
    for way in (
        partial(harness.click, f"cellared:{kind}"), partial(harness.drag, f"cellared:{kind}", *BARE),
        partial(harness.click, "bar:move"),
    ):  # fmt: skip
        state.notice.drop()
        way()
        assert state.notice.words == why


def test_what_may_come_out_of_a_cellar_is_dragged_into_the_supply(services):
    def may_fetch(session):
        return session.to_move == 0 and any(move.verb == "fetch" for move in session.legal_moves())

    harness = sit_down(services, moment(may_fetch, "person", "random", seed=1))
    harness.wait_for(lambda: harness.top.state.asking is not None)
    scene = harness.top
    count, move = scene.session.move_count, next(m for m in scene.session.legal_moves() if m.verb == "fetch")
    harness.drag(move.parts[0], *BARE)
    assert scene.session.move_count == count
    assert scene.state.notice.words == services.words.say("cauldron.stray.home")
    harness.drag(move.parts[0], *scene.table.plan.area("seat0.name").centre)
    assert scene.session.history[count].move == move
