"""What the tests of all games' rules share: playthroughs that are kept as text."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from playthroughs import Reads

FOLDER = Path(__file__).parent.parent / "playthroughs"


@pytest.fixture
def reads_as_it_did(request: pytest.FixtureRequest) -> Reads:
    """What compares lines with a file of tests/playthroughs, or writes it if --write-playthroughs is given."""

    def compare(name: str, lines: Iterable[str]) -> None:
        path, text = FOLDER / f"{name}.txt", "\n".join(lines) + "\n"
        if request.config.getoption("--write-playthroughs"):
            path.write_text(text, encoding="utf-8")
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare
