"""The door of Four Cauldrons: `python main.py --help` lists what it can do."""

if __name__ == "__main__":
    import signal

    # Until the commands are there to hear of it, Ctrl+C ends the program without a word: nothing has begun yet.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    import multiprocessing

    multiprocessing.freeze_support()

    from game.cli import run

    raise SystemExit(run())
