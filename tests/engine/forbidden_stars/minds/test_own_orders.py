"""Own orders do not take from one another: ships and their march, upgrades and what a Deploy order buys."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import AREAS, CARDS
from engine.forbidden_stars.minds import buying, planning, sheets, supply, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import gains, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.players.characters import LEVELS, Character
from engine.players.mind import POINT, Offer, sound
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, stack, station


def worths(at: At) -> dict[str, int]:
    return {str(offer.answer): offer.worth for offer in MIND.offers(at)}


@pytest.mark.rule("FS-PATH-02", "FS-PATH-10")
def test_no_level_sends_a_ship_past_the_void_over_which_the_march_would_lead() -> None:
    """From 10A-SW over a ship's void and 1A-SE to an objective on 1A-NE; 1A-NW is only nearer to it."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    station(game, 0, "10A-NW", strike_cruiser=2)
    ordered(game, 0, "advance", "1A")
    voids, found = ["1A-NW", "1A-SE", "done"], []
    for goal in ("1A-NE", "1A-SW"):
        game.area(goal).objective = 0
        found.append(set(worths(asked(game, "move_to", voids, where=["1A"]))))
        game.area(goal).objective = None
    assert found == [{"1A-SE", "done"}, set(voids)]


def upgrading(*, laid: bool, materiel: int = 6) -> At:
    """Whether an upgrade is bought before an own Deploy order for three Scouts."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", factory=1)
    game.player(0).materiel = materiel
    if laid:
        stack(game, "10A", (0, "deploy"))
    ids = [one for one in game.player(0).shelf if CARDS[one].level == 0]
    at = asked(game, "buy_combat_upgrade", (*ids, "none"))
    at.memory[worth.PLAN] = ["deploy:10A"]
    return at


@pytest.mark.rule("FS-STRAT-01", "FS-STACK-04")
def test_an_upgrade_costs_what_an_own_deploy_order_could_have_bought() -> None:
    """Nothing more where its materiel is enough for both, or no such order lies there any more."""
    free, short, rich = (
        worths(upgrading(laid=laid, materiel=has)) for laid, has in ((False, 6), (True, 6), (True, 14))
    )
    cards = [id for id in free if id in CARDS]
    assert cards and free == rich and all(short.get(id, -1) < free[id] for id in cards)
    missed = [[buying._missed(upgrading(laid=True, materiel=has), id) for id in cards] for has in (6, 2)]
    units = [supply.UNIT_WORTH * CARDS[id].cost for id in cards]
    assert missed[0] == units, "each materiel is spent on units"
    assert all(more > less for more, less in zip(missed[1], units, strict=True)), (
        "the last ones take a world besides that nobody has"
    )


@pytest.mark.rule("FS-UPG-07", "FS-STACK-04")
def test_no_order_is_turned_into_one_like_an_own_order_that_lies_there() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", factory=1)
    stack(game, "10A", (0, "deploy"))
    ordered(game, 0, "strategize", "10A")
    alone, both = (asked(game, "as_order", ("deploy",)) for _ in range(2))
    both.memory[worth.PLAN] = ["deploy:10A"]
    assert worths(both)["deploy"] == worths(alone)["deploy"] * planning.TWICE // 100 > 0


@pytest.mark.rule("FS-DEPLOY-05", "FS-DEPLOY-07")
def test_a_second_deploy_order_takes_no_world_that_the_first_one_takes() -> None:
    found = []
    for laid in ([], ["deploy:10A"]):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", factory=1)
        game.area("10A-SW").objective = 0
        game.player(0).materiel = 14
        at = asked(game, "plan", ("deploy",))
        at.memory.update({planning.ROUND: game.state.round, worth.PLAN: laid})
        found.append(planning.of(at, chart(at), "deploy", "10A"))
    assert found[0] > POINT > found[1] > 0


@pytest.mark.rule("FS-EVENT-05", "FS-OPS-08")
def test_no_level_takes_a_scheme_in_vain_for_better_than_the_worst_order() -> None:
    """Whoever reveals an order that only does harm lays it on the event deck."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    stack(game, "10A", (0, "advance"))
    idle = "scheme:unwavering_resolve"
    at = asked(game, "reveal", (idle, "10A"), character=Character(LEVELS["calm"]))
    worst = Offer("10A", -2 * POINT)
    vain = next(offer for offer in MIND.offers(at) if offer.answer == idle)
    assert sound([worst, vain]) == [worst]


