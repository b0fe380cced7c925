"""A program that renames, puts aside, restores and adds matches for ever, to be killed at any moment.

`python shelving.py FOLDER SOURCE SEED`: works on the shelf of the folder; SOURCE is a journal to be added.
"""

import sys
from pathlib import Path
from random import Random

from game.store.contents import Contents
from game.store.shelf import ASIDE, Shelf
from game.store.trouble import Trouble


def stand(contents: Contents, name: str) -> None:
    """Find nothing wrong with the match."""


def main(folder: Path, source: Path, seed: int) -> None:
    """Do one thing after the other, saying each when it is done."""
    shelf, chance = Shelf(folder), Random(seed)
    while True:
        matches = shelf.open()
        match = chance.choice(matches) if matches else None
        try:
            match chance.randrange(4), match:
                case 0, found if found is not None:
                    shelf.rename(found, f"Title {chance.randrange(100)}")
                case 1, found if found is not None:
                    shelf.put_aside(found)
                case 2, _:
                    aside = [each.name for each in (folder / ASIDE).glob("*.jsonl")]
                    if aside:
                        shelf.restore(chance.choice(aside))
                case _:
                    shelf.add(source, stand)
        except Trouble as trouble:
            assert trouble.reason.key in {"store.shelf.twice", "store.shelf.in_use"}, trouble
        print("done", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
