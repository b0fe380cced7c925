"""What lies on the table: fields, track, huts, spells, season and stall, and what is printed on the cards."""
