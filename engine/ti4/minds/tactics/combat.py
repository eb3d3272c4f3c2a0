"""Battles: staying or leaving, what is sustained and lost, guns and bombs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import NO, YES, Slot, Spread
from engine.digits import whole
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.actions.invasion import ORDER_PLANETS
from engine.ti4.combat.barrage import BARRAGE
from engine.ti4.combat.bombardment import EXTRA_DIE
from engine.ti4.combat.hits import ASK_SUSTAIN, LOSSES, SNIPE, SUSTAIN_ALL, Lost
from engine.ti4.combat.retreat import RETREAT, RETREAT_LOAD, RETREAT_TO
from engine.ti4.combat.space_cannon import CANNON_TARGET, SPACE_CANNON
from engine.ti4.components import GROUND
from engine.ti4.factions.l1z1x import ASSIMILATE
from engine.ti4.factions.mentak import AMBUSH, SALVAGE_SHIP
from engine.ti4.factions.naalu import FORESIGHT_LOAD
from engine.ti4.factions.nekro import ALASTOR
from engine.ti4.factions.sardakk_norr import RAM, RAM_AGAIN, RAM_WITH
from engine.ti4.galaxy.capacity import LOSE_CARGO, LOSE_SHIPS
from engine.ti4.galaxy.leaving import RIFT_CARGO
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import ForceView, SystemView
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, grudges, odds, weights, worth
from engine.ti4.minds.tactics import fleeing, landing
from engine.ti4.technologies.red import REPAIR

FIRE, FOLLOWED = 400, 4
"""Guns that are fired, and half a resource of ships that could follow those who flee."""
CERTAIN = 900
"""A battle that is won more often is as good as won."""
BETTERED, COURAGE = 50, 120
"""What it is worth that a face more of a die hits, and what has to come together for a card."""
CHEAP: Mapping[str, int] = {
    "fighter": 1, "infantry": 1, "destroyer": 3, "cruiser": 5, "carrier": 7, "dreadnought": 9, "pds": 6,
    "space_dock": 12, "flagship": 14, "war_sun": 22,
}  # fmt: skip
"""In which order units are lost."""
UNNAMED: Mapping[str, int] = {NO: 0, SUSTAIN_ALL: -1}
"""What it is worth that no unit sustains damage, or all do: neither is weighed further."""
DIRECT = 5
"""How likely a card is Direct Hit, in percent: four of eighty are."""
DROWNED = 20
"""What an infantry counts there that is lost with the ship that carries it, where it is about to land."""


def battlefield(at: At) -> SystemView | None:
    """Where it is fought."""
    places = at.question.where
    return galaxy.of(at).systems.get(places[0]) if places else galaxy.active(at)


def _mine(at: At, here: SystemView) -> Mapping[str, int]:
    return galaxy.force(here.ships, at.seat)


def chance(at: At, here: SystemView) -> int:
    """How often the own ships win there, in thousandths."""
    foe = landing.enemy(at, here)
    if foe is None:
        return weights.SURE
    mine, seat = galaxy.me(at), at.view.seats[foe.seat]
    ours = forces.fleet(_mine(at, here), galaxy.damaged(here.ships, at.seat), mine)
    return odds.wins(ours, forces.fleet(foe.units, foe.damaged, seat))


def doomed(at: At) -> bool:
    """Whether the own ships are as good as lost in the battle that goes on: they seldom win, and do not leave it, nor
    could they in its next round. TI-RETREAT-01
    """
    battle = at.view.battle
    here = galaxy.of(at).systems.get(battle.system) if battle is not None else None
    if battle is None or here is None or battle.planet is not None or battle.retreating == at.seat:
        return False
    return chance(at, here) < weights.SURE - CERTAIN and not fleeing.refuges(at, here)


def bettered(at: At, more: int, unit: str = "") -> int:
    """What it is worth that so many more faces of the own dice hit in a round, or of those of one type: something where
    many are rolled in a battle that is neither as good as won nor one that the own side leaves, or loses.
    """
    battle = at.view.battle
    here = galaxy.of(at).systems.get(battle.system) if battle is not None else None
    if battle is None or here is None:
        return -COURAGE
    won = chance(at, here) if battle.planet is None else _ground(at, battle.planet)
    dice = sum(one.number * one.dice for one in battle.fighters if one.seat == at.seat and unit in ("", one.unit))
    return (BETTERED * more * dice if weights.HOPELESS <= won < CERTAIN else 0) - COURAGE


def _ground(at: At, id: str) -> int:
    """How often the own ground forces win on a planet, in thousandths."""
    planet = galaxy.of(at).planets[id]
    foe, mine = landing.defenders(at, planet), galaxy.force(planet.forces, at.seat).get(GROUND[0], 0)
    if foe is None:
        return weights.SURE
    seat = at.view.seats[foe.seat]
    return odds.wins(forces.troops(mine, galaxy.me(at)), forces.troops(foe.units[GROUND[0]], seat))


# --- staying or leaving ----------------------------------------------------------------------------------------------


@MIND.judges(RETREAT, aim=Aim.DEFEND, careful=True)
def retreat(at: At) -> Iterator[Offer]:
    """Away from a battle that is lost, unless what lies below is worth dying for, or whoever flees keeps more from
    moving than is saved.
    """
    here = battlefield(at)
    winning = chance(at, here) if here is not None else weights.SURE
    stake = worth.stake(at, here) // 40 if here is not None else 0
    dear = here is not None and winning + stake < weights.HOPELESS and fleeing.dear(at, here)
    for option in picks(at):
        away = -1 if dear else weights.HOPELESS
        yield Offer(option.id, away if option.id == YES else winning + stake - (option.id != NO))


@MIND.judges(RETREAT_TO, aim=Aim.DEFEND, careful=True)
def retreat_to(at: At) -> Iterator[Offer]:
    """Where they are needed, without fleets too large."""
    yield from (Offer(option.id, refuge(at, option.id)) for option in picks(at))


def refuge(at: At, id: str) -> int:
    """What it is worth to flee to a system: what others could take there, less where they can follow in this round,
    where the fleet pool is full, or where own ships could still go on, and docks make something.
    """
    here = galaxy.of(at).systems[id]
    crowd = max(0, forces.big(_mine(at, here)) - forces.limit(galaxy.me(at)) + 2)
    needed = worth.stake(at, here) // 10 if worth.invaders(at, id) else 0
    return needed - 100 * crowd - FOLLOWED * worth.threat(at, id) - fleeing.held(at, id)


@MIND.judges(RETREAT_LOAD, FORESIGHT_LOAD, aim=Aim.DEFEND, careful=True)
def retreat_load(at: At) -> Iterator[Offer]:
    """Ground forces stay where they hold planets."""
    yield Offer({}, 10)


# --- losses ----------------------------------------------------------------------------------------------------------


@MIND.judges(ASK_SUSTAIN, aim=Aim.DEFEND, careful=True)
def sustain(at: At) -> Iterator[Offer]:
    """Damage is cheaper than a ship; the dearest does not take it where another can. After the last shot it brings no
    more than what it saves, and the dear ship lies open to a card.
    """
    grudges.hurt(at)
    over, hits = won(at), at.question.about.params.get("hits")
    saved = 100 + weights.LOST * _cheapest(at)
    for option in picks(at):
        if option.id in UNNAMED:
            yield Offer(option.id, UNNAMED[option.id])
        elif over:
            yield Offer(option.id, bears(at, option.id, hits if isinstance(hits, int) else 1))
        else:
            yield Offer(option.id, saved - CHEAP.get(option.id, 5))


def bears(at: At, type: str, hits: int) -> int:
    """What it is worth that a ship sustains one of so many hits after the last shot: what would fall, less that it lies
    open to the card that destroys a damaged ship.
    """
    bared = _dear(at, type) * _direct(at) // 100
    return _dear(at, _falling(at, hits)) - bared - CHEAP.get(type, 5)


def _direct(at: At) -> int:
    """How likely the other side of the battle holds the card that destroys a damaged ship, in percent."""
    battle = at.view.battle
    sides = {battle.attacker, battle.defender} - {at.seat} if battle is not None else set()
    return sum(min(100, DIRECT * at.view.seats[seat].action_cards) for seat in sides)


def _falling(at: At, hits: int) -> str:
    """The ship that falls with the last of so many hits, did none sustain damage."""
    here = battlefield(at)
    pieces = _pieces(_mine(at, here)) if here is not None else []
    fall = sorted(pieces, key=lambda type: CHEAP.get(type, 5))[:hits]
    return fall[-1] if fall else ""


def _dear(at: At, type: str) -> int:
    """What is lost with a ship, and with who hangs on it."""
    return weights.LOST * price(at, type)


def price(at: At, type: str) -> int:
    """What a ship costs, and who hangs on it, in half resources."""
    mine = galaxy.me(at)
    return forces.price(type, mine) + forces.price(GROUND[0], mine) * _carried(at, type)


@MIND.judges(BARRAGE, aim=Aim.ATTACK, careful=True)
def barrage(at: At) -> Iterator[Offer]:
    """Always: it costs nothing."""
    yield Offer(YES, 1)
    yield Offer(NO, 0)


def _cheapest(at: At) -> int:
    """The price of the cheapest own ship that is fought for, in half resources."""
    here = battlefield(at)
    pieces = forces.ships(_mine(at, here)) if here is not None else {}
    return min((forces.price(type, galaxy.me(at)) for type in pieces), default=0)


def _order(at: At, slot: Slot) -> int:
    """What is lost with a unit of a slot; a damaged one is worth less. Agendas name the place as well."""
    found = Lost.maybe(slot.id)
    if found is None:
        group = Group.maybe(slot.id)
        return CHEAP.get(group.type if group is not None else GROUND[0], 5) * 10
    return CHEAP.get(found.type, 5) * 10 - 3 * found.damaged + DROWNED * _carried(at, found.type)


def _carried(at: At, type: str) -> int:
    """Ground forces that are lost with a ship, in a battle that ends with the hits that fell. TI-CAPACITY-04"""
    here = battlefield(at)
    mine = _mine(at, here) if here is not None and won(at) else {}
    aboard = mine.get(GROUND[0], 0) if type in mine else 0
    left = {**mine, type: mine.get(type, 0) - 1}
    return max(0, aboard - forces.capacity(left, galaxy.me(at))) if aboard else 0


def won(at: At) -> bool:
    """Whether all ships of the other side fall to the own hits in this round."""
    battle = at.view.battle
    if battle is None or battle.planet is not None:
        return False
    return dict(battle.hits).get(at.seat, 0) >= sum(
        one.number + one.sound for one in battle.fighters if one.seat != at.seat
    )


@MIND.judges(LOSSES, aim=Aim.DEFEND, careful=True)
def losses(at: At) -> Iterator[Offer]:
    """The cheapest first, but what carries others is kept."""
    grudges.hurt(at)
    if isinstance(at.shape, Spread):
        order = sorted(at.shape.slots, key=lambda slot: _order(at, slot))
        yield Offer(dict(production.laid(at.shape, [slot.id for slot in order])), 100)
    for option in picks(at):
        found = Lost.maybe(option.id)
        yield Offer(option.id, -CHEAP.get(found.type, 5) if found is not None else 0)


@MIND.judges(LOSE_SHIPS, aim=Aim.DEFEND, careful=True)
def lose_ships(at: At) -> Iterator[Offer]:
    """The cheapest ship that carries nobody."""
    grudges.hurt(at)
    for option in picks(at):
        found = Lost.maybe(option.id)
        yield Offer(option.id, -10 * CHEAP.get(found.type, 5) + found.damaged if found is not None else 0)


@MIND.judges(LOSE_CARGO, aim=Aim.DEFEND, careful=True)
def lose_cargo(at: At) -> Iterator[Offer]:
    """Fighters before ground forces where land is to be taken, else the other way round."""
    if isinstance(at.shape, Spread):
        order = sorted((slot.id for slot in at.shape.slots), key=lambda id: id == GROUND[0])
        yield Offer(dict(production.laid(at.shape, order)), 10)


def _first(shape: Spread) -> dict[str, int]:
    return production.laid(shape, [slot.id for slot in shape.slots])


@MIND.judges(RIFT_CARGO, careful=True)
def rift_cargo(at: At) -> Iterator[Offer]:
    """As little as must be aboard of each ship."""
    if isinstance(at.shape, Spread):
        yield Offer(dict(_first(at.shape)), 1)


@MIND.rates(REPAIR, aim=Aim.DEFEND, careful=True)
def repair(at: At, id: str) -> int:
    """The dearest."""
    return CHEAP.get(id, 5)


# --- guns and bombs --------------------------------------------------------------------------------------------------


@MIND.judges(SPACE_CANNON, careful=True)
def space_cannon(at: At) -> Iterator[Offer]:
    """Guns are there to be fired."""
    yield Offer(YES, 0 if at.character.deputy and _peaceful(at) else FIRE)
    yield Offer(NO, 100)


def _peaceful(at: At) -> bool:
    """Whether nobody comes to what is the own seat's."""
    here = battlefield(at)
    return here is not None and not any(planet.owner == at.seat for planet in here.planets)


