"""Raiders: who sees them, how they meet enemies, and what being cloaked is worth."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import battle, cloaking, figures, scanning
from engine.space_empires.economy import income
from engine.space_empires.galaxy import colonies, entering
from engine.space_empires.galaxy.order_ids import March
from engine.space_empires.phases import turn as turns
from engine.space_empires.play import Game
from engine.space_empires.state import Owner, Unit
from tests.engine.space_empires.positions import (
    colony,
    dice,
    fight,
    kinds,
    machine,
    mark,
    met,
    play,
    put,
    said,
    space,
    turn,
)


def meeting(game: Game, *answers: Any, mover: int = 0) -> tuple[list[Owner], list[str]]:
    """Whom a mover has to fight in F7, and what was asked."""
    found: list[Owner] = []

    async def rule() -> None:
        found.extend(await cloaking.meet(game, "F7", mover))

    played = play(rule(), *answers, others="stop")
    assert played.open is None, played.open
    return found, kinds(played)


def raid(**levels: int) -> tuple[Game, Unit]:
    """Raiders in F7."""
    game = space(raiders=True)
    return game, put(game, 0, "R", "F7", 2, **{"cloaking": 1, **levels})


@pytest.mark.rule("SE-RAIDER-02", "SE-RAIDER-10", "SE-SCANNER-01")
@pytest.mark.parametrize(("cloak", "scanner", "hidden"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)])
def test_raiders_are_cloaked_against_lower_scanners(cloak: int, scanner: int, hidden: bool) -> None:
    """D-48"""
    game, _ = raid(cloaking=cloak)
    put(game, 1, "DD", "F7", scanner=scanner)
    put(game, 1, "DD", "F7")
    assert bool(scanning.cloaked(game, "F7", 0, 1)) == hidden


@pytest.mark.rule("SE-RAIDER-11")
def test_not_in_a_nebula() -> None:
    game, _ = raid()
    mark(game, "F7", "nebula")
    assert not scanning.cloaked(game, "F7", 0, 1)


@pytest.mark.rule("SE-RAIDER-08", "SE-RAIDER-09")
def test_cloaked_raiders_fire_first_and_once_better() -> None:
    game, raider = raid()
    enemy = put(game, 1, "BC", "F7")
    at = met(game)
    assert figures.letter(at, raider) == "D" and figures.attack(at, raider, enemy) == 4
    at.battle.cloaked = [0]
    assert figures.letter(at, raider) == "A" and figures.attack(at, raider, enemy) == 5
    at.battle.round = 2
    assert figures.letter(at, raider) == "A" and figures.attack(at, raider, enemy) == 4


@pytest.mark.rule("SE-SCANNER-02", "SE-SCANNER-03", "SE-SCANNER-04")
def test_scanners_count_while_their_destroyer_lives_also_screened() -> None:
    game, _ = raid()
    destroyer = put(game, 1, "DD", "F7", scanner=1)
    destroyer.screened = True
    assert not scanning.cloaked(game, "F7", 0, 1)
    game.player(1).units.remove(destroyer)
    assert scanning.cloaked(game, "F7", 0, 1)


@pytest.mark.rule("SE-SCANNER-03")
def test_cloaking_comes_back_with_the_next_round_only() -> None:
    game, raider = raid()
    destroyer, base = put(game, 1, "DD", "F7", scanner=1), put(game, 1, "BASE", "F7")
    at = met(game)
    at.battle.round = 0
    dice(game, 10, 10, 1, 10)
    fires = [("fire", 1, raider.id), ("fire", 1, raider.id), ("fire", 0, destroyer.id), ("fire", 0, base.id)]
    play(battle._round(at), *fires, others="stop")
    assert at.battle.cloaked == [] and destroyer.count == 0
    play(battle._round(at), others="stop")
    assert at.battle.cloaked == [0]


# --- meetings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-SCANNER-05", "SE-RAIDER-03", "SE-RAIDER-04")
@pytest.mark.parametrize(("scanner", "fought"), [(2, [1]), (1, [])])
def test_what_is_announced_when_raiders_enter(scanner: int, fought: list[Owner]) -> None:
    """EX-29, D-75"""
    game, raider = raid(cloaking=2)
    put(game, 1, "DD", "F7", scanner=scanner)
    assert meeting(game, ("challenge", 1, "yes")) == (fought, ["challenge"])
    assert game.player(0).shown == {"cloaking": 2} and not raider.up
    assert game.player(1).shown == ({"scanner": 2} if fought else {})


@pytest.mark.rule("SE-SCANNER-05", "SE-SCANNER-02")
def test_an_owner_of_scanners_may_keep_silent() -> None:
    game, _ = raid()
    put(game, 1, "DD", "F7", scanner=1)
    assert meeting(game, ("challenge", 1, "no")) == ([], ["challenge"])
    assert game.player(0).shown == {} and [one.type for one in game.state.sightings] == ["R"]


@pytest.mark.rule("SE-RAIDER-03", "SE-RAIDER-04")
def test_cloaked_raiders_go_through_an_enemy_and_may_stay() -> None:
    game = space(raiders=True)
    turn(game, 3)
    raider = put(game, 0, "R", "F6", cloaking=1, move=4)
    put(game, 1, "CA", "F7", 3)
    play(entering.enter(game, 0, [raider], "F7"), ("challenge", 1, "no"), others="stop")
    assert raider.at == "F7" and not raider.halted


@pytest.mark.rule("SE-RAIDER-04", "SE-COMBAT-01")
def test_cloaked_raiders_attack_only_when_they_want_to() -> None:
    """D-47"""
    game, _ = raid()
    put(game, 1, "CA", "F7")
    game.state.step = "combat"
    for answer, fought in (("yes", [1]), ("no", [])):
        assert meeting(game, ("challenge", 1, "no"), ("ambush", 0, answer))[0] == fought


@pytest.mark.rule("SE-RAIDER-06", "SE-RAIDER-07", "SE-COMBAT-08")
def test_cloaked_raiders_may_slip_away_before_anything_is_announced() -> None:
    """D-50"""
    game, raider = raid(attack=1)
    enemy = put(game, 1, "CA", "F7", 2, attack=1)
    assert fight(game, ("slip_away", 0, "E8")) == ["slip_away"]
    assert raider.at == "E8" and raider.up and enemy.up
    assert game.player(0).shown == {} and game.player(1).shown == {}


@pytest.mark.rule("SE-RAIDER-05", "SE-INCOME-04")
def test_cloaked_raiders_blockade_only_where_the_owner_has_nothing() -> None:
    """D-26"""
    game, _ = raid()
    colony(game, 1, "F7")
    assert income.blockaded(game, "F7")
    put(game, 1, "SC", "F7")
    assert not income.blockaded(game, "F7")


@pytest.mark.rule("SE-SCANNER-05")
def test_raiders_that_hid_again_are_announced_anew() -> None:
    """Everybody learns from the question that they are raiders, also where raiders were seen in an earlier turn."""
    game, _ = raid()
    put(game, 1, "SC", "F7")
    meeting(game, ("challenge", "no"), mover=1)
    meeting(game, ("challenge", "no"), mover=1)
    assert said(game).count("space_empires-raiders-here") == 1
    turn(game, 2)
    game.sealed = False
    meeting(game, ("challenge", "no"), mover=1)
    assert game.sealed and said(game).count("space_empires-raiders-here") == 2


# --- each raider by itself -------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-RAIDER-02", "SE-RAIDER-10", "SE-SCANNER-02", "SE-RAIDER-08", "SE-RAIDER-09")
def test_a_scanner_sees_only_raiders_whose_cloaking_it_matches() -> None:
    game, low = raid()
    high = put(game, 0, "R", "F7", cloaking=2)
    base = put(game, 1, "BASE", "F7")
    put(game, 1, "DD", "F7", scanner=1)
    at = met(game)
    at.battle.round = 0
    play(battle._round(at), others="stop")
    assert [figures.letter(at, unit) for unit in (low, high)] == ["D", "A"]
    assert figures.attack(at, high, base) - figures.attack(at, low, base) == 2, (
        "level 2 has 5, and 1 in the first round"
    )


@pytest.mark.rule("SE-RAIDER-06", "SE-SCANNER-02")
def test_raiders_that_are_seen_do_not_slip_away_with_the_others() -> None:
    game, low = raid()
    high = put(game, 0, "R", "F7", cloaking=2)
    put(game, 1, "DD", "F7", 6, scanner=1)
    played = play(battle.fight(game, "F7", 0, 1), ("slip_away", 0, "E8"), others="stop")
    assert (high.at, low.at) == ("E8", "F7") and kinds(played).count("slip_away") == 1


@pytest.mark.rule("SE-RAIDER-03", "SE-MOVE-16", "SE-COMBAT-01")
@pytest.mark.parametrize("type", ["COLONY_SHIP", "MINER", "DECOY"])
def test_cloaked_raiders_cover_nothing_that_comes_with_them(type: str) -> None:
    game = space(raiders=True)
    party = [put(game, 0, "R", "F6", cloaking=1), put(game, 0, type, "F6")]
    put(game, 1, "CA", "F7")
    assert kinds(play(entering.enter(game, 0, party, "F7"), others="stop")) == []
    assert all(unit.halted for unit in party) and meeting(game) == ([1], [])


@pytest.mark.rule("SE-RAIDER-04", "SE-PIPE-04", "SE-MOVE-16")
def test_nor_what_lies_where_an_enemy_comes() -> None:
    game = space(raiders=True, pipelines=True)
    put(game, 1, "MS", "F7")
    put(game, 1, "R", "F7", cloaking=1)
    cruiser = put(game, 0, "CA", "F6")
    play(entering.enter(game, 0, [cruiser], "F7"), others="stop")
    assert cruiser.halted


@pytest.mark.rule("SE-DOOM-07", "SE-MOVE-16")
def test_a_machine_stops_raiders_too() -> None:
    game = space(raiders=True, doomsday_machines=3)
    turn(game, 3)
    machine(game)
    raider = put(game, 0, "R", "F6", cloaking=2, move=4)
    assert kinds(play(entering.enter(game, 0, [raider], "F7"), others="stop")) == [] and raider.halted


@pytest.mark.rule("SE-RAIDER-04", "SE-SCANNER-05")
@pytest.mark.parametrize(("mover", "waiting", "fought"), [("yes", None, [1]), ("no", "yes", [1]), ("no", "no", [])])
def test_where_raiders_meet_raiders_either_side_may_want_a_battle(
    mover: str, waiting: str | None, fought: list[Owner]
) -> None:
    """D-47"""
    game, _ = raid()
    put(game, 1, "R", "F7", cloaking=1)
    game.state.step = "combat"
    wanted = [("ambush", seat, answer) for seat, answer in ((0, mover), (1, waiting)) if answer is not None]
    assert meeting(game, *wanted) == (fought, ["ambush"] * len(wanted))
    assert [one.owner for one in game.state.sightings] == [0, 1]


@pytest.mark.rule("SE-RAIDER-04", "SE-COLONY-04")
def test_cloaked_raiders_do_not_hinder_a_new_colony() -> None:
    """D-74"""
    game = space(raiders=True)
    mark(game, "F7", "planet")
    put(game, 1, "R", "F7", cloaking=1)
    put(game, 0, "SC", "F7")
    ship = put(game, 0, "COLONY_SHIP", "F7")
    assert colonies.settlers(game, 0) == [ship]
    put(game, 1, "MINES", "F7")
    assert colonies.settlers(game, 0) == []


# --- both phases of one turn -----------------------------------------------------------------------------------------


def entered(mover: str, cloaking: int = 1, edition: int = 1) -> tuple[Game, list[str]]:
    """Seat 0 moves raiders to destroyers of seat 1, or destroyers to raiders; who has scanners announces them."""
    game = space(raiders=True)
    game.state.edition = edition
    turn(game, 1)
    there = "DD" if mover == "R" else "R"
    levels = {"R": {"cloaking": cloaking}, "DD": {"scanner": 1}}
    moving = put(game, 0, mover, "F6", 2, **levels[mover])
    put(game, 1, there, "F7", 2, **levels[there])
    watcher = 1 if mover == "R" else 0
    orders = (("move", March("F6", moving.id).id), ("move_to", "F7"), ("challenge", watcher, "yes"), ("move", "done"))
    return game, kinds(play(turns.move(game), *orders, others="stop"))


@pytest.mark.rule("SE-SCANNER-05", "SE-SCANNER-02", "SE-COMBAT-01")
@pytest.mark.parametrize("mover", ["R", "DD"])
def test_scanners_announced_on_entering_are_a_battle_in_the_combat_phase(mover: str) -> None:
    """D-75: nobody is asked once more, so that nobody has looked for nothing in return."""
    game, asked = entered(mover)
    assert asked.count("challenge") == 1 and game.state.step == "combat"
    again = kinds(play(turns.combat(game), others="stop"))
    assert "challenge" not in again and "ambush" not in again
    assert "space_empires-battle" in said(game)


@pytest.mark.rule("SE-SCANNER-05", "SE-RAIDER-04")
@pytest.mark.parametrize("mover", ["R", "DD"])
def test_scanners_that_are_not_enough_are_no_battle_and_may_be_announced_again(mover: str) -> None:
    """D-75"""
    game, asked = entered(mover, cloaking=2)
    assert asked.count("challenge") == 1
    assert "challenge" in kinds(play(turns.combat(game), others="stop")) and "space_empires-battle" not in said(game)


@pytest.mark.rule("SE-SCANNER-05")
def test_in_the_next_turn_scanners_are_announced_anew() -> None:
    game, _ = entered("DD")
    game.state.queue = [1]
    play(turns.start(game), others="stop")
    game.state.step = "combat"
    assert meeting(game, ("challenge", 0, "no"), ("ambush", 1, "no"), mover=1) == ([], ["challenge", "ambush"])


@pytest.mark.rule("SE-SCANNER-05")
def test_in_a_game_from_before_it_is_asked_once_more() -> None:
    game, _ = entered("R", edition=0)
    assert "challenge" in kinds(play(turns.combat(game), others="stop"))
