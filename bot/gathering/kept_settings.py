"""The settings of a table that others like it begin with, as short text such as `pace=quick limit=1440`."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError

from bot.errors import BotError
from bot.settings import TableSettings
from bot.tables.restoring import check_times
from engine.text import T

KEPT = (
    "seating", "pictures", "pace", "reveal", "advice", "talk", "chances", "odds", "whispers", "whispers_after",
    "remind", "limit", "clock", "late", "absent",
)  # fmt: skip
"""By their names; the others belong to a table's channel, its people or its game."""
FIRST_PACE = "before"
"""Of tables that are older than this setting; no new one begins with it."""
YES, NO, BETWEEN = "yes", "no", "+"


def kept(settings: TableSettings) -> dict[str, str]:
    """Those that are not as they usually are."""
    usual = TableSettings()
    chosen = {name: getattr(settings, name) for name in KEPT if getattr(settings, name) != getattr(usual, name)}
    return {name: _written(value) for name, value in chosen.items() if value != FIRST_PACE}


def _written(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return BETWEEN.join(map(str, value)) if isinstance(value, tuple) else str(value)


def settings_from(chosen: Mapping[str, str]) -> dict[str, object]:
    """What these texts stand for, by the fields of `TableSettings`. Raises BotError: there is no such setting."""
    read = {name: _read(name, value) for name, value in chosen.items()}
    try:
        settings = TableSettings.model_validate(read)
        check_times(settings)
    except (ValidationError, ValueError):
        settings = None
    if settings is None or not {*chosen} <= {*KEPT} or (settings.pace == FIRST_PACE and "pace" in chosen):
        raise BotError(T("bot-preset-settings", typed=spelled(chosen)[:80]))
    return {name: getattr(settings, name) for name in chosen}


def spelled(chosen: Mapping[str, str], between: str = " ") -> str:
    """Names and values as they are typed."""
    return between.join(f"{name}={value}" for name, value in chosen.items())


def _read(name: str, value: str) -> object:
    if name == "remind":
        return [part for part in value.split(BETWEEN) if part]
    return {YES: True, NO: False}.get(value, value)
