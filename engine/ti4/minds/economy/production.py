"""Producing units: what is needed most for its price, with what is kept for objectives left alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.ask import Amount, Spread
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile
from engine.ti4 import words
from engine.ti4.agendas.points import IXTH
from engine.ti4.components import GROUND, PIECES, TOKENED, UnitCard
from engine.ti4.economy.production import DEPLOY, PRODUCE, PRODUCE_PIECES
from engine.ti4.galaxy.capacity import HARBOUR
from engine.ti4.galaxy.reinforcements import DROP_GROUP, TAKE_BACK
from engine.ti4.interface.view import PlanetView, SystemView
from engine.ti4.minds.economy import posts, saving
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, weights, worth

DONE, NONE = "done", "none"
CARRIERS, TROOPS = 4, 2
"""Carriers that a seat wants while there is land to take, and infantry for each of them."""
FEWEST, PAIR = 2, 2
"""Carriers without which nobody takes anything, and infantry that are made at once."""
HOLD = 4
"""What a carrier carries."""
MADE = 55
"""What a half resource worth of units is worth, in hundredths of what it costs to keep it."""
NEED: Mapping[str, int] = {
    "carrier": 95, "infantry": 78, "fighter": 62, "destroyer": 66, "cruiser": 84, "dreadnought": 92, "war_sun": 104,
    "flagship": 74,
}  # fmt: skip
"""What a resource spent on a type is worth."""
FAST = frozenset({"destroyer", "cruiser"})
SOUGHT = FAST | {"dreadnought", "war_sun", "flagship"}
"""Ships that are always worth their price."""
SOLDIER = 110
"""What an infantry is worth that is missing to take land with."""
SHIPS = 50
"""What a resource is worth that is made into units of no special use."""
SECOND = 260
"""What it is worth more to make a carrier for whoever has but one."""
DEAR = 200
"""What a resource is worth at most that is kept for producing."""
GREAT = 5
"""Up to that price it is worth more to make few great ships where money outlasts the places in the dock."""
UNPAID = 200
"""What it is worth less to make what cannot be paid."""
DWARF = 2
"""What costs no more is made where there is nothing greater, however much money is left."""
LASTING = 4
"""What is made serves for rounds to come, so that nobody misjudges it as easily as a single move."""
MEAGRE, MEAGRE_SHARE = 1, 3
"""What is made of so few resources is worth that part of what it would be worth beside more."""
DOCK, MITOSIS = "space_dock", "mitosis"
"""Docks, and the ability by which they produce no ground forces."""
COME = 3000
"""What it costs to give up those who have just come somewhere."""
SPREAD = 60
"""What a further fleet is worth where objectives ask for ships in many systems."""
PROPHECY, PROPHESIED, FIGHTERS, FULFILLED = "prophecy_of_ixth", 600, 2, 220
"""The law that its owner loses by a production with fewer fighters, what these are worth then, and the law itself."""


def docks(at: At, system: str) -> list[tuple[str, UnitCard, int]]:
    """Own units in a system whose Production can be used, not on the Holy Planet of Ixth: place, card, number."""
    here, known = galaxy.of(at).systems[system], forces.cards(galaxy.me(at))
    every = [(system, galaxy.force(here.ships, at.seat))]
    able = [planet for planet in here.planets if IXTH not in planet.attached]
    every += [(planet.id, galaxy.force(planet.forces, at.seat)) for planet in able]
    return [
        (place, known[type], number)
        for place, pieces in every
        for type, number in pieces.items()
        if type in known and known[type].production is not None and number
    ]


def room(at: At, system: str) -> int:
    """Pieces that can be made there. TI-PRODUCTION-04"""
    planets = galaxy.of(at).planets
    total = 0
    for place, card, number in docks(at, system):
        assert card.production is not None
        ground = planets[place].resources if place in planets and card.production.plus_resources else 0
        total += number * (card.production.value + ground)
    return total


def gain(at: At, system: str, come: int = 0) -> int:
    """What producing there now is worth, once so many ships have come; a token is not spent to make next to nothing."""
    purse = saving.resources(at)
    found = _gain(at, system, purse, come)
    return max(0, (found if purse > MEAGRE else found // MEAGRE_SHARE) - _breaks_law(at, system, come))


def _breaks_law(at: At, system: str, come: int) -> int:
    """What the owner of the Prophecy of Ixth loses by a production where no fighters can be made. TI-AGENDACARD-06"""
    full = _prophetic(at) and forces.full(at, galaxy.of(at).systems[system], come)
    return FULFILLED if _prophetic(at) and "fighter" not in _possible(at, system, full) else 0


def _spends(at: At, system: str) -> int:
    """Resources for which something is made in a system that is activated."""
    return room(at, system) * 3 // 2 if gain(at, system) else 0


def _gain(at: At, system: str, purse: int, come: int = 0) -> int:
    """The same, with so many resources to spend."""
    pieces, here = room(at, system), galaxy.of(at).systems[system]
    full = forces.full(at, here, come)
    if not pieces or not purse or blockaded(at, here) or not finds(at, (system, purse, full)):
        return 0
    spent = min(purse, pieces * 3 // 2)
    if not worth.left(at):
        return spent * 8
    if full:
        return min(spent, pieces // 2) * SHIPS // 2 + SOLDIER * max(0, min(_short(at), pieces, 2 * purse))
    carriers = max(0, min(2, _lacking(at), purse // 3))
    troops = max(0, min(_short(at), pieces - carriers, 2 * (purse - 3 * carriers)))
    return spent * SHIPS + 180 * carriers + SECOND * min(carriers, _stranded(at)) + SOLDIER * troops


@galaxy.once_each
def cramped(at: At, case: tuple[str, int, str]) -> int:
    """What a dock could make more in a later action of this round, did so many ships leave the full fleet pool of its
    system for another, where something is made first. TI-FLEETPOOL-07
    """
    system, leave, target = case
    here, pieces = galaxy.of(at).systems[system], room(at, system)
    purse = max(0, saving.resources(at) - _spends(at, target))
    if not pieces or at.seat in here.tokens or not worth.left(at) or not forces.full(at, here):
        return 0
    spent = min(purse, pieces * 3 // 2)
    return max(0, min(spent, GREAT * leave) * SHIPS - min(spent, pieces // 2) * SHIPS // 2)


@galaxy.once_each
def finds(at: At, case: tuple[str, int, bool]) -> bool:
    """Whether anything is wanted of what can be made there with so many resources; last, whether the pool is full."""
    system, purse, full = case
    known = forces.cards(galaxy.me(at))
    types = [type for type in _possible(at, system, full) if type in known and (known[type].cost or 0) <= purse]
    return any(type in SOUGHT or _wanted(at, type, known[type], purse, purse) > 0 for type in types)


def _possible(at: At, system: str, full: bool) -> Iterator[str]:
    """Types that can be made there without taking any off the board, those that are wanted most often first: ships
    where the fleet pool is not full, ground forces, and fighters that something keeps. TI-FLEETPOOL-02, TI-CAPACITY-01
    """
    here = galaxy.of(at).systems[system]
    big = [type for type in reversed([*NEED]) if type not in TOKENED]
    yield from [] if full else [type for type in big if galaxy.on_board(at, type) < PIECES[type]]
    flies = not full and bool(forces.cards(galaxy.me(at))["fighter"].move)
    if figure_for(at, GROUND[0], [planet.id for planet in here.planets]) and makes_ground(at, system):
        yield GROUND[0]
    if (flies or berths(at, system) > 0) and figure_for(at, "fighter", [system]):
        yield "fighter"


def figure_for(at: At, type: str, places: Iterable[str]) -> bool:
    """Whether a group of fighters or ground forces in one of these places has a figure, or can get one; of other units,
    whether one is left. TI-INFANTRYTOKEN-02, TI-FIGHTERTOKEN-03, TI-PRODUCTION-16
    """
    groups = galaxy.groups(at, type)
    used = len(groups) if type in TOKENED else sum(groups.values())
    return used < PIECES[type] or any(place in groups for place in places)


def makes_ground(at: At, system: str) -> bool:
    """Whether what stands there may produce ground forces. TI-LATER-16"""
    return not galaxy.able(galaxy.me(at), MITOSIS) or any(card.type != DOCK for _, card, _ in docks(at, system))


def berths(at: At, system: str) -> int:
    """Further fighters that docks and ships there have room for. TI-CAPACITY-01"""
    here = galaxy.force(galaxy.of(at).systems[system].ships, at.seat)
    harbour = sum(HARBOUR * number for _, card, number in docks(at, system) if card.type == DOCK)
    return forces.berths(here, galaxy.me(at)) + harbour


def missed(at: At, price: int) -> int:
    """What cannot be made in this round once so many resources are spent on something else."""
    purse = saving.resources(at)
    less = _best(at, purse) - _best(at, max(0, purse - price))
    return max(price * weights.RESOURCE, min(price * DEAR, less))


def _best(at: At, purse: int) -> int:
    """What producing where it is worth most brings, with so many resources."""
    return max((_gain(at, id, purse) for id in open_docks(at)), default=0)


@galaxy.once
def open_docks(at: At) -> list[str]:
    """Systems with own docks that can be activated."""
    if not galaxy.me(at).tactic:
        return []
    free = [id for id, system in galaxy.of(at).systems.items() if at.seat not in system.tokens]
    return [id for id in free if room(at, id)]


def blockaded(at: At, here: SystemView) -> bool:
    """TI-BLOCKADE-01"""
    return bool(galaxy.foes(here.ships, at.seat)) and not forces.ships(galaxy.force(here.ships, at.seat))


@galaxy.once
def _idle(at: At) -> int:
    """Ground forces that are not needed where they stand, those aboard included."""
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at)]
    aboard = sum(galaxy.force(system.ships, at.seat).get(GROUND[0], 0) for system in at.view.systems)
    return aboard + sum(max(0, galaxy.force(one.forces, at.seat).get(GROUND[0], 0) - 1) for one in planets)


@galaxy.once
def _short(at: At) -> int:
    """Ground forces that are missing to take land with, as far as there are ships to carry them, or will be."""
    wanted = min(TROOPS * (_transports(at) + 1), _free(at) + 2 * TROOPS)
    return max(0, wanted - _idle(at))


@galaxy.once
def _transports(at: At) -> int:
    """Own ships that carry, counted as carriers."""
    known = forces.cards(galaxy.me(at))
    return sum(known[type].capacity * number for type, number in galaxy.pieces(at).items() if type in known) // HOLD


@galaxy.once
def _free(at: At) -> int:
    """The own share of the planets that nobody holds."""
    return sum(planet.owner is None for planet in galaxy.of(at).planets.values()) // max(2, len(at.view.seats))


def _lacking(at: At) -> int:
    """How many carriers are missing, or below 0 too many, for the land to take and for those who wait to be carried."""
    wanted = min(CARRIERS, max(FEWEST, 1 + _free(at) // 2, 1 + _idle(at) // HOLD))
    return wanted - _carrying(at)


def _carrying(at: At) -> int:
    return max(galaxy.on_board(at, "carrier"), _transports(at))


@galaxy.once
def _stranded(at: At) -> int:
    """Carriers without which land is taken at half the pace of others, as long as there is land and time for it."""
    return max(0, FEWEST - _carrying(at)) if _free(at) and worth.left(at) > 1 else 0


# --- the questions ---------------------------------------------------------------------------------------------------


def _number(at: At, name: str) -> int:
    """A figure of the question: pieces `left`, or `money`."""
    value = at.question.about.params.get(name, 0)
    return value if isinstance(value, int) else 0


@MIND.judges(PRODUCE, aim=Aim.PRODUCE, plan="make")
def produce(at: At) -> Iterable[Offer]:
    """What is worth most for its price and for its place in the dock; nothing that comes by taking one off the board,
    for `take_back` gives none up, and the same would be wanted again for ever.
    """
    return worthwhile(_produced(at))


def _produced(at: At) -> Iterator[Offer]:
    saved = galaxy.me(at).resources + galaxy.me(at).trade_goods - saving.resources(at)
    purse, left = _number(at, "money") - saved, _number(at, "left")
    known = forces.cards(galaxy.me(at))
    able = {option.id: card for option in picks(at) if option.more is None and (card := known.get(option.id))}
    great = any(DWARF < (card.cost or 0) <= purse for card in able.values())
    yield Offer(DONE, 0)
    for option in picks(at):
        card = able.get(option.id)
        if card is None:
            continue
        value = _wanted(at, option.id, card, purse, left if great else purse)
        value += _keeps_law(at, option.id) + posts.manned(at, option.id)
        yield Offer(option.id, LASTING * (value if (card.cost or 0) <= purse else -UNPAID))


def _prophetic(at: At) -> bool:
    """Whether the own seat has the Prophecy of Ixth."""
    return any(law.id == PROPHECY and law.owner == at.seat for law in at.view.laws)


def _keeps_law(at: At, type: str) -> int:
    """What a fighter is worth without which the owner of the Prophecy of Ixth loses it. TI-AGENDACARD-06"""
    made = words.counted(at.question.about.params.get("made")).get("fighter", 0) if _prophetic(at) else FIGHTERS
    return PROPHESIED if type == "fighter" and made < FIGHTERS else 0


def _wanted(at: At, type: str, card: UnitCard, purse: int, left: int) -> int:
    """What a unit of a type is worth more than it costs."""
    cost = card.cost or 0
    pieces = min(card.pieces, max(1, left))
    base = cost * (NEED.get(type, 60) - MADE) * pieces // card.pieces + _purpose(at, type)
    crowd = purse * 100 // max(1, left)
    return (
        base + (30 * min(cost, GREAT) if crowd > 130 and cost > DWARF else 0) - (25 if crowd > 170 and cost < 2 else 0)
    )


def _purpose(at: At, type: str) -> int:
    """What it is wanted for."""
    number = galaxy.on_board(at, type)
    if type == "carrier":
        lacking = _lacking(at)
        return 150 * min(2, lacking) + SECOND * _stranded(at) if lacking > 0 else 60 * (lacking - 1)
    if type == "infantry":
        spare = 45 * max(-2, min(4, 2 + _transports(at) * TROOPS - _idle(at)))
        return spare + SOLDIER * min(2, _short(at)) + worth.relief(at, (at.view.active_system or "", PAIR))
    if type == "fighter":
        return 6 * max(-6, min(4, 5 - number))
    spread = SPREAD * min(3, _scattered(at)) if type in FAST else 0
    return spread + objectives.gained(at, objectives.holding(at).with_units(**{type: 1})) // 2


@galaxy.once
def _scattered(at: At) -> int:
    """How many more fleets objectives ask for that want ships in many places."""
    held = objectives.holding(at)
    wanted = [id for id in (*objectives.open_publics(at), *objectives.open_secrets(at)) if id in objectives.SCATTERED]
    return max((objectives.missing(at, id, held) for id in wanted), default=0)


@MIND.judges(PRODUCE_PIECES, aim=Aim.PRODUCE, careful=True)
def produce_pieces(at: At) -> Iterator[Offer]:
    """A pair, or as many as can be carried."""
    if isinstance(at.shape, Amount):
        few = min(at.shape.high, 2)
        yield Offer(few, 100)
        yield Offer(at.shape.low, 0)


@MIND.judges(DEPLOY, aim=Aim.PRODUCE, careful=True)
def deploy(at: At) -> Iterator[Offer]:
    """Ground forces where they are most wanted, not in space; where a figure stands, once there is none left."""
    if isinstance(at.shape, Spread):
        here, scarce = galaxy.of(at), not _figures_left(at)
        groups = galaxy.groups(at, GROUND[0])
        order = sorted(
            at.shape.slots,
            key=lambda slot: (scarce and slot.id not in groups, slot.id in here.systems, groups.get(slot.id, 0)),
        )
        yield Offer(dict(laid(at.shape, [slot.id for slot in order])), 1)


def _figures_left(at: At) -> bool:
    """Whether another group of ground forces can be formed; `take_back` gives none up for it. TI-INFANTRYTOKEN-02"""
    return figure_for(at, GROUND[0], ())


def laid(shape: Spread, order: list[str]) -> dict[str, int]:
    """As little as must be, on the first places first."""
    return filled(shape, order, shape.low)


def filled(shape: Spread, order: list[str], number: int) -> dict[str, int]:
    """So many, on the first places first, in the order of the slots."""
    most, found = {slot.id: slot.most for slot in shape.slots}, dict[str, int]()
    for id in order:
        some = min(most[id], number)
        if some > 0:
            found[id], number = some, number - some
    return {slot.id: found[slot.id] for slot in shape.slots if slot.id in found}


def _least_missed(at: At, place: str) -> int:
    """What is missed least of what could be taken off the board."""
    here = galaxy.of(at)
    planet: PlanetView | None = here.planets.get(place)
    system = here.lies.get(place, place)
    return worth.threat(at, system) + (worth.planet(at, planet) if planet is not None else 0)


@MIND.rates(TAKE_BACK, careful=True)
def take_back(at: At, id: str) -> int:
    """Nothing that stands somewhere is given up for what is new."""
    return 100 if id == NONE else -_least_missed(at, id) // 100


@MIND.rates(DROP_GROUP, careful=True)
def drop_group(at: At, id: str) -> int:
    """The group that is missed least: few units, on a planet to which nobody comes; not who has just come to land.
    TI-INFANTRYTOKEN-04
    """
    unit, here = at.question.about.params.get("unit"), galaxy.of(at)
    number = sum(galaxy.groups(at, type).get(id, 0) for type in TOKENED if words.unit(type) == unit)
    come = id == at.view.active_system and at.view.turn == at.seat
    return -number * SOLDIER - COME * come - (_exposed(at, here.lies[id]) if id in here.planets else 0)


def _exposed(at: At, system: str) -> int:
    """What it costs that a planet there lies open."""
    return worth.stake(at, galaxy.of(at).systems[system]) // (2 if worth.invaders(at, system) else 8)
