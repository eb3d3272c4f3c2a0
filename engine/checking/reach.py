"""What play has come to: which rules of the catalogue were carried out, and of which components something was said."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import CodeType, FrameType

from engine.checking.ruleindex import Index
from engine.component import Component
from engine.events import Event
from engine.text import Json, Param, Text, to_json


@dataclass(slots=True)
class Reach:
    """What was reached in the games that were watched: functions that were called, and texts that were said."""

    called: dict[CodeType, None] = field(default_factory=dict)
    said: dict[str, None] = field(default_factory=dict)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Notes every function that is called meanwhile."""

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                self.called[frame.f_code] = None

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def hear(self, events: Iterable[Event]) -> None:
        """Notes everything that an account says."""
        for event in events:
            for text in (event.text, *event.secret.values()):
                self.said.update((str(to_json(part)), None) for part in _parts(text))

    def rules(self, made: Index, root: str) -> list[str]:
        """The rules of an index that were carried out: what names them was called, or a part of it.

        `root`: where the files of the index lie.
        """
        called = [(code.co_filename, code.co_qualname.replace(".<locals>", "")) for code in self.called]
        places = [f"{file.removeprefix(root)}:{name}" for file, name in called if file.startswith(root)]
        reached = {whole: None for place in places for whole in _wholes(place)}
        return [id for id, cited in made.rules.items() if any(place in reached for place in cited.code)]

    def components(self, known: Sequence[Component]) -> list[str]:
        """The components whose names were said."""
        return [one.id for one in known if str(to_json(one.name)) in self.said]


def _parts(param: Param | None) -> Iterator[Text]:
    """A text and all that stands in it."""
    if isinstance(param, Text):
        yield param
        for inner in param.params.values():
            yield from _parts(inner)
    elif isinstance(param, tuple):
        for inner in param:
            yield from _parts(inner)


def _wholes(place: str) -> Iterator[str]:
    """The function, what it stands in, and its module, as an index names them."""
    file, _, name = place.partition(":")
    parts = name.split(".")
    yield f"{file}:"
    for end in range(1, len(parts) + 1):
        yield f"{file}:{'.'.join(parts[:end])}"


def coverage_json(reached: Sequence[str], known: Sequence[str]) -> Json:
    """How many of how many, and which were not."""
    found = dict.fromkeys(reached)
    missing: list[Json] = [id for id in known if id not in found]
    return {"reached": len(found), "of": len(known), "missing": missing}
