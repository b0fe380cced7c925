"""What every game shares: moves, events, chance, frames, reasons and the protocol of a referee."""
