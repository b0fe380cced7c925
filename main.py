"""The door of Four Cauldrons: `python main.py --help` lists what it can do."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from game.cli import main

    raise SystemExit(main())