@MIND.rates(CANNON_TARGET, aim=Aim.DEFEND, careful=True)
def cannon_target(at: At, id: str) -> int:
    """Whoever leads."""
    return worth.dislike(at, whole(id) or 0)


MIND.in_order(EXTRA_DIE, aim=Aim.DEFEND, careful=True)
"""The first salvo."""


@MIND.judges(ORDER_PLANETS, careful=True)
def order_planets(at: At) -> Iterator[Offer]:
    """As they are named."""
    yield Offer([option.id for option in getattr(at.shape, "options", ())], 1)


# --- abilities in battle ---------------------------------------------------------------------------------------------


@MIND.rates(SNIPE, careful=True)
def snipe(at: At, id: str) -> int:
    """The dearest ship."""
    found = Lost.maybe(id)
    return CHEAP.get(found.type, 5) if found is not None else 0


@MIND.judges(AMBUSH, ALASTOR, RAM, careful=True)
def as_many(at: At) -> Iterator[Offer]:
    """As many as can be, the dearest of others' first."""
    if isinstance(at.shape, Spread):
        order = sorted(at.shape.slots, key=lambda slot: -_order(at, slot))
        yield Offer(dict(production.filled(at.shape, [slot.id for slot in order], at.shape.high)), 100)


@MIND.rates(RAM_WITH, careful=True)
def ram_with(at: At, id: str) -> int:
    """A damaged one."""
    found = Lost.maybe(id)
    return 10 * found.damaged if found is not None else 0


@MIND.judges(RAM_AGAIN, careful=True)
def ram_again(at: At) -> Iterator[Offer]:
    """Where two great ships are to be had for one."""
    yield Offer(YES, _prey(at))
    yield Offer(NO, 0)


def _prey(at: At) -> int:
    """What two of the opponent's ships are worth more than an own dreadnought."""
    here = battlefield(at)
    foe: ForceView | None = landing.enemy(at, here) if here is not None else None
    if foe is None:
        return -100
    prices = sorted((forces.price(type, at.view.seats[foe.seat]) for type in _pieces(foe.units)), reverse=True)
    return sum(prices[:2]) - forces.price("dreadnought", galaxy.me(at)) - 1


def _pieces(units: Mapping[str, int]) -> list[str]:
    return [type for type, number in forces.ships(units).items() for _ in range(number)]


@MIND.rates(SALVAGE_SHIP, careful=True)
def salvage_ship(at: At, id: str) -> int:
    """The dearest."""
    return CHEAP.get(id, 0)


MIND.whether(ASSIMILATE, YES, 100, aim=Aim.RESEARCH, careful=True)
"""What is won works on."""
