"""The uses of cards in one match: on offer, used, and worth what they change while their effects happen."""

from game.core.statistics import CardFigures, CardUses


def test_a_card_on_offer_need_not_be_used() -> None:
    uses = CardUses()
    uses.offer("moon", "star")
    uses.use("star", "cast")
    uses.use("star", "cast")
    uses.use("sun", "bought")
    assert uses.figures() == {
        "moon": CardFigures(frozenset(), 0, 0.0),
        "star": CardFigures(frozenset({"cast"}), 0, 0.0),
        "sun": CardFigures(frozenset({"bought"}), 0, 0.0),
    }


def test_gains_and_losses_of_a_seat_make_up_for_each_other_and_those_of_seats_add_up() -> None:
    uses = CardUses()
    uses.change(0, 99)
    uses.open("moon")
    uses.change(0, -3)
    uses.change(0, 2)
    uses.change(1, 4)
    uses.close("moon")
    uses.change(1, 99)
    assert uses.figures()["moon"] == CardFigures(frozenset(), 1, 5.0)


def test_changes_count_for_the_effect_that_began_last() -> None:
    uses = CardUses()
    uses.open("moon")
    uses.change(0, 1)
    uses.open("star")
    uses.change(0, 10)
    uses.close("star")
    uses.change(0, 1)
    uses.open("sun")
    uses.close("moon")
    uses.change(0, 50)
    uses.close("moon")
    swings = {card: (figures.plays, figures.swing) for card, figures in uses.figures().items()}
    assert swings == {"moon": (1, 2.0), "star": (1, 10.0), "sun": (1, 0.0)}


def test_all_effects_end_together() -> None:
    uses = CardUses()
    for _ in range(2):
        uses.open("moon")
        uses.change(2, -1)
    uses.close_all()
    uses.change(2, -1)
    assert uses.figures()["moon"] == CardFigures(frozenset(), 2, 2.0)
