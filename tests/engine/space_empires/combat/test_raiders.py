"""Raiders: who sees them, how they meet enemies, and what being cloaked is worth."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import battle, cloaking, figures, scanning
from engine.space_empires.economy import income
from engine.space_empires.galaxy import entering
from engine.space_empires.play import Game
from engine.space_empires.state import Side, Unit
from tests.engine.space_empires.positions import (
    colony,
    dice,
    fight,
    kinds,
    mark,
    met,
    play,
    put,
    said,
    space,
    turn,
)


def meeting(game: Game, *answers: Any, mover: int = 0) -> tuple[list[Side], list[str]]:
    """Whom a mover has to fight in F7, and what was asked."""
    found: list[Side] = []

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
    assert scanning.cloaked(game, "F7", 0, 1) == hidden


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
def test_what_is_announced_when_raiders_enter(scanner: int, fought: list[Side]) -> None:
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
