"""Actions: what the best use of each is now, the disc that it takes, and what speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.eclipse import words
from engine.eclipse.actions.influence import INFLUENCE, INFLUENCE_TO
from engine.eclipse.advice import building, sectors, voyages
from engine.eclipse.advice.advice import ADVICE, disc, of_sector, upkeep
from engine.eclipse.minds import actions, charts, economy, learning, moving
from engine.eclipse.minds.mind import At
from engine.eclipse.phases.action_phase import ACTION
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T

Does = Callable[[At], Iterator[Point]]
SHIPS = 2
"""Colony ships that an Influence action flips. EC-INF-13"""


def _explore(at: At) -> Iterator[Point]:
    """The ring that is explored, by what its stack still holds."""
    yield from sectors.best_space(at)


def _influence(at: At) -> Iterator[Point]:
    free = [(worth, id) for id, worth in actions.claims(at) if worth > 0]
    if free:
        yield from _claims(at, max(free)[1])
    yield from _flips(at)


def _claims(at: At, id: str) -> Iterator[Point]:
    sector = charts.named(at.view, id)
    if sector is not None:
        yield aim(T("eclipse-advice-takes", sector=words.sector(id)))
        yield from of_sector(at, sector)


def _flips(at: At) -> Iterator[Point]:
    mine = economy.me(at)
    ready = min(SHIPS, mine.all_colony_ships - mine.colony_ships)
    if ready:
        yield aim(T("eclipse-advice-flips", n=ready))


def _research(at: At) -> Iterator[Point]:
    able = learning.technologies(at)
    if able:
        yield from building.learns(at, max(able, key=lambda one: one[1])[0])


def _move(at: At) -> Iterator[Point]:
    plan = moving.best(at)
    if plan is not None:
        yield from voyages.plan(at, plan.target, plan.sources)


DOES: Mapping[str, Does] = {
    "explore": _explore, "influence": _influence, "research": _research, "upgrade": building.upgrades,
    "build": building.builds, "move": _move,
}  # fmt: skip


@ADVICE.on(ACTION)
def action(at: At, offer: Offer) -> Iterator[Point]:
    """What an action would be used for. EC-ACT-01, EC-ACT-02"""
    answer = str(offer.answer)
    if answer in DOES:
        yield from DOES[answer](at)
        yield from disc(at)
        if answer == "explore":
            yield cost(T("eclipse-advice-second-disc"))
    elif answer == "pass":
        yield from _passes(at)


def _passes(at: At) -> Iterator[Point]:
    """Whoever passes first begins the next round. EC-PASS-02"""
    if not economy.me(at).passed and not any(seat.passed for seat in at.view.seats):
        yield aim(T("eclipse-advice-first-pass"))
    yield aim(upkeep(at))


@ADVICE.on(INFLUENCE)
def influence(at: At, offer: Offer) -> Iterator[Point]:
    """From where a disc comes: from the track it raises the upkeep, from a sector it gives that up. EC-INF-01"""
    if offer.answer == "track":
        yield from disc(at)
    elif offer.answer == "done":
        yield from _flips(at)
        yield aim(upkeep(at))
    elif (sector := charts.named(at.view, str(offer.answer))) is not None:
        mine = economy.me(at)
        saved = economy.cost(mine.discs) - economy.cost(mine.discs + 1)
        yield aim(T("eclipse-advice-saves", n=saved))
        yield against(T("eclipse-advice-gives-up", n=sector.vp))


@ADVICE.on(INFLUENCE_TO)
def influence_to(at: At, offer: Offer) -> Iterator[Point]:
    """What the sector gives."""
    sector = charts.named(at.view, str(offer.answer))
    if sector is not None:
        yield from of_sector(at, sector)