@pytest.mark.rule("FS-DEPLOY-11")
def test_materiel_that_lies_idle_is_a_reason_for_one_structure_of_a_round() -> None:
    """In another system or in the same one: a second Deploy order builds for its own sake alone."""
    found = []
    for laid in ([], ["deploy:5A"], ["deploy:10A"]):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", scout=1)
        station(game, 0, "10A-SW", scout=1)
        game.player(0).materiel = 14
        at = asked(game, "plan", ("deploy",))
        at.memory.update({planning.ROUND: game.state.round, worth.PLAN: laid})
        found.append(planning.of(at, chart(at), "deploy", "10A"))
    assert found[0] > found[1] == found[2] > 0


@pytest.mark.rule("FS-STRAT-02", "FS-MAT-02")
def test_a_second_strategize_order_buys_nothing_with_what_the_first_one_spends() -> None:
    """It brings its event card alone; where there is enough for both, an upgrade as well."""
    found = []
    for materiel, laid in ((4, []), (4, ["strategize:5A"]), (14, ["strategize:5A"])):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", city=1)
        game.player(0).materiel = materiel
        at = asked(game, "plan", ("strategize",))
        at.memory.update({planning.ROUND: game.state.round, worth.PLAN: laid})
        found.append(planning.of(at, chart(at), "strategize", "10A"))
    assert found[0] > found[1] == planning.EVENT < found[2]


@pytest.mark.rule("FS-DOM-05", "FS-STACK-04")
def test_the_ability_of_the_sheet_counts_only_as_long_as_it_can_be_paid() -> None:
    """A Scout is promoted for a materiel, which a Deploy order for three Scouts does not leave."""
    found = []
    for materiel, laid in ((6, []), (6, ["deploy:10A"]), (14, ["deploy:10A"])):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-NE", scout=1, city=1)
        station(game, 0, "10A-SW", factory=1, scout=1)
        station(game, 0, "10A-SE", city=1)
        game.player(0).assets["reinforcement"], game.player(0).materiel = 3, materiel
        at = asked(game, "plan", ("dominate",))
        at.memory.update({planning.ROUND: game.state.round, worth.PLAN: laid})
        found.append(planning.of(at, chart(at), "dominate", "10A"))
    assert found[0] == found[2] > found[1] == 0


@pytest.mark.rule("FS-OPS-02", "FS-CAP-01", "FS-DEPLOY-05")
@pytest.mark.parametrize(("seat", "waits"), [(1, True), (0, False)])
def test_units_wait_for_room_that_an_own_march_makes_below_other_own_orders(seat: int, waits: bool) -> None:
    """Own worlds in 12A are full, and one is bare; Cultists march from there to an objective in 3B."""
    game = ready(2, storms=(), empty=True)
    game.player(1).materiel = 12
    station(game, 1, "12A-NE", cultist=4, factory=1)
    station(game, 0, "12A-NW", strike_cruiser=1)
    station(game, 0, "12A-SW", scout=1)
    station(game, 1, "12A-SE", cultist=AREAS["12A-SE"].capacity)
    game.area("3B-NE").objective = 1
    stack(game, "3B", (1, "advance"), (seat, "strategize"))
    stack(game, "12A", (1, "deploy"))
    at = asked(game, "reveal", ["12A"], 1)
    at.memory[worth.PLAN] = ["advance:3B", "deploy:12A"]
    assert (worths(at)["12A"] < planning.FIRST["deploy"]) is waits
    game.player(1).materiel = 0
    assert worths(asked(game, "reveal", ["12A"], 1))["12A"] == 0, "not even what comes before the others"


@pytest.mark.rule("FS-DEPLOY-12", "FS-ADV-06")
def test_the_last_unit_does_not_leave_the_world_on_which_an_own_order_is_to_build() -> None:
    """The only Cultist of 12A-NE may go to 3B: that is worth less, but for a dial that pays for nothing."""
    found = []
    for laid, materiel in ((True, 6), (False, 6), (True, 0)):
        game = ready(2, storms=(), empty=True)
        game.player(1).materiel = materiel
        station(game, 1, "12A-NE", cultist=1)
        if laid:
            stack(game, "12A", (1, "deploy"))
        at = asked(game, seat=1)
        at.memory[worth.PLAN] = ["deploy:12A"]
        march = mustering.muster(at, chart(at), "3B-SW", [("12A-NE", unit) for unit in chart(at).standing("12A-NE")])
        assert march is not None
        found.append(march[1])
    assert found[0] < found[1] - supply.BUILDING // 2 and found[1] == found[2], found


