"""How well a program plays and what it likes: levels and traits.

A weaker level sees less far and errs more; none cheats, and none throws things away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

CHANCE = "chance"
"""The level of who answers by chance alone."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well it plays.

    Attributes:
        noise: by how many thousandths of a point it misjudges an answer at most.
        foresight: how many rounds ahead it reckons with.
        worlds: in how many worlds it tries out the few choices that matter; 0 for none.
    """

    name: str
    noise: int
    foresight: int
    worlds: int = 0


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (Level("calm", 900, 1), Level("steady", 350, 2), Level("keen", 60, 3), Level("sharp", 0, 4, 8))
    }
)
"""From the weakest on."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What it likes, in hundredths: 100 is nothing out of the ordinary.

    Attributes:
        war: what it finds in fighting and in what others own.
        growth: what it finds in places, income and research.
        trade: how readily it makes deals.
        grudge: how long it holds against somebody what was done to it.
    """

    war: int = 100
    growth: int = 100
    trade: int = 100
    grudge: int = 100


TRAITS: Mapping[str, Traits] = MappingProxyType(
    {
        "even": Traits(),
        "builder": Traits(war=60, growth=135),
        "raider": Traits(war=150, growth=85),
        "trader": Traits(war=80, trade=180),
        "grudge": Traits(war=110, grudge=250),
    }
)


@dataclass(frozen=True, slots=True)
class Character:
    """Who plays: a level, traits, and whether it only keeps the seat of somebody who is away.

    A deputy attacks nobody without need, breaks no promise, gives nothing away and spends nothing that can wait.
    """

    level: Level = field(default_factory=lambda: LEVELS["keen"])
    traits: Traits = field(default_factory=Traits)
    deputy: bool = False
