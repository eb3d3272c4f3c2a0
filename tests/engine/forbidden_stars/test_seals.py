"""What is sealed where the same line tells of open cards too: those of a hand and of a deck, which nobody has seen."""

from __future__ import annotations

from typing import Any

import pytest

from engine.forbidden_stars.cards.steps import DO, Doing
from tests.engine.forbidden_stars.battlefield import Clash, clash
from tests.engine.showing import begin


def stepped(op: str, *, hand: list[str], deck: list[str]) -> Clash:
    """The attacker resolves a step about a card of the defender, who has these."""
    fight = clash("eldar", {"aspect_warrior": 1}, "", "orks", {"ork_boyz": 1}, "", cards=("", ""))
    seat = fight.combat.defender
    fight.defender.hand, fight.game.player(seat).deck[:] = hand, deck
    begin(fight.game)
    step: Any = {"op": op, "who": "opponent", "n": 1, "duration": "round"}
    return fight.drive(DO[op](Doing(fight.game, fight.combat.attacker, "psychic_lance"), step))


@pytest.mark.rule("FS-DISCARD-02", "FS-CARD-14")
@pytest.mark.parametrize("op", ["discard_hand", "mill_gain_icons"])
def test_a_card_of_a_hand_or_of_a_deck_that_is_discarded_is_seen_by_all(op: str) -> None:
    fight = stepped(op, hand=["waaagh"], deck=["mek_boyz"])
    assert "forbidden_stars-discards-card" in fight.said()
    assert fight.game.sealed and fight.game.learned is None


@pytest.mark.rule("FS-CARD-14")
@pytest.mark.parametrize("op", ["discard_hand", "mill_gain_icons"])
def test_where_there_is_no_card_nobody_learns_anything(op: str) -> None:
    fight = stepped(op, hand=[], deck=[])
    assert not fight.game.sealed and fight.said() == []
