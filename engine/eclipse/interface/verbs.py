"""The verbs of the rulebook as shortcuts, and secret tiles in words."""

from __future__ import annotations

from engine.eclipse import words
from engine.eclipse.actions.build import BUILD, BUILD_AT
from engine.eclipse.actions.influence import INFLUENCE, INFLUENCE_TO
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.actions.upgrade import UPGRADE, UPGRADE_SQUARE
from engine.eclipse.combat.attack import ASSIGN_DICE
from engine.eclipse.combat.reputation import REPUTATION_KEEP
from engine.eclipse.combat.retreat import ENGAGE
from engine.eclipse.diplomacy.relations import RELATIONS
from engine.eclipse.economy.colony_ships import COLONY
from engine.eclipse.galaxy.explore import CONTROL, EXPLORE, EXPLORE_DRAWS, PLACE, TURN
from engine.eclipse.galaxy.movement import MOVE, MOVE_TO
from engine.eclipse.interface.view import OwnView
from engine.eclipse.phases.action_phase import ACTION, PASS
from engine.eclipse.phases.setup import ASK_SPECIES
from engine.eclipse.play import TRADE, Question
from engine.game import Verb
from engine.text import T, Text


def _action(name: str, **fields: Question) -> Verb:
    """A verb that begins with an action, where that is still to be chosen."""
    return Verb.of(name, **fields).after(ACTION, name)


VERBS = (
    Verb.of("species", species=ASK_SPECIES),
    Verb.of("action", action=ACTION),
    _action("explore", space=EXPLORE, draws=EXPLORE_DRAWS, sector=PLACE),
    _action("influence", disc=INFLUENCE, target=INFLUENCE_TO),
    _action("research", technology=RESEARCH),
    _action("upgrade", part=UPGRADE, square=UPGRADE_SQUARE),
    _action("build", what=BUILD, sector=BUILD_AT),
    _action("move", ship=MOVE, target=MOVE_TO),
    Verb.of("rotate", turning=TURN),
    Verb.of("control", choice=CONTROL),
    Verb.of("settle", square=COLONY),
    Verb.of("fire", dice=ASSIGN_DICE),
    Verb.of("fight", choice=ENGAGE),
    Verb.of("keep", tile=REPUTATION_KEEP),
    _action(PASS),
    Verb.interrupting(COLONY, "square"),
    Verb.interrupting(TRADE, "terms"),
    Verb.interrupting(RELATIONS, "player"),
)


def held(own: OwnView, section: str) -> list[Text]:
    """Reputation tiles and kept discovery tiles, a line each; this game has no secret objectives."""
    if section != "hand":
        return []
    tiles = [T("eclipse-held-reputation", values=own.reputation)] if own.reputation else []
    return tiles + [T("eclipse-held-discovery", tile=words.discovery(id)) for id in own.kept]
