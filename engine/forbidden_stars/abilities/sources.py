"""What each seat has in force: its faction, the scheme in play, order upgrades that lie face up, and what lasts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ask import Seat
from engine.effects import InForce, Watched
from engine.forbidden_stars.state import State


class Sources(InForce[State]):
    """The index of one game. FS-EVENT-05, FS-UPG-05, FS-UPG-08"""

    def parts(self) -> Iterable[Watched]:
        return (self.state, *self.state.players)

    def sources(self, seat: Seat) -> Iterable[str]:
        player = self.state.players[seat]
        if player.faction:
            yield player.faction
        if player.scheme is not None:
            yield player.scheme
        for id in player.upgrades:
            if id not in player.used:
                yield id
        for effect in self.state.effects:
            if effect.seat == seat:
                yield effect.source

    def owners(self) -> Sequence[Seat]:
        return [player.seat for player in self.state.players if not player.out]
