"""Lines that show something hidden, by game, and whether a seal of their own stands before them (`Run.seal`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.ask import Seat
from engine.events import Event
from engine.run import Run

Known = tuple[Seat, ...] | None


@dataclass(slots=True)
class Shown:
    """What was sealed and said, in order.

    Attributes:
        together: by key of a line, the keys that one seal covers.
        heard: the keys of those lines that were said.
        private: the keys of all other lines that somebody reads alone.
        bare: lines that no seal of their own stood before, for those who read it and nobody else.
    """

    together: Mapping[str, Collection[str]]
    heard: set[str] = field(default_factory=set)
    bare: list[str] = field(default_factory=list)
    private: set[str] = field(default_factory=set)
    _sealed: Known = ()
    _after: set[str] = field(default_factory=set)

    def seal(self, to: Known) -> None:
        """Something became known to these seats (None: to all)."""
        self._sealed, self._after = to, set()

    def said(self, event: Event) -> None:
        """A line was added to the account."""
        key = next(iter(event.secret.values())).key if event.text is None else event.text.key
        if key not in self.together:
            self.private |= {key} if event.secret else set()
            return
        self.heard.add(key)
        readers = set(event.secret) or None
        sealed = None if self._sealed is None else set(self._sealed)
        if sealed != readers or not self._after <= set(self.together[key]):
            self.bare.append(key)
        self._after.add(key)

    def answered(self) -> None:
        """What an answer did has been told; the next one needs a seal of its own."""
        self._sealed, self._after = (), set()


def by_key(groups: Sequence[Collection[str]], game: str) -> dict[str, Collection[str]]:
    """Each key of these groups (without the game's prefix), with its group."""
    found = [frozenset(f"{game}-{key}" for key in group) for group in groups]
    return {key: group for group in found for key in group}


@contextmanager
def watched(groups: Mapping[str, Collection[str]]) -> Iterator[Shown]:
    """Everything that is sealed and said meanwhile, in whatever game."""
    shown, seal, add = Shown(groups), Run.seal, Run._add

    def sealing(run: Run[Any], to: Collection[Seat] | None = None, *, of: Seat | None = None) -> None:
        shown.seal(None if to is None else tuple(to))
        seal(run, to, of=of)

    def adding(run: Run[Any], event: Event) -> None:
        shown.said(event)
        add(run, event)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Run, "seal", sealing)
        patch.setattr(Run, "_add", adding)
        yield shown


def begin(run: Run[Any]) -> None:
    """Nothing has been shown yet that an answer would be sealed for."""
    run.sealed, run.learned, run.knew = False, (), None
