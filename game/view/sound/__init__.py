"""What is heard: which sound belongs to what happens, the voices it is played on, and the device."""
