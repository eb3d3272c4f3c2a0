"""How a server is set up, who may moderate, the log channel, and the audit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.widgets.presses import ButtonKind, Press
from tests.bot.harness import World, error, labels, messages
from tests.bot.moderators import audited, boss, heard, surely
from tests.bot.test_bad_input import forged
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    return boss(world)


# --- setup -----------------------------------------------------------------------------------------------------------


async def test_without_options_it_says_how_the_server_is_set_up(world: World) -> None:
    shown = await world.ann.slash(world.channel, "mod setup")
    assert shown.ephemeral
    assert shown.response.content.splitlines() == [
        "**This server’s settings**",
        "- Language of new tables: the server’s Discord language",
        "- Moderator role: none",
        "- Log of moderator actions: none",
        "- Role that searches may call: none",
        f"- Always moderators: {world.guild.owner.mention} (server owner) "
        "and everyone with Manage Channels or Administrator",
        "- Anyone who plays or has played at a table cannot see other hands there, moderators included",
    ]


async def test_a_server_is_set_up_before_everybodys_eyes(world: World, mod: Any) -> None:
    role = world.guild.create_role("Referee")
    log = world.guild.create_text_channel("log")
    told = await mod.slash(world.channel, "mod setup", language="language-pl", role=role, log=log)
    assert not told.ephemeral
    assert told.response.content.splitlines() == [
        "Ustawienia serwera zmienione: Język nowych stołów: polski, "
        f"Rola, która pozwala moderować: {role.mention} i Dziennik działań moderatorów: {log.mention}",
        f"-# Moderator: {mod.mention}",
    ]
    shown = (await world.ann.slash(world.channel, "mod setup")).response.content
    assert f"- Moderators: everyone with the role {role.mention}" in shown
    assert await audited(world) == ["setup: "]
    assert [m.content for m in log.history()] == [f"serwer · {mod.mention} zmienia ustawienia serwera."]
    opened = await world.ann.slash(world.channel, "game new", game="toy")
    assert "stół" in opened.response.content
    referee = world.guild.add_member(world.env.create_user("ref"), roles=[role])
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await referee.slash(world.channel, "mod pause", reason="obiad")
    await world.restart()
    await referee.slash(world.channel, "mod resume")
    assert log.history()[-1].content == f"{world.channel.mention} (gra 1) · {referee.mention} wznawia grę."


async def test_settings_can_be_cleared(world: World, mod: Any) -> None:
    log = world.guild.create_text_channel("log")
    await mod.slash(world.channel, "mod setup", log=log, language="language-en")
    for what in ("language", "role", "log"):
        await mod.slash(world.channel, "mod setup", clear=f"clear-{what}")
    shown = (await mod.slash(world.channel, "mod setup")).response.content
    assert "the server’s Discord language" in shown and log.mention not in shown


async def test_the_owner_of_the_server_may_always(world: World) -> None:
    owner = world.guild.add_member(world.env.create_user("x"))
    world.env.backend.guilds[world.guild.id].owner_id = owner.id
    await world.restart()
    await world.started()
    await owner.slash(world.channel, "mod pause")
    assert await audited(world) == ["pause: "]


async def test_an_administrator_may_always(world: World) -> None:
    admin = boss(world, "admin", administrator=True)
    await world.started()
    await admin.slash(world.channel, "mod pause")
    assert await audited(world) == ["pause: "]


async def test_setting_up_is_not_for_the_role_itself(world: World) -> None:
    role = world.guild.create_role("Referee")
    world.bot.services.moderator_role = role.id
    referee = world.guild.add_member(world.env.create_user("ref"), roles=[role])
    said = error(await referee.slash(world.channel, "mod setup", language="language-pl"))
    assert said == "Only the server owner or people with Manage Channels on the whole server can set it up."
    assert await audited(world) == []


async def test_what_cannot_serve_is_refused(world: World, mod: Any) -> None:
    said = error(await mod.slash(world.channel, "mod setup", role=world.guild.default_role))
    assert said == "That role includes everyone. Choose another one."
    lacks = discord.PermissionOverwrite(send_messages=False)
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.me: lacks})
    said = error(await mod.slash(world.channel, "mod setup", log=closed))
    assert "Send Messages" in said and closed.mention in said
    assert await audited(world) == []


async def test_a_log_channel_that_is_gone_stops_nothing(world: World, mod: Any) -> None:
    log = world.guild.create_text_channel("log")
    await mod.slash(world.channel, "mod setup", log=log)
    await world.started()
    world.env.backend.delete_channel(log.id)
    await mod.slash(world.channel, "mod pause")
    assert "The game is paused until a moderator resumes it." in heard(world, "paused")
    await mod.slash(world.channel, "mod resume")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert world.bob.mention in world.prompt.content


async def test_a_log_channel_that_takes_nothing_for_now_stops_no_setting(world: World, mod: Any) -> None:
    log = world.guild.create_text_channel("log")
    await mod.slash(world.channel, "mod setup", log=log)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    result = await mod.slash(world.channel, "mod setup", language="language-pl")
    assert [message.ephemeral for message in messages(result)] == [False]


# --- the audit -------------------------------------------------------------------------------------------------------


async def deeds(world: World, mod: Any) -> Any:
    """Some deeds of two moderators at two tables."""
    other = boss(world, "other")
    await bids(world)
    await mod.slash(world.channel, "mod pause", reason="dinner")
    await mod.slash(world.channel, "mod resume")
    await other.slash(world.channel, "mod rollback", answers=1, reason="a misclick")
    await surely(mod, world.channel, "mod replace", seat="bob", player=world.cid)
    await surely(mod, world.channel, "mod kick", seat="cid")
    annex = world.guild.create_text_channel("annex")
    await world.bob.slash(annex, "game new", game="toy")
    await other.slash(annex, "mod end", reason="spam")
    return other


def told(shown: Any) -> list[str]:
    """The deeds, without the time and the place."""
    return [line.split(" · ", 2)[2] for line in shown.response.content.splitlines()[1:]]


async def test_the_audit_reads_as_sentences(world: World, mod: Any) -> None:
    other = await deeds(world, mod)
    shown = await mod.slash(world.channel, "mod audit")
    assert shown.ephemeral
    assert told(shown) == [
        f"{mod.mention} removes {world.cid.mention} from seat 2.",
        f"{mod.mention} replaces {world.bob.mention} with {world.cid.mention} in seat 2.",
        f"{other.mention} rolls back 1 answer, from answer 2 on. Reason: a misclick",
        f"{mod.mention} resumes the game.",
        f"{mod.mention} pauses the game. Reason: dinner",
    ]
    first = shown.response.content.splitlines()[1]
    assert first.startswith("- <t:") and f"{world.channel.mention} (game 1)" in first


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"where": "audit-server"}, 6),
        ({"deed": "deed-pause"}, 1),
        ({"most": 2}, 2),
        ({"where": "audit-server", "deed": "deed-end"}, 1),
        ({"deed": "deed-end"}, 0),
    ],
)
async def test_the_audit_has_filters(world: World, mod: Any, options: dict[str, Any], found: int) -> None:
    other = await deeds(world, mod)
    shown = await mod.slash(world.channel, "mod audit", **options)
    assert shown.response.content.splitlines()[0] == f"**What moderators did ({found})**"
    theirs = await mod.slash(world.channel, "mod audit", where="audit-server", moderator=other)
    assert len(told(theirs)) == 2 and all(line.startswith(other.mention) for line in told(theirs))


async def test_a_long_audit_has_pages(world: World, mod: Any) -> None:
    await world.started()
    for n in range(15):
        await mod.slash(world.channel, "mod pause", reason=f"{n} {'because ' * 20}")
        await mod.slash(world.channel, "mod resume")
    shown = await mod.slash(world.channel, "mod audit", deed="deed-pause", most=100)
    page = shown.response
    assert labels(page)[0] == "◀" and " 14 because" in page.content.replace("Reason:", "")
    await world.restart()
    while "Page" in (label := labels(page)[-1]) and " 0 because" not in page.content:
        assert len(page.content) <= 2000
        await mod.click(page, label=label)
    assert " 0 because" in page.content


async def test_the_audit_is_for_moderators(world: World, mod: Any) -> None:
    await deeds(world, mod)
    assert error(await world.ann.slash(world.channel, "mod audit")) == "Only moderators can do that here."


async def test_the_audit_of_a_server_knows_no_other_server(world: World, mod: Any) -> None:
    await deeds(world, mod)
    elsewhere = world.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    stranger = elsewhere.add_member(world.env.create_user("stranger"), roles=[role])
    shown = await stranger.slash(hall, "mod audit", where="audit-server")
    assert shown.response.content.splitlines() == ["**What moderators did (0)**", "No matching actions."]


async def test_no_page_of_another_servers_audit_can_be_turned(world: World, mod: Any) -> None:
    await deeds(world, mod)
    elsewhere = world.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    stranger = elsewhere.add_member(world.env.create_user("stranger"), roles=[role])
    await stranger.slash(hall, "game new", game="toy")
    for game in (1, 2):
        turned = str(Press(game, "-", f"{ButtonKind.AUDIT}0.0..20"))
        said = error(await forged(world, stranger, hall.last_message, turned, channel=hall))
        assert said == "This button belongs to a game in another channel."
    await forged(world, stranger, hall.last_message, str(Press(0, "-", f"{ButtonKind.AUDIT}0.0..20")), channel=hall)
    assert hall.last_message.content.splitlines()[0] == "**What moderators did (0)**"


async def test_the_audit_in_polish(world: World, mod: Any) -> None:
    await deeds(world, mod)
    store = world.bot.services.store
    preferences = await world.bot.services.call(store.preferences, mod.id)
    await world.bot.services.call(store.prefer, replace(preferences, language="pl"))
    shown = await mod.slash(world.channel, "mod audit", most=2)
    assert told(shown) == [
        f"{mod.mention} usuwa gracza z miejsca 2: {world.cid.mention}.",
        f"{mod.mention} zmienia gracza na miejscu 2: {world.bob.mention} → {world.cid.mention}.",
    ]
