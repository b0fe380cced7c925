"""Data files: what lies in every build beside the code, as pyproject.toml lists it for the wheel."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def data_files(project: Path = PROJECT) -> dict[Path, str]:
    """Return files and folders of the project with the paths that they have in a build."""
    table = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    included = table["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    return {project / source: target for source, target in included.items()}


def destinations() -> list[tuple[str, str]]:
    """Return what PyInstaller wants: each file or folder, and the folder in which it or its files come to lie."""
    return [
        (str(source), target if source.is_dir() else str(Path(target).parent))
        for source, target in data_files().items()
    ]
