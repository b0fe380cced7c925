"""How long a match takes is known for every game and number of seats, and the presets are options of the game."""

from itertools import pairwise

import pytest

from game.play.catalogue import GAMES
from game.play.lengths import chosen, minutes, part_of, with_preset

EVERY = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_number_of_seats_has_its_minutes(name, seats):
    lengths = GAMES[name].load().lengths
    least, most = minutes(lengths, seats, 1)
    assert 1 <= least <= most
    slow = minutes(lengths, seats, seats)
    assert slow[0] >= least
    late = minutes(lengths, seats, 1, done=lengths.moves[seats][1])
    assert late[1] < most
    assert minutes(lengths, seats, 1, pace=3.0)[1] > most


DEALT = {"cauldron15"}
"""Games that deal the more cards to each the fewer play, so that a person against bots decides more often then."""


@pytest.mark.parametrize("pace", [0.0, 0.4, 0.9, 1.5])
@pytest.mark.parametrize("name", [name for name in GAMES if name not in DEALT])
def test_whoever_takes_a_seat_away_is_told_of_no_longer_match(name, pace):
    lengths = GAMES[name].load().lengths
    for part in (1.0, *(preset.part / 100 for preset in lengths.presets.values())):
        told = [minutes(lengths, seats, 1, part=part, pace=pace) for seats in sorted(lengths.moves)]
        for fewer, more in pairwise(told):
            assert fewer[0] <= more[0] and fewer[1] <= more[1]


@pytest.mark.parametrize("pace", [0.0, 0.4, 0.9, 1.5])
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_no_two_lengths_read_alike_at_the_same_seats(name, seats, pace):
    loaded, rules = GAMES[name].load(), GAMES[name].parts().option_rules
    lengths, fields = loaded.lengths, loaded.describe_options(seats)
    every = [{}, *(preset.options for preset in lengths.presets.values())]
    parts = [part_of(lengths, rules, rules.options_from(options), fields) for options in every]
    told = [minutes(lengths, seats, 1, part=part, pace=pace) for part in parts]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_preset_is_options_that_there_are_and_is_known_again(name, seats):
    loaded, rules = GAMES[name].load(), GAMES[name].parts().option_rules
    fields = {field.name: [str(value) for value in field.choices] for field in loaded.describe_options(seats)}
    for preset, about in loaded.lengths.presets.items():
        for option, value in about.options.items():
            assert value in fields[option], (preset, option)
        options = with_preset(loaded.lengths, {"other": "kept"}, preset)
        assert options["other"] == "kept"
        assert chosen(loaded.lengths, options) == preset
        assert with_preset(loaded.lengths, options, "usual") == {"other": "kept"}
        part = part_of(loaded.lengths, rules, rules.options_from(about.options), loaded.describe_options(seats))
        assert part < 1.0 if loaded.lengths.by in about.options else part == about.part / 100
    assert chosen(loaded.lengths, {}) == "usual"
    assert part_of(loaded.lengths, rules, rules.options_from({}), loaded.describe_options(seats)) == 1.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_with_more_cards_in_hand_is_longer(seats):
    loaded, rules = GAMES["cauldron15"].load(), GAMES["cauldron15"].parts().option_rules
    fields = loaded.describe_options(seats)
    (hands,) = (field.choices for field in fields if field.name == "hand")
    parts = [part_of(loaded.lengths, rules, rules.options_from({"hand": str(hand)}), fields) for hand in hands]
    assert parts == sorted(set(parts))


def test_what_is_no_preset_is_named_so():
    lengths = GAMES["bubble_and_boil"].load().lengths
    assert chosen(lengths, {"recipes": "6"}) is None


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_what_is_offered_for_a_first_match_is_options_that_there_are_beside_the_length(name, seats):
    loaded = GAMES[name].load()
    fields = {field.name: field for field in loaded.describe_options(seats)}
    for option, value in loaded.first_match.items():
        assert value in map(str, fields[option].choices) and value != str(fields[option].default)
    assert chosen(loaded.lengths, loaded.first_match) == "usual"
