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
    _verb("home", extra=EXTRA_HEX, hex=HOME),
    _verb("move", hex=MOVE, units=MOVE_UNITS, target=MOVE_TO),
    _verb("order", order=MOVE),
    Verb("manage", (("what", ASK_MANAGE.name), ("number", SPLIT.name)), first=((MOVE.name, MANAGE),)),
    _verb("reveal", choice=REVEAL),
    _verb("hide", units=TURN_DOWN),
    _verb("battle", hex=BATTLE, opponent=OPPONENT),
    _verb("screen", ships=SCREEN),
    _verb("fire", target=VOLLEY, group=GROUP_FIRE, ship=FIRE),
    _verb("detonate", target=MINE),
    _verb("slip", hex=SLIP_AWAY),
    _verb("challenge", choice=CHALLENGE),
    _verb("ambush", choice=AMBUSH),
    _verb("bombard", choice=BOMBARD, group=BOMBARD_WITH),
    _verb("settle", choice=SETTLE),
    _verb("explore", hex=EXPLORE),
    _verb("shift", hex=SHIFT),
    _verb("slingshot", ships=ASK_SLINGSHOT),
    _verb("sheet", plan=SHEET, numerals=NUMERALS),
    _verb("purchase", units=PURCHASES, numerals=NUMERALS),
    _verb("first", player=FIRST_PLAYER),
    _verb("copy", levels=COPY),
)
