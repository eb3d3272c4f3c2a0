"""Reminders as they are posted: whom the table waits for, what for, and what happens when nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot import clock
from bot.clock import moment
from bot.live.model import Live
from bot.locales import Say
from bot.names import Said
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posting
from bot.services.services import Services
from bot.store import GameRow, Outgoing, Waited
from bot.store.posts import NudgePost
from bot.widgets.explain import cut
from bot.widgets.lines import lines
from bot.widgets.maker import GREY, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording import patience
from bot.wording.pending import pending
from bot.wording.whom import ago, at_time, calls, whom
from engine.text import T, Text, seat_name


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody whom a reminder is for. `until`: when something happens to those who are late."""

    waited: Waited
    until: str | None


async def nudge(at: Posting, row: Outgoing, post: NudgePost) -> int | None:
    """Posts a reminder for those of its seats that are still waited for by now. The prompt stays where links lead."""
    services, messenger, live = at.services, at.messenger, await at.services.tables.look(row.game)
    called = await _still(services, live, post)
    if not called or live.table is None or live.table.ask is None:
        return None
    game = await services.call(services.store.game, row.game)
    user = called[0].waited.user if row.seat is not None else None
    if user is not None:
        _, say = await services.reader(live, user)
        letter = OutgoingMessage(direct_words(live, game, say, called), row.nonce, _rows(say, row), note=row.note)
        sent = await messenger.direct(user, letter, None if post.beside else live.game.channel)
        if sent is not None or post.beside:
            return sent
    say, people = services.aloud(live), [one.waited.user for one in called]
    pinged = calls([one.waited for one in called], [u for u in people if _wants(called, u)])
    letter = OutgoingMessage(words(live, game, say, called), row.nonce, _rows(say, row), calls=pinged, note=row.note)
    if user is not None:
        return await messenger.call(live.game.channel, user, letter)
    return await messenger.to_channel(live.game.channel, letter)


def _wants(called: Sequence[Called], user: int) -> bool:
    return any(one.waited.user == user and one.waited.person.nudges != "none" for one in called)


async def _still(services: Services, live: Live, post: NudgePost) -> list[Called]:
    """Those of the row who are waited for since the same moment."""
    wanted = {(seat, since): until for seat, since, until in post.seats}
    now = await services.call(services.store.waited, live.game.id)
    keys = [(each, (each.wait.seat, each.wait.since)) for each in now]
    return [Called(each, wanted[key]) for each, key in keys if key in wanted]


def words(live: Live, game: GameRow, say: Say, called: Sequence[Called]) -> str:
    """The reminder in the channel."""
    waited = [one.waited for one in called]
    who = whom(live, say, [each.wait.seat for each in waited], waited)
    return lines(f"⏰ {who}", *_below(live, game, say, called))


def direct_words(live: Live, game: GameRow, say: Say, called: Sequence[Called]) -> str:
    """The reminder as a direct message."""
    when = ago(patience.since(called[0].waited))
    return lines(
        "⏰ " + say(T("bot-nudge", channel=f"<#{live.game.channel}>", when=when)), *_below(live, game, say, called)
    )


def _below(live: Live, game: GameRow, say: Say, called: Sequence[Called]) -> list[str]:
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
        when = Said(f"{at_time(moment(until))} ({ago(moment(until))})")
        found.append(Text(f"bot-nudge-{late}", {"players": players, "when": when}))
    return found if late != "nothing" else []


def _is_up(waited: Waited) -> bool:
    table = waited.table
    return table.longest > 0 and table.late == "nothing" and clock.now() >= patience.ends(waited)


def link(guild: int | None, channel: int, message: int | None, say: Say) -> str:
    """A link to the question, or to its channel."""
    url = f"https://discord.com/channels/{guild or '@me'}/{channel}" + (f"/{message}" if message else "")
    return f"[{say(T('bot-go-there'))}]({url})"


def _press(row: Outgoing) -> Press:
    return Press(row.game, "-", f"{ButtonKind.SNOOZE}{row.id}")


def _rows(say: Say, row: Outgoing) -> tuple[Row, ...]:
    label, custom_id = cut(say(T("bot-snooze")), LABEL), str(_press(row))
    return ([discord.ui.Button(label=label, style=GREY, custom_id=custom_id)],)
