"""Layout: what can be pointed at while a match is played, and what the prompt says, as the state has it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.core.move import Move
from game.core.reason import Reason, reason
from game.scenes.playing.play_intents import (
    Answering,
    LeaveAlone,
    LetGo,
    LookBack,
    Make,
    PlayIntent,
    Refused,
    ShowResults,
    Take,
    TakeAll,
)
from game.scenes.playing.play_state import PlayState
from game.tables.answering import BELL
from game.tables.asking import Action, Prompt
from game.tables.hint_key import with_key
from game.tables.log_line import LogLine
from game.tables.tip import with_tips
from game.view.drawing.area import Area
from game.view.input.commands import Intent
from game.view.widgets import Button, Spot, Widget
from game.view.widgets.widget import OnDrop

Do = Callable[[PlayIntent], None]

ICONS = {"undo": Intent.UNDO, "redo": Intent.REDO, "hint": Intent.HINT, "menu": Intent.MENU}
"""The buttons that are there whatever is asked."""

PROMPT = "prompt"
"""The id of the prompt, where it names a card that can be looked at."""

CHIP_OF_LOG = "since"
"""The kind of the ids of the chips above the log."""

BELL_ROW, BELL_GAP = 46.0, 6.0
"""The largest height of a row of the bell's buttons, and what is between two of them."""

NARROW_EDGE = 3.0

CHIP, CHIP_GAP, CHIP_EDGE = 300.0, 4.0, 3.0
"""The widest chip of a part that is chosen, the distance of two, and that of a label from the sides, in layout px."""


class Layout(NamedTuple):
    """What can be pointed at, undermost first, and of it the ids of the buttons that are about what is asked."""

    widgets: list[Widget]
    ways_on: list[str]


def lay_out(state: PlayState, do: Do) -> Layout:
    """Return what can be pointed at; `do` is told what a person wants by pressing it."""
    asked = _asked_buttons(state, do)
    pieces = _beside_bell(state, _pieces(state, do))
    widgets = [*pieces, *log_spots(state, do), *_icons(state, do), *asked, *_chips(state, do)]
    if named_at(state, PROMPT) is not None and state.rests:
        widgets.insert(0, Spot(PROMPT, state.table.plan.area("prompt"), lambda: None))
    is_closed = state.eyes.shared and state.eyes.seat is None and state.eyes.at_screen is not None
    all_look = state.bell.stands or state.hold.stands
    if is_closed and not all_look and (hand := state.table.closed_hand()) is not None:
        tip = state.table.say("table.reveal.tip")
        widgets.append(Spot("reveal", hand, partial(do, Intent.REVEAL), tooltip=tip, sound="press"))
    if state.auto_pass.on:
        area, tip = state.table.plan.area("bell"), _tip_of_sleep(state)
        widgets.append(Spot("hush.lift", area, partial(do, LeaveAlone(None)), tooltip=tip, sound="press"))
    ways_on = [button.id for button in asked if button.enabled]
    if state.ended:
        area, words = state.table.plan.area("results"), state.table.say("table.results")
        widgets.append(Button("results", area, words, partial(do, ShowResults()), tone="primary"))
        ways_on.append("results")
    return Layout([*widgets, *_bell_buttons(state, do)], ways_on)


def _tip_of_sleep(state: PlayState) -> str:
    """Return about what the bell does not ask, and how it does again."""
    auto_pass, answering, say = state.auto_pass, state.table.answering, state.table.say
    if auto_pass.opens:
        return say("bell.opening.tip")
    if auto_pass.silences or answering is None:
        return say("bell.hushed.tip")
    return say("bell.hushed.kinds.tip", kinds=", ".join(say(answering.kind_words(kind)) for kind in auto_pass.kinds))


