"""Moderators and tables: answers for a seat, the lock on chat, another channel, the archive, the log channel."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.harness import World, error, labels
from tests.bot.moderators import audited, boss, hand, heard, surely
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    return boss(world)


async def played_by_a_moderator(world: World) -> Any:
    """A table of ann and dan, who moderates, after the bids: ann plays a card next."""
    world.people["dan"] = boss(world, "dan")
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.dan.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.dan.slash(world.channel, "toy bid", coins="2")
    return world.dan


# --- answering for a seat --------------------------------------------------------------------------------------------


async def test_an_answer_for_a_seat_is_told_to_all_but_not_which(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod answer-for", seat="2", answer="2", reason="asleep")
    told = heard(world, "answers for")
    assert told == f"A moderator answers for bob.\n-# Moderator: {mod.mention}. Reason: asleep"
    assert await audited(world) == ["answer-for: asleep", "look: "]


async def test_without_an_answer_chance_decides(world: World, mod: Any) -> None:
    await world.started()
    told = await mod.slash(world.channel, "mod answer-for", seat="2", reason="asleep")
    assert told.response.content == "A substitute has answered for bob."
    assert heard(world, "answers this once").splitlines()[0] == "A substitute answers this once for bob."
    assert (await world.bot.services.tables.look(1)).waiting() == [0]
    assert await audited(world) == ["answer-by-chance: asleep"]
    said = error(await mod.slash(world.channel, "mod answer-for", seat="2"))
    assert said == "It is not your turn to answer."


async def test_a_moderator_who_plays_cannot_look_into_hands(world: World) -> None:
    dan = await played_by_a_moderator(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await dan.slash(world.channel, "toy roll", choice="still")
    held = await hand(world, 0)
    assert await dan.autocomplete(world.channel, "mod answer-for", "answer", "", seat="1") == []
    refused = {
        error(await dan.slash(world.channel, "mod answer-for", seat="1", answer=answer))
        for answer in (held[0], "card-99", "none", "nonsense")
    }
    assert refused == {
        "You play or have played at this table, so you cannot choose from another hand. "
        "Leave the answer empty: a substitute answers this once."
    }
    assert await audited(world) == []
    assert await hand(world, 0) == held
    await dan.slash(world.channel, "mod answer-for", seat="1")
    assert (await world.bot.services.tables.look(1)).waiting() == [1]


async def test_a_moderator_who_has_given_the_seat_up_cannot_either(world: World) -> None:
    dan = await played_by_a_moderator(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await dan.slash(world.channel, "toy roll", choice="still")
    await world.resigned(dan)
    await world.restart()
    assert await dan.autocomplete(world.channel, "mod answer-for", "answer", "", seat="1") == []
    told = error(await dan.slash(world.channel, "mod answer-for", seat="1", answer=(await hand(world, 0))[0]))
    assert told.startswith("You play or have played at this table, so you cannot choose from another hand.")


async def test_a_moderator_who_plays_may_answer_what_everybody_may_know(world: World) -> None:
    dan = await played_by_a_moderator(world)
    offered = await dan.autocomplete(world.channel, "mod answer-for", "answer", "", seat="1")
    assert [offer["value"] for offer in offered] == ["roll", "still"]
    said = error(await dan.slash(world.channel, "mod answer-for", seat="1", answer="dance"))
    assert said == "That answer is not legal."
    await dan.slash(world.channel, "mod answer-for", seat="1", answer="still")
    assert (await world.bot.services.tables.look(1)).waiting() == [1]


async def test_a_moderator_without_a_seat_is_offered_the_cards(world: World, mod: Any) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await world.bob.slash(world.channel, "toy roll", choice="still")
    offered = await mod.autocomplete(world.channel, "mod answer-for", "answer", "", seat="1")
    assert {offer["value"] for offer in offered} == {*await hand(world, 0), "none"}


# --- the lock on chat ------------------------------------------------------------------------------------------------


def overwrites(world: World, channel: Any) -> dict[int, tuple[int, int]]:
    kept = world.env.backend.get_channel(channel.id).overwrites
    return {
        each.target_id: (int(each.allow), int(each.deny))
        for each in (kept.values() if isinstance(kept, dict) else kept)
    }


SEND = discord.Permissions(send_messages=True).value


async def test_a_locked_channel_takes_no_chat_and_the_game_goes_on(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod lock", reason="quarrels")
    everyone, own = world.guild.default_role.id, world.bot.user.id
    assert overwrites(world, world.channel) == {everyone: (0, SEND), own: (SEND, 0)}
    assert heard(world, "closed to chat").endswith("Reason: quarrels")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert world.bob.mention in world.prompt.content
    assert error(await mod.slash(world.channel, "mod lock")) == "This channel is already locked."
    await world.restart()
    await mod.slash(world.channel, "mod unlock")
    assert overwrites(world, world.channel) == {}
    assert error(await mod.slash(world.channel, "mod unlock")) == "This channel was not locked by /mod lock."
    assert await audited(world) == ["unlock: ", "lock: quarrels"]


async def test_the_lock_is_taken_off_when_the_game_ends(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod lock")
    await world.ended(world.ann)
    assert overwrites(world, world.channel) == {}
    assert not (await world.bot.services.tables.look(1)).game.settings.locked


async def test_what_the_channel_said_of_chat_before_comes_back(world: World, mod: Any) -> None:
    everyone = world.guild.default_role
    may = discord.PermissionOverwrite(send_messages=True, add_reactions=False)
    world.channel = world.guild.create_text_channel("hall", overwrites={everyone: may})
    before = overwrites(world, world.channel)
    await world.started()
    await mod.slash(world.channel, "mod lock")
    assert overwrites(world, world.channel)[everyone.id][1] & SEND
    await mod.slash(world.channel, "mod unlock")
    assert overwrites(world, world.channel) == before


async def test_a_permission_that_the_bot_lacks_for_the_lock_is_named(world: World, mod: Any) -> None:
    own = world.guild.me
    lacks = discord.PermissionOverwrite(manage_roles=False)
    world.channel = world.guild.create_text_channel("hall", overwrites={own: lacks})
    await world.started()
    said = error(await mod.slash(world.channel, "mod lock"))
    assert "Manage Permissions" in said and world.channel.mention in said
    assert await audited(world) == []


# --- another channel -------------------------------------------------------------------------------------------------


async def test_a_table_moves_to_another_channel(world: World, mod: Any) -> None:
    await bids(world)
    old, new = world.channel, world.guild.create_text_channel("annex")
    before = world.prompt.id
    told = await mod.slash(old, "mod transfer", channel=new, reason="too loud here")
    assert told.response.content == f"The table is now in {new.mention}."
    await world.env.settle()
    signature = f"-# Moderator: {mod.mention}. Reason: too loud here"
    assert heard(world, "has moved") == f"The table has moved to {new.mention}.\n{signature}"
    assert before not in [message.id for message in old.history()]
    world.channel = new
    assert heard(world, "has moved") == f"The table has moved here from {old.mention}.\n{signature}"
    await world.ann.click(world.prompt, label="Keep still")
    assert world.bob.mention in world.prompt.content
    assert (await world.ann.slash(old, "game new", game="toy")).response.content.startswith("**Toy: new table")
    await world.restart()
    assert "answer-for" not in await audited(world) and (await audited(world)) == ["transfer: too loud here"]


async def test_a_table_moves_only_where_it_can_stand(world: World, mod: Any) -> None:
    await world.started()
    taken = world.guild.create_text_channel("taken")
    await world.cid.slash(taken, "game new", game="toy")
    closed = world.guild.create_text_channel(
        "closed", overwrites={world.guild.me: discord.PermissionOverwrite(send_messages=False, attach_files=False)}
    )
    assert error(await mod.slash(world.channel, "mod transfer", channel=world.channel)).startswith(
        "The table is already in"
    )
    assert error(await mod.slash(world.channel, "mod transfer", channel=taken)).startswith(
        "This channel already has a game"
    )
    said = error(await mod.slash(world.channel, "mod transfer", channel=closed))
    assert "Send Messages" in said and "Attach Files" in said and closed.mention in said
    assert (await world.bot.services.tables.look(1)).game.channel == world.channel.id
    assert await audited(world) == []


async def test_a_lock_moves_with_the_table(world: World, mod: Any) -> None:
    await world.started()
    new = world.guild.create_text_channel("annex")
    await mod.slash(world.channel, "mod lock")
    await mod.slash(world.channel, "mod transfer", channel=new)
    await world.env.settle()
    assert overwrites(world, world.channel) == {}
    assert world.guild.default_role.id in overwrites(world, new)


async def test_an_open_table_moves_with_its_lobby(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    new = world.guild.create_text_channel("annex")
    await mod.slash(world.channel, "mod transfer", channel=new)
    await world.env.settle()
    lobby = [message for message in new.history() if "Join" in labels(message)]
    assert len(lobby) == 1
    assert not [message for message in world.channel.history() if "Join" in labels(message)]
    await world.bob.click(lobby[0], label="Join")
    await world.env.settle()
    assert len((await world.bot.services.tables.look(1)).seats) == 2


# --- the archive -----------------------------------------------------------------------------------------------------


async def test_an_archived_game_is_out_of_the_way_and_comes_back(world: World, mod: Any) -> None:
    await bids(world)
    prompt = world.prompt
    await mod.slash(world.channel, "mod archive", reason="summer")
    await world.env.settle()
    assert world.said()[-1] == (
        f"Game 1 is archived. A moderator can restore it.\n-# Moderator: {mod.mention}. Reason: summer"
    )
    assert prompt.id not in [message.id for message in world.channel.history()]
    said = error(await world.ann.slash(world.channel, "toy roll", choice="roll"))
    assert said == "The game is archived. A moderator can restore it with /mod unarchive."
    assert await world.bot.services.call(world.bot.services.store.games) == []
    count = len(world.said())
    await world.restart()
    assert len(world.said()) == count
    await world.ann.slash(world.channel, "game new", game="toy")
    said = error(await mod.slash(world.channel, "mod unarchive", game="1"))
    assert said.startswith("This channel already has a game in progress.")
    other = world.guild.create_text_channel("annex")
    offered = await mod.autocomplete(other, "mod unarchive", "game", "")
    assert [offer["name"] for offer in offered] == ["#1 · Toy · Round 1"]
    await mod.slash(other, "mod unarchive", game="1")
    world.channel = other
    assert {"Roll", "Keep still"} <= set(labels(world.prompt))
    await world.ann.click(world.prompt, label="Keep still")
    assert world.bob.mention in world.prompt.content
    assert await audited(world) == ["unarchive: ", "archive: summer"]


async def test_stand_ins_and_moderators_leave_an_archived_game_alone(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod archive")
    store = world.bot.services.store
    version = await world.bot.services.call(store.version, 1)
    for command, options in (
        ("pause", {}),
        ("resume", {}),
        ("end", {}),
        ("archive", {}),
        ("lock", {}),
        ("answer-for", {"seat": "1"}),
        ("kick", {"seat": "1"}),
        ("rollback", {}),
    ):
        said = error(await mod.slash(world.channel, f"mod {command}", **options))
        assert said.startswith("The game is archived."), command
    await world.bot.services.tables.wake()
    await world.env.settle()
    assert await world.bot.services.call(store.version, 1) == version


async def test_a_button_of_an_archived_game(world: World, mod: Any) -> None:
    opened = (await world.ann.slash(world.channel, "game new", game="toy")).response
    await mod.slash(world.channel, "mod archive")
    await world.env.settle()
    assert error(await world.bob.click(opened, label="Join")).startswith("The game is archived.")


async def test_only_what_is_archived_on_this_server_comes_out(world: World, mod: Any) -> None:
    await world.started()
    assert (
        error(await mod.slash(world.channel, "mod unarchive")) == "This channel has no game. Start one with /game new."
    )
    said = error(await mod.slash(world.channel, "mod unarchive", game="1"))
    assert said == "This server’s archive has no such game."
    await mod.slash(world.channel, "mod archive")
    elsewhere = world.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    other = elsewhere.add_member(world.env.create_user("other"), roles=[role])
    assert await other.autocomplete(hall, "mod unarchive", "game", "") == []
    said = error(await other.slash(hall, "mod unarchive", game="1"))
    assert said == "This server’s archive has no such game."


# --- threads ---------------------------------------------------------------------------------------------------------


async def in_thread(world: World) -> Any:
    """A running table of ann and bob in a thread."""
    await world.ann.slash(world.channel, "game new", game="toy", thread="thread-public")
    thread = world.channel.threads[-1]
    await world.bob.slash(thread, "game join")
    await world.ann.slash(thread, "game start")
    await world.env.settle()
    return thread


def is_locked(world: World, thread: Any) -> bool:
    found = world.bot.guilds[0].get_thread(thread.id)
    assert found is not None
    return found.locked


async def test_a_thread_is_locked_as_a_thread(world: World, mod: Any) -> None:
    thread = await in_thread(world)
    await mod.slash(thread, "mod lock")
    await world.env.settle()
    assert is_locked(world, thread) and overwrites(world, world.channel) == {}
    await mod.slash(thread, "mod unlock")
    await world.env.settle()
    assert not is_locked(world, thread)


async def test_a_table_moves_out_of_a_thread_and_into_another(world: World, mod: Any) -> None:
    thread = await in_thread(world)
    await mod.slash(thread, "mod transfer", channel=world.channel)
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).game.settings.thread == "none"
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert world.bob.mention in world.prompt.content
    await mod.slash(world.channel, "mod transfer", channel=thread)
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert (live.game.channel, live.game.settings.thread) == (thread.id, "public")


# --- Polish ----------------------------------------------------------------------------------------------------------


async def test_a_polish_table_hears_it_in_polish(world: World, mod: Any) -> None:
    await world.started(language="language-pl")
    await surely(mod, world.channel, "mod kick", seat="bob", then="kick-vacant", reason="nie odpisuje")
    told = heard(world, "usuwa")
    assert told.splitlines() == [
        "Moderator usuwa z miejsca 2: bob. Gra czeka, aż ktoś zajmie to miejsce.",
        f"-# Moderator: {mod.mention}. Powód: nie odpisuje",
    ]
    await mod.slash(world.channel, "mod lock")
    assert "Na czas gry ten kanał jest zamknięty na rozmowy." in heard(world, "zamknięty")
    await mod.slash(world.channel, "mod archive")
    await world.env.settle()
    assert "Gra 1 trafia do archiwum." in world.said()[-1]
