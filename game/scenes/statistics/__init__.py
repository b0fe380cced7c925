"""The page of what the finished matches of everybody come to."""
