"""The verbs of the rulebook as shortcuts."""

from __future__ import annotations

from engine.game import Verb
from engine.space_empires.combat.battle import SLIP_AWAY
from engine.space_empires.combat.bombard import BOMBARD_WITH
from engine.space_empires.combat.cloaking import AMBUSH, CHALLENGE
from engine.space_empires.combat.firing import FIRE
from engine.space_empires.combat.mines import MINE
from engine.space_empires.combat.opponents import OPPONENT
from engine.space_empires.combat.screening import SCREEN
from engine.space_empires.combat.volleys import GROUP_FIRE, VOLLEY
from engine.space_empires.economy.economic_phase import FIRST_PLAYER
from engine.space_empires.economy.planning import NUMERALS, PURCHASES, SHEET
from engine.space_empires.galaxy.blackholes import ASK_SLINGSHOT
from engine.space_empires.galaxy.exploring import SHIFT
from engine.space_empires.galaxy.looking import REVEAL
from engine.space_empires.galaxy.managing import ASK_MANAGE, SPLIT
from engine.space_empires.galaxy.order_ids import MANAGE
from engine.space_empires.phases.combat_phase import BATTLE, BOMBARD, SETTLE
from engine.space_empires.phases.marching import MOVE_TO, MOVE_UNITS
from engine.space_empires.phases.movement_phase import MOVE
from engine.space_empires.phases.setup import EXTRA_HEX, HOME
from engine.space_empires.phases.turn import EXPLORE, TURN_DOWN
from engine.space_empires.phases.victory import COPY

VERBS = (
    Verb.of("home", extra=EXTRA_HEX, hex=HOME),
    Verb.of("move", hex=MOVE, units=MOVE_UNITS, target=MOVE_TO),
    Verb.of("order", order=MOVE),
    Verb.of("manage", what=ASK_MANAGE, number=SPLIT).after(MOVE, MANAGE),
    Verb.of("reveal", choice=REVEAL),
    Verb.of("hide", units=TURN_DOWN),
    Verb.of("battle", hex=BATTLE, opponent=OPPONENT),
    Verb.of("screen", ships=SCREEN),
    Verb.of("fire", target=VOLLEY, group=GROUP_FIRE, ship=FIRE),
    Verb.of("detonate", target=MINE),
    Verb.of("slip", hex=SLIP_AWAY),
    Verb.of("challenge", choice=CHALLENGE),
    Verb.of("ambush", choice=AMBUSH),
    Verb.of("bombard", choice=BOMBARD, group=BOMBARD_WITH),
    Verb.of("settle", choice=SETTLE),
    Verb.of("explore", hex=EXPLORE),
    Verb.of("shift", hex=SHIFT),
    Verb.of("slingshot", ships=ASK_SLINGSHOT),
    Verb.of("sheet", plan=SHEET, numerals=NUMERALS),
    Verb.of("purchase", units=PURCHASES, numerals=NUMERALS),
    Verb.of("first", player=FIRST_PLAYER),
    Verb.of("copy", levels=COPY),
)
