"""Faces: who is seen at the table when nobody, somebody or everybody has chosen."""

from itertools import product

import pytest
import yaml

from game.store.faces import FACES, NEIGHBOURS, REGULARS, bust_sheet, faces_of, next_face
from game.store.places import ASSETS
from game.store.seat_plans import COLOURS, PERSON, SeatPlan


def seats(*kinds: str, names: tuple[str, ...] = (), faces: tuple[str, ...] = ()) -> list[SeatPlan]:
    return [
        SeatPlan(names[at] if names else f"N{at}", kind, COLOURS[at], faces[at] if faces else "")
        for at, kind in enumerate(kinds)
    ]


def test_all_seats_have_different_faces_whoever_sits_there() -> None:
    for count in range(1, len(COLOURS) + 1):
        for kinds in product((PERSON, "adept"), repeat=count):
            found = faces_of(seats(*kinds))
            assert len(set(found)) == count
            assert all(
                face in (NEIGHBOURS if kind == PERSON else REGULARS) for kind, face in zip(kinds, found, strict=True)
            )


def test_a_bot_that_is_called_like_a_regular_has_the_regulars_face() -> None:
    found = faces_of(seats("adept", "adept", "adept", names=("BERTÓK", "Ana", "Zelma")))
    assert found[0] == "bertok"
    assert found[2] == "zelma"
    assert found[1] not in ("bertok", "zelma")


def test_a_chosen_face_stays_whatever_the_name() -> None:
    assert faces_of(seats("adept", PERSON, names=("Odile", "Nan"), faces=("wick", "tam"))) == ("wick", "tam")


@pytest.mark.parametrize("name", ["Agnes", "Odile", "Nan"])
@pytest.mark.parametrize("face", ["agnes", "odile", ""])
def test_no_person_has_the_face_of_a_regular(name: str, face: str) -> None:
    found = faces_of(seats(PERSON, "adept", names=(name, "Agnes"), faces=(face, "")))
    assert found[0] in NEIGHBOURS
    assert found[1] == "agnes"


def test_a_face_that_is_no_face_is_as_good_as_none() -> None:
    assert faces_of(seats(PERSON, faces=("dragon",)))[0] in NEIGHBOURS


@pytest.mark.parametrize("step", [1, -1])
def test_a_person_comes_round_to_every_face_that_is_free(step: int) -> None:
    taken = ("pim", "finn")
    face, seen = "nan", set()
    for _ in NEIGHBOURS:
        face = next_face(face, taken, step)
        seen.add(face)
    assert seen == set(NEIGHBOURS) - set(taken)


@pytest.mark.parametrize("face", FACES)
def test_every_face_is_drawn_in_every_mood(face: str) -> None:
    moods = ("calm", "thinking", "pleased", "dismayed")
    heads = yaml.safe_load((ASSETS / "sheets" / "heads.yaml").read_text(encoding="utf-8"))["frames"]
    busts = yaml.safe_load((ASSETS / "sheets" / f"{bust_sheet(face)}.yaml").read_text(encoding="utf-8"))["frames"]
    assert {f"head.{face}.{mood}" for mood in moods} <= set(heads)
    assert {f"bust.{face}.{mood}" for mood in moods} == set(busts)
