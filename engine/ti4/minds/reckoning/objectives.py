"""What objectives ask for, how near a seat is to them, and what they are worth to it.

Each requirement says how many steps are missing for somebody who holds certain planets and has ships in certain
systems, so that what a move would bring can be told before it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from engine.ti4.components import FACTIONS, OBJECTIVES, PLANETS, TECHNOLOGIES, UNITS
from engine.ti4.interface.view import ForceView, PlanetView, SeatView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, weights
from engine.ti4.minds.reckoning.held import Holding

TRAITS = ("cultural", "hazardous", "industrial")
COLORS = ("blue", "green", "red", "yellow")
COPIES = ("valefar_assimilator_x", "valefar_assimilator_y")
WANDERERS = frozenset({"saar"})
"""Factions that score without their home planets."""
ENDLESS, MANY = 9, 512
SHARES = (*weights.IN_TURN, *[weights.IN_TURN[-1]] * len(OBJECTIVES))
"""What counts of the best objective, of the next one, and so on."""
SOON, USUAL = 2, 100
"""Steps that a single card may bring, and what points are worth that do not win, in hundredths."""
CUSTODIANS = 6
FREE = frozenset({"winnu"})
"""Factions that take the custodians token for nothing."""


Missing = Callable[[At, Holding], int]
NEEDS: dict[str, Missing] = {}
"""How many steps are missing, by objective."""
RESOURCES: Mapping[str, int] = {"erect_a_monument": 8, "found_a_golden_age": 16}
INFLUENCE: Mapping[str, int] = {"sway_the_council": 8, "manipulate_galactic_law": 16}
GOODS: Mapping[str, int] = {"negotiate_trade_routes": 5, "centralize_galactic_trade": 10}
TOKENS: Mapping[str, int] = {"lead_from_the_front": 3, "galvanize_the_people": 6}
CARDS: Mapping[str, int] = {"form_a_spy_network": 5}
PLANETARY = frozenset({*RESOURCES, *INFLUENCE})
"""What planets pay for."""
PRICES: Mapping[str, int] = {**RESOURCES, **INFLUENCE, **GOODS}
"""What is paid with planets and trade goods."""
SCATTERED = frozenset({
    "intimidate_council", "become_the_gatekeeper", "control_the_region", "learn_the_secrets_of_the_cosmos",
    "threaten_enemies", "cut_supply_lines",
})  # fmt: skip
"""What asks for ships in certain places."""
SINGLE = frozenset({"conquer_the_weak", "cut_supply_lines"})
"""What asks for one thing that takes several steps."""
DEEDS: Mapping[str, int] = {
    "destroy_their_greatest_ship": 120, "make_an_example_of_their_world": 200, "spark_a_rebellion": 260,
    "turn_their_fleets_to_dust": 200, "unveil_flagship": 230,
}  # fmt: skip
"""Secrets of the action phase: how likely one comes to score them, in thousandths."""


def needs(*objectives: str) -> Callable[[Missing], Missing]:
    """Registers what objectives ask for."""

    def register(missing: Missing) -> Missing:
        NEEDS.update(dict.fromkeys(objectives, missing))
        return missing

    return register


# --- planets ---------------------------------------------------------------------------------------------------------


def _alike(held: Holding, trait: str) -> int:
    return sum(PLANETS[planet].trait == trait for planet in held.planets)


def _of_trait(trait: str | None, number: int) -> Missing:
    def missing(at: At, held: Holding) -> int:
        return number - (max(_alike(held, one) for one in TRAITS) if trait is None else _alike(held, trait))

    return missing


for _id, _trait, _number in (
    ("corner_the_market", None, 4),
    ("unify_the_colonies", None, 6),
    ("forge_an_alliance", "cultural", 4),
    ("mine_rare_metals", "hazardous", 4),
    ("monopolize_production", "industrial", 4),
):
    needs(_id)(_of_trait(_trait, _number))


def _beyond_home(held: Holding) -> int:
    return sum(not galaxy.is_home(planet) for planet in held.planets)


needs("expand_borders")(lambda at, held: 6 - _beyond_home(held))
needs("subdue_the_galaxy")(lambda at, held: 11 - _beyond_home(held))


def _specialties(held: Holding) -> int:
    return sum(PLANETS[planet].specialty is not None for planet in held.planets)


needs("found_research_outposts")(lambda at, held: 3 - _specialties(held))
needs("form_galactic_brain_trust")(lambda at, held: 5 - _specialties(held))


@needs("conquer_the_weak")
def _conquered(at: At, held: Holding) -> int:
    own = galaxy.me(at).faction
    return 0 if any(PLANETS[planet].home_of not in (None, own) for planet in held.planets) else 3


# --- ships -----------------------------------------------------------------------------------------------------------


@needs("intimidate_council")
def _beside_mecatol(at: At, held: Holding) -> int:
    around = galaxy.of(at).near[galaxy.CENTRE]
    return 2 - sum(system in around for system in held.fleets)


@needs("become_the_gatekeeper")
def _at_wormholes(at: At, held: Holding) -> int:
    systems = galaxy.of(at).systems
    return 2 - len(galaxy.TWINS & {kind for system in held.fleets for kind in systems[system].wormholes})


needs("control_the_region")(lambda at, held: 6 - len(held.fleets))


@needs("cut_supply_lines")
def _over_a_dock(at: At, held: Holding) -> int:
    return 0 if any(foreign_dock(at, system) for system in held.fleets) else 2


def foreign_dock(at: At, system: str) -> bool:
    """Whether somebody else's space dock is on a planet of a system: one in space is lost with the ships that protect
    it. TI-FACTION-02
    """
    every = [one for planet in galaxy.of(at).systems[system].planets for one in planet.forces]
    return any(one.seat != at.seat and one.units.get("space_dock") for one in every)


@needs("learn_the_secrets_of_the_cosmos")
def _beside_anomalies(at: At, held: Holding) -> int:
    systems, near = galaxy.of(at).systems, galaxy.of(at).near
    return 3 - sum(any(systems[other].anomaly for other in near[system]) for system in held.fleets)


@needs("threaten_enemies")
def _beside_a_home(at: At, held: Holding) -> int:
    homes = [galaxy.home(at, seat.seat) for seat in at.view.seats if seat.seat != at.seat]
    near = galaxy.of(at).near
    return 0 if any(system in near[home] for home in homes if home for system in held.fleets) else 1


@needs("occupy_the_seat_of_the_empire")
def _over_mecatol(at: At, held: Holding) -> int:
    """Ships count once the planet is held."""
    return max(0, 3 - held.fleets.get(galaxy.CENTRE, 0)) if galaxy.MECATOL in held.planets else 4


def _of_units(type: str, number: int) -> Missing:
    return lambda at, held: number - held.units.get(type, 0)


for _id, _type, _number in (
    ("establish_a_perimeter", "pds", 4),
    ("fuel_the_war_machine", "space_dock", 3),
    ("gather_a_mighty_fleet", "dreadnought", 5),
):
    needs(_id)(_of_units(_type, _number))


# --- technologies ----------------------------------------------------------------------------------------------------


@lru_cache(MANY)
def _colors(technologies: tuple[str, ...]) -> list[int]:
    owned = [TECHNOLOGIES[id].color for id in technologies]
    return sorted((owned.count(color) for color in COLORS), reverse=True)


@lru_cache(MANY)
def _upgrades(technologies: tuple[str, ...]) -> int:
    return len({UNITS[unit].type for id in technologies if (unit := TECHNOLOGIES[id].unit) is not None})


needs("develop_weaponry")(lambda at, held: 2 - _upgrades(held.technologies))
needs("revolutionize_warfare")(lambda at, held: 3 - _upgrades(held.technologies))
needs("diversify_research")(lambda at, held: sum(max(0, 2 - number) for number in _colors(held.technologies)[:2]))
needs("master_the_sciences")(lambda at, held: sum(max(0, 2 - number) for number in _colors(held.technologies)))
needs("master_the_laws_of_physics")(lambda at, held: 4 - _colors(held.technologies)[0])


@needs("adapt_new_strategies")
def _own_technologies(at: At, held: Holding) -> int:
    return 2 - sum(TECHNOLOGIES[id].faction is not None and id not in COPIES for id in held.technologies)


# --- to be spent -----------------------------------------------------------------------------------------------------


def purse(at: At, objective: str) -> int:
    """How much of what an objective costs is there now."""
    mine = galaxy.me(at)
    if objective in RESOURCES:
        return mine.resources + mine.trade_goods
    if objective in INFLUENCE:
        return mine.influence + mine.trade_goods
    if objective in GOODS:
        return mine.trade_goods
    return mine.tactic + mine.strategy if objective in TOKENS else mine.action_cards


def short(at: At, objective: str) -> int:
    """How many trade goods are lacking for an objective that is paid with them; none where they would not help."""
    return max(0, PRICES[objective] - purse(at, objective)) if objective in PRICES else 0


def lacking(seat: SeatView, objective: str) -> int:
    """How many trade goods a seat lacks for an objective once all its planets are readied."""
    planets = seat.total_resources if objective in RESOURCES else seat.total_influence * (objective in INFLUENCE)
    return PRICES[objective] - seat.trade_goods - planets


def pays(planets: Iterable[PlanetView], objective: str) -> int:
    """What planets pay for an objective."""
    if objective not in PLANETARY:
        return 0
    return sum([planet.resources if objective in RESOURCES else planet.influence for planet in planets])


def _lost(at: At, held: Holding, objective: str) -> int:
    """What readied own planets would pay that are held no more: whoever takes one exhausts it. TI-CONTROL-01"""
    if objective not in PLANETARY or holding(at).planets <= held.planets:
        return 0
    gone = [galaxy.of(at).planets[id] for id in galaxy.planets(at) if id not in held.planets]
    return pays([planet for planet in gone if not planet.exhausted], objective)


def _spent(prices: Mapping[str, int], step: int) -> Iterator[tuple[str, Missing]]:
    for objective, price in prices.items():

        def missing(at: At, held: Holding, objective: str = objective, price: int = price) -> int:
            return -(-max(0, price - purse(at, objective) + _lost(at, held, objective)) // step)

        yield objective, missing


NEEDS.update([pair for prices, step in ((RESOURCES, 3), (INFLUENCE, 3), (GOODS, 2), (TOKENS, 1), (CARDS, 1))
              for pair in _spent(prices, step)])  # fmt: skip


# --- together --------------------------------------------------------------------------------------------------------


@galaxy.once
def holding(at: At) -> Holding:
    """What the own seat has now."""
    systems = galaxy.of(at).systems
    fleets = {id: number for id, system in systems.items() if (number := _ships(at, system.ships))}
    units = {type: galaxy.on_board(at, type) for type in ("pds", "space_dock", "dreadnought")}
    return Holding(frozenset(galaxy.planets(at)), fleets, units, galaxy.technologies(galaxy.me(at)))


def _ships(at: At, there: tuple[ForceView, ...]) -> int:
    return sum(forces.ships(galaxy.force(there, at.seat)).values())


@galaxy.once
def open_publics(at: At) -> list[str]:
    """Revealed objectives that are still to be scored."""
    return [one.id for one in at.view.objectives if at.seat not in one.scored_by]


def open_secrets(at: At) -> tuple[str, ...]:
    """Secret objectives in hand."""
    return at.view.hand.secrets if at.view.hand is not None else ()


def missing(at: At, objective: str, held: Holding) -> int:
    """How many steps are missing; none where it is fulfilled."""
    need = NEEDS.get(objective)
    return ENDLESS if need is None else max(0, need(at, held))


def at_home(at: At, held: Holding) -> bool:
    """Whether public objectives can be scored. TI-PUBLICOBJ-04"""
    faction = galaxy.me(at).faction
    return faction in WANDERERS or not faction or held.planets >= set(FACTIONS[faction].home_planets)


def scorable_publics(at: At, held: Holding) -> list[str]:
    """Revealed objectives that whoever holds all that may still score once they are fulfilled. TI-PUBLICOBJ-04"""
    return open_publics(at) if at_home(at, held) else []


def worth(at: At, held: Holding) -> int:
    """What somebody who holds all that may hope to score, in thousandths of a point."""
    public = _in_turn([_hope(at, id, held) for id in open_publics(at)])
    secret = _in_turn([_hope(at, id, held) for id in open_secrets(at)])
    return (public if at_home(at, held) else public * weights.HOMELESS // 100) + secret


@galaxy.once
def now(at: At) -> int:
    """The same of the own seat as it stands."""
    return worth(at, holding(at))


def gained(at: At, then: Holding) -> int:
    """What objectives gain once the own seat has all that, in thousandths of a point."""
    return worth(at, then) - now(at)


def joined(at: At, system: str) -> int:
    """What objectives gain by one own ship more in a system."""
    held = holding(at)
    fleets = {**held.fleets, system: held.fleets.get(system, 0) + 1}
    return gained(at, replace(held, fleets=fleets))


def _in_turn(hopes: list[int]) -> int:
    hopes.sort(reverse=True)
    return sum([hope * share // 100 for hope, share in zip(hopes, SHARES, strict=False)])


def _hope(at: At, objective: str, held: Holding) -> int:
    points = OBJECTIVES[objective].points
    if objective in DEEDS:
        return DEEDS[objective] * points
    steps = missing(at, objective, held)
    return points * weights.CLOSE[min(steps, len(weights.CLOSE) - 1)] * _pressing(at, objective) // 100


@galaxy.once_each
def urgency(at: At, points: int) -> int:
    """How much more points are worth with which the game is won, in hundredths."""
    return weights.WINS if galaxy.me(at).points + points >= at.view.goal else USUAL


def _pressing(at: At, objective: str) -> int:
    """The same of the points of an objective, with those that are scored beside it in the same status phase: a public
    and a secret one. TI-OBJECTIVE-08
    """
    public, secret = fulfilled(at)
    beside = public if objective in open_secrets(at) else secret
    return urgency(at, OBJECTIVES[objective].points + beside)


@galaxy.once
def decisive(at: At) -> int:
    """How much more public objectives are worth, in hundredths, of which one wins that is fulfilled, or soon is."""
    held = holding(at)
    soon = [id for id in open_publics(at) if missing(at, id, held) <= SOON]
    return max((_pressing(at, id) for id in soon), default=USUAL)


@galaxy.once
def fulfilled(at: At) -> tuple[int, int]:
    """The points of the best public and of the best secret objective that the own seat fulfils now."""
    return _fulfilled(at, holding(at))


def _fulfilled(at: At, held: Holding) -> tuple[int, int]:
    """The same of somebody who holds all that."""
    return _best(at, scorable_publics(at, held), held), _best(at, open_secrets(at), held)


def spoilt(at: At, then: Holding) -> int:
    """What is left of the hope, a step later, for points that the own seat would score in this round and then would
    not: it loses them whole. TI-OBJECTIVE-06, TI-OBJECTIVE-08
    """
    if not any(points := fulfilled(at)):
        return 0
    lost = sum(max(0, before - after) for before, after in zip(points, _fulfilled(at, then), strict=True))
    return lost * weights.CLOSE[1] * urgency(at, sum(points)) // 100


def _best(at: At, objectives: Iterable[str], held: Holding) -> int:
    return max((OBJECTIVES[id].points for id in objectives if missing(at, id, held) == 0), default=0)


def value(at: At, objective: str) -> int:
    """The points of an objective, in hundredths; more where they win the game."""
    return OBJECTIVES[objective].points * _pressing(at, objective)


def secret_worth(at: At, objective: str) -> int:
    """What a secret objective is worth in hand."""
    return _hope(at, objective, holding(at))
