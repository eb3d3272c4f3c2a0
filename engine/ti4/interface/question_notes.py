"""What a player reads with a question: which ships reach a system, what a technology asks for, what a planet gives, why
Pass is missing, what a vote is about and how it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from engine.ask import Ask, PickOne, PickSome, Seat, Spread
from engine.question import AnyQuestion
from engine.questions.notes import Notes
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.windows import TARGET
from engine.ti4.actions import invasion, tactical
from engine.ti4.actions.invasion import LAND
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.combat import retreat
from engine.ti4.combat.bombardment import BOMBARD, Volley
from engine.ti4.combat.hits import ASK_SUSTAIN
from engine.ti4.combat.retreat import RETREAT
from engine.ti4.components import PLANETS, TECHNOLOGIES
from engine.ti4.economy import payment, production
from engine.ti4.economy.technology import TECHNOLOGY
from engine.ti4.galaxy import capacity, movement
from engine.ti4.galaxy.board import force_at
from engine.ti4.galaxy.movement_plan import MovementPlan
from engine.ti4.phases import action_phase, voting
from engine.ti4.phases.action_phase import ACTION
from engine.ti4.phases.agenda_phase import AFTER_AGENDA_REVEALED, AFTER_SPEAKER_VOTES, WHEN_AGENDA_REVEALED
from engine.ti4.phases.setup import DEPLOY_PDS, DEPLOY_SPACE_DOCK
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE, VOTE_PLANETS
from engine.ti4.play import Game

Picks = PickOne | PickSome
Picking = Callable[[Game, Seat, Picks], Notes]
AGENDA_WINDOWS = [moment.question_kind for moment in (WHEN_AGENDA_REVEALED, AFTER_AGENDA_REVEALED, AFTER_SPEAKER_VOTES)]
NONE_REACH = T("ti4-note-none-reach")
MOST = 3
"""Ships from so many systems are named; of more only how many they are."""


def _picked(*questions: AnyQuestion) -> Callable[[Picking], Picking]:
    """Registers what makes the notes on these questions, in which one or some of the options are picked."""

    def register(make: Picking) -> Picking:
        def notes(game: Game, seat: Seat, ask: Ask) -> Notes:
            shape = ask.must.get(seat)
            return make(game, seat, shape) if isinstance(shape, (PickOne, PickSome)) else Notes()

        for question in questions:
            question.notes(notes)
        return make

    return register


@_picked(ACTION)
def _action(game: Game, seat: Seat, shape: Picks) -> Notes:
    """Why a player cannot pass, and who is too far away to trade with. TI-ACTIONPHASE-09, TI-NEIGHBOR-01"""
    offered = {option.id for option in shape.options}
    near = game.neighbors(seat)
    far = tuple(seat_name(other) for other in game.others(seat) if other not in near)
    lines = [] if offered & {action_phase.PASS, action_phase.END_TURN} else [T("ti4-strategy-card-first")]
    return Notes((*lines, T("ti4-note-far", seats=far)) if far else tuple(lines), _wasted(game, seat, offered))


def _wasted(game: Game, seat: Seat, offered: Collection[str]) -> dict[str, Text]:
    """A tactical action for which no ship reaches anything; a pass while a fleet could be sent. TI-ACTIONPHASE-05"""
    tokens = game.player(seat).tactic if action_phase.TACTICAL in offered else 0
    if not tokens:
        return {}
    open_to = [id for id in game.state.systems if tactical.refusal(game, seat, id) is None]
    if all(_reaching(game, seat, id) == NONE_REACH for id in open_to):
        return {action_phase.TACTICAL: T("ti4-note-none-moves")}
    return {action_phase.PASS: T("ti4-note-tokens-left", n=tokens)} if action_phase.PASS in offered else {}


@_picked(ACTIVATE)
def _activate(game: Game, seat: Seat, shape: Picks) -> Notes:
    """Which ships reach each system, and how far they go; or what can be done there without any.

    TI-MOVEMENT-09, TI-RIFT-02
    """
    reaching = {option.id: _reaching(game, seat, option.id) for option in shape.options}
    aside = [id for id, text in reaching.items() if text == NONE_REACH]
    return Notes(options={id: text for id, text in reaching.items() if text is not None}, aside=aside)


def _reaching(game: Game, seat: Seat, system: str) -> Text | None:
    game.state.active_system = system
    plan = movement.new_plan(game, seat, system)
    groups, costs = movement.groups(game, plan), plan.map.costs()
    if not groups:
        return _without_ships(game, seat, system)
    fleets = _fleets(game, plan, groups)
    if len(fleets) > MOST:
        return T("ti4-note-many-reach", n=sum(groups.values()))
    said = []
    for (origin, by_rift), ships in fleets.items():
        key = "ti4-note-reach-by-rift" if by_rift else "ti4-note-reach"
        said.append(T(key, tile=origin, far=costs.get(origin, 0), ships=words.units(ships)))
    return words.row(said)


def _without_ships(game: Game, seat: Seat, system: str) -> Text:
    """What a seat can do there though no ship comes: what is there lands or bombards, or units are made.

    TI-INVASION-01, TI-PRODUCTION-01
    """
    if invasion.has_use(game, seat, system):
        return T("ti4-note-invade")
    makes = production.may_produce(game, seat, system) and production.producers(game, seat, system)
    return T("ti4-note-produce") if makes else NONE_REACH


def _fleets(game: Game, plan: MovementPlan, groups: Mapping[str, int]) -> dict[tuple[str, bool], Counter[str]]:
    """The ships by the systems that they come from, those apart whose every way is a gravity rift. TI-RIFT-02"""
    found: dict[tuple[str, bool], Counter[str]] = {}
    for id, left in groups.items():
        origin, type, _ = movement.split(id)
        found.setdefault((origin, movement.risky(game, plan, id)), Counter())[type] += left
    return found


@_picked(TECHNOLOGY)
def _technology(game: Game, seat: Seat, shape: Picks) -> Notes:
    """Colour and prerequisites. TI-TECH-05"""
    return Notes(options={option.id: _card(option.id) for option in shape.options if option.id in TECHNOLOGIES})


def _card(id: str) -> Text:
    card = TECHNOLOGIES[id]
    needs = tuple(Text(f"ti4-color-{color}", {"n": n}) for color, n in card.prerequisites.items() if n)
    return T("ti4-note-technology", color=Text(f"ti4-note-color-{card.color or 'unit'}"), needs=needs, count=len(needs))


@DEPLOY_SPACE_DOCK.notes
@DEPLOY_PDS.notes
def of_planets(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What each planet to pick gives as it counts now. TI-PLANET-02, TI-PLANET-03"""
    shape = ask.must.get(seat)
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    return Notes(options={option.id: _worth(game, option.id) for option in options if option.id in PLANETS})