@pytest.mark.rule("FS-DEPLOY-02", "FS-CAP-01")
def test_no_unit_marches_to_an_own_world_for_which_an_own_deploy_order_may_buy_others() -> None:
    """One of two on a factory would guard 10A-SW beside Chaos; not before a Deploy order that can be paid."""
    found = []
    for laid, materiel in ((False, 6), (True, 6), (True, 0)):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", scout=2, factory=1)
        station(game, 0, "10A-SW", scout=1, city=1)
        station(game, 1, "1A-SW", chaos_space_marine=1)
        game.player(0).materiel = materiel
        if laid:
            stack(game, "10A", (0, "deploy"))
        at = asked(game)
        at.memory[worth.PLAN] = ["deploy:10A"]
        found.append(gains.guarding(at, chart(at), "10A-SW", ["10A-SE"], 1))
    assert found[0] == found[2] > found[1]


@pytest.mark.rule("FS-DEPLOY-02", "FS-ADV-02")
def test_no_unit_comes_nearer_on_an_own_world_for_which_an_own_deploy_order_may_buy_others() -> None:
    """Two Scouts of 12A-SW would go to a factory from which others get to an objective."""
    found = []
    for laid, materiel in ((False, 6), (True, 6), (True, 0)):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "12A-SW", scout=2)
        station(game, 0, "12A-NE", scout=1, factory=1)
        game.area("3B-NE").objective = 0
        game.player(0).materiel = materiel
        if laid:
            stack(game, "12A", (0, "deploy"))
        at = asked(game)
        at.memory[worth.PLAN] = ["deploy:12A"]
        behind = gains.near(at, chart(at), "12A-SW")
        found.append(gains.nearer(at, chart(at), "12A-NE", 1, behind, emptied=False))
    assert found[0] == found[2] > found[1] == 0


# --- materiel on which the game hangs --------------------------------------------------------------------------------


def keeping(collected: int, faction: str = "space_marines", order: str = "deploy") -> Game:
    """An own order lies on 10A, where Chaos comes with two for an objective; something is bought in 7A meanwhile."""
    game = ready(2, storms=(), empty=True)
    mine = game.player(0)
    mine.faction, mine.materiel = faction, 3 if order == "dominate" else 4
    game.player(1).collected, game.area("10A-SW").objective = collected, 1
    type = "scout" if faction == "space_marines" else "ork_boyz"
    for area in ("10A-SW", "7A-SE"):
        station(game, 0, area, **{type: 1, "factory": 1})
    station(game, 1, "1A-SW", chaos_space_marine=2)
    stack(game, "10A", (1, "advance"), (0, order))
    game.state.active = "7A"
    return game


def noted(at: At, order: str) -> At:
    """The own order that lies is noted."""
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid(order, "10A").id]})  # type: ignore[arg-type]
    return at


@pytest.mark.rule("FS-WIN-01", "FS-DEPLOY-05", "FS-STACK-04")
@pytest.mark.parametrize(("collected", "bought"), [(0, "space_marine"), (1, "done")])
def test_materiel_is_kept_for_units_by_which_an_own_order_saves_the_game(collected: int, bought: str) -> None:
    at = noted(asked(keeping(collected), "buy_unit", ("space_marine", "done")), "deploy")
    assert MIND.decide(at).answer == bought


@pytest.mark.rule("FS-WIN-01", "FS-DOM-05")
@pytest.mark.parametrize(("collected", "waits"), [(0, False), (1, True)])
def test_the_ability_of_the_orks_waits_for_the_world_on_which_the_game_hangs(collected: int, *, waits: bool) -> None:
    """A Dominate order lies there; in that system it is worth more."""
    at = noted(asked(keeping(collected, "orks", "dominate")), "dominate")
    found = [sheets.in_system(at, chart(at), system) for system in ("7A", "10A")]
    assert (found[0] == 0) is waits and (found[1] > sheets.MOST) is waits


@pytest.mark.rule("FS-STRAT-01", "FS-STACK-04")
def test_no_upgrade_is_bought_that_brings_as_much_as_an_own_deploy_order_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    at = upgrading(laid=True)
    assert MIND.decide(at).answer in CARDS
    monkeypatch.setattr(buying, "_missed", buying._upgrade)
    assert worths(upgrading(laid=True)) == {id: -(id in CARDS) for id in worths(at) | {"none": 0}}
