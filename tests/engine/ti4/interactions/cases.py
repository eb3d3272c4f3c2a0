"""Moves for rulings: a whole tactical action, space combat or invasion, laws in play, and guns that bear."""

from __future__ import annotations

from typing import Any

from engine.ti4.actions import invasion, tactical
from engine.ti4.agendas import laws
from engine.ti4.combat import space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.play import Game
from tests.engine.ti4.positions import Played, dice, fleet, own, play
from tests.engine.ti4.skies import activated, combat, row

MISS, HIT = 1, 10
ACTIVE, FOE, OTHER = 0, 1, 2
EMPTY = "46"


def act(game: Game, system: str, *answers: Any, seat: int = ACTIVE, others: str = "pass") -> Played:
    """A tactical action in that system, from activation to production."""
    game.state.turn = seat
    return play(tactical.tactical_action(game, seat), ("activate", seat, system), *answers, others=others)


def duel(
    factions: tuple[str, ...], mine: dict[str, int], theirs: dict[str, int], *results: int, attacker: int = ACTIVE
) -> tuple[Game, Combat]:
    """Seat 0 and seat 1 meet in an empty system, 36 on one side of it and 30 on the other."""
    game = row(36, 46, 30, factions=factions)
    game.state.turn = attacker
    battle = combat(game, EMPTY, attacker, FOE if attacker == ACTIVE else ACTIVE)
    fleet(game, ACTIVE, EMPTY, **mine)
    fleet(game, FOE, EMPTY, **theirs)
    dice(game, *results)
    return game, battle


def siege(factions: tuple[str, ...], mine: dict[str, int], garrison: dict[str, int], *results: int) -> Game:
    """Starpoint of seat 1, and a fleet of seat 0 above it in the active system; new_albion lies beside it."""
    game = row(27, 46, factions=factions)
    game.state.turn = ACTIVE
    activated(game, "27")
    own(game, FOE, "starpoint")
    fleet(game, FOE, "starpoint", **garrison)
    fleet(game, ACTIVE, "27", **mine)
    dice(game, *results)
    return game


def invade(game: Game, *answers: Any, others: str = "pass") -> Played:
    """The invasion of that system."""
    return play(invasion.invade(game, ACTIVE, "27"), *answers, others=others)


def fight(game: Game, battle: Combat, *answers: Any, others: str = "pass") -> Played:
    """The whole space combat."""
    return play(space_combat.fight(game, battle), *answers, others=others)


def pass_law(game: Game, law: str, owner: int | None = None, planet: str | None = None) -> None:
    """Puts a law into play."""
    laws.enact(game, law, owner, planet)


def faces(game: Game, key: str = "ti4-combat-roll") -> list[tuple[int, ...]]:
    """The dice of every roll of a kind that was told, in order, also of those that something changed."""
    keys = {key, f"{key}-modified"}
    return [event.text.params["dice"] for event in game.events if event.text.key in keys]  # type: ignore[misc]
