"""The door of the program with a fifth game on the shelf."""

import sys

from fifth_game import LADLE
from fifth_game.table import pictures
from game.cli import main
from game.tables.pictures import add

if __name__ == "__main__":
    add(LADLE, pictures)
    sys.exit(main())
