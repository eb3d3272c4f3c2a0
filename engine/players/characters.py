"""How well a program plays and what it likes: levels and traits.

A weaker level sees less far and errs more; none cheats, and none throws things away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

CHANCE = "chance"
"""The level of who answers by chance alone."""
DEPUTY = "deputy"
"""The level of who keeps the seat of somebody who is away."""
EVEN = "even"


@dataclass(frozen=True, slots=True)
class Level:
    """How well it plays.

    Attributes:
        noise: by how many thousandths of a point it misjudges an answer at most, unless the game's mind knows better
            what a point is worth (`Mind.noise`).
        foresight: how many rounds ahead it reckons with.
    """

    name: str
    noise: int
    foresight: int


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (Level("calm", 900, 1), Level("steady", 350, 2), Level("keen", 60, 3), Level("sharp", 0, 4))
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
        EVEN: Traits(),
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


TYPED: Mapping[str, str] = MappingProxyType(
    {"easy": "calm", "normal": "steady", "hard": "keen", "expert": "sharp", "random": CHANCE, "substitute": DEPUTY}
    | {"balanced": EVEN, "vengeful": "grudge"}
)
"""What people read and type, and the names that games keep for it."""


class PlayerKind(NamedTuple):
    """What a player is called where games name it: `keen`, `steady-raider`, `deputy`, `chance`."""

    level: str
    trait: str = EVEN

    def __str__(self) -> str:
        return self.level if self.trait == EVEN else f"{self.level}-{self.trait}"

    @classmethod
    def read(cls, name: str) -> PlayerKind:
        """The inverse of `str`; the words that people read (`hard`, `normal-vengeful`) mean the same. Raises KeyError:
        there is no such level or trait.
        """
        level, _, trait = name.partition("-")
        kind = cls(TYPED.get(level, level), TYPED.get(trait, trait) or EVEN)
        if kind.level not in (*LEVELS, CHANCE, DEPUTY) or kind.trait not in TRAITS:
            raise KeyError(name)
        return kind

    @property
    def character(self) -> Character | None:
        """How it plays; None where chance does. A deputy sees as far as a steady player and does not err."""
        if self.level == CHANCE:
            return None
        if self.level == DEPUTY:
            return Character(replace(LEVELS["steady"], noise=0), TRAITS[EVEN], deputy=True)
        return Character(LEVELS[self.level], TRAITS[self.trait])


def offered(knows: bool) -> list[PlayerKind]:
    """Whom people may play against: every level with every trait where programs know the game, else chance alone."""
    return [PlayerKind(level, trait) for level in LEVELS for trait in TRAITS] if knows else [PlayerKind(CHANCE)]
