"""The door of Four Cauldrons: `python main.py --help` lists what it can do."""

if __name__ == "__main__":
    from game.__main__ import start

    raise SystemExit(start())
