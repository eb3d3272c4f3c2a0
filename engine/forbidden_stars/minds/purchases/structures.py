"""Structures: what is built, and where. FS-DEPLOY-09, FS-STRUCT-02"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.forbidden_stars.cards.order_steps import DESTROY_STRUCTURE
from engine.forbidden_stars.cards.supply_steps import PLACE_STRUCTURE
from engine.forbidden_stars.economy.purchase import BUY_STRUCTURE, DONE, Buy
from engine.forbidden_stars.minds import buying, odds, supply, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.marching import risks
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.deploy import ASK_STRUCTURE_FIRST
from engine.players.mind import Offer, picks, worthwhile

LEVELS = 3
"""Cities beyond that many bring little."""


@MIND.judges(BUY_STRUCTURE, least=buying.HALF)
def buystructure(at: At) -> list[Offer]:
    """What is worth most for its price; nobody forgets to buy."""
    return worthwhile(_structures(at))


def _structures(at: At) -> Iterator[Offer]:
    """A city for the command level, a factory where there is none near, a bastion where something is at stake."""
    here, system = chart(at), at.view.active
    yield Offer(DONE, 0)
    for option in picks(at):
        buy = Buy.maybe(option.id)
        if buy is not None and option.id != DONE:
            found = brings(at, here, system, buy.piece) - buying.paid(at, buy, buying.LASTING)
            yield Offer(option.id, found, plan=f"{BUY_STRUCTURE.name} {buy.piece}")


def brings(at: At, here: Chart, system: str | None, piece: str) -> int:
    """What a structure is worth in a system, whatever it costs."""
    mine, rounds = worth.me(at), min(4, worth.left(at) - 1)
    if piece != "bastion" and worth.last_round(at):
        return 0
    worlds = [] if system is None else [area for area in here.board.worlds[system] if here.friendly(area)]
    if piece == "city":
        level = level_after(at, mine.level)
        share = 100 if system is None else supply.peace(at, here, system)
        return (level + supply.UNLOCKED * supply.unlocked(here, mine)) * share // 100
    if piece == "factory":
        return 20 * rounds if system is None else _factory(at, here, system, rounds)
    return max((fort(at, here, area) for area in worlds), default=FORT)


ROOF = 10
"""What a factory is worth beside one that is large enough: a structure keeps its world. FS-CONT-03"""


def _factory(at: At, here: Chart, system: str, rounds: int) -> int:
    """What a factory there is worth for so many rounds: little beside one that is never too small, and less the sooner
    others take it. FS-FACTORY-02, FS-CONT-03
    """
    share = supply.peace(at, here, system)
    if not share:
        return 0
    there, more = supply.capacity(here, system) > 0, supply.sites(here, worth.me(at), system)
    if there and not more:
        return ROOF
    return (rounds * (10 if there else 20) + worth.pull(at, here, system) // 6 + supply.UNLOCKED * more) * share // 100


def level_after(at: At, before: int) -> int:
    """What the next command level after one is worth. FS-CITY-01"""
    rounds = min(4, worth.left(at) - 1)
    return (45 if before < LEVELS else 5) * rounds * at.character.traits.growth // 100


FORT = 40


def fort(at: At, here: Chart, area: str) -> int:
    """What a bastion on a world is worth."""
    return max(FORT + worth.threat(at, here, area) // 3, worth.fortified(at, here, area))


SETTLERS = "eldar"
"""Whose card builds a city; that of others is a bastion, which guards a world. FS-BASTION-02"""


@MIND.rates(PLACE_STRUCTURE)
def placestructure(at: At, id: str) -> int:
    """Where most is at stake; less where nobody guards it from those who stand beside it, and as often as they take a
    city. FS-CONT-03
    """
    here = chart(at)
    if id not in here.areas:
        return 0
    city = worth.me(at).faction == SETTLERS
    taken = risks.taken(at, here, id, worth.side(at, here, id, at.seat)) if city else 0
    often = odds.SURE if here.unclaimed(id) else taken
    return 20 + worth.held(at, here, here.areas[id]) - worth.threat(at, here, id) * often // odds.SURE


MIND.whether(ASK_STRUCTURE_FIRST, NO, 1)
"""Units first."""


MIND.in_order(DESTROY_STRUCTURE)
"""The first one that is offered."""
