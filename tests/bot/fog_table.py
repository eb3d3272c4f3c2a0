"""Tables of the fog with words and pictures for what a seat holds and sees, for tests of the bot."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

import pytest

from bot.tables import standing_orders
from engine import games
from engine.text import T, Text
from render import painter_of
from tests import fog_painter
from tests.fog import FogRules, FogView


class BotFog(FogRules):
    """The fog with words for what a seat holds."""

    sections = ("fleet", "map")

    def held(self, view: FogView, section: str) -> Sequence[Text]:
        if view.own is None:
            return []
        if section == "fleet":
            return [T("fog-fleet", n=view.own.warships)]
        if section != "map":
            return []
        return [T("fog-known", n=at, land=T(f"fog-land-{land}")) for at, land in view.own.map.items()]

    def places(self, view: FogView) -> Sequence[tuple[Text, str]]:
        return [(T("fog-field", n=at), fog_painter.FIELD.of(str(at))) for at in sorted(fog_painter.known(view))]


def set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with its pictures, and time that passes when a test says so."""
    games.register(BotFog())
    room = ModuleType("render.fog")
    monkeypatch.setattr(room, "PAINTER", fog_painter.PAINTER, raising=False)
    monkeypatch.setitem(sys.modules, "render.fog", room)
    painter_of.cache_clear()
    monkeypatch.setattr(standing_orders, "SOONEST", 9000.0)
    monkeypatch.setattr(standing_orders, "LATEST", 9000.0)
