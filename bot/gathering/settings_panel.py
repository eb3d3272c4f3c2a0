"""All that a table has chosen as one private message, with lists below it for whoever may choose anew."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import BotError
from bot.gathering.table_settings import Setting, all_listed, change, explained, open_to, words_of
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import Need, Right, Where
from bot.services.buttons import Values, button, step_of
from bot.services.context import Context
from bot.services.replies import turn_to
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction, Select
from bot.widgets.lines import lines
from bot.widgets.maker import GREY, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.two_lines import OPTION
from engine.text import T, Text

A_PAGE = 25
SHOW, PICK, SET = "p", "k", "s"
"""What a press does: turn the page, pick a setting, give it a value."""


async def may_change(at: Context, live: Live) -> bool:
    """Whether whoever asks may choose something now: the owner before the start, and at any time a moderator."""
    owner = at.user == live.game.owner and live.game.status == "open"
    return live.game.live and (owner or await at.services.moderates(at.interaction))


def panel_of(live: Live, say: Say, page: int = 0, *, changing: bool = True) -> Panel:
    """All settings in words; where they can be changed, a list to pick one of them."""
    found, rows = open_to(live), list[Row]()
    pages = -(-len(found) // A_PAGE)
    if changing:
        rows.append([_settings(live, say, found, min(page, pages - 1))])
    if changing and pages > 1:
        on = (page + 1) % pages
        rows.append([_button(live, say, T("bot-page-next", n=on + 1, of=pages), f"{SHOW}{on}")])
    return Panel(all_listed(live, say), tuple(rows))


def _settings(live: Live, say: Say, found: Sequence[Setting], page: int) -> Select:
    menu: Select = discord.ui.Select(custom_id=_press(live, f"{PICK}{page}"), placeholder=say(T("bot-setting-pick")))
    for setting in found[page * A_PAGE : (page + 1) * A_PAGE]:
        now = setting.values.get(setting.now, T("bot-setting-other"))
        menu.add_option(label=cut(say(setting.text), OPTION), value=setting.name, description=cut(say(now), OPTION))
    return menu


def _values(live: Live, say: Say, setting: Setting) -> Panel:
    """One setting: what it decides, its values in a list, and the way back."""
    menu: Select = discord.ui.Select(custom_id=_press(live, f"{SET}0/{setting.name}"))
    for value, text in list(setting.values.items())[:A_PAGE]:
        menu.add_option(label=cut(say(text), OPTION), value=value, default=value == setting.now)
    told = lines(f"**{say(words_of(setting, setting.now))}**", *explained(live, setting, say))
    return Panel(told, ([menu], [_button(live, say, T("bot-back"), f"{SHOW}0")]))


def _button(live: Live, say: Say, label: Text, op: str) -> Button:
    return discord.ui.Button(label=cut(say(label), LABEL), style=GREY, custom_id=_press(live, op))


def _press(live: Live, op: str) -> str:
    return str(Press(live.game.id, "-", f"{ButtonKind.SETTINGS}{op}"))


@button(ButtonKind.SETTINGS, need=Need(Right.OWNER_OR_MODERATOR, Where.CHANNEL))
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the message of settings."""
    at, live = Context(services, interaction), await services.tables.look(press.game)
    op, page, name = step_of(press.rest, (SHOW, PICK, SET))
    say, chosen = await at.say(live), next(iter(values), "")
    if op == PICK:
        await turn_to(interaction, _values(live, say, _named(live, chosen)))
        return
    if op == SET:
        setting = _named(live, name)
        if chosen not in setting.values:
            raise BotError(T("bot-unknown-button"))
        await change(at, live, setting, chosen)
        live = await services.tables.look(press.game)
    await turn_to(interaction, panel_of(live, await at.say(live), page, changing=await may_change(at, live)))


def _named(live: Live, name: str) -> Setting:
    """Raises BotError: nothing is called so, or it cannot be chosen any more."""
    setting = next((one for one in open_to(live) if one.name == name), None)
    if setting is None:
        raise BotError(T("bot-setting-gone"))
    return setting
