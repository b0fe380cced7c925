"""Bug report: a zip of the log and the matches played last, for whoever is asked what went wrong."""
