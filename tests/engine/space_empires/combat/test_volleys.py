"""Orders of fire: one answer a round for all groups, for each by itself, or to the end of the battle."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask, PickOne
from engine.events import SMALL, SUM
from engine.space_empires import words
from engine.space_empires.combat import battle
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.play import Game
from engine.space_empires.rules import rules
from engine.text import T
from tests.engine.driving import kinds, play
from tests.engine.space_empires.positions import FIELD, dice, learn, put, space

AWAY = "B10"
"""A hex beside a home world."""


def fought(game: Game, *answers: Any, at: str = FIELD) -> list[str]:
    """A whole battle; the kinds of its questions."""
    played = play(battle.fight(game, at, 0, 1), *answers, others="stop")
    assert played.open is None, played.open
    return kinds(played)


def opened(game: Game, *answers: Any, at: str = FIELD) -> Ask:
    """The question that is left open."""
    ask = play(battle.fight(game, at, 0, 1), *answers, others="stop").open
    assert ask is not None
    return ask


def ids(ask: Ask) -> list[str]:
    shape = next(iter(ask.must.values()))
    assert isinstance(shape, PickOne)
    return [option.id for option in shape.options]


@pytest.mark.rule("SE-FIRE-10", "SE-FIRE-15")
def test_all_ships_fire_at_one_target_by_one_answer() -> None:
    game = space()
    for _ in range(2):
        put(game, 0, "SC", FIELD, 3)
    base = put(game, 1, "BASE", FIELD)
    dice(game, 10, 10, 10, 1, 1, 1)
    asked = fought(game, ("screen", 0, {}), ("volley", 1, "hold"), ("volley", 0, base.id))
    assert asked == ["screen", "volley", "volley"] and base.count == 0


@pytest.mark.rule("SE-FIRE-08", "SE-FIRE-10")
def test_what_is_left_of_a_volley_goes_to_whoever_takes_the_fewest_hits_more() -> None:
    game = space()
    put(game, 0, "SC", FIELD, 4)
    scout, cruiser, hurt = (put(game, 1, type, FIELD) for type in ("SC", "CA", "BC"))
    hurt.hits = 1
    dice(game, 1, 1, 1, 10)
    opened(game, ("screen", 0, {}), ("volley", 1, "hold"), ("volley", 0, scout.id))
    assert (scout.count, hurt.count, cruiser.count, cruiser.hits) == (0, 0, 1, 1)


@pytest.mark.rule("SE-FIRE-10", "SE-SCREEN-02", "SE-RETREAT-01")
def test_to_the_end_nothing_more_is_asked_of_that_side() -> None:
    game = space()
    put(game, 0, "SC", AWAY, 4)
    put(game, 1, "SC", AWAY, 2)
    dice(game, *[10] * 12, *[1] * 12)
    asked = fought(game, ("screen", 0, {}), ("volley", 1, "end"), ("volley", 0, "end"), at=AWAY)
    assert asked == ["screen", "volley", "volley"]


@pytest.mark.rule("SE-FIRE-10")
def test_the_last_round_can_be_repeated() -> None:
    game = space()
    destroyer, target = put(game, 0, "DD", FIELD), put(game, 1, "DN", FIELD)
    first = [("volley", 1, destroyer.id), ("volley", 0, target.id)]
    dice(game, 10, 10)
    assert "as_before" in ids(opened(game, *first)) and target.hits == 0
    game = space()
    destroyer, target = put(game, 0, "DD", FIELD), put(game, 1, "DN", FIELD)
    dice(game, 10, 10, 10, 1)
    assert "as_before" not in ids(opened(game))
    ask = opened(game, *first, ("volley", 1, "as_before"), ("volley", 0, "as_before"))
    assert ask.kind == "volley" and target.hits == 1


@pytest.mark.rule("SE-FIRE-08", "SE-FIRE-10", "SE-FIRE-06")
def test_groups_can_be_ordered_one_by_one() -> None:
    game = space()
    ours = [put(game, 0, "DD", FIELD), put(game, 0, "SC", FIELD, 2)]
    theirs = [put(game, 1, "SC", FIELD), put(game, 1, "CA", FIELD, 2)]
    answers: list[Any] = [("volley", 1, "hold"), ("volley", 0, f"group:{ours[1].id}")]
    ask = opened(game, *answers)
    assert ask.kind == "group_fire" and ids(ask) == [theirs[1].id, theirs[0].id, "each", "hold"]
    game = space()
    ours = [put(game, 0, "DD", FIELD), put(game, 0, "SC", FIELD, 2)]
    theirs = [put(game, 1, "SC", FIELD), put(game, 1, "CA", FIELD, 2)]
    dice(game, 1, 1, 10)
    opened(game, *answers, ("group_fire", 0, theirs[1].id), ("volley", 0, theirs[0].id))
    assert (theirs[0].count, theirs[1].count, theirs[1].hits) == (0, 2, 1)


def test_to_order_one_group_is_not_called_as_a_target_is() -> None:
    """Both sides have a group of that name."""
    game = space()
    ours = [put(game, 0, "SC", FIELD), put(game, 0, "SC", FIELD, 2)]
    for _ in range(2):
        put(game, 1, "SC", FIELD)
    shape = next(iter(opened(game, ("screen", 0, {}), ("volley", 1, "hold")).must.values()))
    assert isinstance(shape, PickOne)
    called = {option.id: option.text for option in shape.options}
    assert [called[f"group:{unit.id}"] for unit in ours] == [
        T("space_empires-volley-only", group=words.group(unit)) for unit in ours
    ]


@pytest.mark.rule("SE-FIRE-10", "SE-FIRE-15", "SE-SCREEN-02")
def test_whoever_wants_decides_group_by_group_and_ship_by_ship() -> None:
    game = space()
    scouts, destroyer = put(game, 0, "SC", FIELD, 2), put(game, 0, "DD", FIELD)
    target = put(game, 1, "CA", FIELD)
    dice(game, 1, 1)
    asked = fought(
        game,
        ("screen", 0, {}),
        ("volley", 1, "hold"),
        ("volley", 0, "each"),
        ("group_fire", 0, "hold"),
        ("group_fire", 0, "each"),
        ("fire", 0, target.id),
        ("fire", 0, target.id),
    )
    assert asked == ["screen", "volley", "volley", "group_fire", "group_fire", "fire", "fire"]
    assert scouts.fired == destroyer.fired == 0 and target.count == 0


@pytest.mark.rule("SE-RETREAT-02", "SE-RETREAT-03")
def test_all_that_can_retreat_together_and_the_others_fire() -> None:
    game = space()
    scouts, base = put(game, 0, "SC", AWAY, 2), put(game, 0, "BASE", AWAY)
    enemy = put(game, 1, "DN", AWAY, 2)
    hold = [("screen", 0, {}), ("volley", 0, "hold"), ("volley", 1, "hold")]
    ask = opened(game, *hold, ("screen", 0, {}), at=AWAY)
    flights = [id for id in ids(ask) if id.startswith("away")]
    assert "away:B9" in flights
    game = space()
    scouts, base = put(game, 0, "SC", AWAY, 2), put(game, 0, "BASE", AWAY)
    enemy = put(game, 1, "DN", AWAY, 2)
    dice(game, 1)
    opened(game, *hold, ("screen", 0, {}), ("volley", 0, "away:B9"), ("volley", 1, "hold"), at=AWAY)
    assert scouts.at == "B9" and base.at == AWAY and enemy.hits == 1


@pytest.mark.rule("SE-FIRE-02")
@pytest.mark.parametrize(("attack", "asked"), [(0, False), (1, True)])
def test_which_of_two_groups_fires_first_is_asked_only_where_they_differ(attack: int, asked: bool) -> None:
    """D-10"""
    game = space()
    put(game, 0, "CA", FIELD)
    put(game, 0, "CA", FIELD, attack=attack)
    put(game, 1, "SC", FIELD, 2)
    found = kinds(play(battle.fight(game, FIELD, 0, 1), ("volley", 0, "each"), others="stop"))
    assert found[-1] == ("next_group" if asked else "group_fire")


@pytest.mark.rule("SE-POINTDEF-02", "SE-POINTDEF-03")
@pytest.mark.parametrize(("target", "first"), [("F", "SC"), ("CA", "F")])
def test_point_defense_waits_where_something_else_is_fired_at(target: str, first: str) -> None:
    game = space(carriers=True)
    learn(game, 0, point_defense=1)
    put(game, 0, "SC", FIELD, 3, point_defense=1)
    put(game, 1, "CV", FIELD)
    there = {"F": put(game, 1, "F", FIELD, 2, fighter=1), "CA": put(game, 1, "CA", FIELD)}
    dice(game, *[10] * 9)
    fires = [("volley", 0, there[target].id), ("volley", 1, game.player(0).units[0].id)]
    opened(game, ("screen", 1, {}), *fires)
    assert game.state.battle is not None
    shots = [
        event.text.params["unit"].key for event in game.events if event.text and event.text.key.endswith("volley-rolls")
    ]
    assert shots[0] == f"space_empires-unit-{first}"


@pytest.mark.rule("SE-FIRE-10")
def test_games_from_before_ask_ship_by_ship() -> None:
    game = space()
    game.state.edition = 1
    put(game, 0, "SC", FIELD, 2)
    put(game, 1, "SC", FIELD)
    assert opened(game, ("screen", 0, {})).kind == "fire"


# --- what is told ----------------------------------------------------------------------------------------------------


def lines(game: Game, *keys: str) -> list[dict[str, Any]]:
    """What the lines of these keys say, with their weight."""
    told = [(one.text, one.weight) for one in game.events if one.text is not None]
    return [
        {**text.params, "weight": weight} for text, weight in told if text.key.removeprefix("space_empires-") in keys
    ]


@pytest.mark.rule("SE-FIRE-11", "SE-FIRE-12", "SE-FIRE-15")
def test_a_round_has_one_sum_and_the_rolls_of_each_group_in_small() -> None:
    game = space()
    put(game, 0, "SC", FIELD, 6, attack=1)
    base = put(game, 1, "BASE", FIELD)
    learn(game, 1, defense=1)
    dice(game, 9, 9, 2, 9, 9, 9)
    opened(game, ("screen", 0, {}), ("volley", 1, "hold"), ("volley", 0, base.id))
    (rolled,) = lines(game, "volley-rolls")
    assert (rolled["dice"], rolled["need"], rolled["hits"], rolled["weight"]) == ((9, 9, 2, 9, 9, 9), 2, 1, SMALL)
    made = [(part.key.removeprefix("space_empires-made-"), part.params["n"]) for part in rolled["parts"]]
    assert made == [
        ("strength", 3), ("technology", 1), ("numbers", 1), ("defense", 2), ("defense-technology", 1)
    ]  # fmt: skip
    (total,) = lines(game, "round-fire")
    (fired,) = total["fire"]
    assert (fired.params["shots"], fired.params["hits"], total["weight"]) == (6, 1, SUM)


@pytest.mark.rule("SE-DAMAGE-02")
def test_at_the_end_it_is_told_who_won_and_what_each_side_lost() -> None:
    game = space()
    ours, theirs = put(game, 0, "SC", FIELD, 6), put(game, 1, "SC", FIELD, 2)
    dice(game, 1, 9, 1, 1)
    fought(game, ("screen", 0, {}), ("volley", 1, ours.id), ("volley", 0, theirs.id))
    assert len(lines(game, "battle-won")) == 1
    lost = [one["what"] for one in lines(game, "losses")]
    assert [[(what.key, what.params["n"]) for what in side] for side in lost] == [
        [("space_empires-units-SC", 1)],
        [("space_empires-units-SC", 2)],
    ]


def test_a_group_of_fighters_that_is_called_as_a_hex_is_none() -> None:
    """The picture of such a question is the battle, not the hexes of these names."""
    game = space(carriers=True)
    put(game, 0, "SC", FIELD, 2)
    put(game, 1, "CV", FIELD)
    for _ in range(2):
        put(game, 1, "F", FIELD)
    hold = [("screen", 1, {}), ("volley", 1, "hold")]
    ask = opened(game, ("screen", 0, {}), *hold)
    assert len([id for id in ids(ask) if id.startswith("F") and id in HEXES]) == 2
    found = rules().focus(0, ask)
    assert found is not None and found.zoom == f"battle-{FIELD}" and not found.numbers