def _worth(game: Game, planet: str) -> Text:
    resources, influence = payment.value(game, planet, "resources"), payment.value(game, planet, "influence")
    return T("ti4-fact-worth", resources=resources, influence=influence)


@_picked(TARGET)
def _targets(game: Game, seat: Seat, shape: Picks) -> Notes:
    """Whose each planet is, and what it gives. TI-PLANET-02, TI-PLANET-03"""
    named = [option.id for option in shape.options if option.id in PLANETS]
    return Notes(options={id: _owned(game, id) for id in named})


def _owned(game: Game, planet: str) -> Text:
    owner, worth = game.state.planets[planet].owner, _worth(game, planet)
    return worth if owner is None else T("ti4-note-planet-of", seat=seat_name(owner), worth=worth)


@_picked(VOTE)
def _vote(game: Game, seat: Seat, shape: Picks) -> Notes:
    """What the agenda does, the votes so far, and those that the seat can cast; whose planets are. TI-VOTE-03"""
    mine = sum(option.worth for option in voting.ballots_at_hand(game, seat))
    votes = [T("ti4-note-votes", n=mine)] if mine else []
    return Notes((*_agenda(game, seat, shape).lines, *votes), _targets(game, seat, shape).options)


@_picked(VOTE_PLANETS, DECIDE_OUTCOME, *AGENDA_WINDOWS)
def _agenda(game: Game, seat: Seat, shape: Picks) -> Notes:
    """What the agenda at hand does, and the votes so far. TI-VOTE-12, TI-OUTCOME-02"""
    at_hand = game.state.vote
    return Notes((words.effect(words.agenda(at_hand.agenda)), *voting.tally(at_hand)) if at_hand else ())


@_picked(RETREAT)
def _retreat(game: Game, seat: Seat, shape: Picks) -> Notes:
    """The ships of both sides, where a retreat could go, and how many ships are too many there.

    TI-RETREAT-06, TI-RETREAT-07, TI-FLEETPOOL-01
    """
    system = game.state.active_system
    if system is None:
        return Notes()
    coming = tuple(game.ships(seat, system).items())
    ways = tuple(_way_out(game, seat, to, coming) for to in retreat.destinations(game, seat, system))
    return Notes((*_fleets_met(game, seat, shape).lines, T("ti4-note-retreat-to", systems=ways)))


@_picked(ASK_SUSTAIN)
def _fleets_met(game: Game, seat: Seat, shape: Picks) -> Notes:
    """The ships of both sides where two fleets have met. TI-SPACECOMBAT-01"""
    system = game.state.active_system
    there = [] if system is None else sorted(game.fleets(system), key=lambda other: (other != seat, other))
    if system is None or len(there) < 2:
        return Notes()
    fleets = [T("ti4-note-fleet", seat=seat_name(side), units=words.units(game.ships(side, system))) for side in there]
    return Notes(tuple(fleets))


def _way_out(game: Game, seat: Seat, system: str, coming: Iterable[tuple[str, int]]) -> Text:
    over = capacity.beyond(game, seat, system, coming)
    return T("ti4-note-too-many", system=words.system(system), n=over) if over else words.system(system)


@LAND.notes
@BOMBARD.notes
def _defenders(game: Game, seat: Seat, ask: Ask) -> Notes:
    """Whose units stand on the planets of the question. TI-INVASION-04, TI-BOMBARD-01"""
    shape = ask.must.get(seat)
    if not isinstance(shape, (PickOne, Spread)):
        return Notes()
    named = [option.id for option in shape.options] if isinstance(shape, PickOne) else [slot.id for slot in shape.slots]
    named += [shape.planet] if isinstance(shape, Volley) else []
    return Notes(tuple(line for planet in named if planet in PLANETS for line in _standing(game, seat, planet)))


def _standing(game: Game, seat: Seat, planet: str) -> Iterator[Text]:
    for other in sorted(game.state.planets[planet].ground):
        there = words.units(force_at(game.state, planet, other).units)
        if other != seat and there:
            yield T("ti4-note-ground", planet=words.planet(planet), seat=seat_name(other), units=there)
