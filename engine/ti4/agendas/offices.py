"""Laws that serve their owner, most of them once."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import LAW
from engine.ti4.abilities.occasions import InSystem, Occasion, OfSeat
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.agendas import laws
from engine.ti4.agendas.registry import works
from engine.ti4.combat import hits
from engine.ti4.combat.dice import AFTER_COMBAT_ROLL, Combat, InCombat, Roll, offer_reroll
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.phases.action_phase import ACTIONS_PER_TURN, AFTER_PERFORM_ACTION
from engine.ti4.phases.strategy_phase import END_OF_STRATEGY_PHASE
from engine.ti4.play import Game, Question

works("imperial_arbiter", "minister_of_peace", "minister_of_war", "the_crown_of_thalnos")
THALNOS = "the_crown_of_thalnos"
NO_MORE = 9


def _others(game: Game, seat: Seat, moment: Occasion) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).strategy_cards)


@END_OF_STRATEGY_PHASE.ability(LAW, "imperial_arbiter", who="any", targets=_others)
async def imperial_arbiter(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Its owner discards it to exchange a strategy card with another player."""
    await laws.discard(game, "imperial_arbiter")
    await exchange_cards(game, seat, int(target))


async def exchange_cards(game: Game, seat: Seat, other: Seat) -> None:
    """Two players exchange a strategy card each; the first chooses both, and goods that lay on them stay."""
    mine, theirs = await _pick(game, seat, seat), await _pick(game, seat, other)
    for holder, lost, gained in ((seat, mine, theirs), (other, theirs, mine)):
        cards = game.player(holder).strategy_cards
        cards[cards.index(lost)] = gained
    game.say(
        T(
            "ti4-strategy-cards-swapped",
            seat=seat_name(seat),
            card=words.strategy(theirs),
            other=seat_name(other),
            given=words.strategy(mine),
        )
    )


SWAP_CARD = Question("swap_card", open=False)


async def _pick(game: Game, seat: Seat, holder: Seat) -> str:
    options = [Option(id, words.strategy(id)) for id in game.player(holder).strategy_cards]
    whose = T("ti4-ask-swap-own") if holder == seat else T("ti4-ask-swap-other", other=seat_name(holder))
    about = T("ti4-ask-swap-card", seat=seat_name(seat), question=whose)
    return await game.pick(SWAP_CARD, seat, options, about)


def _guarded(game: Game, seat: Seat, moment: InSystem) -> bool:
    """The system holds units of somebody other than whoever activated it. In games from before nobody could end the own
    turn.
    """
    state = game.state
    if seat == moment.actor and not state.edition:
        return False
    forces = [
        state.systems[moment.system].space,
        *(state.planets[id].ground for id in planets_of(state, moment.system)),
    ]
    return any(other != moment.actor for here in forces for other, force in here.items() if force.units)


@AFTER_ACTIVATE_SYSTEM.ability(LAW, "minister_of_peace", who="any", when=_guarded)
async def minister_of_peace(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Its owner discards it, and the turn of whoever activated the system ends at once. TI-TIMING-03"""
    await laws.discard(game, "minister_of_peace")
    game.begin("turn_ended", moment.actor, "turn")
    game.say(T("ti4-turn-ends", seat=seat_name(moment.actor)))
    moment.cancelled = True


@ACTIONS_PER_TURN.hook("turn_ended")
def _no_further_action(game: Game, seat: Seat, value: int, about: None) -> int:
    """No action is left in this turn, whatever else would add some."""
    return min(value, 0) - NO_MORE


def _own_tokens(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.system_options(id for id, system in game.state.systems.items() if seat in system.tokens)


@AFTER_PERFORM_ACTION.ability(LAW, "minister_of_war", targets=_own_tokens)
async def minister_of_war(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Its owner discards it, takes a command token off the board into reinforcements, and acts once more."""
    await laws.discard(game, "minister_of_war")
    game.state.systems[target].tokens.remove(seat)
    game.begin("extra_action", seat, "turn")


@ACTIONS_PER_TURN.hook("extra_action", last=True)
def _one_more_action(game: Game, seat: Seat, value: int, about: None) -> int:
    """One more action in this turn, however many it had."""
    return value + 1


@AFTER_COMBAT_ROLL.ability(LAW, THALNOS)
async def crown_of_thalnos(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Its owner may reroll any dice; units whose rerolled dice miss are destroyed, by nobody. TI-REROLL-01"""
    combat = moment.combat
    assert isinstance(combat, Combat)
    await offer_reroll(game, combat, seat, THALNOS)
    for roll in combat.fresh:
        lost = min(_missed(roll), units.count(game, seat, roll.unit, combat.place))
        if lost:
            damaged = min(lost, units.damaged(game, seat, roll.unit, combat.place))
            await hits.destroy(
                game, seat, roll.unit, lost, combat.place, cause=hits.Cause(None, THALNOS, combat), damaged=damaged
            )


def _missed(roll: Roll) -> int:
    """How many dice the crown rerolled in vain."""
    faces = zip(roll.dice, roll.rerolled, strict=True)
    return sum(THALNOS in by and face + roll.bonus < roll.needs for face, by in faces)
