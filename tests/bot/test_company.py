"""Many tables on one server: threads, the list, spectators, private tables and invitations, through Discord."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.locales import LANGUAGES
from bot.tables.lobby import TableTerms
from tests.bot.harness import World, enabled, error, labels, option_values
from tests.bot.laid_out import raw
from tests.bot.moderators import surely
from tests.bot.playing import revived
from tests.bot.test_bad_input import forged


def letters(person: Any) -> list[str]:
    """What the bot wrote to a person in private, oldest first."""
    return [message.content for message in person.user.dm_channel.history()]


def letter(person: Any) -> Any:
    """The last of these messages."""
    return list(person.user.dm_channel.history())[-1]


def closed(world: World, person: Any) -> None:
    """This person takes no direct messages."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)


async def opened(world: World, **options: Any) -> Any:
    """A table of ann; the message that shows it."""
    result = await world.ann.slash(world.channel, "game new", game="toy", **options)
    await world.env.settle()
    return result.response


async def in_thread(world: World, kind: str) -> Any:
    """A table of ann in a thread of its own."""
    await opened(world, thread=f"thread-{kind}")
    return world.channel.threads[-1]


async def listed(world: World, person: Any, **options: Any) -> str:
    result = await person.slash(world.channel, "game list", **options)
    (told,) = result.followups or [result.response]
    assert told.ephemeral
    return str(told.content)


async def told(result: Any) -> str:
    (message,) = result.followups or [result.response]
    assert message.ephemeral
    return str(message.content)


# --- the message of the table ----------------------------------------------------------------------------------------


def seats_of(table: Any) -> list[str]:
    """The free seats that the first list offers."""
    (first,) = [c for row in raw(table) for c in row["components"] if c["custom_id"].endswith(":j?")]
    return [option["value"] for option in first["options"]]


async def test_a_seat_can_be_chosen_and_changed(world: World) -> None:
    table = await opened(world)
    assert seats_of(table) == ["1", "2", "3"]
    await world.bob.select(table, ["3"], custom_id="1:-:j?")
    await world.env.settle()
    assert "1. ann\n4. bob\n" in table.content and seats_of(table) == ["1", "2"]
    await world.bob.select(table, ["1"], custom_id="1:-:j?")
    await world.env.settle()
    assert "1. ann\n2. bob\n" in table.content


async def test_whoever_joins_by_command_stands_in_the_message_too(world: World) -> None:
    table = await opened(world)
    await world.bob.slash(world.channel, "game join", seat="3")
    await world.env.settle()
    assert "1. ann\n3. bob\n" in table.content
    assert error(await world.cid.slash(world.channel, "game join", seat="3")).startswith("That seat is not free")


async def test_a_message_that_was_deleted_is_posted_anew(world: World) -> None:
    table = await opened(world)
    world.env.backend.delete_message(world.channel.id, table.id)
    await world.bob.slash(world.channel, "game join")
    await world.env.settle()
    assert "1. ann\n2. bob\n" in world.said()[-1] or any("2. bob" in line for line in world.said())


async def test_a_button_with_a_forged_seat_changes_nothing(world: World) -> None:
    table = await opened(world)
    for custom_id in ("1:-:jx", "1:-:j999", "1:-:j-1"):
        forged = await world.bob.click(revived(world, custom_id, None), custom_id=custom_id)
        assert error(forged) == "This button is out of date."
    late = await world.bob.click(revived(world, "1:-:j9", None), custom_id="1:-:j9")
    assert error(late).startswith("That seat is not free") and table.content
    assert len((await world.bot.services.tables.look(1)).seats) == 1


async def test_the_owner_who_leaves_hands_the_table_on(world: World) -> None:
    table = await opened(world)
    await world.bob.click(table, label="Join")
    await world.ann.click(table, label="Leave")
    await world.env.settle()
    assert "bob is the host from now on." in world.said()
    assert (await world.bot.services.tables.look(1)).game.owner == world.bob.id
    assert error(await world.ended(world.ann)).startswith("Only the host")


