"""What discs cost that money may not suffice for, and which sectors go for them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.eclipse.components import PRODUCTION
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At

SHORT = 3500
"""What each money is worth that would be missing at the upkeep."""


def strain(at: At, resource: str, price: int) -> int:
    """What it costs to be short of money at the upkeep because science or materials have gone for a price."""
    return SHORT * (max(0, -economy.remaining(at, resource, price)) - max(0, -economy.remaining(at, resource)))


def price_of_disc(at: At, discs: int = 1, squares: Sequence[str] = ()) -> int:
    """What it costs to use so many discs now: the money of this round, and being short of it. Colony ships that can
    still go down earn some of that, also on squares that would become own ones. EC-COLONY-04
    """
    here, after = economy.balance(at), economy.balance(at, discs)
    paid = (here - after) * (economy.money(at) if economy.left(at) else economy.LAST)
    short = max(0, -here - economy.settling(at))
    missing = max(0, -after - economy.settling(at, squares)) - short
    covered = max(0, min(missing, economy.spare(at) - short))
    return paid + max(0, missing - covered) * SHORT + covered * economy.price_of_trade(at, "money")


def ransom(at: At, discs: int) -> list[int]:
    """What is lost with each own sector that has to go so that so many more discs can be paid, the one first that is
    missed least, none that earns money. EC-BANKR-02
    """
    spared = sorted(economy.loss(at, sector) for sector in economy.owned(at) if not earning(sector))
    enough = [number for number in range(len(spared) + 1) if not economy.short(at, discs - number)]
    return spared[: enough[0]] if enough else [*spared, *[SHORT] * (discs + 1)]


def earning(sector: SectorView) -> int:
    """Cubes there that will come home to the track of money, as far as one can see."""
    return sum(full and square.startswith("money") for square, full in sector.squares)


def dropped(at: At, cubes: int) -> int:
    """How much less money comes in with so many cubes home on its track."""
    there = economy.track(economy.me(at), "money").production
    return there - [*(made for made in PRODUCTION if made <= there), *(0,) * (cubes + 1)][cubes]
