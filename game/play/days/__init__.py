"""The match of a day: the same for everybody, with a par that bots set."""