def _beside_bell(state: PlayState, pieces: list[Widget]) -> list[Widget]:
    """Return the pieces that do not lie beneath the bell while it stands: nothing is said of them."""
    answering = state.table.answering
    if answering is None or not state.bell.stands:
        return pieces
    area = answering.bell_paper
    return [piece for piece in pieces if not area.contains(*piece.area.centre)]


def is_chip(id: str) -> bool:
    """Return whether an id is that of a chip above the log."""
    return id.startswith(f"{CHIP_OF_LOG} ")


def is_line(id: str) -> bool:
    """Return whether an id is that of a line of the log, or of the log as a whole."""
    return id == "log" or id.startswith("log ")


def named_at(state: PlayState, id: str) -> str | None:
    """Return the piece that is shown large for a line of the log, a chip above it, or the prompt, or None."""
    table = state.table
    if id == PROMPT:
        prompt = table.prompt(state.asking)
        return table.card_of(prompt.title) or table.card_of(prompt.wish)
    kind, _, number = id.partition(" ")
    if kind not in {"log", CHIP_OF_LOG} or not number.isdecimal():
        return None
    lines = [line for line, _ in state.log.shown()] if kind == "log" else [sign.line for sign in state.log.since()]
    if int(number) >= len(lines):
        return None
    line = lines[int(number)]
    return line.card or table.card_of(line.words)


def _pieces(state: PlayState, do: Do) -> list[Widget]:
    """Return the pieces of the table; while anything moves none can be pointed at, but all while it waits."""
    if not state.rests:
        return []
    table, asking = state.table, state.asking

    def press(part: str) -> None:
        do(Refused(table.say("bell.awake")) if part == BELL else Take(part))

    def drop(*parts: str) -> bool:
        do(TakeAll(parts))
        return True

    def dropped(spot: Spot, home: OnDrop, target: str | None, x: float, y: float) -> bool:
        landed = home(target, x, y)
        if not landed and not spot.contains(x, y):
            do(Refused(table.say(table.stray_words(spot.id.partition("#")[0], x, y))))
        return landed

    spots = table.spots(asking, press, drop)
    for spot in spots:
        if asking is not None and isinstance(spot, Spot) and spot.draggable and spot.on_drop is not None:
            spot.on_drop = partial(dropped, spot, spot.on_drop)
    return with_tips(spots, table.all_tips(asking), table.say, press)


def log_spots(state: PlayState, do: Do) -> list[Widget]:
    """Return the lines of the log as ways to look back; where one may not, the log is one place that says so."""
    say = state.table.say
    since: list[Widget] = [
        Spot(
            f"{CHIP_OF_LOG} {place}", sign.area,
            partial(do, LookBack(sign.line.turn)) if state.log.open else lambda: None,
            tooltip=say(state.log.since_tip(sign)), ringed=True,
        )
        for place, sign in enumerate(state.log.since())
    ]  # fmt: skip
    if not state.log.open:
        closed = say("table.log.forgets")
        return [Spot("log", state.table.log_area(), lambda: None, tooltip=closed, ringed=False), *since]
    last = state.session.move_count if state.session.is_live else None
    return since + [
        Spot(
            f"log {row}", area, partial(do, LookBack(line.turn)), ringed=True, kept_clear=True,
            tooltip=say(_log_tip(line, leads_back=line.turn != last)),
        )
        for row, (line, area) in enumerate(state.log.shown())
        if not line.heading or line.about is not None or state.table.card_of(line.words) is not None
    ]  # fmt: skip


def _log_tip(line: LogLine, *, leads_back: bool) -> Reason:
    """Return what is said of a line of the log: what it is about, where that is known, and whether it leads back."""
    if line.about is not None and not leads_back:
        return line.about
    tip = reason("table.log.tip" if leads_back else "table.log.tip.here")
    return tip if line.about is None else reason("table.log.tip.about", about=line.about, tip=tip)


