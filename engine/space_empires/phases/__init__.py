"""The course of a game: setup, turns of movement, combat and exploration, and how it ends."""
