"""What was played on this computer: statistics of persons."""
