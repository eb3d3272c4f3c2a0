"""The verbs of the rulebook as shortcuts, the questions everybody may look into, and secret tiles in words."""

from __future__ import annotations

from types import MappingProxyType

from engine.eclipse import words
from engine.eclipse.face.view import OwnView
from engine.game import Verb
from engine.question import IF_YES
from engine.text import T, Text


def _action(name: str) -> tuple[tuple[str, str], ...]:
    """The action that a verb begins with, where it is still to be chosen."""
    return (("action", name),)


VERBS = (
    Verb("species", (("species", "species"),)),
    Verb("action", (("action", "action"),)),
    Verb("explore", (("space", "explore"), ("draws", "explore_draws"), ("sector", "place")), first=_action("explore")),
    Verb("influence", (("disc", "influence"), ("target", "influence_to")), first=_action("influence")),
    Verb("research", (("technology", "research"),), first=_action("research")),
    Verb("upgrade", (("part", "upgrade"), ("square", "upgrade_square")), first=_action("upgrade")),
    Verb("build", (("what", "build"), ("sector", "build_at")), first=_action("build")),
    Verb("move", (("ship", "move"), ("target", "move_to")), first=_action("move")),
    Verb("rotate", (("turning", "turn"),)),
    Verb("control", (("choice", "control"),)),
    Verb("settle", (("square", "colony"),)),
    Verb("fire", (("dice", "assign_dice"),)),
    Verb("fight", (("choice", "engage"),)),
    Verb("keep", (("tile", "reputation_keep"),)),
    Verb("pass", (), first=_action("pass")),
    Verb("colony", (("square", ""),), cut="colony"),
    Verb("trade", (("terms", ""),), cut="trade"),
    Verb("relations", (("player", ""),), cut="relations"),
)

ACTIONS = frozenset({"explore", "influence", "research", "upgrade", "build", "move"})
"""The actions that begin with a choice of what they are about."""

LEADS = MappingProxyType(
    {
        "action": ACTIONS,
        **dict.fromkeys(("control", "claim"), IF_YES),
        **dict.fromkeys(("upgrade", "build", "move", "influence", "place", "turn", "colony"), frozenset[str]()),
    }
)
FOLLOWERS = MappingProxyType(
    {
        "upgrade": frozenset({"upgrade_square", "upgrade_return"}),
        "build": frozenset({"build_at"}),
        "move": frozenset({"move_to"}),
        "influence": frozenset({"influence_to"}),
        "place": frozenset({"turn"}),
        "turn": frozenset({"control"}),
        "colony": frozenset({"colony"}),
    }
)
"""What is asked next by the same breath: which, where, how it lies."""

OPEN_KINDS = frozenset(
    {
        "species",
        "ban_species",
        "action",
        "explore",
        "explore_draws",
        "place",
        "turn",
        "control",
        "colony",
        "cube_home",
        "influence",
        "influence_to",
        "research",
        "artifacts",
        "pay_by_trade",
        "upgrade",
        "upgrade_square",
        "upgrade_return",
        "build",
        "build_at",
        "move",
        "move_to",
        "break_relations",
        "ambassador_cube",
        "initiative",
        "engage",
        "assign_dice",
        "stalemate",
        "bomb",
        "destroy_cubes",
        "claim",
        "bankruptcy",
        "trade",
        "relations",
    }
)
"""Kinds of questions, and verbs, whose options follow from what lies open on the table."""


def held(own: OwnView, section: str) -> list[Text]:
    """Reputation tiles and kept discovery tiles, a line each; this game has no secret objectives."""
    if section != "hand":
        return []
    tiles = [T("eclipse-held-reputation", values=own.reputation)] if own.reputation else []
    return tiles + [T("eclipse-held-discovery", tile=words.discovery(id)) for id in own.kept]
