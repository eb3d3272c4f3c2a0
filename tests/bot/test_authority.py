"""Who may do what: every command of `/mod` and every button, tried by eight kinds of people."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.services import authority, buttons
from bot.widgets.presses import ButtonKind
from tests.bot.harness import World, error, messages
from tests.bot.moderators import audited, boss

STRANGER, PLAYER, OWNER, HERE, ROLE, SERVER, ADMIN, LORD = KINDS = (
    "stranger",
    "player",
    "owner",
    "channel moderator",
    "role",
    "server moderator",
    "administrator",
    "owner of the server",
)
ANYBODY, WIDE = frozenset(KINDS), frozenset({ROLE, SERVER, ADMIN, LORD})
TABLE, SETUP = WIDE | {HERE}, WIDE - {ROLE}
PLAYERS = frozenset({PLAYER, OWNER})

REFUSED = {
    "Only moderators can do that here.",
    "Only the host or a moderator can do that.",
    "Only players at this table can do that.",
    "Only the server owner or people with Manage Channels on the whole server can set it up.",
    "You are not playing in this game.",
    "Only a moderator, or the host before the start, can set the timers.",
}
SERVER_ONLY = "This needs server-wide moderator rights: "
ELSEWHERE = "This button belongs to a game in another channel."

VERBS: dict[str, tuple[dict[str, Any], frozenset[str]]] = {
    "pause": ({}, TABLE),
    "resume": ({}, TABLE),
    "rollback": ({"answers": 1}, TABLE),
    "end": ({}, TABLE),
    "replace": ({"seat": "nobody"}, TABLE),
    "kick": ({"seat": "nobody"}, TABLE),
    "swap": ({"seat": "nobody", "other": "nobody"}, TABLE),
    "stand-in": ({"seat": "nobody"}, TABLE),
    "answer-for": ({"seat": "nobody"}, TABLE),
    "lock": ({}, TABLE),
    "unlock": ({}, TABLE),
    "archive": ({}, TABLE),
    "correct": ({}, TABLE),
    "transfer": ({}, TABLE),
    "unarchive": ({"game": "99"}, TABLE),
    "audit": ({}, TABLE),
    "setup": ({}, ANYBODY),
    "timers": ({}, ANYBODY),
    "restore": ({}, WIDE),
}
"""What is typed of each leads, for whom it is, to nothing but a sentence: the game here has been put away."""

REACHING: dict[str, tuple[str, dict[str, Any], frozenset[str]]] = {
    "audit of the server": ("audit", {"where": "audit-server"}, WIDE),
    "changing the setup": ("setup", {"clear": "clear-log"}, SETUP),
    "changing the timers": ("timers", {"remind": "nonsense"}, TABLE | {OWNER}),
    "pulling in a game put away elsewhere": ("unarchive", {"game": "2"}, WIDE),
}

BUTTONS: dict[ButtonKind, frozenset[str]] = {
    **dict.fromkeys(
        [
            ButtonKind.PROMPT,
            ButtonKind.ANSWER,
            ButtonKind.MEANWHILE,
            ButtonKind.DIRECT,
            ButtonKind.LIST,
            ButtonKind.LEAD,
            ButtonKind.BACK,
            ButtonKind.UNDO,
            ButtonKind.ORDERS,
            ButtonKind.LAYING,
            ButtonKind.PLAN,
            ButtonKind.SEVERAL,
            ButtonKind.ODDS,
            ButtonKind.ADVISE,
        ],
        PLAYERS,
    ),
    **dict.fromkeys(
        [
            ButtonKind.SECRETS,
            ButtonKind.SNOOZE,
            ButtonKind.LEAVE,
            ButtonKind.START,
            ButtonKind.FILL,
            ButtonKind.PROGRAM,
            ButtonKind.RESIGNING,
            ButtonKind.ABSENT,
        ],
        PLAYERS,
    ),
    **dict.fromkeys(
        [
            ButtonKind.HISTORY,
            ButtonKind.SINCE,
            ButtonKind.JOIN,
            ButtonKind.WATCH,
            ButtonKind.INVITE,
            ButtonKind.AGREE,
            ButtonKind.REFUSE,
            ButtonKind.KEPT,
        ],
        ANYBODY,
    ),
    **dict.fromkeys([ButtonKind.SHARE, ButtonKind.PICTURES, ButtonKind.LOOK, ButtonKind.LEGEND], ANYBODY),
    **dict.fromkeys([ButtonKind.OFFERED, ButtonKind.LESSON], PLAYERS),
    **dict.fromkeys([ButtonKind.LEARN, ButtonKind.SEEK, ButtonKind.PARTY], ANYBODY),
    **dict.fromkeys([ButtonKind.FIGURES, ButtonKind.FILM, ButtonKind.ANOTHER], ANYBODY),
    **dict.fromkeys([ButtonKind.TURNING, ButtonKind.TRYING], ANYBODY),
    **dict.fromkeys([ButtonKind.PAGE, ButtonKind.OPEN, ButtonKind.RULE, ButtonKind.HELP, ButtonKind.FORGET], ANYBODY),
    ButtonKind.REVEAL: TABLE | PLAYERS,
    ButtonKind.ENDING: TABLE | {OWNER},
    ButtonKind.SETTINGS: TABLE | {OWNER},
    ButtonKind.CORRECTING: TABLE,
    ButtonKind.UNSEATING: TABLE,
    ButtonKind.ROLLING: TABLE,
    ButtonKind.AUDIT: TABLE,
}
ON_SERVER = frozenset({ButtonKind.PAGE, ButtonKind.OPEN, ButtonKind.LEARN, ButtonKind.SEEK, ButtonKind.PARTY})
"""These are about the server where they are pressed."""
FREE = ON_SERVER | {ButtonKind.RULE, ButtonKind.HELP, ButtonKind.FORGET}
"""These are about no table."""
NOT_HERE = "Use this command on a server."


async def people(world: World) -> dict[str, Any]:
    """One of each kind around the game of the channel, which is open, and is put away by `away`."""
    services, guild = world.bot.services, world.guild
    may = discord.PermissionOverwrite(manage_channels=True)
    here = guild.add_member(world.env.create_user("here"))
    world.channel = guild.create_text_channel("hall", overwrites={here: may})
    role = guild.create_role("Referee")
    services.moderator_role = role.id
    lord = guild.add_member(world.env.create_user("lord"))
    world.env.backend.guilds[guild.id].owner_id = lord.id
    await world.restart()
    world.bot.services.moderator_role = role.id
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    return {
        STRANGER: world.cid,
        PLAYER: world.bob,
        OWNER: world.ann,
        HERE: here,
        ROLE: guild.add_member(world.env.create_user("referee"), roles=[role]),
        SERVER: boss(world, "server"),
        ADMIN: boss(world, "admin", administrator=True),
        LORD: lord,
    }


async def away(world: World) -> None:
    """The game of the channel has been put away, so that nothing can be done to it."""
    await world.bot.services.tables.channels.archive(1, 0)


def told(result: Any) -> str:
    """Everything that was said to the one who asked."""
    return "\n".join(each.content for each in messages(result))


def refused(words: str) -> bool:
    return words in REFUSED or words.startswith(SERVER_ONLY)


async def test_every_command_of_moderators_is_for_whom_the_table_says(world: World) -> None:
    kinds = await people(world)
    await away(world)
    (group,) = [each for each in world.bot.tree.get_commands() if each.name == "mod"]
    assert sorted(VERBS) == sorted(each.name for each in group.commands)  # type: ignore[union-attr]
    rest: dict[str, dict[str, Any]] = {
        "transfer": {"channel": world.channel},
        "restore": {"file": ("game.json", b"no game")},
    }
    found: dict[str, set[str]] = {verb: set() for verb in VERBS}
    for verb, (options, _) in VERBS.items():
        for kind, person in kinds.items():
            words = told(await person.slash(world.channel, f"mod {verb}", **options, **rest.get(verb, {})))
            assert words and "went wrong" not in words
            if not refused(words):
                found[verb].add(kind)
    assert found == {verb: set(allowed) for verb, (_, allowed) in VERBS.items()}
    assert await audited(world) == ["archive: "]


async def test_what_reaches_beyond_the_channel_needs_a_right_on_the_server(world: World) -> None:
    kinds = await people(world)
    annex = world.guild.create_text_channel("annex")
    await world.cid.slash(annex, "game new", game="toy")
    await world.bot.services.tables.channels.archive(2, 0)
    found: dict[str, set[str]] = {what: set() for what in REACHING}
    for what, (verb, options, _) in REACHING.items():
        for kind, person in kinds.items():
            words = told(await person.slash(world.channel, f"mod {verb}", **options))
            assert words and "went wrong" not in words
            if not refused(words):
                found[what].add(kind)
    assert found == {what: set(allowed) for what, (*_, allowed) in REACHING.items()}
    assert (await world.bot.services.tables.look(2)).game.channel == annex.id


async def test_a_moderator_of_one_channel_pulls_no_table_in_and_pushes_none_out(world: World) -> None:
    here = (await people(world))[HERE]
    annex = world.guild.create_text_channel("annex")
    await world.cid.slash(annex, "game new", game="toy")
    hall, tables = world.channel, world.bot.services.tables
    assert error(await here.slash(hall, "mod transfer", channel=hall, game="2")).startswith(SERVER_ONLY)
    free = world.guild.create_text_channel("free")
    assert error(await here.slash(hall, "mod transfer", channel=free)).startswith(SERVER_ONLY)
    assert [(await tables.look(game)).game.channel for game in (1, 2)] == [hall.id, annex.id]
    offered = await here.autocomplete(hall, "mod transfer", "game", "")
    assert [offer["value"] for offer in offered] == ["1"]
    assert error(await here.slash(annex, "mod end")) == "Only moderators can do that here."
    await here.slash(hall, "mod end")
    assert [(await tables.look(game)).game.status for game in (1, 2)] == ["ended", "open"]


async def test_a_moderator_of_two_channels_moves_a_table_from_one_to_the_other(world: World) -> None:
    here = (await people(world))[HERE]
    may = discord.PermissionOverwrite(manage_channels=True)
    annex = world.guild.create_text_channel("annex", overwrites={here: may})
    told(await here.slash(world.channel, "mod transfer", channel=annex))
    assert (await world.bot.services.tables.look(1)).game.channel == annex.id


async def test_every_button_is_for_whom_the_table_says(world: World) -> None:
    kinds = await people(world)
    message = world.channel.history()[-1]
    await away(world)
    assert sorted(BUTTONS) == sorted(buttons.BUTTONS) == sorted(ButtonKind)
    found: dict[str, set[str]] = {choice: set() for choice in BUTTONS}
    for choice in BUTTONS:
        for kind, person in kinds.items():
            words = told(await pressed(world, person, world.channel, message, choice))
            assert "went wrong" not in words, (choice, words)
            if not refused(words):
                found[choice].add(kind)
    assert found == {choice: set(allowed) for choice, allowed in BUTTONS.items()}
    live = await world.bot.services.tables.look(1)
    assert live.game.standing == "archived" and len(live.seats) == 2


async def test_no_button_works_in_another_channel(world: World) -> None:
    kinds = await people(world)
    annex = world.guild.create_text_channel("annex")
    await world.cid.slash(annex, "game new", game="toy")
    message = annex.history()[-1]
    for choice in sorted(set(BUTTONS) - FREE):
        for person in kinds.values():
            assert told(await pressed(world, person, annex, message, choice)) == ELSEWHERE
    assert (await world.bot.services.tables.look(1)).game.status == "open"


async def test_no_button_of_a_channel_works_in_private(world: World) -> None:
    await world.started()
    (message,) = world.ann.user.dm_channel.history()
    of_a_channel = {kind for kind, one in buttons.BUTTONS.items() if one.need.place is authority.Where.CHANNEL}
    assert {ButtonKind.AGREE, ButtonKind.ENDING} <= of_a_channel
    for choice in sorted(of_a_channel):
        assert told(await pressed(world, world.ann.user, world.ann.user.dm_channel, message, choice)) == ELSEWHERE


async def test_no_button_works_on_another_server(world: World) -> None:
    kinds = await people(world)
    other = world.env.create_guild("Elsewhere")
    annex = other.create_text_channel("annex")
    players = [other.add_member(person.user) for person in (world.ann, world.bob, world.cid, kinds[LORD])]
    await players[2].slash(annex, "game new", game="toy")
    message = annex.history()[-1]
    for choice in sorted(set(BUTTONS) - FREE):
        for person in players:
            assert told(await pressed(world, person, annex, message, choice)) == ELSEWHERE
    listed = told(await pressed(world, players[0], annex, message, ButtonKind.PAGE, game=0))
    assert world.channel.mention not in listed and annex.mention in listed
    assert (await world.bot.services.tables.look(1)).game.status == "open"


async def test_no_button_works_in_private_for_who_has_nothing_to_do_with_the_table(world: World) -> None:
    await people(world)
    for game in (0, 1):
        for choice in sorted(set(BUTTONS) - FREE | ON_SERVER):
            words = told(await pressed_in_private(world, world.cid, choice, game))
            assert words == (ELSEWHERE if game and choice not in ON_SERVER else NOT_HERE), (choice, words)
    live = await world.bot.services.tables.look(1)
    assert [row.user for row in live.seats] == [world.ann.id, world.bob.id]
    assert [game.id for game in world.bot.services.store.games()] == [1]


async def test_who_belongs_to_a_table_uses_its_buttons_in_private(world: World) -> None:
    await people(world)
    watching, invited = world.cid, world.guild.add_member(world.env.create_user("dee"))
    await watching.slash(world.channel, "game watch")
    await world.ann.slash(world.channel, "game invite", player=invited)
    await world.env.settle()
    for person in (world.ann, world.bob, watching, invited):
        assert ELSEWHERE not in told(await pressed_in_private(world, person, ButtonKind.LOOK, 1))
    assert told(await pressed_in_private(world, world.ann, ButtonKind.PAGE, 0)) == NOT_HERE


async def pressed_in_private(world: World, person: Any, choice: str, game: int) -> Any:
    """A press on a button in the direct messages of the bot with that person."""
    channel = world.env.backend.get_dm_channel(person.id)
    at = person.user.dm_channel
    if not at.history():
        await world.bot.get_partial_messageable(channel.id).send("?")
    return await pressed(world, person.user, at, at.history()[-1], choice, game)


async def test_a_button_of_moderators_about_no_table_is_about_the_server(world: World) -> None:
    kinds = await people(world)
    message = world.channel.history()[-1]
    found = set()
    for kind, person in kinds.items():
        words = told(await pressed(world, person, world.channel, message, f"{ButtonKind.AUDIT}0.0..20", game=0))
        if not refused(words):
            found.add(kind)
    assert found == WIDE


async def pressed(world: World, person: Any, channel: Any, message: Any, choice: str, game: int = 1) -> Any:
    """A press on a button of the bot's with that choice, wherever it came from."""
    custom_id = f"{game}:{'0.0' if choice == ButtonKind.PROMPT else '-'}:{CHOICES.get(choice, choice)}"
    kept = world.env.backend.get_message(channel.id, message.id)
    part = {"type": 2, "style": 1, "label": "Forged", "custom_id": custom_id}
    kept.components = [{"type": 1, "components": [part]}]
    return await person.click(message, custom_id=custom_id)


CHOICES = {
    ButtonKind.AUDIT: "ra0.0..20",
    ButtonKind.PROMPT: "p//open/0////",
    ButtonKind.OPEN: "onothing",
    ButtonKind.PAGE: "wp0.0",
    ButtonKind.ROLLING: "rl0",
    ButtonKind.HISTORY: "h0",
    ButtonKind.SETTINGS: "Wp0",
}


@pytest.mark.parametrize("verb", ["mod-forgotten", "mod-audit-everywhere"])
def test_a_command_of_moderators_without_a_row_cannot_be_made(verb: str) -> None:
    with pytest.raises(KeyError):
        authority.right_of(verb)
