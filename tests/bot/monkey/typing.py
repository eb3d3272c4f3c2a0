"""Commands that people type: any command where it fits, as whoever may, with what is offered or with junk."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import simcord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.store import GameRow
from engine import games
from tests.bot.monkey.pressing import goes_on
from tests.bot.monkey.secrets import APART
from tests.bot.monkey.usage import Used
from tests.bot.monkey.walk import Walk

JUNK = ("1", "0", "-1", "²", "999999999999999999999", "@everyone", "ann", "*", "x" * 99, "a=b c=d", "3d", "", "１")
"""What people type that is no answer; among it digits of other scripts."""
PARTS = 3
"""So many further parts are added to what is typed, at most."""
JOINTS = (" ", ",")
"""Between parts of what is typed."""
KEPT_APART = (("play note", "text"), ("play whisper", "text"))
"""Where people write what nobody else reads, or one other person alone."""
ANYWHERE = 0.15
"""So often somebody types a command anywhere, fitting or not."""
FITS: Mapping[str, tuple[str, ...]] = {
    "game new": ("free",),
    "mod restore": ("free",),
    **dict.fromkeys(("game join", "game leave", "game start", "game invite", "game opponent"), ("open", "running")),
    **dict.fromkeys(("game export", "game reveal", "game stats", "game replay"), ("over", "ended", "running")),
    "play turning": ("over", "running"),
}
"""How the game stands where a command makes sense; elsewhere: a game that is running."""
BEFORE: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "game advise": {"game settings": {"setting": "advice", "value": "yes"}},
    "mod unlock": {"mod lock": {}},
    "mod resume": {"mod pause": {}},
    "mod unarchive": {"mod archive": {}},
}
"""What is typed first, so that a command makes sense."""
MODERATED = ("mod lock", "mod pause", "mod archive", "game settings")
"""What moderators do of that."""
ONLY = {"game leave": "open", "game start": "open"}
SEATED = ("secret", "game undo", "game resign", "game orders", "game advise", "game leave", "game start")
OWNERS = ("game settings", "game invite", "game opponent", "game end", "game start")


def commands(walk: Walk) -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Every command that there is."""
    found = walk.world.bot.tree.walk_commands()
    return {one.qualified_name: one for one in found if isinstance(one, app_commands.Command)}


async def types(walk: Walk) -> None:
    """Any command but the verbs of games, the rare ones first."""
    verbs = {games.rules_of(name).commands for name in games.names()}
    offered = [(name, Used("command", name)) for name in commands(walk) if name.split(" ")[0] not in verbs]
    await types_one(walk, walk.usage.pick(walk.chance, offered))


async def types_one(walk: Walk, name: str) -> None:
    """This command, mostly where it fits and by whom it fits, and what it opens is used."""
    place, game = await _where(walk, name)
    who = await _who(walk, name, game)
    for before, options in BEFORE.get(name, {}).items():
        by = walk.mod if before in MODERATED else who
        await walk.step(
            by, f"/{before} in {place.name}", Used("command", before), partial(by.slash, place, before, **options)
        )
    await goes_on(walk, who, await filling(walk, who, place, name))


async def types_anything(walk: Walk) -> None:
    """Any command at all, anywhere, by anybody."""
    name = walk.chance.choice(sorted(commands(walk)))
    who, place = walk.chance.choice(walk.people), walk.chance.choice(walk.channels)
    await goes_on(walk, who, await filling(walk, who, place, name))


async def _where(walk: Walk, name: str) -> tuple[Any, GameRow | None]:
    standing = await walk.standing()
    wanted = (ONLY[name],) if name in ONLY else FITS.get(name, ("running",))
    fitting = [(place, game) for place, game in standing if _stands(game) & {*wanted}]
    return walk.chance.choice(fitting if fitting and not walk.by_chance(ANYWHERE) else standing)


def _stands(game: GameRow | None) -> set[str]:
    if game is None:
        return {"free"}
    if game.archived is not None:
        return {"free", "archived"}
    return {game.status} | (set() if game.live else {"free"})


async def _who(walk: Walk, name: str, game: GameRow | None) -> Any:
    chance = walk.chance
    if walk.by_chance(ANYWHERE):
        return chance.choice(walk.people)
    if name.startswith("mod "):
        return walk.mod
    owner = walk.person(game.owner) if game is not None and name in OWNERS else None
    if owner is not None:
        return owner
    if game is not None and name.startswith(SEATED):
        live = await walk.services.tables.look(game.id)
        seated = [person for row in live.seats if (person := walk.person(row.user)) is not None]
        return chance.choice(seated or walk.people)
    return chance.choice(walk.people if walk.by_chance(ANYWHERE) else walk.people[:-1])


