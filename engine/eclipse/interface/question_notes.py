"""What a player reads with a question: what the next influence disc costs, and whether it can be paid; where the
Influence action could only give sectors up, and which actions could do nothing; what there is to pay a technology with;
where a ship goes that has no choice.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Ask, PickOne, Seat
from engine.eclipse import words
from engine.eclipse.actions import influence
from engine.eclipse.actions.influence import INFLUENCE
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.components import ACTIONS, REACTIONS, Resource
from engine.eclipse.economy import discs, population
from engine.eclipse.galaxy.claims import CLAIM
from engine.eclipse.galaxy.explore import CONTROL
from engine.eclipse.galaxy.movement import MOVE, Leaving, targets
from engine.eclipse.phases.action_phase import ACTION, PASS
from engine.eclipse.play import Game
from engine.questions.notes import Notes
from engine.text import T, Text

SCIENCE: Resource = "science"


@RESEARCH.notes
def stored(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What there is to pay with. EC-RESEARCH-04"""
    return Notes((T("eclipse-note-stored", amount=words.amount(SCIENCE, game.player(seat).storage[SCIENCE])),))


@ACTION.notes
def action(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What a disc on an action costs, and which actions could do nothing. EC-DISC-02, EC-UPKEEP-02"""
    if not discs.available(game, seat):
        return Notes((T("eclipse-note-no-discs"),))
    more = _payable(game, seat)
    left = {PASS: T("eclipse-note-discs-left", n=more)} if more and not game.player(seat).passed else {}
    return Notes((_disc(game, seat), *_actions(game, seat, ask)), left)


def _payable(game: Game, seat: Seat) -> int:
    """How many discs more could go to actions and be paid for by income and what is stored. EC-UPKEEP-02"""
    player = game.player(seat)
    money = population.production(player, "money") + player.storage["money"]
    return sum(discs.cost_with(player, -more) <= money for more in range(1, discs.available(game, seat) + 1))


@MOVE.notes
def only_target(game: Game, seat: Seat, ask: Ask) -> Notes:
    """Where a ship goes that can reach one sector alone, which nobody is asked about then. EC-MOV-02"""
    shape = ask.must.get(seat)
    options = shape.options if isinstance(shape, PickOne) else ()
    groups = [leaving for option in options if (leaving := Leaving.maybe(option.id)) is not None]
    reached = {group.id: [*targets(game, seat, group.sector, group.type)] for group in groups}
    only = {id: sectors[0] for id, sectors in reached.items() if len(sectors) == 1}
    return Notes(options={id: T("eclipse-note-only-to", sector=words.sector(sector)) for id, sector in only.items()})


@INFLUENCE.notes
@CONTROL.notes
@CLAIM.notes
def disc(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What a disc on a sector costs. EC-DISC-02, EC-UPKEEP-02"""
    return Notes((_disc(game, seat),) if discs.available(game, seat) else ())


def _disc(game: Game, seat: Seat) -> Text:
    """What the next disc from the track costs, and what there is to pay it with."""
    player = game.player(seat)
    upkeep = {"now": discs.cost(player), "next": discs.cost_with(player, -1)}
    money = {"income": population.production(player, "money"), "stored": player.storage["money"]}
    return T("eclipse-note-disc", **upkeep, **money)


def _actions(game: Game, seat: Seat, ask: Ask) -> Iterator[Text]:
    """What Influence could only do, and the actions that are missing. EC-INF-04, EC-ACT-04"""
    player, shape = game.player(seat), ask.must.get(seat)
    if influence.can(game, seat, player.passed) and influence.only_back(game, seat):
        yield T("eclipse-influence-only-back")
    offered = {option.id for option in shape.options} if isinstance(shape, PickOne) else {*ACTIONS}
    idle = [words.action(id) for id in (REACTIONS if player.passed else ACTIONS) if id not in offered]
    if idle:
        yield T("eclipse-note-idle", actions=tuple(idle))
