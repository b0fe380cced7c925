"""Players made of code: they see an observation and return one of the legal moves."""
