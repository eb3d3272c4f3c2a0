"""The course of a game: setup, rounds and phases, and how it ends."""
