"""Reminders as they are posted: whom the table waits for, what for, and what happens when nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord

from bot import clock
from bot.asking.explain import cut
from bot.asking.panels import GREY, LABEL, Row
from bot.asking.pending import pending
from bot.asking.presses import SNOOZE, Press
from bot.clock import moment, stamp
from bot.errors import BotError, NotSeated
from bot.house import House, Interaction, lines
from bot.live.play import Live
from bot.locales import Say
from bot.posting.messages import Letter, Messenger
from bot.replies import whisper
from bot.store import Game, Outgoing, Reminder, Waited
from bot.waiting import patience
from bot.waiting.whom import ago, at_time, calls, whom
from engine.errors import NotAsked
from engine.text import T, Text, seat_name

SNOOZED = timedelta(hours=3)


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody whom a reminder is for. `until`: when something happens to those who are late."""

    waited: Waited
    until: str | None


async def nudge(house: House, messenger: Messenger, live: Live, row: Outgoing) -> int | None:
    """Posts a reminder for those of its seats that are still waited for; the message, None for none."""
    called = await _still(house, live, row)
    if not called or live.table is None or live.table.ask is None:
        return None
    game = await house.call(house.store.game, row.game)
    mark, user = str(_press(row)), called[0].waited.user if row.seat is not None else None
    if row.claimed and (before := await messenger.marked(live.game.channel, user, moment(row.claimed), mark)):
        return before
    if user is not None:
        say = await messenger.say_to(house, live, user)
        letter = Letter(direct_words(live, game, say, called), row.nonce, _rows(say, row))
        sent = await messenger.direct(user, letter)
        if sent is not None:
            return sent
    say, people = house.aloud(live), [one.waited.user for one in called]
    pinged = calls([one.waited for one in called], [u for u in people if _wants(called, u)])
    letter = Letter(words(live, game, say, called), row.nonce, _rows(say, row), calls=pinged)
    return await messenger.to_channel(live.game.channel, letter)


def _wants(called: Sequence[Called], user: int) -> bool:
    return any(one.waited.user == user and one.waited.person.nudges != "none" for one in called)


async def _still(house: House, live: Live, row: Outgoing) -> list[Called]:
    """Those of the row who are waited for since the same moment."""
    seats: Any = row.payload["seats"]
    wanted = {(seat, since): until for seat, since, until in seats}
    now = await house.call(house.store.waited, live.game.id)
    keys = [(each, (each.wait.seat, each.wait.since)) for each in now]
    return [Called(each, wanted[key]) for each, key in keys if key in wanted]


def words(live: Live, game: Game, say: Say, called: Sequence[Called]) -> str:
    """The reminder in the channel."""
    waited = [one.waited for one in called]
    who = whom(live, say, [each.wait.seat for each in waited], waited)
    return lines(f"⏰ {who}", *_below(live, game, say, called))


def direct_words(live: Live, game: Game, say: Say, called: Sequence[Called]) -> str:
    """The reminder as a direct message."""
    when = ago(patience.since(called[0].waited))
    return lines(
        "⏰ " + say(T("bot-nudge", channel=f"<#{live.game.channel}>", when=when)), *_below(live, game, say, called)
    )


def _below(live: Live, game: Game, say: Say, called: Sequence[Called]) -> list[str]:
    """What for, where, and what happens when."""
    assert live.table is not None and live.table.ask is not None
    about = f"**{say(live.table.ask.about)}** · {link(game.guild, game.channel, game.prompt, say)}"
    told = [*pending(live.table.ask.pending, say), about, *(f"-# {say(text)}" for text in _consequences(live, called))]
    if any(_is_up(one.waited) for one in called):
        told.append(f"-# {say(T('bot-nudge-time-up'))}")
    return told


def _consequences(live: Live, called: Sequence[Called]) -> list[Text]:
    late, found = live.game.settings.late, []
    for until in dict.fromkeys(one.until for one in called if one.until):
        players = tuple(seat_name(one.waited.wait.seat) for one in called if one.until == until)
        when = f"{at_time(moment(until))} ({ago(moment(until))})"
        found.append(Text(f"bot-nudge-{late}", {"players": players, "when": when}))
    return found if late != "nothing" else []


def _is_up(waited: Waited) -> bool:
    table = waited.table
    if not table.limit or table.late != "nothing":
        return False
    return clock.now() >= patience.counted_from(waited) + timedelta(minutes=table.limit)


def link(guild: int | None, channel: int, message: int | None, say: Say) -> str:
    """A link to the question, or to its channel."""
    url = f"https://discord.com/channels/{guild or '@me'}/{channel}" + (f"/{message}" if message else "")
    return f"[{say(T('bot-go-there'))}]({url})"


def _press(row: Outgoing) -> Press:
    return Press(row.game, "-", f"{SNOOZE}{row.id}")


def _rows(say: Say, row: Outgoing) -> tuple[Row, ...]:
    label, custom_id = cut(say(T("bot-snooze")), LABEL), str(_press(row))
    return ([discord.ui.Button(label=label, style=GREY, custom_id=custom_id)],)


# --- the button under it ---------------------------------------------------------------------------------------------


async def snooze(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The one who pressed is reminded once more, later, unless the answer is given by then."""
    live = await house.tables.look(press.game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    if seat not in live.waiting():
        raise NotAsked
    due = clock.now() + SNOOZED
    later = Reminder(0, interaction.user.id, press.game, interaction.channel_id, stamp(due), turn=True)
    await house.call(_instead, house, later)
    await whisper(interaction, (await house.say(interaction))(T("bot-snoozed", when=ago(due))))


def _instead(house: House, later: Reminder) -> None:
    """Keeps it, in place of an earlier one about the same wait."""
    for before in house.store.reminders(user=later.user):
        if before.turn and before.game == later.game:
            house.store.forget_reminder(before.id)
    house.store.remind(later)
