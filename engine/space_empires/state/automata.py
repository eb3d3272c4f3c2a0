"""What no seat plays: doomsday machines and the alien empires of the solitaire game."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.space_empires.state.board import Owner, Unit


@dataclass(slots=True)
class Machine:
    """A doomsday machine on the board: an active unit, public in all. SE-DOOM-02

    Attributes:
        number: in the order in which they were revealed or entered.
        rating: its strength in the solitaire game; 0 for the machine of the optional rule. SE-DOOM-04
        hits: damage; it stays between combats only in the solitaire game. SE-DOOM-06
        weakness: of the solitaire game, once rolled.
    """

    number: int
    at: str
    rating: int = 0
    hits: int = 0
    weakness: str | None = None


@dataclass(slots=True)
class Fleet:
    """A fleet of an alien empire. Everybody sees where it is and that it is one.

    Attributes:
        cp: what it was launched with; hidden from all until it is built.
        raider: launched cloaked.
        units: its ships, once it was built at its first combat, or raiders at their launch.
        met: has had its first combat.
    """

    number: int
    at: str
    cp: int
    raider: bool = False
    units: list[Unit] = field(default_factory=list)
    built: bool = False
    met: bool = False


@dataclass(slots=True)
class Empire:
    """An alien empire of the solitaire game.

    Attributes:
        side: `EMPIRE` or below.
        home: the hex of its home world.
        technology: what it has researched; hidden like its accounts.
        fleet_cp, tech_cp, defense_cp: its three accounts.
        extra: the rounds from which each further economic roll counts.
        defenses: mines, bases and ships at its home world.
        drained: the accounts were spent on its defense since the last Economic Phase.
    """

    side: Owner
    home: str
    technology: dict[str, int] = field(default_factory=dict)
    fleet_cp: int = 0
    tech_cp: int = 0
    defense_cp: int = 0
    extra: list[int] = field(default_factory=list)
    fleets: list[Fleet] = field(default_factory=list)
    defenses: list[Unit] = field(default_factory=list)
    drained: bool = False
