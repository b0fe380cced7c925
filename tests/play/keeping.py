"""A program that changes a pack and begins a match with it, again and again, to be killed at any moment.

`python keeping.py OWN MATCHES`: OWN is the folder of packs, MATCHES that of the matches.
"""

import sys
from itertools import count
from pathlib import Path

from playing import WORDS

from game.play.match import new_match, parse_seats
from game.play.packs.pack_shelf import install_packs
from game.play.session import Session
from game.store.library import Library
from game.store.packs.pack_files import OUR_PACKS
from game.store.places import write_atomically


def main(own: Path, matches: Path) -> None:
    """Say each match when it has begun."""
    garden = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8")
    library = Library(matches)
    for number in count():
        write_atomically(own / "mine.yaml", garden.replace("amount: 3", f"amount: {3 + number % 2}").encode())
        install_packs(own, matches)
        match = new_match("cauldron", parse_seats("greedy,greedy", WORDS), seed=number, packs=["mine"])
        Session.begin(match, library).close()
        print("begun", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
