"""`/game settings`: what a table has chosen, and choosing anew."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import BotError
from bot.gathering.settings_panel import may_change, panel_of
from bot.gathering.table_settings import Setting, change, explained, open_to, settings_of, words_of
from bot.locales import Say
from bot.names import alike
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.widgets.interactions import Offer
from bot.widgets.lines import lines
from engine.text import T


async def complete_setting(at: Context, typed: str) -> list[Offer]:
    """What can be chosen now, with what it is."""
    live = await at.live_or_none()
    if live is None:
        return []
    say = await at.say(live)
    return matching([(say(words_of(setting, setting.now)), setting.name) for setting in open_to(live)], typed)


async def complete_value(at: Context, typed: str) -> list[Offer]:
    """The values of the setting that is named."""
    live = await at.live_or_none()
    if live is None:
        return []
    say = await at.say(live)
    try:
        setting = _named(settings_of(live), at.typed("setting"), say)
    except BotError:
        return []
    return matching([(say(text), value) for value, text in setting.values.items()], typed)


@command("game settings", complete={"setting": complete_setting, "value": complete_value})
async def show_or_change(at: Context, setting: str = "", value: str = "") -> None:
    """Without a setting all of them, with lists for who may choose; without a value what it is; else it is set."""
    live = await at.live()
    say = await at.say(live)
    if not setting:
        shown = panel_of(live, say, changing=await may_change(at, live))
        await at.whisper(shown.content, shown)
        return
    named = _named(settings_of(live), setting, say)
    if not value:
        await at.whisper(lines(say(words_of(named, named.now)), *explained(live, named, say)))
        return
    picked = _value(named, value, say)
    await change(at, live, named, picked)
    await at.whisper(say(words_of(named, picked)))


def _named(found: Sequence[Setting], typed: str, say: Say) -> Setting:
    wanted = alike(typed)
    for setting in found:
        if wanted in (setting.name, alike(say(setting.text))):
            return setting
    raise BotError(T("bot-no-such-setting", typed=typed[:40]))


def _value(setting: Setting, typed: str, say: Say) -> str:
    wanted = alike(typed)
    for value, text in setting.values.items():
        if wanted in (value, alike(say(text))):
            return value
    raise BotError(T("bot-no-such-value", setting=setting.text, values=tuple(setting.values.values())))
