"""What a player reads with a question: what the next influence disc costs, and whether it can be paid; where the
Influence action could only give sectors up, and which actions could do nothing; what there is to pay a technology with.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Ask, PickOne, Seat
from engine.eclipse import words
from engine.eclipse.actions import influence
from engine.eclipse.components import ACTIONS, REACTIONS, Resource
from engine.eclipse.economy import discs, population
from engine.eclipse.play import Game
from engine.notes import Notes
from engine.text import T, Text

ON_DISCS = frozenset({"action", "influence", "control", "claim"})
"""Kinds of questions that may put a disc from the track onto the map or an action."""
RESEARCH = "research"
SCIENCE: Resource = "science"
NOTED = ON_DISCS | {RESEARCH}


def notes(game: Game, seat: Seat, ask: Ask) -> Notes:
    """The notes on an open question. EC-DISC-02, EC-UPKEEP-02, EC-RESEARCH-04"""
    if ask.kind == RESEARCH:
        return Notes((T("eclipse-note-stored", amount=words.amount(SCIENCE, game.player(seat).storage[SCIENCE])),))
    if ask.kind not in ON_DISCS or not discs.available(game, seat):
        return Notes((T("eclipse-note-no-discs"),) if ask.kind == "action" else ())
    player = game.player(seat)
    upkeep = {"now": discs.cost(player), "next": discs.cost_with(player, -1)}
    money = {"income": population.production(player, "money"), "stored": player.storage["money"]}
    disc = T("eclipse-note-disc", **upkeep, **money)
    return Notes((disc, *_actions(game, seat, ask)) if ask.kind == "action" else (disc,))


def _actions(game: Game, seat: Seat, ask: Ask) -> Iterator[Text]:
    """What Influence could only do, and the actions that are missing. EC-INF-04, EC-ACT-04"""
    player, shape = game.player(seat), ask.must.get(seat)
    if influence.can(game, seat, player.passed) and influence.only_back(game, seat):
        yield T("eclipse-influence-only-back")
    offered = {option.id for option in shape.options} if isinstance(shape, PickOne) else {*ACTIONS}
    idle = [words.action(id) for id in (REACTIONS if player.passed else ACTIONS) if id not in offered]
    if idle:
        yield T("eclipse-note-idle", actions=tuple(idle))
