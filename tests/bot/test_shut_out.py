"""The bot is shut out of a channel, threads fall asleep, filters take pictures: and what people see of that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback_shapes import GUILD
from bot.posting.returning import come_back
from bot.store import Change
from bot.store.posts import BurnPost, LockPost, NoticePost
from bot.widgets.presses import ButtonKind
from engine.text import T
from tests.bot.test_refusals import THREAD, Hall, forget_letterboxes
from tests.bot.timeless import CHANNEL, ELSEWHERE, Answer, Here, connected, letters, rest, run, wired

WEEK = 10080


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    """Plays a scene at a table."""

    def played(scene: Callable[[Hall], Awaitable[None]]) -> None:
        here = Here()

        async def all_of_it() -> None:
            hall = Hall(here, await connected(here, tmp_path / "games.sqlite"))
            await hall.open()
            await scene(hall)
            await hall.bot.close()

        with wired(monkeypatch, here):
            run(all_of_it())

    return played


Play = Callable[[Callable[[Hall], Awaitable[None]]], None]


def shut(code: int = 50001, status: int = 403, channel: int = CHANNEL) -> Callable[[str, str, str], None]:
    def refuses(method: str, path: str, body: str) -> None:
        if path.startswith(f"channels/{channel}/"):
            raise Answer(status, code)

    return refuses


def nothing(method: str, path: str, body: str) -> None:
    """Everything is taken."""


async def bid(hall: Hall) -> None:
    """Both bid, and person 1 is asked what everybody may see."""
    await hall.here.command(1, CHANNEL, "toy bid", coins="3")
    await hall.here.command(2, CHANNEL, "toy bid", coins="2")
    await rest(600.0)


def wins(hall: Hall) -> int:
    """How many messages of the channel say so now: a turn is told in the message that has asked."""
    return sum("user1 wins the bid with 3." in shapes.words(message) for message in hall.here.posted(CHANNEL))


# --- shut out --------------------------------------------------------------------------------------------------------


async def by_role(hall: Hall) -> None:
    role = server(hall).default_role
    await hall.bot.on_guild_role_update(role, role)


async def by_channel(hall: Hall) -> None:
    channel = server(hall).text_channels[0]
    await hall.bot.on_guild_channel_update(channel, channel)


async def by_member(hall: Hall) -> None:
    await hall.bot.on_member_update(server(hall).me, server(hall).me)


async def by_status(hall: Hall) -> None:
    await hall.here.command(1, CHANNEL, "game status")


async def by_board(hall: Hall) -> None:
    await hall.here.command(2, CHANNEL, "game board")


async def by_reconnecting(hall: Hall) -> None:
    await hall.bot.on_shard_resumed(0)


async def by_starting(hall: Hall) -> None:
    """Another process, on what stands in the database."""
    await hall.bot.sender.close()
    hall.bot = await connected(hall.here, Path(), hall.bot.services.store)
    await hall.bot.sender.catch_up()


def server(hall: Hall) -> Any:
    return hall.bot.get_guild(GUILD)


WAYS = (by_role, by_channel, by_member, by_status, by_board, by_reconnecting, by_starting)


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.parametrize("let_in", WAYS, ids=lambda way: way.__name__)
def test_who_was_shut_out_tells_of_what_happened(
    play: Play, let_in: Callable[[Hall], Awaitable[None]], code: int
) -> None:
    async def scene(hall: Hall) -> None:
        (old,) = hall.prompts()
        hall.here.refuses = shut(code)
        await bid(hall)
        assert wins(hall) == 0
        hall.here.refuses = nothing
        await rest(60.0)
        assert wins(hall) == 0, "nobody has said anything"
        await let_in(hall)
        await rest()
        assert wins(hall) == 1
        (new,) = hall.prompts()
        assert new["id"] != old["id"], "what had asked tells what happened, and a new message asks"
        assert hall.left() == []

    play(scene)


def test_people_press_in_vain_and_discord_is_not_asked_each_time(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        hall.here.refuses = shut()
        await bid(hall)
        hall.here.asked.clear()
        for _ in range(300):
            await by_status(hall)
            await rest(1.0)
        assert len([one for one in hall.here.asked if one.path == f"channels/{CHANNEL}/messages"]) <= 6

    play(scene)


def test_kicked_and_invited_again_with_an_answer_in_between(play: Play) -> None:
    """One prompt stands, below what happened."""

    async def scene(hall: Hall) -> None:
        hall.here.refuses = shut(50001)
        await hall.bot.services.tables.answers.answer(hall.game, 1, 3)
        await rest(60.0)
        hall.here.refuses = nothing
        await hall.bot.on_guild_join(server(hall))
        await rest(60.0)
        (prompt,) = hall.prompts()
        assert "<@2>" in shapes.words(prompt) and "<@1>" not in shapes.words(prompt).split("\n")[-1]
        assert hall.here.posted(CHANNEL)[-1]["id"] == prompt["id"]

    play(scene)


def test_invited_again_where_nothing_has_happened(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        (old,) = hall.prompts()
        await come_back(hall.bot.services, hall.bot.sender, GUILD)
        await rest()
        (prompt,) = hall.prompts()
        assert prompt["id"] != old["id"]

    play(scene)


# --- threads that sleep ----------------------------------------------------------------------------------------------


async def to_sleep(hall: Hall, *, locked: bool = False) -> None:
    """The table stands in a thread, which falls asleep."""
    await hall.bot.services.tables.channels.transfer(hall.game, THREAD, 1)
    await rest()
    hall.here.threads[THREAD]["thread_metadata"] |= {"archived": True, "locked": locked}


def test_a_table_moves_out_of_a_thread_that_sleeps(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        await to_sleep(hall)
        await hall.bot.services.tables.channels.transfer(hall.game, ELSEWHERE, 1)
        await rest()
        assert any(f"<#{ELSEWHERE}>" in words for words in hall.told[THREAD])
        assert any("bid coins in secret" in words for words in hall.told[ELSEWHERE])
        assert hall.left() == []

    play(scene)


def test_a_thread_that_sleeps_and_is_locked_is_unlocked_in_one_request(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        await to_sleep(hall, locked=True)
        hall.here.asked.clear()
        async with hall.bot.services.tables.games.turn(hall.game) as live:
            unlocked = LockPost(THREAD, False, "")
            said = NoticePost(T("bot-recall-note", note="open"))
            await hall.bot.services.tables.games.save(live, Change(posts=[unlocked, said]))
        await rest()
        changes = [one.body for one in hall.here.asked if one.method == "PATCH" and one.path == f"channels/{THREAD}"]
        assert len(changes) == 1 and '"archived": false' in changes[0] and '"locked": false' in changes[0]
        assert any("open" in words for words in hall.told[THREAD])

    play(scene)


def test_a_thread_of_a_table_stays_awake_for_a_week(play: Play) -> None:
    async def scene(hall: Hall) -> None:
        await hall.here.command(1, ELSEWHERE, "game new", game="toy", thread="thread-public")
        (made,) = [one for id, one in hall.here.threads.items() if id != THREAD]
        assert made["thread_metadata"]["auto_archive_duration"] == WEEK

    play(scene)


# --- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(400, 20009), (403, 20009), (400, 200000), (413, 40005), (403, 50013)])
def test_a_picture_that_is_refused_costs_the_picture_alone(play: Play, status: int, code: int) -> None:
    def refuses(method: str, path: str, body: str) -> None:
        if "board.png" in body:
            raise Answer(status, code)

    filtered = code in (20009, 200000)
    why = "A filter for explicit media blocked a picture" if filtered else "Discord did not accept a picture here"

    async def scene(hall: Hall) -> None:
        hall.here.refuses = refuses
        await hall.here.command(1, ELSEWHERE, "game new", game="toy")
        await hall.here.command(2, ELSEWHERE, "game join")
        await hall.here.command(1, ELSEWHERE, "game start")
        await rest(600.0)
        (start,) = [words for message in hall.here.posted(ELSEWHERE) if why in (words := shapes.words(message))]
        assert "user2 draws a card." in start, "what has happened"
        await bid(hall)
        await hall.here.command(1, CHANNEL, "toy roll", choice="roll", keep="1")
        await rest(600.0)
        told = [shapes.words(message) for message in hall.here.posted(CHANNEL)]
        assert any("user1 rolls" in words for words in told)
        (without,) = [words for words in told if why in words]
        (asks,) = hall.prompts()
        assert without == shapes.words(asks) and "user2 may roll" in without, "what is asked"
        board = await hall.here.command(1, CHANNEL, "game board")
        assert why in shapes.words(board.message)
        assert "went wrong" not in shapes.words(board.message)
        assert hall.left() == []

    play(scene)


# --- people ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(400, 50033), (403, 50007), (400, 20009), (400, 40003), (400, 240000)])
@pytest.mark.parametrize("path", ["users/@me/channels", f"channels/{letters(1)}/messages"])
def test_whom_no_letter_reaches_the_channel_tells_that_a_secret_waits(
    play: Play, path: str, status: int, code: int
) -> None:
    def refuses(method: str, asked: str, body: str) -> None:
        if method == "POST" and asked == path and ('"recipient_id": 1}' in body or asked.startswith("channels")):
            raise Answer(status, code)

    async def scene(hall: Hall) -> None:
        forget_letterboxes(hall.bot)
        hall.here.refuses = refuses
        await hall.happens("word")
        await rest()
        waits = [m for m in hall.here.posted(CHANNEL) if "you have a secret message" in shapes.words(m)]
        assert len(waits) == 1 and "<@1>" in shapes.words(waits[0])
        assert ButtonKind.SECRETS in shapes.pressable(waits[0])[0]["custom_id"]
        assert hall.read(letters(2), "word") == hall.read(CHANNEL, "word") == ["1", "2"]

    play(scene)


def test_a_letter_that_can_never_be_deleted_is_let_go_with_one_warning(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    def refuses(method: str, path: str, body: str) -> None:
        if method == "DELETE":
            raise Answer(400, 50033)

    async def scene(hall: Hall) -> None:
        hall.here.refuses = refuses
        await hall.happens("word", BurnPost(1))
        await rest(10_000.0)
        letters_there = len(hall.here.posted(letters(1)))
        stays = [record for record in caplog.records if "stays" in record.getMessage()]
        assert len(stays) == letters_there and "burn" not in hall.left()

    play(scene)
