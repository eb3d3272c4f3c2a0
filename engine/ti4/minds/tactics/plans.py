"""Tactical actions: what activating a system would bring, with the fleet that is best for it.

A plan is worked out from the board alone, so that it is the same one from the activation to the landing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.players.aims import Aim
from engine.ti4.components import GROUND
from engine.ti4.galaxy.routes import RIFTS
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import ForceView, SystemView
from engine.ti4.minds.economy import guarding, production, technologies, tokens
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, rivals, weights, worth
from engine.ti4.minds.tactics import cargo, feats, fleets, flights, guns, landing, leaving, posting, reach, room, tolls
from engine.ti4.minds.tactics.outlook import Army, army_at, nearer, opened, outlooks, seen, spare
from engine.ti4.minds.tactics.reach import Leg, Load

STRANDED, DROWNED = 40, 60
"""What it costs that a fighter, or an infantry in space, is left behind without a place."""
HELD, WORTHWHILE = 90, 50
"""What it costs that ships cannot go where they could in this round, in hundredths of what that is worth, and for how
much of it what is made waits.
"""
SLIGHT = 10
"""A system that is worth less of the best than that, in hundredths, does not come into question for any level."""
SPOILED = 1200
"""What it is worth that somebody does not win by what it fulfils now."""
TORN = 30
"""How often a ship is destroyed that leaves a gravity rift, in percent."""


@dataclass(frozen=True, slots=True)
class TacticalPlan:
    """A system to activate, who comes, what they carry (by place and type), and what that is worth; `room`: of it the
    places that they leave at docks.
    """

    system: str
    legs: tuple[Leg, ...] = ()
    cargo: Load = ()
    worth: int = 0
    aim: Aim = Aim.PRODUCE
    room: int = 0

    @property
    def origins(self) -> tuple[str, ...]:
        """Where ships come from."""
        return reach.origins(self.legs)


@galaxy.once
def every(at: At) -> list[TacticalPlan]:
    """The best plan for each system that can be activated, the best first, after the token."""
    open_ = [id for id, system in galaxy.of(at).systems.items() if at.seat not in system.tokens]
    made = [plan for id in open_ if (plan := best(at, id)) is not None]
    broken = {plan.system: points for plan in made if (points := _broken(at, plan))}
    lost = {plan.system: broken.get(plan.system, 0) + tolls.paid(at, plan.system) for plan in made}
    found = [replace(plan, worth=plan.worth - lost[plan.system]) if lost[plan.system] else plan for plan in made]
    fee = token(at)
    priced = [replace(plan, worth=plan.worth - fee - _locked(at, plan, found)) for plan in found]
    return sorted(_loyal(_settled(priced), broken), key=lambda plan: -plan.worth)


def _settled(found: list[TacticalPlan]) -> list[TacticalPlan]:
    """Without worth where ships only leave places at docks, but for the best such plan: they go by no error where it is
    worse.
    """
    idle = [plan for plan in found if 0 < plan.worth <= plan.room]
    best = max(idle, key=lambda plan: plan.worth, default=None)
    return [replace(plan, worth=0) if plan in idle and plan is not best else plan for plan in found]


def _loyal(found: list[TacticalPlan], broken: Mapping[str, int]) -> list[TacticalPlan]:
    """Without worth where a support breaks, unless nothing else is as good: a point is lost by no error.
    TI-PROMISSORY-06
    """
    best = max((plan.worth for plan in found if plan.system not in broken), default=0)
    kept = [plan.system in broken and plan.worth <= best for plan in found]
    return [replace(plan, worth=min(plan.worth, 0)) if idle else plan for plan, idle in zip(found, kept, strict=True)]


def chosen(at: At) -> TacticalPlan | None:
    """The plan that seems best to this seat, as it misjudges systems in this round."""
    found = every(at)
    least = max((plan.worth for plan in found), default=0) * SLIGHT // 100
    return MIND.chosen(at, found, lambda plan: (plan.worth, f"system {plan.system}"), max(0, least - 1))


def token(at: At) -> int:
    """What the token is worth that an activation costs: less where many are left."""
    usual = min(weights.TOKEN, worth.token(at)) * 5 // (4 * (1 + galaxy.me(at).tactic))
    return usual + tokens.promised(at)


def tied(at: At, system: str) -> int:
    """What is lost for the rest of the round by an own token that comes into a system: the best that could still be
    done there, or from there. TI-ACTIVATION-03, TI-MOVEMENT-06
    """
    if galaxy.me(at).passed or not galaxy.me(at).tactic or at.seat in galaxy.of(at).systems[system].tokens:
        return 0
    return max(
        (plan.worth for plan in every(at) if system in (plan.system, *plan.origins) and plan.worth > 0), default=0
    )


def _broken(at: At, plan: TacticalPlan) -> int:
    """The point that is lost where somebody stands there who supports the own seat; more where few are missing, and
    what is won by the last points no longer.
    """
    friends = galaxy.supporters(at)
    there = galaxy.present(at, galaxy.of(at).systems[plan.system]) if friends else ()
    lost = sum(seat in there for seat in friends)
    if not lost:
        return 0
    urgency, missing = objectives.urgency(at, rivals.CLOSE), at.view.goal - galaxy.me(at).points
    vain = max(0, plan.worth) * (urgency - 100) // urgency if missing + lost > rivals.CLOSE else 0
    return weights.SURE * lost * urgency // 100 + vain


def _locked(at: At, plan: TacticalPlan, others: list[TacticalPlan]) -> int:
    """What is lost because the ships in the activated system cannot move on in this round. What is only made there can
    wait until they have gone, where there is a token for both: to make it first brings nothing, at any level.
    """
    if galaxy.me(at).tactic < 2:
        return 0
    fee = token(at)
    leaving = [
        other.worth - fee
        for other in others
        if other.system != plan.system and plan.system in other.origins and not _carries_off(at, other, plan)
    ]
    most = max(leaving, default=0)
    waits = most >= WORTHWHILE and not plan.legs and plan.worth <= production.gain(at, plan.system)
    return max(most * HELD // 100, plan.worth - fee if waits else 0, 0)


def _carries_off(at: At, other: TacticalPlan, plan: TacticalPlan) -> bool:
    """Whether too few ground forces are left to land, once those above the planets have gone elsewhere: one of both is
    done, not one after the other.
    """
    waiting, taken = Group(plan.system, GROUND[0]).id, dict(other.cargo)
    here = galaxy.of(at).systems[plan.system]
    if not taken.get(waiting) or not _landable(at, here):
        return False
    mine = galaxy.force(here.ships, at.seat)
    troops = {waiting: mine[GROUND[0]], **dict(plan.cargo)}
    left = sum(max(0, number - taken.get(id, 0)) for id, number in troops.items())
    return not _landed(at, here, left, mine)


def best(at: At, system: str) -> TacticalPlan | None:
    """The best that could be done in a system; None where nothing could."""
    here = galaxy.of(at).systems[system]
    plans = [plan for legs in fleets.thought_of(at, here) if (plan := _plan(at, here, legs))]
    if production.gain(at, system) or _landable(at, here) or feats.by_bombs(at, here):
        plans.append(_staying(at, here))
    found = max((_producing(at, plan) for plan in plans), key=lambda plan: plan.worth, default=None)
    return _fewer(at, here, found) if found is not None else None


def _fewer(at: At, here: SystemView, plan: TacticalPlan) -> TacticalPlan:
    """Without the places of origin that are not needed, nor the ships of one type from one of them."""
    for origin in plan.origins:
        plan = _without(at, here, plan, [leg for leg in plan.legs if leg.mover.origin == origin])
    for leg in plan.legs:
        if sum(other.mover.origin == leg.mover.origin for other in plan.legs) > 1:
            plan = _without(at, here, plan, [leg])
    return plan


def _without(at: At, here: SystemView, plan: TacticalPlan, some: list[Leg]) -> TacticalPlan:
    """A plan without some of its ships, where it is as good."""
    legs = tuple(leg for leg in plan.legs if leg not in some)
    less = _plan(at, here, legs) if legs else None
    made = _producing(at, less) if less is not None else plan
    return made if made.worth >= plan.worth else plan


def _producing(at: At, plan: TacticalPlan) -> TacticalPlan:
    """With what is made there afterwards, as far as the ships that come leave room for it."""
    made = production.gain(at, plan.system, sum(leg.number for leg in plan.legs))
    return replace(plan, worth=plan.worth + made + guarding.garrison(at, plan.system)) if made else plan


def _landable(at: At, here: SystemView) -> bool:
    """Whether ground forces wait in space above planets to take."""
    return bool(galaxy.force(here.ships, at.seat).get(GROUND[0])) and any(
        landing.open_to(at, one) for one in here.planets
    )


def _staying(at: At, here: SystemView) -> TacticalPlan:
    """What is done where no ship comes; those that are there are shot at as if they had. TI-SPACECANNONOFF-05"""
    mine = galaxy.force(here.ships, at.seat)
    gained = _landed(at, here, mine.get(GROUND[0], 0), mine)
    scored = feats.brought(at, feats.Fight(here, mine, None, gained))
    brings = (_brings(at, here, (), gained) + scored) * guns.past(at, here, mine) // weights.SURE
    return TacticalPlan(str(here.tile), worth=brings - guns.lost(at, here))


# --- what it brings --------------------------------------------------------------------------------------------------


def _plan(at: At, here: SystemView, legs: tuple[Leg, ...]) -> TacticalPlan | None:
    """What a fleet does there."""
    pieces = _together(galaxy.force(here.ships, at.seat), legs)
    strength = worth.strength(at, pieces)
    load, gained = _loaded(at, here, legs, pieces, spare(at, str(here.tile), strength))
    _take_aboard(pieces, load)
    foe, past = landing.enemy(at, here), guns.past(at, here, pieces)
    chance, lost, broken = _fought(at, here, pieces, foe)
    if _bold(at, chance, foe is not None) or (gained and past < weights.BOLD):
        return None
    met = feats.met(at, here)
    scored = feats.brought(at, feats.Fight(here, pieces, met, gained))
    fought = _fought_by(at, met, gained)
    aboard = pieces.get(GROUND[0], 0) - sum(one.number for one in gained)
    brings = _brings(at, here, legs, gained, load) + technologies.learned(at, fought) + scored + leaving.freed(at, here)
    brings += posting.kept(at, str(here.tile), aboard)
    grief = broken * worth.dislike(at, met.seat) // 60 if met is not None else 0
    fights = foe is not None or any(galaxy.of(at).planets[one.planet].owner is not None for one in gained)
    losses = lost + technologies.taught(at, fought) + _risked(at, here, legs, load)
    places = room.made(at, here, legs, load)
    value = (
        brings * chance * past // weights.SURE**2
        + worth.war(at, grief)
        - losses
        + _outlook(at, here, legs, Army(strength, aboard), load)
        + _fetches(at, here, legs, load)
        + places
    )
    aim = Aim.ATTACK if fights else Aim.EXPAND if gained else Aim.SCORE
    return None if fights and at.character.deputy else TacticalPlan(str(here.tile), legs, load, value, aim, places)


def _take_aboard(pieces: dict[str, int], load: Load) -> None:
    for id, number in load:
        type = Group.read(id).type
        pieces[type] = pieces.get(type, 0) + number


def _risked(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> int:
    """What is lost without a fight: to guns, where the ships come from, and on the way."""
    return guns.shot(at, here) + leaving.exposed(at, here, legs, load) + _strays(at, here, legs, load)


def _loaded(
    at: At, here: SystemView, legs: tuple[Leg, ...], pieces: Mapping[str, int], more: int
) -> tuple[Load, list[landing.Landing]]:
    """What is taken along, and what that takes: who could hardly take anything goes only where that is of some use."""
    bare, aboard = posting.bare(at, str(here.tile)), pieces.get(GROUND[0], 0)
    wanted = landing.wanted(at, str(here.tile), pieces)
    found = cargo.loaded(at, here, legs, wanted + bare, more)
    joined = cargo.beside(at, here, legs, found, wanted - aboard)
    if gained := _landed(at, here, aboard + cargo.ground(joined), pieces):
        return joined, gained
    lands = bare or landing.might(at, here, aboard + cargo.ground(found), pieces)
    return found if lands else cargo.of_use(at, here, legs, found), gained


def _bold(at: At, chance: int, fights: bool) -> bool:
    """Whether it would be too bold to attack."""
    return fights and chance * max(60, at.character.traits.war) // 100 < weights.BOLD


def _fought_by(at: At, foe: ForceView | None, gained: list[landing.Landing]) -> list[int]:
    """Those who are fought, in space and on the ground."""
    planets = [galaxy.of(at).planets[one.planet] for one in gained]
    fought = [foe.seat if foe is not None else None, *(planet.owner for planet in planets if planet.forces)]
    return [seat for seat in fought if seat is not None and seat != at.seat]


def _together(there: Mapping[str, int], legs: tuple[Leg, ...]) -> dict[str, int]:
    pieces = dict(there)
    for leg in legs:
        pieces[leg.mover.type] = pieces.get(leg.mover.type, 0) + leg.number
    return pieces


def _fought(at: At, here: SystemView, pieces: Mapping[str, int], foe: ForceView | None) -> tuple[int, int, int]:
    """The chance to win in space, and what is lost and broken on the way."""
    if foe is None:
        return weights.SURE, 0, 0
    outcome = forces.battle(at, pieces, foe, here)
    mine, theirs = worth.strength(at, pieces), forces.value(forces.ships(foe.units), at.view.seats[foe.seat])
    lost, broken = max(0, mine - outcome.left // 100), max(0, theirs - outcome.other // 100)
    return worth.likely(outcome), lost * weights.LOST // 2, broken * weights.BROKEN // 2


def _landed(at: At, here: SystemView, number: int, ships: Mapping[str, int]) -> list[landing.Landing]:
    return landing.landings(at, str(here.tile), number, ships) if number else []


def _brings(at: At, here: SystemView, legs: tuple[Leg, ...], gained: list[landing.Landing], load: Load = ()) -> int:
    """Planets, and what they and the ships there mean for objectives."""
    now = objectives.holding(at)
    fleets = flights.moved(at, now.fleets, str(here.tile), legs, load)
    then = replace(now, fleets=fleets).with_planets(*_sure(gained))
    hopes = objectives.gained(at, then) - objectives.spoilt(at, then)
    hopes += SPOILED * len(spoiled(at, here, gained)) + (opened(at, str(here.tile)) if _goes_on(at) else 0)
    return hopes + sum(one.worth * one.chance // weights.SURE for one in gained)


def _sure(gained: list[landing.Landing]) -> tuple[str, ...]:
    """The planets that are as good as taken."""
    return tuple(one.planet for one in gained if one.chance >= weights.BOLD)


def spoiled(at: At, here: SystemView, gained: list[landing.Landing]) -> list[int]:
    """Who would win no longer by what it fulfils now, once that is done in a system."""
    return rivals.spoiled(at, str(here.tile), _sure(gained))


def _outlook(at: At, here: SystemView, legs: tuple[Leg, ...], army: Army, load: Load = ()) -> int:
    """What else comes into reach of ground forces aboard, less what these ships could have done elsewhere and nobody
    else there can. Who wins something now needs no army for more.
    """
    effort = sum(leg.number * (leg.mover.card.cost or 0) * 2 for leg in legs) * weights.EFFORT
    carriers = [leg.mover.origin for leg in legs if leg.mover.card.capacity]
    if not carriers:
        return -effort
    views, target, further = outlooks(at), str(here.tile), _goes_on(at)
    left = [origin for origin in dict.fromkeys(carriers) if not cargo.goes_on(at, origin, legs, load)]
    there = [(id, army_at(at, id) if army.strength else army) for id in left]
    elsewhere = max((seen(views[id], target, one) for id, one in there), default=0)
    ahead = _ahead(at, here, army, load, () if left else carriers) if army.troops > 0 and further else 0
    elsewhere = elsewhere if further or cargo.again(at) else 0
    return ahead - elsewhere - _together_lost(at, legs, target) - effort


def _ahead(at: At, here: SystemView, army: Army, load: Load, origins: Iterable[str] = ()) -> int:
    """What comes nearer to an army; only what is more than what the ships there see where they can carry all who are
    there, and nobody comes. TI-TRANSPORT-01
    """
    target, there = str(here.tile), galaxy.force(here.ships, at.seat)
    views = nearer(at, target, origins)
    found = seen(views, target, army)
    brought = any(Group.read(id).type == GROUND[0] for id, _ in load)
    carried = 0 < there.get(GROUND[0], 0) <= forces.capacity(there, galaxy.me(at))
    return max(0, found - seen(views, target, army_at(at, target))) if carried and not brought else found


def _goes_on(at: At) -> bool:
    """Whether another round comes, in which ships leave where they go in this one. TI-MOVEMENT-06"""
    return worth.left(at) > 0 and not rivals.ending(at)


def _together_lost(at: At, legs: tuple[Leg, ...], target: str) -> int:
    """What one of several ships that carry could take from the same place in this round, did they not go together."""
    carriers = cargo.carriers(legs)
    if not cargo.again(at) or sum(leg.number for leg in carriers) < 2:
        return 0
    parted = [id for id in reach.origins(carriers) if sum(leg.number for leg in carriers if leg.mover.origin == id) > 1]
    beside = {id for origin in parted for id in galaxy.of(at).near[origin]} - {target}
    return max(0, max((landing.prizes(at).get(id, 0) for id in beside), default=0) - token(at))


def _fetches(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> int:
    """What it is worth that ships come for ground forces that wait in vain to be carried; not with as many aboard,
    fighters included, nor from those who then wait in vain. TI-CAPACITY-02
    """
    waiting = sum(number for _, number in cargo.troops(at, str(here.tile)))
    there = forces.capacity(galaxy.force(here.ships, at.seat), galaxy.me(at))
    room = sum(cargo.rooms(legs).values()) - sum(number for _, number in load)
    more = min(room, max(0, waiting - there)) - cargo.forsaken(at, legs, load)
    return cargo.FETCHED * max(0, more) if worth.left(at) else 0


def _strays(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> int:
    """What is lost of the fighters and ground forces that are left behind, and in the mean of ships, and who is aboard,
    that leave a gravity rift, or go into one and have to leave it later. TI-RIFT-03
    """
    into, known = str(here.tile) in RIFTS and worth.left(at) > 0, forces.cards(galaxy.me(at))
    pieces = [(Group.read(id), number) for id, number in load]
    pieces += [(Group(leg.mover.origin, leg.mover.type), leg.number) for leg in legs]
    lost = [(known[group.type], number) for group, number in pieces if into or group.place in RIFTS]
    torn = sum((card.cost or 0) * number * weights.LOST // card.pieces for card, number in lost) * TORN // 100
    return torn + cargo.stranded(at, legs, load) * STRANDED + cargo.drowned(at, legs, load) * DROWNED
