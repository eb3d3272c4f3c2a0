"""What is worked out once for a view is worked out once, and holds for nobody else."""

from __future__ import annotations

import pytest

from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.reckoning import forces, galaxy, worth
from engine.ti4.minds.tactics import landing, plans
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import reading
from tests.engine.ti4.positions import board, fleet, home, learn, near_home


def settlers() -> Game:
    """A carrier with ground forces at home, and others who come near."""
    game = board(seats=4)
    fleet(game, 0, home(game, 0), carrier=1, infantry=2)
    fleet(game, 1, near_home(game, 0)[0], carrier=1, infantry=1)
    return game


def test_who_could_come_is_looked_up_once_for_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    at, looked, going = reading(settlers()), list[int](), worth._going
    monkeypatch.setattr(worth, "_going", lambda at, one, far: looked.append(far) or going(at, one, far))
    plans.every(at)
    assert looked
    looked.clear()
    for system in galaxy.of(at).systems:
        worth.threat(at, system)
        worth.invaders(at, system)
    again = len(looked)
    for system in galaxy.of(at).systems:
        worth.threat(at, system)
        landing.garrison(at, next(iter(galaxy.planets(at))))
    assert len(looked) == again


def test_what_was_worked_out_serves_the_next_question_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = settlers(), list[str]()
    first = plans.every(reading(game))
    prize = landing.prize

    def counted(at: plans.At, planet: PlanetView) -> int:
        seen.append(planet.id)
        return prize(at, planet)

    monkeypatch.setattr(landing, "prize", counted)
    assert plans.every(reading(game)) is first and not seen
    game.player(0).tactic += 1
    assert plans.every(reading(game)) is not first and seen


def test_what_one_character_worked_out_serves_no_other() -> None:
    game = settlers()
    of_one, of_another = (galaxy.of(reading(game, kind=kind)) for kind in ("sharp", "calm-raider"))
    assert of_one.known is not of_another.known
    assert galaxy.of(reading(game, kind="sharp")).known is of_one.known
    grim = reading(game, kind="sharp")
    grim.memory["hurt by 1"] = 1
    assert galaxy.of(grim).known is not of_one.known


def test_unit_cards_follow_what_is_learned() -> None:
    game = settlers()
    before = forces.cards(reading(game).view.seats[0])
    learn(game, 0, "carrier_2")
    assert forces.cards(reading(game).view.seats[0])["carrier"] != before["carrier"]
    seat = reading(game).view.seats[0]
    assert forces.cards(seat) is forces.cards(seat)
