"""Blunders in Twilight Imperium, counted from decisions and from what their seat saw."""

from __future__ import annotations

from engine.ask import NO, YES
from engine.players.blunders import Blunders, Made
from engine.players.mind import picks
from engine.ti4.abilities.windows import TARGET
from engine.ti4.actions.invasion import LAND
from engine.ti4.actions.strategy_action import ASK_SECONDARY
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.combat.barrage import BARRAGE
from engine.ti4.combat.bombardment import BOMBARD
from engine.ti4.combat.dice import REROLL
from engine.ti4.combat.hits import ASK_SUSTAIN
from engine.ti4.combat.retreat import RETREAT
from engine.ti4.combat.space_cannon import SPACE_CANNON
from engine.ti4.components import ABSTAIN, SHIPS
from engine.ti4.economy.production import PRODUCE
from engine.ti4.economy.technology import TECHNOLOGY
from engine.ti4.economy.tokens import REDISTRIBUTE
from engine.ti4.factions.hacan import RAISE_DICE
from engine.ti4.factions.l1z1x import ASSIMILATE
from engine.ti4.factions.mentak import AMBUSH
from engine.ti4.factions.nekro import TAKE_TECHNOLOGY
from engine.ti4.galaxy.custodians import CUSTODIANS
from engine.ti4.galaxy.movement import ASK_MOVE
from engine.ti4.interface.view import View
from engine.ti4.minds import hand, strategy, targets
from engine.ti4.minds.actions import PASS
from engine.ti4.minds.economy import outlets, production, saving, tokens
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, weights
from engine.ti4.minds.scoring import NONE
from engine.ti4.minds.tactics import combat, dice, landing
from engine.ti4.phases.action_phase import ACTION
from engine.ti4.phases.status_phase import SCORE_PUBLIC, SCORE_SECRET
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE
from engine.ti4.strategy_cards.construction import STRUCTURE
from engine.ti4.strategy_cards.imperial import IMPERIAL_SECRET
from engine.ti4.strategy_cards.leadership import BUY_TOKENS

BLUNDERS: Blunders[View] = Blunders(MIND)
GAIN, USEFUL = 50, 100
"""A secondary ability, and an action, that is worth more is a plain gain, in thousandths of a point."""
SLIM, EVEN = 300, 500
PURSE = 6
"""So many resources are enough for something in any round."""
IDLE, STOOD, FOUGHT, DONE = "activated", "stood", "fought", "done"
BACTERIA = "x_89_bacterial_weapon"


@BLUNDERS.counts("passed_with_a_useful_action", ACTION)
def passed(made: Made[View]) -> int:
    """A pass while another action would bring something."""
    return int(made.answer == PASS and made.best > USEFUL)


@BLUNDERS.counts("secondary_followed_at_a_loss", ASK_SECONDARY)
def followed(made: Made[View]) -> int:
    """A strategy token for less than it is worth."""
    return int(made.answer == YES and (made.worth(YES) or 0) < 0)


@BLUNDERS.counts("secondary_declined_at_a_gain", ASK_SECONDARY)
def declined(made: Made[View]) -> int:
    """A secondary ability that is plainly worth its token."""
    return int(made.answer == NO and (made.worth(YES) or 0) > GAIN)


@BLUNDERS.counts("ships_lost_to_the_fleet_pool", REDISTRIBUTE)
def overfull(made: Made[View]) -> int:
    """Own ships for which a redistribution leaves no token, though there were enough."""
    if not isinstance(made.answer, dict):
        return 0
    mine = galaxy.me(made.at)
    more = forces.BIGGER.get(mine.faction, 0)
    fleet, every = made.answer.get("fleet", 0), sum(n for n in made.answer.values() if isinstance(n, int))
    kept = (fleet if isinstance(fleet, int) else 0) + more
    fullest = [forces.big(galaxy.force(system.ships, made.at.seat)) for system in made.at.view.systems]
    return sum(max(0, min(number, every + more) - kept) for number in fullest)


