"""The Deploy order and purchases. FS-DEPLOY, FS-COST, FS-CACHE, FS-FORGE"""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.errors import IllegalAnswer
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, STRUCTURES
from engine.forbidden_stars.economy import materiel, purchase
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.orders import deploy
from engine.forbidden_stars.orders.occasions import Building
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from engine.text import T, Text
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, station, there


@pytest.fixture
def game() -> Game:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-SW", factory=1)
    return game


def bought(game: Game) -> list[str]:
    """What can be bought, each way."""
    terms = purchase.Terms(deploy.places(game, 0, "10A"))
    found = purchase.buyable(game, 0, terms)
    return [option.id for type in found for option in purchase.ways(game, 0, type.id, 0)]


@pytest.mark.rule("FS-DEPLOY-01", "FS-DEPLOY-02", "FS-DEPLOY-05", "FS-DEPLOY-06", "FS-MAT-03", "FS-SPEND-01")
def test_units_are_bought_and_placed_in_the_system(game: Game) -> None:
    played = play(
        deploy.resolve(game, 0, "10A"),
        ("buy_unit", "scout"),
        ("place", "10A-NE"),
        ("buy_unit", "strike_cruiser"),
        ("buy_structure", "bastion"),
        others="stop",
    )
    assert there(game, 0, "10A-NE") == {"scout": 1} and there(game, 0, "10A-NW") == {"strike_cruiser": 1}
    assert game.area("10A-NE").structures[0].kind == "bastion"
    assert game.player(0).materiel == 0
    assert kinds(played) == ["buy_unit", "place", "buy_unit", "buy_structure"]


@pytest.mark.rule("FS-DEPLOY-03", "FS-DEPLOY-04", "FS-FACTORY-01", "FS-FACTORY-02", "FS-FACTORY-03", "FS-FACTORY-04")
def test_the_production_limit_is_the_capacity_of_factory_worlds(game: Game) -> None:
    assert sum(deploy.sites(game, 0, "10A")) == 2
    station(game, 0, "10A-NE", factory=2)
    assert sum(deploy.sites(game, 0, "10A")) == 2 + 4 + 4
    station(game, 1, "10A-SE", factory=1)
    assert sum(deploy.sites(game, 0, "10A")) == 10
    assert deploy.sites(game, 0, "1A") == ()


@pytest.mark.rule("FS-DEPLOY-10", "FS-DEPLOY-09", "FS-DEPLOY-11", "FS-STRUCT-02", "FS-FACTORY-01", "FS-BASTION-01")
def test_without_a_factory_a_structure_may_be_bought(game: Game) -> None:
    station(game, 0, "1A-SW", scout=1)
    played = play(deploy.resolve(game, 0, "1A"), ("buy_structure", "city"), others="stop")
    assert kinds(played) == ["buy_structure"]
    assert game.area("1A-SW").structures[0].kind == "city"


@pytest.mark.rule("FS-DEPLOY-07")
def test_nothing_is_placed_in_enemy_areas(game: Game) -> None:
    station(game, 1, "10A-NE", cultist=1)
    station(game, 1, "10A-NW", iconoclast_destroyer=1)
    assert deploy.places(game, 0, "10A") == ["10A-SE", "10A-SW"]
    assert "strike_cruiser" not in bought(game)


@pytest.mark.rule("FS-DEPLOY-12", "FS-STRUCT-03", "FS-STRUCT-04", "FS-STRUCT-01")
def test_a_world_holds_one_structure(game: Game) -> None:
    game.player(0).materiel = 14
    played = play(deploy.buy_structure(game, 0, "10A"), others="stop")
    assert played.asked == []
    station(game, 0, "10A-SE", scout=1)
    play(deploy.buy_structure(game, 0, "10A"), ("buy_structure", "factory"), others="stop")
    assert [one.kind for one in game.area("10A-SE").structures] == ["factory"]


@pytest.mark.rule("FS-DEPLOY-15", "FS-LIMIT-01", "FS-DEST-03", "FS-DEST-01")
def test_what_is_on_the_board_cannot_be_bought_until_it_is_destroyed(game: Game) -> None:
    placed = station(game, 0, "10A-NE", scout=6)
    assert "scout" not in bought(game)
    units.take(game, 0, "10A-NE", placed[0])
    assert "scout" in bought(game)


@pytest.mark.rule("FS-LIMIT-01", "FS-LIMIT-03", "FS-STRUCT-05", "FS-DEST-02")
def test_structures_need_a_piece_and_a_control_token(game: Game) -> None:
    for area in ("7A-NE", "7A-SE"):
        station(game, 0, area, city=4)
    assert not structures.can_add(game, 0, "city")
    structures.destroy(game, "7A-NE", game.area("7A-NE").structures[0])
    assert structures.can_add(game, 0, "city")
    station(game, 1, "12A-SE", city=5)
    assert not structures.can_add(game, 0, "city")


