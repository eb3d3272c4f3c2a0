"""What discs cost that money may not suffice for, which sectors go for them, and how many actions can still be paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.eclipse.components import PRODUCTION, SPECIES
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import DOOMED, At

SHORT = 3500
"""What each money is worth that would be missing at the upkeep."""
FURTHER = 2
"""No more actions of a round than so many are reckoned with."""


def strain(at: At, resource: str, price: int) -> int:
    """What it costs to be short of money at the upkeep because science or materials have gone for a price."""
    return SHORT * (max(0, -economy.remaining(at, resource, price)) - max(0, -economy.remaining(at, resource)))


def price_of_disc(at: At, discs: int = 1, squares: Sequence[str] = ()) -> int:
    """What it costs to use so many discs now: the money of this round, and being short of it. Colony ships that can
    still go down earn some of that, also on squares that would become own ones. EC-COLONY-04
    """
    here, after = economy.balance(at), economy.balance(at, discs)
    short = max(0, -here - economy.settling(at))
    missing = max(0, -after - economy.settling(at, squares)) - short
    covered = max(0, min(missing, economy.spare(at) - short))
    unpaid = max(0, missing - covered)
    lost = max(unpaid * SHORT, _ransomed(at, discs, squares)) if unpaid else 0
    return _spent(at, here - after, covered) + lost + covered * economy.price_of_trade(at, "money")


def _spent(at: At, money: int, covered: int) -> int:
    """What so much money is worth that goes for discs: no more than it costs to trade for it, as far as science and
    materials beyond need bring it that are not traded for something else at the upkeep anyway. EC-TRADE-01
    """
    if not economy.left(at):
        return money * economy.LAST
    dear, traded = economy.money(at), min(money, max(0, economy.idle(at) - covered))
    return (money - traded) * dear + traded * min(dear, economy.price_of_trade(at, "money"))


def price_of_next_disc(at: At, squares: Sequence[str] = ()) -> int:
    """What it costs to use one more disc, after that of an action that is still to be chosen."""
    acting = economy.acting(at)
    return price_of_disc(at, acting + 1, squares) - price_of_disc(at, acting)


def _ransomed(at: At, discs: int, squares: Sequence[str]) -> int:
    """What is lost with the sectors that go for so many more discs, beyond those that have to go anyway."""
    return sum(ransom(at, discs, squares)) - sum(ransom(at, 0))


def ransom(at: At, discs: int, squares: Sequence[str] = ()) -> list[int]:
    """What is lost with each own sector that has to go so that so many more discs can be paid, the one first that is
    missed least, those that earn money last; `DOOMED` where that leaves nothing to come back from. EC-BANKR-02
    """
    going, cubes = list[SectorView](), 0
    left_over = economy.settling(at, squares) + economy.spare(at)
    for sector in sorted(economy.owned(at), key=lambda one: (earning(one) > 0, economy.loss(at, one))):
        if economy.balance(at, discs - len(going)) + left_over >= dropped(at, cubes):
            break
        going.append(sector)
        cubes += earning(sector)
    losses = [economy.loss(at, sector) for sector in going]
    return [*losses, DOOMED] if _ruined(at, going) else losses


def _ruined(at: At, going: Sequence[SectorView]) -> bool:
    """Whether nothing is left once these sectors are gone, or before the last round not the home. EC-BANKR-07"""
    home = SPECIES[economy.me(at).species].home
    return bool(going) and (
        len(going) == len(economy.owned(at)) or (economy.left(at) > 0 and home in [one.id for one in going])
    )


def earning(sector: SectorView) -> int:
    """Cubes there that will come home to the track of money, as far as one can see."""
    return sum(full and square.startswith("money") for square, full in sector.squares)


def dropped(at: At, cubes: int) -> int:
    """How much less money comes in with so many cubes home on its track."""
    there = economy.track(economy.me(at), "money").production
    return there - [*(made for made in PRODUCTION if made <= there), *(0,) * (cubes + 1)][cubes]


# --- further actions --------------------------------------------------------------------------------------------------


def payable(at: At, materials: int = 0) -> int:
    """Actions, two at most, for which there are discs and money after the one that is chosen or under way, with
    materials gone for something before; in the last round without the discs that conquests need. EC-BANKR-01,
    EC-CLAIM-03
    """
    mine, acting = economy.me(at), economy.acting(at)
    kept = 0 if economy.left(at) else economy.promised(at)
    discs = 0 if mine.passed else min(FURTHER, mine.discs - acting - kept)
    left = {number: economy.remaining(at, "materials", materials, acting + number) for number in range(1, discs + 1)}
    return max((number for number, money in left.items() if money >= 0), default=0)


def payable_later(at: At, materials: int = 0) -> int:
    """The same in the next round, with all that this one leaves."""
    left_over = economy.remaining(at, "materials", materials)
    money = left_over + economy.track(economy.me(at), "money").production
    return next((number for number in range(FURTHER, 0, -1) if money >= economy.cost(economy.resting(at, number))), 0)
