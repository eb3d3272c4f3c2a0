"""Rolls, hits, damage and the dice assigned to ships."""

from __future__ import annotations

from itertools import product

import pytest

from engine.ask import Answer, PickOne, Shape, Spread
from engine.eclipse.combat import attack, sides
from engine.eclipse.combat.attack import Die
from engine.eclipse.components import DAMAGE
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.battlefield import FIELD, field, left, meet, unit
from tests.engine.eclipse.positions import dice, fit, kinds, learn, play, said

YELLOW, RED = {"yellow": 1}, {"red": 1}


@pytest.mark.rule("EC-ROLL-06", "EC-ROLL-07", "EC-FAQ-04")
def test_a_six_always_hits_and_a_one_never() -> None:
    assert attack.hits(6, 0, 9)
    assert not attack.hits(1, 9, 0)
    assert not attack.hits(5, 0, 0) and not attack.hits(5, 0, 3)


@pytest.mark.rule("EC-ROLL-08")
@pytest.mark.parametrize(
    ("computer", "shield", "roll"), [(0, 0, 6), (1, 0, 5), (3, 0, 3), (9, 0, 2), (2, 1, 5), (0, 3, 6)]
)
def test_the_lowest_roll_that_hits(computer: int, shield: int, roll: int) -> None:
    assert attack.lowest_hit(computer, shield) == roll


@pytest.mark.rule("EC-ROLL-08", "EC-SHIP-11", "EC-SHIP-12", "EC-EX-14")
def test_computer_two_hits_a_shield_of_one_with_a_five_and_no_shield_with_a_four() -> None:
    assert [value for value in range(1, 7) if attack.hits(value, 2, 1)] == [5, 6]
    assert [value for value in range(1, 7) if attack.hits(value, 2, 0)] == [4, 5, 6]


@pytest.mark.rule("EC-ROLL-01", "EC-ROLL-02", "EC-ROLL-03", "EC-COMP-21", "EC-EX-08", "EC-SHIP-08")
def test_every_ship_of_a_type_adds_its_dice_to_one_roll() -> None:
    game = field()
    assert [die.colour for die in attack.roll(game, YELLOW, 3)] == ["yellow"] * 3
    assert [die.colour for die in attack.roll(game, {"yellow": 2, "orange": 2}, 1)] == ["yellow"] * 2 + ["orange"] * 2
    assert len(attack.roll(game, {"yellow": 2}, 8)) == 16
    assert game.state.rolls >= 3 and game.sealed


@pytest.mark.rule("EC-DMG-01", "EC-DMG-02", "EC-SHIP-10")
@pytest.mark.parametrize(("colour", "survives"), [("yellow", True), ("orange", False), ("red", False)])
def test_yellow_does_one_damage_orange_two_red_four(colour: str, survives: bool) -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 1}, {"interceptor": 1})
    dice(game, 6)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), {colour: 1}))
    assert left(game, 0) == ({"cruiser": [1]} if survives else {})


@pytest.mark.rule("EC-EX-09", "EC-DMG-02", "EC-SHIP-13")
def test_two_improved_hulls_survive_four_damage_and_no_fifth() -> None:
    game = field()
    fit(game, 0, "cruiser", left_top="improved_hull", left_bottom="improved_hull")
    skirmish = meet(game, {"cruiser": 1}, {"interceptor": 1})
    dice(game, 6, 6)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), RED))
    assert left(game, 0) == {"cruiser": [4]}
    play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW))
    assert left(game, 0) == {}
    assert skirmish.tally.kills == {1: ["cruiser"]}


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05", "EC-DMG-04")
def test_the_attacker_assigns_the_dice() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2}, {"interceptor": 2})
    dice(game, 6, 6)
    both = ("assign_dice", 1, {"cruiser-1": 2})
    asked = play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW), both)
    assert kinds(asked) == ["assign_dice"]
    assert left(game, 0) == {"cruiser": [0]}


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05", "EC-DMG-04")
def test_the_dice_may_be_spread_over_ships() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2}, {"interceptor": 2})
    dice(game, 6, 6)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW), ("assign_dice", {"cruiser-1": 1, "cruiser-2": 1}))
    assert left(game, 0) == {"cruiser": [1, 1]}


@pytest.mark.rule("EC-ROLL-04")
def test_ships_that_are_alike_are_told_apart_by_numbers() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2, "interceptor": 1}, {"interceptor": 2})
    dice(game, 6, 6)
    asked = play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW), others="stop")
    assert asked.open is not None
    shape = asked.open.must[1]
    assert isinstance(shape, Spread)
    alike = [slot.text.params["n"] for slot in shape.slots if slot.text.key == "eclipse-target-of"]
    assert alike == [1, 2] and len(shape.slots) == 3


