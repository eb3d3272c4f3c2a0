"""Keys that the code puts together from names, for every name there is: `ti4-card-` and the id of each action card."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args, get_type_hints

import discord
from discord import app_commands

from bot.client import Tree
from bot.gathering import map_commands
from bot.gathering.threads import KINDS
from bot.limits import HOURLY
from bot.live.audit_lines import ACTIONS
from bot.live.standing_orders import ALWAYS, ASK, IDLE
from bot.locales import HERE, LANGUAGES, read_once
from bot.moderators.absent import RESUME
from bot.rooms import open_rooms
from bot.seeking.commands import PACES
from bot.services.commands import MENUS, add_commands, option_key
from bot.settings import CLOCKS
from bot.waiting.timer_commands import LATE, NO_CLOCK
from bot.wording.announcements import VOTED, house_rule_about, option_name, part_name, value_name
from bot.wording.held import ENDED
from engine import games
from engine.board_text import Show
from engine.eclipse import components as eclipse
from engine.eclipse.combat.dealing import ALWAYS as ALWAYS_DEALT
from engine.eclipse.combat.dealing import EACH, FEWEST
from engine.eclipse.combat.retreat import ATTACK, HOLD, TO_THE_END
from engine.eclipse.galaxy.wormholes import RINGS
from engine.eclipse.interface import standing_orders as eclipse_orders
from engine.forbidden_stars import components as stars
from engine.forbidden_stars.abilities import choosing as stars_choosing
from engine.forbidden_stars.content import Moment, passable
from engine.forbidden_stars.interface import standing_orders as stars_orders
from engine.game import AnyRules
from engine.kit.draft import FACTION, PLACE, SLICE
from engine.kit.order_tables import Table
from engine.lessons.lesson import chapters, lesson_of, lessons
from engine.players.aims import Aim
from engine.players.characters import CHANCE, DEPUTY, EVEN, LEVELS, TRAITS
from engine.space_empires import components as empires
from engine.space_empires.interface import battle_orders, holdings
from engine.ti4.abilities import implemented
from engine.ti4.agendas.registry import AGENDA_EFFECTS
from engine.ti4.cards.action_cards import working
from engine.ti4.components import (
    ACTION_CARDS,
    AGENDAS,
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
from engine.ti4.draft import limits
from engine.ti4.economy import dealing
from engine.ti4.economy.technology import _cards
from engine.ti4.galaxy import map_judging
from engine.ti4.interface import passable_windows
from engine.ti4.interface import standing_orders as ti4_orders
from engine.ti4.interface.component_texts.units import BEYOND
from engine.ti4.state import POOLS

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
    yield "bot-pictures-quieter"  # in rows that growth of the database has written
    yield from with_names("bot-not-running-", names=("open", "running", "paused", "over", "ended", "archived"))
    yield from with_names("bot-mod-", names=("pause", "resume", "replace"))
    yield from with_names("bot-end-", "bot-resign-", names=("sure", "it"))
    yield from with_names("bot-back-", "bot-tell-", names=("it", "wanted"))
    yield from (f"mod-sure-{deed}-it" for deed in ("replace", "kick", "vacant", "stand-in"))
    yield from with_names("mod-unseated-", names=("replaced", "kicked", "vacant", "stand-in"))
    yield from with_names("bot-limit-", names=HOURLY)
    yield from with_names("bot-clock-", "bot-timers-", names=LATE)
    yield from with_names("choice-clock-", names=(NO_CLOCK, *CLOCKS))
    yield from with_names("bot-vote-", names=VOTED)
    yield from with_names("bot-vote-asked-", "choice-vote-", names=(*VOTED, RESUME))
    yield from with_names("choice-note-", names=("prompt", "apart", "delete"))
    yield from with_names("save-", names=("alive", "kept"))
    yield from with_names("audit-", "choice-deed-", names=ACTIONS)
    yield from with_names("bot-rolled-", names=("back", "back-agreed"))
    yield from with_names("mod-answer-", names=("for", "by-chance"))
    yield from with_names("bot-status-", names=("open", "running", "paused", "over", "ended", "archived"))
    yield from with_names("choice-kick-", names=("stand-in", "vacant"))
    yield from with_names("bot-career-", "choice-career-", names=("hidden", "shown"))
    yield from with_names("choice-stand-in-", names=("on", "back"))
    yield from with_names("choice-audit-", names=("table", "server"))
    yield from with_names("choice-look-", names=Show)
    yield from with_names("choice-pictures-", names=("table", "all", "turns", "few"))
    yield from with_names("choice-clear-", names=("language", "role", "log", "seekers"))
    yield from with_names("bot-export-", "choice-export-", names=("view", "whole"))
    yield from with_names("bot-table-", names=("won", "lost", "drawn"))
    yield from with_names("draft-kind-", names=(FACTION, SLICE, PLACE))
    yield from with_names("bot-section-", "bot-held-", names=("hand", "objectives"))
    yield from with_names("bot-", names=ENDED.values())
    yield from with_names("bot-ending-alt", names=("", "-parts"))
    yield from with_names("eclipse-points-", names=("sectors", "monoliths", "reputation", "ambassadors", "discoveries"))
    yield from with_names("eclipse-points-", names=("technologies", "species", "traitor", "left"))
    yield from with_names("ti4-points-", names=("stage-1", "stage-2", "secret", "support", "others", "lost"))
    yield from with_names("space_empires-points-", names=("destroyed", "full", "home", "colonies"))
    yield from with_names("choice-language-", names=(*LANGUAGES, "client"))
    yield from with_names("bot-orders-mode-", names=("none", ASK, IDLE, ALWAYS))
    yield from with_names("bot-orders-explained-", names=("silent", "telling", "alone", "laid", "laid-alone"))
    yield from with_names("bot-orders-after-", names=("before", "even", "quick", "instant", "alone"))
    yield from with_names("bot-orders-begin-", names=("even", "sooner", "alone"))
    yield from with_names("bot-setting-pictures-", names=("everything", "described", "few"))
    yield from with_names("bot-setting-pace-", names=("even", "quick", "instant"))
    yield from with_names("bot-span-", names=("days", "hours", "minutes"))
    yield from with_names("choice-late-", names=LATE)
    yield from with_names("bot-nudge-", names=("answer", "seat", "vote"))
    yield from with_names("bot-nudges-", "choice-nudges-", names=("channel", "dm", "none"))
    yield from with_names("bot-ahead-", "choice-ahead-", names=("dm", "none"))
    yield from with_names("bot-secrets-", "choice-secrets-", names=("dm", "button"))
    yield from with_names("bot-boards-", "choice-boards-", names=("dm", "none"))
    yield from with_names("choice-absence-", names=("spared", "counts"))
    yield from with_names("choice-", names=games.names())
    yield from with_names("aim-", names=Aim)
    yield from (f"level-{level}" for level in (*LEVELS, CHANCE, DEPUTY))
    yield from (f"level-{level}-about" for level in (*LEVELS, CHANCE))
    yield from with_names("choice-level-", names=LEVELS)
    yield from with_names("bot-pace-", "choice-pace-", names=PACES)
    yield from with_names("trait-", "choice-trait-", names=TRAITS)
    yield from (f"trait-{trait}-about" for trait in TRAITS if trait != EVEN)
    yield from with_names("choice-thread-", names=("none", *KINDS))
    yield from with_names("choice-", names=map_commands.forms())
    yield from with_names("map-", names=("unknown", "place", "turned", "twice", "taken"))


def of_commands() -> Iterator[str]:
    """The keys of all commands and their options."""
    locales = read_once()
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    open_rooms()
    add_commands(tree, locales)
    yield from (f"command-{key}" for key in MENUS)
    for command in tree.walk_commands():
        path = command.qualified_name.replace(" ", "-")
        yield f"command-{path}"
        if isinstance(command, app_commands.Command):
            yield from (option_key(locales, path, option.name) for option in command.parameters)


def of_every_game(game: str) -> Iterator[str]:
    """What every game says: its name, phases, colours, the board in a line, commands, and options of a new table."""
    rules = games.rules_of(game)
    state = get_type_hints(type(rules.new(rules.seats[0], "1", {})))
    yield f"choice-{game}"
    yield f"{game}-lasts"
    yield from with_names(f"{game}-phase-", names=get_args(state["phase"]))
    yield from with_names(f"{game}-colour-", names=rules.colours)
    yield from with_names(f"{game}-picture-", names=("legend", "alt", "alt-seat", "alt-turn"))
    yield from _commands_of(rules)
    yield from of_options(game)


def of_options(game: str) -> Iterator[str]:
    """What a new table of this game can choose."""
    for choice in games.rules_of(game).choices:
        yield option_name(game, choice.name).key
        if choice.part:
            yield part_name(game, choice.part).key
        yield from (value_name(game, choice.name, value).key for value in choice.values + choice.former)
        yield from [house_rule_about(game, choice).key] if choice.doubt else []


def of_ti4() -> Iterator[str]:
    """Names of Twilight Imperium's components, with what those do that come up in play."""
    yield "ti4-meanwhile"
    yield "ti4-option-map-own"
    yield from with_names("ti4-map-", names=map_judging.PLAIN)
    yield from with_names("ti4-slices-", names=limits.PLAIN)
    yield from with_names("ti4-draft-sum-", names=("influence", "resources", "total"))
    yield from with_names("ti4-offer-", names=("accept", "decline", "withdraw"))
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
    yield from with_names("ti4-strategy-brief-", names=STRATEGY_CARDS)
    yield from with_names("ti4-secondary-", names=STRATEGY_CARDS)
    yield from with_names("ti4-note-color-", names=("blue", "green", "yellow", "red", "unit"))
    yield from with_names("ti4-card-", names=ACTION_CARDS)
    yield from with_names("ti4-agenda-", names=AGENDAS)
    yield from with_names("ti4-note-", names=NOTES)
    yield from with_names("ti4-tech-", names=TECHNOLOGIES)
    yield from (f"ti4-tech-{id}-text" for faction in FACTIONS for id in _cards(faction))
    yield from (f"ti4-{'tech' if id in TECHNOLOGIES else 'unit-card'}-{id}-beyond" for id in BEYOND)
    yield from with_names("ti4-unit-", "ti4-units-", names=UNIT_TYPES)
    yield from with_names("ti4-planet-", names=PLANETS)
    yield from with_names("ti4-planet-", "ti4-planet-also-", "ti4-ask-pay-", names=("resources", "influence"))
    yield from with_names("ti4-faction-", names=(*FACTIONS, *(f"{faction}-short" for faction in FACTIONS)))
    yield from with_names("ti4-window-", "ti4-react-", names=passable_windows.kinds())
    yield from _terms_of_ti4()
    yield from _orders_of("ti4", ti4_orders.ORDERS)


