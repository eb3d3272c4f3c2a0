"""Drafts: how a table shares out factions before the first turn. What a faction is, only the game knows.

A game offers some of these ways as values of an option: `random` by lot; `choose` in turn, in the order of its rules;
`reverse` in turn from the other end; `ban`: each seat in turn puts one out of the game, then they choose in turn;
`deal`: each seat is dealt a few that it alone sees, keeps one, and all are shown together; `draft`: from a pool that
everybody sees, in snake order, together with whatever else the table drafts (`engine.kit.draft`).

Factions come in packs of which only one can be played, such as the two sides of a board; mostly a pack is one faction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.ask import Option, PickOne, Seat
from engine.question import AnyQuestion
from engine.run import Core, Run
from engine.text import Text

S = TypeVar("S", bound=Core)

RANDOM, CHOOSE, REVERSE, BAN, DEAL, DRAFT = "random", "choose", "reverse", "ban", "deal", "draft"
Packs = Sequence[Sequence[str]]


def bannable(packs: Packs, banned: Sequence[str], seats: int) -> list[str]:
    """What can be put out of the game so that enough packs for all seats are left."""
    left = [[id for id in pack if id not in banned] for pack in packs]
    spare = sum(1 for pack in left if pack) > seats
    return [id for pack in left for id in pack if spare or len(pack) > 1]


def deal(run: Run[S], packs: Packs, seats: Sequence[Seat], most: int) -> dict[Seat, list[str]]:
    """Deals packs facedown: to each seat the same number of them, at most `most`. From here on nothing is undone."""
    share = min(most, len(packs) // len(seats))
    mixed = run.shuffle(packs, "draft")
    run.seal()
    hands = [mixed[at * share : (at + 1) * share] for at in range(len(seats))]
    return {seat: sorted(id for pack in hand for id in pack) for seat, hand in zip(seats, hands, strict=True)}


async def keep(run: Run[S], kind: AnyQuestion, hands: Mapping[Seat, Sequence[Option]], about: Text) -> dict[Seat, str]:
    """All seats at once keep one of what they were dealt; what they keep is known when the last one has."""
    kept = await run.ask(kind, {seat: PickOne(list(options)) for seat, options in hands.items()}, about)
    run.seal()
    return {seat: str(id) for seat, id in kept.items()}
