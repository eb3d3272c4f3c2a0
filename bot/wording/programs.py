"""Lists under an open table: the computer players who can sit down, and those who can be taken away again."""

from __future__ import annotations

import discord

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.explain import DESCRIPTION, cut
from bot.widgets.interactions import Select
from bot.widgets.maker import LABEL, PLACEHOLDER, Row
from bot.widgets.presses import ButtonKind as Button
from bot.widgets.presses import Press
from bot.wording.sitting import about_text, kind_text, stands_in
from engine.players.characters import offered
from engine.text import T, Text

SEAT, DROP = "+", "-"


def program_rows(live: Live, say: Say, free: bool) -> list[Row]:
    """What can be done about computer players; to sit down only where a seat is `free` and somebody knows the game."""
    rows = list[Row]()
    if free and live.rules.mind is not None:
        rows.append([_newcomers(live, say)])
    if any(row.stand_in for row in live.seats):
        rows.append([_seated(live, say)])
    return rows


def _newcomers(live: Live, say: Say) -> Select:
    menu = _menu(live, say, SEAT, T("bot-program-add"))
    for kind in offered(live.rules.mind is not None):
        about = cut(say(about_text(kind)), DESCRIPTION)
        menu.add_option(label=cut(say(kind_text(kind)), LABEL), value=str(kind), description=about)
    return menu


def _seated(live: Live, say: Say) -> Select:
    menu = _menu(live, say, DROP, T("bot-program-drop"))
    for row in live.seats:
        if row.stand_in:
            menu.add_option(label=cut(f"{row.seat + 1}. {say(stands_in(row))}", LABEL), value=str(row.seat))
    return menu


def _menu(live: Live, say: Say, op: str, text: Text) -> Select:
    custom_id = str(Press(live.game.id, "-", f"{Button.PROGRAM}{op}"))
    return discord.ui.Select(custom_id=custom_id, placeholder=cut(say(text), PLACEHOLDER))
