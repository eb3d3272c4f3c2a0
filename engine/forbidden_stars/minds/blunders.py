"""Blunders in Forbidden Stars, counted from decisions and from what their seat saw."""

from __future__ import annotations

from zlib import crc32

from engine.ask import NO, Spread
from engine.effects import PASS
from engine.forbidden_stars.abilities.choosing import ABILITY
from engine.forbidden_stars.abilities.windows import Moment
from engine.forbidden_stars.cards.dice_steps import CONVERT, CONVERT_TO, LOSE_DICE, REROLL, SPEND_DICE
from engine.forbidden_stars.cards.supply_steps import GAIN_UPGRADE
from engine.forbidden_stars.cards.unit_steps import DESTROY_UNITS, ROUT_UNITS
from engine.forbidden_stars.combat.damage import SUFFER
from engine.forbidden_stars.combat.preparation import REINFORCE
from engine.forbidden_stars.combat.retreat import RETREAT_TO
from engine.forbidden_stars.components import AREAS, CACHE_WORTH, CARDS, ORDER_UPGRADES, SYSTEM_OF
from engine.forbidden_stars.economy import upgrades
from engine.forbidden_stars.economy.purchase import BUY_STRUCTURE, BUY_UNIT, DONE, Buy, cost
from engine.forbidden_stars.economy.upgrades import BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, NONE
from engine.forbidden_stars.galaxy.capacity import DESTROY_EXCESS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import UnitView, View
from engine.forbidden_stars.minds import advancing, buying, marks, odds, schemes, sheets, sorties, supply, worth
from engine.forbidden_stars.minds.chart import chart, unhurt
from engine.forbidden_stars.minds.marching import fleets, lanes, mustering
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.minds.planning import SURELY
from engine.forbidden_stars.orders.advance import ADVANCE_FROM, MOVE_TO, MOVE_UNITS, From, To
from engine.forbidden_stars.orders.occasions import DOMINATE
from engine.forbidden_stars.orders.orbital_strike import STRIKE
from engine.forbidden_stars.phases.operations import RESOLVE, REVEAL
from engine.forbidden_stars.phases.planning import PLAN, PLAN_AT
from engine.players.blunders import Blunders, Made

BLUNDERS: Blunders[View] = Blunders(MIND)
SLIM, SAFE, CLOSED = 300, 800, 200
"""How often combats are won, in thousandths: seldom, safely; and what a march has lost."""
PLAIN, SPENT, LEFT = 20, 12, 4
PAID, COULD, STILL, PROMISED = "paid", "could be paid", "could still be paid", "promised"
"""A gain that nobody overlooks, in thousandths of a point; so much materiel is piled up, so much of it from before; the
notes of what was paid in a round, and could have been at its beginning and on the last turn, and of what an Advance
order promised.
"""


@BLUNDERS.counts("free_ability_declined", ABILITY, *(moment.question_kind for moment in Moment.known.values()))
def declined(made: Made[View]) -> int:
    """An ability that costs nothing and is not used."""
    return int(made.answer in (NO, PASS) and made.best > 0)


@BLUNDERS.counts("order_resolved_at_a_loss", RESOLVE)
def resolved(made: Made[View]) -> int:
    """An order that is resolved where an event card is worth more, or given away for one where it is not."""
    return int(made.lost > PLAIN)


@BLUNDERS.counts("purchase_declined", BUY_UNIT, BUY_STRUCTURE)
def not_bought(made: Made[View]) -> int:
    """A purchase that is worth more than its price."""
    return int(made.answer == DONE and made.best > 0)


@BLUNDERS.counts("upgrade_declined", BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, GAIN_UPGRADE)
def upgrade_declined(made: Made[View]) -> int:
    """The same of an upgrade."""
    return int(made.answer == NONE and made.best > 0)


@BLUNDERS.counts("deck_made_worse", BUY_COMBAT_UPGRADE)
def deck_made_worse(made: Made[View]) -> int:
    """A card that is no better than the weakest one of the deck, such as one that was given away before."""
    return int(made.answer in CARDS and buying.gained(made.at, str(made.answer)) <= 0)


@BLUNDERS.counts("strike_declined", STRIKE)
def strike_declined(made: Made[View]) -> int:
    """A strike that costs nothing and could do something."""
    return int(made.answer == NONE and made.best > 0)


