"""What a table chooses: its settings, the options of its game, the house rules.

Before the start its owner may change them, and at any time a moderator; the options of the game only before the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import BotError, NotOpen
from bot.gathering.opening import display_name
from bot.live.model import Live
from bot.locales import LANGUAGES, Say
from bot.services.context import Context
from bot.settings import CLOCKS
from bot.store import AuditLine
from bot.tables.guests import Chosen
from bot.widgets.lines import lines
from bot.wording.announcements import choices_of, game_name, house_rule_about, option_name, part_name, value_name
from engine.game import Choice
from engine.text import T, Text, seat_name

EARLY = ("seating", "whispers_after")
"""What can be chosen only before the game begins."""
CLOCK = {name: Text(f"choice-clock-{name}") for name in ("off", *CLOCKS)}
PICTURES = {how: Text(f"bot-setting-pictures-{how}") for how in ("everything", "described", "few")}


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that a table chooses.

    Attributes:
        values: what it can be, each with what it is called.
        now: what it is.
        house: the choice of the game behind it, where it is a house rule.
        part: the part of the rulebook with which it is listed.
    """

    name: str
    text: Text
    values: dict[str, Text]
    now: str
    kind: str
    house: Choice | None = None
    part: str = ""

    def chosen(self, value: str) -> Chosen:
        """The change that sets it to this value."""
        if self.kind == "option":
            return Chosen(options={self.name: value}, early=True)
        if self.name == "language":
            return Chosen(language=value)
        plain: object = {"yes": True, "no": False, "off": ""}.get(value, value)
        return Chosen(settings={self.name: plain}, early=self.name in EARLY)

    @property
    def early(self) -> bool:
        """Whether it can be chosen only before the game begins."""
        return self.chosen(self.now).early


def settings_of(live: Live) -> list[Setting]:
    """Everything there is to choose at this table."""
    chosen, yes_no = live.game.settings, {"no": T("no"), "yes": T("yes")}
    seating = {"joined": T("bot-setting-seating-joined"), "random": T("bot-setting-seating-random")}
    tongues = {language: Text(f"choice-language-{language}") for language in LANGUAGES}
    paces = {pace: Text(f"bot-setting-pace-{pace}") for pace in ("even", "quick", "instant")}
    found = [
        Setting("private", T("bot-setting-private"), yes_no, _yes(chosen.private), "setting"),
        Setting("seating", T("bot-setting-seating"), seating, chosen.seating, "setting"),
        Setting("language", T("bot-setting-language"), tongues, live.game.language, "setting"),
        Setting("pictures", T("bot-setting-pictures"), PICTURES, chosen.pictures, "setting"),
        Setting("pace", T("bot-setting-pace"), paces, chosen.pace, "setting"),
        Setting("clock", T("bot-setting-clock"), CLOCK, chosen.clock or "off", "setting"),
        Setting("reveal", T("bot-setting-reveal"), yes_no, _yes(chosen.reveal), "setting"),
        Setting("advice", T("bot-setting-advice"), yes_no, _yes(chosen.advice), "setting"),
        Setting("talk", T("bot-setting-talk"), yes_no, _yes(chosen.talk), "setting"),
        Setting("chances", T("bot-setting-chances"), yes_no, _yes(chosen.chances), "setting"),
        Setting("odds", T("bot-setting-odds"), yes_no, _yes(chosen.odds), "setting"),
    ]
    if live.rules.may_whisper(live.game.options):
        after = T("bot-setting-whispers-after")
        found.append(Setting("whispers", T("bot-setting-whispers"), yes_no, _yes(chosen.whispers), "setting"))
        found.append(Setting("whispers_after", after, yes_no, _yes(chosen.whispers_after), "setting"))
    return found + [_option(live, choice) for choice in sorted(choices_of(live), key=lambda one: bool(one.doubt))]


def _option(live: Live, choice: Choice) -> Setting:
    game, name = live.game.name, choice.name
    now = live.game.options.get(name, choice.values[0])
    texts = {value: value_name(game, name, value) for value in dict.fromkeys((*choice.values, now))}
    return Setting(name, option_name(game, name), texts, now, "option", choice if choice.doubt else None, choice.part)


def _yes(on: bool) -> str:
    return "yes" if on else "no"


def open_to(live: Live) -> list[Setting]:
    """Those that can be chosen now."""
    return [setting for setting in settings_of(live) if live.game.status == "open" or not setting.early]


def all_listed(live: Live, say: Say) -> str:
    """All of them and what they are, under the name of the game."""
    name = live.game.name
    return lines(f"**{say(game_name(name))}**", *_listed(name, settings_of(live), say))


def _listed(game: str, found: Sequence[Setting], say: Say) -> list[str]:
    """A line for each setting and each part of the rulebook, the house rules under a heading of their own."""
    plain = [f"- {say(words_of(one, one.now))}" for one in found if one.house is None and not one.part]
    for part in dict.fromkeys(setting.part for setting in found if setting.part):
        together = tuple(words_of(setting, setting.now) for setting in found if setting.part == part)
        plain.append(f"- **{say(part_name(game, part))}**: {say(T('bot-part-options', options=together))}")
    house = [
        f"- {say(words_of(setting, setting.now))} ({setting.house.doubt})"
        for setting in found
        if setting.house is not None
    ]
    return [*plain, f"**{say(T('bot-house-rules'))}**", *house] if house else plain


def explained(live: Live, setting: Setting, say: Say) -> list[str]:
    """What a house rule decides, and what else it could be."""
    if setting.house is None:
        return []
    others = [f"- {say(text)}" for value, text in setting.values.items() if value != setting.now]
    about = say(house_rule_about(live.game.name, setting.house))
    return [f"{about} ({setting.house.doubt})", say(T("bot-house-rule-else")), *others]


def words_of(setting: Setting, value: str) -> Text:
    """A setting and a value of it."""
    return T("bot-option", option=setting.text, value=setting.values.get(value, T("bot-setting-other")))


async def change(at: Context, live: Live, setting: Setting, value: str) -> None:
    """Sets it, and says so to the table; a moderator's choice stands in the audit."""
    owner = at.user == live.game.owner and live.game.status == "open"
    if not owner and not await at.services.moderates(at.interaction):
        raise BotError(T("bot-setting-owner-only" if live.game.status == "open" else "bot-moderators-only"))
    if setting.early and live.game.status != "open":
        raise NotOpen
    details = {"setting": setting.name, "from": setting.now, "to": value}
    audit = None if owner else AuditLine(at.user, "settings", "", {**details})
    seat = live.seat_of(at.user)
    who = display_name(at.interaction) if seat is None else seat_name(seat)
    line = T("bot-setting-changed", player=who, setting=setting.text, value=setting.values[value])
    await at.services.tables.guests.configure(live.game.id, setting.chosen(value), line, audit)
