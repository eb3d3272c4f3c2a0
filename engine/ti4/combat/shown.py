"""What everybody sees of a combat while it goes on: who fights, what they hit on, the dice that fell last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Seat
from engine.ti4.play import Game
from engine.ti4.state import Battle, Rolled


def begin(game: Game, system: str, planet: str | None, sides: tuple[Seat, Seat]) -> None:
    """Attacker and defender meet."""
    game.state.battle = Battle(system, planet, *sides)


def next_round(game: Game, round: int, needs: Mapping[Seat, Mapping[str, int]]) -> None:
    """A round begins; the dice of the last one still lie there."""
    if (battle := game.state.battle) is not None:
        battle.round, battle.retreating = round, None
        battle.needs = {seat: dict(by_type) for seat, by_type in needs.items()}


def retreat(game: Game, seat: Seat | None) -> None:
    """Who has announced a retreat."""
    if (battle := game.state.battle) is not None:
        battle.retreating = seat


def roll(game: Game, seat: Seat, unit: str, need: int, dice: Sequence[int]) -> None:
    """Dice fall, or fall again; those of an earlier round are taken away."""
    if (battle := game.state.battle) is None:
        return
    if battle.rolled != battle.round:
        battle.rolls, battle.rolled, battle.hits = [], battle.round, {}
    others = [one for one in battle.rolls if (one.seat, one.unit) != (seat, unit)]
    battle.rolls = [*others, Rolled(seat, unit, need, [*dice])]


def hits(game: Game, scored: Mapping[Seat, int]) -> None:
    """Both sides have rolled."""
    if (battle := game.state.battle) is not None:
        battle.hits = dict(scored)


def end(game: Game) -> None:
    """The combat is over."""
    game.state.battle = None
