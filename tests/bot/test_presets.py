"""`/play`: a server's presets, and the settings with which another table like one begins."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.errors import BotError
from bot.gathering import presets
from bot.gathering.kept_settings import kept, settings_from
from bot.gathering.next_thread import THREAD, Wanted, _written, wanted_of
from bot.settings import TableSettings
from bot.store import Store
from engine.players.characters import PlayerKind
from tests.bot.harness import World, error
from tests.bot.test_reveal import over
from tests.bot.test_store import path, store  # noqa: F401 - fixtures
from tests.bot.test_the_end import last

LINE = "ti4 points=14 factions=choose | pace=quick remind=720+4320 limit=1440 late=answer advice=yes | keen calm"


def moderator(world: World) -> Any:
    role = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    return world.guild.add_member(world.env.create_user("mod"), roles=[role])


async def saved(world: World) -> Any:
    """The moderator, after a table was kept as `Quick toy`."""
    mod = moderator(world)
    await world.ann.slash(world.channel, "game new", game="toy", options="length=40", opponents=1)
    await world.ann.slash(world.channel, "game settings", setting="pace", value="quick")
    told = await mod.slash(world.channel, "play save", name="Quick toy")
    assert told.response.content == "Saved as **Quick toy**: `toy length=40 | pace=quick | chance`"
    await world.ended(world.ann)
    return mod


async def test_a_table_opens_as_the_preset_says(world: World) -> None:
    await saved(world)
    offered = await world.bob.autocomplete(world.channel, "play new", "preset", "qu")
    assert [one["value"] for one in offered] == ["Quick toy"]
    await world.bob.slash(world.channel, "play new", preset="quick TOY")
    live = await world.bot.services.tables.look(2)
    assert (live.game.name, live.game.owner, live.game.options["length"]) == ("toy", world.bob.id, "40")
    assert live.game.settings.pace == "quick" and [row.user for row in live.seats] == [world.bob.id, None]


async def test_a_preset_survives_a_restart_and_goes_to_other_servers_as_text(world: World) -> None:
    mod = await saved(world)
    await world.restart()
    (line,) = (await world.bob.slash(world.channel, "play presets")).response.content.splitlines()[1:]
    assert line == "- **Quick toy**: `toy length=40 | pace=quick | chance`"
    told = await mod.slash(world.channel, "play save", name="Copied", text=line.partition("`")[2][:-1])
    assert told.response.content.startswith("Saved as **Copied**: `toy length=40 | pace=quick | chance`")
    offered = await world.bob.autocomplete(world.channel, "play new", "preset", "")
    assert [one["value"] for one in offered] == ["Copied", "Quick toy"], "the one used last stands first"


async def test_only_moderators_keep_and_delete_presets(world: World) -> None:
    mod = await saved(world)
    for who in (world.ann, world.cid):
        assert "moderat" in error(await who.slash(world.channel, "play save", name="Mine", text="toy")).lower()
        assert "moderat" in error(await who.slash(world.channel, "play forget", preset="Quick toy")).lower()
    await mod.slash(world.channel, "play forget", preset="quick toy")
    assert "no presets yet" in (await world.ann.slash(world.channel, "play presets")).response.content
    assert "no preset called" in error(await world.ann.slash(world.channel, "play new", preset="Quick toy"))


async def test_a_name_is_kept_once_and_a_server_keeps_so_many(world: World) -> None:
    mod = await saved(world)
    await mod.slash(world.channel, "play save", name="QUICK toy", text="toy")
    assert (await world.bot.services.call(world.bot.services.store.presets, world.guild.id)) == {"Quick toy": "toy"}
    for n in range(presets.MOST - 1):
        await mod.slash(world.channel, "play save", name=f"No {n}", text="toy")
    assert "at most 25" in error(await mod.slash(world.channel, "play save", name="One more", text="toy"))


@pytest.mark.parametrize(
    "line",
    ["", "chess", "ti4 | | | |", "ti4 points", "ti4 points=99", "ti4 | pace=before", "ti4 | owned=1", "toy | limit=-5",
     "toy | remind=x", "toy | late=never", "toy | | nobody", "toy | | calm calm calm calm calm calm", "x" * 2000],
)  # fmt: skip
def test_what_no_table_can_begin_with_is_no_preset(line: str) -> None:
    with pytest.raises(BotError):
        presets.read(line)


def test_a_preset_is_read_as_it_was_written() -> None:
    wanted = presets.read(LINE)
    assert presets.written(wanted) == LINE and wanted.programs == (PlayerKind.read("keen"), PlayerKind.read("calm"))
    assert settings_from(wanted.settings)["remind"] == (720, 4320)


def test_a_table_from_before_begins_with_the_pace_of_new_ones() -> None:
    assert kept(TableSettings(pace="before", odds=False, covered={1: "q"})) == {"odds": "no"}


def test_the_button_of_a_thread_knows_the_settings_and_those_without_any_still_work() -> None:
    wanted = Wanted("toy", {"length": "3"}, "en", "public", settings={"pace": "quick", "remind": "720+4320"})
    assert wanted_of(THREAD + _written(wanted)) == wanted
    assert wanted_of("!toy|en|length=3|") == Wanted("toy", {"length": "3"}, "en", "public")


async def test_another_one_is_set_as_the_one_before(world: World) -> None:
    await over(world)
    mod = moderator(world)
    await mod.slash(world.channel, "mod timers", remind="12h", limit="2d", late="late-answer")
    before = (await world.bot.services.tables.look(1)).game.settings
    await world.bob.click(last(world), label="Another one")
    after = (await world.bot.services.tables.look(2)).game.settings
    assert (after.remind, after.limit, after.late) == ((720,), 2880, "answer")
    assert (before.remind, before.limit, before.late) == ((720,), 2880, "answer")


def test_presets_are_kept_by_server(store: Store) -> None:  # noqa: F811
    store.keep_preset(5, "one", "toy")
    store.keep_preset(5, "two", "toy length=3")
    store.keep_preset(6, "one", "ti4")
    store.keep_preset(5, "one", "toy length=4")
    assert list(store.presets(5).items()) == [("one", "toy length=4"), ("two", "toy length=3")]
    store.forget_preset(5, "one")
    assert store.presets(5) == {"two": "toy length=3"} and store.presets(6) == {"one": "ti4"}
