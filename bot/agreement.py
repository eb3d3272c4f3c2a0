"""Undo past a die, or over somebody else's answer: everyone at the table has to agree, as on Board Game Arena."""

from __future__ import annotations

from typing import Any

import discord

from bot.errors import BotError
from bot.explain import cut
from bot.house import House, Interaction, lines
from bot.locales import Say
from bot.panels import GREEN, GREY, LABEL, Panel, Row
from bot.play import Live, LostAnswer
from bot.presses import AGREE, REFUSE, Press
from bot.replies import soon, tell
from bot.rows import view_of
from engine.errors import StaleQuestion
from engine.text import T, Text, seat_name

SHOWN = 10
_agreed: dict[int, set[int]] = {}


async def ask(house: House, interaction: Interaction, live: Live, count: int) -> None:
    """Asks the table whether the last answers may be taken back; alone at the table one need not ask."""
    lost = await soon(interaction, house.tables.last_answers(live.game.id, count))
    if len(lost) < count:
        raise BotError(T("bot-undo-too-many", n=len(lost)))
    say, seat = house.aloud(live), live.seat_of(interaction.user.id)
    assert seat is not None
    agreed = {seat}
    if agreed.issuperset(_people(live)):
        await house.tables.rollback(live.game.id, count, interaction.user.id, last=lost[-1].seq, agreed=True)
        await tell(interaction, undo_words(lost, say))
        return
    words = _words(live, say, lost, agreed)
    await tell(interaction, words, Panel(words, _rows(live, say, lost, agreed)))


def undo_words(lost: list[LostAnswer], say: Say) -> str:
    """What was taken back: whose answers, never their content."""
    told = [f"- {say(lost_text(answer))}" for answer in lost[-SHOWN:]]
    return lines(say(T("bot-taken-back", n=len(lost))), *told)


def lost_text(answer: LostAnswer) -> Text:
    """One answer that is lost."""
    return T("bot-lost-sealed" if answer.sealed else "bot-lost", seat=seat_name(answer.seat), n=answer.seq)


def _people(live: Live) -> set[int]:
    return {row.seat for row in live.seats if not row.stand_in}


def _words(live: Live, say: Say, lost: list[LostAnswer], agreed: set[int]) -> str:
    missing = tuple(f"<@{live.user_of(seat)}>" for seat in sorted(_people(live) - agreed))
    asker = T("bot-undo-asked", agreed=tuple(seat_name(seat) for seat in sorted(agreed)), n=len(lost))
    told = [f"- {say(lost_text(answer))}" for answer in lost[-SHOWN:]]
    return lines(f"**{say(asker)}**", say(T("bot-undo-loses")), *told, say(T("bot-undo-needs", players=missing)))


def _rows(live: Live, say: Say, lost: list[LostAnswer], agreed: set[int]) -> tuple[Row, ...]:
    mask = sum(1 << seat for seat in agreed)
    state = f"{len(lost)}.{lost[-1].seq}.{mask}"

    def button(op: str, key: str, style: discord.ButtonStyle) -> discord.ui.Button[Any]:
        custom_id = str(Press(live.game.id, "-", f"{op}{state}"))
        return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=custom_id)

    return ([button(AGREE, "bot-agree", GREEN), button(REFUSE, "bot-refuse", GREY)],)


async def pressed(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Somebody agrees or refuses."""
    live = await house.tables.look(press.game)
    seat = live.seat_of(interaction.user.id)
    if live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    if seat is None:
        raise BotError(T("bot-not-seated"))
    count, last, mask = _state(press.choice[1:])
    lost = await house.tables.last_answers(press.game, count)
    if not lost or lost[-1].seq != last:
        raise BotError(T("bot-undo-stale"))
    await interaction.response.defer()
    if press.choice[0] == REFUSE:
        words = house.aloud(live)(T("bot-undo-refused", seat=seat_name(seat)))
        await interaction.edit_original_response(content=words, view=None)
    else:
        await _agree(house, interaction, live, lost, {at for at in range(32) if mask >> at & 1} | {seat})


def _state(state: str) -> tuple[int, int, int]:
    parts = state.split(".")
    if len(parts) != 3 or not all(part.isdigit() and len(part) < 10 for part in parts):
        raise StaleQuestion
    return int(parts[0]), int(parts[1]), int(parts[2])


async def _agree(house: House, interaction: Interaction, live: Live, lost: list[LostAnswer], seats: set[int]) -> None:
    assert interaction.message is not None
    agreed = _agreed.setdefault(interaction.message.id, set()) | seats
    _agreed[interaction.message.id] = agreed
    say = house.aloud(live)
    if not agreed.issuperset(_people(live)):
        view = view_of(_rows(live, say, lost, agreed))
        await interaction.edit_original_response(content=_words(live, say, lost, agreed), view=view)
        return
    del _agreed[interaction.message.id]
    await house.tables.rollback(live.game.id, len(lost), interaction.user.id, last=lost[-1].seq, agreed=True)
    await interaction.edit_original_response(content=undo_words(lost, say), view=None)
