"""Whole matches of every game with one device alone, from the title to the results and back."""

import pytest
from device_players import KeyPlayer, PadPlayer, Player, at_the_window, is_asked
from harness import plans

from game.play.catalogue import GAMES
from game.play.luck import Luck
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.store.settings import LastSetup
from game.view.dialog import Dialog
from game.view.input.commands import Intent
from game.view.scene import Services

OTHERS = [game for game in GAMES if game != "cauldron15"]
SHORT = {"cauldron": {"quick": "yes"}, "bubble_and_boil": {"recipes": "5"}, "cauldron15": {}, "alarun": {}}
DECISIONS = {"cauldron": 18, "bubble_and_boil": 25, "cauldron15": 100, "alarun": 25}
"""So many decisions are made with the pad before bots are let finish; a match of Cauldron 15 has fewer."""


def begin(player: Player, game: str) -> PlayScene:
    """Open the box of a game and start the match."""
    player.take(f"box.{game}")
    if isinstance(player.top, Dialog):
        player.take("choice1")
    assert isinstance(player.top, SetupScene)
    player.take("start")
    assert isinstance(player.top, PlayScene)
    return player.top


def play(player: Player, scene: PlayScene, decisions: int) -> int:
    """Decide so many times, or to the end of the match; return how often it was."""
    luck = Luck(7)
    for made in range(decisions):
        player.wait_for(lambda: is_asked(player) or scene.session.to_move is None or isinstance(player.top, Dialog))
        if scene.session.to_move is None:
            return made
        if isinstance(player.top, Dialog):
            player.do(Intent.CONFIRM)
        else:
            player.decide(luck)
    return decisions


ELSEWHERE = {
    "confirm": ["k"], "cancel": ["escape", "i"], "next": ["w"], "menu": ["j"], "left": ["t"], "log": ["c"],
    "undo": ["h"], "hint": ["y"], "buttons": ["f3"], "slip_back": ["f4"],
}  # fmt: skip
"""Keys that nobody would think of."""


@pytest.mark.parametrize("game", ["cauldron15", *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_a_match_is_played_with_a_pad_alone(services, game):
    play_a_match(services, game, PadPlayer)


@pytest.mark.parametrize("game", ["cauldron15", *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_a_match_is_played_with_keys_that_are_bound_anew(services, game):
    services.bindings.rebind(ELSEWHERE)
    play_a_match(services, game, KeyPlayer)


@pytest.mark.parametrize("game", ["cauldron15", *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_a_match_is_played_with_one_hand(services, game):
    services.settings.change(one_hand=True)
    play_a_match(services, game, KeyPlayer)


def play_a_match(services: Services, game: str, device: type[Player]) -> None:
    """Play from the title to the results and back; after some decisions bots are let finish."""
    seats = tuple(plans(("person", "greedy", "greedy")))
    services.settings.change(
        last_setups={game: LastSetup(seats, SHORT[game])}, bot_pace=0, reduced_motion=True, bell="key", talk="off"
    )
    with at_the_window(services, device=device) as player:
        scene = begin(player, game)
        session = scene.session
        made = play(player, scene, DECISIONS[game])
        assert made == DECISIONS[game] or session.outcome is not None
        assert sum(turn.seat == 0 for turn in session.history) > 8
        if session.to_move is not None:
            player.wait_for(lambda: is_asked(player))
            player.do(Intent.MENU)
            assert isinstance(player.top, PauseScene)
            player.take("finish")
            assert isinstance(player.top, Dialog)
            player.take("choice0")
        player.wait_for(lambda: isinstance(player.top, ResultsScene | CountScene), seconds=1500)
        while isinstance(player.top, CountScene):
            player.do(Intent.CANCEL)
        player.take("title")
        assert isinstance(player.top, TitleScene)
    assert session.outcome is not None