@BLUNDERS.counts("strike_in_vain", STRIKE)
def strike_in_vain(made: Made[View]) -> int:
    """A strike whose dice cannot destroy anybody there, and by which no card does anything. FS-ORBIT-10"""
    return int(made.answer != NONE and (made.worth(made.answer) or 0) < 0)


def _target(made: Made[View]) -> str:
    places = made.at.question.where
    return places[0] if places and places[0] in AREAS else ""


def _going(made: Made[View]) -> list[UnitView]:
    """Who goes."""
    answer = made.answer if isinstance(made.answer, dict) else {}
    going = [(From.maybe(id), number) for id, number in answer.items() if isinstance(number, int)]
    return [unhurt(one.type) for one, n in going if one is not None for _ in range(n)]


def _wins(made: Made[View], area: str, units: list[UnitView]) -> int:
    """How often these units, and those who came before them, win."""
    here = chart(made.at)
    foe = here.foe(area)
    if foe is None:
        return odds.SURE
    ours = odds.side([*units, *here.units(area)], 0, odds.trained(worth.me(made.at)))
    return odds.wins(ours, worth.guard(made.at, here, area, foe))


@BLUNDERS.counts("attack_under_30", MOVE_UNITS, MOVE_TO)
def slim_attack(made: Made[View]) -> int:
    """Units that go where they seldom win, as long as they can be lost: in the last round they have nothing else to do.
    Of one that could go alone it is not asked who goes.
    """
    if made.at.question.kind == MOVE_TO.name:
        area = _entered(made)
        units = _alone(made, area) if area in AREAS else []
    else:
        area, units = _target(made), _going(made)
    return int(bool(area and units) and not worth.last_round(made.at) and _wins(made, area, units) < SLIM)


def _entered(made: Made[View]) -> str:
    """The area to which units are to go."""
    return "" if made.answer == DONE else To.read(str(made.answer)).area


def _alone(made: Made[View], area: str) -> list[UnitView]:
    """The one unit that could go to a world, if there is but one."""
    at, here, system = made.at, chart(made.at), SYSTEM_OF[area]
    found = [sorties.starts_of(at, here, system, source).get(area, []) for source in marks.sources(at, here, system)]
    starts = dict.fromkeys(start for one in found for start in one)
    units = [unit for start in starts for unit in marks.fresh(at, here, start, system)]
    return units if len(units) == 1 else []


@BLUNDERS.counts("ships_shuffled", MOVE_UNITS, MOVE_TO)
def ships_shuffled(made: Made[View]) -> int:
    """A ship that goes from one void of a system to another one, where nobody is, and opens no way, nor one for an own
    order to come. FS-ADV-04
    """
    at, here, asked = made.at, chart(made.at), made.at.question.kind == MOVE_UNITS.name
    area = _target(made) if asked else _entered(made)
    if area not in AREAS or AREAS[area].kind != "void" or here.foe(area) is not None:
        return 0
    if lanes.opens(at, here, area) > PLAIN:
        return 0
    system = SYSTEM_OF[area]
    around = marks.sources(at, here, system)
    harbours = {start for source in around for start in sorties.harbours(at, here, system, source)}
    starts = set(advancing.sources(made.answer)) if asked else harbours - {area}
    if not asked and sum(len(marks.fresh(at, here, start, system)) for start in harbours) != 1:
        return 0
    before = max([0, *(one.worth for source in around for one in sorties.plain(at, here, system, source))])
    after = max((sorties.sailing(at, here, start, area) for start in starts), default=0)
    return int(all(SYSTEM_OF[start] == system for start in starts) and after - before <= PLAIN)


@BLUNDERS.counts("units_over_capacity", MOVE_UNITS)
def over_capacity(made: Made[View]) -> int:
    """Units that go where a world does not hold them, to a combat that is won as well without them; in the last round
    nothing is lost by it. FS-CAP-01
    """
    area, units = _target(made), sorted(_going(made), key=lambda unit: -odds.value(unit.type))
    room = max(0, worth.free(chart(made.at), area)) if area else 0
    if not area or len(units) <= room or _wins(made, area, units) < SAFE or worth.last_round(made.at):
        return 0
    return int(_wins(made, area, units) - _wins(made, area, units[:room]) < mustering.ALIKE)


