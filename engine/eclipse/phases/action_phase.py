"""The action phase: turns go round until everybody has passed. Each turn ends at a safe point.

EC-ROUND-02, EC-ROUND-03
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from engine.ask import Option, PickOne, Refusal, Seat
from engine.eclipse import words
from engine.eclipse.actions import build, influence, research, upgrade
from engine.eclipse.components import ACTIONS, REACTIONS
from engine.eclipse.diplomacy import relations
from engine.eclipse.economy import colony_ships, discs
from engine.eclipse.galaxy import explore, movement
from engine.eclipse.interface import pending_steps, random_weights
from engine.eclipse.phases import bankruptcy, elimination, rounds
from engine.eclipse.play import Game, Question
from engine.text import T, seat_name

PASS, GIVE_UP, REACTION, RESEARCH = "pass", "give_up", "reaction", "research"
REACTION_ASKED = "eclipse-ask-reaction"
ACTION_OPTIONS = {id: Option(id, words.action(id)) for id in ACTIONS}
TO_PASS, TO_REACT_NO_MORE = Option(PASS, T("eclipse-pass")), Option(PASS, T("eclipse-no-reaction"))
TO_GIVE_UP = Option(GIVE_UP, T("eclipse-give-up-game"))
ROOMS: dict[str, ModuleType] = {
    "explore": explore,
    "influence": influence,
    "research": research,
    "upgrade": upgrade,
    "build": build,
    "move": movement,
}


async def step(game: Game) -> None:
    """The turn of one player, or the end of the phase. EC-ROUND-05"""
    state = game.state
    if state.turn is None:
        state.turn = _first(game)
    if not game.player(state.turn).out:
        state.step = "turn"
        await turn(game, state.turn)
    next_turn(game)


def _first(game: Game) -> Seat:
    """The holder of the start player marker, or whoever sits next. EC-ROUND-02, EC-FAQ-05"""
    return game.clockwise(game.state.start)[0]


async def turn(game: Game, seat: Seat) -> None:
    """One action, or a pass; a passed player one reaction, or a pass. Colony ships before or after.

    EC-ROUND-03, EC-DOUBT-43
    """
    relations.lapse(game, seat)
    passed = game.player(seat).passed
    choice = await choose(game, seat)
    if choice == GIVE_UP:
        await elimination.leave(game, seat, "eclipse-gave-up-game")
    elif choice == PASS:
        pass_turn(game, seat)
    elif passed:
        await react(game, seat, choice)
    else:
        await act(game, seat, choice)
    await finish(game, seat)


ACTION = Question("action", open=True, interruptible=True, leads_to=ACTIONS, purpose=words.purpose)
"""Every action begins with a choice of what it is about."""


async def choose(game: Game, seat: Seat) -> str:
    """Asks for the action or reaction. Trades, colony ships and diplomacy may come before it.

    Who has passed and has no reaction is asked only while there is somebody to form relations with. EC-DIPL-03
    """
    passed = game.player(seat).passed
    if passed and not can_react(game, seat) and not relations.possible(game, seat):
        return PASS

    def shape() -> PickOne:
        lean = random_weights.to_action(bankruptcy.deficit(game, seat, discs_used=1) <= 0)
        return PickOne(options(game, seat), lambda id: why_not(game, seat, id), lean)

    about = T(REACTION_ASKED if passed else "eclipse-ask-action", seat=seat_name(seat))
    return await game.pick_anew(ACTION, seat, shape, about)


def can_react(game: Game, seat: Seat) -> bool:
    """Whether anything but passing is left to who has passed: a reaction, or giving up. EC-REACT-02, EC-ELIM-03"""
    lost = elimination.stranded(game, seat)
    return lost or next(possible(game, seat, lost), None) is not None


def options(game: Game, seat: Seat) -> list[Option]:
    """The actions that can be taken, and passing; giving up for who has nothing left on the map.

    EC-ACT-01, EC-REACT-02, EC-PASS-01, EC-PASS-04, EC-DISC-05, EC-ELIM-03
    """
    passed, lost = game.player(seat).passed, elimination.stranded(game, seat)
    found = [ACTION_OPTIONS[id] for id in possible(game, seat, lost)]
    found.append(TO_REACT_NO_MORE if passed else TO_PASS)
    return [*found, TO_GIVE_UP] if lost else found


def possible(game: Game, seat: Seat, lost: bool) -> Iterator[str]:
    """The actions that a seat could take now and do something with; `lost` without anything on the map.

    EC-DISC-05, EC-ELIM-02
    """
    if not discs.available(game, seat):
        return
    passed = game.player(seat).passed
    for id in REACTIONS if passed else ACTIONS:
        if (not lost or id == RESEARCH) and ROOMS[id].can(game, seat, reaction=passed):
            yield id


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids an action."""
    if id not in ACTIONS:
        return None
    if not discs.available(game, seat):
        return Refusal("EC-DISC-05", T("eclipse-no-disc"))
    if game.player(seat).passed and id not in REACTIONS:
        return Refusal("EC-REACT-02", T("eclipse-no-such-reaction"))
    return Refusal("EC-ACT-04", T("eclipse-nothing-to-do", action=words.action(id)))


async def act(game: Game, seat: Seat, action: str) -> None:
    """An action: a disc on its space, then its activations.

    EC-ACT-02, EC-ACT-03, EC-ACT-05, EC-ACT-06, EC-ACT-07, EC-ACT-08, EC-ACT-09, EC-ACT-10, EC-ACT-11, EC-SPECIES-04,
    EC-SPECIES-45
    """
    discs.use(game, seat, action)
    game.say(T("eclipse-takes-action", seat=seat_name(seat), action=words.action(action)), weight=0)
    rule = ROOMS[action].act(game, seat, game.species(seat).activations[action])
    await game.during(pending_steps.action(seat, action), rule)


async def react(game: Game, seat: Seat, action: str) -> None:
    """A reaction: a single activation, whatever the species.

    EC-REACT-01, EC-REACT-03, EC-REACT-04, EC-REACT-05, EC-REACT-06, EC-REACT-07, EC-PASS-03
    """
    discs.use(game, seat, REACTION)
    game.say(T("eclipse-takes-reaction", seat=seat_name(seat), action=words.action(action)), weight=0)
    await game.during(pending_steps.action(seat, action), ROOMS[action].act(game, seat, 1, reaction=True))


async def finish(game: Game, seat: Seat) -> None:
    """Colony ships may still be used at the end of the turn, also of a pass. EC-COLONY-01, EC-COLONY-05"""
    await colony_ships.settle(game, seat)


def pass_turn(game: Game, seat: Seat) -> None:
    """The first to pass takes the start player marker. EC-PASS-01, EC-PASS-02, EC-REACT-08"""
    player, state = game.player(seat), game.state
    if player.passed:
        game.say(T("eclipse-takes-no-reaction", seat=seat_name(seat)), weight=0)
        return
    player.passed = True
    state.passes.append(seat)
    game.say(T("eclipse-passed", seat=seat_name(seat)))
    if len(state.passes) == 1:
        state.start = seat
        game.say(T("eclipse-next-start", seat=seat_name(seat)))


def next_turn(game: Game) -> None:
    """The next seat clockwise; when everybody has passed, combat begins at once.

    EC-ROUND-05, EC-REACT-09, EC-DOUBT-43, EC-ROUND-04
    """
    state = game.state
    if all(player.passed for player in state.players if not player.out):
        relations.lapse(game)
        rounds.begin(game, "combat")
        return
    assert state.turn is not None
    state.turn = game.after(state.turn)
    state.step = "start"
