"""Offers that lie before a seat, such as a deal: what they are, and the buttons that meet them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, CONTENT, GREY, LABEL, ROWS, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.shapes import face_of
from engine.ask import Option, Seat, Shape
from engine.game import AnyRules
from engine.text import T, Text

ACROSS = 5


class Reply(NamedTuple):
    """A way to meet what lies before a seat: the verb, and the option of it."""

    verb: str
    option: Option

    @property
    def rest(self) -> str:
        """How a button says it."""
        return f"{self.verb}/{self.option.id}"


def replies(rules: AnyRules, may: Mapping[str, Shape]) -> list[Reply]:
    """How a seat can meet what lies before it, by what it may do now; offer by offer."""
    found = [
        Reply(verb, option)
        for verb, shape in may.items()
        for option in face_of(shape).choices()
        if rules.question(verb).meets(option)
    ]
    offers = list(dict.fromkeys(reply.option.id for reply in found))
    return sorted(found, key=lambda reply: offers.index(reply.option.id))


def offered_to(live: Live) -> list[Seat]:
    """The seats of people before whom something lies."""
    ask = live.table.ask if live.table is not None else None
    if ask is None:
        return []
    return [row.seat for row in live.seats if not row.stand_in and replies(live.rules, ask.may(row.seat))]


def offered_line(live: Live, say: Say) -> list[str]:
    """Who has something to meet, for the channel; nothing where nobody has."""
    people = tuple(f"<@{live.user_of(seat)}>" for seat in offered_to(live))
    return [f"-# {say(T('bot-offered-to', players=people))}"] if people else []


def offer_lines(found: list[Reply], say: Say) -> list[str]:
    """What lies there, as only its seat may read it; nothing where the buttons say all of it."""
    return list(dict.fromkeys(say(T("bot-offered", terms=more)) for more in _terms(found)))


def _terms(found: list[Reply]) -> list[Text]:
    return [reply.option.more for reply in found if reply.option.more is not None]


def offer_row(live: Live, found: list[Reply], say: Say) -> Row:
    """A button for each way to meet it; what has no room waits until something is met."""
    return [_button(live, reply, say, at) for at, reply in enumerate(found[:ACROSS])]


def with_offers(shown: Panel, live: Live, may: Mapping[str, Shape], say: Say) -> Panel:
    """A seat's own prompt with what lies before it."""
    found = replies(live.rules, may)
    if not found or len(shown.rows) >= ROWS:
        return shown
    words = cut(lines(*offer_lines(found, say), shown.content), CONTENT)
    return replace(shown, content=words, rows=(*shown.rows, offer_row(live, found, say)))


def _button(live: Live, reply: Reply, say: Say, at: int) -> Button:
    custom_id = str(Press(live.game.id, "-", f"{ButtonKind.OFFERED}{reply.rest}"))
    label = cut(say(reply.option.text), LABEL)
    return discord.ui.Button(label=label, style=GREY if at % 2 else BLUE, custom_id=custom_id)
