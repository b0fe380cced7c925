"""Input: the events of the devices as commands, and moves composed part by part."""