@pytest.mark.rule("EC-ROLL-04")
def test_every_hit_must_be_assigned() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2}, {"interceptor": 2})
    dice(game, 6, 6)
    with pytest.raises(IllegalAnswer) as refused:
        play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW), ("assign_dice", {"cruiser-1": 1}))
    assert refused.value.rule == "EC-ROLL-04"


@pytest.mark.rule("EC-DMG-03")
def test_damage_left_over_is_lost() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 2}, {"interceptor": 1})
    dice(game, 6)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), RED), others="stop")
    assert left(game, 0) == {"interceptor": [0]}


@pytest.mark.rule("EC-ROLL-08", "EC-SHIP-12")
def test_a_die_goes_only_to_ships_that_it_hits() -> None:
    game = field()
    fit(game, 0, "cruiser", left_bottom="gauss_shield")
    skirmish = meet(game, {"interceptor": 2, "cruiser": 1}, {"cruiser": 1})
    dice(game, 5)
    asked = play(attack.fire(game, skirmish, unit(1, "cruiser"), YELLOW), others="stop")
    assert kinds(asked) == [] and left(game, 0) == {"interceptor": [0], "cruiser": [0]}


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05")
def test_dice_enough_for_all_ships_may_still_spare_one() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 2, "cruiser": 1}, {"cruiser": 1})
    dice(game, 6, 6, 6, 6)
    asked = play(attack.fire(game, skirmish, unit(1, "cruiser"), {"yellow": 4}), others="stop")
    assert asked.open is not None
    shape = asked.open.must[1]
    assert isinstance(shape, Spread)
    assert dict(shape.start) == {"interceptor-1": 1, "interceptor-2": 1, "cruiser-1": 2}, "what destroys all is offered"
    dice(game, 6, 6, 6, 6)
    sparing = ("assign_dice", {"interceptor-1": 4})
    play(attack.fire(game, skirmish, unit(1, "cruiser"), {"yellow": 4}), sparing)
    assert left(game, 0) == {"interceptor": [0], "cruiser": [0]}


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05")
def test_the_strongest_dice_are_assigned_first_and_weaker_ones_may_follow_them() -> None:
    game = field()
    game.state.edition = 0
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"cruiser": 1})
    dice(game, 6, 6)
    strong, rolled = ("assign_dice", "cruiser-1"), {"yellow": 1, "orange": 1}
    asked = play(attack.fire(game, skirmish, unit(1, "cruiser"), rolled), strong, others="stop")
    assert asked.open is not None
    shape = asked.open.must[1]
    assert isinstance(shape, PickOne)
    assert [(option.id, option.text.key) for option in shape.options] == [
        ("interceptor-1", "eclipse-target"),
        ("cruiser-1", "eclipse-target-lost"),
    ]
    dice(game, 6, 6)
    play(attack.fire(game, skirmish, unit(1, "cruiser"), rolled), strong, ("assign_dice", "cruiser-1"))
    assert left(game, 0) == {"interceptor": [0]}


HULLS = {"interceptor": 0, "cruiser": 1, "dreadnought": 2}
End = tuple[tuple[str, int], ...]


def _ends_by_hand(marks: dict[str, list[int]], rolled: list[Die]) -> set[End]:
    """Every way in which a fleet without shields can come out of dice that all hit, a ship for each die."""
    ships = [(type, mark) for type, found in marks.items() for mark in found]
    ends = set()
    for aims in product(range(len(ships)), repeat=len(rolled)):
        taken = [
            sum(DAMAGE[die.colour] for die, at in zip(rolled, aims, strict=True) if at == n) for n in range(len(ships))
        ]
        after = [(type, mark + points) for (type, mark), points in zip(ships, taken, strict=True)]
        ends.add(tuple(sorted((type, mark) for type, mark in after if mark <= HULLS[type])))
    return ends


def _answers(shape: Shape) -> list[Answer]:
    if isinstance(shape, PickOne):
        return [option.id for option in shape.options]
    assert isinstance(shape, Spread)
    ways = product(range(shape.high + 1), repeat=len(shape.slots))
    spreads = [dict(zip([slot.id for slot in shape.slots], way, strict=True)) for way in ways if sum(way) == shape.high]
    return [{id: n for id, n in spread.items() if n} for spread in spreads]