@BLUNDERS.counts("moved_at_a_loss", MOVE_TO)
def moved(made: Made[View]) -> int:
    """A move that is worth less than none."""
    return int((made.worth(made.answer) or 0) < 0)


@BLUNDERS.counts("advance_broken_off", MOVE_TO)
def broken_off(made: Made[View]) -> int:
    """An Advance order that ends while a move is worth something."""
    return int(made.answer == DONE and made.best > PLAIN)


@BLUNDERS.counts("advance_in_vain", ADVANCE_FROM, MOVE_TO, REVEAL, PLAN)
def advanced_in_vain(made: Made[View]) -> int:
    """An Advance order from which something was promised and by which nobody has moved when the next order comes."""
    kind, notes = made.at.question.kind, made.notes
    if kind == ADVANCE_FROM.name:
        notes[PROMISED] = made.best
    if kind == MOVE_TO.name and made.answer != DONE:
        notes[PROMISED] = 0
    return int(kind in (REVEAL.name, PLAN.name) and notes.pop(PROMISED, 0) > PLAIN)


@BLUNDERS.counts("wrong_units_moved", MOVE_UNITS)
def wrong_units(made: Made[View]) -> int:
    """Other units than those who are wanted."""
    return int(made.lost > 0)


@BLUNDERS.counts("own_way_closed", MOVE_UNITS)
def way_closed(made: Made[View]) -> int:
    """A ship that sails to where nobody is, from where the way of the own march led; one that would only do harm is
    none. FS-PATH-02
    """
    at, area, here = made.at, _target(made), chart(made.at)
    if area not in AREAS or AREAS[area].kind != "void" or here.foe(area) is not None:
        return 0
    system, starts = SYSTEM_OF[area], advancing.sources(made.answer)
    every = (sorties.every(at, here, system, source) for source in marks.sources(at, here, system))
    best = max((one.worth for found in every for one in found), default=0)
    after = max((sorties.sailing(at, here, start, area) for start in starts), default=0)
    return int(best - max(0, after) > CLOSED)


@BLUNDERS.counts("march_given_up_for_a_fight", MOVE_TO)
def march_given_up(made: Made[View]) -> int:
    """An attack on ships, though the march could have attacked somebody for much more, and more than is opened by it.
    FS-ADV-10
    """
    area, here = _entered(made), chart(made.at)
    if area not in AREAS or AREAS[area].kind != "void" or here.foe(area) is None or here.units(area):
        return 0
    return int(fleets.given_up(made.at, here, area) - lanes.opens(made.at, here, area) > CLOSED)


@BLUNDERS.counts("dearer_units_lost", SUFFER, DESTROY_UNITS, ROUT_UNITS, DESTROY_EXCESS)
def dearer_lost(made: Made[View]) -> int:
    """Own units that suffer where cheaper ones could."""
    return int(made.lost > 0 or (made.at.question.kind == DESTROY_EXCESS.name and _dearer_gone(made)))


def _dearer_gone(made: Made[View]) -> bool:
    """Whether a unit too many is given up that can fight, or lies like the other, and one that is worth less stays.
    FS-CAP-06
    """
    answer = made.answer if isinstance(made.answer, dict) else {}
    slots = made.at.shape.slots if isinstance(made.at.shape, Spread) else ()
    looks = [(look, slot.most, answer.get(slot.id, 0)) for slot in slots if (look := Figure.maybe(slot.id))]
    gone = [look for look, _, number in looks if number]
    stay = [look for look, most, number in looks if isinstance(number, int) and number < most]
    return any(a.routed <= b.routed and odds.value(a.type) > odds.value(b.type) for a in gone for b in stay)


@BLUNDERS.counts("dice_wasted", LOSE_DICE, SPEND_DICE, REROLL, CONVERT, CONVERT_TO)
def dice_wasted(made: Made[View]) -> int:
    """Dice given up that are wanted, or turned to what is wanted less."""
    return int(made.lost > 0)


@BLUNDERS.counts("reinforced_at_a_loss", REINFORCE)
def reinforced(made: Made[View]) -> int:
    """Tokens spent for less than they are worth, or kept where they were worth more."""
    return int(made.lost > PLAIN)


@BLUNDERS.counts("retreat_to_the_worse_place", RETREAT_TO)
def retreated(made: Made[View]) -> int:
    """A retreat to where least is to be had."""
    return int(made.lost > PLAIN)