def _terms_of_ti4() -> Iterator[str]:
    yield from with_names("ti4-pool-", names=POOLS)
    rolls = ("cannon-roll", "combat-roll", "combat-reroll")
    yield from (f"ti4-{roll}-modified" for roll in rolls)
    yield from with_names("ti4-field-", names=dealing.FIELDS)
    yield from with_names("ti4-wormhole-", names=(hole for tile in TILES.values() for hole in tile.wormholes))
    yield from with_names("ti4-anomaly-", names=(tile.anomaly for tile in TILES.values() if tile.anomaly))
    yield from with_names("ti4-color-", "ti4-specialty-", names=("blue", "green", "red", "yellow"))
    yield from with_names("ti4-trait-", names=("cultural", "hazardous", "industrial"))
    yield from with_names("ti4-pending-agenda-", names=("reveal", "vote", "outcome"))
    yield from with_names("ti4-outcome-", "ti4-picture-", names=("for", "against"))
    yield from with_names("ti4-picture-", names=("round", "won", "passed", "eliminated"))
    yield from (f"ti4-refused-{rule.lower()}" for rule in movement_rules())


def movement_rules() -> set[str]:
    """The rules by which a movement is refused."""
    routes = strings(ast.parse((ROOT / "engine/ti4/galaxy/routes.py").read_text(encoding="utf-8")))
    tree = ast.parse((ROOT / "engine/ti4/galaxy/movement.py").read_text(encoding="utf-8"))
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
    yield from with_names("eclipse-action-", "eclipse-purpose-", names=eclipse.ACTIONS)
    yield from with_names("eclipse-resource-", "eclipse-amount-", "eclipse-cube-", names=eclipse.RESOURCES)
    yield from with_names("eclipse-category-", names=eclipse.CATEGORIES)
    yield from with_names("eclipse-dice-", names=eclipse.DAMAGE)
    yield from with_names("eclipse-space-", "eclipse-reshuffled-", names=RINGS)
    yield from with_names("eclipse-picture-", names=("round", "won", "passed", "out", "exploring", "unarmed"))
    yield from _squares_of_eclipse()
    yield from _orders_of("eclipse", eclipse_orders.ORDERS)


