"""Commands fit into what Discord takes, with room to spare: what is too big makes the registration fail as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.__main__ import command_payloads

SUBCOMMANDS = 23
"""Verbs of a group: two fewer than Discord takes."""
MOST = 25
"""Options of a command, and choices of an option."""
LONGEST_COMMAND = 8000
"""Characters of a command, in whatever language is longest."""
COMMANDS = 100
"""Commands in all; a group is one."""


def too_big(payloads: Sequence[Any]) -> Iterator[str]:
    """What Discord would refuse, or soon will."""
    if len(payloads) > COMMANDS:
        yield f"{len(payloads)} commands, and Discord takes {COMMANDS}"
    for payload in payloads:
        length = sum(map(len, words_of(payload)))
        if length > LONGEST_COMMAND:
            yield f"/{payload['name']} has {length} characters, and Discord takes {LONGEST_COMMAND}"
        yield from _crowded(payload)


def _crowded(part: Any, path: str = "/") -> Iterator[str]:
    """The groups, commands and options with too much in them."""
    path, inner = f"{path}{part['name']}", part.get("options", ())
    group = any(option["type"] in (1, 2) for option in inner)
    if group and len(inner) > SUBCOMMANDS:
        yield f"{path} has {len(inner)} verbs and is full at {SUBCOMMANDS}: new verbs belong in groups of their own"
    if not group and len(inner) > MOST:
        yield f"{path} has {len(inner)} options, and Discord takes {MOST}"
    if len(part.get("choices", ())) > MOST:
        yield f"{path} has {len(part['choices'])} choices, and Discord takes {MOST}: let it be completed instead"
    for option in inner:
        yield from _crowded(option, f"{path} ")


def words_of(part: Any) -> Iterator[str]:
    """Everything that counts towards the length of a command."""
    for key in ("name", "description", "value"):
        yield max((str(part.get(key) or ""), *(part.get(f"{key}_localizations") or {}).values()), key=len)
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from words_of(inner)


async def test_every_command_fits() -> None:
    assert list(too_big(await command_payloads())) == []


def command(name: str, type: int = 1, **parts: Any) -> dict[str, Any]:
    return {"name": name, "type": type, "description": "x", **parts}


def verbs(count: int) -> list[dict[str, Any]]:
    return [command(f"v{n}") for n in range(count)]


@pytest.mark.parametrize(
    ("payloads", "said"),
    [
        ([command("game", options=verbs(23))], ""),
        ([command("game", options=verbs(24))], "/game has 24 verbs and is full at 23: new verbs belong in groups"),
        ([command("a", options=[command("b", 2, options=verbs(24))])], "/a b has 24 verbs"),
        ([command("a", options=[command(f"o{n}", 3) for n in range(25)])], ""),
        ([command("a", options=[command(f"o{n}", 3) for n in range(26)])], "/a has 26 options"),
        ([command("a", options=[command("o", 3, choices=verbs(25))])], ""),
        ([command("a", options=[command("o", 3, choices=verbs(26))])], "/a o has 26 choices"),
        ([command("a", description="x" * 7999)], ""),
        ([command("a", description="x", description_localizations={"pl": "x" * 8000})], "/a has 8001 characters"),
        (verbs(100), ""),
        (verbs(101), "101 commands"),
    ],
)
def test_what_is_too_big_is_said(payloads: list[Any], said: str) -> None:
    found = "\n".join(too_big(payloads))
    assert found.startswith(said) and bool(found) == bool(said)
