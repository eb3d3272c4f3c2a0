"""The event cards: tactics in the event step, schemes at the moments that they name. FS-EVENT-03, FS-EVENT-05"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Seat
from engine.forbidden_stars.abilities.windows import EVENT, SCHEME
from engine.forbidden_stars.cards.steps import Printed
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.combat.occasions import DAMAGE_ENDS, DAMAGE_STARTS, UNIT_ROUTED, Assessing, Routing
from engine.forbidden_stars.components import EVENTS, Event
from engine.forbidden_stars.economy.occasions import PURCHASE
from engine.forbidden_stars.orders.occasions import INSTEAD, ORDER_REVEALED, STRIKE_ROLLED, OrderAt
from engine.forbidden_stars.phases.occasions import EVENT_STEP, PLANNING_ENDS, STORM_ANNOUNCED
from engine.forbidden_stars.play import Game


def _fighting(printed: Printed) -> Callable[[Game, Seat, Assessing], bool]:
    """A combatant whose scheme could do something; in games from before it could be given up for nothing.

    FS-EVENT-09, FS-CLAR-09, FS-CLAR-10, D-55
    """

    def fits(game: Game, seat: Seat, about: Assessing) -> bool:
        return sides.fights(game, seat) and (printed.works(game, seat) or not game.state.edition)

    return fits


def _useful(printed: Printed) -> Callable[[Game, Seat, object], bool]:
    return lambda game, seat, about: not printed.idle(game, seat)


def _advancing(game: Game, seat: Seat, about: OrderAt) -> bool:
    return about.kind == "advance"


def _routed_enemy(game: Game, seat: Seat, about: Routing) -> bool:
    """FS-EVENT-09, D-45"""
    return sides.fights(game, seat) and any(
        unit is about.unit for unit in sides.forces(game, sides.opponent(game, seat))
    )


def _start_of_damage(event: Event, printed: Printed) -> None:
    DAMAGE_STARTS.ability(SCHEME, event.id, who="any", when=_fighting(printed))(printed)


def _end_of_damage(event: Event, printed: Printed) -> None:
    DAMAGE_ENDS.ability(SCHEME, event.id, who="any", when=_fighting(printed))(printed)


def _routing(event: Event, printed: Printed) -> None:
    UNIT_ROUTED.ability(SCHEME, event.id, who="other", when=_routed_enemy)(printed)


def _advance(event: Event, printed: Printed) -> None:
    ORDER_REVEALED.ability(SCHEME, event.id, when=_advancing)(printed)


def _strike(event: Event, printed: Printed) -> None:
    STRIKE_ROLLED.ability(SCHEME, event.id, when=_useful(printed))(printed)


def _instead(event: Event, printed: Printed) -> None:
    INSTEAD.ability(SCHEME, event.id, when=_useful(printed))(printed)


def _planned(event: Event, printed: Printed) -> None:
    PLANNING_ENDS.ability(SCHEME, event.id, who="any", when=_useful(printed))(printed)


def _storm(event: Event, printed: Printed) -> None:
    STORM_ANNOUNCED.ability(SCHEME, event.id, who="any")(printed)


def _purchase(event: Event, printed: Printed) -> None:
    PURCHASE.ability(SCHEME, event.id)(printed)


def _tactic(event: Event, printed: Printed) -> None:
    EVENT_STEP.ability(EVENT, event.id)(printed)


TIMINGS: dict[str, Callable[[Event, Printed], None]] = {
    "start_of_assess_damage_in_own_combat": _start_of_damage,
    "end_of_assess_damage_in_own_combat": _end_of_damage,
    "when_enemy_unit_is_routed_in_own_combat": _routing,
    "own_advance_order": _advance,
    "own_orbital_strike_after_roll": _strike,
    "instead_of_revealing_order": _instead,
    "end_of_planning_phase": _planned,
    "when_any_player_moves_a_storm": _storm,
    "when_purchasing_unit_or_structure": _purchase,
    "on_event_step": _tactic,
}
"""Where cards of a timing are registered. FS-EVENT-04, FS-EVENT-05, FS-EVENT-07"""


for _event in EVENTS.values():
    for _number, _ability in enumerate(_event.effects, 1):
        _printed = Printed(_event.id, _number, _ability, _event.kind == "tactic" and not _ability.must)
        TIMINGS[_event.timing](_event, _printed)
