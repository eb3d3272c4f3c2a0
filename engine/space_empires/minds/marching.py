"""The questions of a Movement Phase: which units move, where to, what else is done. SE-MOVE-01, SE-MOVE-02"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.space_empires import words
from engine.space_empires.components import FIGHTERS_CARRIED
from engine.space_empires.galaxy import managing
from engine.space_empires.galaxy.order_ids import DONE, MANAGE, Everything, Look, March, Settle, Tow, Unload
from engine.space_empires.galaxy.random_weights import STAY
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import arms, errands, grouping, hazards, reach, wars
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.charts import DEADLY, FAR, PLAIN, Chart, chart, warship
from engine.space_empires.minds.errands import Errands
from engine.space_empires.minds.fleets import columns, guarding
from engine.space_empires.minds.grouping import TRIED
from engine.space_empires.minds.guesses import own
from engine.space_empires.minds.mind import CP, MIND, At
from engine.space_empires.minds.solitaire import campaigns
from engine.space_empires.phases.marching import MOVE_TO, MOVE_UNITS
from engine.space_empires.phases.movement_phase import MOVE
from engine.text import Text

SETTLES, TOWS, LOOKS, PARTS = 40 * CP, 20 * CP, 2 * CP, 900 * CP
"""What is done at once wherever it can be; who leaves a group does so before the group marches."""
LEAST = 5 * CP
"""What it is worth to be on the way to anything."""
RISK, DREAD, WARY = -1000 * CP, -150 * CP, 2
"""What it is worth to go where ships would be lost, or beaten in the next turn; and to take the safe one of two steps
that are as good.
"""
SPARE, MANY, GIVEN = 2, 8, 3
"""So many more orders than units are too many, from one hex and in all; so often one is given that changes nothing."""


@MIND.judges(MOVE, careful=True)
def move(at: At) -> Iterator[Offer]:
    """What can be done at once, then every party on its way; the phase ends when all have gone."""
    here = chart(at)
    plan = errands.plan(at, here)
    yield Offer(DONE, 0, Aim.PASS)
    if not _stuck(at, here):
        yield from _fresh(at, list(_moves(at, here, plan)))


def _moves(at: At, here: Chart, plan: Errands) -> Iterator[Offer]:
    parting, parties = [(errands.parting(at, here, plan), 1), arms.squadron(here)], _parties(here, plan)
    grouping.note_parting(at, [one for one in parting if one is not None])
    for option in picks(at):
        small = _small(at, here, option.id)
        if small is not None:
            yield Offer(option.id, small, Aim.EXPAND)
        elif (split := managing.Split.maybe(option.id)) is not None:
            yield Offer(option.id, PARTS if (split.unit, split.number) in parting else -PARTS, Aim.EXPAND)
        elif option.id != DONE:
            yield _order(at, here, parties, option.id)


def _fresh(at: At, offers: Sequence[Offer]) -> Iterator[Offer]:
    """An order that has changed nothing so often is not given again: who has no way is not even asked where to."""
    now, noted = at.memory.get("marching"), at.memory.get("given")
    given = [one for one in noted if one.startswith(f"{now}|")] if isinstance(noted, list) else []
    names = [f"{now}|{offer.answer}" for offer in offers]
    left = [(offer.worth, name) for offer, name in zip(offers, names, strict=True) if given.count(name) < GIVEN]
    at.memory["given"] = [*given, max(left)[1]] if left else given
    for offer, name in zip(offers, names, strict=True):
        yield offer if given.count(name) < GIVEN else offer._replace(worth=TRIED)


def _small(at: At, here: Chart, id: str) -> int | None:
    """What is done without moving."""
    if (settle := Settle.maybe(id)) is not None:
        return SETTLES - any(unit.left for unit in here.own(settle.at) if unit.id == settle.unit)
    if Tow.fits(id) or Unload.fits(id):
        return TOWS
    if (look := Look.maybe(id)) is not None:
        return -LOOKS if here.hexes[look.at].looked else LOOKS
    if (refit := managing.Refit.maybe(id)) is not None:
        return grouping.refitting(at, here, refit)
    return (grouping.JOINS if grouping.joined(at, here) else TRIED) if id == MANAGE else None


def _parties(here: Chart, plan: Errands) -> dict[str, list[tuple[Errand, list[UnitView]]]]:
    """By hex those who leave it together, the most urgent first; unarmed ships by themselves: scouts that explore a hex
    do not wait for what cannot enter it.
    """
    found, waited = dict[str, list[tuple[Errand, list[UnitView]]]](), columns.waited_for(here, plan)
    for hex, unit in here.units():
        errand = plan.get(unit.id)
        if errand is None or errand.at == hex or not (unit.left or unit.type == "F") or (hex, errand.id) in waited:
            continue
        there = found.setdefault(hex, [])
        same = next(
            (party for goal, party in there if goal.at == errand.at and warship(party[0]) == warship(unit)), None
        )
        if same is None:
            there.append((errand, [unit]))
        else:
            same.append(unit)
    fit = {hex: [(errand, _carried(here, hex, party)) for errand, party in there] for hex, there in found.items()}
    return {hex: sorted((one for one in there if one[1]), key=lambda one: -one[0].worth) for hex, there in fit.items()}


def _carried(here: Chart, hex: str, party: Sequence[UnitView]) -> list[UnitView]:
    """Those of a party that can go: fighters as far as its carriers have room, and no carriers that would leave some
    behind in space. SE-CARRIER-02, SE-FIGHTER-03
    """
    room, found = _room(party), list[UnitView]()
    for unit in sorted(party, key=lambda unit: -unit.count):
        carried = unit.count if unit.type == arms.FIGHTER else 0
        if not carried or carried <= room:
            room -= carried
            found.append(unit)
    colony, there = here.hexes[hex].colony, here.own(hex)
    safe = colony is not None and colony.owner == here.seat
    if safe or _homeless([unit for unit in there if unit not in found]) <= _homeless(there):
        return found
    return [unit for unit in found if unit.type not in arms.TOGETHER]


def _room(units: Iterable[UnitView]) -> int:
    """Fighters that carriers among them can hold."""
    return FIGHTERS_CARRIED * sum(unit.count for unit in units if unit.type == arms.CARRIER)


def _homeless(units: Sequence[UnitView]) -> int:
    """Fighters for which there is no room on carriers among them."""
    return max(0, sum(unit.count for unit in units if unit.type == arms.FIGHTER) - _room(units))


def _order(at: At, here: Chart, parties: dict[str, list[tuple[Errand, list[UnitView]]]], id: str) -> Offer:
    """An order to march: worth the best that a party goes for, if it names the whole party."""
    march, everything, found = March.maybe(id), Everything.maybe(id), list[Offer]()
    hex = march.at if march is not None else everything.at if everything is not None else id
    for errand, party in parties.get(hex, ()):
        if march is not None and not (len(party) == 1 and _alike(here, hex, march.unit, party[0])):
            continue
        if everything is not None and everything.number != len(party):
            continue
        if march is None and everything is None and len(party) == 1 and _alone(here, hex):
            continue
        names = [march.unit] if march is not None else [unit.id for unit in party]
        tried = TRIED if _often(at, here, hex) else _kept(at, here, hex, names, party, errand)
        less = 0 if march is not None or everything is not None else 1
        found.append(Offer(id, max(LEAST, errand.worth) + tried - less, errand.why))
    return max(found, key=lambda offer: offer.worth, default=Offer(id, TRIED, Aim.PASS))


def _alone(here: Chart, hex: str) -> bool:
    return len(here.own(hex)) == 1


def _alike(here: Chart, hex: str, named: str, unit: UnitView) -> bool:
    """Whether the named unit is this one, or one that is as good for the same way."""
    other = next((one for one in here.own(hex) if one.id == named), None)
    if other is None or other.id == unit.id:
        return other is not None
    return (other.type, other.count, other.levels, other.left, other.cargo is None) == (
        unit.type, unit.count, unit.levels, unit.left, unit.cargo is None
    )  # fmt: skip


def _kept(at: At, here: Chart, hex: str, names: Sequence[str], party: Sequence[UnitView], errand: Errand) -> int:
    """What is taken off an order for a party that has no way, or that has been asked before."""
    return 0 if _has_way(at, here, party, hex, errand) and _key(hex, names) not in _tried(at) else TRIED


def _key(hex: str, names: Sequence[str]) -> str:
    return f"{hex} {' '.join(sorted(names))}"


def _tried(at: At) -> list[str]:
    """Parties that have been asked where to in this turn: who stayed is not asked again."""
    tried = at.memory.get("tried")
    return tried if isinstance(tried, list) else []


def _often(at: At, here: Chart, hex: str) -> bool:
    """Whether parties of a hex have been asked more often than there are units."""
    return sum(one.startswith(f"{hex} ") for one in _tried(at)) > len(here.own(hex)) + SPARE


def _stuck(at: At, here: Chart) -> bool:
    """Whether orders change nothing any more: parties without any way are not asked where to, so nothing is noted."""
    own = [unit for _, unit in here.units()]
    now = f"{errands.turn(at)} {len(own)} {sum(unit.count for unit in own)} {sum(unit.left for unit in own)}"
    times = at.memory.get("times")
    number = times + 1 if isinstance(times, int) and at.memory.get("marching") == now else 1
    at.memory.update(marching=now, times=number)
    return number > len(own) + MANY


@MIND.judges(MOVE_UNITS, careful=True)
def move_units(at: At) -> Iterator[Offer]:
    """The most urgent party of the hex."""
    here, offered = chart(at), [option.id for option in picks(at)]
    hex = next((hex for hex, unit in here.units() if unit.id in offered), "")
    for errand, party in _parties(here, errands.plan(at, here)).get(hex, ()):
        names = [unit.id for unit in party if unit.id in offered]
        if names:
            yield Offer(names, errand.worth + _kept(at, here, hex, names, party, errand), errand.why)
    yield Offer(offered, -CP)
    yield from (Offer([id], -2 * CP) for id in offered[:5])


# --- where to --------------------------------------------------------------------------------------------------------


@MIND.judges(MOVE_TO, careful=True)
def move_to(at: At) -> Iterator[Offer]:
    """Nearer to the goal, by no way that a party had better not go."""
    here = chart(at)
    party, start = moving(at, here)
    errand = _errand(at, here, party, start)
    _exchanged(at, here, party, start, errand)
    at.memory["tried"] = [*_tried(at), _key(start, [unit.id for unit in party])]
    yield Offer(STAY, 0, Aim.KEEP)
    if errand is None:
        return
    hexes = [one.id for one in picks(at) if one.id in here.hexes]
    yield from (Offer(to, worth, errand.why) for to, worth in _steps(at, here, party, start, errand, hexes))


def _steps(
    at: At, here: Chart, party: Sequence[UnitView], start: str, errand: Errand, hexes: Iterable[str]
) -> Iterator[tuple[str, int]]:
    """What it is worth to go to each of these hexes on the way to a goal."""
    for to, worth in _approaches(here, party, start, errand, hexes):
        yield to, worth + _risk(at, here, party, to, errand.at)


def _approaches(
    here: Chart, party: Sequence[UnitView], start: str, errand: Errand, hexes: Iterable[str]
) -> Iterator[tuple[str, int]]:
    """The same, whatever the risk; of steps that are as good the one with which others reckon."""
    quiet = errand.why == Aim.EXPAND or not any(warship(unit) for unit in party)
    ways = (here.quiet if quiet else here.around).ways(errand.at)
    before, whole, next = ways.get(start, FAR), max(LEAST, errand.worth), here.next(start, errand.at)
    for to in hexes:
        nearer = before - ways.get(to, FAR)
        yield to, whole * nearer // max(1, min(before, FAR)) + nearer + (to == next and nearer > 0)


def _has_way(at: At, here: Chart, party: Sequence[UnitView], start: str, errand: Errand) -> bool:
    """Whether a party can come nearer to its goal now: who cannot is not picked up only to be put back."""
    near = _reached(here, start, max(1, min((unit.left for unit in party if unit.type != arms.FIGHTER), default=1)))
    tired, quiet = any(unit.moved for unit in party), not any(warship(unit) for unit in party)
    near = [id for id in near if not (tired and _rough(here, id)) and not (quiet and here.held(id))]
    ways = _approaches(here, party, start, errand, near)
    return any(worth > 0 and worth + _risk(at, here, party, to, errand.at) > 0 for to, worth in ways)


def _rough(here: Chart, hex: str) -> bool:
    """Whether a hex is one that ships enter only as their first: unexplored, or rough ground. SE-MOVE-13"""
    return PLAIN < here.ground.tolls[hex] < DEADLY


def _reached(here: Chart, start: str, steps: int) -> list[str]:
    """Hexes within so many steps, warp lines among them; what holds ships up is a last step, and what is rough only a
    first one. SE-MOVE-13
    """
    found, ends = dict[str, bool](), [start]
    for step in range(steps):
        beside = dict.fromkeys(id for end in ends for id in here.ground.near[end] if id not in found)
        near = [id for id in beside if not (step and _rough(here, id))]
        found |= dict.fromkeys(near, True)
        ends = [id for id in near if here.hexes[id].explored and not here.held(id) and here.ground.tolls[id] <= PLAIN]
    return [id for id in found if id != start]


def moving(at: At, here: Chart) -> tuple[list[UnitView], str]:
    """The units that move, as their owner is told, and their hex."""
    told = at.question.private
    inner = None if told is None else told.params.get("what")
    told = inner if isinstance(inner, Text) else told
    if told is None:
        return [], ""
    place, named = told.params.get("hex"), told.params.get("what")
    start = next((hex for hex, _ in here.units() if words.hex(hex) == place), "")
    names, own_units = named if isinstance(named, tuple) else (), here.own(start) if start else ()
    single = [unit for unit in own_units if _name(unit) in names]
    alike = [unit for name in names for unit in _several(at, start, own_units, name)]
    return [*single, *(unit for unit in alike if unit not in single)], start


def _several(at: At, start: str, units: Sequence[UnitView], name: object) -> list[UnitView]:
    """The units that a name such as `2 miners` stands for: those first that are to go somewhere and can."""
    number = name.params.get("n") if isinstance(name, Text) else None
    like = [unit for unit in units if isinstance(number, int) and name == words.units(unit.type, number)]
    noted = at.memory.get("errands")
    errands = {id: Errand.maybe(str(text)) for id, text in noted.items()} if isinstance(noted, dict) else {}
    goals = {id: errand.at for id, errand in errands.items() if errand is not None}
    ready = sorted(like, key=lambda unit: (not unit.left, goals.get(unit.id, start) == start, goals.get(unit.id, "")))
    return ready[: number if isinstance(number, int) else 0]


def _name(unit: UnitView) -> Text:
    return words.counter(unit.type, unit.number, unit.count)


def _errand(at: At, here: Chart, party: Sequence[UnitView], start: str) -> Errand | None:
    """What the party goes for; a single unit may go for another that is as good."""
    plan = errands.plan(at, here)
    if len(party) == 1:
        alone = [goal for goal, who in _parties(here, plan).get(start, ()) if _instead(here, start, party[0], who)]
        able = next((goal for goal in alone if _has_way(at, here, party, start, goal)), None)
        if able is not None:
            return able
    goals = [plan[unit.id] for unit in party if unit.id in plan and plan[unit.id].at != start]
    return max(goals, key=lambda one: (one.worth, one.at), default=None)


def _instead(here: Chart, start: str, unit: UnitView, party: Sequence[UnitView]) -> bool:
    """Whether a unit can go for a party."""
    return len(party) == 1 and _alike(here, start, unit.id, party[0])


def _exchanged(at: At, here: Chart, party: Sequence[UnitView], start: str, errand: Errand | None) -> None:
    """Notes that a single unit goes for another, which takes over what that one was to do."""
    noted = at.memory.get("errands")
    if errand is None or len(party) != 1 or not isinstance(noted, dict):
        return
    own = party[0].id
    like = [one.id for one in here.own(start) if _alike(here, start, own, one) and noted.get(one.id) == errand.id]
    if own not in like and own in noted:
        at.memory["errands"] = {**noted, own: errand.id, **dict.fromkeys(like[:1], noted[own])}


def _risk(at: At, here: Chart, party: Sequence[UnitView], to: str, goal: str) -> int:
    """What a hex on the way or at its end could cost; one ship is enough to explore it."""
    side, left = own(party), hazards.mined(here, to, own(party), party)
    if here.held(to) and to != goal and (not side or wars.assault(at, here, to, left) < 0):
        return RISK
    exploring = len(party) == 1 and party[0].count == 1 and not here.hexes[goal].explored
    blind = not here.hexes[to].explored and (not exploring or bool(here.own(to)))
    deadly = here.ground.tolls[to] >= DEADLY and not campaigns.through(at, here, party, to, goal)
    if blind or deadly or (not side and taken(here, party, to, goal, errands.leaving(at, here, to))):
        return RISK
    if not side or here.held(to) or not reach.outmatched(here, to, party):
        return 0
    met = columns.meeting(here, errands.plan(at, here), to)
    return _dread(here, party, to, goal) if not met or reach.outmatched(here, to, [*party, *met]) else 0


def _dread(here: Chart, party: Sequence[UnitView], to: str, goal: str) -> int:
    """What keeps ships out of a hex in which they would be beaten: on their way home, if they are needed there, no more
    than a step as good that is safe, for with it the game is lost. SE-MOVE-16, SE-BOMB-08
    """
    start = next((hex for hex, unit in here.units() if unit.id == party[0].id), to)
    return -WARY if goal == here.home and guarding.needed(here, start, party) else DREAD


def taken(here: Chart, party: Sequence[UnitView], to: str, goal: str, gone: Collection[str] = ()) -> bool:
    """Whether unarmed ships would be taken in a hex before they have done there what they come for, without those who
    are about to leave. SE-MOVE-17
    """
    settles = to == goal and all(unit.type == "COLONY_SHIP" for unit in party) and here.hexes[to].colony is None
    return not settles and reach.bare(here, to, gone)