def _squares_of_eclipse() -> Iterator[str]:
    yield from with_names("eclipse-battle-", names=(id.replace("_", "-") for id in (ATTACK, HOLD, *TO_THE_END)))
    yield from with_names("eclipse-by-", names=("computer", "shield"))
    yield from with_names("eclipse-deal-", names=(id.replace("_", "-") for id in (FEWEST, ALWAYS_DEALT, EACH)))
    kinds = {kind for sector in eclipse.SECTORS.values() for kind in sector.squares}
    yield from with_names("eclipse-square-", names=(kind.replace("+", "-advanced") for kind in kinds))
    yield from with_names("eclipse-cube-", names=("any", "orbital"))
    yield from with_names("eclipse-edge-", names=map(str, range(6)))
    yield from with_names("eclipse-ask-cube-to-", names=("cubes", "graveyard"))


def of_forbidden_stars() -> Iterator[str]:
    """Names of the components of Forbidden Stars, with what those do that a player chooses by it."""
    for start, cards in (("card", stars.CARDS), ("upgrade", stars.ORDER_UPGRADES), ("event", stars.EVENTS)):
        yield from explained(f"forbidden_stars-{start}-", cards)
    yield from _paragraphs_of_forbidden_stars()
    yield from explained("forbidden_stars-structure-", stars.STRUCTURES)
    yield from with_names("forbidden_stars-unit-", "forbidden_stars-units-", names=stars.UNITS)
    yield from with_names("forbidden_stars-faction-", names=stars.FACTIONS)
    yield from (f"forbidden_stars-dominate-{id}-text" for id in stars.FACTIONS)
    yield from with_names("forbidden_stars-order-", "forbidden_stars-purpose-", names=stars.ORDERS)
    yield from with_names("forbidden_stars-asset-", names=(*stars.ASSETS, stars.WILD))
    yield from with_names("forbidden_stars-assets-", names=stars.ASSETS)
    yield from with_names("forbidden_stars-face-", "forbidden_stars-faces-", names=stars.FACES)
    yield "forbidden_stars-face-roll"
    yield from with_names("forbidden_stars-figure-", names=("unit", "token"))
    yield from with_names("forbidden_stars-storm-", names=stars.STORM_MOVES)
    yield from with_names("forbidden_stars-edge-", "forbidden_stars-turned-", "forbidden_stars-spot-", names="nesw")
    yield from _questions_of_forbidden_stars()
    yield from with_names("forbidden_stars-picture-", names=("attacker", "defender", "hand", "laid"))
    yield from with_names("forbidden_stars-picture-", names=("orders-of", "round", "won", "worlds-of"))
    yield from with_names("forbidden_stars-picture-panel-", names=("assets", "eventful", "orders", "reserve"))
    yield from with_names("forbidden_stars-picture-panel-", names=("scheme", "sheet", "upgrades", "worlds"))
    yield from _orders_of("forbidden_stars", {**stars_orders.ORDERS, **stars_choosing.KEPT})


