"""`/mod timers`: how long a table waits for an answer, when it reminds, and what happens to those who are late."""

from __future__ import annotations

from functools import reduce

from bot.errors import BotError
from bot.live.audit_lines import one_line, signed
from bot.live.model import Live
from bot.services import authority
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.settings import CLOCKS, DAY, TableSettings
from bot.store import AuditLine
from bot.waiting.whens import minutes, steps
from bot.widgets.interactions import Offer
from bot.wording.whom import span, timer_texts
from engine.text import T

LATE = ("nothing", "answer", "seat", "vote")
NO_CLOCK = "off"
SHORTEST, LONGEST, MOST = 10, 60 * DAY, 5
OFF = ("off", "0", "none", "never", "nie", "nigdy", "brak", "wyłącz")


async def complete_times(at: Context, typed: str) -> list[Offer]:
    """When a table usually reminds."""
    return matching([(words, words) for words in ("12h", "1d", "1d 3d", "12h 1d 2d", "off", typed) if words], typed)


async def complete_limits(at: Context, typed: str) -> list[Offer]:
    """How long it usually waits."""
    return matching([(words, words) for words in ("12h", "1d", "2d", "3d", "7d", "off", typed) if words], typed)


CHOICES = {
    "clock": [f"clock-{name}" for name in (NO_CLOCK, *CLOCKS)],
    "late": [f"late-{what}" for what in LATE],
    "absence": ["absence-spared", "absence-counts"],
}


@command("mod timers", choices=CHOICES, complete={"remind": complete_times, "limit": complete_limits})
async def timers(
    at: Context,
    remind: str = "",
    limit: str = "",
    clock: str = "",
    late: str = "",
    absence: str = "",
    reason: str = "",
) -> None:
    """Shows them, or sets what is typed."""
    live, typed = await at.live(), (remind, limit, clock, late, absence)
    if any(typed):
        live = await _set(at, live, typed, one_line(reason))
    say = await at.say(live)
    await at.whisper("\n".join(f"- {say(text)}" for text in timer_texts(live.game.settings)))


async def _set(at: Context, live: Live, typed: tuple[str, str, str, str, str], reason: str) -> Live:
    own = live.table is None and at.user == live.game.owner
    if not own and not await authority.admits(at, "mod-timers-change"):
        raise BotError(T("bot-timers-who"))
    settings = read(live.game.settings, *typed)
    timers = reduce(lambda one, more: T("bot-timers-and", one=one, more=more), timer_texts(settings))
    line = signed(T("bot-timers-set", timers=timers), at.user, reason)
    audit = None if own else AuditLine(at.user, "timers", reason, {"limit": settings.limit, "late": settings.late})
    return await at.services.tables.late.set_timers(live.game.id, settings, line, audit)


def read(before: TableSettings, remind: str, limit: str, clock: str, late: str, absence: str) -> TableSettings:
    """The settings with what was typed; what was not stays as it is.

    Raises:
        BotError: not a time, too short or too long, or a consequence without a limit.
    """
    changed: dict[str, object] = {}
    if remind:
        changed["remind"] = _remind(remind)
    if limit:
        changed["limit"] = _limit(limit)
    if clock:
        changed["clock"] = clock.removeprefix("clock-").replace(NO_CLOCK, "")
    if late:
        changed["late"] = late.removeprefix("late-")
    if absence:
        changed["absent"] = absence == "absence-counts"
    settings = before.model_copy(update=changed)
    if late and settings.late != "nothing" and not settings.longest:
        raise BotError(T("bot-timers-no-limit"))
    return settings


def _remind(typed: str) -> tuple[int, ...]:
    if typed.strip().casefold() in OFF:
        return ()
    found = steps(typed)
    if found is None:
        raise BotError(T("bot-timers-form", typed=typed[:40]))
    _in_range(*found)
    return found


def _limit(typed: str) -> int:
    if typed.strip().casefold() in OFF:
        return 0
    found = minutes(typed)
    if found is None:
        raise BotError(T("bot-timers-limit-form", typed=typed[:40]))
    _in_range(found)
    return found


def _in_range(*found: int) -> None:
    if len(found) > MOST or not all(SHORTEST <= each <= LONGEST for each in found):
        raise BotError(T("bot-timers-range", low=span(SHORTEST), high=span(LONGEST)))
