"""Blunders in Eclipse, counted from decisions and from what their seat saw."""

from __future__ import annotations

from engine.ask import NO, YES
from engine.eclipse.actions.build import BUILD
from engine.eclipse.actions.influence import INFLUENCE
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.actions.upgrade import UPGRADE
from engine.eclipse.combat.bombing import BOMB
from engine.eclipse.combat.retreat import ENGAGE
from engine.eclipse.components import PARTS, ROUNDS, SHIPS, STRUCTURES, TECHNOLOGIES
from engine.eclipse.economy.colony_ships import COLONY
from engine.eclipse.economy.discovery import DISCOVERY
from engine.eclipse.economy.relief import TRADE, Relief
from engine.eclipse.galaxy.claims import CLAIM
from engine.eclipse.galaxy.explore import CONTROL
from engine.eclipse.galaxy.movement import BREAK_RELATIONS, MOVE, MOVE_TO
from engine.eclipse.interface.view import SectorView, View
from engine.eclipse.minds import charts, economy, fitting, learning, odds, stakes
from engine.eclipse.minds.battles import STAYING, hopeless
from engine.eclipse.minds.finding import exploring
from engine.eclipse.minds.mind import MIND, At
from engine.eclipse.phases.action_phase import ACTION
from engine.eclipse.phases.bankruptcy import BANKRUPTCY
from engine.players.blunders import Blunders, Made
from engine.players.mind import picks

BLUNDERS: Blunders[View] = Blunders(MIND)
USEFUL = 200
"""An action that is worth more is useful, in thousandths of a point."""
SLIM, EVEN = 300, 500
PASS, DONE, FRESH, CAME, LOOTED, KNOWN, HAD = "pass", "done", "fresh", "came ", "looted", "known ", "had "
IN_TIME = 3
"""Rounds in which a part that was learnt can still be fitted and used."""


@BLUNDERS.counts("passed_with_a_useful_action", ACTION)
def passed(made: Made[View]) -> int:
    """A pass while another action would bring something."""
    return int(made.answer == PASS and made.best > USEFUL)


@BLUNDERS.counts("action_at_a_loss", ACTION)
def at_a_loss(made: Made[View]) -> int:
    """An action that costs more than it brings, or that does not come into question."""
    made.notes[FRESH] = 1
    return int(made.answer != PASS and (made.worth(made.answer) or -1) < 0)


@BLUNDERS.counts("action_without_effect", BUILD, INFLUENCE, RESEARCH, UPGRADE, MOVE)
def without_effect(made: Made[View]) -> int:
    """An action that ends before it has begun; one of influence turns colony ships up, too, where squares wait."""
    ended = bool(made.notes.pop(FRESH, 0)) and made.answer == DONE
    return int(ended and not (made.at.question.kind == INFLUENCE.name and _squares_wait(made.at)))


def _squares_wait(at: At) -> bool:
    """Whether there are more empty squares than colony ships that are up already."""
    waiting = economy.unsettled(at)
    return bool(waiting) and len(waiting) > economy.me(at).colony_ships


@BLUNDERS.counts("conquest_left", CONTROL, CLAIM)
def conquest_left(made: Made[View]) -> int:
    """A sector that is worth its disc, and is not taken."""
    return int(made.answer == NO and (made.worth(YES) or 0) > 0)


@BLUNDERS.counts("attack_under_30", ACTION, MOVE_TO)
def slim_attack(made: Made[View]) -> int:
    """Foreign sectors to which a seat has sent ships in this round, and where they wait, when it passes, for a battle
    that they seldom win; against whom came there later they are no attack, nor for a tile or a point in the last round.
    """
    at, notes = made.at, made.notes
    if at.question.kind == MOVE_TO.name:
        to = charts.named(at.view, str(made.answer))
        notes.update({} if to is None else {f"{CAME}{to.id}": 1 + len(stakes.defenders(at, to))})
        return 0
    if made.answer != PASS:
        return 0
    came = {sector.id: notes.pop(f"{CAME}{sector.id}", 0) for sector in at.view.sectors}
    return sum(_sought(at, sector, came[sector.id] - 1) for sector in at.view.sectors if sector.owner != at.seat)


def _sought(at: At, sector: SectorView, met: int) -> bool:
    """Whether a fight is a blunder that a fleet sought against so many. In the last round ships are worth nothing but
    what it brings. EC-DRAW-12, EC-SCORE-11
    """
    fleet, foes = odds.fleet(at.view.seats, sector, at.seat), stakes.defenders(at, sector)
    slim = bool(fleet and foes) and len(foes) <= met and odds.wins(fleet, foes) < SLIM
    return slim and (bool(economy.left(at)) or stakes.stake(at, sector, fleet) <= 0)


def _chance(at: At) -> int:
    sector = charts.named(at.view, at.question.where[0])
    return stakes.winning(at, sector) if sector is not None else EVEN


