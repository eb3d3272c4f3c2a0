"""Each order upgrade and event card is used once at its moment, and at no other."""

from __future__ import annotations

from typing import Any

import pytest

from engine.forbidden_stars.abilities.choosing import ASK, GIFTS, TAKE, lay_down_gifts
from engine.forbidden_stars.abilities.windows import Moment, Occasion
from engine.forbidden_stars.cards import steps
from engine.forbidden_stars.cards.steps import Printed
from engine.forbidden_stars.combat import execution
from engine.forbidden_stars.combat.occasions import (
    DAMAGE_ENDS,
    DAMAGE_STARTS,
    UNIT_ROUTED,
    Assessing,
    Routing,
)
from engine.forbidden_stars.components import AREAS, EVENTS, ORDER_UPGRADES, ORDERS, UNITS_OF
from engine.forbidden_stars.economy.occasions import PURCHASE, Purchase
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import (
    INSTEAD,
    ORDER_RESOLVED,
    ORDER_REVEALED,
    STRIKE_CARD,
    STRIKE_ROLLED,
    OrderAt,
    Striking,
    Turn,
)
from engine.forbidden_stars.phases import events
from engine.forbidden_stars.phases.occasions import PLANNING_ENDS, STORM_ANNOUNCED, Planned, StormMove
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from engine.forbidden_stars.state import Resolving, Storm, Strike, Unit
from engine.table import Table
from tests.engine.driving import play
from tests.engine.forbidden_stars.battlefield import Clash, clash
from tests.engine.forbidden_stars.positions import own, scheme, stack, station

SM, CH, OR, EL = "space_marines", "chaos", "orks", "eldar"
FOES = {"space_marines": "chaos", "chaos": "eldar", "orks": "eldar", "eldar": "orks"}


def everything(faction: str) -> tuple[Clash, int]:
    """A combat in a rich position: units and structures elsewhere, materiel, assets, storms, tokens in stacks."""
    foe = FOES[faction]
    units = {unit.id: 1 for unit in UNITS_OF[faction] if unit.kind == "ground"}
    first = UNITS_OF[faction][0].id
    other = {UNITS_OF[foe][0].id: 2, "city": 1}
    fight = clash(faction, {**units, f"{first}-": 1}, "bbssm", foe, other, "bsm")
    game, seat, enemy = fight.game, fight.combat.attacker, fight.combat.defender
    here = fight.combat.area
    worlds = [id for id in game.state.areas if AREAS[id].kind == "world" and id != here]
    voids = [id for id in game.state.areas if AREAS[id].kind == "void"]
    ship = next(unit.id for unit in UNITS_OF[faction] if unit.kind == "ship")
    station(game, seat, worlds[0], bastion=1, **{first: 1})
    station(game, seat, worlds[1], city=1)
    station(game, seat, worlds[2], factory=1, **{first: 1})
    for void in voids[:2]:
        station(game, seat, void, **{ship: 1})
    game.area(worlds[0]).units[seat][0].routed = True
    for one in (seat, enemy):
        game.player(one).materiel = 6
        game.player(one).assets = {"forge": 1, "cache": 1, "reinforcement": 1}
    system = next(iter(game.state.systems))
    stack(game, system, (seat, "advance"), (enemy, "deploy"), (seat, "deploy"))
    return fight, seat


# --- order upgrades --------------------------------------------------------------------------------------------------


def _usable(game: Game, seat: int, moment: Moment[Any], about: Occasion) -> list[str]:
    return [choice.id.split(":")[1] for choice in moment.window(game, about).choices(seat)]


@pytest.mark.rule("FS-UPG-03", "FS-UPG-07", "FS-UPG-08", "FS-UPG-10")
@pytest.mark.parametrize("id", [id for id, card in ORDER_UPGRADES.items() if not card.orbital])
def test_an_order_upgrade_is_used_once_in_an_order_of_its_kind(id: str) -> None:
    card = ORDER_UPGRADES[id]
    fight, seat = everything(card.faction)
    game = fight.game
    active = next(s for s in game.state.systems if _fits(game, seat, s, id))
    if id == "corsair_raid":
        _in_reach(game, seat, active)
    game.state.combat, game.state.active = None, active
    own(game, seat, id)
    moment = ORDER_REVEALED if _registered(ORDER_REVEALED, id) else ORDER_RESOLVED
    for kind in ORDERS:
        game.state.resolving = Resolving(seat, kind, active, kind, fought=True)
        about = OrderAt(actor=seat, place=active, kind=kind, system=active)
        assert (id in _usable(game, seat, moment, about)) == (kind == card.order)
        assert id not in _usable(game, fight.combat.defender, moment, about)
    game.state.resolving = Resolving(seat, card.order, active, card.order, fought=True)
    about = OrderAt(actor=seat, place=active, kind=card.order, system=active)
    window = moment.window(game, about)
    play(window.use(seat, window.choices(seat)[0].id))
    assert game.player(seat).used == [id] and id not in _usable(game, seat, moment, about)


def _registered(moment: Moment[Any], id: str) -> bool:
    return any(ability.source == id for ability in moment.abilities)