@BLUNDERS.counts("activation_without_a_plan", ACTIVATE)
def aimless(made: Made[View]) -> int:
    """A token on a system where nothing is to be had."""
    made.notes[IDLE], made.notes[STOOD] = 0, _standing(made.at)
    return int((made.worth(made.answer) or 0) < 0)


@BLUNDERS.counts("activation_without_effect", ASK_MOVE, CUSTODIANS, BOMBARD, LAND, PRODUCE, ACTION)
def without_effect(made: Made[View]) -> int:
    """A tactical action in which a seat that is asked for it moves, bombards, lands and makes nothing, nor removes the
    custodians token. Where another ends its turn before, it is not asked; what another destroys or takes in between
    could be part of the plan. TI-ACTIVATION-05, TI-CUSTODIANS-03, TI-BOMBARD-01
    """
    if made.at.question.kind == ACTION.name:
        return made.notes.pop(IDLE, 0)
    if made.answer not in (DONE, NO, {}) or _standing(made.at) < made.notes.get(STOOD, 0):
        made.notes.pop(IDLE, None)
    made.notes.update({IDLE: 1} if IDLE in made.notes else {})
    return 0


def _standing(at: At) -> int:
    """Own units on the map, and the places that the fleet pool has for them."""
    return sum(galaxy.pieces(at).values()) + galaxy.me(at).fleet


@BLUNDERS.counts("movement_broken_off", ASK_MOVE)
def broken_off(made: Made[View]) -> int:
    """A movement that ends while ships of the plan wait."""
    return int(made.answer == DONE and made.lost > 0)


@BLUNDERS.counts("production_stopped", PRODUCE)
def stopped(made: Made[View]) -> int:
    """A production that ends while something is worth its price."""
    return int(made.answer == DONE and made.best > 0)


@BLUNDERS.counts("points_missed", SCORE_PUBLIC, SCORE_SECRET, CUSTODIANS)
def missed(made: Made[View]) -> int:
    """Points that could be had."""
    return int(made.answer in (NONE, NO) and made.best > 0)


@BLUNDERS.counts("free_ability_declined", BARRAGE, SPACE_CANNON, AMBUSH, ASSIMILATE, IMPERIAL_SECRET, ASK_SUSTAIN)
def free_declined(made: Made[View]) -> int:
    """What costs nothing and is not used."""
    return int(made.answer == NO and made.best > 0)


@BLUNDERS.counts("stayed_in_a_lost_battle", RETREAT)
def stayed(made: Made[View]) -> int:
    """Ships that could leave a battle that is lost."""
    return int(made.answer != YES and made.best == made.worth(YES) and _chance(made) < weights.HOPELESS)


@BLUNDERS.counts("left_a_battle_it_wins", RETREAT)
def left(made: Made[View]) -> int:
    """Ships that leave although they win more often than not."""
    return int(made.answer == YES and _chance(made) > EVEN)


@BLUNDERS.counts("attack_under_30", RETREAT)
def slim_attack(made: Made[View]) -> int:
    """A battle that a seat sought in its own turn and seldom wins; asked in its first round."""
    place = made.at.view.active_system or ""
    mark = f"{made.at.view.round} {place}"
    first = mark not in made.notes
    made.notes[mark] = 1
    return int(first and made.at.view.turn == made.at.seat and _chance(made) < SLIM)


def _chance(made: Made[View]) -> int:
    here = combat.battlefield(made.at)
    return EVEN if here is None else combat.chance(made.at, here)


@BLUNDERS.counts("resources_left_at_a_pass", ACTION)
def unspent(made: Made[View]) -> int:
    """Many resources that no objective will cost, and a dock that could still make something of them, when a seat
    passes with a token for it that no objective will cost either.
    """
    if made.answer != PASS or not galaxy.me(made.at).tactic or tokens.promised(made.at):
        return 0
    return int(bool(production.open_docks(made.at)) and saving.resources(made.at) >= PURSE)


@BLUNDERS.counts("tokens_not_bought", BUY_TOKENS)
def not_bought(made: Made[View]) -> int:
    """Tokens that are worth more than their influence."""
    return int(made.lost > GAIN)


