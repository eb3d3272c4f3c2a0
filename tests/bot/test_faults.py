"""Faults of Discord, of servers and of people, over real sockets: no crash, nothing lost, nothing twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot import clock
from bot.client import Astrarch
from bot.errors import NotOurs
from bot.live.model import Live
from bot.locales import HERE, read_once
from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import LETTERS, Payload
from bot.measuring.outcome import is_refused
from bot.posting import readers
from bot.posting.messages import OutgoingMessage
from bot.store import Sending, SqliteStore
from bot.store.posts import AccountPost
from bot.widgets.presses import ButtonKind
from engine import games
from tests.bot.harness import TEXTS, BotToy
from tests.bot.openapi import wrong
from tests.bot.test_sockets import having, pressable, quiet

CHANNEL = 101
SECONDS = 40


@dataclass
class Table:
    """A small Discord with the bot, and a table of the toy at which persons 1 and 2 play."""

    here: Loopback
    bot: Astrarch
    path: Path

    async def live(self) -> Live:
        return await self.bot.services.tables.look((await self.bot.services.tables.find(CHANNEL)).id)

    async def answers(self) -> int:
        return (await self.bot.services.tables.find(CHANNEL)).answers

    def asking(self, channel: int = CHANNEL) -> list[Payload]:
        """The messages that ask: one, when all is posted."""
        choices = (ButtonKind.DIRECT, ButtonKind.ANSWER)
        return [m for m in self.here.posted(channel) if any(choice in choices for choice, _, _ in pressable(m))]

    def prompt(self) -> Payload:
        return self.asking()[-1]

    async def quiet(self) -> None:
        """Waits until everything is answered and posted."""
        while self.bot.services.running.busy:
            await asyncio.sleep(0.01)
        await quiet(self.bot)

    def said(self, words: str) -> int:
        """How many messages of the channel say this."""
        return sum(words in shapes.words(message) for message in self.here.posted(CHANNEL))

    async def bid(self, person: int, coins: int) -> Any:
        return await self.here.command(person, CHANNEL, "toy bid", coins=str(coins))

    async def bids(self) -> None:
        """Person 1 wins the bid, and is asked what everybody may see."""
        await self.bid(1, 3)
        await self.bid(2, 2)
        await self.quiet()

    def whole(self) -> None:
        """Nothing is left to be posted, and no message stands twice."""
        assert [row for row in SqliteStore(self.path).claim(limit=100) if not isinstance(row.post, AccountPost)] == []


@asynccontextmanager
async def connected(path: Path, **how: Any) -> AsyncIterator[Table]:
    games.register(BotToy())
    async with asyncio.timeout(SECONDS), Loopback(channels=2, **how) as here:
        with here.at_home():
            bot = Astrarch(SqliteStore(path), locales=read_once(HERE, TEXTS), guild_ready_timeout=0.05)
            bot.before_identify_hook = at_once  # type: ignore[method-assign]
            running = asyncio.create_task(bot.start("token"))
            await here.ready()
            await bot.wait_until_ready()
            try:
                yield Table(here, bot, path)
            finally:
                await bot.close()
                await running
    assert [line for request in here.requests for line in wrong(*request[:3])] == []


async def at_once(shard: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it begins anew."""


@asynccontextmanager
async def table(path: Path) -> AsyncIterator[Table]:
    async with connected(path) as made:
        await made.here.command(1, CHANNEL, "game new", game="toy")
        await made.here.command(2, CHANNEL, "game join")
        await made.here.command(1, CHANNEL, "game start")
        await quiet(made.bot)
        yield made


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Any:
    """What is tried again is tried soon; nothing is logged as a fault of ours."""
    monkeypatch.setattr(readers, "RETRY", (0.05, 0.1))
    yield
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR and r.name.startswith("bot")] == []


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


# --- rate limits, and a Discord that fails ----------------------------------------------------------------------------


@pytest.mark.parametrize("everywhere", [False, True])
@pytest.mark.parametrize("where", ["channels/:id/messages", "interactions/:id/:id/callback", "webhooks/:id/:id"])
async def test_a_rate_limit(path: Path, where: str, everywhere: bool) -> None:
    async with table(path) as at:
        later = {"message": "You are being rate limited.", "retry_after": 0.1, "global": everywhere, "code": 0}
        at.here.faults += [("POST", where, 429, later)] * 2
        await at.bids()
        await at.here.command(1, CHANNEL, "secret hand")
        assert at.said("user1 wins the bid with 3.") == 1 and await at.answers() == 2
        assert not at.here.faults
        at.whole()


