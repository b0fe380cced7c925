"""The door of Four Cauldrons, however it is opened: `main.py`, the installed command, or `python -m game`.

A worker process imports this module too, so it imports nothing before `start`.
"""


def start() -> int:
    """Do what the arguments of the process say and return the exit code."""
    import signal

    # Until the commands are there to hear of it, Ctrl+C ends the program without a word: nothing has begun yet.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    import multiprocessing

    # The worker of a frozen program ends here.
    multiprocessing.freeze_support()

    from game.cli import run

    return run()


if __name__ == "__main__":
    raise SystemExit(start())