@BLUNDERS.counts("votes_kept", VOTE)
def votes_kept(made: Made[View]) -> int:
    """An abstention where the votes could have spared the seat harm, or brought it something."""
    return int(made.answer == ABSTAIN and made.best > USEFUL)


@BLUNDERS.counts("tie_broken_against_own_votes", DECIDE_OUTCOME)
def against_itself(made: Made[View]) -> int:
    """A tie that the speaker breaks for another outcome than the one among them for which it voted. TI-OUTCOME-02"""
    cast = made.at.view.vote.ballots if made.at.view.vote is not None else ()
    own = next((one.outcome for one in cast if one.seat == made.at.seat and one.votes), made.answer)
    return int(made.answer != own and own in [option.id for option in picks(made.at)])


@BLUNDERS.counts("dice_changed_in_vain", REROLL, RAISE_DICE)
def changed_in_vain(made: Made[View]) -> int:
    """Dice rolled again at the risk of their units, or raised for trade goods, for more hits than there are ships."""
    at, chosen = made.at, made.answer if isinstance(made.answer, list) else []
    risked = at.question.kind == RAISE_DICE.name or dice.crown(at)
    return max(0, len(chosen) - max(0, dice.open_(at))) if risked else 0


@BLUNDERS.counts("own_infantry_infected", TARGET)
def infected(made: Made[View]) -> int:
    """Own ground forces that a component of the own seat destroys."""
    planet = galaxy.of(made.at).planets.get(str(made.answer))
    return int(targets.aimed(made.at) == BACTERIA and planet is not None and planet.owner == made.at.seat)


@BLUNDERS.counts("cards_drawn_in_vain", ASK_SECONDARY)
def in_vain(made: Made[View]) -> int:
    """A strategy token for cards that there is no room for."""
    return int(made.answer == YES and strategy.followed(made.at) == "politics" and not hand.room(made.at))


@BLUNDERS.counts("planets_readied_in_vain", ASK_SECONDARY)
def readied_in_vain(made: Made[View]) -> int:
    """A strategy token for planets that can pay for nothing any more in the round."""
    followed_ = made.answer == YES and strategy.followed(made.at) == "diplomacy"
    return int(followed_ and not strategy.peace(made.at) and not outlets.left(made.at, 1))


# --- deeds -----------------------------------------------------------------------------------------------------------


@BLUNDERS.tells("attacks_on_players", ACTIVATE, ASK_MOVE, LAND)
def attacked(made: Made[View]) -> int:
    """Tactical actions in which ships of others are met, or troops land on their planets."""
    if made.at.question.kind == ACTIVATE.name:
        made.notes.pop(FOUGHT, None)
        return 0
    if made.answer in (DONE, {}) or FOUGHT in made.notes or not _meets(made):
        return 0
    made.notes[FOUGHT] = 1
    return 1


def _meets(made: Made[View]) -> bool:
    """Whether ships that move meet ships of others, or troops that land come to planets of others."""
    at, active = made.at, made.at.view.active_system
    here = next((one for one in at.view.systems if str(one.tile) == active), None)
    if here is None or at.question.kind != LAND.name:
        return here is not None and landing.enemy(at, here) is not None
    taken = made.answer if isinstance(made.answer, dict) else {}
    return any(planet.id in taken and planet.owner not in (None, at.seat) for planet in here.planets)


@BLUNDERS.tells("ships_built", PRODUCE)
def ships_built(made: Made[View]) -> int:
    """Ships by production, without fighters."""
    return int(made.answer in SHIPS and made.answer != "fighter")


@BLUNDERS.tells("structures_built", STRUCTURE)
def structures_built(made: Made[View]) -> int:
    """Space docks and PDS, by the strategy card."""
    return int(made.answer != NONE)


@BLUNDERS.tells("technologies", TECHNOLOGY, TAKE_TECHNOLOGY)
def researched(made: Made[View]) -> int:
    """Technologies, researched or taken from others in the course of the game."""
    return int(made.answer != NONE and made.at.view.round > 0)
