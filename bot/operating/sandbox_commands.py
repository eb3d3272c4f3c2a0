"""The commands on the page of the sandbox, by the names that they have in its language, as Discord shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from simcord.preview import _commands

Part = dict[str, Any]


@contextmanager
def named_in(language: str) -> Iterator[None]:
    """Lets the page list commands so; what is sent keeps the names that the bot has registered."""
    before: Any = _commands.build_catalog

    def translated(preview: Any, page: Any) -> Part:
        catalog: Part = before(preview, page)
        known = {str(one["id"]): one for some in preview.env.backend.commands.values() for one in some.values()}
        for entry in catalog.get("entries", ()):
            _translate(entry, known[entry["commandId"]], language)
        return catalog

    setattr(_commands, "build_catalog", translated)  # noqa: B010 - simcord lists the names in English
    try:
        yield
    finally:
        setattr(_commands, "build_catalog", before)  # noqa: B010 - as above


def _translate(entry: Part, command: Mapping[str, Any], language: str) -> None:
    leaf, names = command, [_said(command, "name", language)]
    for name in entry["path"][1:]:
        leaf = next(part for part in leaf["options"] if part["name"] == name)
        names.append(_said(leaf, "name", language))
    entry["invocation"] = " ".join(names)
    entry["description"] = _said(leaf, "description", language)
    for option, printed in zip(entry["options"], leaf.get("options") or (), strict=True):
        option["description"] = _said(printed, "description", language)
        for choice, value in zip(option["choices"], printed.get("choices") or (), strict=True):
            choice["name"] = _said(value, "name", language)


def _said(part: Mapping[str, Any], field: str, language: str) -> str:
    """In that language, or else as registered."""
    words: Mapping[str, str] = part.get(f"{field}_localizations") or {}
    return words.get(language) or str(part.get(field, ""))
