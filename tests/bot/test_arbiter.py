"""`/mod correct`, step by step, and `/mod restore` from an attachment."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.moderators.arbiter import Progress
from bot.store import Preferences
from bot.tables.game_file import whole
from bot.tables.restoring import MOST_BYTES
from bot.widgets.presses import LIMIT, Press
from tests.bot.harness import World, error, labels, option_values, raw
from tests.bot.moderators import audited, boss, heard
from tests.bot.test_bad_input import forged, stored
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    return boss(world)


def offered(message: Any) -> list[str]:
    """What the list of a panel says."""
    return [o["label"] for row in raw(message) for c in row["components"] if c["type"] == 3 for o in c["options"]]


async def pick(person: Any, panel: Any, label: str) -> Any:
    """Picks the entry of that label."""
    return await person.select(panel, [option_values(panel)[offered(panel).index(label)]])


async def opened(world: World, mod: Any, *path: str, **options: Any) -> Any:
    """The panel after these choices; the last one may answer with a form."""
    panel = (await mod.slash(world.channel, "mod correct", **options)).response
    shown = None
    for label in path:
        shown = await pick(mod, panel, label)
    return panel, shown


async def coins(world: World, seat: int) -> int:
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    found: int = live.table.state.players[seat].coins
    return found


# --- the panel -------------------------------------------------------------------------------------------------------


async def test_from_whose_to_sure(world: World, mod: Any) -> None:
    await world.started()
    panel, _ = await opened(world, mod, reason="the   bot cannot count")
    assert panel.ephemeral and panel.content.splitlines() == [
        "**Whose values?**",
        "> the bot cannot count",
    ]
    assert offered(panel) == ["ann", "bob", "The table"]
    await pick(mod, panel, "bob")
    assert offered(panel) == ["Purse"] and labels(panel) == ["Back"]
    await pick(mod, panel, "Purse")
    assert panel.content.splitlines()[0] == "**Choose what to correct.**"
    assert offered(panel) == ["coins: 5", "points: 0"]
    form = await pick(mod, panel, "coins: 5")
    await mod.submit_modal(form, {"0": "9"})
    assert panel.content.splitlines() == [
        "**Corrected: bob, coins, 5 → 9.**",
        "Everyone will see this. The current question is then asked again.",
        "> the bot cannot count",
    ]
    assert await coins(world, 1) == 5
    await mod.click(panel, label="Confirm")
    assert panel.content == "Corrected: bob, coins, 5 → 9." and labels(panel) == []
    assert await coins(world, 1) == 9


async def test_everybody_reads_who_what_and_why(world: World, mod: Any) -> None:
    await world.started()
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5", reason="miscounted")
    await mod.submit_modal(form, {"0": "9"})
    await mod.click(panel, label="Confirm")
    await world.env.settle()
    told = heard(world, "Corrected:")
    assert told.startswith("Corrected: bob, coins, 5 → 9.") and mod.mention in told and "miscounted" in told
    assert await audited(world) == ["correct: miscounted"]
    (line,) = await world.bot.services.call(world.bot.services.store.audited)
    assert line.details == {"what": "bob: coins", "old": "5", "new": "9"}
    await world.bob.slash(world.channel, "toy bid", coins="9")
    assert world.bob.mention not in world.prompt.content


async def test_the_question_is_asked_anew_and_the_old_button_is_stale(world: World, mod: Any) -> None:
    await world.started()
    old = (await world.bob.click(world.prompt, label="Answer")).response
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5")
    await mod.submit_modal(form, {"0": "2"})
    await mod.click(panel, label="Confirm")
    await world.env.settle()
    assert "This is the current one." in (await world.bob.click(old, label="5")).response.content
    assert "0 to 2" in error(await world.bob.slash(world.channel, "toy bid", coins="5"))


async def test_what_belongs_to_nobody(world: World, mod: Any) -> None:
    await world.started()
    panel, form = await opened(world, mod, "The table", "Table", "rounds in all: 3")
    await mod.submit_modal(form, {"0": "4"})
    await mod.click(panel, label="Confirm")
    await world.env.settle()
    assert "Corrected: rounds in all, 3 → 4." in heard(world, "Corrected:")


async def test_one_can_go_back(world: World, mod: Any) -> None:
    await world.started()
    panel, _ = await opened(world, mod, "bob", "Purse")
    await mod.click(panel, label="Back")
    assert offered(panel) == ["Purse"]
    await mod.click(panel, label="Back")
    assert offered(panel) == ["ann", "bob", "The table"] and labels(panel) == []


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("many", "“many” is not a number."),
        ("100", "Choose a number from 0 to 99."),
        ("5", "It already has that value."),
    ],
)
async def test_numbers_that_cannot_be_right(world: World, mod: Any, typed: str, why: str) -> None:
    await world.started()
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5")
    refused = await mod.submit_modal(form, {"0": typed})
    assert error(refused) == why
    assert offered(panel) == ["coins: 5", "points: 0"] and await coins(world, 1) == 5


async def test_the_panel_survives_a_restart(world: World, mod: Any) -> None:
    await world.started()
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5", reason="why not")
    await mod.submit_modal(form, {"0": "9"})
    await world.restart()
    await mod.click(panel, label="Confirm")
    await world.env.settle()
    assert "why not" in heard(world, "Corrected:")


async def test_it_speaks_polish(world: World, mod: Any) -> None:
    await world.started()
    services = world.bot.services
    await services.call(services.store.prefer, Preferences(mod.id, "pl"))
    panel, _ = await opened(world, mod)
    assert panel.content == "**U kogo chcesz coś poprawić?**" and offered(panel)[-1] == "Stół"


async def test_back_from_a_number_asks_for_it_again(world: World, mod: Any) -> None:
    """It was written into a form, and a list of numbers there is not."""
    await world.started()
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5")
    await mod.submit_modal(form, {"0": "9"})
    again = await mod.click(panel, label="Back")
    assert again.modal
    await mod.submit_modal(again, {"0": "8"})
    assert panel.content.splitlines()[0] == "**Corrected: bob, coins, 5 → 8.**"
    await mod.click(panel, label="Confirm")
    assert await coins(world, 1) == 8


async def test_a_paused_game_can_be_corrected(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod pause")
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5")
    await mod.submit_modal(form, {"0": "9"})
    await mod.click(panel, label="Confirm")
    await mod.slash(world.channel, "mod resume")
    assert await coins(world, 1) == 9


# --- refusals --------------------------------------------------------------------------------------------------------


async def test_only_moderators_correct(world: World) -> None:
    await world.started()
    assert error(await world.ann.slash(world.channel, "mod correct")) == "Only moderators can do that here."


async def test_a_moderator_who_plays_may_too(world: World) -> None:
    player = boss(world, "player")
    await player.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game join")
    await player.slash(world.channel, "game start")
    panel, form = await opened(world, player, "player", "Purse", "coins: 5")
    await player.submit_modal(form, {"0": "6"})
    await player.click(panel, label="Confirm")
    assert await coins(world, 0) == 6


async def test_not_in_the_middle_of_a_turn(world: World, mod: Any) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    said = error(await mod.slash(world.channel, "mod correct"))
    assert said == (
        "Corrections are possible only at the start of a turn or step, before anyone has answered. 1 answer has been"
        " given since. Wait for bob to finish, or roll them back with /mod rollback."
    )


async def test_not_when_the_game_moves_on_meanwhile(world: World, mod: Any) -> None:
    await world.started()
    panel, form = await opened(world, mod, "bob", "Purse", "coins: 5")
    await mod.submit_modal(form, {"0": "9"})
    await bids_of(world)
    said = error(await mod.click(panel, label="Confirm"))
    assert said == "This question has already been answered."
    assert await coins(world, 1) == 5


async def bids_of(world: World) -> None:
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="2")


async def test_not_before_the_start_nor_after_the_end(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await mod.slash(world.channel, "mod correct")) == "The game has not started yet."
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.ended(world.ann)
    assert error(await mod.slash(world.channel, "mod correct")) == "The game has ended."


FORGED = ["k", "ko", "ks/1/0/0/9", "ks/1/0/0//0", "kp/x/0/0/0/0", "ks/9/9/9/9/0", "kz/-1////0", "ks/1/0/0/9999/0"]


@pytest.mark.parametrize("choice", FORGED)
async def test_forged_presses_change_nothing(world: World, mod: Any, choice: str) -> None:
    await world.started()
    before, question = await stored(world), world.prompt.components[0].children[0].custom_id.split(":")[1]
    assert error(await forged(world, mod, world.prompt, f"1:{question}:{choice}"))
    assert await stored(world) == before


async def test_a_player_cannot_press_what_a_moderator_was_shown(world: World) -> None:
    await world.started()
    question = world.prompt.components[0].children[0].custom_id.split(":")[1]
    said = error(await forged(world, world.bob, world.prompt, f"1:{question}:ks/1/0/0/9/0"))
    assert said == "Only moderators can do that here." and await coins(world, 1) == 5


async def test_a_panel_works_in_its_own_channel_only(world: World, mod: Any) -> None:
    await world.started()
    question = world.prompt.components[0].children[0].custom_id.split(":")[1]
    world.channel = world.guild.create_text_channel("other")
    await world.ann.slash(world.channel, "game new", game="toy")
    lobby = world.channel.history()[-1]
    said = error(await forged(world, mod, lobby, f"1:{question}:ks/1/0/0/9/0"))
    assert said == "This button belongs to a game in another channel."


def test_steps_fit_into_a_custom_id() -> None:
    longest = Press(999_999_999_999, "999999.999999999", str(Progress("s", 99, 999, 9_999, 999_999, 999)))
    assert len(str(longest)) <= LIMIT
    assert Progress.read(str(Progress("p", 1, None, None, None, 2))) == Progress("p", 1, None, None, None, 2)


# --- restoring -------------------------------------------------------------------------------------------------------


async def taken_out(world: World) -> bytes:
    """The operator's file of game 1, of which the bot knows nothing afterwards: it stood in another database."""
    services = world.bot.services
    saved = await services.call(services.store.load, 1)
    rows = await services.call(services.store.log, 1)
    await world.ended(world.ann)
    with closing(sqlite3.connect(world.path)) as other, other:
        other.execute("UPDATE games SET seed = 'another' WHERE id = 1")
    return whole(saved.game, saved.seats, rows, None, edition=0, operator=True).write().encode()