async def test_a_free_seat_in_a_running_game_is_offered_by_a_button(world: World) -> None:
    await world.started()
    await world.resigned(world.bob)
    await world.env.settle()
    offer = next(message for message in world.channel.history() if labels(message) == ["Take the seat"])
    assert offer.content == "Free seat: Blue. Take it to play on from here."
    assert error(await world.ann.click(offer, label="Take the seat")).startswith("That seat is not free")
    await world.cid.click(offer, label="Take the seat")
    await world.env.settle()
    assert "cid takes the seat." in world.said() and not any(
        labels(message) == ["Take the seat"] for message in world.channel.history()
    )
    assert (await world.bot.services.tables.look(1)).user_of(1) == world.cid.id


async def test_seats_are_drawn_by_lot_and_the_line_says_how_to_check_it(world: World) -> None:
    from engine.kit.seating import drawn

    table = await opened(world)
    await world.ann.slash(world.channel, "game settings", setting="seating", value="random")
    await world.bob.click(table, label="Join")
    await world.cid.click(table, label="Join")
    await world.env.settle()
    assert "- ann\n- bob\n- cid\n" in table.content and "random" in table.content and not option_values(table)
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    names = ["ann", "bob", "cid"]
    assert [row.name for row in live.seats] == [names[at] for at in drawn(live.game.seed, 3)]
    line = next(line for line in world.said() if "random:" in line)
    assert f"{live.seats[0].name} (joined as number {names.index(live.seats[0].name) + 1})" in line
    assert "`python -m engine seats SEED 3`" in line and live.game.seed not in line


# --- watching --------------------------------------------------------------------------------------------------------


async def test_somebody_watches_and_hears_of_the_end(world: World) -> None:
    table = await opened(world, options="length=1")
    said = await told(await world.cid.click(table, label="Watch"))
    assert said.startswith("You are watching this game.")
    await world.bob.click(table, label="Join")
    await world.env.settle()
    assert "-# 1 spectator" in table.content
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    assert labels(table) == ["Watch"] and "The game begins" in table.content
    status = await told(await world.ann.slash(world.channel, "game status"))
    assert f"-# Watching: {world.cid.mention}" in status
    await world.ended(world.ann)
    await world.env.settle()
    assert letters(world.cid) == [f"A game you watch is over: Toy in {world.channel.mention}. The game has ended."]
    assert labels(table) == []


async def test_watching_is_a_toggle_and_ends_with_a_seat(world: World) -> None:
    table = await opened(world)
    await world.cid.click(table, label="Watch")
    assert await told(await world.cid.slash(world.channel, "game watch")) == "You stopped watching this game."
    await world.cid.click(table, label="Watch")
    await world.cid.click(table, label="Join")
    await world.env.settle()
    assert await world.bot.services.tables.guests.of(1, "watching") == [] and "watches" not in table.content
    assert error(await world.cid.slash(world.channel, "game watch")).startswith("You play at this table")


async def test_a_watcher_with_closed_letters_bothers_nobody(world: World) -> None:
    table = await opened(world)
    closed(world, world.cid)
    await world.cid.click(table, label="Watch")
    await world.ended(world.ann)
    await world.env.settle()
    assert not any(world.cid.mention in line for line in world.said())
    assert error(await world.bob.slash(world.channel, "game watch")) == "The game has ended."


# --- private tables and invitations ----------------------------------------------------------------------------------


async def private(world: World) -> Any:
    table = await opened(world)
    await world.ann.slash(world.channel, "game settings", setting="private", value="yes")
    await world.env.settle()
    return table


async def test_strangers_to_a_private_table_cannot_sit_watch_or_hear_of_it(world: World) -> None:
    table = await private(world)
    refused = "This table is private. Ask a player there to invite you."
    assert "Private: only invited people" in table.content
    for label in ("Join", "Watch"):
        assert error(await world.bob.click(table, label=label)) == refused
    assert error(await world.bob.slash(world.channel, "game join")) == refused
    assert "Toy" not in await listed(world, world.bob)
    assert "private" in await listed(world, world.ann)


