"""The Universities of Jol-Nar: poor fighters who research like nobody else."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY, UNIT
from engine.ti4.abilities.occasions import InSystem, WithCard
from engine.ti4.actions import strategy_action
from engine.ti4.actions.strategy_action import MAY_FOLLOW, WHEN_RESOLVE_STRATEGY_CARD_ABILITY, StrategyAbility
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.combat.dice import AFTER_DIE_ROLLED, COMBAT_ROLL, Combat, Fighting, InCombat
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.economy import notes, technology, trade_goods
from engine.ti4.economy.notes import ISSUED_NOTE
from engine.ti4.economy.technology import AFTER_RESEARCH_TECHNOLOGY, SPECIALISTS, Needing
from engine.ti4.galaxy import board
from engine.ti4.play import LINKS, Game

RESEARCH = "technology"
SIPHONED = 4
BRIGHT, EXTRA = 9, 2
CONDUIT = "spatial_conduit"


# --- abilities -------------------------------------------------------------------------------------------------------


@COMBAT_ROLL.hook("fragile")
def fragile(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    """All combat rolls have -1; rolls of unit abilities do not. TI-ABILITY-16, TI-MODIFIER-01"""
    return value - 1


@MAY_FOLLOW.hook("brilliant")
def with_nothing_to_pay(game: Game, seat: Seat, value: bool, card: str) -> bool:
    """Research by the primary ability costs no resources. TI-STRATACTION-07"""
    return value or (card == RESEARCH and technology.can_research(game, seat))


def _follows_research(game: Game, seat: Seat, moment: StrategyAbility) -> bool:
    researching = moment.card == RESEARCH and moment.part == strategy_action.SECONDARY
    return researching and technology.can_research(game, seat)


@WHEN_RESOLVE_STRATEGY_CARD_ABILITY.ability(FACTION, "brilliant", when=_follows_research)
async def brilliant(game: Game, seat: Seat, moment: StrategyAbility, target: str) -> None:
    """The primary ability takes the place of the secondary. TI-ABILITY-14, TI-TECHNOLOGY-02"""
    moment.cancelled = True
    await strategy_action.CARDS[RESEARCH].primary(game, seat)


@SPECIALISTS.hook("analytical")
def analytical(game: Game, seat: Seat, value: list[str], about: Needing) -> list[str]:
    """One symbol is left out where no unit upgrade is researched. TI-ABILITY-14, TI-TECH-19"""
    return value if TECHNOLOGIES[about.technology].unit else [*value, "analytical"]


# --- the flagship ----------------------------------------------------------------------------------------------------


def _bright(seat: Seat, moment: InCombat) -> int:
    """Dice of the flagship that show 9 or 10, whatever modifies them."""
    combat = moment.combat
    if not isinstance(combat, Combat) or combat.type != "space":
        return 0
    mine = [roll for roll in combat.fresh if roll.seat == seat and roll.unit == "flagship"]
    return sum(face >= BRIGHT for roll in mine for face in roll.dice)


def _shines(game: Game, seat: Seat, moment: InCombat) -> bool:
    return _bright(seat, moment) > 0


@AFTER_DIE_ROLLED.ability(UNIT, "jns_hylarim", when=_shines, mandatory=True)
async def jns_hylarim(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A 9 or 10 of the flagship, rerolls done and before modifiers, scores 2 more hits. TI-ABILITY-15, TI-REROLL-01"""
    extra = EXTRA * _bright(seat, moment)
    moment.hits += extra
    text = T("ti4-flagship-scores", seat=seat_name(seat), n=extra)
    game.say(text, where=[moment.system] if moment.system else [])


# --- technologies ----------------------------------------------------------------------------------------------------


def _at_anchor(game: Game, seat: Seat, moment: InSystem) -> bool:
    return bool(game.ships(seat, moment.system))


@AFTER_ACTIVATE_SYSTEM.ability(TECHNOLOGY, "e_res_siphons", who="other", when=_at_anchor, mandatory=True)
async def e_res_siphons(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """4 trade goods when someone else activates a system with ships of this player. TI-TRADEGOOD-03"""
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology("e_res_siphons")))
    await trade_goods.gain(game, seat, SIPHONED)


def _ends(game: Game, seat: Seat, system: str) -> list[str]:
    """The other systems with units of this player."""
    state = game.state
    there = {id for id, other in state.systems.items() if seat in other.space and other.space[seat].units}
    there |= {p.system for p in state.planets.values() if seat in p.ground and p.ground[seat].units}
    return [id for id in state.systems if id in there and id != system]


def _stands_at_both_ends(game: Game, seat: Seat, moment: InSystem) -> bool:
    system = moment.system
    return notes.has_units(game, seat, system) and bool(_ends(game, seat, system))


@AFTER_ACTIVATE_SYSTEM.ability(TECHNOLOGY, "spatial_conduit_cylinder", when=_stands_at_both_ends)
async def spatial_conduit_cylinder(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """The active system borders all others with units of this player during this action. TI-ADJACENT-01"""
    game.begin(CONDUIT, seat, "tactical_action", system=moment.system)


@LINKS.hook(CONDUIT)
def through_the_conduit(game: Game, seat: Seat, value: tuple[board.Link, ...]) -> tuple[board.Link, ...]:
    """For everyone, so that others may fire through it too. TI-ADJACENT-01"""
    effect = game.effect(CONDUIT, seat)
    assert effect is not None
    system = str(effect.about["system"])
    return value + tuple((system, other) for other in _ends(game, seat, system))


# --- the promissory note ---------------------------------------------------------------------------------------------


def _can_share(game: Game, seat: Seat, moment: WithCard) -> bool:
    card = TECHNOLOGIES[moment.card]
    return card.faction is None and technology.in_deck(game, seat, card.id)


@AFTER_RESEARCH_TECHNOLOGY.ability(ISSUED_NOTE, "research_agreement", who="other", when=_can_share)
async def research_agreement(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """Its holder gains the technology that Jol-Nar just researched, unless it is a faction's. TI-TECH-01, TI-TECH-15"""
    technology.gain(game, seat, moment.card)
    game.say(T("ti4-shares-research", seat=seat_name(seat), technology=words.technology(moment.card)))