async def test_a_game_is_opened_from_an_attachment(world: World, mod: Any) -> None:
    await bids(world)
    data = await taken_out(world)
    other = world.guild.create_text_channel("other")
    told = await mod.slash(other, "mod restore", file=("game.json", data), reason="moved")
    await world.env.settle()
    assert told.ephemeral and told.response.content == "The game was restored in this channel (2 answers)."
    said = [message.content for message in other.history()]
    assert said[0].startswith(
        "A game was opened from a file and continues here: Toy, 2 answers so far. Anyone who has the file can read"
        " every hand and every future die."
    )
    assert mod.mention in said[0] and "moved" in said[0]
    for person in (world.ann, world.bob):
        await person.slash(other, "game join")
    await world.env.settle()
    assert any(f"Waiting for {world.ann.mention}" in message.content for message in other.history())
    assert "restore: moved" in await audited(world)
    await world.ann.slash(other, "toy roll", choice="still")
    assert world.bob.mention in [m.content for m in other.history()][-1]


async def test_who_is_not_a_member_is_waited_for(world: World, mod: Any) -> None:
    await bids(world)
    plain = json.loads(await taken_out(world))
    plain["people"][0]["user"] = 12345
    other = world.guild.create_text_channel("other")
    await mod.slash(other, "mod restore", file=("game.json", json.dumps(plain).encode()))
    await world.env.settle()
    live = await world.bot.services.tables.look(2)
    assert [row.was for row in live.seats] == [None, world.bob.id] and live.game.settings.vacant == (0, 1)
    assert "is reserved for" in error(await world.cid.slash(other, "game join", seat="2"))
    await world.cid.slash(other, "game join", seat="1")
    assert (await world.bot.services.tables.look(2)).user_of(0) == world.cid.id


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"{", "This file cannot be opened as a game: it is not a game file."),
        (b" " * (MOST_BYTES + 1), "This file cannot be opened as a game: it is larger than 8 MiB."),
    ],
)
async def test_what_cannot_be_opened(world: World, mod: Any, data: bytes, why: str) -> None:
    assert error(await mod.slash(world.channel, "mod restore", file=("game.json", data))) == why


async def test_only_moderators_restore(world: World) -> None:
    said = error(await world.ann.slash(world.channel, "mod restore", file=("game.json", b"{}")))
    assert said.startswith("This needs server-wide moderator rights: ")


async def test_a_channel_with_a_game_stays_as_it_is(world: World, mod: Any) -> None:
    await bids(world)
    data = await taken_out(world)
    await world.ann.slash(world.channel, "game new", game="toy")
    said = error(await mod.slash(world.channel, "mod restore", file=("game.json", data)))
    assert said.startswith("This channel already has a game")
