"""Where a game stands, as plain values: what a process needs in which programs think."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.ask import Seat
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Position:
    """The last safe point and the answers since; see `Table.rebuild`."""

    rules: AnyRules
    safe: bytes
    tail: tuple[LoggedAnswer, ...]
    undone: int
    epoch: int
    own: Mapping[Seat, int]

    @classmethod
    def of(cls, table: Table) -> Position:
        """Where a table stands that keeps its safe points."""
        return cls(table.rules, table.safe_point, tuple(table.tail), table.undone, table.state.epoch, dict(table.own))

    def table(self) -> Table:
        """Another table that stands there."""
        return Table.rebuild(self.rules, self.safe, self.tail, undone=self.undone, epoch=self.epoch, own=self.own)