def _icons(state: PlayState, do: Do) -> list[Widget]:
    """Return undo, redo, hint and menu, or while one looks back the way to the match; one that is off says why.

    While a hint stands its button says in words that another press makes the move.
    """
    session, say = state.session, state.table.say
    barred, asked = session.why_no_undo(), state.asked_for_undo
    tips: dict[str, str | Reason] = {}
    if state.finishing and barred is not None:
        tips["undo"] = "table.undo.again.tip"
    elif barred is None and asked is not None:
        tips["undo"] = reason("table.undo.plea.tip", name=session.names[asked])
    elif state.undo_leaves_question:
        tips["undo"] = "table.undo.question.tip"
    elif barred is None:
        # Right after a take-back the next one is not to be mistaken for it.
        more = ".more" if session.why_no_redo() is None else ""
        tips["undo"] = f"table.undo{'.free' if session.undo_passes_luck else ''}{more}.tip"
    if state.hint_stands:
        tips["hint"] = "table.hint.again.tip"
    off = {
        "undo": None if "undo" in tips else barred,
        "redo": session.why_no_redo(),
        "hint": reason("table.hint.not_your_turn") if state.asking is None else None,
    }
    words = {"hint": say("table.hint.again")} if state.hint_stands else {}
    buttons: list[Widget] = [
        Button(
            f"button.{name}",
            state.table.plan.area(f"button.{name}"),
            words.get(name, ""),
            partial(do, intent),
            icon=None if name in words else f"icon.{name}",
            size=22,
            edge=NARROW_EDGE,
            tone="primary" if name == "hint" else "paper",
            tooltip=say(tips.get(name, f"table.{name}.tip")),
            disabled_because=None if (why := off.get(name)) is None else say(why),
        )
        for name, intent in ICONS.items()
    ]
    if not session.is_live:
        # While one looks back there is no hint: in its place lies the way back to the match.
        area, tip = state.table.plan.area("button.hint"), say("table.back.live.tip")
        live = Button(
            "live", area, say("table.back.live"), partial(do, LookBack(None)), tone="primary", tooltip=tip, size=22
        )
        buttons = [live if each.id == "button.hint" else each for each in buttons]
    return buttons


def _asked_buttons(state: PlayState, do: Do) -> list[Widget]:
    """Return the buttons for what is asked: moves, and being left alone."""
    if state.asking is None:
        return []
    hinted = state.asking.hinted
    return [*(_action(state, do, each, hinted) for each in state.table.actions(state.asking)), *_hush(state, do)]


def chosen_words(state: PlayState) -> list[tuple[str, str]]:
    """Return the parts that are chosen for a move, each with its words, as they stand in the prompt.

    A hint and who looks back have the whole prompt; what is told for a while stands below the chips, where it has room.
    """
    if state.asking is None or not state.session.is_live or _shows_hint(state):
        return []
    if state.notice.words is not None and not state.table.tells_below_chips(state.notice.words):
        return []
    narrowing = state.asking.narrowing
    # Whatever was chosen first, they stand as in the sentence about the move.
    parts = narrowing.left[0].parts
    named = ((part, state.table.part_words(part)) for part in sorted(narrowing.chosen, key=parts.index))
    return [(part, state.table.say(words)) for part, words in named if words is not None]


def _chips(state: PlayState, do: Do) -> list[Widget]:
    """Return a chip for each part that is chosen, which frees it."""
    chosen, row, say = chosen_words(state), state.table.chips_area(), state.table.say
    if not chosen:
        return []
    width = min(CHIP, (row.width - (len(chosen) - 1) * CHIP_GAP) / len(chosen))
    return [
        Button(
            f"chip {place}", row._replace(x=row.x + place * (width + CHIP_GAP), width=width),
            say("table.chip", part=words), partial(do, LetGo(part)), size=25, role="text", edge=CHIP_EDGE,
            tooltip=say("table.chip.tip"),
        )
        for place, (part, words) in enumerate(chosen)
    ]  # fmt: skip