async def test_an_invitation_comes_in_private_and_its_button_takes_a_seat(world: World) -> None:
    await private(world)
    assert error(await world.cid.slash(world.channel, "game invite", player=world.bob)).startswith("Only players")
    said = await told(await world.ann.slash(world.channel, "game invite", player=world.bob))
    assert said == f"Invited: {world.bob.mention}"
    await world.env.settle()
    invitation = letter(world.bob)
    first, second = invitation.content.splitlines()[:2]
    assert first == f"ann invites you to a table: Toy in {world.channel.mention}." and "At the table: ann" in second
    assert labels(invitation) == ["Join", "Watch", "No, thanks"] and "Toy" in await listed(world, world.bob)
    await world.bob.user.click(invitation, label="Join")
    await world.env.settle()
    assert letters(world.bob)[-1] == f"You joined the table: Toy in {world.channel.mention}."
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) == 1
    assert error(await world.ann.slash(world.channel, "game invite", player=world.bob)).endswith(
        "is already at the table."
    )


async def test_nobody_is_invited_twice_and_no_bot_at_all(world: World) -> None:
    await private(world)
    await world.ann.slash(world.channel, "game invite", player=world.bob)
    again = error(await world.ann.slash(world.channel, "game invite", player=world.bob))
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert again == "This person has already been invited."
    assert error(await world.ann.slash(world.channel, "game invite", player=robot)) == "Bots cannot be invited."


async def test_whoever_takes_no_letters_is_called_in_the_channel(world: World) -> None:
    await private(world)
    closed(world, world.bob)
    await world.ann.slash(world.channel, "game invite", player=world.bob)
    await world.env.settle()
    call = next(message for message in world.channel.history() if "you are invited" in message.content)
    assert call.content.startswith(f"{world.bob.mention}, you are invited to this table.\n-# At the table: ")
    assert error(await world.cid.click(call, label="Join")) == "This invitation is for another person."
    await world.bob.click(call, label="Join")
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) == 1


async def test_an_invitation_is_written_in_the_language_of_its_reader(world: World) -> None:
    from bot.store import Preferences

    await private(world)
    await world.bot.services.call(world.bot.services.store.prefer, Preferences(world.bob.id, "pl"))
    await world.ann.slash(world.channel, "game invite", player=world.bob)
    await world.env.settle()
    (written,) = letters(world.bob)
    assert written.startswith(f"ann zaprasza cię do stołu: Zabawka, {world.channel.mention}.\n-# Przy stole: ann.")
    assert labels(letter(world.bob)) == ["Dołącz", "Oglądaj", "Nie, dziękuję"]


# --- threads ---------------------------------------------------------------------------------------------------------


async def test_a_table_in_a_public_thread(world: World) -> None:
    thread = await in_thread(world, "public")
    assert world.said()[-1] == f"Toy: the table is in {thread.mention}"
    (table,) = thread.history()
    assert "1. ann" in table.content and "Private" not in table.content
    await world.bob.click(table, label="Join")
    await world.ann.slash(thread, "game start")
    await world.env.settle()
    assert any("bid coins" in message.content for message in thread.history())
    assert error(await world.ann.slash(world.channel, "game status")).startswith("This channel has no game")


async def test_a_private_thread_lets_in_those_who_are_invited_or_watch(world: World) -> None:
    response = await opened(world, thread="thread-private")
    assert response is None or response.ephemeral
    (thread,) = world.channel.threads
    (table,) = [message for message in thread.history() if message.components]
    assert "Private: only invited" in table.content and not any(thread.mention in line for line in world.said())
    await world.ann.slash(thread, "game invite", player=world.bob)
    await world.env.settle()
    inside = world.env.backend.get_thread(thread.id).thread_members
    assert {world.ann.id, world.bob.id} <= set(inside) and world.cid.id not in inside


async def test_two_tables_side_by_side_do_not_meet(world: World) -> None:
    one, other = await in_thread(world, "public"), await in_thread(world, "public")
    await opened(world)
    assert len({one.id, other.id, world.channel.id}) == 3
    (table,) = one.history()
    await world.bob.click(table, label="Join")
    await world.env.settle()
    assert [len((await world.bot.services.tables.look(game)).seats) for game in (1, 2, 3)] == [2, 1, 1]


@pytest.mark.parametrize("kind", ["public", "private"])
async def test_where_there_can_be_no_thread(world: World, kind: str) -> None:
    thread = await in_thread(world, "public")
    await world.ended(world.ann, thread)
    said = error(await world.ann.slash(thread, "game new", game="toy", thread=f"thread-{kind}"))
    assert said == "This is already a thread. Open the table here, or in a channel with a thread."
    voice = world.guild.create_voice_channel("voice")
    assert error(await world.ann.slash(voice, "game new", game="toy", thread=f"thread-{kind}")).startswith(
        "This channel can"
    )


