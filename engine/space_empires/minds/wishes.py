"""What a seat would like to have in an Economic Phase, and what each of it is worth: settlers, miners and yards by what
they will bring in, ships by how the own fleet stands against others, technology by the fleet that it serves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.ask import Option, Slot
from engine.space_empires.components import CAPACITY, SCENARIOS, TECHNOLOGIES, UNITS
from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import armies, arms, counters, errands, guesses, learning, odds, seeing, wars
from engine.space_empires.minds.charts import Chart, chart, price, warship
from engine.space_empires.minds.fleets import defences, guarding
from engine.space_empires.minds.learning import LADDER
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.solitaire import accounts, campaigns, machines, saving

GROW, FIGHT, LEARN = "grow", "fight", "learn"
KEPT = "kept"
"""The field of what is not spent yet."""
COLONY_CP, GROWING = 5, 3
"""What a colony brings a round, and how long it takes to do so."""
FINDS = 2
"""So many settlers are made ahead for planets that a scout may find."""
LODES, PIPES = 4, 4
"""So many lodes a miner; so many pipelines at once, while no enemy is near the home world."""
NEEDS = ((60, 260), (90, 190), (120, 140), (160, 110), (220, 85))
"""What a CP of ships is worth, in thousandths of a point, by the own fleet in hundredths of that of others."""
ENOUGH, STORMING = 65, 190
SOLITAIRE = 25
"""CP of ships for each round that a game alone asks for."""
ARMS: Mapping[str, tuple[int, ...]] = {
    "attack": (400, 300, 120), "defense": (310, 295, 120), "ship_size": (305, 300, 280, 100, 90), "move": (290,),
    "tactics": (90, 80),
}  # fmt: skip
"""Levels that come before ships where alien empires have to be beaten, and what a CP of them is worth."""
INFERIOR, CHANGE = 150, 30
"""By how much, in thousandths of their price, ships do worse than the best that can be built, to be bought only for
what is left; what a CP of them is worth at most.
"""
AT_LEISURE = 150
"""The same for what helps an army while CP are kept."""
STUDIES = (*learning.BATTLE, "ship_yard")
ARMED = {"attack": 1}
"""Levels within reach of everybody: ships are compared with those that could soon be built."""
FILLED = 8
"""CP of ships for each hull point that ship yards build, with what those cost each round from then on."""
YARDS, YARD = 9, 310
"""Ship yards that build an army in a few rounds, and what a CP of them is worth."""
PHASES, LACKED = 3, 14 * CP
"""Economic Phases in which ship yards build all that is in hand, and what one more is worth where they do not."""
FOUND, SCOUTING, SCOUTS, FEW = 5 * CP, 30 * CP, 2, 4
"""What it is worth to a scout that a hex of the home system is not known, and at most; how many are sent, one for so
many hexes.
"""
SETTLED = 5
"""After this round settlers of who plays against alien empires come after ships."""
ARMY, OUTDONE = 230, 2
"""So many times the ships of an alien empire have to be outdone: there is more than one, and they hold their homes."""
GUARD = 70
"""Hundredths of a warship's worth that a ship yard has where machines come: it fights, and costs no maintenance."""
OUTPOST = 130
"""Hundredths of a warship's worth that a base has at a colony to which an alien fleet comes that it would beat."""
SOON, STUDIED = 2, 50
"""Machines that come within so many rounds are armed against now; hundredths of what research is worth then."""


class Wish(NamedTuple):
    """Something that could be bought. `hull`: of a ship yard at a hex; `berths`: places for fighters that it brings, or
    takes where negative.
    """

    kind: str
    field: str
    id: str
    cost: int
    worth: int
    hull: int = 0
    at: str = ""
    berths: int = 0


def every(at: At, here: Chart, levels: Sequence[Option], slots: Sequence[tuple[str, Slot]]) -> Iterator[Wish]:
    """Everything, as often as it is wanted; nothing as long as CP are kept for scanners."""
    if seeing.kept(at, here):
        return
    studied = STUDIED if pressed(here) or here.view.empires else 100
    keeping = saving.saves(at, here)
    for option in levels:
        worth = _armed(at, here, option) or learnt(at, option.id) * studied // 100
        worth = max(worth, AT_LEISURE * option.worth * (keeping and option.id in STUDIES))
        yield Wish(LEARN, "research", option.id, option.worth, worth)
    yield from () if keeping else _fleet(at, here, slots)
    yield from _refits(at, here)
    for field, slot, build in known(at, slots):
        card = UNITS[build.type]
        hull = max(card.hull, 1) if card.build_at == "ship_yard" else 0
        for worth in _wanted(at, here, build):
            yield Wish(GROW, field, slot.id, card.cost, worth, hull, build.at)