def _orders_of(game: str, orders: Table) -> Iterator[str]:
    """What seats can lay down, and what each order can say."""
    for name, values in orders.items():
        yield from (f"{game}-order-{name}", *(f"{game}-order-{name}-{value}" for value in values))


def _commands_of(rules: AnyRules) -> Iterator[str]:
    """The commands of a game, also of one that is not offered yet."""
    group = f"command-{rules.commands}"
    yield from (group, f"{group}-answer", *(f"{group}-{verb.name}" for verb in rules.verbs))
    for verb in rules.verbs:
        yield from (f"option-{rules.commands}-{verb.name}-{name}" for name, _ in verb.fields)


def _paragraphs_of_forbidden_stars() -> Iterator[str]:
    """Each paragraph of a card is used or left out by itself."""
    for id, card in stars.CARDS.items():
        yield from (f"forbidden_stars-card-{id}-{n + 1}" for n in range(len(card.general) + len(card.unit)))
    for id, upgrade in stars.ORDER_UPGRADES.items():
        yield from (f"forbidden_stars-upgrade-{id}-{n + 1}" for n in range(len(upgrade.effects)))
    for id, event in stars.EVENTS.items():
        yield from (f"forbidden_stars-event-{id}-{n + 1}" for n in range(len(event.effects)))


