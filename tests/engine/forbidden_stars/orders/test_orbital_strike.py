"""Orbital strikes. FS-ORBIT"""

from __future__ import annotations

import pytest

from engine.ask import PickOne, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import damage
from engine.forbidden_stars.components import ORDER_UPGRADES
from engine.forbidden_stars.orders import advance, orbital_strike
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name
from tests.engine.forbidden_stars.positions import (
    BOLTER,
    MORALE,
    SHIELD,
    dice,
    kinds,
    ordered,
    own,
    play,
    ready,
    station,
)

Dealt = list[tuple[Seat, str, int, bool]]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Dealt:
    """Damage is noted instead of assigned."""
    found: Dealt = []

    async def assign(
        game: Game, seat: Seat, area: str, amount: int, *, routs: bool = False, first: str | None = None
    ) -> None:
        found.append((seat, area, amount, routs))

    monkeypatch.setattr(damage, "assign", assign)
    return found


@pytest.fixture
def game() -> Game:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-SW", cultist=2)
    return game


@pytest.mark.rule("FS-ORBIT-02", "FS-ORBIT-03", "FS-ORBIT-04")
def test_ships_strike_adjacent_enemy_worlds_of_the_active_system(game: Game) -> None:
    station(game, 1, "10A-SE", cultist=1)
    station(game, 1, "5A-SW", cultist=1)
    assert orbital_strike.targets(game, 0, "10A") == [orbital_strike.Target("10A-NW", "10A-SW")]


@pytest.mark.rule("FS-ORBIT-05", "FS-ORBIT-15")
def test_a_bastion_forbids_it_but_for_a_card(game: Game) -> None:
    station(game, 1, "10A-SW", bastion=1)
    assert orbital_strike.targets(game, 0, "10A") == []
    own(game, 0, "drop_pods")
    assert len(orbital_strike.targets(game, 0, "10A")) == 1
    game.player(0).used = ["drop_pods"]
    assert orbital_strike.targets(game, 0, "10A") == []


@pytest.mark.rule("FS-ORBIT-06", "FS-ORBIT-07", "FS-ORBIT-08", "FS-ORBIT-10", "FS-ROUT-04")
def test_dice_of_ships_that_stand_and_a_damage_for_each_bolter(game: Game, dealt: Dealt) -> None:
    game.area("10A-NW").units[0][0].routed = True
    dice(game, BOLTER, SHIELD)
    play(orbital_strike.offer(game, 0, "10A"), ("strike", "10A-NW:10A-SW"), others="stop")
    assert dealt == [(1, "10A-SW", 1, False)]
    assert game.state.strike is None


@pytest.mark.rule("FS-ORBIT-11")
def test_eight_dice_at_most(game: Game, dealt: Dealt) -> None:
    station(game, 0, "10A-NW", battle_barge=3)
    dice(game, *[BOLTER] * 20)
    play(orbital_strike.offer(game, 0, "10A"), ("strike", "10A-NW:10A-SW"), others="stop")
    assert dealt[0][2] == 8


@pytest.mark.rule("FS-ORBIT-01", "FS-ADV-12")
def test_it_is_offered_where_no_area_was_contested(game: Game, dealt: Dealt) -> None:
    dice(game, MORALE, MORALE, MORALE, BOLTER)
    ordered(game, 0, "advance", "10A")
    played = play(advance.resolve(game, 0, "10A"), ("strike", "10A-NW:10A-SW"), others="pass")
    assert kinds(played)[-1] == "strike"
    assert dealt == [(1, "10A-SW", 1, False)]


@pytest.mark.rule("FS-ORBIT-12", "FS-UPG-11")
def test_each_faction_has_two_cards_for_it_one_of_which_ignores_bastions() -> None:
    for faction in ("space_marines", "chaos", "orks", "eldar"):
        cards = [card for card in ORDER_UPGRADES.values() if card.faction == faction and card.orbital]
        assert len(cards) == 2 and sum(card.ignores_bastion for card in cards) == 1


@pytest.mark.rule("FS-ORBIT-13", "FS-ORBIT-14", "FS-UPG-08")
def test_cards_are_chosen_before_the_roll_and_turned_down(game: Game, dealt: Dealt) -> None:
    own(game, 0, "rain_of_fire", "drop_pods")
    played = play(
        orbital_strike.offer(game, 0, "10A"),
        ("strike", "10A-NW:10A-SW"),
        ("strike_cards", ["rain_of_fire", "drop_pods"]),
        others="pass",
    )
    assert kinds(played)[:2] == ["strike", "strike_cards"]
    assert game.player(0).used == ["rain_of_fire", "drop_pods"]


@pytest.mark.rule("FS-ORBIT-07")
def test_a_target_says_how_many_dice_are_rolled_and_against_whom(game: Game) -> None:
    asked = play(orbital_strike.offer(game, 0, "10A"), others="stop").open
    assert asked is not None
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    against = T("forbidden_stars-held-by", seat=seat_name(1), pieces=(words.units_of("cultist", 2),))
    assert shape.options[0].more == T("forbidden_stars-strike-odds", n=4, against=against)


@pytest.mark.rule("FS-ORBIT-13", "FS-CARD-07")
def test_a_chosen_card_that_can_only_help_is_not_asked_about_again(game: Game, dealt: Dealt) -> None:
    own(game, 0, "rain_of_fire")
    dice(game, *[MORALE] * 5)
    answers = [("strike", "10A-NW:10A-SW"), ("strike_cards", ["rain_of_fire"])]
    played = play(orbital_strike.offer(game, 0, "10A"), *answers, others="stop")
    assert kinds(played) == ["strike", "strike_cards"]
    assert dealt == [(1, "10A-SW", 1, False)], "the gained die or another one is turned"
