"""The phases of a round, setup before the first and the end after the last."""