def _questions_of_forbidden_stars() -> Iterator[str]:
    yield from (f"forbidden_stars-react-{name}" for name in Moment.known)
    yield from (f"forbidden_stars-window-{name}" for name in passable())
    yield from with_names("forbidden_stars-ask-move-", names=("ship", "ground"))
    deeds = ("rout", "destroy", "destroy-routed", "discard-faceup", "spend-dice", "spend-dice-of")
    yield from with_names("forbidden_stars-deed-", names=deeds)
    yield from with_names("forbidden_stars-ask-buy-", names=("order-upgrade", "combat-upgrade"))
    yield from with_names("forbidden_stars-moves-order-", names=("top", "bottom"))
    source = (ROOT / "engine/forbidden_stars/cards").glob("*.py")
    for asked in sorted({"".join(verb) for file in source for verb in ASKS.findall(file.read_text(encoding="utf-8"))}):
        yield f"forbidden_stars-ask-{asked.lower().replace('_', '-')}"
    steps = [step for owner in _abilities_of_forbidden_stars() for step in _offered(owner.do)]
    yield from sorted({f"forbidden_stars-step-{step['op'].replace('_', '-')}" for step in steps})
    yield from sorted({f"forbidden_stars-where-{step['where'].replace('_', '-')}" for step in steps if "where" in step})


ASKS = re.compile(r'asks\("([a-z_-]+)"|(?:pick|offer)_area\(doing, ([A-Z_]+)|_chosen\(doing, ([A-Z]+)_UNITS')
"""What is asked by its own words, by the name of its kind, or by the first word of that name."""


def _abilities_of_forbidden_stars() -> Iterator[stars.Ability]:
    for card in stars.CARDS.values():
        yield from (*card.general, *card.unit)
    for owner in (*stars.ORDER_UPGRADES.values(), *stars.EVENTS.values()):
        yield from owner.effects
    yield from (faction.dominate for faction in stars.FACTIONS.values())


