"""The sheet of a match on the shelf: who played it, how it stands or ended, and what it hung on."""

from pathlib import Path

from game.core.event import Seat
from game.play.occasions.day_words import date_of
from game.play.pack_registry import installed
from game.play.shelf.shelf_words import can_be_said, sentence_of, title_of
from game.scenes.shelf.match_people import colour_of
from game.scenes.shelf.match_times import when
from game.scenes.shelf.small_picture import draw_picture
from game.store.records import LESSON, Branch
from game.store.seat_plans import SeatPlan
from game.store.shelf_index import Shelved
from game.store.words import Words
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PITCH, SEATS = 46.0, 142.0
"""How far apart the rows of the seats are, and how far down is the middle of the first."""

EDGE = 34.0
LEAST_PICTURE = 110.0
"""The least height of room for the picture of a match."""


def draw_sheet(canvas: Canvas, words: Words, match: Shelved, area: Area, folder: Path) -> None:
    """Draw what is known of a match that lies in a folder on a paper, with its picture where that has room."""
    left, width = area.x + EDGE, area.width - 2 * EDGE
    canvas.text(
        title_of(match, words), area.middle_x, area.y + 46, size=40, role="display", align="center",
        vertical="middle", width=width, fit=True,
    )  # fmt: skip
    canvas.text(
        _about(words, match), area.middle_x, area.y + 88, size=22, align="center", vertical="middle",
        colour="ink_soft", width=width, fit=True,
    )  # fmt: skip
    panels.divider(canvas, Area(left, area.y + 106, width, 12))
    y = area.y + SEATS
    if match.header is not None:
        for seat, place in _in_order(match):
            _draw_seat(canvas, words, match, seat, place, Area(left, y - PITCH / 2, width, PITCH))
            y += PITCH
        panels.divider(canvas, Area(left, y - 20, width, 12))
        y += 10
    told = _told(words, match)
    written = canvas.text(told, left, y, size=23, width=width, height=area.bottom - 16 - y, spacing=1.2)
    room = Area(left, y + written.height + 18, width, area.bottom - 26 - y - written.height - 18)
    if match.header is not None and room.height >= LEAST_PICTURE:
        height = min(room.height, width * 9 / 16)
        draw_picture(canvas, folder, match, Area.around(*room.centre, height * 16 / 9, height))


def seats_area(match: Shelved, area: Area) -> Area:
    """Return where the rows of the seats stand on the sheet of a match."""
    count = 0 if match.header is None else len(match.header.seats)
    return Area(area.x + EDGE, area.y + SEATS - PITCH / 2, area.width - 2 * EDGE, PITCH * count)


def _about(words: Words, match: Shelved) -> str:
    """Return game, day and moves of a match in a line."""
    if match.header is None:
        return match.name
    game = words.say(f"game.{match.header.game}") if words.has(f"game.{match.header.game}") else match.header.game
    moves = words.say("matches.moves", count=match.moves)
    if not match.title:
        return words.say("matches.untitled", when=when(words, match), moves=moves)
    return words.say("matches.about", game=game, when=when(words, match), moves=moves)


def _in_order(match: Shelved) -> list[tuple[Seat, int | None]]:
    """Return the seats, from best to worst with their places where the match is over and these are known."""
    count = 0 if match.header is None else len(match.header.seats)
    ranking = match.ending.ranking if match.ending is not None else ()
    if match.ending is not None and not ranking:
        winners = match.ending.winners
        return sorted(
            ((seat, 1 if seat in winners else None) for seat in range(count)), key=lambda each: each[1] is None
        )
    placed: list[tuple[Seat, int | None]] = []
    for group in ranking:
        placed += [(seat, len(placed) + 1) for seat in group if seat < count]
    return placed if len(placed) == count else [(seat, None) for seat in range(count)]


def _draw_seat(canvas: Canvas, words: Words, match: Shelved, seat: Seat, place: int | None, area: Area) -> None:
    """Draw a seat in a row: place, hat, name, who plays it, and its score."""
    if match.header is None:
        return
    plan, middle = match.header.seats[seat], area.middle_y
    if place is not None:
        canvas.text(str(place), area.x + 4, middle, size=27, role="display", vertical="middle")
    elif match.mover == seat and match.ending is None:
        canvas.centred("icon.play", area.x + 12, middle, height=24)
    canvas.centred(f"hat.{colour_of(match, seat)}.small", area.x + 52, middle, width=36)
    name = area.width - 84 - 178
    canvas.text(plan.name, area.x + 84, middle, size=27, vertical="middle", width=name, fit=True)
    canvas.text(
        _kind(words, plan), area.right - 76, middle, size=22, align="right", vertical="middle", colour="ink_soft",
        width=98, fit=True,
    )  # fmt: skip
    ending = match.ending
    if ending is not None and seat < len(ending.scores):
        canvas.number(ending.scores[seat], area.right, middle, 22, align="right")


def _kind(words: Words, plan: SeatPlan) -> str:
    if plan.is_person:
        return words.say("matches.person")
    key = f"skill.{plan.kind}"
    return words.say(key) if words.has(key) else plan.kind


def _told(words: Words, match: Shelved) -> str:
    """Return the sentences of a match, and its seed and origin."""
    lines = []
    header, ending = match.header, match.ending
    if header is not None and ending is not None:
        told = words.for_seats([seat.name for seat in header.seats])
        lines += [told.say(each) for each in ending.story if can_be_said(each, words, len(header.seats))]
    lines = lines or [sentence_of(match, words)]
    if header is not None and ending is not None and ending.left:
        names = ", ".join(header.seats[seat].name for seat in ending.left if seat < len(header.seats))
        lines.append(words.say("results.left", names=names, count=len(ending.left)))
    if header is not None:
        seed = words.say("matches.seed.is", seed=header.seed)
        if header.evening is not None:
            lines.append(words.say("matches.of_evening", box=header.evening.box + 1, count=len(header.evening.boxes)))
        if header.day is not None:
            lines.append(words.say("matches.of_day", day=date_of(words, header.day)))
        if header.branch is not None:
            seed = words.say(_origin(header.branch), count=header.branch.at, seed=seed)
        lines.append(seed)
        lines += [_pack_line(pack, header.game, words) for pack in header.packs]
    return "\n".join(lines)


def _origin(branch: Branch) -> str:
    """Return the key of the words that say where a match was played on from."""
    if branch.match == LESSON:
        return "matches.branch.lesson"
    return "matches.branch" if branch.luck is None else "matches.branch.fresh"


def _pack_line(pack: str, game: str, words: Words) -> str:
    """Return the line of a card pack of a match, which may be gone, or be there only for such matches."""
    there = next((each for each in installed() if each.id == pack and each.game == game), None)
    if there is None:
        return words.say("matches.pack.gone", name=pack)
    key = "matches.pack.withdrawn" if there.withdrawn else "matches.pack"
    return words.say(key, name=words.say(f"pack.{pack}.name"))
