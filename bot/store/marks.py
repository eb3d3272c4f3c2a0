"""What stands in a game in place of the id of somebody who is forgotten.

A mark is a keyed hash of the person's id: the same person has the same mark in the same game, so what nobody may do who
has seen a hand stays forbidden, and no id can be read from it. The key is the game's seed, which every game has for
itself and which nobody knows while it runs; a game that is opened again from its file has the same marks.
"""

from __future__ import annotations

import hmac

BYTES = 8


def mark(seed: str, user: int) -> int:
    """A person's mark in the games of a seed: a number below zero, which no Discord id is."""
    found = hmac.digest(seed.encode(), str(user).encode(), "sha256")
    return -1 - (int.from_bytes(found[:BYTES], "big") >> 1)


def stands_for(seed: str, user: int) -> frozenset[int]:
    """The numbers under which a person can stand in the games of a seed."""
    return frozenset((user, mark(seed, user)))
