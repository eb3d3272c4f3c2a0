"""What players are told of a battle is within half a percent of exact values that share no code with it."""

from __future__ import annotations

from time import process_time

import pytest

from engine.eclipse.combat import battle as eclipse_battle
from engine.eclipse.interface import make_view
from engine.eclipse.odds.battles import COMBATS as ECLIPSE
from engine.errors import IllegalAnswer
from engine.forbidden_stars.components import UNITS
from engine.forbidden_stars.odds import battles as stars
from engine.forbidden_stars.odds.battles import COMBATS as STARS
from engine.forbidden_stars.odds.battles import SAMPLES, Side, piece, reckoned
from engine.forbidden_stars.odds.luck import Luck, plays
from engine.forbidden_stars.odds.rounds import in_order
from engine.games import rules_of
from engine.lessons.lesson import PUPIL, lesson_of
from engine.lessons.walk import opened
from engine.odds.battles import WHOLE, Battle, Battles
from engine.odds.chain import ALL, endings, hits, thinned
from engine.space_empires.odds.battles import COMBATS as EMPIRES
from engine.text import T, seat_name
from engine.ti4.combat import space_combat
from engine.ti4.interface.make_view import see
from engine.ti4.odds.battles import COMBATS as TWILIGHT
from tests.engine.driving import play
from tests.engine.eclipse.battlefield import field, meet
from tests.engine.forbidden_stars.combat.test_odds import POSITIONS, Position, chances
from tests.engine.odds.exact import Vessel, eclipse, fleet, twilight
from tests.engine.space_empires.combat.test_odds import Corps, exact
from tests.engine.ti4.positions import fleet as fleet_of
from tests.engine.ti4.positions import own
from tests.engine.ti4.skies import combat, row

NEAR = 0.005
Forces = dict[str, int]


def won(battles: Battles, first: Forces, second: Forces, **place: int) -> tuple[float, float]:
    """How often each side wins."""
    found = battles.odds(Battle(first, second, place))
    return found.first / WHOLE, found.second / WHOLE


@pytest.mark.rule("TI-SPACECOMBAT-12", "TI-SUSTAIN-01", "TI-AFB-01")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"cruiser": 2, "dreadnought": 1}, {"fighter": 3, "carrier": 1}),
        ({"destroyer": 3}, {"fighter": 5, "carrier": 1}),
        ({"war_sun": 1, "fighter": 2}, {"dreadnought": 3, "destroyer": 1}),
        ({"dreadnought": 2, "cruiser": 2, "fighter": 2}, {"dreadnought": 2, "destroyer": 3, "fighter": 2}),
        ({"fighter": 1}, {"fighter": 1}),
    ],
)
def test_space_combats(first: Forces, second: Forces) -> None:
    assert won(TWILIGHT, first, second) == pytest.approx(twilight(fleet(**first), fleet(**second)), abs=NEAR)


@pytest.mark.rule("TI-SPACECANNONOFF-01", "TI-NEBULA-05")
def test_guns_fire_first_and_a_nebula_shelters() -> None:
    first, second = {"cruiser": 3, "fighter": 2}, {"destroyer": 2, "carrier": 1}
    assert won(TWILIGHT, first, {**second, "pds": 2}) == pytest.approx(
        twilight(fleet(**first), fleet(**second), guns=2), abs=NEAR
    )
    assert won(TWILIGHT, first, second, nebula=1) == pytest.approx(
        twilight(fleet(**first), fleet(**second), nebula=1), abs=NEAR
    )


def test_a_great_space_combat_is_near_enough() -> None:
    """With thinned dice: the value of all dice, reckoned once by `exact.twilight`."""
    first = {"war_sun": 1, "dreadnought": 3, "cruiser": 4, "fighter": 6}
    second = {"dreadnought": 2, "cruiser": 4, "destroyer": 3, "carrier": 2, "fighter": 8}
    found = TWILIGHT.odds(Battle(first, second))
    assert abs(found.first / WHOLE - GREAT) < NEAR and found.error >= abs(found.first - GREAT * WHOLE)


