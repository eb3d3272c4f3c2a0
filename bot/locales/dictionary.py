"""The entries of one language, each read when it is first said.

Fluent takes a second to read all files of a language, and most processes say little of them. So the files are only cut
into their entries; whoever says one has it read, with those to which it refers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Compiled
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Message, TextElement

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where an entry begins: by its name, which a hyphen precedes where it is a term. All further lines of it are
indented.
"""
_ATTRIBUTE = re.compile(r"^ +\.", re.MULTILINE)
"""Where the first attribute of an entry begins."""
_REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class Dictionary:
    """What can be said in a language."""

    def __init__(
        self, language: str, files: Sequence[Path], functions: Mapping[str, Callable[..., FluentType]]
    ) -> None:
        """`functions`: what the files can call. Where two files have the same entry, the first counts."""
        self._bundle = FluentBundle([language], use_isolating=False, functions=dict(functions))
        self._sources: dict[str, str] = {}
        self._read = set[str]()
        for key, source in (one for file in files for one in entries_of(file, file.stat().st_mtime_ns)):
            self._sources.setdefault(key, source)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def message(self, key: str) -> Compiled:
        """The entry of this key, which must be there."""
        self._make_ready(key)
        return self._bundle.get_message(key)

    def filled(self, pattern: Pattern, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """What is said, and what was wrong with it."""
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(said), errors

    def fixed(self, beginning: str) -> Iterator[str]:
        """What is said under the keys that begin so and in which nothing varies."""
        said = (source for key, source in self._sources.items() if key.startswith(beginning))
        for source in (source for source in said if "{" not in _ATTRIBUTE.split(source)[0]):
            for entry in FluentResource(source).body:
                if isinstance(entry, Message) and entry.value is not None:
                    words = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
                    if len(words) == len(entry.value.elements):
                        yield "".join(words)

    def _make_ready(self, key: str) -> None:
        """Reads the entry, and all that stand in it; two threads may both do so."""
        open_, found = [key], set[str]()
        while open_:
            here = open_.pop()
            if here not in found and here not in self._read and here in self._sources:
                found.add(here)
                self._bundle.add_resource(FluentResource(self._sources[here]))
                open_ += _REFERENCE.findall(self._sources[here])
        self._read |= found


@cache
def entries_of(file: Path, changed: int) -> Sequence[tuple[str, str]]:
    """The entries of a file, as they are written, with their keys."""
    text = file.read_text(encoding="utf-8")
    begins = list(_ENTRY.finditer(text))
    edges = pairwise([*(one.start() for one in begins), len(text)])
    return [(one[1], text[start:end]) for one, (start, end) in zip(begins, edges, strict=True)]
