"""What else fleets could take farther off: land that nobody guards, and what an army is strong enough for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.ti4.interface.view import SystemView
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights, worth
from engine.ti4.minds.tactics import cargo, landing, reach

SPARE = 2
"""Ground forces that are taken along for what lies farther on."""
SURPLUS, HIT = 150, 4
"""How much stronger an army is than what it is sent against, in hundredths, and what a hit of guns costs it."""


class Army(NamedTuple):
    """Ships, by their worth in half resources, and the ground forces that they carry on."""

    strength: int
    troops: int


def spare(at: At, target: str, strength: int) -> int:
    """Ground forces that are taken along for what such ships could take from there later."""
    ahead = next(iter(_within(outlooks(at)[target], target, Army(strength, landing.MOST))), None)
    return SPARE + ahead.troops * bool(ahead.guard) if ahead is not None else 0


@galaxy.once_each
def army_at(at: At, origin: str) -> Army:
    """All that could leave a place."""
    ships = galaxy.force(galaxy.of(at).systems[origin].ships, at.seat)
    return Army(worth.strength(at, ships), sum(number for _, number in cargo.troops(at, origin)))


def seen(views: list[Outlook], target: str, army: Army) -> int:
    """The best that is in sight of an army apart from what is about to be taken."""
    return next((one.worth for one in _within(views, target, army)), 0)


def opened(at: At, target: str) -> int:
    """What it is worth that whoever is shut in behind a system can leave: what all of them then see from there, and
    what is made there can go on. TI-MOVEMENT-05
    """
    views, behind = outlooks(at)[target], [id for id in galaxy.of(at).near[target] if id in reach.shut_in(at)]
    sights = {id: seen(views, target, army) for id in behind if (army := army_at(at, id)).strength}
    return sum(sight + production.gain(at, id) // 2 for id, sight in sights.items())


def nearer(at: At, target: str, origins: Iterable[str]) -> list[Outlook]:
    """What is in sight of a target, but for what all who could leave any of these places see as well from there."""
    seen_ = [_seen_from(at, origin) for origin in origins]
    return [one for one in outlooks(at)[target] if not seen_ or any(one.worth > by.get(one.system, 0) for by in seen_)]


@galaxy.once_each
def _seen_from(at: At, origin: str) -> dict[str, int]:
    """What is in sight of all who could leave a place, by system."""
    return {one.system: one.worth for one in _within(outlooks(at)[origin], origin, army_at(at, origin))}


def _within(views: list[Outlook], target: str, army: Army) -> Iterator[Outlook]:
    """What an army is strong enough for."""
    for one in views:
        if one.system != target and one.guard * SURPLUS <= army.strength * 100 and one.troops <= max(1, army.troops):
            yield one


class Outlook(NamedTuple):
    """What ships that carry could take later, and where; what guards it, in half resources, and how many ground forces
    it takes.
    """

    worth: int
    system: str
    guard: int = 0
    troops: int = 1


@galaxy.once
def outlooks(at: At) -> dict[str, list[Outlook]]:
    """What can be reached later from each system, the best first; from those that are shut in only what lies beside
    them. TI-MOVEMENT-05
    """
    found, shut = {id: list[Outlook]() for id in galaxy.of(at).systems}, reach.shut_in(at)
    for prize in _prizes(at):
        shares = weights.SIEGE if prize.guard else weights.OUTLOOK
        for near, steps in galaxy.distance(at, prize.system, len(shares) - 1).items():
            if steps <= 1 or near not in shut:
                worth_ = prize.worth * shares[steps] // weights.SURE
                found[near].append(Outlook(worth_, prize.system, prize.guard, prize.troops))
    return {id: sorted(views, reverse=True) for id, views in found.items()}


def _prizes(at: At) -> Iterator[Outlook]:
    """What can be taken anywhere; not from those whose support a fight would cost, nor from anybody for a player who
    is away.
    """
    open_ = [id for id, prize in landing.prizes(at).items() if prize and not _supported(at, galaxy.of(at).systems[id])]
    yield from (Outlook(landing.prizes(at)[id], id) for id in open_)
    most = _strongest(at) * 100 // SURPLUS
    for here in () if at.character.deputy else galaxy.of(at).systems.values():
        foe = landing.enemy(at, here)
        guard = 0 if foe is None else forces.value(forces.ships(foe.units), at.view.seats[foe.seat])
        if 0 < guard <= most and not _supported(at, here):
            yield from _stronghold(at, here, guard)


def _supported(at: At, here: SystemView) -> bool:
    """Whether units stand there, if only on a planet, of who supports the own seat until then. TI-PROMISSORY-06"""
    friends = galaxy.supporters(at)
    return bool(friends) and any(seat in friends for seat in galaxy.present(at, here))


def _strongest(at: At) -> int:
    """The worth of the largest own fleet in one place."""
    return max((worth.strength(at, galaxy.force(here.ships, at.seat)) for here in at.view.systems), default=0)


def _stronghold(at: At, here: SystemView, guard: int) -> Iterator[Outlook]:
    """The planets that others' ships guard, as far as they can be taken: by one more than stand there."""
    open_ = [one for one in here.planets if landing.within_means(at, one)]
    needed = min((1 + galaxy.troops(one, at.seat) for one in open_), default=landing.MOST + 1)
    if needed <= landing.MOST:
        shot = forces.guns(at, str(here.tile)) * HIT // 100
        yield Outlook(sum(landing.prize(at, one) for one in open_), str(here.tile), guard + shot, needed)