def _fits(game: Game, seat: int, system: str, id: str) -> bool:
    if id == "crusade":
        return not areas.friendly_in(game, seat, system)
    if id == "corsair_raid":
        return bool(game.board.voids[system]) and any(
            not areas.holders(game.area(w)) for w in game.board.worlds[system]
        )
    return bool(areas.friendly_in(game, seat, system))


def _in_reach(game: Game, seat: int, system: str) -> None:
    for void in game.board.voids[system]:
        if not game.area(void).units:
            station(game, seat, void, hellebore_frigate=1)
    for id in game.board.worlds[system]:
        if not areas.holders(game.area(id)):
            station(game, game.seat_of("chaos"), id, cultist=1)


@pytest.mark.rule("FS-ORBIT-12", "FS-ORBIT-13", "FS-ORBIT-14", "FS-ORBIT-15", "FS-ORBIT-17", "FS-UPG-11")
@pytest.mark.parametrize("id", [id for id, card in ORDER_UPGRADES.items() if card.orbital])
def test_an_orbital_upgrade_works_on_the_dice_of_a_strike(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = ORDER_UPGRADES[id]
    fight, seat = everything(card.faction)
    game, enemy = fight.game, fight.combat.defender
    game.state.combat = None
    world = next(i for i in game.state.areas if AREAS[i].kind == "world" and not areas.holders(game.area(i)))
    station(game, enemy, world, **{UNITS_OF[FOES[card.faction]][0].id: 2})
    void = next(i for i, area in game.state.areas.items() if AREAS[i].kind == "void" and seat in area.units)
    game.state.active = void.split("-")[0]
    game.state.strike = Strike(seat, void, world, [id], ["bolter", "shield", "shield", "morale"])
    used: list[int] = []
    real = Printed.__call__

    async def call(self: Printed, game: Any, seat: Any, about: Any, target: str) -> None:
        used.append(self.number)
        await real(self, game, seat, about, target)

    monkeypatch.setattr(Printed, "__call__", call)
    about = Striking(actor=seat, place=world, world=world)
    fight.drive(STRIKE_CARD.window(game, about).follow(seat, id))
    assert used == list(range(1, len(card.effects) + 1))
    assert game.state.strike.dice != ["bolter", "shield", "shield", "morale"]
    for moment in (ORDER_REVEALED, ORDER_RESOLVED, STRIKE_ROLLED):
        assert not _registered(moment, id)


# --- events ----------------------------------------------------------------------------------------------------------


FIRST = {
    "choose": "option",
    "take_unit": "take_unit",
    "place_structure": "place_structure",
    "destroy_on_board": "destroy_own",
}
"""What the first step of a tactic asks where it can be left out there."""


def declined(id: str) -> tuple[str, str]:
    """The answer that leaves a tactic out: in what it asks first, else before."""
    step = EVENTS[id].effects[0].do[0]
    if step["op"] == "purchase_upgrade":
        return f"buy_{step['kind']}_upgrade", "none"
    kind = FIRST.get(step["op"])
    return ("ability", "no") if kind is None else (kind, "leave")


@pytest.mark.rule("FS-EVENT-06", "FS-CARD-07")
@pytest.mark.parametrize(("use", "gained"), [("yes", 2), ("no", 0)])
def test_who_wants_to_be_asked_may_decline_a_mere_gift(use: str, gained: int) -> None:
    """FS-EVENT-06: also what only gives something; it is taken unasked unless its player says otherwise."""
    fight, seat = everything(OR)
    game = fight.game
    game.state.combat, game.state.resolving = None, None
    before = game.player(seat).assets.get("reinforcement", 0)
    play(lay_down_gifts(game, seat, ASK))
    fight.drive(events.follow(game, seat, "moar_boyz"), ("ability", use))
    assert game.player(seat).assets.get("reinforcement", 0) == before + gained
    play(lay_down_gifts(game, seat, TAKE))
    game.player(seat).assets["reinforcement"] = 0
    fight.asked.clear()
    fight.drive(events.follow(game, seat, "moar_boyz"))
    assert fight.asked == [] and game.player(seat).assets["reinforcement"] == 2


@pytest.mark.rule("FS-CARD-07")
def test_a_combat_card_that_only_gives_something_may_be_declined_by_who_is_asked() -> None:
    """FS-CARD-07"""
    fight = clash(SM, {"scout": 1}, "", CH, {"helbrute": 1}, "", cards=("blessed_power_armour", ""))
    seat = fight.combat.attacker
    play(lay_down_gifts(fight.game, seat, ASK))
    fight.attacker.hand, fight.attacker.laid = [], "blessed_power_armour"
    fight.drive(execution.reveal(fight.game, fight.combat, seat), ("ability", "no"))
    assert fight.attacker.tokens == {}


def test_the_order_is_laid_down_at_any_question_and_stands_in_the_own_view_alone() -> None:
    table = Table.new(RULES, 2, "5eed", keep=True)
    assert table.ask is not None
    question, seat = table.question, next(iter(table.ask.must))
    other = 1 - seat
    for value, laid in ((ASK, ASK), (TAKE, TAKE), (ASK, ASK)):
        table.answer(other, value, GIFTS.name)
        views = [RULES.view(table.state, one) for one in (seat, other, None)]
        orders = [{order.name: order.now for order in RULES.orders(view)} for view in views]
        assert [one.get(GIFTS.name) for one in orders] == [TAKE, laid, None]
    assert table.question == question and table.waiting() == [seat]
    again = Table.rebuild(RULES, table.safe_point, table.tail)
    assert RULES.dump(again.state) == RULES.dump(table.state)


@pytest.mark.rule("FS-EVENT-01", "FS-EVENT-03", "FS-EVENT-04", "FS-EVENT-06")
@pytest.mark.parametrize("id", [id for id, event in EVENTS.items() if event.kind == "tactic"])
@pytest.mark.parametrize("use", ["yes", "no"])
def test_a_tactic_is_resolved_in_its_event_step_or_declined(id: str, use: str) -> None:
    fight, seat = everything(EVENTS[id].faction)
    game = fight.game
    game.state.combat, game.state.resolving = None, None
    game.player(seat).events.remove(id)
    game.state.chosen = id
    before = len(game.events)
    gift = all(step["op"] in steps.GIFTS for ability in EVENTS[id].effects for step in ability.do)
    fight.drive(events.follow(game, seat, id), *([] if use == "yes" or gift else [declined(id)]))
    assert (len(game.events) > before) == (use == "yes" or gift)
    assert not (gift and fight.asked), "nobody leaves a gift out"
    for moment in (DAMAGE_STARTS, DAMAGE_ENDS, INSTEAD, ORDER_REVEALED, PLANNING_ENDS, STORM_ANNOUNCED, STRIKE_ROLLED):
        assert not _registered(moment, id)


@pytest.mark.rule("FS-CARD-07", "FS-COST-04")
def test_to_buy_an_upgrade_is_not_asked_where_none_can_be_paid() -> None:
    fight, seat = everything(EVENTS["rites_of_battle"].faction)
    game = fight.game
    game.state.combat, game.state.resolving, game.state.chosen = None, None, "rites_of_battle"
    game.player(seat).events.remove("rites_of_battle")
    game.player(seat).materiel = 0
    for area in game.state.areas.values():
        area.structures = []
    fight.drive(events.follow(game, seat, "rites_of_battle"))
    assert fight.asked == []


def _moments(fight: Clash, seat: int) -> dict[str, tuple[Moment[Any], Occasion]]:
    """All moments at which schemes are used, as they could come in this combat."""
    game, enemy = fight.game, fight.combat.defender
    unit: Unit = game.area(fight.combat.area).units[enemy][0]
    system = next(iter(game.state.systems))
    return {
        "start_of_assess_damage_in_own_combat": (DAMAGE_STARTS, Assessing()),
        "end_of_assess_damage_in_own_combat": (DAMAGE_ENDS, Assessing()),
        "when_enemy_unit_is_routed_in_own_combat": (
            UNIT_ROUTED,
            Routing(actor=enemy, unit=unit, place=fight.combat.area),
        ),
        "own_advance_order": (ORDER_REVEALED, OrderAt(actor=seat, kind="advance", system=system)),
        "own_orbital_strike_after_roll": (STRIKE_ROLLED, Striking(actor=seat, world="")),
        "instead_of_revealing_order": (INSTEAD, Turn(actor=seat)),
        "end_of_planning_phase": (PLANNING_ENDS, Planned()),
        "when_any_player_moves_a_storm": (STORM_ANNOUNCED, StormMove(actor=enemy, storm=0, edge="h0.0")),
        "when_purchasing_unit_or_structure": (PURCHASE, Purchase(actor=seat, piece="nob", cost=3)),
    }


@pytest.mark.rule("FS-EVENT-05", "FS-EVENT-07", "FS-EVENT-09")
@pytest.mark.parametrize("id", [id for id, event in EVENTS.items() if event.kind == "scheme"])
def test_a_scheme_is_used_at_its_moment_and_discarded(id: str) -> None:
    event = EVENTS[id]
    fight, seat = everything(event.faction)
    game = fight.game
    scheme(game, seat, id)
    game.state.storms = [Storm("h1.1")]
    moments = _moments(fight, seat)
    for timing, (moment, about) in moments.items():
        if event.timing == "own_orbital_strike_after_roll":
            game.state.strike = Strike(seat, "", fight.combat.area, [], ["shield", "morale"])
        found = _usable(game, seat, moment, about)
        assert (id in found) == (timing == event.timing), timing
        assert id not in _usable(game, fight.combat.defender, moment, about)
    moment, about = moments[event.timing]
    window = moment.window(game, about)
    if event.timing in ("instead_of_revealing_order", "end_of_planning_phase", "own_advance_order"):
        game.state.combat = None
        for area in game.state.areas.values():
            if len(areas.holders(area)) > 1:
                area.units.pop(fight.combat.defender, None)
                area.structures = [s for s in area.structures if s.owner == seat]
    choice = f"scheme:{id}"
    play(window.use(seat, choice))
    assert game.player(seat).scheme is None and id in game.player(seat).events