# --- options ---------------------------------------------------------------------------------------------------------


async def filling(walk: Walk, who: Any, place: Any, name: str) -> Any:
    """Somebody types a command there, with what is offered in each option or with junk."""
    filled: dict[str, Any] = {}
    share = walk.chance.choice([0.0, 0.5, 1.0])
    for option in commands(walk)[name].parameters:
        if option.required or walk.chance.random() < share:
            value = await _value(walk, who, place, name, option, filled)
            if value is not None:
                filled[option.display_name] = value
    work = partial(who.slash, place, name, **filled)
    told = await walk.step(who, f"/{name} {spelled(filled)} in {place.name}", Used("command", name), work)
    _keep_file(walk, told)
    return told


async def _value(
    walk: Walk, who: Any, place: Any, name: str, option: app_commands.Parameter, filled: dict[str, Any]
) -> Any:
    chance = walk.chance
    if option.type is Kind.attachment:
        whole = walk.files[-8:]
        return ("game.json", chance.choice(whole if walk.earnest and whole else [*whole, b"{}", b"[", b"\0" * 99]))
    if option.choices:
        return chance.choice(option.choices).value
    if option.autocomplete and not walk.by_chance(0.05):
        offered = await _offered(walk, who, place, name, option, filled, "a" if walk.by_chance(0.125) else "")
        if offered:
            return await _grown(walk, who, place, name, option, filled, chance.choice(offered)["value"])
        if not option.required and not walk.by_chance(0.2):
            return None
    if option.type in (Kind.integer, Kind.number):
        low, high = int(option.min_value or 0), int(option.max_value or 9)
        return chance.randint(low, min(high, low + 9))
    if (name, option.display_name) in KEPT_APART and not walk.by_chance(0.1):
        return for_nobody_else(walk)
    return _plain(walk, option)


def for_nobody_else(walk: Walk) -> str:
    """Words that are written once."""
    return f"{APART}, {len(walk.did)}."


async def _grown(
    walk: Walk, who: Any, place: Any, name: str, option: app_commands.Parameter, filled: dict[str, Any], begun: str
) -> str:
    """What was picked, with more parts behind it where more are offered and somebody wants them."""
    for _ in range(PARTS):
        if not {*" ="} & {*begun} or walk.by_chance(0.2):
            break
        joint = walk.chance.choice(JOINTS)
        offered = await _offered(walk, who, place, name, option, filled, begun + joint)
        longer = [one["value"] for one in offered if str(one["value"]).startswith(begun + joint)]
        if not longer:
            continue
        begun = walk.chance.choice(longer)
    return begun


def _plain(walk: Walk, option: app_commands.Parameter) -> Any:
    chance = walk.chance
    plain: dict[Kind, Any] = {
        Kind.boolean: chance.random() < 0.5,
        Kind.user: chance.choice(walk.people),
        Kind.channel: chance.choice(walk.rooms),
        Kind.role: walk.mods,
    }
    return plain.get(option.type, chance.choice(JUNK)[: int(option.max_value or 99)] or "?")


async def _offered(
    walk: Walk, who: Any, place: Any, name: str, option: app_commands.Parameter, filled: dict[str, Any], begun: str
) -> list[dict[str, Any]]:
    work = partial(who.autocomplete, place, name, option.display_name, begun, **filled)
    words = f"/{name} {spelled(filled)} {option.display_name}: {begun}…"
    return await walk.step(who, words, None, work) or []


def spelled(options: Mapping[str, Any]) -> str:
    """The options as they are typed; of a file its size."""
    return " ".join(f"{name}={_short(value)}" for name, value in options.items())


def _short(value: Any) -> str:
    if isinstance(value, tuple):
        return f"a file of {len(value[1])} bytes"
    return str(getattr(value, "name", value))


def _keep_file(walk: Walk, told: Any) -> None:
    """A file that the bot gives is handed in again later."""
    if not isinstance(told, simcord.InteractionResult):
        return
    backend = walk.world.env.backend
    for message in [told.response, *told.followups]:
        for file in message._message.attachments if message is not None else ():
            data = backend.cdn.get(file["url"]) or b""
            if data[:1] == b"{":
                walk.files.append(data)
