"""How a combat goes, for players who ask: exactly, round by round."""