async def test_a_wrong_option_leaves_no_thread_behind(world: World) -> None:
    said = error(await world.ann.slash(world.channel, "game new", game="toy", options="a=b", thread="thread-public"))
    assert said == "“a” cannot be set to “b” here." and world.channel.threads == []


async def test_discord_makes_no_thread(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013)
    said = error(await world.ann.slash(world.channel, "game new", game="toy", thread="thread-public"))
    assert said.startswith("The bot may not create a thread here.")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=400, code=160006)
    assert error(await world.ann.slash(world.channel, "game new", game="toy", thread="thread-public")).startswith(
        "Discord did not create a thread:"
    )


# --- the list --------------------------------------------------------------------------------------------------------


async def tables(world: World, count: int) -> list[Any]:
    """Tables of the toy, each in a channel of its own."""
    channels = [world.guild.create_text_channel(f"room-{n}") for n in range(count)]
    for channel in channels:
        await world.ann.slash(channel, "game new", game="toy")
    return channels


async def test_the_tables_of_a_server(world: World) -> None:
    await world.started()
    (other,) = await tables(world, 1)
    lines = (await listed(world, world.cid)).splitlines()
    assert lines == [
        "**2 tables on this server**",
        f"- **Toy** · {other.mention} · waiting for players · ann · 3 seats free",
        f"- **Toy** · {world.channel.mention} · Round 1 · ann and bob",
    ]
    await world.ended(world.ann, other)
    assert (await listed(world, world.cid)).splitlines()[0] == "**1 table on this server**"
    over = (await listed(world, world.cid, finished=True)).splitlines()
    assert over == ["**1 finished game on this server**", f"- **Toy** · {other.mention} · ended early · ann"]


async def test_the_list_has_pages(world: World) -> None:
    await tables(world, 8)
    result = await world.bob.slash(world.channel, "game list")
    (shown,) = result.followups or [result.response]
    assert shown.content.splitlines()[-1] == "-# Page 1 of 2" and enabled(shown) == ["Next"]
    assert shown.content.count("- **Toy**") == 6
    await world.bob.click(shown, label="Next")
    assert shown.content.splitlines()[-1] == "-# Page 2 of 2" and enabled(shown) == ["Back"]
    assert shown.content.count("- **Toy**") == 2
    assert (await listed(world, world.bob, page=99)).endswith("-# Page 2 of 2")


async def test_nothing_is_listed_that_the_reader_cannot_see_or_that_was_put_away(world: World) -> None:
    from bot.store import Change

    hidden = world.guild.create_text_channel(
        "hidden", overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    )
    services = world.bot.services
    game = await services.tables.lobby.create(
        hidden.id, "toy", world.ann.id, "ann", terms=TableTerms(guild=world.guild.id)
    )
    assert "There are no tables you can see" in await listed(world, world.bob)
    assert hidden.mention in await listed(world, world.ann)
    await services.call(services.store.commit, game.id, 0, Change(archived=True))
    assert "There are no tables" in await listed(world, world.ann) and "There are no tables" in await listed(
        world, world.ann, finished=True
    )


async def test_a_game_whose_channel_is_gone_is_kept(world: World) -> None:
    channel = world.guild.create_text_channel("gone")
    await world.ann.slash(channel, "game new", game="toy")
    await world.ann.slash(channel, "game start", seats=2)
    await world.env.settle()
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()
    assert "its channel was deleted; a moderator can move it here: /mod transfer, game 1" in await listed(
        world, world.ann
    )
    await world.bot.services.tables.answers.answer(1, world.ann.id, 0)
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).game.live
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[boss])
    offers = await mod.autocomplete(world.channel, "mod transfer", "game", "")
    assert [offer["value"] for offer in offers] == ["1"]
    assert await world.bob.autocomplete(world.channel, "mod transfer", "game", "") == []
    assert error(await mod.slash(world.channel, "mod transfer", channel=world.channel, game="7")).startswith(
        "This channel has no"
    )
    await mod.slash(world.channel, "mod transfer", channel=world.channel, game="1")
    await world.env.advance_time(60)  # what could not be posted is tried again soon when the table has moved
    await world.env.settle()
    assert world.channel.mention in await listed(world, world.bob) and world.prompt


