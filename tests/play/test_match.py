"""Seats, options and games that a person types are understood or refused with a sentence."""

from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest
from playing import WORDS, match_for

from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, game
from game.play.match import SEEDS, check_seats, fresh_seed, new_match, parse_seats
from game.store.content import BadContent
from game.store.places import CONFIG
from game.store.seat_plans import SeatPlan


def seats_of(text: str) -> list[tuple[str, str]]:
    return [(seat.name, seat.kind) for seat in parse_seats(text, WORDS)]


def test_seats_are_persons_skills_and_named_bots() -> None:
    assert seats_of("Ana,master, Odile = adept ,greedy") == [
        ("Ana", "person"),
        ("Agnes", "master"),
        ("Odile", "adept"),
        ("Zelma", "greedy"),
    ]
    assert [seat.colour for seat in parse_seats("a,b,c,d,e", WORDS)] == ["plum", "moss", "blood", "teal", "dusk"]


def test_bots_do_not_take_the_names_of_others() -> None:
    assert seats_of("agnes,Master,Zelma=adept,random") == [
        ("agnes", "person"),
        ("Odile", "master"),
        ("Zelma", "adept"),
        ("Bertók", "random"),
    ]


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("Ana", reason("play.seats.number", count=1, lowest=2, highest=5)),
        ("a,b,c,d,e,f", reason("play.seats.number", count=6, lowest=2, highest=5)),
        ("Ana,", reason("play.seats.nameless", number=2)),
        ("Ana,=master", None),
        ("Ana,ana", reason("play.seats.twice", name="ana")),
        (
            "Ana,Bo=wizard",
            reason("play.seats.kind", kind="wizard", skills="random, greedy, apprentice, adept, master, grandmaster"),
        ),
        ("Ana,Master=adept", reason("play.seats.skill", name="Master")),
        ("Ana,B\to", reason("play.seats.nameless", number=2)),
    ],
)
def test_seats_that_cannot_play_are_refused(text: str, refusal: object) -> None:
    seats = parse_seats(text, WORDS)
    if refusal is None:
        check_seats(GAMES["cauldron15"], seats)
        return
    with pytest.raises(BadInput) as caught:
        check_seats(GAMES["cauldron15"], seats)
    assert caught.value.reason == refusal
    assert WORDS.say(caught.value.reason)[0] != "["
    assert not WORDS.missed


def test_hats_of_one_colour_are_refused() -> None:
    with pytest.raises(BadInput, match=r"play\.seats\.colours"):
        check_seats(GAMES["cauldron15"], [SeatPlan("a", "master", "plum"), SeatPlan("b", "master", "plum")])


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(BadInput) as caught:
        game("cauldron16")
    said = WORDS.say(caught.value.reason)
    assert said == f"There is no game called 'cauldron16'. The games are: {', '.join(GAMES)}."
    for options in ({"moons": "3"}, {"hand": "seven"}, {"hand": "9"}, {"all_over": "everybody"}):
        with pytest.raises(BadInput):
            match_for("a,b,c", **options)
    assert match_for("a,b,c", hand="5", all_over="lowest").options.hand == 5


def test_a_match_is_the_same_for_the_same_words() -> None:
    assert match_for("Ana,master", seed=7) == match_for("Ana,master", seed=7)
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) > 45
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert 0 <= new_match("cauldron15", parse_seats("Ana,Bo", WORDS)).seed < SEEDS


def test_the_fingerprint_changes_with_the_numbers_only() -> None:
    loaded = GAMES["cauldron15"].load()
    again = GAMES["cauldron15"].load()
    assert loaded.fingerprint == again.fingerprint
    other = msgspec.structs.replace(loaded, numbers=msgspec.structs.replace(loaded.numbers, limit=16))
    assert other.fingerprint != loaded.fingerprint
    weaker = msgspec.structs.replace(loaded, skills={})
    assert weaker.fingerprint == loaded.fingerprint
    later = msgspec.structs.replace(loaded, game=msgspec.structs.replace(loaded.game, version=99))
    assert later.fingerprint != loaded.fingerprint


@pytest.mark.parametrize("name", ["bubble_and_boil", "cauldron"])
def test_the_fingerprint_does_not_change_with_a_picture(name: str) -> None:
    loaded = GAMES[name].load()
    field = loaded.cards.__struct_fields__[0]
    deck = getattr(loaded.cards, field)
    card = next(iter(deck))

    def with_card(**changes: Any) -> str:
        changed = {**deck, card: msgspec.structs.replace(deck[card], **changes)}
        cards = msgspec.structs.replace(loaded.cards, **{field: changed})
        return msgspec.structs.replace(loaded, cards=cards).fingerprint

    assert with_card(picture="another") == loaded.fingerprint
    assert with_card(source="elsewhere") != loaded.fingerprint


def test_every_game_describes_its_options_for_each_number_of_seats() -> None:
    for each in GAMES.values():
        loaded = each.load()
        for seats in range(each.seats[0], each.seats[1] + 1):
            for field in loaded.describe_options(seats):
                assert field.default in field.choices
                for choice in field.choices:
                    assert loaded.options({field.name: str(choice)}, seats) is not None


@pytest.mark.parametrize(
    ("game", "file", "old", "new"),
    [
        ("cauldron", "track.yaml", "fame:", "shame:"),
        ("cauldron", "potions.yaml", "needs: {spider_web: 2}", "needs: {}"),
        ("bubble_and_boil", "deck.yaml", "count: 1", "count: 0"),
    ],
)
def test_cards_that_cannot_be_are_content_that_names_its_file(
    tmp_path: Path, game: str, file: str, old: str, new: str
) -> None:
    config = tmp_path / "config"
    copytree(CONFIG, config)
    path = config / "cards" / game / file
    assert old in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent, match=game):
        loaded = GAMES[game].load(config)
        loaded.controller(loaded.options({}, 3))
