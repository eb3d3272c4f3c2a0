"""Who looks for a table, as others read it, and the list by which they sit down, too."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.clock import moment
from bot.locales import Say
from bot.store import Seek
from bot.widgets.explain import cut
from bot.widgets.interactions import Select
from bot.widgets.maker import LABEL, PLACEHOLDER, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from bot.wording.whom import ago
from engine.text import T, Text

MOST = 25


def seek_lines(seeks: Sequence[Sequence[Seek]], say: Say) -> list[str]:
    """A line for each party."""
    return [f"- {say(seek_text(*party))}" for party in seeks[:MOST]]


def seek_text(one: Seek, *friends: Seek) -> Text:
    """Who wants to play what, and how, together with these."""
    return T("bot-seek-line", player=tuple(f"<@{each.user}>" for each in (one, *friends)), what=seek_what(one))


def seek_what(one: Seek) -> Text:
    """What somebody wants to play, and how."""
    return T(
        "bot-seek-what",
        games=tuple(map(game_name, one.titles)),
        pace=T(f"bot-pace-{one.pace}"),
        seats=T("bot-seek-seats", n=one.seats) if one.seats else T("bot-seek-seats-any"),
        language=Text(f"choice-language-{one.language}") if one.language else T("bot-seek-language-any"),
        when=ago(moment(one.until)),
    )


def seek_rows(seeks: Sequence[Seek], say: Say) -> tuple[Row, ...]:
    """The list by which somebody looks for the same; none where nobody does."""
    if not seeks:
        return ()
    menu: Select = discord.ui.Select(
        custom_id=str(Press(0, "-", ButtonKind.SEEK)), placeholder=cut(say(T("bot-seek-join")), PLACEHOLDER)
    )
    for one in seeks[:MOST]:
        games = say(T("bot-seek-option", player=one.name, games=tuple(map(game_name, one.titles))))
        menu.add_option(label=cut(games, LABEL), value=str(one.user))
    return ([menu],)