def _ends_by_play(
    marks: dict[str, list[int]], rolled: dict[str, int], steps: tuple[tuple[str, Answer], ...]
) -> set[End]:
    """The same by every answer that can be given."""
    game = field()
    skirmish = meet(game, {type: len(found) for type, found in marks.items()}, {"interceptor": 1})
    game.sector(FIELD).fleets[0] = {type: list(found) for type, found in marks.items()}
    dice(game, *[6] * sum(rolled.values()))
    played = play(attack.fire(game, skirmish, unit(1, "interceptor"), rolled), *steps, others="stop")
    if played.open is None:
        return {tuple(sorted((type, mark) for type, found in left(game, 0).items() for mark in found))}
    answers = _answers(played.open.must[1])
    return {end for one in answers for end in _ends_by_play(marks, rolled, (*steps, ("assign_dice", one)))}


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05", "EC-DMG-01", "EC-DMG-03")
@pytest.mark.parametrize(
    "marks",
    [
        {"interceptor": [0]},
        {"interceptor": [0, 0]},
        {"cruiser": [0, 0]},
        {"cruiser": [0, 1]},
        {"interceptor": [0], "cruiser": [1]},
        {"interceptor": [0, 0], "dreadnought": [1]},
        {"cruiser": [0], "dreadnought": [0, 2]},
    ],
)
@pytest.mark.parametrize(
    "rolled",
    [{"yellow": 1}, {"yellow": 2}, {"yellow": 3}, {"red": 2}, {"yellow": 1, "orange": 1}, {"yellow": 2, "red": 1}],
)
def test_the_shooter_can_bring_about_every_end_and_is_asked_only_where_there_are_several(
    marks: dict[str, list[int]], rolled: dict[str, int]
) -> None:
    fallen = [Die(colour, 6) for colour, number in rolled.items() for _ in range(number)]
    ends = _ends_by_hand(marks, fallen)
    assert _ends_by_play(marks, rolled, ()) == ends
    game = field()
    skirmish = meet(game, {type: len(found) for type, found in marks.items()}, {"interceptor": 1})
    game.sector(FIELD).fleets[0] = {type: list(found) for type, found in marks.items()}
    dice(game, *[6] * len(fallen))
    asked = play(attack.fire(game, skirmish, unit(1, "interceptor"), rolled), others="random")
    assert bool(kinds(asked)) == (len(ends) > 1)


def test_a_single_die_is_given_to_one_of_several_kinds_of_ships() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 3, "cruiser": 2}, {"interceptor": 1})
    game.sector(FIELD).fleets[0]["cruiser"] = [0, 1]
    dice(game, 6)
    asked = play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW), others="stop")
    assert asked.open is not None
    shape = asked.open.must[1]
    assert isinstance(shape, PickOne)
    assert [option.id for option in shape.options] == ["interceptor-1", "cruiser-1", "cruiser-2"]


def test_a_roll_without_hits_says_so() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 5)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW))
    assert said(game) == ["eclipse-fires-at", "eclipse-all-miss"]
    assert attack.dice_text([Die("yellow", 5)])[0].params == {"dice": (5,)}


def test_what_an_attack_did_is_told() -> None:
    game = field()
    learn(game, 1, "antimatter_cannon")
    skirmish = meet(game, {"dreadnought": 1}, {"interceptor": 1})
    dice(game, 6)
    play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW))
    assert said(game)[-1] == "eclipse-damaged"
    assert sides.damages(game, FIELD, unit(0, "dreadnought")) == [1]


# --- hits that fall by themselves ------------------------------------------------------------------------------------


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05")
@pytest.mark.parametrize("answer", ["fewest", "each"])
def test_from_the_third_choice_of_a_round_on_hits_can_fall_by_themselves(answer: str) -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 3, "dreadnought": 2}, {"interceptor": 1})
    dice(game, 6, 6, 6)
    first = [("assign_dice", 1, "dreadnought-1"), ("assign_dice", 1, "dreadnought-2"), ("deal_dice", 1, answer)]
    later = [("assign_dice", 1, "dreadnought-1")] if answer == "each" else []
    played = play(three_times(game, skirmish), *first, *later, others="stop")
    assert kinds(played) == [kind for kind, *_ in (*first, *later)] and played.open is None


async def three_times(game: Game, skirmish: sides.Battle) -> None:
    """Interceptors fire three times in one round."""
    for _ in range(3):
        await attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW)


@pytest.mark.rule("EC-ROLL-06", "EC-ROLL-08")
def test_a_roll_tells_what_hits_whom_with_computer_and_shield() -> None:
    game = field()
    fit(game, 1, "interceptor", centre_top="positron_computer")
    fit(game, 0, "cruiser", left_top="gauss_shield")
    skirmish = meet(game, {"cruiser": 1, "interceptor": 1}, {"interceptor": 1})
    play(attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW))
    line = next(one.text for one in game.events if one.text and one.text.key == "eclipse-fires-at")
    hits = line.params["hits"]
    assert isinstance(hits, tuple)
    told = {one.params["ship"].key: (one.params["need"], len(one.params.get("parts", ()))) for one in hits}  # type: ignore[union-attr]
    assert told == {"eclipse-ship-cruiser": (5, 2), "eclipse-ship-interceptor": (4, 1)}
