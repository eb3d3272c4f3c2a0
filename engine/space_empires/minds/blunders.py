"""Blunders in Space Empires, counted from decisions and from what their seat saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import NO, Form
from engine.players.blunders import Blunders, Made
from engine.players.mind import picks
from engine.space_empires.combat.aiming import HOLD, Away
from engine.space_empires.combat.bombard import BOMBARD_WITH, STOP
from engine.space_empires.combat.fire_orders import Flight
from engine.space_empires.combat.firing import FIRE
from engine.space_empires.combat.volleys import GROUP_FIRE, VOLLEY
from engine.space_empires.components import TURNS, UNITS
from engine.space_empires.economy.economic_phase import FIRST_PLAYER
from engine.space_empires.economy.planning import PURCHASES, SHEET, UNITS_OF_A_SHEET
from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.galaxy.board import distance
from engine.space_empires.galaxy.managing import Scuttle
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.galaxy.random_weights import STAY
from engine.space_empires.interface.view import UnitView, View
from engine.space_empires.minds import (
    arms,
    battles,
    counters,
    errands,
    guesses,
    hazards,
    marching,
    odds,
    reach,
    sheets,
    wishes,
)
from engine.space_empires.minds.charts import Chart, chart, warship
from engine.space_empires.minds.fleets import guarding, retreats
from engine.space_empires.minds.learning import LADDER
from engine.space_empires.minds.mind import CP, MIND
from engine.space_empires.phases.combat_phase import BOMBARD, SETTLE
from engine.space_empires.phases.marching import MOVE_TO
from engine.space_empires.phases.movement_phase import MOVE

BLUNDERS: Blunders[View] = Blunders(MIND)
SLIM, EVEN = 300, 500
PLAN = ("turn", "errands", "tried")
IDLE = 12
"""So many turns without a move, which are four rounds."""
HOARD = 50
"""So many CP are kept for nothing."""


@BLUNDERS.counts("shots_held", FIRE, VOLLEY, GROUP_FIRE)
def held(made: Made[View]) -> int:
    """Fire that is held while something could be fired at."""
    return int(made.answer == HOLD and any(_target(option.id) for option in picks(made.at)))


def _target(id: str) -> bool:
    return id != HOLD and not (Away.fits(id) or Scuttle.fits(id) or Flight.fits(id))


def _leaves(id: str) -> bool:
    return Away.fits(id) or Flight.fits(id)


def _wins(made: Made[View]) -> int:
    fought = made.at.view.battle
    return EVEN if fought is None else battles.outcome(made.at, chart(made.at), fought).wins


@BLUNDERS.counts("left_a_battle_it_wins", FIRE, VOLLEY, GROUP_FIRE)
def left(made: Made[View]) -> int:
    """Ships that leave although they win more often than not."""
    return int(_leaves(str(made.answer)) and _wins(made) > EVEN)


@BLUNDERS.counts("stayed_in_a_lost_battle", FIRE, VOLLEY, GROUP_FIRE)
def stayed(made: Made[View]) -> int:
    """Ships that could leave and fire on."""
    if not _target(str(made.answer)) or not any(_leaves(option.id) for option in picks(made.at)):
        return 0
    fought = made.at.view.battle
    return int(fought is not None and battles.hopeless(made.at, chart(made.at), fought) and made.lost > 0)


@BLUNDERS.counts("own_ships_scuttled", FIRE)
def scuttled(made: Made[View]) -> int:
    """Ships that sink themselves in a battle."""
    return int(Scuttle.fits(str(made.answer)))


@BLUNDERS.counts("picked_up_and_put_back", MOVE_TO)
def put_back(made: Made[View]) -> int:
    """Ships that were to move and stay."""
    return int(made.answer == STAY)


@BLUNDERS.counts("attack_under_30", MOVE)
def slim_attack(made: Made[View]) -> int:
    """Hexes where ships are to fight, once all have gone there, that seldom win. SE-COMBAT-01"""
    here = chart(made.at)
    return sum(made.answer == DONE and here.held(hex) and _slim(here, hex) for hex in here.hexes)


def _slim(here: Chart, hex: str) -> bool:
    side = guesses.own([*here.own(hex)])
    return bool(side) and odds.battle(side, guesses.at(here, hex), hazards.rough(here, hex)).wins < SLIM


@BLUNDERS.counts("unarmed_into_reach", MOVE_TO)
def unarmed(made: Made[View]) -> int:
    """Unarmed ships that go beside enemies who take them in the next turn."""
    here, to = chart(made.at), str(made.answer)
    party, _ = marching.moving(made.at, here)
    return int(to in here.hexes and bool(party) and not guesses.own(party) and marching.taken(here, party, to, to))


@BLUNDERS.counts("into_reach_of_stronger", MOVE_TO)
def outmatched(made: Made[View]) -> int:
    """Ships that go where a stronger enemy stands beside them, and attack nobody there; not those who have to go home
    and know no safer step. SE-MOVE-16, SE-BOMB-08
    """
    here, to = chart(made.at), str(made.answer)
    if to not in here.hexes or here.held(to):
        return 0
    party, start = marching.moving(made.at, here)
    near = bool(guesses.own(party)) and reach.outmatched(here, to, party)
    return int(near and not reach.outmatched(here, start, party) and not _hurries_home(here, party, start, to))


def _hurries_home(here: Chart, party: Sequence[UnitView], start: str, to: str) -> bool:
    """Whether ships go home that are needed there, by the only way."""
    far = here.far(to, here.home)
    ways = [one for one in here.ground.near[start] if here.far(one, here.home) <= far and retreats.open_(here, one)]
    hurried = far < here.far(start, here.home) and bool(guarding.needed(here, start, party))
    return hurried and all(reach.outmatched(here, one, party) for one in ways)


@BLUNDERS.counts("home_left_open", MOVE_TO)
def left_open(made: Made[View]) -> int:
    """Warships that leave their home world to an enemy beside it who takes it without them, and do not go to meet it.

    SE-MOVE-16, SE-BOMB-08
    """
    here, to = chart(made.at), str(made.answer)
    party, start = marching.moving(made.at, here)
    if to not in here.hexes or start != here.home or not any(map(warship, party)):
        return 0
    near = [one for one in reach.beside(here, start) if distance(one, to) >= distance(one, start)]
    return int(any(one in near for one in guarding.needed(here, start, party)))


@BLUNDERS.counts("sent_to_ruin", MOVE_TO)
def ruined(made: Made[View]) -> int:
    """Ships that go where they are lost, such as into a black hole."""
    return int((made.worth(made.answer) or 0) <= marching.RISK // 2 and made.best > marching.RISK // 2)


@BLUNDERS.counts("ships_left_idle", MOVE)
def idle(made: Made[View]) -> int:
    """A Movement Phase that ends while an order is worth giving."""
    return int(made.answer == DONE and made.planned(*PLAN).best > marching.LEAST)


@BLUNDERS.counts("settlers_idle", MOVE)
def settlers_idle(made: Made[View]) -> int:
    """Colony ships, and miners that know of minerals, that have stood in one hex for some rounds."""
    here = chart(made.at)
    if made.answer != DONE:
        return 0
    lodes = bool(errands.lodes(here))
    able = [(hex, unit) for hex, unit in here.units() if unit.type == "COLONY_SHIP" or (unit.type == "MINER" and lodes)]
    standing = [f"{unit.id} {hex}" for hex, unit in able if not unit.moved]
    made.notes.update({name: 0 for name in made.notes if " " in name and name not in standing})
    made.notes.update({name: made.notes.get(name, 0) + 1 for name in standing})
    return sum(made.notes[name] == IDLE for name in standing)


@BLUNDERS.counts("counters_run_out", MOVE)
def counters_run_out(made: Made[View]) -> int:
    """The last turn before an Economic Phase that ends with two groups which could be one, where their type has no
    counter left. SE-GROUP-02, SE-BUY-06
    """
    last = made.answer == DONE and made.at.view.turn == TURNS
    return int(last and any(one.type in LADDER for one, _ in counters.pairs(chart(made.at))))


@BLUNDERS.counts("order_of_no_use", MOVE)
def useless(made: Made[View]) -> int:
    """An order that is worth less than none."""
    return int(made.answer != DONE and (made.planned(*PLAN).worth(made.answer) or -1) < 0)


@BLUNDERS.counts("gain_declined", BOMBARD, SETTLE, BOMBARD_WITH)
def declined(made: Made[View]) -> int:
    """Colonies that could be fired at, planets that could be settled."""
    return int(made.answer in (NO, STOP) and made.best > 0)


@BLUNDERS.counts("first_turn_given_away", FIRST_PLAYER)
def given_away(made: Made[View]) -> int:
    """Somebody else who goes first."""
    return int(made.answer != str(made.at.seat))


def _paid(answer: Mapping[str, object], prices: Mapping[str, int]) -> int:
    """CP of what is bought."""
    bought = [chosen for name in UNITS_OF_A_SHEET if isinstance(chosen := answer.get(name), dict)]
    units: int = sum(UNITS[Build.read(id).type].cost * number for chosen in bought for id, number in chosen.items())
    learned = answer.get("research")
    return units + sum(prices.get(id, 0) for id in learned) if isinstance(learned, list) else units


@BLUNDERS.counts("cp_hoarded", SHEET, PURCHASES)
def hoarded(made: Made[View]) -> int:
    """Many CP left after a sheet on which ships could have been built for them, or something else that is worth its
    price could have been bought.
    """
    own, form = made.at.view.own, made.at.shape
    if own is None or not own.sheets or not isinstance(made.answer, dict) or not isinstance(form, Form):
        return 0
    prices = {option.id: option.worth for option in sheets.options(form)}
    kept = own.sheets[-1].left - _paid(made.answer, prices)
    return int(kept >= HOARD and (made.lost > CP or (len(made.at.view.seats) > 1 and _building(made, form))))


def _building(made: Made[View], form: Form) -> bool:
    """Whether more ships of the line could be built. SE-PLACE-04"""
    room = sheets.room(made.at)
    for name, slot in sheets.slots(form):
        there, build = made.answer.get(name) if isinstance(made.answer, dict) else None, Build.read(slot.id)
        number = there.get(slot.id, 0) if isinstance(there, dict) else 0
        hull = UNITS[build.type].hull if UNITS[build.type].build_at == "ship_yard" else 0
        room[build.at] = room.get(build.at, 0) - hull * (number if isinstance(number, int) else 0)
    able = [build for _, slot, build in wishes.known(made.at, sheets.slots(form)) if slot.most]
    return any(build.type in LADDER and UNITS[build.type].hull <= room.get(build.at, 0) for build in able)


@BLUNDERS.counts("sheet_half_as_good", SHEET, PURCHASES)
def half_as_good(made: Made[View]) -> int:
    """Purchases that are worth less than half of the best ones."""
    worth = made.worth(made.answer)
    return int(worth is not None and 2 * worth < made.best)


# --- what is used ----------------------------------------------------------------------------------------------------


def _bought(type: str) -> None:
    """Counts units of a type that are bought."""

    @BLUNDERS.tells(f"built_{type.lower()}", SHEET, PURCHASES)
    def bought(made: Made[View]) -> int:
        fields = [made.answer.get(name) for name in UNITS_OF_A_SHEET] if isinstance(made.answer, dict) else []
        lots = [(id, number) for chosen in fields if isinstance(chosen, dict) for id, number in chosen.items()]
        return sum(number for id, number in lots if isinstance(number, int) and Build.read(id).type == type)


for _type in (arms.CARRIER, arms.FIGHTER, arms.RAIDER, arms.SWEEPER, "MINES", "DECOY"):
    _bought(_type)


@BLUNDERS.tells("cp_bid", SHEET)
def bid(made: Made[View]) -> int:
    """CP that are bid to go first."""
    found = made.answer.get("bid") if isinstance(made.answer, dict) else None
    return found if isinstance(found, int) else 0