# --- settings --------------------------------------------------------------------------------------------------------


async def test_the_settings_are_shown_and_changed(world: World) -> None:
    table = await opened(world)
    shown = await told(await world.bob.slash(world.channel, "game settings"))
    assert shown.splitlines()[:3] == ["**Toy**", "- Private: No", "- Seats: in joining order"]
    assert "- Rounds: 3" in shown
    said = await told(await world.ann.slash(world.channel, "game settings", setting="length", value="1"))
    await world.env.settle()
    assert said == "Rounds: 1" and "- Rounds: 1" in table.content
    assert "ann changes this table: Rounds: 1." in world.said()
    assert (await world.bot.services.tables.look(1)).game.options["length"] == "1"
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).table.state.rounds == 1  # type: ignore[union-attr]


async def test_who_may_change_what_and_when(world: World) -> None:
    await opened(world)
    await world.bob.slash(world.channel, "game join")
    said = error(await world.bob.slash(world.channel, "game settings", setting="length", value="1"))
    assert said == "Only the host or a moderator can change that."
    for setting, value in (("colour", "red"), ("length", "77")):
        assert error(await world.ann.slash(world.channel, "game settings", setting=setting, value=value))
    await world.ann.slash(world.channel, "game start")
    assert error(await world.ann.slash(world.channel, "game settings", setting="language", value="pl")).startswith(
        "Only moderators"
    )
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[boss])
    assert error(await mod.slash(world.channel, "game settings", setting="length", value="1")) == (
        "The game has already started."
    )
    await mod.slash(world.channel, "game settings", setting="language", value="pl")
    await world.env.settle()
    assert "mod zmienia ustawienie stołu – Język: polski." in world.said()
    (line, *_) = await world.bot.services.call(world.bot.services.store.audited)
    assert (line.action, line.details["to"]) == ("settings", "pl")


async def test_settings_are_changed_from_lists(world: World) -> None:
    table = await opened(world)
    shown = (await world.ann.slash(world.channel, "game settings")).response
    assert "length" in option_values(shown)
    await world.ann.select(shown, ["length"], custom_id="1:-:Wk0")
    assert "**Rounds: 3**" in shown.content
    await world.ann.select(shown, ["1"], custom_id="1:-:Ws0/length")
    await world.env.settle()
    assert "- Rounds: 1" in shown.content and "- Rounds: 1" in table.content
    assert "ann changes this table: Rounds: 1." in world.said()


async def test_lists_of_settings_are_for_who_may_choose(world: World) -> None:
    await opened(world)
    theirs = (await world.bob.slash(world.channel, "game settings")).response
    assert not option_values(theirs)
    for choice, value in (("Wk0", "length"), ("Ws0/length", "1")):
        assert "Only the host or a moderator" in error(await forged(world, world.bob, theirs, f"1:-:{choice}", [value]))
    shown = (await world.ann.slash(world.channel, "game settings")).response
    for choice, value in (("Wk1", "colour"), ("Ws0/length", "77"), ("Ws0/colour", "1"), ("Wx0", "1"), ("Wkk", "1")):
        assert error(await forged(world, world.ann, shown, f"1:-:{choice}", [value]))
    shown = (await world.ann.slash(world.channel, "game settings")).response
    await forged(world, world.ann, shown, "1:-:Wp99")
    assert "length" in option_values(shown), "the last page there is"
    await world.ann.select(shown, ["length"], custom_id="1:-:Wk0")
    await world.ann.slash(world.channel, "game start", seats=2)
    assert error(await world.ann.select(shown, ["1"], custom_id="1:-:Ws0/length"))
    assert (await world.bot.services.tables.look(1)).game.options["length"] == "3"


