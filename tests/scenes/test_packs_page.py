"""Card packs in Setup: switched on by their name and author's line, in the match, and there the next time."""

from dataclasses import replace

import pytest
from harness import Harness, plans, play_on, sit_down

from game.cli.pack_commands import template
from game.cli.torture.card_packs import png
from game.play.match import new_match
from game.play.pack_registry import complaints, install, installed, pack_pictures, with_packs
from game.play.packs.pack_shelf import install_packs
from game.play.session import Session
from game.play.shelf.shelf_words import sentence_of
from game.scenes.pages import packs_page
from game.scenes.pages.packs_page import ROWS, PacksScene
from game.scenes.pages.reader import ReaderScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.matches_page import MatchesScene
from game.scenes.title import TitleScene
from game.store.packs.pack_files import OUR_PACKS
from game.store.settings import SettingsFile
from game.tables.cauldron.pieces.card_facts import card_facts
from game.tables.pictures import PICTURES
from game.view.dialog import Dialog
from game.view.input.commands import Intent


@pytest.fixture
def provided(services):
    """Services with the words of our packs."""
    install_packs(services.places.packs)
    return replace(services, words=with_packs(services.words))


def setup_of(services, game: str = "cauldron") -> Harness:
    return Harness(services, SetupScene(services, game, lambda: TitleScene(services)))


def test_a_pack_is_switched_on_and_in_the_match_and_there_the_next_time(provided):
    setup = setup_of(provided)
    assert setup.says("setup.packs.none")
    setup.click("packs")
    assert setup.says("pack.moon_deck.name") and setup.says("pack.moon_deck.about")
    assert any(provided.words.say("pack.moon_deck.author") in text for text in setup.texts)
    setup.click("pack moon_deck")
    setup.press(Intent.CANCEL)
    assert setup.says("setup.packs", count=1)
    setup.click("start")
    assert isinstance(setup.top, PlayScene)
    assert setup.top.session.match.packs == ("moon_deck",)
    assert SettingsFile.load(provided.places.settings).current.last_setups["cauldron"].packs == ("moon_deck",)
    assert setup_of(provided).says("setup.packs", count=1)


def test_a_character_of_a_pack_is_offered_with_it_and_forgotten_without(provided):
    setup = setup_of(provided)
    setup.click("packs")
    setup.click("pack moon_deck")
    setup.press(Intent.CANCEL)
    setup.top.choices.set_own("characters", 0, "moon_deck__moonwatcher")
    setup.top.rebuild()
    assert setup.says("card.moon_deck__moonwatcher.name")
    setup.click("packs")
    setup.click("pack moon_deck")
    setup.press(Intent.CANCEL)
    assert setup.top.choices.of_seats["characters"][0] == "random"
    setup.click("start")
    assert setup.top.session.match.packs == ()


def test_a_character_of_a_pack_sits_at_the_table(provided):
    setup = setup_of(provided)
    setup.top.choices.take_packs(("moon_deck",))
    setup.top.choices.set_own("characters", 0, "moon_deck__moonwatcher")
    setup.top.rebuild()
    setup.click("start")
    assert "blank.character_card" in setup.frames
    assert setup.says("card.moon_deck__night_sowing.name")


def test_a_pack_that_is_gone_is_forgotten_by_setup(provided):
    setup = setup_of(provided)
    setup.top.choices.take_packs(("moon_deck",))
    setup.click("start")
    install(pack for pack in installed() if pack.id != "moon_deck")
    assert setup_of(provided).says("setup.packs.none")


def test_a_game_without_packs_shows_none(provided):
    assert "packs" not in setup_of(provided, "alarun").widgets.ids


def test_settings_show_the_folder_and_open_it(provided, monkeypatch):
    opened = []
    monkeypatch.setattr(packs_page, "show_folder", opened.append)
    page = Harness(provided, TitleScene(provided), SettingsScene(provided))
    page.click("packs")
    assert page.says("packs.folder", folder=str(provided.places.packs))
    page.click("folder")
    assert opened == [provided.places.packs] and opened[0].is_dir()


def test_what_is_wrong_in_the_folder_is_told(provided):
    provided.places.packs.mkdir(parents=True)
    (provided.places.packs / "bad.yaml").write_text("game: [", encoding="utf-8")
    install_packs(provided.places.packs)
    page = Harness(provided, PacksScene(provided))
    assert page.says("packs.wrong", count=1, complaint=complaints()[0])


def test_many_packs_have_several_leaves(provided):
    text = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8")
    provided.places.packs.mkdir(parents=True)
    for number in range(ROWS):
        (provided.places.packs / f"pack_{number}.yaml").write_text(text, encoding="utf-8")
    install_packs(provided.places.packs)
    page = Harness(replace(provided, words=with_packs(provided.words)), PacksScene(provided, "cauldron"))
    assert f"pack pack_{ROWS - 1}" not in page.widgets.ids
    page.top._turn_to(1)
    assert f"pack pack_{ROWS - 1}" in page.widgets.ids


def begun(services, packs, seed):
    """Return the file of a match with packs that goes on."""
    match = new_match("cauldron", plans(["person", "greedy"]), seed=seed, packs=packs)
    session = Session.begin(match, services.library)
    session.close()
    return session.path


