"""Battles: where they are fought, at whom ships fire, who retreats, and fire at colonies. SE-COMBAT-03, SE-FIRE-10"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ask import NO, YES, Answer, PickSome, Slot, Spread
from engine.players.aims import Aim
from engine.players.mind import POINT, Offer, picks
from engine.space_empires import words
from engine.space_empires.combat.aiming import HOLD, Away
from engine.space_empires.combat.battle import SLIP_AWAY, STAY
from engine.space_empires.combat.bombard import BOMBARD_WITH, STOP
from engine.space_empires.combat.cloaking import AMBUSH, CHALLENGE
from engine.space_empires.combat.field import MACHINE
from engine.space_empires.combat.fire_orders import EACH, Flight
from engine.space_empires.combat.firing import FIRE, NEXT_GROUP
from engine.space_empires.combat.flights import SQUADRONS
from engine.space_empires.combat.mines import MINE, SACRIFICE
from engine.space_empires.combat.opponents import OPPONENT, Opponent
from engine.space_empires.combat.screening import GIVE_UP, SCREEN
from engine.space_empires.combat.volleys import GROUP_FIRE, VOLLEY
from engine.space_empires.galaxy.managing import Scuttle
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.galaxy.stranding import STRANDED
from engine.space_empires.interface.view import BattleView, UnitView
from engine.space_empires.minds import armies, guesses, hazards, odds
from engine.space_empires.minds.charts import Chart, chart
from engine.space_empires.minds.mind import CP, MIND, At
from engine.space_empires.minds.odds import SURE, Outcome
from engine.space_empires.phases.combat_phase import BATTLE, BOMBARD, SETTLE

LOST = 300
"""Who wins less often, in thousandths, retreats."""
BRAVE = 150
"""The same where an own colony would be lost."""


@MIND.judges(BATTLE, aim=Aim.ATTACK, careful=True)
def battle(at: At) -> Iterator[Offer]:
    """The surest first; colonies are fired at wherever that can be."""
    here = chart(at)
    for option in picks(at):
        if option.id == DONE:
            yield Offer(DONE, 0, Aim.PASS)
        else:
            side = guesses.own(here.own(option.id))
            wins = odds.battle(side, guesses.at(here, option.id), hazards.rough(here, option.id)).wins
            yield Offer(option.id, 10 * CP + wins)


@MIND.judges(OPPONENT, aim=Aim.ATTACK, careful=True)
def opponent(at: At) -> Iterator[Offer]:
    """The one that is beaten most surely, before there are losses."""
    here, hex = chart(at), at.question.where[0]
    side, rough = guesses.own(here.own(hex)), hazards.rough(here, hex)
    for option in picks(at):
        foe = guesses.at(here, hex, only=Opponent.read(option.id))
        yield Offer(option.id, odds.battle(side, foe, rough).wins)


@MIND.judges(BOMBARD, SETTLE, careful=True)
def eager(at: At) -> Iterator[Offer]:
    """Whatever can be done is done."""
    yield Offer(YES, 20 * CP, Aim.ATTACK if at.question.kind == BOMBARD.name else Aim.EXPAND)
    yield Offer(NO, 0, Aim.PASS)


@MIND.judges(BOMBARD_WITH, aim=Aim.ATTACK, careful=True)
def bombard_with(at: At) -> Iterator[Offer]:
    """Everything fires, what everybody has seen first."""
    seen = {unit.id: unit.up for _, unit in chart(at).units()}
    for option in picks(at):
        yield Offer(option.id, 0 if option.id == STOP else 10 * CP + CP * seen.get(option.id, False))


# --- fire ------------------------------------------------------------------------------------------------------------


@MIND.judges(FIRE, aim=Aim.ATTACK, careful=True)
def fire(at: At) -> Iterator[Offer]:
    """At whom it hurts most; away where the battle is lost."""
    here, fought = chart(at), at.view.battle
    if fought is None:
        return
    lost = hopeless(at, here, fought)
    targets = _targets(here, fought)
    shooter = next(iter(_shooters(at, targets)), None)
    for option in picks(at):
        away = Away.maybe(option.id)
        if away is not None:
            _noted(at, fought, lost)
            yield Offer(option.id, _leaving(here, away) if lost else -20 * CP, Aim.DEFEND)
        elif option.id == HOLD or Scuttle.fits(option.id):
            yield Offer(option.id, -5 * CP - 90 * CP * Scuttle.fits(option.id), Aim.KEEP)
        else:
            yield Offer(option.id, _hurts(shooter, targets.get(option.id)))


@MIND.judges(VOLLEY, GROUP_FIRE, aim=Aim.ATTACK, careful=True)
def volley(at: At) -> Iterator[Offer]:
    """All at one target where that is what each ship would do; else group by group and ship by ship. Away together."""
    here, fought = chart(at), at.view.battle
    if fought is None:
        return
    lost, targets = hopeless(at, here, fought), _targets(here, fought)
    shooters = _shooters(at, targets)
    aim = _common(at, shooters, targets)
    for option in picks(at):
        flight = Flight.maybe(option.id)
        if flight is not None:
            _noted(at, fought, lost)
            yield Offer(option.id, 40 * CP - _way_home(here, flight.to) if lost else -20 * CP, Aim.DEFEND)
        elif option.id == EACH:
            yield Offer(EACH, 20 * CP, Aim.KEEP)
        elif option.id == aim or option.id.startswith(MACHINE):
            yield Offer(option.id, 30 * CP)
        else:
            prey = targets.get(option.id)
            yield Offer(option.id, -5 * CP if prey is None else _hurts(shooters[0] if shooters else None, prey) // 100)


def _noted(at: At, fought: BattleView, lost: bool) -> None:
    """Notes that ships leave that can, where the battle is lost: they do not attack there again for nothing."""
    if lost:
        armies.note_flight(at, fought.at)


def _shooters(at: At, targets: dict[str, Prey]) -> list[odds.Group]:
    """Who fires, as the question names them."""
    params = at.question.about.params
    several = params.get("groups")
    named = several if isinstance(several, tuple) else (params.get("group"),)
    return [group for unit, group in targets.values() if words.counter(unit.type, unit.number, unit.count) in named]


def _common(at: At, shooters: Sequence[odds.Group], targets: dict[str, Prey]) -> str | None:
    """The target at which every ship would fire, whatever those before it hit; None where that may differ."""
    offered = {option.id: targets[option.id] for option in picks(at) if option.id in targets}
    best = [max(offered, key=lambda id: _hurts(one, offered[id])) for one in shooters] if offered else []
    if len(set(best)) != 1:
        return next(iter(offered)) if len(offered) == 1 else None
    unit, group = offered[aim := best[0]]
    shots = sum(one.number * one.shots for one in shooters)
    return aim if len(offered) == 1 or shots <= group.number * group.hull - unit.hits else None


def _leaving(here: Chart, away: Away) -> int:
    """All of a group rather than some, towards home."""
    return 30 * CP + CP * away.count - _way_home(here, away.to)


def _way_home(here: Chart, to: str) -> int:
    """How far home is from a hex, with what it takes to enter it: who can flee elsewhere flees into no black hole.

    SE-RETREAT-05, SE-BLACK-01
    """
    return here.far(to, here.home) + here.ground.tolls[to]


Prey = tuple[UnitView, odds.Group]
"""A unit, and how it fights."""


def _targets(here: Chart, fought: BattleView) -> dict[str, Prey]:
    """All that fights there, by its id."""
    found = dict[str, Prey]()
    for stack in here.hexes[fought.at].stacks:
        own, levels = stack.owner == here.seat, guesses.levels(here, stack.owner)
        for unit in stack.units:
            group = guesses.group(unit.type, unit.count, unit.levels if own else levels)
            found |= {unit.id: (unit, group)} if group is not None else {}
    return found


def _hurts(shooter: odds.Group | None, prey: Prey | None) -> int:
    """What a shot is worth: by how often it hits, what the target costs, and the hits it has."""
    if shooter is None or prey is None:
        return 5 * CP
    unit, group = prey
    worth = odds.need(shooter, group) * group.cost * CP // 10
    return worth // group.hull + worth * unit.hits // group.hull


def _hits(at: At) -> int:
    """Hits of a doomsday machine in this battle, as the targets are told."""
    found = [option.text.params.get("hits") for option in picks(at) if option.id.startswith(MACHINE)]
    return next((hits for hits in found if isinstance(hits, int)), 0)


def hopeless(at: At, here: Chart, fought: BattleView) -> bool:
    """Whether ships had better leave: never where the home world would be lost, nor from what cannot be fled."""
    home = here.hexes[fought.at].colony
    if home is not None and home.owner == at.seat and home.home:
        return False
    brave = home is not None and home.owner == at.seat
    return outcome(at, here, fought).wins < (BRAVE if brave else LOST)


def outcome(at: At, here: Chart, fought: BattleView) -> Outcome:
    """How the battle would go on, as the own seat."""
    side, foe = guesses.own(here.own(fought.at)), guesses.at(here, fought.at, _hits(at))
    attacking = fought.attacker == at.seat
    found = odds.battle(side, foe, hazards.rough(here, fought.at))
    if attacking:
        return found
    turned = odds.battle(foe, side, hazards.rough(here, fought.at))
    return Outcome(SURE - turned.wins, turned.foe_left, turned.left)


@MIND.judges(NEXT_GROUP, aim=Aim.ATTACK, careful=True)
def next_group(at: At) -> Iterator[Offer]:
    """The one that fights best."""
    own = {unit.id: odds.cost(guesses.own([unit])) for _, unit in chart(at).units()}
    yield from (Offer(option.id, own.get(option.id, 0)) for option in picks(at))


@MIND.judges(MINE, aim=Aim.DEFEND, careful=True)
def mine(at: At) -> Iterator[Offer]:
    """The dearest ship."""
    here, fought = chart(at), at.view.battle
    dear = dict[str, Prey]() if fought is None else _targets(here, fought)
    for option in picks(at):
        yield Offer(option.id, CP * dear[option.id][1].cost if option.id in dear else 0)


@MIND.judges(SQUADRONS, STRANDED, aim=Aim.KEEP, careful=True)
def squadrons(at: At) -> Iterator[Offer]:
    """All go along that can; the cheapest to lose are lost."""
    assert isinstance(at.shape, Spread)
    worth = {unit.id: (sum(level for _, level in unit.levels), -unit.hits) for _, unit in chart(at).units()}
    lost = at.question.kind == STRANDED.name
    slots = sorted(at.shape.slots, key=lambda slot: worth.get(slot.id, (0, 0)), reverse=not lost)
    yield Offer(dict(at.shape.start) or _filled(slots, at.shape.high), 1)


def _filled(slots: Iterable[Slot], room: int) -> dict[str, Answer]:
    """The first slots full."""
    found: dict[str, Answer] = {}
    for slot in slots:
        count = min(slot.most, room)
        found |= {slot.id: count} if count else {}
        room -= count
    return found


@MIND.judges(GIVE_UP, aim=Aim.KEEP, careful=True)
def give_up(at: At) -> Iterator[Offer]:
    """The cheapest."""
    assert isinstance(at.shape, PickSome)
    worth = {unit.id: odds.cost(guesses.own([unit])) for _, unit in chart(at).units()}
    ids = sorted((option.id for option in at.shape.options), key=lambda id: worth.get(Scuttle.read(id).unit, 0))
    yield Offer(ids[: at.shape.low], 1)


@MIND.judges(SCREEN, SACRIFICE, aim=Aim.KEEP, careful=True)
def nobody(at: At) -> Iterator[Offer]:
    """All fight: whoever is kept back does not hit."""
    yield Offer({}, 1)


# --- raiders ---------------------------------------------------------------------------------------------------------


@MIND.judges(CHALLENGE, AMBUSH, aim=Aim.ATTACK, careful=True)
def surprise(at: At) -> Iterator[Offer]:
    """Fought where it is more likely to be won than not."""
    here = chart(at)
    hex = at.question.where[0]
    found = odds.battle(guesses.own(here.own(hex)), guesses.at(here, hex), hazards.rough(here, hex))
    yield Offer(YES, found.wins - SURE // 2)
    yield Offer(NO, 0, Aim.PASS)


@MIND.judges(SLIP_AWAY, aim=Aim.DEFEND, careful=True)
def slip_away(at: At) -> Iterator[Offer]:
    """Raiders that would lose slip away, but not from the own home world, with which all would be lost. SE-BOMB-08"""
    here, fought = chart(at), at.view.battle
    stays = 0 if fought is None else POINT if fought.at == here.home else outcome(at, here, fought).wins - LOST
    for option in picks(at):
        yield Offer(option.id, stays if option.id == STAY else -_way_home(here, option.id))