GREAT = 0.683405

PLAIN = Vessel((1,), (), 0, 0, 1, 3)
CRUISER = Vessel((1,), (), 1, 0, 2, 2)
ANCIENT = Vessel((1, 1), (), 1, 0, 2, 2)


@pytest.mark.rule("EC-INIT-01", "EC-INIT-02", "EC-MISSILE-01", "EC-ROLL-08")
@pytest.mark.parametrize(
    ("first", "second", "one", "other"),
    [
        ({"interceptor": 1}, {"interceptor": 1}, [PLAIN], [PLAIN]),
        ({"cruiser": 2}, {"ancient": 1}, [CRUISER] * 2, [ANCIENT]),
        ({"interceptor": 3}, {"cruiser": 2}, [PLAIN] * 3, [CRUISER] * 2),
        (
            {"cruiser": 1, "cruiser.plasma_missile": 1, "cruiser.ion_cannon": 1, "cruiser.hull": 1},
            {"interceptor": 3},
            [Vessel((1,), (2, 2), 0, 0, 2, 2)],
            [PLAIN] * 3,
        ),
    ],
)
def test_battles_of_eclipse(first: Forces, second: Forces, one: list[Vessel], other: list[Vessel]) -> None:
    assert won(ECLIPSE, first, second)[0] == pytest.approx(eclipse(one, other), abs=NEAR)


@pytest.mark.rule("SE-FIRE-02", "SE-FIRE-12", "SE-COMBAT-09")
@pytest.mark.parametrize(
    ("first", "second", "value"),
    [
        ({"CA": 3, "attack": 1}, {"CA": 3, "defense": 2}, exact(Corps(3, 2, 2), Corps(3, 2, 3), "DA")),
        ({"CA": 2, "tactics": 1}, {"CA": 2}, exact(Corps(2, 2, 3), Corps(2, 2, 3), "AD")),
        ({"SC": 4}, {"CA": 2}, exact(Corps(4, 1, 2), Corps(2, 2, 4), "DA")),
        ({"DD": 3}, {"SC": 3}, exact(Corps(3, 1, 4), Corps(3, 1, 3), "AD")),
    ],
)
def test_battles_of_space_empires(first: Forces, second: Forces, value: float) -> None:
    assert won(EMPIRES, first, second)[0] == pytest.approx(value, abs=NEAR)


@pytest.mark.rule("SE-TERRAIN-02")
def test_in_asteroids_all_fire_last_without_better_guns() -> None:
    """The defender first, and attack technology counts for nothing."""
    value = exact(Corps(2, 3, 4), Corps(2, 2, 3), "DA")
    for first, second in (({"BB": 2}, {"BC": 2}), ({"BB": 2, "attack": 3}, {"BC": 2, "attack": 2})):
        assert won(EMPIRES, first, second, asteroids=1)[0] == pytest.approx(value, abs=NEAR)
        assert won(EMPIRES, first, second)[0] != pytest.approx(value, abs=NEAR)


@pytest.mark.rule("FS-COMBAT-22", "FS-DMG-05")
def test_combats_of_dice_alone() -> None:
    """No card, and looks that are all alike: nothing to choose."""
    expected = chances(POSITIONS["dice alone"])
    found = won(STARS, {"scout": 2}, {"cultist": 2}, no_cards=1)
    assert found == pytest.approx((expected["attacker"], expected["defender"]), abs=NEAR)


def dealt(piece_: str, dice: int, cards: tuple[str, ...]) -> Side:
    """Two units of a type that play these cards, one a round."""
    return Side(in_order((piece(piece_),) * 2), Luck((0, 0, 0), dice, plays(cards, 3)), cards, sure=True)


