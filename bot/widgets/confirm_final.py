"""What ends something for good is asked once more: the answer again, with what it ends (`engine.game.Rules.ends`).

Who types a command, or ordered it beforehand, is not asked.
"""

from __future__ import annotations

import discord

from bot.widgets.maker import Frame, Maker, Panel
from bot.widgets.presses import SURE
from engine.ask import Answer, Seat, Shape
from engine.errors import IllegalAnswer
from engine.table import Table
from engine.text import T, Text

RED = discord.ButtonStyle.danger


def ended_by(table: Table | None, seat: Seat, value: object) -> Text | None:
    """What an answer to the seat's open question would end for good; None where it ends nothing, or is refused."""
    ask = table.decides(seat) if table is not None else None
    if table is None or ask is None:
        return None
    try:
        return _ended(table, seat, ask.must[seat], value)
    except IllegalAnswer:
        return None


def _ended(table: Table, seat: Seat, shape: Shape, value: object) -> Text | None:
    answer: Answer = shape.check(value)
    ask = table.decides(seat)
    ended: Text | None = None if ask is None else table.rules.ends(seat, ask, answer)
    return ended


def confirm_final(make: Maker, answer: Text, ended: Text, arg: str = "") -> Panel:
    """The answer again, and the way back. `arg`: the option, where it is one."""
    words = make.say(T("bot-once-more", answer=answer, ends=ended))
    back = make.button("page", T("bot-back"), page=0, arg="")
    return Panel(words, ([make.button(SURE, T("bot-sure"), RED, arg=arg), back],), Frame(make.colour))
