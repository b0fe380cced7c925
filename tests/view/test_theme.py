"""The theme: config/theme.yaml is read strictly."""

from pathlib import Path

import pytest

from game.store.content import BadContent, load, read_yaml
from game.store.places import ASSETS, CONFIG
from game.store.position_yaml import dump
from game.view.drawing.theme import Theme, ThemeEntry, load_theme


def test_colours_come_as_numbers(theme: Theme) -> None:
    assert theme.colour("ink") == (0x2B, 0x21, 0x1D)
    with pytest.raises(BadContent, match=r"theme.yaml: colours.mauve: there is no such colour"):
        theme.colour("mauve")


def test_durations_are_in_seconds(theme: Theme) -> None:
    assert theme.durations.fly == 0.25


def test_the_faces_are_there(theme: Theme) -> None:
    missing = [name for names in theme.faces.values() for name in names if not (ASSETS / "fonts" / name).is_file()]
    assert missing == []


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize(
    ("ink", "paper", "least"), [("ink", "paper_dark", 7.0), ("ink_soft", "paper", 5.5), ("cream", "plum_deep", 7.0)]
)
def test_words_can_be_read_on_their_paper(
    theme: Theme, ink: str, paper: str, least: float, high_contrast: bool
) -> None:
    look = theme.with_look(high_contrast=high_contrast, text_scale=1.0)

    def light(name: str) -> float:
        parts = [part / 255 for part in look.colour(name)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(ink), light(paper)))
    assert (bright + 0.05) / (dark + 0.05) >= least


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"colours": {"ink": "black"}}, "theme.yaml: colours.ink: expected a colour as #rrggbb, found 'black'"),
        ({"high_contrast": {"mauve": "#000000"}}, "theme.yaml: high_contrast.mauve: is not one of the colours"),
        ({"faces": {"display": ["a.woff2"]}}, "theme.yaml: faces.text: is missing"),
        ({"lift": {"name": 20}}, "theme.yaml: lift.name: expected a number from 25 to 200, found 20"),
        (
            {"high_contrast_lift": {"name": 201}},
            "theme.yaml: high_contrast_lift.name: expected a number from 25 to 200, found 201",
        ),
        ({"shadow": {"paper": 31}}, "theme.yaml: shadow.paper: expected a number from 0 to 30, found 31"),
        ({"milliseconds": {"fly": 0}}, "theme.yaml: milliseconds.fly: expected a number above 0"),
        ({"milliseconds": {"jump": 5}}, "theme.yaml: milliseconds.jump: is not one of the durations"),
        ({"sounds": {}}, "unknown field `sounds`"),
    ],
)
def test_a_wrong_theme_is_refused_by_name(tmp_path: Path, change: dict[str, dict[str, object]], complaint: str) -> None:
    plain = read_yaml(CONFIG / "theme.yaml")
    for key, value in change.items():
        plain[key] = value if key == "faces" else {**plain.get(key, {}), **value}
    path = tmp_path / "theme.yaml"
    path.write_text(dump(plain))
    with pytest.raises(BadContent, match=complaint):
        load_theme(path)


def test_the_file_holds_what_the_program_reads() -> None:
    entry = load(CONFIG / "theme.yaml", ThemeEntry)
    assert set(entry.high_contrast) <= set(entry.colours)
