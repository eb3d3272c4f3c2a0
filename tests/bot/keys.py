"""Keys that the code puts together from names, for every name there is: `ti4-card-` and the id of each action card."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

import discord
from discord import app_commands

from bot.client import Tree
from bot.commands import add_commands
from bot.commands.build import option_key
from bot.gathering.threads import KINDS
from bot.gathering.welcome import house_rule_about, option_name, value_name
from bot.live.reactions import ALWAYS, ASK, IDLE
from bot.locales import HERE, LANGUAGES, Locales
from bot.moderators.told import ACTIONS
from engine import games
from engine.eclipse import components as eclipse
from engine.eclipse.galaxy import RINGS
from engine.ti4 import dealing, implemented, standing
from engine.ti4.action_cards import working
from engine.ti4.agendas.registry import AGENDA_EFFECTS
from engine.ti4.components import (
    ACTION_CARDS,
    AGENDAS,
    COLOURS,
    FACTION_ABILITIES,
    FACTIONS,
    NOTES,
    OBJECTIVES,
    PLANETS,
    STRATEGY_CARDS,
    TECHNOLOGIES,
    TILES,
    UNIT_TYPES,
    UNITS,
)
from engine.ti4.state import POOLS
from engine.ti4.technology import _cards

ROOT = HERE.parent.parent

RULE = re.compile(r"[A-Z]+-[A-Z]+-\d+")


def with_names(*starts: str, names: Iterable[str]) -> Iterator[str]:
    """Each start with each name."""
    for name in names:
        yield from (f"{start}{name}" for start in starts)


def explained(start: str, names: Iterable[str]) -> Iterator[str]:
    """Components that are said with what they do."""
    for name in names:
        yield from (f"{start}{name}", f"{start}{name}-text")


def of_the_bot() -> Iterator[str]:
    """Keys of the bot itself."""
    yield from with_names("bot-not-running-", names=("open", "running", "paused", "over", "ended", "archived"))
    yield from with_names("bot-mod-", names=("pause", "resume", "replace", "end"))
    yield from with_names("audit-", "choice-deed-", names=ACTIONS)
    yield from with_names("bot-rolled-", names=("back", "back-agreed"))
    yield from with_names("mod-answer-", names=("for", "by-chance"))
    yield from with_names("bot-status-", names=("open", "running", "paused", "over", "ended", "archived"))
    yield from with_names("choice-kick-", names=("stand-in", "vacant"))
    yield from with_names("choice-stand-in-", names=("on", "back"))
    yield from with_names("choice-audit-", names=("table", "server"))
    yield from with_names("choice-clear-", names=("language", "role", "log"))
    yield from with_names("bot-export-", "choice-export-", names=("view", "whole"))
    yield from with_names("bot-section-", "bot-held-", names=("hand", "objectives"))
    yield from with_names("choice-language-", names=(*LANGUAGES, "client"))
    yield from with_names("bot-orders-mode-", names=("none", ASK, IDLE, ALWAYS))
    yield from with_names("bot-span-", names=("days", "hours", "minutes"))
    yield from with_names("bot-timers-", "choice-late-", names=("nothing", "answer", "seat"))
    yield from with_names("bot-nudge-", names=("answer", "seat"))
    yield from with_names("bot-nudges-", "choice-nudges-", names=("channel", "dm", "none"))
    yield from with_names("bot-secrets-", "choice-secrets-", names=("dm", "button"))
    yield from with_names("choice-absence-", names=("spared", "counts"))
    yield from with_names("choice-", names=games.names())
    yield from with_names("choice-thread-", names=("none", *KINDS))


def of_commands() -> Iterator[str]:
    """The keys of all commands and their options."""
    locales = Locales()
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, locales, None)
    for command in tree.walk_commands():
        path = command.qualified_name.replace(" ", "-")
        yield f"command-{path}"
        if isinstance(command, app_commands.Command):
            yield from (option_key(locales, path, option.display_name) for option in command.parameters)


def of_options(game: str) -> Iterator[str]:
    """What a new table of this game can choose."""
    for choice in games.rules_of(game).choices:
        yield option_name(game, choice.name).key
        yield from (value_name(game, choice.name, value).key for value in choice.values)
        yield from [house_rule_about(game, choice).key] if choice.doubt else []


def of_ti4() -> Iterator[str]:
    """Names of Twilight Imperium's components, with what those do that come up in play."""
    yield from explained("ti4-card-", working())
    yield from explained("ti4-agenda-", AGENDA_EFFECTS)
    yield from explained("ti4-objective-", OBJECTIVES)
    yield from explained(
        "ti4-note-", [id for id, note in NOTES.items() if note.faction is None or implemented.working(id)]
    )
    yield from explained("ti4-ability-", filter(implemented.working, FACTION_ABILITIES))
    yield from explained(
        "ti4-unit-card-",
        (id for id, card in UNITS.items() if card.faction and id not in TECHNOLOGIES and implemented.working(id)),
    )
    yield from explained("ti4-strategy-", STRATEGY_CARDS)
    yield from with_names("ti4-secondary-", names=STRATEGY_CARDS)
    yield from with_names("ti4-card-", names=ACTION_CARDS)
    yield from with_names("ti4-agenda-", names=AGENDAS)
    yield from with_names("ti4-note-", names=NOTES)
    yield from with_names("ti4-tech-", names=TECHNOLOGIES)
    yield from (f"ti4-tech-{id}-text" for faction in FACTIONS for id in _cards(faction))
    yield from with_names("ti4-unit-", "ti4-units-", names=UNIT_TYPES)
    yield from with_names("ti4-planet-", names=PLANETS)
    yield from with_names("ti4-planet-", "ti4-ask-pay-", names=("resources", "influence"))
    yield from with_names("ti4-faction-", names=(*FACTIONS, *(f"{faction}-short" for faction in FACTIONS)))
    yield from with_names("ti4-window-", "ti4-react-", names=standing.kinds())
    yield from _terms_of_ti4()
    yield from of_options("ti4")


