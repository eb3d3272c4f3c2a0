"""Undo past a die, or over somebody else's answer: everyone at the table has to agree, as on Board Game Arena.

What is asked for stands in the buttons: how many answers, the last of them, and who asks. Who agrees stands in the
database, by person and not by seat: somebody who has left is not waited for any more, and a newcomer is asked anew.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.asking.explain import cut
from bot.asking.panels import GREEN, GREY, LABEL, Panel, Row
from bot.asking.presses import AGREE, REFUSE, Press
from bot.asking.rows import view_of
from bot.errors import BotError, NotSeated, StaleVersion
from bot.house import House, Interaction, lines
from bot.live.play import Live, LostAnswer
from bot.locales import Say
from bot.moderators.retold import lost_lines
from bot.replies import soon, tell
from engine.errors import StaleQuestion
from engine.text import Param, T, Text, seat_name

WITHDRAW = ".w"
_turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Two presses at once are looked at one after the other; nothing that counts is remembered here."""


class Vote(NamedTuple):
    """What a request asks for, as its buttons tell it: so many answers up to `last`, asked by this person."""

    answers: int
    last: int
    asker: int

    def __str__(self) -> str:
        return f"{self.answers}.{self.last}.{self.asker}"

    @classmethod
    def read(cls, state: str) -> Vote:
        """The inverse. Raises StaleQuestion: it was not written by us."""
        parts = state.removesuffix(WITHDRAW).split(".")
        if len(parts) != 3 or not all(part.isdigit() and len(part) < 21 for part in parts):
            raise StaleQuestion
        return cls(*map(int, parts))


async def ask(house: House, interaction: Interaction, live: Live, count: int) -> None:
    """Asks the table whether the last answers may be taken back; alone at the table one need not ask."""
    lost = await soon(interaction, _lost(house, live.game.id, count))
    if len(lost) < count:
        raise BotError(T("bot-undo-too-many", n=len(lost)))
    say, vote = house.aloud(live), Vote(count, lost[-1].seq, interaction.user.id)
    if {vote.asker}.issuperset(_people(live)):
        await house.tables.rollback(live.game.id, count, vote.asker, last=vote.last, agreed=True)
        await tell(interaction, undo_words(lost, say))
        return
    words = _words(live, say, vote, lost, {vote.asker})
    await tell(interaction, words, Panel(words, _rows(live, say, vote)))


async def _lost(house: House, game: int, count: int) -> list[LostAnswer]:
    return await house.tables.in_words(game, await house.tables.last_answers(game, count))


def undo_words(lost: list[LostAnswer], say: Say) -> str:
    """What was taken back: whose answers, and to what; never their content."""
    return lines(say(T("bot-taken-back", n=len(lost))), *lost_lines(lost, say))


def _people(live: Live) -> set[int]:
    return {row.user for row in live.seats if row.user is not None}


def _words(live: Live, say: Say, vote: Vote, lost: list[LostAnswer], agreed: set[int]) -> str:
    missing = tuple(f"<@{user}>" for user in _in_order(live, _people(live) - agreed))
    asker = T("bot-undo-asked", agreed=_called(live, vote.asker), n=len(lost))
    with_it = tuple(_called(live, user) for user in _in_order(live, agreed - {vote.asker}))
    yes = say(T("undo-agreed-so-far", players=with_it)) if with_it else ""
    needs = say(T("bot-undo-needs", players=missing))
    return lines(f"**{say(asker)}**", say(T("bot-undo-loses")), *lost_lines(lost, say), yes, needs)


def _called(live: Live, user: int) -> Param:
    """A person at the table by name, somebody who has left it by mention."""
    seat = live.seat_of(user)
    return f"<@{user}>" if seat is None else seat_name(seat)


def _in_order(live: Live, people: set[int]) -> list[int]:
    return [row.user for row in live.seats if row.user in people and row.user is not None]


def _rows(live: Live, say: Say, vote: Vote) -> tuple[Row, ...]:
    def button(op: str, key: str, style: discord.ButtonStyle, more: str = "") -> discord.ui.Button[Any]:
        custom_id = str(Press(live.game.id, "-", f"{op}{vote}{more}"))
        return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=custom_id)

    withdraw = button(REFUSE, "undo-withdraw", GREY, WITHDRAW)
    return ([button(AGREE, "bot-agree", GREEN), button(REFUSE, "bot-refuse", GREY), withdraw],)


async def pressed(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Somebody agrees, refuses, or withdraws the request."""
    live = await house.tables.look(press.game)
    if live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    vote, user = Vote.read(press.choice[1:]), interaction.user.id
    if press.choice.endswith(WITHDRAW) and user != vote.asker:
        raise BotError(T("undo-not-yours"))
    if live.seat_of(user) is None and not press.choice.endswith(WITHDRAW):
        raise NotSeated
    assert interaction.message is not None
    turn = _turns.setdefault(interaction.message.id, asyncio.Lock())
    async with turn:
        await _counted(house, interaction, press, vote)


async def _counted(house: House, interaction: Interaction, press: Press, vote: Vote) -> None:
    live, user = await house.tables.look(press.game), interaction.user.id
    lost = await house.tables.last_answers(live.game.id, vote.answers)
    if len(lost) < vote.answers or lost[-1].seq != vote.last or live.game.standing not in ("running", "paused"):
        raise BotError(T("bot-undo-stale"))
    await interaction.response.defer()
    if press.choice[0] == AGREE:
        await _agree(house, interaction, live, vote)
        return
    key = "undo-withdrawn" if user == vote.asker else "bot-undo-refused"
    await _close(house, interaction, house.aloud(live)(Text(key, {"seat": _called(live, user)})))


async def _agree(house: House, interaction: Interaction, live: Live, vote: Vote) -> None:
    assert interaction.message is not None
    game, say = live.game.id, house.aloud(live)
    lost = await _lost(house, game, vote.answers)
    yes = {vote.asker, interaction.user.id} & _people(live)
    agreed = await house.call(house.store.agree, interaction.message.id, game, yes)
    if not agreed.issuperset(_people(live)):
        words = _words(live, say, vote, lost, agreed & _people(live))
        await _show(interaction, words, view_of(_rows(live, say, vote)))
        return
    try:
        await house.tables.rollback(game, vote.answers, vote.asker, last=vote.last, agreed=True)
    except StaleVersion:
        raise BotError(T("bot-undo-stale")) from None
    await _close(house, interaction, undo_words(lost, say))


async def _close(house: House, interaction: Interaction, words: str) -> None:
    """The vote is over."""
    assert interaction.message is not None
    await house.call(house.store.forget_vote, interaction.message.id)
    await _show(interaction, words, None)


async def _show(interaction: Interaction, words: str, view: discord.ui.View | None) -> None:
    quiet = discord.AllowedMentions.none()
    await interaction.edit_original_response(content=words, view=view, allowed_mentions=quiet)
