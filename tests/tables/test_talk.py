"""Talk: what regulars say follows from what everybody has seen, in all four games, over the recorded games."""

import re
from pathlib import Path

import pytest

from game.core.event import Event
from game.play.catalogue import GAMES
from game.play.moments import Moment
from game.play.session import Session
from game.store.faces import REGULARS
from game.store.places import ROOT
from game.store.words import Words
from game.tables.pictures import PICTURES
from game.tables.talk import MOST_LINES, Occasion, Remark, Talk

WORDS = Words.load("en")
LINES = sorted(key for key in WORDS.keys if key.startswith("talk."))
RECORDED = sorted((ROOT / "tests" / "games").glob("*.jsonl"))
SEATED = 5
SELDOM = {"bubble_and_boil": {"robbed"}}
"""What no recorded game comes to."""


class Happening(Event, frozen=True):
    """Something in a round that concerns the first seat."""

    round: int


def occasion(event: Event) -> Occasion:
    assert isinstance(event, Happening)
    return Occasion({0: "brewed"}, event.round)


def has(key: str) -> bool:
    return key in {"talk.agnes.cauldron.brewed.1", "talk.agnes.cauldron.brewed.2"}


def said(rounds: list[int], often: str = "usual", regulars: tuple[str, ...] = ("agnes",)) -> list[tuple[int, Remark]]:
    talk = Talk("cauldron", regulars, occasion, has)
    found = [(number, talk.hear(Happening(number), often)) for number in rounds]
    return [(number, remark) for number, remark in found if remark is not None]


def test_no_line_is_said_twice_and_at_most_one_in_a_round() -> None:
    found = said([number // 6 for number in range(600)])
    assert [remark.key[-1] for _, remark in found] in (["1", "2"], ["2", "1"])
    assert found[0][0] != found[1][0]
    assert len(said([1] * 200)) == 1


def test_how_much_is_said_is_chosen() -> None:
    rounds = list(range(200))
    assert not said(rounds, "off")
    assert said(rounds, "rare")[0][0] >= said(rounds, "usual")[0][0]
    assert not said(rounds, regulars=("",)), "only regulars speak"


@pytest.mark.parametrize("key", LINES)
def test_a_line_is_short_and_leads_somewhere(key: str) -> None:
    assert len(re.findall(r"[\w'’-]+", WORDS.say(key))) <= 7
    _, regular, game, _, number = key.split(".")
    assert regular in REGULARS
    assert game in GAMES
    assert 1 <= int(number) <= MOST_LINES


def test_every_regular_has_twenty_lines_and_none_that_another_has() -> None:
    for regular in REGULARS:
        assert sum(key.startswith(f"talk.{regular}.") for key in LINES) >= 20
    assert len({WORDS.say(key) for key in LINES}) == len(LINES)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_all_eyes_hear_the_same(path: Path) -> None:
    """Whatever is hidden in an event: those who see it and those who do not hear the same words."""
    session = Session.read(path)
    game, count = session.match.game, len(session.names)
    occasion = PICTURES[game]().table.occasion
    events = [event for _, event in session.moments.following(Moment(session.base))]
    regulars = [*REGULARS[:SEATED]][:count]
    heard = []
    for eye in (None, *range(count)):
        talk = Talk(game, regulars, lambda event: occasion(None, event), WORDS.has)  # type: ignore[arg-type]
        heard.append([talk.hear(event.seen_by(eye)) for event in events])
    assert all(each == heard[0] for each in heard)


@pytest.mark.parametrize("game", GAMES)
def test_every_occasion_with_lines_comes_about(game: str) -> None:
    """No line waits for something that never happens, and everybody has a word for most of what does."""
    occasion = PICTURES[game]().table.occasion
    about = set[str]()
    for path in RECORDED:
        session = Session.read(path)
        if session.match.game == game:
            for _, event in session.moments.following(Moment(session.base)):
                found = occasion(None, event.seen_by(None))  # type: ignore[arg-type]
                about.update(found.about.values())
    about |= SELDOM.get(game, set())
    assert {key.split(".")[3] for key in LINES if key.split(".")[2] == game} == about
    for regular in REGULARS:
        assert about == {key.split(".")[3] for key in LINES if key.startswith(f"talk.{regular}.{game}.")}