def _terms_of_ti4() -> Iterator[str]:
    yield from with_names("ti4-pool-", names=POOLS)
    yield from with_names("ti4-field-", names=dealing.FIELDS)
    yield from with_names("ti4-phase-", names=("setup", "strategy", "action", "status", "agenda", "over"))
    yield from with_names("ti4-wormhole-", names=(hole for tile in TILES.values() for hole in tile.wormholes))
    yield from with_names("ti4-anomaly-", names=(tile.anomaly for tile in TILES.values() if tile.anomaly))
    yield from with_names("ti4-color-", "ti4-specialty-", names=("blue", "green", "red", "yellow"))
    yield from with_names("ti4-trait-", names=("cultural", "hazardous", "industrial"))
    yield from with_names("ti4-pending-agenda-", names=("reveal", "vote", "outcome"))
    yield from with_names("ti4-outcome-", "ti4-picture-", names=("for", "against"))
    yield from with_names("ti4-colour-", names=COLOURS)
    yield from with_names("ti4-picture-", names=("round", "won", "passed", "eliminated", "legend"))
    yield from (f"ti4-refused-{rule.lower()}" for rule in movement_rules())


def movement_rules() -> set[str]:
    """The rules by which a movement is refused."""
    routes = strings(ast.parse((ROOT / "engine/ti4/routes.py").read_text(encoding="utf-8")))
    tree = ast.parse((ROOT / "engine/ti4/movement.py").read_text(encoding="utf-8"))
    refusals = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "refusal"]
    return {name for name in {*routes, *(name for node in refusals for name in strings(node))} if RULE.fullmatch(name)}


def strings(tree: ast.AST) -> set[str]:
    """Every text in a piece of code."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def of_eclipse() -> Iterator[str]:
    """Names of Eclipse's components, with what those do that a player chooses by it."""
    yield from explained("eclipse-tech-", eclipse.TECHNOLOGIES)
    yield from explained("eclipse-part-", eclipse.PARTS)
    yield from explained("eclipse-species-", eclipse.SPECIES)
    yield from with_names("eclipse-discovery-", names=eclipse.DISCOVERIES)
    yield from with_names("eclipse-ship-", "eclipse-ships-", names=eclipse.SHIPS)
    yield from with_names("eclipse-structure-", names=eclipse.STRUCTURES)
    yield from with_names("eclipse-action-", names=eclipse.ACTIONS)
    yield from with_names("eclipse-resource-", "eclipse-amount-", "eclipse-cube-", names=eclipse.RESOURCES)
    yield from with_names("eclipse-category-", names=eclipse.CATEGORIES)
    yield from with_names("eclipse-dice-", names=eclipse.DAMAGE)
    yield from with_names("eclipse-space-", "eclipse-reshuffled-", names=RINGS)
    yield from with_names("eclipse-phase-", names=("setup", "action", "combat", "upkeep", "cleanup", "over"))
    yield from with_names("eclipse-colour-", names=eclipse.COLOURS)
    yield from with_names("eclipse-picture-", names=("round", "won", "passed", "out", "exploring", "legend", "unarmed"))
    yield from _squares_of_eclipse()
    yield from of_options("eclipse")


def _squares_of_eclipse() -> Iterator[str]:
    kinds = {kind for sector in eclipse.SECTORS.values() for kind in sector.squares}
    yield from with_names("eclipse-square-", names=(kind.replace("+", "-advanced") for kind in kinds))
    yield from with_names("eclipse-cube-", names=("any", "orbital"))
    yield from with_names("eclipse-edge-", names=map(str, range(6)))
    yield from with_names("eclipse-ask-cube-to-", names=("cubes", "graveyard"))


COMPUTED = {"ti4": of_ti4, "eclipse": of_eclipse}
"""The keys of each game that are put together."""


def computed() -> set[str]:
    """All of them."""
    return {*of_the_bot(), *of_commands(), *(key for keys in COMPUTED.values() for key in keys())}