def known(at: At, slots: Sequence[tuple[str, Slot]]) -> Iterator[tuple[str, Slot, Build]]:
    """Of what a sheet offers those that can be built without research in the same phase. SE-BUY-03"""
    for field, slot in slots:
        build = Build.read(slot.id)
        if all(level(at, id) >= least for id, least in UNITS[build.type].requires.items()):
            yield field, slot, build


def _wanted(at: At, here: Chart, build: Build) -> list[int]:
    """What each of a type is worth that is no warship, the first one first."""
    if build.type == "COLONY_SHIP":
        most = min(places(at, here), 1 + at.character.level.foresight) * (not guarding.besieged(here))
        return [settling(at)] * max(0, most - arms.count(here, "COLONY_SHIP"))
    if build.type == "MINER":
        return [18 * CP] * max(0, min(at.character.level.foresight, lodes(here) // LODES) - arms.count(here, "MINER"))
    if build.type == "SC":
        return scouts(here)
    if build.type == "MS":
        late = pressed(here) or bool(defences.threats(here, here.home))
        return [4 * CP] * max(0, min(PIPES, len(errands.track(here)) - arms.count(here, "MS")) * (not late))
    if build.type == "MINES":
        return arms.mines(here, build.at, need(at, here))
    if build.type == "DECOY":
        return arms.decoys(here, build.at)
    return [yards(at, here, build.at)] if build.type == "SY" else [basing(at, here, build.at)] * (build.type == "BASE")


# --- growth ----------------------------------------------------------------------------------------------------------


def places(at: At, here: Chart) -> int:
    """Planets for settlers: those that are known, and those of the home system that must still be found."""
    able = level(at, "terraforming")
    free = [one.id for one in errands.safe_planets(here) if able or here.known(one.id) != "barren_planet"]
    mix = SCENARIOS[here.view.scenario, len(here.view.seats)].markers
    printed = sum(one.count for one in mix if one.type == "planet")
    mine = [one for one in here.hexes.values() if one.home == at.seat]
    found = sum(here.known(one.id) == "planet" for one in mine)
    hidden = any(not one.explored for one in mine)
    expected = (max(0, printed - found) * hidden) * (2 if at.view.round <= GROWING else 3) // 3
    return len(free) + min(expected, FINDS * arms.count(here, "SC"))


def scouts(here: Chart) -> list[int]:
    """What scouts are worth for exploring the own home system: who has lost all of them sends one again."""
    hidden = len(errands.hidden(here)) * (len(here.view.seats) > 1)
    wanted = min(SCOUTS, (hidden + FEW - 1) // FEW)
    return [min(SCOUTING, FOUND * hidden)] * max(0, wanted - arms.count(here, "SC"))


def settling(at: At) -> int:
    """What a colony ship is worth: nothing once a machine would come before it pays."""
    if pressed(chart(at)):
        return 0
    rounds = 2 * at.character.level.foresight + 4
    if at.view.empires and at.view.round > SETTLED:
        rounds = rounds * 7 // 10
    last = max((round for round, _ in at.view.arrivals), default=0)
    if last:
        rounds = min(rounds, last - at.view.round)
    return CP * COLONY_CP * max(0, rounds - GROWING)


def lodes(here: Chart) -> int:
    """Minerals and wrecks that are known, and about those still to be found."""
    unknown = sum(not one.explored and one.home == here.seat for one in here.hexes.values())
    return len(errands.lodes(here)) + unknown // 3


def yards(at: At, here: Chart, hex: str) -> int:
    """What one more ship yard is worth: much where CP cannot be spent, at the home world; there it also fights."""
    own = at.view.own
    if pressed(here):
        return need(at, here) * UNITS["SY"].cost * (hex == here.home) * GUARD // 100
    wanted = YARDS + (saving.kept_for_yards(at) if saving.saves(at, here) else 0)
    if here.view.empires and hex == here.home and (arms.count(here, "SY") < wanted or campaigns.exposed(here)):
        return UNITS["SY"].cost * YARD
    room = sum(unit.count for _, unit in here.units() if unit.type == "SY") * CAPACITY[level(at, "ship_yard") or 1] // 2
    short = (0 if own is None else own.income - own.maintenance) > FILLED * room
    return LACKED if hex in _sites(at, here) else (LACKED if short else CP) * (hex == here.home)


def _sites(at: At, here: Chart) -> list[str]:
    """Own colonies that build ship yards for CP in hand which those in play would not use up in some Economic Phases:
    the home world, and the nearest to it that no fleet is beside. SE-YARD-02, SE-YARD-04, SE-PLACE-02
    """
    each = FILLED * PHASES * CAPACITY[level(at, "ship_yard") or 1] // 2
    lacked = -(-cp_left(at) // each) - arms.count(here, "SY")
    if lacked <= 0 or not armies.rivals(here):
        return []
    found = [port.id for port in here.colonies() if port.colony and port.colony.value and not here.held(port.id)]
    safe = [hex for hex in found if hex == here.home or not arms.overrun(here, hex)]
    return sorted(safe, key=lambda hex: (here.far(hex, here.home), hex))[:lacked]


def basing(at: At, here: Chart, hex: str) -> int:
    """What a base is worth: no more than it saves, at the home world also where machines are on their way."""
    if here.view.empires and hex != here.home:
        return need(at, here) * UNITS["BASE"].cost * OUTPOST // 100 * (hex in campaigns.outposts(at, here))
    worth = need(at, here) * UNITS["BASE"].cost * (3 if hex == here.home else 1) // 2
    if here.view.empires:
        return worth * bool(defences.threats(here, hex))
    if machines.awaited(here):
        return worth * (hex == here.home and pressed(here))
    return min(worth, defences.saved(at, here, here.hexes[hex])) * (hex == here.home or _awaiting(here, hex))


def _awaiting(here: Chart, hex: str) -> bool:
    """Whether anybody who threatens a colony has it as the nearest: one counter is not awaited at all of them."""
    ports = [one.id for one in here.colonies()]
    return any(min(ports, key=lambda port: (here.far(foe, port), port)) == hex for foe in defences.threats(here, hex))


# --- technology ------------------------------------------------------------------------------------------------------


def level(at: At, id: str) -> int:
    """The own level of a technology."""
    own = at.view.own
    return 0 if own is None else next((one.level for one in own.technology if one.id == id), 0)


def learnt(at: At, id: str) -> int:
    """What the next level is worth."""
    here = chart(at)
    if id == "terraforming":
        barren = sum(here.known(one.id) == "barren_planet" for one in errands.safe_planets(here))
        fired_at = any(here.held(port.id) for port in here.colonies())
        safe = not (guarding.besieged(here) or fired_at or arms.approached(here))
        return settling(at) * barren // 2 * safe
    if id == "ship_yard":
        return 12 * CP * (yards(at, here, here.home) > CP)
    if arms.needless(at, here, id) or (id == "tactics" and not _tactical(here)):
        return 0
    own = at.view.own
    price = 0 if own is None else next((one.cost or 0 for one in own.technology if one.id == id), 0)
    taught = arms.taught(at, here, id, price, need(at, here))
    return taught if taught is not None else learning.worth(at, here, id, refitted(here))


def _armed(at: At, here: Chart, option: Option) -> int:
    """What it is worth to learn what a fleet has to know that takes the home world of an alien empire."""
    worths, has = ARMS.get(option.id, ()), level(at, option.id) - TECHNOLOGIES[option.id].start
    return worths[has] * option.worth if here.view.empires and has < len(worths) else 0


# --- ships -----------------------------------------------------------------------------------------------------------


def strength(here: Chart) -> int:
    """CP of the own warships."""
    return sum(price(unit) for _, unit in here.units() if warship(unit))


def refitted(here: Chart) -> int:
    """The same of those that could soon have what is learnt: among players not of who is far from the ship yards of the
    home world. SE-BUY-05, SE-UPGRADE-01
    """
    rivals = armies.rivals(here)
    near = (unit for hex, unit in here.units() if not rivals or here.far(hex, here.home) <= armies.ROUND)
    return armies.value(filter(warship, near))


def pressed(here: Chart) -> bool:
    """Whether doomsday machines come for a seat that is alone: now or soon. SE-DOOM-14"""
    coming = any(round <= here.view.round + SOON for round, _ in here.view.arrivals)
    return len(here.view.seats) == 1 and (coming or bool(here.view.machines))


def need(at: At, here: Chart) -> int:
    """What a CP of ships is worth now: in a long war, and once most of them are at the gate of an enemy's home world,
    no less until all of them would take it, for the war ends no sooner.
    """
    share = 100 * strength(here) // max(1, danger(at, here))
    found = next((worth for until, worth in NEEDS if share < until), ENOUGH)
    storming = (at.view.round > armies.WAITED or gathered(here)) and wars.held_off(here)
    return max(found, STORMING) if storming else found


def gathered(here: Chart) -> bool:
    """Whether most of the own warships are within a round of a home world of another player. SE-BOMB-08"""
    goals = wars.homes(here) if armies.rivals(here) else []
    near = (unit for hex, unit in here.units() if any(here.far(hex, goal) <= armies.ROUND for goal in goals))
    return 2 * armies.value(filter(warship, near)) > strength(here)


def danger(at: At, here: Chart) -> int:
    """CP of ships that the strongest enemy could bring."""
    if here.view.empires:
        return max(accounts.launched(here.view) * OUTDONE, ARMY)
    seats = [one.seat for one in here.view.seats if here.hostile(one.seat) and not one.out]
    return max((guesses.fleet(here, seat) for seat in seats), default=SOLITAIRE * here.view.round)


def lacked(at: At, here: Chart, hex: str, unit: UnitView) -> dict[str, int]:
    """Levels that ships at a ship yard lack and could use, by technology: no faster engines where they stand guard or
    have no orders, no tactics where nobody else has ships of their class. Fighters are left as they are, for their
    carriers would have to rest with them. SE-UPGRADE-01, SE-FIGHTER-10
    """
    own, able = at.view.own, warship(unit) and unit.type != arms.FIGHTER
    if own is None or not able or unit.moved or not any(one.type == "SY" for one in here.own(hex)):
        return {}
    newest, hull = {one.id: one.level for one in own.technology}, UNITS[unit.type].hull
    stays = guarding.besieged(here) or armies.kept(at, unit)
    useless = ("move",) * stays + ("tactics",) * (not _rivalled(here, unit.type))
    useful = [(id, level) for id, level in unit.levels if id not in useless]
    used = [(id, level, newest.get(id, 0), hull if TECHNOLOGIES[id].hull_limited else 9) for id, level in useful]
    return {id: min(most, new) - level for id, level, new, most in used if min(most, new) > level}


def _rivalled(here: Chart, type: str) -> bool:
    """Whether tactics tell who fires first: others have shown ships of its class, and it is no scout. SE-FIRE-02"""
    return not armies.rivals(here) or (type != "SC" and UNITS[type].letter in arms.classes(here))


def _tactical(here: Chart) -> bool:
    """Whether any own ships meet others of their class."""
    return any(_rivalled(here, unit.type) for _, unit in here.units() if warship(unit))


def refit(unit: UnitView, late: Mapping[str, int]) -> int:
    """CP of an upgrade by what a group lacks: of a single level half of one of all. SE-UPGRADE-03, SE-UPGRADE-04"""
    return min(2, sum(late.values())) * UNITS[unit.type].hull * unit.count


def _refits(at: At, here: Chart) -> Iterator[Wish]:
    """CP that are kept for upgrades."""
    for hex, unit in here.units():
        late = lacked(at, here, hex, unit)
        if late:
            gain = min(60, 15 * sum(late.values())) * price(unit) * need(at, here) // 100
            yield Wish(FIGHT, KEPT, unit.id, refit(unit, late), gain)


def _fleet(at: At, here: Chart, slots: Sequence[tuple[str, Slot]]) -> Iterator[Wish]:
    """Warships: the best for its price first, the others a little later, and poor ones for what is left."""
    each, against, levels = need(at, here), learning.foe(here), learning.levels(at)
    armed, cp = learning.best({id: max(ARMED.get(id, 0), has) for id, has in levels.items()}, against), cp_left(at)
    best, poor = learning.best(levels, against, 1, counters.spent(here)), _poor(here, levels, against)
    for field, slot, build in known(at, slots):
        card = UNITS[build.type]
        for worth in arms.escorts(at, here, build.type, each):
            yield Wish(FIGHT, field, slot.id, card.cost, worth, max(card.hull, 1), build.at)
        party = arms.CARRIER if build.type == arms.FIGHTER else build.type
        if party not in learning.TYPES:
            continue
        margin = arms.reckoned(here, build.type, learning.margin(party, learning.newest(party, levels), against), best)
        good = _behind(armed - margin) if here.view.empires else _good(margin)
        worth = each * card.cost * good // 100
        worth = min(worth, CHANGE * card.cost) if build.type in poor else worth
        for number in range(slot.most if build.type in LADDER else arms.most(at, here, build.type, cp)):
            hull, berths = max(card.hull, 1), arms.BERTHS.get(build.type, 0)
            yield Wish(FIGHT, field, slot.id, card.cost, worth - number, hull, build.at, berths)


def _poor(here: Chart, levels: Mapping[str, int], foe: odds.Groups) -> list[str]:
    """Types that do much worse for their price than the best that a player can build. SE-SIZE-01, SE-ATTDEF-02"""
    spent = counters.spent(here)
    able = [type for type in LADDER if armies.rivals(here) and learning.able(type, levels) and type not in spent]
    times = learning.even(levels, foe, spent)
    found = {type: learning.margin(type, learning.newest(type, levels), foe, times) for type in able}
    return [type for type, margin in found.items() if margin < max(found.values(), default=0) - INFERIOR]


def cp_left(at: At) -> int:
    """CP that are left on the sheet."""
    own = at.view.own
    return own.sheets[-1].left if own is not None and own.sheets else 0


def _good(margin: int) -> int:
    """How good ships are with that margin, in hundredths of what is usual; of little use where they win nothing."""
    return max(15, 100 + margin // 10) if margin < 0 else 100 + margin // 40


def _behind(margin: int) -> int:
    """The same against alien empires, where ships can wait for better ones: by how far they are behind those."""
    return max(15, 100 - margin // 4)
