"""What a table may choose, and what is refused in words."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.space_empires import rules
from engine.space_empires.components import SCENARIOS
from engine.space_empires.options import choices
from engine.space_empires.state import Options
from tests.engine.space_empires.positions import space

USUAL = {choice.name: choice.values[0] for choice in choices.CHOICES} | {"opening": "standard"}


def chosen(seats: int, **picked: str) -> Options:
    """The options of a table that chose this and else the first of everything."""
    return choices.chosen(seats, {**USUAL, **picked})


@pytest.mark.rule("SE-GEN-03", "SE-GEN-04", "SE-ADV-01", "SE-OPT-01")
def test_without_a_choice_only_the_basic_rules_are_used() -> None:
    options = chosen(2)
    switches = [getattr(options, name) for name in choices.SWITCHES]
    assert not any(switches) and (options.warp_points, options.doomsday_machines) == (0, 0)
    game = space()
    assert {card.module for card in [*game.types, *game.technologies]} == {"basic"}


@pytest.mark.rule("SE-ADV-01")
@pytest.mark.parametrize("module", ["pipelines", "carriers", "raiders", "mines"])
def test_each_advanced_section_is_a_choice_of_its_own(module: str) -> None:
    game = space(**{module: True})
    assert {card.module for card in [*game.types, *game.technologies]} == {"basic", module}
    assert getattr(chosen(3, **{module: "on"}), module) is True


REFUSED = [
    (2, {"scenario": "three_rows"}, "SE-SYS-05"),
    (4, {"scenario": "knife_fight"}, "SE-SYS-05"),
    (3, {"teams": "blood_brothers"}, "SE-GEN-02"),
    (1, {"aliens": "on"}, "SE-ADV-01"),
    (1, {"doomsday_machines": "2"}, "SE-OPT-01"),
    (1, {"scenario": "doomsday_large", "difficulty": "really_tough"}, "SE-GEN-02"),
    (2, {"handicap": "3"}, "SE-GROW-01"),
    (5, {}, "SE-GEN-01"),
]


@pytest.mark.parametrize(("seats", "picked", "rule"), REFUSED)
def test_what_does_not_go_together_is_refused_with_its_rule(seats: int, picked: dict[str, str], rule: str) -> None:
    with pytest.raises(IllegalAnswer) as wrong:
        rules.rules().new(seats, "seed", picked)
    assert wrong.value.rule == rule and str(wrong.value.text.key).startswith("space_empires-")


@pytest.mark.rule("SE-GEN-01", "SE-SYS-05")
@pytest.mark.parametrize(("id", "seats"), SCENARIOS)
def test_every_scenario_can_be_chosen_for_its_seats(id: str, seats: int) -> None:
    assert chosen(seats, scenario=id).scenario == id
    assert chosen(1).scenario == "doomsday_small"