async def test_settings_are_completed(world: World) -> None:
    await opened(world)
    offers = await world.ann.autocomplete(world.channel, "game settings", "setting", "seat")
    assert [(offer["name"], offer["value"]) for offer in offers] == [("Seats: in joining order", "seating")]
    offers = await world.ann.autocomplete(world.channel, "game settings", "value", "", setting="length")
    assert [offer["value"] for offer in offers][:2] == ["3", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_speaks_what_the_server_has_chosen(world: World, language: str) -> None:
    from bot.store import Guild

    await world.bot.services.call(world.bot.services.store.set_guild, Guild(world.guild.id, language))
    await opened(world)
    assert (await world.bot.services.tables.look(1)).game.language == language


# --- permissions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        ({"attach_files": False}, "a permission: Attach Files."),
        ({"attach_files": False, "read_message_history": False}, "permissions: Read Message History and Attach Files."),
    ],
)
async def test_what_the_bot_lacks_is_named_before_a_game(world: World, lost: dict[str, bool], named: str) -> None:
    deny(world, **lost)
    result = await world.ann.slash(world.channel, "game new", game="toy")
    warning = result.followups[-1]
    assert warning.ephemeral and warning.content.startswith("Before the game can start: In <#")
    assert named in warning.content
    sat = await world.bob.click(result.response, label="Join")
    assert named in sat.followups[-1].content and sat.followups[-1].ephemeral
    assert named in error(await world.ann.slash(world.channel, "game start"))
    assert named in error(await world.ann.click(result.response, label="Start"))
    assert (await world.bot.services.tables.look(1)).game.status == "open"


def deny(world: World, **what: bool) -> None:
    """Takes permissions from the bot in the channel."""
    backend = world.env.backend
    allow, no = discord.PermissionOverwrite(**what).pair()
    lost = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow.value, no.value)
    backend.get_channel(world.channel.id).overwrites.append(lost)


# --- faults ----------------------------------------------------------------------------------------------------------


async def test_a_player_who_left_the_server_stops_nothing(world: World) -> None:
    await world.started()
    closed(world, world.bob)
    world.guild.remove_member(world.bob)
    await world.ann.slash(world.channel, "toy bid", coins="0")
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert live.waiting() == [1] and live.game.live
    assert "ann and bob" in await listed(world, world.cid)


async def test_the_bot_is_kicked_and_invited_again(world: World) -> None:
    await world.started()
    (other,) = await tables(world, 1)
    await world.env.settle()
    before, backend = world.prompt.id, world.env.backend
    backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    payload = serializers.guild_create_payload(backend, backend.get_guild(world.guild.id))
    backend.emit("GUILD_CREATE", {name: part for name, part in payload.items() if name != "unavailable"})
    await world.env.settle()
    assert "bid coins in secret" in world.said()[-1] and world.prompt.id != before
    assert before not in [message.id for message in world.channel.history()]
    assert sum("new table" in message.content for message in other.history()) == 1
    await world.ann.click(world.prompt, label="Answer")


# --- however a seat changes hands ------------------------------------------------------------------------------------


async def test_a_kicked_owner_hands_the_table_on_and_a_replacement_gets_into_the_private_thread(world: World) -> None:
    await opened(world, thread="thread-private")
    (thread,) = world.channel.threads
    await world.ann.slash(thread, "game invite", player=world.bob)
    await world.env.settle()
    await world.bob.slash(thread, "game join")
    await world.ann.slash(thread, "game start")
    await world.env.settle()
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True, manage_threads=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[boss])
    await surely(mod, thread, "mod replace", seat="1", player=world.cid)
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert live.user_of(0) == world.cid.id and live.game.owner == world.cid.id
    assert world.cid.id in world.env.backend.get_thread(thread.id).thread_members


async def test_an_invitation_that_comes_too_late_says_so(world: World) -> None:
    await private(world)
    for person in (world.bob, world.cid):
        await world.ann.slash(world.channel, "game invite", player=person)
    await world.env.settle()
    await world.bob.user.click(letter(world.bob), label="Join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    late = letter(world.cid)
    assert error(await world.cid.user.click(late, label="Join")) == "The game has already started."
    await world.ended(world.ann)
    assert error(await world.cid.user.click(late, label="Join")) == "The game has ended."
    assert error(await world.cid.user.click(late, label="Watch")) == "The game has ended."


async def test_everything_goes_on_after_a_restart(world: World) -> None:
    table = await private(world)
    await world.ann.slash(world.channel, "game invite", player=world.bob)
    await world.env.settle()
    await world.restart()
    await world.bob.user.click(letter(world.bob), label="Watch")
    await world.bob.user.click(letter(world.bob), label="Join")
    await world.env.settle()
    assert "1. ann\n2. bob\n" in next(m.content for m in world.channel.history() if m.id == table.id)
