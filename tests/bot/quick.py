"""What all bots of these tests tell Discord alike is made once: their commands in every language.

`tests/bot/test_quick.py` compares what is kept with what is made anew.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from discord import app_commands

from bot.services.commands import Words

KEPT: dict[tuple[Any, ...], dict[str, Any]] = {}
"""A group in all languages, by the files of the words and by the group in English."""
translated = app_commands.Group.get_translated_payload


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a group that is like an earlier one is not translated again."""
    monkeypatch.setattr(app_commands.Group, "get_translated_payload", _remembered)


async def _remembered(group: app_commands.Group, tree: Any, translator: Any) -> dict[str, Any]:
    if type(translator) is not Words:
        return await translated(group, tree, translator)
    key = (translator._locales.folders, json.dumps(group.to_dict(tree), sort_keys=True))
    if key not in KEPT:
        KEPT[key] = await translated(group, tree, translator)
    return KEPT[key]