@BLUNDERS.counts("order_laid_in_vain", PLAN_AT)
def in_vain(made: Made[View]) -> int:
    """An order laid where it is worth nothing, though elsewhere it was."""
    laid = made.worth(made.answer)
    return int(laid is not None and laid <= 0 < made.best - SURELY)


@BLUNDERS.counts("materiel_piled_up", PLAN, REVEAL, BUY_UNIT, BUY_STRUCTURE, BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE)
def piled_up(made: Made[View]) -> int:
    """Much materiel at the beginning of a round, of which some was there before the income, though one order more in
    the round before could have spent it, as it seemed at its beginning and still on the last turn. What nothing could
    be bought for, and what is left of a dial that was spent, is none.
    """
    at, notes, mine = made.at, made.notes, worth.me(made.at)
    if at.question.kind not in (PLAN.name, REVEAL.name):
        notes[PAID] = notes.get(PAID, 0) + _price(str(made.answer))
        return 0
    able = supply.most(chart(at), mine)
    if at.question.kind == REVEAL.name:
        notes[STILL] = able + notes.get(PAID, 0)
        return 0
    mark = f"round {at.view.round}"
    if mark in notes:
        return 0
    unspent = min(notes.get(COULD, 0), notes.get(STILL, 0)) - notes.get(PAID, 0)
    notes.update({mark: 1, PAID: 0, STILL: 0, COULD: able})
    return int(mine.materiel >= SPENT and mine.materiel - mine.income >= LEFT and unspent >= LEFT)


def _price(answer: str) -> int:
    """Materiel that a purchase costs."""
    buy = Buy.maybe(answer)
    if buy is None or buy.piece in (DONE, NONE):
        return 0
    upgrade = buy.piece in CARDS or buy.piece in ORDER_UPGRADES
    return upgrades.price(buy.piece) if upgrade else max(0, cost(buy.piece) - CACHE_WORTH * buy.cache)


@BLUNDERS.counts("scheme_in_vain", REVEAL, *(moment.question_kind for moment in Moment.known.values()))
def scheme_in_vain(made: Made[View]) -> int:
    """A scheme that is used up and does nothing, not even wait while all that could be revealed instead is worse."""
    waits = made.at.question.kind == REVEAL.name and made.lost <= 0
    return int(isinstance(made.answer, str) and not waits and schemes.in_vain(made.at, made.answer))


@BLUNDERS.counts("ability_at_a_loss", DOMINATE.question_kind)
def ability_at_a_loss(made: Made[View]) -> int:
    """The ability of the faction sheet by which a world is given away, or a unit lost for want of room. FS-DOM-05"""
    return int(sheets.uses(str(made.answer)) and sheets.value(made.at, str(made.answer)) < 0)


@BLUNDERS.counts("units_shuffled", MOVE_TO, MOVE_UNITS)
def units_shuffled(made: Made[View]) -> int:
    """Units that go to an own area which others left by the same order."""
    at, notes = made.at, made.notes
    if at.question.kind == MOVE_UNITS.name:
        notes.update(
            {f"{marks.LEFT}{area}": crc32(marks.order(at).encode()) for area in advancing.sources(made.answer)}
        )
        return 0
    area = _entered(made)
    now = crc32(marks.order(at).encode())
    return int(bool(area) and marks.shuffled(chart(at), area, notes.get(f"{marks.LEFT}{area}"), now))


@BLUNDERS.tells("attacks", MOVE_TO)
def attacked(made: Made[View]) -> int:
    """Areas of others that are entered, each once."""
    if made.answer == DONE:
        return 0
    to, here = To.read(str(made.answer)).area, chart(made.at)
    return int(here.foe(to) is not None and not here.units(to))


@BLUNDERS.tells("units_bought", BUY_UNIT)
def units_bought(made: Made[View]) -> int:
    """Units, whatever they are."""
    return int(made.answer != DONE)


@BLUNDERS.tells("structures_bought", BUY_STRUCTURE)
def structures_bought(made: Made[View]) -> int:
    """Factories, cities and bastions."""
    return int(made.answer != DONE)


@BLUNDERS.tells("upgrades_bought", BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE)
def upgrades_bought(made: Made[View]) -> int:
    """Combat cards and order upgrades."""
    return int(made.answer != NONE)