def _offered(steps: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """The first step of each list of steps that a player chooses from."""
    for step in steps:
        for option in step.get("options", ()) if step["op"] == "choose" else ():
            yield option[0]
            yield from _offered(option)


def of_space_empires() -> Iterator[str]:
    """Names of the things of Space Empires, with what those do that can be read."""
    types = (*empires.UNITS, *empires.ALIENS)
    yield from explained("space_empires-unit-", empires.UNITS)
    yield from with_names("space_empires-unit-", "space_empires-units-", names=types)
    yield "space_empires-unit-MACHINE"
    yield from explained("space_empires-tech-", empires.TECHNOLOGIES)
    yield from explained("space_empires-marker-", (card.type for card in empires.MARKERS))
    yield from with_names("space_empires-phase-", names=("start", "movement", "combat", "exploration", "end"))
    yield from with_names("space_empires-weakness-", names=("fighters", "mines", "cloaking", "large-fleets", "none"))
    yield from with_names("space_empires-section-", "space_empires-held-", names=holdings.SECTIONS)
    yield from with_names("space_empires-guide-", names=("wins", "good", "means", "first"))
    yield from with_names("space_empires-scenario-", names=(id for id, _ in empires.SCENARIOS))
    yield from with_names(
        "space_empires-ask-", names=("sheet", "purchases", "bombard", "settle", "challenge", "ambush")
    )
    yield from with_names("space_empires-field-", names=("scuttle", "bid", "research", "grants", "apart"))
    yield from with_names("space_empires-field-", names=("ships", "bases", "decoys"))
    yield from _orders_of("space_empires", battle_orders.ORDERS)
    yield from _pictures_of_space_empires()


MADE_OF = ("strength", "technology", "numbers", "surprise", "dazzled", "defense", "defense-technology")
"""What a number to hit is made of."""


def _pictures_of_space_empires() -> Iterator[str]:
    yield from with_names("space_empires-made-", names=MADE_OF)
    start = "space_empires-picture-"
    yield from with_names(start, names=("face-down", "fleet", "machine", "more", "only-you", "seen", "rating"))
    yield from with_names(
        start, names=("battle-begins", "bombarding", "no-losses", "points", "unexplored", "won", "lost")
    )
    yield from with_names(start, names=("own-cp", "own-next", "panel-points", "short-round", "attacks"))
    yield from with_names(start, names=("battle-round", "cloaked", "defends", "hits", "losses"))
    yield from with_names(f"{start}alt-", names=("groups", "sheet", "technology"))
    yield from with_names(f"{start}bought-", names=("scuttled", "technology", "units"))
    yield from with_names(f"{start}sheet-", names=("bid", "carried", "colonies", "left", "maintenance", "minerals"))
    yield from with_names(f"{start}sheet-", names=("pipelines", "research", "rest", "reward", "total", "units"))
    yield from with_names(f"{start}short-", names=empires.TECHNOLOGIES)


def of_lessons() -> Iterator[str]:
    """What is said at the steps of each lesson; some steps go without saying."""
    words = read_once(HERE)
    for lesson in (lesson_of(name) for game in lessons() for name in (game, *chapters(game))):
        yield from (lesson.end().key, *((lesson.title().key,) if lesson.part else ()))
        said = [text for step in lesson.step for text in (lesson.words(step), lesson.other(step))]
        started = lesson.start(lesson.step[0])
        yield from (text.key for text in (*said, started) if text is not None and words.has(text.key))


COMPUTED = {
    "ti4": of_ti4,
    "eclipse": of_eclipse,
    "forbidden_stars": of_forbidden_stars,
    "space_empires": of_space_empires,
}
"""The keys of each game that are put together, beside those of `of_every_game`."""


def computed() -> set[str]:
    """All of them."""
    own = (key for keys in COMPUTED.values() for key in keys())
    return {
        *of_the_bot(),
        *of_commands(),
        *of_lessons(),
        *own,
        *(key for game in games.TITLES for key in of_every_game(game)),
    }
