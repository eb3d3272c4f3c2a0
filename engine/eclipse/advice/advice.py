"""The advice of Eclipse, and what its rooms say alike: the price of a disc, of resources, what a sector gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.eclipse import words
from engine.eclipse.components import PRODUCTION, RESOURCES
from engine.eclipse.interface.view import SectorView, View
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At
from engine.players.advising import Advice, Point, against, aim, cost
from engine.text import T, Text

ADVICE: Advice[View] = Advice()


def disc(at: At, discs: int = 1) -> Iterator[Point]:
    """So many influence discs: the upkeep that rises, and what is short then. EC-DISC-02, EC-UPKEEP-02"""
    mine, purse = economy.me(at), economy.track(economy.me(at), "money")
    before, after = economy.cost(mine.discs), economy.cost(mine.discs - discs)
    key = "eclipse-advice-disc-free" if before == after else "eclipse-advice-disc"
    yield cost(Text(key, {"n": discs, "before": before, "after": after}))
    left = purse.stored + purse.production - after
    if left < 0:
        yield against(T("eclipse-advice-short", n=-left))
    elif left < TIGHT and at.view.round < LAST:
        yield against(T("eclipse-advice-tight", n=left))


TIGHT, LAST = 2, 9
"""With less money than that after the upkeep hardly another disc can be paid; the last round."""


def paid(at: At, resource: str, price: int) -> Iterator[Point]:
    """So much of a resource, and what is left of it, or has to be traded for. EC-TRADE-01"""
    stored = economy.track(economy.me(at), resource).stored
    if price > 0:
        yield cost(T("eclipse-advice-paid", amount=words.amount(resource, price), left=max(0, stored - price)))
    if price > stored:
        more = (price - stored) * economy.me(at).trade
        yield against(T("eclipse-advice-traded", amount=words.amount(resource, price - stored), n=more))


def gives(at: At, vp: int, squares: tuple[str, ...], found: bool) -> Iterator[Point]:
    """What a sector gives to whoever holds it: points, places for people, what was found there. EC-COLONY-02"""
    if vp:
        yield aim(T("eclipse-advice-vp", n=vp))
    number = Counter(square for square in squares if economy.kinds(at, square))
    if number:
        told = tuple(T("eclipse-advice-squares", n=n, square=_square(kind)) for kind, n in number.items())
        yield aim(T("eclipse-advice-people", squares=told))
    if found:
        yield aim(T("eclipse-advice-discovery"))


def _square(kind: str) -> Text:
    return Text(f"eclipse-square-{kind.replace('+', '-advanced')}")


def of_sector(at: At, sector: SectorView) -> Iterator[Point]:
    """What a sector on the map gives."""
    free = tuple(kind for kind, full in sector.squares if not full or sector.owner != at.seat)
    yield from gives(at, sector.vp, free, economy.tile(at, sector))


def chance(thousandths: int) -> int:
    """A chance as one reads it, in hundredths."""
    return min(99, max(1, (thousandths + 5) // 10))


def shrinks(at: At, resource: str) -> Text | None:
    """What a further cube on a track makes of what it brings. EC-POP-01"""
    if resource not in RESOURCES:
        return None
    there = economy.track(economy.me(at), resource).production
    then = next((made for made in PRODUCTION if made < there), 0)
    return T("eclipse-advice-production", resource=words.resource(resource), before=there, after=then)


def upkeep(at: At) -> Text:
    """What the discs cost now, and the money that is left after it. EC-UPKEEP-02"""
    mine, purse = economy.me(at), economy.track(economy.me(at), "money")
    price = economy.cost(mine.discs)
    left = purse.stored + purse.production - price
    key = "eclipse-advice-upkeep" if left >= 0 else "eclipse-advice-upkeep-short"
    return Text(key, {"n": price, "left": abs(left)})


def production(at: At, resource: str) -> Text | None:
    """What a further cube from a track makes of what it brings."""
    if resource not in RESOURCES or not economy.track(economy.me(at), resource).cubes:
        return None
    there = economy.track(economy.me(at), resource).production
    then = next((made for made in reversed(PRODUCTION) if made > there), there + 3)
    return T("eclipse-advice-production", resource=words.resource(resource), before=there, after=then)