def test_a_match_whose_pack_is_gone_waits_on_the_shelf_and_the_one_before_is_offered(provided):
    before = begun(provided, [], 1)
    gone = begun(provided, ["moon_deck"], 2)
    install(pack for pack in installed() if pack.id != "moon_deck")
    title = Harness(provided, TitleScene(provided))
    assert title.top._last.path == before
    shelf = Harness(provided, MatchesScene(provided, lambda: TitleScene(provided)))
    assert any(provided.words.say("matches.pack.gone", name="moon_deck") in text for text in shelf.texts)
    shelf.top._open_chosen()
    assert isinstance(shelf.top, Dialog)
    assert "moon_deck" in " ".join(shelf.texts) and gone.exists()
    install_packs(None)
    again = Harness(provided, MatchesScene(provided, lambda: TitleScene(provided)))
    said = provided.words.say("matches.pack", name=provided.words.say("pack.moon_deck.name"))
    assert any(said in text for text in again.texts)
    again.top._open_chosen()
    assert isinstance(again.top, PlayScene)


def test_a_match_whose_pack_was_kept_stands_on_the_shelf_and_is_replayed_though_setup_does_not_offer_it(services):
    packs, matches = services.places.packs, services.places.matches
    packs.mkdir(parents=True)
    text = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8").replace("name: Herb Garden", "name: Back Yard")
    (packs / "mine.yaml").write_text(text, encoding="utf-8")
    install_packs(packs, matches)
    session = Session.begin(
        new_match("cauldron", plans(["greedy", "greedy"]), {"season_cap": "3"}, 7, ["mine"]), services.library
    )
    over = play_on(session)
    over.close()
    going = begun(services, ["mine"], 2)
    (packs / "mine.yaml").unlink()
    install_packs(packs, matches)
    anew = replace(services, words=with_packs(services.words))
    assert Harness(anew, TitleScene(anew)).top._last.path == going
    assert (name := anew.words.say("pack.mine.name")) == "Back Yard"
    shelf = Harness(anew, MatchesScene(anew, lambda: TitleScene(anew)))
    shelf.top._choose(over.path.name)
    assert any(anew.words.say("matches.pack.withdrawn", name=name) in text for text in shelf.texts)
    sentence = sentence_of(shelf.top.chosen, anew.words)
    assert any(sentence in text for text in shelf.texts)
    shelf.top._open_chosen()
    assert isinstance(shelf.top, ReplayScene) and not shelf.top.session.notices
    moments = shelf.top.session.moments
    for number in range(over.move_count + 1):
        shelf.top.seek(number)
        assert shelf.frames
    assert moments.last.turn == over.move_count
    assert setup_of(anew).says("setup.packs.none")
    page = Harness(anew, PacksScene(anew, "cauldron"))
    assert "pack mine" not in page.widgets.ids and "pack moon_deck" in page.widgets.ids
    assert not Harness(anew, PacksScene(anew)).says("pack.mine.name")
    assert "pack.mine.name" not in sections_of(Harness(anew, ReaderScene(anew, "cauldron", "gallery")))
    table = sit_down(anew, Session.resume(going))
    for key in (Intent.GALLERY, Intent.RULES):
        table.press(key)
        assert "pack.mine.name" in sections_of(table)
        table.press(Intent.CANCEL)


def sections_of(reader: Harness) -> list[str]:
    """Return the keys of what stands over the cards of the gallery in the book."""
    assert isinstance(reader.top, ReaderScene)
    return [section.name.key for section in reader.top._gallery.sections]


def test_a_picture_of_a_pack_is_drawn_on_its_card(services, tmp_path):
    folder = tmp_path / "packs" / "garden"
    folder.mkdir(parents=True)
    text = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8")
    (folder / "garden.yaml").write_text(text.replace("count: 2", "count: 2\n    picture: dew.png", 1), encoding="utf-8")
    (folder / "dew.png").write_bytes(png(270, 234))
    install_packs(folder.parent)
    assert complaints() == ()
    services.sheets.adopt(pack_pictures())
    named = replace(services, words=with_packs(services.words))
    Harness(named, ReaderScene(named, "cauldron", "gallery"))
    book = card_facts(("garden",))
    assert book.picture("garden__dewfall") == "pack.garden.dew.png" in services.sheets
    assert book.picture("garden__kitchen_bed") == "blank.spell" in services.sheets
    assert services.sheets.frame("pack.garden.dew.png").extent == (135, 117)


def test_a_pack_shows_some_of_its_cards(provided):
    page = Harness(provided, PacksScene(provided))
    for pack in installed():
        sections = PICTURES[pack.game]().gallery().sections
        (own,) = (section for section in sections if section.name.key == f"pack.{pack.id}.name")
        assert {card.frame for card in own.cards} & set(page.frames), pack.id


@pytest.mark.parametrize("game", ["cauldron", "bubble_and_boil"])
def test_the_gallery_says_whose_a_card_of_a_pack_is(make, game):
    services = make()
    services.places.packs.mkdir(parents=True)
    (services.places.packs / "mine.yaml").write_text(template(game), encoding="utf-8")
    install_packs(services.places.packs)
    provided = replace(services, words=with_packs(services.words))
    reader = Harness(provided, ReaderScene(provided, game, "gallery"))
    assert not reader.says("gallery.pack", pack=provided.words.say("pack.mine.name"))
    reader.top.widgets["gallery"].narrow(provided.words.say("pack.mine.name"))
    assert reader.says("gallery.pack", pack=provided.words.say("pack.mine.name"))
    assert reader.says("gallery.pack.by", author=provided.words.say("pack.mine.author"))
    assert not reader.says(PICTURES[game]().gallery().origin.key)
