"""Face-up cards that are named or discarded: of two copies each keeps what it does, and who decides knows which."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.combat import execution
from tests.engine.forbidden_stars.battlefield import Clash, clash

OR, EL = "orks", "eldar"


def two_copies(*uses: str) -> Clash:
    """Orks that have revealed both their Weirdboyz against Eldar who can make them discard one."""
    fight = clash(OR, {"ork_boyz": 1}, "", EL, {"warlock_battle_titan": 3}, "", cards=("weirdboyz", ""))
    for use in uses:
        fight.attacker.laid = "weirdboyz"
        fight.drive(execution.reveal(fight.game, fight.combat, fight.combat.attacker), ("ability", use))
    fight.defender.laid = "psychic_lance"
    return fight


def lance(fight: Clash, *answers: tuple[str, str]) -> None:
    fight.drive(execution.reveal(fight.game, fight.combat, fight.combat.defender), *answers, ("unless", "yes"))


@pytest.mark.rule("FS-CARD-14")
def test_each_of_two_copies_goes_on_by_itself() -> None:
    fight = two_copies("yes", "yes")
    lance(fight)
    assert fight.attacker.played == ["weirdboyz"]
    assert fight.game.effect("weirdboyz", fight.combat.attacker) is not None


@pytest.mark.rule("FS-CARD-14", "FS-CARD-09")
@pytest.mark.parametrize(("named", "lasts"), [("weirdboyz", False), ("weirdboyz:spent", True)])
def test_of_two_copies_of_which_one_still_works_either_can_be_named(named: str, lasts: bool) -> None:
    fight = two_copies("yes", "no")
    lance(fight, ("discard_card", named))
    assert (fight.game.effect("weirdboyz", fight.combat.attacker) is not None) == lasts
    assert fight.attacker.played == ["weirdboyz"]


@pytest.mark.rule("FS-CARD-09")
def test_the_card_is_named_before_its_owner_decides_whether_to_discard_it() -> None:
    fight = two_copies()
    fight.attacker.played = ["mek_boyz", "waaagh"]
    lance(fight, ("discard_card", "waaagh"))
    asked = [kind for kind, _ in fight.asked]
    assert asked.index("discard_card") < asked.index("unless")
    assert fight.attacker.played == ["mek_boyz"]