@BLUNDERS.counts("stayed_in_a_lost_battle", ENGAGE)
def stayed(made: Made[View]) -> int:
    """Ships that could leave and stay."""
    way = any(option.id not in STAYING for option in picks(made.at))
    return int(made.answer in STAYING and way and _chance(made.at) < hopeless(made.at))


@BLUNDERS.counts("left_a_battle_it_wins", ENGAGE)
def left(made: Made[View]) -> int:
    """Ships that leave although they win more often than not, or in the last round, where it saves nothing."""
    enough = EVEN if economy.left(made.at) else hopeless(made.at)
    return int(made.answer not in STAYING and _chance(made.at) > enough)


@BLUNDERS.counts("population_spared", BOMB)
def spared(made: Made[View]) -> int:
    """Population that could be bombed, so that the sector falls."""
    return int(made.answer == NO)


@BLUNDERS.counts("sector_given_up", BANKRUPTCY, CONTROL, CLAIM)
def given_up(made: Made[View]) -> int:
    """Sectors whose upkeep could not be paid, but for those that were taken for nothing but what was found there, or in
    the place of another one.
    """
    at = made.at
    if at.question.kind != BANKRUPTCY.name:
        made.notes[LOOTED] = made.notes.get(LOOTED, 0) + (_in_passing(at) if made.answer == YES else 0)
        return 0
    lost = Relief.read(str(made.answer)).way != TRADE
    planned = lost and made.notes.get(LOOTED, 0) > 0
    made.notes[LOOTED] = made.notes.get(LOOTED, 0) - planned
    return int(lost and not planned)


def _in_passing(at: At) -> int:
    """How many sectors go for the one that is asked for: taken for what was found there, or in the place of others."""
    sector = charts.named(at.view, at.question.where[0])
    return int(exploring.loots(at, sector)) or len(exploring.replaced(at, sector))


@BLUNDERS.counts("colony_ship_left", COLONY)
def colony_ship_left(made: Made[View]) -> int:
    """A colony ship that stays although a cube could go down."""
    return int(made.answer == DONE and made.best > 0)


@BLUNDERS.counts("relations_broken", BREAK_RELATIONS)
def broken(made: Made[View]) -> int:
    """Relations that nobody meant to break."""
    return int(made.answer == YES)


@BLUNDERS.counts("points_missed", DISCOVERY)
def points_missed(made: Made[View]) -> int:
    """A discovery tile used for less than its points, or kept for less than its use, by half a point."""
    return int(made.lost > EVEN)


@BLUNDERS.counts("part_never_fitted", ACTION, RESEARCH)
def never_fitted(made: Made[View]) -> int:
    """Parts of technologies that a seat researched and that it never had on a ship when the last round ends. What is
    researched in the last rounds, or for the point that it brings, needs none.
    """
    at, notes = made.at, made.notes
    if at.question.kind == RESEARCH.name:
        id = str(made.answer)
        notes.update({f"{KNOWN}{id}": at.view.round} if id in TECHNOLOGIES and not learning.scored(at, id) else {})
        return 0
    notes.update({f"{HAD}{held}": 1 for card in economy.me(at).blueprints for _, held, _ in card.parts})
    if made.answer != PASS or at.view.round < ROUNDS or notes.get(PASS):
        return 0
    notes[PASS] = 1
    unused = [PARTS[id].tech for id in fitting.candidates(at) if f"{HAD}{id}" not in notes]
    return sum(notes.get(f"{KNOWN}{tech}", ROUNDS) <= ROUNDS - IN_TIME for tech in unused)


@BLUNDERS.tells("actions", ACTION)
def acted(made: Made[View]) -> int:
    """Actions, whatever they are; more than 25 a game are 2.8 a round."""
    return int(made.answer != PASS)


@BLUNDERS.tells("parts_fitted", UPGRADE)
def parts_fitted(made: Made[View]) -> int:
    """Parts that are fitted on ships."""
    return int(made.answer in PARTS)


@BLUNDERS.tells("attacks_on_players", MOVE_TO)
def attacked(made: Made[View]) -> int:
    """Sectors of others, or with ships of others, that are entered, each ship by itself."""
    to = charts.named(made.at.view, str(made.answer))
    return int(to is not None and any(seat not in (None, made.at.seat) for seat in (to.owner, *_fleets(to))))


@BLUNDERS.tells("attacks_on_ancients", MOVE_TO)
def hunted(made: Made[View]) -> int:
    """The same of sectors that Ancients or the defense system guard."""
    to = charts.named(made.at.view, str(made.answer))
    return int(to is not None and (bool(to.ancients) or to.gcds is not None))


def _fleets(sector: SectorView) -> list[int]:
    """Whose ships are there."""
    return [fleet.seat for fleet in sector.fleets]


@BLUNDERS.tells("ships_built", BUILD)
def ships_built(made: Made[View]) -> int:
    """Interceptors, cruisers, dreadnoughts and starbases."""
    return int(made.answer in SHIPS)


@BLUNDERS.tells("structures_built", BUILD)
def structures_built(made: Made[View]) -> int:
    """Orbitals and monoliths."""
    return int(made.answer in STRUCTURES)
