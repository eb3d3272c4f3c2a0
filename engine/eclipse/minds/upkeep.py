"""Colony ships, payments, and what is done when the money does not suffice."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Spread
from engine.eclipse.components import RESOURCES
from engine.eclipse.economy.colony_ships import COLONY, Target
from engine.eclipse.economy.relief import TRADE, Relief
from engine.eclipse.economy.storage import PAY_BY_TRADE
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import economy, paying
from engine.eclipse.minds.mind import MIND, At
from engine.eclipse.phases.bankruptcy import BANKRUPTCY
from engine.players.aims import Aim
from engine.players.mind import Offer, picks

EARNS, LAST = 2500, 100_000
"""What a cube counts that earns money where money is short; and what comes below whatever else there is."""


@MIND.judges(COLONY, aim=Aim.EXPAND, careful=True)
def colony(at: At) -> Iterator[Offer]:
    """The cube that brings most, money first where the influence could not be paid."""
    short = economy.balance(at) < 0
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        resource = Target.read(option.id).track
        worth = economy.income(at, resource) if resource in RESOURCES else 0
        yield Offer(option.id, worth + (9000 if short and resource == "money" else 0) + 1)


def hastened(at: At, ships: int) -> int:
    """What so many colony ships bring that turn up in the middle of a round: all do at its end, so cubes go down one
    round earlier, more only where more squares wait than all ships settle in a round. EC-COLONY-06
    """
    mine, rounds = economy.me(at), economy.left(at)
    waiting = sorted(
        (max(economy.income(at, kind) for kind in tracks) for tracks in economy.unsettled(at)), reverse=True
    )
    waiting = waiting[mine.colony_ships :]
    earlier = 1 + (len(waiting) - 1) // max(1, mine.all_colony_ships)
    return sum(waiting[:ships]) * min(earlier, rounds) // (rounds + 1)


@MIND.judges(BANKRUPTCY, aim=Aim.KEEP, careful=True)
def bankruptcy(at: At) -> Iterator[Offer]:
    """Trades where that will do; else the sector goes that is missed least, none that earns if another one would have
    to follow it. EC-BANKR-05
    """
    enough = economy.balance(at) + economy.spare(at) >= 0
    sectors = {sector.id: sector for sector in economy.owned(at)}
    for option in picks(at):
        relief = Relief.read(option.id)
        if relief.way == TRADE:
            yield Offer(option.id, economy.track(economy.me(at), relief.what).stored - (0 if enough else LAST))
        else:
            given_up = sectors[relief.what]
            earned = 0 if _suffices(at, given_up) else EARNS * paying.earning(given_up)
            yield Offer(option.id, -economy.loss(at, given_up) - earned)


def _suffices(at: At, sector: SectorView) -> bool:
    """Whether no other has to go once this one is given up, with what it earns."""
    return economy.balance(at, -1) + economy.spare(at) >= paying.dropped(at, paying.earning(sector))


@MIND.judges(PAY_BY_TRADE, aim=Aim.EARN, careful=True)
def pay(at: At) -> Iterator[Offer]:
    """From what is beyond need, as it counts when the price is weighed; then from what is worth least in store, money
    that the upkeep or another action will need last. EC-TRADE-01
    """
    if not isinstance(at.shape, Spread):
        return
    mine, most = economy.me(at), {slot.id: slot.most for slot in at.shape.slots}
    beyond = {id: min(number, economy.excess(at, id) // max(1, mine.trade)) for id, number in most.items()}
    spread, number = dict[str, int](), at.shape.low
    for limit in (beyond, most):
        for id in sorted(most, key=lambda id: _missed(at, id)):
            some = min(limit[id] - spread.get(id, 0), number - sum(spread.values()))
            spread |= {id: spread.get(id, 0) + some} if some else {}
    yield Offer(dict(spread), 1)


def _missed(at: At, resource: str) -> tuple[bool, int, int]:
    """How much one of a resource would be missed: money more than others, and these the less, the more there is."""
    stored = economy.track(economy.me(at), resource).stored
    return resource == "money", economy.kept(at, resource), -stored
