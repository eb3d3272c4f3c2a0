"""Commands in both languages, and panels of every shape, as Discord's own description of its API wants them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.__main__ import command_payloads
from bot.locales import HERE, LANGUAGES, read_once
from bot.measuring.loopback_shapes import LAYOUT
from bot.widgets.layouts import Shown, layout_of
from bot.widgets.maker import Maker
from bot.widgets.modals import modal
from bot.widgets.panels import panel
from bot.widgets.presses import Move, PartialStore
from bot.widgets.rows import view_of
from bot.widgets.shapes import face_of
from engine.ask import Amount, Form, FreeText, Shape, Spread
from tests.bot.harness import TEXTS
from tests.bot.openapi import wrong
from tests.bot.zoo import SHAPES, TELLING

NAME = re.compile(r"^[-_'\w]{1,32}$")
BOARD = Shown("attachment://board.png", "a board")
CALLBACK = ("POST", "interactions/:id/:id/callback")


def parts(payload: Any) -> Iterator[Any]:
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


async def test_the_commands_are_as_discord_wants_them_in_both_languages() -> None:
    payloads = await command_payloads()
    assert wrong("PUT", "applications/:id/commands", payloads) == []
    menu = [
        payload for payload in payloads if payload["type"] == 3
    ]  # in the menu of a message, called as people read it
    for entry in menu:
        said = [entry["name"], *entry["name_localizations"].values()]
        assert len(said) == len(LANGUAGES) and all(0 < len(name) <= 32 for name in said), said
    assert 0 < len(menu) <= 5
    for part in (part for payload in payloads if payload not in menu for part in parts(payload)):
        said = [part["name"], *(part.get("name_localizations") or {}).values()]
        assert all(NAME.match(name) and name == name.lower() for name in said), said
        assert set(part["description_localizations"]) == set(LANGUAGES) - {"en"}, part["name"]


def maker(language: str, move: Move) -> Maker:
    say = read_once(HERE, TEXTS).speaker(language)
    return Maker(123456789012, "999999.999999999", move, say, PartialStore(), "zoo")


def steps(shape: Shape) -> list[Move]:
    """The prompt itself, and each field of a form."""
    return [Move(), *(Move(field=at) for at in range(len(shape.fields) if isinstance(shape, Form) else 0))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*SHAPES, *TELLING])
def test_a_panel_of_every_shape(kind: str, language: str) -> None:
    shape = {**SHAPES, **TELLING}[kind]
    for move in steps(shape):
        shown = panel(maker(language, move), shape, ["**?**"], face_of(shape).unpack(""))
        plain = {"content": shown.content, "components": view_of(shown.rows).to_components(), "flags": 64}
        laid = {"components": layout_of(shown, [BOARD]).to_components(), "flags": LAYOUT | 64}
        assert 0 < len(shown.content) <= 2000
        for data in (plain, laid):
            assert wrong(*CALLBACK, {"type": 4, "data": data}) == []
            assert wrong(*CALLBACK, {"type": 7, "data": data}) == []
            assert wrong("POST", "channels/:id/messages", data) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [kind for kind, shape in SHAPES.items() if isinstance(shape, (Amount, Spread, FreeText))]
)
def test_a_modal_of_every_shape(kind: str, language: str) -> None:
    form = modal(maker(language, Move()), SHAPES[kind], "?", face_of(SHAPES[kind]).unpack(""))
    assert wrong(*CALLBACK, {"type": 9, "data": form.to_dict()}) == []


@pytest.mark.parametrize(
    "component",
    [
        {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "1"},
        {"type": 2, "style": 1, "label": "x", "custom_id": "x" * 101},
        {"type": 3, "custom_id": "1", "options": [{"label": "x", "value": str(n)} for n in range(26)]},
        {"type": 3, "custom_id": "1", "options": []},
    ],
)
def test_what_discord_would_refuse_is_seen(component: dict[str, Any]) -> None:
    data = {"content": "x", "components": [{"type": 1, "components": [component]}]}
    assert wrong("POST", "channels/:id/messages", data)
