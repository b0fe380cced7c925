"""Which language is spoken: the one chosen, else that of the system, else English."""

from pathlib import Path

import pytest

from game.store import languages as module
from game.store.languages import SYSTEM, chosen_in, spoken


@pytest.fixture(autouse=True)
def _translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "languages", lambda: ("de", "en", "fr"))
    for name in module.ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(module.locale, "getlocale", lambda: (None, None))


def test_a_choice_counts_more_than_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert spoken("fr") == "fr"
    assert spoken(SYSTEM) == "de"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANGUAGE": "hu:de:en", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
    ],
)
def test_the_first_language_of_the_system_that_has_words(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken(SYSTEM) == language


def test_what_the_person_prefers_counts_where_the_system_says_nothing() -> None:
    assert spoken(SYSTEM, ("hu", "fr")) == "fr"


def test_windows_has_words_for_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.locale, "getlocale", lambda: ("German_Austria", "1252"))
    assert spoken(SYSTEM) == "de"


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("language: de", "de"), ("language: qps", "qps"), ("language: xx", SYSTEM), ("language: 3", SYSTEM),
        ("language: [de]", SYSTEM), ("[", SYSTEM), ("- de", SYSTEM), ("muted: true", SYSTEM),
    ],
)  # fmt: skip
def test_the_settings_make_a_choice_that_can_be_spoken(tmp_path: Path, text: str, choice: str) -> None:
    (tmp_path / "settings.yaml").write_text(text, "utf-8")
    assert chosen_in(tmp_path / "settings.yaml") == choice


def test_no_settings_make_no_choice(tmp_path: Path) -> None:
    assert chosen_in(tmp_path / "settings.yaml") == SYSTEM
