"""How a combat goes, for players who ask: dice and cards spread evenly over all that can come."""
