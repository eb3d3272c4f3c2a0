"""Seats by lot: drawn from the secret seed of the game, so that anybody can check them when the seed is shown."""

from __future__ import annotations

from engine.chance import shuffled, stream


def drawn(seed: str, seats: int) -> list[int]:
    """For each seat who sits there, by the order in which people came: `[2, 0, 1]`, the third one comes first."""
    return shuffled(range(seats), stream(seed, 0, 0, "seats"))