@pytest.mark.rule("FS-COMBAT-12", "FS-CARD-16")
def test_combats_with_known_cards_are_exact() -> None:
    """A hand of one card: all dice are counted, and nothing is said to be uncertain."""
    both = ("space_marines", ("scout", "scout"), "blessed_power_armour", 0), ("chaos", ("cultist", "cultist"), "", 0)
    expected = chances(Position(*both))
    dice = [sum(UNITS[id].combat for id in side[1]) for side in both]
    found = reckoned(dealt("scout", dice[0], ("blessed_power_armour",) * 3), dealt("cultist", dice[1], ()), SAMPLES)
    told = found.first / WHOLE, found.second / WHOLE
    assert told == pytest.approx((expected["attacker"], expected["defender"]), abs=2e-6) and found.error == 0
    assert [note.key for note in found.notes] == ["forbidden_stars-odds-cards"]


@pytest.mark.rule("FS-COMBAT-05", "FS-CARD-16")
def test_dice_of_a_card_count_from_its_round_on_and_weigh_as_they_fall() -> None:
    """In two rounds one card comes first as often as last; its die shows a bolter in half of all cases."""
    found = plays(("faith_in_the_emperor", "ambush"), 2)
    total, second = sum(one.weight for one in found), [one for one in found if one.line.attack[0] == 3]
    assert sum(one.weight for one in second) * 2 == total
    assert sum(one.weight for one in second if one.line.attack[1] == 2) * 4 == total


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"scout": 2}, {"cultist": 2}),
        ({"aspect_warrior": 3}, {"chaos_space_marine": 2, "cultist": 1}),
    ],
)
def test_samples_are_within_what_is_said_of_them(
    first: Forces, second: Forces, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the decks of the beginning, whose hands are not known: against twice as many and more."""
    found = STARS.odds(Battle(first, second))
    assert 0 < found.error <= NEAR * WHOLE
    monkeypatch.setattr(stars, "NEAR", 0)
    monkeypatch.setattr(stars, "MOST", 16384)
    reckoned.cache_clear()
    assert STARS.odds(Battle(first, second)).first == pytest.approx(found.first, abs=found.error)
    reckoned.cache_clear()


def test_few_ways_are_all_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole deck on both sides once the dice lie open; samples come near to it."""
    deck = ("ambush", "ambush", "blessed_power_armour", "faith_in_the_emperor", "fury_of_the_ultramar")
    sides = dealt("scout", 0, deck), dealt("space_marine", 0, deck)
    found = reckoned(*sides, SAMPLES)
    monkeypatch.setattr(stars, "EXACT", 0)
    reckoned.cache_clear()
    near = reckoned(*sides, SAMPLES)
    assert found.error == 0 < near.error and near.first == pytest.approx(found.first, abs=near.error)
    reckoned.cache_clear()


# --- bounds ----------------------------------------------------------------------------------------------------------

GREATEST = [
    (TWILIGHT, {"war_sun": 2, "dreadnought": 5, "cruiser": 8, "destroyer": 8, "carrier": 4, "fighter": 40}),
    (TWILIGHT, {"infantry": 40, "dreadnought": 5}),
    (ECLIPSE, {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}),
    (EMPIRES, {"BB": 10, "CA": 5, "SC": 5}),
    (STARS, {"land_raider": 5, "bastion": 1, "reinforcement": 3}),
]


@pytest.mark.parametrize(("battles", "force"), GREATEST)
def test_the_greatest_battles_take_a_moment(battles: Battles, force: Forces) -> None:
    """Processor time, with room for a slow machine."""
    began = process_time()
    battles.odds(Battle(force, force))
    assert process_time() - began < 3


@pytest.mark.parametrize(
    ("battles", "force"),
    [
        (TWILIGHT, {"dreadnought": 6}),
        (TWILIGHT, {"fighter": 99}),
        (TWILIGHT, {"flagship": 1}),
        (TWILIGHT, {"cruiser": 1, "sol": 1, "hacan": 1}),
        (TWILIGHT, {}),
        (ECLIPSE, {"interceptor": 9}),
        (ECLIPSE, {"interceptor": 1, "interceptor.hull": 9}),
        (EMPIRES, {"DN": 30}),
        (EMPIRES, {"BASE": 25}),
        (STARS, {"scout": 3, "land_raider": 3}),
        (STARS, {"scout": 1, "cultist": 1}),
        (STARS, {"strike_cruiser": 1}),
    ],
)
def test_what_the_box_does_not_hold_is_refused(battles: Battles, force: Forces) -> None:
    other = {TWILIGHT: {"cruiser": 1}, ECLIPSE: {"cruiser": 1}, EMPIRES: {"CA": 1}, STARS: {"nob": 1}}[battles]
    with pytest.raises(IllegalAnswer):
        battles.odds(Battle(force, other))


# --- the chain -------------------------------------------------------------------------------------------------------


def test_thinned_hits_keep_their_moments() -> None:
    many = hits(((3, 20), (6, 10)), 10)
    few = thinned(many)

    def moment(of: tuple[tuple[int, int], ...], power: int) -> float:
        return sum(n**power * p for n, p in of) / sum(p for _, p in of)

    assert len(few) == 5 < len(many)
    assert [moment(few, n) for n in (1, 2, 3)] == pytest.approx([moment(many, n) for n in (1, 2, 3)], rel=1e-3)


def test_a_chain_ends_where_nothing_changes_any_more() -> None:
    after = {(0, 0): {(0, 0): ALL // 2, (1, 0): ALL // 4, (0, 1): ALL // 4}}
    found = endings({(0, 0): ALL}, lambda state: dict(after.get(state, {})), lambda state: -sum(state))
    assert found.spread == {(1, 0): ALL // 2, (0, 1): ALL // 2}


# --- the battle at hand ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-INIT-01", "EC-RETREAT-01")
def test_the_battle_at_hand_goes_on_where_its_round_stands() -> None:
    """Of an interceptor each the defender shoots first; both sides read the same."""
    game = field(owner=0)
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    asked = play(eclipse_battle.fight(game, skirmish), others="stop").open
    assert asked is not None and asked.kind in ECLIPSE.asked
    (own,), (other,) = (ECLIPSE.at_hand(make_view.see(game.state, seat), seat, asked.of(seat)) for seat in (1, 0))
    assert own[:2] == (1, 0) and other[:2] == (0, 1)
    assert own.odds.first == other.odds.second == pytest.approx(EQUALS[asked.shown[0]] * WHOLE, abs=2)


EQUALS = {0: 5 / 11, 1: 6 / 11}
"""How often the attacker wins with one interceptor each where the defender's turn has come, and where its own has."""


def test_ancients_are_named_where_they_fight() -> None:
    lesson = lesson_of("eclipse/combat")
    table = opened(lesson, rules_of("eclipse"))
    table.answer(PUPIL, "pass")
    assert table.ask is not None and table.ask.of(PUPIL).kind == "engage"
    (told,) = ECLIPSE.at_hand(table.rules.view(table.state, PUPIL), PUPIL, table.ask.of(PUPIL))
    assert told.names == (seat_name(PUPIL), T("eclipse-combat-ancients"))


@pytest.mark.rule("TI-RETREAT-01", "TI-AFB-01")
def test_both_sides_read_the_same_of_a_combat_at_hand() -> None:
    """Damaged ships and the round count; the guns have fired."""
    game = row(46, 27)
    fleet_of(game, 0, "46", cruiser=2, dreadnought=1, damaged={"dreadnought": 1})
    fleet_of(game, 1, "46", fighter=3, carrier=1)
    own(game, 1, "new_albion")
    asked = play(space_combat.fight(game, combat(game, "46")), others="stop").open
    assert asked is not None and asked.kind in TWILIGHT.asked
    both = [TWILIGHT.at_hand(see(game.state, seat), seat, asked.of(seat)) for seat in (0, 1)]
    assert both[0] == both[1] != ()
    assert not TWILIGHT.at_hand(see(game.state, 2), 2, asked.of(2))
