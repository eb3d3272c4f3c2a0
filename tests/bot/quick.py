"""What costs time without a test seeing it: bots that tell Discord alike of their commands, and waiting for the disk.

The commands in every language are made once; `tests/bot/test_quick.py` compares what is kept with what is made anew. A
commit does not wait for the disk: that matters only where power is lost, and there `tests/bot/test_store.py` looks.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from discord import app_commands

from bot.services.commands import CommandTranslator
from bot.store.sqlite import opening

KEPT: dict[tuple[Any, ...], dict[str, Any]] = {}
"""A group in all languages, by the files of the words and by the group in English."""
translated = app_commands.Group.get_translated_payload
SYNCHRONOUS = opening.SYNCHRONOUS
"""What the bot itself has."""


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a group that is like an earlier one is not translated again, and no commit waits for the disk."""
    monkeypatch.setattr(opening, "SYNCHRONOUS", "OFF")
    monkeypatch.setattr(app_commands.Group, "get_translated_payload", _remembered)


async def _remembered(group: app_commands.Group, tree: Any, translator: Any) -> dict[str, Any]:
    if type(translator) is not CommandTranslator:
        return await translated(group, tree, translator)
    key = (translator._locales.folders, json.dumps(group.to_dict(tree), sort_keys=True))
    if key not in KEPT:
        KEPT[key] = await translated(group, tree, translator)
    return KEPT[key]
