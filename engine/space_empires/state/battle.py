"""A battle in course."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.space_empires.state.board import Owner


@dataclass(slots=True)
class Shot:
    """A shot of the current round, as everybody saw it. `firer` and `target` are ids of units; a machine is its number.

    Attributes:
        need: the highest roll that hits.
    """

    side: Owner
    firer: str
    target: str
    need: int
    roll: int
    hit: bool


@dataclass(slots=True)
class Battle:
    """A battle in course; its units are those of both sides in the hex. SE-COMBAT-02, SE-COMBAT-05

    Attributes:
        round: of fire, from 1 on; 0 before the first.
        bombarding: the attacker fires at the colony. SE-BOMB-01
        bonus: the side with the fleet size bonus in this round. SE-COMBAT-09
        cloaked: sides with raiders that are cloaked in this round; `scanned`: the scanner level that each of these
            sides met when the round began, below which a raider's cloaking does not help. SE-RAIDER-02, SE-SCANNER-03
        shots: of this round; `before`: of the round before it.
        lost: ids of units destroyed so far, by side, with how many ships.
    """

    at: str
    attacker: Owner
    defender: Owner
    round: int = 0
    bombarding: bool = False
    bonus: Owner | None = None
    cloaked: list[Owner] = field(default_factory=list)
    scanned: dict[Owner, int] = field(default_factory=dict)
    shots: list[Shot] = field(default_factory=list)
    lost: list[tuple[Owner, str, int]] = field(default_factory=list)
    before: list[Shot] = field(default_factory=list)
