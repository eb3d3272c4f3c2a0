"""Several sides in a hex: battles have two sides, and the active player names whom to fight next. SE-COMBAT-03, D-07"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.ask import Option, Seat
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.combat import battle
from engine.space_empires.play import Game, Question
from engine.space_empires.state import MACHINES, Owner
from engine.text import T, seat_name

OPPONENT = Question("opponent", open=False)


@dataclass(frozen=True)
class Opponent(Id):
    """A side to fight."""

    side: Owner
    tag: ClassVar[str] = "side"

    @property
    def is_machine(self) -> bool:
        """Whether it is the doomsday machine there."""
        return self.side == MACHINES


async def fight(game: Game, at: str, seat: Seat, sides: Iterable[Owner]) -> None:
    """One battle after the other, while the attacker has anything there and the game is not over. D-07"""
    left = list(sides)
    while left and game.at(at, seat) and not game.state.winners and not game.state.lost:
        side = await _next(game, at, seat, left)
        left.remove(side)
        await battle.fight(game, at, seat, side)


async def _next(game: Game, at: str, seat: Seat, left: Sequence[Owner]) -> Owner:
    """Whom to fight next; in games from before it was asked the first. D-07"""
    if not game.state.names_opponents:
        return left[0]
    options = [Option(Opponent(side).id, words.side(side)) for side in left]
    about = T("space_empires-ask-opponent", seat=seat_name(seat), hex=words.hex(at))
    return Opponent.read(await game.pick(OPPONENT, seat, options, about, where=[at])).side