@pytest.mark.parametrize("status", [500, 502])
async def test_an_acknowledgement_that_fails_is_sent_again(path: Path, status: int) -> None:
    async with table(path) as at:
        at.here.faults.append(("POST", "interactions/:id/:id/callback", status, {"message": "oops", "code": 0}))
        await at.bids()
        assert at.said("user1 wins the bid with 3.") == 1 and await at.answers() == 2


async def test_posts_fail_for_long(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(path) as at:
        # 503 is not tried again by discord.py itself
        at.here.faults += [("POST", "channels/:id/messages", 503, {"message": "oops", "code": 0})] * 12
        await at.bids()
        assert not at.here.faults
        assert at.said("user1 wins the bid with 3.") == 1
        at.whole()


async def test_a_post_that_discord_will_never_take_bars_nothing(path: Path) -> None:
    async with table(path) as at:
        bad = {"message": "Invalid Form Body", "code": 50035, "errors": {}}
        at.here.faults.append(("POST", "channels/:id/messages", 400, bad))
        await at.bids()
        assert at.prompt()["components"]
        at.whole()


# --- the gateway ------------------------------------------------------------------------------------------------------


async def test_the_session_is_lost(path: Path) -> None:
    async with table(path) as at:
        before = [message["id"] for message in at.here.posted(CHANNEL)]
        await at.here.drop(forget=True)
        await at.here.ready()
        assert (at.here.identified, at.here.resumed) == (2, 0)
        await at.quiet()
        assert [message["id"] for message in at.here.posted(CHANNEL)] == before
        await at.bids()
        assert at.said("user1 wins the bid with 3.") == 1


async def test_a_press_during_a_break_is_heard_once(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        prompt, before = at.prompt(), await at.answers()
        await at.here.drop()
        await at.here.press(1, prompt, *having([prompt], ButtonKind.DIRECT)[1:])
        await at.quiet()
        assert at.here.resumed == 1 and await at.answers() == before + 1


# --- interactions -----------------------------------------------------------------------------------------------------


async def test_an_interaction_delivered_twice_is_played_once(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        prompt, before = at.prompt(), await at.answers()
        deed = await at.here.press(1, prompt, *having([prompt], ButtonKind.DIRECT)[1:])
        at.here.again(deed)
        at.here.again(await at.bid(2, 1))
        await at.here.command(2, CHANNEL, "game status")
        await at.quiet()
        assert await at.answers() == before + 1
        at.whole()


async def test_a_press_that_is_answered_too_late_is_played_once_and_told(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        prompt, before = at.prompt(), await at.answers()
        prompt = deepcopy(prompt)  # as it is on the screen of whoever presses
        choices = [(id, pick) for choice, id, pick in pressable(prompt) if choice == ButtonKind.DIRECT]
        await at.here.too_late(1, prompt, choices[0][0])
        await at.quiet()
        assert await at.answers() == before + 1 and choices[0][0] not in shown(at.prompt())
        deed = await at.here.press(1, prompt, *choices[-1])
        await at.quiet()
        assert await at.answers() == before + 1 and is_refused(deed)


def shown(prompt: Payload) -> list[str]:
    """The ids of what can be pressed there."""
    return [id for _, id, _ in pressable(prompt)]


async def test_two_people_click_at_once(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        prompt, before = at.prompt(), await at.answers()
        choices = [(id, pick) for choice, id, pick in pressable(prompt) if choice == ButtonKind.DIRECT]
        await asyncio.gather(*(at.here.press(person, prompt, *choices[-1]) for person in (1, 1, 2, 1)))
        await at.quiet()
        assert await at.answers() == before + 1


async def test_two_people_bid_at_once(path: Path) -> None:
    async with table(path) as at:
        await asyncio.gather(at.bid(1, 3), at.bid(2, 2))
        await at.quiet()
        assert await at.answers() == 2 and at.said("user1 wins the bid with 3.") == 1


# --- moderators, servers and people -----------------------------------------------------------------------------------


async def test_a_deleted_prompt_comes_back_by_itself(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        old = at.prompt()
        at.here.delete(int(old["id"]))
        await came(at, at.asking)
        assert shapes.words(at.prompt()) == shapes.words(old) and at.prompt()["id"] != old["id"]
        await at.here.press(1, at.prompt(), *having([at.prompt()], ButtonKind.DIRECT)[1:])
        await at.quiet()
        assert len(at.asking()) == 1


async def came(at: Table, true: Any) -> None:
    while not true():
        await asyncio.sleep(0.01)
    await at.quiet()


async def test_a_deleted_table_that_waits_for_players_comes_back(path: Path) -> None:
    async with connected(path) as at:
        await at.here.command(1, CHANNEL, "game new", game="toy")
        await at.quiet()
        (table,) = [m for m in at.here.posted(CHANNEL) if m["components"]]
        at.here.delete(int(table["id"]))
        await came(at, lambda: any(m["components"] for m in at.here.posted(CHANNEL)))


async def test_what_the_bot_deletes_itself_does_not_come_back(path: Path) -> None:
    async with table(path) as at:
        old = at.prompt()
        await at.bids()
        gone = [m for m in [old] if m["id"] not in [n["id"] for n in at.here.posted(CHANNEL)]]
        for message in gone:
            at.here.dispatch("MESSAGE_DELETE", {"id": message["id"], "channel_id": str(CHANNEL), "guild_id": "2000"})
        await at.here.command(2, CHANNEL, "game status")
        await at.quiet()
        assert len(at.asking()) == 1


async def test_the_channel_is_deleted_and_the_table_moves(path: Path) -> None:
    async with table(path) as at:
        at.here.delete_channel(CHANNEL)
        game = (await at.live()).game.id
        tables = at.bot.services.tables
        await tables.answers.answer(game, 1, 3)
        await tables.answers.answer(game, 2, 2)
        await at.quiet()
        assert await at.answers() == 2
        await tables.channels.transfer(game, CHANNEL + 1, 1)
        await at.quiet()
        asking = at.asking(CHANNEL + 1)
        await at.here.press(1, asking[-1], *having(asking, ButtonKind.DIRECT)[1:])
        await at.quiet()
        assert (await tables.look(game)).game.answers == 3


async def test_the_bot_is_kicked_and_invited_again(path: Path) -> None:
    async with table(path) as at:
        at.here.kick()
        game = (await at.live()).game.id
        await at.bot.services.tables.answers.answer(game, 1, 3)
        await at.quiet()
        at.here.invite()
        before = at.prompt()["id"]
        await came(at, lambda: at.prompt()["id"] != before)
        assert "<@2>" in shapes.words(at.prompt()) and "<@1>" not in shapes.words(at.prompt()).split("\n")[-1]
        await at.bid(2, 2)
        await at.quiet()
        assert await at.answers() == 2


async def test_a_player_has_left_discord(path: Path) -> None:
    async with table(path) as at:
        gone = {"code": 10013, "message": "Unknown User"}
        at.here.faults += [("GET", "users/:id", 404, gone)] * 20
        await at.bids()
        assert at.said("user1 wins the bid with 3.") == 1
        at.here.faults.clear()
        at.whole()


async def test_letters_are_closed_in_the_middle(path: Path) -> None:
    async with table(path) as at:
        await at.bids()
        letters = [*at.here.posted(LETTERS + 1), *at.here.posted(LETTERS + 2)]
        at.here.closed.update((LETTERS + 1, LETTERS + 2))
        game = (await at.live()).game.id
        while not any(choice == ButtonKind.SECRETS for m in at.here.posted(CHANNEL) for choice, _, _ in pressable(m)):
            live = await at.bot.services.tables.look(game)
            if live.table is None or live.table.ask is None:
                pytest.fail("no secret ever came")
            seat, verb, value = live.table.random_answer(Random(live.game.answers))
            await at.bot.services.tables.answers.answer(game, live.user_of(seat) or 0, value, verb=verb)
            await at.quiet()
        assert letters and letters == [*at.here.posted(LETTERS + 1), *at.here.posted(LETTERS + 2)]
        waits = next(
            m for m in at.here.posted(CHANNEL) if any(choice == ButtonKind.SECRETS for choice, _, _ in pressable(m))
        )
        person = 1 if "<@1>" in shapes.words(waits) else 2
        shown = await at.here.answered(await at.here.press(person, waits, *having([waits], ButtonKind.SECRETS)[1:]))
        assert shown.message["flags"] & 64


# --- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (413, {"message": "Request entity too large", "code": 40005}),
        (403, {"message": "Missing Permissions", "code": 50013}),
    ],
)
async def test_pictures_are_refused(path: Path, status: int, answer: Payload) -> None:
    async with connected(path) as at:
        at.here.fileless = (status, answer)
        await at.here.command(1, CHANNEL, "game new", game="eclipse")
        await at.here.command(2, CHANNEL, "game join")
        await at.here.command(1, CHANNEL, "game start")
        await at.quiet()
        assert at.said("Discord did not accept a picture here") == 1
        assert not [m for m in at.here.posted(CHANNEL) if m["attachments"]]
        live = await at.live()
        for number in range(30):
            live = await at.live()
            assert live.table is not None
            seat, verb, value = live.table.random_answer(Random(number))
            await at.bot.services.tables.answers.answer(live.game.id, live.user_of(seat) or 0, value, verb=verb)
        await at.quiet()
        assert at.said("Discord did not accept a picture here") == 1
        at.here.fileless = None
        at.whole()


async def test_a_board_that_discord_refuses_is_said_in_words(path: Path) -> None:
    async with connected(path) as at:
        await at.here.command(1, CHANNEL, "game new", game="eclipse")
        await at.here.command(2, CHANNEL, "game join")
        await at.here.command(1, CHANNEL, "game start")
        await at.quiet()
        at.here.faults.append(("POST", "webhooks/:id/:id", 413, {"message": "too large", "code": 40005}))
        board = await at.here.command(1, CHANNEL, "game board")
        assert "Discord did not accept a picture here" in board.message["content"]


# --- clocks -----------------------------------------------------------------------------------------------------------


class Jump:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.by = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.by


@pytest.mark.parametrize("hours", [-5, 5])
async def test_a_post_in_doubt_is_found_by_discords_clock(
    path: Path, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot ends after a post that it could not note, far from Discord's time; the nonce is forgotten by then."""
    jump = Jump()
    monkeypatch.setattr(clock, "now", jump)
    async with table(path) as at:
        jump.by = timedelta(hours=hours)
        store = at.bot.services.store
        for noted in ("sent", "arrived"):
            monkeypatch.setattr(store, noted, lambda *told: True)
        await at.bids()
        assert at.said("user1 wins the bid with 3.") == 1
        told = [message["content"] for message in at.here.posted(CHANNEL) if not message["components"]]
        at.here._nonces.clear()
        await at.bot.close()
        again = Astrarch(SqliteStore(path), locales=read_once(HERE, TEXTS), guild_ready_timeout=0.05)
        at.here._ready.clear()
        running = asyncio.create_task(again.start("token"))
        await at.here.ready()
        await came(Table(at.here, again, path), lambda: at.here.identified == 2)
        assert [m["content"] for m in at.here.posted(CHANNEL) if not m["components"]] == told
        await again.close()
        await running


@pytest.mark.parametrize("doubted", [False, True])
async def test_what_may_be_the_message_of_another_table_is_not_taken_back(
    path: Path, doubted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message looks like one that another process gives up meanwhile; `doubted`: and like one of another table."""
    async with table(path) as at:
        store, ledger = at.bot.services.store, at.bot.sender.messenger.ledger
        mine, another = OutgoingMessage("Alike.", "mine"), OutgoingMessage("Alike.", "another")
        for letter in (mine, another) if doubted else (mine,):
            store.begin(letter.sending(CHANNEL))
        channel, looks = at.bot.get_partial_messageable(CHANNEL), ledger._found
        await channel.send("Alike.")

        async def given_up(sending: Sending) -> discord.Message | None:
            found = await looks(sending)
            store.refused(sending.nonce)
            return found

        monkeypatch.setattr(ledger, "_found", given_up)
        with pytest.raises(NotOurs):
            await ledger.create(channel, mine)
        assert at.said("Alike.") == doubted


async def test_a_clock_that_jumps_in_play_loses_and_repeats_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jump = Jump()
    monkeypatch.setattr(clock, "now", jump)
    async with table(path) as at:
        jump.by = timedelta(days=400)
        await at.bid(1, 3)
        jump.by = timedelta(days=-400)
        await at.bid(2, 2)
        await at.quiet()
        assert at.said("user1 wins the bid with 3.") == 1 and await at.answers() == 2
        at.whole()
