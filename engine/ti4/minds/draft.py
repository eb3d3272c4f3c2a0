"""In a draft: what factions win, what slices are worth, and that an early place is worth a little."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import NO, Amount
from engine.kit.draft import FACTION, PLACE, Pick
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.draft.picking import BID_FOR_PLACE, DRAFT, REDRAW
from engine.ti4.interface.view import SliceView
from engine.ti4.minds.mind import MIND, At

WON: Mapping[str, int] = {
    "sol": 217, "mentak": 211, "creuss": 211, "hacan": 196, "jol_nar": 195, "naalu": 181, "winnu": 176, "yin": 159,
    "nekro": 158, "xxcha": 156, "saar": 154, "yssaril": 149, "arborec": 146, "l1z1x": 135, "letnev": 134,
    "sardakk_norr": 131, "muaat": 131,
}  # fmt: skip
"""How many of a thousand games each faction wins at a table of six (docs/players.md)."""
EVEN = 167
A_HALF, A_SPECIALTY, A_HOLE = 14, 16, 10
"""What a half of a planet's value in a slice is worth, a technology specialty, and a way out, in wins of a thousand."""
IN_THE_WAY = {"supernova": 12, "asteroid_field": 8, "gravity_rift": 6, "nebula": 4}
A_PLACE = 8
"""By how much an earlier place is better than the next one."""
LUCK = 60
"""By how much such a choice changes from game to game."""
A_WIN = 40
"""Thousandths of a point to a win of a thousand."""


@MIND.judges(DRAFT, aim=Aim.BEST)
def pick(at: At) -> Iterator[Offer]:
    """What stands out most among all that is left of its kind, for the ordinary will be there next time, too."""
    worths = {option.id: _worth(at, Pick.read(option.id)) for option in picks(at)}
    for id, worth in worths.items():
        kind = Pick.read(id).kind
        alike = [other for one, other in worths.items() if Pick.read(one).kind == kind]
        yield Offer(id, A_WIN * (worth - sum(alike) // len(alike)) + int(at.chance.random() * LUCK))


def _worth(at: At, pick: Pick) -> int:
    if pick.kind == FACTION:
        return WON.get(pick.of, EVEN)
    if pick.kind == PLACE:
        return -A_PLACE * int(pick.of)
    assert at.view.draft is not None
    return of_slice(at.view.draft.slices[int(pick.of)])


def of_slice(one: SliceView) -> int:
    """What the tiles give: their optimal values, technologies, wormholes; less what is in the way."""
    specialties = sum(planet.specialty is not None for tile in one.tiles for planet in tile.planets)
    holes = sum(len(tile.wormholes) for tile in one.tiles)
    barred = sum(IN_THE_WAY.get(tile.anomaly or "", 0) for tile in one.tiles)
    return A_HALF * (one.resources + one.influence) + A_SPECIALTY * specialties + A_HOLE * holes - barred


@MIND.rates(REDRAW)
def redraw(at: At, id: str) -> int:
    """Never: what is drawn is fair, and others wait."""
    return 100 * (id == NO)


@MIND.judges(BID_FOR_PLACE, aim=Aim.SPEND)
def bid(at: At) -> Iterator[Offer]:
    """A trade good or two: the first place is not worth more."""
    most = at.shape.high if isinstance(at.shape, Amount) else 0
    good = int(at.chance.random() * 3)
    yield from (Offer(amount, -abs(amount - good)) for amount in range(min(most, 3) + 1))