def _action(state: PlayState, do: Do, action: Action, hinted: Move | None) -> Button:
    move, say = action.move, state.table.say
    made = None if move is None else Make(move)
    intent: PlayIntent | None = TakeAll(action.parts) if action.parts else made
    return Button(
        action.name,
        state.table.plan.area(action.place),
        say(action.label),
        (lambda: None) if intent is None else partial(do, intent),
        tone="primary" if action.primary else "paper",
        icon="icon.hint" if hinted is not None and move == hinted else None,
        tooltip=None if action.tip is None else say("table.action.tip", tip=action.tip),
        disabled_because=None if action.why is None else say(action.why),
        beside=tuple(map(say, action.beside)),
    )


def _hush(state: PlayState, do: Do) -> list[Widget]:
    """Return the buttons by which somebody alone is left alone for some time."""
    call, answering, table = state.auto_pass.call, state.table.answering, state.table
    if call is None or answering is None or not (answering.hushes and state.session.is_alone):
        return []
    turn = Button(
        "hush.turn", table.plan.area("bell.turn"), table.say("bell.hush.turn"), partial(do, LeaveAlone("turn")),
        tooltip=table.say("bell.hush.turn.tip"), edge=NARROW_EDGE,
    )  # fmt: skip
    return [turn, _hush_kind(state, do, answering.kind_words(call.kind), table.plan.area("bell.kind"))]


def _bell_buttons(state: PlayState, do: Do) -> list[Widget]:
    """Return a button for each person who may ring, and one for nobody."""
    answering, ringing = state.table.answering, state.bell.ringing
    if answering is None or ringing is None:
        return []
    area, ringers = answering.bell_area(), ringing.ringers
    count = (len(ringers) + 1) // 2 + 1 + answering.hushes
    least = min(area.height, count * (BELL_ROW + BELL_GAP) - BELL_GAP)
    rows = area._replace(y=area.bottom - least, height=least).rows(count, BELL_GAP)
    cells = rows[:1] if len(ringers) == 1 else [cell for row in rows for cell in row.columns(2, BELL_GAP)]
    say, names = state.table.say, state.session.names
    found: list[Widget] = [
        Button(
            f"ring {seat}", cell, say("bell.ring", name=names[seat]) if len(ringers) == 1 else names[seat],
            partial(do, Answering(seat)), icon=state.table.head(seat),
        )
        for seat, cell in zip(ringers, cells, strict=False)
    ]  # fmt: skip
    # Where turns are ended otherwise lies nothing: the mouse often rests there.
    silence = rows[-2 if answering.hushes else -1]
    # What a key of going on does is green, as everywhere.
    found.append(
        Button(
            "silence", silence, say("bell.silence"), partial(do, Answering(None)), tone="primary",
            tooltip=say("bell.silence.tip"),
        )
    )  # fmt: skip
    if answering.hushes:
        left, _ = rows[-1].columns(2, BELL_GAP)
        found.append(_hush_kind(state, do, answering.kind_words(ringing.call.kind), left))
    return found


def _hush_kind(state: PlayState, do: Do, kind: Reason, area: Area) -> Button:
    """Return the button by which nobody is asked about announcements of a kind until the season is over."""
    table = state.table
    return Button(
        "hush.kind", area, table.say("bell.hush.kind"), partial(do, LeaveAlone("kind")),
        tooltip=table.say(reason("bell.hush.kind.tip", kind=kind)), edge=NARROW_EDGE,
    )  # fmt: skip


def button_after(ways_on: list[str], focus: str | None) -> str | None:
    """Return the next button of what is asked after the one that has the focus, or else the first; None: none."""
    if not ways_on:
        return focus
    return ways_on[(ways_on.index(focus) + 1) % len(ways_on)] if focus in ways_on else ways_on[0]