@pytest.mark.rule("FS-DEPLOY-16", "FS-CMD-01", "FS-CMD-03", "FS-CMD-05", "FS-CITY-01", "FS-COST-04", "FS-CMD-06")
def test_units_need_the_command_level_of_cities(game: Game) -> None:
    assert bought(game) == ["scout", "strike_cruiser"]
    station(game, 0, "1A-SW", city=1)
    assert bought(game) == ["scout", "strike_cruiser", "space_marine"]
    station(game, 0, "7A-NE", city=1)
    assert "land_raider" in bought(game)
    station(game, 0, "10A-SE", land_raider=1)
    game.area("7A-NE").structures.clear()
    assert there(game, 0, "10A-SE") == {"land_raider": 1}


@pytest.mark.rule("FS-FORGE-01", "FS-FORGE-03", "FS-FORGE-05", "FS-FORGE-04")
def test_one_forge_token_makes_up_for_one_level(game: Game) -> None:
    game.player(0).assets["forge"] = 3
    assert "space_marine" in bought(game) and "land_raider" not in bought(game)
    play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", "space_marine"), others="stop")
    assert game.player(0).assets["forge"] == 2


@pytest.mark.rule("FS-FORGE-02", "FS-FORGE-06", "FS-COST-03", "FS-DEPLOY-14")
def test_a_forge_cost_is_paid_beside_a_missing_level(game: Game) -> None:
    station(game, 0, "1A-SW", city=1)
    game.player(0).assets["forge"] = 1
    assert "battle_barge" not in bought(game)
    game.player(0).assets["forge"] = 2
    assert "battle_barge" in bought(game)
    play(purchase.unit(game, 0, purchase.Terms(["10A-NW"])), ("buy_unit", "battle_barge"), others="stop")
    assert game.player(0).assets["forge"] == 0


@pytest.mark.rule("FS-CACHE-01", "FS-CACHE-02", "FS-CACHE-03", "FS-SPEND-02")
def test_one_cache_token_takes_two_off_one_price(game: Game) -> None:
    game.player(0).assets["cache"] = 2
    game.player(0).materiel = 1
    assert bought(game) == ["scout:cache", "strike_cruiser:cache"]
    play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", "scout:cache"), others="stop")
    assert game.player(0).assets["cache"] == 1 and game.player(0).materiel == 1


@pytest.mark.rule("FS-SPEND-01", "FS-FORGE-02", "FS-CACHE-01")
@pytest.mark.parametrize(("bought", "took"), [("space_marine", (3, 1, 0)), ("scout:cache", (0, 0, 1))])
def test_a_purchase_says_what_it_took(game: Game, bought: str, took: tuple[int, int, int]) -> None:
    """Materiel, forge tokens, cache tokens."""
    game.player(0).assets |= {"forge": 1, "cache": 1}
    before = game.player(0).materiel
    play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", bought), others="stop")
    told = next(event.text for event in game.events if event.text and event.text.key == "forbidden_stars-buys")
    piece = told.params["piece"]
    assert isinstance(piece, Text) and tuple(piece.params[name] for name in ("n", "forge", "cache")) == took
    assert before - game.player(0).materiel == took[0]
    assert (game.player(0).assets["forge"], game.player(0).assets["cache"]) == (1 - took[1], 1 - took[2])


@pytest.mark.rule("FS-DEPLOY-14", "FS-SPEND-04", "FS-SPEND-05", "FS-COST-01", "FS-COST-02")
def test_what_cannot_be_paid_cannot_be_bought(game: Game) -> None:
    game.player(0).materiel = 1
    assert bought(game) == []
    game.player(0).materiel = 2
    with pytest.raises(IllegalAnswer) as refused:
        play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", "land_raider"))
    assert refused.value.rule == "FS-DEPLOY-16"


@pytest.mark.rule("FS-DEPLOY-06", "FS-DEPLOY-07")
def test_why_there_is_no_place_for_what_could_be_paid(game: Game) -> None:
    game.player(0).materiel = 8
    with pytest.raises(IllegalAnswer) as refused:
        play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", "strike_cruiser"))
    assert refused.value.rule == "FS-DEPLOY-07"
    ask = play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), others="stop").open
    assert ask is not None
    reasons = RULES.notes(game, 0, ask).lines[1].params["units"]
    assert isinstance(reasons, tuple)
    assert "forbidden_stars-note-nowhere" in [reason.key for reason in reasons if isinstance(reason, Text)]


@pytest.mark.rule("FS-DEPLOY-14", "FS-COST-02")
@pytest.mark.parametrize(("reduction", "cost"), [(0, 3), (1, 2)])
def test_what_is_too_dear_is_told_at_the_price_that_the_seat_would_pay(game: Game, reduction: int, cost: int) -> None:
    """FS-COST-02"""
    terms = purchase.Terms(["10A-NE"], reduction)
    game.player(0).materiel, game.player(0).assets["forge"] = 2 - reduction, 1
    ask = play(purchase.unit(game, 0, terms), others="stop").open
    assert ask is not None
    marine, told = words.piece("space_marine"), RULES.notes(game, 0, ask).lines[1].params["units"]
    assert isinstance(told, tuple) and T("forbidden_stars-note-dear", piece=marine, cost=cost, level=1) in told
    with pytest.raises(IllegalAnswer) as refused:
        ask.must[0].check("space_marine")
    assert refused.value.text == T("forbidden_stars-too-dear", piece=marine, cost=cost)


