"""`/game settings`: what a table has chosen, and choosing anew.

Before the start its owner may, and at any time a moderator; the options of the game only before the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.commands.common import Choice, matching
from bot.errors import BotError, NotOpen
from bot.gathering.company import Chosen
from bot.gathering.opening import display_name
from bot.gathering.welcome import game_name, option_name, value_name
from bot.house import House, Interaction, lines
from bot.live.play import Live
from bot.locales import LANGUAGES, Locales, Say
from bot.replies import whisper
from bot.store import AuditLine
from engine.text import T, Text


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that a table chooses.

    Attributes:
        values: what it can be, each with what it is called.
        now: what it is.
        chosen: what it takes to choose a value.
    """

    name: str
    text: Text
    values: dict[str, Text]
    now: str
    kind: str

    def chosen(self, value: str) -> Chosen:
        """The change that sets it to this value."""
        if self.kind == "option":
            return Chosen(options={self.name: value}, early=True)
        if self.name == "language":
            return Chosen(language=value)
        plain: object = {"yes": True, "no": False}.get(value, value)
        return Chosen(settings={self.name: plain}, early=self.name == "seating")

    @property
    def early(self) -> bool:
        """Whether it can be chosen only before the game begins."""
        return self.chosen(self.now).early


def settings_of(live: Live) -> list[Setting]:
    """Everything there is to choose at this table."""
    chosen, yes_no = live.game.settings, {"no": T("no"), "yes": T("yes")}
    seating = {"joined": T("bot-setting-seating-joined"), "random": T("bot-setting-seating-random")}
    tongues = {language: Text(f"choice-language-{language}") for language in LANGUAGES}
    found = [
        Setting("private", T("bot-setting-private"), yes_no, _yes(chosen.private), "setting"),
        Setting("seating", T("bot-setting-seating"), seating, chosen.seating, "setting"),
        Setting("language", T("bot-setting-language"), tongues, live.game.language, "setting"),
        Setting("reveal", T("bot-setting-reveal"), yes_no, _yes(chosen.reveal), "setting"),
    ]
    return found + [_option(live, choice.name, choice.values) for choice in live.rules.choices]


def _option(live: Live, name: str, values: Sequence[str]) -> Setting:
    game = live.game.name
    texts = {value: value_name(game, name, value) for value in values}
    return Setting(name, option_name(game, name), texts, live.game.options.get(name, values[0]), "option")


def _yes(on: bool) -> str:
    return "yes" if on else "no"


async def show_or_change(house: House, interaction: Interaction, live: Live, name: str, value: str) -> None:
    """Without a setting all of them; without a value what it is; else it is set."""
    say = await house.say(interaction, live)
    found = settings_of(live)
    if not name:
        told = [f"- {say(_words(setting, setting.now))}" for setting in found]
        await whisper(interaction, lines(f"**{say(game_name(live.game.name))}**", *told))
        return
    setting = _named(house.locales, found, name, say)
    if not value:
        await whisper(interaction, say(_words(setting, setting.now)))
        return
    picked = _value(setting, value, say)
    await _change(house, interaction, live, setting, picked)
    await whisper(interaction, say(_words(setting, picked)))


def _words(setting: Setting, value: str) -> Text:
    return T("bot-option", option=setting.text, value=setting.values.get(value, T("bot-setting-other")))


def _named(locales: Locales, found: Sequence[Setting], typed: str, say: Say) -> Setting:
    wanted = typed.strip().casefold()
    for setting in found:
        if wanted in (setting.name, say(setting.text).casefold()):
            return setting
    raise BotError(T("bot-no-such-setting", typed=typed[:40]))


def _value(setting: Setting, typed: str, say: Say) -> str:
    wanted = typed.strip().casefold()
    for value, text in setting.values.items():
        if wanted in (value, say(text).casefold()):
            return value
    raise BotError(T("bot-no-such-value", setting=setting.text, values=tuple(setting.values.values())))


async def _change(house: House, interaction: Interaction, live: Live, setting: Setting, value: str) -> None:
    """Sets it, and says so to the table; a moderator's choice stands in the audit."""
    owner = interaction.user.id == live.game.owner and live.game.status == "open"
    if not owner and not await house.moderates(interaction):
        raise BotError(T("bot-setting-owner-only" if live.game.status == "open" else "bot-moderators-only"))
    if setting.early and live.game.status != "open":
        raise NotOpen
    details = {"setting": setting.name, "from": setting.now, "to": value}
    audit = None if owner else AuditLine(interaction.user.id, "settings", "", {**details})
    who = discord.utils.escape_markdown(display_name(interaction))
    line = T("bot-setting-changed", player=who, setting=setting.text, value=setting.values[value])
    await house.tables.configure(live.game.id, setting.chosen(value), line, audit)


# --- autocomplete ----------------------------------------------------------------------------------------------------


async def complete_setting(house: House, interaction: Interaction, live: Live, typed: str) -> list[Choice]:
    """What can be chosen now, with what it is."""
    say, opened = await house.say(interaction, live), live.game.status == "open"
    found = [setting for setting in settings_of(live) if opened or not setting.early]
    return matching([(say(_words(setting, setting.now)), setting.name) for setting in found], typed)


async def complete_value(house: House, interaction: Interaction, live: Live, typed: str) -> list[Choice]:
    """The values of the setting that is named."""
    say, name = await house.say(interaction, live), str(getattr(interaction.namespace, "setting", "") or "")
    try:
        setting = _named(house.locales, settings_of(live), name, say)
    except BotError:
        return []
    return matching([(say(text), value) for value, text in setting.values.items()], typed)