def prompt_of(state: PlayState, *, thinking: bool, rushing: bool) -> Prompt:
    """Return what the prompt says; a hint may be on its way (`thinking`), or bots be `rushing` to the end."""
    asked = _named(state, _stepwise(state, state.table.prompt(state.asking)))
    ringing, hint = state.bell.ringing, state.hint
    if not state.session.is_live:
        return Prompt(None, reason("table.prompt.back"), reason("table.prompt.back.wish"), yours=False)
    if ringing is not None:
        wish = reason("bell.wish" if ringing.left is not None else "bell.wish.waits")
        return Prompt(ringing.call.seat, ringing.call.words, wish, yours=True)
    told = state.told if state.moving and state.asking is None else None
    if state.hold.stands and not state.table.timeline.busy:
        if state.hold.over is not None:
            told = LogLine(0, state.hold.over)
        held = asked if told is None else _telling(told)
        if state.notice.words is not None:
            return held._replace(wish=reason("table.words", words=state.notice.words))
        return held._replace(wish=reason("table.prompt.hold")) if state.hold.waits_for_click else held
    if state.finishing and state.session.to_move is not None and state.notice.words is None:
        return asked._replace(wish=reason("table.bots.rush" if rushing else "table.bots.finish"))
    if state.notice.words is not None:
        words = reason("table.words", words=state.notice.words)
        if asked.yours and asked.title.key == "table.prompt.yours":
            # What is asked stays to be read.
            asked = asked._replace(title=asked.wish)
        # Beneath the name of a rival it would be the rival who says it.
        return asked._replace(wish=words) if asked.yours else Prompt(None, reason("table.prompt.notice"), words, False)
    if hint is not None and hint.counsel is not None and _shows_hint(state):
        advised = with_key(state.table, state.table.hint_prompt(asked, hint.move, hint.counsel))
        title = reason("table.prompt.hint.put_back", title=advised.title)
        return advised._replace(title=title) if state.hint_puts_back else advised
    if thinking:
        return asked._replace(wish=reason("table.prompt.thinking"))
    return asked if told is None else _telling(told)


def _shows_hint(state: PlayState) -> bool:
    """Return whether the prompt says what a hint says."""
    hint = state.hint
    if state.notice.words is not None or hint is None or hint.counsel is None or state.table.marks_pieces:
        return False
    return state.hint_stands and not state.hint_is_read


def _stepwise(state: PlayState, asked: Prompt) -> Prompt:
    """Return a prompt with the chips of what is chosen in the place of its title, and which part is to be chosen next.

    Parts are counted where all moves that are left have as many, unless a card may ask for more once it is played.
    Where one move is left, its button asks by itself.
    """
    chosen = chosen_words(state)
    if not chosen or state.asking is None:
        return asked
    bare = asked._replace(title=reason("table.words", words=""))
    counts = {
        sum(state.table.part_words(part) is not None for part in move.parts) for move in state.asking.narrowing.left
    }
    decided = state.asking.narrowing.move is not None
    if decided or not state.table.counts_parts or len(counts) != 1 or len(chosen) >= (count := counts.pop()):
        return bare
    return bare._replace(wish=reason("table.step", number=len(chosen) + 1, count=count, wish=asked.wish))


def _named(state: PlayState, asked: Prompt) -> Prompt:
    """Return a prompt that names the person who is asked, where several look at it."""
    if not (asked.yours and asked.seat is not None and state.eyes.shared):
        return asked
    name, title = state.session.names[asked.seat], asked.title
    if title.key == "table.prompt.yours":
        return asked._replace(title=reason("table.prompt.turn_of", name=name))
    if title.key == "table.words" or ("name", name) in (*title.args, *asked.wish.args):
        return asked
    if "name" in dict(title.args):
        # Two names do not stand side by side.
        return asked._replace(wish=reason("table.prompt.for", name=name, title=asked.wish))
    return asked._replace(title=reason("table.prompt.for", name=name, title=title))


def _telling(told: LogLine) -> Prompt:
    """Return the prompt that tells what happens."""
    return Prompt(told.seat, told.words, told.about or reason("table.words", words=""), yours=False)