@pytest.mark.rule("FS-DEPLOY-14", "FS-CACHE-01")
def test_what_only_a_cache_token_could_pay_is_refused_for_the_materiel_it_lacks_without_one(game: Game) -> None:
    game.player(0).materiel, game.player(0).assets["cache"] = 0, 1
    with pytest.raises(IllegalAnswer) as refused:
        play(purchase.unit(game, 0, purchase.Terms(["10A-NE"])), ("buy_unit", "scout"))
    assert refused.value.rule == "FS-DEPLOY-14"


@pytest.mark.rule("FS-MAT-02")
def test_what_would_be_lost_over_the_limit_is_said_before(game: Game) -> None:
    player, income = game.player(0), materiel.income(game, 0)
    over = T("forbidden_stars-note-over", n=income, lost=1)
    assert income > 1
    for have, said in ((14 - income, False), (15 - income, True)):
        player.materiel = have
        ask = play(purchase.structure(game, 0, lambda kind: ["10A-SE"]), others="stop").open
        assert ask is not None
        assert (over in RULES.notes(game, 0, ask).lines) == said


@pytest.mark.rule("FS-CAP-01", "FS-CAP-08")
def test_where_a_unit_is_placed_says_how_many_stand_there_and_may(game: Game) -> None:
    station(game, 0, "10A-SW", scout=2)
    ask = play(purchase.unit(game, 0, purchase.Terms(["10A-SW", "10A-NE"])), ("buy_unit", "scout"), others="stop").open
    assert ask is not None
    shape = ask.must[0]
    assert isinstance(shape, PickOne)
    assert [(o.id, o.more) for o in shape.options] == [
        ("10A-SW", T("forbidden_stars-note-room", n=2, most=AREAS["10A-SW"].capacity)),
        ("10A-NE", T("forbidden_stars-note-room", n=0, most=AREAS["10A-NE"].capacity)),
    ]


@pytest.mark.rule("FS-DEPLOY-13")
def test_a_purchase_by_an_ability_needs_no_factory(game: Game) -> None:
    play(purchase.unit(game, 0, purchase.Terms(["7A-NE"])), ("buy_unit", "scout"), others="stop")
    assert there(game, 0, "7A-NE") == {"scout": 1}


def test_without_anything_to_buy_nothing_is_asked(game: Game) -> None:
    game.player(0).materiel = 0
    run_through(deploy.resolve(game, 0, "10A"))


@pytest.mark.rule("FS-COST-02", "FS-FORGE-02")
def test_a_purchase_says_all_that_it_costs_and_what_it_is(game: Game) -> None:
    station(game, 0, "10A-NE", city=1)
    game.player(0).assets["forge"], game.player(0).materiel = 2, 9
    barge, scout = (purchase.ways(game, 0, type, 0)[0] for type in ("battle_barge", "scout"))
    assert (barge.text.params["n"], barge.text.params["forge"]) == (5, 2), "its own, and one for the level it lacks"
    assert (scout.text.params["n"], scout.text.params["forge"]) == (2, 0)
    assert scout.more == words.on_sheet("scout") and scout.more.params == {"combat": 1, "health": 2, "morale": 2}


@pytest.mark.rule("FS-DEPLOY-02", "FS-DEPLOY-09", "FS-OPS-08")
def test_an_order_that_can_buy_nothing_says_so_before_it_is_resolved(game: Game) -> None:
    def more(system: str) -> Text | None:
        asked = play(operations.resolves(game, 0, "deploy", system), others="stop").open
        assert asked is not None
        shape = asked.must[0]
        assert isinstance(shape, PickOne)
        return shape.options[0].more

    nothing = T("forbidden_stars-nothing-to-buy")
    assert more("10A") is None
    assert more("1A") == nothing, "nothing of this seat is there"
    station(game, 0, "1A-SW", scout=1)
    assert more("1A") is None, "a structure"
    game.player(0).materiel = 0
    assert more("1A") == more("10A") == nothing


@pytest.mark.rule("FS-STRUCT-04", "FS-DEPLOY-12")
def test_wraithbone_singers_build_beside_one_structure_of_another_kind(game: Game) -> None:
    def beside() -> list[str]:
        return [kind for kind in STRUCTURES if deploy.builds(game, 0, Building("10A-SW", kind))]

    assert beside() == []
    game.begin("wraithbone_singers", 0, "order")
    assert beside() == ["bastion", "city"] and not deploy.builds(game, 1, Building("10A-SW", "city"))
    station(game, 0, "10A-SW", bastion=1)
    assert beside() == []
